### What the lobby says when something of it is opened, and at the ways to a table, English.

page-your-tables = Your tables
page-play-now = Play
page-learn-short = Learn
page-new-to-you = New to you
page-your-move = Your move
page-waits = Others decide
page-finished = Finished
page-you = you
page-save = Save
page-onlookers = Onlookers
page-hints = Hints
page-hints-alone = With bots only
page-hints-unrated = Not rated: hints are allowed here.
page-to-lobby = To the lobby
page-yes = yes
page-no = no
page-none = none
page-wrong-link = This link opens no seat. Ask for a new one.
page-members-only = This table is for the members of a club. Log in as a member to sit down or watch.
page-no-table = There is no such table.
page-rules = Rules
page-log-out = Log out
page-account = Account
page-account-about = Optional. An account gathers your tables. Without one, this browser remembers them.
page-account-is = Logged in as { $name }. Your tables are gathered here.
page-account-name = Name
page-password = Password (8 characters or more)
page-register = New account
page-wrong-password = Name and password do not match.
page-name-taken = This name is taken.
page-refused-400 = Something is not right. Check what you entered.
page-refused-403 = This is not open to you.
page-refused-404 = It is no longer there.
page-refused-409 = Something has changed meanwhile. Look again.
page-refused-413 = That is too long.
page-name-link = A name cannot hold a link.
page-name-letters = A name can have visible letters, digits, spaces, dots and hyphens.
page-name-scripts = A word of a name has letters of one alphabet: Latin, Cyrillic or Greek.
page-name-like = This name looks like one that is taken.
page-account-manage = Manage this account
page-account-closed = This account is closed. Ask the people who run this server.
page-account-delete = Delete this account
page-account-delete-about = Your games stay for the others, without your name. Your notes and notices are deleted. This cannot be undone.
page-password-wrong = The password is wrong.
page-password-old = Current password
page-password-new = New password (8 characters or more)
page-password-change = Change the password
page-password-confirm = Your password, to be sure
page-password-set = A new password
page-password-set-about = This link works once. You will be logged out on all other devices.
page-everywhere = Log out everywhere
page-everywhere-about = On every device. Links to seats stay good.
page-link-used = This link was used already, or is too old.
page-mail-confirm = Send a mail to this address when it is your move?
page-mail-confirm-do = Yes, send mails
page-mail-confirm-done = Confirmed. You get a mail when it is your move and you are not looking.
page-mail-stop = No more mails about this table?
page-mail-stop-do = Stop the mails
page-mail-stop-done = Done. There will be no more mails about this table.
page-minutes = { $n } min
page-no-lessons = No lessons for this game yet
page-lesson-at = { $title }, step { $step } of { $of }
page-lesson-go-on = Go on: { $step } of { $of }
page-go-on = Go on

## An invitation

page-invited = You are invited
page-invites-you = { $player } invites you
page-free = free
page-taken = taken
page-watch = Watch
page-sit-already = You sit at this table already.
page-to-seat = To your seat
page-invite-spent = This invitation was used or taken back. Ask for a new one.
page-practice = Practice
page-practice-about = A practice table: the deal was chosen, so somebody may know it.
page-book-none = This game has no rulebook yet. This is its exact specification.

## Tables of friends, and open ones

page-choose-seat = Choose a seat
page-no-account = No account needed.
page-order-lot-about = Seats are drawn by lot when the game starts.
page-all-taken = All seats are taken.
page-seat-taken = Somebody was quicker: this seat is taken.
page-table-name = Name of the table
page-gallery-read = Players read what they say
page-n-wait = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
page-gathers = { $n ->
    [0] Everybody is seated
    [one] { $n } seat free
   *[other] { $n } seats free
}
page-thinks = { $player } decides
page-n-new = { $n } new
page-n-more = { $n } more
page-left-minutes = { $n } min left
page-left-hours = { $n } h left
page-left-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
page-standing-year = Year { $year } · round { $round }
page-standing-week = Round { $week }
page-standing-round = Round { $round }
page-list-waiting = To join
page-list-running = To watch
page-list-finished = Finished
page-list-waiting-none = Nobody waits for players just now. Set a table with a friend’s seat and open it to all.
page-list-running-none = No open game is being played just now.
page-list-finished-none = No open game has been finished yet.
page-list-more = More tables
page-all-games = All games
page-any-language = Any language
page-any-pace = Any pace
page-invites = { $player } invites
page-join = Join
page-who-joins = Who may join
page-private = Private
    .text = Only people with your link.
page-open = Open to all
    .text = Everybody finds the table in the lobby and may join.
page-open-to = Open to
page-open-to-all = Everybody
page-open-club-about = Only members of the club find the table, sit down or watch.
page-open-club = Open to the club
page-club-full = Many tables of this club are waiting for players already. Join one of them, or wait until one begins.
page-replay-short = Replay
page-bring-large = This file is too large for a record of one game.
page-gone = If somebody concedes
page-gone-bot = A bot plays on
page-gone-out = The seat is out
page-told-open = An open table that fits you has opened
page-mail-confirm-open = Send a mail to this address when an open table fits you?
page-mail-confirm-open-do = Yes, send mails
page-mail-confirm-open-done = Confirmed. You get a mail when an open table fits you.
page-mail-stop-open = No more mails about open tables?
page-mail-stop-open-do = Stop the mails
page-mail-stop-open-done = Done. There will be no more mails about open tables.
page-save-picture = Save picture
page-notices-blink = The title blinks when it is my turn
page-notices-chime = Two soft notes when it is my turn
page-pace-none = no clock
page-pace-live = live
page-pace-days = by correspondence
page-rating-for = For players rated
page-rating-any = any
page-rating-between = { $low }–{ $high }
page-rating-upto = up to { $high }
page-rating-from = { $low } and more
page-rating-must = only { $rating }
page-rating-only = Others are turned away, unless they have the link
page-fits-me = For my rating
page-tell-me = Tell me of new ones

## Who plays a bot's seat

page-who-plays = Who plays against you?
page-surprise = Surprise me
page-temper = Temper
page-temper-daring = daring
    .not = careful
page-temper-harms = harms
    .not = builds
page-temper-late = late
    .not = early
page-temper-spends = spends
    .not = hoards
page-temper-about = Temper is how somebody plays, strength how well: each of them plays at any strength. Nobody cheats: a bot sees what its seat may see.
page-strength = Strength
page-seat = Seat
page-seat-character = Seat { $name }
page-no-character = Only a strength, nobody in particular
page-back-to-table = Back to the table

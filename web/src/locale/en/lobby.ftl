### The lobby and what every page says, English.

page-motto = Three heavy games, one quiet table.
page-unofficial = Unofficial. Own drawings and own words. Please own a copy of the games you love.
page-choose-game = Choose a game
page-seats-range = { $from }–{ $to } players
page-your-tables = Your tables
page-your-move = Your move
page-waits = Others decide
page-finished = Finished
page-set-table = Set the table
page-seats = Seats
page-you = you
page-you-cap = You
page-bot = Bot
page-bot-name = { $n ->
    [1] Vera
    [2] Tomasz
   *[other] Nina
}
page-friend = Friend
page-by-link = Invite by link
page-your-name = Your name
page-save = Save
page-remove-seat = Remove seat { $seat }
page-add-seat = Add a seat
page-more-options = More options
page-onlookers = Onlookers
page-hints = Hints
page-hints-alone = With bots only
page-sealed-about = The deal is sealed before you sit down. You can check it when the game is over.
page-sit = Sit down
page-read-rules = Read the rules first
page-language = Language
page-dark = Dark theme
page-light = Light theme
page-to-lobby = To the lobby
page-yes = yes
page-no = no
page-none = none
page-close = Close
page-offline = Offline. Trying to reach the table …
page-wrong-link = This link opens no seat. Ask for a new one.
page-no-table = There is no such table.
page-rules = Rules
page-pace = Pace
page-log-in = Log in
page-log-out = Log out
page-account = Account
page-account-about = Optional. An account gathers your tables. Without one, this browser remembers them.
page-account-is = Logged in as { $name }. Your tables are gathered here.
page-account-name = Name
page-password = Password (8 characters or more)
page-register = New account
page-wrong-password = Name and password do not fit.
page-name-taken = This name is taken.
page-too-often = Too many attempts. Try again in a minute.
page-about = Arcanum { $version }, { $build ->
    [compiled] compiled rules
   *[interpreted] interpreted rules
}; versions of the rules: { $rules }.
page-account-manage = Manage this account
page-account-closed = This account is closed. Ask the people who run this server.
page-account-delete = Delete this account
page-account-delete-about = Your games stay for the others, without your name. Your notes and notices are deleted. This cannot be undone.
page-password-wrong = The password is wrong.
page-password-old = Password until now
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
page-learn = Learn by playing
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
page-cards = Card browser
page-people = People
page-first-game = First game
page-first-game-about = The set-up that the rules advise for a first game.
page-as-last-time = As last time

## Tables of friends, and open ones

page-choose-seat = Choose a seat
page-no-account = No account needed.
page-order-lot-about = Seats are drawn by lot when the game starts.
page-all-taken = All seats are taken.
page-seat-taken = Somebody was quicker: this seat is taken.
page-here-cap = Here
page-somebody-here = Somebody here
page-name-here = Name of the person here
page-table-name = Name of the table
page-who-joins = Who may join
page-private = Private
    .text = Only people with your link.
page-open = Open to all
    .text = Everybody finds the table in the lobby and may join.
page-gallery-read = Players read what they say
page-n-wait = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
page-gathers = { $n ->
    [0] All sit
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
page-standing-week = Week { $week }
page-standing-round = Round { $round }
page-open-tables = Open tables
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
page-replay-short = Replay
page-bring = Open a record
page-bring-large = This file is too large for a record of one game.
page-away-own = Meanwhile: tables of your own
page-clock-none = No clock
    .text = Everyone takes the time they need.
page-clock-quick = Quick
page-clock-live = Live
page-clock-days = Over days
page-clock-minutes = { $bank } min for each player, { $add } s more each turn. When the time is up, the others are asked.
page-clock-hours = { $bank } h for each player, { $add } h more each turn. When the time is up, the others are asked.
page-weekends = Clocks stand on weekends
page-gone = Who concedes
page-gone-bot = A bot plays on
page-gone-out = Is out
page-told-open = An open table that fits you has opened
page-mail-confirm-open = Send a mail to this address when an open table fits you?
page-mail-confirm-open-do = Yes, send mails
page-mail-confirm-open-done = Confirmed. You get a mail when an open table fits you.
page-mail-stop-open = No more mails about open tables?
page-mail-stop-open-do = Stop the mails
page-mail-stop-open-done = Done. There will be no more mails about open tables.
page-rating-for = For players rated
page-rating-any = any
page-save-picture = Save picture
page-notices-blink = The title blinks when it is my turn
page-notices-chime = Two soft notes when it is my turn
page-rating-between = { $low }–{ $high }
page-rating-upto = up to { $high }
page-rating-from = { $low } and more
page-pace-none = no clock
page-pace-live = live
page-pace-days = by correspondence
page-rating-only = Others are turned away, unless they have the link
page-rating-must = only { $rating }
page-fits-me = For my rating
page-tell-me = Tell me of new ones

## Who plays a bot's seat

page-who-plays = Who plays against you?
page-surprise = Surprise me
page-choose-character = Choose who plays
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

### The table, English.

page-decision = Your decision
page-options = Your options
page-board = Table
page-your-turn = Your turn
page-everyone-at-once = Everyone at once
page-waiting = Please wait
page-one-moment = One moment …
page-one-decides = { $player } is deciding.
page-several-decide = Still deciding: { $player }.
page-onlooker = Onlooker
page-only-looking = You are looking on. Only players decide.
page-step = step { $n } of { $of }
page-over = The game is over
page-wins = { $player } wins
    .you = You win
page-share = Shared victory: { $players }
page-offline-kept = Offline. Your click is kept and sent once.
page-undo = Undo
page-ask-undo = Ask to undo
page-asks-undo = { $player } would like to take a step back.
page-asks-bot = { $player } proposes that a bot plays for { $other }.
page-asked = Asked: { $players }
page-agree = Agree
page-disagree = No
page-rule = Rule { $rule }

page-side = Log, chat and rules
page-sections = Parts of the table
page-tab-board = Board
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-notes = Notes
page-tab-seen = Seen
page-tab-more = More
page-log = What happened
page-stood-in = { $player }: the bot “{ $bot }” gave no answer in time. “{ $other }” decided for it.
page-older = Show { $n } older lines
page-since = since your last look
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-players = Only players can chat.
page-chat-line = Say something
page-send = Send
page-notes-about = Notes to yourself. Nobody else sees them.
page-players = Players
page-here = here
page-away = away
page-left = has left
page-copy = Copy link
page-copied = Copied
page-copy-onlooker = Copy link for onlookers
page-bot-for = Let a bot play
page-text-mode = Text mode
page-letters = Letters as shortcuts
page-key-1 = take that option
page-key-2 = end the step
page-key-3 = undo
page-key-4 = list all options
page-key-5 = text mode
page-key-6 = log
page-key-7 = large card
page-key-8 = why not?
page-key-9 = close what is open
page-key-10 = hint
page-sealed = The deal is sealed:
page-back = I am back
page-leave = Leave the table
page-skip-options = To your options
page-skip-log = To the log
page-large-card = Large card

page-keys = Keys and text
page-welcome = Who is at the table
page-invite = Send each player their link.
page-copy-for = Link for { $player }
page-back-here = Back to before this
page-back-to = Back to step { $n }
page-missed = While you were away
page-missed-n = { $n ->
    [one] { $n } thing happened while you were away.
   *[other] { $n } things happened while you were away.
}
page-missed-keys = The space bar pauses, the arrows go step by step, Esc goes to now.
page-show-me = Show me
page-time-left = Time left
page-hours = { $h } h { $m } min
page-days = { $d } d { $h } h
page-notices = When it is my move
page-notices-about = Never while you look at this table, and at most once a minute.
page-notices-browser = Notify while this page is open
page-notices-browser-on = This browser tells you while the page is open.
page-notices-push = Notify this device
page-notices-email = E-mail address
page-notices-webhook = Webhook address
page-notices-end = Stop
page-notices-not = This browser did not allow it.

page-hint = Hint
page-hint-ask = What I would do
page-hint-busy = Thinking …
page-hint-about = Estimated chances of winning, from a short search that uses only what you know.
page-hint-none = No answer in time. Please ask again.
page-hint-wait = That was quick. Wait a little, then ask again.
page-no-hints = No hints here: other people play at this table.
page-no-hints-host = The host allows no hints at this table.
page-chance = { $n }%

page-analysis = Analysis
page-analyse = Analyse this game
page-analysis-chart = Chances of winning during the game, as each player could judge them
page-costly = The decisions that cost most
page-costly-none = This search found no decision that cost anything.
page-costly-who = Decision { $n }, { $player }:
page-costly-line = { $played } ({ $chance }%). Better: { $best } ({ $better }%).
page-to-decision = To decision { $n }

page-again = Play again
page-record = Record
page-fair-yes = This deal was checked: it is as promised.
page-fair-no = This deal does not match what was promised!
page-replay = Step through the game
page-first = To the start
page-prev = One step back
page-next = One step on
page-last = To the end
page-play = Play
page-pause = Pause
page-decision-of = decision { $n } of { $of }
page-whose = Whose knowledge
page-all-hands = All hands
page-play-on = Play on from here
page-to-score = Score

## What several games say of their tables

page-hidden-cards = { $n ->
    [one] { $n } card, hidden from you
   *[other] { $n } cards, hidden from you
}
page-details = Details of { $player }
page-your-side = Your side
page-first-player = first
page-choosing = choosing…
page-sealed-short = sealed
page-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-n-players = { $n } players
page-show-table = Table
view-level = Level
view-space = Space
view-round = Round
view-first = First player
view-active = Active player
view-waiting = To decide
view-dice = Dice of this game
view-deck = Draw pile
view-count = Number
view-top = Top card
view-discard = Discard pile
view-cards = Cards
view-limit = Limit
view-hand = Hand
view-face = Face
view-drawn = Drawn cards
view-score = Score
view-total = Total
view-scores = Scores
view-winners = Winners
view-card = Card
view-turned = Turned
view-tokens = Tokens
view-points = Points
page-choose-another = Choose another

# when the rules of a running table change
page-rules-changed = From here on the game follows version { $version } of the rules. Changed: { $rules }.
page-rules-again = { $n ->
    [one] The last step before it was played again by the new rules.
   *[other] The last { $n } steps before it were played again by the new rules.
}
page-rules-notice = The rules have changed since this game began ({ $rules }). Version { $version } applies from your next decision on.
page-rules-go-on = Go on
page-rules-end = Propose to end the game
page-asks-end = { $player } proposes to end the game without a result.
page-ended-agreed = The players ended the game by agreement, without a result.

## Notices that wait, or were turned off

page-notices-waiting = Please use the link in the mail that we sent. Nothing else is sent before that.
page-notices-off = Notices to { $target } are off: the answer was { $why }. Check the address and set it again.

## Before the deal, and whether it was fair

page-gathering = Waiting for friends · { $n } of { $of } sit
page-gathering-asked = Waiting for an answer: { $who }.
page-gathering-host = { $n ->
    [one] One seat is free. Send the link, or give the seat to a bot.
   *[other] { $n } seats are free. Send the link, or give the seats to bots.
}
page-gathering-guest = { $n ->
    [one] One seat is still free. The cards are dealt when everybody sits.
   *[other] { $n } seats are still free. The cards are dealt when everybody sits.
}
page-free-seat = A free seat
page-free-about = whoever opens the link may take it
page-asked-about = is asked for a rematch. Whoever opens the link may take the seat too
page-host = host
page-you-host = you, host
page-new-link = New link
page-new-link-about = The old link opens nothing any more.
page-give-to-bot = A bot
page-parts-about = Everybody who sits down adds a random part to it.
page-deal = The deal
page-deal-secret = Others are still playing this deal. What it was made of, all hands, the record and the analysis are shown when they are done.
page-parts-told = { $n ->
    [0] The server made it alone. Its seed:
    [one] Made by the server and one seat. Its seed:
   *[other] Made by the server and { $n } seats. Its seed:
}
page-fair-cannot = Not checked: the address is not https. The command “arcanum replay --verify” can check it.
page-absent-cannot-agree = Not possible. Only those at the table can agree to it.
page-came-out = Not possible. Something has come out since then.
# others' turns, step by step
page-play-previous = Step back
page-play-next = Next step
page-play-go-on = Go on
page-play-to-my-turn = To my turn
page-play-to-now = To the end
page-tab-steps = This turn
page-others-pace = Others' turns
page-others-pace-slow = slow
page-others-pace-quick = quick
page-others-pace-key = on key
page-others-pace-off = off
page-others-pace-help = Slow: 1.6 s a step; quick: 0.4 s; on key: each step waits for you; off: the result at once.
page-asks-costly = Ask before something costly
page-hint-joins = A hint adds its card to those you have laid. It sends nothing.
page-hint-draft = The cards that the hint would use are already placed elsewhere.
page-recap = A recap at the end of each round
page-recap-each = Recap each round
page-recap-again = Show the round again
page-recap-source = Source
page-recap-now = Now
page-see-moment = See this moment
page-prices = Show what options take and bring
page-scores-so-far = Show running scores
page-score-now = Points if the game ended now
page-strip = Show the parts of a turn and what they are for
page-tips = Explain symbols (hover or long press)

## One link for the table, and a host who starts

page-one-link = One link for the table
page-one-link-about = Whoever opens it picks a free seat and a name. No account.
page-link-dies = The link stops working when all seats are taken. Players can still come back.
page-qr = QR code of the link
page-share-link = Send
page-show-large = Show large
page-order = Order
page-order-chosen = As they sit
page-order-lot = By lot
page-this-screen = this screen
page-sat = sat down { $ago }
page-seat-up = { $player }: one seat up
page-seat-down = { $player }: one seat down
page-remove = Ask { $player } to get up
page-start = Start
page-n-free = { $n } free
page-seats-free = Some seats are still free.
page-all-sit = Everybody is seated. Start when you are ready.
page-all-sit-guest = Everybody is seated. { $player } starts the game.
page-takes-seat = { $player } takes a seat.
page-told-sits = takes a seat.
page-told-removed = got up from the table.

## Several people at one screen

page-at-screen = { $n } at this screen
page-screen-public = The screen shows what everybody may see.
page-screen-own = The screen shows what { $player } knows.
page-screen-hide = Hide my cards
page-screen-show = { $player }’s cards
page-hand-to = Hand the screen to { $player }
page-hand-screen = Hand the screen to
page-i-am = I am { $player }
page-back-to-player = Back to { $player }
page-stay-public = Not now
page-turn-of = { $player }: your turn
page-cover-about = What only one person may see is fetched after this click. Decisions with nothing secret in them need no cover.
page-cover-log = Only what everybody may see.

## Chat

page-unread = { $n ->
    [one] { $n } unread line
   *[other] { $n } unread lines
}
page-log-line = log line { $n }
page-cite = Speak about this line in the chat
page-mute = Mute
page-mute-who = Mute { $player }
page-unmute = Hear { $player } again
page-phrases = Quick phrases
page-say-hello = Hello!
page-say-luck = Good luck, have fun!
page-say-thanks = Thank you!
page-say-well-played = Well played!
page-say-moment = One moment, please.
page-say-back = I am back.
page-say-your-turn = It is your turn.
page-say-oops = Oops, that was a slip.
page-say-rematch = Another game?
page-say-hidden = (hidden by the people who run this server)
page-gallery-empty = No onlooker has said anything yet.
page-gallery-about = The onlookers’ room. Players read it when the game is over, or earlier if the table allows it.
page-copy-moment = Link to this moment

## Analyses, puzzles, bots that think

page-analysis-about = A search judges each decision by what its player knew then: roughly all of them, and the costliest ones longest.
page-analysis-runs = About { $n } s to go. You may close the page meanwhile.
page-analysis-stopped = Stopped. This is what it found so far.
page-analysis-go-on = Go on
page-cancel = Cancel
page-find-better = Find better
page-find-better-about = Decide this again at a table of its own and play on; the answer comes after your decision
page-puzzle = Find better.
page-puzzle-ask = Played here: { $played } ({ $chance }%). Decide, and you will be told.
page-puzzle-found = That is it!
page-puzzle-same = The same as in the game.
page-puzzle-other = Another way.
page-puzzle-answer = The analysis prefers { $best }: { $better }% instead of { $chance }%.
page-puzzle-back = Back to the game
page-thinks-since = Thinking for { $n } s, over the whole turn
page-seconds = { $n } s

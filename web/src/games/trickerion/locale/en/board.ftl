### Words of the Trickerion board, English.

page-tab-seen = Planner

trickerion-week = Round
trickerion-week-of = Round { $n } of { $of }
trickerion-phases = Phases of the round
trickerion-phase-setup = Setup
trickerion-phase-dice_roll = Dice
trickerion-phase-turn_order = Order
trickerion-phase-advertise = Advertise
trickerion-phase-assignment = Assign
trickerion-phase-place_characters = Place
trickerion-phase-performance = Perform
trickerion-phase-end_of_round = End
trickerion-setup = Setting up

trickerion-city = City
trickerion-mine = Workshop
trickerion-rivals = Rivals
trickerion-backstage = Backstage
trickerion-stage = Stage
trickerion-no-change = no change
trickerion-new = new
trickerion-leaves = leaves
trickerion-free = free
trickerion-closed = not in this game
trickerion-empty = empty
trickerion-links-word = links
trickerion-links = { $n ->
    [0] no link
    [one] { $n } link
   *[other] { $n } links
}
trickerion-performer-bonus = Performer bonus
trickerion-performance-deck = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
}
trickerion-your-show = Your show
trickerion-as-it-stands = As the table stands; from least to most where a choice is still open.

trickerion-residence = Residence
trickerion-inn = Inn
trickerion-bank = Bank
trickerion-learn = Learn
trickerion-hire = Hire
trickerion-take-coins = Take coins
trickerion-set = Set
trickerion-reroll = Reroll
trickerion-buy = Buy
trickerion-orders = Ordered
trickerion-bargain = Bargain
trickerion-order = Order
trickerion-quick-order = Quick order
trickerion-quick = quick
trickerion-order-any = Order any component
trickerion-price = { $n ->
    [one] { $n } Coin each
   *[other] { $n } Coins each
}
trickerion-first-card = First card
trickerion-further-card = Further
trickerion-fortune = Fortune

trickerion-prophecies = Prophecies
trickerion-no-prophecy = No prophecy is active this round.
trickerion-next = next
trickerion-then = then
trickerion-last = last

trickerion-team = Team and assignments
trickerion-your-team = Your team
trickerion-tricks = Your tricks
trickerion-trick-room = room for a trick
trickerion-components = Components
trickerion-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
trickerion-special-cards = Special cards
trickerion-special-hand = Special assignments in hand
trickerion-poster = Poster up
trickerion-turn-order = { $n ->
    [1] first in order
    [2] second in order
    [3] third in order
   *[other] fourth in order
}
trickerion-wages-all = Wages if all work:
trickerion-in-purse = { $n } in your purse
trickerion-unpaid = { $n } Fame would be lost
trickerion-ready = ready
trickerion-placed = placed
trickerion-at-work = at work
trickerion-idle = idle
trickerion-hired = hired
trickerion-no-card = no card
trickerion-waits = at home
trickerion-face-down = face down
trickerion-level = level { $n }

trickerion-assignment = Assignment
trickerion-your-cards = Your cards: { $n }
trickerion-drop-here = Put a card here
trickerion-idle-no-wage = no card: idle, no wage
trickerion-no-wage = no wage
trickerion-ap = { $n } AP
trickerion-points = AP to prepare
trickerion-ap-by-slot = AP by slot
trickerion-on-stage = On stage
trickerion-stage-hint = performs a card; or works backstage with { $n } AP
trickerion-permanent = Permanent
trickerion-or-ap = or +1 AP
trickerion-seal = Seal
trickerion-of = { $n } of { $of }
trickerion-clear = Clear
trickerion-break-seal = Break the seal
trickerion-sealed-about = Sealed. The cards are turned up when everyone has sealed.
trickerion-back = Back
trickerion-corner = own corner
trickerion-up = up
trickerion-right = right
trickerion-down = down
trickerion-left = left

trickerion-prepared = prepared: { $n } on the card, { $m } in the Theater
trickerion-missing = missing: { $what }
trickerion-can-prepare = can be prepared ({ $n } AP)
trickerion-shows-pay = What a show would pay you
trickerion-if-you = you perform
trickerion-if-other = { $player } performs
trickerion-nothing-set-up = Nothing is set up in the Theater yet.
trickerion-if-over = If the game ended now
trickerion-threshold = Threshold
trickerion-needs = Needs
trickerion-prepare = Prepare
trickerion-yield = Yield

trickerion-verdict = { $n } Fame, { $gap } more than { $other }.
trickerion-verdict-order = { $n } Fame each; the turn order decided.
trickerion-cap = Each line but the first gives at most 20 Fame, and so does each level-3 trick.
trickerion-fame-from = Where the Fame came from
trickerion-from-tricks = performed tricks
trickerion-from-links = links
trickerion-from-performer = performer bonuses
trickerion-from-posters = posters
trickerion-from-other = other
trickerion-fame-weeks = Fame by round

view-last_round = Last round
view-phase = Phase
view-order = Turn order
view-residence = Tricks to learn
view-market = Market Row
view-buy = Buy area
view-quick_order = Quick Order slot
view-aside = Beside the Buy area
view-shares = Business shares
view-dubious = Dubious Sources
view-slots = Characters on the board
view-row = Performance row
view-links = Links
view-markers = Markers
view-beside = Beside the slots
view-performance_deck = Performance deck
view-performances_gone = Performance cards gone
view-troupes = Troupes
view-magician = Magician
view-fame = Fame
view-coins = Coins
view-shards = Shards
view-poster = Poster
view-ability_used = Ability used
view-components = Components
view-on_manager = on the Manager's board
view-tricks = Tricks
view-trick = Trick
view-symbol = Symbol
view-supply = Markers in supply
view-team = Team
view-character = Character
view-at = Place
view-home = Home
view-idle = idle
view-face_up = face up
view-held = Held or face down
view-unknown = Unknown special cards
view-debuts = Performed before
view-apprentices = Apprentices
view-specialists = Specialists
view-special_decks = Special assignment decks
view-prophecies = Prophecies
view-pending = To come
view-stack = Stack
view-past = Past
view-decks = Decks
view-pieces = Pieces
view-slot = Slot
view-corners = Corners
view-player = Player
trickerion-n-components = { $n ->
    [one] { $n } { $component }
   *[other] { $n } { $component_many }
}
trickerion-word-fame = { $n ->
    [one] Fame
   *[other] Fame
}
trickerion-word-coins = { $n ->
    [one] coin
   *[other] coins
}
trickerion-word-shards = { $n ->
    [one] shard
   *[other] shards
}

# prices before the click
trickerion-action-points = action points
trickerion-wage-each-week = Wage each round
trickerion-markers-on = { $n ->
    [one] marker of this trick
   *[other] markers of this trick
}
trickerion-protege-points = action points of the protégé
trickerion-own-level = for teaching a trick of its level
trickerion-doubt-coins = It takes { $n } of your { $of } coins; { $left } stay.
trickerion-doubt-wages = Wages of { $wages } come at the end of the round: { $n } would stay unpaid, which costs { $fame } Fame (T-9.1).
trickerion-fame-missing = for missing Fame
trickerion-fame-reached = enough Fame

# the recap of a round
trickerion-recap = Round { $week } is over
trickerion-recap-gain = You gain { $n } Fame.
trickerion-recap-loss = You lose { $n } Fame.
trickerion-recap-even = Your Fame is what it was.
trickerion-recap-leads = { $player } leads with { $n }.
    .you = You lead with { $n }.
trickerion-recap-level = Level in the lead with { $n }: { $players }.
trickerion-recap-on = To round { $week }
trickerion-recap-poster = Poster
trickerion-recap-links = Links when setting up
trickerion-recap-tricks = Tricks performed
trickerion-recap-show = Own show
trickerion-recap-city = City and the rest
trickerion-recap-wages = Wages
trickerion-recap-week = This round
trickerion-recap-changes = What changes for round { $week }
trickerion-totals = Totals
trickerion-secret = Secret of the Academy
trickerion-room = Room of the Academy

## Lines of the log that tell several things at once

note-assigns-row = { $player } assigns cards: { $list }.
    .you = You assign cards: { $list }.
note-reveals-row = { $player } turns up cards: { $list }.
    .you = You turn up cards: { $list }.
note-die-shows-row = The dice are rolled: { $list }.
trickerion-row-item = { $who } – { $what }
trickerion-row-marked = , marked with { $symbol }

### Words of the Trickerion board, English.

page-tab-seen = Planner

tk-week = Week
tk-week-of = Week { $n } of { $of }
tk-phases = Phases of the week
tk-phase-setup = Setup
tk-phase-dice_roll = Dice
tk-phase-turn_order = Order
tk-phase-advertise = Advertise
tk-phase-assignment = Assign
tk-phase-place_characters = Place
tk-phase-performance = Perform
tk-phase-end_of_round = End
tk-setup = Setting up

tk-city = City
tk-mine = Workshop
tk-rivals = Rivals
tk-backstage = Backstage
tk-stage = Stage
tk-no-change = no change
tk-new = new
tk-leaves = leaves
tk-free = free
tk-closed = not in this game
tk-empty = empty
tk-links-word = links
tk-links = { $n ->
    [0] no link
    [one] { $n } link
   *[other] { $n } links
}
tk-performer-bonus = Performer bonus
tk-performance-deck = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
}
tk-your-show = Your show
tk-as-it-stands = As the table stands; from least to most where a choice is still open.

tk-residence = Residence
tk-inn = Inn
tk-bank = Bank
tk-learn = Learn
tk-hire = Hire
tk-take-coins = Take coins
tk-set = Set
tk-reroll = Reroll
tk-buy = Buy
tk-orders = Ordered
tk-bargain = Bargain
tk-order = Order
tk-quick-order = Quick order
tk-quick = quick
tk-order-any = Order any component
tk-price = { $n ->
    [one] { $n } Coin each
   *[other] { $n } Coins each
}
tk-first-card = First card
tk-further-card = Further
tk-fortune = Fortune

tk-prophecies = Prophecies
tk-no-prophecy = No prophecy is active this week.
tk-next = next
tk-then = then
tk-last = last

tk-team = Team and assignments
tk-your-team = Your team
tk-tricks = Your tricks
tk-trick-room = room for a trick
tk-components = Components
tk-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
tk-special-cards = Special cards
tk-special-hand = Special assignments in hand
tk-poster = Poster up
tk-turn-order = { $n ->
    [1] first in order
    [2] second in order
    [3] third in order
   *[other] fourth in order
}
tk-wages-all = Wages if all work:
tk-in-purse = { $n } in your purse
tk-unpaid = { $n } Fame would be lost
tk-ready = ready
tk-placed = placed
tk-at-work = at work
tk-idle = idle
tk-hired = hired
tk-no-card = no card
tk-waits = at home
tk-face-down = face down
tk-level = level { $n }

tk-assignment = Assignment
tk-your-cards = Your cards: { $n }
tk-drop-here = Put a card here
tk-idle-no-wage = no card: idle, no wage
tk-no-wage = no wage
tk-ap = { $n } AP
tk-points = AP to prepare
tk-ap-by-slot = AP by slot
tk-on-stage = On stage
tk-stage-hint = performs a card; or works backstage with { $n } AP
tk-permanent = Permanent
tk-or-ap = or +1 AP
tk-seal = Seal
tk-of = { $n } of { $of }
tk-clear = Clear
tk-break-seal = Break the seal
tk-sealed-about = Sealed. The cards are turned up when everyone has sealed.
tk-back = Back
tk-corner = own corner
tk-up = up
tk-right = right
tk-down = down
tk-left = left

tk-prepared = prepared: { $n } on the card, { $m } in the theater
tk-missing = missing: { $what }
tk-can-prepare = can be prepared ({ $n } AP)
tk-shows-pay = What a show would pay you
tk-if-you = you perform
tk-if-other = { $player } performs
tk-nothing-set-up = Nothing is set up in the theater yet.
tk-if-over = If the game ended now
tk-threshold = Threshold
tk-needs = Needs
tk-prepare = Prepare
tk-yield = Yield

tk-verdict = { $n } Fame, { $gap } more than { $other }.
tk-verdict-order = { $n } Fame each; the turn order decided.
tk-cap = Each line but the first gives at most 20 Fame, and so does each level-3 trick.
tk-fame-from = Where the Fame came from
tk-from-tricks = performed tricks
tk-from-links = links
tk-from-performer = performer bonuses
tk-from-posters = posters
tk-from-other = other
tk-fame-weeks = Fame by week

view-last_round = Last week
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
view-on_manager = on the Manager board
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

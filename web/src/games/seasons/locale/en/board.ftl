### The board of Seasons, English.

seasons-item = Magic item
seasons-familiar = Familiar
seasons-basic = basic
seasons-advanced = advanced
seasons-cost = Cost
seasons-costs = costs { $cost }
seasons-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
seasons-prestige = { $n } prestige
seasons-with-kept = With what you have
seasons-turned = turned
seasons-room = room
seasons-no-room = No card in play, and no room for one yet.
seasons-click-transmute = click to transmute
seasons-gauge = Gauge
seasons-gauge-of = Gauge: { $cards } cards in play, room for { $gauge }
seasons-reserve-of = Reserve: { $n } of { $limit } tokens
seasons-bonus-loss = { $n } of 3 bonuses used, { $loss } points lost
seasons-bonus-next = the next one costs { $n } more
seasons-points-at-end = points at the end of the game
seasons-group-bonus = Use a bonus
seasons-leech = { $player }: +{ $n } { $n ->
    [one] crystal
   *[other] crystals
}
seasons-dice = Dice
seasons-die-gauge = gauge +1
seasons-die-draw = draw a card
seasons-die-transmute = transmute
seasons-die-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
seasons-pips = wheel +{ $n }
seasons-left-over = Left over
seasons-wheel-plus = wheel +{ $n }
seasons-deck = draw pile { $n }
seasons-discard = discard pile { $n }
seasons-wheel = Season wheel: space { $space }, { $season }, year { $year }. A token is worth: { $worth }.
seasons-year-word = Year
seasons-year = Year { $year }
seasons-round-end = When this round ends
seasons-wheel-moves = The wheel moves { $n }
seasons-wheel-changes = The wheel moves { $n }: { $season } begins
seasons-prelude = Prelude
seasons-draft-hint = Packs go to the left. Nobody sees a pick before all are sealed.
seasons-sets-hint = Only you see your sets.
seasons-pick-sealed = Your pick is sealed. The packs go on when everyone has chosen.
seasons-sets-sealed = Your sets are made. The tournament begins when everyone is done.
seasons-draft-onlooker = The packs are hidden from onlookers.
seasons-kept = Kept: { $n } of { $of }
seasons-three-sets = Three sets of three
seasons-set-hand = Year 1: your hand
seasons-set-year = Year { $year }
seasons-sets-ask = Sort your nine cards. Set I is your hand now; sets II and III come with years 2 and 3.
seasons-sets-how = Click two cards to swap them, or drag one.
seasons-sets-held = Now click where it goes.
seasons-set-free = free place
seasons-seal = Seal
seasons-unseal = Break the seal
seasons-clear = Clear
seasons-seen-about = The packs you have held. Framed: yours.
seasons-seen-none = You have held no packs in this game.
seasons-pack-n = Pack { $n }
seasons-verdict = { $n } prestige points, { $gap } more than { $other }.
seasons-verdict-cards = { $n } prestige points; more cards in play decided.
seasons-verdict-tie = { $n } prestige points each.
seasons-chart = Chart
seasons-chart-crystals = Crystals over three years
seasons-chart-gauge = Gauge over three years
seasons-chart-cards = Cards in play over three years
seasons-show-crystals = Crystals
seasons-show-gauge = Gauge
seasons-show-cards = Cards
seasons-tip = Round { $n }, { $season }

view-2 = Year 2
view-3 = Year 3
view-year = Year
view-season = Season
view-transmute = May transmute
view-plus_one = Transmute bonus
view-rolled = Dice on the table
view-mages = Mages
view-crystals = Crystals
view-gauge = Gauge
view-bonuses = Bonuses
view-reserve = Reserve
view-library = Library
view-play = In play
view-die = Die
view-energy = Energy
view-draw = Draw
view-pips = Pips
view-pack = Your pack
view-kept = Kept cards
view-kit = Starter kit
view-end_cards = End-of-game cards
view-prestige = Prestige in play
view-total = Prestige points
view-remembered = Packs you have held
seasons-doubt-symbols = You would give up: { $what }. Go on?
seasons-tokens = { $n } { $energy }

### The board of Pax Illuminaten, English.

## Places and things

pax_illuminaten-map = Map
pax_illuminaten-areopagus = Your areopagus
pax_illuminaten-areopagus-of = Areopagus of { $player }
pax_illuminaten-face-down = face down
pax_illuminaten-court = Court
pax_illuminaten-majordomo = under the majordomo
pax_illuminaten-empty = empty
pax_illuminaten-deck = Deck { $n }
pax_illuminaten-discard = Discard { $n }
pax_illuminaten-court-hint = One card is free. With two, one must be the majordomo's, and the second costs a favor.
pax_illuminaten-chain = Conspiracy chain
pax_illuminaten-plan = Plan card
pax_illuminaten-chain-hint = Play a luminary from your hand to begin one.
pax_illuminaten-chain-ends = The chain is closed.
pax_illuminaten-next = next:
pax_illuminaten-any = any card
pax_illuminaten-hand = Hand
pax_illuminaten-no-cards = No cards in hand.
pax_illuminaten-card = card
pax_illuminaten-card-plot = Plot
pax_illuminaten-card-event = Event
pax_illuminaten-card-faction = Faction card
pax_illuminaten-card-opponent = Artificial opponent
pax_illuminaten-tokens-left = Influence left
pax_illuminaten-plots-realized = Plots realized
pax_illuminaten-events-in-hand = Special events in hand
pax_illuminaten-laid = laid
pax_illuminaten-choose = Choose
pax_illuminaten-lodges = Lodges
pax_illuminaten-lodge-of = { $n ->
    [one] Lodge of { $faction }, { $n } card
   *[other] Lodge of { $faction }, { $n } cards
}
pax_illuminaten-no-lodges = No lodge yet: three adjacent cards of one faction make one.
pax_illuminaten-main-lodge = main lodge of its faction
pax_illuminaten-ring = The ring shows who controls.
pax_illuminaten-stock = Favor in stock
pax_illuminaten-faction-cards = Faction cards
pax_illuminaten-free = free
pax_illuminaten-used = used this turn
pax_illuminaten-claim = claim
pax_illuminaten-edicts = Edicts
pax_illuminaten-edicts-chip = Edicts { $n } of { $of }
pax_illuminaten-edicts-gone = Edicts discarded: { $n } of { $of }
pax_illuminaten-event-deck = event deck { $n }
pax_illuminaten-in-force = In force
pax_illuminaten-boosts = Until the end of this turn
pax_illuminaten-pawn = pawn of the artificial opponent
pax_illuminaten-marker = reward marker
pax_illuminaten-controls = controlled by { $player }
    .you = controlled by you
pax_illuminaten-in-lodge = in the lodge of { $list }
pax_illuminaten-slots = { $free } of { $of } slots free
pax_illuminaten-influence-of = influence: { $list }
pax_illuminaten-mason = Mason
pax_illuminaten-rosicrucian = Rosicrucian
pax_illuminaten-strength = strength { $n }
pax_illuminaten-dagger = dagger: wins for the vulnerable side
pax_illuminaten-hammers = hammers: win for the side with advantage
pax_illuminaten-kind-extra_action = Extra action
    .short = Extra action
pax_illuminaten-kind-boost = Boost
pax_illuminaten-kind-special_action = Special
pax_illuminaten-income-first = 1 favor of either faction
pax_illuminaten-income-second = 1 favor of each faction
pax_illuminaten-income-third = 1 favor of each faction and 1 of either
pax_illuminaten-income-grand_master = 3 favor of its faction
pax_illuminaten-income-royal_arch = 2 favor of its faction, in an interrogation 2 for each influence

## Acting

pax_illuminaten-actions = Main actions
pax_illuminaten-budget = { $n } left
pax_illuminaten-act-scout = Scout
pax_illuminaten-act-influence = Influence
pax_illuminaten-act-interrogate = Interrogate
pax_illuminaten-act-ostracize = Ostracize
pax_illuminaten-act-reassign = Reassign
pax_illuminaten-act-oust = Oust
pax_illuminaten-cost-scout = 1 favor
pax_illuminaten-cost-influence = the slots' cost
pax_illuminaten-cost-interrogate = no cost
pax_illuminaten-cost-ostracize = 1 favor a token
pax_illuminaten-cost-reassign = 1 favor, 3 moves
pax_illuminaten-cost-oust = 1 favor a token
pax_illuminaten-targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
pax_illuminaten-act-hint = Choose an action, or touch a lit card to see what can be done there.
pax_illuminaten-begun = Now choose a lit target.
pax_illuminaten-begun-key = Esc takes it back.
pax_illuminaten-flag-quick = Quick favor taken
pax_illuminaten-flag-claimed = Faction card claimed
pax_illuminaten-flag-realized = Plot realized
pax_illuminaten-printed-cost = Printed cost, before any discount.
pax_illuminaten-due = To pay
pax_illuminaten-pay-hint = Touch your favor below. Other kinds may stand in for it (P-4.3).
pax_illuminaten-quick = Quick favor
pax_illuminaten-events-drawn = Events drawn

## Contest

pax_illuminaten-contest = Contest for { $card }
pax_illuminaten-attacks = attacks
    .you = attack
pax_illuminaten-defends = defends
    .you = defend
pax_illuminaten-advantage = advantage
pax_illuminaten-vulnerable = vulnerable
pax_illuminaten-on-card = { $n } on the card
pax_illuminaten-beside = { $n } beside it
pax_illuminaten-areopagus-adds = +1 areopagus
pax_illuminaten-bonus = +{ $n } for favor
pax_illuminaten-stake = { $n ->
    [one] { $n } token at stake
   *[other] { $n } tokens at stake
}
pax_illuminaten-only-dagger = dagger
pax_illuminaten-only-hammers = hammers
pax_illuminaten-three-cards = up to three cards
pax_illuminaten-wins-at-once = wins at once
pax_illuminaten-won = Won by { $player }
    .you = Won by you

## Plots

pax_illuminaten-plots = Plots
pax_illuminaten-public = public
pax_illuminaten-only-you = only you
pax_illuminaten-yours = yours
pax_illuminaten-yours-of = Realized: { $n } of 2
pax_illuminaten-lapsed = lapsed
pax_illuminaten-ready = Met: it may be realized
pax_illuminaten-realized = realized
pax_illuminaten-realized-by = realized by { $player }
    .you = realized by you
pax_illuminaten-meets = meets it
pax_illuminaten-met = met
pax_illuminaten-not-met = missing
pax_illuminaten-hidden-plots = Private plots hidden from you: { $list }
pax_illuminaten-now = { $n } now
pax_illuminaten-to = { $n } to { $m }
pax_illuminaten-missing = missing: { $list }
pax_illuminaten-check-lodge_cards = A lodge of { $n } cards
pax_illuminaten-check-outer_cards = A lodge with { $n } outer cards
pax_illuminaten-check-central_line = { $n } in a row in the central row
pax_illuminaten-check-own_areopagus = The lodge touches your areopagus
pax_illuminaten-check-rival_areopagus = It touches a rival's areopagus
pax_illuminaten-check-influence_there = { $n } influence there
pax_illuminaten-check-influence_on_degree = { $n } influence on royal arches
pax_illuminaten-check-more_than_rivals = More than any rival
pax_illuminaten-check-path_rows = A path of your influence in one lodge over all { $n } rows
pax_illuminaten-check-star_cards = Influence on a card and 3 around it, of one degree
pax_illuminaten-check-inner_cards = Influence on { $n } inner cards
pax_illuminaten-check-inner_ring = Each beside two of the others
pax_illuminaten-check-mason_factions = Masons of all { $n } factions controlled
pax_illuminaten-check-control_cards = { $n } cards controlled
pax_illuminaten-check-shared_cards = { $n } cards shared with rivals
pax_illuminaten-check-control_degree = { $n } grand masters controlled
pax_illuminaten-check-control_affiliation = { $n } Rosicrucians controlled
pax_illuminaten-check-together = Other cards and another lodge than your realized plot

## Artificial opponents

pax_illuminaten-ao-saint_germain = Saint-Germain
pax_illuminaten-ao-weishaupt = Weishaupt
pax_illuminaten-ao-joseph_ii = Joseph II
pax_illuminaten-ao-franck = Franck
pax_illuminaten-any-wins = any one of these wins
pax_illuminaten-and-most = and most influence of all
pax_illuminaten-aim-edicts_in_event_discard = { $n } edicts discarded
pax_illuminaten-aim-control_lodge = A lodge of { $n } cards controlled
pax_illuminaten-aim-influence_on_map = { $n } influence on the map
pax_illuminaten-aim-control_degrees = { $n } grand masters or royal arches controlled
pax_illuminaten-aim-control_cards = { $n } cards controlled
pax_illuminaten-aim-control_lodges_of_different_factions = Lodges of { $n } factions controlled
pax_illuminaten-aim-control_affiliation = { $n } Rosicrucians controlled
pax_illuminaten-script = Script: the first item that applies
pax_illuminaten-applied = last applied: { $place }
pax_illuminaten-own-design = This script is of our own making. The printed one could not be had.
pax_illuminaten-reconstructed = Part of the card values is reconstructed. The large card says which.
pax_illuminaten-guessed = reconstructed: { $list }
pax_illuminaten-group-degree = degree
pax_illuminaten-group-factions = factions
pax_illuminaten-group-influence = slots
pax_illuminaten-group-strength = strength
pax_illuminaten-group-affiliation = order

## The end

pax_illuminaten-won-by = Won by
pax_illuminaten-realized-plots = Realized plots
pax_illuminaten-scoring = Faction scoring: influence in main lodges
pax_illuminaten-points = Points
pax_illuminaten-before-scoring = Plots won before any scoring. These are the points as they stood.
pax_illuminaten-verdict-plots = Two plots realized, in round { $round }.
pax_illuminaten-verdict-ao = A plot of its own was fulfilled in round { $round }.
pax_illuminaten-verdict-points = The fifth edict is gone. { $n } points in the main lodges.
pax_illuminaten-verdict-cards = The fifth edict is gone. Level at { $n }; then faction cards count.
pax_illuminaten-chart = Influence on the map by round

## Text mode

view-opponent = Artificial opponent
view-id = Who
view-own_design = Our own script
view-pawn = Pawn
view-plots = Plots
view-what = What
view-have = Now
view-need = Needed
view-most = And most of all
view-met = Met
view-map_name = Map size
view-budget = Main actions left
view-flags = This turn
view-claimed = Faction card claimed
view-realized = Plot realized
view-quick = Quick favor taken
view-big_played = Grand master or royal arch played
view-used = Faction cards used
view-boosts = Boosts in force
view-duel = Contest under way
view-attacker = Attacker
view-defender = Defender
view-aimed = Slots at stake
view-strengths = Initial strengths
view-bonus = Strength for favor
view-advantage = Advantage
view-map = Map
view-up = Face up
view-control = Controlled by
view-slots = Slots
view-markers = Reward markers
view-lodges = Lodges
view-faction = Faction
view-places = Places
view-main = Main lodge
view-supply = Favor in stock
view-court = Court
view-majordomo = Majordomo at position
view-events = Event deck
view-event_discard = Event discard
view-edicts = Edicts
view-row = Free faction cards
view-public = Public plots
view-plot = Plot
view-on = Realized by
view-edge = At the lower edge
view-checks = Check list
view-pile = Other plots
view-chain = Conspiracy chain
view-contest = Contest cards
view-plan = Plan cards
view-sides = Players
view-place = Place
view-touches = Touches
view-connection = Connection
view-factions = Factions
view-favor = Favor
view-influence = Influence left
view-specials = Special events in hand
view-front = Event in force
view-faction_cards = Faction cards
view-laid = Contest card laid
view-laid_card = Laid card
view-by_plots = Won by plots
view-2 = 2
view-3 = 3
what-lodge_cards = cards in one lodge
what-outer_cards = outer cards in one lodge
what-central_line = in a row in the central row
what-own_areopagus = touches your areopagus
what-rival_areopagus = touches a rival's areopagus
what-influence_there = your influence there
what-influence_on_degree = influence on royal arches
what-more_than_rivals = more than any rival
what-path_rows = rows on one path
what-star_cards = cards of one degree around one
what-inner_cards = inner cards with your influence
what-inner_ring = each beside two others
what-mason_factions = factions of your Masons
what-control_cards = cards under control
what-shared_cards = cards shared with rivals
what-control_degree = grand masters under control
what-control_affiliation = Rosicrucians under control
what-together = does not hold together with your other plots
what-edicts_in_event_discard = edicts discarded
what-control_lodge = cards in a lodge it controls
what-influence_on_map = influence on the map
what-control_degrees = grand masters and royal arches under control
what-control_lodges_of_different_factions = factions whose lodges it controls

## What text mode calls the values of this table

map_name-map14 = map of 14 cards
map_name-map19 = map of 19 cards
place-N = top
place-NE = top right
place-SE = bottom right
place-S = bottom
place-SW = bottom left
place-NW = top left
pax_illuminaten-doubt-paid = Everything that would pay here has paid in this turn: it brings nothing.
pax_illuminaten-doubt-given = { $n ->
    [one] The favor that it brings goes to somebody else.
   *[other] All { $n } favor that it brings goes to others.
}
pax_illuminaten-doubt-favor = This takes { $n } of your { $of } favor; { $left } left.
pax_illuminaten-doubt-substitute = You could pay in kind: this spends { $n } favor in place of 1.
pax_illuminaten-doubt-actions = { $n ->
    [one] You still have { $n } main action.
   *[other] You still have { $n } main actions.
}
pax_illuminaten-doubt-seats = { $n ->
    [one] { $n } of your tokens finds no slot on this card and goes back to your supply.
   *[other] { $n } of your tokens find no slot on this card and go back to your supply.
}
pax_illuminaten-doubt-edict = All your favor of the { $faction } goes back to the supply: { $n }.
pax_illuminaten-favor-choice = favor of a faction of your choice
pax_illuminaten-favor-given = favor for others
pax_illuminaten-hand-court = Hand and court

# the recap of a round
pax_illuminaten-recap = Round { $round } is over
pax_illuminaten-recap-you = Your influence on the map: { $n } ({ $more }). Your favor: { $m } ({ $favor }).
pax_illuminaten-recap-leads = { $player } has the most influence: { $n }.
    .you = You have the most influence.
pax_illuminaten-recap-on = To round { $round }
pax_illuminaten-recap-round = This round
pax_illuminaten-recap-interrogate = Interrogations
pax_illuminaten-recap-conspire = Conspiracies
pax_illuminaten-recap-actions = Placed and paid
pax_illuminaten-recap-contest = Contests
pax_illuminaten-recap-events = Edicts and the rest
pax_illuminaten-recap-rivals = From and to rivals
pax_illuminaten-recap-changes = What else happened

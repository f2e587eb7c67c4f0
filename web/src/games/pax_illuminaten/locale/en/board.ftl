### The board of Pax Illuminaten, English.

## Places and things

page-pax-map = Map
page-pax-areopagus = Your areopagus
page-pax-areopagus-of = Areopagus of { $player }
page-pax-face-down = face down
page-pax-court = Court
page-pax-majordomo = under the majordomo
page-pax-empty = empty
page-pax-deck = Deck { $n }
page-pax-discard = Discard { $n }
page-pax-court-hint = One card is free. With two, one must be the majordomo's, and the second costs a favor.
page-pax-chain = Conspiracy chain
page-pax-plan = Plan card
page-pax-chain-hint = Play a luminary from your hand to begin one.
page-pax-chain-ends = The chain is closed.
page-pax-next = next:
page-pax-any = any card
page-pax-hand = Hand
page-pax-no-cards = No cards in hand.
page-pax-card = card
page-pax-card-plot = Plot
page-pax-card-event = Event
page-pax-card-faction = Faction card
page-pax-tokens-left = Influence left
page-pax-plots-realized = Plots realized
page-pax-events-in-hand = Special events in hand
page-pax-laid = laid
page-pax-choose = Choose
page-pax-lodges = Lodges
page-pax-lodge-of = { $n ->
    [one] Lodge of { $faction }, { $n } card
   *[other] Lodge of { $faction }, { $n } cards
}
page-pax-no-lodges = No lodge yet: three adjacent cards of one faction make one.
page-pax-main-lodge = main lodge of its faction
page-pax-ring = The ring shows who controls.
page-pax-stock = Favor in stock
page-pax-faction-cards = Faction cards
page-pax-free = free
page-pax-used = used this turn
page-pax-claim = claim
page-pax-edicts = Edicts
page-pax-edicts-chip = Edicts { $n } of { $of }
page-pax-edicts-gone = Edicts discarded: { $n } of { $of }
page-pax-event-deck = event deck { $n }
page-pax-in-force = In force
page-pax-boosts = Until the end of this turn
page-pax-pawn = pawn of the artificial opponent
page-pax-marker = reward marker
page-pax-controls = controlled by { $player }
page-pax-in-lodge = in the lodge of { $list }
page-pax-slots = { $free } of { $of } slots free
page-pax-influence-of = influence: { $list }
page-pax-mason = Mason
page-pax-rosicrucian = Rosicrucian
page-pax-strength = strength { $n }
page-pax-dagger = dagger: wins for the vulnerable side
page-pax-hammers = hammers: win for the side with advantage
page-pax-kind-extra_action = Extra action
page-pax-kind-boost = Boost
page-pax-kind-special_action = Special
page-pax-income-first = 1 favor of either faction
page-pax-income-second = 1 favor of each faction
page-pax-income-third = 1 favor of each faction and 1 of either
page-pax-income-grand_master = 3 favor of its faction
page-pax-income-royal_arch = 2 favor of its faction, in an interrogation 2 for each influence

## Acting

page-pax-actions = Main actions
page-pax-budget = { $n } left
page-pax-act-scout = Scout
page-pax-act-influence = Influence
page-pax-act-interrogate = Interrogate
page-pax-act-ostracize = Ostracize
page-pax-act-reassign = Reassign
page-pax-act-oust = Oust
page-pax-cost-scout = 1 favor
page-pax-cost-influence = the slots' cost
page-pax-cost-interrogate = no cost
page-pax-cost-ostracize = 1 favor a token
page-pax-cost-reassign = 1 favor, 3 moves
page-pax-cost-oust = 1 favor a token
page-pax-targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
page-pax-act-hint = Choose an action, or touch a lit card to see what can be done there.
page-pax-begun = Now choose a lit target. Esc takes it back.
page-pax-flag-quick = Quick favor taken
page-pax-flag-claimed = Faction card claimed
page-pax-flag-realized = Plot realized
page-pax-printed-cost = Printed cost, before any discount.
page-pax-due = To pay
page-pax-pay-hint = Touch your favor below. Other kinds may stand in for it (P-4.3).
page-pax-quick = Quick favor
page-pax-events-drawn = Events drawn

## Contest

page-pax-contest = Contest for { $card }
page-pax-attacks = attacks
page-pax-defends = defends
page-pax-advantage = advantage
page-pax-vulnerable = vulnerable
page-pax-on-card = { $n } on the card
page-pax-beside = { $n } beside it
page-pax-areopagus-adds = +1 areopagus
page-pax-bonus = +{ $n } for favor
page-pax-stake = { $n ->
    [one] { $n } token at stake
   *[other] { $n } tokens at stake
}
page-pax-only-dagger = dagger
page-pax-only-hammers = hammers
page-pax-three-cards = up to three cards
page-pax-wins-at-once = wins at once
page-pax-won = Won by { $player }

## Plots

page-pax-plots = Plots
page-pax-public = public
page-pax-only-you = only you
page-pax-yours = yours
page-pax-yours-of = Realized: { $n } of 2
page-pax-lapsed = lapsed
page-pax-ready = Met: it may be realized
page-pax-realized = realized
page-pax-realized-by = realized by { $player }
page-pax-meets = meets it
page-pax-met = met
page-pax-not-met = missing
page-pax-hidden-plots = Private plots hidden from you: { $list }
page-pax-now = { $n } now
page-pax-to = { $n } to { $m }
page-pax-missing = missing: { $list }
page-pax-check-lodge_cards = A lodge of { $n } cards
page-pax-check-outer_cards = A lodge with { $n } outer cards
page-pax-check-central_line = { $n } in a row in the central row
page-pax-check-own_areopagus = The lodge touches your areopagus
page-pax-check-rival_areopagus = It touches a rival's areopagus
page-pax-check-influence_there = { $n } influence there
page-pax-check-influence_on_degree = { $n } influence on royal arches
page-pax-check-more_than_rivals = More than any rival
page-pax-check-path_rows = A path of your influence in one lodge over all { $n } rows
page-pax-check-star_cards = Influence on a card and 3 around it, of one degree
page-pax-check-inner_cards = Influence on { $n } inner cards
page-pax-check-inner_ring = Each beside two of the others
page-pax-check-mason_factions = Masons of all { $n } factions controlled
page-pax-check-control_cards = { $n } cards controlled
page-pax-check-shared_cards = { $n } cards shared with rivals
page-pax-check-control_degree = { $n } grand masters controlled
page-pax-check-control_affiliation = { $n } Rosicrucians controlled
page-pax-check-together = Other cards and another lodge than your realized plot

## Artificial opponents

page-pax-ao-saint_germain = Saint-Germain
page-pax-ao-weishaupt = Weishaupt
page-pax-ao-joseph_ii = Joseph II
page-pax-ao-franck = Franck
page-pax-any-wins = any one of these wins
page-pax-and-most = and most influence of all
page-pax-aim-edicts_in_event_discard = { $n } edicts discarded
page-pax-aim-control_lodge = A lodge of { $n } cards controlled
page-pax-aim-influence_on_map = { $n } influence on the map
page-pax-aim-control_degrees = { $n } grand masters or royal arches controlled
page-pax-aim-control_cards = { $n } cards controlled
page-pax-aim-control_lodges_of_different_factions = Lodges of { $n } factions controlled
page-pax-aim-control_affiliation = { $n } Rosicrucians controlled
page-pax-script = Script: the first item that applies
page-pax-applied = last applied: { $place }
page-pax-own-design = This script is of our own making. The printed one could not be had.
page-pax-reconstructed = Part of the card values is reconstructed. The large card says which.
page-pax-guessed = reconstructed: { $list }
page-pax-group-degree = degree
page-pax-group-factions = factions
page-pax-group-influence = slots
page-pax-group-strength = strength
page-pax-group-affiliation = order

## The end

page-pax-won-by = Won by
page-pax-scoring = Faction scoring: influence in main lodges
page-pax-points = Points
page-pax-before-scoring = Plots won before any scoring. These are the points as they stood.
page-pax-verdict-plots = Two plots realized, in round { $round }.
page-pax-verdict-ao = A plot of its own was fulfilled in round { $round }.
page-pax-verdict-points = The fifth edict is gone. { $n } points in the main lodges.
page-pax-verdict-cards = The fifth edict is gone. { $n } points, and the faction cards decided.
page-pax-chart = Influence on the map by round

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

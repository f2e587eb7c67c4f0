### The terminal table of Pax Illuminaten, English.

## Groups of choices

term-group-scout = Scout
term-group-influence = Influence
term-group-interrogate = Interrogate
term-group-ostracize = Ostracize
term-group-reassign = Reassign with
term-group-oust = Oust
term-group-conspire = Conspire with
term-group-claim = Claim the card of
term-group-realize = Realize

## Head, stock, sides

term-pax-edicts = edicts { $n } of { $last }
term-pax-actions-left = { $n ->
    [one] { $n } main action left
   *[other] { $n } main actions left
}
term-pax-events = events { $n }
term-pax-stock = Stock
term-pax-markers = reward markers { $n }
term-pax-row = faction cards to claim
term-pax-hand-of = hand { $n }/{ $limit }
term-pax-plots-of = plots { $n }/{ $need }
term-pax-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-pax-faction-cards = Faction cards
term-pax-edict = edict
term-pax-specials = { $n ->
    [one] { $n } special event in hand
   *[other] { $n } special events in hand
}
term-pax-court = Court
term-pax-chain = Chain
term-pax-plan = Plan
term-pax-special-events = Special events in hand
term-pax-drawn-events = Events drawn
term-pax-next-event = Next event

## Map and contest

term-pax-lodges = Lodges
term-pax-no-lodges = none yet
term-pax-contest = Contest for { $card } ({ $place })
term-pax-advantage = advantage: hammers win at once
term-pax-vulnerable = vulnerable: the dagger wins at once
term-pax-at-stake = { $n } influence at stake
term-pax-laid = card laid
term-pax-not-laid = no card yet
term-pax-wins-at-once = wins at once

## Plots

term-pax-plots = Plots
term-pax-public = public
term-pax-private = yours
term-pax-realized = realized
term-pax-lapsed = lapsed
term-pax-own-design = our own design
term-pax-and-most = and most influence
term-pax-check-lodge-cards = cards in one lodge
term-pax-check-outer-cards = outer cards in one lodge
term-pax-check-central-line = in a row in the central row
term-pax-check-own-areopagus = touches your areopagus
term-pax-check-rival-areopagus = touches a rival's areopagus
term-pax-check-influence-there = your influence there
term-pax-check-influence-on-degree = influence on royal arches
term-pax-check-more-than-rivals = more than any rival
term-pax-check-path-rows = rows on one path
term-pax-check-star-cards = cards of one degree around one
term-pax-check-inner-cards = inner cards with your influence
term-pax-check-inner-ring = each beside two others
term-pax-check-mason-factions = factions of your Masons
term-pax-check-control-cards = cards under control
term-pax-check-shared-cards = cards shared with rivals
term-pax-check-control-degree = grand masters under control
term-pax-check-control-affiliation = Rosicrucians under control
term-pax-check-together = does not hold together with your other plots
term-pax-ao-edicts-in-event-discard = edicts discarded
term-pax-ao-control-lodge = cards in a lodge it controls
term-pax-ao-influence-on-map = influence on the map
term-pax-ao-control-degrees = grand masters and royal arches under control
term-pax-ao-control-cards = cards under control
term-pax-ao-control-lodges-of-different-factions = factions whose lodges it controls
term-pax-ao-control-affiliation = Rosicrucians under control

## Cards and signs

term-pax-dagger = dagger
term-pax-hammers = hammers
term-pax-mason = Mason
term-pax-rosicrucian = Rosicrucian
term-pax-faction-card = Faction card: { $faction }
term-pax-label-degree = Degree
term-pax-label-factions = Factions
term-pax-label-affiliation = Order
term-pax-label-strength = Strength
term-pax-label-slots = Slots
term-pax-sign-lodge = faction in a lodge
term-pax-sign-main = main lodge
term-pax-sign-free = free slot
term-pax-sign-influence = influence left
term-pax-sign-pawn = pawn of the script
term-pax-sign-marker = reward marker

## The end

term-pax-by-plots = Decided by plots.
term-pax-by-factions = Decided by the scoring of the factions.

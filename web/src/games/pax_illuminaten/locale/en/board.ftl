### The board of Pax Illuminaten, English.

## Places and things

page-pax-map = Map
page-pax-areopagus = Your areopagus
page-pax-areopagus-of = Areopagus of { $player }
page-pax-areopagus-short = areopagus
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
page-pax-no-lodge = no lodge yet
page-pax-main = main
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
page-pax-bonus = +{ $n } for favor
page-pax-stake = { $n ->
    [one] { $n } token at stake
   *[other] { $n } tokens at stake
}
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
page-pax-not-yet = Not met yet
page-pax-realized = realized
page-pax-realized-by = realized by { $player }
page-pax-meets = meets it
page-pax-met = met
page-pax-not-met = missing
page-pax-hidden-plots = Private plots hidden from you: { $list }
page-pax-clash = Cards and lodge not used by your other plot
page-pax-now = { $n } now
page-pax-now-cards = { $n } now: { $cards }
page-pax-to = { $n } to { $m }
page-pax-missing = Missing: { $list }.
page-pax-check-lodge = A lodge of { $n } cards
page-pax-check-outer = A lodge with { $n } outer cards
page-pax-check-line = { $n } in a row in the central row
page-pax-check-own-areopagus = The lodge touches your areopagus
page-pax-check-other-areopagus = It touches a rival's areopagus
page-pax-check-control = Control of it
page-pax-check-influence = { $n } influence in it
page-pax-check-top = Influence in the top row of a lodge
page-pax-check-bottom = Influence in its bottom row
page-pax-check-path = An unbroken path between them
page-pax-check-star = Influence on a card and 3 around it, of one degree
page-pax-check-inner = Influence on 4 inner cards
page-pax-check-close = Each beside two of the others
page-pax-check-cards = { $n } cards controlled
page-pax-check-shared = { $n } cards shared with a rival
page-pax-check-masters = { $n } grand masters controlled
page-pax-check-great = { $n } grand masters or royal arches controlled
page-pax-check-arches = { $n } influence on royal arches
page-pax-check-rosicrucians = { $n } Rosicrucians controlled
page-pax-check-on-them = { $n } influence on them
page-pax-check-masons = Masons of all 6 factions controlled
page-pax-check-most = More than any opponent
page-pax-check-on-map = { $n } influence on luminaries
page-pax-check-edicts = { $n } edicts discarded
page-pax-check-lodges = Lodges of { $n } factions controlled

## Artificial opponents

page-pax-ao-saint_germain = Saint-Germain
page-pax-ao-weishaupt = Weishaupt
page-pax-ao-joseph_ii = Joseph II
page-pax-ao-franck = Franck
page-pax-any-wins = any one of these wins
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
page-pax-script-saint_germain-a = An adjacent card is face down: scout it.
page-pax-script-saint_germain-b = An adjacent card shares a faction: influence and interrogate it; if it is full of rivals, oust.
page-pax-script-saint_germain-c = An adjacent card shares no faction: ostracize it; with rivals on it, influence it and oust.
page-pax-script-saint_germain-d = Nothing of this: move the pawn towards rivals, interrogate there and the areopagus.
page-pax-script-weishaupt-a = The target is a grand master or royal arch: influence it, or oust rivals from it.
page-pax-script-weishaupt-b = The plan card is one and no rival is there: it replaces the target.
page-pax-script-weishaupt-c = Only his own influence is there: more influence, or the next target.
page-pax-script-weishaupt-d = No common faction, but the plan card has one: it replaces the target.
page-pax-script-weishaupt-e = A common faction and none of his influence yet: influence.
page-pax-script-weishaupt-f = Any other target: oust rivals, or ostracize.
page-pax-script-joseph_ii-a = An adjacent card without his influence shares a faction: influence it.
page-pax-script-joseph_ii-b = An adjacent card is face down: scout it.
page-pax-script-joseph_ii-c = Rivals on an adjacent card and he is not the weaker: oust.
page-pax-script-joseph_ii-d = An adjacent card without any influence: ostracize it.
page-pax-script-joseph_ii-e = An adjacent card with a free slot: influence it.
page-pax-script-joseph_ii-f = Rivals on an adjacent card: oust.
page-pax-script-joseph_ii-g = Nothing of this: move the pawn to where something can be done.
page-pax-script-franck-a = Rivals on the target and he is not the weaker with his favor: oust.
page-pax-script-franck-b = No rivals, and a Rosicrucian or a common faction: influence.
page-pax-script-franck-c = No influence there, and the plan card fits: it replaces the target.
page-pax-script-franck-d = No influence there: ostracize.
page-pax-script-franck-e = A free slot: influence.
page-pax-script-franck-f = Any other target: the next one clockwise.

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

## Names as they stand on the map

page-pax-short-PIL001 = Pálffy
page-pax-short-PIL002 = Cobenzl
page-pax-short-PIL003 = Böcklin
page-pax-short-PIL004 = Lanz
page-pax-short-PIL005 = Ernst II
page-pax-short-PIL006 = Swieten
page-pax-short-PIL007 = Overbeck
page-pax-short-PIL008 = Fessler
page-pax-short-PIL009 = Reichard
page-pax-short-PIL010 = Neefe
page-pax-short-PIL011 = Westenrieder
page-pax-short-PIL012 = Abel
page-pax-short-PIL013 = Bahrdt
page-pax-short-PIL014 = Münter
page-pax-short-PIL015 = Koppe
page-pax-short-PIL016 = Ditfurth
page-pax-short-PIL017 = Thun
page-pax-short-PIL018 = Emil Leopold
page-pax-short-PIL019 = Dalberg
page-pax-short-PIL020 = Homburg
page-pax-short-PIL021 = Bassus
page-pax-short-PIL022 = Goeckingk
page-pax-short-PIL023 = Cosandey
page-pax-short-PIL024 = Jacobi
page-pax-short-PIL025 = Schikaneder
page-pax-short-PIL026 = Musäus
page-pax-short-PIL027 = Blumauer
page-pax-short-PIL028 = Kolowrat
page-pax-short-PIL029 = Loder
page-pax-short-PIL030 = Herder
page-pax-short-PIL031 = Knigge
page-pax-short-PIL032 = Brunswick
page-pax-short-PIL033 = Lichnowsky
page-pax-short-PIL034 = Walderdorf
page-pax-short-PIL035 = Born
page-pax-short-PIL036 = Zwackh
page-pax-short-PIL037 = Sonnenfels
page-pax-short-PIL038 = Montgelas
page-pax-short-PIL039 = Hufeland
page-pax-short-PIL040 = Bode
page-pax-short-PIL041 = Denis
page-pax-short-PIL042 = Goethe
page-pax-short-PIL043 = Hesse-Kassel
page-pax-short-PIL044 = Nicolai
page-pax-short-PIL045 = Sprickmann
page-pax-short-PIL046 = Karl August
page-pax-short-PIL047 = Hardenberg
page-pax-short-PIL048 = Hund
page-pax-short-PIL049 = Schröder
page-pax-short-PIL050 = Wöllner
page-pax-short-PIL051 = Feder
page-pax-short-PIL052 = Charles Theodore
page-pax-short-PIL053 = Kaunitz
page-pax-short-PIL054 = Mesmer
page-pax-short-PIL055 = Mozart
page-pax-short-PIL056 = Schneider
page-pax-short-PIL057 = Kant

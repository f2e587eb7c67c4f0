### Pax Illuminaten: everything but the cards, English. Log lines: one event a line, present tense.
### Refusals begin with "Not yet." when it can still come and "Not possible." when it cannot.

player-AO = The artificial opponent

game-pax_illuminaten = Pax Illuminaten
    .text = Lodges, plots and conspiracies in the age of reason.

## Options

option-opponent = Artificial opponent
    .text = A further player at the table, played by a script.
option-opponent-none = none
option-opponent-saint_germain = Count of Saint-Germain (easy)
option-opponent-weishaupt = Adam Weishaupt (hard)
option-opponent-joseph_ii = Joseph II (middling; our own design)
option-opponent-franck = Ignaz Franck (middling to hard; our own design)

## Who plays by a script

opponent-saint_germain = Count of Saint-Germain
    .text = Wins with 4 edicts in the discard pile, with control of a lodge of 5 cards, or with 8 influence on luminaries. Takes what lies next to his card: scouts, influences, ostracizes, ousts.
opponent-weishaupt = Adam Weishaupt
    .text = Wins with control of a lodge of 5 cards, with control of 3 grand masters and royal arches in all, or with 8 influence on luminaries. A plan card shows him his target.
opponent-joseph_ii = Joseph II
    .text = Wins with control of 6 luminaries (5 with three or four players), with control of lodges of two factions, or with 10 influence on luminaries (8 with three or four). First influences what shares a faction with his card, then scouts.
opponent-franck = Ignaz Franck
    .text = Wins with control of 3 Rosicrucians, with 3 edicts in the discard pile and more influence than anybody else, or with 12 influence on luminaries (11 with three or four players). A plan card shows him his target, and he likes to oust.

## Nouns

place-A1 = A1
place-A2 = A2
place-A3 = A3
place-B1 = B1
place-B2 = B2
place-B3 = B3
place-B4 = B4
place-C1 = C1
place-C2 = C2
place-C3 = C3
place-C4 = C4
place-C5 = C5
place-D1 = D1
place-D2 = D2
place-D3 = D3
place-D4 = D4
place-E1 = E1
place-E2 = E2
place-E3 = E3
place-areopagus = the areopagus
spot-A1_1 = A1 (slot 1)
spot-A1_2 = A1 (slot 2)
spot-A1_3 = A1 (slot 3)
spot-A1_4 = A1 (slot 4)
spot-A2_1 = A2 (slot 1)
spot-A2_2 = A2 (slot 2)
spot-A2_3 = A2 (slot 3)
spot-A2_4 = A2 (slot 4)
spot-A3_1 = A3 (slot 1)
spot-A3_2 = A3 (slot 2)
spot-A3_3 = A3 (slot 3)
spot-A3_4 = A3 (slot 4)
spot-B1_1 = B1 (slot 1)
spot-B1_2 = B1 (slot 2)
spot-B1_3 = B1 (slot 3)
spot-B1_4 = B1 (slot 4)
spot-B2_1 = B2 (slot 1)
spot-B2_2 = B2 (slot 2)
spot-B2_3 = B2 (slot 3)
spot-B2_4 = B2 (slot 4)
spot-B3_1 = B3 (slot 1)
spot-B3_2 = B3 (slot 2)
spot-B3_3 = B3 (slot 3)
spot-B3_4 = B3 (slot 4)
spot-B4_1 = B4 (slot 1)
spot-B4_2 = B4 (slot 2)
spot-B4_3 = B4 (slot 3)
spot-B4_4 = B4 (slot 4)
spot-C1_1 = C1 (slot 1)
spot-C1_2 = C1 (slot 2)
spot-C1_3 = C1 (slot 3)
spot-C1_4 = C1 (slot 4)
spot-C2_1 = C2 (slot 1)
spot-C2_2 = C2 (slot 2)
spot-C2_3 = C2 (slot 3)
spot-C2_4 = C2 (slot 4)
spot-C3_1 = C3 (slot 1)
spot-C3_2 = C3 (slot 2)
spot-C3_3 = C3 (slot 3)
spot-C3_4 = C3 (slot 4)
spot-C4_1 = C4 (slot 1)
spot-C4_2 = C4 (slot 2)
spot-C4_3 = C4 (slot 3)
spot-C4_4 = C4 (slot 4)
spot-C5_1 = C5 (slot 1)
spot-C5_2 = C5 (slot 2)
spot-C5_3 = C5 (slot 3)
spot-C5_4 = C5 (slot 4)
spot-D1_1 = D1 (slot 1)
spot-D1_2 = D1 (slot 2)
spot-D1_3 = D1 (slot 3)
spot-D1_4 = D1 (slot 4)
spot-D2_1 = D2 (slot 1)
spot-D2_2 = D2 (slot 2)
spot-D2_3 = D2 (slot 3)
spot-D2_4 = D2 (slot 4)
spot-D3_1 = D3 (slot 1)
spot-D3_2 = D3 (slot 2)
spot-D3_3 = D3 (slot 3)
spot-D3_4 = D3 (slot 4)
spot-D4_1 = D4 (slot 1)
spot-D4_2 = D4 (slot 2)
spot-D4_3 = D4 (slot 3)
spot-D4_4 = D4 (slot 4)
spot-E1_1 = E1 (slot 1)
spot-E1_2 = E1 (slot 2)
spot-E1_3 = E1 (slot 3)
spot-E1_4 = E1 (slot 4)
spot-E2_1 = E2 (slot 1)
spot-E2_2 = E2 (slot 2)
spot-E2_3 = E2 (slot 3)
spot-E2_4 = E2 (slot 4)
spot-E3_1 = E3 (slot 1)
spot-E3_2 = E3 (slot 2)
spot-E3_3 = E3 (slot 3)
spot-E3_4 = E3 (slot 4)
degree-first = first degree
degree-second = second degree
degree-third = third degree
degree-grand_master = grand master
degree-royal_arch = royal arch
slots-none = none
manner-plain = by the usual rules
manner-whisper = in a quiet whisper
manner-as_own = with opposing influence as your own
reward-influence = influence
reward-ostracize = ostracize
reward-reassign = reassign
secret-luminaries = the hand
secret-plot = the private plot
ability-extra_influence = an extra influence action
    .text = Influence ANY card; pay 1 favor less for each opposing influence on it.
ability-extra_ostracize = an extra ostracism
    .text = Ostracize; then you may move one of your influence from ANY slot to the card just placed.
ability-extra_scout = an extra scouting
    .text = Scout ANY card without paying; for influencing this turn the placed card counts as adjacent.
ability-extra_reassign = an extra reassignment
    .text = Reassign without paying: move 1-3 of your influence from ANY slots to ANY free slots.
ability-extra_interrogate = an extra interrogation
    .text = Interrogate; for the rumor rule cards whose degree is one step above, or one step below, that of the target pay as well (you choose which). Steps lead along first, second, third; grand masters and royal arches have none.
ability-extra_oust = an extra ousting
    .text = Oust influence on ANY card; the first targeted influence costs nothing.
ability-boost_influence = cheaper influence this turn
    .text = While influencing this turn pay 1 favor of your choice less for each influence placed, never below 1.
ability-boost_ostracize = free ostracism this turn
    .text = Ostracizing costs no favor this turn.
ability-boost_interrogate = interrogations everywhere this turn
    .text = While interrogating this turn you may target ANY card and treat all opposing influence on it as yours.
ability-boost_scout = income from scouting this turn
    .text = Whenever you scout this turn, at once take the income of the card you placed.
ability-boost_oust = no advantage in contests this turn
    .text = When you oust this turn neither side gets advantage or vulnerability.
ability-boost_reassign = reassigning anywhere this turn
    .text = When you reassign this turn, each move still starts on a card of the chosen faction but may end in ANY free slot.
ability-special_swap = swap two cards
    .text = Swap two face-up map cards if they carry no more opposing influence than yours.
ability-special_borrow_faction = borrow a faction card
    .text = Take any faction card and use it this turn; put it back where it was when the check phase starts.
ability-special_draw = draw cards
    .text = Add to your hand two cards from the luminary deck or any one court card.
ability-special_edict_favor = take favor from an edict
    .text = Take 2 favor from any one edict card.
ability-special_exchange = exchange favor
    .text = Return up to 3 of your favor to the supply, then take as many tokens of any types from the supply.
ability-special_tithe = take an opponent's favor
    .text = Take 2 favor of your choice from one opponent (1 if it has only 1).
ability-grand_master = the income of a grand master
    .text = May stand anywhere in the chain. Take the income of this card (does not use up quick favor).
ability-royal_arch = a main action more
    .text = Ends the chain. You may perform one additional main action this turn.

## Items of the scripts

item-saint_germain_a = item a, a face-down neighbour is scouted
item-saint_germain_b = item b, a neighbour with a common faction is influenced, or a rival ousted there
item-saint_germain_c = item c, a neighbour without a common faction is ostracized, or a rival ousted there
item-saint_germain_d = item d, nothing to do here, so the pawn moves on
item-weishaupt_a = item a, a grand master or royal arch is influenced, or a rival ousted there
item-weishaupt_b = item b, the plan card is a grand master or royal arch and takes the place of the card
item-weishaupt_c = item c, the card carries no influence but his own
item-weishaupt_d = item d, only the plan card has a common faction and takes the place of the card
item-weishaupt_e = item e, a card with a common faction is influenced
item-weishaupt_f = item f, any other card: a rival is ousted, or the card ostracized
item-joseph_ii_a = item a, a neighbour with a common faction, new to him, is influenced
item-joseph_ii_b = item b, a face-down neighbour is scouted
item-joseph_ii_c = item c, a rival who is no stronger is ousted
item-joseph_ii_d = item d, a neighbour without influence is ostracized
item-joseph_ii_e = item e, a neighbour with a free slot is influenced
item-joseph_ii_f = item f, a rival is ousted
item-joseph_ii_g = item g, nothing to do here, so the pawn moves on
item-franck_a = item a, a rival he can match is ousted
item-franck_b = item b, a Rosicrucian or a card with a common faction is influenced
item-franck_c = item c, the plan card takes the place of a card without influence
item-franck_d = item d, a card without influence is ostracized
item-franck_e = item e, a card with a free slot is influenced
item-franck_f = item f, nothing to do here, so he looks at the next card

## Actions, as buttons

do-scout = Scout { $place }
do-influence = Influence { $place }
do-interrogate = Interrogate { $place }
do-ostracize = Ostracize { $place }
do-reassign = Reassign with the { $faction }
do-oust = Oust { $player } on { $place }
do-conspire = Conspire with { $luminary }
do-claim = Claim the { $faction } card
do-realize = Realize { $plot }
do-use-faction = Use the { $faction } card
do-reward = Marker on { $place }: { $reward }
do-buy-action = { $event }: buy a main action
do-peek = Look at { $secret } of { $player }
do-end-actions = End your actions
do-play-event = Play { $event }
do-no-event = Play no event
do-act-with = Act with { $place }
do-pay = Pay 1 favor of the { $faction }
do-substitute = Spend favor of the { $faction } in place of 1 of the { $other }
do-spend-same = { $count ->
    [0] Spend favor of the { $faction }
    [one] Spend favor of the { $faction }, { $count } artists token among it
   *[other] Spend favor of the { $faction }, { $count } artists tokens among it
}
do-waive = Leave out 1 favor of the { $faction }
do-put = Place { $count } influence
do-place = Place { $luminary }
do-target = Target slot { $slots }
do-move = From { $spot } to { $place }
do-stop = Stop
do-continue = Continue
do-done = Done
do-lay = Lay { $luminary }
do-gain = Take 1 favor of the { $faction }
do-take-from = Take it from { $player }
do-give = Give { $player } 1 favor of the { $faction }
do-name-degree = Name: { $degree }
do-manner = Interrogate { $manner }
do-use-ability = Use the ability
do-quick-favor = Take quick favor
do-decline = Use nothing
do-swap = Swap { $place } and { $other }
do-borrow = Borrow the { $faction } card
do-draw = Draw from the deck
do-take = Take { $luminary } from the court
do-take-edict = Take favor from the { $faction } edict
do-return = Return 1 favor of the { $faction }
do-tithe = Take 1 favor of the { $faction } from { $player }
do-lose = Give up { $plot }
do-move-back = Move your token back onto { $plot }
do-keep = Keep { $event }
do-discard = Discard { $luminary }

## Questions

ask-intercept = The supply has none left. From whom do you take the token?
ask-income = Which favor does the card pay you?
ask-pay = Pay what is due: in kind, or with other favor in its place.
ask-pay-same = Which favor do you spend?
ask-acting = Which card acts on { $place }?
ask-place = Which luminary from your hand do you place on { $place }?
ask-how-many = How much influence do you place on { $place }?
ask-waive = Which favor of the cost do you leave out?
ask-move-here = You may move one of your influence to { $place }.
ask-move = Move influence, or stop.
ask-lose-plot = Not all of your plots still hold together. Which token goes to the edge?
ask-plot-back = A plot holds again. Do you move your token back onto it?
ask-keep-event = Keep one of the two events; the other goes back on top of the deck.
ask-refill = Fill your hand from the court and the deck.
ask-ability = Use the luminary's ability, take quick favor, or use nothing.
ask-target = Choose the target.
ask-swap = Which two cards trade places?
ask-borrow = Which faction card do you borrow for this turn?
ask-draw = Draw two cards from the deck, or take one court card.
ask-edict = From which edict do you take favor?
ask-return = Return up to three favor to the supply; you will take as many.
ask-take = { $left ->
    [one] Take { $left } favor from the supply.
   *[other] Take { $left } favor from the supply, one by one.
}
ask-tithe = Whose favor do you take?
ask-tokens = Which influence on { $place } do you target?
ask-contest-card = Lay a luminary for the contest.
ask-continue = Both cards would win at once. Do you go on with new cards, or stop?
ask-compensation = Which favor do you take for the lost influence?
ask-degree = Which neighbouring degree pays too?
ask-manner = How do you interrogate { $place }?
ask-give = Collusion: which of the gained favor do you give to whom?
ask-discard = Your hand is over its limit. Which luminary do you discard?
ask-event = Do you play a special event?
ask-action = Act, conspire, claim or realize; then end your actions.
ask-faction = With which faction do you reassign?

## Why not

refusal-has-no-such-favor = Not possible. That player has no such favor.
refusal-not-this-income = Not possible. The card does not pay that.
refusal-no-such-favor = Not possible. You have no such favor.
refusal-not-due = Not possible. That is not due.
refusal-cannot-substitute = Not possible. That cannot stand for what is due.
refusal-pay-first = Not yet. First finish paying.
refusal-not-of-one-type = Not possible. It takes favor of one type.
refusal-choose-acting-card = Not yet. First choose the acting card.
refusal-cannot-act-there = Not possible. That card cannot act there.
refusal-cannot-pay = Not yet. You cannot pay for that.
refusal-not-in-hand = Not possible. That luminary is not in your hand.
refusal-place-a-card = Not yet. First place a luminary.
refusal-how-many-first = Not yet. First say how much influence you place.
refusal-cannot-place-so-many = Not possible. You cannot place that much.
refusal-cannot-waive = Not possible. That cannot be left out.
refusal-does-not-fit = Not possible. That luminary does not have the slots for the influence there.
refusal-cannot-move-so = Not possible. Influence cannot move like that.
refusal-move-first = Not yet. First move influence, or stop.
refusal-royal-arch-is-taken = Not possible. Another player has influence on this royal arch.
refusal-plot-still-holds = Not possible. That plot still holds.
refusal-plot-not-met = Not yet. The plot is not fulfilled.
refusal-not-drawn = Not possible. You did not draw that event.
refusal-not-in-court = Not possible. That luminary is not at court.
refusal-two-court-cards-at-most = Not possible. Two court cards are the most.
refusal-not-the-majordomos-card = Not possible. The second one must be the card under the majordomo.
refusal-no-favor-left = Not possible. You have no favor to pay for a second court card.
refusal-draw-first = Not yet. First fill your hand.
refusal-quick-favor-taken = Not possible. You have taken quick favor this turn.
refusal-ability-has-no-use = Not yet. There is nothing to use the ability on.
refusal-boost-must-be-applied = Not possible. A boost must be applied.
refusal-use-card-first = Not yet. First decide about the luminary.
refusal-not-a-target = Not possible. That is no target for it.
refusal-cannot-swap = Not possible. These cards cannot be swapped.
refusal-cannot-borrow = Not possible. That card cannot be borrowed.
refusal-no-tokens-on-edict = Not possible. There are no tokens on that edict.
refusal-not-in-supply = Not possible. The supply has none of that.
refusal-cannot-tithe = Not possible. You cannot take that.
refusal-no-such-tokens = Not possible. There is no such influence.
refusal-target-first = Not yet. First choose the influence to target.
refusal-lay-a-card = Not yet. First lay a luminary.
refusal-not-a-neighbouring-degree = Not possible. That is no neighbouring degree.
refusal-not-as-own = Not possible. You cannot treat opposing influence as your own now.
refusal-not-in-this-manner = Not possible. You cannot interrogate like that now.
refusal-discard-first = Not yet. First discard down to your hand limit.
refusal-no-such-event-in-hand = Not possible. You have no such event in hand.
refusal-does-not-link = Not possible. That luminary has no faction in common with the end of the chain.
refusal-chain-is-over = Not possible. A royal arch ends the chain.
refusal-not-your-card = Not possible. That faction card is not yours.
refusal-card-is-used = Not possible. You have used that faction card this turn.
refusal-no-marker-there = Not possible. There is no reward marker on that card.
refusal-marker-has-no-use = Not yet. The marker cannot be used for that.
refusal-event-not-in-force = Not possible. That event is not in force.
refusal-once-per-turn = Not possible. You have done that once this turn.
refusal-cannot-peek = Not possible. You cannot look there now.
refusal-not-in-action-phase = Not possible. That is no action of this phase.
refusal-no-main-action-left = Not possible. You have no main action left.
refusal-cannot-reassign = Not yet. You need influence on a card of that faction, and favor of it.
refusal-not-on-the-map = Not possible. There is no such card on this map.
refusal-no-influence-there = Not possible. You have no influence there.
refusal-card-is-face-up = Not possible. That card lies face up.
refusal-not-adjacent = Not yet. No card of yours is adjacent.
refusal-card-is-face-down = Not yet. That card lies face down.
refusal-no-free-slot = Not possible. That card has no free slot.
refusal-no-card-in-hand = Not yet. You have no luminary in hand.
refusal-opposing-influence = Not possible. There is opposing influence on that card.
refusal-card-out-of-game = Not possible. That faction card is not in this game.
refusal-already-yours = Not possible. You have that faction card.
refusal-no-control-of-main-lodge = Not yet. You do not control the main lodge of that faction.
refusal-token-is-there = Not possible. Your token is on that plot.
refusal-not-your-plot = Not possible. That plot is not open to you.
refusal-no-token-left = Not yet. You have no influence left.
refusal-not-together = Not yet. The plot does not hold together with your other plots.

## The log

note-game-starts = The game begins. { $player } is first player, with connection { $n }.
    .you = The game begins. You are first player, with connection { $n }.
note-round-starts = Round { $n }.
note-last-round = The fifth edict is gone: this round is the last.
note-turn-starts = { $player } begins a turn.
    .you = You begin a turn.
note-edict-pays = { $player } takes { $n } favor of the { $faction } from the edict.
    .you = You take { $n } favor of the { $faction } from the edict.
note-edict-goes = { $event } is discarded. Edicts discarded so far: { $n }.
note-event-goes = { $event }, played by { $player }, is over.
    .you = { $event }, played by you, is over.
note-plays-event = { $player } plays { $event }.
    .you = You play { $event }.
note-scouts = { $player } scouts { $place }.
    .you = You scout { $place }.
note-takes-up = Only { $player } sees the card: { $luminary }.
    .you = Only you see the card: { $luminary }.
note-places-card = { $player } places { $luminary } on { $place }.
    .you = You place { $luminary } on { $place }.
note-turns-up = { $player } turns up { $luminary } on { $place }.
    .you = You turn up { $luminary } on { $place }.
note-influences = { $player } places { $n } influence on { $place }.
    .you = You place { $n } influence on { $place }.
note-interrogates = { $player } interrogates { $place }.
    .you = You interrogate { $place }.
note-card-pays = { $luminary } pays { $player }.
    .you = { $luminary } pays you.
note-areopagus-pays = The areopagus pays { $player }.
    .you = The areopagus pays you.
note-ostracizes = { $player } ostracizes { $luminary } from { $place }.
    .you = You ostracize { $luminary } from { $place }.
note-seats-lost = { $player } takes back { $n } influence that finds no slot on { $place }.
    .you = You take back { $n } influence that finds no slot on { $place }.
note-reassigns = { $player } reassigns influence with the { $faction }.
    .you = You reassign influence with the { $faction }.
note-moves-token = { $player } moves influence from { $spot } to { $place }.
    .you = You move influence from { $spot } to { $place }.
note-ousts = { $player } attacks { $n } influence of { $other } on { $place }.
    .you = You attack { $n } influence of { $other } on { $place }.
    .you-other = { $player } attacks { $n } influence of yours on { $place }.
note-initial-strengths = Initial strength: { $player } { $n }, { $other } { $m }.
    .you = Initial strength: you { $n }, { $other } { $m }.
    .you-other = Initial strength: { $player } { $n }, you { $m }.
note-lays = { $player } lays a card face down.
    .you = You lay a card face down.
note-lays-nothing = { $player } has no card to lay.
    .you = You have no card to lay.
note-reveals = { $player } reveals { $luminary }.
    .you = You reveal { $luminary }.
note-cards-cancel = Both would win at once: the cards cancel each other.
note-continues = { $player } goes on with the contest.
    .you = You go on with the contest.
note-stops = { $player } stops the contest.
    .you = You stop the contest.
note-wins-contest = { $player } wins the contest with { $other } on { $place }.
    .you = You win the contest with { $other } on { $place }.
    .you-other = { $player } wins the contest with you on { $place }.
note-loses-tokens = { $player } loses { $n } influence on { $place }.
    .you = You lose { $n } influence on { $place }.
note-gets-marker = { $player } puts a reward marker on { $place }.
    .you = You put a reward marker on { $place }.
note-uses-marker = { $player } uses the marker on { $place }: { $reward }.
    .you = You use the marker on { $place }: { $reward }.
note-markers-return = { $n ->
    [one] { $n } unused reward marker returns.
   *[other] { $n } unused reward markers return.
}
note-conspires = { $player } conspires with { $luminary }.
    .you = You conspire with { $luminary }.
note-uses-ability = { $player } uses the ability of { $luminary }: { $ability }.
    .you = You use the ability of { $luminary }: { $ability }.
note-quick-favor = { $player } takes quick favor from { $luminary }.
    .you = You take quick favor from { $luminary }.
note-declines = { $player } makes no use of { $luminary }.
    .you = You make no use of { $luminary }.
note-extra-main-action = { $n ->
    [one] { $player } may perform { $n } main action more.
   *[other] { $player } may perform { $n } main actions more.
}
    .you = { $n ->
        [one] You may perform { $n } main action more.
       *[other] You may perform { $n } main actions more.
    }
note-gains = { $player } gains { $n } favor of the { $faction }.
    .you = You gain { $n } favor of the { $faction }.
note-intercepts = { $player } intercepts 1 favor of the { $faction } from { $other }.
    .you = You intercept 1 favor of the { $faction } from { $other }.
    .you-other = { $player } intercepts 1 favor of the { $faction } from you.
note-not-gained = { $player } goes without { $n } favor of the { $faction }: nobody has any.
    .you = You go without { $n } favor of the { $faction }: nobody has any.
note-pays = { $player } pays { $n } favor of the { $faction }.
    .you = You pay { $n } favor of the { $faction }.
note-substitutes = { $player } spends { $n } favor of the { $faction } in place of 1 of the { $wanted }.
    .you = You spend { $n } favor of the { $faction } in place of 1 of the { $wanted }.
note-waives = { $player } leaves 1 favor of the { $faction } out of the cost.
    .you = You leave 1 favor of the { $faction } out of the cost.
note-gives = { $player } gives { $other } 1 favor of the { $faction }.
    .you = You give { $other } 1 favor of the { $faction }.
    .you-other = { $player } gives you 1 favor of the { $faction }.
note-returns-favor = { $player } returns { $n } favor of the { $faction }.
    .you = You return { $n } favor of the { $faction }.
note-takes-from-edict = { $player } takes { $n } favor from the edict of the { $faction }.
    .you = You take { $n } favor from the edict of the { $faction }.
note-tithes = { $player } takes 1 favor of the { $faction } from { $other }.
    .you = You take 1 favor of the { $faction } from { $other }.
    .you-other = { $player } takes 1 favor of the { $faction } from you.
note-swaps = { $player } swaps the cards on { $place } and { $to }.
    .you = You swap the cards on { $place } and { $to }.
note-borrows = { $player } borrows the { $faction } card.
    .you = You borrow the { $faction } card.
note-gives-back = { $player } gives the { $faction } card back.
    .you = You give the { $faction } card back.
note-claims = { $player } claims the { $faction } card.
    .you = You claim the { $faction } card.
note-uses-faction = { $player } uses the { $faction } card.
    .you = You use the { $faction } card.
note-buys-action = { $player } buys a main action ({ $event }).
    .you = You buy a main action ({ $event }).
note-peeks = { $player } looks at { $secret } of { $other }.
    .you = You look at { $secret } of { $other }.
    .you-other = { $player } looks at { $secret } on your side.
note-sees-luminary = Only { $player } sees, in the hand of { $other }: { $luminary }.
    .you = Only you see, in the hand of { $other }: { $luminary }.
    .you-other = Only { $player } sees, in your hand: { $luminary }.
note-sees-plot = Only { $player } sees the plot of { $other }: { $plot }.
    .you = Only you see the plot of { $other }: { $plot }.
    .you-other = Only { $player } sees your plot: { $plot }.
note-ends-actions = { $player } ends the action phase.
    .you = You end the action phase.
note-realizes = { $player } realizes { $plot }.
    .you = You realize { $plot }.
note-plot-lost = { $plot } no longer holds for { $player }, so the token goes to the edge.
    .you = { $plot } no longer holds for you, so the token goes to the edge.
note-plot-back = { $plot } holds again for { $player }.
    .you = { $plot } holds again for you.
note-draws-events = { $n ->
    [one] { $player } draws { $n } event.
   *[other] { $player } draws { $n } events.
}
    .you = { $n ->
        [one] You draw { $n } event.
       *[other] You draw { $n } events.
    }
note-sees-event = Only { $player } sees it: { $event }.
    .you = Only you see it: { $event }.
note-keeps-special = { $player } keeps a special event.
    .you = You keep a special event.
note-keeps-event = Only { $player } knows which: { $event }.
    .you = Only you know which: { $event }.
note-returns-event = { $player } returns the other event to the top of the deck.
    .you = You return the other event to the top of the deck.
note-edict-comes = { $event } is proclaimed and lies before { $player }.
    .you = { $event } is proclaimed and lies before you.
note-event-discarded = { $player } turns over { $event } and discards it.
    .you = You turn over { $event } and discard it.
note-draws = { $n ->
    [one] { $player } draws { $n } card.
   *[other] { $player } draws { $n } cards.
}
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
note-draws-card = Only { $player } sees the card drawn: { $luminary }.
    .you = Only you see the card drawn: { $luminary }.
note-takes-court = { $player } takes { $luminary } from the court.
    .you = You take { $luminary } from the court.
note-discards = { $player } discards { $luminary }.
    .you = You discard { $luminary }.
note-court-goes = { $luminary } leaves the court.
note-majordomo-moves = The majordomo moves to position { $n }.
note-court-filled = { $luminary } comes to court.
note-deck-reshuffled = { $n ->
    [one] The discard becomes the new deck: { $n } card.
   *[other] The discard is shuffled into a new deck of { $n } cards.
}
note-ao-item = { $player } follows the script at { $place }: { $item }.
    .you = You follow the script at { $place }: { $item }.
note-ao-plan = { $player } plans with { $luminary }, who points to { $place }.
    .you = You plan with { $luminary }, who points to { $place }.
note-ao-next-target = { $player } goes on clockwise to { $place }.
    .you = You go on clockwise to { $place }.
note-ao-pawn = { $player } moves the pawn to { $place }.
    .you = You move the pawn to { $place }.
note-ao-places = { $player } places { $n } influence on { $place }.
    .you = You place { $n } influence on { $place }.
note-ao-from-court = { $player } puts { $luminary } from the court on { $place }.
    .you = You put { $luminary } from the court on { $place }.
note-ao-from-plan = { $player } puts the plan card, { $luminary }, on { $place }.
    .you = You put the plan card, { $luminary }, on { $place }.
note-ao-bonus = { $player } spends favor for { $n } more strength.
    .you = You spend favor for { $n } more strength.
note-ao-plot = { $player } fulfils plot { $n } of its own.
    .you = You fulfil plot { $n } of your own.
note-plot-victory = { $player } wins by plots.
    .you = You win by plots.
note-game-ends = The game ends. The factions are scored.
note-scores = { $n ->
    [one] { $player } has { $n } point.
   *[other] { $player } has { $n } points.
}
    .you = { $n ->
        [one] You have { $n } point.
       *[other] You have { $n } points.
    }
note-wins = { $player } wins the game.
    .you = You win the game.

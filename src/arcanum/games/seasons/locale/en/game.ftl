### Seasons: everything but the cards, English. Game words as in the glossary of cards.ftl.
### Players are subjects in the third person. Log lines: one action a line, present tense.

game-seasons = Seasons
    .text = Three years of dice, energy and sly familiars.

## Options

option-level = Level
    .text = Which cards are in the game, and how you get yours.
option-level-archmage = Archmage
    .text = All 50 cards, with the draft.
option-level-magician = Magician
    .text = The 30 basic cards, with the draft.
option-level-apprentice = Apprentice
    .text = The 30 basic cards and ready-made starter kits, no draft.
option-first = First player
    .text = Who begins round 1.
option-first-random = at random
option-first-A = Player A
option-first-B = Player B
option-first-C = Player C
option-first-D = Player D
option-kits = Starter kits
    .text = How kits are handed out at the apprentice level.
option-kits-random = at random
option-kits-choice = each player chooses, in turn order

## Score

score-crystals = Crystals
score-end_cards = End-of-game cards
score-prestige = Prestige in play
score-hand = Cards left in hand
score-bonuses = Bonuses used
score-total = Prestige points

## Nouns

card-copy = { $card } #{ $n }

energy-air = air
    .apply = Air: raise your gauge by 1
energy-water = water
    .apply = Water: take 2 tokens of any kinds
energy-fire = fire
    .apply = Fire: draw 1 card
energy-earth = earth
    .apply = Earth: gain 5 crystals

token-air = { energy-air }
token-water = { energy-water }
token-fire = { energy-fire }
token-earth = { energy-earth }
token-on-card = { $token } from { $card }

symbol-air = { energy-air }
    .take = Take 1 air
symbol-water = { energy-water }
    .take = Take 1 water
symbol-fire = { energy-fire }
    .take = Take 1 fire
symbol-earth = { energy-earth }
    .take = Take 1 earth
symbol-crystals = crystals
    .take = Gain the crystals
symbol-gauge = gauge
    .take = Raise your gauge by 1
symbol-card = card
    .take = Draw a card
symbol-all = everything
    .take = Take everything

kinds-none = nothing
kinds-air = { energy-air }
kinds-water = { energy-water }
kinds-fire = { energy-fire }
kinds-earth = { energy-earth }

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn

year-year_1 = year 1
year-year_2 = year 2
year-year_3 = year 3

kit-kit_1 = starter kit 1
kit-kit_2 = starter kit 2
kit-kit_3 = starter kit 3
kit-kit_4 = starter kit 4

die-winter_1 = winter die 1
die-winter_2 = winter die 2
die-winter_3 = winter die 3
die-winter_4 = winter die 4
die-winter_5 = winter die 5
die-spring_1 = spring die 1
die-spring_2 = spring die 2
die-spring_3 = spring die 3
die-spring_4 = spring die 4
die-spring_5 = spring die 5
die-summer_1 = summer die 1
die-summer_2 = summer die 2
die-summer_3 = summer die 3
die-summer_4 = summer die 4
die-summer_5 = summer die 5
die-autumn_1 = autumn die 1
die-autumn_2 = autumn die 2
die-autumn_3 = autumn die 3
die-autumn_4 = autumn die 4
die-autumn_5 = autumn die 5

bonus-exchange_two = exchange two tokens
    .text = Discard 2 energy tokens and take 2 of any kinds.
bonus-transmute_plus_one = transmute at +1
    .text = Until the end of your turn you may transmute, and each token you transmute yields 1 crystal more.
bonus-gauge_plus_one = gauge +1
    .text = Raise your summoning gauge by 1.
bonus-draw_two_keep_one = two cards instead of one
    .text = For the draw symbol of your die, draw 2 cards, keep 1 and discard the other.

step-minus_3 = 3 spaces back
step-minus_2 = 2 spaces back
step-minus_1 = 1 space back
step-plus_1 = 1 space forward
step-plus_2 = 2 spaces forward
step-plus_3 = 3 spaces forward

mode-pay_crystals = Pay 3 crystals for a token of any kind
mode-pay_token = Discard a token to transmute this turn
mode-look = Look at the top card
mode-bury = Pay 3 crystals to discard the top card unseen
mode-draw = Draw a card

## Actions, as buttons

do-take-kit = Take { $kit }
do-draft = Keep { $card }
do-shelve = Keep { $card } for { $year }
do-take-die = Take { $die }
do-go-on = Go on
do-take = { $symbol_take }
do-keep = Keep { $card }
do-discard-card = Discard { $card }
do-discard = Discard 1 { $token }
do-put = Put in 1 { $token }
do-summon = Summon { $card }
do-activate = Activate { $card }
do-transmute = Transmute 1 { $token }
do-bonus = Bonus: { $bonus }
do-end-turn = End turn
do-waive = Leave out 1 { $energy }
do-imbue = Pay { $kinds }
do-resolve = Resolve { $card }
do-apply = { $energy_apply }
do-move = Move { $step }
do-sacrifice = Sacrifice { $card }
do-take-back = Take back { $card }
do-give = Give { $card } to { $player }
do-copy = Copy the reserve of { $player }
do-choose = { $mode }
do-convert = Transmute 3 { $energy }
do-exchange = Exchange { $energy } for { $other }
do-amount = { $count ->
    [one] Exchange { $count } token
   *[other] Exchange { $count } tokens
}
do-put-back = Put { $card } back on top
do-play = Put { $card } into play for free

## Questions

ask-kit = Choose your starter kit.
ask-draft = Keep one card. The others go to the player on your left.
ask-shelve = Sort your nine cards into three sets: first your hand, then year 2; the last three wait for year 3.
ask-die = Take one of the dice. The one left over moves the season marker.
ask-reroll = Reroll your die before you use it, or go on with it as it is.
ask-die-actions = Take what your die offers. What you leave is lost.
ask-keep = Keep the card or discard it?
ask-main = Summon, activate or transmute, then end your turn.
ask-take-any = { $n ->
    [one] Take { $n } energy token of any kind.
   *[other] Take { $n } energy tokens of any kinds, one at a time.
}
ask-take-or-leave = { $n ->
    [one] Take { $n } energy token of any kind, or leave it.
   *[other] Take up to { $n } energy tokens of any kinds, one at a time.
}
ask-overflow = Your reserve is over its limit. Discard tokens until it fits.
ask-pay = Which token do you pay: one from your reserve or one from { card-amulet_of_water }?
ask-pay-any = { $n ->
    [one] Discard { $n } energy token.
   *[other] Discard { $n } energy tokens, one at a time.
}
ask-waive = { card-hand_of_fortune }: which token of the cost do you leave out?
ask-imbue = Which kinds of energy do you pay for { card-elemental_amulet }? Each has its own effect.
ask-round-end = The round ends. Which of your cards acts next?
ask-fill-amulet = { $n ->
    [one] Put { $n } energy token of any kind on { $card }.
   *[other] Put { $n } energy tokens of any kinds on { $card }, one at a time.
}
ask-keep-one = Keep one of the drawn cards. The others are discarded.
ask-play-one = Put one of the drawn cards into play for free. The others are discarded.
ask-keep-vision = Keep one of the drawn cards. You share out the others.
ask-give-vision = Which card do you give to { $other }?
ask-sacrifice = Sacrifice one of your cards in play.
ask-take-back = Take one of your magic items in play back into hand.
ask-copy = Whose reserve do you copy?
ask-step = Which way and how far does the season marker move?
ask-elemental-order = What comes first: the card or the tokens?
ask-crown = Draw a card or discard one from your hand. Everyone sees it, and you take as many tokens as it has prestige points.
ask-convert = Transmute three tokens of one kind. Which kind?
ask-dream = Which card from your hand enters play for free?
ask-tree = { card-tree_of_light }: pay crystals for a token, or a token for the transmute action?
ask-orb = Look at the top card of the draw pile, or pay to discard it unseen?
ask-orb-decision = Put the card back, or discard 4 energy tokens and put it into play for free?
ask-cauldron = Which token do you put on { $card }?
ask-skull = { $n ->
    [one] Sacrifice { $n } more of your cards in play.
   *[other] Sacrifice { $n } of your cards in play, one at a time.
}
ask-kriss = Which familiar do you give up, from your hand or in play?
ask-mirror-kinds = Which kind of energy do you exchange, and for which?
ask-mirror-amount = How much { $given } do you exchange for { $got }? Each token costs 1 crystal.

## Why not

refusal-not-in-pack = Not possible. Keep one of the cards in your pack.
refusal-make-sets-in-order = Not yet. Fill the sets in order: year 1 first, then year 2.
refusal-choose-die-first = Not yet. First take a die.
refusal-die-not-on-table = Not possible. That die is not on the table.
refusal-die-comes-first = Not yet. First finish with your die.
refusal-symbol-not-on-die = Not possible. Your die does not offer that now.
refusal-not-in-main-phase = Not possible. In the main phase you summon, activate, transmute or use a bonus.
refusal-no-transmute-action = Not yet. To transmute you need the symbol on your die, the bonus or { card-tree_of_light }.
refusal-no-such-token = Not possible. You have no such token.
refusal-not-in-hand = Not possible. { $card } is not in your hand.
refusal-no-room-under-gauge = Not yet. Your gauge has no room for another card.
refusal-cannot-pay-leech = Not yet. Your crystals do not cover both { $card } and the opposing { card-arcano_leech }.
refusal-cannot-pay-crystals = { $n ->
    [one] Not yet. { $card } costs { $n } crystal; you have { $have }.
   *[other] Not yet. { $card } costs { $n } crystals; you have { $have }.
}
refusal-cannot-pay-energy = Not yet. You do not have the energy for { $card }.
refusal-rest-not-payable = Not possible. Then you could not pay the rest.
refusal-pay-first = Not yet. First finish paying.
refusal-discard-to-limit-first = Not yet. First discard down to the limit of your reserve.
refusal-not-in-play = Not possible. You do not have { $card } in play.
refusal-no-activation = { $timing ->
    [instant] Not possible. { $card } cannot be activated: it acts once, on entering play.
    [permanent] Not possible. { $card } cannot be activated: it acts by itself.
   *[other] Not possible. { $card } cannot be activated.
}
refusal-card-is-turned = Not yet. { $card } is turned; it straightens when the next round starts.
refusal-only-before-die = Not yet. { $card } is for the start of your turn, before you use your die.
refusal-cannot-pay-activation = Not yet. You cannot pay what activating { $card } takes.
refusal-nothing-to-dream-of = Not yet. { $card } needs a card in your hand, and room for it under your gauge.
refusal-nothing-to-see = Not yet. Both piles are empty; { $card } has nothing to show.
refusal-needs-three-of-a-kind = Not possible. It takes 3 tokens of one kind.
refusal-needs-tokens = { $n ->
    [one] Not yet. This takes { $n } energy token.
   *[other] Not yet. This takes { $n } energy tokens.
}
refusal-no-bonus-left = Not possible. You have used all three bonuses.
refusal-bonus-in-main-phase = Not yet. This bonus belongs to the main phase, after your die.
refusal-bonus-needs-draw-symbol = Not possible. This bonus goes with the draw symbol of your die.
refusal-gauge-is-full = Not possible. Your gauge is as high as it goes.
refusal-sacrifice-first = Not yet. First sacrifice one of your cards in play.
refusal-take-back-first = Not yet. First take one of your magic items back into hand.
refusal-not-before-year-0 = Not possible. The marker cannot go back any further than that.

## The log

note-game-starts = The game begins. { $player } is first player.
    .you = The game begins. You are first player.
note-takes-kit = { $player } takes { $kit }.
    .you = You take { $kit }.
note-drafts = { $player } keeps { $card }.
    .you = You keep { $card }.
note-packs-pass = { $n ->
    [one] The packs go to the left, { $n } card each.
   *[other] The packs go to the left, { $n } cards each.
}
note-sets-are-made = The sets are made. The tournament begins.
note-round-starts = Round { $n }, { $season }. { $player } is first player.
    .you = Round { $n }, { $season }. You are first player.
note-takes-die = { $player } takes { $die }.
    .you = You take { $die }.
note-turn-starts = { $player } begins a turn.
    .you = You begin a turn.
note-rerolls = { $player } rerolls { $die }.
    .you = You reroll { $die }.
note-declines = { $player } takes nothing more from the die.
    .you = You take nothing more from the die.
note-takes-energy = { $player } takes { $n } { $energy }.
    .you = You take { $n } { $energy }.
note-gains-crystals = { $n ->
    [one] { $player } gains { $n } crystal.
   *[other] { $player } gains { $n } crystals.
}
    .you = { $n ->
        [one] You gain { $n } crystal.
       *[other] You gain { $n } crystals.
    }
note-loses-crystals = { $n ->
    [0] { $player } has no crystals to lose.
    [one] { $player } loses { $n } crystal.
   *[other] { $player } loses { $n } crystals.
}
    .you = { $n ->
        [0] You have no crystals to lose.
        [one] You lose { $n } crystal.
       *[other] You lose { $n } crystals.
    }
note-pays-crystals = { $n ->
    [one] { $player } pays { $n } crystal.
   *[other] { $player } pays { $n } crystals.
}
    .you = { $n ->
        [one] You pay { $n } crystal.
       *[other] You pay { $n } crystals.
    }
note-pays-player = { $n ->
    [one] { $player } gives { $other } { $n } crystal ({ $card }).
   *[other] { $player } gives { $other } { $n } crystals ({ $card }).
}
    .you = { $n ->
        [one] You give { $other } { $n } crystal ({ $card }).
       *[other] You give { $other } { $n } crystals ({ $card }).
    }
    .you-other = { $n ->
        [one] { $player } gives you { $n } crystal ({ $card }).
       *[other] { $player } gives you { $n } crystals ({ $card }).
    }
note-cannot-pay = { $player } has no crystal to give { $other } ({ $card }).
    .you = You have no crystal to give { $other } ({ $card }).
    .you-other = { $player } has no crystal to give you ({ $card }).
note-gauge-rises = { $player } raises the gauge by { $n }, to { $gauge }.
    .you = You raise the gauge by { $n }, to { $gauge }.
note-gauge-falls = { $player } lowers the gauge by { $n }, to { $gauge }.
    .you = You lower the gauge by { $n }, to { $gauge }.
note-draws = { $n ->
    [0] { $player } finds no card to draw.
    [one] { $player } draws { $n } card.
   *[other] { $player } draws { $n } cards.
}
    .you = { $n ->
        [0] You find no card to draw.
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
note-draws-card = Only { $player } sees the card drawn: { $card }.
    .you = Only you see the card drawn: { $card }.
note-keeps = { $player } keeps a card.
    .you = You keep a card.
note-keeps-card = Only { $player } knows which: { $card }.
    .you = Only you know which: { $card }.
note-discards-unseen = { $n ->
    [one] { $player } discards { $n } card face down.
   *[other] { $player } discards { $n } cards face down.
}
    .you = { $n ->
        [one] You discard { $n } card face down.
       *[other] You discard { $n } cards face down.
    }
note-discards-card = { $player } discards { $card } from hand.
    .you = You discard { $card } from hand.
note-reveals = { $player } shows everyone { $card }.
    .you = You show everyone { $card }.
note-discards-energy = { $player } discards { $n } { $energy }.
    .you = You discard { $n } { $energy }.
note-discards-from-card = { $player } discards 1 { $energy } from { $card }.
    .you = You discard 1 { $energy } from { $card }.
note-puts-on-card = { $player } puts 1 { $energy } on { $card }.
    .you = You put 1 { $energy } on { $card }.
note-announces = { $player } is about to summon { $card }.
    .you = You are about to summon { $card }.
note-summons = { $player } summons { $card }.
    .you = You summon { $card }.
note-puts-into-play = { $player } puts { $card } into play for free.
    .you = You put { $card } into play for free.
note-activates = { $player } activates { $card }.
    .you = You activate { $card }.
note-card-acts = { $card } takes effect for { $player }.
    .you = Your { $card } takes effect.
note-transmutes = { $n ->
    [one] { $player } transmutes { $tokens } { $energy } into { $n } crystal.
   *[other] { $player } transmutes { $tokens } { $energy } into { $n } crystals.
}
    .you = { $n ->
        [one] You transmute { $tokens } { $energy } into { $n } crystal.
       *[other] You transmute { $tokens } { $energy } into { $n } crystals.
    }
note-transmutes-from-card = { $n ->
    [one] { $player } transmutes 1 { $energy } from { $card } into { $n } crystal.
   *[other] { $player } transmutes 1 { $energy } from { $card } into { $n } crystals.
}
    .you = { $n ->
        [one] You transmute 1 { $energy } from { $card } into { $n } crystal.
       *[other] You transmute 1 { $energy } from { $card } into { $n } crystals.
    }
note-weighs = { $n ->
    [one] { $player } gains { $n } crystal for { $tokens } { $energy }.
   *[other] { $player } gains { $n } crystals for { $tokens } { $energy }.
}
    .you = { $n ->
        [one] You gain { $n } crystal for { $tokens } { $energy }.
       *[other] You gain { $n } crystals for { $tokens } { $energy }.
    }
note-may-transmute = { $player } may transmute until the end of the turn.
    .you = You may transmute until the end of the turn.
note-uses-bonus = { $player } uses a bonus: { $bonus }.
    .you = You use a bonus: { $bonus }.
note-waives = { $player } leaves 1 { $energy } out of the cost ({ card-hand_of_fortune }).
    .you = You leave 1 { $energy } out of the cost ({ card-hand_of_fortune }).
note-no-room = { $player } has no room for another card under the gauge.
    .you = You have no room for another card under the gauge.
note-sacrifices = { $player } sacrifices { $card }.
    .you = You sacrifice { $card }.
note-takes-back = { $player } takes { $card } back into hand.
    .you = You take { $card } back into hand.
note-gives-card = { $player } gives { $other } a card.
    .you = You give { $other } a card.
    .you-other = { $player } gives you a card.
note-gives-named-card = Only the two of them know which: { $card }.
    .you = Only you and { $other } know which: { $card }.
    .you-other = Only you and { $player } know which: { $card }.
note-copies-reserve = { $player } copies the reserve of { $other }.
    .you = You copy the reserve of { $other }.
    .you-other = { $player } copies your reserve.
note-turns-to-air = { $n ->
    [0] { $player } has no energy that could turn to air.
    [one] { $player } sees the reserve turn to air: { $n } token.
   *[other] { $player } sees the reserve turn to air: { $n } tokens.
}
    .you = { $n ->
        [0] You have no energy that could turn to air.
        [one] You see the reserve turn to air: { $n } token.
       *[other] You see the reserve turn to air: { $n } tokens.
    }
note-loses-reserve = { $player } discards the whole reserve ({ $card }).
    .you = You discard the whole reserve ({ $card }).
note-cauldron-bursts = { $player } fills { card-glutton_cauldron } to the brim.
    .you = You fill { card-glutton_cauldron } to the brim.
note-looks-at-top = { $player } looks at the top card of the draw pile.
    .you = You look at the top card of the draw pile.
note-sees-top = Only { $player } sees it: { $card }.
    .you = Only you see it: { $card }.
note-puts-back = { $player } puts the card back on top.
    .you = You put the card back on top.
note-buries-top = { $player } discards the top card of the draw pile unseen.
    .you = You discard the top card of the draw pile unseen.
note-passes-soul = { $player } passes { $card } on to { $other }.
    .you = You pass { $card } on to { $other }.
    .you-other = { $player } passes { $card } on to you.
note-exchanges = { $player } exchanges { $n } { $energy } for { $n } { $other }.
    .you = You exchange { $n } { $energy } for { $n } { $other }.
note-ends-turn = { $player } ends the turn.
    .you = You end the turn.
note-marker-moves = { $n ->
    [one] The season marker moves { $n } space, to space { $space }.
   *[other] The season marker moves { $n } spaces, to space { $space }.
}
note-marker-moves-back = { $n ->
    [one] The season marker moves { $n } space back, to space { $space }.
   *[other] The season marker moves { $n } spaces back, to space { $space }.
}
note-season-changes = The season turns to { $season }.
note-year-changes = It is now year { $n }.
note-takes-library = { $player } takes the cards set aside for year { $n } into hand.
    .you = You take the cards set aside for year { $n } into hand.
note-pile-reshuffled = { $n ->
    [one] The discard pile becomes the new draw pile: { $n } card.
   *[other] The discard pile is shuffled into a new draw pile of { $n } cards.
}
note-game-ends = The third year is over. The game ends.
note-scores = { $n ->
    [one] { $player } ends with { $n } prestige point.
   *[other] { $player } ends with { $n } prestige points.
}
    .you = { $n ->
        [one] You end with { $n } prestige point.
       *[other] You end with { $n } prestige points.
    }
refusal-lacks-energy = Not yet. For { $card } you need { $n } more { $energy }{ $more ->
    [0] .
   *[other] {" "}and { $more } more of other kinds.
}

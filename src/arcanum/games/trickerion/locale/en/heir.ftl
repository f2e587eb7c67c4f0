### Trickerion alone: Dahlgaard's Heir, English.
### Every step of the Heir names its reason and its rule, so that a player can check him.

player-Heir = Dahlgaard's Heir

## Options

option-mode-heir = alone against Dahlgaard's Heir
    .text = Some printed cards of the solo game are lost: the Heir's plans, the layout of the performance cards and the faces of the round-setup dice are our reconstruction.
option-difficulty = Difficulty
    .text = How strong Dahlgaard's Heir is.
option-difficulty-low = low
option-difficulty-medium = medium
option-difficulty-high = high
option-tuning = Fine tuning
    .text = The Heir a little easier or harder, at any difficulty.
option-tuning-none = as it is
option-tuning-easier_no_heir_ability = easier: the Heir has no ability
option-tuning-harder_no_human_ability = harder: you have no ability
option-tuning-harder_heir_coins = harder: the Heir starts with 8 Coins
option-tuning-harder_both = harder: both of these
option-heir_magician = The Heir's Magician
    .text = Whom the Heir leads; his school is then closed to you.
option-heir_magician-random = drawn at random
option-heir_magician-mechaniker = { magician-mechaniker }
option-heir_magician-priestess_of_mysticism = { magician-priestess_of_mysticism }
option-heir_magician-master_of_chains = { magician-master_of_chains }
option-heir_magician-great_optico = { magician-great_optico }
option-heir_magician-electra = { magician-electra }
option-heir_magician-yoruba_spiritmaster = { magician-yoruba_spiritmaster }
option-heir_magician-red_lotus = { magician-red_lotus }
option-heir_magician-gentleman = { magician-gentleman }

## Nouns

location-downtown = Downtown
location-market_row = Market Row
location-workshop = Workshop
location-theater = Theater
location-dark_alley = Dark Alley
location-academy = Academy
character-protege = Protégé
    .the = the protégé
role-protege = Protégé
    .a = a protégé
    .text = Comes with the Academy.
setup_die-yellow = yellow die (Downtown)
setup_die-orange = orange die (Market Row)
setup_die-black = black die (Dark Alley)
setup_die-blue = blue die (Academy)
setup_die-red = red die (days)
blocked-slots_1_2 = slots 1 and 2
blocked-slots_1_3 = slots 1 and 3
blocked-slots_1_4 = slots 1 and 4
blocked-slots_2_3 = slots 2 and 3
blocked-slots_2_4 = slots 2 and 4
blocked-slots_3_4 = slots 3 and 4
blocked-thursday_friday = Thursday and Friday
blocked-thursday_saturday = Thursday and Saturday
blocked-thursday_sunday = Thursday and Sunday
blocked-friday_saturday = Friday and Saturday
blocked-friday_sunday = Friday and Sunday
blocked-saturday_sunday = Saturday and Sunday
plan-plan_a_s1 = Downtown, Academy, Theater*, Theater, Market Row, Dark Alley, Workshop
plan-plan_a_s2 = Academy, Downtown, Downtown*, Theater, Dark Alley, Market Row, Theater
plan-plan_a_s3 = Downtown, Dark Alley, Academy*, Theater, Academy, Theater, Market Row
plan-plan_a_s4 = Dark Alley, Academy, Market Row*, Downtown, Theater, Market Row, Workshop
plan-plan_a_s5 = Downtown, Market Row, Workshop*, Academy, Theater, Dark Alley, Theater
plan-plan_a_p1 = Theater, Downtown, Theater*, Theater, Academy, Dark Alley, Market Row
plan-plan_a_p2 = Theater, Theater, Downtown*, Academy, Downtown, Market Row, Dark Alley
plan-plan_a_p3 = Theater, Academy, Academy*, Theater, Downtown, Dark Alley, Workshop
plan-plan_a_p4 = Theater, Downtown, Theater, Market Row*, Academy, Market Row, Dark Alley
plan-plan_b_s1 = Downtown, Theater*, Theater, Market Row, Dark Alley, Theater
plan-plan_b_s2 = Downtown, Dark Alley, Downtown*, Theater, Market Row, Theater
plan-plan_b_s3 = Dark Alley, Downtown, Market Row*, Theater, Market Row, Workshop
plan-plan_b_s4 = Market Row, Downtown, Workshop*, Theater, Dark Alley, Theater
plan-plan_b_p1 = Theater, Theater*, Theater, Downtown, Dark Alley, Market Row
plan-plan_b_p2 = Theater, Downtown, Downtown*, Theater, Market Row, Dark Alley
plan-plan_b_p3 = Theater, Theater, Market Row*, Downtown, Dark Alley, Workshop
plan-plan_b_p4 = Theater, Downtown, Theater, Workshop*, Dark Alley, Market Row
why-contested = it is contested
why-in_order = it comes first in the order of his mood
why-only_one = the only one he can place
why-with_own_and_human = markers of his and of yours lie there
why-with_own = a marker of his lies there
why-with_human = a marker of yours lies there
why-leftmost = the leftmost card that takes it
why-leaving = it fits on no card that stays
performance-solo_r1 = Riverside, solo 1
    .text = 4 slots, 3 link circles, one of them with a shard. One slot holds a neutral marker for good, its optical corner up. The performer gets 1 Fame, and Fame for the links. The layout is our reconstruction.
performance-solo_r2 = Riverside, solo 2
    .text = 4 slots, 3 link circles, one of them with a shard. One slot holds a neutral marker for good, its spiritual corner up. The performer gets 1 coin, and Fame for the links. The layout is our reconstruction.
performance-solo_r3 = Riverside, solo 3
    .text = 4 slots, 3 link circles, one of them with a shard. One slot holds a neutral marker for good, its escape corner up. The performer gets 2 coins, and Fame for the links. The layout is our reconstruction.
performance-solo_r4 = Riverside, solo 4
    .text = 4 slots, 3 link circles, one of them with a shard. One slot holds a neutral marker for good, its escape corner up. The performer gets 1 shard, and Fame for the links. The layout is our reconstruction.
performance-solo_g1 = Grand Magorian, solo 1
    .text = 5 slots, 5 link circles, one of them with a shard. One slot holds a neutral marker for good, its spiritual corner up. The performer gets 2 Fame, and Fame for the links. The layout is our reconstruction.
performance-solo_g2 = Grand Magorian, solo 2
    .text = 5 slots, 4 link circles, one of them with a shard. One slot holds a neutral marker for good, its mechanical corner up. The performer gets 3 coins, and Fame for the links. The layout is our reconstruction.
performance-solo_g3 = Grand Magorian, solo 3
    .text = 5 slots, 4 link circles, one of them with a shard. One slot holds a neutral marker for good, its optical corner up. The performer gets 1 Fame and 1 shard, and Fame for the links. The layout is our reconstruction.
performance-solo_g4 = Grand Magorian, solo 4
    .text = 5 slots, 4 link circles, one of them with a shard. One slot holds a neutral marker for good, its escape corner up. The performer gets 1 coin and 1 shard, and Fame for the links. The layout is our reconstruction.
performance-solo_m1 = Magnus Pantheon, solo 1
    .text = 6 slots, 6 link circles, one of them with a shard. One slot holds a neutral marker for good, its optical corner up. The performer gets 3 Fame, and Fame for the links. The layout is our reconstruction.
performance-solo_m2 = Magnus Pantheon, solo 2
    .text = 6 slots, 5 link circles, one of them with a shard. One slot holds a neutral marker for good, its escape corner up. The performer gets 4 Fame, and Fame for the links. The layout is our reconstruction.
performance-solo_m3 = Magnus Pantheon, solo 3
    .text = 6 slots, 5 link circles, one of them with a shard. One slot holds a neutral marker for good, its optical corner up. The performer gets 2 Fame and 2 coins, and Fame for the links. The layout is our reconstruction.
performance-solo_m4 = Magnus Pantheon, solo 4
    .text = 6 slots, 5 link circles, one of them with a shard. One slot holds a neutral marker for good, its mechanical corner up. The performer gets 2 Fame and 1 shard, and Fame for the links. The layout is our reconstruction.

## Actions and questions

do-roll-setup = Reroll { $setup_die } and { $other }
ask-setup-dice = Which two round-setup dice are rolled again?

## Why not

refusal-slot-blocked-by-die = Not possible. A round-setup die blocks that slot this round.
refusal-die-is-marked = Not yet. A die with a marker rests this round.
refusal-red-die-first = Not possible. The red die has no marker: it must be one of the two.
refusal-two-setup-dice = Not possible. Choose two different dice of this game.
refusal-choose-setup-dice = Not yet. First choose two round-setup dice.

## The log

note-heir-leads = The Heir plays { $magician } (H-2.5).
note-heir-starts-with = The Heir starts with { $role_a } (H-2.6).
note-heir-first-trick = The Heir draws his first trick, { $trick } (H-2.7).
note-heir-gets-ready = { $n ->
    [one] { $trick } is prepared at once: { $n } marker (H-10.5).
   *[other] { $trick } is prepared at once: { $n } markers (H-10.5).
}
note-heir-wants = His shopping list grows: { $component } (H-2.8).
note-setup-die-shows = Blocked by the { $setup_die }: { $blocked } (H-4.1).
note-setup-dice-chosen = Rolled again and marked: { $setup_die } and { $other } (H-4.4).
note-heir-advertises = The Heir puts up his poster and pays nothing (H-5.2).
note-heir-plan-perform = The Heir's plan is to perform: { $plan } (H-6.3).
note-heir-plan-setup = The Heir's plan is to set up: { $plan } (H-6.3).
note-heir-is-ready = The Heir is Ready: a perform plan, and a trick of level { $n } (H-7.1).
note-heir-is-busy = The Heir is Busy: he has a set-up plan (H-7.3).
note-heir-lacks-trick = The Heir is Busy: a perform plan, but no trick of level { $n } (H-7.1).
note-heir-lays = The Heir lays { $card } under { $character_the } (H-6.4).
note-heir-skips-entry = No card for the entry { $location }: it is skipped (H-6.4).
note-heir-passes = The Heir passes: none of his characters can be placed now (H-8.6).
note-heir-chooses = The Heir means to place { $character_the } ({ $location }): { $why } (H-8.3).
note-heir-fixes-day-early = His day is { $day }: Ready, so the earliest that is open (H-9.2).
note-heir-fixes-day-late = His day is { $day }: Busy, so the latest that is open (H-9.2).
note-heir-places = The Heir places { $character_the }: { $slot } (H-9.1).
note-heir-has-points = { $n ->
    [one] The Heir has { $n } action point (H-9.3).
   *[other] The Heir has { $n } action points (H-9.3).
}
note-heir-has-surplus = { $n } action points are more than 5: 1 Fame, then as with 5 (H-9.5).
note-heir-dice = { $n ->
    [one] The Heir uses up to { $n } die (H-10.1).
   *[other] The Heir uses up to { $n } dice (H-10.1).
}
note-heir-rerolls = Too few dice without X: he rerolls { $die }, which now shows { $face } (H-10.2).
note-heir-learns = The Heir draws a trick of his top level with { $die }: { $trick } (H-10.4).
note-heir-makes-room = All four trick spaces are taken: the rightmost trick goes back (H-10.5).
note-heir-no-trick-left = No trick of his top level is left for { $die } (H-10.4).
note-heir-hires = The Heir hires { $character_the } with { $die } (H-10.6).
note-heir-hires-last = A die is left, so the Heir hires { $character_the } with { $die } (H-10.10).
note-heir-takes-better-coins = Both bank dice are open: he takes the better one, { $die } (H-10.8).
note-heir-takes-coins = One bank die is open: he takes { $die } (H-10.9).
note-heir-strikes-off = On sale, so struck off his list: { $component } (H-11.1).
note-heir-orders = The Heir orders { $component_a }: { $slot } (H-11.2).
note-heir-turns-prophecies = The coin shows heads: the pending prophecies move on (H-12.1).
note-heir-leaves-prophecies = The coin shows tails: the prophecies stay (H-12.1).
note-heir-draws = The Heir has the fewest cards of the { $deck } deck and draws { $card } (H-12.2).
note-heir-rests = In the Workshop the Heir has nothing to do (H-14).
note-heir-on-stage = The Heir's Magician takes the stage on { $day } (H-15.1).
note-heir-sets-up = { $n ->
    [one] The Heir sets up at most { $n } marker (H-15.2).
   *[other] The Heir sets up at most { $n } markers (H-15.2).
}
note-heir-puts = { $trick } goes to { $performance }, { $spot }: { $why } (H-15.5, H-15.6).
note-heir-links = His links on { $performance } bring { $n } Fame (H-15.8).
note-heir-performs = The Heir performs { $performance }: the best bonus, { $n } Fame for card and links (H-16.2).
note-heir-cannot-perform = The Heir has no marker on any card and does not perform (H-16.1).
note-heir-backstage = { $n ->
    [one] The Heir has { $n } character backstage and is paid for it (H-16.3).
   *[other] The Heir has { $n } characters backstage and is paid for them (H-16.3).
}
note-heir-markers-return = The Heir's markers return from { $performance } to their tricks (H-16.5).
note-heir-changes-coins = The Heir turns { $n } coins in his safe into Fame (H-18.2).
note-heir-leftover = { $trick } was on the card that leaves: its yield, less 1 Fame and 1 coin (H-18.5).
note-heir-hired-join = The Heir welcomes { $character_the } from the inn (H-18.3).
note-heir-scores-leftovers = The Heir scores { $n } Fame for markers still on cards (H-19.1).
note-heir-scores-shards = The Heir scores { $n } Fame for shards (H-19.1).
note-heir-scores-cards = The Heir scores { $n } Fame for special cards (H-19.1).
note-heir-scores-tricks = The Heir scores { $n } Fame for level 3 tricks (H-19.1).
note-heir-scores-characters = The Heir scores { $n } Fame for characters from the seventh on (H-19.1).

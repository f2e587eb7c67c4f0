### Words of the Academy, English. What is reconstructed is marked in data/academy.toml.

board-phase-classroom = Classroom phase
board-short-protege = Pro
deck-academy = Academy
card-academy = Academy
    .text = Sends the character to the Academy.
card-academy_1 = Academy assignment 1
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_2 = Academy assignment 2
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_3 = Academy assignment 3
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_4 = Academy assignment 4
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_5 = Academy assignment 5
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_6 = Academy assignment 6
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_7 = Academy assignment 7
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_8 = Academy assignment 8
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_9 = Academy assignment 9
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_10 = Academy assignment 10
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_11 = Academy assignment 11
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_12 = Academy assignment 12
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_13 = Academy assignment 13
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
card-academy_14 = Academy assignment 14
    .text = Sends the character to the Academy with 1 action point more. The printed effect is unknown.
slot-academy_1 = Academy, slot 1 (+2)
slot-academy_2 = Academy, slot 2 (+1)
slot-academy_3 = Academy, slot 3 (+1)
slot-academy_4 = Academy, slot 4 (+0)
magician-geert_van_augustin = Geert van Augustin
    .ability = Master Builder
    .text = Master Builder: renovate may use a level one step above your Fame threshold. Spend 6 or more coins on one renovation, and you may advertise at once for free.
magician-lumenia = Lumenia the Radiant
    .ability = Radiance
    .text = Radiance: 1 additional Fame or coin for each link you create by setting up.
magician-professor_bernard = Professor Bernard
    .ability = Tenure
    .text = Tenure: when a trick of yours yields in the classroom phase you may set its card aside: it keeps yielding and frees its place. At most 2 tricks.
magician-anjali = Anjali
    .ability = Shared Secrets
    .text = Shared Secrets: in the assignment phase put 1 coin on any of your secrets; spend it to give an apprentice that secret for one placement.
prophecy-skip_assignment = Assignments later
    .text = Who advertised skips the assignment phase and lays a card under a character when placing it.
prophecy-secret_draw_3 = Three secrets
    .text = Learn Secret: you may draw 3 secrets from the stack, keep one and put the others at the bottom.
prophecy-renovate_fame = Praise for builders
    .text = Renovate gives 2, 4 or 6 additional Fame, by its threshold.
prophecy-practice_coins = Paid practice
    .text = Practice gives 2, 4 or 6 coins, by the level of the trick.
prophecy-teach_yield = First lecture pays
    .text = Teach gives the classroom yield of the trick at once.
prophecy-protege_backstage = Protégé backstage
    .text = 1 coin, 1 Fame and 1 shard in the performance phase if your protégé is backstage.
prophecy-double_classroom = Full lecture hall
    .text = One of your taught tricks yields double in this classroom phase.

## Options

option-academy = Dahlgaard's Academy
    .text = Protégés, secrets, rooms and lectures; only against the Heir. The printed contents of rooms, secrets and Academy cards are unknown: what you see is our reconstruction. Two Magicians change: the Master of Chains gets 2 Fame instead of 1 for each link with a marker of his when he performs, and the Priestess of Mysticism may take one used special card back for a shard at the end of a round.
option-academy-off = off
option-academy-on = on
option-heir_magician-geert_van_augustin = { magician-geert_van_augustin }
option-heir_magician-lumenia = { magician-lumenia }
option-heir_magician-professor_bernard = { magician-professor_bernard }
option-heir_magician-anjali = { magician-anjali }

## Nouns

secret-secret_streetwise = Streetwise
    .text = The protégé has 1 AP more downtown. Our reconstruction.
secret-secret_haggler = Haggler
    .text = The protégé has 1 AP more in the market row. Our reconstruction.
secret-secret_nightwalker = Nightwalker
    .text = The protégé has 1 AP more in the dark alley. Our reconstruction.
secret-secret_scholar = Scholar
    .text = The protégé has 1 AP more in the Academy. Our reconstruction.
secret-secret_tinkerer = Tinkerer
    .text = The protégé has 1 AP more in the Workshop. Our reconstruction.
secret-secret_stagehand = Stagehand
    .text = The protégé ignores the −1 AP of theater slots. Our reconstruction.
secret-secret_applause = Applause
    .text = Performer bonus: 2 Fame if the protégé is backstage when you perform. Our reconstruction.
secret-secret_box_office = Box Office
    .text = Performer bonus: 3 coins if the protégé is backstage when you perform. Our reconstruction.
secret-secret_keepsake = Keepsake
    .text = Performer bonus: 1 shard if the protégé is backstage when you perform. Our reconstruction.
secret-secret_modest = Modest
    .text = The wage of the protégé is 1 coin lower. Our reconstruction.
secret-secret_matchmaker = Matchmaker
    .text = 1 coin for each link created when the protégé sets up a trick. Our reconstruction.
secret-secret_second_look = Second Look
    .text = The first reroll of each placement of the protégé costs no AP. Our reconstruction.
secret-nothing = a free place
    .text = Your protégé learns one more secret.
room_space-classroom_1 = Classroom 1
room_space-classroom_2 = Classroom 2
room_space-classroom_3 = Classroom 3
room_space-classroom_4 = Classroom 4
room_space-practice_1 = Practice room 1
room_space-practice_2 = Practice room 2
room_space-practice_3 = Practice room 3
room_space-practice_4 = Practice room 4
room_slot-classroom_1_upper = Classroom 1, upper slot
room_slot-classroom_1_lower = Classroom 1, lower slot
room_slot-classroom_2_upper = Classroom 2, upper slot
room_slot-classroom_2_lower = Classroom 2, lower slot
room_slot-classroom_3_upper = Classroom 3, upper slot
room_slot-classroom_3_lower = Classroom 3, lower slot
room_slot-classroom_4_upper = Classroom 4, upper slot
room_slot-classroom_4_lower = Classroom 4, lower slot
room_slot-practice_1_upper = Practice room 1, upper slot
room_slot-practice_1_lower = Practice room 1, lower slot
room_slot-practice_2_upper = Practice room 2, upper slot
room_slot-practice_2_lower = Practice room 2, lower slot
room_slot-practice_3_upper = Practice room 3, upper slot
room_slot-practice_3_lower = Practice room 3, lower slot
room_slot-practice_4_upper = Practice room 4, upper slot
room_slot-practice_4_lower = Practice room 4, lower slot
room_level-level_1 = level I
room_level-level_2 = level II
room_level-level_3 = level III
secret_space-upper = upper space
secret_space-lower = lower space
room_tile-classroom_l1_1 = Classroom I-1
    .text = Upper slot: −1 Fame; lower slot: −1 coin. A trick of its own level brings once: 2 coins. Our reconstruction.
room_tile-classroom_l1_2 = Classroom I-2
    .text = Upper slot: −1 coin; lower slot: −1 Fame. A trick of its own level brings once: 1 Fame. Our reconstruction.
room_tile-classroom_l1_3 = Classroom I-3
    .text = Upper slot: −1 Fame; lower slot: unchanged. A trick of its own level brings once: 1 coin. Our reconstruction.
room_tile-classroom_l1_4 = Classroom I-4
    .text = Upper slot: −1 coin; lower slot: unchanged. A trick of its own level brings once: 1 shard. Our reconstruction.
room_tile-classroom_l2_1 = Classroom II-1
    .text = Upper slot: −1 Fame; lower slot: unchanged. A trick of its own level brings once: 2 Fame. Our reconstruction.
room_tile-classroom_l2_2 = Classroom II-2
    .text = Upper slot: unchanged; lower slot: −1 coin. A trick of its own level brings once: 3 coins. Our reconstruction.
room_tile-classroom_l2_3 = Classroom II-3
    .text = Upper slot: +1 coin; lower slot: −1 Fame. A trick of its own level brings once: 1 shard. Our reconstruction.
room_tile-classroom_l2_4 = Classroom II-4
    .text = Upper slot: −1 coin; lower slot: +1 Fame, −2 coins. A trick of its own level brings once: 1 Fame, 1 coin. Our reconstruction.
room_tile-classroom_l3_1 = Classroom III-1
    .text = Upper slot: unchanged; lower slot: −1 Fame. A trick of its own level brings once: 4 Fame. Our reconstruction.
room_tile-classroom_l3_2 = Classroom III-2
    .text = Upper slot: +1 coin; lower slot: −2 coins. A trick of its own level brings once: 5 coins. Our reconstruction.
room_tile-classroom_l3_3 = Classroom III-3
    .text = Upper slot: −1 Fame; lower slot: −1 Fame, +2 coins. A trick of its own level brings once: 2 shards. Our reconstruction.
room_tile-classroom_l3_4 = Classroom III-4
    .text = Upper slot: −2 Fame; lower slot: unchanged. A trick of its own level brings once: 2 Fame, 1 shard. Our reconstruction.
room_tile-practice_l1_1 = Practice room I-1
    .text = Upper slot: preparing needs 1 component less; lower slot: the performed trick yields +1 coin. Our reconstruction.
room_tile-practice_l1_2 = Practice room I-2
    .text = Upper slot: the marker may be turned freely; lower slot: preparing costs 1 AP less. Our reconstruction.
room_tile-practice_l1_3 = Practice room I-3
    .text = Upper slot: the performed trick yields +1 coin; lower slot: the marker may be turned freely. Our reconstruction.
room_tile-practice_l1_4 = Practice room I-4
    .text = Upper slot: 1 more marker when preparing, up to 5; lower slot: preparing needs 1 component less. Our reconstruction.
room_tile-practice_l2_1 = Practice room II-1
    .text = Upper slot: the performed trick yields +1 Fame; lower slot: 1 more marker when preparing, up to 5. Our reconstruction.
room_tile-practice_l2_2 = Practice room II-2
    .text = Upper slot: 2 markers of the trick may lie on one card; lower slot: the performed trick yields +2 coins. Our reconstruction.
room_tile-practice_l2_3 = Practice room II-3
    .text = Upper slot: the marker may be turned freely; lower slot: the performed trick yields +1 Fame. Our reconstruction.
room_tile-practice_l2_4 = Practice room II-4
    .text = Upper slot: preparing costs 1 AP less; lower slot: the marker stays on the performance card. Our reconstruction.
room_tile-practice_l3_1 = Practice room III-1
    .text = Upper slot: the marker stays on the performance card; lower slot: the performed trick yields +2 Fame. Our reconstruction.
room_tile-practice_l3_2 = Practice room III-2
    .text = Upper slot: 1 more marker when preparing, up to 5; lower slot: 2 markers of the trick may lie on one card. Our reconstruction.
room_tile-practice_l3_3 = Practice room III-3
    .text = Upper slot: the performed trick yields +1 shard; lower slot: the performed trick yields +1 Fame, +1 coin. Our reconstruction.
room_tile-practice_l3_4 = Practice room III-4
    .text = Upper slot: the performed trick yields +2 Fame; lower slot: 1 more marker when preparing, up to 5. Our reconstruction.
why-cheapest = the cheapest level, with at most 4 coins in the safe
why-dearest = the most expensive level, with 5 coins or more in the safe
why-builder = his ability always takes the most expensive level

## Actions and questions

do-renovate = Renovate { $room_space }, { $room_level }
do-take-tile = Lay { $room_tile }
do-practise = Practise { $trick }: { $room_slot }
do-teach = Teach { $trick }: { $room_slot }
do-learn-secret = Learn the secret { $secret } (place: { $other })
do-draw-secrets = Draw secrets from the stack and keep one
do-discover = Discover a new secret: { $secret_space }
do-take-out = Take { $trick } out of the practice room
do-stay = The marker stays: { $position }
do-set-aside = Set { $trick } aside: it yields on
do-double = Double the lecture: { $trick }
do-put-coin = Put a coin on { $secret }
do-lend = Lend { $secret } to this apprentice
do-recall = Pay a shard and take { $card } back
ask-tile = Which tile do you lay?
ask-free-poster = Put up your poster for free?
ask-keep-secret = Which of the drawn secrets do you keep?
ask-double = Which lecture yields double?
ask-set-aside = Set the trick aside?
ask-coins-on-secrets = Put coins on your secrets?
ask-lend = Lend a secret to this apprentice?
ask-radiance = Fame or a coin more for the link?
ask-stay = Does a marker stay on the card?
ask-recall = Take a used card back for a shard?

## Why not

refusal-secret-not-there = Not possible. That secret is not on display, or your protégé has no place for it.
refusal-cannot-discover = Not possible. A new secret needs an empty space and a stack that is not empty.
refusal-one-secret-a-placement = Not possible. A character learns one secret in a placement.
refusal-cannot-pay-room = Not possible. You cannot pay for that level: its cost, and a coin for each missing Fame.
refusal-no-banner-left = Not possible. You have no banner left.
refusal-room-not-open = Not possible. Choose an open space without a room.
refusal-no-free-room-slot = Not possible. That slot is taken, or there is no room yet.
refusal-taught-trick-stays = Not possible. { $trick } is taught: it cannot go to a practice room.
refusal-cannot-teach = Not possible. To teach { $trick } you need its components, or a marker on it.
refusal-wrong-room = Not possible. Practice needs a practice room, teaching a classroom.
refusal-is-there-already = Not possible. { $trick } is there already.
refusal-keep-drawn-secret = Not possible. First keep one of the secrets you drew.
refusal-not-taught = Not possible. Choose one of your taught tricks.
refusal-set-aside-or-not = Not possible. Set this trick aside, or decline.
refusal-tile-of-that-stack = Not possible. Choose a tile of the stack with that type and level.
refusal-card-not-used = Not possible. Choose a special card that you used this round.
refusal-taught-not-prepared = Not possible. { $trick } is taught: it can no longer be prepared.
refusal-no-such-marker = Not possible. Choose one of the markers on that card, or decline.
refusal-no-coin-on-secret = Not possible. There is no coin on that secret.
refusal-not-own-secret = Not possible. Choose one of your secrets without a coin that an apprentice can use.

## The log

note-secret-shown = A secret is shown: { $secret } ({ $secret_space }).
note-rooms-open = { $n ->
    [one] { $n } closed room opens (A-7.3).
   *[other] { $n } closed rooms open (A-7.3).
}
note-renovates = { $player } renovates { $room_space }, { $room_level }.
    .you = You renovate { $room_space }, { $room_level }.
note-lays-tile = { $player } lays { $room_tile } on { $room_space }.
    .you = You lay { $room_tile } on { $room_space }.
note-places-banners = { $n ->
    [one] { $player } places { $n } banner (A-5.5).
   *[other] { $player } places { $n } banners (A-5.5).
}
    .you = { $n ->
        [one] You place { $n } banner (A-5.5).
       *[other] You place { $n } banners (A-5.5).
    }
note-returns-banners = { $n ->
    [one] { $player } returns { $n } banner to the box (A-5.5).
   *[other] { $player } returns { $n } banners to the box (A-5.5).
}
    .you = { $n ->
        [one] You return { $n } banner to the box (A-5.5).
       *[other] You return { $n } banners to the box (A-5.5).
    }
note-practises = { $player } practises { $trick }: { $room_slot }.
    .you = You practise { $trick }: { $room_slot }.
note-teaches = { $player } teaches { $trick }: { $room_slot }.
    .you = You teach { $trick }: { $room_slot }.
note-takes-out = { $player } takes { $trick } out of the practice room.
    .you = You take { $trick } out of the practice room.
note-own-level-bonus = { $trick } has the level of its classroom: { $player } gets the bonus.
    .you = { $trick } has the level of its classroom: you get the bonus.
note-learns-secret = { $player } learns the secret { $secret }.
    .you = You learn the secret { $secret }.
note-forgets-secret = { $player } gives up the secret { $secret }.
    .you = You give up the secret { $secret }.
note-draws-secrets = { $n ->
    [one] { $player } draws { $n } secret from the stack.
   *[other] { $player } draws { $n } secrets from the stack.
}
    .you = { $n ->
        [one] You draw { $n } secret from the stack.
       *[other] You draw { $n } secrets from the stack.
    }
note-secrets-under = { $n ->
    [one] { $n } secret goes under the stack.
   *[other] { $n } secrets go under the stack.
}
note-lectures = Lectures on { $trick } pay { $player }.
    .you = Lectures on { $trick } pay you.
note-doubles = { $player } doubles the lecture on { $trick }.
    .you = You double the lecture on { $trick }.
note-markers-leave = { $n ->
    [one] { $trick } is taught: { $n } marker returns to the supply of { $player }.
   *[other] { $trick } is taught: { $n } markers return to the supply of { $player }.
}
    .you = { $n ->
        [one] { $trick } is taught: { $n } marker returns to your supply.
       *[other] { $trick } is taught: { $n } markers return to your supply.
    }
note-sets-aside = { $player } sets { $trick } aside.
    .you = You set { $trick } aside.
note-marker-stays = A marker of { $trick } stays on { $performance } for { $player }.
    .you = A marker of { $trick } stays on { $performance } for you.
note-protege-backstage = { $player } has the protégé backstage and is paid.
    .you = You have the protégé backstage and are paid.
note-puts-coin = { $player } puts a coin on { $secret }.
    .you = You put a coin on { $secret }.
note-lends-secret = { $player } lends { $secret }: { $character }.
    .you = You lend { $secret }: { $character }.
note-recalls = { $player } takes { $card } back.
    .you = You take { $card } back.
note-scores-banners = { $n ->
    [one] { $player } has more banners in the Academy: { $n } Fame (A-8.1).
   *[other] { $player } has more banners in the Academy: { $n } Fame (A-8.1).
}
    .you = { $n ->
        [one] You have more banners in the Academy: { $n } Fame (A-8.1).
       *[other] You have more banners in the Academy: { $n } Fame (A-8.1).
    }
note-nobody-scores-banners = { $n ->
    [one] Nobody scores for banners: { $n } banner each (A-8.1).
   *[other] Nobody scores for banners: { $n } banners each (A-8.1).
}
note-heir-works-at-academy = { $n ->
    [one] The Heir has { $n } action at the Academy (H-13.1).
   *[other] The Heir has { $n } actions at the Academy (H-13.1).
}
note-heir-learns-secret = { $n ->
    [one] With no secret yet, the Heir takes one at random: { $secret } (H-13.3).
   *[other] With only one secret, the Heir takes another at random: { $secret } (H-13.3).
}
note-heir-renovates = You have no fewer banners, so the Heir renovates { $room_space }, { $room_level }: { $why } (H-13.4).
note-heir-renovates-anyway = Nothing else is left, so the Heir renovates { $room_space }, { $room_level }: { $why } (H-13.7).
note-heir-tile = A random tile: { $room_tile } (H-13.4).
note-heir-empties-safe = { $n ->
    [one] { $n } coin leaves his safe (H-13.4).
   *[other] { $n } coins leave his safe (H-13.4).
}
note-heir-teaches = His rightmost trick outside the rooms goes to the best classroom: { $trick }, { $room_slot } (H-13.5).
note-heir-practises = His leftmost trick outside the rooms goes to the best practice room: { $trick }, { $room_slot } (H-13.6).
note-heir-extra-marker = { $trick } gets one more marker at once (H-13.6).
note-heir-actions-lost = { $n ->
    [one] Nothing more is possible: { $n } action is lost (H-13.7).
   *[other] Nothing more is possible: { $n } actions are lost (H-13.7).
}
note-heir-lectures = The Heir lectures on { $trick } and gets the full yield (H-17.1).
note-heir-lectures-double = The best lecture of the Heir, { $trick }, yields double (H-20.2).
note-heir-paid-for-lectures = { $n ->
    [one] Professor Bernard: { $n } marker in classrooms, 3 coins for each (H-21).
   *[other] Professor Bernard: { $n } markers in classrooms, 3 coins for each (H-21).
}
note-heir-paid-for-secrets = { $n ->
    [one] Anjali: 2 coins for each of { $n } secret (H-21).
   *[other] Anjali: 2 coins for each of { $n } secrets (H-21).
}

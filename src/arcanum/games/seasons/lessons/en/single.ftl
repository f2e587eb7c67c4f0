### Short lessons, one thing each.

## Dice and the wheel

lesson-dice = Dice and the wheel
    .text = One die is yours, and the one nobody takes moves time.
lesson-dice-faces = The dice { $one } show what they give: energy, crystals, a star for your gauge, the transmute sign. The small dots in the corner are for the wheel.
    .title = What is on a die
lesson-dice-choose = Your hand { $two } wants air: you have 1. Take the die { $one } that gives 2 air and a star.
    .title = Choose for your hand
lesson-dice-no-plan = 6 crystals are quick, but none of your cards { $one } gets any closer to play.
lesson-dice-no-star = it has the air, but no star: your gauge { $one } stays at 1, so only one card finds room.
lesson-dice-left = One die is left { $one }. At the end of the round its dots move the marker { $two }: who chooses last also decides how fast the year goes.
    .title = The die left over
lesson-dice-take = Take everything from your die { $one }.
    .title = Take it all
lesson-dice-lost = what stays on the die is lost for good when you go on.
lesson-dice-summon = Three air are enough for { card-kairn_the_destroyer } { $one }, two for { card-amulet_of_air } { $two }, which makes room for two more cards. Choose one.
    .title = Spend it
lesson-dice-room-left = your gauge { $one } has room, and you can pay. A card in hand does nothing.
lesson-dice-end = End your turn: then the round ends, and the marker { $one } moves.
    .title = End of the round
lesson-dice-changed = The marker is on space { $space } { $one }: spring has begun. From now on the green dice { $two } are rolled, and Vera takes hers first.
    .title = A new season

## Transmuting

lesson-transmuting = Transmuting
    .text = Energy into crystals, at the price of the season.
lesson-transmuting-sign = Your die { $one } shows the transmute sign. Until the end of your turn you may turn any of your tokens { $two } into crystals, one by one.
    .title = When you may
lesson-transmuting-prices = The wheel { $one } shows what a token brings: in winter earth 3 crystals, fire 2, air and water 1. What the dice of a season never show is dearest in it.
    .title = Prices of the season
lesson-transmuting-earth = Click an earth token { $one } to transmute it.
    .title = Earth first
lesson-transmuting-water-waits = in winter water brings 1 crystal. Kept until autumn { $one } it brings 3, or it pays for a card.
lesson-transmuting-earth-unused = spring { $one } is near, and there earth { $two } brings 1 crystal instead of 3. You also need a die with the sign again.
lesson-transmuting-plus-one = the bonus { $one } adds 1 crystal for each token of this turn: 4 tokens bring 4 more, and it costs 5 points at the end.
lesson-transmuting-second = { $crystals } crystals { $two }. Transmute the other earth too { $one }: you may stop, play a card, and go on later in the same turn.
    .title = As many as you like
lesson-transmuting-fire = Fire { $two } brings 2 now and 3 in spring { $one }. Transmute it, or keep it and end your turn: both are sensible.
    .title = Now or later
lesson-transmuting-bonus = Without the sign on your die there is still a bonus { $one }: it opens transmuting for one turn and adds 1 crystal a token. { card-purse_of_io } adds 1 too; all of it adds up.
    .title = More for a token

## Gauge and bonuses

lesson-gauge = Gauge and bonuses
    .text = How many cards may be in play, and what room costs.
lesson-gauge-full = Your gauge { $one } is 1 and one card is in play { $two }: no room. You could pay for { card-amulet_of_air }, but it must wait.
    .title = No room
lesson-gauge-bonus = A bonus { $one } raises the gauge { $two } by 1, right now. It costs 5 points at the end of the game; here it is worth it.
    .title = Buy room
lesson-gauge-stuck = two good cards { $one } stay in your hand while the gauge { $two } is full. Each round without them costs more than the 5 points.
lesson-gauge-wrong-bonus = that does not make room, and room is all that { card-amulet_of_air } { $one } lacks.
lesson-gauge-amulet = Now { card-amulet_of_air } { $one }: it takes the new place and raises the gauge { $two } by 2.
    .title = Room makes room
lesson-gauge-last-place = it would take your last place { $one }. The Amulet first, and both fit.
lesson-gauge-die = The gauge is { $gauge } now. Summon { card-die_of_malice } { $one } as well: it costs nothing and brings 8 points.
    .title = And the next one
lesson-gauge-price = Three bonuses { $one } in a whole game: the first costs 5 points, two 12, three 20. Stars on dice raise the gauge { $two } for nothing, up to 15.
    .title = What bonuses cost

## Summoning

lesson-summoning = Summoning and costs
    .text = Energy, crystals, and cards that answer to a summon.
lesson-summoning-costs = The cost stands at the top left of a card { $one }: coloured circles are energy from your reserve { $two }, a number with a crystal is crystals.
    .title = What it costs
lesson-summoning-water = Summon { card-amulet_of_water } { $one } for your 2 water { $two }. Then it lies in play, and does at once what it says.
    .title = Pay with energy
lesson-summoning-two-places = your gauge { $one } has room for two cards, and you can pay for both.
lesson-summoning-fill = Choose 4 tokens; they lie on the card { $one } and can be spent like your own. { card-hourglass_of_time } { $two } costs one of each kind, and you still have 1 fire.
    .title = On entering play
lesson-summoning-staff = { card-staff_of_spring } { $one } has answered: 3 crystals { $two } whenever you summon another card. You have { $crystals } now.
    .title = A card that answers
lesson-summoning-figrim = There is one place left. { card-figrim_the_avaricious } { $one } costs 3 crystals { $two } with two players, { card-hourglass_of_time } four tokens: choose.
    .title = Pay with crystals
lesson-summoning-one-place = there is still room { $one }, and each card you summon brings 3 crystals from { card-staff_of_spring }.
lesson-summoning-room = Gauge { $one } and cards in play { $two } are equal now. You may summon as many cards in a turn as there is room and you can pay for.
    .title = Until it is full

## Reserve

lesson-reserve = Your reserve
    .text = Seven tokens, and how to choose what stays.
lesson-reserve-seven = Your reserve { $one } holds 7 tokens. You have 6, and your die { $two } gives 2 more.
    .title = Seven tokens
lesson-reserve-take = Take everything { $one }. First all of it comes in, then you choose what stays { $two }.
    .title = Take first
lesson-reserve-water-lost = you would lose both water, and { card-amulet_of_water } { $one } costs just these.
lesson-reserve-drop = Eight tokens { $one }: one must go, old or new. In winter { $two } air brings least, and no card of yours needs it.
    .title = Choose what goes
lesson-reserve-water-needed = { card-amulet_of_water } { $one } costs 2 water: without this token it stays in your hand.
lesson-reserve-dear-token = in winter { $one } earth brings 3 crystals and fire 2, air only 1.
lesson-reserve-amulet = Now summon { card-amulet_of_water } { $one }: its tokens do not count against the 7.
    .title = Room beside the reserve
lesson-reserve-full-again = with 7 tokens { $one } whatever comes next round would push something out. Energy is there to be used.
lesson-reserve-beside = Four tokens of any kinds on the card { $one }. You spend them like those in your reserve { $two }.
    .title = Four more
lesson-reserve-grimoire = You cannot throw tokens { $one } away of your own accord. { card-bespelled_grimoire } in play raises the limit to 10.
    .title = Seven or ten

## Activating

lesson-activating = Activating cards
    .text = Cards that are turned once a round, and potions.
lesson-activating-straight = Some cards act once when they enter play, some always, and some when you activate them. These three { $one } wait for you to activate them.
    .title = Three kinds of effects
lesson-activating-balance = Activate { card-balance_of_ishtar } { $one }: 3 tokens of one kind { $two } become 9 crystals, whatever the season. Your earth would bring only 1 each in spring.
    .title = Use a card
lesson-activating-all-at-once = the potion turns your whole reserve { $two } into 4 crystals a token and is gone. The Balance { $one } can do its 9 crystals every round: use it first.
lesson-activating-unused = each of these cards { $one } works once a round. What you do not use now does not come back.
lesson-activating-turned = { $crystals } crystals { $two }. The card { $one } is turned now; at the start of the next round it is straight again.
    .title = Turned
lesson-activating-kairn = { card-kairn_the_destroyer } { $one } costs a token each time: Vera { $two } loses 4 crystals.
    .title = An activation with a cost
lesson-activating-token = Choose the token { $one } to pay with. In spring air brings 2 crystals, water 1: pay with water.
    .title = Pay for it
lesson-activating-potion = { card-potion_of_life } { $one } works once and is sacrificed: 4 crystals for each token { $two } in your reserve. Use it now, or fill your reserve first and end your turn.
    .title = Only once
lesson-activating-after = A card that leaves play { $one } makes room under your gauge { $two }. A straight card may be activated even in the turn it was summoned.
    .title = Room again

## Drawing cards

lesson-drawing = Drawing cards
    .text = The draw symbol, a bonus, and when a card is too many.
lesson-drawing-symbol = Your die { $one } shows the draw symbol: one card from the draw pile, which you keep or discard. Nothing else is ever on such a face.
    .title = The draw symbol
lesson-drawing-draw = Draw the card { $one }; or use a bonus { $two } to draw two and keep one. You decide before you see anything.
    .title = One or two
lesson-drawing-card-lost = the symbol { $one } is lost when you go on, and you may still discard a card that you do not like.
lesson-drawing-keep = Keep it? It costs 2 earth, and you have 2 { $one }: this one can be played at once.
    .title = Keep or discard
lesson-drawing-good-card = you can pay for it right now { $one }: 6 points and 9 crystals.
lesson-drawing-keep-one = Keep one of the two. { card-amulet_of_earth } costs 2 earth, which you have { $one }.
    .title = Keep one
lesson-drawing-cannot-pay = you have no fire { $one }, and it costs three of it.
lesson-drawing-play-it = Summon { card-amulet_of_earth } { $one }: there is room { $two }.
    .title = Into play
lesson-drawing-hand = In the third year think twice: each card left in your hand { $one } at the end costs 5 points.
    .title = When a card is too many

## Cards that react

lesson-reacting = Cards that react
    .text = At the end of a round, at a change of season.
lesson-reacting-three = These three cards { $one } act by themselves: one at the end of each round, two whenever the season changes. You only have to be ready.
    .title = By themselves
lesson-reacting-chest = { card-wondrous_chest } { $one } pays 3 crystals at the end of the round if you have at least 4 tokens { $two }. You have just 4: end your turn.
    .title = End of the round
lesson-reacting-fewer-than-four = 1 crystal now, and with 3 tokens { $two } the Chest { $one } keeps its 3 crystals.
lesson-reacting-hourglass = The marker { $two } has left winter. { card-hourglass_of_time } { $one } gives you a token of any kind: choose what your plan needs.
    .title = Change of season
lesson-reacting-paid = You have { $crystals } crystals { $one }: 3 from the Chest, and 1 that Vera had to give you for { card-figrim_the_avaricious } { $two }.
    .title = What came in
lesson-reacting-unpaid = The Chest found too few tokens and paid nothing. Vera still had to give you 1 crystal { $one } for { card-figrim_the_avaricious } { $two }.
    .title = What came in
lesson-reacting-plan = The season changes four times a year { $one }. The die left over { $two } decides when: cards like these make you look at its dots.
    .title = Look at the dots

## The prelude

lesson-prelude = The prelude
    .text = Choose nine cards, and decide when they come.
lesson-prelude-pack = In the prelude everybody keeps one card of a pack { $one } and passes the rest to the left, until all have nine. Six you have already { $two }.
    .title = A pack goes round
lesson-prelude-pick = Choose what goes with your cards. { card-amulet_of_water } is cheap and brings 4 tokens; { card-runic_cube_of_eolis } is 30 points for 20 crystals { $one }.
    .title = Keep one
lesson-prelude-no-points = it brings no points and takes your whole reserve with it. It shines only beside one very dear card, and you { $one } have none.
lesson-prelude-passed = Vera's pack { $one }, and yours went to her: what you leave, the others may take. The last card comes by itself.
    .title = What the others left
lesson-prelude-sets = Nine cards { $one }: three come to your hand now, three wait in the library for year II, three for year III.
    .title = Three years
lesson-prelude-shelve = Sort them { $one }. First year: cheap cards that work for long, such as { card-amulet_of_air } or { card-die_of_malice }. Last year: what brings points at once.
    .title = Sort them
lesson-prelude-dear-early = 20 crystals are far away in the first year, and the Cube { $one } does nothing before the end.
lesson-prelude-begin = You may look into your libraries { $one } at any time, but not change them. The first three are in your hand { $two }: the tournament begins.
    .title = It begins

## Scoring

lesson-scoring = The last turn
    .text = The end of the third year, and what counts.
lesson-scoring-last = Year III, space 12 { $one }: at the end of this round the die left over { $two } moves the marker into winter, and the game ends at once. This is your last turn.
    .title = The last turn
lesson-scoring-count = Count: crystals { $one }, points of cards in play { $two }, minus 5 for each card in hand { $three }, minus what your bonuses cost. Energy counts for nothing.
    .title = What counts
lesson-scoring-earth = Two cards in hand are 10 points less, and your gauge { $two } has room for one. { card-amulet_of_earth } { $one } brings 6 points, 9 crystals, and 3 more from { card-staff_of_spring }.
    .title = Fill the last place
lesson-scoring-minus-ten = two cards in your hand { $one } cost 10 points, and one of them you can play.
lesson-scoring-wrong-bonus = it costs 5 points { $one } at the end and brings less than that now.
lesson-scoring-bonus = One card is left { $two }. A bonus { $one } costs 5 points and makes room: the card brings its points, 3 crystals, and no longer costs 5. Use it.
    .title = A bonus that pays
lesson-scoring-five-for-sixteen = the bonus { $one } costs 5. The card in your hand { $two } would bring 6 points or more, 3 crystals, and spare you 5.
lesson-scoring-second = Now the other card { $one }: there is room { $two }.
    .title = The last card
lesson-scoring-end = End your turn { $one }.
    .title = The end
lesson-scoring-result = You { $mine }, Vera { $hers } { $one }. The most points win; with equal points, whoever has more cards in play.
    .title = The count

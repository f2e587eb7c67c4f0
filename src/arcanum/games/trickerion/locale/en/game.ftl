### Trickerion: everything but the cards, English.

game-trickerion = Trickerion
    .text = Rival magicians learn, prepare and perform their tricks for fame.

## Options

option-mode = Mode
    .text = Who plays.
option-mode-standard = standard
option-dark_alley = Dark Alley
    .text = Special assignments, abilities and level-3 tricks. Leave it out in a first game.
option-dark_alley-on = on
option-dark_alley-off = off
option-prophecies = Prophecies
    .text = Every round another rule changes. Only with the Dark Alley.
option-prophecies-on = on
option-prophecies-off = off
option-quick_game = Quick game
    .text = Start with round two and more of everything.
option-quick_game-off = off
option-quick_game-on = on
option-first_game_kits = First-game kits
    .text = Ready-made kits instead of choices at the start.
option-first_game_kits-off = off
option-first_game_kits-on = on
option-level3_scoring = Level-3 tricks score
    .text = What a level-3 trick needs at the end.
option-level3_scoring-components_or_marker = with components or a marker
option-level3_scoring-components_only = with components only
option-anytime_window = Returning things
    .text = When tricks and components may be returned.
option-anytime_window-own_decisions = before own decisions
option-anytime_window-any_moment = at any moment
option-quick_assistant_coins = Coins for the Assistant
    .text = Quick game: coins for a starting Assistant.
option-quick_assistant_coins-2 = 2
option-quick_assistant_coins-3 = 3
option-quick_assistant_coins-4 = 4

## Score

score-fame = Fame
score-shards = Shards
score-coins = Coins
score-apprentices = Apprentices
score-specialists = Specialists
score-cards = Special cards in hand
score-tricks = Level-3 tricks
score-total = Final Fame

## Nouns

component-wood = wood
component-metal = metal
component-glass = glass
component-fabric = fabric
component-rope = rope
component-petroleum = petroleum
component-saw = saw
component-animal = animal
component-padlock = padlock
component-mirror = mirror
component-disguise = disguise
component-cog = cog
pile-wood = { component-wood }
pile-metal = { component-metal }
pile-glass = { component-glass }
pile-fabric = { component-fabric }
pile-rope = { component-rope }
pile-petroleum = { component-petroleum }
pile-saw = { component-saw }
pile-animal = { component-animal }
pile-padlock = { component-padlock }
pile-mirror = { component-mirror }
pile-disguise = { component-disguise }
pile-cog = { component-cog }
pile-nothing = nothing
symbol-spades = spades
symbol-hearts = hearts
symbol-diamonds = diamonds
symbol-clubs = clubs
role-magician = Magician
role-engineer = Engineer
role-manager = Manager
role-assistant = Assistant
role-apprentice = Apprentice
character-magician = Magician
character-engineer = Engineer
character-manager = Manager
character-assistant = Assistant
character-apprentice_1 = Apprentice 1
character-apprentice_2 = Apprentice 2
character-apprentice_3 = Apprentice 3
character-apprentice_4 = Apprentice 4
deck-downtown = Downtown
deck-market_row = Market Row
deck-workshop = Workshop
deck-theater = Theater
slot-downtown_1 = Downtown, slot 1 (+2)
slot-downtown_2 = Downtown, slot 2 (+1)
slot-downtown_3 = Downtown, slot 3 (+1)
slot-downtown_4 = Downtown, slot 4 (+0)
slot-market_row_1 = Market Row, slot 1 (+2)
slot-market_row_2 = Market Row, slot 2 (+1)
slot-market_row_3 = Market Row, slot 3 (+1)
slot-market_row_4 = Market Row, slot 4 (+0)
slot-dark_alley_1 = Dark Alley, slot 1 (+2)
slot-dark_alley_2 = Dark Alley, slot 2 (+1)
slot-dark_alley_3 = Dark Alley, slot 3 (+1)
slot-dark_alley_4 = Dark Alley, slot 4 (+0)
slot-workshop_1 = Workshop, slot 1
slot-workshop_2 = Workshop, slot 2
day-thursday = Thursday
slot-thursday_backstage_1 = Thursday, backstage, slot 1
slot-thursday_backstage_2 = Thursday, backstage, slot 2
slot-thursday_stage = Thursday, stage
day-friday = Friday
slot-friday_backstage_1 = Friday, backstage, slot 1
slot-friday_backstage_2 = Friday, backstage, slot 2
slot-friday_stage = Friday, stage
day-saturday = Saturday
slot-saturday_backstage_1 = Saturday, backstage, slot 1
slot-saturday_backstage_2 = Saturday, backstage, slot 2
slot-saturday_stage = Saturday, stage
day-sunday = Sunday
slot-sunday_backstage_1 = Sunday, backstage, slot 1
slot-sunday_backstage_2 = Sunday, backstage, slot 2
slot-sunday_stage = Sunday, stage
die-residence_a = residence die A
die-residence_b = residence die B
die-inn_a = inn die A
die-inn_b = inn die B
die-bank_a = bank die A
die-bank_b = bank die B
face-escape = Escape
face-spiritual = Spiritual
face-mechanical = Mechanical
face-optical = Optical
face-any = any category
face-x = X
face-engineer = Engineer
face-manager = Manager
face-assistant = Assistant
face-apprentice = Apprentice
home-player_board = the player board
home-engineer_board = the Engineer board
home-manager_board = the Manager board
home-assistant_board = the Assistant board
order_slot-order_1 = order slot 1
stock_slot-buy_1 = buy slot 1
order_slot-order_2 = order slot 2
stock_slot-buy_2 = buy slot 2
order_slot-order_3 = order slot 3
stock_slot-buy_3 = buy slot 3
order_slot-order_4 = order slot 4
stock_slot-buy_4 = buy slot 4
stock_slot-quick_order = the quick order slot
performance-riverside_01 = Riverside 1
performance-riverside_02 = Riverside 2
performance-riverside_03 = Riverside 3
performance-riverside_04 = Riverside 4
performance-riverside_05 = Riverside 5
performance-riverside_06 = Riverside 6
performance-riverside_07 = Riverside 7
performance-riverside_08 = Riverside 8
performance-riverside_09 = Riverside 9
performance-riverside_10 = Riverside 10
performance-riverside_11 = Riverside 11
performance-riverside_12 = Riverside 12
performance-grand_magorian_01 = Grand Magorian 1
performance-grand_magorian_02 = Grand Magorian 2
performance-grand_magorian_03 = Grand Magorian 3
performance-grand_magorian_04 = Grand Magorian 4
performance-grand_magorian_05 = Grand Magorian 5
performance-grand_magorian_06 = Grand Magorian 6
performance-grand_magorian_07 = Grand Magorian 7
performance-grand_magorian_08 = Grand Magorian 8
performance-magnus_pantheon_01 = Magnus Pantheon 1
performance-magnus_pantheon_02 = Magnus Pantheon 2
performance-magnus_pantheon_03 = Magnus Pantheon 3
performance-magnus_pantheon_04 = Magnus Pantheon 4
performance-magnus_pantheon_05 = Magnus Pantheon 5
performance-magnus_pantheon_06 = Magnus Pantheon 6
performance-magnus_pantheon_07 = Magnus Pantheon 7
performance-magnus_pantheon_08 = Magnus Pantheon 8
position-left_top = top left
position-right_top = top right
position-left_middle = middle left
position-right_middle = middle right
position-left_bottom = bottom left
position-right_bottom = bottom right
position-beside_a_spades = beside the slots (A, spades)
position-beside_a_hearts = beside the slots (A, hearts)
position-beside_a_diamonds = beside the slots (A, diamonds)
position-beside_a_clubs = beside the slots (A, clubs)
position-beside_b_spades = beside the slots (B, spades)
position-beside_b_hearts = beside the slots (B, hearts)
position-beside_b_diamonds = beside the slots (B, diamonds)
position-beside_b_clubs = beside the slots (B, clubs)
position-beside_c_spades = beside the slots (C, spades)
position-beside_c_hearts = beside the slots (C, hearts)
position-beside_c_diamonds = beside the slots (C, diamonds)
position-beside_c_clubs = beside the slots (C, clubs)
position-beside_d_spades = beside the slots (D, spades)
position-beside_d_hearts = beside the slots (D, hearts)
position-beside_d_diamonds = beside the slots (D, diamonds)
position-beside_d_clubs = beside the slots (D, clubs)
spot-left_top_up = top left, own corner up
spot-left_top_right = top left, own corner right
spot-left_top_down = top left, own corner down
spot-left_top_left = top left, own corner left
spot-right_top_up = top right, own corner up
spot-right_top_right = top right, own corner right
spot-right_top_down = top right, own corner down
spot-right_top_left = top right, own corner left
spot-left_middle_up = middle left, own corner up
spot-left_middle_right = middle left, own corner right
spot-left_middle_down = middle left, own corner down
spot-left_middle_left = middle left, own corner left
spot-right_middle_up = middle right, own corner up
spot-right_middle_right = middle right, own corner right
spot-right_middle_down = middle right, own corner down
spot-right_middle_left = middle right, own corner left
spot-left_bottom_up = bottom left, own corner up
spot-left_bottom_right = bottom left, own corner right
spot-left_bottom_down = bottom left, own corner down
spot-left_bottom_left = bottom left, own corner left
spot-right_bottom_up = bottom right, own corner up
spot-right_bottom_right = bottom right, own corner right
spot-right_bottom_down = bottom right, own corner down
spot-right_bottom_left = bottom right, own corner left
spot-beside = beside the slots
resource-fame = Fame
resource-coins = Coins
resource-shards = Shards
modifier-day = the day modifier
modifier-fiasco = { card-arranged_fiasco }
modifier-premiere_fame = doubled Fame
modifier-premiere_coins = doubled Coins
modifier-premiere_shards = doubled Shards
modifier-supercharge_1 = supercharge +1
modifier-supercharge_2 = supercharge +2
modifier-supercharge_3 = supercharge +3
modifier-stolen = stolen Fame -1
modifier-conversion = Coins to Fame

## Actions, as buttons

do-choose-magician = Lead { $magician }
do-take-trick = Take { $trick }
do-mark = Mark it with { $symbol }
do-take-components = Take { $component } and { $pile }
do-choose-specialist = Choose the { $role }
do-take-special = A card from the { $deck } deck
do-take-component = Take 1 { $component }
do-stow = Put it on { $home }
do-done = Done
do-advertise = Advertise
do-decline = No, thank you
do-assign = { $character }: { $card }
do-confirm = Confirm
do-revise = Take it all back
do-place = { $character } to { $slot }
do-idle = { $character } stays idle
do-stop = End the turn
do-free-action = Return something
do-return-component = Return 1 { $component }
do-return-trick = Return { $trick }
do-go-on = Go on
do-copy = Copy { $card }
do-take-ap = Take 1 action point instead
do-keep-effect = Keep the effect
do-use = Use it
do-enhance = Enhance: 1 Shard for action points
do-leave = Finish
do-learn = Learn a trick with { $die }
do-learn-special = Learn a trick with { $die } and the card
do-replace = Replace { $trick }
do-hire = Hire with { $die }
do-hire-special = Hire with { $die } and the card
do-recruit = Hire: { $role }
do-hire-another = Hire another for 3 Coins
do-take-coins = Take Coins of { $die }
do-take-coins-special = Take Coins of { $die } with the card
do-reroll = Reroll { $die }
do-set-die = Set { $die }
do-turn-to = Turn it to { $face }
do-buy = Buy { $count } { $component }
do-buy-special = Buy { $count } { $component } with the card
do-buy-mix = Buy a mix with the card
do-bargain = Bargain with { $count } action points
do-lift = Take it from { $stock_slot }
do-refill = Refill with { $component }
do-order = Order { $component }
do-order-special = Order { $component } with the card
do-order-at = To { $order_slot }
do-buy-ordered = Buy one at once
do-quick-order = Quick order: { $component }
do-quick-order-special = Quick order with the card: { $component }
do-prepare = Prepare { $trick }
do-prepare-special = Prepare { $trick } with the card
do-add-marker = A marker on { $trick }
do-move-trick = Move { $trick } to the Engineer board
do-move-components = Move { $component } to the Manager board, for { $pile }
do-move-apprentice = { $character } to the Assistant board
do-set-up = Set up { $trick }
do-set-up-special = Set up { $trick } with the card
do-supercharge = Set up two markers of { $trick }
do-supercharge-special = Set up two markers of { $trick } with the card
do-reschedule = Move the marker on { $performance }, { $position }
do-reschedule-special = With the card: the marker on { $performance }, { $position }
do-put = { $performance }: { $spot }
do-take = Take { $resource }
do-swap = Swap { $performance } and { $other }
do-draw = Draw from the { $deck } deck
do-choose-cards = Choose among the drawn cards
do-keep = Keep { $card }
do-put-under = Put { $card } under the deck
do-tell-fortune = Tell the fortune
do-weave = Make it active: { $prophecy }
do-possess = Choose { $performance } for them
do-perform = Perform { $performance }
do-steal = { $trick } takes the yield of { $other }
do-premiere = { $trick }: double { $resource }
do-apply = Next: { $modifier }
do-keep-marker = Keep a marker of { $trick }
do-promote = Promote to { $role }

## Questions

ask-magician = Choose your magician.
ask-start-trick = Take your starting trick.
ask-symbol = Which symbol marks the trick?
ask-start-components = Take components worth exactly 2 Coins.
ask-specialist = Choose your first specialist.
ask-engineer-trick = Your Engineer brings a trick. Which one?
ask-quick-special = From which deck do you take a special assignment?
ask-basket = Take components, or be done.
ask-stow = Where does the new pile of { $component } go?
ask-home-for-trick = Where does { $trick } go?
ask-home-for-apprentice = Where is { $character } at home?
ask-return = What do you return?
ask-window = Do you want to return something?
ask-advertise = Do you advertise for 2 Fame?
ask-assign = Assign cards to your characters.
ask-confirm = Confirm your assignment, or take it back.
ask-confirmed = You have confirmed. Until everybody has, you may take it back.
ask-turn = Place a ready character, or make one idle.
ask-break-free = Break Free: move one of your markers?
ask-mimesis = Copy a special assignment of an opponent?
ask-bonus = Keep the effect of the card, or take 1 action point?
ask-mechanize = Give { $character } 1 action point more?
ask-action = { $points ->
    [one] { $character }: { $points } action point left.
   *[other] { $character }: { $points } action points left.
}
ask-trick = Which trick do you learn?
ask-replace = Which trick does { $trick } replace?
ask-recruit = Whom do you hire?
ask-hire-another = Hire another Apprentice for 3 Coins?
ask-motivate = Which card does { $character } get?
ask-face = To which face do you turn { $die }?
ask-bargain = How many action points do you spend on bargaining?
ask-lift = From which slot do you take { $component }?
ask-refill = Which basic component takes its place?
ask-order-slot = To which slot does { $component } go?
ask-buy-ordered = Buy one { $component } at once?
ask-spare-part = Which other trick gets a marker?
ask-prototype = Which components of { $trick } do you return?
ask-put = Where does the marker of { $trick } go?
ask-link-bonus = { $n ->
    [one] A link: take { $n } Fame or { $n } Coin.
   *[other] A link: take { $n } Fame or { $n } Coins.
}
ask-swap = Swap two performance cards for 3 Coins?
ask-keep = Which cards of the { $deck } deck do you keep, and in which order do the others go under it?
ask-possess = Choose the performance for your opponent on { $day }, for 1 Shard?
ask-perform = Which card do you perform on { $day }?
ask-fiasco = Use { card-arranged_fiasco }?
ask-steal = Take the yield of an opponent's trick?
ask-premiere = Which trick has its premiere, and what is doubled?
ask-modifier = Which modifier of { $trick } comes next?
ask-keep-marker = Which performed marker do you keep?
ask-promote = Promote your Apprentice?
ask-dubious = Take the component of the quick order slot?

## Why not

refusal-not-owned = You do not own that.
refusal-no-room-there = There is no room.
refusal-stow-first = First put the new pile on a board.
refusal-no-free-trick-slot = You have no free trick slot.
refusal-symbol-is-used = That symbol marks another trick.
refusal-no-apprentice-slot = That slot is not free.
refusal-not-in-stock = That type is not in stock.
refusal-no-room = You have no room for it.
refusal-too-dear = That costs too much.
refusal-cannot-copy = That card cannot be copied.
refusal-too-few-points = You have too few action points.
refusal-nothing-to-learn = The die shows nothing you could learn.
refusal-die-shows-x = That die shows X.
refusal-not-a-residence-die = That is no residence die.
refusal-not-an-inn-die = That is no inn die.
refusal-not-a-bank-die = That is no bank die.
refusal-cannot-hire = You cannot hire that character.
refusal-no-such-effect = You have no such effect to use now.
refusal-not-here = That is not done at this location.
refusal-not-in-residence = { $trick } is not in the residence.
refusal-threshold = You lack Fame and Coins for { $trick }.
refusal-components-missing = You lack components for { $trick }.
refusal-wrong-category = The die does not show the category of { $trick }.
refusal-not-a-face-of-this-die = That die has no such face, or shows it already.
refusal-bargain-limits = The price stays at 1 Coin or more and must be paid.
refusal-order-slot-taken = That slot is taken.
refusal-cannot-pay = You cannot pay for it.
refusal-cannot-order = That type is ordered already, or no slot is empty.
refusal-trick-not-owned = You do not own { $trick }.
refusal-markers-on-card = There are markers on { $trick } already.
refusal-no-marker-left = You have no marker left for { $trick }.
refusal-cannot-move-trick = You need the Engineer and a trick on your board.
refusal-cannot-move-components = You need the Manager, a pile on your board and a place for it.
refusal-cannot-move-apprentice = You need the Assistant, a free slot and an Apprentice at home.
refusal-card-not-in-row = That card is not in the theater.
refusal-not-beside = Markers go beside the slots of a full card only, with { card-guest_performer }.
refusal-slot-not-free = That slot is not free.
refusal-corner-not-in-circle = The own corner must lie in a link circle.
refusal-cannot-move-there = The marker cannot move there.
refusal-same-symbol-there = A marker of that trick is on the card.
refusal-put-marker-first = First put down the marker.
refusal-no-marker-on-trick = There is no marker on { $trick }.
refusal-cannot-supercharge = Only Electra stacks two markers.
refusal-no-free-slot = No card has a free slot for it.
refusal-not-your-marker = That is not a marker you can move.
refusal-deck-is-empty = The { $deck } deck is empty.
refusal-choose-drawn-cards = First choose among the drawn cards.
refusal-cannot-tell-fortune = The fortune cannot be told now.
refusal-cannot-weave = Only the Priestess weaves fate, with a pending prophecy.
refusal-advertise-or-not = First decide about advertising.
refusal-not-in-hand = That card is not in your hand.
refusal-assign-in-order = Assign your characters in order.
refusal-confirm-or-revise = Confirm your assignment or take it back.
refusal-not-ready = That character is not ready.
refusal-place-or-idle = Place a ready character, or make one idle.
refusal-wrong-location = The card sends the character elsewhere.
refusal-slot-blocked = That slot is closed with this many players.
refusal-slot-taken = That slot is taken.
refusal-stage-for-magician = Only the magician goes on stage.
refusal-one-day = One day for each player, one player for each day.
refusal-prophecy-forbids = The prophecy does not allow that slot.
refusal-no-marker-of-performer = The performer has no marker on that card.
refusal-no-own-marker = You have no marker on that card.
refusal-perform-or-not = First decide about the performance.
refusal-cannot-steal = That yield cannot be taken.
refusal-performed-before = That trick has been performed before.
refusal-no-such-modifier = That modifier does not apply.
refusal-not-performed = No such marker was performed.
refusal-specialist-owned = You have that specialist already.
refusal-category-chosen = That category is taken, or the magician is not in this game.
refusal-level-1-of-own-category = Take a level-1 trick of your own category.
refusal-worth-exactly-two = The components must be worth exactly 2 Coins, of new types on the Manager board.
refusal-level-1-available = Take a level-1 trick that is still there.

## The log

note-game-starts = The game begins. { $player } chooses first.
note-chooses-magician = { $player } leads { $magician }.
note-takes-trick = { $player } puts { $trick } on { $home }.
note-marks-trick = { $player } marks { $trick } with { $symbol }.
note-chooses-specialist = { $player } chooses the { $role }.
note-gets-ready = { $n ->
    [one] { $player } puts { $n } marker on { $trick }.
   *[other] { $player } puts { $n } markers on { $trick }.
}
note-turn-order = { $player } has turn-order space { $n }.
note-gains-fame = { $player } gains { $n } Fame.
note-loses-fame = { $player } loses { $n } Fame.
note-gains-coins = { $n ->
    [one] { $player } gains { $n } Coin.
   *[other] { $player } gains { $n } Coins.
}
note-pays-coins = { $n ->
    [one] { $player } pays { $n } Coin.
   *[other] { $player } pays { $n } Coins.
}
note-pays-player = { $n ->
    [one] { $player } pays { $other } { $n } Coin.
   *[other] { $player } pays { $other } { $n } Coins.
}
note-gains-shards = { $n ->
    [one] { $player } gains { $n } Shard.
   *[other] { $player } gains { $n } Shards.
}
note-spends-shards = { $n ->
    [one] { $player } spends { $n } Shard.
   *[other] { $player } spends { $n } Shards.
}
note-gains-components = { $player } gets { $n } { $component }.
note-returns-components = { $player } returns { $n } { $component }.
note-round-starts = Round { $n } begins.
note-die-shows = The { $die } shows { $face }.
note-advertises = { $player } advertises.
note-declines = { $player } declines.
note-assigns = { $player } assigns { $card } to { $character }.
note-assigns-nothing = { $player } leaves { $character } without a card.
note-revises = { $player } takes the assignment back.
note-confirms = { $player } has confirmed the assignment.
note-reveals = { $player } reveals { $card } under { $character }.
note-has-card = { $player } has a card under { $character }.
note-places = { $player } places { $character }: { $slot }.
note-goes-idle = { $player } makes { $character } idle.
note-has-points = { $n ->
    [one] { $player } has { $n } action point.
   *[other] { $player } has { $n } action points.
}
note-leaves = { $n ->
    [one] { $player } finishes with { $n } action point left.
   *[other] { $player } finishes with { $n } action points left.
}
note-copies = { $player } copies { $card }.
note-takes-ap = { $player } takes an action point instead of { $card }.
note-uses-ability = { $player } uses the ability of { $magician }.
note-uses-effect = { $player } uses { $card }.
note-enhances = { $n ->
    [one] { $player } enhances the character by { $n } action point.
   *[other] { $player } enhances the character by { $n } action points.
}
note-returns-trick = { $player } returns { $trick }.
note-learns = { $player } learns { $trick } with the { $die }.
note-hires = { $player } hires { $character }.
note-joins = { $player } welcomes { $character } on { $home }.
note-takes-coins = { $player } takes Coins of the { $die }.
note-rerolls = { $player } rerolls the { $die }: { $face }.
note-sets-die = { $player } turns the { $die } to { $face }.
note-rolls = { $player } rolls the { $die }: { $face }.
note-buys = { $player } buys { $n } { $component }.
note-lifts = { $player } takes { $component } from { $slot }.
note-refills = { $component } takes the place on { $slot }.
note-orders = { $player } orders { $component } to { $slot }.
note-orders-aside = { $player } orders { $component } beside the buy area.
note-quick-orders = { $player } quick-orders { $component }.
note-prepares = { $n ->
    [one] { $player } prepares { $trick } with { $n } marker.
   *[other] { $player } prepares { $trick } with { $n } markers.
}
note-adds-marker = { $player } adds a marker to { $trick }.
note-moves-trick = { $player } moves { $trick } to the Engineer board.
note-moves-components = { $player } moves { $component } to { $home }.
note-moves-apprentice = { $player } moves { $character } to the Assistant board.
note-puts-marker = { $player } has { $trick } on { $performance }: { $spot }.
note-takes-marker = { $player } takes { $trick } off { $performance }.
note-links = { $n ->
    [one] { $player } makes { $n } link on { $performance }.
   *[other] { $player } makes { $n } links on { $performance }.
}
note-swaps-cards = { $player } swaps { $performance } and { $other }.
note-draws-special = { $n ->
    [one] { $player } draws { $n } card of the { $deck } deck.
   *[other] { $player } draws { $n } cards of the { $deck } deck.
}
note-draws-special-card = Only { $player } sees it: { $card }.
note-keeps-special = { $n ->
    [one] { $player } keeps { $n } card of the { $deck } deck.
   *[other] { $player } keeps { $n } cards of the { $deck } deck.
}
note-keeps-special-card = Only { $player } knows: { $card } is kept.
note-puts-under = Only { $player } knows: { $card } goes under its deck.
note-tells-fortune = { $player } tells the fortune.
note-weaves = { $player } weaves fate: { $prophecy }.
note-prophecy-active = Now active: { $prophecy }.
note-prophecy-revealed = A new prophecy: { $prophecy }.
note-prophecy-discarded = No longer active: { $prophecy }.
note-prophecies-reshuffled = The used prophecies are shuffled into a new stack.
note-possesses = { $player } chooses { $performance } for { $other }.
note-performs = { $player } performs { $performance } on { $day }.
note-steals = { $player } takes the yield of { $other } for { $trick }.
note-premieres = { $player } doubles { $resource } of { $trick }.
note-trick-yields = { $player }: { $trick } pays.
note-performer-bonus = { $n ->
    [one] { $player } gets the performer bonuses, with { $n } link.
   *[other] { $player } gets the performer bonuses, with { $n } links.
}
note-keeps-marker = { $player } keeps a marker of { $trick }.
note-wages = { $n ->
    [one] { $player } owes { $n } Coin in wages.
   *[other] { $player } owes { $n } Coins in wages.
}
note-unpaid = { $n ->
    [one] { $player } cannot pay { $n } Coin.
   *[other] { $player } cannot pay { $n } Coins.
}
note-promotes = { $player } promotes { $character } to { $other }.
note-order-arrives = { $component } arrives at { $slot }.
note-card-leaves = { $performance } leaves the theater.
note-card-arrives = { $performance } comes to the theater.
note-card-used = { $card } goes under its deck.
note-card-returns = { $player } takes { $card } back into hand.
note-game-ends = The game ends.
note-scores = { $player } ends with { $n } Fame.

### Trickerion: everything but the cards, English.
### Forms: .many is the plural of a component; .and and .for add a pile to a sentence, if there is one.

game-trickerion = Trickerion
    .text = Rival Magicians learn, prepare and perform their tricks for Fame.

## Options

option-mode = Mode
    .text = Who plays.
option-mode-standard = standard
option-dark_alley = Dark Alley
    .text = Special assignments, abilities of the Magicians and level 3 tricks. Leave it out in a first game.
option-dark_alley-on = on
option-dark_alley-off = off
option-prophecies = Prophecies
    .text = Every round another rule changes. Only with the Dark Alley.
option-prophecies-on = on
option-prophecies-off = off
option-quick_game = Quick game
    .text = The game begins with round 2, and everybody begins with more.
option-quick_game-off = off
option-quick_game-on = on
option-first_game_kits = First-game kits
    .text = Ready-made kits instead of choices at the start.
option-first_game_kits-off = off
option-first_game_kits-on = on
option-level3_scoring = Level 3 tricks score
    .text = What a level-3 trick needs to score at the end. Only with the Dark Alley.
option-level3_scoring-components_or_marker = with their components or a marker
option-level3_scoring-components_only = with their components only
option-anytime_window = Returning things
    .text = When tricks and components may be returned.
option-anytime_window-own_decisions = before own decisions
option-anytime_window-any_moment = at any moment
option-quick_assistant_coins = Coins for the Assistant
    .text = Quick game: coins for whoever begins with the Assistant.
option-quick_assistant_coins-2 = 2
option-quick_assistant_coins-3 = 3
option-quick_assistant_coins-4 = 4

## Score

score-fame = Fame
score-shards = Shards
score-coins = Coins
score-apprentices = Apprentices
score-specialists = Specialists
score-cards = Special assignments in hand
score-tricks = Level 3 tricks
score-total = Final Fame

## Names

component-wood = wood
    .a = wood
    .many = wood
component-metal = metal
    .a = metal
    .many = metal
component-glass = glass
    .a = glass
    .many = glass
component-fabric = fabric
    .a = fabric
    .many = fabric
component-rope = rope
    .a = a rope
    .many = ropes
component-petroleum = petroleum
    .a = petroleum
    .many = petroleum
component-saw = saw
    .a = a saw
    .many = saws
component-animal = animal
    .a = an animal
    .many = animals
component-padlock = padlock
    .a = a padlock
    .many = padlocks
component-mirror = mirror
    .a = a mirror
    .many = mirrors
component-disguise = disguise
    .a = a disguise
    .many = disguises
component-cog = cog
    .a = a cog
    .many = cogs
pile-wood = { component-wood }
    .and = { " " }and { component-wood }
    .for = , for the wood
pile-metal = { component-metal }
    .and = { " " }and { component-metal }
    .for = , for the metal
pile-glass = { component-glass }
    .and = { " " }and { component-glass }
    .for = , for the glass
pile-fabric = { component-fabric }
    .and = { " " }and { component-fabric }
    .for = , for the fabric
pile-rope = { component-rope }
    .and = { " " }and { component-rope }
    .for = , for the rope
pile-petroleum = { component-petroleum }
    .and = { " " }and { component-petroleum }
    .for = , for the petroleum
pile-saw = { component-saw }
    .and = { " " }and { component-saw }
    .for = , for the saw
pile-animal = { component-animal }
    .and = { " " }and { component-animal }
    .for = , for the animal
pile-padlock = { component-padlock }
    .and = { " " }and { component-padlock }
    .for = , for the padlock
pile-mirror = { component-mirror }
    .and = { " " }and { component-mirror }
    .for = , for the mirror
pile-disguise = { component-disguise }
    .and = { " " }and { component-disguise }
    .for = , for the disguise
pile-cog = { component-cog }
    .and = { " " }and { component-cog }
    .for = , for the cog
pile-nothing = nothing
    .and = { "" }
    .for = { "" }

symbol-spades = spades
symbol-hearts = hearts
symbol-diamonds = diamonds
symbol-clubs = clubs

role-magician = Magician
    .a = a Magician
    .text = 3 AP, no wages. The only one who goes on stage and performs.
role-engineer = Engineer
    .a = an Engineer
    .text = 2 AP, wage 2 coins. The Engineer's board has one more trick slot; a trick prepared there gets 1 more marker. Backstage on the day of your performance: 1 shard.
role-manager = Manager
    .a = a Manager
    .text = 2 AP, wage 2 coins. The Manager's board has two slots for components; each pile there counts as 1 more. Backstage on the day of your performance: 3 coins.
role-assistant = Assistant
    .a = an Assistant
    .text = 2 AP, wage 2 coins. The Assistant's board has one more place for an Apprentice, who is never paid. Backstage on the day of your performance: 2 Fame.
role-apprentice = Apprentice
    .a = an Apprentice
    .text = 1 AP, wage 1 coin. Does every kind of work but performing.

character-magician = { role-magician }
    .the = the Magician
character-engineer = { role-engineer }
    .the = the Engineer
character-manager = { role-manager }
    .the = the Manager
character-assistant = { role-assistant }
    .the = the Assistant
character-apprentice_1 = { role-apprentice } 1
    .the = Apprentice 1
character-apprentice_2 = { role-apprentice } 2
    .the = Apprentice 2
character-apprentice_3 = { role-apprentice } 3
    .the = Apprentice 3
character-apprentice_4 = { role-apprentice } 4
    .the = Apprentice 4

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
slot-thursday_backstage_1 = Thursday, backstage 1
slot-thursday_backstage_2 = Thursday, backstage 2
slot-thursday_stage = Thursday, stage
slot-friday_backstage_1 = Friday, backstage 1
slot-friday_backstage_2 = Friday, backstage 2
slot-friday_stage = Friday, stage
slot-saturday_backstage_1 = Saturday, backstage 1
slot-saturday_backstage_2 = Saturday, backstage 2
slot-saturday_stage = Saturday, stage
slot-sunday_backstage_1 = Sunday, backstage 1
slot-sunday_backstage_2 = Sunday, backstage 2
slot-sunday_stage = Sunday, stage
day-thursday = Thursday
day-friday = Friday
day-saturday = Saturday
day-sunday = Sunday
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
home-engineer_board = the Engineer's board
home-manager_board = the Manager's board
home-assistant_board = the Assistant's board

order_slot-order_1 = order slot 1
order_slot-order_2 = order slot 2
order_slot-order_3 = order slot 3
order_slot-order_4 = order slot 4
stock_slot-buy_1 = buy slot 1
stock_slot-buy_2 = buy slot 2
stock_slot-buy_3 = buy slot 3
stock_slot-buy_4 = buy slot 4
stock_slot-quick_order = the quick order slot

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
resource-coins = coins
resource-shards = shards

modifier-day = the day
modifier-fiasco = { card-arranged_fiasco }
modifier-premiere_fame = Fame is doubled
modifier-premiere_coins = coins are doubled
modifier-premiere_shards = shards are doubled
modifier-supercharge_1 = supercharged, +1
modifier-supercharge_2 = supercharged, +2
modifier-supercharge_3 = supercharged, +3
modifier-stolen = yield taken, −1 Fame
modifier-conversion = coins turn to Fame

## Actions, as buttons

do-choose-magician = { $magician }
do-take-trick = Take { $trick }
do-mark = Mark it with { $symbol }
do-take-components = Take { $component }{ $pile_and }
    .twice = Take 2 { $component_many }
do-choose-specialist = { $role }
do-take-special = A card from the { $deck } deck
do-take-component = Take { $component }
do-stow = Put it on { $home }
do-done = Done
do-advertise = Advertise
do-decline = No, thank you
do-assign = { $character }: { $card }
do-confirm = Confirm
do-revise = Take it all back
do-place = { $character }: { $slot }
do-idle = Leave { $character_the } idle
do-stop = End the turn
do-free-action = Return a trick or components
do-return-component = Return { $component }
do-return-trick = Return { $trick }
do-go-on = Go on
do-copy = Copy { $card }
do-take-ap = Take 1 AP instead
do-keep-effect = Keep the effect
do-use = Use it
do-enhance = Enhance: spend a shard for more AP
do-leave = Finish here
do-learn = Learn a trick with { $die }
do-learn-special = Learn a trick with { $die } and the card
do-replace = Replace { $trick }
do-hire = Hire with { $die }
do-hire-special = Hire with { $die } and the card
do-recruit = { $role }
do-hire-another = Hire another Apprentice
do-take-coins = Take the coins of { $die }
do-take-coins-special = Take the coins of { $die } with the card
do-reroll = Reroll { $die }
do-set-die = Set { $die }
do-turn-to = Turn it to { $face }
do-buy = { $count ->
    [one] Buy { $count } { $component }
   *[other] Buy { $count } { $component_many }
}
do-buy-special = { $count ->
    [one] Buy { $count } { $component } with the card
   *[other] Buy { $count } { $component_many } with the card
}
do-buy-mix = Fill a basket with the card
do-bargain = { $count ->
    [0] Do not bargain
    [one] Bargain: { $count } AP
   *[other] Bargain: { $count } AP
}
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
do-move-trick = Move { $trick } to the Engineer's board
do-move-components = Move { $component } to the Manager's board{ $pile_for }
do-move-apprentice = Move { $character } to the Assistant's board
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

ask-magician = Choose your Magician.
ask-start-trick = Take your starting trick.
ask-symbol = Which symbol marks the trick?
ask-start-components = Take components worth exactly 2 coins.
ask-specialist = Choose your first specialist.
ask-engineer-trick = Your Engineer brings a trick. Which one?
ask-quick-special = From which deck do you take a special assignment?
ask-basket = Take components one by one, then be done.
ask-stow = Where does the new pile of { $component_many } go?
ask-home-for-trick = Where does { $trick } go?
ask-home-for-apprentice = Where is { $character } at home?
ask-return = What do you return?
ask-window = Do you want to return something?
ask-advertise = Put up your poster? Advertising brings 2 Fame.
ask-assign = Assign a card to each character. Nobody sees them yet.
ask-confirm = Is this your assignment?
ask-confirmed = You have confirmed. Until everybody has, you may take it back.
ask-turn = Place a ready character, or leave one idle.
ask-break-free = Break Free: move one of your markers?
ask-mimesis = Mimesis: copy an opponent's special assignment?
ask-bonus = Keep the effect of the card, or take 1 AP instead?
ask-mechanize = One more AP for { $character }?
ask-action = { $points ->
    [one] { $character } at work, { $points } AP left. What next?
   *[other] { $character } at work, { $points } AP left. What next?
}
ask-trick = Which trick do you learn?
ask-replace = Which trick does { $trick } replace?
ask-recruit = Whom do you hire?
ask-hire-another = Hire another Apprentice for 3 coins?
ask-motivate = Which card does { $character } get?
ask-face = Which face of { $die } do you turn up?
ask-bargain = How many AP do you spend to beat down the price?
ask-lift = From which slot do you take the { $component }?
ask-refill = Which basic component fills the empty place?
ask-order-slot = On which slot do you order { $component_a }?
ask-buy-ordered = Buy one { $component } at once as well?
ask-spare-part = Which other trick gets a marker?
ask-prototype = Which components of { $trick } do you return?
ask-put = Where does the marker of { $trick } go?
ask-link-bonus = { $n ->
    [one] A link! Take { $n } Fame or { $n } coin?
   *[other] A link! Take { $n } Fame or { $n } coins?
}
ask-swap = Swap two performance cards for 3 coins?
ask-keep = Which cards of the { $deck } deck do you keep, and in which order do the others go under it?
ask-possess = Soul Possession: choose your opponent's performance on { $day }, for 1 shard?
ask-perform = Which card do you perform on { $day }? You need not perform.
ask-fiasco = Use { card-arranged_fiasco }?
ask-steal = Trick Steal: take the yield of an opponent's trick?
ask-premiere = Which trick has its grand premiere, and what is doubled?
ask-modifier = Which modifier of { $trick } comes next?
ask-keep-marker = Which performed marker do you keep?
ask-promote = Promote your Apprentice?
ask-dubious = Take the component of the quick order slot?

## Why not

refusal-not-owned = Not possible. You do not own that.
refusal-no-room-there = Not possible. There is no room on that board.
refusal-stow-first = Not yet. First put the new pile on a board.
refusal-no-free-trick-slot = Not yet. You have no free trick slot; you may return a trick.
refusal-symbol-is-used = Not possible. That symbol marks another trick of yours.
refusal-no-apprentice-slot = Not possible. That place is taken.
refusal-not-in-stock = Not yet. That component is not in stock.
refusal-no-room = Not yet. You have no room for it: 3 of a kind at most, one pile to a slot.
refusal-too-dear = Not yet. That costs more than you have.
refusal-cannot-copy = Not possible. That card cannot be copied.
refusal-too-few-points = Not possible. This character has too few AP left.
refusal-nothing-to-learn = Not possible. With this die there is nothing that you could learn.
refusal-die-shows-x = Not yet. That die shows X.
refusal-not-a-residence-die = Not possible. Tricks are learned with a residence die.
refusal-not-an-inn-die = Not possible. Characters are hired with an inn die.
refusal-not-a-bank-die = Not possible. Coins are taken with a bank die.
refusal-cannot-hire = Not possible. That die does not bring such a character, or you have it already.
refusal-no-such-effect = Not possible. You have no such effect to use now.
refusal-effect-does-not-allow = Not possible. The effect of your card does not allow that.
refusal-cannot-enhance = Not possible. It takes a shard, and it works once for each character, but not in the Theater.
refusal-not-here = Not possible. That is done at another location.
refusal-not-in-residence = Not possible. { $trick } is not in the residence.
refusal-threshold = Not yet. You lack the Fame for { $trick }, and the coins to make up for it.
refusal-components-missing = Not yet. You lack components for { $trick }.
refusal-wrong-category = Not possible. The die does not show the category of { $trick }.
refusal-not-a-face-of-this-die = Not possible. The die has no such face, or shows it already.
refusal-bargain-limits = Not possible. The price cannot fall below 1 coin, and you must be able to pay it.
refusal-order-slot-taken = Not possible. That slot is taken.
refusal-cannot-pay = Not yet. You cannot pay for it.
refusal-cannot-order = Not yet. That component is on order already, or no slot is empty.
refusal-trick-not-owned = Not possible. You do not own { $trick }.
refusal-markers-on-card = Not yet. There are still markers on { $trick }.
refusal-no-marker-left = Not yet. All markers of { $trick } are on performance cards.
refusal-cannot-move-trick = Not possible. It takes the Engineer and a trick on your own board.
refusal-cannot-move-components = Not possible. It takes the Manager, a pile on your own board and a place for it.
refusal-cannot-move-apprentice = Not possible. It takes the Assistant, a free place there and an Apprentice at home.
refusal-card-not-in-row = Not possible. That card is not in the Theater.
refusal-not-beside = Not possible. Only { card-guest_performer } lays a marker beside the slots, and only on a full card.
refusal-slot-not-free = Not possible. That slot is not free.
refusal-corner-not-in-circle = Not possible. The corner of the trick's own category must lie in a link circle.
refusal-cannot-move-there = Not possible. The marker cannot move there.
refusal-same-symbol-there = Not possible. A marker of that trick is on the card already.
refusal-put-marker-first = Not yet. First put down the marker.
refusal-no-marker-on-trick = Not yet. There is no marker on { $trick }; prepare it first.
refusal-cannot-supercharge = Not possible. Only Electra stacks two markers, and both must be there.
refusal-no-free-slot = Not yet. No card has a free slot for it.
refusal-not-your-marker = Not possible. You cannot move such a marker.
refusal-deck-is-empty = Not yet. The { $deck } deck is empty.
refusal-choose-drawn-cards = Not yet. First choose among the drawn cards.
refusal-cannot-tell-fortune = Not possible. The fortune is told once for each character, if there are prophecies.
refusal-cannot-weave = Not possible. Only the Priestess weaves fate, with a pending prophecy.
refusal-advertise-or-not = Not yet. First decide about your poster.
refusal-not-in-hand = Not possible. That card is not in your hand.
refusal-assign-in-order = Not yet. Assign your characters in their order.
refusal-confirm-or-revise = Not yet. Confirm your assignment or take it back.
refusal-not-ready = Not possible. That character is not ready.
refusal-place-or-idle = Not yet. Place a ready character, or leave one idle.
refusal-wrong-location = Not possible. The card sends this character elsewhere.
refusal-slot-blocked = Not possible. That slot is closed with this many players.
refusal-slot-taken = Not possible. That slot is taken.
refusal-stage-for-magician = Not possible. Only a Magician goes on stage.
refusal-one-day = Not possible. Each player has one day in the Theater, and each day's stage one player.
refusal-prophecy-forbids = Not possible. The active prophecy does not allow that slot.
refusal-no-marker-of-performer = Not possible. The performer has no marker on that card.
refusal-no-own-marker = Not possible. You have no marker on that card.
refusal-perform-or-not = Not yet. First decide about the performance.
refusal-cannot-steal = Not possible. That yield cannot be taken.
refusal-performed-before = Not possible. That trick has been performed before.
refusal-no-such-modifier = Not possible. That modifier does not apply.
refusal-not-performed = Not possible. No such marker was performed.
refusal-specialist-owned = Not possible. You have that specialist already.
refusal-category-chosen = Not possible. That category is taken, or the Magician is not in this game.
refusal-level-1-of-own-category = Not possible. Take a level-1 trick of your Magician's category.
refusal-worth-exactly-two = Not possible. The components must be worth exactly 2 coins; on the Manager's board of kinds you do not have yet.
refusal-level-1-available = Not possible. Take a level-1 trick that is still there.

## The log

note-game-starts = The curtain rises. { $player } chooses first.
    .you = The curtain rises. You choose first.
note-chooses-magician = { $player } takes the stage name { $magician }.
    .you = You take the stage name { $magician }.
note-takes-trick = { $player } puts { $trick } on { $home }.
    .you = You put { $trick } on { $home }.
note-marks-trick = { $player } marks { $trick } with { $symbol }.
    .you = You mark { $trick } with { $symbol }.
note-chooses-specialist = { $player } begins with the { $role }.
    .you = You begin with the { $role }.
note-gets-ready = { $n ->
    [one] { $player } puts { $n } marker on { $trick }.
   *[other] { $player } puts { $n } markers on { $trick }.
}
    .you = { $n ->
        [one] You put { $n } marker on { $trick }.
       *[other] You put { $n } markers on { $trick }.
    }
note-turn-order = { $player } is on turn-order space { $n }.
    .you = You are on turn-order space { $n }.
note-gains-fame = { $player } gains { $n } Fame.
    .you = You gain { $n } Fame.
note-loses-fame = { $player } loses { $n } Fame.
    .you = You lose { $n } Fame.
note-gains-coins = { $n ->
    [one] { $player } gains { $n } coin.
   *[other] { $player } gains { $n } coins.
}
    .you = { $n ->
        [one] You gain { $n } coin.
       *[other] You gain { $n } coins.
    }
note-pays-coins = { $n ->
    [one] { $player } pays { $n } coin.
   *[other] { $player } pays { $n } coins.
}
    .you = { $n ->
        [one] You pay { $n } coin.
       *[other] You pay { $n } coins.
    }
note-pays-player = { $n ->
    [one] { $player } pays { $n } coin to { $other }.
   *[other] { $player } pays { $n } coins to { $other }.
}
    .you = { $n ->
        [one] You pay { $n } coin to { $other }.
       *[other] You pay { $n } coins to { $other }.
    }
    .you-other = { $n ->
        [one] { $player } pays { $n } coin to you.
       *[other] { $player } pays { $n } coins to you.
    }
note-gains-shards = { $n ->
    [one] { $player } gains { $n } shard.
   *[other] { $player } gains { $n } shards.
}
    .you = { $n ->
        [one] You gain { $n } shard.
       *[other] You gain { $n } shards.
    }
note-spends-shards = { $n ->
    [one] { $player } spends { $n } shard.
   *[other] { $player } spends { $n } shards.
}
    .you = { $n ->
        [one] You spend { $n } shard.
       *[other] You spend { $n } shards.
    }
note-gains-components = { $n ->
    [one] { $player } gets { $n } { $component }.
   *[other] { $player } gets { $n } { $component_many }.
}
    .you = { $n ->
        [one] You get { $n } { $component }.
       *[other] You get { $n } { $component_many }.
    }
note-returns-components = { $n ->
    [one] { $player } returns { $n } { $component }.
   *[other] { $player } returns { $n } { $component_many }.
}
    .you = { $n ->
        [one] You return { $n } { $component }.
       *[other] You return { $n } { $component_many }.
    }
note-round-starts = Round { $n } begins.
note-die-shows = Rolled: { $die } shows { $face }.
note-advertises = { $player } puts up a poster.
    .you = You put up a poster.
note-no-poster = { $player } puts up no poster.
    .you = You put up no poster.
note-no-show = { $player } does not perform.
    .you = You do not perform.
note-assigns = { $player } assigns { $card } to { $character_the }.
    .you = You assign { $card } to { $character_the }.
note-assigns-nothing = { $player } leaves { $character_the } without a card.
    .you = You leave { $character_the } without a card.
note-revises = { $player } takes the assignment back.
    .you = You take the assignment back.
note-confirms = { $player } is ready with the assignment.
    .you = You are ready with the assignment.
note-reveals = { $player } turns up { $card } for { $character_the }.
    .you = You turn up { $card } for { $character_the }.
note-has-card = { $player } keeps a card face down for { $character_the }.
    .you = You keep a card face down for { $character_the }.
note-places = { $player } places { $character_the }: { $slot }.
    .you = You place { $character_the }: { $slot }.
note-goes-idle = { $player } leaves { $character_the } idle.
    .you = You leave { $character_the } idle.
note-has-points = { $player } has { $n } AP to spend.
    .you = You have { $n } AP to spend.
note-leaves = { $n ->
    [0] { $player } is done there.
    [one] { $player } is done there, and { $n } AP is lost.
   *[other] { $player } is done there, and { $n } AP are lost.
}
    .you = { $n ->
        [0] You are done there.
        [one] You are done there, and { $n } AP is lost.
       *[other] You are done there, and { $n } AP are lost.
    }
note-copies = { $player } copies { $card }.
    .you = You copy { $card }.
note-takes-ap = { $player } takes 1 AP instead of { $card }.
    .you = You take 1 AP instead of { $card }.
note-uses-ability = { $player } uses { $magician_ability }.
    .you = You use { $magician_ability }.
note-uses-effect = { $player } uses { $card }.
    .you = You use { $card }.
note-enhances = { $player } enhances the character: { $n } AP more.
    .you = You enhance the character: { $n } AP more.
note-returns-trick = { $player } returns { $trick }.
    .you = You return { $trick }.
note-learns = { $player } learns { $trick } with { $die }.
    .you = You learn { $trick } with { $die }.
note-hires = { $player } hires { $character_the }.
    .you = You hire { $character_the }.
note-joins = { $player } welcomes { $character_the } on { $home }.
    .you = You welcome { $character_the } on { $home }.
note-takes-coins = { $player } takes the coins of { $die }.
    .you = You take the coins of { $die }.
note-rerolls = { $player } rerolls { $die }: { $face }.
    .you = You reroll { $die }: { $face }.
note-sets-die = { $player } turns { $die } to { $face }.
    .you = You turn { $die } to { $face }.
note-rolls = { $player } rolls { $die }: { $face }.
    .you = You roll { $die }: { $face }.
note-buys = { $n ->
    [one] { $player } buys { $n } { $component }.
   *[other] { $player } buys { $n } { $component_many }.
}
    .you = { $n ->
        [one] You buy { $n } { $component }.
       *[other] You buy { $n } { $component_many }.
    }
note-lifts = { $player } takes the { $component } from { $slot }.
    .you = You take the { $component } from { $slot }.
note-refills = The empty { $slot } gets { $component_a }.
note-orders = { $player } orders { $component_a }: { $slot }.
    .you = You order { $component_a }: { $slot }.
note-orders-aside = { $player } orders { $component_a }, which is on sale at once.
    .you = You order { $component_a }, which is on sale at once.
note-quick-orders = { $player } makes a quick order: { $component }.
    .you = You make a quick order: { $component }.
note-prepares = { $n ->
    [one] { $player } prepares { $trick }: { $n } marker.
   *[other] { $player } prepares { $trick }: { $n } markers.
}
    .you = { $n ->
        [one] You prepare { $trick }: { $n } marker.
       *[other] You prepare { $trick }: { $n } markers.
    }
note-adds-marker = { $player } adds a marker to { $trick }.
    .you = You add a marker to { $trick }.
note-moves-trick = { $player } moves { $trick } to the Engineer's board.
    .you = You move { $trick } to the Engineer's board.
note-moves-components = { $player } moves { $component } to { $home }.
    .you = You move { $component } to { $home }.
note-moves-apprentice = { $player } moves { $character_the } to the Assistant's board.
    .you = You move { $character_the } to the Assistant's board.
note-puts-marker = { $player } sets up { $trick } on { $performance }: { $spot }.
    .you = You set up { $trick } on { $performance }: { $spot }.
note-takes-marker = { $player } takes { $trick } off { $performance }.
    .you = You take { $trick } off { $performance }.
note-links = { $n ->
    [one] { $player } makes { $n } link on { $performance }.
   *[other] { $player } makes { $n } links on { $performance }.
}
    .you = { $n ->
        [one] You make { $n } link on { $performance }.
       *[other] You make { $n } links on { $performance }.
    }
note-swaps-cards = { $player } swaps { $performance } and { $other }.
    .you = You swap { $performance } and { $other }.
note-draws-special = { $n ->
    [one] { $player } draws { $n } card from the { $deck } deck.
   *[other] { $player } draws { $n } cards from the { $deck } deck.
}
    .you = { $n ->
        [one] You draw { $n } card from the { $deck } deck.
       *[other] You draw { $n } cards from the { $deck } deck.
    }
note-draws-special-card = Only { $player } sees it: { $card }.
    .you = Only you see it: { $card }.
note-keeps-special = { $n ->
    [one] { $player } keeps { $n } card of the { $deck } deck.
   *[other] { $player } keeps { $n } cards of the { $deck } deck.
}
    .you = { $n ->
        [one] You keep { $n } card of the { $deck } deck.
       *[other] You keep { $n } cards of the { $deck } deck.
    }
note-keeps-special-card = Only { $player } knows: { $card } is kept.
    .you = Only you know: { $card } is kept.
note-puts-under = Only { $player } knows: { $card } goes under its deck.
    .you = Only you know: { $card } goes under its deck.
note-tells-fortune = { $player } tells the fortune, and the prophecies in the orb turn.
    .you = You tell the fortune, and the prophecies in the orb turn.
note-weaves = { $player } weaves fate: { $prophecy }.
    .you = You weave fate: { $prophecy }.
note-prophecy-active = The prophecy of this round: { $prophecy }.
note-prophecy-revealed = A new prophecy appears in the orb: { $prophecy }.
note-prophecy-discarded = The prophecy has passed: { $prophecy }.
note-prophecies-reshuffled = The past prophecies are shuffled into a new stack.
note-possesses = { $player } chooses { $performance } for { $other }.
    .you = You choose { $performance } for { $other }.
    .you-other = { $player } chooses { $performance } for you.
note-performs = On { $day } { $player } performs { $performance }.
    .you = On { $day } you perform { $performance }.
note-steals = { $player } lets { $trick } pay like { $other }.
    .you = You let { $trick } pay like { $other }.
note-premieres = { $player } has the premiere of { $trick }: double { $resource }.
    .you = You have the premiere of { $trick }: double { $resource }.
note-trick-yields = { $player } is paid for { $trick }.
    .you = You are paid for { $trick }.
note-performer-bonus = { $n ->
    [0] { $player } takes the performer's bonus, with no links on the card.
    [one] { $player } takes the performer's bonus, with { $n } link on the card.
   *[other] { $player } takes the performer's bonus, with { $n } links on the card.
}
    .you = { $n ->
        [0] You take the performer's bonus, with no links on the card.
        [one] You take the performer's bonus, with { $n } link on the card.
       *[other] You take the performer's bonus, with { $n } links on the card.
    }
note-keeps-marker = { $player } keeps a marker of { $trick }.
    .you = You keep a marker of { $trick }.
note-wages = { $n ->
    [one] { $player } owes { $n } coin in wages.
   *[other] { $player } owes { $n } coins in wages.
}
    .you = { $n ->
        [one] You owe { $n } coin in wages.
       *[other] You owe { $n } coins in wages.
    }
note-unpaid = { $n ->
    [one] { $player } cannot pay { $n } coin of it.
   *[other] { $player } cannot pay { $n } coins of it.
}
    .you = { $n ->
        [one] You cannot pay { $n } coin of it.
       *[other] You cannot pay { $n } coins of it.
    }
note-promotes = { $player } promotes { $character_the } to { $other }.
    .you = You promote { $character_the } to { $other }.
note-order-arrives = The ordered { $component } arrives: { $slot }.
note-card-leaves = { $performance } leaves the Theater.
note-card-arrives = { $performance } comes to the Theater.
note-card-used = { $card } goes back under its deck.
note-card-returns = { $player } takes { $card } back into hand.
    .you = You take { $card } back into hand.
note-game-ends = The last curtain falls.
note-scores = { $player } ends with { $n } Fame.
    .you = You end with { $n } Fame.

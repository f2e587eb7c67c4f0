### Pebbles, English.

game-pebbles = Pebbles
    .text = Closed fists, open eyes.

option-length = Length
    .text = How many rounds are played.
option-length-short = Short
    .text = Three rounds, six pebbles each.
option-length-long = Long
    .text = Six rounds, twelve pebbles each.

## Nouns

charm-charm_1 = charm 1
charm-charm_2 = charm 2
charm-charm_3 = charm 3
charm-charm_4 = charm 4
charm-charm_5 = charm 5
charm-charm_6 = charm 6
charm-charm_7 = charm 7
charm-charm_8 = charm 8
charm-charm_9 = charm 9
charm-charm_10 = charm 10
charm-charm_11 = charm 11
charm-charm_12 = charm 12

## Actions, as buttons

do-close = { $count ->
    [0] Close an empty fist
    [one] Close { $count } pebble in your fist
   *[other] Close { $count } pebbles in your fist
}
do-swap = Swap the charm
do-keep = Keep the charm

## Questions

ask-close = How many pebbles do you close in your fist? Who alone shows the most gains 2 points.
ask-swap = Discard your charm and draw another, or keep it?

## Why not

refusal-too-few-pebbles = Not possible. Close 0 to 3 pebbles, and no more than you have.

## The log

note-closes-fist = { $player } closes a fist.
    .you = You close a fist.
note-shows = { $n ->
    [0] { $player } shows an empty hand.
    [one] { $player } shows { $n } pebble.
   *[other] { $player } shows { $n } pebbles.
}
    .you = { $n ->
        [0] You show an empty hand.
        [one] You show { $n } pebble.
       *[other] You show { $n } pebbles.
    }
note-gains-points = { $n ->
    [one] { $player } shows the most and gains { $n } point.
   *[other] { $player } shows the most and gains { $n } points.
}
    .you = { $n ->
        [one] You show the most and gain { $n } point.
       *[other] You show the most and gain { $n } points.
    }
note-nobody-gains = Several show the most; nobody gains.
note-swaps-charm = { $player } discards { $charm } and draws another.
    .you = You discard { $charm } and draw another.
note-draws-charm = Only { $player } sees it: { $charm }.
    .you = Only you see it: { $charm }.
note-shows-charm = { $player } shows { $charm }.
    .you = You show { $charm }.

## Headings of the plain board

view-round = Round
view-deck = Draw pile
view-discard = Discard pile
view-charm = Charm
view-pebbles = Pebbles
view-points = Points
view-closed = Fist closed
view-fist = In the fist
view-seats = Seats

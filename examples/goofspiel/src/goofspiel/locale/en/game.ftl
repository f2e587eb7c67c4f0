### Goofspiel, English.

game-goofspiel = Goofspiel
    .text = Secret bids, open prizes.

option-cards = Cards
    .text = The highest card; hands and prizes have one of each value.
option-cards-13 = 1 to 13
    .text = The usual game, thirteen rounds.
option-cards-8 = 1 to 8
    .text = A shorter game, eight rounds.
option-cards-5 = 1 to 5
    .text = A quick game, five rounds.
option-prizes = Prizes
    .text = In which order the prizes come.
option-prizes-random = Shuffled
    .text = Nobody knows which prize comes next.
option-prizes-descending = Highest first
    .text = Everybody knows which prize comes next.
option-prizes-ascending = Lowest first
    .text = Everybody knows which prize comes next.

## Actions, as buttons

do-bid = Bid { $card }

## Questions

ask-bid = Which card do you bid? Who alone bids the highest card wins the prize.

## Why not

refusal-not-in-hand = You do not have the { $card } any more.

## The log

note-turns-prize = The prize is { $card }.
note-lays-bid = { $player } lays a bid face down.
    .you = You lay a bid face down.
note-opens-bid = { $player } has bid { $card }.
    .you = You have bid { $card }.
note-wins-prize = { $n ->
    [one] { $player } wins the prize: { $n } point.
   *[other] { $player } wins the prize: { $n } points.
}
    .you = { $n ->
        [one] You win the prize: { $n } point.
       *[other] You win the prize: { $n } points.
    }
note-loses-prize = Several bid the highest card: the prize of { $card } is lost.

## Headings of the plain board

view-round = Round
view-prize = Prize
view-to_come = Prizes to come
view-seats = Players
view-points = Points
view-hand = Hand
view-has_bid = Has bid
view-bid = Bid
view-opened = Bid before

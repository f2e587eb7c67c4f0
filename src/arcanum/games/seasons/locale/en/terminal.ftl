### The terminal table of Seasons, English.

## Groups of choices

term-group-summon = Summon
term-group-activate = Activate
term-group-transmute = Transmute
term-group-bonus = Bonus

## The table of Seasons

term-year = Year { $n } of { $last }
term-prelude = Prelude
term-rates-now = A token now gives:
term-points-now =
    { $n ->
        [one] { $n } point if it ended now
       *[other] { $n } points if it ended now
    }
term-points-end =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
term-label-crystals = Crystals
term-label-gauge = Gauge
term-label-reserve = Reserve
term-label-bonuses = Bonuses
term-label-cards = Cards
term-label-die = Die
term-label-in-play = In play
term-label-hand = hand
term-cards-in-play =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
term-reserve-of = ({ $n } of { $limit })
term-bonuses-used = { $n } of { $most } used
term-bonuses-short =
    { $n ->
        [0] no bonus
        [one] { $n } bonus −{ $loss }
       *[other] { $n } bonuses −{ $loss }
    }
term-hand-count = hand { $n }
term-drawn-count = drawn { $n }
term-library = Library { $year }
term-top-card = Top of the draw pile
term-your-pack =
    { $n ->
        [one] Your pack: { $n } card
       *[other] Your pack: { $n } cards
    }
term-sort-hand = Card { $n } of { $size } for your hand
term-sort-library = Card { $n } of { $size } for library { $year }
term-kept-count =
    { $n ->
        [0] no card kept
        [one] { $n } card kept
       *[other] { $n } cards kept
    }
term-pack-number = Pick { $n }

## Dice

term-dice-rolled = Rolled dice
term-die-left = The die left over will move the marker
term-gauge-plus-one = gauge +1
term-draw-symbol = draw a card
term-transmute-symbol = transmute
term-sign-crystal = crystal
term-sign-pip = space on the wheel
term-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
term-pips =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }

## Cards

term-magic-item = item
term-cost-chosen = one token each of one to four kinds, as you choose
term-points-short = { $points } pts
term-points-n =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
term-label-kind = Kind
term-label-cost = Cost
term-label-cost-for = Cost with { $n } players
term-label-prestige = Prestige
term-label-timing = Works
term-timing-instant = on entering play
term-timing-permanent = while in play
term-timing-activated = when activated
term-no-room = (full)
term-turned = turned
term-drawn = Drawn, to choose from
term-kept = Kept so far
term-die = Die
term-gauge = gauge
term-familiar = familiar
term-free = free

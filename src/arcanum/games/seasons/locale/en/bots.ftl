## Characters: their names, what they are like (.temper), and how they play (.text)

character-hortense = Hortense
    .temper = patient
    .text = Fills her gauge early and waits for the dear cards.
character-ambros = Ambros
    .temper = thrifty
    .text = Keeps every token, and spends it where it pays twice.
character-melusine = Melusine
    .temper = spiteful
    .text = Prefers what costs you most to what earns her most.
character-kaspar = Kaspar
    .temper = hasty
    .text = Plays cheap cards at once, and is done before you are ready.
character-fidelia = Fidelia
    .temper = inventive
    .text = Loves cards that can be used again and again.
character-odo = Odo
    .temper = mild
    .text = Surrounds himself with familiars and harms nobody.

## Reasons: what speaks for an option of a hint (.more) or against it (.less), in $n pieces; 0: not to be counted

reason-crystals = Crystals
    .more =
        { $n ->
            [0] slightly more crystals
            [one] { $n } more crystal
           *[other] { $n } more crystals
        }
    .less =
        { $n ->
            [0] slightly fewer crystals
            [one] { $n } crystal less
           *[other] { $n } crystals less
        }
reason-in-play = Cards in play
    .more =
        { $n ->
            [0] stronger cards in play
            [one] { $n } more card in play
           *[other] { $n } more cards in play
        }
    .less =
        { $n ->
            [0] weaker cards in play
            [one] { $n } card less in play
           *[other] { $n } cards less in play
        }
reason-to-come = Cards to come
    .more = better prospects for the cards to come
    .less = worse prospects for the cards to come
reason-energy = Energy
    .more =
        { $n ->
            [0] energy that fits better
            [one] { $n } more energy token
           *[other] { $n } more energy tokens
        }
    .less =
        { $n ->
            [0] energy that fits worse
            [one] { $n } energy token less
           *[other] { $n } energy tokens less
        }
reason-room = Summoning gauge
    .more =
        { $n ->
            [0] more room for cards
            [one] { $n } more on the summoning gauge
           *[other] { $n } more on the summoning gauge
        }
    .less =
        { $n ->
            [0] less room for cards
            [one] { $n } less on the summoning gauge
           *[other] { $n } less on the summoning gauge
        }
reason-bonuses = Bonuses
    .more =
        { $n ->
            [0] bonuses saved
            [one] a bonus saved
           *[other] { $n } bonuses saved
        }
    .less =
        { $n ->
            [0] bonuses used up
            [one] a bonus used up
           *[other] { $n } bonuses used up
        }
reason-rivals = Opponents
    .more = the opponents get less
    .less = the opponents get more
reason-draft-alone = The card by itself
    .more = a strong card by itself
    .less = a weaker card by itself
reason-draft-together = With the cards kept
    .more = it fits the cards that you have kept
    .less = it fits the cards that you have kept less well
reason-draft-early = Early use
    .more = strong from the first year on
    .less = stronger later than at first
reason-draft-left = What goes on
    .more = little of worth is passed on
    .less = a good card is passed on

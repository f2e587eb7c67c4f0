## Characters: their names, what they are like (.temper), and how they play (.text)

character-leontine = Leontine
    .temper = ambitious
    .text = Learns the great tricks, however long they take.
character-barnaby = Barnaby
    .temper = sociable
    .text = Hires everybody he can, and finds work for them all.
character-silas = Silas
    .temper = frugal
    .text = Keeps his coins together and his team small.
character-octavia = Octavia
    .temper = theatrical
    .text = Many small tricks, shown often and side by side.
character-ignatz = Ignatz
    .temper = secretive
    .text = Spends his evenings in the Dark Alley, gathering shards and favours.

## Reasons: what speaks for an option of a hint (.more) or against it (.less), in $n pieces; 0: not to be counted

reason-coins = Coins
    .more =
        { $n ->
            [0] slightly more coins
            [one] { $n } more coin
           *[other] { $n } more coins
        }
    .less =
        { $n ->
            [0] coins are missing
            [one] { $n } coin less
           *[other] { $n } coins less
        }
reason-fame = Fame
    .more =
        { $n ->
            [0] slightly more Fame
            [one] { $n } more Fame
           *[other] { $n } more Fame
        }
    .less =
        { $n ->
            [0] slightly less Fame
            [one] { $n } Fame less
           *[other] { $n } Fame less
        }
reason-shards = Shards
    .more =
        { $n ->
            [0] slightly more shards
            [one] { $n } more shard
           *[other] { $n } more shards
        }
    .less =
        { $n ->
            [0] slightly fewer shards
            [one] { $n } shard less
           *[other] { $n } shards less
        }
reason-troupe = Team
    .more =
        { $n ->
            [0] a stronger team
            [one] { $n } more character in the team
           *[other] { $n } more characters in the team
        }
    .less =
        { $n ->
            [0] a weaker team
            [one] { $n } character less in the team
           *[other] { $n } characters less in the team
        }
reason-cards = Special assignments
    .more = more from special assignments
    .less = less from special assignments
reason-tricks = Tricks
    .more =
        { $n ->
            [0] more promising tricks
            [one] { $n } more trick learned
           *[other] { $n } more tricks learned
        }
    .less =
        { $n ->
            [0] less promising tricks
            [one] { $n } trick less
           *[other] { $n } tricks less
        }
reason-stage = Stage
    .more = more prepared for performances
    .less = less prepared for performances
reason-wages = Wages
    .more =
        { $n ->
            [0] more coins for wages
            [one] { $n } more coin for wages
           *[other] { $n } more coins for wages
        }
    .less =
        { $n ->
            [0] too few coins for wages
            [one] { $n } coin less for wages
           *[other] { $n } coins fewer for wages
        }
reason-links = Links
    .more =
        { $n ->
            [0] more links
            [one] { $n } more link
           *[other] { $n } more links
        }
    .less =
        { $n ->
            [0] fewer links
            [one] { $n } link less
           *[other] { $n } links fewer
        }
reason-rivals = Opponents
    .more = the opponents get less
    .less = the opponents get more

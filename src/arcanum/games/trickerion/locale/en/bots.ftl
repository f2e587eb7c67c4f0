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

## Plans: what a better plan is about, as a reason for the option that begins it

reason-plan-higher_tricks = Tricks of higher levels
    .more = a step towards tricks of higher levels
reason-plan-one_trick = One trick
    .more = a step towards one trick of a higher level: to learn, prepare and perform it
reason-plan-many_tricks = Many tricks
    .more = a step towards many small tricks
reason-plan-team = Larger team
    .more = a step towards a larger team
reason-plan-small_team = Small team
    .more = a step towards a small team with low wages
reason-plan-saving = Saving
    .more = a step towards saving coins
reason-plan-spending = Spending
    .more = a step towards using coins early
reason-plan-links = Links
    .more = a step towards more links
reason-plan-show_now = A performance now
    .more = a step towards a performance in this round
reason-plan-show_later = A performance later
    .more = a step towards a bigger performance later
reason-plan-preparing = Preparation
    .more = a step towards many prepared tricks
reason-plan-shards = Shards
    .more = a step towards more shards
reason-plan-cards_used = Special assignments used
    .more = a step towards using special assignments soon
reason-plan-cards_kept = Special assignments kept
    .more = a step towards special assignments in hand at the end
reason-plan-market = Components bought early
    .more = a step towards complete components in few visits to Market Row
reason-plan-at_hand = Components at hand
    .more = a step towards tricks for which little is missing
reason-plan-together = Together
    .more = a step towards several characters at one location
reason-plan-apart = Apart
    .more = a step towards characters spread over the locations

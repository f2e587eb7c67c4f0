## Characters: their names, what they are like (.temper), and how they play (.text)

character-konrad = Konrad
    .temper = watchful
    .text = Sees what you are about to do, and is there first.
character-sidonie = Sidonie
    .temper = scheming
    .text = Works at several plots, so that you never know which one comes.
character-lothar = Lothar
    .temper = quarrelsome
    .text = Picks contests where others would walk away.
character-amalie = Amalie
    .temper = courtly
    .text = Gathers favor and friends before she makes a move.
character-balthasar = Balthasar
    .temper = expansive
    .text = Wants influence everywhere, and at once.

## Reasons: what speaks for an option of a hint (.more) or against it (.less), in $n pieces; 0: not to be counted

reason-plots = Plots
    .more = nearer to a plot
    .less = further from a plot
reason-held = Realized plots
    .more =
        { $n ->
            [0] a plot realized sooner
            [one] another plot realized
           *[other] { $n } more plots realized
        }
    .less =
        { $n ->
            [0] a plot realized later
            [one] a realized plot less
           *[other] { $n } realized plots less
        }
reason-influence = Influence
    .more =
        { $n ->
            [0] better places for influence
            [one] { $n } more influence on the map
           *[other] { $n } more influence on the map
        }
    .less =
        { $n ->
            [0] worse places for influence
            [one] { $n } influence less on the map
           *[other] { $n } influence less on the map
        }
reason-lodges = Lodges
    .more = stronger in the lodges
    .less = weaker in the lodges
reason-control = Control
    .more =
        { $n ->
            [0] a firmer grip on cards
            [one] control of { $n } more card
           *[other] control of { $n } more cards
        }
    .less =
        { $n ->
            [0] a looser grip on cards
            [one] control of { $n } card less
           *[other] control of { $n } cards less
        }
reason-points = Points
    .more =
        { $n ->
            [0] slightly more points
            [one] { $n } more point
           *[other] { $n } more points
        }
    .less =
        { $n ->
            [0] slightly fewer points
            [one] { $n } point less
           *[other] { $n } points less
        }
reason-favor = Favor
    .more =
        { $n ->
            [0] favor of more kinds
            [one] { $n } more favor
           *[other] { $n } more favor
        }
    .less =
        { $n ->
            [0] favor of fewer kinds
            [one] { $n } favor less
           *[other] { $n } favor less
        }
reason-cards = Hand
    .more =
        { $n ->
            [0] a better hand
            [one] { $n } more luminary in hand
           *[other] { $n } more luminaries in hand
        }
    .less =
        { $n ->
            [0] a worse hand
            [one] { $n } luminary less in hand
           *[other] { $n } luminaries less in hand
        }
reason-rivals = Opponents
    .more = the opponents are held back
    .less = the opponents come nearer to victory

## Plans: what a better plan is about, as a reason for the option that begins it

reason-plan-watching = Watching
    .more = a step towards holding the opponents back
reason-plan-own_way = Own way
    .more = a step towards your own plots, whatever the others do
reason-plan-spreading = Influence everywhere
    .more = a step towards influence in many places
reason-plan-lodges = Lodges
    .more = a step towards strong lodges
reason-plan-control = Control
    .more = a step towards control of many cards
reason-plan-favor = Favor
    .more = a step towards favor of many kinds
reason-plan-spending = Spending favor
    .more = a step towards using favor early
reason-plan-one_plot = One plot
    .more = a step towards one plot above all others
reason-plan-many_plots = Several plots
    .more = a step towards several plots at once
reason-plan-contests = Contests
    .more = a step towards contests that you can win
reason-plan-points = Points
    .more = a step towards points at the end

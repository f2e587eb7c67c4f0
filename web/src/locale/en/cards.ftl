# The card browser.

cards-of = Cards of { $game }
cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-n-of = { $n } of { $of }
cards-search = Name or text
cards-filters = Filters
cards-all = Show all
cards-none = No card matches. Use fewer filters, or other words.
cards-no-cards = This game has no cards to look up.
cards-sort = Sort by
cards-sort-number = Number
cards-sort-name = Name
cards-sort-wins = Wins
cards-games-nav = Games
cards-back = Back to all cards
cards-previous = Previous card
cards-next = Next card
cards-notes = Good to know
cards-facts = What it is
cards-wins = How often it wins
cards-percent = { $n }%
cards-fair = a fair share is { $n }%
cards-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
cards-too-few = too few games yet
cards-made = Games between bots ({ $bots }): how well seats did with this card in play. The mark is the fair share. It shows how these bots do with it, not what it is worth to you.
cards-made-alone = Alone, the mark is how often these bots win with any cards.
cards-together = together

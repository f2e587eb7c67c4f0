### What the terminal itself says, English. The game's own words are in its folder.

## Welcome and farewell

term-welcome-one = Welcome! You are { $name }.
term-welcome-many = Welcome, { $names }! You share this keyboard.
term-welcome-help = Type the number of your choice; ? shows everything else you can type.
term-welcome-watch = Only bots sit at this table. Here is their story.
term-welcome-back =
    { $n ->
        [one] Welcome back: the game goes on after { $n } decision.
       *[other] Welcome back: the game goes on after { $n } decisions.
    }
term-hand-over = Please hand the keyboard to { $name }. Everybody else looks away.
term-press-enter = Enter when ready:
term-thinks = { $name } ({ $bot }) is thinking…
term-end-of-input = The input has ended. The game was not saved.
term-interrupted = Interrupted. The game was not saved.
term-stays = The game goes on.

## Asking and answering

term-your-choice = Your choice
term-hint-choose =
    { $n ->
        [one] 1 chooses
       *[other] 1–{ $n } chooses
    }
term-hint-help = ? help
term-hint-card = c card
term-hint-advice = a advice
term-hint-log = l log
term-hint-save = s save
term-hint-quit = q quit
term-hint-undo = u undo ({ $n })
term-type-number =
    { $n ->
        [one] Type 1, or ? for help.
       *[other] Type a number from 1 to { $n }, or ? for help.
    }
term-no-such-number =
    { $n ->
        [one] There is only choice 1.
       *[other] There are choices 1 to { $n }.
    }
term-earlier =
    { $n ->
        [one] … and { $n } line before (l shows the log)
       *[other] … and { $n } lines before (l shows the log)
    }
term-taken-back = Taken back: { $action }
term-no-undo = Nothing can be taken back: only your own steps can, until something is revealed.
term-log-number = Say how many lines: l 20
term-yes = yes
term-no = no
term-yes-words = y yes
term-no-words = n no

## Groups of choices

term-group-other = Other

## Commands: what may be typed for each, divided by blanks

term-command-help = ? h help
term-command-card = c card
term-command-undo = u undo
term-command-advice = a advice hint
term-command-log = l log
term-command-table = t table
term-command-memory = m memory
term-command-dice = d dice
term-command-rule = r rule
term-command-save = s save
term-command-quit = q quit exit

term-usage-help = ?
term-usage-card = c NAME or NUMBER
term-usage-undo = u
term-usage-advice = a
term-usage-log = l [LINES]
term-usage-table = t
term-usage-memory = m
term-usage-dice = d
term-usage-rule = r S-10.1
term-usage-save = s [FILE]
term-usage-quit = q

term-help-number = choose by number
term-help-words = or in words, as records spell it
term-help-help = this page
term-help-card = a card in full: by name or a part of it, by the number of a choice, or #16
term-help-undo = take back your last step, until something is revealed
term-help-advice = what I would do: the best choices with their chances of winning
term-help-log = what happened so far
term-help-table = the table again
term-help-memory = what you know of cards that are out of sight
term-help-dice = all dice of this game with their faces
term-help-rule = a rule by its number, a chapter by its word; r alone lists the chapters
term-help-save = save the game
term-help-quit = leave the table

## Looking things up

term-no-cards = This game has no cards to look at.
term-which-card = Which card? Type c and its name, or the number of a choice.
term-no-card-in-choice = Choice { $number } is not about a card. For a card's own number type c #{ $number }.
term-several-cards = Several cards have that name: { $names }.
term-no-such-card = There is no card called “{ $name }”.
term-which-rule = Which rule? Type r and its number or the word of a chapter, for example r S-10.1.
term-no-such-rule = There is no rule { $number }.
term-no-memory = There is nothing out of sight to remember.
term-no-dice = This game has no dice to look at.

## Saving

term-saved = Saved: { $file }
term-not-saved = Not saved.
term-cannot-save = Not saved: { $problem }.
term-overwrite = { $file } exists. Replace it? [y/n]
term-save-before-leaving = Save the game before leaving? [y/n, anything else: stay]
term-save-record = Save the record of this game? [y/n]

## The end

term-game-over = The game is over
term-winner = { $name } wins!
term-winners = Shared victory: { $names }!
term-seed = Seed of this game: { $seed }
term-seat = Player
term-points = Points
term-score-cards = Cards in play (breaks ties)

## Advice and analysis

term-advice-thinks = Thinking about your choices…
term-advice-option = { $number }: { $action } — about { $chance } wins in 100.
term-advice-why = {"    "}{ $why }
term-advice-about = Estimated by a short search, using only what you know.
term-no-advice = There is no advice while several people share the table.
term-analyse = Analyse this game? It may take a few minutes. [y/n]
term-analysis-runs = Going through the decisions
term-analysis-stopped = The analysis was stopped.
term-analysis-nothing = There was nothing to decide in this game.
term-analysis-chances = Chances of winning, as each player could judge them at their own decisions
term-analysis-costly = The decisions that cost most
term-analysis-no-cost = This search found no decision that cost anything.
term-analysis-decision = Decision { $number }, { $name }: { $played } ({ $chance }%). Better: { $best } ({ $better }%).

## Words of any table

term-round = Round { $n }
term-draw-pile = draw pile { $n }
term-discard-pile = discard pile { $n }
term-you = you
term-first-player = first player
term-label-known = You know
term-your-hand = Your hand
term-label-effect = Effect

## The rulebook

term-word-exact = ! exact more
term-rule-exact = The exact text of the specification.
term-rule-more = The exact text: r { $number } !
term-no-rules = This game has no rulebook.
term-card-notes = Good to know:

## The card browser

term-cards-found =
    { $n ->
        [0] No card fits; there are { $of }.
        [one] { $n } card of { $of }
       *[other] { $n } cards of { $of }
    }
term-cards-help =
    { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    } Name one to see all of it; type words, or a filter with its value, to see fewer.
term-cards-wins = How often a seat that had it won (games between bots: { $bots })
term-cards-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
term-cards-won = { $won }%, a fair share is { $fair }% ({ $games } games)
term-cards-too-few = too few games yet
term-cards-together = together
term-cards-uncounted = How often it wins: { $why }
term-cards-rules = Rules: { $rules }

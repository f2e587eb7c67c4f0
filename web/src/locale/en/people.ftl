### The pages about people, English.

people-lobby = Lobby
people-ladder = Ladder
people-daily = Deal of the day
people-tournaments = Tournaments
people-clubs = Clubs
people-titles = Games
people-bot = bot
people-somebody = somebody
people-not-there = There is nothing here, or it is not for you.
people-no-log-in-first = Log in first. An account is a name and a password.
people-no-one-try = You have tried today's deal already.
people-no-finish-first = Finish this deal first.
people-no-round-not-over = This round is not over yet.
people-no-too-few = A tournament needs at least two people.
people-no-too-few-tables = A duplicate needs at least two full tables.
people-no-own-game-first = While your own game of this round is in play, you can neither end the round nor cancel the tournament.

people-who-is-shown = What is shown
people-of-all = People and bots
people-of-people = People
people-of-bots = Bots
people-rank = Place
people-who = Who
people-rating = Rating
people-games = Games
people-won = Won
people-last-ten = Last ten
people-played = Played
people-ten-read = { $n } of the last { $of } gained
people-nobody-yet = Nobody yet.
people-ladder-order = Ordered by rating minus uncertainty; you are listed once yours is ± { $sure } or better.
people-before = Page before
people-after = Next page
people-from-to = { $from }–{ $to } of { $of }
people-find-me = Find me
people-your-place = Your place
people-place = place { $n }
people-still-uncertain = still uncertain
people-means = { $rating } ± { $sure } means: going by the games so far, your strength lies between { $low } and { $high } two times out of three. Each rated game narrows it.
people-last-game = Last rated game: { $day }
people-your-chances = Your chances, two players
people-of-100 = { $n } of 100
people-what-is-rated = Rated: finished games between bots and players with an account. Each game has a rating of its own, for 2, 3 and 4 seats alike. Not rated: practice tables, lessons, deals of the day, tables with a guest, and games where somebody took a hint or took back what a bot had decided. Whoever leaves a game to a bot takes the last place; whoever comes back gains nothing from it.

people-since = since { $month }
people-share = Share
people-export = Export
people-hide = Hide
people-show = Show again
people-hidden-about = Only you see this page, and you are on no ladder.
people-plays-like = How { $name } plays
people-like = Like the bot { $bot }
people-between = Between the bots { $below } and { $above }
people-above = Above the bot { $bot }
people-below = Below the bot { $bot }
people-games-won = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $won } won
people-sure = sure enough
people-not-rated-yet = not rated yet
people-best = best result { $n }
people-no-game-yet = no game yet
people-first-game = First game
people-over-time = Rating over time
people-gained = gained
people-lost = lost
people-as-table = Table
people-as-chart = Chart
people-graph-read = Rating now { $rating } plus or minus { $sure }, { $n } rated games. Arrow keys walk through them.
people-game-told = Game { $n }, { $day }: place { $place } of { $seats } with { $score }, rating { $rating } ({ $gain })
people-no-rated = No rated games yet.
people-by-table = By table
people-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
people-won-of = { $won } of { $of }
people-not-rated-about = Games won. Practice tables and lessons do not count.
people-recent = Recent games
people-game = Game
people-at-table = At the table
people-score = Score
people-when = When
people-replay = Replay
people-older = Show more
people-kind-table = table
people-kind-daily = deal of the day
people-kind-tournament = tournament
people-nth = place { $n } of { $of }
people-not-rated = not rated

people-against = { $game } against the bot { $bot }
people-daily-open = Not played yet
people-daily-playing = Your game goes on
people-daily-done = Played
people-daily-past = This day is over
people-daily-result = { $score } points, place { $rank } of { $of }
people-daily-about = { $n ->
    [0] Nobody has finished it yet. Everybody gets the same cards.
    [one] { $n } person has finished it. Everybody gets the same cards.
   *[other] { $n } people have finished it. Everybody gets the same cards.
}
people-daily-middle = { $way ->
    [0] As many as the middle of the field.
    [-1] { $n } fewer than the middle of the field.
   *[other] { $n } more than the middle of the field.
}
people-daily-bot = { $way ->
    [0] The bot { $bot } made as many.
    [-1] The bot { $bot } made { $n } more.
   *[other] The bot { $bot } made { $n } fewer.
}
people-watch-own = Watch your game
people-daily-try = Play it: one try
people-daily-share = Share the deal
people-everybody = Everybody's results
people-bars-read = The results of { $n } people as columns; the table has the figures
people-people = People
people-beat = beat the bot { $bot }
people-middle = middle result
people-best-by = best, by { $name }
people-results = Table
people-to-go = { $n ->
    [one] { $n } hour to go
   *[other] { $n } hours to go
}
people-days-before = Your days
people-under-way = under way
people-score-rank = { $score }, place { $rank } of { $of }
people-daily-rules = One try each, not rated, no hints, and what the bot has decided stays. You see others' results and replays once you have finished the deal.

people-tours-listed = Listed
people-tours-mine = Mine
people-tours-organised = I organise
people-no-tournaments = No tournaments here yet.
people-new-tournament = New tournament
people-name = Name
people-kind = Kind
people-kind-swiss = Swiss
    .text = Each round you meet people with about as many points. Nobody is knocked out.
people-kind-round-robin = Round robin
    .text = Everybody meets everybody.
people-kind-knock-out = Knock-out
    .text = Half of each table advances until one table is left.
people-kind-duplicate = Duplicate
    .text = All tables of a round get the same deal. You are compared with those who held the same seat, so that the luck of the cards cancels.
people-seats = Seats at a table
people-rounds = Rounds
people-rounds-usual = as many as it needs
people-club = Club
people-listed = Listed: anybody may join
people-make = Create
people-n-at-table = { $n } at a table
people-n-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
people-tour-open = open to join
people-tour-running = round { $round } of { $of }
people-tour-over = over
people-tour-cancelled = cancelled
people-round = Round { $n }
people-round-deal = Round { $n } · Deal { $n }
people-all-done = all tables done
people-groups-done = { $n } of { $of } tables done
people-sealed = sealed
people-to-come = to come
people-against-field = Against the field
people-sum = Sum
people-points = Points
people-stage = Rounds survived
people-by-opponents = Opponents' points
people-by-wins = Wins
people-by-margin = Margin
people-by-best = Best deal
people-by-points = Points
people-take-out = Take out
people-take-out-name = Take { $name } out
people-take-out-before = Whoever has the link can join again.
people-take-out-means = They play no further round and cannot come back. A game under way goes on, and their results so far stay.
people-bye = bye
people-void = no result
people-plays = plays
people-groups-of = Tables of round { $n }
people-group = Table { $letter }
people-group-playing = playing
people-group-done = done
people-group-void = no result
people-group-bye = bye
people-to-table = Go to the table
people-look = Watch
people-your-game = Your game, round { $n }
people-group-waits = Table { $letter } waits for you
people-same-cards = The same cards in the same order as at the other tables.
people-take-part = Take part
people-you-take-part = You take part
people-organised-by = Organised by { $name }
people-join = Join
people-leave = Leave
people-withdraw = Withdraw
people-withdraw-means = You play no further round and cannot come back. A game under way goes on, and your results so far stay.
people-organise = Organise
people-join-link = Copy the join link
people-start = Start round 1
people-organiser-plays = If you take part yourself, you cannot end a round or cancel the tournament while your own game of that round is in play.
people-close = End this round
people-close-means = Tables still in play give no points. The next round begins at once.
people-cancel = Cancel the tournament
people-cancel-means = No further round is played. Results so far stay.
people-not-now = Not now
people-how-scored = How it is scored
people-scored-swiss = Points are the share of opponents left behind: 1 for a win, ½ for a tie with everybody. A bye is 1. Equal points: the opponents' points decide, then wins, then the margin over the average of one's tables.
people-scored-round-robin = Points are the share of opponents left behind: 1 for a win, ½ for a tie with everybody. A bye is 1. Equal points: the opponents' points decide, then wins, then the margin over the average of one's tables.
people-scored-knock-out = The better half of each table advances. A tie is decided by the score, then by the order of joining. Those knocked out in the same round are ordered by their place at the last table, then by points.
people-scored-duplicate = Each result is compared with the average of the others who held the same seat at the same deal. The differences add up. Equal sums: the best single deal decides.
people-deals-sealed = Each deal is derived from a secret of the server, so nobody can know it in advance. Replays open when the last table of the round is done.

people-no-clubs = You are in no club yet. Found one, or ask for a join link.
people-new-club = New club
people-about = A few words about it
people-n-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
people-members = Members
people-leads = leads
people-led-by = Led by { $name }
people-leave-club = Leave the club
people-leave-club-means = You no longer see its tables, its ladder and its tournaments. To come back you need the join link.
people-out-of-club-means = They no longer see the club's tables, ladder and tournaments. The club gets a new join link: the old one lets nobody in.
people-join-club = Join the club
people-favourites = Most played
people-in-games = { $n ->
    [one] { $n } game, { $won } won
   *[other] { $n } games, { $won } won
}
people-puzzle = Puzzle
people-puzzle-week = Puzzle of the week
people-puzzle-open = What would you do?
people-puzzle-past = This week is over
people-puzzle-none = There was no puzzle in this week
people-puzzle-making = The bots are looking for a puzzle
people-puzzle-making-about = They play a game and look for a decision worth finding. It takes a few minutes; this page shows it as soon as it is ready.
people-puzzle-right = You found it
people-puzzle-other = There was a better one
people-puzzle-worth = Chances of winning: { $mine } of 100 with your choice, { $best } with the best one.
people-puzzle-about = { $n ->
    [0] A position of a game between bots. One decision is better than the others. Nobody has tried it yet.
    [one] A position of a game between bots. One decision is better than the others. One person has tried it.
   *[other] A position of a game between bots. One decision is better than the others. { $n } people have tried it.
}
people-puzzle-share = Share the puzzle
people-puzzle-choices = Your choices
people-puzzle-do = This is my choice: one try
people-puzzle-answer = The answer
people-puzzle-points = Ends at about { $points } to { $rival } points.
people-puzzle-usual = The bot “{ $bot }” did this in the game.
people-puzzle-people = { $n ->
    [0] Chosen by nobody
    [one] Chosen by one person
   *[other] Chosen by { $n } people
}
people-puzzle-mine = your choice
people-puzzle-good = best
people-puzzle-how = Each choice was played on many times from what you could know here, with the hidden cards dealt again each time.
people-puzzle-found = Found by { $n } of { $of }.
people-puzzle-to-go = { $n ->
    [one] Less than a day left
   *[other] { $n } days left
}
people-puzzle-rules = One try each, the same for everybody. You see the answer once you have chosen.
people-puzzle-found-it = found
people-puzzle-missed = missed
people-week = week { $n } of { $year }
people-weeks-before = Your puzzles
people-no-no-puzzle-yet = This puzzle is not ready yet.
page-rating-unknown = This table asks for a rating: log in first.
page-rating-unwanted = This table is for other ratings than yours.
people-club-tables = Tables
people-new-table = New table
people-no-club-tables = No table of the club here just now.
people-new-link-about = The old link lets nobody in any more.
people-watch-title = Tell me of new ones
people-watch-about = You get a message when a table that suits you opens. Several come in one message, at most every ten minutes, and never your own.
people-watch-mine = meant for your rating
people-watch-rated = Only tables that are meant for my rating, or for everybody
people-watch-way = Told by
people-watch-do = Tell me

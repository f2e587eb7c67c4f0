### The lobby and what every page says, English.

page-motto = Three heavy games, one quiet table.
page-unofficial = Unofficial. Own drawings and own words. Please own a copy of the games you love.
page-choose-game = Choose a game
page-seats-range = { $from }–{ $to } players
page-set-table = Set the table
page-seats = Seats
page-you-cap = You
page-bot = Bot
page-bot-name = { $n ->
    [1] Vera
    [2] Tomasz
   *[other] Nina
}
page-friend = Friend
page-by-link = Invite by link
page-your-name = Your name
page-remove-seat = Remove seat { $seat }
page-add-seat = Add a seat
page-more-options = More options
page-sealed-about = The deal is sealed before you sit down. You can check it when the game is over.
page-sit = Sit down
page-read-rules = Read the rules first
page-language = Language
page-dark = Dark theme
page-light = Light theme
page-close = Close
page-missing = A part of the page did not load: there may be a newer version, or no connection. What you have decided is kept.
page-load-again = Load again
page-offline = Offline. Trying to reach the table …
page-refused-429 = Too many attempts. Try again in a minute.
page-refused = This could not be done.
page-refused-503 = The server is busy or has trouble. Try again in a moment.
page-pace = Pace
page-log-in = Log in
page-about = Arcanum { $version }, { $build ->
    [compiled] compiled rules
   *[interpreted] interpreted rules
}; versions of the rules: { $rules }.
page-learn = Learn by playing

## An invitation

page-cards = Card browser
page-people = People
page-first-game = First game
page-first-game-about = The set-up that the rules advise for a first game.
page-as-last-time = As last time

## Tables of friends, and open ones

page-here-cap = Here
page-somebody-here = Somebody here
page-name-here = Name of the person here
page-open-tables = Open tables
page-bring = Open a record
page-away-own = Meanwhile: tables of your own
page-clock-none = No clock
    .text = Everyone takes the time they need.
page-clock-quick = Quick
page-clock-live = Live
page-clock-days = Over days
page-clock-minutes = { $bank } min for each player, { $add } s more each turn. When the time is up, the others are asked.
page-clock-hours = { $bank } h for each player, { $add } h more each turn. When the time is up, the others are asked.
page-weekends = Clocks stand on weekends

## Who plays a bot's seat

page-choose-character = Choose who plays

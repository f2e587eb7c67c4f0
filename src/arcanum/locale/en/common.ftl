### Words that every game shares, English.
### Refusals begin with "Not yet." when it can still come and "Not possible." when it cannot.

seat-name = Player { $seat }
list-and = { $first } and { $last }

## Why not, in any game

refusal-not-now = Not yet. That is not one of your choices now.
refusal-answer-first = Not yet. First answer the question before you.
refusal-game-is-over = The game is over.
refusal-not-your-turn = Not yet. Another player is deciding.
refusal-unknown-words = Not understood: “{ $text }” ({ $detail }).

## Languages; .own is what their speakers call them

language-en = English
    .own = English
language-ru = Russian
    .own = Русский
language-pl = Polish
    .own = Polski

## Bots

bot-random = Random
    .text = Picks any legal action.
bot-greedy = Greedy
    .text = Takes what looks best at the moment.
bot-easy = Easy
    .text = Looks ahead now and then.
bot-normal = Normal
    .text = Thinks before most moves.
bot-hard = Hard
    .text = Thinks long and hard.
# Somebody who plays at a level: Hortense · Normal
bot-of-character = { $character } · { $level }

## Reasons: what speaks for an option; the parts are `reason-…` of each game

reason-for = { $pros }.
reason-but = { $pros }, but { $con }.
reason-against = { $con }, with little to make up for it.

## Cards in games between bots

uncounted = These bots hardly ever have it, so nothing can be said.

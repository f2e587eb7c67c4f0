### Słowa wspólne dla wszystkich gier, język polski.
### Odmowa zaczyna się od „Jeszcze nie.”, gdy jej czas może nadejść, a od „Tak nie można.”, gdy nie może.

seat-name = Gracz { $seat }
list-and = { $first } i { $last }

## Dlaczego nie, w każdej grze

refusal-not-now = Jeszcze nie. Nie masz teraz takiej możliwości.
refusal-answer-first = Jeszcze nie. Najpierw odpowiedz na zadane pytanie.
refusal-game-is-over = Partia jest skończona.
refusal-not-your-turn = Jeszcze nie. Teraz decyduje inny gracz.
refusal-unknown-words = Niezrozumiałe: „{ $text }”.

## Języki; .own to nazwa używana przez mówiących

language-en = angielski
    .own = English
language-ru = rosyjski
    .own = Русский
language-pl = polski
    .own = Polski

## Boty

bot-random = Losowy
    .text = Wybiera dowolny dozwolony ruch.
bot-greedy = Zachłanny
    .text = Bierze to, co w tej chwili najkorzystniejsze.
bot-easy = Łatwy
    .text = Czasem spogląda naprzód.
bot-normal = Zwykły
    .text = Zastanawia się nad większością ruchów.
bot-hard = Trudny
    .text = Myśli długo i wnikliwie.
# Kto gra i na jakim poziomie: Hortensja · Zwykły
bot-of-character = { $character } · { $level }

## Powody: co przemawia za możliwością; same powody, `reason-…`, ma każda gra

reason-for = { $pros }.
reason-but = { $pros }, ale { $con }.
reason-against = { $con }, a w zamian prawie nic.

## Karty w partiach między botami

uncounted = Boty prawie nigdy z niej nie korzystają, więc nic nie wiadomo.

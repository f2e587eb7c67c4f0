### Pebbles, русский язык. Имена игроков не склоняются.

game-pebbles = Камешки
    .text = Сжатые кулаки, открытые глаза.

option-length = Длина
    .text = Сколько раундов играют.
option-length-short = Короткая
    .text = Три раунда, по шесть камешков.
option-length-long = Длинная
    .text = Шесть раундов, по двенадцать камешков.

## Названия

charm-charm_1 = талисман 1
charm-charm_2 = талисман 2
charm-charm_3 = талисман 3
charm-charm_4 = талисман 4
charm-charm_5 = талисман 5
charm-charm_6 = талисман 6
charm-charm_7 = талисман 7
charm-charm_8 = талисман 8
charm-charm_9 = талисман 9
charm-charm_10 = талисман 10
charm-charm_11 = талисман 11
charm-charm_12 = талисман 12

## Действия (надписи кнопок)

do-close = { $count ->
    [0] Сжать пустой кулак
    [one] Зажать в кулаке { $count } камешек
    [few] Зажать в кулаке { $count } камешка
    [many] Зажать в кулаке { $count } камешков
   *[other] Зажать в кулаке { $count } камешка
}
do-swap = Сменить талисман
do-keep = Оставить талисман

## Вопросы

ask-close = Сколько камешков зажать в кулаке? Кто один покажет больше всех, получит 2 очка.
ask-swap = Сбросить талисман и взять другой или оставить свой?

## Почему нельзя

refusal-too-few-pebbles = Так нельзя. Зажмите от 0 до 3 камешков, но не больше, чем у вас есть.

## Ход игры

note-closes-fist = { $player } сжимает кулак.
note-shows = { $n ->
    [0] { $player } показывает пустую ладонь.
    [one] { $player } показывает { $n } камешек.
    [few] { $player } показывает { $n } камешка.
    [many] { $player } показывает { $n } камешков.
   *[other] { $player } показывает { $n } камешка.
}
note-gains-points = { $n ->
    [one] { $player } показывает больше всех и получает { $n } очко.
    [few] { $player } показывает больше всех и получает { $n } очка.
    [many] { $player } показывает больше всех и получает { $n } очков.
   *[other] { $player } показывает больше всех и получает { $n } очка.
}
note-nobody-gains = Больше всех показывает не один игрок: очков не получает никто.
note-swaps-charm = { $player } сбрасывает { $charm } и берёт другой.
note-draws-charm = Видит только { $player }: { $charm }.
note-shows-charm = { $player } показывает { $charm }.

## Подписи простого стола

view-round = Раунд
view-deck = Колода
view-discard = Сброс
view-charm = Талисман
view-pebbles = Камешки
view-points = Очки
view-closed = Кулак сжат
view-fist = В кулаке
view-seats = Места

### Goofspiel, русский язык. Имена игроков не склоняются.

game-goofspiel = Гуфшпиль
    .text = Тайные ставки, открытые призы.

option-cards = Карты
    .text = Старшая карта; у каждого и среди призов по одной карте каждого достоинства.
option-cards-13 = От 1 до 13
    .text = Обычная игра, тринадцать раундов.
option-cards-8 = От 1 до 8
    .text = Игра покороче, восемь раундов.
option-cards-5 = От 1 до 5
    .text = Быстрая игра, пять раундов.
option-prizes = Призы
    .text = В каком порядке идут призы.
option-prizes-random = Вперемешку
    .text = Никто не знает, какой приз следующий.
option-prizes-descending = Сначала старшие
    .text = Все знают, какой приз следующий.
option-prizes-ascending = Сначала младшие
    .text = Все знают, какой приз следующий.

## Действия (надписи кнопок)

do-bid = Поставить { $card }

## Вопросы

ask-bid = Какую карту поставить? Приз получит тот, кто один поставит старшую карту.

## Почему нельзя

refusal-not-in-hand = Так нельзя. Карты { $card } у вас уже нет.

## Ход игры

note-turns-prize = На кону приз { $card }.
note-lays-bid = { $player } кладёт закрытую ставку.
note-opens-bid = { $player } ставит { $card }.
note-wins-prize = { $n ->
    [one] { $player } получает приз: { $n } очко.
    [few] { $player } получает приз: { $n } очка.
    [many] { $player } получает приз: { $n } очков.
   *[other] { $player } получает приз: { $n } очка.
}
note-loses-prize = Старшую карту поставил не один игрок: приз { $card } пропадает.

## Заголовки простого стола

view-round = Раунд
view-prize = Приз
view-to_come = Оставшиеся призы
view-seats = Игроки
view-points = Очки
view-hand = Рука
view-has_bid = Ставка сделана
view-bid = Ставка
view-opened = Прошлая ставка

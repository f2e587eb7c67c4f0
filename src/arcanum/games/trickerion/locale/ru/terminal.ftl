### Стол Трикериона в терминале, русский язык. Короткие слова: столбцов мало.

board-ap = ОД
board-stage = сцена
board-guest = гость
board-leading = ведёте
board-up-to = до
board-residence = Особняк
board-inn = Трактир
board-bank = Банк
board-ordered = в заказе
board-quick = срочный заказ
board-decks = колоды
board-orb = Пророчество
board-prophecy-next = следующее
board-prophecy-then = потом
board-prophecy-last = последнее
board-you = вы
board-magician = Роль
board-purse = Кошелёк
board-wages = жалование
board-components = Реквизит
board-team = Команда
board-hand = Рука
board-drawn = Взято
board-idle = незанятый
board-known = известны
board-specials = особые
board-order = очерёдность
board-phase-setup = Подготовка
board-phase-dice_roll = Бросок кубиков
board-phase-turn_order = Очерёдность хода
board-phase-advertise = Реклама
board-phase-assignment = Поручения
board-phase-place_characters = Действия
board-phase-performance = Представления
board-phase-end_of_round = Конец раунда
board-kind-card = поручение
board-kind-trick = номер
board-kind-performance = представление
board-kind-prophecy = пророчество
board-kind-magician = иллюзионист
board-kind-role = персонаж
board-short-magician = Илл
board-short-engineer = Инж
board-short-manager = Имп
board-short-assistant = Асс
board-short-apprentice = Уч
board-sign-circle = круг связи
board-sign-link = связь
board-sign-shard-circle = круг с осколком, со связью
board-sign-marker = жетон на номере
board-sign-poster = афиша
board-sign-closed = закрытая ячейка
board-round = Раунд { $n } из { $last }
board-share = долю имеет { $name }
board-in-deck = колода «{ $deck }», карта { $n } сверху
board-score-now = { $n ->
    [one] итог сейчас: { $n } очко славы
    [few] итог сейчас: { $n } очка славы
    [many] итог сейчас: { $n } очков славы
   *[other] итог сейчас: { $n } очка славы
}
board-free-slots = { $n ->
    [0] полна
    [one] { $n } ячейка
    [few] { $n } ячейки
    [many] { $n } ячеек
   *[other] { $n } ячейки
}
board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}

## Группы вариантов

term-group-assign = Поручить
term-group-place = Выставить
term-group-downtown = Центр
term-group-buy = Купить
term-group-order = Заказать
term-group-workshop = Мастерская
term-group-theater = Театр

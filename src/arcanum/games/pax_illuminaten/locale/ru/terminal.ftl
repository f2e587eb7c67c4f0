### Стол Pax Illuminaten в терминале, русский язык.

## Группы вариантов

term-group-scout = Разведать
term-group-influence = Повлиять на
term-group-interrogate = Допросить
term-group-ostracize = Исключить
term-group-reassign = Переназначить (жетон)
term-group-oust = Вытеснить
term-group-conspire = Плести заговор
term-group-claim = Забрать карту фракции
term-group-realize = Воплотить

## Заголовок, запас, стороны

term-pax-edicts = эдикты { $n } из { $last }
term-pax-actions-left = { $n ->
    [one] ещё { $n } основное действие
    [few] ещё { $n } основных действия
    [many] ещё { $n } основных действий
   *[other] ещё { $n } основного действия
}
term-pax-events = события { $n }
term-pax-stock = Запас
term-pax-markers = маркеры награды { $n }
term-pax-row = свободные карты фракций
term-pax-hand-of = рука { $n }/{ $limit }
term-pax-plots-of = замыслы { $n }/{ $need }
term-pax-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
term-pax-faction-cards = Карты фракций
term-pax-edict = эдикт
term-pax-specials = { $n ->
    [one] в руке { $n } особое событие
    [few] в руке { $n } особых события
    [many] в руке { $n } особых событий
   *[other] в руке { $n } особого события
}
term-pax-court = Двор
term-pax-chain = Цепь
term-pax-plan = План
term-pax-special-events = Особые события в руке
term-pax-drawn-events = Взятые события
term-pax-next-event = Следующее событие

## Поле и спор

term-pax-lodges = Ложи
term-pax-no-lodges = пока нет
term-pax-contest = Спор: { $card } ({ $place })
term-pax-advantage = превосходство: молоты побеждают сразу
term-pax-vulnerable = уязвимость: кинжал побеждает сразу
term-pax-at-stake = на кону влияние: { $n }
term-pax-laid = карта выложена
term-pax-not-laid = карты ещё нет
term-pax-wins-at-once = победа сразу

## Замыслы

term-pax-plots = Замыслы
term-pax-public = общий
term-pax-private = ваш
term-pax-realized = воплощён
term-pax-lapsed = больше не выполнен
term-pax-own-design = придуман нами
term-pax-and-most = и больше всех влияния
term-pax-check-lodge-cards = карт в одной ложе
term-pax-check-outer-cards = внешних карт в одной ложе
term-pax-check-central-line = подряд в центральном ряду
term-pax-check-own-areopagus = касается вашего ареопага
term-pax-check-rival-areopagus = касается чужого ареопага
term-pax-check-influence-there = вашего влияния там
term-pax-check-influence-on-degree = влияния на королевских арках
term-pax-check-more-than-rivals = больше, чем у соперников
term-pax-check-path-rows = рядов на одном пути
term-pax-check-star-cards = карт одной степени вокруг одной
term-pax-check-inner-cards = внутренних карт с вашим влиянием
term-pax-check-inner-ring = каждая рядом с двумя другими
term-pax-check-mason-factions = фракций у ваших масонов
term-pax-check-control-cards = карт под управлением
term-pax-check-shared-cards = карт, где есть и чужое влияние
term-pax-check-control-degree = великих мастеров под управлением
term-pax-check-control-affiliation = розенкрейцеров под управлением
term-pax-check-together = не сочетается с вашими другими замыслами
term-pax-ao-edicts-in-event-discard = эдиктов в сбросе
term-pax-ao-control-lodge = карт в управляемой ложе
term-pax-ao-influence-on-map = влияния на поле
term-pax-ao-control-degrees = великих мастеров и королевских арок под управлением
term-pax-ao-control-cards = карт под управлением
term-pax-ao-control-lodges-of-different-factions = фракций с управляемыми ложами
term-pax-ao-control-affiliation = розенкрейцеров под управлением

## Карты и знаки

term-pax-dagger = кинжал
term-pax-hammers = молоты
term-pax-mason = масон
term-pax-rosicrucian = розенкрейцер
term-pax-faction-card = Карта фракции: { $faction }
term-pax-label-degree = Степень
term-pax-label-factions = Фракции
term-pax-label-affiliation = Организация
term-pax-label-strength = Сила
term-pax-label-slots = Ячейки
term-pax-sign-lodge = фракция в ложе
term-pax-sign-main = главная ложа
term-pax-sign-free = свободная ячейка
term-pax-sign-influence = оставшееся влияние
term-pax-sign-pawn = фигурка соперника
term-pax-sign-marker = маркер награды

## Конец

term-pax-by-plots = Победа по замыслам.
term-pax-by-factions = Исход решил подсчёт очков за фракции.

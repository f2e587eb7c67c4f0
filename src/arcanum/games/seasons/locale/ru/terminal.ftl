### Стол Seasons в терминале, русский язык.

## Группы вариантов

term-group-summon = Разыграть
term-group-activate = Активировать
term-group-transmute = Превратить
term-group-bonus = Бонус

## Стол Seasons

term-year = Год { $n } из { $last }
term-prelude = Прелюдия
term-rates-now = Жетон сейчас даёт:
term-points-now =
    { $n ->
        [one] итог сейчас: { $n } очко
        [few] итог сейчас: { $n } очка
        [many] итог сейчас: { $n } очков
       *[other] итог сейчас: { $n } очка
    }
term-points-end =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
term-label-crystals = Кристаллы
term-label-gauge = Сила мага
term-label-reserve = Резерв
term-label-bonuses = Бонусы
term-label-cards = Карты
term-label-die = Кубик
term-label-in-play = Разыграно
term-label-hand = рука
term-cards-in-play =
    { $n ->
        [0] карт нет
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
term-reserve-of = ({ $n } из { $limit })
term-bonuses-used = использовано { $n } из { $most }
term-bonuses-short =
    { $n ->
        [0] без бонусов
        [one] { $n } бонус −{ $loss }
        [few] { $n } бонуса −{ $loss }
        [many] { $n } бонусов −{ $loss }
       *[other] { $n } бонуса −{ $loss }
    }
term-hand-count = рука { $n }
term-drawn-count = взято { $n }
term-library = Библиотека { $year }
term-top-card = Верхняя карта колоды
term-your-pack =
    { $n ->
        [one] Ваша стопка: { $n } карта
        [few] Ваша стопка: { $n } карты
        [many] Ваша стопка: { $n } карт
       *[other] Ваша стопка: { $n } карты
    }
term-sort-hand = Карта { $n } из { $size } в руку
term-sort-library = Карта { $n } из { $size } в библиотеку { $year }
term-kept-count =
    { $n ->
        [0] карт не выбрано
        [one] выбрана { $n } карта
        [few] выбрано { $n } карты
        [many] выбрано { $n } карт
       *[other] выбрано { $n } карты
    }
term-pack-number = Выбор { $n }

## Кубики

term-dice-rolled = Брошенные кубики
term-die-left = Оставшийся кубик сдвинет маркер
term-gauge-plus-one = сила мага +1
term-draw-symbol = взять карту
term-transmute-symbol = превращение
term-sign-crystal = кристалл
term-sign-pip = точка
term-crystals =
    { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }
term-pips =
    { $n ->
        [one] { $n } точка
        [few] { $n } точки
        [many] { $n } точек
       *[other] { $n } точки
    }

## Карты

term-magic-item = магический предмет
term-cost-chosen = по одному жетону от одного до четырёх видов на выбор
term-points-short = { $points } оч.
term-points-n =
    { $n ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
term-label-kind = Вид
term-label-cost = Стоимость
term-label-cost-for = Стоимость (игроков: { $n })
term-label-prestige = Престиж
term-label-timing = Характер эффекта
term-timing-instant = при розыгрыше
term-timing-permanent = постоянно
term-timing-activated = при активации
term-no-room = (предел)
term-turned = повёрнута
term-drawn = Взято на выбор
term-kept = Уже выбрано
term-die = Кубик
term-gauge = сила мага
term-familiar = фамильяр
term-free = бесплатно

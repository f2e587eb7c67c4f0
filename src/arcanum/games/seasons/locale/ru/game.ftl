### Seasons: всё, кроме карт, русский язык. Термины — по глоссарию из cards.ftl.
### Имена игроков не склоняются: всегда именительный падеж. Настоящее время, одна строка — одно событие.
### Формы: .gen — родительный, .acc — винительный; .take, .apply — готовые надписи кнопок.

game-seasons = Сезоны
    .text = Три года кубиков, энергии и хитрых фамильяров.

## Настройки

option-level = Уровень
    .text = Какие карты в игре и как игроки их получают.
option-level-archmage = Архимаг
    .text = Все 50 карт, с Прелюдией.
option-level-magician = Волшебник
    .text = 30 базовых карт, с Прелюдией.
option-level-apprentice = Ученик чародея
    .text = 30 базовых карт и готовые наборы, без Прелюдии.
option-first = Первый игрок
    .text = Кто начинает 1-й раунд.
option-first-random = случайно
option-first-A = Игрок A
option-first-B = Игрок B
option-first-C = Игрок C
option-first-D = Игрок D
option-kits = Готовые наборы
    .text = Как раздаются наборы на уровне ученика.
option-kits-random = случайно
option-kits-choice = игроки выбирают в порядке хода

## Счёт

score-crystals = Кристаллы
score-end_cards = Карты конца игры
score-prestige = Престиж разыгранных карт
score-hand = Карты, оставшиеся в руке
score-bonuses = Использованные бонусы
score-total = Очки престижа

## Названия

card-copy = { $card } № { $n }

energy-air = воздух
    .gen = воздуха
    .acc = воздух
    .apply = Воздух: увеличить силу мага на 1
energy-water = вода
    .gen = воды
    .acc = воду
    .apply = Вода: взять 2 любых жетона
energy-fire = огонь
    .gen = огня
    .acc = огонь
    .apply = Огонь: взять 1 карту из колоды
energy-earth = земля
    .gen = земли
    .acc = землю
    .apply = Земля: получить 5 кристаллов

token-air = { energy-air }
    .gen = { energy-air.gen }
token-water = { energy-water }
    .gen = { energy-water.gen }
token-fire = { energy-fire }
    .gen = { energy-fire.gen }
token-earth = { energy-earth }
    .gen = { energy-earth.gen }
token-on-card = { $token } с карты «{ $card }»

symbol-air = { energy-air }
    .take = Взять жетон воздуха
symbol-water = { energy-water }
    .take = Взять жетон воды
symbol-fire = { energy-fire }
    .take = Взять жетон огня
symbol-earth = { energy-earth }
    .take = Взять жетон земли
symbol-crystals = кристаллы
    .take = Получить кристаллы
symbol-gauge = сила мага
    .take = Увеличить силу мага на 1
symbol-card = карта
    .take = Взять карту из колоды
symbol-all = всё
    .take = Взять всё

kinds-none = ничего
kinds-air = { energy-air }
kinds-water = { energy-water }
kinds-fire = { energy-fire }
kinds-earth = { energy-earth }

season-winter = зима
season-spring = весна
season-summer = лето
season-autumn = осень

year-year_1 = 1-й год
year-year_2 = 2-й год
year-year_3 = 3-й год

kit-kit_1 = готовый набор 1
kit-kit_2 = готовый набор 2
kit-kit_3 = готовый набор 3
kit-kit_4 = готовый набор 4

die-winter_1 = зимний кубик 1
die-winter_2 = зимний кубик 2
die-winter_3 = зимний кубик 3
die-winter_4 = зимний кубик 4
die-winter_5 = зимний кубик 5
die-spring_1 = весенний кубик 1
die-spring_2 = весенний кубик 2
die-spring_3 = весенний кубик 3
die-spring_4 = весенний кубик 4
die-spring_5 = весенний кубик 5
die-summer_1 = летний кубик 1
die-summer_2 = летний кубик 2
die-summer_3 = летний кубик 3
die-summer_4 = летний кубик 4
die-summer_5 = летний кубик 5
die-autumn_1 = осенний кубик 1
die-autumn_2 = осенний кубик 2
die-autumn_3 = осенний кубик 3
die-autumn_4 = осенний кубик 4
die-autumn_5 = осенний кубик 5

bonus-exchange_two = обмен двух жетонов
    .text = Сбросьте 2 жетона энергии и возьмите 2 любых.
bonus-transmute_plus_one = превращение с прибавкой
    .text = До конца хода вы можете превращать энергию, и каждый превращённый жетон приносит на 1 кристалл больше.
bonus-gauge_plus_one = сила мага +1
    .text = Увеличьте свою силу мага на 1.
bonus-draw_two_keep_one = две карты вместо одной
    .text = За символ карты на кубике возьмите из колоды 2 карты, 1 оставьте в руке, а другую сбросьте.

step-minus_3 = на 3 деления назад
step-minus_2 = на 2 деления назад
step-minus_1 = на 1 деление назад
step-plus_1 = на 1 деление вперёд
step-plus_2 = на 2 деления вперёд
step-plus_3 = на 3 деления вперёд

mode-pay_crystals = Заплатить 3 кристалла и взять любой жетон
mode-pay_token = Сбросить жетон и превращать энергию до конца хода
mode-look = Посмотреть верхнюю карту
mode-bury = Заплатить 3 кристалла и сбросить верхнюю карту не глядя
mode-draw = Взять карту из колоды

## Действия (надписи кнопок)

do-take-kit = Взять { $kit }
do-draft = Оставить «{ $card_acc }»
do-shelve = Отложить «{ $card_acc }» на { $year }
do-take-die = Взять { $die }
do-go-on = Продолжить
do-take = { $symbol_take }
do-keep = Оставить «{ $card_acc }»
do-discard-card = Сбросить «{ $card_acc }»
do-discard = Сбросить жетон { $token_gen }
do-put = Положить жетон { $token_gen }
do-summon = Разыграть «{ $card_acc }»
do-activate = Активировать «{ $card_acc }»
do-transmute = Превратить жетон { $token_gen }
do-bonus = Бонус: { $bonus }
do-end-turn = Закончить ход
do-waive = Не платить жетон { $energy_gen }
do-imbue = Заплатить: { $kinds }
do-resolve = Применить «{ $card_acc }»
do-apply = { $energy_apply }
do-move = Передвинуть { $step }
do-sacrifice = Сбросить разыгранную карту «{ $card }»
do-take-back = Вернуть в руку «{ $card_acc }»
do-give = Отдать «{ $card_acc }» (получит { $player })
do-copy = Скопировать резерв ({ $player })
do-choose = { $mode }
do-convert = Превратить 3 жетона { $energy_gen }
do-exchange = Обменять { $energy_acc } на { $other_acc }
do-amount = { $count ->
    [one] Обменять { $count } жетон
    [few] Обменять { $count } жетона
    [many] Обменять { $count } жетонов
   *[other] Обменять { $count } жетона
}
do-put-back = Вернуть «{ $card_acc }» на колоду
do-play = Бесплатно разыграть «{ $card_acc }»

## Вопросы

ask-kit = Выберите готовый набор.
ask-draft = Оставьте одну карту. Остальные получит сосед слева.
ask-shelve = Разделите девять карт на три набора: сначала рука, затем 2-й год; последние три ждут 3-го года.
ask-die = Возьмите один из кубиков. Тот, что останется, передвинет маркер на колесе сезонов.
ask-reroll = Перебросьте кубик, пока не пустили его в дело, или играйте с тем, что выпало.
ask-die-actions = Возьмите то, что даёт кубик. То, чего не возьмёте, пропадёт.
ask-keep = Оставить карту или сбросить?
ask-main = Разыгрывайте, активируйте, превращайте; затем закончите ход.
ask-take-any = { $n ->
    [one] Возьмите { $n } любой жетон энергии.
    [few] Возьмите { $n } любых жетона энергии, по одному.
    [many] Возьмите { $n } любых жетонов энергии, по одному.
   *[other] Возьмите { $n } любого жетона энергии, по одному.
}
ask-take-or-leave = { $n ->
    [one] Возьмите { $n } любой жетон энергии или откажитесь от него.
    [few] Возьмите до { $n } любых жетонов энергии, по одному.
    [many] Возьмите до { $n } любых жетонов энергии, по одному.
   *[other] Возьмите до { $n } любого жетона энергии, по одному.
}
ask-overflow = В резерве слишком много энергии. Сбросьте лишние жетоны.
ask-pay = Какой жетон отдать: из резерва или с карты «{ card-amulet_of_water }»?
ask-pay-any = { $n ->
    [one] Сбросьте { $n } жетон энергии.
    [few] Сбросьте { $n } жетона энергии, по одному.
    [many] Сбросьте { $n } жетонов энергии, по одному.
   *[other] Сбросьте { $n } жетона энергии, по одному.
}
ask-waive = «{ card-hand_of_fortune }»: какой жетон из стоимости не платить?
ask-imbue = Какую энергию заплатить за «{ card-elemental_amulet.acc }»? Каждый вид даёт свой эффект.
ask-round-end = Раунд заканчивается. Какая из ваших карт сработает следующей?
ask-fill-amulet = { $n ->
    [one] Положите на карту «{ $card }» { $n } любой жетон энергии.
    [few] Положите на карту «{ $card }» { $n } любых жетона энергии, по одному.
    [many] Положите на карту «{ $card }» { $n } любых жетонов энергии, по одному.
   *[other] Положите на карту «{ $card }» { $n } любого жетона энергии, по одному.
}
ask-keep-one = Оставьте одну из взятых карт. Остальные уйдут в сброс.
ask-play-one = Бесплатно разыграйте одну из взятых карт. Остальные уйдут в сброс.
ask-keep-vision = Оставьте одну из взятых карт. Остальные вы раздадите соперникам.
ask-give-vision = Какую карту получит { $other }?
ask-sacrifice = Сбросьте одну из своих разыгранных карт.
ask-take-back = Верните в руку один из своих разыгранных магических предметов.
ask-copy = Чей резерв скопировать?
ask-step = Куда и на сколько делений передвинуть маркер на колесе сезонов?
ask-elemental-order = Что сначала: карта из колоды или жетоны?
ask-crown = Возьмите карту из колоды или сбросьте карту из руки. Её увидят все, а вы возьмёте столько жетонов, сколько на ней очков престижа.
ask-convert = Превратите три жетона одного вида. Какого?
ask-dream = Какую карту из руки бесплатно разыграть?
ask-tree = «{ card-tree_of_light }»: отдать кристаллы за жетон или жетон за действие превращения?
ask-orb = Посмотреть верхнюю карту колоды или заплатить и сбросить её не глядя?
ask-orb-decision = Вернуть карту на место или сбросить 4 жетона энергии и бесплатно разыграть её?
ask-cauldron = Какой жетон положить на карту «{ $card }»?
ask-skull = { $n ->
    [one] Сбросьте ещё { $n } свою разыгранную карту.
    [few] Сбросьте { $n } свои разыгранные карты, по одной.
    [many] Сбросьте { $n } своих разыгранных карт, по одной.
   *[other] Сбросьте { $n } своей разыгранной карты, по одной.
}
ask-kriss = Какого фамильяра сбросить: из руки или разыгранного?
ask-mirror-kinds = Какую энергию обменять и на какую?
ask-mirror-amount = Сколько жетонов { $given_gen } обменять на { $got_acc }? Каждый стоит 1 кристалл.

## Почему нельзя

refusal-not-in-pack = Так нельзя. Оставьте одну из предложенных карт.
refusal-make-sets-in-order = Пока нельзя. Собирайте наборы по порядку: сначала 1-й год, затем 2-й.
refusal-choose-die-first = Пока нельзя. Сначала возьмите кубик.
refusal-die-not-on-table = Так нельзя. Такого кубика на столе нет.
refusal-die-comes-first = Пока нельзя. Сначала закончите с кубиком.
refusal-symbol-not-on-die = Так нельзя. Кубик сейчас этого не даёт.
refusal-not-in-main-phase = Так нельзя. Сейчас можно разыгрывать и активировать карты, превращать энергию и использовать бонусы.
refusal-no-transmute-action = Пока нельзя. Для превращения нужен символ на кубике, бонус или «{ card-tree_of_light }».
refusal-no-such-token = Так нельзя. Такого жетона у вас нет.
refusal-not-in-hand = Так нельзя. Карты «{ $card }» нет у вас в руке.
refusal-no-room-under-gauge = Пока нельзя. Не хватает силы мага на ещё одну карту.
refusal-cannot-pay-leech = Пока нельзя. Кристаллов не хватит и на карту «{ $card }», и на чужую карту «{ card-arcano_leech }».
refusal-cannot-pay-crystals = { $n ->
    [one] Пока нельзя. Для карты «{ $card }» нужен { $n } кристалл, у вас { $have }.
    [few] Пока нельзя. Для карты «{ $card }» нужно { $n } кристалла, у вас { $have }.
    [many] Пока нельзя. Для карты «{ $card }» нужно { $n } кристаллов, у вас { $have }.
   *[other] Пока нельзя. Для карты «{ $card }» нужно { $n } кристалла, у вас { $have }.
}
refusal-cannot-pay-energy = Пока нельзя. Для карты «{ $card }» не хватает энергии.
refusal-rest-not-payable = Так нельзя. Тогда нечем будет заплатить остальное.
refusal-pay-first = Пока нельзя. Сначала заплатите до конца.
refusal-discard-to-limit-first = Пока нельзя. Сначала сбросьте лишние жетоны из резерва.
refusal-not-in-play = Так нельзя. Карта «{ $card }» у вас не разыграна.
refusal-no-activation = { $timing ->
    [instant] Так нельзя. Карту «{ $card }» не активируют: она действует один раз, при розыгрыше.
    [permanent] Так нельзя. Карту «{ $card }» не активируют: она действует сама.
   *[other] Так нельзя. Карту «{ $card }» не активируют.
}
refusal-card-is-turned = Пока нельзя. Карта «{ $card }» повёрнута; она повернётся обратно в начале следующего раунда.
refusal-only-before-die = Пока нельзя. Карту «{ $card }» активируют в начале хода, до действий кубика.
refusal-cannot-pay-activation = Пока нельзя. Нечем заплатить за активацию карты «{ $card }».
refusal-nothing-to-dream-of = Пока нельзя. Для карты «{ $card }» нужна карта в руке, и на неё должно хватать силы мага.
refusal-nothing-to-see = Пока нельзя. Колода и сброс пусты, карте «{ $card }» нечего показать.
refusal-needs-three-of-a-kind = Так нельзя. Нужно 3 жетона одного вида.
refusal-needs-tokens = { $n ->
    [one] Пока нельзя. Для этого нужен { $n } жетон энергии.
    [few] Пока нельзя. Для этого нужно { $n } жетона энергии.
    [many] Пока нельзя. Для этого нужно { $n } жетонов энергии.
   *[other] Пока нельзя. Для этого нужно { $n } жетона энергии.
}
refusal-no-bonus-left = Так нельзя. Вы уже использовали все три бонуса.
refusal-bonus-in-main-phase = Пока нельзя. Этот бонус используют позже, после действий кубика.
refusal-bonus-needs-draw-symbol = Так нельзя. Этот бонус используют вместе с символом карты на кубике.
refusal-gauge-is-full = Так нельзя. Ваша сила мага уже наибольшая.
refusal-sacrifice-first = Пока нельзя. Сначала сбросьте одну из своих разыгранных карт.
refusal-take-back-first = Пока нельзя. Сначала верните в руку один из своих магических предметов.
refusal-not-before-year-0 = Так нельзя. Дальше назад маркер не передвинуть.

## Ход игры

note-game-starts = Партия начинается. Первый игрок — { $player }.
    .you = Партия начинается. Первый игрок — вы.
note-takes-kit = { $player } берёт { $kit }.
    .you = Вы берёте { $kit }.
note-drafts = { $player } оставляет «{ $card_acc }».
    .you = Вы оставляете «{ $card_acc }».
note-packs-pass = { $n ->
    [one] Игроки передают соседям слева по { $n } карте.
    [few] Игроки передают соседям слева по { $n } карты.
    [many] Игроки передают соседям слева по { $n } карт.
   *[other] Игроки передают соседям слева по { $n } карты.
}
note-sets-are-made = Наборы собраны. Поединок начинается.
note-round-starts = Раунд { $n }, { $season }. Первый игрок — { $player }.
    .you = Раунд { $n }, { $season }. Первый игрок — вы.
note-takes-die = { $player } берёт { $die }.
    .you = Вы берёте { $die }.
note-turn-starts = { $player } начинает ход.
    .you = Вы начинаете ход.
note-rerolls = { $player } перебрасывает { $die }.
    .you = Вы перебрасываете { $die }.
note-declines = { $player } больше ничего не берёт с кубика.
    .you = Вы больше ничего не берёте с кубика.
note-takes-energy = { $n ->
    [one] { $player } берёт { $n } жетон { $energy_gen }.
    [few] { $player } берёт { $n } жетона { $energy_gen }.
    [many] { $player } берёт { $n } жетонов { $energy_gen }.
   *[other] { $player } берёт { $n } жетона { $energy_gen }.
}
    .you = { $n ->
        [one] Вы берёте { $n } жетон { $energy_gen }.
        [few] Вы берёте { $n } жетона { $energy_gen }.
        [many] Вы берёте { $n } жетонов { $energy_gen }.
       *[other] Вы берёте { $n } жетона { $energy_gen }.
    }
note-gains-crystals = { $n ->
    [one] { $player } получает { $n } кристалл.
    [few] { $player } получает { $n } кристалла.
    [many] { $player } получает { $n } кристаллов.
   *[other] { $player } получает { $n } кристалла.
}
    .you = { $n ->
        [one] Вы получаете { $n } кристалл.
        [few] Вы получаете { $n } кристалла.
        [many] Вы получаете { $n } кристаллов.
       *[other] Вы получаете { $n } кристалла.
    }
note-loses-crystals = { $n ->
    [0] { $player } не теряет кристаллов: терять нечего.
    [one] { $player } теряет { $n } кристалл.
    [few] { $player } теряет { $n } кристалла.
    [many] { $player } теряет { $n } кристаллов.
   *[other] { $player } теряет { $n } кристалла.
}
    .you = { $n ->
        [0] Вы не теряете кристаллов: терять нечего.
        [one] Вы теряете { $n } кристалл.
        [few] Вы теряете { $n } кристалла.
        [many] Вы теряете { $n } кристаллов.
       *[other] Вы теряете { $n } кристалла.
    }
note-pays-crystals = { $n ->
    [one] { $player } платит { $n } кристалл.
    [few] { $player } платит { $n } кристалла.
    [many] { $player } платит { $n } кристаллов.
   *[other] { $player } платит { $n } кристалла.
}
    .you = { $n ->
        [one] Вы платите { $n } кристалл.
        [few] Вы платите { $n } кристалла.
        [many] Вы платите { $n } кристаллов.
       *[other] Вы платите { $n } кристалла.
    }
note-pays-player = { $n ->
    [one] { $player } отдаёт { $n } кристалл, его получает { $other } («{ $card }»).
    [few] { $player } отдаёт { $n } кристалла, их получает { $other } («{ $card }»).
    [many] { $player } отдаёт { $n } кристаллов, их получает { $other } («{ $card }»).
   *[other] { $player } отдаёт { $n } кристалла, их получает { $other } («{ $card }»).
}
    .you = { $n ->
        [one] Вы отдаёте { $n } кристалл, его получает { $other } («{ $card }»).
        [few] Вы отдаёте { $n } кристалла, их получает { $other } («{ $card }»).
        [many] Вы отдаёте { $n } кристаллов, их получает { $other } («{ $card }»).
       *[other] Вы отдаёте { $n } кристалла, их получает { $other } («{ $card }»).
    }
    .you-other = { $n ->
        [one] { $player } отдаёт { $n } кристалл, его получаете вы («{ $card }»).
        [few] { $player } отдаёт { $n } кристалла, их получаете вы («{ $card }»).
        [many] { $player } отдаёт { $n } кристаллов, их получаете вы («{ $card }»).
       *[other] { $player } отдаёт { $n } кристалла, их получаете вы («{ $card }»).
    }
note-cannot-pay = { $player } не платит: кристаллов нет («{ $card }», владелец — { $other }).
    .you = Вы не платите: кристаллов нет («{ $card }», владелец — { $other }).
    .you-other = { $player } не платит: кристаллов нет («{ $card }», владелец — вы).
note-gauge-rises = { $player } увеличивает силу мага на { $n }, до { $gauge }.
    .you = Вы увеличиваете силу мага на { $n }, до { $gauge }.
note-gauge-falls = { $player } уменьшает силу мага на { $n }, до { $gauge }.
    .you = Вы уменьшаете силу мага на { $n }, до { $gauge }.
note-draws = { $n ->
    [0] { $player } не берёт карту: колода пуста.
    [one] { $player } берёт из колоды { $n } карту.
    [few] { $player } берёт из колоды { $n } карты.
    [many] { $player } берёт из колоды { $n } карт.
   *[other] { $player } берёт из колоды { $n } карты.
}
    .you = { $n ->
        [0] Вы не берёте карту: колода пуста.
        [one] Вы берёте из колоды { $n } карту.
        [few] Вы берёте из колоды { $n } карты.
        [many] Вы берёте из колоды { $n } карт.
       *[other] Вы берёте из колоды { $n } карты.
    }
note-draws-card = Взятую карту видит только { $player }: «{ $card }».
    .you = Взятую карту видите только вы: «{ $card }».
note-keeps = { $player } оставляет карту в руке.
    .you = Вы оставляете карту в руке.
note-keeps-card = Какую именно, знает только { $player }: «{ $card_acc }».
    .you = Какую именно, знаете только вы: «{ $card_acc }».
note-discards-unseen = { $n ->
    [one] { $player } сбрасывает { $n } карту взакрытую.
    [few] { $player } сбрасывает { $n } карты взакрытую.
    [many] { $player } сбрасывает { $n } карт взакрытую.
   *[other] { $player } сбрасывает { $n } карты взакрытую.
}
    .you = { $n ->
        [one] Вы сбрасываете { $n } карту взакрытую.
        [few] Вы сбрасываете { $n } карты взакрытую.
        [many] Вы сбрасываете { $n } карт взакрытую.
       *[other] Вы сбрасываете { $n } карты взакрытую.
    }
note-discards-card = { $player } сбрасывает из руки «{ $card_acc }».
    .you = Вы сбрасываете из руки «{ $card_acc }».
note-reveals = { $player } показывает всем «{ $card_acc }».
    .you = Вы показываете всем «{ $card_acc }».
note-discards-energy = { $n ->
    [one] { $player } сбрасывает { $n } жетон { $energy_gen }.
    [few] { $player } сбрасывает { $n } жетона { $energy_gen }.
    [many] { $player } сбрасывает { $n } жетонов { $energy_gen }.
   *[other] { $player } сбрасывает { $n } жетона { $energy_gen }.
}
    .you = { $n ->
        [one] Вы сбрасываете { $n } жетон { $energy_gen }.
        [few] Вы сбрасываете { $n } жетона { $energy_gen }.
        [many] Вы сбрасываете { $n } жетонов { $energy_gen }.
       *[other] Вы сбрасываете { $n } жетона { $energy_gen }.
    }
note-discards-from-card = { $player } сбрасывает 1 жетон { $energy_gen } с карты «{ $card }».
    .you = Вы сбрасываете 1 жетон { $energy_gen } с карты «{ $card }».
note-puts-on-card = { $player } кладёт 1 жетон { $energy_gen } на карту «{ $card }».
    .you = Вы кладёте 1 жетон { $energy_gen } на карту «{ $card }».
note-announces = { $player } собирается разыграть «{ $card_acc }».
    .you = Вы собираетесь разыграть «{ $card_acc }».
note-summons = { $player } разыгрывает «{ $card_acc }».
    .you = Вы разыгрываете «{ $card_acc }».
note-puts-into-play = { $player } бесплатно разыгрывает «{ $card_acc }».
    .you = Вы бесплатно разыгрываете «{ $card_acc }».
note-activates = { $player } активирует «{ $card_acc }».
    .you = Вы активируете «{ $card_acc }».
note-card-acts = { $player }: срабатывает «{ $card }».
    .you = У вас срабатывает «{ $card }».
note-transmutes = { $player } превращает { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
} { $energy_gen } в { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
    [many] { $n } кристаллов
   *[other] { $n } кристалла
}.
    .you = Вы превращаете { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    } { $energy_gen } в { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }.
note-transmutes-from-card = { $player } превращает 1 жетон { $energy_gen } с карты «{ $card }» в { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
    [many] { $n } кристаллов
   *[other] { $n } кристалла
}.
    .you = Вы превращаете 1 жетон { $energy_gen } с карты «{ $card }» в { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    }.
note-weighs = { $player } получает { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
    [many] { $n } кристаллов
   *[other] { $n } кристалла
} за { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
} { $energy_gen }.
    .you = Вы получаете { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
        [many] { $n } кристаллов
       *[other] { $n } кристалла
    } за { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    } { $energy_gen }.
note-may-transmute = { $player } может превращать энергию до конца хода.
    .you = Вы можете превращать энергию до конца хода.
note-uses-bonus = { $player } использует бонус: { $bonus }.
    .you = Вы используете бонус: { $bonus }.
note-waives = { $player } не платит 1 жетон { $energy_gen } («{ card-hand_of_fortune }»).
    .you = Вы не платите 1 жетон { $energy_gen } («{ card-hand_of_fortune }»).
note-no-room = { $player } не может разыграть ещё одну карту: не хватает силы мага.
    .you = Вы не можете разыграть ещё одну карту: не хватает силы мага.
note-sacrifices = { $player } сбрасывает разыгранную карту «{ $card }».
    .you = Вы сбрасываете разыгранную карту «{ $card }».
note-takes-back = { $player } возвращает в руку «{ $card_acc }».
    .you = Вы возвращаете в руку «{ $card_acc }».
note-gives-card = { $player } отдаёт карту, её получает { $other }.
    .you = Вы отдаёте карту, её получает { $other }.
    .you-other = { $player } отдаёт карту, её получаете вы.
note-gives-named-card = Какую именно, знают только они двое: «{ $card }».
    .you = Какую именно, знаете только вы и { $other }: «{ $card_acc }».
    .you-other = Какую именно, знаете только вы и { $player }: «{ $card_acc }».
note-copies-reserve = { $player } берёт такие же жетоны, какие хранит в резерве { $other }.
    .you = Вы берёте такие же жетоны, какие хранит в резерве { $other }.
    .you-other = { $player } берёт такие же жетоны, какие храните в резерве вы.
note-turns-to-air = { $n ->
    [0] { $player } не хранит энергии, и воздухом стать нечему.
    [one] { $player } теперь хранит в резерве только воздух: { $n } жетон.
    [few] { $player } теперь хранит в резерве только воздух: { $n } жетона.
    [many] { $player } теперь хранит в резерве только воздух: { $n } жетонов.
   *[other] { $player } теперь хранит в резерве только воздух: { $n } жетона.
}
    .you = { $n ->
        [0] Вы не храните энергии, и воздухом стать нечему.
        [one] Вы теперь храните в резерве только воздух: { $n } жетон.
        [few] Вы теперь храните в резерве только воздух: { $n } жетона.
        [many] Вы теперь храните в резерве только воздух: { $n } жетонов.
       *[other] Вы теперь храните в резерве только воздух: { $n } жетона.
    }
note-loses-reserve = { $player } сбрасывает весь резерв энергии («{ $card }»).
    .you = Вы сбрасываете весь резерв энергии («{ $card }»).
note-cauldron-bursts = { $player } наполняет «{ card-glutton_cauldron.acc }» до краёв.
    .you = Вы наполняете «{ card-glutton_cauldron.acc }» до краёв.
note-looks-at-top = { $player } смотрит верхнюю карту колоды.
    .you = Вы смотрите верхнюю карту колоды.
note-sees-top = Её видит только { $player }: «{ $card }».
    .you = Её видите только вы: «{ $card }».
note-puts-back = { $player } возвращает карту на колоду.
    .you = Вы возвращаете карту на колоду.
note-buries-top = { $player } не глядя сбрасывает верхнюю карту колоды.
    .you = Вы не глядя сбрасываете верхнюю карту колоды.
note-passes-soul = { $player } передаёт «{ $card_acc }» соседу слева, новый владелец — { $other }.
    .you = Вы передаёте «{ $card_acc }» соседу слева, новый владелец — { $other }.
    .you-other = { $player } передаёт «{ $card_acc }» соседу слева, новый владелец — вы.
note-exchanges = { $n ->
    [one] { $player } обменивает { $n } жетон { $energy_gen } на { $other_acc }.
    [few] { $player } обменивает { $n } жетона { $energy_gen } на { $other_acc }.
    [many] { $player } обменивает { $n } жетонов { $energy_gen } на { $other_acc }.
   *[other] { $player } обменивает { $n } жетона { $energy_gen } на { $other_acc }.
}
    .you = { $n ->
        [one] Вы обмениваете { $n } жетон { $energy_gen } на { $other_acc }.
        [few] Вы обмениваете { $n } жетона { $energy_gen } на { $other_acc }.
        [many] Вы обмениваете { $n } жетонов { $energy_gen } на { $other_acc }.
       *[other] Вы обмениваете { $n } жетона { $energy_gen } на { $other_acc }.
    }
note-ends-turn = { $player } заканчивает ход.
    .you = Вы заканчиваете ход.
note-marker-moves = { $n ->
    [one] Маркер на колесе сезонов проходит { $n } деление и встаёт на деление { $space }.
    [few] Маркер на колесе сезонов проходит { $n } деления и встаёт на деление { $space }.
    [many] Маркер на колесе сезонов проходит { $n } делений и встаёт на деление { $space }.
   *[other] Маркер на колесе сезонов проходит { $n } деления и встаёт на деление { $space }.
}
note-marker-moves-back = { $n ->
    [one] Маркер на колесе сезонов отходит на { $n } деление назад и встаёт на деление { $space }.
    [few] Маркер на колесе сезонов отходит на { $n } деления назад и встаёт на деление { $space }.
    [many] Маркер на колесе сезонов отходит на { $n } делений назад и встаёт на деление { $space }.
   *[other] Маркер на колесе сезонов отходит на { $n } деления назад и встаёт на деление { $space }.
}
note-season-changes = Наступает { $season }.
note-year-changes = Теперь идёт { $n }-й год.
note-takes-library = { $player } берёт в руку карты, отложенные на { $n }-й год.
    .you = Вы берёте в руку карты, отложенные на { $n }-й год.
note-pile-reshuffled = { $n ->
    [one] Сброс становится новой колодой: в ней { $n } карта.
    [few] Сброс тасуют: в новой колоде { $n } карты.
    [many] Сброс тасуют: в новой колоде { $n } карт.
   *[other] Сброс тасуют: в новой колоде { $n } карты.
}
note-game-ends = Третий год позади. Игра окончена.
note-scores = { $n ->
    [one] { $player } заканчивает партию с { $n } очком престижа.
    [few] { $player } заканчивает партию с { $n } очками престижа.
    [many] { $player } заканчивает партию с { $n } очками престижа.
   *[other] { $player } заканчивает партию с { $n } очка престижа.
}
    .you = { $n ->
        [one] Вы заканчиваете партию с { $n } очком престижа.
        [few] Вы заканчиваете партию с { $n } очками престижа.
        [many] Вы заканчиваете партию с { $n } очками престижа.
       *[other] Вы заканчиваете партию с { $n } очка престижа.
    }
refusal-lacks-energy = Пока нельзя. Для карты «{ $card }» не хватает { $n } { $n ->
    [one] жетона
    [few] жетонов
    [many] жетонов
   *[other] жетона
} { $energy_gen }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more } другого вида.
}

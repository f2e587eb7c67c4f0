### Доска Pax Illuminaten, русский язык. Термины — по глоссарию из cards.ftl.

## Места и вещи

pax_illuminaten-map = Поле
pax_illuminaten-areopagus = Ваш ареопаг
pax_illuminaten-areopagus-of = Ареопаг: { $player }
pax_illuminaten-face-down = закрыта
pax_illuminaten-court = Двор
pax_illuminaten-majordomo = под распорядителем
pax_illuminaten-empty = пусто
pax_illuminaten-deck = Колода { $n }
pax_illuminaten-discard = Сброс { $n }
pax_illuminaten-court-hint = Одна карта бесплатна. Если берёте две, одна из них — та, что под распорядителем, а вторая стоит жетон поддержки.
pax_illuminaten-chain = Цепь заговора
pax_illuminaten-plan = Карта плана
pax_illuminaten-chain-hint = Разыграйте просвещённого из руки, чтобы начать её.
pax_illuminaten-chain-ends = Цепь замкнута.
pax_illuminaten-next = дальше:
pax_illuminaten-any = любая карта
pax_illuminaten-hand = Рука
pax_illuminaten-no-cards = В руке нет карт.
pax_illuminaten-card = карта
pax_illuminaten-card-plot = Замысел
pax_illuminaten-card-event = Событие
pax_illuminaten-card-faction = Карта фракции
pax_illuminaten-card-opponent = Искусственный соперник
pax_illuminaten-tokens-left = Осталось влияния
pax_illuminaten-plots-realized = Воплощено замыслов
pax_illuminaten-events-in-hand = Особые события в руке
pax_illuminaten-laid = выложена
pax_illuminaten-choose = Выбрать
pax_illuminaten-lodges = Ложи
pax_illuminaten-lodge-of = { $n ->
    [one] Ложа: { $faction }, { $n } карта
    [few] Ложа: { $faction }, { $n } карты
   *[many] Ложа: { $faction }, { $n } карт
}
pax_illuminaten-no-lodges = Лож пока нет: ложа — это три соседние карты одной фракции.
pax_illuminaten-main-lodge = главная ложа своей фракции
pax_illuminaten-ring = Обведён тот, кто управляет.
pax_illuminaten-stock = Поддержка в запасе
pax_illuminaten-faction-cards = Карты фракций
pax_illuminaten-free = свободна
pax_illuminaten-used = использована в этом ходу
pax_illuminaten-claim = забрать
pax_illuminaten-edicts = Эдикты
pax_illuminaten-edicts-chip = Эдикты { $n } из { $of }
pax_illuminaten-edicts-gone = Сброшено эдиктов: { $n } из { $of }
pax_illuminaten-event-deck = колода событий { $n }
pax_illuminaten-in-force = В силе
pax_illuminaten-boosts = До конца этого хода
pax_illuminaten-pawn = фигурка искусственного соперника
pax_illuminaten-marker = маркер награды
pax_illuminaten-controls = управляет { $player }
    .you = управляете вы
pax_illuminaten-in-lodge = в ложе: { $list }
pax_illuminaten-slots = свободно ячеек: { $free } из { $of }
pax_illuminaten-influence-of = влияние: { $list }
pax_illuminaten-mason = масон
pax_illuminaten-rosicrucian = розенкрейцер
pax_illuminaten-strength = сила { $n }
pax_illuminaten-dagger = кинжал: приносит победу уязвимой стороне
pax_illuminaten-hammers = молоты: приносят победу стороне с превосходством
pax_illuminaten-kind-extra_action = Дополнительное действие
    .short = Доп. действие
pax_illuminaten-kind-boost = Усиление
pax_illuminaten-kind-special_action = Особое действие
pax_illuminaten-income-first = 1 жетон любой из двух фракций
pax_illuminaten-income-second = по 1 жетону каждой фракции
pax_illuminaten-income-third = по 1 жетону каждой фракции и ещё 1 любой из них
pax_illuminaten-income-grand_master = 3 жетона своей фракции
pax_illuminaten-income-royal_arch = 2 жетона своей фракции, при допросе — 2 за каждое влияние

## Действия

pax_illuminaten-actions = Основные действия
pax_illuminaten-budget = осталось { $n }
pax_illuminaten-act-scout = Разведать
pax_illuminaten-act-influence = Повлиять
pax_illuminaten-act-interrogate = Допросить
pax_illuminaten-act-ostracize = Исключить
pax_illuminaten-act-reassign = Переназначить
pax_illuminaten-act-oust = Вытеснить
pax_illuminaten-cost-scout = 1 жетон
pax_illuminaten-cost-influence = стоимость ячеек
pax_illuminaten-cost-interrogate = бесплатно
pax_illuminaten-cost-ostracize = 1 жетон за фишку
pax_illuminaten-cost-reassign = 1 жетон, 3 шага
pax_illuminaten-cost-oust = 1 жетон за фишку
pax_illuminaten-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
pax_illuminaten-act-hint = Выберите действие или нажмите на светящуюся карту, чтобы увидеть, что там можно сделать.
pax_illuminaten-begun = Теперь выберите светящуюся цель.
pax_illuminaten-begun-key = Esc — передумать.
pax_illuminaten-flag-quick = Быстрая поддержка взята
pax_illuminaten-flag-claimed = Карта фракции забрана
pax_illuminaten-flag-realized = Замысел воплощён
pax_illuminaten-printed-cost = Стоимость на карте, без скидок.
pax_illuminaten-due = К оплате
pax_illuminaten-pay-hint = Нажмите на свою поддержку ниже. Вместо неё можно заплатить другой (P-4.3).
pax_illuminaten-quick = Быстрая поддержка
pax_illuminaten-events-drawn = Взятые события

## Спор

pax_illuminaten-contest = Спор: { $card }
pax_illuminaten-attacks = нападает
    .you = нападаете
pax_illuminaten-defends = защищается
    .you = защищаетесь
pax_illuminaten-advantage = превосходство
pax_illuminaten-vulnerable = уязвимость
pax_illuminaten-on-card = { $n } на карте
pax_illuminaten-beside = { $n } рядом
pax_illuminaten-areopagus-adds = +1 ареопаг
pax_illuminaten-bonus = +{ $n } за жетоны
pax_illuminaten-stake = { $n ->
    [one] { $n } фишка на кону
    [few] { $n } фишки на кону
   *[many] { $n } фишек на кону
}
pax_illuminaten-only-dagger = кинжал
pax_illuminaten-only-hammers = молоты
pax_illuminaten-three-cards = до трёх карт
pax_illuminaten-wins-at-once = победа сразу
pax_illuminaten-won = В споре побеждает { $player }
    .you = Вы побеждаете в споре

## Замыслы

pax_illuminaten-plots = Замыслы
pax_illuminaten-public = общий
pax_illuminaten-only-you = видите только вы
pax_illuminaten-yours = ваш
pax_illuminaten-yours-of = Воплощено: { $n } из 2
pax_illuminaten-lapsed = больше не выполнен
pax_illuminaten-ready = Выполнен: можно воплотить
pax_illuminaten-realized = воплощён
pax_illuminaten-realized-by = воплощает { $player }
    .you = воплощаете вы
pax_illuminaten-meets = выполнен
pax_illuminaten-met = выполнено
pax_illuminaten-not-met = не хватает
pax_illuminaten-hidden-plots = Личные замыслы скрыты от вас: { $list }
pax_illuminaten-now = сейчас { $n }
pax_illuminaten-to = { $n } против { $m }
pax_illuminaten-missing = не хватает: { $list }
pax_illuminaten-check-lodge_cards = { $n ->
    [one] Ложа из { $n } карты
   *[many] Ложа из { $n } карт
}
pax_illuminaten-check-outer_cards = { $n ->
    [one] Ложа с { $n } внешней картой
   *[many] Ложа с { $n } внешними картами
}
pax_illuminaten-check-central_line = Карты подряд в центральном ряду: { $n }
pax_illuminaten-check-own_areopagus = Ложа касается вашего ареопага
pax_illuminaten-check-rival_areopagus = Она касается чужого ареопага
pax_illuminaten-check-influence_there = Влияния там: { $n }
pax_illuminaten-check-influence_on_degree = Влияния на королевских арках: { $n }
pax_illuminaten-check-more_than_rivals = Больше, чем у любого соперника
pax_illuminaten-check-path_rows = { $n ->
    [one] Путь вашего влияния в одной ложе через { $n } ряд
    [few] Путь вашего влияния в одной ложе через все { $n } ряда
   *[many] Путь вашего влияния в одной ложе через все { $n } рядов
}
pax_illuminaten-check-star_cards = Влияние на карте и на 3 картах вокруг неё, все одной степени
pax_illuminaten-check-inner_cards = { $n ->
    [one] Влияние на { $n } внутренней карте
   *[many] Влияние на { $n } внутренних картах
}
pax_illuminaten-check-inner_ring = Каждая рядом с двумя другими
pax_illuminaten-check-mason_factions = Управляемые масоны всех { $n } фракций
pax_illuminaten-check-control_cards = Управляемых карт: { $n }
pax_illuminaten-check-shared_cards = Карт, где есть и чужое влияние: { $n }
pax_illuminaten-check-control_degree = Управляемых великих мастеров: { $n }
pax_illuminaten-check-control_affiliation = Управляемых розенкрейцеров: { $n }
pax_illuminaten-check-together = Другие карты и другая ложа, чем у воплощённого замысла

## Искусственные соперники

pax_illuminaten-ao-saint_germain = Сен-Жермен
pax_illuminaten-ao-weishaupt = Вейсгаупт
pax_illuminaten-ao-joseph_ii = Иосиф II
pax_illuminaten-ao-franck = Франк
pax_illuminaten-any-wins = хватит любого
pax_illuminaten-and-most = и влияния больше всех
pax_illuminaten-aim-edicts_in_event_discard = Эдиктов в сбросе: { $n }
pax_illuminaten-aim-control_lodge = { $n ->
    [one] Управляемая ложа из { $n } карты
   *[many] Управляемая ложа из { $n } карт
}
pax_illuminaten-aim-influence_on_map = Влияния на поле: { $n }
pax_illuminaten-aim-control_degrees = Управляемых великих мастеров и королевских арок: { $n }
pax_illuminaten-aim-control_cards = Управляемых карт: { $n }
pax_illuminaten-aim-control_lodges_of_different_factions = { $n ->
    [one] Управляемые ложи { $n } фракции
   *[many] Управляемые ложи { $n } фракций
}
pax_illuminaten-aim-control_affiliation = Управляемых розенкрейцеров: { $n }
pax_illuminaten-script = Сценарий: первый подходящий пункт
pax_illuminaten-applied = сработал последним: { $place }
pax_illuminaten-own-design = Этот сценарий придумали мы: печатного текста достать не удалось.
pax_illuminaten-reconstructed = Часть значений на картах восстановлена. Какие — сказано на крупной карте.
pax_illuminaten-guessed = восстановлено: { $list }
pax_illuminaten-group-degree = степень
pax_illuminaten-group-factions = фракции
pax_illuminaten-group-influence = ячейки
pax_illuminaten-group-strength = сила
pax_illuminaten-group-affiliation = организация

## Конец

pax_illuminaten-won-by = Победу принесло
pax_illuminaten-realized-plots = Воплощённые замыслы
pax_illuminaten-scoring = Подсчёт очков за фракции: влияние в главных ложах
pax_illuminaten-points = Очки
pax_illuminaten-before-scoring = Исход партии решили замыслы, до подсчёта. Вот очки на тот момент.
pax_illuminaten-verdict-plots = Два воплощённых замысла, раунд { $round }.
pax_illuminaten-verdict-ao = Выполнен один из собственных замыслов, раунд { $round }.
pax_illuminaten-verdict-points = { $n ->
    [one] Пятый эдикт сброшен. { $n } очко в главных ложах.
    [few] Пятый эдикт сброшен. { $n } очка в главных ложах.
   *[many] Пятый эдикт сброшен. { $n } очков в главных ложах.
}
pax_illuminaten-verdict-cards = Пятый эдикт сброшен. Очков поровну, по { $n }; тогда считают карты фракций.
pax_illuminaten-chart = Влияние на поле по раундам

## Текстовый режим

view-opponent = Искусственный соперник
view-id = Кто
view-own_design = Сценарий придуман нами
view-pawn = Фигурка
view-plots = Замыслы
view-what = Что
view-have = Сейчас
view-need = Нужно
view-most = И больше всех
view-met = Выполнен
view-map_name = Размер поля
view-budget = Осталось основных действий
view-flags = В этом ходу
view-claimed = Карта фракции забрана
view-realized = Замысел воплощён
view-quick = Быстрая поддержка взята
view-big_played = Разыгран великий мастер или королевская арка
view-used = Использованные карты фракций
view-boosts = Усиления в силе
view-duel = Идёт спор
view-attacker = Нападает
view-defender = Защищается
view-aimed = Ячейки на кону
view-strengths = Начальная сила
view-bonus = Сила за жетоны
view-advantage = Превосходство
view-map = Поле
view-up = Открыта
view-control = Управляет
view-slots = Ячейки
view-markers = Маркеры награды
view-lodges = Ложи
view-faction = Фракция
view-places = Места
view-main = Главная ложа
view-supply = Поддержка в запасе
view-court = Двор
view-majordomo = Распорядитель на месте
view-events = Колода событий
view-event_discard = Сброс событий
view-edicts = Эдикты
view-row = Свободные карты фракций
view-public = Общие замыслы
view-plot = Замысел
view-on = Воплощён у игроков
view-edge = На нижнем краю
view-checks = Что нужно
view-pile = Остальные замыслы
view-chain = Цепь заговора
view-contest = Карты спора
view-plan = Карты плана
view-sides = Игроки
view-place = Место
view-touches = Касается
view-connection = Карта связей
view-factions = Фракции
view-favor = Поддержка
view-influence = Осталось влияния
view-specials = Особые события в руке
view-front = Событие в силе
view-faction_cards = Карты фракций
view-laid = Карта спора выложена
view-laid_card = Выложенная карта
view-by_plots = Победа по замыслам
view-2 = 2
view-3 = 3
what-lodge_cards = карт в одной ложе
what-outer_cards = внешних карт в одной ложе
what-central_line = подряд в центральном ряду
what-own_areopagus = касается вашего ареопага
what-rival_areopagus = касается чужого ареопага
what-influence_there = вашего влияния там
what-influence_on_degree = влияния на королевских арках
what-more_than_rivals = больше, чем у соперников
what-path_rows = рядов на одном пути
what-star_cards = карт одной степени вокруг одной
what-inner_cards = внутренних карт с вашим влиянием
what-inner_ring = каждая рядом с двумя другими
what-mason_factions = фракций у ваших масонов
what-control_cards = карт под управлением
what-shared_cards = карт, где есть и чужое влияние
what-control_degree = великих мастеров под управлением
what-control_affiliation = розенкрейцеров под управлением
what-together = не сочетается с вашими другими замыслами
what-edicts_in_event_discard = эдиктов в сбросе
what-control_lodge = карт в управляемой ложе
what-influence_on_map = влияния на поле
what-control_degrees = великих мастеров и королевских арок под управлением
what-control_lodges_of_different_factions = фракций с управляемыми ложами

## Как текстовый режим называет значения этого стола

map_name-map14 = поле из 14 карт
map_name-map19 = поле из 19 карт
place-N = сверху
place-NE = справа сверху
place-SE = справа снизу
place-S = снизу
place-SW = слева снизу
place-NW = слева сверху
pax_illuminaten-doubt-paid = Все карты, которые могли здесь что-то принести, в этом ходу уже это сделали: вы ничего не получите.
pax_illuminaten-doubt-given = Вся поддержка, которую это принесёт, достанется другим: { $n }.
pax_illuminaten-doubt-favor = На это уйдёт поддержка: { $n } из { $of }. Останется: { $left }.
pax_illuminaten-doubt-substitute = Можно заплатить нужным жетоном. Замена обойдётся дороже: жетонов — { $n } вместо одного.
pax_illuminaten-doubt-actions = Вы сделали не все основные действия. Осталось: { $n }.
pax_illuminaten-doubt-seats = Не всем вашим фишкам хватит места на этой карте. Вернётся в свой запас: { $n }.
pax_illuminaten-doubt-edict = Вся ваша поддержка этой фракции ({ $faction }) вернётся в запас: { $n }.
pax_illuminaten-favor-choice = поддержка фракции на выбор
pax_illuminaten-favor-given = поддержка другим
pax_illuminaten-hand-court = Рука и двор

# итоги раунда
pax_illuminaten-recap = Раунд { $round } окончен
pax_illuminaten-recap-you = Ваше влияние на карте: { $n } ({ $more }). Ваша поддержка: { $m } ({ $favor }).
pax_illuminaten-recap-leads = Больше всего влияния у игрока { $player }: { $n }.
    .you = Больше всего влияния у вас.
pax_illuminaten-recap-on = К раунду { $round }
pax_illuminaten-recap-round = За раунд
pax_illuminaten-recap-interrogate = Допросы
pax_illuminaten-recap-conspire = Заговоры
pax_illuminaten-recap-actions = Размещено и уплачено
pax_illuminaten-recap-contest = Споры
pax_illuminaten-recap-events = Эдикты и прочее
pax_illuminaten-recap-rivals = От соперников и им
pax_illuminaten-recap-changes = Что ещё произошло

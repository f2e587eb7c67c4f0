### Доска Pax Illuminaten, русский язык. Термины — по глоссарию из cards.ftl.

## Места и вещи

page-pax-map = Поле
page-pax-areopagus = Ваш ареопаг
page-pax-areopagus-of = Ареопаг: { $player }
page-pax-face-down = лицом вниз
page-pax-court = Двор
page-pax-majordomo = под распорядителем
page-pax-empty = пусто
page-pax-deck = Колода { $n }
page-pax-discard = Сброс { $n }
page-pax-court-hint = Одна карта бесплатна. Если берёте две, одна из них — та, что под распорядителем, а вторая стоит жетон поддержки.
page-pax-chain = Цепь заговора
page-pax-plan = Карта плана
page-pax-chain-hint = Сыграйте просвещённого с руки, чтобы начать её.
page-pax-chain-ends = Цепь замкнута.
page-pax-next = дальше:
page-pax-any = любая карта
page-pax-hand = Рука
page-pax-no-cards = На руке нет карт.
page-pax-card = карта
page-pax-card-plot = Замысел
page-pax-card-event = Событие
page-pax-card-faction = Карта фракции
page-pax-tokens-left = Осталось влияния
page-pax-plots-realized = Воплощено замыслов
page-pax-events-in-hand = Особые события на руке
page-pax-laid = выложена
page-pax-choose = Выбрать
page-pax-lodges = Ложи
page-pax-lodge-of = { $n ->
    [one] Ложа: { $faction }, { $n } карта
    [few] Ложа: { $faction }, { $n } карты
   *[many] Ложа: { $faction }, { $n } карт
}
page-pax-no-lodges = Лож пока нет: ложа — это три соседние карты одной фракции.
page-pax-main-lodge = главная ложа своей фракции
page-pax-ring = Обведён тот, кто управляет.
page-pax-stock = Поддержка в запасе
page-pax-faction-cards = Карты фракций
page-pax-free = свободна
page-pax-used = использована в этом ходу
page-pax-claim = забрать
page-pax-edicts = Эдикты
page-pax-edicts-chip = Эдикты { $n } из { $of }
page-pax-edicts-gone = Сброшено эдиктов: { $n } из { $of }
page-pax-event-deck = колода событий { $n }
page-pax-in-force = В силе
page-pax-boosts = До конца этого хода
page-pax-pawn = фигурка искусственного соперника
page-pax-marker = маркер награды
page-pax-controls = управляет { $player }
page-pax-in-lodge = в ложе: { $list }
page-pax-slots = свободно ячеек: { $free } из { $of }
page-pax-influence-of = влияние: { $list }
page-pax-mason = масон
page-pax-rosicrucian = розенкрейцер
page-pax-strength = сила { $n }
page-pax-dagger = кинжал: побеждает на стороне с уязвимостью
page-pax-hammers = молоты: побеждают на стороне с превосходством
page-pax-kind-extra_action = Доп. действие
page-pax-kind-boost = Усиление
page-pax-kind-special_action = Особое
page-pax-income-first = 1 жетон любой из двух фракций
page-pax-income-second = по 1 жетону каждой фракции
page-pax-income-third = по 1 жетону каждой фракции и ещё 1 любой из них
page-pax-income-grand_master = 3 жетона своей фракции
page-pax-income-royal_arch = 2 жетона своей фракции, при допросе — 2 за каждое влияние

## Действия

page-pax-actions = Основные действия
page-pax-budget = осталось { $n }
page-pax-act-scout = Разведать
page-pax-act-influence = Повлиять
page-pax-act-interrogate = Допросить
page-pax-act-ostracize = Исключить
page-pax-act-reassign = Переназначить
page-pax-act-oust = Вытеснить
page-pax-cost-scout = 1 жетон
page-pax-cost-influence = цена ячеек
page-pax-cost-interrogate = бесплатно
page-pax-cost-ostracize = 1 жетон за влияние
page-pax-cost-reassign = 1 жетон, 3 шага
page-pax-cost-oust = 1 жетон за влияние
page-pax-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
page-pax-act-hint = Выберите действие или нажмите на светящуюся карту, чтобы увидеть, что там можно сделать.
page-pax-begun = Теперь выберите светящуюся цель. Esc — передумать.
page-pax-flag-quick = Быстрая поддержка взята
page-pax-flag-claimed = Карта фракции забрана
page-pax-flag-realized = Замысел воплощён
page-pax-printed-cost = Цена на карте, без скидок.
page-pax-due = К оплате
page-pax-pay-hint = Нажмите на свою поддержку ниже. Вместо неё можно заплатить другой (P-4.3).
page-pax-quick = Быстрая поддержка
page-pax-events-drawn = Взятые события

## Спор

page-pax-contest = Спор: { $card }
page-pax-attacks = нападает
page-pax-defends = защищается
page-pax-advantage = превосходство
page-pax-vulnerable = уязвимость
page-pax-on-card = { $n } на карте
page-pax-beside = { $n } рядом
page-pax-areopagus-adds = +1 ареопаг
page-pax-bonus = +{ $n } за жетоны
page-pax-stake = { $n ->
    [one] { $n } фишка на кону
    [few] { $n } фишки на кону
   *[many] { $n } фишек на кону
}
page-pax-only-dagger = кинжал
page-pax-only-hammers = молоты
page-pax-three-cards = до трёх карт
page-pax-wins-at-once = победа сразу
page-pax-won = Победа в споре: { $player }

## Замыслы

page-pax-plots = Замыслы
page-pax-public = общий
page-pax-only-you = только вы
page-pax-yours = ваш
page-pax-yours-of = Воплощено: { $n } из 2
page-pax-lapsed = на краю
page-pax-ready = Выполнен: можно воплотить
page-pax-realized = воплощён
page-pax-realized-by = воплотил { $player }
page-pax-meets = выполнен
page-pax-met = выполнено
page-pax-not-met = не хватает
page-pax-hidden-plots = Личные замыслы скрыты от вас: { $list }
page-pax-now = сейчас { $n }
page-pax-to = { $n } против { $m }
page-pax-missing = не хватает: { $list }
page-pax-check-lodge_cards = { $n ->
    [one] Ложа из { $n } карты
   *[many] Ложа из { $n } карт
}
page-pax-check-outer_cards = { $n ->
    [one] Ложа с { $n } внешней картой
   *[many] Ложа с { $n } внешними картами
}
page-pax-check-central_line = { $n } подряд в центральном ряду
page-pax-check-own_areopagus = Ложа касается вашего ареопага
page-pax-check-rival_areopagus = Она касается чужого ареопага
page-pax-check-influence_there = Влияния там: { $n }
page-pax-check-influence_on_degree = Влияния на королевских арках: { $n }
page-pax-check-more_than_rivals = Больше, чем у любого соперника
page-pax-check-path_rows = { $n ->
    [one] Путь вашего влияния в одной ложе через { $n } ряд
    [few] Путь вашего влияния в одной ложе через все { $n } ряда
   *[many] Путь вашего влияния в одной ложе через все { $n } рядов
}
page-pax-check-star_cards = Влияние на карте и на 3 картах вокруг неё, все одной степени
page-pax-check-inner_cards = { $n ->
    [one] Влияние на { $n } внутренней карте
   *[many] Влияние на { $n } внутренних картах
}
page-pax-check-inner_ring = Каждая рядом с двумя другими
page-pax-check-mason_factions = Управляемые масоны всех { $n } фракций
page-pax-check-control_cards = Управляемых карт: { $n }
page-pax-check-shared_cards = Карт, где есть и чужое влияние: { $n }
page-pax-check-control_degree = Управляемых великих мастеров: { $n }
page-pax-check-control_affiliation = Управляемых розенкрейцеров: { $n }
page-pax-check-together = Другие карты и другая ложа, чем у воплощённого замысла

## Искусственные соперники

page-pax-ao-saint_germain = Сен-Жермен
page-pax-ao-weishaupt = Вейсгаупт
page-pax-ao-joseph_ii = Иосиф II
page-pax-ao-franck = Франк
page-pax-any-wins = хватит любого
page-pax-and-most = и влияния больше всех
page-pax-aim-edicts_in_event_discard = Эдиктов в сбросе: { $n }
page-pax-aim-control_lodge = { $n ->
    [one] Управляемая ложа из { $n } карты
   *[many] Управляемая ложа из { $n } карт
}
page-pax-aim-influence_on_map = Влияния на поле: { $n }
page-pax-aim-control_degrees = Управляемых великих мастеров и королевских арок: { $n }
page-pax-aim-control_cards = Управляемых карт: { $n }
page-pax-aim-control_lodges_of_different_factions = { $n ->
    [one] Управляемые ложи { $n } фракции
   *[many] Управляемые ложи { $n } фракций
}
page-pax-aim-control_affiliation = Управляемых розенкрейцеров: { $n }
page-pax-script = Сценарий: первый подходящий пункт
page-pax-applied = сработал последним: { $place }
page-pax-own-design = Этот сценарий придумали мы: печатного текста достать не удалось.
page-pax-reconstructed = Часть значений на картах восстановлена. Какие — сказано на крупной карте.
page-pax-guessed = восстановлено: { $list }
page-pax-group-degree = степень
page-pax-group-factions = фракции
page-pax-group-influence = ячейки
page-pax-group-strength = сила
page-pax-group-affiliation = орден

## Конец

page-pax-won-by = Победу принесло
page-pax-scoring = Подсчёт фракций: влияние в главных ложах
page-pax-points = Очки
page-pax-before-scoring = Замыслы решили игру до подсчёта. Вот очки на тот момент.
page-pax-verdict-plots = Два воплощённых замысла, раунд { $round }.
page-pax-verdict-ao = Выполнен один из собственных замыслов, раунд { $round }.
page-pax-verdict-points = { $n ->
    [one] Пятый эдикт сброшен. { $n } очко в главных ложах.
    [few] Пятый эдикт сброшен. { $n } очка в главных ложах.
   *[many] Пятый эдикт сброшен. { $n } очков в главных ложах.
}
page-pax-verdict-cards = Пятый эдикт сброшен. Очков поровну, по { $n }; решили карты фракций.
page-pax-chart = Влияние на поле по раундам

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
view-big_played = Сыгран великий мастер или королевская арка
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
view-up = Лицом вверх
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
view-on = Воплотили
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
view-specials = Особые события на руке
view-front = Событие в силе
view-faction_cards = Карты фракций
view-laid = Карта спора выложена
view-laid_card = Выложенная карта
view-by_plots = Победа замыслами
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

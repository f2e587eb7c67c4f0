### The board of Seasons, Russian.

seasons-item = Предмет
seasons-familiar = Фамильяр
seasons-basic = базовая
seasons-advanced = сложная
seasons-cost = Стоимость
seasons-costs = стоимость: { $cost }
seasons-crystals = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
seasons-prestige = престиж { $n }
seasons-with-kept = С вашими картами
seasons-turned = повёрнута
seasons-room = свободно
seasons-no-room = Разыгранных карт нет, и места для них пока тоже: сила мага 0.
seasons-click-transmute = нажмите, чтобы превратить
seasons-gauge = Сила мага
seasons-gauge-of = Сила мага { $gauge }, разыграно карт: { $cards }
seasons-reserve-of = Резерв: { $n } из { $limit }
seasons-bonus-loss = Бонусов использовано: { $n } из 3, потеря очков: { $loss }
seasons-bonus-next = следующий отнимет ещё { $n }
seasons-points-at-end = очки в конце партии
seasons-group-bonus = Использовать бонус
seasons-leech = { $player }: +{ $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
seasons-dice = Кубики
seasons-die-gauge = сила мага +1
seasons-die-draw = взять карту
seasons-die-transmute = превращение
seasons-die-pips = { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[other] { $n } точек
}
seasons-pips = колесо +{ $n }
seasons-left-over = Остался
seasons-wheel-plus = колесо +{ $n }
seasons-deck = колода: { $n }
seasons-discard = сброс: { $n }
seasons-wheel = Колесо сезонов: деление { $space }, { $season }, год { $year }. Жетон стоит: { $worth }.
seasons-year-word = Год
seasons-year = Год { $year }
seasons-round-end = В конце раунда
seasons-wheel-moves = Колесо: +{ $n }
seasons-wheel-changes = Колесо: +{ $n }, наступает { $season }
seasons-prelude = Прелюдия
seasons-draft-hint = Стопки передают соседу слева. Ваш выбор никто не видит, пока не выберут все.
seasons-sets-hint = Ваши наборы видите только вы.
seasons-pick-sealed = Ваш выбор сделан. Стопки пойдут дальше, когда выберут все.
seasons-sets-sealed = Ваши наборы готовы. Поединок начнётся, когда закончат все.
seasons-draft-onlooker = Стопки скрыты от зрителей.
seasons-kept = Оставлено: { $n } из { $of }
seasons-three-sets = Три набора по три карты
seasons-set-hand = Год 1: ваша рука
seasons-set-year = Год { $year }
seasons-sets-ask = Разложите девять карт. Набор I — ваша рука, наборы II и III придут со 2-м и 3-м годом.
seasons-sets-how = Чтобы поменять две карты местами, коснитесь обеих — или перетащите одну.
seasons-sets-held = Теперь укажите, куда её положить.
seasons-set-free = свободное место
seasons-seal = Подтвердить
seasons-unseal = Изменить выбор
seasons-clear = Убрать всё
seasons-seen-about = Стопки, которые прошли через ваши руки. В рамке — ваши карты.
seasons-seen-none = В этой партии стопок у вас не было.
seasons-pack-n = Стопка { $n }
seasons-verdict = Очки престижа: { $n }, на { $gap } больше, чем у игрока { $other }.
seasons-verdict-cards = Очки престижа: { $n }; решило число разыгранных карт.
seasons-verdict-tie = Очки престижа: { $n } у каждого.
seasons-chart = График
seasons-chart-crystals = Кристаллы за три года
seasons-chart-gauge = Сила мага за три года
seasons-chart-cards = Разыгранные карты за три года
seasons-show-crystals = Кристаллы
seasons-show-gauge = Сила мага
seasons-show-cards = Карты
seasons-tip = Раунд { $n }, { $season }

view-2 = Год 2
view-3 = Год 3
view-year = Год
view-season = Сезон
view-transmute = Можно превращать
view-plus_one = Прибавка к превращению
view-rolled = Кубики на столе
view-mages = Маги
view-crystals = Кристаллы
view-gauge = Сила мага
view-bonuses = Бонусы
view-reserve = Резерв
view-library = Библиотека
view-play = Разыгранные карты
view-die = Кубик
view-energy = Энергия
view-draw = Взять карту
view-pips = Точки
view-pack = Ваша стопка
view-kept = Оставленные карты
view-kit = Готовый набор
view-end_cards = Карты конца игры
view-prestige = Престиж разыгранных карт
view-total = Очки престижа
view-remembered = Стопки, которые прошли через ваши руки
seasons-doubt-symbols = Вы откажетесь от этого: { $what }. Продолжить?
seasons-tokens = { $n ->
    [one] { $n } жетон { $energy_gen }
    [few] { $n } жетона { $energy_gen }
    [many] { $n } жетонов { $energy_gen }
   *[other] { $n } жетона { $energy_gen }
}

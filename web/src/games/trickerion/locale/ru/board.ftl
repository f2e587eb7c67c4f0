### Слова поля Trickerion, русский.

page-tab-seen = План

trickerion-week = Раунд
trickerion-week-of = Раунд { $n } из { $of }
trickerion-phases = Фазы раунда
trickerion-phase-setup = Подготовка
trickerion-phase-dice_roll = Кубики
trickerion-phase-turn_order = Очерёдность
trickerion-phase-advertise = Реклама
trickerion-phase-assignment = Поручения
trickerion-phase-place_characters = Действия
trickerion-phase-performance = Представления
trickerion-phase-end_of_round = Конец
trickerion-setup = Подготовка к игре

trickerion-city = Город
trickerion-mine = Мастерская
trickerion-rivals = Соперники
trickerion-backstage = Кулисы
trickerion-stage = Сцена
trickerion-no-change = без изменений
trickerion-new = новая
trickerion-leaves = уходит
trickerion-free = свободно
trickerion-closed = не в этой партии
trickerion-empty = пусто
trickerion-links-word = связи
trickerion-links = { $n ->
    [0] нет связей
    [one] { $n } связь
    [few] { $n } связи
   *[other] { $n } связей
}
trickerion-performer-bonus = Бонус организатора
trickerion-performance-deck = { $n ->
    [one] впереди { $n } карта
    [few] впереди { $n } карты
   *[other] впереди { $n } карт
}
trickerion-your-show = Ваше представление
trickerion-as-it-stands = Если всё останется как есть. Где выбор ещё впереди, указано от и до.

trickerion-residence = Особняк
trickerion-inn = Трактир
trickerion-bank = Банк
trickerion-learn = Освоить
trickerion-hire = Нанять
trickerion-take-coins = Монеты
trickerion-set = Повернуть
trickerion-reroll = Перебросить
trickerion-buy = Купить
trickerion-orders = Заказы
trickerion-bargain = Сбить цену
trickerion-order = Заказать
trickerion-quick-order = Срочный заказ
trickerion-quick = срочно
trickerion-order-any = Заказать любой реквизит
trickerion-price = { $n ->
    [one] { $n } монета за штуку
    [few] { $n } монеты за штуку
   *[other] { $n } монет за штуку
}
trickerion-first-card = Выбрать первую карту
trickerion-further-card = Дополнительная карта
trickerion-fortune = Предсказание

trickerion-prophecies = Пророчества
trickerion-no-prophecy = В этом раунде пророчества нет.
trickerion-next = след.
trickerion-then = потом
trickerion-last = позже

trickerion-team = Команда и поручения
trickerion-your-team = Ваша команда
trickerion-tricks = Ваши номера
trickerion-trick-room = ячейка для номера
trickerion-components = Реквизит
trickerion-markers = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
trickerion-special-cards = Особые поручения
trickerion-special-hand = Особые поручения в руке
trickerion-poster = Афиша висит
trickerion-turn-order = { $n ->
    [1] первый ход
    [2] второй ход
    [3] третий ход
   *[other] четвёртый ход
}
trickerion-wages-all = Жалование, если выйдут все:
trickerion-in-purse = в кошельке { $n }
trickerion-unpaid = потеря славы: { $n }
trickerion-ready = ждёт хода
trickerion-placed = выставлен
trickerion-at-work = за делом
trickerion-idle = не занят
trickerion-hired = нанят
trickerion-no-card = без карты
trickerion-waits = дома
trickerion-face-down = закрыта
trickerion-level = уровень { $n }

trickerion-assignment = Поручения
trickerion-your-cards = Ваши карты: { $n }
trickerion-drop-here = Положите сюда карту
trickerion-idle-no-wage = без карты: не занят, жалования нет
trickerion-no-wage = без жалования
trickerion-ap = { $n } ОД
trickerion-points = ОД на подготовку
trickerion-ap-by-slot = ОД по ячейкам
trickerion-on-stage = На сцене
trickerion-stage-hint = проводит представление или работает за кулисами: { $n } ОД
trickerion-permanent = Обычное
trickerion-or-ap = или +1 ОД
trickerion-seal = Подтвердить
trickerion-of = { $n } из { $of }
trickerion-clear = Убрать всё
trickerion-break-seal = Изменить поручения
trickerion-sealed-about = Поручения подтверждены. Карты откроются, когда подтвердят все.
trickerion-back = Назад
trickerion-corner = свой знак
trickerion-up = вверх
trickerion-right = вправо
trickerion-down = вниз
trickerion-left = влево

trickerion-prepared = подготовлен: на карте { $n }, в театре { $m }
trickerion-missing = не хватает: { $what }
trickerion-can-prepare = можно подготовить ({ $n } ОД)
trickerion-shows-pay = Что принесёт вам представление
trickerion-if-you = проводите вы
trickerion-if-other = проводит { $player }
trickerion-nothing-set-up = В театре пока ничего нет.
trickerion-if-over = Если бы партия кончилась сейчас
trickerion-threshold = Порог славы
trickerion-needs = Реквизит
trickerion-prepare = Подготовка
trickerion-yield = Вознаграждение

trickerion-verdict = Слава: { $n }, на { $gap } больше, чем у игрока { $other }.
trickerion-verdict-order = Славы поровну: { $n }; решила очерёдность хода.
trickerion-cap = Каждая строка, кроме первой, и каждый номер 3-го уровня дают не больше 20 очков славы.
trickerion-fame-from = Откуда взялась слава
trickerion-from-tricks = исполненные номера
trickerion-from-links = связи
trickerion-from-performer = бонусы организатора
trickerion-from-posters = афиши
trickerion-from-other = прочее
trickerion-fame-weeks = Слава по раундам

view-last_round = Последний раунд
view-phase = Фаза
view-order = Очерёдность хода
view-residence = Номера в особняке
view-market = Рынок
view-buy = Область покупки
view-quick_order = Ячейка срочных заказов
view-aside = Рядом с областью покупки
view-shares = Доля в деле
view-dubious = Сомнительные источники
view-slots = Персонажи на поле
view-row = Ряд представлений
view-links = Связи
view-markers = Жетоны
view-beside = Рядом с ячейками
view-performance_deck = Колода представлений
view-performances_gone = Ушедшие карты представлений
view-troupes = Команды
view-magician = Иллюзионист
view-fame = Слава
view-coins = Монеты
view-shards = Осколки
view-poster = Афиша
view-ability_used = Способность использована
view-components = Реквизит
view-on_manager = на планшете импресарио
view-tricks = Номера
view-trick = Номер
view-symbol = Символ
view-supply = Жетоны в запасе
view-team = Команда
view-character = Персонаж
view-at = Ячейка
view-home = Дом
view-idle = не занят
view-face_up = открыта
view-held = В руке или закрыты
view-unknown = Неизвестные особые поручения
view-debuts = Уже исполнены
view-apprentices = Ученики
view-specialists = Специалисты
view-special_decks = Колоды особых поручений
view-prophecies = Пророчества
view-pending = Грядущие
view-stack = Стопка
view-past = Прошедшие
view-decks = Колоды
view-pieces = Жетонов
view-slot = Ячейка
view-corners = Углы
view-player = Игрок
trickerion-n-components = { $n ->
    [one] { $n } { $component }
    [few] { $n } { $component_few }
    [many] { $n } { $component_many }
   *[other] { $n } { $component_few }
}
trickerion-word-fame = { $n ->
    [one] очко славы
    [few] очка славы
    [many] очков славы
   *[other] очка славы
}
trickerion-word-coins = { $n ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
trickerion-word-shards = { $n ->
    [one] осколок
    [few] осколка
    [many] осколков
   *[other] осколка
}

# prices before the click
trickerion-action-points = очки действия
trickerion-wage-each-week = Жалование каждый раунд
trickerion-doubt-coins = Вы заплатите { $n } из { $of } { $of ->
    [one] монеты
   *[many] монет
}, останется { $left }.
trickerion-markers-on = { $n ->
    [one] жетон этого номера
    [few] жетона этого номера
    [many] жетонов этого номера
   *[other] жетона этого номера
}
trickerion-protege-points = очки действия протеже
trickerion-own-level = за лекции по номеру того же уровня
trickerion-doubt-wages = Жалование в конце раунда: { $wages }. Не хватит монет: { $n }, потеря славы: { $fame } (T-9.1).
trickerion-fame-missing = за недостающую славу
trickerion-fame-reached = славы достаточно

# the recap of a week
trickerion-recap = Раунд { $week } окончен
trickerion-recap-gain = { $n ->
    [one] Вы получили { $n } очко славы.
    [few] Вы получили { $n } очка славы.
   *[many] Вы получили { $n } очков славы.
}
trickerion-recap-loss = { $n ->
    [one] Вы потеряли { $n } очко славы.
    [few] Вы потеряли { $n } очка славы.
   *[many] Вы потеряли { $n } очков славы.
}
trickerion-recap-even = Ваша слава осталась прежней.
trickerion-recap-leads = Впереди { $player }: { $n }.
    .you = Впереди вы: { $n }.
trickerion-recap-level = Впереди поровну, по { $n }: { $players }.
trickerion-recap-on = К раунду { $week }
trickerion-recap-poster = Афиша
trickerion-recap-links = Связи включённых номеров
trickerion-recap-tricks = Исполненные номера
trickerion-recap-show = Своё представление
trickerion-recap-city = Город и прочее
trickerion-recap-wages = Жалование
trickerion-recap-week = За раунд
trickerion-recap-changes = Что изменится в раунде { $week }
trickerion-totals = Счёт игроков
trickerion-secret = Тайна академии
trickerion-room = Комната академии

## Строки хода партии, в которых сказано сразу о нескольких вещах

note-assigns-row = { $player } раздаёт карты: { $list }.
    .you = Вы раздаёте карты: { $list }.
note-reveals-row = { $player } открывает карты: { $list }.
    .you = Вы открываете карты: { $list }.
note-die-shows-row = Кубики брошены: { $list }.
trickerion-row-item = { $who } — { $what }
trickerion-row-marked = , символ «{ $symbol }»

### Слова поля Trickerion, русский.

page-tab-seen = План

tk-week = Неделя
tk-week-of = Неделя { $n } из { $of }
tk-phases = Фазы недели
tk-phase-setup = Подготовка
tk-phase-dice_roll = Кубики
tk-phase-turn_order = Порядок
tk-phase-advertise = Реклама
tk-phase-assignment = Поручения
tk-phase-place_characters = Персонажи
tk-phase-performance = Показ
tk-phase-end_of_round = Итог
tk-setup = Подготовка к игре

tk-city = Город
tk-mine = Мастерская
tk-rivals = Соперники
tk-backstage = Кулисы
tk-stage = Сцена
tk-no-change = без изменений
tk-new = новая
tk-leaves = уходит
tk-free = свободно
tk-closed = не в этой игре
tk-empty = пусто
tk-links-word = связи
tk-links = { $n ->
    [0] нет связей
    [one] { $n } связь
    [few] { $n } связи
   *[other] { $n } связей
}
tk-performer-bonus = Бонус организатора
tk-performance-deck = { $n ->
    [one] впереди { $n } карта
    [few] впереди { $n } карты
   *[other] впереди { $n } карт
}
tk-your-show = Ваш показ
tk-as-it-stands = По нынешнему раскладу; где выбор ещё впереди — от и до.

tk-residence = Особняк
tk-inn = Трактир
tk-bank = Банк
tk-learn = Освоить
tk-hire = Нанять
tk-take-coins = Монеты
tk-set = Повернуть
tk-reroll = Перебросить
tk-buy = Купить
tk-orders = Заказы
tk-bargain = Сбить цену
tk-order = Заказать
tk-quick-order = Срочный заказ
tk-quick = срочно
tk-order-any = Заказать любой реквизит
tk-price = { $n ->
    [one] { $n } монета за штуку
    [few] { $n } монеты за штуку
   *[other] { $n } монет за штуку
}
tk-first-card = Первая карта
tk-further-card = Ещё одна
tk-fortune = Предсказание

tk-prophecies = Пророчества
tk-no-prophecy = На этой неделе пророчества нет.
tk-next = след.
tk-then = потом
tk-last = позже

tk-team = Команда и поручения
tk-your-team = Ваша команда
tk-tricks = Ваши номера
tk-trick-room = место для номера
tk-components = Реквизит
tk-markers = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
tk-special-cards = Особые поручения
tk-special-hand = Особые поручения на руке
tk-poster = Афиша висит
tk-turn-order = { $n ->
    [1] первый ход
    [2] второй ход
    [3] третий ход
   *[other] четвёртый ход
}
tk-wages-all = Жалование, если работают все:
tk-in-purse = в кошельке { $n }
tk-unpaid = потеря славы: { $n }
tk-ready = ждёт хода
tk-placed = на месте
tk-at-work = за делом
tk-idle = без дела
tk-hired = нанят
tk-no-card = без карты
tk-waits = дома
tk-face-down = рубашкой вверх
tk-level = уровень { $n }

tk-assignment = Поручения
tk-your-cards = Ваши карты: { $n }
tk-drop-here = Положите сюда карту
tk-idle-no-wage = без карты: без дела и без жалования
tk-no-wage = без жалования
tk-ap = { $n } ОД
tk-points = ОД на подготовку
tk-ap-by-slot = ОД по ячейкам
tk-on-stage = На сцене
tk-stage-hint = проводит представление или работает за кулисами: { $n } ОД
tk-permanent = Обычное
tk-or-ap = или +1 ОД
tk-seal = Скрепить
tk-of = { $n } из { $of }
tk-clear = Убрать всё
tk-break-seal = Сломать печать
tk-sealed-about = Скреплено. Карты откроются, когда печать поставят все.
tk-back = Назад
tk-corner = свой угол
tk-up = вверх
tk-right = вправо
tk-down = вниз
tk-left = влево

tk-prepared = подготовлен: на карте { $n }, в театре { $m }
tk-missing = не хватает: { $what }
tk-can-prepare = можно подготовить ({ $n } ОД)
tk-shows-pay = Что принесёт вам представление
tk-if-you = проводите вы
tk-if-other = проводит { $player }
tk-nothing-set-up = В театре пока ничего нет.
tk-if-over = Если бы игра кончилась сейчас
tk-threshold = Порог
tk-needs = Реквизит
tk-prepare = Подготовка
tk-yield = Награда

tk-verdict = Слава: { $n }, на { $gap } больше, чем у игрока { $other }.
tk-verdict-order = Славы поровну: { $n }; решила очерёдность хода.
tk-cap = Каждая строка, кроме первой, и каждый номер 3-го уровня дают не больше 20 славы.
tk-fame-from = Откуда взялась слава
tk-from-tricks = показанные номера
tk-from-links = связи
tk-from-performer = бонусы организатора
tk-from-posters = афиши
tk-from-other = прочее
tk-fame-weeks = Слава по неделям

view-last_round = Последняя неделя
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
view-troupes = Труппы
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
view-at = Место
view-home = Дом
view-idle = без дела
view-face_up = открыта
view-held = На руке или закрыты
view-unknown = Неизвестные особые карты
view-debuts = Уже показаны
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

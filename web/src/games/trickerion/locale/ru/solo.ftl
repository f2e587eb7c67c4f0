### Слова поля для одиночной игры, русский язык.

tk-neutral = нейтральный жетон, вверх смотрит { $school }
tk-blocked = на этой неделе закрыто кубиком
tk-contested = спорное
tk-which-way = Как повернуть жетон?

tk-heir-notice = Часть печатных материалов одиночной игры утрачена. Планы наследника, ячейки карт представлений и грани кубиков подготовки восстановлены нами.
tk-heir-understood = Понятно
tk-heir-mood = Настрой
tk-heir-ready = Готов к свершениям
    .text = План представления и номер наибольшего уровня: сначала театр.
tk-heir-busy = В хлопотах
    .text = План подготовки или нет номера наибольшего уровня: сначала центр.
tk-heir-top = наибольший уровень: { $n }
tk-heir-plan = План
tk-heir-plan-perform = представление
tk-heir-plan-setup = подготовка
tk-heir-plan-hidden = не открыт
tk-heir-plans-left = { $n ->
    [one] впереди { $n } план
    [few] впереди { $n } плана
    [many] впереди { $n } планов
   *[other] впереди { $n } плана
}
tk-heir-special = с особой картой
tk-heir-contested = Спорные места
tk-heir-nowhere = нет
tk-heir-wanted = Список покупок
tk-heir-dice = Кубики подготовки
tk-heir-blocks = закрыто { $what }
tk-heir-rests = на этой неделе лежит
tk-heir-past = Прежние планы
tk-heir-pace = Его ходы
tk-pace-slow = медленно
tk-pace-normal = шаг за шагом
tk-pace-fast = быстро
tk-pace-by_hand = по кнопке «Дальше»
tk-pace-at_once = сразу целиком
tk-tell-pause = Пауза
tk-tell-go-on = Продолжить
tk-tell-next = Дальше
tk-tell-skip = Пропустить

tk-solo-ahead = Слава: { $n }, на { $gap } больше, чем у наследника.
tk-solo-behind = Слава: { $n }, на { $gap } меньше, чем у наследника.
tk-solo-game = Слава за игру
tk-solo-end = Итоговый подсчёт
tk-solo-fame-start = в начале
tk-solo-fame-advertising = афиши
tk-solo-fame-links = связи
tk-solo-fame-yields = показанные номера
tk-solo-fame-performances = бонусы организатора
tk-solo-fame-prophecies = пророчества
tk-solo-fame-coins = монеты, ставшие славой
tk-solo-fame-rest = прочее, минус невыплаченное жалование
tk-solo-end-shards = осколки
tk-solo-end-coins = монеты
tk-solo-end-cards = особые карты
tk-solo-end-tricks = номера 3-го уровня
tk-solo-end-leftovers = жетоны, оставшиеся на картах
tk-solo-end-characters = персонажи начиная с седьмого
tk-solo-seed = Расклад
tk-solo-same = Тот же расклад ещё раз
    .text = Те же карты и кубики, новая попытка.

view-heir = Наследник Далгарда
view-difficulty = Сложность
view-tuning = Тонкая настройка
view-mood = Настрой
view-top_level = Наибольший уровень
view-plan = План
view-plans_left = Планов впереди
view-plans_past = Прежние планы
view-line = Персонажи слева направо
view-spaces = Мест для персонажей
view-wanted = Список покупок
view-specials = Особые карты
view-day = День
view-setup_dice = Кубики подготовки
view-face = Грань
view-marked = лежит
view-blocked_slots = Закрытые ячейки
view-blocked_days = Закрытые дни
view-summary = Итог
view-entries = Пункты
view-location = Место
view-special = с особой картой
view-kind = Вид

tk-phase-classroom = Лекции
tk-academy = Академия
tk-secrets = Секреты
tk-secrets-stack = ещё в стопке: { $n }
tk-room-opens = откроется на неделе { $week }
tk-room-level = уровень { $n }
tk-banners = Знамёна
tk-banners-now = за зал на этой неделе: { $n }
tk-solo-fame-renovations = ремонт залов
tk-solo-end-banners = знамёна

view-academy = Академия
view-rooms = Залы
view-space = Зал
view-open = открыт
view-opens = откроется на неделе
view-levels = Уровни
view-threshold = Порог
view-cost = Цена
view-tile = Жетон зала
view-level = Уровень
view-change = Изменение
view-effect = Действие
view-bonus = Бонус
view-set_aside = отложен
view-own_level_bonus = Бонус своего уровня
view-tiles = Осталось залов
view-banners = Знамёна
view-banners_now = Знамён за зал на этой неделе
view-placed = поставлено
view-secrets = Секреты
view-upper = верхний
view-lower = нижний
view-gone = ушли
view-coins_on = Монеты на
view-protege = Протеже
view-points = ОД
view-wage = Жалование

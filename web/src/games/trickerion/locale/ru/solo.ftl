### Слова поля для одиночной игры, русский язык.

trickerion-neutral = нейтральный жетон, вверх смотрит { $school }
trickerion-blocked = на этой неделе закрыто кубиком
trickerion-contested = спорное
trickerion-which-way = Как повернуть жетон?

trickerion-heir-notice = Часть печатных материалов одиночной игры утрачена. Планы наследника, ячейки карт представлений и грани кубиков подготовки восстановлены нами.
trickerion-heir-understood = Понятно
trickerion-heir-mood = Настрой
trickerion-heir-ready = Готов к свершениям
    .text = План представления и номер наибольшего уровня: сначала театр.
trickerion-heir-busy = В хлопотах
    .text = План подготовки или нет номера наибольшего уровня: сначала центр.
trickerion-heir-top = наибольший уровень: { $n }
trickerion-heir-plan = План
trickerion-heir-plan-perform = представление
trickerion-heir-plan-setup = подготовка
trickerion-heir-plan-hidden = не открыт
trickerion-heir-plans-left = { $n ->
    [one] впереди { $n } план
    [few] впереди { $n } плана
    [many] впереди { $n } планов
   *[other] впереди { $n } плана
}
trickerion-heir-special = с особой картой
trickerion-heir-contested = Спорные места
trickerion-heir-nowhere = нет
trickerion-heir-wanted = Список покупок
trickerion-heir-dice = Кубики подготовки
trickerion-heir-blocks = закрыто { $what }
trickerion-heir-rests = на этой неделе лежит
trickerion-heir-past = Прежние планы
trickerion-heir-pace = Его ходы

trickerion-solo-ahead = Слава: { $n }, на { $gap } больше, чем у наследника.
trickerion-solo-behind = Слава: { $n }, на { $gap } меньше, чем у наследника.
trickerion-solo-game = Слава за игру
trickerion-solo-end = Итоговый подсчёт
trickerion-solo-fame-start = в начале
trickerion-solo-fame-advertising = афиши
trickerion-solo-fame-links = связи
trickerion-solo-fame-yields = показанные номера
trickerion-solo-fame-performances = бонусы организатора
trickerion-solo-fame-prophecies = пророчества
trickerion-solo-fame-coins = монеты, ставшие славой
trickerion-solo-fame-rest = прочее, минус невыплаченное жалование
trickerion-solo-end-shards = осколки
trickerion-solo-end-coins = монеты
trickerion-solo-end-cards = особые карты
trickerion-solo-end-tricks = номера 3-го уровня
trickerion-solo-end-leftovers = жетоны, оставшиеся на картах
trickerion-solo-end-characters = персонажи начиная с седьмого
trickerion-solo-seed = Расклад
trickerion-solo-same = Тот же расклад ещё раз
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

trickerion-phase-classroom = Лекции
trickerion-academy = Академия
trickerion-secrets = Секреты
trickerion-secrets-stack = ещё в стопке: { $n }
trickerion-room-opens = откроется на неделе { $week }
trickerion-room-level = уровень { $n }
trickerion-banners = Знамёна
trickerion-banners-now = за зал на этой неделе: { $n }
trickerion-solo-fame-renovations = ремонт залов
trickerion-solo-end-banners = знамёна

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

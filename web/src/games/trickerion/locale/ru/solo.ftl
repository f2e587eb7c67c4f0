### Слова поля для одиночной игры, русский язык.

trickerion-neutral = нейтральный жетон, вверх смотрит { $school }
trickerion-blocked = в этом раунде здесь жетон блокировки
trickerion-contested = спорная локация
trickerion-which-way = Как повернуть жетон?

trickerion-heir-notice = Часть печатных материалов одиночной игры утрачена. Планы преемника, ячейки карт представлений и грани кубиков подготовки восстановлены нами.
trickerion-heir-understood = Понятно
trickerion-heir-mood = Настроение
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
trickerion-heir-special = с особым поручением
trickerion-heir-contested = Спорные локации
trickerion-heir-nowhere = нет
trickerion-heir-wanted = Список покупок
trickerion-heir-dice = Кубики подготовки
trickerion-heir-blocks = заблокировано: { $what }
trickerion-heir-rests = в этом раунде отдыхает
trickerion-heir-past = Прежние планы
trickerion-heir-pace = Его ходы
trickerion-pace-slow = медленно
trickerion-pace-normal = шаг за шагом
trickerion-pace-fast = быстро
trickerion-pace-by_hand = по кнопке «Дальше»
trickerion-pace-at_once = сразу целиком
trickerion-tell-pause = Пауза
trickerion-tell-go-on = Продолжить
trickerion-tell-next = Дальше
trickerion-tell-skip = Пропустить

trickerion-solo-ahead = Слава: { $n }, на { $gap } больше, чем у преемника.
trickerion-solo-behind = Слава: { $n }, на { $gap } меньше, чем у преемника.
trickerion-solo-game = Слава за игру
trickerion-solo-end = Итоговый подсчёт
trickerion-solo-fame-start = в начале
trickerion-solo-fame-advertising = афиши
trickerion-solo-fame-links = связи
trickerion-solo-fame-yields = исполненные номера
trickerion-solo-fame-performances = бонусы организатора
trickerion-solo-fame-prophecies = пророчества
trickerion-solo-fame-coins = монеты, ставшие славой
trickerion-solo-fame-rest = прочее, минус невыплаченное жалование
trickerion-solo-end-shards = осколки
trickerion-solo-end-coins = монеты
trickerion-solo-end-cards = особые поручения
trickerion-solo-end-tricks = номера 3-го уровня
trickerion-solo-end-leftovers = жетоны, оставшиеся на картах
trickerion-solo-end-characters = персонажи начиная с седьмого
trickerion-solo-seed = Зерно
trickerion-solo-same = Тот же расклад ещё раз
    .text = Те же карты и кубики, новая попытка.

view-heir = Преемник Далгарда
view-difficulty = Сложность
view-tuning = Тонкая настройка
view-mood = Настроение
view-top_level = Наибольший уровень
view-plan = План
view-plans_left = Планов впереди
view-plans_past = Прежние планы
view-line = Персонажи слева направо
view-spaces = Ячеек для персонажей
view-wanted = Список покупок
view-specials = Особые поручения
view-day = День
view-setup_dice = Кубики подготовки
view-face = Грань
view-marked = отдыхает
view-blocked_slots = Заблокированные ячейки
view-blocked_days = Заблокированные дни
view-summary = Итог
view-entries = Пункты
view-location = Локация
view-special = с особым поручением
view-kind = Вид

trickerion-phase-classroom = Лекции
trickerion-academy = Академия
trickerion-secrets = Тайны
trickerion-secrets-stack = ещё в стопке: { $n }
trickerion-room-opens = откроется в раунде { $week }
trickerion-room-level = уровень { $n }
trickerion-banners = Флаги
trickerion-banners-now = флагов за комнату в этом раунде: { $n }
trickerion-solo-fame-renovations = реставрация
trickerion-solo-end-banners = флаги

view-academy = Академия
view-rooms = Комнаты
view-space = Комната
view-open = открыта
view-opens = откроется в раунде
view-levels = Уровни
view-threshold = Порог славы
view-cost = Цена
view-tile = Жетон комнаты
view-level = Уровень
view-change = Изменение
view-effect = Эффект
view-bonus = Бонус
view-set_aside = отложен
view-own_level_bonus = Бонус своего уровня
view-tiles = Осталось комнат
view-banners = Флаги
view-banners_now = Флагов за комнату в этом раунде
view-placed = поставлено
view-secrets = Тайны
view-upper = верхний
view-lower = нижний
view-gone = ушли
view-coins_on = Монеты на
view-protege = Протеже
view-points = ОД
view-wage = Жалование

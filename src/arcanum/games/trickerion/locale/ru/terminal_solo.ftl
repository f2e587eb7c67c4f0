### Одиночная игра в терминале, русский язык.

board-heir-mood = Настроение
board-heir-ready = готов: план представления и номер { $n }-го уровня (H-7.1)
board-heir-busy = в хлопотах (H-7.1)
board-heir-plan = План
board-heir-perform = представление
board-heir-setup = подготовка
board-heir-face-down = не открыт
board-heir-plans-left = { $n ->
    [one] впереди { $n } план
    [few] впереди { $n } плана
    [many] впереди { $n } планов
   *[other] впереди { $n } плана
}
board-heir-line = Порядок
board-heir-wanted = Список покупок
board-heir-contested = Спорные локации
board-heir-nowhere = нигде
board-heir-day = День
board-heir-dice = Кубики
board-heir-rests = отдыхает
board-heir-notice = Часть печатных материалов одиночной игры утрачена: планы преемника, ячейки карт представлений и грани кубиков подготовки восстановлены нами.
board-heir-tells = { $name } · шаг { $n } из { $of }
board-heir-step = Enter: дальше · в: всё сразу · н: больше не по шагам
board-heir-all-word = в
board-heir-never-word = н
board-solo-game = Слава за игру
board-solo-end = Итоговый подсчёт
board-solo-fame-start = в начале
board-solo-fame-advertising = афиши
board-solo-fame-links = связи
board-solo-fame-yields = исполненные номера
board-solo-fame-performances = бонусы организатора
board-solo-fame-prophecies = пророчества
board-solo-fame-coins = слава за монеты
board-solo-fame-rest = прочее, минус невыплаченное жалование
board-solo-end-shards = осколки
board-solo-end-coins = монеты
board-solo-end-cards = особые поручения
board-solo-end-tricks = номера 3-го уровня
board-solo-end-leftovers = жетоны, оставшиеся на картах
board-solo-end-characters = персонажи начиная с седьмого
board-solo-again = Тот же расклад ещё раз:
board-solo-fame-renovations = реставрация
board-solo-end-banners = флаги
board-academy = Академия
board-secrets = Тайны
board-banners = Флаги
board-room-opens = откроется в раунде { $n }

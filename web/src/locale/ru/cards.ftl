# Каталог карт.

cards-of = Карты: { $game }
cards-n =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
cards-n-of = { $n } из { $of }
cards-search = Название или текст
cards-filters = Фильтры
cards-all = Показать все
cards-none = Ничего не нашлось. Снимите фильтр или измените слова.
cards-no-cards = В этой игре нет карт для каталога.
cards-sort = Порядок
cards-sort-number = По номеру
cards-sort-name = По названию
cards-sort-wins = По победам
cards-games-nav = Игры
cards-back = Ко всем картам
cards-previous = Предыдущая карта
cards-next = Следующая карта
cards-notes = Полезно знать
cards-facts = Что это
cards-wins = Как часто побеждает
cards-percent = { $n } %
cards-fair = при равных шансах { $n } %
cards-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
cards-too-few = пока слишком мало партий
cards-made = Партии между ботами ({ $bots }): как часто побеждал тот, кто разыграл эту карту. Черта — доля при равных шансах. Так картой играют боты; чего она стоит в ваших руках, это не говорит.
cards-made-alone = В одиночной игре черта показывает, как часто боты побеждают с любыми картами.
cards-together = вместе

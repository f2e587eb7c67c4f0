### Книга правил.

page-book-contents = Содержание
page-book-search = Поиск по правилам
page-book-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } место
    [few] Найдено { $n } места
    [many] Найдено { $n } мест
   *[other] Найдено { $n } места
}
page-book-chapter = Глава { $n } из { $of }
page-book-before = Предыдущая глава
page-book-after = Следующая глава
page-book-back = К столу
page-book-refused = Почему вам отказано
page-book-exact = Подробнее: точный текст (по-английски)
page-book-no-piece = В книге правил об этом пункте ничего нет. Вот точный текст спецификации, по-английски.
page-book-glossary = Слова этой главы
page-book-figure = Позиция
page-good-to-know = Полезно знать
page-book-try = Попробовать правило { $rule }
page-book-try-short = Попробовать

### Instrukcja.

page-book-contents = Spis treści
page-book-search = Szukaj w zasadach
page-book-found = { $n ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $n } miejsce
    [few] Znaleziono { $n } miejsca
    [many] Znaleziono { $n } miejsc
   *[other] Znaleziono { $n } miejsca
}
page-book-chapter = Rozdział { $n } z { $of }
page-book-before = Poprzedni rozdział
page-book-after = Następny rozdział
page-book-back = Do stołu
page-book-refused = Odmowa, która tu prowadzi
page-book-exact = Więcej: dokładny tekst (po angielsku)
page-book-no-piece = Instrukcja nie mówi o tym punkcie. Oto dokładny tekst specyfikacji, po angielsku.
page-book-glossary = Pojęcia tego rozdziału
page-book-figure = Sytuacja
page-good-to-know = Warto wiedzieć
page-book-try = Wypróbuj zasadę { $rule }
page-book-try-short = Wypróbuj

### The rulebook.

page-book-contents = Contents
page-book-search = Search the rules
page-book-found = { $n ->
    [0] Nothing found
    [one] { $n } place found
   *[other] { $n } places found
}
page-book-chapter = Chapter { $n } of { $of }
page-book-before = The chapter before
page-book-after = The next chapter
page-book-back = Back to the table
page-book-refused = Why you were refused
page-book-exact = More: the exact text
page-book-no-piece = The rulebook has no sentence for this number. This is the exact text of the specification.
page-book-glossary = Words of this chapter
page-book-figure = Position
page-good-to-know = Good to know
page-book-try = Try rule { $rule }
page-book-try-short = Try it

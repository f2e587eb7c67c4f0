# Katalog kart.

cards-of = Karty: { $game }
cards-n =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
cards-n-of = { $n } z { $of }
cards-search = Nazwa lub tekst
cards-filters = Filtry
cards-all = Pokaż wszystkie
cards-none = Nic nie pasuje. Zdejmij filtr albo zmień słowa.
cards-no-cards = Ta gra nie ma kart do katalogu.
cards-sort = Kolejność
cards-sort-number = Numer
cards-sort-name = Nazwa
cards-sort-wins = Wygrane
cards-games-nav = Gry
cards-back = Do wszystkich kart
cards-previous = Poprzednia karta
cards-next = Następna karta
cards-notes = Warto wiedzieć
cards-facts = Co to jest
cards-wins = Jak często wygrywa
cards-percent = { $n }%
cards-fair = przy równych szansach { $n }%
cards-games =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
cards-too-few = jeszcze za mało partii
cards-made = Partie między botami ({ $bots }): jak często wygrywał ten, kto miał tę kartę w grze. Kreska oznacza równe szanse. Liczby mówią, jak z kartą radzą sobie boty, a nie ile jest warta w twoich rękach.
cards-made-alone = W grze solo kreska pokazuje, jak często boty wygrywają z dowolnymi kartami.
cards-together = razem

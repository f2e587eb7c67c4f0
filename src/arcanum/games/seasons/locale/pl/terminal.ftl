### Stół Seasons w terminalu, język polski.

## Grupy możliwości

term-group-summon = Przywołaj
term-group-activate = Aktywuj
term-group-transmute = Przemień
term-group-bonus = Bonus

## Stół Seasons

term-year = Rok { $n } z { $last }
term-prelude = Preludium
term-rates-now = Żeton daje teraz:
term-points-now =
    { $n ->
        [one] stan na teraz: { $n } punkt
        [few] stan na teraz: { $n } punkty
        [many] stan na teraz: { $n } punktów
       *[other] stan na teraz: { $n } punktu
    }
term-points-end =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
term-label-crystals = Kryształy
term-label-gauge = Wskaźnik przywołań
term-label-reserve = Rezerwa
term-label-bonuses = Bonusy
term-label-cards = Karty
term-label-die = Kość
term-label-in-play = W grze
term-label-hand = ręka
term-cards-in-play =
    { $n ->
        [0] brak kart
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
term-reserve-of = ({ $n } z { $limit })
term-bonuses-used = użyto { $n } z { $most }
term-bonuses-short =
    { $n ->
        [0] bez bonusów
        [one] { $n } bonus −{ $loss }
        [few] { $n } bonusy −{ $loss }
        [many] { $n } bonusów −{ $loss }
       *[other] { $n } bonusu −{ $loss }
    }
term-hand-count = ręka { $n }
term-drawn-count = dobrane { $n }
term-library = Biblioteka { $year }
term-top-card = Wierzch talii
term-your-pack =
    { $n ->
        [one] Twoja paczka: { $n } karta
        [few] Twoja paczka: { $n } karty
        [many] Twoja paczka: { $n } kart
       *[other] Twoja paczka: { $n } karty
    }
term-sort-hand = Karta { $n } z { $size } na rękę
term-sort-library = Karta { $n } z { $size } do biblioteki { $year }
term-kept-count =
    { $n ->
        [0] brak wybranych kart
        [one] { $n } wybrana karta
        [few] { $n } wybrane karty
        [many] { $n } wybranych kart
       *[other] { $n } wybranej karty
    }
term-pack-number = Wybór { $n }

## Kości

term-dice-rolled = Rzucone kości
term-die-left = Pozostała kość przesunie znacznik
term-gauge-plus-one = wskaźnik przywołań +1
term-draw-symbol = dobierz kartę
term-transmute-symbol = przemiana
term-sign-crystal = kryształ
term-sign-pip = oczko
term-crystals =
    { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
        [many] { $n } kryształów
       *[other] { $n } kryształu
    }
term-pips =
    { $n ->
        [one] { $n } oczko
        [few] { $n } oczka
        [many] { $n } oczek
       *[other] { $n } oczka
    }

## Karty

term-magic-item = magiczny przedmiot
term-cost-chosen = po jednym żetonie od jednego do czterech rodzajów, do wyboru
term-points-short = { $points } pkt
term-points-n =
    { $n ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
term-label-kind = Rodzaj
term-label-cost = Koszt
term-label-cost-for = Koszt (graczy: { $n })
term-label-prestige = Prestiż
term-label-timing = Rodzaj działania
term-timing-instant = po wejściu do gry
term-timing-permanent = dopóki jest w grze
term-timing-activated = po aktywacji
term-no-room = (pełny)
term-turned = obrócona
term-drawn = Dobrane do wyboru
term-kept = Już wybrane
term-die = Kość
term-gauge = wskaźnik przywołań
term-familiar = chowaniec
term-free = za darmo

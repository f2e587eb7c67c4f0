### Goofspiel, język polski. Imion graczy nie odmieniamy.

game-goofspiel = Goofspiel
    .text = Tajne stawki, jawne nagrody.

option-cards = Karty
    .text = Najwyższa karta; każdy ma na ręce po jednej karcie każdej wartości, nagród jest tyle samo.
option-cards-13 = Od 1 do 13
    .text = Zwykła gra, trzynaście rund.
option-cards-8 = Od 1 do 8
    .text = Krótsza gra, osiem rund.
option-cards-5 = Od 1 do 5
    .text = Szybka gra, pięć rund.
option-prizes = Nagrody
    .text = W jakiej kolejności pojawiają się nagrody.
option-prizes-random = Potasowane
    .text = Nikt nie wie, jaka nagroda będzie następna.
option-prizes-descending = Od najwyższej
    .text = Wszyscy wiedzą, jaka nagroda będzie następna.
option-prizes-ascending = Od najniższej
    .text = Wszyscy wiedzą, jaka nagroda będzie następna.

## Akcje (napisy na przyciskach)

do-bid = Postaw { $card }

## Pytania

ask-bid = Którą kartę stawiasz? Nagrodę zdobędzie ten, kto jako jedyny postawi najwyższą kartę.

## Dlaczego nie

refusal-not-in-hand = Tak nie można. Karty { $card } już nie masz.

## Przebieg gry

note-turns-prize = Nagrodą jest { $card }.
note-lays-bid = { $player } kładzie zakrytą stawkę.
    .you = Kładziesz zakrytą stawkę.
note-opens-bid = { $player } stawia { $card }.
    .you = Stawiasz { $card }.
note-wins-prize = { $n ->
    [one] { $player } zdobywa nagrodę: { $n } punkt.
    [few] { $player } zdobywa nagrodę: { $n } punkty.
    [many] { $player } zdobywa nagrodę: { $n } punktów.
   *[other] { $player } zdobywa nagrodę: { $n } punktu.
}
    .you = { $n ->
        [one] Zdobywasz nagrodę: { $n } punkt.
        [few] Zdobywasz nagrodę: { $n } punkty.
        [many] Zdobywasz nagrodę: { $n } punktów.
       *[other] Zdobywasz nagrodę: { $n } punktu.
    }
note-loses-prize = Najwyższą kartę postawiło kilka osób: nagroda { $card } przepada.

## Nagłówki prostego stołu

view-round = Runda
view-prize = Nagroda
view-to_come = Pozostałe nagrody
view-seats = Gracze
view-points = Punkty
view-hand = Ręka
view-has_bid = Stawka położona
view-bid = Stawka
view-opened = Poprzednia stawka

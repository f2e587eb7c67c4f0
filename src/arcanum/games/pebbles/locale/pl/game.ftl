### Pebbles, język polski. Imion graczy nie odmieniamy.

game-pebbles = Kamyki
    .text = Zaciśnięte pięści, otwarte oczy.

option-length = Długość
    .text = Ile rund się gra.
option-length-short = Krótka
    .text = Trzy rundy, po sześć kamyków.
option-length-long = Długa
    .text = Sześć rund, po dwanaście kamyków.

## Nazwy

charm-charm_1 = talizman 1
charm-charm_2 = talizman 2
charm-charm_3 = talizman 3
charm-charm_4 = talizman 4
charm-charm_5 = talizman 5
charm-charm_6 = talizman 6
charm-charm_7 = talizman 7
charm-charm_8 = talizman 8
charm-charm_9 = talizman 9
charm-charm_10 = talizman 10
charm-charm_11 = talizman 11
charm-charm_12 = talizman 12

## Akcje (napisy na przyciskach)

do-close = { $count ->
    [0] Zaciśnij pustą pięść
    [one] Ukryj w pięści { $count } kamyk
    [few] Ukryj w pięści { $count } kamyki
    [many] Ukryj w pięści { $count } kamyków
   *[other] Ukryj w pięści { $count } kamyka
}
do-swap = Wymień talizman
do-keep = Zatrzymaj talizman

## Pytania

ask-close = Ile kamyków ukrywasz w pięści? Kto jako jedyny pokaże najwięcej, zyska 2 punkty.
ask-swap = Odrzucasz talizman i dobierasz inny czy zatrzymujesz swój?

## Dlaczego nie

refusal-too-few-pebbles = Tak nie można. Ukryj od 0 do 3 kamyków, ale nie więcej, niż masz.

## Przebieg gry

note-closes-fist = { $player } zaciska pięść.
    .you = Zaciskasz pięść.
note-shows = { $n ->
    [0] { $player } pokazuje pustą dłoń.
    [one] { $player } pokazuje { $n } kamyk.
    [few] { $player } pokazuje { $n } kamyki.
    [many] { $player } pokazuje { $n } kamyków.
   *[other] { $player } pokazuje { $n } kamyka.
}
    .you = { $n ->
        [0] Pokazujesz pustą dłoń.
        [one] Pokazujesz { $n } kamyk.
        [few] Pokazujesz { $n } kamyki.
        [many] Pokazujesz { $n } kamyków.
       *[other] Pokazujesz { $n } kamyka.
    }
note-gains-points = { $n ->
    [one] { $player } pokazuje najwięcej i zyskuje { $n } punkt.
    [few] { $player } pokazuje najwięcej i zyskuje { $n } punkty.
    [many] { $player } pokazuje najwięcej i zyskuje { $n } punktów.
   *[other] { $player } pokazuje najwięcej i zyskuje { $n } punktu.
}
    .you = { $n ->
        [one] Pokazujesz najwięcej i zyskujesz { $n } punkt.
        [few] Pokazujesz najwięcej i zyskujesz { $n } punkty.
        [many] Pokazujesz najwięcej i zyskujesz { $n } punktów.
       *[other] Pokazujesz najwięcej i zyskujesz { $n } punktu.
    }
note-nobody-gains = Najwięcej pokazuje kilka osób: nikt nie zyskuje.
note-swaps-charm = { $player } odrzuca { $charm } i dobiera inny.
    .you = Odrzucasz { $charm } i dobierasz inny.
note-draws-charm = Widzi tylko { $player }: { $charm }.
    .you = Widzisz tylko ty: { $charm }.
note-shows-charm = { $player } pokazuje { $charm }.
    .you = Pokazujesz { $charm }.

## Podpisy prostego stołu

view-round = Runda
view-deck = Talia
view-discard = Stos odrzuconych
view-charm = Talizman
view-pebbles = Kamyki
view-points = Punkty
view-closed = Pięść zaciśnięta
view-fist = W pięści
view-seats = Miejsca

### The board of Seasons, Polish.

seasons-item = Przedmiot
seasons-familiar = Chowaniec
seasons-basic = podstawowa
seasons-advanced = zaawansowana
seasons-cost = Koszt
seasons-costs = koszt: { $cost }
seasons-crystals = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
seasons-prestige = prestiż { $n }
seasons-with-kept = Z twoimi kartami
seasons-turned = obrócona
seasons-room = wolne
seasons-no-room = Brak kart w grze; wskaźnik przywołań na żadną jeszcze nie pozwala.
seasons-click-transmute = kliknij, aby przemienić
seasons-gauge = Wskaźnik przywołań
seasons-gauge-of = Wskaźnik przywołań { $gauge }, kart w grze: { $cards }
seasons-reserve-of = Rezerwa: { $n } z { $limit }
seasons-bonus-loss = Użyte bonusy: { $n } z 3, strata punktów: { $loss }
seasons-bonus-next = następny zabierze jeszcze { $n }
seasons-points-at-end = punkty na koniec gry
seasons-group-bonus = Użyj bonusu
seasons-leech = kryształy do zapłaty: { $n } ({ $player })
seasons-dice = Kości
seasons-die-gauge = wskaźnik przywołań +1
seasons-die-draw = dobierz kartę
seasons-die-transmute = przemiana
seasons-die-pips = { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
   *[many] { $n } oczek
}
seasons-pips = koło +{ $n }
seasons-left-over = Została
seasons-wheel-plus = koło +{ $n }
seasons-deck = talia: { $n }
seasons-discard = stos kart odrzuconych: { $n }
seasons-wheel = Koło pór roku: pole { $space }, { $season }, rok { $year }. Żeton jest wart: { $worth }.
seasons-year-word = Rok
seasons-year = Rok { $year }
seasons-round-end = Na koniec rundy
seasons-wheel-moves = Koło: +{ $n }
seasons-wheel-changes = Koło: +{ $n }, nadchodzi { $season }
seasons-prelude = Preludium
seasons-draft-hint = Paczki idą w lewo. Nikt nie widzi wyboru, zanim wybiorą wszyscy.
seasons-sets-hint = Swoje zestawy widzisz tylko ty.
seasons-pick-sealed = Twój wybór zapadł. Paczki pójdą dalej, gdy wybiorą wszyscy.
seasons-sets-sealed = Twoje zestawy są gotowe. Turniej zacznie się, gdy skończą wszyscy.
seasons-draft-onlooker = Paczki są ukryte przed widzami.
seasons-kept = Zatrzymane: { $n } z { $of }
seasons-three-sets = Trzy zestawy po trzy karty
seasons-set-hand = Rok 1: twoja ręka
seasons-set-year = Rok { $year }
seasons-sets-ask = Ułóż dziewięć kart. Zestaw I to twoja ręka; zestawy II i III przyjdą z rokiem 2 i 3.
seasons-sets-how = Wskaż dwie karty, aby zamienić je miejscami, albo przeciągnij jedną.
seasons-sets-held = Teraz wskaż, dokąd trafi.
seasons-set-free = wolne miejsce
seasons-seal = Zatwierdź
seasons-unseal = Zmień wybór
seasons-clear = Wyczyść
seasons-seen-about = Paczki, które przeszły przez twoje ręce. W ramce: twoje karty.
seasons-seen-none = W tej partii nie było paczek.
seasons-pack-n = Paczka { $n }
seasons-verdict = Punkty prestiżu: { $n }, o { $gap } więcej niż { $other }.
seasons-verdict-cards = Punkty prestiżu: { $n }; zdecydowała liczba kart w grze.
seasons-verdict-tie = Punkty prestiżu: po { $n }.
seasons-chart = Wykres
seasons-chart-crystals = Kryształy przez trzy lata
seasons-chart-gauge = Wskaźnik przywołań przez trzy lata
seasons-chart-cards = Karty w grze przez trzy lata
seasons-show-crystals = Kryształy
seasons-show-gauge = Wskaźnik przywołań
seasons-show-cards = Karty
seasons-tip = Runda { $n }, { $season }

view-2 = Rok 2
view-3 = Rok 3
view-year = Rok
view-season = Pora roku
view-transmute = Można przemieniać
view-plus_one = Dodatek do przemiany
view-rolled = Kości na stole
view-mages = Magowie
view-crystals = Kryształy
view-gauge = Wskaźnik przywołań
view-bonuses = Bonusy
view-reserve = Rezerwa
view-library = Biblioteka
view-play = W grze
view-die = Kość
view-energy = Energia
view-draw = Dobierz kartę
view-pips = Oczka
view-pack = Twoja paczka
view-kept = Zatrzymane karty
view-kit = Zestaw startowy
view-end_cards = Karty na koniec gry
view-prestige = Prestiż kart w grze
view-total = Punkty prestiżu
view-remembered = Paczki, które przeszły przez twoje ręce
seasons-doubt-symbols = Z tego zrezygnujesz: { $what }. Dalej?
seasons-tokens = { $n ->
    [one] { $n } żeton { $energy_gen }
    [few] { $n } żetony { $energy_gen }
    [many] { $n } żetonów { $energy_gen }
   *[other] { $n } żetonu { $energy_gen }
}

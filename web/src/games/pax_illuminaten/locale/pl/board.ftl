### Plansza Pax Illuminaten, język polski. Terminy według słowniczka z cards.ftl.

## Miejsca i rzeczy

pax_illuminaten-map = Mapa
pax_illuminaten-areopagus = Twój areopag
pax_illuminaten-areopagus-of = Areopag: { $player }
pax_illuminaten-face-down = zakryta
pax_illuminaten-court = Dwór
pax_illuminaten-majordomo = pod majordomusem
pax_illuminaten-empty = puste
pax_illuminaten-deck = Talia { $n }
pax_illuminaten-discard = Odrzucone { $n }
pax_illuminaten-court-hint = Jedna karta jest za darmo. Jeśli bierzesz dwie, jedna musi leżeć pod majordomusem, a druga kosztuje żeton przychylności.
pax_illuminaten-chain = Łańcuch spisku
pax_illuminaten-plan = Karta planu
pax_illuminaten-chain-hint = Zagraj luminarza z ręki, aby go rozpocząć.
pax_illuminaten-chain-ends = Łańcuch jest zamknięty.
pax_illuminaten-next = dalej:
pax_illuminaten-any = dowolna karta
pax_illuminaten-hand = Ręka
pax_illuminaten-no-cards = Brak kart na ręce.
pax_illuminaten-card = karta
pax_illuminaten-card-plot = Intryga
pax_illuminaten-card-event = Wydarzenie
pax_illuminaten-card-faction = Karta frakcji
pax_illuminaten-card-opponent = Sztuczny przeciwnik
pax_illuminaten-tokens-left = Pozostałe wpływy
pax_illuminaten-plots-realized = Zrealizowane intrygi
pax_illuminaten-events-in-hand = Wydarzenia specjalne na ręce
pax_illuminaten-laid = wyłożona
pax_illuminaten-choose = Wybierz
pax_illuminaten-lodges = Loże
pax_illuminaten-lodge-of = { $n ->
    [one] Loża: { $faction }, { $n } karta
    [few] Loża: { $faction }, { $n } karty
   *[many] Loża: { $faction }, { $n } kart
}
pax_illuminaten-no-lodges = Nie ma jeszcze loży: tworzą ją trzy sąsiednie karty jednej frakcji.
pax_illuminaten-main-lodge = główna loża swojej frakcji
pax_illuminaten-ring = Obwódka wskazuje, kto kontroluje.
pax_illuminaten-stock = Przychylność w zasobach
pax_illuminaten-faction-cards = Karty frakcji
pax_illuminaten-free = wolna
pax_illuminaten-used = użyta w tej turze
pax_illuminaten-claim = przejmij
pax_illuminaten-edicts = Edykty
pax_illuminaten-edicts-chip = Edykty { $n } z { $of }
pax_illuminaten-edicts-gone = Odrzucone edykty: { $n } z { $of }
pax_illuminaten-event-deck = talia wydarzeń { $n }
pax_illuminaten-in-force = Obowiązuje
pax_illuminaten-boosts = Do końca tej tury
pax_illuminaten-pawn = pionek sztucznego przeciwnika
pax_illuminaten-marker = znacznik nagrody
pax_illuminaten-controls = kontroluje { $player }
    .you = kontrolujesz ty
pax_illuminaten-in-lodge = w loży: { $list }
pax_illuminaten-slots = wolne pola: { $free } z { $of }
pax_illuminaten-influence-of = wpływy: { $list }
pax_illuminaten-mason = mason
pax_illuminaten-rosicrucian = różokrzyżowiec
pax_illuminaten-strength = siła { $n }
pax_illuminaten-dagger = sztylet: daje zwycięstwo słabszej stronie
pax_illuminaten-hammers = młoty: dają zwycięstwo silniejszej stronie
pax_illuminaten-kind-extra_action = Akcja dodatkowa
    .short = Akcja dodatkowa
pax_illuminaten-kind-boost = Wzmocnienie
pax_illuminaten-kind-special_action = Akcja specjalna
pax_illuminaten-income-first = 1 żeton jednej z dwóch frakcji
pax_illuminaten-income-second = po 1 żetonie każdej frakcji
pax_illuminaten-income-third = po 1 żetonie każdej frakcji i jeszcze 1 jednej z nich
pax_illuminaten-income-grand_master = 3 żetony swojej frakcji
pax_illuminaten-income-royal_arch = 2 żetony swojej frakcji, przy przesłuchaniu 2 za każdy wpływ

## Akcje

pax_illuminaten-actions = Akcje główne
pax_illuminaten-budget = zostało { $n }
pax_illuminaten-act-scout = Rozpoznaj
pax_illuminaten-act-influence = Wywrzyj wpływ
pax_illuminaten-act-interrogate = Przesłuchaj
pax_illuminaten-act-ostracize = Wyklucz
pax_illuminaten-act-reassign = Przegrupuj wpływy
pax_illuminaten-act-oust = Zaatakuj wpływy
pax_illuminaten-cost-scout = 1 żeton
pax_illuminaten-cost-influence = koszt pól
pax_illuminaten-cost-interrogate = za darmo
pax_illuminaten-cost-ostracize = 1 żeton za wpływ
pax_illuminaten-cost-reassign = 1 żeton, 3 ruchy
pax_illuminaten-cost-oust = 1 żeton za wpływ
pax_illuminaten-targets = { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
pax_illuminaten-act-hint = Wybierz akcję albo dotknij podświetlonej karty, by zobaczyć, co można tam zrobić.
pax_illuminaten-begun = Teraz wybierz podświetlony cel.
pax_illuminaten-begun-key = Esc cofa wybór.
pax_illuminaten-flag-quick = Szybka przychylność wzięta
pax_illuminaten-flag-claimed = Karta frakcji przejęta
pax_illuminaten-flag-realized = Intryga zrealizowana
pax_illuminaten-printed-cost = Koszt z karty, bez zniżek.
pax_illuminaten-due = Do zapłaty
pax_illuminaten-pay-hint = Dotknij swojej przychylności poniżej. Zamiast niej można zapłacić inną (P-4.3).
pax_illuminaten-quick = Szybka przychylność
pax_illuminaten-events-drawn = Dobrane wydarzenia

## Spór

pax_illuminaten-contest = Spór: { $card }
pax_illuminaten-attacks = atakuje
    .you = atakujesz
pax_illuminaten-defends = broni się
    .you = bronisz się
pax_illuminaten-advantage = przewaga
pax_illuminaten-vulnerable = słabość
pax_illuminaten-on-card = { $n } na karcie
pax_illuminaten-beside = { $n } obok
pax_illuminaten-areopagus-adds = +1 areopag
pax_illuminaten-bonus = +{ $n } za żetony
pax_illuminaten-stake = { $n ->
    [one] stawka: { $n } wpływ
    [few] stawka: { $n } wpływy
   *[many] stawka: { $n } wpływów
}
pax_illuminaten-only-dagger = sztylet
pax_illuminaten-only-hammers = młoty
pax_illuminaten-three-cards = do trzech kart
pax_illuminaten-wins-at-once = wygrywa od razu
pax_illuminaten-won = Spór wygrywa { $player }
    .you = Wygrywasz spór

## Intrygi

pax_illuminaten-plots = Intrygi
pax_illuminaten-public = publiczna
pax_illuminaten-only-you = widzisz tylko ty
pax_illuminaten-yours = twoja
pax_illuminaten-yours-of = Zrealizowane: { $n } z 2
pax_illuminaten-lapsed = już niespełniona
pax_illuminaten-ready = Spełniona: można zrealizować
pax_illuminaten-realized = zrealizowana
pax_illuminaten-realized-by = realizuje { $player }
    .you = realizujesz ty
pax_illuminaten-meets = spełnia
pax_illuminaten-met = spełnione
pax_illuminaten-not-met = brakuje
pax_illuminaten-hidden-plots = Prywatne intrygi ukryte przed tobą: { $list }
pax_illuminaten-now = teraz { $n }
pax_illuminaten-to = { $n } do { $m }
pax_illuminaten-missing = brakuje: { $list }
pax_illuminaten-check-lodge_cards = { $n ->
    [one] Loża z { $n } karty
   *[many] Loża z { $n } kart
}
pax_illuminaten-check-outer_cards = { $n ->
    [one] Loża z { $n } kartą zewnętrzną
   *[many] Loża z { $n } kartami zewnętrznymi
}
pax_illuminaten-check-central_line = { $n ->
    [one] { $n } karta w środkowym rzędzie
    [few] { $n } sąsiednie karty w środkowym rzędzie
   *[many] { $n } sąsiednich kart w środkowym rzędzie
}
pax_illuminaten-check-own_areopagus = Loża dotyka twojego areopagu
pax_illuminaten-check-rival_areopagus = Dotyka areopagu przeciwnika
pax_illuminaten-check-influence_there = Wpływy tam: { $n }
pax_illuminaten-check-influence_on_degree = Wpływy na Królewskich Łukach: { $n }
pax_illuminaten-check-more_than_rivals = Więcej niż każdy przeciwnik
pax_illuminaten-check-path_rows = { $n ->
    [one] Ścieżka twoich wpływów w jednej loży przez { $n } rząd
    [few] Ścieżka twoich wpływów w jednej loży przez wszystkie { $n } rzędy
   *[many] Ścieżka twoich wpływów w jednej loży przez wszystkie { $n } rzędów
}
pax_illuminaten-check-star_cards = Wpływ na karcie i na 3 kartach wokół niej, wszystkie jednego stopnia
pax_illuminaten-check-inner_cards = { $n ->
    [one] Wpływ na { $n } karcie wewnętrznej
   *[many] Wpływ na { $n } kartach wewnętrznych
}
pax_illuminaten-check-inner_ring = Każda obok dwóch innych
pax_illuminaten-check-mason_factions = Kontrolowani masoni wszystkich { $n } frakcji
pax_illuminaten-check-control_cards = Kontrolowane karty: { $n }
pax_illuminaten-check-shared_cards = Karty wspólne z przeciwnikami: { $n }
pax_illuminaten-check-control_degree = Kontrolowani wielcy mistrzowie: { $n }
pax_illuminaten-check-control_affiliation = Kontrolowani różokrzyżowcy: { $n }
pax_illuminaten-check-together = Inne karty i inna loża niż w zrealizowanej intrydze

## Sztuczni przeciwnicy

pax_illuminaten-ao-saint_germain = Saint-Germain
pax_illuminaten-ao-weishaupt = Weishaupt
pax_illuminaten-ao-joseph_ii = Józef II
pax_illuminaten-ao-franck = Franck
pax_illuminaten-any-wins = wystarczy jedna
pax_illuminaten-and-most = i najwięcej wpływów
pax_illuminaten-aim-edicts_in_event_discard = Odrzucone edykty: { $n }
pax_illuminaten-aim-control_lodge = { $n ->
    [one] Kontrolowana loża z { $n } karty
   *[many] Kontrolowana loża z { $n } kart
}
pax_illuminaten-aim-influence_on_map = Wpływy na mapie: { $n }
pax_illuminaten-aim-control_degrees = Kontrolowani wielcy mistrzowie i Królewskie Łuki: { $n }
pax_illuminaten-aim-control_cards = Kontrolowane karty: { $n }
pax_illuminaten-aim-control_lodges_of_different_factions = { $n ->
    [one] Kontrolowane loże { $n } frakcji
   *[many] Kontrolowane loże { $n } frakcji
}
pax_illuminaten-aim-control_affiliation = Kontrolowani różokrzyżowcy: { $n }
pax_illuminaten-script = Skrypt: pierwszy pasujący punkt
pax_illuminaten-applied = zadziałał ostatnio: { $place }
pax_illuminaten-own-design = Ten skrypt jest naszego pomysłu: drukowanego nie udało się zdobyć.
pax_illuminaten-reconstructed = Część wartości kart zrekonstruowano. Które, mówi duża karta.
pax_illuminaten-guessed = zrekonstruowano: { $list }
pax_illuminaten-group-degree = stopień
pax_illuminaten-group-factions = frakcje
pax_illuminaten-group-influence = pola
pax_illuminaten-group-strength = siła
pax_illuminaten-group-affiliation = przynależność

## Koniec

pax_illuminaten-won-by = O zwycięstwie zdecydowało
pax_illuminaten-realized-plots = Zrealizowane intrygi
pax_illuminaten-scoring = Punktacja frakcji: wpływy w głównych lożach
pax_illuminaten-points = Punkty
pax_illuminaten-before-scoring = Intrygi rozstrzygnęły partię przed punktacją. Oto punkty z tej chwili.
pax_illuminaten-verdict-plots = Dwie zrealizowane intrygi, runda { $round }.
pax_illuminaten-verdict-ao = Spełniona jedna z własnych intryg, runda { $round }.
pax_illuminaten-verdict-points = { $n ->
    [one] Piąty edykt odrzucony. { $n } punkt w głównych lożach.
    [few] Piąty edykt odrzucony. { $n } punkty w głównych lożach.
   *[many] Piąty edykt odrzucony. { $n } punktów w głównych lożach.
}
pax_illuminaten-verdict-cards = { $n ->
    [one] Piąty edykt odrzucony. Po { $n } punkcie; zdecydowały karty frakcji.
    [few] Piąty edykt odrzucony. Po { $n } punkty; zdecydowały karty frakcji.
   *[many] Piąty edykt odrzucony. Po { $n } punktów; zdecydowały karty frakcji.
}
pax_illuminaten-chart = Wpływy na mapie runda po rundzie

## Tryb tekstowy

view-opponent = Sztuczny przeciwnik
view-id = Kto
view-own_design = Skrypt naszego pomysłu
view-pawn = Pionek
view-plots = Intrygi
view-what = Co
view-have = Teraz
view-need = Potrzeba
view-most = I najwięcej
view-met = Spełniona
view-map_name = Rozmiar mapy
view-budget = Pozostałe akcje główne
view-flags = W tej turze
view-claimed = Karta frakcji przejęta
view-realized = Intryga zrealizowana
view-quick = Szybka przychylność wzięta
view-big_played = Zagrano wielkiego mistrza lub Królewski Łuk
view-used = Użyte karty frakcji
view-boosts = Działające wzmocnienia
view-duel = Trwa spór
view-attacker = Atakuje
view-defender = Broni się
view-aimed = Pola w grze
view-strengths = Siła początkowa
view-bonus = Siła za żetony
view-advantage = Przewaga
view-map = Mapa
view-up = Odkryta
view-control = Kontroluje
view-slots = Pola
view-markers = Znaczniki nagrody
view-lodges = Loże
view-faction = Frakcja
view-places = Miejsca
view-main = Główna loża
view-supply = Przychylność w zasobach
view-court = Dwór
view-majordomo = Majordomus na miejscu
view-events = Talia wydarzeń
view-event_discard = Odrzucone wydarzenia
view-edicts = Edykty
view-row = Wolne karty frakcji
view-public = Publiczne intrygi
view-plot = Intryga
view-on = Realizują
view-edge = Na dolnym brzegu
view-checks = Lista warunków
view-pile = Pozostałe intrygi
view-chain = Łańcuch spisku
view-contest = Karty sporu
view-plan = Karty planu
view-sides = Gracze
view-place = Miejsce
view-touches = Dotyka
view-connection = Karta koneksji
view-factions = Frakcje
view-favor = Przychylność
view-influence = Pozostałe wpływy
view-specials = Wydarzenia specjalne na ręce
view-front = Obowiązujące wydarzenie
view-faction_cards = Karty frakcji
view-laid = Karta sporu wyłożona
view-laid_card = Wyłożona karta
view-by_plots = Zwycięstwo dzięki intrygom
view-2 = 2
view-3 = 3
what-lodge_cards = kart w jednej loży
what-outer_cards = kart zewnętrznych w jednej loży
what-central_line = kolejnych w środkowym rzędzie
what-own_areopagus = dotyka twojego areopagu
what-rival_areopagus = dotyka areopagu przeciwnika
what-influence_there = twoich wpływów tam
what-influence_on_degree = wpływów na Królewskich Łukach
what-more_than_rivals = więcej niż każdy przeciwnik
what-path_rows = rzędów na jednej ścieżce
what-star_cards = kart jednego stopnia wokół jednej
what-inner_cards = kart wewnętrznych z twoim wpływem
what-inner_ring = każda obok dwóch innych
what-mason_factions = frakcji twoich masonów
what-control_cards = kart pod kontrolą
what-shared_cards = kart wspólnych z przeciwnikami
what-control_degree = wielkich mistrzów pod kontrolą
what-control_affiliation = różokrzyżowców pod kontrolą
what-together = nie trzyma się razem z pozostałymi twoimi intrygami
what-edicts_in_event_discard = odrzuconych edyktów
what-control_lodge = kart w kontrolowanej loży
what-influence_on_map = wpływów na mapie
what-control_degrees = wielkich mistrzów i Królewskich Łuków pod kontrolą
what-control_lodges_of_different_factions = frakcji z kontrolowanymi lożami

## Jak tryb tekstowy nazywa wartości tego stołu

map_name-map14 = mapa z 14 kart
map_name-map19 = mapa z 19 kart
place-N = u góry
place-NE = u góry po prawej
place-SE = u dołu po prawej
place-S = u dołu
place-SW = u dołu po lewej
place-NW = u góry po lewej
pax_illuminaten-doubt-paid = Wszystkie karty, które mogły tu zapłacić, już w tej turze zapłaciły: nic nie dostaniesz.
pax_illuminaten-doubt-given = Cała przychylność, którą to przyniesie, przypadnie innym: { $n }.
pax_illuminaten-doubt-favor = Pójdzie na to przychylność: { $n } z { $of }. Zostanie: { $left }.
pax_illuminaten-doubt-substitute = Możesz zapłacić właściwym żetonem. Zamiana kosztuje więcej: { $n } zamiast 1.
pax_illuminaten-doubt-actions = Masz jeszcze akcje główne: { $n }.
pax_illuminaten-doubt-seats = Nie wszystkie twoje żetony zmieszczą się na tej karcie. Wróci do ciebie: { $n }.
pax_illuminaten-doubt-edict = Cała twoja przychylność tej frakcji ({ $faction }) wróci do zasobów: { $n }.
pax_illuminaten-favor-choice = przychylność wybranej frakcji
pax_illuminaten-favor-given = przychylność dla innych
pax_illuminaten-hand-court = Ręka i dwór

# podsumowanie rundy
pax_illuminaten-recap = Runda { $round } za nami
pax_illuminaten-recap-you = Twój wpływ na mapie: { $n } ({ $more }). Twoja przychylność: { $m } ({ $favor }).
pax_illuminaten-recap-leads = Najwięcej wpływu ma { $player }: { $n }.
    .you = Najwięcej wpływu masz ty.
pax_illuminaten-recap-on = Do rundy { $round }
pax_illuminaten-recap-round = W tej rundzie
pax_illuminaten-recap-interrogate = Przesłuchania
pax_illuminaten-recap-conspire = Spiski
pax_illuminaten-recap-actions = Umieszczone i zapłacone
pax_illuminaten-recap-contest = Spory
pax_illuminaten-recap-events = Edykty i reszta
pax_illuminaten-recap-rivals = Od przeciwników i dla nich
pax_illuminaten-recap-changes = Co jeszcze się stało

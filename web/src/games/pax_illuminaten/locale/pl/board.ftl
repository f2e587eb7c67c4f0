### Plansza Pax Illuminaten, język polski. Terminy według słowniczka z cards.ftl.

## Miejsca i rzeczy

page-pax-map = Mapa
page-pax-areopagus = Twój areopag
page-pax-areopagus-of = Areopag: { $player }
page-pax-face-down = zakryta
page-pax-court = Dwór
page-pax-majordomo = pod majordomusem
page-pax-empty = puste
page-pax-deck = Talia { $n }
page-pax-discard = Odrzucone { $n }
page-pax-court-hint = Jedna karta jest za darmo. Jeśli bierzesz dwie, jedna musi leżeć pod majordomusem, a druga kosztuje żeton przychylności.
page-pax-chain = Łańcuch spisku
page-pax-plan = Karta planu
page-pax-chain-hint = Zagraj luminarza z ręki, aby go rozpocząć.
page-pax-chain-ends = Łańcuch jest zamknięty.
page-pax-next = dalej:
page-pax-any = dowolna karta
page-pax-hand = Ręka
page-pax-no-cards = Brak kart na ręce.
page-pax-card = karta
page-pax-card-plot = Intryga
page-pax-card-event = Wydarzenie
page-pax-card-faction = Karta frakcji
page-pax-tokens-left = Pozostałe wpływy
page-pax-plots-realized = Zrealizowane intrygi
page-pax-events-in-hand = Wydarzenia specjalne na ręce
page-pax-laid = wyłożona
page-pax-choose = Wybierz
page-pax-lodges = Loże
page-pax-lodge-of = { $n ->
    [one] Loża: { $faction }, { $n } karta
    [few] Loża: { $faction }, { $n } karty
   *[many] Loża: { $faction }, { $n } kart
}
page-pax-no-lodges = Nie ma jeszcze loży: tworzą ją trzy sąsiednie karty jednej frakcji.
page-pax-main-lodge = główna loża swojej frakcji
page-pax-ring = Obwódka wskazuje, kto kontroluje.
page-pax-stock = Przychylność w zasobach
page-pax-faction-cards = Karty frakcji
page-pax-free = wolna
page-pax-used = użyta w tej turze
page-pax-claim = przejmij
page-pax-edicts = Edykty
page-pax-edicts-chip = Edykty { $n } z { $of }
page-pax-edicts-gone = Odrzucone edykty: { $n } z { $of }
page-pax-event-deck = talia wydarzeń { $n }
page-pax-in-force = Obowiązuje
page-pax-boosts = Do końca tej tury
page-pax-pawn = pionek sztucznego przeciwnika
page-pax-marker = znacznik nagrody
page-pax-controls = kontroluje { $player }
page-pax-in-lodge = w loży: { $list }
page-pax-slots = wolne pola: { $free } z { $of }
page-pax-influence-of = wpływy: { $list }
page-pax-mason = mason
page-pax-rosicrucian = różokrzyżowiec
page-pax-strength = siła { $n }
page-pax-dagger = sztylet: wygrywa po stronie słabości
page-pax-hammers = młoty: wygrywają po stronie przewagi
page-pax-kind-extra_action = Akcja dodatkowa
page-pax-kind-boost = Wzmocnienie
page-pax-kind-special_action = Specjalna
page-pax-income-first = 1 żeton jednej z dwóch frakcji
page-pax-income-second = po 1 żetonie każdej frakcji
page-pax-income-third = po 1 żetonie każdej frakcji i jeszcze 1 jednej z nich
page-pax-income-grand_master = 3 żetony swojej frakcji
page-pax-income-royal_arch = 2 żetony swojej frakcji, przy przesłuchaniu 2 za każdy wpływ

## Akcje

page-pax-actions = Akcje główne
page-pax-budget = zostało { $n }
page-pax-act-scout = Rozpoznaj
page-pax-act-influence = Wywrzyj wpływ
page-pax-act-interrogate = Przesłuchaj
page-pax-act-ostracize = Wyklucz
page-pax-act-reassign = Przegrupuj
page-pax-act-oust = Wyprzyj
page-pax-cost-scout = 1 żeton
page-pax-cost-influence = koszt pól
page-pax-cost-interrogate = za darmo
page-pax-cost-ostracize = 1 żeton za wpływ
page-pax-cost-reassign = 1 żeton, 3 ruchy
page-pax-cost-oust = 1 żeton za wpływ
page-pax-targets = { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
page-pax-act-hint = Wybierz akcję albo dotknij podświetlonej karty, by zobaczyć, co można tam zrobić.
page-pax-begun = Teraz wybierz podświetlony cel. Esc cofa wybór.
page-pax-flag-quick = Szybka przychylność wzięta
page-pax-flag-claimed = Karta frakcji przejęta
page-pax-flag-realized = Intryga zrealizowana
page-pax-printed-cost = Koszt z karty, bez zniżek.
page-pax-due = Do zapłaty
page-pax-pay-hint = Dotknij swojej przychylności poniżej. Zamiast niej można zapłacić inną (P-4.3).
page-pax-quick = Szybka przychylność
page-pax-events-drawn = Dobrane wydarzenia

## Spór

page-pax-contest = Spór: { $card }
page-pax-attacks = atakuje
page-pax-defends = broni się
page-pax-advantage = przewaga
page-pax-vulnerable = słabość
page-pax-on-card = { $n } na karcie
page-pax-beside = { $n } obok
page-pax-areopagus-adds = +1 areopag
page-pax-bonus = +{ $n } za żetony
page-pax-stake = { $n ->
    [one] stawka: { $n } wpływ
    [few] stawka: { $n } wpływy
   *[many] stawka: { $n } wpływów
}
page-pax-only-dagger = sztylet
page-pax-only-hammers = młoty
page-pax-three-cards = do trzech kart
page-pax-wins-at-once = wygrywa od razu
page-pax-won = Spór wygrywa { $player }

## Intrygi

page-pax-plots = Intrygi
page-pax-public = publiczna
page-pax-only-you = tylko ty
page-pax-yours = twoja
page-pax-yours-of = Zrealizowane: { $n } z 2
page-pax-lapsed = na brzegu
page-pax-ready = Spełniona: można zrealizować
page-pax-realized = zrealizowana
page-pax-realized-by = realizuje { $player }
page-pax-meets = spełnia
page-pax-met = spełnione
page-pax-not-met = brakuje
page-pax-hidden-plots = Prywatne intrygi ukryte przed tobą: { $list }
page-pax-now = teraz { $n }
page-pax-to = { $n } do { $m }
page-pax-missing = brakuje: { $list }
page-pax-check-lodge_cards = { $n ->
    [one] Loża z { $n } karty
   *[many] Loża z { $n } kart
}
page-pax-check-outer_cards = { $n ->
    [one] Loża z { $n } kartą zewnętrzną
   *[many] Loża z { $n } kartami zewnętrznymi
}
page-pax-check-central_line = { $n } z rzędu w środkowym rzędzie
page-pax-check-own_areopagus = Loża dotyka twojego areopagu
page-pax-check-rival_areopagus = Dotyka areopagu rywala
page-pax-check-influence_there = Wpływy tam: { $n }
page-pax-check-influence_on_degree = Wpływy na Królewskich Łukach: { $n }
page-pax-check-more_than_rivals = Więcej niż każdy rywal
page-pax-check-path_rows = { $n ->
    [one] Ścieżka twoich wpływów w jednej loży przez { $n } rząd
    [few] Ścieżka twoich wpływów w jednej loży przez wszystkie { $n } rzędy
   *[many] Ścieżka twoich wpływów w jednej loży przez wszystkie { $n } rzędów
}
page-pax-check-star_cards = Wpływ na karcie i na 3 kartach wokół niej, wszystkie jednego stopnia
page-pax-check-inner_cards = { $n ->
    [one] Wpływ na { $n } karcie wewnętrznej
   *[many] Wpływ na { $n } kartach wewnętrznych
}
page-pax-check-inner_ring = Każda obok dwóch innych
page-pax-check-mason_factions = Kontrolowani masoni wszystkich { $n } frakcji
page-pax-check-control_cards = Kontrolowane karty: { $n }
page-pax-check-shared_cards = Karty wspólne z rywalami: { $n }
page-pax-check-control_degree = Kontrolowani wielcy mistrzowie: { $n }
page-pax-check-control_affiliation = Kontrolowani różokrzyżowcy: { $n }
page-pax-check-together = Inne karty i inna loża niż w zrealizowanej intrydze

## Sztuczni przeciwnicy

page-pax-ao-saint_germain = Saint-Germain
page-pax-ao-weishaupt = Weishaupt
page-pax-ao-joseph_ii = Józef II
page-pax-ao-franck = Franck
page-pax-any-wins = wystarczy jedna
page-pax-and-most = i najwięcej wpływów
page-pax-aim-edicts_in_event_discard = Odrzucone edykty: { $n }
page-pax-aim-control_lodge = { $n ->
    [one] Kontrolowana loża z { $n } karty
   *[many] Kontrolowana loża z { $n } kart
}
page-pax-aim-influence_on_map = Wpływy na mapie: { $n }
page-pax-aim-control_degrees = Kontrolowani wielcy mistrzowie i Królewskie Łuki: { $n }
page-pax-aim-control_cards = Kontrolowane karty: { $n }
page-pax-aim-control_lodges_of_different_factions = { $n ->
    [one] Kontrolowane loże { $n } frakcji
   *[many] Kontrolowane loże { $n } frakcji
}
page-pax-aim-control_affiliation = Kontrolowani różokrzyżowcy: { $n }
page-pax-script = Skrypt: pierwszy pasujący punkt
page-pax-applied = zadziałał ostatnio: { $place }
page-pax-own-design = Ten skrypt jest naszego pomysłu: drukowanego nie udało się zdobyć.
page-pax-reconstructed = Część wartości kart odtworzono. Które, mówi duża karta.
page-pax-guessed = odtworzono: { $list }
page-pax-group-degree = stopień
page-pax-group-factions = frakcje
page-pax-group-influence = pola
page-pax-group-strength = siła
page-pax-group-affiliation = zakon

## Koniec

page-pax-won-by = O zwycięstwie zdecydowało
page-pax-scoring = Punktacja frakcji: wpływy w głównych lożach
page-pax-points = Punkty
page-pax-before-scoring = Intrygi rozstrzygnęły grę przed punktacją. Oto punkty z tej chwili.
page-pax-verdict-plots = Dwie zrealizowane intrygi, runda { $round }.
page-pax-verdict-ao = Spełniona jedna z własnych intryg, runda { $round }.
page-pax-verdict-points = { $n ->
    [one] Piąty edykt odrzucony. { $n } punkt w głównych lożach.
    [few] Piąty edykt odrzucony. { $n } punkty w głównych lożach.
   *[many] Piąty edykt odrzucony. { $n } punktów w głównych lożach.
}
page-pax-verdict-cards = Piąty edykt odrzucony. Po { $n } punktów; zdecydowały karty frakcji.
page-pax-chart = Wpływy na mapie runda po rundzie

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
view-strengths = Początkowa siła
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
view-on = Zrealizowali
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
view-by_plots = Zwycięstwo intrygami
view-2 = 2
view-3 = 3
what-lodge_cards = kart w jednej loży
what-outer_cards = kart zewnętrznych w jednej loży
what-central_line = kolejnych w środkowym rzędzie
what-own_areopagus = dotyka twojego areopagu
what-rival_areopagus = dotyka areopagu rywala
what-influence_there = twoich wpływów tam
what-influence_on_degree = wpływów na Królewskich Łukach
what-more_than_rivals = więcej niż każdy rywal
what-path_rows = rzędów na jednej ścieżce
what-star_cards = kart jednego stopnia wokół jednej
what-inner_cards = kart wewnętrznych z twoim wpływem
what-inner_ring = każda obok dwóch innych
what-mason_factions = frakcji twoich masonów
what-control_cards = kart pod kontrolą
what-shared_cards = kart wspólnych z rywalami
what-control_degree = wielkich mistrzów pod kontrolą
what-control_affiliation = różokrzyżowców pod kontrolą
what-together = nie daje się połączyć z twoimi pozostałymi intrygami
what-edicts_in_event_discard = odrzuconych edyktów
what-control_lodge = kart w kontrolowanej loży
what-influence_on_map = wpływów na mapie
what-control_degrees = wielkich mistrzów i Królewskich Łuków pod kontrolą
what-control_lodges_of_different_factions = frakcji z kontrolowanymi lożami

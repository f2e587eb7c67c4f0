### Stół Pax Illuminaten w terminalu, język polski.

## Grupy możliwości

term-group-scout = Rozpoznaj
term-group-influence = Wywrzyj wpływ na
term-group-interrogate = Przesłuchaj
term-group-ostracize = Wyklucz
term-group-reassign = Przegrupuj (żeton)
term-group-oust = Zaatakuj wpływy
term-group-conspire = Spiskuj
term-group-claim = Przejmij kartę frakcji
term-group-realize = Zrealizuj

## Nagłówek, zasoby, strony

term-pax-edicts = edykty { $n } z { $last }
term-pax-actions-left = { $n ->
    [one] jeszcze { $n } akcja główna
    [few] jeszcze { $n } akcje główne
    [many] jeszcze { $n } akcji głównych
   *[other] jeszcze { $n } akcji głównej
}
term-pax-events = wydarzenia { $n }
term-pax-stock = Zasoby
term-pax-markers = znaczniki nagrody { $n }
term-pax-row = wolne karty frakcji
term-pax-hand-of = ręka { $n }/{ $limit }
term-pax-plots-of = intrygi { $n }/{ $need }
term-pax-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
term-pax-faction-cards = Karty frakcji
term-pax-edict = edykt
term-pax-specials = { $n ->
    [one] { $n } wydarzenie specjalne na ręce
    [few] { $n } wydarzenia specjalne na ręce
    [many] { $n } wydarzeń specjalnych na ręce
   *[other] { $n } wydarzenia specjalnego na ręce
}
term-pax-court = Dwór
term-pax-chain = Łańcuch
term-pax-plan = Plan
term-pax-special-events = Wydarzenia specjalne na ręce
term-pax-drawn-events = Dobrane wydarzenia
term-pax-next-event = Następne wydarzenie

## Mapa i spór

term-pax-lodges = Loże
term-pax-no-lodges = jeszcze żadnej
term-pax-contest = Spór o kartę { $card } ({ $place })
term-pax-advantage = przewaga: młoty wygrywają od razu
term-pax-vulnerable = słabość: sztylet wygrywa od razu
term-pax-at-stake = wpływy w grze: { $n }
term-pax-laid = karta wyłożona
term-pax-not-laid = jeszcze bez karty
term-pax-wins-at-once = wygrywa od razu

## Intrygi

term-pax-plots = Intrygi
term-pax-public = publiczna
term-pax-private = twoja
term-pax-realized = zrealizowana
term-pax-lapsed = już niespełniona
term-pax-own-design = naszego pomysłu
term-pax-and-most = i najwięcej wpływów
term-pax-check-lodge-cards = kart w jednej loży
term-pax-check-outer-cards = kart zewnętrznych w jednej loży
term-pax-check-central-line = kolejnych w środkowym rzędzie
term-pax-check-own-areopagus = dotyka twojego areopagu
term-pax-check-rival-areopagus = dotyka areopagu przeciwnika
term-pax-check-influence-there = twoich wpływów tam
term-pax-check-influence-on-degree = wpływów na Królewskich Łukach
term-pax-check-more-than-rivals = więcej niż każdy przeciwnik
term-pax-check-path-rows = rzędów na jednej ścieżce
term-pax-check-star-cards = kart jednego stopnia wokół jednej
term-pax-check-inner-cards = kart wewnętrznych z twoim wpływem
term-pax-check-inner-ring = każda obok dwóch innych
term-pax-check-mason-factions = frakcji twoich masonów
term-pax-check-control-cards = kart pod kontrolą
term-pax-check-shared-cards = kart wspólnych z przeciwnikami
term-pax-check-control-degree = wielkich mistrzów pod kontrolą
term-pax-check-control-affiliation = różokrzyżowców pod kontrolą
term-pax-check-together = nie trzyma się razem z pozostałymi twoimi intrygami
term-pax-ao-edicts-in-event-discard = odrzuconych edyktów
term-pax-ao-control-lodge = kart w kontrolowanej loży
term-pax-ao-influence-on-map = wpływów na mapie
term-pax-ao-control-degrees = wielkich mistrzów i Królewskich Łuków pod kontrolą
term-pax-ao-control-cards = kart pod kontrolą
term-pax-ao-control-lodges-of-different-factions = frakcji z kontrolowanymi lożami
term-pax-ao-control-affiliation = różokrzyżowców pod kontrolą

## Karty i znaki

term-pax-dagger = sztylet
term-pax-hammers = młoty
term-pax-mason = mason
term-pax-rosicrucian = różokrzyżowiec
term-pax-faction-card = Karta frakcji: { $faction }
term-pax-label-degree = Stopień
term-pax-label-factions = Frakcje
term-pax-label-affiliation = Przynależność
term-pax-label-strength = Siła
term-pax-label-slots = Pola
term-pax-sign-lodge = frakcja w loży
term-pax-sign-main = główna loża
term-pax-sign-free = wolne pole
term-pax-sign-influence = pozostałe wpływy
term-pax-sign-pawn = pionek sztucznego przeciwnika
term-pax-sign-marker = znacznik nagrody

## Koniec

term-pax-by-plots = Zwycięstwo dzięki intrygom.
term-pax-by-factions = Zdecydowała punktacja frakcji.

### Słowa planszy gry solo, język polski.

tk-neutral = żeton neutralny, u góry { $school }
tk-blocked = w tym tygodniu zablokowane przez kość
tk-contested = sporne
tk-which-way = Jak obrócić żeton?

tk-heir-notice = Część drukowanych elementów gry solo zaginęła. Plany dziedzica, układ kart pokazów i ścianki kości przygotowania to nasza rekonstrukcja.
tk-heir-understood = Rozumiem
tk-heir-mood = Nastrój
tk-heir-ready = Gotowy
    .text = Plan pokazu i Sztuczka jego najwyższego poziomu: najpierw Teatr.
tk-heir-busy = Zajęty
    .text = Plan przygotowań albo brak Sztuczki jego najwyższego poziomu: najpierw Śródmieście.
tk-heir-top = najwyższy poziom: { $n }
tk-heir-plan = Plan
tk-heir-plan-perform = pokaz
tk-heir-plan-setup = przygotowania
tk-heir-plan-hidden = zakryty
tk-heir-plans-left = { $n ->
    [one] został { $n } plan
    [few] zostały { $n } plany
    [many] zostało { $n } planów
   *[other] zostało { $n } planu
}
tk-heir-special = z kartą specjalną
tk-heir-contested = Miejsca sporne
tk-heir-nowhere = brak
tk-heir-wanted = Lista zakupów
tk-heir-dice = Kości przygotowania
tk-heir-blocks = zablokowane { $what }
tk-heir-rests = w tym tygodniu odpoczywa
tk-heir-past = Wcześniejsze plany
tk-heir-pace = Jego tury
tk-pace-slow = powoli
tk-pace-normal = krok po kroku
tk-pace-fast = szybko
tk-pace-by_hand = po naciśnięciu „Dalej”
tk-pace-at_once = od razu w całości
tk-tell-pause = Pauza
tk-tell-go-on = Wznów
tk-tell-next = Dalej
tk-tell-skip = Pomiń

tk-solo-ahead = Sława { $n }, o { $gap } więcej niż dziedzic.
tk-solo-behind = Sława { $n }, o { $gap } mniej niż dziedzic.
tk-solo-game = Sława w trakcie gry
tk-solo-end = Punktacja końcowa
tk-solo-fame-start = na początku
tk-solo-fame-advertising = plakaty
tk-solo-fame-links = Połączenia
tk-solo-fame-yields = pokazane Sztuczki
tk-solo-fame-performances = premie za Pokaz
tk-solo-fame-prophecies = Przepowiednie
tk-solo-fame-coins = Monety zamienione na Sławę
tk-solo-fame-rest = inne, minus niewypłacone wynagrodzenia
tk-solo-end-shards = Odłamki
tk-solo-end-coins = Monety
tk-solo-end-cards = karty specjalne
tk-solo-end-tricks = Sztuczki 3. poziomu
tk-solo-end-leftovers = żetony pozostałe na kartach
tk-solo-end-characters = Postacie od siódmej
tk-solo-seed = Ziarno rozdania
tk-solo-same = To samo rozdanie jeszcze raz
    .text = Te same karty i kości, nowa próba.

view-heir = Dziedzic Dahlgaarda
view-difficulty = Poziom trudności
view-tuning = Dostrojenie
view-mood = Nastrój
view-top_level = Najwyższy poziom
view-plan = Plan
view-plans_left = Pozostałe plany
view-plans_past = Wcześniejsze plany
view-line = Postacie od lewej do prawej
view-spaces = Miejsca na Postacie
view-wanted = Lista zakupów
view-specials = Karty specjalne
view-day = Dzień
view-setup_dice = Kości przygotowania
view-face = Ścianka
view-marked = odpoczywa
view-blocked_slots = Zablokowane pola
view-blocked_days = Zablokowane dni
view-summary = Podsumowanie
view-entries = Wpisy
view-location = Miejsce
view-special = z kartą specjalną
view-kind = Rodzaj

tk-phase-classroom = Wykłady
tk-academy = Akademia
tk-secrets = Sekrety
tk-secrets-stack = jeszcze w stosie: { $n }
tk-room-opens = otwarcie w tygodniu { $week }
tk-room-level = poziom { $n }
tk-banners = Sztandary
tk-banners-now = w tym tygodniu za salę: { $n }
tk-solo-fame-renovations = remonty
tk-solo-end-banners = sztandary

view-academy = Akademia
view-rooms = Sale
view-space = Sala
view-open = otwarta
view-opens = otwarcie w tygodniu
view-levels = Poziomy
view-threshold = Próg
view-cost = Koszt
view-tile = Kafelek
view-level = Poziom
view-change = Zmiana
view-effect = Efekt
view-bonus = Premia
view-set_aside = odłożona
view-own_level_bonus = Premia własnego poziomu
view-tiles = Pozostałe kafelki
view-banners = Sztandary
view-banners_now = Sztandary za salę w tym tygodniu
view-placed = wystawione
view-secrets = Sekrety
view-upper = górny
view-lower = dolny
view-gone = odeszły
view-coins_on = Monety na
view-protege = Protegowany
view-points = PA
view-wage = Wynagrodzenie

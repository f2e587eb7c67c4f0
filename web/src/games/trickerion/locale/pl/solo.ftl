### Słowa planszy gry solo, język polski.

trickerion-neutral = żeton neutralny, u góry { $school }
trickerion-blocked = w tym tygodniu zablokowane przez kość
trickerion-contested = sporne
trickerion-which-way = Jak obrócić żeton?

trickerion-heir-notice = Część drukowanych elementów gry solo zaginęła. Plany dziedzica, układ kart pokazów i ścianki kości przygotowania to nasza rekonstrukcja.
trickerion-heir-understood = Rozumiem
trickerion-heir-mood = Nastrój
trickerion-heir-ready = Gotowy
    .text = Plan pokazu i Sztuczka jego najwyższego poziomu: najpierw Teatr.
trickerion-heir-busy = Zajęty
    .text = Plan przygotowań albo brak Sztuczki jego najwyższego poziomu: najpierw Śródmieście.
trickerion-heir-top = najwyższy poziom: { $n }
trickerion-heir-plan = Plan
trickerion-heir-plan-perform = pokaz
trickerion-heir-plan-setup = przygotowania
trickerion-heir-plan-hidden = zakryty
trickerion-heir-plans-left = { $n ->
    [one] został { $n } plan
    [few] zostały { $n } plany
    [many] zostało { $n } planów
   *[other] zostało { $n } planu
}
trickerion-heir-special = z kartą specjalną
trickerion-heir-contested = Miejsca sporne
trickerion-heir-nowhere = brak
trickerion-heir-wanted = Lista zakupów
trickerion-heir-dice = Kości przygotowania
trickerion-heir-blocks = zablokowane { $what }
trickerion-heir-rests = w tym tygodniu odpoczywa
trickerion-heir-past = Wcześniejsze plany
trickerion-heir-pace = Jego tury

trickerion-solo-ahead = Sława { $n }, o { $gap } więcej niż dziedzic.
trickerion-solo-behind = Sława { $n }, o { $gap } mniej niż dziedzic.
trickerion-solo-game = Sława w trakcie gry
trickerion-solo-end = Punktacja końcowa
trickerion-solo-fame-start = na początku
trickerion-solo-fame-advertising = plakaty
trickerion-solo-fame-links = Połączenia
trickerion-solo-fame-yields = pokazane Sztuczki
trickerion-solo-fame-performances = premie za Pokaz
trickerion-solo-fame-prophecies = Przepowiednie
trickerion-solo-fame-coins = Monety zamienione na Sławę
trickerion-solo-fame-rest = inne, minus niewypłacone wynagrodzenia
trickerion-solo-end-shards = Odłamki
trickerion-solo-end-coins = Monety
trickerion-solo-end-cards = karty specjalne
trickerion-solo-end-tricks = Sztuczki 3. poziomu
trickerion-solo-end-leftovers = żetony pozostałe na kartach
trickerion-solo-end-characters = Postacie od siódmej
trickerion-solo-seed = Ziarno rozdania
trickerion-solo-same = To samo rozdanie jeszcze raz
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

trickerion-phase-classroom = Wykłady
trickerion-academy = Akademia
trickerion-secrets = Sekrety
trickerion-secrets-stack = jeszcze w stosie: { $n }
trickerion-room-opens = otwarcie w tygodniu { $week }
trickerion-room-level = poziom { $n }
trickerion-banners = Sztandary
trickerion-banners-now = w tym tygodniu za salę: { $n }
trickerion-solo-fame-renovations = remonty
trickerion-solo-end-banners = sztandary

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

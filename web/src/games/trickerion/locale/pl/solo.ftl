### Słowa planszy gry solo, język polski.

trickerion-neutral = żeton neutralny, u góry { $school }
trickerion-blocked = w tej rundzie leży tu żeton blokady
trickerion-contested = sporna lokacja
trickerion-which-way = Jak obrócić żeton?

trickerion-heir-notice = Część drukowanych elementów gry solo zaginęła. Plany dziedzica, układ kart pokazów i ścianki kości przygotowania to nasza rekonstrukcja.
trickerion-heir-understood = Rozumiem
trickerion-heir-mood = Nastrój
trickerion-heir-ready = Gotowy
    .text = Plan pokazu i sztuczka jego najwyższego poziomu: najpierw Teatr.
trickerion-heir-busy = Zajęty
    .text = Plan przygotowań albo brak sztuczki jego najwyższego poziomu: najpierw Śródmieście.
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
trickerion-heir-special = z przydziałem specjalnym
trickerion-heir-contested = Sporne lokacje
trickerion-heir-nowhere = brak
trickerion-heir-wanted = Lista zakupów
trickerion-heir-dice = Kości przygotowania
trickerion-heir-blocks = zablokowane { $what }
trickerion-heir-rests = w tej rundzie odpoczywa
trickerion-heir-past = Wcześniejsze plany
trickerion-heir-pace = Jego tury
trickerion-pace-slow = powoli
trickerion-pace-normal = krok po kroku
trickerion-pace-fast = szybko
trickerion-pace-by_hand = po naciśnięciu „Dalej”
trickerion-pace-at_once = od razu w całości
trickerion-tell-pause = Pauza
trickerion-tell-go-on = Wznów
trickerion-tell-next = Dalej
trickerion-tell-skip = Pomiń

trickerion-solo-ahead = Sława { $n }, o { $gap } więcej niż dziedzic.
trickerion-solo-behind = Sława { $n }, o { $gap } mniej niż dziedzic.
trickerion-solo-game = Sława w trakcie gry
trickerion-solo-end = Punktacja końcowa
trickerion-solo-fame-start = na początku
trickerion-solo-fame-advertising = plakaty
trickerion-solo-fame-links = połączenia
trickerion-solo-fame-yields = pokazane sztuczki
trickerion-solo-fame-performances = premie za pokaz
trickerion-solo-fame-prophecies = przepowiednie
trickerion-solo-fame-coins = monety zamienione na sławę
trickerion-solo-fame-rest = inne, minus niewypłacone wynagrodzenia
trickerion-solo-end-shards = odłamki
trickerion-solo-end-coins = monety
trickerion-solo-end-cards = przydziały specjalne
trickerion-solo-end-tricks = sztuczki 3. poziomu
trickerion-solo-end-leftovers = żetony pozostałe na kartach
trickerion-solo-end-characters = postacie od siódmej
trickerion-solo-seed = Ziarno
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
view-spaces = Pola na postacie
view-wanted = Lista zakupów
view-specials = Przydziały specjalne
view-day = Dzień
view-setup_dice = Kości przygotowania
view-face = Ścianka
view-marked = odpoczywa
view-blocked_slots = Zablokowane pola
view-blocked_days = Zablokowane dni
view-summary = Podsumowanie
view-entries = Wpisy
view-location = Lokacja
view-special = z przydziałem specjalnym
view-kind = Rodzaj

trickerion-phase-classroom = Wykłady
trickerion-academy = Akademia
trickerion-secrets = Tajemnice
trickerion-secrets-stack = jeszcze w stosie: { $n }
trickerion-room-opens = otwarcie w rundzie { $week }
trickerion-room-level = poziom { $n }
trickerion-banners = Sztandary
trickerion-banners-now = sztandary za salę w tej rundzie: { $n }
trickerion-solo-fame-renovations = renowacje
trickerion-solo-end-banners = sztandary

view-academy = Akademia
view-rooms = Sale
view-space = Sala
view-open = otwarta
view-opens = otwarcie w rundzie
view-levels = Poziomy
view-threshold = Wymagana sława
view-cost = Koszt
view-tile = Płytka sali
view-level = Poziom
view-change = Zmiana
view-effect = Działanie
view-bonus = Premia
view-set_aside = odłożona
view-own_level_bonus = Premia własnego poziomu
view-tiles = Pozostałe płytki sal
view-banners = Sztandary
view-banners_now = Sztandary za salę w tej rundzie
view-placed = postawione
view-secrets = Tajemnice
view-upper = górny
view-lower = dolny
view-gone = odeszły
view-coins_on = Monety na
view-protege = Protegowany
view-points = PA
view-wage = Wynagrodzenie

### Słowa planszy Trickeriona, polski.

page-tab-seen = Plan

trickerion-week = Tydzień
trickerion-week-of = Tydzień { $n } z { $of }
trickerion-phases = Fazy tygodnia
trickerion-phase-setup = Przygotowanie
trickerion-phase-dice_roll = Kości
trickerion-phase-turn_order = Kolejność
trickerion-phase-advertise = Reklama
trickerion-phase-assignment = Przydziały
trickerion-phase-place_characters = Postacie
trickerion-phase-performance = Pokaz
trickerion-phase-end_of_round = Koniec
trickerion-setup = Przygotowanie gry

trickerion-city = Miasto
trickerion-mine = Warsztat
trickerion-rivals = Rywale
trickerion-backstage = Kulisy
trickerion-stage = Scena
trickerion-no-change = bez zmian
trickerion-new = nowa
trickerion-leaves = odchodzi
trickerion-free = wolne
trickerion-closed = nie w tej grze
trickerion-empty = puste
trickerion-links-word = Połączenia
trickerion-links = { $n ->
    [0] brak Połączeń
    [one] { $n } Połączenie
    [few] { $n } Połączenia
   *[other] { $n } Połączeń
}
trickerion-performer-bonus = Premia za Pokaz
trickerion-performance-deck = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
   *[other] jeszcze { $n } kart
}
trickerion-your-show = Twój Pokaz
trickerion-as-it-stands = Przy obecnym stanie stołu; gdzie wybór jeszcze przed graczami — od–do.

trickerion-residence = Rezydencja
trickerion-inn = Oberża
trickerion-bank = Bank
trickerion-learn = Nauka
trickerion-hire = Zatrudnienie
trickerion-take-coins = Monety
trickerion-set = Ustawienie
trickerion-reroll = Przerzut
trickerion-buy = Zakup
trickerion-orders = Zamówione
trickerion-bargain = Negocjacje
trickerion-order = Zamówienie
trickerion-quick-order = Pilne Zamówienie
trickerion-quick = pilne
trickerion-order-any = Zamów dowolny Składnik
trickerion-price = { $n ->
    [one] { $n } Moneta za sztukę
    [few] { $n } Monety za sztukę
   *[other] { $n } Monet za sztukę
}
trickerion-first-card = Pierwsza karta
trickerion-further-card = Kolejna
trickerion-fortune = Wróżba

trickerion-prophecies = Przepowiednie
trickerion-no-prophecy = W tym tygodniu żadna Przepowiednia nie działa.
trickerion-next = zaraz
trickerion-then = potem
trickerion-last = później

trickerion-team = Zespół i przydziały
trickerion-your-team = Twój zespół
trickerion-tricks = Twoje Sztuczki
trickerion-trick-room = miejsce na Sztuczkę
trickerion-components = Składniki
trickerion-markers = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
trickerion-special-cards = Przydziały specjalne
trickerion-special-hand = Przydziały specjalne na ręce
trickerion-poster = Plakat wisi
trickerion-turn-order = { $n ->
    [1] 1. w kolejności
    [2] 2. w kolejności
    [3] 3. w kolejności
   *[other] 4. w kolejności
}
trickerion-wages-all = Wynagrodzenia, gdy pracują wszyscy:
trickerion-in-purse = w sakiewce { $n }
trickerion-unpaid = utrata Sławy: { $n }
trickerion-ready = czeka na turę
trickerion-placed = na polu
trickerion-at-work = przy pracy
trickerion-idle = bez zajęcia
trickerion-hired = w Oberży
trickerion-no-card = bez karty
trickerion-waits = w domu
trickerion-face-down = zakryta
trickerion-level = poziom { $n }

trickerion-assignment = Przydziały
trickerion-your-cards = Twoje karty: { $n }
trickerion-drop-here = Połóż tu kartę
trickerion-idle-no-wage = bez karty: bez zajęcia i bez płacy
trickerion-no-wage = bez płacy
trickerion-ap = { $n } PA
trickerion-points = PA na przygotowanie
trickerion-ap-by-slot = PA według pola
trickerion-on-stage = Na scenie
trickerion-stage-hint = prowadzi Pokaz albo pracuje za kulisami: { $n } PA
trickerion-permanent = Zwykły
trickerion-or-ap = albo +1 PA
trickerion-seal = Zapieczętuj
trickerion-of = { $n } z { $of }
trickerion-clear = Wyczyść
trickerion-break-seal = Złam pieczęć
trickerion-sealed-about = Zapieczętowane. Karty odkryjemy, gdy zapieczętują wszyscy.
trickerion-back = Wstecz
trickerion-corner = własny róg
trickerion-up = w górę
trickerion-right = w prawo
trickerion-down = w dół
trickerion-left = w lewo

trickerion-prepared = przygotowana: { $n } na karcie, { $m } w Teatrze
trickerion-missing = brakuje: { $what }
trickerion-can-prepare = można przygotować ({ $n } PA)
trickerion-shows-pay = Co dałby ci Pokaz
trickerion-if-you = prowadzisz ty
trickerion-if-other = prowadzi { $player }
trickerion-nothing-set-up = W Teatrze nic jeszcze nie stoi.
trickerion-if-over = Gdyby gra skończyła się teraz
trickerion-threshold = Wymagana Sława
trickerion-needs = Składniki
trickerion-prepare = Przygotowanie
trickerion-yield = Zysk

trickerion-verdict = Sława { $n }, o { $gap } więcej niż gracz { $other }.
trickerion-verdict-order = Sława { $n }, po równo; zdecydowała kolejność tur.
trickerion-cap = Każda linia poza pierwszą i każda Sztuczka 3. poziomu daje najwyżej 20 Sławy.
trickerion-fame-from = Skąd wzięła się Sława
trickerion-from-tricks = pokazane Sztuczki
trickerion-from-links = Połączenia
trickerion-from-performer = premie za Pokaz
trickerion-from-posters = plakaty
trickerion-from-other = inne
trickerion-fame-weeks = Sława tydzień po tygodniu

view-last_round = Ostatni tydzień
view-phase = Faza
view-order = Kolejność tur
view-residence = Sztuczki w Rezydencji
view-market = Targ
view-buy = Pola Zakupów
view-quick_order = Pole Pilnego Zamówienia
view-aside = Obok pól Zakupów
view-shares = Udziały
view-dubious = Podejrzane źródła
view-slots = Postacie na planszy
view-row = Rząd Pokazów
view-links = Połączenia
view-markers = Żetony
view-beside = Obok pól
view-performance_deck = Talia Pokazów
view-performances_gone = Odrzucone karty Pokazów
view-troupes = Trupy
view-magician = Iluzjonista
view-fame = Sława
view-coins = Monety
view-shards = Odłamki
view-poster = Plakat
view-ability_used = Zdolność użyta
view-components = Składniki
view-on_manager = na planszetce Zarządcy
view-tricks = Sztuczki
view-trick = Sztuczka
view-symbol = Symbol
view-supply = Żetony w zasobach
view-team = Zespół
view-character = Postać
view-at = Miejsce
view-home = Dom
view-idle = bez zajęcia
view-face_up = odkryta
view-held = Na ręce lub zakryte
view-unknown = Nieznane przydziały specjalne
view-debuts = Już pokazane
view-apprentices = Pomocnicy
view-specialists = Specjaliści
view-special_decks = Talie przydziałów specjalnych
view-prophecies = Przepowiednie
view-pending = Oczekujące
view-stack = Stos
view-past = Minione
view-decks = Talie
view-pieces = Żetonów
view-slot = Pole
view-corners = Rogi
view-player = Gracz

# prices before the click
trickerion-action-points = punkty akcji
trickerion-wage-each-week = Wynagrodzenie co tydzień
trickerion-doubt-coins = Zapłacisz { $n } z { $of } monet; zostanie { $left }.
trickerion-doubt-wages = Na koniec tygodnia wynagrodzenia: { $wages }; zabraknie { $n }, to strata { $fame } sławy (T-9.1).
trickerion-fame-missing = brakuje sławy: { $n }, płacisz monetami
trickerion-fame-reached = dość sławy

# the recap of a week
trickerion-recap = Tydzień { $week } minął
trickerion-recap-you = Zyskujesz { $n } sławy.
trickerion-recap-leads = Prowadzi { $player }: { $n }.
trickerion-recap-each = Podsumowanie co tydzień
trickerion-recap-again = Pokaż tydzień jeszcze raz
trickerion-recap-on = Do tygodnia { $week }
trickerion-recap-source = Źródło
trickerion-recap-poster = Plakat
trickerion-recap-links = Połączenia przy ustawianiu
trickerion-recap-tricks = Pokazane sztuczki
trickerion-recap-show = Własny pokaz
trickerion-recap-city = Miasto i reszta
trickerion-recap-wages = Wynagrodzenia
trickerion-recap-week = W tym tygodniu
trickerion-recap-now = Teraz
trickerion-recap-changes = Co zmienia się w tygodniu { $week }
trickerion-totals = Stan graczy

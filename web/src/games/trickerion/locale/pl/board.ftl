### Słowa planszy Trickeriona, polski.

page-tab-seen = Plan

tk-week = Tydzień
tk-week-of = Tydzień { $n } z { $of }
tk-phases = Fazy tygodnia
tk-phase-setup = Przygotowanie
tk-phase-dice_roll = Kości
tk-phase-turn_order = Kolejność
tk-phase-advertise = Reklama
tk-phase-assignment = Przydziały
tk-phase-place_characters = Postacie
tk-phase-performance = Pokaz
tk-phase-end_of_round = Koniec
tk-setup = Przygotowanie gry

tk-city = Miasto
tk-mine = Warsztat
tk-rivals = Rywale
tk-backstage = Kulisy
tk-stage = Scena
tk-no-change = bez zmian
tk-new = nowa
tk-leaves = odchodzi
tk-free = wolne
tk-closed = nie w tej grze
tk-empty = puste
tk-links-word = Połączenia
tk-links = { $n ->
    [0] brak Połączeń
    [one] { $n } Połączenie
    [few] { $n } Połączenia
   *[other] { $n } Połączeń
}
tk-performer-bonus = Premia za Pokaz
tk-performance-deck = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
   *[other] jeszcze { $n } kart
}
tk-your-show = Twój Pokaz
tk-as-it-stands = Przy obecnym stanie stołu; gdzie wybór jeszcze przed graczami — od–do.

tk-residence = Rezydencja
tk-inn = Oberża
tk-bank = Bank
tk-learn = Nauka
tk-hire = Zatrudnienie
tk-take-coins = Monety
tk-set = Ustawienie
tk-reroll = Przerzut
tk-buy = Zakup
tk-orders = Zamówione
tk-bargain = Negocjacje
tk-order = Zamówienie
tk-quick-order = Pilne Zamówienie
tk-quick = pilne
tk-order-any = Zamów dowolny Składnik
tk-price = { $n ->
    [one] { $n } Moneta za sztukę
    [few] { $n } Monety za sztukę
   *[other] { $n } Monet za sztukę
}
tk-first-card = Pierwsza karta
tk-further-card = Kolejna
tk-fortune = Wróżba

tk-prophecies = Przepowiednie
tk-no-prophecy = W tym tygodniu żadna Przepowiednia nie działa.
tk-next = zaraz
tk-then = potem
tk-last = później

tk-team = Zespół i przydziały
tk-your-team = Twój zespół
tk-tricks = Twoje Sztuczki
tk-trick-room = miejsce na Sztuczkę
tk-components = Składniki
tk-markers = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
tk-special-cards = Przydziały specjalne
tk-special-hand = Przydziały specjalne na ręce
tk-poster = Plakat wisi
tk-turn-order = { $n ->
    [1] 1. w kolejności
    [2] 2. w kolejności
    [3] 3. w kolejności
   *[other] 4. w kolejności
}
tk-wages-all = Wynagrodzenia, gdy pracują wszyscy:
tk-in-purse = w sakiewce { $n }
tk-unpaid = utrata Sławy: { $n }
tk-ready = czeka na turę
tk-placed = na polu
tk-at-work = przy pracy
tk-idle = bez zajęcia
tk-hired = w Oberży
tk-no-card = bez karty
tk-waits = w domu
tk-face-down = zakryta
tk-level = poziom { $n }

tk-assignment = Przydziały
tk-your-cards = Twoje karty: { $n }
tk-drop-here = Połóż tu kartę
tk-idle-no-wage = bez karty: bez zajęcia i bez płacy
tk-no-wage = bez płacy
tk-ap = { $n } PA
tk-points = PA na przygotowanie
tk-ap-by-slot = PA według pola
tk-on-stage = Na scenie
tk-stage-hint = prowadzi Pokaz albo pracuje za kulisami: { $n } PA
tk-permanent = Zwykły
tk-or-ap = albo +1 PA
tk-seal = Zapieczętuj
tk-of = { $n } z { $of }
tk-clear = Wyczyść
tk-break-seal = Złam pieczęć
tk-sealed-about = Zapieczętowane. Karty odkryjemy, gdy zapieczętują wszyscy.
tk-back = Wstecz
tk-corner = własny róg
tk-up = w górę
tk-right = w prawo
tk-down = w dół
tk-left = w lewo

tk-prepared = przygotowana: { $n } na karcie, { $m } w Teatrze
tk-missing = brakuje: { $what }
tk-can-prepare = można przygotować ({ $n } PA)
tk-shows-pay = Co dałby ci Pokaz
tk-if-you = prowadzisz ty
tk-if-other = prowadzi { $player }
tk-nothing-set-up = W Teatrze nic jeszcze nie stoi.
tk-if-over = Gdyby gra skończyła się teraz
tk-threshold = Wymagana Sława
tk-needs = Składniki
tk-prepare = Przygotowanie
tk-yield = Zysk

tk-verdict = Sława { $n }, o { $gap } więcej niż gracz { $other }.
tk-verdict-order = Sława { $n }, po równo; zdecydowała kolejność tur.
tk-cap = Każda linia poza pierwszą i każda Sztuczka 3. poziomu daje najwyżej 20 Sławy.
tk-fame-from = Skąd wzięła się Sława
tk-from-tricks = pokazane Sztuczki
tk-from-links = Połączenia
tk-from-performer = premie za Pokaz
tk-from-posters = plakaty
tk-from-other = inne
tk-fame-weeks = Sława tydzień po tygodniu

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

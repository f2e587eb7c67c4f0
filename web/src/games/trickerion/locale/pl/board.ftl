### Słowa planszy Trickeriona, polski.

page-tab-seen = Plan

trickerion-week = Runda
trickerion-week-of = Runda { $n } z { $of }
trickerion-phases = Fazy rundy
trickerion-phase-setup = Przygotowanie
trickerion-phase-dice_roll = Kości
trickerion-phase-turn_order = Kolejność
trickerion-phase-advertise = Reklama
trickerion-phase-assignment = Przydział
trickerion-phase-place_characters = Rozmieszczanie
trickerion-phase-performance = Pokaz
trickerion-phase-end_of_round = Koniec
trickerion-setup = Przygotowanie gry

trickerion-city = Miasto
trickerion-mine = Warsztat
trickerion-rivals = Przeciwnicy
trickerion-backstage = Kulisy
trickerion-stage = Pokaz
trickerion-no-change = bez zmian
trickerion-new = nowa
trickerion-leaves = odchodzi
trickerion-free = wolne
trickerion-closed = nie w tej partii
trickerion-empty = puste
trickerion-links-word = połączenia
trickerion-links = { $n ->
    [0] brak połączeń
    [one] { $n } połączenie
    [few] { $n } połączenia
   *[other] { $n } połączeń
}
trickerion-performer-bonus = Premia za pokaz
trickerion-performance-deck = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
   *[other] jeszcze { $n } kart
}
trickerion-your-show = Twój pokaz
trickerion-as-it-stands = Przy obecnym stanie stołu; od–do tam, gdzie wybór jest jeszcze otwarty.

trickerion-residence = Rezydencja
trickerion-inn = Oberża
trickerion-bank = Bank
trickerion-learn = Naucz się
trickerion-hire = Zatrudnij
trickerion-take-coins = Weź monety
trickerion-set = Ustaw
trickerion-reroll = Przerzuć
trickerion-buy = Kup
trickerion-orders = Zamówione
trickerion-bargain = Negocjuj
trickerion-order = Zamów
trickerion-quick-order = Pilne zamówienie
trickerion-quick = pilne
trickerion-order-any = Zamów dowolny składnik
trickerion-price = { $n ->
    [one] { $n } moneta za sztukę
    [few] { $n } monety za sztukę
   *[other] { $n } monet za sztukę
}
trickerion-first-card = Pierwsza karta
trickerion-further-card = Kolejna
trickerion-fortune = Wróżba

trickerion-prophecies = Przepowiednie
trickerion-no-prophecy = W tej rundzie żadna przepowiednia nie działa.
trickerion-next = następna
trickerion-then = potem
trickerion-last = później

trickerion-team = Zespół i przydziały
trickerion-your-team = Twój zespół
trickerion-tricks = Twoje sztuczki
trickerion-trick-room = pole na sztuczkę
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
trickerion-unpaid = utrata sławy: { $n }
trickerion-ready = czeka na turę
trickerion-placed = na polu
trickerion-at-work = przy pracy
trickerion-idle = bezczynny
trickerion-hired = w oberży
trickerion-no-card = bez karty
trickerion-waits = w domu
trickerion-face-down = zakryta
trickerion-level = poziom { $n }

trickerion-assignment = Przydziały
trickerion-your-cards = Twoje karty: { $n }
trickerion-drop-here = Połóż tu kartę
trickerion-idle-no-wage = bez karty: bezczynny i bez wynagrodzenia
trickerion-no-wage = bez wynagrodzenia
trickerion-ap = { $n } PA
trickerion-points = PA na przygotowanie
trickerion-ap-by-slot = PA według pola
trickerion-on-stage = Na polu pokazu
trickerion-stage-hint = daje pokaz albo pracuje za kulisami: { $n } PA
trickerion-permanent = Zwykły
trickerion-or-ap = albo +1 PA
trickerion-seal = Zatwierdź
trickerion-of = { $n } z { $of }
trickerion-clear = Wyczyść
trickerion-break-seal = Zmień przydziały
trickerion-sealed-about = Przydziały zatwierdzone. Karty odkryjemy, gdy zatwierdzą wszyscy.
trickerion-back = Wstecz
trickerion-corner = własny znak
trickerion-up = w górę
trickerion-right = w prawo
trickerion-down = w dół
trickerion-left = w lewo

trickerion-prepared = przygotowana: { $n } na karcie, { $m } w Teatrze
trickerion-missing = brakuje: { $what }
trickerion-can-prepare = można przygotować ({ $n } PA)
trickerion-shows-pay = Co dałby ci pokaz
trickerion-if-you = dajesz go ty
trickerion-if-other = daje go { $player }
trickerion-nothing-set-up = W Teatrze nic jeszcze nie leży.
trickerion-if-over = Gdyby partia skończyła się teraz
trickerion-threshold = Wymagana sława
trickerion-needs = Składniki
trickerion-prepare = Przygotowanie
trickerion-yield = Zysk

trickerion-verdict = Sława { $n }, o { $gap } więcej niż gracz { $other }.
trickerion-verdict-order = Sława { $n }, po równo; zdecydowała kolejność tur.
trickerion-cap = Każdy wiersz poza pierwszym i każda sztuczka 3. poziomu daje najwyżej 20 punktów sławy.
trickerion-fame-from = Skąd wzięła się sława
trickerion-from-tricks = pokazane sztuczki
trickerion-from-links = połączenia
trickerion-from-performer = premie za pokaz
trickerion-from-posters = plakaty
trickerion-from-other = inne
trickerion-fame-weeks = Sława runda po rundzie

view-last_round = Ostatnia runda
view-phase = Faza
view-order = Kolejność tur
view-residence = Sztuczki w rezydencji
view-market = Targ
view-buy = Pola zakupów
view-quick_order = Pole pilnego zamówienia
view-aside = Obok pól zakupów
view-shares = Udziały
view-dubious = Podejrzane źródła
view-slots = Postacie na planszy
view-row = Rząd pokazów
view-links = Połączenia
view-markers = Żetony
view-beside = Obok pól
view-performance_deck = Talia pokazów
view-performances_gone = Odrzucone karty pokazów
view-troupes = Zespoły
view-magician = Iluzjonista
view-fame = Sława
view-coins = Monety
view-shards = Odłamki
view-poster = Plakat
view-ability_used = Zdolność użyta
view-components = Składniki
view-on_manager = na planszetce zarządcy
view-tricks = Sztuczki
view-trick = Sztuczka
view-symbol = Symbol
view-supply = Żetony w zasobach
view-team = Zespół
view-character = Postać
view-at = Pole
view-home = Dom
view-idle = bezczynny
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
trickerion-n-components = { $n ->
    [one] { $n } { $component }
    [few] { $n } { $component_few }
    [many] { $n } { $component_many }
   *[other] { $n } { $component_few }
}
trickerion-word-fame = { $n ->
    [one] punkt sławy
    [few] punkty sławy
    [many] punktów sławy
   *[other] punktu sławy
}
trickerion-word-coins = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
trickerion-word-shards = { $n ->
    [one] odłamek
    [few] odłamki
    [many] odłamków
   *[other] odłamka
}

# prices before the click
trickerion-action-points = punkty akcji
trickerion-wage-each-week = Wynagrodzenie co rundę
trickerion-markers-on = { $n ->
    [one] żeton tej sztuczki
    [few] żetony tej sztuczki
    [many] żetonów tej sztuczki
   *[other] żetonu tej sztuczki
}
trickerion-protege-points = punkty akcji protegowanego
trickerion-own-level = za nauczanie sztuczki tego poziomu
trickerion-doubt-coins = Zapłacisz { $n } z { $of } monet; zostanie { $left }.
trickerion-doubt-wages = Wynagrodzenia na koniec rundy: { $wages }. Zabraknie monet: { $n }; utrata sławy: { $fame } (T-9.1).
trickerion-fame-missing = za brakującą sławę
trickerion-fame-reached = dość sławy

# the recap of a week
trickerion-recap = Runda { $week } za nami
trickerion-recap-gain = { $n ->
    [one] Zyskujesz { $n } punkt sławy.
    [few] Zyskujesz { $n } punkty sławy.
   *[many] Zyskujesz { $n } punktów sławy.
}
trickerion-recap-loss = { $n ->
    [one] Tracisz { $n } punkt sławy.
    [few] Tracisz { $n } punkty sławy.
   *[many] Tracisz { $n } punktów sławy.
}
trickerion-recap-even = Twoja sława się nie zmienia.
trickerion-recap-leads = Prowadzi { $player }: { $n }.
    .you = Prowadzisz: { $n }.
trickerion-recap-level = Prowadzą po równo, { $n }: { $players }.
trickerion-recap-on = Do rundy { $week }
trickerion-recap-poster = Plakat
trickerion-recap-links = Połączenia przy ustawianiu
trickerion-recap-tricks = Pokazane sztuczki
trickerion-recap-show = Własny pokaz
trickerion-recap-city = Miasto i reszta
trickerion-recap-wages = Wynagrodzenia
trickerion-recap-week = W tej rundzie
trickerion-recap-changes = Co zmienia się w rundzie { $week }
trickerion-totals = Stan graczy
trickerion-secret = Tajemnica Akademii
trickerion-room = Sala Akademii

## Wpisy przebiegu, które mówią o kilku rzeczach naraz

note-assigns-row = { $player } rozdaje karty: { $list }.
    .you = Rozdajesz karty: { $list }.
note-reveals-row = { $player } odkrywa karty: { $list }.
    .you = Odkrywasz karty: { $list }.
note-die-shows-row = Wynik rzutu: { $list }.
trickerion-row-item = { $who } – { $what }
trickerion-row-marked = , symbol: { $symbol }

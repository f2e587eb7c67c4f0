### Stół Trickerionu w terminalu, język polski. Krótkie słowa: kolumn jest mało.

board-ap = PA
board-stage = pole pokazu
board-guest = gość
board-leading = pokaz
board-up-to = do
board-residence = Rezydencja
board-inn = Oberża
board-bank = Bank
board-ordered = zamówione
board-quick = pilne zamówienie
board-decks = talie
board-orb = Przepowiednia
board-prophecy-next = następna
board-prophecy-then = potem
board-prophecy-last = ostatnia
board-you = ty
board-magician = Iluzjonista
board-purse = Sakiewka
board-wages = wynagrodzenie
board-components = Składniki
board-team = Zespół
board-hand = Ręka
board-drawn = Dobrane
board-idle = bezczynny
board-known = znane
board-specials = specjalne
board-order = kolejność
board-phase-setup = Przygotowanie
board-phase-dice_roll = Rzut kośćmi
board-phase-turn_order = Kolejność tur
board-phase-advertise = Reklama
board-phase-assignment = Przydział
board-phase-place_characters = Rozmieszczanie postaci
board-phase-performance = Pokaz
board-phase-end_of_round = Koniec rundy
board-kind-card = przydział
board-kind-trick = sztuczka
board-kind-performance = pokaz
board-kind-prophecy = przepowiednia
board-kind-magician = iluzjonista
board-kind-role = postać
board-short-magician = Ilu
board-short-engineer = Inż
board-short-manager = Zar
board-short-assistant = Asy
board-short-apprentice = Pom
board-sign-circle = okrąg połączenia
board-sign-link = połączenie
board-sign-shard-circle = okrąg z odłamkiem, połączony
board-sign-marker = żeton na sztuczce
board-sign-poster = plakat
board-sign-closed = zamknięte pole
board-round = Runda { $n } z { $last }
board-share = udział ma { $name }
board-in-deck = talia „{ $deck }”, karta { $n } od góry
board-score-now = { $n ->
    [one] stan na teraz: { $n } punkt sławy
    [few] stan na teraz: { $n } punkty sławy
    [many] stan na teraz: { $n } punktów sławy
   *[other] stan na teraz: { $n } punktu sławy
}
board-free-slots = { $n ->
    [0] pełna
    [one] { $n } wolne
    [few] { $n } wolne
    [many] { $n } wolnych
   *[other] { $n } wolnego
}
board-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Grupy możliwości

term-group-assign = Przydziel
term-group-place = Umieść
term-group-downtown = Śródmieście
term-group-buy = Kup
term-group-order = Zamów
term-group-workshop = Warsztat
term-group-theater = Teatr

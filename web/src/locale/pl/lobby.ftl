### Lobby i słowa wszystkich stron, język polski.

page-motto = Trzy ciężkie gry, jeden spokojny stół.
page-unofficial = Projekt nieoficjalny: rysunki i teksty są nasze. Jeśli gra ci się spodoba, kup ją w pudełku.
page-choose-game = Wybierz grę
page-seats-range = Graczy: { $from }–{ $to }
page-set-table = Nowa partia
page-seats = Miejsca
page-you-cap = Ty
page-bot = Bot
page-bot-name = { $n ->
    [1] Wera
    [2] Tomasz
   *[other] Nina
}
page-friend = Zaproszona osoba
page-by-link = Zaproś linkiem
page-your-name = Twoje imię
page-remove-seat = Usuń miejsce { $seat }
page-add-seat = Dodaj miejsce
page-more-options = Więcej ustawień
page-sealed-about = Rozdanie zostaje zapieczętowane, zanim usiądziesz. Po partii możesz je sprawdzić.
page-sit = Usiądź do stołu
page-read-rules = Najpierw przeczytaj zasady
page-language = Język
page-dark = Ciemny motyw
page-light = Jasny motyw
page-close = Zamknij
page-missing = Część strony się nie wczytała: jest nowsza wersja albo brak połączenia. Twoje decyzje są zapisane.
page-load-again = Wczytaj jeszcze raz
page-offline = Brak połączenia. Próbujemy wrócić do stołu…
page-refused-429 = Zbyt wiele prób. Spróbuj za minutę.
page-refused = Nie udało się.
page-refused-503 = Serwer jest zajęty albo ma kłopoty. Spróbuj za chwilę.
page-pace = Tempo
page-log-in = Zaloguj się
page-about = Arcanum { $version }, { $build ->
    [compiled] zasady skompilowane
   *[interpreted] zasady interpretowane
}; wersje zasad: { $rules }.
page-learn = Ucz się, grając

## An invitation

page-cards = Katalog kart
page-people = Gracze
page-first-game = Pierwsza partia
page-first-game-about = Tak instrukcja radzi zagrać za pierwszym razem.
page-as-last-time = Jak ostatnio

## Stoły przyjaciół i stoły otwarte

page-here-cap = Tutaj
page-somebody-here = Ktoś obok
page-name-here = Imię osoby obok
page-open-tables = Otwarte stoły
page-bring = Otwórz zapis partii
page-away-own = Tymczasem: stoły na twoim urządzeniu
page-clock-none = Bez zegara
    .text = Każdy myśli tyle, ile potrzebuje.
page-clock-quick = Szybko
page-clock-live = W czasie rzeczywistym
page-clock-days = Korespondencyjnie
page-clock-minutes = { $bank } min na gracza i po { $add } s na każdą turę. Gdy czas się skończy, pozostali zdecydują, co dalej.
page-clock-hours = { $bank } godz. na gracza i po { $add } godz. na każdą turę. Gdy czas się skończy, pozostali zdecydują, co dalej.
page-weekends = W weekendy zegary stoją

## Kto gra za bota

page-choose-character = Wybierz, kto zagra

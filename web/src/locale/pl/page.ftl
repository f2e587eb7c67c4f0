### Stół, język polski.

page-decision = Twoja decyzja
page-options = Twoje możliwości
page-board = Stół
page-your-turn = Twoja tura
page-everyone-at-once = Wszyscy naraz
page-waiting = Poczekaj
page-one-moment = Chwileczkę…
page-one-decides = Decyduje { $player }.
page-several-decide = Decydują jeszcze: { $player }.
page-onlooker = Widz
page-only-looking = Jesteś widzem. Decydują tylko gracze.
page-step = krok { $n } z { $of }
page-over = Koniec gry
page-wins = Wygrywa { $player }
    .you = Wygrywasz
page-share = Wspólne zwycięstwo: { $players }
page-offline-kept = Brak połączenia. Twój wybór jest zachowany i zostanie wysłany raz.
page-undo = Cofnij
page-ask-undo = Poproś o cofnięcie
page-asks-undo = { $player } prosi o cofnięcie kroku.
page-asks-bot = { $player } proponuje, aby za gracza { $other } grał bot.
page-asked = Czekamy na odpowiedź: { $players }
page-agree = Zgoda
page-disagree = Nie
page-rule = Zasada { $rule }

page-side = Przebieg, czat i zasady
page-sections = Części stołu
page-tab-board = Stół
page-tab-log = Przebieg
page-tab-chat = Czat
page-tab-rules = Zasady
page-tab-notes = Notatki
page-tab-seen = Widziane
page-tab-more = Więcej
page-log = Co się stało
page-stood-in = { $player }: bot „{ $bot }” nie odpowiada na czas. Decyduje za niego „{ $other }”.
page-older = Pokaż wcześniejsze wpisy: { $n }
page-since = od twojej ostatniej tury
page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-players = Czat jest tylko dla graczy.
page-chat-line = Powiedz coś
page-send = Wyślij
page-notes-about = Notatki dla siebie. Nikt inny ich nie widzi.
page-players = Gracze
page-here = przy stole
page-away = nie ma przy stole
page-left = już nie gra
page-copy = Kopiuj link
page-copied = Skopiowano
page-copy-onlooker = Link dla widzów
page-bot-for = Niech gra bot
page-text-mode = Tryb tekstowy
page-letters = Litery jako skróty
page-key-1 = wybierz możliwość o tym numerze
page-key-2 = zakończ krok
page-key-3 = cofnij
page-key-4 = lista wszystkich możliwości
page-key-5 = tryb tekstowy
page-key-6 = przebieg
page-key-7 = duża karta
page-key-8 = dlaczego nie?
page-key-9 = zamknij to, co otwarte
page-key-10 = podpowiedź
page-sealed = Rozdanie jest zapieczętowane:
page-back = Wróć do gry
page-leave = Odejdź od stołu
page-skip-options = Do możliwości
page-skip-log = Do przebiegu
page-large-card = Duża karta

page-keys = Klawisze i tekst
page-welcome = Kto siedzi przy stole
page-invite = Wyślij każdemu graczowi jego link.
page-copy-for = Link: { $player }
page-back-here = Wróć na początek tego kroku
page-back-to = Wróć do kroku { $n }
page-missed = Podczas twojej nieobecności
page-missed-n = { $n ->
    [one] Podczas twojej nieobecności: { $n } zdarzenie.
    [few] Podczas twojej nieobecności: { $n } zdarzenia.
   *[many] Podczas twojej nieobecności: { $n } zdarzeń.
}
page-missed-keys = Spacja zatrzymuje, strzałki prowadzą krok po kroku, Esc wraca do bieżącej chwili.
page-show-me = Pokaż
page-time-left = Pozostały czas
page-hours = { $h } godz. { $m } min
page-days = { $d } d { $h } godz.
page-notices = Powiadomienia
page-notices-about = Przychodzą, gdy zaczyna się twoja tura: najwyżej raz na minutę i nigdy, gdy patrzysz na ten stół.
page-notices-browser = Powiadamiaj, gdy strona jest otwarta
page-notices-browser-on = Przeglądarka powiadomi, gdy strona jest otwarta.
page-notices-push = Powiadamiaj na tym urządzeniu
page-notices-email = Adres e-mail
page-notices-webhook = Adres webhooka
page-notices-end = Wyłącz
page-notices-not = Przeglądarka na to nie pozwoliła.

page-hint = Podpowiedź
page-hint-ask = Podpowiedz ruch
page-hint-busy = Myślę…
page-hint-about = Szacowane szanse na wygraną: program krótko przelicza warianty i wie tylko tyle, ile ty.
page-hint-none = Odpowiedź nie przyszła na czas. Zapytaj jeszcze raz.
page-hint-wait = Za szybko. Poczekaj chwilę i zapytaj ponownie.
page-no-hints = Tu nie ma podpowiedzi: przy stole grają inni ludzie.
page-no-hints-host = Gospodarz nie pozwolił na podpowiedzi przy tym stole.
page-chance = { $n }%

page-analysis = Analiza
page-analyse = Przeanalizuj partię
page-analysis-chart = Szanse na wygraną w trakcie partii, tak jak mógł je ocenić każdy gracz
page-costly = Najdroższe decyzje
page-costly-none = O ile widać, żadna decyzja nie pogorszyła szans.
page-costly-who = Decyzja { $n }, { $player }:
page-costly-line = { $played } ({ $chance }%). Lepiej: { $best } ({ $better }%).
page-to-decision = Do decyzji { $n }

page-again = Rewanż
page-record = Zapis partii
page-replay = Obejrzyj partię krok po kroku
page-fair-yes = Rozdanie sprawdzone: zgodne z obietnicą.
page-fair-no = Rozdanie nie zgadza się z obietnicą!
page-first = Na początek
page-prev = Krok wstecz
page-next = Krok dalej
page-last = Na koniec
page-play = Odtwarzaj
page-pause = Pauza
page-decision-of = decyzja { $n } z { $of }
page-whose = Czyimi oczami
page-all-hands = Wszystkie ręce
page-play-on = Graj dalej stąd
page-to-score = Wynik

## What several games say of their tables

page-hidden-cards = { $n ->
    [one] { $n } karta ukryta przed tobą
    [few] { $n } karty ukryte przed tobą
   *[many] { $n } kart ukrytych przed tobą
}
page-details = Szczegóły: { $player }
page-your-side = Twoja strona
page-first-player = pierwszy
page-choosing = wybiera…
    .you = wybierasz…
page-sealed-short = gotowe
page-n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
page-n-players = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
page-show-table = Tabela
view-level = Poziom
view-space = Pole
view-round = Runda
view-first = Pierwszy gracz
view-active = Aktywny gracz
view-waiting = Decydują
view-dice = Kości tej gry
view-deck = Talia
view-count = Liczba
view-top = Wierzchnia karta
view-discard = Stos kart odrzuconych
view-cards = Karty
view-limit = Limit
view-hand = Ręka
view-face = Ścianka
view-drawn = Dobrane karty
view-score = Wynik
view-total = Razem
view-scores = Wyniki
view-winners = Zwycięzcy
view-card = Karta
view-turned = Obrócona
view-tokens = Żetony
view-points = Punkty
page-choose-another = Wybierz coś innego

# when the rules of a running table change
page-rules-changed = Od tego miejsca obowiązują zasady w wersji { $version }. Zmienione: { $rules }.
page-rules-again = { $n ->
    [one] Ostatni krok przed zmianą rozegrano ponownie według nowych zasad.
    [few] Ostatnie { $n } kroki przed zmianą rozegrano ponownie według nowych zasad.
   *[many] Ostatnich { $n } kroków przed zmianą rozegrano ponownie według nowych zasad.
}
page-rules-notice = Odkąd zaczęła się ta partia, zasady się zmieniły ({ $rules }). Od twojej następnej decyzji obowiązuje wersja { $version }.
page-rules-go-on = Graj dalej
page-rules-end = Zaproponuj zakończenie partii
page-asks-end = { $player } proponuje zakończenie partii bez wyniku.
page-ended-agreed = Gracze zgodzili się zakończyć partię bez wyniku.

## Powiadomienia, które czekają lub są wyłączone

page-notices-waiting = Otwórz link z naszej wiadomości. Do tego czasu nic innego nie przyjdzie.
page-notices-off = Powiadomienia na { $target } są wyłączone: odpowiedź brzmiała { $why }. Sprawdź adres i ustaw go ponownie.

## Before the deal, and whether it was fair

page-gathering = Czekamy na graczy · { $n } z { $of } przy stole
page-gathering-asked = Czekamy na odpowiedź: { $who }.
page-gathering-host = { $n ->
    [one] { $n } miejsce jest wolne. Wyślij link albo oddaj miejsce botowi.
    [few] { $n } miejsca są wolne. Wyślij link albo oddaj miejsca botom.
    [many] { $n } miejsc jest wolnych. Wyślij link albo oddaj miejsca botom.
   *[other] { $n } miejsca jest wolne. Wyślij link albo oddaj miejsca botom.
}
page-gathering-guest = { $n ->
    [one] { $n } miejsce jest jeszcze wolne. Karty zostaną rozdane, gdy wszyscy usiądą.
    [few] { $n } miejsca są jeszcze wolne. Karty zostaną rozdane, gdy wszyscy usiądą.
    [many] { $n } miejsc jest jeszcze wolnych. Karty zostaną rozdane, gdy wszyscy usiądą.
   *[other] { $n } miejsca jest jeszcze wolne. Karty zostaną rozdane, gdy wszyscy usiądą.
}
page-free-seat = Wolne miejsce
page-free-about = zajmie je ten, kto otworzy link
page-asked-about = dostaje zaproszenie do rewanżu. Miejsce może też zająć ten, kto otworzy link
page-host = gospodarz
page-you-host = ty, gospodarz
page-new-link = Nowy link
page-new-link-about = Stary link już nie działa.
page-give-to-bot = Oddaj botowi
page-parts-about = Każdy, kto siada do stołu, dokłada do rozdania losową część.
page-deal = Rozdanie
page-deal-secret = Inni jeszcze grają to rozdanie. Jego pochodzenie, wszystkie ręce, zapis i analizę partii zobaczysz, gdy skończą.
page-parts-told = { $n ->
    [0] Ułożył je sam serwer. Jego ziarno:
    [one] Powstało z części serwera i { $n } miejsca. Jego ziarno:
   *[other] Powstało z części serwera i { $n } miejsc. Jego ziarno:
}
page-fair-cannot = Nie sprawdzono: adres bez https. Sprawdzi to polecenie „arcanum replay --verify”.
page-absent-cannot-agree = Tak nie można. Kto odszedł od stołu, nie może się zgodzić.
page-came-out = Tak nie można. Od tamtej chwili coś zostało ujawnione.
# others' turns, step by step
page-play-previous = Krok wstecz
page-play-next = Krok dalej
page-play-go-on = Dalej
page-play-to-my-turn = Do mojej tury
page-play-to-now = Do końca
page-tab-steps = Ta tura
page-others-pace = Tury przeciwników
page-others-pace-slow = powoli
page-others-pace-quick = szybko
page-others-pace-key = klawiszem
page-others-pace-off = wyłączone
page-others-pace-help = Powoli: 1,6 s na krok; szybko: 0,4 s; klawiszem: każdy krok czeka na ciebie; wyłączone: od razu wynik.
page-asks-costly = Pytaj przed kosztowną akcją
page-hint-joins = Podpowiedź dokłada kartę do już wyłożonych; niczego nie wysyła.
page-hint-draft = Karty z podpowiedzi leżą już u ciebie pod innymi postaciami.
page-recap = Podsumowanie na koniec każdej rundy
page-recap-each = Podsumowanie po każdej rundzie
page-recap-again = Pokaż rundę jeszcze raz
page-recap-source = Źródło
page-recap-now = Teraz
page-see-moment = Pokaż tę chwilę
page-prices = Pokazuj, ile możliwości kosztują i co przynoszą
page-scores-so-far = Pokazuj bieżący wynik
page-score-now = Punkty, gdyby partia skończyła się teraz
page-strip = Pokazuj etap tury i jego cel
page-tips = Objaśniaj symbole (najechanie albo długie dotknięcie)

## Jeden link do stołu, a grę zaczyna gospodarz

page-one-link = Jeden link do całego stołu
page-one-link-about = Kto go otworzy, wybiera wolne miejsce i imię. Bez konta.
page-link-dies = Link wygasa, gdy wszystkie miejsca są zajęte; gracze mają własną drogę powrotu.
page-qr = Kod QR linku
page-share-link = Wyślij
page-show-large = Powiększ
page-order = Kolejność
page-order-chosen = Jak siedzą
page-order-lot = Losowo
page-this-screen = ten ekran
page-sat = miejsce zajęte { $ago }
page-seat-up = { $player }: miejsce wyżej
page-seat-down = { $player }: miejsce niżej
page-remove = Zwolnij miejsce: { $player }
page-start = Zacznij
page-n-free = wolne: { $n }
page-seats-free = Niektóre miejsca są jeszcze wolne.
page-all-sit = Wszyscy siedzą. Zacznij, gdy chcesz.
page-all-sit-guest = Wszyscy siedzą. Partię zaczyna { $player }.
page-takes-seat = { $player } siada do stołu.
page-told-sits = siada do stołu.
page-told-removed = nie siedzi już przy stole.

## Kilka osób przy jednym ekranie

page-at-screen = Przy tym ekranie: { $n }
page-screen-public = Na ekranie jest to, co widzą wszyscy.
page-screen-own = Na ekranie jest to, co wie { $player }.
page-screen-hide = Ukryj karty
page-screen-show = Karty: { $player }
page-hand-to = Przekaż ekran: { $player }
page-hand-screen = Przekaż ekran
page-i-am = To ja, { $player }
page-back-to-player = Wróć: { $player }
page-stay-public = Nie teraz
page-turn-of = { $player }: twoja kolej
page-cover-about = To, co wolno widzieć tylko jednej osobie, wczyta się po kliknięciu. Gdy decyzja niczego nie zdradza, zasłony nie ma.
page-cover-log = Tylko to, co widzą wszyscy.

## Czat

page-unread = { $n ->
    [one] { $n } nieprzeczytana wiadomość
    [few] { $n } nieprzeczytane wiadomości
    [many] { $n } nieprzeczytanych wiadomości
   *[other] { $n } nieprzeczytanej wiadomości
}
page-log-line = przebieg, wpis { $n }
page-cite = Wstaw na czat odnośnik do tego wpisu
page-mute = Wycisz
page-mute-who = Wycisz: { $player }
page-unmute = Przestań wyciszać: { $player }
page-phrases = Gotowe zwroty
page-say-hello = Cześć!
page-say-luck = Powodzenia i dobrej zabawy!
page-say-thanks = Dziękuję!
page-say-well-played = Świetna partia!
page-say-moment = Chwileczkę.
page-say-back = Już jestem.
page-say-your-turn = Twoja kolej.
page-say-oops = Ups, to była pomyłka.
page-say-rematch = Zagramy jeszcze raz?
page-say-hidden = (ukryte przez właścicieli serwera)
page-gallery-empty = Żaden widz jeszcze nic nie powiedział.
page-gallery-about = Pokój widzów. Gracze czytają go po partii albo wcześniej, jeśli stół na to pozwala.
page-copy-moment = Link do tej chwili

## Analizy, zadania, namysł botów

page-analysis-about = Decyzje ocenia się według tego, co gracz wtedy wiedział: wszystkie z grubsza, najdroższe dokładniej.
page-analysis-runs = Jeszcze około { $n } s. Możesz w tym czasie zamknąć stronę.
page-analysis-stopped = Zatrzymano. Oto, co udało się znaleźć.
page-analysis-go-on = Kontynuuj
page-cancel = Anuluj
page-find-better = Znajdź lepszy ruch
page-find-better-about = Podejmij tę decyzję jeszcze raz przy osobnym stole i graj dalej; odpowiedź pojawi się po twojej decyzji
page-puzzle = Znajdź lepszy ruch.
page-puzzle-ask = W partii zagrano: { $played } ({ $chance }%). Zdecyduj, a poznasz odpowiedź.
page-puzzle-found = To jest to!
page-puzzle-same = Tak samo jak w partii.
page-puzzle-other = Można i tak.
page-puzzle-answer = Według analizy lepiej: { $best } – { $better }% zamiast { $chance }%.
page-puzzle-back = Wróć do partii
page-thinks-since = Myśli już { $n } s, licząc całą turę
page-seconds = { $n } s

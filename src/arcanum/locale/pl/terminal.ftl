### Co mówi sam terminal, język polski. Słowa gry leżą w jej folderze.

## Powitanie i pożegnanie

term-welcome-one = Witaj! Grasz jako { $name }.
term-welcome-many = Witajcie! Przy jednej klawiaturze: { $names }.
term-welcome-help = Wpisz numer możliwości; ? pokaże wszystko inne, co można wpisać.
term-welcome-watch = Przy tym stole siedzą same boty. Oto przebieg ich partii.
term-welcome-back = Witaj ponownie! Podjętych decyzji: { $n }. Partia toczy się dalej.
term-hand-over = Przekaż klawiaturę: teraz decyduje { $name }. Pozostali nie patrzą.
term-press-enter = Naciśnij Enter, gdy można:
term-thinks = { $name } ({ $bot }) myśli…
term-end-of-input = Koniec danych wejściowych. Partii nie zapisano.
term-interrupted = Przerwano. Partii nie zapisano.
term-stays = Partia toczy się dalej.

## Pytania i odpowiedzi

term-your-choice = Twój wybór
term-hint-choose =
    { $n ->
        [1] 1 wybierz
       *[other] 1–{ $n } wybierz
    }
term-hint-help = ? pomoc
term-hint-card = c karta
term-hint-advice = a podpowiedź
term-hint-log = l przebieg
term-hint-save = s zapis
term-hint-quit = q wyjście
term-hint-undo = u cofnij ({ $n })
term-type-number =
    { $n ->
        [1] Wpisz 1 albo ?, aby zobaczyć pomoc.
       *[other] Wpisz liczbę od 1 do { $n } albo ?, aby zobaczyć pomoc.
    }
term-no-such-number =
    { $n ->
        [1] Wpisz 1: innej możliwości nie ma.
       *[other] Wpisz numer od 1 do { $n }.
    }
term-earlier =
    { $n ->
        [one] … i { $n } wiersz wcześniej (l pokazuje przebieg)
        [few] … i { $n } wiersze wcześniej (l pokazuje przebieg)
        [many] … i { $n } wierszy wcześniej (l pokazuje przebieg)
       *[other] … i { $n } wiersza wcześniej (l pokazuje przebieg)
    }
term-taken-back = Cofnięto: { $action }
term-no-undo = Nie ma czego cofnąć: cofnąć można tylko własne kroki, dopóki nic nie ujawniono.
term-log-number = Podaj, ile wierszy: l 20
term-yes = tak
term-no = nie
term-yes-words = t tak y yes
term-no-words = n nie no

## Grupy możliwości

term-group-other = Inne

## Polecenia: co można wpisać, oddzielone spacjami

term-command-help = ? h help pomoc
term-command-card = c card karta
term-command-undo = u undo cofnij
term-command-advice = a advice hint podpowiedź
term-command-log = l log przebieg
term-command-table = t table stół
term-command-memory = m memory pamięć
term-command-dice = d dice kości
term-command-rule = r rule zasada
term-command-save = s save zapisz
term-command-quit = q quit exit wyjście

term-usage-help = ?
term-usage-card = c NAZWA lub NUMER
term-usage-undo = u
term-usage-advice = a
term-usage-log = l [WIERSZE]
term-usage-table = t
term-usage-memory = m
term-usage-dice = d
term-usage-rule = r S-10.1
term-usage-save = s [PLIK]
term-usage-quit = q

term-help-number = wybierz numerem
term-help-words = albo słowami, jak w zapisie partii
term-help-help = ta strona
term-help-card = cała karta: po nazwie lub jej części, po numerze możliwości albo #16
term-help-undo = cofnij swój ostatni krok, dopóki nic nie ujawniono
term-help-advice = podpowiedź: najlepsze możliwości i ich szanse na wygraną
term-help-log = co się dotąd wydarzyło
term-help-table = pokaż stół jeszcze raz
term-help-memory = co wiesz o kartach, których nie widać
term-help-dice = wszystkie kości tej gry ze ściankami
term-help-rule = zasada po numerze, rozdział po słowie; samo r pokazuje spis treści
term-help-save = zapisz partię
term-help-quit = odejdź od stołu

## Sprawdzanie

term-no-cards = W tej grze nie ma kart do obejrzenia.
term-which-card = Którą kartę? Wpisz c i nazwę albo numer możliwości.
term-no-card-in-choice = Możliwość { $number } nie dotyczy karty. Kartę o tym numerze pokaże c #{ $number }.
term-several-cards = Pasuje kilka kart: { $names }.
term-no-such-card = Nie ma karty „{ $name }”.
term-which-rule = Którą zasadę? Wpisz r i numer albo słowo rozdziału, na przykład r S-10.1.
term-no-such-rule = Nie ma zasady { $number }.
term-no-memory = Nie ma nic ukrytego do przypomnienia.
term-no-dice = W tej grze nie ma kości do obejrzenia.

## Zapisywanie

term-saved = Zapisano: { $file }
term-not-saved = Nie zapisano.
term-cannot-save = Nie zapisano: { $problem }.
term-overwrite = Plik { $file } już istnieje. Zastąpić? [t/n]
term-save-before-leaving = Zapisać partię przed wyjściem? [t/n, inaczej partia trwa]
term-save-record = Zachować zapis partii? [t/n]

## Koniec

term-game-over = Koniec gry
term-winner = Wygrywa { $name }!
term-winners = Wspólne zwycięstwo: { $names }!
term-seed = Ziarno tej partii: { $seed }
term-seat = Gracz
term-points = Punkty
term-score-cards = Karty w grze (rozstrzygają remis)

## Podpowiedzi i analiza

term-advice-thinks = Rozważam twoje możliwości…
term-advice-option = { $number }: { $action } – szanse na wygraną: około { $chance } na 100.
term-advice-why = {"    "}{ $why }
term-advice-about = Szacunek z krótkiej analizy, która wie tyle co ty.
term-no-advice = Gdy przy stole siedzi kilka osób, podpowiedzi nie ma.
term-analyse = Przeanalizować partię? Potrwa to do pół minuty. [t/n]
term-analysis-runs = Przeglądam decyzje
term-analysis-stopped = Analiza została przerwana.
term-analysis-nothing = W tej partii nie było o czym decydować.
term-analysis-chances = Szanse na wygraną, tak jak mógł je ocenić każdy gracz przy własnych decyzjach
term-analysis-costly = Najdroższe decyzje
term-analysis-no-cost = O ile widać, żadna decyzja nie pogorszyła szans.
term-analysis-decision = Decyzja { $number }, { $name }: { $played } ({ $chance }%). Lepiej: { $best } ({ $better }%).

## Słowa każdego stołu

term-round = Runda { $n }
term-draw-pile = talia { $n }
term-discard-pile = odrzucone { $n }
term-you = ty
term-first-player = pierwszy gracz
term-label-known = Znasz
term-your-hand = Twoja ręka
term-label-effect = Działanie

## Instrukcja

term-word-exact = ! dokładnie więcej exact more
term-rule-exact = Dokładny tekst specyfikacji, po angielsku.
term-rule-more = Dokładny tekst (po angielsku): r { $number } !
term-no-rules = Ta gra nie ma instrukcji.
term-card-notes = Warto wiedzieć:

## Katalog kart

term-cards-found =
    { $n ->
        [0] Żadna karta nie pasuje; wszystkich jest { $of }.
       *[other] Pasujących kart: { $n } z { $of }
    }
term-cards-help = Wszystkich kart: { $n }. Podaj nazwę, aby zobaczyć całą kartę. Słowa albo filtr z wartością zawężają listę.
term-cards-wins = Jak często wygrywa ten, kto ją miał (partie między botami: { $bots })
term-cards-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
term-cards-won =
    { $games ->
        [one] { $won }%, przy równych szansach { $fair }% ({ $games } partia)
        [few] { $won }%, przy równych szansach { $fair }% ({ $games } partie)
        [many] { $won }%, przy równych szansach { $fair }% ({ $games } partii)
       *[other] { $won }%, przy równych szansach { $fair }% ({ $games } partii)
    }
term-cards-too-few = jeszcze za mało partii
term-cards-together = razem
term-cards-uncounted = Jak często wygrywa. { $why }
term-cards-rules = Zasady: { $rules }

### Strony o ludziach, po polsku.

people-lobby = Lobby
people-ladder = Ranking
people-daily = Rozdanie dnia
people-tournaments = Turnieje
people-clubs = Kluby
people-titles = Gry
people-bot = bot
people-somebody = ktoś
people-not-there = Nic tu nie ma albo nie jest to dla ciebie.
people-no-log-in-first = Najpierw się zaloguj. Konto to nazwa i hasło.
people-no-one-try = Dzisiejsze rozdanie masz już za sobą.
people-no-finish-first = Najpierw dokończ to rozdanie.
people-no-round-not-over = Ta runda jeszcze trwa.
people-no-too-few = Turniej wymaga co najmniej dwóch osób.
people-no-too-few-tables = Duplikat wymaga co najmniej dwóch pełnych stołów.
people-no-own-game-first = Dopóki trwa twoja własna partia tej rundy, nie możesz zakończyć rundy ani odwołać turnieju.

people-who-is-shown = Co pokazać
people-of-all = Ludzie i boty
people-of-people = Ludzie
people-of-bots = Boty
people-rank = Miejsce
people-who = Kto
people-rating = Ranking
people-games = Partie
people-won = Wygrane
people-last-ten = Ostatnie dziesięć
people-played = Kiedy
people-ten-read = w { $n } z ostatnich { $of } partii ranking wzrósł
people-nobody-yet = Jeszcze nikogo.
people-ladder-order = Kolejność według rankingu pomniejszonego o niepewność. Na listę trafia, kto ma niepewność nie większą niż ± { $sure }.
people-before = Poprzednia strona
people-after = Następna strona
people-from-to = { $from }–{ $to } z { $of }
people-find-me = Znajdź mnie
people-your-place = Twoje miejsce
people-place = { $n }. miejsce
people-still-uncertain = jeszcze niepewne
people-means = { $rating } ± { $sure } znaczy: po rozegranych partiach w dwóch przypadkach na trzy twoja siła leży między { $low } a { $high }. Każda partia rankingowa zawęża ten zakres.
people-last-game = Ostatnia partia rankingowa: { $day }
people-your-chances = Twoje szanse jeden na jednego
people-of-100 = { $n } na 100
people-what-is-rated = Do rankingu liczą się dokończone partie botów i graczy z kontem; każda gra ma własny ranking, wspólny dla stołów na 2, 3 i 4 miejsca. Nie liczą się: stoły treningowe i lekcje, rozdania dnia, stoły z gościem bez konta oraz partie, w których ktoś wziął podpowiedź albo cofnął decyzję bota. Kto zostawi partię botowi, zajmuje ostatnie miejsce; kto wróci, nic w niej nie zyska.

people-since = od: { $month }
people-share = Udostępnij
people-export = Pobierz dane
people-hide = Ukryj
people-show = Pokaż znowu
people-hidden-about = Tę stronę widzisz tylko ty i nie ma cię w rankingu.
people-plays-like = Siła gry: { $name }
people-like = Jak bot „{ $bot }”
people-between = Między botami „{ $below }” a „{ $above }”
people-above = Powyżej bota „{ $bot }”
people-below = Poniżej bota „{ $bot }”
people-games-won = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}, wygrane: { $won }
people-sure = wystarczająco pewne
people-not-rated-yet = jeszcze bez rankingu
people-best = najlepszy wynik { $n }
people-no-game-yet = jeszcze bez partii
people-first-game = Pierwsza partia
people-over-time = Ranking w czasie
people-gained = zysk
people-lost = strata
people-as-table = Tabela
people-as-chart = Wykres
people-graph-read = Ranking teraz { $rating } plus minus { $sure }, partii rankingowych: { $n }. Strzałki prowadzą po partiach.
people-game-told = Partia { $n }, { $day }: miejsce { $place } z { $seats }, wynik { $score }, ranking { $rating } ({ $gain })
people-no-rated = Jeszcze bez partii rankingowych.
people-by-table = Według liczby graczy
people-n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
people-won-of = { $won } z { $of }
people-not-rated-about = Wygrane partie. Stoły treningowe i lekcje się nie liczą.
people-recent = Ostatnie partie
people-game = Gra
people-at-table = Przy stole
people-score = Wynik
people-when = Kiedy
people-replay = Odtwórz
people-older = Pokaż więcej
people-kind-table = stół
people-kind-daily = rozdanie dnia
people-kind-tournament = turniej
people-nth = miejsce { $n } z { $of }
people-not-rated = bez rankingu

people-against = { $game } z botem „{ $bot }”
people-daily-open = Jeszcze przed tobą
people-daily-playing = Twoja partia trwa
people-daily-done = Rozegrane
people-daily-past = Ten dzień minął
people-daily-result = Wynik { $score }, miejsce { $rank } z { $of }
people-daily-about = { $n ->
    [0] Nikt jeszcze nie skończył. Wszyscy dostają te same karty.
    [one] Skończyła { $n } osoba. Wszyscy dostają te same karty.
    [few] Skończyły { $n } osoby. Wszyscy dostają te same karty.
    [many] Skończyło { $n } osób. Wszyscy dostają te same karty.
   *[other] Skończyło { $n } osoby. Wszyscy dostają te same karty.
}
people-daily-middle = { $way ->
    [0] Dokładnie tyle co środkowy wynik.
    [-1] O { $n } poniżej środkowego wyniku.
   *[other] O { $n } powyżej środkowego wyniku.
}
people-daily-bot = { $way ->
    [0] Bot „{ $bot }” ma tyle samo.
    [-1] Bot „{ $bot }” ma o { $n } więcej.
   *[other] Bot „{ $bot }” ma o { $n } mniej.
}
people-watch-own = Obejrzyj swoją partię
people-daily-try = Graj: jedna próba
people-daily-share = Udostępnij rozdanie
people-everybody = Wyniki wszystkich
people-bars-read = Wyniki w słupkach, osób: { $n }; liczby są w tabeli
people-people = Osoby
people-beat = wygrało z botem „{ $bot }”
people-middle = środkowy wynik
people-best-by = najlepszy: { $name }
people-results = Tabela
people-to-go = { $n ->
    [one] została { $n } godzina
    [few] zostały { $n } godziny
    [many] zostało { $n } godzin
   *[other] zostało { $n } godziny
}
people-days-before = Twoje dni
people-under-way = trwa
people-score-rank = { $score }, miejsce { $rank } z { $of }
people-daily-rules = Jedna próba, bez rankingu i podpowiedzi; decyzji bota nie można cofnąć. Cudze wyniki i partie zobaczysz dopiero, gdy skończysz to rozdanie.

people-tours-listed = Otwarte
people-tours-mine = Moje
people-tours-organised = Organizuję
people-no-tournaments = Nie ma tu jeszcze turniejów.
people-new-tournament = Nowy turniej
people-name = Nazwa
people-kind = System
people-kind-swiss = Szwajcarski
    .text = W każdej rundzie spotykają się osoby o podobnej liczbie punktów. Nikt nie odpada.
people-kind-round-robin = Każdy z każdym
    .text = Wszyscy spotykają się ze wszystkimi.
people-kind-knock-out = Pucharowy
    .text = Połowa każdego stołu przechodzi dalej, aż zostanie jeden stół.
people-kind-duplicate = Duplikat
    .text = Wszystkie stoły rundy grają to samo rozdanie. Porównujesz się z tymi, którzy siedzieli na tym samym miejscu, więc szczęście w kartach przestaje się liczyć.
people-seats = Miejsc przy stole
people-rounds = Rundy
people-rounds-usual = ile trzeba
people-club = Klub
people-listed = Na liście: dołączyć może każdy
people-make = Utwórz
people-n-at-table = przy stole { $n }
people-n-people = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
people-tour-open = trwają zapisy
people-tour-running = runda { $round } z { $of }
people-tour-over = zakończony
people-tour-cancelled = odwołany
people-round = Runda { $n }
people-round-deal = Runda { $n } · Rozdanie { $n }
people-all-done = wszystkie stoły skończone
people-groups-done = skończone stoły: { $n } z { $of }
people-sealed = zapieczętowane
people-to-come = przed nami
people-against-field = Na tle innych
people-sum = Suma
people-points = Punkty
people-stage = Przetrwane rundy
people-by-opponents = Punkty przeciwników
people-by-wins = Wygrane
people-by-margin = Różnica
people-by-best = Najlepsze rozdanie
people-by-points = Punkty
people-take-out = Usuń
people-take-out-name = Usuń: { $name }
people-take-out-before = Kto ma link, może dołączyć ponownie.
people-take-out-means = Ta osoba nie zagra w następnych rundach i nie będzie mogła wrócić. Rozpoczęta partia trwa dalej, a dotychczasowe wyniki zostają.
people-bye = pauza
people-void = bez wyniku
people-plays = gra
people-groups-of = Stoły rundy { $n }
people-group = Stół { $letter }
people-group-playing = w trakcie
people-group-done = skończony
people-group-void = bez wyniku
people-group-bye = pauza
people-to-table = Do stołu
people-look = Oglądaj
people-your-game = Twoja partia, runda { $n }
people-group-waits = Stół { $letter } czeka na ciebie
people-same-cards = Te same karty i ta sama kolejność jak przy innych stołach.
people-take-part = Udział
people-you-take-part = Bierzesz udział
people-organised-by = Organizuje { $name }
people-join = Dołącz
people-leave = Zrezygnuj
people-withdraw = Wycofaj się
people-withdraw-means = Nie zagrasz w następnych rundach i nie będzie można wrócić. Rozpoczęta partia trwa dalej, a dotychczasowe wyniki zostają.
people-organise = Organizacja
people-join-link = Skopiuj link
people-start = Zacznij pierwszą rundę
people-organiser-plays = Jeśli bierzesz udział, to dopóki trwa twoja partia danej rundy, nie możesz jej zakończyć ani odwołać turnieju.
people-close = Zakończ rundę
people-close-means = Stoły, które jeszcze grają, nie dadzą punktów. Następna runda zacznie się od razu.
people-cancel = Odwołaj turniej
people-cancel-means = Nie będzie więcej rund. Dotychczasowe wyniki zostają.
people-not-now = Nie teraz
people-how-scored = Jak się liczy
people-scored-swiss = Punkty to część pokonanych przeciwników: 1 za wygraną, ½ za remis ze wszystkimi. Pauza daje 1. Przy równych punktach decydują punkty przeciwników, potem wygrane, potem różnica względem średniej przy własnych stołach.
people-scored-round-robin = Punkty to część pokonanych przeciwników: 1 za wygraną, ½ za remis ze wszystkimi. Pauza daje 1. Przy równych punktach decydują punkty przeciwników, potem wygrane, potem różnica względem średniej przy własnych stołach.
people-scored-knock-out = Dalej przechodzi lepsza połowa stołu. Remis rozstrzyga wynik, potem kolejność zapisów. Kolejność tych, którzy odpadli w tej samej rundzie, wyznacza miejsce przy ostatnim stole, potem punkty.
people-scored-duplicate = Każdy wynik porównuje się ze średnią tych, którzy mieli to samo miejsce w tym samym rozdaniu. Różnice się sumują. Przy równych sumach decyduje najlepsze rozdanie.
people-deals-sealed = Rozdanie wynika z tajnego klucza serwera, więc nikt nie zna go wcześniej. Partie można odtworzyć, gdy skończy ostatni stół rundy.

people-no-clubs = Nie należysz jeszcze do klubu. Załóż własny albo poproś o link.
people-new-club = Nowy klub
people-about = Kilka słów o nim
people-n-members = { $n ->
    [one] { $n } członek
    [few] { $n } członków
    [many] { $n } członków
   *[other] { $n } członka
}
people-members = Członkowie
people-leads = prowadzi
people-led-by = Prowadzi { $name }
people-leave-club = Opuść klub
people-leave-club-means = Nie zobaczysz już stołów, rankingu ani turniejów klubu. Do powrotu potrzebny będzie link do klubu.
people-out-of-club-means = Ta osoba nie zobaczy już stołów, rankingu ani turniejów klubu. Klub dostanie nowy link, a stary nikogo już nie wpuści.
people-join-club = Dołącz do klubu
people-favourites = Najczęściej w grze
people-in-games = { $n ->
    [one] { $n } partia, wygrane: { $won }
    [few] { $n } partie, wygrane: { $won }
    [many] { $n } partii, wygrane: { $won }
   *[other] { $n } partii, wygrane: { $won }
}
people-puzzle = Zagadka
people-puzzle-week = Zagadka tygodnia
people-puzzle-open = Jak zagrasz?
people-puzzle-past = Ten tydzień już minął
people-puzzle-none = W tym tygodniu nie było zagadki
people-puzzle-making = Boty szukają zagadki
people-puzzle-making-about = Grają partię i szukają decyzji, którą warto znaleźć. To potrwa kilka minut; zagadka pojawi się tu sama.
people-puzzle-right = Znalezione!
people-puzzle-other = Było lepsze zagranie
people-puzzle-worth = Szanse na wygraną na 100: twój wybór { $mine }, najlepszy { $best }.
people-puzzle-about = { $n ->
    [0] Sytuacja z partii botów. Jedna decyzja jest lepsza od pozostałych. Nikt jeszcze nie próbował.
    [one] Sytuacja z partii botów. Jedna decyzja jest lepsza od pozostałych. Próbowała { $n } osoba.
    [few] Sytuacja z partii botów. Jedna decyzja jest lepsza od pozostałych. Próbowały { $n } osoby.
    [many] Sytuacja z partii botów. Jedna decyzja jest lepsza od pozostałych. Próbowało { $n } osób.
   *[other] Sytuacja z partii botów. Jedna decyzja jest lepsza od pozostałych. Próbowało { $n } osób.
}
people-puzzle-share = Udostępnij zagadkę
people-puzzle-choices = Możliwości
people-puzzle-do = To mój wybór: jedna próba
people-puzzle-answer = Odpowiedź
people-puzzle-points = Na koniec około { $points } do { $rival }.
people-puzzle-usual = Tak zagrał bot „{ $bot }”.
people-puzzle-people = { $n ->
    [0] Nie wybrał nikt
    [one] Wybrała { $n } osoba
    [few] Wybrały { $n } osoby
    [many] Wybrało { $n } osób
   *[other] Wybrało { $n } osoby
}
people-puzzle-mine = twój wybór
people-puzzle-good = najlepsze
people-puzzle-how = Każdą możliwość rozegrano wiele razy z tego, co tu wiesz; zakryte karty za każdym razem rozdawano na nowo.
people-puzzle-found = Znalazło: { $n } z { $of }.
people-puzzle-to-go = { $n ->
    [one] Został { $n } dzień
    [few] Zostały { $n } dni
    [many] Zostało { $n } dni
   *[other] Zostało { $n } dnia
}
people-puzzle-rules = Jedna próba, taka sama dla wszystkich. Odpowiedzi nie widzi nikt, kto jeszcze nie wybrał.
people-puzzle-found-it = znaleziona
people-puzzle-missed = pudło
people-week = tydzień { $n }, { $year }
people-weeks-before = Twoje zagadki
people-no-no-puzzle-yet = Tej zagadki jeszcze nie ma.
page-rating-unknown = Przy tym stole liczy się ranking: najpierw się zaloguj.
page-rating-unwanted = Ten stół jest dla graczy z innym rankingiem.
people-club-tables = Stoły
people-new-table = Nowy stół
people-no-club-tables = Nie ma teraz takich stołów w klubie.
people-new-link-about = Stary link nie wpuszcza już nikogo.
people-watch-title = Powiadamiaj o nowych
people-watch-about = Dowiesz się, gdy otworzy się pasujący stół. Kilka stołów przyjdzie w jednej wiadomości, nie częściej niż co dziesięć minut i nigdy twój własny.
people-watch-mine = dla twojego rankingu
people-watch-rated = Tylko stoły dla mojego rankingu albo dla wszystkich
people-watch-way = Sposób
people-watch-do = Powiadamiaj

### Leaving, pausing, ending before time, rematches, Polish.

page-until = do { $time }
page-deadline = Koniec czasu: { $time }

page-late = spóźnia się
page-conceded = partia poddana
page-conceded-watch = Partia poddana. Możesz patrzeć.
page-has-left = { $player } nie siedzi już przy stole
page-is-late = { $player } spóźnia się
page-turn-since = tura gracza { $player }, { $time }
page-gone-ask = Gracza { $player } nie ma przy stole. Czy ma zagrać bot?
page-late-about = { $player } siedzi przy stole i zwleka.
page-out-ask = Graczowi { $player } skończył się czas. Czy ma zagrać bot?
page-late-away = { $player } nie patrzy teraz na stół.
page-reminded-ago = Przypomnienie wysłane { $time } temu.
page-may-return = Powrót jest możliwy w każdej chwili.
page-remind = Przypomnij
page-again-at = znowu o { $time }
page-gone-choices = Co można zrobić
page-wait = Czekaj
page-wait-clock-own = Gracz { $player } ma jeszcze { $time } na zegarze; potem zapytamy jeszcze raz.
page-wait-clock = Twój zegar stoi. Gracz { $player } ma jeszcze { $time }; potem zapytamy jeszcze raz.
page-wait-about = Miejsce czeka. Nikt nie decyduje za gracza { $player }.
page-wait-anybody = na razie może każdy
page-bot-for-about = Na tym miejscu gra { $bot }. { $player } może wrócić jednym kliknięciem, ale ta partia nie podniesie już rankingu. Kto nie wróci, zajmuje ostatnie miejsce.
page-propose-end = Zaproponuj zakończenie
page-vote-yes = zgoda
page-vote-open = czekamy
page-votes = zgoda: { $n } z { $of }

page-leave-or-end = Odejdź lub zakończ partię…
page-leave-ask = Odejść czy zakończyć partię?
page-leave-now = Odejdź na razie
page-leave-short = Odejdź
page-leave-about = Miejsce jest nadal twoje i możesz wrócić w każdej chwili. Pozostali widzą, że cię nie ma, i mogą oddać ruchy botowi.
page-leave-clock-about = Miejsce jest nadal twoje, a twój zegar biegnie. Pozostali widzą, że cię nie ma, i mogą oddać ruchy botowi do twojego powrotu.
page-leave-alone-about = Partia czeka na ciebie w lobby. Nic nie przepada.
page-clock-runs = twój zegar biegnie
page-pause-game = Przerwa
page-pause-about = Wszystkie zegary stoją, dopóki ktoś nie wznowi gry. Zgodzić się muszą wszyscy.
page-propose = Zaproponuj
page-end-it = Zakończ
page-end-scores = Zakończ teraz z obecnym wynikiem
page-end-scores-are = Partia kończy się z obecnym wynikiem: { $scores }. Nie liczy się do rankingu. Zgodzić się muszą wszyscy przy stole.
page-end-scores-about = Partia kończy się w tej chwili: liczymy punkty i wygrywa najlepszy wynik. Nie liczy się do rankingu. Zgodzić się muszą wszyscy przy stole.
page-abandon = Przerwij
page-abandon-about = Partia kończy się bez wyniku. Nie liczy się do rankingu. Zgodzić się muszą wszyscy przy stole.
page-concede = Poddaj partię
page-concede-about = Poddajesz się; zgoda pozostałych nie jest potrzebna.
page-concede-ask = Poddać tę partię?
page-keep-playing = Graj dalej
page-concede-seat = Twoje miejsce
page-concede-seat-bot = Do końca gra na nim { $bot }: tak ustalono na początku.
page-concede-seat-out = Wypada z partii, tak ustalono na początku: odtąd tylko pasuje.
page-concede-seat-ends = Nie ma już z kim grać: partia od razu się kończy.
page-concede-result = Twój wynik
page-concede-result-about = Miejsce { $n } z { $of }, cokolwiek się jeszcze wydarzy.
page-concede-others = Pozostali
page-concede-others-on = Grają dalej, ich wyniki się liczą. Czat jest dla ciebie otwarty.
page-concede-others-end = Liczy się ich wynik z tej chwili.
page-concede-after = Potem
page-concede-after-on = Możesz patrzeć, ale nie wrócić.
page-concede-after-end = Zapis zostaje, partię można odtworzyć.

page-asks-scores = { $player } proponuje zakończenie partii z obecnym wynikiem.
page-scores-now = Czyli: { $scores }.
page-asks-pause = { $player } proponuje przerwę: wszystkie zegary stoją, dopóki ktoś nie wznowi gry.
page-undo-steps = { $n ->
    [one] Cofnięty będzie { $n } krok:
    [few] Cofnięte będą { $n } kroki:
    [many] Cofniętych będzie { $n } kroków:
   *[other] Cofnięte będzie { $n } kroku:
}
page-withdraw = Wycofaj propozycję
page-paused = Gracze mają przerwę.
page-paused-clocks = Przerwa: wszystkie zegary stoją.
page-go-on-now = Wznów

page-happens-leaves = { $player } odchodzi od stołu.
    .you = Odchodzisz od stołu.
page-happens-returns = { $player } wraca do stołu.
    .you = Wracasz do stołu.
page-happens-bot-plays = Za gracza { $player } gra { $bot }.
    .you = Za ciebie gra { $bot }.
page-happens-reminded = { $player } dostaje przypomnienie.
    .you = Dostajesz przypomnienie: stół czeka na ciebie.
page-happens-pauses = Przerwa: wszystkie zegary stoją.
page-happens-goes-on = { $player } kończy przerwę.
    .you = Kończysz przerwę.
page-happens-concedes = { $player } poddaje partię. Dalej gra { $bot }.
    .you = Poddajesz partię. Dalej gra { $bot }.
page-happens-concedes-out = { $player } poddaje partię i odpada.
    .you = Poddajesz partię i odpadasz.
page-happens-concedes-end = { $player } poddaje partię.
    .you = Poddajesz partię.
page-happens-taken = { $player } zabiera partię ze sobą: nie liczy się już do rankingu.
    .you = Zabierasz partię ze sobą: nie liczy się już do rankingu.
page-happens-rematch = { $player } prosi o rewanż.
    .you = Prosisz o rewanż.
page-ended-end = Gracze zgodzili się zakończyć partię bez wyniku.
page-ended-scores = Gracze zgodzili się zakończyć partię z wynikiem z tamtej chwili.
page-ended-conceded = Partia skończyła się poddaniem.

page-rematch = Rewanż
page-rematch-asks = { $player } prosi o rewanż
page-rematch-ask = Gramy jeszcze raz?
page-rematch-about = Jeden nowy stół: ci sami gracze, te same ustawienia, tempo i podpowiedzi. Miejsca przesuwają się o jedno.
page-rematch-sits = przy stole
page-rematch-declined = nie teraz
page-rematch-asked = czekamy, { $time }
page-take-seat = Zajmij miejsce
page-not-now = Nie teraz
page-to-new-table = Do nowego stołu

page-too-early = Jeszcze nie. Poczekaj najpierw dwie minuty.
page-reminded-already = Jeszcze nie. Przypomnienie wysłano przed chwilą.
page-has-conceded = Tak nie można. Po poddaniu partii można tylko patrzeć.

page-orders = Stałe polecenia
page-orders-about = Wiesz o nich tylko ty. Nadal możesz decydować samodzielnie i odwołać je w każdej chwili.
page-order-all = Zawsze bierz wszystko
    .text = Gdy można wziąć wszystko naraz, bierzesz wszystko.
page-order-sole = Odpowiadaj, gdy wybór nic nie zmienia
    .text = Gdy wszystkie możliwości prowadzą do tego samego.
page-order-pass = Pasuj, dopóki nic się nie zmienia
    .text = Wygasa samo, gdy masz inne możliwości, gdy czyjaś akcja dotyczy ciebie albo gdy gra o coś cię zapyta.
page-order-cannot-pass = Jeszcze nie. Wydaj to polecenie, gdy będzie można spasować.
page-holidays = Urlop
page-holidays-about = W te dni twój zegar stoi.
page-holiday-from = Pierwszy dzień
page-holiday-to = Ostatni dzień
page-calendar = Kopiuj link do kalendarza
page-calendar-about = Twój kalendarz pokaże, kiedy kończy ci się czas. Nie pokazuj nikomu tego linku.
page-quiet = Godziny ciszy
page-quiet-about = W tych godzinach powiadomienia nie przychodzą; potem dostajesz je razem.
page-all-tables = Przy wszystkich moich stołach
    .text = Urlop i godziny ciszy zmieniają się naraz przy wszystkich stołach, przy których masz miejsce w tej przeglądarce.
page-all-tables-not = Stoły, przy których zmiana się nie udała: { $n }. Otwórz je i sprawdź.
page-quiet-from = Cisza od
page-quiet-to = Cisza do
page-told-reminder = Stół czeka na ciebie
page-told-rematch = Rewanż?
page-told-several = Czeka na ciebie kilka stołów

### Krótkie lekcje, każda na jeden temat.

## Kości i koło

lesson-dice = Kości i koło
    .text = Jedna kość jest twoja, a ta, której nikt nie wziął, przesuwa czas.
lesson-dice-faces = Na ściankach { $one } widać, co daje kość: energię, kryształy, gwiazdę dla wskaźnika przywołań, znak przemiany. Oczka w rogu są dla koła.
    .title = Co jest na kości
lesson-dice-choose = Karty na ręce { $two } potrzebują powietrza, a masz tylko 1. Weź kość { $one }, która daje 2 powietrza i gwiazdę.
    .title = Wybieraj pod swoje karty
lesson-dice-no-plan = 6 kryształów to szybki zysk, ale żadna z twoich kart { $one } nie będzie przez to bliżej gry.
lesson-dice-no-star = powietrze na niej jest, ale gwiazdy nie ma: wskaźnik { $one } zostanie na 1, więc zmieści się tylko jedna karta.
lesson-dice-left = Jedna kość została { $one }. Na końcu rundy jej oczka przesuną znacznik { $two }: kto wybiera ostatni, decyduje też, jak szybko płynie rok.
    .title = Kość, która została
lesson-dice-take = Weź wszystko ze swojej kości { $one }.
    .title = Weź wszystko
lesson-dice-lost = to, co zostanie na kości, przepada, gdy pójdziesz dalej.
lesson-dice-summon = Trzy powietrza wystarczą na kartę { card-kairn_the_destroyer } { $one }, dwa na kartę { card-amulet_of_air } { $two }, która robi miejsce dwóm następnym. Wybierz jedną.
    .title = Wydaj energię
lesson-dice-room-left = wskaźnik { $one } ma miejsce i stać cię na kartę. Na ręce karta nic nie robi.
lesson-dice-end = Zakończ turę: runda się skończy i znacznik { $one } się przesunie.
    .title = Koniec rundy
lesson-dice-changed = Znacznik stoi na polu { $space } { $one }: zaczęła się wiosna. Teraz rzuca się zielonymi kośćmi { $two }, a pierwsza wybiera Wera.
    .title = Nowa pora roku

## Przemiana energii

lesson-transmuting = Przemiana energii
    .text = Energia w kryształy, po kursie pory roku.
lesson-transmuting-sign = Na twojej kości { $one } jest znak przemiany. Do końca tury możesz przemieniać dowolne swoje żetony { $two } w kryształy, jeden po drugim.
    .title = Kiedy wolno
lesson-transmuting-prices = Koło { $one } pokazuje, co daje żeton: zimą ziemia 3 kryształy, ogień 2, powietrze i woda po 1. Najcenniejsze jest to, czego kości danej pory roku nie dają.
    .title = Kurs pory roku
lesson-transmuting-earth = Kliknij żeton ziemi { $one }, żeby go przemienić.
    .title = Najpierw ziemia
lesson-transmuting-water-waits = zimą woda daje 1 kryształ. Jesienią { $one } da 3 albo posłuży do zapłaty za kartę.
lesson-transmuting-earth-unused = wiosna { $one } jest blisko, a wiosną ziemia { $two } daje 1 kryształ zamiast 3. I znów będzie potrzebna kość ze znakiem.
lesson-transmuting-plus-one = bonus { $one } doda 1 kryształ za każdy żeton w tej turze: 4 żetony dadzą 4 więcej, a na końcu bonus odbierze 5 punktów.
lesson-transmuting-second = Kryształy { $two }: { $crystals }. Przemień też drugą ziemię { $one }: możesz przerwać, przywołać kartę i wrócić do tego w tej samej turze.
    .title = Ile chcesz
lesson-transmuting-fire = Ogień { $two } daje teraz 2, a wiosną { $one } 3. Przemień go albo zachowaj i zakończ turę: oba wybory są rozsądne.
    .title = Teraz czy później
lesson-transmuting-bonus = Bez znaku na kości zostaje bonus { $one }: pozwala przemieniać przez jedną turę i dodaje 1 kryształ za żeton. { card-purse_of_io } też dodaje 1; wszystko się sumuje.
    .title = Więcej za żeton

## Wskaźnik i bonusy

lesson-gauge = Wskaźnik przywołań i bonusy
    .text = Ile kart może być w grze i ile kosztuje miejsce.
lesson-gauge-full = Wskaźnik przywołań { $one } wynosi 1 i jedna karta jest już w grze { $two }: brak miejsca. Na kartę { card-amulet_of_air } cię stać, ale musi poczekać.
    .title = Brak miejsca
lesson-gauge-bonus = Bonus { $one } od razu podnosi wskaźnik { $two } o 1. Na końcu gry odbierze 5 punktów; tutaj warto.
    .title = Kup miejsce
lesson-gauge-stuck = dwie dobre karty { $one } czekają na ręce, dopóki wskaźnik { $two } jest pełny. Każda runda bez nich kosztuje więcej niż 5 punktów.
lesson-gauge-wrong-bonus = to nie zrobi miejsca, a karcie { card-amulet_of_air } { $one } brakuje tylko miejsca.
lesson-gauge-amulet = Teraz { card-amulet_of_air } { $one }: zajmie nowe miejsce i podniesie wskaźnik { $two } o 2.
    .title = Miejsce robi miejsce
lesson-gauge-last-place = zajęłaby ostatnie miejsce { $one }. Najpierw Amulet, a zmieszczą się obie.
lesson-gauge-die = Wskaźnik wynosi teraz { $gauge }. Przywołaj też kartę { card-die_of_malice } { $one }: nic nie kosztuje i daje 8 punktów.
    .title = I następna
lesson-gauge-price = Trzy bonusy { $one } na całą grę: jeden odbiera 5 punktów, dwa 12, trzy 20. Gwiazdy na kościach podnoszą wskaźnik { $two } za darmo, aż do 15.
    .title = Ile kosztują bonusy

## Przywoływanie

lesson-summoning = Przywoływanie i koszty
    .text = Energia, kryształy i karty, które reagują na przywołanie.
lesson-summoning-costs = Koszt widać na karcie u góry po lewej { $one }: kolorowe kółka to energia z rezerwy { $two }, liczba z kryształem to kryształy.
    .title = Ile to kosztuje
lesson-summoning-water = Przywołaj kartę { card-amulet_of_water } { $one } za swoje 2 wody { $two }. Wejdzie do gry i od razu zrobi to, co na niej napisano.
    .title = Zapłata energią
lesson-summoning-two-places = wskaźnik { $one } ma miejsce na dwie karty i na obie cię stać.
lesson-summoning-fill = Wybierz 4 żetony: leżą na karcie { $one } i wydajesz je jak własne. { card-hourglass_of_time } { $two } kosztuje po jednym żetonie każdego rodzaju, a 1 ogień jeszcze masz.
    .title = Po wejściu do gry
lesson-summoning-staff = Zareagował { card-staff_of_spring } { $one }: 3 kryształy { $two } za każdą inną kartę, którą przywołujesz z ręki. Masz ich teraz { $crystals }.
    .title = Karta, która reaguje
lesson-summoning-figrim = Zostało jedno miejsce. { card-figrim_the_avaricious } { $one } kosztuje przy dwóch graczach 3 kryształy { $two }, { card-hourglass_of_time } cztery żetony: wybierz.
    .title = Zapłata kryształami
lesson-summoning-one-place = jest jeszcze miejsce { $one }, a za każdą przywołaną kartę { card-staff_of_spring } daje 3 kryształy.
lesson-summoning-room = Wskaźnik { $one } i liczba kart w grze { $two } są teraz równe. W turze możesz przywołać tyle kart, na ile masz miejsca i środków.
    .title = Póki jest miejsce

## Rezerwa

lesson-reserve = Rezerwa energii
    .text = Siedem żetonów i co z nich zostawić.
lesson-reserve-seven = W rezerwie { $one } mieści się 7 żetonów. Masz 6, a kość { $two } daje jeszcze 2.
    .title = Siedem żetonów
lesson-reserve-take = Weź wszystko { $one }. Najpierw żetony przychodzą, potem wybierasz, które zostają { $two }.
    .title = Najpierw bierz
lesson-reserve-water-lost = stracisz obie wody, a { card-amulet_of_water } { $one } kosztuje właśnie tyle.
lesson-reserve-drop = Osiem żetonów { $one }: jeden jest nadmiarowy, stary albo nowy. Zimą { $two } najmniej daje powietrze, a twoja karta go nie potrzebuje.
    .title = Co odrzucić
lesson-reserve-water-needed = { card-amulet_of_water } { $one } kosztuje 2 wody: bez tego żetonu zostanie na ręce.
lesson-reserve-dear-token = zimą { $one } ziemia daje 3 kryształy, ogień 2, a powietrze tylko 1.
lesson-reserve-amulet = Teraz przywołaj kartę { card-amulet_of_water } { $one }: jej żetony nie liczą się do siedmiu.
    .title = Miejsce obok rezerwy
lesson-reserve-full-again = przy 7 żetonach { $one } to, co przyjdzie w następnej rundzie, coś wypchnie. Energia jest po to, żeby jej używać.
lesson-reserve-beside = Cztery dowolne żetony na kartę { $one }. Wydajesz je tak samo jak te z rezerwy { $two }.
    .title = Jeszcze cztery
lesson-reserve-grimoire = Z własnej woli żetonów { $one } odrzucić nie można. { card-bespelled_grimoire } w grze zwiększa pojemność rezerwy do 10.
    .title = Siedem albo dziesięć

## Aktywowanie

lesson-activating = Aktywowanie kart
    .text = Karty, które obraca się raz na rundę, i mikstury.
lesson-activating-straight = Jedne karty działają raz, po wejściu do gry, inne stale, a jeszcze inne wtedy, gdy je aktywujesz. Te trzy { $one } czekają na aktywację.
    .title = Trzy rodzaje działania
lesson-activating-balance = Aktywuj kartę { card-balance_of_ishtar } { $one }: 3 żetony jednego rodzaju { $two } zmienią się w 9 kryształów o każdej porze roku. Wiosną twoja ziemia dałaby tylko po 1.
    .title = Użyj karty
lesson-activating-all-at-once = mikstura przemieni całą rezerwę { $two } po 4 kryształy za żeton i zniknie. { card-balance_of_ishtar } { $one } może dawać swoje 9 co rundę: zacznij od niej.
lesson-activating-unused = każda z tych kart { $one } działa raz na rundę. Czego nie użyjesz teraz, to nie wróci.
lesson-activating-turned = Kryształy { $two }: { $crystals }. Karta { $one } jest teraz obrócona; na początku następnej rundy znów stanie prosto.
    .title = Karta obrócona
lesson-activating-kairn = { card-kairn_the_destroyer } { $one } za każdym razem kosztuje żeton: Wera { $two } traci 4 kryształy.
    .title = Aktywacja z kosztem
lesson-activating-token = Wybierz żeton { $one }, którym zapłacisz. Wiosną powietrze daje 2 kryształy, woda 1: zapłać wodą.
    .title = Czym zapłacić
lesson-activating-potion = { card-potion_of_life } { $one } działa raz i opuszcza grę: po 4 kryształy za każdy żeton { $two } w rezerwie. Użyj jej teraz albo najpierw napełnij rezerwę i zakończ turę.
    .title = Tylko raz
lesson-activating-after = Karta, która opuszcza grę { $one }, zwalnia miejsce na wskaźniku { $two }. Nieobróconą kartę możesz aktywować nawet w turze, w której została przywołana.
    .title = Znów jest miejsce

## Dobieranie kart

lesson-drawing = Dobieranie kart
    .text = Znak karty, bonus i kiedy karty jest już za dużo.
lesson-drawing-symbol = Na twojej kości { $one } jest znak karty: jedna karta z talii, którą zatrzymujesz albo odrzucasz. Nic innego na takiej ściance nie ma.
    .title = Znak karty
lesson-drawing-draw = Dobierz kartę { $one } albo użyj bonusu { $two }: dobierzesz dwie i zatrzymasz jedną. Decydujesz, zanim cokolwiek zobaczysz.
    .title = Jedna czy dwie
lesson-drawing-card-lost = znak { $one } przepadnie, gdy pójdziesz dalej, a niechcianą kartę zawsze możesz odrzucić.
lesson-drawing-keep = Zatrzymać? Kosztuje 2 ziemie, a 2 ziemie masz { $one }: możesz ją przywołać od razu.
    .title = Zatrzymaj albo odrzuć
lesson-drawing-good-card = stać cię na nią już teraz { $one }: 6 punktów i 9 kryształów.
lesson-drawing-keep-one = Zatrzymaj jedną z dwóch. { card-amulet_of_earth } kosztuje 2 ziemie, które masz { $one }.
    .title = Jedna z dwóch
lesson-drawing-cannot-pay = nie masz ognia { $one }, a ona kosztuje trzy żetony ognia.
lesson-drawing-play-it = Przywołaj kartę { card-amulet_of_earth } { $one }: jest miejsce { $two }.
    .title = Do gry
lesson-drawing-hand = W trzecim roku zastanów się dwa razy: każda karta, która zostanie na ręce { $one }, odbierze na końcu 5 punktów.
    .title = Kiedy karty jest za dużo

## Karty, które reagują

lesson-reacting = Karty, które działają same
    .text = Na końcu rundy i przy zmianie pory roku.
lesson-reacting-three = Te trzy karty { $one } działają same: jedna na końcu każdej rundy, dwie przy każdej zmianie pory roku. Wystarczy być w gotowości.
    .title = Bez twojego udziału
lesson-reacting-chest = { card-wondrous_chest } { $one } daje na końcu rundy 3 kryształy, jeśli masz w rezerwie co najmniej 4 żetony { $two }. Masz dokładnie 4: zakończ turę.
    .title = Koniec rundy
lesson-reacting-fewer-than-four = 1 kryształ teraz, a przy 3 żetonach { $two } kufer { $one } nie da swoich 3 kryształów.
lesson-reacting-hourglass = Znacznik { $two } opuścił zimę. { card-hourglass_of_time } { $one } daje dowolny żeton: wybierz ten, którego wymaga twój plan.
    .title = Zmiana pory roku
lesson-reacting-paid = Kryształy { $one }: { $crystals }, z tego 3 z kufra i 1, który musiała oddać Wera za sprawą karty { card-figrim_the_avaricious } { $two }.
    .title = Co przyszło
lesson-reacting-unpaid = Kufrowi zabrakło żetonów i nic nie dał. Wera i tak musiała oddać 1 kryształ { $one } za sprawą karty { card-figrim_the_avaricious } { $two }.
    .title = Co przyszło
lesson-reacting-plan = Pora roku zmienia się cztery razy w roku { $one }. Kiedy, decyduje pozostała kość { $two }: przy takich kartach warto patrzeć na jej oczka.
    .title = Patrz na oczka

## Preludium

lesson-prelude = Preludium
    .text = Wybierz dziewięć kart i zdecyduj, kiedy przyjdą.
lesson-prelude-pack = W Preludium każdy zatrzymuje jedną kartę z paczki { $one } i podaje resztę graczowi po lewej, aż wszyscy mają po dziewięć. Sześć już masz { $two }.
    .title = Paczka krąży
lesson-prelude-pick = Wybierz to, co pasuje do twoich kart. { card-amulet_of_water } jest tani i daje 4 żetony; { card-runic_cube_of_eolis } to 30 punktów za 20 kryształów { $one }.
    .title = Zatrzymaj jedną
lesson-prelude-no-points = nie daje punktów i zabiera całą rezerwę. Przydaje się tylko z bardzo drogą kartą, a takiej { $one } nie masz.
lesson-prelude-passed = To paczka Wery { $one }, a twoja poszła do niej: co zostawisz, mogą wziąć inni. Ostatnia karta przyjdzie sama.
    .title = Co zostawili inni
lesson-prelude-sets = Dziewięć kart { $one }: trzy od razu trafiają na rękę, trzy czekają w bibliotece na rok 2, trzy na rok 3.
    .title = Na trzy lata
lesson-prelude-shelve = Rozłóż je { $one }. Na pierwszy rok tanie karty, które długo działają, jak { card-amulet_of_air } czy { card-die_of_malice }. Na ostatni te, które od razu dają punkty.
    .title = Rozłóż karty
lesson-prelude-dear-early = w pierwszym roku do 20 kryształów daleko, a aż do końca gry ta karta { $one } nic nie robi.
lesson-prelude-begin = Do swojej biblioteki { $one } możesz zaglądać w każdej chwili, ale zmieniać jej nie wolno. Pierwsze trzy karty masz na ręce { $two }: turniej się zaczyna.
    .title = Zaczynamy

## Punktacja

lesson-scoring = Ostatnia tura
    .text = Koniec trzeciego roku i co się liczy.
lesson-scoring-last = Rok 3, pole 12 { $one }: na końcu rundy pozostała kość { $two } przesunie znacznik w zimę i gra od razu się skończy. To twoja ostatnia tura.
    .title = Ostatnia tura
lesson-scoring-count = Licz: kryształy { $one }, punkty kart w grze { $two }, minus 5 za każdą kartę na ręce { $three }, minus koszt bonusów. Energia nic nie daje.
    .title = Co się liczy
lesson-scoring-earth = Dwie karty na ręce to 10 punktów mniej, a wskaźnik { $two } ma miejsce na jedną. { card-amulet_of_earth } { $one } to 6 punktów, 9 kryształów i jeszcze 3 z karty { card-staff_of_spring }.
    .title = Ostatnie miejsce
lesson-scoring-minus-ten = dwie karty na ręce { $one } odbiorą 10 punktów, a jedną z nich możesz przywołać.
lesson-scoring-wrong-bonus = na końcu odbierze 5 punktów { $one }, a teraz da mniej.
lesson-scoring-bonus = Została jedna karta { $two }. Bonus { $one } odbierze 5 punktów, ale zrobi miejsce: karta da swoje punkty, 3 kryształy i przestanie odbierać 5. Użyj go.
    .title = Bonus, który się opłaca
lesson-scoring-five-for-sixteen = bonus { $one } odbierze 5. Karta na ręce { $two } dałaby co najmniej 6 punktów, 3 kryształy i nie odebrałaby 5.
lesson-scoring-second = Teraz druga karta { $one }: jest miejsce { $two }.
    .title = Ostatnia karta
lesson-scoring-end = Zakończ turę { $one }.
    .title = Koniec gry
lesson-scoring-result = Ty: { $mine }, Wera: { $hers } { $one }. Wygrywa ten, kto ma więcej punktów; przy remisie ten, kto ma więcej kart w grze.
    .title = Wynik

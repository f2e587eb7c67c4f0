### Lekcje o pojedynczych sprawach.

## Wpływ

lesson-influencing = Wpływ
    .text = Kogo dosięgniesz, ile kosztuje pole i kiedy karta jest twoja.
lesson-influencing-reach = Twój areopag { $two } sięga E1 i E2. Na Blumauerze { $one } leży twój wpływ, więc on też działa: na siebie i na wszystkich wokół.
    .title = Kogo dosięgniesz
lesson-influencing-swieten = Na Swietenie { $one } nie ma jeszcze nikogo. Jego pola kosztują żeton koneserów i żeton urzędników { $two }, a masz oba: wywrzyj na niego wpływ.
    .title = Ile kosztuje pole
lesson-influencing-substitute = Blumauer { $one } kosztuje żeton uczonych i żeton artystów. Artystów nie masz, więc poszłyby za nich trzy żetony urzędników { $two }, a o Blumauera i tak nikt się nie spiera.
lesson-influencing-unused = niewykorzystane akcje { $one } przepadają, a przychylność jeszcze masz.
lesson-influencing-both-slots = Jedną akcją kładziesz do trzech wpływów. Zajmij oba pola Swietena { $one }: stać cię na nie { $two }.
    .title = Kilka naraz
lesson-influencing-one-token = drugi wpływ { $one } będzie później kosztował tyle samo i jeszcze całą akcję.
lesson-influencing-kant = Kant { $one } to Królewski Łuk. Dopóki leży na nim wpływ przeciwnika, nikt inny nie położy tam swojego, choćby płacił najwięcej.
    .title = Zamknięte drzwi
lesson-influencing-jacobi = Na Jacobim { $one } przeciwnik jest sam. Pole kosztuje żeton urzędników i żeton uczonych { $two }: wywrzyj na niego wpływ.
    .title = Gdy ktoś już tam jest
lesson-influencing-majority = Połóż dwa. Kartę { $one } kontroluje tylko ten, kto ma na niej więcej wpływów niż każdy inny.
    .title = Więcej niż on
lesson-influencing-tie = jeden na jednego to remis { $one } i Jacobiego nie kontroluje nikt. Z dwoma jest twój.
lesson-influencing-done = Dwie karty są twoje, a to nie wszystko: Blumauer, Jacobi i Kant to uczeni i sąsiadują ze sobą { $one }. To loża, a z trzema wpływami w niej { $two } ty ją kontrolujesz.
    .title = I jest loża

## Przychylność

lesson-favor = Przychylność i frakcje
    .text = Sześć rodzajów żetonów, czym się za co płaci i po co jest karta frakcji.
lesson-favor-six = We dwoje gracie sześcioma żetonami każdego rodzaju i więcej ich nie będzie. Wszystkie żetony uczonych ma przeciwnik { $two }, ty masz trzy duchowieństwa { $one }.
    .title = Po sześć
lesson-favor-areopagus = Przesłuchaj areopag { $one }: uczeni, urzędnicy, koneserzy. W zasobach nie ma żetonów uczonych, więc ten przechwycisz od przeciwnika { $two }.
    .title = Przechwycenie
lesson-favor-three-for-one = masz tylko żetony duchowieństwa { $one }, a żadna twoja karta do niego nie należy. Za jeden pasujący żeton poszłyby wszystkie trzy.
lesson-favor-unused = niewykorzystane akcje { $one } przepadają.
lesson-favor-loder = Wywrzyj wpływ na Lodera { $one }. Pole kosztuje to, co pokazuje: żeton uczonych i żeton koneserów { $two }; frakcje działającej karty nie mają tu znaczenia.
    .title = Cena pola
lesson-favor-in-kind = Zapłać tym, czego trzeba { $one }. Każdy żeton mogą zastąpić trzy innego rodzaju, ale to na czarną godzinę.
    .title = Wprost czy zamianą
lesson-favor-three-gone = trzy żetony za jeden { $one }, choć właściwy masz. Zachowaj je: trójka jednakowych może jeszcze uratować.
lesson-favor-claim = W największej loży koneserów { $one } masz cztery wpływy, przeciwnik żadnego. Przejmij kartę frakcji { $two }: za darmo, raz na turę.
    .title = Przejmij kartę
lesson-favor-card-for-nothing = karta { $one } nic nie kosztuje, nawet akcji, a obie jej połowy działają od zaraz.
lesson-favor-use = Od teraz do zamiany wystarczą ci dwa żetony zamiast trzech. A raz na turę karta { $one } pozwala przesłuchać bez zużycia akcji głównej: użyj jej.
    .title = Użyj jej
lesson-favor-each-turn = górna połowa karty { $one } działa raz w każdej twojej turze. Co dziś przepadnie, jutro nie wróci.
lesson-favor-target = Kogo przesłuchasz? Nicolai { $one } ma trzeci stopień i daje 3 żetony, a areopag { $two } już w tej turze zapłacił.
    .title = Kto da najwięcej
lesson-favor-pays-less = pierwszy stopień daje 1 żeton, drugi 2, trzeci 3: najlepszy jest Nicolai { $one }. I nikt nie płaci w turze dwa razy.
lesson-favor-income = Po żetonie każdej frakcji i jeszcze jeden do wyboru { $one }. Weź to, czego ci brakuje.
    .title = Do wyboru
lesson-favor-done = Spójrz na swoją przychylność { $one }: żetony duchowieństwa były na nic. Z kartą koneserów { $two } dwa z nich zastąpią dowolny żeton, którego nie masz.
    .title = Drobne

## Przesłuchanie

lesson-interrogating = Przesłuchanie
    .text = Plotki dają więcej, zmowa część zabiera, a każda karta płaci raz na turę.
lesson-interrogating-who = Przesłuchać możesz każdą kartę ze swoim wpływem, gdziekolwiek leży: Blumauera { $one }, Herdera, Jacobiego, a także Goethego { $two }. Nic to nie kosztuje.
    .title = Kogo możesz pytać
lesson-interrogating-rumors = Blumauer { $one }, Herder { $two } i Jacobi { $three } mają drugi stopień i sąsiadują ze sobą. Przesłuchaj jednego, a zapłacą wszyscy: sześć żetonów.
    .title = Plotki
lesson-interrogating-feeds-rival = Goethe { $one } daje 3 żetony, ale leżą na nim dwa wpływy przeciwnika { $two }. Dwa z trzech żetonów poszłyby do niego.
lesson-interrogating-three-only = areopag { $one } daje 3 żetony. Trzy karty drugiego stopnia dają razem 6, a tylko jeden z nich dostaje przeciwnik.
lesson-interrogating-collusion = Przeciwnik { $two } ma jeden wpływ na Herderze, więc dostaje jeden z żetonów, które właśnie przyszły { $one }. Wybierasz ty: oddaj mniej przydatny.
    .title = Zmowa
lesson-interrogating-give-scholars = żetonami uczonych { $one } płaci się tu prawie za wszystko: wszystkie twoje karty to uczeni. Oddaj coś rzadziej potrzebnego.
lesson-interrogating-second = Została jedna akcja. Ci trzej w tej turze już nie zapłacą, areopag { $one } jeszcze nie płacił, a Goethe { $two } karmi przeciwnika.
    .title = Raz na turę
lesson-interrogating-paid-already = ta karta { $one } i jej sąsiedzi w tej turze już zapłacili. Nie dostaniesz nic.
lesson-interrogating-done = Osiem nowych żetonów { $one } za dwie akcje. Zanim przesłuchasz, szukaj sąsiadów jednego stopnia i licz na nich obce wpływy.
    .title = Dobrze spytane

## Spisek

lesson-conspiring = Spiski
    .text = Łańcuch z czterech kart: szybka przychylność, most i zamknięcie.
lesson-conspiring-link = Akcje główne się skończyły, ale na ręce { $one } masz cztery karty. W łańcuchu każda ma wspólną frakcję z poprzednią; wielki mistrz pasuje wszędzie, Królewski Łuk zamyka łańcuch.
    .title = Ogniwa
lesson-conspiring-begin = Pomyśl o kolejności: Koppe i Goethe { $one } to uczeni, Hund jest wielkim mistrzem, a Kaunitz Królewskim Łukiem. Zacznij łańcuch { $two } od Koppego.
    .title = Kolejność
lesson-conspiring-arch-ends = Kaunitz to Królewski Łuk: po nim nie idzie już nic, a pozostałe karty { $one } zostaną na ręce bez użytku. Zagraj go na końcu.
lesson-conspiring-cards-unused = spiskowanie nic nie kosztuje, a rękę { $one } i tak zaraz uzupełnisz.
lesson-conspiring-tithe = Zdolność Koppego { $one } zabiera przychylność przeciwnikowi { $two }. Użyj jej: szybką przychylność bierze się raz na turę, a inni dadzą więcej.
    .title = Zdolność czy przychylność
lesson-conspiring-quick-on-koppe = Koppe daje 1 żeton, Goethe { $one } dałby 3. Szybką przychylność bierze się raz na turę.
lesson-conspiring-nothing = karta przepadnie i nic ci nie da.
lesson-conspiring-take = Zabierz przeciwnikowi { $one } to, co przyda się tobie { $two }.
    .title = Dziesięcina
lesson-conspiring-goethe = Goethe { $one } ma z Koppem wspólnych uczonych, więc pasuje do łańcucha { $two }.
    .title = Następne ogniwo
lesson-conspiring-quick = Teraz szybka przychylność: Goethe { $one } ma trzeci stopień i daje trzy żetony { $two }. Jego zdolność tylko dobiera karty.
    .title = Szybka przychylność
lesson-conspiring-income = Żeton uczonych, żeton artystów i jeszcze jeden do wyboru { $one }.
    .title = Jeden do wyboru
lesson-conspiring-hund = Hunda { $one } nic nie łączy z Goethem, ale jest wielkim mistrzem: pasuje po każdej karcie, a po nim każda { $two }.
    .title = Most
lesson-conspiring-hund-first = Kaunitz zamyka łańcuch. Zagraj przed nim Hunda { $one }: to jeszcze trzy żetony.
lesson-conspiring-grand-master = Zdolnością wielkiego mistrza jest jego dochód: 3 żetony koneserów { $one }. To nie szybka przychylność, więc Goethe nie przeszkadza.
    .title = Jeszcze trzy
lesson-conspiring-kaunitz = Na końcu Kaunitz { $one }. Królewski Łuk daje jeszcze jedną akcję główną { $two }, teraz albo później w tej turze.
    .title = Zamknięcie
lesson-conspiring-one-more = Użyj zdolności: jeszcze jedna akcja główna { $one }.
    .title = Jeszcze jedna akcja
lesson-conspiring-done = Cztery karty { $one } dały przychylność i akcję. Hund i Kaunitz to wielkie nazwiska: pod koniec tury dobierzesz wydarzenie { $two }.
    .title = Co to dało

## Spór

lesson-contest = Spory
    .text = Najpierw policz, potem zaatakuj, połóż właściwą kartę i weź nagrodę.
lesson-contest-count = Policz wpływy wokół Kniggego { $one } i na nim samym. Masz cztery, na Fesslerze { $two } i Goethem { $three }; przeciwnik ma trzy, w tym dwa na Kniggem.
    .title = Najpierw policz
lesson-contest-attack = Cztery do trzech: przewaga jest twoja. Zaatakuj wpływy przeciwnika na Kniggem { $one }; każdy z nich kosztuje pasujący żeton { $two }.
    .title = Atak
lesson-contest-keep-cards = za chwilę będziesz potrzebować karty do sporu. Kto najpierw spiskuje, może zostać z pustą ręką { $one }.
lesson-contest-both = Zaatakuj oba wpływy { $one }: spór i tak jest jeden, czy o jeden, czy o dwa.
    .title = Ile
lesson-contest-one-stays = drugi wpływ { $one } zostanie i trzeba będzie atakować jeszcze raz.
lesson-contest-pay = Działa Fessler, płacisz więc żetonami urzędników albo duchowieństwa. Zapłać żetonem duchowieństwa { $one }, a żeton urzędników zachowaj na samego Kniggego.
    .title = Zapłata
lesson-contest-keep-magistrates = po wygranej nagroda pozwoli wywrzeć wpływ na Kniggego { $two }. Jego górne pole kosztuje 2 żetony arystokracji i 1 urzędników { $one }.
lesson-contest-lay = Obie strony kładą zakrytą kartę { $one }. Silniejsza strona to ty, więc młoty Kanta wygrywają od razu; Sonnenfels dodałby 6.
    .title = Która karta
lesson-contest-dagger = sztylet daje zwycięstwo tylko słabszej stronie, a to nie ty. Nic nie doda { $one }: 4 przeciw 3 i karcie przeciwnika.
lesson-contest-two-is-little = 4 i 2 to 6. Przeciwnik ma już 3 i wystarczy mu trójka { $one }, bo przy remisie wygrywa obrońca.
lesson-contest-compare-kant = młoty: wygrana od razu, chyba że padnie sztylet
lesson-contest-compare-sonnenfels = 4 + 6 = 10
lesson-contest-compare-dagger = sztylet bez skutku: 4 + 0 = 4
lesson-contest-reward = Wygrana: oba wpływy znikły, a na Kniggem { $one } leży znacznik nagrody. Użyj go, by za zwykłą cenę { $two } wywrzeć wpływ na Kniggego, bez akcji głównej.
    .title = Nagroda
lesson-contest-marker-goes = niewykorzystany znacznik { $one } znika pod koniec tury. Knigge stoi pusty, a ty masz akurat tyle, ile kosztuje.
lesson-contest-done = Za każdy stracony wpływ przeciwnik { $one } wziął żeton. I pamiętaj o ręce { $two }: karta położona w sporze przepada.
    .title = Co zostało

## Intrygi

lesson-plots = Jak czytać intrygi
    .text = Dwie intrygi, jedna luka, dwie tury: wygraj tę partię.
lesson-plots-read = Porównaj obie intrygi { $one } z mapą { $two }. „Związek równych” wymaga karty i trzech jej sąsiadów jednego stopnia, „Wewnętrzny krąg” czterech kart pośrodku.
    .title = Przeczytaj
lesson-plots-realize = Thun na C2 { $two } i trzej sąsiedzi mają drugi stopień, a na całej czwórce leżą twoje wpływy. Zrealizuj „Związek równych” { $one }: to nie kosztuje akcji.
    .title = Pierwsza
lesson-plots-not-by-itself = intryga { $one } liczy się tylko z twoim żetonem, a sam się tam nie położy. Jutro ktoś może popsuć układ.
lesson-plots-gap = „Wewnętrzny krąg” { $one } wymaga B2, C2, C3 i D2. Brakuje tylko Dalberga na D2 { $two }, a stać cię na niego: wywrzyj na niego wpływ. Nie musisz go kontrolować.
    .title = Luka
lesson-plots-one-card-short = brakuje tylko jednego wpływu na Dalbergu { $one }, a masz dokładnie tyle, ile kosztuje.
lesson-plots-one-per-turn = W turze wolno zrealizować tylko jedną intrygę { $one }. Zakończ turę { $two } i licz na to, że nikt niczego nie zepsuje.
    .title = Jedna na turę
lesson-plots-second = Wszystko się utrzymało. Intrygi mają wspólne karty, ale żadna nie mieści się w drugiej w całości, więc pasują do siebie: zrealizuj „Wewnętrzny krąg” { $one }.
    .title = Druga
lesson-plots-win = Dwie intrygi. Zakończ akcje { $one }: we własnej fazie sprawdzania wygrywasz.
    .title = Sprawdzanie
lesson-plots-done = Wygrana. Z żywymi przeciwnikami najtrudniejsza jest runda między dwiema intrygami { $one }: miej o jeden wpływ więcej, niż trzeba.
    .title = Dwie intrygi

## Wydarzenia

lesson-events = Edykty i wydarzenia
    .text = Co płaci edykt, jak działa wydarzenie specjalne i co sprowadzają wielkie nazwiska.
lesson-events-edict = Faza wydarzeń zaczęła się od twojego edyktu { $one }: żeton poszedł do zasobów, żeton do ciebie { $two }. Pusty edykt się odrzuca, a piąty odrzucony kończy partię.
    .title = Edykt płaci
lesson-events-play = Teraz możesz zagrać z ręki { $one } jedno wydarzenie specjalne. „Prasa propagandowa” sprzedaje akcje główne; leży przed tobą { $two } i służy wszystkim do twojej następnej tury.
    .title = Zagraj wydarzenie
lesson-events-in-hand = na ręce { $one } wydarzenie nic nie robi, a w turze wolno zagrać tylko jedno.
lesson-events-nothing-to-move = „Pogodne niebo” pomaga przy przegrupowaniu. Na mapie { $one } nie masz jeszcze wpływów.
lesson-events-earn = Najpierw przychylność: przesłuchaj areopag { $one }. Da między innymi żeton uczonych, a za trzy jednakowe żetony { $two } Prasa sprzeda ci akcję.
    .title = Zarób
lesson-events-kant = Zagraj w spisku Kanta { $one }: daje 2 żetony uczonych. A jako Królewski Łuk sprowadza pod koniec tury wydarzenie { $two }.
    .title = Wielkie nazwisko
lesson-events-no-event-then = bez wielkiego mistrza czy Królewskiego Łuku nikt w tej turze nie dobiera wydarzenia. Kanta { $one } masz na ręce.
lesson-events-quick = Weź szybką przychylność: jeszcze dwa i masz trzy żetony uczonych { $one }.
    .title = Szybka przychylność
lesson-events-buy = Trzy jednakowe: kup od „Prasy propagandowej” { $one } akcję główną za żetony uczonych { $two }. Przeciwnik mógłby zrobić to samo.
    .title = Kup akcję
lesson-events-finish = Dwie akcje główne { $one }: rozpoznawaj za to, co zostało { $two }, albo wywrzyj wpływ na znalezionego. Potem zakończ turę.
    .title = Wykorzystaj je
lesson-events-unused = właśnie zapłacono za tę akcję { $one }. Niewykorzystana przepadnie.
lesson-events-keep = Dwa wydarzenia: jedno zatrzymaj, drugie wraca na talię. Przez edykt wszyscy oddadzą żetony artystów, przeciwnik aż cztery { $two }, a potem będzie płacił tobie { $one }; „Dworskie uroczystości” poczekają na ręce.
    .title = Zatrzymaj jedno
lesson-events-done = Kto zagrywa wielkie nazwiska, ten decyduje, jakie przyjdą wydarzenia i jak szybko skończą się edykty { $one }. To jest zegar tej gry.
    .title = Zegar

## Sztuczny przeciwnik

lesson-opponent = Tura hrabiego
    .text = Sztuczny przeciwnik działa według skryptu: naucz się go czytać.
lesson-opponent-who = Hrabia de Saint-Germain { $one } nie ma ręki ani tajemnic. Wygrywa dzięki własnym intrygom { $two }: 4 odrzucone edykty, kontrola loży z 5 kart albo 8 wpływów na luminarzach.
    .title = Kim jest
lesson-opponent-script = Idzie przez skrypt { $one } od góry i robi pierwsze, co pasuje: rozpoznaje zakrytego sąsiada, wywiera wpływ na pasującego, wyklucza innego. Stoi teraz na swoim areopagu, obok A1 { $two } i A2.
    .title = Jego skrypt
lesson-opponent-first = Obaj sąsiedzi są odkryci. Reicharda { $one } łączą z hrabią uczeni i urzędnicy: hrabia położy na nim dwa wpływy, bo pasują obie frakcje. Zakończ turę { $two } i patrz.
    .title = Co zrobi
lesson-opponent-seen = Dwa wpływy na Reichardzie { $one }, i to za darmo, a potem przesłuchanie { $two }. Pionek przeszedł razem z nimi i stąd hrabia zadziała następnym razem.
    .title = Zgodnie z planem
lesson-opponent-next = Pionek stoi na A1 { $one }, numer 1 w jego schemacie. Z zakrytych sąsiadów bierze następny numer, B2 { $two }. Swoją turę { $three } rozegraj, jak chcesz.
    .title = A teraz
lesson-opponent-again = Odkrył B2, a że karta pasowała, od razu ją zajął { $one }. Licz jego wpływy { $two }: z ośmioma wygra we własnej fazie sprawdzania, niczego nie realizując.
    .title = Licz jego wpływy
lesson-opponent-stop-him = Uprzedzaj go: wykluczaj pasujące mu karty, atakuj go, gdy wydał przychylność, trzymaj Królewski Łuk, gdzie nie ma wstępu { $one }. Jego intrygi { $two } pokazują, jak jest blisko.
    .title = Jak go zatrzymać

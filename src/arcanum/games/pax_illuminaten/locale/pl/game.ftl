### Pax Illuminaten: wszystko oprócz kart, język polski. Terminy według słowniczka z cards.ftl.
### Imion graczy nie odmieniamy: zawsze mianownik. Czas teraźniejszy, jedno zdarzenie w wierszu.
### Formy: .acc = biernik (u osób też dopełniacz), .gen = dopełniacz, .loc = miejscownik.

player-AO = Sztuczny przeciwnik

game-pax_illuminaten = Pax Illuminaten
    .text = Loże, intrygi i spiski wieku rozumu.

## Ustawienia

option-opponent = Sztuczny przeciwnik
    .text = Dodatkowy gracz przy stole, prowadzony przez skrypt.
option-opponent-none = brak
option-opponent-saint_germain = Hrabia de Saint-Germain (łatwy)
option-opponent-weishaupt = Adam Weishaupt (trudny)
option-opponent-joseph_ii = Józef II (średni; naszego pomysłu)
option-opponent-franck = Ignaz Franck (średni do trudnego; naszego pomysłu)

## Kto gra według skryptu

opponent-saint_germain = Hrabia de Saint-Germain
    .text = Wygrywa, gdy odrzucono 4 edykty, gdy kontroluje lożę z 5 kart albo gdy ma na luminarzach 8 wpływów. Bierze to, co leży obok jego karty: rozpoznaje, wywiera wpływ, wyklucza, atakuje.
opponent-weishaupt = Adam Weishaupt
    .text = Wygrywa, gdy kontroluje lożę z 5 kart, gdy kontroluje łącznie 3 wielkich mistrzów i Królewskie Łuki albo gdy ma na luminarzach 8 wpływów. Cel wskazuje mu karta planu.
opponent-joseph_ii = Józef II
    .text = Wygrywa, gdy kontroluje 6 luminarzy (5 przy trzech lub czterech graczach), gdy kontroluje loże dwóch frakcji albo gdy ma na luminarzach 10 wpływów (8 przy trzech lub czterech). Najpierw wywiera wpływ na tych, którzy mają wspólną frakcję z jego kartą, potem rozpoznaje.
opponent-franck = Ignaz Franck
    .text = Wygrywa, gdy kontroluje 3 różokrzyżowców, gdy odrzucono 3 edykty, a on ma więcej wpływów niż każdy inny, albo gdy ma na luminarzach 12 wpływów (11 przy trzech lub czterech graczach). Cel wskazuje mu karta planu, a najchętniej atakuje.

## Nazwy

place-A1 = A1
    .gen = A1
    .loc = A1
place-A2 = A2
    .gen = A2
    .loc = A2
place-A3 = A3
    .gen = A3
    .loc = A3
place-B1 = B1
    .gen = B1
    .loc = B1
place-B2 = B2
    .gen = B2
    .loc = B2
place-B3 = B3
    .gen = B3
    .loc = B3
place-B4 = B4
    .gen = B4
    .loc = B4
place-C1 = C1
    .gen = C1
    .loc = C1
place-C2 = C2
    .gen = C2
    .loc = C2
place-C3 = C3
    .gen = C3
    .loc = C3
place-C4 = C4
    .gen = C4
    .loc = C4
place-C5 = C5
    .gen = C5
    .loc = C5
place-D1 = D1
    .gen = D1
    .loc = D1
place-D2 = D2
    .gen = D2
    .loc = D2
place-D3 = D3
    .gen = D3
    .loc = D3
place-D4 = D4
    .gen = D4
    .loc = D4
place-E1 = E1
    .gen = E1
    .loc = E1
place-E2 = E2
    .gen = E2
    .loc = E2
place-E3 = E3
    .gen = E3
    .loc = E3
place-areopagus = areopag
    .gen = areopagu
    .loc = areopagu
spot-A1_1 = A1 (pole 1)
spot-A1_2 = A1 (pole 2)
spot-A1_3 = A1 (pole 3)
spot-A1_4 = A1 (pole 4)
spot-A2_1 = A2 (pole 1)
spot-A2_2 = A2 (pole 2)
spot-A2_3 = A2 (pole 3)
spot-A2_4 = A2 (pole 4)
spot-A3_1 = A3 (pole 1)
spot-A3_2 = A3 (pole 2)
spot-A3_3 = A3 (pole 3)
spot-A3_4 = A3 (pole 4)
spot-B1_1 = B1 (pole 1)
spot-B1_2 = B1 (pole 2)
spot-B1_3 = B1 (pole 3)
spot-B1_4 = B1 (pole 4)
spot-B2_1 = B2 (pole 1)
spot-B2_2 = B2 (pole 2)
spot-B2_3 = B2 (pole 3)
spot-B2_4 = B2 (pole 4)
spot-B3_1 = B3 (pole 1)
spot-B3_2 = B3 (pole 2)
spot-B3_3 = B3 (pole 3)
spot-B3_4 = B3 (pole 4)
spot-B4_1 = B4 (pole 1)
spot-B4_2 = B4 (pole 2)
spot-B4_3 = B4 (pole 3)
spot-B4_4 = B4 (pole 4)
spot-C1_1 = C1 (pole 1)
spot-C1_2 = C1 (pole 2)
spot-C1_3 = C1 (pole 3)
spot-C1_4 = C1 (pole 4)
spot-C2_1 = C2 (pole 1)
spot-C2_2 = C2 (pole 2)
spot-C2_3 = C2 (pole 3)
spot-C2_4 = C2 (pole 4)
spot-C3_1 = C3 (pole 1)
spot-C3_2 = C3 (pole 2)
spot-C3_3 = C3 (pole 3)
spot-C3_4 = C3 (pole 4)
spot-C4_1 = C4 (pole 1)
spot-C4_2 = C4 (pole 2)
spot-C4_3 = C4 (pole 3)
spot-C4_4 = C4 (pole 4)
spot-C5_1 = C5 (pole 1)
spot-C5_2 = C5 (pole 2)
spot-C5_3 = C5 (pole 3)
spot-C5_4 = C5 (pole 4)
spot-D1_1 = D1 (pole 1)
spot-D1_2 = D1 (pole 2)
spot-D1_3 = D1 (pole 3)
spot-D1_4 = D1 (pole 4)
spot-D2_1 = D2 (pole 1)
spot-D2_2 = D2 (pole 2)
spot-D2_3 = D2 (pole 3)
spot-D2_4 = D2 (pole 4)
spot-D3_1 = D3 (pole 1)
spot-D3_2 = D3 (pole 2)
spot-D3_3 = D3 (pole 3)
spot-D3_4 = D3 (pole 4)
spot-D4_1 = D4 (pole 1)
spot-D4_2 = D4 (pole 2)
spot-D4_3 = D4 (pole 3)
spot-D4_4 = D4 (pole 4)
spot-E1_1 = E1 (pole 1)
spot-E1_2 = E1 (pole 2)
spot-E1_3 = E1 (pole 3)
spot-E1_4 = E1 (pole 4)
spot-E2_1 = E2 (pole 1)
spot-E2_2 = E2 (pole 2)
spot-E2_3 = E2 (pole 3)
spot-E2_4 = E2 (pole 4)
spot-E3_1 = E3 (pole 1)
spot-E3_2 = E3 (pole 2)
spot-E3_3 = E3 (pole 3)
spot-E3_4 = E3 (pole 4)
degree-first = pierwszy stopień
degree-second = drugi stopień
degree-third = trzeci stopień
degree-grand_master = wielki mistrz
degree-royal_arch = Królewski Łuk
slots-none = żadne
manner-plain = na zwykłych zasadach
manner-whisper = z wydarzeniem „Cichy szept”
manner-as_own = traktując wpływy przeciwników jak własne
reward-influence = wpływ
reward-ostracize = wykluczenie
reward-reassign = przegrupowanie
secret-luminaries = karty na ręce
secret-plot = prywatną intrygę
ability-extra_influence = dodatkowe wywarcie wpływu
    .text = Wywrzyj wpływ na DOWOLNĄ kartę; zapłać o 1 żeton mniej za każdy wpływ przeciwników na niej.
ability-extra_ostracize = dodatkowe wykluczenie
    .text = Wyklucz kartę; potem możesz przenieść jeden swój wpływ z DOWOLNEGO pola na właśnie położoną kartę.
ability-extra_scout = dodatkowe rozpoznanie
    .text = Rozpoznaj DOWOLNĄ kartę bez opłaty; do końca tury położona karta liczy się jako sąsiednia, gdy wywierasz wpływ.
ability-extra_reassign = dodatkowe przegrupowanie
    .text = Przegrupuj wpływy bez opłaty: przenieś od 1 do 3 swoich wpływów z DOWOLNYCH pól na DOWOLNE wolne pola.
ability-extra_interrogate = dodatkowe przesłuchanie
    .text = Przesłuchaj kartę; zgodnie z zasadą plotek płacą też karty o stopień wyższe albo o stopień niższe od celu (wybierasz które). Stopnie idą kolejno: pierwszy, drugi, trzeci; wielcy mistrzowie i Królewskie Łuki sąsiednich stopni nie mają.
ability-extra_oust = dodatkowy atak
    .text = Zaatakuj wpływy na DOWOLNEJ karcie; pierwszy wskazany wpływ nic nie kosztuje.
ability-boost_influence = w tej turze tańszy wpływ
    .text = Do końca tury, gdy wywierasz wpływ, płać za każdy kładziony wpływ o 1 wybrany żeton mniej, lecz nie mniej niż 1.
ability-boost_ostracize = w tej turze darmowe wykluczanie
    .text = Do końca tury wykluczanie nic nie kosztuje.
ability-boost_interrogate = w tej turze przesłuchania na całej mapie
    .text = Do końca tury możesz przesłuchać DOWOLNĄ kartę i traktować wszystkie wpływy przeciwników na niej jak własne.
ability-boost_scout = w tej turze dochód z rozpoznania
    .text = Do końca tury po każdym rozpoznaniu od razu weź dochód położonej karty.
ability-boost_oust = w tej turze spory bez przewagi
    .text = Do końca tury, gdy atakujesz wpływy, żadna strona nie ma przewagi ani słabości.
ability-boost_reassign = w tej turze przegrupowanie w dowolne miejsce
    .text = Do końca tury, gdy przegrupowujesz wpływy, każdy ruch nadal zaczyna się na karcie wybranej frakcji, ale może skończyć się na DOWOLNYM wolnym polu.
ability-special_swap = zamiana dwóch kart miejscami
    .text = Zamień miejscami dwie odkryte karty na mapie, jeśli łącznie leży na nich nie więcej wpływów przeciwników niż twoich.
ability-special_borrow_faction = pożyczenie karty frakcji
    .text = Weź dowolną kartę frakcji i używaj jej w tej turze; na początku fazy sprawdzania odłóż ją tam, skąd została wzięta.
ability-special_draw = dobranie kart
    .text = Weź na rękę dwie karty z talii luminarzy albo jedną dowolną kartę z dworu.
ability-special_edict_favor = żetony z edyktu
    .text = Weź 2 żetony przychylności z jednego dowolnego edyktu.
ability-special_exchange = wymiana żetonów
    .text = Zwróć do zasobów do 3 swoich żetonów przychylności, a potem weź z zasobów tyle samo żetonów dowolnych rodzajów.
ability-special_tithe = żetony od przeciwnika
    .text = Weź od jednego przeciwnika 2 wybrane żetony przychylności (1, jeśli ma tylko 1).
ability-grand_master = dochód wielkiego mistrza
    .text = Może stać w dowolnym miejscu łańcucha. Weź dochód tej karty (nie zużywa to szybkiej przychylności).
ability-royal_arch = jedna akcja główna więcej
    .text = Kończy łańcuch. W tej turze możesz wykonać jedną dodatkową akcję główną.

## Punkty skryptów

item-saint_germain_a = punkt a, rozpoznanie zakrytej sąsiedniej karty
item-saint_germain_b = punkt b, sąsiad ze wspólną frakcją: wpływ albo atak na przeciwnika
item-saint_germain_c = punkt c, sąsiad bez wspólnej frakcji: wykluczenie albo atak na przeciwnika
item-saint_germain_d = punkt d, nie ma tu nic do zrobienia, więc pionek idzie dalej
item-weishaupt_a = punkt a, wielki mistrz lub Królewski Łuk: wpływ albo atak na przeciwnika
item-weishaupt_b = punkt b, karta planu to wielki mistrz lub Królewski Łuk i zajmuje miejsce celu
item-weishaupt_c = punkt c, na karcie leżą tylko jego wpływy
item-weishaupt_d = punkt d, wspólną frakcję ma tylko karta planu i zajmuje miejsce celu
item-weishaupt_e = punkt e, wpływ na kartę ze wspólną frakcją
item-weishaupt_f = punkt f, każda inna karta: atak na przeciwnika albo wykluczenie
item-joseph_ii_a = punkt a, wpływ na nowego dla niego sąsiada ze wspólną frakcją
item-joseph_ii_b = punkt b, rozpoznanie zakrytej sąsiedniej karty
item-joseph_ii_c = punkt c, atak na przeciwnika, który nie jest silniejszy
item-joseph_ii_d = punkt d, wykluczenie sąsiada bez wpływów
item-joseph_ii_e = punkt e, wpływ na sąsiada z wolnym polem
item-joseph_ii_f = punkt f, atak na przeciwnika
item-joseph_ii_g = punkt g, nie ma tu nic do zrobienia, więc pionek idzie dalej
item-franck_a = punkt a, atak na przeciwnika, któremu może dorównać
item-franck_b = punkt b, wpływ na różokrzyżowca lub kartę ze wspólną frakcją
item-franck_c = punkt c, karta planu zajmuje miejsce karty bez wpływów
item-franck_d = punkt d, wykluczenie karty bez wpływów
item-franck_e = punkt e, wpływ na kartę z wolnym polem
item-franck_f = punkt f, nie ma tu nic do zrobienia, więc patrzy na następną kartę

## Akcje (napisy na przyciskach)

do-scout = Rozpoznaj { $place }
do-influence = Wywrzyj wpływ na { $place }
do-interrogate = Przesłuchaj { $place }
do-ostracize = Wyklucz kartę z { $place_gen }
do-reassign = Przegrupuj wpływy za żeton { $faction_gen }
do-oust = Zaatakuj wpływy na { $place_loc } ({ $player })
do-conspire = Spiskuj: { $luminary }
do-claim = Przejmij kartę { $faction_gen }
do-realize = Zrealizuj intrygę „{ $plot }”
do-use-faction = Użyj karty { $faction_gen }
do-reward = Znacznik na { $place_loc }: { $reward }
do-buy-action = „{ $event }”: kup akcję główną
do-peek = Podejrzyj { $secret } ({ $player })
do-end-actions = Zakończ akcje
do-play-event = Zagraj „{ $event }”
do-no-event = Nie zagrywaj wydarzenia
do-act-with = Działaj z { $place_gen }
do-pay = Zapłać 1 żeton { $faction_gen }
do-substitute = Wydaj żetony { $faction_gen } zamiast 1 żetonu { $other_gen }
do-spend-same = { $count ->
    [0] Wydaj żetony { $faction_gen }
    [one] Wydaj żetony { $faction_gen }, w tym { $count } żeton artystów
    [few] Wydaj żetony { $faction_gen }, w tym { $count } żetony artystów
    [many] Wydaj żetony { $faction_gen }, w tym { $count } żetonów artystów
   *[other] Wydaj żetony { $faction_gen }, w tym { $count } żetonu artystów
}
do-waive = Pomiń 1 żeton { $faction_gen }
do-put = { $count ->
    [one] Połóż { $count } wpływ
    [few] Połóż { $count } wpływy
    [many] Połóż { $count } wpływów
   *[other] Połóż { $count } wpływu
}
do-place = Połóż { $luminary_acc }
do-target = Wskaż pola: { $slots }
do-move = Z { $spot } na { $place }
do-stop = Dość
do-continue = Kontynuuj
do-done = Gotowe
do-lay = Wyłóż { $luminary_acc }
do-gain = Weź 1 żeton { $faction_gen }
do-take-from = Weź od gracza { $player }
do-give = 1 żeton { $faction_gen } dostaje { $player }
do-name-degree = Wskaż: { $degree }
do-manner = Przesłuchaj: { $manner }
do-use-ability = Użyj zdolności
do-quick-favor = Weź szybką przychylność
do-decline = Nie używaj niczego
do-swap = Zamień miejscami { $place } i { $other }
do-borrow = Pożycz kartę { $faction_gen }
do-draw = Dobierz z talii
do-take = Weź z dworu { $luminary_acc }
do-take-edict = Weź żetony z edyktu { $faction_gen }
do-return = Zwróć 1 żeton { $faction_gen }
do-tithe = Zabierz 1 żeton { $faction_gen } ({ $player })
do-lose = Porzuć intrygę „{ $plot }”
do-move-back = Przesuń żeton z powrotem na intrygę „{ $plot }”
do-keep = Zatrzymaj „{ $event }”
do-discard = Odrzuć { $luminary_acc }

## Pytania

ask-intercept = W zasobach nie ma już takich żetonów. Od kogo bierzesz żeton?
ask-income = Jaką przychylność przynosi karta?
ask-pay = Zapłać, co się należy: takimi samymi żetonami albo innymi w zamian.
ask-pay-same = Jakie żetony wydajesz?
ask-acting = Która karta działa na { $place }?
ask-place = Którego luminarza z ręki kładziesz na { $place_loc }?
ask-how-many = Ile wpływów kładziesz na { $place_loc }?
ask-waive = Który żeton z kosztu pomijasz?
ask-move-here = Możesz przenieść jeden swój wpływ na { $place }.
ask-move = Przenoś wpływy; gdy wystarczy, zakończ.
ask-lose-plot = Twoich intryg nie da się już pogodzić. Z której żeton schodzi na brzeg?
ask-plot-back = Intryga znów jest spełniona. Przesuwasz na nią swój żeton?
ask-keep-event = Zatrzymaj jedno z dwóch wydarzeń; drugie wraca na wierzch talii.
ask-refill = Uzupełnij rękę z dworu i z talii.
ask-ability = Użyj zdolności luminarza, weź szybką przychylność albo nie używaj niczego.
ask-target = Wybierz cel.
ask-swap = Które dwie karty zamieniają się miejscami?
ask-borrow = Którą kartę frakcji pożyczasz na tę turę?
ask-draw = Dobierz dwie karty z talii albo weź jedną kartę z dworu.
ask-edict = Z którego edyktu bierzesz żetony?
ask-return = Zwróć do zasobów do trzech żetonów; tyle samo weźmiesz.
ask-take = { $left ->
    [one] Weź z zasobów { $left } żeton.
    [few] Weź z zasobów { $left } żetony, po jednym.
    [many] Weź z zasobów { $left } żetonów, po jednym.
   *[other] Weź z zasobów { $left } żetonu, po jednym.
}
ask-tithe = Czyją przychylność zabierasz?
ask-tokens = Które wpływy na { $place_loc } chcesz zaatakować?
ask-contest-card = Wyłóż luminarza do sporu.
ask-continue = Obie karty wygrywają od razu. Grasz dalej nowymi kartami czy kończysz?
ask-compensation = Jaki żeton bierzesz za utracony wpływ?
ask-degree = Który sąsiedni stopień też zapłaci?
ask-manner = Jak przesłuchujesz { $place }?
ask-give = Zmowa: które ze zdobytych żetonów komu oddajesz?
ask-discard = Masz na ręce za dużo kart. Którego luminarza odrzucasz?
ask-event = Zagrywasz wydarzenie specjalne?
ask-action = Działaj, spiskuj, przejmuj karty, realizuj intrygi; potem zakończ akcje.
ask-faction = Żetonem której frakcji płacisz za przegrupowanie?

## Dlaczego nie

refusal-has-no-such-favor = Tak nie można. Ten gracz nie ma takich żetonów.
refusal-not-this-income = Tak nie można. Karta tego nie przynosi.
refusal-no-such-favor = Tak nie można. Nie masz takich żetonów.
refusal-not-due = Tak nie można. Tego nie trzeba płacić.
refusal-cannot-substitute = Tak nie można. Tym nie zastąpisz tego, co się należy.
refusal-pay-first = Jeszcze nie. Najpierw zapłać do końca.
refusal-not-of-one-type = Tak nie można. Potrzebne są żetony jednego rodzaju.
refusal-choose-acting-card = Jeszcze nie. Najpierw wybierz działającą kartę.
refusal-cannot-act-there = Tak nie można. Ta karta nie może tam działać.
refusal-cannot-pay = Jeszcze nie. Nie masz czym za to zapłacić.
refusal-not-in-hand = Tak nie można. Tego luminarza nie masz na ręce.
refusal-place-a-card = Jeszcze nie. Najpierw połóż luminarza.
refusal-how-many-first = Jeszcze nie. Najpierw powiedz, ile wpływów kładziesz.
refusal-cannot-place-so-many = Tak nie można. Tylu wpływów nie możesz położyć.
refusal-cannot-waive = Tak nie można. Tego żetonu nie można pominąć.
refusal-does-not-fit = Tak nie można. Na tej karcie nie starczy pól dla leżących tam wpływów.
refusal-cannot-move-so = Tak nie można. Tak wpływów się nie przenosi.
refusal-move-first = Jeszcze nie. Najpierw przenieś wpływ albo zakończ.
refusal-royal-arch-is-taken = Tak nie można. Na tym Królewskim Łuku leży wpływ innego gracza.
refusal-plot-still-holds = Tak nie można. Ta intryga nadal jest spełniona.
refusal-plot-not-met = Jeszcze nie. Intryga nie jest spełniona.
refusal-not-drawn = Tak nie można. Tego wydarzenia nie masz wśród dobranych.
refusal-not-in-court = Tak nie można. Tego luminarza nie ma na dworze.
refusal-two-court-cards-at-most = Tak nie można. Z dworu bierze się najwyżej dwie karty.
refusal-not-the-majordomos-card = Tak nie można. Drugą musi być karta pod majordomusem.
refusal-no-favor-left = Tak nie można. Nie masz czym zapłacić za drugą kartę z dworu.
refusal-draw-first = Jeszcze nie. Najpierw uzupełnij rękę.
refusal-quick-favor-taken = Tak nie można. Szybka przychylność była już w tej turze.
refusal-ability-has-no-use = Jeszcze nie. Nie ma na czym użyć tej zdolności.
refusal-boost-must-be-applied = Tak nie można. Wzmocnienie trzeba zastosować.
refusal-use-card-first = Jeszcze nie. Najpierw zdecyduj o luminarzu.
refusal-not-a-target = Tak nie można. To nie może być celem.
refusal-cannot-swap = Tak nie można. Tych kart nie można zamienić.
refusal-cannot-borrow = Tak nie można. Tej karty nie można pożyczyć.
refusal-no-tokens-on-edict = Tak nie można. Na tym edykcie nie ma żetonów.
refusal-not-in-supply = Tak nie można. W zasobach nie ma takich żetonów.
refusal-cannot-tithe = Tak nie można. Tego nie możesz zabrać.
refusal-no-such-tokens = Tak nie można. Nie ma tam takich wpływów.
refusal-target-first = Jeszcze nie. Najpierw wskaż atakowane wpływy.
refusal-lay-a-card = Jeszcze nie. Najpierw wyłóż luminarza.
refusal-not-a-neighbouring-degree = Tak nie można. To nie jest sąsiedni stopień.
refusal-not-as-own = Tak nie można. Nie możesz teraz traktować wpływów przeciwników jak własnych.
refusal-not-in-this-manner = Tak nie można. Tak teraz nie można przesłuchiwać.
refusal-discard-first = Jeszcze nie. Najpierw odrzuć nadmiarowe karty z ręki.
refusal-no-such-event-in-hand = Tak nie można. Nie masz takiego wydarzenia na ręce.
refusal-does-not-link = Tak nie można. Ten luminarz nie ma wspólnej frakcji z końcem łańcucha.
refusal-chain-is-over = Tak nie można. Królewski Łuk kończy łańcuch.
refusal-not-your-card = Tak nie można. Ta karta frakcji nie należy do ciebie.
refusal-card-is-used = Tak nie można. Ta karta frakcji była już użyta w tej turze.
refusal-no-marker-there = Tak nie można. Na tej karcie nie ma znacznika nagrody.
refusal-marker-has-no-use = Jeszcze nie. Znacznika nie można na to użyć.
refusal-event-not-in-force = Tak nie można. To wydarzenie nie obowiązuje.
refusal-once-per-turn = Tak nie można. To można zrobić raz na turę.
refusal-cannot-peek = Tak nie można. Tam nie możesz teraz zajrzeć.
refusal-not-in-action-phase = Tak nie można. W tej fazie tak się nie działa.
refusal-no-main-action-left = Tak nie można. Nie masz już akcji głównych.
refusal-cannot-reassign = Jeszcze nie. Potrzebny jest wpływ na karcie tej frakcji i jej żeton.
refusal-not-on-the-map = Tak nie można. Na tej mapie nie ma takiej karty.
refusal-no-influence-there = Tak nie można. Nie masz tam wpływu.
refusal-card-is-face-up = Tak nie można. Ta karta jest odkryta.
refusal-not-adjacent = Jeszcze nie. Żadna twoja karta z nią nie sąsiaduje.
refusal-card-is-face-down = Jeszcze nie. Ta karta jest zakryta.
refusal-no-free-slot = Tak nie można. Na tej karcie nie ma wolnego pola.
refusal-no-card-in-hand = Jeszcze nie. Nie masz luminarza na ręce.
refusal-opposing-influence = Tak nie można. Na tej karcie leży wpływ przeciwnika.
refusal-card-out-of-game = Tak nie można. Tej karty frakcji nie ma w tej partii.
refusal-already-yours = Tak nie można. Tę kartę frakcji już masz.
refusal-no-control-of-main-lodge = Jeszcze nie. Nie kontrolujesz głównej loży tej frakcji.
refusal-token-is-there = Tak nie można. Twój żeton już jest na tej intrydze.
refusal-not-your-plot = Tak nie można. Ta intryga nie jest dla ciebie dostępna.
refusal-no-token-left = Jeszcze nie. Nie masz już żetonów wpływu.
refusal-not-together = Jeszcze nie. Ta intryga nie trzyma się razem z pozostałymi twoimi.

## Przebieg gry

note-game-starts = Partia się zaczyna. Pierwszy gracz: { $player }, numer koneksji { $n }.
    .you = Partia się zaczyna. Pierwszy gracz: ty, numer koneksji { $n }.
note-round-starts = Runda { $n }.
note-last-round = Piąty edykt odrzucony: ta runda jest ostatnia.
note-turn-starts = { $player } zaczyna turę.
    .you = Zaczynasz turę.
note-edict-pays = { $n ->
    [one] { $player } bierze z edyktu { $n } żeton { $faction_gen }.
    [few] { $player } bierze z edyktu { $n } żetony { $faction_gen }.
    [many] { $player } bierze z edyktu { $n } żetonów { $faction_gen }.
   *[other] { $player } bierze z edyktu { $n } żetonu { $faction_gen }.
}
    .you = { $n ->
        [one] Bierzesz z edyktu { $n } żeton { $faction_gen }.
        [few] Bierzesz z edyktu { $n } żetony { $faction_gen }.
        [many] Bierzesz z edyktu { $n } żetonów { $faction_gen }.
       *[other] Bierzesz z edyktu { $n } żetonu { $faction_gen }.
    }
note-edict-goes = „{ $event }”: karta odrzucona. Odrzucone dotąd edykty: { $n }.
note-event-goes = Wydarzenie „{ $event }” ({ $player }) się kończy.
    .you = Twoje wydarzenie „{ $event }” się kończy.
note-plays-event = { $player } zagrywa wydarzenie „{ $event }”.
    .you = Zagrywasz wydarzenie „{ $event }”.
note-scouts = { $player } rozpoznaje { $place }.
    .you = Rozpoznajesz { $place }.
note-takes-up = Tę kartę widzi tylko { $player }: { $luminary }.
    .you = Tę kartę widzisz tylko ty: { $luminary }.
note-places-card = { $player } kładzie na { $place_loc } { $luminary_acc }.
    .you = Kładziesz na { $place_loc } { $luminary_acc }.
note-turns-up = { $player } odkrywa na { $place_loc } { $luminary_acc }.
    .you = Odkrywasz na { $place_loc } { $luminary_acc }.
note-influences = { $n ->
    [one] { $player } kładzie na { $place_loc } { $n } wpływ.
    [few] { $player } kładzie na { $place_loc } { $n } wpływy.
    [many] { $player } kładzie na { $place_loc } { $n } wpływów.
   *[other] { $player } kładzie na { $place_loc } { $n } wpływu.
}
    .you = { $n ->
        [one] Kładziesz na { $place_loc } { $n } wpływ.
        [few] Kładziesz na { $place_loc } { $n } wpływy.
        [many] Kładziesz na { $place_loc } { $n } wpływów.
       *[other] Kładziesz na { $place_loc } { $n } wpływu.
    }
note-interrogates = { $player } przesłuchuje { $place }.
    .you = Przesłuchujesz { $place }.
note-card-pays = { $player } dostaje dochód, płaci { $luminary }.
    .you = Dostajesz dochód, płaci { $luminary }.
note-areopagus-pays = { $player } dostaje dochód ze swojego areopagu.
    .you = Dostajesz dochód ze swojego areopagu.
note-ostracizes = { $player } wyklucza z { $place_gen } { $luminary_acc }.
    .you = Wykluczasz z { $place_gen } { $luminary_acc }.
note-seats-lost = { $n ->
    [one] { $player } zabiera { $n } wpływ, dla którego nie starczyło pola na { $place_loc }.
    [few] { $player } zabiera { $n } wpływy, dla których nie starczyło pól na { $place_loc }.
    [many] { $player } zabiera { $n } wpływów, dla których nie starczyło pól na { $place_loc }.
   *[other] { $player } zabiera { $n } wpływu, dla których nie starczyło pól na { $place_loc }.
}
    .you = { $n ->
        [one] Zabierasz { $n } wpływ, dla którego nie starczyło pola na { $place_loc }.
        [few] Zabierasz { $n } wpływy, dla których nie starczyło pól na { $place_loc }.
        [many] Zabierasz { $n } wpływów, dla których nie starczyło pól na { $place_loc }.
       *[other] Zabierasz { $n } wpływu, dla których nie starczyło pól na { $place_loc }.
    }
note-reassigns = { $player } przegrupowuje wpływy za żeton { $faction_gen }.
    .you = Przegrupowujesz wpływy za żeton { $faction_gen }.
note-moves-token = { $player } przenosi wpływ z { $spot } na { $place }.
    .you = Przenosisz wpływ z { $spot } na { $place }.
note-ousts = { $n ->
    [one] { $player } atakuje na { $place_loc } { $n } wpływ. Broni się { $other }.
    [few] { $player } atakuje na { $place_loc } { $n } wpływy. Broni się { $other }.
    [many] { $player } atakuje na { $place_loc } { $n } wpływów. Broni się { $other }.
   *[other] { $player } atakuje na { $place_loc } { $n } wpływu. Broni się { $other }.
}
    .you = { $n ->
        [one] Atakujesz na { $place_loc } { $n } wpływ. Broni się { $other }.
        [few] Atakujesz na { $place_loc } { $n } wpływy. Broni się { $other }.
        [many] Atakujesz na { $place_loc } { $n } wpływów. Broni się { $other }.
       *[other] Atakujesz na { $place_loc } { $n } wpływu. Broni się { $other }.
    }
    .you-other = { $n ->
        [one] { $player } atakuje na { $place_loc } { $n } wpływ. Bronisz się ty.
        [few] { $player } atakuje na { $place_loc } { $n } wpływy. Bronisz się ty.
        [many] { $player } atakuje na { $place_loc } { $n } wpływów. Bronisz się ty.
       *[other] { $player } atakuje na { $place_loc } { $n } wpływu. Bronisz się ty.
    }
note-initial-strengths = Siła początkowa: { $player } { $n }, { $other } { $m }.
    .you = Siła początkowa: ty { $n }, { $other } { $m }.
    .you-other = Siła początkowa: { $player } { $n }, ty { $m }.
note-lays = { $player } wykłada zakrytą kartę.
    .you = Wykładasz zakrytą kartę.
note-lays-nothing = { $player } nie ma karty do wyłożenia.
    .you = Nie masz karty do wyłożenia.
note-reveals = { $player } odkrywa { $luminary_acc }.
    .you = Odkrywasz { $luminary_acc }.
note-cards-cancel = Obie karty wygrywają od razu i znoszą się nawzajem.
note-continues = { $player } kontynuuje spór.
    .you = Kontynuujesz spór.
note-stops = { $player } kończy spór.
    .you = Kończysz spór.
note-wins-contest = { $player } wygrywa spór na { $place_loc }, przegrywa { $other }.
    .you = Wygrywasz spór na { $place_loc }, przegrywa { $other }.
    .you-other = { $player } wygrywa spór na { $place_loc }, przegrywasz ty.
note-loses-tokens = { $n ->
    [one] { $player } traci na { $place_loc } { $n } wpływ.
    [few] { $player } traci na { $place_loc } { $n } wpływy.
    [many] { $player } traci na { $place_loc } { $n } wpływów.
   *[other] { $player } traci na { $place_loc } { $n } wpływu.
}
    .you = { $n ->
        [one] Tracisz na { $place_loc } { $n } wpływ.
        [few] Tracisz na { $place_loc } { $n } wpływy.
        [many] Tracisz na { $place_loc } { $n } wpływów.
       *[other] Tracisz na { $place_loc } { $n } wpływu.
    }
note-gets-marker = { $player } kładzie znacznik nagrody na { $place_loc }.
    .you = Kładziesz znacznik nagrody na { $place_loc }.
note-uses-marker = { $player } używa znacznika na { $place_loc }: { $reward }.
    .you = Używasz znacznika na { $place_loc }: { $reward }.
note-markers-return = { $n ->
    [one] Wraca { $n } niewykorzystany znacznik nagrody.
    [few] Wracają { $n } niewykorzystane znaczniki nagrody.
    [many] Wraca { $n } niewykorzystanych znaczników nagrody.
   *[other] Wraca { $n } niewykorzystanego znacznika nagrody.
}
note-conspires = { $player } spiskuje: { $luminary }.
    .you = Spiskujesz: { $luminary }.
note-uses-ability = { $player } używa zdolności karty { $luminary }: { $ability }.
    .you = Używasz zdolności karty { $luminary }: { $ability }.
note-quick-favor = { $player } bierze szybką przychylność z karty { $luminary }.
    .you = Bierzesz szybką przychylność z karty { $luminary }.
note-declines = { $player } nie korzysta z karty { $luminary }.
    .you = Nie korzystasz z karty { $luminary }.
note-extra-main-action = { $n ->
    [one] { $player } może wykonać jeszcze { $n } akcję główną.
    [few] { $player } może wykonać jeszcze { $n } akcje główne.
    [many] { $player } może wykonać jeszcze { $n } akcji głównych.
   *[other] { $player } może wykonać jeszcze { $n } akcji głównej.
}
    .you = { $n ->
        [one] Możesz wykonać jeszcze { $n } akcję główną.
        [few] Możesz wykonać jeszcze { $n } akcje główne.
        [many] Możesz wykonać jeszcze { $n } akcji głównych.
       *[other] Możesz wykonać jeszcze { $n } akcji głównej.
    }
note-gains = { $n ->
    [one] { $player } dostaje { $n } żeton { $faction_gen }.
    [few] { $player } dostaje { $n } żetony { $faction_gen }.
    [many] { $player } dostaje { $n } żetonów { $faction_gen }.
   *[other] { $player } dostaje { $n } żetonu { $faction_gen }.
}
    .you = { $n ->
        [one] Dostajesz { $n } żeton { $faction_gen }.
        [few] Dostajesz { $n } żetony { $faction_gen }.
        [many] Dostajesz { $n } żetonów { $faction_gen }.
       *[other] Dostajesz { $n } żetonu { $faction_gen }.
    }
note-intercepts = { $player } przechwytuje 1 żeton { $faction_gen }, traci go { $other }.
    .you = Przechwytujesz 1 żeton { $faction_gen }, traci go { $other }.
    .you-other = { $player } przechwytuje 1 żeton { $faction_gen }, tracisz go ty.
note-not-gained = { $n ->
    [one] { $player } nie dostaje { $n } żetonu { $faction_gen }: nikt go nie ma.
    [few] { $player } nie dostaje { $n } żetonów { $faction_gen }: nikt ich nie ma.
    [many] { $player } nie dostaje { $n } żetonów { $faction_gen }: nikt ich nie ma.
   *[other] { $player } nie dostaje { $n } żetonu { $faction_gen }: nikt ich nie ma.
}
    .you = { $n ->
        [one] Nie dostajesz { $n } żetonu { $faction_gen }: nikt go nie ma.
        [few] Nie dostajesz { $n } żetonów { $faction_gen }: nikt ich nie ma.
        [many] Nie dostajesz { $n } żetonów { $faction_gen }: nikt ich nie ma.
       *[other] Nie dostajesz { $n } żetonu { $faction_gen }: nikt ich nie ma.
    }
note-pays = { $n ->
    [one] { $player } płaci { $n } żeton { $faction_gen }.
    [few] { $player } płaci { $n } żetony { $faction_gen }.
    [many] { $player } płaci { $n } żetonów { $faction_gen }.
   *[other] { $player } płaci { $n } żetonu { $faction_gen }.
}
    .you = { $n ->
        [one] Płacisz { $n } żeton { $faction_gen }.
        [few] Płacisz { $n } żetony { $faction_gen }.
        [many] Płacisz { $n } żetonów { $faction_gen }.
       *[other] Płacisz { $n } żetonu { $faction_gen }.
    }
note-substitutes = { $n ->
    [one] { $player } wydaje { $n } żeton { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
    [few] { $player } wydaje { $n } żetony { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
    [many] { $player } wydaje { $n } żetonów { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
   *[other] { $player } wydaje { $n } żetonu { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
}
    .you = { $n ->
        [one] Wydajesz { $n } żeton { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
        [few] Wydajesz { $n } żetony { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
        [many] Wydajesz { $n } żetonów { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
       *[other] Wydajesz { $n } żetonu { $faction_gen } zamiast 1 żetonu { $wanted_gen }.
    }
note-waives = { $player } pomija w koszcie 1 żeton { $faction_gen }.
    .you = Pomijasz w koszcie 1 żeton { $faction_gen }.
note-gives = { $player } oddaje 1 żeton { $faction_gen }, dostaje go { $other }.
    .you = Oddajesz 1 żeton { $faction_gen }, dostaje go { $other }.
    .you-other = { $player } oddaje 1 żeton { $faction_gen }, dostajesz go ty.
note-returns-favor = { $n ->
    [one] { $player } zwraca { $n } żeton { $faction_gen }.
    [few] { $player } zwraca { $n } żetony { $faction_gen }.
    [many] { $player } zwraca { $n } żetonów { $faction_gen }.
   *[other] { $player } zwraca { $n } żetonu { $faction_gen }.
}
    .you = { $n ->
        [one] Zwracasz { $n } żeton { $faction_gen }.
        [few] Zwracasz { $n } żetony { $faction_gen }.
        [many] Zwracasz { $n } żetonów { $faction_gen }.
       *[other] Zwracasz { $n } żetonu { $faction_gen }.
    }
note-takes-from-edict = { $n ->
    [one] { $player } bierze { $n } żeton z edyktu { $faction_gen }.
    [few] { $player } bierze { $n } żetony z edyktu { $faction_gen }.
    [many] { $player } bierze { $n } żetonów z edyktu { $faction_gen }.
   *[other] { $player } bierze { $n } żetonu z edyktu { $faction_gen }.
}
    .you = { $n ->
        [one] Bierzesz { $n } żeton z edyktu { $faction_gen }.
        [few] Bierzesz { $n } żetony z edyktu { $faction_gen }.
        [many] Bierzesz { $n } żetonów z edyktu { $faction_gen }.
       *[other] Bierzesz { $n } żetonu z edyktu { $faction_gen }.
    }
note-tithes = { $player } zabiera 1 żeton { $faction_gen }, traci go { $other }.
    .you = Zabierasz 1 żeton { $faction_gen }, traci go { $other }.
    .you-other = { $player } zabiera 1 żeton { $faction_gen }, tracisz go ty.
note-swaps = { $player } zamienia miejscami karty na { $place_loc } i { $to_loc }.
    .you = Zamieniasz miejscami karty na { $place_loc } i { $to_loc }.
note-borrows = { $player } pożycza kartę { $faction_gen }.
    .you = Pożyczasz kartę { $faction_gen }.
note-gives-back = { $player } oddaje kartę { $faction_gen }.
    .you = Oddajesz kartę { $faction_gen }.
note-claims = { $player } przejmuje kartę { $faction_gen }.
    .you = Przejmujesz kartę { $faction_gen }.
note-uses-faction = { $player } używa karty { $faction_gen }.
    .you = Używasz karty { $faction_gen }.
note-buys-action = { $player } kupuje akcję główną („{ $event }”).
    .you = Kupujesz akcję główną („{ $event }”).
note-peeks = { $player } podgląda { $secret } gracza { $other }.
    .you = Podglądasz { $secret } gracza { $other }.
    .you-other = { $player } podgląda u ciebie { $secret }.
note-sees-luminary = Widzi tylko { $player }, na ręce gracza { $other }: { $luminary }.
    .you = Widzisz tylko ty, na ręce gracza { $other }: { $luminary }.
    .you-other = Widzi tylko { $player }, na twojej ręce: { $luminary }.
note-sees-plot = Widzi tylko { $player }, intryga gracza { $other }: „{ $plot }”.
    .you = Widzisz tylko ty, intryga gracza { $other }: „{ $plot }”.
    .you-other = Widzi tylko { $player }, twoja intryga: „{ $plot }”.
note-ends-actions = { $player } kończy akcje.
    .you = Kończysz akcje.
note-realizes = { $player } realizuje intrygę „{ $plot }”.
    .you = Realizujesz intrygę „{ $plot }”.
note-plot-lost = Intryga „{ $plot }” nie jest już spełniona: { $player } przesuwa żeton na brzeg.
    .you = Intryga „{ $plot }” nie jest już spełniona: przesuwasz żeton na brzeg.
note-plot-back = Intryga „{ $plot }” znów jest spełniona: { $player } wraca na nią z żetonem.
    .you = Intryga „{ $plot }” znów jest spełniona: wracasz na nią z żetonem.
note-draws-events = { $n ->
    [one] { $player } dobiera { $n } wydarzenie.
    [few] { $player } dobiera { $n } wydarzenia.
    [many] { $player } dobiera { $n } wydarzeń.
   *[other] { $player } dobiera { $n } wydarzenia.
}
    .you = { $n ->
        [one] Dobierasz { $n } wydarzenie.
        [few] Dobierasz { $n } wydarzenia.
        [many] Dobierasz { $n } wydarzeń.
       *[other] Dobierasz { $n } wydarzenia.
    }
note-sees-event = Widzi je tylko { $player }: „{ $event }”.
    .you = Widzisz je tylko ty: „{ $event }”.
note-keeps-special = { $player } zatrzymuje wydarzenie specjalne.
    .you = Zatrzymujesz wydarzenie specjalne.
note-keeps-event = Które, wie tylko { $player }: „{ $event }”.
    .you = Które, wiesz tylko ty: „{ $event }”.
note-returns-event = { $player } odkłada drugie wydarzenie na wierzch talii.
    .you = Odkładasz drugie wydarzenie na wierzch talii.
note-edict-comes = W życie wchodzi „{ $event }”. Kartę ma przed sobą { $player }.
    .you = W życie wchodzi „{ $event }”. Kartę masz przed sobą.
note-event-discarded = { $player } odkrywa „{ $event }” i odrzuca kartę.
    .you = Odkrywasz „{ $event }” i odrzucasz kartę.
note-draws = { $n ->
    [one] { $player } dobiera { $n } kartę.
    [few] { $player } dobiera { $n } karty.
    [many] { $player } dobiera { $n } kart.
   *[other] { $player } dobiera { $n } karty.
}
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
        [many] Dobierasz { $n } kart.
       *[other] Dobierasz { $n } karty.
    }
note-draws-card = Dobraną kartę widzi tylko { $player }: { $luminary }.
    .you = Dobraną kartę widzisz tylko ty: { $luminary }.
note-takes-court = { $player } bierze z dworu { $luminary_acc }.
    .you = Bierzesz z dworu { $luminary_acc }.
note-discards = { $player } odrzuca { $luminary_acc }.
    .you = Odrzucasz { $luminary_acc }.
note-court-goes = Dwór opuszcza { $luminary }.
note-majordomo-moves = Majordomus przechodzi na { $n }. miejsce.
note-court-filled = Na dwór przybywa { $luminary }.
note-deck-reshuffled = { $n ->
    [one] Karty odrzucone tworzą nową talię: { $n } karta.
    [few] Karty odrzucone są tasowane: nowa talia ma { $n } karty.
    [many] Karty odrzucone są tasowane: nowa talia ma { $n } kart.
   *[other] Karty odrzucone są tasowane: nowa talia ma { $n } karty.
}
note-ao-item = { $player } działa według skryptu na { $place_loc }: { $item }.
    .you = Działasz według skryptu na { $place_loc }: { $item }.
note-ao-plan = { $player } odkrywa kartę planu, { $luminary_acc }: wskazuje ona { $place }.
    .you = Odkrywasz kartę planu, { $luminary_acc }: wskazuje ona { $place }.
note-ao-next-target = { $player } przechodzi zgodnie z ruchem wskazówek zegara na { $place }.
    .you = Przechodzisz zgodnie z ruchem wskazówek zegara na { $place }.
note-ao-pawn = { $player } stawia pionek na { $place_loc }.
    .you = Stawiasz pionek na { $place_loc }.
note-ao-places = { $n ->
    [one] { $player } kładzie na { $place_loc } { $n } wpływ.
    [few] { $player } kładzie na { $place_loc } { $n } wpływy.
    [many] { $player } kładzie na { $place_loc } { $n } wpływów.
   *[other] { $player } kładzie na { $place_loc } { $n } wpływu.
}
    .you = { $n ->
        [one] Kładziesz na { $place_loc } { $n } wpływ.
        [few] Kładziesz na { $place_loc } { $n } wpływy.
        [many] Kładziesz na { $place_loc } { $n } wpływów.
       *[other] Kładziesz na { $place_loc } { $n } wpływu.
    }
note-ao-from-court = { $player } kładzie na { $place_loc } z dworu { $luminary_acc }.
    .you = Kładziesz na { $place_loc } z dworu { $luminary_acc }.
note-ao-from-plan = { $player } kładzie na { $place_loc } kartę planu: { $luminary_acc }.
    .you = Kładziesz na { $place_loc } kartę planu: { $luminary_acc }.
note-ao-bonus = { $player } wydaje przychylność i dodaje { $n } do siły.
    .you = Wydajesz przychylność i dodajesz { $n } do siły.
note-ao-plot = { $player } spełnia własną intrygę nr { $n }.
    .you = Spełniasz własną intrygę nr { $n }.
note-plot-victory = { $player } odnosi zwycięstwo dzięki intrygom.
    .you = Odnosisz zwycięstwo dzięki intrygom.
note-game-ends = Koniec gry. Punktowane są frakcje.
note-scores = { $n ->
    [one] { $player } ma { $n } punkt.
    [few] { $player } ma { $n } punkty.
    [many] { $player } ma { $n } punktów.
   *[other] { $player } ma { $n } punktu.
}
    .you = { $n ->
        [one] Masz { $n } punkt.
        [few] Masz { $n } punkty.
        [many] Masz { $n } punktów.
       *[other] Masz { $n } punktu.
    }
note-wins = { $player } wygrywa partię.
    .you = Wygrywasz partię.

### Trickerion: wszystko oprócz kart, język polski. Terminy według słowniczka z cards.ftl.
### Imion graczy nie odmieniamy: zawsze mianownik. Czas teraźniejszy, jedno zdarzenie w wierszu.
### Formy: .gen = dopełniacz, .dat = celownik, .acc = biernik; przy składnikach .few i .many po liczbach
### (2 piły, 5 pił); .and i .for dodają do zdania stos, jeśli jest.

game-trickerion = Trickerion
    .text = Rywalizujący iluzjoniści uczą się sztuczek, przygotowują je i pokazują dla sławy.

## Ustawienia

option-mode = Tryb
    .text = Kto gra.
option-mode-standard = zwykły
option-dark_alley = Mroczna Uliczka
    .text = Przydziały specjalne, zdolności iluzjonistów i sztuczki 3. poziomu. W pierwszej partii lepiej bez niej.
option-dark_alley-on = tak
option-dark_alley-off = nie
option-prophecies = Przepowiednie
    .text = Co rundę zmienia się kolejna zasada. Tylko z Mroczną Uliczką.
option-prophecies-on = tak
option-prophecies-off = nie
option-quick_game = Szybka gra
    .text = Gra zaczyna się od rundy 2, a każdy ma na początku więcej.
option-quick_game-off = nie
option-quick_game-on = tak
option-first_game_kits = Zestawy na pierwszą partię
    .text = Gotowe zestawy zamiast wyborów na początku.
option-first_game_kits-off = nie
option-first_game_kits-on = tak
option-level3_scoring = Sztuczki 3. poziomu
    .text = Czego potrzebuje sztuczka 3. poziomu, by punktować na końcu. Tylko z Mroczną Uliczką.
option-level3_scoring-components_or_marker = składników albo żetonu na karcie
option-level3_scoring-components_only = tylko składników
option-anytime_window = Zwroty
    .text = Kiedy wolno zwracać sztuczki i składniki.
option-anytime_window-own_decisions = przed własnymi decyzjami
option-anytime_window-any_moment = w każdej chwili
option-quick_assistant_coins = Monety za asystenta
    .text = Szybka gra: monety dla tego, kto zaczyna z asystentem.
option-quick_assistant_coins-2 = 2
option-quick_assistant_coins-3 = 3
option-quick_assistant_coins-4 = 4

## Wynik

score-fame = Sława
score-shards = Odłamki
score-coins = Monety
score-apprentices = Pomocnicy
score-specialists = Specjaliści
score-cards = Przydziały specjalne na ręce
score-tricks = Sztuczki 3. poziomu
score-total = Końcowa sława

## Nazwy

component-wood = drewno
    .acc = drewno
    .few = sztuki drewna
    .many = sztuk drewna
component-metal = metal
    .acc = metal
    .few = sztuki metalu
    .many = sztuk metalu
component-glass = szkło
    .acc = szkło
    .few = sztuki szkła
    .many = sztuk szkła
component-fabric = tkanina
    .acc = tkaninę
    .few = tkaniny
    .many = tkanin
component-rope = lina
    .acc = linę
    .few = liny
    .many = lin
component-petroleum = nafta
    .acc = naftę
    .few = sztuki nafty
    .many = sztuk nafty
component-saw = piła
    .acc = piłę
    .few = piły
    .many = pił
component-animal = zwierzę
    .acc = zwierzę
    .few = zwierzęta
    .many = zwierząt
component-padlock = kłódka
    .acc = kłódkę
    .few = kłódki
    .many = kłódek
component-mirror = lustro
    .acc = lustro
    .few = lustra
    .many = luster
component-disguise = przebranie
    .acc = przebranie
    .few = przebrania
    .many = przebrań
component-cog = tryb
    .acc = tryb
    .few = tryby
    .many = trybów
pile-wood = { component-wood }
    .and = { " " }i { component-wood.acc }
    .for = , w zamian za { component-wood.acc }
pile-metal = { component-metal }
    .and = { " " }i { component-metal.acc }
    .for = , w zamian za { component-metal.acc }
pile-glass = { component-glass }
    .and = { " " }i { component-glass.acc }
    .for = , w zamian za { component-glass.acc }
pile-fabric = { component-fabric }
    .and = { " " }i { component-fabric.acc }
    .for = , w zamian za { component-fabric.acc }
pile-rope = { component-rope }
    .and = { " " }i { component-rope.acc }
    .for = , w zamian za { component-rope.acc }
pile-petroleum = { component-petroleum }
    .and = { " " }i { component-petroleum.acc }
    .for = , w zamian za { component-petroleum.acc }
pile-saw = { component-saw }
    .and = { " " }i { component-saw.acc }
    .for = , w zamian za { component-saw.acc }
pile-animal = { component-animal }
    .and = { " " }i { component-animal.acc }
    .for = , w zamian za { component-animal.acc }
pile-padlock = { component-padlock }
    .and = { " " }i { component-padlock.acc }
    .for = , w zamian za { component-padlock.acc }
pile-mirror = { component-mirror }
    .and = { " " }i { component-mirror.acc }
    .for = , w zamian za { component-mirror.acc }
pile-disguise = { component-disguise }
    .and = { " " }i { component-disguise.acc }
    .for = , w zamian za { component-disguise.acc }
pile-cog = { component-cog }
    .and = { " " }i { component-cog.acc }
    .for = , w zamian za { component-cog.acc }
pile-nothing = nic
    .and = { "" }
    .for = { "" }
symbol-spades = piki
    .ins = pikami
symbol-hearts = kiery
    .ins = kierami
symbol-diamonds = kara
    .ins = karami
symbol-clubs = trefle
    .ins = treflami

role-magician = Iluzjonista
    .acc = iluzjonistę
    .text = 3 PA, bez wynagrodzenia. Tylko on zajmuje pole pokazu i daje pokazy.
role-engineer = Inżynier
    .acc = inżyniera
    .text = 2 PA, wynagrodzenie 2 monety. Planszetka inżyniera ma pole na jeszcze jedną sztuczkę; przygotowana tam dostaje o 1 żeton więcej. Za kulisami w dniu twojego pokazu: 1 odłamek.
role-manager = Zarządca
    .acc = zarządcę
    .text = 2 PA, wynagrodzenie 2 monety. Planszetka zarządcy ma dwa pola na składniki; każdy stos liczy się tam o 1 więcej. Za kulisami w dniu twojego pokazu: 3 monety.
role-assistant = Asystent
    .acc = asystenta
    .text = 2 PA, wynagrodzenie 2 monety. Planszetka asystenta ma pole na jeszcze jednego pomocnika, któremu się nie płaci. Za kulisami w dniu twojego pokazu: 2 punkty sławy.
role-apprentice = Pomocnik
    .acc = pomocnika
    .text = 1 PA, wynagrodzenie 1 moneta. Potrafi wszystko oprócz dawania pokazów.

character-magician = Iluzjonista
    .gen = iluzjonisty
    .dat = iluzjoniście
    .acc = iluzjonistę
character-engineer = Inżynier
    .gen = inżyniera
    .dat = inżynierowi
    .acc = inżyniera
character-manager = Zarządca
    .gen = zarządcy
    .dat = zarządcy
    .acc = zarządcę
character-assistant = Asystent
    .gen = asystenta
    .dat = asystentowi
    .acc = asystenta
character-apprentice_1 = Pomocnik 1
    .gen = pomocnika 1
    .dat = pomocnikowi 1
    .acc = pomocnika 1
character-apprentice_2 = Pomocnik 2
    .gen = pomocnika 2
    .dat = pomocnikowi 2
    .acc = pomocnika 2
character-apprentice_3 = Pomocnik 3
    .gen = pomocnika 3
    .dat = pomocnikowi 3
    .acc = pomocnika 3
character-apprentice_4 = Pomocnik 4
    .gen = pomocnika 4
    .dat = pomocnikowi 4
    .acc = pomocnika 4

deck-downtown = Śródmieście
deck-market_row = Targ
deck-workshop = Warsztat
deck-theater = Teatr

slot-downtown_1 = Śródmieście, pole 1 (+2)
slot-downtown_2 = Śródmieście, pole 2 (+1)
slot-downtown_3 = Śródmieście, pole 3 (+1)
slot-downtown_4 = Śródmieście, pole 4 (+0)
slot-market_row_1 = Targ, pole 1 (+2)
slot-market_row_2 = Targ, pole 2 (+1)
slot-market_row_3 = Targ, pole 3 (+1)
slot-market_row_4 = Targ, pole 4 (+0)
slot-dark_alley_1 = Mroczna Uliczka, pole 1 (+2)
slot-dark_alley_2 = Mroczna Uliczka, pole 2 (+1)
slot-dark_alley_3 = Mroczna Uliczka, pole 3 (+1)
slot-dark_alley_4 = Mroczna Uliczka, pole 4 (+0)
slot-workshop_1 = Warsztat, pole 1
slot-workshop_2 = Warsztat, pole 2
slot-thursday_backstage_1 = Czwartek, za kulisami 1
slot-thursday_backstage_2 = Czwartek, za kulisami 2
slot-thursday_stage = Czwartek, pole pokazu
slot-friday_backstage_1 = Piątek, za kulisami 1
slot-friday_backstage_2 = Piątek, za kulisami 2
slot-friday_stage = Piątek, pole pokazu
slot-saturday_backstage_1 = Sobota, za kulisami 1
slot-saturday_backstage_2 = Sobota, za kulisami 2
slot-saturday_stage = Sobota, pole pokazu
slot-sunday_backstage_1 = Niedziela, za kulisami 1
slot-sunday_backstage_2 = Niedziela, za kulisami 2
slot-sunday_stage = Niedziela, pole pokazu
day-thursday = czwartek
    .acc = czwartek
day-friday = piątek
    .acc = piątek
day-saturday = sobota
    .acc = sobotę
day-sunday = niedziela
    .acc = niedzielę
die-residence_a = kość rezydencji A
    .ins = kością rezydencji A
die-residence_b = kość rezydencji B
    .ins = kością rezydencji B
die-inn_a = kość oberży A
    .ins = kością oberży A
die-inn_b = kość oberży B
    .ins = kością oberży B
die-bank_a = kość banku A
    .ins = kością banku A
die-bank_b = kość banku B
    .ins = kością banku B

face-escape = ucieczki
face-spiritual = mistyczna
face-mechanical = mechaniczna
face-optical = optyczna
face-any = dowolna kategoria
face-x = X
face-engineer = inżynier
face-manager = zarządca
face-assistant = asystent
face-apprentice = pomocnik

home-player_board = plansza gracza
    .acc = planszę gracza
    .loc = planszy gracza
home-engineer_board = planszetka inżyniera
    .acc = planszetkę inżyniera
    .loc = planszetce inżyniera
home-manager_board = planszetka zarządcy
    .acc = planszetkę zarządcy
    .loc = planszetce zarządcy
home-assistant_board = planszetka asystenta
    .acc = planszetkę asystenta
    .loc = planszetce asystenta

order_slot-order_1 = pole zamówień 1
order_slot-order_2 = pole zamówień 2
order_slot-order_3 = pole zamówień 3
order_slot-order_4 = pole zamówień 4
stock_slot-buy_1 = pole zakupów 1
    .gen = pola zakupów 1
stock_slot-buy_2 = pole zakupów 2
    .gen = pola zakupów 2
stock_slot-buy_3 = pole zakupów 3
    .gen = pola zakupów 3
stock_slot-buy_4 = pole zakupów 4
    .gen = pola zakupów 4
stock_slot-quick_order = pole pilnego zamówienia
    .gen = pola pilnego zamówienia

position-left_top = u góry po lewej
position-right_top = u góry po prawej
position-left_middle = pośrodku po lewej
position-right_middle = pośrodku po prawej
position-left_bottom = u dołu po lewej
position-right_bottom = u dołu po prawej
position-beside_a_spades = obok pól (A, piki)
position-beside_a_hearts = obok pól (A, kiery)
position-beside_a_diamonds = obok pól (A, kara)
position-beside_a_clubs = obok pól (A, trefle)
position-beside_b_spades = obok pól (B, piki)
position-beside_b_hearts = obok pól (B, kiery)
position-beside_b_diamonds = obok pól (B, kara)
position-beside_b_clubs = obok pól (B, trefle)
position-beside_c_spades = obok pól (C, piki)
position-beside_c_hearts = obok pól (C, kiery)
position-beside_c_diamonds = obok pól (C, kara)
position-beside_c_clubs = obok pól (C, trefle)
position-beside_d_spades = obok pól (D, piki)
position-beside_d_hearts = obok pól (D, kiery)
position-beside_d_diamonds = obok pól (D, kara)
position-beside_d_clubs = obok pól (D, trefle)
spot-left_top_up = u góry po lewej, własnym znakiem w górę
spot-left_top_right = u góry po lewej, własnym znakiem w prawo
spot-left_top_down = u góry po lewej, własnym znakiem w dół
spot-left_top_left = u góry po lewej, własnym znakiem w lewo
spot-right_top_up = u góry po prawej, własnym znakiem w górę
spot-right_top_right = u góry po prawej, własnym znakiem w prawo
spot-right_top_down = u góry po prawej, własnym znakiem w dół
spot-right_top_left = u góry po prawej, własnym znakiem w lewo
spot-left_middle_up = pośrodku po lewej, własnym znakiem w górę
spot-left_middle_right = pośrodku po lewej, własnym znakiem w prawo
spot-left_middle_down = pośrodku po lewej, własnym znakiem w dół
spot-left_middle_left = pośrodku po lewej, własnym znakiem w lewo
spot-right_middle_up = pośrodku po prawej, własnym znakiem w górę
spot-right_middle_right = pośrodku po prawej, własnym znakiem w prawo
spot-right_middle_down = pośrodku po prawej, własnym znakiem w dół
spot-right_middle_left = pośrodku po prawej, własnym znakiem w lewo
spot-left_bottom_up = u dołu po lewej, własnym znakiem w górę
spot-left_bottom_right = u dołu po lewej, własnym znakiem w prawo
spot-left_bottom_down = u dołu po lewej, własnym znakiem w dół
spot-left_bottom_left = u dołu po lewej, własnym znakiem w lewo
spot-right_bottom_up = u dołu po prawej, własnym znakiem w górę
spot-right_bottom_right = u dołu po prawej, własnym znakiem w prawo
spot-right_bottom_down = u dołu po prawej, własnym znakiem w dół
spot-right_bottom_left = u dołu po prawej, własnym znakiem w lewo
spot-beside = obok pól
resource-fame = sława
    .acc = sławę
resource-coins = monety
    .acc = monety
resource-shards = odłamki
    .acc = odłamki

modifier-day = dzień tygodnia
modifier-fiasco = { card-arranged_fiasco }
modifier-premiere_fame = podwojona sława
modifier-premiere_coins = podwojone monety
modifier-premiere_shards = podwojone odłamki
modifier-supercharge_1 = doładowanie +1
modifier-supercharge_2 = doładowanie +2
modifier-supercharge_3 = doładowanie +3
modifier-stolen = skradziona sztuczka, −1 punkt sławy
modifier-conversion = sława zamiast monet

## Akcje, napisy na przyciskach

do-choose-magician = { $magician }
do-take-trick = Weź sztuczkę „{ $trick }”
do-mark = Oznacz symbolem: { $symbol }
do-take-components = Weź { $component_acc }{ $pile_and }
    .twice = Weź 2 { $component_few }
do-choose-specialist = { $role }
do-take-special = Weź kartę z talii „{ $deck }”
do-take-component = Weź { $component_acc }
do-stow = Połóż na { $home_loc }
do-done = Gotowe
do-advertise = Wywieś plakat
do-decline = Nie
do-assign = { $character }: { $card }
do-confirm = Zatwierdź
do-revise = Cofnij wszystko
do-place = { $character }: { $slot }
do-idle = Zostaw { $character_acc } bezczynnie
do-stop = Zakończ turę
do-free-action = Zwróć sztuczkę lub składniki
do-return-component = Zwróć { $component_acc }
do-return-trick = Zwróć sztuczkę „{ $trick }”
do-go-on = Dalej
do-copy = Skopiuj kartę „{ $card }”
do-take-ap = Weź zamiast tego 1 PA
do-keep-effect = Zachowaj efekt
do-use = Użyj
do-enhance = Wzmocnij: oddaj odłamek, dostań 1 PA
do-leave = Zakończ pracę
do-learn = Naucz się sztuczki ({ $die })
do-learn-special = Naucz się sztuczki z kartą ({ $die })
do-replace = Zastąp sztuczkę „{ $trick }”
do-hire = Zatrudnij ({ $die })
do-hire-special = Zatrudnij z kartą ({ $die })
do-recruit = { $role }
do-hire-another = Zatrudnij jeszcze jednego pomocnika
do-take-coins = Weź monety ({ $die })
do-take-coins-special = Weź monety z kartą ({ $die })
do-reroll = Przerzuć { $die }
do-set-die = Ustaw { $die }
do-turn-to = Ustaw na: { $face }
do-buy = { $count ->
    [one] Kup { $count } { $component_acc }
    [few] Kup { $count } { $component_few }
    [many] Kup { $count } { $component_many }
   *[other] Kup { $count } { $component_few }
}
do-buy-special = { $count ->
    [one] Kup z kartą { $count } { $component_acc }
    [few] Kup z kartą { $count } { $component_few }
    [many] Kup z kartą { $count } { $component_many }
   *[other] Kup z kartą { $count } { $component_few }
}
do-buy-mix = Napełnij koszyk z kartą
do-bargain = { $count ->
    [0] Bez negocjacji
    [one] Negocjuj: { $count } PA
    [few] Negocjuj: { $count } PA
    [many] Negocjuj: { $count } PA
   *[other] Negocjuj: { $count } PA
}
do-lift = Weź z { $stock_slot_gen }
do-refill = Połóż { $component_acc }
do-order = Zamów { $component_acc }
do-order-special = Zamów { $component_acc } z kartą
do-order-at = Na { $order_slot }
do-buy-ordered = Kup od razu
do-quick-order = Pilne zamówienie: { $component }
do-quick-order-special = Pilne zamówienie z kartą: { $component }
do-prepare = Przygotuj sztuczkę „{ $trick }”
do-prepare-special = Przygotuj sztuczkę „{ $trick }” z kartą
do-add-marker = Dołóż żeton do sztuczki „{ $trick }”
do-move-trick = Przemieść sztuczkę „{ $trick }” na planszetkę inżyniera
do-move-components = Przemieść { $component_acc } na planszetkę zarządcy{ $pile_for }
do-move-apprentice = Przemieść { $character_acc } na planszetkę asystenta
do-set-up = Ustaw sztuczkę „{ $trick }”
do-set-up-special = Ustaw sztuczkę „{ $trick }” z kartą
do-supercharge = Ustaw dwa żetony sztuczki „{ $trick }”
do-supercharge-special = Ustaw dwa żetony sztuczki „{ $trick }” z kartą
do-reschedule = Przełóż sztuczkę: { $performance }, { $position }
do-reschedule-special = Przełóż sztuczkę z kartą: { $performance }, { $position }
do-put = { $performance }: { $spot }
do-take = Weź { $resource_acc }
do-swap = Zamień miejscami: { $performance } i { $other }
do-draw = Dobierz z talii „{ $deck }”
do-choose-cards = Wybierz spośród dobranych kart
do-keep = Zatrzymaj kartę „{ $card }”
do-put-under = Włóż kartę „{ $card }” pod talię
do-tell-fortune = Wywróż przyszłość
do-weave = Aktywuj: „{ $prophecy }”
do-possess = Wybierz za przeciwnika: { $performance }
do-perform = Daj pokaz: { $performance }
do-steal = „{ $trick }”: zysk sztuczki „{ $other }”
do-premiere = „{ $trick }”: podwój { $resource_acc }
do-apply = Teraz: { $modifier }
do-keep-marker = Zatrzymaj żeton sztuczki „{ $trick }”
do-promote = Awansuj pomocnika na { $role_acc }

## Pytania

ask-magician = Wybierz swojego iluzjonistę.
ask-start-trick = Weź sztuczkę początkową.
ask-symbol = Jakim symbolem oznaczyć sztuczkę?
ask-start-components = Weź składniki o wartości dokładnie 2 monet.
ask-specialist = Wybierz pierwszego specjalistę.
ask-engineer-trick = Inżynier przynosi ze sobą sztuczkę. Którą?
ask-quick-special = Z której talii weźmiesz przydział specjalny?
ask-basket = Bierz składniki po jednym, a potem zakończ.
ask-stow = Gdzie położyć nowy stos ({ $component })?
ask-home-for-trick = Gdzie położyć sztuczkę „{ $trick }”?
ask-home-for-apprentice = Na którą planszę przyjąć { $character_acc }?
ask-return = Co zwracasz?
ask-window = Chcesz coś zwrócić?
ask-advertise = Wywiesić plakat? Reklama daje 2 punkty sławy.
ask-assign = Daj każdej postaci kartę. Na razie nikt jej nie widzi.
ask-confirm = Czy przydziały są gotowe?
ask-confirmed = Przydziały zatwierdzone. Dopóki nie zatwierdzą wszyscy, możesz je zmienić.
ask-turn = Umieść gotową postać albo zostaw którąś bezczynną.
ask-break-free = Uwolnienie się: przełożyć jedną ze swoich sztuczek?
ask-mimesis = Imitacja: skopiować przydział specjalny przeciwnika?
ask-bonus = Zachować efekt karty czy wziąć zamiast niego 1 PA?
ask-mechanize = Dodać 1 PA { $character_dat }?
ask-action = { $points ->
    [one] { $character } przy pracy, pozostaje { $points } PA. Co dalej?
    [few] { $character } przy pracy, pozostają { $points } PA. Co dalej?
    [many] { $character } przy pracy, pozostaje { $points } PA. Co dalej?
   *[other] { $character } przy pracy, pozostaje { $points } PA. Co dalej?
}
ask-trick = Której sztuczki się uczysz?
ask-replace = Którą sztuczkę zastąpić sztuczką „{ $trick }”?
ask-recruit = Kogo zatrudniasz?
ask-hire-another = Zatrudnić jeszcze jednego pomocnika za 3 monety?
ask-motivate = Jaką kartę dać { $character_dat }?
ask-face = Na którą ściankę ustawić { $die }?
ask-bargain = Ile PA wydajesz na negocjacje?
ask-lift = Z którego pola wziąć { $component_acc }?
ask-refill = Jaki składnik podstawowy zajmie puste pole?
ask-order-slot = Zamówienie: { $component }. Na które pole?
ask-buy-ordered = Zamówienie: { $component }. Kupić od razu jedną sztukę?
ask-spare-part = Która inna sztuczka dostanie żeton?
ask-prototype = Które składniki sztuczki „{ $trick }” zwracasz?
ask-put = Gdzie położyć żeton sztuczki „{ $trick }”?
ask-link-bonus = { $n ->
    [one] Połączenie! Wziąć { $n } punkt sławy czy { $n } monetę?
    [few] Połączenie! Wziąć { $n } punkty sławy czy { $n } monety?
    [many] Połączenie! Wziąć { $n } punktów sławy czy { $n } monet?
   *[other] Połączenie! Wziąć { $n } punktu sławy czy { $n } monety?
}
ask-swap = Zamienić miejscami dwie karty pokazów za 3 monety?
ask-keep = Które karty z talii „{ $deck }” zatrzymać, a w jakiej kolejności włożyć pozostałe pod spód?
ask-possess = Opętanie Duszy: wybrać za przeciwnika pokaz w { $day_acc } za 1 odłamek?
ask-perform = Który pokaz dajesz w { $day_acc }? Możesz nie dawać żadnego.
ask-fiasco = Użyć karty „{ card-arranged_fiasco }”?
ask-steal = Kradzież Sztuczki: wziąć zysk ze sztuczki przeciwnika?
ask-premiere = Która sztuczka ma wielką premierę i co podwoić?
ask-modifier = Co teraz zmieni zysk sztuczki „{ $trick }”?
ask-keep-marker = Który żeton pokazanej sztuczki zatrzymać?
ask-promote = Awansować pomocnika?
ask-dubious = Zabrać składnik z pola pilnego zamówienia?

## Dlaczego nie

refusal-not-owned = Tak nie można. Nie masz tego.
refusal-no-room-there = Tak nie można. Na tej planszy nie ma wolnego pola.
refusal-stow-first = Jeszcze nie. Najpierw połóż nowy stos na planszy.
refusal-no-free-trick-slot = Jeszcze nie. Nie masz wolnego pola na sztuczkę; możesz zwrócić jedną ze swoich.
refusal-symbol-is-used = Tak nie można. Tym symbolem oznaczona jest inna twoja sztuczka.
refusal-no-apprentice-slot = Tak nie można. To pole jest zajęte.
refusal-not-in-stock = Jeszcze nie. Tego składnika nie ma w sprzedaży.
refusal-no-room = Jeszcze nie. Nie masz pola: najwyżej 3 jednego rodzaju, jeden stos na polu.
refusal-too-dear = Jeszcze nie. Nie stać cię na to.
refusal-cannot-copy = Tak nie można. Tej karty nie można skopiować.
refusal-too-few-points = Tak nie można. Postaci zostało za mało PA.
refusal-nothing-to-learn = Tak nie można. Z tą kością nie nauczysz się żadnej sztuczki.
refusal-die-shows-x = Jeszcze nie. Ta kość pokazuje X.
refusal-not-a-residence-die = Tak nie można. Do nauki sztuczek służą kości rezydencji.
refusal-not-an-inn-die = Tak nie można. Do zatrudniania służą kości oberży.
refusal-not-a-bank-die = Tak nie można. Do brania monet służą kości banku.
refusal-cannot-hire = Tak nie można. Ta kość nie daje takiej postaci albo już ją masz.
refusal-no-such-effect = Tak nie można. Nie masz teraz takiego efektu.
refusal-effect-does-not-allow = Tak nie można. Efekt twojej karty na to nie pozwala.
refusal-cannot-enhance = Tak nie można. Potrzebny jest odłamek, a postać wzmacnia się tylko raz i nie w Teatrze.
refusal-not-here = Tak nie można. To robi się w innej lokacji.
refusal-not-in-residence = Tak nie można. Sztuczki „{ $trick }” nie ma w rezydencji.
refusal-threshold = Jeszcze nie. Na sztuczkę „{ $trick }” masz za mało sławy i monet.
refusal-components-missing = Jeszcze nie. Brakuje ci składników sztuczki „{ $trick }”.
refusal-wrong-category = Tak nie można. Kość nie pokazuje kategorii sztuczki „{ $trick }”.
refusal-not-a-face-of-this-die = Tak nie można. Kość nie ma takiej ścianki albo już ją pokazuje.
refusal-bargain-limits = Tak nie można. Cena nie spadnie poniżej 1 monety i trzeba ją zapłacić.
refusal-order-slot-taken = Tak nie można. To pole jest zajęte.
refusal-cannot-pay = Jeszcze nie. Nie masz czym zapłacić.
refusal-cannot-order = Jeszcze nie. To jest już zamówione albo nie ma wolnego pola.
refusal-trick-not-owned = Tak nie można. Nie masz sztuczki „{ $trick }”.
refusal-markers-on-card = Jeszcze nie. Na sztuczce „{ $trick }” są jeszcze żetony.
refusal-no-marker-left = Jeszcze nie. Wszystkie żetony sztuczki „{ $trick }” leżą na kartach pokazów.
refusal-cannot-move-trick = Tak nie można. Potrzeba inżyniera i sztuczki na własnej planszy.
refusal-cannot-move-components = Tak nie można. Potrzeba zarządcy, stosu na własnej planszy i pola dla niego.
refusal-cannot-move-apprentice = Tak nie można. Potrzeba asystenta, wolnego pola u niego i pomocnika w domu.
refusal-card-not-in-row = Tak nie można. Tej karty nie ma w Teatrze.
refusal-not-beside = Tak nie można. Obok pól kładzie się tylko z kartą „{ card-guest_performer }” i tylko na pełnej karcie.
refusal-slot-not-free = Tak nie można. To pole nie jest wolne.
refusal-corner-not-in-circle = Tak nie można. Róg z kategorią sztuczki musi leżeć w okręgu połączenia.
refusal-cannot-move-there = Tak nie można. Sztuczki nie można tam przełożyć.
refusal-same-symbol-there = Tak nie można. Na karcie leży już żeton tej sztuczki.
refusal-put-marker-first = Jeszcze nie. Najpierw połóż żeton.
refusal-no-marker-on-trick = Jeszcze nie. Na sztuczce „{ $trick }” nie ma żetonów; najpierw ją przygotuj.
refusal-cannot-supercharge = Tak nie można. Dwa żetony naraz kładzie tylko Elektra i potrzebne są oba.
refusal-no-free-slot = Jeszcze nie. Żadna karta nie ma dla niego wolnego pola.
refusal-not-your-marker = Tak nie można. Takiej sztuczki nie możesz przełożyć.
refusal-deck-is-empty = Jeszcze nie. Talia „{ $deck }” jest pusta.
refusal-choose-drawn-cards = Jeszcze nie. Najpierw wybierz spośród dobranych kart.
refusal-cannot-tell-fortune = Tak nie można. Wróży się raz na umieszczenie i tylko w grze z przepowiedniami.
refusal-cannot-weave = Tak nie można. Los tka tylko Kapłanka Mistycyzmu i potrzeba oczekującej przepowiedni.
refusal-advertise-or-not = Jeszcze nie. Najpierw zdecyduj o reklamie.
refusal-not-in-hand = Tak nie można. Tej karty nie masz na ręce.
refusal-assign-in-order = Jeszcze nie. Przydzielaj karty postaciom po kolei.
refusal-confirm-or-revise = Jeszcze nie. Zatwierdź przydziały albo je cofnij.
refusal-not-ready = Tak nie można. Ta postać nie jest gotowa.
refusal-place-or-idle = Jeszcze nie. Umieść gotową postać albo zostaw którąś bezczynną.
refusal-wrong-location = Tak nie można. Karta wysyła tę postać do innej lokacji.
refusal-slot-blocked = Tak nie można. Przy tej liczbie graczy to pole jest zamknięte.
refusal-slot-taken = Tak nie można. To pole jest zajęte.
refusal-stage-for-magician = Tak nie można. Pole pokazu zajmuje tylko iluzjonista.
refusal-one-day = Tak nie można. Każdy gracz ma w Teatrze jeden dzień, a pole pokazu każdego dnia jednego gracza.
refusal-prophecy-forbids = Tak nie można. Aktywna przepowiednia nie pozwala zająć tego pola.
refusal-no-marker-of-performer = Tak nie można. Pokazujący nie ma żetonu na tej karcie.
refusal-no-own-marker = Tak nie można. Nie masz żetonu na tej karcie.
refusal-perform-or-not = Jeszcze nie. Najpierw zdecyduj o pokazie.
refusal-cannot-steal = Tak nie można. Tego zysku nie można wziąć.
refusal-performed-before = Tak nie można. Ta sztuczka była już pokazana.
refusal-no-such-modifier = Tak nie można. Ten modyfikator nie działa.
refusal-not-performed = Tak nie można. Ta sztuczka nie jest pokazana.
refusal-specialist-owned = Tak nie można. Masz już takiego specjalistę.
refusal-category-chosen = Tak nie można. Ta kategoria jest zajęta albo tego iluzjonisty nie ma w tej partii.
refusal-level-1-of-own-category = Tak nie można. Weź sztuczkę 1. poziomu z kategorii swojego iluzjonisty.
refusal-worth-exactly-two = Tak nie można. Składniki mają być warte dokładnie 2 monety; na planszetkę zarządcy tylko nowe rodzaje.
refusal-level-1-available = Tak nie można. Weź sztuczkę 1. poziomu spośród dostępnych.

## Przebieg

note-game-starts = Kurtyna w górę. Pierwszy wybór: { $player }.
    .you = Kurtyna w górę. Pierwszy wybór należy do ciebie.
note-chooses-magician = { $player } wybiera iluzjonistę: { $magician }.
    .you = Wybierasz iluzjonistę: { $magician }.
note-takes-trick = { $player } kładzie sztuczkę „{ $trick }” na { $home_loc }.
    .you = Kładziesz sztuczkę „{ $trick }” na { $home_loc }.
note-marks-trick = { $player } oznacza sztuczkę „{ $trick }” { $symbol_ins }.
    .you = Oznaczasz sztuczkę „{ $trick }” { $symbol_ins }.
note-chooses-specialist = { $player } bierze do zespołu { $role_acc }.
    .you = Bierzesz do zespołu { $role_acc }.
note-gets-ready = { $n ->
    [one] { $player } kładzie na sztuczce „{ $trick }” { $n } żeton.
    [few] { $player } kładzie na sztuczce „{ $trick }” { $n } żetony.
    [many] { $player } kładzie na sztuczce „{ $trick }” { $n } żetonów.
   *[other] { $player } kładzie na sztuczce „{ $trick }” { $n } żetonu.
}
    .you = { $n ->
        [one] Kładziesz na sztuczce „{ $trick }” { $n } żeton.
        [few] Kładziesz na sztuczce „{ $trick }” { $n } żetony.
        [many] Kładziesz na sztuczce „{ $trick }” { $n } żetonów.
       *[other] Kładziesz na sztuczce „{ $trick }” { $n } żetonu.
    }
note-turn-order = Kolejność tur: { $player } na { $n }. miejscu.
    .you = Kolejność tur: jesteś na { $n }. miejscu.
note-gains-fame = { $n ->
    [one] { $player } otrzymuje { $n } punkt sławy.
    [few] { $player } otrzymuje { $n } punkty sławy.
    [many] { $player } otrzymuje { $n } punktów sławy.
   *[other] { $player } otrzymuje { $n } punktu sławy.
}
    .you = { $n ->
        [one] Otrzymujesz { $n } punkt sławy.
        [few] Otrzymujesz { $n } punkty sławy.
        [many] Otrzymujesz { $n } punktów sławy.
       *[other] Otrzymujesz { $n } punktu sławy.
    }
note-loses-fame = { $n ->
    [one] { $player } traci { $n } punkt sławy.
    [few] { $player } traci { $n } punkty sławy.
    [many] { $player } traci { $n } punktów sławy.
   *[other] { $player } traci { $n } punktu sławy.
}
    .you = { $n ->
        [one] Tracisz { $n } punkt sławy.
        [few] Tracisz { $n } punkty sławy.
        [many] Tracisz { $n } punktów sławy.
       *[other] Tracisz { $n } punktu sławy.
    }
note-gains-coins = { $n ->
    [one] { $player } otrzymuje { $n } monetę.
    [few] { $player } otrzymuje { $n } monety.
    [many] { $player } otrzymuje { $n } monet.
   *[other] { $player } otrzymuje { $n } monety.
}
    .you = { $n ->
        [one] Otrzymujesz { $n } monetę.
        [few] Otrzymujesz { $n } monety.
        [many] Otrzymujesz { $n } monet.
       *[other] Otrzymujesz { $n } monety.
    }
note-pays-coins = { $n ->
    [one] { $player } płaci { $n } monetę.
    [few] { $player } płaci { $n } monety.
    [many] { $player } płaci { $n } monet.
   *[other] { $player } płaci { $n } monety.
}
    .you = { $n ->
        [one] Płacisz { $n } monetę.
        [few] Płacisz { $n } monety.
        [many] Płacisz { $n } monet.
       *[other] Płacisz { $n } monety.
    }
note-pays-player = { $n ->
    [one] { $player } płaci { $n } monetę, dostaje ją { $other }.
    [few] { $player } płaci { $n } monety, dostaje je { $other }.
    [many] { $player } płaci { $n } monet, dostaje je { $other }.
   *[other] { $player } płaci { $n } monety, dostaje je { $other }.
}
    .you = { $n ->
        [one] Płacisz { $n } monetę, dostaje ją { $other }.
        [few] Płacisz { $n } monety, dostaje je { $other }.
        [many] Płacisz { $n } monet, dostaje je { $other }.
       *[other] Płacisz { $n } monety, dostaje je { $other }.
    }
    .you-other = { $n ->
        [one] { $player } płaci { $n } monetę, dostajesz ją ty.
        [few] { $player } płaci { $n } monety, dostajesz je ty.
        [many] { $player } płaci { $n } monet, dostajesz je ty.
       *[other] { $player } płaci { $n } monety, dostajesz je ty.
    }
note-gains-shards = { $n ->
    [one] { $player } otrzymuje { $n } odłamek.
    [few] { $player } otrzymuje { $n } odłamki.
    [many] { $player } otrzymuje { $n } odłamków.
   *[other] { $player } otrzymuje { $n } odłamka.
}
    .you = { $n ->
        [one] Otrzymujesz { $n } odłamek.
        [few] Otrzymujesz { $n } odłamki.
        [many] Otrzymujesz { $n } odłamków.
       *[other] Otrzymujesz { $n } odłamka.
    }
note-spends-shards = { $n ->
    [one] { $player } wydaje { $n } odłamek.
    [few] { $player } wydaje { $n } odłamki.
    [many] { $player } wydaje { $n } odłamków.
   *[other] { $player } wydaje { $n } odłamka.
}
    .you = { $n ->
        [one] Wydajesz { $n } odłamek.
        [few] Wydajesz { $n } odłamki.
        [many] Wydajesz { $n } odłamków.
       *[other] Wydajesz { $n } odłamka.
    }
note-gains-components = { $n ->
    [one] { $player } otrzymuje { $n } { $component_acc }.
    [few] { $player } otrzymuje { $n } { $component_few }.
    [many] { $player } otrzymuje { $n } { $component_many }.
   *[other] { $player } otrzymuje { $n } { $component_few }.
}
    .you = { $n ->
        [one] Otrzymujesz { $n } { $component_acc }.
        [few] Otrzymujesz { $n } { $component_few }.
        [many] Otrzymujesz { $n } { $component_many }.
       *[other] Otrzymujesz { $n } { $component_few }.
    }
note-returns-components = { $n ->
    [one] { $player } zwraca { $n } { $component_acc }.
    [few] { $player } zwraca { $n } { $component_few }.
    [many] { $player } zwraca { $n } { $component_many }.
   *[other] { $player } zwraca { $n } { $component_few }.
}
    .you = { $n ->
        [one] Zwracasz { $n } { $component_acc }.
        [few] Zwracasz { $n } { $component_few }.
        [many] Zwracasz { $n } { $component_many }.
       *[other] Zwracasz { $n } { $component_few }.
    }
note-round-starts = Zaczyna się runda { $n }.
note-die-shows = Rzut { $die_ins }: { $face }.
note-advertises = { $player } wywiesza plakat.
    .you = Wywieszasz plakat.
note-no-poster = { $player } nie wywiesza plakatu.
    .you = Nie wywieszasz plakatu.
note-no-show = { $player } nie daje pokazu.
    .you = Nie dajesz pokazu.
note-assigns = { $player } daje kartę „{ $card }” { $character_dat }.
    .you = Dajesz kartę „{ $card }” { $character_dat }.
note-assigns-nothing = { $player } zostawia { $character_acc } bez karty.
    .you = Zostawiasz { $character_acc } bez karty.
note-revises = { $player } cofa przydziały.
    .you = Cofasz przydziały.
note-confirms = { $player } zatwierdza przydziały.
    .you = Zatwierdzasz przydziały.
note-reveals = { $player } odkrywa kartę { $character_gen }: „{ $card }”.
    .you = Odkrywasz kartę { $character_gen }: „{ $card }”.
note-has-card = { $player } trzyma kartę { $character_gen } zakrytą.
    .you = Trzymasz kartę { $character_gen } zakrytą.
note-places = { $player } umieszcza { $character_acc }: { $slot }.
    .you = Umieszczasz { $character_acc }: { $slot }.
note-goes-idle = { $player } zostawia { $character_acc } bezczynnie.
    .you = Zostawiasz { $character_acc } bezczynnie.
note-has-points = { $player } ma do wydania { $n } PA.
    .you = Masz do wydania { $n } PA.
note-leaves = { $n ->
    [0] { $player } kończy pracę.
    [one] { $player } kończy pracę, a { $n } PA przepada.
    [few] { $player } kończy pracę, a { $n } PA przepadają.
    [many] { $player } kończy pracę, a { $n } PA przepada.
   *[other] { $player } kończy pracę, a { $n } PA przepada.
}
    .you = { $n ->
        [0] Kończysz pracę.
        [one] Kończysz pracę, a { $n } PA przepada.
        [few] Kończysz pracę, a { $n } PA przepadają.
        [many] Kończysz pracę, a { $n } PA przepada.
       *[other] Kończysz pracę, a { $n } PA przepada.
    }
note-copies = { $player } kopiuje kartę „{ $card }”.
    .you = Kopiujesz kartę „{ $card }”.
note-takes-ap = { $player } bierze 1 PA zamiast efektu karty „{ $card }”.
    .you = Bierzesz 1 PA zamiast efektu karty „{ $card }”.
note-uses-ability = { $player } korzysta ze zdolności „{ $magician_ability }”.
    .you = Korzystasz ze zdolności „{ $magician_ability }”.
note-uses-effect = { $player } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
note-enhances = { $player } wzmacnia postać: { $n } PA więcej.
    .you = Wzmacniasz postać: { $n } PA więcej.
note-returns-trick = { $player } zwraca sztuczkę „{ $trick }”.
    .you = Zwracasz sztuczkę „{ $trick }”.
note-learns = { $player } uczy się sztuczki „{ $trick }” ({ $die }).
    .you = Uczysz się sztuczki „{ $trick }” ({ $die }).
note-hires = { $player } zatrudnia { $character_acc }.
    .you = Zatrudniasz { $character_acc }.
note-joins = { $player } przyjmuje { $character_acc } na { $home_acc }.
    .you = Przyjmujesz { $character_acc } na { $home_acc }.
note-takes-coins = { $player } bierze monety ({ $die }).
    .you = Bierzesz monety ({ $die }).
note-rerolls = { $player } przerzuca { $die }: { $face }.
    .you = Przerzucasz { $die }: { $face }.
note-sets-die = { $player } ustawia { $die }: { $face }.
    .you = Ustawiasz { $die }: { $face }.
note-rolls = { $player } rzuca { $die_ins }: { $face }.
    .you = Rzucasz { $die_ins }: { $face }.
note-buys = { $n ->
    [one] { $player } kupuje { $n } { $component_acc }.
    [few] { $player } kupuje { $n } { $component_few }.
    [many] { $player } kupuje { $n } { $component_many }.
   *[other] { $player } kupuje { $n } { $component_few }.
}
    .you = { $n ->
        [one] Kupujesz { $n } { $component_acc }.
        [few] Kupujesz { $n } { $component_few }.
        [many] Kupujesz { $n } { $component_many }.
       *[other] Kupujesz { $n } { $component_few }.
    }
note-lifts = { $player } bierze { $component_acc } z { $slot_gen }.
    .you = Bierzesz { $component_acc } z { $slot_gen }.
note-refills = Na { $slot } trafia { $component }.
note-orders = { $player } zamawia { $component_acc }: { $slot }.
    .you = Zamawiasz { $component_acc }: { $slot }.
note-orders-aside = { $player } zamawia { $component_acc }, a towar od razu trafia do sprzedaży.
    .you = Zamawiasz { $component_acc }, a towar od razu trafia do sprzedaży.
note-quick-orders = { $player } składa pilne zamówienie: { $component }.
    .you = Składasz pilne zamówienie: { $component }.
note-prepares = { $n ->
    [one] { $player } przygotowuje sztuczkę „{ $trick }”: { $n } żeton.
    [few] { $player } przygotowuje sztuczkę „{ $trick }”: { $n } żetony.
    [many] { $player } przygotowuje sztuczkę „{ $trick }”: { $n } żetonów.
   *[other] { $player } przygotowuje sztuczkę „{ $trick }”: { $n } żetonu.
}
    .you = { $n ->
        [one] Przygotowujesz sztuczkę „{ $trick }”: { $n } żeton.
        [few] Przygotowujesz sztuczkę „{ $trick }”: { $n } żetony.
        [many] Przygotowujesz sztuczkę „{ $trick }”: { $n } żetonów.
       *[other] Przygotowujesz sztuczkę „{ $trick }”: { $n } żetonu.
    }
note-adds-marker = { $player } dokłada żeton do sztuczki „{ $trick }”.
    .you = Dokładasz żeton do sztuczki „{ $trick }”.
note-moves-trick = { $player } przemieszcza sztuczkę „{ $trick }” na planszetkę inżyniera.
    .you = Przemieszczasz sztuczkę „{ $trick }” na planszetkę inżyniera.
note-moves-components = { $player } przemieszcza { $component_acc } na { $home_acc }.
    .you = Przemieszczasz { $component_acc } na { $home_acc }.
note-moves-apprentice = { $player } przemieszcza { $character_acc } na planszetkę asystenta.
    .you = Przemieszczasz { $character_acc } na planszetkę asystenta.
note-puts-marker = { $player } ustawia sztuczkę „{ $trick }” na karcie { $performance }: { $spot }.
    .you = Ustawiasz sztuczkę „{ $trick }” na karcie { $performance }: { $spot }.
note-takes-marker = { $player } zdejmuje sztuczkę „{ $trick }” z karty { $performance }.
    .you = Zdejmujesz sztuczkę „{ $trick }” z karty { $performance }.
note-links = { $n ->
    [one] { $player } tworzy { $n } połączenie na karcie { $performance }.
    [few] { $player } tworzy { $n } połączenia na karcie { $performance }.
    [many] { $player } tworzy { $n } połączeń na karcie { $performance }.
   *[other] { $player } tworzy { $n } połączenia na karcie { $performance }.
}
    .you = { $n ->
        [one] Tworzysz { $n } połączenie na karcie { $performance }.
        [few] Tworzysz { $n } połączenia na karcie { $performance }.
        [many] Tworzysz { $n } połączeń na karcie { $performance }.
       *[other] Tworzysz { $n } połączenia na karcie { $performance }.
    }
note-swaps-cards = { $player } zamienia miejscami { $performance } i { $other }.
    .you = Zamieniasz miejscami { $performance } i { $other }.
note-draws-special = { $n ->
    [one] { $player } dobiera { $n } kartę z talii „{ $deck }”.
    [few] { $player } dobiera { $n } karty z talii „{ $deck }”.
    [many] { $player } dobiera { $n } kart z talii „{ $deck }”.
   *[other] { $player } dobiera { $n } karty z talii „{ $deck }”.
}
    .you = { $n ->
        [one] Dobierasz { $n } kartę z talii „{ $deck }”.
        [few] Dobierasz { $n } karty z talii „{ $deck }”.
        [many] Dobierasz { $n } kart z talii „{ $deck }”.
       *[other] Dobierasz { $n } karty z talii „{ $deck }”.
    }
note-draws-special-card = Widzi ją tylko { $player }: „{ $card }”.
    .you = Widzisz ją tylko ty: „{ $card }”.
note-keeps-special = { $n ->
    [one] { $player } zatrzymuje { $n } kartę z talii „{ $deck }”.
    [few] { $player } zatrzymuje { $n } karty z talii „{ $deck }”.
    [many] { $player } zatrzymuje { $n } kart z talii „{ $deck }”.
   *[other] { $player } zatrzymuje { $n } karty z talii „{ $deck }”.
}
    .you = { $n ->
        [one] Zatrzymujesz { $n } kartę z talii „{ $deck }”.
        [few] Zatrzymujesz { $n } karty z talii „{ $deck }”.
        [many] Zatrzymujesz { $n } kart z talii „{ $deck }”.
       *[other] Zatrzymujesz { $n } karty z talii „{ $deck }”.
    }
note-keeps-special-card = Którą, wie tylko { $player }: „{ $card }”.
    .you = Którą, wiesz tylko ty: „{ $card }”.
note-puts-under = Która karta trafia pod talię, wie tylko { $player }: „{ $card }”.
    .you = Która karta trafia pod talię, wiesz tylko ty: „{ $card }”.
note-tells-fortune = { $player } wróży, a przepowiednie w kuli się przesuwają.
    .you = Wróżysz, a przepowiednie w kuli się przesuwają.
note-weaves = { $player } tka los: „{ $prophecy }”.
    .you = Tkasz los: „{ $prophecy }”.
note-prophecy-active = Przepowiednia tej rundy: „{ $prophecy }”.
note-prophecy-revealed = W kuli pojawia się nowa przepowiednia: „{ $prophecy }”.
note-prophecy-discarded = Przepowiednia przestaje działać: „{ $prophecy }”.
note-prophecies-reshuffled = Dawne przepowiednie wtasowano w nowy stos.
note-possesses = { $player } wybiera kartę { $performance }, pokaz daje { $other }.
    .you = Wybierasz kartę { $performance }, pokaz daje { $other }.
    .you-other = { $player } wybiera kartę { $performance }, pokaz dajesz ty.
note-performs = W { $day_acc } { $player } daje pokaz: { $performance }.
    .you = W { $day_acc } dajesz pokaz: { $performance }.
note-steals = { $player } otrzymuje za sztuczkę „{ $trick }” zysk sztuczki „{ $other }”.
    .you = Otrzymujesz za sztuczkę „{ $trick }” zysk sztuczki „{ $other }”.
note-premieres = { $player } podwaja { $resource_acc }: wielka premiera sztuczki „{ $trick }”.
    .you = Podwajasz { $resource_acc }: wielka premiera sztuczki „{ $trick }”.
note-trick-yields = { $player } otrzymuje zysk za sztuczkę „{ $trick }”.
    .you = Otrzymujesz zysk za sztuczkę „{ $trick }”.
note-performer-bonus = { $n ->
    [0] { $player } otrzymuje premię za pokaz: na karcie nie ma połączeń.
    [one] { $player } otrzymuje premię za pokaz: na karcie jest { $n } połączenie.
    [few] { $player } otrzymuje premię za pokaz: na karcie są { $n } połączenia.
    [many] { $player } otrzymuje premię za pokaz: na karcie jest { $n } połączeń.
   *[other] { $player } otrzymuje premię za pokaz: na karcie jest { $n } połączenia.
}
    .you = { $n ->
        [0] Otrzymujesz premię za pokaz: na karcie nie ma połączeń.
        [one] Otrzymujesz premię za pokaz: na karcie jest { $n } połączenie.
        [few] Otrzymujesz premię za pokaz: na karcie są { $n } połączenia.
        [many] Otrzymujesz premię za pokaz: na karcie jest { $n } połączeń.
       *[other] Otrzymujesz premię za pokaz: na karcie jest { $n } połączenia.
    }
note-keeps-marker = { $player } zachowuje żeton sztuczki „{ $trick }”.
    .you = Zachowujesz żeton sztuczki „{ $trick }”.
note-wages = { $n ->
    [one] { $player } ma do zapłaty wynagrodzenia: { $n } moneta.
    [few] { $player } ma do zapłaty wynagrodzenia: { $n } monety.
    [many] { $player } ma do zapłaty wynagrodzenia: { $n } monet.
   *[other] { $player } ma do zapłaty wynagrodzenia: { $n } monety.
}
    .you = { $n ->
        [one] Masz do zapłaty wynagrodzenia: { $n } moneta.
        [few] Masz do zapłaty wynagrodzenia: { $n } monety.
        [many] Masz do zapłaty wynagrodzenia: { $n } monet.
       *[other] Masz do zapłaty wynagrodzenia: { $n } monety.
    }
note-unpaid = { $n ->
    [one] Brakuje na wynagrodzenia: { $player } nie płaci { $n } monety.
    [few] Brakuje na wynagrodzenia: { $player } nie płaci { $n } monet.
    [many] Brakuje na wynagrodzenia: { $player } nie płaci { $n } monet.
   *[other] Brakuje na wynagrodzenia: { $player } nie płaci { $n } monety.
}
    .you = { $n ->
        [one] Brakuje na wynagrodzenia: nie płacisz { $n } monety.
        [few] Brakuje na wynagrodzenia: nie płacisz { $n } monet.
        [many] Brakuje na wynagrodzenia: nie płacisz { $n } monet.
       *[other] Brakuje na wynagrodzenia: nie płacisz { $n } monety.
    }
note-promotes = { $player } awansuje { $character_acc } na { $other_acc }.
    .you = Awansujesz { $character_acc } na { $other_acc }.
note-order-arrives = Dociera zamówienie ({ $component }): { $slot }.
note-card-leaves = { $performance } znika z Teatru.
note-card-arrives = { $performance } trafia do Teatru.
note-card-used = Karta „{ $card }” wraca pod swoją talię.
note-card-returns = { $player } bierze kartę „{ $card }” z powrotem na rękę.
    .you = Bierzesz kartę „{ $card }” z powrotem na rękę.
note-game-ends = Kurtyna opada po raz ostatni.
note-scores = { $n ->
    [one] { $player } kończy partię z { $n } punktem sławy.
    [few] { $player } kończy partię z { $n } punktami sławy.
    [many] { $player } kończy partię z { $n } punktami sławy.
   *[other] { $player } kończy partię z { $n } punktu sławy.
}
    .you = { $n ->
        [one] Kończysz partię z { $n } punktem sławy.
        [few] Kończysz partię z { $n } punktami sławy.
        [many] Kończysz partię z { $n } punktami sławy.
       *[other] Kończysz partię z { $n } punktu sławy.
    }

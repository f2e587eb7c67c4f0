### Słowa Akademii, język polski. Rekonstrukcje są oznaczone w data/academy.toml.

board-phase-classroom = Wykłady
board-short-protege = Pro
deck-academy = Akademia
card-academy = Akademia
    .text = Wysyła postać do Akademii.
card-academy_1 = Przydział Akademii 1
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_2 = Przydział Akademii 2
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_3 = Przydział Akademii 3
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_4 = Przydział Akademii 4
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_5 = Przydział Akademii 5
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_6 = Przydział Akademii 6
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_7 = Przydział Akademii 7
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_8 = Przydział Akademii 8
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_9 = Przydział Akademii 9
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_10 = Przydział Akademii 10
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_11 = Przydział Akademii 11
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_12 = Przydział Akademii 12
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_13 = Przydział Akademii 13
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
card-academy_14 = Przydział Akademii 14
    .text = Wysyła postać do Akademii i daje jej 1 PA więcej. Efekt drukowanej karty jest nieznany.
slot-academy_1 = Akademia, pole 1 (+2)
slot-academy_2 = Akademia, pole 2 (+1)
slot-academy_3 = Akademia, pole 3 (+1)
slot-academy_4 = Akademia, pole 4 (+0)
magician-geert_van_augustin = Geert van Augustin
    .ability = Budowniczy
    .text = Budowniczy: przy renowacji możesz użyć poziomu o stopień wyższego, niż pozwala twoja sława. Jeśli wydasz na jedną renowację co najmniej 6 monet, od razu wywieś plakat za darmo.
magician-lumenia = Lumenia Promienna
    .ability = Blask
    .text = Blask: 1 dodatkowy punkt sławy lub moneta za każde połączenie utworzone przy ustawianiu sztuczki.
magician-professor_bernard = Profesor Bernard
    .ability = Katedra
    .text = Katedra: gdy twoja sztuczka daje zysk w fazie wykładów, możesz odłożyć jej kartę: dalej daje zysk, a pole jest wolne. Najwyżej 2 sztuczki.
magician-anjali = Anjali
    .ability = Wspólne tajemnice
    .text = Wspólne tajemnice: w fazie przydziału połóż po 1 monecie na dowolnych swoich tajemnicach; wydaj monetę, a pomocnik na jedno umieszczenie zyska tę tajemnicę.
prophecy-skip_assignment = Przydziały później
    .text = Kto wywiesił plakat, pomija fazę przydziału i kładzie kartę pod postacią, gdy ją umieszcza.
prophecy-secret_draw_3 = Trzy tajemnice
    .text = Poznając tajemnicę, możesz dobrać 3 ze stosu, jedną zatrzymać, a resztę odłożyć na spód.
prophecy-renovate_fame = Chwała budowniczym
    .text = Renowacja daje dodatkowo 2, 4 lub 6 punktów sławy, według wymaganej sławy.
prophecy-practice_coins = Płatne próby
    .text = Ćwiczenie daje 2, 4 lub 6 monet, według poziomu sztuczki.
prophecy-teach_yield = Pierwszy wykład
    .text = Nauczanie od razu daje zysk sali wykładowej za tę sztuczkę.
prophecy-protege_backstage = Protegowany za kulisami
    .text = 1 moneta, 1 punkt sławy i 1 odłamek w fazie pokazu, jeśli twój protegowany jest za kulisami.
prophecy-double_classroom = Pełna sala
    .text = Jedna z twoich nauczanych sztuczek daje w tej fazie podwójny zysk.

## Ustawienia

option-academy = Akademia Dahlgaarda
    .text = Protegowani, tajemnice, sale i wykłady; tylko przeciw dziedzicowi. Drukowana treść sal, tajemnic i kart Akademii jest nieznana: to nasza rekonstrukcja. Zmieniają się zdolności dwojga iluzjonistów: „{ magician-master_of_chains }” za każde połączenie ze swoim żetonem dostaje na swoim pokazie 2 punkty sławy zamiast 1, a „{ magician-priestess_of_mysticism }” może na końcu rundy odzyskać za odłamek jeden użyty przydział specjalny.
option-academy-off = nie
option-academy-on = tak
option-heir_magician-geert_van_augustin = { magician-geert_van_augustin }
option-heir_magician-lumenia = { magician-lumenia }
option-heir_magician-professor_bernard = { magician-professor_bernard }
option-heir_magician-anjali = { magician-anjali }

## Słowa

secret-secret_streetwise = Znawca ulic
    .text = W Śródmieściu protegowany ma o 1 PA więcej. Nasza rekonstrukcja.
secret-secret_haggler = Negocjator
    .text = Na Targu protegowany ma o 1 PA więcej. Nasza rekonstrukcja.
secret-secret_nightwalker = Nocny marek
    .text = W Mrocznej Uliczce protegowany ma o 1 PA więcej. Nasza rekonstrukcja.
secret-secret_scholar = Uczony
    .text = W Akademii protegowany ma o 1 PA więcej. Nasza rekonstrukcja.
secret-secret_tinkerer = Majsterkowicz
    .text = W Warsztacie protegowany ma o 1 PA więcej. Nasza rekonstrukcja.
secret-secret_stagehand = Maszynista sceny
    .text = Protegowany pomija modyfikator −1 PA pól Teatru. Nasza rekonstrukcja.
secret-secret_applause = Owacje
    .text = Premia za pokaz: 2 punkty sławy, jeśli protegowany jest za kulisami, gdy dajesz pokaz. Nasza rekonstrukcja.
secret-secret_box_office = Kasa
    .text = Premia za pokaz: 3 monety, jeśli protegowany jest za kulisami, gdy dajesz pokaz. Nasza rekonstrukcja.
secret-secret_keepsake = Pamiątka
    .text = Premia za pokaz: 1 odłamek, jeśli protegowany jest za kulisami, gdy dajesz pokaz. Nasza rekonstrukcja.
secret-secret_modest = Skromność
    .text = Wynagrodzenie protegowanego jest niższe o 1 monetę. Nasza rekonstrukcja.
secret-secret_matchmaker = Swat
    .text = 1 moneta za każde połączenie utworzone, gdy protegowany ustawia sztuczkę. Nasza rekonstrukcja.
secret-secret_second_look = Drugie spojrzenie
    .text = Pierwszy przerzut kości przy każdym umieszczeniu protegowanego nie kosztuje PA. Nasza rekonstrukcja.
secret-nothing = wolne pole
    .text = Protegowany poznaje jeszcze jedną tajemnicę.
room_space-classroom_1 = Sala wykładowa 1
    .acc = salę wykładową 1
room_space-classroom_2 = Sala wykładowa 2
    .acc = salę wykładową 2
room_space-classroom_3 = Sala wykładowa 3
    .acc = salę wykładową 3
room_space-classroom_4 = Sala wykładowa 4
    .acc = salę wykładową 4
room_space-practice_1 = Sala ćwiczeń 1
    .acc = salę ćwiczeń 1
room_space-practice_2 = Sala ćwiczeń 2
    .acc = salę ćwiczeń 2
room_space-practice_3 = Sala ćwiczeń 3
    .acc = salę ćwiczeń 3
room_space-practice_4 = Sala ćwiczeń 4
    .acc = salę ćwiczeń 4
room_slot-classroom_1_upper = Sala wykładowa 1, górne pole
room_slot-classroom_1_lower = Sala wykładowa 1, dolne pole
room_slot-classroom_2_upper = Sala wykładowa 2, górne pole
room_slot-classroom_2_lower = Sala wykładowa 2, dolne pole
room_slot-classroom_3_upper = Sala wykładowa 3, górne pole
room_slot-classroom_3_lower = Sala wykładowa 3, dolne pole
room_slot-classroom_4_upper = Sala wykładowa 4, górne pole
room_slot-classroom_4_lower = Sala wykładowa 4, dolne pole
room_slot-practice_1_upper = Sala ćwiczeń 1, górne pole
room_slot-practice_1_lower = Sala ćwiczeń 1, dolne pole
room_slot-practice_2_upper = Sala ćwiczeń 2, górne pole
room_slot-practice_2_lower = Sala ćwiczeń 2, dolne pole
room_slot-practice_3_upper = Sala ćwiczeń 3, górne pole
room_slot-practice_3_lower = Sala ćwiczeń 3, dolne pole
room_slot-practice_4_upper = Sala ćwiczeń 4, górne pole
room_slot-practice_4_lower = Sala ćwiczeń 4, dolne pole
room_level-level_1 = poziom I
room_level-level_2 = poziom II
room_level-level_3 = poziom III
secret_space-upper = górne pole
secret_space-lower = dolne pole
room_tile-classroom_l1_1 = Sala wykładowa I-1
    .text = Górne pole: −1 punkt sławy; dolne pole: −1 moneta. Sztuczka tego samego poziomu daje raz: 2 monety. Nasza rekonstrukcja.
room_tile-classroom_l1_2 = Sala wykładowa I-2
    .text = Górne pole: −1 moneta; dolne pole: −1 punkt sławy. Sztuczka tego samego poziomu daje raz: 1 punkt sławy. Nasza rekonstrukcja.
room_tile-classroom_l1_3 = Sala wykładowa I-3
    .text = Górne pole: −1 punkt sławy; dolne pole: bez zmian. Sztuczka tego samego poziomu daje raz: 1 monetę. Nasza rekonstrukcja.
room_tile-classroom_l1_4 = Sala wykładowa I-4
    .text = Górne pole: −1 moneta; dolne pole: bez zmian. Sztuczka tego samego poziomu daje raz: 1 odłamek. Nasza rekonstrukcja.
room_tile-classroom_l2_1 = Sala wykładowa II-1
    .text = Górne pole: −1 punkt sławy; dolne pole: bez zmian. Sztuczka tego samego poziomu daje raz: 2 punkty sławy. Nasza rekonstrukcja.
room_tile-classroom_l2_2 = Sala wykładowa II-2
    .text = Górne pole: bez zmian; dolne pole: −1 moneta. Sztuczka tego samego poziomu daje raz: 3 monety. Nasza rekonstrukcja.
room_tile-classroom_l2_3 = Sala wykładowa II-3
    .text = Górne pole: +1 moneta; dolne pole: −1 punkt sławy. Sztuczka tego samego poziomu daje raz: 1 odłamek. Nasza rekonstrukcja.
room_tile-classroom_l2_4 = Sala wykładowa II-4
    .text = Górne pole: −1 moneta; dolne pole: +1 punkt sławy, −2 monety. Sztuczka tego samego poziomu daje raz: 1 punkt sławy, 1 monetę. Nasza rekonstrukcja.
room_tile-classroom_l3_1 = Sala wykładowa III-1
    .text = Górne pole: bez zmian; dolne pole: −1 punkt sławy. Sztuczka tego samego poziomu daje raz: 4 punkty sławy. Nasza rekonstrukcja.
room_tile-classroom_l3_2 = Sala wykładowa III-2
    .text = Górne pole: +1 moneta; dolne pole: −2 monety. Sztuczka tego samego poziomu daje raz: 5 monet. Nasza rekonstrukcja.
room_tile-classroom_l3_3 = Sala wykładowa III-3
    .text = Górne pole: −1 punkt sławy; dolne pole: −1 punkt sławy, +2 monety. Sztuczka tego samego poziomu daje raz: 2 odłamki. Nasza rekonstrukcja.
room_tile-classroom_l3_4 = Sala wykładowa III-4
    .text = Górne pole: −2 punkty sławy; dolne pole: bez zmian. Sztuczka tego samego poziomu daje raz: 2 punkty sławy, 1 odłamek. Nasza rekonstrukcja.
room_tile-practice_l1_1 = Sala ćwiczeń I-1
    .text = Górne pole: przygotowanie wymaga o 1 składnik mniej; dolne pole: na pokazie sztuczka daje +1 monetę. Nasza rekonstrukcja.
room_tile-practice_l1_2 = Sala ćwiczeń I-2
    .text = Górne pole: żeton można dowolnie obrócić; dolne pole: przygotowanie kosztuje o 1 PA mniej. Nasza rekonstrukcja.
room_tile-practice_l1_3 = Sala ćwiczeń I-3
    .text = Górne pole: na pokazie sztuczka daje +1 monetę; dolne pole: żeton można dowolnie obrócić. Nasza rekonstrukcja.
room_tile-practice_l1_4 = Sala ćwiczeń I-4
    .text = Górne pole: przy przygotowaniu 1 żeton więcej, do 5; dolne pole: przygotowanie wymaga o 1 składnik mniej. Nasza rekonstrukcja.
room_tile-practice_l2_1 = Sala ćwiczeń II-1
    .text = Górne pole: na pokazie sztuczka daje +1 punkt sławy; dolne pole: przy przygotowaniu 1 żeton więcej, do 5. Nasza rekonstrukcja.
room_tile-practice_l2_2 = Sala ćwiczeń II-2
    .text = Górne pole: na jednej karcie mogą leżeć 2 żetony sztuczki; dolne pole: na pokazie sztuczka daje +2 monety. Nasza rekonstrukcja.
room_tile-practice_l2_3 = Sala ćwiczeń II-3
    .text = Górne pole: żeton można dowolnie obrócić; dolne pole: na pokazie sztuczka daje +1 punkt sławy. Nasza rekonstrukcja.
room_tile-practice_l2_4 = Sala ćwiczeń II-4
    .text = Górne pole: przygotowanie kosztuje o 1 PA mniej; dolne pole: żeton zostaje na karcie pokazu. Nasza rekonstrukcja.
room_tile-practice_l3_1 = Sala ćwiczeń III-1
    .text = Górne pole: żeton zostaje na karcie pokazu; dolne pole: na pokazie sztuczka daje +2 punkty sławy. Nasza rekonstrukcja.
room_tile-practice_l3_2 = Sala ćwiczeń III-2
    .text = Górne pole: przy przygotowaniu 1 żeton więcej, do 5; dolne pole: na jednej karcie mogą leżeć 2 żetony sztuczki. Nasza rekonstrukcja.
room_tile-practice_l3_3 = Sala ćwiczeń III-3
    .text = Górne pole: na pokazie sztuczka daje +1 odłamek; dolne pole: na pokazie sztuczka daje +1 punkt sławy, +1 monetę. Nasza rekonstrukcja.
room_tile-practice_l3_4 = Sala ćwiczeń III-4
    .text = Górne pole: na pokazie sztuczka daje +2 punkty sławy; dolne pole: przy przygotowaniu 1 żeton więcej, do 5. Nasza rekonstrukcja.
why-cheapest = najtańszy poziom, bo w sejfie są najwyżej 4 monety
why-dearest = najdroższy poziom, bo w sejfie jest co najmniej 5 monet
why-builder = jego zdolność zawsze bierze najdroższy poziom

## Akcje i pytania

do-renovate = Odnów { $room_space_acc }, { $room_level }
do-take-tile = Wyłóż: { $room_tile }
do-practise = Ćwicz sztuczkę „{ $trick }”: { $room_slot }
do-teach = Nauczaj sztuczki „{ $trick }”: { $room_slot }
do-learn-secret = Poznaj tajemnicę „{ $secret }” (miejsce: { $other })
do-draw-secrets = Dobierz tajemnice ze stosu i zatrzymaj jedną
do-discover = Odkryj nową tajemnicę: { $secret_space }
do-take-out = Zabierz sztuczkę „{ $trick }” z sali ćwiczeń
do-stay = Żeton zostaje: { $position }
do-set-aside = Odłóż sztuczkę „{ $trick }”: dalej daje zysk
do-double = Podwój wykład: „{ $trick }”
do-put-coin = Połóż monetę na tajemnicy „{ $secret }”
do-lend = Użycz pomocnikowi tajemnicy „{ $secret }”
do-recall = Zapłać odłamek i weź z powrotem kartę „{ $card }”
ask-tile = Którą płytkę sali wykładasz?
ask-free-poster = Wywiesić plakat za darmo?
ask-keep-secret = Którą z dobranych tajemnic zatrzymujesz?
ask-double = Który wykład daje podwójny zysk?
ask-set-aside = Odłożyć sztuczkę?
ask-coins-on-secrets = Położyć monety na swoich tajemnicach?
ask-lend = Użyczyć tajemnicy temu pomocnikowi?
ask-radiance = Za połączenie dodatkowo sława czy moneta?
ask-stay = Czy żeton zostaje na karcie?
ask-recall = Wziąć z powrotem użytą kartę za odłamek?

## Dlaczego nie

refusal-secret-not-there = Tak nie można. Tej tajemnicy nie ma na planszy albo protegowany nie ma na nią pola.
refusal-cannot-discover = Tak nie można. Nowa tajemnica wymaga wolnego pola i niepustego stosu.
refusal-one-secret-a-placement = Tak nie można. Postać poznaje jedną tajemnicę przy jednym umieszczeniu.
refusal-cannot-pay-room = Tak nie można. Nie stać cię na ten poziom i na dopłatę za brakującą sławę.
refusal-no-banner-left = Tak nie można. Nie masz już sztandarów.
refusal-room-not-open = Tak nie można. Wybierz otwartą salę bez płytki.
refusal-no-free-room-slot = Tak nie można. To pole jest zajęte albo sali jeszcze nie ma.
refusal-taught-trick-stays = Tak nie można. Sztuczki „{ $trick }” już się naucza: nie trafi do sali ćwiczeń.
refusal-cannot-teach = Tak nie można. By nauczać sztuczki „{ $trick }”, potrzebujesz jej składników albo żetonu na niej.
refusal-wrong-room = Tak nie można. Ćwiczy się w sali ćwiczeń, naucza w sali wykładowej.
refusal-is-there-already = Tak nie można. Sztuczka „{ $trick }” już tam jest.
refusal-keep-drawn-secret = Jeszcze nie. Najpierw zatrzymaj jedną z dobranych tajemnic.
refusal-not-taught = Tak nie można. Wybierz jedną ze swoich nauczanych sztuczek.
refusal-set-aside-or-not = Jeszcze nie. Odłóż tę sztuczkę albo zrezygnuj.
refusal-tile-of-that-stack = Tak nie można. Wybierz płytkę ze stosu tego rodzaju i poziomu.
refusal-card-not-used = Tak nie można. Wybierz przydział specjalny użyty w tej rundzie.
refusal-taught-not-prepared = Tak nie można. Sztuczki „{ $trick }” już się naucza: nie można jej przygotować.
refusal-no-such-marker = Tak nie można. Wybierz żeton na tej karcie albo zrezygnuj.
refusal-no-coin-on-secret = Tak nie można. Na tej tajemnicy nie ma monety.
refusal-not-own-secret = Tak nie można. Wybierz swoją tajemnicę bez monety, której może użyć pomocnik.

## Przebieg

note-secret-shown = Odkryta tajemnica: „{ $secret }” ({ $secret_space }).
note-rooms-open = { $n ->
    [one] Otwiera się { $n } zamknięta sala (A-7.3).
    [few] Otwierają się { $n } zamknięte sale (A-7.3).
    [many] Otwiera się { $n } zamkniętych sal (A-7.3).
   *[other] Otwiera się { $n } zamkniętej sali (A-7.3).
}
note-renovates = { $player } odnawia { $room_space_acc }, { $room_level }.
    .you = Odnawiasz { $room_space_acc }, { $room_level }.
note-lays-tile = { $player } wykłada płytkę sali „{ $room_tile }”: { $room_space }.
    .you = Wykładasz płytkę sali „{ $room_tile }”: { $room_space }.
note-places-banners = { $n ->
    [one] { $player } stawia { $n } sztandar (A-5.5).
    [few] { $player } stawia { $n } sztandary (A-5.5).
    [many] { $player } stawia { $n } sztandarów (A-5.5).
   *[other] { $player } stawia { $n } sztandaru (A-5.5).
}
    .you = { $n ->
        [one] Stawiasz { $n } sztandar (A-5.5).
        [few] Stawiasz { $n } sztandary (A-5.5).
        [many] Stawiasz { $n } sztandarów (A-5.5).
       *[other] Stawiasz { $n } sztandaru (A-5.5).
    }
note-returns-banners = { $n ->
    [one] { $player } odkłada do pudełka { $n } sztandar (A-5.5).
    [few] { $player } odkłada do pudełka { $n } sztandary (A-5.5).
    [many] { $player } odkłada do pudełka { $n } sztandarów (A-5.5).
   *[other] { $player } odkłada do pudełka { $n } sztandaru (A-5.5).
}
    .you = { $n ->
        [one] Odkładasz do pudełka { $n } sztandar (A-5.5).
        [few] Odkładasz do pudełka { $n } sztandary (A-5.5).
        [many] Odkładasz do pudełka { $n } sztandarów (A-5.5).
       *[other] Odkładasz do pudełka { $n } sztandaru (A-5.5).
    }
note-practises = { $player } ćwiczy sztuczkę „{ $trick }”: { $room_slot }.
    .you = Ćwiczysz sztuczkę „{ $trick }”: { $room_slot }.
note-teaches = { $player } naucza sztuczki „{ $trick }”: { $room_slot }.
    .you = Nauczasz sztuczki „{ $trick }”: { $room_slot }.
note-takes-out = { $player } zabiera sztuczkę „{ $trick }” z sali ćwiczeń.
    .you = Zabierasz sztuczkę „{ $trick }” z sali ćwiczeń.
note-own-level-bonus = Sztuczka „{ $trick }” ma poziom swojej sali: { $player } otrzymuje premię.
    .you = Sztuczka „{ $trick }” ma poziom swojej sali: otrzymujesz premię.
note-learns-secret = { $player } poznaje tajemnicę „{ $secret }”.
    .you = Poznajesz tajemnicę „{ $secret }”.
note-forgets-secret = { $player } rezygnuje z tajemnicy „{ $secret }”.
    .you = Rezygnujesz z tajemnicy „{ $secret }”.
note-draws-secrets = { $n ->
    [one] { $player } dobiera ze stosu { $n } tajemnicę.
    [few] { $player } dobiera ze stosu { $n } tajemnice.
    [many] { $player } dobiera ze stosu { $n } tajemnic.
   *[other] { $player } dobiera ze stosu { $n } tajemnicy.
}
    .you = { $n ->
        [one] Dobierasz ze stosu { $n } tajemnicę.
        [few] Dobierasz ze stosu { $n } tajemnice.
        [many] Dobierasz ze stosu { $n } tajemnic.
       *[other] Dobierasz ze stosu { $n } tajemnicy.
    }
note-secrets-under = { $n ->
    [one] { $n } tajemnica trafia pod stos.
    [few] { $n } tajemnice trafiają pod stos.
    [many] { $n } tajemnic trafia pod stos.
   *[other] { $n } tajemnicy trafia pod stos.
}
note-lectures = { $player } otrzymuje zysk za wykłady o sztuczce „{ $trick }”.
    .you = Otrzymujesz zysk za wykłady o sztuczce „{ $trick }”.
note-doubles = { $player } podwaja wykład o sztuczce „{ $trick }”.
    .you = Podwajasz wykład o sztuczce „{ $trick }”.
note-markers-leave = { $n ->
    [one] Sztuczki „{ $trick }” się naucza: { $player } odkłada do zasobów { $n } żeton.
    [few] Sztuczki „{ $trick }” się naucza: { $player } odkłada do zasobów { $n } żetony.
    [many] Sztuczki „{ $trick }” się naucza: { $player } odkłada do zasobów { $n } żetonów.
   *[other] Sztuczki „{ $trick }” się naucza: { $player } odkłada do zasobów { $n } żetonu.
}
    .you = { $n ->
        [one] Sztuczki „{ $trick }” się naucza: odkładasz do zasobów { $n } żeton.
        [few] Sztuczki „{ $trick }” się naucza: odkładasz do zasobów { $n } żetony.
        [many] Sztuczki „{ $trick }” się naucza: odkładasz do zasobów { $n } żetonów.
       *[other] Sztuczki „{ $trick }” się naucza: odkładasz do zasobów { $n } żetonu.
    }
note-sets-aside = { $player } odkłada sztuczkę „{ $trick }”.
    .you = Odkładasz sztuczkę „{ $trick }”.
note-marker-stays = { $player } zostawia żeton sztuczki „{ $trick }” na karcie { $performance }.
    .you = Zostawiasz żeton sztuczki „{ $trick }” na karcie { $performance }.
note-protege-backstage = { $player } otrzymuje zysk: protegowany jest za kulisami.
    .you = Otrzymujesz zysk: protegowany jest za kulisami.
note-puts-coin = { $player } kładzie monetę na tajemnicy „{ $secret }”.
    .you = Kładziesz monetę na tajemnicy „{ $secret }”.
note-lends-secret = { $player } użycza tajemnicy „{ $secret }”: { $character }.
    .you = Użyczasz tajemnicy „{ $secret }”: { $character }.
note-recalls = { $player } bierze z powrotem kartę „{ $card }”.
    .you = Bierzesz z powrotem kartę „{ $card }”.
note-scores-banners = { $n ->
    [one] { $player } ma więcej sztandarów w Akademii: { $n } punkt sławy (A-8.1).
    [few] { $player } ma więcej sztandarów w Akademii: { $n } punkty sławy (A-8.1).
    [many] { $player } ma więcej sztandarów w Akademii: { $n } punktów sławy (A-8.1).
   *[other] { $player } ma więcej sztandarów w Akademii: { $n } punktu sławy (A-8.1).
}
    .you = { $n ->
        [one] Masz więcej sztandarów w Akademii: { $n } punkt sławy (A-8.1).
        [few] Masz więcej sztandarów w Akademii: { $n } punkty sławy (A-8.1).
        [many] Masz więcej sztandarów w Akademii: { $n } punktów sławy (A-8.1).
       *[other] Masz więcej sztandarów w Akademii: { $n } punktu sławy (A-8.1).
    }
note-nobody-scores-banners = { $n ->
    [one] Za sztandary nikt nie punktuje: każda strona ma { $n } sztandar (A-8.1).
    [few] Za sztandary nikt nie punktuje: każda strona ma { $n } sztandary (A-8.1).
    [many] Za sztandary nikt nie punktuje: każda strona ma { $n } sztandarów (A-8.1).
   *[other] Za sztandary nikt nie punktuje: każda strona ma { $n } sztandaru (A-8.1).
}
note-heir-works-at-academy = { $n ->
    [one] Dziedzic wykonuje w Akademii { $n } akcję (H-13.1).
    [few] Dziedzic wykonuje w Akademii { $n } akcje (H-13.1).
    [many] Dziedzic wykonuje w Akademii { $n } akcji (H-13.1).
   *[other] Dziedzic wykonuje w Akademii { $n } akcji (H-13.1).
}
note-heir-learns-secret = Dziedzic zna mniej niż dwie tajemnice, więc losuje tajemnicę „{ $secret }”, ma ich teraz { $n } (H-13.3).
note-heir-renovates = Sztandarów masz nie mniej, więc dziedzic odnawia { $room_space_acc }, { $room_level } – { $why } (H-13.4).
note-heir-renovates-anyway = Nic innego nie zostało, więc dziedzic odnawia { $room_space_acc }, { $room_level } – { $why } (H-13.7).
note-heir-tile = Losowa płytka: { $room_tile } (H-13.4).
note-heir-empties-safe = { $n ->
    [one] Z sejfu ubywa { $n } moneta (H-13.4).
    [few] Z sejfu ubywa { $n } monety (H-13.4).
    [many] Z sejfu ubywa { $n } monet (H-13.4).
   *[other] Z sejfu ubywa { $n } monety (H-13.4).
}
note-heir-teaches = Skrajna prawa sztuczka spoza sal trafia do najlepszej sali wykładowej: „{ $trick }”, { $room_slot } (H-13.5).
note-heir-practises = Skrajna lewa sztuczka spoza sal trafia do najlepszej sali ćwiczeń: „{ $trick }”, { $room_slot } (H-13.6).
note-heir-extra-marker = Sztuczka „{ $trick }” od razu dostaje jeszcze jeden żeton (H-13.6).
note-heir-actions-lost = { $n ->
    [one] Nic więcej nie można zrobić: { $n } akcja przepada (H-13.7).
    [few] Nic więcej nie można zrobić: { $n } akcje przepadają (H-13.7).
    [many] Nic więcej nie można zrobić: { $n } akcji przepada (H-13.7).
   *[other] Nic więcej nie można zrobić: { $n } akcji przepada (H-13.7).
}
note-heir-lectures = Dziedzic naucza sztuczki „{ $trick }” i otrzymuje pełny zysk (H-17.1).
note-heir-lectures-double = Najlepszy wykład dziedzica, „{ $trick }”, daje podwójny zysk (H-20.2).
note-heir-paid-for-lectures = { $n ->
    [one] Profesor Bernard: { $n } żeton w salach wykładowych, 3 monety (H-21).
    [few] Profesor Bernard: { $n } żetony w salach wykładowych, po 3 monety za każdy (H-21).
    [many] Profesor Bernard: { $n } żetonów w salach wykładowych, po 3 monety za każdy (H-21).
   *[other] Profesor Bernard: { $n } żetonu w salach wykładowych, po 3 monety (H-21).
}
note-heir-paid-for-secrets = { $n ->
    [one] Anjali: { $n } tajemnica, 2 monety (H-21).
    [few] Anjali: { $n } tajemnice, po 2 monety za każdą (H-21).
    [many] Anjali: { $n } tajemnic, po 2 monety za każdą (H-21).
   *[other] Anjali: { $n } tajemnicy, po 2 monety za każdą (H-21).
}

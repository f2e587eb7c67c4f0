### Trickerion, gra solo: dziedzic Dahlgaarda, język polski.
### Każdy krok dziedzica ma podany powód i numer zasady, aby gracz mógł go sprawdzić.

player-Heir = Dziedzic

## Ustawienia

option-mode-heir = gra solo przeciw dziedzicowi Dahlgaarda
    .text = Część kart gry solo zaginęła: plany dziedzica, układ kart pokazów i ścianki kości przygotowania to nasza rekonstrukcja.
option-difficulty = Poziom trudności
    .text = Jak silny jest dziedzic Dahlgaarda.
option-difficulty-low = niski
option-difficulty-medium = średni
option-difficulty-high = wysoki
option-tuning = Dostrojenie
    .text = Dziedzic nieco słabszy lub silniejszy, na każdym poziomie.
option-tuning-none = bez zmian
option-tuning-easier_no_heir_ability = łatwiej: dziedzic nie ma zdolności
option-tuning-harder_no_human_ability = trudniej: nie masz zdolności
option-tuning-harder_heir_coins = trudniej: dziedzic zaczyna z 8 monetami
option-tuning-harder_both = trudniej: jedno i drugie
option-heir_magician = Iluzjonista dziedzica
    .text = Kim gra dziedzic; jego kategoria jest wtedy dla ciebie zamknięta.
option-heir_magician-random = losowo
option-heir_magician-mechaniker = { magician-mechaniker }
option-heir_magician-priestess_of_mysticism = { magician-priestess_of_mysticism }
option-heir_magician-master_of_chains = { magician-master_of_chains }
option-heir_magician-great_optico = { magician-great_optico }
option-heir_magician-electra = { magician-electra }
option-heir_magician-yoruba_spiritmaster = { magician-yoruba_spiritmaster }
option-heir_magician-red_lotus = { magician-red_lotus }
option-heir_magician-gentleman = { magician-gentleman }

## Nazwy

location-downtown = Śródmieście
location-market_row = Targ
location-workshop = Warsztat
location-theater = Teatr
location-dark_alley = Mroczna Uliczka
location-academy = Akademia
character-protege = Protegowany
    .gen = protegowanego
    .dat = protegowanemu
    .acc = protegowanego
role-protege = Protegowany
    .acc = protegowanego
    .text = Pojawia się wraz z Akademią.
setup_die-yellow = żółta kość (Śródmieście)
    .acc = żółtą kość (Śródmieście)
setup_die-orange = pomarańczowa kość (Targ)
    .acc = pomarańczową kość (Targ)
setup_die-black = czarna kość (Mroczna Uliczka)
    .acc = czarną kość (Mroczna Uliczka)
setup_die-blue = niebieska kość (Akademia)
    .acc = niebieską kość (Akademia)
setup_die-red = czerwona kość (dni)
    .acc = czerwoną kość (dni)
blocked-slots_1_2 = pola 1 i 2
blocked-slots_1_3 = pola 1 i 3
blocked-slots_1_4 = pola 1 i 4
blocked-slots_2_3 = pola 2 i 3
blocked-slots_2_4 = pola 2 i 4
blocked-slots_3_4 = pola 3 i 4
blocked-thursday_friday = czwartek i piątek
blocked-thursday_saturday = czwartek i sobota
blocked-thursday_sunday = czwartek i niedziela
blocked-friday_saturday = piątek i sobota
blocked-friday_sunday = piątek i niedziela
blocked-saturday_sunday = sobota i niedziela
plan-plan_a_s1 = Śródmieście, Akademia, Teatr*, Teatr, Targ, Mroczna Uliczka, Warsztat
plan-plan_a_s2 = Akademia, Śródmieście, Śródmieście*, Teatr, Mroczna Uliczka, Targ, Teatr
plan-plan_a_s3 = Śródmieście, Mroczna Uliczka, Akademia*, Teatr, Akademia, Teatr, Targ
plan-plan_a_s4 = Mroczna Uliczka, Akademia, Targ*, Śródmieście, Teatr, Targ, Warsztat
plan-plan_a_s5 = Śródmieście, Targ, Warsztat*, Akademia, Teatr, Mroczna Uliczka, Teatr
plan-plan_a_p1 = Teatr, Śródmieście, Teatr*, Teatr, Akademia, Mroczna Uliczka, Targ
plan-plan_a_p2 = Teatr, Teatr, Śródmieście*, Akademia, Śródmieście, Targ, Mroczna Uliczka
plan-plan_a_p3 = Teatr, Akademia, Akademia*, Teatr, Śródmieście, Mroczna Uliczka, Warsztat
plan-plan_a_p4 = Teatr, Śródmieście, Teatr, Targ*, Akademia, Targ, Mroczna Uliczka
plan-plan_b_s1 = Śródmieście, Teatr*, Teatr, Targ, Mroczna Uliczka, Teatr
plan-plan_b_s2 = Śródmieście, Mroczna Uliczka, Śródmieście*, Teatr, Targ, Teatr
plan-plan_b_s3 = Mroczna Uliczka, Śródmieście, Targ*, Teatr, Targ, Warsztat
plan-plan_b_s4 = Targ, Śródmieście, Warsztat*, Teatr, Mroczna Uliczka, Teatr
plan-plan_b_p1 = Teatr, Teatr*, Teatr, Śródmieście, Mroczna Uliczka, Targ
plan-plan_b_p2 = Teatr, Śródmieście, Śródmieście*, Teatr, Targ, Mroczna Uliczka
plan-plan_b_p3 = Teatr, Teatr, Targ*, Śródmieście, Mroczna Uliczka, Warsztat
plan-plan_b_p4 = Teatr, Śródmieście, Teatr, Warsztat*, Mroczna Uliczka, Targ
why-contested = to sporna lokacja
why-in_order = to pierwsza lokacja według jego nastroju
why-only_one = nikogo innego nie może umieścić
why-with_own_and_human = leżą tam żetony jego i twój
why-with_own = leży tam jego żeton
why-with_human = leży tam twój żeton
why-leftmost = pierwsza z lewej pasująca karta
why-leaving = nie mieści się na kartach, które zostają
performance-solo_r1 = Riverside, solo 1
    .text = 4 pola, 3 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „optyczna”. Pokazujący dostaje 1 punkt sławy i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_r2 = Riverside, solo 2
    .text = 4 pola, 3 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „mistyczna”. Pokazujący dostaje 1 monetę i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_r3 = Riverside, solo 3
    .text = 4 pola, 3 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „ucieczki”. Pokazujący dostaje 2 monety i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_r4 = Riverside, solo 4
    .text = 4 pola, 3 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „ucieczki”. Pokazujący dostaje 1 odłamek i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_g1 = Grand Magorian, solo 1
    .text = 5 pól, 5 okręgów połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „mistyczna”. Pokazujący dostaje 2 punkty sławy i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_g2 = Grand Magorian, solo 2
    .text = 5 pól, 4 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „mechaniczna”. Pokazujący dostaje 3 monety i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_g3 = Grand Magorian, solo 3
    .text = 5 pól, 4 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „optyczna”. Pokazujący dostaje 1 punkt sławy, 1 odłamek i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_g4 = Grand Magorian, solo 4
    .text = 5 pól, 4 okręgi połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „ucieczki”. Pokazujący dostaje 1 monetę, 1 odłamek i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_m1 = Magnus Pantheon, solo 1
    .text = 6 pól, 6 okręgów połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „optyczna”. Pokazujący dostaje 3 punkty sławy i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_m2 = Magnus Pantheon, solo 2
    .text = 6 pól, 5 okręgów połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „ucieczki”. Pokazujący dostaje 4 punkty sławy i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_m3 = Magnus Pantheon, solo 3
    .text = 6 pól, 5 okręgów połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „optyczna”. Pokazujący dostaje 2 punkty sławy, 2 monety i sławę za połączenia. Układ pól to nasza rekonstrukcja.
performance-solo_m4 = Magnus Pantheon, solo 4
    .text = 6 pól, 5 okręgów połączeń, jeden z odłamkiem. Na jednym polu zawsze leży neutralny żeton, zwrócony w górę znakiem kategorii „mechaniczna”. Pokazujący dostaje 2 punkty sławy, 1 odłamek i sławę za połączenia. Układ pól to nasza rekonstrukcja.

## Akcje i pytania

do-roll-setup = Przerzuć { $setup_die_acc } i { $other_acc }
ask-setup-dice = Które dwie kości przygotowania przerzucasz?

## Dlaczego nie

refusal-slot-blocked-by-die = Tak nie można. To pole blokuje w tej rundzie kość przygotowania.
refusal-die-is-marked = Jeszcze nie. Kość z żetonem odpoczywa w tej rundzie.
refusal-red-die-first = Tak nie można. Na czerwonej kości nie ma żetonu: musi być jedną z dwóch.
refusal-two-setup-dice = Tak nie można. Wybierz dwie różne kości tej partii.
refusal-choose-setup-dice = Jeszcze nie. Najpierw wybierz dwie kości przygotowania.

## Przebieg

note-heir-leads = Iluzjonista dziedzica to „{ $magician }” (H-2.5).
note-heir-starts-with = Dziedzic ma na początku { $role_acc } (H-2.6).
note-heir-first-trick = Dziedzic losuje pierwszą sztuczkę: „{ $trick }” (H-2.7).
note-heir-gets-ready = { $n ->
    [one] Sztuczka „{ $trick }” jest od razu przygotowana: { $n } żeton (H-10.5).
    [few] Sztuczka „{ $trick }” jest od razu przygotowana: { $n } żetony (H-10.5).
    [many] Sztuczka „{ $trick }” jest od razu przygotowana: { $n } żetonów (H-10.5).
   *[other] Sztuczka „{ $trick }” jest od razu przygotowana: { $n } żetonu (H-10.5).
}
note-heir-wants = Lista zakupów rośnie: { $component } (H-2.8).
note-setup-die-shows = Zablokowane: { $blocked } – { $setup_die } (H-4.1).
note-setup-dice-chosen = Przerzucone i oznaczone: { $setup_die } i { $other } (H-4.4).
note-heir-advertises = Dziedzic wywiesza plakat i nic nie płaci (H-5.2).
note-heir-plan-perform = Plan dziedzica to pokaz: { $plan } (H-6.3).
note-heir-plan-setup = Plan dziedzica to przygotowania: { $plan } (H-6.3).
note-heir-is-ready = Dziedzic jest gotowy: plan pokazu i sztuczka { $n }. poziomu (H-7.1).
note-heir-is-busy = Dziedzic jest zajęty: ma plan przygotowań (H-7.3).
note-heir-lacks-trick = Dziedzic jest zajęty: ma plan pokazu, ale brak mu sztuczki { $n }. poziomu (H-7.1).
note-heir-lays = { $character } dziedzica dostaje kartę „{ $card }” (H-6.4).
note-heir-skips-entry = Dla pozycji „{ $location }” nie ma karty, zostaje pominięta (H-6.4).
note-heir-passes = Dziedzic pasuje: nikogo nie może teraz umieścić (H-8.6).
note-heir-chooses = Dziedzic postanawia umieścić { $character_acc } („{ $location }”): { $why } (H-8.3).
note-heir-fixes-day-early = Dzień dziedzica to { $day }: jest gotowy, więc najwcześniejszy wolny (H-9.2).
note-heir-fixes-day-late = Dzień dziedzica to { $day }: jest zajęty, więc najpóźniejszy wolny (H-9.2).
note-heir-places = Dziedzic umieszcza { $character_acc }: { $slot } (H-9.1).
note-heir-has-points = Dziedzic ma { $n } PA (H-9.3).
note-heir-has-surplus = { $n } PA to więcej niż 5: 1 punkt sławy, dalej jak przy 5 PA (H-9.5).
note-heir-dice = { $n ->
    [one] Dziedzic używa najwyżej { $n } kości (H-10.1).
    [few] Dziedzic używa najwyżej { $n } kości (H-10.1).
    [many] Dziedzic używa najwyżej { $n } kości (H-10.1).
   *[other] Dziedzic używa najwyżej { $n } kości (H-10.1).
}
note-heir-rerolls = Za mało kości bez X, dziedzic przerzuca jedną ({ $die }): { $face } (H-10.2).
note-heir-learns = Dziedzic losuje sztuczkę najwyższego dostępnego poziomu: „{ $trick }” ({ $die }, H-10.4).
note-heir-makes-room = Wszystkie cztery pola na sztuczki są zajęte, więc skrajna prawa wraca do rezydencji (H-10.5).
note-heir-no-trick-left = Nie ma już sztuczki tego poziomu: { $die } (H-10.4).
note-heir-hires = Dziedzic zatrudnia { $character_acc } ({ $die }, H-10.6).
note-heir-hires-last = Została kość, więc dziedzic zatrudnia { $character_acc } ({ $die }, H-10.10).
note-heir-takes-better-coins = Dostępne są obie kości banku, więc dziedzic bierze lepszą: { $die } (H-10.8).
note-heir-takes-coins = Dostępna jest jedna kość banku, więc dziedzic ją bierze: { $die } (H-10.9).
note-heir-strikes-off = Jest w sprzedaży, więc znika z listy: { $component } (H-11.1).
note-heir-orders = Dziedzic zamawia { $component_acc }: { $slot } (H-11.2).
note-heir-turns-prophecies = Orzeł: oczekujące przepowiednie przesuwają się (H-12.1).
note-heir-leaves-prophecies = Reszka: przepowiednie zostają na miejscach (H-12.1).
note-heir-draws = Z talii „{ $deck }” dziedzic ma najmniej kart, więc dobiera „{ $card }” (H-12.2).
note-heir-rests = W Warsztacie dziedzic nie ma nic do roboty (H-14).
note-heir-on-stage = Iluzjonista dziedzica zajmuje pole pokazu: { $day } (H-15.1).
note-heir-sets-up = { $n ->
    [one] Dziedzic ustawia najwyżej { $n } żeton (H-15.2).
    [few] Dziedzic ustawia najwyżej { $n } żetony (H-15.2).
    [many] Dziedzic ustawia najwyżej { $n } żetonów (H-15.2).
   *[other] Dziedzic ustawia najwyżej { $n } żetonu (H-15.2).
}
note-heir-puts = Sztuczka „{ $trick }” trafia na kartę { $performance }, { $spot }: { $why } (H-15.5, H-15.6).
note-heir-links = { $n ->
    [one] Za połączenia na karcie { $performance } dziedzic dostaje { $n } punkt sławy (H-15.8).
    [few] Za połączenia na karcie { $performance } dziedzic dostaje { $n } punkty sławy (H-15.8).
    [many] Za połączenia na karcie { $performance } dziedzic dostaje { $n } punktów sławy (H-15.8).
   *[other] Za połączenia na karcie { $performance } dziedzic dostaje { $n } punktu sławy (H-15.8).
}
note-heir-performs = { $n ->
    [one] Dziedzic daje pokaz z karty { $performance }: najlepsza premia to { $n } punkt sławy za kartę i połączenia (H-16.2).
    [few] Dziedzic daje pokaz z karty { $performance }: najlepsza premia to { $n } punkty sławy za kartę i połączenia (H-16.2).
    [many] Dziedzic daje pokaz z karty { $performance }: najlepsza premia to { $n } punktów sławy za kartę i połączenia (H-16.2).
   *[other] Dziedzic daje pokaz z karty { $performance }: najlepsza premia to { $n } punktu sławy za kartę i połączenia (H-16.2).
}
note-heir-cannot-perform = Na kartach nie ma żetonów dziedzica, więc nie daje pokazu (H-16.1).
note-heir-backstage = { $n ->
    [one] Za kulisami dziedzic ma { $n } postać i dostaje za nią premię (H-16.3).
    [few] Za kulisami dziedzic ma { $n } postacie i dostaje za nie premię (H-16.3).
    [many] Za kulisami dziedzic ma { $n } postaci i dostaje za nie premię (H-16.3).
   *[other] Za kulisami dziedzic ma { $n } postaci i dostaje za nie premię (H-16.3).
}
note-heir-markers-return = Żetony dziedzica wracają z karty { $performance } na swoje sztuczki (H-16.5).
note-heir-changes-coins = { $n ->
    [one] Dziedzic zamienia { $n } monetę z sejfu na sławę (H-18.2).
    [few] Dziedzic zamienia { $n } monety z sejfu na sławę (H-18.2).
    [many] Dziedzic zamienia { $n } monet z sejfu na sławę (H-18.2).
   *[other] Dziedzic zamienia { $n } monety z sejfu na sławę (H-18.2).
}
note-heir-leftover = Sztuczka „{ $trick }” leżała na odchodzącej karcie: zysk bez 1 punktu sławy i 1 monety (H-18.5).
note-heir-hired-join = Dziedzic przyjmuje { $character_acc } z oberży (H-18.3).
note-heir-scores-leftovers = { $n ->
    [one] Dziedzic dostaje za żetony na kartach { $n } punkt sławy (H-19.1).
    [few] Dziedzic dostaje za żetony na kartach { $n } punkty sławy (H-19.1).
    [many] Dziedzic dostaje za żetony na kartach { $n } punktów sławy (H-19.1).
   *[other] Dziedzic dostaje za żetony na kartach { $n } punktu sławy (H-19.1).
}
note-heir-scores-shards = { $n ->
    [one] Dziedzic dostaje za odłamki { $n } punkt sławy (H-19.1).
    [few] Dziedzic dostaje za odłamki { $n } punkty sławy (H-19.1).
    [many] Dziedzic dostaje za odłamki { $n } punktów sławy (H-19.1).
   *[other] Dziedzic dostaje za odłamki { $n } punktu sławy (H-19.1).
}
note-heir-scores-cards = { $n ->
    [one] Dziedzic dostaje za przydziały specjalne { $n } punkt sławy (H-19.1).
    [few] Dziedzic dostaje za przydziały specjalne { $n } punkty sławy (H-19.1).
    [many] Dziedzic dostaje za przydziały specjalne { $n } punktów sławy (H-19.1).
   *[other] Dziedzic dostaje za przydziały specjalne { $n } punktu sławy (H-19.1).
}
note-heir-scores-tricks = { $n ->
    [one] Dziedzic dostaje za sztuczki 3. poziomu { $n } punkt sławy (H-19.1).
    [few] Dziedzic dostaje za sztuczki 3. poziomu { $n } punkty sławy (H-19.1).
    [many] Dziedzic dostaje za sztuczki 3. poziomu { $n } punktów sławy (H-19.1).
   *[other] Dziedzic dostaje za sztuczki 3. poziomu { $n } punktu sławy (H-19.1).
}
note-heir-scores-characters = { $n ->
    [one] Dziedzic dostaje za postacie od siódmej wzwyż { $n } punkt sławy (H-19.1).
    [few] Dziedzic dostaje za postacie od siódmej wzwyż { $n } punkty sławy (H-19.1).
    [many] Dziedzic dostaje za postacie od siódmej wzwyż { $n } punktów sławy (H-19.1).
   *[other] Dziedzic dostaje za postacie od siódmej wzwyż { $n } punktu sławy (H-19.1).
}

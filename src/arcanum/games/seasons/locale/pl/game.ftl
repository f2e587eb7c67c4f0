### Seasons: wszystko oprócz kart, język polski. Terminy według słowniczka z cards.ftl.
### Imion graczy nie odmieniamy: zawsze mianownik. Czas teraźniejszy, jedno zdarzenie w wierszu.
### Formy: .gen = dopełniacz, .acc = biernik; .take, .apply = gotowe napisy na przyciskach.

game-seasons = Seasons
    .text = Trzy lata kości, energii i przebiegłych chowańców.

## Ustawienia

option-level = Poziom
    .text = Które karty są w grze i jak gracze dostają swoje.
option-level-archmage = Arcymag
    .text = Wszystkie 50 kart, z Preludium.
option-level-magician = Czarodziej
    .text = 30 kart podstawowych, z Preludium.
option-level-apprentice = Uczeń czarodzieja
    .text = 30 kart podstawowych i gotowe zestawy startowe, bez Preludium.
option-first = Pierwszy gracz
    .text = Kto zaczyna rundę 1.
option-first-random = losowo
option-first-A = Gracz A
option-first-B = Gracz B
option-first-C = Gracz C
option-first-D = Gracz D
option-kits = Zestawy startowe
    .text = Jak rozdaje się zestawy na poziomie ucznia.
option-kits-random = losowo
option-kits-choice = gracze wybierają w kolejności tur

## Wynik

score-crystals = Kryształy
score-end_cards = Karty na koniec gry
score-prestige = Prestiż kart w grze
score-hand = Karty pozostałe na ręce
score-bonuses = Wykorzystane bonusy
score-total = Punkty prestiżu

## Nazwy

card-copy = { $card } nr { $n }

energy-air = powietrze
    .gen = powietrza
    .acc = powietrze
    .apply = Powietrze: zwiększ wskaźnik przywołań o 1
energy-water = woda
    .gen = wody
    .acc = wodę
    .apply = Woda: weź 2 dowolne żetony
energy-fire = ogień
    .gen = ognia
    .acc = ogień
    .apply = Ogień: dobierz 1 kartę
energy-earth = ziemia
    .gen = ziemi
    .acc = ziemię
    .apply = Ziemia: zyskaj 5 kryształów

token-air = { energy-air }
    .gen = { energy-air.gen }
token-water = { energy-water }
    .gen = { energy-water.gen }
token-fire = { energy-fire }
    .gen = { energy-fire.gen }
token-earth = { energy-earth }
    .gen = { energy-earth.gen }
token-on-card = { $token } z karty { $card }

symbol-air = { energy-air }
    .take = Weź żeton powietrza
symbol-water = { energy-water }
    .take = Weź żeton wody
symbol-fire = { energy-fire }
    .take = Weź żeton ognia
symbol-earth = { energy-earth }
    .take = Weź żeton ziemi
symbol-crystals = kryształy
    .take = Zyskaj kryształy
symbol-gauge = wskaźnik przywołań
    .take = Zwiększ wskaźnik przywołań o 1
symbol-card = karta
    .take = Dobierz kartę
symbol-all = wszystko
    .take = Weź wszystko

kinds-none = nic
kinds-air = { energy-air }
kinds-water = { energy-water }
kinds-fire = { energy-fire }
kinds-earth = { energy-earth }

season-winter = zima
season-spring = wiosna
season-summer = lato
season-autumn = jesień

year-year_1 = rok 1
year-year_2 = rok 2
year-year_3 = rok 3

kit-kit_1 = zestaw startowy 1
kit-kit_2 = zestaw startowy 2
kit-kit_3 = zestaw startowy 3
kit-kit_4 = zestaw startowy 4

die-winter_1 = zimowa kość 1
    .acc = zimową kość 1
die-winter_2 = zimowa kość 2
    .acc = zimową kość 2
die-winter_3 = zimowa kość 3
    .acc = zimową kość 3
die-winter_4 = zimowa kość 4
    .acc = zimową kość 4
die-winter_5 = zimowa kość 5
    .acc = zimową kość 5
die-spring_1 = wiosenna kość 1
    .acc = wiosenną kość 1
die-spring_2 = wiosenna kość 2
    .acc = wiosenną kość 2
die-spring_3 = wiosenna kość 3
    .acc = wiosenną kość 3
die-spring_4 = wiosenna kość 4
    .acc = wiosenną kość 4
die-spring_5 = wiosenna kość 5
    .acc = wiosenną kość 5
die-summer_1 = letnia kość 1
    .acc = letnią kość 1
die-summer_2 = letnia kość 2
    .acc = letnią kość 2
die-summer_3 = letnia kość 3
    .acc = letnią kość 3
die-summer_4 = letnia kość 4
    .acc = letnią kość 4
die-summer_5 = letnia kość 5
    .acc = letnią kość 5
die-autumn_1 = jesienna kość 1
    .acc = jesienną kość 1
die-autumn_2 = jesienna kość 2
    .acc = jesienną kość 2
die-autumn_3 = jesienna kość 3
    .acc = jesienną kość 3
die-autumn_4 = jesienna kość 4
    .acc = jesienną kość 4
die-autumn_5 = jesienna kość 5
    .acc = jesienną kość 5

bonus-exchange_two = wymiana dwóch żetonów
    .text = Odrzuć 2 żetony energii i weź 2 dowolne.
bonus-transmute_plus_one = przemiana z dodatkiem
    .text = Do końca tury możesz przemieniać energię, a każdy przemieniony żeton daje o 1 kryształ więcej.
bonus-gauge_plus_one = wskaźnik przywołań +1
    .text = Zwiększ swój wskaźnik przywołań o 1.
bonus-draw_two_keep_one = dwie karty zamiast jednej
    .text = Za symbol karty na kości dobierz 2 karty, zatrzymaj 1, a drugą odrzuć.

step-minus_3 = o 3 pola do tyłu
step-minus_2 = o 2 pola do tyłu
step-minus_1 = o 1 pole do tyłu
step-plus_1 = o 1 pole do przodu
step-plus_2 = o 2 pola do przodu
step-plus_3 = o 3 pola do przodu

mode-pay_crystals = Zapłać 3 kryształy i weź dowolny żeton
mode-pay_token = Odrzuć żeton i przemieniaj energię do końca tury
mode-look = Podejrzyj wierzchnią kartę
mode-bury = Zapłać 3 kryształy i odrzuć wierzchnią kartę bez podglądania
mode-draw = Dobierz kartę

## Akcje (napisy na przyciskach)

do-take-kit = Weź { $kit }
do-draft = Zatrzymaj { $card_acc }
do-shelve = Odłóż { $card_acc } na { $year }
do-take-die = Weź { $die_acc }
do-go-on = Dalej
do-take = { $symbol_take }
do-keep = Zatrzymaj { $card_acc }
do-discard-card = Odrzuć { $card_acc }
do-discard = Odrzuć żeton { $token_gen }
do-put = Połóż żeton { $token_gen }
do-summon = Przywołaj { $card_acc }
do-activate = Aktywuj { $card_acc }
do-transmute = Przemień żeton { $token_gen }
do-bonus = Bonus: { $bonus }
do-end-turn = Zakończ turę
do-waive = Pomiń żeton { $energy_gen }
do-imbue = Zapłać: { $kinds }
do-resolve = Rozpatrz { $card_acc }
do-apply = { $energy_apply }
do-move = Przesuń { $step }
do-sacrifice = Poświęć { $card_acc }
do-take-back = Weź z powrotem { $card_acc }
do-give = Oddaj { $card_acc } (dostanie { $player })
do-copy = Skopiuj rezerwę ({ $player })
do-choose = { $mode }
do-convert = Przemień 3 żetony { $energy_gen }
do-exchange = Wymień { $energy_acc } na { $other_acc }
do-amount = { $count ->
    [one] Wymień { $count } żeton
    [few] Wymień { $count } żetony
    [many] Wymień { $count } żetonów
   *[other] Wymień { $count } żetonu
}
do-put-back = Odłóż { $card_acc } na wierzch
do-play = Wprowadź { $card_acc } do gry za darmo

## Pytania

ask-kit = Wybierz zestaw startowy.
ask-draft = Zatrzymaj jedną kartę. Pozostałe dostanie gracz po lewej.
ask-shelve = Podziel dziewięć kart na trzy zestawy: najpierw ręka, potem rok 2; ostatnie trzy czekają na rok 3.
ask-die = Weź jedną z kości. Ta, która zostanie, przesunie znacznik na kole pór roku.
ask-reroll = Przerzuć kość, zanim jej użyjesz, albo graj z tym, co wypadło.
ask-die-actions = Weź to, co daje kość. To, czego nie weźmiesz, przepadnie.
ask-keep = Zatrzymujesz kartę czy ją odrzucasz?
ask-main = Przywołuj, aktywuj, przemieniaj; potem zakończ turę.
ask-take-any = { $n ->
    [one] Weź { $n } dowolny żeton energii.
    [few] Weź { $n } dowolne żetony energii, po jednym.
    [many] Weź { $n } dowolnych żetonów energii, po jednym.
   *[other] Weź { $n } dowolnego żetonu energii, po jednym.
}
ask-take-or-leave = { $n ->
    [one] Weź { $n } dowolny żeton energii albo z niego zrezygnuj.
    [few] Weź do { $n } dowolnych żetonów energii, po jednym.
    [many] Weź do { $n } dowolnych żetonów energii, po jednym.
   *[other] Weź do { $n } dowolnego żetonu energii, po jednym.
}
ask-overflow = W rezerwie jest za dużo energii. Odrzuć nadmiarowe żetony.
ask-pay = Którym żetonem płacisz: z rezerwy czy z karty { card-amulet_of_water }?
ask-pay-any = { $n ->
    [one] Odrzuć { $n } żeton energii.
    [few] Odrzuć { $n } żetony energii, po jednym.
    [many] Odrzuć { $n } żetonów energii, po jednym.
   *[other] Odrzuć { $n } żetonu energii, po jednym.
}
ask-waive = { card-hand_of_fortune }: który żeton z kosztu pomijasz?
ask-imbue = Jaką energią płacisz za { card-elemental_amulet }? Każdy rodzaj ma własne działanie.
ask-round-end = Runda się kończy. Która z twoich kart zadziała teraz?
ask-fill-amulet = { $n ->
    [one] Połóż na karcie { $card } { $n } dowolny żeton energii.
    [few] Połóż na karcie { $card } { $n } dowolne żetony energii, po jednym.
    [many] Połóż na karcie { $card } { $n } dowolnych żetonów energii, po jednym.
   *[other] Połóż na karcie { $card } { $n } dowolnego żetonu energii, po jednym.
}
ask-keep-one = Zatrzymaj jedną z dobranych kart. Pozostałe zostaną odrzucone.
ask-play-one = Wprowadź do gry za darmo jedną z dobranych kart. Pozostałe zostaną odrzucone.
ask-keep-vision = Zatrzymaj jedną z dobranych kart. Pozostałe rozdasz przeciwnikom.
ask-give-vision = Którą kartę dostanie { $other }?
ask-sacrifice = Poświęć jedną ze swoich kart w grze.
ask-take-back = Weź z powrotem na rękę jeden ze swoich magicznych przedmiotów w grze.
ask-copy = Czyją rezerwę kopiujesz?
ask-step = W którą stronę i o ile pól przesunąć znacznik na kole pór roku?
ask-elemental-order = Co najpierw: karta czy żetony?
ask-crown = Dobierz kartę albo odrzuć kartę z ręki. Zobaczą ją wszyscy, a ty weźmiesz tyle żetonów, ile ma ona punktów prestiżu.
ask-convert = Przemień trzy żetony jednego rodzaju. Którego?
ask-dream = Którą kartę z ręki wprowadzasz do gry za darmo?
ask-tree = { card-tree_of_light }: oddajesz kryształy za żeton czy żeton za akcję przemiany?
ask-orb = Podejrzeć wierzchnią kartę talii czy zapłacić i odrzucić ją bez podglądania?
ask-orb-decision = Odłożyć kartę na wierzch czy odrzucić 4 żetony energii i wprowadzić ją do gry za darmo?
ask-cauldron = Który żeton kładziesz na karcie { $card }?
ask-skull = { $n ->
    [one] Poświęć jeszcze { $n } swoją kartę w grze.
    [few] Poświęć { $n } swoje karty w grze, po jednej.
    [many] Poświęć { $n } swoich kart w grze, po jednej.
   *[other] Poświęć { $n } swojej karty w grze, po jednej.
}
ask-kriss = Którego chowańca oddajesz: z ręki czy z gry?
ask-mirror-kinds = Jaką energię wymieniasz i na jaką?
ask-mirror-amount = Ile żetonów { $given_gen } wymieniasz na { $got_acc }? Każdy kosztuje 1 kryształ.

## Dlaczego nie

refusal-not-in-pack = Tak nie można. Zatrzymaj jedną z kart do wyboru.
refusal-make-sets-in-order = Jeszcze nie. Układaj zestawy po kolei: najpierw rok 1, potem rok 2.
refusal-choose-die-first = Jeszcze nie. Najpierw weź kość.
refusal-die-not-on-table = Tak nie można. Tej kości nie ma na stole.
refusal-die-comes-first = Jeszcze nie. Najpierw skończ z kością.
refusal-symbol-not-on-die = Tak nie można. Kość teraz tego nie daje.
refusal-not-in-main-phase = Tak nie można. Teraz można przywoływać i aktywować karty, przemieniać energię i korzystać z bonusów.
refusal-no-transmute-action = Jeszcze nie. Do przemiany potrzebny jest symbol na kości, bonus lub { card-tree_of_light }.
refusal-no-such-token = Tak nie można. Nie masz takiego żetonu.
refusal-not-in-hand = Tak nie można. Nie masz na ręce karty { $card }.
refusal-no-room-under-gauge = Jeszcze nie. Wskaźnik przywołań nie pozwala na kolejną kartę.
refusal-cannot-pay-leech = Jeszcze nie. Kryształów nie wystarczy jednocześnie na kartę { $card } i na cudzą kartę { card-arcano_leech }.
refusal-cannot-pay-crystals = { $n ->
    [one] Jeszcze nie. Karta { $card } kosztuje { $n } kryształ, masz { $have }.
    [few] Jeszcze nie. Karta { $card } kosztuje { $n } kryształy, masz { $have }.
    [many] Jeszcze nie. Karta { $card } kosztuje { $n } kryształów, masz { $have }.
   *[other] Jeszcze nie. Karta { $card } kosztuje { $n } kryształu, masz { $have }.
}
refusal-cannot-pay-energy = Jeszcze nie. Brakuje energii na kartę { $card }.
refusal-rest-not-payable = Tak nie można. Na resztę nie wystarczyłoby żetonów.
refusal-pay-first = Jeszcze nie. Najpierw zapłać do końca.
refusal-discard-to-limit-first = Jeszcze nie. Najpierw odrzuć z rezerwy nadmiarowe żetony.
refusal-not-in-play = Tak nie można. Nie masz w grze karty { $card }.
refusal-no-activation = { $timing ->
    [instant] Tak nie można. Karty { $card } nie można aktywować: działa raz, po wejściu do gry.
    [permanent] Tak nie można. Karty { $card } nie można aktywować: działa sama.
   *[other] Tak nie można. Karty { $card } nie można aktywować.
}
refusal-card-is-turned = Jeszcze nie. Karta { $card } jest obrócona; obróci się z powrotem na początku następnej rundy.
refusal-only-before-die = Jeszcze nie. Kartę { $card } aktywuje się na początku tury, przed użyciem kości.
refusal-cannot-pay-activation = Jeszcze nie. Nie masz czym zapłacić za aktywację karty { $card }.
refusal-nothing-to-dream-of = Jeszcze nie. { $card } wymaga karty na ręce, a wskaźnik przywołań musi na nią pozwalać.
refusal-nothing-to-see = Jeszcze nie. Talia i stos kart odrzuconych są puste; { $card } nie ma czego pokazać.
refusal-needs-three-of-a-kind = Tak nie można. Potrzeba 3 żetonów jednego rodzaju.
refusal-needs-tokens = { $n ->
    [one] Jeszcze nie. Potrzeba na to { $n } żetonu energii.
    [few] Jeszcze nie. Potrzeba na to { $n } żetonów energii.
    [many] Jeszcze nie. Potrzeba na to { $n } żetonów energii.
   *[other] Jeszcze nie. Potrzeba na to { $n } żetonu energii.
}
refusal-no-bonus-left = Tak nie można. Wszystkie trzy bonusy są już wykorzystane.
refusal-bonus-in-main-phase = Jeszcze nie. Z tego bonusu korzysta się później, po akcjach z kości.
refusal-bonus-needs-draw-symbol = Tak nie można. Ten bonus łączy się z symbolem karty na kości.
refusal-gauge-is-full = Tak nie można. Twój wskaźnik przywołań jest już na maksimum.
refusal-sacrifice-first = Jeszcze nie. Najpierw poświęć jedną ze swoich kart w grze.
refusal-take-back-first = Jeszcze nie. Najpierw weź z powrotem na rękę jeden ze swoich magicznych przedmiotów.
refusal-not-before-year-0 = Tak nie można. Dalej do tyłu znacznika nie można przesunąć.

## Przebieg gry

note-game-starts = Partia się zaczyna. Pierwszy gracz: { $player }.
    .you = Partia się zaczyna. Pierwszy gracz: ty.
note-takes-kit = { $player } bierze { $kit }.
    .you = Bierzesz { $kit }.
note-drafts = { $player } zatrzymuje { $card_acc }.
    .you = Zatrzymujesz { $card_acc }.
note-packs-pass = { $n ->
    [one] Gracze podają w lewo po { $n } karcie.
    [few] Gracze podają w lewo po { $n } karty.
    [many] Gracze podają w lewo po { $n } kart.
   *[other] Gracze podają w lewo po { $n } karty.
}
note-sets-are-made = Zestawy są gotowe. Turniej się zaczyna.
note-round-starts = Runda { $n }, { $season }. Pierwszy gracz: { $player }.
    .you = Runda { $n }, { $season }. Pierwszy gracz: ty.
note-takes-die = { $player } bierze { $die_acc }.
    .you = Bierzesz { $die_acc }.
note-turn-starts = { $player } zaczyna turę.
    .you = Zaczynasz turę.
note-rerolls = { $player } przerzuca { $die_acc }.
    .you = Przerzucasz { $die_acc }.
note-declines = { $player } nie bierze z kości nic więcej.
    .you = Nie bierzesz z kości nic więcej.
note-takes-energy = { $n ->
    [one] { $player } bierze { $n } żeton { $energy_gen }.
    [few] { $player } bierze { $n } żetony { $energy_gen }.
    [many] { $player } bierze { $n } żetonów { $energy_gen }.
   *[other] { $player } bierze { $n } żetonu { $energy_gen }.
}
    .you = { $n ->
        [one] Bierzesz { $n } żeton { $energy_gen }.
        [few] Bierzesz { $n } żetony { $energy_gen }.
        [many] Bierzesz { $n } żetonów { $energy_gen }.
       *[other] Bierzesz { $n } żetonu { $energy_gen }.
    }
note-gains-crystals = { $n ->
    [one] { $player } zyskuje { $n } kryształ.
    [few] { $player } zyskuje { $n } kryształy.
    [many] { $player } zyskuje { $n } kryształów.
   *[other] { $player } zyskuje { $n } kryształu.
}
    .you = { $n ->
        [one] Zyskujesz { $n } kryształ.
        [few] Zyskujesz { $n } kryształy.
        [many] Zyskujesz { $n } kryształów.
       *[other] Zyskujesz { $n } kryształu.
    }
note-loses-crystals = { $n ->
    [0] { $player } nie traci kryształów, bo ich nie ma.
    [one] { $player } traci { $n } kryształ.
    [few] { $player } traci { $n } kryształy.
    [many] { $player } traci { $n } kryształów.
   *[other] { $player } traci { $n } kryształu.
}
    .you = { $n ->
        [0] Nie tracisz kryształów, bo ich nie masz.
        [one] Tracisz { $n } kryształ.
        [few] Tracisz { $n } kryształy.
        [many] Tracisz { $n } kryształów.
       *[other] Tracisz { $n } kryształu.
    }
note-pays-crystals = { $n ->
    [one] { $player } płaci { $n } kryształ.
    [few] { $player } płaci { $n } kryształy.
    [many] { $player } płaci { $n } kryształów.
   *[other] { $player } płaci { $n } kryształu.
}
    .you = { $n ->
        [one] Płacisz { $n } kryształ.
        [few] Płacisz { $n } kryształy.
        [many] Płacisz { $n } kryształów.
       *[other] Płacisz { $n } kryształu.
    }
note-pays-player = { $n ->
    [one] { $player } oddaje { $n } kryształ, dostaje go { $other } ({ $card }).
    [few] { $player } oddaje { $n } kryształy, dostaje je { $other } ({ $card }).
    [many] { $player } oddaje { $n } kryształów, dostaje je { $other } ({ $card }).
   *[other] { $player } oddaje { $n } kryształu, dostaje je { $other } ({ $card }).
}
    .you = { $n ->
        [one] Oddajesz { $n } kryształ, dostaje go { $other } ({ $card }).
        [few] Oddajesz { $n } kryształy, dostaje je { $other } ({ $card }).
        [many] Oddajesz { $n } kryształów, dostaje je { $other } ({ $card }).
       *[other] Oddajesz { $n } kryształu, dostaje je { $other } ({ $card }).
    }
    .you-other = { $n ->
        [one] { $player } oddaje { $n } kryształ, dostajesz go ty ({ $card }).
        [few] { $player } oddaje { $n } kryształy, dostajesz je ty ({ $card }).
        [many] { $player } oddaje { $n } kryształów, dostajesz je ty ({ $card }).
       *[other] { $player } oddaje { $n } kryształu, dostajesz je ty ({ $card }).
    }
note-cannot-pay = { $player } nie ma kryształów dla gracza { $other } ({ $card }).
    .you = Nie masz kryształów dla gracza { $other } ({ $card }).
    .you-other = { $player } nie ma dla ciebie kryształów ({ $card }).
note-gauge-rises = { $player } zwiększa wskaźnik przywołań o { $n }, do { $gauge }.
    .you = Zwiększasz wskaźnik przywołań o { $n }, do { $gauge }.
note-gauge-falls = { $player } zmniejsza wskaźnik przywołań o { $n }, do { $gauge }.
    .you = Zmniejszasz wskaźnik przywołań o { $n }, do { $gauge }.
note-draws = { $n ->
    [0] { $player } nie dobiera karty, bo talia jest pusta.
    [one] { $player } dobiera { $n } kartę.
    [few] { $player } dobiera { $n } karty.
    [many] { $player } dobiera { $n } kart.
   *[other] { $player } dobiera { $n } karty.
}
    .you = { $n ->
        [0] Nie dobierasz karty, bo talia jest pusta.
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
        [many] Dobierasz { $n } kart.
       *[other] Dobierasz { $n } karty.
    }
note-draws-card = Dobraną kartę widzi tylko { $player }: { $card }.
    .you = Dobraną kartę widzisz tylko ty: { $card }.
note-keeps = { $player } zatrzymuje kartę.
    .you = Zatrzymujesz kartę.
note-keeps-card = Którą, wie tylko { $player }: { $card }.
    .you = Którą, wiesz tylko ty: { $card }.
note-discards-unseen = { $n ->
    [one] { $player } odrzuca { $n } zakrytą kartę.
    [few] { $player } odrzuca { $n } zakryte karty.
    [many] { $player } odrzuca { $n } zakrytych kart.
   *[other] { $player } odrzuca { $n } zakrytej karty.
}
    .you = { $n ->
        [one] Odrzucasz { $n } zakrytą kartę.
        [few] Odrzucasz { $n } zakryte karty.
        [many] Odrzucasz { $n } zakrytych kart.
       *[other] Odrzucasz { $n } zakrytej karty.
    }
note-discards-card = { $player } odrzuca z ręki { $card_acc }.
    .you = Odrzucasz z ręki { $card_acc }.
note-reveals = { $player } pokazuje wszystkim { $card_acc }.
    .you = Pokazujesz wszystkim { $card_acc }.
note-discards-energy = { $n ->
    [one] { $player } odrzuca { $n } żeton { $energy_gen }.
    [few] { $player } odrzuca { $n } żetony { $energy_gen }.
    [many] { $player } odrzuca { $n } żetonów { $energy_gen }.
   *[other] { $player } odrzuca { $n } żetonu { $energy_gen }.
}
    .you = { $n ->
        [one] Odrzucasz { $n } żeton { $energy_gen }.
        [few] Odrzucasz { $n } żetony { $energy_gen }.
        [many] Odrzucasz { $n } żetonów { $energy_gen }.
       *[other] Odrzucasz { $n } żetonu { $energy_gen }.
    }
note-discards-from-card = { $player } odrzuca 1 żeton { $energy_gen } z karty { $card }.
    .you = Odrzucasz 1 żeton { $energy_gen } z karty { $card }.
note-puts-on-card = { $player } kładzie 1 żeton { $energy_gen } na karcie { $card }.
    .you = Kładziesz 1 żeton { $energy_gen } na karcie { $card }.
note-announces = { $player } zamierza przywołać { $card_acc }.
    .you = Zamierzasz przywołać { $card_acc }.
note-summons = { $player } przywołuje { $card_acc }.
    .you = Przywołujesz { $card_acc }.
note-puts-into-play = { $player } wprowadza do gry za darmo { $card_acc }.
    .you = Wprowadzasz do gry za darmo { $card_acc }.
note-activates = { $player } aktywuje { $card_acc }.
    .you = Aktywujesz { $card_acc }.
note-card-acts = { $player }: działa karta { $card }.
    .you = Działa twoja karta { $card }.
note-transmutes = { $player } przemienia { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
} { $energy_gen } w { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
    [many] { $n } kryształów
   *[other] { $n } kryształu
}.
    .you = Przemieniasz { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } { $energy_gen } w { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
        [many] { $n } kryształów
       *[other] { $n } kryształu
    }.
note-transmutes-from-card = { $player } przemienia 1 żeton { $energy_gen } z karty { $card } w { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
    [many] { $n } kryształów
   *[other] { $n } kryształu
}.
    .you = Przemieniasz 1 żeton { $energy_gen } z karty { $card } w { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
        [many] { $n } kryształów
       *[other] { $n } kryształu
    }.
note-weighs = { $player } zyskuje { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
    [many] { $n } kryształów
   *[other] { $n } kryształu
} za { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
} { $energy_gen }.
    .you = Zyskujesz { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
        [many] { $n } kryształów
       *[other] { $n } kryształu
    } za { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    } { $energy_gen }.
note-may-transmute = { $player } może przemieniać energię do końca tury.
    .you = Możesz przemieniać energię do końca tury.
note-uses-bonus = { $player } korzysta z bonusu: { $bonus }.
    .you = Korzystasz z bonusu: { $bonus }.
note-waives = { $player } pomija w koszcie 1 żeton { $energy_gen } ({ card-hand_of_fortune }).
    .you = Pomijasz w koszcie 1 żeton { $energy_gen } ({ card-hand_of_fortune }).
note-no-room = { $player } nie ma miejsca na kolejną kartę: wskaźnik przywołań nie pozwala.
    .you = Nie masz miejsca na kolejną kartę: wskaźnik przywołań nie pozwala.
note-sacrifices = { $player } poświęca { $card_acc }.
    .you = Poświęcasz { $card_acc }.
note-takes-back = { $player } bierze z powrotem na rękę { $card_acc }.
    .you = Bierzesz z powrotem na rękę { $card_acc }.
note-gives-card = { $player } oddaje kartę, dostaje ją { $other }.
    .you = Oddajesz kartę, dostaje ją { $other }.
    .you-other = { $player } oddaje kartę, dostajesz ją ty.
note-gives-named-card = Znają ją tylko te dwie osoby: { $card }.
    .you = Znasz ją tylko ty i { $other }: { $card }.
    .you-other = Znasz ją tylko ty i { $player }: { $card }.
note-copies-reserve = { $player } bierze takie same żetony, jakie ma w rezerwie { $other }.
    .you = Bierzesz takie same żetony, jakie ma w rezerwie { $other }.
    .you-other = { $player } bierze takie same żetony, jakie masz w rezerwie ty.
note-turns-to-air = { $n ->
    [0] { $player } nie ma energii, która mogłaby stać się powietrzem.
    [one] { $player } ma teraz w rezerwie samo powietrze: { $n } żeton.
    [few] { $player } ma teraz w rezerwie samo powietrze: { $n } żetony.
    [many] { $player } ma teraz w rezerwie samo powietrze: { $n } żetonów.
   *[other] { $player } ma teraz w rezerwie samo powietrze: { $n } żetonu.
}
    .you = { $n ->
        [0] Nie masz energii, która mogłaby stać się powietrzem.
        [one] Masz teraz w rezerwie samo powietrze: { $n } żeton.
        [few] Masz teraz w rezerwie samo powietrze: { $n } żetony.
        [many] Masz teraz w rezerwie samo powietrze: { $n } żetonów.
       *[other] Masz teraz w rezerwie samo powietrze: { $n } żetonu.
    }
note-loses-reserve = { $player } odrzuca całą rezerwę ({ $card }).
    .you = Odrzucasz całą rezerwę ({ $card }).
note-cauldron-bursts = { $player } napełnia { card-glutton_cauldron } po brzegi.
    .you = Napełniasz { card-glutton_cauldron } po brzegi.
note-looks-at-top = { $player } podgląda wierzchnią kartę talii.
    .you = Podglądasz wierzchnią kartę talii.
note-sees-top = Widzi ją tylko { $player }: { $card }.
    .you = Widzisz ją tylko ty: { $card }.
note-puts-back = { $player } odkłada kartę na wierzch talii.
    .you = Odkładasz kartę na wierzch talii.
note-buries-top = { $player } odrzuca wierzchnią kartę talii bez podglądania.
    .you = Odrzucasz wierzchnią kartę talii bez podglądania.
note-passes-soul = { $player } przekazuje kartę { $card } w lewo, ma ją teraz { $other }.
    .you = Przekazujesz kartę { $card } w lewo, ma ją teraz { $other }.
    .you-other = { $player } przekazuje kartę { $card } w lewo, masz ją teraz ty.
note-exchanges = { $n ->
    [one] { $player } wymienia { $n } żeton { $energy_gen } na { $other_acc }.
    [few] { $player } wymienia { $n } żetony { $energy_gen } na { $other_acc }.
    [many] { $player } wymienia { $n } żetonów { $energy_gen } na { $other_acc }.
   *[other] { $player } wymienia { $n } żetonu { $energy_gen } na { $other_acc }.
}
    .you = { $n ->
        [one] Wymieniasz { $n } żeton { $energy_gen } na { $other_acc }.
        [few] Wymieniasz { $n } żetony { $energy_gen } na { $other_acc }.
        [many] Wymieniasz { $n } żetonów { $energy_gen } na { $other_acc }.
       *[other] Wymieniasz { $n } żetonu { $energy_gen } na { $other_acc }.
    }
note-ends-turn = { $player } kończy turę.
    .you = Kończysz turę.
note-marker-moves = { $n ->
    [one] Znacznik na kole pór roku przesuwa się o { $n } pole, na pole { $space }.
    [few] Znacznik na kole pór roku przesuwa się o { $n } pola, na pole { $space }.
    [many] Znacznik na kole pór roku przesuwa się o { $n } pól, na pole { $space }.
   *[other] Znacznik na kole pór roku przesuwa się o { $n } pola, na pole { $space }.
}
note-marker-moves-back = { $n ->
    [one] Znacznik na kole pór roku cofa się o { $n } pole, na pole { $space }.
    [few] Znacznik na kole pór roku cofa się o { $n } pola, na pole { $space }.
    [many] Znacznik na kole pór roku cofa się o { $n } pól, na pole { $space }.
   *[other] Znacznik na kole pór roku cofa się o { $n } pola, na pole { $space }.
}
note-season-changes = Nadchodzi { $season }.
note-year-changes = Trwa rok { $n }.
note-takes-library = { $player } bierze na rękę karty odłożone na rok { $n }.
    .you = Bierzesz na rękę karty odłożone na rok { $n }.
note-pile-reshuffled = { $n ->
    [one] Stos kart odrzuconych staje się nową talią: { $n } karta.
    [few] Stos kart odrzuconych zostaje przetasowany: nowa talia ma { $n } karty.
    [many] Stos kart odrzuconych zostaje przetasowany: nowa talia ma { $n } kart.
   *[other] Stos kart odrzuconych zostaje przetasowany: nowa talia ma { $n } karty.
}
note-game-ends = Trzeci rok dobiega końca. Koniec gry.
note-scores = { $n ->
    [one] { $player } kończy partię z { $n } punktem prestiżu.
    [few] { $player } kończy partię z { $n } punktami prestiżu.
    [many] { $player } kończy partię z { $n } punktami prestiżu.
   *[other] { $player } kończy partię z { $n } punktu prestiżu.
}
    .you = { $n ->
        [one] Kończysz partię z { $n } punktem prestiżu.
        [few] Kończysz partię z { $n } punktami prestiżu.
        [many] Kończysz partię z { $n } punktami prestiżu.
       *[other] Kończysz partię z { $n } punktu prestiżu.
    }
refusal-lacks-energy = Jeszcze nie. Na kartę { $card } brakuje { $n } { $n ->
    [one] żetonu
    [few] żetonów
    [many] żetonów
   *[other] żetonu
} { $energy_gen }{ $more ->
    [0] .
   *[other] {" "}i jeszcze { $more } innego rodzaju.
}

## Charaktery botów: imię, usposobienie (.temper) i sposób gry (.text)

character-konrad = Konrad
    .temper = czujny
    .text = Widzi, co zamierzasz, i zdąży przed tobą.
character-sidonie = Sydonia
    .temper = przebiegła
    .text = Snuje kilka intryg naraz: nie zgadniesz, która się ziści.
character-lothar = Lotar
    .temper = kłótliwy
    .text = Wszczyna spory tam, gdzie inni by ustąpili.
character-amalie = Amalia
    .temper = dworska
    .text = Najpierw gromadzi przychylność i przyjaciół, potem działa.
character-balthasar = Baltazar
    .temper = zachłanny
    .text = Chce mieć wpływy wszędzie, i to od razu.

## Powody: co przemawia za możliwością z podpowiedzi (.more) albo przeciw (.less); $n — o ile, 0 — nie da się policzyć

reason-plots = Intrygi
    .more = bliżej do intrygi
    .less = dalej od intrygi
reason-held = Zrealizowane intrygi
    .more =
        { $n ->
            [0] intryga zrealizowana wcześniej
            [one] o { $n } zrealizowaną intrygę więcej
            [few] o { $n } zrealizowane intrygi więcej
            [many] o { $n } zrealizowanych intryg więcej
           *[other] o { $n } zrealizowane intrygi więcej
        }
    .less =
        { $n ->
            [0] intryga zrealizowana później
            [one] o { $n } zrealizowaną intrygę mniej
            [few] o { $n } zrealizowane intrygi mniej
            [many] o { $n } zrealizowanych intryg mniej
           *[other] o { $n } zrealizowane intrygi mniej
        }
reason-influence = Wpływ
    .more =
        { $n ->
            [0] lepsze miejsca na wpływ
            [one] o { $n } żeton wpływu więcej na mapie
            [few] o { $n } żetony wpływu więcej na mapie
            [many] o { $n } żetonów wpływu więcej na mapie
           *[other] o { $n } żetony wpływu więcej na mapie
        }
    .less =
        { $n ->
            [0] gorsze miejsca na wpływ
            [one] o { $n } żeton wpływu mniej na mapie
            [few] o { $n } żetony wpływu mniej na mapie
            [many] o { $n } żetonów wpływu mniej na mapie
           *[other] o { $n } żetony wpływu mniej na mapie
        }
reason-lodges = Loże
    .more = mocniejsza pozycja w lożach
    .less = słabsza pozycja w lożach
reason-control = Kontrola
    .more =
        { $n ->
            [0] pewniejsza kontrola nad kartami
            [one] pod kontrolą o { $n } kartę więcej
            [few] pod kontrolą o { $n } karty więcej
            [many] pod kontrolą o { $n } kart więcej
           *[other] pod kontrolą o { $n } karty więcej
        }
    .less =
        { $n ->
            [0] słabsza kontrola nad kartami
            [one] pod kontrolą o { $n } kartę mniej
            [few] pod kontrolą o { $n } karty mniej
            [many] pod kontrolą o { $n } kart mniej
           *[other] pod kontrolą o { $n } karty mniej
        }
reason-points = Punkty
    .more =
        { $n ->
            [0] nieco więcej punktów
            [one] o { $n } punkt więcej
            [few] o { $n } punkty więcej
            [many] o { $n } punktów więcej
           *[other] o { $n } punkty więcej
        }
    .less =
        { $n ->
            [0] nieco mniej punktów
            [one] o { $n } punkt mniej
            [few] o { $n } punkty mniej
            [many] o { $n } punktów mniej
           *[other] o { $n } punkty mniej
        }
reason-favor = Przychylność
    .more =
        { $n ->
            [0] przychylność w większym wyborze
            [one] o { $n } żeton przychylności więcej
            [few] o { $n } żetony przychylności więcej
            [many] o { $n } żetonów przychylności więcej
           *[other] o { $n } żetonu przychylności więcej
        }
    .less =
        { $n ->
            [0] przychylność w mniejszym wyborze
            [one] o { $n } żeton przychylności mniej
            [few] o { $n } żetony przychylności mniej
            [many] o { $n } żetonów przychylności mniej
           *[other] o { $n } żetonu przychylności mniej
        }
reason-cards = Ręka
    .more =
        { $n ->
            [0] lepsza ręka
            [one] o { $n } luminarza na ręce więcej
            [few] o { $n } luminarzy na ręce więcej
            [many] o { $n } luminarzy na ręce więcej
           *[other] o { $n } luminarzy na ręce więcej
        }
    .less =
        { $n ->
            [0] gorsza ręka
            [one] o { $n } luminarza na ręce mniej
            [few] o { $n } luminarzy na ręce mniej
            [many] o { $n } luminarzy na ręce mniej
           *[other] o { $n } luminarzy na ręce mniej
        }
reason-rivals = Przeciwnicy
    .more = przeciwnicy są powstrzymani
    .less = przeciwnicy są bliżej zwycięstwa

## Plany: do czego zmierza lepszy plan — powód za możliwością, od której się zaczyna

reason-plan-watching = Czujność
    .more = krok ku powstrzymaniu przeciwników
reason-plan-own_way = Własna droga
    .more = krok ku własnym intrygom, cokolwiek robią inni
reason-plan-spreading = Wpływ wszędzie
    .more = krok ku wpływom w wielu miejscach
reason-plan-lodges = Loże
    .more = krok ku silnym lożom
reason-plan-control = Kontrola
    .more = krok ku kontroli nad wieloma kartami
reason-plan-favor = Przychylność
    .more = krok ku wielorakiej przychylności
reason-plan-spending = Wydawanie przychylności
    .more = krok ku szybkiemu użyciu przychylności
reason-plan-one_plot = Jedna intryga
    .more = krok ku jednej intrydze, ważniejszej od innych
reason-plan-many_plots = Kilka intryg
    .more = krok ku kilku intrygom naraz
reason-plan-contests = Spory
    .more = krok ku sporom, które można wygrać
reason-plan-points = Punkty
    .more = krok ku punktom na koniec gry

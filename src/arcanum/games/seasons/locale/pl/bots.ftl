## Charaktery botów: imię, usposobienie (.temper) i sposób gry (.text)

character-hortense = Hortensja
    .temper = cierpliwa
    .text = Wcześnie zwiększa wskaźnik przywołań i czeka na drogie karty.
character-ambros = Ambroży
    .temper = oszczędny
    .text = Trzyma każdy żeton i wydaje go tam, gdzie zwróci się podwójnie.
character-melusine = Meluzyna
    .temper = złośliwa
    .text = Woli zaszkodzić tobie, niż pomóc sobie.
character-kaspar = Kacper
    .temper = niecierpliwy
    .text = Od razu przywołuje tanie karty i kończy, zanim zdążysz się przygotować.
character-fidelia = Fidelia
    .temper = pomysłowa
    .text = Uwielbia karty, które można aktywować raz za razem.
character-odo = Odo
    .temper = łagodny
    .text = Otacza się chowańcami i nikomu nie wadzi.

## Powody: co przemawia za możliwością z podpowiedzi (.more) albo przeciw (.less); $n — o ile, 0 — nie da się policzyć

reason-crystals = Kryształy
    .more =
        { $n ->
            [0] nieco więcej kryształów
            [one] o { $n } kryształ więcej
            [few] o { $n } kryształy więcej
            [many] o { $n } kryształów więcej
           *[other] o { $n } kryształu więcej
        }
    .less =
        { $n ->
            [0] nieco mniej kryształów
            [one] o { $n } kryształ mniej
            [few] o { $n } kryształy mniej
            [many] o { $n } kryształów mniej
           *[other] o { $n } kryształu mniej
        }
reason-in-play = Karty w grze
    .more =
        { $n ->
            [0] mocniejsze karty w grze
            [one] o { $n } kartę w grze więcej
            [few] o { $n } karty w grze więcej
            [many] o { $n } kart w grze więcej
           *[other] o { $n } karty w grze więcej
        }
    .less =
        { $n ->
            [0] słabsze karty w grze
            [one] o { $n } kartę w grze mniej
            [few] o { $n } karty w grze mniej
            [many] o { $n } kart w grze mniej
           *[other] o { $n } karty w grze mniej
        }
reason-to-come = Przyszłe karty
    .more = przyszłe karty rokują lepiej
    .less = przyszłe karty rokują gorzej
reason-energy = Energia
    .more =
        { $n ->
            [0] bardziej przydatna energia
            [one] o { $n } żeton energii więcej
            [few] o { $n } żetony energii więcej
            [many] o { $n } żetonów energii więcej
           *[other] o { $n } żetonu energii więcej
        }
    .less =
        { $n ->
            [0] mniej przydatna energia
            [one] o { $n } żeton energii mniej
            [few] o { $n } żetony energii mniej
            [many] o { $n } żetonów energii mniej
           *[other] o { $n } żetonu energii mniej
        }
reason-room = Wskaźnik przywołań
    .more =
        { $n ->
            [0] więcej miejsca na karty
            [one] wskaźnik przywołań wyższy o { $n }
            [few] wskaźnik przywołań wyższy o { $n }
            [many] wskaźnik przywołań wyższy o { $n }
           *[other] wskaźnik przywołań wyższy o { $n }
        }
    .less =
        { $n ->
            [0] mniej miejsca na karty
            [one] wskaźnik przywołań niższy o { $n }
            [few] wskaźnik przywołań niższy o { $n }
            [many] wskaźnik przywołań niższy o { $n }
           *[other] wskaźnik przywołań niższy o { $n }
        }
reason-bonuses = Bonusy
    .more =
        { $n ->
            [0] oszczędzone bonusy
            [one] { $n } bonus oszczędzony
            [few] { $n } bonusy oszczędzone
            [many] { $n } bonusów oszczędzonych
           *[other] { $n } bonusy oszczędzone
        }
    .less =
        { $n ->
            [0] zużyte bonusy
            [one] { $n } bonus zużyty
            [few] { $n } bonusy zużyte
            [many] { $n } bonusów zużytych
           *[other] { $n } bonusy zużyte
        }
reason-rivals = Przeciwnicy
    .more = przeciwnicy dostaną mniej
    .less = przeciwnicy dostaną więcej
reason-draft-alone = Sama karta
    .more = mocna karta sama w sobie
    .less = słabsza karta sama w sobie
reason-draft-together = Z zatrzymanymi kartami
    .more = pasuje do zatrzymanych kart
    .less = gorzej pasuje do zatrzymanych kart
reason-draft-early = Wczesny użytek
    .more = mocna już od pierwszego roku
    .less = mocniejsza później niż na początku
reason-draft-left = Co pójdzie dalej
    .more = dalej pójdzie niewiele dobrych kart
    .less = dalej pójdzie dobra karta

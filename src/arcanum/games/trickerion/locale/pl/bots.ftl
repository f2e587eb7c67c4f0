## Charaktery botów: imię, usposobienie (.temper) i sposób gry (.text)

character-leontine = Leontyna
    .temper = ambitna
    .text = Uczy się wielkich sztuczek, choćby miało to trwać długo.
character-barnaby = Barnaba
    .temper = towarzyski
    .text = Zatrudnia, kogo się da, i każdemu znajduje zajęcie.
character-silas = Sylas
    .temper = skąpy
    .text = Pilnuje monet i zadowala się małym zespołem.
character-octavia = Oktawia
    .temper = teatralna
    .text = Wiele małych sztuczek, pokazywanych często i obok siebie.
character-ignatz = Ignac
    .temper = skryty
    .text = Wieczory spędza w Mrocznej Uliczce, gdzie zbiera odłamki i przydziały specjalne.

## Powody: co przemawia za możliwością z podpowiedzi (.more) albo przeciw (.less); $n — o ile, 0 — nie da się policzyć

reason-coins = Monety
    .more =
        { $n ->
            [0] nieco więcej monet
            [one] o { $n } monetę więcej
            [few] o { $n } monety więcej
            [many] o { $n } monet więcej
           *[other] o { $n } monety więcej
        }
    .less =
        { $n ->
            [0] za mało monet
            [one] o { $n } monetę mniej
            [few] o { $n } monety mniej
            [many] o { $n } monet mniej
           *[other] o { $n } monety mniej
        }
reason-fame = Sława
    .more =
        { $n ->
            [0] nieco więcej sławy
            [one] o { $n } punkt sławy więcej
            [few] o { $n } punkty sławy więcej
            [many] o { $n } punktów sławy więcej
           *[other] o { $n } punktu sławy więcej
        }
    .less =
        { $n ->
            [0] nieco mniej sławy
            [one] o { $n } punkt sławy mniej
            [few] o { $n } punkty sławy mniej
            [many] o { $n } punktów sławy mniej
           *[other] o { $n } punktu sławy mniej
        }
reason-shards = Odłamki
    .more =
        { $n ->
            [0] nieco więcej odłamków
            [one] o { $n } odłamek więcej
            [few] o { $n } odłamki więcej
            [many] o { $n } odłamków więcej
           *[other] o { $n } odłamki więcej
        }
    .less =
        { $n ->
            [0] nieco mniej odłamków
            [one] o { $n } odłamek mniej
            [few] o { $n } odłamki mniej
            [many] o { $n } odłamków mniej
           *[other] o { $n } odłamki mniej
        }
reason-troupe = Zespół
    .more =
        { $n ->
            [0] silniejszy zespół
            [one] o { $n } postać w zespole więcej
            [few] o { $n } postacie w zespole więcej
            [many] o { $n } postaci w zespole więcej
           *[other] o { $n } postacie w zespole więcej
        }
    .less =
        { $n ->
            [0] słabszy zespół
            [one] o { $n } postać w zespole mniej
            [few] o { $n } postacie w zespole mniej
            [many] o { $n } postaci w zespole mniej
           *[other] o { $n } postacie w zespole mniej
        }
reason-cards = Przydziały specjalne
    .more = większy pożytek z przydziałów specjalnych
    .less = mniejszy pożytek z przydziałów specjalnych
reason-tricks = Sztuczki
    .more =
        { $n ->
            [0] sztuczki obiecują więcej
            [one] o { $n } sztuczkę więcej
            [few] o { $n } sztuczki więcej
            [many] o { $n } sztuczek więcej
           *[other] o { $n } sztuczki więcej
        }
    .less =
        { $n ->
            [0] sztuczki obiecują mniej
            [one] o { $n } sztuczkę mniej
            [few] o { $n } sztuczki mniej
            [many] o { $n } sztuczek mniej
           *[other] o { $n } sztuczki mniej
        }
reason-stage = Pokazy
    .more = więcej gotowe na pokazy
    .less = mniej gotowe na pokazy
reason-wages = Wynagrodzenia
    .more =
        { $n ->
            [0] więcej monet na wynagrodzenia
            [one] o { $n } monetę więcej na wynagrodzenia
            [few] o { $n } monety więcej na wynagrodzenia
            [many] o { $n } monet więcej na wynagrodzenia
           *[other] o { $n } monety więcej na wynagrodzenia
        }
    .less =
        { $n ->
            [0] za mało monet na wynagrodzenia
            [one] o { $n } monetę mniej na wynagrodzenia
            [few] o { $n } monety mniej na wynagrodzenia
            [many] o { $n } monet mniej na wynagrodzenia
           *[other] o { $n } monety mniej na wynagrodzenia
        }
reason-links = Połączenia
    .more =
        { $n ->
            [0] więcej połączeń
            [one] o { $n } połączenie więcej
            [few] o { $n } połączenia więcej
            [many] o { $n } połączeń więcej
           *[other] o { $n } połączenia więcej
        }
    .less =
        { $n ->
            [0] mniej połączeń
            [one] o { $n } połączenie mniej
            [few] o { $n } połączenia mniej
            [many] o { $n } połączeń mniej
           *[other] o { $n } połączenia mniej
        }
reason-rivals = Przeciwnicy
    .more = przeciwnicy dostaną mniej
    .less = przeciwnicy dostaną więcej

## Plany: do czego zmierza lepszy plan — powód za możliwością, od której się zaczyna

reason-plan-higher_tricks = Sztuczki wyższych poziomów
    .more = krok ku sztuczkom wyższego poziomu
reason-plan-one_trick = Jedna sztuczka
    .more = krok ku jednej sztuczce wyższego poziomu: nauczyć się jej, przygotować ją i pokazać
reason-plan-many_tricks = Wiele sztuczek
    .more = krok ku wielu małym sztuczkom
reason-plan-team = Większy zespół
    .more = krok ku większemu zespołowi
reason-plan-small_team = Mały zespół
    .more = krok ku małemu zespołowi z niskimi wynagrodzeniami
reason-plan-saving = Oszczędzanie
    .more = krok ku zapasowi monet
reason-plan-spending = Wczesne wydatki
    .more = krok ku temu, by monety szybko się przydały
reason-plan-links = Połączenia
    .more = krok ku większej liczbie połączeń
reason-plan-show_now = Pokaz teraz
    .more = krok ku pokazowi jeszcze w tej rundzie
reason-plan-show_later = Pokaz później
    .more = krok ku większemu pokazowi w przyszłości
reason-plan-preparing = Przygotowania
    .more = krok ku wielu przygotowanym sztuczkom
reason-plan-shards = Odłamki
    .more = krok ku większej liczbie odłamków
reason-plan-cards_used = Przydziały specjalne w użyciu
    .more = krok ku rychłemu użyciu przydziałów specjalnych
reason-plan-cards_kept = Przydziały specjalne w zapasie
    .more = krok ku przydziałom specjalnym na ręce na koniec gry
reason-plan-market = Składniki zawczasu
    .more = krok ku pełnym składnikom po niewielu wizytach na Targu
reason-plan-at_hand = To, co jest pod ręką
    .more = krok ku sztuczkom, do których niewiele brakuje
reason-plan-together = Razem
    .more = krok ku kilku postaciom w jednej lokacji
reason-plan-apart = Osobno
    .more = krok ku rozesłaniu postaci po różnych lokacjach

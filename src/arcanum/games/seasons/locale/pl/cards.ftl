### Seasons: nazwy i teksty kart, język polski.
### Własne sformułowania. Jeden komunikat na kartę: wartość = nazwa (nasze tłumaczenie), .acc = biernik, .text = działanie. Każdy tekst to jeden wiersz.
###
### Słowniczek
###   gauge            wskaźnik przywołań („pozwala” = w grze może być jeszcze jedna karta)
###   reserve          rezerwa; stock = pula; „weź żeton” = z puli do rezerwy
###   crystals         kryształy (kryształy się „zyskuje”, żetony „bierze”); prestige = punkty prestiżu
###   transmute        przemienić (żetony energii w kryształy); akcja przemiany
###   summon           przywołać kartę z ręki; put into play for free = wprowadzić do gry za darmo
###   activate         aktywować; „Aktywacja:”
###   instant          „Po wejściu do gry:”; end of game = „Na koniec gry:”
###   sacrifice        poświęcić (własną kartę w grze)
###   discard          odrzucić (kartę z ręki, kartę z talii, żeton energii); discard pile = stos kart odrzuconych
###   draw pile        talia; „dobierz na rękę” = kartę trzeba zatrzymać
###   kinds of card    chowaniec (poświęcić chowańca, za każdego chowańca), magiczny przedmiot
###   energy kinds     powietrze, woda, ogień, ziemia; rodzaj energii; żeton energii; „dowolny” = wybiera gracz
###   time             tura, runda, pora roku, zmiana pory roku, znacznik na kole pór roku, kość pór roku
###   players          ty (małą literą), przeciwnik, gracz po lewej

## Karty podstawowe, 1–30

card-amulet_of_air = Amulet Powietrza
    .acc = Amulet Powietrza
    .text = Po wejściu do gry: zwiększ swój wskaźnik przywołań o 2.
card-amulet_of_fire = Amulet Ognia
    .acc = Amulet Ognia
    .text = Po wejściu do gry: dobierz 4 karty, weź 1 z nich na rękę, a pozostałe 3 odrzuć.
card-amulet_of_earth = Amulet Ziemi
    .acc = Amulet Ziemi
    .text = Po wejściu do gry: zyskaj 9 kryształów.
card-amulet_of_water = Amulet Wody
    .acc = Amulet Wody
    .text = Po wejściu do gry: połóż na tej karcie 4 dowolne żetony energii z puli. Możesz je wydawać, ale nie należą do twojej rezerwy.
card-balance_of_ishtar = Waga Isztar
    .acc = Wagę Isztar
    .text = Aktywacja: przemień 3 żetony energii jednego rodzaju w 9 kryształów (po 3 za każdy). Nie potrzebujesz do tego akcji przemiany, a pora roku nie ma znaczenia.
card-staff_of_spring = Kostur Wiosny
    .acc = Kostur Wiosny
    .text = Za każdym razem, gdy przywołujesz z ręki inną kartę, zyskujesz 3 kryształy. Karty wprowadzone do gry za darmo przez inną kartę się nie liczą.
card-temporal_boots = Buty Czasu
    .acc = Buty Czasu
    .text = Po wejściu do gry: przesuń znacznik na kole pór roku o 1, 2 lub 3 pola do przodu lub do tyłu.
card-purse_of_io = Sakiewka Io
    .acc = Sakiewkę Io
    .text = Każdy żeton energii, który przemieniasz, daje o 1 kryształ więcej.
card-divine_chalice = Boski Kielich
    .acc = Boski Kielich
    .text = Po wejściu do gry: dobierz 4 karty, wybierz 1, a pozostałe odrzuć. Wprowadź wybraną kartę do gry za darmo; jeśli wskaźnik przywołań na to nie pozwala, odrzuć także ją.
card-syllas_the_faithful = Wierny Syllas
    .acc = Wiernego Syllasa
    .text = Po wejściu do gry: każdy przeciwnik wybiera i poświęca 1 ze swoich kart w grze.
card-figrim_the_avaricious = Chciwy Figrim
    .acc = Chciwego Figrima
    .text = Przy każdej zmianie pory roku wszyscy przeciwnicy oddają ci po 1 krysztale.
card-naria_the_prophetess = Prorokini Naria
    .acc = Prorokinię Narię
    .text = Po wejściu do gry: dobierz tyle kart, ilu jest graczy. Weź 1 z nich na rękę, a pozostałe rozdaj przeciwnikom według uznania, po 1 każdemu.
card-wondrous_chest = Cudowny Kufer
    .acc = Cudowny Kufer
    .text = Na koniec każdej rundy, jeśli masz w rezerwie co najmniej 4 żetony energii, zyskujesz 3 kryształy.
card-beggars_horn = Róg Żebraka
    .acc = Róg Żebraka
    .text = Na koniec każdej rundy, jeśli masz w rezerwie najwyżej 1 żeton energii, bierzesz 1 dowolny żeton energii.
card-die_of_malice = Kość Złośliwości
    .acc = Kość Złośliwości
    .text = Aktywacja: zyskaj 2 kryształy i przerzuć swoją kość pór roku; liczy się nowy wynik. Tylko przed wykonaniem jakiejkolwiek akcji z tej kości.
card-kairn_the_destroyer = Kairn Niszczyciel
    .acc = Kairna Niszczyciela
    .text = Aktywacja: odrzuć 1 dowolny żeton energii. Każdy przeciwnik traci 4 kryształy.
card-amsug_longneck = Amsug Długoszyi
    .acc = Amsuga Długoszyjego
    .text = Po wejściu do gry: każdy gracz, łącznie z tobą, bierze z powrotem na rękę 1 ze swoich magicznych przedmiotów w grze.
card-bespelled_grimoire = Zaczarowany Grimuar
    .acc = Zaczarowany Grimuar
    .text = Po wejściu do gry: weź 2 dowolne żetony energii. Twoja rezerwa mieści do 10 żetonów energii zamiast 7.
card-ragfields_helm = Hełm Ragfielda
    .acc = Hełm Ragfielda
    .text = Na koniec gry: jeśli masz w grze więcej kart niż każdy inny gracz, zyskaj 20 kryształów.
card-hand_of_fortune = Ręka Fortuny
    .acc = Rękę Fortuny
    .text = Każda przywoływana przez ciebie karta kosztuje o 1 żeton energii mniej; ty wybierasz, który żeton z jej kosztu pominąć. Nie można w ten sposób obniżyć kosztu poniżej 1 żetonu.
card-lewis_greyface = Lewis Szarolicy
    .acc = Lewisa Szarolicego
    .text = Po wejściu do gry: wybierz przeciwnika i weź z puli takie same żetony energii, jakie ma on w rezerwie: tych samych rodzajów i w tej samej liczbie.
card-runic_cube_of_eolis = Runiczny Sześcian Eolis
    .acc = Runiczny Sześcian Eolis
    .text = Nie działa w trakcie gry; na koniec gry daje 30 punktów prestiżu.
card-potion_of_power = Mikstura Mocy
    .acc = Miksturę Mocy
    .text = Aktywacja: poświęć tę kartę. Dobierz 1 kartę na rękę i zwiększ swój wskaźnik przywołań o 2.
card-potion_of_dreams = Mikstura Snów
    .acc = Miksturę Snów
    .text = Aktywacja: poświęć tę kartę i odrzuć wszystkie żetony energii ze swojej rezerwy. Wprowadź do gry za darmo dowolną kartę z ręki; wskaźnik przywołań musi na to pozwalać.
card-potion_of_knowledge = Mikstura Wiedzy
    .acc = Miksturę Wiedzy
    .text = Aktywacja: poświęć tę kartę. Weź 5 dowolnych żetonów energii.
card-potion_of_life = Mikstura Życia
    .acc = Miksturę Życia
    .text = Aktywacja: poświęć tę kartę i przemień każdy żeton energii ze swojej rezerwy w 4 kryształy. Nie potrzebujesz do tego akcji przemiany.
card-hourglass_of_time = Klepsydra Czasu
    .acc = Klepsydrę Czasu
    .text = Przy każdej zmianie pory roku bierzesz 1 dowolny żeton energii.
card-scepter_of_greatness = Berło Wielkości
    .acc = Berło Wielkości
    .text = Po wejściu do gry: zyskaj 3 kryształy za każdy inny magiczny przedmiot, który masz w grze.
card-olafs_blessed_statue = Błogosławiony Posąg Olafa
    .acc = Błogosławiony Posąg Olafa
    .text = Po wejściu do gry: zyskaj 20 kryształów.
card-yjangs_forgotten_vase = Zapomniana Waza Yjanga
    .acc = Zapomnianą Wazę Yjanga
    .text = Za każdym razem, gdy przywołujesz z ręki inną kartę, bierzesz 1 dowolny żeton energii. Karty wprowadzone do gry za darmo przez inną kartę się nie liczą.

## Karty zaawansowane, 31–50

card-elemental_amulet = Amulet Żywiołów
    .acc = Amulet Żywiołów
    .text = Koszt: wybierz od 1 do 4 różnych rodzajów energii i zapłać po 1 żetonie każdego z nich. Po wejściu do gry: za powietrze zwiększ swój wskaźnik przywołań o 1; za wodę weź 2 dowolne żetony energii; za ogień dobierz 1 kartę na rękę; za ziemię zyskaj 5 kryształów. Jeśli karta weszła do gry za darmo, zachodzą wszystkie 4 działania.
card-tree_of_light = Drzewo Światła
    .acc = Drzewo Światła
    .text = Aktywacja: wybierz jedno. (a) Zapłać 3 kryształy i weź 1 dowolny żeton energii. (b) Odrzuć 1 dowolny żeton energii i do końca swojej tury korzystaj z akcji przemiany.
card-arcano_leech = Pijawka Arkanów
    .acc = Pijawkę Arkanów
    .text = Zanim przeciwnik przywoła kartę z ręki, musi oddać ci 1 kryształ; inaczej nie może jej przywołać. Za karty wprowadzone do gry za darmo przez inną kartę nie płaci.
card-crystal_orb = Kryształowa Kula
    .acc = Kryształową Kulę
    .text = Aktywacja: wybierz jedno. (a) Podejrzyj wierzchnią kartę talii; odłóż ją na wierzch albo odrzuć 4 dowolne żetony energii i wprowadź ją do gry za darmo (jeśli wskaźnik przywołań na to pozwala). (b) Zapłać 3 kryształy i odrzuć wierzchnią kartę talii bez podglądania.
card-glutton_cauldron = Żarłoczny Kocioł
    .acc = Żarłoczny Kocioł
    .text = Aktywacja: połóż na tej karcie 1 ze swoich żetonów energii; żetony na niej nie należą do rezerwy i nie można ich wydawać. Gdy tylko znajdzie się na niej 7 żetonów, poświęć ją, zyskaj 15 kryształów i przenieś te 7 żetonów do swojej rezerwy.
card-vampiric_crown = Wampirza Korona
    .acc = Wampirzą Koronę
    .text = Po wejściu do gry: dobierz 1 kartę na rękę albo odrzuć 1 kartę z ręki. Pokaż tę kartę wszystkim i weź tyle dowolnych żetonów energii, ile ma ona punktów prestiżu.
card-dragon_skull = Smocza Czaszka
    .acc = Smoczą Czaszkę
    .text = Aktywacja: poświęć 3 swoje karty w grze (ta także może być wśród nich). Zyskaj 15 kryształów.
card-demon_of_argos = Demon z Argos
    .acc = Demona z Argos
    .text = Po wejściu do gry: każdy przeciwnik, w kolejności tur, zmniejsza swój wskaźnik przywołań o 1 i dobiera 1 kartę na rękę.
card-titus_deepgaze = Titus Bystrooki
    .acc = Titusa Bystrookiego
    .text = Na koniec każdej rundy wszyscy przeciwnicy oddają ci po 1 krysztale. Jeśli któryś nie może zapłacić, pozostali i tak płacą, a ty poświęcasz tę kartę.
card-air_elemental = Żywiołak Powietrza
    .acc = Żywiołaka Powietrza
    .text = Po wejściu do gry: wszystkie żetony energii w rezerwach przeciwników stają się żetonami powietrza.
card-thieving_fairies = Złodziejskie Wróżki
    .acc = Złodziejskie Wróżki
    .text = Za każdym razem, gdy przeciwnik aktywuje kartę, oddaje ci 1 kryształ (jeśli może), a ty zyskujesz jeszcze 1 kryształ.
card-cursed_treatise_of_arus = Przeklęty Traktat Arusa
    .acc = Przeklęty Traktat Arusa
    .text = Po wejściu do gry: weź 2 dowolne żetony energii, zyskaj 10 kryształów i zwiększ swój wskaźnik przywołań o 1. Gdy poświęcasz tę kartę, odrzuć wszystkie żetony energii ze swojej rezerwy.
card-idol_of_the_familiar = Posążek Chowańca
    .acc = Posążek Chowańca
    .text = Po wejściu do gry: zyskaj 10 kryształów. Aktywacja: zyskaj 1 kryształ za każdego chowańca, którego masz w grze.
card-necrotic_kriss = Nekrotyczny Kris
    .acc = Nekrotyczny Kris
    .text = Aktywacja: odrzuć 1 chowańca z ręki albo poświęć 1 chowańca, którego masz w grze. Weź 4 dowolne żetony energii.
card-lantern_of_xidit = Latarnia Xidit
    .acc = Latarnię Xidit
    .text = Na koniec gry: zyskaj 3 kryształy za każdy żeton energii w swojej rezerwie.
card-sealed_chest_of_urm = Zapieczętowany Kufer Urma
    .acc = Zapieczętowany Kufer Urma
    .text = Na koniec gry: jeśli nie masz w grze żadnego chowańca, zyskaj 20 kryształów.
card-mirror_of_the_seasons = Zwierciadło Pór Roku
    .acc = Zwierciadło Pór Roku
    .text = Aktywacja: zapłać X kryształów (X to co najmniej 1) i wymień X swoich żetonów energii jednego rodzaju na X żetonów jednego z pozostałych rodzajów.
card-pendant_of_ragnor = Wisior Ragnora
    .acc = Wisior Ragnora
    .text = Po wejściu do gry: weź 1 dowolny żeton energii za każdy inny magiczny przedmiot, który masz w grze.
card-sid_nightshade = Sid Nocny Cień
    .acc = Sida Nocnego Cienia
    .text = Po wejściu do gry: jeśli masz więcej kryształów niż każdy inny gracz, każdy przeciwnik oddaje ci 5 kryształów (lub wszystkie, jeśli ma ich mniej).
card-damned_soul_of_onys = Potępiona Dusza Onys
    .acc = Potępioną Duszę Onys
    .text = Po wejściu do gry: zyskaj 10 kryształów i weź 1 żeton wody. Aktywacja, w dowolnej chwili swojej tury: odrzuć 1 żeton wody i przekaż tę kartę, ustawioną prosto, graczowi po lewej, który staje się jej właścicielem. Na koniec każdej rundy właściciel tej karty traci 3 kryształy.

### Seasons: nazwy i teksty kart, język polski.
### Własne sformułowania. Jeden komunikat na kartę: wartość = nazwa (angielska), .text = działanie. Każdy tekst to jeden wiersz.
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

card-amulet_of_air = Amulet of Air
    .text = Po wejściu do gry: zwiększ swój wskaźnik przywołań o 2.
card-amulet_of_fire = Amulet of Fire
    .text = Po wejściu do gry: dobierz 4 karty, weź 1 z nich na rękę, a pozostałe 3 odrzuć.
card-amulet_of_earth = Amulet of Earth
    .text = Po wejściu do gry: zyskaj 9 kryształów.
card-amulet_of_water = Amulet of Water
    .text = Po wejściu do gry: połóż na tej karcie 4 dowolne żetony energii z puli. Możesz je wydawać, ale nie należą do twojej rezerwy.
card-balance_of_ishtar = Balance of Ishtar
    .text = Aktywacja: przemień 3 żetony energii jednego rodzaju w 9 kryształów (po 3 za każdy). Nie potrzebujesz do tego akcji przemiany, a pora roku nie ma znaczenia.
card-staff_of_spring = Staff of Spring
    .text = Za każdym razem, gdy przywołujesz z ręki inną kartę, zyskujesz 3 kryształy. Karty wprowadzone do gry za darmo przez inną kartę się nie liczą.
card-temporal_boots = Temporal Boots
    .text = Po wejściu do gry: przesuń znacznik na kole pór roku o 1, 2 lub 3 pola do przodu lub do tyłu.
card-purse_of_io = Purse of Io
    .text = Każdy żeton energii, który przemieniasz, daje o 1 kryształ więcej.
card-divine_chalice = Divine Chalice
    .text = Po wejściu do gry: dobierz 4 karty, wybierz 1, a pozostałe odrzuć. Wprowadź wybraną kartę do gry za darmo; jeśli wskaźnik przywołań na to nie pozwala, odrzuć także ją.
card-syllas_the_faithful = Syllas the Faithful
    .text = Po wejściu do gry: każdy przeciwnik wybiera i poświęca 1 ze swoich kart w grze.
card-figrim_the_avaricious = Figrim the Avaricious
    .text = Przy każdej zmianie pory roku wszyscy przeciwnicy oddają ci po 1 krysztale.
card-naria_the_prophetess = Naria the Prophetess
    .text = Po wejściu do gry: dobierz tyle kart, ilu jest graczy. Weź 1 z nich na rękę, a pozostałe rozdaj przeciwnikom według uznania, po 1 każdemu.
card-wondrous_chest = Wondrous Chest
    .text = Na koniec każdej rundy, jeśli masz w rezerwie co najmniej 4 żetony energii, zyskujesz 3 kryształy.
card-beggars_horn = Beggar's Horn
    .text = Na koniec każdej rundy, jeśli masz w rezerwie najwyżej 1 żeton energii, bierzesz 1 dowolny żeton energii.
card-die_of_malice = Die of Malice
    .text = Aktywacja: zyskaj 2 kryształy i przerzuć swoją kość pór roku; liczy się nowy wynik. Tylko przed wykonaniem jakiejkolwiek akcji z tej kości.
card-kairn_the_destroyer = Kairn the Destroyer
    .text = Aktywacja: odrzuć 1 dowolny żeton energii. Każdy przeciwnik traci 4 kryształy.
card-amsug_longneck = Amsug Longneck
    .text = Po wejściu do gry: każdy gracz, łącznie z tobą, bierze z powrotem na rękę 1 ze swoich magicznych przedmiotów w grze.
card-bespelled_grimoire = Bespelled Grimoire
    .text = Po wejściu do gry: weź 2 dowolne żetony energii. Twoja rezerwa mieści do 10 żetonów energii zamiast 7.
card-ragfields_helm = Ragfield's Helm
    .text = Na koniec gry: jeśli masz w grze więcej kart niż każdy inny gracz, zyskaj 20 kryształów.
card-hand_of_fortune = Hand of Fortune
    .text = Każda przywoływana przez ciebie karta kosztuje o 1 żeton energii mniej; ty wybierasz, który żeton z jej kosztu pominąć. Nie można w ten sposób obniżyć kosztu poniżej 1 żetonu.
card-lewis_greyface = Lewis Greyface
    .text = Po wejściu do gry: wybierz przeciwnika i weź z puli takie same żetony energii, jakie ma on w rezerwie: tych samych rodzajów i w tej samej liczbie.
card-runic_cube_of_eolis = Runic Cube of Eolis
    .text = Nie działa w trakcie gry; na koniec gry daje 30 punktów prestiżu.
card-potion_of_power = Potion of Power
    .text = Aktywacja: poświęć tę kartę. Dobierz 1 kartę na rękę i zwiększ swój wskaźnik przywołań o 2.
card-potion_of_dreams = Potion of Dreams
    .text = Aktywacja: poświęć tę kartę i odrzuć wszystkie żetony energii ze swojej rezerwy. Wprowadź do gry za darmo dowolną kartę z ręki; wskaźnik przywołań musi na to pozwalać.
card-potion_of_knowledge = Potion of Knowledge
    .text = Aktywacja: poświęć tę kartę. Weź 5 dowolnych żetonów energii.
card-potion_of_life = Potion of Life
    .text = Aktywacja: poświęć tę kartę i przemień każdy żeton energii ze swojej rezerwy w 4 kryształy. Nie potrzebujesz do tego akcji przemiany.
card-hourglass_of_time = Hourglass of Time
    .text = Przy każdej zmianie pory roku bierzesz 1 dowolny żeton energii.
card-scepter_of_greatness = Scepter of Greatness
    .text = Po wejściu do gry: zyskaj 3 kryształy za każdy inny magiczny przedmiot, który masz w grze.
card-olafs_blessed_statue = Olaf's Blessed Statue
    .text = Po wejściu do gry: zyskaj 20 kryształów.
card-yjangs_forgotten_vase = Yjang's Forgotten Vase
    .text = Za każdym razem, gdy przywołujesz z ręki inną kartę, bierzesz 1 dowolny żeton energii. Karty wprowadzone do gry za darmo przez inną kartę się nie liczą.

## Karty zaawansowane, 31–50

card-elemental_amulet = Elemental Amulet
    .text = Koszt: wybierz od 1 do 4 różnych rodzajów energii i zapłać po 1 żetonie każdego z nich. Po wejściu do gry: za powietrze zwiększ swój wskaźnik przywołań o 1; za wodę weź 2 dowolne żetony energii; za ogień dobierz 1 kartę na rękę; za ziemię zyskaj 5 kryształów. Jeśli karta weszła do gry za darmo, działają wszystkie 4 efekty.
card-tree_of_light = Tree of Light
    .text = Aktywacja: wybierz jedno. (a) Zapłać 3 kryształy i weź 1 dowolny żeton energii. (b) Odrzuć 1 dowolny żeton energii i do końca swojej tury korzystaj z akcji przemiany.
card-arcano_leech = Arcano Leech
    .text = Zanim przeciwnik przywoła kartę z ręki, musi oddać ci 1 kryształ; inaczej nie może jej przywołać. Za karty wprowadzone do gry za darmo przez inną kartę nie płaci.
card-crystal_orb = Crystal Orb
    .text = Aktywacja: wybierz jedno. (a) Podejrzyj wierzchnią kartę talii; odłóż ją na wierzch albo odrzuć 4 dowolne żetony energii i wprowadź ją do gry za darmo (jeśli wskaźnik przywołań na to pozwala). (b) Zapłać 3 kryształy i odrzuć wierzchnią kartę talii bez podglądania.
card-glutton_cauldron = Glutton Cauldron
    .text = Aktywacja: połóż na tej karcie 1 ze swoich żetonów energii; żetony na niej nie należą do rezerwy i nie można ich wydawać. Gdy tylko znajdzie się na niej 7 żetonów, poświęć ją, zyskaj 15 kryształów i przenieś te 7 żetonów do swojej rezerwy.
card-vampiric_crown = Vampiric Crown
    .text = Po wejściu do gry: dobierz 1 kartę na rękę albo odrzuć 1 kartę z ręki. Pokaż tę kartę wszystkim i weź tyle dowolnych żetonów energii, ile ma ona punktów prestiżu.
card-dragon_skull = Dragon Skull
    .text = Aktywacja: poświęć 3 swoje karty w grze (ta także może być wśród nich). Zyskaj 15 kryształów.
card-demon_of_argos = Demon of Argos
    .text = Po wejściu do gry: każdy przeciwnik, w kolejności tur, zmniejsza swój wskaźnik przywołań o 1 i dobiera 1 kartę na rękę.
card-titus_deepgaze = Titus Deepgaze
    .text = Na koniec każdej rundy wszyscy przeciwnicy oddają ci po 1 krysztale. Jeśli któryś nie może zapłacić, pozostali i tak płacą, a ty poświęcasz tę kartę.
card-air_elemental = Air Elemental
    .text = Po wejściu do gry: wszystkie żetony energii w rezerwach przeciwników stają się żetonami powietrza.
card-thieving_fairies = Thieving Fairies
    .text = Za każdym razem, gdy przeciwnik aktywuje kartę, oddaje ci 1 kryształ (jeśli może), a ty zyskujesz jeszcze 1 kryształ.
card-cursed_treatise_of_arus = Cursed Treatise of Arus
    .text = Po wejściu do gry: weź 2 dowolne żetony energii, zyskaj 10 kryształów i zwiększ swój wskaźnik przywołań o 1. Gdy poświęcasz tę kartę, odrzuć wszystkie żetony energii ze swojej rezerwy.
card-idol_of_the_familiar = Idol of the Familiar
    .text = Po wejściu do gry: zyskaj 10 kryształów. Aktywacja: zyskaj 1 kryształ za każdego chowańca, którego masz w grze.
card-necrotic_kriss = Necrotic Kriss
    .text = Aktywacja: odrzuć 1 chowańca z ręki albo poświęć 1 chowańca, którego masz w grze. Weź 4 dowolne żetony energii.
card-lantern_of_xidit = Lantern of Xidit
    .text = Na koniec gry: zyskaj 3 kryształy za każdy żeton energii w swojej rezerwie.
card-sealed_chest_of_urm = Sealed Chest of Urm
    .text = Na koniec gry: jeśli nie masz w grze żadnego chowańca, zyskaj 20 kryształów.
card-mirror_of_the_seasons = Mirror of the Seasons
    .text = Aktywacja: zapłać X kryształów (X to co najmniej 1) i wymień X swoich żetonów energii jednego rodzaju na X żetonów jednego z pozostałych rodzajów.
card-pendant_of_ragnor = Pendant of Ragnor
    .text = Po wejściu do gry: weź 1 dowolny żeton energii za każdy inny magiczny przedmiot, który masz w grze.
card-sid_nightshade = Sid Nightshade
    .text = Po wejściu do gry: jeśli masz więcej kryształów niż każdy inny gracz, każdy przeciwnik oddaje ci 5 kryształów (lub wszystkie, jeśli ma ich mniej).
card-damned_soul_of_onys = Damned Soul of Onys
    .text = Po wejściu do gry: zyskaj 10 kryształów i weź 1 żeton wody. Aktywacja: odrzuć 1 żeton wody i przekaż tę kartę, ustawioną prosto, graczowi po lewej, który staje się jej właścicielem. Na koniec każdej rundy właściciel tej karty traci 3 kryształy.

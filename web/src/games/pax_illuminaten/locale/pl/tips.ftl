# what the symbols of the board mean
pax_illuminaten-tip-of-faction = { $name }: frakcja. Jej przychylnością płaci się na jej kartach, a trzy jej karty obok siebie tworzą lożę.
pax_illuminaten-tip-of-degree = { $name }. Kto zagra taką kartę, dobiera wydarzenie w fazie sprawdzania.
pax_illuminaten-tip-degree1 = Pierwszy stopień. Przy przesłuchaniu płacą też sąsiedzi tego samego stopnia: to plotki.
pax_illuminaten-tip-degree2 = Drugi stopień. Przy przesłuchaniu płacą też sąsiedzi tego samego stopnia: to plotki.
pax_illuminaten-tip-degree3 = Trzeci stopień. Przy przesłuchaniu płacą też sąsiedzi tego samego stopnia: to plotki.
pax_illuminaten-tip-influencetoken = Wpływy, których jeszcze nie masz na mapie.
pax_illuminaten-tip-chain = Łańcuch spisku tej tury. Każda karta ma wspólną frakcję z poprzednią.
pax_illuminaten-tip-dagger = Sztylet: w sporze wygrywa słabsza strona.
pax_illuminaten-tip-hammers = Młoty: w sporze wygrywa silniejsza strona.
pax_illuminaten-tip-edict = Edykt: zbiera przychylność jednej frakcji. Pięć odrzuconych edyktów kończy grę.
pax_illuminaten-tip-lodge = Loża: trzy lub więcej połączonych odkrytych kart jednej frakcji.
pax_illuminaten-tip-majordomo = Majordomus: karta dworu pod nim odchodzi następna.
pax_illuminaten-tip-plot = Intryga: warunek na mapie. Twoje żetony na dwóch intrygach dają zwycięstwo.
pax_illuminaten-tip-special = Wydarzenie specjalne: karta, którą możesz zagrać w swojej fazie wydarzeń.
pax_illuminaten-tip-reward = Znacznik nagrody: jeszcze jedna akcja po sporze wygranym w ataku.
pax_illuminaten-tip-keyhole = Zakryta karta.
pax_illuminaten-tip-flag = Pierwszy gracz.
pax_illuminaten-tip-hand = Karty na ręce.
# the parts of a turn, and what they are for
pax_illuminaten-turn-events = Wydarzenia
    .text = Edykty ci płacą, a możesz też zagrać wydarzenie specjalne na tę turę.
pax_illuminaten-turn-actions = Akcje
    .text = Dwie akcje główne i tyle spisków, na ile pozwolą karty. Dwie intrygi to zwycięstwo.
pax_illuminaten-turn-check = Sprawdzanie
    .text = Teraz widać, które intrygi się trzymają. Potem uzupełnia się rękę, a dwór rusza dalej.
pax_illuminaten-turn-others = Tury przeciwników
    .text = Patrz, gdzie przeciwnicy gromadzą wpływy: to zdradza ich intrygi.

# Katalog kart: według czego się je wybiera.

browser-connection = Karta koneksji { $roman }
browser-what = Pokaż
browser-what-luminary = luminarze
browser-what-plot = intrygi
browser-what-edict = edykty
browser-what-special = wydarzenia specjalne
browser-what-faction = karty frakcji
browser-what-connection = karty koneksji
browser-what-opponent = sztuczni przeciwnicy
browser-degree = Stopień
browser-faction = Frakcja
browser-strength = Siła
browser-strength-dagger = sztylet
browser-strength-hammers = młoty
browser-order = Przynależność
browser-order-mason = mason
browser-order-rosicrucian = różokrzyżowiec
browser-order-none = żadna

# Katalog kart: według czego się je wybiera.

browser-what = Pokaż
browser-what-trick = sztuczki
browser-what-performance = karty pokazów
browser-what-assignment = przydziały specjalne
browser-what-prophecy = przepowiednie
browser-what-magician = iluzjoniści
browser-what-die = kości
browser-what-room = sale
browser-what-secret = tajemnice
browser-level = Poziom
browser-school = Kategoria
browser-component = Składniki
browser-ap = PA na przygotowanie
browser-place = Lokacja
browser-venue = Teatr
browser-venue-riverside = Riverside
browser-venue-grand_magorian = Grand Magorian
browser-venue-magnus_pantheon = Magnus Pantheon
browser-set = Zestaw
browser-set-base = gra podstawowa
browser-set-dark_alley = Mroczna Uliczka
browser-set-heir = Dziedzic
browser-set-academy = Akademia
browser-faces = Ścianki
browser-uncounted-die = Z tych kości korzystają wszyscy, a co rundę rzuca się nimi od nowa: o wygranej nie decyduje żadna z nich.
browser-uncounted-prophecy = Przepowiednia działa na wszystkich jednakowo, więc nikomu nie daje przewagi.

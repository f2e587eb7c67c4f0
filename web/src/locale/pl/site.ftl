### Co mówi tylko strona bez serwera, po polsku.

page-storage-none = Ta przeglądarka niczego tu nie zachowuje, być może okno jest prywatne. Możesz grać, ale po zamknięciu okna stoły znikną.
page-storage-full = W przeglądarce nie ma już miejsca. Partia trwa, ale nic się już nie zapisuje: nie zamykaj tej strony i zrób miejsce.
page-storage-elsewhere = Partia potoczyła się dalej w innej karcie i to zostało zapisane. To, co zrobiono tutaj, gdy w przeglądarce brakowało miejsca, przepadło.
page-new-version = Nowa wersja Arcanum jest gotowa. Twoje stoły zostaną.
page-update = Przejdź na nią
page-later = Później
page-not-started = W tej przeglądarce nie udało się przygotować stołu. Wczytaj stronę jeszcze raz albo użyj nowszej przeglądarki.
page-server-away = Serwer nie odpowiada. Tu masz stoły na swoim urządzeniu; te na serwerze poczekają.
page-away-again = Spróbuj jeszcze raz

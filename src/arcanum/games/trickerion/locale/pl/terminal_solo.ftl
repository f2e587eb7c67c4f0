### Gra solo w terminalu, język polski.

board-heir-mood = Nastrój
board-heir-ready = gotowy: plan pokazu i sztuczka { $n }. poziomu (H-7.1)
board-heir-busy = zajęty (H-7.1)
board-heir-plan = Plan
board-heir-perform = pokaz
board-heir-setup = przygotowania
board-heir-face-down = zakryty
board-heir-plans-left = { $n ->
    [one] został { $n } plan
    [few] zostały { $n } plany
    [many] zostało { $n } planów
   *[other] zostało { $n } planu
}
board-heir-line = Kolejność
board-heir-wanted = Lista zakupów
board-heir-contested = Sporne lokacje
board-heir-nowhere = nigdzie
board-heir-day = Dzień
board-heir-dice = Kości
board-heir-rests = odpoczywa
board-heir-notice = Część drukowanych elementów gry solo zaginęła: plany dziedzica, układ kart pokazów i ścianki kości przygotowania to nasza rekonstrukcja.
board-heir-tells = { $name } · krok { $n } z { $of }
board-heir-step = Enter: dalej · w: wszystko naraz · n: nigdy krok po kroku
board-heir-all-word = w
board-heir-never-word = n
board-solo-game = Sława w trakcie gry
board-solo-end = Punktacja końcowa
board-solo-fame-start = na początku
board-solo-fame-advertising = plakaty
board-solo-fame-links = połączenia
board-solo-fame-yields = pokazane sztuczki
board-solo-fame-performances = premie za pokaz
board-solo-fame-prophecies = przepowiednie
board-solo-fame-coins = monety zamienione na sławę
board-solo-fame-rest = inne, minus niewypłacone wynagrodzenia
board-solo-end-shards = odłamki
board-solo-end-coins = monety
board-solo-end-cards = przydziały specjalne
board-solo-end-tricks = sztuczki 3. poziomu
board-solo-end-leftovers = żetony pozostałe na kartach
board-solo-end-characters = postacie od siódmej
board-solo-again = To samo rozdanie jeszcze raz:
board-solo-fame-renovations = renowacje
board-solo-end-banners = sztandary
board-academy = Akademia
board-secrets = Tajemnice
board-banners = Sztandary
board-room-opens = zamknięta do rundy { $n }

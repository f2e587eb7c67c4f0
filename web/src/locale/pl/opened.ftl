### What the lobby says when something of it is opened, and at the ways to a table, Polish.

page-your-tables = Twoje stoły
page-play-now = Graj
page-learn-short = Nauka
page-new-to-you = Nowa dla ciebie
page-your-move = Twoja tura
page-waits = Decydują inni
page-finished = Zakończona
page-you = ty
page-save = Zapisz
page-onlookers = Widzowie
page-hints = Podpowiedzi
page-hints-alone = Tylko z botami
page-hints-unrated = Nie liczy się do rankingu: podpowiedzi są tu dozwolone.
page-to-lobby = Do lobby
page-yes = tak
page-no = nie
page-none = brak
page-wrong-link = Ten link nie prowadzi do żadnego miejsca. Poproś o nowy.
page-members-only = Ten stół jest dla członków klubu. Zaloguj się jako członek, żeby usiąść albo oglądać.
page-no-table = Nie ma takiego stołu.
page-rules = Zasady
page-log-out = Wyloguj się
page-account = Konto
page-account-about = Nieobowiązkowe: konto zbiera twoje stoły ze wszystkich urządzeń. Bez niego pamięta je tylko ta przeglądarka.
page-account-is = Konto: { $name }. Tu są zebrane twoje stoły.
page-account-name = Nazwa
page-password = Hasło (co najmniej 8 znaków)
page-register = Załóż konto
page-wrong-password = Nazwa lub hasło się nie zgadza.
page-name-taken = Ta nazwa jest zajęta.
page-refused-400 = Coś się tu nie zgadza. Sprawdź, co wpisujesz.
page-refused-403 = Nie masz do tego dostępu.
page-refused-404 = Tego już tu nie ma.
page-refused-409 = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
page-refused-413 = To jest za długie.
page-name-link = W nazwie nie może być linku.
page-name-letters = Nazwa składa się z widocznych liter, cyfr, spacji, kropek i łączników.
page-name-scripts = Jedno słowo nazwy składa się z liter jednego alfabetu: łacińskiego, cyrylicy albo greckiego.
page-name-like = Ta nazwa wygląda tak samo jak inna, już zajęta.
page-account-manage = Ustawienia konta
page-account-closed = To konto jest zamknięte. Zwróć się do opiekunów serwera.
page-account-delete = Usuń konto
page-account-delete-about = Twoje partie zostaną u innych graczy, ale bez twojego imienia. Notatki i powiadomienia znikną. Tego nie da się cofnąć.
page-password-wrong = Hasło jest nieprawidłowe.
page-password-old = Dotychczasowe hasło
page-password-new = Nowe hasło (co najmniej 8 znaków)
page-password-change = Zmień hasło
page-password-confirm = Twoje hasło, dla pewności
page-password-set = Nowe hasło
page-password-set-about = Ten link działa raz. Na pozostałych urządzeniach trzeba będzie zalogować się od nowa.
page-everywhere = Wyloguj wszędzie
page-everywhere-about = Na każdym urządzeniu. Linki do miejsc pozostają ważne.
page-link-used = Ten link został już użyty albo jest za stary.
page-mail-confirm = Wysyłać e-mail na ten adres, gdy nadejdzie twoja tura?
page-mail-confirm-do = Tak, wysyłaj
page-mail-confirm-done = Potwierdzone. E-mail przyjdzie, gdy nadejdzie twoja tura, a ty nie będziesz patrzeć na stół.
page-mail-stop = Nie wysyłać więcej e-maili o tym stole?
page-mail-stop-do = Nie wysyłaj
page-mail-stop-done = Gotowe. E-maili o tym stole już nie będzie.
page-minutes = { $n } min
page-no-lessons = Ta gra nie ma jeszcze lekcji
page-lesson-at = { $title }, krok { $step } z { $of }
page-lesson-go-on = Graj dalej: { $step } z { $of }
page-go-on = Graj dalej

## An invitation

page-invited = Zaproszenie do stołu
page-invites-you = { $player } zaprasza cię do gry
page-free = wolne
page-taken = zajęte
page-watch = Oglądaj
page-sit-already = Już siedzisz przy tym stole.
page-to-seat = Na swoje miejsce
page-invite-spent = To zaproszenie zostało wykorzystane lub cofnięte. Poproś o nowe.
page-practice = Trening
page-practice-about = Stół treningowy: rozdanie wybrano z góry, więc ktoś może je znać.
page-book-none = Ta gra nie ma jeszcze instrukcji. Oto dokładna specyfikacja, po angielsku.

## Stoły przyjaciół i stoły otwarte

page-choose-seat = Wybierz miejsce
page-no-account = Konto nie jest potrzebne.
page-order-lot-about = O miejscach zdecyduje los, gdy partia się zacznie.
page-all-taken = Wszystkie miejsca są zajęte.
page-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
page-table-name = Nazwa stołu
page-gallery-read = Gracze czytają czat widzów
page-n-wait = { $n ->
    [one] { $n } stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
    [many] { $n } stołów czeka na ciebie
   *[other] { $n } stołu czeka na ciebie
}
page-gathers = { $n ->
    [0] Wszyscy siedzą
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
page-thinks = Decyduje { $player }
page-n-new = Nowe: { $n }
page-n-more = Jeszcze { $n }
page-left-minutes = { $n ->
    [one] została { $n } min
    [few] zostały { $n } min
   *[other] zostało { $n } min
}
page-left-hours = { $n ->
    [one] została { $n } godz.
    [few] zostały { $n } godz.
   *[other] zostało { $n } godz.
}
page-left-days = { $n ->
    [one] został { $n } dzień
    [few] zostały { $n } dni
   *[other] zostało { $n } dni
}
page-standing-year = Rok { $year } · runda { $round }
page-standing-week = Runda { $week }
page-standing-round = Runda { $round }
page-list-waiting = Usiądź
page-list-running = Oglądaj
page-list-finished = Zakończone
page-list-waiting-none = Nikt teraz nie czeka na graczy. Zacznij nową partię, zostaw wolne miejsce i otwórz stół dla wszystkich.
page-list-running-none = Teraz nikt nie gra przy otwartym stole.
page-list-finished-none = Nikt jeszcze nie skończył otwartej partii.
page-list-more = Więcej stołów
page-all-games = Wszystkie gry
page-any-language = Dowolny język
page-any-pace = Dowolne tempo
page-invites = Zaprasza { $player }
page-join = Usiądź
page-who-joins = Kto może usiąść
page-private = Prywatny
    .text = Tylko osoby z twoim linkiem.
page-open = Otwarty dla wszystkich
    .text = Stół widać w lobby i każdy może do niego usiąść.
page-open-to = Dla kogo
page-open-to-all = dla wszystkich
page-open-club-about = Stół widzą tylko członkowie klubu i tylko oni mogą usiąść albo oglądać.
page-open-club = Otwarty dla klubu
page-club-full = W tym klubie wiele stołów czeka już na graczy. Usiądź przy jednym z nich albo poczekaj, aż gdzieś zacznie się gra.
page-replay-short = Odtwórz
page-bring-large = Ten plik jest za duży jak na zapis jednej partii.
page-gone = Po poddaniu partii
page-gone-bot = Gra bot
page-gone-out = Miejsce wypada z partii
page-told-open = Otworzył się stół, który do ciebie pasuje
page-mail-confirm-open = Wysyłać e-mail na ten adres, gdy otworzy się pasujący do ciebie stół?
page-mail-confirm-open-do = Tak, wysyłaj
page-mail-confirm-open-done = Potwierdzone. E-mail przyjdzie, gdy otworzy się pasujący do ciebie stół.
page-mail-stop-open = Nie wysyłać więcej e-maili o otwartych stołach?
page-mail-stop-open-do = Nie wysyłaj
page-mail-stop-open-done = Gotowe. E-maili o otwartych stołach już nie będzie.
page-save-picture = Zapisz obraz
page-notices-blink = Tytuł strony miga, gdy zaczyna się twoja tura
page-notices-chime = Cichy sygnał, gdy zaczyna się twoja tura
page-pace-none = bez zegara
page-pace-live = w czasie rzeczywistym
page-pace-days = korespondencyjnie
page-rating-for = Ranking graczy:
page-rating-any = dowolny
page-rating-between = { $low }–{ $high }
page-rating-upto = do { $high }
page-rating-from = od { $low }
page-rating-must = tylko { $rating }
page-rating-only = Innych nie wpuszczać, chyba że mają link
page-fits-me = Dla mojego rankingu
page-tell-me = Powiadamiaj o nowych

## Kto gra za bota

page-who-plays = Kto zagra przeciwko tobie?
page-surprise = Zaskocz mnie
page-temper = Usposobienie
page-temper-daring = odważnie
    .not = ostrożnie
page-temper-harms = szkodzi
    .not = buduje
page-temper-late = późno
    .not = wcześnie
page-temper-spends = wydaje
    .not = gromadzi
page-temper-about = Usposobienie mówi, jak ktoś gra, a siła, jak dobrze: każdy może grać z dowolną siłą. Nikt nie oszukuje: bot widzi tylko to, co widać z jego miejsca.
page-strength = Siła
page-seat = Miejsce
page-seat-character = Zaproś do stołu: { $name }
page-no-character = Tylko siła, nikt konkretny
page-back-to-table = Wróć do stołu

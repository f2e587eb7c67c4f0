### Zgłoszenia do gospodarza serwera, język polski.

people-report = Zgłoś
people-report-person = Zgłoś tę osobę
people-report-table = Zgłoś ten stół
people-report-club = Zgłoś ten klub
people-report-tournament = Zgłoś ten turniej
people-report-about = Przeczytają to opiekunowie serwera. Nikt inny nie dowie się, że piszesz.
people-report-why = Co jest nie tak?
people-report-why-insults = Obelgi lub groźby
people-report-why-name = Niestosowna nazwa lub imię
people-report-why-cheats = Oszustwo albo celowe przegrywanie
people-report-why-spam = Reklama
people-report-why-other = Coś innego
people-report-text = Co się stało, w kilku słowach
people-report-send = Wyślij
people-report-done = Dziękujemy. Opiekunowie serwera to przeczytają.
people-report-log-in = Zaloguj się, aby coś zgłosić. Przy stole w każdej chwili możesz wyciszyć rozmówcę na czacie.

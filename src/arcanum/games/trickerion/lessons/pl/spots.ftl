### Części planszy, jak nazywa je przewodnik.

spot-fame = sława
spot-purse = twoje monety i odłamki
spot-city = miasto
spot-downtown = Śródmieście
spot-residence = rezydencja
spot-inn = oberża
spot-bank = bank
spot-market = Targ
spot-alley = Mroczna Uliczka
spot-workshop = twój Warsztat
spot-theater = Teatr
spot-days = dni w Teatrze
spot-shows = karty pokazów
spot-order = kolejność tur
spot-team = twój zespół
spot-hand = twoje karty przydziału
spot-tricks = twoje sztuczki
spot-components = twoje składniki
spot-rival = drugi gracz
spot-heir = dziedzic
spot-plan = plan dziedzica
spot-blocked = kości przygotowania
spot-prophecy = przepowiednie
spot-academy = Akademia

### Części planszy, jak nazywa je przewodnik.

spot-dice = kości
spot-wheel = koło pór roku
spot-gauge = twój wskaźnik przywołań
spot-reserve = twoja rezerwa
spot-hand = karty na ręce
spot-play = twoje karty w grze
spot-bonus = twoje bonusy
spot-crystals = twoje kryształy
spot-library = twoja biblioteka
spot-rival = przeciwnik
spot-draft = paczka kart
spot-kept = zatrzymane karty

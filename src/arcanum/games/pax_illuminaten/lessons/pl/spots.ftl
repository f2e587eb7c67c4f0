### Części planszy: tak nazywa je przewodnik.

spot-map = mapa
spot-areopagus = twój areopag
spot-hand = twoja ręka
spot-favor = twoja przychylność
spot-court = dwór
spot-chain = twój łańcuch spisku
spot-plots = intrygi
spot-rival = przeciwnik
spot-lodges = loże
spot-factions = karty frakcji
spot-edicts = edykty i wydarzenia
spot-actions = twoje akcje

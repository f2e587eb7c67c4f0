### Parts of the board, as the coach names them.

spot-map = the map
spot-areopagus = your areopagus
spot-hand = your hand
spot-favor = your favor
spot-court = the court
spot-chain = your chain
spot-plots = the plots
spot-rival = the other player
spot-lodges = the lodges
spot-factions = the faction cards
spot-edicts = edicts and events
spot-actions = what you can do

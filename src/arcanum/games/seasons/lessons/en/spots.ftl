### Parts of the board, as the coach names them.

spot-dice = the dice
spot-wheel = the wheel of seasons
spot-gauge = your summoning gauge
spot-reserve = your reserve
spot-hand = your hand
spot-play = your cards in play
spot-bonus = your bonuses
spot-crystals = your crystals
spot-library = your libraries
spot-rival = the other player
spot-draft = the pack
spot-kept = the cards you keep

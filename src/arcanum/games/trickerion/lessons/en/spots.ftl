### Parts of the board, as the coach names them.

spot-fame = the Fame
spot-purse = your coins and shards
spot-city = the city
spot-downtown = Downtown
spot-residence = the residence
spot-inn = the inn
spot-bank = the bank
spot-market = Market Row
spot-alley = the Dark Alley
spot-workshop = your Workshop
spot-theater = the Theater
spot-days = the days of the Theater
spot-shows = the performance cards
spot-order = the turn order
spot-team = your team
spot-hand = your assignment cards
spot-tricks = your tricks
spot-components = your components
spot-rival = the other player
spot-heir = the Heir
spot-plan = the Heir's plan
spot-blocked = the round-setup dice
spot-prophecy = the prophecies
spot-academy = the Academy

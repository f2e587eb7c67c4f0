# The card browser: what cards are filtered by.

browser-what = Show
browser-what-trick = tricks
browser-what-performance = performance cards
browser-what-assignment = special assignments
browser-what-prophecy = prophecies
browser-what-magician = magicians
browser-what-die = dice
browser-what-room = rooms
browser-what-secret = secrets
browser-level = Level
browser-school = Category
browser-component = Components
browser-ap = AP to prepare
browser-place = Location
browser-venue = Theater
browser-venue-riverside = Riverside
browser-venue-grand_magorian = Grand Magorian
browser-venue-magnus_pantheon = Magnus Pantheon
browser-set = Set
browser-set-base = base game
browser-set-dark_alley = Dark Alley
browser-set-heir = the Heir
browser-set-academy = Academy
browser-faces = Faces
browser-uncounted-die = All take from the same dice, which are rolled anew every round: no game hangs on one of them.
browser-uncounted-prophecy = It holds for everybody alike, whoever brought it on: nobody wins by it alone.

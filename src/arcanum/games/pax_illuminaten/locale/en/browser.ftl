# The card browser: what cards are filtered by.

browser-connection = Connection { $roman }
browser-what = Show
browser-what-luminary = luminaries
browser-what-plot = plots
browser-what-edict = edicts
browser-what-special = special events
browser-what-faction = faction cards
browser-what-connection = connection cards
browser-what-opponent = artificial opponents
browser-degree = Degree
browser-faction = Faction
browser-strength = Strength
browser-strength-dagger = dagger
browser-strength-hammers = hammers
browser-order = Order
browser-order-mason = Mason
browser-order-rosicrucian = Rosicrucian
browser-order-none = neither

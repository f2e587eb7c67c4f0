### The table of Trickerion in the terminal, English. Short words: columns are few.

board-ap = AP
board-stage = stage
board-guest = guest
board-leading = lead
board-up-to = to
board-residence = Residence
board-inn = Inn
board-bank = Bank
board-ordered = ordered
board-quick = quick order
board-decks = decks
board-orb = Prophecy
board-prophecy-next = next
board-prophecy-then = then
board-prophecy-last = last
board-you = you
board-magician = Magician
board-purse = Purse
board-wages = wages
board-components = Components
board-team = Team
board-hand = Hand
board-drawn = Drawn
board-idle = idle
board-known = known
board-specials = special
board-order = order
board-phase-setup = Setting up
board-phase-dice_roll = Dice roll
board-phase-turn_order = Turn order
board-phase-advertise = Advertise
board-phase-assignment = Assignment
board-phase-place_characters = Place characters
board-phase-performance = Performance
board-phase-end_of_round = End of round
board-kind-card = assignment
board-kind-trick = trick
board-kind-performance = performance
board-kind-prophecy = prophecy
board-kind-magician = magician
board-kind-role = character
board-short-magician = Mag
board-short-engineer = Eng
board-short-manager = Man
board-short-assistant = Ass
board-short-apprentice = App
board-sign-circle = link circle
board-sign-link = link
board-sign-shard-circle = circle with a shard, linked
board-sign-marker = marker on a trick
board-sign-poster = poster
board-sign-closed = closed slot
board-round = Round { $n } of { $last }
board-share = { $name } has a share
board-in-deck = { $deck } deck, card { $n } from the top
board-score-now = { $n } Fame if it ended now
board-free-slots = { $n ->
    [0] full
    [one] { $n } free
   *[other] { $n } free
}
board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Groups of choices

term-group-assign = Assign
term-group-place = Place
term-group-downtown = Downtown
term-group-buy = Buy
term-group-order = Order
term-group-workshop = Workshop
term-group-theater = Theater

### The solo game in the terminal, English.

board-heir-mood = Mood
board-heir-ready = Ready: perform plan and a trick of level { $n } (H-7.1)
board-heir-busy = Busy (H-7.1)
board-heir-plan = Plan
board-heir-perform = to perform
board-heir-setup = to set up
board-heir-face-down = face down
board-heir-plans-left = { $n ->
    [one] { $n } plan to come
   *[other] { $n } plans to come
}
board-heir-line = Order
board-heir-wanted = Shopping
board-heir-contested = Contested
board-heir-nowhere = nowhere
board-heir-day = Day
board-heir-dice = Dice
board-heir-rests = rests
board-heir-notice = Parts of the printed solo game are lost: the Heir's plans, the layout of the performance cards and the faces of the round-setup dice are our reconstruction.
board-heir-tells = { $name } · step { $n } of { $of }
board-heir-step = Enter: next · a: all · n: never step by step
board-heir-all-word = a
board-heir-never-word = n
board-solo-game = Fame during the game
board-solo-end = Final scoring
board-solo-fame-start = at the start
board-solo-fame-advertising = posters
board-solo-fame-links = links
board-solo-fame-yields = performed tricks
board-solo-fame-performances = performer bonuses
board-solo-fame-prophecies = prophecies
board-solo-fame-coins = coins turned into Fame
board-solo-fame-rest = other, less unpaid wages
board-solo-end-shards = shards
board-solo-end-coins = coins
board-solo-end-cards = special cards
board-solo-end-tricks = level-3 tricks
board-solo-end-leftovers = markers still on cards
board-solo-end-characters = characters from the seventh on
board-solo-again = The same deal again:
board-solo-fame-renovations = renovations
board-solo-end-banners = banners
board-academy = Academy
board-secrets = Secrets
board-banners = Banners
board-room-opens = closed until round { $n }

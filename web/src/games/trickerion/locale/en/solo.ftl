### Words of the board of the solo game, English.

tk-neutral = neutral marker, { $school } corner up
tk-blocked = blocked by a die this week
tk-contested = contested
tk-which-way = Which way is it turned?

tk-heir-notice = Some printed parts of the solo game are lost. The Heir's plans, the layout of the performance cards and the faces of the round-setup dice are our reconstruction.
tk-heir-understood = Understood
tk-heir-mood = Mood
tk-heir-ready = Ready
    .text = A perform plan, and a trick of his top level: the theater comes first.
tk-heir-busy = Busy
    .text = A set-up plan, or no trick of his top level: Downtown comes first.
tk-heir-top = top level { $n }
tk-heir-plan = Plan
tk-heir-plan-perform = to perform
tk-heir-plan-setup = to set up
tk-heir-plan-hidden = face down
tk-heir-plans-left = { $n ->
    [one] { $n } plan to come
   *[other] { $n } plans to come
}
tk-heir-special = with a special card
tk-heir-contested = Contested
tk-heir-nowhere = nowhere
tk-heir-wanted = Shopping list
tk-heir-dice = Round-setup dice
tk-heir-blocks = blocked { $what }
tk-heir-rests = rests this week
tk-heir-past = Earlier plans
tk-heir-pace = His turns
tk-pace-slow = slowly
tk-pace-normal = step by step
tk-pace-fast = quickly
tk-pace-by_hand = when I press Next
tk-pace-at_once = all at once
tk-tell-pause = Pause
tk-tell-go-on = Go on
tk-tell-next = Next
tk-tell-skip = Skip

tk-solo-ahead = { $n } Fame, { $gap } more than the Heir.
tk-solo-behind = { $n } Fame, { $gap } short of the Heir.
tk-solo-game = Fame during the game
tk-solo-end = Final scoring
tk-solo-fame-start = at the start
tk-solo-fame-advertising = posters
tk-solo-fame-links = links
tk-solo-fame-yields = performed tricks
tk-solo-fame-performances = performer bonuses
tk-solo-fame-prophecies = prophecies
tk-solo-fame-coins = Coins turned into Fame
tk-solo-fame-rest = other, less unpaid wages
tk-solo-end-shards = Shards
tk-solo-end-coins = Coins
tk-solo-end-cards = special cards
tk-solo-end-tricks = level-3 tricks
tk-solo-end-leftovers = markers still on cards
tk-solo-end-characters = characters from the seventh on
tk-solo-seed = Seed
tk-solo-same = Same deal again
    .text = The same cards and dice, another try.

view-heir = Dahlgaard's Heir
view-difficulty = Difficulty
view-tuning = Fine tuning
view-mood = Mood
view-top_level = Top level
view-plan = Plan
view-plans_left = Plans to come
view-plans_past = Earlier plans
view-line = Characters from left to right
view-spaces = Spaces for characters
view-wanted = Shopping list
view-specials = Special cards
view-day = Day
view-setup_dice = Round-setup dice
view-face = Face
view-marked = rests
view-blocked_slots = Blocked slots
view-blocked_days = Blocked days
view-summary = Summary
view-entries = Entries
view-location = Place
view-special = with a special card
view-kind = Kind

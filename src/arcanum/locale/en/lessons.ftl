### What lessons say whatever the game. Each game has its own lessons in lessons/<language>.

lesson-rival-name = { $seat ->
    [B] Vera
    [C] Tom
    [D] Ines
   *[A] Max
}
lesson-rival = The others are deciding now.
lesson-free = Decide as you like. I will speak up at the next new thing.
lesson-finished = That was the lesson. Play on at this table as long as you like, or choose another lesson.
lesson-try = Try it
bot-quiet = Quiet
    .text = Does as little as possible.
lessons-of = Lessons: { $game }
lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-kind-first = First game
lesson-kind-single = One thing
lesson-step = { $title }, step { $step } of { $of }: { $heading }
lesson-look = Look at: { $spots }
lesson-press = Enter: on. Or decide at once.
lesson-but = You may, but… { $text }
lesson-keep = Keep it? (yes or no)
lesson-took-back = Taken back: nothing was sent.
lesson-not-saved = A lesson is not saved in the terminal. It takes only a few minutes to begin again.
lesson-none = There are no lessons for this game yet.
lesson-how = arcanum learn { $game } LESSON begins one.

### The coach of a lesson, English.

learn-coach = Coach
learn-step = step { $step } of { $of }
learn-spot = { $name }, spot { $n }
learn-but = You may, but…
learn-take-back = Take it back
learn-keep = Keep it
learn-back = Back
learn-next = Next
learn-choose-first = decide first
learn-more = More
learn-leave = Leave
learn-to-rule = Back to the rule
learn-others = Other lessons
learn-compare = What each would bring
bot-quiet = Quiet
learn-kept = Leave whenever you like: the lobby keeps this lesson, and you go on from this step.

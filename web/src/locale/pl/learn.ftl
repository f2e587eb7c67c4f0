### Przewodnik lekcji, po polsku.

learn-coach = Przewodnik
learn-step = krok { $step } z { $of }
learn-spot = { $name }, znak { $n }
learn-but = Możesz, ale…
learn-take-back = Cofnij
learn-keep = Zostaw
learn-back = Wstecz
learn-next = Dalej
learn-choose-first = najpierw wybierz
learn-more = Więcej
learn-leave = Wyjdź
learn-to-rule = Do zasady
learn-others = Inne lekcje
learn-compare = Co da każdy wybór
bot-quiet = Cichy
learn-kept = Możesz wyjść w każdej chwili: lekcja zaczeka w lobby i zaczniesz od tego kroku.

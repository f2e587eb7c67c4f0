### Teksty lekcji wspólne dla wszystkich gier. Lekcje każdej gry są w lessons/<język>.

lesson-rival-name = { $seat ->
    [B] Wera
    [C] Tom
    [D] Ines
   *[A] Max
}
lesson-rival = Teraz decydują inni.
lesson-free = Decyduj po swojemu. Odezwę się przy następnej nowości.
lesson-finished = To już cała lekcja. Graj dalej przy tym stole, ile chcesz, albo wybierz inną lekcję.
lesson-try = Wypróbuj
bot-quiet = Cichy
    .text = Robi jak najmniej.
lessons-of = Lekcje: { $game }
lesson-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
lesson-kind-first = Pierwsza partia
lesson-kind-single = Jeden temat
lesson-step = { $title }, krok { $step } z { $of }: { $heading }
lesson-look = Spójrz: { $spots }
lesson-press = Enter: dalej. Możesz też od razu wybrać.
lesson-but = Możesz, ale… { $text }
lesson-keep = Zostawić ten wybór? (tak lub nie)
lesson-took-back = Wybór cofnięty: nic nie zostało wysłane.
lesson-not-saved = W terminalu lekcji się nie zapisuje. Zacząć od nowa to kwestia kilku minut.
lesson-none = Ta gra nie ma jeszcze lekcji.
lesson-how = Lekcję zaczyna: arcanum learn { $game } LEKCJA.

### Тексты уроков, общие для всех игр. Уроки каждой игры лежат в lessons/<язык>.

lesson-rival-name = { $seat ->
    [B] Вера
    [C] Том
    [D] Инес
   *[A] Макс
}
lesson-rival = Сейчас решают другие.
lesson-free = Решайте сами. Я подскажу, когда появится что-то новое.
lesson-finished = Урок пройден. Доиграйте партию, если хотите, или выберите другой урок.
lesson-try = Попробуйте
bot-quiet = Тихоня
    .text = Делает как можно меньше.
lessons-of = Уроки: { $game }
lesson-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
lesson-kind-first = Первая партия
lesson-kind-single = Одна тема
lesson-step = { $title }, шаг { $step } из { $of }: { $heading }
lesson-look = Посмотрите: { $spots }
lesson-press = Enter — дальше. Можно и сразу сделать выбор.
lesson-but = Можно, но… { $text }
lesson-keep = Оставить этот выбор? (да или нет)
lesson-took-back = Выбор отменён: ничего не отправлено.
lesson-not-saved = В терминале уроки не сохраняются: начать заново — дело нескольких минут.
lesson-none = Для этой игры уроков пока нет.
lesson-how = Начать урок: arcanum learn { $game } УРОК.

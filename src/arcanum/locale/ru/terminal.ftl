### Что говорит сам терминал, русский язык. Слова игры лежат в её папке.

## Приветствие и прощание

term-welcome-one = Добро пожаловать! Вы — { $name }.
term-welcome-many = Добро пожаловать! За одной клавиатурой: { $names }.
term-welcome-help = Введите номер варианта; ? покажет всё остальное, что можно ввести.
term-welcome-watch = За этим столом только боты. Вот как у них шла партия.
term-welcome-back = С возвращением! Решений принято: { $n }. Партия продолжается.
term-hand-over = Передайте клавиатуру: теперь решает { $name }. Остальные не смотрят на экран.
term-press-enter = Когда будете готовы, нажмите Enter:
term-thinks = { $name } ({ $bot }) думает…
term-end-of-input = Ввод закончился. Партия не сохранена.
term-interrupted = Партия прервана и не сохранена.
term-stays = Партия продолжается.

## Вопросы и ответы

term-your-choice = Ваш выбор
term-hint-choose =
    { $n ->
        [1] 1 выбрать
       *[other] 1–{ $n } выбрать
    }
term-hint-help = ? помощь
term-hint-card = c карта
term-hint-advice = a подсказка
term-hint-log = l ход партии
term-hint-save = s запись
term-hint-quit = q выход
term-hint-undo = u отмена ({ $n })
term-type-number =
    { $n ->
        [1] Введите 1 или ? для помощи.
       *[other] Введите число от 1 до { $n } или ? для помощи.
    }
term-no-such-number =
    { $n ->
        [1] Есть только вариант 1.
       *[other] Есть варианты от 1 до { $n }.
    }
term-earlier =
    { $n ->
        [one] … и ещё { $n } строка раньше (l — ход партии)
        [few] … и ещё { $n } строки раньше (l — ход партии)
        [many] … и ещё { $n } строк раньше (l — ход партии)
       *[other] … и ещё { $n } строки раньше (l — ход партии)
    }
term-taken-back = Отменено: { $action }
term-no-undo = Отменять нечего: отменить можно только свои шаги, пока ничего не раскрыто.
term-log-number = Укажите, сколько строк: l 20
term-yes = да
term-no = нет
term-yes-words = д да y yes
term-no-words = н нет n no

## Группы вариантов

term-group-other = Другое

## Команды: что можно ввести, через пробел. Одиночные русские буквы — те же клавиши.

term-command-help = ? , h р help помощь
term-command-card = c с card карта
term-command-undo = u г undo отмена
term-command-advice = a ф advice hint подсказка
term-command-log = l д log ход
term-command-table = t е table стол
term-command-memory = m ь memory память
term-command-dice = d в dice кубики
term-command-rule = r к rule правило
term-command-save = s ы save сохранить
term-command-quit = q й quit exit выход

term-usage-help = ?
term-usage-card = c НАЗВАНИЕ или НОМЕР
term-usage-undo = u
term-usage-advice = a
term-usage-log = l [СТРОК]
term-usage-table = t
term-usage-memory = m
term-usage-dice = d
term-usage-rule = r S-10.1
term-usage-save = s [ФАЙЛ]
term-usage-quit = q

term-help-number = выбрать по номеру
term-help-words = или словами, как в записи партии
term-help-help = эта страница
term-help-card = карта целиком: по названию или его части, по номеру варианта или #16
term-help-undo = отменить свой последний шаг, пока ничего не раскрыто
term-help-advice = подсказка: лучшие варианты и их шансы на победу
term-help-log = что было до сих пор
term-help-table = показать стол ещё раз
term-help-memory = что вы знаете о картах, которых не видно
term-help-dice = все кубики этой игры со всеми гранями
term-help-rule = правило по номеру, глава по слову; просто r — оглавление
term-help-save = сохранить партию
term-help-quit = выйти из-за стола

## Справки

term-no-cards = В этой игре нет карт, которые можно посмотреть.
term-which-card = Какую карту? Введите c и название или номер варианта.
term-no-card-in-choice = Вариант { $number } не о карте. Карту по её собственному номеру покажет c #{ $number }.
term-several-cards = Подходит несколько карт: { $names }.
term-no-such-card = Карты «{ $name }» нет.
term-which-rule = Какое правило? Введите r и номер или слово главы, например r S-10.1.
term-no-such-rule = Правила { $number } нет.
term-no-memory = Вспоминать пока нечего.
term-no-dice = В этой игре нет кубиков.

## Сохранение

term-saved = Сохранено: { $file }
term-not-saved = Не сохранено.
term-cannot-save = Не сохранено: { $problem }.
term-overwrite = Файл { $file } уже есть. Заменить? [д/н]
term-save-before-leaving = Сохранить партию перед выходом? [д/н, иначе партия продолжится]
term-save-record = Сохранить запись партии? [д/н]

## Конец

term-game-over = Игра окончена
term-winner = Побеждает { $name }!
term-winners = Общая победа: { $names }!
term-seed = Зерно этой партии: { $seed }
term-seat = Игрок
term-points = Очки
term-score-cards = Разыгранных карт (при ничьей)

## Подсказки и разбор

term-advice-thinks = Обдумываю ваши варианты…
term-advice-option = { $number }: { $action } — победа примерно в { $chance } случаях из 100.
term-advice-why = {"    "}{ $why }
term-advice-about = Оценка недолгого перебора, только по тому, что известно вам.
term-no-advice = Пока за столом несколько человек, подсказок нет.
term-analyse = Разобрать партию? Это займёт до полминуты. [д/н]
term-analysis-runs = Разбираю решения
term-analysis-stopped = Разбор остановлен.
term-analysis-nothing = В этой партии нечего было решать.
term-analysis-chances = Шансы на победу: как их мог оценить каждый игрок в момент своих решений
term-analysis-costly = Самые дорогие решения
term-analysis-no-cost = Насколько видно перебору, ни одно решение не ухудшило шансов.
term-analysis-decision = Решение { $number }, { $name }: { $played } ({ $chance } %). Лучше: { $best } ({ $better } %).

## Слова любого стола

term-round = Раунд { $n }
term-draw-pile = колода { $n }
term-discard-pile = сброс { $n }
term-you = вы
term-first-player = первый игрок
term-label-known = Вы знаете
term-your-hand = Ваша рука
term-label-effect = Эффект

## Книга правил

term-word-exact = ! точно подробнее exact more
term-rule-exact = Точный текст спецификации, по-английски.
term-rule-more = Точный текст (по-английски): r { $number } !
term-no-rules = У этой игры нет книги правил.
term-card-notes = Примечания:

## Каталог карт

term-cards-found =
    { $n ->
        [0] Ничего не подходит; всего карт: { $of }.
       *[other] Подходит карт: { $n } из { $of }
    }
term-cards-help = Всего карт: { $n }. Назовите карту, чтобы увидеть её целиком. Слова и фильтры со значением сузят список.
term-cards-wins = Как часто побеждает тот, у кого была эта карта (партии между ботами: { $bots })
term-cards-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
term-cards-won =
    { $games ->
        [one] { $won } %, при равных шансах { $fair } % ({ $games } партия)
        [few] { $won } %, при равных шансах { $fair } % ({ $games } партии)
        [many] { $won } %, при равных шансах { $fair } % ({ $games } партий)
       *[other] { $won } %, при равных шансах { $fair } % ({ $games } партии)
    }
term-cards-too-few = пока слишком мало партий
term-cards-together = вместе
term-cards-uncounted = Как часто побеждает. { $why }
term-cards-rules = Правила: { $rules }

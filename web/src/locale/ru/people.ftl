### Страницы о людях, по-русски.

people-lobby = Лобби
people-ladder = Рейтинг
people-daily = Расклад дня
people-tournaments = Турниры
people-clubs = Клубы
people-titles = Игры
people-bot = бот
people-somebody = кто-то
people-not-there = Здесь ничего нет или вам сюда нельзя.
people-no-log-in-first = Сначала войдите. Для учётной записи нужны только имя и пароль.
people-no-one-try = Сегодняшний расклад вы уже играли.
people-no-finish-first = Сначала доиграйте этот расклад.
people-no-round-not-over = Этот тур ещё не закончен.
people-no-too-few = Для турнира нужны хотя бы два человека.
people-no-too-few-tables = Для дубликатного турнира нужны хотя бы два полных стола.
people-no-own-game-first = Пока идёт ваша собственная партия этого тура, вы не можете ни закончить тур, ни отменить турнир.

people-who-is-shown = Что показать
people-of-all = Люди и боты
people-of-people = Люди
people-of-bots = Боты
people-rank = Место
people-who = Кто
people-rating = Рейтинг
people-games = Партии
people-won = Победы
people-last-ten = Последние десять
people-played = Когда
people-ten-read = в { $n } из последних { $of } партий рейтинг вырос
people-nobody-yet = Пока никого.
people-ladder-order = Порядок — по рейтингу за вычетом погрешности. В список попадают с погрешностью ± { $sure } и меньше.
people-before = Предыдущая страница
people-after = Следующая страница
people-from-to = { $from }–{ $to } из { $of }
people-find-me = Найти меня
people-your-place = Ваше место
people-place = { $n }-е место
people-still-uncertain = ещё неточно
people-means = { $rating } ± { $sure } означает: судя по сыгранным партиям, в двух случаях из трёх ваша сила лежит между { $low } и { $high }. Каждая партия на рейтинг сужает этот промежуток.
people-last-game = Последняя партия на рейтинг: { $day }
people-your-chances = Ваши шансы один на один
people-of-100 = { $n } из 100
people-what-is-rated = На рейтинг идут доигранные партии ботов и игроков с учётной записью; у каждой игры рейтинг свой, общий для столов на 2, 3 и 4 места. Не идут: учебные столы и уроки, расклады дня, столы с гостем и партии, где кто-то взял подсказку или отменил решение бота. Тот, кто оставил партию боту, получает последнее место; тот, кто вернулся, рейтинга за неё не прибавит.

people-since = здесь с: { $month }
people-share = Поделиться
people-export = Скачать данные
people-hide = Скрыть
people-show = Показать снова
people-hidden-about = Эту страницу видите только вы, и в рейтинге вас нет.
people-plays-like = Сила игры: { $name }
people-like = Как бот «{ $bot }»
people-between = Между ботами «{ $below }» и «{ $above }»
people-above = Выше бота «{ $bot }»
people-below = Ниже бота «{ $bot }»
people-games-won = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, побед: { $won }
people-sure = оценка надёжна
people-not-rated-yet = рейтинга пока нет
people-best = лучший результат { $n }
people-no-game-yet = партий пока нет
people-first-game = Первая партия
people-over-time = Как менялся рейтинг
people-gained = прибавка
people-lost = потеря
people-as-table = Таблица
people-as-chart = График
people-graph-read = Рейтинг сейчас { $rating } ± { $sure }, партий на рейтинг: { $n }. Стрелки на клавиатуре ведут от партии к партии.
people-game-told = Партия { $n }, { $day }: место { $place } из { $seats }, счёт { $score }, рейтинг { $rating } ({ $gain })
people-no-rated = Партий на рейтинг пока нет.
people-by-table = По столам
people-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
people-won-of = { $won } из { $of }
people-not-rated-about = Выигранные партии. Учебные столы и уроки не считаются.
people-recent = Последние партии
people-game = Игра
people-at-table = За столом
people-score = Счёт
people-when = Когда
people-replay = Просмотр
people-older = Показать ещё
people-kind-table = стол
people-kind-daily = расклад дня
people-kind-tournament = турнир
people-nth = место { $n } из { $of }
people-not-rated = без рейтинга

people-against = { $game }, против бота «{ $bot }»
people-daily-open = Ещё не сыгран
people-daily-playing = Ваша партия идёт
people-daily-done = Сыгран
people-daily-past = Этот день прошёл
people-daily-result = Счёт { $score }, место { $rank } из { $of }
people-daily-about = { $n ->
    [0] Ещё никто не доиграл. Карты у всех одни и те же.
    [one] Доиграл { $n } человек. Карты у всех одни и те же.
    [few] Доиграли { $n } человека. Карты у всех одни и те же.
    [many] Доиграли { $n } человек. Карты у всех одни и те же.
   *[other] Доиграли { $n } человека. Карты у всех одни и те же.
}
people-daily-middle = { $way ->
    [0] Ровно середина всех результатов.
    [-1] Ниже середины на { $n }.
   *[other] Выше середины на { $n }.
}
people-daily-bot = { $way ->
    [0] У бота «{ $bot }» столько же.
    [-1] У бота «{ $bot }» на { $n } больше.
   *[other] У бота «{ $bot }» на { $n } меньше.
}
people-watch-own = Смотреть свою партию
people-daily-try = Играть: одна попытка
people-daily-share = Поделиться раскладом
people-everybody = Результаты всех
people-bars-read = Результаты столбцами, людей: { $n }; цифры есть в таблице
people-people = Людей
people-beat = обыграли бота «{ $bot }»
people-middle = середина
people-best-by = лучший: { $name }
people-results = Таблица
people-to-go = { $n ->
    [one] остался { $n } час
    [few] осталось { $n } часа
    [many] осталось { $n } часов
   *[other] осталось { $n } часа
}
people-days-before = Ваши дни
people-under-way = идёт
people-score-rank = { $score }, место { $rank } из { $of }
people-daily-rules = Одна попытка, без рейтинга и подсказок; решения бота не отменяются. Пока вы не доиграли расклад, чужие результаты и партии закрыты.

people-tours-listed = Открытые
people-tours-mine = Мои
people-tours-organised = Я провожу
people-no-tournaments = Турниров здесь пока нет.
people-new-tournament = Новый турнир
people-name = Название
people-kind = Система
people-kind-swiss = Швейцарская
    .text = В каждом туре встречаются игроки с близкой суммой очков. Никто не выбывает.
people-kind-round-robin = Круговая
    .text = Каждый встречается с каждым.
people-kind-knock-out = На выбывание
    .text = С каждого стола дальше проходит половина, пока не останется один стол.
people-kind-duplicate = Дубликатная
    .text = Все столы тура играют один и тот же расклад. Вас сравнивают с теми, кто сидел на том же месте, и везение с картами не в счёт.
people-seats = Мест за столом
people-rounds = Туры
people-rounds-usual = сколько нужно
people-club = Клуб
people-listed = В общем списке: присоединиться может любой
people-make = Создать
people-n-at-table = за столом { $n }
people-n-people = { $n ->
    [one] { $n } человек
    [few] { $n } человека
    [many] { $n } человек
   *[other] { $n } человека
}
people-tour-open = идёт набор
people-tour-running = тур { $round } из { $of }
people-tour-over = окончен
people-tour-cancelled = отменён
people-round = Тур { $n }
people-round-deal = Тур { $n } · Расклад { $n }
people-all-done = все столы доиграли
people-groups-done = доиграли столы: { $n } из { $of }
people-sealed = запечатан
people-to-come = впереди
people-against-field = Против остальных
people-sum = Сумма
people-points = Очки
people-stage = Пройдено туров
people-by-opponents = Очки соперников
people-by-wins = Победы
people-by-margin = Разница
people-by-best = Лучший расклад
people-by-points = Очки
people-take-out = Убрать
people-take-out-name = Убрать: { $name }
people-take-out-before = По ссылке можно записаться снова.
people-take-out-means = Этот участник не сыграет следующих туров и не сможет вернуться. Начатая партия продолжается, прежние результаты остаются.
people-bye = без пары
people-void = без результата
people-plays = играет
people-groups-of = Столы тура { $n }
people-group = Стол { $letter }
people-group-playing = играют
people-group-done = доиграли
people-group-void = без результата
people-group-bye = без пары
people-to-table = К столу
people-look = Смотреть
people-your-game = Ваша партия, тур { $n }
people-group-waits = Стол { $letter } ждёт вас
people-same-cards = Те же карты в том же порядке, что и за другими столами.
people-take-part = Участие
people-you-take-part = Вы участвуете
people-organised-by = Проводит { $name }
people-join = Участвовать
people-leave = Не участвовать
people-withdraw = Выйти из турнира
people-withdraw-means = Вы не сыграете следующих туров и не сможете вернуться. Начатая партия продолжается, прежние результаты остаются.
people-organise = Управление
people-join-link = Скопировать ссылку
people-start = Начать первый тур
people-organiser-plays = Если вы участвуете сами, то, пока идёт ваша партия тура, вы не можете ни закончить этот тур, ни отменить турнир.
people-close = Закончить тур
people-close-means = Столы, которые ещё играют, очков не дадут. Сразу начнётся следующий тур.
people-cancel = Отменить турнир
people-cancel-means = Больше туров не будет. Результаты останутся.
people-not-now = Не сейчас
people-how-scored = Как считают
people-scored-swiss = Очки — доля соперников, оставленных позади: 1 за победу, ½ за ничью со всеми. Без пары — 1. При равенстве решают очки соперников, затем победы, затем разница со средним счётом своих столов.
people-scored-round-robin = Очки — доля соперников, оставленных позади: 1 за победу, ½ за ничью со всеми. Без пары — 1. При равенстве решают очки соперников, затем победы, затем разница со средним счётом своих столов.
people-scored-knock-out = Дальше проходит лучшая половина стола. При равенстве решает счёт, затем порядок записи. Выбывшие в одном туре стоят по месту за последним столом, затем по очкам.
people-scored-duplicate = Каждый результат сравнивают со средним у тех, кто сидел на том же месте в том же раскладе. Разницы складываются. При равных суммах решает лучший расклад.
people-deals-sealed = Расклад получается из тайного ключа сервера, поэтому заранее его не знает никто. Партии можно будет смотреть, когда доиграет последний стол тура.

people-no-clubs = Вы пока не в клубе. Создайте свой или попросите ссылку.
people-new-club = Новый клуб
people-about = Несколько слов о клубе
people-n-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
people-members = Участники
people-leads = ведёт
people-led-by = Ведёт { $name }
people-leave-club = Выйти из клуба
people-leave-club-means = Вы больше не увидите столов, рейтинга и турниров клуба. Чтобы вернуться, понадобится ссылка для вступления.
people-out-of-club-means = Этот участник больше не увидит столов, рейтинга и турниров клуба. У клуба появится новая ссылка для вступления, а по старой никто не войдёт.
people-join-club = Вступить в клуб
people-favourites = Чаще всего выбирает
people-in-games = { $n ->
    [one] { $n } партия, побед: { $won }
    [few] { $n } партии, побед: { $won }
    [many] { $n } партий, побед: { $won }
   *[other] { $n } партии, побед: { $won }
}
people-puzzle = Задача
people-puzzle-week = Задача недели
people-puzzle-open = Как бы вы сыграли?
people-puzzle-past = Эта неделя прошла
people-puzzle-none = На этой неделе задачи не было
people-puzzle-making = Боты ищут задачу
people-puzzle-making-about = Они играют партию и ищут решение, которое стоит найти. Это займёт несколько минут; задача появится здесь сама.
people-puzzle-right = Вы нашли решение
people-puzzle-other = Было решение лучше
people-puzzle-worth = Шансы на победу из 100: ваш выбор — { $mine }, лучший — { $best }.
people-puzzle-about = { $n ->
    [0] Позиция из партии ботов. Одно решение лучше остальных. Никто ещё не пробовал.
    [one] Позиция из партии ботов. Одно решение лучше остальных. Пробовал { $n } человек.
    [few] Позиция из партии ботов. Одно решение лучше остальных. Пробовали { $n } человека.
    [many] Позиция из партии ботов. Одно решение лучше остальных. Пробовали { $n } человек.
   *[other] Позиция из партии ботов. Одно решение лучше остальных. Пробовали { $n } человека.
}
people-puzzle-share = Поделиться задачей
people-puzzle-choices = Варианты
people-puzzle-do = Это мой выбор: одна попытка
people-puzzle-answer = Ответ
people-puzzle-points = В конце примерно { $points } : { $rival }.
people-puzzle-usual = Так сыграл бот «{ $bot }».
people-puzzle-people = { $n ->
    [0] Не выбрал никто
    [one] Выбрал { $n } человек
    [few] Выбрали { $n } человека
    [many] Выбрали { $n } человек
   *[other] Выбрали { $n } человека
}
people-puzzle-mine = ваш выбор
people-puzzle-good = лучшее
people-puzzle-how = Каждый вариант много раз доигран по тому, что вам здесь известно; скрытые карты каждый раз раздавали заново.
people-puzzle-found = Нашли { $n } из { $of }.
people-puzzle-to-go = { $n ->
    [one] Остался { $n } день
    [few] Осталось { $n } дня
    [many] Осталось { $n } дней
   *[other] Осталось { $n } дня
}
people-puzzle-rules = Задача у всех одна, попытка тоже. Ответ закрыт, пока вы не сделали выбор.
people-puzzle-found-it = решена
people-puzzle-missed = мимо
people-week = неделя { $n }, { $year }
people-weeks-before = Ваши задачи
people-no-no-puzzle-yet = Этой задачи ещё нет.
page-rating-unknown = За этот стол садятся только с рейтингом: сначала войдите.
page-rating-unwanted = Этот стол для игроков с другим рейтингом.
people-club-tables = Столы
people-new-table = Новый стол
people-no-club-tables = Таких столов в клубе сейчас нет.
people-new-link-about = По старой ссылке в клуб больше не войти.
people-watch-title = Сообщать о новых
people-watch-about = Вы узнаете, когда откроется подходящий стол. Несколько столов придут одним сообщением, не чаще раза в десять минут, и никогда не ваш собственный.
people-watch-mine = для вашего рейтинга
people-watch-rated = Только столы для моего рейтинга или для всех
people-watch-way = Как сообщать
people-watch-do = Сообщать

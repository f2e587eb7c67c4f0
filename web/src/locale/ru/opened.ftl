### What the lobby says when something of it is opened, and at the ways to a table, Russian.

page-your-tables = Ваши столы
page-play-now = Играть
page-learn-short = Учиться
page-new-to-you = Для вас новая
page-your-move = Ваш ход
page-waits = Решают другие
page-finished = Завершена
page-you = вы
page-save = Сохранить
page-onlookers = Зрители
page-hints = Подсказки
page-hints-alone = Только против ботов
page-hints-unrated = Рейтинг не меняется: здесь разрешены подсказки.
page-to-lobby = В лобби
page-yes = да
page-no = нет
page-none = нет
page-wrong-link = Ссылка не подходит к этому столу. Попросите новую.
page-members-only = Этот стол — для участников клуба. Чтобы сесть или смотреть, войдите как участник.
page-no-table = Такого стола нет.
page-rules = Правила
page-log-out = Выйти
page-account = Учётная запись
page-account-about = Учётная запись не обязательна. С ней ваши столы видны на всех устройствах, без неё их помнит только этот браузер.
page-account-is = Вы вошли: { $name }. Здесь собраны ваши столы.
page-account-name = Имя
page-password = Пароль (от 8 знаков)
page-register = Регистрация
page-wrong-password = Имя и пароль не подходят.
page-name-taken = Это имя занято.
page-refused-400 = Что-то здесь не так. Проверьте, что вы ввели.
page-refused-403 = Вам это недоступно.
page-refused-404 = Этого здесь больше нет.
page-refused-409 = За это время что-то изменилось. Посмотрите ещё раз.
page-refused-413 = Это слишком длинно.
page-name-link = В имени не может быть ссылки.
page-name-letters = В имени могут быть только видимые буквы, цифры, пробелы, точки и дефисы.
page-name-scripts = В одном слове имени могут быть буквы только одного алфавита: латиницы, кириллицы или греческого.
page-name-like = Это имя выглядит так же, как уже занятое.
page-account-manage = Настройки учётной записи
page-account-closed = Эта учётная запись закрыта. Обратитесь к владельцам сервера.
page-account-delete = Удалить учётную запись
page-account-delete-about = Ваши партии останутся у других игроков, но без вашего имени. Заметки и уведомления будут удалены. Отменить это нельзя.
page-password-wrong = Пароль неверный.
page-password-old = Прежний пароль
page-password-new = Новый пароль (от 8 знаков)
page-password-change = Сменить пароль
page-password-confirm = Ваш пароль, для надёжности
page-password-set = Новый пароль
page-password-set-about = Ссылка сработает один раз. На остальных устройствах придётся войти заново.
page-everywhere = Выйти на всех устройствах
page-everywhere-about = Войти придётся заново. Ссылки на места за столами останутся в силе.
page-link-used = Ссылка уже использована или устарела.
page-mail-confirm = Присылать на этот адрес письмо, когда наступает ваш ход?
page-mail-confirm-do = Да, присылать
page-mail-confirm-done = Подтверждено. Письмо придёт, когда наступит ваш ход, если вы не смотрите на стол.
page-mail-stop = Больше не присылать писем об этом столе?
page-mail-stop-do = Не присылать
page-mail-stop-done = Готово. Писем об этом столе больше не будет.
page-minutes = { $n } мин
page-no-lessons = Для этой игры уроков пока нет
page-lesson-at = { $title }, шаг { $step } из { $of }
page-lesson-go-on = Продолжить: { $step } из { $of }
page-go-on = Продолжить

## An invitation

page-invited = Вас приглашают за стол
page-invites-you = { $player } приглашает вас
page-free = свободно
page-taken = занято
page-watch = Смотреть
page-sit-already = Вы уже сидите за этим столом.
page-to-seat = К вашему месту
page-invite-spent = Это приглашение использовано или отозвано. Попросите новое.
page-practice = Тренировка
page-practice-about = Тренировочный стол: раздача выбрана заранее, и кто-то может её знать.
page-book-none = Книги правил для этой игры пока нет. Вот точная спецификация, по-английски.

## Столы с друзьями и открытые столы

page-choose-seat = Выберите место
page-no-account = Учётная запись не нужна.
page-order-lot-about = Кто где сидит, решит жребий, когда начнётся партия.
page-all-taken = Все места заняты.
page-seat-taken = Это место только что заняли.
page-table-name = Название стола
page-gallery-read = Игроки видят чат зрителей
page-n-wait = { $n ->
    [one] { $n } стол ждёт вас
    [few] { $n } стола ждут вас
    [many] { $n } столов ждут вас
   *[other] { $n } стола ждут вас
}
page-gathers = { $n ->
    [0] Все сидят
    [one] { $n } место свободно
    [few] { $n } места свободны
    [many] { $n } мест свободно
   *[other] { $n } места свободно
}
page-thinks = Решает { $player }
page-n-new = Новых: { $n }
page-n-more = Ещё { $n }
page-left-minutes = { $n ->
    [one] осталась { $n } мин
   *[other] осталось { $n } мин
}
page-left-hours = { $n ->
    [one] остался { $n } ч
   *[other] осталось { $n } ч
}
page-left-days = { $n ->
    [one] остался { $n } день
    [few] осталось { $n } дня
    [many] осталось { $n } дней
   *[other] осталось { $n } дня
}
page-standing-year = Год { $year } · раунд { $round }
page-standing-week = Раунд { $week }
page-standing-round = Раунд { $round }
page-list-waiting = Сесть
page-list-running = Смотреть
page-list-finished = Сыграны
page-list-waiting-none = Сейчас никто не ждёт игроков. Начните новую партию с местом для друга и откройте стол для всех.
page-list-running-none = Сейчас за открытыми столами не играют.
page-list-finished-none = За открытыми столами ещё ничего не сыграно.
page-list-more = Ещё столы
page-all-games = Все игры
page-any-language = Любой язык
page-any-pace = Любой темп
page-invites = Приглашает { $player }
page-join = Сесть
page-who-joins = Кто может сесть
page-private = Закрытый
    .text = Только те, у кого есть ваша ссылка.
page-open = Открыт для всех
    .text = Стол видят все в лобби, и каждый может сесть.
page-open-to = Для кого
page-open-to-all = для всех
page-open-club-about = Стол видят только участники клуба: сесть или смотреть могут лишь они.
page-open-club = Открыт для клуба
page-club-full = В этом клубе игроков ждёт уже много столов. Сядьте за один из них или подождите, пока где-нибудь начнут.
page-replay-short = Просмотр
page-bring-large = Этот файл слишком велик для записи одной партии.
page-gone = Если кто-то сдастся
page-gone-bot = Дальше играет бот
page-gone-out = Место выходит из партии
page-told-open = Открылся подходящий вам стол
page-mail-confirm-open = Присылать на этот адрес письмо, когда открывается подходящий вам стол?
page-mail-confirm-open-do = Да, присылать
page-mail-confirm-open-done = Адрес подтверждён. Письмо придёт, когда откроется подходящий вам стол.
page-mail-stop-open = Больше не присылать писем об открытых столах?
page-mail-stop-open-do = Не присылать
page-mail-stop-open-done = Готово. Писем об открытых столах больше не будет.
page-save-picture = Сохранить картинку
page-notices-blink = Мигание заголовка вкладки, когда мой ход
page-notices-chime = Тихий сигнал, когда мой ход
page-pace-none = без часов
page-pace-live = в реальном времени
page-pace-days = по переписке
page-rating-for = Рейтинг игроков:
page-rating-any = любой
page-rating-between = { $low }–{ $high }
page-rating-upto = до { $high }
page-rating-from = от { $low }
page-rating-must = только { $rating }
page-rating-only = Остальных не пускать, если у них нет ссылки
page-fits-me = Для моего рейтинга
page-tell-me = Сообщать о новых

## Кто играет за бота

page-who-plays = Кто будет вашим соперником?
page-surprise = Удивите меня
page-temper = Нрав
page-temper-daring = смело
    .not = осторожно
page-temper-harms = вредит
    .not = строит
page-temper-late = поздно
    .not = рано
page-temper-spends = тратит
    .not = копит
page-temper-about = Нрав — это как играет персонаж, сила — насколько хорошо; сила у каждого может быть любой. Никто не жульничает: бот видит только то, что видно с его места.
page-strength = Сила
page-seat = Место
page-seat-character = Посадить за стол: { $name }
page-no-character = Только сила, без персонажа
page-back-to-table = Назад к столу

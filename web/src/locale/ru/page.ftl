### Стол, русский язык.

page-decision = Ваше решение
page-options = Ваши варианты
page-board = Стол
page-your-turn = Ваш ход
page-everyone-at-once = Все одновременно
page-waiting = Подождите
page-one-moment = Минутку…
page-one-decides = Решает { $player }.
page-several-decide = Ещё решают: { $player }.
page-onlooker = Зритель
page-only-looking = Вы зритель. Решают только игроки.
page-step = шаг { $n } из { $of }
page-over = Игра окончена
page-wins = Побеждает { $player }
    .you = Вы побеждаете
page-share = Общая победа: { $players }
page-offline-kept = Нет связи. Ваш выбор сохранён и будет отправлен один раз.
page-undo = Отменить
page-ask-undo = Попросить отмену
page-asks-undo = { $player } просит вернуться на шаг назад.
page-asks-bot = { $player } предлагает, чтобы вместо игрока { $other } играл бот.
page-asked = Ждём ответа: { $players }
page-agree = Согласиться
page-disagree = Нет
page-rule = Правило { $rule }

page-side = Ход партии, чат и правила
page-sections = Части стола
page-tab-board = Стол
page-tab-log = Ход партии
page-tab-chat = Чат
page-tab-rules = Правила
page-tab-notes = Заметки
page-tab-seen = Увиденное
page-tab-more = Ещё
page-log = Что произошло
page-stood-in = { $player }: бот «{ $bot }» не отвечает вовремя. За него решает «{ $other }».
page-older = Показать более ранние записи: { $n }
page-since = с вашего последнего хода
page-chat = Чат
page-chat-empty = Пока никто ничего не сказал.
page-chat-players = Чат только для игроков.
page-chat-line = Сказать что-нибудь
page-send = Отправить
page-notes-about = Заметки для себя. Больше никто их не видит.
page-players = Игроки
page-here = здесь
page-away = не у стола
page-left = больше не играет
page-copy = Скопировать ссылку
page-copied = Скопировано
page-copy-onlooker = Ссылка для зрителей
page-bot-for = Пусть играет бот
page-text-mode = Текстовый режим
page-letters = Буквы как быстрые клавиши
page-key-1 = выбрать вариант с этим номером
page-key-2 = закончить шаг
page-key-3 = отменить
page-key-4 = все варианты списком
page-key-5 = текстовый режим
page-key-6 = ход партии
page-key-7 = крупная карта
page-key-8 = почему нельзя?
page-key-9 = закрыть открытое
page-key-10 = подсказка
page-sealed = Раздача запечатана:
page-back = Я снова здесь
page-leave = Выйти из-за стола
page-skip-options = К вариантам
page-skip-log = К ходу партии
page-large-card = Крупная карта

page-keys = Клавиши и текст
page-welcome = Кто за столом
page-invite = Пошлите каждому игроку его ссылку.
page-copy-for = Ссылка: { $player }
page-back-here = Вернуться к началу
page-back-to = Вернуться к шагу { $n }
page-missed = Пока вас не было
page-missed-n = { $n ->
    [one] Пока вас не было: { $n } событие.
    [few] Пока вас не было: { $n } события.
   *[many] Пока вас не было: { $n } событий.
}
page-missed-keys = Пробел — пауза, стрелки — шаг за шагом, Esc — к текущему моменту.
page-show-me = Показать
page-time-left = Осталось времени
page-hours = { $h } ч { $m } мин
page-days = { $d } д { $h } ч
page-notices = Уведомления
page-notices-about = Уведомление приходит, когда наступает ваш ход, но не чаще раза в минуту и только если вы не смотрите на этот стол.
page-notices-browser = Сообщать, пока страница открыта
page-notices-browser-on = Браузер сообщит, пока страница открыта.
page-notices-push = Сообщать на это устройство
page-notices-email = Адрес почты
page-notices-webhook = Адрес вебхука
page-notices-end = Отключить
page-notices-not = Браузер этого не разрешил.

page-hint = Подсказка
page-hint-ask = Подсказать ход
page-hint-busy = Думаю…
page-hint-about = Примерные шансы на победу: программа недолго перебирает варианты и знает только то, что знаете вы.
page-hint-none = Ответ не пришёл вовремя. Спросите ещё раз.
page-hint-wait = Слишком часто. Подождите немного и спросите снова.
page-no-hints = Здесь нет подсказок: за столом играют другие люди.
page-no-hints-host = Хозяин стола не разрешил подсказки.
page-chance = { $n } %

page-analysis = Разбор
page-analyse = Разобрать партию
page-analysis-chart = Шансы на победу по ходу партии: как их мог оценить каждый игрок
page-costly = Самые дорогие решения
page-costly-none = Насколько может судить программа, ни одно решение не ухудшило шансов.
page-costly-who = Решение { $n }, { $player }:
page-costly-line = { $played } ({ $chance } %). Лучше: { $best } ({ $better } %).
page-to-decision = К решению { $n }

page-again = Реванш
page-record = Запись партии
page-replay = Смотреть партию по шагам
page-fair-yes = Раздача проверена: она та самая, что была обещана.
page-fair-no = Раздача не та, что была обещана!
page-first = В начало
page-prev = Шаг назад
page-next = Шаг вперёд
page-last = В конец
page-play = Воспроизвести
page-pause = Пауза
page-decision-of = решение { $n } из { $of }
page-whose = С чьего места смотреть
page-all-hands = Все руки
page-play-on = Играть отсюда
page-to-score = Счёт

## What several games say of their tables

page-hidden-cards = { $n ->
    [one] { $n } карта, скрытая от вас
    [few] { $n } карты, скрытые от вас
   *[other] { $n } карт, скрытых от вас
}
page-details = Подробнее: { $player }
page-your-side = Ваша сторона
page-first-player = первый
page-choosing = выбирает…
    .you = выбираете…
page-sealed-short = готово
page-n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
page-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
page-show-table = Таблица
view-level = Уровень
view-space = Деление
view-round = Раунд
view-first = Первый игрок
view-active = Активный игрок
view-waiting = Решают
view-dice = Кубики этой игры
view-deck = Колода
view-count = Число
view-top = Верхняя карта
view-discard = Сброс
view-cards = Карты
view-limit = Предел
view-hand = Рука
view-face = Грань
view-drawn = Взятые карты
view-score = Счёт
view-total = Итого
view-scores = Счёт
view-winners = Победители
view-card = Карта
view-turned = Повёрнута
view-tokens = Жетоны
view-points = Очки
page-choose-another = Выбрать другое

# when the rules of a running table change
page-rules-changed = Отсюда партия идёт по правилам версии { $version }. Изменилось: { $rules }.
page-rules-again = { $n ->
    [one] По новым правилам заново сыгран { $n } последний шаг.
    [few] По новым правилам заново сыграны { $n } последних шага.
   *[many] По новым правилам заново сыграно { $n } последних шагов.
}
page-rules-notice = С начала этой партии правила изменились ({ $rules }). Со следующего вашего решения действует версия { $version }.
page-rules-go-on = Продолжить
page-rules-end = Предложить закончить партию
page-asks-end = { $player } предлагает закончить партию без результата.
page-ended-agreed = Игроки договорились закончить партию без результата.

## Уведомления, которые ждут или выключены

page-notices-waiting = Откройте ссылку из нашего письма. До этого других уведомлений не будет.
page-notices-off = Уведомления на { $target } отключены: адрес ответил { $why }. Проверьте его и укажите снова.

## Before the deal, and whether it was fair

page-gathering = Ждём друзей · { $n } из { $of } за столом
page-gathering-asked = Ждём ответа: { $who }.
page-gathering-host = { $n ->
    [one] Свободно { $n } место. Пошлите ссылку или отдайте место боту.
    [few] Свободны { $n } места. Пошлите ссылку или отдайте места ботам.
    [many] Свободно { $n } мест. Пошлите ссылку или отдайте места ботам.
   *[other] Свободно { $n } места. Пошлите ссылку или отдайте места ботам.
}
page-gathering-guest = { $n ->
    [one] Ещё свободно { $n } место. Карты раздадут, когда все сядут за стол.
    [few] Ещё свободны { $n } места. Карты раздадут, когда все сядут за стол.
    [many] Ещё свободно { $n } мест. Карты раздадут, когда все сядут за стол.
   *[other] Ещё свободно { $n } места. Карты раздадут, когда все сядут за стол.
}
page-free-seat = Свободное место
page-free-about = его займёт тот, кто откроет ссылку
page-asked-about = получает приглашение на реванш. Место может занять и тот, кто откроет ссылку
page-host = хозяин стола
page-you-host = вы, хозяин стола
page-new-link = Новая ссылка
page-new-link-about = Старая ссылка больше ничего не открывает.
page-give-to-bot = Отдать боту
page-parts-about = Каждый, кто садится за стол, добавляет к ней случайную часть.
page-deal = Раздача
page-deal-secret = В эту раздачу ещё играют другие. Когда закончат все, откроются запись партии и её разбор, все руки и то, из чего составлена раздача.
page-parts-told = { $n ->
    [0] Её составил сам сервер. Зерно раздачи:
    [one] Её составили сервер и { $n } место. Зерно раздачи:
    [few] Её составили сервер и { $n } места. Зерно раздачи:
    [many] Её составили сервер и { $n } мест. Зерно раздачи:
   *[other] Её составили сервер и { $n } места. Зерно раздачи:
}
page-fair-cannot = Не проверено: адрес без https. Проверить можно командой «arcanum replay --verify».
page-absent-cannot-agree = Так нельзя. Согласиться может только тот, кто сейчас за столом.
page-came-out = Так нельзя. С тех пор кое-что открылось.
# others' turns, step by step
page-play-previous = Шаг назад
page-play-next = Шаг вперёд
page-play-go-on = Дальше
page-play-to-my-turn = К моему ходу
page-play-to-now = К концу
page-tab-steps = Этот ход
page-others-pace = Ходы соперников
page-others-pace-slow = медленно
page-others-pace-quick = быстро
page-others-pace-key = по клавише
page-others-pace-off = не показывать
page-others-pace-help = Медленно — 1,6 с на шаг; быстро — 0,4 с; по клавише — шаг ждёт нажатия; не показывать — сразу итог.
page-asks-costly = Переспрашивать, если действие обходится дорого
page-hint-joins = Подсказка кладёт карту к уже выложенным; сама она ничего не отправляет.
page-hint-draft = Карты, о которых говорит подсказка, уже лежат у вас в другом месте.
page-recap = Итоги в конце каждого раунда
page-recap-each = Итоги каждого раунда
page-recap-again = Показать раунд ещё раз
page-recap-source = Источник
page-recap-now = Теперь
page-see-moment = Показать этот момент
page-prices = Показывать, сколько стоят варианты и что они приносят
page-scores-so-far = Показывать счёт по ходу партии
page-score-now = Очки, если бы партия закончилась сейчас
page-strip = Показывать, какая часть хода идёт и зачем она
page-tips = Объяснять символы (наведение или долгое нажатие)

## Одна ссылка на стол, и хозяин начинает игру

page-one-link = Одна ссылка на весь стол
page-one-link-about = Кто её откроет, выбирает свободное место и имя. Учётная запись не нужна.
page-link-dies = Ссылка перестаёт действовать, когда заняты все места. Игроки всё равно смогут вернуться.
page-qr = QR-код ссылки
page-share-link = Отправить
page-show-large = Крупно
page-order = Порядок
page-order-chosen = Как сидят
page-order-lot = По жребию
page-this-screen = этот экран
page-sat = место занято { $ago }
page-seat-up = { $player }: на место выше
page-seat-down = { $player }: на место ниже
page-remove = Освободить место: { $player }
page-start = Начать
page-n-free = свободно: { $n }
page-seats-free = За столом есть свободные места.
page-all-sit = Все за столом. Начинайте, когда будете готовы.
page-all-sit-guest = Все за столом. Партию начинает { $player }.
page-takes-seat = { $player } садится за стол.
page-told-sits = садится за стол.
page-told-removed = больше не за столом.

## Несколько человек у одного экрана

page-at-screen = За этим экраном: { $n }
page-screen-public = На экране то, что можно видеть всем.
page-screen-own = На экране то, что знает { $player }.
page-screen-hide = Спрятать карты
page-screen-show = Карты: { $player }
page-hand-to = Передайте экран: { $player }
page-hand-screen = Передайте экран
page-i-am = Это я, { $player }
page-back-to-player = Назад: { $player }
page-stay-public = Не сейчас
page-turn-of = { $player }: ваш ход
page-cover-about = То, что должен видеть только один, появится после нажатия. Если тайн в решении нет, экран не закрывается.
page-cover-log = Только то, что видно всем.

## Чат

page-unread = { $n ->
    [one] { $n } непрочитанная строка
    [few] { $n } непрочитанные строки
    [many] { $n } непрочитанных строк
   *[other] { $n } непрочитанной строки
}
page-log-line = строка { $n } хода партии
page-cite = Сослаться на эту строку
page-mute = Скрыть
page-mute-who = Скрыть сообщения: { $player }
page-unmute = Показать сообщения: { $player }
page-phrases = Готовые фразы
page-say-hello = Здравствуйте!
page-say-luck = Удачи и приятной игры!
page-say-thanks = Спасибо!
page-say-well-played = Отличная игра!
page-say-moment = Минутку, пожалуйста.
page-say-back = Я на месте.
page-say-your-turn = Ваш ход.
page-say-oops = Ой, это я зря.
page-say-rematch = Сыграем ещё?
page-say-hidden = (скрыто владельцами сервера)
page-gallery-empty = Зрители ещё ничего не сказали.
page-gallery-about = Комната зрителей. Игроки читают её после партии, а если стол так настроен, то и раньше.
page-copy-moment = Ссылка на этот момент

## Разборы, задачи, раздумья ботов

page-analysis-about = Каждое решение оценивается по тому, что игрок тогда знал; самые дорогие — подробнее. Все числа приблизительны.
page-analysis-runs = Осталось около { $n } с. Страницу можно закрыть.
page-analysis-stopped = Разбор остановлен. Вот что он успел найти.
page-analysis-go-on = Продолжить
page-cancel = Отменить
page-find-better = Найти решение лучше
page-find-better-about = Решите ещё раз, за отдельным столом, и играйте дальше; ответ появится после вашего решения
page-puzzle = Найдите решение лучше.
page-puzzle-ask = В партии было: { $played } ({ $chance } %). Примите решение — и узнаете ответ.
page-puzzle-found = Вот оно!
page-puzzle-same = Так же, как в партии.
page-puzzle-other = Можно и так.
page-puzzle-answer = По разбору лучше: { $best } — { $better } % вместо { $chance } %.
page-puzzle-back = Назад к партии
page-thinks-since = Думает { $n } с, считая весь ход
page-seconds = { $n } с

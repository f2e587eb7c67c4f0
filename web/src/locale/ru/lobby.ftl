### Лобби и слова всех страниц, русский язык.

page-motto = Три сложные игры за одним тихим столом.
page-unofficial = Неофициально. Рисунки и тексты наши. Пожалуйста, купите игры, которые любите.
page-choose-game = Выберите игру
page-seats-range = { $from }–{ $to } игрока
page-your-tables = Ваши столы
page-your-move = Ваш ход
page-waits = Решают другие
page-finished = Завершена
page-set-table = Накрыть стол
page-seats = Места
page-you = вы
page-you-cap = Вы
page-bot = Бот
page-bot-name = { $n ->
    [1] Вера
    [2] Томаш
   *[other] Нина
}
page-friend = Друг
page-by-link = Пригласить по ссылке
page-your-name = Ваше имя
page-save = Сохранить
page-remove-seat = Убрать место { $seat }
page-add-seat = Добавить место
page-more-options = Ещё настройки
page-onlookers = Зрители
page-hints = Подсказки
page-hints-alone = Только против ботов
page-sealed-about = Раздача запечатана до начала игры. После игры её можно проверить.
page-sit = Сесть за стол
page-read-rules = Сначала прочитать правила
page-language = Язык
page-dark = Тёмная тема
page-light = Светлая тема
page-to-lobby = В лобби
page-yes = да
page-no = нет
page-none = нет
page-close = Закрыть
page-offline = Нет связи. Пробуем вернуться к столу…
page-wrong-link = Эта ссылка не открывает места за столом. Попросите новую.
page-no-table = Такого стола нет.
page-rules = Правила
page-pace = Темп
page-pace-none = Без часов
    .text = Каждый думает столько, сколько нужно.
page-pace-live = Вживую
    .text = 20 минут на игрока и ещё 15 секунд за каждое решение. Когда время выйдет, один раз решит бот.
page-pace-days = По дням
    .text = 3 дня на игрока и ещё 6 часов за каждое решение. Когда время выйдет, один раз решит бот.
page-log-in = Войти
page-log-out = Выйти
page-account = Учётная запись
page-account-about = По желанию. Учётная запись собирает ваши столы. Без неё их помнит этот браузер.
page-account-is = Вы вошли: { $name }. Здесь собраны ваши столы.
page-account-name = Имя
page-password = Пароль (от 8 знаков)
page-register = Новая запись
page-wrong-password = Имя и пароль не подходят.
page-name-taken = Это имя занято.
page-too-often = Слишком много попыток. Попробуйте через минуту.
page-book-none = Книги правил для этой игры пока нет. Вот точная спецификация, по-английски.

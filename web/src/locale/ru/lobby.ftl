### Лобби и слова всех страниц, русский язык.

page-motto = Три сложные игры за одним тихим столом.
page-unofficial = Неофициальное издание: рисунки и тексты наши. Понравится игра — купите её в коробке.
page-choose-game = Выберите игру
page-seats-range = Игроков: { $from }–{ $to }
page-set-table = Новая партия
page-seats = Места
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
page-remove-seat = Убрать место { $seat }
page-add-seat = Добавить место
page-more-options = Ещё настройки
page-sealed-about = Раздача запечатана до начала партии. Когда партия кончится, её можно проверить.
page-sit = Сесть за стол
page-read-rules = Сначала прочитать правила
page-language = Язык
page-dark = Тёмная тема
page-light = Светлая тема
page-close = Закрыть
page-missing = Часть страницы не загрузилась: вышла новая версия или нет связи. Ваши решения сохранены.
page-load-again = Загрузить ещё раз
page-offline = Нет связи. Пробуем вернуться к столу…
page-refused-429 = Слишком много попыток. Попробуйте через минуту.
page-refused = Не получилось.
page-refused-503 = Сервер занят или не справился. Попробуйте чуть позже.
page-pace = Темп
page-log-in = Войти
page-about = Arcanum { $version }, { $build ->
    [compiled] правила скомпилированы
   *[interpreted] правила интерпретируются
}; версии правил: { $rules }.
page-learn = Учиться играя

## An invitation

page-cards = Каталог карт
page-people = Люди
page-first-game = Первая партия
page-first-game-about = Так правила советуют играть в первый раз.
page-as-last-time = Как в прошлый раз

## Столы с друзьями и открытые столы

page-here-cap = Здесь
page-somebody-here = Кто-то рядом
page-name-here = Имя того, кто рядом
page-open-tables = Открытые столы
page-bring = Открыть запись партии
page-away-own = А пока — столы на вашем устройстве
page-clock-none = Без часов
    .text = Каждый думает столько, сколько нужно.
page-clock-quick = Быстро
page-clock-live = В реальном времени
page-clock-days = По переписке
page-clock-minutes = { $bank } мин на игрока и ещё { $add } с за каждый ход. Когда время выйдет, остальные решат, как быть.
page-clock-hours = { $bank } ч на игрока и ещё { $add } ч за каждый ход. Когда время выйдет, остальные решат, как быть.
page-weekends = По выходным часы стоят

## Кто играет за бота

page-choose-character = Выбрать персонажа

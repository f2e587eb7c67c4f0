### Жалобы хозяину сервера, русский язык.

people-report = Пожаловаться
people-report-person = Пожаловаться на игрока
people-report-table = Пожаловаться на стол
people-report-club = Пожаловаться на клуб
people-report-tournament = Пожаловаться на турнир
people-report-about = Жалобу прочтёт хозяин сервера. Больше никто не узнает, что вы писали.
people-report-why = Что не так?
people-report-why-insults = Оскорбления или угрозы
people-report-why-name = Недопустимое имя или название
people-report-why-cheats = Нечестная игра или поддавки
people-report-why-spam = Реклама
people-report-why-other = Другое
people-report-text = Что случилось, в нескольких словах
people-report-send = Отправить
people-report-done = Спасибо. Хозяин сервера это прочтёт.
people-report-log-in = Чтобы пожаловаться, войдите в учётную запись. За столом можно в любой момент скрыть сообщения любого собеседника.

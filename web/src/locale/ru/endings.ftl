### Leaving, pausing, ending before time, rematches, Russian.

page-until = до { $time }
page-deadline = Время истекает: { $time }

page-late = медлит
page-conceded = партия сдана
page-conceded-watch = Вы сдали партию. Можно смотреть.
page-has-left = { $player } больше не за столом
page-is-late = { $player } медлит
page-turn-since = ходит { $player }, { $time }
page-gone-ask = { $player } больше не за столом: пусть играет бот?
page-late-about = { $player } за столом, но медлит с решением.
page-out-ask = У игрока { $player } не осталось времени: пусть играет бот?
page-late-away = { $player } сейчас не смотрит на стол.
page-reminded-ago = Напоминание отправлено { $time } назад.
page-may-return = Вернуться можно в любой момент.
page-remind = Напомнить
page-again-at = снова в { $time }
page-gone-choices = Что можно сделать
page-wait = Ждать
page-wait-clock-own = На часах игрока { $player } осталось { $time }; потом вас спросят ещё раз.
page-wait-clock = Ваши часы стоят. На часах игрока { $player } осталось { $time }; потом вас спросят ещё раз.
page-wait-about = Место остаётся за игроком { $player }, и никто за него не решает.
page-wait-anybody = пока решить может любой
page-bot-for-about = За это место играет { $bot }. { $player } может вернуться одним нажатием, но рейтинга здесь уже не прибавит; без возвращения засчитывается последнее место.
page-propose-end = Предложить закончить
page-vote-yes = за
page-vote-open = ждём ответа
page-votes = согласны: { $n } из { $of }

page-leave-or-end = Уйти или закончить партию…
page-leave-ask = Уйти или закончить партию?
page-leave-now = Пока уйти
page-leave-short = Уйти
page-leave-about = Место остаётся за вами, вернуться можно в любой момент. Остальные увидят, что вас нет, и смогут доверить ваши ходы боту.
page-leave-clock-about = Место остаётся за вами, но ваши часы идут. Остальные увидят, что вас нет, и смогут до вашего возвращения доверить ваши ходы боту.
page-leave-alone-about = Партия ждёт вас в лобби. Ничего не пропадёт.
page-clock-runs = ваши часы идут
page-pause-game = Пауза
page-pause-about = Все часы стоят, пока кто-нибудь не продолжит партию. Согласиться должны все.
page-propose = Предложить
page-end-it = Закончить
page-end-scores = Закончить сейчас с нынешним счётом
page-end-scores-are = Партия закончится как есть: { $scores }. Рейтинг не изменится. Согласиться должны все, кто за столом.
page-end-scores-about = Партия закончится как есть: побеждает тот, у кого сейчас больше очков. Рейтинг не изменится. Согласиться должны все, кто за столом.
page-abandon = Прервать
page-abandon-about = Партия закончится без результата. Рейтинг не изменится. Согласиться должны все, кто за столом.
page-concede = Сдаться
page-concede-about = Вы сдаётесь; согласие остальных не нужно.
page-concede-ask = Сдать эту партию?
page-keep-playing = Играть дальше
page-concede-seat = Ваше место
page-concede-seat-bot = До конца за вас будет играть { $bot }: так решено в начале партии.
page-concede-seat-out = Оно выходит из партии, так решено в её начале: за него только пасуют.
page-concede-seat-ends = Играть больше не с кем, и партия сразу закончится.
page-concede-result = Ваш результат
page-concede-result-about = Место { $n } из { $of }, что бы ни вышло дальше.
page-concede-others = Остальные
page-concede-others-on = Играют дальше, их результат засчитывается. Чат остаётся для вас открытым.
page-concede-others-end = Им засчитывается счёт на этот момент.
page-concede-after = Потом
page-concede-after-on = Можно смотреть, но вернуться нельзя.
page-concede-after-end = Запись партии сохранится, её можно будет посмотреть.

page-asks-scores = { $player } предлагает закончить партию сейчас с нынешним счётом.
page-scores-now = А именно: { $scores }.
page-asks-pause = { $player } предлагает паузу: все часы стоят, пока кто-нибудь не продолжит партию.
page-undo-steps = { $n ->
    [one] Отменяется { $n } шаг:
    [few] Отменяются { $n } шага:
    [many] Отменяются { $n } шагов:
   *[other] Отменяются { $n } шага:
}
page-withdraw = Отозвать предложение
page-paused = Игроки сделали паузу.
page-paused-clocks = Пауза: все часы стоят.
page-go-on-now = Продолжить

page-happens-leaves = { $player } уходит из-за стола.
    .you = Вы уходите из-за стола.
page-happens-returns = { $player } снова за столом.
    .you = Вы снова за столом.
page-happens-bot-plays = За игрока { $player } играет { $bot }.
    .you = За вас играет { $bot }.
page-happens-reminded = { $player } получает напоминание.
    .you = Вы получаете напоминание: стол ждёт вас.
page-happens-pauses = Пауза: все часы стоят.
page-happens-goes-on = { $player } заканчивает паузу.
    .you = Вы заканчиваете паузу.
page-happens-concedes = { $player } сдаётся. Дальше играет { $bot }.
    .you = Вы сдаётесь. Дальше играет { $bot }.
page-happens-concedes-out = { $player } сдаётся и выходит из партии.
    .you = Вы сдаётесь и выходите из партии.
page-happens-concedes-end = { $player } сдаётся.
    .you = Вы сдаётесь.
page-happens-taken = { $player } забирает партию с собой: на рейтинг она больше не идёт.
    .you = Вы забираете партию с собой: на рейтинг она больше не идёт.
page-happens-rematch = { $player } предлагает реванш.
    .you = Вы предлагаете реванш.
page-ended-end = Игроки договорились закончить партию без результата.
page-ended-scores = Игроки договорились закончить партию со счётом на этот момент.
page-ended-conceded = Партия закончилась: один из игроков сдался.

page-rematch = Реванш
page-rematch-asks = { $player } предлагает реванш
page-rematch-ask = Сыграем ещё?
page-rematch-about = Один новый стол: те же люди, настройки, темп и подсказки. Каждый пересаживается на одно место дальше.
page-rematch-sits = за столом
page-rematch-declined = не сейчас
page-rematch-asked = ждём ответа, { $time }
page-take-seat = Занять место
page-not-now = Не сейчас
page-to-new-table = К новому столу

page-too-early = Пока нельзя. Подождите хотя бы две минуты.
page-reminded-already = Пока нельзя. Напоминание только что отправлено.
page-has-conceded = Так нельзя. Тот, кто сдался, может только смотреть.

page-orders = Постоянные указания
page-orders-about = О них знаете только вы. Вы в любой момент можете решить по-своему или отменить их.
page-order-all = Всегда брать всё
    .text = Если всё можно взять сразу, берётся всё.
page-order-sole = Отвечать за меня, когда всё равно
    .text = Если все варианты ведут к одному и тому же.
page-order-pass = Пасовать, пока ничего не меняется
    .text = Прекратится само, если у вас появится другой вариант, если кто-то пойдёт против вас или если вас о чём-нибудь спросят.
page-order-cannot-pass = Пока нельзя. Дайте это указание, когда можно будет пасовать.
page-holidays = Отпуск
page-holidays-about = В эти дни ваши часы стоят.
page-holiday-from = Первый день
page-holiday-to = Последний день
page-calendar = Скопировать ссылку на календарь
page-calendar-about = В вашем календаре будет видно, когда истекает время. Никому не показывайте эту ссылку.
page-quiet = Тихие часы
page-quiet-about = В эти часы уведомлений нет; потом они приходят все вместе.
page-all-tables = За всеми моими столами
    .text = Отпуск и тихие часы меняются сразу за всеми столами, места за которыми знает этот браузер.
page-all-tables-not = Столов, за которыми изменить не удалось: { $n }. Откройте их и проверьте.
page-quiet-from = Тихо с
page-quiet-to = Тихо до
page-told-reminder = Вас ждут за столом
page-told-rematch = Реванш?
page-told-several = Вас ждут за несколькими столами

### Trickerion: всё, кроме карт, русский язык. Термины — по глоссарию из cards.ftl.
### Имена игроков не склоняются: всегда именительный падеж. Настоящее время, одна строка — одно событие.
### Формы: .gen — родительный, .dat — дательный, .acc — винительный; у реквизита .few и .many — при числах
### (2 пилы, 5 пил); .and и .for добавляют к фразе стопку, если она есть.

game-trickerion = Трикерион
    .text = Иллюзионисты-соперники осваивают, готовят и исполняют номера ради славы.

## Настройки

option-mode = Режим
    .text = Кто играет.
option-mode-standard = обычный
option-dark_alley = Кривая улочка
    .text = Особые поручения, способности иллюзионистов и номера 3-го уровня. В первой партии лучше обойтись без неё.
option-dark_alley-on = да
option-dark_alley-off = нет
option-prophecies = Пророчества
    .text = Каждый раунд ненадолго меняется ещё одно правило. Только вместе с кривой улочкой.
option-prophecies-on = да
option-prophecies-off = нет
option-quick_game = Быстрая партия
    .text = Партия начинается со 2-го раунда, и все с самого начала богаче.
option-quick_game-off = нет
option-quick_game-on = да
option-first_game_kits = Наборы для первой партии
    .text = Готовые наборы вместо выбора в начале игры.
option-first_game_kits-off = нет
option-first_game_kits-on = да
option-level3_scoring = Номера 3-го уровня
    .text = Что нужно, чтобы номер 3-го уровня принёс очки в конце игры. Только вместе с кривой улочкой.
option-level3_scoring-components_or_marker = реквизит или жетон на карте
option-level3_scoring-components_only = только реквизит
option-anytime_window = Возврат
    .text = Когда можно возвращать номера и реквизит.
option-anytime_window-own_decisions = перед своими решениями
option-anytime_window-any_moment = в любой момент
option-quick_assistant_coins = Монеты за ассистента
    .text = Быстрая партия: сколько монет получает тот, кто начинает с ассистентом.
option-quick_assistant_coins-2 = 2
option-quick_assistant_coins-3 = 3
option-quick_assistant_coins-4 = 4

## Счёт

score-fame = Слава
score-shards = Осколки
score-coins = Монеты
score-apprentices = Ученики
score-specialists = Специалисты
score-cards = Особые поручения в руке
score-tricks = Номера 3-го уровня
score-total = Итоговая слава

## Названия

component-wood = дерево
    .acc = дерево
    .few = дерева
    .many = дерева
component-metal = металл
    .acc = металл
    .few = металла
    .many = металла
component-glass = стекло
    .acc = стекло
    .few = стекла
    .many = стекла
component-fabric = ткань
    .acc = ткань
    .few = ткани
    .many = ткани
component-rope = верёвка
    .acc = верёвку
    .few = верёвки
    .many = верёвок
component-petroleum = горючее
    .acc = горючее
    .few = горючего
    .many = горючего
component-saw = пила
    .acc = пилу
    .few = пилы
    .many = пил
component-animal = животное
    .acc = животное
    .few = животных
    .many = животных
component-padlock = замок
    .acc = замок
    .few = замка
    .many = замков
component-mirror = зеркало
    .acc = зеркало
    .few = зеркала
    .many = зеркал
component-disguise = маскировка
    .acc = маскировку
    .few = маскировки
    .many = маскировок
component-cog = механизм
    .acc = механизм
    .few = механизма
    .many = механизмов
pile-wood = { component-wood }
    .and = { " " }и { component-wood.acc }
    .for = , в обмен на { component-wood.acc }
pile-metal = { component-metal }
    .and = { " " }и { component-metal.acc }
    .for = , в обмен на { component-metal.acc }
pile-glass = { component-glass }
    .and = { " " }и { component-glass.acc }
    .for = , в обмен на { component-glass.acc }
pile-fabric = { component-fabric }
    .and = { " " }и { component-fabric.acc }
    .for = , в обмен на { component-fabric.acc }
pile-rope = { component-rope }
    .and = { " " }и { component-rope.acc }
    .for = , в обмен на { component-rope.acc }
pile-petroleum = { component-petroleum }
    .and = { " " }и { component-petroleum.acc }
    .for = , в обмен на { component-petroleum.acc }
pile-saw = { component-saw }
    .and = { " " }и { component-saw.acc }
    .for = , в обмен на { component-saw.acc }
pile-animal = { component-animal }
    .and = { " " }и { component-animal.acc }
    .for = , в обмен на { component-animal.acc }
pile-padlock = { component-padlock }
    .and = { " " }и { component-padlock.acc }
    .for = , в обмен на { component-padlock.acc }
pile-mirror = { component-mirror }
    .and = { " " }и { component-mirror.acc }
    .for = , в обмен на { component-mirror.acc }
pile-disguise = { component-disguise }
    .and = { " " }и { component-disguise.acc }
    .for = , в обмен на { component-disguise.acc }
pile-cog = { component-cog }
    .and = { " " }и { component-cog.acc }
    .for = , в обмен на { component-cog.acc }
pile-nothing = ничего
    .and = { "" }
    .for = { "" }
symbol-spades = пики
symbol-hearts = червы
symbol-diamonds = бубны
symbol-clubs = трефы

role-magician = Иллюзионист
    .acc = иллюзиониста
    .text = 3 ОД, без жалования. Только он выходит на сцену и проводит представления.
role-engineer = Инженер
    .acc = инженера
    .text = 2 ОД, жалование 2 монеты. На планшете инженера есть ячейка ещё для одного номера; подготовленный там номер получает на 1 жетон больше. За кулисами в день вашего представления: 1 осколок.
role-manager = Импресарио
    .acc = импресарио
    .text = 2 ОД, жалование 2 монеты. На планшете импресарио две ячейки для реквизита; каждая стопка там считается на 1 больше. За кулисами в день вашего представления: 3 монеты.
role-assistant = Ассистент
    .acc = ассистента
    .text = 2 ОД, жалование 2 монеты. На планшете ассистента есть ячейка ещё для одного ученика, которому не платят. За кулисами в день вашего представления: 2 очка славы.
role-apprentice = Ученик
    .acc = ученика
    .text = 1 ОД, жалование 1 монета. Умеет всё, кроме выступлений.

character-magician = Иллюзионист
    .gen = иллюзиониста
    .dat = иллюзионисту
    .acc = иллюзиониста
character-engineer = Инженер
    .gen = инженера
    .dat = инженеру
    .acc = инженера
character-manager = Импресарио
    .gen = импресарио
    .dat = импресарио
    .acc = импресарио
character-assistant = Ассистент
    .gen = ассистента
    .dat = ассистенту
    .acc = ассистента
character-apprentice_1 = Ученик 1
    .gen = ученика 1
    .dat = ученику 1
    .acc = ученика 1
character-apprentice_2 = Ученик 2
    .gen = ученика 2
    .dat = ученику 2
    .acc = ученика 2
character-apprentice_3 = Ученик 3
    .gen = ученика 3
    .dat = ученику 3
    .acc = ученика 3
character-apprentice_4 = Ученик 4
    .gen = ученика 4
    .dat = ученику 4
    .acc = ученика 4

deck-downtown = Центр
deck-market_row = Рынок
deck-workshop = Мастерская
deck-theater = Театр

slot-downtown_1 = Центр, ячейка 1 (+2)
slot-downtown_2 = Центр, ячейка 2 (+1)
slot-downtown_3 = Центр, ячейка 3 (+1)
slot-downtown_4 = Центр, ячейка 4 (+0)
slot-market_row_1 = Рынок, ячейка 1 (+2)
slot-market_row_2 = Рынок, ячейка 2 (+1)
slot-market_row_3 = Рынок, ячейка 3 (+1)
slot-market_row_4 = Рынок, ячейка 4 (+0)
slot-dark_alley_1 = Кривая улочка, ячейка 1 (+2)
slot-dark_alley_2 = Кривая улочка, ячейка 2 (+1)
slot-dark_alley_3 = Кривая улочка, ячейка 3 (+1)
slot-dark_alley_4 = Кривая улочка, ячейка 4 (+0)
slot-workshop_1 = Мастерская, ячейка 1
slot-workshop_2 = Мастерская, ячейка 2
slot-thursday_backstage_1 = Четверг, за кулисами 1
slot-thursday_backstage_2 = Четверг, за кулисами 2
slot-thursday_stage = Четверг, сцена
slot-friday_backstage_1 = Пятница, за кулисами 1
slot-friday_backstage_2 = Пятница, за кулисами 2
slot-friday_stage = Пятница, сцена
slot-saturday_backstage_1 = Суббота, за кулисами 1
slot-saturday_backstage_2 = Суббота, за кулисами 2
slot-saturday_stage = Суббота, сцена
slot-sunday_backstage_1 = Воскресенье, за кулисами 1
slot-sunday_backstage_2 = Воскресенье, за кулисами 2
slot-sunday_stage = Воскресенье, сцена
day-thursday = четверг
    .acc = четверг
day-friday = пятница
    .acc = пятницу
day-saturday = суббота
    .acc = субботу
day-sunday = воскресенье
    .acc = воскресенье
die-residence_a = кубик особняка A
die-residence_b = кубик особняка B
die-inn_a = кубик трактира A
die-inn_b = кубик трактира B
die-bank_a = кубик банка A
die-bank_b = кубик банка B

face-escape = освобождение
face-spiritual = спиритизм
face-mechanical = механизмы
face-optical = оптика
face-any = любая школа
face-x = X
face-engineer = инженер
face-manager = импресарио
face-assistant = ассистент
face-apprentice = ученик

home-player_board = свой планшет
home-engineer_board = планшет инженера
home-manager_board = планшет импресарио
home-assistant_board = планшет ассистента

order_slot-order_1 = ячейка заказа 1
    .acc = ячейку заказа 1
order_slot-order_2 = ячейка заказа 2
    .acc = ячейку заказа 2
order_slot-order_3 = ячейка заказа 3
    .acc = ячейку заказа 3
order_slot-order_4 = ячейка заказа 4
    .acc = ячейку заказа 4
stock_slot-buy_1 = ячейка покупки 1
    .gen = ячейки покупки 1
    .acc = ячейку покупки 1
stock_slot-buy_2 = ячейка покупки 2
    .gen = ячейки покупки 2
    .acc = ячейку покупки 2
stock_slot-buy_3 = ячейка покупки 3
    .gen = ячейки покупки 3
    .acc = ячейку покупки 3
stock_slot-buy_4 = ячейка покупки 4
    .gen = ячейки покупки 4
    .acc = ячейку покупки 4
stock_slot-quick_order = ячейка срочных заказов
    .gen = ячейки срочных заказов
    .acc = ячейку срочных заказов

position-left_top = слева вверху
position-right_top = справа вверху
position-left_middle = слева посередине
position-right_middle = справа посередине
position-left_bottom = слева внизу
position-right_bottom = справа внизу
position-beside_a_spades = рядом с ячейками (A, пики)
position-beside_a_hearts = рядом с ячейками (A, червы)
position-beside_a_diamonds = рядом с ячейками (A, бубны)
position-beside_a_clubs = рядом с ячейками (A, трефы)
position-beside_b_spades = рядом с ячейками (B, пики)
position-beside_b_hearts = рядом с ячейками (B, червы)
position-beside_b_diamonds = рядом с ячейками (B, бубны)
position-beside_b_clubs = рядом с ячейками (B, трефы)
position-beside_c_spades = рядом с ячейками (C, пики)
position-beside_c_hearts = рядом с ячейками (C, червы)
position-beside_c_diamonds = рядом с ячейками (C, бубны)
position-beside_c_clubs = рядом с ячейками (C, трефы)
position-beside_d_spades = рядом с ячейками (D, пики)
position-beside_d_hearts = рядом с ячейками (D, червы)
position-beside_d_diamonds = рядом с ячейками (D, бубны)
position-beside_d_clubs = рядом с ячейками (D, трефы)
spot-left_top_up = слева вверху, своим знаком вверх
spot-left_top_right = слева вверху, своим знаком вправо
spot-left_top_down = слева вверху, своим знаком вниз
spot-left_top_left = слева вверху, своим знаком влево
spot-right_top_up = справа вверху, своим знаком вверх
spot-right_top_right = справа вверху, своим знаком вправо
spot-right_top_down = справа вверху, своим знаком вниз
spot-right_top_left = справа вверху, своим знаком влево
spot-left_middle_up = слева посередине, своим знаком вверх
spot-left_middle_right = слева посередине, своим знаком вправо
spot-left_middle_down = слева посередине, своим знаком вниз
spot-left_middle_left = слева посередине, своим знаком влево
spot-right_middle_up = справа посередине, своим знаком вверх
spot-right_middle_right = справа посередине, своим знаком вправо
spot-right_middle_down = справа посередине, своим знаком вниз
spot-right_middle_left = справа посередине, своим знаком влево
spot-left_bottom_up = слева внизу, своим знаком вверх
spot-left_bottom_right = слева внизу, своим знаком вправо
spot-left_bottom_down = слева внизу, своим знаком вниз
spot-left_bottom_left = слева внизу, своим знаком влево
spot-right_bottom_up = справа внизу, своим знаком вверх
spot-right_bottom_right = справа внизу, своим знаком вправо
spot-right_bottom_down = справа внизу, своим знаком вниз
spot-right_bottom_left = справа внизу, своим знаком влево
spot-beside = рядом с ячейками
resource-fame = слава
    .acc = славу
resource-coins = монеты
    .acc = монеты
resource-shards = осколки
    .acc = осколки

modifier-day = день недели
modifier-fiasco = { card-arranged_fiasco }
modifier-premiere_fame = удвоение славы
modifier-premiere_coins = удвоение монет
modifier-premiere_shards = удвоение осколков
modifier-supercharge_1 = сверхзаряд +1
modifier-supercharge_2 = сверхзаряд +2
modifier-supercharge_3 = сверхзаряд +3
modifier-stolen = чужие лавры: −1 очко славы
modifier-conversion = слава вместо монет

## Действия, надписи на кнопках

do-choose-magician = { $magician }
do-take-trick = Взять номер «{ $trick }»
do-mark = Отметить символом «{ $symbol }»
do-take-components = Взять { $component_acc }{ $pile_and }
    .twice = Взять 2 { $component_few }
do-choose-specialist = { $role }
do-take-special = Взять карту из колоды «{ $deck }»
do-take-component = Взять { $component_acc }
do-stow = Положить на { $home }
do-done = Готово
do-advertise = Вывесить афишу
do-decline = Нет
do-assign = { $character }: { $card }
do-confirm = Подтвердить
do-revise = Взять всё назад
do-place = { $character }: { $slot }
do-idle = Оставить { $character_acc } без дела
do-stop = Закончить ход
do-free-action = Вернуть номер или реквизит
do-return-component = Вернуть { $component_acc }
do-return-trick = Вернуть номер «{ $trick }»
do-go-on = Дальше
do-copy = Скопировать карту «{ $card }»
do-take-ap = Взять вместо этого 1 ОД
do-keep-effect = Оставить эффект
do-use = Использовать
do-enhance = Усилить: отдать осколок, получить 1 ОД
do-leave = Закончить работу
do-learn = Освоить номер: { $die }
do-learn-special = Освоить номер с картой: { $die }
do-replace = Заменить номер «{ $trick }»
do-hire = Нанять: { $die }
do-hire-special = Нанять с картой: { $die }
do-recruit = { $role }
do-hire-another = Нанять ещё одного ученика
do-take-coins = Взять монеты: { $die }
do-take-coins-special = Взять монеты с картой: { $die }
do-reroll = Перебросить { $die }
do-set-die = Повернуть { $die }
do-turn-to = Выбрать грань: { $face }
do-buy = { $count ->
    [one] Купить { $count } { $component_acc }
    [few] Купить { $count } { $component_few }
    [many] Купить { $count } { $component_many }
   *[other] Купить { $count } { $component_few }
}
do-buy-special = { $count ->
    [one] Купить с картой { $count } { $component_acc }
    [few] Купить с картой { $count } { $component_few }
    [many] Купить с картой { $count } { $component_many }
   *[other] Купить с картой { $count } { $component_few }
}
do-buy-mix = Наполнить корзину по карте
do-bargain = { $count ->
    [0] Не сбивать цену
    [one] Сбить цену на { $count } (ОД: { $count })
    [few] Сбить цену на { $count } (ОД: { $count })
    [many] Сбить цену на { $count } (ОД: { $count })
   *[other] Сбить цену на { $count } (ОД: { $count })
}
do-lift = Взять с { $stock_slot_gen }
do-refill = Положить { $component_acc }
do-order = Заказать { $component_acc }
do-order-special = Заказать { $component_acc } с картой
do-order-at = На { $order_slot_acc }
do-buy-ordered = Сразу купить
do-quick-order = Срочный заказ: { $component }
do-quick-order-special = Срочный заказ с картой: { $component }
do-prepare = Подготовить номер «{ $trick }»
do-prepare-special = Подготовить номер «{ $trick }» с картой
do-add-marker = Жетон на номер «{ $trick }»
do-move-trick = Переместить номер «{ $trick }» на планшет инженера
do-move-components = Переместить { $component_acc } на планшет импресарио{ $pile_for }
do-move-apprentice = Переместить { $character_acc } на планшет ассистента
do-set-up = Включить номер «{ $trick }»
do-set-up-special = Включить номер «{ $trick }» с картой
do-supercharge = Включить два жетона номера «{ $trick }»
do-supercharge-special = Включить два жетона номера «{ $trick }» с картой
do-reschedule = Перенести номер: «{ $performance }», { $position }
do-reschedule-special = Перенести номер с картой: «{ $performance }», { $position }
do-put = { $performance }: { $spot }
do-take = Взять { $resource_acc }
do-swap = Поменять местами: «{ $performance }» и «{ $other }»
do-draw = Взять карты из колоды «{ $deck }»
do-choose-cards = Выбрать из взятых карт
do-keep = Оставить карту «{ $card }»
do-put-under = Убрать карту «{ $card }» под колоду
do-tell-fortune = Предсказать будущее
do-weave = Сделать активным: «{ $prophecy }»
do-possess = Выбрать за соперника: «{ $performance }»
do-perform = Провести представление «{ $performance }»
do-steal = «{ $trick }»: вознаграждение номера «{ $other }»
do-premiere = «{ $trick }»: удвоить { $resource_acc }
do-apply = Теперь: { $modifier }
do-keep-marker = Оставить жетон номера «{ $trick }»
do-promote = Повысить ученика: { $role }

## Вопросы

ask-magician = Выберите своего иллюзиониста.
ask-start-trick = Возьмите начальный номер.
ask-symbol = Каким символом отметить номер?
ask-start-components = Возьмите реквизит ценой ровно 2 монеты.
ask-specialist = Выберите первого специалиста.
ask-engineer-trick = Инженер приносит с собой номер. Какой?
ask-quick-special = Из какой колоды взять особое поручение?
ask-basket = Берите реквизит по одному, затем закончите.
ask-stow = Куда положить новую стопку ({ $component })?
ask-home-for-trick = Куда положить номер «{ $trick }»?
ask-home-for-apprentice = На какой планшет принять { $character_acc }?
ask-return = Что вернуть?
ask-window = Хотите что-нибудь вернуть?
ask-advertise = Вывесить афишу? Реклама приносит 2 очка славы.
ask-assign = Дайте каждому персонажу карту. Пока её никто не видит.
ask-confirm = Поручения розданы верно?
ask-confirmed = Вы подтвердили поручения. Пока не подтвердили все, их можно забрать назад.
ask-turn = Выставьте готового персонажа или оставьте кого-нибудь без дела.
ask-break-free = Высвобождение: перенести один из своих номеров?
ask-mimesis = Имитация: скопировать особое поручение соперника?
ask-bonus = Оставить эффект карты или взять вместо него 1 ОД?
ask-mechanize = Добавить 1 ОД { $character_dat }?
ask-action = { $points ->
    [one] { $character } за работой, осталось { $points } ОД. Что дальше?
    [few] { $character } за работой, осталось { $points } ОД. Что дальше?
    [many] { $character } за работой, осталось { $points } ОД. Что дальше?
   *[other] { $character } за работой, осталось { $points } ОД. Что дальше?
}
ask-trick = Какой номер освоить?
ask-replace = Какой номер заменить номером «{ $trick }»?
ask-recruit = Кого нанять?
ask-hire-another = Нанять ещё одного ученика за 3 монеты?
ask-motivate = Какую карту дать { $character_dat }?
ask-face = Какой гранью вверх повернуть { $die }?
ask-bargain = Сколько ОД потратить, чтобы сбить цену?
ask-lift = С какой ячейки взять { $component_acc }?
ask-refill = Какой обычный реквизит положить в пустую ячейку?
ask-order-slot = Заказ: { $component }. На какую ячейку?
ask-buy-ordered = Заказ: { $component }. Купить сразу одну единицу?
ask-spare-part = Какой другой номер получит жетон?
ask-prototype = Какой реквизит номера «{ $trick }» вернуть?
ask-put = Куда положить жетон номера «{ $trick }»?
ask-link-bonus = { $n ->
    [one] Связь! Взять { $n } очко славы или { $n } монету?
    [few] Связь! Взять { $n } очка славы или { $n } монеты?
    [many] Связь! Взять { $n } очков славы или { $n } монет?
   *[other] Связь! Взять { $n } очка славы или { $n } монеты?
}
ask-swap = Поменять местами две карты представлений за 3 монеты?
ask-keep = Какие карты колоды «{ $deck }» оставить и в каком порядке убрать остальные под неё?
ask-possess = Внушение: выбрать за соперника представление в { $day_acc } за 1 осколок?
ask-perform = Какое представление провести в { $day_acc }? Можно не проводить никакого.
ask-fiasco = Использовать карту «{ card-arranged_fiasco }»?
ask-steal = Чужие лавры: взять вознаграждение чужого номера?
ask-premiere = У какого номера громкая премьера и что удвоить?
ask-modifier = Что следующим изменит вознаграждение номера «{ $trick }»?
ask-keep-marker = Какой исполненный жетон оставить?
ask-promote = Повысить ученика?
ask-dubious = Забрать реквизит с ячейки срочных заказов?

## Почему нельзя

refusal-not-owned = Так нельзя. Этого у вас нет.
refusal-no-room-there = Так нельзя. На этом планшете нет свободной ячейки.
refusal-stow-first = Пока нельзя. Сначала положите новую стопку на планшет.
refusal-no-free-trick-slot = Пока нельзя. Нет ячейки для номера; можно вернуть один из своих.
refusal-symbol-is-used = Так нельзя. Этим символом отмечен другой ваш номер.
refusal-no-apprentice-slot = Так нельзя. Эта ячейка занята.
refusal-not-in-stock = Пока нельзя. Этого реквизита нет в продаже.
refusal-no-room = Пока нельзя. Не поместится: не больше 3 жетонов одного вида, в ячейке одна стопка.
refusal-too-dear = Пока нельзя. Вам на это не хватает.
refusal-cannot-copy = Так нельзя. Эту карту скопировать нельзя.
refusal-too-few-points = Так нельзя. У персонажа осталось слишком мало ОД.
refusal-nothing-to-learn = Так нельзя. С этим кубиком вам нечего освоить.
refusal-die-shows-x = Пока нельзя. На этом кубике X.
refusal-not-a-residence-die = Так нельзя. Номера осваивают с кубиком особняка.
refusal-not-an-inn-die = Так нельзя. Персонажей нанимают с кубиком трактира.
refusal-not-a-bank-die = Так нельзя. Монеты берут с кубиком банка.
refusal-cannot-hire = Так нельзя. Такого персонажа кубик не даёт, или он у вас уже есть.
refusal-no-such-effect = Так нельзя. Этого эффекта у вас сейчас нет.
refusal-effect-does-not-allow = Так нельзя. Эффект вашей карты этого не позволяет.
refusal-cannot-enhance = Так нельзя. Нужен осколок; усилить персонажа можно один раз и не в театре.
refusal-not-here = Так нельзя. Это делают в другой локации.
refusal-not-in-residence = Так нельзя. Номера «{ $trick }» нет в особняке.
refusal-threshold = Пока нельзя. Для номера «{ $trick }» не хватает славы, и монет взамен тоже.
refusal-components-missing = Пока нельзя. Для номера «{ $trick }» не хватает реквизита.
refusal-wrong-category = Так нельзя. Кубик показывает другую школу, не школу номера «{ $trick }».
refusal-not-a-face-of-this-die = Так нельзя. Такой грани у кубика нет, или он её уже показывает.
refusal-bargain-limits = Так нельзя. Цена не опустится ниже 1 монеты, и заплатить её нужно целиком.
refusal-order-slot-taken = Так нельзя. Эта ячейка занята.
refusal-cannot-pay = Пока нельзя. Вам нечем заплатить.
refusal-cannot-order = Пока нельзя. Это уже заказано, или нет свободной ячейки.
refusal-trick-not-owned = Так нельзя. Номера «{ $trick }» у вас нет.
refusal-markers-on-card = Пока нельзя. На номере «{ $trick }» ещё есть жетоны.
refusal-no-marker-left = Пока нельзя. Все жетоны номера «{ $trick }» лежат на картах представлений.
refusal-cannot-move-trick = Так нельзя. Нужны инженер и номер на своём планшете.
refusal-cannot-move-components = Так нельзя. Нужны импресарио, стопка на своём планшете и ячейка для неё.
refusal-cannot-move-apprentice = Так нельзя. Нужны ассистент, свободная ячейка у него и ученик дома.
refusal-card-not-in-row = Так нельзя. Этой карты нет в театре.
refusal-not-beside = Так нельзя. Рядом с ячейками кладут только с картой «{ card-guest_performer }» и только на заполненную карту.
refusal-slot-not-free = Так нельзя. Эта ячейка занята.
refusal-corner-not-in-circle = Так нельзя. Угол со школой номера должен лежать в круге связи.
refusal-cannot-move-there = Так нельзя. Туда номер не перенести.
refusal-same-symbol-there = Так нельзя. Жетон этого номера уже лежит на карте.
refusal-put-marker-first = Пока нельзя. Сначала положите жетон.
refusal-no-marker-on-trick = Пока нельзя. На номере «{ $trick }» нет жетонов; сначала подготовьте его.
refusal-cannot-supercharge = Так нельзя. Два жетона сразу кладёт только Электра, и оба должны лежать на номере.
refusal-no-free-slot = Пока нельзя. Свободной ячейки для него нет ни на одной карте.
refusal-not-your-marker = Так нельзя. Этот номер перенести нельзя.
refusal-deck-is-empty = Пока нельзя. Колода «{ $deck }» пуста.
refusal-choose-drawn-cards = Пока нельзя. Сначала выберите из взятых карт.
refusal-cannot-tell-fortune = Так нельзя. Будущее предсказывают раз за выход и только в партии с пророчествами.
refusal-cannot-weave = Так нельзя. Судьбу плетёт только Жрица мистики, и нужно грядущее пророчество.
refusal-advertise-or-not = Пока нельзя. Сначала решите, вывешивать ли афишу.
refusal-not-in-hand = Так нельзя. Этой карты нет у вас в руке.
refusal-assign-in-order = Пока нельзя. Раздавайте поручения персонажам по порядку.
refusal-confirm-or-revise = Пока нельзя. Подтвердите поручения или возьмите их назад.
refusal-not-ready = Так нельзя. Этот персонаж не готов.
refusal-place-or-idle = Пока нельзя. Выставьте готового персонажа или оставьте кого-нибудь без дела.
refusal-wrong-location = Так нельзя. Карта посылает персонажа в другую локацию.
refusal-slot-blocked = Так нельзя. При этом числе игроков ячейка закрыта.
refusal-slot-taken = Так нельзя. Ячейка занята.
refusal-stage-for-magician = Так нельзя. На сцену выходит только иллюзионист.
refusal-one-day = Так нельзя. У каждого игрока в театре один день, и на сцене каждого дня один игрок.
refusal-prophecy-forbids = Так нельзя. Активное пророчество не даёт занять эту ячейку.
refusal-no-marker-of-performer = Так нельзя. У организатора нет жетона на этой карте.
refusal-no-own-marker = Так нельзя. У вас нет жетона на этой карте.
refusal-perform-or-not = Пока нельзя. Сначала решите, проводить ли представление.
refusal-cannot-steal = Так нельзя. Это вознаграждение взять нельзя.
refusal-performed-before = Так нельзя. Этот номер уже исполняли.
refusal-no-such-modifier = Так нельзя. Этот модификатор не действует.
refusal-not-performed = Так нельзя. Такой жетон не исполняли.
refusal-specialist-owned = Так нельзя. Такой специалист у вас уже есть.
refusal-category-chosen = Так нельзя. Эта школа занята, или иллюзиониста нет в этой партии.
refusal-level-1-of-own-category = Так нельзя. Возьмите номер 1-го уровня школы своего иллюзиониста.
refusal-worth-exactly-two = Так нельзя. Реквизит должен стоить ровно 2 монеты; на планшет импресарио — только новых видов.
refusal-level-1-available = Так нельзя. Возьмите номер 1-го уровня из оставшихся.

## Ход игры

note-game-starts = Занавес поднимается. Первый выбор: { $player }.
    .you = Занавес поднимается. Первый выбор за вами.
note-chooses-magician = { $player } выбирает иллюзиониста: { $magician }.
    .you = Вы выбираете иллюзиониста: { $magician }.
note-takes-trick = { $player } кладёт номер «{ $trick }» на { $home }.
    .you = Вы кладёте номер «{ $trick }» на { $home }.
note-marks-trick = { $player } отмечает номер «{ $trick }» символом «{ $symbol }».
    .you = Вы отмечаете номер «{ $trick }» символом «{ $symbol }».
note-chooses-specialist = { $player } берёт в команду { $role_acc }.
    .you = Вы берёте в команду { $role_acc }.
note-gets-ready = { $n ->
    [one] { $player } кладёт на номер «{ $trick }» { $n } жетон.
    [few] { $player } кладёт на номер «{ $trick }» { $n } жетона.
    [many] { $player } кладёт на номер «{ $trick }» { $n } жетонов.
   *[other] { $player } кладёт на номер «{ $trick }» { $n } жетона.
}
    .you = { $n ->
        [one] Вы кладёте на номер «{ $trick }» { $n } жетон.
        [few] Вы кладёте на номер «{ $trick }» { $n } жетона.
        [many] Вы кладёте на номер «{ $trick }» { $n } жетонов.
       *[other] Вы кладёте на номер «{ $trick }» { $n } жетона.
    }
note-turn-order = Очерёдность хода, { $n }-е место: { $player }.
    .you = Очерёдность хода, { $n }-е место: вы.
note-gains-fame = { $n ->
    [one] { $player } получает { $n } очко славы.
    [few] { $player } получает { $n } очка славы.
    [many] { $player } получает { $n } очков славы.
   *[other] { $player } получает { $n } очка славы.
}
    .you = { $n ->
        [one] Вы получаете { $n } очко славы.
        [few] Вы получаете { $n } очка славы.
        [many] Вы получаете { $n } очков славы.
       *[other] Вы получаете { $n } очка славы.
    }
note-loses-fame = { $n ->
    [one] { $player } теряет { $n } очко славы.
    [few] { $player } теряет { $n } очка славы.
    [many] { $player } теряет { $n } очков славы.
   *[other] { $player } теряет { $n } очка славы.
}
    .you = { $n ->
        [one] Вы теряете { $n } очко славы.
        [few] Вы теряете { $n } очка славы.
        [many] Вы теряете { $n } очков славы.
       *[other] Вы теряете { $n } очка славы.
    }
note-gains-coins = { $n ->
    [one] { $player } получает { $n } монету.
    [few] { $player } получает { $n } монеты.
    [many] { $player } получает { $n } монет.
   *[other] { $player } получает { $n } монеты.
}
    .you = { $n ->
        [one] Вы получаете { $n } монету.
        [few] Вы получаете { $n } монеты.
        [many] Вы получаете { $n } монет.
       *[other] Вы получаете { $n } монеты.
    }
note-pays-coins = { $n ->
    [one] { $player } платит { $n } монету.
    [few] { $player } платит { $n } монеты.
    [many] { $player } платит { $n } монет.
   *[other] { $player } платит { $n } монеты.
}
    .you = { $n ->
        [one] Вы платите { $n } монету.
        [few] Вы платите { $n } монеты.
        [many] Вы платите { $n } монет.
       *[other] Вы платите { $n } монеты.
    }
note-pays-player = { $n ->
    [one] { $player } платит { $n } монету, её получает { $other }.
    [few] { $player } платит { $n } монеты, их получает { $other }.
    [many] { $player } платит { $n } монет, их получает { $other }.
   *[other] { $player } платит { $n } монеты, их получает { $other }.
}
    .you = { $n ->
        [one] Вы платите { $n } монету, её получает { $other }.
        [few] Вы платите { $n } монеты, их получает { $other }.
        [many] Вы платите { $n } монет, их получает { $other }.
       *[other] Вы платите { $n } монеты, их получает { $other }.
    }
    .you-other = { $n ->
        [one] { $player } платит { $n } монету, её получаете вы.
        [few] { $player } платит { $n } монеты, их получаете вы.
        [many] { $player } платит { $n } монет, их получаете вы.
       *[other] { $player } платит { $n } монеты, их получаете вы.
    }
note-gains-shards = { $n ->
    [one] { $player } получает { $n } осколок.
    [few] { $player } получает { $n } осколка.
    [many] { $player } получает { $n } осколков.
   *[other] { $player } получает { $n } осколка.
}
    .you = { $n ->
        [one] Вы получаете { $n } осколок.
        [few] Вы получаете { $n } осколка.
        [many] Вы получаете { $n } осколков.
       *[other] Вы получаете { $n } осколка.
    }
note-spends-shards = { $n ->
    [one] { $player } тратит { $n } осколок.
    [few] { $player } тратит { $n } осколка.
    [many] { $player } тратит { $n } осколков.
   *[other] { $player } тратит { $n } осколка.
}
    .you = { $n ->
        [one] Вы тратите { $n } осколок.
        [few] Вы тратите { $n } осколка.
        [many] Вы тратите { $n } осколков.
       *[other] Вы тратите { $n } осколка.
    }
note-gains-components = { $n ->
    [one] { $player } получает { $n } { $component_acc }.
    [few] { $player } получает { $n } { $component_few }.
    [many] { $player } получает { $n } { $component_many }.
   *[other] { $player } получает { $n } { $component_few }.
}
    .you = { $n ->
        [one] Вы получаете { $n } { $component_acc }.
        [few] Вы получаете { $n } { $component_few }.
        [many] Вы получаете { $n } { $component_many }.
       *[other] Вы получаете { $n } { $component_few }.
    }
note-returns-components = { $n ->
    [one] { $player } возвращает { $n } { $component_acc }.
    [few] { $player } возвращает { $n } { $component_few }.
    [many] { $player } возвращает { $n } { $component_many }.
   *[other] { $player } возвращает { $n } { $component_few }.
}
    .you = { $n ->
        [one] Вы возвращаете { $n } { $component_acc }.
        [few] Вы возвращаете { $n } { $component_few }.
        [many] Вы возвращаете { $n } { $component_many }.
       *[other] Вы возвращаете { $n } { $component_few }.
    }
note-round-starts = Начинается раунд { $n }.
note-die-shows = Бросок: { $die } — { $face }.
note-advertises = { $player } вывешивает афишу.
    .you = Вы вывешиваете афишу.
note-no-poster = { $player } обходится без афиши.
    .you = Вы обходитесь без афиши.
note-no-show = { $player } не проводит представления.
    .you = Вы не проводите представления.
note-assigns = { $player } даёт карту «{ $card }» { $character_dat }.
    .you = Вы даёте карту «{ $card }» { $character_dat }.
note-assigns-nothing = { $player } оставляет { $character_acc } без карты.
    .you = Вы оставляете { $character_acc } без карты.
note-revises = { $player } берёт поручения назад.
    .you = Вы берёте поручения назад.
note-confirms = { $player } подтверждает поручения.
    .you = Вы подтверждаете поручения.
note-reveals = { $player } открывает карту { $character_gen }: «{ $card }».
    .you = Вы открываете карту { $character_gen }: «{ $card }».
note-has-card = { $player } держит карту { $character_gen } закрытой.
    .you = Вы держите карту { $character_gen } закрытой.
note-places = { $player } выставляет { $character_acc }: { $slot }.
    .you = Вы выставляете { $character_acc }: { $slot }.
note-goes-idle = { $player } оставляет { $character_acc } без дела.
    .you = Вы оставляете { $character_acc } без дела.
note-has-points = { $player } может потратить { $n } ОД.
    .you = Вы можете потратить { $n } ОД.
note-leaves = { $n ->
    [0] { $player } заканчивает работу.
    [one] { $player } заканчивает работу, и { $n } ОД пропадает.
    [few] { $player } заканчивает работу, и { $n } ОД пропадают.
    [many] { $player } заканчивает работу, и { $n } ОД пропадает.
   *[other] { $player } заканчивает работу, и { $n } ОД пропадает.
}
    .you = { $n ->
        [0] Вы заканчиваете работу.
        [one] Вы заканчиваете работу, и { $n } ОД пропадает.
        [few] Вы заканчиваете работу, и { $n } ОД пропадают.
        [many] Вы заканчиваете работу, и { $n } ОД пропадает.
       *[other] Вы заканчиваете работу, и { $n } ОД пропадает.
    }
note-copies = { $player } копирует карту «{ $card }».
    .you = Вы копируете карту «{ $card }».
note-takes-ap = { $player } берёт 1 ОД вместо эффекта карты «{ $card }».
    .you = Вы берёте 1 ОД вместо эффекта карты «{ $card }».
note-uses-ability = { $player } использует способность «{ $magician_ability }».
    .you = Вы используете способность «{ $magician_ability }».
note-uses-effect = { $player } использует карту «{ $card }».
    .you = Вы используете карту «{ $card }».
note-enhances = { $player } усиливает персонажа: ещё { $n } ОД.
    .you = Вы усиливаете персонажа: ещё { $n } ОД.
note-returns-trick = { $player } возвращает номер «{ $trick }».
    .you = Вы возвращаете номер «{ $trick }».
note-learns = { $player } осваивает номер «{ $trick }» ({ $die }).
    .you = Вы осваиваете номер «{ $trick }» ({ $die }).
note-hires = { $player } нанимает { $character_acc }.
    .you = Вы нанимаете { $character_acc }.
note-joins = { $player } принимает { $character_acc } на { $home }.
    .you = Вы принимаете { $character_acc } на { $home }.
note-takes-coins = { $player } берёт монеты ({ $die }).
    .you = Вы берёте монеты ({ $die }).
note-rerolls = { $player } перебрасывает { $die }: { $face }.
    .you = Вы перебрасываете { $die }: { $face }.
note-sets-die = { $player } поворачивает { $die }: { $face }.
    .you = Вы поворачиваете { $die }: { $face }.
note-rolls = { $player } бросает { $die }: { $face }.
    .you = Вы бросаете { $die }: { $face }.
note-buys = { $n ->
    [one] { $player } покупает { $n } { $component_acc }.
    [few] { $player } покупает { $n } { $component_few }.
    [many] { $player } покупает { $n } { $component_many }.
   *[other] { $player } покупает { $n } { $component_few }.
}
    .you = { $n ->
        [one] Вы покупаете { $n } { $component_acc }.
        [few] Вы покупаете { $n } { $component_few }.
        [many] Вы покупаете { $n } { $component_many }.
       *[other] Вы покупаете { $n } { $component_few }.
    }
note-lifts = { $player } берёт { $component_acc } с { $slot_gen }.
    .you = Вы берёте { $component_acc } с { $slot_gen }.
note-refills = На { $slot_acc } ложится { $component }.
note-orders = { $player } заказывает { $component_acc }: { $slot }.
    .you = Вы заказываете { $component_acc }: { $slot }.
note-orders-aside = { $player } заказывает { $component_acc }, и заказ сразу поступает в продажу.
    .you = Вы заказываете { $component_acc }, и заказ сразу поступает в продажу.
note-quick-orders = { $player } делает срочный заказ: { $component }.
    .you = Вы делаете срочный заказ: { $component }.
note-prepares = { $n ->
    [one] { $player } готовит номер «{ $trick }»: { $n } жетон.
    [few] { $player } готовит номер «{ $trick }»: { $n } жетона.
    [many] { $player } готовит номер «{ $trick }»: { $n } жетонов.
   *[other] { $player } готовит номер «{ $trick }»: { $n } жетона.
}
    .you = { $n ->
        [one] Вы готовите номер «{ $trick }»: { $n } жетон.
        [few] Вы готовите номер «{ $trick }»: { $n } жетона.
        [many] Вы готовите номер «{ $trick }»: { $n } жетонов.
       *[other] Вы готовите номер «{ $trick }»: { $n } жетона.
    }
note-adds-marker = { $player } кладёт ещё жетон на номер «{ $trick }».
    .you = Вы кладёте ещё жетон на номер «{ $trick }».
note-moves-trick = { $player } перемещает номер «{ $trick }» на планшет инженера.
    .you = Вы перемещаете номер «{ $trick }» на планшет инженера.
note-moves-components = { $player } перемещает { $component_acc } на { $home }.
    .you = Вы перемещаете { $component_acc } на { $home }.
note-moves-apprentice = { $player } перемещает { $character_acc } на планшет ассистента.
    .you = Вы перемещаете { $character_acc } на планшет ассистента.
note-puts-marker = { $player } включает номер «{ $trick }» в представление «{ $performance }»: { $spot }.
    .you = Вы включаете номер «{ $trick }» в представление «{ $performance }»: { $spot }.
note-takes-marker = { $player } снимает номер «{ $trick }» с представления «{ $performance }».
    .you = Вы снимаете номер «{ $trick }» с представления «{ $performance }».
note-links = { $n ->
    [one] { $player } создаёт { $n } связь на карте «{ $performance }».
    [few] { $player } создаёт { $n } связи на карте «{ $performance }».
    [many] { $player } создаёт { $n } связей на карте «{ $performance }».
   *[other] { $player } создаёт { $n } связи на карте «{ $performance }».
}
    .you = { $n ->
        [one] Вы создаёте { $n } связь на карте «{ $performance }».
        [few] Вы создаёте { $n } связи на карте «{ $performance }».
        [many] Вы создаёте { $n } связей на карте «{ $performance }».
       *[other] Вы создаёте { $n } связи на карте «{ $performance }».
    }
note-swaps-cards = { $player } меняет местами «{ $performance }» и «{ $other }».
    .you = Вы меняете местами «{ $performance }» и «{ $other }».
note-draws-special = { $n ->
    [one] { $player } берёт { $n } карту из колоды «{ $deck }».
    [few] { $player } берёт { $n } карты из колоды «{ $deck }».
    [many] { $player } берёт { $n } карт из колоды «{ $deck }».
   *[other] { $player } берёт { $n } карты из колоды «{ $deck }».
}
    .you = { $n ->
        [one] Вы берёте { $n } карту из колоды «{ $deck }».
        [few] Вы берёте { $n } карты из колоды «{ $deck }».
        [many] Вы берёте { $n } карт из колоды «{ $deck }».
       *[other] Вы берёте { $n } карты из колоды «{ $deck }».
    }
note-draws-special-card = Её видит только { $player }: «{ $card }».
    .you = Её видите только вы: «{ $card }».
note-keeps-special = { $n ->
    [one] { $player } оставляет { $n } карту колоды «{ $deck }».
    [few] { $player } оставляет { $n } карты колоды «{ $deck }».
    [many] { $player } оставляет { $n } карт колоды «{ $deck }».
   *[other] { $player } оставляет { $n } карты колоды «{ $deck }».
}
    .you = { $n ->
        [one] Вы оставляете { $n } карту колоды «{ $deck }».
        [few] Вы оставляете { $n } карты колоды «{ $deck }».
        [many] Вы оставляете { $n } карт колоды «{ $deck }».
       *[other] Вы оставляете { $n } карты колоды «{ $deck }».
    }
note-keeps-special-card = Какую именно, знает только { $player }: «{ $card }».
    .you = Какую именно, знаете только вы: «{ $card }».
note-puts-under = Какая карта уходит под колоду, знает только { $player }: «{ $card }».
    .you = Какая карта уходит под колоду, знаете только вы: «{ $card }».
note-tells-fortune = { $player } предсказывает будущее, и пророчества в шаре сдвигаются.
    .you = Вы предсказываете будущее, и пророчества в шаре сдвигаются.
note-weaves = { $player } плетёт судьбу: «{ $prophecy }».
    .you = Вы плетёте судьбу: «{ $prophecy }».
note-prophecy-active = Пророчество этого раунда: «{ $prophecy }».
note-prophecy-revealed = В шаре новое пророчество: «{ $prophecy }».
note-prophecy-discarded = Пророчество больше не действует: «{ $prophecy }».
note-prophecies-reshuffled = Прошедшие пророчества перетасованы: это новая стопка.
note-possesses = { $player } выбирает представление «{ $performance }», проводит его { $other }.
    .you = Вы выбираете представление «{ $performance }», проводит его { $other }.
    .you-other = { $player } выбирает представление «{ $performance }», проводите его вы.
note-performs = В { $day_acc } { $player } проводит представление «{ $performance }».
    .you = В { $day_acc } вы проводите представление «{ $performance }».
note-steals = { $player } получает за номер «{ $trick }» вознаграждение номера «{ $other }».
    .you = Вы получаете за номер «{ $trick }» вознаграждение номера «{ $other }».
note-premieres = { $player } удваивает { $resource_acc }: громкая премьера номера «{ $trick }».
    .you = Вы удваиваете { $resource_acc }: громкая премьера номера «{ $trick }».
note-trick-yields = { $player } получает вознаграждение за номер «{ $trick }».
    .you = Вы получаете вознаграждение за номер «{ $trick }».
note-performer-bonus = { $n ->
    [0] { $player } получает бонус организатора: связей на карте нет.
    [one] { $player } получает бонус организатора: на карте { $n } связь.
    [few] { $player } получает бонус организатора: на карте { $n } связи.
    [many] { $player } получает бонус организатора: на карте { $n } связей.
   *[other] { $player } получает бонус организатора: на карте { $n } связи.
}
    .you = { $n ->
        [0] Вы получаете бонус организатора: связей на карте нет.
        [one] Вы получаете бонус организатора: на карте { $n } связь.
        [few] Вы получаете бонус организатора: на карте { $n } связи.
        [many] Вы получаете бонус организатора: на карте { $n } связей.
       *[other] Вы получаете бонус организатора: на карте { $n } связи.
    }
note-keeps-marker = { $player } сохраняет жетон номера «{ $trick }».
    .you = Вы сохраняете жетон номера «{ $trick }».
note-wages = { $n ->
    [one] { $player } рассчитывается с командой: жалование — { $n } монета.
    [few] { $player } рассчитывается с командой: жалование — { $n } монеты.
    [many] { $player } рассчитывается с командой: жалование — { $n } монет.
   *[other] { $player } рассчитывается с командой: жалование — { $n } монеты.
}
    .you = { $n ->
        [one] Вы рассчитываетесь с командой: жалование — { $n } монета.
        [few] Вы рассчитываетесь с командой: жалование — { $n } монеты.
        [many] Вы рассчитываетесь с командой: жалование — { $n } монет.
       *[other] Вы рассчитываетесь с командой: жалование — { $n } монеты.
    }
note-unpaid = { $n ->
    [one] На жалование не хватает: { $player } не доплачивает { $n } монету.
    [few] На жалование не хватает: { $player } не доплачивает { $n } монеты.
    [many] На жалование не хватает: { $player } не доплачивает { $n } монет.
   *[other] На жалование не хватает: { $player } не доплачивает { $n } монеты.
}
    .you = { $n ->
        [one] На жалование не хватает: вы не доплачиваете { $n } монету.
        [few] На жалование не хватает: вы не доплачиваете { $n } монеты.
        [many] На жалование не хватает: вы не доплачиваете { $n } монет.
       *[other] На жалование не хватает: вы не доплачиваете { $n } монеты.
    }
note-promotes = { $player } повышает { $character_acc }, теперь это { $other }.
    .you = Вы повышаете { $character_acc }, теперь это { $other }.
note-order-arrives = Прибывает заказ: { $component }, { $slot }.
note-card-leaves = «{ $performance }» уходит из театра.
note-card-arrives = «{ $performance }» появляется в театре.
note-card-used = Карта «{ $card }» уходит под свою колоду.
note-card-returns = { $player } берёт карту «{ $card }» обратно в руку.
    .you = Вы берёте карту «{ $card }» обратно в руку.
note-game-ends = Занавес опускается в последний раз.
note-scores = { $n ->
    [one] { $player } заканчивает партию с { $n } очком славы.
    [few] { $player } заканчивает партию с { $n } очками славы.
    [many] { $player } заканчивает партию с { $n } очками славы.
   *[other] { $player } заканчивает партию с { $n } очка славы.
}
    .you = { $n ->
        [one] Вы заканчиваете партию с { $n } очком славы.
        [few] Вы заканчиваете партию с { $n } очками славы.
        [many] Вы заканчиваете партию с { $n } очками славы.
       *[other] Вы заканчиваете партию с { $n } очка славы.
    }

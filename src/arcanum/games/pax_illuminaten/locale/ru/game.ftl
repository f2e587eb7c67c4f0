### Pax Illuminaten: всё, кроме карт, русский язык. Термины — по глоссарию из cards.ftl.
### Имена игроков не склоняются: всегда именительный падеж. Настоящее время, одна строка — одно событие.
### Формы: .acc — винительный (у людей и родительный), .gen — родительный.

player-AO = Искусственный соперник

game-pax_illuminaten = Pax Illuminaten
    .text = Ложи, замыслы и заговоры века Просвещения.

## Настройки

option-opponent = Искусственный соперник
    .text = Ещё один игрок за столом, который действует по сценарию.
option-opponent-none = нет
option-opponent-saint_germain = Граф Сен-Жермен (лёгкий)
option-opponent-weishaupt = Адам Вейсгаупт (сложный)
option-opponent-joseph_ii = Иосиф II (средний; придуман нами)
option-opponent-franck = Игнац Франк (от среднего до сложного; придуман нами)

## Кто играет по сценарию

opponent-saint_germain = Сен-Жермен
    .text = Побеждает, если в сбросе 4 эдикта, если управляет ложей из 5 карт или если на просвещённых 8 его фишек. Берёт то, что лежит рядом с его картой: разведывает, влияет, исключает, вытесняет.
opponent-weishaupt = Адам Вейсгаупт
    .text = Побеждает, если управляет ложей из 5 карт, если управляет в общей сложности 3 великими мастерами и королевскими арками или если на просвещённых 8 его фишек. Цель ему показывает карта плана.
opponent-joseph_ii = Иосиф II
    .text = Побеждает, если управляет 6 просвещёнными (5 при трёх или четырёх игроках), если управляет ложами двух фракций или если на просвещённых 10 его фишек (8 при трёх или четырёх). Сначала влияет на тех, у кого с его картой общая фракция, потом разведывает.
opponent-franck = Игнац Франк
    .text = Побеждает, если управляет 3 розенкрейцерами, если в сбросе 3 эдикта и его влияния больше, чем у любого другого, или если на просвещённых 12 его фишек (11 при трёх или четырёх игроках). Цель ему показывает карта плана, и он охотно вытесняет.

## Названия

place-A1 = A1
    .gen = A1
    .dat = A1
    .prep = A1
place-A2 = A2
    .gen = A2
    .dat = A2
    .prep = A2
place-A3 = A3
    .gen = A3
    .dat = A3
    .prep = A3
place-B1 = B1
    .gen = B1
    .dat = B1
    .prep = B1
place-B2 = B2
    .gen = B2
    .dat = B2
    .prep = B2
place-B3 = B3
    .gen = B3
    .dat = B3
    .prep = B3
place-B4 = B4
    .gen = B4
    .dat = B4
    .prep = B4
place-C1 = C1
    .gen = C1
    .dat = C1
    .prep = C1
place-C2 = C2
    .gen = C2
    .dat = C2
    .prep = C2
place-C3 = C3
    .gen = C3
    .dat = C3
    .prep = C3
place-C4 = C4
    .gen = C4
    .dat = C4
    .prep = C4
place-C5 = C5
    .gen = C5
    .dat = C5
    .prep = C5
place-D1 = D1
    .gen = D1
    .dat = D1
    .prep = D1
place-D2 = D2
    .gen = D2
    .dat = D2
    .prep = D2
place-D3 = D3
    .gen = D3
    .dat = D3
    .prep = D3
place-D4 = D4
    .gen = D4
    .dat = D4
    .prep = D4
place-E1 = E1
    .gen = E1
    .dat = E1
    .prep = E1
place-E2 = E2
    .gen = E2
    .dat = E2
    .prep = E2
place-E3 = E3
    .gen = E3
    .dat = E3
    .prep = E3
place-areopagus = ареопаг
    .gen = ареопага
    .dat = ареопагу
    .prep = ареопаге
spot-A1_1 = A1 (ячейка 1)
spot-A1_2 = A1 (ячейка 2)
spot-A1_3 = A1 (ячейка 3)
spot-A1_4 = A1 (ячейка 4)
spot-A2_1 = A2 (ячейка 1)
spot-A2_2 = A2 (ячейка 2)
spot-A2_3 = A2 (ячейка 3)
spot-A2_4 = A2 (ячейка 4)
spot-A3_1 = A3 (ячейка 1)
spot-A3_2 = A3 (ячейка 2)
spot-A3_3 = A3 (ячейка 3)
spot-A3_4 = A3 (ячейка 4)
spot-B1_1 = B1 (ячейка 1)
spot-B1_2 = B1 (ячейка 2)
spot-B1_3 = B1 (ячейка 3)
spot-B1_4 = B1 (ячейка 4)
spot-B2_1 = B2 (ячейка 1)
spot-B2_2 = B2 (ячейка 2)
spot-B2_3 = B2 (ячейка 3)
spot-B2_4 = B2 (ячейка 4)
spot-B3_1 = B3 (ячейка 1)
spot-B3_2 = B3 (ячейка 2)
spot-B3_3 = B3 (ячейка 3)
spot-B3_4 = B3 (ячейка 4)
spot-B4_1 = B4 (ячейка 1)
spot-B4_2 = B4 (ячейка 2)
spot-B4_3 = B4 (ячейка 3)
spot-B4_4 = B4 (ячейка 4)
spot-C1_1 = C1 (ячейка 1)
spot-C1_2 = C1 (ячейка 2)
spot-C1_3 = C1 (ячейка 3)
spot-C1_4 = C1 (ячейка 4)
spot-C2_1 = C2 (ячейка 1)
spot-C2_2 = C2 (ячейка 2)
spot-C2_3 = C2 (ячейка 3)
spot-C2_4 = C2 (ячейка 4)
spot-C3_1 = C3 (ячейка 1)
spot-C3_2 = C3 (ячейка 2)
spot-C3_3 = C3 (ячейка 3)
spot-C3_4 = C3 (ячейка 4)
spot-C4_1 = C4 (ячейка 1)
spot-C4_2 = C4 (ячейка 2)
spot-C4_3 = C4 (ячейка 3)
spot-C4_4 = C4 (ячейка 4)
spot-C5_1 = C5 (ячейка 1)
spot-C5_2 = C5 (ячейка 2)
spot-C5_3 = C5 (ячейка 3)
spot-C5_4 = C5 (ячейка 4)
spot-D1_1 = D1 (ячейка 1)
spot-D1_2 = D1 (ячейка 2)
spot-D1_3 = D1 (ячейка 3)
spot-D1_4 = D1 (ячейка 4)
spot-D2_1 = D2 (ячейка 1)
spot-D2_2 = D2 (ячейка 2)
spot-D2_3 = D2 (ячейка 3)
spot-D2_4 = D2 (ячейка 4)
spot-D3_1 = D3 (ячейка 1)
spot-D3_2 = D3 (ячейка 2)
spot-D3_3 = D3 (ячейка 3)
spot-D3_4 = D3 (ячейка 4)
spot-D4_1 = D4 (ячейка 1)
spot-D4_2 = D4 (ячейка 2)
spot-D4_3 = D4 (ячейка 3)
spot-D4_4 = D4 (ячейка 4)
spot-E1_1 = E1 (ячейка 1)
spot-E1_2 = E1 (ячейка 2)
spot-E1_3 = E1 (ячейка 3)
spot-E1_4 = E1 (ячейка 4)
spot-E2_1 = E2 (ячейка 1)
spot-E2_2 = E2 (ячейка 2)
spot-E2_3 = E2 (ячейка 3)
spot-E2_4 = E2 (ячейка 4)
spot-E3_1 = E3 (ячейка 1)
spot-E3_2 = E3 (ячейка 2)
spot-E3_3 = E3 (ячейка 3)
spot-E3_4 = E3 (ячейка 4)
degree-first = первая степень
degree-second = вторая степень
degree-third = третья степень
degree-grand_master = великий мастер
degree-royal_arch = королевская арка
slots-none = ничего
manner-plain = по обычным правилам
manner-whisper = с событием «Тихий шёпот»
manner-as_own = считая чужое влияние своим
reward-influence = повлиять
reward-ostracize = исключить
reward-reassign = переназначить
secret-luminaries = карты в руке
secret-plot = личный замысел
ability-extra_influence = ещё одно влияние
    .text = Повлияйте на ЛЮБУЮ карту; платите на 1 жетон меньше за каждое чужое влияние на ней.
ability-extra_ostracize = ещё одно исключение
    .text = Исключите карту; затем вы можете переместить одно своё влияние из ЛЮБОЙ ячейки на только что выложенную карту.
ability-extra_scout = ещё одна разведка
    .text = Разведайте ЛЮБУЮ карту бесплатно; до конца хода выложенная карта считается соседней, когда вы влияете.
ability-extra_reassign = ещё одно переназначение
    .text = Переназначьте бесплатно: переместите от 1 до 3 своих фишек влияния из ЛЮБЫХ ячеек в ЛЮБЫЕ свободные.
ability-extra_interrogate = ещё один допрос
    .text = Допросите карту; по правилу слухов платят и карты степенью выше или степенью ниже цели (на ваш выбор). Порядок степеней: первая, вторая, третья; великие мастера и королевские арки в него не входят.
ability-extra_oust = ещё одно вытеснение
    .text = Вытесните влияние с ЛЮБОЙ карты; первая выбранная фишка ничего не стоит.
ability-boost_influence = в этом ходу влияние дешевле
    .text = До конца хода, когда вы влияете, платите за каждую фишку влияния на 1 жетон на ваш выбор меньше, но не меньше 1.
ability-boost_ostracize = в этом ходу исключение бесплатно
    .text = До конца хода исключать карты можно бесплатно.
ability-boost_interrogate = в этом ходу допросы по всему полю
    .text = До конца хода вы можете допрашивать ЛЮБУЮ карту и считать всё чужое влияние на ней своим.
ability-boost_scout = в этом ходу разведка приносит поддержку
    .text = До конца хода, проведя разведку, сразу получайте поддержку выложенной карты.
ability-boost_oust = в этом ходу споры без превосходства
    .text = До конца хода, когда вы вытесняете, ни у одной стороны нет ни превосходства, ни уязвимости.
ability-boost_reassign = в этом ходу переназначение куда угодно
    .text = До конца хода, когда вы переназначаете, каждое перемещение по-прежнему начинается на карте выбранной фракции, но может закончиться в ЛЮБОЙ свободной ячейке.
ability-special_swap = обмен двух карт местами
    .text = Поменяйте местами две открытые карты поля, если чужого влияния на них не больше, чем вашего.
ability-special_borrow_faction = заём карты фракции
    .text = Возьмите любую карту фракции и пользуйтесь ею в этом ходу; в начале фазы проверки верните её на прежнее место.
ability-special_draw = добор карт
    .text = Возьмите в руку две карты из колоды просвещённых или одну любую карту двора.
ability-special_edict_favor = жетоны с эдикта
    .text = Возьмите 2 жетона поддержки с одного любого эдикта.
ability-special_exchange = обмен поддержки
    .text = Верните в запас до 3 своих жетонов поддержки, затем возьмите из запаса столько же жетонов любых видов.
ability-special_tithe = поддержка соперника
    .text = Возьмите у одного соперника 2 жетона поддержки на ваш выбор (1, если у него только 1).
ability-grand_master = поддержка великого мастера
    .text = Может стоять в любом месте цепи. Получите поддержку этой карты (быстрая поддержка при этом не тратится).
ability-royal_arch = ещё одно основное действие
    .text = Завершает цепь. В этом ходу вы можете выполнить одно дополнительное основное действие.

## Пункты сценариев

item-saint_germain_a = пункт a, разведать закрытую соседнюю карту
item-saint_germain_b = пункт b, сосед с общей фракцией: повлиять или вытеснить соперника
item-saint_germain_c = пункт c, сосед без общей фракции: исключить карту или вытеснить соперника
item-saint_germain_d = пункт d, здесь делать нечего, и фигурка уходит
item-weishaupt_a = пункт a, великий мастер или королевская арка: повлиять или вытеснить соперника
item-weishaupt_b = пункт b, карта плана — великий мастер или королевская арка и занимает место цели
item-weishaupt_c = пункт c, на карте только его влияние
item-weishaupt_d = пункт d, общая фракция есть лишь у карты плана, и она занимает место цели
item-weishaupt_e = пункт e, повлиять на карту с общей фракцией
item-weishaupt_f = пункт f, прочие карты: вытеснить соперника или исключить карту
item-joseph_ii_a = пункт a, повлиять на нового для него соседа с общей фракцией
item-joseph_ii_b = пункт b, разведать закрытую соседнюю карту
item-joseph_ii_c = пункт c, вытеснить соперника, который не сильнее
item-joseph_ii_d = пункт d, исключить соседнюю карту без влияния
item-joseph_ii_e = пункт e, повлиять на соседа со свободной ячейкой
item-joseph_ii_f = пункт f, вытеснить соперника
item-joseph_ii_g = пункт g, здесь делать нечего, и фигурка уходит
item-franck_a = пункт a, вытеснить соперника, с которым можно потягаться
item-franck_b = пункт b, повлиять на розенкрейцера или на карту с общей фракцией
item-franck_c = пункт c, карта плана занимает место карты без влияния
item-franck_d = пункт d, исключить карту без влияния
item-franck_e = пункт e, повлиять на карту со свободной ячейкой
item-franck_f = пункт f, здесь делать нечего, и он смотрит на следующую карту

## Действия (надписи кнопок)

do-scout = Разведать { $place }
do-influence = Повлиять на { $place }
do-interrogate = Допросить { $place }
do-ostracize = Исключить карту с { $place_gen }
do-reassign = Переназначить за жетон { $faction_gen }
do-oust = Вытеснить с { $place_gen } ({ $player })
do-conspire = Плести заговор: { $luminary }
do-claim = Забрать карту { $faction_gen }
do-realize = Воплотить замысел «{ $plot }»
do-use-faction = Применить карту { $faction_gen }
do-reward = Маркер на { $place_prep }: { $reward }
do-buy-action = «{ $event }»: купить основное действие
do-peek = Посмотреть { $secret } ({ $player })
do-end-actions = Закончить действия
do-play-event = Разыграть событие «{ $event }»
do-no-event = Не разыгрывать событие
do-act-with = Действовать с { $place_gen }
do-pay = Заплатить 1 жетон { $faction_gen }
do-substitute = Потратить жетоны { $faction_gen } вместо 1 жетона { $other_gen }
do-spend-same = { $count ->
    [0] Потратить жетоны { $faction_gen }
    [one] Потратить жетоны { $faction_gen }, из них { $count } жетон творцов
    [few] Потратить жетоны { $faction_gen }, из них { $count } жетона творцов
    [many] Потратить жетоны { $faction_gen }, из них { $count } жетонов творцов
   *[other] Потратить жетоны { $faction_gen }, из них { $count } жетона творцов
}
do-waive = Не платить 1 жетон { $faction_gen }
do-put = { $count ->
    [one] Поместить { $count } фишку влияния
    [few] Поместить { $count } фишки влияния
    [many] Поместить { $count } фишек влияния
   *[other] Поместить { $count } фишки влияния
}
do-place = Выложить { $luminary_acc }
do-target = Выбрать ячейки: { $slots }
do-move = С { $spot } на { $place }
do-stop = Хватит
do-continue = Продолжить
do-done = Готово
do-lay = Положить { $luminary_acc }
do-gain = Взять 1 жетон { $faction_gen }
do-take-from = Взять у игрока { $player }
do-give = 1 жетон { $faction_gen } получает { $player }
do-name-degree = Назвать: { $degree }
do-manner = Допросить: { $manner }
do-use-ability = Использовать способность
do-quick-favor = Взять быструю поддержку
do-decline = Ничего не использовать
do-swap = Поменять местами { $place } и { $other }
do-borrow = Одолжить карту { $faction_gen }
do-draw = Взять карту из колоды
do-take = Взять со двора { $luminary_acc }
do-take-edict = Взять жетоны с эдикта { $faction_gen }
do-return = Вернуть 1 жетон { $faction_gen }
do-tithe = Забрать 1 жетон { $faction_gen } ({ $player })
do-lose = Сдвинуть на край фишку замысла «{ $plot }»
do-move-back = Вернуть фишку на замысел «{ $plot }»
do-keep = Оставить событие «{ $event }»
do-discard = Сбросить { $luminary_acc }

## Вопросы

ask-intercept = В запасе таких жетонов нет. У кого взять жетон?
ask-income = Какую поддержку приносит карта?
ask-pay = Заплатите то, что причитается: нужными жетонами или другими взамен.
ask-pay-same = Какие жетоны потратить?
ask-acting = Какая карта действует на { $place }?
ask-place = Какого просвещённого из руки выложить на { $place }?
ask-how-many = Сколько фишек влияния поместить на { $place }?
ask-waive = Какой жетон из стоимости не платить?
ask-move-here = Вы можете переместить одно своё влияние на { $place }.
ask-move = Перемещайте влияние; когда хватит, остановитесь.
ask-lose-plot = Ваши замыслы больше не совместимы. С какого сдвинуть фишку на край?
ask-plot-back = Условия замысла снова выполнены. Вернуть на него фишку?
ask-keep-event = Оставьте одно из двух событий; другое ляжет обратно на колоду.
ask-refill = Доберите карты в руку со двора и из колоды.
ask-ability = Использовать способность, взять быструю поддержку или ничего?
ask-target = Выберите цель.
ask-swap = Какие две карты поменять местами?
ask-borrow = Какую карту фракции одолжить до конца хода?
ask-draw = Возьмите две карты из колоды или одну карту двора.
ask-edict = С какого эдикта взять жетоны?
ask-return = Верните в запас до трёх жетонов; столько же вы возьмёте.
ask-take = { $left ->
    [one] Возьмите из запаса { $left } жетон.
    [few] Возьмите из запаса { $left } жетона, по одному.
    [many] Возьмите из запаса { $left } жетонов, по одному.
   *[other] Возьмите из запаса { $left } жетона, по одному.
}
ask-tithe = Чью поддержку забрать?
ask-tokens = Какое влияние на { $place_prep } вытеснить?
ask-contest-card = Положите просвещённого для спора.
ask-continue = Обе карты побеждают сразу. Продолжить новыми картами или остановиться?
ask-compensation = Какой жетон взять за потерянное влияние?
ask-degree = Какая соседняя степень тоже заплатит?
ask-manner = Как допросить { $place }?
ask-give = Сговор: какие из полученных жетонов и кому отдать?
ask-discard = Карт в руке больше предела. Кого сбросить?
ask-event = Разыграть особое событие?
ask-action = Действуйте, плетите заговор, забирайте карты, воплощайте замыслы; затем закончите действия.
ask-faction = Жетон какой фракции потратить на переназначение?

## Почему нельзя

refusal-has-no-such-favor = Так нельзя. У этого игрока таких жетонов нет.
refusal-not-this-income = Так нельзя. Карта этого не приносит.
refusal-no-such-favor = Так нельзя. Таких жетонов у вас нет.
refusal-not-due = Так нельзя. Этого платить не нужно.
refusal-cannot-substitute = Так нельзя. Этим нужный жетон не заменить.
refusal-pay-first = Пока нельзя. Сначала заплатите до конца.
refusal-not-of-one-type = Так нельзя. Нужны жетоны одного вида.
refusal-choose-acting-card = Пока нельзя. Сначала выберите действующую карту.
refusal-cannot-act-there = Так нельзя. Эта карта там действовать не может.
refusal-cannot-pay = Пока нельзя. Вам нечем за это заплатить.
refusal-not-in-hand = Так нельзя. Этого просвещённого нет у вас в руке.
refusal-place-a-card = Пока нельзя. Сначала выложите просвещённого.
refusal-how-many-first = Пока нельзя. Сначала скажите, сколько фишек влияния поместить.
refusal-cannot-place-so-many = Так нельзя. Столько фишек влияния поместить не получится.
refusal-cannot-waive = Так нельзя. Этот жетон придётся заплатить.
refusal-does-not-fit = Так нельзя. На этой карте не хватит ячеек для лежащего там влияния.
refusal-cannot-move-so = Так нельзя. Так влияние не перемещается.
refusal-move-first = Пока нельзя. Сначала переместите влияние или остановитесь.
refusal-royal-arch-is-taken = Так нельзя. На этой королевской арке влияние другого игрока.
refusal-plot-still-holds = Так нельзя. Условия этого замысла ещё выполнены.
refusal-plot-not-met = Пока нельзя. Условия замысла не выполнены.
refusal-not-drawn = Так нельзя. Этого события вы не брали.
refusal-not-in-court = Так нельзя. Этого просвещённого нет при дворе.
refusal-two-court-cards-at-most = Так нельзя. Со двора берут не больше двух карт.
refusal-not-the-majordomos-card = Так нельзя. Второй может быть только карта под распорядителем.
refusal-no-favor-left = Так нельзя. Вам нечем заплатить за вторую карту двора.
refusal-draw-first = Пока нельзя. Сначала доберите карты.
refusal-quick-favor-taken = Так нельзя. Быструю поддержку в этом ходу вы уже брали.
refusal-ability-has-no-use = Пока нельзя. Способность не к чему применить.
refusal-boost-must-be-applied = Так нельзя. Усиление применяют обязательно.
refusal-use-card-first = Пока нельзя. Сначала решите, как использовать просвещённого.
refusal-not-a-target = Так нельзя. Целью это быть не может.
refusal-cannot-swap = Так нельзя. Эти карты местами не поменять.
refusal-cannot-borrow = Так нельзя. Эту карту не одолжить.
refusal-no-tokens-on-edict = Так нельзя. На этом эдикте нет жетонов.
refusal-not-in-supply = Так нельзя. Таких жетонов в запасе нет.
refusal-cannot-tithe = Так нельзя. Этого забрать нельзя.
refusal-no-such-tokens = Так нельзя. Такого влияния там нет.
refusal-target-first = Пока нельзя. Сначала выберите влияние, которое вытесняете.
refusal-lay-a-card = Пока нельзя. Сначала положите просвещённого.
refusal-not-a-neighbouring-degree = Так нельзя. Это не соседняя степень.
refusal-not-as-own = Так нельзя. Считать чужое влияние своим сейчас не получится.
refusal-not-in-this-manner = Так нельзя. Так сейчас не допросить.
refusal-discard-first = Пока нельзя. Сначала сбросьте лишние карты из руки.
refusal-no-such-event-in-hand = Так нельзя. Такого события у вас в руке нет.
refusal-does-not-link = Так нельзя. У этого просвещённого нет общей фракции с концом цепи.
refusal-chain-is-over = Так нельзя. Королевская арка завершает цепь.
refusal-not-your-card = Так нельзя. Эта карта фракции не ваша.
refusal-card-is-used = Так нельзя. В этом ходу вы уже применили эту карту фракции.
refusal-no-marker-there = Так нельзя. На этой карте нет маркера награды.
refusal-marker-has-no-use = Пока нельзя. Для этого маркер сейчас не пригодится.
refusal-event-not-in-force = Так нельзя. Это событие не действует.
refusal-once-per-turn = Так нельзя. В этом ходу вы это уже делали.
refusal-cannot-peek = Так нельзя. Туда сейчас не заглянуть.
refusal-not-in-action-phase = Так нельзя. В этой фазе так не действуют.
refusal-no-main-action-left = Так нельзя. Основных действий не осталось.
refusal-cannot-reassign = Пока нельзя. Нужно влияние на карте этой фракции и её жетон.
refusal-not-on-the-map = Так нельзя. На этом поле такой карты нет.
refusal-no-influence-there = Так нельзя. Вашего влияния там нет.
refusal-card-is-face-up = Так нельзя. Эта карта открыта.
refusal-not-adjacent = Пока нельзя. Рядом нет вашей карты.
refusal-card-is-face-down = Пока нельзя. Эта карта закрыта.
refusal-no-free-slot = Так нельзя. На этой карте нет свободной ячейки.
refusal-no-card-in-hand = Пока нельзя. В руке нет просвещённых.
refusal-opposing-influence = Так нельзя. На этой карте чужое влияние.
refusal-card-out-of-game = Так нельзя. Этой карты фракции нет в партии.
refusal-already-yours = Так нельзя. Эта карта фракции уже у вас.
refusal-no-control-of-main-lodge = Пока нельзя. Вы не управляете главной ложей этой фракции.
refusal-token-is-there = Так нельзя. Ваша фишка уже на этом замысле.
refusal-not-your-plot = Так нельзя. Этот замысел вам недоступен.
refusal-no-token-left = Пока нельзя. У вас не осталось фишек влияния.
refusal-not-together = Пока нельзя. Этот замысел не сочетается с вашими другими.

## Ход игры

note-game-starts = Партия начинается. Первым ходит игрок с наименьшей картой связей ({ $n }): { $player }.
    .you = Партия начинается. Первый игрок — вы: ваша карта связей наименьшая ({ $n }).
note-round-starts = Раунд { $n }.
note-last-round = Пятый эдикт сброшен: этот раунд — последний.
note-turn-starts = { $player } начинает ход.
    .you = Вы начинаете ход.
note-edict-pays = { $n ->
    [one] { $player } берёт с эдикта { $n } жетон { $faction_gen }.
    [few] { $player } берёт с эдикта { $n } жетона { $faction_gen }.
    [many] { $player } берёт с эдикта { $n } жетонов { $faction_gen }.
   *[other] { $player } берёт с эдикта { $n } жетона { $faction_gen }.
}
    .you = { $n ->
        [one] Вы берёте с эдикта { $n } жетон { $faction_gen }.
        [few] Вы берёте с эдикта { $n } жетона { $faction_gen }.
        [many] Вы берёте с эдикта { $n } жетонов { $faction_gen }.
       *[other] Вы берёте с эдикта { $n } жетона { $faction_gen }.
    }
note-edict-goes = «{ $event }» уходит в сброс. Эдиктов в сбросе: { $n }.
note-event-goes = Событие «{ $event }» ({ $player }) заканчивается.
    .you = Ваше событие «{ $event }» заканчивается.
note-plays-event = { $player } разыгрывает событие «{ $event }».
    .you = Вы разыгрываете событие «{ $event }».
note-scouts = { $player } разведывает { $place }.
    .you = Вы разведываете { $place }.
note-takes-up = Эту карту видит только { $player }: { $luminary }.
    .you = Эту карту видите только вы: { $luminary }.
note-places-card = { $player } выкладывает на { $place } { $luminary_acc }.
    .you = Вы выкладываете на { $place } { $luminary_acc }.
note-turns-up = { $player } открывает на { $place_prep } { $luminary_acc }.
    .you = Вы открываете на { $place_prep } { $luminary_acc }.
note-influences = { $n ->
    [one] { $player } помещает на { $place } { $n } фишку влияния.
    [few] { $player } помещает на { $place } { $n } фишки влияния.
    [many] { $player } помещает на { $place } { $n } фишек влияния.
   *[other] { $player } помещает на { $place } { $n } фишки влияния.
}
    .you = { $n ->
        [one] Вы помещаете на { $place } { $n } фишку влияния.
        [few] Вы помещаете на { $place } { $n } фишки влияния.
        [many] Вы помещаете на { $place } { $n } фишек влияния.
       *[other] Вы помещаете на { $place } { $n } фишки влияния.
    }
note-interrogates = { $player } допрашивает { $place }.
    .you = Вы допрашиваете { $place }.
note-card-pays = { $player } получает поддержку, её приносит { $luminary }.
    .you = Вы получаете поддержку, её приносит { $luminary }.
note-areopagus-pays = { $player } получает поддержку своего ареопага.
    .you = Вы получаете поддержку своего ареопага.
note-ostracizes = { $player } исключает с { $place_gen } { $luminary_acc }.
    .you = Вы исключаете с { $place_gen } { $luminary_acc }.
note-seats-lost = { $n ->
    [one] { $player } забирает { $n } фишку влияния, которой не хватило ячейки на { $place_prep }.
    [few] { $player } забирает { $n } фишки влияния, которым не хватило ячеек на { $place_prep }.
    [many] { $player } забирает { $n } фишек влияния, которым не хватило ячеек на { $place_prep }.
   *[other] { $player } забирает { $n } фишки влияния, которым не хватило ячеек на { $place_prep }.
}
    .you = { $n ->
        [one] Вы забираете { $n } фишку влияния, которой не хватило ячейки на { $place_prep }.
        [few] Вы забираете { $n } фишки влияния, которым не хватило ячеек на { $place_prep }.
        [many] Вы забираете { $n } фишек влияния, которым не хватило ячеек на { $place_prep }.
       *[other] Вы забираете { $n } фишки влияния, которым не хватило ячеек на { $place_prep }.
    }
note-reassigns = { $player } переназначает влияние за жетон { $faction_gen }.
    .you = Вы переназначаете влияние за жетон { $faction_gen }.
note-moves-token = { $player } перемещает влияние с { $spot } на { $place }.
    .you = Вы перемещаете влияние с { $spot } на { $place }.
note-ousts = { $n ->
    [one] { $player } пытается вытеснить с { $place_gen } { $n } фишку влияния. Защищается { $other }.
    [few] { $player } пытается вытеснить с { $place_gen } { $n } фишки влияния. Защищается { $other }.
    [many] { $player } пытается вытеснить с { $place_gen } { $n } фишек влияния. Защищается { $other }.
   *[other] { $player } пытается вытеснить с { $place_gen } { $n } фишки влияния. Защищается { $other }.
}
    .you = { $n ->
        [one] Вы пытаетесь вытеснить с { $place_gen } { $n } фишку влияния. Защищается { $other }.
        [few] Вы пытаетесь вытеснить с { $place_gen } { $n } фишки влияния. Защищается { $other }.
        [many] Вы пытаетесь вытеснить с { $place_gen } { $n } фишек влияния. Защищается { $other }.
       *[other] Вы пытаетесь вытеснить с { $place_gen } { $n } фишки влияния. Защищается { $other }.
    }
    .you-other = { $n ->
        [one] { $player } пытается вытеснить с { $place_gen } { $n } фишку влияния. Защищаетесь вы.
        [few] { $player } пытается вытеснить с { $place_gen } { $n } фишки влияния. Защищаетесь вы.
        [many] { $player } пытается вытеснить с { $place_gen } { $n } фишек влияния. Защищаетесь вы.
       *[other] { $player } пытается вытеснить с { $place_gen } { $n } фишки влияния. Защищаетесь вы.
    }
note-initial-strengths = Начальная сила: { $player } — { $n }, { $other } — { $m }.
    .you = Начальная сила: вы — { $n }, { $other } — { $m }.
    .you-other = Начальная сила: { $player } — { $n }, вы — { $m }.
note-lays = { $player } кладёт закрытую карту.
    .you = Вы кладёте закрытую карту.
note-lays-nothing = { $player } не кладёт карту: рука пуста.
    .you = Вы не кладёте карту: рука пуста.
note-reveals = { $player } открывает { $luminary_acc }.
    .you = Вы открываете { $luminary_acc }.
note-cards-cancel = Обе карты побеждают сразу и гасят друг друга.
note-continues = { $player } продолжает спор.
    .you = Вы продолжаете спор.
note-stops = { $player } прекращает спор.
    .you = Вы прекращаете спор.
note-wins-contest = { $player } побеждает в споре за { $place }, проигрывает { $other }.
    .you = Вы побеждаете в споре за { $place }, проигрывает { $other }.
    .you-other = { $player } побеждает в споре за { $place }, проигрываете вы.
note-loses-tokens = { $n ->
    [one] { $player } теряет на { $place_prep } { $n } фишку влияния.
    [few] { $player } теряет на { $place_prep } { $n } фишки влияния.
    [many] { $player } теряет на { $place_prep } { $n } фишек влияния.
   *[other] { $player } теряет на { $place_prep } { $n } фишки влияния.
}
    .you = { $n ->
        [one] Вы теряете на { $place_prep } { $n } фишку влияния.
        [few] Вы теряете на { $place_prep } { $n } фишки влияния.
        [many] Вы теряете на { $place_prep } { $n } фишек влияния.
       *[other] Вы теряете на { $place_prep } { $n } фишки влияния.
    }
note-gets-marker = { $player } кладёт маркер награды на { $place }.
    .you = Вы кладёте маркер награды на { $place }.
note-uses-marker = { $player } использует маркер на { $place_prep }: { $reward }.
    .you = Вы используете маркер на { $place_prep }: { $reward }.
note-markers-return = { $n ->
    [one] Возвращается { $n } неиспользованный маркер награды.
    [few] Возвращаются { $n } неиспользованных маркера награды.
    [many] Возвращаются { $n } неиспользованных маркеров награды.
   *[other] Возвращается { $n } неиспользованного маркера награды.
}
note-conspires = { $player } плетёт заговор: { $luminary }.
    .you = Вы плетёте заговор: { $luminary }.
note-uses-ability = { $player } использует способность { $luminary_acc }: { $ability }.
    .you = Вы используете способность { $luminary_acc }: { $ability }.
note-quick-favor = { $player } берёт быструю поддержку { $luminary_acc }.
    .you = Вы берёте быструю поддержку { $luminary_acc }.
note-declines = { $player } не использует { $luminary_acc }.
    .you = Вы не используете { $luminary_acc }.
note-extra-main-action = { $n ->
    [one] { $player } может выполнить ещё { $n } основное действие.
    [few] { $player } может выполнить ещё { $n } основных действия.
    [many] { $player } может выполнить ещё { $n } основных действий.
   *[other] { $player } может выполнить ещё { $n } основного действия.
}
    .you = { $n ->
        [one] Вы можете выполнить ещё { $n } основное действие.
        [few] Вы можете выполнить ещё { $n } основных действия.
        [many] Вы можете выполнить ещё { $n } основных действий.
       *[other] Вы можете выполнить ещё { $n } основного действия.
    }
note-gains = { $n ->
    [one] { $player } получает { $n } жетон { $faction_gen }.
    [few] { $player } получает { $n } жетона { $faction_gen }.
    [many] { $player } получает { $n } жетонов { $faction_gen }.
   *[other] { $player } получает { $n } жетона { $faction_gen }.
}
    .you = { $n ->
        [one] Вы получаете { $n } жетон { $faction_gen }.
        [few] Вы получаете { $n } жетона { $faction_gen }.
        [many] Вы получаете { $n } жетонов { $faction_gen }.
       *[other] Вы получаете { $n } жетона { $faction_gen }.
    }
note-intercepts = { $player } перехватывает 1 жетон { $faction_gen }, его теряет { $other }.
    .you = Вы перехватываете 1 жетон { $faction_gen }, его теряет { $other }.
    .you-other = { $player } перехватывает 1 жетон { $faction_gen }, его теряете вы.
note-not-gained = { $n ->
    [one] { $player } не получает { $n } жетон { $faction_gen }: его нет ни у кого.
    [few] { $player } не получает { $n } жетона { $faction_gen }: их нет ни у кого.
    [many] { $player } не получает { $n } жетонов { $faction_gen }: их нет ни у кого.
   *[other] { $player } не получает { $n } жетона { $faction_gen }: их нет ни у кого.
}
    .you = { $n ->
        [one] Вы не получаете { $n } жетон { $faction_gen }: его нет ни у кого.
        [few] Вы не получаете { $n } жетона { $faction_gen }: их нет ни у кого.
        [many] Вы не получаете { $n } жетонов { $faction_gen }: их нет ни у кого.
       *[other] Вы не получаете { $n } жетона { $faction_gen }: их нет ни у кого.
    }
note-pays = { $n ->
    [one] { $player } платит { $n } жетон { $faction_gen }.
    [few] { $player } платит { $n } жетона { $faction_gen }.
    [many] { $player } платит { $n } жетонов { $faction_gen }.
   *[other] { $player } платит { $n } жетона { $faction_gen }.
}
    .you = { $n ->
        [one] Вы платите { $n } жетон { $faction_gen }.
        [few] Вы платите { $n } жетона { $faction_gen }.
        [many] Вы платите { $n } жетонов { $faction_gen }.
       *[other] Вы платите { $n } жетона { $faction_gen }.
    }
note-substitutes = { $n ->
    [one] { $player } тратит { $n } жетон { $faction_gen } вместо 1 жетона { $wanted_gen }.
    [few] { $player } тратит { $n } жетона { $faction_gen } вместо 1 жетона { $wanted_gen }.
    [many] { $player } тратит { $n } жетонов { $faction_gen } вместо 1 жетона { $wanted_gen }.
   *[other] { $player } тратит { $n } жетона { $faction_gen } вместо 1 жетона { $wanted_gen }.
}
    .you = { $n ->
        [one] Вы тратите { $n } жетон { $faction_gen } вместо 1 жетона { $wanted_gen }.
        [few] Вы тратите { $n } жетона { $faction_gen } вместо 1 жетона { $wanted_gen }.
        [many] Вы тратите { $n } жетонов { $faction_gen } вместо 1 жетона { $wanted_gen }.
       *[other] Вы тратите { $n } жетона { $faction_gen } вместо 1 жетона { $wanted_gen }.
    }
note-waives = { $player } не платит 1 жетон { $faction_gen } из стоимости.
    .you = Вы не платите 1 жетон { $faction_gen } из стоимости.
note-gives = { $player } отдаёт 1 жетон { $faction_gen }, его получает { $other }.
    .you = Вы отдаёте 1 жетон { $faction_gen }, его получает { $other }.
    .you-other = { $player } отдаёт 1 жетон { $faction_gen }, его получаете вы.
note-returns-favor = { $n ->
    [one] { $player } возвращает { $n } жетон { $faction_gen }.
    [few] { $player } возвращает { $n } жетона { $faction_gen }.
    [many] { $player } возвращает { $n } жетонов { $faction_gen }.
   *[other] { $player } возвращает { $n } жетона { $faction_gen }.
}
    .you = { $n ->
        [one] Вы возвращаете { $n } жетон { $faction_gen }.
        [few] Вы возвращаете { $n } жетона { $faction_gen }.
        [many] Вы возвращаете { $n } жетонов { $faction_gen }.
       *[other] Вы возвращаете { $n } жетона { $faction_gen }.
    }
note-takes-from-edict = { $n ->
    [one] { $player } берёт { $n } жетон с эдикта { $faction_gen }.
    [few] { $player } берёт { $n } жетона с эдикта { $faction_gen }.
    [many] { $player } берёт { $n } жетонов с эдикта { $faction_gen }.
   *[other] { $player } берёт { $n } жетона с эдикта { $faction_gen }.
}
    .you = { $n ->
        [one] Вы берёте { $n } жетон с эдикта { $faction_gen }.
        [few] Вы берёте { $n } жетона с эдикта { $faction_gen }.
        [many] Вы берёте { $n } жетонов с эдикта { $faction_gen }.
       *[other] Вы берёте { $n } жетона с эдикта { $faction_gen }.
    }
note-tithes = { $player } забирает 1 жетон { $faction_gen }, его теряет { $other }.
    .you = Вы забираете 1 жетон { $faction_gen }, его теряет { $other }.
    .you-other = { $player } забирает 1 жетон { $faction_gen }, его теряете вы.
note-swaps = { $player } меняет местами карты на { $place_prep } и { $to_prep }.
    .you = Вы меняете местами карты на { $place_prep } и { $to_prep }.
note-borrows = { $player } одалживает карту { $faction_gen }.
    .you = Вы одалживаете карту { $faction_gen }.
note-gives-back = { $player } возвращает карту { $faction_gen }.
    .you = Вы возвращаете карту { $faction_gen }.
note-claims = { $player } забирает карту { $faction_gen }.
    .you = Вы забираете карту { $faction_gen }.
note-uses-faction = { $player } применяет карту { $faction_gen }.
    .you = Вы применяете карту { $faction_gen }.
note-buys-action = { $player } покупает основное действие («{ $event }»).
    .you = Вы покупаете основное действие («{ $event }»).
note-peeks = { $player } смотрит { $secret } игрока { $other }.
    .you = Вы смотрите { $secret } игрока { $other }.
    .you-other = { $player } смотрит у вас { $secret }.
note-sees-luminary = Видит только { $player }. В руке у соперника ({ $other }): { $luminary }.
    .you = Видите только вы. В руке у соперника ({ $other }): { $luminary }.
    .you-other = Видит только { $player }. В вашей руке: { $luminary }.
note-sees-plot = Видит только { $player }. Замысел соперника ({ $other }): «{ $plot }».
    .you = Видите только вы. Замысел соперника ({ $other }): «{ $plot }».
    .you-other = Видит только { $player }. Ваш замысел: «{ $plot }».
note-ends-actions = { $player } заканчивает действия.
    .you = Вы заканчиваете действия.
note-realizes = { $player } воплощает замысел «{ $plot }».
    .you = Вы воплощаете замысел «{ $plot }».
note-plot-lost = Условия замысла «{ $plot }» больше не выполнены: { $player } сдвигает фишку на край.
    .you = Условия замысла «{ $plot }» больше не выполнены: вы сдвигаете фишку на край.
note-plot-back = Условия замысла «{ $plot }» снова выполнены: { $player } возвращает фишку.
    .you = Условия замысла «{ $plot }» снова выполнены: вы возвращаете фишку.
note-draws-events = { $n ->
    [one] { $player } берёт { $n } событие.
    [few] { $player } берёт { $n } события.
    [many] { $player } берёт { $n } событий.
   *[other] { $player } берёт { $n } события.
}
    .you = { $n ->
        [one] Вы берёте { $n } событие.
        [few] Вы берёте { $n } события.
        [many] Вы берёте { $n } событий.
       *[other] Вы берёте { $n } события.
    }
note-sees-event = Его видит только { $player }: «{ $event }».
    .you = Его видите только вы: «{ $event }».
note-keeps-special = { $player } оставляет себе особое событие.
    .you = Вы оставляете себе особое событие.
note-keeps-event = Какое именно, знает только { $player }: «{ $event }».
    .you = Какое именно, знаете только вы: «{ $event }».
note-returns-event = { $player } возвращает другое событие на колоду.
    .you = Вы возвращаете другое событие на колоду.
note-edict-comes = Объявлен «{ $event }». Карта ложится перед игроком { $player }.
    .you = Объявлен «{ $event }». Карта ложится перед вами.
note-event-discarded = { $player } открывает событие «{ $event }» и сбрасывает его.
    .you = Вы открываете событие «{ $event }» и сбрасываете его.
note-draws = { $n ->
    [one] { $player } берёт из колоды { $n } карту.
    [few] { $player } берёт из колоды { $n } карты.
    [many] { $player } берёт из колоды { $n } карт.
   *[other] { $player } берёт из колоды { $n } карты.
}
    .you = { $n ->
        [one] Вы берёте из колоды { $n } карту.
        [few] Вы берёте из колоды { $n } карты.
        [many] Вы берёте из колоды { $n } карт.
       *[other] Вы берёте из колоды { $n } карты.
    }
note-draws-card = Взятую карту видит только { $player }: { $luminary }.
    .you = Взятую карту видите только вы: { $luminary }.
note-takes-court = { $player } берёт со двора { $luminary_acc }.
    .you = Вы берёте со двора { $luminary_acc }.
note-discards = { $player } сбрасывает { $luminary_acc }.
    .you = Вы сбрасываете { $luminary_acc }.
note-court-goes = Двор покидает { $luminary }.
note-majordomo-moves = Распорядитель переходит к месту { $n }.
note-court-filled = При дворе появляется { $luminary }.
note-deck-reshuffled = { $n ->
    [one] Сброс становится новой колодой: в ней { $n } карта.
    [few] Сброс тасуют: в новой колоде { $n } карты.
    [many] Сброс тасуют: в новой колоде { $n } карт.
   *[other] Сброс тасуют: в новой колоде { $n } карты.
}
note-ao-item = { $player } действует по сценарию на { $place_prep }: { $item }.
    .you = Вы действуете по сценарию на { $place_prep }: { $item }.
note-ao-plan = { $player } открывает карту плана, { $luminary_acc }: она указывает на { $place }.
    .you = Вы открываете карту плана, { $luminary_acc }: она указывает на { $place }.
note-ao-next-target = { $player } переходит по часовой стрелке к { $place_dat }.
    .you = Вы переходите по часовой стрелке к { $place_dat }.
note-ao-pawn = { $player } ставит фигурку на { $place }.
    .you = Вы ставите фигурку на { $place }.
note-ao-places = { $n ->
    [one] { $player } помещает на { $place } { $n } фишку влияния.
    [few] { $player } помещает на { $place } { $n } фишки влияния.
    [many] { $player } помещает на { $place } { $n } фишек влияния.
   *[other] { $player } помещает на { $place } { $n } фишки влияния.
}
    .you = { $n ->
        [one] Вы помещаете на { $place } { $n } фишку влияния.
        [few] Вы помещаете на { $place } { $n } фишки влияния.
        [many] Вы помещаете на { $place } { $n } фишек влияния.
       *[other] Вы помещаете на { $place } { $n } фишки влияния.
    }
note-ao-from-court = { $player } выкладывает на { $place } со двора { $luminary_acc }.
    .you = Вы выкладываете на { $place } со двора { $luminary_acc }.
note-ao-from-plan = { $player } выкладывает на { $place } карту плана: { $luminary_acc }.
    .you = Вы выкладываете на { $place } карту плана: { $luminary_acc }.
note-ao-bonus = { $player } тратит поддержку и прибавляет { $n } к силе.
    .you = Вы тратите поддержку и прибавляете { $n } к силе.
note-ao-plot = { $player }: выполнен собственный замысел { $n }.
    .you = Вы выполняете собственный замысел { $n }.
note-plot-victory = { $player } одерживает победу по замыслам.
    .you = Вы одерживаете победу по замыслам.
note-game-ends = Игра окончена. Начинается подсчёт очков за фракции.
note-scores = { $n ->
    [one] { $player } набирает { $n } очко.
    [few] { $player } набирает { $n } очка.
    [many] { $player } набирает { $n } очков.
   *[other] { $player } набирает { $n } очка.
}
    .you = { $n ->
        [one] Вы набираете { $n } очко.
        [few] Вы набираете { $n } очка.
        [many] Вы набираете { $n } очков.
       *[other] Вы набираете { $n } очка.
    }
note-wins = { $player } побеждает в партии.
    .you = Вы побеждаете в партии.

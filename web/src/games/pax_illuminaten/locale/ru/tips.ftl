# what the symbols of the board mean
pax_illuminaten-tip-of-faction = { $name }: фракция. Её жетонами оплачивают действия её карт; три её соседние карты — это ложа.
pax_illuminaten-tip-of-degree = { $name }. Если плести с ней заговор, в фазу проверки откроется событие.
pax_illuminaten-tip-degree1 = Первая степень. При допросе платят и соседи той же степени: это слухи.
pax_illuminaten-tip-degree2 = Вторая степень. При допросе платят и соседи той же степени: это слухи.
pax_illuminaten-tip-degree3 = Третья степень. При допросе платят и соседи той же степени: это слухи.
pax_illuminaten-tip-influencetoken = Влияние, которое вы ещё не разместили.
pax_illuminaten-tip-chain = Цепь заговора этого хода. У каждой карты общая фракция с предыдущей.
pax_illuminaten-tip-dagger = Кинжал: приносит победу в споре более слабой стороне.
pax_illuminaten-tip-hammers = Молоты: приносят победу в споре более сильной стороне.
pax_illuminaten-tip-edict = Эдикт собирает поддержку одной фракции. Пятый сброшенный эдикт завершает партию.
pax_illuminaten-tip-lodge = Ложа: не меньше трёх соседних открытых карт одной фракции.
pax_illuminaten-tip-majordomo = Распорядитель: карта двора под ним уйдёт следующей.
pax_illuminaten-tip-plot = Замысел: условие на поле. Ваши фишки на двух замыслах приносят победу.
pax_illuminaten-tip-special = Особое событие: карта, которую можно разыграть в свою фазу событий.
pax_illuminaten-tip-reward = Маркер награды: ещё одно действие после спора, выигранного в нападении.
pax_illuminaten-tip-keyhole = Закрытая карта.
pax_illuminaten-tip-flag = Первый игрок.
pax_illuminaten-tip-hand = Карты в руке.
# the parts of a turn, and what they are for
pax_illuminaten-turn-events = События
    .text = Эдикты платят вам, и можно разыграть особое событие на этот ход.
pax_illuminaten-turn-actions = Действия
    .text = Два основных действия и столько заговоров, сколько позволят карты. Стремитесь к двум замыслам: они сразу приносят победу.
pax_illuminaten-turn-check = Проверка
    .text = Теперь видно, какие замыслы держатся. Затем пополняют руку, и двор сдвигается.
pax_illuminaten-turn-others = Ходы соперников
    .text = Смотрите, где соперники копят влияние: это выдаёт их замыслы.

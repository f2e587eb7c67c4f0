### Части поля, как их называет наставник.

spot-dice = кубики
spot-wheel = колесо сезонов
spot-gauge = ваша сила мага
spot-reserve = ваш резерв
spot-hand = карты в руке
spot-play = разыгранные карты
spot-bonus = ваши бонусы
spot-crystals = ваши кристаллы
spot-library = ваша библиотека
spot-rival = соперник
spot-draft = стопка карт
spot-kept = ваши отобранные карты

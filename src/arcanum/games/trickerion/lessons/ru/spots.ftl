### Части поля, как их называет наставник.

spot-fame = слава
spot-purse = ваши монеты и осколки
spot-city = город
spot-downtown = центр
spot-residence = особняк
spot-inn = трактир
spot-bank = банк
spot-market = рынок
spot-alley = кривая улочка
spot-workshop = ваша мастерская
spot-theater = театр
spot-days = дни в театре
spot-shows = карты представлений
spot-order = очерёдность хода
spot-team = ваша команда
spot-hand = ваши карты поручений
spot-tricks = ваши номера
spot-components = ваш реквизит
spot-rival = соперник
spot-heir = преемник
spot-plan = план преемника
spot-blocked = кубики подготовки
spot-prophecy = пророчества
spot-academy = академия

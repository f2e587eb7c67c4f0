# Каталог карт: по чему их выбирают.

browser-what = Показать
browser-what-trick = номера
browser-what-performance = карты представлений
browser-what-assignment = особые поручения
browser-what-prophecy = пророчества
browser-what-magician = иллюзионисты
browser-what-die = кубики
browser-what-room = комнаты
browser-what-secret = тайны
browser-level = Уровень
browser-school = Школа
browser-component = Реквизит
browser-ap = ОД на подготовку
browser-place = Локация
browser-venue = Театр
browser-venue-riverside = Риверсайд
browser-venue-grand_magorian = Гранд-Магориан
browser-venue-magnus_pantheon = Магнус-пантеон
browser-set = Набор
browser-set-base = базовая игра
browser-set-dark_alley = Кривая улочка
browser-set-heir = Преемник
browser-set-academy = Академия
browser-faces = Грани
browser-uncounted-die = Эти кубики общие, и каждый раунд их бросают заново: на исход партии один кубик не влияет.
browser-uncounted-prophecy = Пророчество действует на всех одинаково: преимущества оно не даёт никому.

# Каталог карт: по чему их выбирают.

browser-connection = Карта связей { $roman }
browser-what = Показать
browser-what-luminary = просвещённые
browser-what-plot = замыслы
browser-what-edict = события-эдикты
browser-what-special = особые события
browser-what-faction = карты фракций
browser-what-connection = карты связей
browser-what-opponent = искусственные соперники
browser-degree = Степень
browser-faction = Фракция
browser-strength = Сила
browser-strength-dagger = кинжал
browser-strength-hammers = молоты
browser-order = Организация
browser-order-mason = масон
browser-order-rosicrucian = розенкрейцер
browser-order-none = нет

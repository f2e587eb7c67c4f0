### Наставник урока, по-русски.

learn-coach = Наставник
learn-step = шаг { $step } из { $of }
learn-spot = { $name }, метка { $n }
learn-but = Можно, но…
learn-take-back = Передумать
learn-keep = Оставить
learn-back = Назад
learn-next = Дальше
learn-choose-first = сначала выберите
learn-more = Подробнее
learn-leave = Выйти
learn-to-rule = К правилу
learn-others = Другие уроки
learn-compare = Что даст каждый выбор
bot-quiet = Тихоня
learn-kept = Выйти можно когда угодно: урок останется в лобби, и вы продолжите с этого шага.

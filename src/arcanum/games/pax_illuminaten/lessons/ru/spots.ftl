### Части доски: так их называет наставник.

spot-map = игровое поле
spot-areopagus = ваш ареопаг
spot-hand = ваша рука
spot-favor = ваша поддержка
spot-court = двор
spot-chain = ваша цепь заговора
spot-plots = замыслы
spot-rival = соперник
spot-lodges = ложи
spot-factions = карты фракций
spot-edicts = эдикты и события
spot-actions = ваши действия

### Письма и другие уведомления игрокам, русский язык.

mail-turn-line = Ваш ход в игре «{ $game }»: { $link }
mail-turn-subject = Ваш ход: { $game }
mail-turn =
    Ваш ход в игре «{ $game }»:
    { $link }

    Чтобы больше не получать писем об этом столе:
    { $stop }
mail-confirm-subject = Arcanum: подтвердите адрес почты
mail-confirm =
    Кто-то играет в Arcanum («{ $game }») и хочет получать на этот адрес письма о своём ходе.
    Если это вы, подтвердите адрес здесь:
    { $link }

    Если это не вы, ничего не делайте: больше писем не будет.
mail-gathered-line = Друзья уже за столом и ждут, когда вы начнёте игру «{ $game }»: { $link }
mail-gathered-subject = Все за столом: { $game }
mail-reminder-line = Вас ждут за столом («{ $game }»): { $link }
mail-reminder-subject = Вас ждут за столом: { $game }
mail-rematch-line = Реванш в игре «{ $game }»? Ваше место свободно: { $link }
mail-rematch-subject = Реванш: { $game }
mail-several-line = Вас ждут за столами ({ $n }): { $links }
mail-several-subject = Вас ждут за несколькими столами
mail-other =
    { $line }

    Чтобы больше не получать писем об этом столе:
    { $stop }
mail-open-line = { $n ->
        [one] Открылся { $n } подходящий вам стол: { $links }
        [few] Открылись { $n } подходящих вам стола: { $links }
        [many] Открылось { $n } подходящих вам столов: { $links }
       *[other] Открылось { $n } подходящего вам стола: { $links }
    }
mail-open-subject = Открытый стол для вас
mail-open =
    { $line }

    Чтобы больше не получать писем об открытых столах:
    { $stop }
mail-confirm-open =
    Кто-то с учётной записью Arcanum хочет получать на этот адрес письма об открытых столах.
    Если это вы, подтвердите адрес здесь:
    { $link }

    Если это не вы, ничего не делайте: больше писем не будет.
calendar-due = { $game }: ваше время истекает

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
calendar-due = { $game }: ваше время истекает

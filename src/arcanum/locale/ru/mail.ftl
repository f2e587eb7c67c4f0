### Письма и другие уведомления игрокам, русский язык.

mail-turn-line = Ваш ход в игре «{ $game }»: { $link }
mail-turn-subject = Ваш ход: { $game }
mail-turn =
    Ваш ход в игре «{ $game }»:
    { $link }

    Больше не присылать таких писем об этом столе:
    { $stop }
mail-confirm-subject = Arcanum: подтвердите адрес почты
mail-confirm =
    Кто-то играет в «{ $game }» за столом Arcanum и хочет получать на этот адрес уведомления о ходе.
    Если это вы, подтвердите адрес здесь:
    { $link }

    Если это не вы, ничего делать не нужно. Писем больше не будет.
mail-reminder-line = Вас ждут за столом, игра «{ $game }»: { $link }
mail-reminder-subject = Вас ждут за столом: { $game }
mail-rematch-line = Реванш в игре «{ $game }»? Ваше место свободно: { $link }
mail-rematch-subject = Реванш: { $game }
mail-several-line = Вас ждут за столами ({ $n }): { $links }
mail-several-subject = Вас ждут за несколькими столами
mail-other =
    { $line }

    Больше не присылать таких писем об этом столе:
    { $stop }
calendar-due = { $game }: ваше время истекает

### E-mails and other notices to players, English.

mail-turn-line = It is your turn in { $game }: { $link }
mail-turn-subject = Your turn: { $game }
mail-turn =
    It is your turn in { $game }:
    { $link }

    No more of these mails for this table:
    { $stop }
mail-confirm-subject = Arcanum: confirm your e-mail address
mail-confirm =
    Somebody who is playing { $game } at an Arcanum table wants turn notices sent to this address.
    If that was you, confirm it here:
    { $link }

    If not, you need do nothing. There will be no more mails.
mail-gathered-line = Your friends have all sat down and wait for you to begin { $game }: { $link }
mail-gathered-subject = Your table is full: { $game }
mail-reminder-line = The others are waiting for you in { $game }: { $link }
mail-reminder-subject = The table is waiting for you: { $game }
mail-rematch-line = A rematch in { $game }? Your seat is kept: { $link }
mail-rematch-subject = A rematch: { $game }
mail-several-line = { $n } tables are waiting for you: { $links }
mail-several-subject = Several tables are waiting for you
mail-other =
    { $line }

    No more of these mails for this table:
    { $stop }
mail-open-line = { $n ->
        [one] An open table suits you: { $links }
       *[other] { $n } open tables suit you: { $links }
    }
mail-open-subject = An open table for you
mail-open =
    { $line }

    No more mails about open tables:
    { $stop }
mail-confirm-open =
    Somebody with an Arcanum account wants mails sent to this address when an open table suits them.
    If that was you, confirm it here:
    { $link }

    If not, you need do nothing. There will be no more mails.
calendar-due = { $game }: your time runs out

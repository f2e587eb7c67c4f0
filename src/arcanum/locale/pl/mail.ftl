### Listy i inne powiadomienia dla graczy, język polski.

mail-turn-line = Twój ruch w grze „{ $game }”: { $link }
mail-turn-subject = Twój ruch: { $game }
mail-turn =
    Twój ruch w grze „{ $game }”:
    { $link }

    Nie przysyłaj więcej takich listów o tym stole:
    { $stop }
mail-confirm-subject = Arcanum: potwierdź adres e-mail
mail-confirm =
    Ktoś gra w „{ $game }” przy stole Arcanum i chce dostawać na ten adres powiadomienia o ruchu.
    Jeśli to ty, potwierdź adres tutaj:
    { $link }

    Jeśli to nie ty, nie musisz nic robić. Więcej listów nie będzie.
mail-reminder-line = Pozostali czekają na ciebie w grze „{ $game }”: { $link }
mail-reminder-subject = Stół czeka na ciebie: { $game }
mail-rematch-line = Rewanż w grze „{ $game }”? Twoje miejsce czeka: { $link }
mail-rematch-subject = Rewanż: { $game }
mail-several-line = Czekają na ciebie stoły ({ $n }): { $links }
mail-several-subject = Czeka na ciebie kilka stołów
mail-other =
    { $line }

    Nie przysyłaj więcej takich listów o tym stole:
    { $stop }
mail-open-line = { $n ->
        [one] Otworzył się pasujący do ciebie stół: { $links }
        [few] Otworzyły się { $n } pasujące do ciebie stoły: { $links }
        [many] Otworzyło się { $n } pasujących do ciebie stołów: { $links }
       *[other] Otworzyło się { $n } pasującego do ciebie stołu: { $links }
    }
mail-open-subject = Otwarty stół dla ciebie
mail-open =
    { $line }

    Nie przysyłaj więcej listów o otwartych stołach:
    { $stop }
mail-confirm-open =
    Ktoś z kontem w Arcanum chce dostawać na ten adres listy o otwartych stołach.
    Jeśli to ty, potwierdź adres tutaj:
    { $link }

    Jeśli to nie ty, nie musisz nic robić. Więcej listów nie będzie.
calendar-due = { $game }: kończy się twój czas

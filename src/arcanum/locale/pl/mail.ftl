### E-maile i inne powiadomienia dla graczy, język polski.

mail-turn-line = Twoja tura w grze „{ $game }”: { $link }
mail-turn-subject = Twoja tura: { $game }
mail-turn =
    Twoja tura w grze „{ $game }”:
    { $link }

    Jeśli nie chcesz więcej takich wiadomości o tym stole:
    { $stop }
mail-confirm-subject = Arcanum: potwierdź adres e-mail
mail-confirm =
    Ktoś gra w „{ $game }” przy stole Arcanum i chce dostawać na ten adres powiadomienia o swojej turze.
    Jeśli to ty, potwierdź adres tutaj:
    { $link }

    Jeśli to nie ty, nie musisz nic robić. Więcej wiadomości nie będzie.
mail-gathered-line = Znajomi siedzą już przy stole i czekają, aż zaczniesz grę „{ $game }”: { $link }
mail-gathered-subject = Wszyscy siedzą przy stole: { $game }
mail-reminder-line = Pozostali czekają na ciebie w grze „{ $game }”: { $link }
mail-reminder-subject = Stół czeka na ciebie: { $game }
mail-rematch-line = Rewanż w grze „{ $game }”? Twoje miejsce czeka: { $link }
mail-rematch-subject = Rewanż: { $game }
mail-several-line = Czekają na ciebie stoły ({ $n }): { $links }
mail-several-subject = Czeka na ciebie kilka stołów
mail-other =
    { $line }

    Jeśli nie chcesz więcej takich wiadomości o tym stole:
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

    Jeśli nie chcesz więcej wiadomości o otwartych stołach:
    { $stop }
mail-confirm-open =
    Ktoś z kontem w Arcanum chce dostawać na ten adres wiadomości o otwartych stołach.
    Jeśli to ty, potwierdź adres tutaj:
    { $link }

    Jeśli to nie ty, nie musisz nic robić. Więcej wiadomości nie będzie.
calendar-due = { $game }: kończy się twój czas

### Rozpoczęta partia gdzie indziej, po polsku.

page-carry = Dokończ gdzie indziej
page-carry-friends = Graj dalej ze znajomymi
page-carry-friends-about = Partia potoczy się dalej na serwerze, od tego samego miejsca. Tam będzie to stół treningowy poza rankingiem, bo rozdanie można było poznać.
page-carry-server = Adres serwera
page-carry-along = Zabierz ze sobą
page-carry-along-about = Partia potoczy się dalej w twojej przeglądarce, bez serwera, od tego samego miejsca. Zapis zdradza wszystko, co zakryte, więc ten stół nie liczy się już do rankingu.
page-carry-site = Adres strony, która nie potrzebuje serwera
page-carry-address = To nie jest adres. Wpisz go na przykład tak: https://example.org.
page-carry-file = Zapisz w pliku
page-carry-others = Siedzą tu też inne osoby. Zapis trwającej partii zdradziłby ci ich tajemnice, dlatego zostaje ona na tym serwerze.
page-carry-comes = Tu przenosi się partia
page-carry-steps = { $n ->
    [one] dotąd { $n } decyzja
    [few] dotąd { $n } decyzje
   *[many] dotąd { $n } decyzji
}
page-carry-practice = Partia potoczy się dalej od tego samego miejsca. To stół treningowy poza rankingiem: kto ją przyniósł, mógł poznać rozdanie.
page-carry-none = W tym adresie nie ma partii. Może dotarł tylko jego kawałek.
page-carry-who = Kto tu siedzi
page-carry-here = Przy tym ekranie

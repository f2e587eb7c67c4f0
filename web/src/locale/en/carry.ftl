### A running game goes on elsewhere, English.

page-carry = Go on elsewhere
page-carry-friends = Go on with friends
page-carry-friends-about = The game goes on at a server, just as it stands. There it is a practice table and not rated, since you could know the deal.
page-carry-server = Address of the server
page-carry-along = Take it along
page-carry-along-about = The game goes on in your browser without a server, just as it stands. What you take along reveals everything hidden, so this table is no longer rated.
page-carry-site = Address of a page that needs no server
page-carry-address = This is not an address: write it as in https://example.org.
page-carry-file = Save as a file
page-carry-others = Other people sit here. A record of the running game would tell you their secrets, so it stays at this server.
page-carry-comes = A game comes to this table
page-carry-steps = { $n ->
    [one] { $n } decision so far
   *[other] { $n } decisions so far
}
page-carry-practice = It goes on just as it stands. It is a practice table and not rated: whoever brings it could know the deal.
page-carry-none = This address holds no game. Perhaps it was cut short on the way.
page-carry-who = Who sits here
page-carry-here = At this screen

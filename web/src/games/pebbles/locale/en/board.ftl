### What the table of Pebbles shows, English.

view-seats = Seats
view-charm = Charm
view-pebbles = Pebbles
view-closed = Fist closed
view-fist = In your fist

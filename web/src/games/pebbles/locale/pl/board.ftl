### What the table of Pebbles shows, Polish.

view-seats = Miejsca
view-charm = Talizman
view-pebbles = Kamyki
view-closed = Pięść zamknięta
view-fist = W twojej pięści

### What the table of Pebbles shows, Russian.

view-seats = Места
view-charm = Талисман
view-pebbles = Камешки
view-closed = Кулак сжат
view-fist = В вашем кулаке

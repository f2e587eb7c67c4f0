# what the symbols of the board mean
pax_illuminaten-tip-of-faction = { $name }: a faction. Its favor pays on its cards, and three of its cards together make a lodge.
pax_illuminaten-tip-of-degree = { $name }. Whoever conspires with it turns up an event in the check phase.
pax_illuminaten-tip-degree1 = First degree. Neighbours of the same degree pay too when you interrogate: rumors.
pax_illuminaten-tip-degree2 = Second degree. Neighbours of the same degree pay too when you interrogate: rumors.
pax_illuminaten-tip-degree3 = Third degree. Neighbours of the same degree pay too when you interrogate: rumors.
pax_illuminaten-tip-influencetoken = Influence that you have not placed yet.
pax_illuminaten-tip-chain = Chain: the cards of this turn's conspiracy. Each shares a faction with the one before it.
pax_illuminaten-tip-dagger = Dagger: wins a contest for the weaker side.
pax_illuminaten-tip-hammers = Hammers: win a contest for the stronger side.
pax_illuminaten-tip-edict = Edict: collects favor of one faction. Five discarded ones end the game.
pax_illuminaten-tip-lodge = Lodge: three or more connected face-up cards of one faction.
pax_illuminaten-tip-majordomo = Majordomo: the court card under it goes next.
pax_illuminaten-tip-plot = Plot: a condition on the map. Your token on two of them wins the game.
pax_illuminaten-tip-special = Special event: a card that you may play in your event phase.
pax_illuminaten-tip-reward = Reward marker: one more action after a contest won as attacker.
pax_illuminaten-tip-keyhole = A face-down luminary.
pax_illuminaten-tip-flag = First player.
pax_illuminaten-tip-hand = Cards in hand.
# the parts of a turn, and what they are for
pax_illuminaten-turn-events = Events
    .text = Edicts pay you, and you may play a special event for this turn.
pax_illuminaten-turn-actions = Actions
    .text = Two main actions, as many conspiracies as your cards allow. Work towards two plots: they win at once.
pax_illuminaten-turn-check = Check
    .text = Now it is seen which plots hold. Then the hand is filled and the court moves on.
pax_illuminaten-turn-others = Others' turns
    .text = Watch where your rivals gather influence: it shows which plots they want.

### Seasons: card names and card texts, English.
### Our own wording. One message per card, value = name, .text = effect. Every text is one line.
###
### Glossary
###   gauge            summoning gauge (short: gauge); "has room" = one more card may be in play
###   reserve          reserve; stock = tokens nobody owns; "take a token" = from the stock into the reserve
###   crystals         crystals ("gain" crystals, "take" energy tokens); prestige points
###   transmute        transmute (energy tokens into crystals); transmute action
###   summon           summon (from hand, paying the cost); put into play for free (by another card)
###   activate         activate; "Activation:"
###   instant          "On entering play:"; end of game: "At the end of the game:"
###   sacrifice        sacrifice (own card in play to the discard pile)
###   discard          discard (card from hand or draw pile, or an energy token to the stock); discard pile
###   draw pile        draw pile; "draw into your hand" = the card must be kept
###   kinds of card    familiar, magic item
###   energy kinds     air, water, fire, earth; "of any kind(s)" = every token chosen freely
###   time             turn, round, season, change of season, season marker, season die
###   players          you, opponent (every other player), player on your left

## Basic cards, 1 to 30

card-amulet_of_air = Amulet of Air
    .text = On entering play: raise your summoning gauge by 2.
card-amulet_of_fire = Amulet of Fire
    .text = On entering play: draw 4 cards, put 1 of them into your hand and discard the other 3.
card-amulet_of_earth = Amulet of Earth
    .text = On entering play: gain 9 crystals.
card-amulet_of_water = Amulet of Water
    .text = On entering play: put 4 energy tokens of any kinds from the stock on this card. You may spend them, but they are not part of your reserve.
card-balance_of_ishtar = Balance of Ishtar
    .text = Activation: transmute 3 energy tokens of one kind into 9 crystals (3 each). You need no transmute action for this, and the season does not matter.
card-staff_of_spring = Staff of Spring
    .text = Whenever you summon another card from your hand, gain 3 crystals. Cards put into play for free by another card do not count.
card-temporal_boots = Temporal Boots
    .text = On entering play: move the season marker 1, 2 or 3 spaces forward or backward.
card-purse_of_io = Purse of Io
    .text = Each energy token you transmute yields 1 crystal more.
card-divine_chalice = Divine Chalice
    .text = On entering play: draw 4 cards, choose 1 and discard the others. Put the chosen card into play for free; if your gauge has no room for it, discard it too.
card-syllas_the_faithful = Syllas the Faithful
    .text = On entering play: each opponent chooses and sacrifices 1 of their cards in play.
card-figrim_the_avaricious = Figrim the Avaricious
    .text = At every change of season, each opponent gives you 1 crystal.
card-naria_the_prophetess = Naria the Prophetess
    .text = On entering play: draw as many cards as there are players. Put 1 into your hand and share out the others as you choose, 1 to each opponent.
card-wondrous_chest = Wondrous Chest
    .text = At the end of each round, if you have at least 4 energy tokens in your reserve, gain 3 crystals.
card-beggars_horn = Beggar's Horn
    .text = At the end of each round, if you have at most 1 energy token in your reserve, take 1 energy token of any kind.
card-die_of_malice = Die of Malice
    .text = Activation: gain 2 crystals and reroll your season die; the new face counts. Usable only before you carry out any action of that die.
card-kairn_the_destroyer = Kairn the Destroyer
    .text = Activation: discard 1 energy token of any kind. Each opponent loses 4 crystals.
card-amsug_longneck = Amsug Longneck
    .text = On entering play: each player, you included, takes 1 of their own magic items in play back into hand.
card-bespelled_grimoire = Bespelled Grimoire
    .text = On entering play: take 2 energy tokens of any kinds. Your reserve holds up to 10 energy tokens instead of 7.
card-ragfields_helm = Ragfield's Helm
    .text = At the end of the game: if you have more cards in play than every other player, gain 20 crystals.
card-hand_of_fortune = Hand of Fortune
    .text = Each card you summon costs you 1 energy token less; you choose which token of its cost to leave out. This never lowers a cost below 1 token.
card-lewis_greyface = Lewis Greyface
    .text = On entering play: choose an opponent and take from the stock the same energy tokens as that opponent has in reserve: same kinds, same numbers.
card-runic_cube_of_eolis = Runic Cube of Eolis
    .text = No effect during play; worth 30 prestige points at the end of the game.
card-potion_of_power = Potion of Power
    .text = Activation: sacrifice this card. Draw 1 card into your hand and raise your summoning gauge by 2.
card-potion_of_dreams = Potion of Dreams
    .text = Activation: sacrifice this card and discard all energy tokens in your reserve. Put any card from your hand into play for free; your gauge must have room for it.
card-potion_of_knowledge = Potion of Knowledge
    .text = Activation: sacrifice this card. Take 5 energy tokens of any kinds.
card-potion_of_life = Potion of Life
    .text = Activation: sacrifice this card and transmute each energy token in your reserve into 4 crystals. You need no transmute action for this.
card-hourglass_of_time = Hourglass of Time
    .text = At every change of season, take 1 energy token of any kind.
card-scepter_of_greatness = Scepter of Greatness
    .text = On entering play: gain 3 crystals for each other magic item you have in play.
card-olafs_blessed_statue = Olaf's Blessed Statue
    .text = On entering play: gain 20 crystals.
card-yjangs_forgotten_vase = Yjang's Forgotten Vase
    .text = Whenever you summon another card from your hand, take 1 energy token of any kind. Cards put into play for free by another card do not count.

## Advanced cards, 31 to 50

card-elemental_amulet = Elemental Amulet
    .text = Cost: choose 1 to 4 different energy kinds and pay 1 token of each. On entering play: for air, raise your summoning gauge by 1; for water, take 2 energy tokens of any kinds; for fire, draw 1 card into your hand; for earth, gain 5 crystals. If put into play for free, all 4 effects apply.
card-tree_of_light = Tree of Light
    .text = Activation: choose one. (a) Pay 3 crystals and take 1 energy token of any kind. (b) Discard 1 energy token of any kind and use the transmute action until the end of your turn.
card-arcano_leech = Arcano Leech
    .text = Before summoning a card from hand, an opponent must give you 1 crystal, or the card cannot be summoned. Cards put into play for free by another card are exempt.
card-crystal_orb = Crystal Orb
    .text = Activation: choose one. (a) Look at the top card of the draw pile; put it back, or discard 4 energy tokens of any kinds and put it into play for free (if your gauge has room). (b) Pay 3 crystals and discard the top card of the draw pile unseen.
card-glutton_cauldron = Glutton Cauldron
    .text = Activation: put 1 of your energy tokens on this card; tokens on it are not part of your reserve and cannot be spent. As soon as it holds 7 tokens, sacrifice it, gain 15 crystals and move those 7 tokens to your reserve.
card-vampiric_crown = Vampiric Crown
    .text = On entering play: draw 1 card into your hand or discard 1 card from your hand. Show that card to everyone and take as many energy tokens of any kinds as it has prestige points.
card-dragon_skull = Dragon Skull
    .text = Activation: sacrifice 3 of your cards in play (this card may be one of them). Gain 15 crystals.
card-demon_of_argos = Demon of Argos
    .text = On entering play: each opponent, in turn order, lowers their summoning gauge by 1 and draws 1 card into hand.
card-titus_deepgaze = Titus Deepgaze
    .text = At the end of each round, each opponent gives you 1 crystal. If any of them cannot, the others still pay and you sacrifice this card.
card-air_elemental = Air Elemental
    .text = On entering play: all energy tokens in the reserves of your opponents become air tokens.
card-thieving_fairies = Thieving Fairies
    .text = Whenever an opponent activates a card, that opponent gives you 1 crystal (if able) and you gain 1 crystal more.
card-cursed_treatise_of_arus = Cursed Treatise of Arus
    .text = On entering play: take 2 energy tokens of any kinds, gain 10 crystals and raise your summoning gauge by 1. When you sacrifice this card, discard all energy tokens in your reserve.
card-idol_of_the_familiar = Idol of the Familiar
    .text = On entering play: gain 10 crystals. Activation: gain 1 crystal for each familiar you have in play.
card-necrotic_kriss = Necrotic Kriss
    .text = Activation: discard 1 familiar from your hand or sacrifice 1 familiar you have in play. Take 4 energy tokens of any kinds.
card-lantern_of_xidit = Lantern of Xidit
    .text = At the end of the game: gain 3 crystals for each energy token in your reserve.
card-sealed_chest_of_urm = Sealed Chest of Urm
    .text = At the end of the game: if you have no familiar in play, gain 20 crystals.
card-mirror_of_the_seasons = Mirror of the Seasons
    .text = Activation: pay X crystals (X is at least 1) and exchange X of your energy tokens of one kind for X tokens of one other kind.
card-pendant_of_ragnor = Pendant of Ragnor
    .text = On entering play: take 1 energy token of any kind for each other magic item you have in play.
card-sid_nightshade = Sid Nightshade
    .text = On entering play: if you have more crystals than every other player, each opponent gives you 5 crystals (or all they have, if fewer).
card-damned_soul_of_onys = Damned Soul of Onys
    .text = On entering play: gain 10 crystals and take 1 water token. Activation, at any moment of your turn: discard 1 water token and pass this card, straightened, to the player on your left, who becomes its owner. At the end of each round, the owner of this card loses 3 crystals.

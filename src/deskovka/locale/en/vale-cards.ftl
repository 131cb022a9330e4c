### The Vale of Eternity: names and effects of the cards

## Words

vale-family-fire = fire
vale-family-water = water
vale-family-earth = earth
vale-family-wind = wind
vale-family-dragon = dragon

vale-stone-red = red stone
vale-stone-blue = blue stone
vale-stone-purple = purple stone

vale-timing-instant = instant effect
vale-timing-permanent = permanent effect
vale-timing-active = active effect

## Fire

vale-card-agni = Agni
    .permanent = Each of your red stones is worth 1 more (normally 2).

vale-card-asmodeus = Asmodeus
    .active = Return to your hand 1 card from your area with an instant effect and a printed cost of 2 or less.

vale-card-balog = Balog
    .active = Return to your hand 1 fire card from your area with an instant effect.

vale-card-burning_skull = Burning Skull
    .active = Discard 1 red stone, then gain 3 points.

vale-card-firefox = Firefox
    .instant = Gain 1 point for each card in your hand.

vale-card-hestia = Hestia
    .permanent = You can hold 2 more stones (6 instead of 4).

vale-card-horned_salamander = Horned Salamander
    .active = Gain 4 red stones.

vale-card-ifrit = Ifrit
    .instant = Gain 1 point for each card in your area.

vale-card-imp = Imp
    .instant = Gain 2 red stones.
    .active = Return this card to your hand.

vale-card-incubus = Incubus
    .instant = Gain 2 points for each card in your area with a printed cost of 2 or less.

vale-card-lava_giant = Lava Giant
    .instant = Gain 2 points for each fire card in your area.

vale-card-phoenix = Phoenix
    .permanent = Whenever you summon another card, gain 1 point for each red stone you pay for it.

vale-card-salamander = Salamander
    .active = Gain 1 red stone and 1 point.

vale-card-succubus = Succubus
    .instant = If your area has at least 1 card of each printed cost 1, 2, 3 and 4, gain 10 points.

vale-card-surtr = Surtr
    .instant = Gain 2 points for each different family in your area.

## Water

vale-card-charybdis = Charybdis
    .active = Discard 1 blue stone, then gain 5 points.

vale-card-hae_tae = Hae-tae
    .permanent = The values of your blue and purple stones are swapped (normally blue 6, purple 3).

vale-card-hydra = Hydra
    .instant = Choose 2 of these 4 and gain both: 1 purple stone, 1 card from the draw pile, 2 blue stones, 4 points.

vale-card-kappa = Kappa
    .permanent = Whenever you summon another card and pay for it with at least 1 blue stone, gain 2 points.

vale-card-leviathan = Leviathan
    .instant = Gain 7 points. Choose a player with a dragon card in their area (you count too); they pick one and discard it.

vale-card-nessie = Nessie
    .active = If there is no dragon card in your area, gain 2 points.

vale-card-poseidon = Poseidon
    .instant = Gain 3 points for each water card in your area.

vale-card-sea_spirit = Sea Spirit
    .active = Gain 1 point for each blue stone you hold.

vale-card-snail_maiden = Snail Maiden
    .active = Exchange 1 blue stone for 1 purple stone, or 1 purple stone for 3 blue stones.

vale-card-triton = Triton
    .permanent = Whenever you tame a water card, gain 2 blue stones.

vale-card-undine = Undine
    .instant = Gain 1 blue stone.
    .active = Return this card to your hand.

vale-card-undine_queen = Undine Queen
    .active = Gain 1 blue stone.

vale-card-water_giant = Water Giant
    .instant = Gain 2 blue stones.
    .permanent = Each of your blue and purple stones is worth 1 more (normally 4 and 7).

vale-card-yuki_onna = Yuki Onna
    .instant = Discard all your stones, then gain points equal to their total value.

vale-card-yuki_onna_exalted = Yuki Onna Exalted
    .instant = Gain points equal to the total value of your blue stones.

## Earth

vale-card-basilisk = Basilisk
    .active = Choose one: gain 1 red stone; lose 1 point and gain 1 blue stone; lose 2 points and gain 1 purple stone.

vale-card-behemoth = Behemoth
    .instant = Gain 3 points for each different family in your area.

vale-card-cerberus = Cerberus
    .instant = You may discard up to 3 other cards from your area.

vale-card-forest_spirit = Forest Spirit
    .instant = Discard 1 card from your hand, then gain points equal to its printed cost.

vale-card-gargoyle = Gargoyle
    .permanent = Whenever you summon another card and pay for it with at least 1 purple stone, gain 3 points.

vale-card-goblin = Goblin
    .active = Steal 1 point from an opponent of your choice: you gain 1, they lose 1.

vale-card-goblin_soldier = Goblin Soldier
    .active = If any opponent has more points than you, gain 4 points; otherwise lose 4 points.

vale-card-medusa = Medusa
    .active = Discard 1 card from your hand, then gain 1 purple stone.

vale-card-mimic = Mimic
    .active = Choose 1 earth card in the discard pile and take it into your hand.

vale-card-mud_slime = Mud Slime
    .instant = Gain 6 points.
    .active = Return this card to your hand.

vale-card-rock_golem = Rock Golem
    .instant = Gain points equal to the total value of your purple stones.

vale-card-sand_giant = Sand Giant
    .instant = Gain 4 points for each earth card in your area.

vale-card-stone_golem = Stone Golem
    .instant = Exchange each of your stones for 1 purple stone.

vale-card-troll = Troll
    .active = If you hold at least 1 purple stone, gain 3 points.

vale-card-young_forest_spirit = Young Forest Spirit
    .instant = Discard 1 card from your hand, then summon another card from your hand for free.

## Wind

vale-card-boreas = Boreas
    .instant = Gain 1 point for each wind card in your area, then return this card to your hand at once.

vale-card-dandelion_spirit = Dandelion Spirit
    .instant = Draw 1 card.
    .active = Return this card to your hand.

vale-card-freyja = Freyja
    .active = Gain 1 point for each card in your area with an active effect.

vale-card-genie = Genie
    .instant = Carry out once every active effect in your area that you can, in the order you choose.

vale-card-genie_exalted = Genie Exalted
    .active = Copy 1 active effect of another card in your area and carry it out as if it were this card’s.

vale-card-gi_rin = Gi-rin
    .instant = Gain 2 points for each card in your area.

vale-card-griffon = Griffon
    .active = Draw 1 card.

vale-card-harpy = Harpy
    .active = If you have exactly as many cards in your hand as in your area, gain 3 points.

vale-card-hippogriff = Hippogriff
    .instant = Draw 1 card.
    .permanent = Your wind cards cost 2 less to summon.

vale-card-odin = Odin
    .active = If you have fewer than 6 cards in your hand, gain 2 points; otherwise gain 1 purple stone.

vale-card-pegasus = Pegasus
    .instant = Draw 1 card.
    .permanent = All your cards cost 1 less to summon.

vale-card-rudra = Rudra
    .instant = Gain 2 points for each card in your hand.

vale-card-sylph = Sylph
    .instant = Draw 1 card.
    .permanent = Whenever you summon another card, gain 1 point.

vale-card-tengu = Tengu
    .instant = Gain 6 points, then put this card on top of the draw pile.

vale-card-valkyrie = Valkyrie
    .active = Gain 1 point for each different family in your area.

## Dragon

vale-card-aeris = Aeris
    .instant = Return 1 other card from your area to your hand, then gain points equal to its printed cost.

vale-card-boulder = Boulder
    .instant = Gain 8 points. Choose a player with a wind card in their area (you count too); they pick one and discard it.

vale-card-dragon_egg = Dragon Egg
    .instant = Discard this card, then summon 1 dragon card from your hand for free.

vale-card-ember = Ember
    .instant = Gain 7 points. Choose a player with a water card in their area (you count too); they pick one and discard it.

vale-card-eternity = Eternity
    .instant = Gain 4 points for each different family in your area.

vale-card-gust = Gust
    .instant = Gain 8 points. Choose a player with an earth card in their area (you count too); they pick one and discard it.

vale-card-marina = Marina
    .instant = Gain 7 points. Choose a player with a fire card in their area (you count too); they pick one and discard it.

vale-card-scorch = Scorch
    .instant = Copy 1 instant effect of another card in your area and carry it out as if it were this card’s.

vale-card-tidal = Tidal
    .instant = Gain 5 points for each dragon card in your area.

vale-card-willow = Willow
    .instant = Gain 1 red stone, 1 blue stone, 1 purple stone and 3 points, then draw 1 card.

### The Vale of Eternity: what a card does in at most 45 characters, for cards drawn small. The whole wording is in vale-cards.ftl.

## Fire

vale-short-agni =
    .permanent = Red stones are worth 1 more.

vale-short-asmodeus =
    .active = Take back an instant card of cost 2 or less.

vale-short-balog =
    .active = Take back a fire card with an instant effect.

vale-short-burning_skull =
    .active = Discard a red stone: 3 points.

vale-short-firefox =
    .instant = 1 point for each card in your hand.

vale-short-hestia =
    .permanent = Hold 2 more stones.

vale-short-horned_salamander =
    .active = Gain 4 red stones.

vale-short-ifrit =
    .instant = 1 point for each card in your area.

vale-short-imp =
    .instant = Gain 2 red stones.
    .active = Back to your hand.

vale-short-incubus =
    .instant = 2 points for each card of cost 2 or less.

vale-short-lava_giant =
    .instant = 2 points for each fire card in your area.

vale-short-phoenix =
    .permanent = Pay with red: 1 point for each stone.

vale-short-salamander =
    .active = Gain 1 red stone and 1 point.

vale-short-succubus =
    .instant = Costs 1, 2, 3 and 4 in your area: 10 points.

vale-short-surtr =
    .instant = 2 points for each family in your area.

## Water

vale-short-charybdis =
    .active = Discard a blue stone: 5 points.

vale-short-hae_tae =
    .permanent = Blue and purple stones swap their values.

vale-short-hydra =
    .instant = Two of: purple stone, card, 2 blue, 4 points.

vale-short-kappa =
    .permanent = Pay with blue: 2 points.

vale-short-leviathan =
    .instant = 7 points. A player discards a dragon card.

vale-short-nessie =
    .active = No dragon card in your area: 2 points.

vale-short-poseidon =
    .instant = 3 points for each water card in your area.

vale-short-sea_spirit =
    .active = 1 point for each blue stone you hold.

vale-short-snail_maiden =
    .active = 1 blue for 1 purple, or 1 purple for 3 blue.

vale-short-triton =
    .permanent = Tame a water card: 2 blue stones.

vale-short-undine =
    .instant = Gain 1 blue stone.
    .active = Back to your hand.

vale-short-undine_queen =
    .active = Gain 1 blue stone.

vale-short-water_giant =
    .instant = Gain 2 blue stones.
    .permanent = Blue and purple stones are worth 1 more.

vale-short-yuki_onna =
    .instant = Discard all stones: points for their value.

vale-short-yuki_onna_exalted =
    .instant = Points for the value of your blue stones.

## Earth

vale-short-basilisk =
    .active = 1 red, or blue for 1 point, or purple for 2.

vale-short-behemoth =
    .instant = 3 points for each family in your area.

vale-short-cerberus =
    .instant = Discard up to 3 other cards from your area.

vale-short-forest_spirit =
    .instant = Discard a hand card: points for its cost.

vale-short-gargoyle =
    .permanent = Pay with purple: 3 points.

vale-short-goblin =
    .active = Steal 1 point from an opponent.

vale-short-goblin_soldier =
    .active = 4 points if somebody is ahead, else lose 4.

vale-short-medusa =
    .active = Discard a card from hand: a purple stone.

vale-short-mimic =
    .active = Take an earth card from the discard pile.

vale-short-mud_slime =
    .instant = Gain 6 points.
    .active = Back to your hand.

vale-short-rock_golem =
    .instant = Points for the value of your purple stones.

vale-short-sand_giant =
    .instant = 4 points for each earth card in your area.

vale-short-stone_golem =
    .instant = Each of your stones becomes a purple one.

vale-short-troll =
    .active = With a purple stone: 3 points.

vale-short-young_forest_spirit =
    .instant = Discard a card, then summon another free.

## Wind

vale-short-boreas =
    .instant = 1 point for each wind card, then to hand.

vale-short-dandelion_spirit =
    .instant = Draw 1 card.
    .active = Back to your hand.

vale-short-freyja =
    .active = 1 point for each card with an active effect.

vale-short-genie =
    .instant = Carry out every active effect once.

vale-short-genie_exalted =
    .active = Copy an active effect in your area.

vale-short-gi_rin =
    .instant = 2 points for each card in your area.

vale-short-griffon =
    .active = Draw 1 card.

vale-short-harpy =
    .active = As many cards in hand as in area: 3 points.

vale-short-hippogriff =
    .instant = Draw 1 card.
    .permanent = Your wind cards cost 2 less.

vale-short-odin =
    .active = Up to 5 cards in hand: 2 points, else purple.

vale-short-pegasus =
    .instant = Draw 1 card.
    .permanent = Your cards cost 1 less.

vale-short-rudra =
    .instant = 2 points for each card in your hand.

vale-short-sylph =
    .instant = Draw 1 card.
    .permanent = Summon another card: 1 point.

vale-short-tengu =
    .instant = 6 points, then onto the draw pile.

vale-short-valkyrie =
    .active = 1 point for each family in your area.

## Dragon

vale-short-aeris =
    .instant = Take back another card: points for its cost.

vale-short-boulder =
    .instant = 8 points. A player with wind discards one.

vale-short-dragon_egg =
    .instant = Discard this, summon a dragon card for free.

vale-short-ember =
    .instant = 7 points. A player with water discards one.

vale-short-eternity =
    .instant = 4 points for each family in your area.

vale-short-gust =
    .instant = 8 points. A player with earth discards one.

vale-short-marina =
    .instant = 7 points. A player with fire discards one.

vale-short-scorch =
    .instant = Copy an instant effect in your area.

vale-short-tidal =
    .instant = 5 points for each dragon card in your area.

vale-short-willow =
    .instant = 1 stone of each kind, 3 points, draw a card.

### Dwellings of Eldervale: names of everything but the cards of the decks, and what each thing does
### Realms: .to = whither, .from = whence, .in = where; .about = what it does.

## Elements

eldervale-element-air = Air
    .genitive = Air
    .in = in Air

eldervale-element-earth = Earth
    .genitive = Earth
    .in = in Earth

eldervale-element-fire = Fire
    .genitive = Fire
    .in = in Fire

eldervale-element-water = Water
    .genitive = Water
    .in = in Water

eldervale-element-light = Light
    .genitive = Light
    .in = in Light

eldervale-element-dark = Darkness
    .genitive = Darkness
    .in = in Darkness

eldervale-element-order = Order
    .genitive = Order
    .in = in Order

eldervale-element-chaos = Chaos
    .genitive = Chaos
    .in = in Chaos

## Resources

eldervale-resource-gem = gem
eldervale-resource-scroll = scroll
eldervale-resource-potion = potion
eldervale-resource-tool = tool
eldervale-resource-sword = sword
eldervale-resource-gold = gold
eldervale-resource-magic = magic card
eldervale-resource-any = resource of any kind
eldervale-resource-basic = basic resource

## Counted things

eldervale-count-gem =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
eldervale-count-scroll =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
eldervale-count-potion =
    { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
eldervale-count-tool =
    { $count ->
        [one] { $count } tool
       *[other] { $count } tools
    }
eldervale-count-sword =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
eldervale-count-gold = { $count } gold
eldervale-count-magic =
    { $count ->
        [one] { $count } magic card
       *[other] { $count } magic cards
    }
eldervale-count-any =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
eldervale-count-basic =
    { $count ->
        [one] { $count } basic resource
       *[other] { $count } basic resources
    }
eldervale-count-orb =
    { $count ->
        [one] { $count } orb
       *[other] { $count } orbs
    }
eldervale-count-treasure =
    { $count ->
        [one] { $count } treasure token
       *[other] { $count } treasure tokens
    }
eldervale-count-vp = { $count } VP

## Units

eldervale-unit-worker = worker
    .plural = workers
    .about = 1 die in battle. { eldervale-ability-build }: { eldervale-ability-build.about }

eldervale-unit-warrior = warrior
    .plural = warriors
    .about = 2 dice in battle. { eldervale-ability-assault }: { eldervale-ability-assault.about }

eldervale-unit-wizard = wizard
    .plural = wizards
    .about = 2 dice in battle. { eldervale-ability-teleport }: { eldervale-ability-teleport.about }

eldervale-unit-dragon = dragon
    .plural = dragons
    .about = 3 dice in battle. { eldervale-ability-flight }: { eldervale-ability-flight.about }

## Mercenaries

eldervale-unit-minotaur = Minotaur
    .about = Mercenary. 3 dice in battle. { eldervale-ability-charge }: { eldervale-ability-charge.about } Hired for 1 gold until the end of your next regroup, or for an orb until the end of the game.

eldervale-unit-mimeza = Mimeza
    .about = Mercenary. 2 dice in battle. { eldervale-ability-mimicry }: { eldervale-ability-mimicry.about } Hired for 1 gold until the end of your next regroup, or for an orb until the end of the game.

## Monsters

eldervale-unit-winged-serpent = Winged Serpent
    .about = Monster of battle strength 4. { eldervale-ability-circling }: { eldervale-ability-circling.about } { eldervale-ability-wings } (also when controlled): { eldervale-ability-wings.about } Reward: 1 space on the fame track, or 1 power level of Air.

eldervale-unit-stone-colossus = Stone Colossus
    .about = Monster of battle strength 5. { eldervale-ability-ponderous }: { eldervale-ability-ponderous.about } { eldervale-ability-looming } (also when controlled): { eldervale-ability-looming.about } Reward: 1 space on the fame track, or 1 power level of Earth.

eldervale-unit-power-demon = Power Demon
    .about = Monster of battle strength 3. { eldervale-ability-feast-on-power }: { eldervale-ability-feast-on-power.about } { eldervale-ability-surge } (also when controlled): { eldervale-ability-surge.about } Reward: 1 space on the fame track, or 1 power level of Fire.

eldervale-unit-dread-crocodile = Dread Crocodile
    .about = Monster of battle strength 4. { eldervale-ability-death-roll } (also when controlled): { eldervale-ability-death-roll.about } Reward: 1 space on the fame track, or 1 power level of Water.

eldervale-unit-sun-gryphon = Sun Gryphon
    .about = Monster of battle strength 3. { eldervale-ability-merciful }: { eldervale-ability-merciful.about } { eldervale-ability-sunfeather } (also when controlled): { eldervale-ability-sunfeather.about } Reward: 1 space on the fame track, or 1 power level of Light.

eldervale-unit-night-lich = Night Lich
    .about = Monster of battle strength 3. { eldervale-ability-court-of-the-dead } (also when controlled): { eldervale-ability-court-of-the-dead.about } Reward: 1 space on the fame track, or 1 power level of Darkness.

eldervale-unit-brass-sentinel = Brass Sentinel
    .about = Monster of battle strength 4. { eldervale-ability-calibrated } (also when controlled): { eldervale-ability-calibrated.about } Reward: 1 space on the fame track, or 1 power level of Order.

eldervale-unit-chimera = Chimera
    .about = Monster of battle strength 3. { eldervale-ability-three-heads } (also when controlled): { eldervale-ability-three-heads.about } Reward: 1 space on the fame track, or 1 power level of Chaos.

eldervale-unit-storm-roc = Storm Roc
    .about = Monster of battle strength 4. { eldervale-ability-snatch }: { eldervale-ability-snatch.about } { eldervale-ability-far-sight } (also when controlled): { eldervale-ability-far-sight.about } Reward: 1 space on the fame track, or 1 power level of Air.

eldervale-unit-root-wyrm = Root Wyrm
    .about = Monster of battle strength 5. { eldervale-ability-burrow }: { eldervale-ability-burrow.about } { eldervale-ability-treasure-nest } (also when controlled): { eldervale-ability-treasure-nest.about } Reward: 1 space on the fame track, or 1 power level of Earth.

eldervale-unit-lava-fiend = Lava Fiend
    .about = Monster of battle strength 5. { eldervale-ability-scorched-ground }: { eldervale-ability-scorched-ground.about } Reward: 1 space on the fame track, or 1 power level of Fire.

eldervale-unit-kraken = Kraken
    .about = Monster of battle strength 5. { eldervale-ability-encircling-arms } (also when controlled): { eldervale-ability-encircling-arms.about } Reward: 1 space on the fame track, or 1 power level of Water.

eldervale-unit-celestial-lion = Celestial Lion
    .about = Monster of battle strength 4. { eldervale-ability-judgement } (also when controlled): { eldervale-ability-judgement.about } { eldervale-ability-grace }: { eldervale-ability-grace.about } Reward: 1 space on the fame track, or 1 power level of Light.

eldervale-unit-shadow-leviathan = Shadow Leviathan
    .about = Monster of battle strength 5. { eldervale-ability-devour }: { eldervale-ability-devour.about } { eldervale-ability-dread } (also when controlled): { eldervale-ability-dread.about } Reward: 1 space on the fame track, or 1 power level of Darkness.

eldervale-unit-iron-sphinx = Iron Sphinx
    .about = Monster of battle strength 4. { eldervale-ability-riddle }: { eldervale-ability-riddle.about } { eldervale-ability-secrets } (also when controlled): { eldervale-ability-secrets.about } Reward: 1 space on the fame track, or 1 power level of Order.

eldervale-unit-thousand-eyed-horror = Thousand-Eyed Horror
    .about = Monster of battle strength 4. { eldervale-ability-maddening-gaze } (also when controlled): { eldervale-ability-maddening-gaze.about } Reward: 1 space on the fame track, or 1 power level of Chaos.

eldervale-unit-mother-of-dragons = Mother of Dragons
    .about = Monster of battle strength 5. { eldervale-ability-omnipresent-threat }: { eldervale-ability-omnipresent-threat.about } { eldervale-ability-immense-strength }: { eldervale-ability-immense-strength.about } { eldervale-ability-tenacity }: { eldervale-ability-tenacity.about } { eldervale-ability-protective-instinct }: { eldervale-ability-protective-instinct.about } { eldervale-ability-dragon-treasure }: { eldervale-ability-dragon-treasure.about }

eldervale-unit-ice-giant = Ice Giant
    .about = Monster of battle strength 5. { eldervale-ability-bridge-keeper }: { eldervale-ability-bridge-keeper.about } { eldervale-ability-numbing-cold } (also when controlled): { eldervale-ability-numbing-cold.about } Reward: 2 spaces on the fame track, or 1 power level of any element (2 VP instead at the top).

## Realms: element realms

eldervale-realm-windswept-steppe = Windswept Steppe
    .to = to the Windswept Steppe
    .from = from the Windswept Steppe
    .in = on the Windswept Steppe

eldervale-realm-hanging-rocks = Hanging Rocks
    .to = to the Hanging Rocks
    .from = from the Hanging Rocks
    .in = on the Hanging Rocks

eldervale-realm-sky-aerie = Sky Aerie
    .to = to the Sky Aerie
    .from = from the Sky Aerie
    .in = at the Sky Aerie

eldervale-realm-briar-forest = Briar Forest
    .to = to the Briar Forest
    .from = from the Briar Forest
    .in = in the Briar Forest

eldervale-realm-mossy-hills = Mossy Hills
    .to = to the Mossy Hills
    .from = from the Mossy Hills
    .in = in the Mossy Hills

eldervale-realm-hollow-mountain = Hollow Mountain
    .to = to the Hollow Mountain
    .from = from the Hollow Mountain
    .in = on the Hollow Mountain

eldervale-realm-ash-plains = Ash Plains
    .to = to the Ash Plains
    .from = from the Ash Plains
    .in = on the Ash Plains

eldervale-realm-magma-terraces = Magma Terraces
    .to = to the Magma Terraces
    .from = from the Magma Terraces
    .in = on the Magma Terraces

eldervale-realm-smoking-caldera = Smoking Caldera
    .to = to the Smoking Caldera
    .from = from the Smoking Caldera
    .in = in the Smoking Caldera

eldervale-realm-pearl-lagoon = Pearl Lagoon
    .to = to the Pearl Lagoon
    .from = from the Pearl Lagoon
    .in = in the Pearl Lagoon

eldervale-realm-misty-falls = Misty Falls
    .to = to the Misty Falls
    .from = from the Misty Falls
    .in = at the Misty Falls

eldervale-realm-drowned-swamp = Drowned Swamp
    .to = to the Drowned Swamp
    .from = from the Drowned Swamp
    .in = in the Drowned Swamp

eldervale-realm-golden-meadows = Golden Meadows
    .to = to the Golden Meadows
    .from = from the Golden Meadows
    .in = on the Golden Meadows

eldervale-realm-crystal-springs = Crystal Springs
    .to = to the Crystal Springs
    .from = from the Crystal Springs
    .in = at the Crystal Springs

eldervale-realm-sunlit-summit = Sunlit Summit
    .to = to the Sunlit Summit
    .from = from the Sunlit Summit
    .in = on the Sunlit Summit

eldervale-realm-gloomwood = Gloomwood
    .to = to Gloomwood
    .from = from Gloomwood
    .in = in Gloomwood

eldervale-realm-barrow-downs = Barrow Downs
    .to = to the Barrow Downs
    .from = from the Barrow Downs
    .in = on the Barrow Downs

eldervale-realm-bottomless-chasm = Bottomless Chasm
    .to = to the Bottomless Chasm
    .from = from the Bottomless Chasm
    .in = in the Bottomless Chasm

eldervale-realm-terraced-fields = Terraced Fields
    .to = to the Terraced Fields
    .from = from the Terraced Fields
    .in = in the Terraced Fields

eldervale-realm-marble-city = Marble City
    .to = to the Marble City
    .from = from the Marble City
    .in = in the Marble City

eldervale-realm-silent-vaults = Silent Vaults
    .to = to the Silent Vaults
    .from = from the Silent Vaults
    .in = in the Silent Vaults

eldervale-realm-twisted-vale = Twisted Vale
    .to = to the Twisted Vale
    .from = from the Twisted Vale
    .in = in the Twisted Vale

eldervale-realm-shifting-dunes = Shifting Dunes
    .to = to the Shifting Dunes
    .from = from the Shifting Dunes
    .in = on the Shifting Dunes

eldervale-realm-maw-of-madness = Maw of Madness
    .to = to the Maw of Madness
    .from = from the Maw of Madness
    .in = in the Maw of Madness

## Realms: ruins and special tiles

eldervale-realm-mage-tower = Mage Tower
    .to = to the Mage Tower
    .from = from the Mage Tower
    .in = at the Mage Tower
    .about = Pay any 2 resources, draw 3 magic cards, then discard 1 card from your hand.
    .short = 2 resources for 3 magic cards, discard 1

eldervale-realm-fortress = Fortress
    .to = to the Fortress
    .from = from the Fortress
    .in = at the Fortress
    .about = Pay any 2 resources and gain 2 gold.
    .short = 2 resources for 2 gold

eldervale-realm-mill = Mill
    .to = to the Mill
    .from = from the Mill
    .in = at the Mill
    .about = Build a dwelling with one of your workers in an element realm without a dwelling; pay that realm's cost.
    .short = build a dwelling

eldervale-realm-summoning-portal = Summoning Portal
    .to = to the Summoning Portal
    .from = from the Summoning Portal
    .in = on the Summoning Portal
    .about = Summon one unit at the cost printed on your start card.
    .short = summon a unit

eldervale-realm-dungeon-1 = Dungeon
    .to = to the Dungeon
    .from = from the Dungeon
    .in = in the Dungeon
    .about = Expedition: place a new realm tile (if any is left), take one face-up adventure card, then take a second one (of another deck) or put one under its deck; finally the offer is refilled. You must be able to pay for at least 1 card.
    .short = expedition: a new realm, adventure cards

eldervale-realm-dungeon-2 = Dungeon
    .to = to the Dungeon
    .from = from the Dungeon
    .in = in the Dungeon
    .about = Expedition: place a new realm tile (if any is left), take one face-up adventure card, then take a second one (of another deck) or put one under its deck; finally the offer is refilled. You must be able to pay for at least 1 card.
    .short = expedition: a new realm, adventure cards

eldervale-realm-oracle = Oracle
    .to = to the Oracle
    .from = from the Oracle
    .in = at the Oracle
    .about = Take one face-up adventure card at its cost (the offer is refilled), or draw 1 magic card.
    .short = an adventure card or 1 magic card

eldervale-realm-dragon-den = Dragon Den
    .to = to the Dragon Den
    .from = from the Dragon Den
    .in = in the Dragon Den
    .about = Placing a unit here: gain 1 gold. A ruin and the home of the Mother of Dragons: she enters with the tile, and with her 3 random dragon treasure tokens face down.
    .short = 1 gold

eldervale-realm-bifrost = Bifröst Bridge
    .to = to the Bifröst Bridge
    .from = from the Bifröst Bridge
    .in = on the Bifröst Bridge
    .about = Placing a unit here: draw 1 magic card. Neither an element realm nor a ruin; the Ice Giant starts here. The bridge touches a single realm with its 2 VP side, the tile drawn right after it lies at the 10 VP side, and nothing may lie at its other sides. A dwelling in the realm at the 2 VP side gives 2 extra VP, at the 10 VP side 10 extra VP.
    .short = 1 magic card

## Factions

eldervale-faction-cloudpeak-gnomes = Gnomes of Cloudpeak
    .about = { eldervale-ability-paragliders }: { eldervale-ability-paragliders.about } { eldervale-ability-weathercaller }: { eldervale-ability-weathercaller.about }

eldervale-faction-gale-harpies = Harpies of the Gale
    .about = { eldervale-ability-mighty-swarm }: { eldervale-ability-mighty-swarm.about } { eldervale-ability-storm-wings }: { eldervale-ability-storm-wings.about }

eldervale-faction-briardell-elves = Elves of Briardell
    .about = { eldervale-ability-longbows }: { eldervale-ability-longbows.about } { eldervale-ability-wandering-sage }: { eldervale-ability-wandering-sage.about }

eldervale-faction-deepdelve-dwarves = Dwarves of Deepdelve
    .about = { eldervale-ability-prospectors }: { eldervale-ability-prospectors.about } { eldervale-ability-shield-wall }: { eldervale-ability-shield-wall.about }

eldervale-faction-goblin-fire-wizards = Goblin Fire Witches
    .about = { eldervale-ability-pyroclasm }: { eldervale-ability-pyroclasm.about } { eldervale-ability-reckless }: { eldervale-ability-reckless.about }

eldervale-faction-wicked-ogres = Wicked Ogres
    .about = { eldervale-ability-brawlers }: { eldervale-ability-brawlers.about } { eldervale-ability-smash }: { eldervale-ability-smash.about }

eldervale-faction-atlanteans = Atlanteans
    .about = { eldervale-ability-deep-divers }: { eldervale-ability-deep-divers.about } { eldervale-ability-tidecaller }: { eldervale-ability-tidecaller.about }

eldervale-faction-broken-reef-corsairs = Corsairs of Broken Reef
    .about = { eldervale-ability-plunder }: { eldervale-ability-plunder.about } { eldervale-ability-smugglers }: { eldervale-ability-smugglers.about }

eldervale-faction-levelland-guardians = Guardians of Levelland
    .about = { eldervale-ability-hoof-power }: { eldervale-ability-hoof-power.about } { eldervale-ability-canter }: { eldervale-ability-canter.about }

eldervale-faction-dawnspire-seraphs = Seraphs of Dawnspire
    .about = { eldervale-ability-blinding-light }: { eldervale-ability-blinding-light.about } { eldervale-ability-radiance }: { eldervale-ability-radiance.about }

eldervale-faction-shadow-demons = Shadow Demons
    .about = { eldervale-ability-dark-veil }: { eldervale-ability-dark-veil.about } { eldervale-ability-soul-feast }: { eldervale-ability-soul-feast.about }

eldervale-faction-nightmoor-vampires = Vampires of Nightmoor
    .about = { eldervale-ability-bloodthirst }: { eldervale-ability-bloodthirst.about } { eldervale-ability-night-flight }: { eldervale-ability-night-flight.about }

eldervale-faction-gearhold-automatons = Automatons of Gearhold
    .about = { eldervale-ability-assembly-line }: { eldervale-ability-assembly-line.about } { eldervale-ability-iron-plating }: { eldervale-ability-iron-plating.about }

eldervale-faction-silver-law-knights = Knights of the Silver Law
    .about = { eldervale-ability-lance-charge }: { eldervale-ability-lance-charge.about } { eldervale-ability-settlers-levy }: { eldervale-ability-settlers-levy.about }

eldervale-faction-maelstrom-mutants = Mutants of the Maelstrom
    .about = { eldervale-ability-reckless-fury }: { eldervale-ability-reckless-fury.about } { eldervale-ability-two-headed }: { eldervale-ability-two-headed.about }

eldervale-faction-twisted-court = Tricksters of the Twisted Court
    .about = { eldervale-ability-chaos-mage }: { eldervale-ability-chaos-mage.about } { eldervale-ability-pranksters }: { eldervale-ability-pranksters.about }

## Abilities of units

eldervale-ability-build = Build
    .about = A worker in an element realm without a dwelling can become a dwelling.

eldervale-ability-assault = Assault
    .about = When you have no unit on the map, this one may also be placed into any occupied realm.

eldervale-ability-teleport = Teleport
    .about = This unit may be placed into any unoccupied realm, even if you have other units on the map.

eldervale-ability-flight = Flight
    .about = This unit may be placed up to 2 realms away from any of your units on the map.

## Abilities of factions

eldervale-ability-paragliders = Paragliders
    .about = Once per turn, after a worker's placement and its realm action (before a battle), you may move that worker to an adjacent unoccupied realm; then no battle starts because of it (a monster that rampaged in still fights other players' units there).

eldervale-ability-weathercaller = Weathercaller
    .about = When you place your wizard, draw 1 magic card.

eldervale-ability-mighty-swarm = Mighty Swarm
    .about = In a battle with at least 2 of your workers you roll 1 more die for each of them beyond the first.

eldervale-ability-storm-wings = Storm Wings
    .about = Your dragon's Flight reaches 3 realms instead of 2.

eldervale-ability-longbows = Longbows
    .about = Your workers in realms adjacent to a battle you take part in add their dice without moving into it (they are not removed if you lose).

eldervale-ability-wandering-sage = Wandering Sage
    .about = At the end of your turn your wizard may move to an adjacent realm without starting a battle.

eldervale-ability-prospectors = Prospectors
    .about = When a worker you place takes a treasure token, you may first put the top token of that stack under it, unseen what follows, and take the next one instead (no effect on a stack of one).

eldervale-ability-shield-wall = Shield Wall
    .about = Your warrior counts 1 more die in a realm with or next to one of your dwellings.

eldervale-ability-pyroclasm = Pyroclasm
    .about = Once per battle your wizard takes part in, after the roll, you may make one other participant reroll one die of your choice.

eldervale-ability-reckless = Reckless
    .about = For each of your workers put into the Underworld gain 1 more sword.

eldervale-ability-brawlers = Brawlers
    .about = A worker that is your only unit in a battle counts 1 more die.

eldervale-ability-smash = Smash
    .about = When you win a battle your warrior takes part in, each player you beat discards 1 resource of their choice and you gain 1 sword.

eldervale-ability-deep-divers = Deep Divers
    .about = When a worker you place takes the printed resource of an exhausted stack, gain it twice.

eldervale-ability-tidecaller = Tidecaller
    .about = When you place your wizard, gain 1 potion.

eldervale-ability-plunder = Plunder
    .about = When you win a battle your warrior takes part in, take 1 basic resource of your choice (gem, scroll, potion, tool, sword) from each player you beat.

eldervale-ability-smugglers = Smugglers
    .about = Your workers may be placed into a ruin occupied by other players' units without starting a battle against players (a monster there or rampaging in fights you alone).

eldervale-ability-hoof-power = Hoof Power
    .about = When your warrior takes part in a battle, you may turn one of your dice to 6 instead of rolling it.

eldervale-ability-canter = Canter
    .about = At the end of a turn in which you placed a worker, that worker (one of them, if there are several) may move to an adjacent unoccupied realm.

eldervale-ability-blinding-light = Blinding Light
    .about = In a battle your wizard takes part in, one other participant rolls 1 die less (at least 1).

eldervale-ability-radiance = Radiance
    .about = If your dragon is beaten, it may go to your ready area instead of the Underworld (no sword for it).

eldervale-ability-dark-veil = Dark Veil
    .about = Monsters do not rampage when you place your wizard, and a monster in its realm alone triggers no battle (if opposing units trigger one, the monster takes part).

eldervale-ability-soul-feast = Soul Feast
    .about = When at least one of your workers is put into the Underworld, draw 1 magic card (once per battle, or per event outside a battle).

eldervale-ability-bloodthirst = Bloodthirst
    .about = When you win a battle your warrior takes part in, you may bring one of your units from the Underworld to your ready area.

eldervale-ability-night-flight = Night Flight
    .about = Your dragon may also be placed into any unoccupied realm next to a ruin.

eldervale-ability-assembly-line = Assembly Line
    .about = Summoning a worker costs you 1 resource less (at least 1).

eldervale-ability-iron-plating = Iron Plating
    .about = In a battle your warrior takes part in you may, once after the roll, reroll all your dice showing 1.

eldervale-ability-lance-charge = Lance Charge
    .about = When you placed your warrior this turn with Assault (first placement into an occupied realm), you roll 2 more dice in the battle this triggers.

eldervale-ability-settlers-levy = Settlers' Levy
    .about = When you build a dwelling next to another dwelling of yours, score 2 extra VP.

eldervale-ability-reckless-fury = Reckless Fury
    .about = Once per battle your warrior takes part in, after the roll, you may reroll all your dice together.

eldervale-ability-two-headed = Two-Headed
    .about = Your dragon counts 1 more die.

eldervale-ability-chaos-mage = Chaos Mage
    .about = In each regroup your wizard may be put on a worker or wizard action of an opponent's adventure card, even an occupied one, and resolve it as if it were yours.

eldervale-ability-pranksters = Pranksters
    .about = When you place a worker into a realm whose only enemies are workers of one opponent (no monster), you may move one of those workers to an adjacent unoccupied realm; if no enemy is left, there is no battle.

## Abilities of monsters and mercenaries

eldervale-ability-circling = Circling
    .about = It rampages from up to 2 realms away, but the player who placed the unit decides whether it rampages and whether a battle starts (also when the unit is placed into its own realm; opposing units there still trigger one, and then it takes part).

eldervale-ability-wings = Wings
    .about = Whoever controls it may place it up to 2 realms away from their units.

eldervale-ability-ponderous = Ponderous
    .about = It never rampages; it fights only whoever enters its realm.

eldervale-ability-looming = Looming
    .about = Nobody except its controller may build a dwelling in its realm or next to it.

eldervale-ability-feast-on-power = Feast on Power
    .about = It rolls 1 more die for each player in the battle whose Fire power is 4 or more (at most 2 more).

eldervale-ability-surge = Surge
    .about = Whoever wins a battle against it scores 2 VP; its controller scores 2 VP for winning a battle it takes part in.

eldervale-ability-death-roll = Death Roll
    .about = After the roll every other participant must reroll one die showing their highest value.

eldervale-ability-merciful = Merciful
    .about = Units it beats (when it wins, not in a tie) go to their owners' ready areas instead of the Underworld (no swords).

eldervale-ability-sunfeather = Sunfeather
    .about = Its conqueror also scores 2 VP; its controller scores 1 VP whenever it is placed.

eldervale-ability-court-of-the-dead = Court of the Dead
    .about = It counts 1 more die for each unit in the Underworld belonging to a player in the battle (at most 2 more).

eldervale-ability-calibrated = Calibrated
    .about = Its dice cannot be rerolled, removed, changed or swapped, and its 1s and 2s count as 3.

eldervale-ability-three-heads = Three Heads
    .about = At the start of each battle it takes part in a die is rolled: on 3–4 it counts 1 more die, on 5–6 it counts 2 more dice.

eldervale-ability-snatch = Snatch
    .about = Before dice are counted, each player with at least 2 units in the battle takes one of their workers there back to their ready area.

eldervale-ability-far-sight = Far Sight
    .about = It rampages from up to 2 realms away; whoever controls it may place it up to 2 realms away from their units.

eldervale-ability-burrow = Burrow
    .about = It also rampages into any Earth realm in which a unit is placed, wherever it stands.

eldervale-ability-treasure-nest = Treasure Nest
    .about = Its conqueror takes the top treasure token of the realm (nothing in a ruin); its controller does so whenever they win a battle with it in an element realm.

eldervale-ability-scorched-ground = Scorched Ground
    .about = When it rampages into a realm, each player with a worker there first pays 1 potion or puts one of those workers into the Underworld (gaining the usual sword). The realm action of a placed unit lost this way is still performed.

eldervale-ability-encircling-arms = Encircling Arms
    .about = No unit may join a battle it takes part in from an adjacent realm (except units of its controller).

eldervale-ability-judgement = Judgement
    .about = In a battle it takes part in, the participating player with the most VP rolls 1 die less (at least 1); its controller is exempt.

eldervale-ability-grace = Grace
    .about = Its conqueror may also bring one of their units from the Underworld to their ready area.

eldervale-ability-devour = Devour
    .about = Units it beats (when it wins) bring no swords.

eldervale-ability-dread = Dread
    .about = In a battle it takes part in nobody may spend swords for dice except its controller.

eldervale-ability-riddle = Riddle
    .about = When it would rampage, the player who placed the unit may pay 1 scroll to stop it (then another monster that could rampage does so).

eldervale-ability-secrets = Secrets
    .about = Its conqueror draws 2 magic cards, keeps 1 and discards the other; its controller does the same at the end of each of their regroups.

eldervale-ability-maddening-gaze = Maddening Gaze
    .about = After the roll its lowest die is exchanged with the highest die of the participating player (not its controller) who rolled the most dice (ties: first in turn order from the active player's left).

eldervale-ability-omnipresent-threat = Omnipresent Threat
    .about = Besides the normal rampage it rampages into any ruin on the map in which a unit is placed, wherever it stands.

eldervale-ability-immense-strength = Immense Strength
    .about = All its 1s are rerolled until none is left. It cannot be controlled.

eldervale-ability-tenacity = Tenacity
    .about = Whoever beats it advances 1 space on the fame track and takes 1 dragon treasure token.

eldervale-ability-protective-instinct = Protective Instinct
    .about = After every battle it returns to the Dragon Den.

eldervale-ability-dragon-treasure = Dragon Treasure
    .about = It is defeated for good when all 3 dragon treasure tokens have been taken.

eldervale-ability-bridge-keeper = Bridge Keeper
    .about = After a battle it did not lose it returns to the Bifröst Bridge.

eldervale-ability-numbing-cold = Numbing Cold
    .about = In a battle it takes part in nobody may spend swords for dice except its controller.

eldervale-ability-charge = Charge
    .about = When an opponent places a unit into a realm adjacent to your Minotaur, you may let it rampage into that realm like a monster; a battle follows.

eldervale-ability-mimicry = Mimicry
    .about = Once per turn (of any player) it may use, as its own, one ability of another of your unit types, except the workers' Build: a special ability (Flight, Teleport, Assault) or a faction ability, whether or not that unit has been summoned.

## Start cards and their actions

eldervale-card-start-air = Start card of Air
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 scroll). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-earth = Start card of Earth
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 tool). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-fire = Start card of Fire
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 sword). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-water = Start card of Water
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 potion). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-light = Start card of Light
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 scroll). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-dark = Start card of Darkness
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 potion). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-order = Start card of Order
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 tool). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-card-start-chaos = Start card of Chaos
    .about = Summon: summon a unit. Gather: gain what the field shows (the treasure token lying there, otherwise the printed 1 gem). Dwell: build a dwelling. Each action can be used by one unit in a regroup.

eldervale-action-summon = Summon
    .about = Summon one unit: pay its cost and take it from your tray to your ready area. The warrior costs 2 tools and 1 sword, the wizard 2 potions and 1 scroll, the dragon 2 gems and 1 scroll, further workers 1, 2 and 3 resources of any kind in turn.
    .short = Summon a unit: pay its cost.

eldervale-action-harvest = Gather
    .about = Gain what the field shows: the treasure token lying there, otherwise the printed resource.
    .short = Gain what the field of your start card shows.

eldervale-action-settle = Dwell
    .about = Build a dwelling with one of your workers still in an element realm without a dwelling; pay that realm's cost.
    .short = Build a dwelling with a worker: pay the cost of its realm.

## Kinds of cards

eldervale-kind-passage = passage
eldervale-kind-cache = cache
eldervale-kind-aura = aura
eldervale-kind-wall = wall
eldervale-kind-weapon = weapon
eldervale-kind-action = action
eldervale-kind-deposit = deposit
eldervale-kind-orb = orb
eldervale-kind-passive = passive ability
eldervale-kind-spell = spell
eldervale-kind-quest = quest
eldervale-kind-prophecy = prophecy

## Faces of treasure tokens

eldervale-face-2-scroll = 2 scrolls
eldervale-face-2-gem = 2 gems
eldervale-face-2-tool = 2 tools
eldervale-face-scroll-or-gem = scroll or gem
eldervale-face-scroll-or-tool = scroll or tool
eldervale-face-gem-or-tool = gem or tool
eldervale-face-magic = magic card
eldervale-face-gem = gem
eldervale-face-gold = gold
eldervale-face-gem-or-scroll = gem or scroll
eldervale-face-tool-or-scroll = tool or scroll
eldervale-face-tool = tool
eldervale-face-2-sword = 2 swords
eldervale-face-sword-or-tool = sword or tool
eldervale-face-sword-or-gem = sword or gem
eldervale-face-tool-or-gem = tool or gem
eldervale-face-sword = sword
eldervale-face-2-potion = 2 potions
eldervale-face-potion-or-gem = potion or gem
eldervale-face-potion-or-scroll = potion or scroll
eldervale-face-scroll-or-potion = scroll or potion
eldervale-face-potion-or-tool = potion or tool
eldervale-face-scroll = scroll
eldervale-face-potion = potion
eldervale-face-potion-or-sword = potion or sword
eldervale-face-sword-or-scroll = sword or scroll
eldervale-face-tool-or-sword = tool or sword
eldervale-face-scroll-or-sword = scroll or sword
eldervale-face-sword-or-potion = sword or potion
eldervale-face-gem-or-potion = gem or potion

## Dragon treasure

eldervale-dragon-dragon-egg = Dragon Egg
    .about = Score 6 VP.

eldervale-dragon-hoard-of-coins = Hoard of Coins
    .about = Gain 3 gold and score 1 VP.

eldervale-dragon-heart-of-fire = Heart of Fire
    .about = Advance 2 levels, on one or two elements where you already have a marker (2 VP for each level not taken).

eldervale-dragon-dragonslayers-banner = Dragonslayer's Banner
    .about = Advance 2 more spaces on the fame track.

eldervale-dragon-scale-grimoire = Scale Grimoire
    .about = Draw 3 magic cards and score 2 VP.

## Tactics token

eldervale-tactics = Tactics
    .about = When you lose a battle you may exhaust it: all your units that would be removed stay in the realm and start no further battle by merely being there. In your turn, as a free action, pay 3 swords to make it active again.

## Reward menu and fame track, by number of the space

eldervale-menu-1 = 2 gems
eldervale-menu-2 = 2 scrolls
eldervale-menu-3 = 2 potions
eldervale-menu-4 = 2 tools
eldervale-menu-5 = 2 swords
eldervale-menu-6 = 2 magic cards
eldervale-menu-7 = 2 gold
eldervale-menu-8 = 1 power level of any element
eldervale-menu-9 = 4 VP

eldervale-fame-0 = start of the track
eldervale-fame-1 = 2 VP
eldervale-fame-2 = any 1 resource
eldervale-fame-3 = 1 power level of any element
eldervale-fame-4 = orb (2 VP if it is gone)
eldervale-fame-5 = any 2 resources
eldervale-fame-6 = 1 power level of any element
eldervale-fame-7 = orb (2 VP if it is gone)
eldervale-fame-8 = 2 VP

## Score sheet

eldervale-score-start = Place in turn order
eldervale-score-dwellings = Neighbours of new dwellings
eldervale-score-fame = Fame track
eldervale-score-quests = Quests
eldervale-score-cards = Cards during the game
eldervale-score-faction = Faction abilities
eldervale-score-monsters = Monsters and dragon treasure
eldervale-score-orbs = Reward menu
eldervale-score-unplaced-orbs = Unplaced orbs
eldervale-score-power = Element power
eldervale-score-homes = Dwellings
eldervale-score-tableau = Tableau
eldervale-score-caches = Caches
eldervale-score-prophecies = Prophecies
eldervale-tie-resources = Resources and magic cards

## Variants

eldervale-variant-oracle = Oracle
    .about = One more ruin, where you take an adventure card at its cost or draw a magic card. With 2 and 3 players it replaces an element realm, with 4 and 5 players the second Dungeon.
    .off = no
    .on = yes

eldervale-variant-mercenaries = Mercenaries
    .about = The Minotaur and Mimeza can be hired for a gold until the end of your next regroup, or for good with an orb.
    .off = no
    .on = yes

eldervale-variant-mother-of-dragons = Mother of Dragons
    .about = The Dragon Den waits in the realm supply. Its mistress rampages into every ruin where a unit is placed, and guards 3 dragon treasures.
    .off = no
    .on = yes

eldervale-variant-ice-giant = Ice Giant and Bifröst
    .about = The Bifröst Bridge waits in the realm supply, with the Ice Giant on it. A dwelling in the realm behind it gives 10 extra VP.
    .off = no
    .on = yes

eldervale-variant-legendary = Legendary monsters
    .about = For each element a draw decides whether its basic or its legendary monster plays.
    .off = no
    .on = yes

eldervale-variant-teams = Teams of two
    .about = With 4 players only: two teams of two neighbours. Team mates swap magic cards, hand over adventure cards, and their VP are added up.
    .off = no
    .on = yes

eldervale-variant-draft = Magic draft
    .about = Everybody is dealt 7 magic cards, keeps one and passes the rest to the left until they have 5. Otherwise 5 cards are simply dealt.
    .off = no
    .on = yes

eldervale-variant-hidden-passages = Adventure without passages
    .about = The passages lie at the bottom of the adventure decks, not on top.
    .off = no
    .on = yes

eldervale-variant-tactics = Tactics tokens
    .about = Everybody has a token to exhaust after a lost battle, so that their units stay in the realm. Making it active again costs 3 swords.
    .off = no
    .on = yes

eldervale-variant-factions = Factions
    .about = Elements are dealt by lot. The factions are dealt too, or everybody chooses one of the two of their element before the first turn.
    .lot = Dealt
    .choose = Players choose

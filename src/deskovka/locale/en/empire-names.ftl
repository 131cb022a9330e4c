### Eight-Minute Empire: Legends: names of regions, sides, cards, leaders and tokens
### Regions: .to = whither, .from = whence, .in = where.

## Actions

# “Choose: …”
empire-action-place = place armies
empire-action-move = move armies
empire-action-build = build a city
empire-action-destroy = destroy an army

## Sides of the segments

empire-side-meadow = Meadow
empire-side-desert = Desert
empire-side-red_forest = Red Forest
empire-side-bridge_isles = Bridge Isles
empire-side-archipelago = Archipelago
empire-side-volcano = Volcanoes
empire-side-crescent = Crescent
empire-side-peaks = Dark Peaks

## Islands, as the score sheet names them

empire-island-MEA = Meadow
empire-island-DES = Desert
empire-island-RED = Red Forest
empire-island-CRE = Crescent
empire-island-BRI-a = West Isle
empire-island-BRI-b = Pagoda Isle
empire-island-BRI-c = Harbour Isle
empire-island-ARC-a = Archipelago, northern island
empire-island-ARC-b = Lone Rock
empire-island-ARC-c = Archipelago, southern island
empire-island-VOL-a = Islets by the Volcanoes
empire-island-VOL-b = Volcanoes
empire-island-PEA-a = Dark Peaks
empire-island-PEA-b = Lone Mount

## Regions: meadow

empire-region-MEA-1 = Standing Stones
    .to = to Standing Stones
    .from = from Standing Stones
    .in = at Standing Stones

empire-region-MEA-2 = North Cape
    .to = to North Cape
    .from = from North Cape
    .in = on North Cape

empire-region-MEA-3 = Village
    .to = to Village
    .from = from Village
    .in = in Village

empire-region-MEA-4 = Pine Grove
    .to = to Pine Grove
    .from = from Pine Grove
    .in = in Pine Grove

empire-region-MEA-5 = South Shore
    .to = to South Shore
    .from = from South Shore
    .in = on South Shore

## Regions: desert

empire-region-DES-1 = Northern Crags
    .to = to Northern Crags
    .from = from Northern Crags
    .in = in Northern Crags

empire-region-DES-2 = Pale Dunes
    .to = to Pale Dunes
    .from = from Pale Dunes
    .in = in Pale Dunes

empire-region-DES-3 = Pillar Band
    .to = to Pillar Band
    .from = from Pillar Band
    .in = in Pillar Band

empire-region-DES-4 = Stone Face
    .to = to Stone Face
    .from = from Stone Face
    .in = at Stone Face

empire-region-DES-5 = Eastern Spires
    .to = to Eastern Spires
    .from = from Eastern Spires
    .in = at Eastern Spires

empire-region-DES-6 = Needle Coast
    .to = to Needle Coast
    .from = from Needle Coast
    .in = on Needle Coast

empire-region-DES-7 = South-east Sands
    .to = to South-east Sands
    .from = from South-east Sands
    .in = on South-east Sands

## Regions: red forest

empire-region-RED-1 = Upper Wood
    .to = to Upper Wood
    .from = from Upper Wood
    .in = in Upper Wood

empire-region-RED-2 = Middle Wood
    .to = to Middle Wood
    .from = from Middle Wood
    .in = in Middle Wood

empire-region-RED-3 = Lower Wood
    .to = to Lower Wood
    .from = from Lower Wood
    .in = in Lower Wood

## Regions: bridge isles

empire-region-BRI-1 = West Isle
    .to = to West Isle
    .from = from West Isle
    .in = on West Isle

empire-region-BRI-2 = Pagoda Isle
    .to = to Pagoda Isle
    .from = from Pagoda Isle
    .in = on Pagoda Isle

empire-region-BRI-3 = Harbour Isle
    .to = to Harbour Isle
    .from = from Harbour Isle
    .in = on Harbour Isle

## Regions: archipelago

empire-region-ARC-1 = North-west Isle
    .to = to North-west Isle
    .from = from North-west Isle
    .in = on North-west Isle

empire-region-ARC-2 = North-east Isle
    .to = to North-east Isle
    .from = from North-east Isle
    .in = on North-east Isle

empire-region-ARC-3 = Lone Rock
    .to = to Lone Rock
    .from = from Lone Rock
    .in = on Lone Rock

empire-region-ARC-4 = West Reef
    .to = to West Reef
    .from = from West Reef
    .in = on West Reef

empire-region-ARC-5 = South Strand
    .to = to South Strand
    .from = from South Strand
    .in = on South Strand

## Regions: volcanoes

empire-region-VOL-1 = Outer Islet
    .to = to Outer Islet
    .from = from Outer Islet
    .in = on Outer Islet

empire-region-VOL-2 = Inner Islet
    .to = to Inner Islet
    .from = from Inner Islet
    .in = on Inner Islet

empire-region-VOL-3 = Green Peak
    .to = to Green Peak
    .from = from Green Peak
    .in = on Green Peak

empire-region-VOL-4 = Upper Volcano
    .to = to Upper Volcano
    .from = from Upper Volcano
    .in = on Upper Volcano

empire-region-VOL-5 = Eastern Cliffs
    .to = to Eastern Cliffs
    .from = from Eastern Cliffs
    .in = on Eastern Cliffs

empire-region-VOL-6 = Lower Volcano
    .to = to Lower Volcano
    .from = from Lower Volcano
    .in = on Lower Volcano

empire-region-VOL-7 = South Coast
    .to = to South Coast
    .from = from South Coast
    .in = on South Coast

## Regions: crescent

empire-region-CRE-1 = Horn
    .to = to Horn
    .from = from Horn
    .in = on Horn

empire-region-CRE-2 = North Ridge
    .to = to North Ridge
    .from = from North Ridge
    .in = on North Ridge

empire-region-CRE-3 = Stone Head
    .to = to Stone Head
    .from = from Stone Head
    .in = at Stone Head

empire-region-CRE-4 = Waterfall Lake
    .to = to Waterfall Lake
    .from = from Waterfall Lake
    .in = at Waterfall Lake

empire-region-CRE-5 = South Bluff
    .to = to South Bluff
    .from = from South Bluff
    .in = on South Bluff

## Regions: dark peaks

empire-region-PEA-1 = Spire Castle
    .to = to Spire Castle
    .from = from Spire Castle
    .in = at Spire Castle

empire-region-PEA-2 = Spiral Mount
    .to = to Spiral Mount
    .from = from Spiral Mount
    .in = on Spiral Mount

empire-region-PEA-3 = Lone Mount
    .to = to Lone Mount
    .from = from Lone Mount
    .in = on Lone Mount

## Adjectives

empire-adjective-ancient = ancient
empire-adjective-cursed = cursed
empire-adjective-dire = dire
empire-adjective-forest = forest
empire-adjective-night = night
empire-adjective-noble = noble
empire-adjective-arcane = arcane
empire-adjective-mountain = mountain

## Cards

empire-card-ancient_phoenix = Ancient Phoenix
empire-card-ancient_sage = Ancient Sage
empire-card-ancient_tree_spirit = Ancient Tree Spirit
empire-card-ancient_woods = Ancient Woods
empire-card-cursed_banshee = Cursed Banshee
empire-card-cursed_gargoyles = Cursed Gargoyles
empire-card-cursed_king = Cursed King
empire-card-cursed_mausoleum = Cursed Mausoleum
empire-card-cursed_tower = Cursed Tower
empire-card-dire_dragon = Dire Dragon
empire-card-dire_eye = Dire Eye
empire-card-dire_giant = Dire Giant
empire-card-dire_goblin = Dire Goblin
empire-card-dire_ogre = Dire Ogre
empire-card-forest_elf = Forest Elf
empire-card-forest_gnome = Forest Gnome
empire-card-forest_pixie = Forest Pixie
empire-card-forest_tree_town = Forest Tree Town
empire-card-graveyard = Graveyard
empire-card-lake = Lake
empire-card-night_hydra = Night Hydra
empire-card-night_village = Night Village
empire-card-night_wizard = Night Wizard
empire-card-noble_hills = Noble Hills
empire-card-noble_knight = Noble Knight
empire-card-noble_unicorn = Noble Unicorn
empire-card-stronghold = Stronghold
empire-card-arcane_manticore = Arcane Manticore
empire-card-arcane_sphinx = Arcane Sphinx
empire-card-arcane_temple = Arcane Temple
empire-card-mountain_dwarf = Mountain Dwarf
empire-card-mountain_treasury = Mountain Treasury
empire-card-castle_1 = Castle I
empire-card-castle_2 = Castle II

## Leaders

empire-leader-fairy_queen = Fairy Queen
    .about = 3 or more forest cards bring you 1 point at the end. After everybody's last turn you may buy one more card from the row; its action is not carried out.

empire-leader-bandit_king = Bandit King
    .about = You may also place armies in regions with an opponent's city, at 1 coin each to that opponent. When you destroy an opponent's army, you may take 1 coin from them.

empire-leader-red_sorceress = Red Sorceress
    .about = You start with 5 armies in the starting region instead of 4. You keep the opponents' armies you destroy, and every 3 of them bring 1 point at the end.

empire-leader-white_knight = White Knight
    .about = Each island of 3 or more regions that you control at the end brings 1 more point. With every city you build you may add 1 army from your supply to its region.

## Tokens

empire-token-magic_spring = Magic Spring
    .about = Counts as 2 elixirs.

empire-token-cottage = Cottage
    .about = Whenever you place armies, you may place 1 more.

empire-token-hidden_treasure = Hidden Treasure
    .about = 1 coin from the bank, once.

empire-token-book_of_spells = Magic Book
    .about = 1 point at the end. If you are tied for first place, you win.

empire-token-stable = Stable
    .about = Whenever you move armies, you have 1 more movement point.

empire-token-poison_swamp = Poison Swamp
    .about = You lose 1 point at the end.

empire-token-citadel = Citadel
    .about = Whoever controls this region at the end has 1 more point.

empire-token-dragon = Dragon
    .about = Whoever brings the 7th army into the region slays the dragon and has 2 points at the end. Everybody's armies count together, cities do not.

empire-token-portal = Magic Portal
    .about = The two regions with a portal are neighbours as if by land.

empire-token-robbers = Band of Robbers
    .about = Each army that comes in costs its player 1 coin to the bank.

empire-token-hidden = a face-down token
    .about = A discovery or the Poison Swamp. The first to build a city here takes it. Whoever controls the region at the end of their own turn may look at it.

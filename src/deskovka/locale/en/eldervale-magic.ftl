### Dwellings of Eldervale: the magic cards
### .about = when it is played, what it does and its casting cost, .short = the gist in at most 45 characters.

## Spells

eldervale-card-spell-gust = Gust
    .about = In your turn: move one of your units on the map to any unoccupied realm. Cost: 1 scroll, or free with Air power 3 or more.
    .short = Move your unit to any unoccupied realm.

eldervale-card-spell-second-wind = Second Wind
    .about = In your turn, after the realm action of a unit you placed and before any battle: place one more unit from your ready area by the normal rules (a legal placement must exist). Battles of both placements are resolved afterwards, in the order you choose. Cost: 1 scroll and 1 resource of any kind, or free with Air power 5 or more.
    .short = Place one more unit this turn.

eldervale-card-spell-cyclone = Cyclone
    .about = When a battle is about to start, in anybody's turn and even if you take no part: move one opposing unit from the realm of the coming battle to an adjacent unoccupied realm (without such a realm the spell cannot be cast). If no enemy is left there, there is no battle. Cost: 1 gem and 1 scroll, or free with Air power 4 or more.
    .short = Blow an enemy unit out of the battle realm.

eldervale-card-spell-overgrowth = Overgrowth
    .about = In your turn: take the top treasure token of two different stacks in realms with your units or dwellings (one from each). Cost: 1 gem, or free with Earth power 3 or more.
    .short = Take 2 treasure tokens from your realms.

eldervale-card-spell-raise-walls = Raise the Walls
    .about = In your turn: build a dwelling with one of your workers, paying the normal cost. The worker may not be your last active unit. Cost: 2 tools, or free with Earth power 5 or more.
    .short = Build a dwelling at the normal cost.

eldervale-card-spell-stoneskin = Stoneskin
    .about = When you lose a battle: up to 2 of your beaten units go to your ready area instead of the Underworld (no swords for them). Gain 1 gem. Cost: 1 tool, or free with Earth power 4 or more.
    .short = Save up to 2 beaten units; 1 gem.

eldervale-card-spell-fireball = Fireball
    .about = In a battle you take part in, after the roll: one die of another participant, chosen by you, does not count (at least one must be left). Cost: 1 sword, or free with Fire power 3 or more.
    .short = Cancel one die of another participant.

eldervale-card-spell-battle-rage = Battle Rage
    .about = In a battle you take part in, before the roll: roll 2 more dice. Cost: 1 sword, or free with Fire power 4 or more.
    .short = Roll 2 more dice.

eldervale-card-spell-scorch = Scorch
    .about = In your turn: put one opposing worker in a realm next to one of your units into the Underworld and score 2 VP. Cost: 2 swords, or free with Fire power 5 or more.
    .short = Kill an adjacent enemy worker; 2 VP.

eldervale-card-spell-undertow = Undertow
    .about = In your turn: bring up to 2 of your units from the Underworld to your ready area. Cost: 1 potion, or free with Water power 3 or more.
    .short = Bring up to 2 units from the Underworld.

eldervale-card-spell-reflection = Reflection
    .about = In your turn: resolve one worker-symbol action of an adventure card in your tableau (even an occupied one) without using a unit, then gain 1 potion. Cost: 1 potion and 1 gem, or free with Water power 4 or more.
    .short = A worker action without a unit; 1 potion.

eldervale-card-spell-flood = Flood
    .about = In your turn: choose an element realm without an uncontrolled monster. All units there return to their owners' ready areas; then you take the top treasure token there. Cost: 2 potions, or free with Water power 5 or more.
    .short = Clear a realm and take its treasure token.

eldervale-card-spell-healing-light = Healing Light
    .about = When you lose a battle: one of your beaten units goes to your ready area instead of the Underworld (no sword for it). Score 2 VP. Cost: 1 potion, or free with Light power 3 or more.
    .short = Save 1 beaten unit; 2 VP.

eldervale-card-spell-revelation = Revelation
    .about = In your turn: take one face-up adventure card, paying its cost. Cost: 2 scrolls, or free with Light power 5 or more.
    .short = Buy one adventure card.

eldervale-card-spell-blessing = Blessing
    .about = In your turn: advance 1 level on any element where you already have a marker (at the top score 2 VP instead). Cost: 1 scroll and 1 potion, or free with Light power 4 or more.
    .short = Advance 1 level where you have a marker.

eldervale-card-spell-weakness = Curse of Weakness
    .about = In a battle you take part in, before the roll: one other participant (player or monster) rolls 2 dice less (at least 1). Cost: 1 potion, or free with Darkness power 3 or more.
    .short = Another participant rolls 2 dice less.

eldervale-card-spell-grave-bargain = Grave Bargain
    .about = In your turn: gain any 1 resource, and any 1 more for each of your units in the Underworld (at most 2 more). Magic cards cannot be chosen. Cost: 1 sword, or free with Darkness power 4 or more.
    .short = Any 1 resource, more for fallen (max. 2).

eldervale-card-spell-mind-theft = Mind Theft
    .about = In your turn: look at the hand of one opponent and take 2 cards from it; that opponent then draws 1 card. Cost: 1 potion and 1 sword, or free with Darkness power 5 or more.
    .short = Take 2 cards of an opponent, who draws 1.

eldervale-card-spell-levy = Levy
    .about = In your turn: swap up to 3 of your basic resources (gem, scroll, potion, tool, sword) for other basic resources, one for one. Then gain 1 basic resource. Cost: 1 tool, or free with Order power 3 or more.
    .short = Swap up to 3 resources, gain 1 basic.

eldervale-card-spell-formation = Close Ranks
    .about = In a battle you take part in, after the roll: turn one of your dice to 6. Cost: 1 scroll, or free with Order power 4 or more.
    .short = Turn one of your dice to 6.

eldervale-card-spell-muster = Muster
    .about = In your turn: use one unit of your ready area to activate the action of one adventure card in your tableau (its unit symbol must fit), as if you were regrouping. The unit stays in the ready area. Cost: 1 tool and 1 scroll, or free with Order power 5 or more.
    .short = Activate a card with a ready unit.

eldervale-card-spell-wild-magic = Wild Magic
    .about = In your turn: roll a die; on 1 lose 1 resource of your choice, on 2–3 gain any 2 resources, on 4–5 gain any 3 resources, on 6 gain any 2 resources and advance 1 level on any element where you already have a marker (at the top score 2 VP instead). The gained resources cannot be magic cards. Cost: 1 gem, or free with Chaos power 3 or more.
    .short = Roll for resources; 6 also a power level.

eldervale-card-spell-monster-charm = Monster Charm
    .about = In your turn: take control of an uncontrolled monster in or next to a realm with your unit or dwelling. Cost: 1 gem, 1 sword and 1 potion, or free with Chaos power 5 or more.
    .short = Control a monster near your unit or dwelling.

eldervale-card-spell-twist-of-fate = Twist of Fate
    .about = In a battle you take part in, after the roll: exchange one of your dice with one die of another participant. Cost: 1 resource of any kind, or free with Chaos power 4 or more.
    .short = Exchange a die with another participant.

eldervale-card-spell-transmutation = Transmutation
    .about = At any time, in anybody's turn and in a battle before the roll too (not from the roll until its end): exchange one of your units on the map with a unit of your ready area. It is no placement. While units join a battle you may do so before you have decided about yours; the newcomer may then join. Free.
    .short = Swap a unit on the map with a ready one.

eldervale-card-spell-wolf-charm = Wolf Charm
    .about = When a battle is about to start, in anybody's turn and even if you take no part: the battle does not take place. All units stay where they are, and a monster that rampaged goes back to the realm it came from. Free.
    .short = The battle does not take place.

eldervale-card-spell-call-of-adventure = Call of Adventure
    .about = In your turn: put up to 2 face-up adventure cards under their decks and reveal new ones. Gain 1 basic resource (gem, scroll, potion, tool, sword) and score 2 VP. Free.
    .short = Burn up to 2 cards; 1 resource and 2 VP.

eldervale-card-spell-treasure-map = Treasure Map
    .about = In your turn: take the top treasure token of any stack in a realm without an uncontrolled monster and score 1 VP. Free.
    .short = A treasure token from anywhere and 1 VP.

eldervale-card-spell-bottled-luck = Bottled Luck
    .about = In a battle you take part in, after the roll: reroll any number of your dice once. Free.
    .short = Reroll any number of your dice.

eldervale-card-spell-merchants-favor = Merchant's Favour
    .about = In your turn: gain 2 basic resources of your choice (gem, scroll, potion, tool, sword) and 1 gold. Free.
    .short = 2 basic resources and 1 gold.

eldervale-card-spell-minstrels-song = Minstrel's Song
    .about = When you win a battle: advance 1 additional space on the fame track. Free.
    .short = 1 additional fame.

eldervale-card-spell-explorers-lantern = Explorer's Lantern
    .about = In your turn: draw and place a new realm tile as in a Dungeon expedition, then score 2 VP. With an empty realm supply the spell cannot be cast. Free.
    .short = Place a new realm tile; 2 VP.

## Quests

eldervale-card-quest-slayer = Monster Slayer
    .about = When you win a battle in which a monster is defeated, score 4 VP.
    .short = Defeat a monster: 4 VP.

eldervale-card-quest-conqueror = Conqueror
    .about = When you win a battle in which you beat at least 3 opposing units or which has at least 2 other participants, score 5 VP.
    .short = Beat 3 units or 2 participants: 5 VP.

eldervale-card-quest-neighbours = Good Neighbours
    .about = When you build a dwelling next to at least 2 other dwellings (of any players), score 4 VP.
    .short = Build next to 2 other dwellings: 4 VP.

eldervale-card-quest-among-ruins = Among the Ruins
    .about = When you build a dwelling next to at least 3 ruins, score 4 VP.
    .short = Build next to 3 ruins: 4 VP.

eldervale-card-quest-full-host = Full Host
    .about = In your turn or at the end of another player's turn, when your warrior, wizard and dragon have all been summoned, score 5 VP.
    .short = Summon warrior, wizard and dragon: 5 VP.

eldervale-card-quest-hoarder = Hoarder
    .about = In your turn or at the end of another player's turn, when you own 5 of one basic resource (gem, scroll, potion, tool, sword), score 3 VP.
    .short = Own 5 of one basic resource: 3 VP.

eldervale-card-quest-collector = Collector
    .about = In your turn or at the end of another player's turn, when you have 4 treasure tokens in your tray, score 3 VP.
    .short = 4 treasure tokens in your tray: 3 VP.

eldervale-card-quest-scholar = Scholar
    .about = In your turn or at the end of another player's turn, when you have at least 7 adventure cards, score 4 VP.
    .short = 7 adventure cards: 4 VP.

eldervale-card-quest-polymath = Polymath
    .about = In your turn or at the end of another player's turn, when you have markers on 4 element tracks, score 3 VP.
    .short = Markers on 4 element tracks: 3 VP.

eldervale-card-quest-ascendant = Ascendant
    .about = In your turn or at the end of another player's turn, when you have power 5 or more in an element, score 4 VP.
    .short = Power 5 in an element: 4 VP.

eldervale-card-quest-spellbinder = Spellbinder
    .about = When you cast your second spell in one turn, score 4 VP.
    .short = Second spell in one turn: 4 VP.

eldervale-card-quest-long-march = Long March
    .about = In your turn or at the end of another player's turn, when you have at least 5 units on the map at once, score 4 VP.
    .short = 5 units on the map: 4 VP.

eldervale-card-quest-martyrs = Martyrs
    .about = In your turn or at the end of another player's turn, when at least 3 of your units are in the Underworld, score 4 VP.
    .short = 3 units in the Underworld: 4 VP.

eldervale-card-quest-grand-regroup = Grand Regroup
    .about = When you resolve your fourth card action in one regroup, score 4 VP.
    .short = Fourth card action in a regroup: 4 VP.

eldervale-card-quest-gilded = Gilded
    .about = In your turn or at the end of another player's turn, when you own at least 3 gold, score 3 VP.
    .short = Own 3 gold: 3 VP.

eldervale-card-quest-trailblazer = Trailblazer
    .about = When you put a Lair (or the Dragon Den or the Bifröst Bridge) on the map yourself, score 3 VP. It can be played only at that moment.
    .short = Put a Lair on the map: 3 VP.

## Prophecies

eldervale-card-prophecy-summit = Prophecy of the Summit
    .about = At the end of the game score 5 VP if you stand at the top (power 6) of at least one element track.
    .short = At the top of an element track: 5 VP.

eldervale-card-prophecy-many-paths = Prophecy of Many Paths
    .about = At the end of the game score 6 VP if you have power 3 or more on 4 tracks.
    .short = Power 3 on 4 tracks: 6 VP.

eldervale-card-prophecy-hearths = Prophecy of Hearths
    .about = At the end of the game score 6 VP if you have at least 5 dwellings.
    .short = 5 dwellings: 6 VP.

eldervale-card-prophecy-twin-villages = Prophecy of the Village
    .about = At the end of the game score 5 VP if at least 3 of your dwellings form one adjacent group.
    .short = Group of 3 adjacent dwellings: 5 VP.

eldervale-card-prophecy-legends = Prophecy of Legends
    .about = At the end of the game score 6 VP if your fame marker has reached space 7 or more.
    .short = Fame space 7: 6 VP.

eldervale-card-prophecy-libraries = Prophecy of Libraries
    .about = At the end of the game score 6 VP if you have at least 10 adventure cards.
    .short = 10 adventure cards: 6 VP.

eldervale-card-prophecy-hidden-riches = Prophecy of Hidden Riches
    .about = At the end of the game score 4 VP if you still have at least 8 resources (magic cards not counted).
    .short = 8 resources in your supply: 4 VP.

eldervale-card-prophecy-dragonfire = Prophecy of Dragonfire
    .about = At the end of the game score 4 VP if your warrior, wizard and dragon have all been summoned.
    .short = Summoned warrior, wizard, dragon: 4 VP.

eldervale-card-prophecy-fallen = Prophecy of the Fallen
    .about = At the end of the game score 4 VP if at least 2 of your units are in the Underworld.
    .short = 2 units in the Underworld: 4 VP.

eldervale-card-prophecy-heroes = Prophecy of Heroes
    .about = At the end of the game score 6 VP if you have completed at least 2 quests.
    .short = 2 completed quests: 6 VP.

eldervale-card-prophecy-frontier = Prophecy of the Frontier
    .about = At the end of the game score 5 VP if at least 2 of your dwellings stand in realms with at most 3 neighbouring tiles.
    .short = 2 dwellings at the edge of the map: 5 VP.

eldervale-card-prophecy-chosen = Prophecy of the Chosen
    .about = At the end of the game score 6 VP if you alone are highest on at least 2 element tracks.
    .short = Alone highest on 2 tracks: 6 VP.

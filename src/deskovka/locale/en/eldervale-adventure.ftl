### Dwellings of Eldervale: the adventure cards
### .about = what it does, .short = the same in at most 45 characters, for cards drawn small.
### "Worker (any unit)" = an action with the worker symbol (ELDER-13.2).

## Air

eldervale-card-air-passage = Cloud Arch
    .about = Worker (any unit): draw 1 magic card. If you alone are highest on Air (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 scroll).
    .short = Draw 1 card; highest on Air: the field too.

eldervale-card-air-cloud-loft = Cloud Loft
    .about = Cache with 2 empty fields. At the end of the game score 2 VP for each treasure token on this card and 1 VP for each magic card in your hand (prophecies included).
    .short = End: 2 VP per token, 1 VP per card in hand.

eldervale-card-air-aura = Aura of Air
    .about = After the attached card has been activated, the unit on it may at once be put on another unoccupied action of yours and resolve that too. Once per regroup; the attached card stays occupied.
    .short = The unit at once uses another action too.

eldervale-card-air-wall = Wall of Winds
    .about = Whenever an opponent advances on Air, draw 1 magic card.
    .short = Opponent advances on Air: draw 1 card.

eldervale-card-air-storm-bow = Storm Bow
    .about = In each battle you take part in, one of your units in an adjacent realm may add its dice without joining. It is not removed if you lose.
    .short = One adjacent unit adds its dice.

eldervale-card-air-kite-scouts = Kite Scouts
    .about = Worker (any unit): gain 1 scroll, then draw 2 magic cards, keep 1 and discard the other.
    .short = 1 scroll; draw 2 cards, keep 1.

eldervale-card-air-griffin-riders = Griffin Riders
    .about = Warrior: gain 1 gem and take the top treasure token of any stack in a realm without an uncontrolled monster.
    .short = 1 gem and a treasure token from anywhere.

eldervale-card-air-weather-tower = Weather Tower
    .about = Wizard: draw 2 magic cards. Then you may discard up to 2 magic cards and score 2 VP for each.
    .short = Draw 2; discard up to 2 for 2 VP each.

eldervale-card-air-sky-roost = Sky Roost
    .about = Dragon: advance 1 level on Air (at the top score 2 VP instead).
    .short = Advance 1 level on Air.

eldervale-card-air-wind-harp = Wind Harp
    .about = Worker (any unit): pay what the deposit field shows, then draw 2 magic cards and score 2 VP.
    .short = Deposit: draw 2 cards, score 2 VP.

eldervale-card-air-floating-isle = Floating Isle
    .about = Worker (any unit): gain 1 gem and 1 scroll. With an orb on this card, also draw 1 magic card and score 2 VP.
    .short = Gem and scroll; with orb also a card, 2 VP.

eldervale-card-air-tailwind-boots = Tailwind Boots
    .about = At the end of your turn you may move one of your units to an adjacent unoccupied realm.
    .short = End of turn: move a unit to a free neighbour.

eldervale-card-air-eagle-messengers = Eagle Messengers
    .about = Your workers may be placed up to 2 realms away from any of your units on the map, as a dragon flies.
    .short = Place workers up to 2 realms away.

## Earth

eldervale-card-earth-passage = Mossy Gate
    .about = Worker (any unit): gain 1 gem. If you alone are highest on Earth (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 tool).
    .short = 1 gem; highest on Earth: the field too.

eldervale-card-earth-root-cave = Root Cave
    .about = Cache with 3 empty fields. At the end of the game score 2 VP for each resource symbol on the treasure tokens here (a token with two symbols, slash or not, gives 4 VP). With an orb on this card, also score 1 VP for each gem and each tool in your supply.
    .short = End: 2 VP per token symbol; more with orb.

eldervale-card-earth-granary = Buried Granary
    .about = Cache with 1 empty field. At the end of the game score 3 VP for the treasure token on this card and 1 VP for each gem and each tool in your supply.
    .short = End: token 3 VP, each gem and tool 1 VP.

eldervale-card-earth-aura = Aura of Earth
    .about = Whenever you activate the attached card, also gain the resources of one treasure token on any field in your tableau (caches and deposit fields included); the token stays there.
    .short = Also gain 1 token lying on your fields.

eldervale-card-earth-wall = Thorn Rampart
    .about = Whenever an opponent advances on Earth, gain 1 gem.
    .short = Opponent advances on Earth: 1 gem.

eldervale-card-earth-quake-hammer = Quake Hammer
    .about = In battle you may spend tools and gems for extra dice as if they were swords.
    .short = Spend tools and gems as swords.

eldervale-card-earth-mushroom-terraces = Mushroom Terraces
    .about = Worker (any unit): gain 1 tool and what the field shows (the treasure token lying there, otherwise the printed 1 gem).
    .short = 1 tool and what the field shows.

eldervale-card-earth-stone-wardens = Stone Wardens
    .about = Warrior: gain 1 gem and score 1 VP for each of your dwellings.
    .short = 1 gem and 1 VP per dwelling of yours.

eldervale-card-earth-druid-circle = Druid Circle
    .about = Wizard: take the top treasure token from a realm with your unit or dwelling. Then gain the resources of one token in your tray or on your fields; you keep it.
    .short = Take a token; gain 1 token and keep it.

eldervale-card-earth-crystal-den = Crystal Wyrm's Den
    .about = Dragon: build a dwelling with one of your workers still on the map; it costs 2 resources less.
    .short = Build a dwelling for 2 resources less.

eldervale-card-earth-old-quarry = Old Quarry
    .about = Worker (any unit): pay what the deposit field shows, then score 4 VP.
    .short = Deposit: 4 VP.

eldervale-card-earth-heart-tree = Heart Tree
    .about = Worker (any unit): gain 1 gem. With an orb on this card, also advance 1 level on any element where you already have a marker (at the top score 2 VP instead).
    .short = 1 gem; with orb also 1 power level.

eldervale-card-earth-masons-guild = Masons' Guild
    .about = Your dwellings cost 1 resource less (at least 1), and for each dwelling you build you score 1 extra VP.
    .short = Dwellings cost 1 less and give 1 extra VP.

## Fire

eldervale-card-fire-passage = Smouldering Gate
    .about = Worker (any unit): gain 1 sword. If you alone are highest on Fire (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 tool).
    .short = 1 sword; highest on Fire: the field too.

eldervale-card-fire-ember-hoard = Ember Hoard
    .about = Cache with 2 empty fields; treasure tokens are laid on it face down. At the end of the game score 3 VP for each token on this card and 1 VP for each sword in your supply.
    .short = End: 3 VP per token, 1 VP per sword.

eldervale-card-fire-aura = Aura of Fire
    .about = After the attached card has been activated, you may pay 1 sword to resolve its action once more; what the action itself costs is paid again. Once per activation.
    .short = Pay 1 sword: resolve the action again.

eldervale-card-fire-wall = Wall of Flame
    .about = Whenever an opponent advances on Fire, gain 1 sword.
    .short = Opponent advances on Fire: 1 sword.

eldervale-card-fire-flaming-sword = Flaming Sword
    .about = Once per battle, after the roll, you may reroll all your dice showing 1 or 2.
    .short = Once per battle reroll all your 1s and 2s.

eldervale-card-fire-ember-axe = Ember Axe
    .about = When you win a battle, score 1 VP for each opposing unit beaten in it and 3 VP for a defeated monster.
    .short = Win: 1 VP per beaten unit, 3 VP for monster.

eldervale-card-fire-lava-forge = Lava Forge
    .about = Worker (any unit): gain 1 sword and 1 tool. Then you may once turn 2 swords into 3 VP.
    .short = Sword and tool; may turn 2 swords into 3 VP.

eldervale-card-fire-arena-of-ash = Arena of Ash
    .about = Warrior: pay 1 sword, then advance 1 space on the fame track and score 1 VP.
    .short = Pay 1 sword: 1 fame and 1 VP.

eldervale-card-fire-pyromancers = Pyromancers
    .about = Wizard: put up to 2 face-up adventure cards under their decks; for each of them gain 1 sword and score 1 VP.
    .short = Burn up to 2 cards: sword and 1 VP for each.

eldervale-card-fire-volcano-throne = Volcano Throne
    .about = Dragon: put one opposing worker anywhere on the map into the Underworld (its owner gains 1 sword as usual). You gain 1 sword and score 2 VP, even if there is no such worker.
    .short = Kill an enemy worker; 1 sword and 2 VP.

eldervale-card-fire-sacrificial-pyre = Sacrificial Pyre
    .about = Worker (any unit): pay what the deposit field shows, then advance 1 space on the fame track and gain 1 sword.
    .short = Deposit: 1 fame and 1 sword.

eldervale-card-fire-phoenix-nest = Phoenix Nest
    .about = For each of your units put into the Underworld score 1 VP. With an orb on this card, once per battle one of your beaten units may go to your ready area instead of the Underworld; it gives neither the sword nor the VP.
    .short = 1 VP per fallen unit; orb saves one.

eldervale-card-fire-war-drums = War Drums
    .about = Your warrior counts 1 more die in battle.
    .short = Your warrior counts 1 more die.

## Water

eldervale-card-water-passage = Tidal Gate
    .about = Worker (any unit): gain 1 potion. If you alone are highest on Water (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 gem).
    .short = 1 potion; highest on Water: the field too.

eldervale-card-water-sunken-chest = Sunken Chest
    .about = Cache with 2 empty fields. At the end of the game score 2 VP for each resource symbol on the treasure tokens here and 1 VP for each potion in your supply.
    .short = End: 2 VP per token symbol, 1 per potion.

eldervale-card-water-aura = Aura of Water
    .about = The attached card may be activated by any unit (its symbol counts as a worker), and each activation also brings you 1 potion.
    .short = Any unit activates it; also 1 potion.

eldervale-card-water-wall = Coral Rampart
    .about = Whenever an opponent advances on Water, gain 1 potion.
    .short = Opponent advances on Water: 1 potion.

eldervale-card-water-pirate-cutlass = Pirate Cutlass
    .about = When you beat at least one player in a battle, you may resolve the action of one adventure card with a worker symbol from the tableau of a player you beat, as if it were yours.
    .short = Beat a player: use an action of theirs.

eldervale-card-water-pearl-divers = Pearl Divers
    .about = Worker (any unit): gain 1 gem and 1 potion. Then you may swap up to 2 basic resources (gem, scroll, potion, tool, sword) for other basic resources, one for one.
    .short = Gem and potion; swap up to 2 resources.

eldervale-card-water-corsair-cove = Corsair Cove
    .about = Warrior: gain 1 gold and take 1 basic resource (gem, scroll, potion, tool, sword) of your choice from an opponent who has it.
    .short = 1 gold and 1 resource from an opponent.

eldervale-card-water-mirror-lagoon = Mirror Lagoon
    .about = Wizard: gain 1 potion and resolve one worker-symbol action of another adventure card in your tableau, even if it is occupied.
    .short = 1 potion and a worker action of yours.

eldervale-card-water-serpents-hoard = Sea Serpent's Hoard
    .about = Dragon: gain any 3 resources.
    .short = Any 3 resources.

eldervale-card-water-whirlpool-shrine = Whirlpool Shrine
    .about = Worker (any unit): pay what the deposit field shows, then advance 1 level on Water (at the top score 2 VP instead).
    .short = Deposit: advance 1 level on Water.

eldervale-card-water-fishing-fleet = Fishing Fleet
    .about = Worker (any unit): pay what the deposit field shows, then gain 2 gold and score 1 VP.
    .short = Deposit: 2 gold and 1 VP.

eldervale-card-water-fountain-of-youth = Fountain of Youth
    .about = Worker (any unit): gain 1 potion. With an orb on this card, then score 1 VP for each potion in your supply (at most 5).
    .short = 1 potion; with orb 1 VP for each potion.

eldervale-card-water-tide-charts = Tide Charts
    .about = You may hold up to 7 of each resource type instead of 5. Once per turn, as a free action, you may swap 1 basic resource (gem, scroll, potion, tool, sword) for another basic resource.
    .short = Hold up to 7 of a type; swap 1 each turn.

## Light

eldervale-card-light-passage = Shining Doors
    .about = Worker (any unit): gain 1 scroll. If you alone are highest on Light (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 potion).
    .short = 1 scroll; highest on Light: the field too.

eldervale-card-light-reliquary = Reliquary
    .about = Cache with 2 empty fields. At the end of the game score 3 VP for each different element on the backs of the treasure tokens here and 1 VP for each scroll in your supply.
    .short = End: 3 VP per token element, 1 per scroll.

eldervale-card-light-aura = Aura of Light
    .about = Whenever you activate the attached card, score 2 VP.
    .short = Each activation scores 2 VP.

eldervale-card-light-wall = Prism Wall
    .about = Whenever an opponent advances on Light, gain 1 scroll.
    .short = Opponent advances on Light: 1 scroll.

eldervale-card-light-sun-lance = Sun Lance
    .about = In a battle a monster takes part in you roll 2 more dice. When you defeat a monster, you take all the rewards printed on it (normally 1 space on the fame track and 1 power level of its element) instead of one of them.
    .short = Against a monster +2 dice, full reward.

eldervale-card-light-pilgrims-rest = Pilgrims' Rest
    .about = Worker (any unit): gain 1 potion and score 2 VP.
    .short = 1 potion and 2 VP.

eldervale-card-light-paladin-hall = Paladin Hall
    .about = Warrior: if none of your units is in the Underworld, advance 1 space on the fame track. Otherwise score 2 VP, and one of your units from the Underworld may be put on a card action in this step, as if it came from the map.
    .short = 1 fame, or 2 VP and a fallen unit acts.

eldervale-card-light-oracle-of-dawn = Oracle of Dawn
    .about = Wizard: advance 1 level on any element where you already have a marker (at the top score 2 VP instead). Also score 1 VP.
    .short = 1 power level and 1 VP.

eldervale-card-light-halo-of-wings = Halo of Wings
    .about = Dragon: gain 1 potion and score 1 VP for each of your units taken back from the map so far in this regroup (this dragon included).
    .short = 1 potion and 1 VP per unit taken back.

eldervale-card-light-prayer-wheel = Prayer Wheel
    .about = Worker (any unit): pay what the deposit field shows, then gain 1 scroll and score 3 VP.
    .short = Deposit: 1 scroll and 3 VP.

eldervale-card-light-lighthouse = Lighthouse
    .about = Whenever any player puts a new realm tile on the map, score 1 VP. With an orb on this card, also gain 1 scroll each time.
    .short = 1 VP for each new realm; with orb a scroll.

eldervale-card-light-crown-of-stars = Crown of Stars
    .about = This action can be used only with an orb on this card. Worker (any unit): gain 1 scroll and advance 1 level on Light (at the top score 3 VP instead).
    .short = Orb only: scroll and 1 level on Light.

eldervale-card-light-sanctuary = Sanctuary
    .about = When you lose a battle in a realm with or next to one of your dwellings, your beaten workers go to your ready area instead of the Underworld (no swords for them).
    .short = Near your dwellings beaten workers return.

## Darkness

eldervale-card-dark-passage = Veiled Portal
    .about = Worker (any unit): gain 1 potion. If you alone are highest on Darkness (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 sword).
    .short = 1 potion; highest on Darkness: the field too.

eldervale-card-dark-whispering-crypt = Whispering Crypt
    .about = Cache with 2 empty fields. At the end of the game score 2 VP for each treasure token on this card, 1 VP for each potion in your supply and 1 VP for each of your units in the Underworld.
    .short = End: token 2 VP, potion and fallen unit 1 VP.

eldervale-card-dark-aura = Aura of Darkness
    .about = In step 2 of your regroup one of your units leaving the Underworld may activate the attached card (if it is still free and the symbol fits). If it does, also draw 1 magic card.
    .short = A fallen unit may act too, with 1 card more.

eldervale-card-dark-wall = Bone Rampart
    .about = Whenever an opponent advances on Darkness, gain 1 potion or 1 sword (your choice).
    .short = Opponent up in Darkness: potion or sword.

eldervale-card-dark-soul-scythe = Soul Scythe
    .about = In battle you roll 1 more die for each of your units in the Underworld (at most 2).
    .short = +1 die per fallen unit, at most 2.

eldervale-card-dark-grave-robbers = Grave Robbers
    .about = Worker (any unit): draw 1 magic card and gain 1 potion for each of your units in the Underworld (at most 2).
    .short = Draw 1; a potion per fallen unit (max. 2).

eldervale-card-dark-black-guard = Black Guard
    .about = Warrior: gain 1 sword and take 1 random magic card from the hand of one opponent.
    .short = 1 sword and 1 card from an opponent.

eldervale-card-dark-necromancers-tower = Necromancer's Tower
    .about = Wizard: take 2 cards of your choice from the magic discard pile into your hand.
    .short = Take 2 cards from the magic discard pile.

eldervale-card-dark-bone-perch = Bone Dragon's Perch
    .about = Dragon: advance 1 level on Darkness (at the top score 2 VP instead). Then you may put this dragon into the Underworld (gaining 1 sword for it) and score 3 VP; it stays there until your next regroup, step 2 of this one does not bring it back.
    .short = Darkness +1 level; dragon may fall for 3 VP.

eldervale-card-dark-blood-altar = Blood Altar
    .about = Worker (any unit): pay what the deposit field shows, then score 2 VP, draw 3 magic cards, keep 1 and discard the others.
    .short = Deposit: 2 VP; draw 3 cards, keep 1.

eldervale-card-dark-black-mirror = Black Mirror
    .about = Wizard: draw 2 magic cards, keep 1 and discard the other. With an orb on this card, draw 4 and keep 2 instead.
    .short = Draw 2 cards, keep 1; with orb 4 and 2.

eldervale-card-dark-pact-of-souls = Pact of Souls
    .about = Whenever one of your units is put into the Underworld, gain 1 potion in addition to the sword.
    .short = For each fallen unit also 1 potion.

eldervale-card-dark-shadow-step = Shadow Step
    .about = Once per turn, after you placed a unit into a realm with opposing units, you may pay 1 potion: this placement starts no battle against players (a monster still fights, against you alone).
    .short = Pay 1 potion: no battle against players.

## Order

eldervale-card-order-passage = Measured Gate
    .about = Worker (any unit): gain 1 tool. If you alone are highest on Order (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 scroll).
    .short = 1 tool; highest on Order: the field too.

eldervale-card-order-royal-treasury = Royal Treasury
    .about = Cache with 3 empty fields. At the end of the game score 1 / 4 / 9 VP for 1 / 2 / 3 treasure tokens here that share no resource type with each other, and 1 VP for each tool in your supply.
    .short = End: distinct tokens 1 / 4 / 9 VP, tool 1.

eldervale-card-order-aura = Aura of Order
    .about = Two units may occupy the attached card in the same regroup; each of them resolves its action.
    .short = Two units may use the card.

eldervale-card-order-wall = Great Bastion
    .about = Whenever an opponent advances on Order, gain 1 tool.
    .short = Opponent advances on Order: 1 tool.

eldervale-card-order-halberd = Halberd of Justice
    .about = When dice are compared in a battle (first the highest, then the second highest and so on), you win as soon as you are tied with others for the highest value.
    .short = You win the first tie of the dice.

eldervale-card-order-workshop = Clockwork Workshop
    .about = Worker (any unit): gain 1 of each of up to two basic resources (gem, scroll, potion, tool, sword) of which you own none. If you own every one of them, score 2 VP instead.
    .short = Up to two missing resources, or 2 VP.

eldervale-card-order-citadel = Citadel
    .about = Warrior: advance 1 space on the fame track.
    .short = 1 space on the fame track.

eldervale-card-order-law-codex = Codex of Law
    .about = Wizard: gain 1 scroll and score 1 VP for each different element symbol in your tableau, start card included (at most 5).
    .short = 1 scroll and 1 VP per element of yours.

eldervale-card-order-dragon-treaty = Dragon Treaty
    .about = Dragon: take one face-up adventure card, paying 1 resource less (at least 1).
    .short = An adventure card for 1 resource less.

eldervale-card-order-tax-office = Tax Office
    .about = Worker (any unit): pay what the deposit field shows, then gain 1 gold and score 1 VP for each of your dwellings (at most 4).
    .short = Deposit: 1 gold and 1 VP per dwelling.

eldervale-card-order-grand-archive = Grand Archive
    .about = Worker (any unit): gain 1 scroll and score 1 VP. With an orb on this card, also advance 1 level on Order (at the top score 2 VP instead).
    .short = 1 scroll and 1 VP; with orb a level on Order.

eldervale-card-order-arch-bridge = Arch Bridge
    .about = You may also place a unit into a realm next to one of your dwellings, even an occupied one, and even when you have no unit on the map.
    .short = Place units next to your dwellings too.

eldervale-card-order-guild-charter = Guild Charter
    .about = In each turn the first adventure card you take that can be cheaper costs you 1 resource less (at least 1).
    .short = First card each turn costs 1 less.

## Chaos

eldervale-card-chaos-passage = Flickering Gate
    .about = Worker (any unit): gain 1 sword or 1 gem. If you alone are highest on Chaos (a tie does not count), also gain what the field shows (the treasure token lying there, otherwise the printed 1 gem).
    .short = Sword or gem; highest on Chaos: field too.

eldervale-card-chaos-madcaps-stash = Madcap's Stash
    .about = Cache with 2 empty fields. At the end of the game score 3 VP for each treasure token with a slash on this card, 1 VP for each other token on it and 2 VP for each gold in your supply.
    .short = End: slash token 3 VP, other 1, gold 2.

eldervale-card-chaos-aura = Chaotic Aura
    .about = When you activate the attached card, roll a die instead of resolving its action; on 1 nothing happens, on 2–3 resolve it once, on 4–6 twice.
    .short = Roll: 1 nothing, 2–3 act once, 4–6 twice.

eldervale-card-chaos-wall = Shifting Wall
    .about = Whenever an opponent advances on Chaos, roll a die; on 1–3 gain 1 sword, on 4–6 any 1 resource.
    .short = Opponent up in Chaos: sword or anything.

eldervale-card-chaos-wild-flail = Wild Flail
    .about = Once per battle, after the roll, you may either reroll all your dice or make one other participant reroll all of theirs.
    .short = Reroll all dice, yours or another's.

eldervale-card-chaos-gambling-den = Gambling Den
    .about = Worker (any unit): roll a die; on 1 nothing, on 2–3 gain 1 gem, on 4–5 gain any 2 resources, on 6 gain 1 gold and score 4 VP.
    .short = Roll for resources, at best gold and 4 VP.

eldervale-card-chaos-wild-hunt = Wild Hunt
    .about = Worker (any unit): gain 1 sword and score 1 VP. Then you may move one uncontrolled monster to an unoccupied realm at most 2 steps away.
    .short = Sword and 1 VP; move a monster 1–2 realms.

eldervale-card-chaos-berserker-pit = Berserker Pit
    .about = Warrior: roll a die; on 1–2 this warrior goes to the Underworld (you gain its sword) and stays there until your next regroup, on 3–4 advance 1 space on the fame track, on 5–6 advance 1 space on the fame track and score 2 VP.
    .short = Roll: 1–2 falls, 3–4 fame, 5–6 also 2 VP.

eldervale-card-chaos-beast-tamer = Beast Tamer
    .about = Wizard: pay 1 gold and 1 gem, then take control of an uncontrolled monster with at most 4 dice anywhere on the map.
    .short = Gold and gem: control a monster.

eldervale-card-chaos-rift-of-madness = Rift of Madness
    .about = Dragon: roll 3 dice and score VP equal to the highest one.
    .short = Roll 3 dice, score the highest.

eldervale-card-chaos-wishing-well = Wishing Well
    .about = Worker (any unit): pay what the deposit field shows, then roll a die; on 1–2 gain any 1 resource, on 3–4 gain any 2 resources, on 5–6 gain any 3 resources.
    .short = Deposit: roll for any 1 to 3 resources.

eldervale-card-chaos-prism = Prism of Possibility
    .about = Once per turn you may reroll a die rolled for one of your cards. With an orb on this card you may also, once per battle after the roll, reroll one of your battle dice.
    .short = Reroll a card's die; with orb in battle too.

eldervale-card-chaos-carnival-of-masks = Carnival of Masks
    .about = Once per regroup you may put one of your units taken from the map on a worker-symbol action of an opponent's adventure card and resolve it as if it were yours (even if it is occupied). The owner gains 1 basic resource of their choice (gem, scroll, potion, tool, sword).
    .short = Use an opponent's card; owner gains 1.

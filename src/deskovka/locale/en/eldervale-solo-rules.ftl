### Ghosts of Eldervale: the rules of the game for one, one message per rule of the catalogue (GHOST-5.2 is eldervale-rule-GHOST-5-2).

## Components

eldervale-rule-GHOST-1-1 = The game for one adds a ghost board, a guardian figure and 24 ghost cards.
eldervale-rule-GHOST-1-2 = The ghosts use a full set of an unused colour, best black or white: 6 workers, a dragon, a wizard, a warrior, 6 roofs, 6 scoring markers and 6 dice.
eldervale-rule-GHOST-1-3 = The ghosts have no faction board, no start card, no faction abilities and no tableau.

## Set-up

eldervale-rule-GHOST-2-1 = Choose your faction, then set up a normal game for two players: a map of 10 tiles, 5 revealed element realms, at most one of them a Lair.
eldervale-rule-GHOST-2-2 = Four elements are used: that of your faction and three others.
eldervale-rule-GHOST-2-3 = You are the start player; your scoring marker starts on 1 VP.
eldervale-rule-GHOST-2-4 = The scoring marker of the ghosts starts on 2 VP.
eldervale-rule-GHOST-2-5 = Before the realms get their treasure, take 1 treasure token of each of the four elements for the ghosts, from the stack of that element that will be placed last. That stack keeps 2 tokens.
eldervale-rule-GHOST-2-6 = Shuffle these four tokens and put one into the leftmost space of each row of the ghost board. It decides the element of the row for the whole game.
eldervale-rule-GHOST-2-7 = These four tokens give the ghosts no reward.
eldervale-rule-GHOST-2-8 = Shuffle the 24 ghost cards and put 3 of them face up, one under each action zone.
eldervale-rule-GHOST-2-9 = Put 5 magic cards face down from the deck beside the ghost board: they are the ghosts' hand. Nobody may look at them.
eldervale-rule-GHOST-2-10 = Roll a die and find the row by the die faces on the left edge of the ghost board. Its element is the ghosts' starting element.
eldervale-rule-GHOST-2-11 = The ghosts take the passage of that element as their first adventure card. Turn up the next card of its deck, so that four cards are on offer again.
eldervale-rule-GHOST-2-12 = Put a marker of the ghosts on level 1 of that element's power track. This is the power of the card; they do not gain it twice.
eldervale-rule-GHOST-2-13 = Put a marker of the ghosts on the first space of the fame track.
eldervale-rule-GHOST-2-14 = Three more markers of the ghosts lie beside the power tracks for later use.
eldervale-rule-GHOST-2-15 = All nine units of the ghosts start on the ghost board, divided among the three action zones. These zones are the ghosts' ready area.
eldervale-rule-GHOST-2-16 = The ghosts never summon units.
eldervale-rule-GHOST-2-17 = The guardian starts beside the map, not on it.
eldervale-rule-GHOST-2-18 = You are set up as in the game for several players: 3 ready workers, 5 magic cards, one of each of the five basic resources and a marker on the track of your element.

## Special rules

eldervale-rule-GHOST-3-1 = Peaceful start: there is no battle, no rampage and no monster ability until both markers are on the fame track. The ghosts' marker is there from the beginning, so the peace ends when you have regrouped for the first time.
eldervale-rule-GHOST-3-2 = The ghosts use a single resource: magic cards. They lie face down in a pile that stands for the ghosts' hand.
eldervale-rule-GHOST-3-3 = The ghosts have no hand limit.
eldervale-rule-GHOST-3-4 = The ghosts never use the text of magic cards: no spells, no quests, no prophecies.
eldervale-rule-GHOST-3-5 = When the ghosts would gain any resource, they gain one magic card instead, for each resource (except on the reward menu, see GHOST-14.3).
eldervale-rule-GHOST-3-6 = When the ghosts must discard or lose a resource, they discard one magic card.
eldervale-rule-GHOST-3-7 = Treasure tokens give the ghosts no resources; the tokens go to the ghost board.
eldervale-rule-GHOST-3-8 = The ghosts gain no sword and nothing else when their units go to the Underworld.
eldervale-rule-GHOST-3-9 = The ghosts never pay for anything they do, neither for dwellings nor for adventure cards.
eldervale-rule-GHOST-3-10 = The ghosts are your opponent and count as a player in the texts of cards and abilities.
eldervale-rule-GHOST-3-11 = Adventure cards give the ghosts no abilities and no actions. They lie in one pile that you may look through at any time.
eldervale-rule-GHOST-3-12 = The ghosts perform no card actions when they regroup.

## The guardian

eldervale-rule-GHOST-4-1 = The guardian is not a unit, takes no part in battles, does not occupy a realm, and spells and abilities do not affect it.
eldervale-rule-GHOST-4-2 = Immediately after you place a unit in your turn, the guardian moves into the same realm. A further placement in the same turn moves it again.
eldervale-rule-GHOST-4-3 = When you regroup, the guardian stays where it is.
eldervale-rule-GHOST-4-4 = Nothing else moves the guardian, not even effects that move units.
eldervale-rule-GHOST-4-5 = The guardian does not follow the ghosts' units.

## The ghosts' turn

eldervale-rule-GHOST-5-1 = After each of your turns the ghosts take one turn.
eldervale-rule-GHOST-5-2 = Roll a die. It selects an action zone: 1 and 2 the left one, 3 and 4 the middle one, 5 and 6 the right one.
eldervale-rule-GHOST-5-3 = If the selected zone holds at least one unit of the ghosts, resolve the card under this zone, with the leftmost unit of the zone.
eldervale-rule-GHOST-5-4 = If the selected zone holds no unit, the ghosts regroup. The card is neither resolved nor discarded.

## Resolving a ghost card

eldervale-rule-GHOST-6-1 = In this order: 1. place the unit; 2. if it is in an element realm, the ghosts gain a treasure token; 3. resolve what else the card shows; 4. discard the card and put a new one from the deck in its place.
eldervale-rule-GHOST-6-2 = A ghost card has one placement and at most one further action: build a dwelling, gain an adventure card, place a realm tile or another printed effect.
eldervale-rule-GHOST-6-3 = The picture on the card shows one of the six realms next to the guardian (upper right, right, lower right, lower left, left, upper left, as you see it), or a certain ruin.
eldervale-rule-GHOST-6-4 = If there is no realm at the shown position, the unit is placed in the guardian's realm.
eldervale-rule-GHOST-6-5 = If the card shows a ruin, the unit goes there wherever the guardian is.
eldervale-rule-GHOST-6-6 = The ghosts ignore all restrictions of placing: no need to be next to an own unit, no ban on occupied realms or on realms with own units, no need to be able to act.
eldervale-rule-GHOST-6-7 = A unit of the ghosts placed next to a monster makes it rampage as for a player (after the peaceful start).
eldervale-rule-GHOST-6-8 = A placement of the ghosts triggers a battle exactly as a player's placement does.
eldervale-rule-GHOST-6-9 = The battle is fought after the third step, that is after the further effects of the card.
eldervale-rule-GHOST-6-10 = When the ghost deck is empty, its discard pile is shuffled into a new deck.

## A ghost unit in an element realm or a ruin

eldervale-rule-GHOST-7-1 = With one stack of tokens in the realm, the ghosts take its top token.
eldervale-rule-GHOST-7-2 = With two stacks, the ghosts take the top token of the left one.
eldervale-rule-GHOST-7-3 = With no stack left, the ghosts gain one magic card instead of the printed resource.
eldervale-rule-GHOST-7-4 = In a ruin the ghosts do not perform the realm action. The unit just stays there and brings 2 VP when they regroup.
eldervale-rule-GHOST-7-5 = The token below the one they took is turned face up as usual.
eldervale-rule-GHOST-7-6 = On the Bifröst Bridge (neither an element realm nor a ruin) the ghosts gain nothing, and no VP when they regroup.

## Rows of the ghost board

eldervale-rule-GHOST-8-1 = The ghost board has four rows, one for each element in play.
eldervale-rule-GHOST-8-2 = A token they gain is placed face down in the row of its element, on the first free space from the left.
eldervale-rule-GHOST-8-3 = A space with the fame symbol: the ghosts advance 1 space on the fame track and gain its reward.
eldervale-rule-GHOST-8-4 = A space with the magic symbol: the ghosts draw one magic card onto their pile.
eldervale-rule-GHOST-8-5 = A space with the adventure symbol: the ghosts gain an adventure card of the element of the row.
eldervale-rule-GHOST-8-6 = Other spaces give nothing.
eldervale-rule-GHOST-8-7 = The spaces of a row from the left: starting token, nothing, magic, adventure, fame, nothing, magic, adventure.
eldervale-rule-GHOST-8-8 = A token whose row is full is set aside without a reward.

## Dwellings of the ghosts

eldervale-rule-GHOST-9-1 = When the ghosts are to build, first look at the guardian's realm. If it is an element realm with a worker of the ghosts and without a dwelling of anyone, that worker becomes a dwelling of the ghosts.
eldervale-rule-GHOST-9-2 = Otherwise look at the realms next to the guardian clockwise from the upper right (upper right, right, lower right, lower left, left, upper left). They build in the first element realm with a worker of theirs and without a dwelling.
eldervale-rule-GHOST-9-3 = If no realm qualifies, the action is ignored.
eldervale-rule-GHOST-9-4 = No cost is paid; the dwelling gets a roof of the ghosts.
eldervale-rule-GHOST-9-5 = The ghosts score for building as a player does: 2 VP for each adjacent ruin and 2 VP for each adjacent dwelling of anyone.
eldervale-rule-GHOST-9-6 = The ghosts gain exactly 1 level of power in the element of the realm, even where the tile shows two symbols.
eldervale-rule-GHOST-9-7 = The worker placed by the same card may be used.
eldervale-rule-GHOST-9-8 = Vanishing ghosts: if the placed worker becomes a dwelling and so nobody is left in the realm to fight against, there is no battle, even if a monster rampaged in or you have units there.
eldervale-rule-GHOST-9-9 = The sixth dwelling of the ghosts triggers the end of the game.

## Adventure cards of the ghosts

eldervale-rule-GHOST-10-1 = For a space of a row, the ghosts gain an adventure card of the element of that row.
eldervale-rule-GHOST-10-2 = For the action of a ghost card, a die decides: the element is that of the row with this face.
eldervale-rule-GHOST-10-3 = The ghosts take the face-up card of that element's deck for free, and the next card is turned up.
eldervale-rule-GHOST-10-4 = For each adventure card the ghosts gain 1 level of power of its element.
eldervale-rule-GHOST-10-5 = If the deck is empty, the ghosts gain nothing.

## Battles with the ghosts

eldervale-rule-GHOST-11-1 = Units of the ghosts roll as many dice as players' units of their kind. Dwellings of the ghosts in and next to the realm of the battle add dice as usual.
eldervale-rule-GHOST-11-2 = All units of the ghosts next to a battle always join it, whoever fights.
eldervale-rule-GHOST-11-3 = Power of the Underworld: in every battle in which units of the ghosts take part, the ghosts add the dice of all their units in the Underworld (worker 1, warrior 2, dragon 3, wizard as its kind).
eldervale-rule-GHOST-11-4 = The maximum of 6 dice applies to the ghosts too.
eldervale-rule-GHOST-11-5 = The ghosts spend no swords.
eldervale-rule-GHOST-11-6 = Joining goes in the usual order: from the left of the active player, the active player last. So you decide before the ghosts in their turn and after them in yours.
eldervale-rule-GHOST-11-7 = If the ghosts win against you, they advance 1 space on the fame track.
eldervale-rule-GHOST-11-8 = If the ghosts win against a monster, they gain 1 level of power of its element. If they are at the top of that track, they advance 1 space on the fame track instead.
eldervale-rule-GHOST-11-9 = If the ghosts win against you and a monster at once, they choose the power (GHOST-11.8).
eldervale-rule-GHOST-11-10 = Beaten units of the ghosts go to the Underworld; the ghosts gain no swords for them.
eldervale-rule-GHOST-11-11 = The ghosts reroll or change dice only if an effect forces them to.

## Ghosts and monsters

eldervale-rule-GHOST-12-1 = Monsters treat units of the ghosts as units of a player: they rampage against them and fight them.
eldervale-rule-GHOST-12-2 = Monster abilities that send units to the Underworld do not affect units of the ghosts.
eldervale-rule-GHOST-12-3 = Whenever the ghosts may choose whether there is a battle (for example with the Winged Serpent), they choose the battle.
eldervale-rule-GHOST-12-4 = If the ghosts beat a monster without an element (Mother of Dragons or Ice Giant), they gain the fame it rewards, and the dragon treasure token.

## Decisions of the ghosts

eldervale-rule-GHOST-13-1 = If the ghosts must choose an element (power of any element, adventure card), a die decides by the faces on the left edge of the ghost board.
eldervale-rule-GHOST-13-2 = If the ghosts cannot gain power of the rolled element (they are at its top level), roll again, repeatedly if need be.
eldervale-rule-GHOST-13-3 = Any other decision that is not described here is yours: for example where a new realm tile is placed, or which of several monsters rampages.
eldervale-rule-GHOST-13-4 = If no element can give the ghosts power, the first roll stands and no power is gained.
eldervale-rule-GHOST-13-5 = Die faces of the rows: row 1 has 1 and 2, row 2 has 3, row 3 has 4, row 4 has 5 and 6.

## Orbs and fame of the ghosts

eldervale-rule-GHOST-14-1 = An orb gained by the ghosts is put at once on the leftmost free space of the reward menu.
eldervale-rule-GHOST-14-2 = The ghosts gain what that space shows (VP, magic cards, power).
eldervale-rule-GHOST-14-3 = If the space shows resources other than magic cards, the ghosts gain 1 VP for each of them instead.
eldervale-rule-GHOST-14-4 = Rewards of the fame track: 2 VP are 2 VP; any resource is 1 magic card each; power of any element is decided by a die; the orb space gives the orb if it is still there, otherwise 2 VP.
eldervale-rule-GHOST-14-5 = On the last space of the fame track each further step gives 2 VP as usual.
eldervale-rule-GHOST-14-6 = The ghosts take the orb of a power track when they reach its top first.

## The ghosts regroup

eldervale-rule-GHOST-15-1 = In this order: 1. 2 VP for each unit of the ghosts on a ruin tile; 2. 1 VP for each unit of the ghosts in the Underworld; 3. all units of the ghosts return from the map and the Underworld to the ghost board.
eldervale-rule-GHOST-15-2 = Dragon, wizard and warrior return to their own zones.
eldervale-rule-GHOST-15-3 = Workers return one by one to the free worker symbols, from the lowest number to the highest (1 to 6).
eldervale-rule-GHOST-15-4 = Worker symbols 1 and 3 are in the left zone, 2 and 4 in the middle zone, 5 and 6 in the right zone.
eldervale-rule-GHOST-15-5 = The warrior stands in the left zone, the wizard in the middle, the dragon in the right one, each to the right of the workers.
eldervale-rule-GHOST-15-6 = Units in element realms bring no VP at the regroup.
eldervale-rule-GHOST-15-7 = Dwellings of the ghosts stay; their workers do not return.
eldervale-rule-GHOST-15-8 = The card of the selected zone stays in its place.

## End and final scoring

eldervale-rule-GHOST-16-1 = The end of the game is triggered as usual, by you or by the ghosts: by a sixth dwelling or by drawing the last realm tile.
eldervale-rule-GHOST-16-2 = After the turn that triggered the end, you and the ghosts have one more turn each, in the usual order.
eldervale-rule-GHOST-16-3 = You score as in the game for several players.
eldervale-rule-GHOST-16-4 = The ghosts score the numbers at their markers on the power tracks.
eldervale-rule-GHOST-16-5 = Dwellings of the ghosts score as usual: each their power in the element of the realm.
eldervale-rule-GHOST-16-6 = Every adventure card scores the ghosts their power in its element. The number of dwellings is no limit.
eldervale-rule-GHOST-16-7 = The ghosts score 1 VP for each magic card in their pile, whatever its kind.
eldervale-rule-GHOST-16-8 = The ghosts score no start card, no caches, no prophecies and no orbs.
eldervale-rule-GHOST-16-9 = The higher total wins. Ties are broken by resources as usual (ELDER-25.14); the ghosts have only magic cards. If that is equal too, you win together.

## Chapters

eldervale-chapter-GHOST-1 = Ghosts: components
eldervale-chapter-GHOST-2 = Ghosts: set-up
eldervale-chapter-GHOST-3 = Ghosts: special rules
eldervale-chapter-GHOST-4 = Ghosts: the guardian
eldervale-chapter-GHOST-5 = Ghosts: their turn
eldervale-chapter-GHOST-6 = Ghosts: resolving a card
eldervale-chapter-GHOST-7 = Ghosts: a unit in an element realm or a ruin
eldervale-chapter-GHOST-8 = Ghosts: rows of the ghost board
eldervale-chapter-GHOST-9 = Ghosts: dwellings
eldervale-chapter-GHOST-10 = Ghosts: adventure cards
eldervale-chapter-GHOST-11 = Ghosts: battles
eldervale-chapter-GHOST-12 = Ghosts: monsters
eldervale-chapter-GHOST-13 = Ghosts: decisions
eldervale-chapter-GHOST-14 = Ghosts: orbs and fame
eldervale-chapter-GHOST-15 = Ghosts: regrouping
eldervale-chapter-GHOST-16 = Ghosts: end and final scoring

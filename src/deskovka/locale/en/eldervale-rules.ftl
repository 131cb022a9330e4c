### Dwellings of Eldervale: the rules, one message per rule of the catalogue (ELDER-8.1 is eldervale-rule-8-1).

## Components

eldervale-rule-1-1 = There are eight elements: Air, Earth, Fire, Water, Light, Dark, Order and Chaos.
eldervale-rule-1-2 = The standard box holds 30 realm tiles.
eldervale-rule-1-3 = These are 24 element realms (3 of each element) and 6 ruins: Mage Tower, Fortress, Mill, Summoning Portal and two Dungeons.
eldervale-rule-1-4 = One of the three realms of every element is a Lair; it shows the monster symbol.
eldervale-rule-1-5 = There are 104 adventure cards, 13 of each element; one of the 13 is the element's passage.
eldervale-rule-1-6 = There are 8 start cards, one of each element.
eldervale-rule-1-7 = There are 60 magic cards.
eldervale-rule-1-8 = There are 10 monster cards: 8 element monsters, the Mother of Dragons and the Ice Giant. The Czech edition also contains 8 cards of legendary monsters and 2 cards of mercenaries.
eldervale-rule-1-9 = There are 5 monster dice, so a monster never rolls more than 5 unless its card says otherwise.
eldervale-rule-1-10 = There are 96 treasure tokens, 12 of each element.
eldervale-rule-1-11 = There are 120 resource tokens: 20 each of gems, scrolls, potions, tools, swords and gold.
eldervale-rule-1-12 = There are 9 orbs.
eldervale-rule-1-13 = Each colour has 27 pieces: 6 dice, 6 roofs, 6 scoring markers and 9 figures (6 workers, a dragon, a wizard and a warrior).
eldervale-rule-1-14 = There are 8 double-sided faction boards, so 16 factions, two of each element.
eldervale-rule-1-15 = Optional pieces are the Bifröst Bridge, the Dragon Den, 5 dragon treasure tokens, 5 tactics tokens, the Oracle (sold separately) and the mercenaries Minotaur and Mimeza.
eldervale-rule-1-16 = Resource tokens never run out; if there are too few, anything else stands in for them.
eldervale-rule-1-17 = Overview cards, trays and stickers do nothing in the game.

## Terms and timing

eldervale-rule-2-1 = If a card, a faction, a monster or another ability contradicts these rules, follow the ability as far as you can.
eldervale-rule-2-2 = “You” on a card is whoever plays or owns it. The active player is always the one whose turn it is.
eldervale-rule-2-3 = If several effects are due at the same moment, the active player chooses their order.
eldervale-rule-2-4 = If several players use abilities or spells at the same moment, these work in the order in which they were announced. Players are asked one after another from the active player's left, the active player last, until nobody wants anything more.
eldervale-rule-2-5 = A slash on any piece always means “or”.
eldervale-rule-2-6 = Placing a unit and moving a unit are two different things: an effect that says “move” is never a placement.
eldervale-rule-2-7 = A unit that was moved does not perform the action of the realm.
eldervale-rule-2-8 = Moving a unit causes no rampage and no battle, unless the effect says so.
eldervale-rule-2-9 = A unit is active once you may use it: the three starting workers from the beginning, every other unit from the moment it is summoned.
eldervale-rule-2-10 = Dwellings are never units.
eldervale-rule-2-11 = An opponent is every other player; in the team game, a team mate is not an opponent.
eldervale-rule-2-12 = Everybody may see the map, all tableaus, resources, treasure tokens in trays, the top token of every stack, the magic discard pile, all tracks, and how many cards are in hands and decks.
eldervale-rule-2-13 = Hidden are the magic cards in hands, the order of every deck and of the realm supply, and the tokens below the top one of a stack.

## Resources and treasure tokens

eldervale-rule-3-1 = The resources are gems, scrolls, potions, tools, swords, gold and magic cards.
eldervale-rule-3-2 = What you gain comes from the common supply into your tray; what you spend goes back.
eldervale-rule-3-3 = You can never hold more than 5 of one kind of resource, gold included. Magic cards have no such limit.
eldervale-rule-3-4 = If you would get more than 5, take only as many as fit; the rest is lost.
eldervale-rule-3-5 = A gold may be spent in place of any other resource, one for one.
eldervale-rule-3-6 = Gold can replace a magic card in a price. If you have to discard a card and it is not a price, gold does not help.
eldervale-rule-3-7 = A chest stands for any resource: a gem, scroll, potion, tool, sword, gold or magic card.
eldervale-rule-3-8 = To gain a magic card, draw the top card of the magic deck; to spend one, discard any card from your hand.
eldervale-rule-3-9 = A price of several resources of any kind may be paid with any mixture, magic cards included.
eldervale-rule-3-10 = Each element has 12 treasure tokens; their backs show the element.
eldervale-rule-3-11 = The face of a treasure token shows a magic card, one resource, two of the same resource, or two different ones with a slash. With a slash you gain or pay one of the two and choose anew every time the token is used.
eldervale-rule-3-12 = Your tray holds at most 4 treasure tokens.
eldervale-rule-3-13 = If you hold 4 tokens and gain another, you must discard one of the five and gain its resources.
eldervale-rule-3-14 = Tokens on fields of your cards do not count towards the limit of 4.
eldervale-rule-3-15 = Discarded treasure tokens are out of the game.

## Magic cards

eldervale-rule-4-1 = Magic cards are kept secretly in hand.
eldervale-rule-4-2 = If you hold more than 7 magic cards at the end of your turn, discard down to exactly 7; you choose which.
eldervale-rule-4-3 = At any other time you may hold as many as you like.
eldervale-rule-4-4 = A magic card spent as a resource, and a spell once it has worked, go face up on the common discard pile.
eldervale-rule-4-5 = If you have to draw and the deck is empty, the discard pile is shuffled into a new deck and you go on drawing.
eldervale-rule-4-6 = If the discard pile is empty as well, you draw nothing.
eldervale-rule-4-7 = There are spells, quests and prophecies. Each of them can be spent as a resource.
eldervale-rule-4-8 = Casting a spell is a free action; the card says when it may be cast.
eldervale-rule-4-9 = You may cast a spell in another player's turn if its text allows it, for instance when a battle is about to be triggered.
eldervale-rule-4-10 = A spell “during your turn” may be cast at any moment of your own turn when free actions are allowed, but not from the roll of a battle to its end.
eldervale-rule-4-11 = If your power in the element right of the slash is at least the number there, the spell is free. Otherwise pay the resources left of the slash.
eldervale-rule-4-12 = A spell without a casting cost is free.
eldervale-rule-4-13 = You cannot pay for a spell with the very card you are casting.
eldervale-rule-4-14 = A quest gives its victory points as soon as its condition is met and you play it; you need not. A quest that names an event is played at that event, in whoever's turn. One that names a state is played as a free action in your turn, or at the end of another player's turn.
eldervale-rule-4-15 = A completed quest stays face up in front of you. It is no longer in your hand and cannot be spent.
eldervale-rule-4-16 = A prophecy cannot be played during the game. It stays in your hand, or is spent as a resource, and is scored at the end of the game.
eldervale-rule-4-17 = You can cast a spell only if at least the first part of its effect is possible; later parts that are impossible are skipped.

## Set-up: factions, order, elements

eldervale-rule-5-1 = The game is for 2–5 players.
eldervale-rule-5-2 = Colours are dealt at random or chosen; everybody has a different element.
eldervale-rule-5-3 = Take the start card of your colour and choose one of the two factions on your faction board.
eldervale-rule-5-4 = Everybody rolls all 6 dice. The highest single die decides, then the second highest and so on, as in a battle; the best player starts.
eldervale-rule-5-5 = If the best rolls are equal in all dice, the tied players roll again.
eldervale-rule-5-6 = Play goes clockwise.
eldervale-rule-5-7 = Your victory point marker starts on your place in the turn order: 1, 2, 3, 4 or 5.
eldervale-rule-5-8 = The players' elements are used and two more, agreed on or drawn at random.
eldervale-rule-5-9 = So 2, 3, 4 or 5 players use 4, 5, 6 or 7 elements.
eldervale-rule-5-10 = For each used element take its 3 realm tiles, a monster with its card and an orb.
eldervale-rule-5-11 = With legendary monsters, chance decides for each element whether its base or its legendary monster is used.

## Set-up: decks, map, orbs, players

eldervale-rule-6-1 = In each used element, the passage lies face up on top of the adventure deck; the other 12 cards are shuffled face down below it.
eldervale-rule-6-2 = The decks of unused elements stay face down and nobody can take from them.
eldervale-rule-6-3 = The adventure offer is the face-up top card of every used deck: 4, 5, 6 or 7 cards with 2, 3, 4 or 5 players.
eldervale-rule-6-4 = The 12 treasure tokens of each used element are shuffled into four stacks of 3.
eldervale-rule-6-5 = That is one stack for each treasure field of the element: two of its realms have one field, one has two.
eldervale-rule-6-6 = Mage Tower, Fortress, Mill, Summoning Portal and one Dungeon are in every game; the second Dungeon only with 4 or 5 players.
eldervale-rule-6-7 = All element realms of the used elements are shuffled into the realm supply: 12, 15, 18 or 21 tiles with 2, 3, 4 or 5 players. Ruins do not belong to it.
eldervale-rule-6-8 = Reveal 5 tiles of the supply with 2 players, 7 with 3 players and 8 with 4 or 5 players.
eldervale-rule-6-9 = If more than one of them is a Lair, only the first is kept; every other goes under the supply and another tile is revealed for it. So at most one Lair is on the map at the start.
eldervale-rule-6-10 = The revealed realms and the ruins are shuffled and laid face up at random in the layout for the number of players, all turned the same way.
eldervale-rule-6-11 = The map has 10 tiles with 2 players, 12 with 3 and 14 with 4 or 5.
eldervale-rule-6-12 = The rows of the map have 3, 4 and 3 tiles with 2 players, 4, 4 and 4 with 3 players, and 3, 4, 4 and 3 with 4 or 5 players.
eldervale-rule-6-13 = The rest of the supply is shuffled again and put face down: 7, 8, 10 or 13 tiles with 2, 3, 4 or 5 players.
eldervale-rule-6-14 = Every treasure field on the map gets a stack of 3 tokens of its element; the top token is turned face up.
eldervale-rule-6-15 = If there is a Lair on the map, its monster starts on it.
eldervale-rule-6-16 = The magic deck is shuffled and everybody gets 5 cards.
eldervale-rule-6-17 = One orb lies at the top of each used element's power track and one on the spaces 4 and 7 of the fame track each; the others are not used.
eldervale-rule-6-18 = So there are 6, 7, 8 or 9 orbs with 2, 3, 4 or 5 players.
eldervale-rule-6-19 = You start with 3 workers in your ready area. The other 3 workers, the dragon, the wizard and the warrior wait in your tray with 6 roofs and 6 dice.
eldervale-rule-6-20 = You start with a gem, a scroll, a potion, a tool and a sword; without gold, treasure tokens or orbs.
eldervale-rule-6-21 = Of your six scoring markers one lies on the victory point track, one on level 1 (power 2) of your own element, one in your tray for the fame track, and three beside the power tracks.
eldervale-rule-6-22 = The marker on level 1 already stands for the symbol of your start card; you gain no more power for it.

## The map

eldervale-rule-7-1 = Realms are hexagons; two realms are adjacent if they share an edge.
eldervale-rule-7-2 = All tiles are turned the same way; a realm has neighbours at its upper right, right, lower right, lower left, left and upper left.
eldervale-rule-7-3 = A realm is unoccupied if neither a unit of any player nor a monster is in it. Dwellings do not matter.
eldervale-rule-7-4 = There are element realms and ruins. A Lair is an element realm; the Bifröst Bridge is neither.
eldervale-rule-7-5 = A new realm is laid at the edge of the map, next to at least 2 realms.
eldervale-rule-7-6 = At most one monster can be in a realm.
eldervale-rule-7-7 = Any number of units of any players can be in a realm.
eldervale-rule-7-8 = At most one dwelling can stand in a realm, whoever owns it.

## The turn

eldervale-rule-8-1 = In your turn you must do exactly one of two things: place a unit, or regroup.
eldervale-rule-8-2 = You cannot pass.
eldervale-rule-8-3 = You may also do any number of free actions in your turn.
eldervale-rule-8-4 = If you have no unit in your ready area, or nowhere to place one, you must regroup.
eldervale-rule-8-5 = You may always regroup, even without a unit on the map.
eldervale-rule-8-6 = At the end of your turn apply the hand limit; then it is the turn of the player to your left.
eldervale-rule-8-7 = A turn with a placement goes like this: place the unit, see whether a monster rampages, perform the realm's action, fight the battle, end the turn.

## Placing a unit

eldervale-rule-9-1 = Take a unit from your ready area and put it into a realm where these rules allow it.
eldervale-rule-9-2 = First placement: if you have no unit in Eldervale, you may place into any unoccupied realm, at whatever time of the game.
eldervale-rule-9-3 = For a first placement your dwellings do not count as units.
eldervale-rule-9-4 = If you have units on the map, you must place into a realm adjacent to one of them.
eldervale-rule-9-5 = You may never place into a realm where you already have a unit.
eldervale-rule-9-6 = A later placement may go into a realm with opponents' units or a monster; this triggers a battle, except during the peaceful start.
eldervale-rule-9-7 = You may place only where you can perform the realm's action and pay for it. You have to perform it.
eldervale-rule-9-8 = What counts is what you hold at the moment of placing. Free actions before it help, such as discarding treasure tokens for their resources.
eldervale-rule-9-9 = To place in a Dungeon you must be able to gain at least 1 adventure card.
eldervale-rule-9-10 = The action of an element realm is always possible, even if your limit of resources leaves you nothing.
eldervale-rule-9-11 = A dragon, wizard or warrior may be placed by the common rules or by its own ability.
eldervale-rule-9-12 = Dragon, Flight: you may place it 1 or 2 realms away from any of your units on the map. The distance is counted from tile to adjacent tile.
eldervale-rule-9-13 = A flying dragon may land among other players' units or at a monster, but not in a realm with your own unit.
eldervale-rule-9-14 = Wizard, Teleport: you may place it into any unoccupied realm, whether or not you have units on the map.
eldervale-rule-9-15 = Warrior, Assault: if you have no unit on the map, the warrior may be placed into any occupied realm, or into any unoccupied one like every first unit.
eldervale-rule-9-16 = While you have a unit on the map there is no Assault.
eldervale-rule-9-17 = Abilities of your faction and cards in your tableau may change where you can place.
eldervale-rule-9-18 = Right after placing, before the realm's action, look for monsters in adjacent realms: one of them rampages into the realm.
eldervale-rule-9-19 = If something makes the action impossible between the placement and the action, the impossible part is skipped and the unit stays where it was placed.

## Realm actions

eldervale-rule-10-1 = Element realm: take the top treasure token of a stack there into your tray; the next token is turned face up.
eldervale-rule-10-2 = If there are two stacks, take one token from the stack of your choice.
eldervale-rule-10-3 = If the stack of a field is used up, you gain the resource printed on that field instead.
eldervale-rule-10-4 = If one of two stacks is used up, choose: a token of the other stack, or the printed resource of the empty field.
eldervale-rule-10-5 = Mage Tower: spend any 2 resources, draw 3 magic cards, then discard any 1 card from your hand.
eldervale-rule-10-6 = Fortress: spend any 2 resources and gain 2 gold.
eldervale-rule-10-7 = Summoning Portal: take a unit from your tray, pay its price on your start card and put it into your ready area.
eldervale-rule-10-8 = A dragon costs 2 gems and a scroll, a wizard 2 potions and a scroll, a warrior 2 tools and a sword.
eldervale-rule-10-9 = Your three further workers cost 1, then 2, then 3 resources of any kind, in this order.
eldervale-rule-10-10 = A summoned unit is yours to use for the rest of the game.
eldervale-rule-10-11 = If no unit is left in your tray, you cannot place at the Summoning Portal.
eldervale-rule-10-12 = Mill: build a dwelling with one of your workers that stands in an element realm without a dwelling.
eldervale-rule-10-13 = Dungeon: go on an expedition.
eldervale-rule-10-14 = You may place in a Dungeon even if the realm supply is empty.

## Dungeon expedition

eldervale-rule-11-1 = Step 1: turn up the top tile of the realm supply and lay it at the edge of the map, next to at least 2 realms, where you like. If the supply is empty, skip this step.
eldervale-rule-11-2 = A new element realm gets a stack of 3 tokens of its element on each of its fields, the top token face up.
eldervale-rule-11-3 = A new Lair also gets the monster of its element.
eldervale-rule-11-4 = A monster that comes this way does not rampage now, even if there are units next to it.
eldervale-rule-11-5 = Step 2: take a face-up adventure card of the offer, pay its cost, put it into your tableau and gain 1 power of its element. You have to.
eldervale-rule-11-6 = Step 3: take a second face-up card in the same way, or burn one: turn a face-up card of the offer over and put it under its deck.
eldervale-rule-11-7 = You have to do one of the two if you can.
eldervale-rule-11-8 = The deck you took from in step 2 shows no card in step 3, so both cards never come from the same deck.
eldervale-rule-11-9 = Step 4: turn up the new top card of each deck used in steps 2 and 3.
eldervale-rule-11-10 = You may use free actions between the steps, for instance spend an orb gained in step 2 to pay in step 3.
eldervale-rule-11-11 = A burnt or otherwise discarded adventure card stays in the game at the bottom of its deck.
eldervale-rule-11-12 = An empty adventure deck offers nothing.
eldervale-rule-11-13 = Drawing the last tile of the realm supply triggers the end of the game.

## Regrouping

eldervale-rule-12-1 = A regroup has four steps in this order.
eldervale-rule-12-2 = Step 1: take your units from the realms one by one, and put each either into your ready area or on an action of a card in your tableau, which you carry out at once.
eldervale-rule-12-3 = You choose the order of units and actions.
eldervale-rule-12-4 = An action with a unit on it takes no other: each action works once in a regroup.
eldervale-rule-12-5 = Only units taken from realms in this step activate cards; those already in the ready area cannot.
eldervale-rule-12-6 = Step 2: all your units return from the Underworld to your ready area; they cannot activate cards.
eldervale-rule-12-7 = Step 3: all your units return from cards to your ready area.
eldervale-rule-12-8 = Step 4: mercenaries you hired for gold in an earlier turn go back to the supply with their cards.
eldervale-rule-12-9 = A mercenary returned in this turn cannot be hired again in the same turn, not even with an orb.
eldervale-rule-12-10 = You may leave no unit in Eldervale or in the Underworld: after a regroup all your active units are in your ready area.
eldervale-rule-12-11 = When your first regroup has been carried out, after step 4, put the marker from your tray on the leftmost space of the fame track.
eldervale-rule-12-12 = You may use free actions between all parts of a regroup.
eldervale-rule-12-13 = Taking a unit back from a realm is neither a placement nor a defeat: it brings no rampage, no battle and no sword.
eldervale-rule-12-14 = Controlled monsters and mercenaries on the map are units: you take them back too, and they may activate actions with a worker symbol.

## Card actions and the start card

eldervale-rule-13-1 = Actions of cards are used only while regrouping; using one is called activating the card.
eldervale-rule-13-2 = An action with a worker symbol can be activated by any unit.
eldervale-rule-13-3 = An action with a dragon, wizard or warrior symbol can be activated by that unit only.
eldervale-rule-13-4 = You may put a unit on an action only if the action can be carried out: its costs paid, its deposit field filled and at least a part of it possible.
eldervale-rule-13-5 = Resources gained by one action can be used for the next ones in the same regroup.
eldervale-rule-13-6 = Your start card has three actions, Summon, Gather and Dwell; each works once in a regroup, with a unit of its own.
eldervale-rule-13-7 = Summon works like the Summoning Portal.
eldervale-rule-13-8 = Gather: gain the resource printed in the field, or the resources of the treasure token that lies there.
eldervale-rule-13-9 = Dwell works like the Mill: one of your workers that is still in an element realm becomes a dwelling.
eldervale-rule-13-10 = The unit that activates Dwell and the worker that becomes a dwelling are two different units.
eldervale-rule-13-11 = The start card can never be destroyed or discarded, opponents cannot use it, and no aura can be attached to it.
eldervale-rule-13-12 = All three actions of the start card have the worker symbol, so any unit can activate them.
eldervale-rule-13-13 = Using an action of a card in any way, also through an effect, activates the card. Through effects, the action of one adventure card works at most once in a turn.

## Dwellings

eldervale-rule-14-1 = You build a dwelling at the Mill, with the Dwell action, or by another effect that says so.
eldervale-rule-14-2 = Step 1: choose an element realm with one of your workers and without a dwelling. There are no dwellings on ruins.
eldervale-rule-14-3 = Step 2: pay the price of a dwelling printed on that realm.
eldervale-rule-14-4 = Step 3: put a roof from your tray on the worker; from now on it is a dwelling and not a unit.
eldervale-rule-14-5 = Step 4: gain 2 VP for each adjacent ruin.
eldervale-rule-14-6 = Step 5: gain 2 VP for each adjacent dwelling, whoever owns it.
eldervale-rule-14-7 = Step 6: gain 1 power of the realm's element, or 2 if the tile shows two element symbols.
eldervale-rule-14-8 = Only workers can become dwellings.
eldervale-rule-14-9 = You have 6 roofs, so at most 6 dwellings; the sixth triggers the end of the game.
eldervale-rule-14-10 = A dwelling stays until the end of the game; nothing removes it.
eldervale-rule-14-11 = Its worker is gone for good and cannot be summoned again.
eldervale-rule-14-12 = Other units or a monster in the realm do not prevent building.
eldervale-rule-14-13 = The points for neighbours are scored once, when you build; later neighbours bring nothing to older dwellings.
eldervale-rule-14-14 = A worker that is your last active unit cannot become a dwelling.

## Free actions

eldervale-rule-15-1 = You may do free actions in your own turn, as many as you like, before, during and after other actions.
eldervale-rule-15-2 = The free actions are: discard a treasure token, put a treasure token on a field, play a magic card, attach an aura, hire a mercenary, refresh your tactics token, use an orb and, in the team game, swap magic cards.
eldervale-rule-15-3 = Discard a treasure token from your tray and gain its resources; a token with a magic card lets you draw one.
eldervale-rule-15-4 = This is the only free action allowed at any time, also while something else is being resolved and in other players' turns. Spells that say when they may be cast are the exception.
eldervale-rule-15-5 = Tokens that lie on fields cannot be discarded for resources.
eldervale-rule-15-6 = Put a treasure token from your tray on a square field of a card in your tableau, face up unless the card says otherwise.
eldervale-rule-15-7 = If the field already holds a token, the old one is discarded and brings nothing.
eldervale-rule-15-8 = A token on a card cannot be moved to another one.
eldervale-rule-15-9 = The field of Gather on your start card can take a token too.
eldervale-rule-15-10 = Except for discarding a treasure token, no free action interrupts a payment, a gain, the building of a dwelling or a roll. It is allowed before your choice of the turn, after a placement and its rampage, between the steps of an expedition, between units and steps of a regroup, before a battle, between its steps and after it.

## Orbs

eldervale-rule-16-1 = Orbs come from the tops of the power tracks, from spaces 4 and 7 of the fame track and from other effects.
eldervale-rule-16-2 = Using an orb is a free action in your own turn. Each orb is used once, in one of four ways.
eldervale-rule-16-3 = Reward menu: put the orb on a free space of the menu and gain what is shown. The orb stays, so nobody can use that space again.
eldervale-rule-16-4 = Deposit field: put the orb on a deposit field of an adventure card in your tableau; the deposit of that action then costs nothing.
eldervale-rule-16-5 = Orb symbol: put the orb for good on the orb symbol of an adventure card in your tableau; it unlocks or improves what the card says.
eldervale-rule-16-6 = Mercenary: put the orb on a mercenary's card; the mercenary is yours until the end of the game.
eldervale-rule-16-7 = An orb that has been placed is never taken back.
eldervale-rule-16-8 = An orb you have not placed is worth 1 VP at the end of the game.
eldervale-rule-16-9 = An orb gained in another player's turn can be used from your next turn on.
eldervale-rule-16-10 = With an orb you hire a mercenary from the common supply; it cannot be put on the card of one already hired.

## Tableau and adventure cards

eldervale-rule-17-1 = Your tableau is your start card and all adventure cards you gain; it may grow as large as it likes.
eldervale-rule-17-2 = Whenever you add an adventure card to your tableau, for whatever reason, you gain 1 power of its element.
eldervale-rule-17-3 = Losing a card never lowers your power.
eldervale-rule-17-4 = The symbols of a token on a field replace those printed below it.
eldervale-rule-17-5 = A deposit field, a square with a circle and an arrow behind it, must hold a token or an orb before its action can be used.
eldervale-rule-17-6 = With a token on the deposit field, the action costs the resources shown on the token; the token stays.
eldervale-rule-17-7 = With a slash token there, you pay one of the two resources and choose each time.
eldervale-rule-17-8 = With an orb on the deposit field, the action costs nothing.
eldervale-rule-17-9 = A card with an orb symbol says whether its action needs the orb or becomes stronger with it.
eldervale-rule-17-10 = A card without a unit symbol above its name is passive: it always works and needs no activation.
eldervale-rule-17-11 = Passage: gives its printed resource. If you alone are highest on the power track of its element, you also gain what its field shows: the token there or, without one, the print. A tie does not count.
eldervale-rule-17-12 = Cache: at the end of the game it gives VP for the tokens on its fields and for those resources in your supply that its text names.
eldervale-rule-17-13 = For a cache that counts symbols, a token with two symbols counts two, with or without a slash.
eldervale-rule-17-14 = Aura: when you gain it, put it into your tableau, or attach it to a card at once. Attaching it later is a free action and costs nothing more.
eldervale-rule-17-15 = An aura never goes to your hand.
eldervale-rule-17-16 = An aura can be attached only to a card in your tableau that can be activated, never to the start card.
eldervale-rule-17-17 = A card can carry one aura at most.
eldervale-rule-17-18 = An attached aura stays where it is, unless its card is discarded, or you pay the aura's cost again and attach it to another card.
eldervale-rule-17-19 = Attaching an aura again gives no power.
eldervale-rule-17-20 = If the card of an aura is discarded, the aura stays in your tableau and may be attached again without paying.
eldervale-rule-17-21 = Wall: whenever an opponent advances on the power track of its element, you gain the wall's resources, once for each advance, be it of one level or two.
eldervale-rule-17-22 = Weapon: it has no rules of its own, only its text counts.
eldervale-rule-17-23 = At the end of the game only 3 adventure cards score for each dwelling you have built.

## Peaceful start

eldervale-rule-18-1 = No battle of any kind can be triggered until every player has regrouped at least once and has a marker on the fame track.
eldervale-rule-18-2 = During the peaceful start monsters do not rampage.
eldervale-rule-18-3 = During the peaceful start the abilities of monsters do not work.
eldervale-rule-18-4 = During the peaceful start you may place units into occupied realms by the common rules; no battle follows.
eldervale-rule-18-5 = A first placement still needs an unoccupied realm, except with Assault.
eldervale-rule-18-6 = Without a marker on the fame track you cannot gain fame; it is lost.
eldervale-rule-18-7 = When the peaceful start is over, units that already share a realm do not fight until something triggers a battle there.
eldervale-rule-18-8 = The regroup that ends the peaceful start is itself peaceful: nothing in its four steps triggers a battle or wakes a monster.
eldervale-rule-18-9 = Fame from the card actions of your own first regroup is lost, because your marker is not on the track yet.
eldervale-rule-18-10 = The peaceful start ends when the last player has carried out a first regroup and put the marker on the fame track. From that moment, still in the same turn, the abilities of monsters work and effects may trigger battles.

## Battles

eldervale-rule-19-1 = You trigger a battle by placing a unit into a realm with at least one opponent's unit or a monster.
eldervale-rule-19-2 = A monster that rampages into the realm of the placed unit triggers a battle.
eldervale-rule-19-3 = The battle is fought after the realm's action has been completed.
eldervale-rule-19-4 = If there are no longer two sides in the realm by then, there is no battle. If the placed unit has gone, a monster that rampaged in because of it still fights whoever is there; nobody else fights.
eldervale-rule-19-5 = Two battles triggered at the same time are fought one after the other; the active player chooses the order.
eldervale-rule-19-6 = A battle concerns one realm. All units and the monster in it take part; each player is one side, the monster is another.
eldervale-rule-19-7 = A battle has one winner at most.
eldervale-rule-19-8 = Step 1, joining: from the active player's left round to the active player, everybody may move any number of their own units from adjacent realms into the battle.
eldervale-rule-19-9 = You may join even if you had no unit in the realm before.
eldervale-rule-19-10 = Everybody decides once; no units can be added later in this battle.
eldervale-rule-19-11 = Monsters in adjacent realms do not join.
eldervale-rule-19-12 = Step 2, dice: a worker brings 1 die, a warrior 2, a wizard 2 and a dragon 3.
eldervale-rule-19-13 = A player in the battle adds 1 die for an own dwelling in the realm and 1 for each own dwelling in an adjacent realm.
eldervale-rule-19-14 = Without a unit in the battle you take no part in it; dwellings alone give nothing.
eldervale-rule-19-15 = A monster rolls as many dice as its battle strength says.
eldervale-rule-19-16 = No player rolls more than 6 dice.
eldervale-rule-19-17 = Step 3, swords: in the same order each side announces and spends swords; each sword gives 1 more die. Gold may be spent as swords.
eldervale-rule-19-18 = Abilities and spells that add dice are used in step 3; still nobody rolls more than 6.
eldervale-rule-19-19 = You may not spend a sword that would give you a seventh die.
eldervale-rule-19-20 = Step 4, the roll: all sides roll at the same time, the monster too.
eldervale-rule-19-21 = After the roll, abilities and spells that re-roll or change dice are used.
eldervale-rule-19-22 = Step 5, the winner: dice are never added up. Compare the highest die of each side, then the second highest and so on; a missing die counts as 0. The greater number wins.
eldervale-rule-19-23 = If the best sides are equal in all dice, everybody in the battle loses, third parties and the monster too.
eldervale-rule-19-24 = A monster that wins stays in the realm; nobody gains fame.
eldervale-rule-19-25 = Step 6, fame: a winning player moves 1 space on the fame track and gains its reward.
eldervale-rule-19-26 = If a monster took part and a player won, that player may gain 1 power of the monster's element instead.
eldervale-rule-19-27 = A battle gives one such reward, however many opponents were beaten.
eldervale-rule-19-28 = Step 7, removal: every losing player moves all own units from the battle realm to the Underworld.
eldervale-rule-19-29 = A defeated monster leaves Eldervale and is set aside with its card.
eldervale-rule-19-30 = A loser's units in adjacent realms are not removed, even if an ability let them add dice.
eldervale-rule-19-31 = Battles never remove dwellings.
eldervale-rule-19-32 = The winner's units stay in the realm, those that joined as well.
eldervale-rule-19-33 = The number of dice is counted as you go: after every change it is at most 6 and at least 1. What goes beyond is lost at once.

## The Underworld

eldervale-rule-20-1 = For each of your units put into the Underworld, for whatever reason, you gain 1 sword, up to your limit of 5.
eldervale-rule-20-2 = Units stay in the Underworld until your next regroup.
eldervale-rule-20-3 = Units in the Underworld are not in Eldervale: with all others off the map too, your next placement is a first placement.

## Fame track

eldervale-rule-21-1 = The leftmost space is the start; your marker enters there after your first regroup.
eldervale-rule-21-2 = Each fame moves your marker 1 space and gives the reward of that space at once.
eldervale-rule-21-3 = The rewards of spaces 1 to 8 are: 2 VP, any 1 resource, 1 power of any element, an orb, any 2 resources, 1 power of any element, an orb, 2 VP.
eldervale-rule-21-4 = The first player to reach an orb space takes the orb; later players gain 2 VP instead.
eldervale-rule-21-5 = On the last space the marker stays, and each further fame gives 2 VP.
eldervale-rule-21-6 = If you gain several fame, move one space at a time and take every reward on the way.

## Element power

eldervale-rule-22-1 = Each element has a power track with 5 levels. The round area in the middle belongs to no element.
eldervale-rule-22-2 = The levels 1 to 5 bear the numbers 2, 3, 4, 5 and 6.
eldervale-rule-22-3 = Your power in an element is the number at your marker's level; without a marker there it is 0.
eldervale-rule-22-4 = Gaining 1 power moves your marker on that track one level outward.
eldervale-rule-22-5 = If you gain power in an element where you have no marker, put one of your unused markers on its level 1 (power 2).
eldervale-rule-22-6 = You have at most 4 markers on power tracks, one on each track.
eldervale-rule-22-7 = If all 4 are placed and you gain power in a new element, either move one of them to level 1 (power 2) of the new element or ignore the gain.
eldervale-rule-22-8 = A marker that is moved loses its old level entirely.
eldervale-rule-22-9 = You gain power for each adventure card gained, for each dwelling built and by other effects.
eldervale-rule-22-10 = You never lose power, except by moving a marker to another element.
eldervale-rule-22-11 = Level 5 (power 6) is the highest; further power there is lost.
eldervale-rule-22-12 = The first player to reach level 5 (power 6) of a track takes its orb; later players get nothing for it.
eldervale-rule-22-13 = Power can be gained only in elements used in this game.
eldervale-rule-22-14 = Any number of markers may share a level.
eldervale-rule-22-15 = If you gain 2 power in a new element, your marker goes to level 1 and on to level 2 (power 3).

## Monsters

eldervale-rule-23-1 = Every monster has an element, a battle strength, one or more abilities and a reward. The Mother of Dragons and the Ice Giant have no element.
eldervale-rule-23-2 = Rampage: if you place a unit next to a monster, the monster moves into that realm and triggers a battle.
eldervale-rule-23-3 = This is checked after the placement and before the realm's action.
eldervale-rule-23-4 = If several monsters are adjacent, only one rampages; whoever placed the unit chooses.
eldervale-rule-23-5 = No monster rampages into a realm where there is a monster already.
eldervale-rule-23-6 = A rampage is not optional.
eldervale-rule-23-7 = A monster in the very realm where a unit is placed stays; the placement triggers the battle.
eldervale-rule-23-8 = A monster's abilities work while it is in Eldervale, once the peaceful start is over.
eldervale-rule-23-9 = Abilities with a chain work whether or not a player controls the monster.
eldervale-rule-23-10 = A defeated monster never goes to the Underworld: it is set aside with its card and normally does not come back.
eldervale-rule-23-11 = If you take control of a monster, take its card and put the figure into your ready area at once. It is now your unit, not a monster.
eldervale-rule-23-12 = A controlled monster does not rampage any more. It is placed, joins battles and regroups like any unit; it has as many dice as its battle strength.
eldervale-rule-23-13 = A controlled monster is no monster for the limit of one in a realm, nor for the winner's choice of power.
eldervale-rule-23-14 = Whoever controls a monster may use its abilities with a chain; the others are off meanwhile.
eldervale-rule-23-15 = An ability that works while the monster is in Eldervale works only while its figure stands on a realm, not in a ready area.
eldervale-rule-23-16 = If your controlled monster is sent to the Underworld, you gain 1 sword and other effects work as usual; then it is defeated and set aside.
eldervale-rule-23-17 = A controlled monster may activate actions with a worker symbol.
eldervale-rule-23-18 = A monster that returns to its Lair is put on the Lair of its element.
eldervale-rule-23-19 = Units on that Lair go to the Underworld, and their owners gain the swords.
eldervale-rule-23-20 = Another monster there is moved to the nearest unoccupied realm; among equals the active player chooses. If there is none, that monster is defeated.
eldervale-rule-23-21 = A return to the Lair triggers no battle.
eldervale-rule-23-22 = If the Lair is not on the map, nothing happens.
eldervale-rule-23-23 = If a monster's text lets you prevent its rampage and you do, another monster that could rampage does so instead.

## End of the game

eldervale-rule-24-1 = A player who builds a sixth dwelling triggers the end of the game.
eldervale-rule-24-2 = A player who draws the last tile of the realm supply triggers the end of the game.
eldervale-rule-24-3 = After that turn every player takes exactly one more turn, whoever triggered the end as well; then comes the final scoring.
eldervale-rule-24-4 = The order does not change, so the player whose turn triggered the end has the very last turn.
eldervale-rule-24-5 = If something triggers the end again in the last turns, nothing changes.
eldervale-rule-24-6 = VP gained during the game are marked on the track at once.
eldervale-rule-24-7 = If nobody has a unit any more and for a whole round nobody could do anything but regroup, the final scoring follows at once.

## Final scoring

eldervale-rule-25-1 = There are six steps; each is scored for all players before the next one. Dwellings and markers stay where they are until the end.
eldervale-rule-25-2 = Step 1: 1 VP for each orb you have gained but not placed.
eldervale-rule-25-3 = Step 2: each of your markers on a power track is worth the number at its level; a marker off the tracks is worth nothing.
eldervale-rule-25-4 = Step 3: each of your dwellings is worth your power in the element of its realm.
eldervale-rule-25-5 = How many element symbols the tile shows does not matter here.
eldervale-rule-25-6 = Step 4: your start card and your adventure cards are each worth your power in the element of the card.
eldervale-rule-25-7 = The start card always scores.
eldervale-rule-25-8 = Of your adventure cards 3 score for each dwelling you have built, of any elements; the most valuable ones are counted.
eldervale-rule-25-9 = Without a dwelling you score no adventure cards.
eldervale-rule-25-10 = Step 5: caches score by their texts.
eldervale-rule-25-11 = A cache scores here even if its card was not counted in step 4.
eldervale-rule-25-12 = Step 6: from the player with the fewest VP to the one with the most, all reveal their prophecies and score each of them.
eldervale-rule-25-13 = The player with the most VP wins.
eldervale-rule-25-14 = In a tie, the tied player with more resources wins; magic cards in hand count, treasure tokens, orbs and completed quests do not.
eldervale-rule-25-15 = If they are still tied, they share the victory.

## Variant: Oracle

eldervale-rule-26-1 = With 2 or 3 players the Oracle takes the place of one of the element realms revealed for the map, drawn at random; that realm goes back to the supply, which is shuffled afterwards.
eldervale-rule-26-2 = With 4 or 5 players it replaces the second Dungeon.
eldervale-rule-26-3 = The Oracle is a ruin.
eldervale-rule-26-4 = If you place a unit there, either gain an adventure card of the offer (pay its cost, gain 1 power, the offer is refilled), or draw a magic card.
eldervale-rule-26-5 = At the Oracle no realm tile is drawn and no card is burnt.
eldervale-rule-26-6 = The action of the Oracle is always possible, because you can choose a magic card.
eldervale-rule-26-7 = With the Oracle the realm supply starts with 8 tiles with 2 players and 9 with 3.

## Variant: mercenaries

eldervale-rule-27-1 = Each mercenary in the game starts in the common supply with its card.
eldervale-rule-27-2 = Hiring is a free action in your turn: spend 1 gold, or put an orb on the mercenary's card.
eldervale-rule-27-3 = The mercenary goes to your ready area and can be used at once.
eldervale-rule-27-4 = Hired for gold it serves until the end of your next regroup.
eldervale-rule-27-5 = Hired for an orb it serves until the end of the game.
eldervale-rule-27-6 = A mercenary is a unit in every respect: in the Underworld it brings you 1 sword, and it comes back with your regroup. One hired for gold leaves you at the end of that regroup.
eldervale-rule-27-7 = While a player has a mercenary, nobody else can hire it.
eldervale-rule-27-8 = Minotaur, Charge: if an opponent places a unit next to your Minotaur, you may move him into that realm and trigger a battle, as a rampaging monster does.
eldervale-rule-27-9 = You need not charge, and you cannot during the peaceful start.
eldervale-rule-27-10 = Charge does not care about the limit of one monster: a monster may rampage into the same realm as well.
eldervale-rule-27-11 = Mimeza, Mimicry: once in each turn she may use one ability of another of your units, except the workers' building.
eldervale-rule-27-12 = This can be a way of placing (Flight, Teleport, Assault) or the faction ability of a unit, whether or not that unit has been summoned.
eldervale-rule-27-13 = The number of dice is on the mercenary's card.
eldervale-rule-27-14 = If you hire a mercenary for gold in the turn of a regroup, before it, the mercenary stays until the regroup after that one.
eldervale-rule-27-15 = The mercenaries have different numbers of dice, and each has an ability of its own.

## Variant: Mother of Dragons

eldervale-rule-28-1 = When the map is ready, the Dragon Den is shuffled into the upper half of the realm supply.
eldervale-rule-28-2 = When drawn, it is laid like any realm, with the Mother of Dragons and 3 random dragon treasure tokens face down on it.
eldervale-rule-28-3 = If you place a unit in the Dragon Den, gain 1 gold.
eldervale-rule-28-4 = The dragon treasure tokens stay face down; only whoever defeats the Mother of Dragons gets one.
eldervale-rule-28-5 = Omnipresent Threat: whenever a unit is placed in a ruin, she rampages there, wherever she is. This comes on top of the common rampage from adjacent realms.
eldervale-rule-28-6 = If she and another monster could rampage into the same realm, only one does; whoever placed the unit chooses.
eldervale-rule-28-7 = Immense Strength: all her dice showing 1 are rolled again until none shows 1.
eldervale-rule-28-8 = She cannot be controlled.
eldervale-rule-28-9 = Tenacity: whoever defeats her gains 1 fame and takes 1 dragon treasure token as well. There is no power to choose instead.
eldervale-rule-28-10 = While tokens are left, a defeat does not remove her.
eldervale-rule-28-11 = Protective Instinct: after every battle, won or lost, she returns to the Dragon Den.
eldervale-rule-28-12 = When the third token is taken, she is defeated for good and removed.
eldervale-rule-28-13 = The Dragon Den is a ruin.
eldervale-rule-28-14 = It is best to use only one of the two mini-expansions, Mother of Dragons or Ice Giant.
eldervale-rule-28-15 = If a battle with her ends in a complete tie, nobody gets a token; she returns to her den all the same.
eldervale-rule-28-16 = With the Dragon Den the realm supply has one tile more: 8, 9, 11 or 14 with 2, 3, 4 or 5 players.
eldervale-rule-28-17 = If you use both the Dragon Den and the Bifröst Bridge, both are shuffled into the same upper half of the supply.

## Variant: Ice Giant and Bifröst Bridge

eldervale-rule-29-1 = When the map is ready, the Bifröst Bridge is shuffled into the upper half of the realm supply.
eldervale-rule-29-2 = The Bifröst Bridge is neither an element realm nor a ruin.
eldervale-rule-29-3 = When drawn, it is laid next to exactly one realm, with its 2 VP side towards it.
eldervale-rule-29-4 = Then the next tile is drawn and laid at the opposite side of the bridge, the one with 10 VP; it need not have two neighbours.
eldervale-rule-29-5 = The Ice Giant starts on the bridge, which is its Lair.
eldervale-rule-29-6 = No tile may ever be laid at the other four sides of the bridge.
eldervale-rule-29-7 = If you place a unit on the bridge, gain 1 magic card.
eldervale-rule-29-8 = Building a dwelling in the realm at the 2 VP side gives 2 VP more, at the 10 VP side 10 VP more.
eldervale-rule-29-9 = The bridge counts as no ruin next to a dwelling.
eldervale-rule-29-10 = In the realm behind the bridge, units are placed by the common rules.
eldervale-rule-29-11 = No dwelling can be built on the bridge.
eldervale-rule-29-12 = The tile behind the bridge is an ordinary new realm otherwise: it gets its treasure stacks and its Lair monster, and if it was the last tile, the end of the game is triggered.
eldervale-rule-29-13 = With the Bifröst Bridge the realm supply has one tile more: 8, 9, 11 or 14 with 2, 3, 4 or 5 players.
eldervale-rule-29-14 = If the Bifröst Bridge is the last tile of the supply, its far side stays empty.
eldervale-rule-29-15 = If the tile drawn for the far side is the Dragon Den, it is laid there, with the Mother of Dragons and her tokens.

## Variant: teams

eldervale-rule-30-1 = Four players form two teams; team mates sit next to each other. The set-up is that of four players.
eldervale-rule-30-2 = The roll decides which team starts; first is the member of that team who sits furthest clockwise.
eldervale-rule-30-3 = So the order is: one player of the first team, both players of the second, the other player of the first. VP start at 1, 2, 3 and 4 in that order.
eldervale-rule-30-4 = A team's score is the sum of its players' VP; the higher sum wins.
eldervale-rule-30-5 = Team mates may show each other their hands at any time.
eldervale-rule-30-6 = In your turn you may swap magic cards with your team mate, one for one and as often as you like. Without a card to give you cannot get one.
eldervale-rule-30-7 = If you gain an adventure card, you may give it to your team mate at once; only the one who keeps it gains the power.
eldervale-rule-30-8 = Spells and effects that harm opponents do not harm your team mate.
eldervale-rule-30-9 = Your team mate is not an opponent: placing into a realm with only the team mate's units triggers no battle.
eldervale-rule-30-10 = In a battle, team mates with units in the realm are separate sides and fight each other too.
eldervale-rule-30-11 = Before the roll, in step 3, you may spend your swords to give dice to your team mate, even if you take no part in the battle.
eldervale-rule-30-12 = Only the owner of a controlled monster uses its abilities.
eldervale-rule-30-13 = If the sums are equal, the team with more resources wins; if these are equal too, the victory is shared.

## Variant: magic draft

eldervale-rule-31-1 = Each player is dealt 7 magic cards instead of 5.
eldervale-rule-31-2 = Everybody keeps 1 card and passes the others to the left, again and again until everybody has kept 5.
eldervale-rule-31-3 = The 2 cards left of each hand go to the magic discard pile.

## Variant: adventure without passages

eldervale-rule-32-1 = The passages of the used elements lie at the bottom of their shuffled decks instead of on top.
eldervale-rule-32-2 = The top card of every used deck is turned face up; nothing else changes.

## Variant: tactics tokens

eldervale-rule-33-1 = Everybody starts with one active tactics token.
eldervale-rule-33-2 = In step 7 of a battle, any losing player may exhaust an active token: all units of that player that would be removed stay in the realm.
eldervale-rule-33-3 = These units do not go to the Underworld and bring no swords.
eldervale-rule-33-4 = The winner still gains the reward of step 6.
eldervale-rule-33-5 = The units that now share the realm do not fight by merely being there; placing another unit there triggers a battle.
eldervale-rule-33-6 = As a free action in your turn you may pay 3 swords to make your exhausted token active again.

## Sound bases

eldervale-rule-34-1 = The sound bases of the monsters have no effect on the game.

## Chapters

eldervale-chapter-1 = Components
eldervale-chapter-2 = Terms and timing
eldervale-chapter-3 = Resources and treasure tokens
eldervale-chapter-4 = Magic cards
eldervale-chapter-5 = Set-up: factions, order, elements
eldervale-chapter-6 = Set-up: decks, map, orbs, players
eldervale-chapter-7 = The map
eldervale-chapter-8 = The turn
eldervale-chapter-9 = Placing a unit
eldervale-chapter-10 = Realm actions
eldervale-chapter-11 = Dungeon expedition
eldervale-chapter-12 = Regrouping
eldervale-chapter-13 = Card actions and the start card
eldervale-chapter-14 = Dwellings
eldervale-chapter-15 = Free actions
eldervale-chapter-16 = Orbs
eldervale-chapter-17 = Tableau and adventure cards
eldervale-chapter-18 = Peaceful start
eldervale-chapter-19 = Battles
eldervale-chapter-20 = The Underworld
eldervale-chapter-21 = Fame track
eldervale-chapter-22 = Element power
eldervale-chapter-23 = Monsters
eldervale-chapter-24 = End of the game
eldervale-chapter-25 = Final scoring
eldervale-chapter-26 = Variant: Oracle
eldervale-chapter-27 = Variant: mercenaries
eldervale-chapter-28 = Variant: Mother of Dragons
eldervale-chapter-29 = Variant: Ice Giant and Bifröst Bridge
eldervale-chapter-30 = Variant: teams
eldervale-chapter-31 = Variant: magic draft
eldervale-chapter-32 = Variant: adventure without passages
eldervale-chapter-33 = Variant: tactics tokens
eldervale-chapter-34 = Sound bases

### Kemet: Blood and Sand: the rules, one message per rule of the catalogue (KEMET-BAT1.5 is kemet-rule-BAT1-5).

## Components and board

kemet-rule-COMP-1 = The game is for 2–5 players. Each plays one god: Anubis, Bastet, Horus, Ouadjet or Sobek. The gods differ in colour only.
kemet-rule-COMP-2 = There are 64 power tiles: four colours (ruby, sapphire, diamond and onyx), four levels in each colour and four tiles on each level.
kemet-rule-COMP-3 = Shared components: 10 creature figures, 6 mercenary figures, 38 Divine Intervention cards, 2 special battle cards, 80 victory point (VP) tokens, 20 veteran tokens, 5 silver and 5 gold action tokens. VP and veteran tokens never run out; use anything else if there are too few.
kemet-rule-COMP-4 = Each player has 12 units, 5 action tokens, 8 battle cards, 3 pyramids of three parts each, 4 pyramid tops (one per colour), 4 acquire tokens (one per colour), a prayer marker and an order marker.
kemet-rule-COMP-5 = Areas are of four kinds: district, temple, Pantheon and desert. A desert is any area that is none of the other three.
kemet-rule-COMP-6 = Every city has exactly three districts.
kemet-rule-COMP-7 = Areas border each other across white lines. Nobody crosses the Nile or the board edge, except from harbour to harbour.
kemet-rule-COMP-8 = Districts are surrounded by walls.
kemet-rule-COMP-9 = An area under a storm and the unused part of the board are not in the game: nothing may be there, move there, retreat there or teleport there.
kemet-rule-COMP-10 = Which areas are in play depends on the number of players.
kemet-rule-COMP-11 = An area may have an obelisk, a military (red) harbour or a commercial (blue) harbour.
kemet-rule-COMP-12 = The Pantheon is not a temple. The temple in the Nile delta is one.
kemet-rule-COMP-13 = The player board has three levels of action spaces. Level 3 (top): Recruit and Move. Level 2: Move, Build pyramid and Pray. Level 1: three acquire spaces and Pray. The gold space lies above level 3 and belongs to no level.
kemet-rule-COMP-14 = A pyramid has a level from 1 to 4 and one colour. A pyramid still in your supply is level 0.

## Set-up

kemet-rule-SETUP-1 = The colours in play are drawn at random: 2 colours with 2 players, 3 with 3 or 4 players, all 4 with 5 players.
kemet-rule-SETUP-2 = All power tiles of the colours in play are offered face up, sorted by colour and level: 48 with three colours, 64 with four.
kemet-rule-SETUP-3 = With 2 players, remove every Act of God and one copy of each tile that is there twice (same name and colour). That leaves one of each, 26 in all.
kemet-rule-SETUP-4 = Tiles of colours not in play, and those removed with 2 players, take no part in the game.
kemet-rule-SETUP-5 = The two special battle cards are optional. If you use them, they lie beside the tile offer.
kemet-rule-SETUP-6 = Each creature figure starts on its tile in the offer.
kemet-rule-SETUP-7 = One divine VP lies on each Domination tile and on the Sphinx tile, if they are in play.
kemet-rule-SETUP-8 = One temple VP lies on every temple in play.
kemet-rule-SETUP-9 = Each player gets one Divine Intervention card named Diversion; the other Diversions leave the game.
kemet-rule-SETUP-10 = The remaining Divine Intervention cards are shuffled into a face-down deck.
kemet-rule-SETUP-11 = Each player chooses a city and a colour; a city belongs to one player only. Your own city is the one you start with, all game long, whoever stands in it.
kemet-rule-SETUP-12 = You take acquire tokens and pyramid tops only in the colours in play.
kemet-rule-SETUP-13 = Your prayer marker starts on 7.
kemet-rule-SETUP-14 = You start with 5 action tokens, 12 units and all 8 battle cards in hand.
kemet-rule-SETUP-15 = Each player draws 2 Divine Intervention cards, so with Diversion there are 3 in hand.
kemet-rule-SETUP-16 = Each player has 9 pyramid parts (3 of each level). With 2 players it is only 6 (2 of each level), so at most two pyramids.
kemet-rule-SETUP-17 = Turn order is random; the player with the leftmost marker goes first.
kemet-rule-SETUP-18 = Choose two districts of your city and put exactly 5 units in each. The other 2 units stay in your supply.
kemet-rule-SETUP-19 = In turn order, each player places pyramids with 3 levels in total in the districts of their city, at most 2 levels in one district: 1/1/1 or 2/1/0.
kemet-rule-SETUP-20 = Your pyramids all have different colours, chosen among the colours in play.
kemet-rule-SETUP-21 = With 2 players only 2/1/0 is possible, because you cannot have more than two pyramids.
kemet-rule-SETUP-22 = For each pyramid you place, put the acquire token of its colour on one of your three acquire spaces.
kemet-rule-SETUP-23 = In reverse turn order, each player takes, free of charge, one level-1 power tile in the colour of one of their own pyramids.
kemet-rule-SETUP-24 = You choose only from what is still on offer: a copy taken by a player before you is gone.
kemet-rule-SETUP-25 = The first units are placed in turn order. If the level-1 tile you take in set-up has an effect on acquiring, it is resolved at once.
kemet-rule-SETUP-26 = After set-up the first day phase begins; there is no night before it.
kemet-rule-SETUP-27 = Each player’s statue token lies before their city and shows whose it is; it has no other effect.
kemet-rule-SETUP-28 = Unless the table decides otherwise, you play with the special battle cards. Without them, Wyyrt Storm and Shetyw Barrier only return your discarded battle cards to your hand.
kemet-rule-SETUP-29 = Cities and colours are settled before the turn order is drawn. Unless the table assigns the cities, they are dealt to the seats at random; gods and colours are a free choice.
kemet-rule-SETUP-30 = The three acquire spaces are alike, so you are not asked which of them an acquire token goes on. It takes the leftmost one without an acquire token, and one without an action token first.

## Round, victory points, precedence

kemet-rule-CORE-1 = A round is a day phase followed by a night phase. Rounds repeat until the game ends.
kemet-rule-CORE-2 = Victory points (VP) are permanent (square tokens, never lost) or temporary (round tokens, which you can lose).
kemet-rule-CORE-3 = Permanent VP come from won battles, from certain power tiles, from controlling at least two temples at night and from the sacrifice at the Pantheon.
kemet-rule-CORE-4 = You have one temporary VP for each temple and for each level-4 pyramid you control.
kemet-rule-CORE-5 = Your score is the sum of all your VP tokens, and everybody can see it.
kemet-rule-CORE-6 = When rules conflict, a Divine Intervention card comes before a power tile, a power tile before the rules of an expansion, and these before the rules of the base game.
kemet-rule-CORE-7 = VP tokens are kept in plain sight: those you gain are added at your god’s symbol on the score and turn-order board, those you lose are taken off.

## Day phase

kemet-rule-DAY-1 = Players take turns in turn order, starting with the first player. On your turn you place exactly one of your own action tokens.
kemet-rule-DAY-2 = The token goes on an unoccupied action space of your player board.
kemet-rule-DAY-3 = You carry out the action of that space at once and completely before your turn ends.
kemet-rule-DAY-4 = A space holding a token cannot be used again in this day phase.
kemet-rule-DAY-5 = The day phase ends when every player has placed all five of their tokens. A player with none left is skipped.
kemet-rule-DAY-6 = Balance rule: at the end of the day phase you must have at least one action token on each of the three levels of your board.
kemet-rule-DAY-7 = You may not place a token so that afterwards more levels lack a token than you have tokens still to place. Count your own tokens left, plus one if an unused silver token can still go with one of them. A normal and a silver token placed together are judged together.
kemet-rule-DAY-8 = At any time during your turn, except during a battle, you may play Divine Intervention cards with the day symbol.
kemet-rule-DAY-9 = There is no limit to the number of Divine Intervention cards you play in a turn.
kemet-rule-DAY-10 = You may place a token even if its action does nothing: you recruit no unit, do not move, do not build or do not acquire.
kemet-rule-DAY-11 = You may play day Divine Intervention cards and put creatures on the board at these moments: before you place your token or tokens; before and after each action; in a Move action before its first step, between steps and after the last; in a Recruit action between two battles. All this also while your moving group is over the limits. Never between the entering or placing of units and the battle it causes. A card for the start of your Move action is played as that action begins, before the movement limit is fixed.

## Silver and gold tokens

kemet-rule-TOK-1 = You play a silver or gold token together with one of your five normal tokens; it gives you an additional action in the same turn.
kemet-rule-TOK-2 = You choose the order of the actions. The first is finished completely, battles included, before the next begins.
kemet-rule-TOK-3 = A silver token goes on any unoccupied action space of your board and performs its action.
kemet-rule-TOK-4 = The gold token goes on the gold space only. The tile that gives it to you says which action it performs. With Twin Ceremony it acquires another power tile: you pay its level and 2 prayer points more (reductions apply), no acquire space is used, and the limit of one tile of each colour per day does not count for it; but you still need to control a fitting pyramid and may not own the same illustration.
kemet-rule-TOK-5 = You may own several tiles that give the gold token, but only one gold token.
kemet-rule-TOK-6 = So you use the gold token at most once per round, for one action allowed by any one of your gold-token tiles.
kemet-rule-TOK-7 = You use a silver token at most once per round. One turn may combine a normal, a silver and the gold token.
kemet-rule-TOK-8 = A token you gain in a turn can first be used in a later turn.
kemet-rule-TOK-9 = A silver token counts for the balance rule on the level where it lies. The gold token never does.
kemet-rule-TOK-10 = You take silver and gold tokens back with the others at night, in step 8 (Awakening).
kemet-rule-TOK-11 = You place all tokens of a turn before you carry out the first of their actions; after that you only choose which of the placed actions comes next. You say what the gold token does when its action comes.

## End of the game

kemet-rule-END-1 = If, immediately before placing an action token, you have at least 9 VP (permanent and temporary together) and no opponent has more, you win at once.
kemet-rule-END-2 = A tie in VP does not prevent the win.
kemet-rule-END-3 = Even with 9 or more VP you do not win if any opponent has more; play goes on.
kemet-rule-END-4 = Victory is checked only for the player about to place a token: from the start of their turn until they place it. Never in the middle of an action, at night, or for a player who has no token left.
kemet-rule-END-5 = VP are compared as they stand at that moment; points lost since the player’s last turn do not count.
kemet-rule-END-6 = The check is made at the start of the turn and again after every effect the player uses before placing their token (a day Divine Intervention card, a creature). If you have 9 VP and a day card costs the leader their lead, you win at once.
kemet-rule-END-7 = The rules know no last round. For simulations a table may set a round limit (normally there is none). When it is reached after a night, players rank by VP; equal VP share the rank.

## Pray

kemet-rule-PRAY-1 = Pray action: you gain 2 prayer points.

## Acquire a power tile

kemet-rule-ACQ-1 = Acquire action: you take one tile from the offer.
kemet-rule-ACQ-2 = You must control a pyramid of the tile’s colour whose level is at least the tile’s level.
kemet-rule-ACQ-3 = The pyramid may stand in your own city or in an opponent’s.
kemet-rule-ACQ-4 = A tile costs prayer points equal to its level, less reductions. Reductions add up, but the price never falls below 0. You must pay it in full.
kemet-rule-ACQ-5 = You acquire at most one tile of each colour per day phase.
kemet-rule-ACQ-6 = You may not acquire a tile with the same illustration as a tile you own. Domination and Act of God each have one illustration in all colours, so you may own only one of each; likewise only one Mercenaries tile.
kemet-rule-ACQ-7 = If you acquire through a pyramid in your own city, your action token goes on the acquire space with the acquire token of that colour. If that space is already used, you cannot get a tile of that colour this way today.
kemet-rule-ACQ-8 = If you acquire through a pyramid you control in an opponent’s city, your action token goes on any unoccupied acquire space, with any acquire token or with none. This does not bring a new acquire token; only building does.
kemet-rule-ACQ-9 = A pyramid of your own city that an opponent controls does not count for you. The opponent may use it like any other pyramid they control in another player’s city.
kemet-rule-ACQ-10 = The tile lies open before you for the rest of the game, and you cannot lose it.
kemet-rule-ACQ-11 = The effect of a tile applies from the end of the action in which you acquire it.
kemet-rule-ACQ-12 = The symbol on a tile says when it works: by day, at night, in battle or in an action; creatures have a symbol of their own.
kemet-rule-ACQ-13 = Domination and Sphinx: the divine VP on the tile goes to the player who acquires it.
kemet-rule-ACQ-14 = The offer is not refilled. What one player has acquired, the others can no longer get.
kemet-rule-ACQ-15 = The level-1 tile of set-up does not count for the limit of one tile of each colour per day.
kemet-rule-ACQ-16 = An effect on acquiring (VP, creature, mercenaries, special battle card) is the last part of the action. Lasting effects start right after it.

## Creatures

kemet-rule-CRE-1 = Right after acquiring a creature tile, you may put its figure in a district of your own city where you have an army. Otherwise it goes on the tile before you.
kemet-rule-CRE-2 = A figure on its tile may be put on the board under the same condition at any time during your turn, except during a battle.
kemet-rule-CRE-3 = Before placing your action token, you may exchange a creature of yours that stands in a district of your own city with one on your tiles.
kemet-rule-CRE-4 = A creature is not a unit.
kemet-rule-CRE-5 = A creature must always have at least one unit of its owner with it in the area.
kemet-rule-CRE-6 = A creature does not count towards the unit limit.
kemet-rule-CRE-7 = An army holds at most one creature.
kemet-rule-CRE-8 = In battle a creature gives only the bonuses on its tile, not +1 strength of its own. Facing the Deep Desert Snake, it has no effect at all from the meeting of the armies to the end of the battle, even before step 1; but its figure stays on the board.
kemet-rule-CRE-9 = A creature left without a unit goes back at once to its tile before its owner; it is not lost. This also happens when, say, Raining Fire takes its last unit.
kemet-rule-CRE-10 = The bonuses of a creature apply only to the army it is in.
kemet-rule-CRE-11 = While a creature is on its tile, it has no effect, unless the tile says otherwise.
kemet-rule-CRE-12 = In one turn each figure takes part in at most one exchange, so exchanges cannot be repeated for ever.
kemet-rule-CRE-13 = You put a creature only with an army that has none. You cannot take it off the board at will, except by an exchange or by leaving it without a unit.

## Build a pyramid

kemet-rule-PYR-1 = Build action: you raise one pyramid in your own city, or found a new one in a district of your own city that has none.
kemet-rule-PYR-2 = You may build several levels in one action. The price is the sum of the new levels: from level 1 to level 3 you pay 2 + 3, that is 5 prayer points.
kemet-rule-PYR-3 = One action builds one pyramid only: one colour in one district.
kemet-rule-PYR-4 = The highest level is 4.
kemet-rule-PYR-5 = A new pyramid has a colour in play that you do not yet have in your city. Its acquire token goes on one of the acquire spaces that has none yet.
kemet-rule-PYR-6 = A district holds at most one pyramid. With 2 players you never have more than two.
kemet-rule-PYR-7 = Whoever controls a pyramid may acquire tiles of its colour up to its level.
kemet-rule-PYR-8 = Whoever controls a level-4 pyramid has one temporary VP for it.
kemet-rule-PYR-9 = An army in a district with a pyramid may teleport from there.
kemet-rule-PYR-10 = When an opponent occupies the district, all benefits of its pyramid (tiles, temporary VP and teleport) pass to them.
kemet-rule-PYR-11 = You may build even in a district of your own city that an opponent occupies. The benefits of the pyramid go to the occupier.
kemet-rule-PYR-12 = If the only acquire space without an acquire token holds an action token, the acquire token is put there all the same. The space stays used for this day.
kemet-rule-PYR-13 = Pyramids are never removed, lowered or moved.
kemet-rule-PYR-14 = If an acquire action of the same turn is still to come on a space without an acquire token, you choose whether the new acquire token goes there or on a space without an action token. If all other spaces hold an action token, it goes there at once.

## Recruit

kemet-rule-REC-1 = Recruit action: you pay X prayer points and take X units from your supply, at most as many as you have there.
kemet-rule-REC-2 = You place the units in up to three districts of your own city, split any way you like.
kemet-rule-REC-3 = You may recruit in your own city only, never in a district of another city, even if you control it.
kemet-rule-REC-4 = After placement the army limit must hold in each district.
kemet-rule-REC-5 = If you recruit units into a district of your own city that an opponent controls, a battle starts at once, and you are the attacker. Recruiting never pays an entry price, not even to Khnum’s Sphinx.
kemet-rule-REC-6 = If there are several such districts, you choose the order of the battles.
kemet-rule-REC-7 = You place all recruited units before the first battle.
kemet-rule-REC-8 = Free units from tiles are added to X and follow the same rules as the other recruited units. You may take them even if X is 0.

## Move

kemet-rule-MOV-1 = Move action: you move one army, starting in one area.
kemet-rule-MOV-2 = The basic movement limit is 1 ground movement. Power tiles, Divine Intervention cards and the army’s creature raise it.
kemet-rule-MOV-3 = The movement limit is fixed when the action begins and does not change until it ends, whoever joins or leaves the army.
kemet-rule-MOV-4 = A creature raises the movement limit only of the army it is in when the action begins.
kemet-rule-MOV-5 = One action may contain ground movement, one teleport, or both in any order.
kemet-rule-MOV-6 = One ground movement leads to a bordering area or from harbour to harbour.
kemet-rule-MOV-7 = You may split the army: any part moves and the rest stays, in the starting area and in every area you pass.
kemet-rule-MOV-8 = Your units and creatures in an area you pass may join the moving army.
kemet-rule-MOV-9 = During the action the moving group may exceed 5 units and 1 creature. When the movement ends, every army must respect the limits.
kemet-rule-MOV-10 = As soon as you enter an area with units of an opponent, the movement ends and a battle is fought at once.
kemet-rule-MOV-11 = A group over the limit may not enter an area with an opponent’s units, because its movement would end there.
kemet-rule-MOV-12 = A creature moves only together with at least one unit. Left alone in an area, it goes back to its tile at once.
kemet-rule-MOV-13 = After movement and battle, the VP for temples and pyramids follow control.
kemet-rule-MOV-14 = Units that joined on the way may move on. Movement already used counts for the whole group: there is one remaining limit for the action.
kemet-rule-MOV-15 = You decide who goes on once per area, when the group leaves it: any of your units and creatures there, whether they have just arrived or were standing there. At least one unit must go; all others stay.
kemet-rule-MOV-16 = You are offered only steps after which you can end the action within the limits (units and creatures) without playing another card. While your group is over the limits, the same holds for cards you play and for creatures and units you put on the board. So nobody gets stuck in a position that is not allowed.
kemet-rule-MOV-17 = Only the movement limit is fixed at the start. An ability of a creature used on the way (ignoring walls, teleporting from an obelisk, cancelling an entry price) works while the creature is in the moving group.
kemet-rule-MOV-18 = You may enter the same area more than once in one action; every ground movement counts. The entry price of an opponent’s Khnum’s Sphinx is paid every time, by ground, by harbour or by teleport, and before the battle. A group that cannot pay cannot enter; a group with the Deep Desert Snake pays nothing.

## Teleport

kemet-rule-TEL-1 = During a Move action you may pay 2 prayer points to teleport the moving army from a district with a pyramid to any area with an obelisk.
kemet-rule-TEL-2 = The pyramid may be your own or an opponent’s.
kemet-rule-TEL-3 = You teleport at most once per Move action.
kemet-rule-TEL-4 = A teleport does not count against the movement limit.
kemet-rule-TEL-5 = Teleporting into an area with an opponent’s units starts a battle.
kemet-rule-TEL-6 = You may reach the district with the pyramid during the same action. The teleport may come before, between or after ground movements.
kemet-rule-TEL-7 = You may teleport only part of the army; the rest stays behind.
kemet-rule-TEL-8 = A teleport always leads to another area than the one it starts in.

## Harbours

kemet-rule-HARB-1 = From an area with a military harbour you may move an army to any area with a commercial harbour.
kemet-rule-HARB-2 = From an area with a military harbour you may move an army to the military harbour before your own city.
kemet-rule-HARB-3 = From an area with a commercial harbour you may move an army to any other area with a commercial harbour.
kemet-rule-HARB-4 = From an area with a commercial harbour you may move an army to the military harbour before your own city.
kemet-rule-HARB-5 = No harbour leads to the military harbour before another player’s city.
kemet-rule-HARB-6 = A move between harbours counts as one ground movement.
kemet-rule-HARB-7 = Harbours do not make areas bordering: there is no retreat from harbour to harbour.

## Walls

kemet-rule-WALL-1 = You may enter a district of an opponent’s city only if the army began its movement in an area bordering that district, that is by a movement of exactly one area.
kemet-rule-WALL-2 = After entering a district behind an opponent’s walls, the movement is over.
kemet-rule-WALL-3 = In one Move action you enter at most one district controlled by another player.
kemet-rule-WALL-4 = Walls never hinder leaving a district, nor movement inside your own city.
kemet-rule-WALL-5 = A teleport or harbour move made earlier in the same action is movement too: the army did not begin next to the district, so it may not enter it.
kemet-rule-WALL-6 = A district of another city that you already control is not closed to you by walls.
kemet-rule-WALL-7 = Whoever ignores walls need not begin next to the district, and their movement does not end in it. But they too enter at most one district controlled by another player per action.
kemet-rule-WALL-8 = A district of your own city held by an opponent is not closed to you by walls. But it counts as the one district controlled by another player you may enter in the action, and the movement ends there in battle anyway.
kemet-rule-WALL-9 = The end of movement behind walls includes the teleport: after walking into an opponent’s district, a group does not teleport on in the same action, unless it ignores walls.

## Battle

kemet-rule-BAT-1 = A battle takes place when armies of two players meet in an area. The one whose move or recruitment caused it is the attacker, the other the defender.
kemet-rule-BAT-2 = Only these two take part. Nobody else may interfere, not even with Divine Intervention cards.
kemet-rule-BAT-3 = Of effects at the same moment, the attacker’s are resolved first.
kemet-rule-BAT-4 = All eight steps are carried out even if one side has no unit left in the area.
kemet-rule-BAT-5 = Effects at the start of a battle come before step 1, the attacker’s first. You choose the order of your own; so the attacker’s Dedication to Battle and Initiative come before the defender’s Deadly Trap.
kemet-rule-BAT-6 = An effect before the battle takes at most as many units as there are. If it takes a creature’s last unit, the creature goes to its tile before step 1 and gives nothing in this battle; the battle goes on. Such an effect of an opponent takes no units from an army with the Soul Devourer.
kemet-rule-BAT-7 = From the meeting of the armies to the end of step 7, the temporary VP of the battle area stays where it was; then it is settled by control. Temporary VP of other areas (as in a retreat into a temple) change at once.

## Battle, step 1: war council

kemet-rule-BAT1-1 = Each side picks two battle cards from hand: one is discarded face down on its own discard pile, the other is kept hidden to be played.
kemet-rule-BAT1-2 = The card discarded face down is never revealed.
kemet-rule-BAT1-3 = You may secretly add any number of Divine Intervention cards with the battle symbol to the card you will play, but only at this moment. Several of the same name are allowed, and their effects add up.
kemet-rule-BAT1-4 = Your prayer points must be enough for all the Divine Intervention cards you add together. Reductions count.
kemet-rule-BAT1-5 = You may claim to add Divine Intervention cards, truly or not. You need not answer when asked.
kemet-rule-BAT1-6 = Both sides choose at the same time and in secret, unless an effect says otherwise. If you have Spies, your opponent first makes all choices (card to play, discard and Divine Intervention cards) and shows you the card they will play; only then do you choose.

## Battle, step 2: clash

kemet-rule-BAT2-1 = Both reveal the played card and the added Divine Intervention cards at the same time.
kemet-rule-BAT2-2 = Both pay the prayer points for their Divine Intervention cards.

## Battle, step 3: outcome

kemet-rule-BAT3-1 = Strength = units in the area + strength of the battle card + power tiles + creature + Divine Intervention cards + 1 if the player fights in a district of their own city.
kemet-rule-BAT3-2 = The higher strength wins.
kemet-rule-BAT3-3 = On a tie the defender wins.
kemet-rule-BAT3-4 = The +1 for the own city applies to attacker and defender alike: a recruiter attacking in their own district has it too.
kemet-rule-BAT3-5 = Units are counted before the losses of step 4.

## Battle, step 4: losses

kemet-rule-BAT4-1 = First, each side loses units equal to the opponent’s unblockable damage.
kemet-rule-BAT4-2 = Negative unblockable damage strikes the player who played it: with −2 they sacrifice two of their own units. The opponent loses none by it.
kemet-rule-BAT4-3 = Then each side loses units equal to the opponent’s damage minus its own defence.
kemet-rule-BAT4-4 = If defence is higher than damage, nothing is lost. Surplus defence neither restores units nor reduces unblockable damage or a sacrifice.
kemet-rule-BAT4-5 = Damage, unblockable damage and defence are the sums of battle card, Divine Intervention cards, power tiles and creature.
kemet-rule-BAT4-6 = A side never loses more units than it has in the area. Lost units go to their owner’s supply.
kemet-rule-BAT4-7 = Losses do not change who won, even if the winner has no unit left and the loser has.
kemet-rule-BAT4-8 = Both sides take their losses at the same time: a unit that is lost still causes its damage.
kemet-rule-BAT4-9 = A creature whose last unit is lost goes back to its tile.
kemet-rule-BAT4-10 = Units sacrificed through negative unblockable damage are not destroyed by the opponent. Effects that count destroyed units (Divine Hunger, Honour in Battle, Soul Devourer) ignore them: they count only losses to the other side’s damage in step 4.

## Battle, step 5: spoils

kemet-rule-BAT5-1 = If the attacker won and still has a unit in the area, they gain 1 permanent battle VP.
kemet-rule-BAT5-2 = If the defender won, they gain 1 veteran token.
kemet-rule-BAT5-3 = Each side that gained no VP for this battle gains 1 veteran token in addition.
kemet-rule-BAT5-4 = So a winning defender gets 2 veteran tokens, a losing defender 1, a losing attacker 1, a winning attacker without survivors 1, and a winning attacker with survivors none.
kemet-rule-BAT5-5 = A winning defender who gains a VP through a tile (Defensive Victory or Soul Devourer) gets only the one token for winning. Soul Devourer gives its VP only if its figure is still in the area in step 5.

## Battle, step 6: the loser

kemet-rule-BAT6-1 = A loser with units left chooses to retreat with them, disband them or stay. The rules that follow say which of these is possible.
kemet-rule-BAT6-2 = Disband: the whole army goes to the supply and the creature to its tile. The player gains 1 prayer point less than the number of units taken off. The creature is not counted.
kemet-rule-BAT6-3 = Disbanding is always possible.
kemet-rule-BAT6-4 = Retreat is possible only if the winner still has units in the area.
kemet-rule-BAT6-5 = The winner chooses where the loser retreats, among the allowed areas bordering the battle area.
kemet-rule-BAT6-6 = The area of retreat must be free for the loser.
kemet-rule-BAT6-7 = Nobody retreats into a district of a city that is not the loser’s own.
kemet-rule-BAT6-8 = If there is no area to retreat to, the army must be disbanded.
kemet-rule-BAT6-9 = Retreat is not a Move action: movement effects, walls, harbours and entry prices do not apply.
kemet-rule-BAT6-10 = If the winner has no units left in the area, the loser cannot retreat: they stay or disband.
kemet-rule-BAT6-11 = If the winner has units left in the area, the loser cannot stay.
kemet-rule-BAT6-12 = The whole army retreats to one area.
kemet-rule-BAT6-13 = Retreating to an army of your own is possible only if the merged army respects the unit limit. If both have a creature, the retreating one goes to its tile.

## Battle, step 7: the winner

kemet-rule-BAT7-1 = A winner with units left chooses to stay or to disband; disbanding works as for the loser.
kemet-rule-BAT7-2 = The winner decides after the loser’s choice has been carried out. Even if the winner then disbands, an army that has retreated does not come back.

## Battle, step 8: end of the battle

kemet-rule-BAT8-1 = Each side discards its played battle card face up on its discard pile. The card discarded face down stays face down.
kemet-rule-BAT8-2 = A player who has thus discarded all their battle cards takes all of them back into hand. So you always enter a battle with at least two.
kemet-rule-BAT8-3 = Divine Intervention cards used in the battle go face up on the common discard pile, unless the card itself says otherwise.
kemet-rule-BAT8-4 = If the battle was caused by a Move action, that action is over.
kemet-rule-BAT8-5 = Cards are taken back at the end of step 8, so all eight are available in your next battle.

## Night phase

kemet-rule-NIGHT-1 = The night has nine steps in this order: 1 Sacrifice, 2 Temple of the Delta, 3 Control of temples, 4 Worship, 5 Prayer, 6 Divine Intervention, 7 Recruitment, 8 Awakening, 9 Fate.
kemet-rule-NIGHT-2 = Step 1, Sacrifice: if your army controls the Pantheon, you may remove two units of it and gain 1 divine (permanent) VP.
kemet-rule-NIGHT-3 = The sacrifice needs at least two units there and can be made only once per night.
kemet-rule-NIGHT-4 = Step 2: if your army controls the Temple of the Delta, you may remove one unit of it and gain 5 prayer points.
kemet-rule-NIGHT-5 = A unit at the Temple of the Delta, too, can be removed this way only once per night. If it is the last one, you no longer control the temple, and the temple VP goes back.
kemet-rule-NIGHT-6 = Step 3, Control of temples: each player controlling at least two temples gains 1 divine (permanent) VP.
kemet-rule-NIGHT-7 = Step 3 gives you one VP only, however many temples you control. The Temple of the Delta counts, the Pantheon does not.
kemet-rule-NIGHT-8 = Step 3 uses the situation after steps 1 and 2.
kemet-rule-NIGHT-9 = Step 4, Worship: each player gains the prayer points shown by the temples they control. The Temple of the Delta does not count here.
kemet-rule-NIGHT-10 = Step 5, Prayer: each player gains 2 prayer points.
kemet-rule-NIGHT-11 = In step 5 you may discard any number of veteran tokens for 1 prayer point each.
kemet-rule-NIGHT-12 = Step 6, Divine Intervention: in turn order, each player draws 1 Divine Intervention card. With Vision you look at 5 cards, keep one and discard the others together; extra cards from other tiles are drawn after that.
kemet-rule-NIGHT-13 = In step 6 you may discard veteran tokens: for every two you draw 1 more card.
kemet-rule-NIGHT-14 = Step 7, Recruitment: in turn order, each player may discard any number of veteran tokens and place as many units from their supply, free of charge, in free districts of their own city.
kemet-rule-NIGHT-15 = The army limit holds in step 7 too. No battle can arise here.
kemet-rule-NIGHT-16 = At the end of step 7 all players discard all unused veteran tokens.
kemet-rule-NIGHT-17 = Step 8, Awakening: all players take back their action tokens.
kemet-rule-NIGHT-18 = Step 9, Fate: the order markers leave the track. From the lowest VP upwards, each player puts their marker on any free place of the track.
kemet-rule-NIGHT-19 = Among equal VP, the player whose marker was further left in the round just played chooses first.
kemet-rule-NIGHT-20 = Step 9 counts all VP, temporary ones included, as they stand then.
kemet-rule-NIGHT-21 = Steps in which “each player” does something without a named order are resolved in turn order.
kemet-rule-NIGHT-22 = Night tiles are resolved when it is their owner’s turn in the step concerned, before the owner spends veteran tokens in it. In step 5 Priest of Thoeris and Priest of Amon, in step 6 Vision, Divine Boon and Mummy, in step 7 Reinforcements and Hand of God.
kemet-rule-NIGHT-23 = Victory is not checked at night; the next check is at the start of the next day. If several players have 9 or more VP, the first in turn order who meets the condition at the start of their turn wins.

## Control

kemet-rule-CTRL-1 = You control an area if you are the only player with units in it.
kemet-rule-CTRL-2 = You control a district of your own city whenever no opponent has units in it, even if you have no unit there.
kemet-rule-CTRL-3 = You control a district of another city, a temple, a desert or the Pantheon only with at least one unit there.

## Temporary victory points

kemet-rule-VPT-1 = Whoever controls a temple after movement and battle takes its temple VP.
kemet-rule-VPT-2 = When the army leaves the temple or is lost, the temple VP goes back to the temple, unless another player now controls it.
kemet-rule-VPT-3 = Whoever occupies another player’s level-4 pyramid takes the pyramid VP from its owner.
kemet-rule-VPT-4 = When the occupier leaves or is removed, the VP goes back to the owner of the city.
kemet-rule-VPT-5 = Passing a temple without stopping gives nothing; leaving at least one unit there does.
kemet-rule-VPT-6 = Temporary VP are recomputed after every event that changes units or pyramids (battle, retreat, disbanding, recruitment, sacrifice, building, Divine Intervention card), not only after moves. Only in an area where a battle is being fought does this wait until after step 7 of the battle.

## Free area

kemet-rule-FREE-1 = An area is free for you if no unit of an opponent is in it. Your own units may be there.
kemet-rule-FREE-2 = Placing units in a free area causes no battle; all other limits, such as the army size, still hold. When you add units to your armies (Enlistment, Reinforcements, Local Recruitment), a unit of yours must have stood there before, and the limit counts all your units in the area, those on the move included.

## Prayer points

kemet-rule-PP-1 = Prayer points are tracked from 0 to 11; a gain beyond 11 is lost. By day, Divine Might adds 1 point to each gain. One gain is one resolved action or effect: say one Pray, one card, one disbanding or all units of one battle together. A gain of 0 does not count, and the added point triggers nothing further.
kemet-rule-PP-2 = You must always pay the full price; prayer points never fall below 0. Priest of Ra takes 1 off each separate payment: one tile, one Build, one Recruit, one teleport, one entry price and each Divine Intervention card.

## Units and armies

kemet-rule-ARMY-1 = Every figure other than a creature is one unit. Mercenaries are units too and belong to your supply while off the board.
kemet-rule-ARMY-2 = All your units in an area form one army of at most 5 units. Only a tile allows more: with Legion it is 7 wherever the limit is otherwise 5, including retreat and placing at night.
kemet-rule-ARMY-3 = Creatures do not count; each army has at most one.
kemet-rule-ARMY-4 = Units removed from the board for any reason go to their owner’s supply.

## Cards

kemet-rule-CARD-1 = There is no hand limit.
kemet-rule-CARD-2 = How many cards of each kind a player holds is public; which ones they are is not.
kemet-rule-CARD-3 = The Divine Intervention discard pile and battle cards discarded face up are public. Battle cards discarded face down are not.
kemet-rule-CARD-4 = When the Divine Intervention deck is empty, the discard pile is at once shuffled into a new deck and drawing goes on. A Diversion discarded for Divine Wound is shuffled in too, and anybody may draw it later.
kemet-rule-CARD-5 = You play a Divine Intervention card by paying its price at the moment its symbol names.
kemet-rule-CARD-6 = If deck and discard pile are both empty, you draw nothing. With Vision you look at only as many cards as there are.
kemet-rule-CARD-7 = You cannot play a day card that has nothing to act on: no unit it may destroy, no unit in the supply or no place for it, no Move action going on.

## Tiles

kemet-rule-TILE-1 = Ruby tiles concern strength and movement, sapphire defence and recruiting, diamond prayer points and Divine Intervention cards, onyx mostly strength and defence. This is for orientation only; no rule follows from it.

## Chapters

kemet-chapter-COMP = Components and board
kemet-chapter-SETUP = Set-up
kemet-chapter-CORE = Round and victory points
kemet-chapter-DAY = Day phase
kemet-chapter-TOK = Silver and gold tokens
kemet-chapter-END = End of the game
kemet-chapter-PRAY = Pray
kemet-chapter-ACQ = Acquire a power tile
kemet-chapter-CRE = Creatures
kemet-chapter-PYR = Build a pyramid
kemet-chapter-REC = Recruit
kemet-chapter-MOV = Move
kemet-chapter-TEL = Teleport
kemet-chapter-HARB = Harbours
kemet-chapter-WALL = Walls
kemet-chapter-BAT = Battle
kemet-chapter-BAT1 = Battle, step 1: War council
kemet-chapter-BAT2 = Battle, step 2: Clash
kemet-chapter-BAT3 = Battle, step 3: Outcome
kemet-chapter-BAT4 = Battle, step 4: Losses
kemet-chapter-BAT5 = Battle, step 5: Spoils
kemet-chapter-BAT6 = Battle, step 6: After the battle – loser
kemet-chapter-BAT7 = Battle, step 7: After the battle – winner
kemet-chapter-BAT8 = Battle, step 8: End of the battle
kemet-chapter-NIGHT = Night phase
kemet-chapter-CTRL = Control
kemet-chapter-VPT = Temporary victory points
kemet-chapter-FREE = Free area
kemet-chapter-PP = Prayer points
kemet-chapter-ARMY = Units and armies
kemet-chapter-CARD = Cards
kemet-chapter-TILE = Colours of power tiles

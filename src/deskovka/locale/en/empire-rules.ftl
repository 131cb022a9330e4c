### Eight-Minute Empire: Legends: the rules, one message per rule of the catalogue (EMPIRE-MAP.4 is empire-rule-MAP-4).

## Components

empire-rule-COMP-1 = The game is for 2, 3 or 4 players.
empire-rule-COMP-2 = Each player has 18 armies and 3 cities of one colour.
empire-rule-COMP-3 = The board is made of 4 segments, each printed on both sides, so there are 8 sides to choose from.
empire-rule-COMP-4 = There are 43 cards: 34 playing cards (creatures and places), 4 leaders, 1 price card and 4 victory point counters.
empire-rule-COMP-5 = A copper coin is worth 1, a silver one 3. You may change them at any time for free, so only your total matters; it is never below 0.
empire-rule-COMP-6 = The bank is unlimited; its coins never run out.
empire-rule-COMP-7 = Tokens: 1 starting region, 3 citadels, 4 encounters (1 dragon, 2 magic portals and 1 band of robbers), 5 discoveries and 1 poison swamp.
empire-rule-COMP-8 = The victory point counter only helps with counting; it has no effect on play.
empire-rule-COMP-9 = The coins, cards, armies, cities and gained tokens of all players are public. Hidden are only bids that are not yet revealed, the order of the deck and tokens lying face down.

## Map

empire-rule-MAP-1 = One of you sets up the game: whoever is named in the table’s settings, otherwise the player at the first seat. Every choice during set-up is theirs unless a rule names somebody else. You may also have the map, the starting region, the region for the further armies and the places of the tokens drawn at random instead.
empire-rule-MAP-2 = All four segments are used with any number of players.
empire-rule-MAP-3 = Each segment lies with exactly one of its two sides up, whichever you like.
empire-rule-MAP-4 = The segments form a T: the central segment touches each of the other three along one edge, and these touch only the central one.
empire-rule-MAP-5 = Any segment may take any of the four places.
empire-rule-MAP-6 = Each segment may be turned by 0, 90, 180 or 270 degrees, independently of the others.
empire-rule-MAP-7 = Touching segments are aligned on the middles of their edges so that the dotted lines continue.
empire-rule-MAP-8 = Where two segments touch, one sea connection arises: between the region at the dotted line from the one segment’s edge and the region at the dotted line from the other’s.
empire-rule-MAP-9 = A dotted line at an edge that touches no segment leads nowhere.
empire-rule-MAP-10 = A segment carries one or more islands, and each island has one or more regions. Every region belongs to exactly one island, and no island lies on two segments.
empire-rule-MAP-11 = Two regions of one island with a common white border line are adjacent by land.
empire-rule-MAP-12 = Two regions joined by a dotted line are adjacent by sea, even if both belong to the same island, like Horn and Waterfall Lake on the Crescent with waterfalls.
empire-rule-MAP-13 = Adjacency works both ways. Regions without a common border line, a dotted line, a bridge or a pair of portals are not adjacent, even if their outlines touch in a point.
empire-rule-MAP-14 = Order of set-up: segments and starting region; tokens of the variants in use; deck and row of cards; leaders; armies into the starting region; one further army of every player into a common region; neutral armies; coins; auction.

## Special segments

empire-rule-SPEC-1 = If the Desert of the stone face is in play, the starting region token must lie on it.
empire-rule-SPEC-2 = This holds even if the desert is not the central segment. The starting region then need not be on the central segment, but it must still be directly connected with a region on another segment.
empire-rule-SPEC-3 = For scoring, the Bridge isles side counts as three islands: West Isle, Pagoda Isle and Harbour Isle.
empire-rule-SPEC-4 = Moving between these three isles is not sea movement: a step over a bridge costs 1 movement point.
empire-rule-SPEC-5 = The only bridges are between West Isle and Pagoda Isle and between West Isle and Harbour Isle. Pagoda Isle and Harbour Isle are not adjacent.
empire-rule-SPEC-6 = A dotted connection from the Bridge isles to another segment is ordinary sea movement.

## Starting region

empire-rule-START-1 = The starting region lies on the central segment.
empire-rule-START-2 = The starting region is connected directly, by its dotted line, with at least one region on another segment.
empire-rule-START-3 = The starting region token stays in place all game, and the region serves all players alike.

## Deck

empire-rule-DECK-1 = The price card, the 4 victory point counters and the 4 leaders are taken out of the deck.
empire-rule-DECK-2 = With 2 or 3 players, the 2 cards marked with a small 4 are removed.
empire-rule-DECK-3 = With 2 players, the 5 cards marked with a small 3 are removed as well.
empire-rule-DECK-4 = So the deck has 27, 32 or 34 cards with 2, 3 or 4 players.
empire-rule-DECK-5 = The deck is shuffled and 6 cards are laid face up in a row; the places in the row count from the left, from first to sixth.

## First armies

empire-rule-ARMY-1 = Each player puts 4 of their armies into the starting region.
empire-rule-ARMY-2 = Then the player who sets up the game puts one further army of every player on the board, all into the same region of their choice.
empire-rule-ARMY-3 = The region for these further armies lies on another segment than the starting region.
empire-rule-ARMY-4 = If the board forms a T, the region for the further armies is not on the central segment either.
empire-rule-ARMY-5 = Each player then has 5 armies on the board and 13 in supply. Only the owner of the Red Sorceress has 6 on the board and 12 in supply.
empire-rule-ARMY-6 = Armies put on the board during set-up cost nothing and trigger no token.

## Neutral armies

empire-rule-NEUT-1 = With 2 players, the two of you then take turns placing one army of a neutral colour (one that nobody plays) until 10 are on the board.
empire-rule-NEUT-2 = A neutral army may go to any region, occupied or empty, the starting region included; a region may hold several.
empire-rule-NEUT-3 = The player who sets up the game places the first neutral army.
empire-rule-NEUT-4 = Neutral armies never move, no more are ever added, they have no cities, cards or coins and they take no turns.
empire-rule-NEUT-5 = For control of a region, the neutral armies are one more party. If they alone are strongest, or tie for strongest, no player controls the region.
empire-rule-NEUT-6 = A region where the neutral armies alone are strongest counts as theirs when control of the island is compared. They score nothing, though.
empire-rule-NEUT-7 = You can destroy a neutral army like any other; it leaves the game.
empire-rule-NEUT-8 = With 3 or 4 players there are no neutral armies.
empire-rule-NEUT-9 = While at least 2 neutral armies are still yours to place, you may leave all of yours to the lot. They still come one by one in turn, and the other player goes on choosing for theirs.

## Coins

empire-rule-COIN-1 = You start with 12, 11 or 9 coins with 2, 3 or 4 players.
empire-rule-COIN-2 = There is no regular income; coins come only from card abilities, tokens and leaders.
empire-rule-COIN-3 = You can never pay more than you have. An option that you cannot pay for is not open to you.
empire-rule-COIN-4 = You pay and receive in the order the text gives. Coins you receive later in a turn cannot pay for something earlier.

## Auction

empire-rule-BID-1 = Before the first turn, each player secretly chooses a bid, from 0 up to all their coins.
empire-rule-BID-2 = All bids are revealed at once.
empire-rule-BID-3 = The sole highest bidder pays their bid to the bank and names the starting player: themselves or anybody else.
empire-rule-BID-4 = All other players keep their coins.
empire-rule-BID-5 = If several players share the highest bid and it is above 0, the youngest of them names the starting player.
empire-rule-BID-6 = In such a tie only this youngest player pays their bid; the others who tied pay nothing.
empire-rule-BID-7 = If all bids are 0, the youngest of all players names the starting player, and nobody pays.
empire-rule-BID-8 = This is the only auction in the game.
empire-rule-BID-9 = From the starting player, play goes clockwise for the whole game.
empire-rule-BID-10 = Who is youngest is taken from the table’s settings (the players in order of age). If nothing is given there, the player at the first seat counts as the youngest, then the player at the second seat and so on.

## Turn

empire-rule-TURN-1 = In your turn you take exactly one card of the row; you cannot pass.
empire-rule-TURN-2 = The price depends on the card’s place in the row: the first from the left is free, the second and third cost 1 coin, the fourth and fifth 2 coins and the sixth 3 coins. You pay to the bank.
empire-rule-TURN-3 = You cannot take a card whose price you cannot pay. The first card of the row is always free.
empire-rule-TURN-4 = You lay the card face up in front of you, and it stays there to the end of the game.
empire-rule-TURN-5 = The card’s ability works from that moment on, so also for the action of the same card.
empire-rule-TURN-6 = You pay the price before the ability works, so coins that a card brings cannot pay for the card itself.
empire-rule-TURN-7 = Then you may perform the card’s action at once; you cannot save it for later.
empire-rule-TURN-8 = You may also decline the action altogether.
empire-rule-TURN-9 = After the action, the remaining cards slide to the left without gaps and a new card from the deck is laid at the sixth place.
empire-rule-TURN-10 = If the deck is empty, nothing is added or reshuffled; the row gets shorter and prices still count from the left.
empire-rule-TURN-11 = Then it is the turn of the next player clockwise.

## Actions

empire-rule-ACT-1 = There are four actions: place armies, move armies, build a city and destroy an army.
empire-rule-ACT-2 = The number on the card, with your bonuses, is a maximum; you may always do less, or nothing at all.
empire-rule-ACT-3 = If two actions are joined by “/”, you perform one of them, not both.
empire-rule-ACT-4 = If two actions are joined by “+”, you may perform both, in the order printed.
empire-rule-ACT-5 = With “+”, you may skip either action or do it only in part. Even if you skip the first, you may perform the second.
empire-rule-ACT-6 = With “+”, you cannot return to the first action once you have begun the second; the two are not mixed.
empire-rule-ACT-7 = What the first action changed (a new city, a moved army) already counts for the second.
empire-rule-ACT-8 = What a card, leader or token lets you do (“may”) is your choice whenever it is possible; if nothing is possible, you are not asked. The price of a card, fees, gaining a token and the coins printed on a card are not choices.

## Place armies

empire-rule-PLACE-1 = You put up to the allowed number of armies from your supply on the board.
empire-rule-PLACE-2 = You may place in the starting region and in every region where you have at least one city of your own.
empire-rule-PLACE-3 = You may spread the armies over several such regions.
empire-rule-PLACE-4 = You never have more than 18 armies on the board. When your supply is empty, the placing ends.

## Move armies

empire-rule-MOVE-1 = The action gives you that many movement points. You may spend them on your own armies only.
empire-rule-MOVE-2 = You split the points as you like: one army several steps, several armies one step each, or any mixture, in any order.
empire-rule-MOVE-3 = A step by land costs 1 movement point per army.
empire-rule-MOVE-4 = A step by sea costs 3 movement points per army, less 1 for each flying symbol you own, but never less than 1.
empire-rule-MOVE-5 = The reduced cost applies to every army and every sea step of the action.
empire-rule-MOVE-6 = You pay a sea step in full at once, never in parts; points left over at the end are lost.
empire-rule-MOVE-7 = Armies of others and cities do not hinder a step, however many there are. A region may hold any number of armies.
empire-rule-MOVE-8 = Cities do not move.

## Build a city

empire-rule-BUILD-1 = You put one city from your supply into a region where you have at least one army.
empire-rule-BUILD-2 = A region may hold any number of cities of any number of players, several of one player included.
empire-rule-BUILD-3 = You have only 3 cities. If none is left in your supply, the action does nothing.
empire-rule-BUILD-4 = A city, once built, is never moved, destroyed or taken back.

## Destroy an army

empire-rule-DESTROY-1 = You remove one army of any player from a region where you have at least one army.
empire-rule-DESTROY-2 = A city of yours without an army of yours there is not enough.
empire-rule-DESTROY-3 = The removed army returns to its owner’s supply and may be placed again.
empire-rule-DESTROY-4 = Cities cannot be destroyed.
empire-rule-DESTROY-5 = You cannot choose an army of a player with immunity.
empire-rule-DESTROY-6 = You may destroy an army of your own, unless you have immunity.

## Abilities

empire-rule-ABIL-1 = An ability lasts from the moment you take the card to the end of the game. Equal abilities add up without limit.
empire-rule-ABIL-2 = Extra move: each symbol gives you 1 more movement point in every move action.
empire-rule-ABIL-3 = Extra army: each symbol lets you place 1 more army in every place action.
empire-rule-ABIL-4 = Extra move and extra army are added once per action, not per army, and only when you perform an action of that kind. They never give you an action by themselves.
empire-rule-ABIL-5 = Flying: each symbol makes a sea step 1 movement point cheaper. Two symbols bring it down to 1; further ones change nothing.
empire-rule-ABIL-6 = Elixirs are counted by symbol, not by card.
empire-rule-ABIL-7 = Coins: you get the 2 coins printed on the card from the bank once, when you take the card.
empire-rule-ABIL-8 = Point per adjective: at the end of the game you get 1 point for each of your cards whose name has this adjective. The card that gives the points counts too if its own name has it.
empire-rule-ABIL-9 = Graveyard, Lake, Stronghold and both Castles have no adjective, so they count for none.
empire-rule-ABIL-10 = Set: you get the points once, and only if you own all cards of the set. Noble Hills gives 4 points for 3 noble cards, Mountain Dwarf 3 points for 2 mountain cards.
empire-rule-ABIL-11 = Point per 3 coins: the coins you have left at the end of the game are divided by 3, rounded down.
empire-rule-ABIL-12 = Immunity: your armies cannot be removed by a destroy action.
empire-rule-ABIL-13 = Point per flying (Cursed Tower): at the end of the game you get 1 point for each flying symbol you own.

## End of the game

empire-rule-END-1 = The game ends when every player has taken 11, 10 or 8 cards with 2, 3 or 4 players.
empire-rule-END-2 = A turn whose action was declined counts like any other; the number of cards decides.
empire-rule-END-3 = Then comes scoring. If somebody plays with the Fairy Queen, they first get the chance to take their extra card.

## Scoring

empire-rule-SCORE-1 = You control a region if your strength there is greater than that of every other party. Strength is armies and cities together; with 2 players the neutral armies are a party too.
empire-rule-SCORE-2 = On a tie for the greatest strength, nobody controls the region.
empire-rule-SCORE-3 = Even a lone city without armies has strength 1 and can be enough to control a region.
empire-rule-SCORE-4 = You get 1 point for each region you control.
empire-rule-SCORE-5 = You control an island if you control more of its regions than every other party.
empire-rule-SCORE-6 = On a tie, nobody controls the island. Nor does anybody control an island on which nobody controls a region.
empire-rule-SCORE-7 = You get 1 point for each island you control, whatever its size.
empire-rule-SCORE-8 = Points for card abilities are added: for adjectives, sets, coins left and flying.
empire-rule-SCORE-9 = The player with the most elixirs gets 2 points. If several players tie for the most, each of them gets 1 point.
empire-rule-SCORE-10 = If nobody has an elixir, nobody gets points for elixirs.
empire-rule-SCORE-11 = If you play with tokens or leaders, their points are added as well.
empire-rule-SCORE-12 = The player with the highest total wins.
empire-rule-SCORE-13 = A total may be negative (because of the poison swamp).

## Ties

empire-rule-TIE-1 = If several players share the highest total, the one of them with the most coins wins.
empire-rule-TIE-2 = If coins do not decide, the one of them with the most armies on the board wins. Cities do not count here, and neither do armies on the Red Sorceress’s card.
empire-rule-TIE-3 = If armies do not decide either, the one of them who controls the most regions wins.
empire-rule-TIE-4 = If they are still tied, these players share the victory.

## Full game

empire-rule-FULL-1 = You play three games; the highest sum of points over all three wins.
empire-rule-FULL-2 = Each game is set up anew: map, deck, coins, tokens, leaders and auction.
empire-rule-FULL-3 = Only points carry over from game to game. A tie in the sum is a shared victory.
empire-rule-FULL-4 = The task of setting up passes to the next player clockwise from game to game.

## Tokens

empire-rule-TOK-1 = No region holds more than one token, of whatever kind; the starting region token counts as well.
empire-rule-TOK-2 = The player who sets up the game lays the tokens before the game begins, once the starting region is fixed.
empire-rule-TOK-3 = While at least 2 tokens are still to be laid, whoever sets up may leave all of them to the lot; the lot leaves none out.

## Discoveries

empire-rule-DISC-1 = All 5 discovery tokens are laid face up in regions chosen by the player who sets up the game.
empire-rule-DISC-2 = The first player to build a city in such a region takes the discovery token at once. This happens by itself; nobody is asked.
empire-rule-DISC-3 = Later cities in that region bring no discovery.
empire-rule-DISC-4 = Magic Spring: it counts as 2 elixirs.
empire-rule-DISC-5 = Cottage: it works like one extra army symbol and adds up with your cards.
empire-rule-DISC-6 = Hidden Treasure: you get 1 coin from the bank, once.
empire-rule-DISC-7 = Magic Book: it gives you 1 point at the end of the game.
empire-rule-DISC-8 = Magic Book: if its owner is among those tied for the highest total, the owner wins; coins, armies and regions are not looked at.
empire-rule-DISC-9 = Stable: it works like one extra move symbol and adds up with your cards.
empire-rule-DISC-10 = A token’s lasting effect works at once, also for the rest of the same card’s action. If, say, you build with Ancient Woods and gain the Cottage, you may place 1 more army right after.

## Citadels

empire-rule-CIT-1 = All 3 citadel tokens are laid in regions chosen by the player who sets up the game.
empire-rule-CIT-2 = Whoever controls a region with a citadel at the end of the game gets 1 extra point for it. Nobody takes the citadel tokens.

## Encounters

empire-rule-ENC-1 = The player who sets up the game uses any number of the 4 encounter tokens and lays them face up in regions of their choice.
empire-rule-ENC-2 = The two magic portals are used both or not at all.
empire-rule-ENC-3 = Dragon: the player who places or moves into its region the army that is the seventh there slays it and takes its token.
empire-rule-ENC-4 = For the dragon, the armies of all players count, and neutral ones too; cities do not.
empire-rule-ENC-5 = The dragon is checked after each single army enters, even if that army moves on in the same action.
empire-rule-ENC-6 = If 7 or more armies are in the dragon’s region since set-up and nobody has taken the token yet, the player whose army enters next gets it.
empire-rule-ENC-7 = The dragon token gives its owner 2 points at the end of the game.
empire-rule-ENC-8 = Magic portals: the two regions with a portal are adjacent as if by land. A step between them costs 1 movement point and is not sea movement.
empire-rule-ENC-9 = Portals change neither islands nor who controls what.
empire-rule-ENC-10 = Band of robbers: for each army you place into their region, you pay 1 coin to the bank.
empire-rule-ENC-11 = Band of robbers: for each army you move into their region, you pay 1 coin to the bank, whether it stays or goes on. Leaving is free.
empire-rule-ENC-12 = An army that enters the robbers’ region twice pays twice. An army whose fee you cannot pay cannot enter.

## Leaders

empire-rule-LEAD-1 = During set-up each player is dealt one leader at random, face up; the rest go back to the box.
empire-rule-LEAD-2 = Fairy Queen: if you own at least 3 forest cards at the end of the game, you get 1 point.
empire-rule-LEAD-3 = Fairy Queen: after the last turn of the game you may take one more card of the row, at the price of its place.
empire-rule-LEAD-4 = Fairy Queen: the action of this extra card is not performed. Its ability and adjective count, and so do the coins it brings.
empire-rule-LEAD-5 = Fairy Queen: you choose from the cards left in the row after the last turn, once it has closed up as usual; that is 5 cards with 2 players, and 2 cards with 3 or 4. If the extra card is a forest card, it counts among your forest cards.
empire-rule-LEAD-6 = Bandit King: in a place action you may also use regions where an opponent has a city.
empire-rule-LEAD-7 = Bandit King: for each army placed in this way you pay 1 coin to the owner of the city. If your coins run out, you can place no more armies in this way.
empire-rule-LEAD-8 = Bandit King: where you may place anyway (starting region, city of your own) you pay nothing. If several opponents have cities in the region, you choose whom to pay, army by army.
empire-rule-LEAD-9 = Bandit King: when you destroy an opponent’s army, you may take 1 coin from that opponent if they have one.
empire-rule-LEAD-10 = Red Sorceress: you start with 5 armies in the starting region instead of 4.
empire-rule-LEAD-11 = Red Sorceress: an opponent’s army that you destroy stays on her card and does not return to its owner.
empire-rule-LEAD-12 = Red Sorceress: at the end of the game you get 1 point for every 3 armies on her card, rounded down.
empire-rule-LEAD-13 = Neutral armies and your own are not an opponent’s armies: the Bandit King gets no coin for them and they do not go on the Red Sorceress’s card.
empire-rule-LEAD-14 = White Knight: for each island with at least 3 regions that you control at the end of the game you get 1 extra point, besides the usual point for the island.
empire-rule-LEAD-15 = White Knight: with each city you build, you may add 1 army from your supply in the same region.
empire-rule-LEAD-16 = White Knight: the added army is not a place action, so the extra army ability does not apply to it. It does count for the dragon, and in the robbers’ region you pay for it.
empire-rule-LEAD-17 = White Knight: if you have no army in supply, or cannot pay in the robbers’ region, you add no army; the city is built all the same.

## Tie in the auction

empire-rule-BIDV-1 = A tie for the highest bid is settled not by age but by lot among the tied players. The player drawn pays their bid and names the starting player.
empire-rule-BIDV-2 = If all bids are 0, the lot is drawn among all players.

## Poison swamp

empire-rule-SWAMP-1 = The poison swamp is used only together with discovery tokens.
empire-rule-SWAMP-2 = The 5 discoveries and the poison swamp are shuffled face down and laid face down in 6 free regions chosen by the player who sets up the game. Nobody knows which token is which.
empire-rule-SWAMP-3 = The first player to build a city in such a region takes the token, lays it face up in front of them and its effect applies. It cannot be refused.
empire-rule-SWAMP-4 = Whoever has the poison swamp loses 1 point at the end of the game.
empire-rule-SWAMP-5 = If at the end of your own turn you control a region with a face-down token, you may look at it; nobody else may.
empire-rule-SWAMP-6 = Looking costs nothing, and the token is shown to you automatically. What you have seen you may look at again at any time.

## Rectangle

empire-rule-RECT-1 = The four segments lie side by side in one row and form a rectangle.
empire-rule-RECT-2 = All four lie upright, or all four sideways; otherwise the side, place and rotation of each are free.
empire-rule-RECT-3 = The starting region lies on one of the two inner segments and is directly connected with a region on another segment. If the Desert of the stone face is in play, it lies there instead, even at an outer place; it must be connected there too, and the connection between the two ends of the row will do.
empire-rule-RECT-4 = The two ends of the row join as if they were neighbours: the dotted line at the left end and the dotted line at the right end make a sea connection.
empire-rule-RECT-5 = Dotted lines at the long sides of the rectangle lead nowhere.
empire-rule-RECT-6 = The further armies of all players go to another segment than that of the starting region. There is no central segment here, so otherwise the choice is free.

## Variants

empire-rule-VAR-1 = Every variant is optional and may be combined with any other; only the poison swamp needs the discovery tokens.

## Chapters

empire-chapter-COMP = Components
empire-chapter-MAP = Map
empire-chapter-SPEC = Special segments
empire-chapter-START = Starting region
empire-chapter-DECK = Cards
empire-chapter-ARMY = First armies
empire-chapter-NEUT = Neutral armies
empire-chapter-COIN = Coins
empire-chapter-BID = Auction
empire-chapter-TURN = Turn
empire-chapter-ACT = Actions
empire-chapter-PLACE = Place armies
empire-chapter-MOVE = Move armies
empire-chapter-BUILD = Build a city
empire-chapter-DESTROY = Destroy an army
empire-chapter-ABIL = Card abilities
empire-chapter-END = End of the game
empire-chapter-SCORE = Scoring
empire-chapter-TIE = Ties
empire-chapter-FULL = Variant: full game
empire-chapter-TOK = Tokens on the board
empire-chapter-DISC = Variant: discoveries
empire-chapter-CIT = Variant: citadels
empire-chapter-ENC = Variant: encounters
empire-chapter-LEAD = Variant: leaders
empire-chapter-BIDV = Variant: tie in the auction
empire-chapter-SWAMP = Variant: poison swamp
empire-chapter-RECT = Variant: rectangle
empire-chapter-VAR = Combining variants

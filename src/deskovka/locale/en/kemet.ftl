### Kemet: Blood and Sand: what the game says at the table
### Areas: $areaTo = whither, $areaFrom = whence, $areaIn = where.

kemet-title = Kemet: Blood and Sand
kemet-about = Lead the armies of an Egyptian god, build pyramids, acquire their powers and be the first to win with 9 victory points.

## Options

kemet-option-city = Choose: { $city }
kemet-option-station = Place 5 units { $areaIn } and 5 { $area2In }
kemet-option-found = Found the { $colour } pyramid { $areaIn } at level { $level }
kemet-option-free-tile = Take { $tile }
kemet-option-token = Place a token on { $space }
kemet-option-silver = Add the silver token on { $space }
kemet-option-gold = Add the gold token
kemet-option-gold-do = Use the gold token to { $action }
kemet-option-do = Carry out: { $space }
kemet-option-play = Play { $card }
kemet-option-deploy = Add { $creature } to the army { $areaIn }
kemet-option-exchange = Exchange { $creature } for { $creature2 }
kemet-option-acquire = Acquire { $tile }
kemet-option-raise = Build the { $colour } pyramid { $areaIn } up to level { $level }
kemet-option-put-on = Put the acquire token on { $space }
kemet-option-enlist = Place a unit { $areaIn }
kemet-option-fight = Fight { $areaIn }
kemet-option-march = Set out { $areaFrom }
kemet-option-step = Go { $areaTo }
kemet-option-teleport = Teleport { $areaTo }
kemet-option-magic-teleport = Teleport by card { $areaTo }
kemet-option-go =
    { $units ->
        [one] Send { $units } unit
       *[other] Send { $units } units
    }
kemet-option-go-with =
    { $units ->
        [one] Send { $units } unit and { $creature }
       *[other] Send { $units } units and { $creature }
    }
kemet-option-go-with-two =
    { $units ->
        [one] Send { $units } unit, { $creature } and { $creature2 }
       *[other] Send { $units } units, { $creature } and { $creature2 }
    }
kemet-option-go-with-many =
    { $units ->
        [one] Send { $units } unit, { $creatures }
       *[other] Send { $units } units, { $creatures }
    }
kemet-option-council = Play { $battle }, discard { $battle2 }
    .first = Play { $battle } …
kemet-option-add = Add { $card }
kemet-option-wound = Discard { $card } for +1 strength
kemet-option-retreat = Retreat
kemet-option-disband = Disband the army
kemet-option-stay = Stay
# The winner chooses, the loser retreats.
kemet-option-send = Send the beaten army { $areaTo }
kemet-option-sacrifice = Sacrifice { $areaIn }
kemet-option-veterans =
    { $count ->
        [0] Discard no veteran token
       *[other]
            { $count ->
                [one] Discard { $count } veteran token
               *[other] Discard { $count } veteran tokens
            }
    }
kemet-option-keep = Keep { $card }
kemet-option-fate = Choose place { $place } in the turn order
kemet-option-strike = Destroy a unit of { $other } { $areaIn }
kemet-option-replace = Remove { $battle }
kemet-option-done = Done

## Headings over options of one kind

kemet-group-city = Cities
kemet-group-station = Districts for your units
kemet-group-found = Found a pyramid
kemet-group-free-tile = Power tiles
kemet-group-token = Place a token
kemet-group-silver = Silver token
kemet-group-gold = Gold token
kemet-group-gold-do = Gold token
kemet-group-do = Placed actions
kemet-group-play = Divine Intervention cards
kemet-group-deploy = Put a creature on the board
kemet-group-exchange = Exchange creatures
kemet-group-acquire = Power tiles
kemet-group-raise = Build a pyramid
kemet-group-put-on = Acquire token
kemet-group-enlist = Place a unit
kemet-group-fight = Battles
kemet-group-march = Armies
kemet-group-step = Ground movement
kemet-group-teleport = Teleport
kemet-group-magic-teleport = Teleport by card
kemet-group-go = Units only
kemet-group-go-with = With a creature
kemet-group-go-with-two = With both creatures
kemet-group-go-with-many = With several creatures
kemet-group-council = Battle cards
kemet-group-add = Divine Intervention cards
kemet-group-wound = Divine Intervention cards
kemet-group-retreat = Army
kemet-group-disband = Army
kemet-group-stay = Army
kemet-group-send = Where they retreat
kemet-group-sacrifice = Sacrifice
kemet-group-veterans = Veteran tokens
kemet-group-keep = Cards drawn
kemet-group-fate = Turn order
kemet-group-strike = Units of opponents
kemet-group-replace = Battle cards
kemet-group-done = Other

## Questions

kemet-ask-choose-city = Which city is yours?
kemet-ask-station = In which two districts of your city do you place 5 units each?
# One district after another; Done = this district stays without a pyramid.
kemet-ask-found-pyramid =
    { $count ->
        [one] Which pyramid do you found in this district? { $count } level left; Done leaves the district without a pyramid.
       *[other] Which pyramid do you found in this district? { $count } levels left; Done leaves the district without a pyramid.
    }
kemet-ask-free-tile = Which power tile of level 1 do you take for free?
kemet-ask-opening = On which space do you place an action token?
kemet-ask-add-tokens = Do you add a silver or gold token?
kemet-ask-next-action = Which action do you carry out now?
kemet-ask-gold-action = Which action do you carry out with the gold token?
kemet-ask-interlude = Do you play another card or put a creature on the board?
kemet-ask-acquire-tile = Which power tile do you acquire?
kemet-ask-build-pyramid = Which pyramid do you build?
kemet-ask-put-acquire-token = Which space gets the new acquire token? On the one with your action token you can take a tile of this colour at once; on a free one, later today.
kemet-ask-recruiting = Where do you place a recruited unit?
kemet-ask-fight-next = Where is the next battle?
kemet-ask-place-units = Where do you place a unit? You may place { $count } more.
kemet-ask-strike = Which unit does Raining Fire destroy?
kemet-ask-deploy-new = Do you put the new creature with an army in your city at once?
kemet-ask-replace-card = Which battle card do you remove for the rest of the game? The special card takes its place.
kemet-ask-march-start = Which army moves?
kemet-ask-march-on = Where does the army go next?
kemet-ask-who-goes = Who goes on? The others stay behind.
# First the pair of cards, then perhaps Divine Intervention cards.
kemet-ask-war-council = War council: choose a battle card to play and another to discard; then you may add Divine Intervention cards.
kemet-ask-wound = Divine Wound: do you discard a card for +1 strength?
kemet-ask-loser-choice = This battle is lost. What becomes of your army?
kemet-ask-send-loser = Where does the army of { $other } retreat?
kemet-ask-winner-choice = The battle is yours. Does your army stay, or do you disband it?
kemet-ask-sacrifice = Do you sacrifice { $areaIn }? The Pantheon gives 1 permanent VP for 2 units, the Temple of the Delta 5 prayer points for 1 unit.
kemet-ask-veterans-pray = How many veteran tokens do you discard? Each gives you 1 prayer point.
kemet-ask-veterans-draw = How many veteran tokens do you discard? For every two you draw 1 card.
kemet-ask-keep-card = Vision: which card do you keep?
kemet-ask-hand-of-god = Hand of God: which pyramid do you raise or found for free?
kemet-ask-choose-fate = Which place in the turn order do you choose?

## Events

kemet-event-colour-drawn = The { $colour } colour is in play.
kemet-event-city-taken = { $player } has this city: { $city }.
kemet-event-order-drawn = The lot decides the order: { $player } has place { $place }.
kemet-event-stationed = { $player } places 5 units { $areaIn } and 5 { $area2In }.
kemet-event-day = The day of round { $round } begins.
kemet-event-token = { $player } places a token on { $space }.
kemet-event-silver = { $player } adds the silver token on { $space }.
kemet-event-gold = { $player } adds the gold token.
# 0 = the prayer marker stands at 11.
kemet-event-prayer-gained =
    { $count ->
        [0] { $player } gains no more prayer points { $reason }: 11 is the most.
       *[other]
            { $count ->
                [one] { $player } gains { $count } prayer point { $reason }.
               *[other] { $player } gains { $count } prayer points { $reason }.
            }
    }
kemet-event-paid =
    { $count ->
        [one] { $player } pays { $count } prayer point.
       *[other] { $player } pays { $count } prayer points.
    }
kemet-event-tile = { $tile } goes to { $player }.
kemet-event-raised = { $player } builds the { $colour } pyramid { $areaIn } to level { $level }.
kemet-event-recruited = { $player } places a unit { $areaIn }.
kemet-event-marched =
    { $units ->
        [one] { $player } moves { $units } unit { $areaFrom } { $area2To }.
       *[other] { $player } moves { $units } units { $areaFrom } { $area2To }.
    }
kemet-event-teleported =
    { $units ->
        [one] { $player } teleports { $units } unit { $areaFrom } { $area2To }.
       *[other] { $player } teleports { $units } units { $areaFrom } { $area2To }.
    }
kemet-event-creature = { $player } adds { $tile } to the army { $areaIn }.
kemet-event-creature-back = The creature of { $player } goes back to its tile: { $tile }.
kemet-event-card = { $player } plays { $card }.
# Only the one who draws sees it.
kemet-event-drew = { $player } draws { $card }.
kemet-event-drew-hidden = { $player } draws a Divine Intervention card.
# Vision: the cards to choose from are on the table, only their owner sees them.
kemet-event-looked = { $player } looks at the next cards of the deck.
kemet-event-shuffled = The discarded Divine Intervention cards are shuffled into a new deck.
kemet-event-units-lost =
    { $units ->
        [one] { $player } loses { $units } unit { $areaIn }.
       *[other] { $player } loses { $units } units { $areaIn }.
    }
kemet-event-prayer-lost =
    { $count ->
        [one] { $player } loses { $count } prayer point.
       *[other] { $player } loses { $count } prayer points.
    }
kemet-event-battle = Battle { $areaIn }: { $player } attacks, { $other } defends.
kemet-event-ready = { $player } is ready for battle.
kemet-event-shown = { $player } reveals { $battle }.
kemet-event-added = { $player } adds { $card }.
kemet-event-discarded = Divine Wound: { $player } discards { $card } for +1 strength.
kemet-event-strength = { $player } has strength { $count }.
kemet-event-won = { $player } wins the battle { $areaIn }.
kemet-event-point = { $player } gains 1 permanent VP { $reason }.
# What a gain is for
kemet-reason-praying = for praying
kemet-reason-night = for the night
kemet-reason-temples = for temples
kemet-reason-delta = for the sacrifice in the delta
kemet-reason-veterans = for veteran tokens
kemet-reason-disbanding = for the disbanded army
kemet-reason-prayer-card = for the card Prayer
kemet-reason-mana-theft = for the card Mana Theft
kemet-reason-attacking = for attacking
kemet-reason-destroyed = for destroyed enemy units
kemet-reason-fallen = for own fallen units
kemet-reason-pantheon = for the sacrifice at the Pantheon
kemet-reason-two-temples = for two temples
kemet-reason-battle = for the won battle
kemet-reason-tile = for the power tile
kemet-event-veterans =
    { $count ->
        [one] { $player } gains { $count } veteran token for the battle.
       *[other] { $player } gains { $count } veteran tokens for the battle.
    }
kemet-event-veterans-spent =
    { $count ->
        [one] { $player } discards { $count } veteran token.
       *[other] { $player } discards { $count } veteran tokens.
    }
kemet-event-retreated =
    { $units ->
        [one] { $player } retreats with { $units } unit { $area2To }.
       *[other] { $player } retreats with { $units } units { $area2To }.
    }
kemet-event-disbanded =
    { $units ->
        [one] { $player } disbands an army of { $units } unit { $areaIn }.
       *[other] { $player } disbands an army of { $units } units { $areaIn }.
    }
kemet-event-night = The night of round { $round } begins.
kemet-event-sacrificed =
    { $units ->
        [one] { $player } sacrifices { $units } unit { $areaIn }.
       *[other] { $player } sacrifices { $units } units { $areaIn }.
    }
kemet-event-order = { $player } chooses place { $place } in the turn order.
kemet-event-replaced = { $player } removes { $battle } for the rest of the game and takes { $battle2 }.
kemet-event-cards-back = { $player } takes all discarded battle cards back into hand.
kemet-event-ended = { $player } wins: at least 9 VP, and nobody has more.
kemet-event-limit = The game ends after round { $round }; VP decide the ranking.

## Why not

kemet-refusal-not-asked = { $other } is choosing now. Wait until it is your turn.
kemet-refusal-only-two-fight = Only the attacker and the defender hold council now, and nobody else may interfere in the battle. Wait until it is over.
kemet-refusal-not-in-play = { $area }: this area is not in play; with this number of players it lies under the storm or off the board. Choose an area you see on the board.
kemet-refusal-setup-first = The game is being set up, and that is not part of this step. Choose from what is on offer now.
kemet-refusal-night-step = It is night, and that is not part of this step. Choose from what is on offer now; actions come again by day.
kemet-refusal-not-this-action = That does not come now: each action has to be finished completely, battles included, before the next begins. Choose from what is on offer now.
kemet-refusal-finish-first = First finish what is going on. Choose from what is on offer; then play goes on.

# Battle
kemet-refusal-council-picked = You have chosen your battle cards and cannot change them. Add Divine Intervention cards, or choose Done.
kemet-refusal-two-cards = You cannot play and discard the same card: the council needs 2 different ones. Choose another one to discard.
kemet-refusal-battle-card-gone = { $battle } is not in your hand: it waits among your discards, or is not one of your cards. Choose another; your discards come back when you have used them all.
kemet-refusal-cards-first = First choose a battle card to play and another to discard. Divine Intervention cards are added after that.
kemet-refusal-day-card = You cannot add { $card }: it is a day card, and only cards with the battle symbol go into a battle. Play it in your turn outside battles.
kemet-refusal-card-not-held = You cannot play { $card } like this: the card is not at your disposal now. You draw Divine Intervention cards every night; choose one that is on offer.
# The price of one card; cards added before are paid too.
kemet-refusal-cannot-add = You cannot add { $card }: the price is { $price }, and beside the cards you are adding you have this many prayer points left: { $purse }. Choose a cheaper one, or Done.
kemet-refusal-council-first = First finish the war council: choose 1 battle card to play and 1 to discard. Then play goes on.
kemet-refusal-cannot-stay = You cannot stay: the winner still has units here. Retreat, if there is a place to go, or disband the army.
kemet-refusal-no-retreat-needed = You cannot retreat: the winner has no unit left here. Stay, or disband the army.
kemet-refusal-nowhere-to-retreat = You cannot retreat: no bordering area is free for your army with room within the limit. Disband the army; you gain 1 prayer point less than it has units.
kemet-refusal-not-that-retreat = You cannot send the beaten army { $areaTo }: a retreat leads only to a bordering area without units of opponents, to no district of another’s city, and within the army limit. Choose another area.
kemet-refusal-battle-first = The battle has to be finished first. Choose from what is on offer now; then play goes on.

# Cards and creatures by day
kemet-refusal-battle-card-only = You cannot play { $card } now: it is a card for battles. Add it to your battle card in a war council.
kemet-refusal-card-too-dear = You cannot play { $card }: the price is { $price } and you have { $purse }. Praying, temples and the night bring you more prayer points.
kemet-refusal-card-while-marching = You cannot play { $card } now: it is played while an army is on its way. First begin a Move action and choose the army.
kemet-refusal-card-by-going = { $card } is played by going: choose the area with an obelisk that the army teleports to by the card. Where none is on offer, none can be reached within the limits.
kemet-refusal-card-as-march-begins = You cannot play { $card } now: it belongs to the very start of a Move action. Play it as you begin one, before you choose the army.
kemet-refusal-card-no-unit = You cannot play { $card }: you have 0 units in your supply. Units you lose on the board come back there.
kemet-refusal-card-no-place = You cannot play { $card }: in every free district of your city and in every army of yours the limit is reached. Make room first.
kemet-refusal-card-no-target = You cannot play { $card }: no opponent has a unit on the board that it could strike. Keep it for later.
kemet-refusal-not-this-moment = You cannot play Divine Intervention cards at this moment. Play them in your turn before placing a token, between actions or while moving; first finish what is on offer now.
kemet-refusal-creature-not-owned = You cannot put { $creature } on the board: you do not own its tile. Choose a creature of your own tiles.
kemet-refusal-cannot-exchange = You cannot exchange { $creature } like this: before placing a token, a creature in a district of your city is exchanged for one on your tiles, each only once per turn. Choose another pair, or go on without.
kemet-refusal-creature-on-board = { $creature } stands on the board already. It moves only with its army; you can place a creature that is on its tile.
kemet-refusal-cannot-deploy = You cannot put { $creature } there now: you need a district of your city where you have an army without a creature. Choose such a district, or try again before your next action.

# Tokens
kemet-refusal-space-used = { $space }: a token lies on this space, and it cannot be used again today. Choose an unoccupied space.
kemet-refusal-no-silver = You have no silver token now: Act of God gives it, you use it once per round, and not before the turn after you gain it. Go on without it.
kemet-refusal-silver-not-there = { $space }: you cannot place the silver token here now. It goes with a normal one on an unoccupied space, not the gold one, and your other tokens must be enough for the remaining levels; choose another space.
kemet-refusal-no-gold = You cannot add the gold token now: it goes with a normal one, once per round, and only if a tile gave it to you in an earlier turn. Go on without it.
kemet-refusal-balance = That cannot be done: in a turn you place exactly 1 normal token, and at the end of the day each of the 3 levels of your board needs at least 1 token. Choose a space on a level where you have none yet.
kemet-refusal-token-first = First place an action token on a space of your board. Only that gives you an action.

# Acquire a power tile
kemet-refusal-tile-gone = You cannot acquire { $tile }: it is not in the offer, and the offer is never refilled. Choose a tile that lies there.
kemet-refusal-same-picture = You cannot acquire { $tile }: you own a tile with the same illustration, and a second one is not allowed. Choose another.
kemet-refusal-colour-bought = You cannot acquire another { $colour } tile today: each colour gives you only 1 per day. Choose another colour, or Done.
kemet-refusal-pyramid-too-low = You cannot acquire { $tile }: you need control of the { $colour } pyramid at level { $level } at least, and if it stands in your own city, your token on the space of its colour. Build higher, occupy another’s pyramid, or choose another tile.
kemet-refusal-tile-too-dear = You cannot acquire { $tile }: the price is { $price } and you have { $purse }. Choose a cheaper tile, or Done; praying brings you prayer points.

# Build a pyramid
kemet-refusal-not-own-city = You cannot build { $areaIn }: you build only in districts of your own city. Choose one of those.
kemet-refusal-other-colour-there = You cannot build this pyramid { $areaIn }: a pyramid of another colour stands there, and a district holds only 1. Raise the one that is there, or choose another district.
kemet-refusal-already-so-high = The pyramid { $areaIn } is that high already, and pyramids are never lowered. Choose a higher level, 4 at most, or another district.
kemet-refusal-colour-not-in-play = You cannot build this pyramid: the { $colour } colour is not in play. Choose one of the colours in play.
kemet-refusal-colour-built = You cannot build another { $colour } pyramid: you have one in your city, and its colours are all different. Raise it, or choose another colour.
kemet-refusal-too-many-pyramids = You cannot found another pyramid: your city has as many as are allowed. Raise one of them.
kemet-refusal-building-too-dear = You do not have enough prayer points to build this: the price is { $price } and you have { $purse }. You pay the sum of the new levels; build fewer levels, or choose Done.

# Recruit and place
kemet-refusal-supply-empty = You cannot place another unit: you have 0 in your supply. Units you lose on the board come back there; for now choose Done.
kemet-refusal-army-full = You cannot place a unit { $areaIn }: your army there has reached its limit of { $count }. Choose another area, or Done.
kemet-refusal-recruit-too-dear = You do not have enough prayer points for another unit: each costs 1, all are paid together at the end, and you have { $purse }. Choose Done.
# Units are placed area by area in a fixed order.
kemet-refusal-not-free = You cannot place a unit { $areaIn }: units of an opponent stand there, and you place only in free areas. Choose another, or Done.
kemet-refusal-not-recruiting-there = You cannot place a unit { $areaIn }: units come to districts of your own city, and elsewhere only to an army of yours when a tile or card allows it. Choose a district of your city.

# Move
kemet-refusal-army-first = First choose the army that moves, or Done.
kemet-refusal-no-army = You cannot set out { $areaFrom }: you have no unit there. Choose an area where an army of yours stands.
kemet-refusal-cannot-leave = You cannot set out { $areaFrom }: from there the army has no step that keeps within the limits. Choose another army, or Done.
kemet-refusal-not-that-group = There is no such group here: at least 1 unit goes, at most { $count }, and only creatures that stand here. Choose one of the groups on offer.
kemet-refusal-takes-way-out = Not now: your group is over the limits, and after this it could not spread any more. Go on first, or choose something else.
kemet-refusal-too-many-here = You cannot stop here: an army holds 1 creature at most, and its limit of units is { $count }. Send a part of it on.
kemet-refusal-behind-walls = You cannot go on: after entering behind an opponent’s walls the movement is over. Choose Done.
kemet-refusal-no-movement-left = You cannot go on by ground: you have 0 movements left. Stop here if that is on offer, or teleport: that does not count against the limit.
kemet-refusal-not-bordering = You cannot go straight { $areaTo }: that area does not border this one, and no harbour leads there from here. Go by way of areas that border each other.
kemet-refusal-walls = You cannot go { $areaTo }: an opponent’s district is entered only with the first step of the action, from a bordering area. Stop next to it and enter in another Move action.
# The army limit, or the entry price of Khnum’s Sphinx.
kemet-refusal-no-room = You cannot go { $areaTo } like that: the army would be over the limits there and could not spread by going on. Choose another area or a smaller group.
kemet-refusal-foreign-harbour = You cannot sail { $areaTo }: no harbour leads to the harbour before another player’s city. Sail to a commercial harbour or to your own city, and go on by land.
kemet-refusal-teleport-elsewhere = A teleport leads to another area than the one the army stands in. Choose another area with an obelisk.
kemet-refusal-one-district = You cannot go { $areaTo }: in one Move action you enter only 1 district controlled by another player, and you have entered one. Choose from what is still on offer.
kemet-refusal-entry-too-dear = You cannot go { $areaTo }: entering costs { $price } in all and you have { $purse }. Choose another area.
kemet-refusal-too-many-stay = So many units cannot stay here: an army holds at most { $count }. Send more of them on.
kemet-refusal-creatures-stay = Two creatures cannot stay with one army. Send at least one of them on, or take all units along.
kemet-refusal-too-many-attack = So large a group cannot enter { $areaTo }: its movement ends there in a battle, and an army holds 1 creature at most and keeps to its limit of units, { $count }. Send a smaller group.
kemet-refusal-who-goes-first = First choose who goes on. The rest of the way comes after that.
kemet-refusal-teleported = You cannot teleport again: a Move action has only 1 teleport. Choose from what is still on offer.
kemet-refusal-no-obelisk = You cannot teleport { $areaTo }: there is no obelisk. Choose an area with an obelisk.
kemet-refusal-no-pyramid-here = You cannot teleport { $areaFrom }: no pyramid stands there. First go to a district with a pyramid, or play Teleportation.
kemet-refusal-teleport-too-dear = You do not have enough prayer points to teleport: the price is { $price } and you have { $purse }. Choose from what is still on offer.
kemet-refusal-not-that-pair = You cannot place your units like that: 2 different districts of your city get 5 each. Choose one of the pairs on offer.
kemet-refusal-city-not-in-play = { $city }: this city is not in play with this number of players. Choose one of those on offer.
kemet-refusal-city-taken = { $city }: another player has this city. Choose one that is free.
kemet-refusal-found-here = You are deciding now what to found { $areaIn }: the districts come one after another. Choose from what is on offer for this one.
kemet-refusal-colour-founded = You cannot found another { $colour } pyramid: you have one in your city, and its colours are all different. Choose another colour.
kemet-refusal-found-levels = That does not add up: at the start you found exactly 3 levels in all, at most 2 in a district, and at most { $count } pyramids. Choose from what is on offer now.
kemet-refusal-not-a-free-tile = You cannot take { $tile } now: only a tile of level 1 in the colour of one of your pyramids is free. Choose one of those.
kemet-refusal-levels-by-night = You cannot build so much by night: Hand of God adds at most this number of levels: { $count }. Raise the pyramid by less, or choose Done.
kemet-refusal-sacrifice-here = This is only about the units { $areaIn }; nobody can be sacrificed elsewhere. Sacrifice there, or choose Done.
kemet-refusal-so-few-veterans = You do not have so many veteran tokens: { $count } are left. Choose a smaller number.
kemet-refusal-veterans-in-pairs = A Divine Intervention card costs 2 veteran tokens. Choose an even number.
kemet-refusal-not-looked-at = You cannot keep { $card }: it is not among the cards you are looking at. Choose one of those.
kemet-refusal-place-not-free = Place { $place }: there is no such free place in the turn order. Choose one that is free.
kemet-refusal-not-placed = { $space }: no action waits here in this turn. Choose one of the actions whose token you have just placed.
kemet-refusal-gold-not-for-that = The gold token does not carry out this action: no tile of yours allows it. Choose one of the actions on offer.
kemet-refusal-no-fight-there = You cannot fight { $areaIn }: no battle waits there. Choose an area where units of yours have come to an opponent.
kemet-refusal-nobody-to-strike = You cannot strike { $areaIn }: that player has no unit there that belongs to an opponent of yours. Choose one of those on offer.
kemet-refusal-strike-protected = You cannot strike { $areaIn }: its creature protects the army there. Choose another.
kemet-refusal-not-in-the-set = You cannot give up { $battle }: it is not one of your battle cards. Choose one of yours.
kemet-refusal-acquire-token-not-there = { $space }: you cannot put the acquire token here. It goes on a space without one that can still serve today; choose one of those on offer.
kemet-refusal-all-added = You cannot add { $card } once more: you hold no further copy. Choose another card, or Done.
kemet-refusal-after-the-first-step = Not now: the army is chosen and has not set out yet. Cards and creatures come before it is chosen, or after its first step; go on, or choose Done.
kemet-refusal-new-creature-only = Only the creature just gained can be placed now: { $creature }. Place others before your next action.
kemet-refusal-creature-not-now = You cannot place { $creature } now. Place it in your turn before placing a token, between actions or while moving; first finish what is on offer now.
kemet-refusal-gold-space = A normal token cannot go here: the gold space is for the gold token only. Choose another unoccupied space.

## Score sheet

kemet-score-battles = Won battles
kemet-score-two-temples = Two temples at night
kemet-score-pantheon = Sacrifice at the Pantheon
kemet-score-tiles = Power tiles
kemet-score-earlier = Earlier permanent VP
kemet-score-temples = Temples
kemet-score-pyramids = Level-4 pyramids

## Variants

kemet-variant-cities = Cities
    .about = The cities are dealt to the players by lot, or the players choose them before the game.
    .lot = By lot
    .choose = Players choose

kemet-variant-special_cards = Special battle cards
    .about = Wyyrt Storm and Shetyw Barrier bring their owner a special card in place of one of the battle cards.
    .on = yes
    .off = no

kemet-variant-round_limit = Round limit
    .about = The rules know no last round; with a limit the game ends after so many rounds, and VP decide.
    .none = No limit
    .six = 6 rounds
    .ten = 10 rounds
    .fifteen = 15 rounds
    .twenty_five = 25 rounds

## Labels of the table picture

kemet-label-round = Round { $round }
kemet-label-round-of = Round { $round } of { $limit }
kemet-label-phase-setup = set-up
kemet-label-phase-day = day
kemet-label-phase-night = night
kemet-label-night-offering = Offering
kemet-label-night-delta = Temple of the Delta
kemet-label-night-temples = Control of temples
kemet-label-night-worship = Worship
kemet-label-night-prayer = Prayer
kemet-label-night-cards = Divine Intervention
kemet-label-night-recruiting = Recruiting
kemet-label-night-awakening = Awakening
kemet-label-night-fate = Fate
# A name follows.
kemet-label-turn = turn of
kemet-label-goal = { $points } VP to win
kemet-label-deck = deck { $count }, discarded { $discarded }

# Names on the map: the desert stands around the city; in the list, districts stand below the name of the city.
kemet-label-front = Desert before the city
kemet-label-district = District { $number }
kemet-label-areas = Outside the cities
kemet-label-map = Boxes that touch are neighbours; an inner box only of the one around it, districts also of each other. Boats sail from a harbour to a commercial one or to the desert before your own city.
kemet-label-and = { $some } and { $last }
kemet-label-list = The districts of a city border each other and the desert before it. Boats sail from a harbour to a commercial one or to the desert before your own city.

# Legend: after a sign
kemet-label-sign-army = army with a creature
kemet-label-sign-pyramid = pyramid: colour, level
kemet-label-sign-point = temporary VP: whose, free
kemet-label-sign-obelisk = obelisk
kemet-label-sign-prayer = prayer at night
kemet-label-sign-sacrifice = at night for units
kemet-label-sign-harbours = harbour military, commercial

# Heads of the table of players; VP are the sum of permanent and temporary ones.
kemet-label-players = Turn order
kemet-label-points = VP perm.+temp.
kemet-label-prayer = prayer
kemet-label-tokens = tokens
kemet-label-supply = supply
kemet-label-veterans = veterans
kemet-label-interventions = DI cards
kemet-label-waiting = { $creature } on its tile
kemet-label-silver-ready = silver token
kemet-label-silver-used = silver token used
kemet-label-silver-gained = silver token from the next turn on
kemet-label-gold-ready = gold token
kemet-label-gold-used = gold token used
kemet-label-gold-gained = gold token from the next turn on
# Battle cards
kemet-label-out = out of hand
kemet-label-face-down = { $count } face down

# My own board and cards; the letter of a colour follows “tile”.
kemet-label-board = board
kemet-label-tile = tile
kemet-label-free = free space
kemet-label-used = used
kemet-label-to-do = to carry out
kemet-label-hand = Divine Intervention
kemet-label-battle-cards = Battle cards
kemet-label-mine-face-down = Face down
kemet-label-numbers = strength, damage, defence
kemet-label-offering = offering

# The offer; in one line the numbers of tiles of level 1·2·3·4
kemet-label-offer = Power tiles on offer
kemet-label-in-reach = You can acquire
kemet-label-reached = in reach of your pyramids
kemet-label-owned = yours

# A march: “on foot to the desert”; after the colon whence
kemet-label-march = Move
kemet-label-by-foot = on foot
kemet-label-by-boat = by boat
kemet-label-by-teleport = by teleport
kemet-label-moves-left =
    { $count ->
        [0] no ground movement left
       *[other]
            { $count ->
                [one] { $count } ground movement left
               *[other] { $count } ground movements left
            }
    }
kemet-label-no-walls = walls do not count

# A battle; $place = where
kemet-label-battle = Battle { $place }
kemet-label-last-battle = Last battle { $place }
kemet-label-shown = Spies have seen: { $card }
kemet-label-winner = won by
kemet-label-attacker = attacks
kemet-label-defender = defends
kemet-label-ready = has chosen
kemet-label-source-units = units
kemet-label-source-card = battle card
kemet-label-source-tiles = power tiles
kemet-label-source-creature = creature
kemet-label-source-interventions = intervention
kemet-label-source-wounds = Divine Wound
kemet-label-source-city = city
kemet-label-together = together
kemet-label-cancelled = (cancelled)
kemet-label-losses = losses
kemet-label-gains = outcome
kemet-label-won = won
# The number of units follows.
kemet-label-lost = lost
kemet-label-point-gained = +{ $count } VP
kemet-label-after-stays = stays
kemet-label-after-disbanded = disbanded
kemet-label-after-retreated = retreats
kemet-label-after-gone = destroyed

## Spaces of the player board

# There are three acquire spaces; the others have $place 0.
kemet-space-level =
    { $place ->
        [0] { $space } (level { $level })
       *[other] { $space } { $place } (level { $level })
    }

## What an option costs

kemet-detail-price =
    { $count ->
        [0] free
       *[other]
            { $count ->
                [one] for { $count } prayer point
               *[other] for { $count } prayer points
            }
    }
kemet-detail-left = { $count } left
kemet-detail-fight = fight { $mine } : { $theirs }
kemet-detail-gain =
    { $count ->
        [one] +{ $count } prayer point
       *[other] +{ $count } prayer points
    }
kemet-detail-points = +{ $count } VP
kemet-detail-wasted-units =
    { $count ->
        [one] { $count } unit is given up
       *[other] { $count } units are given up
    }
kemet-detail-wasted-veterans =
    { $count ->
        [one] { $count } veteran token is lost
       *[other] { $count } veteran tokens are lost
    }
kemet-detail-wasted-action = the action is given up
kemet-detail-futile = nothing comes of it
kemet-detail-futile-poor = too few prayer points for anything
kemet-detail-futile-pray = the prayer track is full
kemet-detail-futile-acquire = there is no tile you can acquire now
kemet-detail-futile-build = no pyramid can be founded or raised
kemet-detail-futile-recruit = no unit can be recruited
kemet-detail-futile-move = no army can move

# What arenas count
kemet-tally-city-taken = Cities
kemet-tally-tile = Power tiles taken
kemet-tally-card = Divine Intervention cards played
kemet-tally-shown = Battle cards shown

# What positions to train with are about
kemet-theme-tokens = Which action to take
kemet-theme-marches = Where to march, and with how many
kemet-theme-recruits = Where to recruit
kemet-theme-tiles = Which tile to acquire
kemet-theme-pyramids = Which pyramid to raise
kemet-theme-battles = Around a battle
kemet-theme-night = By night

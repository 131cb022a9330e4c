### Eight-Minute Empire: Legends: what the game says at the table
### Regions: $regionTo = whither, $regionFrom = whence, $regionIn = where.

empire-title = Eight-Minute Empire: Legends
empire-about = Take cards, march your armies from isle to isle and hold more of the land than anybody else.

## Options

empire-option-start = Start { $regionIn }
empire-option-lay = Lay { $token } { $regionIn }
empire-option-leave-out = Leave out { $token }
empire-option-lay-hidden = Lay a face-down token { $regionIn }
# One more army of every player.
empire-option-settle = Send one army of everybody { $regionTo }
empire-option-neutral = Place a neutral army { $regionIn }
empire-option-bid =
    { $coins ->
        [0] Bid nothing
       *[other]
            { $coins ->
                [one] Bid { $coins } coin
               *[other] Bid { $coins } coins
            }
    }
empire-option-name = Let { $other } begin
empire-option-take = Take { $card }
empire-option-choose = Choose: { $action }
empire-option-place = Place an army { $regionIn }
empire-option-place-at = Place an army { $regionIn } at the city of { $other } for 1 coin
empire-option-move = Move an army { $regionFrom } { $region2To }
empire-option-build = Build a city { $regionIn }
empire-option-destroy = Destroy an army of { $other } { $regionIn }
empire-option-destroy-neutral = Destroy a neutral army { $regionIn }
empire-option-coin = Take 1 coin
empire-option-reinforce = Add an army { $regionIn }
empire-option-done = Done
empire-option-tokens-by-lot = Leave the remaining { $count } tokens to the lot
empire-option-neutral-by-lot = Leave your remaining { $count } neutral armies to the lot
empire-option-lot = The lot falls on { $other }

## Headings over options of one kind

empire-group-start = Starting region
empire-group-lay = Lay the token
empire-group-leave-out = Other
empire-group-lay-hidden = Lay the token
empire-group-settle = More armies
empire-group-neutral = Neutral army
empire-group-bid = Bid
empire-group-name = Who begins
empire-group-take = Cards of the row
empire-group-choose = Action
empire-group-place = Place an army
empire-group-place-at = At another's city
empire-group-move = March
empire-group-build = Build a city
empire-group-destroy = Destroy an army
empire-group-destroy-neutral = Destroy an army
empire-group-done = Other
empire-group-tokens-by-lot = By lot
empire-group-neutral-by-lot = By lot

## Questions

empire-ask-choose-start = Which region is the starting region?
empire-ask-lay-token = Where do you lay { $token }?
empire-ask-lay-hidden = Where do you lay the next face-down token?
empire-ask-settle = Where do you send one more army of every player?
empire-ask-place-neutral = Where do you place a neutral army? { $left } left for you.
empire-ask-bid = How many coins do you bid for the right to say who begins? The others do not see it yet.
empire-ask-name-starter = Who begins?
empire-ask-turn = Which card do you take?
empire-ask-choose-action = { $card }: which action do you carry out?
empire-ask-place = Where do you place an army? { $left } left.
empire-ask-move =
    { $left ->
        [one] Which army do you move? { $left } movement point left.
       *[other] Which army do you move? { $left } movement points left.
    }
empire-ask-build = Where do you build a city?
empire-ask-destroy = Which army do you destroy?
empire-ask-steal-coin = { $other } loses the army. Do you take 1 coin as well?
empire-ask-reinforce = Do you add an army to your new city { $regionIn }?
empire-ask-queen-card = Which extra card do you take? You pay for it as usual; its action is not carried out.
empire-ask-draw-lot = On whom does the lot fall?

## Events

empire-event-game-began = Game { $number } begins.
empire-event-start-chosen = The starting region is { $region }.
empire-event-token-laid = { $token } lies { $regionIn }.
empire-event-hidden-laid = A face-down token lies { $regionIn }.
empire-event-left-out = { $token } stays in the box.
empire-event-revealed = { $card } joins the row.
empire-event-leader-dealt = { $player } plays the { $leader }.
empire-event-armies-set =
    { $armies ->
        [one] { $player } places { $armies } army { $regionIn }.
       *[other] { $player } places { $armies } armies { $regionIn }.
    }
empire-event-settled = One army of every player goes { $regionTo }.
empire-event-tokens-by-lot = { $player } leaves the remaining { $count } tokens to the lot.
empire-event-neutral-by-lot = { $player } leaves the remaining { $count } neutral armies to the lot.
empire-event-neutral-placed = { $player } places a neutral army { $regionIn }.
# Only the bidder sees it.
empire-event-bid =
    { $coins ->
        [0] { $player } chooses to bid nothing.
       *[other]
            { $coins ->
                [one] { $player } secretly bids { $coins } coin.
               *[other] { $player } secretly bids { $coins } coins.
            }
    }
empire-event-bid-hidden = { $player } has chosen a bid.
empire-event-bid-shown =
    { $coins ->
        [0] { $player } bids nothing.
       *[other]
            { $coins ->
                [one] { $player } bids { $coins } coin.
               *[other] { $player } bids { $coins } coins.
            }
    }
empire-event-lot-fell = The lot falls on { $player }.
empire-event-bid-won =
    { $coins ->
        [0] { $player } wins the auction and pays nothing.
       *[other]
            { $coins ->
                [one] { $player } wins the auction and pays { $coins } coin.
               *[other] { $player } wins the auction and pays { $coins } coins.
            }
    }
empire-event-starter = { $other } begins.
empire-event-took =
    { $price ->
        [0] { $player } takes { $card } for free.
       *[other]
            { $price ->
                [one] { $player } takes { $card } for { $price } coin.
               *[other] { $player } takes { $card } for { $price } coins.
            }
    }
empire-event-coins-gained =
    { $coins ->
        [one] { $player } gains { $coins } coin from { $card }.
       *[other] { $player } gains { $coins } coins from { $card }.
    }
empire-event-coins-found =
    { $coins ->
        [one] { $player } gains { $coins } coin from { $token }.
       *[other] { $player } gains { $coins } coins from { $token }.
    }
empire-event-placed = { $player } places an army { $regionIn }.
empire-event-fee-paid = { $player } pays 1 coin to { $other }.
empire-event-moved = { $player } moves an army { $regionFrom } { $region2To }.
empire-event-built = { $player } builds a city { $regionIn }.
empire-event-destroyed = { $player } destroys an army of { $other } { $regionIn }.
empire-event-destroyed-neutral = { $player } destroys a neutral army { $regionIn }.
empire-event-trophy = The Red Sorceress of { $player } keeps the army of { $other }.
empire-event-coin-stolen = { $player } takes 1 coin from { $other }.
empire-event-robbed = { $player } pays 1 coin to the robbers { $regionIn }.
empire-event-dragon-slain = { $player } slays the dragon { $regionIn }.
empire-event-found = { $player } finds { $token } { $regionIn }.
empire-event-looked = { $player } looks at the face-down token { $regionIn }: { $token }.
empire-event-looked-hidden = { $player } looks at the face-down token { $regionIn }.
empire-event-passed = { $player } goes no further with the action.
empire-event-game-scored =
    { $points ->
        [one] { $player } has { $points } point in this game.
       *[other] { $player } has { $points } points in this game.
    }
empire-event-ended = The game is over.

## Why not

empire-refusal-not-asked = { $other } is choosing now. Wait until it is your turn.
empire-refusal-luck-first = Luck decides now. As soon as the lot has fallen, play goes on.
empire-refusal-not-on-map = You will not find { $region } on this map: each segment lies with only one of its two sides up. Choose a region you see on the map.

# Auction
empire-refusal-bid-made = You have your bid and cannot make another; the others are still choosing. As soon as everybody has decided, all bids are turned up together.
empire-refusal-bid-too-high = You cannot bid { $coins }: you have only { $purse }. Bid { $purse } at most.
empire-refusal-bid-first = First make your bid, 0 if you like. Play begins when everybody has chosen one.
empire-refusal-name-first = You win the auction, so first say who begins: you, or anybody else at the table.

# Set-up
empire-refusal-setup-first = The game is being set up, and that is not part of this step. Choose from what is on offer now.
empire-refusal-start-desert = You cannot start { $regionIn }: the Desert is on the map, and the starting region has to lie there. Choose a region of the Desert with a dotted line to another segment.
empire-refusal-start-unjoined = You cannot start { $regionIn }: no dotted line leads from there to another segment. Choose a region that is joined directly to another segment.
empire-refusal-start-not-central = You cannot start { $regionIn }: the starting region has to lie on the central segment. Choose a region there with a dotted line to another segment.
empire-refusal-start-outside = You cannot start { $regionIn }: that is on an outer segment, and the starting region has to lie on one of the two inner ones. Choose a region on one of those.
empire-refusal-settle-same-segment = You cannot send more armies { $regionTo }: the starting region lies on that segment. Choose a region on another segment.
empire-refusal-settle-central = You cannot send more armies { $regionTo }: that is on the central segment, where these armies do not go. Choose a region on another segment that does not hold the starting region either.
# The starting region has a token too.
empire-refusal-token-there = You cannot lay a token { $regionIn }: one lies there already, and a region holds no more than 1, the token of the starting region included. Choose a region without a token.
empire-refusal-token-now = It is the turn of { $token }. Decide about this token first; then come the others.
empire-refusal-portals-both = You cannot leave out the second portal: the first one lies on the map, and portals are used both or not at all. Choose a free region for the second one too.
empire-refusal-tokens-by-lot = The lot lays all tokens that are still to be laid, and only while there are at least 2 of them. Choose a region for this one.
empire-refusal-neutral-by-lot = The lot places all neutral armies that are still yours to place, and only while there are at least 2 of them; now it is { $count }. Choose a region for this one.
empire-refusal-token-needed = You cannot leave out { $token }: only encounters can be left out. Choose a free region to lay it in.

# Cards
empire-refusal-not-in-row = { $card } is not in the row. Choose one of the cards that lie there.
empire-refusal-too-expensive = You cannot take { $card }: the price is { $price } and you have { $purse }. Cards further left are cheaper, and the first one is always free.
empire-refusal-must-take = You cannot skip your turn: in each turn you take 1 card from the row. The first from the left is always free, and you need not carry out its action.
empire-refusal-card-first = First take a card from the row. Only that gives you an action.
empire-refusal-one-card = You cannot take another card: you have taken { $card } this turn, and each turn has only 1. Finish the action, or choose Done.
empire-refusal-queen-no-action = The turns are over: the Fairy Queen gives you only an extra card, not an action. Take a card from the row, or choose Done.

# Actions; $action is "place armies", for example.
empire-refusal-choose-first = The card offers two actions, and you carry out only 1 of them. First choose which.
empire-refusal-action-impossible = You cannot { $action } now: something it needs is missing on the map or in your supply. Choose the other action of the card, or Done.
empire-refusal-not-on-card = { $card } has no such action. Choose from what is on offer now.
empire-refusal-in-order = You cannot { $action } now: another action of the same card is being carried out, and the two cannot be mixed. Go on with it, or choose Done.
empire-refusal-only-one = { $card } lets you carry out only 1 of its two actions, and you have chosen already. Go on with it, or choose Done.
# Bandit King and White Knight.
empire-refusal-leader-first = First decide about the power of your leader: use it, or choose Done. Then play goes on.
empire-refusal-beside-new-city = The White Knight reinforces only the region of the city just built: { $region }. Put the army there, or choose Done.

# Place armies
empire-refusal-supply-empty = You cannot place another army: you have 0 in your supply. One comes back when somebody destroys an army of yours on the map. Choose the other action of the card, or Done.
empire-refusal-all-placed = You have placed all the armies this action allows. Choose Done.
empire-refusal-place-where = You cannot place an army { $regionIn }: it is not the starting region, and you have no city there. Choose the starting region or a region with a city of yours; from there you can move the army on later.
empire-refusal-place-where-bandit = You cannot place an army { $regionIn } just so: it is not the starting region, and you have no city there. Choose the starting region or a region with a city of yours; as the Bandit King you can also place it at an opponent’s city and pay the owner 1 coin.
# Placing and moving.
empire-refusal-robbers = { $region }: robbers are there, they want 1 coin for each army, and you have 0. Choose another region.
empire-refusal-only-bandit = Only the Bandit King can place armies at a city of somebody else. Choose the starting region or a region with a city of yours.
empire-refusal-free-anyway = You need not pay an opponent { $regionIn }: it is the starting region, or you have a city of your own there. Place the army there in the usual way, without paying an opponent.
empire-refusal-no-city-there = The opponent you chose has no city { $regionIn }, so you cannot place an army there that way. Choose a region where an opponent has a city.
# One coin to the owner of the city, perhaps one to the robbers.
empire-refusal-fee-too-high = You do not have enough coins: this army would cost { $coins } and you have { $purse }. In the starting region and at your own cities you pay nothing to opponents.

# Move armies
empire-refusal-no-army = You cannot move an army { $regionFrom }: you have none there. Choose a region where an army of yours stands.
empire-refusal-no-neighbours = You cannot move an army { $regionFrom } straight { $region2To }: these two regions are not neighbours. Go by way of regions that are.
# Only a step by sea can cost more than 1.
empire-refusal-too-far = You do not have enough movement points: this step costs { $cost } and you have { $left } left. By land and by bridge a step costs 1; by sea each flying symbol makes it cheaper.

# Build a city
empire-refusal-no-cities-left = You cannot build another city: everybody has only { $count }, and yours all stand on the map. Choose the other action of the card, or Done.
empire-refusal-build-needs-army = You cannot build a city { $regionIn }: you have no army there. Choose a region where an army of yours stands.

# Destroy an army
empire-refusal-destroy-needs-army = You cannot destroy an army { $regionIn }: you have no army of your own there. Choose a region where an army of yours stands.
empire-refusal-city-not-enough = You cannot destroy an army { $regionIn }: you have only a city there, and this needs an army of your own. Choose a region where an army of yours stands.
empire-refusal-no-neutral-there = You cannot destroy a neutral army { $regionIn }: there is none. Choose an army that stands in one region with yours.
empire-refusal-none-of-theirs = { $other } has no army { $regionIn }. Choose an army that stands in one region with yours.
empire-refusal-immune = You cannot destroy an army of { $other }: it is immune. Choose an army of somebody else.
empire-refusal-no-such-seat = There are not that many players at the table. Choose one of those who play.

## Score sheet

empire-score-regions = Controlled regions
empire-score-islands = Controlled islands
empire-score-cards = Card abilities
empire-score-elixirs = Elixirs
empire-elixirs-held = Elixirs held
empire-score-tokens = Tokens
empire-score-citadels = Citadels
empire-score-leader = Leader
empire-score-game-1 = Game 1
empire-score-game-2 = Game 2

empire-tie-book = Magic Book
empire-tie-coins = Coins
empire-tie-armies = Armies on the board
empire-tie-regions = Controlled regions

## Variants

empire-variant-layout = Map shape
    .about = The four segments form a T, or lie side by side in a rectangle whose two ends are joined.
    .t = T shape
    .rectangle = Rectangle

empire-variant-setup = Preparing the map
    .about = The starting region, the region of the fifth armies and the places of tokens are chosen by the set-up player or drawn at random.
    .ask = A player chooses
    .random = At random

empire-variant-discoveries = Discovery tokens
    .about = In five regions a token waits for the first to build a city there: elixirs, a coin, an extra army, an extra movement point or a point.
    .off = no
    .on = yes

empire-variant-swamp = Poison Swamp
    .about = With discovery tokens only: they lie face down, and among them hides a swamp that costs 1 point.
    .off = no
    .on = yes

empire-variant-citadels = Citadels
    .about = Three regions are worth 1 more point to whoever controls them at the end.
    .off = no
    .on = yes

empire-variant-encounters = Encounters
    .about = A dragon, two linked portals and a band of robbers may wait on the map.
    .off = no
    .on = yes

empire-variant-leaders = Leaders
    .about = Everybody is dealt one of four leaders with powers of their own.
    .off = no
    .on = yes

empire-variant-match = Length of the game
    .about = The full game has three games, each on a new map, and the highest sum of points wins.
    .one = One game
    .three = Three games

empire-variant-ties = Tied bids
    .about = At the start you bid for the right to say who begins; a tie is settled by age or by lot.
    .age = Youngest wins
    .lot = By lot

empire-variant-setup_player = Set-up player
    .about = Chooses the starting region, the region of the fifth armies and the places of tokens; with two players, also places the first neutral army.
    .seat = A player you choose

empire-variant-ages = Ages
    .about = The players from the youngest to the oldest; it decides tied bids.
    .seat = An order you choose

empire-variant-segment_1 = Segment 1
    .about = The side in the middle of the T, in the rectangle the first from the left.
    .random = At random
    .meadow = Meadow
    .desert = Desert
    .red_forest = Red Forest
    .bridge_isles = Bridge Isles
    .archipelago = Archipelago
    .volcano = Volcanoes
    .crescent = Crescent
    .peaks = Dark Peaks

empire-variant-segment_2 = Segment 2
    .about = The side on the left of the T, in the rectangle the second from the left.
    .random = At random
    .meadow = Meadow
    .desert = Desert
    .red_forest = Red Forest
    .bridge_isles = Bridge Isles
    .archipelago = Archipelago
    .volcano = Volcanoes
    .crescent = Crescent
    .peaks = Dark Peaks

empire-variant-segment_3 = Segment 3
    .about = The side on the right of the T, in the rectangle the third from the left.
    .random = At random
    .meadow = Meadow
    .desert = Desert
    .red_forest = Red Forest
    .bridge_isles = Bridge Isles
    .archipelago = Archipelago
    .volcano = Volcanoes
    .crescent = Crescent
    .peaks = Dark Peaks

empire-variant-segment_4 = Segment 4
    .about = The side above the middle of the T, in the rectangle the fourth from the left.
    .random = At random
    .meadow = Meadow
    .desert = Desert
    .red_forest = Red Forest
    .bridge_isles = Bridge Isles
    .archipelago = Archipelago
    .volcano = Volcanoes
    .crescent = Crescent
    .peaks = Dark Peaks

empire-variant-turn_1 = Turn of segment 1
    .about = Where its top points; in the rectangle all four point up or down, or all four sideways.
    .random = At random
    .north = Up
    .east = Right
    .south = Down
    .west = Left

empire-variant-turn_2 = Turn of segment 2
    .about = Where its top points; in the rectangle all four point up or down, or all four sideways.
    .random = At random
    .north = Up
    .east = Right
    .south = Down
    .west = Left

empire-variant-turn_3 = Turn of segment 3
    .about = Where its top points; in the rectangle all four point up or down, or all four sideways.
    .random = At random
    .north = Up
    .east = Right
    .south = Down
    .west = Left

empire-variant-turn_4 = Turn of segment 4
    .about = Where its top points; in the rectangle all four point up or down, or all four sideways.
    .random = At random
    .north = Up
    .east = Right
    .south = Down
    .west = Left

## Labels of the table picture

empire-label-round = Turn { $number } of { $count }
empire-label-game-of = Game { $number } of { $games }
empire-label-row = Row
empire-label-deck = Deck: { $count }
empire-label-empty = empty
empire-label-playing = Playing
empire-label-left = { $left } of { $total } left
empire-label-bids = Bids
empire-label-bid = bid
empire-label-starter = first
# A number stands after these words.
empire-label-points = points
empire-label-regions = regions
empire-label-islands = islands
empire-label-cards = cards
empire-label-elixirs = elixirs
empire-label-tokens = tokens
empire-label-citadels = citadels
empire-label-earlier = earlier games
empire-label-coins = coins
empire-label-supply = armies left
empire-label-cities = cities left
empire-label-trophies = trophies
# A name stands after this word, or a number.
empire-label-leader = leader
empire-label-flying = sea step costs { $count }
# Signs on the map.
empire-label-land = land
empire-label-bridge = bridge
empire-label-sea = sea
empire-label-holder = who holds it
empire-label-start = start
empire-label-city = city
empire-label-neutral = neutral

## What a card gives and does, in short

empire-ability-extra-move = +{ $amount } move
empire-ability-extra-army =
    { $amount ->
        [one] +{ $amount } army
       *[other] +{ $amount } armies
    }
empire-ability-flying = flying
empire-ability-elixir =
    { $amount ->
        [one] { $amount } elixir
       *[other] { $amount } elixirs
    }
empire-ability-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
empire-ability-vp-per-adjective =
    { $amount ->
        [one] { $amount } pt
       *[other] { $amount } pts
    } per { $adjective }
empire-ability-vp-set =
    { $amount ->
        [one] { $amount } pt
       *[other] { $amount } pts
    } for { $needed } { $adjective }
empire-ability-vp-per-coins =
    { $amount ->
        [one] { $amount } pt
       *[other] { $amount } pts
    } per { $needed ->
        [one] coin
       *[other] { $needed } coins
    }
empire-ability-vp-per-flying =
    { $amount ->
        [one] { $amount } pt
       *[other] { $amount } pts
    } per flying
empire-ability-immune = immune
empire-do-place = place { $count }
empire-do-move = move { $count }
empire-do-build = build
empire-do-destroy = destroy
empire-do-or = or

## What an option costs or brings

empire-detail-price =
    { $coins ->
        [0] free
       *[other] for { $coins }
    }
empire-detail-march = for { $cost }
empire-detail-by-sea = by sea
empire-detail-fee =
    { $coins ->
        [one] { $coins } coin to the robbers
       *[other] { $coins } coins to the robbers
    }
empire-detail-fee-owner = 1 coin to the owner
empire-detail-strength = { $mine }:{ $theirs }
empire-detail-holds = you would hold it
empire-detail-tie = nobody would hold it
empire-detail-wasted-armies =
    { $count ->
        [one] { $count } army will not be placed
       *[other] { $count } armies will not be placed
    }
empire-detail-wasted-moves =
    { $count ->
        [one] { $count } movement point is given up
       *[other] { $count } movement points are given up
    }
empire-detail-wasted-action = the action of the card is given up

# What arenas count
empire-tally-took = Cards taken
empire-tally-leader-dealt = Leaders
empire-tally-found = Tokens found

# What positions to train with are about
empire-theme-cards = Which card to take
empire-theme-either-or = One action or the other
empire-theme-armies = Where to place armies
empire-theme-moves = Where to move armies
empire-theme-cities = Where to build a city
empire-theme-strikes = Which army to destroy
empire-theme-last-card = The last card

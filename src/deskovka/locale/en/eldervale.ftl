### Dwellings of Eldervale: what the game says at the table
### Realms: $realmTo = whither, $realmFrom = whence, $realmIn = where.
### $amount is a number of things (2 gems), $who, and $subject at the start of a sentence, a player or the monster, $whose whose card it is, $onto what a token is put on.
### $place is whence, with a blank before it, or nothing.

eldervale-title = Dwellings of Eldervale
eldervale-about = Settle the realms of eight elements, delve into dungeons, tame monsters and gain the most victory points.

## Options

eldervale-option-faction = Play as { $faction }
eldervale-option-keep-card = Keep { $magic }
eldervale-option-place = Place your { $unit } { $realmIn }
eldervale-option-place-peacefully = Smuggle your { $unit } { $realmTo }
eldervale-option-regroup = Regroup
eldervale-option-go-on = Go on
eldervale-option-done = Done
eldervale-option-pay = Pay { $payment }
eldervale-option-take = Take 1 { $resource }
eldervale-option-lose = Return 1 { $resource }
eldervale-option-spend-card = Discard { $magic }
eldervale-option-swap = Swap { $resource } for { $resource2 }
eldervale-option-turn-in = Return { $resource } for VP
eldervale-option-take-from = Take 1 { $resource } from { $other }
eldervale-option-element = Gain power of { $elementGen }
eldervale-option-move-marker = Move the marker from the track of { $elementGen }
eldervale-option-ignore = Leave the markers where they are
eldervale-option-treasure = Take the treasure { $realmIn }, field { $field }
eldervale-option-lay-tile = Lay the tile at { $spot }
    .there = Lay the tile { $there }
    .anywhere = Lay the tile at the edge of the map
eldervale-option-lay-bridge = Lay the bridge at { $spot }, leading { $way }
    .there = Lay the bridge leading { $way }, { $there }
    .anywhere = Lay the bridge at the edge of the map, leading { $way }
eldervale-option-rampage = { $unit } rampages
eldervale-option-decline-rampage = { $unit } does not rampage
eldervale-option-pay-off = Pay a scroll: { $unit } does not rampage
eldervale-option-charge = Charge with the Minotaur
eldervale-option-summon = Summon your { $unit }
eldervale-option-build = Build a dwelling { $realmIn }
eldervale-option-build-with-placed = Build a dwelling { $realmIn } with the worker just placed
eldervale-option-buy = Gain { $card }
eldervale-option-burn = Burn { $card }
eldervale-option-keep-adventure = Keep { $card }
eldervale-option-give-card = Give { $card } to your team mate
eldervale-option-oracle-magic = Draw a magic card
eldervale-option-ready = Bring your { $unit } { $realmFrom } to the ready area
eldervale-option-ready-rest = Bring all other units to the ready area
eldervale-option-act-start = Send your { $unit } { $realmFrom } to the action { $action }
eldervale-option-act = Send your { $unit } { $realmFrom } to { $card }
eldervale-option-act-masked = Send your { $unit } { $realmFrom } in disguise to { $card }
eldervale-option-act-fallen = Send your { $unit } from the Underworld to { $card }
eldervale-option-act-start-fallen = Send your { $unit } from the Underworld to the action { $action }
eldervale-option-act-ready = Send your ready { $unit } to { $card }
eldervale-option-act-again = Use the action of { $card }
eldervale-option-act-start-again = Use the action { $action }
eldervale-option-cash = Discard { $token } for { $amount }
eldervale-option-copy-token = Gain { $amount } as { $token } shows
eldervale-option-put-token = Put { $token } on field { $field } of { $card }
eldervale-option-put-harvest = Put { $token } on the Gather field
eldervale-option-orb-menu = Put an orb on the reward menu: { $space }
eldervale-option-orb-field = Put an orb on the deposit field of { $card }
eldervale-option-orb-card = Put an orb on the symbol of { $card }
eldervale-option-orb-hire = Hire the { $unit } with an orb
eldervale-option-hire = Hire the { $unit } for 1 gold
eldervale-option-attach = Attach { $card } to { $card2 }
eldervale-option-cast = Cast { $magic }
eldervale-option-quest = Complete { $magic }
eldervale-option-refresh = Refresh the tactics token for 3 swords
eldervale-option-swap-cards = Swap a magic card with your team mate
eldervale-option-give-magic = Give your team mate { $magic }
eldervale-option-free-use = Use { $card }
eldervale-option-use = Use: { $source }
eldervale-option-decline = Do not use it
eldervale-option-first = First: { $source }
eldervale-option-branch = { $branch }
eldervale-option-face = A { $face } was rolled
eldervale-option-reroll-card-die = Roll again
eldervale-option-move = Move the { $unit } { $realmFrom } { $realm2To }
eldervale-option-move-of = Move the { $unit } { $realmFrom }: { $other }
eldervale-option-move-to = Move it { $realmTo }
eldervale-option-kill = Strike down the { $unit } { $realmIn }: { $other }
eldervale-option-clear = Clear { $realm }
eldervale-option-revive = Bring back the { $unit } from the Underworld
eldervale-option-swap-units = Exchange the { $unit } { $realmIn } for the { $unit2 }
eldervale-option-control = Control the { $unit }
eldervale-option-opponent = Choose { $other }
eldervale-option-take-card = Take { $magic }
eldervale-option-fight = Fight { $realmIn }
eldervale-option-join = Join your { $unit } { $realmFrom }
eldervale-option-swords = Spend { $resource } for a die
eldervale-option-gift = Spend { $resource } for a die of your team mate
eldervale-option-support = Support the battle: { $unit } { $realmIn }
eldervale-option-at-side = Choose { $side }
eldervale-option-reroll = Reroll your die { $face }
eldervale-option-reroll-of = Die { $face } is rerolled: { $side }
eldervale-option-set-die = Turn your die { $face } to 6
eldervale-option-remove-die = Remove die { $face }: { $side }
eldervale-option-swap-die = Swap your die { $face } for die { $face2 }: { $side }
eldervale-option-spare = Spare the { $unit }
eldervale-option-tactics = Exhaust the tactics token, the units stay

# Directions from the bridge in which the next tile lies
eldervale-way-upper-right = to the upper right
eldervale-way-right = to the right
eldervale-way-lower-right = to the lower right
eldervale-way-lower-left = to the lower left
eldervale-way-left = to the left
eldervale-way-upper-left = to the upper left

# Choices of effects
eldervale-branch-nothing = Do nothing
eldervale-branch-gain-gem = Gain a gem
eldervale-branch-gain-sword = Gain a sword
eldervale-branch-gain-potion = Gain a potion
eldervale-branch-reroll-own = Reroll all your dice
eldervale-branch-reroll-other = Another side rerolls all its dice
eldervale-branch-move-monster = Move the monster
eldervale-branch-fall = Send the unit to the Underworld
eldervale-branch-burn-1 = Burn 1 card
eldervale-branch-burn-2 = Burn 2 cards
eldervale-branch-fame = Take fame
eldervale-branch-power = Take power of the element
eldervale-branch-pay-potion = Pay a potion

## Headings over options of one kind

eldervale-group-faction = Factions
eldervale-group-keep-card = Magic cards
eldervale-group-place = Place a unit
eldervale-group-place-peacefully = Smuggle a worker
eldervale-group-regroup = Regroup
eldervale-group-go-on = Other
eldervale-group-done = Other
eldervale-group-pay = What to pay with
eldervale-group-take = Resources
eldervale-group-lose = Resources
eldervale-group-spend-card = Magic cards in hand
eldervale-group-swap = Swap resources
eldervale-group-turn-in = For victory points
eldervale-group-take-from = Resources of opponents
eldervale-group-element = Power of an element
eldervale-group-move-marker = Move a power marker
eldervale-group-treasure = Treasure
eldervale-group-lay-tile = Places at the edge of the map
eldervale-group-lay-bridge = Places at the edge of the map
eldervale-group-rampage = Rampage
eldervale-group-decline-rampage = Prevent a rampage
eldervale-group-pay-off = Prevent a rampage
eldervale-group-summon = Summon a unit
eldervale-group-build = Build a dwelling
eldervale-group-buy = Adventure cards
eldervale-group-burn = Burn a card
eldervale-group-ready = To the ready area
eldervale-group-ready-rest = To the ready area
eldervale-group-act-start = To the start card
eldervale-group-act = To cards of the tableau
eldervale-group-act-masked = In disguise
eldervale-group-act-fallen = From the Underworld
eldervale-group-act-start-fallen = From the Underworld
eldervale-group-act-ready = From the ready area
eldervale-group-act-again = Actions of cards
eldervale-group-act-start-again = Start card
eldervale-group-cash = Discard a treasure token
eldervale-group-copy-token = Treasure tokens
eldervale-group-put-token = Put a token on a card
eldervale-group-put-harvest = Put a token on the Gather field
eldervale-group-orb-menu = Use an orb
eldervale-group-orb-field = Use an orb
eldervale-group-orb-card = Use an orb
eldervale-group-orb-hire = Use an orb
eldervale-group-hire = Mercenaries
eldervale-group-attach = Attach an aura
eldervale-group-cast = Spells
eldervale-group-quest = Quests
eldervale-group-refresh = Tactics
eldervale-group-swap-cards = Swap cards with the team mate
eldervale-group-give-magic = Magic cards in hand
eldervale-group-free-use = Abilities of cards
eldervale-group-use = Abilities
eldervale-group-first = What comes first
eldervale-group-branch = What you choose
eldervale-group-move = Move a unit
eldervale-group-move-of = Units of opponents
eldervale-group-move-to = Where to
eldervale-group-kill = Whom
eldervale-group-clear = Realms
eldervale-group-revive = Underworld
eldervale-group-swap-units = Exchange units
eldervale-group-control = Monsters
eldervale-group-opponent = Players
eldervale-group-take-card = Magic cards
eldervale-group-fight = Battles
eldervale-group-join = Join a unit
eldervale-group-swords = Dice for resources
eldervale-group-gift = Dice for the team mate
eldervale-group-support = Support
eldervale-group-at-side = Sides of the battle
eldervale-group-reroll = Your dice
eldervale-group-reroll-of = Dice of others
eldervale-group-set-die = Your dice
eldervale-group-remove-die = Dice
eldervale-group-swap-die = Swap dice
eldervale-group-spare = Spare

## Questions

eldervale-ask-choose-faction = Which faction do you play?
eldervale-ask-draft = Which magic card do you keep? The others go to the left.
eldervale-ask-turn = Do you place a unit or regroup?
eldervale-ask-place-one-more = Which further unit do you place, and where?
eldervale-ask-rampage = Does a monster rampage?
    .rival = Which monster rampages against the ghosts? You decide for them.
eldervale-ask-charge = Does your Minotaur charge { $realmTo }? { $other } has just placed a unit there.
    .to-rival = Does your Minotaur charge { $realmTo }? The ghosts have just placed a unit there.
eldervale-ask-make-way = Where does { $unit } go { $realmFrom }?
    .rival = Where does { $unit } go { $realmFrom }? You decide for the ghosts.
eldervale-ask-pay = What do you pay with? The cost: { $cost }.
eldervale-ask-spend-cards = Which magic card do you discard? ({ $count } to go)
eldervale-ask-choose = Which resource do you take? ({ $count } to go)
eldervale-ask-give-back = Which resource do you return to the supply? ({ $count } to go)
eldervale-ask-swap = { $source }: what do you swap?
eldervale-ask-offer = Do you use { $source }?
eldervale-ask-which-first = What is resolved first?
    .rival = What is resolved first? You decide for the ghosts.
eldervale-ask-choose-element = Which element's power do you gain?
eldervale-ask-relocate = Do you move a marker to the track of { $elementGen }?
eldervale-ask-keep-or-give = Do you keep { $card }, or give it to your team mate?
eldervale-ask-take-treasure = Which treasure do you take?
eldervale-ask-too-many = A fifth treasure token does not fit. Which one do you discard for its resources?
eldervale-ask-one-of-two = Which resource do you take? The choice: { $token }.
eldervale-ask-copy-token = Which token's resources do you gain?
eldervale-ask-pay-token = What do you pay the deposit with? On the field lies { $token }.
eldervale-ask-window = { $window } Do you want to do something?
eldervale-ask-put-tile = Where do you lay the new tile?
    .rival = Where does the new tile of the ghosts go? You decide for them.
eldervale-ask-lay-bridge = Where do you lay the Bifröst Bridge?
    .rival = Where do the ghosts lay the Bifröst Bridge? You decide for them.
eldervale-ask-first-card = Which adventure card do you take?
eldervale-ask-second-card = Do you take a second card, or burn one?
eldervale-ask-buy-card = Which adventure card do you take?
eldervale-ask-burn-card = Which card do you burn?
eldervale-ask-ask-oracle = What do you gain at the Oracle?
eldervale-ask-take-back = Which unit do you take from the map, and where does it go?
eldervale-ask-fallen-may-act = Do you use a unit in the Underworld for the action of a card?
eldervale-ask-reuse = Which further action does the unit go to?
eldervale-ask-which-action = { $source }: which action do you carry out?
eldervale-ask-build = Where do you build a dwelling?
eldervale-ask-summon = Which unit do you summon?
eldervale-ask-branch = { $source }: what do you choose?
eldervale-ask-roll-die = What does the die show?
eldervale-ask-random-card = Which card will it be?
eldervale-ask-roll-again = Do you roll the die again?
eldervale-ask-keep-drawn = Which magic card do you keep? ({ $count } to go)
eldervale-ask-take-from-pile = Which discarded card do you take? ({ $count } to go)
eldervale-ask-whose = { $source }: from whom do you take a card?
eldervale-ask-take-from-hand = Which card do you take from the hand of { $other }? ({ $count } to go)
eldervale-ask-give-magic = Which magic card do you give to your team mate?
eldervale-ask-get-magic = Which magic card do you get from your team mate for it?
eldervale-ask-take-resource = Which resource do you take, and from whom?
eldervale-ask-move-one = { $source }: whom do you move, and where?
eldervale-ask-move-theirs = { $source }: which unit do you move?
eldervale-ask-move-to = { $source }: where does the { $unit } move?
eldervale-ask-exchange-units = { $source }: which units change places?
eldervale-ask-clear-realm = { $source }: from which realm do the units go back?
eldervale-ask-kill-one = { $source }: who goes to the Underworld?
eldervale-ask-revive-units = { $source }: who comes back from the Underworld?
eldervale-ask-control-one = { $source }: which monster do you control?
eldervale-ask-which-battle = Which battle comes first?
    .rival = Which battle comes first? You decide for the ghosts.
eldervale-ask-joining = Do you join another unit?
eldervale-ask-respond = { $window } Do you use anything more?
eldervale-ask-roll-battle-die = What is rolled in the battle?
eldervale-ask-support = Which unit adds dice from an adjacent realm?
eldervale-ask-beaten = The battle is lost. Do you save any units?
eldervale-ask-at-side = { $source }: against which side?
eldervale-ask-reroll-one = Which of your dice do you reroll?
eldervale-ask-reroll-freely = Which dice do you reroll? Choose Done when you have picked them.
eldervale-ask-reroll-other = Which die of somebody else is rerolled?
eldervale-ask-turn-die = Which of your dice do you turn?
eldervale-ask-take-die-away = Which die do you take away?
eldervale-ask-exchange-dice = Which dice do you swap?
eldervale-ask-who-is-spared = Whom do you spare?
eldervale-ask-mimic = Which ability does Mimeza mimic?

## Events

eldervale-event-start-rolled = { $player } rolls for the order, the best die shows { $face }.
eldervale-event-starts = { $player } starts.
eldervale-event-element-drawn = The element { $element } is in play.
eldervale-event-faction = { $player } plays as { $faction }.
# Only whoever chooses sees it.
eldervale-event-drafted = { $player } keeps { $magic }.
eldervale-event-drafted-hidden = { $player } keeps a magic card.
eldervale-event-turn = It is the turn of { $player }.
    .rival = It is the turn of the ghosts.
eldervale-event-placed = { $player } places a unit { $realmIn }: { $unit }.
    .rival = The ghosts place a unit { $realmIn }: { $unit }.
eldervale-event-rampaged = Rampage: { $unit } comes { $realmFrom } { $realm2To }.
eldervale-event-stopped = The rampage is prevented, { $unit } goes nowhere.
eldervale-event-charged = { $player } charges { $realmTo } with the Minotaur.
eldervale-event-end-near = The end is near: everybody takes one more turn.
eldervale-event-ended = The game ends, all points are counted.
eldervale-event-gained = { $player } gains { $amount }.
    .rival = The ghosts gain { $amount }.
eldervale-event-lost = { $player } loses { $amount }.
    .rival = The ghosts lose { $amount }.
eldervale-event-paid = { $player } pays { $payment }.
eldervale-event-wasted = { $player } can hold no more, wasted: { $amount }.
eldervale-event-drew = { $player } draws { $magic }.
eldervale-event-drew-hidden = { $player } draws a magic card.
    .rival = The ghosts draw a magic card.
eldervale-event-discarded = { $magic } is discarded ({ $whose }).
eldervale-event-shuffled = The discarded magic cards are shuffled into a new deck.
eldervale-event-points = { $player } scores { $count } VP { $reason }.
    .rival = The ghosts score { $count } VP { $reasonOfRival }.
eldervale-event-stolen = { $player } takes { $resource } from { $other }.
    .to-rival = { $player } takes { $resource } from the ghosts.
eldervale-event-card-stolen = { $player } takes { $magic } from the hand of { $other }.
    .to-rival = { $player } takes { $magic } from the pile of the ghosts.
eldervale-event-card-stolen-hidden = { $player } takes a magic card from the hand of { $other }.
    .to-rival = { $player } takes a magic card from the pile of the ghosts.
eldervale-event-hand-seen = { $player } looks at the hand of { $other }.
    .to-rival = { $player } looks at the pile of the ghosts.
eldervale-event-pile-taken = { $player } takes { $magic } from the discard pile.
eldervale-event-swapped = { $player } swaps { $resource } for { $resource2 }.
eldervale-event-cards-swapped = { $player } and { $other } swap a magic card.
eldervale-event-token = { $player } takes { $token } { $realmIn }.
    .rival = The ghosts take { $token } { $realmIn }.
eldervale-event-print = { $player } takes the resource printed { $realmIn }.
    .rival = No treasure is left { $realmIn }, the ghosts gain a magic card instead.
eldervale-event-token-turned = Turned up { $realmIn }: { $token }.
eldervale-event-cashed = { $player } discards { $token } for its resources.
eldervale-event-token-put = { $player } puts { $token } { $onto }.
eldervale-event-token-lost = { $player } discards { $token } for nothing.
eldervale-event-token-cycled = { $player } puts { $token } under its stack { $realmIn }.
eldervale-event-tile-drawn = { $player } turns over a tile of the supply: { $realm }.
    .rival = The ghosts turn over a tile of the supply: { $realm }.
eldervale-event-tile = { $player } lays a realm: { $realm }.
    .rival = A new realm for the ghosts: { $realm }.
eldervale-event-monster-came = { $unit } appears { $realmIn }.
eldervale-event-card = { $player } gains { $card }.
    .rival = The ghosts gain { $card }.
eldervale-event-burnt = { $player } burns { $card }.
eldervale-event-card-turned = New on offer: { $card }.
eldervale-event-card-given = { $player } gives { $card } to { $other }.
eldervale-event-summoned = { $player } summons a unit: { $unit }.
eldervale-event-built = { $player } builds a dwelling { $realmIn }.
    .rival = The ghosts build a dwelling { $realmIn }.
eldervale-event-dragon-treasure = { $player } gains dragon treasure: { $source }.
    .rival = The ghosts gain dragon treasure: { $source }.
eldervale-event-power = { $player } advances in { $element }: power { $power }.
    .rival = The ghosts advance in { $element }: power { $power }.
eldervale-event-marker-moved = { $player } moves a power marker from { $elementGen } to { $element2Gen }.
eldervale-event-power-lost = { $player } gains no power of { $elementGen }.
    .rival = The ghosts gain no power of { $elementGen }.
eldervale-event-fame = { $player } advances to space { $fame } of the fame track.
    .rival = The ghosts advance to space { $fame } of the fame track.
eldervale-event-fame-lost = { $player } is not on the fame track yet, the fame is lost.
eldervale-event-on-fame-track = { $player } enters the fame track.
eldervale-event-orb = { $player } gains an orb.
    .rival = The ghosts gain an orb.
eldervale-event-menu = { $player } puts an orb on the reward menu: { $space }.
    .rival = The ghosts put an orb on the reward menu: { $space }.
eldervale-event-orb-put = { $player } puts an orb on { $card }.
eldervale-event-attached = { $player } attaches { $card } to { $card2 }.
eldervale-event-hired = { $player } hires the { $unit }.
eldervale-event-dismissed = { $unit } leaves { $player }.
eldervale-event-regrouped = { $player } regroups.
eldervale-event-returned = { $player } takes back a unit { $realmFrom }: { $unit }.
eldervale-event-activated = { $player } activates { $card } with a unit: { $unit }.
eldervale-event-activated-start = { $player } activates { $action } with a unit: { $unit }.
eldervale-event-resolved = { $player } uses the action of { $card }.
eldervale-event-used = { $subject } uses { $source }.
eldervale-event-die = { $source }: the die shows { $face }.
eldervale-event-cast = { $player } casts { $magic }.
eldervale-event-quest = { $player } completes the quest { $magic }.
eldervale-event-tactics-ready = { $player } refreshes the tactics token.
eldervale-event-moved = { $subject }: { $unit } moves { $realmFrom } { $realm2To }.
eldervale-event-fell = { $player }: { $unit } goes{ $place } to the Underworld.
eldervale-event-spared = { $player } spares a unit: { $unit }.
    .rival = The ghosts spare a unit: { $unit }.
eldervale-event-recalled = { $subject }: { $unit } goes back { $realmFrom } to the ready area.
eldervale-event-revived = { $player } has a unit back from the Underworld: { $unit }.
    .rival = The ghosts have a unit back from the Underworld: { $unit }.
eldervale-event-units-swapped = { $player } exchanges the { $unit } { $realmIn } for the { $unit2 }.
eldervale-event-controlled = { $player } takes control of the { $unit }.
eldervale-event-monster-defeated = A monster is defeated: { $unit } leaves Eldervale.
eldervale-event-monster-home = { $unit } returns { $realmTo }.
eldervale-event-monster-moved = { $unit } moves { $realmFrom } { $realm2To }.
eldervale-event-battle = Battle { $realmIn }!
eldervale-event-battle-cancelled = There is no battle { $realmIn }.
eldervale-event-joined = { $player } joins the battle { $realmFrom }: { $unit }.
    .rival = The ghosts join the battle { $realmFrom }: { $unit }.
eldervale-event-supported = { $player } has support in the battle: { $unit } { $realmIn }.
eldervale-event-dice =
    { $count ->
        [one] { $subject } rolls { $count } die.
       *[other] { $subject } rolls { $count } dice.
    }
    .rival =
        { $count ->
            [one] The ghosts roll { $count } die.
           *[other] The ghosts roll { $count } dice.
        }
eldervale-event-dice-added =
    { $count ->
        [one] { $subject } has { $count } more die: { $source }.
       *[other] { $subject } has { $count } more dice: { $source }.
    }
    .rival =
        { $count ->
            [one] The ghosts have { $count } more die: { $source }.
           *[other] The ghosts have { $count } more dice: { $source }.
        }
eldervale-event-dice-taken =
    { $count ->
        [one] { $subject } has { $count } die less: { $source }.
       *[other] { $subject } has { $count } dice less: { $source }.
    }
    .rival =
        { $count ->
            [one] The ghosts have { $count } die less: { $source }.
           *[other] The ghosts have { $count } dice less: { $source }.
        }
eldervale-event-sword = { $player } spends { $resource } for a die.
eldervale-event-sword-given = { $player } spends { $resource } for a die of { $other }.
eldervale-event-die-shown = { $subject } rolls { $face }.
    .rival = The ghosts roll { $face }.
eldervale-event-die-changed = { $subject }: die { $face } becomes { $face2 }.
    .rival = The ghosts: die { $face } becomes { $face2 }.
eldervale-event-die-removed = { $subject } loses die { $face }.
    .rival = The ghosts lose die { $face }.
eldervale-event-dice-swapped = { $subject } swaps die { $face } for { $face2 }.
    .rival = The ghosts swap die { $face } for { $face2 }.
eldervale-event-won = The battle { $realmIn } is won: { $who }.
    .rival = The battle { $realmIn } is won by the ghosts.
eldervale-event-all-lost = The battle { $realmIn } is a complete tie, everybody loses.
eldervale-event-tactics-used = { $player } exhausts the tactics token, the units stay.
eldervale-event-prophecy = { $player } reveals { $magic }.

# What points are for
eldervale-reason-start = for the order at the start
    .rival = at the start
eldervale-reason-dwellings = for a new dwelling
eldervale-reason-fame = on the fame track
eldervale-reason-quests = for a quest
eldervale-reason-cards = for a card
eldervale-reason-faction = for an ability of the faction
eldervale-reason-monsters = for a monster or dragon treasure
eldervale-reason-orbs = from the reward menu
eldervale-reason-unplaced-orbs = for orbs that were not used
eldervale-reason-power = for power of the elements
eldervale-reason-homes = for dwellings
eldervale-reason-tableau = for cards of the tableau
    .rival = for adventure cards
eldervale-reason-caches = for caches
eldervale-reason-prophecies = for prophecies

## Windows: moments at which others may act too

eldervale-window-placed = A unit is placed, the action of the realm comes next.
    .when = when a unit is placed and the action of the realm comes next
eldervale-window-battle = A battle is about to begin.
    .when = when a battle is about to begin
eldervale-window-join = The battle can be joined.
    .when = when a battle can be joined
eldervale-window-dice = The dice of the battle are about to be rolled.
    .when = when the dice of my battle are about to be rolled
eldervale-window-rolled = The dice of the battle are rolled.
    .when = when the dice of my battle are rolled
eldervale-window-won = The battle is won.
    .when = when I win a battle
eldervale-window-lost = The battle is lost.
    .when = when I lose a battle
eldervale-window-end = The turn ends.
    .when = when a turn ends
eldervale-window-event = Something has happened that a quest may be about.
    .when = when something happens to me that a quest may be about
eldervale-window-after-action = The action of the realm is done.
    .when = when the action of a realm is done

# What can be done at such a moment
eldervale-deed-treasure = discard a treasure token
eldervale-deed-spell = cast a spell
eldervale-deed-quest = complete a quest
eldervale-deed-join = join the battle
eldervale-deed-swords = spend swords
eldervale-deed-ability = use an ability
eldervale-deed-charge = charge

# What arenas count
eldervale-tally-element-drawn = Elements
eldervale-tally-faction = Factions
eldervale-tally-card = Adventure cards taken
eldervale-tally-cast = Spells cast
eldervale-tally-quest = Quests completed
eldervale-tally-prophecy = Prophecies shown
eldervale-tally-controlled = Monsters controlled

# What positions to train with are about
eldervale-theme-turn = Place or regroup
eldervale-theme-regroup = Work for units that come home
eldervale-theme-build = Dwellings and new units
eldervale-theme-cards = Cards to take and to play
eldervale-theme-gains = What to gain and to spend
eldervale-theme-land = New land and its monsters
eldervale-theme-battles = In battle

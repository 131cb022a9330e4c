### Battles and the night in Kemet: Blood and Sand

kemet-battle-ui-title = Battle { $where }
kemet-battle-ui-secret = secret choice
kemet-battle-ui-secret-mine = secret choice, you see only yours
kemet-battle-ui-when = round { $round }, day
kemet-battle-ui-show-map = Show map
kemet-battle-ui-back-to = Back to the battle
kemet-battle-ui-bar = Battle put aside
kemet-battle-ui-close = Close
kemet-battle-ui-replay = Tell it again
kemet-battle-ui-continue = Continue
kemet-battle-ui-asked = Another decision waits for you.
kemet-battle-ui-waiting =
    Choosing now: { $names }

## Steps

kemet-battle-ui-steps = Steps of the battle
kemet-battle-ui-steps-count = { $count } steps
kemet-battle-ui-step-done = done:
kemet-battle-ui-step-1 = War council
kemet-battle-ui-step-2 = Clash
kemet-battle-ui-step-3 = Outcome
kemet-battle-ui-step-4 = Losses
kemet-battle-ui-step-5 = Spoils
kemet-battle-ui-step-6 = Loser
kemet-battle-ui-step-7 = Winner
kemet-battle-ui-step-8 = End

## Sides

kemet-battle-ui-side = { $name }, { $role }
kemet-battle-ui-attacker = attacker
kemet-battle-ui-defender = defender
kemet-battle-ui-you = you
kemet-battle-ui-ready = ✓ ready
kemet-battle-ui-choosing = choosing…
kemet-battle-ui-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
kemet-battle-ui-no-creature = no creature
kemet-battle-ui-cancelled = the enemy's creature cancels its effects
kemet-battle-ui-back = card face down
kemet-battle-ui-packet = cards: ?
kemet-battle-ui-packet-about = Closed Divine Intervention cards; perhaps there are none.
kemet-battle-ui-place-play = the card you play
kemet-battle-ui-discard = discarded

## The paper

kemet-battle-ui-paper = Strength of both sides, source by source
kemet-battle-ui-source = Source
kemet-battle-ui-from = From
kemet-battle-ui-source-units = Units
kemet-battle-ui-source-card = Battle card
kemet-battle-ui-source-tiles = Tiles
kemet-battle-ui-source-creature = Creature
kemet-battle-ui-source-interventions = Divine Intervention
kemet-battle-ui-source-wounds = Divine Wound
kemet-battle-ui-source-city = Own city
kemet-battle-ui-hidden = hidden
kemet-battle-ui-hidden-prayer = hidden, has { $count } PP
kemet-battle-ui-pick-one = pick a card
kemet-battle-ui-sure = known for sure
kemet-battle-ui-wins = { $name } wins
kemet-battle-ui-higher = higher strength
kemet-battle-ui-tie = a tie goes to the defender
kemet-battle-ui-tie-defender = A tie goes to the defender.
kemet-battle-ui-unseen =
    { $count ->
        [one] { $name }: { $count } battle card in hand, shown already: { $cards }.
       *[other] { $name }: { $count } battle cards in hand, shown already: { $cards }.
    }
kemet-battle-ui-unseen-all =
    { $count ->
        [one] { $name }: { $count } battle card in hand.
       *[other] { $name }: { $count } battle cards in hand.
    }
kemet-battle-ui-losses = Losses
kemet-battle-ui-blows = damage − defence
kemet-battle-ui-unblockable = { $count } past defence
kemet-battle-ui-sacrificed = sacrifice { $count }
kemet-battle-ui-spoils = Spoils
kemet-battle-ui-spoils-about = victory points and veteran tokens
kemet-battle-ui-points = +{ $count } VP
kemet-battle-ui-veterans =
    { $count ->
        [one] veteran token
       *[other] veteran tokens
    }
kemet-battle-ui-strength = +{ $count } strength
kemet-battle-ui-damage = +{ $count } damage
kemet-battle-ui-defence = +{ $count } defence
kemet-battle-ui-bluff = a bluff, comes back to your hand
kemet-battle-ui-day-card = a card for the day

## War council

kemet-battle-ui-pick = Pick two cards: one to play, one to discard face down
kemet-battle-ui-hand = Your battle cards
kemet-battle-ui-picked = Your cards are picked
kemet-battle-ui-picked-about = You may add Divine Intervention cards. Your enemy sees them only at the reveal.
kemet-battle-ui-card-rest = { $name }, { $about }
kemet-battle-ui-card-play = { $name }, { $about }, you play it
kemet-battle-ui-card-drop = { $name }, { $about }, you discard it
kemet-battle-ui-lab-play = play
kemet-battle-ui-lab-drop = discard
kemet-battle-ui-touch-play = Touch the card you will play.
kemet-battle-ui-touch-drop = Now the one you discard.
kemet-battle-ui-confirm-strength = Your strength without Divine Intervention: { $count }
kemet-battle-ui-confirm = Confirm
kemet-battle-ui-again = Pick again
kemet-battle-ui-add = Add a card · { $prayer } PP
kemet-battle-ui-add-none = You hold no card for battles.
kemet-battle-ui-ready-button = Ready
kemet-battle-ui-wound = Divine Wound
kemet-battle-ui-wound-about = Each Divine Intervention card you discard gives you +1 strength in this battle.
kemet-battle-ui-wound-done = Enough

## After the battle

kemet-battle-ui-stay = Stay { $where }
kemet-battle-ui-stay-units =
    { $units ->
        [one] { $units } unit stays here
       *[other] { $units } units stay here
    }
kemet-battle-ui-and = { $one } ({ $other })
kemet-battle-ui-stay-point = the temporary VP
kemet-battle-ui-stay-prayer =
    { $count ->
        [one] { $count } prayer point at night
       *[other] { $count } prayer points at night
    }
kemet-battle-ui-disband-units =
    { $units ->
        [one] { $units } unit to the supply
       *[other] { $units } units to the supply
    }
kemet-battle-ui-disband-prayer =
    { $count ->
        [one] +{ $count } prayer point
       *[other] +{ $count } prayer points
    }
kemet-battle-ui-retreat-about =
    { $units ->
        [one] { $units } unit goes to a bordering area that the winner picks
       *[other] { $units } units go to a bordering area that the winner picks
    }
kemet-battle-ui-send = Where does the beaten army ({ $name }) retreat?
kemet-battle-ui-send-short = Retreat of { $name }
kemet-battle-ui-after-retreated =
    { $units ->
        [one] { $name } retreats { $to } with { $units } unit.
       *[other] { $name } retreats { $to } with { $units } units.
    }
kemet-battle-ui-after-disbanded =
    { $units ->
        [one] { $name } disbands the army, { $units } unit goes to the supply.
       *[other] { $name } disbands the army, { $units } units go to the supply.
    }
kemet-battle-ui-after-stays =
    { $units ->
        [one] { $name } stays with { $units } unit.
       *[other] { $name } stays with { $units } units.
    }
kemet-battle-ui-after-gone = { $name } has no unit left here.

## Battles of others

kemet-battle-ui-banner-now = Battle { $where }: { $attacker } attacks { $defender }
kemet-battle-ui-banner-over = { $winner } beat { $loser } { $where }
kemet-battle-ui-banner-open = { $words }. Show the battle
kemet-battle-ui-banner-close = Close the report of the battle
kemet-battle-ui-report = Report
kemet-battle-ui-watch = Watch

## Night

kemet-battle-ui-night-steps = Steps of the night
kemet-battle-ui-night-steps-count = { $count } steps
kemet-battle-ui-night-step-done = done:
kemet-battle-ui-night-step-1 = Sacrifice
kemet-battle-ui-night-step-2 = Delta
kemet-battle-ui-night-step-3 = Temples
kemet-battle-ui-night-step-4 = Worship
kemet-battle-ui-night-step-5 = Prayer
kemet-battle-ui-night-step-6 = Intervention
kemet-battle-ui-night-step-7 = Recruitment
kemet-battle-ui-night-step-8 = Awakening
kemet-battle-ui-night-step-9 = Fate
kemet-battle-ui-night-bar = Night of round { $round }
kemet-battle-ui-night-sacrifice = Sacrifice
kemet-battle-ui-night-sacrifice-pantheon = 2 units gone · +1 permanent VP
kemet-battle-ui-night-sacrifice-delta = 1 unit gone · +5 prayer points
kemet-battle-ui-night-no-sacrifice = No sacrifice
kemet-battle-ui-night-no-sacrifice-about =
    { $units ->
        [one] { $units } unit stays
       *[other] { $units } units stay
    }
kemet-battle-ui-night-keep-none = Discard nothing
kemet-battle-ui-night-pray = 1 prayer point each
kemet-battle-ui-night-draw = 1 card for every two
kemet-battle-ui-night-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
kemet-battle-ui-night-place = place { $place }
kemet-battle-ui-night-place-free = free
kemet-battle-ui-night-others = The other cards are discarded.

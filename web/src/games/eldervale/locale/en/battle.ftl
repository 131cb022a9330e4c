### Battles of Dwellings of Eldervale

eldervale-battle-title = Battle { $where }
eldervale-battle-why-rampage = { $monster } rampaged { $from }
eldervale-battle-why-placed = { $name } placed a unit here: { $unit }
eldervale-battle-why-assault = { $name } assaulted with a { $unit }
eldervale-battle-show-map = Show map
eldervale-battle-back = Back to the battle
eldervale-battle-bar = Battle put aside
eldervale-battle-close = Close
eldervale-battle-replay = Roll again in slow motion
eldervale-battle-continue = Continue
eldervale-battle-asked = Another decision waits for you.
eldervale-battle-waiting = Deciding now: { $names }

## Steps

eldervale-battle-steps = Steps of the battle
eldervale-battle-steps-count = { $count } steps
eldervale-battle-step-done = done:
eldervale-battle-step-1 = Join
eldervale-battle-step-2 = Dice
eldervale-battle-step-3 = Swords
eldervale-battle-step-4 = Roll
eldervale-battle-step-5 = Winner
eldervale-battle-step-6 = Reward
eldervale-battle-step-7 = Underworld
eldervale-battle-at-step = step { $step } of { $count }: { $name }

## The sides

eldervale-battle-paper = Dice of all sides
eldervale-battle-limit = Dice, at most 6
eldervale-battle-place =
    { $place ->
        [1] highest
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
eldervale-battle-joined = { $unit } { $from }
eldervale-battle-sources = Where the dice come from
eldervale-battle-dice =
    { $count ->
        [one] die
       *[other] dice
    }
eldervale-battle-dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
eldervale-battle-spent = spent
eldervale-battle-strength = battle strength
eldervale-battle-supports = { $unit } next door
eldervale-battle-fallen = { $unit } from the Underworld
eldervale-battle-wins-ties = wins ties
eldervale-battle-rolled = Dice: { $dice }
eldervale-battle-was = it was { $face }
eldervale-battle-compared = Compared one by one, never added
eldervale-battle-column-tie = tie
eldervale-battle-column-out = out
eldervale-battle-column-wins = wins
eldervale-battle-column-wins-ties = wins the tie
eldervale-battle-column-lost = all lose

## What is asked

eldervale-battle-touch-die = Touch a die.
eldervale-battle-touch-mine = Touch one of your dice first.
eldervale-battle-touch-side = Touch a side.
eldervale-battle-swap-mine = Swap your die { $face }
eldervale-battle-free = Also possible:
eldervale-battle-more-dice =
    { $count ->
        [one] { $count } die more
       *[other] { $count } dice more
    }
eldervale-battle-sword-about = 1 die more; you have { $count }
eldervale-battle-power = 1 level of power in { $element }
eldervale-battle-power-about = power { $from } to { $to }; instead of fame
eldervale-battle-fame-about = from space { $from } to { $to }: { $gain }

## What it brought

eldervale-battle-wins = { $name } wins.
eldervale-battle-wins-gains = { $name } wins: { $things }
eldervale-battle-no-fame = { $name } wins, but is not on the fame track yet.
eldervale-battle-gain-fame = fame { $space }
eldervale-battle-gain-power = power { $power } in { $element }
eldervale-battle-gain-controls = controls { $monster }
eldervale-battle-whose = { $name }: { $things }
eldervale-battle-beaten = beaten ({ $units })
eldervale-battle-fell = { $units } to the Underworld
eldervale-battle-spared = spared: { $units }
eldervale-battle-tactics = units stay thanks to tactics
eldervale-battle-tamed = { $monster } now serves { $name }
eldervale-battle-monster-gone = { $monster } is defeated and leaves Eldervale
eldervale-battle-monster-beaten = { $monster } is beaten
eldervale-battle-monster-wins = { $monster } wins and stays, nobody gains fame
eldervale-battle-monster-home = { $monster } returns { $to }

## For those who listen

eldervale-battle-said-step = Battle, step { $step }: { $name }.
eldervale-battle-said-dice = { $name } rolls { $dice }
eldervale-battle-verdict =
    { $place ->
        [1] The highest dice decide
        [2] The second dice decide
        [3] The third dice decide
       *[other] Dice number { $place } decide
    } ({ $faces }): { $name } wins.
eldervale-battle-verdict-lost = A complete tie: everybody loses.

## Battles of others

eldervale-battle-over = { $name } won the battle { $where }
eldervale-battle-over-lost = The battle { $where } was a complete tie: everybody lost
eldervale-battle-open = { $words }. Show the battle
eldervale-battle-close-report = Close the report of the battle
eldervale-battle-report = Report
eldervale-battle-watch = Show the battle

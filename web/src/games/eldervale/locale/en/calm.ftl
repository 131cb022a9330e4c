### Dwellings of Eldervale: beside and under the question

## What the button that ends a question says

eldervale-ui-end-window = Go on
eldervale-ui-end-regroup = Ready the rest
eldervale-ui-end-fallen = Use no fallen unit
eldervale-ui-end-joining = Nobody else joins
eldervale-ui-end-respond = Nothing more
eldervale-ui-end-beaten = Let them fall
eldervale-ui-end-spared = Spare nobody else
eldervale-ui-end-swap = Enough swapped
eldervale-ui-end-revive = Leave the others
eldervale-ui-end-reroll = Roll these
eldervale-ui-end-roll = Keep the roll
eldervale-ui-end-mimic = Mimic nothing
eldervale-ui-end-relocate = Leave the markers

## Beside it

eldervale-ui-other-unit = Another unit
eldervale-ui-put-down = Put it down
eldervale-ui-regroup-instead = Regroup instead

## In the list, under the unit it is about: where that goes, and where from

eldervale-ui-smuggled = smuggled { $name }
eldervale-ui-to-ready = to the ready area
eldervale-ui-to-action = to the action { $name }
eldervale-ui-to-card = to { $name }
eldervale-ui-masked-to-card = in disguise to { $name }
eldervale-ui-from-underworld = from the Underworld

## Under the question: steps

eldervale-ui-step-tile = new realm
eldervale-ui-step-first = first card
eldervale-ui-step-second = second card or burning one
eldervale-ui-step-realm = where
eldervale-ui-step-pay = pay
eldervale-ui-step-points = points and power
eldervale-ui-steps = Steps

## Under the question: a regroup, a unit that is chosen or carried

eldervale-ui-out =
    { $count ->
        [one] 1 unit still on the map
       *[other] { $count } units still on the map
    }
eldervale-ui-actions =
    { $count ->
        [0] no action used yet
        [one] 1 action used
       *[other] { $count } actions used
    }
# $unit a unit, $place whence
eldervale-ui-carried = { $unit } { $place }
eldervale-ui-carried-fallen = { $unit } from the Underworld
eldervale-ui-carried-ready = { $unit } from the ready area
eldervale-ui-could-act =
    { $count ->
        [one] 1 action fits
       *[other] { $count } actions fit
    }
eldervale-ui-could-go =
    { $count ->
        [one] 1 realm in reach
       *[other] { $count } realms in reach
    }
eldervale-ui-could-rest = or the ready area
eldervale-ui-could-fight =
    { $count ->
        [one] 1 with a battle
       *[other] { $count } with a battle
    }

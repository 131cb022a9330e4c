### Kemet: Blood and Sand: hints

## Why an answer is good, in a few words, and what to think of before it is named

kemet-term-victory =
    .gain = It wins the game.
    .keep = It wins the game.
    .look = You can win now.
kemet-term-score =
    .gain =
        { $count ->
            [one] One victory point for good.
           *[other] { $count } victory points for good.
        }
    .keep =
        { $count ->
            [one] One victory point more than with other answers.
           *[other] { $count } victory points more than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a victory point.
           *[other] { $player } loses { $count } victory points.
        }
    .look = There is a victory point to be had for good.
kemet-term-held =
    .gain =
        { $count ->
            [one] One temporary point more in your hands.
           *[other] { $count } temporary points more in your hands.
        }
    .keep =
        { $count ->
            [one] You hold one temporary point more than otherwise.
           *[other] You hold { $count } temporary points more than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a temporary point.
           *[other] { $player } loses { $count } temporary points.
        }
    .look = There is a temporary point to be had.
kemet-term-goal =
    .gain = You will have the points to win.
    .keep = You keep the points to win.
    .prevent = { $player } no longer has the points to win.
    .look = Count the points to victory.
kemet-term-prayer =
    .gain =
        { $count ->
            [one] { $count } prayer point more.
           *[other] { $count } prayer points more.
        }
    .keep =
        { $count ->
            [one] It saves { $count } prayer point.
           *[other] It saves { $count } prayer points.
        }
    .prevent =
        { $count ->
            [one] { $player } loses { $count } prayer point.
           *[other] { $player } loses { $count } prayer points.
        }
    .look = Think of your prayer points.
kemet-term-cards =
    .gain =
        { $count ->
            [one] One more Divine Intervention card.
           *[other] { $count } more Divine Intervention cards.
        }
    .keep =
        { $count ->
            [one] You keep one more card than otherwise.
           *[other] You keep { $count } more cards than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a card.
           *[other] { $player } loses { $count } cards.
        }
    .look = Think of Divine Intervention.
kemet-term-veterans =
    .gain =
        { $count ->
            [one] One more veteran token.
           *[other] { $count } more veteran tokens.
        }
    .keep =
        { $count ->
            [one] You keep one more veteran token.
           *[other] You keep { $count } more veteran tokens.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a veteran token.
           *[other] { $player } loses { $count } veteran tokens.
        }
kemet-term-tiles =
    .gain = A power for the rest of the game.
    .keep = A stronger power than with other answers.
    .prevent = { $player } loses a power.
    .look = Think of the powers you are missing.
kemet-term-creatures =
    .gain = A creature for your armies.
    .keep = Your creature stays with an army.
    .prevent = { $player } loses a creature from the board.
    .look = Think of your creatures.
kemet-term-pyramids =
    .gain =
        { $count ->
            [one] One more level of pyramids in your hands.
           *[other] { $count } more levels of pyramids in your hands.
        }
    .keep =
        { $count ->
            [one] You hold one more level of pyramids than otherwise.
           *[other] You hold { $count } more levels of pyramids than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a level of pyramids.
           *[other] { $player } loses { $count } levels of pyramids.
        }
    .look = Think of your pyramids.
kemet-term-temples =
    .gain =
        { $count ->
            [one] One more temple under your control.
           *[other] { $count } more temples under your control.
        }
    .keep =
        { $count ->
            [one] One more temple under your control than otherwise.
           *[other] { $count } more temples under your control than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a temple.
           *[other] { $player } loses { $count } temples.
        }
    .look = Think of the temples.
kemet-term-pantheon =
    .gain = Your army stands in the Pantheon for the night.
    .keep = Your army stays in the Pantheon.
    .prevent = { $player } loses the Pantheon.
    .look = Think of the Pantheon.
kemet-term-outposts =
    .gain = Your army comes near to something worth taking.
    .keep = Your army stays near to something worth taking.
    .prevent = The army of { $player } is further from what it wants.
    .look = Think of where your army could go next.
kemet-term-raids =
    .gain = Your army stands in a foreign city.
    .keep = Your army stays in a foreign city.
    .prevent = { $player } no longer stands in a foreign city.
    .look = Think of the cities of others.
kemet-term-units =
    .gain =
        { $count ->
            [one] One more unit on the board.
           *[other] { $count } more units on the board.
        }
    .keep =
        { $count ->
            [one] One more unit left than with other answers.
           *[other] { $count } more units left than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a unit.
           *[other] { $player } loses { $count } units.
        }
    .look = Think of how many units you have on the board.
kemet-term-battle-cards =
    .gain = Better battle cards for the battles to come.
    .keep = You keep your better battle cards for later.
    .look = Think of the battles after this one.
kemet-term-battle =
    .gain = A battle you can expect to win.
    .keep = Your best chance in this battle.
    .look = Think of the battle.

## Where to look

kemet-nudge-city = Look at the map and at what lies near.
kemet-nudge-station = Look at the map and at what lies near.
kemet-nudge-found = Look at the map and at what lies near.
kemet-nudge-free-tile = Look at the power tiles: what fits the way you play?
kemet-nudge-acquire = Look at the power tiles: what fits the way you play?
kemet-nudge-token = Look at your player board: one action is more urgent than the others.
kemet-nudge-silver = Look at your player board: one action is more urgent than the others.
kemet-nudge-gold = Look at your player board: one action is more urgent than the others.
kemet-nudge-gold-do = Look at your player board: one action is more urgent than the others.
kemet-nudge-do = Look at your player board: one action is more urgent than the others.
kemet-nudge-put-on = Look at your player board: one action is more urgent than the others.
kemet-nudge-play = Look at your Divine Intervention cards.
kemet-nudge-add = Look at your Divine Intervention cards.
kemet-nudge-wound = Look at your Divine Intervention cards.
kemet-nudge-keep = Look at your Divine Intervention cards.
kemet-nudge-deploy = Look at where a creature would help.
kemet-nudge-exchange = Look at where a creature would help.
kemet-nudge-raise = Look at your pyramids: which level opens the most?
kemet-nudge-enlist = Look at where your units will be needed.
kemet-nudge-fight = Look at the battles: the order matters.
kemet-nudge-march = Look at your armies: which of them has something to gain?
kemet-nudge-step = Look at the areas within reach.
kemet-nudge-teleport = Look at the areas within reach.
kemet-nudge-magic-teleport = Look at the areas within reach.
kemet-nudge-go = Think of how many should go, and who guards what they leave.
kemet-nudge-go-with = Think of how many should go, and who guards what they leave.
kemet-nudge-go-with-two = Think of how many should go, and who guards what they leave.
kemet-nudge-go-with-many = Think of how many should go, and who guards what they leave.
kemet-nudge-council = Look at your battle cards: what do you need here, and what later?
kemet-nudge-replace = Look at your battle cards: what do you need here, and what later?
kemet-nudge-retreat = Think of what becomes of the army.
kemet-nudge-disband = Think of what becomes of the army.
kemet-nudge-stay = Think of what becomes of the army.
kemet-nudge-send = Think of what becomes of the army.
kemet-nudge-sacrifice = Think of what the prayer points are worth to you.
kemet-nudge-veterans = Think of what the prayer points are worth to you.
kemet-nudge-fate = Think of whether you want to move early or late.
kemet-nudge-strike = Look at whose units are in your way.

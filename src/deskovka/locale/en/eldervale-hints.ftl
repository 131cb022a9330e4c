### Dwellings of Eldervale: hints

## Why an answer is good, in a few words, and what to think of before it is named

eldervale-term-score =
    .gain = { $count } VP at once.
    .keep = { $count } VP more than with other answers.
    .prevent = { $player } loses { $count } VP.
    .look = There are points to be had at once.
eldervale-term-resources =
    .gain =
        { $count ->
            [one] One more resource.
           *[other] { $count } more resources.
        }
    .keep =
        { $count ->
            [one] You keep one more resource than otherwise.
           *[other] You keep { $count } more resources than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a resource.
           *[other] { $player } loses { $count } resources.
        }
    .look = Think of your resources.
eldervale-term-gold =
    .gain = { $count } more gold.
    .keep = You keep { $count } more gold than otherwise.
    .prevent = { $player } loses { $count } gold.
    .look = Think of gold.
eldervale-term-magic =
    .gain =
        { $count ->
            [one] One more magic card.
           *[other] { $count } more magic cards.
        }
    .keep =
        { $count ->
            [one] You keep one more magic card than otherwise.
           *[other] You keep { $count } more magic cards than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a magic card.
           *[other] { $player } loses { $count } magic cards.
        }
    .look = Think of magic cards.
eldervale-term-tokens =
    .gain =
        { $count ->
            [one] One more treasure token.
           *[other] { $count } more treasure tokens.
        }
    .keep =
        { $count ->
            [one] One more treasure token than otherwise.
           *[other] { $count } more treasure tokens than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a treasure token.
           *[other] { $player } loses { $count } treasure tokens.
        }
    .look = Think of treasure.
eldervale-term-orbs =
    .gain =
        { $count ->
            [one] An orb for you.
           *[other] { $count } orbs for you.
        }
    .keep =
        { $count ->
            [one] You keep one more orb than otherwise.
           *[other] You keep { $count } more orbs than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses an orb.
           *[other] { $player } loses { $count } orbs.
        }
    .look = Think of orbs.
eldervale-term-harvest =
    .gain = The harvest of your start card gives more.
    .keep = The harvest of your start card stays good.
    .prevent = The harvest of { $player } gives less.
    .look = Think of what your start card gives.
eldervale-term-fame =
    .gain =
        { $count ->
            [one] One step on the fame track.
           *[other] { $count } steps on the fame track.
        }
    .keep = Further on the fame track than with other answers.
    .prevent = { $player } falls back on the fame track.
    .look = Think of fame.
eldervale-term-power =
    .gain = Your power grows by { $count }.
    .keep = Your power is { $count } higher than with other answers.
    .prevent = The power of { $player } falls by { $count }.
    .look = Think of your power in the elements.
eldervale-term-dwellings =
    .gain = Your dwellings will count for more at the end.
    .keep = Your dwellings count for more than with other answers.
    .prevent = The dwellings of { $player } count for less.
    .look = Think of your dwellings.
eldervale-term-cards =
    .gain = Your adventure cards will bring you more.
    .keep = Your adventure cards bring more than with other answers.
    .prevent = The adventure cards of { $player } bring less.
    .look = Think of your adventure cards.
eldervale-term-units =
    .gain =
        { $count ->
            [one] One more unit at work.
           *[other] { $count } more units at work.
        }
    .keep =
        { $count ->
            [one] One more unit left than with other answers.
           *[other] { $count } more units left than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a unit to the Underworld.
           *[other] { $player } loses { $count } units to the Underworld.
        }
    .look = Think of your units.
eldervale-term-sites =
    .gain = A worker stands where you can build a dwelling.
    .keep = A worker stays where you can build a dwelling.
    .prevent = { $player } has fewer places for a dwelling.
    .look = Think of where your next dwelling could stand.
eldervale-term-cache =
    .gain = Your caches bring about { $count } VP more.
    .keep = Your caches bring { $count } VP more than otherwise.
    .prevent = The caches of { $player } bring { $count } VP less.
    .look = Think of your caches.
eldervale-term-idle =
    .gain = Somebody does something in this turn.
    .keep = The turn is not lost.
    .prevent = { $player } loses a turn.
eldervale-term-ghosts =
    .gain = It helps you both.
    .prevent = The ghosts come away with less.
    .look = Think of the ghosts.
eldervale-term-swaps =
    .gain = It takes less time.
    .keep = It takes less time than swapping.
eldervale-term-prophecies =
    .gain = Your prophecies bring { $count } VP more.
    .keep = Your prophecies bring { $count } VP more than otherwise.
    .look = Think of your prophecies.
eldervale-term-quests =
    .gain =
        { $count ->
            [one] A quest in your hand.
           *[other] { $count } quests in your hand.
        }
    .keep =
        { $count ->
            [one] You keep one more quest in your hand.
           *[other] You keep { $count } more quests in your hand.
        }
    .look = Think of quests.
eldervale-term-spells =
    .gain =
        { $count ->
            [one] You will be able to cast one more spell.
           *[other] You will be able to cast { $count } more spells.
        }
    .keep =
        { $count ->
            [one] You can still cast one more spell.
           *[other] You can still cast { $count } more spells.
        }
    .look = Think of your spells.
eldervale-term-battle =
    .gain = You have the better of the battle.
    .keep = Your best chance in this battle.
    .look = Think of the battle.

## Where to look

eldervale-nudge-faction = Look at what these factions do well.
eldervale-nudge-place = Look at the realms your units can reach: who would meet whom there?
eldervale-nudge-place-peacefully = Look at the realms your units can reach: who would meet whom there?
eldervale-nudge-ready = Look at your cards: who could still use which action?
eldervale-nudge-ready-rest = Look at your cards: who could still use which action?
eldervale-nudge-act-start = Look at your cards: who could still use which action?
eldervale-nudge-act = Look at your cards: who could still use which action?
eldervale-nudge-act-masked = Look at your cards: who could still use which action?
eldervale-nudge-act-fallen = Look at your cards: who could still use which action?
eldervale-nudge-act-start-fallen = Look at your cards: who could still use which action?
eldervale-nudge-act-ready = Look at your cards: who could still use which action?
eldervale-nudge-act-again = Look at your cards: who could still use which action?
eldervale-nudge-act-start-again = Look at your cards: who could still use which action?
eldervale-nudge-summon = Look at which unit you are missing.
eldervale-nudge-revive = Look at which unit you are missing.
eldervale-nudge-hire = Look at which unit you are missing.
eldervale-nudge-orb-hire = Look at which unit you are missing.
eldervale-nudge-build = Look at what lies beside a new dwelling.
eldervale-nudge-build-with-placed = Look at what lies beside a new dwelling.
eldervale-nudge-burn = Look at the cards: which would help somebody else more than you?
eldervale-nudge-buy = Look at the cards: which of them go with what you have?
eldervale-nudge-keep-adventure = Look at the cards: which of them go with what you have?
eldervale-nudge-keep-card = Look at the cards: which of them go with what you have?
eldervale-nudge-take-card = Look at the cards: which of them go with what you have?
eldervale-nudge-pay = Look at what you will need to pay for next.
eldervale-nudge-take = Look at what you will need to pay for next.
eldervale-nudge-lose = Look at what you will need to pay for next.
eldervale-nudge-spend-card = Look at what you will need to pay for next.
eldervale-nudge-swap = Look at what you will need to pay for next.
eldervale-nudge-take-from = Look at what you will need to pay for next.
eldervale-nudge-turn-in = Look at what you will need to pay for next.
eldervale-nudge-treasure = Look at the treasure tokens: when is one worth the most?
eldervale-nudge-cash = Look at the treasure tokens: when is one worth the most?
eldervale-nudge-put-token = Look at the treasure tokens: when is one worth the most?
eldervale-nudge-put-harvest = Look at the treasure tokens: when is one worth the most?
eldervale-nudge-copy-token = Look at the treasure tokens: when is one worth the most?
eldervale-nudge-orb-menu = Look at where an orb would do the most.
eldervale-nudge-orb-field = Look at where an orb would do the most.
eldervale-nudge-orb-card = Look at where an orb would do the most.
eldervale-nudge-element = Look at the power tracks.
eldervale-nudge-move-marker = Look at the power tracks.
eldervale-nudge-lay-tile = Look at what would become neighbours.
eldervale-nudge-lay-bridge = Look at what would become neighbours.
eldervale-nudge-rampage = Look at the dice on both sides.
eldervale-nudge-decline-rampage = Look at the dice on both sides.
eldervale-nudge-pay-off = Look at the dice on both sides.
eldervale-nudge-fight = Look at the dice on both sides.
eldervale-nudge-charge = Look at the dice on both sides.
eldervale-nudge-join = Look at what the battle is worth to you.
eldervale-nudge-swords = Look at what the battle is worth to you.
eldervale-nudge-gift = Look at what the battle is worth to you.
eldervale-nudge-support = Look at what the battle is worth to you.
eldervale-nudge-at-side = Look at what the battle is worth to you.
eldervale-nudge-tactics = Look at what the battle is worth to you.
eldervale-nudge-spare = Look at what the battle is worth to you.
eldervale-nudge-reroll = Look at the dice: which one decides?
eldervale-nudge-reroll-of = Look at the dice: which one decides?
eldervale-nudge-set-die = Look at the dice: which one decides?
eldervale-nudge-remove-die = Look at the dice: which one decides?
eldervale-nudge-swap-die = Look at the dice: which one decides?
eldervale-nudge-reroll-card-die = Look at the dice: which one decides?
eldervale-nudge-cast = Look at what your cards can do at this very moment.
eldervale-nudge-quest = Look at what your cards can do at this very moment.
eldervale-nudge-free-use = Look at what your cards can do at this very moment.
eldervale-nudge-use = Look at what your cards can do at this very moment.
eldervale-nudge-attach = Look at what your cards can do at this very moment.
eldervale-nudge-move = Look at the map: who stands where they are in the way?
eldervale-nudge-move-of = Look at the map: who stands where they are in the way?
eldervale-nudge-move-to = Look at the map: who stands where they are in the way?
eldervale-nudge-kill = Look at the map: who stands where they are in the way?
eldervale-nudge-clear = Look at the map: who stands where they are in the way?
eldervale-nudge-swap-units = Look at the map: who stands where they are in the way?
eldervale-nudge-control = Look at the map: who stands where they are in the way?

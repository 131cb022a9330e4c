### The Vale of Eternity: hints

## Why an answer is good, in a few words, and what to think of before it is named

vale-term-score =
    .gain =
        { $count ->
            [one] { $count } point at once.
           *[other] { $count } points at once.
        }
    .keep =
        { $count ->
            [one] It costs you { $count } point less than other answers.
           *[other] It costs you { $count } points less than other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses { $count } point.
           *[other] { $player } loses { $count } points.
        }
    .look = There are points to be had at once.
vale-term-stones =
    .gain = Your stones will be worth { $count } more.
    .keep = You keep stones worth { $count } more than with other answers.
    .prevent = { $player } loses stones worth { $count }.
    .look = Think of your stones.
vale-term-area =
    .gain =
        { $count ->
            [one] Your area will bring about { $count } point more by the end.
           *[other] Your area will bring about { $count } points more by the end.
        }
    .keep =
        { $count ->
            [one] Your area will bring about { $count } point more than with other answers.
           *[other] Your area will bring about { $count } points more than with other answers.
        }
    .prevent =
        { $count ->
            [one] The area of { $player } will bring about { $count } point less.
           *[other] The area of { $player } will bring about { $count } points less.
        }
    .look = Think of what your area brings in later rounds.
vale-term-cards =
    .gain =
        { $count ->
            [one] A card that may bring about { $count } point later.
           *[other] A card that may bring about { $count } points later.
        }
    .keep =
        { $count ->
            [one] You keep a card that may bring about { $count } point more.
           *[other] You keep a card that may bring about { $count } points more.
        }
    .look = Think of what you will want to summon later.
vale-term-sale =
    .gain = A card that sells for stones worth { $count }.
    .keep = You can sell cards for stones worth { $count } more.
    .look = Think of what cards sell for.

## Where to look

vale-nudge-mark = Look at what these cards would bring you.
vale-nudge-sell = Stones may do you more good than a card: look at what you could sell.
vale-nudge-tame = Look at the cards you could take into your hand.
vale-nudge-summon = Look at your hand: something there is worth summoning now.
vale-nudge-release = Look at your area: something there has done its work.
vale-nudge-pay = Look at which stones you will need next.
vale-nudge-drop = Look at which stones you will need next.
vale-nudge-activate = Look at the effects: their order matters.
vale-nudge-copy = Look at the effects: their order matters.
vale-nudge-discard = Look for what you can do without.
vale-nudge-give-up = Look for what you can do without.
vale-nudge-bring = Look at what you could use again.
vale-nudge-recover = Look at what you could use again.
vale-nudge-take = Look at what you could use again.
vale-nudge-bonus = Look at what you are short of.
vale-nudge-swap = Look at what you are short of.
vale-nudge-bargain = Look at what you are short of.
vale-nudge-name = Look at who is ahead of you.
vale-nudge-rob = Look at who is ahead of you.

### Lantern: hints

## Why an answer is good, in a few words, and what to think of before it is named

template-term-points =
    .gain =
        { $count ->
            [one] { $count } point at once.
           *[other] { $count } points at once.
        }
    .keep =
        { $count ->
            [one] { $count } point more than otherwise.
           *[other] { $count } points more than otherwise.
        }
    .look = There are points to be had.
template-term-pick =
    .gain = A good card for this prize.
    .keep = A good card for this prize.
template-term-hand =
    .gain = Better cards for later.
    .keep = You keep the better cards for later.
    .look = Think of the rounds to come.

## Where to look

template-nudge-play = Look at your cards, and at the prize.

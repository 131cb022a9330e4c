### Eight-Minute Empire: Legends: hints

## Why an answer is good, in a few words, and what to think of before it is named

empire-term-regions =
    .gain =
        { $count ->
            [one] You will hold one more region.
           *[other] You will hold { $count } more regions.
        }
    .keep =
        { $count ->
            [one] You will hold one more region than with other answers.
           *[other] You will hold { $count } more regions than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a region.
           *[other] { $player } loses { $count } regions.
        }
    .look = There is a region to be won.
empire-term-islands =
    .gain =
        { $count ->
            [one] You will hold one more island.
           *[other] You will hold { $count } more islands.
        }
    .keep =
        { $count ->
            [one] You will hold one more island than with other answers.
           *[other] You will hold { $count } more islands than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses an island.
           *[other] { $player } loses { $count } islands.
        }
    .look = An island can change hands.
empire-term-card-points =
    .gain =
        { $count ->
            [one] { $count } point from your cards.
           *[other] { $count } points from your cards.
        }
    .keep =
        { $count ->
            [one] { $count } point more from your cards than otherwise.
           *[other] { $count } points more from your cards than otherwise.
        }
    .prevent =
        { $count ->
            [one] The cards of { $player } bring { $count } point less.
           *[other] The cards of { $player } bring { $count } points less.
        }
    .look = Think of what your cards score together.
empire-term-elixir-points =
    .gain =
        { $count ->
            [one] { $count } point for the most elixirs.
           *[other] { $count } points for the most elixirs.
        }
    .keep =
        { $count ->
            [one] { $count } point more for elixirs than otherwise.
           *[other] { $count } points more for elixirs than otherwise.
        }
    .prevent = { $player } no longer has the most elixirs alone.
    .look = Count the elixirs.
empire-term-tokens =
    .gain =
        { $count ->
            [one] { $count } point from a token.
           *[other] { $count } points from a token.
        }
    .keep =
        { $count ->
            [one] { $count } point more from tokens than otherwise.
           *[other] { $count } points more from tokens than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses { $count } point of tokens.
           *[other] { $player } loses { $count } points of tokens.
        }
    .look = Think of the tokens on the map.
empire-term-citadels =
    .gain =
        { $count ->
            [one] A citadel is yours.
           *[other] { $count } citadels are yours.
        }
    .keep =
        { $count ->
            [one] You hold a citadel more than otherwise.
           *[other] You hold { $count } citadels more than otherwise.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a citadel.
           *[other] { $player } loses { $count } citadels.
        }
    .look = Think of the citadels.
empire-term-leader =
    .gain =
        { $count ->
            [one] { $count } point from your leader.
           *[other] { $count } points from your leader.
        }
    .keep =
        { $count ->
            [one] { $count } point more from your leader than otherwise.
           *[other] { $count } points more from your leader than otherwise.
        }
    .prevent =
        { $count ->
            [one] The leader of { $player } brings { $count } point less.
           *[other] The leader of { $player } brings { $count } points less.
        }
    .look = Think of what your leader scores for.
empire-term-earlier =
    .gain =
        { $count ->
            [one] { $count } point counted for good.
           *[other] { $count } points counted for good.
        }
    .prevent =
        { $count ->
            [one] { $player } loses { $count } point of earlier games.
           *[other] { $player } loses { $count } points of earlier games.
        }
empire-term-coins =
    .gain =
        { $count ->
            [one] One more coin.
           *[other] { $count } more coins.
        }
    .keep =
        { $count ->
            [one] You keep one more coin than with other answers.
           *[other] You keep { $count } more coins than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a coin.
           *[other] { $player } loses { $count } coins.
        }
    .look = Think of what your coins will have to pay.
empire-term-movement =
    .gain = Your armies will march further in every turn.
    .keep = Your armies march further than with other answers.
    .prevent = The armies of { $player } march less far.
    .look = Think of how far your armies get in the turns to come.
empire-term-recruiting =
    .gain = You will place more armies each time.
    .keep = You place more armies later than with other answers.
    .prevent = { $player } places fewer armies each time.
    .look = Think of the armies you will place later.
empire-term-flying =
    .gain = Your armies cross the sea more cheaply.
    .keep = You cross the sea more cheaply than with other answers.
    .prevent = { $player } crosses the sea at a higher price.
    .look = Think of the sea.
empire-term-elixirs =
    .gain =
        { $count ->
            [one] One more elixir.
           *[other] { $count } more elixirs.
        }
    .keep =
        { $count ->
            [one] One more elixir than with other answers.
           *[other] { $count } more elixirs than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses an elixir.
           *[other] { $player } loses { $count } elixirs.
        }
    .look = Count the elixirs.
empire-term-immunity =
    .gain = Nobody can destroy your armies any more.
    .keep = Your armies stay safe from being destroyed.
    .prevent = The armies of { $player } can be destroyed again.
    .look = Think of your armies' safety.
empire-term-armies =
    .gain =
        { $count ->
            [one] One more army on the map.
           *[other] { $count } more armies on the map.
        }
    .keep =
        { $count ->
            [one] One more army on the map than with other answers.
           *[other] { $count } more armies on the map than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses an army.
           *[other] { $player } loses { $count } armies.
        }
    .look = Think of how many armies you have on the map.
empire-term-cities =
    .gain =
        { $count ->
            [one] One more city.
           *[other] { $count } more cities.
        }
    .keep =
        { $count ->
            [one] One more city than with other answers.
           *[other] { $count } more cities than with other answers.
        }
    .prevent =
        { $count ->
            [one] { $player } loses a city.
           *[other] { $player } loses { $count } cities.
        }
    .look = Think of a city.
empire-term-discovery =
    .gain = An army stands where there is something to be found.
    .keep = Your armies stay where there is something to be found.
    .prevent = { $player } stands in fewer places with something to be found.
    .look = Think of what is still to be found on the map.
empire-term-grip =
    .gain = You hold your regions more firmly.
    .keep = You hold your regions more firmly than with other answers.
    .prevent = { $player } holds regions less firmly.
    .look = Think of where it is close on the map.
empire-term-starter =
    .gain = You begin.
    .keep = You keep the first turn.
empire-term-overbid =
    .gain = You do not pay too much for beginning.
    .keep = You do not pay too much for beginning.
    .look = Beginning is worth something, but not everything.

## Where to look

empire-nudge-take = Look at the row: not only at the price.
empire-nudge-place = Look at where a few armies would turn the scales.
empire-nudge-place-at = Look at where a few armies would turn the scales.
empire-nudge-reinforce = Look at where a few armies would turn the scales.
empire-nudge-move = Look at which armies stand where they are not needed.
empire-nudge-build = Look at where a city would count.
empire-nudge-destroy = Look at where one army less decides.
empire-nudge-destroy-neutral = Look at where one army less decides.
empire-nudge-choose = Look at both halves of the card.
empire-nudge-bid = Look at what beginning is worth to you.
empire-nudge-name = Look at who should begin.
empire-nudge-start = Look at the map: from where is much within reach?
empire-nudge-settle = Look at the map: from where is much within reach?
empire-nudge-neutral = Look at the map: whom should neutral armies be in the way of?
empire-nudge-lay = Look at who would reach the token first.
empire-nudge-lay-hidden = Look at who would reach the token first.
empire-nudge-leave-out = Look at who would reach the token first.

## Positions to train with: what an answer was worth, and why

puzzle-you = You
# The line above the explanation
puzzle-title-best = Found: { $best }
puzzle-title-good = Good, and a touch better: { $best }
puzzle-title-wrong = Better: { $best }
# Its sentences, at most four
puzzle-says-best = With it you win { $chance } of games, with the next best answer, “{ $other }”, { $less }.
puzzle-says-wrong = “{ $best }” wins { $chance } of games, “{ $answer }” { $less }.
puzzle-says-hardly-found = Hardly any weaker bot finds it.
puzzle-says-found =
    { $tenths ->
        [one] One of ten weaker bots finds it.
       *[other] { $tenths } of ten weaker bots find it.
    }
puzzle-says-course = After “{ $answer }” it would likely go on: { $steps }.
puzzle-step = { $player }: { $answer }
puzzle-says-seat = All this goes by what you can see from your seat.
puzzle-says-end = “{ $answer }”: { $end }
puzzle-says-exact = It was played to the end: nothing hidden can change that.
# How a game ends that was played to the end
puzzle-end-won =
    You win by { $lead ->
        [one] one point.
       *[other] { $lead } points.
    }
puzzle-end-level-won = You end level on points, and win all the same.
puzzle-end-level-shared = You share the win.
puzzle-end-level-lost = You end level on points, and lose all the same.
puzzle-end-lost =
    You lose by { $lead ->
        [one] one point.
       *[other] { $lead } points.
    }

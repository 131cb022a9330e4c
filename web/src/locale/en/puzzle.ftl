### Positions to train with

puzzle-title = Positions
puzzle-tab-today = Today
puzzle-tab-trainer = Trainer
puzzle-loading = Laying out the table …
puzzle-none = There are no positions yet.
puzzle-unknown = There is no such position.
puzzle-unknown-help = It may have been there before an upgrade. There are others.
puzzle-failed = The position cannot be shown just now.
puzzle-failed-help = Nothing is lost. Try it again in a while.

puzzle-today = Today’s position
puzzle-today-date = Today’s position · { $date }
puzzle-try = Try it
puzzle-look-again = Look at it again
puzzle-week = This week
puzzle-week-found = { $found } of { $all } found
puzzle-day = { $day }: { $first }
puzzle-day-to-come = { $day }: still to come
puzzle-first-none = not tried
puzzle-first-best = found at the first try
puzzle-first-good = a good first try
puzzle-first-inaccuracy = first try: an inaccuracy
puzzle-first-mistake = first try: a mistake
puzzle-first-blunder = first try: a blunder

puzzle-train = Train something
puzzle-game = Game
puzzle-theme = Theme
puzzle-any-theme = Any theme
puzzle-difficulty = Difficulty
puzzle-difficulty-1 = very easy
puzzle-difficulty-2 = easy
puzzle-difficulty-3 = medium
puzzle-difficulty-4 = hard
puzzle-difficulty-5 = very hard
puzzle-found-of = found { $found } of { $all }
puzzle-not-begun = { $all }, none found yet
puzzle-harder = Harder ones come when you find three in a row. Nothing is lost by a wrong answer.
puzzle-start-training = Start training

puzzle-question = The question
puzzle-answers = What can be answered
puzzle-exact = exact
puzzle-exact-about = Played to the end: what every answer comes to is known.
puzzle-tried =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
puzzle-no-clock = No clock. Take your time.
puzzle-other = Another position
puzzle-your-answer = Your answer.
puzzle-course = The right course
puzzle-next = Next position
puzzle-steps = Step by step
puzzle-again = Try again
puzzle-fold = See the table
puzzle-unfold = See the answers

puzzle-keys-answer = Answer
puzzle-keys-next = Next position
puzzle-keys-again = Try again
puzzle-keys-close = Close

## Reports of the arena (deskovka arena)

arena-title = Arena
arena-played =
    { $games ->
        [one] { $games } game, { $answers } answers
       *[other] { $games } games, { $answers } answers
    }
arena-so-many-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-so-many-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
arena-all-seats = all numbers of seats
arena-seed = deals from seed { $seed }
arena-against-baseline = each against { $baseline }
arena-round-robin = everybody against everybody
# What comes of it, in a sentence or two
arena-verdict-clear = <b>{ $first }</b> is the strongest: its rating is { $points } above that of { $second }, more than chance explains.
arena-verdict-open = <b>{ $first }</b> comes first, but chance could explain its lead over { $second }: more games would tell.
arena-verdict-baseline = <b>{ $player }</b> wins { $share } ({ $interval }) of its games against { $others }; { $fair } would be fair.
# Ratings
arena-ratings = Ratings
arena-ratings-how = Points of strength with 95 % intervals: 100 more win 64 games of 100 between two, 200 more win 76, 400 more win 91. At bigger tables the chances of all who sit there go by the same points. { $middle }
arena-middle-baseline = { $player } is 1500 by definition, so it has no interval.
arena-middle-average = 1500 is the average of the bots, where each weighs as much as is known of it.
arena-player = player
arena-rating = rating
# Match-ups
arena-matchups = Who beats whom
arena-matchups-how = How the victories of each match-up were shared; shared victories count in parts. The white mark is what would be fair. Every deal is played once from each seat, so luck of the deal cancels out: the interval counts deals, not single games.
arena-matrix-how = Share of the games that the player of the row won against the player of the column, with two at the table.
arena-seats = seats
arena-games = games
arena-wins = wins
arena-interval = 95 % interval
arena-fair = fair
arena-fair-share = fair { $share }
arena-mean-score = mean score
arena-tied =
    { $games ->
        [one] { $games } shared victory
       *[other] { $games } shared victories
    }
# Scores
arena-scores = Scores
arena-scores-how = How often each score was reached. The line is the middle, the band holds half of all games.
arena-score-numbers = mean { $mean }, half of them { $low }–{ $high }
# Where points come from
arena-points = Where points come from
arena-points-how = Points on average by line of the score sheet. The ring is what winners had there.
arena-winners = winners
# Things
arena-things = What winners had
arena-things-how = Who has a thing is compared with how often the same bots win the same match-ups anyway: ×1.00 is as often, ×1.20 a fifth more often. Beware of what is only a sign of being ahead: whoever leads can afford more. Those that stand out come first and last. With so many things some win by chance: only what chance would do to less than one in 300 is in colour.
arena-lift = wins with it
arena-had = how often each bot had it
arena-times-held = { $number }×
arena-points-each = { $points } p. each
arena-show-all =
    { $number ->
        [one] the one other
       *[other] the { $number } others
    }
arena-on-the-sheet = On the score sheet: { $line }
# Places
arena-places = The order of play
arena-places-how = How often those win who act first, second and so on. All bots sat there equally often.
arena-place = { $place }. to act
# Thinking
arena-thinking = Thinking
arena-thinking-how = Time for an answer where there is a choice, measured while all cores were busy. Late: more than a fifth over the deadline. An illegal answer is counted, and anything legal is played in its place.
arena-answers = answers
arena-mean = mean
arena-most = 95 % within
arena-longest = longest
arena-late = late
arena-illegal = illegal
# How it was made
arena-how = How this was made
arena-how-games = { $mode }; { $seats }; { $games } in all, seeds { $first } to { $last }, Deskovka { $version }, rules { $rules }. The same command gives the same games on every machine; only thinking times differ.
arena-how-variants = Variants: { $variants }.
arena-how-ratings = Ratings are the likeliest strengths in the model of Bradley and Terry for two and of Luce for several: the chance to win is one’s strength among the strengths of all who sit there. Everybody has also drawn one imaginary game with an average player, so that nobody is infinitely strong. An interval is the wider one of two: as if every game stood alone, and as the deals really spread.
arena-how-shares = Intervals of shares are Wilson’s, with as many games as independent ones would tell as much as these deals do.

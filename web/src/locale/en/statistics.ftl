### Statistics of one's own

stats-title = Statistics
stats-games =
    { $games ->
        [one] { $games } game since { $since }
       *[other] { $games } games since { $since }
    }
stats-uncounted-only = It does not count in results and rating: { $reasons }.
stats-uncounted =
    { $count ->
        [one] One of them does not count in results and rating: { $reasons }.
       *[other] { $count } of them do not count in results and rating: { $reasons }.
    }
stats-because-shared = several players at one screen
stats-because-practice = a practice game
stats-because-position = begun from a position
stats-because-continued = played on from a replay
stats-because-seed = with a chosen seed
stats-because-hints = hints were allowed
stats-because-helped = a bot helped
stats-none-counts = none that counts yet
stats-yours = nobody but you sees this page
stats-won = games won
stats-share = of games won, 19 times out of 20
stats-percents = { $low }–{ $high }%
stats-hours = at the table
stats-hour = { $hours } h
stats-minute = { $minutes } min
stats-rating = Rating
stats-choose = Which game
stats-rating-now = { $rating }, between { $low } and { $high }
stats-band = Band: where your rating lies 19 times out of 20. The first games narrow it most.
stats-curve = Your rating after { $games } rated games: { $rating }, between { $low } and { $high }.
stats-game-number = game { $number }
stats-unmoved =
    { $games ->
        [one] One game was against bots nobody has measured; it moved nothing.
       *[other] { $games } games were against bots nobody has measured; they moved nothing.
    }
stats-no-rating = No rating yet.
stats-no-rating-why = It moves when you play with people, or with bots whose strength has been measured.
stats-by-game = Game by game
stats-against = Against whom
stats-against-none = Finish a game that counts, and here stands whom you played.
stats-people = People
stats-mixed = Several kinds
stats-rivals = The game itself
stats-alone = Alone
stats-of = { $won } of { $games }
stats-of-words = won { $won } of { $games }; between { $low } and { $high } percent, 19 times out of 20
stats-last = Last games
stats-all = all { $count }
stats-fewer = fewer
stats-place = place { $rank } of { $sides }
stats-first = won
stats-left = left before the end
stats-replay = Replay
stats-replay-of = Replay: { $game }, { $when }
stats-moved = rating { $moved }
stats-aside-shared = several players at one screen: it does not count
stats-aside-practice = practice: it does not count
stats-aside-position = from a position: it does not count
stats-aside-continued = played on from a replay: it does not count
stats-aside-seed = with a chosen seed: it does not count
stats-aside-hints = with hints: it does not count
stats-aside-helped = a bot helped: it does not count
stats-won-with = Won with
stats-kind = What
stats-won-with-none = Win a game, and here stands what helped you.
stats-data = Your data
stats-data-about = What is kept about you is yours: results, tables, your answers and what you wrote.
stats-export = Take it along
stats-export-note = all of it as a file (JSON)
stats-anew = Begin anew
stats-anew-note = without results and ratings; games stay
stats-anew-sure = All results and ratings go, and nothing brings them back. Games and replays stay.
stats-anew-do = Delete statistics
stats-anew-done = It is a clean sheet now.
stats-forget = Be forgotten
stats-forget-note = name, account and everything else
stats-forget-sure = You leave for good: your account and all games you played alone go. Games with others stay without your name, and a bot plays on where they are still going. Nothing brings it back.
stats-password = Password of your account
stats-forget-do = Delete me
stats-forgotten = You are forgotten. Farewell, and come again as somebody new.
stats-keep = Leave it as it is
stats-empty = Nothing here yet, and that is fine.
stats-empty-about = Finish a game, with bots or friends, and this page begins to remember: how it went, against whom, and how your rating moves.
stats-empty-play = Choose a game

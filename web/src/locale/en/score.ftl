### The end of a game, the replay and forks

score-wins = { $name } wins
score-rival-wins = { $name } win
score-you-win = You win
score-share-victory = { $names } share the victory
score-more-than = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $more } more than { $name }.
score-points-only = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-points-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
score-tie-decided = Level on { $points }. What decided: { $line }, { $mine } to { $other }.
score-ranking = Ranking
score-rank = { $rank }.
score-sheet = Score sheet
score-source = Where the points are from
score-total = Total
score-decided = (decided the tie)
score-would-decide = (only if tied)
score-open-line = { $line }: show what brought the points
score-close-line = { $line }: hide what brought the points
score-in-round = { $name }, round { $round }
score-times = { $name }, { $times } times
score-how-it-went = How the game went
score-graph = Points move by move. { $list }.
score-round = Round { $round }
score-round-phase = Round { $round }, { $phase }
score-start = start
score-name-points = { $name } { $points }
score-took-lead = From here on { $name } was ahead.
score-rival-took-lead = { $name } were ahead from here on.
score-loading = Looking up how it went …
score-no-history = How the game went cannot be shown just now. The result above stays.
score-count = See the count again
score-look = Look at the table
score-download = Download record
score-share = Share
score-shared = Address copied
score-share-by-hand = Copy this address:
score-rematch = Rematch
score-join-rematch = Join the rematch
score-rematch-failed = The rematch could not be made. Nothing is lost, try it again.
score-luck = Luck can be checked
score-seed = Seed
score-commitment = Commitment, told before the first move
score-check = Download the record and run { $command } – it plays the game again from the seed and compares the commitment and the result.
score-secret = Secret of the server, told now
score-shares = Added by players’ browsers before the deal
score-share-none = nothing
score-agrees = This browser was told the same commitment before the deal, and what it added is here.
score-disagrees = This browser was told another commitment before the deal, or what it added is not here. Do not trust the luck of this game.
score-check-secret = Download the record and run { $command } – it plays the game again from the secret and what was added, and compares the commitment and the result.

replay-title = Replay
replay-slider = Move
replay-at = move { $at } of { $last }
replay-valuetext = { $where }, move { $at } of { $last }
replay-to-start = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-to-end = To the end
replay-show-table = Show the table
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-quick = quick
replay-seen-from = Seen from
replay-open = Everything face up
replay-moves = All moves
replay-deal = The cards are dealt
replay-move = This move
replay-controls = Replay
replay-more = More
replay-less = Less
replay-running = This game is still being played.
replay-running-help = The replay opens when it is over.
replay-to-table = To the table
replay-closed = This game is not open to you.
replay-closed-help = It is still being played, or its table is only for those who sat at it. Whoever made the table can send you a link.
replay-nothing = There is no such game here.
replay-nothing-help = The address may be incomplete, or the table was cleared away.
replay-failed = The replay cannot be shown just now.
replay-failed-help = Nothing is lost. Load the page again in a while.
replay-to-games = To the games
replay-loading = Setting up the table …

fork-from-here = Play on from here
fork-title = Play on from move { $at }
fork-help = The same hands, the same piles and the same luck, with bots or friends. Whoever remembers the game knows what comes.
fork-seat = Who plays { $name }
fork-me = Me
fork-bot = Bot
fork-friend = Friend
fork-bot-level = Bots play
fork-start = Set up the table
fork-cancel = Not now
fork-nobody = Take one seat at least, or leave one to a friend.
fork-at-end = The game ends here. Go back some moves to play on differently.
fork-failed = The table could not be set up. Nothing is lost, try it again.
fork-old-rules = This game began under older rules, so it cannot be played on.
fork-too-many = You have too many tables at once. Finish one first.

what-if = What if
what-if-way = How to play on
what-if-anew = As far as one knew
what-if-as-it-was = Everything as it was
what-if-help = You go on with what { $name } knew then. Whatever was hidden is dealt anew and what comes is drawn anew{ $alone ->
    [true] .
   *[other] ; bots answer for the others.
  } Anything can be taken back, and nothing counts.
what-if-seat = Whose seat you take
what-if-start = Play on
what-if-from = from { $when }
what-if-with = in the game with { $names }
what-if-back = Back
what-if-again = Again from there
what-if-gone = That game is not here any more.
what-if-now = Chance to win
what-if-now-short = Chance
what-if-before = before { $chance }
what-if-was = in the game { $chance }
what-if-dashed = Dashed: how the chance went on in the game
what-if-reckoning = The chance is being reckoned …
what-if-heard-now = Chance to win: { $chance }.
what-if-heard-before = Before: { $chance }.
what-if-heard-was = In the game: { $chance }.
what-if-ended = A what-if: it counts nowhere and is soon forgotten.

### Reviews of finished games

review = Review
review-tabs = This game
review-tab-score = Score sheet
review-tab-replay = Replay
review-opening = Opening the review …
review-failed = The review cannot be shown just now.
review-failed-help = Nothing is lost. Try it again in a while.
review-seen-as = seen as
review-spectator = a spectator

review-going = Going through the game again
review-going-help = You can already read what is there. Nothing is lost if you leave: it goes on, and waits for you here.
review-waiting = Waiting for its turn
review-waiting-help = Other games are being gone through. It begins by itself.
review-answers-so-far = answer { $looked } of { $all }
review-deepening = every answer looked at, { $searched ->
    [one] { $searched } checked more deeply
   *[other] { $searched } checked more deeply
}
review-left-moment = a few seconds more
review-left-minute = about a minute more
review-left-minutes = about { $minutes } minutes more
review-deepening-left = two minutes at most
review-stopped = Stopped halfway. Nothing is lost.
review-time-over = Its time was over before every answer had a closer look. Nothing is lost.
review-go-on = Go on
review-broken = It could not be finished. What there is stays.
review-busy = Too many reviews are wanted from here just now. Try it again in a minute.
review-try-again = Try again
review-stop = Stop
review-heard-quarter = A quarter of the answers looked at.
review-heard-half = Half of the answers looked at.
review-heard-done = The review is done.

review-accuracy-title = How everybody played
review-player = Player
review-accuracy = Accuracy
review-accuracy-short = accuracy
review-too-few = too few to say
review-luck = Luck
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-lucky = Lucky
review-unlucky = Unlucky

review-chances = Winning chances
review-band = band: how sure the estimate is for
review-all-bands = All bands
review-first-look = first look, bands still wide
review-lane-play = Play
review-lane-luck = Luck
review-round = { $number ->
    [0] Before round 1
   *[other] Round { $number }
}
review-turn = Turn { $number }
review-graph = Winning chances of all seats, answer by answer. { $turnings }
review-graph-table = Winning chances at the end of each round
review-round-head = Round

review-moments = Key moments
review-moments-so-far = found so far; a dashed sign may still change
review-moments-none = Nothing stood out.
review-moments-none-yet = Nothing found yet.
review-moments-none-here = None of this kind.
review-filter-all = All
review-filter-mistakes = Mistakes
review-filter-luck = Luck
review-change-head = change of the player’s own chance, in %

review-moment = Moment
review-moment-of = Moment { $number } of { $all }
review-answer-of = Answer { $number } of { $all }
review-before = Moment before
review-next = Next moment
review-nothing-chosen = Choose a moment in the list or in the graph.
review-nothing-yet = The first moments will be here shortly.
review-table-then = The table at that moment
review-luck-came = What luck did
review-chance-to-win = chance to win
review-better = Better here
review-other = What else was possible
review-best-of = best { $count } of { $all }
review-too-close = Too close to tell apart.
review-played = Played: { $answer }
review-only-answer = There was no other answer.
review-no-look-yet = Not looked at yet.
review-followed = What would have followed
review-times = { $times } times in { $of }
review-judged = Judged only by what { $player } could know then: nobody’s hand, no card still face down.
review-play-on = Play on from here
review-show-table = Show table
review-all-moments = All moments
review-less = Less
review-more = More

review-percent = { $number }%
review-span = { $low }–{ $high }%
review-under = under 1%
review-over = over 99%
review-change-span = { $from } to { $to }
review-heard-chance = { $number } percent, between { $low } and { $high }
review-heard-moment = { $when }, { $player }, { $name }: { $text }, { $change }, from { $from } to { $to } percent

review-keys-moments = Moment before, next moment
review-keys-alternatives = Other answers
review-keys-mine = Only this player’s moments
review-keys-graph = Graph or list
review-keys-table = Show the table
review-keys-play = Play on from here
review-keys-close = Close

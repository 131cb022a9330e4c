## Reviews of games: what answers were worth

review-name-best = Best
review-name-good = Good
review-name-inaccuracy = Inaccuracy
    .probably = Inaccuracy, probably
review-name-mistake = Mistake
    .probably = Mistake, probably
review-name-blunder = Blunder
    .probably = Blunder, probably
review-name-forced = Only answer
review-name-none = Not looked at yet
review-name-lucky = Lucky
review-name-unlucky = Unlucky
review-round =
    { $number ->
        [0] Before round 1
       *[other] Round { $number }
    }
review-turn = Turn { $number }
review-in-round =
    { $number ->
        [0] before round 1
       *[other] in round { $number }
    }
review-in-turn = in turn { $number }
review-since-round =
    { $number ->
        [0] from the start
        [1] from the start
       *[other] from round { $number } on
    }
review-since-turn =
    { $number ->
        [1] from the start
       *[other] from turn { $number } on
    }
review-others-question = What { $player } was asked
review-hidden-answer = A choice only { $player } saw
review-hidden-alternative = An answer hidden from you
review-luck-unnamed = What came to light
# Turning points of the graph, a few words each
review-turning-lead = { $player } takes the lead
review-turning-reach = { $player } out of reach
# The title, at most six words
review-title-unfinished = Looked at in part
review-title-shared = A shared win
review-title-nobody = Nobody at the table won
review-title-alone = { $player } won alone
review-title-never-in-doubt = { $player } led throughout
review-title-lead = { $player } won it { $when }
review-title-reach = { $player } got away { $when }
# The summary, three or four sentences
review-led-from = { $player } led { $since }.
review-took-the-lead = { $player } took the lead { $when }.
review-took-the-lead-in-the-end = In the end { $player } took the lead, { $when }.
review-worst-answer = The costliest answer was given by { $player } { $when }: “{ $answer }” cost { $lost }% of the winning chance.
review-worst-answer-probably = The costliest answer was probably given by { $player } { $when }: “{ $answer }” may have cost { $lost }% of the winning chance.
review-no-mistake = Nobody made a big mistake.
review-out-of-reach = Nobody came near { $player } { $since }.
review-luck-helped = Luck helped { $player } most: +{ $change }% altogether.
review-luck-hurt = Luck hurt { $player } most: −{ $change }% altogether.
# The page and the terminal
review-heading = Review
review-chances = Winning chances
review-chances-how = Each line goes by what its player knew; the band around it says how sure that is.
review-moments = Key moments
review-moments-how = Change of the player's own chance, in %.
review-moments-none = Nothing stood out.
review-players = How everybody played
review-players-how = Accuracy counts answers with a choice only; luck is told apart from it, in % of the winning chance.
review-accuracy = Accuracy
review-luck = Luck
review-player = Player
review-too-few = too few to say
review-better-here = Best answers
review-played = Played: { $answer }
review-too-close = Too close to tell.
review-followed = What would have followed
review-times = { $times } times in { $of }
review-judged-by = Judged only by what { $player } could know then: nobody's hand, no card still face down.
review-seen-seat = seen as { $player }
review-seen-spectator = seen as a spectator
review-seen-open = everything face up
review-so-far = { $looked } of { $all } answers looked at, { $searched } of them searched
review-from-to = { $before } → { $after }
review-under = under 1%
review-over = over 99%
review-percent = { $number }%
review-span = { $low }–{ $high }%
review-change-span = { $low } to { $high }
review-stopped = Stopped halfway. Nothing is lost.
review-time-over = Its time was over before every answer had a closer look. Nothing is lost.
# Hints: where to look
review-nudge-only = There is nothing to choose here: this is your only answer.
review-nudge-mixed = It is between these: compare what they would leave you with.
review-nudge-these = It is one of these: compare what they would leave you with.

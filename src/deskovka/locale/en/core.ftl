## Words of the table itself, whatever the game

core-game-over = The game is over.
core-not-understood = I do not understand “{ $words }”. Say it in the words of an option that is on offer.
core-ask-for-help = Type ? for help.
core-no-such-seat = There is no seat { $number } at this table. Name one of those who play.
core-seat = seat { $number }
core-somebody = Player { $number }
core-not-on-offer = “{ $words }” is not on offer: { $why }
core-too-often =
    { $most ->
        [1] That can be done only once at a time, not { $times } times. Say it without a number.
       *[other] That can be done at most { $most } times at once, not { $times }. Say it with a smaller number.
    }
core-times = { $answer } ×{ $times }
core-several = Several at once: add x2, x3 … to an answer, for instance “{ $example } x{ $most }”.
core-on-offer = You can do that: choose it.
core-choose = Your choice (? for help)
core-pass-screen = Pass the screen to { $player } and press Enter.
core-goodbye = See you again!
core-saved = Saved in { $file }. Go on with: deskovka play --resume { $file }
core-not-saved = This cannot be saved in { $file } ({ $why }). Try another place.
core-taken-back = Taken back.
core-not-taken-back = That cannot be taken back: somebody else has answered, or something hidden has been seen.
core-practice = A practice game: anything could be taken back.
core-hints =
    { $answers ->
        [one] Hints could be asked for; { $answers } answer was given after one.
       *[other] Hints could be asked for; { $answers } answers were given after one.
    }
core-set-up = Not a fair game: it began from a position that somebody had set up.
core-chosen-seed = Somebody chose the luck of this game: its seed is { $seed }.
core-resumed = Going on where you stopped.
core-nothing-to-explain = There is no card or rule called “{ $words }”.
core-rule = Rule { $rule }: { $text }
core-welcome = { $title } – { $players }
core-help = A number or the words of an option, in any order: choose it; where several at once are possible, with x2, x3 … behind it.
core-help-why = why something is not possible, e.g. { $example }
core-help-what = explain a card, a place or a rule, e.g. { $example }
core-help-table = show the table again
core-help-log = what has happened so far
core-help-words = the options in the words of the rules
core-help-undo = take your last answer back, as long as nothing hidden was seen
core-help-between = be asked between actions too, or no longer
core-help-skip = in others’ turns: pass until your own turn comes
core-help-save = keep the game in a file
core-help-quit = stop; the game is kept so that you can go on later
core-file = FILE
core-which = Which one do you mean: { $options }?
core-back = 0 goes back to the first list.
# Commands: every word is understood, the first one is shown.
core-command-why = why
core-command-what = what
core-command-table = table
core-command-log = log
core-command-words = words
core-command-undo = undo
core-command-between = between
core-command-skip = skip
core-command-save = save
core-command-quit = quit
core-command-help = help
core-skip-hint = To pass until your turn: skip
core-skip-not-here = You are not asked in somebody else’s turn here: choose one of the options.
core-between-on = You will be asked between actions too.
core-between-off = You will not be asked between actions.
core-between-hint = To play something between actions: between
core-or = { $things } or { $last }
core-standing-my-turn = Until my turn: { $wish }
core-standing-end = To the end of the game: { $wish }
core-standing-always = always pass
core-standing-windows = pass { $windows }
core-standing-unless = { $wish }, unless one could { $deeds }
core-score-sheet = Score sheet
core-total = Total
core-rank = Place
core-wins = { $player } wins!
# Those nobody plays.
core-rivals-win = { $rivals } win this time!
core-share = { $players } share the victory!
core-player = Player
core-bot-names = Fox Owl Wolf Hare Bear
core-which-game = Which game? (a number or a name, Enter is 1)

## Words of the table itself, whatever the game

core-game-over = The game is over.
core-not-understood = I do not understand “{ $words }”. Say it in the words of an option that is on offer.
core-ask-for-help = Type ? for help.
core-no-such-seat = There is no seat { $number } at this table. Name one of those who play.
core-seat = seat { $number }
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
core-resumed = Going on where you stopped.
core-nothing-to-explain = There is no card or rule called “{ $words }”.
core-rule = Rule { $rule }: { $text }
core-welcome = { $title } – { $players }
core-help =
    A number or the words of an option: choose it; where several at once are possible, with x2, x3 … behind it.
    why …      why an option is not there, e.g. why summon hydra
    what …     explain a card or a rule, e.g. what hydra, what VALE-SUM.3
    table      show the table again
    log        what has happened so far
    words      the options in words you can type
    undo       take your last answer back, as long as nothing hidden was seen
    save FILE  keep the game in a file
    quit       stop; the game is kept so that you can go on later
core-score-sheet = Score sheet
core-total = Total
core-rank = Place
core-wins = { $player } wins!
core-share = { $players } share the victory!
core-player = Player
core-bot-names = Fox Owl Wolf Hare Bear
core-which-game = Which game? (a number or a name, Enter is 1)

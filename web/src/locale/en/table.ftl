### The table page: prompt, options, log, chat, rules, keys

table-heading = Table: { $game }
table-title-turn = Your turn
table-connecting = Coming to the table
table-connecting-why = One moment, the table is being laid.
table-entry-closed = This table is not open to you
    .why = You need the link of a seat or of the spectators. Ask whoever made the table to send it to you.
table-entry-none = There is no such table
    .why = Perhaps the address is not whole, or the table was put away long ago.
table-entry-silent = The server does not answer
    .why = Nothing is lost in the game. Try it again in a moment.
table-try-again = Try again
table-refused-paused = The game is paused. It goes on when somebody presses “Go on”.
table-refused-no-time = Taken back, this step would leave you no time. Go on from here.
table-refused-time-is-up = Your time for this question is up: the bot answers it, then you can play again.
table-refused-bot-plays = A bot plays for this seat now. Take the seat back first.
table-refused-too-many-standing = So many standing answers cannot be kept. Cancel one first.
table-refused-disk-full = The disk of the server is full: nothing was chosen. Whoever runs it has to make room, then it goes on from here.
table-refused-lost = The connection is lost just now. Nothing was chosen; it comes back by itself.
table-to-start = To the start page
table-lost = The connection is lost. Nothing is lost in the game, it comes back by itself.
table-back-again = Connected again.
table-broken = The picture of the table did not come out right, that is our mistake. Nothing is lost in the game: the list of options and the log go on.
table-broken-again = Draw it again

table-your-turn = { $name }, it is your turn
table-your-window = { $name }, you may act
table-turn = { $name } is on turn
table-turn-many = Several are on turn
table-choosing = { $name } is choosing
table-choosing-many = { $names } are choosing
table-thinking = { $name } is thinking
table-nobody-who = A moment
table-nobody = The game goes on by itself
table-over-who = The game is over
table-over = Final table
table-see-score = Back to the score sheet
table-options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
table-say-turn = Your turn. { $question } { $options }.
table-say-window = You may act. { $question } { $options }.
table-at-once = At once
table-one-less = One less
table-one-more = One more
table-all-at-once = all { $most }
table-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

table-filter = Find an option
table-filter-none = No option with these words.
table-why = why?
table-sheet = Your decision
table-touch = Touch something with a gold rim, or open all options.
table-parts = Parts of the table
table-pane-table = Table
table-pane-log = What happened
table-pane-rules = Rules
table-pane-chat = Chat
table-pane-known = You know
table-tabs = Log, rules and chat
table-tab-options = Options
table-tab-log = What happened
table-tab-rules = Rules
table-tab-chat = Chat
table-tab-known = What you know
table-unread =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }

# What follows from an option: marks at the end of its row.
table-fx-free = free
table-fx-left = leaves { $count }
table-fx-futile = no use
table-group-fight = Starts a fight
table-group-peace = Without a fight

table-end-really = { $option }?
table-end-undone = You could still:
table-end-more =
    { $count ->
        [one] and one more thing
       *[other] and { $count } more things
    }
table-end-yes = Yes, end it
table-end-no = Not yet
table-doubt-nothing = Nothing would come of it.
table-doubt-anyway = Do it anyway?
table-doubt-yes = Yes, anyway

table-step-back = Step back
# A button while there is something to play between actions
table-help-all = All of the help
table-help-less = Less of the help
table-aside = Play a card in between
table-aside-note = After this action you will be asked before the game goes on.
table-aside-armed = After this action you will be asked. Press again to let it be.
table-take-back = Take back: { $what }
table-ask-back = Ask to take back
table-wish-name = Taking back
table-wish = { $name } would like to take back the last move.
table-wish-mine = You asked to take back your last move.
table-wish-missing = Still to agree: { $names }.
table-wish-away =
    { $count ->
        [one] { $names } is not at the table. Nothing is taken back without the word of everybody who plays.
       *[other] { $names } are not at the table. Nothing is taken back without the word of everybody who plays.
    }
table-wish-yes = Agree
table-wish-no = No
table-wish-withdraw = Never mind

# Passing in others' turns: a standing answer
table-pass-until = Pass until my turn
table-pass-more = Pass for me …
table-pass-count =
    { $count ->
        [one] One standing answer passes for you
       *[other] { $count } standing answers pass for you
    }
table-pass-title = Passing in others’ turns
table-pass-now = Passes for you now
table-pass-ask = Pass for me, but ask me
table-pass-deed = where one could { $deed }
table-pass-how-long = How long
table-pass-my-turn = until my turn
table-pass-end = to the end of the game
table-pass-note = It goes by what everybody sees: that you hold cards, not which. It takes the same time whatever you hold, so nobody learns anything from it.
table-pass-nothing = If you are asked everywhere, nothing is passed.
table-pass-start = Pass for me
table-pass-close = Close
table-pass-cancel = Cancel: { $what }
table-pass-over = Cancel
table-passing = Passing for you
table-passed = passed as you wished
table-ask-me = Ask me

table-paused = The game is paused.
table-go-on = Go on
table-deputy = A bot plays for { $name }.
table-deputy-back = I play again

table-menu = At this table
table-menu-failed = That did not work just now. Nothing is lost, try it again.
table-pause = Pause the game
table-deputy-start =
    { $many ->
        [1] Let a bot play for me
       *[other] Let a bot play for { $name }
    }
table-deputy-end =
    { $many ->
        [1] I play again myself
       *[other] { $name } plays again
    }
table-watch = Copy the address for spectators
table-watch-note = A new one each time; the earlier one stops working.
table-watch-copied = Copied. Whoever has it sees the table, but nobody's hand.
table-leave = Leave for now
table-leave-note = The table waits; you find it on the start page.
table-resign =
    { $many ->
        [1] Resign
       *[other] { $name } resigns
    }
table-resign-really = Does { $name } leave the game for good? A bot plays on.
table-resign-yes = Yes, resign
table-resign-no = Stay

table-not-now = Not possible now
table-close = Close

table-curtain-turn = { $name }, it is your turn
table-curtain-away =
    { $count ->
        [one] { $names }, please look away.
       *[other] { $names }: please look away.
    }
table-curtain-here = { $name } is here, show the table

table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-failed = It was not sent. Try it again in a moment.
table-chat-reads = Spectators can read here, but not write.

table-common = On the table
table-hidden-cards =
    { $count ->
        [one] { $count } hidden
       *[other] { $count } hidden
    }
table-you = you
table-bot = bot
table-empty = none
table-yes = yes
table-no = no
table-on-turn = on turn
table-nothing = Nothing lies on the table yet.

log-since =
    { $count ->
        [one] since you last looked, one thing
       *[other] since you last looked, { $count } things
    }
log-nothing = Nothing has happened yet
log-older = Show older
log-rule = Rule { $rule }
log-last-turn = your last turn
log-dealt = New cards are laid out
log-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## What others did since my last answer

since-title = Since your last turn
since-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
since-again = Show me again
since-seconds = { $seconds } s
since-of = { $at } of { $of }
since-from = Show again what { $name } did
since-stop = Stop
since-close = Close

rules-title = Rules
rules-of = { $game }: rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-none = No rule has all these words.
rules-loading = The rules are being fetched.
rules-failed = The rules could not be fetched. Perhaps there is no such game.

keys-title = Keys
keys-space = Space
keys-option = choose an option by its place in the list
keys-enter = choose what has the focus
keys-arrows = from thing to thing within a part of the table
keys-undo = take back
keys-end = end the turn
keys-why = why is that not possible
keys-log = what happened
keys-skip = skip to the present, or look closer
keys-close = close what is open
keys-help = show these keys

table-points =
    { $count ->
        [one] point
       *[other] points
    }
table-field-round = Round
table-field-phase = Phase
table-field-prize = Prize
table-field-discard = Discard pile
table-field-deck = Draw pile
table-field-hand = Hand
table-field-pick = Picked
table-field-picked = Has picked
table-field-offer = Offer
table-field-first-player = First player
table-field-area = Area
table-field-card = Card

## Together at the table: presence, notes, phrases
table-watching = You are watching
table-wish-refused = { $name } did not agree to take it back.
table-wish-read = All right
table-phrases = Quick phrases
presence-guest = a guest
presence-away = { $name } is away
presence-soon =
    { $seconds ->
        [one] In { $seconds } second a bot can play for them.
       *[other] In { $seconds } seconds a bot can play for them.
    }
presence-let-bot = Let a bot play
presence-wait = Wait
presence-bot = a bot plays
presence-back = is back
presence-watching =
    { $count ->
        [one] One person is watching: { $names }
       *[other] { $count } are watching: { $names }
    }
note-bot-plays = A bot plays for { $name } now.
note-plays-again = { $name } plays again.
note-resigned = { $name } has left the game for good; a bot plays on.
practice = Practice
practice-about = Practice: anything can be taken back at this table.
practice-agreed = Anything can be taken back here, even what was hidden and then seen. Whoever sits down agrees to that.
practice-was = A practice game: anything could be taken back.
memory-aid = Memory aid
memory-aid-about = Memory aid: everybody sees what they could remember, and no more.
memory-aid-agreed = Everybody sees what they could remember: cards that were seen and are in a hand now, what is left in a deck. It tells nothing that was hidden.

known-about = What a player who forgets nothing would know.
known-whose-turn = It shows when somebody at this screen is asked.
known-hand-of = Hand: { $player }
known-top = From the top
known-bottom = From the bottom
known-within = In any order
known-unknown = { $count } unknown
set-up = From a position
set-up-about = This game began from a position that somebody set up: not a fair game.
set-up-agreed = Somebody set this table up and knows what lies hidden in it; it is not a fair game. Whoever sits down agrees to that.
set-up-was = Not a fair game: it began from a position that somebody had set up.
chosen = Chosen luck
chosen-about = Somebody chose the seed of this table, { $seed }: whoever knows it can know all luck that is to come.
chosen-agreed = Somebody chose the seed of this table: { $seed }. Whoever knows it can know all luck that is to come. Whoever sits down agrees to that.
chosen-was = The luck of this game was chosen: its seed was { $seed }.
wait-luck = Luck comes from a secret that the server is bound to ({ $commitment }…) and from what players’ browsers add: { $added } of { $people } so far.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-moment = One moment
phrase-go-on = Shall we go on?
phrase-nice = Nice move!
phrase-oops = Oops…
phrase-thanks = Thank you!
phrase-good-game = Good game!

## Maps

map-closer = Closer
map-farther = Farther
map-all = The whole map

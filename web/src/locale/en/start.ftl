### Start page, new table, waiting room, top bar, credits

## Start page
start-what = What shall we play today?
start-games = Games
start-guest = Guest
start-tables = Your tables
start-tables-all = All ({ $count })
start-tables-fewer = Only the first three
start-table-mine = It is your turn
start-table-waits = On turn: { $names }
start-table-bot = The bot { $names } plays
start-table-running = Being played
start-table-paused = Paused
start-table-finished = Finished
start-table-open =
    { $free ->
        [one] Waits for { $free } player
       *[other] Waits for { $free } players
    }
start-link = Have a link?
start-link-here = Paste the whole link
start-link-go = Go to the table
start-link-wrong = This is no link to a table. Paste the whole of it, with the part after the #.
start-seats =
    { $range } { $most ->
        [one] player
       *[other] players
    }
start-minutes = { $minutes } min
start-play = Play with bots
start-invite = Invite
start-learn = Learn
start-alone = Play solo
start-own = Set up a table
start-rules = Rules
start-gallery = Cards
start-links = More
start-coming = Coming
start-lost = This address leads nowhere. The link may be incomplete; you can play from here right away.
start-free = No registration. Against bots, round one screen, or by a link.
start-fan = unofficial fan work
start-problem-no-server = The server does not answer. Nothing is lost, try again in a moment.
start-problem-other = That did not work. Nothing is lost, please try again.
start-problem-too-many-requests = Too fast. Wait a moment and try again.
start-problem-disk-full = The disk of the server is full. Nothing is lost; try again when there is room.
start-problem-too-many-tables = You have too many tables. Finish one of them first.
start-problem-wrong-password = The account's name or the password is not right.
start-problem-too-many-tries =
    { $seconds ->
        [one] Too many wrong tries. You can try again in { $seconds } second.
       *[other] Too many wrong tries. You can try again in { $seconds } seconds.
    }
start-problem-strange-name = The name has a letter that cannot be seen, or too many marks on one letter. Write it with plain letters.
start-problem-name-taken = There is an account of this name already.
start-problem-already-registered = You have an account already.
start-problem-not-understood = That will not do: a name has at most 40 letters, a password at least 8.
start-problem-no-such-link = This link is good no longer. Ask for a new one.
start-problem-seat-taken = Somebody sits there already. Ask for another link.
start-problem-no-table = There is no such table.
start-problem-already-started = The game has begun.
start-problem-only-host = Only whoever made the table can do that.
start-problem-hints-with-people = Hints are for games against bots only: no other people may sit at the table.

## Top bar and menu
bar-skip = Skip to content
bar-home = Deskovka, start page
bar-tools = Tools
bar-rules = Rules
bar-language = Language
bar-language-cs = CS, Czech
bar-language-en = EN, English
bar-theme = Light or dark theme
bar-menu = Menu
bar-settings = Settings
bar-close = Close
bar-open = Connected
bar-connecting = Connecting
bar-lost = Connecting again, nothing is lost
bar-refused = Not connected
bar-speed = Speed of motion
bar-speed-none = None
bar-speed-quick = Quick
bar-speed-normal = Normal
bar-speed-slow = Slow
bar-look = Look
bar-theme-dark = Dark
bar-theme-light = Light
bar-help = Help under questions
bar-help-newcomer = for newcomers
bar-help-always = always
bar-help-never = never
bar-sound = Sound
bar-sound-note = everything can be seen too, sound is never needed
bar-skips = Ask between actions only when I want it
bar-skips-note = otherwise the question for cards between actions passes by itself; the table has a button for it
bar-name = Your name at the table
bar-keep = Keep
bar-name-kept = Your name is kept.
bar-account-why = You need no account. It helps to see your tables on another device.
bar-account-is = Logged in as { $login }
bar-register = Make an account
bar-registered = Your account is made.
bar-log-in = Log in
bar-logged-in = You are logged in.
bar-log-out = Log out
bar-logged-out = You are logged out.
bar-login = Name of the account
bar-password = Password (8 letters at least)
bar-credits = Credits and licences

## New table
lobby-title = New table
lobby-other = Another game
lobby-facts = { $range } { $most ->
        [one] player
       *[other] players
    }{ $minutes ->
        [0] .
       *[other] , about { $minutes } minutes.
    }
lobby-who = Who plays?
lobby-count = { $count } of { $most } seats
lobby-seat-who = Who sits on seat { $number }
lobby-me = Me
lobby-friend = Friend
lobby-bot = Bot
lobby-screen = Same screen
lobby-me-note = that is you
lobby-friend-name = Invited friend
lobby-friend-note = gets a link
lobby-friend-about = You get the link and its QR code once the table is made.
lobby-bot-name = Bot
lobby-bot-is = bot, { $level }
lobby-bot-answers =
    answers within { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
lobby-bot-number = Bot { $number }
lobby-friend-number = Friend { $number }
lobby-screen-note = at this screen
lobby-screen-about = A curtain falls between your turns, so nobody sees the other one's secrets.
lobby-name = Name of the player on seat { $number }
lobby-player = Player { $number }
lobby-level = How the bot plays
levels-title =
    { $count ->
        [one] How strong should the bot be?
       *[other] How strong should the bots be?
    }
levels-own = each bot may have its own level
levels-several = Various levels
levels-rating = rating
levels-not-measured = not measured yet
levels-use =
    { $count ->
        [one] Use for the bot
        [2] Use for both bots
       *[other] Use for all { $count } bots
    }
levels-measured = Measured, not promised
levels-measured-how = From games of the bots against each other, { $seats } at a table. A hundred points more means winning about 64 of 100 games against one opponent.
levels-never = A level changes how long a bot thinks, how far it looks and how often it slips. Never what it sees: every bot knows only what its seat may know.
lobby-bot-random = Random
    .about = Plays whatever comes to mind.
lobby-bot-greedy = Greedy
    .about = Takes what brings most right now. Answers at once.
lobby-bot-neural = Learnt
    .about = Learnt by playing itself, where it has; elsewhere it is greedy. Answers at once.
lobby-bot-beginner = Beginner
    .about = Knows the rules and little more. Forgives everything, so you can try things out.
lobby-bot-easy = Easy
    .about = Takes what is good right now and does not look at your plans.
lobby-bot-medium = Medium
    .about = Plans its own turn well and sometimes sees what you need.
    .learnt = Learnt by playing against itself, but does not always take its best idea.
lobby-bot-hard = Hard
    .about = Looks a few turns ahead and counts what is left.
    .learnt = Learnt in very many games against itself. Slips now and then.
lobby-bot-master = Master
    .about =
        The best we can do in { $seconds ->
            [one] a second
           *[other] { $seconds } seconds
        }. Weighs your plans too.
    .learnt = The best we have for this game: the network alone, without a search. Learnt against itself.
lobby-bot-other-about = The bot { $name }.
lobby-add = Add a seat
lobby-remove = Remove seat { $number }
lobby-rules = Which rules?
lobby-no-variants = This game has no variants. It is played by its basic rules.
lobby-only-with =
    Only with { $seats } { $count ->
        [one] player
       *[other] players
    }.
lobby-on = yes
lobby-off = no
lobby-clock = Turn clock
lobby-clock-about-off = Nobody hurries anybody.
lobby-clock-about-on = Whoever runs out of time is played by a bot until they come back.
lobby-clock-off = Off
lobby-clock-30 = 30 s
lobby-clock-60 = 1 min
lobby-clock-180 = 3 min
lobby-clock-86400 = A day
lobby-bank = Extra time for the whole game
lobby-bank-0 = None
lobby-bank-120 = 2 min
lobby-bank-600 = 10 min
lobby-bank-259200 = 3 days
lobby-a-friend =
    { $count ->
        [one] a friend
       *[other] { $count } friends
    }
lobby-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
lobby-clock-is = { $time } a turn
lobby-seats-wrong = This game is for { $counts } players.
lobby-start = Start the game
lobby-make = Make the table and invite
lobby-unknown = The server does not have this game. Choose another one.

## Waiting room and joining
wait-title = Waiting for players
wait-heading = Who is here
wait-here = { $here } of { $all }
wait-you = that is you
wait-sits = is here
wait-open = Free seat
wait-open-note = nobody has come yet
wait-send = Send this to one friend
wait-qr = QR code of the link for seat { $number }
wait-address = Link for seat { $number }
wait-copy = Copy link
wait-copied = Copied
wait-share = Share
wait-share-title = Come and play: { $game }
wait-no-links = Only the device that made the table knows the links. You can make new ones; the old ones are good no longer then.
wait-new-links = Make new links
wait-watch = Link for spectators
wait-watch-about = Spectators see only what lies open on the table.
wait-watch-qr = QR code of the spectators' link
wait-local = These links work on this computer only. For others in your network start the server with
wait-start = Start now
wait-start-note =
    { $free ->
        [one] A bot takes the free seat.
       *[other] Bots take the free seats.
    }
wait-for-host = The game begins when the seats are full, or when whoever made the table starts it.
wait-leave = Leave
wait-let-in = { $name } invites you to play
wait-let-in-nobody = You are invited to play
wait-name = What shall we call you?
wait-sit = Sit down at the table
wait-sitting = You sit at this table already. This link is for somebody else.
wait-to-table = Go to the table
wait-sit-too = Take this seat too
wait-at-table = At the table: { $names }

## Credits
credits-title = Credits and licences
credits-fan = Deskovka is unofficial fan work. The games, their names and their rules belong to their authors and publishers. There is no artwork from the boxes here: everything you see was drawn anew.
credits-fonts = Fonts
credits-fonts-text = Alegreya and Alegreya Sans, designed by Juan Pablo del Peral, Huerta Tipográfica. SIL Open Font License 1.1.
credits-symbols = Symbols
credits-symbols-text = The symbols on cards and in scenes come from game-icons.net, licence Creative Commons Attribution 3.0 (CC BY 3.0), in places recoloured and scaled. By { $names } and contributors.
credits-scenes = Scenes and boards
credits-scenes-text = Landscapes, boards and cards are drawings of our own, in vectors.
credits-code = Program
credits-code-text = The code of Deskovka is under the MIT licence.
credits-back = Back to the games

## New table: from a position
from-position = From a position
from-position-about = To show each other a situation, describe the table; the game begins there and is marked as not a fair one.
from-position-text = Description of the position
from-position-rules = The position names its own variants; those chosen on this page do not apply to it.
from-position-example = Insert an example
from-position-is = from a position
start-problem-impossible-position = There is no such table. { $text }
start-problem-position-seats =
    The position has { $position } seats, the table { $table }. Add or remove seats until they agree.

## New table: how it is played together
take-back = Taking back
take-back-off = Off
take-back-normal = Usual
take-back-practice = Practice
take-back-off-about = What was played stays played.
take-back-normal-about = Until something hidden was seen or luck was drawn. With people, after they agree.
take-back-practice-about = Practice: anything can be taken back, even past bots and hidden things. The record says so.
take-back-off-is = no taking back
take-back-practice-is = practice
spectators = Spectators
spectators-on = Whoever has the link may watch; they see no hands.
spectators-off = Nobody but the players sees the table.
spectators-none = no spectators
memory-aid-on = Everybody is shown what they could remember: cards that were seen and are in a hand now, what is left in a deck.
memory-aid-off = Everybody remembers for themselves what was seen.
memory-aid-is = memory aid
wait-network = People in the same network open the links below: they begin with { $address }.
wait-away = has sat down, but is away just now
wait-taken-title = Somebody was faster
wait-taken = { $name } already sits on the seat of this link. One link is for one person; ask for another one.
wait-watch-instead = Watch the game
wait-no-spectators = This table has no spectators.
wait-own-table = To the games
bar-notify = Tell me when it is my turn
bar-notify-note = by a note of the browser, only while this page is hidden
bar-notify-denied = The browser does not allow it; it can be allowed in its settings for this page.

### Hints at the table: the lantern, the nudge, the best options

hint = Hint
hint-ask = Give me a hint
hint-close = Close the hint
hint-thinking = Thinking
hint-more =
    { $count ->
        [1] Show the chance
        [2] Show the chances
       *[other] Show the best three
    }
hint-again = Try again
hint-counted =
    { $count ->
        [0] Hints are counted: the end of the game says for how many answers they were used. None so far.
        [one] Hints are counted: they were used for { $count } answer so far.
       *[other] Hints are counted: they were used for { $count } answers so far.
    }
hint-seen-from = Chance to win, as seen from your seat. The line shows how sure it is.
hint-too-close = As good as 1, too close to tell.
hint-heard = { $number }: { $option }, { $chance }. { $reason }

hint-refused-no-hints = This table has no hints. They are chosen when a table is made.
hint-refused-not-your-seat = You do not sit there. A hint is only for your own question.
hint-refused-stale = The question is another one by now. Ask again.
hint-refused-not-now = Others are still choosing in secret: there is a hint once everybody has chosen.
hint-refused-too-many-requests = Too fast. Wait a moment and ask again.
hint-refused-try-later = The server has too much to think about just now. Nothing is lost, ask again in a moment.
hint-refused-hints-with-people = Somebody else plays here too: hints are for games against bots only.
hint-refused-no-server = The server does not answer. Nothing is lost, ask again in a moment.
hint-refused-other = There is no hint just now. Nothing is lost, ask again in a moment.

## The table says so
hints = Hints
hints-about = At this table one may ask for hints; they are counted.
hints-was =
    { $count ->
        [0] Hints were allowed, none was used.
        [one] Hints were used for { $count } answer.
       *[other] Hints were used for { $count } answers.
    }
hints-on = Ask for a hint at any question. The game stands aside in the statistics.
hints-off = You play without help.
hints-people = Hints are for games against bots only. Give the other seats to bots and you can have them.
hints-is = with hints

keys-hint = a hint; once more: the best options
keys-hint-go = while the best options are shown: go to the option, without choosing it

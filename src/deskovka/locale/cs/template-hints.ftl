### Lucerna: rady

## Why an answer is good, in a few words, and what to think of before it is named

template-term-points =
    .gain =
        { $count ->
            [one] Hned { $count } bod.
            [few] Hned { $count } body.
           *[other] Hned { $count } bodů.
        }
    .keep =
        { $count ->
            [one] O { $count } bod víc než jinak.
            [few] O { $count } body víc než jinak.
           *[other] O { $count } bodů víc než jinak.
        }
    .look = Dají se získat body.
template-term-pick =
    .gain = Dobrá karta na tuhle cenu.
    .keep = Dobrá karta na tuhle cenu.
template-term-hand =
    .gain = Lepší karty na později.
    .keep = Lepší karty si necháš na později.
    .look = Mysli na další kola.

## Where to look

template-nudge-play = Podívej se na své karty a na cenu.

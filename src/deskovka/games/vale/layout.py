"""What the columns of the Vale's features are."""

from __future__ import annotations

from deskovka.core.columns import Columns, Layout, Repeated
from deskovka.games.vale.features import MOST_SEATS
from deskovka.games.vale.terms import DECK_SIZE, VERBS

LAYOUT = Layout(
    table=(
        Columns("round / 10"),
        Columns("1: this phase", 3, "phase"),
        Columns("1: two, three, four seats", 3),
        Columns("cards in the deck / 70"),
        Columns("cards in the discard pile / 70"),
        Columns("1: the viewer is asked"),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            (
                Columns("score / 60"),
                Columns("red, blue, purple stones / 4", 3),
                Columns("what a red, blue, purple stone is worth / 6", 3),
                Columns("stones that may be kept / 6"),
                Columns("cards in hand / 10"),
                Columns("cards in the area / 10"),
                Columns("1: goes first in this round"),
                Columns("1: is asked"),
                Columns("1: somebody sits here"),
            ),
        ),
        Columns("1: in the viewer's hand", DECK_SIZE, "card"),
        Columns("what summoning it would cost the viewer / 12, of cards in hand", DECK_SIZE, "card"),
        Columns("1: its active effect was used in this phase", DECK_SIZE, "card"),
        Columns("1: on offer, unmarked", DECK_SIZE, "card"),
        Columns("1: in the discard pile", DECK_SIZE, "card"),
        Columns("1: known to lie on top of the deck", DECK_SIZE, "card"),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            (
                Columns("1: in the area", DECK_SIZE, "card"),
                Columns("1: marked", DECK_SIZE, "card"),
            ),
        ),
    ),
    option=(
        Columns("1: what is done", VERBS, "verb"),
        Columns("1: the card it speaks of", DECK_SIZE, "card"),
        Columns("red, blue, purple stones paid or given back / 4", 3),
        Columns("1: the kind of stone", 3, "stone"),
        Columns("1: the seat it speaks of, the viewer first", MOST_SEATS),
        Columns("1: each of the bonuses chosen", 4),
    ),
)

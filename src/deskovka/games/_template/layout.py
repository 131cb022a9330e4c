"""What the columns of Lantern's features are."""

from __future__ import annotations

from deskovka.core.columns import Columns, Layout
from deskovka.games._template.table import CARDS

LAYOUT = Layout(
    table=(
        Columns("round / 3"),
        Columns("prize / 3; 0 before the die is rolled"),
        Columns("points / 9 of each seat, the viewer first", 4),
        Columns("1: the card is in the viewer's hand", CARDS + 1, "card"),
        Columns("1: the card is discarded", CARDS + 1, "card"),
    ),
    option=(Columns("1: the card that is played", CARDS + 1, "card"),),
)

"""What the columns of Empire's features are."""

from __future__ import annotations

from deskovka.core.columns import UNUSED, Columns, Layout, Repeated
from deskovka.games.empire.board import REGIONS
from deskovka.games.empire.features import DECK, TOKEN_KINDS
from deskovka.games.empire.terms import LEADERS, MOST_SEATS, VERBS

LAYOUT = Layout(
    table=(
        Columns("1: two, three, four seats", 3),
        Columns("which game of the match / 3"),
        Columns("games of the match / 3"),
        Columns("cards in the deck / 28"),
        Columns("1: the viewer is asked"),
        Columns("1: a card is being played"),
        Columns("1: who begins is known"),
        Columns("number of the map's layout"),
        Columns("1: the viewer has bid"),
        Columns("its secret bid / the most coins"),
        Columns("armies or movement points left of the action / 10"),
        Columns(UNUSED, 3),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            (
                Columns("1: somebody sits here"),
                Columns("coins / 12"),
                Columns("armies in the supply / all"),
                Columns("cities in the supply / all"),
                Columns("cards / 11"),
                Columns("extra movement / 5"),
                Columns("extra armies / 5"),
                Columns("flying / 3"),
                Columns("elixirs / 8"),
                Columns("1: immune"),
                Columns("trophies / 6"),
                Columns("points now / 30"),
                Columns("1: it is its turn"),
                Columns("1: it began"),
                Columns("points of earlier games / 60"),
                Columns("1: its leader", len(LEADERS), "leader"),
                Columns("1: has the book of spells"),
                Columns("1: has the dragon"),
                Columns("1: has the poisonous swamp"),
            ),
        ),
        Columns("1: on the map", REGIONS, "region"),
        Columns("1: the starting region", REGIONS, "region"),
        Columns("1: joined by sea to a region of another part of the map", REGIONS, "region"),
        Repeated(MOST_SEATS, "seat, the viewer first", (Columns("armies / 9", REGIONS, "region"),)),
        Repeated(MOST_SEATS, "seat, the viewer first", (Columns("cities / all", REGIONS, "region"),)),
        Columns("neutral armies / 9", REGIONS, "region"),
        Repeated(
            TOKEN_KINDS, "kind of token", (Columns("1: lies there, as the viewer knows", REGIONS, "region"),), "token"
        ),
        Columns("1: a face-down token the viewer has not seen", REGIONS, "region"),
        Columns("place in the row / 6, from 1", DECK, "card"),
        Columns("1: being played", DECK, "card"),
        Repeated(MOST_SEATS, "seat, the viewer first", (Columns("1: owned", DECK, "card"),)),
    ),
    option=(
        Columns("1: what is done", VERBS, "verb"),
        Columns("1: the region, or where a movement begins", REGIONS, "region"),
        Columns("1: where a movement ends", REGIONS, "region"),
        Columns("1: the card", DECK, "card"),
        Columns("1: the token", TOKEN_KINDS, "token"),
        Columns("1: the seat it speaks of, the viewer first", MOST_SEATS),
        Columns("1: the action", 4, "action"),
        Columns("coins bid / the most"),
    ),
)

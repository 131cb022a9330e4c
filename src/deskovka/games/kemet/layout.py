"""What the columns of Kemet's features are."""

from __future__ import annotations

from deskovka.core.columns import UNUSED, Columns, Layout, Repeated
from deskovka.games.kemet.areas import AREAS
from deskovka.games.kemet.cards import BATTLE_KINDS_ALL, CARD_KINDS
from deskovka.games.kemet.features import TILE_COUNT, WIDTH
from deskovka.games.kemet.powers import CREATURE_COUNT
from deskovka.games.kemet.terms import MOST_SEATS, VERBS

LAYOUT = Layout(
    table=(
        Columns("1: two, three, four, five seats", 4),
        Columns("round / 10"),
        Columns("1: set-up, day, night", 3),
        Columns("step of the night / 9"),
        Columns("1: the viewer is asked"),
        Columns("DI cards in the deck / 33"),
        Columns("1: the colour is in play", 4, "colour"),
        Columns("1: a march goes on"),
        Columns("its ground movements left / 4"),
        Columns("1: it has teleported"),
        Columns("1: a battle goes on"),
        Columns("1: the viewer attacks"),
        Columns("1: the viewer defends"),
        Columns(UNUSED, 3),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            (
                Columns("1: somebody sits here"),
                Columns("prayer points / 11"),
                Columns("units in the supply / 12"),
                Columns("permanent points / 9"),
                Columns("temporary points / 5"),
                Columns("veterans / 6"),
                Columns("action tokens left / 5"),
                Columns("action spaces used, as bits / 512"),
                Columns("state of the silver token / 3"),
                Columns("state of the gold token / 3"),
                Columns("DI cards in hand / 8"),
                Columns("colours bought this day, as bits / 15"),
                Columns("number of the city, from 1, / 5"),
                Columns("power tiles / 12"),
                Columns("place in turn order, from 1, / 5"),
                Columns(UNUSED),
                Columns("1: has the tile", TILE_COUNT, "tile"),
                Columns("1: the battle card lies open", BATTLE_KINDS_ALL, "battle"),
            ),
        ),
        Repeated(
            AREAS,
            "area",
            (
                Columns("units / 5 of each seat, the viewer first", MOST_SEATS),
                Columns("1: in play"),
                Columns("level of the pyramid / 4"),
                Columns("1: its colour", 4, "colour"),
            ),
            "area",
        ),
        Columns("the viewer's DI cards of a kind / 3", CARD_KINDS, "card"),
        Columns("1: the battle card is in the viewer's hand", BATTLE_KINDS_ALL, "battle"),
        Columns("1: the viewer discarded it face down", BATTLE_KINDS_ALL, "battle"),
        Columns("copies of the tile on offer / 2", TILE_COUNT, "tile"),
        Repeated(
            CREATURE_COUNT,
            "creature",
            (
                Columns("1: its owner, the viewer first", MOST_SEATS),
                Columns("number of its area, from 1, / 34; 0: on its tile"),
            ),
            "creature",
        ),
    ),
    option=(
        Columns("1: what is done", VERBS, "verb"),
        Columns("1: its first number", WIDTH),
        Columns("1: its second number; where many creatures go along: each of them", WIDTH),
        Columns("1: its third number", WIDTH),
    ),
)

"""What the columns of Eldervale's features are."""

from __future__ import annotations

from deskovka.core.columns import UNUSED, Columns, Layout, Repeated
from deskovka.games.eldervale.features import (
    CARD_COUNT,
    FACTION_COUNT,
    MAGIC_COUNT,
    NARROW,
    PER_SIDE,
    VERBS,
    WIDTH,
)
from deskovka.games.eldervale.ghosts import CARD_COUNT as GHOST_CARDS
from deskovka.games.eldervale.ghosts import ROWS, ZONES
from deskovka.games.eldervale.realm_numbers import UNIT_KINDS
from deskovka.games.eldervale.realms import FIELDS, TILES
from deskovka.games.eldervale.standing_numbers import JUDGED, SCORES
from deskovka.games.eldervale.terms import ELEMENTS, FIRST_MONSTER, MONSTERS, MOST_SEATS, RESOURCES, TOKENS

OF_A_SEAT = (  # how it stands
    Columns("points so far / 20; what it would have now for power, dwellings, cards, caches, orbs / 20", 6),
    Columns("all of them / 40"),
    Columns("worth of its things / 10, of its power, dwellings and cards / 20, of its units / 10", 3),
    Columns("what all of it is worth / 40"),
    Columns("adventure cards / 4", ELEMENTS, "element"),
    Columns("dwellings", ELEMENTS, "element"),
    Columns("adventure cards / 4 times power / 3", ELEMENTS, "element"),
    Columns("dwellings times power / 6", ELEMENTS, "element"),
)

LAYOUT = Layout(
    table=(
        Columns("1: two, three, four, five seats; the ghosts are the second of two", 4),
        Columns("1: set-up, play, scored", 3),
        Columns("1: it is the viewer's turn"),
        Columns("1: the viewer is asked"),
        Columns("turns begun / 100"),
        Columns("last turns left, from 1, / 6; 0: the end is not near"),
        Columns("1: peace"),
        Columns("tiles in the supply / 14"),
        Columns("magic cards in the deck / 60"),
        Columns("1: somebody regroups"),
        Columns("units taken back in this regroup / 10"),
        Columns("card actions of this regroup / 8"),
        Columns("dragon treasure left / 3"),
        Columns("1: the element is used", ELEMENTS, "element"),
        Columns("1: the orb of its track is still there", ELEMENTS, "element"),
        Columns("1: the orbs of fame 4 and 7 are still there", 2),
        Columns("spaces of the reward menu taken / 9"),
        Columns("1: teams"),
        Columns("1: a battle goes on"),
        Columns("1: against the ghosts"),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            (
                Columns("1: somebody sits here"),
                Columns("points / 100"),
                Columns("tokens held / 5", TOKENS, "resource"),
                Columns("magic cards in hand / 7"),
                Columns("treasure tokens / 4"),
                Columns("orbs / 3"),
                Columns("fame, from 1, / 9"),
                Columns("dwellings / 6"),
                Columns("adventure cards / 20"),
                Columns("quests done / 4"),
                Columns("state of the tactics token / 2"),
                Columns("spells cast this turn / 3"),
                Columns("1: it began the game"),
                Columns("what its treasure shows together / 4", RESOURCES, "resource"),
                Columns("what its harvest token shows / 2", RESOURCES, "resource"),
                Columns("1: its element", ELEMENTS, "element"),
                Columns("power / 6", ELEMENTS, "element"),
                Columns("1: its faction", FACTION_COUNT, "faction"),
                Columns("ready units by kind / 4; monsters and mercenaries in the last", FIRST_MONSTER),
                Columns("units not summoned yet / 4, likewise", FIRST_MONSTER),
                Columns("units in the Underworld / 4, likewise", FIRST_MONSTER),
            ),
        ),
        Repeated(
            TILES,
            "realm",
            (
                Columns("1: on the map"),
                Columns("neighbours / 6"),
                Columns("treasure tokens on each field / 3", FIELDS),
                Columns("1: a monster is there"),
                Columns("realms with monsters beside it / 2"),
                Columns("1: one end of the Bifröst"),
                Columns("1: the other end"),
                Columns(UNUSED, 2),
                Columns("units / 4 of each seat, the viewer first", MOST_SEATS),
                Columns("1: whose dwelling stands there, the viewer first", MOST_SEATS),
                Columns("what the top token of the first field shows / 2", RESOURCES, "resource"),
                Columns("what the top token of the second field shows / 2", RESOURCES, "resource"),
            ),
            "realm",
        ),
        Repeated(
            CARD_COUNT,
            "adventure card",
            (
                Columns("1: whose it is, the viewer first", MOST_SEATS),
                Columns("1: on offer"),
                Columns("tokens on it / 3"),
                Columns("1: an orb lies on it"),
                Columns("1: an aura is attached to it"),
            ),
            "card",
        ),
        Columns("1: in the viewer's hand", MAGIC_COUNT, "magic"),
        Columns("1: in the discard pile", MAGIC_COUNT, "magic"),
        Columns("1: a quest the viewer has done", MAGIC_COUNT, "magic"),
        Repeated(
            MONSTERS,
            "monster",
            (
                Columns("1: on the map"),
                Columns("1: the viewer's"),
                Columns("1: another's"),
            ),
        ),
        Repeated(
            MOST_SEATS + 1,
            "side of a battle: each seat, the viewer first, then monsters",
            (
                Columns("1: takes part"),
                Columns("dice / 6"),
                Columns("sixes it has for certain"),
                Columns("faces rolled / 6", PER_SIDE - 3),
            ),
        ),
        Columns("1: where the battle is", TILES, "realm"),
        Columns("1: where the ghosts' guardian stands", TILES, "realm"),
        Repeated(
            ROWS,
            "row of the ghost board",
            (
                Columns("1: its element", ELEMENTS, "element"),
                Columns("how full it is"),
            ),
        ),
        Repeated(
            ZONES,
            "zone of the ghosts",
            (
                Columns("1: its card", GHOST_CARDS, "ghost"),
                Columns("units left there / 3"),
                Columns("1: the zone of this turn"),
            ),
            "zone",
        ),
        Columns("1: discarded by the ghosts", GHOST_CARDS, "ghost"),
        Repeated(
            TILES,
            "realm",
            (
                Columns("the viewer's units by kind / 2; mercenaries and monsters together", UNIT_KINDS),
                Columns("others' units, likewise", UNIT_KINDS),
            ),
            "realm",
        ),
        Repeated(
            MOST_SEATS,
            "seat, the viewer first",
            OF_A_SEAT,
        ),
        Columns("how near the end is"),
        Columns("lead of the viewer in worth: / 10; lead / (10 + its size); lead / (30 + its size)", 3),
        Columns("what the viewer's prophecies would bring now / 10"),
    ),
    option=(
        Columns("1: what is done", VERBS, "verb"),
        Columns(
            "1: its first number, seats counted from the viewer; of a tile or bridge: its row, then its column", WIDTH
        ),
        Columns("1: its second number", NARROW),
        Columns("1: its third number", NARROW),
        Columns("what a payment consists of / 4", RESOURCES, "resource"),
        Columns("the viewer's units / 2 by kind in the realm it names; mercenaries and monsters together", UNIT_KINDS),
        Columns("others' units there, likewise", UNIT_KINDS),
        Columns("1: a dwelling of the viewer, of another there", 2),
        Columns("1: a monster is there"),
        Columns("realms with monsters beside it / 2"),
        Columns("beside it: dwellings of the viewer, of others, ruins / 3", 3),
        Columns("power in its element / 6: the viewer's, the best of the others'", 2),
        Columns("what the top tokens there show / 2", RESOURCES, "resource"),
        Columns("1: placing or joining a unit there brings a battle for certain"),
        Columns("dice in it / 6: the viewer's, the strongest enemy's, as far as everybody can tell", 2),
    ),
    after=(
        *OF_A_SEAT,
        Columns("the first eleven of these for all others, added up", SCORES + JUDGED),
        Columns("tokens held / 3", TOKENS, "resource"),
        Columns(
            "magic cards in hand / 3, treasure tokens / 3, orbs, fame, from 1, / 3, dwellings, adventure cards / 3", 6
        ),
        Columns("power / 2", ELEMENTS, "element"),
        Columns("ready units by kind / 2; monsters together", FIRST_MONSTER + 1),
        Columns("units on the map / 2, in the Underworld / 2; others' units on the map / 4, in the Underworld / 4", 4),
        Columns("how near the end is"),
        Columns("lead in worth / 10"),
        Columns("what evaluation makes of what only the seat knows, and of a battle, / 5"),
        Columns("what its prophecies would bring now / 10"),
        Columns("1: it is its turn"),
    ),
)

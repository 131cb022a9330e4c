"""Nobody has to know an order: an answer of several parts is given part by part, whichever comes first."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.orders import ANY, Order, check_orders
from support.parts import some

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
SEEDS = some(range(6))
FREE_ACTIONS = (  # of Eldervale: beside whatever is asked, each a matter of its own (ELDER-15.1)
    *("cash", "put-token", "put-harvest", "orb-menu", "orb-field", "orb-card", "orb-hire", "hire", "attach", "cast"),
    *("quest", "refresh", "swap-cards", "free-use"),
)
ORDERS = {
    "_template": Order(moves=("Pick",)),  # a card for the prize of this round, then one for the next
    "eldervale": Order(
        goes_on=("done", "go-on", *FREE_ACTIONS),
        moves=(
            "Turn",  # a unit is placed, or the regroup begins (ELDER-8.1)
            "TakeBack",  # the player chooses the order of the actions (ELDER-12.3)
            "ChooseElement",  # power of any element, then power where a marker is already
        ),
        heaps=("again", "sources", "tray", "tale"),  # what is told of a battle is told in the order it happened
        remembered=("traces", "stale"),  # a card may come into the hand before the next one is discarded
    ),
    "kemet": Order(
        goes_on=("done", "token", "march", "step", "teleport", "magic-teleport", "acquire"),  # KEMET-DAY.3, KEMET-ACQ.1
        moves=(
            "NextAction",  # the player chooses the order of the actions (KEMET-TOK.2)
            "WhoGoes",  # who leaves this area, then who leaves the next one (KEMET-MOV.15)
        ),
        # Cards and creatures, each a matter of its own: a gain is cut at the top of the track (KEMET-PP.1)
        one_by_one=("Opening", "Interlude", "MarchStart", "MarchOn"),
        heaps=("discard",),
    ),
    "vale": Order(
        moves=(
            "Turn",  # the actions of a turn, in any order and mixed freely (VALE-ACT.5)
            "ActivateNext",  # an effect may make another one impossible (VALE-EFF.4)
        ),
        heaps=("hand", "area", "marked", "discard"),
    ),
}
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


@every_table
def test_parts_of_an_answer_come_in_any_order(id: str, seats: int) -> None:
    check_orders(find_game(id), seats, SEEDS, ORDERS.get(id, ANY))

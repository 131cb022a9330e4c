"""The three actions of the start card: Summon, Harvest, Settle (ELDER-13.6 to 13.12)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.activation import ActionOver, times_acted
from deskovka.games.eldervale.dwellings import Build, can_build
from deskovka.games.eldervale.summoning import Summon, can_summon
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ON_START, SETTLE, SUMMON
from deskovka.games.eldervale.treasure import harvest
from deskovka.games.eldervale.verbs import ACTIVATED_START


def start_obstacle(g: Eldervale, seat: i64, action: i64, piece: i64) -> i64:
    """What keeps a unit from an action of the start card; any unit may use each of them (ELDER-13.12)."""
    if times_acted(g, ON_START + action):
        return why.START_TAKEN
    before = g.where[piece]
    g.where[piece] = ON_START + action  # the worker that settles is another one (ELDER-13.10)
    found: i64 = 0
    if action == SUMMON:
        found = 0 if can_summon(g, seat) else why.NOTHING_TO_SUMMON
    elif action == SETTLE:
        found = 0 if can_build(g, seat) else why.NOTHING_TO_SETTLE
    g.where[piece] = before
    return found


def do_start(g: Eldervale, seat: i64, action: i64, piece: i64) -> None:
    """The unit stands on the action: carry it out."""
    g.actions_done += 1
    g.do(ActionOver(seat))
    g.tell(ACTIVATED_START, seat, kind_of(piece), action)
    if action == SUMMON:
        g.do(Summon(seat, amount=0))
    elif action == SETTLE:
        g.do(Build(seat, amount=0))
    else:
        harvest(g, g.players[seat])

"""Free actions and what else can be done at a window (ELDER-15).  The list of legal ones is here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.verbs import CASH, FREE_USE


def is_free(pick: i64) -> bool:
    """Is this a free action, whatever is asked?"""
    return CASH <= verb(pick) <= FREE_USE


def might_act(g: Eldervale, seat: i64, moment: i64) -> bool:
    """By what everybody can see: might this seat do something at this moment?"""
    p = g.players[seat]
    return p.hand != 0 or len(p.tray) > 0


def free_options(g: Eldervale, seat: i64, moment: i64, realm: i64, found: vec[i64]) -> vec[i64]:
    """The options `found`, and every free action that is possible now."""
    return found


def free_obstacle(g: Eldervale, seat: i64, moment: i64, realm: i64, pick: i64) -> i64:
    """What stands in the way of a free action."""
    return why.ANSWER_FIRST


def does_free(g: Eldervale, seat: i64, moment: i64, realm: i64, pick: i64) -> None:
    """Do it."""

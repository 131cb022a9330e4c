"""Which treasure tokens may be discarded for what they show: at any time, also in others' turns (ELDER-15.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import option
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.treasures import NO_TOKEN, kinds_shown
from deskovka.games.eldervale.verbs import CASH

FIELDS_EACH: Final = 3  # of an adventure card


def cash_options(p: Player, found: vec[i64]) -> vec[i64]:
    """The options `found`, and every way to discard a token of the tray; equal tokens are one."""
    last: i64 = NO_TOKEN
    for token in p.tray:
        if token != last:
            for kind in kinds_shown(token):
                found = append(found, option(CASH, token, kind))
        last = token
    return found


def cash_obstacle(p: Player, fields: vec[i64], token: i64, kind: i64) -> i64:
    """`fields`: what lies on the fields of all cards."""
    if token not in p.tray:
        return why.TOKEN_ON_FIELD if lies_on_field(p, fields, token) else why.NOT_IN_TRAY
    return 0 if kind in kinds_shown(token) else why.NOT_ON_TOKEN


def lies_on_field(p: Player, fields: vec[i64], token: i64) -> bool:
    """Does such a token lie on a card of this player, or on the start card?"""
    for card in p.tableau:
        for field in range(FIELDS_EACH * card, FIELDS_EACH * card + FIELDS_EACH):
            if fields[field] == token:
                return True
    return p.harvest == token

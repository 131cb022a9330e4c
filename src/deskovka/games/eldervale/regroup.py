"""The regroup: units come back, and act on the way (ELDER-12).

In the first step each unit is one answer: into the ready area, or onto an action.  Free actions are possible between
all parts of it (ELDER-12.12).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire, forget_used
from deskovka.games.eldervale.acting import act, act_obstacle, act_options, is_act, is_fallen_act
from deskovka.games.eldervale.activation import unit_obstacle
from deskovka.games.eldervale.fallen import (
    fallen,
    fallen_act,
    fallen_act_obstacle,
    fallen_act_options,
    fallen_piece,
    stays_down,
)
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.orbs import dismiss_hired
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    DARK,
    NO_FAME,
    ON_START,
    ONCE_PER_REGROUP,
    READY,
    REGROUP_END,
    UNDERWORLD,
)
from deskovka.games.eldervale.verbs import (
    ACT_FALLEN,
    GO_ON,
    ON_FAME_TRACK,
    READY_REST,
    READY_UNIT,
    REGROUPED,
    RETURNED,
    REVIVED,
)
from deskovka.games.eldervale.windows import Open, Window

MERCENARIES: Final = 3  # bits of Player.allies


@mypyc_attr(acyclic=True)
@final
class RegroupTurn(Step):
    """Four steps in this order (ELDER-12.1), then the marker of a first regroup (R7)."""

    def run(self, g: Eldervale) -> None:
        seat = self.seat
        g.tell(REGROUPED, seat)
        forget_used(g, ONCE_PER_REGROUP)
        clear_regroup(g)
        g.regrouping = True
        go_through_steps(g, seat)


def go_through_steps(g: Eldervale, seat: i64) -> None:
    """The four steps come next."""
    g.do(ReturnFromCards(seat), DismissHired(seat), Regrouped(seat))
    g.do(TakeBack(seat), AllBack(seat), StepTwo(seat))


def clear_regroup(g: Eldervale) -> None:
    """Nothing of a regroup is left on the table."""
    g.returned = 0
    g.actions_done = 0
    g.acted = NONE
    g.fallen_acts = 0
    g.dark_aura_used = False
    g.staying_down = 0


# ---- step 1: from the realms


def kinds_in(g: Eldervale, seat: i64, place: i64) -> vec[i64]:
    """One piece of each kind a seat has in a realm or another place: equal ones are one."""
    found = vec[i64]()
    last: i64 = NO_PIECE
    for piece in g.units_in(seat, place):
        if last == NO_PIECE or kind_of(piece) != kind_of(last):
            found = append(found, piece)
        last = piece
    return found


def units_on_map(g: Eldervale, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for piece in g.units_of(seat):
        if g.where[piece] < TILES:
            found = append(found, piece)
    return found


def has_units_out(g: Eldervale, seat: i64) -> bool:
    """Is anybody there to be called back, from the map or the Underworld?"""
    return len(units_on_map(g, seat)) > 0 or len(g.units_in(seat, UNDERWORLD)) > 0


@mypyc_attr(acyclic=True)
@final
class TakeBack(Open):
    """Step 1: one by one, into the ready area or onto an action, in any order (ELDER-12.2, ELDER-12.3)."""

    def own_options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        realms = g.realms_of(self.seat)
        for realm in range(TILES):
            if realms >> realm & 1:
                for piece in kinds_in(g, self.seat, realm):
                    found = append(found, option(READY_UNIT, kind_of(piece), realm))
                    found = act_options(g, self.seat, piece, realm, found)
        if len(units_on_map(g, self.seat)) > 1:
            found = append(found, READY_REST)
        if g.fallen_acts:
            found = fallen_act_options(g, self.seat, found)
        return append(found, GO_ON) if realms == 0 and len(found) else found

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) == READY_UNIT or is_act(pick):
            piece = g.first_of(self.seat, first(pick), second(pick))
            if second(pick) >= TILES or piece == NO_PIECE:
                return why.NO_UNIT_TO_TAKE
            return act_obstacle(g, self.seat, pick, piece, second(pick)) if is_act(pick) else 0
        if is_fallen_act(pick):
            return fallen_act_obstacle(g, self.seat, pick)
        if pick == READY_REST:
            return 0 if len(units_on_map(g, self.seat)) > 1 else why.ONE_UNIT_LEFT
        return 0 if pick == GO_ON and g.realms_of(self.seat) == 0 else why.REGROUP_FIRST

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == GO_ON:
            g.fallen_acts = 0  # nobody is asked a second time
            return
        g.do(self)
        if pick == READY_REST:
            for piece in units_on_map(g, self.seat):
                make_ready(g, self.seat, piece)
        elif is_fallen_act(pick):
            fallen_act(g, self.seat, pick)
        else:
            piece = g.first_of(self.seat, first(pick), second(pick))
            if verb(pick) == READY_UNIT:
                make_ready(g, self.seat, piece)
            else:
                g.returned += 1
                act(g, self.seat, pick, piece, second(pick))


@mypyc_attr(acyclic=True)
@final
class AllBack(Step):
    """The moment after the last unit; what is done then may give the first step something more to do."""

    def run(self, g: Eldervale) -> None:
        if g.returned:
            g.do(Window(self.seat, amount=0), TakeBack(self.seat))


def make_ready(g: Eldervale, seat: i64, piece: i64) -> None:
    """From its realm into the ready area: neither a placement nor a defeat (ELDER-12.13)."""
    g.tell(RETURNED, seat, kind_of(piece), g.where[piece])
    g.where[piece] = READY
    g.returned += 1


# ---- step 2: from the Underworld


@mypyc_attr(acyclic=True)
@final
class StepTwo(Step):
    """What let fallen units act in step 1 is over."""

    def run(self, g: Eldervale) -> None:
        g.fallen_acts = 0
        g.do(FallenMayAct(self.seat), ReturnFallen(self.seat))


@mypyc_attr(acyclic=True)
@final
class FallenMayAct(Open):
    """Step 2: one unit that leaves the Underworld may activate the host of the Aura of Darkness.

    Others act there only if an action resolved in this step lets them.
    """

    def host(self, g: Eldervale) -> i64:
        """The card a fallen unit may activate; -1."""
        host = g.hosts[DARK]
        if g.dark_aura_used or host < 0 or g.card_owner[host] != self.seat:
            return -1
        return host

    def own_options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        host = self.host(g)
        if host >= 0:
            for piece in fallen(g, self.seat):
                if unit_obstacle(g, self.seat, host, piece, UNDERWORLD) == 0:
                    found = append(found, option(ACT_FALLEN, kind_of(piece), host))
        if g.fallen_acts:
            for piece in fallen(g, self.seat):
                for pick in act_options(g, self.seat, piece, UNDERWORLD, vec[i64]()):
                    if pick not in found:
                        found = append(found, pick)
        return append(found, GO_ON) if len(found) else found

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == GO_ON:
            return 0
        if not is_fallen_act(pick):
            return why.REGROUP_FIRST
        piece = fallen_piece(g, self.seat, first(pick))
        if piece != NO_PIECE and self.is_by_aura(g, pick):
            return unit_obstacle(g, self.seat, second(pick), piece, UNDERWORLD)
        return fallen_act_obstacle(g, self.seat, pick)

    def is_by_aura(self, g: Eldervale, pick: i64) -> bool:
        return verb(pick) == ACT_FALLEN and second(pick) == self.host(g)

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == GO_ON:
            return
        g.do(self)
        if self.is_by_aura(g, pick):
            g.dark_aura_used = True
            act(g, self.seat, pick, fallen_piece(g, self.seat, first(pick)), UNDERWORLD)
        else:
            fallen_act(g, self.seat, pick)


@mypyc_attr(acyclic=True)
@final
class ReturnFallen(Step):
    """Step 2: all units of the Underworld into the ready area, but for those that must stay there (ELDER-12.6)."""

    def run(self, g: Eldervale) -> None:
        back = False
        for piece in g.units_in(self.seat, UNDERWORLD):
            if not stays_down(g, piece):
                g.where[piece] = READY
                g.tell(REVIVED, self.seat, kind_of(piece))
                back = True
        if back:
            g.do(Window(self.seat, amount=0))


# ---- steps 3 and 4, and the end


@mypyc_attr(acyclic=True)
@final
class ReturnFromCards(Step):
    """Step 3: all units from the cards into the ready area (ELDER-12.7)."""

    def run(self, g: Eldervale) -> None:
        p = g.players[self.seat]
        for piece in g.units_of(self.seat):
            if g.where[piece] >= ON_START:
                g.where[piece] = READY
        if p.allies & MERCENARIES or p.listens >> REGROUP_END & 1:
            g.do(Window(self.seat, amount=0))  # otherwise the next one is that of the turn's end


@mypyc_attr(acyclic=True)
@final
class DismissHired(Step):
    """Step 4: mercenaries hired for gold in an earlier turn go back to the supply (ELDER-12.8, R51)."""

    def run(self, g: Eldervale) -> None:
        dismiss_hired(g, g.players[self.seat])


@mypyc_attr(acyclic=True)
@final
class Regrouped(Step):
    """A regroup has been carried out; the first one puts the marker on the fame track (ELDER-12.11)."""

    def run(self, g: Eldervale) -> None:
        p = g.players[self.seat]
        clear_regroup(g)
        g.regrouping = False
        if p.fame == NO_FAME:
            p.fame = 0
            g.tell(ON_FAME_TRACK, self.seat)
        fire(g, REGROUP_END, self.seat)

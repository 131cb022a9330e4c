"""Battle step 1: units in neighbouring realms join (ELDER-19.8 to 19.11)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.battle_causes import beast_forbids, gather
from deskovka.games.eldervale.box import NO_JOINING
from deskovka.games.eldervale.deeds import JOIN_DEED
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.ongoing import NO_PIECE, Battle
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import JOINING, NOBODY
from deskovka.games.eldervale.verbs import DONE, JOIN, JOINED
from deskovka.games.eldervale.windows import Open, others_from_left


@mypyc_attr(acyclic=True)
@final
class JoinBattle(Step):
    """Each player once, from the left of the active player to the active player (ELDER-19.8)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        assert battle is not None
        battle.step = 1
        order = others_from_left(g)
        for i in range(len(order) - 1, -1, -1):
            if g.is_ghost(order[i]):
                g.do(GhostsJoin())
            else:
                g.do(Joining(order[i], realm=battle.realm, other=NOBODY if order[i] == g.turn else g.turn))


@mypyc_attr(acyclic=True)
@final
class GhostsJoin(Step):
    """All ghost units next to the battle join it, whoever fights (GHOST-11.2)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None or keeps_from_joining(g, battle, GHOSTS):
            return
        for piece in g.units_of(GHOSTS):
            place = g.where[piece]
            if place < TILES and g.near[battle.realm] >> place & 1:
                g.where[piece] = battle.realm
                g.tell(JOINED, GHOSTS, kind_of(piece), place)
        gather(g, battle)


@mypyc_attr(acyclic=True)
@final
class Joining(Open):
    """Move own units from neighbouring realms into the battle, one after another (ELDER-19.8, ELDER-19.9).

    `other`: whose turn it is, if it is not the seat's own.
    """

    def moment(self) -> i64:
        return JOINING

    def own_options(self, g: Eldervale) -> vec[i64]:
        battle = g.battle
        if battle is None or keeps_from_joining(g, battle, self.seat):
            return NONE
        found = vec[i64]()
        near = g.near[battle.realm]
        for piece in g.units_of(self.seat):
            place = g.where[piece]
            if place < TILES and near >> place & 1:
                pick = option(JOIN, kind_of(piece), place)
                if pick not in found:
                    found = append(found, pick)
        return append(found, DONE) if len(found) else found

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == DONE:
            return 0
        battle = g.battle
        if verb(pick) != JOIN or battle is None:
            return why.JOIN_FIRST
        kept = keeps_from_joining(g, battle, self.seat)
        if kept:
            return kept
        if g.near[battle.realm] >> second(pick) & 1 == 0:
            return why.TOO_FAR_TO_JOIN
        return 0 if g.first_of(self.seat, first(pick), second(pick)) != NO_PIECE else why.NOBODY_TO_JOIN

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        if pick == DONE or battle is None:
            return
        piece = g.first_of(self.seat, first(pick), second(pick))
        g.where[piece] = battle.realm
        gather(g, battle)
        g.tell(JOINED, self.seat, first(pick), second(pick))
        g.do(self)

    def mentions(self, g: Eldervale, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"seat2": str(g.battle.placed_by)} if g.battle is not None else {}

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Joining) and before.seat == self.seat

    def likely(self, g: Eldervale) -> vec[i64]:
        return vec[i64]([DONE])

    def inside(self) -> bool:
        return True

    def own_deeds(self, g: Eldervale) -> i64:
        return JOIN_DEED

    def window(self) -> i64:
        return JOINING if self.other >= 0 else 0

    def skip(self) -> i64:
        return DONE if self.window() else -1


def keeps_from_joining(g: Eldervale, battle: Battle, seat: i64) -> i64:
    """What keeps all units of a seat out of this battle; 0: nothing."""
    if battle.duel and seat != battle.placed_by:
        return why.NOT_YOUR_BATTLE  # R59
    return why.HELD_BACK if beast_forbids(g, battle, seat, NO_JOINING) else 0

"""Turns: a unit is placed, or the units regroup (ELDER-8)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import verb
from deskovka.core.steps import NATURE, NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire, forget_used
from deskovka.games.eldervale.deeds import might_act
from deskovka.games.eldervale.ending import look_for_end
from deskovka.games.eldervale.ghost_turn import RollZone
from deskovka.games.eldervale.ghosts import AT_END
from deskovka.games.eldervale.magic import KeepHand
from deskovka.games.eldervale.orbs import end_hiring
from deskovka.games.eldervale.placing import place, place_obstacle, placements
from deskovka.games.eldervale.regroup import RegroupTurn, has_units_out
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import NO_PLACEMENTS, Eldervale
from deskovka.games.eldervale.terms import ONCE_PER_TURN, TURN_END, TURN_ENDS
from deskovka.games.eldervale.verbs import PLACE, PLACE_PEACEFULLY, REGROUP, TURN_BEGAN
from deskovka.games.eldervale.windows import AskAround, Open


@mypyc_attr(acyclic=True)
@final
class NextTurn(Step):
    """The player to the left; or final scoring after everybody's last turn (ELDER-8.6, ELDER-24.3, ELDER-24.4), or
    where nobody will ever have a turn to speak of (ELDER-24.7)."""

    def run(self, g: Eldervale) -> None:
        if g.last_turns < 0 and is_deserted(g):
            g.last_turns = 0
        if g.last_turns == 0:
            g.do(FinalScoring())
            return
        g.last_turns -= 1 if g.last_turns > 0 else 0
        g.turn = g.next_seat(g.turn) if g.turns else g.starter
        g.turns += 1
        g.tell(TURN_BEGAN, g.turn)
        if g.is_ghost(g.turn):
            g.do(RollZone(NATURE), EndTurn(g.turn), NextTurn())
        else:
            g.do(Turn(g.turn), EndTurn(g.turn), NextTurn())


def is_deserted(g: Eldervale) -> bool:
    """Could nobody do anything in the last round, and will it stay so?  (ELDER-24.7, R80).

    Whoever has built with all workers beside a mercenary, who then left, has no unit; once that is so for all, and by
    what everybody sees nobody has anything for a free action either, turns would go round without end.
    """
    for p in g.players:
        if not p.idle or g.active_units(p.seat):
            return False
    turn = g.turn
    found = True
    for p in g.players:
        g.turn = p.seat  # as in a turn of their own
        found = found and not might_act(g, p.seat, 0)
    g.turn = turn
    return found


@mypyc_attr(acyclic=True)
@final
class Turn(Open):
    """Place a unit or regroup; there is no passing (ELDER-8.1 to 8.5)."""

    def own_options(self, g: Eldervale) -> vec[i64]:
        return append(placements(g, self.seat), REGROUP)

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) in (PLACE, PLACE_PEACEFULLY):
            return place_obstacle(g, self.seat, pick)
        return 0 if pick == REGROUP else why.TURN_FIRST

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        g.players[self.seat].idle = pick == REGROUP and not has_units_out(g, self.seat)
        if pick == REGROUP:
            g.do(RegroupTurn(self.seat))
        else:
            place(g, self.seat, pick)


@mypyc_attr(acyclic=True)
@final
class EndTurn(Step):
    """Abilities at the end of a turn, what others may do then, the hand limit (ELDER-8.6)."""

    def run(self, g: Eldervale) -> None:
        if g.ghosts is not None:
            g.ghosts.stage = AT_END
        g.do(AskAround(self.seat, amount=TURN_ENDS), KeepHand(self.seat), TurnOver(self.seat))
        fire(g, TURN_END, self.seat)


@mypyc_attr(acyclic=True)
@final
class TurnOver(Step):
    """What belonged to this turn only is forgotten."""

    def run(self, g: Eldervale) -> None:
        look_for_end(g)
        g.placements = NO_PLACEMENTS
        g.resolved = NONE
        end_hiring(g)
        forget_used(g, ONCE_PER_TURN)
        for p in g.players:
            p.spells = 0
            p.swaps = 0

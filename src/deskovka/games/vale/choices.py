"""Questions in the middle of an effect, which is carried out whole before anything else (VALE-R.35)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.vale.areas import recover
from deskovka.games.vale.obstacles import DOES_NOT_FIT, EFFECT_FIRST, NOT_PART_OF_EFFECT
from deskovka.games.vale.table import Ask, Vale
from deskovka.games.vale.terms import DISCARD, END_TURN, RECOVER, RELEASE, SELL, SUMMON, TAME


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Choice(Ask):
    """Choose one of several things, all with the same verb: those of `things` for which `unfit` knows no obstacle."""

    __slots__ = ()

    def act(self) -> i64:
        """The verb of every option."""
        raise NotImplementedError

    def things(self, g: Vale) -> vec[i64]:
        """What there is to choose from, whether it fits or not."""
        raise NotImplementedError

    def unfit(self, g: Vale, thing: i64) -> i64:
        """What stands in the way of one of the things; 0: nothing."""
        return 0

    def absent(self) -> i64:
        """What stands in the way of everything else."""
        return DOES_NOT_FIT

    def options(self, g: Vale) -> vec[i64]:
        act = self.act()
        picks = vec[i64]()
        for thing in self.things(g):
            if not self.unfit(g, thing):
                picks = append(picks, option(act, thing))
        return picks

    def possible(self, g: Vale) -> bool:
        """Is there anything to choose?"""
        for thing in self.things(g):
            if not self.unfit(g, thing):
                return True
        return False

    def obstacle(self, g: Vale, pick: i64) -> i64:
        if verb(pick) != self.act():
            return outside_effect(pick)
        thing = first(pick)
        return self.unfit(g, thing) if thing in self.things(g) else self.absent()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FromArea(Choice):
    """Choose a card of your area."""

    __slots__ = ()

    def things(self, g: Vale) -> vec[i64]:
        return g.players[self.seat].area


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class FromHand(Choice):
    """Choose a card of your hand."""

    __slots__ = ()

    def things(self, g: Vale) -> vec[i64]:
        return g.players[self.seat].hand


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Recover(FromArea):
    """Choose a card of your area to recover."""

    __slots__ = ()

    def act(self) -> i64:
        return RECOVER

    def chosen(self, g: Vale, pick: i64) -> None:
        recover(g, g.players[self.seat], first(pick))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Discard(FromHand):
    """Choose a card of your hand to discard."""

    __slots__ = ()

    def act(self) -> i64:
        return DISCARD


def outside_effect(pick: i64) -> i64:
    """What keeps this from being an answer inside an effect: it is for later, or for another effect."""
    act = verb(pick)
    if act in (SELL, TAME, SUMMON, RELEASE, END_TURN):
        return EFFECT_FIRST
    return NOT_PART_OF_EFFECT

"""What a step and a question of this game are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.cashing import cash_obstacle, cash_options
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.verbs import CASH, FACE

DIE: Final = vec[i64]([option(FACE, face) for face in range(1, 7)])  # what a die may show
MOST_AHEAD: Final = 6  # options of a question inside a move that a bot looks at


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step(CoreStep):
    """A step of this game.  It may speak of a seat, a thing (a card, an operation), a realm, a piece, another seat …"""

    __slots__ = ("amount", "other", "piece", "realm", "thing")

    def __init__(
        self,
        seat: i64 = -1,
        thing: i64 = -1,
        realm: i64 = -1,
        piece: i64 = -1,
        other: i64 = -1,
        amount: i64 = -1,
    ) -> None:
        self.seat = seat
        self.thing = thing
        self.realm = realm
        self.piece = piece
        self.other = other
        self.amount = amount

    def run(self, g: Eldervale) -> None:
        """Do it."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Eldervale)
        self.run(g)
        return NONE

    def fields(self) -> tuple[str, ...]:
        return ("seat", "thing", "realm", "piece", "other", "amount")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that needs a player.  What may be chosen is said once, by `obstacle` and the functions it shares."""

    __slots__ = ()

    def answered_by(self, g: State) -> i64:
        """What the ghosts' own rules leave open, the player decides for them (GHOST-13.3)."""
        assert isinstance(g, Eldervale)
        return 0 if g.is_ghost(self.seat) else self.seat

    def options(self, g: Eldervale) -> vec[i64]:
        """What there is to choose from; changes nothing.  No options: the question is skipped."""
        raise NotImplementedError

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        """What stands in the way of this pick; 0: nothing, it is on offer."""
        raise NotImplementedError

    def mentions(self, g: Eldervale, pick: i64, obstacle: i64) -> dict[str, object]:
        """What the message of this obstacle speaks of beside what the pick names."""
        return {}

    def chosen(self, g: Eldervale, pick: i64) -> None:
        """What this pick does."""
        raise NotImplementedError

    def likely(self, g: Eldervale) -> vec[i64]:
        """What is probably answered, for bots that look ahead: treasure stays where it is."""
        return self.options(g)

    def ahead(self, g: State) -> vec[i64]:
        """Some of the likely answers, if there are many."""
        assert isinstance(g, Eldervale)
        found = self.likely(g)
        if len(found) <= MOST_AHEAD:
            return found
        some = vec[i64]()
        for i in range(MOST_AHEAD):
            some = append(some, found[i * len(found) // MOST_AHEAD])
        return some

    def lets_cash(self) -> bool:
        """May treasure be discarded while this is asked?  At any time (ELDER-15.4), unless that is what is asked."""
        return True

    def begin(self, g: State) -> vec[i64]:
        """What is asked, and the treasure that may be discarded meanwhile; what nobody is asked about stays so."""
        assert isinstance(g, Eldervale)
        found = self.options(g)
        seat = self.answered_by(g)
        if len(found) == 0 or seat < 0 or len(g.players[seat].tray) == 0 or not self.lets_cash():
            return found
        return cash_options(g.players[seat], found[:]) if len(found) > 1 or self.waits(g) else found

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Eldervale)
        if verb(option) == CASH and self.lets_cash():
            return cash_obstacle(g.players[self.answered_by(g)], g.fields, first(option), second(option))
        return self.obstacle(g, option)

    def keeps_out(self, g: State, seat: i64) -> i64:
        return why.NOT_ASKED

    def mentioned(self, g: State, option: i64) -> dict[str, object]:
        assert isinstance(g, Eldervale)
        named = g.game.phrases.named(option)
        if verb(option) != CASH:
            named.update(self.mentions(g, option, self.obstacle(g, option)))
        return named

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Eldervale)
        if verb(option) == CASH and self.lets_cash():
            from deskovka.games.eldervale.tray import cash  # it knows the table

            g.do(self)  # asked again, with what is possible then
            cash(g, g.players[self.answered_by(g)], first(option), second(option))
        else:
            self.chosen(g, option)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class RollOne(Ask):
    """Luck: a single die is rolled, and decides something."""

    __slots__ = ()

    def options(self, g: Eldervale) -> vec[i64]:
        return g.by_luck(DIE)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick in DIE else why.ROLL_FIRST

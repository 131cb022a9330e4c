"""Moments at which seats may do something beside what the turn consists of (ELDER-15, R30, R48; docs/adr/0023).

In the own turn a free action is one more option of whatever is asked (`Open`), or of a `Window` where nothing else is
asked.  In another's turn a seat is asked at a `Window` if, by what everybody can see, it might do something there:
which cards it holds never decides whether it is asked.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.deeds import might_act, public_deeds
from deskovka.games.eldervale.free import does_free, free_obstacle, free_options, is_free
from deskovka.games.eldervale.magic import could_complete
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ACTION_DONE, EVENT, NOBODY, PLACED, SPELL_CAST, TURN_ENDS
from deskovka.games.eldervale.verbs import CAST, GO_ON

QUIET: Final = (0, PLACED, ACTION_DONE, TURN_ENDS)  # moments of the own turn that people usually pass by


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Open(Ask):
    """A question at a moment when its seat may also do free things; they are options beside its own."""

    __slots__ = ()

    def moment(self) -> i64:
        """The window it stands in for: which spells fit (terms.py); 0: any moment of the own turn."""
        return 0

    def place(self) -> i64:
        """The realm what happens is about."""
        return self.realm

    def event(self) -> i64:
        """What just happened, for quests: a trigger (terms.py); -1: nothing of that sort, or a battle."""
        return -1

    def own_options(self, g: Eldervale) -> vec[i64]:
        raise NotImplementedError

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        raise NotImplementedError

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        raise NotImplementedError

    def options(self, g: Eldervale) -> vec[i64]:
        found = self.own_options(g)
        if len(found) == 0:
            return found
        return free_options(g, self.seat, self.moment(), self.place(), self.event(), found)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if is_free(pick):
            return free_obstacle(g, self.seat, self.moment(), self.place(), self.event(), pick)
        return self.own_obstacle(g, pick)

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if is_free(pick):
            if verb(pick) == CAST:
                acted(g)
            g.do(self)  # asked again, with what is possible then
            do_free(g, self.seat, self.place(), pick)
        else:
            self.own_chosen(g, pick)

    def likely(self, g: Eldervale) -> vec[i64]:
        return self.own_options(g)

    def waits(self, g: State) -> bool:
        """What the hand holds must not decide whether it is asked (ADR 13)."""
        assert isinstance(g, Eldervale)
        return might_act(g, self.seat, self.moment(), self.place(), self.event())

    def own_deeds(self, g: Eldervale) -> i64:
        """What its own options are (deeds.py), by what everybody sees."""
        return 0

    def deeds(self, g: State) -> i64:
        assert isinstance(g, Eldervale)
        return self.own_deeds(g) | public_deeds(g, self.seat, self.moment(), self.place(), self.event())


@mypyc_attr(acyclic=True)
@final
class Window(Open):
    """A moment (`amount`, terms.py) at which a seat may act, or go on; `realm` is where it happens.

    `thing`: what happened, a trigger that quests wait for; `other`: whose turn it is, if it is not the seat's own.
    """

    def moment(self) -> i64:
        return self.amount

    def event(self) -> i64:
        return self.thing

    def own_options(self, g: Eldervale) -> vec[i64]:
        if not might_act(g, self.seat, self.amount, self.realm, self.thing):
            return vec[i64]()
        return vec[i64]([GO_ON])

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick == GO_ON else why.ANSWER_FIRST

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        """Nothing more here."""

    def inside(self) -> bool:
        return True

    def skip(self) -> i64:
        """In another's turn it may always be passed; in the own one only where nothing is lost for good."""
        return GO_ON if self.other >= 0 or self.amount in QUIET else -1

    def window(self) -> i64:
        return self.amount if self.other >= 0 else 0


def window(g: Eldervale, seat: i64, moment: i64, realm: i64 = -1, event: i64 = -1) -> Window:
    """A seat may act at a moment."""
    return Window(seat, event, realm, other=NOBODY if seat == g.turn else g.turn, amount=moment)


def do_free(g: Eldervale, seat: i64, realm: i64, pick: i64) -> None:
    """Do a free action; a spell is something that quests may be about."""
    if verb(pick) == CAST:
        g.do(AfterSpell(seat))
    does_free(g, seat, realm, pick)


@mypyc_attr(acyclic=True)
@final
class AfterSpell(Step):
    """A spell has been carried out."""

    def run(self, g: Eldervale) -> None:
        at_event(g, self.seat, SPELL_CAST)


def at_event(g: Eldervale, seat: i64, event: i64, realm: i64 = -1) -> None:
    """Something happened to a seat (a trigger, terms.py) that a quest may be about: it comes next (R49)."""
    if could_complete(g, seat, EVENT, realm, event):
        g.do(window(g, seat, EVENT, realm, event))


@mypyc_attr(acyclic=True)
@final
class AskAround(Step):
    """Everybody may act at a moment (`amount`), from the left of the active player round to that player, until all pass
    one after another (ELDER-2.4, R30).  Who has passed is asked again only if something happened since.

    `seat`: who was asked last; `other`: how many passed in a row, that one included.
    """

    def run(self, g: Eldervale) -> None:
        seat = self.seat if self.seat >= 0 else g.turn
        passed = max(0, self.other)
        while passed < g.seats:
            seat = g.next_seat(seat)
            passed += 1
            if might_act(g, seat, self.amount, self.realm):
                g.do(window(g, seat, self.amount, self.realm), AskAround(seat, -1, self.realm, -1, passed, self.amount))
                return


def acted(g: Eldervale) -> None:
    """Whoever is asked in turn casts a spell: all the others are asked once more.

    Nothing else that can be done there changes what others could do.
    """
    if len(g.agenda):
        step = g.agenda[-1]
        if isinstance(step, AskAround):
            g.agenda[-1] = AskAround(step.seat, -1, step.realm, -1, 1, step.amount)


def others_from_left(g: Eldervale) -> vec[i64]:
    """Seats from the left of the active player round to the active player himself."""
    found = vec[i64]()
    seat = g.turn
    for _ in range(g.seats):
        seat = g.next_seat(seat)
        found = append(found, seat)
    return found

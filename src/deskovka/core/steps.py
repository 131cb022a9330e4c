"""The agenda of steps: what a game still has to do, the next step last.  Knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.errors import IllegalOption
from deskovka.core.events import EVERYONE, Event
from deskovka.core.luck import KEY_BYTES, Key, Seed, below, luck_of, next_luck
from deskovka.core.options import repeated
from deskovka.core.secret import seats_in
from deskovka.core.vecs import append, pop, vec

if TYPE_CHECKING:
    from deskovka.core.game import Game, Refusal
    from deskovka.core.result import Result

NONE: Final = vec[i64]()
NATURE: Final = -1  # the "seat" that is asked when luck is left open
MOST_STEPS: Final = 100_000  # between two questions; where there are more, rules put each other back for ever


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """Something to do, or to ask.  It never changes, so clones share it."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = -1) -> None:
        self.seat = seat

    def begin(self, g: State) -> vec[i64]:
        """Do it, or say what there is to choose from (then without changing anything)."""
        return NONE

    def answer(self, g: State, option: i64) -> None:
        """Somebody chose this option."""

    def waits_for(self) -> i64:
        """A secret pick: the seats that have still to make it, in any order, as bits (`core.secret`); else 0."""
        return 0

    def answered_by(self, g: State) -> i64:
        """The seat that answers: its own, unless another decides for one that nobody plays."""
        return self.seat

    def asked(self, g: State) -> list[int]:
        """The seats that may answer now; several for a secret pick."""
        waiting = int(self.waits_for())
        return seats_in(waiting) if waiting else [int(self.answered_by(g))]

    def for_seat(self, seat: int) -> Step:
        """The same question as this seat, one of those asked, answers it."""
        return type(self)(**{**self.values(), "seat": seat}) if self.waits_for() else self

    def waits(self, g: State) -> bool:
        """Must a question be asked although only one option is left?  Told by what everybody sees, never by a hand.

        Where a hidden thing decides how many options there are, whether somebody is asked would betray it.
        """
        return False

    def skip(self) -> i64:
        """The option that passes this question by, for players who want to be asked only when they say so; -1: none."""
        return -1

    def window(self) -> i64:
        """Asked in somebody else's turn to do something or to pass by `skip`: which moment, from 1 (`Game.windows`).

        0: an ordinary question.
        """
        return 0

    def deeds(self, g: State) -> i64:
        """In a window: what its seat could do by what everybody sees, whatever it holds, as bits of `Game.deeds`.

        -1: anything.
        """
        return -1

    def inside(self) -> bool:
        """Is this question part of a larger move?  Then a table is not judged before it is answered."""
        return False

    def ahead(self, g: State) -> vec[i64]:
        """The options that a bot tries when it meets this question inside a move; none: all of them.

        Where a few stand for all, looking ahead stays quick; whoever is really asked looks at every option.
        """
        return NONE

    def obstacle_to(self, g: State, option: i64) -> i64:
        """What stands in the way of this option of the question: a number from the game's `Obstacles`; 0: nothing does.

        Legality is said once: `begin` offers exactly what nothing stands in the way of, a refusal names what does.
        """
        raise NotImplementedError

    def keeps_out(self, g: State, seat: i64) -> i64:
        """What keeps a seat that is not asked from answering; its message may speak of the one that is (`seat2`)."""
        raise NotImplementedError

    def mentioned(self, g: State, option: i64) -> dict[str, object]:
        """What the message of the obstacle to this option speaks of; what the option itself names, if nothing more."""
        return g.game.phrases.named(option)

    def refuse(self, g: State, option: i64) -> Refusal:
        """Why this option, which is not on offer, is not."""
        return g.game.obstacles.refusal(int(self.obstacle_to(g, option)), self.mentioned(g, option))

    def goes_on(self, before: Step) -> bool:
        """Is this the question `before` again, for one more part of the same answer?

        The parts of an answer come in any order; a search needs only one of them (`core.orders`).
        """
        return False

    def fields(self) -> tuple[str, ...]:
        """What is stored, printed and compared: the arguments of the constructor."""
        return ("seat",)

    def values(self) -> dict[str, int]:
        """What is said about this step; -1 is nothing."""
        return {name: getattr(self, name) for name in self.fields() if getattr(self, name) != -1}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.values().items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.values().items())))


NO_STEPS: Final = vec[Step]()
NO_KEY: Final = Key(bytes(KEY_BYTES))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A table: `ask` is the question on it, `options` what `seat` may answer; no options when the game is over.

    The first half is the engine; `play` trusts its caller and is what bots and searches use.  The second half is
    for the edge: `choose` checks, the rest is answered by the game.
    """

    source: Key  # where luck is not above 0; elsewhere there is none, and clones of such tables pay nothing for it

    def __init__(self, game: Game) -> None:
        self.game = game
        self.agenda = NO_STEPS
        self.ask: Step | None = None
        self.options = NONE  # shared by clones: never changed in place
        self.seat: i64 = 0
        self.luck: i64 = 1  # the register of the fast luck; not above 0: luck comes from the key and was drawn so often
        self.picks = NONE  # secret picks by seat until they are revealed; -1: not yet
        self.open_luck = False  # True: chance is a question to NATURE, for tests and searches
        self.events: list[Event] | None = None  # None: nobody listens.  Clones are silent

    def copy_engine(self, copy: State) -> None:
        """The engine's half of a clone."""
        copy.agenda = self.agenda[:]
        copy.ask = self.ask
        copy.options = self.options
        copy.seat = self.seat
        copy.luck = self.luck
        if len(self.picks):  # a copy begins without any
            copy.picks = self.picks[:]
        copy.open_luck = self.open_luck
        if self.luck <= 0:
            copy.source = self.source

    def clone(self) -> State:
        """An independent copy of the table."""
        raise NotImplementedError

    def stored(self) -> dict[str, Any]:
        """The game's half of the table, ready for JSON; the engine's is in `core.codec`."""
        raise NotImplementedError

    def restore(self, stored: dict[str, Any]) -> None:
        """Set every field of the game's half to what was stored."""
        raise NotImplementedError

    def rewards(self) -> list[float]:
        """What a finished game is worth to each seat: 1 for the winner, shared by several."""
        result = self.game.result(self)
        best = result.ranks.count(1) + sum(rival.rank == 1 for rival in result.rivals)
        return [1.0 / best if rank == 1 else 0.0 for rank in result.ranks]

    def do(
        self,
        first: Step,
        second: Step | None = None,
        third: Step | None = None,
        fourth: Step | None = None,
        fifth: Step | None = None,
        sixth: Step | None = None,
    ) -> None:
        """Do these steps, in this order, before anything already on the agenda."""
        agenda = self.agenda  # named parameters, because do(*steps) costs 14 % of all playouts
        if second is not None:
            if third is not None:
                if fourth is not None:
                    if fifth is not None:
                        if sixth is not None:
                            agenda = append(agenda, sixth)
                        agenda = append(agenda, fifth)
                    agenda = append(agenda, fourth)
                agenda = append(agenda, third)
            agenda = append(agenda, second)
        self.agenda = append(agenda, first)

    def settle(self, stop: bool = False) -> None:
        """Go on until somebody has a choice, or may seem to have one, or nothing is left to do.

        With `stop` somebody is also asked who has no choice.
        """
        left: i64 = MOST_STEPS
        while len(self.agenda):
            self.agenda, step = pop(self.agenda)
            left -= 1
            if left == 0:
                raise RuntimeError(f"{self.game.id}: nobody is asked any more, {step!r} comes again and again")
            options = step.begin(self)
            if len(options):
                if len(options) > 1 or step.waits(self) or (stop and step.seat != NATURE):
                    self.ask = step
                    self.options = options
                    self.seat = step.answered_by(self)
                    return
                step.answer(self, options[0])  # the only answer needs no player
        self.ask = None
        self.options = NONE

    def play(self, option: i64) -> None:
        """The seat that is asked answers with one of `options`.  Unchecked."""
        ask = self.ask
        assert ask is not None
        ask.answer(self, option)
        self.settle()

    # ---- luck

    def take_luck(self, seed: Seed) -> None:
        """From now on chance comes from this."""
        if isinstance(seed, Key):
            self.source = seed
            self.luck = 0
        else:
            if self.luck <= 0:
                self.source = NO_KEY
            self.luck = luck_of(seed)

    @property
    def key(self) -> Key | None:
        """What luck comes from at a table that people play; None: the fast luck."""
        return self.source if self.luck <= 0 else None

    def random_below(self, n: i64) -> i64:
        luck = self.luck
        if luck <= 0:
            return self.draw_by_key(n)
        luck = next_luck(luck)
        self.luck = luck
        return below(luck, n)

    def draw_by_key(self, n: i64) -> i64:
        self.luck -= 1
        return self.source.draw(-self.luck, n)

    def shuffle(self, things: vec[i64]) -> None:
        luck = self.luck
        for i in range(len(things) - 1, 0, -1):
            if luck > 0:  # random_below, without going to the table for every card
                luck = next_luck(luck)
                j = below(luck, i + 1)
            else:
                j = self.draw_by_key(i + 1)
            things[i], things[j] = things[j], things[i]
        if luck > 0:
            self.luck = luck

    def by_luck(self, outcomes: vec[i64]) -> vec[i64]:
        """For a step of chance: the one outcome that luck picks, or all of them when luck is left open."""
        if self.open_luck or len(outcomes) < 2:
            return outcomes
        return vec[i64]([outcomes[self.random_below(len(outcomes))]])

    # ---- secret picks

    def pick_secretly(self, seat: i64, option: i64, seats: i64) -> None:
        """Keep the pick of `seat` face down until the rules reveal `picks`."""
        if len(self.picks) == 0:
            self.picks = vec[i64]([-1 for _ in range(seats)])
        self.picks[seat] = option

    def has_picked(self, seat: i64) -> bool:
        """Does a pick of `seat` lie face down?"""
        return len(self.picks) > 0 and self.picks[seat] >= 0

    # ---- events

    def tell(self, kind: i64, seat: i64 = -1, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        """Something happened that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, EVERYONE))

    def whisper(self, kind: i64, seat: i64, a: i64, b: i64 = -1, c: i64 = -1) -> None:
        """Something happened; what `a` is only `seat` sees."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, c, seat))

    # ---- at the edge

    def listen(self) -> list[Event]:
        """Keep events from now on, in the list returned."""
        self.events = []
        return self.events

    def pending(self) -> list[Question]:
        """Who is asked what, and what is on offer; empty when the game is over."""
        ask = self.ask
        if ask is None:
            return []
        questions: list[Question] = []
        for seat in ask.asked(self):
            mine = ask if seat == self.seat else ask.for_seat(seat)
            questions.append(Question(seat, mine, [int(o) for o in mine.begin(self)]))
        return questions

    def offered(self, seat: int) -> list[int]:
        """The options of one seat now; none when it is not asked."""
        for question in self.pending():
            if question.seat == seat:
                return question.options
        return []

    def choose(self, seat: int, option: int | str, stop: bool = False) -> None:
        """Answer for a seat, by option or in words; IllegalOption if that is not on offer, and nothing changes.

        Where the game allows it, words may say how often: "place in cre-2 x3" is one answer.  With `stop` a question
        that comes next is asked although it has a single answer.
        """
        for question in self.pending():
            if question.seat == seat:
                words, times = repeated(option) if isinstance(option, str) else ("", 1)
                chosen = option if isinstance(option, int) else self.game.phrases.read(words, question.options)
                if chosen not in question.options:
                    raise IllegalOption(f"option {chosen} is not on offer for seat {seat}")
                if times > 1 and times > self.game.repeats(self, seat, chosen):
                    raise IllegalOption(f"{words!r} cannot be answered {times} times at once")
                self.ask = question.ask
                for _ in range(1, times):
                    self.play(chosen)  # between the parts of one answer nobody is asked
                last = self.ask
                assert last is not None
                last.answer(self, chosen)
                self.settle(stop)
                return
        raise IllegalOption(f"seat {seat} is not asked anything now")

    def view(self, seat: int | None) -> dict[str, object]:
        return self.game.view(self, seat)

    def imagine(self, seat: int, luck: int) -> State:
        return self.game.imagine(self, seat, luck)

    def why_not(self, seat: int, intent: int | str) -> Refusal | None:
        return self.game.why_not(self, seat, intent)

    def result(self) -> Result:
        return self.game.result(self)


class Question:
    """A seat, the step that asks it, and what is on offer."""

    __slots__ = ("ask", "options", "seat")

    def __init__(self, seat: int, ask: Step, options: list[int]) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options

"""A search led by a network: it plays every likely answer on, on tables that could be, and sees what comes of it.

All answers in question are played on the same imagined tables, so that luck favours none of them; whichever is clearly
worse is given up, and its time is the others'.  The network answers for all seats, each by what that seat knows, and
judges many tables at once.  What it holds for best stays the answer unless another one leads it beyond doubt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import numpy as np

from deskovka.bots.bot import Considered, Seat
from deskovka.bots.budget import Timer
from deskovka.bots.network import Network, expected_share
from deskovka.bots.neural import sides_at, softmax
from deskovka.bots.racing import Answer, Later, Lead, Playout
from deskovka.bots.thinking import Found, Thinking, fitting
from deskovka.core.luck import below, next_luck
from deskovka.core.steps import NATURE, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

AT_ONCE = 48  # tables the network judges together: more are not quicker
TABLE = 4  # so many options are as much work as a table
USUAL_WORK = 10  # of a table with its options
WIDEST = 8  # answers in question from the start
WIDENS = 24  # after so many tables one more answer of a long list is in question
FEWEST = 6  # tables before an answer is given up
LONGEST = 120  # answers before a playout has gone far enough wherever the turn did not come back


@final
class Race(Thinking):
    """The answers of a seat, played on side by side."""

    def __init__(self, seat: Seat, network: Network, luck: int) -> None:
        self.seat = seat
        self.network = network
        self.luck = luck
        self.manner = seat.game.manner
        self.sides = sides_at(seat)
        self.answers, value = promising(seat, network, self.next_luck())
        self.expects = expected_share(value, self.sides)  # of the win, as the network sees it
        likely = sum(answer.prior >= self.manner.likely for answer in self.answers)
        self.wide = min(WIDEST, max(2, likely))
        self.racing = self.answers[: self.wide]
        self.running: list[Playout] = []
        self.waiting: list[Playout] = []  # those of the last table that were not begun yet
        self.known: list[Later] = []  # tables of the question before, on which the network's answer was played already
        self.tables = 0
        self.begun = 0
        self.ended = 0
        self.work = 0  # that was done (`work_of`)
        self.unlooked = 0  # playouts that ended since answers were last given up

    def is_open(self) -> bool:
        """Is there still something in question?"""
        return len(self.racing) > 1 and self.answers[0].prior < self.manner.sure

    def go_on(self, timer: Timer) -> None:
        wanted = timer.budget.iterations
        while not timer.over(self.ended):
            work = fitting(self.work, timer)
            room = min(AT_ONCE, 1 + work // USUAL_WORK) - len(self.running)
            self.begin(room if wanted is None else min(room, wanted - self.begun))
            if not self.running:
                return
            self.step(work)

    # ---- tables

    def begin(self, most: int) -> None:
        """Begin so many more playouts, if something is in question."""
        while most > 0 and (self.waiting or self.is_open()):
            if not self.waiting:
                self.next_table()
                continue
            playout = self.waiting.pop()
            if playout.answer in self.racing:
                playout.table.play(playout.answer.option)
                self.running.append(playout)
                self.begun += 1
                most -= 1

    def next_table(self) -> None:
        """One more table on which all answers in question are to be played."""
        if self.tables and self.tables % WIDENS == 0:
            self.widen()
        first = self.answers[0]
        known = self.known.pop() if self.known else None
        if known is not None and known.option != first.option:
            return
        table = self.seat.imagine(self.next_luck()) if known is None else known.table
        for answer in reversed(self.racing):
            if known is not None and answer is first:
                answer.hear(self.tables, known.share)
            else:
                self.waiting.append(Playout(answer, table.clone(), self.tables, int(self.manner.foresight)))
        self.tables += 1

    def widen(self) -> None:
        """Of a long list one more answer gets its chance."""
        if self.wide < len(self.answers):
            self.racing.append(self.answers[self.wide])
            self.wide += 1

    def after(self, option: int, seat: Seat, timer: Timer) -> Race:
        """The tables after the answer that was given are tables of the next question, if they look like it."""
        race = Race(seat, self.network, self.next_luck())
        view = seat.view()
        for answer in self.answers:
            if answer.option == option:
                race.known = [later for later in answer.later if later.table.view(seat.number) == view]
        return race

    # ---- playing on

    def step(self, most: int) -> None:
        """What is running goes on by one answer, as much of it as is that much work; what has ended is heard."""
        work = 0
        number = 0
        while number < len(self.running) and (number == 0 or work < most):
            work += work_of(self.running[number])
            number += 1
        self.work += work
        asked = [playout for playout in self.running[:number] if self.still_asks(playout)]
        self.running = self.running[number:] + (self.answered(asked) if asked else [])
        if self.unlooked >= 2 * len(self.racing):
            self.give_up()

    def still_asks(self, playout: Playout) -> bool:
        """Luck is drawn; a game that is over is heard."""
        g = playout.table
        while len(g.options) and g.seat == NATURE:
            g.play(g.options[below(self.next_luck(), len(g.options))])
        if len(g.options) == 0:
            self.hear(playout, g.rewards()[self.seat.number])
            return False
        return True

    def answered(self, playouts: list[Playout]) -> list[Playout]:
        """Those that go on, each with the network's answer; the others have gone far enough, it judges them."""
        game = self.seat.game
        far = [self.is_far(playout) for playout in playouts]
        seats = [int(playout.table.seat) for playout in playouts]
        options = [
            [int(option) for option in (playout.table.options[:1] if ends else playout.table.options)]
            for playout, ends in zip(playouts, far, strict=True)
        ]
        rows = np.stack([game.features(playouts[i].table, seats[i]) for i in range(len(playouts))])
        numbers = [self.option_rows(playouts[i].table, seats[i], options[i]) for i in range(len(playouts))]
        counts = np.array([len(theirs) for theirs in options], dtype=np.int64)
        logits, values = self.network.judge(rows, np.concatenate(numbers), counts)
        going_on: list[Playout] = []
        first = 0
        for i, playout in enumerate(playouts):
            if far[i]:
                self.hear(playout, expected_share(float(values[i]), self.sides))
            else:
                best = int(logits[first : first + len(options[i])].argmax())
                playout.go_on(options[i][best], self.seat.number)
                going_on.append(playout)
            first += len(options[i])
        return going_on

    def option_rows(self, g: State, seat: int, options: list[int]) -> NDArray[np.float32]:
        """Where the network looks an answer ahead, it looks at a table which that seat imagines: not even in playouts
        does anybody know what is hidden."""
        table = self.seat.game.imagine_asked(g, seat, self.next_luck()) if self.network.sight.ahead else g
        return self.network.option_rows(table, seat, options)

    def is_far(self, playout: Playout) -> bool:
        """Has the turn come back often enough?  Only to the seat that is asked the network says what it may expect."""
        g = playout.table
        mine = int(g.seat) == self.seat.number
        if not mine or not g.game.settled(g):
            playout.away = playout.away or not mine
            return False
        if playout.away:
            playout.away = False
            playout.left -= 1
        return playout.left <= 0 or playout.length >= LONGEST

    def hear(self, playout: Playout, share: float) -> None:
        self.ended += 1
        self.unlooked += 1
        playout.answer.hear(playout.number, share)
        if playout.early is not None:
            playout.answer.later.append(Later(playout.early, playout.early_option, share))

    def next_luck(self) -> int:
        self.luck = int(next_luck(self.luck))
        return self.luck

    # ---- what comes of it

    def give_up(self) -> None:
        """Whatever is clearly worse than the best so far is no longer in question."""
        self.unlooked = 0
        best = self.racing[0]
        for answer in self.racing:
            if answer.mean() > best.mean():
                best = answer
        self.racing = [answer for answer in self.racing if answer is best or not self.is_worse(answer, best)]

    def is_worse(self, answer: Answer, best: Answer) -> bool:
        lead = Lead(best, answer)
        return lead.tables >= FEWEST and lead.mean > self.manner.patience * lead.doubt

    def best(self) -> Answer:
        """The network's own answer, unless another one that is still in question leads it beyond doubt."""
        likeliest = self.racing[0]
        found = likeliest
        most = 0.0
        for answer in self.racing:
            lead = Lead(answer, likeliest)
            gain = lead.mean - self.manner.caution * lead.doubt
            if gain > most and lead.tables > 1:
                most = gain
                found = answer
        return found

    def considered(self) -> list[Considered]:
        """The answer, then by how much each was played; where nothing was, as the network alone tells it."""
        best = self.best()
        order = sorted(self.answers, key=lambda answer: (answer is not best, -answer.tried, -answer.prior))
        tried = sum(answer.tried for answer in self.answers)
        if tried == 0:
            return [
                Considered(answer.option, self.expects if answer is best else None, answer.prior) for answer in order
            ]
        return [
            Considered(answer.option, answer.mean() if answer.tried else None, answer.tried / tried) for answer in order
        ]

    def found(self) -> Found:
        """The shares of the win by table."""
        return [(answer.option, answer.shares) for answer in self.answers]

    def take_over(self, found: Found) -> None:
        """Their tables are counted on from ours."""
        theirs = dict(found)
        first = self.tables
        for answer in self.answers:
            shares = theirs.get(answer.option, [])
            answer.hear_all(first, shares)
            self.tables = max(self.tables, first + len(shares))
        self.give_up()


def work_of(playout: Playout) -> int:
    """How much work the next answer is, counted in options: lists may be long, and a network may look ahead at each."""
    return TABLE + len(playout.table.options)


def promising(seat: Seat, network: Network, luck: int) -> tuple[list[Answer], float]:
    """The options of a seat, those the network holds for best first, and the value of the table."""
    options = seat.options()
    counts = np.array([len(options)], dtype=np.int64)
    rows = network.option_rows(seat.imagine(luck), seat.number, options)
    logits, values = network.judge(seat.features()[None], rows, counts)
    priors = softmax([float(logit) for logit in logits])
    order = sorted(range(len(options)), key=lambda place: (-priors[place], place))
    return [Answer(options[place], priors[place]) for place in order], float(values[0])

"""Train a network by self-play, show how it goes, and release it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from deskovka.bots.registry import make_bot, split_bots
from deskovka.commands.common import console
from deskovka.core.ahead import BLIND, Sight
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.learn.checkpoint import Checkpoint, read_checkpoint
from deskovka.learn.course import Course
from deskovka.learn.dealing import checked_seats
from deskovka.learn.examiner import Exam, Examiner, Rows, examined_by_all
from deskovka.learn.machine import Arrays, arrays_on
from deskovka.learn.network import Size, widened
from deskovka.learn.release import LARGEST, card_of, read_release, sight_of, write_release
from deskovka.learn.sheets import Field
from deskovka.learn.teaching import taught_tables
from deskovka.learn.trainer import Clock, Standing, Trainer

WIDTHS = [(640, 512, 256), (288, 512, 256), (256, 512, 256)]  # of layers: the first that a released file holds
BYTES = 2  # of a weight in a released file
EXAM_SECONDS = 20.0  # against each opponent, while it learns
LONGEST = 4000  # answers of a game


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    out: Path
    minutes: float
    resume: Path | None
    pause_after: float
    teacher: str
    teaching: float
    partner: str
    partnered: float
    ahead: bool
    effort: int
    after: bool
    seats: str
    variants: float
    workers: int
    tables: int
    lesson: int
    begins: float
    shaping: float
    size: str
    device: str
    against: str
    exam: float
    seed: int


def run(wishes: Wishes) -> None:
    game = find_game(wishes.game)
    seats = checked_seats(game, numbers("--seats", wishes.seats))
    if wishes.minutes <= 0:
        raise UnknownName("--minutes must be above 0")
    on = arrays_on(wishes.device, wishes.seed)
    workers = wishes.workers if wishes.workers >= 0 else max(1, (os.cpu_count() or 2) - 2)
    against = tuple(opponents(wishes.against))
    begin = beginning(wishes, game)
    field = Field(
        wishes.game,
        seats,
        wishes.variants,
        wishes.seed,
        workers,
        wishes.tables,
        LONGEST,
        sight=sight_of(begin.size, game),
        partner=wishes.partner,
        partnered=wishes.partnered,
    )
    if wishes.partner:
        make_bot(wishes.partner, 0)  # what is none is said before anything begins
    if wishes.teacher:
        field = replace(field, teacher=wishes.teacher, taught=taught_tables(field, wishes.teacher))
    wishes.out.mkdir(parents=True, exist_ok=True)
    trainer = make_trainer(wishes, on, begin, field)
    tell_plan(trainer, on)
    exam = Exam(wishes.game, trainer.size, tuple(sorted(set(seats))), against, EXAM_SECONDS, wishes.seed)
    done = train(trainer, Examiner(exam) if against else None)
    if not done:
        console.print(
            f"saved; go on with: deskovka learn {wishes.game} --minutes {wishes.minutes:g} --out {wishes.out}"
            f" --resume {wishes.out}"
        )
        return
    release(wishes, trainer, exam, workers)


@dataclass(frozen=True)
class Beginning:
    """Where a course begins: with fresh weights, those of a released network, or where it was interrupted."""

    size: Size
    weights: np.ndarray | None = None
    checkpoint: Checkpoint | None = None


def beginning(wishes: Wishes, game: Game) -> Beginning:
    if wishes.after and not wishes.ahead:
        raise UnknownName("--after needs --ahead")
    if wishes.after and not game.after_size:
        raise UnknownName(f"--after: {game.id} tells nothing of what options change")
    if wishes.resume is None:
        sight = Sight(True, wishes.effort, wishes.after) if wishes.ahead else BLIND
        return Beginning(size_of(game, wishes.size, sight))
    if not wishes.resume.is_file():
        checkpoint = read_checkpoint(wishes.resume)
        return Beginning(checkpoint.size, checkpoint=checkpoint)
    size, weights, _ = read_release(wishes.resume, game)
    before = sight_of(size, game)
    if wishes.ahead:
        sight = Sight(True, wishes.effort or before.effort, wishes.after or before.after)
        weights = widened(size, weights, sight.width(game))
        size = replace(size, option_width=sight.width(game), effort=sight.effort, after=sight.after)
    return Beginning(size, weights)


def make_trainer(wishes: Wishes, on: Arrays, begin: Beginning, field: Field) -> Trainer:
    clock = Clock(seconds=60.0 * wishes.minutes, pause=60.0 * wishes.pause_after)
    course = Course(steps=wishes.lesson, teaching=wishes.teaching, begins=wishes.begins, shaping=wishes.shaping)
    trainer = Trainer(on, field, course, clock, begin.size, wishes.out)
    if begin.weights is not None:
        trainer.start_from(begin.weights)
    if begin.checkpoint is not None:
        trainer.resume(begin.checkpoint)
        if trainer.progress() >= 1.0:
            raise UnknownName(f"that course has had its {wishes.minutes:g} minutes; a longer one needs more --minutes")
    return trainer


def train(trainer: Trainer, examiner: Examiner | None) -> bool:
    """Until the course is over; False if it was interrupted, or paused, before that."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("begins", total=1.0)
        shown = Shown()

        def look(standing: Standing) -> None:
            bar.update(task, completed=standing.progress, description=line_of(standing))
            for line in shown.lines(standing):
                bar.console.print(line, highlight=False, soft_wrap=True)

        try:
            with interruptible():
                trainer.run(look, examiner)
        except KeyboardInterrupt:
            return False
        finally:
            if examiner is not None:
                examiner.close()
    return trainer.progress() >= 1.0


@contextmanager
def interruptible() -> Iterator[None]:
    """Whoever ends this process, as `timeout` and job queues do, interrupts it like Ctrl-C: it saves first."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Shown:
    """What is printed for good: how it goes every now and then, and every exam."""

    def __init__(self) -> None:
        self.last = -1.0

    def lines(self, standing: Standing) -> list[str]:
        out = []
        if standing.counts.seconds - self.last >= 15.0 or self.last < 0:
            self.last = standing.counts.seconds
            out.append(f"{standing.counts.seconds:5.0f} s  {line_of(standing)}")
        return out + [f"         {exam_line(row)}" for row in standing.exam]


def line_of(standing: Standing) -> str:
    counts, marks = standing.counts, standing.marks
    how = f"moved {marks.moved:.4f}, doubt {marks.entropy:.2f}, value {marks.error:.3f}, " if marks else ""
    return (
        f"{'taught, ' if standing.taught else ''}{counts.answers / 1e6:.1f} M answers, {counts.games} games, "
        f"{standing.answers_per_second / 1e3:.1f} k/s, {how}rate {standing.rate:.1e}, {standing.points:.1f} points"
    )


def exam_line(row: dict[str, object]) -> str:
    won, within = float(str(row["won"])), float(str(row["within"]))
    return (
        f"against {row['against']}, {row['seats']} seats: {100 * won:.1f} ± {100 * within:.1f} % "
        f"of {row['games']} games, {row['points']} : {row['others']} points"
    )


def tell_plan(trainer: Trainer, on: Arrays) -> None:
    field = trainer.field
    console.print(
        f"{field.game}: {trainer.size.weights():,} weights on {on.name}, {field.workers} processes "
        f"with 2 × {field.tables} tables, seats {','.join(str(n) for n in field.seats)}"
        + (f", taught by {field.teacher} at {field.taught} of them" if field.teacher else "")
        + (f", against {field.partner} at {field.partnered_tables()} of them" if field.partner else "")
    )


def release(wishes: Wishes, trainer: Trainer, exam: Exam, workers: int) -> None:
    """Measure it once more, with all cores, and write the file."""
    rows: Rows = []
    if wishes.exam > 0 and exam.against:
        seconds = 60.0 * wishes.exam / len(exam.against)
        rows = examined_by_all(replace(exam, seconds=seconds), trainer.lasting(), max(1, workers))
        for row in rows:
            console.print(exam_line(row), highlight=False, soft_wrap=True)
    counts = trainer.counts
    trained: dict[str, object] = {
        "how": how_trained(wishes),
        "from": wishes.resume.name if wishes.resume is not None and wishes.resume.is_file() else "",
        "minutes": round(counts.seconds / 60, 1),
        "answers": counts.answers,
        "games": counts.games,
        "seed": wishes.seed,
        "on": f"{trainer.on.name}, {workers} processes",
    }
    field = trainer.field
    card = card_of(trainer.game, trainer.size, field.seats, field.variants > 0, trained, rows)
    path = wishes.out / f"{trainer.game.id}.npz"
    write_release(path, trainer.size, trainer.lasting(), card)
    console.print(
        f"{path}: {path.stat().st_size:,} bytes; bots play it from src/deskovka/bots/weights/", highlight=False
    )
    if path.stat().st_size > LARGEST:
        console.print(f"that is more than the {LARGEST:,} bytes of a released network: give a smaller --size")


def how_trained(wishes: Wishes) -> str:
    taught = f", after imitating {wishes.teacher}" if wishes.teacher else ""
    partnered = f", against {wishes.partner} at {wishes.partnered:.0%} of the tables" if wishes.partner else ""
    return f"self-play, PPO{taught}{partnered}"


# ---- what was written


def numbers(name: str, written: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in written.split(",")) if written else ()
    except ValueError:
        raise UnknownName(f"{name} is numbers with commas, not {written!r}") from None


def size_of(game: Game, written: str, sight: Sight) -> Size:
    """As wide as was wished, or as a released file allows."""
    width = game.table_size
    given = numbers("--size", written)
    if given and (len(given) != 3 or min(given) < 1):
        raise UnknownName(f"--size is three widths such as 640,512,256, not {written!r}")
    layers = [(given[0], given[1], given[2])] if given else WIDTHS
    sizes = [Size(width, sight.width(game), *widths, sight.effort, sight.after) for widths in layers]
    return next((size for size in sizes if BYTES * size.weights() < LARGEST), sizes[-1])


def opponents(written: str) -> list[str]:
    """Bots and released networks; what cannot be one is said before anything begins."""
    found = split_bots(written) if written else []
    for one in found:
        if one.endswith(".npz"):
            if not Path(one).exists():
                raise UnknownName(f"there is no network {one}")
        else:
            make_bot(one, 0)
    return found

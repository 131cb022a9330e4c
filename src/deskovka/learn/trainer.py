"""A course from beginning to end: tables are played and learnt from at the same time.

While the players answer with the weights of the last lesson, the student learns from the answers before; so neither
the processor nor the GPU waits for the other, and answers are one lesson old when they are learnt from.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic

import numpy as np

from deskovka.bots.threads import one_thread
from deskovka.games.registry import find_game
from deskovka.learn.actor import Actor
from deskovka.learn.checkpoint import Checkpoint, Counts
from deskovka.learn.course import Course
from deskovka.learn.examiner import Examiner, Rows
from deskovka.learn.lesson import Notes, together
from deskovka.learn.machine import Arrays
from deskovka.learn.network import Size, first_weights
from deskovka.learn.players import Players, Seen
from deskovka.learn.pool import Guests, Pool
from deskovka.learn.release import check_fits
from deskovka.learn.sheets import HALVES, Field
from deskovka.learn.student import Marks, Student

CURVES = "curves.jsonl"
SLOWLY = 0.02  # how quickly what is known of leads follows new games


@dataclass(frozen=True)
class Clock:
    """How long a course is: by time, or by rounds where the same seed must give the same network."""

    seconds: float = 0.0
    rounds: int = 0
    pause: float = 0.0  # seconds of this call, after which it stops though the course is not over; 0: it does not

    def progress(self, counts: Counts) -> float:
        return min(1.0, counts.rounds / self.rounds if self.rounds else counts.seconds / self.seconds)


@dataclass(frozen=True)
class Standing:
    """How a course stands, for whoever looks on."""

    progress: float
    counts: Counts
    marks: Marks | None
    rate: float
    taught: bool
    points: float  # of the seats of games that ended lately
    answers_per_second: float
    exam: Rows


class Trainer:
    """Plays, learns, keeps former selves, saves, and writes its curves."""

    def __init__(self, on: Arrays, field: Field, course: Course, clock: Clock, size: Size, out: Path) -> None:
        self.on = on
        self.field = field
        self.course = course
        self.clock = clock
        self.size = size
        self.out = out
        self.game = find_game(field.game)
        self.counts = Counts()
        seed = field.seed
        self.student = Student(on, size, first_weights(size, seed), course.first_rate(), seed + 1)
        self.actor = Actor(on, size, seed + 2)
        self.pool = Pool(course.pool, seed + 3)
        self.guests_each = int(field.tables * course.guests)
        self.points = 0.0
        self.average = np.zeros(0, np.float32)

    # ---- going on from before

    def resume(self, before: Checkpoint) -> None:
        """Go on with a course that was interrupted."""
        check_fits("the checkpoint", self.game, before.size, before.game, before.layout)
        self.student.weights = self.on.carry(before.weights)
        self.student.adam.mean = self.on.carry(before.mean)
        self.student.adam.square = self.on.carry(before.square)
        self.student.adam.steps = before.counts.adam_steps
        self.student.rate = before.rate
        self.pool.former = before.former
        self.average = before.average
        self.counts = before.counts

    def start_from(self, weights: np.ndarray) -> None:
        """Begin with what another network has learnt."""
        self.student.weights = self.on.carry(weights)

    def save(self) -> None:
        self.on.settled()
        self.counts.adam_steps = self.student.adam.steps
        Checkpoint(
            game=self.game.id,
            layout=self.game.layout,
            size=self.size,
            weights=self.weights(),
            mean=self.on.fetch(self.student.adam.mean),
            square=self.on.fetch(self.student.adam.square),
            former=self.pool.former,
            average=self.average,
            rate=self.student.rate,
            counts=self.counts,
        ).write(self.out)

    def weights(self) -> np.ndarray:
        return self.on.fetch(self.student.weights).copy()

    def lasting(self) -> np.ndarray:
        """What will be released: the mean over the later lessons, or the weights of today before that."""
        return self.average if self.counts.averaged else self.weights()

    def finish_lesson(self) -> Marks | None:
        """Learn the rest of a lesson; what came of it is one more in the mean, which plays better than any of them."""
        marks = self.student.finish()
        if marks is not None and self.progress() >= self.course.averaging:
            self.take_in()
        return marks

    def take_in(self) -> None:
        if not self.counts.averaged:
            self.average = np.zeros(self.size.weights(), np.float32)
        self.counts.averaged += 1
        self.average += (self.weights() - self.average) / self.counts.averaged

    # ---- the course

    def run(
        self,
        look: Callable[[Standing], None],
        examiner: Examiner | None = None,
        save_every: float = 60.0,
    ) -> None:
        """Until its time is up or somebody interrupts; what was learnt is saved in any case."""
        began = saved = monotonic()
        before = self.counts.seconds
        with one_thread(), Players(self.field, self.on, self.guests_each, self.is_taught()) as players:
            try:
                round = Round(self, players)
                while self.progress() < 1.0 and not self.paused(began):
                    marks = round.play()
                    self.counts.seconds = before + monotonic() - began
                    speed = round.answers / max(1e-9, monotonic() - began)
                    standing = self.standing(round, marks, speed, self.examined(examiner))
                    self.write_curve(standing)
                    look(standing)
                    if monotonic() - saved > save_every:
                        self.save()
                        saved = monotonic()
                self.finish_lesson()
            finally:
                self.save()

    def progress(self) -> float:
        return self.clock.progress(self.counts)

    def is_taught(self) -> bool:
        return bool(self.field.teacher) and self.course.is_taught(self.progress())

    def paused(self, began: float) -> bool:
        return self.clock.pause > 0 and monotonic() - began >= self.clock.pause

    def examined(self, examiner: Examiner | None) -> Rows:
        if examiner is None:
            return []
        rows = examiner.results() or []
        if not examiner.busy:
            examiner.examine(self.lasting())
        return rows

    def standing(self, round: Round, marks: Marks | None, speed: float, exam: Rows) -> Standing:
        return Standing(self.progress(), self.counts, marks, self.student.rate, round.taught, self.points, speed, exam)

    def write_curve(self, standing: Standing) -> None:
        """One line of JSON for each round."""
        marks = standing.marks
        line = {
            "progress": round_off(standing.progress),
            "seconds": round_off(self.counts.seconds),
            "rounds": self.counts.rounds,
            "answers": self.counts.answers,
            "games": self.counts.games,
            "points": round_off(standing.points),
            "rate": round_off(standing.rate),
            "taught": standing.taught,
            "answers_per_second": round(standing.answers_per_second),
            **({name: round_off(float(value)) for name, value in asdict(marks).items()} if marks else {}),
            **({"exam": standing.exam} if standing.exam else {}),
        }
        with (self.out / CURVES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def note(self, seen: Seen) -> None:
        """What is to be told of games that have just ended."""
        ended = np.flatnonzero(seen.done)
        if not len(ended):
            return
        self.counts.games += len(ended)
        self.counts.broken += int((seen.done < 0).sum())
        ahead = np.abs(seen.lead[ended][seen.lead[ended] != 0.0])
        if len(ahead):
            self.counts.spread += SLOWLY * (max(1.0, float(ahead.mean())) - self.counts.spread)
        points = float(np.nanmean(seen.points[ended]))
        self.points += 0.1 * (points - self.points) if self.points else points


def round_off(number: float) -> float:
    """As many digits as a curve needs."""
    return float(f"{number:.5g}")


class Round:
    """Answers at every table, as many as make a lesson, while the lesson before is learnt."""

    def __init__(self, trainer: Trainer, players: Players) -> None:
        self.trainer = trainer
        self.players = players
        seed = trainer.field.seed + 4 + trainer.counts.rounds
        self.guests = Guests(players.guest_tables, players.tables, players.extent.sides, seed)
        self.notes = [Notes() for _ in HALVES]
        self.answers = 0
        self.taught = trainer.is_taught()
        self.step_aside()

    def step_aside(self) -> None:
        """The student's weights answer from now on, and one of its former selves."""
        trainer = self.trainer
        former = trainer.pool.one() if trainer.guests_each else None
        trainer.actor.take(trainer.student.weights, None if former is None else trainer.on.carry(former))

    def play(self) -> Marks | None:
        """Play, finish the lesson before, and begin to learn from this one."""
        trainer = self.trainer
        steps = trainer.course.steps
        while len(self.notes[-1].answered) <= steps:
            for half in HALVES:
                self.answer(half)
            trainer.student.go_on(len(self.notes[-1].answered) / steps)
        marks = trainer.finish_lesson()
        self.keep_former()
        self.step_aside()
        self.begin_lesson()
        self.leave_school()
        return marks

    def answer(self, half: int) -> None:
        """Read the questions of a half, think, and send the answers."""
        trainer = self.trainer
        progress = trainer.progress()
        seen = self.players.read(half)
        trainer.note(seen)
        self.notes[half].ended(seen, trainer.course.shaped(progress), trainer.counts.spread)
        away = self.guests.asked(half, seen.seats, seen.done)
        if trainer.actor.guest is None or self.taught:
            away[:] = False
        followed = trainer.course.followed(progress) if self.taught else -1.0
        answers, answered = trainer.actor.answer(seen, away, followed)
        self.players.send(half, answers)
        self.notes[half].add(answered)

    def begin_lesson(self) -> None:
        """Learn from what was answered, in the way it was answered."""
        trainer = self.trainer
        lesson = together([notes.lesson() for notes in self.notes])
        trainer.counts.rounds += 1
        trainer.counts.answers += lesson.own.size
        self.answers += lesson.own.size
        trainer.student.begin(lesson, trainer.course.terms(trainer.progress(), self.taught))

    def leave_school(self) -> None:
        """When the teacher has said enough, the last answers are nobody's: they were not drawn."""
        if self.taught and not self.trainer.is_taught():
            self.taught = False
            self.players.teach(False)
            for notes in self.notes:
                notes.answered[-1].own[:] = False

    def keep_former(self) -> None:
        """Every now and then the student of today is one of its former selves of tomorrow."""
        trainer = self.trainer
        progress = trainer.progress()
        if not self.taught and trainer.guests_each and progress >= trainer.counts.pooled + trainer.course.pool_every:
            trainer.pool.add(trainer.weights())
            trainer.counts.pooled = progress

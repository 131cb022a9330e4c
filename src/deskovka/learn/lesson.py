"""What is learnt from: answers of one half of the tables, one after the other, and how well each turned out.

Every seat's own answers are a sequence: what follows an answer is the next question of the same seat at the same
table, or the end of its game.  Nothing is discounted; rewards come at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from deskovka.learn.arrays import Array
from deskovka.learn.asked import Asked
from deskovka.learn.players import Seen

LAMBDA = 0.95  # how far the advantage of an answer trusts what happened rather than the next value


@dataclass
class Answered:
    """The questions of a half, what was answered, and what became of it."""

    asked: Asked
    seats: np.ndarray
    chosen: Array  # the rows of the answers that are learnt from, where it is thought
    chances: np.ndarray  # the logarithm of how likely each was
    values: np.ndarray  # what the tables were thought to be worth for whoever was asked
    own: np.ndarray  # answers to learn from: not those of guests, or what the teacher did not say
    done: np.ndarray = field(default_factory=lambda: np.zeros(0, bool))  # did the game end with the answer?
    worth: np.ndarray = field(default_factory=lambda: np.zeros(0))  # what it was worth then, to each seat


@dataclass
class Lesson:
    """Answers with their advantages; all arrays go by answer of a half, and by table."""

    answered: list[Answered]
    advantages: np.ndarray
    returns: np.ndarray
    known: np.ndarray  # is anything known of what followed?
    own: np.ndarray
    chances: np.ndarray


class Notes:
    """Answers of one half until there are enough for a lesson; the last one tells what the others led to."""

    def __init__(self) -> None:
        self.answered: list[Answered] = []

    def ended(self, seen: Seen, shaping: float, spread: float) -> None:
        """What became of the last answers: games that ended are worth their result and, by `shaping`, their lead."""
        if self.answered:
            last = self.answered[-1]
            last.done = seen.done != 0
            ahead = np.clip(seen.lead / (2.0 * spread), -1.0, 1.0)
            last.worth = (1.0 - shaping) * seen.worth + shaping * ahead

    def add(self, answered: Answered) -> None:
        self.answered.append(answered)

    def lesson(self) -> Lesson:
        """All but the last, which begins the next lesson."""
        *answered, last = self.answered
        self.answered = [last]
        return judged(answered, last.values, last.seats)


def judged(answered: list[Answered], next_values: np.ndarray, next_seats: np.ndarray) -> Lesson:
    """The advantage of each answer over what was expected, looking back from the last one."""
    steps, tables = len(answered), len(next_values)
    every = np.arange(tables)
    sides = answered[0].worth.shape[1]
    expected = np.full((tables, sides), np.nan, np.float32)  # of each seat: what its next question is worth
    expected[every, next_seats] = next_values
    gained = np.zeros((tables, sides), np.float32)  # of each seat: the advantage of its next answer
    advantages = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), bool)
    for step in range(steps - 1, -1, -1):
        now = answered[step]
        over = now.done[:, None]
        expected = np.where(over, now.worth, expected)
        gained = np.where(over, 0.0, gained)
        follows = expected[every, now.seats]
        known[step] = ~np.isnan(follows)
        advantage = np.where(known[step], follows - now.values + LAMBDA * gained[every, now.seats], 0.0)
        advantages[step] = advantage
        gained[every, now.seats] = advantage
        expected[every, now.seats] = now.values
    values = np.stack([each.values for each in answered])
    own = np.stack([each.own for each in answered])
    chances = np.stack([each.chances for each in answered])
    return Lesson(answered, advantages, advantages + values, known, own, chances)


def together(lessons: list[Lesson]) -> Lesson:
    """Lessons of several halves as one; advantages of answers to learn from are 0 on average, and spread by 1."""
    advantages = np.concatenate([lesson.advantages for lesson in lessons])
    known = np.concatenate([lesson.known for lesson in lessons])
    own = np.concatenate([lesson.own for lesson in lessons])
    used = advantages[own & known]
    if len(used):
        advantages = (advantages - used.mean()) / (used.std() + 1e-6)
    return Lesson(
        [each for lesson in lessons for each in lesson.answered],
        advantages.astype(np.float32),
        np.concatenate([lesson.returns for lesson in lessons]).astype(np.float32),
        known,
        own & known,
        np.concatenate([lesson.chances for lesson in lessons]).astype(np.float32),
    )

"""How a network is taught, and how that changes from the beginning to the end of its course."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.learn.student import Terms


@dataclass(frozen=True)
class Course:
    """What is fixed when it begins.  The defaults are for one GPU and some sixteen cores."""

    steps: int = 48  # answers at every table between lessons
    epochs: int = 3
    batch: int = 8  # lots of answers (one of a half of all tables) in a batch
    rate: float = 3e-4  # of whoever knows nothing; afterwards it follows how far the policy moves
    rates: tuple[float, float] = (2e-5, 6e-4)  # at 1.5e-3 Eldervale forgot what its teacher had taught it
    moved: tuple[float, float] = (0.015, 0.003)  # how far a lesson should move the policy (KL), at first and at last
    entropy: tuple[float, float] = (0.015, 0.002)  # what doubt is worth
    shaping: float = 0.3  # how much of a reward is the lead in points, at first; at last nothing
    guests: float = 0.2  # the share of tables with former selves
    pool: int = 12
    pool_every: float = 0.03  # the share of the course after which a former self is kept
    teaching: float = 0.25  # the share of the course in which a teacher is imitated, if there is one
    teacher_rate: float = 1e-3
    averaging: float = 0.5  # the progress from which on the mean of all lessons is what will be released
    begins: float = 0.0  # how far along rate, doubt and shaping are when it begins: who knows much is not shaken again

    def along(self, progress: float) -> float:
        return self.begins + (1.0 - self.begins) * progress

    def first_rate(self) -> float:
        """The further along, the smaller: the first lesson would move a network that knows much eight times too far."""
        return float(self.rate * (self.rates[0] / self.rate) ** self.begins)

    def is_taught(self, progress: float) -> bool:
        return progress < self.teaching

    def terms(self, progress: float, taught: bool) -> Terms:
        return Terms(
            epochs=self.epochs,
            batch=self.batch,
            moved=between(self.moved, self.along(progress)),
            entropy=0.0 if taught else between(self.entropy, self.along(progress)),
            imitate=taught,
            rates=self.rates,
            fixed=self.teacher_rate if taught else 0.0,
        )

    def followed(self, progress: float) -> float:
        """The share of the teacher's answers that are played: all at first, none at last."""
        return max(0.0, 1.0 - progress / self.teaching)

    def shaped(self, progress: float) -> float:
        return self.shaping * max(0.0, 1.0 - 1.25 * self.along(progress))


def between(ends: tuple[float, float], progress: float) -> float:
    first, last = ends
    return first + (last - first) * min(1.0, progress)

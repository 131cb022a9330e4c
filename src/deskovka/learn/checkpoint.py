"""A course as it stands, so that it goes on after an interruption: all but the games on the tables."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from deskovka.learn.network import Size
from deskovka.learn.release import NotThisGame

NAME = "checkpoint.npz"


@dataclass
class Counts:
    """What has been done so far."""

    rounds: int = 0
    answers: int = 0
    games: int = 0
    broken: int = 0
    seconds: float = 0.0
    pooled: float = 0.0  # progress when a former self was kept last
    spread: float = 10.0  # of leads in points, as far as is known
    adam_steps: int = 0
    averaged: int = 0  # lessons in the mean of weights


@dataclass
class Checkpoint:
    """Everything a course needs to go on."""

    game: str
    layout: int
    size: Size
    weights: np.ndarray
    mean: np.ndarray
    square: np.ndarray
    former: list[np.ndarray]
    average: np.ndarray  # of weights, once averaging has begun
    rate: float
    counts: Counts

    def write(self, folder: Path) -> None:
        """Write it, or leave the old one as it was."""
        about = {
            "game": self.game,
            "layout": self.layout,
            "size": asdict(self.size),
            "rate": self.rate,
            "counts": asdict(self.counts),
        }
        former = np.stack(self.former) if self.former else np.zeros((0, len(self.weights)), np.float16)
        written = folder / f"{NAME}.part"
        with written.open("wb") as file:
            np.savez(
                file,
                about=np.array(json.dumps(about)),
                weights=self.weights,
                mean=self.mean,
                square=self.square,
                former=former,
                average=self.average,
            )
        os.replace(written, folder / NAME)


def read_checkpoint(folder: Path) -> Checkpoint:
    path = folder / NAME
    if not path.exists():
        raise NotThisGame(f"there is no {NAME} in {folder}")
    with np.load(path) as file:
        about = json.loads(str(file["about"]))
        return Checkpoint(
            game=about["game"],
            layout=about["layout"],
            size=Size(**about["size"]),
            weights=file["weights"],
            mean=file["mean"],
            square=file["square"],
            former=list(file["former"]),
            average=file["average"],
            rate=about["rate"],
            counts=Counts(**about["counts"]),
        )

"""A network as a file of the package: weights in half precision under the names of its layers, and a card about it."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from deskovka.core.ahead import Sight
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.learn.network import Size

LARGEST = 4_000_000  # bytes of a released file


class NotThisGame(DeskovkaError):
    """Weights that were learnt for something else."""


def sight_of(size: Size, game: Game) -> Sight:
    """What a network of this size is told of where options lead."""
    return Sight(size.option_width > game.option_size, size.effort, size.after)


Card = dict[str, object]


def card_of(
    game: Game, size: Size, seats: tuple[int, ...], variants: bool, trained: Card, strength: list[Card]
) -> Card:
    """What is told about a network with its weights."""
    return {
        "game": game.id,
        "layout": game.layout,
        "width": size.width,
        "option_width": size.option_width,
        **sight_of(size, game)._asdict(),
        "rules_version": game.rules_version,
        "seats": sorted(set(seats)),
        "variants": variants,
        "trained": {"date": datetime.now(UTC).date().isoformat(), "size": asdict(size), **trained},
        "strength": strength,
    }


def write_release(path: Path, size: Size, weights: np.ndarray, card: Card) -> None:
    """Write the file, or leave the old one as it was."""
    named = {name: part.astype(np.float16) for name, part in size.named(weights).items()}
    written = path.with_suffix(".part")
    with written.open("wb") as file:
        np.savez_compressed(file, card=np.array(json.dumps(card)), **named)
    os.replace(written, path)


def read_release(path: Path, game: Game) -> tuple[Size, np.ndarray, Card]:
    """The network of a released file; NotThisGame if its numbers mean something else here."""
    named, card = layers_of(path)
    size = size_in(named, card)
    check_fits(str(path), game, size, str(card["game"]), card["layout"])
    return size, flat_of(size, named), card


def layers_of(path: Path) -> tuple[dict[str, np.ndarray], Card]:
    """The weights of a released file by name, and its card."""
    with np.load(path) as file:
        named = {name: file[name] for name in file.files}
    if "card" not in named:
        raise NotThisGame(f"{path} tells nothing about itself: it is no released network")
    card: Card = json.loads(str(named.pop("card")))
    return named, card


def size_in(named: dict[str, np.ndarray], card: Card) -> Size:
    return Size(
        width=named["a.weight"].shape[1],
        option_width=named["o.weight"].shape[1],
        first=named["a.weight"].shape[0],
        hidden=named["b.weight"].shape[0],
        option=named["o.weight"].shape[0],
        effort=int(str(card.get("effort", 0))),
        after=bool(card.get("after")),
    )


def flat_of(size: Size, named: dict[str, np.ndarray]) -> np.ndarray:
    """All weights as one array."""
    return np.concatenate([named[name].astype(np.float32).ravel() for name in size.shapes()])


def check_fits(what: str, game: Game, size: Size, its_game: str, layout: object) -> None:
    """NotThisGame unless these weights read the numbers that the game writes today."""
    if its_game != game.id:
        raise NotThisGame(f"{what} is a network for {its_game}, not for {game.id}")
    if (layout, size.width, size.option_width) != (
        game.layout,
        game.table_size,
        sight_of(size, game).width(game),
    ):
        raise NotThisGame(
            f"{what} reads layout {layout} of {game.id}'s features; they are written in {game.layout} now"
        )

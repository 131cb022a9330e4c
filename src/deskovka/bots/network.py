"""A trained network at play: NumPy alone, on one thread.

Its file, weights/<game>.npz, holds the layers by name as float16 and `card`, what is known about it as JSON.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from deskovka.bots.threads import one_thread
from deskovka.core.ahead import Sight, told
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

WEIGHTS = Path(__file__).parent / "weights"
LINEAR = ("a", "b", "b2", "c", "o", "m", "m2", "l", "v1", "v")
NORMS = ("na", "nb", "nb2")
STEADY = 1e-5  # keeps a normalisation from dividing by nothing
BOUND = 12.0  # logits lie between minus and plus this


class WrongNetwork(DeskovkaError):
    """A network that does not fit the game as it is now."""


class Network:
    """Judges tables: a logit for each option, and what the seat that is asked may expect (`expected_share`)."""

    def __init__(self, card: dict[str, Any], layers: dict[str, NDArray[np.float32]]) -> None:
        self.card = card
        self.game = str(card["game"])
        self.sight = Sight(bool(card.get("ahead")), int(card.get("effort", 0)), bool(card.get("after")))
        # inputs first, so that the rows of inputs that are not zero are gathered from one piece of memory each
        self.weights = {name: np.ascontiguousarray(layers[f"{name}.weight"].T) for name in LINEAR}
        self.biases = {name: layers[f"{name}.bias"] for name in LINEAR}
        self.norms = {name: (layers[f"{name}.weight"], layers[f"{name}.bias"]) for name in NORMS}

    @staticmethod
    def load(path: Path) -> Network:
        """The network of a file; WrongNetwork if that is none."""
        wanted = {f"{name}.{part}" for name in (*LINEAR, *NORMS) for part in ("weight", "bias")}
        try:
            with np.load(path) as file:
                layers = {name: file[name].astype(np.float32) for name in file.files if name != "card"}
                card = json.loads(str(file["card"]))
        except (OSError, ValueError, KeyError) as problem:
            raise WrongNetwork(f"{path.name} is no network: {problem}") from problem
        if set(layers) != wanted:
            different = ", ".join(sorted(set(layers) ^ wanted))
            raise WrongNetwork(f"{path.name} is no network of the kind that is played: {different}")
        return Network(card, layers)

    def check(self, game: Game) -> None:
        """WrongNetwork unless it was trained on the numbers that the game gives now."""
        options = self.sight.width(game)
        facts = (("layout", game.layout), ("width", game.table_size), ("option_width", options))
        for fact, now in facts:
            if self.card.get(fact) != now:
                raise WrongNetwork(
                    f"the network of {self.game} was trained with {fact} {self.card.get(fact)} of the features, "
                    f"{game.id} has {now}: it has to be trained anew"
                )
        widths = len(self.weights["a"]), len(self.weights["o"])
        if self.game != game.id or widths != (game.table_size, options):
            raise WrongNetwork(f"this network of {self.game} does not fit {game.id}: its layers have other widths")

    def option_rows(self, imagined: State, seat: int, options: list[int]) -> NDArray[np.float32]:
        """The numbers it wants of these options, a row for each; of a table the seat imagines."""
        of_options = told(imagined, seat, options, self.sight)
        rows = np.zeros(len(options) * self.sight.width(imagined.game), np.float32)
        rows[np.asarray(of_options.at)] = np.asarray(of_options.values)
        return rows.reshape(len(options), -1)

    def judge(
        self, rows: NDArray[np.float32], option_rows: NDArray[np.float32], counts: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The logits of all options and the value of each table.

        A row for each table, then one for each option of the first table, of the second, …: `counts` of them.
        """
        with one_thread():
            h = self.normal(self.gathered(rows, "a"), "na")
            h = self.normal(self.linear(h, "b"), "nb")
            h = h + self.normal(self.linear(h, "b2"), "nb2")
            z = relu(np.repeat(self.linear(h, "c"), counts, axis=0) + self.gathered(option_rows, "o"))
            z = z + relu(self.linear(relu(self.linear(z, "m")), "m2"))
            logits = (BOUND * np.tanh(self.linear(z, "l")[:, 0] / BOUND)).astype(np.float32, copy=False)
            values = self.linear(relu(self.linear(h, "v1")), "v")[:, 0]
        return logits, values

    def linear(self, x: NDArray[np.float32], name: str) -> NDArray[np.float32]:
        out: NDArray[np.float32] = x @ self.weights[name]
        out += self.biases[name]
        return out

    def gathered(self, x: NDArray[np.float32], name: str) -> NDArray[np.float32]:
        """The same where x is mostly zeros: only the columns in which some row has something count."""
        used = np.flatnonzero(x.any(axis=0))
        out: NDArray[np.float32] = x[:, used] @ self.weights[name][used]
        out += self.biases[name]
        return out

    def normal(self, x: NDArray[np.float32], name: str) -> NDArray[np.float32]:
        """Each row with mean 0 and spread 1, scaled, and no less than 0; in place."""
        scale, shift = self.norms[name]
        x -= x.mean(axis=1, keepdims=True)
        spread = np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1]
        x *= scale / np.sqrt(spread + STEADY)
        x += shift
        return relu(x)


def relu(x: NDArray[np.float32]) -> NDArray[np.float32]:
    """In place."""
    np.maximum(x, 0, out=x)
    return x


def expected_share(value: float, sides: int) -> float:
    """The share of the win that a value means at a table of so many sides, rivals nobody plays among them."""
    share = value * (sides - 1) / sides + 1 / sides if sides > 1 else (value + 1) / 2
    return min(1.0, max(0.0, share))


KNOWN: dict[str, Network | None] = {}


def network_of(game_id: str) -> Network | None:
    """The network that comes with a game; None where there is none, WrongNetwork where it does not fit."""
    if game_id not in KNOWN:
        path = WEIGHTS / f"{game_id}.npz"
        network = Network.load(path) if path.exists() else None
        if network is not None:
            network.check(find_game(game_id))
        KNOWN[game_id] = network
    return KNOWN[game_id]


def leading_network(game_id: str) -> Network | None:
    """The network that searches and reviews go by: that of the game, unless its evaluation leads them better."""
    return network_of(game_id) if find_game(game_id).manner.led else None

"""The network alone."""

from __future__ import annotations

import math
from typing import ClassVar

import numpy as np

from deskovka.bots.bot import Considered, Seat
from deskovka.bots.network import Network, expected_share, network_of
from deskovka.bots.parameters import Parameter
from deskovka.bots.simple import GreedyBot
from deskovka.core.luck import below

WARMEST = 100.0
PARTS = 1 << 30  # so finely luck falls


class NeuralBot(GreedyBot):
    """Answers what the game's network holds for best; where there is none it is greedy."""

    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("warmth", 0, WARMEST),)
    warmth: float = 0.0  # 0: always the best; 1: as often as the network would; more: more evenly

    def __init__(self, luck: int) -> None:
        super().__init__(luck)
        self.weighed: list[Considered] = []

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        self.weighed = []
        if len(options) == 1:
            return options[0]
        network = network_of(seat.game.id)
        if network is None:
            return super().answer(seat)
        return self.by_network(network, seat, options)

    def by_network(self, network: Network, seat: Seat, options: list[int]) -> int:
        counts = np.array([len(options)], dtype=np.int64)
        rows = network.option_rows(seat.imagine(self.next_luck()), seat.number, options)
        logits, values = network.judge(seat.features()[None], rows, counts)
        shares = softmax([float(logit) for logit in logits])
        order = sorted(range(len(options)), key=lambda i: (-shares[i], i))
        chance = expected_share(float(values[0]), sides_at(seat))
        self.weighed = [Considered(options[i], chance if i == order[0] else None, shares[i]) for i in order]
        if self.warmth == 0:
            return options[order[0]]
        return options[self.drawn(softmax([float(logit) / self.warmth for logit in logits]))]

    def drawn(self, shares: list[float]) -> int:
        """A place in the list, each as often as its share."""
        falls = int(below(self.next_luck(), PARTS)) / PARTS
        for place, share in enumerate(shares):
            falls -= share
            if falls < 0:
                return place
        return len(shares) - 1

    def considered(self) -> list[Considered]:
        """All options with the network's shares; the chance is that of the table, so only the best has one."""
        return self.weighed


def sides_at(seat: Seat) -> int:
    """How many play there, rivals nobody plays among them."""
    return len(seat.game.result(seat.imagine(1)).sides())


def softmax(values: list[float]) -> list[float]:
    """Shares that add up to 1."""
    top = max(values)
    powers = [math.exp(value - top) for value in values]
    total = sum(powers)
    return [power / total for power in powers]

"""How a search goes about a game: numbers that a game may have of its own, by what was measured (docs/bots.md)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Manner:
    """Temperatures count in how much answers usually differ at a table.  The defaults are for games not measured."""

    def __init__(
        self,
        curiosity: float = 0.3,
        warmth: float = 0.5,
        play_warmth: float = 0.3,
        calm: float = 6.0,
        changes: i64 = 2,
        most: i64 = 24,
        unseen: float = 0.02,
        foresight: i64 = 4,
        caution: float = 0.5,
        patience: float = 2.0,
        likely: float = 0.01,
        sure: float = 0.995,
        led: bool = True,
    ) -> None:
        self.led = led  # where the game has a network: do searches and reviews go by that, or by the evaluation?
        # a tree, by the game's own evaluation (`core.tree`)
        self.curiosity = curiosity  # how much an answer is tried for what it promised
        self.warmth = warmth  # of promises: the higher, the more even
        self.play_warmth = play_warmth  # of answers in playouts
        self.calm = calm  # of leads: the higher, the more points count, the lower, the more winning does
        self.changes = changes  # how often the seat changes in a playout after the tree
        self.most = most  # answers to one question that a playout tries
        self.unseen = unseen  # how much worse than its parent an answer counts that nobody has tried
        # a race, led by a network (`bots.race`)
        self.foresight = foresight  # how often the turn comes back in a playout before the network judges it
        self.caution = caution  # by how many times its doubt another answer must lead the network's own
        self.patience = patience  # by how many times its doubt an answer must lag behind to be given up
        self.likely = likely  # what an answer must promise to be in question from the start
        self.sure = sure  # what an answer must promise to need no search at all

"""Operations on the dice of a battle, and on what follows from it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.counters import Per
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.sources import Op


@mypyc_attr(acyclic=True)
@final
class Dice(Op):
    def __init__(self, who: i64, n: i64 = 0, per: Per | None = None) -> None:
        super().__init__()
        self.who = who
        self.n = n
        self.per = per


@mypyc_attr(acyclic=True)
@final
class SupportDice(Op):
    def __init__(self, unit: i64, n: i64) -> None:
        super().__init__()
        self.unit = unit
        self.n = n


@mypyc_attr(acyclic=True)
@final
class Reroll(Op):
    def __init__(self, who: i64, n: i64, only: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.who = who
        self.n = n
        self.only = vec[i64]()
        for face in only:
            self.only = append(self.only, face)


@mypyc_attr(acyclic=True)
@final
class SetDie(Op):
    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to


@mypyc_attr(acyclic=True)
@final
class RemoveDie(Op):
    def __init__(self) -> None:
        super().__init__()


@mypyc_attr(acyclic=True)
@final
class SwapDie(Op):
    def __init__(self, most_dice: bool = False) -> None:
        super().__init__()
        self.most_dice = most_dice


@mypyc_attr(acyclic=True)
@final
class WinTies(Op):
    def __init__(self) -> None:
        super().__init__()


@mypyc_attr(acyclic=True)
@final
class CancelBattle(Op):
    def __init__(self, players_only: bool = False) -> None:
        super().__init__()
        self.players_only = players_only


@mypyc_attr(acyclic=True)
@final
class RewardAll(Op):
    def __init__(self) -> None:
        super().__init__()


@mypyc_attr(acyclic=True)
@final
class LosersLose(Op):
    def __init__(self, words: str) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)


@mypyc_attr(acyclic=True)
@final
class Spare(Op):
    def __init__(self, unit: i64, n: i64, stay: bool = False) -> None:
        super().__init__()
        self.unit = unit
        self.n = n
        self.stay = stay


@mypyc_attr(acyclic=True)
@final
class DragonTreasure(Op):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

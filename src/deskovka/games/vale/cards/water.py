"""The water cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import first
from deskovka.core.vecs import append, vec
from deskovka.games.vale.choices import Choice
from deskovka.games.vale.effects import Predator, Score, recover_self
from deskovka.games.vale.obstacles import NOTHING_TO_DRAW, STONE_NOT_SWAPPED
from deskovka.games.vale.stones import gain, spend, stone_values, wealth
from deskovka.games.vale.table import CARDS, Card, Player, Step, Vale, define
from deskovka.games.vale.terms import (
    ACTIVE,
    BLUE,
    BONUS,
    DRAGON,
    INSTANT,
    PERMANENT,
    PURPLE,
    SPENT,
    SWAP,
    WATER,
    blues,
    stones,
)


class Charybdis(Card):
    """Active: discard 1 blue stone, gain 5 points."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return p.blue > 0

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        spend(g, p, BLUE)
        g.score(p, ACTIVE, me, 5)


CHARYBDIS: Final = define(15, Charybdis("charybdis", WATER, 5, ACTIVE))

# Hae-tae: the values of your blue and purple stones are swapped.
HAE_TAE: Final = define(16, Card("hae_tae", WATER, 3, PERMANENT, swaps_values=True))


class Hydra(Card):
    """Instant: two different of: 1 purple stone; draw 1 card; 2 blue stones; 4 points."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(ChooseBonuses(p.seat, me))


ONE_PURPLE: Final = 1
ONE_CARD: Final = 2
TWO_BLUES: Final = 4
FOUR_POINTS: Final = 8


class ChooseBonuses(Choice):
    """Name both bonuses before either is carried out (VALE-R.22)."""

    def act(self) -> i64:
        return BONUS

    def things(self, g: Vale) -> vec[i64]:
        pairs = vec[i64]()
        for one in (ONE_PURPLE, ONE_CARD, TWO_BLUES):
            for other in (ONE_CARD, TWO_BLUES, FOUR_POINTS):
                if one < other:
                    pairs = append(pairs, one | other)
        return pairs

    def unfit(self, g: Vale, thing: i64) -> i64:
        return NOTHING_TO_DRAW if thing & ONE_CARD and not g.cards_left() else 0  # VALE-R.17

    def chosen(self, g: Vale, pick: i64) -> None:
        bonuses = first(pick)
        g.do(RestOfBonuses(self.seat, self.card, amount=bonuses))
        if bonuses & ONE_PURPLE:  # all stones arrive together (VALE-R.15)
            gain(g, g.players[self.seat], 0, 2 if bonuses & TWO_BLUES else 0, 1, self.card)


class RestOfBonuses(Step):
    """The bonuses `amount` after the purple stone, in printed order (VALE-R.23)."""

    def run(self, g: Vale) -> None:
        p = g.players[self.seat]
        if self.amount & ONE_CARD:
            g.draw(p)
        if self.amount & FOUR_POINTS:
            g.do(Score(self.seat, self.card, other=INSTANT, amount=4))
        if self.amount & TWO_BLUES and not self.amount & ONE_PURPLE:
            gain(g, p, 0, 2, 0, self.card)


HYDRA: Final = define(17, Hydra("hydra", WATER, 4, INSTANT))


class Kappa(Card):
    """Permanent: when you summon a card and pay with a blue stone, 2 points (VALE-R.20)."""

    def on_other_summon(self, g: Vale, p: Player, me: i64, paid: i64) -> None:
        if blues(paid):
            g.score(p, PERMANENT, me, 2)


KAPPA: Final = define(18, Kappa("kappa", WATER, 1, PERMANENT))

# Leviathan: 7 points; a player you name gives up a dragon card.
LEVIATHAN: Final = define(19, Predator("leviathan", WATER, 4, points=7, prey=DRAGON))


class Nessie(Card):
    """Active: 2 points if there is no dragon card in your area."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        if not p.has_family(DRAGON):
            g.score(p, ACTIVE, me, 2)


NESSIE: Final = define(20, Nessie("nessie", WATER, 2, ACTIVE))


class Poseidon(Card):
    """Instant: 3 points for each water card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 3 * p.count_family(WATER))


POSEIDON: Final = define(21, Poseidon("poseidon", WATER, 7, INSTANT))


class SeaSpirit(Card):
    """Active: 1 point for each blue stone you hold."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, ACTIVE, me, p.blue)


SEA_SPIRIT: Final = define(22, SeaSpirit("sea_spirit", WATER, 1, ACTIVE))


class SnailMaiden(Card):
    """Active: exchange 1 blue stone for 1 purple one, or 1 purple stone for 3 blue ones."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return SwapStones(p.seat, me).possible(g)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(SwapStones(p.seat, me))


class SwapStones(Choice):
    """Choose the stone you give to the Snail Maiden."""

    def act(self) -> i64:
        return SWAP

    def things(self, g: Vale) -> vec[i64]:
        return vec[i64]([BLUE, PURPLE])

    def unfit(self, g: Vale, thing: i64) -> i64:
        p = g.players[self.seat]
        return 0 if (p.blue if thing == BLUE else p.purple) else STONE_NOT_SWAPPED

    def absent(self) -> i64:
        return STONE_NOT_SWAPPED

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        spend(g, p, first(pick))
        if first(pick) == BLUE:
            gain(g, p, 0, 0, 1, self.card)
        else:
            gain(g, p, 0, 3, 0, self.card)


SNAIL_MAIDEN: Final = define(23, SnailMaiden("snail_maiden", WATER, 3, ACTIVE))


class Triton(Card):
    """Permanent: when you tame a water card, gain 2 blue stones."""

    def on_tame(self, g: Vale, p: Player, me: i64, tamed: i64) -> None:
        if CARDS[tamed].family == WATER:
            gain(g, p, 0, 2, 0, me)


TRITON: Final = define(24, Triton("triton", WATER, 4, PERMANENT))


class Undine(Card):
    """Instant: gain 1 blue stone.  Active: recover this card."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        gain(g, p, 0, 1, 0, me)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        recover_self(g, p, me)


UNDINE: Final = define(25, Undine("undine", WATER, 1, INSTANT | ACTIVE))


class UndineQueen(Card):
    """Active: gain 1 blue stone."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        gain(g, p, 0, 1, 0, me)


UNDINE_QUEEN: Final = define(26, UndineQueen("undine_queen", WATER, 3, ACTIVE))


class WaterGiant(Card):
    """Instant: gain 2 blue stones.  Permanent: your blue and purple stones are worth 1 more."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        gain(g, p, 0, 2, 0, me)


WATER_GIANT: Final = define(27, WaterGiant("water_giant", WATER, 4, INSTANT | PERMANENT, blue_value=1, purple_value=1))


class YukiOnna(Card):
    """Instant: discard all your stones and gain their value in points."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        value = wealth(p)
        if p.stone_count():
            g.tell(SPENT, p.seat, stones(p.red, p.blue, p.purple))
        p.red = 0
        p.blue = 0
        p.purple = 0
        g.score(p, INSTANT, me, value)


YUKI_ONNA: Final = define(28, YukiOnna("yuki_onna", WATER, 0, INSTANT))


class YukiOnnaExalted(Card):
    """Instant: points equal to the value of your blue stones."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, p.blue * stone_values(p)[1])


YUKI_ONNA_EXALTED: Final = define(29, YukiOnnaExalted("yuki_onna_exalted", WATER, 3, INSTANT))

"""The fire cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.vale.choices import Recover
from deskovka.games.vale.effects import Score, recover_self
from deskovka.games.vale.obstacles import DOES_NOT_FIT, NOT_FOR_ASMODEUS
from deskovka.games.vale.stones import gain, spend
from deskovka.games.vale.table import CARDS, Card, Player, Vale, define
from deskovka.games.vale.terms import ACTIVE, FIRE, INSTANT, PERMANENT, RED, reds

# Agni: your red stones are worth 1 more.
AGNI: Final = define(0, Card("agni", FIRE, 4, PERMANENT, red_value=1))


class Asmodeus(Card):
    """Active: recover a card with an instant effect and a printed cost of 2 or less."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return RecoverCheap(p.seat, me).possible(g)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(RecoverCheap(p.seat, me))


class RecoverCheap(Recover):
    """Choose a card for Asmodeus."""

    def unfit(self, g: Vale, thing: i64) -> i64:
        return 0 if CARDS[thing].has(INSTANT) and CARDS[thing].cost <= 2 else NOT_FOR_ASMODEUS


ASMODEUS: Final = define(1, Asmodeus("asmodeus", FIRE, 4, ACTIVE))


class Balog(Card):
    """Active: recover a fire card with an instant effect."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return RecoverFire(p.seat, me).possible(g)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(RecoverFire(p.seat, me))


class RecoverFire(Recover):
    """Choose a card for Balog."""

    def unfit(self, g: Vale, thing: i64) -> i64:
        return 0 if CARDS[thing].has(INSTANT) and CARDS[thing].family == FIRE else DOES_NOT_FIT


BALOG: Final = define(2, Balog("balog", FIRE, 4, ACTIVE))


class BurningSkull(Card):
    """Active: discard 1 red stone, gain 3 points."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return p.red > 0

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        spend(g, p, RED)
        g.score(p, ACTIVE, me, 3)


BURNING_SKULL: Final = define(3, BurningSkull("burning_skull", FIRE, 3, ACTIVE))


class Firefox(Card):
    """Instant: 1 point for each card in your hand."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, len(p.hand))


FIREFOX: Final = define(4, Firefox("firefox", FIRE, 1, INSTANT))

# Hestia: your stone limit is 2 higher.
HESTIA: Final = define(5, Card("hestia", FIRE, 0, PERMANENT, stone_limit=2))


class HornedSalamander(Card):
    """Active: gain 4 red stones."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        gain(g, p, 4, 0, 0, me)


HORNED_SALAMANDER: Final = define(6, HornedSalamander("horned_salamander", FIRE, 2, ACTIVE))


class Ifrit(Card):
    """Instant: 1 point for each card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, len(p.area))


IFRIT: Final = define(7, Ifrit("ifrit", FIRE, 2, INSTANT))


class Imp(Card):
    """Instant: gain 2 red stones.  Active: recover this card."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        gain(g, p, 2, 0, 0, me)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        recover_self(g, p, me)


IMP: Final = define(8, Imp("imp", FIRE, 0, INSTANT | ACTIVE))


class Incubus(Card):
    """Instant: 2 points for each card in your area with a printed cost of 2 or less."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        cheap: i64 = 0
        for c in p.area:
            if CARDS[c].cost <= 2:
                cheap += 1
        g.score(p, INSTANT, me, 2 * cheap)


INCUBUS: Final = define(9, Incubus("incubus", FIRE, 2, INSTANT))


class LavaGiant(Card):
    """Instant: 2 points for each fire card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 2 * p.count_family(FIRE))


LAVA_GIANT: Final = define(10, LavaGiant("lava_giant", FIRE, 3, INSTANT))


class Phoenix(Card):
    """Permanent: when you summon a card, 1 point for each red stone paid for it."""

    def on_other_summon(self, g: Vale, p: Player, me: i64, paid: i64) -> None:
        g.score(p, PERMANENT, me, reds(paid))


PHOENIX: Final = define(11, Phoenix("phoenix", FIRE, 3, PERMANENT))


class Salamander(Card):
    """Active: gain 1 red stone and 1 point."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(Score(p.seat, me, other=ACTIVE, amount=1))
        gain(g, p, 1, 0, 0, me)


SALAMANDER: Final = define(12, Salamander("salamander", FIRE, 1, ACTIVE))


class Succubus(Card):
    """Instant: 10 points if your area holds the printed costs 1, 2, 3 and 4."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        costs: i64 = 0
        for c in p.area:
            costs |= 1 << CARDS[c].cost
        if costs & 0b11110 == 0b11110:
            g.score(p, INSTANT, me, 10)


SUCCUBUS: Final = define(13, Succubus("succubus", FIRE, 0, INSTANT))


class Surtr(Card):
    """Instant: 2 points for each family in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 2 * p.count_families())


SURTR: Final = define(14, Surtr("surtr", FIRE, 4, INSTANT))

"""The dragon cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import first
from deskovka.core.vecs import vec
from deskovka.games.vale.areas import discard_from_area, recover
from deskovka.games.vale.choices import Recover
from deskovka.games.vale.effects import CopyEffect, Draw, Predator, Score, can_copy
from deskovka.games.vale.obstacles import NOT_ITSELF
from deskovka.games.vale.stones import gain
from deskovka.games.vale.summon import SummonForFree, could_summon
from deskovka.games.vale.table import CARDS, Card, Player, Vale, define
from deskovka.games.vale.terms import DRAGON, EARTH, FIRE, INSTANT, WATER, WIND


class Aeris(Card):
    """Instant: recover another card of your area and gain its printed cost in points."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return RecoverForPoints(p.seat, me).possible(g)

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(RecoverForPoints(p.seat, me))


class RecoverForPoints(Recover):
    """Choose the card for Aeris."""

    def unfit(self, g: Vale, thing: i64) -> i64:
        return NOT_ITSELF if thing == self.card else 0

    def chosen(self, g: Vale, pick: i64) -> None:
        g.do(Score(self.seat, self.card, other=INSTANT, amount=CARDS[first(pick)].cost))
        recover(g, g.players[self.seat], first(pick))


AERIS: Final = define(60, Aeris("aeris", DRAGON, 9, INSTANT))

# Boulder: 8 points; a player you name gives up a wind card.
BOULDER: Final = define(61, Predator("boulder", DRAGON, 8, points=8, prey=WIND))


class DragonEgg(Card):
    """Instant: discard this card and summon a dragon card from your hand without paying (VALE-R.6)."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        hand = vec[i64]([c for c in p.hand if c != me])
        area = vec[i64]([c for c in p.area if c != me])
        return could_summon(g, p, hand, area, me, DRAGON)

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(SummonForFree(p.seat, me, amount=DRAGON))
        discard_from_area(g, p, me)


DRAGON_EGG: Final = define(62, DragonEgg("dragon_egg", DRAGON, 3, INSTANT))

# Ember: 7 points; a player you name gives up a water card.
EMBER: Final = define(63, Predator("ember", DRAGON, 7, points=7, prey=WATER))


class Eternity(Card):
    """Instant: 4 points for each family in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 4 * p.count_families())


ETERNITY: Final = define(64, Eternity("eternity", DRAGON, 12, INSTANT))

# Gust: 8 points; a player you name gives up an earth card.
GUST: Final = define(65, Predator("gust", DRAGON, 8, points=8, prey=EARTH))

# Marina: 7 points; a player you name gives up a fire card.
MARINA: Final = define(66, Predator("marina", DRAGON, 7, points=7, prey=FIRE))


class Scorch(Card):
    """Instant: copy an instant effect of another card of your area (VALE-R.12)."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return can_copy(g, p, me, INSTANT)

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(CopyEffect(p.seat, me, amount=INSTANT))


SCORCH: Final = define(67, Scorch("scorch", DRAGON, 9, INSTANT))


class Tidal(Card):
    """Instant: 5 points for each dragon card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 5 * p.count_family(DRAGON))


TIDAL: Final = define(68, Tidal("tidal", DRAGON, 5, INSTANT))


class Willow(Card):
    """Instant: gain 1 red, 1 blue and 1 purple stone and 3 points, then draw 1 card."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return g.cards_left() > 0

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(Score(p.seat, me, other=INSTANT, amount=3), Draw(p.seat))
        gain(g, p, 1, 1, 1, me)


WILLOW: Final = define(69, Willow("willow", DRAGON, 10, INSTANT))

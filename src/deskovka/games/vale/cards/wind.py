"""The wind cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.vale.areas import put_on_deck
from deskovka.games.vale.effects import CopyEffect, DrawingCard, can_copy, recover_self
from deskovka.games.vale.rounds import ActivateAll
from deskovka.games.vale.stones import gain
from deskovka.games.vale.table import CARDS, Card, Player, Vale, define
from deskovka.games.vale.terms import ACTIVE, INSTANT, PERMANENT, WIND


class Boreas(Card):
    """Instant: 1 point for each wind card in your area, then recover this card."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, p.count_family(WIND))
        recover_self(g, p, me)


BOREAS: Final = define(45, Boreas("boreas", WIND, 4, INSTANT))


class DandelionSpirit(DrawingCard):
    """Instant: draw 1 card.  Active: recover this card."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        recover_self(g, p, me)


DANDELION_SPIRIT: Final = define(46, DandelionSpirit("dandelion_spirit", WIND, 3, INSTANT | ACTIVE))


class Freyja(Card):
    """Active: 1 point for each card in your area that has an active effect."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        count: i64 = 0
        for c in p.area:
            if CARDS[c].has(ACTIVE):
                count += 1
        g.score(p, ACTIVE, me, count)


FREYJA: Final = define(47, Freyja("freyja", WIND, 7, ACTIVE))


class Genie(Card):
    """Instant: every active effect of your area once, in the order you choose (VALE-R.10)."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(ActivateAll(p.seat))


GENIE: Final = define(48, Genie("genie", WIND, 4, INSTANT))


class GenieExalted(Card):
    """Active: copy an active effect of another card of your area (VALE-R.11)."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return can_copy(g, p, me, ACTIVE)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(CopyEffect(p.seat, me, amount=ACTIVE))


GENIE_EXALTED: Final = define(49, GenieExalted("genie_exalted", WIND, 5, ACTIVE))


class GiRin(Card):
    """Instant: 2 points for each card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 2 * len(p.area))


GI_RIN: Final = define(50, GiRin("gi_rin", WIND, 10, INSTANT))


class Griffon(Card):
    """Active: draw 1 card."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return g.cards_left() > 0

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.draw(p)


GRIFFON: Final = define(51, Griffon("griffon", WIND, 7, ACTIVE))


class Harpy(Card):
    """Active: 3 points if you have as many cards in hand as in your area."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        if len(p.hand) == len(p.area):
            g.score(p, ACTIVE, me, 3)


HARPY: Final = define(52, Harpy("harpy", WIND, 3, ACTIVE))

# Hippogriff: draw 1 card; your wind cards cost 2 less.
HIPPOGRIFF: Final = define(
    53, DrawingCard("hippogriff", WIND, 4, INSTANT | PERMANENT, discount=2, discount_family=WIND)
)


class Odin(Card):
    """Active: 2 points with fewer than 6 cards in hand, otherwise 1 purple stone."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        if len(p.hand) < 6:
            g.score(p, ACTIVE, me, 2)
        else:
            gain(g, p, 0, 0, 1, me)


ODIN: Final = define(54, Odin("odin", WIND, 6, ACTIVE))

# Pegasus: draw 1 card; all your cards cost 1 less.
PEGASUS: Final = define(55, DrawingCard("pegasus", WIND, 3, INSTANT | PERMANENT, discount=1))


class Rudra(Card):
    """Instant: 2 points for each card in your hand."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 2 * len(p.hand))


RUDRA: Final = define(56, Rudra("rudra", WIND, 8, INSTANT))


class Sylph(DrawingCard):
    """Instant: draw 1 card.  Permanent: when you summon another card, 1 point."""

    def on_other_summon(self, g: Vale, p: Player, me: i64, paid: i64) -> None:
        g.score(p, PERMANENT, me, 1)


SYLPH: Final = define(57, Sylph("sylph", WIND, 4, INSTANT | PERMANENT))


class Tengu(Card):
    """Instant: 6 points, then put this card on top of the draw pile."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 6)
        put_on_deck(g, p, me)


TENGU: Final = define(58, Tengu("tengu", WIND, 3, INSTANT))


class Valkyrie(Card):
    """Active: 1 point for each family in your area."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, ACTIVE, me, p.count_families())


VALKYRIE: Final = define(59, Valkyrie("valkyrie", WIND, 5, ACTIVE))

"""The earth cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, remove, vec
from deskovka.games.vale.areas import discard_from_area
from deskovka.games.vale.choices import Choice, Discard, outside_effect
from deskovka.games.vale.effects import recover_self
from deskovka.games.vale.obstacles import CERBERUS_EATS_OTHERS, DOES_NOT_FIT, LEAVES_NO_SUMMON, ONLY_OPPONENTS
from deskovka.games.vale.stones import gain, stone_values
from deskovka.games.vale.summon import ANY_FAMILY, SummonForFree, could_summon
from deskovka.games.vale.table import CARDS, Ask, Card, Player, Vale, define, others
from deskovka.games.vale.terms import (
    ACTIVE,
    BARGAIN,
    BLUE,
    DONE,
    EARTH,
    GAINED,
    GIVE_UP,
    INSTANT,
    PERMANENT,
    PURPLE,
    RED,
    ROB,
    SPENT,
    STOLEN,
    TAKE,
    TOOK,
    purples,
    stones,
)


class Basilisk(Card):
    """Active: lose 0, 1 or 2 points and gain a red, blue or purple stone."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(Bargain(p.seat, me))


class Bargain(Choice):
    """Choose the Basilisk's stone; any of them, at any score (VALE-R.8)."""

    def act(self) -> i64:
        return BARGAIN

    def things(self, g: Vale) -> vec[i64]:
        return vec[i64]([RED, BLUE, PURPLE])

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        stone = first(pick)
        g.score(p, ACTIVE, self.card, -stone)  # red 0, blue 1, purple 2
        gain(g, p, 1 if stone == RED else 0, 1 if stone == BLUE else 0, 1 if stone == PURPLE else 0, self.card)


BASILISK: Final = define(30, Basilisk("basilisk", EARTH, 3, ACTIVE))


class Behemoth(Card):
    """Instant: 3 points for each family in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 3 * p.count_families())


BEHEMOTH: Final = define(31, Behemoth("behemoth", EARTH, 9, INSTANT))


class Cerberus(Card):
    """Instant: discard up to 3 of your other cards from your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(FeedCerberus(p.seat, me, amount=0))


class FeedCerberus(Ask):
    """Pick up to three cards, one after another; `amount` are the places picked, as bits."""

    def options(self, g: Vale) -> vec[i64]:
        area = g.players[self.seat].area
        picks = vec[i64]()
        for place in range(len(area)):
            if self.eats(area, place):
                picks = append(picks, option(GIVE_UP, area[place]))
        return append(picks, option(DONE))

    def eats(self, area: vec[i64], place: i64) -> bool:
        """Other cards, each once, three at most (VALE-R.34)."""
        return not self.amount >> place & 1 and area[place] != self.card and bits_in(self.amount) < 3

    def obstacle(self, g: Vale, pick: i64) -> i64:
        if verb(pick) == DONE:
            return 0
        if verb(pick) != GIVE_UP:
            return outside_effect(pick)
        area = g.players[self.seat].area
        for place in range(len(area)):
            if area[place] == first(pick) and self.eats(area, place):
                return 0
        return CERBERUS_EATS_OTHERS

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        if verb(pick) == GIVE_UP:
            for place in range(len(p.area)):
                if p.area[place] == first(pick):
                    g.do(FeedCerberus(self.seat, self.card, amount=self.amount | 1 << place))
            return
        gone = vec[i64]([p.area[place] for place in range(len(p.area)) if self.amount >> place & 1])
        for card in gone:  # together: the limit is asked for once, after all have left (VALE-R.34)
            discard_from_area(g, p, card)

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, FeedCerberus)


CERBERUS: Final = define(32, Cerberus("cerberus", EARTH, 5, INSTANT))


class ForestSpirit(Card):
    """Instant: discard a card from your hand and gain its printed cost in points."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return others(p.hand, me) > 0

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(DiscardForPoints(p.seat, me))


class DiscardForPoints(Discard):
    """Choose the card for the Forest Spirit."""

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        g.discard_from_hand(p, first(pick))
        g.score(p, INSTANT, self.card, CARDS[first(pick)].cost)


FOREST_SPIRIT: Final = define(33, ForestSpirit("forest_spirit", EARTH, 2, INSTANT))


class Gargoyle(Card):
    """Permanent: when you summon a card and pay with a purple stone, 3 points (VALE-R.20)."""

    def on_other_summon(self, g: Vale, p: Player, me: i64, paid: i64) -> None:
        if purples(paid):
            g.score(p, PERMANENT, me, 3)


GARGOYLE: Final = define(34, Gargoyle("gargoyle", EARTH, 2, PERMANENT))


class Goblin(Card):
    """Active: steal 1 point from an opponent (VALE-CLR.9, VALE-R.9)."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(Rob(p.seat, me))


class Rob(Choice):
    """Choose whom the Goblin robs."""

    def act(self) -> i64:
        return ROB

    def things(self, g: Vale) -> vec[i64]:
        return vec[i64]([q.seat for q in g.players])

    def unfit(self, g: Vale, thing: i64) -> i64:
        return ONLY_OPPONENTS if thing == self.seat else 0

    def absent(self) -> i64:
        return ONLY_OPPONENTS

    def chosen(self, g: Vale, pick: i64) -> None:
        g.score(g.players[self.seat], STOLEN, self.card, 1)
        g.score(g.players[first(pick)], STOLEN, self.card, -1)


GOBLIN: Final = define(35, Goblin("goblin", EARTH, 1, ACTIVE))


class GoblinSoldier(Card):
    """Active: 4 points if an opponent has more points than you; otherwise lose 4 (VALE-R.31)."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        points = -4
        for q in g.players:
            if q.score > p.score:
                points = 4
        g.score(p, ACTIVE, me, points)


GOBLIN_SOLDIER: Final = define(36, GoblinSoldier("goblin_soldier", EARTH, 4, ACTIVE))


class Medusa(Card):
    """Active: discard a card from your hand, then gain 1 purple stone (VALE-CLR.2)."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return others(p.hand, me) > 0

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(DiscardForPurple(p.seat, me))


class DiscardForPurple(Discard):
    """Choose the card for Medusa."""

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        g.discard_from_hand(p, first(pick))
        gain(g, p, 0, 0, 1, self.card)


MEDUSA: Final = define(37, Medusa("medusa", EARTH, 4, ACTIVE))


class Mimic(Card):
    """Active: take an earth card of the discard pile into your hand."""

    def can_activate(self, g: Vale, p: Player, me: i64) -> bool:
        return TakeFromDiscard(p.seat, me).possible(g)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        g.do(TakeFromDiscard(p.seat, me))


class TakeFromDiscard(Choice):
    """Choose the card for the Mimic."""

    def act(self) -> i64:
        return TAKE

    def things(self, g: Vale) -> vec[i64]:
        return g.discard

    def unfit(self, g: Vale, thing: i64) -> i64:
        return 0 if CARDS[thing].family == EARTH else DOES_NOT_FIT

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        g.discard = remove(g.discard, first(pick))
        g.take_openly(p, first(pick))
        g.tell(TOOK, self.seat, first(pick))


MIMIC: Final = define(38, Mimic("mimic", EARTH, 6, ACTIVE))


class MudSlime(Card):
    """Instant: 6 points.  Active: recover this card."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 6)

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        recover_self(g, p, me)


MUD_SLIME: Final = define(39, MudSlime("mud_slime", EARTH, 6, INSTANT | ACTIVE))


class RockGolem(Card):
    """Instant: points equal to the value of your purple stones."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, p.purple * stone_values(p)[2])


ROCK_GOLEM: Final = define(40, RockGolem("rock_golem", EARTH, 6, INSTANT))


class SandGiant(Card):
    """Instant: 4 points for each earth card in your area."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, 4 * p.count_family(EARTH))


SAND_GIANT: Final = define(41, SandGiant("sand_giant", EARTH, 10, INSTANT))


class StoneGolem(Card):
    """Instant: each of your stones becomes a purple one."""

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        count = p.stone_count()
        if count:
            g.tell(SPENT, p.seat, stones(p.red, p.blue, p.purple))
            g.tell(GAINED, p.seat, stones(0, 0, count), me)
        p.red = 0
        p.blue = 0
        p.purple = count


STONE_GOLEM: Final = define(42, StoneGolem("stone_golem", EARTH, 6, INSTANT))


class Troll(Card):
    """Active: 3 points if you hold a purple stone."""

    def on_activation(self, g: Vale, p: Player, me: i64) -> None:
        if p.purple:
            g.score(p, ACTIVE, me, 3)


TROLL: Final = define(43, Troll("troll", EARTH, 3, ACTIVE))


class YoungForestSpirit(Card):
    """Instant: discard a card from your hand and summon another one without paying (VALE-R.6)."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return DiscardForSummon(p.seat, me).possible(g)

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.do(DiscardForSummon(p.seat, me), SummonForFree(p.seat, amount=ANY_FAMILY))


class DiscardForSummon(Discard):
    """Choose the card for the Young Forest Spirit: another one that leaves a card to summon."""

    def unfit(self, g: Vale, thing: i64) -> i64:
        fits = thing != self.card and leaves_a_summon(g, g.players[self.seat], self.card, thing)
        return 0 if fits else LEAVES_NO_SUMMON

    def chosen(self, g: Vale, pick: i64) -> None:
        g.discard_from_hand(g.players[self.seat], first(pick))

    def waits(self, g: State) -> bool:
        assert isinstance(g, Vale)
        return len(g.players[self.seat].hand) > 1  # which of them will do, only their owner knows


def leaves_a_summon(g: Vale, p: Player, me: i64, discarded: i64) -> bool:
    """With `me` in the area and this card discarded: can another card of the hand be summoned?"""
    hand = vec[i64]([c for c in p.hand if c != me and c != discarded])
    area = p.area[:]
    if me not in area:
        area = append(area, me)
    return could_summon(g, p, hand, area, discarded, ANY_FAMILY)


YOUNG_FOREST_SPIRIT: Final = define(44, YoungForestSpirit("young_forest_spirit", EARTH, 0, INSTANT))

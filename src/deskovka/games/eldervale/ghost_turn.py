"""A turn of the ghosts: a die chooses a zone; its card is resolved, or the ghosts regroup (GHOST-5, GHOST-6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.battle import Battles
from deskovka.games.eldervale.battle_causes import meets_somebody
from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.gaining import FOR_GHOST_CARDS, draw_card, score
from deskovka.games.eldervale.ghost_building import GhostBuilds
from deskovka.games.eldervale.ghost_rows import GhostTreasure, RollForCard
from deskovka.games.eldervale.ghost_zones import GhostRegroup, leave_zone, leftmost_in
from deskovka.games.eldervale.ghosts import (
    ADVENTURE,
    AT_ACTION,
    AT_BATTLE,
    AT_CARD,
    AT_DIE,
    AT_NEW_CARD,
    AT_PLACING,
    AT_RAMPAGE,
    AT_TREASURE,
    BUILDS,
    CARD_COUNT,
    CARDS,
    FAME,
    GHOSTS,
    MAGIC,
    NAMED_RUIN,
    NO_CAUSE,
    NO_REALM,
    NO_RUIN,
    NOWHERE,
    PLAYER_DECIDES,
    POINTS,
    REALM_TILE,
    ZONE_OF_FACE,
    GhostCard,
    Ghosts,
)
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement
from deskovka.games.eldervale.rampage import OfferCharge, Rampage
from deskovka.games.eldervale.realms import STEPS, TILES
from deskovka.games.eldervale.steps import Ask, RollOne, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import PLACED
from deskovka.games.eldervale.verbs import (
    GHOST_CARD_PLAYED,
    GHOST_CARD_TURNED,
    GHOSTS_SHUFFLED,
    NO_REALM_THERE,
    PLACE,
    UNIT_PLACED,
    ZONE_ROLLED,
)
from deskovka.games.eldervale.windows import AskAround


@mypyc_attr(acyclic=True)
@final
class RollZone(RollOne):
    """The zone of this turn; without a unit in it the ghosts regroup, and its card stays (GHOST-5.2 to 5.4, 15.8)."""

    def chosen(self, g: Eldervale, pick: i64) -> None:
        ghosts = the_ghosts(g)
        ghosts.stage = AT_DIE
        ghosts.zone = ZONE_OF_FACE[first(pick)]
        g.tell(ZONE_ROLLED, GHOSTS, first(pick), ghosts.zone)
        use_zone(g)


def use_zone(g: Eldervale) -> None:
    """The card of the zone that was chosen, or a regroup where no unit is left in it."""
    ghosts = the_ghosts(g)
    if leftmost_in(g, ghosts.zone) == NO_PIECE:
        g.do(GhostRegroup())
    else:
        g.do(ResolveCard(thing=ghosts.cards[ghosts.zone]))


def the_ghosts(g: Eldervale) -> Ghosts:
    ghosts = g.ghosts
    assert ghosts is not None
    return ghosts


@mypyc_attr(acyclic=True)
@final
class ResolveCard(Step):
    """A ghost card (`thing`): the placement with its treasure, one thing more, battles, a new card (GHOST-6.1, 6.9)."""

    def run(self, g: Eldervale) -> None:
        the_ghosts(g).stage = AT_CARD
        g.tell(GHOST_CARD_PLAYED, GHOSTS, self.thing, the_ghosts(g).zone, the_ghosts(g).guardian)
        g.do(
            SendGhost(thing=self.thing),
            SecondAction(thing=self.thing),
            Stage(amount=AT_BATTLE),
            Battles(GHOSTS),
            NewCard(),
        )


@mypyc_attr(acyclic=True)
@final
class Stage(Step):
    """The turn has come to this stage (`amount`): what happens now is told there."""

    def run(self, g: Eldervale) -> None:
        the_ghosts(g).stage = self.amount


# ---- the placement


@mypyc_attr(acyclic=True)
@final
class SendGhost(Step):
    """The leftmost unit of the zone goes where the card (`thing`) shows (GHOST-6.3 to 6.5)."""

    def run(self, g: Eldervale) -> None:
        the_ghosts(g).stage = AT_PLACING
        card: GhostCard = CARDS[self.thing]
        guardian = the_ghosts(g).guardian
        if card.ruin != NO_RUIN and g.map >> card.ruin & 1:
            put_ghost(g, card.ruin, NAMED_RUIN)
        elif guardian == NOWHERE:
            g.do(WhereTo(GHOSTS))
        elif card.ruin != NO_RUIN:
            put_ghost(g, guardian, NO_REALM)
        else:
            there = g.tile_at(g.spots[guardian] + STEPS[card.way])
            if there < 0:
                g.tell(NO_REALM_THERE, GHOSTS, guardian, card.way)
                put_ghost(g, guardian, NO_REALM)
            else:
                put_ghost(g, there, NO_CAUSE)


@mypyc_attr(acyclic=True)
@final
class WhereTo(Ask):
    """The guardian is not on the map yet: the player says where the unit goes (GHOST-13.3)."""

    def kind(self, g: Eldervale) -> i64:
        return kind_of(leftmost_in(g, the_ghosts(g).zone))

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for realm in range(TILES):
            if g.map >> realm & 1:
                found = append(found, option(PLACE, self.kind(g), realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != PLACE:
            return why.GHOST_FIRST
        if first(pick) != self.kind(g):
            return why.LEFTMOST_GHOST
        return 0 if g.map >> second(pick) & 1 else why.NOT_ON_THE_MAP

    def chosen(self, g: Eldervale, pick: i64) -> None:
        put_ghost(g, second(pick), PLAYER_DECIDES)

    def inside(self) -> bool:
        return True


def put_ghost(g: Eldervale, realm: i64, cause: i64) -> None:
    """The unit stands there, whatever forbids it to players; then rampage and treasure (GHOST-6.6 to 6.8)."""
    zone = the_ghosts(g).zone
    placement = Placement()
    placement.piece = leftmost_in(g, zone)
    placement.realm = realm
    placement.met = meets_somebody(g, GHOSTS, realm)
    leave_zone(g, zone)
    g.where[placement.piece] = realm
    g.placements = append(g.placements, placement)
    number = len(g.placements) - 1
    g.tell(UNIT_PLACED, GHOSTS, kind_of(placement.piece), realm, cause)
    g.do(
        Stage(amount=AT_RAMPAGE),
        Rampage(GHOSTS, amount=number),
        OfferCharge(GHOSTS, realm=realm, amount=number),
        AskAround(realm=realm, amount=PLACED),
        Stage(amount=AT_TREASURE),
        GhostTreasure(realm=realm),
    )


# ---- what else the card does


@mypyc_attr(acyclic=True)
@final
class SecondAction(Step):
    """What a card (`thing`) does beside the placement (GHOST-6.2)."""

    def run(self, g: Eldervale) -> None:
        the_ghosts(g).stage = AT_ACTION
        the_ghosts(g).cause = GHOST_CARD_PLAYED
        card: GhostCard = CARDS[self.thing]
        p = g.players[GHOSTS]
        if card.action == BUILDS:
            g.do(GhostBuilds())
        elif card.action == ADVENTURE:
            g.do(RollForCard(NATURE))
        elif card.action == REALM_TILE:
            g.do(LayTile(GHOSTS))
        elif card.action == MAGIC:
            for _ in range(card.count):
                draw_card(g, p)
        elif card.action == FAME:
            gain_fame(g, p, card.count)
        elif card.action == POINTS:
            score(g, p, card.count, FOR_GHOST_CARDS)


@mypyc_attr(acyclic=True)
@final
class NewCard(Step):
    """The card of the zone is discarded, another one takes its place (GHOST-6.1, GHOST-6.10)."""

    def run(self, g: Eldervale) -> None:
        ghosts = the_ghosts(g)
        ghosts.stage = AT_NEW_CARD
        ghosts.discards |= bit(ghosts.cards[ghosts.zone])
        if len(ghosts.deck) == 0:
            for card in range(CARD_COUNT):
                if ghosts.discards >> card & 1:
                    ghosts.deck = append(ghosts.deck, card)
            ghosts.discards = 0
            g.shuffle(ghosts.deck)
            g.tell(GHOSTS_SHUFFLED)
        ghosts.deck, card = pop(ghosts.deck)
        ghosts.cards[ghosts.zone] = card
        g.tell(GHOST_CARD_TURNED, GHOSTS, card, ghosts.zone)

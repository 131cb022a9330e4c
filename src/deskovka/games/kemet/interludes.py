"""What a player may do beside the actions: day cards and creatures (KEMET-DAY.8, KEMET-DAY.11, KEMET-CRE.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.asides import card_obstacle, deploy_obstacle, elsewhere
from deskovka.games.kemet.cards import (
    BATTLE_KINDS,
    CARD_KINDS,
    ENLISTED,
    ENLISTMENT,
    MANA_THEFT,
    OPEN_GATES,
    PRAYER,
    PRAYER_GAIN,
    RAINING_FIRE,
    STOLEN,
    SWIFT,
    SWIFTNESS,
    TELEPORTATION,
)
from deskovka.games.kemet.placing import WITH_ARMIES, PlaceUnits, deploy, deploy_options, places
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import PROTECTS
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.spreading import is_too_large
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import (
    CARD_PLAYED,
    DAY,
    DEPLOY,
    DONE,
    FOR_MANA_THEFT,
    FOR_PRAYER_CARD,
    PLAY,
    PRAYER_LOST,
    STRIKE,
    UNITS_LOST,
)

# Moments at which cards are played
ANY_TIME: Final = 0
MARCH_BEGINS: Final = 1
ON_THE_WAY: Final = 2


def card_options(g: Kemet, p: Player, moment: i64) -> vec[i64]:
    """Day cards that may be played now."""
    found = vec[i64]()
    for kind in range(BATTLE_KINDS, CARD_KINDS):
        if p.hand[kind] and play_obstacle(g, p, kind, moment) == 0:
            found = append(found, option(PLAY, kind))
    return found


def play_obstacle(g: Kemet, p: Player, kind: i64, moment: i64) -> i64:
    """To a day card at this moment."""
    return card_obstacle(p, kind) or object_obstacle(g, p, kind, moment)


def object_obstacle(g: Kemet, p: Player, kind: i64, moment: i64) -> i64:
    """Has the card an object now, and is this its moment (KEMET-CARD.7, KEMET-DAY.11)?"""
    if kind in (SWIFTNESS, OPEN_GATES):
        if moment == MARCH_BEGINS:
            return 0
        return why.CARD_BEFORE_A_MARCH if g.march is None else why.CARD_AS_MARCH_BEGINS
    if kind == TELEPORTATION:
        return teleportation_obstacle(g, moment)
    if kind == ENLISTMENT:
        return enlistment_obstacle(g, p)
    if kind == RAINING_FIRE:
        return 0 if len(strike_options(g, p)) else why.CARD_NO_TARGET
    return 0


def teleportation_obstacle(g: Kemet, moment: i64) -> i64:
    """It is a way to go, never played by itself."""
    march = g.march
    if moment != ON_THE_WAY or march is None:
        return why.CARD_WHILE_MARCHING
    return why.TELEPORTED if march.teleported else why.CARD_BY_GOING


def enlistment_obstacle(g: Kemet, p: Player) -> i64:
    if p.supply == 0:
        return why.CARD_NO_UNIT
    if len(places(g, p, WITH_ARMIES, ENLISTED, True)):
        return 0
    return why.TAKES_WAY_OUT if is_too_large(g, p) else why.CARD_NO_PLACE


def strike_options(g: Kemet, p: Player) -> vec[i64]:
    """Units that Raining Fire can strike."""
    found = vec[i64]()
    for area in g.board.areas:
        for other in range(g.seats):
            if strike_obstacle(g, p, area, other) == 0:
                found = append(found, option(STRIKE, area, other))
    return found


def strike_obstacle(g: Kemet, p: Player, area: i64, other: i64) -> i64:
    """Units of opponents that no creature protects."""
    if other == p.seat or other >= g.seats or not g.units[at(other, area)]:
        return why.NOBODY_TO_STRIKE
    return why.STRIKE_PROTECTED if g.can(other, area, PROTECTS) else 0


def play_card(g: Kemet, p: Player, kind: i64) -> None:
    """Pay, discard, and do what the card says (KEMET-CARD.5)."""
    g.tell(CARD_PLAYED, p.seat, kind)
    g.pay(p, card_price(p, kind))
    g.discard_card(p, kind)
    march = g.march
    if kind == PRAYER:
        g.gain_prayer(p, PRAYER_GAIN, FOR_PRAYER_CARD)
    elif kind == MANA_THEFT:
        for q in g.players:
            if q.seat != p.seat and q.prayer > 0:
                lost = min(STOLEN, q.prayer)
                q.prayer -= lost
                g.tell(PRAYER_LOST, q.seat, lost)
        g.gain_prayer(p, STOLEN, FOR_MANA_THEFT)
    elif kind == ENLISTMENT:
        g.do(PlaceUnits(p.seat, WITH_ARMIES, amount=ENLISTED))
    elif kind == RAINING_FIRE:
        g.do(Strike(p.seat))
    elif kind == SWIFTNESS and march is not None:
        march.left += SWIFT
    elif kind == OPEN_GATES and march is not None:
        march.no_walls = True


@mypyc_attr(acyclic=True)
@final
class Strike(Ask):
    """Raining Fire: which unit?"""

    def options(self, g: Kemet) -> vec[i64]:
        return strike_options(g, g.players[self.seat])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != STRIKE:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return strike_obstacle(g, p, first(pick), second(pick))

    def chosen(self, g: Kemet, pick: i64) -> None:
        gone = g.take_units(second(pick), first(pick), 1)
        g.tell(UNITS_LOST, second(pick), gone, first(pick))
        if g.units[at(second(pick), first(pick))] == 0 and first(pick) in g.fights:  # recruits find nobody to fight
            g.drop_fight(first(pick))

    def inside(self) -> bool:
        return True


def aside_options(g: Kemet, p: Player, moment: i64) -> vec[i64]:
    """Cards and creatures that may be brought now."""
    found = card_options(g, p, moment)
    for choice in deploy_options(g, p):
        found = append(found, choice)
    return found


def aside_obstacle(g: Kemet, p: Player, pick: i64, moment: i64, otherwise: i64) -> i64:
    """To a card or creature at a moment for them; to all else: `otherwise`."""
    if verb(pick) == PLAY:
        return play_obstacle(g, p, first(pick), moment)
    if verb(pick) == DEPLOY:
        return deploy_obstacle(g, p, first(pick), second(pick))
    return elsewhere(g, p, pick, otherwise)


def do_aside(g: Kemet, p: Player, pick: i64) -> None:
    if verb(pick) == DEPLOY:
        deploy(g, p, first(pick), second(pick))
    else:
        play_card(g, p, first(pick))


@mypyc_attr(acyclic=True)
@final
class Interlude(Ask):
    """Between actions and after the last one: anything else?"""

    def options(self, g: Kemet) -> vec[i64]:
        return append(aside_options(g, g.players[self.seat], ANY_TIME), DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        return aside_obstacle(g, g.players[self.seat], pick, ANY_TIME, why.NOT_THIS_ACTION)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        g.do(self)
        do_aside(g, g.players[self.seat], pick)

    def waits(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return holds_cards(g, self.seat)

    def skip(self) -> i64:
        return DONE


def has_aside(g: Kemet, seat: i64) -> bool:
    """Is it this player's turn, with a card to play or a creature to bring?"""
    return g.phase == DAY and g.order[g.turn] == seat and len(aside_options(g, g.players[seat], ANY_TIME)) > 0


def holds_cards(g: Kemet, seat: i64) -> bool:
    """For all anybody else knows a card could be played now: some cost nothing and always work (KEMET-CARD.2)."""
    return g.players[seat].cards_held() > 0

"""A battle, steps 2 to 5 (KEMET-BAT, KEMET-BAT2 to KEMET-BAT5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.aftermath import AfterBattle
from deskovka.games.kemet.cards import BATTLE_KINDS, CARD_KINDS
from deskovka.games.kemet.council import added, call_council, discarded_card, played_card, without_discard
from deskovka.games.kemet.forces import fighting_tiles, force_of, losses_of, total, works
from deskovka.games.kemet.ongoing import new_battle
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    DEDICATION,
    DEFENSIVE_VICTORY,
    DEVOURED,
    DEVOURS,
    HONOUR,
    HUNGER,
    INITIATIVE,
    PROTECTS,
    TRAP,
    WOUNDING,
)
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    BATTLE_BEGAN,
    BATTLE_WON,
    CARD_ADDED,
    CARD_DISCARDED,
    CARD_SHOWN,
    DONE,
    FOR_ATTACKING,
    FOR_BATTLE,
    FOR_DESTROYED,
    FOR_FALLEN,
    STRENGTH,
    UNITS_LOST,
    VETERANS_GAINED,
    WOUND,
)


@mypyc_attr(acyclic=True)
@final
class Fight(Step):
    """Armies of two players meet: `seat` attacks `other` in `area`; `amount` is 1 after a Move action (KEMET-BAT.1)."""

    def run(self, g: Kemet) -> None:
        g.battle = new_battle(self.area, self.seat, self.other, self.amount == 1)
        g.tell(BATTLE_BEGAN, self.seat, self.area, self.other)
        before_council(g)
        g.picks = NONE
        begin_council(g)


def begin_council(g: Kemet) -> None:
    """The war council, and what follows from it (KEMET-BAT.4)."""
    battle = g.battle
    assert battle is not None
    g.do(Clash(), Wound(battle.attacker), Wound(battle.defender), Outcome(), Spoils(), AfterBattle())
    call_council(g)


def before_council(g: Kemet) -> None:
    """Effects when a battle starts, the attacker's first (KEMET-BAT.5, KEMET-BAT.6)."""
    battle = g.battle
    assert battle is not None
    attacker = g.players[battle.attacker]
    defender = g.players[battle.defender]
    g.gain_prayer(attacker, attacker.powers[DEDICATION], FOR_ATTACKING)
    strike(g, attacker.powers[INITIATIVE], attacker, defender)
    if battle.by_move:
        strike(g, defender.powers[TRAP], defender, attacker)


def strike(g: Kemet, count: i64, by: Player, victim: Player) -> None:
    """Destroy units of the other side before step 1, unless a creature protects them."""
    battle = g.battle
    assert battle is not None
    if count == 0 or works(g, victim.seat, PROTECTS):
        return
    gone = g.take_units(victim.seat, battle.area, count)
    if gone:
        g.tell(UNITS_LOST, victim.seat, gone, battle.area)


# ---- step 2: clash


@mypyc_attr(acyclic=True)
@final
class Clash(Step):
    """Reveal and pay (KEMET-BAT2)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        for seat in (battle.attacker, battle.defender):
            p = g.players[seat]
            pick = g.picks[seat]
            battle.cards[battle.side(seat)] = without_discard(pick)
            p.battle_cards &= ~(1 << played_card(pick) | 1 << discarded_card(pick))
            p.closed_cards |= 1 << discarded_card(pick)
            g.tell(CARD_SHOWN, seat, played_card(pick))
            for kind in range(BATTLE_KINDS):
                for _ in range(added(pick, kind)):
                    p.take_out(kind)
                    g.tell(CARD_ADDED, seat, kind)
                    g.pay(p, card_price(p, kind))
        g.picks = NONE


@mypyc_attr(acyclic=True)
@final
class Wound(Ask):
    """Divine Wound: discard DI cards for strength, one after another."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.powers[WOUNDING]:
            for kind in range(CARD_KINDS):
                if p.hand[kind]:
                    found = append(found, option(WOUND, kind))
        return append(found, DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        if verb(pick) != WOUND:
            return why.BATTLE_FIRST
        p = g.players[self.seat]
        return 0 if p.powers[WOUNDING] and p.hand[first(pick)] else why.CARD_NOT_HELD

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        battle = g.battle
        assert battle is not None
        p = g.players[self.seat]
        g.discard_card(p, first(pick))
        battle.wounds[battle.side(self.seat)] += p.powers[WOUNDING]
        g.tell(CARD_DISCARDED, self.seat, first(pick))
        g.do(Wound(self.seat))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Wound) and before.seat == self.seat


# ---- steps 3 and 4: outcome and losses


@mypyc_attr(acyclic=True)
@final
class Outcome(Step):
    """The higher strength wins, the defender on a tie; then losses on both sides at once (KEMET-BAT3, KEMET-BAT4)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        attacker, defender = battle.attacker, battle.defender
        battle.figures = vec[i64]([g.creature_in(attacker, battle.area), g.creature_in(defender, battle.area)])
        battle.attack_force = force_of(g, attacker, battle.cards[0])
        battle.defend_force = force_of(g, defender, battle.cards[1])
        battle.attack_tiles = fighting_tiles(g.players[attacker], 0)
        battle.defend_tiles = fighting_tiles(g.players[defender], 1)
        strength = total(battle.attack_force, 0)
        resistance = total(battle.defend_force, 0)
        g.tell(STRENGTH, attacker, strength)
        g.tell(STRENGTH, defender, resistance)
        battle.winner = attacker if strength > resistance else defender
        g.tell(BATTLE_WON, battle.winner, battle.area)
        battle.lost = vec[i64]([losses_of(g, attacker), losses_of(g, defender)])
        for seat in (attacker, defender):
            gone = g.take_units(seat, battle.area, battle.lost[battle.side(seat)])
            if gone:
                g.tell(UNITS_LOST, seat, gone, battle.area)
        for seat in (attacker, defender):
            p = g.players[seat]
            side = battle.side(seat)
            g.gain_prayer(p, p.powers[HUNGER] * battle.losses[1 - side], FOR_DESTROYED)
            g.gain_prayer(p, p.powers[HONOUR] * battle.losses[side], FOR_FALLEN)


# ---- step 5: spoils


@mypyc_attr(acyclic=True)
@final
class Spoils(Step):
    """Points and veteran tokens (KEMET-BAT5)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        winner = g.players[battle.winner]
        survived = g.units[at(winner.seat, battle.area)] > 0
        gained: i64 = 0
        if survived:
            if winner.seat == battle.attacker:
                gained += 1
            else:
                gained += winner.powers[DEFENSIVE_VICTORY]
            if works(g, winner.seat, DEVOURS) and battle.losses[1 - battle.side(winner.seat)] >= DEVOURED:
                gained += 1
        battle.points = gained
        for _ in range(gained):
            g.gain_point(winner, FOR_BATTLE)
        for seat in (battle.attacker, battle.defender):
            tokens: i64 = 0
            if seat == battle.defender and seat == winner.seat:
                tokens += 1
            if seat != winner.seat or gained == 0:
                tokens += 1
            battle.veterans[battle.side(seat)] = tokens
            if tokens:
                g.players[seat].veterans += tokens
                g.tell(VETERANS_GAINED, seat, tokens)

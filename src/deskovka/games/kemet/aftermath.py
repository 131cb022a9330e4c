"""Steps 6 to 8 of a battle: what becomes of the armies, and the end (KEMET-BAT6 to KEMET-BAT8)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, KIND_OF, are_neighbours
from deskovka.games.kemet.cards import BATTLE_KINDS, DIVERSION
from deskovka.games.kemet.council import added, played_card
from deskovka.games.kemet.ongoing import RETIRED, SENT_AWAY, STAYED, Battle
from deskovka.games.kemet.placing import take_cards_back
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import DISBAND, DISBANDED, FOR_DISBANDING, NOBODY, RETREAT, RETREATED, SEND_TO, STAY


@mypyc_attr(acyclic=True)
@final
class AfterBattle(Step):
    """First the loser, then the winner, then the end (KEMET-BAT6 to KEMET-BAT8)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        loser = battle.other(battle.winner)
        g.do(LoserChoice(loser), WinnerChoice(battle.winner), EndBattle())


@mypyc_attr(acyclic=True)
@final
class LoserChoice(Ask):
    """Retreat, disband or stay (KEMET-BAT6)."""

    def options(self, g: Kemet) -> vec[i64]:
        battle = g.battle
        assert battle is not None
        if g.units[at(self.seat, battle.area)] == 0:
            return vec[i64]()  # nobody is left to choose
        return vec[i64]([pick for pick in (STAY, RETREAT, DISBAND) if self.obstacle(g, pick) == 0])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        battle = g.battle
        assert battle is not None
        alone = g.units[at(battle.winner, battle.area)] == 0
        if pick == DISBAND:
            return 0
        if pick == STAY:
            return 0 if alone else why.CANNOT_STAY
        if pick != RETREAT:
            return why.BATTLE_FIRST
        if alone:
            return why.NO_RETREAT_NEEDED
        return 0 if len(retreats(g, self.seat)) else why.NOWHERE_TO_RETREAT

    def chosen(self, g: Kemet, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        if pick == DISBAND:
            disband(g, self.seat)
        elif pick == RETREAT:
            g.do(SendLoser(battle.winner, other=self.seat))
        else:
            battle.after[battle.side(self.seat)] = STAYED

    def inside(self) -> bool:
        return True


def retreats(g: Kemet, seat: i64) -> vec[i64]:
    """Bordering areas a beaten army can go to (KEMET-BAT6.5)."""
    battle = g.battle
    assert battle is not None
    found = vec[i64]()
    for i in range(g.board.border_ends[battle.area], g.board.border_ends[battle.area + 1]):
        if refuge_obstacle(g, seat, battle, g.board.borders[i]) == 0:
            found = append(found, g.board.borders[i])
    return found


def refuge_obstacle(g: Kemet, seat: i64, battle: Battle, area: i64) -> i64:
    """To a retreat over the border: free, no district of another city, within the limit (KEMET-BAT6.6, .7, .13)."""
    p = g.players[seat]
    if g.enemy_in(seat, area) != NOBODY:
        return why.RETREAT_TO_ENEMIES
    if KIND_OF[area] == DISTRICT and CITY_OF[area] != p.city:
        return why.RETREAT_TO_A_CITY
    full = g.units[at(seat, area)] + g.units[at(seat, battle.area)] > p.army_limit()
    return why.RETREAT_FULL if full else 0


@mypyc_attr(acyclic=True)
@final
class SendLoser(Ask):
    """The winner chooses where `other` retreats to (KEMET-BAT6.5)."""

    def options(self, g: Kemet) -> vec[i64]:
        return each(SEND_TO, retreats(g, self.other))

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        battle = g.battle
        assert battle is not None
        if verb(pick) != SEND_TO:
            return why.BATTLE_FIRST
        if not are_neighbours(g.board, battle.area, first(pick)):
            return why.RETREAT_NOT_BORDERING
        return refuge_obstacle(g, self.other, battle, first(pick))

    def chosen(self, g: Kemet, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        area = first(pick)
        loser = self.other
        army = g.units[at(loser, battle.area)]
        g.units[at(loser, battle.area)] = 0
        g.units[at(loser, area)] += army
        creature = g.creature_in(loser, battle.area)
        if creature >= 0 and g.creature_in(loser, area) < 0:
            g.creature_areas[creature] = area
        g.call_back_alone(loser, battle.area)
        battle.after[battle.side(loser)] = SENT_AWAY
        battle.refuge = area
        g.tell(RETREATED, loser, army, battle.area, area)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class WinnerChoice(Ask):
    """Stay or disband (KEMET-BAT7)."""

    def options(self, g: Kemet) -> vec[i64]:
        battle = g.battle
        assert battle is not None
        if g.units[at(self.seat, battle.area)] == 0:
            return vec[i64]()
        return vec[i64]([STAY, DISBAND])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        return 0 if pick in (STAY, DISBAND) else why.BATTLE_FIRST

    def chosen(self, g: Kemet, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        if pick == DISBAND:
            disband(g, self.seat)
        else:
            battle.after[battle.side(self.seat)] = STAYED

    def inside(self) -> bool:
        return True


def disband(g: Kemet, seat: i64) -> None:
    """The army goes to the supply for prayer points, one less than its units (KEMET-BAT6.2)."""
    battle = g.battle
    assert battle is not None
    battle.after[battle.side(seat)] = RETIRED
    gone = g.take_units(seat, battle.area, g.units[at(seat, battle.area)])
    g.tell(DISBANDED, seat, gone, battle.area)
    g.gain_prayer(g.players[seat], gone - 1, FOR_DISBANDING)


@mypyc_attr(acyclic=True)
@final
class EndBattle(Step):
    """Cards are discarded, and taken back when none is left (KEMET-BAT8)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        for seat in (battle.attacker, battle.defender):
            p = g.players[seat]
            pick = battle.cards[battle.side(seat)]
            p.open_cards |= 1 << played_card(pick)
            if p.battle_cards == 0:
                take_cards_back(g, p)
            for kind in range(BATTLE_KINDS):
                for _ in range(added(pick, kind)):
                    if kind == DIVERSION:
                        p.take_openly(kind)  # it comes back
                    else:
                        g.discard = append(g.discard, kind)
        if battle.by_move:
            g.march = None  # KEMET-BAT8.4
        g.battle = None
        g.last_battle = battle

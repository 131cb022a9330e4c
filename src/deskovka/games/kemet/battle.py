"""A battle in eight steps (KEMET-BAT to KEMET-BAT8)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.secret import seats_in, without
from deskovka.core.steps import NONE, State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, KIND_OF
from deskovka.games.kemet.cards import (
    BATTLE,
    BATTLE_KINDS,
    BATTLE_KINDS_ALL,
    CARD_KINDS,
    DIVERSION,
    INTERVENTIONS,
)
from deskovka.games.kemet.placing import take_cards_back
from deskovka.games.kemet.powers import (
    ATTACK,
    CANCELS,
    CREATURES,
    DAMAGE,
    DEDICATION,
    DEFENCE,
    DEFEND,
    DEFENSIVE_VICTORY,
    DEVOURED,
    DEVOURS,
    HONOUR,
    HUNGER,
    INITIATIVE,
    PROTECTS,
    SPIES,
    STRENGTH,
    TRAP,
    WOUNDING,
)
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.table import NOBODY, Ask, Battle, Kemet, Player, Step, at
from deskovka.games.kemet.terms import (
    ADD,
    BATTLE_BEGAN,
    BATTLE_WON,
    CARD_ADDED,
    CARD_DISCARDED,
    CARD_SHOWN,
    COUNCIL,
    COUNCIL_READY,
    DISBAND,
    DISBANDED,
    DONE,
    RETREAT,
    RETREATED,
    SEND_TO,
    STAY,
    UNITS_LOST,
    VETERANS_GAINED,
    WOUND,
)
from deskovka.games.kemet.terms import (
    STRENGTH as STRENGTH_TOLD,
)


def council_pick(played: i64, discarded: i64) -> i64:
    """The secret choice of a side as one number: two battle cards, then three bits for each kind of DI card."""
    return played | discarded << 4


def played_card(pick: i64) -> i64:
    return pick & 15


def discarded_card(pick: i64) -> i64:
    return pick >> 4 & 15


def added(pick: i64, kind: i64) -> i64:
    """How many DI cards of a kind were added."""
    return pick >> (8 + 3 * kind) & 7


@mypyc_attr(acyclic=True)
@final
class Fight(Step):
    """Armies of two players meet: `seat` attacks `other` in `area`; `amount` is 1 after a Move action (KEMET-BAT.1)."""

    def run(self, g: Kemet) -> None:
        g.battle = Battle(
            self.area,
            self.seat,
            self.other,
            self.amount == 1,
            self.other,
            vec[i64]([0, 0]),
            vec[i64]([0, 0]),
            vec[i64]([0, 0]),
            vec[i64]([0, 0]),
        )
        g.tell(BATTLE_BEGAN, self.seat, self.area, self.other)
        before_council(g)
        g.do(Clash(), Wound(self.seat), Wound(self.other), Outcome(), Spoils(), AfterBattle())
        call_council(g)


def before_council(g: Kemet) -> None:
    """Effects when a battle starts, the attacker's first (KEMET-BAT.5, KEMET-BAT.6)."""
    battle = g.battle
    assert battle is not None
    attacker = g.players[battle.attacker]
    defender = g.players[battle.defender]
    g.gain_prayer(attacker, attacker.powers[DEDICATION])
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


def works(g: Kemet, seat: i64, ability: i64) -> bool:
    """Does the creature of a side have this ability, and is it not cancelled by the other side's?"""
    battle = g.battle
    assert battle is not None
    return g.can(seat, battle.area, ability) and not g.can(battle.other(seat), battle.area, CANCELS)


def creature_of(g: Kemet, seat: i64) -> i64:
    """The creature that helps a side in the battle; -1: none, or cancelled."""
    battle = g.battle
    assert battle is not None
    if g.can(battle.other(seat), battle.area, CANCELS):
        return -1
    return g.creature_in(seat, battle.area)


# ---- step 1: war council


def call_council(g: Kemet) -> None:
    """Both choose at the same time; with spies the other side first, and it shows its card (KEMET-BAT1.6)."""
    battle = g.battle
    assert battle is not None
    g.picks = NONE
    attacker, defender = battle.attacker, battle.defender
    spies_attack = g.players[attacker].powers[SPIES] > 0
    spies_defend = g.players[defender].powers[SPIES] > 0
    if spies_attack == spies_defend:
        both = 1 << attacker | 1 << defender
        g.do(WarCouncil(min(attacker, defender), amount=both))
    else:
        spy = attacker if spies_attack else defender
        spied = battle.other(spy)
        g.do(WarCouncil(spied, amount=1 << spied), ShowCard(spied), WarCouncil(spy, amount=1 << spy))


@mypyc_attr(acyclic=True)
@final
class WarCouncil(Step):
    """Pick a battle card to play and one to discard, then add DI cards; `amount`: seats still choosing, as bits."""

    def asked(self) -> list[int]:
        return seats_in(int(self.amount))

    def for_seat(self, seat: int) -> CoreStep:
        return WarCouncil(seat, amount=self.amount)

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Kemet)
        p = g.players[self.seat]
        if len(g.picks) == 0 or g.picks[self.seat] < 0:
            return card_pairs(p)
        return append(cards_to_add(p, g.picks[self.seat]), DONE)

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Kemet)
        p = g.players[self.seat]
        waiting = self.amount
        if verb(option) == COUNCIL:
            g.pick_secretly(self.seat, council_pick(first(option), second(option)), g.seats)
            if len(cards_to_add(p, g.picks[self.seat])) == 0:
                waiting = without(waiting, self.seat)
        elif verb(option) == ADD:
            g.picks[self.seat] += 1 << (8 + 3 * first(option))
            if len(cards_to_add(p, g.picks[self.seat])) == 0:
                waiting = without(waiting, self.seat)
        else:
            waiting = without(waiting, self.seat)
        if waiting != self.amount:
            g.tell(COUNCIL_READY, self.seat)
        if waiting:
            after = self.seat if waiting >> self.seat & 1 else seats_in(int(waiting))[0]
            g.do(WarCouncil(after, amount=waiting))

    def inside(self) -> bool:
        return False


def card_pairs(p: Player) -> vec[i64]:
    """One card to play and another to discard (KEMET-BAT1.1)."""
    found = vec[i64]()
    for played in range(BATTLE_KINDS_ALL):
        if p.battle_cards >> played & 1:
            for discarded in range(BATTLE_KINDS_ALL):
                if discarded != played and p.battle_cards >> discarded & 1:
                    found = append(found, option(COUNCIL, played, discarded))
    return found


def cards_to_add(p: Player, pick: i64) -> vec[i64]:
    """DI cards with the battle symbol that can be paid with the others, kinds in their order (KEMET-BAT1.3, BAT1.4)."""
    last: i64 = 0
    spent: i64 = 0
    for kind in range(BATTLE_KINDS):
        if added(pick, kind):
            last = kind
            spent += added(pick, kind) * card_price(p, kind)
    found = vec[i64]()
    for kind in range(last, BATTLE_KINDS):
        if p.hand[kind] > added(pick, kind) and spent + card_price(p, kind) <= p.prayer:
            found = append(found, option(ADD, kind))
    return found


@mypyc_attr(acyclic=True)
@final
class ShowCard(Step):
    """The card to be played is shown to the owner of the spies; everybody sees it."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        battle.shown = played_card(g.picks[self.seat])
        g.tell(CARD_SHOWN, self.seat, battle.shown)


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
            battle.cards[battle.side(seat)] = pick
            p.battle_cards &= ~(1 << played_card(pick) | 1 << discarded_card(pick))
            p.closed_cards |= 1 << discarded_card(pick)
            g.tell(CARD_SHOWN, seat, played_card(pick))
            for kind in range(BATTLE_KINDS):
                for _ in range(added(pick, kind)):
                    p.hand[kind] -= 1
                    g.tell(CARD_ADDED, seat, kind)
                    g.pay(p, card_price(p, kind))
        g.picks = NONE


@mypyc_attr(acyclic=True)
@final
class Wound(Ask):
    """Divine Wound: discard DI cards for strength, kinds in their order from `thing` on."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.powers[WOUNDING]:
            for kind in range(max(self.thing, 0), CARD_KINDS):
                if p.hand[kind]:
                    found = append(found, option(WOUND, kind))
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        battle = g.battle
        assert battle is not None
        p = g.players[self.seat]
        g.discard_card(p, first(pick))
        battle.wounds[battle.side(self.seat)] += p.powers[WOUNDING]
        g.tell(CARD_DISCARDED, self.seat, first(pick))
        g.do(Wound(self.seat, first(pick)))


# ---- steps 3 and 4: outcome and losses


def strength_of(g: Kemet, seat: i64) -> i64:
    """KEMET-BAT3.1, KEMET-BAT3.4."""
    battle = g.battle
    assert battle is not None
    p = g.players[seat]
    side = battle.side(seat)
    pick = battle.cards[side]
    total = g.units[at(seat, battle.area)] + BATTLE[played_card(pick)].strength + p.powers[STRENGTH]
    total += p.powers[ATTACK] if side == 0 else p.powers[DEFEND]
    total += battle.wounds[side]
    creature = creature_of(g, seat)
    if creature >= 0:
        total += CREATURES[creature].strength
    for kind in range(BATTLE_KINDS):
        total += added(pick, kind) * INTERVENTIONS[kind].strength
    if KIND_OF[battle.area] == DISTRICT and CITY_OF[battle.area] == p.city:
        total += 1
    return total


def damage_of(g: Kemet, seat: i64) -> i64:
    battle = g.battle
    assert battle is not None
    p = g.players[seat]
    pick = battle.cards[battle.side(seat)]
    total = BATTLE[played_card(pick)].damage + p.powers[DAMAGE]
    creature = creature_of(g, seat)
    if creature >= 0:
        total += CREATURES[creature].damage
    for kind in range(BATTLE_KINDS):
        total += added(pick, kind) * INTERVENTIONS[kind].damage
    return total


def defence_of(g: Kemet, seat: i64) -> i64:
    battle = g.battle
    assert battle is not None
    p = g.players[seat]
    pick = battle.cards[battle.side(seat)]
    total = BATTLE[played_card(pick)].defence + p.powers[DEFENCE]
    creature = creature_of(g, seat)
    if creature >= 0:
        total += CREATURES[creature].defence
    for kind in range(BATTLE_KINDS):
        total += added(pick, kind) * INTERVENTIONS[kind].defence
    return total


@mypyc_attr(acyclic=True)
@final
class Outcome(Step):
    """The higher strength wins, the defender on a tie; then losses on both sides at once (KEMET-BAT3, KEMET-BAT4)."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        attacker, defender = battle.attacker, battle.defender
        battle.strengths = vec[i64]([strength_of(g, attacker), strength_of(g, defender)])
        g.tell(STRENGTH_TOLD, attacker, battle.strengths[0])
        g.tell(STRENGTH_TOLD, defender, battle.strengths[1])
        battle.winner = attacker if battle.strengths[0] > battle.strengths[1] else defender
        g.tell(BATTLE_WON, battle.winner, battle.area)
        lost = vec[i64]([losses_of(g, attacker), losses_of(g, defender)])
        for seat in (attacker, defender):
            gone = g.take_units(seat, battle.area, lost[battle.side(seat)])
            if gone:
                g.tell(UNITS_LOST, seat, gone, battle.area)
        for seat in (attacker, defender):
            p = g.players[seat]
            side = battle.side(seat)
            g.gain_prayer(p, p.powers[HUNGER] * battle.losses[1 - side] + p.powers[HONOUR] * battle.losses[side])


def losses_of(g: Kemet, seat: i64) -> i64:
    """What a side loses in all; `battle.losses` notes what the other side destroyed (KEMET-BAT4.1 to .6, .10)."""
    battle = g.battle
    assert battle is not None
    side = battle.side(seat)
    there = g.units[at(seat, battle.area)]
    own = BATTLE[played_card(battle.cards[side])].unblockable
    theirs = BATTLE[played_card(battle.cards[1 - side])].unblockable
    struck = min(there, max(0, theirs))
    sacrificed = min(there - struck, max(0, -own))
    blows = max(0, damage_of(g, battle.other(seat)) - defence_of(g, seat))
    beaten = min(there - struck - sacrificed, blows)
    battle.losses[side] = struck + beaten
    return struck + sacrificed + beaten


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
        for _ in range(gained):
            g.gain_point(winner)
        for seat in (battle.attacker, battle.defender):
            tokens: i64 = 0
            if seat == battle.defender and seat == winner.seat:
                tokens += 1
            if seat != winner.seat or gained == 0:
                tokens += 1
            if tokens:
                g.players[seat].veterans += tokens
                g.tell(VETERANS_GAINED, seat, tokens)


# ---- steps 6 to 8: after the battle


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
            return vec[i64]()
        if g.units[at(battle.winner, battle.area)] == 0:
            return vec[i64]([STAY, DISBAND])  # KEMET-BAT6.10
        if len(retreats(g, self.seat)):
            return vec[i64]([RETREAT, DISBAND])
        return vec[i64]([DISBAND])  # KEMET-BAT6.8

    def chosen(self, g: Kemet, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        if pick == DISBAND:
            disband(g, self.seat, battle.area)
        elif pick == RETREAT:
            g.do(SendLoser(battle.winner, other=self.seat))

    def inside(self) -> bool:
        return True


def retreats(g: Kemet, seat: i64) -> vec[i64]:
    """Bordering areas that are free, no district of another city, within the limit (KEMET-BAT6.5 to .7, .13)."""
    battle = g.battle
    assert battle is not None
    p = g.players[seat]
    army = g.units[at(seat, battle.area)]
    found = vec[i64]()
    for i in range(g.board.border_ends[battle.area], g.board.border_ends[battle.area + 1]):
        area = g.board.borders[i]
        if KIND_OF[area] == DISTRICT and CITY_OF[area] != p.city:
            continue
        if g.enemy_in(seat, area) == NOBODY and g.units[at(seat, area)] + army <= p.army_limit():
            found = append(found, area)
    return found


@mypyc_attr(acyclic=True)
@final
class SendLoser(Ask):
    """The winner chooses where `other` retreats to (KEMET-BAT6.5)."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(SEND_TO, area) for area in retreats(g, self.other)])

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
        g.tell(RETREATED, loser, army, area)

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

    def chosen(self, g: Kemet, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        if pick == DISBAND:
            disband(g, self.seat, battle.area)

    def inside(self) -> bool:
        return True


def disband(g: Kemet, seat: i64, area: i64) -> None:
    """The army goes to the supply for prayer points, one less than its units (KEMET-BAT6.2)."""
    gone = g.take_units(seat, area, g.units[at(seat, area)])
    g.tell(DISBANDED, seat, gone, area)
    g.gain_prayer(g.players[seat], gone - 1)


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
                        p.hand[kind] += 1  # it comes back
                    else:
                        g.discard = append(g.discard, kind)
        if battle.by_move:
            g.march = None  # KEMET-BAT8.4
        g.battle = None

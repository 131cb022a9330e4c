"""Battle steps 3 and 4: what players do before and after the roll, until all pass (ELDER-19.17 to 19.21, R30)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import applies, sources_of, use
from deskovka.games.eldervale.battle_causes import beast_forbids
from deskovka.games.eldervale.battle_dice import change_dice
from deskovka.games.eldervale.battle_muster import Happens, Supported, recount
from deskovka.games.eldervale.box import NO_SWORDS
from deskovka.games.eldervale.deeds import ABILITY_DEED, SWORDS_DEED, might_act
from deskovka.games.eldervale.free import is_free
from deskovka.games.eldervale.ongoing import FROM_MATE, FROM_SWORDS, Battle
from deskovka.games.eldervale.powers import GEMS_AS_SWORDS, TOOLS_AS_SWORDS
from deskovka.games.eldervale.resources import of, one
from deskovka.games.eldervale.sources import NO_OP, SOURCES, ability_of, source_of_ability
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    BATTLE_DICE,
    BATTLE_ROLLED,
    BEFORE_DICE,
    GEM,
    GOLD,
    MOST_DICE,
    NOBODY,
    ROLLED,
    SWORD,
    TOOL,
)
from deskovka.games.eldervale.verbs import CAST, GIFT, GO_ON, SWORD_GIVEN, SWORD_SPENT, SWORDS, USE
from deskovka.games.eldervale.windows import Open, do_free

BLADES: Final = vec[i64]([SWORD, GOLD, TOOL, GEM])  # what may be spent for a die, some only with a card


@mypyc_attr(acyclic=True)
@final
class AskNext(Step):
    """Ask the next player, from `seat` on, who may do something at a moment (`amount`); `other` passed in a row."""

    def run(self, g: Eldervale) -> None:
        if self.amount == BEFORE_DICE and self.welcomes(g):
            return
        battle = g.battle
        if battle is None:
            return
        seat = self.seat
        for passed in range(self.other, g.seats):
            if has_a_say(g, battle, seat, self.amount):
                g.do(Respond(seat, elsewhere(g, seat), battle.realm, other=passed, amount=self.amount))
                return
            seat = g.next_seat(seat)

    def welcomes(self, g: Eldervale) -> bool:
        """A spell has brought somebody new into the battle: their abilities come first."""
        late = recount(g)
        if len(late):
            g.do(self)
            for seat in late:
                g.do(Happens(seat, BATTLE_DICE))
                g.do(Supported(seat))
        return len(late) > 0


def elsewhere(g: Eldervale, seat: i64) -> i64:
    """Whose turn it is, if it is not this seat's own."""
    return NOBODY if seat == g.turn else g.turn


def has_a_say(g: Eldervale, battle: Battle, seat: i64, moment: i64) -> bool:
    """By what everybody can see: might this seat do something now?"""
    if moment == ROLLED and battle.side_of(seat) < 0:
        return False
    if might_act(g, seat, moment, battle.realm) or len(armament(g, battle, seat, moment)):
        return True
    return moment == BEFORE_DICE and len(g.players[seat].tray) > 0 and could_give(g, battle, seat)


def could_give(g: Eldervale, battle: Battle, seat: i64) -> bool:
    """Would a sword, out of a treasure token perhaps, help the team mate?"""
    return gift_obstacle(g, battle, seat, SWORD) in (0, why.HAS_NO_SWORD)


@mypyc_attr(acyclic=True)
@final
class Respond(Open):
    """Swords, abilities and spells before or after the roll (`amount`: the moment); `other` have passed before.

    `thing`: whose turn it is, if it is not the seat's own.
    """

    def moment(self) -> i64:
        return self.amount

    def own_options(self, g: Eldervale) -> vec[i64]:
        battle = g.battle
        found = vec[i64]() if battle is None else armament(g, battle, self.seat, self.amount)
        return append(found, GO_ON)

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        battle = g.battle
        if pick == GO_ON:
            return 0
        if battle is None:
            return why.BATTLE_FIRST
        if verb(pick) == USE:
            usable = self.amount == ROLLED and first(pick) in usable_sources(g, self.seat, BATTLE_ROLLED, battle.realm)
            return 0 if usable else why.NO_ABILITY_NOW
        if verb(pick) not in (SWORDS, GIFT):
            return why.BATTLE_FIRST
        if self.amount != BEFORE_DICE:
            return why.ROLLED_ALREADY
        if verb(pick) == SWORDS:
            return sword_obstacle(g, battle, self.seat, first(pick))
        return gift_obstacle(g, battle, self.seat, first(pick))

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == GO_ON:
            g.do(AskNext(g.next_seat(self.seat), other=self.other + 1, amount=self.amount))
            return
        stirs = not is_free(pick) or verb(pick) == CAST  # then all may answer to it
        g.do(AskNext(self.seat, other=0 if stirs else self.other, amount=self.amount))
        if is_free(pick):
            do_free(g, self.seat, self.realm, pick)
        else:
            self.own_chosen(g, pick)

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        if verb(pick) == SWORDS:
            spend_sword(g, battle, self.seat, self.seat, first(pick))
        elif verb(pick) == GIFT:
            spend_sword(g, battle, self.seat, g.mate(self.seat), first(pick))
        else:
            use_source(g, self.seat, BATTLE_ROLLED, battle.realm, first(pick))

    def waits(self, g: State) -> bool:
        """As Open: what the hand holds decides nothing."""
        assert isinstance(g, Eldervale)
        return g.battle is not None and has_a_say(g, g.battle, self.seat, self.amount)

    def own_deeds(self, g: Eldervale) -> i64:
        battle = g.battle
        if battle is None or len(armament(g, battle, self.seat, self.amount)) == 0:
            return 0
        return SWORDS_DEED if self.amount == BEFORE_DICE else ABILITY_DEED

    def window(self) -> i64:
        return self.amount if self.thing >= 0 else 0

    def skip(self) -> i64:
        return GO_ON if self.window() else -1


def armament(g: Eldervale, battle: Battle, seat: i64, moment: i64) -> vec[i64]:
    """What a seat can do without playing cards or tokens."""
    found = vec[i64]()
    if moment == BEFORE_DICE:
        for kind in BLADES:
            if sword_obstacle(g, battle, seat, kind) == 0:
                found = append(found, option(SWORDS, kind))
        for kind in BLADES:
            if gift_obstacle(g, battle, seat, kind) == 0:
                found = append(found, option(GIFT, kind))
    else:
        for source in usable_sources(g, seat, BATTLE_ROLLED, battle.realm):
            found = append(found, option(USE, source))
    return found


# ---- swords


def sword_obstacle(g: Eldervale, battle: Battle, seat: i64, kind: i64) -> i64:
    """What stands in the way of spending this resource for a die (ELDER-19.17, ELDER-19.19)."""
    number = battle.side_of(seat)
    if number < 0:
        return why.NO_PART
    return blade_obstacle(g, battle, seat, number, kind)


def gift_obstacle(g: Eldervale, battle: Battle, seat: i64, kind: i64) -> i64:
    """What stands in the way of spending it for a die of the team mate (ELDER-30.11)."""
    mate = g.mate(seat)
    if mate == NOBODY:
        return why.NO_MATE
    number = battle.side_of(mate)
    if number < 0:
        return why.MATE_TAKES_NO_PART
    return blade_obstacle(g, battle, seat, number, kind)


def blade_obstacle(g: Eldervale, battle: Battle, payer: i64, number: i64, kind: i64) -> i64:
    if not is_blade(g, payer, kind):
        return why.NO_SWORD
    if beast_forbids(g, battle, payer, NO_SWORDS):
        return why.DREAD
    if battle.sides[number].dice >= MOST_DICE:
        return why.SIX_DICE
    return 0 if of(g.players[payer].purse, kind) else why.HAS_NO_SWORD


def is_blade(g: Eldervale, seat: i64, kind: i64) -> bool:
    """May this seat spend the resource as a sword?"""
    powers = g.players[seat].powers
    if kind == TOOL:
        return powers[TOOLS_AS_SWORDS] > 0
    if kind == GEM:
        return powers[GEMS_AS_SWORDS] > 0
    return kind in (SWORD, GOLD)


def spend_sword(g: Eldervale, battle: Battle, payer: i64, seat: i64, kind: i64) -> None:
    g.players[payer].purse -= one(kind)
    if payer == seat:
        g.tell(SWORD_SPENT, payer, kind)
    else:
        g.tell(SWORD_GIVEN, payer, kind, seat)
    change_dice(g, battle.sides[battle.side_of(seat)], 1, FROM_SWORDS if payer == seat else FROM_MATE)


# ---- abilities used by choice


def usable(g: Eldervale, seat: i64, when: i64, realm: i64, may: bool) -> vec[i64]:
    """Abilities of a seat, by number, that it may use now (or, without `may`, that work by themselves)."""
    found = vec[i64]()
    if g.players[seat].listens >> when & 1:
        at = Step(seat, NO_OP, realm)
        for source in sources_of(g, seat):
            for ability in SOURCES[source].abilities:
                if ability.when == when and ability.may == may and applies(g, at, ability, source):
                    found = append(found, ability.number)
    return found


def usable_sources(g: Eldervale, seat: i64, when: i64, realm: i64) -> vec[i64]:
    found = vec[i64]()
    for number in usable(g, seat, when, realm, True):
        found = append(found, source_of_ability(number))
    return found


def use_source(g: Eldervale, seat: i64, when: i64, realm: i64, source: i64) -> None:
    for number in usable(g, seat, when, realm, True):
        if source_of_ability(number) == source:
            use(g, Step(seat, ability_of(number).number, realm))
            return

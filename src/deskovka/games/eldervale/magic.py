"""Magic cards: casting spells, completing quests, the limit of the hand (ELDER-4).

Whether a card fits a moment follows from its window (terms.py); what it does are its operations.  `could_…` is the same
for a hand nobody knows: may a seat do such a thing here by what everybody sees?
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit, bits_in
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.box import MAGIC, MAGIC_AT, PROPHECY, QUEST_CARD, SPELL
from deskovka.games.eldervale.gaining import FOR_QUESTS, score
from deskovka.games.eldervale.memory import notice_hand
from deskovka.games.eldervale.ongoing import THE_ROLL
from deskovka.games.eldervale.paying import Pay, SpendCards, held, works_after
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import can_pay, of, payments
from deskovka.games.eldervale.sources import FIRST_MAGIC, NO_OP, SOURCES, Ability, Carry, op_of
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    ACTION_DONE,
    AFTER_PLACE,
    AFTER_ROLL,
    ANY_TIME,
    AT_EVENT,
    BATTLE_COMES,
    BATTLE_TRIGGERED,
    BATTLE_WON,
    BEFORE_DICE,
    BEFORE_ROLL,
    EVENT,
    HAND_LIMIT,
    JOINING,
    LOST,
    MONSTER_DEFEATED,
    OWN_TURN,
    PLACED,
    ROLLED,
    SPELL_CAST,
    STATE_HOLDS,
    TURN_ENDS,
    WHEN_LOST,
    WHEN_WON,
    WON,
)
from deskovka.games.eldervale.terms import MAGIC as CARDS
from deskovka.games.eldervale.verbs import DISCARDED, QUEST_DONE, SPELL_WAS_CAST

SPELLS: Final = 32


# ---- which cards fit a moment


def is_rolled(g: Eldervale) -> bool:
    """Is a battle between its roll and its end?  Nobody leaves it from there on (R48)."""
    return g.battle is not None and g.battle.step >= THE_ROLL


def takes_part(g: Eldervale, seat: i64) -> bool:
    return g.battle is not None and g.battle.side_of(seat) >= 0


def has_won(g: Eldervale, seat: i64) -> bool:
    battle = g.battle
    return battle is not None and battle.decided and battle.winner >= 0 and battle.sides[battle.winner].seat == seat


def has_lost(g: Eldervale, seat: i64) -> bool:
    return g.battle is not None and g.battle.decided and takes_part(g, seat) and not has_won(g, seat)


def spells_for(g: Eldervale, seat: i64, moment: i64) -> i64:
    """Spells whose time it is for this seat, as bits (ELDER-4.8 to 4.10, R48)."""
    found: i64 = 0
    if not is_rolled(g) and moment != EVENT:
        if seat == g.turn:
            found = MAGIC_AT[OWN_TURN] | MAGIC_AT[ANY_TIME]
            if moment == ACTION_DONE:
                found |= MAGIC_AT[AFTER_PLACE]
        elif moment in (PLACED, BATTLE_COMES, JOINING, BEFORE_DICE, TURN_ENDS):
            found = MAGIC_AT[ANY_TIME]
    if moment == BATTLE_COMES:
        return found | MAGIC_AT[BATTLE_TRIGGERED]
    if moment == BEFORE_DICE and takes_part(g, seat):
        return found | MAGIC_AT[BEFORE_ROLL]
    if moment == ROLLED and takes_part(g, seat):
        return found | MAGIC_AT[AFTER_ROLL]
    if moment == WON and has_won(g, seat):
        return found | MAGIC_AT[WHEN_WON]
    if moment == LOST and has_lost(g, seat):
        return found | MAGIC_AT[WHEN_LOST]
    return found


def quests_for(g: Eldervale, seat: i64, moment: i64) -> i64:
    """Quests that may be completed at this moment if what they ask for is so (R49)."""
    if moment == EVENT:  # in the middle of what happens: only what is about it
        return MAGIC_AT[AT_EVENT]
    found: i64 = 0
    if seat == g.turn or moment == TURN_ENDS:
        found = MAGIC_AT[STATE_HOLDS]
    if moment == WON and has_won(g, seat):
        found |= MAGIC_AT[AT_EVENT]
    return found


def ability_on(card: i64) -> Ability:
    """The only one of a magic card."""
    return SOURCES[FIRST_MAGIC + card].abilities[0]


# ---- casting a spell


def is_free_for(p: Player, card: i64) -> bool:
    """Power makes it free, or it has no price (ELDER-4.11, ELDER-4.12, R3)."""
    spell = MAGIC[card]
    return spell.pay == 0 or (spell.element >= 0 and p.power(spell.element) >= spell.min_power)


def means_beside(p: Player) -> i64:
    """What can pay for a spell: everything but the card itself (ELDER-4.13)."""
    return p.purse | min(15, bits_in(p.hand) - 1) << 4 * CARDS


def spell_obstacle(g: Eldervale, p: Player, card: i64, realm: i64) -> i64:
    """What stands in the way of a spell at its time: its price, or nothing that it could do (ELDER-4.17)."""
    price = 0 if is_free_for(p, card) else MAGIC[card].pay
    if price and not can_pay(means_beside(p), price):
        return why.CANNOT_PAY_SPELL
    first = ability_on(card).first
    at = Step(p.seat, first, realm)
    if not op_of(first).can(g, at):
        return op_of(first).why_not(g, at)
    return why.NOTHING_TO_DO if op_of(first).needs_means() and not works_when_paid(g, p, price, at) else 0


def works_when_paid(g: Eldervale, p: Player, price: i64, at: Step) -> bool:
    """Is there a payment after which, the card itself gone, a spell can still do something?"""
    for paid in payments(means_beside(p), price):
        if works_after(g, at, paid, 1 + of(paid, CARDS)):
            return True
    return False


def cast_obstacle(g: Eldervale, seat: i64, moment: i64, realm: i64, card: i64) -> i64:
    """What stands in the way of casting a card of the hand now."""
    p = g.players[seat]
    if not p.hand >> card & 1:
        return why.NOT_IN_HAND
    if MAGIC[card].kind != SPELL:
        return why.ONLY_AT_THE_END if MAGIC[card].kind == PROPHECY else why.NOT_A_SPELL
    if not spells_for(g, seat, moment) >> card & 1:
        return why.ALREADY_ROLLED if is_rolled(g) and MAGIC[card].window <= ANY_TIME else why.NOT_ITS_TIME
    return spell_obstacle(g, p, card, realm)


def castable(g: Eldervale, seat: i64, moment: i64, realm: i64) -> vec[i64]:
    """Spells in the hand that may be cast now."""
    found = vec[i64]()
    p = g.players[seat]
    fitting = p.hand & spells_for(g, seat, moment)
    if fitting:
        for card in held(fitting):
            if spell_obstacle(g, p, card, realm) == 0:
                found = append(found, card)
    return found


def could_cast(g: Eldervale, seat: i64, moment: i64, realm: i64) -> bool:
    """Might a hand nobody knows hold a spell that can be cast now?"""
    return could_be_one_of(g, g.players[seat], realm, spells_for(g, seat, moment))


def could_place_again(g: Eldervale, seat: i64, realm: i64) -> bool:
    """Might it hold a spell for right after a placement?"""
    return seat == g.turn and could_be_one_of(g, g.players[seat], realm, MAGIC_AT[AFTER_PLACE])


def could_be_one_of(g: Eldervale, p: Player, realm: i64, spells: i64) -> bool:
    if p.hand == 0:
        return False
    hidden = spells & ~lies_open(g)
    for card in range(SPELLS - 1, -1, -1):  # those that hardly anything stands in the way of come last
        if hidden >> card & 1 and spell_obstacle(g, p, card, realm) == 0:
            return True
    return False


def lies_open(g: Eldervale) -> i64:
    """Magic cards that everybody sees elsewhere than in a hand, as bits."""
    found = g.discards | g.casting
    for p in g.players:
        found |= p.quests
    return found


def cast(g: Eldervale, seat: i64, realm: i64, card: i64) -> None:
    """Pay, carry out, then onto the discard pile: until then the card is nowhere else (ELDER-4.4, ELDER-4.13)."""
    p = g.players[seat]
    paying = 0 if is_free_for(p, card) else MAGIC[card].pay
    p.hand &= ~bit(card)
    g.casting |= bit(card)
    g.seen_by[card] = 0
    notice_hand(g, p)
    p.spells += 1
    g.tell(SPELL_WAS_CAST, seat, card)
    first = ability_on(card).first
    needed = first if op_of(first).needs_means() else NO_OP
    g.do(Pay(seat, needed, realm, amount=paying), Carry(seat, first, realm), SpellDone(seat, card, realm))


@mypyc_attr(acyclic=True)
@final
class SpellDone(Step):
    """A spell (`thing`) is carried out: it lies on the discard pile, and what waits for spells happens."""

    def run(self, g: Eldervale) -> None:
        g.casting &= ~bit(self.thing)
        g.discards |= bit(self.thing)
        g.tell(DISCARDED, self.seat, self.thing)
        fire(g, SPELL_CAST, self.seat, self.realm)


# ---- completing a quest


def is_met(g: Eldervale, seat: i64, realm: i64, event: i64, card: i64) -> bool:
    """Is what a quest asks for so, or did it just happen (ELDER-4.14)?  `event`: the trigger, -1 for a battle won."""
    ability = ability_on(card)
    if MAGIC[card].window == AT_EVENT and not is_about(ability.when, event):
        return False
    return ability.only is None or ability.only.holds(g, Step(seat, ability.first, realm))


def is_about(when: i64, event: i64) -> bool:
    if event >= 0:
        return when == event
    return when in (BATTLE_WON, MONSTER_DEFEATED)


def quest_obstacle(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64, card: i64) -> i64:
    """What stands in the way of completing a quest now."""
    if not g.players[seat].hand >> card & 1:
        return why.NOT_IN_HAND
    if MAGIC[card].kind != QUEST_CARD:
        return why.ONLY_AT_THE_END if MAGIC[card].kind == PROPHECY else why.NOT_A_QUEST
    if not quests_for(g, seat, moment) >> card & 1:
        return why.QUEST_NOT_NOW
    return 0 if is_met(g, seat, realm, event, card) else why.QUEST_NOT_MET


def completable(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64) -> vec[i64]:
    """Quests in the hand that may be completed now."""
    found = vec[i64]()
    fitting = g.players[seat].hand & quests_for(g, seat, moment)
    if fitting:
        for card in held(fitting):
            if is_met(g, seat, realm, event, card):
                found = append(found, card)
    return found


def could_complete(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64) -> bool:
    """Might a hand nobody knows hold a quest that can be completed now?"""
    if g.players[seat].hand == 0:
        return False
    for card in held(quests_for(g, seat, moment) & ~lies_open(g)):
        if is_met(g, seat, realm, event, card):
            return True
    return False


def complete(g: Eldervale, seat: i64, card: i64) -> None:
    """It scores at once and stays face up beside the tray (ELDER-4.14, ELDER-4.15)."""
    p = g.players[seat]
    p.hand &= ~bit(card)
    p.quests |= bit(card)
    g.seen_by[card] = 0
    notice_hand(g, p)
    g.tell(QUEST_DONE, seat, card)
    score(g, p, MAGIC[card].points, FOR_QUESTS)


# ---- the hand


@mypyc_attr(acyclic=True)
@final
class KeepHand(Step):
    """End of the own turn: discard down to seven cards of one's choice (ELDER-4.2); gold cannot stand in (R10)."""

    def run(self, g: Eldervale) -> None:
        surplus = bits_in(g.players[self.seat].hand) - HAND_LIMIT
        if surplus > 0 and not g.is_ghost(self.seat):  # GHOST-3.3
            g.do(SpendCards(self.seat, amount=surplus))

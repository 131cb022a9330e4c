"""Actions of cards: who may use one, what it takes, what an aura on it adds (ELDER-13, ELDER-17.5 to 17.18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import applies, for_ability, forget_used, put_on_agenda
from deskovka.games.eldervale.box import ADVENTURE, AURA, CARDS_OF_ELEMENT, NO_SYMBOL, REQUIRED
from deskovka.games.eldervale.effects.words import WORKER_OR_WIZARD
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.resources import can_pay
from deskovka.games.eldervale.sources import SOURCES, Carry, Op, ability_of, can_begin
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.tableau import FIELDS_EACH, aura_on, deposit_field
from deskovka.games.eldervale.terms import (
    ANY_UNIT,
    ATTACHED_ACTIVATED,
    ON_CARD,
    ON_REGROUP,
    ONCE_PER_ACTIVATION,
    ORDER,
    WATER,
    WIZARD,
    WORKER,
)
from deskovka.games.eldervale.treasures import NO_TOKEN
from deskovka.games.eldervale.verbs import ACTION_RESOLVED, ACTIVATED
from deskovka.games.eldervale.windows import at_event

# ---- auras


def aura_of(element: i64) -> i64:
    """The one aura of an element."""
    card = element * CARDS_OF_ELEMENT
    while ADVENTURE[card].kind != AURA:
        card += 1
    return card


def host_of(g: Eldervale, aura: i64) -> i64:
    """The card an aura is attached to; -1."""
    return g.hosts[ADVENTURE[aura].element]


# ---- who may use an action


def symbol_for(g: Eldervale, seat: i64, card: i64) -> i64:
    """The unit symbol as it counts for a seat: the Aura of Water makes it a worker's, on an own card only."""
    symbol = ADVENTURE[card].symbol
    if symbol != NO_SYMBOL and g.hosts[WATER] == card and g.card_owner[card] == seat:
        return WORKER
    return symbol


def fits(symbol: i64, kind: i64) -> bool:
    """May such a unit use an action with this symbol (ELDER-13.2, ELDER-13.3)?"""
    return symbol in (WORKER, kind)


def is_taken(g: Eldervale, card: i64) -> bool:
    """Do as many units stand on it in this regroup as may (ELDER-12.4, Aura of Order)?"""
    return times_acted(g, ON_CARD + card) >= (2 if g.hosts[ORDER] == card else 1)


def times_acted(g: Eldervale, place: i64) -> i64:
    count: i64 = 0
    for other in g.acted:
        if other == place:
            count += 1
    return count


def unit_obstacle(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> i64:
    """What keeps a seat from putting a unit on the action of an own card; `origin` is where the unit comes from."""
    if g.card_owner[card] != seat:
        return why.NOT_YOUR_CARD
    symbol = symbol_for(g, seat, card)
    if symbol == NO_SYMBOL:
        return why.NO_ACTION
    if not fits(symbol, kind_of(piece)):
        return why.WRONG_UNIT
    if is_taken(g, card):
        return why.ACTION_TAKEN
    return obstacle_with_unit(g, seat, card, piece, origin)


def obstacle_with_unit(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> i64:
    """What keeps an action from being carried out, once the unit stands on the card."""
    before = g.where[piece]
    g.where[piece] = ON_CARD + card
    found = perform_obstacle(g, in_action(g, seat, card, piece, origin), card)
    g.where[piece] = before
    return found


def can_activate(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> bool:
    return unit_obstacle(g, seat, card, piece, origin) == 0


def in_action(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> Step:
    """What the operations of a card's action are about."""
    return Step(seat, ability_of(ADVENTURE[card].action).first, -1, piece, g.card_owner[card], origin)


def perform_obstacle(g: Eldervale, at: Step, card: i64) -> i64:
    """What keeps an action from being carried out now: its price, its condition, or that nothing would happen (R16)."""
    ability = ability_of(ADVENTURE[card].action)
    if lacks_deposit(g, card):
        return why.DEPOSIT_EMPTY
    if ability.only is not None and not ability.only.holds(g, at):
        return why.NEEDS_ORB if ADVENTURE[card].orb_symbol == REQUIRED else why.ACTION_IDLE
    if ability.pay and not can_pay(g.players[at.seat].means(), ability.pay):
        return why.ACTION_COST
    if can_begin(g, at, ability.first):
        return 0
    return why.ACTION_COST if deposit_field(card) >= 0 else why.ACTION_IDLE


def lacks_deposit(g: Eldervale, card: i64) -> bool:
    """Is the deposit field of a card still empty (ELDER-17.5)?"""
    field = deposit_field(card)
    return field >= 0 and g.fields[FIELDS_EACH * card + field] == NO_TOKEN


# ---- using it


@mypyc_attr(acyclic=True)
@final
class Activate(Step):
    """Use the action of a card (`thing`) with a unit (`piece`), or without one, through an effect.

    `other` is the owner of the card, `amount` where the unit comes from.
    """

    def run(self, g: Eldervale) -> None:
        if self.piece >= 0:
            g.tell(ACTIVATED, self.seat, kind_of(self.piece), self.thing)
        else:
            g.tell(ACTION_RESOLVED, self.seat, self.thing)
        forget_used(g, ONCE_PER_ACTIVATION)
        if self.has_instead(g):
            g.do(Attached(self.seat, self.thing, 1, self.piece, self.other, self.amount))
            return
        g.do(
            Perform(self.seat, self.thing, -1, self.piece, self.other, self.amount),
            Attached(self.seat, self.thing, 0, self.piece, self.other, self.amount),
        )

    def has_instead(self, g: Eldervale) -> bool:
        """Does an aura resolve the action in its own way (Chaotic Aura)?"""
        if self.other != self.seat:
            return False
        element = aura_on(g, self.thing)
        if element >= 0:
            for ability in SOURCES[aura_of(element)].abilities:
                if ability.when == ATTACHED_ACTIVATED and ability.instead:
                    return True
        return False


@mypyc_attr(acyclic=True)
@final
class Perform(Step):
    """Carry out the action of a card (`thing`) once, for its price; not at all if that is impossible."""

    def run(self, g: Eldervale) -> None:
        at = in_action(g, self.seat, self.thing, self.piece, self.amount)
        if perform_obstacle(g, at, self.thing):
            return
        if g.regrouping:
            g.actions_done += 1
            g.do(ActionOver(self.seat))
        ability = ability_of(ADVENTURE[self.thing].action)
        g.do(Carry(at.seat, at.thing, at.realm, at.piece, at.other, at.amount))
        if ability.pay:
            g.do(Pay(self.seat, amount=ability.pay))


@mypyc_attr(acyclic=True)
@final
class ActionOver(Step):
    """A card action of a regroup has been resolved: quests may be about that."""

    def run(self, g: Eldervale) -> None:
        at_event(g, self.seat, ON_REGROUP)


@mypyc_attr(acyclic=True)
@final
class Attached(Step):
    """A card (`thing`) is activated: what the aura on it does, after the action or (`realm` 1) instead of it.

    On a card of somebody else an aura does nothing (R57).
    """

    def run(self, g: Eldervale) -> None:
        element = aura_on(g, self.thing)
        if element < 0 or self.other != self.seat:
            return
        aura = aura_of(element)
        found = vec[i64]()
        at = Step(self.seat, -1, -1, self.piece, self.other, self.amount)
        for ability in SOURCES[aura].abilities:
            if ability.when != ATTACHED_ACTIVATED or ability.instead != (self.realm == 1):
                continue
            if applies(g, at, ability, aura) and can_begin(g, for_ability(at, ability), ability.first):
                found = append(found, ability.number)
        put_on_agenda(g, at, found)


def perform_times(g: Eldervale, at: Step, aura: i64, times: i64) -> None:
    """Resolve the action of an aura's host so many times more: no new activation (R57)."""
    for _ in range(times):
        g.do(Perform(at.seat, host_of(g, aura), -1, at.piece, at.other, at.amount))


# ---- through an effect


@mypyc_attr(acyclic=True)
class Reach(Op):
    """An effect that resolves the action of one adventure card."""

    def __init__(self, whose: i64, symbol: i64, needs_unit: bool, even_if_occupied: bool) -> None:
        super().__init__()
        self.whose = whose
        self.symbol = symbol
        self.needs_unit = needs_unit
        self.even_if_occupied = even_if_occupied


def is_meant(wanted: i64, symbol: i64) -> bool:
    """Does an effect that speaks of this symbol reach a card with that one?"""
    if symbol == NO_SYMBOL:
        return False
    if wanted == WORKER_OR_WIZARD:
        return symbol in (WORKER, WIZARD)
    return wanted == ANY_UNIT or symbol == wanted


def reach_obstacle(g: Eldervale, seat: i64, card: i64, op: Reach, from_card: i64) -> i64:
    """What keeps an effect that stands on a card (`from_card`) from resolving the action of another, units apart."""
    symbol = symbol_for(g, seat, card)
    if symbol == NO_SYMBOL:
        return why.NO_ACTION
    if card == from_card:
        return why.NOT_ITSELF
    if not is_meant(op.symbol, symbol):
        return why.WRONG_SYMBOL
    if card in g.resolved:
        return why.RESOLVED_ALREADY
    return 0 if op.even_if_occupied or not is_taken(g, card) else why.ACTION_TAKEN


def resolve_through_effect(g: Eldervale, seat: i64, card: i64, piece: i64, origin: i64) -> None:
    """An effect resolves the action of a card: once per turn for each card (R57)."""
    g.resolved = append(g.resolved, card)
    g.do(Activate(seat, card, -1, piece, g.card_owner[card], origin))

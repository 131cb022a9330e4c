"""When something happens: the abilities that wait for it; the active player orders them (ELDER-2.1, ELDER-2.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.box import CARDS_OF_ELEMENT
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.powers import MORE_OF_ONE, POWERS
from deskovka.games.eldervale.resources import can_pay
from deskovka.games.eldervale.sources import (
    ABILITIES_EACH,
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    FIRST_HIRELING,
    NO_OP,
    SOURCE_COUNT,
    SOURCES,
    Ability,
    Carry,
    ability_of,
    can_begin,
    source_of_ability,
)
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ANY_UNIT,
    BATTLE_DICE,
    BATTLE_LOST,
    EVERY_TIME,
    FIRST_ALLY,
    FIRST_BEAST,
    MIMEZA,
    MOST_OF_ONE,
    NOBODY,
    ON_EXPLORE,
    ONCE_PER_TURN,
    OPPONENT_POWER,
    PIECES,
    TURN_END,
)
from deskovka.games.eldervale.verbs import DECLINE, FIRST, USE, USED

LIMITS: Final = 8  # `used` keeps ability * LIMITS + limit, and the seat above it
SEAT_SHIFT: Final = 32

# What else can be done once in a turn has numbers beyond those of abilities
MIMICRY: Final = SOURCE_COUNT * ABILITIES_EACH  # ELDER-27.11
CHEAPER_CARD: Final = MIMICRY + 1  # an adventure card at a discount
CARD_REROLL: Final = MIMICRY + 2  # a die for a card rolled again


def sources_of(g: Eldervale, seat: i64) -> vec[i64]:
    """Everything whose abilities are a seat's: its faction's, its tableau's, its monsters'."""
    p = g.players[seat]
    found = vec[i64]()
    if p.faction >= 0:
        found = append(found, FIRST_ABILITY + 2 * p.faction)
        found = append(found, FIRST_ABILITY + 2 * p.faction + 1)
    for card in p.tableau:
        found = append(found, card)
    if p.allies >> (FIRST_BEAST - FIRST_ALLY):
        for piece in range(FIRST_BEAST, PIECES):
            if g.owner[piece] == seat:
                found = append(found, FIRST_BEAST_CARD + piece - FIRST_BEAST)
    return found


def refresh(g: Eldervale, p: Player) -> None:
    """What a player's things give has changed: add it up anew."""
    p.listens = 0
    if p.is_ghosts():
        return  # their cards give them no abilities (GHOST-3.11)
    p.powers = vec[i64]([0 for _ in range(POWERS)])
    for source in sources_of(g, p.seat):
        p.listens |= SOURCES[source].listens
        for power, value in SOURCES[source].powers.items():
            p.powers[power] += value
    p.limit = MOST_OF_ONE + p.powers[MORE_OF_ONE]


def fire(
    g: Eldervale, when: i64, seat: i64, realm: i64 = -1, piece: i64 = -1, other: i64 = -1, amount: i64 = -1
) -> None:
    """This happens to a seat: what its abilities do about it comes next."""
    if g.players[seat].listens >> when & 1:
        at = Step(seat, -1, realm, piece, other, amount)
        put_on_agenda(g, at, waiting(g, at, when))


def waiting(g: Eldervale, at: Step, when: i64) -> vec[i64]:
    """The abilities of a seat that wait for what happens and can be used."""
    found = vec[i64]()
    for source in sources_of(g, at.seat):
        if SOURCES[source].listens >> when & 1:
            for ability in SOURCES[source].abilities:
                if ability.when == when and applies(g, at, ability, source):
                    found = append(found, ability.number)
    return found


def put_on_agenda(g: Eldervale, at: Step, found: vec[i64]) -> None:
    """These abilities come next, in any order."""
    for i in range(len(found) - 1, -1, -1):
        number = found[i]
        if ability_of(number).may or is_mimicked(at, ability_of(number)):
            g.do(Offer(at.seat, number, at.realm, at.piece, at.other, at.amount))
        else:
            g.do(Resolve(at.seat, number, at.realm, at.piece, at.other, at.amount))
    if len(found) > 1:
        g.do(WhichFirst(g.turn, amount=len(found)))


def applies(g: Eldervale, at: Step, ability: Ability, source: i64) -> bool:
    """Does this ability speak of what happens, and can it be used?"""
    about_unit = ability.unit != ANY_UNIT and ability.when != TURN_END  # that is about nobody: the operations say who
    if about_unit and (at.piece < 0 or kind_of(at.piece) != ability.unit):
        is_of_unit = source >= FIRST_ABILITY and source < FIRST_BEAST_CARD
        if not is_of_unit or not can_mimic(g, at.piece):
            return False
    if is_beast_card(source) and not may_use_beast(g, ability, source):
        return False
    if ability.when == OPPONENT_POWER and source // CARDS_OF_ELEMENT != at.amount:
        return False  # a wall of another element (ELDER-17.21)
    if ability.when == ON_EXPLORE and not ability.by_any and at.other != at.seat:
        return False  # somebody else has laid the tile
    if is_used(g, at.seat, ability):
        return False
    if ability.only is not None and not ability.only.holds(g, for_ability(at, ability)):
        return False
    if ability.pay and not can_pay(g.players[at.seat].means(), ability.pay):
        return False
    return not ability.may or ability.first == NO_OP or can_begin(g, for_ability(at, ability), ability.first)


def is_beast_card(source: i64) -> bool:
    return source >= FIRST_BEAST_CARD and source < FIRST_HIRELING


def is_wild(g: Eldervale, source: i64) -> bool:
    """A monster that nobody controls does it by itself."""
    return is_beast_card(source) and g.owner[FIRST_BEAST + source - FIRST_BEAST_CARD] == NOBODY


def may_use_beast(g: Eldervale, ability: Ability, source: i64) -> bool:
    """Of a controlled monster only what has a chain, in battles only where it fights, in peace nothing (ELDER-18.3,
    ELDER-23.14, ELDER-23.15)."""
    piece = FIRST_BEAST + source - FIRST_BEAST_CARD
    if g.owner[piece] == NOBODY:
        return True
    if g.is_peaceful():
        return False
    if ability.when < BATTLE_DICE or ability.when > BATTLE_LOST:
        return ability.chain
    return ability.chain and g.battle is not None and g.where[piece] == g.battle.realm


def is_mimicked(at: Step, ability: Ability) -> bool:
    """Mimeza uses what another unit can do, if her owner wants it (ELDER-27.12, R64)."""
    return ability.unit != ANY_UNIT and ability.unit != MIMEZA and at.piece >= 0 and kind_of(at.piece) == MIMEZA


def for_ability(at: Step, ability: Ability) -> Step:
    """The same moment, told to an ability: its first operation says on which thing it stands."""
    return Step(at.seat, ability.first, at.realm, at.piece, at.other, at.amount)


def is_used(g: Eldervale, seat: i64, ability: Ability) -> bool:
    return ability.limit != EVERY_TIME and use_mark(seat, ability) in g.used


def use_mark(seat: i64, ability: Ability) -> i64:
    return seat << SEAT_SHIFT | ability.number * LIMITS + ability.limit


def mark_used(g: Eldervale, seat: i64, ability: Ability) -> None:
    if ability.limit != EVERY_TIME:
        g.used = append(g.used, use_mark(seat, ability))


def was_done(g: Eldervale, seat: i64, what: i64) -> bool:
    """Has a seat done this once in this turn already?"""
    return (seat << SEAT_SHIFT | what * LIMITS + ONCE_PER_TURN) in g.used


def mark_done(g: Eldervale, seat: i64, what: i64) -> None:
    g.used = append(g.used, seat << SEAT_SHIFT | what * LIMITS + ONCE_PER_TURN)


def can_mimic(g: Eldervale, piece: i64) -> bool:
    """May this piece use an ability of another unit of its owner now?  Only Mimeza, once per turn (ELDER-27.11)."""
    return piece >= 0 and kind_of(piece) == MIMEZA and not was_done(g, g.owner[piece], MIMICRY)


def forget_used(g: Eldervale, limit: i64) -> None:
    """A turn, a battle, a regroup or an activation is over: what could be used once in it can be used again."""
    kept = vec[i64]()
    for mark in g.used:
        if mark % LIMITS != limit:
            kept = append(kept, mark)
    g.used = kept


@mypyc_attr(acyclic=True)
@final
class Resolve(Step):
    """An ability works (`thing`), for its price; one that was used up meanwhile does not."""

    def run(self, g: Eldervale) -> None:
        if not is_used(g, self.seat, ability_of(self.thing)):
            use(g, self)


def use(g: Eldervale, at: Step) -> None:
    ability = ability_of(at.thing)
    mark_used(g, at.seat, ability)
    if is_mimicked(at, ability):
        mark_done(g, at.seat, MIMICRY)
    source = source_of_ability(at.thing)
    g.tell(USED, NOBODY if is_wild(g, source) else at.seat, source)
    if ability.first != NO_OP:
        g.do(Carry(at.seat, ability.first, at.realm, at.piece, at.other, at.amount))
    if ability.pay:
        g.do(Pay(at.seat, amount=ability.pay))


@mypyc_attr(acyclic=True)
@final
class Offer(Ask):
    """An ability (`thing`) may be used."""

    def options(self, g: Eldervale) -> vec[i64]:
        ability = ability_of(self.thing)
        if not applies(g, self, ability, source_of_ability(self.thing)):
            return vec[i64]()
        return vec[i64]([option(USE, source_of_ability(self.thing)), DECLINE])

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick == DECLINE or pick == option(USE, source_of_ability(self.thing)) else why.ABILITY_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick != DECLINE:
            use(g, self)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class WhichFirst(Ask):
    """So many effects (`amount`), the next steps of the agenda, happen at once: which is first?  (ELDER-2.3)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for i in range(self.amount):
            pick = option(FIRST, self.source(g, i))
            if pick not in found:
                found = append(found, pick)
        return found

    def source(self, g: Eldervale, place: i64) -> i64:
        """Of the step that is so far down on the agenda, the next one being 0."""
        step = g.agenda[len(g.agenda) - 1 - place]
        assert isinstance(step, Step)
        return source_of_ability(step.thing)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) == FIRST:
            for i in range(self.amount):
                if self.source(g, i) == first(pick):
                    return 0
        return why.ABILITY_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        place: i64 = 0
        while self.source(g, place) != first(pick):
            place += 1
        agenda, step = pop(g.agenda, len(g.agenda) - 1 - place)
        g.agenda = agenda
        if self.amount > 2:
            g.do(step, WhichFirst(self.seat, amount=self.amount - 1))
        else:
            g.do(step)

    def goes_on(self, before: CoreStep) -> bool:
        return False

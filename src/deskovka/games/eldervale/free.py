"""Free actions and what else can be done at a window (ELDER-15).  The list of legal ones is here and nowhere else.

Discarding treasure is not among them: that may be done whenever a seat is asked anything (table.py: `Ask`).  In the own
turn everything else is possible at the moments of R48; in another's turn only spells and quests whose time it is.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import applies, is_used, use
from deskovka.games.eldervale.box import ADVENTURE, AURA
from deskovka.games.eldervale.magic import (
    cast,
    cast_obstacle,
    castable,
    completable,
    complete,
    quest_obstacle,
)
from deskovka.games.eldervale.orbs import (
    field_obstacle,
    hire,
    hire_obstacle,
    menu_obstacle,
    symbol_obstacle,
    use_on_field,
    use_on_menu,
    use_on_symbol,
)
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.player import ACTIVE, EXHAUSTED, NO_TACTICS, Player
from deskovka.games.eldervale.resources import bundle, can_pay
from deskovka.games.eldervale.sources import SOURCES, Ability
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.swapping import GiveMagic, can_swap, swap_obstacle
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import attach, attach_obstacle
from deskovka.games.eldervale.terms import (
    EVENT,
    FREE_ACTION,
    MENU_SPACES,
    MIMEZA,
    MINOTAUR,
)
from deskovka.games.eldervale.tray import put_options, put_pick, put_pick_obstacle
from deskovka.games.eldervale.verbs import (
    ATTACH,
    CASH,
    CAST,
    FREE_USE,
    HIRE,
    ORB_CARD,
    ORB_FIELD,
    ORB_HIRE,
    ORB_MENU,
    PUT_HARVEST,
    PUT_TOKEN,
    QUEST,
    REFRESH,
    SWAP_CARDS,
    TACTICS_READY,
)

REFRESHING: Final = bundle("3 sword")  # ELDER-33.6


def is_free(pick: i64) -> bool:
    """Is this a free action, whatever is asked?"""
    return CASH <= verb(pick) <= FREE_USE


# ---- the list


def free_options(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64, found: vec[i64]) -> vec[i64]:
    """The options `found`, and every free action that is possible now."""
    p = g.players[seat]
    if p.hand:
        for card in castable(g, seat, moment, realm):
            found = append(found, option(CAST, card))
        for card in completable(g, seat, moment, realm, event):
            found = append(found, option(QUEST, card))
    if seat == g.turn and moment != EVENT:
        found = open_actions(g, p, found)
        if can_swap(g, p):
            found = append(found, SWAP_CARDS)
    return found


def open_actions(g: Eldervale, p: Player, found: vec[i64]) -> vec[i64]:
    """What everybody sees that a player may do in the own turn (ELDER-15.2)."""
    if len(p.tray):
        found = put_options(g, p, found)
    if p.orbs:
        found = orb_options(g, p, found)
    if g.variants.mercenaries:
        for kind in range(MINOTAUR, MIMEZA + 1):
            if hire_obstacle(g, p, kind, False) == 0:
                found = append(found, option(HIRE, kind))
    if p.tactics == EXHAUSTED and refresh_obstacle(p) == 0:
        found = append(found, REFRESH)
    for card in p.tableau:
        if ADVENTURE[card].kind == AURA:
            for host in p.tableau:
                if attach_obstacle(g, p, card, host) == 0:
                    found = append(found, option(ATTACH, card, host))
    if p.listens >> FREE_ACTION & 1:
        for card in p.tableau:
            if use_obstacle(g, p, card) == 0:
                found = append(found, option(FREE_USE, card))
    return found


def orb_options(g: Eldervale, p: Player, found: vec[i64]) -> vec[i64]:
    """The four ways to use an orb (ELDER-16.2)."""
    for space in range(MENU_SPACES):
        if menu_obstacle(g, p, space) == 0:
            found = append(found, option(ORB_MENU, space))
    for card in p.tableau:
        if field_obstacle(g, p, card) == 0:
            found = append(found, option(ORB_FIELD, card))
        if symbol_obstacle(g, p, card) == 0:
            found = append(found, option(ORB_CARD, card))
    if g.variants.mercenaries:
        for kind in range(MINOTAUR, MIMEZA + 1):
            if hire_obstacle(g, p, kind, True) == 0:
                found = append(found, option(ORB_HIRE, kind))
    return found


# ---- what stands in the way


def free_obstacle(g: Eldervale, seat: i64, moment: i64, realm: i64, event: i64, pick: i64) -> i64:
    """What stands in the way of a free action."""
    p = g.players[seat]
    what = verb(pick)
    if what == CAST:
        return cast_obstacle(g, seat, moment, realm, first(pick))
    if what == QUEST:
        return quest_obstacle(g, seat, moment, realm, event, first(pick))
    if seat != g.turn:
        return why.NOT_YOUR_TURN
    if moment == EVENT:
        return why.ANSWER_FIRST
    if what in (PUT_TOKEN, PUT_HARVEST):
        return put_pick_obstacle(g, p, pick)
    if what == ORB_MENU:
        return menu_obstacle(g, p, first(pick))
    if what == ORB_FIELD:
        return field_obstacle(g, p, first(pick))
    if what == ORB_CARD:
        return symbol_obstacle(g, p, first(pick))
    if what in (ORB_HIRE, HIRE):
        return hire_obstacle(g, p, first(pick), what == ORB_HIRE)
    if what == ATTACH:
        return attach_obstacle(g, p, first(pick), second(pick))
    if what == REFRESH:
        return refresh_obstacle(p)
    if what == SWAP_CARDS:
        return swap_obstacle(g, p)
    if what == FREE_USE:
        return use_obstacle(g, p, first(pick))
    return why.ANSWER_FIRST


def refresh_obstacle(p: Player) -> i64:
    """Three swords make the tactics token active again (ELDER-33.6)."""
    if p.tactics == NO_TACTICS:
        return why.NO_TACTICS
    if p.tactics == ACTIVE:
        return why.TACTICS_ARE_ACTIVE
    return 0 if can_pay(p.means(), REFRESHING) else why.TOO_FEW_SWORDS


def free_ability(card: i64) -> Ability | None:
    """What a card lets its owner do as a free action."""
    for ability in SOURCES[card].abilities:
        if ability.when == FREE_ACTION:
            return ability
    return None


def use_obstacle(g: Eldervale, p: Player, card: i64) -> i64:
    ability = free_ability(card)
    if ability is None or g.card_owner[card] != p.seat:
        return why.NO_FREE_ACTION
    if is_used(g, p.seat, ability):
        return why.USED_THIS_TURN
    return 0 if applies(g, Step(p.seat), ability, card) else why.FREE_ACTION_IDLE


# ---- doing it


def does_free(g: Eldervale, seat: i64, realm: i64, pick: i64) -> None:
    """Do it."""
    p = g.players[seat]
    what = verb(pick)
    if what == CAST:
        cast(g, seat, realm, first(pick))
    elif what == QUEST:
        complete(g, seat, first(pick))
    elif what in (PUT_TOKEN, PUT_HARVEST):
        put_pick(g, p, pick)
    elif what == ORB_MENU:
        use_on_menu(g, p, first(pick))
    elif what == ORB_FIELD:
        use_on_field(g, p, first(pick))
    elif what == ORB_CARD:
        use_on_symbol(g, p, first(pick))
    elif what in (ORB_HIRE, HIRE):
        hire(g, p, first(pick), what == ORB_HIRE)
    elif what == ATTACH:
        attach(g, first(pick), second(pick))
    elif what == REFRESH:
        refresh_tactics(g, p)
    elif what == SWAP_CARDS:
        g.do(GiveMagic(seat))
    elif what == FREE_USE:
        ability = free_ability(first(pick))
        assert ability is not None
        use(g, Step(seat, ability.number))


def refresh_tactics(g: Eldervale, p: Player) -> None:
    g.do(Pay(p.seat, amount=REFRESHING), TacticsReady(p.seat))


@mypyc_attr(acyclic=True)
@final
class TacticsReady(Step):
    """The tactics token lies on its active side again."""

    def run(self, g: Eldervale) -> None:
        g.players[self.seat].tactics = ACTIVE
        g.tell(TACTICS_READY, self.seat)

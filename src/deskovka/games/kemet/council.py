"""Step 1 of a battle: the war council (KEMET-BAT1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.secret import next_picker, without
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.cards import BATTLE_KINDS, BATTLE_KINDS_ALL, BATTLE_NAMES
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import SPIES
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.table import Ask, Kemet, Step
from deskovka.games.kemet.terms import ADD, CARD_SHOWN, COUNCIL, COUNCIL_READY, DONE, PLAY


def council_pick(played: i64, discarded: i64) -> i64:
    """The secret choice of a side as one number: two battle cards, then three bits for each kind of DI card."""
    return played | discarded << 4


def played_card(pick: i64) -> i64:
    return pick & 15


def discarded_card(pick: i64) -> i64:
    return pick >> 4 & 15


def without_discard(pick: i64) -> i64:
    """What is revealed of a pick."""
    return pick & ~(15 << 4)


def added(pick: i64, kind: i64) -> i64:
    """How many DI cards of a kind were added."""
    return pick >> (8 + 3 * kind) & 7


def call_council(g: Kemet) -> None:
    """Both choose at the same time; with spies the other side first, and it shows its card (KEMET-BAT1.6)."""
    battle = g.battle
    assert battle is not None
    attacker, defender = battle.attacker, battle.defender
    spies_attack = g.players[attacker].powers[SPIES] > 0
    spies_defend = g.players[defender].powers[SPIES] > 0
    if spies_attack == spies_defend:
        call_sides(g, 1 << attacker | 1 << defender)
    else:
        spy = attacker if spies_attack else defender
        spied = battle.other(spy)
        call_sides(g, 1 << spy)
        g.do(ShowCard(spied))
        call_sides(g, 1 << spied)


def call_sides(g: Kemet, sides: i64) -> None:
    """Those of these seats choose, one after another or at the same time, that have not chosen yet."""
    waiting = sides
    for seat in range(g.seats):
        if g.has_picked(seat):
            waiting = without(waiting, seat)
    if waiting:
        g.do(WarCouncil(next_picker(waiting, 0), amount=waiting))


def one_more(kind: i64) -> i64:
    """What a pick grows by with a DI card of a kind."""
    return 1 << (8 + 3 * kind)


@mypyc_attr(acyclic=True)
@final
class WarCouncil(Ask):
    """Pick a battle card to play and one to discard, then add DI cards; `amount`: seats still choosing, as bits."""

    def waits_for(self) -> i64:
        return self.amount

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        if g.has_picked(self.seat):
            return append(cards_to_add(p, g.picks[self.seat]), DONE)
        return card_pairs(p)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        picked = g.has_picked(self.seat)
        if verb(pick) == COUNCIL:
            return why.COUNCIL_PICKED if picked else pair_obstacle(p, first(pick), second(pick))
        if verb(pick) == DONE:
            return 0 if picked else why.COUNCIL_FIRST
        if verb(pick) not in (ADD, PLAY):
            return why.COUNCIL_FIRST
        if first(pick) >= BATTLE_KINDS:
            return why.DAY_CARD
        if not picked:
            return why.CARDS_FIRST
        spent = price_of_added(p, g.picks[self.seat])
        obstacle = add_obstacle(p, g.picks[self.seat], first(pick), spent)
        return why.BATTLE_CARD_ONLY if verb(pick) == PLAY and obstacle == 0 else obstacle

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        p = g.players[self.seat]
        if obstacle == why.BATTLE_CARD_GONE:
            gone = second(pick) if p.battle_cards >> first(pick) & 1 else first(pick)
            return {"battle": BATTLE_NAMES[gone]}
        if obstacle == why.CANNOT_ADD:
            left = p.prayer - price_of_added(p, g.picks[self.seat])
            return {"price": int(card_price(p, first(pick))), "purse": int(left)}
        return {}

    def not_yours(self, g: Kemet, seat: i64) -> i64:
        battle = g.battle
        assert battle is not None
        if seat == battle.attacker or seat == battle.defender:  # it has chosen, or chooses later
            return why.NOT_ASKED_IN_COUNCIL
        return why.ONLY_TWO_FIGHT

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        waiting = self.amount
        if verb(pick) == COUNCIL:
            g.pick_secretly(self.seat, council_pick(first(pick), second(pick)), g.seats)
            if cards_left(p, g.picks[self.seat]) == 0:
                waiting = without(waiting, self.seat)
        elif verb(pick) == ADD:
            g.picks[self.seat] += one_more(first(pick))
            if cards_left(p, g.picks[self.seat]) == 0:
                waiting = without(waiting, self.seat)
        else:
            waiting = without(waiting, self.seat)
        if waiting != self.amount:
            g.tell(COUNCIL_READY, self.seat)
        if waiting:
            g.do(WarCouncil(next_picker(waiting, self.seat), amount=waiting))

    def waits(self, g: State) -> bool:
        return True  # who is asked depends on how many cards a side holds, not on which (KEMET-BAT1.5)

    def inside(self) -> bool:
        return False

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, WarCouncil) and before.seat == self.seat


def card_pairs(p: Player) -> vec[i64]:
    """Every choice of battle cards."""
    found = vec[i64]()
    for played in range(BATTLE_KINDS_ALL):
        if p.battle_cards >> played & 1:
            for discarded in range(BATTLE_KINDS_ALL):
                if pair_obstacle(p, played, discarded) == 0:
                    found = append(found, option(COUNCIL, played, discarded))
    return found


def pair_obstacle(p: Player, played: i64, discarded: i64) -> i64:
    """To one card to play and another to discard (KEMET-BAT1.1)."""
    if played == discarded:
        return why.TWO_CARDS
    both = p.battle_cards >> played & p.battle_cards >> discarded & 1
    return 0 if both else why.BATTLE_CARD_GONE


def cards_to_add(p: Player, pick: i64) -> vec[i64]:
    """DI cards that may be added to a pick."""
    spent = price_of_added(p, pick)
    found = vec[i64]()
    for kind in range(BATTLE_KINDS):
        if add_obstacle(p, pick, kind, spent) == 0:
            found = append(found, option(ADD, kind))
    return found


def add_obstacle(p: Player, pick: i64, kind: i64, spent: i64) -> i64:
    """To a DI card with the battle symbol, after `spent` for those added before (KEMET-BAT1.3, KEMET-BAT1.4)."""
    if not p.hand[kind]:
        return why.CARD_NOT_HELD
    if added(pick, kind) >= p.hand[kind]:
        return why.ALL_ADDED
    return why.CANNOT_ADD if spent + card_price(p, kind) > p.prayer else 0


def price_of_added(p: Player, pick: i64) -> i64:
    spent: i64 = 0
    for kind in range(BATTLE_KINDS):
        spent += added(pick, kind) * card_price(p, kind)
    return spent


def cards_left(p: Player, pick: i64) -> i64:
    """DI cards in hand beside those added, whatever they are: as long as there are some, one may seem to be added."""
    count = p.cards_held()
    for kind in range(BATTLE_KINDS):
        count -= added(pick, kind)
    return count


@mypyc_attr(acyclic=True)
@final
class ShowCard(Step):
    """The card to be played is shown to the owner of the spies; everybody sees it."""

    def run(self, g: Kemet) -> None:
        battle = g.battle
        assert battle is not None
        battle.shown = played_card(g.picks[self.seat])
        g.tell(CARD_SHOWN, self.seat, battle.shown)

"""Why a side of a battle cannot choose that: its council, and what becomes of the armies (KEMET-BAT1, -BAT6)."""

from __future__ import annotations

from deskovka.core.game import Refusal
from deskovka.core.options import first, second, verb
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.aftermath import LoserChoice, SendLoser
from deskovka.games.kemet.areas import AREA_NAMES, CITY_OF, DISTRICT, KIND_OF, are_neighbours
from deskovka.games.kemet.battle import Wound
from deskovka.games.kemet.cards import BATTLE_KINDS, BATTLE_NAMES, CARD_NAMES
from deskovka.games.kemet.council import added, price_of_added
from deskovka.games.kemet.march_refusals import no
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.prices import card_price
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import NOBODY


def in_council(g: Kemet, p: Player, option: int) -> Refusal:
    done = int(verb(option))
    picked = len(g.picks) > 0 and g.picks[p.seat] >= 0
    if done == t.COUNCIL:
        if picked:
            return no("BAT1.1", "council-picked")
        if first(option) == second(option):
            return no("BAT1.1", "two-cards")
        for card in (int(first(option)), int(second(option))):
            if not p.battle_cards >> card & 1:
                return no("BAT1.1", "battle-card-gone", battle=BATTLE_NAMES[card])
    if done in (t.ADD, t.PLAY):
        card = int(first(option))
        if card >= BATTLE_KINDS:
            return no("CARD.5", "day-card", card=CARD_NAMES[card])
        if not picked:
            return no("BAT1.3", "cards-first")
        if not p.hand[card]:
            return no("CARD.5", "card-not-held", card=CARD_NAMES[card])
        return cannot_add(g, p, card)
    return no("BAT1.1", "council-first")


def cannot_add(g: Kemet, p: Player, card: int) -> Refusal:
    """A card that is held: all of its kind are added, or it is too dear beside them."""
    pick = int(g.picks[p.seat])
    if added(pick, card) >= p.hand[card]:
        return no("BAT1.3", "all-added", card=CARD_NAMES[card])
    left = int(p.prayer - price_of_added(p, pick))
    return no("BAT1.4", "cannot-add", card=CARD_NAMES[card], price=int(card_price(p, card)), purse=left)


def after_battle(g: Kemet, ask: Ask, done: int, option: int) -> Refusal:
    if isinstance(ask, LoserChoice):
        if done == t.STAY:
            return no("BAT6.11", "cannot-stay")
        if done == t.RETREAT:
            battle = g.battle
            assert battle is not None
            gone = g.units[at(battle.winner, battle.area)] == 0
            return no("BAT6.10" if gone else "BAT6.8", "no-retreat-needed" if gone else "nowhere-to-retreat")
    if isinstance(ask, SendLoser) and done == t.SEND_TO:
        area = int(first(option))
        return no(retreat_rule(g, ask.other, area), "not-that-retreat", area=AREA_NAMES[area])
    if isinstance(ask, Wound) and done == t.WOUND:
        return no("CARD.5", "card-not-held", card=CARD_NAMES[first(option)])
    return no("BAT.4", "battle-first")


def retreat_rule(g: Kemet, loser: int, area: int) -> str:
    """The rule that keeps a beaten army from an area."""
    battle = g.battle
    assert battle is not None
    if not are_neighbours(g.board, battle.area, area):
        return "BAT6.5"
    if g.enemy_in(loser, area) != NOBODY:
        return "BAT6.6"
    return "BAT6.7" if KIND_OF[area] == DISTRICT and CITY_OF[area] != g.players[loser].city else "BAT6.13"

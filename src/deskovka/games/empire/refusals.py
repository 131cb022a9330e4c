"""Why something is not on offer, with the rule that says so."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Refusal
from deskovka.core.options import first, second, verb
from deskovka.core.steps import State
from deskovka.games.empire import terms as t
from deskovka.games.empire.actions import (
    Build,
    ChooseAction,
    Destroy,
    Move,
    Place,
    Reinforce,
    StealCoin,
    can_act,
    step_cost,
)
from deskovka.games.empire.auction import Bid, NameStarter
from deskovka.games.empire.board import CENTRE, REGION_NAMES, start_obstacle
from deskovka.games.empire.cards import CARD_NAMES, CARDS
from deskovka.games.empire.pieces import can_enter, entry_fee
from deskovka.games.empire.setup import ChooseStart, LayHidden, LayToken, PlaceNeutral, Settle
from deskovka.games.empire.table import Ask, Empire, Player
from deskovka.games.empire.turns import PRICE_AT, QueenCard, Turn, place_in_row

# Which kind of action a verb belongs to
ACTION_OF: Final = {
    t.PLACE: t.PLACING,
    t.PLACE_AT: t.PLACING,
    t.MOVE: t.MOVING,
    t.BUILD: t.BUILDING,
    t.DESTROY: t.DESTROYING,
    t.DESTROY_NEUTRAL: t.DESTROYING,
}

NO_ACTION: Final = -1


def no(rule: str, message: str, **values: object) -> Refusal:
    return Refusal(f"EMPIRE-{rule}", f"empire-refusal-{message}", values)


def refuse(state: State, seat: int, option: int) -> Refusal:
    """Why this option, which is not on offer, is not: the first reason that applies."""
    assert isinstance(state, Empire)
    g = state
    ask = g.ask
    if ask is None or seat < 0 or seat not in ask.asked():
        return not_asked(g)
    for region in regions_in(option):
        if g.board.place_of(region) < 0:
            return no("MAP.3", "not-on-map", region=REGION_NAMES[region])
    if isinstance(ask, Bid):
        return in_auction(g, seat, option)
    if isinstance(ask, NameStarter):
        return no("COMP.1", "no-such-seat") if int(verb(option)) == t.NAME else no("BID.3", "name-first")
    if isinstance(ask, Turn | QueenCard):
        return in_turn(g, g.players[seat], ask, option)
    if isinstance(ask, ChooseStart | LayToken | LayHidden | Settle | PlaceNeutral):
        return in_setup(g, ask, option)
    assert isinstance(ask, Ask)
    return in_action(g, g.players[seat], ask, option)


def regions_in(option: int) -> list[int]:
    """The regions an option speaks of."""
    done = int(verb(option))
    if done == t.LAY:
        return [int(second(option))]
    if done == t.MOVE:
        return [int(first(option)), int(second(option))]
    if done in (t.BID, t.NAME, t.LOT, t.TAKE, t.CHOOSE, t.LEAVE_OUT, t.COIN, t.DONE):
        return []
    if done in (t.TOKENS_BY_LOT, t.NEUTRAL_BY_LOT):
        return []
    return [int(first(option))]


def not_asked(g: Empire) -> Refusal:
    """Somebody else is to answer, or luck is."""
    if isinstance(g.ask, Bid):
        return no("BID.1", "bid-made")
    if g.seat < 0:
        return no("MAP.14", "luck-first")
    return no(whose_answer(g), "not-asked", seat2=int(g.seat))


def whose_answer(g: Empire) -> str:
    """The rule that says who is to answer now."""
    if g.active >= 0:
        return "TURN.11"
    if isinstance(g.ask, NameStarter):
        return "BID.3"
    return "NEUT.1" if isinstance(g.ask, PlaceNeutral) else "MAP.1"


def in_auction(g: Empire, seat: int, option: int) -> Refusal:
    if int(verb(option)) == t.BID:
        return no("BID.1", "bid-too-high", coins=int(first(option)), purse=int(g.players[seat].coins))
    return no("BID.1", "bid-first")


# ---- set-up


def in_setup(g: Empire, ask: Ask, option: int) -> Refusal:
    done = int(verb(option))
    if isinstance(ask, ChooseStart) and done == t.START:
        return no_start(g, int(first(option)))
    if isinstance(ask, Settle) and done == t.SETTLE:
        return no_settling(g, int(first(option)))
    if isinstance(ask, LayHidden) and done == t.LAY_HIDDEN:
        return no("TOK.1", "token-there", region=REGION_NAMES[first(option)])
    if isinstance(ask, LayToken) and done in (t.LAY, t.LEAVE_OUT):
        return no_laying(ask, option)
    if isinstance(ask, LayToken | LayHidden) and done == t.TOKENS_BY_LOT:
        return no("TOK.3", "tokens-by-lot")
    if isinstance(ask, PlaceNeutral) and done == t.NEUTRAL_BY_LOT:
        return no("NEUT.9", "neutral-by-lot", count=int(ask.mine()))
    return no("MAP.14", "setup-first")


def no_start(g: Empire, region: int) -> Refusal:
    where = REGION_NAMES[region]
    rule = start_obstacle(g.board, region)
    if rule == "SPEC.1":
        return no("SPEC.1", "start-desert", region=where)
    if rule == "START.1":
        return no("START.1", "start-not-central", region=where)
    if rule == "RECT.3":
        return no("RECT.3", "start-outside", region=where)
    return no("START.2", "start-unjoined", region=where)


def no_settling(g: Empire, region: int) -> Refusal:
    where = REGION_NAMES[region]
    if g.board.place_of(region) == g.board.place_of(g.start):
        return no("ARMY.3", "settle-same-segment", region=where)
    assert g.board.place_of(region) == CENTRE
    return no("ARMY.4", "settle-central", region=where)


def no_laying(ask: LayToken, option: int) -> Refusal:
    token = int(first(option))
    if token != ask.thing:
        return no("TOK.2", "token-now", token=t.TOKENS[ask.thing])
    if int(verb(option)) == t.LAY:
        return no("TOK.1", "token-there", region=REGION_NAMES[second(option)])
    if token == t.PORTAL:
        return no("ENC.2", "portals-both")
    return no("CIT.1" if token == t.CITADEL else "DISC.1", "token-needed", token=t.TOKENS[token])


# ---- turns


def in_turn(g: Empire, p: Player, ask: Ask, option: int) -> Refusal:
    done = int(verb(option))
    if done == t.TAKE:
        card = int(first(option))
        at = place_in_row(g, card)
        if at < 0:
            return no("TURN.1", "not-in-row", card=CARD_NAMES[card])
        price = int(PRICE_AT[at])
        return no("TURN.3", "too-expensive", card=CARD_NAMES[card], price=price, purse=int(p.coins))
    if isinstance(ask, QueenCard):
        return no("LEAD.4", "queen-no-action")
    if done == t.DONE:
        return no("TURN.1", "must-take")
    return no("TURN.7", "card-first")


def in_action(g: Empire, p: Player, ask: Ask, option: int) -> Refusal:
    done = int(verb(option))
    if done == t.TAKE:
        return no("TURN.1", "one-card", card=CARD_NAMES[g.playing])
    if isinstance(ask, ChooseAction):
        return no_choice(g, p, option)
    if isinstance(ask, Place) and done in (t.PLACE, t.PLACE_AT):
        return no_placing(g, p, option)
    if isinstance(ask, Move) and done == t.MOVE:
        return no_march(g, p, int(ask.amount), int(first(option)), int(second(option)))
    if isinstance(ask, Build) and done == t.BUILD:
        return no("BUILD.1", "build-needs-army", region=REGION_NAMES[first(option)])
    if isinstance(ask, Destroy) and done in (t.DESTROY, t.DESTROY_NEUTRAL):
        return no_destroying(g, p, option)
    if isinstance(ask, Place | Move | Build | Destroy):
        kind = int(first(option)) if done == t.CHOOSE else ACTION_OF.get(done, NO_ACTION)
        return no_other_action(g, kind)
    if isinstance(ask, Reinforce) and done == t.REINFORCE:
        return no("LEAD.15", "beside-new-city", region=REGION_NAMES[ask.region])
    return no("LEAD.9" if isinstance(ask, StealCoin) else "LEAD.15", "leader-first")


def no_choice(g: Empire, p: Player, option: int) -> Refusal:
    """One of two actions is to be chosen."""
    kind = int(first(option)) if int(verb(option)) == t.CHOOSE else ACTION_OF.get(int(verb(option)), NO_ACTION)
    for action in CARDS[g.playing].actions:
        if action.kind == kind:
            if can_act(g, p, kind, action.count):
                return no("ACT.3", "choose-first")
            if kind == t.PLACING and p.supply == 0:
                return no("PLACE.4", "supply-empty")
            if kind == t.BUILDING and p.cities == 0:
                return no("BUILD.3", "no-cities-left", count=t.CITIES)
            return no("ACT.8", "action-impossible", action=t.ACTIONS[kind])
    return no("ACT.1", "not-on-card", card=CARD_NAMES[g.playing])


def no_other_action(g: Empire, kind: int) -> Refusal:
    """Another action than the one being carried out."""
    card = CARDS[g.playing]
    for action in card.actions:
        if action.kind == kind:
            if card.joined == t.EITHER:
                return no("ACT.3", "only-one", card=CARD_NAMES[g.playing])
            return no("ACT.6", "in-order", action=t.ACTIONS[kind])
    return no("ACT.1", "not-on-card", card=CARD_NAMES[g.playing])


def no_placing(g: Empire, p: Player, option: int) -> Refusal:
    region = int(first(option))
    where = REGION_NAMES[region]
    own = region == g.start or bool(g.cities_of(p.seat, region))
    if int(verb(option)) == t.PLACE:
        if own:
            return no("ENC.12", "robbers", region=where)
        if any(verb(choice) == t.PLACE_AT for choice in g.options):
            return no("PLACE.2", "place-where-bandit", region=where)
        return no("PLACE.2", "place-where", region=where)
    owner = int(second(option))
    if p.leader != t.BANDIT_KING:
        return no("LEAD.6", "only-bandit")
    if own:
        return no("LEAD.8", "free-anyway", region=where)
    if owner >= g.seats or owner == p.seat or not g.cities_of(owner, region):
        return no("LEAD.6", "no-city-there", region=where)
    return no("LEAD.7", "fee-too-high", coins=1 + int(entry_fee(g, region)), purse=int(p.coins))


def no_march(g: Empire, p: Player, left: int, here: int, there: int) -> Refusal:
    if not g.armies_of(p.seat, here):
        return no("MOVE.1", "no-army", region=REGION_NAMES[here])
    cost = int(step_cost(g, p, here, there))
    if cost == 0:
        return no("MAP.13", "no-neighbours", region=REGION_NAMES[here], region2=REGION_NAMES[there])
    if cost > left:
        return no("MOVE.4", "too-far", cost=cost, left=left)
    assert not can_enter(g, p, there)
    return no("ENC.12", "robbers", region=REGION_NAMES[there])


def no_destroying(g: Empire, p: Player, option: int) -> Refusal:
    region = int(first(option))
    where = REGION_NAMES[region]
    if not g.armies_of(p.seat, region):
        city = g.cities_of(p.seat, region) > 0
        return no(
            "DESTROY.2" if city else "DESTROY.1", "city-not-enough" if city else "destroy-needs-army", region=where
        )
    if int(verb(option)) == t.DESTROY_NEUTRAL:
        return no("NEUT.7", "no-neutral-there", region=where)
    owner = int(second(option))
    if owner >= g.seats:
        return no("COMP.1", "no-such-seat")
    if g.players[owner].immune:
        return no("DESTROY.5", "immune", seat2=owner)
    return no("DESTROY.1", "none-of-theirs", region=where, seat2=owner)

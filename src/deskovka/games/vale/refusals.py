"""Why something is not on offer, with the rule that says so."""

from __future__ import annotations

from deskovka.core.game import Refusal
from deskovka.core.options import first, verb
from deskovka.core.steps import State
from deskovka.games.vale import terms as t
from deskovka.games.vale.actions import Release, Turn
from deskovka.games.vale.cards.dragon import RecoverForPoints
from deskovka.games.vale.cards.earth import DiscardForSummon, FeedCerberus, Rob
from deskovka.games.vale.cards.fire import RecoverCheap
from deskovka.games.vale.cards.water import ChooseBonuses, SwapStones
from deskovka.games.vale.effects import CopyEffect, GiveUp, NameOwner
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.rounds import ActivateNext, Hunt
from deskovka.games.vale.stones import KeepLimit, stone_limit, stone_values, wealth
from deskovka.games.vale.summon import ANY_FAMILY, Summon, SummonForFree, summon_cost
from deskovka.games.vale.table import CARDS, Player, Vale


def no(rule: str, message: str, **values: object) -> Refusal:
    return Refusal(f"VALE-{rule}", f"vale-refusal-{message}", values)


def refuse(state: State, seat: int, option: int) -> Refusal:
    """Why this option, which is not on offer, is not: the first reason that applies."""
    assert isinstance(state, Vale)
    if state.ask is None or seat not in state.ask.asked():
        return not_asked(state, seat, option)
    ask = state.ask
    p = state.players[seat]
    done = int(verb(option))
    card = int(first(option))
    if isinstance(ask, KeepLimit):
        return over_limit(p, done, card)
    if isinstance(ask, Hunt):
        return in_hunt(state, done, card)
    if isinstance(ask, Turn):
        return in_turn(state, p, int(state.actions), done, card)
    if isinstance(ask, Summon | Release):
        return while_paying(state, p, ask, done, card)
    if isinstance(ask, ActivateNext):
        return in_effects(state, p, done, card)
    return inside_effect(state, p, done, card)


def not_asked(g: Vale, seat: int, option: int) -> Refusal:
    """Somebody else is on turn."""
    rule = {t.HUNT: "HUNT.4", t.ACTION: "ACT.1", t.EFFECTS: "EFF.1"}[int(g.phase)]
    return no(rule, "not-asked", seat2=int(g.seat))


def over_limit(p: Player, done: int, stones: int) -> Refusal:
    if done != t.DROP:
        return no("STONE.4", "limit-first", count=int(p.stone_count()), limit=int(stone_limit(p)))
    if not holds(p, stones):
        return no("R.15", "stones-not-held")
    return no("R.15", "exactly-surplus", count=int(p.stone_count() - stone_limit(p)))


def in_hunt(g: Vale, done: int, card: int) -> Refusal:
    if done != t.MARK:
        return no("ROUND.1", "wrong-phase", phase=t.PHASES[t.HUNT])
    for p in g.players:
        if card in p.marked:
            return no("HUNT.5", "already-marked", card=CARD_NAMES[card], seat2=int(p.seat))
    return no("HUNT.4", "not-in-offer", card=CARD_NAMES[card])


def in_turn(g: Vale, p: Player, actions: int, done: int, card: int) -> Refusal:
    if done in (t.SELL, t.TAME):
        return no_marker(g, p, done, card)
    if done == t.SUMMON:
        return no_summon(g, p, actions, card)
    if done == t.RELEASE:
        return no_release(g, p, actions, card)
    if done == t.END_TURN:
        return no("ACT.6", "markers-left", card=CARD_NAMES[p.marked[0]])
    return no("ACT.3", "no-action")


def no_marker(g: Vale, p: Player, done: int, card: int) -> Refusal:
    """Sell or tame a card that does not carry one's marker."""
    name = CARD_NAMES[card]
    if card in p.hand or card in p.area:
        return no("SELL.2" if done == t.SELL else "TAME.1", "only-from-offer", card=name)
    rule = "SELL.1" if done == t.SELL else "TAME.1"
    for q in g.players:
        if card in q.marked:
            return no(rule, "marker-of-other", card=name, seat2=int(q.seat))
    return no(rule, "not-in-offer", card=name)


def no_summon(g: Vale, p: Player, actions: int, card: int) -> Refusal:
    name = CARD_NAMES[card]
    if card not in p.hand:
        return no("SUM.1", "not-in-hand", card=name)
    if actions >= t.MOST_ACTIONS:
        return no("R.33", "too-many-actions", count=t.MOST_ACTIONS)
    if len(p.area) >= g.round:
        return no("SUM.2", "area-full", count=len(p.area), round=int(g.round))
    if not CARDS[card].can_resolve(g, p, card):
        return no("CLR.3", "effect-impossible", card=name)
    return no("SUM.3", "too-expensive", card=name, cost=int(summon_cost(p, card)), wealth=int(wealth(p)))


def no_release(g: Vale, p: Player, actions: int, card: int) -> Refusal:
    if card not in p.area:
        return no("REL.4", "not-in-area", card=CARD_NAMES[card])
    if actions >= t.MOST_ACTIONS:
        return no("R.33", "too-many-actions", count=t.MOST_ACTIONS)
    return no("REL.2", "too-expensive", card=CARD_NAMES[card], cost=int(g.round), wealth=int(wealth(p)))


def while_paying(g: Vale, p: Player, ask: Summon | Release, done: int, stones: int) -> Refusal:
    summoning = isinstance(ask, Summon)
    if done != t.PAY:
        return no("SUM.3" if summoning else "REL.1", "pay-first", card=CARD_NAMES[ask.card])
    if not holds(p, stones):
        return no("SUM.3" if summoning else "REL.1", "stones-not-held")
    cost = int(summon_cost(p, ask.card) if summoning else g.round)
    value = value_of(p, stones)
    if value < cost:
        return no("SUM.3" if summoning else "REL.2", "too-little", cost=cost, value=value)
    return no("CLR.8" if summoning else "R.2", "needless", cost=cost, value=value)


def in_effects(g: Vale, p: Player, done: int, card: int) -> Refusal:
    if done != t.ACTIVATE:
        if g.phase != t.EFFECTS:  # the Genie's, in the action phase
            return inside(done)
        if done == t.END_TURN:
            return no("EFF.5", "effects-left")
        return no("ROUND.1", "wrong-phase", phase=t.PHASES[t.EFFECTS])
    name = CARD_NAMES[card]
    if card not in p.area:
        return no("EFF.2", "not-in-area", card=name)
    if not CARDS[card].has(t.ACTIVE):
        return no("CARD.5", "no-active-effect", card=name)
    if card in g.used:
        return no("EFF.2", "already-activated", card=name)
    return no("EFF.6", "cannot-activate", card=name)


def inside_effect(g: Vale, p: Player, done: int, number: int) -> Refusal:
    """In the middle of a card's effect: another answer to the same question, or something else altogether."""
    ask = g.ask
    if done != int(verb(g.options[0])):
        return inside(done)
    if isinstance(ask, FeedCerberus):
        return no("R.34", "cerberus")
    if isinstance(ask, SummonForFree):
        return no_free_summon(g, p, int(ask.amount), number)
    if isinstance(ask, DiscardForSummon) and number in p.hand:
        return no("R.6", "leaves-no-summon", card=CARD_NAMES[number])
    if isinstance(ask, CopyEffect):
        return no("R.11" if ask.amount == t.ACTIVE else "R.12", "cannot-copy", card=CARD_NAMES[number])
    if isinstance(ask, RecoverCheap) and number in p.area:
        return no("R.21", "not-for-asmodeus", card=CARD_NAMES[number])
    if isinstance(ask, RecoverForPoints) and number == ask.card:
        return no("R.5", "not-itself", card=CARD_NAMES[number])
    if isinstance(ask, ChooseBonuses):
        return no("R.17", "nothing-to-draw")
    if isinstance(ask, NameOwner | GiveUp):
        return no("CLR.4", "must-own-family")
    if isinstance(ask, Rob):
        return no("CLR.9", "only-opponents")
    if isinstance(ask, SwapStones):
        return no("R.27", "stone-not-swapped", stone=t.STONES[number])
    return no("R.27", "does-not-fit", card=CARD_NAMES[number])


def inside(done: int) -> Refusal:
    """An effect is carried out whole before anything else."""
    if done in (t.SELL, t.TAME, t.SUMMON, t.RELEASE, t.END_TURN):
        return no("R.35", "effect-first")
    return no("R.27", "not-part-of-effect")


def no_free_summon(g: Vale, p: Player, family: int, card: int) -> Refusal:
    name = CARD_NAMES[card]
    if card not in p.hand:
        return no("SUM.1", "not-in-hand", card=name)
    if family != ANY_FAMILY and CARDS[card].family != family:
        return no("R.6", "needs-dragon", card=name)
    return no("CLR.3", "effect-impossible", card=name)


def holds(p: Player, stones: int) -> bool:
    return bool(t.reds(stones) <= p.red and t.blues(stones) <= p.blue and t.purples(stones) <= p.purple)


def value_of(p: Player, stones: int) -> int:
    red, blue, purple = stone_values(p)
    return int(t.reds(stones) * red + t.blues(stones) * blue + t.purples(stones) * purple)

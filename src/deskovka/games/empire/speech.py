"""The names of things in the players' language, what options bring, and what lies in the box."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.declension import with_accusative, with_places
from deskovka.core.game import Say
from deskovka.core.options import first, second, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.games.empire import cards as c
from deskovka.games.empire import terms as t
from deskovka.games.empire.actions import ChooseAction
from deskovka.games.empire.board import LINK_KINDS, REGION_NAMES, REGION_NUMBERS, SIDE_NAMES, SIDE_OF, SIDES
from deskovka.games.empire.building import Build
from deskovka.games.empire.destroying import Destroy, StealCoin
from deskovka.games.empire.drawing.cardwords import about_card
from deskovka.games.empire.moving import Move, step_cost
from deskovka.games.empire.neutral import PlaceNeutral
from deskovka.games.empire.pieces import entry_fee
from deskovka.games.empire.placing import Place
from deskovka.games.empire.table import Empire, Step
from deskovka.games.empire.tokens import LayToken
from deskovka.games.empire.turns import place_in_row, price_of


def speak(kind: str, name: object, say: Say) -> dict[str, object]:
    """What messages may mention for one thing: regions whither, whence and where; an accusative where there is one."""
    if kind in ("region", "region2"):
        return with_places(kind, f"empire-region-{name}", say)
    if kind in ("card", "token", "leader"):
        return with_accusative(kind, f"empire-{kind}-{name}", say)
    if kind == "action":
        return {kind: say(f"empire-action-{name}")}
    if kind in ("coins", "points", "count"):
        return {kind: int(str(name))}
    return {kind: name}


def told_by(ask: CoreStep) -> dict[str, object]:
    """What the message of a question may mention."""
    assert isinstance(ask, Step)
    if isinstance(ask, LayToken):
        return {"token": t.TOKENS[ask.thing]}
    if isinstance(ask, Place | Move):
        return {"left": int(ask.amount)}
    if isinstance(ask, PlaceNeutral):
        return {"left": int(ask.mine())}
    if isinstance(ask, StealCoin):
        return {"seat2": int(ask.other)}
    told: dict[str, object] = {}
    if ask.thing >= 0:
        told["card"] = c.CARD_NAMES[ask.thing]
    if ask.region >= 0:
        told["region"] = REGION_NAMES[ask.region]
    return told


# ---- what an option costs and brings


def outlook(g: Empire, seat: int, option: int) -> dict[str, int]:
    """Price, movement points, fees; and how strong the seat would stand in the region, beside the strongest other."""
    done = int(verb(option))
    region = int(first(option))
    if done == t.TAKE:
        return {"price": int(price_of(g, region))} if place_in_row(g, region) >= 0 else {}
    if done == t.MOVE:
        there = int(second(option))
        cost = int(step_cost(g, g.players[seat], region, there))
        sea = 1 if cost > 1 or is_sea(g, region, there) else 0
        return {"cost": cost, "sea": sea, "fee": int(entry_fee(g, there)), **strengths(g, seat, there, 1)}
    if done in (t.PLACE, t.REINFORCE):
        return {"fee": int(entry_fee(g, region)), **strengths(g, seat, region, 1)}
    if done == t.PLACE_AT:
        return {"fee": 1 + int(entry_fee(g, region)), **strengths(g, seat, region, 1)}
    if done == t.BUILD:
        return strengths(g, seat, region, 1)
    if done in (t.DESTROY, t.DESTROY_NEUTRAL):
        victim = int(second(option)) if done == t.DESTROY else t.NEUTRAL
        return strengths(g, seat, region, 0, victim)
    return {"wasted": wasted(g, seat)} if done == t.DONE and wasted(g, seat) else {}


def wasted(g: Empire, seat: int) -> int:
    """What "done" gives up now: armies, movement points, or the one action of the card."""
    ask = g.ask
    if len(g.options) < 2:
        return 0
    if isinstance(ask, Place):
        return int(min(ask.amount, g.players[seat].supply))
    if isinstance(ask, Move):
        return int(ask.amount)
    return 1 if isinstance(ask, ChooseAction | Build | Destroy) else 0


def repeats(g: Empire, seat: int, option: int) -> int:
    """How many armies can be placed or moved the same way at once: everything that decides it is open."""
    if int(verb(option)) not in (t.PLACE, t.PLACE_AT, t.MOVE):
        return 1
    after = g.clone()
    times = 0
    while isinstance(after.ask, Place | Move) and after.seat == seat and option in after.options:
        after.play(option)
        times += 1
    return max(times, 1)


def is_sea(g: Empire, here: i64, there: i64) -> bool:
    """Do only dotted lines lead from here to there?"""
    flightless = g.players[0].clone()
    flightless.flying = 0
    return step_cost(g, flightless, here, there) > 1


def strengths(g: Empire, seat: int, region: int, more: int, victim: int = t.NOBODY) -> dict[str, int]:
    """Strengths in a region once the seat has `more` pieces there and the victim one less."""
    mine = int(g.strength(seat, region)) + more - (1 if victim == seat else 0)
    theirs = 0
    for party in range(t.PARTIES):
        if party != seat:
            theirs = max(theirs, int(g.strength(party, region)) - (1 if party == victim else 0))
    return {"mine": mine, "theirs": theirs, "holds": 1 if mine > theirs else 0}


def in_words(g: Empire, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
    """What an option costs or brings, in words."""
    done = int(verb(option))
    parts: list[str] = []
    if "price" in numbers:
        parts.append(say("empire-detail-price", coins=numbers["price"]))
    if "cost" in numbers:
        parts.append(say("empire-detail-march", cost=numbers["cost"]))
    if numbers.get("sea"):
        parts.append(say("empire-detail-by-sea"))
    if done == t.PLACE_AT:
        parts.append(say("empire-detail-fee-owner"))
    if entry_fee_of(g, option):
        parts.append(say("empire-detail-fee", coins=1))
    if numbers.get("theirs"):
        parts.append(say("empire-detail-strength", mine=numbers["mine"], theirs=numbers["theirs"]))
    if "holds" in numbers:
        if numbers["holds"]:
            parts.append(say("empire-detail-holds"))
        elif numbers["mine"] == numbers["theirs"]:
            parts.append(say("empire-detail-tie"))
    if "wasted" in numbers:
        parts.append(say(wasted_message(g.ask), count=numbers["wasted"]))
    return ", ".join(parts)


def wasted_message(ask: CoreStep | None) -> str:
    if isinstance(ask, Place):
        return "empire-detail-wasted-armies"
    return "empire-detail-wasted-moves" if isinstance(ask, Move) else "empire-detail-wasted-action"


def entry_fee_of(g: Empire, option: int) -> int:
    """What the robbers take for the army that an option moves or places."""
    done = int(verb(option))
    if done == t.MOVE:
        return int(entry_fee(g, second(option)))
    return int(entry_fee(g, first(option))) if done in (t.PLACE, t.PLACE_AT, t.REINFORCE) else 0


# ---- what lies in the box


def facts() -> dict[str, object]:
    """Cards, leaders, tokens and the eight sides, as printed."""
    return {
        "cards": {card.name: card_facts(card) for card in c.CARDS},
        "adjectives": list(t.ADJECTIVES),
        "leaders": list(t.LEADERS),
        "tokens": {name: token_kind(token) for token, name in enumerate(t.TOKENS)},
        "sides": {side.name: side_facts(number) for number, side in enumerate(SIDES)},
        "prices": list(t.PRICES),
        "armies": t.ARMIES,
        "cities": t.CITIES,
    }


def card_facts(card: c.Card) -> dict[str, object]:
    return {
        "adjective": None if card.adjective == t.NO_ADJECTIVE else t.ADJECTIVES[card.adjective],
        "subject": c.SUBJECTS[card.subject],
        "min_players": int(card.min_players),
        "abilities": [ability_facts(ability) for ability in card.abilities],
        "combine": t.JOINED[card.joined],
        "actions": [{"do": t.ACTIONS[action.kind], "count": int(action.count)} for action in card.actions],
    }


def ability_facts(ability: c.Ability) -> dict[str, object]:
    """An ability in the words of docs/rules/empire-cards.yaml."""
    told: dict[str, object] = {"type": c.ABILITIES[ability.kind]}
    if ability.kind <= c.COINS:
        told["amount"] = int(ability.amount)
    elif ability.kind != c.IMMUNE:
        told["vp"] = int(ability.amount)
    if ability.adjective != t.NO_ADJECTIVE:
        told["adjective"] = t.ADJECTIVES[ability.adjective]
    if ability.needed:
        told["cards_needed" if ability.kind == c.VP_SET else "coins"] = int(ability.needed)
    return told


def token_kind(token: int) -> str:
    if token < t.DISCOVERIES:
        return "discovery"
    if token == t.POISON_SWAMP:
        return "swamp"
    return "citadel" if token == t.CITADEL else "encounter"


def side_facts(number: int) -> dict[str, object]:
    side = SIDES[number]
    named = {region: f"{side.code}-{region}" for region in range(1, side.size + 1)}
    return {
        "board": number // 2 + 1,
        "regions": list(named.values()),
        "islands": {island: [named[region] for region in regions] for island, regions in side.islands.items()},
        "edges": [named[region] for region in side.edges],
        "links": [[named[a], named[b], LINK_KINDS[kind]] for a, b, kind in side.links],
    }


def topics(word: str) -> list[str]:
    """Messages that explain a card, leader, token, region or side."""
    if word in t.LEADERS:
        return [f"empire-leader-{word}", f"empire-leader-{word}.about"]
    if word in t.TOKENS:
        return [f"empire-token-{word}", f"empire-token-{word}.about"]
    if word in c.CARD_NUMBERS:
        return [f"empire-card-{word}"]
    if word.upper() in REGION_NUMBERS:
        return [f"empire-region-{word.upper()}"]
    return [f"empire-side-{word}"] if word in SIDE_NAMES else []


def about(word: str, say: Say) -> list[str]:
    """A card with what it gives and does, a region with its side; others by their messages."""
    if word in c.CARD_NUMBERS:
        return about_card(word, say)
    region = word.upper()
    if region in REGION_NUMBERS:
        side = SIDE_NAMES[SIDE_OF[REGION_NUMBERS[region]]]
        return [f"{region} {say(f'empire-region-{region}')} ({say(f'empire-side-{side}')})"]
    return [say(topic) for topic in topics(word)]

"""The names of things in the players' language, in the forms messages need."""

from __future__ import annotations

from typing import Final

from deskovka.core.declension import with_accusative
from deskovka.core.game import Say
from deskovka.core.options import first, verb
from deskovka.games.vale import terms as t
from deskovka.games.vale.actions import PRICES, release_cost
from deskovka.games.vale.phrases import CARD_NUMBERS, EVENT_WORDS, stones_in_words
from deskovka.games.vale.summon import Summon, summon_cost
from deskovka.games.vale.table import CARDS, Vale


def speak(kind: str, name: object, say: Say) -> dict[str, object]:
    """What messages may mention for one thing; an accusative where the language has one."""
    if kind in ("card", "source"):
        return with_accusative(kind, f"vale-card-{name}", say)
    if kind == "stone":
        return with_accusative(kind, f"vale-stone-{name}", say)
    if kind == "stones":
        return {kind: spoken_stones(str(name), say)}
    if kind == "bonuses":
        one, other = str(name).split(" and ")
        return {"one": say(f"vale-bonus-{one}"), "two": say(f"vale-bonus-{other}")}
    if kind == "phase":
        return {kind: say(f"vale-phase-{name}")}
    return {kind: name}


def spoken_stones(words: str, say: Say) -> str:
    """From "2 red 1 blue" to "2 red stones, 1 blue stone" in the players' language."""
    if words == "nothing":
        return say("vale-stones-none")
    parts = words.split()
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return ", ".join(say(f"vale-stones-{kind}", count=int(count)) for count, kind in pairs)


def outlook(g: Vale, seat: int, option: int) -> dict[str, int]:
    """The cost of a summon, the printed cost, and the points it brings at once."""
    if int(verb(option)) != t.SUMMON:
        return {}
    card = int(first(option))
    return {
        "cost": int(summon_cost(g.players[seat], card)),
        "printed": int(CARDS[card].cost),
        "points": points_of_summon(g, seat, option),
    }


def in_words(g: Vale, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
    """What an option costs or brings, where a player would have to reckon."""
    done = int(verb(option))
    what = int(first(option))
    if done == t.SUMMON:
        cost, printed, points = numbers["cost"], numbers["printed"], numbers["points"]
        if cost != printed:
            said = say("vale-detail-reduced", cost=cost, printed=printed)
        else:
            said = say("vale-detail-cost", cost=cost)
        return f"{said}, {say('vale-detail-points', points=points)}" if points > 0 else said
    if done == t.RELEASE:
        return say("vale-detail-cost", cost=int(release_cost(g)))
    if done == t.SELL or done == t.MARK:
        price = spoken_stones(stones_in_words(int(PRICES[CARDS[what].family])), say)
        return say("vale-detail-gain" if done == t.SELL else "vale-detail-sale", stones=price)
    if done == t.BARGAIN and what != t.RED:
        return say("vale-detail-lose", points=what)
    return ""


TIMINGS: Final = ((t.INSTANT, "instant"), (t.PERMANENT, "permanent"), (t.ACTIVE, "active"))


def facts() -> dict[str, object]:
    """The cards as printed, and what is the same in every game."""
    return {
        "families": list(t.FAMILIES),
        "cards": {
            card.name: {
                "family": t.FAMILIES[card.family],
                "cost": int(card.cost),
                "timings": [name for timing, name in TIMINGS if card.has(timing)],
            }
            for card in CARDS
        },
        "prices": {family: stones_in_words(int(PRICES[number])) for number, family in enumerate(t.FAMILIES)},
        "stone_values": {"red": t.RED_VALUE, "blue": t.BLUE_VALUE, "purple": t.PURPLE_VALUE},
        "rounds": t.LAST_ROUND,
        "goal": t.GOAL,
    }


def points_of_summon(g: Vale, seat: int, option: int) -> int:
    """The points a summon brings at once; 0 also where something hidden or the way of paying decides."""
    after = g.clone()
    after.listen()
    after.choose(seat, option)
    if not isinstance(after.ask, Summon):
        return points_at_once(after, seat)
    found: list[int] = []
    for payment in after.offered(seat):
        paid = after.clone()
        paid.listen()
        paid.choose(seat, payment)
        found.append(points_at_once(paid, seat))
    return found[0] if min(found) == max(found) else 0


def points_at_once(g: Vale, seat: int) -> int:
    """What a seat has scored in this turn since somebody listens; 0 if something hidden was seen on the way."""
    total = 0
    for event in g.events or []:
        kind = int(event.kind)
        if kind == t.TURN_ENDED:
            break
        if EVENT_WORDS.kinds[kind].is_news(event, seat):
            return 0
        if int(event.seat) == seat and kind == t.SCORED:
            total += int(event.a)
        elif int(event.seat) == seat and kind == t.LOST:
            total -= int(event.a)
    return total


def topics(word: str) -> list[str]:
    """Messages that explain a card: its name and its effects."""
    if word not in CARD_NUMBERS:
        return []
    card = CARDS[CARD_NUMBERS[word]]
    return [f"vale-card-{word}", *(f"vale-card-{word}.{name}" for timing, name in TIMINGS if card.has(timing))]

"""What things cost, and every way to pay (ELDER-3, 10, 11, 14 and the discounts of cards)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

from games.eldervale.oracle.ground import (
    View,
    active_units,
    awake,
    card_modifiers,
    entry_of,
    faction_modifiers,
    kinds_at,
    neighbours,
    player,
    purse,
    units_in,
)
from games.eldervale.oracle.printed import (
    ADVENTURE,
    ELEMENT_REALMS,
    MAGIC,
    MONSTERS,
    RESOURCES,
    ROOFS,
    SUMMON_COSTS,
    has_slash,
    symbols,
)

Cost = dict[str, int]


def parts(cost: Cost, size: int) -> list[Cost]:
    """Every choice of that many things out of a cost: the payer chooses what a discount leaves out."""
    kinds = list(cost)
    choices = product(*(range(cost[kind] + 1) for kind in kinds))
    return [dict(zip(kinds, chosen, strict=True)) for chosen in choices if sum(chosen) == size]


def pays(paid: Cost, cost: Cost) -> bool:
    """Does this pay exactly that cost?  Gold stands for anything (ELDER-3.5), anything for "any" (ELDER-3.9)."""
    plain = [kind for kind in RESOURCES if kind != "gold"]
    lacking = sum(max(0, cost.get(kind, 0) - paid.get(kind, 0)) for kind in plain)
    beyond = sum(max(0, paid.get(kind, 0) - cost.get(kind, 0)) for kind in plain)
    spare_gold = paid.get("gold", 0) - cost.get("gold", 0) - lacking
    return spare_gold >= 0 and spare_gold + beyond == cost.get("any", 0)


def bundles(most: Cost, size: int) -> list[Cost]:
    """Every bundle of exactly that size out of a purse."""
    chosen = [Counter(kinds) for kinds in combinations_with_replacement(RESOURCES, size)]
    return [bundle for bundle in chosen if all(bundle[kind] <= most.get(kind, 0) for kind in bundle)]


def payments(cost: Cost, size: int, most: Cost) -> set[str]:
    """Every way to pay `size` things of a cost, in words."""
    smaller = parts(cost, size)
    return {in_words(paid) for paid in bundles(most, size) if any(pays(paid, part) for part in smaller)}


def in_words(paid: Cost) -> str:
    return " ".join(f"{paid[kind]} {kind}" for kind in RESOURCES if paid[kind]) or "nothing"


def total(cost: Cost) -> int:
    return sum(cost.values())


def less(size: int, off: int, least: int) -> int:
    """A discount never takes a cost below its minimum, and never makes it dearer."""
    return min(size, max(least, size - off))


# ---- the single prices: what is printed, and how many things of it are to be paid


def card_price(view: View, seat: int, card: str, off: int, charter_used: bool) -> tuple[Cost, int]:
    cost = ADVENTURE[card]["cost"]
    size = less(total(cost), off, 1)
    for discount in card_modifiers(view, seat, "cost"):
        if discount["of"] == "adventure" and not charter_used:
            size = less(size, -discount["n"], discount["min"])
    return cost, size


def dwelling_price(view: View, seat: int, realm: str, off: int) -> tuple[Cost, int]:
    cost = ELEMENT_REALMS[realm]["dwelling_cost"]
    size = less(total(cost), off, 0)
    for discount in card_modifiers(view, seat, "cost"):
        if discount["of"] == "dwelling":
            size = less(size, -discount["n"], discount["min"])
    return cost, size


def summon_price(view: View, seat: int, unit: str) -> tuple[Cost, int]:
    """The three further workers cost 1, 2, 3 (ELDER-10.9)."""
    if unit != "worker":
        cost = SUMMON_COSTS[unit]
        return cost, total(cost)
    in_order = SUMMON_COSTS["worker"]
    cost = in_order[len(in_order) - kinds_at(view, seat, "tray")["worker"]]
    size = total(cost)
    for discount in faction_modifiers(view, seat, "cost"):
        if discount["of"] == "summon_worker":
            size = less(size, -discount["n"], discount["min"])
    return cost, size


def casting_price(view: View, seat: int, spell: str) -> tuple[Cost, int]:
    """Free with enough power, or without a printed price (ELDER-4.11, 4.12)."""
    casting = MAGIC[spell]["casting"]
    if casting == "none":
        return {}, 0
    free = casting["free_if"]
    if player(view, seat)["power"].get(free["element"], 0) >= free["min_power"]:
        return {}, 0
    return casting["pay"], total(casting["pay"])


def action_price(view: View, owner: int, card: str) -> list[Cost]:
    """What an action of a card costs: its payment, or what lies on its deposit field (ELDER-17.5 to 17.8)."""
    for ability in ADVENTURE[card]["effect_structured"]:
        if ability["when"] == "activate":
            if "pay" in ability:
                return [ability["pay"]]
            if any("deposit" in op for op in ability["do"]):
                return deposit(entry_of(view, owner, card)["fields"][0])
    return [{}]


def deposit(token: str | None) -> list[Cost]:
    if token is None:
        return []
    if token == "orb":
        return [{}]
    if has_slash(token):
        return [{kind: 1} for kind in symbols(token)]
    shown = symbols(token)
    return [{shown[0]: len(shown)}]


def can_pay(price: tuple[Cost, int], most: Cost) -> bool:
    cost, size = price
    smaller = parts(cost, size)
    return any(pays(paid, part) for paid in bundles(most, size) for part in smaller)


# ---- what can be had


def cards_to_buy(view: View, seat: int, off: int, charter_used: bool) -> set[str]:
    """Face-up cards of the offer that can be paid (ELDER-11.5)."""
    open_cards = [deck["card"] for deck in view["decks"].values() if deck["card"]]
    most = purse(view, seat)
    return {card for card in open_cards if can_pay(card_price(view, seat, card, off, charter_used), most)}


def units_to_summon(view: View, seat: int) -> set[str]:
    most = purse(view, seat)
    return {unit for unit in kinds_at(view, seat, "tray") if can_pay(summon_price(view, seat, unit), most)}


def realms_to_build(view: View, seat: int, off: int, extra_units: int = 0) -> set[str]:
    """Where a worker can become a dwelling and the cost can be paid (ELDER-14)."""
    if len(player(view, seat)["dwellings"]) >= ROOFS or active_units(view, seat) + extra_units < 2:
        return set()
    return {
        realm
        for realm in view["realms"]
        if realm in ELEMENT_REALMS
        and view["realms"][realm]["dwelling"] is None
        and units_in(view, realm, seat).get("worker", 0)
        and not looms(view, seat, realm)
        and can_pay(dwelling_price(view, seat, realm, off), purse(view, seat))
    }


def looms(view: View, seat: int, realm: str) -> bool:
    """The Stone Colossus lets nobody but its controller build in its realm or next to it."""
    for near in {realm, *neighbours(view, realm)}:
        monster = view["realms"][near]["monster"]
        if monster and awake(view, monster, "no_dwelling_adjacent", chained=False):
            return True
        for group in view["realms"][near]["units"]:
            kind: Any = group["unit"]
            if kind in MONSTERS and group["seat"] != seat and awake(view, kind, "no_dwelling_adjacent", chained=True):
                return True
    return False

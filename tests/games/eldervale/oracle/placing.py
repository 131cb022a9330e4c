"""Where units can be placed (ELDER-7, 8, 9, 18)."""

from __future__ import annotations

from typing import Any

from games.eldervale.oracle.costs import can_pay, cards_to_buy, realms_to_build, units_to_summon
from games.eldervale.oracle.ground import (
    View,
    abilities_of,
    awake,
    card_modifiers,
    kinds_at,
    neighbours,
    occupied,
    player,
    purse,
    realms_of,
    seats_in,
    within,
)
from games.eldervale.oracle.printed import MONSTERS, is_ruin

REACH = {"within_2": 2, "within_3": 3}


def placements(view: View, seat: int, charter_used: bool) -> set[str]:
    """All placements from the ready area, in words."""
    found = set()
    for unit in kinds_at(view, seat, "ready"):
        for realm in view["realms"]:
            if seat in seats_in(view, realm) or not can_act(view, seat, realm, charter_used):  # ELDER-9.5, 9.7
                continue
            if realm in reachable(view, seat, rules_of(view, seat, unit)):
                found.add(f"place {unit} in {realm}")
            if realm in smuggling(view, seat, unit):
                found.add(f"smuggle {unit} into {realm}")
    return found


def reachable(view: View, seat: int, rules: set[str]) -> set[str]:
    """Realms a unit may enter by the normal rules or one of these (ELDER-9.11, 9.17)."""
    own = realms_of(view, seat)
    everywhere = set(view["realms"])
    free = {realm for realm in everywhere if not occupied(view, realm)}
    found = set().union(*(neighbours(view, realm) for realm in own)) if own else set(free)  # ELDER-9.2, 9.4
    if "teleport" in rules:  # ELDER-9.14
        found |= free
    if "assault" in rules and not own:  # ELDER-9.15
        found |= {realm for realm in everywhere if opposed(view, seat, realm)}
    if "adjacent_to_own_dwelling" in rules:
        found |= set().union(*(neighbours(view, realm) for realm in player(view, seat)["dwellings"]))
    if "adjacent_to_ruin_unoccupied" in rules:
        found |= {realm for realm in free if any(is_ruin(near) for near in neighbours(view, realm))}
    for rule, steps in REACH.items():
        if rule in rules:
            found |= within(view, own, steps)
    return found


def opposed(view: View, seat: int, realm: str) -> bool:
    """Is an opponent or a monster there?  A team mate is no opponent (ELDER-2.11)."""
    opponents = seats_in(view, realm) - {seat, player(view, seat)["mate"]}
    return bool(opponents) or view["realms"][realm]["monster"] is not None


def smuggling(view: View, seat: int, unit: str) -> set[str]:
    """Smugglers: into a ruin with other players' units, without a battle against players.

    In the peaceful start there is none to be avoided (ELDER-18.4).
    """
    if view["peaceful"] or "share_ruin_peacefully" not in rules_of(view, seat, unit):
        return set()
    rules = card_rules(view, seat, unit) if unit == "mimeza" else rules_of(view, seat, unit)  # she copies only one
    near = reachable(view, seat, rules)
    return {realm for realm in near if is_ruin(realm) and seats_in(view, realm) - {seat}}


def rules_of(view: View, seat: int, unit: str) -> set[str]:
    """The rules of placement a unit has besides the normal ones."""
    if unit == "mimeza":  # one ability of any other unit, summoned or not (ELDER-27.11, 27.12)
        rules = {rule for kind in ("warrior", "wizard", "dragon", "worker") for rule in own_rules(view, seat, kind)}
    elif unit in MONSTERS:  # controlled: chain abilities only
        rule = awake(view, unit, "placement", chained=True)
        rules = {rule["rule"]} if rule else set()
    else:
        rules = own_rules(view, seat, unit)
    return rules | card_rules(view, seat, unit)


def card_rules(view: View, seat: int, unit: str) -> set[str]:
    """Of the tableau."""
    placements_by_card = card_modifiers(view, seat, "placement")
    return {placement["rule"] for placement in placements_by_card if placement["unit"] in (unit, "any")}


def own_rules(view: View, seat: int, unit: str) -> set[str]:
    """Of a unit and its faction."""
    rules = {"dragon": {"within_2"}, "wizard": {"teleport"}, "warrior": {"assault"}}.get(unit, set()).copy()
    for ability in abilities_of(view, seat):
        for line in ability["effect_structured"]:
            placement: Any = line.get("mod", {}).get("placement")
            if placement and placement["unit"] == unit:
                rules.add(placement["rule"])
    return rules


def can_act(view: View, seat: int, realm: str, charter_used: bool) -> bool:
    """Can the realm's action be performed with what is held now (ELDER-9.7 to 9.10)?"""
    if realm in ("mage-tower", "fortress"):
        return can_pay(({"any": 2}, 2), purse(view, seat))
    if realm == "summoning-portal":
        return bool(units_to_summon(view, seat))
    if realm == "mill":
        return bool(realms_to_build(view, seat, 0))
    if realm in ("dungeon-1", "dungeon-2"):
        return bool(cards_to_buy(view, seat, 0, charter_used))
    return True

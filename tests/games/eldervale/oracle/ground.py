"""Reading a view: who stands where, who has what."""

from __future__ import annotations

from typing import Any

from games.eldervale.oracle.printed import ADVENTURE, FACTIONS, MONSTERS, slug

View = dict[str, Any]


def player(view: View, seat: int) -> Any:
    return view["players"][seat]


def units_in(view: View, realm: str, seat: int) -> dict[str, int]:
    """Units of a seat in a realm, by kind."""
    found: dict[str, int] = {}
    for group in view["realms"][realm]["units"]:
        if group["seat"] == seat:
            found[group["unit"]] = found.get(group["unit"], 0) + group["count"]
    return found


def seats_in(view: View, realm: str) -> set[int]:
    return {group["seat"] for group in view["realms"][realm]["units"]}


def realms_of(view: View, seat: int) -> set[str]:
    """Realms with a unit of that seat."""
    return {realm for realm in view["realms"] if seat in seats_in(view, realm)}


def occupied(view: View, realm: str) -> bool:
    """ELDER-7.3."""
    return bool(view["realms"][realm]["units"]) or view["realms"][realm]["monster"] is not None


def neighbours(view: View, realm: str) -> set[str]:
    """ELDER-7.1, from the coordinates.

    Beside the bridge only its two ends count: nothing else can lie there (ELDER-29.6).
    """
    here = view["realms"][realm]
    around = {(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)}
    return {
        name for name, other in view["realms"].items() if (other["q"] - here["q"], other["r"] - here["r"]) in around
    }


def within(view: View, origins: set[str], steps: int) -> set[str]:
    """Realms at most so many steps from one of these, along tiles (R11)."""
    reached = set(origins)
    for _ in range(steps):
        reached |= {near for realm in reached for near in neighbours(view, realm)}
    return reached


def kinds_at(view: View, seat: int, place: str) -> dict[str, int]:
    return {kind: count for kind, count in player(view, seat)["units"].get(place, {}).items() if count}


def purse(view: View, seat: int) -> dict[str, int]:
    """What a player can pay with: tokens, and cards in hand."""
    p = player(view, seat)
    return {**p["resources"], "magic": p["hand_size"]}


def has_card(view: View, seat: int, card: str) -> bool:
    return any(entry["card"] == card for entry in player(view, seat)["tableau"])


def entry_of(view: View, seat: int, card: str) -> Any:
    return next(entry for entry in player(view, seat)["tableau"] if entry["card"] == card)


def abilities_of(view: View, seat: int) -> list[dict[str, Any]]:
    faction = player(view, seat)["faction"]
    return FACTIONS[faction]["abilities"] if faction else []


def has_ability(view: View, seat: int, name: str) -> bool:
    return any(slug(ability["name_en"]) == name for ability in abilities_of(view, seat))


def card_modifiers(view: View, seat: int, name: str) -> list[Any]:
    """Modifiers of that sort on the cards of a tableau."""
    return [
        ability["mod"][name]
        for entry in player(view, seat)["tableau"]
        for ability in ADVENTURE[entry["card"]]["effect_structured"]
        if name in ability.get("mod", {})
    ]


def faction_modifiers(view: View, seat: int, name: str) -> list[Any]:
    return [
        line["mod"][name]
        for ability in abilities_of(view, seat)
        for line in ability["effect_structured"]
        if name in line.get("mod", {})
    ]


def awake(view: View, monster: str, name: str, chained: bool) -> Any:
    """A modifier of a monster that is in force; chained: it is controlled, only chain abilities count (R19)."""
    if view["peaceful"]:  # ELDER-18.3
        return None
    for ability in MONSTERS[monster]["abilities"]:
        if ability["chain"] or not chained:
            for line in ability["effect_structured"]:
                if name in line.get("mod", {}):
                    return line["mod"][name]
    return None


def active_units(view: View, seat: int) -> int:
    """All units in play for their owner (ELDER-2.9)."""
    p = player(view, seat)
    on_cards = sum(len(entry["units"]) for entry in p["tableau"]) + len(p["on_start"])
    on_map = sum(count for realm in view["realms"] for count in units_in(view, realm, seat).values())
    return on_cards + on_map + sum(sum(kinds_at(view, seat, place).values()) for place in ("ready", "underworld"))

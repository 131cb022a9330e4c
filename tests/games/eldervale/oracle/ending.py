"""Final scoring in six steps, and the winner (ELDER-25, ELDER-30)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from games.eldervale.oracle.ground import View, kinds_at, neighbours, player
from games.eldervale.oracle.printed import ADVENTURE, ELEMENT_REALMS, MAGIC, has_slash, symbols

BASIC_AND_GOLD = ("gem", "scroll", "potion", "tool", "sword", "gold")


def sheet(view: View, seat: int) -> dict[str, int]:
    """The points of each step for a seat."""
    p = player(view, seat)
    power = p["power"]
    cards = sorted((power.get(element_of(entry["card"]), 0) for entry in p["tableau"]), reverse=True)
    return {
        "unplaced-orbs": p["orbs"],
        "power": sum(power.values()),
        "homes": sum(power.get(ELEMENT_REALMS[realm]["element"], 0) for realm in p["dwellings"]),
        "tableau": power.get(p["element"], 0) + sum(cards[: 3 * len(p["dwellings"])]),
        "caches": sum(cache_points(view, seat, entry) for entry in p["tableau"]),
        "prophecies": sum(prophecy_points(view, seat, card) for card in p["hand"]),
    }


def element_of(card: str) -> str:
    return str(ADVENTURE[card]["element"])


def cache_points(view: View, seat: int, entry: Any) -> int:
    points = 0
    for ability in ADVENTURE[entry["card"]]["effect_structured"]:
        if ability["when"] == "end_game" and (ability.get("if") != {"orb": True} or entry["orb"]):
            points += sum(formula(view, seat, entry, op["vp"]) for op in ability["do"])
    return points


def formula(view: View, seat: int, entry: Any, vp: Any) -> int:
    counted = counter(view, seat, entry, vp["per"])
    if "table" in vp:
        return int(vp["table"][counted])
    return int(min(vp["each"] * counted, vp.get("max", 1000)))


def counter(view: View, seat: int, entry: Any, name: str) -> int:
    p = player(view, seat)
    tokens = [token for token in entry["fields"] if token]
    if name.startswith("supply_") and name != "supply_total":
        return int(p["resources"][name.removeprefix("supply_")])
    counts = {
        "tokens_here": len(tokens),
        "symbols_here": sum(len(symbols(token)) for token in tokens),
        "slash_tokens_here": sum(1 for token in tokens if has_slash(token)),
        "plain_tokens_here": sum(1 for token in tokens if not has_slash(token)),
        "token_elements_here": len({token.split("-")[0] for token in tokens}),
        "distinct_token_kinds_here": unlike(tokens),
        "hand": p["hand_size"],
        "fallen": fallen(view, seat),
    }
    return counts[name]


def unlike(tokens: list[str]) -> int:
    """The most tokens of which no two show a common resource."""
    for size in range(len(tokens), 0, -1):
        for chosen in combinations(tokens, size):
            if all(not set(symbols(one)) & set(symbols(other)) for one, other in combinations(chosen, 2)):
                return size
    return 0


def fallen(view: View, seat: int) -> int:
    return sum(kinds_at(view, seat, "underworld").values())


def prophecy_points(view: View, seat: int, card: str) -> int:
    if MAGIC[card]["type"] != "prophecy":
        return 0
    (ability,) = MAGIC[card]["effect_structured"]
    return int(ability["do"][0]["vp"]) if fulfilled(view, seat, ability["if"]) else 0


def fulfilled(view: View, seat: int, condition: Any) -> bool:
    p = player(view, seat)
    if "top_power_at_least" in condition:
        wanted = condition["top_power_at_least"]
        return sum(1 for power in p["power"].values() if power >= wanted["n"]) >= wanted["in"]
    if "strictly_highest_count" in condition:
        return (
            sum(1 for element in view["elements"] if alone_highest(view, seat, element))
            >= condition["strictly_highest_count"]
        )
    counts = {
        "own_dwellings": len(p["dwellings"]),
        "own_dwelling_group": largest_group(view, p["dwellings"]),
        "fame_position": p["fame"] or 0,
        "tableau_cards": len(p["tableau"]),
        "supply_total": sum(p["resources"][kind] for kind in BASIC_AND_GOLD),
        "summoned_advanced": 3
        - sum(1 for unit in ("warrior", "wizard", "dragon") if kinds_at(view, seat, "tray").get(unit)),
        "fallen": fallen(view, seat),
        "quests_done": len(p["quests"]),
        "edge_dwellings": sum(1 for realm in p["dwellings"] if len(neighbours(view, realm)) <= 3),
    }
    return counts[condition["count"]["of"]] >= int(condition["count"]["at_least"])


def alone_highest(view: View, seat: int, element: str) -> bool:
    powers = [other["power"].get(element, 0) for other in view["players"]]
    return powers[seat] > 0 and powers.count(max(powers)) == 1 and powers[seat] == max(powers)


def largest_group(view: View, homes: list[str]) -> int:
    largest = 0
    for start in homes:
        group = {start}
        while more := {near for realm in group for near in neighbours(view, realm) if near in homes} - group:
            group |= more
        largest = max(largest, len(group))
    return largest


def ranks(view: View, scores: list[int]) -> list[int]:
    """1 is best; equal points: more resources, cards in hand counted (ELDER-25.14, R24); teams together (R54)."""
    left = [sum(p["resources"][kind] for kind in BASIC_AND_GOLD) + p["hand_size"] for p in view["players"]]
    keys = list(zip(scores, left, strict=True))
    mates = [p["mate"] for p in view["players"]]
    if mates[0] is not None:
        keys = [(scores[seat] + scores[mate], left[seat] + left[mate]) for seat, mate in enumerate(mates)]
    return [1 + sum(1 for other in keys if other > mine) for mine in keys]

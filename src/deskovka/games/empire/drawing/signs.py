"""Signs of the map in text: pieces, holders, tokens and ways of a region, and what the signs mean."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, plain
from deskovka.games.empire.board import BRIDGE, JOINS, LAND, LAYOUTS, SEA, SIDE_NAMES, SIDES

SHAPES: Final = ["●", "◆", "▲", "■"]
COLOURS: Final = ["red", "bright_blue", "yellow", "green"]
NEUTRAL_SIGN: Final = "○"
CITY: Final = "♜"
START: Final = "★"
HIDDEN: Final = "?"
TOKEN_SIGNS: Final = {
    "magic_spring": "≈",
    "cottage": "⌂",
    "hidden_treasure": "¤",
    "book_of_spells": "¶",
    "stable": "♞",
    "poison_swamp": "☠",
    "citadel": "♛",
    "dragon": "§",
    "portal": "◎",
    "robbers": "†",
    "hidden": HIDDEN,
}
ARROWS: Final = ["↑", "→", "↓", "←"]  # north, east, south, west
WATER: Final = "cyan"
SIGNS: Final = {LAND: "─", BRIDGE: "═", SEA: "┈"}


def party_span(party: int | str | None) -> tuple[str, str]:
    """The shape of a seat or of the neutral armies, and its colour."""
    if isinstance(party, int):
        return SHAPES[party], COLOURS[party]
    return (NEUTRAL_SIGN if party == "neutral" else "", "")


def head_words(view: dict[str, Any], region: str, say: Say) -> list[Line]:
    """Who holds it, its id, start and token signs, its name."""
    facts = view["regions"][region]
    shape, colour = party_span(facts["holder"])
    style = "bold" if facts["holder"] is None else f"bold reverse {colour}".rstrip()
    words = [plain(shape + region, style)]
    if view["start"] == region:
        words.append(plain(START, "bold yellow"))
    if facts["token"]:
        words.append(plain(TOKEN_SIGNS[facts["token"]] + TOKEN_SIGNS.get(facts.get("seen", ""), ""), "bold magenta"))
    return words + [plain(part, "dim") for part in say(f"empire-region-{region}").split()]


def piece_words(facts: dict[str, Any]) -> list[Line]:
    """Armies and cities by seat: ●3♜ is three armies and a city."""
    words: list[Line] = []
    for seat, (armies, cities) in enumerate(zip(facts["armies"], facts["cities"], strict=True)):
        if armies or cities:
            town = "" if not cities else CITY if cities == 1 else f"{CITY}{cities}"
            words.append(plain(f"{SHAPES[seat]}{armies or ''}{town}", f"bold {COLOURS[seat]}"))
    if facts["neutral"]:
        words.append(plain(f"{NEUTRAL_SIGN}{facts['neutral']}", "bold"))
    return words


def ways(view: dict[str, Any], region: str) -> list[tuple[str, str]]:
    """Arrows to regions on other segments, by sea."""
    found: list[tuple[str, str]] = []
    for (here, there), (_, to, _, back) in zip(view["joins"], JOINS[LAYOUTS.index(view["layout"])], strict=True):
        if here == region:
            found.append((ARROWS[to], there))
        if there == region:
            found.append((ARROWS[back], here))
    return found


# ---- beside or below the map


def legend_words(view: dict[str, Any], say: Say) -> list[Line]:
    """What the signs on this map mean."""
    kinds = {kind for segment in view["segments"] for _, _, kind in SIDES[SIDE_NAMES.index(segment["side"])].links}
    words = [plain(f"{SIGNS[LAND]} {say('empire-label-land')}", "bold")] if LAND in kinds else []
    if BRIDGE in kinds:
        words.append(plain(f"{SIGNS[BRIDGE]} {say('empire-label-bridge')}", "bold"))
    words.append(plain(f"{SIGNS[SEA]} ← → {say('empire-label-sea')}", WATER))
    words.append([(SHAPES[0] + next(iter(view["regions"])), "bold reverse"), (f" {say('empire-label-holder')}", "")])
    if view["start"]:
        words.append([(START, "bold yellow"), (f" {say('empire-label-start')}", "")])
    words.append(plain(f"{CITY} {say('empire-label-city')}"))
    if any(facts["neutral"] for facts in view["regions"].values()):
        words.append(plain(f"{NEUTRAL_SIGN} {say('empire-label-neutral')}"))
    lying = [facts.get("seen") or facts["token"] for facts in view["regions"].values()]
    if any(facts["token"] == "hidden" for facts in view["regions"].values()):
        lying.append("hidden")
    for token, sign in TOKEN_SIGNS.items():
        if token in lying:
            words.append([(sign, "bold magenta"), (f" {say(f'empire-token-{token}')}", "")])
    return words


def island_words(view: dict[str, Any]) -> list[Line]:
    """Who holds each island; an island is called by its regions: VOL-3–7."""
    words: list[Line] = []
    for facts in view["islands"].values():
        regions = facts["regions"]
        shape, colour = party_span(facts["holder"])
        names = regions[0] if len(regions) == 1 else f"{regions[0]}–{regions[-1].partition('-')[2]}"
        style = "" if facts["holder"] is None else f"bold {colour}".rstrip()
        words.append([(f"{shape or '·'} ", style), (names, "bold" if style else "")])
    return words


def below(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    islands = [plain(say("empire-label-islands"), "bold"), *island_words(view)]
    return flow(legend_words(view, say), columns, "  ") + flow(islands, columns, "  ")

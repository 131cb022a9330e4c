"""The offer of power tiles as text: in one line, or whole by colour and level."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, plain
from deskovka.games.kemet.cardwords import tile_word
from deskovka.games.kemet.powers import TILE_NUMBERS, TILES
from deskovka.games.kemet.signs import PRAYER, tile_mark
from deskovka.games.kemet.terms import COLOURS, TOP_LEVEL

ABOUT_TILES: Final = ("acquire_tile", "free_tile")
ABOUT_TURN: Final = ("opening", "add_tokens", "next_action", "gold_action")
REACHED: Final = "›"
OWNED: Final = "✓"


def offer_lines(view: dict[str, Any], me: dict[str, Any] | None, say: Say, columns: int) -> list[Line]:
    """All tiles when one is to be chosen; otherwise how many there are, and at the start of a turn those in reach."""
    if view["question"] in ABOUT_TILES:
        return whole_lines(view, me, say, columns)
    lines = flow([plain(say("kemet-label-offer"), "bold"), *counts(view)], columns, "  ", 2)
    if me is None or view["question"] not in ABOUT_TURN or me["seat"] not in view["asked"]:
        return lines
    near = [name for name in view["offer"] if may_take(name, me)]
    if near:
        title = plain(f"{say('kemet-label-in-reach')}:", "bold")
        words = [[*tile_word(name, say), (f" {price_of(name, me)}{PRAYER}", "yellow")] for name in near]
        lines += flow([[*title, (" ", ""), *words[0]], *words[1:]], columns, " · ", 2)
    return lines


def counts(view: dict[str, Any]) -> list[Line]:
    """R 4·6·7·4: copies left of each level."""
    words: list[Line] = []
    for colour in view["colours"]:
        left = [str(sum(count for _, count in tiles_of(view, colour, level))) for level in range(1, TOP_LEVEL + 1)]
        words.append([*tile_mark(colour), (f" {'·'.join(left)}", "")])
    return words


def tiles_of(view: dict[str, Any], colour: str, level: int) -> list[tuple[str, int]]:
    """Names and copies in the offer."""
    return [(name, count) for name, count in view["offer"].items() if place_of(name) == (colour, level)]


def place_of(name: str) -> tuple[str, int]:
    tile = TILES[TILE_NUMBERS[name]]
    return COLOURS[tile.colour], int(tile.level)


def may_take(name: str, me: dict[str, Any]) -> bool:
    """Have I the pyramid and the price, nothing of this colour today, and no tile with the same picture?"""
    colour, level = place_of(name)
    if me["reach"].get(colour, 0) < level or price_of(name, me) > me["prayer"] or colour in me["bought"]:
        return False
    image = TILES[TILE_NUMBERS[name]].image
    return all(TILES[TILE_NUMBERS[mine]].image != image for mine in me["tiles"])


def price_of(name: str, me: dict[str, Any]) -> int:
    return int(me["tile_prices"][place_of(name)[1] - 1])


def whole_lines(view: dict[str, Any], me: dict[str, Any] | None, say: Say, columns: int) -> list[Line]:
    """One entry for each colour and level: the price for me, the tiles, the ones I have."""
    title = [plain(say("kemet-label-offer"), "bold")]
    if me:
        title.append(plain(f"{REACHED} {say('kemet-label-reached')}  {OWNED} {say('kemet-label-owned')}", "dim"))
    lines = flow(title, columns, "  ")
    for colour in view["colours"]:
        for level in range(1, TOP_LEVEL + 1):
            words = [tile_entry(name, count, say) for name, count in tiles_of(view, colour, level)]
            mine = [name for name in (me["tiles"] if me else []) if place_of(name) == (colour, level)]
            words += [plain(f"{OWNED} {say(f'kemet-tile-{name}')}", "bold green") for name in mine]
            head = level_head(view, colour, level, me)
            lines += flow([[*head, *(words[0] if words else plain("–", "dim"))], *words[1:]], columns, " · ", 8)
    return lines


def level_head(view: dict[str, Any], colour: str, level: int, me: dict[str, Any] | None) -> Line:
    """› R2 1☥; no price where it is not the usual one: for nothing at set-up, dearer for the gold token."""
    if me is None:
        return [("  ", ""), *tile_mark(colour, level), (" ", "")]
    near = me["reach"].get(colour, 0) >= level
    usual = view["question"] == "acquire_tile" and view["doing"] != "gold"
    price = f" {me['tile_prices'][level - 1]}{PRAYER} " if usual else " "
    return [(f"{REACHED if near else ' '} ", "bold"), *tile_mark(colour, level), (price, "yellow" if near else "dim")]


def tile_entry(name: str, count: int, say: Say) -> Line:
    word: Line = [(say(f"kemet-tile-{name}"), "")]
    return [*word, (f" ×{count}", "bold")] if count > 1 else word

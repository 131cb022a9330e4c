"""The offer of power tiles as text: in one line, or whole by colour and level."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, plain
from deskovka.games.kemet.drawing.cardwords import tile_word
from deskovka.games.kemet.drawing.signs import PRAYER, tile_mark
from deskovka.games.kemet.powers import TILE_NUMBERS, TILES
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
    near = [name for name, tile in view["market"].items() if not tile["obstacle"]]
    if near:
        title = plain(f"{say('kemet-label-in-reach')}:", "bold")
        words = [[*tile_word(name, say), (f" {view['market'][name]['price']}{PRAYER}", "yellow")] for name in near]
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
    """› R2 1☥; no price at set-up, where the tile is free, and where none is left."""
    if me is None:
        return [("  ", ""), *tile_mark(colour, level), (" ", "")]
    near = me["reach"].get(colour, 0) >= level
    left = tiles_of(view, colour, level) if view["question"] == "acquire_tile" else []
    price = f" {view['market'][left[0][0]]['price']}{PRAYER} " if left else " "
    return [(f"{REACHED if near else ' '} ", "bold"), *tile_mark(colour, level), (price, "yellow" if near else "dim")]


def tile_entry(name: str, count: int, say: Say) -> Line:
    word: Line = [(say(f"kemet-tile-{name}"), "")]
    return [*word, (f" ×{count}", "bold")] if count > 1 else word

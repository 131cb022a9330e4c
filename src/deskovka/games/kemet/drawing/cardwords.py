"""Cards and tiles in a few words: names with their numbers, prices, how many."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Say
from deskovka.core.ink import Line
from deskovka.games.kemet.cards import BATTLE, BATTLE_NAMES, CARD_NAMES, INTERVENTIONS
from deskovka.games.kemet.drawing.signs import PRAYER, tile_mark
from deskovka.games.kemet.powers import TILE_NUMBERS, TILES
from deskovka.games.kemet.terms import COLOURS

DAMAGE: Final = "✶"
DEFENCE: Final = "◊"
OFFERING: Final = "†"


def numbers(strength: int, damage: int, defence: int, unblockable: int = 0) -> str:
    """3 ✶2 ◊1: strength, damage, defence; †2 is an offering of two own units."""
    words = [str(strength)] if strength else []
    if damage:
        words.append(f"{DAMAGE}{damage}")
    if unblockable > 0:
        words.append(f"{DAMAGE}{DAMAGE}{unblockable}")
    if defence:
        words.append(f"{DEFENCE}{defence}")
    if unblockable < 0:
        words.append(f"{OFFERING}{-unblockable}")
    return " ".join(words)


def battle_word(name: str, say: Say, style: str = "") -> Line:
    """Shield Bash 3 ◊1"""
    card = BATTLE[BATTLE_NAMES.index(name)]
    values = numbers(int(card.strength), int(card.damage), int(card.defence), int(card.unblockable))
    return [(f"{say(f'kemet-battle-{name}')} ", style), (values, style or "bold")]


def card_word(name: str, count: int, say: Say) -> Line:
    """War Fury ×2 (1☥)"""
    card = INTERVENTIONS[CARD_NAMES.index(name)]
    word: Line = [(say(f"kemet-card-{name}"), "")]
    if count > 1:
        word.append((f" ×{count}", "bold"))
    if card.price:
        word.append((f" {int(card.price)}{PRAYER}", "yellow"))
    return word


def tile_word(name: str, say: Say) -> Line:
    """R2 Phoenix"""
    tile = TILES[TILE_NUMBERS[name]]
    return [*tile_mark(COLOURS[tile.colour], int(tile.level)), (f" {say(f'kemet-tile-{name}')}", "")]

"""Whole solo games at random; a second reading of the rules looks each turn of the ghosts over.

PYTHONPATH=src:tests python tests/games/eldervale/test_ghost_games.py 500     so many games
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

from deskovka.core.events import Event
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.options import first
from deskovka.games.eldervale.gaining import FOR_HAUNTING
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.realms import ELEMENT_TILES, GRID, REALM_NAMES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, SCORED
from deskovka.games.eldervale.treasures import height
from deskovka.testing.variants import game_of
from support.eldervale import ELDERVALE, realm, units
from support.eldervale_box import box
from support.eldervale_ghosts import ghosts_of, guardian, in_row, under, zone_units

BOARD: Any = box("boards")["ghost"]
CARDS = {card["id"].replace("_", "-"): card for card in box("ghosts")["cards"]}
WAYS = {  # columns and rows of the slanted grid
    "upper_right": (1, -1), "right": (1, 0), "lower_right": (0, 1),
    "lower_left": (-1, 1), "left": (-1, 0), "upper_left": (0, -1),
}  # fmt: skip
RUINS = ("mage-tower", "fortress", "summoning-portal", "mill", "dungeon-1", "oracle", "dragon-den")
ROW = BOARD["rows"]["same_for_all_rows"]


class Watched:
    """A turn of the ghosts: how the table stood before the die, and what must follow."""

    def __init__(self, g: Eldervale, face: int) -> None:
        self.zone = next(number for number, zone in enumerate(BOARD["zones"]) if face in zone["faces"])
        self.cards = under(g)
        self.deck = len(ghosts_of(g).deck)
        self.zones = zone_units(g)
        self.points = int(g.players[GHOSTS].gains[FOR_HAUNTING])
        self.on_ruins = sum(len(units(g, ruin, GHOSTS)) for ruin in RUINS if g.map >> realm(ruin) & 1)
        self.fallen = len(units(g, "underworld", GHOSTS))
        self.dwellings = g.players[GHOSTS].dwellings.bit_count()
        self.places = self.targets(g)
        self.rows = {name: in_row(g, name) for name in used(g)}
        self.tokens = {name: tokens_in(g, name) for name in REALM_NAMES[:ELEMENT_TILES]}

    def targets(self, g: Eldervale) -> list[str]:
        """The realms where the unit may go: one, unless the guardian is beside the map."""
        where = CARDS[self.cards[self.zone]]["placement"]
        if where["type"] == "ruin":
            return [{"dungeon": "dungeon-1"}.get(where["ruin"], where["ruin"].replace("_", "-"))]
        stands = guardian(g)
        if stands is None:
            return [name for name in REALM_NAMES if g.map >> realm(name) & 1]
        column, row = WAYS[where["dir"]]
        there = g.tile_at(g.spots[realm(stands)] + row * GRID + column)
        return [REALM_NAMES[there]] if there >= 0 else [stands]

    def check(self, g: Eldervale, told: list[dict[str, Any]]) -> None:
        if self.zones[self.zone]:
            self.check_card(g, told)
        else:
            self.check_regroup(g, told)

    def check_regroup(self, g: Eldervale, told: list[dict[str, Any]]) -> None:
        assert g.players[GHOSTS].gains[FOR_HAUNTING] == self.points + 2 * self.on_ruins + self.fallen
        assert not [one for one in told if one["event"] in ("placed", "ghost-card", "ghost-card-turned")]
        assert under(g) == self.cards
        workers = 6 - self.dwellings
        staying = [number for zone in self.zones for number in zone if number.isdigit()]
        free = [str(number) for number in range(1, 7) if str(number) not in staying]
        standing = {*staying, *free[: workers - len(staying)]}
        assert zone_units(g) == [
            [slot[-1] if slot.startswith("worker") else slot for slot in zone["slots"] if is_there(slot, standing)]
            for zone in BOARD["zones"]
        ]

    def check_card(self, g: Eldervale, told: list[dict[str, Any]]) -> None:
        placed = [one for one in told if one["event"] == "placed" and one["seat"] == GHOSTS]
        assert len(placed) == 1
        leftmost = self.zones[self.zone][0]
        assert placed[0]["unit"] == ("worker" if leftmost.isdigit() else leftmost)
        assert placed[0]["realm"] in self.places
        self.check_treasure(g, told, placed[0]["realm"])
        assert [card for number, card in enumerate(under(g)) if number != self.zone] == [
            card for number, card in enumerate(self.cards) if number != self.zone
        ]
        assert len(ghosts_of(g).deck) == (self.deck - 1 if self.deck else 21)
        self.check_action(told)

    def check_treasure(self, g: Eldervale, told: list[dict[str, Any]], place: str) -> None:
        if realm(place) >= ELEMENT_TILES:
            assert not [one for one in told if one["event"] in ("token-shelved", "print") and one["seat"] == GHOSTS]
            return
        [taken] = [one for one in told if one["event"] in ("token", "print") and one.get("seat") == GHOSTS][:1]
        assert (taken["event"] == "token") == bool(sum(self.tokens[place]))
        if taken["event"] == "token":
            left, right = self.tokens[place]
            expected = (left - 1, right) if left else (left, right - 1)
            assert tokens_in(g, place) <= expected or g.phase == SCORED
            element = ELEMENT_NAMES[realm(place) // 3]
            assert in_row(g, element) >= min(8, self.rows[element] + 1)

    def check_action(self, told: list[dict[str, Any]]) -> None:
        action = CARDS[self.cards[self.zone]]["second"]["action"]
        searched = [one for one in told if one["event"] == "searched"]
        verdicts = [one["verdict"] for one in searched]
        assert bool(searched) <= (action == "build")
        assert [verdict for verdict in verdicts[:-1] if verdict == "builds"] == []
        built = [one["realm"] for one in told if one["event"] == "built" and one["seat"] == GHOSTS]
        assert built == [one["realm"] for one in searched if one["verdict"] == "builds"]
        if action == "build" and not built:
            assert "nothing-built" in [one["event"] for one in told]


def is_there(slot: str, workers: set[str]) -> bool:
    return not slot.startswith("worker") or slot[-1] in workers


def used(g: Eldervale) -> list[str]:
    return [name for element, name in enumerate(ELEMENT_NAMES) if g.elements >> element & 1]


def tokens_in(g: Eldervale, place: str) -> tuple[int, int]:
    return int(height(g.stacks[2 * realm(place)])), int(height(g.stacks[2 * realm(place) + 1]))


def until_your_turn(told: list[Any]) -> list[Any]:
    names = [one["event"] for one in told]
    return told[: names.index("turn")] if "turn" in names else told


def watch(seed: int) -> int:
    """A game at random to its end; how many turns the ghosts had."""
    g = game_of(ELDERVALE, 1, seed, listen=True)
    assert isinstance(g, Eldervale)
    g.open_luck = True
    events: list[Event] | None = g.events
    assert events is not None
    luck = int(luck_of(seed + 1))
    watched: Watched | None = None
    heard, turns = 0, 0
    stands = guardian(g)
    while g.ask is not None:
        luck = int(next_luck(luck))
        assert g.seat in (-1, 0)
        pick = int(g.options[below(luck >> 8, len(g.options))])
        if type(g.ask).__name__ == "RollZone":
            assert guardian(g) == stands
            watched = Watched(g, int(first(pick)))
            turns += 1
        mine = g.turn == 0
        g.play(pick)
        told: list[Any] = [ELDERVALE.event_words.tell(event, None, everything=True) for event in events[heard:]]
        for one in told:
            if mine and one["event"] == "placed" and one["seat"] == 0:
                stands = one["realm"]
        assert ELDERVALE.problems(g) == []
        if watched is None:
            heard = len(events)
        elif g.turn == 0 or g.ask is None or type(g.ask).__name__ == "RollZone":  # you could only regroup in between
            watched.check(g, until_your_turn(told))
            watched = None
            heard = len(events)
    assert g.phase == SCORED
    return turns


@pytest.mark.rule("GHOST-5.1", "GHOST-6.1", "GHOST-15.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_ghosts_keep_their_rules(seed: int) -> None:
    assert watch(seed) > 5


if __name__ == "__main__":
    print(sum(watch(seed) for seed in range(int(sys.argv[1]))), "turns of the ghosts, all by their rules")

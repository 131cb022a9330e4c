"""The end of a solo game and its scoring (GHOST-16)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.dwellings import Raise
from deskovka.games.eldervale.gaining import FOR_HOMES, FOR_PILE, FOR_POWER, FOR_TABLEAU
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import SCORED
from support.eldervale import ELDERVALE, asked, me, realm, regroup, roll, table
from support.eldervale_ghosts import go_by, haunted, turn_of


def ended(seat: dict[str, Any] | None = None, **ghosts: Any) -> Eldervale:
    """The game is over and scored."""
    return haunted({"purse": "", **(seat or {})}, ghosts, steps=[FinalScoring()])


def line(g: Eldervale, name: str) -> list[int]:
    [found] = [one for one in g.result().sheet if one.id == name]
    return list(found.points)


# ---- the last turns

TILES = [
    "windswept-steppe", "ash-plains", "fortress", "hanging-rocks", "briar-forest", "mage-tower", "mill",
    "magma-terraces", "terraced-fields", "summoning-portal",
]  # fmt: skip
FIVE = ["windswept-steppe", "ash-plains", "terraced-fields", "magma-terraces", "hanging-rocks"]
QUIET: dict[str, Any] = {"cards": ["ghost-23", "ghost-22", "ghost-24"]}  # into ruins


@pytest.mark.rule("GHOST-16.2", "GHOST-16.1")
def test_after_your_sixth_dwelling_the_ghosts_and_you_have_a_turn() -> None:
    seat = {"units": {"briar-forest": ["worker"], "ready": ["dragon"]}, "dwellings": FIVE, "purse": ""}
    steps = [Raise(0, realm=realm("briar-forest"), piece=-1), *turn_of(0)[1:]]
    g = haunted(seat, QUIET, tiles=TILES, steps=steps)
    assert g.last_turns == 1  # the ghosts' has begun
    assert asked(g) == (-1, "RollZone")
    roll(g, 1)
    go_by(g)
    assert asked(g) == (0, "Turn")
    assert g.last_turns == 0
    regroup(g)
    assert g.phase == SCORED
    assert g.result().over


@pytest.mark.rule("GHOST-16.2", "GHOST-9.9")
def test_after_the_ghosts_sixth_dwelling_you_and_they_have_a_turn() -> None:
    ghosts = {**QUIET, "units": {"briar-forest": ["worker"]}, "dwellings": FIVE}
    steps = [Raise(GHOSTS, realm=realm("briar-forest"), piece=-1), *turn_of(GHOSTS)[1:]]
    g = haunted({"purse": ""}, ghosts, tiles=TILES, turn=GHOSTS, steps=steps)
    assert asked(g) == (0, "Turn")
    assert g.last_turns == 1
    regroup(g)
    assert asked(g) == (-1, "RollZone")
    roll(g, 5)
    go_by(g)
    assert g.phase == SCORED


# ---- what counts


@pytest.mark.rule("GHOST-16.4", "GHOST-16.5", "GHOST-16.6", "GHOST-16.7")
def test_gw9_is_worth_120() -> None:
    ghosts = {
        "points": 44,
        "rows": ["fire", "air", "chaos", "water"],
        "power": {"fire": 5, "air": 3, "chaos": 2, "water": 1},
        "dwellings": ["ash-plains", "magma-terraces", "windswept-steppe", "twisted-vale"],
        "cards": [
            "fire-passage",
            "fire-aura",
            "fire-wall",
            "air-passage",
            "air-wall",
            "chaos-passage",
            "water-passage",
        ],
        "pile": 11,
    }
    places = ["ash-plains", "magma-terraces", "windswept-steppe", "twisted-vale", "mill", "dungeon-1"]
    g = ELDERVALE.position(
        {
            "seats": [{"element": "air"}],
            "elements": ["fire", "chaos", "water", "air"],
            "map": {name: [number, 0] for number, name in enumerate(places)},
            "ghosts": ghosts,
            "last_turns": 0,
            "phase": "end",
        }
    )
    assert isinstance(g, Eldervale)
    while g.ask is not None:
        g.choose(int(g.seat), "go on")
    gains = me(g, GHOSTS).gains
    assert [int(gains[reason]) for reason in (FOR_POWER, FOR_HOMES, FOR_TABLEAU, FOR_PILE)] == [15, 19, 31, 11]
    assert me(g, GHOSTS).points == 120
    [ghosts_line] = g.result().rivals
    assert (ghosts_line.id, ghosts_line.score) == ("ghosts", 120)
    assert sum(one.points[GHOSTS] for one in g.result().sheet) == 120


@pytest.mark.rule("GHOST-16.3")
def test_you_score_as_at_any_table() -> None:
    """Also what the ghosts do not score: orbs, the start card, caches, prophecies; three cards for each dwelling."""
    seat = {
        "purse": "3 gem",
        "orbs": 2,
        "power": {"air": 3, "fire": 2},
        "dwellings": ["windswept-steppe"],
        "tableau": ["fire-passage", "fire-aura", "fire-wall", "fire-lava-forge", "air-cloud-loft"],
        "hand": ["prophecy-summit", "spell-gust"],
        "points": 5,
    }
    alone = ended(seat)
    other = table(seat, {"purse": ""}, steps=[FinalScoring()])
    sheet = {one.id: one.points[0] for one in alone.result().sheet}
    usual = {one.id: one.points[0] for one in other.result().sheet}
    assert {name: points for name, points in sheet.items() if points} == {
        name: points for name, points in usual.items() if points
    }
    assert me(alone).points == me(other).points
    assert line(alone, "unplaced-orbs")[0] == 2
    assert line(alone, "tableau")[0] == 4 + 4 + 3 + 3  # the start card, a card of Air, two of Fire


@pytest.mark.rule("GHOST-16.4")
def test_the_numbers_of_their_markers_count() -> None:
    g = ended(power={"air": 1, "fire": 2, "earth": 4, "order": 5})
    assert me(g, GHOSTS).gains[FOR_POWER] == 2 + 3 + 5 + 6


@pytest.mark.rule("GHOST-16.5")
def test_each_dwelling_counts_their_power_in_its_element() -> None:
    g = ended(power={"fire": 5, "air": 0}, dwellings=["ash-plains", "magma-terraces", "windswept-steppe"])
    assert me(g, GHOSTS).gains[FOR_HOMES] == 6 + 6 + 0


@pytest.mark.rule("GHOST-16.6")
def test_every_adventure_card_counts_without_any_dwelling() -> None:
    cards = ["fire-passage", "fire-aura", "fire-wall", "fire-lava-forge", "fire-war-drums", "earth-wall"]
    g = ended(power={"fire": 3, "earth": 1}, tableau=cards)
    assert me(g, GHOSTS).gains[FOR_TABLEAU] == 5 * 4 + 2
    parts = next(one for one in g.result().sheet if one.id == "tableau").parts
    assert [part.name for part in parts if part.seat == GHOSTS] == cards


@pytest.mark.rule("GHOST-16.6", "GHOST-2.11")
def test_their_passage_is_a_card_like_others() -> None:
    """G12."""
    assert me(ended(power={"fire": 2}, tableau=["fire-passage"]), GHOSTS).gains[FOR_TABLEAU] == 3


@pytest.mark.rule("GHOST-16.7")
@pytest.mark.parametrize("count", [0, 1, 23])
def test_each_magic_card_is_a_point(count: int) -> None:
    g = ended(pile=count)
    assert me(g, GHOSTS).gains[FOR_PILE] == count
    assert line(g, "pile") == [0, count]


# ---- who has won


@pytest.mark.rule("GHOST-16.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks", "winners"),
    [(50, 10, (1, 2), [0]), (10, 50, (2, 1), []), (9, 10, (2, 1), [])],
)
def test_the_higher_total_wins(mine: int, theirs: int, ranks: tuple[int, int], winners: list[int]) -> None:
    """Both have a marker on level 1, you a start card with two more points."""
    g = ended({"points": mine - 4}, points=theirs - 2)
    result = g.result()
    assert (result.scores, [rival.score for rival in result.rivals]) == ([mine], [theirs])
    assert (result.ranks, [rival.rank for rival in result.rivals]) == ([ranks[0]], [ranks[1]])
    assert result.winners() == winners


@pytest.mark.rule("GHOST-16.9")
@pytest.mark.parametrize(
    ("purse", "pile", "ranks", "winners"),
    [("3 gem", 2, (1, 2), [0]), ("1 gem", 2, (2, 1), []), ("2 gem", 2, (1, 1), [0])],
)
def test_a_tie_is_broken_by_resources(purse: str, pile: int, ranks: tuple[int, int], winners: list[int]) -> None:
    """G24: theirs are magic cards; equal in that too, both have won."""
    g = ended({"points": 6, "purse": purse}, points=8 - pile, pile=pile)
    result = g.result()
    assert result.scores == [10]
    assert [rival.score for rival in result.rivals] == [10]
    assert (result.ranks[0], result.rivals[0].rank) == ranks
    assert result.winners() == winners
    assert [one.id for one in result.tie_breaks] == ["resources"]
    assert g.rewards() == [{(1, 2): 1.0, (2, 1): 0.0, (1, 1): 0.5}[ranks]]

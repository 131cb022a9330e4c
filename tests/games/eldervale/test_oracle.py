"""The oracle: it reads the rules as the worked examples do, agrees with the engine, and notices when it does not.

PYTHONPATH=src:tests python -m games.eldervale.oracle 50000     # many more questions than here
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.eldervale.oracle import ending, fighting
from games.eldervale.oracle.costs import (
    card_price,
    cards_to_buy,
    deposit,
    dwelling_price,
    payments,
    realms_to_build,
    summon_price,
    units_to_summon,
)
from games.eldervale.oracle.ground import purse
from games.eldervale.oracle.placing import placements
from games.eldervale.oracle.referee import Referee
from support.eldervale import ELDERVALE, offered, table

GAMES = range(3)
KINDS = {"placements", "payments", "cards", "swords", "dice", "dice rolled", "winners", "ranks", "scoring caches"}


def seen(*seats: dict[str, Any], **keys: Any) -> Any:
    return ELDERVALE.open_view(table(*seats, **keys))


def battle(realm: str, *sides: int | None, monster: str | None = None, rolled: list[list[int]] | None = None) -> Any:
    faces = rolled or [[] for _ in sides]
    shown = [{"seat": seat, "dice": 0, "rolled": dice} for seat, dice in zip(sides, faces, strict=True)]
    return {"realm": realm, "monster": monster, "sides": shown, "step": 3, "decided": bool(rolled)}


# ---- together with the engine


def test_it_agrees_with_the_engine() -> None:
    compared: Counter[str] = Counter()
    for seed in GAMES:
        referee = Referee(ELDERVALE, seed)
        referee.play()
        assert referee.problems == []
        compared += referee.compared
    assert set(compared) >= KINDS
    assert compared.total() > 1000


@pytest.mark.parametrize("lie", ["one less", "one more"])
def test_it_notices_a_wrong_placement(lie: str) -> None:
    g = table({"units": {"mill": ["worker"]}})
    words = offered(g)
    wrong = words[1:] if lie == "one less" else [*words, "place worker in magma-terraces"]
    referee = Referee(ELDERVALE, 1)
    referee.compare(ELDERVALE.open_view(g), 0, words)
    assert referee.problems == []
    referee.compare(ELDERVALE.open_view(g), 0, wrong)
    assert len(referee.problems) == 1


def test_it_notices_a_wrong_payment_and_one_it_does_not_know() -> None:
    view = seen({"units": {"mill": ["worker"]}, "purse": "2 gem 1 gold"})
    right = ["pay 2 gem", "pay 1 gem 1 gold"]
    referee = Referee(ELDERVALE, 1)
    referee.memory.asked(view, 0, paying=False)
    referee.memory.note(view, 0, "place worker in fortress")
    referee.compare(view, 0, right)
    assert referee.problems == []
    referee.compare(view, 0, [*right, "pay 2 gold"])
    assert len(referee.problems) == 1
    strange = Referee(ELDERVALE, 1)
    strange.compare(view, 0, right)
    assert len(strange.problems) == 1


def test_it_notices_wrong_dice_and_a_wrong_winner() -> None:
    view = seen({"units": {"mage-tower": ["worker"]}}, {"units": {"mage-tower": ["dragon"]}})
    view["battle"] = battle("mage-tower", 1, 0)
    for side, dice in zip(view["battle"]["sides"], (3, 2), strict=True):
        side["dice"] = dice
    referee = Referee(ELDERVALE, 1)
    referee.compare_dice(view)
    assert len(referee.problems) == 1
    view["last_battle"] = {**battle("mage-tower", 0, 1, rolled=[[5], [5, 1]]), "winner": 0}
    referee.compare_battle_won(view)
    assert len(referee.problems) == 2


# ---- its own reading: worked examples and cases the rules spell out


def test_dice_of_the_rulebooks_battle() -> None:
    """W1: an elf with two archers next door, a dragon with a dwelling, a warrior and a worker."""
    view = seen(
        {"faction": "levelland-guardians", "units": {"summoning-portal": ["worker", "warrior"]}},
        {
            "faction": "briardell-elves",
            "units": {"summoning-portal": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"]},
        },
        {"faction": "wicked-ogres", "units": {"summoning-portal": ["dragon"]}, "dwellings": ["ash-plains"]},
    )
    view["battle"] = battle("summoning-portal", 1, 2, 0)
    assert [fighting.possible_dice(view, seat, [], False) for seat in (0, 1, 2)] == [{3}, {3}, {4}]


def test_dice_are_a_running_total() -> None:
    """R61: seven dice are six, and one less then is five, but only if the loss comes last."""
    view = seen(
        {"units": {"mill": ["dragon", "warrior", "wizard"]}, "tableau": ["dark-soul-scythe"]}, elements=["dark"]
    )
    view["battle"] = battle("mill", 0, 1)
    assert fighting.possible_dice(view, 0, [-1], False) == {5}
    view["players"][0]["units"]["underworld"] = {"worker": 2}
    assert fighting.possible_dice(view, 0, [-1], False) == {5, 6}


@pytest.mark.parametrize(
    ("rolled", "winner"),
    [
        ([[5], [5, 1]], 1),  # W8
        ([[6, 3], [6, 3], [5, 5, 5]], None),  # W9
        ([[6, 5, 2], [6, 4, 4, 3, 1], [6, 5, 4, 2]], 2),  # W1
        ([[1], [4, 4], [4, 4]], None),
    ],
)
def test_winners(rolled: list[list[int]], winner: int | None) -> None:
    view = seen({}, {}, {})
    assert fighting.winner(view, battle("mill", *range(len(rolled)), rolled=rolled)) == winner


def test_the_halberd_wins_the_first_tie_for_the_highest() -> None:
    view = seen({"tableau": ["order-halberd"]}, {}, {})
    assert fighting.winner(view, battle("mill", 0, 1, rolled=[[6], [6, 6]])) == 0
    assert fighting.winner(view, battle("mill", 0, 1, rolled=[[5, 5], [6, 1]])) == 1
    assert fighting.winner(view, battle("mill", 0, 1, 2, rolled=[[6, 1], [6, 5], [6, 5]])) == 0


def test_the_sentinels_low_dice_count_as_threes() -> None:
    view = seen({}, {})
    fight = battle("mill", 0, None, monster="brass-sentinel", rolled=[[3, 2], [1, 2, 1, 1]])
    assert fighting.winner(view, fight) == 1


def test_every_way_to_pay() -> None:
    most = {"gem": 1, "scroll": 1, "gold": 2, "magic": 1}
    assert payments({"gem": 1, "scroll": 1}, 2, most) == {"1 gem 1 scroll", "1 gem 1 gold", "1 scroll 1 gold", "2 gold"}
    assert payments({"any": 2}, 2, {"gem": 2, "magic": 1}) == {"2 gem", "1 gem 1 magic"}
    assert payments({"gold": 1, "gem": 1}, 2, most) == {"1 gem 1 gold", "2 gold"}
    assert payments({"sword": 2}, 2, {"sword": 1, "magic": 3}) == set()  # cards pay for nothing but any
    assert payments({"sword": 2, "tool": 2}, 1, {"sword": 2, "gem": 3}) == {"1 sword"}  # three off, of one's choice


def test_discounts() -> None:
    """Those without a minimum first, the others never below theirs."""
    view = seen({"tableau": ["earth-masons-guild", "order-guild-charter"], "faction": "gearhold-automatons"})
    assert [dwelling_price(view, 0, "magma-terraces", off)[1] for off in (0, 2)] == [3, 1]
    assert dwelling_price(view, 0, "ash-plains", 2)[1] == 0
    assert [
        card_price(view, 0, "earth-passage", off, used)[1] for off, used in ((0, False), (1, False), (0, True))
    ] == [1, 1, 2]
    assert summon_price(view, 0, "worker") == ({"any": 1}, 1)
    view["players"][0]["units"]["tray"]["worker"] = 1  # W11: the third costs 3
    assert summon_price(view, 0, "worker") == ({"any": 3}, 2)
    assert deposit("air-scroll-or-tool") == [{"scroll": 1}, {"tool": 1}]
    assert deposit("air-2-gem") == [{"gem": 2}]
    assert (deposit("orb"), deposit(None)) == ([{}], [])


def test_what_can_be_had() -> None:
    view = seen({"units": {"ash-plains": ["worker"], "mill": ["worker"]}, "purse": "1 sword 1 gold 2 tool"})
    assert realms_to_build(view, 0, 0) == {"ash-plains"}
    assert units_to_summon(view, 0) == {"worker", "warrior"}
    assert cards_to_buy(view, 0, 0, False) == {"earth-passage", "fire-passage", "order-passage"}
    view["realms"]["fortress"]["monster"] = "stone-colossus"
    assert realms_to_build(view, 0, 0) == set()
    view["peaceful"] = True
    assert realms_to_build(view, 0, 0) == {"ash-plains"}


def test_the_last_active_unit_never_becomes_a_dwelling() -> None:
    view = seen({"units": {"ash-plains": ["worker"]}})
    assert realms_to_build(view, 0, 0) == {"ash-plains"}
    view["players"][0]["units"]["ready"] = {}
    assert realms_to_build(view, 0, 0) == set()


def test_placements_of_advanced_units() -> None:
    units = {"mill": ["worker"], "ready": ["dragon", "wizard", "warrior"]}
    view = seen({"units": units}, {"units": {"terraced-fields": ["worker"]}})
    found = placements(view, 0, False)
    assert "place dragon in terraced-fields" in found  # two steps
    assert "place dragon in magma-terraces" not in found
    assert "place wizard in magma-terraces" in found
    assert "place wizard in terraced-fields" not in found
    assert not {"place warrior in terraced-fields", "place worker in terraced-fields"} & found
    first = placements(seen({"units": {"ready": ["warrior"]}}, {"units": {"terraced-fields": ["worker"]}}), 0, False)
    assert "place warrior in terraced-fields" in first
    assert "place worker in terraced-fields" not in first


def test_final_scoring() -> None:
    """W10, as far as one table can hold it: markers, homes, the twelve best cards, a cache, an orb."""
    view = seen(
        {
            "power": {"fire": 5, "water": 3, "order": 4, "air": 0},
            "dwellings": ["ash-plains", "magma-terraces", "terraced-fields"],
            "tableau": ["fire-wall", "fire-aura", "order-wall", "earth-root-cave"],
            "fields": {"earth-root-cave": ["earth-2-gem", "earth-gem"]},
            "orbs": 1,
            "hand": ["prophecy-summit", "prophecy-hearths", "spell-gust"],
        },
        elements=["water"],
    )
    assert ending.sheet(view, 0) == {
        "unplaced-orbs": 1,
        "power": 6 + 4 + 5,
        "homes": 6 + 6 + 5,
        "tableau": 0 + 6 + 6 + 5 + 0,  # the start card's element has no marker
        "caches": 6,
        "prophecies": 5,
    }
    view["players"][0]["dwellings"] = []
    assert ending.sheet(view, 0)["tableau"] == 0


def test_ties_are_broken_by_resources() -> None:
    view = seen({"purse": "5 gem"}, {"purse": "4 gem", "hand": ["spell-gust", "prophecy-summit"]}, {"purse": "5 gem"})
    assert ending.ranks(view, [20, 20, 20]) == [2, 1, 2]
    assert ending.ranks(view, [21, 20, 20]) == [1, 2, 3]
    assert purse(view, 1)["magic"] == 2

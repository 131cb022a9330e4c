"""What the browser draws is the map of the rules: the same regions, connections and stubs, at the same places."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from support.empire import EMPIRE

ROOT = Path(__file__).parents[3]
DRAWN = json.loads((ROOT / "web/src/games/empire/map/map.json").read_text(encoding="utf-8"))["sides"]
PLAN = yaml.safe_load((ROOT / "docs/rules/empire-map.yaml").read_text(encoding="utf-8"))
WIDE, HIGH = PLAN["units"]["width"], PLAN["units"]["height"]


def scaled(points: list[list[float]]) -> list[list[float]]:
    return [[round(x * WIDE, 2), round(y * HIGH, 2)] for x, y in points]


@pytest.mark.parametrize("side", PLAN["sides"])
def test_a_side_is_drawn_as_the_data_say(side: str) -> None:
    drawn, plan = DRAWN[side], PLAN["sides"][side]
    assert {region["id"]: region["polygon"] for region in drawn["regions"]} == {
        region["id"]: scaled(region["polygon"]) for region in plan["regions"]
    }
    assert [edge["path"] for edge in drawn["edges"]] == [scaled(plan["edge_paths"][d]) for d in PLAN["directions"]]


@pytest.mark.parametrize("side", PLAN["sides"])
def test_a_drawn_side_has_the_connections_of_the_rules(side: str) -> None:
    facts = EMPIRE.facts()["sides"]
    assert isinstance(facts, dict)
    drawn = DRAWN[side]
    assert [region["id"] for region in drawn["regions"]] == facts[side]["regions"]
    assert [edge["region"] for edge in drawn["edges"]] == facts[side]["edges"]
    links = sorted([link["from"], link["to"], link["kind"]] for link in drawn["links"])
    assert links == sorted(facts[side]["links"])

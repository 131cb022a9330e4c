"""What the lines of the score sheet consist of."""

from __future__ import annotations

import pytest

from support.empire import EMPIRE, table


def parts(g: object, line: str) -> dict[str, list[int]]:
    (found,) = [each for each in EMPIRE.result(g).sheet if each.id == line]  # type: ignore[arg-type]
    return {part.name: part.points for part in found.parts}


@pytest.mark.rule("EMPIRE-SCORE.4", "EMPIRE-SCORE.7")
def test_regions_and_islands_by_name() -> None:
    g = table({"armies": {"CRE-1": 2, "CRE-2": 1}}, {"armies": {"CRE-1": 1, "BRI-2": 3}}, neutral={"MEA-1": 2})
    assert parts(g, "regions") == {"CRE-1": [1, 0], "CRE-2": [1, 0], "BRI-2": [0, 1]}
    assert parts(g, "islands") == {"CRE": [1, 0], "BRI-b": [0, 1]}


@pytest.mark.rule("EMPIRE-SCORE.8")
def test_cards_that_bring_nothing_are_not_told() -> None:
    g = table({"cards": ["arcane_temple", "arcane_sphinx", "dire_dragon"]}, {}, {})
    assert parts(g, "cards") == {"arcane_temple": [2, 0, 0]}


@pytest.mark.rule("EMPIRE-SCORE.9")
def test_elixirs_tell_how_many_everybody_has() -> None:
    g = table({"cards": ["cursed_banshee"]}, {})
    (line,) = [each for each in EMPIRE.result(g).sheet if each.id == "elixirs"]
    (part,) = line.parts
    assert (part.points, part.counts) == ([2, 0], [2, 0])


@pytest.mark.rule("EMPIRE-SCORE.11", "EMPIRE-CIT.2", "EMPIRE-LEAD.14")
def test_tokens_citadels_and_leaders_by_name() -> None:
    g = table(
        {"tokens": ["dragon", "poison_swamp"], "armies": {"CRE-1": 1, "CRE-2": 1}, "leader": "white_knight"},
        {"tokens": ["book_of_spells"]},
        variants="discoveries swamp encounters citadels leaders",
    )
    assert parts(g, "tokens") == {"book_of_spells": [0, 1], "poison_swamp": [-1, 0], "dragon": [2, 0]}
    assert parts(g, "leader") == {"white_knight": [1, 0]}
    fortified = table({"armies": {"MEA-1": 1}}, {}, variants="citadels", tokens={"MEA-1": "citadel"})
    assert parts(fortified, "citadels") == {"MEA-1": [1, 0]}

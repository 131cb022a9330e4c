"""In the peaceful start the abilities of tamed monsters sleep too (ELDER-18.3, R66)."""

from __future__ import annotations

import pytest

from support.eldervale import answer, me, offered, table


@pytest.mark.rule("ELDER-18.3")
@pytest.mark.parametrize("peaceful", [True, False])
def test_wings_carry_nobody_in_peace(peaceful: bool) -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["winged-serpent"]}}, peaceful=peaceful)
    assert "place winged-serpent in windswept-steppe" in offered(g)
    assert ("place winged-serpent in terraced-fields" in offered(g)) == (not peaceful)


@pytest.mark.rule("ELDER-18.3")
@pytest.mark.parametrize(("peaceful", "points"), [(True, 0), (False, 1)])
def test_sunfeather_brings_nothing_in_peace(peaceful: bool, points: int) -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["sun-gryphon"]}}, elements=["light"], peaceful=peaceful)
    answer(g, "place sun-gryphon in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert me(g, 0).points == points

"""What a summon brings at once, as it is told beside the option."""

from __future__ import annotations

import pytest

from deskovka.games.vale.phrases import PHRASES
from deskovka.games.vale.speech import points_of_summon
from deskovka.text import texts
from support.vale import VALE, answer, score, table

HERE = {"marked": ["salamander"]}  # something is left to do, so that the turn goes on


def told(g, card: str, language: str = "en") -> str:
    option = PHRASES.parse(f"summon {card}")
    assert option is not None
    return VALE.detail(g, 0, option, texts(language))


def promised(g, card: str) -> int:
    option = PHRASES.parse(f"summon {card}")
    assert option is not None
    return points_of_summon(g, 0, option)


@pytest.mark.parametrize(("others", "points"), [([], 3), (["imp"], 6), (["imp", "hydra"], 9)])
def test_the_points_that_are_told_are_those_that_come(others: list[str], points: int) -> None:
    g = table({"hand": ["behemoth"], "area": others, "stones": {"blue": 3}, "score": 5, **HERE})
    assert told(g, "behemoth") == f"costs 9, +{points} points"
    answer(g, "summon behemoth")
    assert score(g) == 5 + points


def test_the_points_are_told_in_czech_with_their_forms() -> None:
    g = table({"hand": ["behemoth"], "stones": {"blue": 3}, **HERE})
    assert told(g, "behemoth", "cs") == "stojí 9, +3 body"


def test_nothing_changes_by_reckoning() -> None:
    g = table({"hand": ["behemoth"], "area": ["imp"], "stones": {"blue": 3}, **HERE})
    before = VALE.dump(g)
    told(g, "behemoth")
    assert VALE.dump(g) == before
    assert g.events is None


def test_a_card_that_brings_no_points_at_once_promises_none() -> None:
    g = table({"hand": ["salamander"], "stones": {"red": 1}, "marked": ["imp"]})
    assert told(g, "salamander") == "costs 1"


def test_where_the_way_of_paying_decides_nothing_is_promised() -> None:
    """Kappa: 2 points where a blue stone is paid."""
    stones = {"red": 3, "blue": 1}
    g = table({"hand": ["nessie"], "area": ["kappa"], "stones": stones, **HERE})
    assert len({score_after(g, payment) for payment in ("pay 1 blue", "pay 2 red")}) == 2
    assert promised(g, "nessie") == 0


def score_after(g, payment: str) -> int:
    after = g.clone()
    answer(after, "summon nessie", payment)
    return score(after)


def test_points_of_the_effects_phase_are_not_promised() -> None:
    """With nothing left to do the turn ends by itself, and effects follow at once: Freyja's points are not meant."""
    g = table({"hand": ["behemoth"], "area": ["freyja"], "stones": {"blue": 3}, "score": 0}, {}, first_player=1)
    assert promised(g, "behemoth") == 6
    answer(g, "summon behemoth")
    assert score(g) > 6


def test_the_numbers_behind_it_can_be_asked_for() -> None:
    g = table({"hand": ["behemoth"], "area": ["pegasus"], "stones": {"blue": 3}, **HERE})
    option = PHRASES.parse("summon behemoth")
    assert option is not None
    assert VALE.outlook(g, 0, option) == {"cost": 8, "printed": 9, "points": 6}
    sell = PHRASES.parse("sell salamander")
    assert sell is not None
    assert VALE.outlook(g, 0, sell) == {}

"""What questions mention."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.effects.moving import SwapUnits
from deskovka.games.eldervale.effects.units import Revive
from deskovka.games.eldervale.sources import SOURCES
from deskovka.games.eldervale.speech import told_by
from deskovka.games.eldervale.steps import Step
from support.eldervale import table

ASKING = [(source.name, op) for source in SOURCES for op in source.ops if isinstance(op, SwapUnits | Revive)]


@pytest.mark.parametrize(("name", "number"), [(name, int(op.number)) for name, op in ASKING])
def test_a_question_names_what_asks_it(name: str, number: int) -> None:
    g = table({"units": {"mill": ["worker"]}, "underworld": ["worker"]})
    op = next(op for _, op in ASKING if op.number == number)
    op.run(g, Step(0, number))
    assert told_by(g.agenda[-1])["source"] == name

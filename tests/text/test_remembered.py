"""What was said before is said again without putting it together; only the very same thing."""

from __future__ import annotations

import pytest

from deskovka.text import Texts


def test_what_was_said_is_not_put_together_again(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Texts("cs")
    first = say("vale-stones-red", count=2)
    monkeypatch.setattr(say, "bundle", None)
    assert say("vale-stones-red", count=2) == first


def test_other_values_are_said_otherwise() -> None:
    say = Texts("cs")
    said = [say("vale-stones-red", count=count) for count in (1, 2, 5)]
    assert len(set(said)) == 3
    assert say("vale-stones-red", count=1) == Texts("cs")("vale-stones-red", count=1)


def test_what_cannot_be_said_is_refused_every_time() -> None:
    say = Texts("en")
    for _ in range(2):
        with pytest.raises(KeyError):
            say("vale-nothing-of-the-kind")
        with pytest.raises(ValueError, match="count"):
            say("vale-stones-red")

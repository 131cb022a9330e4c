"""The fame track (ELDER-21)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.fame import AN_ORB, ORB_SPACES, POINTS, POWER, REWARDS, gain_fame
from deskovka.games.eldervale.gaining import FOR_FAME
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.table import Eldervale
from support.eldervale_bare import act, bare, has, levels, me, offered, say, told
from support.eldervale_box import box


def gain(g: Eldervale, n: int = 1, seat: int = 0) -> None:
    gain_fame(g, me(g, seat), n)
    act(g)


def printed(reward: dict[str, Any] | None) -> int:
    if reward is None:
        return 0
    if "vp" in reward:
        return POINTS
    if "power_any" in reward:
        return POWER
    return AN_ORB if "orb" in reward else bundle(f"{reward['any']} any")


@pytest.mark.rule("ELDER-21.3")
def test_the_rewards_are_those_of_the_board() -> None:
    track = box("boards")["fame_track"]
    assert list(REWARDS) == [printed(space["reward"]) for space in track["spaces"]]
    assert [space for space in range(9) if ORB_SPACES >> space & 1] == track["orb_spaces"]


@pytest.mark.rule("ELDER-21.1", "ELDER-21.2", "ELDER-21.3", "ELDER-21.6")
def test_every_space_gives_its_reward_one_after_another() -> None:
    g = bare()
    g.fame_orbs = ORB_SPACES
    gain(g, 8)
    assert me(g).points == 2
    assert me(g).fame == 2
    assert "gain gold" in offered(g)
    assert "gain magic" not in offered(g)
    say(g, "gain gold")
    assert me(g).fame == 3
    say(g, "power of chaos")
    assert me(g).orbs == 1
    assert me(g).fame == 5
    say(g, "gain gem", "gain gem", "power of chaos")
    assert me(g).fame == 8
    assert me(g).orbs == 2
    assert me(g).points == 4
    assert levels(g) == {"chaos": 2}
    assert has(g) == "2 gem 1 gold"
    assert g.fame_orbs == 0
    assert me(g).gains[FOR_FAME] == 4


@pytest.mark.rule("ELDER-21.4", "ELDER-16.1")
def test_whoever_comes_later_to_an_orb_space_gains_points() -> None:  # W16
    g = bare()
    g.fame_orbs = ORB_SPACES & ~(1 << 4)
    me(g, 0).fame = 3
    me(g, 1).fame = 4
    gain(g)
    assert (me(g).fame, me(g).points, me(g).orbs) == (4, 2, 0)


@pytest.mark.rule("ELDER-21.5")
def test_fame_beyond_the_last_space_is_worth_points() -> None:
    g = bare()
    me(g).fame = 8
    gain(g, 2)
    assert me(g).fame == 8
    assert me(g).points == 4


@pytest.mark.rule("ELDER-18.6", "ELDER-18.9")
def test_fame_is_lost_before_the_marker_is_on_the_track() -> None:
    g = bare(peaceful=True)
    g.listen()
    gain(g, 2)
    assert me(g).fame == -1
    assert me(g).points == 0
    assert told(g) == ["fame-lost"]

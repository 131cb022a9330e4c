"""The same games on a Ray cluster: two nodes of this machine, which the test starts and stops."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from deskovka.arena.bout import Played
from deskovka.arena.contest import Contest
from deskovka.arena.results import Results
from deskovka.arena.running import run
from deskovka.core.errors import DeskovkaError
from support.needs import nice_to_have

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
CONTEST = Contest("_template", ("random", "greedy:worlds=1"), (2, 3), seed=8)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if importlib.util.find_spec("ray") is None:
        nice_to_have("Ray", "pip install 'deskovka[arena]' (docs/arena.md)")
    from ray.cluster_utils import Cluster  # type: ignore[import-not-found,unused-ignore]

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        yield cluster.address
    finally:
        cluster.shutdown()


def untimed(games: list[Played]) -> list[dict[str, object]]:
    return [{name: value for name, value in played.items() if name != "times"} for played in games]


def test_two_nodes_play_the_same_games_as_one_process(address: str) -> None:
    steps: list[int] = []
    with Results(CONTEST) as results:
        there = run(results, 6, ray=address, progress=steps.append)
    with Results(CONTEST) as results:
        here = run(results, 6)
    assert untimed(there) == untimed(here)
    assert steps == [0] + [1] * len(here)


def test_a_bot_that_breaks_down_there_is_named_here(address: str) -> None:
    contest = Contest("_template", ("arena.arena_bots:Broken", "random"))
    with Results(contest) as results, pytest.raises(DeskovkaError, match="Broken failed: ZeroDivisionError"):
        run(results, 2, ray=address)


def test_where_there_is_no_cluster_one_line_says_so(address: str) -> None:
    with Results(CONTEST) as results, pytest.raises(DeskovkaError, match=r"no Ray cluster at 127\.0\.0\.1:1\b"):
        run(results, 2, ray="127.0.0.1:1")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with Results(CONTEST) as results, pytest.raises(DeskovkaError, match=r"pip install 'deskovka\[arena\]'"):
        run(results, 2, ray="auto")

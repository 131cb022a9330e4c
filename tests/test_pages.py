"""What the pages for users show must work, be typed, and need nothing but the public face."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deskovka.bots.bot import Bot, Seat
from deskovka.games.registry import find_game, game_ids

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/library.md", "docs/bots.md"]
EXAMPLES = sorted(path.name for path in (ROOT / "examples").glob("*.py"))


def code_of(page: str) -> str:
    """The Python of a page, from its beginning to its end, on the lines where it stands."""
    lines, inside, code = (ROOT / page).read_text(encoding="utf-8").splitlines(), False, []
    for line in lines:
        if line.startswith("```"):
            inside = line == "```python"
            code.append("")
        else:
            code.append(line if inside else "")
    return "\n".join(code)


def run_page(page: str) -> dict[str, Any]:
    made: dict[str, Any] = {"__name__": page}
    exec(compile(code_of(page), page, "exec", dont_inherit=True), made)
    return made


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs_from_its_beginning_to_its_end(page: str) -> None:
    assert run_page(page)


def test_the_bot_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    run_page("README.md")
    assert "'over': True" in capsys.readouterr().out


def test_the_bot_of_the_guide_plays_a_game() -> None:
    dreamer = run_page("docs/bots.md")["Dreamer"]
    assert issubclass(dreamer, Bot)
    g = find_game("_template").new_game(2, 3)
    bots = [dreamer(5), dreamer(6)]
    while g.pending():
        seat = int(g.seat)
        g.choose(seat, bots[seat].answer(Seat(g, seat)))
    assert g.result().over


def test_the_library_lists_the_games_there_are() -> None:
    assert str(game_ids()) in code_of("docs/library.md")


@pytest.mark.parametrize("page", [*PAGES, *(f"examples/{name}" for name in EXAMPLES)])
def test_nobody_needs_more_than_the_public_face(page: str) -> None:
    code = (ROOT / page).read_text(encoding="utf-8") if page.endswith(".py") else code_of(page)
    deep = re.findall(r"^\s*(?:from|import) deskovka\.(?!testing|envs)\S+", code, re.MULTILINE)
    assert deep == []


def test_what_users_write_is_typed(tmp_path: Path) -> None:
    """With the options and the cache of `make lint`, which are strict."""
    files = [ROOT / "examples" / "my_bots.py"]
    for page in PAGES:
        files.append(tmp_path / f"{Path(page).stem.lower()}_page.py")
        files[-1].write_text(code_of(page), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *map(str, files)], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stdout


def test_the_bot_of_the_examples_plays_better_than_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    from deskovka import Plan, simulate

    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    report = simulate(Plan("vale", 2, ("my_bots:Thrifty:patience=1", "random"), seed=3), games=10)
    [thrifty] = [row for row in report["per_bot"] if row["bot"] != "random"]
    assert thrifty["win_rate"] > 0.7


def test_the_readme_knows_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for id in game_ids():
        assert f"(`{id}`)" in readme

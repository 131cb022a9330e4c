"""The scripts between a clone and the first game, on machines where something is missing or old."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support import needs

TOOLS = Path(__file__).parent.parent.parent / "tools"
TOO_OLD = "#!/bin/sh\n[ $1 = --version ] && echo Python 3.9.2\n[ $1 != -c ]\n"
WITHOUT_VENV = '#!/bin/sh\ncase "$2" in *ensurepip*) exit 1 ;; esac\n'
MAKES_NOTHING = '#!/bin/sh\necho "$@" > made\n'
OLD_NODE = "#!/bin/sh\nexit 1\n"
NEW_NODE = "#!/bin/sh\nexit 0\n"


class Machine:
    """A clone with only the tools, and only these programs beside the shell's own."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "clone"
        self.programs = folder / "bin"
        self.programs.mkdir(parents=True)
        shutil.copytree(TOOLS, self.clone / "tools")
        for needed in ("sh", "dirname", "echo", "mkdir", "rm", "ln", "chmod", "touch", "sort", "sed", "cat", "date"):
            found = shutil.which(needed)
            assert found is not None
            (self.programs / needed).symlink_to(found)

    def has(self, program: str, script: str) -> None:
        path = self.clone / program if "/" in program else self.programs / program
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script)
        path.chmod(0o755)

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.clone / "tools" / words[0]), *words[1:]],
            env={"PATH": str(self.programs), **environment},
            capture_output=True,
            text=True,
            timeout=300,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    return done.stderr


# ---- Python


def test_without_any_python_one_line_says_how_to_get_one(machine: Machine) -> None:
    said = one_line(machine.run("environment"))
    assert "Python 3.11 or newer is needed (found: none)" in said
    assert "apt install python3" in said


def test_an_old_python_is_named(machine: Machine) -> None:
    machine.has("python3", TOO_OLD)
    assert "(found: Python 3.9.2)" in one_line(machine.run("environment"))


def test_a_newer_python_beside_an_old_one_is_taken(machine: Machine) -> None:
    machine.has("python3", TOO_OLD)
    machine.has("python3.12", MAKES_NOTHING)
    assert machine.run("environment").returncode == 0
    assert (machine.clone / "made").read_text() == "-m venv .venv\n"


def test_the_python_that_was_named_must_be_there_and_new_enough(machine: Machine) -> None:
    machine.has("python3.12", MAKES_NOTHING)
    machine.has("python3.9", TOO_OLD)
    assert "there is no python3.8 here" in one_line(machine.run("environment", "python3.8"))
    assert "python3.9 is Python 3.9.2" in one_line(machine.run("environment", "python3.9"))


def test_a_python_without_venv_names_the_package(machine: Machine) -> None:
    machine.has("python3", WITHOUT_VENV)
    assert "apt install python3-venv" in one_line(machine.run("environment"))


# ---- Node.js


@pytest.mark.parametrize("old", [True, False], ids=["old", "none"])
def test_node_comes_from_pypi_where_there_is_none_or_an_old_one(machine: Machine, old: bool) -> None:
    if old:
        machine.has("node", OLD_NODE)
        machine.has("npm", NEW_NODE)
    machine.has(".venv/bin/python", '#!/bin/sh\ncase "$1" in -c) echo /wheel ;; *) echo "$@" > installed ;; esac\n')
    assert machine.run("node").returncode == 0
    assert "-r requirements-node.lock" in (machine.clone / "installed").read_text()
    assert (machine.clone / ".venv/node/node").readlink() == Path("/wheel/bin/node")
    assert '"/wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"' in (machine.clone / ".venv/node/npm").read_text()


def test_a_good_node_of_the_machine_is_used(machine: Machine) -> None:
    machine.has("node", NEW_NODE)
    machine.has("npm", NEW_NODE)
    assert machine.run("node").returncode == 0
    assert not (machine.clone / ".venv/node").exists()


def test_where_no_node_can_be_had_the_way_on_is_named(machine: Machine) -> None:
    machine.has(".venv/bin/python", "#!/bin/sh\nexit 1\n")
    assert "make play-terminal" in one_line(machine.run("node"))


# ---- playing at once

SAYS_WHAT_RAN = '#!/bin/sh\necho "$0 $PYTHONPATH $@" > ran\n'


def test_the_compiled_package_is_played_when_it_is_up_to_date(machine: Machine) -> None:
    machine.has("make", "#!/bin/sh\nexit 0\n")
    machine.has(".venv/bin/deskovka", SAYS_WHAT_RAN)
    assert machine.run("play", "serve", "--open").returncode == 0
    assert (machine.clone / "ran").read_text() == ".venv/bin/deskovka  serve --open\n"


def test_without_a_compiler_the_sources_are_played_and_nothing_is_compiled(machine: Machine) -> None:
    machine.has("make", '#!/bin/sh\n[ "$1" = -q ] || touch compiled\nexit 1\n')
    machine.has(".venv/bin/python", SAYS_WHAT_RAN)
    assert machine.run("play", "serve", "--open").returncode == 0
    assert (machine.clone / "ran").read_text() == ".venv/bin/python src -m deskovka serve --open\n"
    assert not (machine.clone / "compiled").exists()


def test_the_compiler_works_beside_the_game_and_ends_with_it(machine: Machine) -> None:
    machine.has("cc", NEW_NODE)
    machine.has("make", '#!/bin/sh\n[ "$1" = -q ] && exit 1\ntouch begun\n/bin/sleep 30\ntouch finished\n')
    machine.has(
        ".venv/bin/python",
        f'#!/bin/sh\n[ "$1" = -c ] && exec {sys.executable} "$@"\nwhile [ ! -e begun ]; do /bin/sleep 0.05; done\n',
    )
    done = machine.run("play", "serve")
    assert "compiled in the background" in done.stdout
    assert "The compiler is stopped" in done.stdout
    assert not (machine.clone / "finished").exists()


# ---- stages of the tests and their times

SAID = re.compile(r"^(.+?) +(\d+:\d\d) +(\d+:\d\d) +(\d+:\d\d)( +FAILED)?$", re.MULTILINE)


def test_the_stages_are_told_with_their_times(machine: Machine) -> None:
    machine.has("work", f"#!/bin/sh\nexec {sys.executable} -c 'import time\nwhile time.process_time() < 1.2: pass'\n")
    machine.has("idle", "#!/bin/sh\nexec /bin/sleep 1.1\n")
    assert machine.run("stage", "rules, compiled", "work").returncode == 0
    assert machine.run("stage", "hard", "idle").returncode == 0
    told = machine.run("stage", "--summary").stdout
    (first, begun, took, cpu, _), (second, later, waited, idle, _) = SAID.findall(told)
    assert (first, begun, second) == ("rules, compiled", "0:00", "hard")
    assert min(took, later, waited) >= "0:01"
    assert cpu >= "0:01" > idle
    assert "FAILED" not in told


def test_a_stage_that_fails_is_named_and_keeps_its_exit_code(machine: Machine) -> None:
    machine.has("spoil", "#!/bin/sh\nexit 3\n")
    done = machine.run("stage", "the client", "spoil")
    assert (done.returncode, done.stderr) == (3, "FAILED: the client\n")
    machine.run("stage", "lint", "true")
    told = machine.run("stage", "--summary").stdout
    assert [(name, failed.strip()) for name, _, _, _, failed in SAID.findall(told)] == [
        ("the client", "FAILED"),
        ("lint", ""),
    ]
    assert told.endswith("FAILED: the client\n")


def test_a_run_begins_with_an_empty_list_and_forgets_what_an_earlier_one_could_not_test(machine: Machine) -> None:
    machine.run("stage", "lint", "false")
    machine.run("skip", "real games: no browser")
    assert machine.run("stage", "--begin").returncode == 0
    assert machine.run("stage", "--summary").stdout == ""
    assert machine.run("skip", "--summary").stdout == "Everything was tested, and holds.\n"


def test_one_stage_that_fails_fails_everything(machine: Machine) -> None:
    """Two stages side by side, as `make test` runs them."""
    made = shutil.which("make")
    assert made is not None
    recipes = "good:\n\ttools/stage good true\nbad:\n\ttools/stage bad false\n"
    (machine.clone / "Makefile").write_text(f".PHONY: stages good bad\nstages: good bad\n{recipes}")
    done = subprocess.run([made, "-j2", "stages"], cwd=machine.clone, capture_output=True, text=True, timeout=300)
    assert done.returncode != 0
    assert machine.run("stage", "--summary").stdout.endswith("FAILED: bad\n")


# ---- what could not be tested


def test_what_could_not_be_tested_is_told_at_the_end(machine: Machine) -> None:
    assert machine.run("skip", "real games: no browser").returncode == 0
    machine.run("skip", "real games: no browser")
    told = machine.run("skip", "--summary").stdout
    assert told.count("real games: no browser") == 1
    assert machine.run("skip", "--summary").stdout == "Everything was tested, and holds.\n"


def test_in_ci_everything_must_be_tested(machine: Machine) -> None:
    assert machine.run("skip", "real games: no browser", CI="true").returncode == 1


def test_a_skip_for_want_of_a_program_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(needs.Path, "glob", lambda *_: iter(()))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="needs PostgreSQL"):
        needs.postgres_programs()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="needs PostgreSQL"):
        needs.postgres_programs()

"""Install each wheel of dist/ into an empty environment and use it there, as somebody without Node or a compiler would.

What it depends on is not fetched again: the packages that its metadata asks for, and theirs, are linked from the
environment this runs in.  Whatever else is installed here cannot be seen from there.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from email.parser import HeaderParser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

from deskovka.core import steps

ROOT = Path(__file__).parents[1]
COMPILED_HERE = not str(steps.__file__).endswith(".py")
PURE = "-py3-none-any.whl"
LIBRARY = """
from deskovka import Seat, find_game, make_bot
from deskovka.core import steps
g = find_game("vale").new_game(seats=2, seed=7)
bot = make_bot("greedy:worlds=1", seed=1)
while g.pending():
    g.choose(g.seat, bot.answer(Seat(g, g.seat)))
print(g.result().over, steps.__file__)
"""


class Place:
    """An empty environment in a folder of its own, with nothing but a shell's programs around it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", symlinks=True)
        self.bin = folder / "env" / "bin"
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--python", str(self.bin / "python"), "install", "--no-deps", str(wheel)], check=True)
        (self.packages,) = (folder / "env" / "lib").glob("python*/site-packages")
        for needed in everything_needed(wheel).values():
            link_into(self.packages, needed)

    def environment(self) -> dict[str, str]:
        home = str(self.folder)
        return {"PATH": str(self.bin), "HOME": home, "LANG": "C.UTF-8", "BROWSER": f"{self.bin}/note %s"}

    def run(self, *words: str, typed: str = "") -> str:
        command = [str(self.bin / words[0]), *words[1:]]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment(), input=typed, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, f"{' '.join(words)}: {done.stderr}"
        return done.stdout

    def browser(self) -> Path:
        """A browser that only notes what it is told to open."""
        note = self.bin / "note"
        note.write_text(f'#!/bin/sh\necho "$1" > {self.folder}/opened\n', encoding="utf-8")
        note.chmod(0o755)
        return self.folder / "opened"


# ---- what a wheel needs


def requirements_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        return HeaderParser().parsestr(files.read(name).decode()).get_all("Requires-Dist") or []


def everything_needed(wheel: Path) -> dict[str, Distribution]:
    """The packages a wheel asks for on this machine, and those they ask for, by name."""
    found: dict[str, Distribution] = {}
    left = [(Requirement(line), "") for line in requirements_of(wheel)]
    while left:
        needed, extra = left.pop()
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            found[needed.name] = distribution(needed.name)
            further = found[needed.name].requires or []
            new = [(Requirement(line), wished) for line in further for wished in ("", *needed.extras)]
            left += [(each, wished) for each, wished in new if each.name not in found]
    return found


def link_into(packages: Path, needed: Distribution) -> None:
    for file in needed.files or []:
        top = file.parts[0]
        if top not in ("..", "__pycache__") and not (packages / top).exists():
            (packages / top).symlink_to(Path(str(needed.locate_file(top))))


# ---- what a wheel gives


def try_wheel(wheel: Path, compiled: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder), wheel)
        assert shutil.which("node", path=str(place.bin)) is None
        assert not (place.packages / "pytest").exists()
        version = wheel.name.split("-")[1]
        assert place.run("deskovka", "--version").strip() == f"deskovka {version}"
        over, file = place.run("python", "-c", LIBRARY).split()
        assert over == "True"
        assert file.startswith(str(place.packages)), file
        assert compiled is not file.endswith(".py"), file
        report = json.loads(place.run("deskovka", "simulate", "kemet", "--games", "1", "--check", "--json"))
        assert report["checked"]
        assert "Zase někdy!" in place.run("deskovka", "play", "vale", "--lang", "cs", typed="1\nquit\n")
        try_server(place)


def try_server(place: Place) -> None:
    """The page opens, and what it asks for is there."""
    opened = place.browser()
    quiet = subprocess.DEVNULL
    command = [str(place.bin / "deskovka"), "serve", "--open", "--port", "8470"]
    with subprocess.Popen(command, cwd=place.folder, env=place.environment(), stdout=quiet, stderr=quiet) as server:
        try:
            until = time.monotonic() + 60
            while not opened.exists() or not opened.read_text().strip():
                assert server.poll() is None, "the server ended"
                assert time.monotonic() < until, "no page was opened"
                time.sleep(0.1)
            address = opened.read_text().strip()
            page = fetched(address)
            scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert scripts
            assert all(fetched(address.rstrip("/") + script) for script in scripts)
            assert "vale" in fetched(f"{address}api/games")
        finally:
            server.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def is_compiled(wheel: Path) -> bool:
    with ZipFile(wheel) as files:
        return any(name.endswith((".so", ".pyd")) for name in files.namelist())


def main() -> None:
    wheels = sorted((ROOT / "dist").glob("deskovka-*.whl"))
    assert any(wheel.name.endswith(PURE) for wheel in wheels), "there is no wheel for every machine: make wheel"
    assert any(map(is_compiled, wheels)) is COMPILED_HERE, f"the wheels are not those that are installed here: {wheels}"
    for wheel in wheels:
        started = time.monotonic()
        try_wheel(wheel, is_compiled(wheel))
        print(f"{wheel.name}: installed alone it plays, serves and is a library ({time.monotonic() - started:.0f} s)")


if __name__ == "__main__":
    main()

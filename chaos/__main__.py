"""Attack servers of one's own for some minutes: `python -m chaos --minutes 5`.  A loss or a leak ends it with 1."""

from __future__ import annotations

import argparse
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from chaos import disk, floods, kills, sockets, workers, worlds
from chaos.attackers import FLOODS
from chaos.report import Finding, table_of


@dataclass(frozen=True)
class Task:
    """What one attack is given."""

    folder: Path  # empty, for its databases and logs
    seed: int
    minutes: float
    kills: int
    part: str  # of the attack, where it has several; "": all


@dataclass(frozen=True)
class Attack:
    name: str
    share: float  # of the time
    run: Callable[[Task], list[Finding]]


ATTACKS = (
    Attack("kills", 0.5, lambda task: kills.run(task.folder, task.seed, task.kills, task.minutes)),
    Attack("disk", 0.05, lambda task: disk.run(task.folder, task.seed, task.minutes)),
    Attack("workers", 0.1, lambda task: workers.run(task.folder, task.seed, task.minutes)),
    Attack("sockets", 0.05, lambda task: sockets.run(task.folder, task.seed, task.minutes)),
    Attack("worlds", 0.1, lambda task: worlds.attack(task.folder, task.seed, task.minutes)),
    Attack("floods", 0.2, lambda task: floods.run(task.folder, task.seed, task.minutes, task.part)),
)
NAMES = [attack.name for attack in ATTACKS] + [f"floods:{name}" for name in FLOODS]


def attempt(attack: Attack, task: Task) -> list[Finding]:
    """What the attack finds; one that breaks off has found something too."""
    begin = time.monotonic()
    print(f"{attack.name} …", file=sys.stderr, flush=True)
    try:
        return attack.run(task)
    except Exception:
        traceback.print_exc()
        problem = f"broke off, see above and {task.folder}"
        return [Finding(attack.name, 1, "", "", [problem])]
    finally:
        print(f"{attack.name}: {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)


def leave(*_: object) -> NoReturn:
    """Whoever is told to end takes along what it has started."""
    raise SystemExit(128 + signal.SIGTERM)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="all attacks together, about")
    parser.add_argument("--kills", type=int, default=1, help="so many SIGKILLs at least, however long it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", choices=NAMES)
    wish = parser.parse_args()
    only, _, part = wish.only.partition(":")
    chosen = [attack for attack in ATTACKS if only in ("", attack.name)]
    shares = sum(attack.share for attack in chosen)
    findings: list[Finding] = []
    signal.signal(signal.SIGTERM, leave)
    folder = Path(tempfile.mkdtemp(prefix="deskovka-chaos-"))
    for attack in chosen:
        (folder / attack.name).mkdir()
        task = Task(folder / attack.name, wish.seed, wish.minutes * attack.share / shares, wish.kills, part)
        findings += attempt(attack, task)
    print(table_of(findings))
    failed = any(finding.problems for finding in findings)
    if failed:
        print(f"databases and logs: {folder}")
    else:
        shutil.rmtree(folder)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

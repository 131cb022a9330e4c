"""Programs of this machine that some tests need: without one they are skipped and say so; in CI everything must run."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

NEEDS = "needs "  # how the reason of such a skip begins: the summary of `make test` collects them


def not_here(program: str, remedy: str) -> NoReturn:
    """Skip the test that asks, or fail in CI."""
    reason = f"{NEEDS}{program}: {remedy}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def postgres_programs() -> Path:
    """The folder with initdb and postgres, the newest if there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None and (Path(on_path).resolve().parent / "postgres").exists():
        return Path(on_path).resolve().parent
    folders = [
        initdb.parent
        for place, pattern in (
            ("/usr/lib/postgresql", "*/bin/initdb"),
            ("/usr", "pgsql-*/bin/initdb"),
            ("/opt/homebrew/opt", "postgresql*/bin/initdb"),
            ("/usr/local/opt", "postgresql*/bin/initdb"),
        )
        for initdb in Path(place).glob(pattern)
    ]
    if not folders:
        not_here("PostgreSQL", "no initdb was found (Debian: apt install postgresql)")
    return max(folders, key=version_in)


def version_in(folder: Path) -> float:
    """The version in the name of an installation, e.g. .../postgresql@16/bin."""
    digits = "".join(sign for sign in folder.parent.name if sign.isdigit() or sign == ".")
    return float(digits) if digits else 0.0

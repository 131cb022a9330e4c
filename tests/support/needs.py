"""Programs of this machine that some tests need: without one they are skipped and say so; in CI everything must run."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest

from chaos import postgres

NEEDS = "needs "  # how the reason of such a skip begins: the summary of `make test` collects them


def not_here(program: str, remedy: str) -> NoReturn:
    """Skip the test that asks, or fail in CI."""
    reason = f"{NEEDS}{program}: {remedy}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def nice_to_have(program: str, remedy: str) -> NoReturn:
    """Skip the test that asks: of a program that Deskovka can do without, CI may do without too."""
    pytest.skip(f"{NEEDS}{program}: {remedy}")


def packages_of_environments() -> None:
    """Called by modules before they import them: `make test` installs them, an older environment may lack them."""
    for package in ("gymnasium", "pettingzoo"):
        if find_spec(package) is None:
            reason = f"{NEEDS}{package}: pip install 'deskovka[envs]'"
            if os.environ.get("CI") == "true":
                pytest.fail(reason)
            pytest.skip(reason, allow_module_level=True)


def postgres_programs() -> Path:
    """The folder with initdb and postgres."""
    found = postgres.postgres_programs()
    if found is None:
        not_here("PostgreSQL", "no initdb was found (Debian: apt install postgresql)")
    return found

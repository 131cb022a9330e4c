"""Where things of one person are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from deskovka.folders import data_folder
from deskovka.server.settings import default_database

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have their own places")


@linux
def test_tables_and_stopped_games_are_kept_in_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("DESKOVKA_DATABASE_URL", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "deskovka"
    assert default_database() == f"sqlite+aiosqlite:///{data_folder()}/tables.sqlite"


@linux
def test_the_place_can_be_wished_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "deskovka"
    assert not data_folder().exists()  # asking makes nothing

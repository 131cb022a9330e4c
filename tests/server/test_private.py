"""The file of the database can be read by its owner only."""

from __future__ import annotations

import os
from pathlib import Path

from support.server import ME, OPEN, Server, sqlite_url


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_new_folder_and_its_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "not yet" / "there"
    old = os.umask(0)
    try:
        with Server(sqlite_url(folder)) as server:
            server.guest().new_table(ME, OPEN)
            found = {file.name: mode(file) for file in folder.iterdir()}
    finally:
        os.umask(old)
    assert mode(folder) == 0o700
    assert found == {
        "tables.sqlite": 0o600,
        "tables.sqlite.lock": 0o600,
        "tables.sqlite-wal": 0o600,
        "tables.sqlite-shm": 0o600,
    }


def test_an_old_file_is_taken_from_others_and_somebodys_folder_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        (folder / name).touch()
        (folder / name).chmod(0o664)
    with Server(sqlite_url(folder)) as server:
        server.guest()
        assert {mode(file) for file in folder.iterdir()} == {0o600}
    assert mode(folder) == 0o755

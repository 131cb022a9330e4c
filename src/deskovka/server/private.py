"""The file of the database is its owner's alone: it holds password hashes, the key of all cookies and every secret."""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger(__name__)
BESIDE = (
    "",
    "-wal",
    "-shm",
    "-journal",
    ".lock",
)  # what SQLite keeps beside its file; new ones are made like the file itself
OWN_FOLDER, OWN_FILE = 0o700, 0o600


def keep_private(file: Path) -> None:
    """Make the file of a SQLite database, or take it from others; a folder that was there before is left as it is."""
    make_folder(file.parent)
    for made in (file, f"{file}.lock"):  # the lock of sole.py
        os.close(os.open(made, os.O_RDWR | os.O_CREAT, OWN_FILE))
    for each in (Path(f"{file}{ending}") for ending in BESIDE):
        take_from_others(each)


def make_folder(folder: Path) -> None:
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=OWN_FOLDER, exist_ok=True)


def take_from_others(file: Path) -> None:
    try:
        if file.exists() and file.stat().st_mode & 0o777 & ~OWN_FILE:
            file.chmod(OWN_FILE)
    except PermissionError:  # somebody else's, whom we only may write for
        log.warning("others may read %s, and it is not ours to forbid", file)

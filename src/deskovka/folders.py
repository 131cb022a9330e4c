"""Where this machine keeps what belongs to one person: tables of a server, games that were stopped in the middle."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """On Linux ~/.local/share/deskovka, or deskovka in $XDG_DATA_HOME; elsewhere as the system has it."""
    return platformdirs.user_data_path("deskovka", appauthor=False)

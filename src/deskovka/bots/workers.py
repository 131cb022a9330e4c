"""Processes that work for this one."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def follow_parent() -> None:
    """A worker leaves interrupts to its parent, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def end_with_it() -> None:
            parent.join()
            os._exit(1)

        Thread(target=end_with_it, daemon=True).start()

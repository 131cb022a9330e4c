"""NumPy on one thread: a bot takes one core, and layers of our size are slower on several anyway."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

NAMES = ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads")


def openblas(what: str) -> Callable[..., int] | None:
    """What gets or sets the number of threads NumPy multiplies with; None where it multiplies by something else."""
    try:
        library: Any = ctypes.CDLL(importlib.import_module("numpy._core._multiarray_umath").__file__)
    except (ImportError, OSError):
        return None
    for name in NAMES:
        found: Callable[..., int] | None = getattr(library, name.format(what), None)
        if found is not None:
            return found
    return None


GET = openblas("get")
SET = openblas("set")


@contextmanager
def one_thread() -> Iterator[None]:
    """Multiply on one thread in here; afterwards as before, for whoever else uses NumPy in this process."""
    if GET is None or SET is None:
        yield
        return
    before = GET()
    SET(1)
    try:
        yield
    finally:
        SET(before)

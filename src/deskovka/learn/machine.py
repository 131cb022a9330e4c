"""What networks are worked on with: torch where it is installed, NumPy elsewhere."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeAlias

from deskovka.core.errors import UnknownName
from deskovka.learn.arrays import NumpyArrays

if TYPE_CHECKING:
    from deskovka.learn.torch_arrays import TorchArrays

Arrays: TypeAlias = "NumpyArrays | TorchArrays"
DEVICES = ("auto", "numpy", "cpu", "cuda")


def arrays_on(device: str, seed: int) -> Arrays:
    """`auto`: a GPU if torch finds one, otherwise NumPy, which is quicker than torch for small networks."""
    if device not in DEVICES:
        raise UnknownName(f"a device is one of {', '.join(DEVICES)}, not {device!r}")
    if device == "numpy" or (device == "auto" and find_spec("torch") is None):
        return NumpyArrays(seed)
    if find_spec("torch") is None:
        raise UnknownName(f"{device} needs torch: pip install deskovka[learn]")
    import torch

    from deskovka.learn.torch_arrays import TorchArrays

    if device == "auto":
        return TorchArrays(seed, "cuda") if torch.cuda.is_available() else NumpyArrays(seed)
    if device == "cuda" and not torch.cuda.is_available():
        raise UnknownName("torch finds no GPU here; without --device it learns on the processor")
    return TorchArrays(seed, device)

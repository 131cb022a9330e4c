"""The operations of `arrays` for tensors of torch, on a GPU where there is one.

There, and on processors made for it, matrices are multiplied in bfloat16 and summed up in single precision.  On a GPU
thinking has a stream of its own that goes before learning, and what is sent comes from memory it reads by itself.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np
import torch

from deskovka.learn.arrays import EPSILON, Array

ALL_COLUMNS = slice(None)
SMALLEST, LARGEST = 1e-9, 1.0 - 1e-7  # of luck whose logarithm is taken twice


class TorchArrays:
    """Everything on one device of torch."""

    def __init__(self, seed: int = 0, device: str = "", halves: bool | None = None) -> None:
        """`halves`: in bfloat16; by itself wherever that is quicker."""
        self.name = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.device = torch.device(self.name)
        self.on_gpu = self.device.type == "cuda"
        if halves is None:
            halves = self.on_gpu or multiplies_halves()
        self.kind = torch.bfloat16 if halves else torch.float32
        self.luck = torch.Generator(self.device).manual_seed(seed)
        self.pinned: dict[int, Any] = {}
        self.stream = torch.cuda.Stream(self.device, priority=-1) if self.on_gpu else None
        torch.set_float32_matmul_precision("high")

    # ---- here and there

    def carry(self, numbers: np.ndarray) -> Array:
        return torch.from_numpy(np.ascontiguousarray(numbers)).to(self.device)

    def staging(self, size: int, kind: type) -> np.ndarray:
        tensor = torch.from_numpy(np.empty(size, kind))
        if self.on_gpu:
            tensor = tensor.pin_memory()
        view: np.ndarray = tensor.numpy()
        self.pinned[id(view)] = tensor
        return view

    def sent(self, staging: np.ndarray, size: int) -> Array:
        part = self.pinned[id(staging)][:size]
        return part.to(self.device, non_blocking=True) if self.on_gpu else part.clone()

    def fetch(self, array: Array) -> np.ndarray:
        numbers: np.ndarray = array.float().cpu().numpy() if array.dtype == torch.bfloat16 else array.cpu().numpy()
        return numbers

    def work(self, flat: Array) -> Array:
        return flat.to(self.kind, copy=True)

    def thinking(self) -> AbstractContextManager[object]:
        return torch.cuda.stream(self.stream) if self.on_gpu else nullcontext()

    def settled(self) -> None:
        if self.on_gpu:
            torch.cuda.synchronize(self.device)

    # ---- making

    def zeros(self, size: int) -> Array:
        return torch.zeros(size, device=self.device)

    def dense(self, at: Array, values: Array, rows: int, width: int) -> tuple[Array, Any]:
        out = torch.zeros(rows * width, device=self.device, dtype=self.kind)
        out.index_copy_(0, at.long(), values.to(self.kind))
        return out.view(rows, width), ALL_COLUMNS

    def owners(self, counts: Array, rows: int) -> Array:
        return torch.repeat_interleave(torch.arange(len(counts), device=self.device), counts, output_size=rows)

    def joined(self, parts: list[Array]) -> Array:
        return torch.cat(parts)

    # ---- layers

    def linear(self, x: Array, weight: Array, bias: Array) -> Array:
        return torch.nn.functional.linear(x, weight, bias)

    def relu(self, x: Array) -> Array:
        return torch.relu_(x)

    def single(self, x: Array) -> Array:
        return x.float()

    def like(self, x: Array, other: Array) -> Array:
        return x.to(other.dtype)

    def columns(self, x: Array) -> Array:
        return x.sum(0, dtype=torch.float32)

    def norm(self, x: Array, weight: Array, bias: Array) -> tuple[Array, Array]:
        y, mean, spread = torch.native_layer_norm(x, weight.shape, weight, bias, EPSILON)
        return y, (x, mean, spread, bias)

    def norm_back(self, grad: Array, weight: Array, kept: Array) -> tuple[Array, Array, Array]:
        x, mean, spread, bias = kept
        back = torch.ops.aten.native_layer_norm_backward
        inward, of_weight, of_bias = back(grad, x, list(weight.shape), mean, spread, weight, bias, [True, True, True])
        return inward, of_weight, of_bias

    # ---- tables and their options

    def take(self, x: Array, places: Array) -> Array:
        return x.index_select(0, places)

    def best(self, x: Array, counts: Array, owners: Array) -> Array:
        least = torch.full((len(counts),), -torch.inf, device=self.device)
        return least.scatter_reduce_(0, owners, x, "amax")

    def total(self, x: Array, counts: Array, owners: Array) -> Array:
        out = torch.zeros((len(counts), *x.shape[1:]), device=self.device)
        return out.index_add_(0, owners, x.float())

    def best_row(self, x: Array, counts: Array, owners: Array) -> Array:
        rows = torch.arange(len(x), device=self.device)
        missed = torch.where(x >= self.best(x, counts, owners)[owners], rows, len(x))
        last = torch.full((len(counts),), len(x), device=self.device, dtype=torch.long)
        return last.scatter_reduce_(0, owners, missed, "amin")

    def first_rows(self, counts: Array) -> Array:
        return torch.cumsum(counts, 0) - counts

    def add_at(self, x: Array, places: Array, numbers: Array) -> None:
        x.index_add_(0, places, numbers)

    # ---- numbers

    def exp(self, x: Array) -> Array:
        return torch.exp(x)

    def log(self, x: Array) -> Array:
        return torch.log(x)

    def tanh(self, x: Array) -> Array:
        return torch.tanh(x)

    def at_most(self, x: Array, limit: float) -> Array:
        return torch.clamp(x, max=limit)

    def gumbel(self, size: int) -> Array:
        even = torch.rand(size, device=self.device, generator=self.luck).clamp_(SMALLEST, LARGEST)
        return -torch.log(-torch.log(even))


def multiplies_halves() -> bool:
    """Is this processor quicker with matrices in bfloat16: has it units for them (AMX), or such numbers in AVX-512?"""
    asked = ("_is_amx_tile_supported", "_is_avx512_bf16_supported")  # an older torch does not say
    return any(getattr(torch.cpu, has, bool)() for has in asked)

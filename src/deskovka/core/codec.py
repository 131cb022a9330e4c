"""Steps and states as JSON, at any moment: ["pay", {"seat": 0, "amount": 3}], and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from mypy_extensions import i64

from deskovka.core.luck import Key
from deskovka.core.steps import NONE, State, Step
from deskovka.core.vecs import append, vec

Stored = dict[str, Any]  # a thing of a table, ready for JSON
RENAMED: dict[str, str] = {}  # old name of a step → its name now, so that stored games go on


def name_of(kind: type[Step]) -> str:
    """PayForSummon → "pay_for_summon"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def kinds_under(base: type[Step]) -> dict[str, type[Step]]:
    """Every kind of step below `base`, by name."""
    found: dict[str, type[Step]] = {}
    for kind in base.__subclasses__():
        found[name_of(kind)] = kind
        found.update(kinds_under(kind))
    return found


def dump_step(step: Step) -> list[object]:
    return [name_of(type(step)), dict(step.values())]


def load_step(data: object, kinds: dict[str, type[Step]]) -> Step:
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError(f"not a step: {data!r}")
    name, values = str(data[0]), data[1]
    kind = kinds.get(RENAMED.get(name, name))
    if kind is None:
        raise ValueError(f"unknown step {name!r}")
    return kind(**values)


def ints(things: Iterable[i64]) -> list[int]:
    """A `vec` as a plain list."""
    return [int(thing) for thing in things]


def vec_of(things: object) -> vec[i64]:
    """A plain list of ints as a `vec`."""
    if not isinstance(things, list):
        raise ValueError(f"not a list of numbers: {things!r}")
    made = vec[i64]()
    for thing in things:
        made = append(made, int(thing))
    return made


def dump_engine(g: State) -> dict[str, object]:
    """The engine's half of a state; the game adds its own."""
    key = g.key
    keyed = {} if key is None else {"key": key.hex()}
    return {
        **keyed,
        "agenda": [dump_step(step) for step in g.agenda],
        "ask": None if g.ask is None else dump_step(g.ask),
        "luck": int(g.luck),
        "open_luck": bool(g.open_luck),
        "picks": ints(g.picks),
    }


def load_engine(g: State, data: dict[str, object], base: type[Step]) -> None:
    """Put the engine's half into a state whose own half is complete; the question is asked afresh."""
    kinds = kinds_under(base)
    agenda, ask, luck, picks = data["agenda"], data["ask"], data["luck"], data["picks"]
    if not isinstance(agenda, list) or not isinstance(luck, int):
        raise ValueError("not a state")
    g.agenda = vec[Step]()
    for entry in agenda:
        g.agenda = append(g.agenda, load_step(entry, kinds))
    key = read_key(data.get("key"))
    if (key is None) != (luck > 0):
        raise ValueError("luck has a key where it is not above 0, and only there")
    if key is not None:
        g.take_luck(key)
    g.luck = luck
    g.open_luck = bool(data.get("open_luck", False))
    g.picks = vec_of(picks)
    ask_again(g, None if ask is None else load_step(ask, kinds))


def read_key(stored: object) -> Key | None:
    """The key of a stored table; None where the fast luck does."""
    if stored is None:
        return None
    if not isinstance(stored, str):
        raise ValueError("not a key")
    return Key(bytes.fromhex(stored))


def ask_again(g: State, ask: Step | None) -> None:
    """Put this question on the table, with the options it has there now."""
    g.ask = ask
    g.options = NONE
    if ask is not None:
        g.options = ask.begin(g)
        g.seat = ask.answered_by(g)

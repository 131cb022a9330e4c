"""A network at play: the same numbers as written out plainly, one thread, and a clear word about what does not fit."""

from __future__ import annotations

import json
import math
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deskovka.bots import network as at_play
from deskovka.bots import threads
from deskovka.bots.network import LINEAR, NORMS, Network, WrongNetwork, expected_share, network_of
from deskovka.core.ahead import AHEAD, Sight, ahead, led_to_each
from deskovka.games.registry import find_game, game_ids
from deskovka.testing.play import play_randomly

SIZES = {"a": 7, "b": 6, "b2": 6, "c": 5, "o": 5, "m": 5, "m2": 5, "l": 1, "v1": 4, "v": 1}
INPUTS = {"a": 12, "b": 7, "b2": 6, "c": 6, "o": 9, "m": 5, "m2": 5, "l": 5, "v1": 6, "v": 4}
CARD = {"game": "_template", "layout": 1, "width": 12, "option_width": 9}


def some_layers(seed: int = 3) -> dict[str, Any]:
    luck = np.random.default_rng(seed)
    layers: dict[str, Any] = {}
    for name in LINEAR:
        layers[f"{name}.weight"] = luck.normal(size=(SIZES[name], INPUTS[name])).astype(np.float32)
        layers[f"{name}.bias"] = luck.normal(size=SIZES[name]).astype(np.float32)
    for name, size in (("na", 7), ("nb", 6), ("nb2", 6)):
        layers[f"{name}.weight"] = luck.normal(size=size).astype(np.float32)
        layers[f"{name}.bias"] = luck.normal(size=size).astype(np.float32)
    return layers


def written(path: Path, layers: dict[str, Any], card: dict[str, Any]) -> Path:
    np.savez_compressed(path, card=np.array(json.dumps(card)), **{k: v.astype(np.float16) for k, v in layers.items()})
    return path


# ---- the same, number by number, without NumPy


def linear(layers: dict[str, Any], name: str, x: list[float]) -> list[float]:
    weight, bias = layers[f"{name}.weight"].tolist(), layers[f"{name}.bias"].tolist()
    return [sum(w * v for w, v in zip(row, x, strict=True)) + extra for row, extra in zip(weight, bias, strict=True)]


def normal(layers: dict[str, Any], name: str, x: list[float]) -> list[float]:
    mean = sum(x) / len(x)
    spread = sum((v - mean) ** 2 for v in x) / len(x)
    scaled = [(v - mean) / math.sqrt(spread + 1e-5) for v in x]
    weight, bias = layers[f"{name}.weight"].tolist(), layers[f"{name}.bias"].tolist()
    return [max(0.0, v * w + b) for v, w, b in zip(scaled, weight, bias, strict=True)]


def positive(x: list[float]) -> list[float]:
    return [max(0.0, v) for v in x]


def plainly(layers: dict[str, Any], row: list[float], options: list[list[float]]) -> tuple[list[float], float]:
    h = normal(layers, "na", linear(layers, "a", row))
    h = normal(layers, "nb", linear(layers, "b", h))
    h = [v + more for v, more in zip(h, normal(layers, "nb2", linear(layers, "b2", h)), strict=True)]
    table = linear(layers, "c", h)
    logits = []
    for option in options:
        z = positive([v + o for v, o in zip(table, linear(layers, "o", option), strict=True)])
        more = positive(linear(layers, "m2", positive(linear(layers, "m", z))))
        logits.append(12 * math.tanh(linear(layers, "l", [v + w for v, w in zip(z, more, strict=True)])[0] / 12))
    return logits, linear(layers, "v", positive(linear(layers, "v1", h)))[0]


def mostly_zeros(luck: np.random.Generator, rows: int, width: int) -> Any:
    return (luck.normal(size=(rows, width)) * (luck.random((rows, width)) < 0.3)).astype(np.float32)


def test_it_reckons_what_the_layers_say() -> None:
    layers = some_layers()
    luck = np.random.default_rng(8)
    rows, counts = mostly_zeros(luck, 3, 12), [4, 1, 2]
    options = mostly_zeros(luck, sum(counts), 9)
    logits, values = Network(CARD, layers).judge(rows, options, np.array(counts))
    first = 0
    for i, count in enumerate(counts):
        expected, value = plainly(layers, rows[i].tolist(), options[first : first + count].tolist())
        assert logits[first : first + count] == pytest.approx(expected, abs=1e-4)
        assert values[i] == pytest.approx(value, abs=1e-4)
        first += count
    assert float(np.ptp(logits)) > 1


def test_a_table_of_zeros_is_judged_by_what_the_layers_add() -> None:
    layers = some_layers()
    rows, options = np.zeros((1, 12), np.float32), np.zeros((2, 9), np.float32)
    logits, values = Network(CARD, layers).judge(rows, options, np.array([2]))
    expected, value = plainly(layers, [0.0] * 12, [[0.0] * 9] * 2)
    assert logits == pytest.approx(expected, abs=1e-4)
    assert values[0] == pytest.approx(value, abs=1e-4)


def test_what_it_is_given_stays_as_it_is() -> None:
    luck = np.random.default_rng(5)
    rows, options = mostly_zeros(luck, 2, 12), mostly_zeros(luck, 3, 9)
    before = rows.copy(), options.copy()
    Network(CARD, some_layers()).judge(rows, options, np.array([1, 2]))
    assert np.array_equal(rows, before[0])
    assert np.array_equal(options, before[1])


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    layers = some_layers()
    network = Network.load(written(tmp_path / "one.npz", layers, CARD))
    assert (network.game, network.card) == ("_template", CARD)
    assert pytest.approx(layers["a.weight"], abs=2e-3) == network.weights["a"].T


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"layout": 2}, "layout 2 of the features, _template has 1"),
        ({"width": 31}, "width 31 of the features, _template has 32"),
        ({"option_width": 8}, "option_width 8 of the features, _template has 13"),
        ({"game": "vale"}, "this network of vale does not fit _template"),
        ({}, "its layers have other widths"),
    ],
)
def test_a_network_of_other_features_is_refused(change: dict[str, object], message: str) -> None:
    game = find_game("_template")
    fits = {"game": "_template", "layout": game.layout, "width": game.table_size, "option_width": game.option_size}
    with pytest.raises(WrongNetwork, match=message):
        Network({**fits, **change}, some_layers()).check(game)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.npz"
    nothing.write_text("no network at all")
    with pytest.raises(WrongNetwork, match=r"nothing\.npz is no network"):
        Network.load(nothing)
    layers = some_layers()
    del layers["m2.bias"]
    with pytest.raises(WrongNetwork, match=r"m2\.bias"):
        Network.load(written(tmp_path / "half.npz", layers, CARD))


def test_a_wrong_network_is_found_when_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "_template.npz", some_layers(), {**CARD, "layout": 7})
    monkeypatch.setattr(at_play, "WEIGHTS", tmp_path)
    monkeypatch.setattr(at_play, "KNOWN", {})
    with pytest.raises(WrongNetwork, match="trained anew"):
        network_of("_template")
    assert network_of("vale") is None


@pytest.mark.parametrize("id", game_ids())
def test_every_network_that_is_shipped_fits_its_game_and_has_its_card(id: str) -> None:
    network = network_of(id)
    if network is None:
        assert not (at_play.WEIGHTS / f"{id}.npz").exists()
        return
    assert (at_play.WEIGHTS / f"{id}.npz").stat().st_size <= 4_000_000
    assert network.card["seats"] == [seats for seats in find_game(id).seats if seats in network.card["seats"]]
    assert network.card["trained"]["minutes"] > 0
    assert network.card["strength"]
    assert set(network.norms) == set(NORMS)


def test_options_of_kemet_are_told_by_the_end_of_their_move() -> None:
    """As its card says (docs/adr/0054); that is something else than what one answer leads to."""
    network = network_of("kemet")
    assert network is not None
    assert network.sight == Sight(True, 8)
    differ = 0
    for g in islice(play_randomly(find_game("kemet").new_game(2, 5)), 20, 80):
        seat, options = int(g.seat), [int(option) for option in g.options]
        answer, move = ([float(x) for x in ahead(led_to_each(g, options, effort), seat)] for effort in (0, 8))
        assert network.option_rows(g, seat, options)[:, -AHEAD:].ravel() == pytest.approx(move, abs=1e-5)
        differ += answer != move
    assert differ > 5


def test_there_is_a_network() -> None:
    assert network_of("vale") is not None


@pytest.mark.parametrize(
    ("value", "sides", "share"),
    [
        (1.0, 2, 1.0),
        (-1.0, 2, 0.0),
        (0.0, 2, 0.5),
        (0.0, 4, 0.25),
        (1.0, 4, 1.0),
        (1.2, 3, 1.0),
        (-0.6, 4, 0.0),
        (0.0, 1, 0.5),
    ],
)
def test_a_value_is_a_share_of_the_win(value: float, sides: int, share: float) -> None:
    assert expected_share(value, sides) == pytest.approx(share)


# ---- one thread


def test_numpy_multiplies_on_one_thread_while_a_network_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[int] = []
    monkeypatch.setattr(threads, "GET", lambda: 5)
    monkeypatch.setattr(threads, "SET", set_to.append)
    Network(CARD, some_layers()).judge(np.zeros((1, 12), np.float32), np.zeros((1, 9), np.float32), np.array([1]))
    assert set_to == [1, 5]


def test_the_number_of_threads_comes_back_even_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[int] = []
    monkeypatch.setattr(threads, "GET", lambda: 3)
    monkeypatch.setattr(threads, "SET", set_to.append)
    with pytest.raises(ValueError, match="broadcast"):
        Network(CARD, some_layers()).judge(np.ones((1, 12), np.float32), np.ones((2, 9), np.float32), np.array([3]))
    assert set_to == [1, 3]


def test_openblas_is_found_where_numpy_brings_it() -> None:
    config: Any = np.show_config(mode="dicts")
    if "openblas" in config["Build Dependencies"]["blas"]["name"]:
        assert threads.GET is not None
        assert threads.GET() >= 1

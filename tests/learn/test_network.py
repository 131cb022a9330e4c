"""What the network thinks, and that weights are pulled exactly as the loss falls."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.learn.arrays import NumpyArrays
from deskovka.learn.asked import Asked, all_asked
from deskovka.learn.loss import Goal, pulls, shares
from deskovka.learn.network import BOUND, Size, first_weights, pull, think, widened

SIZE = Size(width=9, option_width=5, first=7, hidden=6, option=8)


def some_questions(tables: int, seed: int) -> Asked:
    luck = np.random.default_rng(seed)
    counts = luck.integers(1, 5, tables)
    rows = int(counts.sum())
    at = np.flatnonzero(luck.random(tables * SIZE.width) < 0.5)
    option_at = np.flatnonzero(luck.random(rows * SIZE.option_width) < 0.5)
    return Asked(at, luck.normal(size=len(at)), option_at, luck.normal(size=len(option_at)), counts, tables, rows)


def some_weights(seed: int) -> np.ndarray:
    """No layer is without weight, so that everything pulls at everything."""
    luck = np.random.default_rng(seed)
    return first_weights(SIZE, seed).astype(float) + 0.3 * luck.normal(size=SIZE.weights())


def some_goal(on: NumpyArrays, asked: Asked, weights: np.ndarray, seed: int, imitate: bool) -> Goal:
    """Advantages of both signs, likelinesses within and beyond both clips, answers that are nobody's."""
    luck = np.random.default_rng(seed)
    chosen = on.first_rows(asked.counts) + luck.integers(asked.counts)
    logs, _ = shares(on, asked, think(on, SIZE, weights, asked))
    return Goal(
        chosen=chosen,
        chances=logs[chosen] + luck.choice([-1.0, -0.5, -0.1, 0.1, 0.5], asked.tables),
        advantages=luck.normal(size=asked.tables),
        returns=luck.normal(size=asked.tables),
        own=(luck.random(asked.tables) < 0.8).astype(float),
        known=(luck.random(asked.tables) < 0.8).astype(float),
        entropy=0.1,
        imitate=imitate,
    )


def loss(on: NumpyArrays, asked: Asked, weights: np.ndarray, goal: Goal) -> float:
    """The loss as the books write it."""
    thought = think(on, SIZE, weights, asked)
    logs, likely = shares(on, asked, thought)
    ratio = np.exp(logs[goal.chosen] - goal.chances)
    clipped = np.minimum(ratio * goal.advantages, np.clip(ratio, 0.8, 1.2) * goal.advantages)
    gain = np.where(goal.advantages < 0, np.maximum(clipped, 2.0 * goal.advantages), clipped)
    policy = logs[goal.chosen] if goal.imitate else gain
    doubt = -np.add.reduceat(likely * logs, on.first_rows(asked.counts))
    error = 0.5 * (thought.values - goal.returns) ** 2
    wanted = (goal.own * (policy + goal.entropy * doubt)).sum() / goal.own.sum()
    return float((goal.known * error).sum() / goal.known.sum() - wanted)


@pytest.mark.parametrize("imitate", [False, True])
def test_weights_are_pulled_as_the_loss_falls(imitate: bool) -> None:
    on = NumpyArrays(kind=np.float64)
    asked, weights = some_questions(12, 3), some_weights(4)
    goal = some_goal(on, asked, weights, 5, imitate)
    thought = think(on, SIZE, weights, asked, keep=True)
    wish = pulls(on, asked, thought, goal)
    pulled = pull(on, SIZE, weights, asked, thought, wish.logits, wish.values)
    measured = np.zeros_like(weights)
    step = 1e-6
    for i in range(len(weights)):
        further, back = weights.copy(), weights.copy()
        further[i] += step
        back[i] -= step
        measured[i] = (loss(on, asked, further, goal) - loss(on, asked, back, goal)) / (2 * step)
    assert all(np.abs(part).max() > 1e-6 for part in SIZE.named(measured).values())
    assert np.abs(pulled - measured).max() < 1e-5 * max(1.0, float(np.abs(measured).max()))


def test_new_networks_find_every_option_as_good_and_every_table_even() -> None:
    on = NumpyArrays()
    thought = think(on, SIZE, first_weights(SIZE, 1), some_questions(10, 2))
    assert not thought.logits.any()
    assert not thought.values.any()


def test_no_logit_runs_away() -> None:
    thought = think(NumpyArrays(), SIZE, 100.0 * some_weights(1), some_questions(10, 2))
    assert np.abs(thought.logits).max() <= BOUND


def test_lots_of_questions_are_thought_about_as_if_each_were_alone() -> None:
    on = NumpyArrays(kind=np.float64)
    lots = [some_questions(tables, tables) for tables in (3, 1, 6)]
    weights = some_weights(2)
    apart = [think(on, SIZE, weights, lot) for lot in lots]
    whole = think(on, SIZE, weights, all_asked(on, lots, SIZE.width, SIZE.option_width))
    assert np.allclose(whole.logits, np.concatenate([each.logits for each in apart]))
    assert np.allclose(whole.values, np.concatenate([each.values for each in apart]))


@pytest.mark.parametrize(("halves", "within"), [(False, 1e-4), (True, 0.03)])
def test_torch_thinks_and_learns_the_same(halves: bool, within: float) -> None:
    """To the last digits in single precision, and nearly in half of it, where weights and numbers are rounded."""
    torch = pytest.importorskip("torch", reason="torch is needed only to train on a GPU")
    from deskovka.learn.torch_arrays import TorchArrays

    on, there = NumpyArrays(), TorchArrays(device="cpu", halves=halves)
    asked, weights = some_questions(40, 3), some_weights(4).astype(np.float32)
    goal = some_goal(on, asked, weights, 5, imitate=False)

    def carried(things: object) -> dict[str, object]:
        return {
            name: there.carry(value.astype(np.float32) if value.dtype == float else value)
            if isinstance(value, np.ndarray)
            else value
            for name, value in vars(things).items()
        }

    theirs, goal_there = Asked(**carried(asked)), Goal(**carried(goal))
    flat = there.work(torch.from_numpy(weights))
    here_thought = think(on, SIZE, weights, asked, keep=True)
    there_thought = think(there, SIZE, flat, theirs, keep=True)
    assert far_apart(here_thought.logits, there.fetch(there_thought.logits)) < within
    assert far_apart(here_thought.values, there.fetch(there_thought.values)) < within
    logits = here_thought.logits.astype(np.float32)
    assert np.array_equal(
        on.best_row(logits, asked.counts, here_thought.owners),
        there.fetch(there.best_row(torch.from_numpy(logits), theirs.counts, there_thought.owners)),
    )
    mine = pulls(on, asked, here_thought, goal)
    yours = pulls(there, theirs, there_thought, goal_there)
    pulled = pull(on, SIZE, weights, asked, here_thought, mine.logits, mine.values)
    pulled_there = pull(there, SIZE, flat, theirs, there_thought, yours.logits, yours.values)
    assert far_apart(pulled, there.fetch(pulled_there)) < within


def far_apart(here: np.ndarray, there: np.ndarray) -> float:
    """How long their difference is, beside them."""
    return float(np.linalg.norm(here - there) / np.linalg.norm(here))


def test_a_network_that_hears_more_of_options_begins_as_it_was() -> None:
    """Whatever the further numbers are, it does not go by them yet."""
    on, asked, weights = NumpyArrays(), some_questions(6, 4), some_weights(2)
    wider = Size(**{**vars(SIZE), "option_width": SIZE.option_width + 2})
    moved = asked.option_at // SIZE.option_width * wider.option_width + asked.option_at % SIZE.option_width
    further = np.arange(asked.rows) * wider.option_width + SIZE.option_width
    option_at = np.concatenate([moved, further])
    order = np.argsort(option_at)
    values = np.concatenate([asked.option_values, np.ones(asked.rows)])[order]
    hears = Asked(asked.at, asked.values, option_at[order], values, asked.counts, asked.tables, asked.rows)
    before = think(on, SIZE, weights, asked)
    after = think(on, wider, widened(SIZE, weights, wider.option_width), hears)
    assert np.allclose(before.logits, after.logits)
    assert np.allclose(before.values, after.values)

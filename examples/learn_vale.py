"""A policy that learns the Vale from nothing but how games end: REINFORCE in NumPy alone, with a weight per number.

pip install 'deskovka[envs]'
python examples/learn_vale.py          # about ten seconds
"""

import numpy as np

from deskovka.envs import SeatEnv

table = SeatEnv("vale", seats=2, others="random", reward="lead")
seen, _ = table.reset(seed=2)
weights, expected = np.zeros(seen["option_features"].shape[1]), 0.0
luck = np.random.default_rng(2)


def play(rate: float) -> float:
    """One game by the weights as they are, which then learn from it; how many points it was won by."""
    global expected
    seen, _ = table.reset()
    slope, over, lead = np.zeros_like(weights), False, 0.0
    while not over:
        options = seen["option_features"][seen["action_mask"] == 1]  # a row for each
        chances = np.exp(options @ weights)
        chances /= chances.sum()
        action = luck.choice(len(options), p=chances)
        slope += options[action] - chances @ options
        seen, lead, over, _, _ = table.step(action)
    weights[:] += rate * (lead - expected) * slope
    expected += 20 * rate * (lead - expected)
    return lead


before = np.mean([play(rate=0) > 0 for _ in range(200)])
for _ in range(1600):
    play(rate=0.001)
after = np.mean([play(rate=0) > 0 for _ in range(200)])
print(f"games won against random answers: {before:.0%} before, {after:.0%} after 1600 games")

"""What pulls at logits and values: by advantages (PPO with a second clip), or towards what a teacher answers."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.learn.arrays import Array
from deskovka.learn.asked import Asked
from deskovka.learn.machine import Arrays
from deskovka.learn.network import Thought

CLIP = 0.2  # so much likelier or less likely, and an answer is pulled no further
SECOND_CLIP = 2.0  # and a bad answer that became this much likelier is left alone: it made the first version blow up


@dataclass
class Goal:
    """What is wanted of some answers; all arrays go by table."""

    chosen: Array  # the row of the answer
    chances: Array  # its logarithm of likeliness when it was given
    advantages: Array
    returns: Array
    own: Array  # 1: the answer is learnt from, 0: only its value
    known: Array  # 1: the value is learnt from
    entropy: float  # what doubt is worth
    imitate: bool  # towards the answers themselves, whatever came of them


@dataclass
class Pulls:
    """What pulls at each logit and value; and, of all answers, the mean of what is told about them."""

    logits: Array
    values: Array
    told: Array  # how far the policy moved (KL), doubt (entropy), error of values, loss of the policy


def shares(on: Arrays, asked: Asked, thought: Thought) -> tuple[Array, Array]:
    """How likely each option is: its logarithm, and itself."""
    top = on.best(thought.logits, asked.counts, thought.owners)
    shifted = thought.logits - on.take(top, thought.owners)
    total = on.total(on.exp(shifted), asked.counts, thought.owners)
    logs = shifted - on.take(on.log(total), thought.owners)
    return logs, on.exp(logs)


def pulls(on: Arrays, asked: Asked, thought: Thought, goal: Goal) -> Pulls:
    """The gradient of the loss: mean over the answers that are learnt from."""
    logs, likely = shares(on, asked, thought)
    now = on.take(logs, goal.chosen)
    doubt = -on.total(likely * logs, asked.counts, thought.owners)
    many = goal.own.sum() + 1e-6
    moved = now - goal.chances
    ratio = on.exp(on.at_most(moved, 20.0))
    if goal.imitate:
        strength = goal.own / many
        loss = -(now * goal.own).sum() / many
    else:
        good = (goal.advantages >= 0) & (ratio <= 1.0 + CLIP)
        bad = (goal.advantages < 0) & (ratio >= 1.0 - CLIP) & (ratio < SECOND_CLIP)
        strength = goal.own * goal.advantages * ratio * (good | bad) / many
        loss = -(goal.own * goal.advantages * ratio).sum() / many
    wanted = goal.entropy * goal.own / many
    of_table = on.take(strength, thought.owners)
    of_doubt = on.take(wanted, thought.owners) * (logs + on.take(doubt, thought.owners))
    logits = likely * (of_table + of_doubt)
    on.add_at(logits, goal.chosen, -strength)
    error = (thought.values - goal.returns) * goal.known
    values = error / (goal.known.sum() + 1e-6)
    apart = ((ratio - 1.0 - moved) * goal.own).sum() / many
    told = [apart, (doubt * goal.own).sum() / many, (error * error).sum() / (goal.known.sum() + 1e-6), loss]
    return Pulls(logits, values, told)

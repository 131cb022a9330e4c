"""Abilities of monsters and mercenaries by name, and what defeating a monster brings, for clients.

The names stand here once; what they do is declared in `cards/monsters.py`.  A test compares both with the YAML.
"""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.effects.aftermath import DragonTreasure
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, SOURCES, Op

CHAIN: Final = "+"  # behind an ability that goes on while somebody controls the monster (ELDER-23.9)
ABILITIES: Final = {
    "winged-serpent": "circling wings+",
    "stone-colossus": "ponderous looming+",
    "power-demon": "feast-on-power surge+",
    "dread-crocodile": "death-roll+",
    "sun-gryphon": "merciful sunfeather+",
    "night-lich": "court-of-the-dead+",
    "brass-sentinel": "calibrated+",
    "chimera": "three-heads+",
    "storm-roc": "snatch far-sight+",
    "root-wyrm": "burrow treasure-nest+",
    "lava-fiend": "scorched-ground",
    "kraken": "encircling-arms+",
    "celestial-lion": "judgement+ grace",
    "shadow-leviathan": "devour dread+",
    "iron-sphinx": "riddle secrets+",
    "thousand-eyed-horror": "maddening-gaze+",
    "mother-of-dragons": "omnipresent-threat immense-strength tenacity protective-instinct dragon-treasure",
    "ice-giant": "bridge-keeper numbing-cold+",
    "minotaur": "charge",
    "mimeza": "mimicry",
}


def abilities_of(name: str) -> list[dict[str, object]]:
    """In the order of the card; `chain`: it also works for whoever controls the monster."""
    names = ABILITIES[name].split()
    return [{"ability": one.removesuffix(CHAIN), "chain": one.endswith(CHAIN)} for one in names]


def reward_of(number: int) -> list[dict[str, int]]:
    """What the winner gains, one of these: steps on the fame track, levels of power, dragon treasure."""
    ops = SOURCES[FIRST_BEAST_CARD + number].abilities[-1].do
    choices = ops[0].branches() or [ops]
    return [gift(choice) for choice in choices]


def gift(ops: list[Op]) -> dict[str, int]:
    found: dict[str, int] = {}
    for op in ops:
        if isinstance(op, Fame):
            found["fame"] = int(op.n)
        elif isinstance(op, Power):
            found["power"] = int(op.n)
        elif isinstance(op, DragonTreasure):
            found["dragon_treasure"] = int(op.n)
    return found

"""A battle as text: side by side what gives dice, and what they show."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, plain
from deskovka.games.eldervale.cards.catalogue import SOURCE_NAMES
from deskovka.games.eldervale.drawing.signs import BETWEEN, DWELLING, FIGHT, MONSTER, RESOURCES, named
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.speech import realm_forms, source_message

STEPS: Final = [
    "eldervale-label-step-joining",
    "eldervale-label-step-dice",
    "eldervale-label-step-swords",
    "eldervale-label-step-roll",
    "eldervale-label-step-winner",
    "eldervale-label-step-reward",
    "eldervale-label-step-removal",
]


def battle_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """The battle that is on, or what the dice of the last one showed."""
    battle = view["battle"] or view["last_battle"]
    if battle is None:
        return []
    now = view["battle"] is not None
    place = realm_forms("realm", battle["realm"], say)["realmIn"]
    title = say("eldervale-label-battle" if now else "eldervale-label-last-battle", place=place)
    words = [plain(f"{FIGHT} {title}", "bold red" if now else "dim")]
    if now and 1 <= battle["step"] <= len(STEPS):
        words.append(plain(say(STEPS[battle["step"] - 1]), "bold"))
    lines = flow(words, columns, BETWEEN)
    for number, side in enumerate(battle["sides"]):
        lines += flow(side_words(battle, number, side, say, names, now), columns, "  ", 4)
    return lines


def side_words(
    battle: dict[str, Any], number: int, side: dict[str, Any], say: Say, names: list[str], now: bool
) -> list[Line]:
    """● Jana  4 dice: worker 1, dwelling 1, sword 2  6 5 3 1  won"""
    words = [side_name(battle, side, say, names)]
    if now and side["dice"]:
        words.append(plain(f"{say('eldervale-label-dice', count=side['dice'])}:", "bold"))
        words += [plain(f"{source_name(one, say)} {one['dice']:+}", "dim") for one in side["sources"]]
    if side["rolled"]:
        decided = battle["column"]
        dice: Line = []
        for place, face in enumerate(side["rolled"]):
            dice.append((f" {face} ", "bold reverse" if place == decided else "bold"))
        words.append(dice)
    if battle["decided"]:
        won = battle["winner"] == number
        words.append(plain(say("eldervale-label-won" if won else "eldervale-label-lost"), "bold" if won else "dim"))
    return words


def side_name(battle: dict[str, Any], side: dict[str, Any], say: Say, names: list[str]) -> Line:
    if side["seat"] is not None:
        return [("  ", ""), *named(side["seat"], names)]
    monster = say(f"eldervale-unit-{battle['monster']}") if battle["monster"] else say("eldervale-label-monster")
    return plain(f"  {MONSTER} {monster}", "bold red")


def source_name(gives: dict[str, Any], say: Say) -> str:
    """What gives dice: a unit, also one in the Underworld, a dwelling, a sword, a card or an ability."""
    source: str = gives["source"]
    if gives["fallen"]:
        return say("eldervale-label-fallen", unit=say(f"eldervale-unit-{source}"))
    if source == "dwelling":
        return DWELLING
    if source == "sword":
        return RESOURCES["sword"]
    if source in UNIT_NAMES:
        return say(f"eldervale-unit-{source}")
    return say(source_message(source)) if source in SOURCE_NAMES else source

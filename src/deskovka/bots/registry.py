"""A bot as it is written → the bot.

medium                     a level for people: plays each game as levels.json says
greedy                     one of ours, or of another package (entry points of the group "deskovka.bots")
greedy:worlds=4,noise=0.1  told something (`Bot.parameters`)
my_bots:Eager              a class by its module
my_bots:Eager:depth=3      that class, told something
"""

from __future__ import annotations

import importlib
import re
import secrets
from typing import TYPE_CHECKING

from deskovka.bots.bot import Bot
from deskovka.bots.levels import Beginner, Easy, Hard, Master, Medium
from deskovka.bots.master import MasterBot
from deskovka.bots.neural import NeuralBot
from deskovka.bots.simple import FirstGreedyBot, GreedyBot, RandomBot
from deskovka.core.errors import UnknownName
from deskovka.core.luck import SEEDS, luck_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "neural": NeuralBot,
    "beginner": Beginner,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
    "master": Master,
}
TOLD: dict[str, type[Bot]] = {"master": MasterBot}  # who plays where a level is told something: the search itself
YARDSTICKS: dict[str, type[Bot]] = {"greedy-1": FirstGreedyBot}  # for figures; nobody is offered to play against them
GROUP = "deskovka.bots"
NAME = re.compile(r"[\w.-]+")
CLASS = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*(?:\.[^\W\d]\w*)*)")


def make_bot(written: str, seed: int | None = None) -> Bot:
    """A bot with luck of its own, fresh without a seed; UnknownName says what there is instead."""
    who, told = parted(written)
    kind = class_at(who) if is_class(who) else TOLD[who] if told and who in TOLD else class_named(who)
    luck = secrets.randbelow(SEEDS) if seed is None else seed
    bot = kind(int(luck_of(SEEDS - 1 - luck)))  # counted from the other end: not the luck of any table
    tell(bot, who, told)
    return bot


def bot_names() -> list[str]:
    """The bots there are by name, ours first; nothing of another package is imported for that."""
    return [*BOTS, *(name for name in sorted(offered_elsewhere()) if name not in BOTS)]


def split_bots(written: str) -> list[str]:
    """Several bots with commas: "random,greedy:worlds=4,noise=0.1" are two."""
    bots: list[str] = []
    for part in written.split(","):
        if bots and "=" in part and ":" not in part.partition("=")[0]:
            bots[-1] += f",{part.strip()}"
        else:
            bots.append(part.strip())
    return bots


def parted(written: str) -> tuple[str, str]:
    """Who it is, and what it is told."""
    before, _, last = written.rpartition(":")
    return (before, last) if before and "=" in last else (written, "")


def is_class(who: str) -> bool:
    """Does this name a class by its module?  Then code of somebody's choice would be imported."""
    return ":" in parted(who)[0]


def may_be_bot(written: str) -> bool:
    """Is this one by name, or could it be one by class?  Nothing is imported to find out."""
    who = parted(written)[0]
    return who in bot_names() or who in YARDSTICKS or CLASS.fullmatch(who) is not None


# ---- who it is


def offered_elsewhere() -> dict[str, EntryPoint]:
    """The bots other packages offer, by name."""
    from importlib.metadata import entry_points  # takes longer than all the rest, and is rarely asked for

    return {found.name: found for found in entry_points(group=GROUP) if NAME.fullmatch(found.name)}


def class_named(name: str) -> type[Bot]:
    ours = BOTS.get(name) or YARDSTICKS.get(name)
    if ours is not None:
        return ours
    elsewhere = offered_elsewhere()
    if name not in elsewhere:
        raise UnknownName(f"there is no bot {name!r}; there are: {', '.join(bot_names())}, or module:Class")
    return class_at(elsewhere[name].value)


def class_at(path: str) -> type[Bot]:
    """The class at "module:Class"."""
    parts = CLASS.fullmatch(path)
    if parts is None:
        raise UnknownName(f"{path!r} is no bot: a class is module:Class")
    try:
        found: object = importlib.import_module(parts[1])
        for name in parts[2].split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as problem:
        raise UnknownName(f"there is no bot {path!r}: {problem}") from problem
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownName(f"{path} is not a class below Bot")
    return found


# ---- what it is told


def tell(bot: Bot, who: str, told: str) -> None:
    """Give a bot its parameters: "worlds=4,noise=0.1"."""
    known = {parameter.name: parameter for parameter in bot.parameters}
    for pair in told.split(",") if told else []:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or name not in known:
            raise UnknownName(f"{who} has no parameter {name!r}; it has: {', '.join(known) or 'none'}")
        try:
            setattr(bot, name, known[name].read(value, getattr(bot, name)))
        except UnknownName as wrong:
            raise UnknownName(f"{who}: {wrong}") from None

"""How things of the box are declared."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import box
from deskovka.games.eldervale.effects.gains import Points
from deskovka.games.eldervale.realms import REALM_NUMBERS
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.sources import Ability, Condition, Op, Source
from deskovka.games.eldervale.terms import (
    ACTIVATE,
    ALWAYS,
    ANY_UNIT,
    AT_EVENT,
    AT_THE_END,
    END_GAME,
    EVERY_TIME,
    NO_ELEMENT,
    PLAYED,
    STATE_HOLDS,
)

# Each thing with its source; `catalogue` numbers them all in order.
DECLARED: dict[str, Source] = {}


def declare(name: str, abilities: list[Ability], gives: dict[int, int] | None = None) -> None:
    DECLARED[name] = Source(name, abilities, gives or {})


def when(
    trigger: int,
    *do: Op,
    unit: int = ANY_UNIT,
    by_any: bool = False,
    only: Condition | None = None,
    may: bool = False,
    pay: str = "",
    limit: int = EVERY_TIME,
    instead: bool = False,
    chain: bool = False,
) -> Ability:
    """An ability that waits for something to happen."""
    return Ability(
        trigger,
        list(do),
        unit=unit,
        by_any=by_any,
        only=only,
        may=may,
        pay=bundle(pay),
        limit=limit,
        instead=instead,
        chain=chain,
    )


def activated(symbol: int, *do: Op, only: Condition | None = None, pay: str = "") -> Ability:
    """The action of a card below its unit symbol."""
    return when(ACTIVATE, *do, unit=symbol, only=only, pay=pay)


def card(
    name: str,
    kind: int,
    cost: str,
    *abilities: Ability,
    fields: list[str] | None = None,
    face_down: bool = False,
    orb_symbol: int = box.NO_ORB,
    gives: dict[int, int] | None = None,
) -> box.AdventureCard:
    """An adventure card; a field is "empty", "deposit" or what is printed on it."""
    declare(name, list(abilities), gives)
    squares = vec[i64]()
    for field in fields or []:
        squares = append(squares, {"empty": box.EMPTY, "deposit": box.DEPOSIT}.get(field) or bundle(field))
    symbol = box.NO_SYMBOL
    for ability in abilities:
        if ability.when == ACTIVATE:
            symbol = int(ability.unit)
    return box.AdventureCard(name, kind, bundle(cost), symbol, squares, face_down, orb_symbol)


def spell(
    name: str, window: int, *do: Op, pay: str = "", free_with: tuple[int, int] = (NO_ELEMENT, 0)
) -> box.MagicCard:
    """A spell costs `pay`, or nothing with so much power in an element."""
    declare(name, [when(PLAYED, *do)])
    return box.MagicCard(name, box.SPELL, window, bundle(pay), free_with[0], free_with[1], 0)


def quest(name: str, trigger: int, only: Condition, points: int) -> box.MagicCard:
    """A quest is about a state, or about something that happens."""
    declare(name, [when(trigger, Points(points), only=only, may=True)])
    return box.MagicCard(name, box.QUEST_CARD, STATE_HOLDS if trigger == ALWAYS else AT_EVENT, 0, NO_ELEMENT, 0, points)


def prophecy(name: str, only: Condition, points: int) -> box.MagicCard:
    declare(name, [when(END_GAME, Points(points), only=only)])
    return box.MagicCard(name, box.PROPHECY, AT_THE_END, 0, NO_ELEMENT, 0, points)


class Trait:
    """An ability of one kind of unit of a faction."""

    def __init__(self, unit: int, name: str) -> None:
        self.unit = unit
        self.name = name


def trait(unit: int, name: str, *abilities: Ability, gives: dict[int, int] | None = None) -> Trait:
    declare(name, list(abilities), gives)
    return Trait(unit, name)


def faction(element: int, name: str, first: Trait, second: Trait) -> box.Faction:
    made = box.Faction(name, element)
    made.abilities = [first.name, second.name]
    made.units = vec[i64]([first.unit, second.unit])
    return made


def monster(
    name: str,
    element: int,
    dice: int,
    home: str,
    reward: list[Op],
    *abilities: Ability,
    legendary: bool = False,
    mods: int = 0,
    chain_mods: int = 0,
) -> box.Monster:
    """A monster; its reward is its last ability."""
    declare(name, [*abilities, when(PLAYED, *reward)])
    made = box.Monster(name, element, dice, REALM_NUMBERS[home], legendary)
    made.mods = mods | chain_mods
    made.chain_mods = chain_mods
    return made


def dragon_treasure(name: str, *do: Op) -> str:
    declare(name, [when(PLAYED, *do)])
    return name

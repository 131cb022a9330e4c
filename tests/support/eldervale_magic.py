"""Magic cards of Eldervale in tests: their times, their prices, which of them have a test.

    times("spell-gust") == IN_OWN_TURN
    check_price("spell-gust", begin, "1 scroll", air=3)

`begin` makes a table at which whoever is asked holds the spell and could cast it if it could be paid for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka.games.eldervale.box import MAGIC, SPELL
from deskovka.games.eldervale.resources import bundle, said
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, WINDOWS
from deskovka.games.eldervale.windows import Open
from support.eldervale import answer, asked, events, offered, refused, table
from support.eldervale_cards import without_test

NOT_NOW, AFTER_THE_ROLL, UNPAID, NO_TARGET = "ELDER-4.8", "ELDER-4.10", "ELDER-4.11", "ELDER-4.17"

BEFORE_THE_ROLL = ("placed", "battle", "join", "dice", "end")
IN_OWN_TURN = {"turn", "after-action", *BEFORE_THE_ROLL}
AFTER_A_PLACEMENT = {"after-action"}
AT_ANY_TIME = {*IN_OWN_TURN, *(f"their {moment}" for moment in BEFORE_THE_ROLL)}
WHEN_A_BATTLE_COMES = {"battle", "their battle"}
BEFORE_DICE_ROLL = {"dice", "their dice"}
ONCE_ROLLED = {"rolled", "their rolled"}
FOR_THE_WINNER = {"won", "their won"}
FOR_LOSERS = {"lost", "their lost"}


# ---- their time


def times(spell: str) -> set[str]:
    """The moments of a turn with a battle at which a spell may be cast: in the own turn, and in that of others."""
    rules = {**rules_of(spell, 0, wins=True), **rules_of(spell, 0, wins=False)}
    rules |= {f"their {moment}": rule for moment, rule in rules_of(spell, 1, wins=True).items()}
    rules |= {f"their {moment}": rule for moment, rule in rules_of(spell, 1, wins=False).items()}
    fitting = {moment for moment, rule in rules.items() if rule not in (NOT_NOW, AFTER_THE_ROLL)}
    late = {moment for moment, rule in rules.items() if rule == AFTER_THE_ROLL}
    after = {f"{whose}{moment}" for whose in ("", "their ") for moment in ("rolled", "won", "lost")}
    assert late == (after if "turn" in fitting or fitting == AFTER_A_PLACEMENT else set())
    return fitting


def rules_of(spell: str, holder: int, *, wins: bool) -> dict[str, str]:
    """Seat 0 attacks seat 1; at each moment at which the holder is asked: what stands in the way of the spell."""
    seats: list[dict[str, Any]] = [
        {"units": {"mill": ["worker"]}, "tray": ["air-gem"], "purse": "3 scroll 3 gem 3 tool"},
        {"units": {"windswept-steppe": ["worker"], "fortress": ["worker"]}, "tray": ["fire-sword"], "purse": ""},
    ]
    seats[holder]["hand"] = [spell]
    g = table(*seats)
    g.open_luck = True
    found = {"turn": rule_of(g, holder, spell)} if holder == 0 else {}
    answer(g, "place worker in windswept-steppe")
    while asked(g) != (1, "Turn"):
        if g.seat == holder and isinstance(g.ask, Open):
            found[WINDOWS[int(g.ask.moment()) - 1]] = rule_of(g, holder, spell)
        pass_by(g, "6" if wins == (holder == 0) else "1")
    return found


def pass_by(g: Eldervale, face: str) -> None:
    """Nobody does anything; the defender's die shows a 3, the other one this."""
    shown = "3" if g.battle is not None and not len(g.battle.sides[g.battle.side_of(1)].rolled) else face
    answer(g, next(words for words in ("go on", "done", f"roll {shown}", offered(g)[0]) if words in offered(g)))


def come_to(g: Eldervale, moment: str, *sides: str, seat: int = 0) -> Eldervale:
    """Everybody passes until a seat is asked at a moment of a battle; the dice of each side show these faces."""
    faces = [face for side in sides for face in side.split()]
    while not (g.seat == seat and isinstance(g.ask, Open) and g.ask.moment() == WINDOWS.index(moment) + 1):
        words = next(
            words for words in ("go on", "done", "no", f"roll {faces[0] if faces else ''}") if words in offered(g)
        )
        if words.startswith("roll"):
            faces.pop(0)
        answer(g, words)
    return g


def rule_of(g: Eldervale, seat: int, spell: str) -> str:
    refusal = g.why_not(seat, f"cast {spell}")
    return "" if refusal is None else refusal.rule


# ---- their price


def check_price(spell: str, begin: Callable[..., Eldervale], price: str, **free_with: int) -> None:
    """With nothing less than the price it can be cast, and exactly that is paid; with enough power it is free."""
    [(element, power)] = free_with.items()
    too_low = {element: power - 2}  # the first level is worth 2
    parts = price.split()
    for number in range(0, len(parts), 2):
        less = [*parts]
        less[number] = str(int(parts[number]) - 1)
        short = " ".join(f"{count} {kind}" for count, kind in zip(less[::2], less[1::2], strict=True) if count != "0")
        assert refused(begin(purse=short, power=too_low), f"cast {spell}").rule == UNPAID
    assert paid(begin(purse=price, power=too_low), spell) == [said(bundle(price))]
    assert paid(begin(purse=price, power={element: power - 1}), spell) == []
    assert paid(begin(purse="", power={element: power - 1}), spell) == []


def paid(g: Eldervale, spell: str) -> list[object]:
    """What casting it costs."""
    told = events(g, f"cast {spell}")
    assert told[0]["event"] == "cast"
    return [event["payment"] for event in told if event["event"] == "paid"]


# ---- a test for each card


def untested_spells(file: str, *elements: str) -> list[str]:
    """Spells of elements, or of none, that have no test in a file."""
    numbers = [ELEMENT_NAMES.index(element) for element in elements] or [-1]
    spells = [card.name for card in MAGIC if card.kind == SPELL and card.element in numbers]
    assert len(spells) == (3 * len(elements) or 8)
    return without_test(file, spells)


def untested_cards(file: str, kind: str) -> list[str]:
    """Quests, or prophecies, that have no test in a file."""
    cards = [card.name for card in MAGIC if card.name.startswith(f"{kind}-")]
    assert len(cards) == {"quest": 16, "prophecy": 12}[kind]
    return without_test(file, cards)

"""The names of things in the players' language, in the forms messages need."""

from __future__ import annotations

from deskovka.core.game import Say
from deskovka.games.vale import terms as t
from deskovka.games.vale.phrases import CARD_NUMBERS
from deskovka.games.vale.table import CARDS


def speak(kind: str, name: object, say: Say) -> dict[str, object]:
    """What messages may mention for one thing; an accusative where the language has one."""
    if kind in ("card", "source"):
        message = f"vale-card-{name}"
        return {kind: say(message), f"{kind}Acc": accusative(message, say)}
    if kind == "stone":
        message = f"vale-stone-{name}"
        return {kind: say(message), "stoneAcc": accusative(message, say)}
    if kind == "stones":
        return {kind: spoken_stones(str(name), say)}
    if kind == "bonuses":
        one, other = str(name).split(" and ")
        return {"one": say(f"vale-bonus-{one}"), "two": say(f"vale-bonus-{other}")}
    if kind == "phase":
        return {kind: say(f"vale-phase-{name}")}
    return {kind: name}


def accusative(message: str, say: Say) -> str:
    return say(f"{message}.accusative") if say.has(f"{message}.accusative") else say(message)


def spoken_stones(words: str, say: Say) -> str:
    """From "2 red 1 blue" to "2 red stones, 1 blue stone" in the players' language."""
    if words == "nothing":
        return say("vale-stones-none")
    parts = words.split()
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return ", ".join(say(f"vale-stones-{kind}", count=int(count)) for count, kind in pairs)


def topics(word: str) -> list[str]:
    """Messages that explain a card: its name and its effects."""
    if word not in CARD_NUMBERS:
        return []
    card = CARDS[CARD_NUMBERS[word]]
    timings = ((t.INSTANT, "instant"), (t.PERMANENT, "permanent"), (t.ACTIVE, "active"))
    return [f"vale-card-{word}", *(f"vale-card-{word}.{name}" for timing, name in timings if card.has(timing))]

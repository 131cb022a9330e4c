"""The name of a thing in the forms that messages need, where a language has them."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Say

PLACE_FORMS: Final = (("to", "To"), ("from", "From"), ("in", "In"))


def with_accusative(kind: str, message: str, say: Say) -> dict[str, object]:
    """A thing that is taken, sold or summoned: {"card": "Phoenix", "cardAcc": …}."""
    return {kind: say(message), f"{kind}Acc": accusative(message, say)}


def accusative(message: str, say: Say) -> str:
    return say(f"{message}.accusative") if say.has(f"{message}.accusative") else say(message)


def with_places(kind: str, message: str, say: Say) -> dict[str, object]:
    """A place whither, whence and where: {"area": "Nile", "areaTo": "to the Nile", "areaFrom": …, "areaIn": …}."""
    forms: dict[str, object] = {f"{kind}{ending}": say(f"{message}.{form}") for form, ending in PLACE_FORMS}
    return {kind: say(message), **forms}

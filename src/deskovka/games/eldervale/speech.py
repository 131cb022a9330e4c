"""The names of things in the players' language, and what the messages of questions mention."""

from __future__ import annotations

from typing import Final

from deskovka.core.declension import accusative, with_accusative, with_places
from deskovka.core.game import Say
from deskovka.core.steps import Step as CoreStep
from deskovka.games.eldervale.cards.catalogue import (
    ADVENTURE_NAMES,
    FACTION_NAMES,
    MAGIC_NAMES,
    SOURCE_NAMES,
)
from deskovka.games.eldervale.ghosts import CARD_NAMES as GHOST_CARD_NAMES
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import REALM_NAMES, REALMS
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.sources import (
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    FIRST_DRAGON_TREASURE,
    source_of_ability,
    source_of_op,
)
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import kind_of
from deskovka.games.eldervale.terms import ELEMENT_NAMES, POWER_OF_LEVEL, START_ACTIONS, WINDOWS
from deskovka.games.eldervale.treasures import SAME_AS, TOKEN_NAMES

DECLINED: Final = {
    "unit": "unit",
    "unit2": "unit",
    "resource": "resource",
    "resource2": "resource",
    "card": "card",
    "card2": "card",
    "magic": "card",
    "faction": "faction",
    "action": "action",
    "ghost": "card",
}
NAMED: Final = ("branch", "way", "window", "verdict")  # each thing has a message, and only one form
NUMBERS: Final = ("count", "field", "fame", "face", "face2", "row", "shelf")
SECOND: Final = "dungeon-2"  # has the name of the first one (ELDER-1.3)


def speak(kind: str, name: object, say: Say) -> dict[str, object]:
    """What messages may mention for one thing: realms whither, whence and where; an accusative where there is one."""
    if kind in ("realm", "realm2"):
        return realm_forms(kind, str(name), say)
    if kind in ("element", "element2"):
        message = f"eldervale-element-{name}"
        return {**with_accusative(kind, message, say), f"{kind}Gen": say(f"{message}.genitive")}
    if kind == "zone":
        message = f"eldervale-zone-{name}"
        return {kind: say(message), "zoneGen": say(f"{message}.genitive"), "zoneIn": say(f"{message}.in")}
    if kind in DECLINED:
        return with_accusative(kind, f"eldervale-{DECLINED[kind]}-{name}", say)
    if kind in ("payment", "cost"):
        return bundle_forms(kind, str(name), say)
    if kind == "token":
        return {kind: token_name(str(name), say)}
    if kind == "source":
        return with_accusative(kind, source_message(str(name)), say)
    if kind == "space":
        return {kind: say(f"eldervale-menu-{name}")}
    if kind == "side":
        return {kind: say("eldervale-label-monster")}
    if kind == "reason":
        message = f"eldervale-reason-{name}"
        return {
            kind: say(message),
            "reasonOfRival": say(f"{message}.rival") if say.has(f"{message}.rival") else say(message),
        }
    if kind in NAMED:
        return {kind: say(f"eldervale-{kind}-{name}")}
    if kind == "level":
        return {"power": int(POWER_OF_LEVEL[int(str(name))])}  # people are told only the number printed there
    if kind in NUMBERS:
        return {kind: int(str(name))}
    return {kind: name}


def speak_together(told: dict[str, object], spoken: dict[str, object], say: Say) -> dict[str, object]:
    """A number of resources; who does something, be it the monster; what a token is put on, be it the start card."""
    found: dict[str, object] = {}
    if "resource" in told and ("count" in told or "token" in told):
        count = int(str(told["count"])) if "count" in told else shown_on(str(told["token"]), str(told["resource"]))
        found |= bundle_forms("amount", f"{count} {told['resource']}", say)
    if "token" in told:
        card = spoken.get("card")
        found["onto"] = say("eldervale-label-onto-card", card=card) if card else say("eldervale-label-onto-start")
    if not {"unit", "face", "count", "realm", "source"}.isdisjoint(told):
        found["who"] = spoken.get("player") or say("eldervale-label-monster")
        found["subject"] = spoken.get("player") or first_capital(say("eldervale-label-monster"))
        found["place"] = f" {spoken['realmFrom']}" if "realmFrom" in spoken else ""
    if "magic" in told:
        found["whose"] = spoken.get("player") or say("eldervale-label-left-over")
    return found


def first_capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def shown_on(token: str, resource: str) -> int:
    """How many of a resource a token gives."""
    return 2 if token.endswith(f"-2-{resource}") else 1


def realm_forms(kind: str, name: str, say: Say) -> dict[str, object]:
    message = f"eldervale-realm-{name}"
    forms = {**with_places(kind, message, say), f"{kind}Acc": accusative(message, say)}
    if name == SECOND:
        return {form: say("eldervale-label-second", name=text) for form, text in forms.items()}
    return forms


def realm_name(name: str, say: Say) -> str:
    return str(realm_forms("realm", name, say)["realm"])


def bundle_forms(kind: str, words: str, say: Say) -> dict[str, object]:
    """A cost or a payment ("2 gem 1 gold") in words: 2 gems and 1 gold."""
    parts = words.split()
    if len(parts) < 2:
        nothing = say("eldervale-label-nothing")
        return {kind: nothing, f"{kind}Acc": nothing}
    plain, object_case = [], []
    for number, sort in zip(parts[::2], parts[1::2], strict=True):
        message = f"eldervale-count-{sort}"
        plain.append(say(message, count=int(number)))
        declined = f"{message}.accusative" if say.has(f"{message}.accusative") else message
        object_case.append(say(declined, count=int(number)))
    return {kind: listed(plain, say), f"{kind}Acc": listed(object_case, say)}


def listed(names: list[str], say: Say) -> str:
    """2 gems, 1 sword and 1 gold."""
    if len(names) == 1:
        return names[0]
    return say("eldervale-label-and", some=", ".join(names[:-1]), last=names[-1])


def token_name(token: str, say: Say) -> str:
    """A treasure token by its element and what it shows: air-2-gem."""
    element, _, face = token.partition("-")
    return say(
        "eldervale-label-token",
        element=say(f"eldervale-element-{element}.genitive"),
        face=say(f"eldervale-face-{face}"),
    )


def source_message(name: str) -> str:
    """What an effect comes from: a card, an ability of a faction, a monster or mercenary, a dragon treasure."""
    number = SOURCE_NAMES.index(name)
    if number < FIRST_ABILITY:
        return f"eldervale-card-{name}"
    if number < FIRST_BEAST_CARD:
        return f"eldervale-ability-{name}"
    return f"eldervale-{'unit' if number < FIRST_DRAGON_TREASURE else 'dragon'}-{name}"


def topics(word: str) -> list[str]:
    """Messages that explain a card, a faction, a unit, a realm, an action, an ability or a dragon treasure."""
    for message in messages_of(word):
        return [message, f"{message}.about"]
    if word in REALM_NAMES:
        return [f"eldervale-realm-{word}"]
    return []


def messages_of(word: str) -> list[str]:
    """The message of something that does something."""
    if word in ADVENTURE_NAMES or word in MAGIC_NAMES or word in GHOST_CARD_NAMES:
        return [f"eldervale-card-{word}"]
    if word in FACTION_NAMES:
        return [f"eldervale-faction-{word}"]
    if word in UNIT_NAMES:
        return [f"eldervale-unit-{word}"]
    if word in START_ACTIONS:
        return [f"eldervale-action-{word}"]
    if word in SOURCE_NAMES:
        return [source_message(word)]
    if word in REALM_NAMES and REALMS[REALM_NAMES.index(word)].element < 0:
        return [f"eldervale-realm-{word}"]
    return []


# ---- questions

OF_AN_OPERATION: Final = (  # `thing` is the number of an operation: its source is named
    "AtSide", "Branch", "ClearRealm", "ControlOne", "ExchangeUnits", "KillOne", "MoveOne", "MoveTheirs", "MoveTo",
    "ReviveUnits", "Swap", "WhichAction", "Whose",
)  # fmt: skip
COUNTED: Final = ("Choose", "GiveBack", "KeepDrawn", "SpendCards", "TakeFromHand", "TakeFromPile")  # `amount` are left
OF_A_TOKEN: Final = ("OneOfTwo", "PayToken")  # `thing` is the token
OF_AN_ELEMENT: Final = ("Relocate",)
OF_A_PIECE: Final = ("MakeWay", "MoveTo")


def told_by(ask: CoreStep) -> dict[str, object]:
    """What the message of a question may mention."""
    assert isinstance(ask, Step)
    name = type(ask).__name__
    told: dict[str, object] = {}
    if ask.other >= 0 and name in ("Charge", "TakeFromHand"):
        told["seat2"] = int(ask.other)
    if ask.realm >= 0 and name in ("Charge", "MakeWay"):
        told["realm"] = REALM_NAMES[ask.realm]
    if name == "Pay":
        told["cost"] = said(int(ask.amount))
    elif name == "Offer":
        told["source"] = SOURCE_NAMES[source_of_ability(ask.thing)]
    elif name in ("Respond", "Window"):
        told["window"] = WINDOWS[ask.amount - 1]
    elif name == "KeepOrGive":
        told["card"] = ADVENTURE_NAMES[ask.thing]
    if name in OF_AN_OPERATION:
        told["source"] = SOURCE_NAMES[source_of_op(ask.thing)]
    if name in COUNTED:
        told["count"] = int(ask.amount)
    if name in OF_A_TOKEN:
        told["token"] = TOKEN_NAMES[SAME_AS[ask.thing]]
    if name in OF_AN_ELEMENT:
        told["element"] = ELEMENT_NAMES[ask.thing]
    if name in OF_A_PIECE:
        told["unit"] = UNIT_NAMES[kind_of(ask.piece)]
    return told

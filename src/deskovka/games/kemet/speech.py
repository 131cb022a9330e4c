"""The names of things in the players' language, and what lies in the box."""

from __future__ import annotations

from typing import Final

from deskovka.core.declension import with_accusative, with_places
from deskovka.core.game import Say
from deskovka.core.steps import Step as CoreStep
from deskovka.games.kemet import areas as a
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.cards import BATTLE, CARD_NAMES, INTERVENTIONS
from deskovka.games.kemet.powers import CREATURES, TILE_NUMBERS, TILES
from deskovka.games.kemet.table import Step

DECLINED: Final = {
    "tile": "tile",
    "creature": "tile",
    "creature2": "tile",
    "card": "card",
    "battle": "battle",
    "battle2": "battle",
    "colour": "colour",
}


def speak(kind: str, name: object, say: Say) -> dict[str, object]:
    """What messages may mention for one thing: areas whither, whence and where; an accusative where there is one."""
    if kind in ("area", "area2"):
        return with_places(kind, f"kemet-area-{name}", say)
    if kind in DECLINED:
        return with_accusative(kind, f"kemet-{DECLINED[kind]}-{name}", say)
    if kind == "creatures":
        each = [speak("creature", creature, say) for creature in str(name).split(" and ")]
        return {kind: listed(each, "creature", say), f"{kind}Acc": listed(each, "creatureAcc", say)}
    if kind in ("city", "action", "reason"):
        return {kind: say(f"kemet-{kind}-{name}")}
    if kind == "space":
        return {kind: space_name(str(name), say)}
    if kind in ("units", "count", "level", "place"):
        return {kind: int(str(name))}
    return {kind: name}


def listed(things: list[dict[str, object]], form: str, say: Say) -> str:
    """The Phoenix, the Mummy and the Sphinx."""
    names = [str(thing[form]) for thing in things]
    return say("kemet-label-and", some=", ".join(names[:-1]), last=names[-1])


def space_name(space: str, say: Say) -> str:
    """A space by its action and its level: "Move (level 3)"."""
    number = t.SPACES.index(space)
    if number == t.GOLD_SPACE:
        return say("kemet-space-gold")
    action = t.ACTIONS[t.SPACE_ACTION[number]]
    place = number - t.FIRST_ACQUIRE + 1 if action == "acquire" else 0
    return say("kemet-space-level", space=say(f"kemet-space-{action}"), level=t.SPACE_LEVEL[number], place=place)


def told_by(ask: CoreStep) -> dict[str, object]:
    """What the message of a question may mention."""
    assert isinstance(ask, Step)
    told: dict[str, object] = {}
    if ask.other >= 0:
        told["seat2"] = int(ask.other)
    if type(ask).__name__ == "Sacrifice":
        told["area"] = a.AREA_NAMES[ask.area]
    if type(ask).__name__ in ("PlaceUnits", "FoundPyramid"):
        told["count"] = max(0, int(ask.amount))
    return told


# ---- what lies in the box


def facts() -> dict[str, object]:
    """Tiles, cards and the boards, as printed."""
    return {
        "tiles": {tile.name: tile_facts(number) for number, tile in enumerate(TILES)},
        "cards": {
            card.name: {
                "price": int(card.price),
                "copies": int(card.copies),
                "battle": bool(card.in_battle),
                "strength": int(card.strength),
                "damage": int(card.damage),
                "defence": int(card.defence),
            }
            for card in INTERVENTIONS
        },
        "battle_cards": {
            card.name: {
                "strength": int(card.strength),
                "damage": int(card.damage),
                "unblockable": int(card.unblockable),
                "defence": int(card.defence),
            }
            for card in BATTLE
        },
        "boards": {str(seats): board_facts(board) for seats, board in a.BOARDS.items()},
        "spaces": [
            {"id": space, "level": t.SPACE_LEVEL[number], "action": action_of(number)}
            for number, space in enumerate(t.SPACES)
        ],
        "gods": t.GODS,
        "goal": t.GOAL,
        "most_prayer": t.MOST_PRAYER,
    }


def action_of(space: int) -> str:
    return "gold" if space == t.GOLD_SPACE else t.ACTIONS[t.SPACE_ACTION[space]]


def tile_facts(number: int) -> dict[str, object]:
    tile = TILES[number]
    told: dict[str, object] = {
        "colour": t.COLOURS[tile.colour],
        "level": int(tile.level),
        "copies": int(tile.copies),
        "image": tile.image,
        "creature": None,
    }
    if tile.creature >= 0:
        figure = CREATURES[tile.creature]
        told["creature"] = {
            "strength": int(figure.strength),
            "movement": int(figure.movement),
            "damage": int(figure.damage),
            "defence": int(figure.defence),
        }
    return told


def board_facts(board: a.Board) -> dict[str, object]:
    areas: dict[str, object] = {}
    for area in board.areas:
        near = [a.AREA_NAMES[board.borders[i]] for i in range(board.border_ends[area], board.border_ends[area + 1])]
        areas[a.AREA_NAMES[area]] = {
            "kind": a.AREA_KINDS[a.KIND_OF[area]],
            "obelisk": bool(a.HAS_OBELISK[area]),
            "harbour": a.HARBOURS[a.HARBOUR_OF[area]],
            "prayer": int(a.PRAYER_OF[area]),
            "neighbours": near,
        }
    return {"cities": [a.CITIES[city] for city in board.cities], "areas": areas}


def topics(word: str) -> list[str]:
    """Messages that explain a tile, card or area."""
    if word in TILE_NUMBERS:
        return [f"kemet-tile-{word}", f"kemet-tile-{word}.about"]
    if word in CARD_NAMES:
        return [f"kemet-card-{word}", f"kemet-card-{word}.about"]
    if word in [card.name for card in BATTLE]:
        return [f"kemet-battle-{word}", f"kemet-battle-{word}.about"]
    if word in a.AREA_NUMBERS:
        return [f"kemet-area-{word}"]
    return []

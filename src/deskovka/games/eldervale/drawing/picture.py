"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Say
from deskovka.core.ink import Line, cut, flow, indented, marked, plain
from deskovka.games.eldervale.drawing.boards import player_lines
from deskovka.games.eldervale.drawing.cardwords import choice_lines, hand_lines, offer_lines
from deskovka.games.eldervale.drawing.fights import battle_lines
from deskovka.games.eldervale.drawing.ghosts import ghost_lines
from deskovka.games.eldervale.drawing.hexmap import map_lines
from deskovka.games.eldervale.drawing.signs import BETWEEN, ORB, explains, key_words, named
from deskovka.games.eldervale.speech import realm_name
from deskovka.games.eldervale.terms import MENU_SPACES


def picture(view: dict[str, Any], say: Say, names: list[str], columns: int = 100) -> str:
    """The map, the offer, the players, the ghosts, the own hand, the battle; no line is longer than the columns."""
    mine = [player for player in view["players"] if "hand" in player]
    lines = [
        *top_lines(view, say, names, columns),
        *map_lines(view, say, columns),
        *offer_lines(view, say, columns),
        *player_lines(view, say, names, columns),
        *ghost_lines(view, say, columns),
    ]
    for player in mine:
        lines += hand_lines(player, say, names, columns)
    lines += choice_lines(view, say, columns)
    lines += menu_lines(view, mine, say, columns)
    lines += battle_lines(view, say, names, columns)
    if explains(view):
        lines += [indented(line, 2) for line in flow(key_words(view, say), columns - 2, BETWEEN)]
    return "\n".join(marked(cut(line, columns)) for line in lines)


def top_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """Whose turn it is, how far the game is, what is left in the supplies."""
    words: list[Line] = []
    if view["phase"] == "setup":
        words.append(plain(say("eldervale-label-setup"), "bold"))
    else:
        words.append([(f"{say('eldervale-label-turn')} ", "bold"), *named(view["active"], names)])
    if view["last_turns"] is not None:
        words.append(plain(say("eldervale-label-last-turns", count=view["last_turns"]), "bold red"))
    elif view["peaceful"]:
        words.append(plain(say("eldervale-label-peaceful"), "green"))
    words.append(plain(say("eldervale-label-supply", count=view["supply"])))
    words.append(plain(say("eldervale-label-magic", count=view["magic"], discarded=len(view["discards"])), "dim"))
    if view.get("tile"):
        words.append(plain(say("eldervale-label-new-tile", realm=realm_name(view["tile"], say)), "bold"))
    if view["mercenaries"]:
        free = ", ".join(say(f"eldervale-unit-{unit}") for unit in view["mercenaries"])
        words.append(plain(say("eldervale-label-mercenaries", names=free), "dim"))
    return flow([cut(word, columns - 2) for word in words], columns, BETWEEN, 2)


def menu_lines(view: dict[str, Any], mine: list[dict[str, Any]], say: Say, columns: int) -> list[Line]:
    """The free spaces of the reward menu, for whoever has an orb."""
    if not any(player["orbs"] for player in mine):
        return []
    free = [space for space in range(1, MENU_SPACES + 1) if space not in view["menu"]]
    words = [plain(f"{ORB} {say('eldervale-label-menu')}:", "bold"), *(plain(say(f"eldervale-menu-{n}")) for n in free)]
    return flow([cut(word, columns - 4) for word in words], columns, BETWEEN, 4)

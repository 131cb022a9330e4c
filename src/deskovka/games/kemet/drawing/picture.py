"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, marked, plain
from deskovka.games.kemet.drawing.boards import key_lines, own_lines, player_lines
from deskovka.games.kemet.drawing.fights import battle_lines, march_lines
from deskovka.games.kemet.drawing.offer import offer_lines
from deskovka.games.kemet.drawing.signs import explains, named
from deskovka.games.kemet.drawing.textmap import map_lines
from deskovka.games.kemet.terms import GOAL

SETTING_UP: Final = "setup"
NIGHT_STEPS: Final = [
    "kemet-label-night-offering",
    "kemet-label-night-delta",
    "kemet-label-night-temples",
    "kemet-label-night-worship",
    "kemet-label-night-prayer",
    "kemet-label-night-cards",
    "kemet-label-night-recruiting",
    "kemet-label-night-awakening",
    "kemet-label-night-fate",
]


def picture(view: dict[str, Any], say: Say, names: list[str], columns: int = 100) -> str:
    """The map, the battle or the march, the players, the offer, my own things; no line is longer than the columns."""
    mine = [player for player in view["players"] if "hand" in player]
    me = mine[0] if len(mine) == 1 else None
    lines = [
        *top_lines(view, say, names, columns),
        *map_lines(view, say, columns),
        *player_lines(view, say, names, columns),
        *offer_lines(view, me, say, columns),
    ]
    for player in mine:
        lines += own_lines(view, player, say, names, columns)
    if mine and explains(view):
        lines += key_lines(say, columns)
    lines += march_lines(view, say, columns)
    lines += battle_lines(view, say, names, columns)
    return "\n".join(marked(line) for line in lines)


def top_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """The round, the phase, whose turn it is, the goal, the deck."""
    words: list[Line] = []
    if view["phase"] != SETTING_UP:
        limit = view["round_limit"]
        message = "kemet-label-round-of" if limit else "kemet-label-round"
        words.append(plain(say(message, round=view["round"], limit=limit), "bold"))
    phase = say(f"kemet-label-phase-{view['phase']}")
    if view["phase"] == "night" and view["night_step"]:
        phase += f": {say(NIGHT_STEPS[view['night_step'] - 1])}"
    words.append(plain(phase, "bold"))
    if view["active"] is not None:
        words.append([(f"{say('kemet-label-turn')} ", ""), *named(view["active"], names)])
    words.append(plain(say("kemet-label-goal", points=GOAL)))
    words.append(plain(say("kemet-label-deck", count=view["deck"], discarded=len(view["discard"])), "dim"))
    return flow(words, columns, " · ", 2)

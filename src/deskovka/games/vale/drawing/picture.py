"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.games.vale.phrases import CARD_NUMBERS
from deskovka.games.vale.speech import spoken_stones
from deskovka.games.vale.table import CARDS
from deskovka.games.vale.terms import ACTIVE, FAMILIES, INSTANT, PERMANENT, STONES

COLOURS: Final = {"fire": "red", "water": "blue", "earth": "green", "wind": "magenta", "dragon": "yellow"}
SIGNS: Final = ((INSTANT, "!"), (PERMANENT, "∞"), (ACTIVE, "↻"))


def picture(view: dict[str, Any], say: Say, names: list[str]) -> str:
    """The round, the offer, then each player: first whoever's hand is seen, then the others in order."""
    lines = [
        f"[bold]{say('vale-label-round')} {view['round']}[/] · [bold]{say('vale-phase-' + view['phase'])}[/]   "
        f"{say('vale-label-deck', count=view['deck'])} · {say('vale-label-discard', count=len(view['discard']))}"
    ]
    if view["deck_top"]:
        lines.append(say("vale-label-top", card=card_text(view["deck_top"][0], say)))
    if view["offer"]:
        lines.append(f"[bold]{say('vale-label-offer')}[/]  " + "  ".join(offered(o, say, names) for o in view["offer"]))
    for player in sorted(view["players"], key=lambda player: "hand" not in player):
        lines += player_lines(view, player, say, names)
    return "\n".join(lines)


def card_text(name: str, say: Say, cost: int | None = None) -> str:
    """A card in the colour of its family, with its cost (and the printed one if that differs) and its timings."""
    card = CARDS[CARD_NUMBERS[name]]
    signs = "".join(sign for timing, sign in SIGNS if card.has(timing))
    price = str(int(card.cost)) if cost is None or cost == card.cost else f"{cost}←{int(card.cost)}"
    return f"[{COLOURS[FAMILIES[card.family]]}]{say(f'vale-card-{name}')}[/] [dim]{price}{signs}[/]"


def offered(entry: dict[str, Any], say: Say, names: list[str]) -> str:
    marker = entry["marker"]
    family = say(f"vale-family-{entry['family']}")
    owner = "" if marker is None else f" [reverse] {names[marker]} [/]"
    return f"{card_text(entry['card'], say)} [dim]({family})[/]{owner}"


def player_lines(view: dict[str, Any], player: dict[str, Any], say: Say, names: list[str]) -> list[str]:
    seat = player["seat"]
    worth = player["stone_values"]
    held = " ".join(f"{player['stones'][kind]} {kind}" for kind in STONES if player["stones"][kind])
    first = f" · {say('vale-label-first-player')}" if view["first_player"] == seat else ""
    asked = "▶" if seat in view["asked"] else " "
    limit = say("vale-label-area-limit", count=len(player["area"]), limit=player["area_limit"])
    area = "  ".join(card_text(name, say) for name in player["area"]) or f"[dim]{say('vale-label-empty')}[/]"
    if "hand" in player:
        cards = "  ".join(card_text(name, say, player["costs"][name]) for name in player["hand"])
        hand = cards or f"[dim]{say('vale-label-empty')}[/]"
    else:
        hand = f"[dim]{say('vale-label-hand-hidden', count=player['hand_size'])}[/]"
    return [
        f"{asked} [bold underline]{names[seat]}[/]  {say('vale-label-score')} [bold]{player['score']}[/]{first}",
        f"    {say('vale-label-stones')}: {spoken_stones(held or 'nothing', say)} = {player['wealth']}"
        f"   [dim]{say('vale-label-worth', red=worth['red'], blue=worth['blue'], purple=worth['purple'])}[/]",
        f"    {say('vale-label-area')} {limit}: {area}",
        f"    {say('vale-label-hand')}: {hand}",
    ]

"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say

SHAPES: Final = ["●", "◆", "▲", "■", "⬢"]
COLOURS: Final = ["red", "bright_blue", "yellow", "green", "magenta"]


def picture(view: dict[str, Any], say: Say, names: list[str], columns: int = 100) -> str:
    """The round, the areas with what stands there, then the players."""
    lines = [f"[bold]{say('kemet-label-round', round=view['round'])}[/]  {say('kemet-label-phase-' + view['phase'])}"]
    lines += [area_line(name, area, say) for name, area in view["areas"].items()]
    for player in view["players"]:
        lines += player_lines(view, player, say, names)
    return "\n".join(lines)


def army(seat: int, units: int, creature: str | None, say: Say) -> str:
    beast = f" {say('kemet-tile-' + creature)}" if creature else ""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}{units}{beast}[/]"


def area_line(name: str, area: dict[str, Any], say: Say) -> str:
    armies = [
        army(seat, units, area["creatures"].get(str(seat)), say) for seat, units in enumerate(area["units"]) if units
    ]
    pyramid = area.get("pyramid")
    stone = f" △{pyramid['level']} {say('kemet-colour-' + pyramid['colour'])}" if pyramid else ""
    return f"  {name:18} {say('kemet-area-' + name)}{stone}  {' '.join(armies)}"


def player_lines(view: dict[str, Any], player: dict[str, Any], say: Say, names: list[str]) -> list[str]:
    seat = player["seat"]
    asked = "▶" if seat in view["asked"] else " "
    numbers = say(
        "kemet-label-player",
        prayer=player["prayer"],
        supply=player["supply"],
        tokens=player["tokens"],
        cards=player["hand_size"],
        veterans=player["veterans"],
    )
    lines = [
        f"{asked} [bold {COLOURS[seat]}]{SHAPES[seat]} {names[seat]}[/]  "
        f"{say('kemet-label-points', points=player['score'], temporary=player['temporary'])}  {numbers}"
    ]
    if player["tiles"]:
        lines.append("    " + ", ".join(say(f"kemet-tile-{tile}") for tile in player["tiles"]))
    if player.get("hand"):
        cards = [f"{say('kemet-card-' + card)} ×{count}" for card, count in player["hand"].items()]
        lines.append("    " + ", ".join(cards))
    return lines

"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, flow, indented, marked, plain, width
from deskovka.games.empire import cards as c
from deskovka.games.empire import terms as t
from deskovka.games.empire.drawing.cardwords import abilities, ability, actions
from deskovka.games.empire.drawing.signs import COLOURS, SHAPES, TOKEN_SIGNS
from deskovka.games.empire.drawing.textmap import map_lines

BETWEEN: Final = " · "
PARTS: Final = [
    ("regions", "empire-label-regions"),
    ("islands", "empire-label-islands"),
    ("cards", "empire-label-cards"),
    ("elixirs", "empire-label-elixirs"),
    ("tokens", "empire-label-tokens"),
    ("citadels", "empire-label-citadels"),
    ("leader", "empire-label-leader"),
    ("earlier", "empire-label-earlier"),
]
FOR_POINTS: Final = (c.VP_PER_ADJECTIVE, c.VP_SET, c.VP_PER_COINS, c.VP_PER_FLYING)


def picture(view: dict[str, Any], say: Say, names: list[str], columns: int = 100) -> str:
    """The row of cards and the card that is played, the map, the players; no line is longer than the columns."""
    lines = [
        *top_lines(view, say, names, columns),
        *row_lines(view, say, columns),
        *playing_lines(view, say, names, columns),
        *map_lines(view, say, columns),
    ]
    for player in view["players"]:
        lines += player_lines(view, player, say, names, columns)
    return "\n".join(marked(line) for line in lines)


def named(seat: int, names: list[str], style: str = "bold") -> Line:
    """A player: shape and name in the colour of the seat."""
    return plain(f"{SHAPES[seat]} {names[seat]}", f"{style} {COLOURS[seat]}".strip())


def top_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    words = [plain(say("empire-label-round", number=view["turn"], count=view["turns"]), "bold")]
    if view["games"] > 1:
        words.append(plain(say("empire-label-game-of", number=view["number"], games=view["games"]), "bold"))
    words.append(plain(say("empire-label-deck", count=view["deck"])))
    if view["bids"] is not None:
        words.append(plain(f"{say('empire-label-bids')}:"))
        for seat, coins in enumerate(view["bids"]):
            words.append([*named(seat, names, ""), (f" {coins}", "bold")])
    return flow(words, columns, "  ")


# ---- cards


def row_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """The row, each card with its price; in two columns where there is room: 0, 1, 1 and 2, 2, 3."""
    title = say("empire-label-row")
    entries = [row_entry(card, price, say) for card, price in zip(view["row"], view["prices"], strict=False)]
    lead = len(title) + 2
    half = (len(entries) + 1) // 2
    first = max((width(entry) for entry in entries[:half]), default=0) + 3
    second = max((width(entry) for entry in entries[half:]), default=0)
    lines: list[Line] = []
    for number in range(half if lead + first + second <= columns else len(entries)):
        line = [(f"{title}  ", "bold") if number == 0 else (" " * lead, ""), *entries[number]]
        if lead + first + second <= columns and half + number < len(entries):
            line += [(" " * (first - width(entries[number])), ""), *entries[half + number]]
        lines += [line] if width(line) <= columns else flow(words_of(line), columns, "", lead + 3)
    return lines


def words_of(line: Line) -> list[Line]:
    """A line in pieces that may stand in lines of their own."""
    return [[(f"{part} ", style)] for text, style in line for part in text.rstrip().split(" ")]


def row_entry(card: str | None, price: int, say: Say) -> Line:
    sign = (f"{price} ", "bold yellow")
    if card is None:
        return [sign, (say("empire-label-empty"), "dim")]
    return [sign, *card_line(card, say)]


def card_line(card: str, say: Say) -> Line:
    """Noble Unicorn (+1 move) move 4 + place 1"""
    return [(say(f"empire-card-{card}"), "bold"), (f" ({abilities(card, say)}) ", "cyan"), (actions(card, say), "")]


def playing_lines(view: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """The card whose action is being carried out, and what is left of the action."""
    words: list[Line] = []
    if view["playing"]:
        words.append([(f"{say('empire-label-playing')}: ", "bold"), *named(view["playing"]["seat"], names)])
        words.append(card_line(view["playing"]["card"], say))
    if view["action"]:
        action = view["action"]
        left = say("empire-label-left", left=action["left"], total=action["total"])
        words.append(plain(f"{say('empire-action-' + action['kind'])}: {left}", "bold green"))
    return flow(words, columns, BETWEEN, 2)


# ---- players


def player_lines(view: dict[str, Any], player: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """Name and points with their parts; what the player has; the cards."""
    seat = player["seat"]
    score = player["score"]
    parts = " + ".join(f"{say(label)} {score[part]}" for part, label in PARTS if score.get(part))
    head = [
        [("▶ " if seat in view["asked"] else "  ", "bold"), *named(seat, names, "bold")],
        [(f"{say('empire-label-points')} ", ""), (str(score["total"]), "bold")],
    ]
    if parts:
        head.append(plain(f"= {parts}", "dim"))
    if view["starter"] == seat:
        head.append(plain(say("empire-label-starter"), "dim"))
    lines = flow(head, columns, "  ", 4)
    return lines + [indented(line, 4) for line in flow(things(player, say), columns - 4, BETWEEN)]


def things(player: dict[str, Any], say: Say) -> list[Line]:
    """What a player has, as far as there is any."""
    words = [
        counted("empire-label-coins", player["coins"], say),
        counted("empire-label-supply", player["supply"], say),
        counted("empire-label-cities", player["cities"], say),
        plain(say("empire-label-flying", count=player["sea_cost"]), "" if player["flying"] else "dim"),
    ]
    if player["extra_move"]:
        words.append(plain(say("empire-ability-extra-move", amount=player["extra_move"]), "bold"))
    if player["extra_army"]:
        words.append(plain(say("empire-ability-extra-army", amount=player["extra_army"]), "bold"))
    if player["elixirs"]:
        words.append(counted("empire-label-elixirs", player["elixirs"], say))
    if player["immune"]:
        words.append(plain(say("empire-ability-immune"), "bold"))
    if player["leader"]:
        words.append(plain(f"{say('empire-label-leader')} {say('empire-leader-' + player['leader'])}"))
    if player["trophies"]:
        words.append(counted("empire-label-trophies", player["trophies"], say))
    for token in player["tokens"]:
        words.append([(f"{TOKEN_SIGNS[token]} ", "bold magenta"), (say(f"empire-token-{token}"), "")])
    if "bid" in player:
        words.append(counted("empire-label-bid", player["bid"], say))
    elif player["picked"]:
        words.append(plain(f"{say('empire-label-bid')} ?"))
    return words + card_words(player["cards"], say)


def counted(label: str, number: int, say: Say) -> Line:
    return [(f"{say(label)} ", ""), (str(number), "bold")]


def card_words(cards: list[str], say: Say) -> list[Line]:
    """How many cards, how many of each adjective, and what they are worth at the end."""
    words = [counted("empire-label-cards", len(cards), say)]
    facts = [c.CARDS[c.CARD_NUMBERS[name]] for name in cards]
    adjectives = [
        f"{say('empire-adjective-' + name)} {count}"
        for number, name in enumerate(t.ADJECTIVES)
        if (count := sum(card.adjective == number for card in facts))
    ]
    if adjectives:
        words.append(plain(", ".join(adjectives)))
    for card in facts:
        words += [plain(ability(each, say), "cyan") for each in card.abilities if each.kind in FOR_POINTS]
    return words

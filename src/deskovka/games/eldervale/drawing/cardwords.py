"""The offer and the own hand as text: card by card with what it costs and does."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, cut, padded, plain, width
from deskovka.games.eldervale.box import ADVENTURE, MAGIC, PROPHECY, QUEST_CARD, MagicCard
from deskovka.games.eldervale.cards.catalogue import ADVENTURE_NAMES, MAGIC_NAMES
from deskovka.games.eldervale.drawing.boards import INDENT, symbol_sign
from deskovka.games.eldervale.drawing.signs import bundle_signs, element_sign, named
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.terms import ELEMENT_NAMES

WIDEST_NAME: Final = 30
PRICE: Final = 8


def offer_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """The face-up cards of the decks: cost, name, who activates it, what it does."""
    lines: list[Line] = []
    for element, deck in view["decks"].items():
        if deck["card"] is None:
            if deck["left"]:
                lines.append([("  ", ""), *element_sign(element), (f" {say('eldervale-label-taken')}", "dim")])
            continue
        card = ADVENTURE[ADVENTURE_NAMES.index(deck["card"])]
        head: Line = [("  ", ""), *element_sign(element), (" ", "")]
        head += padded(plain(bundle_signs(said(int(card.cost))) or "0", "yellow"), PRICE)
        head += padded(plain(say(f"eldervale-card-{deck['card']}"), "bold"), min(WIDEST_NAME, columns // 3))
        symbol = symbol_sign(int(card.symbol)) if card.symbol >= 0 else " "
        lines.append(with_about([*head, (f" {symbol} ", "dim")], say(f"eldervale-card-{deck['card']}.short"), columns))
    return [plain(say("eldervale-label-offer"), "bold"), *lines] if lines else []


def with_about(head: Line, about: str, columns: int) -> Line:
    """A line that ends with what a card does, as far as there is room."""
    room = columns - width(head)
    return [*head, *cut(plain(about, "dim"), room)] if room > len("…") + 8 else cut(head, columns)


def hand_lines(player: dict[str, Any], say: Say, names: list[str], columns: int) -> list[Line]:
    """The magic cards of a hand: what casting costs now, the name, what it does."""
    title = [*named(player["seat"], names), (f" {say('eldervale-label-hand')}", "bold")]
    cards = [magic_line(name, player, say, columns) for name in player["hand"]]
    return [title, *cards] if cards else []


def magic_line(name: str, player: dict[str, Any], say: Say, columns: int) -> Line:
    card = MAGIC[MAGIC_NAMES.index(name)]
    head: Line = [(" " * INDENT, ""), *padded(plain(price(card, player, say), "yellow"), PRICE)]
    head += padded(plain(say(f"eldervale-card-{name}"), "bold"), min(WIDEST_NAME, columns // 3))
    return with_about([*head, (" ", "")], say(f"eldervale-card-{name}.short"), columns)


def price(card: MagicCard, player: dict[str, Any], say: Say) -> str:
    """What a spell costs its owner now; for quests and prophecies what they are."""
    if card.kind == QUEST_CARD:
        return say("eldervale-kind-quest")
    if card.kind == PROPHECY:
        return say("eldervale-label-prophecy")
    has = player["power"].get(ELEMENT_NAMES[card.element], 0) if card.element >= 0 else 0
    if card.pay == 0 or (card.element >= 0 and has >= card.min_power):
        return say("eldervale-label-free")
    return bundle_signs(said(int(card.pay)))


def choice_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Magic cards to choose from."""
    lines: list[Line] = []
    for name in view.get("choice", []):
        head = padded(plain(say(f"eldervale-card-{name}"), "bold"), min(WIDEST_NAME, columns // 3))
        lines.append(with_about([(" " * INDENT, ""), *head, (" ", "")], say(f"eldervale-card-{name}.about"), columns))
    return [plain(say("eldervale-label-choice"), "bold"), *lines] if lines else []

"""Who sees what: `view` names what is shown (VALE-HAND.1, VALE-R.30)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.core.views import EVERYBODY, asked_seats, question_name, sees
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.rounds import marking_seat
from deskovka.games.vale.shapes import ValeOffered, ValePlayer, ValeView
from deskovka.games.vale.stones import stone_limit, stone_values, wealth
from deskovka.games.vale.summon import Summon, summon_cost
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.terms import FAMILIES, HUNT, PHASES


def names(cards: vec[i64]) -> list[str]:
    return [CARD_NAMES[c] for c in cards]


def seen(g: Vale, viewer: int) -> ValeView:
    deck_top = g.deck if viewer == EVERYBODY else g.deck[len(g.deck) - g.known_top :]
    return {
        "game": g.game.id,
        "round": int(g.round),
        "phase": PHASES[g.phase],
        "first_player": int(g.first),
        "asked": asked_seats(g),
        "question": question_name(g),
        "summoning": announced_name(g),
        "deck": len(g.deck),
        "deck_top": names(deck_top)[::-1],
        "discard": names(g.discard),
        "offer": offer(g),
        "players": [seen_player(g, p, sees(viewer, int(p.seat))) for p in g.players],
    }


def announced(g: Vale) -> i64:
    """The card that is being paid for: it has been named aloud, though it is still in hand; -1 if there is none."""
    ask = g.ask
    return ask.card if isinstance(ask, Summon) else -1


def announced_name(g: Vale) -> str | None:
    card = announced(g)
    return CARD_NAMES[card] if card >= 0 else None


def offer(g: Vale) -> list[ValeOffered]:
    """The cards of the offer by family, each with the seat whose marker lies on it (VALE-HUNT.2, VALE-HUNT.8)."""
    markers: dict[int, int | None] = {int(c): None for c in g.offer}
    for p in g.players:
        for c in p.marked:
            markers[int(c)] = int(p.seat)
    return [
        {"card": CARD_NAMES[c], "family": FAMILIES[CARDS[c].family], "marker": marker}
        for c, marker in sorted(markers.items())
    ]


def seen_player(g: Vale, p: Player, open_hand: bool) -> ValePlayer:
    red, blue, purple = stone_values(p)
    shown: ValePlayer = {
        "seat": int(p.seat),
        "score": int(p.score),
        "stones": {"red": int(p.red), "blue": int(p.blue), "purple": int(p.purple)},
        "stone_values": {"red": int(red), "blue": int(blue), "purple": int(purple)},
        "stone_limit": int(stone_limit(p)),
        "wealth": int(wealth(p)),
        "area": names(p.area),
        "area_limit": int(g.area_limit()),
        "markers_left": markers_left(g, p),
        "hand_size": len(p.hand),
    }
    if open_hand:
        shown["hand"] = names(p.hand)
        shown["costs"] = {CARD_NAMES[c]: int(summon_cost(p, c)) for c in p.hand}
    return shown


def markers_left(g: Vale, p: Player) -> int:
    """How many cards of the offer a player has still to mark."""
    if g.phase != HUNT:
        return 0
    marked = sum(len(q.marked) for q in g.players)
    return sum(marking_seat(g, n) == p.seat for n in range(marked, marked + len(g.offer)))

"""Empire tables for tests: name only what matters.

    g = table({"armies": {"CRE-3": 2}, "cards": ["dire_eye"]}, {}, row=["ancient_phoenix"])
    answer(g, "take ancient_phoenix", "move CRE-3 to MEA-3", "done")

The map is M0 of the catalogue: crescent in the centre, meadow left, bridge isles right, volcanoes as the stem with
their top to the east; the starting region is CRE-3.  After an answer look at `g.players[…]` afresh.
"""

from __future__ import annotations

from deskovka.games.empire.board import REGION_NUMBERS
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import NEUTRAL, TOKENS
from deskovka.games.registry import find_game
from deskovka.testing import play, words
from deskovka.testing.words import answer, asked, offered, refused  # noqa: F401  what all games say alike

EMPIRE = find_game("empire")


def table(*seats: dict[str, object], **keys: object) -> Empire:
    """A position (docs/positions.md); two seats unless more are given, seat 0 on turn; variants="leaders citadels"."""
    variants = keys.pop("variants", {})
    if isinstance(variants, str):
        variants = dict.fromkeys(variants.split(), "on")
    g = words.table(EMPIRE, *seats, variants=variants, **keys)
    assert isinstance(g, Empire)
    return g


def new_game(seats: int = 2, seed: int = 1, **variants: str) -> Empire:
    """A game from its very beginning."""
    g = EMPIRE.new_game(seats, seed, variants)
    assert isinstance(g, Empire)
    return g


def answer_until(g: Empire, question: str, words: str = "") -> None:
    """Answer with these words where they are on offer, else with the first option, until this question is asked."""
    while type(g.ask).__name__ != question:
        assert g.ask is not None, f"{question} was never asked"
        on_offer = offered(g)
        answer(g, words if words in on_offer else on_offer[0])


def by_hand(g: Empire) -> list[str]:
    """The same without leaving the rest of the set-up to the lot."""
    return [words for words in offered(g) if not words.endswith("by lot")]


def armies(g: Empire, region: str, party: int = 0) -> int:
    return int(g.armies_of(party, REGION_NUMBERS[region]))


def neutral(g: Empire, region: str) -> int:
    return armies(g, region, NEUTRAL)


def cities(g: Empire, region: str, seat: int = 0) -> int:
    return int(g.cities_of(seat, REGION_NUMBERS[region]))


def token(g: Empire, region: str) -> str | None:
    """The token that lies in a region, face up or down."""
    number = int(g.tokens[REGION_NUMBERS[region]])
    return TOKENS[number] if number >= 0 else None


def gained(g: Empire, seat: int = 0) -> list[str]:
    """The tokens a seat has taken."""
    return [TOKENS[number] for number in g.players[seat].tokens]


def holder(g: Empire, region: str) -> int:
    """A seat, 4 for the neutral armies, -1 for nobody."""
    return int(g.holder(REGION_NUMBERS[region]))


def names(cards: object) -> list[str]:
    return [CARD_NAMES[card] for card in cards]  # type: ignore[attr-defined]


def row(g: Empire) -> list[str]:
    return names(g.row)


def me(g: Empire, seat: int = 0) -> Player:
    return g.players[seat]


def score(g: Empire, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat as if the game ended now, line by line, with "total"."""
    result = EMPIRE.result(g)
    lines = {line.id: line.points[seat] for line in result.sheet}
    return {**lines, "total": result.scores[seat]}


def events(g: Empire, *words: str) -> list[dict[str, object]]:
    """Answer in these words; what happened, as everybody may be told at the end."""
    told = g.listen()
    for said in words:
        play.choose(g, int(g.seat), said)
    return [EMPIRE.event_words.tell(event, None, everything=True) for event in told]

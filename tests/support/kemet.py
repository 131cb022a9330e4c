"""Kemet tables for tests: name only what matters.

    g = table({"units": {"front_nw": 3}, "tiles": ["ruby_1_charge"]}, {"units": {"west_dunes": 2}})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 3")

Two seats unless more are given: seat 0 has the city nw, seat 1 the city s; colours ruby and sapphire (then diamond,
onyx).  Nobody holds DI cards that are not named.  After an answer look at `g.players[…]` afresh.
"""

from __future__ import annotations

from deskovka.games.kemet.areas import AREA_NUMBERS
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURE_NAMES
from deskovka.games.kemet.table import Kemet
from deskovka.games.registry import find_game
from deskovka.testing import play, words
from deskovka.testing.words import answer, asked, offered, refused  # noqa: F401  what all games say alike

KEMET = find_game("kemet")


def table(*seats: dict[str, object], **keys: object) -> Kemet:
    """A position (docs/positions.md): by day, seat 0 on turn, all tokens in hand."""
    g = words.table(KEMET, *seats, **keys)
    assert isinstance(g, Kemet)
    return g


def new_game(seats: int = 2, seed: int = 1, **variants: str) -> Kemet:
    """A game from its very beginning."""
    g = KEMET.new_game(seats, seed, variants)
    assert isinstance(g, Kemet)
    return g


def fight(g: Kemet, attacker: str, defender: str) -> None:
    """Both sides of a war council choose, each in words such as "play bc_5 discard bc_1d3; add war_fury"."""
    battle = g.battle
    assert battle is not None
    plans = {int(battle.attacker): attacker.split("; "), int(battle.defender): defender.split("; ")}
    while type(g.ask).__name__ == "WarCouncil":
        assert g.ask is not None
        seat = g.ask.asked(g)[0]
        play.choose(g, seat, plans[seat].pop(0) if plans[seat] else "done")
    assert KEMET.problems(g) == []


def units(g: Kemet, area: str, seat: int = 0) -> int:
    return int(g.units_of(seat, AREA_NUMBERS[area]))


def creature_at(g: Kemet, name: str) -> str | None:
    """The area a creature (by the name of its tile) stands in; None: on its tile, or in the offer."""
    area = int(g.creature_areas[CREATURE_NAMES.index(name)])
    return None if area < 0 else next(place for place, number in AREA_NUMBERS.items() if number == area)


def me(g: Kemet, seat: int = 0) -> Player:
    return g.players[seat]


def points(g: Kemet, seat: int = 0) -> int:
    """All victory points, temporary ones included."""
    return int(g.score(seat))


def events(g: Kemet, *words: str) -> list[dict[str, object]]:
    """Answer in these words; what happened, as everybody may be told at the end."""
    told = g.listen()
    for said in words:
        play.choose(g, int(g.seat), said)
    return [KEMET.event_words.tell(event, None, everything=True) for event in told]

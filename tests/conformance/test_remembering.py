"""`imagine` keeps what an attentive player knows, and only that (docs/memory.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from deskovka.core.steps import State
from deskovka.games.eldervale.phrases import MAGIC_NAMES
from deskovka.games.registry import all_game_ids, find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from support.parts import some
from support.remembering import Attentive, AttentiveInEldervale, AttentiveInEmpire, AttentiveInKemet, AttentiveInVale

PLAYERS: dict[str, Callable[[int, int], Attentive]] = {
    "vale": lambda seat, seats: AttentiveInVale(seat, seats, CARD_NAMES),
    "empire": AttentiveInEmpire,
    "kemet": AttentiveInKemet,
    "eldervale": lambda seat, seats: AttentiveInEldervale(seat, seats, MAGIC_NAMES),
}
TABLES = [(id, seats) for id in PLAYERS for seats in find_game(id).seats]
SEEDS = some(range(2))
MOMENTS = 16  # of each game
MORE_SEEDS = range(2, 8)  # where there was nothing to ask
OFTEN = 30  # imagined tables that are enough to see what may be
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


def begun(id: str, seats: int, seed: int) -> State:
    """A game by the usual rules, or by some variants; with face-down tokens, where there would be nothing hidden."""
    game = find_game(id)
    if id == "empire":
        return game.new_game(seats, seed, {"discoveries": "on", "swamp": "on"}, listen=True)
    return game_of(game, seats, seed, listen=True)


def watched(id: str, seats: int, seed: int, apart: int) -> Iterator[tuple[int, State, list[Attentive]]]:
    """A random game before the eyes of one attentive player at each seat; every few answers."""
    g = begun(id, seats, seed)
    players = [PLAYERS[id](seat, seats) for seat in range(seats)]
    for number, table in enumerate(play_randomly(g, seed)):
        events = list(g.events or [])
        if g.events is not None:
            g.events.clear()
        for player in players:
            told = [g.game.event_words.tell(event, player.seat) for event in events]
            if told or number % apart == 0:
                player.hear(told, table.view(player.seat))
        if number % apart == 0:
            yield number, table, players


def spread(id: str, seats: int, seed: int, moments: int) -> int:
    """How many answers lie between so many moments of a game."""
    length = sum(1 for _ in play_randomly(begun(id, seats, seed), seed))
    return max(1, length // moments)


@every_table
def test_nothing_is_imagined_that_an_attentive_player_knows_better(id: str, seats: int) -> None:
    for seed in SEEDS:
        for number, g, players in watched(id, seats, seed, spread(id, seats, seed, MOMENTS)):
            for player in players:
                for table in (g, g.imagine(player.seat, number + 1), g.imagine(player.seat, number + 2)):
                    assert player.contradictions(g.game.open_view(table)) == []


@every_table
def test_what_is_not_certain_is_not_imagined_as_if_it_were(id: str, seats: int) -> None:
    questions = 0
    for seed in (*SEEDS, *MORE_SEEDS):
        if questions and seed in MORE_SEEDS:
            break
        for number, g, players in watched(id, seats, seed, spread(id, seats, seed, 4)):
            for player in players[:2]:
                imagined = [g.game.open_view(g.imagine(player.seat, 1000 * number + luck)) for luck in range(OFTEN)]
                for place, possible in player.open_questions().items():
                    questions += 1
                    found = {thing for table in imagined for thing in player.lies_there(table, place)}
                    assert len(found) >= min(possible, 6), place
    assert questions


# ---- what a memory aid may show


@every_table
def test_what_is_known_for_certain_lies_there_at_every_imagined_table(id: str, seats: int) -> None:
    for seed in SEEDS:
        for number, g, players in watched(id, seats, seed, spread(id, seats, seed, MOMENTS)):
            for player in players:
                known = shaped(g.game.known(g, player.seat), len(players_of(g)), player.seat)
                assert json.loads(json.dumps(known)) == known
                for luck in range(3):
                    imagined = g.imagine(player.seat, 100 * number + luck)
                    assert shaped(g.game.known(imagined, player.seat), len(known["hands"]), player.seat) == known
                    assert not_there(known, g.game.open_view(imagined)) == []
                    assert not_in_piles(known, g.game.open_view(imagined)) == []


def players_of(g: State) -> list[object]:
    """Those whom a view tells of: the seats, and ghosts."""
    players = g.game.view(g, None)["players"]
    assert isinstance(players, list)
    return players


def shaped(known: dict[str, Any], players: int, seat: int) -> dict[str, Any]:
    """`hands`: a list of names for each player, empty for oneself; `piles`: what lies at both ends and within them."""
    assert known.keys() == {"hands", "piles", "unknown", "kinds"}
    assert len(known["hands"]) == len(known["unknown"]["hands"]) == players
    assert known["hands"][seat] == []
    assert known["unknown"]["hands"][seat] == 0
    assert known["piles"].keys() == known["unknown"]["piles"].keys()
    named = [name for hand in known["hands"] for name in hand]
    for name, pile in known["piles"].items():
        assert isinstance(name, str)
        assert pile.keys() == {"top", "bottom", "within"}
        assert pile["within"] == sorted(pile["within"])  # their order tells nothing
        named += [thing for part in pile.values() for thing in part]
    assert known["kinds"].keys() == set(named)
    assert all(number >= 0 for number in (*known["unknown"]["hands"], *known["unknown"]["piles"].values()))
    return known


def not_there(known: dict[str, Any], table: dict[str, Any]) -> list[str]:
    """Cards that a hand does not hold, though it was said to."""
    missing: list[str] = []
    for player, hand in zip(table["players"], known["hands"], strict=True):
        held = Counter(player.get("hand", ()))
        held.update(player.get("battle_cards", ()))
        missing += [f"{card}: not with seat {player['seat']}" for card in (Counter(hand) - held).elements()]
    return missing


def not_in_piles(known: dict[str, Any], table: dict[str, Any]) -> list[str]:
    """Piles that hold another number of things than was said, or do not hold what was said where it was said."""
    wrong: list[str] = []
    for name, pile in known["piles"].items():
        lies = lying_in(table, name)
        named = [*pile["top"], *pile["bottom"], *pile["within"]]
        if len(lies) != len(named) + known["unknown"]["piles"][name] or Counter(named) - Counter(lies):
            wrong.append(name)
        if lies[: len(pile["top"])] != pile["top"] or lies[::-1][: len(pile["bottom"])] != pile["bottom"]:
            wrong.append(name)
    return wrong


def lying_in(table: dict[str, Any], pile: str) -> list[str]:
    """What really lies in a pile, from the top."""
    if pile == "discard":
        return list(reversed(table["discard"]))
    if pile == "deck" and "deck_top" in table:
        return list(table["deck_top"])
    names = {"deck": "deck_cards", "magic": "magic_cards", "supply": "supply_tiles"}
    return list(table[names[pile]] if pile in names else table["deck_cards"][pile])


@pytest.mark.parametrize("id", all_game_ids())
def test_every_game_says_what_is_known(id: str) -> None:
    game = find_game(id)
    g = game.new_game(max(game.seats), 1)
    for seat in range(max(game.seats)):
        shaped(game.known(g, seat), max(game.seats), seat)

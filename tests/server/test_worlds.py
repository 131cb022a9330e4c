"""Twin worlds in short: no byte tells a viewer what the viewer cannot know; and a leak would be found."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest

from chaos import worlds
from chaos.twins import house
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from deskovka.server import telling
from deskovka.server.numbering import Numbering
from support.councils import until_council

KEMET = find_game("kemet")


def in_council() -> State:
    g = KEMET.new_game(2, 7)
    for seat, words in until_council(7):
        g.choose(seat, words)
    return g


def at_a_council(folder: Path, seeds: Collection[int]) -> worlds.Report:
    report = worlds.Report()

    async def compare() -> None:
        async with house(folder) as where:
            for seed in seeds:
                await worlds.compare(where, KEMET, in_council(), Random(seed), report)

    asyncio.run(compare())
    return report


def test_no_byte_differs_between_worlds_a_viewer_cannot_tell_apart(tmp_path: Path) -> None:
    report = worlds.run(games=1, seed=3, folder=tmp_path, pairs=1)
    assert report.leaks == []
    assert report.pairs == len(all_game_ids())
    assert report.texts > 4 * report.answers > 0


def test_no_byte_differs_where_sides_choose_in_secret(tmp_path: Path) -> None:
    report = at_a_council(tmp_path, range(2))
    assert report.leaks == []
    assert report.answers > 10


def counting_all(numbers: Numbering, sequence: int, seats: Collection[int]) -> int:
    return sequence


def test_numbers_that_count_all_moves_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Numbering, "told_at", counting_all)
    assert at_a_council(tmp_path, range(2)).leaks


def test_a_view_with_the_hand_of_another_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = telling.Telling.seen

    def peeking(self: telling.Telling, since: int | None) -> object:
        told = seen(self, since)
        hands = [sum(player.hand) and list(player.hand) for player in self.table.playing().state.players]  # type: ignore[attr-defined]
        return {**told, "hands": str(hands)}

    monkeypatch.setattr(telling.Telling, "seen", peeking)
    assert at_a_council(tmp_path, range(2)).leaks

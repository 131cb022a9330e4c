"""Whether somebody is asked, and what, betrays nothing: it follows from what everybody can see.

Of two tables a spectator cannot tell apart, both ask the same seats the same kinds of questions, and in a window both
name the same deeds: what a standing answer goes by tells nothing about a hand either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State, Step
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of

SEEDS = range(4)
MOMENTS = 30  # of each game
AHEAD = 8  # answers given to two tables at once

Told = list[dict[str, object]]


def check_asked_alike(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Two tables a spectator cannot tell apart ask alike, now and after the same answers."""
    for number, g in enumerate(moments(game, seats, seeds)):
        for which in range(number, number + 2):
            twin = twin_of(g, seats, which)
            assert twin.view(None) == g.view(None)
            assert_asked_alike(g, twin, int(luck_of(which)))


class Onlooker:
    """A table, and what a spectator, or one of its seats, hears and sees of it."""

    def __init__(self, g: State, viewer: int | None = None) -> None:
        self.g = g.clone()
        self.g.listen()
        self.viewer = viewer

    def answer(self, seat: int, option: int) -> Told:
        assert self.g.events is not None
        self.g.events.clear()
        self.g.choose(seat, option)
        return [self.g.game.event_words.tell(event, self.viewer) for event in self.g.events]

    def questions(self) -> list[tuple[int, str, str, list[str]]]:
        """Which seats are asked, by what kind of question, and in a window what they could do there."""
        game = self.g.game
        return [(q.seat, type(q.ask).__name__, *window_in(game, self.g, q.ask)) for q in self.g.pending()]

    def own_options(self) -> list[int]:
        """What is on offer to the one who looks on."""
        return [option for question in self.g.pending() if question.seat == self.viewer for option in question.options]

    def view(self) -> object:
        return self.g.view(self.viewer)

    def offers(self) -> set[tuple[int, int]]:
        return {(question.seat, option) for question in self.g.pending() for option in question.options}


def window_in(game: Game, g: State, ask: Step) -> tuple[str, list[str]]:
    window = game.window_of(ask)
    return window, game.deeds_at(g, ask) if window else []


def moments(game: Game, seats: int, seeds: Iterable[int]) -> Iterator[State]:
    for seed in seeds:
        length = sum(1 for _ in play_randomly(game_of(game, seats, seed), seed))
        apart = max(1, length // MOMENTS)
        for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
            if number % apart == seed % apart and g.ask is not None:
                yield g


def twin_of(g: State, seats: int, number: int) -> State:
    """A table a spectator cannot tell from this one: as a seat imagines it, or as two seats do, one after another."""
    twin = g.imagine(number % seats, 1000 + number)
    return twin.imagine((number + 1) % seats, 2000 + number) if number % 2 else twin


def revealed(game: Game, *told: dict[str, object]) -> bool:
    """Did something hidden become public here?"""
    kinds = {kind.id: kind.reveals for kind in game.event_words.kinds.values()}
    return any(kinds[str(each["event"])] for each in told)


def told_apart(game: Game, one: Told, other: Told, asked_alike: bool) -> str:
    """Nothing if a spectator heard the same; "openly" where hidden things come out in different ways; else how."""
    for first, second in zip(one, other, strict=False):
        if first != second:
            openly = first["event"] == second["event"] or revealed(game, first, second)
            return "openly" if openly else f"{first} against {second}"
    if len(one) == len(other):
        return ""
    longer, shorter = max(one, other, key=len), min(one, other, key=len)
    if asked_alike and revealed(game, longer[len(shorter)]):
        return "openly"
    return f"only one table went on: {one} against {other}"


def assert_asked_alike(g: State, twin: State, luck: int, viewer: int | None = None) -> None:
    """Give both the same answers as long as the viewer, by default a spectator, cannot tell them apart."""
    here, there = Onlooker(g, viewer), Onlooker(twin, viewer)
    for _ in range(AHEAD):
        assert here.questions() == there.questions()
        common = sorted(here.offers() & there.offers())
        if not common or here.view() != there.view():
            return
        assert here.own_options() == there.own_options()
        luck = int(next_luck(luck))
        seat, option = common[int(below(luck, len(common)))]
        asked = here.questions()
        one, other = here.answer(seat, option), there.answer(seat, option)
        difference = told_apart(g.game, one, other, here.questions() == there.questions())
        if difference == "openly":
            return
        said = f"{asked}: seat {seat} answers {g.game.phrases.say(option)!r}, then"
        after = f"{here.questions()} is asked, or {there.questions()}"
        assert not difference, f"{said} {difference}; {after}"
        assert here.questions() == there.questions(), f"{said} {after}"

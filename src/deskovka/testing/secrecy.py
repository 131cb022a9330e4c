"""Whether somebody is asked, and what, betrays nothing: it follows from what everybody can see.

Of two tables a spectator cannot tell apart, both ask the same seats the same kinds of questions, and in a window both
name the same deeds: what a standing answer goes by tells nothing about a hand either.
"""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State, Step
from deskovka.testing.variants import game_of

SEEDS = range(4)
AHEAD = 8  # answers given to two tables at once
ANEW = 12  # answers after which at the latest a table gets another twin

Told = list[dict[str, object]]


def check_asked_alike(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Through whole games: beside the table plays one that somebody, a spectator or a seat, cannot tell from it.

    Both ask alike, now and after the same answers.  When they come apart, because luck was drawn or something hidden
    came out, the table gets another twin.
    """
    for seed in seeds:
        g = game_of(game, seats, seed)
        luck = int(luck_of(seed + 1))
        while g.ask is not None:
            luck = int(next_luck(luck))
            viewer, number = int(below(luck, seats + 1)) - 1, luck % 1_000_000
            twin = twin_of(g, seats, number) if viewer < 0 else g.imagine(viewer, 1000 + number)
            seen_by = None if viewer < 0 else viewer
            assert twin.view(seen_by) == g.view(seen_by)
            g = one_more(assert_asked_alike(g, twin, luck, seen_by, ANEW), luck)


def one_more(g: State, luck: int) -> State:
    """The table after any answer, also one that its twin could not give."""
    g = g.clone()
    if g.ask is not None:
        g.play(g.options[int(below(luck, len(g.options)))])
    return g


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

    def is_secret(self) -> bool:
        """Is the present question answered in secret?"""
        return self.g.ask is not None and int(self.g.ask.waits_for()) != 0

    def own_options(self) -> list[int]:
        """What is on offer to the one who looks on."""
        return [option for question in self.g.pending() if question.seat == self.viewer for option in question.options]

    def view(self) -> object:
        return self.g.view(self.viewer)

    def lies(self) -> dict[str, object]:
        """What lies on the table, without who is asked."""
        return {name: seen for name, seen in self.g.view(self.viewer).items() if name not in ("asked", "question")}

    def offers(self) -> set[tuple[int, int]]:
        return {(question.seat, option) for question in self.g.pending() for option in question.options}


def window_in(game: Game, g: State, ask: Step) -> tuple[str, list[str]]:
    window = game.window_of(ask)
    return window, game.deeds_at(g, ask) if window else []


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


def came_apart(here: Onlooker, there: Onlooker, one: Told, other: Told, secret: bool, luck: int) -> bool:
    """Did an answer show what was picked in secret, or draw luck that made the tables look different?

    Nor does anybody see whether a part of a secret answer, unnoticed at one table, was the last one at the other.
    """
    picked = not (one and other) or not (here.is_secret() or there.is_secret())
    return (secret and one != other and picked) or (int(here.g.luck) != luck and here.lies() != there.lies())


def assert_asked_alike(g: State, twin: State, luck: int, viewer: int | None = None, most: int = AHEAD) -> State:
    """Give both the same answers as long as the viewer, by default a spectator, cannot tell them apart.

    The table as these answers leave it.
    """
    here, there = Onlooker(g, viewer), Onlooker(twin, viewer)
    asked = here.questions()
    assert asked == there.questions()
    for _ in range(most):
        common = sorted(here.offers() & there.offers())
        if not common or here.view() != there.view():
            return here.g
        assert here.own_options() == there.own_options()
        luck = int(next_luck(luck))
        seat, option = common[int(below(luck, len(common)))]
        secret, drawn = here.is_secret(), int(here.g.luck)
        one, other = here.answer(seat, option), there.answer(seat, option)
        if came_apart(here, there, one, other, secret, drawn):
            return here.g
        said = f"{asked}: seat {seat} answers {g.game.phrases.say(option)!r}, then"
        asked, theirs = here.questions(), there.questions()
        difference = told_apart(g.game, one, other, asked == theirs)
        if difference == "openly":
            return here.g
        after = f"{asked} is asked, or {theirs}"
        assert not difference, f"{said} {difference}; {after}"
        assert asked == theirs, f"{said} {after}"
    return here.g

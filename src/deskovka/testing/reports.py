"""What tables report of themselves: scores that add up, and the past as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.testing.play import play_randomly, reloaded
from deskovka.testing.variants import game_of

EVERY = 7  # answers from one look at the score to the next
REPORT = "last_"  # "last_battle" is the report of a "battle" that is over


def looked_at(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The same table at many moments of a game, the last one included; by any variants for odd seeds."""
    for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
        if number % EVERY == 0 or g.ask is None:
            yield g


def check_score_sheet(game: Game, seats: int, seeds: Iterable[int] = (0,)) -> None:
    """At any moment the sheet adds up, for rivals too, and so do the parts of each line; what is one seat's brings
    others nothing."""
    for seed in seeds:
        for g in looked_at(game, seats, seed):
            result = game.result(g)
            scores = [*result.scores, *(rival.score for rival in result.rivals)]
            places = range(len(scores))
            assert scores == [sum(line.points[place] for line in result.sheet) for place in places]
            for line in result.sheet:
                sums = [sum(part.points[place] for part in line.parts) for place in places]
                assert not line.parts or sums == line.points, line.id
                for part in line.parts:
                    assert part.seat is None or not any(part.points[: part.seat] + part.points[part.seat + 1 :])


def check_reports(game: Game, seats: int, seeds: Iterable[int] = range(2)) -> None:
    """What a view tells of something that is over is a fact of that moment: nothing that comes later changes it.

    Only another one takes its place; where nobody is asked in the meantime, an event of its name tells that it began.
    """
    for seed in seeds:
        before: dict[str, object] = {}
        g = game_of(game, seats, seed, listen=True)
        for number, _ in enumerate(play_randomly(g, seed + 3)):
            now, told = g.view(None), heard(g)
            for key in [key for key in before if key.startswith(REPORT)]:
                what = key.removeprefix(REPORT)
                if before[what] is None and what not in told:
                    assert now[key] == before[key], key
            if number % 50 == 0:
                assert reloaded(g).view(None) == now
            before = now


def heard(g: State) -> list[str]:
    """The kinds of events since this was asked last."""
    assert g.events is not None
    kinds = [str(g.game.event_words.tell(event, None)["event"]) for event in g.events]
    g.events.clear()
    return kinds

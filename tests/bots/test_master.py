"""The bot that thinks ahead: within its time, the same by iterations, without peeking, in every game."""

from __future__ import annotations

import pytest

from deskovka.arena.simulate import Plan, simulate
from deskovka.arena.speed import is_compiled
from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.bots.climb import Climb
from deskovka.bots.master import MasterBot
from deskovka.bots.minds import mind
from deskovka.bots.race import Race
from deskovka.bots.registry import make_bot
from deskovka.core.errors import UnknownName
from deskovka.games.registry import all_game_ids, find_game, game_ids
from deskovka.review.chances import Chances
from deskovka.testing.bots import check_never_peeks, with_other_secrets
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import some_variants
from support.thinking import Clock, doubtful, slow_climb, the_network

FEW = "master:iterations=6"


def a_seat(id: str, seats: int = 2) -> Seat:
    g = find_game(id).new_game(seats, 4)
    return Seat(g, int(g.seat))


@pytest.mark.parametrize(("budget", "playout"), [(1.0, 0.001), (1.0, 0.02), (0.1, 0.004), (3.0, 0.3)])
def test_it_ends_in_time(budget: float, playout: float) -> None:
    clock = Clock()
    climb = slow_climb(a_seat("_template"), clock, playout)
    climb.go_on(Budget(seconds=budget).begin(clock))
    assert budget <= clock.now - 100 <= 1.2 * budget
    assert climb.tree.playouts > 5


def test_without_any_time_it_answers_what_promises_most() -> None:
    clock = Clock()
    climb = slow_climb(a_seat("_template", 3), clock, 5.0)
    climb.tree.look()
    climb.go_on(Budget(seconds=0.001).begin(lambda: clock.now))
    race = Race(doubtful("vale"), the_network("vale"), 3)
    for thinking, priors in (
        (climb, [child.prior for child in climb.tree.root.children]),
        (race, [answer.prior for answer in race.answers]),
    ):
        considered = thinking.considered()
        assert considered[0].share == max(priors)
        assert [each.chance for each in considered[1:]] == [None] * (len(priors) - 1)


class Counting(Clock):
    """Goes on whenever somebody looks at it."""

    def __call__(self) -> float:
        self.now += 0.05
        return self.now


def test_told_nothing_it_thinks_for_a_second() -> None:
    clock = Counting()
    bot = MasterBot(1, clock)
    seat = a_seat("_template")
    assert bot.answer(seat) in seat.options()
    assert 1.0 <= clock.now - 100 <= 1.3


@pytest.mark.parametrize("told", [{"seconds": 5.0}, {"iterations": 10_000}, {}])
def test_where_others_wait_it_thinks_no_longer_than_it_may(told: dict[str, float]) -> None:
    clock = Counting()
    bot = MasterBot(1, clock)
    for name, value in told.items():
        setattr(bot, name, value)
    bot.hurry(0.5)
    seat = a_seat("_template")
    assert bot.answer(seat) in seat.options()
    assert 0.5 <= clock.now - 100 <= 0.8


def test_who_thinks_shorter_anyway_is_not_hurried() -> None:
    clock = Counting()
    bot = MasterBot(1, clock)
    bot.seconds = 0.3
    bot.hurry(0.5)
    bot.answer(a_seat("_template"))
    assert 0.3 <= clock.now - 100 <= 0.6


def test_a_trivial_question_is_answered_at_once() -> None:
    g = find_game("vale").new_game(2, 4)
    g.options = g.options[:1]
    bot = make_bot("master:iterations=1000000", 1)
    assert bot.answer(Seat(g, int(g.seat))) == g.options[0]
    assert bot.considered() == []


@pytest.mark.parametrize("written", ["master:iterations=30", "master:iterations=30,network=off"])
def test_it_says_what_it_considered(written: str) -> None:
    seat = doubtful("vale", 3)
    bot = make_bot(written, 1)
    answer = bot.answer(seat)
    considered = bot.considered()
    assert considered[0].option == answer
    assert sorted(each.option for each in considered) == sorted(seat.options())
    assert sum(each.share for each in considered) == pytest.approx(1)
    others = [each.share for each in considered[1:]]
    assert others == sorted(others, reverse=True)
    assert considered[0].chance is not None
    assert all(each.chance is None or 0 <= each.chance <= 1 for each in considered)
    assert all((each.chance is None) == (each.share == 0) for each in considered)


@pytest.mark.parametrize("id", all_game_ids())
def test_it_answers_legally_in_every_game_and_variant(id: str) -> None:
    """Whole games of Lantern; of the others a few questions of a random game."""
    game = find_game(id)
    seats = game.seats[-1]
    variants = some_variants(game, seats, 7)
    if id == "_template":
        simulate(Plan(id, seats, (FEW,), seed=2, variants=variants, check=True), games=2)
        return
    asked = 0
    for number, g in enumerate(play_randomly(game.new_game(seats, 3, variants), 5)):
        if number % 7 == 0 and 1 < len(g.options) < 12:
            for question in g.pending():
                assert make_bot("master:iterations=2", number).answer(Seat(g, question.seat)) in question.options
            asked += 1
        if asked == 3:
            break
    assert asked == 3


@pytest.mark.parametrize(("id", "led"), [("vale", True), ("eldervale", False)])
def test_searches_and_reviews_go_by_a_network_where_that_leads_better(id: str, led: bool) -> None:
    """Eldervale's network answers well for itself, but its search by worths is the stronger one (docs/bots.md)."""
    seat = doubtful(id)
    timer = Budget(iterations=1).begin()
    assert isinstance(mind(seat, 3, True, timer), Race) == led
    assert isinstance(mind(seat, 3, False, timer), Climb)
    assert (Chances(seat.game, 3).network is not None) == led


def test_the_same_iterations_give_the_same_games() -> None:
    for written in (FEW, f"{FEW},network=off"):
        plan = Plan("vale", 2, (written,), seed=3, digest=True)
        assert simulate(plan, 1)["digest"] == simulate(plan, 1)["digest"]


@pytest.mark.parametrize("written", [FEW, f"{FEW},network=off"])
@pytest.mark.parametrize(("id", "seats"), [("_template", 2), ("_template", 4), ("vale", 3)])
def test_it_never_peeks(id: str, seats: int, written: str) -> None:
    assert check_never_peeks(lambda seed: make_bot(written, seed), find_game(id), seats, range(1)) > 1


@pytest.mark.parametrize("written", [FEW, f"{FEW},network=off"])
def test_it_does_not_peek_either_where_it_goes_on(written: str) -> None:
    """Two of them play on at tables their seat cannot tell apart, and keep what they know from answer to answer."""
    one, other = make_bot(written, 5), make_bot(written, 5)
    assert isinstance(one, MasterBot)
    went_on = 0
    for number, g in enumerate(play_randomly(find_game("vale").new_game(2, 6), 2)):
        if g.seat == 0:
            went_on += one.expected is not None and one.expected.has_come(Seat(g, 0))
            assert one.answer(Seat(g, 0)) == other.answer(Seat(with_other_secrets(g, 0, number + 1), 0))
        if went_on == 3:
            break
    assert went_on == 3


@pytest.mark.parametrize("id", game_ids())
def test_it_never_peeks_in_any_game(id: str) -> None:
    if not is_compiled():
        pytest.skip("minutes where the rules are not compiled")
    game = find_game(id)
    assert check_never_peeks(lambda seed: make_bot("master:iterations=2", seed), game, game.seats[0], range(1)) > 3


def test_it_thinks_better_than_greedy() -> None:
    """80 of 100 games in docs/bots.md; interpreted the first games of the same plan have to do."""
    written, games = "master:iterations=40,network=off", 20 if is_compiled() else 3
    report = simulate(Plan("vale", 2, (written, "greedy-1"), seed=8), games)
    wins = {row["bot"]: row["wins"] for row in report["per_bot"]}
    assert wins[written] > games / 2


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("seconds=-1", "seconds is a number from 0 to 600"),
        ("iterations=x", "iterations is a whole number from 0"),
        ("network=maybe", "network is on or off"),
        ("cores=0", "cores is a whole number from 1 to 64"),
    ],
)
def test_what_it_cannot_be_told(told: str, why: str) -> None:
    with pytest.raises(UnknownName, match=why):
        make_bot(f"master:{told}", 1)

"""The search led by a network: what it plays, what it gives up, what it keeps, and others that help."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.bots.minds import Together
from deskovka.bots.race import WIDENS, Race
from deskovka.bots.racing import Lead
from deskovka.bots.registry import make_bot
from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly
from support.thinking import Clock, SlowNetwork, doubtful, sure, the_network


@pytest.mark.parametrize(("budget", "option"), [(1.0, 0.0005), (1.0, 0.004), (0.1, 0.0002)])
def test_it_ends_in_time_with_a_network_too(budget: float, option: float) -> None:
    seat = doubtful("vale")
    clock = Clock()
    timer = Budget(seconds=budget).begin(clock)
    race = Race(seat, SlowNetwork(the_network("vale"), clock, option), 3)
    race.go_on(timer)
    assert clock.now - 100 <= 1.2 * budget
    assert clock.now - 100 >= budget or not race.is_open()


def test_where_the_network_is_sure_its_answer_is_given_at_once() -> None:
    seat = sure("vale")
    bot = make_bot("master:iterations=1000000", 1)
    neural = make_bot("neural", 1)
    assert bot.answer(seat) == neural.answer(seat)
    assert [(each.option, each.chance, each.share) for each in bot.considered()] == [
        (each.option, each.chance, each.share) for each in neural.considered()
    ]


@pytest.mark.parametrize("written", ["master:iterations=10,cores=2", "master:iterations=10,cores=2,network=off"])
def test_several_processes_think_alike_every_time(written: str) -> None:
    seat = doubtful("vale")
    first, second = make_bot(written, 2), make_bot(written, 2)
    assert first.answer(seat) == second.answer(seat)
    assert [(each.option, each.chance, each.share) for each in first.considered()] == [
        (each.option, each.chance, each.share) for each in second.considered()
    ]


def test_what_others_find_counts() -> None:
    """Ten playouts in two processes: five each, on tables of their own."""
    seat = doubtful("vale")
    timer = Budget(iterations=10).begin()
    race = Race(seat, the_network("vale"), 1)
    together = Together(seat, 7, True, 2, timer)
    assert together.own == 5
    race.go_on(Budget(iterations=5).begin())
    tables = race.tables
    together.tell(race)
    assert sum(answer.tried for answer in race.answers) == 10
    assert race.tables > tables


def test_whoever_is_late_is_not_waited_for() -> None:
    seat = doubtful("vale")
    race = Race(seat, the_network("vale"), 1)
    together = Together(seat, 7, True, 2, Budget(seconds=0.001).begin())
    together.found = [Future()]
    together.tell(race)
    assert sum(answer.tried for answer in race.answers) == 0


def test_what_a_playout_met_at_the_next_question_is_kept() -> None:
    """There the network's own answer was played already, so only others are."""
    for g in play_randomly(find_game("vale").new_game(2, 6), 2):
        seat = Seat(g, int(g.seat))
        race = Race(seat, the_network("vale"), 1)
        race.go_on(Budget(iterations=16).begin())
        met = [later for answer in race.answers for later in answer.later if answer is race.best()]
        if not met:
            continue
        after = met[0].table
        following = race.after(race.best().option, Seat(after, seat.number), Budget(iterations=1).begin())
        if following.is_open() and following.known:
            break
    known = len(following.known)
    own = following.answers[0]
    following.begin(1)
    assert own.tried == 1
    assert own.shares[0] in [later.share for later in met]
    assert len(following.known) == known - 1
    assert own not in [playout.answer for playout in (*following.running, *following.waiting)]


def test_an_answer_that_is_clearly_worse_is_given_up() -> None:
    race = Race(doubtful("vale"), the_network("vale"), 1)
    best, worse = race.racing[:2]
    for table in range(8):
        best.hear(table, 0.9)
        worse.hear(table, 0.1 + 0.01 * table)
    race.give_up()
    assert best in race.racing
    assert worse not in race.racing
    assert race.best() is best


def test_the_networks_own_answer_stays_unless_another_leads_beyond_doubt() -> None:
    race = Race(doubtful("vale"), the_network("vale"), 1)
    own, other = race.racing[:2]
    for table in range(4):
        own.hear(table, 0.5)
        other.hear(table, 0.9 if table == 0 else 0.45)
    assert Lead(other, own).mean > 0
    assert race.best() is own
    for table in range(4, 12):
        own.hear(table, 0.5)
        other.hear(table, 0.7)
    assert race.best() is other


def test_of_a_long_list_more_and_more_answers_are_in_question() -> None:
    race = Race(doubtful("vale"), the_network("vale"), 1)
    race.wide = 2
    race.racing = race.answers[:2]
    for _ in range(WIDENS):
        race.next_table()
    assert len(race.racing) == 2
    race.next_table()
    assert race.racing == race.answers[:3]


def test_between_two_looks_at_the_clock_only_so_much_is_done() -> None:
    """Lists may be long: what is too much waits for its turn, and then goes first."""
    race = Race(doubtful("vale"), the_network("vale"), 1)
    race.begin(6)
    first, *others = race.running
    race.step(1)
    assert (first.length, [playout.length for playout in others]) == (1, [0] * 5)
    assert race.running == [*others, first]
    race.step(10**9)
    assert [playout.length for playout in others] == [1] * 5

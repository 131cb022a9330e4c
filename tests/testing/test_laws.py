"""The laws find what is wrong: each breaks on a game with one fault, and holds on the same game without it."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from deskovka import testing
from deskovka.bots.bot import Bot, Seat
from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.refusal import Refusal
from deskovka.core.result import Result, ScoreLine
from deskovka.core.steps import NATURE, Question, State
from deskovka.games.registry import find_game
from deskovka.testing import laws
from deskovka.testing.bots import check_never_peeks
from deskovka.testing.laws import LAWS, Law
from deskovka.testing.orders import check_orders
from deskovka.testing.reports import check_reports, check_score_sheet
from deskovka.testing.secrecy import check_asked_alike
from support.lantern import LANTERN
from support.versions import Later

SEATS = 3


class Sound(Later):
    """Lantern, game by game the same; the faults below are each one change to it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.obstacles = LANTERN.obstacles

    def imagine(self, g: State, seat: int, luck: int) -> State:
        return self.mine(LANTERN.imagine(g, seat, luck))

    def features(self, g: State, seat: int) -> NDArray[np.float32]:
        return LANTERN.features(g, seat)

    def option_features(self, g: State, seat: int) -> NDArray[np.float32]:
        return LANTERN.option_features(g, seat)


class Stuttering(Sound):
    def question_words(self, question: Question) -> list[str]:
        return [super(Stuttering, self).question_words(question)[0] for _ in question.options]


class Silent(Sound):
    def why_not(self, g: State, seat: int, intent: int | str) -> Refusal | None:
        return None


class Forgetful(Sound):
    def load(self, data: dict[str, object]) -> State:
        g = super().load(data)
        g.luck = 1
        return g


class Fixed(Sound):
    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return super().deal(seats, 4, variants)


class Spoilt(Sound):
    def problems(self, g: State) -> list[str]:
        return [] if g.ask is not None else ["a card is gone"]


class Generous(Sound):
    def result(self, g: State) -> Result:
        fair = super().result(g)
        extra = ScoreLine("luck", "TEMPLATE-END.1", [1] * len(fair.scores))
        return Result(
            over=fair.over,
            scores=fair.scores,
            ranks=fair.ranks,
            sheet=[*fair.sheet, extra],
            tie_breaks=fair.tie_breaks,
            reason=fair.reason,
        )


class Talkative(Sound):
    def view(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().view(g, seat), "luck": int(g.luck)}


class Longwinded(Sound):
    def view(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().view(g, seat), "remark": "so" * 500}


class Peeking(Sound):
    def imagine(self, g: State, seat: int, luck: int) -> State:
        return super().imagine(g, seat, luck + int(g.luck) % 1000)


class Growing(Sound):
    def features(self, g: State, seat: int) -> NDArray[np.float32]:
        return np.zeros(len(g.options) + 1, dtype=np.float32)


class Rewriting(Sound):
    """What is over is told otherwise later."""

    def view(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().view(g, seat), "fight": None, "last_fight": int(g.luck)}


def test_the_sound_game_obeys_every_law() -> None:
    for law in LAWS:
        law(Sound(), SEATS, [1])
    check_asked_alike(Sound(), SEATS, [1])
    check_score_sheet(Sound(), SEATS, [1])
    check_reports(Sound(), SEATS, [1])
    check_orders(Sound(), SEATS, [1], testing.orders.Order(moves=("Pick",)))


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (Stuttering, laws.check_words),
        (Silent, laws.check_refusals),
        (Forgetful, laws.check_storage),
        (Fixed, laws.check_seeds),
        (Spoilt, laws.check_end),
        (Generous, laws.check_end),
        (Generous, check_score_sheet),
        (Talkative, laws.check_imagined_tables),
        (Longwinded, laws.check_views),
        (Peeking, laws.check_imagining),
        (Growing, laws.check_features),
        (Rewriting, check_reports),
        (Talkative, check_asked_alike),
    ],
)
def test_a_law_finds_the_fault(faulty: type[Game], law: Law) -> None:
    with pytest.raises(AssertionError):
        law(faulty(), SEATS, [1])


# ---- bots


class Cheat(Bot):
    """Looks where it may not."""

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        return options[int(seat._state.luck) % len(options)]


class Stubborn(Bot):
    """Answers what nobody asked."""

    def answer(self, seat: Seat) -> int:
        return NATURE


class Honest(Bot):
    """Goes by its own luck."""

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        return options[self.next_luck() % len(options)]


@pytest.mark.parametrize(("bot", "words"), [(Cheat, "where hidden things are others"), (Stubborn, "is not on offer")])
def test_a_bot_that_peeks_or_invents_is_found(bot: type[Bot], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_never_peeks(bot, find_game("vale"), 2)


def test_an_honest_bot_is_left_alone() -> None:
    assert check_never_peeks(Honest, find_game("vale"), 2) > 3


# ---- words


def test_tables_are_set_up_and_answered_in_words() -> None:
    vale = find_game("vale")
    g = testing.table(vale, {"hand": ["hydra"], "stones": {"red": 3, "blue": 1}}, round=4)
    assert testing.asked(g) == (0, "Turn")
    assert "end turn" in testing.offered(g)
    assert testing.refused(g, "summon imp").rule == "VALE-SUM.1"
    testing.answer(g, "end turn")
    assert testing.asked(g)[1] == "Hunt"  # seat 1 could only end its turn: the next round has begun
    with pytest.raises(AssertionError, match="end turn is on offer"):
        testing.refused(testing.table(vale, {"hand": ["imp"], "stones": {"red": 4}}), "end turn")


def test_a_table_has_as_many_seats_as_are_described_and_enough_for_the_game() -> None:
    kemet = find_game("kemet")
    assert len(testing.table(kemet).result().scores) == 2
    assert len(testing.table(kemet, {}, {}, {}).result().scores) == 3


def test_nothing_of_it_needs_a_test_runner() -> None:

    script = (
        "import sys, deskovka.testing, deskovka.testing.secrecy, deskovka.testing.versions, deskovka.testing.orders\n"
    )
    script += "print({'pytest', 'hypothesis'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "set()\n"

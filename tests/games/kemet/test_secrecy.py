"""Whether somebody is asked tells nothing of his cards; and what he may do between actions."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.kemet.cards import DIVERSION
from deskovka.games.kemet.night_gains import KeepCard
from deskovka.testing import play
from support.kemet import KEMET, answer, asked, offered, table
from support.kemet_battle import meet

CARDS = ["war_rage", "prayer", "swiftness", "raining_fire", "teleportation"]


@pytest.mark.rule("KEMET-DAY.8", "KEMET-CARD.2")
@pytest.mark.parametrize("card", CARDS)
def test_between_actions_everybody_with_a_card_is_asked(card: str) -> None:
    g = table({"hand": [card], "prayer": 0}, {})
    answer(g, "token on pray_1")
    assert asked(g) == (0, "Interlude")
    assert offered(g)[-1] == "done"
    without = table({}, {})
    answer(without, "token on pray_1")
    assert asked(without) == (1, "Opening")


@pytest.mark.rule("KEMET-DAY.11")
@pytest.mark.parametrize("card", CARDS)
def test_a_march_that_cannot_begin_is_asked_for_all_the_same(card: str) -> None:
    g = table({"hand": [card], "prayer": 0}, {})
    answer(g, "token on move_3")
    assert asked(g) == (0, "MarchStart")


@pytest.mark.rule("KEMET-BAT1.5")
@pytest.mark.parametrize("card", CARDS)
def test_a_side_with_a_card_is_ready_when_it_says_so(card: str) -> None:
    g = meet(4, 3, "west_dunes", {"hand": [card], "prayer": 0}, {"hand": ["war_rage"]})
    play.choose(g, 0, "play bc_4d1 discard bc_5")
    assert [question.seat for question in g.pending()] == [0, 1]
    play.choose(g, 0, "done")
    assert [question.seat for question in g.pending()] == [1]
    play.choose(g, 1, "play bc_4d1 discard bc_5")
    play.choose(g, 1, "add war_rage")  # its only card: everybody knows that no other follows
    assert g.battle is not None
    assert g.battle.winner >= 0


@pytest.mark.rule("KEMET-NIGHT.12")
def test_five_cards_of_one_kind_are_a_choice_too() -> None:
    g = table({}, {})
    g.seen_cards = vec[i64]([DIVERSION for _ in range(5)])
    g.do(KeepCard(0))
    g.settle()
    assert (asked(g), offered(g)) == ((0, "KeepCard"), ["keep diversion"])


def test_the_owner_is_told_whether_there_is_something_to_do_in_between() -> None:
    g = table({"hand": ["prayer"]}, {"hand": ["prayer"]})
    assert (KEMET.has_aside(g, 0), KEMET.has_aside(g, 1)) == (True, False)  # only in one's own turn
    assert not KEMET.has_aside(table({"hand": ["war_rage"]}, {}), 0)
    answer(g, "token on pray_1")
    assert g.ask is not None
    assert KEMET.phrases.say(int(g.ask.skip())) == "done"

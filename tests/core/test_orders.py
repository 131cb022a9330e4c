"""A search tries one order of the parts of an answer; people are offered all (ADR 4)."""

from __future__ import annotations

from deskovka.core.orders import worth_trying
from deskovka.core.search import count_rollout
from deskovka.games.registry import find_game

KEMET = find_game("kemet")


def tried(*words: str) -> tuple[list[str], list[str]]:
    """What is on offer after a recruit (or more), and what a search tries of it."""
    g = KEMET.position({"seats": [{"prayer": 5}, {}]})
    before, last = None, -1
    for said in ("token on recruit", *words):
        before = g.ask
        last = KEMET.phrases.read(said, [int(option) for option in g.options])
        g.play(last)
    say = KEMET.phrases.say
    return [say(int(o)) for o in g.options], [say(int(o)) for o in worth_trying(g, before, last)]


def test_what_could_have_come_before_is_not_tried_again() -> None:
    on_offer, worth = tried("unit to nw_d2")
    assert on_offer == ["unit to nw_d1", "unit to nw_d2", "unit to nw_d3", "done"]
    assert worth == ["unit to nw_d2", "unit to nw_d3", "done"]


def test_where_only_earlier_parts_are_left_but_more_is_wanted_they_are_tried() -> None:
    game = find_game("eldervale")
    hand = ["spell_gust", "spell_scorch", "prophecy_fallen"]
    g = game.position({"seats": [{"hand": hand, "resources": {}, "units": {"mill": ["worker"]}}, {}], "map": {
        "mill": [0, 0], "fortress": [1, 0], "mage-tower": [0, 1]}})  # fmt: skip
    g.choose(0, "place worker in fortress")
    while g.ask is None or type(g.ask).__name__ != "SpendCards":  # there is nothing else to pay with
        g.choose(int(g.seat), "go on")
    before, last = g.ask, game.phrases.read("discard prophecy-fallen", [int(option) for option in g.options])
    g.play(last)
    assert [game.phrases.say(int(option)) for option in worth_trying(g, before, last)] == [
        "discard spell-gust",
        "discard spell-scorch",
    ]


def test_another_question_is_tried_in_full() -> None:
    on_offer, worth = tried()
    assert on_offer == worth == ["unit to nw_d1", "unit to nw_d2", "unit to nw_d3", "done"]


def test_without_a_question_before_everything_is_tried() -> None:
    g = KEMET.new_game(2, 1)
    assert list(worth_trying(g, None, -1)) == list(g.options)


def test_a_rollout_goes_by_it_to_the_end() -> None:
    g = KEMET.new_game(2, 3)
    count_rollout(g, 5)
    assert g.ask is None

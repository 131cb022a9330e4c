"""What an attentive player knows of other hands (docs/memory.md)."""

from __future__ import annotations

from deskovka.games.vale.table import Vale
from support.vale import VALE, answer, hand, table

LUCKS = range(1, 40)


def imagined_hands(g: Vale, viewer: int, seat: int) -> set[tuple[str, ...]]:
    found = set()
    for luck in LUCKS:
        h = g.imagine(viewer, luck)
        assert isinstance(h, Vale)
        found.add(tuple(sorted(hand(h, seat))))
    return found


def test_a_tamed_card_is_known_until_it_leaves_the_hand() -> None:
    g = table({"marked": ["hydra"], "stones": {"red": 4}}, {})
    answer(g, "tame hydra")
    assert imagined_hands(g, 1, 0) == {("hydra",)}
    assert VALE.known(g, 1)["hands"] == [["hydra"], []]
    answer(g, "summon hydra")
    assert list(g.known) == []


def test_a_card_drawn_unseen_may_be_any_and_one_from_the_known_top_is_known() -> None:
    g = table({"hand": ["ember"]}, {}, deck_top=["tengu"], known_top=1)
    assert len(imagined_hands(g, 1, 0)) > 10
    g.draw(g.players[0])
    assert all("tengu" in each for each in imagined_hands(g, 1, 0))
    assert VALE.known(g, 1)["hands"] == [["tengu"], []]


def test_what_was_held_back_from_a_shuffle_is_not_what_was_drawn_from_it() -> None:
    g = table({}, {"hand": ["ember"]}, deck=0, rest="discard")
    assert imagined_hands(g, 0, 1) == {("ember",)}  # nothing else is missing
    g.draw(g.players[1])
    hands = imagined_hands(g, 0, 1)
    assert all("ember" in each for each in hands)
    assert len(hands) > 10
    assert VALE.known(g, 0)["hands"] == [[], ["ember"]]


def test_with_three_players_held_back_cards_change_places_only_among_themselves() -> None:
    g = table({}, {"hand": ["ember"]}, {"hand": ["hydra"]}, deck=0, rest="discard")
    g.draw(g.players[1])
    assert VALE.known(g, 0)["hands"] == [[], [], []]
    hands = imagined_hands(g, 0, 2)
    assert hands == {("ember",), ("hydra",)}


def test_in_which_order_they_were_drawn_nobody_is_told() -> None:
    told = []
    for drawn in (["hydra", "ember"], ["ember", "hydra"]):
        g = table({}, {"hand": drawn}, deck=0, rest="discard")
        told.append(VALE.known(g, 0)["hands"])
    assert told == [[[], ["ember", "hydra"]]] * 2


def test_a_table_stored_before_there_was_memory_goes_on_and_remembers_nothing() -> None:
    g = table({"marked": ["hydra"]}, {})
    answer(g, "tame hydra")
    stored = {name: value for name, value in VALE.dump(g).items() if name not in ("known", "shuffles", "ages")}
    again = VALE.load(stored)
    assert isinstance(again, Vale)
    assert list(again.known) == []
    assert len(imagined_hands(again, 1, 0)) > 10

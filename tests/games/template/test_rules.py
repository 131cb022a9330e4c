"""Lantern, rule by rule (docs/rules/_template.md)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product

import pytest

from deskovka.core.errors import IllegalOption, ImpossiblePosition, UnknownName
from deskovka.core.options import option
from deskovka.core.steps import NATURE
from deskovka.games._template.table import CARDS, PLAY, ROLL
from deskovka.testing import play
from support.lantern import (
    LANTERN,
    answer,
    dealt,
    hands,
    holding,
    points,
    refused,
    table,
    told,
    whole,
    with_open_luck,
)

# ---- setup


@pytest.mark.rule("TEMPLATE-SETUP.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    g = dealt(seats)
    assert len(g.players) == seats
    assert [question.seat for question in g.pending()] == list(range(seats))


@pytest.mark.rule("TEMPLATE-SETUP.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can(seats: int) -> None:
    with pytest.raises(UnknownName):
        LANTERN.new_game(seats, 1)
    with pytest.raises(ImpossiblePosition):
        table(*[{}] * seats)


@pytest.mark.rule("TEMPLATE-SETUP.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_three_of_the_cards_1_to_12(seats: int) -> None:
    g = dealt(seats)
    assert [len(hand) for hand in hands(g)] == [3] * seats
    assert sorted([*(card for hand in hands(g) for card in hand), *g.deck]) == list(range(1, 13))
    assert list(g.discard) == []


@pytest.mark.rule("TEMPLATE-SETUP.2")
def test_the_cards_are_shuffled() -> None:
    """Each of the 12 cards comes to seat 0 in about a quarter of the games, at each of its three places."""
    places = Counter(place for seed in range(2400) for place in enumerate(hands(dealt(2, seed))[0]))
    assert set(places) == set(product(range(3), range(1, 13)))
    assert 130 < min(places.values()) < max(places.values()) < 270


@pytest.mark.rule("TEMPLATE-SETUP.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_the_cards_is_not_used(seats: int) -> None:
    g = dealt(seats)
    rest = list(g.deck)
    assert len(rest) == 12 - 3 * seats
    for now in play.play_randomly(g, 4):
        assert list(now.deck) == rest
    assert hands(g) == [[]] * seats


# ---- hands


@pytest.mark.rule("TEMPLATE-HAND.1")
def test_a_player_sees_the_own_cards_and_only_the_number_of_the_others() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    mine, theirs = g.view(0)["players"]
    assert (mine["hand"], mine["hand_size"]) == ([3, 8, 12], 3)
    assert theirs == {"seat": 1, "points": 0, "hand_size": 3, "picked": False}
    assert g.view(1)["players"][1]["hand"] == [1, 5, 9]
    assert all("hand" not in player for player in g.view(None)["players"])
    assert [player["hand"] for player in LANTERN.open_view(g)["players"]] == [[3, 8, 12], [1, 5, 9]]


@pytest.mark.rule("TEMPLATE-HAND.1")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_other_hands_look_the_same_from_outside(seat: int | None) -> None:
    one = holding([3, 8, 12], [1, 5, 9], [2, 4, 6])
    other = holding([7, 10, 11], [1, 5, 9], [2, 4, 6])
    answer(one, "roll 2")
    answer(other, "roll 2")
    assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("TEMPLATE-HAND.1")
def test_an_imagined_hand_may_be_any_of_the_unseen_cards() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    seen = {card for luck in range(100) for card in g.imagine(0, luck).players[1].hand}
    assert seen == set(range(1, 13)) - {3, 8, 12}


@pytest.mark.rule("TEMPLATE-HAND.2")
def test_the_cards_of_the_own_hand_are_on_offer_and_no_others() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    assert g.offered(0) == [option(PLAY, 3), option(PLAY, 8), option(PLAY, 12)]
    assert g.offered(1) == [option(PLAY, 1), option(PLAY, 5), option(PLAY, 9)]


@pytest.mark.rule("TEMPLATE-HAND.2")
@pytest.mark.parametrize("card", [1, 4])
def test_a_card_of_another_hand_or_of_the_deck_cannot_be_played(card: int) -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    before = whole(g)
    with pytest.raises(IllegalOption, match=f"'play {card}' is not on offer: play 3, play 8, play 12"):
        g.choose(0, f"play {card}")
    assert whole(g) == before
    refusal = refused(g, 0, f"play {card}")
    assert (refusal.rule, refusal.message) == ("TEMPLATE-HAND.2", "template-refusal-not-held")
    assert refusal.values == {"card": str(card)}


@pytest.mark.rule("TEMPLATE-HAND.2")
def test_a_card_can_be_played_only_once() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    answer(g, "roll 1", "0 play 8", "1 play 5", "roll 1")
    assert (g.offered(0), g.offered(1)) == ([option(PLAY, 3), option(PLAY, 12)], [option(PLAY, 1), option(PLAY, 9)])
    assert refused(g, 0, "play 8").rule == "TEMPLATE-HAND.2"


def test_a_card_that_does_not_exist_means_nothing() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    assert refused(g, 0, "play 13").message == "core-not-understood"
    for forged in (option(PLAY, 0), option(PLAY, CARDS + 1), option(200, 1), -1):
        assert refused(g, 0, forged).message == "core-not-understood"


# ---- a round


@pytest.mark.rule("TEMPLATE-ROUND.1")
def test_a_round_is_roll_pick_show() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    g.listen()
    asked = []
    for said in ("roll 2", "0 play 8", "1 play 5"):
        asked.append(g.view(None)["question"])
        answer(g, said)
    assert asked == ["roll", "pick", "pick"]
    assert [event["event"] for event in told(g, None)] == ["rolled", "picked", "picked", "showed", "showed", "won"]
    assert (g.round, g.prize, g.view(None)["question"]) == (2, 0, "roll")


@pytest.mark.rule("TEMPLATE-ROUND.1")
def test_no_card_is_picked_before_the_die_is_rolled() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    assert (g.prize, g.view(0)["asked"], g.offered(0), g.offered(1)) == (0, [], [], [])
    with pytest.raises(IllegalOption):
        g.choose(0, "play 3")


@pytest.mark.rule("TEMPLATE-ROUND.1")
def test_every_round_has_a_roll_of_its_own() -> None:
    g = dealt(3, 4)
    g.listen()
    for _ in play.play_randomly(g, 2):
        pass
    kinds = [event["event"] for event in told(g, None)]
    assert kinds == [
        *["picked"] * 3,  # the first die was rolled when the cards were dealt
        *["showed"] * 3,
        *["won", "rolled"],
        *["picked"] * 3,
        *["showed"] * 3,
        *["won", "rolled"],
        *["picked"] * 3,
        *["showed"] * 3,
        *["won", "ended"],
    ]


@pytest.mark.rule("TEMPLATE-ROUND.2")
def test_the_die_shows_1_2_or_3_about_equally_often() -> None:
    prizes = Counter(int(dealt(2, seed).prize) for seed in range(600))
    assert set(prizes) == {1, 2, 3}
    assert 150 < min(prizes.values()) < max(prizes.values()) < 250


@pytest.mark.rule("TEMPLATE-ROUND.2")
def test_the_die_can_be_decided_by_a_test_and_shows_1_2_or_3() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    assert g.offered(NATURE) == [option(ROLL, 1), option(ROLL, 2), option(ROLL, 3)]


@pytest.mark.rule("TEMPLATE-ROUND.2")
@pytest.mark.parametrize("prize", [1, 2, 3])
def test_the_prize_is_what_the_die_shows(prize: int) -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    luck = g.luck
    g.listen()
    answer(g, f"roll {prize}")
    assert (g.prize, g.view(None)["prize"], g.luck) == (prize, prize, luck)
    assert told(g, None) == [{"event": "rolled", "prize": str(prize)}]
    answer(g, "0 play 8", "1 play 5")
    assert points(g) == [prize, 0]


@pytest.mark.rule("TEMPLATE-ROUND.2")
def test_no_player_decides_the_die() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    refusal = refused(g, 0, "roll 3")
    assert (refusal.rule, refusal.message) == ("TEMPLATE-ROUND.2", "template-refusal-luck")
    with pytest.raises(IllegalOption):
        g.choose(0, "roll 3")
    opened = holding([3, 8, 12], [1, 5, 9])
    with pytest.raises(IllegalOption):
        opened.choose(0, "roll 3")


def test_a_clone_made_while_the_die_is_open_asks_the_same() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    copy = g.clone()
    assert copy.offered(NATURE) == g.offered(NATURE)
    assert whole(copy) == whole(g)
    copy.choose(NATURE, "roll 3")
    copy.choose(0, "play 8")
    copy.choose(1, "play 5")
    assert points(copy) == [3, 0]


def test_a_table_saved_while_the_die_is_open_comes_back_with_the_same_question() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    again = LANTERN.load(json.loads(json.dumps(LANTERN.dump(g))))
    assert list(again.options) == list(g.options)
    assert again.luck == g.luck


@pytest.mark.rule("TEMPLATE-ROUND.3")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_all_are_asked_at_the_same_time_and_answer_in_any_order(order: tuple[int, ...]) -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]}, {"hand": [2, 4, 6]})
    waiting = [0, 1, 2]
    for seat in order:
        assert g.view(None)["asked"] == waiting
        assert [question.seat for question in g.pending()] == waiting
        answer(g, f"{seat} play {[8, 1, 6][seat]}")
        waiting.remove(seat)
    assert sorted(g.discard) == [1, 6, 8]


@pytest.mark.rule("TEMPLATE-ROUND.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_secret_picks_in_any_order_give_the_same_game(seats: int) -> None:
    """Two rounds of choices; in the last one everybody has a single card."""
    ends, seen = set(), set()
    orders = list(permutations(range(seats)))
    for number, first_round in enumerate(orders):
        g = dealt(seats, 6)
        g.listen()
        for order, place in ((first_round, 1), (orders[-1 - number], 0)):
            for seat in order:
                g.choose(seat, g.offered(seat)[place])
        ends.add(whole(g))
        seen.add(str([event for event in told(g, None) if event["event"] != "picked"]))
        assert g.ask is None
    assert (len(ends), len(seen)) == (1, 1)


@pytest.mark.rule("TEMPLATE-ROUND.3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_can_tell_which_card_was_picked(viewer: int | None) -> None:
    tables = []
    for card in (3, 12):
        g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]}, {"hand": [2, 4, 6]})
        g.listen()
        answer(g, f"0 play {card}", "2 play 4")
        tables.append(g)
    low, high = tables
    assert low.view(viewer) == high.view(viewer)
    assert told(low, viewer) == told(high, viewer)
    assert told(low, viewer)[0] == {"event": "picked", "seat": 0, "hidden": True}
    if viewer is not None:
        assert whole(low.imagine(viewer, 5)) == whole(high.imagine(viewer, 5))


@pytest.mark.rule("TEMPLATE-ROUND.3")
def test_a_pick_is_known_to_have_been_made_and_its_owner_sees_it() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    g.listen()
    answer(g, "1 play 9")
    assert [player["picked"] for player in g.view(0)["players"]] == [False, True]
    assert "pick" not in g.view(0)["players"][1]
    assert g.view(1)["players"][1]["pick"] == 9
    assert g.view(1)["players"][1]["hand"] == [1, 5, 9]
    assert told(g, 1) == [{"event": "picked", "seat": 1, "card": "9"}]


@pytest.mark.rule("TEMPLATE-ROUND.3")
def test_an_imagined_pick_is_any_card_the_others_may_hold_and_the_own_one_stays() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]}, {"hand": [2, 4, 6]})
    answer(g, "0 play 3", "1 play 9")
    imagined = [g.imagine(0, luck) for luck in range(150)]
    assert {int(h.picks[0]) for h in imagined} == {3}
    assert {int(h.picks[1]) for h in imagined} == set(range(1, 13)) - {3, 8, 12}
    assert {int(h.picks[2]) for h in imagined} == {-1}
    assert all(h.picks[1] in h.players[1].hand for h in imagined)


@pytest.mark.rule("TEMPLATE-ROUND.3")
def test_a_pick_is_final() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    answer(g, "1 play 5")
    before = whole(g)
    for words in ("play 5", "play 9"):
        with pytest.raises(IllegalOption, match="seat 1 is not asked anything now"):
            g.choose(1, words)
        refusal = refused(g, 1, words)
        assert (refusal.rule, refusal.message) == ("TEMPLATE-ROUND.3", "template-refusal-picked")
    assert whole(g) == before


@pytest.mark.rule("TEMPLATE-ROUND.4")
def test_no_card_is_shown_before_all_have_picked() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]}, {"hand": [2, 4, 6]})
    g.listen()
    answer(g, "0 play 12", "2 play 4")
    assert [event["event"] for event in told(g, None)] == ["picked", "picked"]
    assert (points(g), list(g.discard)) == ([0, 0, 0], [])
    answer(g, "1 play 1")
    shown = [event for event in told(g, None) if event["event"] == "showed"]
    assert shown == [
        {"event": "showed", "seat": 0, "card": "12"},
        {"event": "showed", "seat": 1, "card": "1"},
        {"event": "showed", "seat": 2, "card": "4"},
    ]


@pytest.mark.rule("TEMPLATE-ROUND.4")
@pytest.mark.parametrize(
    ("picks", "winner"),
    [((3, 1, 2), 0), ((3, 5, 4), 1), ((3, 5, 6), 2), ((12, 9, 6), 0), ((8, 9, 2), 1), ((3, 1, 4), 2)],
)
def test_the_highest_card_wins_the_prize(picks: tuple[int, ...], winner: int) -> None:
    g = holding([3, 8, 12], [1, 5, 9], [2, 4, 6])
    g.listen()
    answer(g, "roll 2", *[f"{seat} play {card}" for seat, card in enumerate(picks)])
    assert points(g) == [2 if seat == winner else 0 for seat in range(3)]
    assert {"event": "won", "seat": winner, "prize": "2"} in told(g, None)


@pytest.mark.rule("TEMPLATE-ROUND.4")
def test_prizes_add_up() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    answer(g, "roll 2", "0 play 12", "1 play 1", "roll 1", "0 play 8", "1 play 5", "roll 3")
    assert points(g) == [3, 3]
    [line] = LANTERN.result(g).sheet
    assert (line.id, line.rule, line.points) == ("prizes", "TEMPLATE-ROUND.4", [3, 3])


@pytest.mark.rule("TEMPLATE-ROUND.5")
def test_the_cards_played_are_discarded_where_all_can_see_them() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    answer(g, "roll 2", "1 play 9", "0 play 8")
    assert hands(g) == [[3, 12], [1, 5]]
    for seat in (0, 1, None):
        assert g.view(seat)["discard"] == [8, 9]
    answer(g, "roll 2", "0 play 3", "1 play 1", "roll 1")
    assert g.view(None)["discard"] == [8, 9, 3, 1, 12, 5]
    assert hands(g) == [[], []]


@pytest.mark.rule("TEMPLATE-ROUND.5")
def test_a_card_seen_in_the_discard_is_never_imagined_in_a_hand() -> None:
    g = holding([3, 8, 12], [1, 5, 9])
    answer(g, "roll 2", "1 play 9", "0 play 8", "roll 2")
    seen = {card for luck in range(100) for card in g.imagine(0, luck).players[1].hand}
    assert seen == set(range(1, 13)) - {3, 12, 8, 9}


# ---- the end


@pytest.mark.rule("TEMPLATE-END.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_three_rounds(seats: int) -> None:
    g = with_open_luck(dealt(seats))
    g.listen()
    for round in (1, 2, 3):
        result = LANTERN.result(g)
        assert (g.round, result.over, result.reason, len(g.discard)) == (round, False, "", (round - 1) * seats)
        answer(g, "roll 1")
        while g.ask is not None and g.seat != NATURE:
            g.choose(int(g.seat), g.offered(int(g.seat))[0])
    result = LANTERN.result(g)
    assert (result.over, result.reason, g.pending()) == (True, "TEMPLATE-END.1", [])
    assert len(g.discard) == 3 * seats
    assert [event["event"] for event in told(g, None)].count("won") == 3
    assert told(g, None)[-1] == {"event": "ended"}


@pytest.mark.rule("TEMPLATE-END.2")
@pytest.mark.parametrize(
    ("last", "winners", "ranks", "rewards"),
    [(1, [0], [1, 2], [1.0, 0.0]), (3, [1], [2, 1], [0.0, 1.0]), (2, [0, 1], [1, 1], [0.5, 0.5])],
)
def test_most_points_win_and_equal_points_share_the_victory(
    last: int, winners: list[int], ranks: list[int], rewards: list[float]
) -> None:
    g = holding([12, 1], [11, 2], round=2)
    answer(g, "roll 2", "0 play 12", "1 play 2", f"roll {last}")
    result = LANTERN.result(g)
    assert (result.scores, result.winners(), result.ranks) == ([2, last], winners, ranks)
    assert result.tie_breaks == []
    assert g.rewards() == rewards


@pytest.mark.rule("TEMPLATE-END.2")
def test_only_those_with_the_most_points_share() -> None:
    g = table({"points": 4, "hand": [1]}, {"points": 0, "hand": [2]}, {"points": 4, "hand": [3]}, {}, round=3)
    assert g.ask is None  # one card each: nobody had a choice
    top = max(points(g))
    best = [seat for seat, score in enumerate(points(g)) if score == top]
    assert LANTERN.result(g).winners() == best
    assert g.rewards() == [1 / len(best) if seat in best else 0.0 for seat in range(4)]

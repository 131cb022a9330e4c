"""A turn: one card, its price, its action, the row (EMPIRE-TURN)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import (
    EMPIRE,
    answer,
    armies,
    asked,
    events,
    me,
    names,
    new_game,
    offered,
    refused,
    row,
    table,
)

ROW = ["dire_eye", "forest_gnome", "graveyard", "lake", "night_village", "cursed_king"]
PAIR = [{"armies": {"CRE-3": 4}}, {"armies": {"CRE-3": 4}}]


def end_turn(g: Empire) -> None:
    """Decline whatever is left of the turn."""
    while g.ask is not None and asked(g)[1] != "Turn":
        answer(g, "done")


# ---- taking a card


@pytest.mark.rule("EMPIRE-TURN.1")
def test_a_turn_offers_the_cards_of_the_row_and_nothing_else() -> None:
    g = table(*PAIR, row=ROW)
    assert asked(g) == (0, "Turn")
    assert offered(g) == [f"take {card}" for card in ROW]
    assert refused(g, "done").rule == "EMPIRE-TURN.1"
    assert refused(g, "take noble_hills").rule == "EMPIRE-TURN.1"


@pytest.mark.rule("EMPIRE-TURN.1")
def test_a_turn_takes_exactly_one_card() -> None:
    g = table(*PAIR, row=ROW)
    answer(g, "take graveyard")
    assert (names(me(g).cards), asked(g)) == (["graveyard"], (0, "Place"))
    assert refused(g, "take dire_eye").rule == "EMPIRE-TURN.1"
    end_turn(g)
    assert (names(me(g).cards), asked(g)) == (["graveyard"], (1, "Turn"))


@pytest.mark.rule("EMPIRE-TURN.1", "EMPIRE-TURN.3")
def test_without_coins_the_first_card_is_the_only_answer_and_needs_no_question() -> None:
    g = table({**PAIR[0], "coins": 0}, PAIR[1], row=ROW)
    assert (names(me(g).cards), me(g).coins, asked(g)) == (["dire_eye"], 0, (0, "Place"))


@pytest.mark.rule("EMPIRE-TURN.2")
@pytest.mark.parametrize(("at", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_price_is_by_the_place_in_the_row(at: int, price: int) -> None:
    g = table({**PAIR[0], "coins": 7}, {"coins": 5}, row=ROW)
    answer(g, f"take {ROW[at]}")
    assert (me(g, 0).coins, me(g, 1).coins) == (7 - price, 5)


@pytest.mark.rule("EMPIRE-TURN.2")
def test_a_card_gets_cheaper_as_it_slides_left() -> None:
    g = table(*PAIR, row=ROW)
    for price in (3, 2, 2, 1, 1, 0):
        assert EMPIRE.outlook(g, int(g.seat), EMPIRE.phrases.parse("take cursed_king") or 0)["price"] == price
        answer(g, offered(g)[0])
        end_turn(g)
    assert "cursed_king" in names(me(g, 1).cards)
    assert (me(g, 0).coins, me(g, 1).coins) == (12, 12)


@pytest.mark.rule("EMPIRE-TURN.3")
@pytest.mark.parametrize(("coins", "cards"), [(1, 3), (2, 5), (3, 6)])
def test_only_cards_one_can_pay_for_are_on_offer(coins: int, cards: int) -> None:
    g = table({"coins": coins}, {}, row=ROW)
    assert offered(g) == [f"take {card}" for card in ROW[:cards]]
    for card in ROW[cards:]:
        assert refused(g, f"take {card}").rule == "EMPIRE-TURN.3"


@pytest.mark.rule("EMPIRE-TURN.4")
def test_the_card_lies_open_before_its_player() -> None:
    g = table({**PAIR[0], "cards": ["noble_hills"]}, PAIR[1], row=ROW)
    answer(g, "take forest_gnome")
    for viewer in (0, 1, None):
        assert g.view(viewer)["players"][0]["cards"] == ["noble_hills", "forest_gnome"]
    assert "forest_gnome" not in row(g)


@pytest.mark.rule("EMPIRE-TURN.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_stay_with_their_players_to_the_end(seats: int) -> None:
    g = new_game(seats, 11, setup="random", leaders="on", encounters="on")
    before: list[list[str]] = [[]] * seats
    for _ in play_randomly(g, 12):
        now = [names(p.cards) for p in g.players]
        assert all(new[: len(old)] == old for old, new in zip(before, now, strict=True))
        before = now
    assert min(len(cards) for cards in before) == {2: 11, 3: 10, 4: 8}[seats]


# ---- the ability, from that moment


@pytest.mark.rule("EMPIRE-TURN.5")
def test_an_ability_works_for_the_action_of_its_own_card() -> None:
    g = table(*PAIR, row=["forest_elf"])
    answer(g, "take forest_elf", "choose place", *["place in CRE-3"] * 4)
    assert (armies(g, "CRE-3"), asked(g)) == (8, (1, "Turn"))


@pytest.mark.rule("EMPIRE-TURN.5")
def test_flying_helps_the_card_it_came_with() -> None:
    g = table(*PAIR, row=["cursed_gargoyles"])
    answer(g, "take cursed_gargoyles", *["move CRE-3 to MEA-3"] * 2)
    assert (armies(g, "MEA-3"), g.ask.amount) == (2, 1)  # type: ignore[union-attr]


@pytest.mark.rule("EMPIRE-TURN.5")
def test_an_ability_does_not_work_before_the_card_is_taken() -> None:
    g = table(*PAIR, row=["forest_pixie", "dire_eye"])
    answer(g, "take dire_eye", *["place in CRE-3"] * 4)
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-TURN.6")
def test_the_coins_of_a_card_do_not_pay_for_it() -> None:
    cards = [*ROW[:5], "mountain_treasury"]
    g = table({"coins": 2}, {}, {}, row=cards)
    assert refused(g, "take mountain_treasury").rule == "EMPIRE-TURN.3"
    g = table({"coins": 3, "armies": {"CRE-3": 1}}, {}, {}, row=cards)
    told = events(g, "take mountain_treasury")
    assert [event["event"] for event in told][:2] == ["took", "coins-gained"]
    assert me(g).coins == 2


# ---- the action, at once or never


@pytest.mark.rule("EMPIRE-TURN.7")
def test_the_action_follows_at_once() -> None:
    g = table(*PAIR, row=["dire_goblin"])
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-TURN.7"  # not before a card is taken
    answer(g, "take dire_goblin")
    assert asked(g) == (0, "Move")
    answer(g, "move CRE-3 to CRE-4")
    assert armies(g, "CRE-4") == 1


@pytest.mark.rule("EMPIRE-TURN.7")
def test_an_action_cannot_be_saved_for_later() -> None:
    g = table(*PAIR, row=["dire_goblin", "dire_eye", "graveyard"])
    answer(g, "take dire_goblin", "done", "take dire_eye", "done")
    assert asked(g) == (0, "Turn")
    answer(g, "take graveyard", "done")
    assert asked(g) == (1, "Turn")  # no second question about moving
    assert armies(g, "CRE-3") == 4


@pytest.mark.rule("EMPIRE-TURN.8")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_the_action_of_every_card_may_be_declined(card: str) -> None:
    g = table(*[{"armies": {"CRE-3": 4, "MEA-1": 1}, "cities": {"MEA-1": 1}}] * 4, row=[card])
    before = (list(g.armies), list(g.cities))
    answer(g, f"take {card}")
    assert asked(g)[0] == 0
    while asked(g)[0] == 0:
        assert "done" in offered(g)
        answer(g, "done")
    assert (asked(g), names(me(g).cards)) == ((1, "Turn"), [card])
    assert (list(g.armies), list(g.cities)) == before


# ---- the row


@pytest.mark.rule("EMPIRE-TURN.9")
@pytest.mark.parametrize("at", range(6))
def test_the_row_closes_up_and_a_new_card_comes_to_the_right_end(at: int) -> None:
    g = table(*PAIR, row=ROW, deck_top=["noble_hills", "dire_ogre"])
    answer(g, f"take {ROW[at]}")
    end_turn(g)
    assert row(g) == [*ROW[:at], *ROW[at + 1 :], "noble_hills"]
    answer(g, f"take {row(g)[0]}")
    end_turn(g)
    assert row(g)[-1] == "dire_ogre"


@pytest.mark.rule("EMPIRE-TURN.9")
def test_the_row_closes_up_after_the_action_only() -> None:
    g = table(*PAIR, row=ROW, deck_top=["noble_hills"])
    answer(g, "take graveyard", "place in CRE-3")
    assert g.view(1)["row"] == [*ROW[:2], None, *ROW[3:]]
    assert (len(g.deck), names(g.deck)[-1]) == (21, "noble_hills")
    answer(g, "place in CRE-3")
    assert g.view(1)["row"] == [*ROW[:2], *ROW[3:], "noble_hills"]
    assert (len(g.deck), asked(g)) == (20, (1, "Turn"))


@pytest.mark.rule("EMPIRE-TURN.9")
def test_the_new_card_can_be_taken_by_the_next_player() -> None:
    g = table(*PAIR, row=ROW, deck_top=["noble_hills"])
    answer(g, "take dire_eye")
    assert "take noble_hills" not in offered(g)
    end_turn(g)
    answer(g, "take noble_hills")
    assert (names(me(g, 1).cards), me(g, 1).coins) == (["noble_hills"], 9)


@pytest.mark.rule("EMPIRE-TURN.10")
def test_without_a_deck_the_row_gets_shorter_and_prices_count_from_the_left() -> None:
    taken = [card for card in CARD_NAMES if card not in ROW]
    g = table(*[{"cards": taken[seat::4]} for seat in range(4)], row=ROW)
    assert (len(g.deck), row(g)) == (0, ROW)
    coins = [int(p.coins) for p in g.players]
    answer(g, "take graveyard")
    end_turn(g)
    assert row(g) == ["dire_eye", "forest_gnome", "lake", "night_village", "cursed_king"]
    answer(g, "take cursed_king")  # the fifth now
    end_turn(g)
    answer(g, "take lake")
    end_turn(g)
    assert row(g) == ["dire_eye", "forest_gnome", "night_village"]
    answer(g, "take night_village")
    end_turn(g)
    assert [before - int(p.coins) for before, p in zip(coins, g.players, strict=True)] == [1, 2, 1, 1]


@pytest.mark.rule("EMPIRE-TURN.10")
@pytest.mark.parametrize(("seats", "cards", "last"), [(2, 27, 6), (3, 32, 3), (4, 34, 3)])
def test_how_long_the_row_is_before_each_turn(seats: int, cards: int, last: int) -> None:
    g = new_game(seats, 3, setup="random")
    lengths = {}
    for _ in play_randomly(g, 4):
        if asked(g)[1] == "Turn":
            taken = sum(len(p.cards) for p in g.players)
            lengths[taken] = len(g.row)
            assert len(g.row) == min(6, cards - taken)
    assert lengths[max(lengths)] >= last
    assert len(g.row) == last - 1


@pytest.mark.rule("EMPIRE-TURN.10")
def test_example_14_the_row_at_the_end_of_four_players() -> None:
    g = table(*[{}] * 4, starter=0)
    for turn in range(31):
        assert (len(g.deck) == 0) == (turn >= 28)
        answer(g, offered(g)[0])
        end_turn(g)
    assert (asked(g), len(g.row)) == ((3, "Turn"), 3)
    assert [EMPIRE.outlook(g, 3, int(pick))["price"] for pick in g.options] == [0, 1, 1]


# ---- the next player


@pytest.mark.rule("EMPIRE-TURN.11")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_turns_go_round_clockwise(seats: int, first: int) -> None:
    g = table(*[{"armies": {"CRE-3": 4}}] * seats, active=first)
    for turn in range(2 * seats + 1):
        seat = (first + turn) % seats
        assert (asked(g), g.view(None)["active"]) == ((seat, "Turn"), seat)
        answer(g, offered(g)[0])
        end_turn(g)


@pytest.mark.rule("EMPIRE-TURN.11")
def test_nobody_answers_out_of_turn() -> None:
    g = table(*[{"armies": {"CRE-3": 4}}] * 3, active=1, row=ROW)
    for seat in (0, 2):
        assert g.offered(seat) == []
        assert refused(g, "take dire_eye", seat).rule == "EMPIRE-TURN.11"
    answer(g, "take dire_eye")
    for seat in (0, 2):
        assert refused(g, "place in CRE-3", seat).rule == "EMPIRE-TURN.11"

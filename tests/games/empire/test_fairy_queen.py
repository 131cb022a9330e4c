"""The Fairy Queen: a point for forest cards, and one more card after the last turn (EMPIRE-LEAD.2 to .5)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.table import Empire
from support.empire import EMPIRE, answer, asked, events, me, names, new_game, offered, play, refused, row, score, table

QUEEN = {"leader": "fairy_queen"}
FOREST = ["forest_elf", "forest_gnome", "forest_pixie", "forest_tree_town"]

# The 27 cards of two players: ten for the queen, eleven for her opponent, six in the row
OTHERS = [
    "ancient_phoenix",
    "ancient_sage",
    "ancient_tree_spirit",
    "ancient_woods",
    "cursed_banshee",
    "cursed_gargoyles",
    "cursed_king",
    "cursed_mausoleum",
    "cursed_tower",
    "dire_dragon",
    "dire_eye",
]
TEN = [
    "forest_elf",
    "forest_gnome",
    "graveyard",
    "night_hydra",
    "night_village",
    "night_wizard",
    "noble_hills",
    "noble_knight",
    "noble_unicorn",
    "stronghold",
]
LAST_ROW = ["dire_goblin", "forest_pixie", "forest_tree_town", "dire_giant", "dire_ogre", "lake"]


def last_turn(coins: int = 6) -> Empire:
    """Two seats, the queen first; she has one card to take, and took none with an action."""
    return table({**QUEEN, "cards": TEN, "coins": coins}, {"cards": OTHERS}, row=LAST_ROW, variants="leaders")


@pytest.mark.rule("EMPIRE-LEAD.2")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 1), (4, 1)])
def test_three_forest_cards_are_a_point(count: int, points: int) -> None:
    cards = FOREST[:count]
    g = table({**QUEEN, "cards": cards}, {}, variants="leaders")
    assert score(g)["leader"] == points
    g = table({"leader": "white_knight", "cards": cards}, QUEEN, variants="leaders")
    assert [score(g, seat)["leader"] for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("EMPIRE-LEAD.2")
def test_only_cards_with_forest_in_their_names_count() -> None:
    g = table({**QUEEN, "cards": [*FOREST[:2], "lake", "ancient_woods"]}, {}, variants="leaders")
    assert score(g)["leader"] == 0


@pytest.mark.rule("EMPIRE-LEAD.3", "EMPIRE-LEAD.5")
def test_after_the_last_turn_the_queen_may_take_a_card_of_what_is_left() -> None:
    g = last_turn()
    answer(g, "take dire_goblin")
    assert asked(g) == (0, "QueenCard")
    left = LAST_ROW[1:]
    assert (row(g), g.view(0)["row"]) == (left, left)
    assert offered(g) == [*(f"take {card}" for card in left), "done"]
    told = events(g, "take dire_giant")  # the third: 1 coin
    assert {"event": "took", "seat": 0, "card": "dire_giant", "price": 1} in told
    assert (EMPIRE.result(g).over, me(g).coins, len(me(g).cards)) == (True, 5, 12)
    assert row(g) == ["forest_pixie", "forest_tree_town", "dire_ogre", "lake"]


@pytest.mark.rule("EMPIRE-LEAD.3")
def test_each_card_costs_what_its_place_says() -> None:
    for card, price in zip(LAST_ROW[1:], [0, 1, 1, 2, 2], strict=True):
        g = last_turn()
        answer(g, "take dire_goblin", f"take {card}")
        assert me(g).coins == 6 - price


@pytest.mark.rule("EMPIRE-LEAD.3")
def test_the_queen_may_do_without() -> None:
    g = last_turn()
    answer(g, "take dire_goblin", "done")
    assert (EMPIRE.result(g).over, me(g).coins, len(me(g).cards)) == (True, 6, 11)


@pytest.mark.rule("EMPIRE-LEAD.3", "EMPIRE-COIN.3")
def test_with_an_empty_purse_only_the_free_card_is_hers() -> None:
    g = last_turn(coins=0)  # the one card she can pay for took itself
    assert (asked(g), offered(g)) == ((0, "QueenCard"), ["take forest_pixie", "done"])
    assert refused(g, "take forest_tree_town").rule == "EMPIRE-TURN.3"
    answer(g, "take forest_pixie")
    assert (EMPIRE.result(g).over, me(g).coins, names(me(g).cards)[-1]) == (True, 0, "forest_pixie")


@pytest.mark.rule("EMPIRE-LEAD.3")
def test_she_waits_until_everybody_is_done() -> None:
    seats = [{**QUEEN, "cards": TEN}, {"cards": OTHERS[:10]}]
    g = table(*seats, row=LAST_ROW, deck_top=OTHERS[10:], variants="leaders")
    answer(g, "take dire_goblin")
    assert asked(g) == (1, "Turn")
    answer(g, "take forest_pixie")
    assert (asked(g), row(g)) == ((0, "QueenCard"), [*LAST_ROW[2:], OTHERS[10]])


@pytest.mark.rule("EMPIRE-LEAD.3")
def test_without_her_the_game_is_over_after_the_last_turn() -> None:
    g = table({"leader": "white_knight", "cards": TEN}, {"cards": OTHERS}, row=LAST_ROW, variants="leaders")
    answer(g, "take dire_goblin")
    assert EMPIRE.result(g).over


@pytest.mark.rule("EMPIRE-LEAD.4", "EMPIRE-LEAD.5")
def test_her_last_card_counts_but_does_not_act() -> None:
    g = last_turn()
    answer(g, "take dire_goblin")
    before = score(g)
    assert before["leader"] == 0
    assert refused(g, "place in CRE-3").rule == "EMPIRE-LEAD.4"
    answer(g, "take lake")  # place 2 or move 3, a point for each forest card
    after = score(g)
    assert EMPIRE.result(g).over
    assert (after["cards"] - before["cards"], me(g).supply, after["leader"]) == (2, 18, 0)


@pytest.mark.rule("EMPIRE-LEAD.4", "EMPIRE-LEAD.5")
def test_her_last_card_may_be_the_third_of_the_forest() -> None:
    g = last_turn()
    answer(g, "take dire_goblin", "take forest_tree_town")
    assert (score(g)["leader"], me(g).extra_move, me(g).cities) == (1, 3, 3)


def three_players(place: int, coins: int) -> Empire:
    """The last turn of three, the queen as seat 1: the treasury lies at this place of the three cards."""
    deck = [card for card in EMPIRE.facts()["cards"] if EMPIRE.facts()["cards"][card]["min_players"] <= 3]
    last = ["ancient_sage", "dire_goblin"]
    last.insert(place, "mountain_treasury")
    rest = [card for card in deck if card not in (*last, "dire_ogre")]
    seats = [
        {"cards": rest[:9]},
        {**QUEEN, "cards": ["dire_ogre", *rest[9:18]], "coins": coins},
        {"cards": rest[18:]},
    ]
    return table(*seats, row=last, variants="leaders")


@pytest.mark.rule("EMPIRE-LEAD.4", "EMPIRE-LEAD.5")
def test_coins_of_her_last_card_count() -> None:
    g = three_players(place=2, coins=2)
    answer(g, "take ancient_sage")
    assert (asked(g), offered(g)) == ((1, "QueenCard"), ["take dire_goblin", "take mountain_treasury", "done"])
    assert g.view(None)["active"] == 1
    before = score(g, 1)["cards"]
    answer(g, "take mountain_treasury")  # for 1; with 2 more she has 3
    assert (me(g, 1).coins, score(g, 1)["cards"]) == (3, before + 1)


@pytest.mark.rule("EMPIRE-LEAD.4", "EMPIRE-TURN.6")
def test_coins_of_her_last_card_do_not_pay_for_it() -> None:
    g = three_players(place=2, coins=0)
    answer(g, "take ancient_sage")
    assert offered(g) == ["take dire_goblin", "done"]
    g = three_players(place=1, coins=0)
    answer(g, "take ancient_sage", "take mountain_treasury")
    assert me(g, 1).coins == 2


@pytest.mark.rule("EMPIRE-LEAD.5")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 2), (4, 2)])
def test_how_many_cards_are_left_for_her(seats: int, left: int) -> None:
    found = 0
    for seed in range(4):
        for g in play.play_randomly(new_game(seats, seed, leaders="on", setup="random"), seed):
            if g.ask is not None and asked(g)[1] == "QueenCard":
                found += 1
                assert (len(g.row), len(g.deck)) == (left, 0)
                assert g.view(None)["players"][int(g.seat)]["leader"] == "fairy_queen"
    assert found


@pytest.mark.rule("EMPIRE-LEAD.3")
def test_in_a_match_she_takes_a_card_after_each_game() -> None:
    variants = {"leaders": "on", "match": "three", "setup": "random"}
    g = table({**QUEEN, "cards": TEN}, {"cards": OTHERS}, row=LAST_ROW, variants=variants)
    answer(g, "take dire_goblin")
    assert asked(g) == (0, "QueenCard")
    answer(g, "take lake")
    seen = g.view(None)
    assert (seen["number"], [p["cards"] for p in seen["players"]]) == (2, [[], []])
    assert seen["players"][0]["score"]["earlier"] > 0

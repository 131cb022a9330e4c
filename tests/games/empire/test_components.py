"""What lies in the box, and the deck (EMPIRE-COMP, EMPIRE-DECK)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.games.empire import terms as t
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.table import Empire
from deskovka.testing import play
from deskovka.testing.play import play_randomly
from support.empire import (
    EMPIRE,
    answer,
    asked,
    me,
    names,
    new_game,
    offered,
    refused,
    row,
    score,
    table,
    token,
)

RULES = Path(__file__).parents[3] / "docs" / "rules"
PRINTED = yaml.safe_load((RULES / "empire-cards.yaml").read_text(encoding="utf-8"))
TABLES = PRINTED["tables"]
SEATS = (2, 3, 4)
EVERYTHING = dict.fromkeys(("discoveries", "citadels", "encounters", "leaders"), "on")
DISCOVERIES = ["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable"]


def all_cards(g: Empire) -> list[str]:
    return names([*g.row, *g.deck, *(card for p in g.players for card in p.cards)])


# ---- the box


@pytest.mark.rule("EMPIRE-COMP.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_play(seats: int) -> None:
    g = new_game(seats)
    assert len(g.players) == seats
    assert EMPIRE.seats == tuple(range(TABLES["players"]["min"], TABLES["players"]["max"] + 1))


@pytest.mark.rule("EMPIRE-COMP.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(UnknownName):
        new_game(seats)
    with pytest.raises(ImpossiblePosition):
        EMPIRE.position({"seats": [{}] * seats})


@pytest.mark.rule("EMPIRE-COMP.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_18_armies_and_3_cities_to_the_end(seats: int) -> None:
    for g in play_randomly(new_game(seats, seed=3), seed=seats):
        for p in g.players:
            assert p.supply + g.armies_on_board(p.seat) == 18
            assert p.cities + sum(g.cities_of(p.seat, region) for region in g.board.regions) == 3


@pytest.mark.rule("EMPIRE-COMP.2")
def test_nobody_has_a_nineteenth_army_or_a_fourth_city() -> None:
    full = table({"armies": {"CRE-3": 18}, "cities": {"CRE-3": 2, "CRE-4": 1}})
    assert (int(me(full).supply), int(me(full).cities)) == (0, 0)
    for pieces in ({"armies": {"CRE-3": 10, "CRE-4": 9}}, {"cities": {"CRE-3": 2, "CRE-4": 2}}):
        with pytest.raises(ImpossiblePosition, match="18 armies and 3 cities"):
            table(pieces)


@pytest.mark.rule("EMPIRE-COMP.4", "EMPIRE-DECK.1")
def test_there_are_34_playing_cards_and_4_leaders() -> None:
    g = new_game(4, **EVERYTHING, setup="random")
    assert sorted(all_cards(g)) == sorted(card["id"] for card in PRINTED["cards"])
    leaders = {player["leader"] for player in g.view(None)["players"]}
    assert leaders == {leader["id"] for leader in PRINTED["leaders"]}
    aside = {entry["id"]: entry["count"] for entry in PRINTED["other_cards"]}
    assert aside == {"price_card": 1, "vp_counter": 4}
    assert len(all_cards(g)) + len(leaders) + sum(aside.values()) == 43


@pytest.mark.rule("EMPIRE-COMP.5")
def test_money_is_a_number_paid_to_the_coin() -> None:
    """With a silver coin worth three, prices of one and two can be paid all the same."""
    cards = ["ancient_sage", "cursed_banshee", "dire_ogre", "dire_goblin", "forest_gnome", "forest_pixie"]
    for place, price in enumerate([0, 1, 1, 2, 2, 3]):
        g = table({"coins": 3}, row=cards)
        answer(g, f"take {cards[place]}")
        assert me(g).coins == 3 - price
    g = table({"coins": 2}, row=cards)
    assert refused(g, f"take {cards[5]}").rule == "EMPIRE-TURN.3"


@pytest.mark.rule("EMPIRE-COMP.6")
def test_the_bank_never_runs_out() -> None:
    g = table({"coins": 44}, {"coins": 44}, {"coins": 44}, row=["mountain_treasury"])
    assert TABLES["coins_in_box"] == 44
    answer(g, "take mountain_treasury")
    assert me(g).coins == 46


@pytest.mark.rule("EMPIRE-COMP.7")
def test_the_tokens_of_the_box() -> None:
    g = new_game(4, **EVERYTHING, swamp="on", setup="random")
    lying = Counter(token(g, region) for region in g.view(None)["regions"])
    del lying[None]
    assert lying == Counter(dict.fromkeys(DISCOVERIES, 1)) + Counter(
        poison_swamp=1, citadel=3, dragon=1, portal=2, robbers=1
    )
    kinds = {kind: tokens for kind, tokens in PRINTED["tokens"].items() if kind != "start"}
    assert lying == {entry["id"]: entry["count"] for tokens in kinds.values() for entry in tokens}
    assert EMPIRE.facts()["tokens"] == {entry["id"]: kind for kind, tokens in kinds.items() for entry in tokens}
    start = g.view(None)["start"]
    assert token(g, str(start)) is None


@pytest.mark.rule("EMPIRE-COMP.8")
def test_no_counter_of_points_is_ever_seen_or_used() -> None:
    for g in play_randomly(new_game(3, seed=5), seed=5):
        said = json.dumps([g.view(0), offered(g)])
        assert "counter" not in said
        players = g.view(None)["players"]
        assert all(player["score"]["total"] == sum_of(player["score"]) for player in players)


def sum_of(score: dict[str, int]) -> int:
    """Points are only what the table shows, not what somebody laid on a card."""
    return sum(points for line, points in score.items() if line != "total")


@pytest.mark.rule("EMPIRE-COMP.9")
def test_everybody_sees_everything_but_bids_deck_and_faces() -> None:
    variants = {**EVERYTHING, "swamp": "on", "setup": "random"}
    for seed in range(3):
        for g in play_randomly(new_game(3, seed=seed, **variants), seed=seed):
            views = [json.loads(json.dumps(g.view(seat))) for seat in (0, 1, 2, None)]
            for view in views:
                assert "deck_cards" not in view
                assert view["deck"] == len(g.deck)
                for player in view["players"]:
                    player.pop("bid", None)
                for region in view["regions"].values():
                    region.pop("seen", None)
            assert all(view == views[-1] for view in views)
            for player, p in zip(views[-1]["players"], g.players, strict=True):
                assert (player["coins"], player["supply"], player["cities"]) == (p.coins, p.supply, p.cities)
                assert player["cards"] == names(p.cards)
                assert player["tokens"] == [t.TOKENS[token] for token in p.tokens]


@pytest.mark.rule("EMPIRE-COMP.9")
def test_bids_are_hidden_until_all_are_made_and_the_purse_is_not() -> None:
    g = table({}, {}, {}, phase="auction")
    play.choose(g, 0, "bid 7")
    mine, others = g.view(0), [g.view(1), g.view(2), g.view(None)]
    assert (mine["players"][0]["bid"], mine["players"][0]["coins"]) == (7, 11)
    for view in others:
        assert "bid" not in view["players"][0]
        assert (view["players"][0]["picked"], view["players"][0]["coins"], view["bids"]) == (True, 11, None)


@pytest.mark.rule("EMPIRE-COMP.9")
def test_face_down_tokens_are_hidden_from_all() -> None:
    g = table(tokens={"MEA-1": "stable"}, variants="discoveries swamp")
    for seat in (0, 1, None):
        assert g.view(seat)["regions"]["MEA-1"]["token"] == "hidden"
        assert "stable" not in json.dumps(g.view(seat))
    g = table(tokens={"MEA-1": "stable"}, variants="discoveries")
    assert g.view(None)["regions"]["MEA-1"]["token"] == "stable"


def test_the_numbers_are_those_of_the_tables() -> None:
    assert TABLES["start_coins"] == t.START_COINS
    assert TABLES["cards_per_player"] == t.CARDS_EACH
    assert (TABLES["row_prices"], TABLES["row_size"]) == (t.PRICES, t.ROW_SIZE)
    assert (TABLES["armies_per_player"], TABLES["cities_per_player"]) == (t.ARMIES, t.CITIES)
    assert TABLES["start_armies"] == t.START_ARMIES
    assert TABLES["neutral_armies"] == {2: t.NEUTRAL_ARMIES, 3: 0, 4: 0}
    assert TABLES["sea_step_cost"] == t.SEA_COST
    assert TABLES["deck_size"] == {seats: len(all_cards(new_game(seats, setup="random"))) for seats in SEATS}


def test_the_points_of_the_tables_are_given() -> None:
    most, tied = TABLES["elixir_vp"]["sole_most"], TABLES["elixir_vp"]["tied_most"]
    g = table({"armies": {"BRI-1": 1}, "cards": ["forest_gnome"]}, {"cards": ["ancient_tree_spirit"]}, {})
    assert [score(g, seat)["elixirs"] for seat in range(3)] == [tied, tied, 0]
    assert (score(g)["regions"], score(g)["islands"]) == (TABLES["vp"]["region"], TABLES["vp"]["island"])
    g = table({"cards": ["forest_gnome"]}, {"cards": ["dire_goblin"]}, {})
    assert [score(g, seat)["elixirs"] for seat in range(3)] == [most, 0, 0]
    cheapest = table({"cards": ["dire_eye", "dire_dragon", "ancient_phoenix", "cursed_gargoyles"]})
    assert me(cheapest).sea_cost() == TABLES["min_step_cost"]


# ---- the deck


@pytest.mark.rule("EMPIRE-DECK.2", "EMPIRE-DECK.3", "EMPIRE-DECK.4")
@pytest.mark.parametrize(("seats", "size"), [(2, 27), (3, 32), (4, 34)])
def test_cards_for_more_players_are_left_out(seats: int, size: int) -> None:
    g = new_game(seats, setup="random")
    assert sorted(all_cards(g)) == sorted(card["id"] for card in PRINTED["cards"] if card["min_players"] <= seats)
    assert len(all_cards(g)) == size


@pytest.mark.rule("EMPIRE-DECK.2", "EMPIRE-DECK.4")
def test_example_4_the_deck_of_three() -> None:
    g = new_game(3, setup="random")
    assert {"castle_1", "castle_2"}.isdisjoint(all_cards(g))
    assert "arcane_sphinx" in all_cards(g)
    assert (g.view(None)["deck"], len(row(g))) == (26, 6)


@pytest.mark.rule("EMPIRE-DECK.3")
def test_two_play_without_the_arcane_and_mountain_cards() -> None:
    missing = set(CARD_NAMES) - set(all_cards(new_game(2, setup="random")))
    assert missing == {
        *("arcane_manticore", "arcane_sphinx", "arcane_temple", "mountain_dwarf", "mountain_treasury"),
        *("castle_1", "castle_2"),
    }
    with pytest.raises(ImpossiblePosition, match=r"EMPIRE-DECK\.2"):
        table(row=["arcane_sphinx"])


@pytest.mark.rule("EMPIRE-DECK.1")
def test_leaders_are_never_among_the_cards() -> None:
    for seats in SEATS:
        g = new_game(seats, leaders="on", setup="random")
        assert set(all_cards(g)) <= {card["id"] for card in PRINTED["cards"]}


@pytest.mark.rule("EMPIRE-DECK.5")
def test_the_deck_is_shuffled() -> None:
    games = [new_game(4, seed, setup="random") for seed in range(120)]
    assert len({tuple(g.deck) for g in games}) == 120
    for place in range(6):
        assert len({g.row[place] for g in games}) > 25
    for place in (0, 13, 27):
        assert len({g.deck[place] for g in games}) > 25


@pytest.mark.rule("EMPIRE-DECK.5")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_lie_in_a_row_the_first_on_the_left(seats: int) -> None:
    g = EMPIRE.new_game(seats, 1, {"setup": "random"}, listen=True)
    assert isinstance(g, Empire)
    told = [EMPIRE.event_words.tell(event, None, everything=True) for event in g.events or []]
    assert [event["card"] for event in told if event["event"] == "revealed"] == row(g)
    assert len(row(g)) == 6
    assert g.view(None)["row"] == row(g)


@pytest.mark.rule("EMPIRE-DECK.4", "EMPIRE-TURN.10")
def test_example_14_the_row_at_the_end() -> None:
    """34 cards for 32 turns: the deck is empty after the refill of turn 28, the last turn has three cards."""
    g = table(*[{"coins": 20}] * 4)
    seen = []
    for turn in range(1, 33):
        seen.append((len(g.row), len(g.deck)))
        coins = int(me(g, asked(g)[0]).coins)
        place = 2 if turn == 32 else 0
        seat = asked(g)[0]
        answer(g, f"take {row(g)[place]}")
        assert me(g, seat).coins - coins in ((0, 2) if place == 0 else (-1, 1))  # 2 from the treasury
        while g.ask is not None and asked(g)[1] != "Turn":
            answer(g, "done")
    assert seen[27:] == [(6, 1), (6, 0), (5, 0), (4, 0), (3, 0)]
    assert g.ask is None

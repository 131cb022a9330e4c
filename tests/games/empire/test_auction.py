"""The one auction, and who begins (EMPIRE-BID, EMPIRE-BIDV)."""

from __future__ import annotations

from itertools import permutations

import pytest

from deskovka.games.empire.table import Empire
from deskovka.testing import play
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, answer_until, asked, events, me, names, new_game, offered, refused, table


def auction(*coins: int, seed: int = 0, **variants: str) -> Empire:
    """Seats with these coins are about to bid."""
    return table(*[{"coins": count} for count in coins], phase="auction", seed=seed, variants=variants)


def bid(g: Empire, *bids: int) -> None:
    """The seats bid in their order."""
    answer(g, *[f"bid {coins}" for coins in bids])


def purses(g: Empire) -> list[int]:
    return [int(p.coins) for p in g.players]


# ---- bidding


@pytest.mark.rule("EMPIRE-BID.1")
def test_a_bid_is_anything_from_nothing_to_all_ones_coins() -> None:
    g = auction(4, 0, 11)
    on_offer = [[EMPIRE.phrases.say(pick) for pick in g.offered(seat)] for seat in range(3)]
    assert on_offer == [
        ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"],
        ["bid 0"],
        [f"bid {coins}" for coins in range(12)],
    ]


@pytest.mark.rule("EMPIRE-BID.1")
def test_nobody_bids_more_than_he_has() -> None:
    g = auction(4, 5)
    assert refused(g, "bid 5", 0).rule == "EMPIRE-BID.1"
    assert g.why_not(1, "bid 5") is None


@pytest.mark.rule("EMPIRE-BID.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_bids_before_the_first_turn(seats: int) -> None:
    g = new_game(seats, setup="random")
    answer_until(g, "Bid")
    assert [question.seat for question in g.pending()] == [*range(seats)]
    assert [len(p.cards) for p in g.players] == [0] * seats
    assert refused(g, "take dire_eye").rule == "EMPIRE-BID.1"


@pytest.mark.rule("EMPIRE-BID.1")
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_the_order_of_bidding_does_not_matter(order: tuple[int, ...]) -> None:
    g = auction(9, 9, 9)
    bids = [2, 6, 4]
    for at, seat in enumerate(order):
        assert sorted(g.ask.asked(g)) == sorted(order[at:])  # type: ignore[union-attr]
        play.choose(g, seat, f"bid {bids[seat]}")
    assert (purses(g), asked(g), list(g.bids)) == ([9, 3, 9], (1, "NameStarter"), bids)


@pytest.mark.rule("EMPIRE-BID.1")
def test_a_bid_is_made_once() -> None:
    g = auction(9, 9, 9)
    play.choose(g, 1, "bid 3")
    assert refused(g, "bid 4", 1).rule == "EMPIRE-BID.1"
    assert sorted(g.ask.asked(g)) == [0, 2]  # type: ignore[union-attr]


@pytest.mark.rule("EMPIRE-BID.1")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    g = auction(9, 9, 9)
    play.choose(g, 0, "bid 7")
    shown = {seat: g.view(seat) for seat in (0, 1, 2, None)}
    assert shown[0]["players"][0]["bid"] == 7
    for seat in (1, 2, None):
        assert "bid" not in shown[seat]["players"][0]
        assert shown[seat]["players"][0]["picked"] is True
    assert all(view["bids"] is None for view in shown.values())
    assert all(view["players"][0]["coins"] == 9 for view in shown.values())


@pytest.mark.rule("EMPIRE-BID.1")
def test_others_are_told_that_somebody_bid_but_not_how_much() -> None:
    g = auction(9, 9)
    told = g.listen()
    play.choose(g, 0, "bid 7")
    hers, his = (EMPIRE.event_words.tell(told[0], seat) for seat in (0, 1))
    assert hers == {"event": "bid", "seat": 0, "coins": "7"}
    assert his == {"event": "bid", "seat": 0, "hidden": True}


@pytest.mark.rule("EMPIRE-BID.2")
def test_all_bids_are_shown_to_everybody_when_the_last_is_made() -> None:
    g = auction(9, 9, 9)
    bid(g, 2, 7)
    assert (g.view(2)["bids"], purses(g)) == (None, [9, 9, 9])
    told = events(g, "bid 5")
    assert [event["event"] for event in told][1:4] == ["bid-shown"] * 3
    for seat in (0, 1, 2, None):
        assert g.view(seat)["bids"] == [2, 7, 5]
        assert not any("bid" in player or player["picked"] for player in g.view(seat)["players"])


# ---- who wins and who pays


@pytest.mark.rule("EMPIRE-BID.3", "EMPIRE-BID.4")
@pytest.mark.parametrize(
    ("bids", "winner", "left"),
    [
        ((5, 3), 0, [4, 9]),
        ((3, 4), 1, [9, 5]),
        ((8, 9, 7), 1, [9, 0, 9]),
        ((0, 0, 1), 2, [9, 9, 8]),
        ((1, 2, 3, 4), 3, [9, 9, 9, 5]),
        ((4, 4, 5, 4), 2, [9, 9, 4, 9]),
    ],
)
def test_the_highest_bidder_pays_and_the_others_keep_their_coins(
    bids: tuple[int, ...], winner: int, left: list[int]
) -> None:
    g = auction(*[9] * len(bids))
    bid(g, *bids)
    assert (asked(g), purses(g)) == ((winner, "NameStarter"), left)


@pytest.mark.rule("EMPIRE-BID.3")
@pytest.mark.parametrize("starter", range(4))
def test_the_winner_names_himself_or_anybody_else(starter: int) -> None:
    g = auction(9, 9, 9, 9)
    bid(g, 1, 3, 2, 0)
    assert offered(g) == [f"seat {seat} begins" for seat in range(4)]
    answer(g, f"seat {starter} begins")
    assert asked(g) == (starter, "Turn")
    assert (g.view(None)["starter"], g.view(None)["active"]) == (starter, starter)


@pytest.mark.rule("EMPIRE-BID.3")
def test_nobody_but_the_winner_names_the_starting_player() -> None:
    g = auction(9, 9, 9)
    bid(g, 1, 3, 2)
    for seat in (0, 2):
        assert g.offered(seat) == []
        assert refused(g, "seat 0 begins", seat).rule == "EMPIRE-BID.3"
    assert refused(g, "take dire_eye", 1).rule == "EMPIRE-BID.3"


@pytest.mark.rule("EMPIRE-BID.4")
def test_losers_have_all_their_coins_when_the_game_begins() -> None:
    g = auction(9, 9, 9, 9)
    bid(g, 8, 8, 9, 8)
    answer(g, "seat 0 begins")
    assert purses(g) == [9, 9, 0, 9]


# ---- ties: the youngest


@pytest.mark.rule("EMPIRE-BID.5", "EMPIRE-BID.6")
def test_example_5_the_younger_of_two_tied_players_pays_and_names() -> None:
    g = auction(11, 11, 11, ages="1023")
    bid(g, 3, 3, 1)
    assert (asked(g), purses(g)) == ((1, "NameStarter"), [11, 8, 11])


@pytest.mark.rule("EMPIRE-BID.5", "EMPIRE-BID.6")
@pytest.mark.parametrize(
    ("ages", "bids", "winner"),
    [
        ("0123", (4, 4, 4, 4), 0),
        ("3210", (4, 4, 4, 4), 3),
        ("3210", (4, 4, 4, 2), 2),  # the youngest of all is not among them
        ("2031", (4, 4, 3, 4), 0),
        ("2301", (5, 5, 1, 0), 0),
        ("2310", (5, 5, 1, 0), 1),
    ],
)
def test_the_youngest_of_the_tied_highest_bidders_wins_and_he_alone_pays(
    ages: str, bids: tuple[int, ...], winner: int
) -> None:
    g = auction(9, 9, 9, 9, ages=ages)
    bid(g, *bids)
    assert asked(g) == (winner, "NameStarter")
    assert purses(g) == [9 - bids[seat] if seat == winner else 9 for seat in range(4)]


@pytest.mark.rule("EMPIRE-BID.7")
@pytest.mark.parametrize(("ages", "winner"), [("0123", 0), ("1023", 1), ("2103", 2), ("3012", 0)])
def test_without_a_bid_the_youngest_of_all_names_and_nobody_pays(ages: str, winner: int) -> None:
    g = auction(11, 11, 11, ages=ages)
    bid(g, 0, 0, 0)
    assert (asked(g), purses(g)) == ((winner, "NameStarter"), [11, 11, 11])
    assert len(offered(g)) == 3


@pytest.mark.rule("EMPIRE-BID.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_are_in_the_order_of_age_unless_the_table_says_otherwise(seats: int) -> None:
    for youngest in range(seats):
        g = auction(*[9] * seats)
        bid(g, *[5 if seat >= youngest else 0 for seat in range(seats)])
        assert asked(g)[0] == youngest
    assert g.view(None)["ages"] == [*range(seats)]


@pytest.mark.rule("EMPIRE-BID.10")
@pytest.mark.parametrize("ages", [*permutations(range(3))])
def test_ages_are_a_matter_of_the_table(ages: tuple[int, ...]) -> None:
    g = new_game(3, setup="random", ages="".join(map(str, (*ages, 3))))
    answer_until(g, "Bid")
    bid(g, 2, 2, 2)
    assert asked(g) == (ages[0], "NameStarter")


# ---- ties: the lot


@pytest.mark.rule("EMPIRE-BIDV.1")
def test_by_the_variant_a_lot_falls_among_the_tied_whoever_is_youngest() -> None:
    winners = []
    for seed in range(40):
        g = auction(9, 9, 9, 9, seed=seed, ties="lot", ages="0123")
        bid(g, 2, 5, 4, 5)
        winner = asked(g)[0]
        assert asked(g) == (winner, "NameStarter")
        assert purses(g) == [4 if seat == winner else 9 for seat in range(4)]
        winners.append(winner)
    assert set(winners) == {1, 3}
    assert 8 < winners.count(1) < 32


@pytest.mark.rule("EMPIRE-BIDV.1")
def test_a_sole_highest_bid_needs_no_lot() -> None:
    for seed in range(10):
        g = auction(9, 9, 9, seed=seed, ties="lot")
        bid(g, 2, 4)
        told = events(g, "bid 5")
        assert "lot-fell" not in [event["event"] for event in told]
        assert (asked(g), purses(g)) == ((2, "NameStarter"), [9, 9, 4])


@pytest.mark.rule("EMPIRE-BIDV.1")
def test_open_luck_may_fall_on_each_of_the_tied_and_on_nobody_else() -> None:
    g = auction(9, 9, 9, 9, ties="lot")
    bid(g, 3, 1, 3)
    g.open_luck = True
    play.choose(g, 3, "bid 3")
    assert offered(g) == [f"lot falls on seat {seat}" for seat in (0, 2, 3)]
    play.choose(g, -1, "lot falls on seat 2")
    assert (asked(g), purses(g)) == ((2, "NameStarter"), [9, 9, 6, 9])


@pytest.mark.rule("EMPIRE-BIDV.2")
def test_without_a_bid_the_lot_falls_among_all() -> None:
    winners = set()
    for seed in range(40):
        g = auction(11, 11, 11, seed=seed, ties="lot")
        bid(g, 0, 0, 0)
        winners.add(asked(g)[0])
        assert purses(g) == [11, 11, 11]
    assert winners == {0, 1, 2}


# ---- the game that follows


@pytest.mark.rule("EMPIRE-BID.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_auction_in_a_game(seats: int) -> None:
    g = new_game(seats, 5, setup="random")
    told = g.listen()
    for _ in play_randomly(g, 6):
        pass
    counted = [EMPIRE.event_words.tell(event, None)["event"] for event in told]
    assert (counted.count("bid-shown"), counted.count("bid-won"), counted.count("starter")) == (seats, 1, 1)
    assert counted.index("bid-won") < counted.index("took")


@pytest.mark.rule("EMPIRE-BID.9")
@pytest.mark.parametrize(("seats", "starter"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 1), (4, 3)])
def test_play_goes_clockwise_from_the_starting_player_to_the_end(seats: int, starter: int) -> None:
    g = auction(*[9] * seats)
    bid(g, 1, *[0] * (seats - 1))
    answer(g, f"seat {starter} begins")
    told = g.listen()
    for _ in play_randomly(g, 2):
        pass
    said = [EMPIRE.event_words.tell(event, None) for event in told]
    order = [event["seat"] for event in said if event["event"] == "took"]
    assert len(order) == {2: 22, 3: 30, 4: 32}[seats]
    assert order == [(starter + turn) % seats for turn in range(len(order))]


@pytest.mark.rule("EMPIRE-BID.9")
def test_the_winner_of_the_auction_need_not_be_the_first_in_turn() -> None:
    g = auction(9, 9, 9)
    bid(g, 5, 0, 0)
    answer(g, "seat 2 begins")
    for seat in (2, 0, 1, 2):
        assert asked(g) == (seat, "Turn")
        taken = names(me(g, seat).cards)
        answer(g, offered(g)[0])
        assert len(me(g, seat).cards) == len(taken) + 1
        while asked(g) != ((seat + 1) % 3, "Turn"):
            answer(g, "done")

"""Money: where it comes from and what it can pay for (EMPIRE-COIN)."""

from __future__ import annotations

import pytest

from deskovka.core.luck import below, luck_of, next_luck
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, asked, me, new_game, offered, refused, table

CARDS = ["ancient_sage", "cursed_banshee", "dire_ogre", "dire_goblin", "forest_gnome", "forest_pixie"]


@pytest.mark.rule("EMPIRE-COIN.1")
@pytest.mark.parametrize(("seats", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_everybody_starts_with_the_same_coins(seats: int, coins: int) -> None:
    g = new_game(seats)
    while asked(g)[1] != "Bid":
        answer(g, offered(g)[0])
    assert [int(p.coins) for p in g.players] == [coins] * seats


def changes(told: list[dict[str, object]], seat: int) -> int:
    """What the events of one answer say a seat has gained and paid."""
    purse = 0
    for event in told:
        mine, other = event.get("seat") == seat, event.get("seat2") == seat
        kind = event["event"]
        if kind in ("coins-gained", "coins-found") and mine:
            purse += int(str(event["coins"]))
        elif kind == "bid-won" and mine:
            purse -= int(str(event["coins"]))
        elif kind == "took" and mine:
            purse -= int(str(event["price"]))
        elif kind == "robbed" and mine:
            purse -= 1
        elif kind in ("coin-stolen", "fee-paid"):
            sign = 1 if kind == "coin-stolen" else -1
            purse += sign * (int(mine) - int(other))
    return purse


@pytest.mark.rule("EMPIRE-COIN.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_come_only_from_cards_tokens_and_leaders(seats: int) -> None:
    gained = 0
    for seed in range(8):
        g = new_game(seats, seed, leaders="on", discoveries="on", encounters="on", setup="random")
        while asked(g)[1] != "Bid":
            answer(g, offered(g)[0])
        luck = luck_of(seed)
        while len(g.options):
            before = [int(p.coins) for p in g.players]
            heard = g.listen()
            luck = next_luck(luck)
            g.play(g.options[below(luck, len(g.options))])
            told = [EMPIRE.event_words.tell(event, None, everything=True) for event in heard]
            for seat, p in enumerate(g.players):
                assert p.coins - before[seat] == changes(told, seat)
            for event in told:
                if event["event"] in ("coins-gained", "coins-found"):
                    gained += 1
                    said = [other for other in told if other.get("seat") == event["seat"]]
                    assert any(other.get("card") == "mountain_treasury" for other in said) or any(
                        other.get("token") == "hidden_treasure" for other in said
                    )
    assert gained > 0


@pytest.mark.rule("EMPIRE-COIN.2")
def test_a_turn_brings_no_coins_by_itself() -> None:
    g = table({"coins": 5}, {"coins": 6}, row=CARDS)
    answer(g, "take ancient_sage")
    assert [int(p.coins) for p in g.players] == [5, 6]


@pytest.mark.rule("EMPIRE-COIN.3")
@pytest.mark.parametrize(("coins", "on_offer"), [(0, 1), (1, 3), (2, 5), (3, 6), (4, 6)])
def test_nobody_is_offered_a_card_beyond_the_purse(coins: int, on_offer: int) -> None:
    g = table({"coins": coins, "armies": {"CRE-3": 1}}, row=CARDS)
    if on_offer == 1:  # the only card needs no question: its action is asked for
        assert [EMPIRE.phrases.say(option) for option in g.options][-1] == "done"
        assert g.view(None)["players"][0]["cards"] == [CARDS[0]]
        return
    assert offered(g) == [f"take {card}" for card in CARDS[:on_offer]]
    for card in CARDS[on_offer:]:
        assert refused(g, f"take {card}").rule == "EMPIRE-TURN.3"


@pytest.mark.rule("EMPIRE-COIN.3")
def test_nobody_bids_more_than_the_purse() -> None:
    g = table({"coins": 3}, {}, phase="auction")
    assert offered(g) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused(g, "bid 4").rule == "EMPIRE-BID.1"


@pytest.mark.rule("EMPIRE-COIN.3")
def test_without_a_coin_robbers_let_nobody_in() -> None:
    for coins in (1, 0):
        g = table(
            {"coins": coins, "armies": {"CRE-2": 2}},
            row=["ancient_sage", "forest_gnome"],
            tokens={"CRE-1": "robbers"},
            variants="encounters",
        )
        if coins:
            answer(g, "take ancient_sage")
        assert ("move CRE-2 to CRE-1" in offered(g)) == bool(coins)
    assert refused(g, "move CRE-2 to CRE-1").rule == "EMPIRE-ENC.12"


@pytest.mark.rule("EMPIRE-COIN.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_ever_in_debt(seats: int) -> None:
    broke = 0
    for seed in range(10):
        g = new_game(seats, seed, leaders="on", discoveries="on", encounters="on", setup="random")
        for at in play_randomly(g, seed):
            assert all(p.coins >= 0 for p in at.players)
            broke += any(p.coins == 0 for p in at.players)
    assert broke > 0


def with_treasury(place: int, coins: int) -> Empire:
    """The card that gives two coins at a place of the row, among three players."""
    cards = CARDS[:5]
    cards.insert(place, "mountain_treasury")
    return table({"coins": coins, "armies": {"CRE-3": 1}}, {}, {}, row=cards)


@pytest.mark.rule("EMPIRE-COIN.4")
def test_the_coins_of_a_card_do_not_pay_for_it() -> None:
    g = with_treasury(place=5, coins=2)
    assert refused(g, "take mountain_treasury").rule == "EMPIRE-TURN.3"
    g = with_treasury(place=5, coins=3)
    answer(g, "take mountain_treasury")
    assert me(g).coins == 2


@pytest.mark.rule("EMPIRE-COIN.4")
def test_coins_of_a_card_pay_what_comes_after_it() -> None:
    g = table(
        {"coins": 1, "armies": {"CRE-2": 3}},
        {},
        {},
        row=["ancient_sage", "mountain_treasury"],
        tokens={"CRE-1": "robbers"},
        variants="encounters",
    )
    answer(g, "take mountain_treasury", "move CRE-2 to CRE-1", "move CRE-2 to CRE-1")
    assert me(g).coins == 0
    assert refused(g, "move CRE-2 to CRE-1").rule == "EMPIRE-ENC.12"

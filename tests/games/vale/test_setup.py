"""Setting the table, what a card is, the hand (VALE-SETUP, VALE-CARD, VALE-HAND)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.games.vale import terms as t
from deskovka.games.vale.table import CARDS, Vale
from deskovka.testing.play import play_randomly
from support.vale import VALE, answer, area, asked, discard, hand, names, offered, refused, score, stones, table

PRINTED = yaml.safe_load(
    (Path(__file__).parents[3] / "docs" / "rules" / "vale-cards.yaml").read_text(encoding="utf-8")
)["cards"]
TIMINGS = {"instant": t.INSTANT, "permanent": t.PERMANENT, "active": t.ACTIVE}
SEATS = (2, 3, 4)


def new_game(seats: int, seed: int = 1, first: str = "random") -> Vale:
    g = VALE.new_game(seats, seed, {"first_player": first})
    assert isinstance(g, Vale)
    return g


# ---- setup


@pytest.mark.rule("VALE-SETUP.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_play(seats: int) -> None:
    g = new_game(seats)
    assert len(g.players) == seats
    assert VALE.seats == SEATS


@pytest.mark.rule("VALE-SETUP.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(UnknownName):
        new_game(seats)
    with pytest.raises(ImpossiblePosition):
        VALE.position({"seats": [{}] * seats})


@pytest.mark.rule("VALE-SETUP.2")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_two_markers(seats: int) -> None:
    g = new_game(seats)
    marks = [0] * seats
    while g.phase == t.HUNT:
        marks[g.seat] += 1
        answer(g, offered(g)[0])
    marks[g.first] += 1  # the last marker needs no answer
    assert marks == [2] * seats
    markers = [card["marker"] for card in g.view(None)["offer"]]
    assert sorted(markers) == sorted([*range(seats), *range(seats)])


@pytest.mark.rule("VALE-SETUP.2")
def test_nobody_has_a_third_marker() -> None:
    with pytest.raises(ImpossiblePosition, match=r"VALE-SETUP\.2"):
        table({"marked": ["imp", "ifrit", "agni"]})


@pytest.mark.rule("VALE-SETUP.2")
def test_every_player_has_a_score_of_their_own() -> None:
    g = table({"hand": ["lava_giant"], "stones": {"blue": 1}, "marked": ["kappa"]}, {}, {})
    answer(g, "summon lava_giant")
    assert [score(g, seat) for seat in range(3)] == [3, 2, 3]


@pytest.mark.rule("VALE-SETUP.3")
@pytest.mark.parametrize("seats", SEATS)
def test_one_player_holds_the_token_and_begins_round_1(seats: int) -> None:
    for first in range(seats):
        g = new_game(seats, first=str(first))
        assert g.view(None)["first_player"] == first
        assert asked(g) == (first, "Hunt")


@pytest.mark.rule("VALE-SETUP.3")
def test_the_token_can_only_go_to_somebody_at_the_table() -> None:
    with pytest.raises(UnknownName):
        new_game(2, first="2")


@pytest.mark.rule("VALE-SETUP.4")
@pytest.mark.parametrize("seats", SEATS)
def test_all_70_cards_make_one_pile_and_the_offer_comes_from_it(seats: int) -> None:
    g = new_game(seats)
    assert sorted(names([*g.deck, *g.offer])) == sorted(card["id"] for card in PRINTED)
    assert len(g.deck) == 70 - 2 * seats


@pytest.mark.rule("VALE-SETUP.4")
def test_the_pile_is_shuffled() -> None:
    piles = [[*new_game(4, seed).deck, *new_game(4, seed).offer] for seed in range(100)]
    assert len({tuple(pile) for pile in piles}) == 100
    for place in (0, 35, 69):
        assert len({pile[place] for pile in piles}) > 40
    assert {card for pile in piles for card in pile[-8:]} == set(range(70))


@pytest.mark.rule("VALE-SETUP.4")
def test_the_pile_lies_face_down() -> None:
    g = new_game(2)
    for seat in (0, 1, None):
        seen = g.view(seat)
        assert (seen["deck"], seen["deck_top"]) == (66, [])
        said = json.dumps(seen)
        assert not [name for name in names(g.deck) if f'"{name}"' in said]


@pytest.mark.rule("VALE-SETUP.5")
def test_the_discard_pile_starts_empty() -> None:
    assert all(discard(new_game(seats)) == [] for seats in SEATS)


@pytest.mark.rule("VALE-SETUP.5")
def test_all_players_discard_to_the_same_pile() -> None:
    g = table({"marked": ["imp"], "hand": ["hestia"]}, {"marked": ["kappa", "troll"]})
    answer(g, "sell imp", "end turn", "sell kappa")
    assert discard(g) == ["imp", "kappa"]
    assert g.view(0)["discard"] == g.view(1)["discard"] == ["imp", "kappa"]


@pytest.mark.rule("VALE-SETUP.6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_starts_in_round_1(seats: int) -> None:
    assert new_game(seats).view(None)["round"] == 1


@pytest.mark.rule("VALE-SETUP.7")
@pytest.mark.parametrize(
    ("seats", "first", "scores"),
    [
        (2, 0, [1, 2]),
        (2, 1, [2, 1]),
        (3, 0, [1, 2, 3]),
        (3, 1, [3, 1, 2]),
        (3, 2, [2, 3, 1]),
        (4, 0, [1, 2, 3, 4]),
        (4, 1, [4, 1, 2, 3]),
        (4, 3, [2, 3, 4, 1]),
    ],
)
def test_later_players_start_with_more_points(seats: int, first: int, scores: list[int]) -> None:
    g = new_game(seats, first=str(first))
    assert [score(g, seat) for seat in range(seats)] == scores


@pytest.mark.rule("VALE-SETUP.8")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_stones(seats: int) -> None:
    assert [stones(p) for p in new_game(seats).players] == [(0, 0, 0)] * seats


@pytest.mark.rule("VALE-SETUP.9")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_cards(seats: int) -> None:
    g = new_game(seats)
    assert [hand(g, seat) for seat in range(seats)] == [[]] * seats
    assert [area(g, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("VALE-SETUP.10")
def test_stones_come_from_the_common_bank_and_go_back_to_it() -> None:
    g = table(
        {"hand": ["lava_giant"], "stones": {"red": 3, "blue": 1}, "marked": ["imp"]},
        {"stones": {"red": 1}, "marked": ["phoenix", "kappa"]},
        {"stones": {"red": 4}},
    )
    answer(g, "summon lava_giant", "pay 3 red")
    assert [stones(p) for p in g.players] == [(0, 1, 0), (1, 0, 0), (4, 0, 0)]  # nobody was paid
    answer(g, "tame imp", "end turn", "sell phoenix")
    assert [stones(p) for p in g.players] == [(0, 1, 0), (4, 0, 0), (4, 0, 0)]  # nobody had to give


@pytest.mark.rule("VALE-SETUP.11")
def test_the_standee_of_eternity_is_never_seen_or_used() -> None:
    """As long as the card of that name is in the draw pile, nothing speaks of Eternity."""
    looked = 0
    for g in play_randomly(new_game(2, seed=4)):
        said = json.dumps([g.view(0), g.view(1), g.view(None), offered(g)])
        assert "standee" not in said
        if "eternity" in names(g.deck):
            assert "eternity" not in said
            looked += 1
    assert looked > 20


# ---- cards


@pytest.mark.rule("VALE-CARD.1")
def test_the_70_cards_are_the_printed_ones() -> None:
    ours = {
        card.name: (t.FAMILIES[card.family], int(card.cost), {word for word, bit in TIMINGS.items() if card.has(bit)})
        for card in CARDS
    }
    assert len(CARDS) == 70
    assert ours == {card["id"]: (card["family"], card["cost"], set(card["timing"])) for card in PRINTED}


@pytest.mark.rule("VALE-CARD.1")
def test_a_card_has_one_or_two_effects_of_different_timings() -> None:
    for card in CARDS:
        assert card.timing & ~(t.INSTANT | t.PERMANENT | t.ACTIVE) == 0
        assert int(card.timing).bit_count() in (1, 2), card.name
    for printed in PRINTED:
        assert [effect["timing"] for effect in printed["effects"]] == printed["timing"]


@pytest.mark.rule("VALE-CARD.2")
def test_there_are_five_families() -> None:
    counts = dict.fromkeys(("fire", "water", "earth", "wind", "dragon"), 0)
    for card in CARDS:
        counts[t.FAMILIES[card.family]] += 1
    assert counts == {"fire": 15, "water": 15, "earth": 15, "wind": 15, "dragon": 10}
    assert len(t.FAMILIES) == 5


@pytest.mark.rule("VALE-CARD.2")
def test_surtr_finds_at_most_five_families() -> None:
    g = table(
        {
            "area": ["kappa", "troll", "harpy", "tidal", "nessie", "goblin", "odin", "willow"],
            "hand": ["surtr"],
            "stones": {"red": 4},
            "marked": ["imp"],
        },
        round=9,
    )
    answer(g, "summon surtr")
    assert score(g) == 1 + 2 * 5


@pytest.mark.rule("VALE-CARD.3")
def test_an_instant_effect_happens_once_right_after_the_summon() -> None:
    g = table({"hand": ["ifrit", "hestia"], "stones": {"red": 2}, "marked": ["kappa"]}, {"score": 50})
    answer(g, "summon ifrit")
    assert (score(g), asked(g)) == (1 + 1, (0, "Turn"))
    answer(g, "summon hestia")
    assert score(g) == 2  # not again for another card
    answer(g, "sell kappa")  # there is nothing left to do: on to the next round
    assert (g.round, area(g)) == (6, ["ifrit", "hestia"])
    assert score(g) == 2  # nor in the effects phase


@pytest.mark.rule("VALE-CARD.4")
def test_a_permanent_effect_lasts_as_long_as_its_card_is_in_the_area() -> None:
    def limit() -> object:
        return g.view(0)["players"][0]["stone_limit"]

    g = table({"hand": ["hestia"], "stones": {"red": 4}, "marked": ["troll", "imp"]}, round=1)
    assert limit() == 4
    answer(g, "summon hestia", "sell troll")
    assert (limit(), stones(g.players[0])) == (6, (6, 0, 0))
    answer(g, "release hestia")
    assert (limit(), stones(g.players[0])) == (4, (4, 0, 0))


@pytest.mark.rule("VALE-CARD.4")
def test_a_permanent_effect_does_nothing_from_the_hand() -> None:
    g = table({"hand": ["agni", "harpy"], "stones": {"red": 2}, "marked": ["imp"]})
    assert refused(g, "summon harpy").rule == "VALE-SUM.3"


@pytest.mark.rule("VALE-CARD.5")
def test_an_active_effect_comes_once_in_every_effects_phase() -> None:
    g = table(
        {"area": ["salamander"], "hand": ["hestia"], "marked": ["imp"]},
        {"score": 50},
        deck_top=["kappa", "nessie", "undine", "hydra"],
    )
    assert refused(g, "activate salamander").rule == "VALE-ACT.3"
    answer(g, "tame imp")
    assert (score(g), stones(g.players[0])) == (1, (0, 0, 0))
    answer(g, "end turn")
    assert (g.round, score(g), stones(g.players[0])) == (6, 2, (1, 0, 0))
    answer(g, "mark kappa", "mark nessie", "mark undine", "sell kappa", "sell hydra")
    assert (asked(g), score(g)) == ((0, "Turn"), 2)
    answer(g, "sell nessie", "sell undine", "end turn")
    assert (g.round, score(g), stones(g.players[0])) == (7, 3, (2, 2, 0))


@pytest.mark.rule("VALE-CARD.5")
def test_an_active_effect_cannot_be_activated_twice_in_a_round() -> None:
    g = table({"area": ["salamander", "nessie", "harpy"]}, phase="effects")
    answer(g, "activate salamander")
    assert offered(g) == ["activate nessie", "activate harpy"]
    assert refused(g, "activate salamander").rule == "VALE-EFF.2"


# ---- hand


@pytest.mark.rule("VALE-HAND.1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_how_many_cards_you_hold_but_not_which(viewer: int | None) -> None:
    g = table({"hand": ["hydra", "hae_tae"], "marked": ["imp"]}, {"hand": ["kappa"]}, {})
    seen = g.view(viewer)
    assert seen["players"][0]["hand_size"] == 2
    assert "hand" not in seen["players"][0]
    assert "hydra" not in json.dumps(seen)
    assert "hae_tae" not in json.dumps(seen)
    assert g.view(0)["players"][0]["hand"] == ["hydra", "hae_tae"]


@pytest.mark.rule("VALE-HAND.2")
def test_a_hand_may_hold_all_cards_of_the_game() -> None:
    g = table({"marked": ["troll"]}, rest=0)
    assert len(hand(g)) == 69
    answer(g, "tame troll")
    assert asked(g) == (0, "Turn")
    assert len(hand(g)) == 70
    assert "end turn" in offered(g)

"""The round and its hunt (VALE-ROUND, VALE-HUNT)."""

from __future__ import annotations

import pytest

from deskovka.games.vale import terms as t
from deskovka.games.vale.table import Vale
from support.vale import answer, asked, discard, hand, names, offered, refused, score, stones, table

FIRE = ["agni", "asmodeus", "balog", "burning_skull", "firefox", "hestia", "ifrit", "imp"]
WATER = ["charybdis", "hae_tae", "hydra", "kappa", "nessie", "poseidon", "triton", "undine"]


def hunt(seats: int = 2, **keys: object) -> Vale:
    """The beginning of a round in which nobody has anything yet."""
    return table(*[{}] * seats, phase="hunt", **keys)


def markers(g: Vale) -> dict[str, int | None]:
    """The offer as everybody sees it: each card and the seat whose marker lies on it."""
    return {card["card"]: card["marker"] for card in g.view(None)["offer"]}


# ---- rounds


@pytest.mark.rule("VALE-ROUND.1")
def test_a_round_is_hunt_then_action_then_effects() -> None:
    g = table({"area": ["salamander", "nessie"]}, {}, phase="hunt", deck_top=WATER[:4])
    phases = []
    while g.round == 5:
        said = "end turn" if "end turn" in offered(g) else offered(g)[0]
        phases.append(f"{g.view(None)['phase']}: {said.split()[0]}")
        answer(g, said)
    assert phases == [
        *["hunt: mark"] * 3,
        *["action: sell"] * 2,
        "action: end",
        *["action: sell"] * 2,
        "effects: activate",
    ]
    assert (g.view(None)["phase"], asked(g)) == ("hunt", (1, "Hunt"))


@pytest.mark.rule("VALE-ROUND.1")
@pytest.mark.parametrize("words", ["sell imp", "tame imp", "summon hestia", "release troll", "end turn"])
def test_no_actions_in_the_hunt(words: str) -> None:
    seat = {"area": ["troll"], "hand": ["hestia"], "stones": {"purple": 4}}
    g = table(seat, {}, phase="hunt", offer=["imp", "ifrit", "kappa", "undine"])
    assert refused(g, words).rule == "VALE-ROUND.1"


@pytest.mark.rule("VALE-ROUND.1")
@pytest.mark.parametrize("words", ["mark imp", "summon hestia", "release troll"])
def test_no_actions_in_the_effects_phase(words: str) -> None:
    g = table({"area": ["troll", "nessie"], "hand": ["hestia"], "stones": {"purple": 4}}, phase="effects")
    assert refused(g, words).rule == "VALE-ROUND.1"


@pytest.mark.rule("VALE-ROUND.2")
@pytest.mark.parametrize("round", [1, 5, 9])
def test_another_round_follows_while_the_game_is_not_over(round: int) -> None:
    g = table({"area": ["basilisk"], "score": 59}, {"score": 59}, phase="effects", round=round)
    answer(g, "bargain red")
    assert (g.round, asked(g)) == (round + 1, (1, "Hunt"))
    assert not g.result().over


@pytest.mark.rule("VALE-ROUND.2")
@pytest.mark.parametrize(("round", "score"), [(10, 1), (2, 60), (10, 75)])
def test_no_round_follows_when_an_end_condition_is_met(round: int, score: int) -> None:
    g = table({"area": ["basilisk"]}, {"score": score}, phase="effects", round=round)
    answer(g, "bargain red")
    assert (g.round, g.ask) == (round, None)
    assert g.result().over


@pytest.mark.rule("VALE-ROUND.2")
def test_the_end_is_looked_for_after_a_completed_round_only() -> None:
    g = table({"score": 58, "hand": ["tengu"], "stones": {"blue": 1}}, {"area": ["basilisk"], "marked": ["imp"]})
    answer(g, "summon tengu")
    assert (score(g), asked(g)) == (64, (1, "Turn"))
    answer(g, "sell imp")
    assert asked(g) == (1, "Bargain")
    answer(g, "bargain red")
    assert g.result().over


# ---- the offer


@pytest.mark.rule("VALE-HUNT.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_cards_for_each_player_are_revealed(seats: int) -> None:
    g = hunt(seats, deck_top=[*WATER, "troll"])
    assert list(markers(g)) == WATER[: 2 * seats]
    assert len(g.deck) == 70 - 2 * seats
    assert sorted(offered(g)) == [f"mark {card}" for card in WATER[: 2 * seats]]


@pytest.mark.rule("VALE-HUNT.2")
def test_the_offer_lies_by_families() -> None:
    g = hunt(4, deck_top=["ember", "troll", "agni", "odin", "kappa", "imp", "goblin", "hydra"])
    zones: dict[str, list[str]] = {}
    for card in g.view(0)["offer"]:
        zones.setdefault(card["family"], []).append(card["card"])
    assert {family: sorted(cards) for family, cards in zones.items()} == {
        "fire": ["agni", "imp"],
        "water": ["hydra", "kappa"],
        "earth": ["goblin", "troll"],
        "wind": ["odin"],
        "dragon": ["ember"],
    }
    families = [card["family"] for card in g.view(0)["offer"]]
    assert families == [family for family in zones for _ in zones[family]]  # side by side


@pytest.mark.rule("VALE-HUNT.2")
def test_one_family_may_be_the_whole_offer() -> None:
    g = hunt(4, deck_top=FIRE)
    assert [(card["card"], card["family"]) for card in g.view(None)["offer"]] == [(card, "fire") for card in FIRE]


@pytest.mark.rule("VALE-HUNT.3")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    g = hunt(4, deck_top=FIRE[:3], rest="discard")
    assert set(FIRE[:3]) < set(markers(g))
    assert len(markers(g)) == 8
    assert (len(g.deck), discard(g)) == (70 - 8, [])


@pytest.mark.rule("VALE-HUNT.3")
def test_the_discard_pile_is_shuffled() -> None:
    cards = [*FIRE, *WATER]
    tops = set()
    for seed in range(20):
        g = table(
            {"hand": ["goblin"]},
            {},
            phase="hunt",
            deck_top=["odin", "troll"],
            discard=cards,
            rest=1,
            seed=seed,
            round=9,
        )
        assert sorted([*names(g.deck), *markers(g)]) == sorted([*cards, "odin", "troll"])
        tops.add(tuple(names(g.deck)))
    assert len(tops) > 15


@pytest.mark.rule("VALE-HUNT.3")
def test_the_discard_pile_stays_while_the_draw_pile_lasts() -> None:
    g = hunt(2, deck_top=FIRE[:4], rest="discard")
    assert (sorted(markers(g)), len(g.deck), len(discard(g))) == (FIRE[:4], 0, 66)


# ---- marking


@pytest.mark.rule("VALE-HUNT.4", "VALE-HUNT.6")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 1, 1]),
        (2, 1, [1, 0, 0]),
        (3, 0, [0, 1, 2, 2, 1]),
        (3, 2, [2, 0, 1, 1, 0]),
        (4, 0, [0, 1, 2, 3, 3, 2, 1]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2]),
    ],
)
def test_markers_go_round_clockwise_and_back(seats: int, first: int, order: list[int]) -> None:
    g = hunt(seats, first_player=first, deck_top=WATER)
    for card, seat in zip(WATER, order, strict=False):
        assert asked(g) == (seat, "Hunt")
        answer(g, f"mark {card}")
        assert markers(g)[card] == seat
    assert g.phase == t.ACTION  # the last marker has only one card to go to


@pytest.mark.rule("VALE-HUNT.4")
def test_nobody_marks_out_of_turn() -> None:
    g = hunt(3, deck_top=WATER)
    for seat in (1, 2):
        assert refused(g, "mark kappa", seat).rule == "VALE-HUNT.4"


@pytest.mark.rule("VALE-HUNT.4")
def test_only_cards_of_the_offer_can_be_marked() -> None:
    g = table({"hand": ["imp"]}, {"area": ["troll"]}, phase="hunt", deck_top=WATER[:4], discard=["odin"])
    for card in ("imp", "troll", "odin", "ember"):
        assert refused(g, f"mark {card}").rule == "VALE-HUNT.4"


@pytest.mark.rule("VALE-HUNT.5")
def test_a_marked_card_cannot_be_marked_again_by_anyone() -> None:
    g = hunt(3, deck_top=WATER[:6])
    answer(g, "mark kappa", "mark hydra")
    assert refused(g, "mark kappa").rule == "VALE-HUNT.5"
    answer(g, "mark charybdis")
    assert asked(g)[0] == 2
    for card in ("charybdis", "kappa", "hydra"):  # its own first card, too
        assert refused(g, f"mark {card}").rule == "VALE-HUNT.5"
    assert sorted(offered(g)) == ["mark hae_tae", "mark nessie", "mark poseidon"]


@pytest.mark.rule("VALE-HUNT.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_marks_twice_in_a_row(seats: int) -> None:
    g = hunt(seats, deck_top=WATER)
    answer(g, *[f"mark {card}" for card in WATER[: seats - 1]])
    assert asked(g) == (seats - 1, "Hunt")
    answer(g, f"mark {WATER[seats - 1]}")
    assert asked(g) == (seats - 1, "Hunt")


@pytest.mark.rule("VALE-HUNT.7")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_the_first_player_gets_the_only_card_left(seats: int, first: int) -> None:
    g = hunt(seats, first_player=first, deck_top=WATER)
    offer = WATER[: 2 * seats]
    answer(g, *[f"mark {card}" for card in offer[:-1]])
    assert markers(g)[offer[-1]] == first
    assert sorted(markers(g).values()) == sorted([*range(seats)] * 2)  # every card, two of each player
    assert (g.view(None)["phase"], asked(g)) == ("action", (first, "Turn"))


@pytest.mark.rule("VALE-HUNT.8")
def test_a_marked_card_stays_in_the_offer_until_it_is_sold_or_tamed() -> None:
    g = hunt(2, deck_top=WATER[:4])
    answer(g, "mark kappa")
    assert sorted(markers(g)) == sorted(WATER[:4])
    assert (hand(g), stones(g.players[0]), discard(g)) == ([], (0, 0, 0), [])
    answer(g, "mark hydra", "mark charybdis")
    assert markers(g) == {"kappa": 0, "hydra": 1, "charybdis": 1, "hae_tae": 0}
    answer(g, "tame kappa")
    assert markers(g) == {"hydra": 1, "charybdis": 1, "hae_tae": 0}
    answer(g, "sell hae_tae")
    assert markers(g) == {"hydra": 1, "charybdis": 1}


@pytest.mark.rule("VALE-HUNT.4", "VALE-HUNT.6")
def test_the_view_tells_how_many_cards_each_player_has_still_to_mark() -> None:
    def left(g: Vale) -> list[int]:
        return [player["markers_left"] for player in g.view(None)["players"]]

    g = hunt(2, first_player=1, deck_top=WATER[:4])
    assert left(g) == [2, 2]
    answer(g, "mark kappa")
    assert left(g) == [2, 1]
    answer(g, "mark hydra")
    assert left(g) == [1, 1]
    answer(g, "mark charybdis")
    assert left(g) == [0, 0]
    short = table({"marked": []}, {"marked": []}, phase="hunt", offer=["imp", "troll", "odin"])
    assert left(short) == [1, 2]  # a short offer: the first player has no second marker to place

"""When a game ends (EMPIRE-END)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.cards import CARD_NAMES, CARDS
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, asked, events, me, names, new_game, offered, row, score, table

TURNS = {2: 11, 3: 10, 4: 8}
LAST = ["dire_goblin", "lake", "night_village"]


def late(left: list[int], row: list[str], *more: dict[str, object], **keys: object) -> Empire:
    """A table where each seat has still so many cards to take; `more` about the seats."""
    seats = len(left)
    cards = [card.name for card in CARDS if card.min_players <= seats and card.name not in row]
    described: list[dict[str, object]] = [
        {"cards": cards[seat::seats][: TURNS[seats] - left[seat]], "armies": {"CRE-3": 4}} for seat in range(seats)
    ]
    for seat, extra in enumerate(more):
        described[seat].update(extra)
    return table(*described, row=row, **keys)


def decline(g: Empire) -> None:
    while g.ask is not None and asked(g)[1] not in ("Turn", "QueenCard"):
        answer(g, "done")


# ---- how many cards


@pytest.mark.rule("EMPIRE-END.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_a_game_is_so_many_cards_for_everybody(seats: int, seed: int) -> None:
    g = new_game(seats, seed, setup="random")
    for _ in play_randomly(g, seed + 5):
        counts = [len(p.cards) for p in g.players]
        over = counts == [TURNS[seats]] * seats and g.playing < 0
        assert g.result().over == over
    assert [len(p.cards) for p in g.players] == [TURNS[seats]] * seats
    assert g.result().reason == "EMPIRE-END.1"


@pytest.mark.rule("EMPIRE-END.1")
@pytest.mark.parametrize(("seats", "starter"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_the_player_before_the_starting_player_has_the_last_turn(seats: int, starter: int) -> None:
    last = (starter - 1) % seats
    left = [1 if seat == last else 0 for seat in range(seats)]
    g = late(left, ["dire_goblin"], starter=starter, active=last)
    assert (asked(g), g.result().over) == ((last, "Turn"), False)
    answer(g, "take dire_goblin")
    assert not g.result().over  # the action belongs to the turn
    answer(g, "done")
    assert (g.ask, g.result().over, list(g.options)) == (None, True, [])


@pytest.mark.rule("EMPIRE-END.1")
def test_the_first_to_have_all_his_cards_does_not_end_the_game() -> None:
    g = late([1, 1, 1], LAST)
    for seat, card in enumerate(LAST):
        assert (asked(g), g.result().over) == ((seat, "Turn"), False)
        answer(g, f"take {card}")
        decline(g)
    assert g.result().over
    assert [len(p.cards) for p in g.players] == [10, 10, 10]


@pytest.mark.rule("EMPIRE-END.1")
def test_one_round_before_the_last_the_game_goes_on() -> None:
    g = late([2, 1, 1, 1], ["dire_goblin"], active=0, starter=1)
    answer(g, "take dire_goblin")
    decline(g)
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-END.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_declined_actions_is_as_long_as_any_other(seats: int) -> None:
    g = table(*[{"armies": {"CRE-3": 4}}] * seats, starter=0)
    turns = 0
    while g.ask is not None:
        answer(g, offered(g)[0])
        decline(g)
        turns += 1
    assert turns == seats * TURNS[seats]
    assert [len(p.cards) for p in g.players] == [TURNS[seats]] * seats
    assert [int(p.supply) for p in g.players] == [14] * seats


@pytest.mark.rule("EMPIRE-END.2")
def test_a_turn_whose_action_was_impossible_counts_too() -> None:
    g = late([0, 1], ["night_village"], {}, {"cities": {"MEA-1": 3}}, active=1)
    answer(g, "take night_village")
    assert g.result().over


# ---- scoring follows


@pytest.mark.rule("EMPIRE-END.3")
def test_scoring_follows_the_last_action() -> None:
    g = late([0, 1], ["dire_goblin"], active=1)
    assert score(g, 1)["regions"] == 0
    told = events(g, "take dire_goblin", "move CRE-3 to CRE-4", "move CRE-3 to CRE-2", "done")
    assert [event["event"] for event in told][-3:] == ["game-scored", "game-scored", "ended"]
    points = [int(str(event["points"])) for event in told if event["event"] == "game-scored"]
    assert points == g.result().scores
    assert (score(g, 1)["regions"], score(g, 0)["regions"], score(g, 1)["islands"]) == (2, 1, 1)


@pytest.mark.rule("EMPIRE-END.3")
@pytest.mark.parametrize("queen", [0, 1])
def test_the_fairy_queen_takes_her_card_before_the_scoring(queen: int) -> None:
    leaders = [{"leader": "fairy_queen"} if seat == queen else {} for seat in range(2)]
    g = late([0, 1], ["dire_goblin", "lake"], *leaders, active=1, variants="leaders")
    told = events(g, "take dire_goblin", "done")
    assert "game-scored" not in [event["event"] for event in told]
    assert (asked(g), g.result().over, row(g)[0]) == ((queen, "QueenCard"), False, "lake")
    before = score(g, queen)["cards"]
    answer(g, "take lake")
    forest = sum(name.startswith("forest") for name in names(me(g, queen).cards))
    assert forest > 0
    assert (g.result().over, score(g, queen)["cards"]) == (True, before + forest)
    assert len(me(g, queen).cards) == 12


@pytest.mark.rule("EMPIRE-END.3")
def test_the_fairy_queen_comes_once_and_not_before_the_last_turn() -> None:
    g = late([1, 1], LAST, {"leader": "fairy_queen"}, variants="leaders")
    answer(g, "take dire_goblin")
    decline(g)
    assert asked(g) == (1, "Turn")
    answer(g, "take lake")
    decline(g)
    assert asked(g) == (0, "QueenCard")
    answer(g, "done")
    assert g.result().over


@pytest.mark.rule("EMPIRE-END.3")
def test_without_a_fairy_queen_scoring_comes_at_once() -> None:
    leaders = [{"leader": "white_knight"}, {"leader": "bandit_king"}]
    g = late([0, 1], ["dire_goblin"], *leaders, active=1, variants="leaders")
    answer(g, "take dire_goblin", "done")
    assert g.result().over


@pytest.mark.rule("EMPIRE-END.3")
def test_after_the_end_nothing_can_be_said() -> None:
    g = late([0, 1], ["dire_goblin"], active=1)
    answer(g, "take dire_goblin", "done")
    assert g.pending() == []
    for seat in (0, 1):
        for card in CARD_NAMES[:5]:
            refusal = EMPIRE.why_not(g, seat, f"take {card}")
            assert refusal is not None
            assert refusal.message == "core-game-over"

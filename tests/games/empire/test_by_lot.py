"""What is left of a set-up may be left to the lot (EMPIRE-TOK.3, EMPIRE-NEUT.9)."""

from __future__ import annotations

import pytest

from deskovka.core.steps import NATURE
from deskovka.games.empire.older import with_lots
from support.empire import EMPIRE, answer, answer_until, asked, events, new_game, offered, refused

ALL = {"discoveries": "on", "swamp": "on", "citadels": "on", "encounters": "on", "leaders": "on"}


def tokens(g: object) -> list[int]:
    return sorted(int(token) for token in g.tokens if token >= 0)  # type: ignore[attr-defined]


def neutrals(g: object) -> int:
    return sum(region["neutral"] for region in EMPIRE.view(g, None)["regions"].values())  # type: ignore[arg-type, attr-defined]


# ---- tokens


@pytest.mark.rule("EMPIRE-TOK.3")
@pytest.mark.parametrize("seed", range(5))
def test_the_lot_lays_all_tokens_that_are_left(seed: int) -> None:
    g = new_game(3, seed, **ALL)
    answer_until(g, "LayHidden")
    assert offered(g)[-1] == "the remaining 13 tokens by lot"
    for _ in range(2):
        answer(g, offered(g)[0])
    told = events(g, "the remaining 11 tokens by lot")
    assert asked(g)[1] == "Settle"
    assert tokens(g) == [0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 8, 8, 9]  # none is left out
    assert (told[0]["event"], told[0]["seat"], told[0]["count"]) == ("tokens-by-lot", 0, "11")


@pytest.mark.rule("EMPIRE-TOK.3", "EMPIRE-ENC.2")
def test_the_count_knows_which_tokens_were_left_out() -> None:
    g = new_game(3, 1, encounters="on")
    answer_until(g, "LayToken")
    assert "the remaining 4 tokens by lot" in offered(g)
    answer(g, "leave out dragon")
    assert "the remaining 3 tokens by lot" in offered(g)
    answer(g, "leave out portal")  # and so the other one
    assert [words for words in offered(g) if "lot" in words] == []  # a single token needs no lot
    assert refused(g, "the remaining 1 tokens by lot").rule == "EMPIRE-TOK.3"


@pytest.mark.rule("EMPIRE-TOK.3")
def test_the_lot_is_the_luck_of_the_game() -> None:
    def laid(seed: int) -> list[int]:
        g = new_game(4, seed, **ALL)
        answer_until(g, "LayHidden")
        answer(g, "the remaining 13 tokens by lot")
        return [int(token) for token in g.tokens]

    assert laid(1) == laid(1)
    assert len({tuple(laid(seed)) for seed in range(8)}) == 8


@pytest.mark.rule("EMPIRE-TOK.3")
def test_nobody_but_luck_is_asked_afterwards() -> None:
    g = new_game(3, 1, citadels="on")
    g.open_luck = True
    answer_until(g, "LayToken")
    answer(g, "the remaining 3 tokens by lot")
    assert (int(g.seat), type(g.ask).__name__) == (NATURE, "LayToken")
    assert not any("lot" in words for words in offered(g))


# ---- neutral armies


@pytest.mark.rule("EMPIRE-NEUT.9")
def test_each_player_leaves_only_their_own_to_the_lot() -> None:
    g = new_game(2, 3)
    answer_until(g, "PlaceNeutral")
    assert (asked(g)[0], offered(g)[-1]) == (0, "the remaining 5 neutral by lot")
    told = events(g, "the remaining 5 neutral by lot")
    assert (asked(g), neutrals(g)) == ((1, "PlaceNeutral"), 1)
    assert [event["event"] for event in told] == ["neutral-by-lot", "neutral-placed"]
    assert {event["seat"] for event in told} == {0}
    for placed in (3, 5, 7):
        answer(g, "neutral to " + next(iter(EMPIRE.view(g, None)["regions"])))  # type: ignore[call-overload]
        assert (asked(g), neutrals(g)) == ((1, "PlaceNeutral"), placed)


@pytest.mark.rule("EMPIRE-NEUT.9")
def test_both_may_and_then_it_is_done() -> None:
    g = new_game(2, 3)
    answer_until(g, "PlaceNeutral")
    answer(g, offered(g)[0], "the remaining 5 neutral by lot", "the remaining 4 neutral by lot")
    assert (neutrals(g), asked(g)[1]) == (10, "Bid")


@pytest.mark.rule("EMPIRE-NEUT.9")
def test_the_last_one_needs_no_lot() -> None:
    g = new_game(2, 3)
    answer_until(g, "PlaceNeutral")
    for _ in range(8):
        answer(g, offered(g)[0])
    assert not any("lot" in words for words in offered(g))
    assert refused(g, "the remaining 1 neutral by lot").rule == "EMPIRE-NEUT.9"


# ---- tables of version 1


@pytest.mark.rule("EMPIRE-TOK.2", "EMPIRE-NEUT.1")
@pytest.mark.parametrize("question", ["LayHidden", "LayToken", "PlaceNeutral"])
def test_a_set_up_begun_under_version_1_goes_on(question: str) -> None:
    g = new_game(2, 1, **ALL)
    answer_until(g, question)
    answer(g, offered(g)[0])
    now = EMPIRE.dump(g)
    assert EMPIRE.dump(EMPIRE.load(with_lots(as_in_version_1(now)))) == now


def as_in_version_1(stored: dict[str, object]) -> dict[str, object]:
    """The step that lays the next token waited on the agenda; nobody had left anything to the lot."""
    name, values = stored["ask"]  # type: ignore[misc]
    if name == "place_neutral":
        return {**stored, "ask": [name, {k: v for k, v in values.items() if k != "total"}]}  # type: ignore[has-type]
    amount = values["amount"]  # type: ignore[has-type]
    rest = {k: v for k, v in values.items() if k != "amount"}  # type: ignore[has-type]
    waiting = ["lay_tokens", {"seat": rest["seat"], "amount": amount + 1}]
    return {**stored, "agenda": [*stored["agenda"], waiting], "ask": [name, rest]}  # type: ignore[misc]

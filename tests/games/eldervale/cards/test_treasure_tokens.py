"""Every face of the treasure tokens: cashed, on Harvest, on a passage, on a deposit field, each side of a slash."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import TOKEN_NAMES
from support.eldervale import answer, holds, me, offered, purse, refused, table, tops
from support.eldervale_cards import EVERY, act, regrouping, why_not_act

BASIC = ["gem", "scroll", "potion", "tool", "sword"]
FACES = {name.partition("-")[2]: name for name in TOKEN_NAMES if name}
TOKENS = [*FACES.values()]  # one of each face


def sides(token: str) -> list[str]:
    """The resources a token shows as one reads them: one, two of a kind, or either side of a slash."""
    face = token.partition("-")[2]
    if "-or-" in face:
        return [f"1 {kind}" for kind in face.split("-or-")]
    count, _, kind = face.partition("-")
    return [f"{count} {kind}"] if kind else [f"1 {face}"]


def both_given(g: Eldervale, side: str) -> bool:
    """Has seat 0, who had nothing, exactly this (a magic card is drawn)?"""
    if side == "1 magic":
        return (purse(g), len(holds(g))) == ("", 1)
    return (purse(g), len(holds(g))) == (side, 0)


def test_all_faces_are_read() -> None:
    """Two of a kind, one of a kind, a slash between any two, gold, a card."""
    assert {side for token in TOKENS for side in sides(token)} == {
        *(f"{count} {kind}" for count in (1, 2) for kind in BASIC),
        "1 gold",
        "1 magic",
    }
    assert len({frozenset(face.split("-or-")) for face in FACES if "-or-" in face}) == 10


@pytest.mark.rule("ELDER-15.3")
@pytest.mark.parametrize("token", TOKENS)
def test_cashed_a_token_gives_what_it_shows(token: str) -> None:
    for side in sides(token):
        g = table({"tray": [token], "purse": ""}, **EVERY)
        answer(g, f"cash {token} for {side.split()[1]}")
        assert both_given(g, side)
        assert tops(g) == []


@pytest.mark.rule("ELDER-13.8")
@pytest.mark.rule("ELDER-15.9")
@pytest.mark.parametrize("token", TOKENS)
def test_on_harvest_a_token_gives_what_it_shows_and_stays(token: str) -> None:
    for side in sides(token):
        g = table({"units": {"mill": ["worker"], "fortress": ["worker"]}, "tray": [token], "purse": ""}, **EVERY)
        answer(g, f"put {token} on the start card", "regroup", "worker from mill does harvest")
        if len(sides(token)) > 1:
            answer(g, f"gain {side.split()[1]}")
        assert both_given(g, side)
        assert me(g).harvest == TOKEN_NAMES.index(token)


@pytest.mark.rule("ELDER-17.11")
@pytest.mark.parametrize("token", TOKENS)
def test_on_a_passage_a_token_gives_what_it_shows_to_the_highest(token: str) -> None:
    """The passage of Air draws a card; what its field shows comes on top."""
    for side in sides(token):
        g = regrouping("worker", "air-passage", power={"air": 2}, fields={"air-passage": [token]})
        act(g, "air-passage")
        if len(sides(token)) > 1:
            answer(g, f"gain {side.split()[1]}")
        assert (purse(g), len(holds(g))) == (("", 2) if side == "1 magic" else (side, 1))


@pytest.mark.rule("ELDER-17.6")
@pytest.mark.rule("ELDER-17.7")
@pytest.mark.parametrize("token", TOKENS)
def test_on_a_deposit_field_a_token_is_the_price(token: str) -> None:
    quarry = "earth-old-quarry"
    for side in sides(token):
        means = {"hand": ["spell-gust"], "purse": ""} if side == "1 magic" else {"purse": side}
        g = regrouping("worker", quarry, fields={quarry: [token]}, **means)
        act(g, quarry)
        assert (purse(g), holds(g), me(g).points) == ("", [], 4)
    poor = regrouping("worker", quarry, fields={quarry: [token]})
    assert why_not_act(poor, quarry) == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.7")
def test_the_side_of_a_slash_that_is_paid_is_chosen_each_time() -> None:
    quarry = "earth-old-quarry"
    g = regrouping("worker", quarry, fields={quarry: ["earth-gem-or-tool"]}, purse="1 gem 1 tool")
    act(g, quarry)
    paid = [word for word in offered(g) if word.startswith("pay ")]
    assert paid == ["pay 1 gem", "pay 1 tool"]
    answer(g, "pay 1 tool")
    assert purse(g) == "1 gem"


@pytest.mark.rule("ELDER-3.4")
def test_what_has_no_room_is_lost() -> None:
    g = table({"tray": ["earth-2-gem"], "purse": "4 gem"})
    answer(g, "cash earth-2-gem for gem")
    assert purse(g) == "5 gem"
    full = table({"tray": ["earth-2-gem"], "purse": "5 gem"})
    answer(full, "cash earth-2-gem for gem")
    assert (purse(full), tops(full)) == ("5 gem", [])


@pytest.mark.rule("ELDER-4.6")
def test_a_token_with_a_card_is_gone_where_no_card_is_left() -> None:
    g = table({"tray": ["earth-magic"], "purse": ""})
    g.magic = g.magic[:0]
    answer(g, "cash earth-magic for magic")
    assert (holds(g), tops(g)) == ([], [])


@pytest.mark.rule("ELDER-15.5")
def test_a_token_on_a_field_is_not_cashed() -> None:
    g = table({"harvest": "earth-2-gem", "purse": ""})
    assert refused(g, "cash earth-2-gem for gem").rule == "ELDER-15.5"

"""The poisonous swamp: tokens that lie face down (EMPIRE-SWAMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.games.empire.board import REGION_NAMES
from deskovka.games.empire.table import Empire
from support.empire import (
    EMPIRE,
    answer,
    answer_until,
    armies,
    asked,
    by_hand,
    events,
    gained,
    me,
    new_game,
    offered,
    refused,
    score,
    table,
    token,
)

SIX = ["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable", "poison_swamp"]
SWAMP = "discoveries swamp"


def there(g: Empire, seat: int | None, region: str = "MEA-1") -> tuple[str | None, str | None]:
    """What a seat sees of the token in a region: as it lies, and what it has seen of it."""
    shown = g.view(seat)["regions"][region]
    return shown["token"], shown.get("seen")


# ---- laying them


@pytest.mark.rule("EMPIRE-SWAMP.1")
def test_there_is_no_swamp_without_discoveries() -> None:
    with pytest.raises(UnknownName, match=r"EMPIRE-SWAMP\.1"):
        new_game(2, swamp="on")
    with pytest.raises(ImpossiblePosition, match=r"EMPIRE-SWAMP\.1"):
        table(variants="swamp citadels encounters leaders")
    assert new_game(2, swamp="on", discoveries="on").ask


@pytest.mark.rule("EMPIRE-SWAMP.1")
def test_discoveries_without_the_swamp_lie_face_up() -> None:
    g = table(variants="discoveries", tokens={"MEA-1": "stable"})
    assert [there(g, seat) for seat in (None, 0, 1)] == [("stable", None)] * 3


@pytest.mark.rule("EMPIRE-SWAMP.2")
def test_the_set_up_player_lays_six_tokens_and_nobody_sees_them() -> None:
    g = new_game(3, discoveries="on", swamp="on", setup_player="2")
    answer_until(g, "LayHidden")
    laid: list[str] = []
    told = g.listen()
    for _ in range(6):
        assert asked(g) == (2, "LayHidden")
        free = [region for region in g.view(2)["regions"] if region not in (*laid, g.view(2)["start"])]
        assert by_hand(g) == [f"lay a hidden token in {region}" for region in free]
        laid.append(free[-1])
        answer(g, f"lay a hidden token in {free[-1]}")
        for seat in (None, 0, 1, 2):
            assert there(g, seat, laid[-1]) == ("hidden", None)
    assert asked(g) == (2, "Settle")
    assert sorted(str(token(g, region)) for region in laid) == sorted(SIX)
    words = [EMPIRE.event_words.tell(event, 2) for event in told]
    assert [event for event in words if event["event"] == "hidden-laid"] == [
        {"event": "hidden-laid", "seat": 2, "region": region} for region in laid
    ]
    assert not any("token" in event for event in words)


@pytest.mark.rule("EMPIRE-SWAMP.2")
def test_the_tokens_are_shuffled() -> None:
    first, last = Counter(), Counter()
    for seed in range(300):
        g = new_game(2, seed, discoveries="on", swamp="on", segment_1="crescent", segment_4="meadow")
        answer_until(g, "LayHidden")
        answer(g, *[f"lay a hidden token in {region}" for region in ("MEA-1", "MEA-2", "MEA-3", "MEA-4", "MEA-5")])
        answer(g, offered(g)[0])
        hidden = [region for region, shown in g.view(None)["regions"].items() if shown["token"] == "hidden"]
        assert sorted(str(token(g, region)) for region in hidden) == sorted(SIX)
        first[token(g, "MEA-1")] += 1
        last[token(g, "MEA-5")] += 1
    for faces in (first, last):
        assert sorted(faces) == sorted(SIX)
        assert all(25 <= count <= 80 for count in faces.values())


@pytest.mark.rule("EMPIRE-SWAMP.2")
def test_luck_lays_six_in_free_regions_beside_the_other_tokens() -> None:
    on = {"discoveries": "on", "swamp": "on", "citadels": "on", "encounters": "on"}
    for seed in range(5):
        seen = new_game(4, seed, setup="random", **on).view(0)
        faces = Counter(shown["token"] for shown in seen["regions"].values() if shown["token"])
        assert faces == {"hidden": 6, "citadel": 3, "dragon": 1, "portal": 2, "robbers": 1}
        assert seen["regions"][seen["start"]]["token"] is None


@pytest.mark.rule("EMPIRE-SWAMP.2")
def test_a_hidden_token_is_not_laid_on_another() -> None:
    g = new_game(2, discoveries="on", swamp="on", segment_4="meadow")
    answer_until(g, "LayHidden")
    answer(g, "lay a hidden token in MEA-1")
    assert refused(g, "lay a hidden token in MEA-1").rule == "EMPIRE-TOK.1"


# ---- taking them


@pytest.mark.rule("EMPIRE-SWAMP.3")
@pytest.mark.parametrize("name", SIX)
def test_the_first_city_takes_and_turns_the_token_without_being_asked(name: str) -> None:
    here = {"armies": {"MEA-1": 1}, "coins": 5}
    g = table(here, {}, variants=SWAMP, tokens={"MEA-1": name}, row=["ancient_woods"])
    assert there(g, 0) == ("hidden", None)
    told = g.listen()
    answer(g, "take ancient_woods", "build in MEA-1")
    assert asked(g) == (0, "Place")  # he had not looked and could not refuse
    assert (gained(g), there(g, None)) == ([name], (None, None))
    found = {"event": "found", "seat": 0, "token": name, "region": "MEA-1"}
    for seat in (None, 0, 1):
        assert found in [EMPIRE.event_words.tell(event, seat) for event in told]
        assert g.view(seat)["players"][0]["tokens"] == [name]


@pytest.mark.rule("EMPIRE-SWAMP.3")
@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("magic_spring", {"elixirs": 2}),
        ("cottage", {"extra_army": 2}),
        ("hidden_treasure", {"coins": 6}),
        ("book_of_spells", {}),
        ("stable", {"extra_move": 1}),
        ("poison_swamp", {}),
    ],
)
def test_its_effect_applies_at_once(name: str, changed: dict[str, int]) -> None:
    here = {"armies": {"MEA-1": 1}, "coins": 5}
    g = table(here, {}, variants=SWAMP, tokens={"MEA-1": name}, row=["ancient_woods"])
    answer(g, "take ancient_woods", "build in MEA-1")
    seen = g.view(1)["players"][0]
    usual = {"elixirs": 0, "extra_army": 1, "coins": 5, "extra_move": 0}
    assert {key: seen[key] for key in usual} == {**usual, **changed}
    assert g.view(1)["action"]["left"] == 1 + seen["extra_army"]


@pytest.mark.rule("EMPIRE-SWAMP.3", "EMPIRE-SWAMP.4")
def test_who_has_seen_the_swamp_and_builds_there_takes_it_all_the_same() -> None:
    here = {"armies": {"MEA-1": 1}, "looked": ["MEA-1"]}
    g = table(here, {}, variants=SWAMP, tokens={"MEA-1": "poison_swamp"}, row=["ancient_woods"])
    assert there(g, 0) == ("hidden", "poison_swamp")
    answer(g, "take ancient_woods", "build in MEA-1")
    assert (asked(g), gained(g), score(g)["tokens"]) == ((0, "Place"), ["poison_swamp"], -1)


@pytest.mark.rule("EMPIRE-SWAMP.3")
def test_who_has_not_looked_takes_what_another_has_seen() -> None:
    first = {"armies": {"MEA-1": 1}}
    second = {"armies": {"MEA-1": 3}, "looked": ["MEA-1"]}
    g = table(first, second, variants=SWAMP, tokens={"MEA-1": "poison_swamp"}, row=["stronghold", "cursed_tower"])
    answer(g, "take stronghold", "build in MEA-1")
    assert (gained(g, 0), gained(g, 1)) == (["poison_swamp"], [])
    answer(g, "take cursed_tower", "build in MEA-1")
    assert (gained(g, 0), gained(g, 1)) == (["poison_swamp"], [])


@pytest.mark.rule("EMPIRE-SWAMP.4")
def test_the_swamp_is_a_point_lost_also_below_nought() -> None:
    g = table({"tokens": ["poison_swamp"]}, {}, variants=SWAMP)
    assert (score(g)["tokens"], score(g)["total"], score(g, 1)["total"]) == (-1, -1, 0)
    g = table({"tokens": ["poison_swamp", "book_of_spells"], "armies": {"MEA-1": 1}}, {}, variants=SWAMP)
    assert (score(g)["tokens"], score(g)["total"]) == (0, 2)


# ---- looking


FACE_DOWN = {"variants": SWAMP, "tokens": {"MEA-1": "stable", "MEA-2": "poison_swamp"}}


@pytest.mark.rule("EMPIRE-SWAMP.5", "EMPIRE-SWAMP.6")
def test_who_holds_a_region_at_the_end_of_his_turn_sees_its_token() -> None:
    g = table({"armies": {"MEA-3": 2}, "coins": 5}, {}, row=["dire_goblin"], **FACE_DOWN)
    told = g.listen()
    answer(g, "take dire_goblin", "move MEA-3 to MEA-1")
    assert there(g, 0) == ("hidden", None)  # not before the turn is over
    answer(g, "done")
    assert asked(g) == (1, "Turn")  # without a question, and for nothing
    assert me(g).coins == 5
    assert [there(g, seat) for seat in (0, 1, None)] == [("hidden", "stable"), ("hidden", None), ("hidden", None)]
    assert there(g, 0, "MEA-2") == ("hidden", None)
    assert token(g, "MEA-1") == "stable"
    looked = [[tell for tell in words if tell["event"] == "looked"] for words in told_to(told)]
    everybody = {"event": "looked", "seat": 0, "hidden": True, "region": "MEA-1"}
    assert looked == [
        [{"event": "looked", "seat": 0, "token": "stable", "region": "MEA-1"}],
        [everybody],
        [everybody],
    ]


def told_to(told: list) -> list[list[dict[str, object]]]:
    """Events as seat 0, seat 1 and a spectator are told them."""
    return [[EMPIRE.event_words.tell(event, viewer) for event in told] for viewer in (0, 1, None)]


@pytest.mark.rule("EMPIRE-SWAMP.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "neutral", "sees"),
    [
        ({"armies": {"MEA-1": 2}}, {"armies": {"MEA-1": 1}}, {}, True),
        ({"armies": {"MEA-1": 1}}, {"armies": {"MEA-1": 1}}, {}, False),
        ({"armies": {"MEA-1": 1}}, {"armies": {"MEA-1": 2}}, {}, False),
        ({"armies": {"MEA-1": 1}}, {}, {"MEA-1": 1}, False),
        ({"armies": {"MEA-1": 2}}, {}, {"MEA-1": 1}, True),
        ({}, {}, {}, False),
    ],
)
def test_only_who_holds_the_region_looks(
    mine: dict[str, object], theirs: dict[str, object], neutral: dict[str, int], sees: bool
) -> None:
    g = table(mine, theirs, neutral=neutral, row=["ancient_tree_spirit"], **FACE_DOWN)
    answer(g, "take ancient_tree_spirit", "done")
    assert there(g, 0) == ("hidden", "stable" if sees else None)


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_in_every_region_its_holder_looks_there_and_nowhere_else() -> None:
    """Also in those beyond the thirtieth, compiled."""
    beyond = 0
    plain = table({}, {}, variants=SWAMP)
    for region in plain.board.regions:
        name = REGION_NAMES[region]
        if region == plain.start:
            continue
        mine = {"armies": {name: 1}}
        g = table(mine, {}, row=["ancient_tree_spirit"], variants=SWAMP, tokens={name: "stable"})
        answer(g, "take ancient_tree_spirit", "done")
        assert g.players[0].looked == 2 ** int(region)
        beyond += region > 31
    assert beyond


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_a_turn_of_another_shows_nothing() -> None:
    row = ["ancient_tree_spirit", "dire_eye"]
    g = table({}, {"armies": {"MEA-1": 2}}, row=row, **FACE_DOWN)
    answer(g, "take ancient_tree_spirit", "done")
    assert [there(g, seat)[1] for seat in (0, 1)] == [None, None]
    answer(g, "take dire_eye", "done")
    assert [there(g, seat)[1] for seat in (0, 1)] == [None, "stable"]


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_holding_a_region_only_on_the_way_shows_nothing() -> None:
    g = table({"armies": {"MEA-3": 1}}, {}, row=["dire_goblin"], **FACE_DOWN)
    answer(g, "take dire_goblin", "move MEA-3 to MEA-1", "move MEA-1 to MEA-3", "done")
    assert (there(g, 0), armies(g, "MEA-3")) == (("hidden", None), 1)


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_holding_a_region_only_when_the_turn_begins_shows_nothing() -> None:
    g = table({"armies": {"MEA-1": 1}}, {}, row=["dire_goblin"], **FACE_DOWN)
    answer(g, "take dire_goblin", "move MEA-1 to MEA-3", "done")
    assert there(g, 0) == ("hidden", None)


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_all_regions_one_holds_are_looked_at() -> None:
    g = table({"armies": {"MEA-1": 1, "MEA-2": 1}}, {}, row=["ancient_tree_spirit"], **FACE_DOWN)
    answer(g, "take ancient_tree_spirit", "done")
    assert (there(g, 0)[1], there(g, 0, "MEA-2")[1]) == ("stable", "poison_swamp")


@pytest.mark.rule("EMPIRE-SWAMP.6")
def test_what_one_has_seen_one_may_look_at_again_also_without_the_region() -> None:
    seats = [{"armies": {"MEA-1": 1}}, {"armies": {"MEA-3": 5}}]
    g = table(*seats, row=["dire_goblin", "ancient_phoenix", "ancient_tree_spirit"], **FACE_DOWN)
    answer(g, "take dire_goblin", "done", "take ancient_phoenix", *["move MEA-3 to MEA-1"] * 3, "done")
    assert g.view(None)["regions"]["MEA-1"]["holder"] == 1
    assert [there(g, seat)[1] for seat in (0, 1, None)] == ["stable", "stable", None]
    told = events(g, "take ancient_tree_spirit", "done")
    assert there(g, 0)[1] == "stable"
    assert not [event for event in told if event["event"] == "looked"]  # nothing new to see


@pytest.mark.rule("EMPIRE-SWAMP.6")
def test_a_look_is_told_once() -> None:
    g = table({"armies": {"MEA-1": 2}}, {}, row=["dire_goblin", "dire_eye", "ancient_tree_spirit"], **FACE_DOWN)
    told = events(g, "take dire_goblin", "done", "take dire_eye", "done", "take ancient_tree_spirit", "done")
    assert [event["event"] for event in told].count("looked") == 1


@pytest.mark.rule("EMPIRE-SWAMP.5")
def test_other_tokens_need_no_look() -> None:
    tokens = {"MEA-1": "citadel", "MEA-2": "dragon"}
    variants = f"{SWAMP} citadels encounters"
    g = table({"armies": {"MEA-1": 1}}, {}, variants=variants, tokens=tokens, row=["dire_goblin"])
    told = events(g, "take dire_goblin", "done")
    assert not [event for event in told if event["event"] == "looked"]
    assert [there(g, 1, region)[0] for region in tokens] == ["citadel", "dragon"]

"""Discovery tokens (EMPIRE-DISC)."""

from __future__ import annotations

import pytest

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

FIVE = ["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable"]
BUILD = ["stronghold", "night_village", "cursed_tower"]  # cards of a build action


def lying(g: Empire) -> dict[str, str]:
    regions = g.view(None)["regions"]
    return {region: there["token"] for region, there in regions.items() if there["token"]}


# ---- laying them


@pytest.mark.rule("EMPIRE-DISC.1")
def test_the_set_up_player_lays_all_five_face_up_where_he_likes() -> None:
    g = new_game(3, discoveries="on", setup_player="1")
    answer_until(g, "LayToken")
    start = g.view(None)["start"]
    laid: dict[str, str] = {}
    for name in FIVE:
        assert asked(g) == (1, "LayToken")
        free = [region for region in g.view(None)["regions"] if region != start and region not in laid]
        assert by_hand(g) == [f"lay {name} in {region}" for region in free]
        laid[free[-1]] = name
        answer(g, f"lay {name} in {free[-1]}")
        assert lying(g) == laid
    assert asked(g) != (1, "LayToken")


@pytest.mark.rule("EMPIRE-DISC.1")
def test_no_discovery_is_left_out() -> None:
    g = new_game(2, discoveries="on")
    answer_until(g, "LayToken")
    for name in FIVE:
        assert refused(g, f"leave out {name}").rule == "EMPIRE-DISC.1"
        answer(g, offered(g)[0])


@pytest.mark.rule("EMPIRE-DISC.1")
def test_luck_lays_all_five_as_well() -> None:
    laid = [lying(new_game(2, seed, discoveries="on", setup="random")) for seed in range(10)]
    assert all(sorted(tokens.values()) == sorted(FIVE) for tokens in laid)
    assert len({tuple(tokens) for tokens in laid}) > 5


def test_without_the_variant_there_are_none() -> None:
    assert lying(new_game(2, setup="random")) == {}


# ---- taking them


@pytest.mark.rule("EMPIRE-DISC.2")
@pytest.mark.parametrize("name", FIVE)
def test_the_first_city_takes_the_token_at_once(name: str) -> None:
    g = table({"armies": {"MEA-1": 1}}, {}, variants="discoveries", tokens={"MEA-1": name}, row=["ancient_woods"])
    told = events(g, "take ancient_woods", "build in MEA-1")
    assert asked(g) == (0, "Place")  # in the middle of the turn, and nobody was asked
    assert (gained(g), token(g, "MEA-1")) == ([name], None)
    assert {"event": "found", "seat": 0, "token": name, "region": "MEA-1"} in told


@pytest.mark.rule("EMPIRE-DISC.2")
def test_armies_take_nothing() -> None:
    g = table(
        {"armies": {"MEA-1": 5, "CRE-3": 1}},
        {},
        variants="discoveries",
        tokens={"MEA-3": "stable"},
        row=["dire_goblin"],
    )
    answer(g, "take dire_goblin", "move MEA-1 to MEA-3", "move CRE-3 to MEA-3", "done")
    assert (gained(g), token(g, "MEA-3"), armies(g, "MEA-3")) == ([], "stable", 2)


@pytest.mark.rule("EMPIRE-DISC.2")
def test_a_city_elsewhere_takes_nothing() -> None:
    here = {"armies": {"MEA-1": 1, "MEA-2": 1}}
    g = table(here, {}, variants="discoveries", tokens={"MEA-1": "stable"}, row=BUILD)
    answer(g, "take stronghold", "build in MEA-2")
    assert (gained(g), token(g, "MEA-1")) == ([], "stable")


@pytest.mark.rule("EMPIRE-DISC.2", "EMPIRE-DISC.3")
def test_only_the_first_city_counts_whoever_holds_the_region() -> None:
    tokens = {"MEA-1": "book_of_spells"}
    g = table(
        {"armies": {"MEA-1": 9}}, {"armies": {"MEA-1": 1}}, active=1, variants="discoveries", tokens=tokens, row=BUILD
    )
    answer(g, "take stronghold", "build in MEA-1")
    assert (gained(g, 0), gained(g, 1)) == ([], ["book_of_spells"])
    answer(g, "take night_village", "build in MEA-1")
    assert (gained(g, 0), gained(g, 1)) == ([], ["book_of_spells"])


@pytest.mark.rule("EMPIRE-DISC.3")
def test_a_second_city_of_the_finder_gives_nothing() -> None:
    here = {"armies": {"MEA-1": 1}, "coins": 5}
    g = table(here, {"coins": 5}, variants="discoveries", tokens={"MEA-1": "hidden_treasure"}, row=BUILD)
    answer(g, "take stronghold", "build in MEA-1", "take night_village", "take cursed_tower", "build in MEA-1")
    assert (gained(g), me(g).cities) == (["hidden_treasure"], 1)
    assert me(g).coins == 5 + 1  # both cards came from the free place


# ---- what they do


@pytest.mark.rule("EMPIRE-DISC.4")
def test_the_spring_counts_as_two_elixirs() -> None:
    here = {"armies": {"MEA-1": 1}, "cards": ["dire_goblin"]}
    other = {"cards": ["cursed_banshee"]}
    g = table(here, other, variants="discoveries", tokens={"MEA-1": "magic_spring"}, row=BUILD)
    assert (me(g).elixirs, score(g, 0)["elixirs"], score(g, 1)["elixirs"]) == (1, 0, 2)
    answer(g, "take stronghold", "build in MEA-1")
    assert (me(g).elixirs, me(g, 1).elixirs) == (3, 2)
    assert (score(g, 0)["elixirs"], score(g, 1)["elixirs"], score(g)["tokens"]) == (2, 0, 0)


@pytest.mark.rule("EMPIRE-DISC.4")
def test_the_spring_ties_with_two_elixirs_of_a_card() -> None:
    g = table({"tokens": ["magic_spring"]}, {"cards": ["cursed_banshee"]}, variants="discoveries")
    assert (score(g, 0)["elixirs"], score(g, 1)["elixirs"]) == (1, 1)


def count_of(g: Empire, question: str, *words: str) -> int:
    """How many armies or points an action begins with, for the seat on turn."""
    answer(g, *words)
    assert asked(g)[1] == question
    action = g.view(None)["action"]
    assert action["left"] == action["total"]
    return action["left"]


@pytest.mark.rule("EMPIRE-DISC.5")
@pytest.mark.parametrize(
    ("cards", "tokens", "count"),
    [([], [], 4), ([], ["cottage"], 5), (["forest_elf"], [], 5), (["forest_elf", "night_hydra"], ["cottage"], 7)],
)
def test_the_cottage_is_one_more_army_in_every_place_action(cards: list[str], tokens: list[str], count: int) -> None:
    seat = {"cards": cards, "tokens": tokens, "armies": {"CRE-3": 1}}
    row = ["ancient_tree_spirit", "dire_eye", "dire_goblin"]
    g = table(seat, {}, variants="discoveries", row=row)
    assert count_of(g, "Place", "take ancient_tree_spirit") == count
    answer(g, *["place in CRE-3"] * count)
    assert (asked(g), armies(g, "CRE-3")) == ((1, "Turn"), 1 + count)
    answer(g, "take dire_goblin")  # the other seat has no armies to move
    assert count_of(g, "Place", "take dire_eye") == count


@pytest.mark.rule("EMPIRE-DISC.5", "EMPIRE-DISC.9")
def test_cottage_and_stable_keep_to_their_own_kind_of_action_and_owner() -> None:
    both = {"armies": {"CRE-3": 1}}
    for name, row, question, count in [
        ("cottage", ["dire_goblin"], "Move", 5),
        ("stable", ["dire_eye"], "Place", 4),
    ]:
        g = table({"tokens": [name], **both}, both, variants="discoveries", row=row)
        assert count_of(g, question, f"take {row[0]}") == count
    for name, row, question, count in [
        ("cottage", ["dire_eye"], "Place", 4),
        ("stable", ["dire_goblin"], "Move", 5),
    ]:
        g = table({"tokens": [name], **both}, both, active=1, variants="discoveries", row=row)
        assert count_of(g, question, f"take {row[0]}") == count


@pytest.mark.rule("EMPIRE-DISC.5")
def test_the_cottage_makes_no_place_action_of_its_own() -> None:
    g = table({"tokens": ["cottage"], "armies": {"CRE-3": 1}}, {}, variants="discoveries", row=["stronghold"])
    answer(g, "take stronghold", "build in CRE-3")
    assert (asked(g), armies(g, "CRE-3")) == ((1, "Turn"), 1)


@pytest.mark.rule("EMPIRE-DISC.6")
def test_the_treasure_is_one_coin_once() -> None:
    here = {"armies": {"MEA-1": 1}, "coins": 5}
    g = table(here, {"coins": 5}, variants="discoveries", tokens={"MEA-1": "hidden_treasure"}, row=BUILD)
    answer(g, "take stronghold", "build in MEA-1")
    assert (me(g).coins, me(g, 1).coins) == (6, 5)
    answer(g, "take night_village", "take cursed_tower", "done")
    assert (me(g).coins, score(g)["tokens"]) == (6, 0)


@pytest.mark.rule("EMPIRE-DISC.7")
def test_the_book_is_worth_a_point() -> None:
    g = table({"armies": {"MEA-1": 1}}, {}, variants="discoveries", tokens={"MEA-1": "book_of_spells"}, row=BUILD)
    before = score(g)
    assert before["tokens"] == 0
    answer(g, "take stronghold", "build in MEA-1")
    after = score(g)
    assert (after["tokens"], after["total"]) == (1, before["total"] + 1)
    assert score(g, 1)["tokens"] == 0


@pytest.mark.rule("EMPIRE-DISC.8", "EMPIRE-TIE.1")
def test_example_18_the_book_wins_a_tie_against_coins_armies_and_regions() -> None:
    rich = {"coins": 3, "armies": {"MEA-1": 3, "MEA-2": 3}}  # two regions and their island
    poor = {"coins": 0, "armies": {"VOL-3": 1}, "tokens": ["book_of_spells"]}  # one region, its island, the book
    result = EMPIRE.result(table(rich, poor, variants="discoveries", phase="auction"))
    assert (result.scores, result.ranks) == ([3, 3], [2, 1])


@pytest.mark.rule("EMPIRE-DISC.8")
def test_the_book_does_not_help_who_is_behind() -> None:
    first = {"coins": 0, "armies": {"MEA-1": 1, "CRE-1": 1}}  # 4 points
    second = {"coins": 9, "armies": {"VOL-1": 1, "VOL-3": 1}}  # 4 points
    third = {"coins": 9, "tokens": ["book_of_spells"]}  # 1 point
    result = EMPIRE.result(table(first, second, third, variants="discoveries", phase="auction"))
    assert (result.scores, result.ranks) == ([4, 4, 1], [2, 1, 3])


@pytest.mark.rule("EMPIRE-DISC.8")
def test_without_the_book_coins_decide() -> None:
    first = {"coins": 3, "armies": {"MEA-1": 1}}
    second = {"coins": 2, "armies": {"VOL-1": 2}, "tokens": ["stable"]}
    result = EMPIRE.result(table(first, second, variants="discoveries", phase="auction"))
    assert (result.scores, result.ranks) == ([2, 2], [1, 2])


@pytest.mark.rule("EMPIRE-DISC.9")
@pytest.mark.parametrize(
    ("cards", "tokens", "points"),
    [
        ([], [], 5),
        ([], ["stable"], 6),
        (["noble_knight"], [], 6),
        (["noble_knight", "cursed_mausoleum"], ["stable"], 8),
    ],
)
def test_the_stable_is_one_more_point_in_every_move_action(cards: list[str], tokens: list[str], points: int) -> None:
    seat = {"cards": cards, "tokens": tokens, "armies": {"MEA-1": 9}}
    g = table(seat, {}, variants="discoveries", row=["dire_goblin", "dire_eye", "ancient_phoenix"])
    assert count_of(g, "Move", "take dire_goblin") == points
    answer(g, *["move MEA-1 to MEA-2"] * points)
    assert (asked(g), armies(g, "MEA-2")) == ((1, "Turn"), points)
    answer(g, "take dire_eye", "done")
    assert count_of(g, "Move", "take ancient_phoenix") == points


# ---- in the middle of an action


@pytest.mark.rule("EMPIRE-DISC.10", "EMPIRE-DISC.5")
@pytest.mark.parametrize(("tokens", "count"), [({"MEA-1": "cottage"}, 3), ({"MEA-2": "cottage"}, 2)])
def test_a_cottage_found_by_the_build_of_ancient_woods_raises_its_placing(tokens: dict[str, str], count: int) -> None:
    g = table({"armies": {"MEA-1": 1}}, {}, variants="discoveries", tokens=tokens, row=["ancient_woods"])
    assert count_of(g, "Place", "take ancient_woods", "build in MEA-1") == count
    answer(g, *["place in MEA-1"] * count)
    assert (asked(g), armies(g, "MEA-1")) == ((1, "Turn"), 1 + count)


@pytest.mark.rule("EMPIRE-DISC.10", "EMPIRE-DISC.6", "EMPIRE-LEAD.7")
def test_a_treasure_found_by_the_build_pays_for_the_placing() -> None:
    king = {"armies": {"MEA-1": 1}, "coins": 0, "leader": "bandit_king"}
    host = {"cities": {"VOL-7": 1}, "coins": 4}
    tokens = {"MEA-1": "hidden_treasure"}
    g = table(king, host, variants="discoveries leaders", tokens=tokens, row=["ancient_woods"])
    answer(g, "build in MEA-1")  # the only card without a price took itself
    assert (me(g).coins, offered(g)) == (
        1,
        ["place in CRE-3", "place in MEA-1", "place in VOL-7 at the city of seat 1", "done"],
    )
    answer(g, "place in VOL-7 at the city of seat 1")
    assert (me(g).coins, me(g, 1).coins, armies(g, "VOL-7")) == (0, 5, 1)


@pytest.mark.rule("EMPIRE-DISC.10")
def test_a_stable_found_after_the_move_of_a_castle_gives_no_points_back() -> None:
    seat = {"armies": {"MEA-1": 2}}
    g = table(seat, {}, {}, {}, variants="discoveries", tokens={"MEA-2": "stable"}, row=["castle_2", "dire_goblin"])
    answer(g, "take castle_2", "move MEA-1 to MEA-2", "done", "build in MEA-2")
    assert (asked(g), gained(g), me(g).extra_move) == ((1, "Turn"), ["stable"], 1)

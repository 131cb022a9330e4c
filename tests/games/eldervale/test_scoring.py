"""Final scoring in six steps, and who has won; the sum of teams (ELDER-25, ELDER-30.4, ELDER-30.13, W10)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.result import Result
from deskovka.games.eldervale.gaining import FOR_CACHES, FOR_HOMES, FOR_POWER, FOR_TABLEAU, REASONS
from deskovka.games.eldervale.realms import REALM_NUMBERS, REALMS
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import ELDERVALE, holds, me, table, units
from support.eldervale_cards import EVERY, cache_points, ended

FIVE = ["windswept-steppe", "briar-forest", "ash-plains", "magma-terraces", "terraced-fields"]
STEPS = ["unplaced-orbs", "power", "homes", "tableau", "caches", "prophecies"]


def points_for(reason: int, **seat: Any) -> int:
    """What a seat (of Air) scores at the end for one thing."""
    return int(me(ended(seat)).gains[reason])


def scoring_told(*seats: dict[str, Any], **keys: Any) -> list[dict[str, Any]]:
    """What is told while the game is scored."""
    g = ended(*seats, steps=[], **keys)
    told = g.listen()
    g.do(FinalScoring())
    g.settle()
    return [ELDERVALE.event_words.tell(event, None, everything=True) for event in told]


# ---- the worked example


FOUR_FIRE = ["fire-passage", "fire-aura", "fire-wall", "fire-lava-forge"]
FOUR_ORDER = ["order-passage", "order-aura", "order-wall", "order-workshop"]
ROOT_CAVE = {"earth-root-cave": {"fields": ["earth-2-gem", "earth-gem"]}}


def w10() -> Eldervale:
    """The given position of W10, after the last turn of all."""
    seat = {
        "element": "fire",
        "points": 31,
        "orbs": 1,
        "power": {"fire": 5, "water": 3, "order": 4, "chaos": 1},
        "dwellings": ["ash-plains", "magma-terraces", "pearl-lagoon", "hanging-rocks"],
        "cards": [*FOUR_FIRE, "water-passage", "water-wall", *FOUR_ORDER, "chaos-passage", "air-passage", ROOT_CAVE],
        "hand": ["prophecy-summit"],
        "resources": {},
    }
    places = ["ash-plains", "magma-terraces", "pearl-lagoon", "hanging-rocks", "mill", "dungeon-1"]
    g = ELDERVALE.position(
        {
            "seats": [seat, {"element": "water"}, {"element": "order"}, {"element": "air"}],
            "elements": ["chaos", "earth"],
            "map": {name: [number, 0] for number, name in enumerate(places)},
            "last_turns": 0,
            "phase": "end",
        }
    )
    assert isinstance(g, Eldervale)
    while g.ask is not None:
        g.choose(int(g.seat), "go on")
    return g


@pytest.mark.rule(*[f"ELDER-25.{number}" for number in (1, 2, 3, 4, 6, 7, 8, 10, 11, 12)])
def test_w10_is_worth_136() -> None:
    g = w10()
    assert me(g).points == 136
    sheet = {line.id: line.points[0] for line in g.result().sheet}
    final = {"unplaced-orbs": 1, "power": 17, "homes": 16, "tableau": 60, "caches": 6, "prophecies": 5}
    assert {step: sheet[step] for step in STEPS} == final
    assert sum(sheet.values()) == 136
    assert sum(sheet[step] for step in sheet if step not in STEPS) == 31  # what was on the track before


def explained(g: Eldervale, line: str) -> dict[str, int]:
    """The parts of a line that are of the first seat, in their order."""
    parts = next(one for one in g.result().sheet if one.id == line).parts
    return {part.name: part.points[0] for part in parts if part.seat == 0 or (part.seat is None and part.points[0])}


@pytest.mark.rule("ELDER-25.6", "ELDER-25.8")
def test_w10_explains_every_line_of_its_sheet() -> None:
    g = w10()
    assert explained(g, "power") == {"fire": 6, "water": 4, "order": 5, "chaos": 2}
    assert explained(g, "homes") == {"ash-plains": 6, "magma-terraces": 6, "pearl-lagoon": 4, "hanging-rocks": 0}
    assert explained(g, "caches") == {"earth-root-cave": 6}
    assert explained(g, "prophecies") == {"prophecy-summit": 5}
    tableau = explained(g, "tableau")
    assert next(iter(tableau)) == "start-fire"
    assert list(tableau.values()) == [6] + 4 * [6] + 4 * [5] + 2 * [4] + [2] + [0]  # 12 of 13: 3 for each dwelling
    assert len({"air-passage", "earth-root-cave"} & set(tableau)) == 1  # the other one is above the limit


@pytest.mark.rule("ELDER-25.12")
def test_a_prophecy_that_was_not_fulfilled_is_told_too() -> None:
    missed = ended({"hand": ["prophecy-legends"], "fame": 2}, {})
    assert explained(missed, "prophecies") == {"prophecy-legends": 0}


@pytest.mark.rule("ELDER-25.1", "ELDER-25.10")
def test_the_parts_of_a_line_are_the_points_of_the_line() -> None:
    for line in w10().result().sheet:
        if line.parts:
            assert [sum(part.points[seat] for part in line.parts) for seat in range(4)] == line.points


# ---- the six steps


EVERYTHING = {
    "orbs": 1,
    "dwellings": FIVE[:1],
    "tableau": ["earth-granary"],
    "purse": "1 gem",
    "hand": ["prophecy-summit"],
}


@pytest.mark.rule("ELDER-25.1")
def test_each_step_is_scored_for_all_before_the_next() -> None:
    other = {
        "orbs": 1,
        "dwellings": FIVE[2:3],
        "tableau": ["fire-ember-hoard"],
        "purse": "1 sword",
        "hand": ["prophecy-legends"],
    }
    told = scoring_told({**EVERYTHING, "power": {"air": 5}}, {**other, "fame": 7})
    scored = [(event["reason"], event["seat"]) for event in told if event["event"] == "points"]
    in_order = [(step, seat) for step in STEPS[:5] for seat in (0, 1)]
    assert scored == [*in_order, ("prophecies", 1), ("prophecies", 0)]  # the one with fewer points first


@pytest.mark.rule("ELDER-25.1")
def test_dwellings_markers_and_cards_stay_in_place() -> None:
    before = table({**EVERYTHING, "power": {"air": 5}}, **EVERY)
    after = ended({**EVERYTHING, "power": {"air": 5}})
    for g in (before, after):
        assert (me(g).dwellings, list(me(g).levels)[:2], holds(g)) == (1, [5, 0], ["prophecy-summit"])
        assert (me(g).orbs, me(g).purse, units(g, "ready")) == (1, 1, ["worker", "worker", "worker"])


@pytest.mark.rule("ELDER-25.3")
def test_a_marker_is_worth_its_printed_number() -> None:
    for level, printed in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)):
        assert points_for(FOR_POWER, power={"air": level}) == printed
    assert points_for(FOR_POWER, power={"air": 1, "fire": 5, "dark": 2}) == 2 + 6 + 3


@pytest.mark.rule("ELDER-25.3")
def test_a_marker_off_the_tracks_is_worth_nothing() -> None:
    assert points_for(FOR_POWER, power={"air": 0}) == 0


@pytest.mark.rule("ELDER-25.4")
def test_a_dwelling_is_worth_the_power_in_the_element_of_its_realm() -> None:
    two_of_fire = ["ash-plains", "magma-terraces"]
    assert points_for(FOR_HOMES, dwellings=two_of_fire, power={"fire": 3}) == 4 + 4
    assert points_for(FOR_HOMES, dwellings=two_of_fire, power={"air": 5}) == 0
    assert points_for(FOR_HOMES, dwellings=["windswept-steppe", *two_of_fire], power={"air": 5, "fire": 1}) == 6 + 2 + 2
    assert points_for(FOR_HOMES, power={"air": 5}) == 0


@pytest.mark.rule("ELDER-25.5")
def test_the_symbols_of_a_tile_make_no_difference() -> None:
    symbols = {name: int(REALMS[REALM_NUMBERS[name]].symbols) for name in ("ash-plains", "magma-terraces")}
    assert sorted(symbols.values()) == [1, 2]
    assert {points_for(FOR_HOMES, dwellings=[name], power={"fire": 3}) for name in symbols} == {4}


@pytest.mark.rule("ELDER-25.6", "ELDER-25.8")
def test_a_card_is_worth_the_power_in_its_element() -> None:
    """The start card is of Air."""
    cards = ["fire-passage", "fire-wall", "water-passage"]
    assert points_for(FOR_TABLEAU, tableau=cards, dwellings=FIVE[:1], power={"air": 1, "fire": 4}) == 2 + 5 + 5 + 0


@pytest.mark.rule("ELDER-25.7", "ELDER-25.9")
def test_the_start_card_always_counts_and_without_a_dwelling_nothing_else() -> None:
    cards = ["air-passage", "air-wall", "fire-passage"]
    assert points_for(FOR_TABLEAU, tableau=cards, power={"air": 5, "fire": 5}) == 6
    assert points_for(FOR_TABLEAU, power={"air": 3}, dwellings=FIVE) == 4
    assert points_for(FOR_TABLEAU, tableau=cards, power={"air": 0, "fire": 5}, dwellings=FIVE[:1]) == 0 + 6


@pytest.mark.rule("ELDER-25.8")
def test_of_too_many_cards_the_best_count() -> None:
    cards = ["air-passage", "air-wall", "air-aura", "fire-passage", "dark-passage"]
    power = {"air": 1, "fire": 5, "dark": 3}
    assert points_for(FOR_TABLEAU, tableau=cards, power=power, dwellings=FIVE[:1]) == 2 + (6 + 4 + 2)
    assert points_for(FOR_TABLEAU, tableau=cards, power=power, dwellings=FIVE[:2]) == 2 + (6 + 4 + 2 + 2 + 2)


@pytest.mark.rule("ELDER-25.10", "ELDER-25.11")
def test_a_cache_scores_even_if_its_card_does_not_count() -> None:
    """Without a dwelling no card counts; the Granary is worth a point for each gem and tool."""
    assert cache_points(tableau=["earth-granary"], purse="3 gem 2 tool 1 sword") == 5
    assert points_for(FOR_TABLEAU, tableau=["earth-granary"], purse="3 gem", power={"air": 1, "earth": 5}) == 2
    assert points_for(FOR_CACHES, purse="3 gem") == 0


@pytest.mark.rule("ELDER-25.12")
def test_prophecies_are_shown_from_the_fewest_points_to_the_most() -> None:
    """R67: equal ones in turn order; also those that are not fulfilled."""
    hands = [["prophecy-summit", "prophecy-fallen"], ["prophecy-legends"], ["prophecy-heroes"]]
    seats = [{"hand": hand, "points": points} for hand, points in zip(hands, (9, 9, 3), strict=True)]
    told = scoring_told(*seats)
    shown = [(event["seat"], event["magic"]) for event in told if event["event"] == "prophecy"]
    assert shown == [(2, "prophecy-heroes"), (0, "prophecy-summit"), (0, "prophecy-fallen"), (1, "prophecy-legends")]


# ---- who has won


def result_of(*seats: dict[str, Any], **keys: Any) -> Result:
    return ended(*seats, **keys).result()


@pytest.mark.rule("ELDER-25.13")
def test_most_points_win() -> None:
    result = result_of({"points": 20}, {"points": 30}, {"points": 25})
    assert (result.over, result.winners(), result.ranks) == (True, [1], [3, 1, 2])
    assert (result.tie_breaks, result.reason) == ([], "ELDER-25.13")
    assert result.scores == [20 + 2 + 2, 30 + 2 + 2, 25 + 2 + 2]  # the marker and the start card


@pytest.mark.rule("ELDER-25.13")
def test_nobody_has_won_before_the_end() -> None:
    result = table({"points": 20}, {"points": 30}).result()
    assert (result.over, result.as_json()["winners"], result.reason) == (False, [], "")


@pytest.mark.rule("ELDER-25.14")
def test_equal_points_are_broken_by_resources_and_cards_in_hand() -> None:
    first = {"points": 20, "purse": "2 gem 1 gold"}
    result = result_of(first, {"points": 20, "purse": "1 sword 1 gold", "hand": ["prophecy-fallen", "spell-gust"]})
    assert (result.winners(), result.ranks) == ([1], [2, 1])
    assert [(line.id, line.rule, line.points) for line in result.tie_breaks] == [("resources", "ELDER-25.14", [3, 4])]
    more = result_of({"points": 21}, {"points": 20, "purse": "5 gem 5 gold"})
    assert (more.winners(), more.tie_breaks) == ([0], [])  # only between equals


@pytest.mark.rule("ELDER-25.14")
def test_treasure_tokens_and_completed_quests_break_no_tie() -> None:  # R24
    first = {"points": 20, "tray": ["air-gem", "air-gold"], "quests": ["quest-slayer"]}
    assert result_of(first, {"points": 20, "purse": "1 gem"}).winners() == [1]


@pytest.mark.rule("ELDER-25.15")
def test_who_is_still_tied_shares_the_victory() -> None:
    result = result_of({"points": 20, "purse": "1 gem"}, {"points": 20, "hand": ["spell-gust"]}, {"points": 20})
    assert (result.winners(), result.ranks) == ([0, 1], [1, 1, 3])


# ---- teams: seats 0 and 1 against seats 2 and 3


def teams(*seats: dict[str, Any]) -> Result:
    return result_of(*seats, variants={"teams": "on"})


@pytest.mark.rule("ELDER-30.4")
def test_the_sum_of_a_team_counts() -> None:
    result = teams({"points": 40}, {"points": 10}, {"points": 26}, {"points": 26})
    assert (result.winners(), result.ranks) == ([2, 3], [3, 3, 1, 1])
    alone = result_of({"points": 40}, {"points": 10}, {"points": 26}, {"points": 26})
    assert alone.winners() == [0]


@pytest.mark.rule("ELDER-30.13")
def test_equal_sums_are_broken_by_the_resources_of_both() -> None:  # R54
    rich = {"points": 20, "purse": "3 gem"}
    result = teams(
        {**rich, "points": 30}, {"points": 20}, {"points": 25, "purse": "2 gold"}, {"points": 25, "purse": "2 gold"}
    )
    assert (result.winners(), [line.points for line in result.tie_breaks]) == ([2, 3], [[3, 0, 2, 2]])
    shared = teams(
        {"points": 30}, {"points": 20, "purse": "1 gem"}, {"points": 25, "hand": ["spell-gust"]}, {"points": 25}
    )
    assert (shared.winners(), shared.ranks) == ([0, 1, 2, 3], [1, 1, 1, 1])


def test_every_reason_for_points_has_its_line() -> None:
    """Some of them are only the ghosts'."""
    sheet = [line.id for line in ended({}).result().sheet]
    alone = [line.id for line in ELDERVALE.position({"ghosts": {}}).result().sheet]
    assert sorted(alone) == sorted(REASONS)
    assert [id for id in alone if id in sheet] == sheet
    assert sheet[-len(STEPS) :] == STEPS

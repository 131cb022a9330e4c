"""The table of Empire as text: the map, the row, the players, and nothing that a player may not see."""

from __future__ import annotations

import random
import re
from itertools import pairwise, product

import pytest
import yaml
from rich.text import Text

from deskovka.games.empire.board import SIDES
from deskovka.games.empire.drawing.signs import TOKEN_SIGNS
from deskovka.games.empire.drawing.textmap import GRIDS, PASSAGE, PASSING, grid_of
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import TOKENS
from deskovka.testing import play
from deskovka.text import LANGUAGES, texts
from support.empire import EMPIRE, answer, answer_until, new_game, table
from support.terminal import every_language
from support.text import RULES

NAMES = ["Jana", "Petr", "Iva", "Ota"]
QUIET = {"row": ["ancient_phoenix"]}
SIDE_TURNS = [(side, turn) for side in GRIDS for turn in (0, 90, 180, 270)]


def shown(g: Empire, seat: int | None = 0, columns: int = 100, language: str = "en") -> str:
    """The picture as it is read, without its marks."""
    marked = EMPIRE.picture(EMPIRE.view(g, seat), texts(language), NAMES[: int(g.seats)], columns)
    return Text.from_markup(marked).plain


def lines_with(text: str, *parts: str) -> list[str]:
    return [line for line in text.splitlines() if all(part in line for part in parts)]


def line_with(text: str, *parts: str) -> str:
    (line,) = lines_with(text, *parts)
    return line


def under(text: str, region: str) -> str:
    """What stands below the id of a region on the map, as far as the next line that is drawn."""
    lines = text.splitlines()
    own = re.compile(rf"(?<![↑→↓←]){region}")
    at, column = next((number, found.start()) for number, line in enumerate(lines) if (found := own.search(line)))
    block = []
    for line in lines[at + 1 : at + 7]:
        piece = line[max(column - 1, 0) : column + 10]
        if re.search(r"[─│╲╱═║┊╯]", piece):
            break
        block.append(piece.strip())
    return " ".join(block)


# ---- the map


@pytest.mark.parametrize("side", GRIDS)
def test_each_side_has_all_its_regions_on_its_grid(side: str) -> None:
    (facts,) = [each for each in SIDES if each.name == side]
    grid = "".join(GRIDS[side])
    assert len({len(row) for row in GRIDS[side]}) == 1
    assert sorted(name for name in grid if name.isdigit()) == [str(number + 1) for number in range(facts.size)]


@pytest.mark.parametrize("side", GRIDS)
def test_regions_stand_on_the_grid_as_they_lie_on_the_board(side: str) -> None:
    """What is clearly to the left of something, or above it, is never to the right of it, or below it."""
    data = yaml.safe_load((RULES / "empire-map.yaml").read_text(encoding="utf-8"))["sides"][side]
    labels = {region["id"].partition("-")[2]: region["label"] for region in data["regions"]}
    places = {name: (x, y) for y, row in enumerate(GRIDS[side]) for x, name in enumerate(row)}
    for (here, mine), (there, theirs) in product(labels.items(), repeat=2):
        for axis in range(2):
            if theirs[axis] - mine[axis] > 0.2:
                assert places[here][axis] <= places[there][axis], f"{here} {there}"


@pytest.mark.parametrize(("side", "turn"), SIDE_TURNS)
def test_lines_of_the_map_never_run_through_a_region(side: str, turn: int) -> None:
    grid = grid_of({"side": side, "turn": turn})
    places = {name: (x, y) for y, row in enumerate(grid) for x, name in enumerate(row)}
    (facts,) = [each for each in SIDES if each.name == side]
    slanting = []
    for a, b, _ in facts.links:
        ends = [str(a), PASSAGE, str(b)] if (side, a, b) in PASSING else [str(a), str(b)]
        for here, there in pairwise(ends):
            (x, y), (x2, y2) = places[here], places[there]
            assert max(abs(x - x2), abs(y - y2)) == 1, f"{here} {there}"
            if x != x2 and y != y2:
                slanting.append((min(x, x2), min(y, y2)))
    assert len(set(slanting)) == len(slanting)  # no two cross


def test_a_segment_is_turned_clockwise() -> None:
    turned = [grid_of({"side": "meadow", "turn": turn}) for turn in (0, 90, 180, 270)]
    assert turned == [["12", "43", "5."], ["541", ".32"], [".5", "34", "21"], ["23.", "145"]]


def test_the_stem_stands_above_the_centre_between_left_and_right() -> None:
    text = shown(table(**QUIET))
    row = line_with(text, "Meadow")
    assert re.search("Meadow.*Crescent.*Bridge Isles", row)
    stem = line_with(text, "Volcanoes")
    assert text.index("Volcanoes") < text.index("Meadow")
    assert row.index("Crescent") - 20 < stem.index("Volcanoes") < row.index("Bridge Isles")


def test_the_segments_of_a_rectangle_stand_in_one_row_where_they_fit_and_else_in_two() -> None:
    g = table(variants={"layout": "rectangle"}, **QUIET)
    titles = ("Meadow", "Crescent", "Bridge Isles", "Volcanoes")
    assert lines_with(shown(g, columns=120), *titles)
    narrow = shown(g, columns=80)
    assert lines_with(narrow, *titles[:2])
    assert lines_with(narrow, *titles[2:])


@pytest.mark.parametrize("layout", ["t", "rectangle"])
@every_language
def test_every_region_is_shown_with_its_id_and_its_ways_to_other_segments(layout: str, language: str) -> None:
    g = table(variants={"layout": layout}, **QUIET)
    view = EMPIRE.view(g, 0)
    for columns in (60, 80, 100, 120):
        text = shown(g, 0, columns, language)
        assert all(re.search(rf"(?<![↑→↓←─═┈]){region}\b", text) for region in view["regions"])
        for here, there in view["joins"]:
            assert re.search(rf"[↑→↓←]{here}", text)
            assert re.search(rf"[↑→↓←]{there}", text)


def test_pieces_are_told_by_a_shape_for_each_player() -> None:
    seats = [
        {"armies": {"MEA-1": 3}, "cities": {"MEA-1": 1}},
        {"armies": {"MEA-1": 2}},
        {"cities": {"MEA-1": 2}},
        {"armies": {"MEA-1": 12}},
    ]
    text = shown(table(*seats, **QUIET), columns=60)
    assert "●3♜ ◆2 ▲♜2 ■12" in line_with(text, "MEA-1 Standing Stones")


def test_neutral_armies_have_a_shape_of_their_own() -> None:
    g = table({"armies": {"VOL-5": 1}}, neutral={"VOL-5": 2}, **QUIET)
    assert "○VOL-5 Eastern Cliffs ●1 ○2" in shown(g, columns=60)
    assert under(shown(g), "VOL-5") == "Eastern Cliffs ●1 ○2 ↓CRE-2"


def test_the_shape_before_a_region_is_that_of_its_holder() -> None:
    g = table({"armies": {"MEA-1": 2, "MEA-2": 1}}, {"armies": {"MEA-2": 1, "MEA-3": 1}}, **QUIET)
    for columns in (60, 100):
        text = shown(g, columns=columns)
        assert "●MEA-1" in text
        assert re.search(r"[^●◆○]MEA-2", text)
        assert "◆MEA-3" in text


def test_the_start_and_the_tokens_are_marked_and_explained() -> None:
    g = table(variants="discoveries citadels", tokens={"MEA-2": "stable", "VOL-3": "citadel"}, **QUIET)
    text = shown(g, columns=60)
    assert "CRE-3 ★" in text
    assert "MEA-2 ♞" in text
    assert "VOL-3 ♛" in text
    for columns in (60, 100):
        explained = shown(g, columns=columns)
        assert all(words in explained for words in ("★ start", "♞ Stable", "♛ Citadel"))
        assert "§" not in explained


def test_every_token_has_a_sign_of_its_own() -> None:
    assert set(TOKEN_SIGNS) == {*TOKENS, "hidden"}
    assert len(set(TOKEN_SIGNS.values())) == len(TOKEN_SIGNS)


def test_a_token_face_down_is_seen_by_those_alone_who_have_looked() -> None:
    variants = {"discoveries": "on", "swamp": "on"}
    seats = [{"looked": ["MEA-2"], "armies": {"MEA-2": 1}}, {}]
    g = table(*seats, variants=variants, tokens={"MEA-2": "stable", "VOL-3": "poison_swamp"}, **QUIET)
    mine, theirs, others = (shown(g, seat, 60) for seat in (0, 1, None))
    assert "MEA-2 ?♞" in mine
    for text in (theirs, others):
        assert "MEA-2 ? " in text
        assert "♞" not in text
    for text in (mine, theirs, others):
        assert "VOL-3 ? " in text
        assert "☠" not in text


def test_islands_show_who_holds_them() -> None:
    g = table({"armies": {"VOL-1": 2}}, {"armies": {"BRI-1": 1}}, **QUIET)
    for columns in (60, 100):
        text = shown(g, columns=columns)
        assert "● VOL-1–2" in text
        assert "◆ BRI-1" in text
        assert "· VOL-3–7" in text


def test_the_list_for_a_narrow_terminal_names_the_neighbours() -> None:
    text = shown(table(**QUIET), columns=60)
    assert line_with(text, "MEA-4 Pine").split("Pine Grove")[1].split() == ["─MEA-1", "─MEA-3", "─MEA-5"]
    assert line_with(text, "BRI-1 West").split("West Isle")[1].split() == ["═BRI-2", "═BRI-3", "←CRE-4"]
    assert line_with(text, "CRE-1 Horn").split("Horn")[1].split() == ["─CRE-2", "┈CRE-4"]
    assert "╭" not in text


# ---- above the map


def test_the_row_has_prices_abilities_and_actions() -> None:
    row = ["noble_unicorn", "forest_elf", "castle_1", "mountain_treasury", "noble_hills", "dire_giant"]
    text = shown(table({}, {}, {}, {}, row=row))
    for words in (
        "0 Noble Unicorn (+1 move) move 4 + place 1",
        "1 Forest Elf (+1 army) place 3 or move 2",
        "1 Castle I (1 elixir) place 3 or build",
        "2 Mountain Treasury (1 elixir, 2 coins) move 3",
        "2 Noble Hills (4 pts for 3 noble) place 3",
        "3 Dire Giant (immune) place 3 + destroy",
    ):
        assert words in text
    assert "0 Vznešený jednorožec (+1 pohyb) přesun 4 + umístit 1" in shown(table(row=row[:1]), language="cs")


def test_the_card_being_played_leaves_its_place_and_tells_what_is_left() -> None:
    g = table({"armies": {"CRE-3": 2}, "cards": ["noble_knight"]}, row=["dire_eye", "ancient_phoenix"])
    answer(g, "take ancient_phoenix", "move CRE-3 to CRE-2")
    text = shown(g)
    assert "1 empty" in text
    assert "Playing: ● Jana · Ancient Phoenix (flying) move 5 · move armies: 5 of 6 left" in text
    assert "Playing" not in shown(table(**QUIET))


@pytest.mark.parametrize(
    ("language", "top"), [("en", "Turn 2 of 11  Game 2 of 3  Deck: "), ("cs", "Tah 2 z 11  Partie 2 ze 3  Balíček: ")]
)
def test_the_top_tells_the_turn_the_game_of_the_match_and_the_deck(language: str, top: str) -> None:
    card = [{"cards": ["dire_eye"]}, {"cards": ["dire_goblin"]}]
    g = table(*card, variants={"match": "three"}, game=2, **QUIET)
    assert shown(g, language=language).startswith(f"{top}{len(g.deck)}")


def test_a_bid_is_shown_to_its_bidder_and_to_all_once_all_have_bid() -> None:
    g = new_game(2, 1)
    answer_until(g, "Bid")
    play.choose(g, 0, "bid 5")
    assert "bid 5" in shown(g, 0)
    for viewer in (1, None):
        assert "bid ?" in shown(g, viewer)
        assert "bid 5" not in shown(g, viewer)
    play.choose(g, 1, "bid 3")
    for viewer in (0, 1, None):
        assert "Bids:  ● Jana 5  ◆ Petr 3" in shown(g, viewer)


# ---- below the map


def test_a_player_has_points_with_their_parts() -> None:
    seats = [{"armies": {"MEA-1": 1}, "cards": ["ancient_sage", "ancient_tree_spirit"]}, {}]
    text = shown(table(*seats, starter=1, active=0, **QUIET))
    assert line_with(text, "Jana") == "▶ ● Jana  points 6  = regions 1 + islands 1 + cards 2 + elixirs 2"
    assert line_with(text, "Petr") == "  ◆ Petr  points 0  first"


def test_a_player_has_coins_pieces_abilities_and_cards() -> None:
    cards = ["noble_unicorn", "noble_knight", "dire_eye", "dire_giant", "stronghold"]
    me = {"coins": 4, "cards": cards, "armies": {"MEA-1": 3}, "cities": {"MEA-1": 1}, "leader": "red_sorceress"}
    me |= {"trophies": {1: 2}, "tokens": ["stable"]}
    variants = {"leaders": "on", "discoveries": "on"}
    g = table(me, {"coins": 7, "leader": "bandit_king"}, variants=variants, **QUIET)
    mine, theirs = re.split(r"◆ Petr", shown(g).partition("● Jana")[2])
    said = re.sub(r"\s+", " ", mine)
    for words in (
        "coins 4 · armies left 15 · cities left 2 · sea step costs 2 · +3 move",
        "immune",
        "leader Red Sorceress",
        "trophies 2",
        "♞ Stable",
        "cards 5",
        "dire 2, noble 2",
        "1 pt per dire",
    ):
        assert words in said
    assert "coins 7 · armies left 16 · cities left 3 · sea step costs 3 · leader Bandit King · cards 0" in theirs


# ---- the width


@every_language
@pytest.mark.parametrize(("layout", "seed"), [("t", 1), ("t", 2), ("rectangle", 3), ("rectangle", 4)])
def test_no_line_is_longer_than_the_terminal_is_wide(language: str, layout: str, seed: int) -> None:
    luck = random.Random(seed)
    extras = dict.fromkeys(("discoveries", "swamp", "citadels", "encounters", "leaders"), "on")
    g = new_game(luck.choice([2, 3, 4]), seed, layout=layout, match="three", **extras)
    for step in range(160):
        if step % 40 == 0:
            for columns in (60, 80, 100, 120):
                assert max(map(len, shown(g, 0, columns, language).splitlines())) <= columns
        g.play(luck.choice(list(g.options)))


@every_language
@pytest.mark.parametrize("turn", ["north", "east", "south", "west"])
def test_the_widest_maps_are_drawn_on_100_columns(language: str, turn: str) -> None:
    board = [f"{side} {turn}" for side in ("crescent", "desert", "volcano", "red_forest")]
    for layout in ("t", "rectangle"):
        text = shown(table(map=board, variants={"layout": layout}, **QUIET), language=language)
        assert text.count("╭") == 4
        assert max(map(len, text.splitlines())) <= 100


def test_long_names_with_brackets_are_shown_as_they_are() -> None:
    names = ["A \\[bold] name", "x" * 120]
    view = EMPIRE.view(table(**QUIET), 0)
    for language in LANGUAGES:
        text = Text.from_markup(EMPIRE.picture(view, texts(language), names, 80)).plain
        assert "● A [bold] name" in text
        assert max(map(len, text.splitlines())) <= 80

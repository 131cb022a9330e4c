"""The table of Kemet as text: the map, the players, my own things, and nothing that a player may not see."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest
from rich.text import Text

from deskovka.core.ink import Sheet
from deskovka.games.kemet import areas as a
from deskovka.games.kemet.drawing.signs import SHAPES
from deskovka.games.kemet.drawing.textmap import DELTA, EAST, INSIDE, NARROWEST, Panel, has_east, west_of, widths
from deskovka.games.kemet.table import Kemet
from deskovka.testing import play
from deskovka.text import LANGUAGES, texts
from support.kemet import KEMET, answer, asked, new_game, table
from support.kemet_battle import clash, meet
from support.terminal import every_language

NAMES = ["Jana", "Petr", "Iva", "Ota", "Eva"]
SEATS = (2, 3, 4, 5)
WIDTHS = (40, 60, 72, 80, 100, 140, 200)
every_board = pytest.mark.parametrize("seats", SEATS)


def shown(g: Kemet, seat: int | None = 0, columns: int = 100, language: str = "en") -> str:
    """The picture as it is read, without its marks."""
    marked = KEMET.picture(KEMET.view(g, seat), texts(language), NAMES[: int(g.seats)], columns)
    return Text.from_markup(marked).plain


def in_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def line_with(text: str, *parts: str) -> str:
    (line,) = [line for line in text.splitlines() if all(part in line for part in parts)]
    return line


def panels(g: Kemet, columns: int = 40) -> list[Panel]:
    """The parts of the map that are drawn for so many players."""
    view = KEMET.view(g, 0)
    seats = int(g.seats)
    west = widths("west" if seats in a.ONE_DUNE else "full", columns)
    parts = [(west_of(seats), west), (DELTA, [14, 14, 14])]
    if has_east(seats):
        parts.append((EAST, widths("east", columns)))
    return [Panel(view, texts("en"), grid, inner) for grid, inner in parts]


def share_a_wall(panel: Panel, one: str, other: str) -> bool:
    left, top, right, bottom = panel.corners(one)
    left2, top2, right2, bottom2 = panel.corners(other)
    beside = (right == left2 or right2 == left) and min(bottom, bottom2) - max(top, top2) > 1
    above = (bottom == top2 or bottom2 == top) and min(right, right2) - max(left, left2) > 1
    return beside or above


def drawn_borders(g: Kemet) -> set[frozenset[str]]:
    """Pairs that touch, or are one inside the other; the districts of a city among themselves."""
    found: set[frozenset[str]] = set()
    for panel in panels(g):
        found |= {frozenset(pair) for pair in combinations(panel.spans, 2) if share_a_wall(panel, *pair)}
        for area in panel.spans:
            if area in INSIDE:
                found.add(frozenset((area, INSIDE[area])))
            if area.startswith("front_"):
                city = [area, *(f"{area.partition('_')[2]}_d{number}" for number in (1, 2, 3))]
                found |= {frozenset(pair) for pair in combinations(city, 2)}
    return found


def borders(g: Kemet) -> set[frozenset[str]]:
    board = a.BOARDS[int(g.seats)]
    return {
        frozenset((a.AREA_NAMES[area], a.AREA_NAMES[board.borders[i]]))
        for area in board.areas
        for i in range(board.border_ends[area], board.border_ends[area + 1])
    }


# ---- the map


@every_board
def test_areas_touch_on_the_map_exactly_when_they_border_each_other(seats: int) -> None:
    g = table(*[{}] * seats)
    assert drawn_borders(g) == borders(g)


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [72, 80, 100, 140])
def test_every_city_and_area_is_on_the_map_with_its_name(seats: int, language: str, columns: int) -> None:
    g = table(*[{}] * seats)
    say = texts(language)
    text = shown(g, 0, columns, language)
    assert text.count("╔") == seats
    assert text.count(say("kemet-label-front").split()[0]) >= seats
    areas = [a.AREA_NAMES[area] for area in g.board.areas if a.KIND_OF[area] != a.DISTRICT]
    for area in areas:
        if not area.startswith("front_"):
            assert all(part in text for part in say(f"kemet-area-{area}").split())
    for city in g.board.cities:
        assert say(f"kemet-city-{a.CITIES[city]}").split()[0] in text


@every_board
def test_west_is_left_of_the_nile_and_the_delta_above(seats: int) -> None:
    text = shown(table(*[{}] * seats), columns=100)
    lines = text.splitlines()
    row = {name: next(n for n, line in enumerate(lines) if name in line) for name in ("Pantheon", "North-west city")}
    assert row["Pantheon"] < row["North-west city"]
    assert lines[row["North-west city"]].index("North-west") < lines[row["North-west city"]].index("~~~")
    assert ("East city" in text) == has_east(seats)
    if has_east(seats):
        assert re.search(r"~~~.*East city", text)


def test_printed_things_are_signs() -> None:
    text = shown(table(*[{}] * 3), columns=200)
    for words in ("Delta bank ≈", "Pantheon ⊥ −2→+1★", "Desert before the city ≋", "North-western dunes ⊥"):
        assert words in text
    assert in_one_line(shown(table(), columns=60)).count("⊥ +2☥ ☆") == 1
    assert "Great western temple ⊥ +3☥ ☆" in shown(table(), columns=60)


def test_pyramids_points_armies_and_creatures_are_signs() -> None:
    me = {"pyramids": {"nw_d1": "ruby 4"}, "units": {"nw_d1": 3, "temple_west_small": 2}}
    me |= {"tiles": ["ruby_2_phoenix"], "creatures": {"ruby_2_phoenix": "nw_d1"}}
    g = table(me, {"units": {"s_d2": 5}})
    text = shown(g)
    assert "║1 R4 ★● ●3♞" in text
    assert "│2 ◆5" in text
    assert "Small western temple ⊥ +2☥ ★● ●2" in shown(g, columns=60)
    assert "●♞ Phoenix in district 1 of the north-west city" in text
    assert "● North-west city" in text
    assert "◆ South-west city" in text


def test_a_pyramid_gives_its_point_to_whoever_holds_it() -> None:
    text = shown(table({"pyramids": {"nw_d2": "ruby 4"}}, {"units": {"nw_d2": 2}}))
    assert "│2 R4 ★◆ ◆2" in text


@every_board
def test_crowded_districts_of_a_narrow_map_keep_all_their_pieces(seats: int) -> None:
    creature = {"tiles": ["ruby_2_phoenix"], "creatures": {"ruby_2_phoenix": "nw_d1"}}
    g = table({**creature, "pyramids": {"nw_d1": "ruby 4"}, "units": {"nw_d1": 5}}, *[{}] * (seats - 1))
    for columns in WIDTHS:
        text = shown(g, 0, columns)
        assert all(sign in text for sign in ("R4", "★●", "●5♞"))


def test_walls_that_meet_are_joined() -> None:
    sheet = Sheet(7, 3)
    sheet.frame(0, 0, 3, 2, "")
    sheet.frame(3, 0, 6, 2, "")
    assert ["".join(text for text, _ in line) for line in sheet.lines()] == ["┌──┬──┐", "│  │  │", "└──┴──┘"]


@pytest.mark.parametrize("columns", [40, 60, 71])
@every_board
def test_a_narrow_terminal_gets_a_list_with_the_neighbours(seats: int, columns: int) -> None:
    g = table(*[{}] * seats)
    text = shown(g, 0, columns)
    said = in_one_line(text)
    assert columns < NARROWEST
    assert not re.search("[┌╔~]", text)
    assert "↔ Delta bank" in said
    assert "Pantheon ⊥ −2→+1★ ↔ Delta bank" in said
    assert "The districts of a city border each other" in said
    for area in g.board.areas:
        if a.KIND_OF[area] != a.DISTRICT:
            near = [g.board.borders[i] for i in range(g.board.border_ends[area], g.board.border_ends[area + 1])]
            entry = said.split(f"{texts('en')(f'kemet-area-{a.AREA_NAMES[area]}')} ", 1)[1]
            assert "↔" in entry
            for other in near:
                if a.KIND_OF[other] != a.DISTRICT:
                    assert texts("en")(f"kemet-area-{a.AREA_NAMES[other]}") in said


def test_signs_are_explained_at_the_start_of_a_turn() -> None:
    g = table(*[{"units": {"front_nw": 1}}, {}, {}, {}])
    for columns in (60, 80, 100):
        said = in_one_line(shown(g, 0, columns))
        assert "⊥ obelisk" in said
        assert "Boats sail from a harbour" in said
        assert "✓ used" in said
    answer(g, "token on move_3")
    assert "⊥ obelisk" not in shown(g, 0, 80)


# ---- above and below the map


@pytest.mark.parametrize(
    ("language", "top"),
    [
        ("en", "Round 3 · day · turn of ◆ Petr · 9 VP to win"),
        ("cs", "3. kolo · den · na tahu ◆ Petr · k vítězství 9 VB"),
    ],
)
def test_the_top_tells_the_round_the_phase_and_whose_turn_it_is(language: str, top: str) -> None:
    assert shown(table(round=3, active=1), language=language).startswith(top)


@every_language
def test_the_steps_of_the_night_have_names(language: str) -> None:
    g = table(
        {"tokens": 0, "veterans": 1}, {"tokens": 1, "used": ["recruit", "build"]}, variants={"round_limit": "six"}
    )
    answer(g, "token on pray_1")
    assert asked(g) == (0, "VeteransPray")
    assert {"en": "Round 1 of 6 · night: Prayer", "cs": "1. kolo z 6 · noc: Modlitba"}[language] in shown(
        g, language=language
    )


def test_players_stand_in_turn_order_with_their_numbers() -> None:
    seats = [{"points": 2, "prayer": 5, "veterans": 1, "units": {"temple_west_small": 1}}, {"hand": ["prayer"]}, {}]
    text = shown(table(*seats, order=[2, 0, 1]))
    rows = [line for line in text.splitlines() if re.match(r"[▶ ] \d\.", line)]
    assert [row.split(",")[0][2:] for row in rows] == ["1. ▲ Iva", "2. ● Jana", "3. ◆ Petr"]
    assert re.search(r"Horus +3 = 2 \+ 1 +5 +5/5 +11 +1 +0$", rows[1])
    assert re.search(r"Sobek +0 = 0 \+ 0 +\d+ +5/5 +12 +0 +1$", rows[2])
    assert rows[0].startswith("▶")


def test_a_place_in_the_order_that_is_not_chosen_yet_is_a_dash() -> None:
    g = table({"tokens": 0}, {"tokens": 1, "used": ["recruit", "build"]}, {"tokens": 0}, active=1)
    answer(g, "token on pray_1")
    assert asked(g)[1] == "ChooseFate"
    answer(g, "place 3")
    text = shown(g)
    assert len(re.findall(r"^[▶ ] –  ", text, re.MULTILINE)) == 2
    assert len(re.findall(r"^[▶ ] 3\. ", text, re.MULTILINE)) == 1
    assert all(text.count(f"{SHAPES[seat]} {NAMES[seat]}") for seat in range(3))


def test_tiles_waiting_creatures_and_cards_out_of_hand_stand_below_a_player() -> None:
    them = {"tiles": ["ruby_1_charge", "ruby_2_phoenix"], "open_cards": ["bc_5"], "closed_cards": ["bc_2p2"]}
    text = shown(table({}, them), columns=140)
    assert "R1 Charge! · R2 Phoenix · ♞ Phoenix on its tile · out of hand: Sacrificial Charge · 1 face down" in text


def test_my_board_marks_the_spaces_i_have_used() -> None:
    me = {"used": ["move_3", "pray_2"], "pyramids": {"nw_d1": "ruby 1"}, "units": {"nw_d1": 2}}
    g = table(me)
    text = in_one_line(shown(g))
    assert "● Jana board 3: ○ Recruit ✓ Move 2: ○ Move ○ Build pyramid ✓ Pray 1: ○ tile R" in text
    answer(g, "token on move_2")
    assert "2: ▶ Move ○ Build pyramid ✓ Pray" in in_one_line(shown(g))
    assert "▶ Move" not in shown(g, 1)


def test_my_cards_are_shown_with_their_numbers_to_me_alone() -> None:
    g = table(
        {"hand": ["war_fury", "war_fury", "prayer"], "open_cards": ["bc_3p1"], "closed_cards": ["bc_5"]},
        {"hand": ["open_gates"]},
    )
    mine = in_one_line(shown(g, 0))
    assert "Divine Intervention: War Fury ×2 1☥ · Prayer" in mine
    assert "Cavalry Blitz 4 ✶1" in mine
    assert "Mixed Tactics 2 ✶2 ◊1" in mine
    assert "Face down: Sacrificial Charge 5 †2" in mine
    assert "Open Gates" not in mine
    theirs, others = shown(g, 1), shown(g, None)
    for text in (theirs, others):
        assert "War Fury" not in text
        assert "1 face down" in text
    assert "Open Gates 1☥" in theirs
    assert "Open Gates" not in others
    assert "Cavalry Blitz" not in others


# ---- the offer


def test_the_offer_is_one_line_with_what_i_can_acquire() -> None:
    me = {"prayer": 2, "pyramids": {"nw_d1": "ruby 2"}, "units": {"nw_d1": 1}, "tiles": ["ruby_1_charge"]}
    text = shown(table(me))
    assert "Power tiles on offer  R 1·4·4·3  S 2·4·4·3" in text
    said = in_one_line(text).partition("You can acquire: ")[2]
    assert said.startswith("R1 Priest of Mafdet 1☥ · R2 Phoenix 2☥ · R2 Carnage 2☥ · R2 Wyyrt Storm 2☥ R2 Portal 2☥")
    assert "You can acquire" not in shown(table(me), 1)
    assert "You can acquire" not in shown(table({**me, "prayer": 0}))


def test_the_whole_offer_is_shown_when_a_tile_is_to_be_acquired() -> None:
    me = {"prayer": 5, "pyramids": {"nw_d1": "ruby 2"}, "units": {"nw_d1": 1}, "tiles": ["ruby_1_charge"]}
    g = table(me)
    answer(g, "token on acquire_1")
    assert asked(g)[1] == "AcquireTile"
    text = shown(g)
    assert "› R1 1☥ Priest of Mafdet · ✓ Charge!" in text
    assert "› R2 2☥ Phoenix · Carnage · Wyyrt Storm · Portal" in text
    assert re.search(r"^  R3 3☥ Domination \(ruby\)", text, re.MULTILINE)
    assert re.search(r"^  S1 1☥ ", text, re.MULTILINE)
    assert re.search(r"^  R2 Phoenix · Carnage", shown(g, None), re.MULTILINE)


# ---- march and battle


def test_the_way_of_an_army_is_told_step_by_step() -> None:
    g = table({"units": {"nw_d1": 4}, "pyramids": {"nw_d1": "ruby 1"}, "prayer": 5})
    answer(g, "token on move_3", "march from nw_d1", "teleport to west_dunes", "send 3")
    said = in_one_line(shown(g))
    assert "» Move: from district 1 of the north-west city → by teleport to the western dunes (3)" in said
    assert "1 ground movement left" in said
    assert "»Western" in shown(g, 1)
    assert "» Move" not in shown(table())


def test_a_battle_is_marked_on_the_map_and_told_side_by_side() -> None:
    g = meet(5, 4, "temple_west_small", {"prayer": 3, "tiles": ["ruby_1_charge"]}, {"hand": ["war_fury"], "prayer": 3})
    play.choose(g, 0, "play bc_3d2 discard bc_5")
    mine, theirs = shown(g, 0), shown(g, 1)
    for text in (mine, theirs):
        assert "!Small" in text
        assert "! Battle at the small western temple" in text
        assert line_with(text, "units  ").split() == ["units", "5", "4"]
    assert line_with(mine, "battle card").split()[2:] == ["Fervent", "Purge", "3", "✶2", "?"]
    assert line_with(mine, "together").split()[1:] == ["9", "✶2", "4", "+", "?"]
    assert line_with(theirs, "battle card").split()[2:] == ["?"]
    assert line_with(theirs, "together").split()[1:] == ["6", "+", "?", "4"]
    assert "Fervent Purge 3 ✶2" not in theirs.partition("! Battle")[2]


def test_who_has_chosen_in_a_war_council_is_told_but_not_what() -> None:
    g = meet(5, 4)
    play.choose(g, 0, "play bc_3d2 discard bc_5")
    for viewer in (1, None):
        report = shown(g, viewer).partition("! Battle")[2]
        assert "● Jana attacks ✓ has chosen" in report
        assert "Fervent Purge" not in report
    assert "● Jana attacks" in shown(g, None, 60)


@pytest.mark.parametrize("columns", [60, 100])
def test_a_battle_that_is_decided_tells_losses_and_gains(columns: int) -> None:
    g = meet(5, 4, "temple_west_small", {"prayer": 3}, {"hand": ["bronze_wall"]})
    clash(g, "bc_4d1", "bc_2p2 bronze_wall")
    said = in_one_line(shown(g, None, columns))
    for words in ("won by ● Jana", "Cavalry Blitz 4 ✶1", "Phalanx Defence 2 ◊2", "Bronze Wall ◊1", "+1 VP"):
        assert words in said


def test_the_last_battle_is_one_line() -> None:
    g = meet(5, 1, "temple_west_small")
    clash(g, "bc_4d1", "bc_3d2")
    while g.battle is not None:
        g.play(g.options[0])
    assert "Last battle at the small western temple:  ● Jana 9 (won), lost 2  ◆ Petr 4, lost 1" in shown(g)


# ---- the width


@every_language
@every_board
def test_no_line_is_longer_than_the_terminal_is_wide(language: str, seats: int) -> None:
    luck = random.Random(seats)
    g = new_game(seats, seats)
    seen: set[str] = set()
    for step in range(400):
        question = type(g.ask).__name__
        if question not in seen or step % 100 == 0:
            seen.add(question)
            for columns in WIDTHS:
                text = shown(g, step % seats, columns, language)
                assert max(map(len, text.splitlines())) <= columns
        g.play(luck.choice(list(g.options)))
        if not g.options:
            break
    assert len(seen) > 8


@every_board
def test_everything_can_be_shown_face_up(seats: int) -> None:
    g = new_game(seats, 1)
    text = Text.from_markup(KEMET.picture(KEMET.open_view(g), texts("en"), NAMES[:seats], 80)).plain
    assert text.count("Battle cards:") == seats


def test_long_names_with_brackets_are_shown_as_they_are() -> None:
    names = ["A \\[bold] name", "x" * 120]
    view = KEMET.view(table(), 0)
    for language in LANGUAGES:
        for columns in (60, 80):
            text = Text.from_markup(KEMET.picture(view, texts(language), names, columns)).plain
            assert "● A [bold] name" in text
            assert max(map(len, text.splitlines())) <= columns

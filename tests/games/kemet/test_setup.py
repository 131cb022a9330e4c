"""Setting the table: colours, tiles, cities, cards, units, pyramids and the first tile (KEMET-SETUP)."""

from __future__ import annotations

import pytest

from deskovka.core.codec import vec_of
from deskovka.games.kemet.areas import AREA_NAMES, CITIES, CITY_OF
from deskovka.games.kemet.cards import CARD_NAMES, DIVERSION
from deskovka.games.kemet.powers import POINTS, TILE_NAMES, TILE_NUMBERS, TILES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import COLOURS
from support.kemet import answer, asked, me, new_game, offered, points, refused, table, units

SEATS = (2, 3, 4, 5)
SEEDS = range(1, 13)
TEMPLES = {
    2: ["temple_west_small", "temple_west_great", "temple_delta"],
    5: ["temple_west_small", "temple_west_great", "temple_east_small", "temple_east_great", "temple_delta"],
}


def colours(g: Kemet) -> list[str]:
    return [name for number, name in enumerate(COLOURS) if g.colours >> number & 1]


def until(g: Kemet, step: str, choice: int = 0) -> list[tuple[int, str]]:
    """Answer with one and the same option until this step asks; who was asked what."""
    questions = []
    while asked(g)[1] != step:
        questions.append(asked(g))
        answer(g, offered(g)[choice])
    return questions


def offer(g: Kemet) -> dict[str, int]:
    return {name: int(g.offer[number]) for number, name in enumerate(TILE_NAMES) if g.offer[number]}


def city(g: Kemet, seat: int) -> str:
    return CITIES[me(g, seat).city]


def game_with(seats: int, *wanted: str) -> Kemet:
    """A game in which these colours are drawn."""
    for seed in range(1, 200):
        g = new_game(seats, seed)
        if set(wanted) <= set(colours(g)):
            return g
    raise AssertionError("no such draw")


# ---- colours and tiles


@pytest.mark.rule("KEMET-SETUP.1")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_colours_are_drawn_by_number_of_players(seats: int, count: int) -> None:
    drawn = [colours(new_game(seats, seed)) for seed in range(1, 40)]
    assert {len(each) for each in drawn} == {count}
    assert {colour for each in drawn for colour in each} == set(COLOURS)
    assert len({tuple(each) for each in drawn}) == {2: 6, 3: 4, 4: 1}[count]


@pytest.mark.rule("KEMET-SETUP.2")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 26), (3, 48), (4, 48), (5, 64)])
def test_all_tiles_of_the_colours_in_play_are_offered(seats: int, tiles: int) -> None:
    for seed in SEEDS:
        g = new_game(seats, seed)
        assert sum(offer(g).values()) == tiles
        assert {name.split("_")[0] for name in offer(g)} == set(colours(g))
        assert g.view(None)["offer"] == offer(g)


@pytest.mark.rule("KEMET-SETUP.2")
def test_with_three_players_each_level_of_a_colour_has_four_tiles() -> None:
    g = new_game(3)
    counts: dict[str, int] = {}
    for name, count in offer(g).items():
        level = name[: name.index("_") + 2]
        counts[level] = counts.get(level, 0) + count
    assert set(counts.values()) == {4}
    assert len(counts) == 12


@pytest.mark.rule("KEMET-SETUP.3", "KEMET-SETUP.21")
def test_worked_example_15_setup_for_two_with_ruby_and_onyx() -> None:
    g = table(colours=["ruby", "onyx"])
    assert sum(offer(g).values()) == 26
    assert set(offer(g).values()) == {1}
    assert not [name for name in offer(g) if name.endswith("act_of_god")]
    for name in ("ruby_1_charge", "ruby_1_priest_of_mafdet", "onyx_1_mercenaries", "onyx_1_local_recruitment"):
        assert offer(g)[name] == 1
    assert "ruby_3_domination" in offer(g)
    assert "onyx_3_domination" in offer(g)


@pytest.mark.rule("KEMET-SETUP.4")
def test_tiles_of_other_colours_and_removed_tiles_are_not_to_be_had() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 4"}, "prayer": 11})
    answer(g, "token on acquire_1")
    assert {word.split()[1].split("_")[0] for word in offered(g) if word != "done"} == {"ruby"}
    assert refused(g, "acquire ruby_4_act_of_god").rule == "KEMET-ACQ.14"
    assert refused(g, "acquire diamond_1_priest").rule == "KEMET-ACQ.14"


@pytest.mark.rule("KEMET-SETUP.6")
@pytest.mark.parametrize("seats", SEATS)
def test_creatures_begin_on_their_tiles_in_the_offer(seats: int) -> None:
    g = new_game(seats)
    assert set(g.creature_owners) == {-1}
    assert set(g.creature_areas) == {-1}
    assert all(word.startswith(("token", "play")) for word in offered(table({"units": {"nw_d1": 5}})))


@pytest.mark.rule("KEMET-SETUP.7")
def test_a_divine_point_lies_on_dominations_and_on_the_sphinx_only() -> None:
    with_point = [tile.name for tile in TILES if any(power == POINTS for power, _ in tile.gives)]
    assert sorted(with_point) == [
        "diamond_3_domination",
        "onyx_3_domination",
        "ruby_3_domination",
        "sapphire_3_domination",
        "sapphire_4_sphinx",
    ]
    assert all(amount == 1 for tile in TILES for power, amount in tile.gives if power == POINTS)


@pytest.mark.rule("KEMET-SETUP.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_temple_in_play_has_one_point(seats: int) -> None:
    standing = dict.fromkeys(TEMPLES[seats], 1)
    others: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    assert points(table({"units": standing}, *others)) == len(standing)
    assert points(table({"units": {TEMPLES[seats][0]: 5, "pantheon": 1}}, *others)) == 1


# ---- cards


@pytest.mark.rule("KEMET-SETUP.9")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_diversion_and_the_others_are_gone(seats: int) -> None:
    for seed in SEEDS:
        g = new_game(seats, seed)
        assert [int(p.hand[DIVERSION]) for p in g.players] == [1] * seats
        assert DIVERSION not in g.deck
        assert DIVERSION not in g.discard


@pytest.mark.rule("KEMET-SETUP.10", "KEMET-SETUP.15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_other_33_cards_are_a_shuffled_deck_and_everybody_draws_two(seats: int) -> None:
    g = new_game(seats)
    assert [int(p.cards_held()) for p in g.players] == [3] * seats
    assert len(g.deck) == 33 - 2 * seats
    assert len({tuple(new_game(seats, seed).deck) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("KEMET-SETUP.10")
def test_the_deck_lies_face_down() -> None:
    g = new_game()
    before = [g.view(0), g.view(1), g.view(None)]
    g.deck = vec_of([int(kind) for kind in g.deck][::-1])
    assert [g.view(0), g.view(1), g.view(None)] == before


# ---- cities and things


@pytest.mark.rule("KEMET-SETUP.11", "KEMET-SETUP.29")
@pytest.mark.parametrize("seats", SEATS)
def test_cities_are_dealt_by_lot_to_one_player_each(seats: int) -> None:
    dealt = [[city(g, seat) for seat in range(seats)] for g in (new_game(seats, seed) for seed in SEEDS)]
    in_play = sorted(CITIES[number] for number in new_game(seats).board.cities)
    assert all(sorted(cities) == in_play for cities in dealt)
    assert len({cities[0] for cities in dealt}) > 1


@pytest.mark.rule("KEMET-SETUP.11", "KEMET-SETUP.29")
def test_cities_may_be_chosen_and_a_chosen_one_is_gone() -> None:
    g = new_game(3, cities="choose")
    assert asked(g) == (0, "ChooseCity")
    assert offered(g) == ["choose nw", "choose w", "choose s"]
    assert [int(p.cards_held()) for p in g.players] == [1, 1, 1]  # the turn order and the cards come later
    answer(g, "choose w")
    assert (asked(g), offered(g)) == ((1, "ChooseCity"), ["choose nw", "choose s"])
    answer(g, "choose s")
    assert [city(g, seat) for seat in range(3)] == ["w", "s", "nw"]


@pytest.mark.rule("KEMET-SETUP.12", "KEMET-SETUP.20")
def test_pyramids_have_only_colours_in_play() -> None:
    for seed in SEEDS:
        g = new_game(3, seed)
        assert [list(p.acquire) for p in g.players] == [[-1, -1, -1]] * 3
        until(g, "FoundPyramid")
        named = {word.split()[3] for word in offered(g) if word != "done"}
        assert named == set(colours(g))


@pytest.mark.rule("KEMET-SETUP.13", "KEMET-SETUP.14")
def test_what_everybody_begins_with() -> None:
    for p in new_game(5).players:
        assert (p.prayer, p.tokens, p.supply, p.battle_cards) == (7, 5, 12, 0b11111111)
        assert (p.points, p.veterans, p.open_cards, p.closed_cards, p.silver, p.gold) == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("KEMET-SETUP.16")
@pytest.mark.parametrize(("seats", "pyramids"), [(2, 2), (3, 3)])
def test_parts_for_three_pyramids_with_two_players_for_two(seats: int, pyramids: int) -> None:
    rest: list[dict[str, object]] = [{} for _ in range(seats - 1)]
    g = table({"pyramids": {"nw_d1": "ruby 4", "nw_d2": "sapphire 3"}, "prayer": 11}, *rest)
    answer(g, "token on build")
    new = [word for word in offered(g) if word.startswith("in nw_d3")]
    assert bool(new) == (pyramids == 3)
    assert "in nw_d2 raise sapphire to 4" in offered(g)


@pytest.mark.rule("KEMET-SETUP.17")
@pytest.mark.parametrize("seats", SEATS)
def test_the_turn_order_is_drawn_and_its_first_begins(seats: int) -> None:
    orders = set()
    for seed in range(1, 25):
        g = new_game(seats, seed)
        orders.add(tuple(g.order))
        assert sorted(g.order) == list(range(seats))
        if seed < 3:
            until(g, "Opening")
            assert g.seat == g.order[0]
    assert {order[0] for order in orders} == set(range(seats))


@pytest.mark.rule("KEMET-SETUP.27")
def test_the_statue_before_a_city_gives_nothing() -> None:
    g = table({}, {"units": {"front_nw": 1}})
    areas = g.view(None)["areas"]
    assert isinstance(areas, dict)
    assert areas["front_nw"]["holder"] == 1
    assert areas["front_s"]["holder"] is None
    assert [player["city"] for player in g.view(None)["players"]] == ["nw", "s"]  # type: ignore[attr-defined]


@pytest.mark.rule("KEMET-SETUP.5", "KEMET-SETUP.28")
@pytest.mark.parametrize(
    ("variants", "asks"), [({}, True), ({"special_cards": "on"}, True), ({"special_cards": "off"}, False)]
)
def test_special_battle_cards_are_in_the_game_unless_the_table_leaves_them_out(
    variants: dict[str, str], asks: bool
) -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}}, variants=variants)
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert (asked(g) == (0, "ReplaceCard")) == asks
    if asks:
        answer(g, "give up bc_1d3")
    assert me(g).battle_cards == (0b110111111 if asks else 0b11111111)


# ---- units


@pytest.mark.rule("KEMET-SETUP.18", "KEMET-SETUP.25")
@pytest.mark.parametrize("seats", SEATS)
def test_five_units_in_each_of_two_districts_in_turn_order(seats: int) -> None:
    g = new_game(seats)
    order = [int(seat) for seat in g.order]
    home = city(g, order[0])
    assert offered(g) == [
        f"station in {home}_{a} and {home}_{b}" for a, b in (("d1", "d2"), ("d1", "d3"), ("d2", "d3"))
    ]
    answer(g, f"station in {home}_d1 and {home}_d3")
    assert [units(g, f"{home}_{d}", order[0]) for d in ("d1", "d2", "d3")] == [5, 0, 5]
    assert me(g, order[0]).supply == 2
    assert until(g, "FoundPyramid") == [(seat, "Station") for seat in order[1:]]


# ---- pyramids


def foundings(g: Kemet, seat: int) -> set[tuple[int, ...]]:
    """Levels of the three districts, whatever the seat may choose."""
    if asked(g) != (seat, "FoundPyramid"):
        home = me(g, seat).city
        pyramids = [(int(g.levels[a]), int(g.pyramids[a])) for a in range(len(AREA_NAMES)) if CITY_OF[a] == home]
        there = [colour for level, colour in pyramids if level]
        assert len(set(there)) == len(there)  # KEMET-SETUP.20
        assert sorted(there) == sorted(int(colour) for colour in me(g, seat).acquire if colour >= 0)
        return {tuple(level for level, _ in pyramids)}
    found = set()
    for pick in list(g.options):
        after = g.clone()
        after.play(pick)
        found |= foundings(after, seat)
    return found


PAIRS = {(2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 0, 2), (0, 1, 2), (0, 2, 1)}


@pytest.mark.rule("KEMET-SETUP.19", "KEMET-SETUP.20", "KEMET-SETUP.21", "KEMET-SETUP.22")
@pytest.mark.parametrize("seats", SEATS)
def test_three_levels_at_most_two_in_a_district_and_colours_differ(seats: int) -> None:
    g = new_game(seats)
    until(g, "FoundPyramid")
    assert foundings(g, int(g.order[0])) == (PAIRS if seats == 2 else {*PAIRS, (1, 1, 1)})


@pytest.mark.rule("KEMET-SETUP.19")
def test_pyramids_are_placed_in_turn_order() -> None:
    g = new_game(4)
    until(g, "FoundPyramid")
    askings = [seat for seat, _ in until(g, "FreeTile")]
    assert list(dict.fromkeys(askings)) == list(g.order)
    assert askings == sorted(askings, key=list(g.order).index)


@pytest.mark.rule("KEMET-SETUP.22", "KEMET-SETUP.30")
def test_acquire_tokens_fill_the_spaces_from_the_left() -> None:
    g = game_with(2, "ruby", "onyx")
    until(g, "FoundPyramid")
    seat = int(g.seat)
    home = city(g, seat)
    answer(g, "done", f"in {home}_d2 found onyx 1")
    assert list(me(g, seat).acquire) == [3, 0, -1]  # the second pyramid is the only one left


# ---- the first tile


@pytest.mark.rule("KEMET-SETUP.23")
@pytest.mark.parametrize("seats", SEATS)
def test_a_tile_of_level_1_in_an_own_colour_in_reverse_order_and_free(seats: int) -> None:
    g = new_game(seats)
    until(g, "FreeTile")
    takers = []
    while asked(g)[1] == "FreeTile":
        seat = int(g.seat)
        takers.append(seat)
        mine = [COLOURS[colour] for colour in me(g, seat).acquire if colour >= 0]
        assert all(word.split("_")[1] == "1" and word.split()[1].split("_")[0] in mine for word in offered(g))
        answer(g, next(word for word in offered(g) if "mercenaries" not in word))
        assert (len(me(g, seat).tiles), me(g, seat).prayer, me(g, seat).bought) == (1, 7, 0)
    assert takers == list(g.order)[::-1]


@pytest.mark.rule("KEMET-SETUP.24")
def test_a_copy_that_somebody_took_is_gone() -> None:
    g = game_with(2, "ruby")
    until(g, "FreeTile")
    assert "take ruby_1_charge" in offered(g)
    answer(g, "take ruby_1_charge")
    assert asked(g)[1] == "FreeTile"
    assert "take ruby_1_charge" not in offered(g)
    assert "take ruby_1_priest_of_mafdet" in offered(g)
    assert g.offer[TILE_NUMBERS["ruby_1_charge"]] == 0


@pytest.mark.rule("KEMET-SETUP.25", "KEMET-ACQ.16")
def test_mercenaries_of_the_first_tile_come_at_once() -> None:
    g = game_with(2, "onyx")
    until(g, "FreeTile")
    seat = int(g.seat)
    home = city(g, seat)
    answer(g, "take onyx_1_mercenaries")
    assert (asked(g), me(g, seat).supply) == ((seat, "PlaceUnits"), 5)
    assert offered(g) == [f"unit to {home}_d3", "done"]  # the two others are full
    answer(g, f"unit to {home}_d3", f"unit to {home}_d3", f"unit to {home}_d3")
    assert (units(g, f"{home}_d3", seat), me(g, seat).supply, asked(g)[1]) == (3, 2, "FreeTile")


@pytest.mark.rule("KEMET-SETUP.26")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_day_follows_without_a_night(seats: int) -> None:
    g = new_game(seats)
    until(g, "Opening")
    view = g.view(None)
    assert (view["round"], view["phase"], asked(g)) == (1, "day", (int(g.order[0]), "Opening"))
    assert all(p.prayer == 7 and p.cards_held() == 3 and p.tokens == 5 for p in g.players)
    assert len(CARD_NAMES) == 14
    assert len(g.deck) == 33 - 2 * seats

"""The variants: what can stand together, and that they do what they say (EMPIRE-VAR)."""

from __future__ import annotations

import json
from itertools import permutations, product
from random import Random

import pytest

from deskovka.core.errors import UnknownName
from deskovka.games.empire.board import SIDE_NAMES
from deskovka.games.empire.table import Empire
from deskovka.games.empire.variants import VARIANTS, Variants, chosen_variants
from deskovka.testing import play
from deskovka.testing.play import play_randomly, reloaded
from support.empire import EMPIRE, answer, asked, me, new_game, offered, table, token

SWITCHES = ("discoveries", "swamp", "citadels", "encounters", "leaders")
SEATS = (2, 3, 4)
PLACES = (1, 2, 3, 4)
TURNS = ("north", "east", "south", "west")


def combinations() -> list[dict[str, str]]:
    """Every way to combine the variants of the book; only the swamp needs the discoveries."""
    found = []
    for layout, match, ties, setup in product(("t", "rectangle"), ("one", "three"), ("age", "lot"), ("ask", "random")):
        for on in product(("off", "on"), repeat=len(SWITCHES)):
            chosen = dict(zip(SWITCHES, on, strict=True))
            if chosen["swamp"] == "off" or chosen["discoveries"] == "on":
                found.append({"layout": layout, "match": match, "ties": ties, "setup": setup, **chosen})
    return found


ALL = combinations()


def tokens_on(g: Empire) -> set[str]:
    return {str(token(g, region)) for region in g.view(None)["regions"]} - {"None"}


# ---- what can and cannot stand together


@pytest.mark.rule("EMPIRE-VAR.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_combination_makes_a_table_with_just_its_things(seats: int) -> None:
    assert len(ALL) == 16 * 24
    discoveries = {"magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable"}
    things = {
        "discoveries": discoveries,
        "swamp": {"poison_swamp"},
        "citadels": {"citadel"},
        "encounters": {"dragon", "portal", "robbers"},
    }
    for number, chosen in enumerate(ALL):
        g = new_game(seats, number, **chosen)
        while asked(g)[1] != "Bid":
            g.play(g.options[0])
        assert EMPIRE.problems(g) == []
        expected = set().union(*(names for variant, names in things.items() if chosen[variant] == "on"))
        assert tokens_on(g) == expected
        assert all((p.leader >= 0) == (chosen["leaders"] == "on") for p in g.players)
        seen = g.view(None)
        assert (seen["layout"], seen["games"]) == (chosen["layout"], 3 if chosen["match"] == "three" else 1)
        shown = {region["token"] for region in seen["regions"].values()}
        assert ("hidden" in shown) == (chosen["swamp"] == "on")
        assert (discoveries <= shown) == (chosen["discoveries"] == "on" and chosen["swamp"] == "off")


@pytest.mark.rule("EMPIRE-VAR.1")
@pytest.mark.parametrize("seats", SEATS)
def test_combinations_are_played_to_their_end(seats: int) -> None:
    luck = Random(seats)
    for number, chosen in enumerate(luck.sample(ALL, 40)):
        g = new_game(seats, number, setup_player=str(luck.randrange(seats)), **chosen)
        for count, at in enumerate(play_randomly(g, seed=number)):
            if count % 9 == 0:
                assert EMPIRE.problems(at) == []
                reloaded(at)
        assert EMPIRE.problems(g) == []
        result = EMPIRE.result(g)
        assert result.over
        assert result.winners()
        cards = {2: 11, 3: 10, 4: 8}[seats]
        assert all(len(p.cards) in (cards, cards + (p.leader == 0)) for p in g.players)  # one more for the queen


@pytest.mark.rule("EMPIRE-VAR.1", "EMPIRE-SWAMP.1")
def test_only_the_swamp_needs_another_variant() -> None:
    for variant in (*SWITCHES, "layout", "match", "ties"):
        value = {"layout": "rectangle", "match": "three", "ties": "lot"}.get(variant, "on")
        if variant == "swamp":
            with pytest.raises(UnknownName, match=r"EMPIRE-SWAMP\.1"):
                new_game(3, swamp="on")
            with pytest.raises(UnknownName, match=r"EMPIRE-SWAMP\.1"):
                new_game(3, swamp="on", citadels="on", encounters="on", leaders="on")
        else:
            assert new_game(3, **{variant: value}).ask is not None
    assert new_game(3, swamp="on", discoveries="on").ask is not None


@pytest.mark.rule("EMPIRE-VAR.1")
def test_every_variant_is_optional() -> None:
    g = new_game(3)
    while asked(g)[1] != "Bid":
        answer(g, offered(g)[0])
    seen = g.view(None)
    assert (seen["layout"], seen["games"], tokens_on(g), seen["portals"]) == ("t", 1, set(), [])
    assert [player["leader"] for player in seen["players"]] == [None] * 3
    assert {line.id for line in EMPIRE.result(g).sheet} == {"regions", "islands", "cards", "elixirs"}


def test_a_variant_or_value_that_does_not_exist_is_a_clear_error() -> None:
    with pytest.raises(UnknownName, match="no variant 'dragons'"):
        new_game(3, dragons="on")
    for variant in VARIANTS:
        with pytest.raises(UnknownName, match=f"variant {variant.id} is one of"):
            new_game(3, **{variant.id: "perhaps"})


@pytest.mark.rule("EMPIRE-MAP.3")
def test_a_board_cannot_be_laid_twice() -> None:
    for first in SIDE_NAMES:
        for second in SIDE_NAMES:
            same_board = SIDE_NAMES.index(first) // 2 == SIDE_NAMES.index(second) // 2
            if same_board:
                with pytest.raises(UnknownName, match=r"EMPIRE-MAP\.3"):
                    new_game(2, segment_2=first, segment_4=second)
            else:
                segments = new_game(2, segment_2=first, segment_4=second).view(None)["segments"]
                assert (segments[1]["side"], segments[3]["side"]) == (first, second)


@pytest.mark.rule("EMPIRE-RECT.2")
def test_in_the_rectangle_fixed_turns_must_agree() -> None:
    for first, second in product(TURNS, repeat=2):
        alike = TURNS.index(first) % 2 == TURNS.index(second) % 2
        assert new_game(2, turn_1=first, turn_3=second).ask is not None  # in the T anything goes
        if not alike:
            with pytest.raises(UnknownName, match=r"EMPIRE-RECT\.2"):
                new_game(2, layout="rectangle", turn_1=first, turn_3=second)
            continue
        for seed in range(4):
            segments = new_game(2, seed, layout="rectangle", turn_1=first, turn_3=second).view(None)["segments"]
            assert [segments[place]["turn"] for place in (0, 2)] == [90 * TURNS.index(t) for t in (first, second)]
            assert len({segment["turn"] % 180 for segment in segments}) == 1


@pytest.mark.parametrize(("seats", "who"), [(2, "2"), (2, "3"), (3, "3")])
def test_the_set_up_player_sits_at_the_table(seats: int, who: str) -> None:
    with pytest.raises(UnknownName, match=f"setup_player: there is no seat {who} at a table of {seats}"):
        new_game(seats, setup_player=who)


# ---- what they do


@pytest.mark.rule("EMPIRE-MAP.5", "EMPIRE-MAP.6")
@pytest.mark.parametrize("layout", ["t", "rectangle"])
@pytest.mark.parametrize("place", PLACES)
def test_a_segment_can_be_fixed_and_the_others_stay_free(layout: str, place: int) -> None:
    others = set()
    for number, side in enumerate(SIDE_NAMES):
        turn = TURNS[number % 4]
        for seed in range(12):
            fixed = {f"segment_{place}": side, f"turn_{place}": turn}
            segments = new_game(2, 12 * number + seed, layout=layout, **fixed).view(None)["segments"]
            assert segments[place - 1]["side"] == side
            assert segments[place - 1]["turn"] == 90 * TURNS.index(turn)
            assert len({SIDE_NAMES.index(segment["side"]) // 2 for segment in segments}) == 4
            others |= {(at, segment["side"]) for at, segment in enumerate(segments) if at != place - 1}
    assert len(others) == 3 * 8


def test_a_side_without_a_turn_is_turned_by_luck_and_the_other_way_round() -> None:
    turns = {new_game(2, seed, segment_1="peaks").view(None)["segments"][0]["turn"] for seed in range(40)}
    assert turns == {0, 90, 180, 270}
    sides = {new_game(2, seed, turn_1="south").view(None)["segments"][0]["side"] for seed in range(80)}
    assert sides == set(SIDE_NAMES)


def test_a_whole_map_can_be_fixed() -> None:
    fixed = {f"segment_{place}": side for place, side in zip(PLACES, SIDE_NAMES[1::2], strict=True)}
    fixed |= {f"turn_{place}": turn for place, turn in zip(PLACES, TURNS, strict=True)}
    maps = [new_game(2, seed, **fixed).view(None)["segments"] for seed in range(5)]
    assert [(segment["side"], segment["turn"]) for segment in maps[0]] == list(
        zip(SIDE_NAMES[1::2], (0, 90, 180, 270), strict=True)
    )
    assert all(segments == maps[0] for segments in maps)


@pytest.mark.parametrize("order", ["".join(order) for order in permutations("0123")])
def test_ages_name_the_youngest_first(order: str) -> None:
    for seats in SEATS:
        g = table(*[{}] * seats, variants={"ages": order}, phase="auction")
        for seat in range(seats):
            play.choose(g, seat, "bid 2")
        youngest = next(int(seat) for seat in order if int(seat) < seats)
        assert asked(g) == (youngest, "NameStarter")
        assert [seat for seat in range(seats) if me(g, seat).coins == {2: 12, 3: 11, 4: 9}[seats] - 2] == [youngest]
        assert g.view(None)["ages"] == [int(seat) for seat in order if int(seat) < seats]


def test_lots_take_the_place_of_age() -> None:
    winners = {"age": set(), "lot": set()}
    for ties, seed in product(winners, range(30)):
        g = table({}, {}, {}, variants={"ties": ties, "ages": "2013"}, phase="auction", seed=seed)
        for seat, bid in enumerate((1, 3, 3)):
            play.choose(g, seat, f"bid {bid}")
        winners[ties].add(asked(g)[0])
    assert winners == {"age": {2}, "lot": {1, 2}}


@pytest.mark.rule("EMPIRE-MAP.1")
def test_luck_can_set_up_instead_of_a_player() -> None:
    everything = dict.fromkeys(SWITCHES, "on")
    tables = [new_game(4, seed, setup="random", **everything) for seed in range(80)]
    assert {asked(g)[1] for g in tables} == {"Bid"}
    assert all(sum(token >= 0 for token in g.tokens) == 13 for g in tables)  # nothing is left out
    fixed = {f"segment_{place}": side for place, side in zip(PLACES, SIDE_NAMES[::2], strict=True)}
    fixed |= {f"turn_{place}": "north" for place in PLACES}
    games = [new_game(3, seed, setup="random", **fixed) for seed in range(200)]
    asking = new_game(3, **fixed)
    starts = {f"start in {g.view(None)['start']}" for g in games}
    assert starts == set(offered(asking))
    answer(asking, offered(asking)[0])
    settled = {f"settle {name}" for g in games for name in single_armies(g)}
    assert settled == set(offered(asking))


def single_armies(g: Empire) -> list[str]:
    return [name for name, region in g.view(None)["regions"].items() if region["armies"] == [1, 1, 1]]


STORED = {
    "layout",
    "set_up_by_luck",
    "discoveries",
    "swamp",
    "citadels",
    "encounters",
    "leaders",
    "games",
    "lots",
    "setup_player",
    "ages",
    "sides",
    "turns",
}


def test_variants_are_stored_and_read_back() -> None:
    luck = Random(3)
    for chosen in luck.sample(ALL, 30):
        given = EMPIRE.checked_variants({**chosen, "ages": "3102", "setup_player": "1", "segment_2": "desert"})
        variants = chosen_variants(given, 3)
        stored = json.loads(json.dumps(variants.stored()))
        assert Variants.from_stored(stored).stored() == stored
        assert set(stored) == STORED
        assert stored["ages"] == [1, 0, 2]


def test_a_table_stored_before_a_variant_existed_plays_without_it() -> None:
    stored = EMPIRE.dump(new_game(3, 7, citadels="on"))
    variants = stored["variants"]
    assert isinstance(variants, dict)
    del variants["leaders"]
    g = EMPIRE.load(stored)
    assert isinstance(g, Empire)
    assert (g.variants.citadels, g.variants.leaders) == (True, False)


def test_the_same_choices_and_seed_make_the_same_game() -> None:
    for chosen in Random(4).sample(ALL, 20):
        assert EMPIRE.dump(new_game(3, 7, **chosen)) == EMPIRE.dump(new_game(3, 7, **chosen))
        assert EMPIRE.dump(new_game(3, 7, **chosen)) != EMPIRE.dump(new_game(3, 8, **chosen))

"""The set-up: who begins, elements, factions, the map, decks, hands (ELDER-5, ELDER-6, ELDER-31, ELDER-32)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deskovka.core.errors import UnknownName
from deskovka.core.vecs import vec
from deskovka.games.eldervale.box import ADVENTURE, FACTIONS, PASSAGE
from deskovka.games.eldervale.offer import offered_cards, top_card
from deskovka.games.eldervale.player import ACTIVE, NO_TACTICS
from deskovka.games.eldervale.realms import ELEMENT_TILES, FIELDS, FIELDS_OF, REALM_NAMES, TILES, is_lair
from deskovka.games.eldervale.setup import best_of, roll_value, starter_after
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ASIDE, ELEMENTS, FIRST_ALLY, FIRST_BEAST, NO_FAME, SUPPLY
from deskovka.games.eldervale.treasures import element_of_token, height, top_of, without_top
from deskovka.testing import play
from support.eldervale import ELDERVALE, answer, asked, events, holds, me, new_game, offered, purse, refused, units

SEATS = (2, 3, 4, 5)


def tiles_on_map(g: Eldervale) -> list[int]:
    return [tile for tile in range(TILES) if g.map >> tile & 1]


def used(g: Eldervale) -> list[int]:
    return [element for element in range(ELEMENTS) if g.elements >> element & 1]


@pytest.mark.rule("ELDER-5.1")
def test_two_to_five_play() -> None:
    assert ELDERVALE.seats == (1, *SEATS)  # one alone against the ghosts
    with pytest.raises(UnknownName):
        ELDERVALE.new_game(6, 1)


@pytest.mark.rule("ELDER-5.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_another_element(seats: int) -> None:
    for seed in range(5):
        elements = [int(p.element) for p in new_game(seats, seed).players]
        assert len(set(elements)) == seats


@pytest.mark.rule("ELDER-5.3")
def test_the_faction_is_a_side_of_the_own_board() -> None:
    sides = set()
    for seed in range(12):
        for p in new_game(3, seed).players:
            assert FACTIONS[p.faction].element == p.element
            sides.add(int(p.faction) % 2)
    assert sides == {0, 1}


@pytest.mark.rule("ELDER-5.3")
def test_factions_may_be_chosen_in_turn_order() -> None:
    g = new_game(3, 4, factions="choose")
    first = int(g.starter)
    for number in range(3):
        seat = (first + number) % 3
        assert asked(g) == (seat, "ChooseFaction")
        element = int(me(g, seat).element)
        sides = [FACTIONS[2 * element].name, FACTIONS[2 * element + 1].name]
        assert offered(g) == [f"play as {side}" for side in sides]
        foreign = next(faction.name for faction in FACTIONS if faction.element != element)
        assert refused(g, f"play as {foreign}").rule == "ELDER-5.3"
        assert refused(g, "regroup").rule == "ELDER-5.3"
        answer(g, f"play as {sides[1]}")
        assert FACTIONS[me(g, seat).faction].name == sides[1]
    assert asked(g) == (first, "Turn")


@pytest.mark.rule("ELDER-5.4")
def test_the_start_roll_is_compared_like_a_battle() -> None:
    """W7: A 6 6 4 2 2 1, B 6 6 5 1 1 1, C 6 5 5 5 5 5: B begins."""
    rolls = [[1, 6, 2, 4, 6, 2], [6, 1, 6, 1, 5, 1], [5, 5, 6, 5, 5, 5]]
    values = vec[i64]([roll_value(vec[i64](dice)) for dice in rolls])
    assert list(best_of(vec[i64]([0, 1, 2]), values)) == [1]


@pytest.mark.rule("ELDER-5.4")
def test_whoever_begins_is_told_after_the_rolls() -> None:
    g = ELDERVALE.new_game(3, 7, listen=True)
    assert isinstance(g, Eldervale)
    told = [ELDERVALE.event_words.tell(event, None) for event in g.events or []]
    kinds = [event["event"] for event in told]
    assert kinds.count("start-rolled") >= 3
    assert kinds.index("starts") > max(number for number, kind in enumerate(kinds) if kind == "start-rolled")
    assert told[kinds.index("starts")]["seat"] == g.starter


@pytest.mark.rule("ELDER-5.5")
def test_a_complete_tie_is_rolled_again_by_the_tied() -> None:
    values = vec[i64](
        [roll_value(vec[i64](dice)) for dice in ([6, 6, 1, 1, 1, 1], [6, 5, 5, 5, 5, 5], [1, 6, 1, 6, 1, 1])]
    )
    assert list(best_of(vec[i64]([0, 1, 2]), values)) == [0, 2]
    again = vec[i64]([roll_value(vec[i64](dice)) for dice in ([3, 3, 3, 3, 3, 3], [4, 1, 1, 1, 1, 1])])
    assert list(best_of(vec[i64]([0, 2]), again)) == [2]


@pytest.mark.rule("ELDER-5.6")
def test_play_goes_clockwise() -> None:
    g = new_game(3, 2)
    first = int(g.starter)
    for number in range(5):
        assert g.turn == (first + number) % 3
        turns = g.turns
        while g.turns == turns:
            play.choose(
                g, int(g.seat), next((word for word in ("go on", "regroup") if word in offered(g)), offered(g)[0])
            )


@pytest.mark.rule("ELDER-5.7")
@pytest.mark.parametrize("seats", SEATS)
def test_points_at_the_start_follow_the_order(seats: int) -> None:
    g = new_game(seats, 3)
    order = [(int(g.starter) + place) % seats for place in range(seats)]
    assert [int(me(g, seat).points) for seat in order] == list(range(1, seats + 1))


@pytest.mark.rule("ELDER-5.8")
@pytest.mark.rule("ELDER-5.9")
@pytest.mark.parametrize(("seats", "elements"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_elements_are_the_players_and_two_more(seats: int, elements: int) -> None:
    g = new_game(seats, 5)
    assert len(used(g)) == elements
    assert {int(p.element) for p in g.players} <= set(used(g))


@pytest.mark.rule("ELDER-5.10")
def test_each_element_brings_tiles_a_monster_and_an_orb() -> None:
    g = new_game(3, 5)
    tiles = [tile for tile in (*tiles_on_map(g), *g.supply) if tile < ELEMENT_TILES]
    assert sorted(tiles) == [3 * element + number for element in used(g) for number in range(3)]
    assert g.power_orbs == g.elements
    for element in range(ELEMENTS):
        base, legendary = g.where[FIRST_BEAST + element], g.where[FIRST_BEAST + ELEMENTS + element]
        assert legendary == ASIDE
        assert (base == ASIDE) == (element not in used(g))


@pytest.mark.rule("ELDER-5.11")
def test_legendary_monsters_represent_some_elements() -> None:
    kinds = set()
    for seed in range(6):
        g = new_game(2, seed, legendary="on")
        for element in used(g):
            base, legendary = g.where[FIRST_BEAST + element], g.where[FIRST_BEAST + ELEMENTS + element]
            assert (base == ASIDE) != (legendary == ASIDE)
            kinds.add(base == ASIDE)
    assert kinds == {True, False}


# ---- decks and treasure


@pytest.mark.rule("ELDER-6.1")
@pytest.mark.rule("ELDER-6.3")
@pytest.mark.parametrize("seats", SEATS)
def test_passages_lie_on_top_of_the_decks(seats: int) -> None:
    g = new_game(seats, 2)
    offer = offered_cards(g)
    assert [int(ADVENTURE[card].element) for card in offer] == used(g)
    assert all(ADVENTURE[card].kind == PASSAGE for card in offer)
    assert len(offer) == seats + 2
    orders = {tuple(new_game(2, seed).decks[13 * used(new_game(2, seed))[0] :][:13]) for seed in range(4)}
    assert len(orders) > 1


@pytest.mark.rule("ELDER-6.2")
def test_decks_of_unused_elements_cannot_be_used() -> None:
    g = new_game(2, 2)
    for element in range(ELEMENTS):
        if element not in used(g):
            assert g.deck_sizes[element] == 0
            assert not g.face_up >> element & 1


@pytest.mark.rule("ELDER-6.4")
@pytest.mark.rule("ELDER-6.5")
@pytest.mark.rule("ELDER-6.14")
def test_treasure_lies_in_four_stacks_of_three_on_the_fields() -> None:
    g = new_game(4, 2)
    for tile in range(ELEMENT_TILES):
        is_used = tile // 3 in used(g)
        for field in range(FIELDS):
            stack = g.stacks[FIELDS * tile + field]
            assert height(stack) == (3 if is_used and field < FIELDS_OF[tile] else 0)
            while stack:
                assert element_of_token(top_of(stack)) == tile // 3
                stack = without_top(stack)
    for element in range(ELEMENTS):
        assert sorted(int(FIELDS_OF[3 * element + number]) for number in range(3)) == [1, 1, 2]


# ---- the map


@pytest.mark.rule("ELDER-6.6")
@pytest.mark.parametrize(("seats", "dungeons"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_ruins(seats: int, dungeons: int) -> None:
    g = new_game(seats, 2)
    names = [REALM_NAMES[tile] for tile in tiles_on_map(g)]
    assert {"mage-tower", "fortress", "mill", "summoning-portal", "dungeon-1"} <= set(names)
    assert ("dungeon-2" in names) == (dungeons == 2)
    assert "oracle" not in names


@pytest.mark.rule("ELDER-6.7")
@pytest.mark.rule("ELDER-6.8")
@pytest.mark.rule("ELDER-6.11")
@pytest.mark.rule("ELDER-6.13")
@pytest.mark.parametrize(
    ("seats", "revealed", "map_size", "left"), [(2, 5, 10, 7), (3, 7, 12, 8), (4, 8, 14, 10), (5, 8, 14, 13)]
)
def test_sizes_of_map_and_supply(seats: int, revealed: int, map_size: int, left: int) -> None:
    for seed in range(4):
        g = new_game(seats, seed)
        on_map = tiles_on_map(g)
        assert len([tile for tile in on_map if tile < ELEMENT_TILES]) == revealed
        assert len(on_map) == map_size
        assert len(g.supply) == left
        assert all(tile < ELEMENT_TILES for tile in g.supply)
        assert not set(on_map) & set(g.supply)


@pytest.mark.rule("ELDER-6.9")
def test_one_lair_at_most_lies_on_the_first_map() -> None:
    counts = []
    for seed in range(60):
        g = new_game(2, seed)
        counts.append(len([tile for tile in tiles_on_map(g) if is_lair(tile)]))
        assert len([tile for tile in g.supply if is_lair(tile)]) == 4 - counts[-1]
    assert set(counts) == {0, 1}


@pytest.mark.rule("ELDER-6.9")
@pytest.mark.rule("ELDER-6.13")
def test_where_the_other_lairs_are_nobody_knows() -> None:
    """They do not stay at the bottom: the supply is shuffled again."""
    lowest = [is_lair(new_game(5, seed).supply[0]) for seed in range(25)]
    assert True in lowest
    assert False in lowest


@pytest.mark.rule("ELDER-6.10")
@pytest.mark.rule("ELDER-6.12")
@pytest.mark.parametrize(("seats", "rows"), [(2, [3, 4, 3]), (3, [4, 4, 4]), (4, [3, 4, 4, 3]), (5, [3, 4, 4, 3])])
def test_layouts(seats: int, rows: list[int]) -> None:
    g = new_game(seats, 1)
    found: dict[int, int] = {}
    for tile in tiles_on_map(g):
        row = int(g.spots[tile]) // 32
        found[row] = found.get(row, 0) + 1
    assert [found[row] for row in sorted(found)] == rows
    assert {new_game(seats, seed).tile_at(g.spots[25]) for seed in range(6)} != {25}


@pytest.mark.rule("ELDER-6.15")
def test_the_monster_of_a_lair_on_the_map_stands_there() -> None:
    seen = 0
    for seed in range(12):
        g = new_game(4, seed)
        for element in used(g):
            lair = 3 * element + 2
            at_home = g.map >> lair & 1
            assert g.where[FIRST_BEAST + element] == (lair if at_home else SUPPLY)
            seen += at_home
    assert seen


# ---- hands and boards


@pytest.mark.rule("ELDER-6.16")
def test_five_magic_cards_each() -> None:
    g = new_game(4, 2)
    assert [len(holds(g, seat)) for seat in range(4)] == [5] * 4
    assert len(g.magic) == 40
    assert {tuple(holds(new_game(2, seed))) for seed in range(3)} != {tuple(holds(new_game(2, 0)))}


@pytest.mark.rule("ELDER-6.17")
@pytest.mark.rule("ELDER-6.18")
@pytest.mark.parametrize(("seats", "orbs"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_orbs(seats: int, orbs: int) -> None:
    g = new_game(seats, 2)
    assert g.fame_orbs == 1 << 4 | 1 << 7
    assert g.power_orbs.bit_count() + 2 == orbs


@pytest.mark.rule("ELDER-6.19")
def test_three_workers_are_ready() -> None:
    g = new_game(3, 2)
    for seat in range(3):
        assert units(g, "ready", seat) == ["worker"] * 3
        assert units(g, "tray", seat) == ["dragon", "warrior", "wizard", "worker", "worker", "worker"]
        assert me(g, seat).roofs() == 6


@pytest.mark.rule("ELDER-6.20")
def test_one_of_each_basic_resource() -> None:
    g = new_game(2, 2)
    assert purse(g) == "1 gem 1 scroll 1 potion 1 tool 1 sword"
    assert len(me(g).tray) == 0
    assert me(g).orbs == 0


@pytest.mark.rule("ELDER-6.21")
@pytest.mark.rule("ELDER-6.22")
def test_markers_at_the_start() -> None:
    for p in new_game(3, 2).players:
        assert p.markers() == 1
        assert p.levels[p.element] == 1
        assert p.fame == NO_FAME


# ---- variants of the set-up


@pytest.mark.rule("ELDER-31.1")
@pytest.mark.rule("ELDER-31.2")
@pytest.mark.rule("ELDER-31.3")
def test_draft() -> None:
    """Three players: each card kept is of the hand that was passed on; two of each hand are discarded."""
    g = new_game(3, 6, draft="on")
    hands = [[int(card) for card in range(60) if bits >> card & 1] for bits in g.drafts]
    assert [len(hand) for hand in hands] == [7, 7, 7]
    kept: list[list[int]] = [[], [], []]
    for round_ in range(5):
        assert g.ask is not None
        assert sorted(g.ask.asked(g)) == [0, 1, 2]
        for seat in (1, 2, 0):
            options = g.offered(seat)
            hand = hands[(seat - round_) % 3]
            assert [option >> 8 for option in options] == hand
            kept[seat].append(hand.pop(0))
            play.choose(g, seat, options[0])
    for seat in range(3):
        assert [int(card) for card in range(60) if me(g, seat).hand >> card & 1] == sorted(kept[seat])
    assert [int(card) for card in range(60) if g.discards >> card & 1] == sorted([*hands[0], *hands[1], *hands[2]])
    assert asked(g)[1] == "Turn"


@pytest.mark.rule("ELDER-31.2")
def test_a_draft_is_secret_and_each_chooses_once() -> None:
    g = new_game(2, 6, draft="on")
    own = g.offered(1)
    play.choose(g, 1, own[0])
    assert me(g, 1).hand == 0  # until everybody has chosen
    assert refused(g, own[1], seat=1).rule == "ELDER-31.2"
    assert refused(g, own[1], seat=0).rule == "ELDER-31.2"
    assert refused(g, "regroup", seat=0).rule == "ELDER-31.2"


@pytest.mark.rule("ELDER-31.2")
def test_of_two_each_knows_what_the_other_kept_of_his_cards() -> None:
    g = new_game(2, 6, draft="on")
    first = [g.offered(seat)[0] >> 8 for seat in (0, 1)]
    for _ in range(5):
        for seat in (0, 1):
            play.choose(g, seat, g.offered(seat)[0])
    for seat in (0, 1):
        for card in range(60):
            if me(g, seat).hand >> card & 1:
                assert g.seen_by[card] == (0 if card == first[seat] else 1 << 1 - seat)


@pytest.mark.rule("ELDER-32.1")
@pytest.mark.rule("ELDER-32.2")
def test_hidden_passages_lie_at_the_bottom() -> None:
    g = new_game(3, 2, hidden_passages="on")
    for element in used(g):
        assert ADVENTURE[g.decks[13 * element]].kind == PASSAGE
        assert g.buried[element] == 1  # everybody knows
        assert ADVENTURE[top_card(g, element)].kind != PASSAGE
    assert len(offered_cards(g)) == 5


@pytest.mark.rule("ELDER-27.1")
def test_mercenaries_wait_in_the_supply() -> None:
    assert [int(new_game(2, 1).where[FIRST_ALLY + number]) for number in (0, 1)] == [ASIDE, ASIDE]
    assert [int(new_game(2, 1, mercenaries="on").where[FIRST_ALLY + number]) for number in (0, 1)] == [SUPPLY, SUPPLY]


@pytest.mark.rule("ELDER-33.1")
def test_tactics_tokens_are_active() -> None:
    assert {int(p.tactics) for p in new_game(3, 1).players} == {NO_TACTICS}
    assert {int(p.tactics) for p in new_game(3, 1, tactics="on").players} == {ACTIVE}


# ---- teams


@pytest.mark.rule("ELDER-30.1")
def test_teams_are_two_and_two() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(UnknownName, match="teams"):
            new_game(seats, 1, teams="on")
    g = new_game(4, 1, teams="on")
    assert [int(g.mate(seat)) for seat in range(4)] == [1, 0, 3, 2]
    assert len(tiles_on_map(g)) == 14


@pytest.mark.rule("ELDER-30.2")
@pytest.mark.rule("ELDER-30.3")
def test_the_member_of_the_starting_team_furthest_clockwise_begins() -> None:
    """W24: the order is one of team 1, both of team 2, the other of team 1, with 1, 2, 3, 4 points."""
    starters = set()
    for seed in range(12):
        g = new_game(4, seed, teams="on")
        first = int(g.starter)
        starters.add(first)
        order = [(first + place) % 4 for place in range(4)]
        assert g.mate(order[0]) == order[3]
        assert g.mate(order[1]) == order[2]
        assert [int(me(g, seat).points) for seat in order] == [1, 2, 3, 4]
    assert starters == {1, 3}
    assert [int(starter_after(g, winner)) for winner in range(4)] == [1, 1, 3, 3]


def test_what_is_drawn_is_told() -> None:
    g = new_game(2, 1, factions="choose")
    told = [event["event"] for event in events(g, offered(g)[0])]
    assert told == ["faction"]


@pytest.mark.rule("ELDER-31.2")
def test_a_pick_that_lies_face_down_is_imagined_anew() -> None:
    """It is one of the cards its seat is imagined to choose from, and not always the real one."""
    g = new_game(3, 6, draft="on")
    play.choose(g, 1, g.offered(1)[0])
    picks = set()
    for luck in range(8):
        imagined = g.imagine(0, luck)
        assert isinstance(imagined, Eldervale)
        assert imagined.drafts[1] >> imagined.picks[1] & 1
        assert [int(pick) >= 0 for pick in imagined.picks] == [False, True, False]
        picks.add(int(imagined.picks[1]))
    assert len(picks) > 2
    mine = g.imagine(1, 3)
    assert list(mine.picks) == list(g.picks)  # one's own is known

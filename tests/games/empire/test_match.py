"""Three games in a row (EMPIRE-FULL)."""

from __future__ import annotations

import pytest

from deskovka.core.luck import below, luck_of, next_luck
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, answer_until, asked, me, names, new_game, offered, row, score, table

SEATS = (2, 3, 4)


def finish(g: Empire, seed: int = 1) -> None:
    """Play at random until this game of the match is over."""
    number = int(g.number)
    luck = luck_of(seed)
    while g.ask is not None and g.number == number:
        luck = next_luck(luck)
        g.play(g.options[below(luck, len(g.options))])


@pytest.mark.rule("EMPIRE-FULL.1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_games_are_played_and_their_points_added(seats: int) -> None:
    g = EMPIRE.new_game(seats, 5, {"match": "three", "setup": "random"}, listen=True)
    assert isinstance(g, Empire)
    for at in play_randomly(g, seed=seats):
        assert 1 <= at.number <= 3
    told = [EMPIRE.event_words.tell(event, None, everything=True) for event in g.events or []]
    assert [event["number"] for event in told if event["event"] == "game-began"] == [1, 2, 3]
    scored = [(event["seat"], int(str(event["points"]))) for event in told if event["event"] == "game-scored"]
    assert [seat for seat, _ in scored] == [*range(seats)] * 3
    sums = [sum(points for who, points in scored if who == seat) for seat in range(seats)]
    result = EMPIRE.result(g)
    assert (result.over, result.scores, result.reason) == (True, sums, "EMPIRE-FULL.1")
    assert result.winners() == [seat for seat in range(seats) if sums[seat] == max(sums)]
    assert [kind for kind in [event["event"] for event in told] if kind == "ended"] == ["ended"]


@pytest.mark.rule("EMPIRE-FULL.1")
def test_without_the_variant_one_game_is_all() -> None:
    g = new_game(3, setup="random")
    finish(g)
    assert (g.ask, int(g.number), EMPIRE.result(g).reason) == (None, 1, "EMPIRE-END.1")


@pytest.mark.rule("EMPIRE-FULL.1", "EMPIRE-FULL.3")
def test_points_of_earlier_games_decide() -> None:
    g = table(
        {"earlier": [9, 4], "armies": {"MEA-1": 1}},
        {"earlier": [3, 11], "armies": {"BRI-1": 1, "BRI-2": 1}},
        variants={"match": "three"},
        game=3,
    )
    result = EMPIRE.result(g)
    assert result.scores == [9 + 4 + 2, 3 + 11 + 4]
    assert [(line.id, line.points) for line in result.sheet[:2]] == [("game-1", [9, 3]), ("game-2", [4, 11])]
    assert [player["score"]["earlier"] for player in g.view(None)["players"]] == [13, 14]
    assert [player["score"]["total"] for player in g.view(None)["players"]] == result.scores
    assert result.ranks == [2, 1]


@pytest.mark.rule("EMPIRE-FULL.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_game_is_set_up_anew(seats: int) -> None:
    everything = dict.fromkeys(("discoveries", "swamp", "citadels", "encounters", "leaders"), "on")
    g = new_game(seats, 11, match="three", setup="random", **everything)
    while asked(g)[1] == "PlaceNeutral":
        answer(g, offered(g)[0])
    fresh = shape(g)
    decks = []
    maps = []
    for number in (2, 3):
        maps.append(g.view(None)["segments"])
        decks.append(row(g))
        finish(g, seed=number)
        assert int(g.number) == number
        while asked(g)[1] == "PlaceNeutral":
            answer(g, offered(g)[0])
        assert shape(g) == fresh
        portals = [region for region, shown in g.view(None)["regions"].items() if shown["token"] == "portal"]
        assert sorted(g.view(None)["portals"]) == sorted(portals)
        assert asked(g)[1] == "Bid"  # there is an auction again
        assert (g.starter, g.active, list(g.bids), list(g.picks)) == (-1, -1, [], [])
        assert g.view(None)["segments"] not in maps
        assert row(g) not in decks
        assert len(me(g).earlier) == number - 1


def shape(g: Empire) -> list[object]:
    """What does not hang on luck at the beginning of an auction."""
    sorceress = [p.leader == 2 for p in g.players]
    return [
        len(g.row),
        len(g.deck),
        sorted(int(token) for token in g.tokens if token >= 0),
        (g.portal_a >= 0, g.portal_b >= 0),
        [int(g.armies_on_board(party)) - (party < g.seats and sorceress[party]) for party in range(5)],
        [int(p.supply) + more for p, more in zip(g.players, sorceress, strict=True)],
        [(int(p.coins), int(p.cities), list(p.cards), list(p.tokens), int(p.looked)) for p in g.players],
        [(int(p.flying), int(p.elixirs), int(p.extra_army), int(p.extra_move)) for p in g.players],
        [(bool(p.immune), int(p.trophies), p.leader >= 0) for p in g.players],
        sum(int(count) for count in g.cities),
    ]


@pytest.mark.rule("EMPIRE-FULL.2")
def test_portals_of_an_earlier_game_are_gone() -> None:
    g = new_game(3, match="three", encounters="on", segment_1="crescent", segment_2="meadow")
    answer_until(g, "Bid")
    assert len(g.view(None)["portals"]) == 2
    finish(g)
    while asked(g)[1] != "Bid":
        left_out = [said for said in offered(g) if said.startswith("leave out")]
        answer(g, *left_out[:1] or offered(g)[:1])
    assert (int(g.number), g.view(None)["portals"], int(g.portal_a), int(g.portal_b)) == (2, [], -1, -1)


@pytest.mark.rule("EMPIRE-FULL.2")
def test_leaders_are_dealt_anew() -> None:
    changed = 0
    for seed in range(12):
        g = new_game(3, seed, match="three", setup="random", leaders="on")
        before = [int(p.leader) for p in g.players]
        finish(g, seed)
        changed += before != [int(p.leader) for p in g.players]
    assert changed > 3


@pytest.mark.rule("EMPIRE-FULL.2")
def test_segments_that_the_table_fixed_stay_fixed() -> None:
    g = new_game(3, match="three", setup="random", segment_1="peaks", turn_1="west")
    for _ in range(3):
        assert g.view(None)["segments"][0] == {"place": "center", "side": "peaks", "turn": 270}
        finish(g)
    assert g.ask is None


@pytest.mark.rule("EMPIRE-FULL.3")
def test_a_tie_in_the_sum_is_a_shared_victory() -> None:
    """Coins, armies and regions, which would break the tie in a single game, count for nothing."""
    mine = {"armies": {"MEA-1": 2, "MEA-2": 1}, "coins": 9}
    theirs = {"armies": {"BRI-1": 1}, "coins": 0}
    match = {"variants": {"match": "three"}, "game": 3}
    g = table({**mine, "earlier": [5, 5]}, {**theirs, "earlier": [6, 5]}, **match)
    result = EMPIRE.result(g)
    assert (result.scores, result.ranks, result.tie_breaks) == ([13, 13], [1, 1], [])
    g = table(mine, {**theirs, "armies": {"BRI-1": 1, "MEA-4": 1, "MEA-3": 1}})
    assert (EMPIRE.result(g).scores, EMPIRE.result(g).ranks) == ([2, 4], [2, 1])
    g = table({"armies": {"BRI-1": 1}, "coins": 9}, {"armies": {"BRI-2": 1}, "coins": 0})
    assert (EMPIRE.result(g).scores, EMPIRE.result(g).ranks) == ([2, 2], [1, 2])


@pytest.mark.rule("EMPIRE-FULL.3")
def test_the_magic_book_breaks_no_tie_of_a_match() -> None:
    g = table(
        {"tokens": ["book_of_spells"], "earlier": [5, 5]},
        {"earlier": [6, 5]},
        variants={"match": "three", "discoveries": "on"},
        game=3,
    )
    result = EMPIRE.result(g)
    assert (result.scores, result.ranks) == ([11, 11], [1, 1])


@pytest.mark.rule("EMPIRE-FULL.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_the_set_up_player_changes_clockwise(seats: int, first: int) -> None:
    fixed = {"segment_1": "crescent", "turn_1": "north"}
    fixed |= {"segment_2": "meadow", "segment_3": "red_forest", "segment_4": "volcano"}
    g = new_game(seats, match="three", setup_player=str(first), **fixed)
    for number in range(3):
        who = (first + number) % seats
        assert asked(g) == (who, "ChooseStart")
        assert g.view(None)["setup_player"] == who
        finish(g, seed=number + 1)
    assert g.ask is None


@pytest.mark.rule("EMPIRE-FULL.4")
def test_the_next_set_up_player_places_the_first_neutral_army() -> None:
    g = new_game(2, match="three", setup="random")
    assert asked(g) == (0, "PlaceNeutral")
    finish(g)
    assert asked(g) == (1, "PlaceNeutral")


@pytest.mark.rule("EMPIRE-FULL.1")
@pytest.mark.parametrize("game", [1, 2, 3])
def test_after_the_last_turn_the_match_goes_on_or_is_over(game: int) -> None:
    held = names(range(19)), names(range(19, 27))
    mine, theirs = held[0][:10], [*held[0][10:], *held[1][:2]]
    earlier = [4] * (game - 1)
    g = table(
        {"cards": mine, "coins": 0, "armies": {"BRI-1": 1}, "earlier": earlier},
        {"cards": theirs, "coins": 0, "earlier": earlier},
        variants={"match": "three", "setup": "random"},
        starter=1,
        active=0,
        game=game,
    )
    points = 0
    while g.ask is not None and asked(g)[1] != "PlaceNeutral":
        points = score(g)["total"]
        answer(g, "done" if "done" in offered(g) else offered(g)[0])
    if game == 3:
        assert (g.ask, EMPIRE.result(g).over) == (None, True)
    else:
        assert (int(g.number), asked(g)) == (game + 1, (game % 2, "PlaceNeutral"))
        assert [int(p) for p in me(g).earlier] == [*earlier, points - sum(earlier)]

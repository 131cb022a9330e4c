"""Who sees what, and what a seat imagines of the rest (EMPIRE-COMP.9, EMPIRE-BID.1, EMPIRE-SWAMP)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from deskovka.games.empire.board import REGION_NUMBERS
from deskovka.games.empire.table import Empire
from deskovka.testing import play
from support.empire import EMPIRE, answer, names, new_game, table, token

SIX = ["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable", "poison_swamp"]
EVERYTHING = dict.fromkeys(["discoveries", "swamp", "citadels", "encounters", "leaders"], "on")
LUCKS = range(600)


def about(counts: Counter, outcomes: int, total: int = len(LUCKS)) -> bool:
    """Has each of so many outcomes come about equally often?"""
    even = total / outcomes
    return len(counts) == outcomes and all(0.6 * even < count < 1.4 * even for count in counts.values())


def everybody(g: Empire) -> list[int | None]:
    return [None, *range(g.seats)]


# ---- bids


def auction() -> Empire:
    return table({"coins": 5}, {"coins": 5}, {"coins": 9}, phase="auction")


@pytest.mark.rule("EMPIRE-BID.1", "EMPIRE-BID.2", "EMPIRE-COMP.9")
def test_a_bid_is_seen_by_its_bidder_alone_until_all_have_bid() -> None:
    g = auction()
    play.choose(g, 1, "bid 3")
    play.choose(g, 2, "bid 0")
    for viewer in everybody(g):
        seen = g.view(viewer)
        assert (seen["bids"], seen["asked"], seen["question"]) == (None, [0], "bid")
        assert [p["picked"] for p in seen["players"]] == [False, True, True]
        assert [p.get("bid") for p in seen["players"]] == [
            None,
            3 if viewer == 1 else None,
            0 if viewer == 2 else None,
        ]
        assert [p["coins"] for p in seen["players"]] == [5, 5, 9]
    play.choose(g, 0, "bid 2")
    for viewer in everybody(g):
        seen = g.view(viewer)
        assert seen["bids"] == [2, 3, 0]
        assert not any(p["picked"] or "bid" in p for p in seen["players"])


@pytest.mark.rule("EMPIRE-BID.1", "EMPIRE-BID.2")
def test_others_are_told_of_a_bid_but_not_how_high() -> None:
    g = auction()
    told = g.listen()
    play.choose(g, 1, "bid 3")
    for viewer in everybody(g):
        known = {"coins": "3"} if viewer == 1 else {"hidden": True}
        assert [EMPIRE.event_words.tell(event, viewer) for event in told] == [{"event": "bid", "seat": 1, **known}]
    play.choose(g, 0, "bid 2")
    play.choose(g, 2, "bid 0")
    shown = [EMPIRE.event_words.tell(event, None) for event in told]
    assert [event["coins"] for event in shown if event["event"] == "bid-shown"] == ["2", "3", "0"]


@pytest.mark.rule("EMPIRE-BID.1", "EMPIRE-COMP.9")
def test_nothing_a_seat_sees_hangs_on_the_bid_of_another() -> None:
    seen = []
    for bid in range(6):
        g = auction()
        play.choose(g, 1, f"bid {bid}")
        play.choose(g, 2, "bid 4")
        known = [(g.view(seat), list(EMPIRE.features(g, seat)), EMPIRE.evaluate(g, seat)) for seat in (0, 2)]
        seen.append((known, g.view(None)))
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("EMPIRE-BID.1", "EMPIRE-COMP.9")
def test_other_bids_are_imagined_each_half_as_often_as_the_one_below_and_the_own_is_kept() -> None:
    g = auction()
    play.choose(g, 1, "bid 3")
    play.choose(g, 2, "bid 4")
    imagined = [g.imagine(1, luck) for luck in LUCKS]
    assert {int(h.picks[1]) for h in imagined} == {3}
    assert {int(h.picks[0]) for h in imagined} == {-1}
    high = Counter(int(h.picks[2]) for h in imagined)
    few = Counter(int(g.imagine(0, luck).picks[1]) for luck in LUCKS)
    assert set(few) == set(range(6))  # up to all the coins of that seat
    assert max(high) > 5
    for bids in (high, few):
        assert all(1.5 < bids[bid] / bids[bid + 1] < 2.7 for bid in range(2))


# ---- the deck


@pytest.mark.rule("EMPIRE-COMP.9")
def test_the_order_of_the_deck_is_nobodys_to_know() -> None:
    row = ["dire_goblin", "stronghold", "lake", "dire_eye", "dire_ogre", "forest_elf"]
    tops = (["night_wizard", "noble_hills"], ["noble_hills", "night_wizard"])
    one, other = (table({}, {}, row=row, deck_top=top, seed=3) for top in tops)
    assert names(one.deck) != names(other.deck)
    for viewer in everybody(one):
        assert one.view(viewer) == other.view(viewer)
        seen = json.dumps(one.view(viewer))
        assert one.view(viewer)["deck"] == 21
        assert not any(card in seen for card in names(one.deck))
    for seat in (0, 1):
        assert (EMPIRE.features(one, seat) == EMPIRE.features(other, seat)).all()
    assert EMPIRE.open_view(one)["deck_cards"][:2] == tops[0]


@pytest.mark.rule("EMPIRE-COMP.9")
def test_any_card_of_the_deck_may_be_imagined_next() -> None:
    cards = [card for card in EMPIRE.facts()["cards"] if EMPIRE.facts()["cards"][card]["min_players"] == 2]
    g = table({"cards": cards[:8]}, {"cards": cards[8:16]}, row=cards[16:22])
    imagined = [g.imagine(0, luck) for luck in LUCKS]
    assert all(sorted(names(h.deck)) == sorted(cards[22:]) for h in imagined)
    assert about(Counter(names(h.deck)[-1] for h in imagined), 5)
    assert all(names(h.row) == names(g.row) for h in imagined)


# ---- face-down tokens


WHERE = ["MEA-1", "MEA-2", "MEA-4", "VOL-1", "VOL-3", "BRI-2"]


def hidden_table(faces: list[str], seats: list[dict[str, object]] | None = None) -> Empire:
    tokens = dict(zip(WHERE, faces, strict=False))
    return table(*(seats or [{}, {}]), variants="discoveries swamp", tokens=tokens, row=["stronghold"])


@pytest.mark.rule("EMPIRE-SWAMP.2", "EMPIRE-COMP.9")
def test_nothing_anybody_sees_hangs_on_faces_he_has_not_seen() -> None:
    seats = [{"looked": ["MEA-1"], "armies": {"MEA-1": 1, "MEA-2": 1}}, {"looked": ["VOL-1"]}]
    one = hidden_table(
        ["stable", "cottage", "poison_swamp", "magic_spring", "book_of_spells", "hidden_treasure"], seats
    )
    other = hidden_table(
        ["stable", "poison_swamp", "book_of_spells", "cottage", "hidden_treasure", "magic_spring"], seats
    )
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert (EMPIRE.features(one, 0) == EMPIRE.features(other, 0)).all()
    assert one.view(1) != other.view(1)  # he has looked at one that is another now
    assert (EMPIRE.features(one, 1) != EMPIRE.features(other, 1)).any()


@pytest.mark.rule("EMPIRE-SWAMP.5", "EMPIRE-COMP.9")
def test_every_viewer_sees_only_what_he_has_looked_at() -> None:
    g = hidden_table(SIX, [{"looked": ["MEA-1"]}, {"looked": ["MEA-2", "VOL-3"]}, {}])
    for viewer, known in [(None, []), (0, ["MEA-1"]), (1, ["MEA-2", "VOL-3"]), (2, [])]:
        regions = g.view(viewer)["regions"]
        assert {regions[region]["token"] for region in WHERE} == {"hidden"}
        assert {region: regions[region]["seen"] for region in WHERE if "seen" in regions[region]} == {
            region: token(g, region) for region in known
        }
    assert [EMPIRE.open_view(g)["regions"][region]["seen"] for region in WHERE] == SIX


@pytest.mark.rule("EMPIRE-SWAMP.2", "EMPIRE-COMP.9")
def test_every_face_that_may_lie_there_is_imagined_about_equally_often() -> None:
    seats = [{"looked": ["MEA-1"]}, {"tokens": ["poison_swamp"]}]
    g = hidden_table(SIX[:5], seats)  # the spring lies in MEA-1, the swamp is gone
    imagined = [g.imagine(0, luck) for luck in LUCKS]
    for h in imagined:
        assert isinstance(h, Empire)
        assert token(h, "MEA-1") == "magic_spring"
        assert sorted(str(token(h, region)) for region in WHERE[1:5]) == sorted(SIX[1:5])
        assert token(h, "BRI-2") is None
    for region in WHERE[1:5]:
        assert about(Counter(token(h, region) for h in imagined), 4)
    assert len({tuple(token(h, region) for region in WHERE[1:5]) for h in imagined}) == 24


@pytest.mark.rule("EMPIRE-SWAMP.5", "EMPIRE-COMP.9")
def test_who_has_looked_at_nothing_imagines_any_face_anywhere() -> None:
    g = hidden_table(SIX, [{"looked": WHERE}, {}])
    imagined = [g.imagine(1, luck) for luck in LUCKS]
    for region in WHERE:
        assert about(Counter(token(h, region) for h in imagined), 6)
    assert all([token(g.imagine(0, luck), region) for region in WHERE] == SIX for luck in range(20))


@pytest.mark.rule("EMPIRE-SWAMP.2", "EMPIRE-COMP.9")
def test_also_while_they_are_being_laid_nobody_can_tell_which() -> None:
    g = new_game(2, 4, discoveries="on", swamp="on", segment_4="meadow")
    answer(g, g.game.phrases.say(g.options[0]), "lay a hidden token in MEA-1", "lay a hidden token in MEA-2")
    for seat in (0, 1):
        imagined = [g.imagine(seat, luck) for luck in LUCKS]
        assert about(Counter(token(h, "MEA-1") for h in imagined), 6)
        assert about(Counter(token(h, "MEA-2") for h in imagined), 6)
        assert all(token(h, "MEA-1") != token(h, "MEA-2") for h in imagined)


@pytest.mark.rule("EMPIRE-SWAMP.3")
def test_imagined_tokens_act_as_they_are_imagined() -> None:
    g = hidden_table(SIX, [{"armies": {"MEA-1": 1}}, {}])
    answer(g, "take stronghold")
    for luck in range(30):
        h = g.imagine(0, luck)
        face = token(h, "MEA-1")
        h.choose(0, "build in MEA-1")
        assert h.view(None)["players"][0]["tokens"] == [face]


@pytest.mark.rule("EMPIRE-COMP.9")
def test_face_up_tokens_stay_as_they_are_when_imagining() -> None:
    tokens = {"MEA-1": "stable", "MEA-2": "cottage", "VOL-1": "citadel", "VOL-2": "robbers"}
    g = table({}, {}, variants="discoveries citadels encounters", tokens=tokens)
    for luck in range(30):
        assert {region: token(g.imagine(0, luck), region) for region in tokens} == tokens


@pytest.mark.rule("EMPIRE-SWAMP.2", "EMPIRE-COMP.9")
def test_the_evaluation_knows_only_what_the_seat_knows() -> None:
    values = []
    for faces in (["book_of_spells", "poison_swamp"], ["poison_swamp", "book_of_spells"]):
        g = hidden_table(faces, [{"armies": {"MEA-1": 1}}, {}])
        answer(g, "take stronghold")
        values.append(EMPIRE.evaluate(g, 0))
    assert values[0] == values[1]


@pytest.mark.rule("EMPIRE-FULL.1")
def test_points_of_earlier_games_are_part_of_the_evaluation() -> None:
    """Else the last answer of a game of a match, after which the next is set up, would look like any other."""
    ahead, behind = ({"earlier": [points]} for points in (9, 4))
    tables = [table(*seats, game=2, variants={"match": "three"}) for seats in ((ahead, behind), (behind, ahead))]
    assert EMPIRE.evaluate(tables[0], 0) - EMPIRE.evaluate(tables[1], 0) == pytest.approx(2 * (9 - 4))


# ---- whole games


def moments(seats: int) -> Iterator[Empire]:
    for seed in range(2):
        g = new_game(seats, seed, setup="random", **EVERYTHING)
        for number, h in enumerate(play.play_randomly(g, seed)):
            if number % 15 == 0:
                assert isinstance(h, Empire)
                yield h


def otherwise(g: Empire, seat: int | None) -> Empire:
    """The table with the deck upside down and the faces that a viewer has not seen in another order."""
    h = g.clone()
    h.deck = type(h.deck)(list(h.deck)[::-1])
    hidden = [region for region in h.board.regions if h.is_hidden(region)]
    if seat is not None:
        hidden = [region for region in hidden if not h.players[seat].looked >> region & 1]
    faces = [h.tokens[region] for region in hidden]
    for region, face in zip(hidden, faces[1:] + faces[:1], strict=True):
        h.set_token(region, face)
    return h


@pytest.mark.rule("EMPIRE-COMP.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_nothing_hidden_shows(seats: int) -> None:
    looks = 0
    for g in moments(seats):
        assert g.view(None) == otherwise(g, None).view(None)
        spectator = g.view(None)["regions"]
        assert not any("seen" in there for there in spectator.values())
        for seat in range(seats):
            h = otherwise(g, seat)
            assert h.view(seat) == g.view(seat)
            assert (EMPIRE.features(h, seat) == EMPIRE.features(g, seat)).all()
            assert EMPIRE.evaluate(h, seat) == EMPIRE.evaluate(g, seat)
            regions = g.view(seat)["regions"]
            looks += sum("seen" in there for there in regions.values())
            for region, there in regions.items():
                if "seen" in there:
                    assert g.players[seat].looked >> REGION_NUMBERS[region] & 1
    assert looks


@pytest.mark.rule("EMPIRE-COMP.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_coins_cards_pieces_and_gained_tokens_are_open_to_all(seats: int) -> None:
    for g in moments(seats):
        seen = [g.view(viewer) for viewer in everybody(g)]
        for each in seen:
            assert [{**p, "bid": None} for p in each["players"]] == [{**p, "bid": None} for p in seen[0]["players"]]
            assert {**each, "regions": None, "players": None} == {**seen[0], "regions": None, "players": None}
            for region, there in each["regions"].items():
                assert {**there, "seen": None} == {**seen[0]["regions"][region], "seen": None}

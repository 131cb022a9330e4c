"""Who sees what, and what a seat imagines of the rest (KEMET-CARD.2, KEMET-CARD.3, KEMET-BAT1)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from deskovka.games.kemet.cards import BATTLE_NAMES, CARD_NAMES, DIVERSION, INTERVENTIONS
from deskovka.games.kemet.table import Kemet
from deskovka.testing import play
from deskovka.testing.play import play_randomly
from support.kemet import KEMET, answer, asked, offered, table
from support.kemet_tiles import HARD, WEAK, meet, night

LUCKS = range(300)
COLOURS = {"colours": ["diamond", "onyx"]}
TOP = ["prayer", "war_rage", "open_gates", "teleportation", "swiftness"]


def everybody(g: Kemet) -> list[int | None]:
    return [None, *range(g.seats)]


def known(g: Kemet, seat: int) -> object:
    """All a seat, or a bot in its place, goes by."""
    return g.view(seat), list(KEMET.features(g, seat)), KEMET.evaluate(g, seat)


def heard(g: Kemet, words: list[tuple[int, str]], viewer: int | None) -> list[dict[str, object]]:
    told = g.listen()
    for seat, said in words:
        play.choose(g, seat, said)
    return [KEMET.event_words.tell(event, viewer) for event in told]


def cards(g: Kemet, seat: int) -> dict[str, int]:
    hand = g.players[seat].hand
    return {name: int(hand[kind]) for kind, name in enumerate(CARD_NAMES) if hand[kind]}


def of(bits: int) -> list[str]:
    return [name for card, name in enumerate(BATTLE_NAMES) if int(bits) >> card & 1]


def all_cards(g: Kemet) -> list[int]:
    """Every DI card of the game, wherever it is."""
    held = [kind for p in g.players for kind, count in enumerate(p.hand) for _ in range(int(count))]
    return sorted(int(kind) for kind in [*g.deck, *g.discard, *g.seen_cards, *held])


# ---- hands


@pytest.mark.rule("KEMET-CARD.2")
def test_how_many_cards_a_player_holds_is_public_and_which_is_his_own() -> None:
    mine = {"hand": ["prayer", "prayer", "war_fury"], "open_cards": ["bc_3p1"], "closed_cards": ["bc_5"]}
    g = table(mine, {"hand": ["iron_wall"]}, {})
    for viewer in everybody(g):
        players = g.view(viewer)["players"]
        assert [p["hand_size"] for p in players] == [3, 1, 0]
        assert [p["battle_size"] for p in players] == [6, 8, 8]
        assert [p.get("hand") for p in players] == [
            {"prayer": 2, "war_fury": 1} if viewer == 0 else None,
            {"iron_wall": 1} if viewer == 1 else None,
            {} if viewer == 2 else None,
        ]
        assert ["battle_cards" in p for p in players] == [viewer == seat for seat in range(3)]
    shown = KEMET.open_view(g)["players"]
    assert [p["hand"] for p in shown] == [{"prayer": 2, "war_fury": 1}, {"iron_wall": 1}, {}]


@pytest.mark.rule("KEMET-CARD.2")
def test_nothing_a_seat_sees_hangs_on_the_cards_of_another() -> None:
    one, other = (table({"hand": ["mana_theft"]}, {"hand": hand}, seed=3) for hand in (["iron_wall"], ["swiftness"]))
    assert known(one, 0) == known(other, 0)
    assert one.view(None) == other.view(None)
    assert known(one, 1) != known(other, 1)


@pytest.mark.rule("KEMET-CARD.2", "KEMET-NIGHT.12")
def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    seats: list[dict[str, object]] = [{"tokens": 0}, {"tokens": 1, "used": ["recruit", "build"]}]
    for viewer in (None, 0, 1):
        g = table(*seats, deck_top=["open_gates", "war_rage"])
        drawn = [event for event in heard(g, [(1, "token on pray_1")], viewer) if event["event"] == "drew"]
        assert drawn == [
            {"event": "drew", "seat": 0, **({"card": "open_gates"} if viewer == 0 else {"hidden": True})},
            {"event": "drew", "seat": 1, **({"card": "war_rage"} if viewer == 1 else {"hidden": True})},
        ]


@pytest.mark.rule("KEMET-CARD.2", "KEMET-CARD.3")
def test_the_order_of_the_deck_is_nobodys_to_know() -> None:
    one, other = (table(deck_top=top) for top in (TOP, TOP[::-1]))
    for viewer in everybody(one):
        assert one.view(viewer) == other.view(viewer)
        assert (one.view(viewer)["deck"], "deck_cards" in one.view(viewer)) == (33, False)
    assert KEMET.open_view(one)["deck_cards"][:5] == TOP
    assert known(one, 0) == known(other, 0)


@pytest.mark.rule("KEMET-CARD.2")
def test_any_card_may_be_imagined_in_the_hand_of_another_and_the_own_hand_is_kept() -> None:
    g = table({"hand": ["prayer", "war_fury"]}, {"hand": ["iron_wall", "open_gates"]}, seed=5)
    imagined = [g.imagine(0, luck) for luck in LUCKS]
    for h in imagined:
        assert isinstance(h, Kemet)
        assert KEMET.view(h, 0) == g.view(0)
        assert cards(h, 0) == {"prayer": 1, "war_fury": 1}
        assert sum(cards(h, 1).values()) == 2
        assert all_cards(h) == all_cards(g)
        assert list(h.options) == list(g.options)
    found = Counter(name for h in imagined for name in cards(h, 1))
    assert set(found) == {card for kind, card in enumerate(CARD_NAMES) if kind != DIVERSION}
    assert found["open_gates"] < found["iron_wall"]  # one copy against three
    assert len({tuple(h.deck) for h in imagined}) > 250


@pytest.mark.rule("KEMET-CARD.2")
def test_where_the_cards_really_are_does_not_matter_to_what_is_imagined() -> None:
    one, other = (table({"hand": ["prayer"]}, {"hand": hand}, seed=3) for hand in (["iron_wall"], ["swiftness"]))
    for luck in range(20):
        mine, theirs = one.imagine(0, luck), other.imagine(0, luck)
        assert (cards(mine, 1), list(mine.deck)) == (cards(theirs, 1), list(theirs.deck))


# ---- face-down cards


@pytest.mark.rule("KEMET-CARD.3", "KEMET-BAT1.2")
def test_open_discards_are_public_and_face_down_ones_are_only_counted() -> None:
    g = table({"open_cards": ["bc_5", "bc_3d2"], "closed_cards": ["bc_1d3", "bc_2p2"]}, {})
    for viewer in everybody(g):
        first = g.view(viewer)["players"][0]
        assert (first["open_cards"], first["closed_size"]) == (["bc_5", "bc_3d2"], 2)
        assert first.get("closed_cards") == (["bc_2p2", "bc_1d3"] if viewer == 0 else None)
        if viewer != 0:
            assert "bc_1d3" not in json.dumps(first)


@pytest.mark.rule("KEMET-CARD.3", "KEMET-BAT1.2")
def test_nothing_a_seat_sees_hangs_on_the_face_down_cards_of_another() -> None:
    one, other = (table({"open_cards": ["bc_1d3"], "closed_cards": [card]}, {}) for card in ("bc_5", "bc_2p2"))
    assert known(one, 1) == known(other, 1)
    assert one.view(None) == other.view(None)
    for luck in range(20):
        mine, theirs = one.imagine(1, luck), other.imagine(1, luck)
        assert of(mine.players[0].closed_cards) == of(theirs.players[0].closed_cards)


@pytest.mark.rule("KEMET-CARD.3")
def test_each_card_that_is_not_open_may_be_imagined_face_down() -> None:
    g = table(
        {"open_cards": ["bc_5"], "closed_cards": ["bc_1d3"]}, {"open_cards": ["bc_4d1"], "closed_cards": ["bc_2p2"]}
    )
    imagined = [g.imagine(1, luck) for luck in LUCKS]
    for h in imagined:
        first = h.players[0]
        assert (of(first.open_cards), len(of(first.closed_cards)), len(of(first.battle_cards))) == (["bc_5"], 1, 6)
        assert not int(first.closed_cards) & int(first.battle_cards)
        assert of(h.players[1].closed_cards) == ["bc_2p2"]
    found = Counter(of(h.players[0].closed_cards)[0] for h in imagined)
    assert sorted(found) == sorted(set(BATTLE_NAMES[:8]) - {"bc_5"})
    assert min(found.values()) > 15


@pytest.mark.rule("KEMET-CARD.3", "KEMET-BAT8.3")
def test_the_common_discard_pile_is_public() -> None:
    g = table({"hand": ["prayer", "mana_theft"]}, {})
    before = g.view(1)["discard"]
    answer(g, "play prayer", "play mana_theft")
    for viewer in everybody(g):
        assert g.view(viewer)["discard"] == [*before, "prayer", "mana_theft"]


# ---- the war council


def council() -> Kemet:
    return meet({"hand": ["war_rage", "war_fury"]}, {"hand": ["iron_wall", "war_rage"]})


@pytest.mark.rule("KEMET-BAT1.6", "KEMET-BAT1.1", "KEMET-BAT1.3")
def test_choices_of_a_council_are_seen_by_their_owner_alone_until_both_are_ready() -> None:
    g = council()
    play.choose(g, 0, "play bc_4d1 discard bc_1d3")
    play.choose(g, 0, "add war_fury")
    play.choose(g, 0, "done")
    for viewer in everybody(g):
        seen = g.view(viewer)
        assert (seen["asked"], [p["ready"] for p in seen["players"]]) == ([1], [True, False])
        mine = {"card": "bc_4d1", "discard": "bc_1d3", "added": ["war_fury"]} if viewer == 0 else None
        assert [p.get("council") for p in seen["players"]] == [mine, None]
        own_side = ("bc_4d1", ["war_fury"], False) if viewer == 0 else (None, [], True)
        told = [(side["card"], side["added"], side["hidden"]) for side in seen["battle"]["sides"]]
        assert told == [own_side, (None, [], viewer != 1)]
        assert [p["hand_size"] for p in seen["players"]] == [2, 2]
        assert [p["battle_size"] for p in seen["players"]] == [8, 8]
    play.choose(g, 1, WEAK)
    play.choose(g, 1, "done")
    for viewer in everybody(g):
        seen = g.view(viewer)
        assert [(side["card"], side["added"]) for side in seen["battle"]["sides"]] == [
            ("bc_4d1", ["war_fury"]),
            ("bc_2p2", []),
        ]
        assert [p["closed_size"] for p in seen["players"]] == [1, 1]
        assert [p.get("closed_cards") for p in seen["players"]] == [
            ["bc_1d3"] if viewer == 0 else None,
            ["bc_1d1p3"] if viewer == 1 else None,
        ]


@pytest.mark.rule("KEMET-BAT1.6", "KEMET-CARD.2")
def test_nothing_the_other_side_sees_or_hears_hangs_on_a_choice_in_council() -> None:
    ways = (
        ["play bc_4d1 discard bc_1d3", "done"],
        ["play bc_1d3 discard bc_4d1", "add war_rage", "done"],
        ["play bc_5 discard bc_2p2", "add war_rage", "add war_fury"],
    )
    seen = []
    for way in ways:
        g = council()
        told = heard(g, [(0, said) for said in way], 1)
        seen.append((told, known(g, 1), g.view(None), known(g.imagine(1, 7), 1), list(g.imagine(1, 7).picks)))
    assert seen[0][0] == [{"event": "ready", "seat": 0}]
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("KEMET-BAT1.6")
def test_a_choice_begun_but_not_finished_looks_like_none() -> None:
    g = council()
    before = g.view(1)
    play.choose(g, 0, HARD)
    assert g.view(1) == before
    play.choose(g, 0, "add war_rage")
    assert g.view(1) == before


@pytest.mark.rule("KEMET-BAT1.1", "KEMET-BAT1.6")
def test_other_choices_of_a_council_are_imagined_from_the_cards_he_may_hold() -> None:
    g = meet({}, {"open_cards": ["bc_5", "bc_4d1"], "closed_cards": ["bc_3d2", "bc_3p1"]})
    play.choose(g, 1, WEAK)
    imagined = [g.imagine(0, luck) for luck in LUCKS]
    played: Counter[str] = Counter()
    for h in imagined:
        pick = int(h.picks[1])
        hand = of(h.players[1].battle_cards)
        one, two = BATTLE_NAMES[pick & 15], BATTLE_NAMES[pick >> 4 & 15]
        assert one != two
        assert {one, two} <= set(hand)
        assert len(hand) == 4
        played[one] += 1
    assert sorted(played) == sorted(set(BATTLE_NAMES[:8]) - {"bc_5", "bc_4d1"})
    assert min(played.values()) > 15
    assert all(int(g.imagine(1, luck).picks[1]) == int(g.picks[1]) for luck in range(10))


@pytest.mark.rule("KEMET-BAT1.6", "KEMET-BAT1.2")
def test_who_has_spies_imagines_the_card_he_was_shown_and_any_discard() -> None:
    g = meet({"tiles": ["sapphire_3_spies"]}, {})
    play.choose(g, 1, "play bc_3d2 discard bc_5")
    picks = [int(g.imagine(0, luck).picks[1]) for luck in LUCKS]
    assert {BATTLE_NAMES[pick & 15] for pick in picks} == {"bc_3d2"}
    assert {BATTLE_NAMES[pick >> 4 & 15] for pick in picks} == set(BATTLE_NAMES[:8]) - {"bc_3d2"}
    told = [g.view(viewer)["battle"]["shown"] for viewer in everybody(g)]
    assert told == ["bc_3d2"] * 3


# ---- Vision


@pytest.mark.rule("KEMET-CARD.2", "KEMET-CARD.3")
def test_cards_of_vision_are_seen_by_their_owner_alone() -> None:
    g = night({"tiles": ["diamond_2_vision"]}, deck_top=TOP, **COLOURS)
    assert asked(g) == (0, "KeepCard")
    for viewer in everybody(g):
        assert g.view(viewer).get("choice") == (TOP if viewer == 0 else None)
        assert g.view(viewer)["deck"] == 28
    other = night({"tiles": ["diamond_2_vision"]}, deck_top=["war_fury", "iron_wall", *TOP[:3]], **COLOURS)
    assert known(g, 1) == known(other, 1)
    assert g.view(None) == other.view(None)
    assert [KEMET.view(h, 1) for h in (g.imagine(1, 4), other.imagine(1, 4))] == [g.view(1), g.view(1)]


@pytest.mark.rule("KEMET-CARD.2")
def test_the_card_kept_with_vision_is_told_to_its_owner_alone() -> None:
    for viewer in (None, 0, 1):
        g = night({"tiles": ["diamond_2_vision"]}, deck_top=TOP, **COLOURS)
        drawn = heard(g, [(0, "keep open_gates")], viewer)[0]
        assert drawn == {
            "event": "drew",
            "seat": 0,
            **({"card": "open_gates"} if viewer == 0 else {"hidden": True}),
        }


@pytest.mark.rule("KEMET-CARD.2")
def test_others_imagine_any_cards_before_the_owner_of_vision() -> None:
    g = night({"tiles": ["diamond_2_vision"]}, deck_top=TOP, **COLOURS)
    mine = [g.imagine(0, luck) for luck in range(20)]
    assert all([CARD_NAMES[kind] for kind in h.seen_cards] == TOP for h in mine)
    theirs = [g.imagine(1, luck) for luck in LUCKS]
    found = Counter(CARD_NAMES[kind] for h in theirs for kind in h.seen_cards)
    assert set(found) == set(CARD_NAMES) - {"diversion"}
    for h in theirs:
        assert isinstance(h, Kemet)
        assert (len(h.seen_cards), len(h.deck)) == (5, 28)
        assert all_cards(h) == all_cards(g)
        assert {f"keep {CARD_NAMES[kind]}" for kind in h.seen_cards} == set(offered(h))


# ---- at any moment


@pytest.mark.rule("KEMET-CARD.2", "KEMET-CARD.5")
def test_a_teleport_by_card_goes_on_in_every_imagined_table() -> None:
    g = table({"units": {"front_nw": 2}, "hand": ["teleportation"]}, {"hand": ["prayer"]})
    answer(g, "token on move_3", "march from front_nw", "teleport by card to pantheon")
    assert asked(g) == (0, "WhoGoes")
    for luck in range(40):
        h = g.imagine(1, luck)
        assert isinstance(h, Kemet)
        h.play(h.options[0])
        assert min(int(count) for count in h.players[0].hand) == 0
        assert KEMET.problems(h) == []


@pytest.mark.rule("KEMET-CARD.2", "KEMET-CARD.3", "KEMET-BAT1.6")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_imagined_table_looks_the_same_and_can_be_played_on(seats: int) -> None:
    g = KEMET.new_game(seats, 11, {"round_limit": "six"})
    assert isinstance(g, Kemet)
    for moment, now in enumerate(play_randomly(g, 5)):
        if moment % 9 or not len(now.options):
            continue
        if moment > 1500:
            break
        assert isinstance(now, Kemet)
        for seat in range(seats):
            h = now.imagine(seat, moment)
            assert isinstance(h, Kemet)
            assert KEMET.view(h, seat) == now.view(seat)
            assert all_cards(h) == all_cards(now)
            for _ in range(3):
                if len(h.options):
                    h.play(h.options[moment % len(h.options)])
                    assert KEMET.problems(h) == []


def test_the_copies_of_the_cards_are_those_in_the_box() -> None:
    g = table()
    assert all_cards(g) == sorted(
        kind for kind, card in enumerate(INTERVENTIONS) for _ in range(2 if kind == DIVERSION else int(card.copies))
    )

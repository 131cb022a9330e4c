"""What options cost and bring, what lies in the box, and what can be asked about."""

from __future__ import annotations

import pytest

from deskovka.core.options import first, second, verb
from deskovka.games.empire import terms as t
from deskovka.games.empire.phrases import PHRASES
from deskovka.games.empire.table import Empire
from deskovka.text import LANGUAGES, texts
from support.empire import EMPIRE, answer, asked, new_game, play, table

EVERYTHING = dict.fromkeys(["discoveries", "swamp", "citadels", "encounters", "leaders"], "on")


def outlook(g: Empire, words: str) -> dict[str, int]:
    seat = int(g.seat)
    option = EMPIRE.phrases.read(words, g.offered(seat))
    return EMPIRE.outlook(g, seat, option)


def detail(g: Empire, words: str, language: str = "en") -> str:
    seat = int(g.seat)
    return EMPIRE.detail(g, seat, EMPIRE.phrases.read(words, g.offered(seat)), texts(language))


def stand(mine: int, theirs: int) -> dict[str, int]:
    return {"mine": mine, "theirs": theirs, "holds": 1 if mine > theirs else 0}


# ---- cards


@pytest.mark.rule("EMPIRE-TURN.2")
def test_a_card_costs_what_its_place_says() -> None:
    row = ["dire_goblin", "stronghold", "lake", "dire_eye", "dire_ogre", "forest_elf"]
    g = table(row=row)
    assert [outlook(g, f"take {card}") for card in row] == [{"price": price} for price in (0, 1, 1, 2, 2, 3)]
    assert [detail(g, f"take {card}") for card in row] == ["free", "for 1", "for 1", "for 2", "for 2", "for 3"]
    assert [detail(g, f"take {card}", "cs") for card in row[:2]] == ["zdarma", "za 1"]


def test_a_card_that_is_not_in_the_row_has_no_price() -> None:
    g = table({"cards": ["dire_eye"]}, row=["dire_goblin"])
    option = PHRASES.parse("take dire_eye")
    assert option is not None
    assert EMPIRE.outlook(g, 0, option) == {}


# ---- steps


@pytest.mark.rule("EMPIRE-MOVE.4", "EMPIRE-SPEC.4", "EMPIRE-ENC.8")
@pytest.mark.parametrize(
    ("words", "cards", "cost", "sea"),
    [
        ("move CRE-3 to CRE-2", [], 1, 0),
        ("move CRE-3 to MEA-3", [], 3, 1),
        ("move CRE-3 to MEA-3", ["dire_eye"], 2, 1),
        ("move CRE-3 to MEA-3", ["dire_eye", "dire_dragon", "cursed_gargoyles"], 1, 1),
        ("move BRI-1 to BRI-2", [], 1, 0),
        ("move VOL-1 to MEA-5", [], 1, 0),
        ("move CRE-4 to BRI-1", [], 3, 1),
    ],
)
def test_a_step_costs_points_and_goes_by_sea_or_not(words: str, cards: list[str], cost: int, sea: int) -> None:
    seat = {"armies": dict.fromkeys(["CRE-3", "BRI-1", "VOL-1", "CRE-4"], 1), "cards": cards}
    for flyer in ({}, {"cards": ["ancient_phoenix"]}):  # what others own changes nothing
        keys = {"variants": "encounters", "tokens": {"VOL-1": "portal", "MEA-5": "portal"}, "row": ["dire_goblin"]}
        g = table(seat, flyer, **keys)
        answer(g, "take dire_goblin")
        seen = outlook(g, words)
        assert (seen["cost"], seen["sea"], seen["fee"]) == (cost, sea, 0)


def test_the_second_seat_flies_by_its_own_cards() -> None:
    flyer = {"armies": {"CRE-3": 1}, "cards": ["dire_eye", "dire_dragon"]}
    g = table({}, flyer, active=1, row=["dire_goblin"])
    answer(g, "take dire_goblin")
    assert outlook(g, "move CRE-3 to MEA-3") == {"cost": 1, "sea": 1, "fee": 0, **stand(1, 0)}


def test_a_step_shows_how_one_would_stand_where_it_leads() -> None:
    seats = [{"armies": {"MEA-3": 2, "MEA-1": 1}, "cities": {"MEA-4": 1}}, {"armies": {"MEA-1": 1, "MEA-4": 1}}]
    g = table(*seats, {"armies": {"MEA-4": 1}, "cities": {"MEA-4": 2}}, row=["dire_goblin"])
    answer(g, "take dire_goblin")
    land = {"cost": 1, "sea": 0, "fee": 0}
    assert outlook(g, "move MEA-3 to MEA-1") == {**land, **stand(2, 1), "most": 2}
    assert outlook(g, "move MEA-3 to MEA-4") == {**land, **stand(2, 3), "most": 2}
    assert outlook(g, "move MEA-3 to MEA-2") == {**land, **stand(1, 0), "most": 2}
    assert detail(g, "move MEA-3 to MEA-1") == "for 1, 2:1, you would hold it"
    assert detail(g, "move MEA-3 to MEA-4") == "for 1, 2:3"
    assert detail(g, "move MEA-3 to MEA-2") == "for 1, you would hold it"
    assert detail(g, "move MEA-3 to MEA-1", "cs") == "za 1, 2:1, region bude tvůj"


@pytest.mark.rule("EMPIRE-ACT.2", "EMPIRE-MOVE.6")
def test_done_says_what_it_gives_up() -> None:
    seat = {"armies": {"CRE-3": 1}}
    g = table(seat, {}, row=["dire_eye"])
    answer(g, "take dire_eye")
    left = int(g.ask.amount) if g.ask is not None else 0
    assert outlook(g, "done") == {"wasted": left}
    assert detail(g, "done") == f"{left} armies will not be placed"
    answer(g, "place in CRE-3")
    assert outlook(g, "done") == {"wasted": left - 1}
    h = table(seat, {}, row=["dire_goblin"])
    answer(h, "take dire_goblin")
    points = int(h.ask.amount) if h.ask is not None else 0
    assert outlook(h, "done") == {"wasted": points}
    assert detail(h, "done", "cs") == f"{points} manévrů propadne"
    either = table(seat, {}, row=["forest_elf"])
    answer(either, "take forest_elf")
    assert outlook(either, "done") == {"wasted": 1}
    assert detail(either, "done") == "the action of the card is given up"


def test_neutral_armies_are_others_too_and_a_tie_is_nobodys() -> None:
    g = table({"armies": {"CRE-3": 1}}, {}, neutral={"CRE-2": 1}, row=["dire_goblin"])
    answer(g, "take dire_goblin")
    assert outlook(g, "move CRE-3 to CRE-2") == {"cost": 1, "sea": 0, "fee": 0, **stand(1, 1)}
    assert detail(g, "move CRE-3 to CRE-2") == "for 1, 1:1, nobody would hold it"
    assert detail(g, "move CRE-3 to CRE-2", "cs") == "za 1, 1:1, region nebude ničí"


@pytest.mark.rule("EMPIRE-ENC.11")
def test_a_step_to_the_robbers_shows_their_coin() -> None:
    g = table({"armies": {"CRE-4": 1}}, {}, variants="encounters", tokens={"BRI-1": "robbers"}, row=["dire_goblin"])
    answer(g, "take dire_goblin")
    assert outlook(g, "move CRE-4 to BRI-1") == {"cost": 3, "sea": 1, "fee": 1, **stand(1, 0)}
    assert detail(g, "move CRE-4 to BRI-1") == "for 3, by sea, 1 coin to the robbers, you would hold it"
    assert detail(g, "move CRE-4 to BRI-1", "cs") == "za 3, přes moře, 1 mince lupičům, region bude tvůj"


# ---- pieces


@pytest.mark.rule("EMPIRE-ENC.10", "EMPIRE-LEAD.7")
def test_placing_shows_all_fees() -> None:
    king = {"leader": "bandit_king", "cities": {"MEA-1": 1}}
    host = {"cities": {"VOL-7": 1, "VOL-1": 1}}
    keys = {"variants": "leaders encounters", "tokens": {"VOL-7": "robbers"}, "row": ["dire_eye"]}
    g = table(king, host, **keys)
    answer(g, "take dire_eye")
    assert outlook(g, "place in CRE-3") == {"fee": 0, **stand(1, 0), "most": 4}
    assert outlook(g, "place in MEA-1") == {"fee": 0, **stand(2, 0), "most": 4}
    assert outlook(g, "place in VOL-1 at the city of seat 1") == {"fee": 1, **stand(1, 1), "most": 4}
    assert outlook(g, "place in VOL-7 at the city of seat 1") == {"fee": 2, **stand(1, 1), "most": 4}
    assert detail(g, "place in CRE-3") == "you would hold it"
    assert detail(g, "place in VOL-1 at the city of seat 1") == "1 coin to the owner, 1:1, nobody would hold it"
    both = "1 coin to the owner, 1 coin to the robbers, 1:1, nobody would hold it"
    assert detail(g, "place in VOL-7 at the city of seat 1") == both


@pytest.mark.rule("EMPIRE-ENC.10", "EMPIRE-LEAD.16")
def test_the_city_and_the_army_of_the_knight_show_how_he_would_stand() -> None:
    knight = {"leader": "white_knight", "armies": {"MEA-1": 1}}
    keys = {"variants": "leaders encounters", "tokens": {"MEA-1": "robbers"}, "row": ["stronghold"]}
    g = table(knight, {"armies": {"MEA-1": 2}}, **keys)
    answer(g, "take stronghold")
    assert outlook(g, "build in MEA-1") == stand(2, 2)
    assert detail(g, "build in MEA-1") == "2:2, nobody would hold it"
    answer(g, "build in MEA-1")
    assert outlook(g, "reinforce MEA-1") == {"fee": 1, **stand(3, 2)}
    assert detail(g, "reinforce MEA-1") == "1 coin to the robbers, 3:2, you would hold it"
    assert (outlook(g, "done"), detail(g, "done")) == ({}, "")


def test_destroying_shows_who_is_left() -> None:
    first_, second_ = {"armies": {"MEA-1": 2}}, {"armies": {"MEA-1": 2}}
    g = table(first_, second_, neutral={"MEA-1": 1}, row=["night_hydra"])
    answer(g, "take night_hydra", "done")
    assert outlook(g, "destroy in MEA-1 seat 1") == stand(2, 1)
    assert outlook(g, "destroy in MEA-1 seat 0") == stand(1, 2)
    assert outlook(g, "destroy in MEA-1 neutral") == stand(2, 2)
    g = table(first_, {"armies": {"MEA-1": 1}}, neutral={"MEA-1": 2}, row=["night_hydra"])
    answer(g, "take night_hydra", "done")
    assert outlook(g, "destroy in MEA-1 neutral") == stand(2, 1)
    assert outlook(g, "destroy in MEA-1 seat 1") == stand(2, 2)  # the strongest other is not the victim


def test_bids_and_choices_need_no_numbers() -> None:
    g = table(phase="auction")
    assert (outlook(g, "bid 3"), detail(g, "bid 3")) == ({}, "")
    g = table({"armies": {"CRE-3": 1}}, row=["forest_elf"])
    answer(g, "take forest_elf")
    assert (outlook(g, "choose move"), detail(g, "choose move")) == ({}, "")


def reached(option: int) -> int:
    return int(second(option) if verb(option) == t.MOVE else first(option))


def left(g: Empire) -> int:
    return int(g.ask.amount) if asked(g)[1] == "Move" else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_the_outlook_comes_true(seats: int) -> None:
    """What an option promises is what is on the table after it."""
    checked: set[int] = set()
    for seed in range(3):
        game = new_game(seats, seed, setup="random", **EVERYTHING)
        for number, g in enumerate(play.play_randomly(game, seed + 7)):
            for option in g.options if number % 3 == 0 else []:
                seat = int(g.seat)
                promised = EMPIRE.outlook(g, seat, option)
                h = g.clone()
                h.play(option)
                if EMPIRE.result(h).over or not promised:
                    continue
                checked.add(int(verb(option)))
                spent = int(g.players[seat].coins - h.players[seat].coins)
                if "price" in promised:
                    assert spent == promised["price"] - gift(h, seat)
                    continue
                if "wasted" in promised:
                    assert (spent, list(h.armies)) == (0, list(g.armies))
                    continue
                where = reached(option)
                assert h.strength(seat, where) == promised["mine"]
                assert (h.holder(where) == seat) == bool(promised["holds"])
                others = [int(h.strength(party, where)) for party in range(t.PARTIES) if party != seat]
                assert max(others) == promised["theirs"]
                if "fee" in promised:
                    assert spent == promised["fee"]
                if "cost" in promised and asked(h) == (seat, "Move"):
                    assert left(g) - left(h) == promised["cost"]
    assert {t.TAKE, t.PLACE, t.MOVE, t.BUILD, t.DESTROY} <= checked


def gift(g: Empire, seat: int) -> int:
    """Coins that the last card of a seat gave it."""
    abilities = EMPIRE.facts()["cards"][g.view(None)["players"][seat]["cards"][-1]]["abilities"]
    return sum(ability["amount"] for ability in abilities if ability["type"] == "coins")


@pytest.mark.rule("EMPIRE-SWAMP.2")
def test_the_outlook_of_a_city_tells_nothing_of_what_lies_there() -> None:
    told = []
    for face in ("book_of_spells", "poison_swamp", "hidden_treasure"):
        seat = {"armies": {"MEA-1": 1}}
        g = table(seat, {}, variants="discoveries swamp", tokens={"MEA-1": face}, row=["stronghold"])
        answer(g, "take stronghold")
        told.append((outlook(g, "build in MEA-1"), detail(g, "build in MEA-1")))
    assert told == [(stand(2, 0), "you would hold it")] * 3


# ---- what lies in the box


def test_facts_have_the_shape_clients_draw_from() -> None:
    facts = EMPIRE.facts()
    assert sorted(facts) == ["adjectives", "armies", "cards", "cities", "leaders", "prices", "sides", "tokens"]
    assert (facts["prices"], facts["armies"], facts["cities"]) == ([0, 1, 1, 2, 2, 3], 18, 3)
    assert facts["leaders"] == ["fairy_queen", "bandit_king", "red_sorceress", "white_knight"]
    assert facts["adjectives"] == ["ancient", "cursed", "dire", "forest", "night", "noble", "arcane", "mountain"]
    assert facts["tokens"] == {
        **dict.fromkeys(["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable"], "discovery"),
        "poison_swamp": "swamp",
        "citadel": "citadel",
        **dict.fromkeys(["dragon", "portal", "robbers"], "encounter"),
    }


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (
            "ancient_woods",
            {
                "adjective": "ancient",
                "subject": "place",
                "min_players": 2,
                "abilities": [{"type": "extra_army", "amount": 1}],
                "combine": "and",
                "actions": [{"do": "build", "count": 1}, {"do": "place", "count": 1}],
            },
        ),
        (
            "lake",
            {
                "adjective": None,
                "subject": "place",
                "min_players": 2,
                "abilities": [{"type": "vp_per_adjective", "adjective": "forest", "vp": 1}],
                "combine": "or",
                "actions": [{"do": "place", "count": 2}, {"do": "move", "count": 3}],
            },
        ),
    ],
)
def test_facts_of_a_card(card: str, told: dict[str, object]) -> None:
    assert EMPIRE.facts()["cards"][card] == told


@pytest.mark.parametrize(
    ("card", "abilities"),
    [
        ("noble_hills", [{"type": "vp_set", "adjective": "noble", "cards_needed": 3, "vp": 4}]),
        ("dire_ogre", [{"type": "vp_per_coins", "coins": 3, "vp": 1}]),
        ("cursed_tower", [{"type": "vp_per_flying", "vp": 1}]),
        ("dire_giant", [{"type": "immune"}]),
        ("mountain_treasury", [{"type": "elixir", "amount": 1}, {"type": "coins", "amount": 2}]),
    ],
)
def test_facts_of_abilities(card: str, abilities: list[dict[str, object]]) -> None:
    assert EMPIRE.facts()["cards"][card]["abilities"] == abilities


def test_facts_of_a_side() -> None:
    sides = EMPIRE.facts()["sides"]
    assert sides["bridge_isles"] == {
        "board": 2,
        "regions": ["BRI-1", "BRI-2", "BRI-3"],
        "islands": {"BRI-a": ["BRI-1"], "BRI-b": ["BRI-2"], "BRI-c": ["BRI-3"]},
        "edges": ["BRI-1", "BRI-3", "BRI-3", "BRI-1"],
        "links": [["BRI-1", "BRI-2", "bridge"], ["BRI-1", "BRI-3", "bridge"]],
    }
    assert ["CRE-1", "CRE-4", "sea"] in sides["crescent"]["links"]
    assert [side["board"] for side in sides.values()] == [1, 1, 2, 2, 3, 3, 4, 4]


# ---- topics


@pytest.mark.parametrize(
    ("word", "messages"),
    [
        ("white_knight", ["empire-leader-white_knight", "empire-leader-white_knight.about"]),
        ("robbers", ["empire-token-robbers", "empire-token-robbers.about"]),
        ("dire_eye", ["empire-card-dire_eye"]),
        ("CRE-3", ["empire-region-CRE-3"]),
        ("cre-3", ["empire-region-CRE-3"]),
        ("volcano", ["empire-side-volcano"]),
        ("pancake", []),
    ],
)
def test_what_can_be_asked_about(word: str, messages: list[str]) -> None:
    assert EMPIRE.topics(word) == messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_in_the_box_is_a_topic_with_words(language: str) -> None:
    facts = EMPIRE.facts()
    regions = [region for side in facts["sides"].values() for region in side["regions"]]
    for word in [*facts["cards"], *facts["leaders"], *facts["tokens"], *facts["sides"], *regions]:
        messages = EMPIRE.topics(word)
        assert messages
        assert all(texts(language).has(message) for message in messages), word

"""Why something is not on offer: every refusal is reached, names the right rule and says what its message needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import pytest

from deskovka.core.errors import IllegalOption
from deskovka.core.options import option
from deskovka.games.empire.cards import CARDS
from deskovka.games.empire.obstacles import OBSTACLES
from deskovka.games.empire.phrases import PHRASES
from deskovka.games.empire.table import Empire
from deskovka.testing import play
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, new_game, offered, table

ROOT = Path(__file__).parents[3]
CATALOGUE = ROOT / "docs" / "rules" / "empire.md"


class Case(NamedTuple):
    """After these answers on this table, these words of a seat are refused with this message, rule and values."""

    message: str
    rule: str
    words: str
    make: Callable[[], Empire]
    before: tuple[str, ...] = ()
    values: dict[str, object] = {}
    seat: int = 0

    def table(self) -> Empire:
        g = self.make()
        answer(g, *self.before)
        return g


def at(card: str, *seats: dict[str, object], **keys: object) -> Callable[[], Empire]:
    """Seat 0 has taken this card; the others are as described."""

    def make() -> Empire:
        g = table(*seats, row=[card], **keys)
        answer(g, f"take {card}")
        return g

    return make


def stopped(card: str, seat: dict[str, object], *answers: str) -> Callable[[], Empire]:
    """Seat 0 has taken this card and given these answers; it is asked even where there is only one."""

    def make() -> Empire:
        g = table(seat, row=[card])
        for words in (f"take {card}", *answers):
            g.choose(0, words, stop=True)
        return g

    return make


def setting_up(seats: int = 2, left: str = "meadow", **variants: str) -> Callable[[], Empire]:
    """The map of the catalogue before anything is chosen."""
    sides = ("crescent", left, "bridge_isles", "volcano")
    turns = ("north", "north", "north", "east")
    fixed = {f"segment_{place}": side for place, side in enumerate(sides, start=1)}
    fixed |= {f"turn_{place}": turn for place, turn in enumerate(turns, start=1)}
    return partial(new_game, seats, **{**fixed, **variants})


def placing_neutral_armies() -> Empire:
    g = setting_up()()
    answer(g, "start in CRE-3", "settle MEA-1")
    return g


def rectangle(*sides: str) -> Callable[[], Empire]:
    """Four sides upright, from left to right."""
    fixed = {f"segment_{place}": side for place, side in enumerate(sides, start=1)}
    return partial(new_game, 2, layout="rectangle", **fixed, **{f"turn_{place}": "north" for place in range(1, 5)})


def started(**variants: str) -> Callable[[], Empire]:
    """The starting region is chosen; tokens come next."""

    def make() -> Empire:
        g = setting_up(**variants)()
        answer(g, "start in CRE-3")
        return g

    return make


def lot() -> Empire:
    """A tie in the auction, with luck left open."""
    g = table({}, {}, phase="auction", variants={"ties": "lot"})
    g.open_luck = True
    answer(g, "bid 2", "bid 2")
    return g


def queen() -> Empire:
    """The last turn is over; the Fairy Queen may take one more card."""
    g = table(
        {"cards": TAKEN[:11], "leader": "fairy_queen", "coins": 1},
        {"cards": TAKEN[11:21]},
        row=LEFT,
        active=1,
        variants="leaders",
    )
    answer(g, "take dire_goblin")
    return g


LEFT = ["dire_goblin", "lake", "night_hydra", "night_village", "stronghold"]
TAKEN = [card.name for card in CARDS if card.min_players == 2 and card.name not in LEFT]
ROW = ["dire_eye", "lake", "graveyard", "stronghold", "night_village", "dire_ogre"]
FOUR = {"armies": {"CRE-3": 4}}
MEA = {"region": "MEA-1"}
BIDDING = partial(table, {"coins": 4}, {"coins": 9}, {}, phase="auction")
TURN = partial(table, {**FOUR, "coins": 2}, FOUR, row=ROW)
KING = {"armies": {"CRE-3": 4}, "leader": "bandit_king"}
HIS_CITY = {"cities": {"MEA-1": 1}, "coins": 3}
DISCOVERING = started(discoveries="on")
HIDING = started(discoveries="on", swamp="on")
FORTIFIED = started(citadels="on")
MEETING = started(encounters="on")
LED = {"variants": "leaders"}
DESERT_ROW = rectangle("desert", "crescent", "bridge_isles", "volcano")
CRESCENT_ROW = rectangle("crescent", "meadow", "archipelago", "red_forest")
BEGGAR = {**KING, "coins": 1}
POOR = {"armies": {"MEA-2": 2, "CRE-3": 1}, "cities": {"MEA-1": 1}, "coins": 1}
KNIGHT = {"armies": {"CRE-3": 4}, "leader": "white_knight"}
BUILDER = {"armies": {"CRE-3": 4}, "cities": {"CRE-3": 1, "MEA-1": 2}}
KING_PLACES = at("dire_eye", KING, HIS_CITY, variants="leaders")
KINGS = at("cursed_king", FOUR)
ROBBERS = {"variants": "leaders encounters", "tokens": {"MEA-1": "robbers"}}
ROBBING = ("done", "destroy in CRE-3 seat 1")
HIS_PLACE = "place in MEA-1 at the city of seat 1"
DESTROY = ({"armies": {"CRE-3": 4}, "cities": {"MEA-1": 1}}, {"armies": {"MEA-1": 1, "MEA-2": 1}}, {})

CASES = [
    # somebody else is asked
    Case("not-asked", "TURN.11", "take dire_eye", TURN, (), {"seat2": 0}, 1),
    Case("not-asked", "TURN.11", "place in CRE-3", at("dire_eye", FOUR, FOUR), (), {"seat2": 0}, 1),
    Case("not-asked", "BID.3", "seat 0 begins", BIDDING, ("bid 1", "bid 3", "bid 2"), {"seat2": 1}),
    Case("not-asked", "MAP.1", "start in CRE-3", setting_up(), (), {"seat2": 0}, 1),
    Case("not-asked", "NEUT.1", "neutral to CRE-3", setting_up(), ("start in CRE-3", "settle MEA-1"), {"seat2": 0}, 1),
    Case("bid-made", "BID.1", "bid 3", BIDDING, ("bid 1",)),
    Case("luck-first", "MAP.14", "seat 0 begins", lot),
    # regions of sides that lie face down
    Case("not-on-map", "MAP.3", "start in PEA-1", setting_up(), (), {"region": "PEA-1"}),
    Case("not-on-map", "MAP.3", "move CRE-3 to DES-1", at("dire_goblin", FOUR), (), {"region": "DES-1"}),
    Case("not-on-map", "MAP.3", "move RED-1 to CRE-3", at("dire_goblin", FOUR), (), {"region": "RED-1"}),
    Case("not-on-map", "MAP.3", "lay cottage in ARC-1", DISCOVERING, (), {"region": "ARC-1"}),
    # the auction
    Case("bid-too-high", "BID.1", "bid 5", BIDDING, (), {"coins": 5, "purse": 4}),
    Case("bid-too-high", "BID.1", "bid 10", BIDDING, (), {"coins": 10, "purse": 9}, 1),
    Case("bid-first", "BID.1", "take dire_eye", BIDDING),
    Case("name-first", "BID.3", "take dire_eye", BIDDING, ("bid 1", "bid 3", "bid 2"), {}, 1),
    Case("no-such-seat", "COMP.1", "seat 3 begins", BIDDING, ("bid 1", "bid 3", "bid 2"), {}, 1),
    # set-up
    Case("setup-first", "MAP.14", "bid 3", setting_up()),
    Case("setup-first", "MAP.14", "settle MEA-1", setting_up()),
    Case("setup-first", "MAP.14", "take lake", setting_up(), ("start in CRE-3", "settle MEA-1")),
    Case("start-desert", "SPEC.1", "start in CRE-3", DESERT_ROW, (), {"region": "CRE-3"}),
    Case("start-unjoined", "START.2", "start in CRE-5", setting_up(), (), {"region": "CRE-5"}),
    Case("start-not-central", "START.1", "start in MEA-3", setting_up(), (), {"region": "MEA-3"}),
    Case("start-outside", "RECT.3", "start in CRE-4", CRESCENT_ROW, (), {"region": "CRE-4"}),
    Case("start-outside", "RECT.3", "start in CRE-5", CRESCENT_ROW, (), {"region": "CRE-5"}),  # nor is it joined
    Case("settle-same-segment", "ARMY.3", "settle CRE-1", setting_up(), ("start in CRE-3",), {"region": "CRE-1"}),
    Case("settle-same-segment", "ARMY.3", "settle DES-1", setting_up(left="desert"), (), {"region": "DES-1"}),
    Case("settle-central", "ARMY.4", "settle CRE-1", setting_up(left="desert"), (), {"region": "CRE-1"}),
    Case(
        "token-there", "TOK.1", "lay cottage in MEA-1", DISCOVERING, ("lay magic_spring in MEA-1",), {"region": "MEA-1"}
    ),
    Case("token-there", "TOK.1", "lay magic_spring in CRE-3", DISCOVERING, (), {"region": "CRE-3"}),
    Case("token-there", "TOK.1", "lay a hidden token in CRE-3", HIDING, (), {"region": "CRE-3"}),
    Case("token-now", "TOK.2", "lay cottage in MEA-1", DISCOVERING, (), {"token": "magic_spring"}),
    Case("token-needed", "DISC.1", "leave out magic_spring", DISCOVERING, (), {"token": "magic_spring"}),
    Case("token-needed", "CIT.1", "leave out citadel", FORTIFIED, (), {"token": "citadel"}),
    Case("portals-both", "ENC.2", "leave out portal", MEETING, ("leave out dragon", "lay portal in MEA-1")),
    Case("tokens-by-lot", "TOK.3", "the remaining 3 tokens by lot", DISCOVERING),
    Case("neutral-by-lot", "NEUT.9", "the remaining 4 neutral by lot", placing_neutral_armies, (), {"count": 5}),
    # turns
    Case("not-in-row", "TURN.1", "take dire_giant", TURN, (), {"card": "dire_giant"}),
    Case("too-expensive", "TURN.3", "take dire_ogre", TURN, (), {"card": "dire_ogre", "price": 3, "purse": 2}),
    Case("too-expensive", "TURN.3", "take stronghold", queen, (), {"card": "stronghold", "price": 2, "purse": 1}),
    Case("must-take", "TURN.1", "done", TURN),
    Case("card-first", "TURN.7", "place in CRE-3", TURN),
    Case("queen-no-action", "LEAD.4", "place in CRE-3", queen),
    Case("one-card", "TURN.1", "take lake", at("dire_eye", FOUR), (), {"card": "dire_eye"}),
    # one action or another
    Case("choose-first", "ACT.3", "move CRE-3 to CRE-4", at("cursed_king", FOUR)),
    Case("action-impossible", "ACT.8", "choose move", at("cursed_king", {}), (), {"action": "move"}),
    Case("action-impossible", "ACT.8", "move CRE-3 to CRE-4", at("cursed_king", {}), (), {"action": "move"}),
    Case("supply-empty", "PLACE.4", "choose place", at("cursed_king", {"armies": {"CRE-3": 18}})),
    Case("no-cities-left", "BUILD.3", "choose build", at("castle_1", BUILDER, {}, {}, {}), (), {"count": 3}),
    Case("not-on-card", "ACT.1", "build in CRE-3", at("cursed_king", FOUR), (), {"card": "cursed_king"}),
    Case("not-on-card", "ACT.1", "build in CRE-3", at("dire_eye", FOUR), (), {"card": "dire_eye"}),
    Case("not-on-card", "ACT.1", "bid 3", at("dire_eye", FOUR), (), {"card": "dire_eye"}),
    Case("only-one", "ACT.3", "move CRE-3 to CRE-4", KINGS, ("choose place",), {"card": "cursed_king"}),
    Case("only-one", "ACT.3", "choose move", KINGS, ("choose place",), {"card": "cursed_king"}),
    Case("in-order", "ACT.6", "destroy in CRE-3 seat 1", at("night_wizard", FOUR, FOUR), (), {"action": "destroy"}),
    Case("in-order", "ACT.6", "place in CRE-3", at("night_wizard", FOUR, FOUR), ("done",), {"action": "place"}),
    # leaders
    Case("leader-first", "LEAD.9", "place in CRE-3", at("night_wizard", KING, FOUR, **LED), ROBBING),
    Case("leader-first", "LEAD.15", "place in CRE-3", at("ancient_woods", KNIGHT, **LED), ("build in CRE-3",)),
    Case(
        "beside-new-city",
        "LEAD.15",
        "reinforce MEA-1",
        at("ancient_woods", KNIGHT, **LED),
        ("build in CRE-3",),
        {"region": "CRE-3"},
    ),
    Case("only-bandit", "LEAD.6", HIS_PLACE, at("dire_eye", FOUR, HIS_CITY)),
    Case(
        "free-anyway", "LEAD.8", HIS_PLACE, at("dire_eye", {**KING, "cities": {"MEA-1": 1}}, HIS_CITY, **LED), (), MEA
    ),
    Case("no-city-there", "LEAD.6", HIS_PLACE, at("dire_eye", KING, {}, **LED), (), MEA),
    Case("no-city-there", "LEAD.6", f"{HIS_PLACE[:-1]}3", at("dire_eye", KING, HIS_CITY, **LED), (), MEA),
    Case(
        "fee-too-high", "LEAD.7", HIS_PLACE, at("dire_eye", BEGGAR, HIS_CITY, **ROBBERS), (), {"coins": 2, "purse": 1}
    ),
    # placing and moving
    Case("place-where", "PLACE.2", "place in MEA-1", at("dire_eye", FOUR, HIS_CITY), (), MEA),
    Case(
        "place-where-bandit", "PLACE.2", "place in MEA-1", at("dire_eye", KING, HIS_CITY, variants="leaders"), (), MEA
    ),
    Case("robbers", "ENC.12", "place in MEA-1", at("dire_eye", POOR, **ROBBERS), ("place in MEA-1",), MEA),
    Case("robbers", "ENC.12", "move MEA-2 to MEA-1", at("dire_goblin", POOR, **ROBBERS), ("move MEA-2 to MEA-1",), MEA),
    Case("no-army", "MOVE.1", "move MEA-1 to MEA-2", at("dire_goblin", FOUR, {"armies": {"MEA-1": 1}}), (), MEA),
    Case(
        "no-neighbours",
        "MAP.13",
        "move CRE-3 to MEA-1",
        at("dire_goblin", FOUR),
        (),
        {"region": "CRE-3", "region2": "MEA-1"},
    ),
    Case("too-far", "MOVE.4", "move CRE-3 to MEA-3", at("dire_ogre", FOUR), (), {"cost": 3, "left": 2}),
    # building and destroying
    Case("build-needs-army", "BUILD.1", "build in MEA-1", at("stronghold", FOUR), (), MEA),
    Case("city-not-enough", "DESTROY.2", "destroy in MEA-1 seat 1", at("night_wizard", *DESTROY), ("done",), MEA),
    Case(
        "destroy-needs-army",
        "DESTROY.1",
        "destroy in MEA-2 seat 1",
        at("night_wizard", *DESTROY),
        ("done",),
        {"region": "MEA-2"},
    ),
    Case(
        "none-of-theirs",
        "DESTROY.1",
        "destroy in CRE-3 seat 1",
        at("night_wizard", *DESTROY),
        ("done",),
        {"region": "CRE-3", "seat2": 1},
    ),
    Case(
        "no-neutral-there",
        "NEUT.7",
        "destroy in CRE-3 neutral",
        at("night_wizard", FOUR, FOUR),
        ("done",),
        {"region": "CRE-3"},
    ),
    Case("no-such-seat", "COMP.1", "destroy in CRE-3 seat 3", at("night_wizard", *DESTROY), ("done",)),
    Case(
        "immune",
        "DESTROY.5",
        "destroy in CRE-3 seat 1",
        at("night_wizard", FOUR, {**FOUR, "cards": ["dire_giant"]}),
        ("done",),
        {"seat2": 1},
    ),
]

# Where a table stops at questions with a single answer too
PLACED = stopped("dire_eye", FOUR, *["place in CRE-3"] * 4)
MARCHED = stopped("dire_ogre", FOUR, *["move CRE-3 to CRE-4"] * 2)
WITH_ONE_ANSWER = [
    Case("all-placed", "PLACE.1", "place in CRE-3", PLACED),
    Case("all-placed", "PLACE.1", HIS_PLACE, PLACED),
    Case("supply-empty", "PLACE.4", "place in CRE-3", stopped("dire_eye", {"armies": {"CRE-3": 18}})),
    Case("too-far", "MOVE.4", "move CRE-3 to CRE-4", MARCHED, (), {"cost": 1, "left": 0}),
    Case("no-cities-left", "BUILD.3", "build in CRE-3", stopped("stronghold", BUILDER), (), {"count": 3}),
]


def name(case: Case) -> str:
    return f"{case.rule} {case.message}: {case.words}"


every_case = pytest.mark.parametrize("case", CASES, ids=name)
every_refusal = pytest.mark.parametrize("case", [*CASES, *WITH_ONE_ANSWER], ids=name)


@every_refusal
def test_a_refusal_names_its_rule_and_what_its_message_needs(case: Case) -> None:
    refusal = case.table().why_not(case.seat, case.words)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (f"EMPIRE-{case.rule}", f"empire-refusal-{case.message}")
    assert refusal.values == case.values


@every_case
def test_a_refused_answer_changes_nothing(case: Case) -> None:
    g = case.table()
    before, options = EMPIRE.dump(g), list(g.options)
    g.why_not(case.seat, case.words)
    with pytest.raises(IllegalOption):
        play.choose(g, case.seat, case.words)
    assert (EMPIRE.dump(g), list(g.options)) == (before, options)


@every_case
def test_what_is_on_offer_is_not_refused(case: Case) -> None:
    g = case.table()
    assert len(offered(g)) > 1
    for words in offered(g):
        assert g.why_not(int(g.seat), words) is None


# ---- all refusals there are


def refusals_there_are() -> set[tuple[str, str]]:
    """(rule, message) of every obstacle."""
    return {(obstacle.rule.removeprefix("EMPIRE-"), obstacle.name) for obstacle in OBSTACLES.known.values()}


@cache
def catalogue() -> set[str]:
    return set(re.findall(r"^- (EMPIRE-[A-Z]+\.\d+)", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_obstacle_has_a_case() -> None:
    assert len({message for _, message in refusals_there_are()}) > 35
    assert {(case.rule, case.message) for case in [*CASES, *WITH_ONE_ANSWER]} == refusals_there_are()


def test_every_rule_of_a_refusal_is_in_the_catalogue() -> None:
    assert {f"EMPIRE-{rule}" for rule, _ in refusals_there_are()} <= catalogue()


def every_thing_one_could_say() -> list[int]:
    """Every option that has words, on offer or not."""
    said: list[int] = []
    for verb, phrase in PHRASES.phrases.items():
        counts = [len(PHRASES.names[hole]) for hole in phrase.holes]
        first, second = (*counts, 1, 1)[:2]
        said += [int(option(verb, a, b)) for a in range(first) for b in range(second)]
    return said


def judge_everything(g: Empire, seat: int, intents: list[int]) -> None:
    messages = {f"empire-refusal-{message}" for _, message in refusals_there_are()}
    before = EMPIRE.dump(g)
    on_offer = set(g.offered(seat))
    for intent in intents:
        refusal = g.why_not(seat, intent)
        assert (refusal is None) == (intent in on_offer), PHRASES.say(intent)
        if refusal is not None:
            assert refusal.message in messages, PHRASES.say(intent)
            assert refusal.rule in catalogue(), PHRASES.say(intent)
    assert EMPIRE.dump(g) == before


@pytest.mark.parametrize("case", CASES[::6], ids=name)
def test_whatever_is_not_on_offer_is_refused_with_a_rule_and_the_rest_is_not(case: Case) -> None:
    g = case.table()
    judge_everything(g, int(g.seat), every_thing_one_could_say())


@pytest.mark.parametrize("seed", range(4))
def test_no_question_of_a_whole_game_leaves_anything_without_a_reason(seed: int) -> None:
    variants = dict.fromkeys(("discoveries", "swamp", "citadels", "encounters", "leaders"), "on")
    layout = "rectangle" if seed % 2 else "t"
    g = new_game(2 + seed % 3, seed, layout=layout, **variants)
    intents = every_thing_one_could_say()
    for number, _ in enumerate(play_randomly(g, seed + 3)):
        for seat in range(int(g.seats) if len(g.options) else 0):
            judge_everything(g, seat, intents[(number * 7 + seat) % 61 :: 61])


def test_words_that_mean_nothing_are_not_understood() -> None:
    g = TURN()
    for words in ("take godzilla", "dance", "seat 9 begins", ""):
        refusal = g.why_not(0, words)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("", "core-not-understood")

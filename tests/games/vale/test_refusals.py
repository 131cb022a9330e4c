"""Why something is not on offer: every refusal is reached, and names the right rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from deskovka.core.errors import IllegalOption
from deskovka.core.options import option
from deskovka.games.vale.obstacles import OBSTACLES
from deskovka.games.vale.phrases import PHRASES
from deskovka.games.vale.table import Vale
from deskovka.testing import play
from support.vale import VALE, answer, offered, table

ROOT = Path(__file__).parents[3]
CATALOGUE = ROOT / "docs" / "rules" / "vale.md"


class Case(NamedTuple):
    """After these answers on this table, these words of a seat are refused with this message and rule."""

    message: str
    rule: str
    words: str
    seats: list[dict[str, object]]
    keys: dict[str, object] = {}
    before: tuple[str, ...] = ()
    seat: int = 0

    def table(self) -> Vale:
        g = table(*self.seats, **self.keys)
        answer(g, *self.before)
        return g


def me(**seat: object) -> list[dict[str, object]]:
    """Seat 0 with a marked card, so that its turn stays open."""
    return [{"marked": ["undine"], **seat}, {}]


HUNT = {"phase": "hunt"}
HUNTING = [{"marked": ["imp"]}, {"marked": []}]
EFFECTS = {"phase": "effects"}
PURSE = {"red": 2, "blue": 1, "purple": 1}
OVER = me(stones={"red": 2, "blue": 2}, marked=["imp", "undine"])  # selling the Imp makes seven stones
PAYING = me(hand=["surtr"], stones={"red": 1, "blue": 2, "purple": 1})
RELEASING = me(area=["troll"], stones=PURSE)
ACTIVE = [{"area": ["charybdis", "troll", "nessie", "ifrit"], "hand": ["odin"]}, {"area": ["goblin"]}]
GENIE = me(hand=["genie", "hestia"], area=["nessie", "troll", "basilisk"], stones={"red": 4})
SPIRIT = me(hand=["young_forest_spirit", "ember", "marina", "imp", "odin"])
EGG = me(hand=["dragon_egg", "tidal", "willow", "aeris", "imp"], stones={"red": 3})
HYDRA = me(hand=["hydra"], stones={"red": 4})
EMBER = [{"marked": ["undine"], "hand": ["ember"], "area": ["kappa"], "stones": {"purple": 2}}, {}, {"area": ["hydra"]}]
AERIS = me(hand=["aeris"], area=["agni", "troll"], stones={"blue": 1, "purple": 1})
SCORCH = me(hand=["scorch"], area=["ifrit", "surtr", "odin"], stones={"blue": 1, "purple": 1})
CERBERUS = me(hand=["cerberus"], area=["agni", "troll"], stones={"purple": 1})
LOOP = {"area": ["hippogriff", "pegasus", "odin", "basilisk"], "hand": ["dandelion_spirit"], "stones": {"red": 1}}
LOOPED = (
    "summon dandelion_spirit",
    "summon genie",
    "activate odin",
    "activate basilisk",
    "bargain red",
    "release genie",
)
HUNDRED = (*LOOPED * 33, "summon dandelion_spirit")  # a hundred actions (VALE-R.33)

CASES = [
    # somebody else is asked
    Case("not-asked", "HUNT.4", "mark troll", HUNTING, {**HUNT, "offer": ["troll", "odin"]}),
    Case("not-asked", "ACT.1", "end turn", me(), seat=1),
    Case("not-asked", "EFF.1", "activate goblin", ACTIVE, EFFECTS, seat=1),
    # stones over the limit
    Case("limit-first", "STONE.4", "tame undine", OVER, before=("sell imp",)),
    Case("stones-not-held", "R.15", "drop 3 purple", OVER, before=("sell imp",)),
    Case("exactly-surplus", "R.15", "drop 2 red", OVER, before=("sell imp",)),
    Case("exactly-surplus", "R.15", "drop 4 red", OVER, before=("sell imp",)),
    # the hunt
    Case("wrong-phase", "ROUND.1", "sell imp", HUNTING, {**HUNT, "offer": ["troll", "odin"]}, seat=1),
    Case("already-marked", "HUNT.5", "mark imp", HUNTING, {**HUNT, "offer": ["troll", "odin"]}, seat=1),
    Case("not-in-offer", "HUNT.4", "mark hydra", HUNTING, {**HUNT, "offer": ["troll", "odin"]}, seat=1),
    # selling and taming
    Case("only-from-offer", "SELL.2", "sell odin", me(hand=["odin"])),
    Case("only-from-offer", "SELL.2", "sell odin", me(area=["odin"])),
    Case("only-from-offer", "TAME.1", "tame odin", me(area=["odin"])),
    Case("marker-of-other", "SELL.1", "sell imp", [{"marked": ["undine"]}, {"marked": ["imp"]}]),
    Case("marker-of-other", "TAME.1", "tame imp", [{"marked": ["undine"]}, {"marked": ["imp"]}]),
    Case("not-in-offer", "SELL.1", "sell hydra", me()),
    Case("not-in-offer", "TAME.1", "tame hydra", me(), {"discard": ["hydra"]}),
    # summoning
    Case("not-in-hand", "SUM.1", "summon imp", me(), {"discard": ["imp"]}),
    Case("not-in-hand", "SUM.1", "summon imp", [{"marked": ["undine"]}, {"hand": ["imp"]}]),
    Case("not-in-hand", "SUM.1", "summon undine", me()),
    Case("area-full", "SUM.2", "summon imp", me(hand=["imp"], area=["agni", "odin"]), {"round": 2}),
    Case("effect-impossible", "CLR.3", "summon ember", me(hand=["ember"], stones={"purple": 2})),
    Case("too-expensive", "SUM.3", "summon odin", me(hand=["odin"], stones={"red": 4})),
    # releasing
    Case("not-in-area", "REL.4", "release imp", [{"marked": ["undine"], "stones": {"purple": 1}}, {"area": ["imp"]}]),
    Case("not-in-area", "REL.4", "release imp", me(hand=["imp"], stones={"purple": 1})),
    Case("too-expensive", "REL.2", "release imp", me(area=["imp"], stones={"red": 4})),
    # a turn
    Case(
        "too-many-actions", "R.33", "summon genie", me(**LOOP), {"discard": ["genie"], "rest": 0, "round": 6}, HUNDRED
    ),
    Case(
        "too-many-actions", "R.33", "release odin", me(**LOOP), {"discard": ["genie"], "rest": 0, "round": 6}, HUNDRED
    ),
    Case("markers-left", "ACT.6", "end turn", me()),
    Case("no-action", "ACT.3", "mark imp", me()),
    Case("no-action", "ACT.3", "drop 1 red", me(stones={"red": 1})),
    # paying
    Case("pay-first", "SUM.3", "end turn", PAYING, before=("summon surtr",)),
    Case("stones-not-held", "SUM.3", "pay 2 purple", PAYING, before=("summon surtr",)),
    Case("too-little", "SUM.3", "pay 1 blue", PAYING, before=("summon surtr",)),
    Case("needless", "CLR.8", "pay 1 red 1 purple", PAYING, before=("summon surtr",)),
    Case("pay-first", "REL.1", "end turn", RELEASING, before=("release troll",)),
    Case("stones-not-held", "REL.1", "pay 3 purple", RELEASING, before=("release troll",)),
    Case("too-little", "REL.2", "pay 1 red 1 blue", RELEASING, before=("release troll",)),
    Case("needless", "R.2", "pay 1 red 1 purple", RELEASING, before=("release troll",)),
    # the effects phase
    Case("effects-left", "EFF.5", "end turn", ACTIVE, EFFECTS),
    Case("wrong-phase", "ROUND.1", "summon odin", ACTIVE, EFFECTS),
    Case("not-in-area", "EFF.2", "activate odin", ACTIVE, EFFECTS),
    Case("not-in-area", "EFF.2", "activate goblin", ACTIVE, EFFECTS),
    Case("no-active-effect", "CARD.5", "activate ifrit", ACTIVE, EFFECTS),
    Case("cannot-activate", "EFF.6", "activate charybdis", ACTIVE, EFFECTS),
    Case(
        "already-activated",
        "EFF.2",
        "activate troll",
        [{"area": ["troll", "nessie", "odin"]}],
        {**EFFECTS, "used": ["troll"]},
    ),
    # inside an effect
    Case("effect-first", "R.35", "summon hestia", GENIE, before=("summon genie",)),
    Case("effect-first", "R.35", "end turn", GENIE, before=("summon genie",)),
    Case("not-part-of-effect", "R.27", "done", GENIE, before=("summon genie",)),
    Case("already-activated", "EFF.2", "activate nessie", GENIE, before=("summon genie", "activate nessie")),
    Case("effect-first", "R.35", "sell undine", HYDRA, before=("summon hydra",)),
    Case("not-part-of-effect", "R.27", "swap blue", HYDRA, before=("summon hydra",)),
    Case("cerberus", "R.34", "give up cerberus", CERBERUS, before=("summon cerberus",)),
    Case("cerberus", "R.34", "give up agni", CERBERUS, before=("summon cerberus", "give up agni")),
    Case(
        "leaves-no-summon",
        "R.6",
        "discard imp",
        me(hand=["young_forest_spirit", "ember", "marina", "imp"]),
        before=("summon young_forest_spirit",),
    ),
    Case("effect-impossible", "CLR.3", "bring ember", SPIRIT, before=("summon young_forest_spirit", "discard marina")),
    Case("not-in-hand", "SUM.1", "bring marina", SPIRIT, before=("summon young_forest_spirit", "discard marina")),
    Case("needs-dragon", "R.6", "bring imp", EGG, before=("summon dragon_egg",)),
    Case("effect-impossible", "CLR.3", "bring aeris", EGG, before=("summon dragon_egg",)),
    Case("cannot-copy", "R.12", "copy odin", SCORCH, before=("summon scorch",)),
    Case(
        "cannot-copy",
        "R.11",
        "copy genie_exalted",
        [{"area": ["genie_exalted", "troll", "nessie"]}],
        {**EFFECTS, "used": ["troll", "nessie"]},
    ),
    Case("not-for-asmodeus", "R.21", "recover surtr", [{"area": ["asmodeus", "surtr", "ifrit", "firefox"]}], EFFECTS),
    Case("not-itself", "R.5", "recover aeris", AERIS, before=("summon aeris",)),
    Case("nothing-to-draw", "R.17", "choose purple and draw", HYDRA, {"rest": 1}, ("summon hydra",)),
    Case("must-own-family", "CLR.4", "name seat 1", EMBER, before=("summon ember",)),
    Case("only-opponents", "CLR.9", "rob seat 0", [{"area": ["goblin"]}, {}, {}], EFFECTS),
    Case("stone-not-swapped", "R.27", "swap red", [{"area": ["snail_maiden", "hestia"], "stones": PURSE}], EFFECTS),
    Case("does-not-fit", "R.27", "discard odin", [{"area": ["medusa"], "hand": ["imp", "ember"]}], EFFECTS),
    Case("does-not-fit", "R.27", "take imp", [{"area": ["mimic"]}], {**EFFECTS, "discard": ["imp", "troll", "medusa"]}),
    Case(
        "does-not-fit",
        "R.27",
        "recover troll",
        [{"area": ["balog", "imp", "ifrit", "troll"]}],
        {**EFFECTS, "used": ["imp", "troll"]},
    ),
]


def name(case: Case) -> str:
    return f"{case.rule} {case.message}: {case.words}"


every_case = pytest.mark.parametrize("case", CASES, ids=name)


@every_case
def test_a_refusal_names_its_rule(case: Case) -> None:
    g = case.table()
    refusal = g.why_not(case.seat, case.words)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (f"VALE-{case.rule}", f"vale-refusal-{case.message}")


@pytest.mark.rule("VALE-R.32")
@every_case
def test_a_refused_answer_changes_nothing(case: Case) -> None:
    g = case.table()
    before = VALE.dump(g)
    g.why_not(case.seat, case.words)
    assert VALE.dump(g) == before
    options = list(g.options)
    with pytest.raises(IllegalOption):
        play.choose(g, case.seat, case.words)
    assert (VALE.dump(g), list(g.options)) == (before, options)


def test_every_obstacle_has_a_case() -> None:
    told = {(obstacle.rule, obstacle.name) for obstacle in OBSTACLES.known.values()}
    assert told == {(f"VALE-{case.rule}", case.message) for case in CASES}


def test_every_rule_of_a_refusal_is_in_the_catalogue() -> None:
    catalogue = set(re.findall(r"^- (VALE-[A-Z]+\.\d+)", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    assert {f"VALE-{case.rule}" for case in CASES} <= catalogue


NAMES_WHAT_WAITS = ("vale-refusal-pay-first", "vale-refusal-markers-left")


def every_thing_one_could_say() -> list[int]:
    """Every option that has words, on offer or not."""
    said: list[int] = []
    for verb, phrase in PHRASES.phrases.items():
        things = PHRASES.names[phrase.holes[0]] if phrase.holes else ["nothing"]
        said += [int(option(verb, number)) for number, thing in enumerate(things) if thing]
    return said


@pytest.mark.rule("VALE-R.32")
@pytest.mark.parametrize("case", CASES[::3], ids=name)
def test_whatever_is_not_on_offer_is_refused_with_a_rule_and_the_rest_is_not(case: Case) -> None:
    g = case.table()
    catalogue = CATALOGUE.read_text(encoding="utf-8")
    messages = {OBSTACLES.message(number) for number in OBSTACLES.known}
    before = VALE.dump(g)
    on_offer = {int(pick) for pick in g.options}
    for intent in every_thing_one_could_say():
        refusal = g.why_not(int(g.seat), intent)
        assert (refusal is None) == (intent in on_offer), PHRASES.say(intent)
        if refusal is not None:
            assert refusal.message in messages, PHRASES.say(intent)
            assert f"- {refusal.rule} " in catalogue, PHRASES.say(intent)
            holes = PHRASES.parts(intent)[0].holes
            named = set(refusal.values) & {"card", "stone"}  # it names what was said, not another thing of its number
            assert named <= set(holes) or refusal.message in NAMES_WHAT_WAITS, PHRASES.say(intent)
    assert VALE.dump(g) == before


@every_case
def test_what_is_on_offer_is_not_refused(case: Case) -> None:
    g = case.table()
    assert len(offered(g)) > 1
    for words in offered(g):
        assert g.why_not(int(g.seat), words) is None


def test_values_tell_what_a_message_needs() -> None:
    g = table(*me(hand=["agni"], area=["pegasus"], stones={"red": 2}))
    refusal = g.why_not(0, "summon agni")
    assert refusal is not None
    assert refusal.values == {"card": "agni", "cost": 3, "wealth": 2}  # with the reduction


def test_words_that_mean_nothing_are_not_understood() -> None:
    g = table(*me())
    for words in ("summon godzilla", "dance", "name seat 9", ""):
        refusal = g.why_not(0, words)
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("", "core-not-understood")
        with pytest.raises(IllegalOption):
            play.choose(g, 0, words)


def test_nothing_is_on_offer_when_the_game_is_over() -> None:
    g = table({"score": 60}, phase="effects")
    refusal = g.why_not(0, "end turn")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("", "core-game-over")
    with pytest.raises(IllegalOption):
        play.choose(g, 0, "end turn")

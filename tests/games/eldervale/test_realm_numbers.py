"""What a network is told of realms: units by kind for the table, and the realm beside every option that names it."""

from __future__ import annotations

from deskovka.core.options import first, second, third, verb
from deskovka.games.eldervale.features import KINDS_AT, REALM_AT
from deskovka.games.eldervale.realm_numbers import (
    BEASTS_AT,
    BESIDE_AT,
    BY_KIND,
    FIGHT_AT,
    HOMES_AT,
    POWER_AT,
    REALM_SIZE,
    SHOWN_AT,
    UNIT_KINDS,
    realm_of,
)
from deskovka.games.eldervale.realms import REALM_NAMES, REALM_NUMBERS, TILES
from deskovka.games.eldervale.table import Eldervale
from deskovka.testing.play import play_randomly
from support.eldervale import ELDERVALE, table


def of_option(g: Eldervale, words: str) -> list[float]:
    options = [int(each) for each in g.options]
    row = ELDERVALE.option_features(g, int(g.seat))[options.index(ELDERVALE.phrases.read(words, options))]
    return [round(float(number), 3) for number in row[REALM_AT : REALM_AT + REALM_SIZE]]


def contested() -> Eldervale:
    return table(
        {"units": {"mill": ["worker"], "ready": ["warrior"]}, "dwellings": ["terraced-fields"]},
        {"units": {"mage-tower": ["worker", "worker", "dragon"]}, "dwellings": ["windswept-steppe"]},
    )


def test_units_of_a_realm_are_told_by_kind_the_viewers_first() -> None:
    g = contested()
    mine, theirs = (ELDERVALE.features(g, seat) for seat in (0, 1))

    def there(numbers: object, name: str) -> list[float]:
        at = KINDS_AT + BY_KIND * REALM_NUMBERS[name]
        return [float(number) for number in numbers[at : at + BY_KIND]]  # type: ignore[index]

    assert there(mine, "mage-tower") == [0, 0, 0, 0, 0, 1.0, 0, 0, 0.5, 0]
    assert there(theirs, "mage-tower") == [1.0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0]
    assert there(mine, "mill") == [0.5] + 9 * [0]
    assert there(mine, "fortress") == 10 * [0]


def test_an_option_is_told_with_who_and_what_is_in_the_realm_it_names() -> None:
    g = contested()
    row = of_option(g, "place warrior in mage-tower")
    assert row[:BY_KIND] == [0, 0, 0, 0, 0, 1.0, 0, 0, 0.5, 0]
    assert row[HOMES_AT : HOMES_AT + 2] == [0, 0]
    assert row[BESIDE_AT : BESIDE_AT + 2] == [0.333, 0.333]  # one dwelling of each beside it
    assert row[FIGHT_AT : FIGHT_AT + 3] == [1.0, 0.5, 1.0]  # 3 dice against 6
    quiet = of_option(g, "place warrior in dungeon-1")
    assert quiet[:BY_KIND] == 10 * [0]
    assert quiet[FIGHT_AT : FIGHT_AT + 3] == [0, 0, 0]
    assert of_option(g, "place warrior in windswept-steppe")[HOMES_AT : HOMES_AT + 2] == [0, 1.0]


def test_power_monsters_and_treasure_of_the_realm() -> None:
    g = table({"power": {"air": 2}}, {"power": {"air": 1}}, monsters={"dread-crocodile": "mill"})
    row = of_option(g, "place worker in windswept-steppe")
    mine, theirs = (float(p.power(0)) / 6.0 for p in g.players)
    assert row[POWER_AT : POWER_AT + 2] == [round(mine, 3), round(theirs, 3)]
    assert mine > theirs > 0
    assert row[BEASTS_AT : BEASTS_AT + 2] == [0, 0.5]
    assert sum(row[SHOWN_AT:FIGHT_AT]) > 0  # two stacks lie there
    assert sum(of_option(g, "place worker in mage-tower")[SHOWN_AT:FIGHT_AT]) == 0
    hunted = table({"units": {"summoning-portal": ["worker"]}}, {}, monsters={"dread-crocodile": "fortress"})
    assert any(row[REALM_AT + BEASTS_AT] == 1.0 for row in ELDERVALE.option_features(hunted, 0))


def test_an_option_without_a_realm_has_none_of_these_numbers() -> None:
    g = contested()
    assert of_option(g, "regroup") == REALM_SIZE * [0]


def test_every_option_that_says_a_realm_is_told_with_one() -> None:
    """Against the words of options: whichever names one realm alone, by whatever number, is about that realm."""
    named = set()
    for seed in range(6):
        for g in play_randomly(ELDERVALE.new_game(2 + seed % 3, seed), seed + 1):
            for option in g.options:
                realm = int(realm_of(option))
                if 0 <= realm < TILES:
                    assert REALM_NAMES[realm] in ELDERVALE.phrases.say(int(option)).split()
                    assert realm in (first(option), second(option), third(option))
                    named.add(int(verb(option)))
    assert len(named) >= 8
    assert UNIT_KINDS == 5

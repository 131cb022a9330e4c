"""What an attentive player knows of other hands (docs/memory.md)."""

from __future__ import annotations

from collections import Counter

from deskovka.core.codec import vec_of
from deskovka.games.kemet.cards import CARD_NAMES, DIVERSION, PRAYER, WAR_RAGE
from deskovka.games.kemet.table import Kemet
from support.kemet import KEMET, me, new_game, table

LUCKS = range(1, 40)


def imagined_hands(g: Kemet, viewer: int, seat: int) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    for luck in LUCKS:
        h = g.imagine(viewer, luck)
        assert isinstance(h, Kemet)
        found[tuple(int(count) for count in me(h, seat).hand)] += 1
    return found


def test_everybody_holds_a_diversion_from_the_start() -> None:
    g = new_game(3)
    for seat in (1, 2):
        assert all(each[DIVERSION] == 1 for each in imagined_hands(g, 0, seat))
        assert me(g, seat).known_of(DIVERSION) == 1
        hands = KEMET.known(g, 0)["hands"]
        assert isinstance(hands, list)
        assert "diversion" in hands[seat]


def test_a_card_that_is_discarded_is_known_no_more_and_comes_back_known() -> None:
    g = new_game(3)
    g.discard_card(me(g, 1), DIVERSION)
    assert me(g, 1).known == 0
    me(g, 1).take_openly(DIVERSION)
    assert me(g, 1).known_of(DIVERSION) == 1


def test_of_two_players_each_has_counted_the_other_when_the_deck_is_used_up() -> None:
    g = table({"hand": ["war_rage"]}, {"hand": ["prayer"]})
    g.discard, g.deck = g.deck, vec_of([])
    g.draw_card(me(g, 0))
    hands = imagined_hands(g, 0, 1)
    assert len(hands) == 1
    assert next(iter(hands))[PRAYER] == 1
    assert all(each[WAR_RAGE] for each in imagined_hands(g, 1, 0))
    assert len(imagined_hands(g, 1, 0)) > 3  # what was drawn since
    assert KEMET.known(g, 0)["hands"][1][:1] == [CARD_NAMES[PRAYER]]  # type: ignore[index]

"""What an attentive player knows of magic cards and treasure (docs/memory.md)."""

from __future__ import annotations

from deskovka.core.bits import bit
from deskovka.core.codec import vec_of
from deskovka.games.eldervale.effects.stealing import steal_card
from deskovka.games.eldervale.gaining import draw_card, take_card
from deskovka.games.eldervale.memory import DECK, place_by_luck
from deskovka.games.eldervale.paying import discard, held
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import EVERYONE
from deskovka.games.eldervale.treasure import cycle
from deskovka.games.registry import find_game
from support.eldervale_bare import bare, lay, stack

ELDERVALE = find_game("eldervale")
LUCKS = range(1, 40)


def playing(seats: int, **variants: str) -> Eldervale:
    g = ELDERVALE.new_game(seats, 5, variants)
    assert isinstance(g, Eldervale)
    return g


def imagined(g: Eldervale, seat: int) -> list[Eldervale]:
    return [h for luck in LUCKS if isinstance(h := g.imagine(seat, luck), Eldervale)]


def where(tables: list[Eldervale], card: int) -> set[int]:
    """In whose hands a card is at these tables; -1: in none."""
    return {next((int(p.seat) for p in h.players if p.hand >> card & 1), -1) for h in tables}


def test_a_known_card_that_may_have_been_stolen_is_in_one_of_two_hands() -> None:
    g = playing(3)
    card = int(g.magic[0])
    g.magic = vec_of([int(other) for other in g.magic if other != card])
    take_card(g, g.players[1], card, EVERYONE)
    assert where(imagined(g, 0), card) == {1}
    steal_card(g, 2, 1, held(g.players[1].hand & ~bit(card))[0])
    assert where(imagined(g, 0), card) == {1, 2}
    assert where(imagined(g, 2), card) == {1}


def test_a_hand_that_was_emptied_holds_only_what_came_since() -> None:
    g = playing(3)
    card = int(g.magic[0])
    g.magic = vec_of([int(other) for other in g.magic if other != card])
    take_card(g, g.players[1], card, EVERYONE)
    steal_card(g, 2, 1, card)
    assert where(imagined(g, 0), card) == {1, 2}
    for each in held(g.players[1].hand):
        discard(g, g.players[1], each)
    draw_card(g, g.players[1])
    assert where(imagined(g, 0), card) == {2}


def test_what_was_held_back_from_a_shuffle_is_not_in_the_new_deck() -> None:
    g = playing(3)
    kept = [held(p.hand) for p in g.players]
    g.discards, g.magic = as_bits(g.magic), vec_of([])
    draw_card(g, g.players[0])
    tables = imagined(g, 0)
    for card in [*kept[1], *kept[2]]:
        assert where(tables, card) == {1, 2}
    draw_card(g, g.players[1])
    assert all(not h.players[2].hand & as_bits(g.magic) for h in imagined(g, 0))


def as_bits(cards: object) -> int:
    return sum(1 << int(card) for card in cards)  # type: ignore[attr-defined]


def test_all_ways_to_put_cards_where_they_may_be_come_about() -> None:
    g = playing(2)
    cards, may_be = vec_of([10, 11, 12, 13]), vec_of([1, 3, 3 | DECK, DECK | 2])
    places = vec_of([1, 2, DECK, DECK])
    found = set()
    for _ in range(200):
        put = [int(card) for card in place_by_luck(g, cards, may_be, places)]
        assert put[0] == 10
        assert put[1] == 11
        found.add(tuple(put))
    assert found == {(10, 11, 12, 13), (10, 11, 13, 12)}


def test_a_stack_is_known_whole_once_two_tokens_were_put_under_it() -> None:
    g = bare()
    lay(g, "shifting-dunes", 0, 0)
    number = stack(g, "shifting-dunes", 0, "chaos-gem", "chaos-gold", "chaos-2-gem")
    cycle(g, 0, number)
    assert not g.known_stacks >> number & 1
    cycle(g, 0, number)
    assert g.known_stacks >> number & 1
    assert {int(h.stacks[number]) for h in imagined(g, 1)} == {int(g.stacks[number])}

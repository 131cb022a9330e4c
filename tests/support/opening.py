"""What happens in a new game before the first question."""

from __future__ import annotations

from typing import Any

from deskovka.core.codec import vec_of
from deskovka.core.record import Record
from deskovka.games.eldervale.box import FACTIONS
from deskovka.games.eldervale.terms import ELEMENT_NAMES
from deskovka.games.kemet.terms import COLOURS
from deskovka.games.registry import find_game


def opening(record: Record) -> list[dict[str, object]]:
    """The events as all may know them: Lantern's prize; Vale's round, phase and offer; Empire's map; Kemet's lots;
    Eldervale's elements, the dice for the start, factions, hands."""
    game = find_game(record.game)
    view = game.view(game.new_game(record.seats, record.seed, record.variants), None)
    if game.id == "_template":
        return [{"event": "rolled", "prize": str(view["prize"])}]
    if game.id == "empire":
        return opening_of_empire(view)
    if game.id == "kemet":
        return opening_of_kemet(record, view)
    if game.id == "eldervale":
        return opening_alone(record) if record.seats == 1 else opening_of_eldervale(record, view)
    deck, offer = game.open_view(game.deal(record.seats, record.seed, record.variants))["deck_top"], view["offer"]
    assert isinstance(deck, list)
    assert isinstance(offer, list)
    cards = deck[: 2 * record.seats]
    assert sorted(cards) == sorted(each["card"] for each in offer)
    return [
        {"event": "round", "seat": view["first_player"], "round": 1},
        {"event": "phase", "phase": "hunt"},
        *({"event": "revealed", "card": card} for card in cards),
    ]


def opening_of_empire(view: dict[str, Any]) -> list[dict[str, object]]:
    """A map with one possible start has chosen it: then the cards lie there, and the first armies stand."""
    began: list[dict[str, object]] = [{"event": "game-began", "number": 1}]
    if view["start"] is None:
        return began
    chosen = {"event": "start-chosen", "seat": 0, "region": view["start"]}
    cards = [{"event": "revealed", "card": card} for card in view["row"]]
    armies = [
        {"event": "armies-set", "seat": seat, "armies": 4, "region": view["start"]}
        for seat in range(len(view["players"]))
    ]
    return [*began, chosen, *cards, *armies]


def opening_of_kemet(record: Record, view: dict[str, Any]) -> list[dict[str, object]]:
    """Colours in play as drawn; then, unless cities are chosen, cities and places by lot and two cards each."""
    dealt = find_game("kemet").deal(record.seats, record.seed, record.variants)
    lots = vec_of(list(range(len(COLOURS))))
    dealt.shuffle(lots)  # the first luck of the game
    drawn = [COLOURS[lot] for lot in lots][: len(view["colours"])]
    assert sorted(drawn) == sorted(view["colours"])
    colours: list[dict[str, object]] = [{"event": "colour-drawn", "colour": colour} for colour in drawn]
    if record.variants.get("cities") == "choose":
        return colours
    cities = [{"event": "city-taken", "seat": player["seat"], "city": player["city"]} for player in view["players"]]
    order = [{"event": "order-drawn", "seat": seat, "place": str(n)} for n, seat in enumerate(view["order"], start=1)]
    cards = [{"event": "drew", "seat": seat, "hidden": True} for seat in view["order"] for _ in range(2)]
    return [*colours, *cities, *order, *cards]


def opening_of_eldervale(record: Record, view: dict[str, Any]) -> list[dict[str, object]]:
    """Elements as drawn, the first ones for the seats; rolls until one is best; then, unless factions are chosen, the
    factions, a monster if its lair is on the map, five cards each and the first turn."""
    dealt = find_game("eldervale").deal(record.seats, record.seed, record.variants)
    lots = vec_of(list(range(len(ELEMENT_NAMES))))
    dealt.shuffle(lots)  # the first luck of the game
    told: list[dict[str, object]] = []
    for place, lot in enumerate(list(lots)[: record.seats + 2]):
        owner = {"seat": place} if place < record.seats else {}
        told.append({"event": "element-drawn", **owner, "element": ELEMENT_NAMES[lot]})
    best = list(range(record.seats))
    while len(best) > 1:
        rolls = {seat: sorted((int(dealt.random_below(6)) + 1 for _ in range(6)), reverse=True) for seat in best}
        told += [{"event": "start-rolled", "seat": seat, "face": str(dice[0])} for seat, dice in rolls.items()]
        best = [seat for seat in best if rolls[seat] == max(rolls.values())]
    order = [(int(view["starter"]) + place) % record.seats for place in range(record.seats)]
    told.append({"event": "starts", "seat": order[0]})
    told += [{"event": "points", "seat": s, "count": str(n), "reason": "start"} for n, s in enumerate(order, start=1)]
    if record.variants.get("factions") == "choose":
        return told
    told += [{"event": "faction", "seat": p["seat"], "faction": p["faction"]} for p in view["players"]]
    lairs = {name: realm["monster"] for name, realm in view["realms"].items() if realm["monster"]}
    told += [{"event": "monster-came", "unit": unit, "realm": realm} for realm, unit in lairs.items()]
    told += [{"event": "drew", "seat": seat, "hidden": True} for seat in range(record.seats) for _ in range(5)]
    return [*told, {"event": "turn", "seat": order[0]}]


def opening_alone(record: Record) -> list[dict[str, object]]:
    """Against the ghosts: the faction by lot, its element and three more, one point and two; the map comes later.

    Where the faction is chosen nothing happens before.
    """
    if record.variants.get("factions") == "choose":
        return []
    dealt = find_game("eldervale").deal(record.seats, record.seed, record.variants)
    faction = FACTIONS[int(dealt.random_below(len(FACTIONS)))]
    others = vec_of([element for element in range(len(ELEMENT_NAMES)) if element != faction.element])
    dealt.shuffle(others)
    told: list[dict[str, object]] = [
        {"event": "faction", "seat": 0, "faction": faction.name},
        {"event": "element-drawn", "seat": 0, "element": ELEMENT_NAMES[faction.element]},
    ]
    told += [{"event": "element-drawn", "element": ELEMENT_NAMES[element]} for element in list(others)[:3]]
    told.append({"event": "starts", "seat": 0})
    return told + [{"event": "points", "seat": s, "count": str(s + 1), "reason": "start"} for s in (0, 1)]

"""Attentive players: each knows only what one seat is told and shown, and says what cannot be on a table.

They share nothing with what the games keep in their tables: they are a second opinion about `imagine`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Told = dict[str, Any]
View = dict[str, Any]


class Attentive:
    """Somebody at a seat who remembers everything."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats

    def hear(self, told: list[Told], view: View) -> None:
        """What happened since the last time, and what lies on the table now."""
        raise NotImplementedError

    def contradictions(self, table: View) -> list[str]:
        """What cannot be so, of an imagined table seen openly."""
        raise NotImplementedError

    def open_questions(self) -> dict[str, int]:
        """Places whose content is not certain, and how many different things may lie there at least."""
        return {}

    def lies_there(self, table: View, place: str) -> list[str]:
        """What lies in one of those places."""
        raise NotImplementedError


class CardCounter(Attentive):
    """Follows single cards: for each of them the places where it may be.

    A place is "deck", "discard", "hand 2" or anything else that everybody sees.
    """

    def __init__(self, seat: int, seats: int, cards: list[str]) -> None:
        super().__init__(seat, seats)
        self.cards = cards
        self.may_be = {card: {"deck"} for card in cards}
        self.hidden = Counter[str]()  # cards in a hand that were never seen
        self.top: list[str] = []  # cards on the deck that everybody has seen, the next one last

    def put(self, card: str, place: str) -> None:
        """It is seen to go there."""
        if self.top and self.top[-1] == card:
            self.top.pop()
        self.may_be[card] = {place}

    def draws(self, hand: str, card: str | None) -> None:
        """A card of the deck goes into a hand; None: unseen."""
        if card is None and self.top:
            card = self.top[-1]
        if card is not None:
            self.put(card, hand)
            return
        for other, places in self.may_be.items():
            if "deck" in places and other not in self.top:
                places.add(hand)

    def reshuffle(self) -> None:
        """The deck is used up, the discard pile becomes the deck."""
        for places in self.may_be.values():
            if "discard" in places:
                places.clear()
                places.add("deck")
            elif len(places) > 1:
                places.discard("deck")

    def count_hands(self, view: View) -> None:
        """How many cards of each hand are not known; where all are, no other can be there."""
        certain = Counter(place for places in self.may_be.values() if len(places) == 1 for place in places)
        for player in view["players"]:
            hand = f"hand {player['seat']}"
            self.hidden[hand] = player["hand_size"] - certain[hand]
        full = {hand for hand, count in self.hidden.items() if not count}
        for places in self.may_be.values():
            if len(places) > 1:
                places -= full

    def contradictions(self, table: View) -> list[str]:
        where = {card: place for place in self.places() for card in self.lies_there(table, place)}
        return [
            f"{card} is in {where[card]}, not in {' or '.join(sorted(places))}"
            for card, places in self.may_be.items()
            if card in where and where[card] not in places
        ] + [f"{card} is elsewhere" for card, places in self.may_be.items() if card not in where and len(places) > 1]

    def places(self) -> list[str]:
        return ["deck", "discard", *(f"hand {seat}" for seat in range(self.seats))]

    def open_questions(self) -> dict[str, int]:
        return {
            place: count
            for place in self.places()
            if (count := sum(len(places) > 1 and place in places for places in self.may_be.values()))
            and self.hidden[place]
        }


class AttentiveInVale(CardCounter):
    """Every card but those drawn goes from place to place before everybody's eyes."""

    TO = {
        "revealed": "offer",
        "sold": "discard",
        "released": "discard",
        "discarded": "discard",
        "gave-up": "discard",
        "summoned": "area",
        "tamed": "hand",
        "recovered": "hand",
        "took": "hand",
        "on-deck": "deck",
    }

    def hear(self, told: list[Told], view: View) -> None:
        for event in told:
            kind, card = event["event"], event.get("card")
            if kind == "drew":
                self.draws(f"hand {event['seat']}", card)
            elif kind == "shuffled":
                self.reshuffle()
            elif kind in self.TO:
                to = self.TO[kind]
                self.put(card, f"hand {event['seat']}" if to == "hand" else to)
                if kind == "on-deck":
                    self.top.append(card)
        self.count_hands(view)

    def lies_there(self, table: View, place: str) -> list[str]:
        if place.startswith("hand"):
            return list(table["players"][int(place.split()[1])]["hand"])
        return list(table["deck_top"] if place == "deck" else table["discard"])

    def contradictions(self, table: View) -> list[str]:
        top = list(table["deck_top"][: len(self.top)])[::-1]
        return super().contradictions(table) + ([] if top == self.top else [f"{top} on the deck, not {self.top}"])


class AttentiveInKemet(Attentive):
    """Counts Divine Intervention cards that must be in a hand: cards of a kind are all alike."""

    LEAVE = ("card", "added", "discarded")

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.least = [Counter({"diversion": 1}) for _ in range(seats)]
        self.fighting = [0] * seats  # diversions in a battle: they come back

    def hear(self, told: list[Told], view: View) -> None:
        for event in told:
            who, card = event.get("seat", -1), event.get("card")
            if event["event"] in self.LEAVE:
                self.least[who][card] -= self.least[who][card] > 0
                self.fighting[who] += event["event"] == "added" and card == "diversion"
            elif event["event"] == "teleported":
                self.least[who]["teleportation"] = 0
        if view["battle"] is None:
            for who, count in enumerate(self.fighting):
                self.least[who]["diversion"] += count
            self.fighting = [0] * self.seats
        self.own = Counter(view["players"][self.seat]["hand"])
        self.sizes = [player["hand_size"] for player in view["players"]]

    def contradictions(self, table: View) -> list[str]:
        wrong = []
        for who, least in enumerate(self.least):
            held = Counter(table["players"][who]["hand"])
            if not least <= held:
                wrong.append(f"seat {who} holds {dict(held)}, but {dict(least)} for certain")
        return wrong

    def open_questions(self) -> dict[str, int]:
        hands = enumerate(zip(self.sizes, self.least, strict=True))
        return {str(who): 2 for who, (size, least) in hands if who != self.seat and size > least.total() + 1}

    def lies_there(self, table: View, place: str) -> list[str]:
        return list(table["players"][int(place)]["hand"])


class AttentiveInEmpire(Attentive):
    """Remembers the faces of tokens that only this seat has looked at."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat, seats)
        self.seen: dict[str, str] = {}
        self.hidden: list[str] = []

    def hear(self, told: list[Told], view: View) -> None:
        for event in told:
            if event["event"] == "game":
                self.seen = {}
            elif event["event"] == "looked" and "token" in event:
                self.seen[event["region"]] = event["token"]
        covered = [name for name, region in view["regions"].items() if region["token"] == "hidden"]
        self.seen = {region: token for region, token in self.seen.items() if region in covered}
        self.hidden = [region for region in covered if region not in self.seen]

    def contradictions(self, table: View) -> list[str]:
        lies = {region: table["regions"][region]["seen"] for region in self.seen}
        return [] if lies == self.seen else [f"{lies} instead of {self.seen}"]

    def open_questions(self) -> dict[str, int]:
        return dict.fromkeys(self.hidden, 2) if len(self.hidden) > 1 else {}

    def lies_there(self, table: View, place: str) -> list[str]:
        return [table["regions"][place]["seen"]]


class AttentiveInEldervale(CardCounter):
    """Follows magic cards; remembers what was passed on in the draft, and where stolen cards may have gone."""

    TO = {"discarded": "discard", "cast": "out", "quest": "out", "pile-taken": "hand", "prophecy": "hand"}

    def __init__(self, seat: int, seats: int, cards: list[str]) -> None:
        super().__init__(seat, max(seats, 2), cards)
        self.own: list[str] = []
        self.draft: list[str] = []  # what this seat chooses from
        self.passed: list[tuple[int, list[str]]] = []  # where packs are now, and what they held when they were passed
        self.hands = [f"hand {each}" for each in range(self.seats)]

    def places(self) -> list[str]:
        return [*super().places(), "choice"]

    def hear(self, told: list[Told], view: View) -> None:
        for event in told:
            kind, card = event["event"], event.get("magic")
            hand = f"hand {event.get('seat')}"
            if kind == "drew":
                self.draws(hand, card)
            elif kind == "shuffled":
                self.reshuffle(view)
            elif kind == "card-stolen":
                self.steal(event, hand, view)
            elif kind == "cards-swapped":
                self.mix(event)
            elif kind == "hand-seen" and event["seat"] == self.seat:
                self.look(view["players"][int(event["seat2"])])
            elif kind in self.TO:
                self.put(card, hand if self.TO[kind] == "hand" else self.TO[kind])
        if view.get("question") == "get_magic":
            self.mix({"seat": view["asked"][0]})
        self.follow_draft(view)
        for player in view["players"]:
            for card in player.get("hand", ()):  # the own one, and that of a team mate
                self.put(card, f"hand {player['seat']}")
        self.own = list(view["players"][self.seat]["hand"])
        if view.get("question") == "keep_drawn" and view["asked"] == [self.seat]:
            for card in view["choice"]:
                self.put(card, "choice")
        if view.get("question") not in ("keep_drawn", "draft"):
            self.nobody_chooses()
        self.count_hands(view)

    def nobody_chooses(self) -> None:
        """What might have been before somebody who chooses is elsewhere."""
        for places in self.may_be.values():
            if len(places) > 1:
                places.discard("choice")

    def draws(self, hand: str, card: str | None) -> None:
        super().draws(hand, card)
        for places in self.may_be.values():  # somebody may be choosing from cards of the deck
            if "deck" in places:
                places.add("choice")

    def reshuffle(self, view: View) -> None:
        """While somebody chooses from cards of the old deck nothing is certain."""
        choosing = view.get("question") == "keep_drawn"
        for places in self.may_be.values():
            if "discard" in places:
                places.clear()
                places.update(("deck", "choice"))
            elif len(places) > 1 and not choosing:
                places.discard("deck")

    def look(self, player: View) -> None:
        for card in player["known"]:
            self.put(card, f"hand {player['seat']}")

    def steal(self, event: Told, hand: str, view: View) -> None:
        if "magic" in event:
            self.put(event["magic"], hand)
        elif int(event["seat2"]) == self.seat:
            held = view["players"][self.seat]["hand"]
            for card in self.own:
                if card not in held and self.may_be[card] == {f"hand {self.seat}"}:
                    self.put(card, hand)
        else:
            for places in self.may_be.values():
                if f"hand {event['seat2']}" in places:
                    places.add(hand)

    def mix(self, event: Told) -> None:
        """Team mates have swapped cards: what one may hold the other may."""
        both = {f"hand {event['seat']}", f"hand {int(event['seat']) ^ 1}"}
        for places in self.may_be.values():
            if places & both:
                places |= both

    def follow_draft(self, view: View) -> None:
        if view.get("question") == "draft":
            choice = list(view["choice"])
            if self.draft and choice != self.draft:
                self.pass_on([card for card in self.draft if card not in view["players"][self.seat]["hand"]])
            self.draft = choice
            for places in self.may_be.values():
                if "deck" in places:
                    places.add("choice")
            for card in choice:
                self.put(card, "choice")
        elif self.draft:
            self.pass_on([])
            self.draft = []
            self.nobody_chooses()

    def pass_on(self, cards: list[str]) -> None:
        """Everybody has kept one card, maybe of those never seen here, and passed on the others."""
        for places in self.may_be.values():
            if "deck" in places:
                places.update(self.hands)
        moved = []
        for holder, pack in self.passed:
            left = [card for card in pack if "choice" in self.may_be[card]]
            for card in left:
                self.may_be[card] |= {f"hand {holder}"}
            moved.append(((holder + 1) % self.seats, left))
        for card in cards:
            self.may_be[card] = {"choice"}
        self.passed = [*moved, ((self.seat + 1) % self.seats, cards)]

    def lies_there(self, table: View, place: str) -> list[str]:
        if place.startswith("hand"):
            return list(table["players"][int(place.split()[1])].get("hand", ()))
        return list(table.get({"deck": "magic_cards", "discard": "discards", "choice": "choice"}[place], ()))

    def open_questions(self) -> dict[str, int]:
        return {place: count for place, count in super().open_questions().items() if not self.passed}

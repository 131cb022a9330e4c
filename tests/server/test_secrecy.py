"""Nothing a seat may not know ever leaves the server for it: all bytes of whole games are read."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from deskovka.core.codec import ints
from deskovka.core.luck import Key
from deskovka.core.record import Record, replay
from deskovka.games.registry import find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.summon import Summon
from deskovka.games.vale.table import Vale
from support.lantern import dealt
from support.server import OPEN, Guest, Server, Socket, play_on, secret_of_tables, words_of

CARDS = re.compile(r"(?<![a-z_])(" + "|".join(sorted(CARD_NAMES, key=len, reverse=True)) + r")(?![a-z_])")


def mentioned(text: str) -> set[str]:
    return set(CARDS.findall(text))


def names(cards: Iterable[int]) -> set[str]:
    return {CARD_NAMES[card] for card in cards}


# ---- all bytes of whole games


class Round:
    """A table of friends and a spectator, who all keep every byte they are sent."""

    def __init__(
        self,
        server: Server,
        seats: int,
        seed: str | None = None,
        game: str = "vale",
        secret: str = "5d" * 32,
        memory_aid: bool = False,
    ) -> None:
        self.server = server
        self.guests = [server.guest(f"Guest number {number}") for number in range(seats)]
        with secret_of_tables(secret):
            wishes = {"memory_aid": memory_aid, **({"seed": seed} if seed else {})}
            self.table = self.guests[0].new_table(*[OPEN] * seats, game=game, **wishes)
        self.made = self.guests[0].received.pop()  # the host is told all links, once
        for number, guest in enumerate(self.guests):
            share = f"{number:032x}"
            link = self.table["links"][str(number)]
            assert guest.post(f"/api/tables/{self.id}/join", link=link, share=share).json() == {"seat": number}
        self.sockets = [guest.socket(self.id) for guest in self.guests]
        self.spectator = server.nobody()
        self.watching = self.spectator.socket(self.id, spectate=self.table["spectate"])
        for socket in (*self.sockets, self.watching):  # that somebody watches is told before anything else happens
            if not socket.table["watching"]:
                socket.news(lambda told: bool(told["watching"]))

    @property
    def id(self) -> str:
        return str(self.table["id"])

    def play(self, random: Random) -> None:
        """Play to the end; now and then somebody asks something, tries something, looks around."""
        while self.watching.table["status"] != "finished":
            play_on(self.sockets, random, most=random.randrange(1, 12), watching=[self.watching])
            for seat, socket in enumerate(self.sockets):
                idea = f"{random.choice(['summon', 'tame', 'discard', 'sell'])} {random.choice(CARD_NAMES)}"
                if not mentioned(idea) & mentioned(json.dumps(socket.table["pending"])):
                    socket.ask("why", seat=seat, words=idea)
                    socket.answer(seat, idea)
            for person in (*self.guests, self.spectator):
                if self.watching.table["status"] != "finished":
                    person.look(self.id, "" if person in self.guests else self.table["spectate"])
                    person.get(f"/api/tables/{self.id}/record")
                    person.get(f"/api/tables/{self.id}/replay/1?seat=1")
                    person.get("/api/tables")
                    person.get("/metrics")

    def viewers(self) -> Iterator[tuple[int | None, Guest, Socket]]:
        for seat, (guest, socket) in enumerate(zip(self.guests, self.sockets, strict=True)):
            yield seat, guest, socket
        yield None, self.spectator, self.watching


@pytest.mark.parametrize(
    ("seats", "secret", "aid"), [(2, "01", False), (2, "03", True), (3, "3b", True), (4, "4c", False)]
)
def test_no_byte_tells_what_is_hidden_in_a_whole_game_of_vale(
    sqlite_server: Server, seats: int, secret: str, aid: bool
) -> None:
    """With a memory aid, too: that names only what everybody has seen."""
    party = Round(sqlite_server, seats, secret=secret * 32, memory_aid=aid)
    party.play(Random(seats * 11))
    record = sqlite_server.record(party.id)
    game = find_game("vale")

    # Card by card, what may have been known after each answer: by everybody, and by each seat
    public: set[str] = set()
    private: list[set[str]] = [set() for _ in range(seats)]
    told = 0
    known: dict[int | None, list[set[str]]] = {viewer: [] for viewer in (None, *range(seats))}
    covered: dict[int | None, list[set[str]]] = {viewer: [] for viewer in (None, *range(seats))}
    secret_hands = 0
    for state in replay(game, record, listen=True):
        assert isinstance(state, Vale)
        hidden_deck = names(ints(state.deck)[: len(state.deck) - int(state.known_top)])
        public |= names(range(len(CARD_NAMES))) - hidden_deck - names(c for p in state.players for c in ints(p.hand))
        events = state.events or []
        for event in events[told:]:  # all but what is drawn happens in the open, whatever the event claims
            words = game.event_words.tell(event, None, everything=True)
            if words["event"] != "drew":
                public |= {str(words[hole]) for hole in ("card", "source") if hole in words}
        told = len(events)
        aloud = {CARD_NAMES[state.ask.card]} if isinstance(state.ask, Summon) else set()
        public |= aloud
        for p in state.players:
            private[p.seat] |= names(ints(p.hand))
        for viewer in known:
            own = private[viewer] if viewer is not None else set()
            known[viewer].append(public | own)
            others = [names(ints(p.hand)) for p in state.players if p.seat != viewer]
            covered[viewer].append(hidden_deck.union(*others) - aloud)
            secret_hands += sum(len(hand - public - own) for hand in others)
    assert secret_hands > 0  # somebody held a card that others did not know of

    end = len(record.answers)
    for viewer, guest, socket in party.viewers():
        sequence = 0
        checked = 0
        for text in socket.frames:
            frame = json.loads(text)
            if frame["type"] != "table":
                idea = mentioned(json.dumps(frame.get("values", {})))  # only the card that was asked about
                assert mentioned(text) == idea
                assert len(idea) <= 1
                continue
            sequence = frame["sequence"]
            checked += 1
            assert not mentioned(text) - known[viewer][sequence], f"seat {viewer} at {sequence}"
            assert not mentioned(json.dumps(frame["views"])) & covered[viewer][sequence], f"seat {viewer} at {sequence}"
            own = [] if viewer is None else [viewer]
            for question in frame["pending"]:
                assert question["seat"] in own or list(question) == ["seat"]
            assert sorted(frame["views"]) == ([str(viewer)] if own else ["spectator"])
            assert sorted(frame["known"]) == ([str(viewer)] if own and aid else [])
            for view in frame["views"].values():
                assert len(view["deck_top"]) <= view["deck"]
                assert [p["seat"] for p in view["players"] if "hand" in p or "costs" in p] == own
            if sequence < end:
                check_luck(text, record)
                assert (frame["seed"], frame["secret"]) == (None, None)
        assert sequence == end
        assert checked > end // 2
        for text in guest.received:
            check_luck(text, record)
            assert not mentioned(text)  # what is not live tells nothing of the game before the end
    check_links(party)


def check_luck(text: str, record: Record) -> None:
    """Neither the secret nor the key that comes from it and the shares, in any spelling."""
    key = record.source()
    assert record.secret
    assert isinstance(key, Key)
    for hidden in (record.secret, key.hex()):
        plain = bytes.fromhex(hidden)
        spellings = (hidden, hidden.upper(), str(int(hidden, 16)), base64.b64encode(plain).decode().rstrip("="))
        assert not any(spelling in text for spelling in spellings)


def check_links(party: Round) -> None:
    """Nobody is ever told a link, or who somebody else is to the server; the host only once."""
    links = [*party.table["links"].values(), party.table["spectate"]]
    assert all(link in party.made for link in links)
    table = party.server.table(party.id)
    cookies = [guest.cookie for guest in party.guests]
    stored = [table.row.host, table.row.spectate, *(s.link for s in table.seats), *(str(s.player) for s in table.seats)]
    for seat, guest, socket in party.viewers():
        received = "\n".join([*socket.frames, *guest.received])
        others = [cookie for number, cookie in enumerate(cookies) if number != seat]
        for secret in (*links, *others):
            assert secret not in received
        for secret in stored:  # a cookie carries its owner's id, and nobody else's
            assert secret not in "\n".join([*socket.frames, *(text.split(" ", 1)[-1] for text in guest.received[1:])])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_byte_tells_what_is_hidden_in_a_whole_game_of_lantern(sqlite_server: Server, seats: int) -> None:
    party = Round(sqlite_server, seats, game="_template")
    play_on(party.sockets, Random(seats), watching=[party.watching])
    end = party.watching.table["sequence"]
    record = sqlite_server.record(party.id)
    for viewer, guest, socket in party.viewers():
        own = [] if viewer is None else [viewer]
        for text in socket.frames:
            frame = json.loads(text)
            if frame["type"] != "table":
                continue
            assert all(question["seat"] in own or list(question) == ["seat"] for question in frame["pending"])
            for view in frame["views"].values():
                assert [p["seat"] for p in view["players"] if "hand" in p or "pick" in p] == own
            for event in frame["events"]:
                if event["event"] == "picked" and event["seat"] not in own:
                    assert event == {"event": "picked", "seat": event["seat"], "hidden": True}
            if frame["sequence"] < end:
                check_luck(text, record)
        for text in guest.received:
            check_luck(text, record)
    check_links(party)


def alike() -> tuple[int, int]:
    """Two seeds that deal seat 0 the same hand and the same prize, but seat 1 other cards."""
    seen: dict[str, tuple[int, list[int]]] = {}
    for seed in range(2**40, 2**40 + 50_000):
        g = dealt(2, seed)
        other = ints(g.players[1].hand)
        known = json.dumps([ints(g.players[0].hand), int(g.prize)])  # not the view: it is what is tested
        if known in seen and not set(seen[known][1]) & set(other):
            return seen[known][0], seed
        seen.setdefault(known, (seed, other))
    raise AssertionError("no such seeds")


def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(sqlite_server: Server) -> None:
    """Two games that differ only in what is hidden are the same byte for byte."""
    sent: list[list[str]] = []
    for seed in alike():
        party = Round(sqlite_server, 2, str(seed), game="_template")
        one, two = party.sockets
        two.does(1, words_of(two.questions()[0])[0])
        for viewer in (one, party.watching):
            viewer.reach(1)
        one.ask("why", seat=0, words="play 13")
        one.ask("undo", seat=0, sequence=1)
        texts = [*one.frames, *party.watching.frames, *party.guests[0].received[1:], *party.spectator.received]
        alias = {
            party.id: "ID",
            party.table["commitment"]: "COMMITMENT",
            f'"seed":"{seed}"': "SEED",
        }  # a chosen one is told
        for word, plain in alias.items():
            texts = [text.replace(word, plain) for text in texts]
        sent.append([re.sub(r'"changed":"[^"]*"', '"changed":"THEN"', text) for text in texts])
    assert sent[0] == sent[1]
    assert len(sent[0]) > 6


def test_asking_why_does_not_find_out_where_a_card_is(sqlite_server: Server) -> None:
    """A card in somebody's hand and a card in the draw pile get the same answer."""
    party = Round(sqlite_server, 2, "1029384756473829105")
    random = Random(3)
    compared = 0
    for _ in range(200):
        play_on(party.sockets, random, most=3, watching=[party.watching])
        if party.watching.table["status"] == "finished":
            break
        state = sqlite_server.state(party.id)
        assert isinstance(state, Vale)
        for seat, socket in enumerate(party.sockets):
            aloud = {state.ask.card} if isinstance(state.ask, Summon) else set()
            other = [card for card in ints(state.players[1 - seat].hand) if card not in aloud]
            deck = ints(state.deck)[: len(state.deck) - int(state.known_top)]
            if not other or not deck or compared > 200:
                continue
            for verb in ("mark", "summon", "tame", "sell", "discard", "release", "activate"):
                replies = set()
                for card in (other[0], deck[0]):
                    reply = socket.ask("why", seat=seat, words=f"{verb} {CARD_NAMES[card]}")
                    replies.add(json.dumps({**reply, "id": 0}).replace(CARD_NAMES[card], "CARD"))
                assert len(replies) == 1, replies
                compared += 1
    assert compared > 20

"""The game as the registry hands it out.  A larger game keeps each of these answers in a module of its own."""

from __future__ import annotations

from typing import Any

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.columns import Layout
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.events import EventKind, EventWords
from deskovka.core.game import Game, Say
from deskovka.core.luck import Seed
from deskovka.core.obstacles import Obstacle, Obstacles
from deskovka.core.options import Phrase, Phrases, first
from deskovka.core.position import Part, checked_number, checked_seed, whole
from deskovka.core.result import Result, ScoreLine, ranks_by
from deskovka.core.steps import State
from deskovka.core.terms import Term
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.core.views import asked_seats, question_name, sees
from deskovka.games._template import rules
from deskovka.games._template import table as t
from deskovka.games._template.layout import LAYOUT
from deskovka.games._template.shapes import LanternPlayer, LanternView
from deskovka.games._template.table import Lantern, Player, Step

TABLE_SIZE = 2 + 4 + 2 * (t.CARDS + 1)  # numbers for networks: round and prize, points, hand and discard pile
NAMES = {"card": [str(card) if card else "" for card in range(t.CARDS + 1)], "prize": ["", "1", "2", "3"]}
PHRASES = Phrases({t.ROLL: Phrase("roll", "roll {prize}"), t.PLAY: Phrase("play", "play {card}")}, NAMES)
EVENT_WORDS = EventWords(
    {
        t.ROLLED: EventKind("rolled", "prize", rule="TEMPLATE-ROUND.2", reveals=True),
        t.PICKED: EventKind(
            "picked", "card", rule="TEMPLATE-ROUND.3", reveals=True
        ),  # a pick is final (TEMPLATE-ROUND.3)
        t.SHOWED: EventKind("showed", "card", rule="TEMPLATE-ROUND.4", reveals=True, tallied=True),
        t.WON: EventKind("won", "prize", rule="TEMPLATE-ROUND.4"),
        t.ENDED: EventKind("ended", rule="TEMPLATE-END.1"),
    },
    NAMES,
)

OBSTACLES = Obstacles(
    "template",
    {
        t.NOT_YET: Obstacle("TEMPLATE-ROUND.1", "roll-first"),
        t.PICKED_ALREADY: Obstacle("TEMPLATE-ROUND.3", "picked"),
        t.BY_LUCK: Obstacle("TEMPLATE-ROUND.2", "luck"),
        t.NOT_HELD: Obstacle("TEMPLATE-HAND.2", "not-held", "card"),
    },
)


class LanternGame(Game):
    """Lantern."""

    def __init__(self) -> None:
        super().__init__(
            "_template",
            seats=(2, 3, 4),
            rules_version=1,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            option_size=t.CARDS + 1,
            table_size=TABLE_SIZE,
            term_ids=("points", "pick", "hand"),
        )

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return rules.deal(self, seats, seed)

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Lantern)
        shown: LanternView = {
            "game": g.game.id,
            "round": int(g.round),
            "prize": int(g.prize),
            "asked": asked_seats(g),
            "question": question_name(g),
            "discard": ints(g.discard),
            "players": [seen_player(g, p, sees(viewer, int(p.seat))) for p in g.players],
        }
        return dict(shown)

    def view_shape(self) -> object:
        return LanternView

    def deal_unseen(self, g: State, seat: int) -> None:
        """Shuffle the deck and the other hands; secret picks of others become any card they might hold."""
        assert isinstance(g, Lantern)
        unseen = sorted([*g.deck, *(card for p in g.players if p.seat != seat for card in p.hand)])
        cards = vec_of([int(card) for card in unseen])
        g.shuffle(cards)
        for p in g.players:
            if p.seat != seat:
                for i in range(len(p.hand)):
                    cards, p.hand[i] = pop(cards)
                if g.has_picked(p.seat):
                    g.picks[p.seat] = p.hand[g.random_below(len(p.hand))]
        g.deck = cards

    def result(self, g: State) -> Result:
        assert isinstance(g, Lantern)
        points = [int(p.points) for p in g.players]
        over = g.ask is None
        sheet = [ScoreLine("prizes", "TEMPLATE-ROUND.4", points)]
        return Result(
            over=over,
            scores=points,
            ranks=ranks_by([(n,) for n in points]),
            sheet=sheet,
            tie_breaks=[],
            reason="TEMPLATE-END.1" if over else "",
        )

    def blank(self, stored: Stored) -> State:
        return rules.plain_table(self, len(stored["players"]), 1)

    def lay_out(self, description: object) -> State:
        """A round about to begin: {round: 2, seats: [{points: 3, hand: [4, 12]}, {hand: [5, 6]}], seed: 1}."""
        given = whole(description, ("round", "seats", "seed"))
        seats = given.seats(self, ("points", "hand"))
        g = rules.plain_table(self, len(seats), checked_seed(given.keys))
        g.round = given.number("round", 1, t.ROUNDS, 1)
        g.shuffle(g.deck)
        for p, seat in zip(g.players, seats, strict=True):
            self.set_seat(g, p, seat)
        for p in g.players:
            while len(p.hand) <= t.ROUNDS - g.round:
                g.deck, card = pop(g.deck)
                p.hand = append(p.hand, card)
        while len(g.deck) > t.CARDS - len(seats) * t.HAND:  # the cards of the rounds before
            g.deck, card = pop(g.deck)
            g.discard = append(g.discard, card)
        g.do(rules.Round())
        return g

    def set_seat(self, g: Lantern, p: Player, given: Part) -> None:
        p.points = given.number("points", 0, t.ROUNDS * t.PRIZES, 0)
        hand = given.things("hand")
        if len(hand) > t.ROUNDS - g.round + 1:
            raise ImpossiblePosition(f"{given.at('hand')}: at most {t.ROUNDS - g.round + 1} cards in round {g.round}")
        for card in hand:
            number = checked_number(given.at("hand"), card, 1, t.CARDS)
            if number not in g.deck:
                raise ImpossiblePosition(f"{given.at('hand')}: card {number} is already on the table")
            g.deck = remove(g.deck, number)
            p.hand = append(p.hand, number)

    def problems(self, g: State) -> list[str]:
        assert isinstance(g, Lantern)
        cards = [*g.deck, *g.discard, *(card for p in g.players for card in p.hand)]
        wrong = [] if sorted(cards) == list(range(1, t.CARDS + 1)) else ["a card is missing or in two places"]
        if len({len(p.hand) for p in g.players}) > 1:
            wrong.append("hands of different sizes")
        return wrong

    def evaluate(self, g: State, seat: int) -> float:
        """Points, and high cards for later prizes."""
        return sum([term.points() for term in self.terms(g, seat)])

    def terms(self, g: State, seat: int) -> list[Term]:
        """A larger game reckons these apart from `evaluate`, which has to be fast; they add up to it."""
        assert isinstance(g, Lantern)
        p = g.players[seat]
        kept = [int(card) for card in p.hand]
        found = [Term("points", seat, float(p.points), float(p.points))]
        if g.has_picked(seat):  # the card on its way: better for a larger prize
            card = int(g.picks[seat])
            kept.remove(card)
            found.append(Term("pick", seat, 0.1 * float(g.prize) * card / t.CARDS))
        found.append(Term("hand", seat, 0.2 * sum(kept) / t.CARDS))
        return found

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Lantern)
        return [self.evaluate(g, int(p.seat)) for p in g.players]

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Lantern)
        out = vec[float]([0.0 for _ in range(TABLE_SIZE)])
        out[0], out[1] = float(g.round) / t.ROUNDS, float(g.prize) / t.PRIZES
        for p in g.players:
            out[2 + (int(p.seat) - seat) % int(g.seats)] = float(p.points) / 9.0
        for card in g.players[seat].hand:
            out[6 + int(card)] = 1.0
        for card in g.discard:
            out[6 + t.CARDS + 1 + int(card)] = 1.0
        return out

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        cards = [int(first(option)) for option in options]
        return vec[float]([1.0 if card == number else 0.0 for card in cards for number in range(t.CARDS + 1)])

    def columns(self) -> Layout:
        return LAYOUT

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        shown: dict[str, Any] = view
        lines = [say("template-label-round", round=shown["round"], prize=shown["prize"])]
        for p in shown["players"]:
            hand = " ".join(str(card) for card in p["hand"]) if "hand" in p else "?" * p["hand_size"]
            lines.append(f"{names[p['seat']]}: {say('template-label-points', points=p['points'])}  [{hand}]")
        return "\n".join(lines)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return {kind: int(str(name)) if kind == "prize" else str(name)}


def seen_player(g: Lantern, p: Player, open_hand: bool) -> LanternPlayer:
    picked = g.has_picked(p.seat)
    shown: LanternPlayer = {
        "seat": int(p.seat),
        "points": int(p.points),
        "hand_size": len(p.hand),
        "picked": picked,
    }
    if open_hand:
        shown["hand"] = ints(p.hand)
        shown["pick"] = int(g.picks[p.seat]) if picked else None
    return shown


GAME = LanternGame()

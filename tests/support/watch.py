"""Night watch: a tiny game with windows, for tests of what others may do in somebody else's turn.

In a turn somebody walks or shouts.  Then each of the others who has a card or a token may do something or pass: throw a
torch at any time, ring a bell where somebody shouted, spend a token.  A stone can never be used; nobody sees who holds
one.
"""

from __future__ import annotations

import sys

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from mypy_extensions import i64

from deskovka.core.codec import Stored
from deskovka.core.events import EventKind, EventWords
from deskovka.core.game import Game, Say
from deskovka.core.luck import Seed
from deskovka.core.obstacles import Obstacle, Obstacles
from deskovka.core.options import Phrase, Phrases, option, verb
from deskovka.core.position import whole
from deskovka.core.result import Result, ScoreLine, ranks_by
from deskovka.core.steps import NONE, State, Step
from deskovka.core.vecs import vec
from deskovka.core.views import asked_seats, question_name, sees
from deskovka.text import texts

WALK, SHOUT, PASS, TORCH, BELL, TOKEN = range(6)
STONE_CARD, TORCH_CARD, BELL_CARD = range(3)
CARDS = ("stone", "torch", "bell")
WALKING, NOISE = 1, 2  # windows
CARD_DEED, TOKEN_DEED = 1, 2  # bits
NOT_NOW = 1
TURNS = 4  # of each seat
HAND = 3
WHO = ("walked", "shouted", "passed", "threw", "rang", "spent")
PHRASES = Phrases(
    {number: Phrase(words, words) for number, words in enumerate(("walk", "shout", "pass", "torch", "bell", "token"))},
    {},
)
EVENT_WORDS = EventWords({number: EventKind(id, rule="WATCH-1") for number, id in enumerate(WHO)}, {})
OBSTACLES = Obstacles("watch", {NOT_NOW: Obstacle("WATCH-1", "not-now")})


class Watch(State):
    """The table: whose turn of how many it is, hands and tokens by seat."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game)
        self.seats = seats
        self.turns = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tokens = [0] * seats
        self.points = [0] * seats

    def clone(self) -> Watch:
        copy = Watch(self.game, self.seats)
        State.copy_engine(self, copy)
        copy.restore(self.stored())
        return copy

    def stored(self) -> Stored:
        hands = [list(hand) for hand in self.hands]
        return {"turns": self.turns, "hands": hands, "tokens": list(self.tokens), "points": list(self.points)}

    def restore(self, stored: Stored) -> None:
        self.turns = stored["turns"]
        self.hands = [list(hand) for hand in stored["hands"]]
        self.tokens, self.points = list(stored["tokens"]), list(stored["points"])


class WatchStep(Step):
    """A step of this game; `at` is the window it opens."""

    def __init__(self, seat: i64 = -1, at: i64 = -1) -> None:
        super().__init__(seat)
        self.at = at

    def fields(self) -> tuple[str, ...]:
        return ("seat", "at")

    def obstacle_to(self, g: State, option: i64) -> i64:
        return 0 if option in self.begin(g) else NOT_NOW

    def keeps_out(self, g: State, seat: i64) -> i64:
        return NOT_NOW


class Turn(WatchStep):
    """Walk or shout; then all others may do something."""

    def begin(self, g: State) -> vec[i64]:
        return vec[i64]([option(WALK), option(SHOUT)])

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Watch)
        g.tell(verb(option), self.seat)
        g.turns += 1
        if g.turns < TURNS * g.seats:
            g.do(Turn((self.seat + 1) % g.seats))
        for step in range(g.seats - 1, 0, -1):
            assert isinstance(g.game, WatchGame)
            g.do(g.game.react((self.seat + step) % g.seats, WALKING if verb(option) == WALK else NOISE))


class React(WatchStep):
    """Whoever has a card or a token may do one thing, or pass."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Watch)
        if not self.deeds(g):
            return NONE
        hand, found = g.hands[self.seat], [option(PASS)]
        if TORCH_CARD in hand:
            found.append(option(TORCH))
        if BELL_CARD in hand and self.at == NOISE:
            found.append(option(BELL))
        if g.tokens[self.seat]:
            found.append(option(TOKEN))
        return vec[i64](found)

    def waits(self, g: State) -> bool:
        return True

    def skip(self) -> i64:
        return option(PASS)

    def window(self) -> i64:
        return self.at

    def deeds(self, g: State) -> i64:
        assert isinstance(g, Watch)
        return (CARD_DEED if g.hands[self.seat] else 0) | (TOKEN_DEED if g.tokens[self.seat] else 0)

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Watch)
        done = verb(option)
        g.tell(done, self.seat)
        if done == TOKEN:
            g.tokens[self.seat] -= 1
        elif done != PASS:
            g.hands[self.seat].remove(TORCH_CARD if done == TORCH else BELL_CARD)
            g.points[self.seat] += 1


class WatchGame(Game):
    """Night watch; `react` is how the others are asked."""

    def __init__(self, react: type[React] = React) -> None:
        self.react = react
        super().__init__(
            "watch",
            (2, 3, 4),
            1,
            PHRASES,
            EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=WatchStep,
            option_size=6,
            windows=("walking", "noise"),
            deeds=("card", "token"),
        )

    def deed_of(self, option: int) -> str:
        return {TORCH: "card", BELL: "card", TOKEN: "token"}.get(int(verb(option)), "")

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        g = Watch(self, seats)
        g.take_luck(seed)
        g.tokens = [seat % 2 for seat in range(seats)]
        for hand in g.hands:
            hand[:] = sorted(int(g.random_below(3)) for _ in range(HAND))
        g.do(Turn(0))
        return g

    def lay_out(self, description: object) -> State:
        """A game that begins with these hands: {seats: [{hand: [torch, stone], tokens: 1}, {}]}."""
        seats = whole(description, ("seats", "seed")).seats(self, ("hand", "tokens"))
        g = Watch(self, len(seats))
        g.hands = [sorted(CARDS.index(str(card)) for card in seat.things("hand")) for seat in seats]
        g.tokens = [seat.number("tokens", 0, 9, 0) for seat in seats]
        g.do(Turn(0))
        return g

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Watch)
        players: list[dict[str, object]] = [
            {"seat": seat, "points": g.points[seat], "tokens": g.tokens[seat], "hand_size": len(g.hands[seat])}
            for seat in range(g.seats)
        ]
        for seat in range(g.seats):
            if sees(viewer, seat):
                players[seat]["hand"] = [CARDS[card] for card in g.hands[seat]]
        return {
            "game": self.id,
            "turns": g.turns,
            "asked": asked_seats(g),
            "question": question_name(g),
            "players": players,
        }

    def deal_unseen(self, g: State, seat: int) -> None:
        assert isinstance(g, Watch)
        for other, hand in enumerate(g.hands):
            if other != seat:
                hand[:] = sorted(int(g.random_below(3)) for _ in hand)

    def result(self, g: State) -> Result:
        assert isinstance(g, Watch)
        over = g.ask is None
        points = list(g.points)
        return Result(
            over=over,
            scores=points,
            ranks=ranks_by([(n,) for n in points]),
            sheet=[ScoreLine("points", "WATCH-1", points)],
            tie_breaks=[],
            reason="WATCH-1" if over else "",
        )

    def blank(self, stored: Stored) -> State:
        return Watch(self, len(stored["hands"]))

    def problems(self, g: State) -> list[str]:
        return []

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Watch)
        return vec[float]([float(g.turns), float(len(g.hands[seat]))])

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        return vec[float]([float(verb(each) == number) for each in options for number in range(6)])

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        return f"{view['turns']}"


GAME = WatchGame()
ENGLISH = """
watch-title = Night watch
watch-about = Who goes there?
watch-ask-turn = What do you do?
watch-ask-react = Do you do something?
watch-option-walk = Walk
watch-option-shout = Shout
watch-option-pass = Pass
watch-option-torch = Throw a torch
watch-option-bell = Ring the bell
watch-option-token = Spend a token
watch-event-walked = { $player } walks.
watch-event-shouted = { $player } shouts.
watch-event-passed = { $player } passes.
watch-event-threw = { $player } throws a torch.
watch-event-rang = { $player } rings the bell.
watch-event-spent = { $player } spends a token.
watch-refusal-not-now = Not now.
watch-rule-1 = Keep watch.
watch-score-points = Points
watch-window-walking = Somebody walks by.
    .when = when somebody walks by
watch-window-noise = Somebody shouts.
    .when = when somebody shouts
watch-deed-card = play a card
watch-deed-token = spend a token
"""
CZECH = """
watch-title = Noční hlídka
watch-about = Kdo tam?
watch-ask-turn = Co uděláš?
watch-ask-react = Uděláš něco?
watch-option-walk = Jít
watch-option-shout = Zakřičet
watch-option-pass = Pasovat
watch-option-torch = Hodit pochodeň
watch-option-bell = Zazvonit
watch-option-token = Utratit žeton
watch-event-walked = { $player } jde.
watch-event-shouted = { $player } křičí.
watch-event-passed = { $player } pasuje.
watch-event-threw = { $player } hází pochodeň.
watch-event-rang = { $player } zvoní.
watch-event-spent = { $player } utrácí žeton.
watch-refusal-not-now = Teď ne.
watch-rule-1 = Drž hlídku.
watch-score-points = Body
watch-window-walking = Někdo jde kolem.
    .when = když jde někdo kolem
watch-window-noise = Někdo křičí.
    .when = když někdo křičí
watch-deed-card = zahrát kartu
watch-deed-token = utratit žeton
"""


def install() -> None:
    """Make it a game that can be found, with words in both languages."""
    sys.modules["deskovka.games.watch.game"] = sys.modules[__name__]
    for language, words in (("en", ENGLISH), ("cs", CZECH)):
        say, resource = texts(language), FluentResource(words)
        say.bundle.add_resource(resource)
        say.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]


install()

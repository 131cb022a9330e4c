"""What a view holds.  It is written here once: the server's description and the types of clients are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Layout = Literal["t", "rectangle"]
SegmentPlace = Literal["center", "left", "right", "stem", "s1", "s2", "s3", "s4"]
Turned = Literal[0, 90, 180, 270]
ActionKind = Literal["place", "move", "build", "destroy"]
Holder = int | Literal["neutral"] | None  # a seat, the neutral armies, nobody


class EmpireSegment(TypedDict):
    place: SegmentPlace
    side: str  # the side that lies up, e.g. "crescent"
    turn: Turned  # in degrees clockwise


class EmpireRegion(TypedDict):
    armies: list[int]  # by seat
    cities: list[int]  # by seat
    neutral: int
    holder: Holder
    token: str | None  # a token that lies here; "hidden": face down
    seen: NotRequired[str]  # a face-down token the viewer has looked at


class EmpireIsland(TypedDict):
    regions: list[str]
    holder: Holder


class EmpirePlaying(TypedDict):
    """The card whose action is carried out."""

    card: str
    seat: int
    price: int
    place: int  # in the row, from 0


class EmpireAction(TypedDict):
    seat: int
    kind: ActionKind
    left: int  # armies still to place, movement points left
    total: int


class EmpireScore(TypedDict):
    regions: int
    islands: int
    cards: int
    elixirs: int
    tokens: int
    citadels: int
    leader: int
    earlier: int  # games of the match already played
    total: int


class EmpirePlayer(TypedDict):
    seat: int
    coins: int
    supply: int  # armies
    cities: int  # in the supply
    cards: list[str]
    extra_move: int
    extra_army: int
    flying: int
    sea_cost: int  # of a step over the sea
    elixirs: int
    immune: bool
    leader: str | None
    trophies: int
    tokens: list[str]
    picked: bool  # has chosen a bid; bids are still hidden
    score: EmpireScore
    bid: NotRequired[int]  # the viewer's own, while bids are hidden


class EmpireView(TypedDict):
    game: str
    asked: list[int]
    question: str | None
    number: int  # which game of the match this is,
    games: int  # of how many
    layout: Layout
    segments: list[EmpireSegment]
    joins: list[tuple[str, str]]  # by sea between segments; in the rectangle the last one joins both ends
    portals: list[str]  # both regions, when they are in play
    start: str | None
    regions: dict[str, EmpireRegion]
    islands: dict[str, EmpireIsland]
    row: list[str | None]  # the place of the card being played is empty
    prices: list[int]
    deck: int
    playing: EmpirePlaying | None
    action: EmpireAction | None
    turn: int  # which card the player on turn takes,
    turns: int  # of how many
    starter: int | None
    active: int | None
    bids: list[int] | None  # once they are revealed
    ages: list[int]  # seats from the youngest
    setup_player: int
    players: list[EmpirePlayer]
    deck_cards: NotRequired[list[str]]  # with everything face up

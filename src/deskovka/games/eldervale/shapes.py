"""What a view holds.  It is written here once: the server's description and the types of clients are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Phase = Literal["setup", "playing", "over"]
End = Literal["dwelling", "supply"]
TacticsState = Literal["none", "exhausted", "active"]
Element = Literal["air", "earth", "fire", "water", "light", "dark", "order", "chaos"]


class EldervaleUnits(TypedDict):
    seat: int
    unit: str
    count: int


class EldervaleStack(TypedDict):
    top: str | None  # the token that lies open; None: the stack is used up
    left: int
    bottom: str | None  # the lowest token, where everybody saw it put there
    printed: str  # what the field gives then, such as "1 scroll"


class EldervaleRealm(TypedDict):
    q: int  # axial coordinates
    r: int
    element: Element | None  # None: a ruin, or the Bifröst
    units: list[EldervaleUnits]
    monster: str | None
    rampages: list[str]  # monsters of which one would come if a unit were placed here now
    dwelling: int | None  # whose
    stacks: list[EldervaleStack]
    bonus: int  # points for a dwelling beside the Bifröst
    worth: int | None  # points for a dwelling of the viewer if it were built here now; None: none can stand here
    neighbours: list[str]


class EldervaleDeck(TypedDict):
    card: str | None  # face up
    left: int  # cards in the deck, this one included
    buried: list[str]  # at the bottom, known to all; the lowest first


class EldervaleCard(TypedDict):
    card: str
    fields: list[str | None]  # tokens by field; "orb"
    orb: bool  # on its orb symbol
    aura: str | None
    host: str | None  # of an aura
    units: list[str]  # that stand on it


class EldervalePlayer(TypedDict):
    seat: int
    mate: int | None  # the team mate
    element: Element | None  # None: the ghosts
    faction: str | None
    points: int
    resources: dict[str, int]
    limit: int  # of each resource
    hand_size: int
    hand: NotRequired[list[str]]  # only its owner, and in teams the mate
    prices: NotRequired[dict[str, str]]  # only its owner: what each spell in hand costs now; "": nothing
    progress: NotRequired[dict[str, list[int]]]  # only its owner: of quests and prophecies, [reached, needed];
    # once the game is over, of prophecies for everybody
    known: list[str]  # cards in this hand that the viewer has seen there
    quests: list[str]
    tray: list[str]
    orbs: int
    levels: dict[str, int]  # of power, by element
    power: dict[str, int]  # the printed numbers
    fame: int | None
    dwellings: list[str]
    tableau: list[EldervaleCard]
    harvest: str | None  # the token on the start card
    on_start: dict[str, str]  # units on actions of the start card
    units: dict[str, dict[str, int]]  # by place: ready, tray, underworld, map
    tactics: TacticsState
    spells: int  # cast this turn


class EldervaleDiceSource(TypedDict):
    source: str  # a unit, "dwelling", "sword" or the thing that adds or takes dice
    dice: int
    realm: str | None  # of a dwelling
    supports: bool  # a unit that lends its dice from next door
    fallen: bool  # a unit of the ghosts in the Underworld (GHOST-11.3)


class EldervaleSide(TypedDict):
    seat: int | None  # None: the monster
    units: list[str]
    dice: int
    sources: list[EldervaleDiceSource]
    rolled: list[int]  # highest first
    was: list[int]  # what each of them showed before it was changed; 0: it was not
    taken_up: list[int]  # of them, those chosen to be rolled again
    wins_ties: bool


class EldervaleMoment(TypedDict):
    """Something that happened in a battle: an event as the log tells it, and the step it belongs to."""

    step: int
    event: str
    seat: NotRequired[int]  # none: the monster
    unit: NotRequired[str]
    unit2: NotRequired[str]
    realm: NotRequired[str]
    realm2: NotRequired[str]
    source: NotRequired[str]
    magic: NotRequired[str]
    resource: NotRequired[str]
    element: NotRequired[str]
    count: NotRequired[str]
    level: NotRequired[str]
    fame: NotRequired[str]
    face: NotRequired[str]
    face2: NotRequired[str]
    seat2: NotRequired[str]
    reason: NotRequired[str]


class EldervaleBattle(TypedDict):
    realm: str
    turn: int  # the number of the turn
    step: int
    placed_by: int
    placed: str  # the unit that was placed
    assault: bool  # by the warrior's ability
    rampaged: str | None  # the monster that came because of it, and from where
    came_from: str | None
    monster: str | None
    sides: list[EldervaleSide]
    winner: int | None  # a number of `sides`
    decided: bool
    column: int | None  # the die that decided, from 0
    tale: list[EldervaleMoment]


GhostStage = Literal[
    "die", "card", "placing", "rampage", "treasure", "action", "battle", "new-card", "regroup", "end"
]  # fmt: skip


class EldervaleGhostRow(TypedDict):
    element: Element | None  # None: not set out yet
    tokens: int  # spaces that are taken, from the left


class EldervaleGhostZone(TypedDict):
    card: str | None
    workers: list[int]  # the symbols on which a worker stands
    chief: bool  # the warrior, wizard or dragon stands there too


class EldervaleGhostMoment(TypedDict):
    """Something that happened in the ghosts' latest turn: its stage, the event as the log tells it, and its rule."""

    stage: GhostStage
    event: str
    rule: str
    seat: NotRequired[int]  # none: a monster, or nobody
    hidden: NotRequired[bool]
    unit: NotRequired[str]
    unit2: NotRequired[str]
    realm: NotRequired[str]
    realm2: NotRequired[str]
    spot: NotRequired[str]
    way: NotRequired[str]
    source: NotRequired[str]
    card: NotRequired[str]
    card2: NotRequired[str]
    magic: NotRequired[str]
    token: NotRequired[str]
    payment: NotRequired[str]
    resource: NotRequired[str]
    element: NotRequired[str]
    count: NotRequired[str]
    level: NotRequired[str]
    fame: NotRequired[str]
    space: NotRequired[str]
    face: NotRequired[str]
    face2: NotRequired[str]
    seat2: NotRequired[str]
    reason: NotRequired[str]
    ghost: NotRequired[str]
    zone: NotRequired[str]
    shelf: NotRequired[str]
    verdict: NotRequired[str]


class EldervaleGhosts(TypedDict):
    """The board of the ghosts; what else they have is told of them as of a player."""

    guardian: str | None  # None: beside the map
    rows: list[EldervaleGhostRow]
    zones: list[EldervaleGhostZone]
    zone: int | None  # the number of the zone that was rolled last
    deck: int
    discards: list[str]
    set_aside: int  # tokens that found their row full
    tale: list[EldervaleGhostMoment]


class EldervalePlacement(TypedDict):
    unit: str
    realm: str
    rampaged: str | None


class EldervaleView(TypedDict):
    game: str
    asked: list[int]
    question: str | None
    phase: Phase
    starter: int
    active: int
    turns: int
    last_turns: int | None  # left, once the end is near
    ends: End | None  # why it is: somebody's last dwelling, or the last tile
    peaceful: bool
    elements: list[Element]
    realms: dict[str, EldervaleRealm]
    supply: int
    decks: dict[str, EldervaleDeck]
    magic: int
    discards: list[str]
    menu: list[int]  # spaces that are taken
    power_orbs: list[Element]
    fame_orbs: list[int]
    hoard: int  # dragon treasure left
    mercenaries: list[str]  # that nobody has hired
    battle: EldervaleBattle | None
    last_battle: EldervaleBattle | None
    placements: list[EldervalePlacement]  # of this turn
    regrouping: bool
    players: list[EldervalePlayer]
    ghosts: EldervaleGhosts | None  # at a table for one: they are the second of the players
    choice: NotRequired[list[str]]  # magic cards to choose from
    tile: NotRequired[str]  # the tile that is being laid
    supply_tiles: NotRequired[list[str]]  # for positions and replays: the next one first
    magic_cards: NotRequired[list[str]]
    hoard_tokens: NotRequired[list[str]]
    ghost_cards: NotRequired[list[str]]
    stack_tokens: NotRequired[dict[str, list[list[str]]]]
    deck_cards: NotRequired[dict[str, list[str]]]

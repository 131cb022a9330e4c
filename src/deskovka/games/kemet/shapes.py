"""What a view holds.  It is written here once: the server's description and the types of clients are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Colour = Literal["ruby", "sapphire", "diamond", "onyx"]
God = Literal["horus", "sobek", "bastet", "ouadjet", "anubis"]
Phase = Literal["setup", "day", "night"]
TokenState = Literal["none", "ready", "used", "gained"]  # gained: can be used from the next turn on
Way = Literal["start", "foot", "boat", "teleport"]
Source = Literal["units", "card", "tiles", "creature", "interventions", "wounds", "city"]
Fate = Literal["stays", "disbanded", "retreated", "gone"]


class KemetPyramid(TypedDict):
    colour: Colour
    level: int


class KemetArea(TypedDict):
    units: list[int]  # by seat
    creatures: dict[str, list[str]]  # by seat, with the names of their tiles
    holder: int | None
    pyramid: NotRequired[KemetPyramid]
    point: NotRequired[int | None]  # whose temporary VP lies here, if one does


class KemetPathStep(TypedDict):
    area: str
    by: Way
    units: int  # so many went


class KemetMarch(TypedDict):
    area: str | None  # where the group stands; None: no army has set out
    start: str | None
    target: str | None
    left: int  # ground movements
    teleported: bool
    no_walls: bool
    path: list[KemetPathStep]


class KemetBattleLine(TypedDict):
    source: Source
    names: list[str]  # tiles, cards or the creature
    strength: int
    damage: int
    defence: int
    cancelled: bool


class KemetBattleSide(TypedDict):
    seat: int
    units: int  # before losses
    creature: str | None
    cancelled: bool  # the creature, by the Deep Desert Snake
    card: str | None
    added: list[str]
    hidden: bool  # card and DI cards are still secret for the viewer
    lines: list[KemetBattleLine]
    strength: int
    damage: int
    defence: int
    unblockable: int  # of the card; negative: own sacrifice
    lost: int
    destroyed: int  # of the lost ones, by the enemy
    wounds: int
    points: int  # permanent VP gained
    veterans: int  # tokens gained
    after: Fate | None
    to: str | None  # where it retreated


class KemetBattle(TypedDict):
    area: str
    attacker: int
    defender: int
    by_move: bool
    step: int  # 1 to 8; 8: it is over
    shown: str | None  # the card that is shown because of spies
    winner: int | None
    sides: tuple[KemetBattleSide, KemetBattleSide]  # the attacker, the defender


class KemetCouncil(TypedDict):
    card: str
    discard: str
    added: list[str]


class KemetPlayer(TypedDict):
    seat: int
    god: God
    city: str | None
    prayer: int
    supply: int  # units
    points: int  # permanent VP
    temporary: int  # VP
    score: int
    veterans: int
    tokens: int  # normal action tokens left
    silver: TokenState
    gold: TokenState
    used: list[str]  # spaces with a token
    acquire: list[Colour | None]  # of the acquire spaces 1 to 3; None: no colour lies there
    bought: list[Colour]  # today
    tiles: list[str]
    waiting_creatures: list[str]  # not on the board
    army_limit: int
    reach: dict[Colour, int]  # the highest pyramid under control
    hand_size: int
    battle_size: int
    open_cards: list[str]  # battle cards discarded face up
    closed_size: int  # and face down
    ready: bool  # has made all choices of a war council
    hand: NotRequired[dict[str, int]]  # these only where the viewer may see them: DI cards and how many of each
    battle_cards: NotRequired[list[str]]
    closed_cards: NotRequired[list[str]]
    council: NotRequired[KemetCouncil]


class KemetMarketTile(TypedDict):
    """How a tile on offer lies for the viewer."""

    price: int  # now
    obstacle: str  # the name of the refusal of whoever would acquire it now; "": nothing stands in the way


class KemetView(TypedDict):
    game: str
    asked: list[int]
    question: str | None
    round: int
    round_limit: int  # after this round the game ends; 0: no limit
    phase: Phase
    night_step: int  # 0 by day, 1 to 9 by night
    order: list[int]  # seats in turn order; -1: a place nobody has chosen yet (at night)
    active: int | None  # whose turn it is by day
    colours: list[Colour]
    areas: dict[str, KemetArea]
    offer: dict[str, int]  # power tiles and how many copies are left
    deck: int
    discard: list[str]
    placed: list[str]  # spaces whose actions are still to be carried out this turn
    doing: str | None  # the space that is being carried out
    march: KemetMarch | None
    battle: KemetBattle | None
    last_battle: KemetBattle | None
    players: list[KemetPlayer]
    market: NotRequired[dict[str, KemetMarketTile]]  # for whoever sits there: the tiles of the offer
    choice: NotRequired[list[str]]  # cards of a Vision, for whoever chooses
    deck_cards: NotRequired[list[str]]  # with everything face up

"""The verbs of options and the kinds of events, by chapters.  Numbers may have gaps."""

from __future__ import annotations

from typing import Final

# ---- options (phrases.py has their words)

# Set-up
FACTION: Final = 1  # faction
KEEP_CARD: Final = 2  # magic card: draft, or out of those looked at

# Turn
PLACE: Final = 3  # kind, realm
PLACE_PEACEFULLY: Final = 4  # kind, realm: Smugglers
REGROUP: Final = 5
GO_ON: Final = 6  # nothing more at this moment
DONE: Final = 7

# Paying, gaining, losing
PAY: Final = 8  # payment
TAKE: Final = 9  # resource: gained by choice
LOSE: Final = 10  # resource: given back by choice
SPEND_CARD: Final = 11  # magic card: paid or discarded
SWAP: Final = 12  # resource, resource: given and got
TAKE_FROM: Final = 13  # seat, resource
ELEMENT: Final = 14  # element: power of one's choice
MOVE_MARKER: Final = 15  # element: its marker goes to the new track
IGNORE: Final = 16  # the power in a new element is not taken
TURN_IN: Final = 17  # resource: given for points

# Realms and treasure
TREASURE: Final = 20  # realm, field: take what lies there
LAY_TILE: Final = 21  # spot
LAY_BRIDGE: Final = 22  # spot, direction
RAMPAGE: Final = 23  # monster (kind)
DECLINE_RAMPAGE: Final = 24  # monster (kind)
PAY_OFF: Final = 25  # monster (kind)
CHARGE: Final = 26
SUMMON_UNIT: Final = 28  # kind
BUILD: Final = 29  # realm
BUY: Final = 30  # adventure card
BURN: Final = 31  # adventure card
GIVE_CARD: Final = 32  # adventure card: to the team mate
ORACLE_MAGIC: Final = 33
KEEP_ADVENTURE: Final = 34  # adventure card: not for the team mate
BUILD_WITH_PLACED: Final = 36  # realm: the worker placed there this turn, not another one
COPY_TOKEN: Final = 35  # token, resource (of a slash token: which one): gained, and the token stays

# Regroup
READY_REST: Final = 39  # all units left on the map, into the ready area
READY_UNIT: Final = 40  # kind, realm: into the ready area
ACT_START: Final = 41  # kind, realm, action of the start card
ACT: Final = 42  # kind, realm, adventure card
ACT_FALLEN: Final = 43  # kind, adventure card: from the Underworld
ACT_AGAIN: Final = 44  # adventure card: reused unit, or through an effect
ACT_START_AGAIN: Final = 45  # action of the start card: a reused unit
ACT_MASKED: Final = 47  # kind, realm, adventure card of an opponent: Carnival of Masks
ACT_START_FALLEN: Final = 48  # kind, action of the start card: from the Underworld
ACT_READY: Final = 49  # kind, adventure card: with a unit that stays in the ready area

# Free actions
CASH: Final = 50  # token, resource (of a slash token: which one)
PUT_TOKEN: Final = 51  # token, adventure card, field
PUT_HARVEST: Final = 52  # token
ORB_MENU: Final = 53  # space
ORB_FIELD: Final = 54  # adventure card
ORB_CARD: Final = 55  # adventure card
ORB_HIRE: Final = 56  # kind
HIRE: Final = 57  # kind
ATTACH: Final = 58  # aura (adventure card), host (adventure card)
CAST: Final = 59  # magic card
QUEST: Final = 60  # magic card
REFRESH: Final = 61  # tactics
SWAP_CARDS: Final = 62  # with the team mate: which ones is asked next
FREE_USE: Final = 63  # adventure card with a free action
GIVE_MAGIC: Final = 64  # magic card: to the team mate, for one of theirs

# Abilities
USE: Final = 70  # source
DECLINE: Final = 71
FIRST: Final = 72  # source: which of several goes first
BRANCH: Final = 73  # branch
FACE: Final = 74  # a die's face, for luck
REROLL_CARD_DIE: Final = 75

# Units moved by effects
MOVE: Final = 80  # kind, from, to
MOVE_OF: Final = 81  # seat, kind, realm: which unit of another player (or seat) is meant
MOVE_TO: Final = 82  # realm
KILL: Final = 83  # seat, kind, realm
CLEAR: Final = 85  # realm: all units there
REVIVE: Final = 86  # kind
SWAP_UNITS: Final = 87  # kind in realm, for kind
CONTROL: Final = 88  # monster (kind)
OPPONENT: Final = 89  # seat
TAKE_CARD: Final = 90  # magic card: from the discard pile, from a hand

# Battle
FIGHT: Final = 100  # realm: which battle first
JOIN: Final = 101  # kind, realm
SWORDS: Final = 102  # resource spent for a die
GIFT: Final = 103  # resource spent for a die of the team mate
SUPPORT: Final = 104  # kind, realm
AT_SIDE: Final = 105  # seat or monster (MOST_SEATS): whom an effect is about
REROLL: Final = 106  # face: a die that shows it
REROLL_OF: Final = 107  # side, face
SET_DIE: Final = 108  # face
REMOVE_DIE: Final = 109  # side, face
SWAP_DIE: Final = 110  # own face, side, face
SPARE: Final = 113  # kind
TACTICS: Final = 114

# ---- events (phrases.py has their words)

# Set-up and turns
START_ROLLED: Final = 1  # faces of a seat's best die
STARTS: Final = 2
ELEMENT_DRAWN: Final = 3  # element
FACTION_TAKEN: Final = 4  # faction
CARD_DRAFTED: Final = 5  # whispered: magic card
TURN_BEGAN: Final = 6
UNIT_PLACED: Final = 7  # unit, realm
RAMPAGED: Final = 8  # unit, from, to
RAMPAGE_STOPPED: Final = 9  # unit
CHARGED: Final = 10  # realm
END_NEAR: Final = 11
ENDED: Final = 12

# Resources
GAINED: Final = 20  # count, resource
LOST: Final = 21  # count, resource
PAID: Final = 22  # payment
WASTED: Final = 23  # count, resource: above the limit
DREW: Final = 24  # whispered: magic card
DISCARDED: Final = 25  # magic card
SHUFFLED: Final = 26
POINTS_GAINED: Final = 27  # count, reason
STOLEN: Final = 28  # resource, from seat
CARD_STOLEN: Final = 29  # whispered: magic card, from seat
HAND_SEEN: Final = 30  # of seat
PILE_TAKEN: Final = 31  # magic card
SWAPPED: Final = 32  # resource, resource
CARDS_SWAPPED: Final = 33

# Realms, treasure, expedition
TOKEN_TAKEN: Final = 40  # token, realm
PRINT_TAKEN: Final = 41  # realm
TOKEN_TURNED: Final = 42  # token, realm: the next one, face up
TOKEN_CASHED: Final = 43  # token
TOKEN_PUT: Final = 44  # token, card (-1: the start card)
TOKEN_LOST: Final = 45  # token
TOKEN_CYCLED: Final = 46  # token, realm
TILE_LAID: Final = 47  # realm, spot
BEAST_CAME: Final = 48  # unit, realm
CARD_TAKEN: Final = 49  # adventure card
CARD_BURNT: Final = 50  # adventure card
CARD_TURNED: Final = 51  # adventure card, face up in the offer
CARD_GIVEN: Final = 52  # adventure card, to seat
SUMMONED: Final = 53  # unit
BUILT: Final = 54  # realm
DRAGON_TREASURE: Final = 55  # source
TILE_DRAWN: Final = 56  # realm: turned over, for all to see

# Tracks and orbs
POWER_GAINED: Final = 60  # element, level
MARKER_MOVED: Final = 61  # from element, to element
POWER_LOST: Final = 62  # element: the gain brings nothing
FAME_GAINED: Final = 63  # space
FAME_LOST: Final = 64
ON_FAME_TRACK: Final = 65
ORB_GAINED: Final = 66
MENU_USED: Final = 67  # space
ORB_PUT: Final = 68  # adventure card
ATTACHED: Final = 69  # aura, host
HIRED: Final = 70  # unit
DISMISSED: Final = 71  # unit

# Regroup and abilities
REGROUPED: Final = 80
RETURNED: Final = 81  # unit, from realm
ACTIVATED: Final = 82  # unit, adventure card
ACTIVATED_START: Final = 83  # unit, action
USED: Final = 84  # source
DIE_ROLLED: Final = 85  # face, source
SPELL_WAS_CAST: Final = 86  # magic card
QUEST_DONE: Final = 87  # magic card
TACTICS_READY: Final = 88
ACTION_RESOLVED: Final = 89  # adventure card: without a unit, through an effect

# Units
MOVED: Final = 90  # unit, from, to
FELL: Final = 91  # unit, realm
SPARED: Final = 92  # unit
RECALLED: Final = 93  # unit, realm
REVIVED: Final = 94  # unit
UNITS_SWAPPED: Final = 95  # unit, unit, realm
CONTROLLED: Final = 96  # unit
BEAST_DEFEATED: Final = 97  # unit
BEAST_HOME: Final = 98  # unit, realm
BEAST_MOVED: Final = 99  # unit, from, to

# Battle
BATTLE_BEGAN: Final = 110  # realm
BATTLE_CANCELLED: Final = 111  # realm
JOINED: Final = 112  # unit, from
SUPPORTED: Final = 113  # unit, realm
DICE_COUNTED: Final = 114  # count; no seat: the monster
DICE_ADDED: Final = 115  # count, source
DICE_TAKEN: Final = 116  # count, source
SWORD_SPENT: Final = 117  # resource
SWORD_GIVEN: Final = 118  # resource, to seat
DIE_SHOWN: Final = 119  # face; no seat: the monster
DIE_CHANGED: Final = 120  # face, face
DIE_REMOVED: Final = 121  # face
DICE_SWAPPED: Final = 122  # face, face
BATTLE_WAS_WON: Final = 123  # realm; no seat: the monster
ALL_LOST: Final = 124  # realm
TACTICS_USED: Final = 125

# The end
PROPHECY_SHOWN: Final = 130  # magic card

# The ghosts
ROW_SET: Final = 140  # row, element
GUARDIAN_MOVED: Final = 141  # realm
ZONE_ROLLED: Final = 142  # face, zone
GHOST_CARD_PLAYED: Final = 143  # ghost card, zone, where the guardian stands
NO_REALM_THERE: Final = 144  # way: the guardian's realm instead
TOKEN_SHELVED: Final = 145  # element, space
TOKEN_SET_ASIDE: Final = 146  # element
ELEMENT_ROLLED: Final = 147  # face, element
SEARCHED: Final = 148  # realm, verdict
NOTHING_BUILT: Final = 149
GHOST_CARD_TURNED: Final = 150  # ghost card, zone
GHOSTS_SHUFFLED: Final = 151
GHOSTS_REGROUPED: Final = 152  # zone
GHOST_RETURNED: Final = 153  # unit, zone
FALLEN_FIGHTS: Final = 154  # unit

EVENT_KINDS: Final = 160  # their numbers are smaller

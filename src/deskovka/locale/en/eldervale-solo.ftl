### Ghosts of Eldervale: the words of the game for one (ghost board, ghost cards, their turn step by step)
### $ghost is a ghost card, $zone an action zone, $zoneGen of what, $zoneIn where. What the player decides for the ghosts is asked by .rival of a question.

## Ghost board

eldervale-rival-ghosts = The ghosts

eldervale-zone-left = left zone
    .genitive = left zone
    .in = in the left zone
eldervale-zone-middle = middle zone
    .genitive = middle zone
    .in = in the middle zone
eldervale-zone-right = right zone
    .genitive = right zone
    .in = in the right zone

# What is found in a realm where the ghosts look for a place to build
eldervale-verdict-builds = the ghosts build here
eldervale-verdict-no-element-realm = not an element realm
eldervale-verdict-no-worker = no worker of the ghosts here
eldervale-verdict-dwelling = there is a dwelling already
eldervale-verdict-looming = a monster forbids building here

## Ghost cards

eldervale-card-ghost-01 = Upper right, dwelling
    .about = The ghosts place a unit in the realm to the upper right of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Upper right, dwelling.

eldervale-card-ghost-02 = Right, dwelling
    .about = The ghosts place a unit in the realm to the right of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Right of the guardian, build a dwelling.

eldervale-card-ghost-03 = Lower right, dwelling
    .about = The ghosts place a unit in the realm to the lower right of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Lower right, dwelling.

eldervale-card-ghost-04 = Lower left, dwelling
    .about = The ghosts place a unit in the realm to the lower left of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Lower left of the guardian, build a dwelling.

eldervale-card-ghost-05 = Left, dwelling
    .about = The ghosts place a unit in the realm to the left of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Left of the guardian, build a dwelling.

eldervale-card-ghost-06 = Upper left, dwelling
    .about = The ghosts place a unit in the realm to the upper left of the guardian; if there is none, in the guardian's realm. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Upper left of the guardian, build a dwelling.

eldervale-card-ghost-07 = Upper right, adventure
    .about = The ghosts place a unit in the realm to the upper right of the guardian; if there is none, in the guardian's realm. Then they gain an adventure card, its element decided by a die.
    .short = Upper right, adventure.

eldervale-card-ghost-08 = Lower right, adventure
    .about = The ghosts place a unit in the realm to the lower right of the guardian; if there is none, in the guardian's realm. Then they gain an adventure card, its element decided by a die.
    .short = Lower right, adventure.

eldervale-card-ghost-09 = Left, adventure
    .about = The ghosts place a unit in the realm to the left of the guardian; if there is none, in the guardian's realm. Then they gain an adventure card, its element decided by a die.
    .short = Left of the guardian, an adventure card.

eldervale-card-ghost-10 = Right, adventure
    .about = The ghosts place a unit in the realm to the right of the guardian; if there is none, in the guardian's realm. Then they gain an adventure card, its element decided by a die.
    .short = Right of the guardian, an adventure card.

eldervale-card-ghost-11 = Right, new realm
    .about = The ghosts place a unit in the realm to the right of the guardian; if there is none, in the guardian's realm. Then a new realm tile comes into play; you choose its place.
    .short = Right of the guardian, a new realm tile.

eldervale-card-ghost-12 = Lower left, new realm
    .about = The ghosts place a unit in the realm to the lower left of the guardian; if there is none, in the guardian's realm. Then a new realm tile comes into play; you choose its place.
    .short = Lower left of the guardian, a new realm tile.

eldervale-card-ghost-13 = Upper left, new realm
    .about = The ghosts place a unit in the realm to the upper left of the guardian; if there is none, in the guardian's realm. Then a new realm tile comes into play; you choose its place.
    .short = Upper left of the guardian, a new realm tile.

eldervale-card-ghost-14 = Lower left, 2 magic cards
    .about = The ghosts place a unit in the realm to the lower left of the guardian; if there is none, in the guardian's realm. Then they draw 2 magic cards.
    .short = Lower left of the guardian, 2 magic cards.

eldervale-card-ghost-15 = Upper right, 2 magic cards
    .about = The ghosts place a unit in the realm to the upper right of the guardian; if there is none, in the guardian's realm. Then they draw 2 magic cards.
    .short = Upper right of the guardian, 2 magic cards.

eldervale-card-ghost-16 = Upper left, fame
    .about = The ghosts place a unit in the realm to the upper left of the guardian; if there is none, in the guardian's realm. Then they advance 1 space on the fame track.
    .short = Upper left of the guardian, 1 space of fame.

eldervale-card-ghost-17 = Lower right, 2 VP
    .about = The ghosts place a unit in the realm to the lower right of the guardian; if there is none, in the guardian's realm. Then they score 2 VP.
    .short = Lower right of the guardian, 2 VP.

eldervale-card-ghost-18 = Left
    .about = The ghosts place a unit in the realm to the left of the guardian; if there is none, in the guardian's realm. They do nothing more.
    .short = Left of the guardian.

eldervale-card-ghost-19 = Mill, dwelling
    .about = The ghosts place a unit at the Mill. Then they build a dwelling: in the guardian's realm, otherwise in the first suitable neighbour clockwise from the upper right.
    .short = Mill, build a dwelling.

eldervale-card-ghost-20 = Dungeon, new realm
    .about = The ghosts place a unit in the Dungeon. Then a new realm tile comes into play; you choose its place.
    .short = Dungeon, a new realm tile.

eldervale-card-ghost-21 = Dungeon, adventure
    .about = The ghosts place a unit in the Dungeon. Then they gain an adventure card, its element decided by a die.
    .short = Dungeon, an adventure card.

eldervale-card-ghost-22 = Mage Tower, 1 magic card
    .about = The ghosts place a unit at the Mage Tower. Then they draw 1 magic card.
    .short = Mage Tower, 1 magic card.

eldervale-card-ghost-23 = Fortress, 3 VP
    .about = The ghosts place a unit at the Fortress. Then they score 3 VP.
    .short = Fortress, 3 VP.

eldervale-card-ghost-24 = Summoning Portal, fame
    .about = The ghosts place a unit on the Summoning Portal. Then they advance 1 space on the fame track.
    .short = Summoning Portal, 1 space of fame.

## Questions

eldervale-ask-where-to = The guardian is not on the map yet. Where do the ghosts place a unit? You decide for them.
eldervale-ask-roll-zone = Which action zone of the ghosts does the die choose?
eldervale-ask-roll-passage = Which element do the ghosts start with?
eldervale-ask-roll-for-card = Of which element do the ghosts gain an adventure card?
eldervale-ask-roll-element = Of which element do the ghosts gain power?

eldervale-help-where-to = The card shows a realm next to the guardian, who comes onto the map with the first unit you place. You may choose any realm on the map.

## Events

eldervale-event-row-set = Row { $row } of the ghost board gets the element { $element }.
eldervale-event-guardian = The guardian moves { $realmTo }.
eldervale-event-zone-rolled = The ghosts roll a die: { $face }, the { $zone }.
eldervale-event-ghost-card = The ghosts resolve the card of the { $zoneGen }: { $ghost }.
eldervale-event-no-realm-there = There is no realm { $way } of the guardian, the unit joins it { $realmIn }.
eldervale-event-token-shelved = The token of { $elementGen } goes face down on space { $shelf } of its row.
eldervale-event-token-set-aside = The row of { $elementGen } is full, the token is set aside without a reward.
eldervale-event-element-rolled = A die decides the element: { $face } is { $element }.
eldervale-event-searched = The ghosts look for a place to build. { $realm }: { $verdict }.
eldervale-event-nothing-built = There is nowhere for the ghosts to build.
eldervale-event-ghost-card-turned = New card of the { $zoneGen }: { $ghost }.
eldervale-event-ghosts-shuffled = The discarded ghost cards are shuffled into a new deck.
eldervale-event-ghosts-regrouped = The ghosts have no unit { $zoneIn }, so they regroup.
eldervale-event-ghost-returned = Back to the { $zoneGen }: { $unit }.
eldervale-event-fallen-fights = Power of the Underworld: the ghosts are helped by a fallen unit: { $unit }.

# What the ghosts score for
eldervale-reason-haunting = for their units on ruins and in the Underworld
eldervale-reason-ghost-cards = by their card
eldervale-reason-pile = for the magic cards in their pile

eldervale-score-haunting = Regroups of the ghosts
eldervale-score-ghost-cards = Ghost cards
eldervale-score-pile = Magic cards of the ghosts

## Refusals

eldervale-refusal-ghost-first = First decide for the ghosts where their unit goes. Choose a realm on the map.
eldervale-refusal-leftmost-ghost = The ghosts do not place this unit now: the leftmost one of the zone goes. Choose a realm for it.

## The ghost board in the picture of the table

eldervale-label-ghost-board = Ghost board
eldervale-label-ghost-deck = ghost cards { $count }, discarded { $discarded }
eldervale-label-guardian-beside = the guardian is still beside the map
eldervale-label-set-aside = tokens set aside { $count }
eldervale-label-sign-guardian = guardian
eldervale-label-sign-taken = token on the ghost board
eldervale-label-sign-adventure = adventure card
# A unit in the Underworld that adds dice to a battle.
eldervale-label-fallen = { $unit } in the Underworld

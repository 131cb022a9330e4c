### Dwellings of Eldervale: why something cannot be done, and what to do instead

## Whose turn it is, and what is being asked

eldervale-refusal-not-asked = { $other } is choosing now. Wait until it is your turn.
eldervale-refusal-answer-first = Not now: what is being resolved must be finished first. Choose from what is on offer.
eldervale-refusal-turn-first = That is not a turn: on your turn you place a unit or regroup. Choose one of them.
eldervale-refusal-faction-first = First choose a faction of your element. The game begins once everybody has one.
eldervale-refusal-another-element = { $faction }: this faction belongs to another element. Choose one of the two on your board.
eldervale-refusal-draft-first = First choose the magic card you keep from this hand.
eldervale-refusal-draft-picked = You have chosen your card of this round. Wait until the others have chosen.
eldervale-refusal-not-in-draft = You cannot keep { $magic } now: it is not among the cards you choose from. Choose one of those.

## Paying and gaining

eldervale-refusal-pay-first = First pay what you owe. The game goes on after that.
eldervale-refusal-not-the-cost = You cannot pay like this: { $payment } is not the cost, or you do not have it. Gold stands for any resource; choose one of the payments on offer.
eldervale-refusal-discard-first = First discard a magic card from your hand. Choose which one.
eldervale-refusal-not-in-hand = You do not hold { $magic }. Choose a card of your hand.
eldervale-refusal-take-first = First choose the resource you gain. The game goes on after that.
eldervale-refusal-not-magic = You cannot choose a magic card: this gain does not allow it. Choose another resource.
eldervale-refusal-not-basic = You cannot choose { $resource } here: only some of the basic resources are allowed, that is gem, scroll, potion, tool and sword. Choose one on offer.
eldervale-refusal-not-missing = You have { $resource } already: this gain is only of kinds you own none of. Choose one on offer.
eldervale-refusal-no-room = You cannot take another { $resource }: you have as many as the limit allows. Choose another resource, or spend some first.
eldervale-refusal-lose-first = First return the resource you lose. Choose which one.
eldervale-refusal-not-to-lose = You cannot return { $resource } here: this effect takes other resources. Choose one on offer.
eldervale-refusal-none-to-give = { $resource }: you have none. Choose a resource you have.
eldervale-refusal-swap-first = You are swapping resources. Choose what to swap, or choose Done.
eldervale-refusal-not-to-swap = The card does not allow this swap, or you cannot pay for it. Choose one on offer, or choose Done.

## Abilities and effects

eldervale-refusal-ability-first = First decide about the ability that waits to be resolved. Choose from what is on offer.
eldervale-refusal-branch-first = First choose one of the possibilities the effect offers.
eldervale-refusal-branch-impossible = This possibility cannot be carried out now. Choose another one.
eldervale-refusal-luck-decides = A die or a draw decides this. Wait for the outcome.
eldervale-refusal-reroll-first = First decide whether you roll the die again.

## Placing

eldervale-refusal-place-first = First place one more unit. Choose a unit and a realm.
eldervale-refusal-not-ready = You cannot place your { $unit }: it is not in your ready area. Choose another unit; those on the map and in the Underworld come back when you regroup.
eldervale-refusal-not-on-the-map = { $realm }: this realm is not on the map. Choose one that is.
eldervale-refusal-own-unit-there = You cannot place { $realmIn }: you have a unit there already. Choose another realm.
eldervale-refusal-not-adjacent = You cannot place { $realmIn }: it is not next to any of your units on the map. Choose an adjacent realm, or regroup and begin elsewhere.
eldervale-refusal-realm-occupied = You cannot place { $realmIn }: a first unit needs an unoccupied realm, and there is a unit or a monster. Choose an empty one; only the warrior may come to an occupied realm like this.
eldervale-refusal-beyond-flight = The dragon cannot fly { $realmTo }: it is further from your units than Flight allows. Choose a nearer realm.
eldervale-refusal-no-teleport = The wizard cannot teleport { $realmTo }: Teleport needs an unoccupied realm, and it is not next to your units. Choose an empty realm, or an adjacent one.
eldervale-refusal-no-smuggling = You cannot smuggle your { $unit } { $realmTo }: only workers of the Smugglers may, once per turn, and only to units of opponents without a monster. Place the unit in the usual way.
eldervale-refusal-not-two-resources = You cannot place { $realmIn }: its action costs 2 resources of any kind, and you do not have them. Discard treasure tokens for resources first, or choose another realm.
eldervale-refusal-all-summoned = You cannot place { $realmIn }: no unit is left in your tray to be summoned. Choose another realm.
eldervale-refusal-cannot-summon = You cannot place { $realmIn }: you cannot pay for summoning any unit. Gain resources first, for instance for treasure tokens, or choose another realm.
eldervale-refusal-cannot-build-now = You cannot place { $realmIn }: there is no dwelling you could build and pay for. You need a worker in an element realm without a dwelling, and its cost; choose another realm.
eldervale-refusal-no-card-to-gain = You cannot place { $realmIn }: you cannot pay for any card on offer. Gain resources first, or choose another realm.

## Monsters

eldervale-refusal-rampage-first = First decide which monster rampages.
eldervale-refusal-does-not-rampage = { $unit } cannot rampage now: it is not next to the realm where the unit was placed, or its text forbids it. Choose one on offer.
eldervale-refusal-cannot-hold-back = { $unit } rampages whether you like it or not: its text does not let you prevent it, or you cannot pay. Choose from what is on offer.
eldervale-refusal-charge-first = First decide whether the Minotaur charges.
eldervale-refusal-not-the-nearest = You cannot move the monster { $realmTo }: it goes to the nearest unoccupied realm. Choose one on offer.
eldervale-refusal-not-controlled = { $unit } cannot be controlled: the effect does not reach it, it is too strong, or it never can be. Choose one on offer.

## Dungeon expedition

eldervale-refusal-tile-first = First lay the new tile. Choose a place.
eldervale-refusal-spot-taken = You cannot lay a tile here: one lies there, or it is off the table. Choose a free place at the edge of the map.
eldervale-refusal-two-neighbours = You cannot lay a tile here: it must be next to at least two realms. Choose another place at the edge of the map.
eldervale-refusal-beside-bridge = You cannot lay a tile here: nothing may lie at the four other sides of the bridge. Choose another place.
eldervale-refusal-one-neighbour = You cannot lay the bridge here: it must be next to exactly one realm. Choose another place.
eldervale-refusal-bridge-leads-away = The bridge cannot lead { $way }: it leads away from the realm it lies next to. Choose a direction on offer.
eldervale-refusal-card-first = First take an adventure card from the offer, this step of the expedition is compulsory.
eldervale-refusal-card-or-burn-first = First take a second adventure card, or burn one of the offer.
eldervale-refusal-card-not-on-offer = { $card } is not on offer now. Choose one of the face-up cards.
eldervale-refusal-card-too-dear = You cannot pay for { $card }. Discard treasure tokens first, or choose a cheaper card.
eldervale-refusal-burn-first = First burn a card of the offer. Choose which one.
eldervale-refusal-oracle-first = First decide at the Oracle: an adventure card at its cost, or a magic card.
eldervale-refusal-keep-or-give-first = First decide whether you keep the new card or give it to your team mate.

## Treasure

eldervale-refusal-treasure-first = First take the treasure. Choose a stack.
eldervale-refusal-not-from-there = You cannot take treasure { $realmIn } now: this action or effect does not reach it. Choose one of the realms on offer.
eldervale-refusal-no-treasure-field = { $realm }: there is no such treasure field. Choose one on offer.
eldervale-refusal-other-stack = You have taken from this stack { $realmIn }, the next token must come from another one. Choose another stack.
eldervale-refusal-too-many-tokens = Your tray holds 4 treasure tokens at most. First discard one of the five for its resources, or put one on a card on your own turn.
eldervale-refusal-not-in-tray = Your tray does not hold { $token }. Choose a token you have there.
eldervale-refusal-token-on-field = { $token } lies on a field and cannot be discarded for its resources any more. Choose a token of your tray.
eldervale-refusal-not-on-token = This token does not show { $resource }. Choose a resource that it shows.
eldervale-refusal-not-on-fields-now = You cannot put { $token } on a card now: that is a free action of your own turn. Discard a token for its resources.
eldervale-refusal-no-such-field = { $card }: it has no such field for a token, or an orb lies there. Choose one of the fields on offer.
eldervale-refusal-token-first = First choose the token whose resources you gain.
eldervale-refusal-not-your-token = { $token } is not among your tokens that the effect reaches. Choose one of those.
eldervale-refusal-not-the-deposit = You cannot pay the deposit like this: the token on the field does not show { $payment }. Pay what it shows.

## Power and orbs

eldervale-refusal-element-first = First choose the element whose power you gain.
eldervale-refusal-element-not-used = { $element }: this element is not in play, or its power cannot be gained here. Choose one on offer.
eldervale-refusal-no-marker-there = You have no marker on the track of { $elementGen }. Choose an element where you have one.
eldervale-refusal-marker-first = First decide about your power markers: move one to the new element, or leave the gain.
eldervale-refusal-no-orb = You have no orb to use. You gain one on the top level of a power track, or on spaces 4 and 7 of the fame track.
eldervale-refusal-menu-taken = You cannot put an orb on “{ $space }”: one lies there already. Choose a free space of the reward menu.
eldervale-refusal-not-your-card = { $card }: this card is not in your tableau. Choose one of yours.
eldervale-refusal-no-deposit-field = { $card }: this card has no deposit field. Put the orb elsewhere.
eldervale-refusal-orb-lies-there = { $card }: an orb lies there already and stays. Choose another card.
eldervale-refusal-no-orb-symbol = { $card }: this card has no orb symbol. Put the orb elsewhere.

## Mercenaries

eldervale-refusal-no-mercenary = { $unit }: this mercenary is not in the game. Go on with the units you have.
eldervale-refusal-mercenary-yours = { $unit } serves you already and cannot be hired again. Use the orb or the gold otherwise.
eldervale-refusal-mercenary-taken = { $unit } serves another player now. You can hire it once it is back in the supply.
eldervale-refusal-mercenary-left = { $unit } has left you this turn and can be hired again in your next turn at the earliest. Go on without it.
eldervale-refusal-no-gold-to-hire = You have no gold to hire the { $unit }. Gain some, for instance in the Fortress, or use an orb.

## Auras

eldervale-refusal-no-aura = { $card }: this is not an aura in your tableau. Only auras can be attached.
eldervale-refusal-host-not-yours = { $card2 }: this card is not in your tableau. Attach the aura to a card of yours that has an action.
eldervale-refusal-host-passive = { $card2 }: an aura is attached only to a card that can be activated. Choose a card with a unit symbol.
eldervale-refusal-attached-there = { $card } is attached to { $card2 } already. Choose another card, or leave it there.
eldervale-refusal-host-has-aura = { $card2 }: this card has an aura and may not have more. Choose another card.
eldervale-refusal-aura-too-dear = You cannot move { $card }: attaching it anew costs its whole price again, and you cannot pay it. Gain resources first.

## Dwellings and summoning

eldervale-refusal-build-first = First choose where you build the dwelling.
eldervale-refusal-no-element-realm = You cannot build { $realmIn }: dwellings stand only in element realms. Choose an element realm with a worker of yours.
eldervale-refusal-no-worker-there = You cannot build { $realmIn }: you have no worker there. Choose a realm where you have one.
eldervale-refusal-only-workers-build = You cannot build { $realmIn }: the unit you have there cannot build, only a worker becomes a dwelling. Choose a realm with a worker.
eldervale-refusal-dwelling-there = You cannot build { $realmIn }: a dwelling stands there, and there can be only one. Choose another realm.
eldervale-refusal-no-roof = You cannot build another dwelling: there are 6 roofs and none is left. Choose something else.
eldervale-refusal-last-unit = The worker { $realmIn } cannot become a dwelling: it is your last active unit. Summon another one first.
eldervale-refusal-looming = You cannot build { $realmIn }: the Stone Colossus is there or next to it. Choose another realm, or defeat it first.
eldervale-refusal-dwelling-too-dear = You cannot pay for a dwelling { $realmIn }. Discard treasure tokens first, or choose a cheaper realm.
eldervale-refusal-no-other-worker = There is no other worker of yours { $realmIn } to choose from. Simply build there.
eldervale-refusal-summon-first = First choose the unit you summon.
eldervale-refusal-not-in-the-tray = You cannot summon your { $unit }: none waits in your tray. Choose another unit.
eldervale-refusal-unit-too-dear = You cannot summon your { $unit }: you cannot pay for it. Discard treasure tokens first, or choose a cheaper unit.

## Regroup and actions of cards

eldervale-refusal-regroup-first = You are regrouping: take each unit from the map to the ready area, or to the action of a card. Choose one.
eldervale-refusal-no-unit-to-take = You cannot take a { $unit } { $realmFrom }: you have none there. Choose one of your units on the map.
eldervale-refusal-one-unit-left = Only one unit of yours is left on the map. Choose it itself.
eldervale-refusal-no-action = { $card }: this card has no action, it always applies. Choose a card with a unit symbol.
eldervale-refusal-wrong-unit = You cannot send your { $unit } to { $card }: only the unit of its symbol activates it. Choose another unit, or a card with a worker symbol.
eldervale-refusal-action-taken = { $card }: a unit stands on this action in this regroup. Choose another action.
eldervale-refusal-start-taken = { $action }: a unit stands on this action in this regroup. Choose another action.
eldervale-refusal-deposit-empty = { $card }: its deposit field is empty, and without a token or an orb the action cannot be used. Put something on it first.
eldervale-refusal-action-cost = { $card }: you cannot pay for this action. Gain the resources first, or choose another action.
eldervale-refusal-needs-orb = { $card }: this action needs an orb on the symbol of the card. Put one there first.
eldervale-refusal-action-idle = { $card }: the action would do nothing now. Choose another action.
eldervale-refusal-nothing-to-summon = Summon cannot be used now: no unit that you could pay for is left in your tray. Choose another action.
eldervale-refusal-nothing-to-settle = Dwell cannot be used now: there is no dwelling you could build and pay for. Leave a worker in an element realm and gain its cost, or choose another action.
eldervale-refusal-not-fallen = Your { $unit } is not in the Underworld. Choose a unit that is there.
eldervale-refusal-fallen-do-not-act = Units in the Underworld cannot activate cards unless an effect allows it. Use a unit from the map.
eldervale-refusal-not-their-card = { $card }: this card does not belong to an opponent whose action you may use. Choose one on offer.
eldervale-refusal-mask-used = The disguise cannot be used a second time in this regroup. Send the unit to a card of your own.
eldervale-refusal-resolved-already = { $card }: effects have resolved this action once this turn, and it cannot be more. Choose another one.
eldervale-refusal-wrong-symbol = { $card }: the effect allows only actions with another unit symbol. Choose one on offer.
eldervale-refusal-not-itself = { $card }: a card cannot use itself. Choose another one.
eldervale-refusal-action-first = First choose the action the effect resolves, or give it up.
eldervale-refusal-unit-not-ready = Your { $unit } is not in your ready area. Choose a unit that is there.

## Magic cards and free actions

eldervale-refusal-not-a-spell = { $magic } is not a spell and cannot be cast. A quest is completed, a prophecy waits for the end; any card can be spent as a resource.
eldervale-refusal-only-at-the-end = { $magic } is a prophecy and scores at the end of the game. Keep it in your hand, or spend it as a resource.
eldervale-refusal-not-its-time = You cannot cast { $magic } now: the card says when its time comes. Keep it for that moment.
eldervale-refusal-already-rolled = You cannot cast { $magic } now: the dice of this battle are rolled. Wait until the battle is over.
eldervale-refusal-cannot-pay-spell = You cannot pay for casting { $magic }. Gain its cost, or enough power of its element to cast it for free.
eldervale-refusal-price-takes-all = If you pay { $payment }, the spell has nothing left to do what it says with. Pay with something else.
eldervale-refusal-nothing-to-do = You cannot cast { $magic }: the first part of its effect could do nothing now. Keep the card for later.
eldervale-refusal-loomed-over = You cannot cast { $magic }: wherever you could build, the Stone Colossus is there or next to it. Defeat it first, or keep the card for later.
eldervale-refusal-not-a-quest = { $magic } is not a quest and cannot be completed. A spell is cast, a prophecy waits for the end.
eldervale-refusal-quest-not-now = The quest { $magic } cannot be completed now: it is played at its event, or on your turn or the end of another's turn. Wait for that moment.
eldervale-refusal-quest-not-met = The condition of the quest { $magic } is not met. Read the card and try again once it is.
eldervale-refusal-not-your-turn = You cannot do that on another player's turn, only discard a treasure token or play a card that says so. Wait for your turn.
eldervale-refusal-no-tactics = You have no tactics token, the game is played without them. Choose from what is on offer.
eldervale-refusal-tactics-are-active = Your tactics token is active and need not be refreshed. You use it after a lost battle.
eldervale-refusal-too-few-swords = Refreshing the tactics token costs 3 swords, and you do not have them. Gain them first.
eldervale-refusal-no-team-mate = You cannot swap cards: you have no team mate in this game. Choose from what is on offer.
eldervale-refusal-no-card-to-swap = To swap, both you and your team mate need a magic card in hand. Choose from what is on offer.
eldervale-refusal-not-the-mates = Your team mate does not hold { $magic }. Choose a card that they hold.
eldervale-refusal-no-free-action = { $card }: it has no free action, or it is not yours. Choose from what is on offer.
eldervale-refusal-free-action-idle = { $card }: its free action would do nothing now. Gain what it needs first.
eldervale-refusal-used-this-turn = { $card }: it has been used this turn and cannot be used again. Wait for your next turn.

## Effects on units and cards

eldervale-refusal-no-such-unit = The effect finds no such unit there. Choose one on offer.
eldervale-refusal-cannot-go-there = The unit cannot be moved there: the effect does not reach so far, or the realm does not meet its condition. Choose one on offer.
eldervale-refusal-not-that-unit = The effect does not reach this unit: it is elsewhere, of another kind, or does not belong to an opponent. Choose one on offer.
eldervale-refusal-not-that-realm = { $realm }: the effect does not reach this realm, or nobody is there. Choose one on offer.
eldervale-refusal-nobody-to-exchange = Your { $unit2 } is not in your ready area. Choose a unit that is there.
eldervale-refusal-not-that-seat = You cannot choose { $other }: this is not an opponent the effect reaches. Choose one on offer.
eldervale-refusal-no-cards-there = { $other } holds no magic card. Choose another player.
eldervale-refusal-not-looked-at = { $magic } is not among the cards you choose from. Choose one of those.
eldervale-refusal-not-on-the-pile = { $magic } is not on the discard pile, or cannot be taken. Choose one on offer.
eldervale-refusal-has-none = { $other } has no { $resource }, or it cannot be taken. Choose another one.

## Battles

eldervale-refusal-fight-first = First choose the battle that is fought now.
eldervale-refusal-no-battle-there = You cannot fight { $realmIn }: no battle waits there. Choose one on offer.
eldervale-refusal-battle-first = A battle is on, and this does not belong to its present step. Choose from what is on offer, or go on.
eldervale-refusal-join-first = Now it is decided who joins the battle. Join a unit, or choose Done.
eldervale-refusal-nobody-to-join = You cannot join a { $unit } { $realmFrom }: you have none there. Choose a unit of an adjacent realm.
eldervale-refusal-too-far-to-join = You cannot join a unit { $realmFrom }: it is not next to the battle. Choose a unit of an adjacent realm.
eldervale-refusal-held-back = Nobody can join: the monster in this battle does not allow it. Go on with the units that are there.
eldervale-refusal-not-your-battle = You cannot join this battle: only { $other } fights the monster. Wait until it is over.
eldervale-refusal-no-part = You cannot spend swords in this battle: you have no unit in it. Go on without.
eldervale-refusal-no-mate = You cannot give a die to a team mate: you have none in this game. Go on without.
eldervale-refusal-mate-takes-no-part = You cannot give a die to your team mate, who takes no part in this battle. Keep your swords for later.
eldervale-refusal-no-sword = You cannot spend { $resource } for a die: it is paid with a sword, or with gold instead. Choose one of them.
eldervale-refusal-has-no-sword = { $resource }: you have none to spend. Go on with the dice you have.
eldervale-refusal-dread = No swords can be spent here: the monster in this battle does not allow it. Go on without.
eldervale-refusal-six-dice = You cannot add another die: nobody rolls more than six. Keep your swords for later.
eldervale-refusal-rolled-already = Swords cannot be spent any more: the dice of this battle are rolled. Use abilities and spells after the roll, or go on.
eldervale-refusal-roll-first = The dice are being rolled, wait for the outcome.
eldervale-refusal-no-ability-now = You cannot use { $source } now: it does not belong to this moment, has been used, or is not yours. Choose from what is on offer.
eldervale-refusal-target-first = First choose the side of the battle the effect is turned against.
eldervale-refusal-not-a-target = You cannot choose this side: it is not in the battle, it is you or your team mate, or the effect does not reach it. Choose one on offer.
eldervale-refusal-die-first = First choose the die the effect is about.
eldervale-refusal-no-such-die = There is no die that shows { $face }. Choose one that was rolled.
eldervale-refusal-guarded-die = This die cannot be changed: the monster guards its dice. Choose another one.
eldervale-refusal-last-die = It cannot be taken away: it is the last die of that side. Choose another one.
eldervale-refusal-support-first = First choose the unit that supports the battle from an adjacent realm.
eldervale-refusal-no-support = The { $unit } { $realmIn } cannot support the battle: it is not a unit of yours next to it, or has added its dice. Choose another one.
eldervale-refusal-spare-first = First choose whom you spare.
eldervale-refusal-nobody-to-spare = You cannot spare the { $unit }: it is not among the beaten units the effect reaches. Choose one on offer.
eldervale-refusal-no-tactics-now = You cannot use the tactics token now: you have none, or it is exhausted. You refresh it on your turn for 3 swords.
eldervale-refusal-not-beaten = The tactics token is of no use here: you lose no unit. Keep it for later.
eldervale-refusal-no-token-to-put = You cannot put { $token } there: it is not in your tray. Choose a token you have.

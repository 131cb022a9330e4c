### The Vale of Eternity: what the game says at the table

vale-title = The Vale of Eternity
vale-about = Tame creatures of legend, spend your few stones well and outpace the others on the way to sixty points.

## Words

vale-phase-hunt = Hunt
vale-phase-action = Action
vale-phase-effects = Effects

vale-stones-red =
    { $count ->
        [one] { $count } red stone
       *[other] { $count } red stones
    }
vale-stones-blue =
    { $count ->
        [one] { $count } blue stone
       *[other] { $count } blue stones
    }
vale-stones-purple =
    { $count ->
        [one] { $count } purple stone
       *[other] { $count } purple stones
    }
vale-stones-none = no stones

# They fit “Take … and …”.
vale-bonus-purple = 1 purple stone
vale-bonus-draw = 1 card from the draw pile
vale-bonus-blues = 2 blue stones
vale-bonus-points = 4 points

## Options

vale-option-mark = Mark { $card }
vale-option-sell = Sell { $card }
vale-option-tame = Tame { $card }
vale-option-summon = Summon { $card }
vale-option-release = Release { $card }
vale-option-end-turn = End your turn
vale-option-pay = Pay { $stones }
vale-option-drop = Discard { $stones }
vale-option-activate = Activate { $card }
vale-option-copy = Copy the effect of { $card }
vale-option-discard = Discard { $card } from your hand
vale-option-give-up = Discard { $card } from your area
vale-option-bring = Summon { $card } for free
vale-option-recover = Recover { $card }
vale-option-take = Take { $card } into your hand
vale-option-bonus = Take { $one } and { $two }
# The stone given away.
vale-option-swap = Exchange 1 { $stone }
# The stone gained.
vale-option-bargain = Take 1 { $stone }
vale-option-name = Choose { $other }
vale-option-rob = Steal 1 point from { $other }
vale-option-done = Done

## Headings over options of one kind

vale-group-mark = Mark
vale-group-sell = From the offer
vale-group-tame = From the offer
vale-group-summon = Summon from hand
vale-group-release = Release from the area
vale-group-pay = Pay
vale-group-drop = Discard stones
vale-group-activate = Activate
vale-group-end-turn = Other
vale-group-done = Other

## Questions

vale-ask-hunt = Which card do you mark?
vale-ask-turn = What will you do?
vale-ask-summon = How will you pay for { $card }?
vale-ask-release = How will you pay to release { $card }?
vale-ask-keep-limit = You hold more stones than you may keep. Which do you discard?
vale-ask-activate-next = Which effect do you activate next?
vale-ask-summon-for-free = Which card do you summon for free?
vale-ask-name-owner = { $card }: who has to discard a card from their area?
vale-ask-give-up = { $card }: which card do you discard from your area?
vale-ask-copy-effect = Which effect does { $card } copy?
vale-ask-recover-cheap = { $card }: which card do you recover into your hand?
vale-ask-recover-fire = { $card }: which fire card do you recover into your hand?
vale-ask-recover-for-points = { $card }: which card do you recover into your hand? You gain its printed cost in points.
vale-ask-choose-bonuses = { $card }: which two rewards do you take?
vale-ask-swap-stones = { $card }: which stone do you exchange? A blue one brings 1 purple, a purple one 3 blue.
vale-ask-bargain = { $card }: which stone do you take? A red one is free, a blue one costs 1 point, a purple one 2 points.
vale-ask-feed-cerberus = { $card }: which cards do you discard from your area? Up to 3, in any order.
vale-ask-discard-for-points = { $card }: which card do you discard from your hand? You gain its printed cost in points.
vale-ask-discard-for-purple = { $card }: which card do you discard from your hand for 1 purple stone?
vale-ask-discard-for-summon = { $card }: which card do you discard from your hand? Then you summon another one for free.
vale-ask-take-from-discard = { $card }: which earth card do you take from the discard pile?
vale-ask-rob = { $card }: from whom do you steal 1 point?

## Events

vale-event-round = Round { $round }: { $player } is first player.
vale-event-phase = The { $phase } phase begins.
vale-event-revealed = { $card } joins the offer.
vale-event-marked = { $player } marks { $card }.
vale-event-sold = { $player } sells { $card }.
vale-event-tamed = { $player } tames { $card }.
vale-event-paid = { $player } pays { $stones }.
vale-event-summoned = { $player } summons { $card }.
vale-event-released = { $player } releases { $card }.
vale-event-turn-ended = { $player } ends the turn.
vale-event-scored =
    { $points ->
        [one] { $player } gains { $points } point from { $source }.
       *[other] { $player } gains { $points } points from { $source }.
    }
vale-event-lost =
    { $points ->
        [one] { $player } loses { $points } point because of { $source }.
       *[other] { $player } loses { $points } points because of { $source }.
    }
vale-event-gained = { $player } gains { $stones } from { $source }.
vale-event-dropped = { $player } discards what is over the limit: { $stones }.
vale-event-spent = { $player } gives { $stones } to the bank.
vale-event-drew = { $player } draws { $card }.
vale-event-drew-hidden = { $player } draws a card.
vale-event-discarded = { $player } discards { $card } from hand.
vale-event-gave-up = { $player } discards { $card } from the area.
vale-event-recovered = { $player } recovers { $card } into the hand.
vale-event-took = { $player } takes { $card } from the discard pile.
vale-event-on-deck = { $player } puts { $card } on top of the draw pile.
vale-event-activated = { $player } activates { $card }.
# $source copies $card.
vale-event-copied = { $player } copies the effect of { $card } with { $source }.
vale-event-shuffled = The discard pile is shuffled and becomes the new draw pile.
vale-event-named = { $source }: { $player } decides that { $other } discards a card.
vale-event-ended = The game is over.

## Why not

vale-refusal-not-asked = { $other } is choosing now. Wait until it is your turn.
vale-refusal-limit-first = First discard your surplus stones: you hold { $count } and may keep { $limit }.
vale-refusal-stones-not-held = You do not hold all of these stones. Choose from those you have.
vale-refusal-exactly-surplus =
    { $count ->
        [one] Discard exactly { $count } stone: that is what you hold above your limit.
       *[other] Discard exactly { $count } stones: that is what you hold above your limit.
    }
vale-refusal-wrong-phase = This is the { $phase } phase, and that is not part of it. Choose from what is on offer now.
vale-refusal-already-marked = { $other } already has a marker on { $card }. Choose a card without a marker.
vale-refusal-not-in-offer = { $card } is not in the offer. Choose one of the cards that lie there.
vale-refusal-markers-left = You cannot end your turn yet: your marker lies on { $card }. Sell or tame that card first.
vale-refusal-no-action = That is not an action of your turn. You can sell, tame, summon and release cards, or end your turn.
vale-refusal-only-from-offer = { $card } is yours already, and only a card in the offer with your marker can be sold or tamed. You can summon from your hand and release from your area.
vale-refusal-marker-of-other = { $other } has a marker on { $card }. You can sell or tame only a card with a marker of your own.
vale-refusal-not-in-hand = { $card } is not in your hand, and you can summon only from there. Choose a card you hold.
vale-refusal-too-many-actions = You cannot do more actions this turn: there may be at most { $count }. You can still sell or tame your marked cards, then end your turn.
vale-refusal-area-full =
    { $count ->
        [one] Your area is full: it holds { $count } card, and round { $round } allows no more. A place comes free when a card leaves it, by release for example.
       *[other] Your area is full: it holds { $count } cards, and round { $round } allows no more. A place comes free when a card leaves it, by release for example.
    }
vale-refusal-effect-impossible = { $card } cannot be summoned now, because part of its instant effect cannot be carried out. Its text says what it needs.
# Summoning and releasing.
vale-refusal-too-expensive = You cannot pay for { $card }: the price is { $cost } and your stones are worth { $wealth }. Stones come from selling cards, for example.
vale-refusal-not-in-area = { $card } is not in your area. Choose one of the cards that lie there.
vale-refusal-pay-first = Pay for { $card } first, then play on.
vale-refusal-too-little = These stones are worth { $value } and the price is { $cost }. Add more, or choose others.
vale-refusal-needless = You would pay more than you need: the price is { $cost } and these stones are worth { $value }. Keep at least one of them.
vale-refusal-effects-left = You cannot end your turn yet: there are still effects you have to activate. After the last one your turn ends by itself.
vale-refusal-no-active-effect = { $card } has no active effect, so there is nothing to activate. Choose a card that has one.
vale-refusal-already-activated = The effect of { $card } has had its turn, and each active effect happens only once. Choose another one.
vale-refusal-cannot-activate = The effect of { $card } cannot be carried out now, because something it needs is missing. Another effect may still bring it.
vale-refusal-cerberus = That card cannot be added: of the cards in your area you pick up to 3 others than Cerberus, each once. Pick another one, or finish.
vale-refusal-leaves-no-summon = Without { $card } your hand would hold no card that you could then summon for free. Discard another one.
vale-refusal-cannot-copy = The effect of { $card } cannot be copied now. Choose another card in your area whose effect can be carried out in full at this moment.
vale-refusal-not-for-asmodeus = { $card } cannot be recovered: this needs an instant effect and a printed cost of 2 or less. Choose a card that has both.
vale-refusal-not-itself = { $card } cannot recover itself. Choose another card in your area.
vale-refusal-nothing-to-draw = There is no card left to draw, so choose two of the other rewards.
vale-refusal-must-own-family = The effect names a family: you can choose only a player with such a card in their area, and only such a card can be discarded.
vale-refusal-only-opponents = You can steal a point only from an opponent. Choose one of the other players.
vale-refusal-does-not-fit = { $card } does not fit this effect. Choose one of the cards on offer now.
vale-refusal-stone-not-swapped = You cannot give a { $stone } here: only the stones on offer can be exchanged. Choose one of them.
vale-refusal-effect-first = First finish the effect that is being carried out; then play goes on.
vale-refusal-not-part-of-effect = That is not part of the effect that is being carried out. Choose from what is on offer now.
vale-refusal-needs-dragon = { $card } is not a dragon card, and only a dragon can be summoned for free here. Choose one from your hand.

## Score sheet

vale-score-start = Starting points
vale-score-instant = Instant effects
vale-score-active = Active effects
vale-score-permanent = Permanent effects
vale-score-stolen = Stolen points

vale-tie-area = Cards in the area

## Variants

vale-variant-first_player = First player
    .random = drawn at random
    .seat = a player you choose

## Labels of the table picture

vale-label-round = Round
vale-label-deck = Draw pile: { $count }
vale-label-discard = Discard pile: { $count }
vale-label-offer = Offer
vale-label-hand = Hand
vale-label-area = Area
vale-label-stones = Stones
vale-label-score = Points
vale-label-first-player = first player
vale-label-hand-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
vale-label-empty = empty
vale-label-worth = worth { $red }/{ $blue }/{ $purple }
vale-label-area-limit = { $count } of { $limit }
vale-label-top = On top of the draw pile: { $card }

## What an option costs or brings

vale-detail-cost = costs { $cost }
vale-detail-reduced = costs { $cost } instead of { $printed }
vale-detail-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
vale-detail-gain = for { $stones }
vale-detail-sale = sells for { $stones }
vale-detail-lose =
    { $points ->
        [one] lose { $points } point
       *[other] lose { $points } points
    }

# What arenas count
vale-tally-tamed = Creatures tamed
vale-tally-sold = Creatures sold
vale-tally-summoned = Creatures summoned

# What positions to train with are about
vale-theme-hunt = Which card to mark
vale-theme-sell-or-tame = Sell or tame
vale-theme-summon = What to summon, and when to stop
vale-theme-pay = Stones to pay with and to keep
vale-theme-effects = Effects in the right order
vale-theme-let-go = What to let go
vale-theme-last-round = The last round

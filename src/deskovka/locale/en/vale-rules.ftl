### The Vale of Eternity: the rules, one message per rule of the catalogue (VALE-R.12 is vale-rule-R-12).

## Setup

vale-rule-SETUP-1 = The game is for 2, 3 or 4 players.
vale-rule-SETUP-2 = Each player gets a colour, with 2 markers and 1 score tile in it.
vale-rule-SETUP-3 = Whoever saw a reptile most recently takes the first-player token and is first player of round 1.
vale-rule-SETUP-4 = All 70 cards are shuffled into one face-down draw pile.
vale-rule-SETUP-5 = There is one discard pile for everybody, and it starts empty.
vale-rule-SETUP-6 = The round marker starts on round 1.
vale-rule-SETUP-7 = Your starting score is your place in the turn order of round 1: the first player starts with 1, the next one clockwise with 2, then 3, then 4.
vale-rule-SETUP-8 = Nobody starts with any stones.
vale-rule-SETUP-9 = Nothing is dealt: everybody starts with an empty hand and an empty area.
vale-rule-SETUP-10 = The stones form one common bank.
vale-rule-SETUP-11 = The Eternity standee is only an ornament; it has no function in the game.

## Cards

vale-rule-CARD-1 = A card has a name, a cost, exactly one family and one or two effects; each effect has its own timing.
vale-rule-CARD-2 = There are five families: fire, water, earth, wind and dragon.
vale-rule-CARD-3 = An instant effect happens once, right after you have summoned its card.
vale-rule-CARD-4 = A permanent effect applies from the moment you have summoned its card and lasts as long as the card stays in the area.
vale-rule-CARD-5 = An active effect is activated once in every round, in the Effects phase.

## Hand

vale-rule-HAND-1 = Your opponents do not see the cards in your hand.
vale-rule-HAND-2 = There is no limit to the cards in your hand.

## Stones

vale-rule-STONE-1 = Basic values of the stones: red 1, blue 3, purple 6.
vale-rule-STONE-2 = You may never hold more than 4 stones, whatever their values.
vale-rule-STONE-3 = If you gain stones beyond the limit, you may take them all, but you must at once discard stones of your choice, old or new, until you are back at the limit.
vale-rule-STONE-4 = You discard the surplus stones before you do anything else.
vale-rule-STONE-5 = You may not exchange stones with the bank, neither making change nor combining them, unless an effect says so.
vale-rule-STONE-6 = If you pay more than needed, you get no change.
vale-rule-STONE-7 = The stones of every player are public.
vale-rule-STONE-8 = The bank is unlimited; its stones never run out.
vale-rule-STONE-9 = If an effect changes the value of a kind of stone, the new value counts for paying and for every other effect that uses stone values.
vale-rule-STONE-10 = A changed value applies only to the player who owns the effect.

## Area

vale-rule-AREA-1 = Every player has their own area; summoned cards lie there face up for all to see.
vale-rule-AREA-2 = An area may not hold more cards than the number of the current round: one in round 1, ten in round 10.
vale-rule-AREA-3 = If your area is full, you cannot summon until a card has left it.

## Points

vale-rule-PTS-1 = Points come from card effects and are recorded at once.
vale-rule-PTS-2 = A score can also go down, but never below 0.
vale-rule-PTS-3 = A score may go beyond 60. When you reach 60 points, you turn your score tile to “60+” and keep counting.

## Round

vale-rule-ROUND-1 = A round has three phases, in this order: Hunt, Action, Effects.
vale-rule-ROUND-2 = You play round after round until a condition for the end of the game is met after a completed round.

## Hunt

vale-rule-HUNT-1 = Twice as many cards as there are players are revealed from the draw pile: 4, 6 or 8.
vale-rule-HUNT-2 = Each revealed card goes to the zone of its family. A zone may hold any number of cards, even none.
vale-rule-HUNT-3 = If the draw pile runs out, the discard pile is shuffled into a new draw pile and you go on.
vale-rule-HUNT-4 = First pass: from the first player clockwise, each player puts one marker on one card of the offer.
vale-rule-HUNT-5 = A card that already carries a marker cannot be chosen by anyone, not even by the marker’s owner.
vale-rule-HUNT-6 = Second pass: the order is reversed, so the last player starts and chooses twice in a row. Each player puts their second marker on a card.
vale-rule-HUNT-7 = The first player’s second marker goes on the only card left. That ends the Hunt, and every card of the offer carries exactly one marker.
vale-rule-HUNT-8 = Marking does not move a card: it stays in the offer until the marker’s owner sells or tames it in the Action phase.

## Action

vale-rule-ACT-1 = Players take one turn each, in turn order; the next player starts only when the whole turn before is finished.
vale-rule-ACT-2 = In your turn you perform as many actions as you like.
vale-rule-ACT-3 = There are four actions: Sell, Tame, Summon and Release.
vale-rule-ACT-4 = You may perform the same kind of action several times in a turn.
vale-rule-ACT-5 = You may perform actions in any order and mix them freely. For example, first summon a card you kept from an earlier round, then sell a card hunted in this one.
vale-rule-ACT-6 = You cannot end your turn while one of your markers lies on a card in the offer; sell or tame that card first.
vale-rule-ACT-7 = The Action phase ends when all players have ended their turn.

## Sell

vale-rule-SELL-1 = In your turn you can sell only a card of the offer that carries your own marker.
vale-rule-SELL-2 = Cards from your hand or from your area cannot be sold.
vale-rule-SELL-3 = To sell, take back your marker, put the card on the discard pile and take the stones for the card’s family from the bank.
vale-rule-SELL-4 = Prices: fire 3 red stones, earth 4 red, water 1 blue, wind 1 red and 1 blue, dragon 1 purple.
vale-rule-SELL-5 = The price depends on the family only, never on the summoning cost.
vale-rule-SELL-6 = The stone limit applies to a sale too: you discard the surplus at once, stones of your choice.

## Tame

vale-rule-TAME-1 = In your turn you can tame only a card of the offer that carries your own marker.
vale-rule-TAME-2 = To tame, take back your marker and take the card into your hand.
vale-rule-TAME-3 = Taming costs nothing.

## Summon

vale-rule-SUM-1 = You can summon only a card from your own hand, in your own turn of the Action phase. A summon by an effect (Young Forest Spirit, Dragon Egg) takes a card from your hand too; only the payment differs.
vale-rule-SUM-2 = Your area must have a free place before you put the card down, that is, fewer cards than the number of the round; otherwise you cannot summon.
vale-rule-SUM-3 = You pay the cost to the bank with any of your stones whose current values add up to at least the cost.
vale-rule-SUM-4 = If you overpay for a summon, you get no change.
vale-rule-SUM-5 = All cost reductions from your permanent effects add up.
vale-rule-SUM-6 = A cost never drops below 0, and paying for a summon never gives you stones.
vale-rule-SUM-7 = Once you have paid, you put the card face up into your area.
vale-rule-SUM-8 = If the summoned card has an instant effect, it is resolved at once.
vale-rule-SUM-9 = While its instant effect is resolved, a summoned card already counts as a card in your area and no longer as a card in your hand.

## Release

vale-rule-REL-1 = To release, in your turn, you pay and discard one card of your own area to the discard pile.
vale-rule-REL-2 = Releasing a card costs the number of the current round.
vale-rule-REL-3 = If you overpay for a release, you get no change.
vale-rule-REL-4 = You can release only cards of your own area.

## Effects

vale-rule-EFF-1 = Players take one turn each, from the first player clockwise.
vale-rule-EFF-2 = In your turn you must resolve every active effect of the cards in your area, each exactly once.
vale-rule-EFF-3 = You choose the order of your active effects freely.
vale-rule-EFF-4 = You may deliberately choose an order in which another active effect can no longer be resolved.
vale-rule-EFF-5 = Your turn ends only when every card with an active effect has been activated once, or when only cards remain that cannot be activated.
vale-rule-EFF-6 = An effect that cannot be resolved gives nothing, not even in part: no discard and no reward.
vale-rule-EFF-7 = The Effects phase ends when all players have had their turn.

## End of a round

vale-rule-RND-1 = After the Effects phase the conditions for the end of the game are checked.
vale-rule-RND-2 = If none of them is met, the round marker moves on by one.
vale-rule-RND-3 = The first-player token passes to the player on the left (clockwise), who is first player of the next round.
vale-rule-RND-4 = Hands, areas, stones and scores stay as they are.

## End of the game

vale-rule-END-1 = The game ends after a completed round if at least one player has 60 or more points at the end of it.
vale-rule-END-2 = After round 10 the game ends in any case.
vale-rule-END-3 = The round in which someone reaches 60 points is always played to its end: all actions and all active effects of all players.
vale-rule-END-4 = The player with the most points wins.
vale-rule-END-5 = In a tie, the tied player with more cards in their area wins.
vale-rule-END-6 = If that is a tie too, these players share the victory.

## Clarifications

vale-rule-CLR-1 = If a card contradicts the general rules, the card wins.
vale-rule-CLR-2 = Effects are mandatory. Take Medusa: while you hold at least one card, you must discard one in the Effects phase and you gain a purple stone; with an empty hand nothing happens and you gain no stone.
vale-rule-CLR-3 = You cannot summon a creature if any part of its instant effect cannot be carried out.
vale-rule-CLR-4 = Ember, Marina, Gust, Boulder and Leviathan: you must choose one player, possibly yourself, who has at least one card of the named family in their area; that player decides which of these cards they discard. If no area holds such a card, the creature cannot be summoned.
vale-rule-CLR-5 = A permanent effect that acts during a summon does not yet apply to the summoning of its own card.
vale-rule-CLR-6 = Kappa gives no points for the summoning of Kappa itself, even if you paid for it with a blue stone.
vale-rule-CLR-7 = While an effect is resolved, its own card counts as lying in the area and not as being in the hand. So Eternity always counts the dragon family, because it is a dragon itself.
vale-rule-CLR-8 = When you pay for a summon, you may not hand over more stones than necessary. A payment is fine exactly if it is worth at least the cost and leaving out any single one of its stones would make it fall short.
vale-rule-CLR-9 = Stealing a point means that your score goes up by 1 and the score of one opponent you choose goes down by 1.
vale-rule-CLR-10 = To recover a creature is to take its card from your own area back into your hand.
vale-rule-CLR-11 = When you recover a creature, the cost you paid for it earlier is not refunded.
vale-rule-CLR-12 = A card with the active effect “recover”, such as Undine, must go back into your hand in the next Effects phase after you summoned it.
vale-rule-CLR-13 = Until it goes back into your hand, such a card takes up a place in your area and counts towards the area limit.

## Examples

vale-rule-EX-1 = Example: it is round 5 and you have 5 cards in your area. You cannot summon until one card has left it.
vale-rule-EX-2 = Example: the cost is 4. You may pay 1 + 1 + 1 + 1, 1 + 3, 3 + 3 or 6; with a total of 6, the 2 too many are lost, as there is no change.
vale-rule-EX-3 = Example: you have 4 stones, a card in hand that you can summon and a marked card in the offer. If you first summon, spending stones, and then sell, you have to discard fewer of the stones you gain than the other way round, or none at all.
vale-rule-EX-4 = Example: Michal has his marker on Hydra and tames it. Hydra is in his hand, the marker is back with him and he has paid nothing.
vale-rule-EX-5 = Example: in round 5 Michal has 2 cards in his area, Hydra (cost 4) in hand and 4 red stones. He summons Hydra for 1 + 1 + 1 + 1 and picks “1 purple” and “2 blue”. Now he has 3 cards in his area, and 1 purple and 2 blue stones.
vale-rule-EX-6 = Example: in round 5 Michal releases Cerberus from his area and pays one purple stone (6). Cerberus goes to the discard pile; the price was 5 and the surplus of 1 is lost.
vale-rule-EX-7 = Example: you have 5 cards in hand, and Odin and Griffon in your area. If you resolve Odin first, you gain 2 points and then Griffon draws you a card (6 in hand). If you resolve Griffon first, you have 6 cards in hand, and Odin then gives you 1 purple stone and no points.
vale-rule-EX-8 = Example: you have Medusa in your area. With 1 or more cards in hand you must discard one and gain 1 purple stone; with an empty hand nothing happens.
vale-rule-EX-9 = Example: no area holds a water card. So you cannot summon Ember, and you pay nothing.
vale-rule-EX-10 = Example: you summon Kappa (cost 1) from your hand and pay with a blue stone. Kappa gives you no points for that.
vale-rule-EX-11 = Example: you have fire and water cards in your area, but no dragon. If you summon Eternity, 3 families count (fire, water and dragon) and you gain 12 points.
vale-rule-EX-12 = Example: the cost is 2 and you have Phoenix in your area. You may pay 1 + 1, or 3, or 6, but not one stone more than needed, such as 1 + 3 or 1 + 1 + 1, even though Phoenix would give you more points.
vale-rule-EX-13 = Example: you have 10 points and an opponent has 8. Your Goblin steals a point from them: now you have 11 and they have 7.
vale-rule-EX-14 = Example: Undine, once summoned, takes up a place for the rest of the Action phase and returns to your hand in the Effects phase of the same round. Its cost is not refunded.

## Rulings

vale-rule-R-1 = The first player is drawn at random unless the table chooses one; from there the seats run clockwise.
vale-rule-R-2 = Whether a payment holds a needless stone is judged by your current stone values. The same test and the same changed values apply when you release a card.
vale-rule-R-3 = A summon goes like this: check that it is possible; pay; move the card from hand to area; resolve the “whenever you summon” effects of your other cards that were in the area during payment (Phoenix, Kappa, Gargoyle, Sylph); the card’s own permanent effect starts; resolve its instant effect. So you keep the points from your other cards even if the instant effect then removes the card that gave them, as when Cerberus discards Kappa.
vale-rule-R-4 = Reductions are automatic: you must use a reduced cost, and a cost of 0 is paid with no stones at all. Reductions never apply to releasing.
vale-rule-R-5 = Judged once the card is in place, an instant effect is impossible, and its card cannot be summoned, in these cases: Ember, Marina, Gust, Boulder or Leviathan when no area holds a matching card; Forest Spirit with no other card in your hand; Young Forest Spirit or Dragon Egg with no free summon possible; Aeris with no other card in your area; Scorch with nothing to copy; any draw while draw pile and discard pile are both empty. It is always fine if an effect gives 0 or finds nothing to do: points for counting something, Succubus without the set, Yuki Onna, Yuki Onna Exalted, Rock Golem or Stone Golem without stones, Cerberus discarding no card, Genie with nothing to activate, stones gained over the limit. Permanent and active effects never block a summon.
vale-rule-R-6 = A free summon (Young Forest Spirit, Dragon Egg) summons another card from your hand with no payment: the area limit holds (Young Forest Spirit needs two free places in total, Dragon Egg one, because the egg leaves first), the second card’s instant effect must be possible and is resolved, Sylph gives its point, and Kappa, Gargoyle and Phoenix give nothing. Inside an effect you may choose only what lets the rest of it be carried out; with Young Forest Spirit, for example, the discard must leave a card that you can summon. “Another card” is a different one from the card discarded.
vale-rule-R-7 = Active effects with a condition, such as Nessie, Troll and Harpy, can always be activated; the condition is checked at that moment, and if it fails the activation is used up without effect. Odin and Goblin Soldier always do one of their two parts. Effects that count something (Sea Spirit, Freyja, Valkyrie) always resolve, possibly for 0.
vale-rule-R-8 = You can always lose points; your score simply stops at 0. So with Basilisk you may choose to lose 1 or 2 points even if you have fewer.
vale-rule-R-9 = You may steal from an opponent with 0 points: you gain 1 and they stay at 0.
vale-rule-R-10 = Genie: when you summon it, you pick active effects of cards in your area one after another and carry out each once; an effect that cannot be resolved now may become possible later, and then you must carry it out. You stop when no unused effect is left that can be resolved; cards that have left the area are skipped. This does not use up the activations of the coming Effects phase.
vale-rule-R-11 = Genie Exalted can copy the active effect of any other card in your area, already activated this round or not, if Genie Exalted can carry it out now; it cannot copy itself, and if there is such a card it must copy, even when the only effect to copy is bad. The copy works as if printed on Genie Exalted: a copied “recover” returns Genie Exalted itself to your hand, and counting effects count as usual. Copying does not use up the activation of the copied card.
vale-rule-R-12 = Scorch copies an instant effect of another card in your area while Scorch itself already lies there, and “this card” and “other cards” are seen from Scorch: copying Aeris you may recover Aeris (9 points), copying Cerberus you may discard Cerberus, and copying Leviathan may hit Scorch, which is a dragon. Of a card with two effects only the instant one is copied, and copying is not a summon, so Sylph gives nothing. You may choose only an effect that can be fully carried out; if there is none, you cannot summon Scorch.
vale-rule-R-13 = Red, blue and purple stones start at 1/3/6; then Agni adds 1 to red and Water Giant adds 1 to blue and to purple; then Hae-tae swaps blue and purple. That makes 1/6/3 with Hae-tae, 1/4/7 with Water Giant and 1/7/4 with both, whichever came first. The kind of a stone never changes: every effect that names a kind (such as Kappa, Gargoyle, Phoenix, Burning Skull, Charybdis, Sea Spirit, Triton, Troll, Medusa, Odin and Snail Maiden) looks at the kind only, while Yuki Onna, Yuki Onna Exalted, Rock Golem and all payments use the values.
vale-rule-R-14 = When Hestia leaves your area (by release, recovery, Cerberus, Marina and so on), your limit is 4 at once. You discard the surplus immediately, even during another player’s turn, before play goes on. In a release the price is paid first, while Hestia and Agni still count.
vale-rule-R-15 = Exactly the surplus is discarded to the bank, and the owner chooses which stones. Stones from one sale, one gain or one exchange (or from both Hydra picks) arrive together, and the surplus is settled once. It is settled before the next part of the same effect; with Willow: stones, surplus, points, draw.
vale-rule-R-16 = The discard pile is shuffled only when a card has to be drawn or revealed and the draw pile is empty, even in the middle of revealing an offer. Tengu put on an empty draw pile is its only card and is drawn or revealed before any reshuffle.
vale-rule-R-17 = With draw pile and discard pile both empty, drawing is impossible: a card with such an instant effect cannot be summoned, such an active effect cannot be resolved, and that option of Hydra cannot be chosen. If an offer cannot be filled, reveal what there is; the marking order stays and stops when all cards are marked.
vale-rule-R-18 = The discard pile is public and you may search it freely (you need that for Mimic).
vale-rule-R-19 = Another player’s decision in your turn (which card to discard for Ember and its kin, which surplus stones) is made before anything else happens; if only one card is possible, nobody is asked. Discarded cards go to the common discard pile.
vale-rule-R-20 = Kappa (blue) and Gargoyle (purple) give their points once per summon, however many such stones were in the payment; Phoenix gives points for each red stone. Paying for a release triggers none of them.
vale-rule-R-21 = For Asmodeus, Incubus, Succubus, Forest Spirit and Aeris, the printed cost counts, ignoring any reductions.
vale-rule-R-22 = Hydra: pick two different options, each at most once. You name both before either is carried out, so you do not see a drawn card before your second choice.
vale-rule-R-23 = The parts of an effect are resolved in the order in which the card’s text gives them.
vale-rule-R-24 = In the Effects phase, as long as you have an unused active effect that can be resolved, you must choose one of these. Effects that cannot be resolved cannot be chosen and are not used up; if another effect makes one possible (such as Medusa after Griffon’s draw), you must resolve it. Your turn ends by itself when none is left.
vale-rule-R-25 = Only the state after the complete Effects phase decides whether the game ends: a score that was 60 or more earlier but is below 60 then does not end it. The tie-break counts the cards in the areas after all recoveries of that phase.
vale-rule-R-26 = Your turn ends only when you say so; you may go on summoning and releasing after both your markers are gone. If you have no marker in the offer, you may end your turn at once.
vale-rule-R-27 = You may not discard stones, hand cards or area cards just because you want to, only where a rule or an effect has you do it.
vale-rule-R-28 = A card that leaves the area loses its permanent effect at once. If you summon it again, that is a new summon and its instant effect happens again.
vale-rule-R-29 = A card summoned this round already activates its active effect in the Effects phase of this round.
vale-rule-R-30 = Drawn cards are seen only by their owner. Public are the number of cards in each hand, the size of both piles, stones, areas, scores and the discard pile. The order of the draw pile is hidden, except that everyone knows where Tengu is right after it was put on top.
vale-rule-R-31 = Goblin Soldier compares scores at the moment it is resolved, so effects you resolved before it in the same turn matter. Equal scores are not “more”.
vale-rule-R-32 = An action that turns out not to be allowed changes nothing: no stones are paid and no card moves.
vale-rule-R-33 = After 100 actions (Sell, Tame, Summon, Release) in one turn, you can only sell or tame your own marked cards and end the turn. Normally you run out of things to do well before, as every action uses up stones, hand cards, markers or cards of the draw pile. Only with both piles nearly empty could you go round for ever: release Genie, draw it again with Dandelion Spirit, summon it, collect stones from Odin and Basilisk, and release it again.
vale-rule-R-34 = Cards that leave an area in one go (up to three for Cerberus) leave together; a limit they held up (Hestia) is checked afterwards, once.
vale-rule-R-35 = When effects sit inside one another (Young Forest Spirit, Dragon Egg, Scorch, Genie, Genie Exalted), the inner effect is finished before the outer one goes on. The rest of the outer effect is carried out even if its card has left the area meanwhile. Such a chain always ends by itself.

## Chapters

vale-chapter-SETUP = Set-up
vale-chapter-CARD = Cards
vale-chapter-HAND = Hand
vale-chapter-STONE = Stones
vale-chapter-AREA = Area
vale-chapter-PTS = Points
vale-chapter-ROUND = Round
vale-chapter-HUNT = Hunt
vale-chapter-ACT = Action
vale-chapter-SELL = Sell
vale-chapter-TAME = Tame
vale-chapter-SUM = Summon
vale-chapter-REL = Release
vale-chapter-EFF = Effects
vale-chapter-RND = End of a round
vale-chapter-END = End of the game
vale-chapter-CLR = Clarifications
vale-chapter-EX = Examples
vale-chapter-R = Rulings

## Lantern: the tiny game that new games are copied from

template-title = Lantern
template-about = Three rounds, three cards: who lights the highest lantern?
template-option-roll = Roll { $prize }
template-option-play = Play { $card }
template-ask-roll = What does the die show?
template-ask-pick = Which card do you play? Nobody sees it yet.
template-help-pick = The highest card shown wins the prize; a card you play is gone for the rest of the game.
template-event-rolled = The prize is { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }.
template-event-picked = { $player } picks { $card }.
template-event-picked-hidden = { $player } has picked a card.
template-event-showed = { $player } shows { $card }.
template-event-won = { $player } wins the prize: { $prize }.
template-event-ended = The game is over.
template-refusal-picked = You have picked your card; wait for the others.
template-refusal-roll-first = The die comes first.
template-refusal-luck = The die decides that, not you.
template-refusal-not-held = You do not hold the { $card }.
template-score-prizes = Prizes
template-label-round = Round { $round }, the prize is { $prize }
template-label-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Rules

template-rule-SETUP-1 = Lantern is for 2, 3 or 4 players.
template-rule-SETUP-2 = Everybody is dealt three of the cards 1 to 12; the rest is not used.
template-rule-HAND-1 = Nobody sees the cards in your hand.
template-rule-HAND-2 = You can only play a card of your hand.
template-rule-ROUND-1 = In a round you roll for the prize, pick cards and show them.
template-rule-ROUND-2 = A die decides whether the prize is 1, 2 or 3 points.
template-rule-ROUND-3 = All pick a card at the same time, in secret. A pick is final.
template-rule-ROUND-4 = All cards are shown together; the highest one wins the prize.
template-rule-ROUND-5 = The cards played are discarded face up.
template-rule-END-1 = The game ends after three rounds.
template-rule-END-2 = Whoever has the most points wins; equal points share the victory.

## Chapters of the rules

template-chapter-SETUP = Set-up
template-chapter-HAND = Hand
template-chapter-ROUND = Round
template-chapter-END = End of the game

# What arenas count
template-tally-showed = Cards shown

# What positions to train with are about
template-theme-picks = Which card to pick
template-theme-last-round = The last round

### The Vale of Eternity: a line of help under each question, for newcomers

vale-help-hunt = A marked card is yours to sell or to tame later in this round, so look at its effect and at what its family sells for.
vale-help-turn = Sell or tame both cards you marked; before, between and after you may summon cards from your hand and release cards of your area.
vale-help-summon = Your stones must be worth at least the cost. There is no change, so whatever you pay too much is lost.
vale-help-release = Releasing costs as much as the number of the round and frees a place in your area; the card goes to the discard pile.
vale-help-keep-limit = Old and new stones alike may go. Keep what you want to pay or score with.
vale-help-activate-next = Every active effect in your area works once in this phase. You choose the order, and one effect may make another possible or impossible.
vale-help-summon-for-free = The card comes from your hand to your area without payment, and its instant effect works at once.
vale-help-name-owner = Only players with a card of that family in their area can be named, you included; they choose which one they lose.
vale-help-give-up = The card goes to the discard pile and its effects end; your other cards stay.
vale-help-copy-effect = The copied effect works as if it were printed on this card; the card it comes from does nothing by it.
vale-help-recover-cheap = A card back in your hand frees its place, and when you summon it again, its instant effect works again.
vale-help-recover-fire = A card back in your hand frees its place, and when you summon it again, its instant effect works again.
vale-help-recover-for-points = The printed cost gives the points; reductions do not matter. To come back to your area, the card must be paid for again.
vale-help-choose-bonuses = You get both at once. Stones beyond your limit have to be discarded right away.
vale-help-swap-stones = Stones beyond your limit have to be discarded right away, so count what you will hold.
vale-help-bargain = The points you pay are lost, the stone pays for cards; stones beyond your limit have to be discarded.
vale-help-feed-cerberus = Discarded cards free their places and their effects end. You may discard none.
vale-help-discard-for-points = The printed cost gives the points; the card is lost to the discard pile.
vale-help-discard-for-purple = A purple stone is normally worth 6; the card is lost to the discard pile.
vale-help-discard-for-summon = One card is lost, another comes to your area without payment.
vale-help-take-from-discard = The card comes to your hand; summoning it costs as usual.
vale-help-rob = You gain 1 point and that player loses 1.

### Dwellings of Eldervale: the offer of adventure cards and what else lies in the middle

eldervale-offer-decks = Adventure cards on offer
eldervale-offer-card = { $card }, { $element }
eldervale-offer-taken = the next card is turned up after the expedition
eldervale-offer-empty = no card left
eldervale-offer-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
eldervale-offer-buried = { $count ->
    [one] { $count } card was put under the deck
   *[other] { $count } cards were put under the deck
}
eldervale-offer-under = Under the deck of { $element }
eldervale-offer-piles = In the middle of the table
eldervale-offer-magic = { $count ->
    [one] { $count } magic card in the deck
   *[other] { $count } magic cards in the deck
}
eldervale-offer-discards = { $count } discarded
eldervale-offer-discard-pile = Discarded magic cards, the newest first
eldervale-offer-supply = { $count ->
    [one] { $count } realm to come
   *[other] { $count } realms to come
}
eldervale-offer-hoard = { $count ->
    [one] { $count } dragon treasure
   *[other] { $count } dragon treasures
}
eldervale-offer-mercenaries = For hire
eldervale-offer-hire = { $name }, for 1 gold until the next regroup, for an orb until the end of the game; { $about }

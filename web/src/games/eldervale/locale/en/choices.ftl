### Dwellings of Eldervale: answers as large buttons over the map

eldervale-choice-have =
    { $count ->
        [0] you have none
       *[other] you have { $count }
    }
eldervale-choice-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
eldervale-choice-left = left: { $things }
eldervale-choice-becomes = becomes
eldervale-choice-fold = Look at the map
eldervale-choice-show = Back to the choice

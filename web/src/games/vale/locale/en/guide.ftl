### The Vale of Eternity: notes of a first game

guide-vale-welcome = You tame creatures of legend and gather points. The game goes in rounds of three phases: Hunt, Action and Effects. Most points at the end win.
    .title = Welcome to the Vale of Eternity
guide-vale-offer = The offer of this round, by family. On top of each family you see the stones you get for selling a card of it.
    .title = Hunt: the offer
guide-vale-mark = A gold rim means that you may choose it. Click the card, or its row in the list. Everybody marks two cards, in turn.
    .title = Mark a card
guide-vale-action = Now you either sell the cards you marked, for stones, or tame them into your hand. Click your card and choose.
    .title = Action: sell or tame
guide-vale-purse = Your stones. Red is worth 1, blue 3, purple 6, and you may never hold more than four. There is no change.
    .title = Your purse
guide-vale-hand = From your hand you summon creatures into your area. The number at the top left is the cost you really pay; the struck one is what is printed.
    .title = Your hand
guide-vale-area = Summoned creatures stay here and work for you. There are as many places as the round has a number. The hourglass works every round, the bolt once, the loop always.
    .title = Your area
guide-vale-why = If something is not possible, touch it: you hear why, and by which rule. Hover over a card or hold it, and it comes closer.
    .title = Why not?
guide-vale-round = A new round; the first player has moved on. The game ends after the round in which somebody reaches sixty points, or after the tenth.
    .title = Round by round
guide-vale-end = Here you read what everybody did, and beside it are the whole rules, with a search. You are ready. Good luck!
    .title = And that is all

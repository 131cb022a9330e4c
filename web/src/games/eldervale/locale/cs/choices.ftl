### Legendy Dávnozemě: odpovědi jako velká tlačítka nad mapou

eldervale-choice-have =
    { $count ->
        [0] nemáš nic
       *[other] máš { $count }
    }
eldervale-choice-hand =
    { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
eldervale-choice-left = zbude: { $things }
eldervale-choice-becomes = se změní na
eldervale-choice-fold = Podívat se na mapu
eldervale-choice-show = Zpátky k výběru

## Rozbory partií: co která odpověď znamenala

review-name-best = Nejlepší
review-name-good = Dobré
review-name-inaccuracy = Nepřesnost
    .probably = Nejspíš nepřesnost
review-name-mistake = Chyba
    .probably = Nejspíš chyba
review-name-blunder = Hrubá chyba
    .probably = Nejspíš hrubá chyba
review-name-forced = Jediná možnost
review-name-none = Ještě neprozkoumáno
review-name-lucky = Štěstí
review-name-unlucky = Smůla
review-round =
    { $number ->
        [0] Před 1. kolem
       *[other] { $number }. kolo
    }
review-turn = { $number }. tah
review-in-round =
    { $number ->
        [0] před 1. kolem
        [2] ve { $number }. kole
        [3] ve { $number }. kole
        [4] ve { $number }. kole
        [12] ve { $number }. kole
        [13] ve { $number }. kole
        [14] ve { $number }. kole
        [20] ve { $number }. kole
        [21] ve { $number }. kole
        [22] ve { $number }. kole
        [23] ve { $number }. kole
        [24] ve { $number }. kole
        [25] ve { $number }. kole
        [26] ve { $number }. kole
        [27] ve { $number }. kole
        [28] ve { $number }. kole
        [29] ve { $number }. kole
        [30] ve { $number }. kole
        [31] ve { $number }. kole
        [32] ve { $number }. kole
        [33] ve { $number }. kole
        [34] ve { $number }. kole
        [35] ve { $number }. kole
        [36] ve { $number }. kole
        [37] ve { $number }. kole
        [38] ve { $number }. kole
        [39] ve { $number }. kole
        [40] ve { $number }. kole
        [41] ve { $number }. kole
        [42] ve { $number }. kole
        [43] ve { $number }. kole
        [44] ve { $number }. kole
        [45] ve { $number }. kole
        [46] ve { $number }. kole
        [47] ve { $number }. kole
        [48] ve { $number }. kole
        [49] ve { $number }. kole
       *[other] v { $number }. kole
    }
review-in-turn =
    { $number ->
        [2] ve { $number }. tahu
        [3] ve { $number }. tahu
        [4] ve { $number }. tahu
        [12] ve { $number }. tahu
        [13] ve { $number }. tahu
        [14] ve { $number }. tahu
        [20] ve { $number }. tahu
        [21] ve { $number }. tahu
        [22] ve { $number }. tahu
        [23] ve { $number }. tahu
        [24] ve { $number }. tahu
        [25] ve { $number }. tahu
        [26] ve { $number }. tahu
        [27] ve { $number }. tahu
        [28] ve { $number }. tahu
        [29] ve { $number }. tahu
        [30] ve { $number }. tahu
        [31] ve { $number }. tahu
        [32] ve { $number }. tahu
        [33] ve { $number }. tahu
        [34] ve { $number }. tahu
        [35] ve { $number }. tahu
        [36] ve { $number }. tahu
        [37] ve { $number }. tahu
        [38] ve { $number }. tahu
        [39] ve { $number }. tahu
        [40] ve { $number }. tahu
        [41] ve { $number }. tahu
        [42] ve { $number }. tahu
        [43] ve { $number }. tahu
        [44] ve { $number }. tahu
        [45] ve { $number }. tahu
        [46] ve { $number }. tahu
        [47] ve { $number }. tahu
        [48] ve { $number }. tahu
        [49] ve { $number }. tahu
       *[other] v { $number }. tahu
    }
review-since-round =
    { $number ->
        [0] od začátku
        [1] od začátku
       *[other] od { $number }. kola
    }
review-since-turn =
    { $number ->
        [1] od začátku
       *[other] od { $number }. tahu
    }
review-others-question = Otázka, na kterou odpovídá { $player }
review-hidden-answer = Volba, kterou vidí jen { $player }
review-hidden-alternative = Odpověď, kterou vidět nemůžeš
review-luck-unnamed = Co vyšlo najevo
# Zlomy v grafu, pár slov
review-turning-lead = { $player } jde do vedení
review-turning-reach = { $player } mimo dosah
# Nadpis, nejvýš šest slov
review-title-unfinished = Rozebráno zčásti
review-title-shared = Dělené vítězství
review-title-nobody = U stolu nikdo nevyhrál
review-title-alone = { $player } vyhrává v sólové hře
review-title-never-in-doubt = { $player } vede celou partii
review-title-lead = { $player } rozhoduje { $when }
review-title-reach = { $player } uniká { $when }
# Shrnutí, tři nebo čtyři věty
review-led-from = Ve vedení je { $since } { $player }.
review-took-the-lead = Do vedení jde { $when } { $player }.
review-took-the-lead-in-the-end = Nakonec jde { $when } do vedení { $player }.
review-worst-answer = Nejdražší odpověď dává { $when } { $player }: „{ $answer }“ stojí { $lost } % šance na výhru.
review-worst-answer-probably = Nejdražší odpověď dává { $when } nejspíš { $player }: „{ $answer }“ stojí asi { $lost } % šance na výhru.
review-no-mistake = Velkou chybu nikdo neudělal.
review-out-of-reach = Na výhru má { $since } dosah už jen { $player }.
review-luck-helped = Nejvíc štěstí: { $player }, dohromady +{ $change } %.
review-luck-hurt = Nejvíc smůly: { $player }, dohromady −{ $change } %.
# Stránka a terminál
review-heading = Rozbor
review-chances = Šance na výhru
review-chances-how = Každá čára platí podle toho, co její hráč věděl; pás kolem ní říká, jak jisté to je.
review-moments = Klíčové okamžiky
review-moments-how = Změna vlastní šance hráče v %.
review-moments-none = Nic zvláštního se nestalo.
review-players = Jak kdo hrál
review-players-how = Přesnost počítá jen odpovědi, kde bylo z čeho vybírat; štěstí stojí zvlášť, v % šance na výhru.
review-accuracy = Přesnost
review-luck = Štěstí
review-player = Hráč
review-too-few = málo odpovědí
review-better-here = Nejlepší odpovědi
review-played = Zahráno: { $answer }
review-too-close = Příliš těsné, nedá se rozhodnout.
review-followed = Co by asi následovalo
review-times = { $times }krát z { $of }
review-judged-by = Posouzeno jen podle toho, co tehdy { $player } ví: žádné cizí karty, nic, co leží lícem dolů.
review-seen-seat = pohled: { $player }
review-seen-spectator = pohled diváka
review-seen-open = všechno odkryté
review-so-far = prohlédnuté odpovědi: { $looked } / { $all }, prozkoumané: { $searched }
review-from-to = { $before } → { $after }
review-under = pod 1 %
review-over = přes 99 %
review-percent = { $number } %
review-span = { $low }–{ $high } %
review-change-span = { $low } až { $high }
review-stopped = Přerušeno v půlce. Nic se neztratilo.
review-time-over = Čas na rozbor vypršel dřív, než se podrobně prošly všechny odpovědi. Nic se neztratilo.
# Rady: kam se podívat
review-nudge-only = Tady není z čeho vybírat: tohle je jediná odpověď.
review-nudge-mixed = Rozhoduje se mezi těmihle: porovnej, co by po nich zbylo.
review-nudge-these = Je to jedna z těchto: porovnej, co by po nich zbylo.

### The Vale of Eternity: words of its board

vale-ui-round = Kolo { $round } z { $rounds }
vale-ui-phase = Fáze kola
vale-ui-track = Body: { $scores }. Konec při { $goal }.
vale-ui-points-short = b.
vale-ui-first = první hráč
vale-ui-turn = na tahu
vale-ui-thinking = přemýšlí
vale-ui-bot = bot
vale-ui-deputy = hraje bot
vale-ui-stone = { $stone }, hodnota { $value }
vale-ui-stones-of = { $count } ze { $limit } drahokamů
vale-ui-purse = { $count } ze { $limit } drahokamů
vale-ui-going = půjde { $stones }
vale-ui-in-hand =
    { $count ->
        [0] Žádná karta v ruce
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
vale-ui-hand-open = ukázat ruku
vale-ui-hand-of = Ruka: { $name }
vale-ui-hand-empty = V ruce nic není.
vale-ui-area = Oblast
vale-ui-area-of = Oblast: { $name }
vale-ui-my-area = Tvoje oblast
vale-ui-places = { $count } z { $limit } míst
vale-ui-limit = limit je číslo kola, uvolnění stojí { $round }
vale-ui-zone-fire = Oheň
vale-ui-zone-water = Voda
vale-ui-zone-earth = Země
vale-ui-zone-wind = Vzduch
vale-ui-zone-dragon = Draci
vale-ui-none-fire = Nic ohnivého
vale-ui-none-water = Nic vodního
vale-ui-none-earth = Nic zemského
vale-ui-none-wind = Nic vzdušného
vale-ui-none-dragon = Žádný drak
vale-ui-price = prodejní cena
vale-ui-deck = balíček
vale-ui-deck-count =
    { $count ->
        [0] Dobírací balíček je prázdný
        [one] Dobírací balíček, { $count } karta
        [few] Dobírací balíček, { $count } karty
       *[other] Dobírací balíček, { $count } karet
    }
vale-ui-deck-known =
    { $count ->
        [one] Dobírací balíček shora, známá { $count } karta
        [few] Dobírací balíček shora, známé { $count } karty
       *[other] Dobírací balíček shora, známých { $count } karet
    }
vale-ui-discard = odhoz
vale-ui-discard-count =
    { $count ->
        [0] Odhazovací hromádka je prázdná
        [one] Odhazovací hromádka, { $count } karta
        [few] Odhazovací hromádka, { $count } karty
       *[other] Odhazovací hromádka, { $count } karet
    }
vale-ui-cost = Povolání stojí { $cost }.
vale-ui-cost-now = Povolání teď stojí { $cost }, na kartě je { $printed }. Trvalé efekty v oblasti:
vale-ui-costs = povolání stojí { $cost }
vale-ui-now =
    { $points ->
        [one] teď { $points } bod
        [few] teď { $points } body
       *[other] teď { $points } bodů
    }
vale-ui-others = Soupeři
vale-do-sell = Prodat
vale-do-tame = Zkrotit
vale-do-tame-detail = vzít do ruky
vale-do-summon = Povolat
vale-do-release = Uvolnit
vale-do-activate = Aktivovat

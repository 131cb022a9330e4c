### Kemet: Krev a písek: rady

## Why an answer is good, in a few words, and what to think of before it is named

kemet-term-victory =
    .gain = Vyhraje hru.
    .keep = Vyhraje hru.
    .look = Teď se dá vyhrát.
kemet-term-score =
    .gain =
        { $count ->
            [one] { $count } trvalý vítězný bod.
            [few] { $count } trvalé vítězné body.
           *[other] { $count } trvalých vítězných bodů.
        }
    .keep =
        { $count ->
            [one] O { $count } vítězný bod víc než jinak.
            [few] O { $count } vítězné body víc než jinak.
           *[other] O { $count } vítězných bodů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } ztrácí { $count } vítězný bod.
            [few] { $player } ztrácí { $count } vítězné body.
           *[other] { $player } ztrácí { $count } vítězných bodů.
        }
    .look = Dá se získat trvalý vítězný bod.
kemet-term-held =
    .gain =
        { $count ->
            [one] Budeš držet o { $count } dočasný bod víc.
            [few] Budeš držet o { $count } dočasné body víc.
           *[other] Budeš držet o { $count } dočasných bodů víc.
        }
    .keep =
        { $count ->
            [one] Budeš držet o { $count } dočasný bod víc než jinak.
            [few] Budeš držet o { $count } dočasné body víc než jinak.
           *[other] Budeš držet o { $count } dočasných bodů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } dočasný bod.
            [few] { $player } přijde o { $count } dočasné body.
           *[other] { $player } přijde o { $count } dočasných bodů.
        }
    .look = Dá se získat dočasný bod.
kemet-term-goal =
    .gain = Budeš mít dost bodů na výhru.
    .keep = Zůstane ti dost bodů na výhru.
    .prevent = { $player } už nebude mít dost bodů na výhru.
    .look = Spočítej body do výhry.
kemet-term-prayer =
    .gain =
        { $count ->
            [one] O { $count } bod víry víc.
            [few] O { $count } body víry víc.
           *[other] O { $count } bodů víry víc.
        }
    .keep =
        { $count ->
            [one] Ušetří { $count } bod víry.
            [few] Ušetří { $count } body víry.
           *[other] Ušetří { $count } bodů víry.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } bod víry.
            [few] { $player } přijde o { $count } body víry.
           *[other] { $player } přijde o { $count } bodů víry.
        }
    .look = Mysli na body víry.
kemet-term-cards =
    .gain =
        { $count ->
            [one] O { $count } kartu Božského zásahu víc.
            [few] O { $count } karty Božského zásahu víc.
           *[other] O { $count } karet Božského zásahu víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } kartu víc než jinak.
            [few] Zbude ti o { $count } karty víc než jinak.
           *[other] Zbude ti o { $count } karet víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } kartu.
            [few] { $player } přijde o { $count } karty.
           *[other] { $player } přijde o { $count } karet.
        }
    .look = Mysli na Božské zásahy.
kemet-term-veterans =
    .gain =
        { $count ->
            [one] O { $count } veteránský žeton víc.
            [few] O { $count } veteránské žetony víc.
           *[other] O { $count } veteránských žetonů víc.
        }
    .keep =
        { $count ->
            [one] Zůstane ti o { $count } veteránský žeton víc.
            [few] Zůstane ti o { $count } veteránské žetony víc.
           *[other] Zůstane ti o { $count } veteránských žetonů víc.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } veteránský žeton.
            [few] { $player } přijde o { $count } veteránské žetony.
           *[other] { $player } přijde o { $count } veteránských žetonů.
        }
kemet-term-tiles =
    .gain = Destička moci na celý zbytek hry.
    .keep = Silnější destička moci než jinak.
    .prevent = { $player } přijde o destičku moci.
    .look = Mysli na destičky moci, které ti chybí.
kemet-term-creatures =
    .gain = Stvoření pro tvoje armády.
    .keep = Stvoření zůstane u armády.
    .prevent = { $player } přijde o stvoření na plánu.
    .look = Mysli na svá stvoření.
kemet-term-pyramids =
    .gain =
        { $count ->
            [one] Pyramidy budeš mít o { $count } stupeň vyšší.
            [few] Pyramidy budeš mít o { $count } stupně vyšší.
           *[other] Pyramidy budeš mít o { $count } stupňů vyšší.
        }
    .keep =
        { $count ->
            [one] Pyramidy budeš mít o { $count } stupeň vyšší než jinak.
            [few] Pyramidy budeš mít o { $count } stupně vyšší než jinak.
           *[other] Pyramidy budeš mít o { $count } stupňů vyšší než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } stupeň pyramid.
            [few] { $player } přijde o { $count } stupně pyramid.
           *[other] { $player } přijde o { $count } stupňů pyramid.
        }
    .look = Mysli na pyramidy.
kemet-term-temples =
    .gain =
        { $count ->
            [one] Budeš ovládat o { $count } chrám víc.
            [few] Budeš ovládat o { $count } chrámy víc.
           *[other] Budeš ovládat o { $count } chrámů víc.
        }
    .keep =
        { $count ->
            [one] Budeš ovládat o { $count } chrám víc než jinak.
            [few] Budeš ovládat o { $count } chrámy víc než jinak.
           *[other] Budeš ovládat o { $count } chrámů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } chrám.
            [few] { $player } přijde o { $count } chrámy.
           *[other] { $player } přijde o { $count } chrámů.
        }
    .look = Mysli na chrámy.
kemet-term-pantheon =
    .gain = Tvoje armáda bude na noc v Pantheonu.
    .keep = Tvoje armáda zůstane v Pantheonu.
    .prevent = { $player } přijde o Pantheon.
    .look = Mysli na Pantheon.
kemet-term-outposts =
    .gain = Armáda se dostane blízko k něčemu, co stojí za to.
    .keep = Armáda zůstane blízko něčeho, co stojí za to.
    .prevent = { $player } bude mít k cíli dál.
    .look = Mysli na to, kam může armáda příště.
kemet-term-raids =
    .gain = Tvoje armáda bude v cizím městě.
    .keep = Tvoje armáda zůstane v cizím městě.
    .prevent = { $player } už nebude v cizím městě.
    .look = Mysli na cizí města.
kemet-term-units =
    .gain =
        { $count ->
            [one] O { $count } jednotku víc na plánu.
            [few] O { $count } jednotky víc na plánu.
           *[other] O { $count } jednotek víc na plánu.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } jednotku víc než jinak.
            [few] Zbude ti o { $count } jednotky víc než jinak.
           *[other] Zbude ti o { $count } jednotek víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } jednotku.
            [few] { $player } přijde o { $count } jednotky.
           *[other] { $player } přijde o { $count } jednotek.
        }
    .look = Mysli na to, kolik jednotek máš na plánu.
kemet-term-battle-cards =
    .gain = Lepší bojové karty pro další bitvy.
    .keep = Lepší bojové karty si necháš na později.
    .look = Mysli i na další bitvy.
kemet-term-battle =
    .gain = Bitva, ve které máš navrch.
    .keep = Největší naděje v téhle bitvě.
    .look = Mysli na bitvu.

## Where to look

kemet-nudge-city = Podívej se na plán a na to, co je blízko.
kemet-nudge-station = Podívej se na plán a na to, co je blízko.
kemet-nudge-found = Podívej se na plán a na to, co je blízko.
kemet-nudge-free-tile = Podívej se na destičky moci: co se hodí k tvému plánu?
kemet-nudge-acquire = Podívej se na destičky moci: co se hodí k tvému plánu?
kemet-nudge-token = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-silver = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-gold = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-gold-do = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-do = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-put-on = Podívej se na svou desku: jedna akce spěchá víc než ostatní.
kemet-nudge-play = Podívej se na karty Božského zásahu.
kemet-nudge-add = Podívej se na karty Božského zásahu.
kemet-nudge-wound = Podívej se na karty Božského zásahu.
kemet-nudge-keep = Podívej se na karty Božského zásahu.
kemet-nudge-deploy = Podívej se, kde by pomohlo stvoření.
kemet-nudge-exchange = Podívej se, kde by pomohlo stvoření.
kemet-nudge-raise = Podívej se na pyramidy: který stupeň otevře nejvíc?
kemet-nudge-enlist = Podívej se, kde budou jednotky potřeba.
kemet-nudge-fight = Podívej se na bitvy: záleží na pořadí.
kemet-nudge-march = Podívej se na svoje armády: která má co získat?
kemet-nudge-step = Podívej se na oblasti, kam se dostaneš.
kemet-nudge-teleport = Podívej se na oblasti, kam se dostaneš.
kemet-nudge-magic-teleport = Podívej se na oblasti, kam se dostaneš.
kemet-nudge-go = Rozmysli si, kolik jich má jít a kdo ohlídá, co opouštějí.
kemet-nudge-go-with = Rozmysli si, kolik jich má jít a kdo ohlídá, co opouštějí.
kemet-nudge-go-with-two = Rozmysli si, kolik jich má jít a kdo ohlídá, co opouštějí.
kemet-nudge-go-with-many = Rozmysli si, kolik jich má jít a kdo ohlídá, co opouštějí.
kemet-nudge-council = Podívej se na bojové karty: co potřebuješ teď a co později?
kemet-nudge-replace = Podívej se na bojové karty: co potřebuješ teď a co později?
kemet-nudge-retreat = Rozmysli si, co bude s armádou.
kemet-nudge-disband = Rozmysli si, co bude s armádou.
kemet-nudge-stay = Rozmysli si, co bude s armádou.
kemet-nudge-send = Rozmysli si, co bude s armádou.
kemet-nudge-sacrifice = Rozmysli si, jakou cenu pro tebe mají body víry.
kemet-nudge-veterans = Rozmysli si, jakou cenu pro tebe mají body víry.
kemet-nudge-fate = Rozmysli si, jestli chceš hrát dřív, nebo později.
kemet-nudge-strike = Podívej se, čí jednotky ti stojí v cestě.

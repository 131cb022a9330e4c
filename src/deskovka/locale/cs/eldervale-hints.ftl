### Legendy Dávnozemě: rady

## Why an answer is good, in a few words, and what to think of before it is named

eldervale-term-score =
    .gain = Hned { $count } VB.
    .keep = O { $count } VB víc než jinak.
    .prevent = { $player } ztrácí { $count } VB.
    .look = Dají se hned získat body.
eldervale-term-resources =
    .gain =
        { $count ->
            [one] O { $count } zdroj víc.
            [few] O { $count } zdroje víc.
           *[other] O { $count } zdrojů víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } zdroj víc než jinak.
            [few] Zbude ti o { $count } zdroje víc než jinak.
           *[other] Zbude ti o { $count } zdrojů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } zdroj.
            [few] { $player } přijde o { $count } zdroje.
           *[other] { $player } přijde o { $count } zdrojů.
        }
    .look = Mysli na zdroje.
eldervale-term-gold =
    .gain =
        { $count ->
            [one] O { $count } zlatou minci víc.
            [few] O { $count } zlaté mince víc.
           *[other] O { $count } zlatých mincí víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } zlatou minci víc než jinak.
            [few] Zbude ti o { $count } zlaté mince víc než jinak.
           *[other] Zbude ti o { $count } zlatých mincí víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } zlatou minci.
            [few] { $player } přijde o { $count } zlaté mince.
           *[other] { $player } přijde o { $count } zlatých mincí.
        }
    .look = Mysli na zlato.
eldervale-term-magic =
    .gain =
        { $count ->
            [one] O { $count } kartu magie víc.
            [few] O { $count } karty magie víc.
           *[other] O { $count } karet magie víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } kartu magie víc než jinak.
            [few] Zbude ti o { $count } karty magie víc než jinak.
           *[other] Zbude ti o { $count } karet magie víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } kartu magie.
            [few] { $player } přijde o { $count } karty magie.
           *[other] { $player } přijde o { $count } karet magie.
        }
    .look = Mysli na karty magie.
eldervale-term-tokens =
    .gain =
        { $count ->
            [one] O { $count } žeton pokladu víc.
            [few] O { $count } žetony pokladu víc.
           *[other] O { $count } žetonů pokladu víc.
        }
    .keep =
        { $count ->
            [one] O { $count } žeton pokladu víc než jinak.
            [few] O { $count } žetony pokladu víc než jinak.
           *[other] O { $count } žetonů pokladu víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } žeton pokladu.
            [few] { $player } přijde o { $count } žetony pokladu.
           *[other] { $player } přijde o { $count } žetonů pokladu.
        }
    .look = Mysli na poklady.
eldervale-term-orbs =
    .gain =
        { $count ->
            [one] O { $count } orb víc.
            [few] O { $count } orby víc.
           *[other] O { $count } orbů víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } orb víc než jinak.
            [few] Zbude ti o { $count } orby víc než jinak.
           *[other] Zbude ti o { $count } orbů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } orb.
            [few] { $player } přijde o { $count } orby.
           *[other] { $player } přijde o { $count } orbů.
        }
    .look = Mysli na orby.
eldervale-term-harvest =
    .gain = Sběr z počáteční karty dá víc.
    .keep = Sběr z počáteční karty zůstane dobrý.
    .prevent = { $player } bude mít slabší Sběr.
    .look = Mysli na to, co dává tvoje počáteční karta.
eldervale-term-fame =
    .gain =
        { $count ->
            [one] O { $count } pole dál na stupnici slávy.
            [few] O { $count } pole dál na stupnici slávy.
           *[other] O { $count } polí dál na stupnici slávy.
        }
    .keep = Dál na stupnici slávy než jinak.
    .prevent = { $player } klesne na stupnici slávy.
    .look = Mysli na slávu.
eldervale-term-power =
    .gain = Tvoje síla vzroste o { $count }.
    .keep = Tvoje síla bude o { $count } vyšší než jinak.
    .prevent = { $player } přijde o { $count } síly.
    .look = Mysli na sílu elementů.
eldervale-term-dwellings =
    .gain = Tvoje sídla budou mít na konci větší cenu.
    .keep = Tvoje sídla budou mít větší cenu než jinak.
    .prevent = { $player } bude mít sídla s menší cenou.
    .look = Mysli na svá sídla.
eldervale-term-cards =
    .gain = Tvoje karty dobrodružství přinesou víc.
    .keep = Tvoje karty dobrodružství přinesou víc než jinak.
    .prevent = { $player } bude mít z karet dobrodružství méně.
    .look = Mysli na karty dobrodružství.
eldervale-term-units =
    .gain =
        { $count ->
            [one] O { $count } jednotku víc ve hře.
            [few] O { $count } jednotky víc ve hře.
           *[other] O { $count } jednotek víc ve hře.
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
    .look = Mysli na svoje jednotky.
eldervale-term-sites =
    .gain = Dělník bude tam, kde se dá postavit sídlo.
    .keep = Dělník zůstane tam, kde se dá postavit sídlo.
    .prevent = { $player } bude mít méně míst pro sídlo.
    .look = Mysli na to, kde by mohlo stát tvé příští sídlo.
eldervale-term-cache =
    .gain = Skrýše přinesou o { $count } VB víc.
    .keep = Skrýše přinesou o { $count } VB víc než jinak.
    .prevent = { $player } bude mít ze skrýší o { $count } VB méně.
    .look = Mysli na skrýše.
eldervale-term-idle =
    .gain = V tomhle tahu se něco stane.
    .keep = Tah nepřijde nazmar.
    .prevent = { $player } přijde o tah.
eldervale-term-ghosts =
    .gain = Pomůže to oběma.
    .prevent = Přízraky přijdou zkrátka.
    .look = Mysli na přízraky.
eldervale-term-swaps =
    .gain = Zabere to méně času.
    .keep = Zabere to méně času než výměna.
eldervale-term-prophecies =
    .gain = Proroctví přinesou o { $count } VB víc.
    .keep = Proroctví přinesou o { $count } VB víc než jinak.
    .look = Mysli na svá proroctví.
eldervale-term-quests =
    .gain =
        { $count ->
            [one] O { $count } úkol víc v ruce.
            [few] O { $count } úkoly víc v ruce.
           *[other] O { $count } úkolů víc v ruce.
        }
    .keep =
        { $count ->
            [one] Zůstane ti v ruce o { $count } úkol víc.
            [few] Zůstane ti v ruce o { $count } úkoly víc.
           *[other] Zůstane ti v ruce o { $count } úkolů víc.
        }
    .look = Mysli na úkoly.
eldervale-term-spells =
    .gain =
        { $count ->
            [one] Budeš moci seslat o { $count } kouzlo víc.
            [few] Budeš moci seslat o { $count } kouzla víc.
           *[other] Budeš moci seslat o { $count } kouzel víc.
        }
    .keep =
        { $count ->
            [one] Pořád budeš moci seslat o { $count } kouzlo víc.
            [few] Pořád budeš moci seslat o { $count } kouzla víc.
           *[other] Pořád budeš moci seslat o { $count } kouzel víc.
        }
    .look = Mysli na svá kouzla.
eldervale-term-battle =
    .gain = V bitvě budeš mít navrch.
    .keep = Největší naděje v téhle bitvě.
    .look = Mysli na bitvu.

## Where to look

eldervale-nudge-faction = Podívej se, v čem jsou tyhle frakce dobré.
eldervale-nudge-place = Podívej se na říše, kam tvoje jednotky dosáhnou: kdo by se tam s kým potkal?
eldervale-nudge-place-peacefully = Podívej se na říše, kam tvoje jednotky dosáhnou: kdo by se tam s kým potkal?
eldervale-nudge-ready = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-ready-rest = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-start = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-masked = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-fallen = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-start-fallen = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-ready = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-again = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-act-start-again = Podívej se na své karty: kdo může využít kterou akci?
eldervale-nudge-summon = Podívej se, která jednotka ti chybí.
eldervale-nudge-revive = Podívej se, která jednotka ti chybí.
eldervale-nudge-hire = Podívej se, která jednotka ti chybí.
eldervale-nudge-orb-hire = Podívej se, která jednotka ti chybí.
eldervale-nudge-build = Podívej se, co by s novým sídlem sousedilo.
eldervale-nudge-build-with-placed = Podívej se, co by s novým sídlem sousedilo.
eldervale-nudge-burn = Podívej se na karty: která by pomohla víc někomu jinému?
eldervale-nudge-buy = Podívej se na karty: které se hodí k tomu, co už máš?
eldervale-nudge-keep-adventure = Podívej se na karty: které se hodí k tomu, co už máš?
eldervale-nudge-keep-card = Podívej se na karty: které se hodí k tomu, co už máš?
eldervale-nudge-take-card = Podívej se na karty: které se hodí k tomu, co už máš?
eldervale-nudge-pay = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-take = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-lose = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-spend-card = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-swap = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-take-from = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-turn-in = Podívej se, co budeš potřebovat zaplatit příště.
eldervale-nudge-treasure = Podívej se na žetony pokladů: kdy má který největší cenu?
eldervale-nudge-cash = Podívej se na žetony pokladů: kdy má který největší cenu?
eldervale-nudge-put-token = Podívej se na žetony pokladů: kdy má který největší cenu?
eldervale-nudge-put-harvest = Podívej se na žetony pokladů: kdy má který největší cenu?
eldervale-nudge-copy-token = Podívej se na žetony pokladů: kdy má který největší cenu?
eldervale-nudge-orb-menu = Podívej se, kde orb udělá nejvíc.
eldervale-nudge-orb-field = Podívej se, kde orb udělá nejvíc.
eldervale-nudge-orb-card = Podívej se, kde orb udělá nejvíc.
eldervale-nudge-element = Podívej se na ukazatele síly.
eldervale-nudge-move-marker = Podívej se na ukazatele síly.
eldervale-nudge-lay-tile = Podívej se, co by spolu sousedilo.
eldervale-nudge-lay-bridge = Podívej se, co by spolu sousedilo.
eldervale-nudge-rampage = Podívej se na kostky na obou stranách.
eldervale-nudge-decline-rampage = Podívej se na kostky na obou stranách.
eldervale-nudge-pay-off = Podívej se na kostky na obou stranách.
eldervale-nudge-fight = Podívej se na kostky na obou stranách.
eldervale-nudge-charge = Podívej se na kostky na obou stranách.
eldervale-nudge-join = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-swords = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-gift = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-support = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-at-side = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-tactics = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-spare = Rozmysli si, jakou cenu pro tebe bitva má.
eldervale-nudge-reroll = Podívej se na kostky: která rozhoduje?
eldervale-nudge-reroll-of = Podívej se na kostky: která rozhoduje?
eldervale-nudge-set-die = Podívej se na kostky: která rozhoduje?
eldervale-nudge-remove-die = Podívej se na kostky: která rozhoduje?
eldervale-nudge-swap-die = Podívej se na kostky: která rozhoduje?
eldervale-nudge-reroll-card-die = Podívej se na kostky: která rozhoduje?
eldervale-nudge-cast = Podívej se, co tvoje karty zmůžou právě teď.
eldervale-nudge-quest = Podívej se, co tvoje karty zmůžou právě teď.
eldervale-nudge-free-use = Podívej se, co tvoje karty zmůžou právě teď.
eldervale-nudge-use = Podívej se, co tvoje karty zmůžou právě teď.
eldervale-nudge-attach = Podívej se, co tvoje karty zmůžou právě teď.
eldervale-nudge-move = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-move-of = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-move-to = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-kill = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-clear = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-swap-units = Podívej se na mapu: kdo tam komu překáží?
eldervale-nudge-control = Podívej se na mapu: kdo tam komu překáží?

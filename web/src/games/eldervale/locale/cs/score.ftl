### Legendy Dávnozemě: závěrečné bodování

eldervale-count-title = Závěrečné bodování
eldervale-count-intro = { $steps ->
        [7] Sedm
       *[other] Šest
    } kroků, každý pro všechny hráče, než začne další.
eldervale-count-steps = Kroky
eldervale-count-ends = Každý odehrál ještě jeden poslední tah.
eldervale-count-ends-dwelling = Někdo postavil šesté sídlo; potom měl každý ještě jeden tah.
eldervale-count-ends-supply = Ze zásoby přišel poslední dílek říše; potom měl každý ještě jeden tah.
eldervale-count-show-map = Ukázat mapu
eldervale-count-hide-map = Zpět k bodování
eldervale-count-skip = Přeskočit
eldervale-count-back = Zpět
eldervale-count-all = Sečíst vše
eldervale-count-done = Kdo vyhrál?
eldervale-count-space = Mezerník
eldervale-count-next = { $step ->
        [tableau] Další karta
        [prophecies] Ukázat další
       *[other] Další řádek
    }
eldervale-count-you = ty
eldervale-count-vp = VB

eldervale-count-before = Během hry
eldervale-count-before-short = body na stupnici na konci hry
eldervale-count-so-far = Zatím
eldervale-count-total = Celkem
eldervale-count-teams = Týmy
eldervale-team = Tým { $number }
eldervale-count-standing = Pořadí
eldervale-count-to-come = teprve přijde

eldervale-count-tab-unplaced-orbs = Orby
eldervale-count-tab-power = Síla
eldervale-count-tab-homes = Sídla
eldervale-count-tab-tableau = Karty
eldervale-count-tab-caches = Skrýše
eldervale-count-tab-pile = Magie
eldervale-count-tab-prophecies = Proroctví

eldervale-count-step-unplaced-orbs = Nevyužité orby
eldervale-count-step-power = Síla
eldervale-count-step-homes = Sídla
eldervale-count-step-tableau = Karty
eldervale-count-step-caches = Skrýše
eldervale-count-step-pile = Karty magie přízraků
eldervale-count-step-prophecies = Proroctví

eldervale-count-short-unplaced-orbs = 1 VB za každý
eldervale-count-short-power = číslo u každého žetonu
eldervale-count-short-homes = tvá síla v elementu každé říše
eldervale-count-short-tableau = síla v elementu každé karty
eldervale-count-short-caches = podle textu
eldervale-count-short-pile = 1 VB za každou
eldervale-count-short-prophecies = od nejmenšího počtu VB, jeden po druhém

eldervale-count-about-unplaced-orbs = 1 VB za každý získaný orb, který zůstal nepoložený.
eldervale-count-about-power = Každý žeton na ukazateli síly má hodnotu čísla u své úrovně.
eldervale-count-about-homes = Každé sídlo má hodnotu tvé síly v elementu jeho říše.
eldervale-count-about-tableau = Počáteční karta a nejvýše 3 karty dobrodružství za každé sídlo: každá má hodnotu tvé síly v jejím elementu.
eldervale-count-about-caches = Skrýše mají hodnotu podle svého textu, i když karta sama byla nad limit.
eldervale-count-about-pile = Za každou kartu magie ve svém balíčku získají přízraky 1 VB, ať je jakákoli.
eldervale-count-about-prophecies = Začíná ten, kdo má nejméně VB. Každý ukáže všechna svá proroctví a každé se boduje zvlášť.
eldervale-count-crossed = Přeškrtnutá karta je nad limit; počítají se ty nejlepší.

eldervale-count-nobody-unplaced-orbs = Nikomu nezbyl žádný orb.
eldervale-count-nobody-power = Nikdo nemá žeton na ukazateli síly.
eldervale-count-nobody-homes = Nikdo nepostavil sídlo.
eldervale-count-nobody-caches = Nikdo nemá skrýš.
eldervale-count-nobody-pile = Přízraky nemají žádnou kartu magie.
eldervale-count-nothing-power = žádný žeton na ukazateli síly
eldervale-count-nothing-homes = žádné sídlo
eldervale-count-nothing-caches = žádná skrýš
eldervale-count-nothing-prophecies = Mezi kartami nebylo žádné proroctví.

eldervale-count-start = Počáteční karta
eldervale-count-orbs = { $count ->
        [one] jeden orb
        [few] { $count } orby
       *[other] { $count } orbů
    }
eldervale-count-power = { $element }: síla { $points }
eldervale-count-of = { $name }: { $points } VB
eldervale-count-over = Nad limit: nepočítá se.
eldervale-count-term = { $name } { $points }
eldervale-count-player = { $name }: { $step ->
        [power] { $count ->
                [one] jeden žeton
                [few] { $count } žetony
               *[other] { $count } žetonů
            }
        [homes] { $count ->
                [one] jedno sídlo
                [few] { $count } sídla
               *[other] { $count } sídel
            }
        [caches] { $count ->
                [one] jedna skrýš
                [few] { $count } skrýše
               *[other] { $count } skrýší
            }
        [pile] { $points ->
                [one] jedna karta magie
                [few] { $points } karty magie
               *[other] { $points } karet magie
            }
       *[other] { $count ->
                [0] žádné proroctví
                [one] jedno proroctví
               *[other] { $count } proroctví
            }
    }, { $points } VB
eldervale-count-things = { $step ->
        [tableau] { $count ->
                [one] jedna karta
                [few] { $count } karty
               *[other] { $count } karet
            }
       *[other] { $count } položek
    }
eldervale-count-limit = { $count } z nejvýše { $most }
eldervale-count-no-limit = { $count ->
        [one] jedna karta
        [few] všechny { $count }
       *[other] všech { $count }
    }, bez limitu
eldervale-count-turn = { $place ->
        [1] ukazuje první
        [2] druhý
        [3] třetí
        [4] čtvrtý
       *[other] pátý
    }
eldervale-count-none = nic
eldervale-count-hand = { $count ->
        [0] Žádná karta v ruce
        [one] Jedna karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
eldervale-count-closed = proroctví se ukážou v kroku { $step }
eldervale-count-no-prophecy = Žádné proroctví
eldervale-count-ghosts-prophecies = Přízraky proroctví nemají.
eldervale-count-reached = Splněno { $reached } z { $needed }.
eldervale-count-closed-note = Karty v ruce, které nejsou proroctvími, zůstanou skryté. Svoje už vidíš.

eldervale-count-beside-land = Kde stojí sídla
eldervale-count-beside-powers = Síla
eldervale-count-beside-prophecies = Proroctví
eldervale-count-land = Mapa se všemi sídly
eldervale-count-chip = { $name }, { $points } VB
eldervale-count-chip-over = { $name }, nad limit, bylo by { $points } VB
eldervale-count-chip-to-come = { $name }, ještě nesečteno

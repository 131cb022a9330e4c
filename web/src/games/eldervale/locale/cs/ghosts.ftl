### Přízraky Dávnozemě: jejich deska, akční zóny a tah krok za krokem.

eldervale-ghosts = Přízraky
eldervale-ghosts-on-turn = Na tahu jsou přízraky
eldervale-ghosts-board = Deska přízraků
eldervale-ghosts-board-about = žeton na symbol: magie, dobrodružství, sláva
eldervale-ghosts-zones = Akční zóny
eldervale-ghosts-tracks = Stupnice
eldervale-ghosts-die-shows = kostka ukazuje
eldervale-ghosts-guardian = Strážce
eldervale-ghosts-guardian-in = Strážce stojí { $realm }
eldervale-ghosts-guardian-beside = Strážce stojí mimo mapu
eldervale-ghosts-row =
    { $element }, hod { $faces }: { $tokens ->
        [one] 1 žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    }; další pole: { $next ->
        [magic] karta magie
        [adventure] karta dobrodružství
        [fame] sláva
        [full] řada je plná
       *[none] bez odměny
    }
eldervale-ghosts-zone-name = { $zone ->
        [left] levá zóna
        [middle] prostřední zóna
       *[right] pravá zóna
    }
eldervale-ghosts-zone = { $name }, hod { $faces }. { $units } { $card }
eldervale-ghosts-zone-units = Jednotky zleva: { $units }.
eldervale-ghosts-zone-empty = Žádná jednotka: padne-li, přízraky svolají jednotky.
eldervale-ghosts-pile =
    { $count ->
        [one] v balíčku zbývá 1 karta přízraků
        [few] v balíčku zbývají { $count } karty přízraků
       *[other] v balíčku zbývá { $count } karet přízraků
    }

eldervale-ghosts-way-upper-right = vpravo nahoře od strážce
eldervale-ghosts-way-right = vpravo od strážce
eldervale-ghosts-way-lower-right = vpravo dole od strážce
eldervale-ghosts-way-lower-left = vlevo dole od strážce
eldervale-ghosts-way-left = vlevo od strážce
eldervale-ghosts-way-upper-left = vlevo nahoře od strážce
eldervale-ghosts-action-none = Nic dalšího
eldervale-ghosts-action-build = Sídlo
eldervale-ghosts-action-adventure = Dobro­družství
eldervale-ghosts-action-realm-tile = Nová říše
eldervale-ghosts-action-magic =
    { $count ->
        [one] 1 karta magie
        [few] { $count } karty magie
       *[other] { $count } karet magie
    }
eldervale-ghosts-action-fame = Sláva +{ $count }
eldervale-ghosts-action-vp = { $count } VB

eldervale-ghosts-turn = Tah přízraků krok za krokem
eldervale-ghosts-last-turn = Poslední tah přízraků
eldervale-ghosts-so-far = Co zatím udělaly
eldervale-ghosts-step = krok { $at } z { $all }
eldervale-ghosts-back = Zpět
eldervale-ghosts-again = Ještě jednou
eldervale-ghosts-all = Ukázat vše
eldervale-ghosts-next = Další krok
eldervale-ghosts-done = Na tahu jsi ty
eldervale-ghosts-close = Zavřít
eldervale-ghosts-every-turn = Vyprávět každý tah
eldervale-ghosts-search = Kde hledaly dělníka
eldervale-ghosts-their-card = Karta přízraků

eldervale-ghosts-stage-die = Hod kostkou
eldervale-ghosts-stage-card = Karta
eldervale-ghosts-stage-placing = Umístění
eldervale-ghosts-stage-rampage = Nestvůry
eldervale-ghosts-stage-treasure = Poklad
eldervale-ghosts-stage-none = Další akce
eldervale-ghosts-stage-build = Stavba sídla
eldervale-ghosts-stage-adventure = Karta dobrodružství
eldervale-ghosts-stage-realm-tile = Nová říše
eldervale-ghosts-stage-magic = Karty magie
eldervale-ghosts-stage-fame = Sláva
eldervale-ghosts-stage-vp = Vítězné body
eldervale-ghosts-stage-battle = Bitva
eldervale-ghosts-stage-new-card = Nová karta
eldervale-ghosts-stage-regroup = Svolání jednotek

eldervale-ghosts-die = Padla { $face }: { $zone ->
        [left] levá zóna
        [middle] prostřední zóna
       *[right] pravá zóna
    }
eldervale-ghosts-card-told = { $kind ->
        [none] Jednotka míří { $where }, nic dalšího
       *[other] Jednotka míří { $where }, pak: { $action }
    }
eldervale-ghosts-placed = Jednotka nejvíce vlevo ({ $unit }) jde { $realm }
eldervale-ghosts-placed-here = V tom směru žádná říše není, proto jednotka ({ $unit }) jde ke strážci, { $realm }
eldervale-ghosts-rampaged = Vtrhne { $monster }
eldervale-ghosts-no-rampage = Nikdo nevtrhne
eldervale-ghosts-peace = Mírumilovný začátek: nikdo nevtrhne
eldervale-ghosts-shelved = Horní žeton do řady { $row }, { $space }. pole
eldervale-ghosts-row-full = Řada { $row } je plná, žeton jde stranou
eldervale-ghosts-no-token = Žetony tu došly: místo nich karta magie
eldervale-ghosts-built = Dělník se mění v sídlo: { $realm }
eldervale-ghosts-nothing-built = Žádný vhodný dělník, nic se nestaví
eldervale-ghosts-took = Získávají kartu { $card }
eldervale-ghosts-tile = Přibyla říše { $realm }
eldervale-ghosts-gain = Přízraky získávají
eldervale-ghosts-no-battle = Bitva není
eldervale-ghosts-vanished = Bitva není: dělník se proměnil v sídlo a není s kým bojovat
eldervale-ghosts-no-guardian = Strážce ještě není na mapě, nic se nestaví
eldervale-ghosts-battle-none = Bitva { $realm }: nikdo nevyhrál
eldervale-ghosts-battle = Bitva { $realm }: { $winner ->
        [ghosts] vyhrály přízraky
        [monster] vyhrála nestvůra
       *[you] výhra je tvoje
    }
eldervale-ghosts-new-card = Karta jde na odhazovací balíček, na její místo nová
eldervale-ghosts-regroup =
    { $units ->
        [0] V zóně nikdo není: přízraky svolávají jednotky, žádná se nevrací
        [one] V zóně nikdo není: přízraky svolávají jednotky, vrací se 1
        [few] V zóně nikdo není: přízraky svolávají jednotky, vracejí se { $units }
       *[other] V zóně nikdo není: přízraky svolávají jednotky, vrací se jich { $units }
    }
eldervale-ghosts-points = +{ $count } VB
eldervale-ghosts-cards =
    { $count ->
        [one] +1 karta magie
        [few] +{ $count } karty magie
       *[other] +{ $count } karet magie
    }
eldervale-ghosts-power = { $element }: síla { $power }
eldervale-ghosts-fame = +{ $count } sláva
eldervale-ghosts-fallen =
    { $count ->
        [one] 1 jednotka přízraků jde do Podsvětí
        [few] { $count } jednotky přízraků jdou do Podsvětí
       *[other] { $count } jednotek přízraků jde do Podsvětí
    }
eldervale-ghosts-orb = orb do nabídky odměn

eldervale-ghosts-verdict-builds = dělník přízraků, žádné sídlo: zde
eldervale-ghosts-verdict-no-element-realm = není říše elementu
eldervale-ghosts-verdict-no-worker = bez dělníka přízraků
eldervale-ghosts-verdict-dwelling = už tu je sídlo
eldervale-ghosts-verdict-looming = nestvůra brání stavbě

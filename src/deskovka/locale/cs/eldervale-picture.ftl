### Legendy Dávnozemě: slova v obrázku stolu a ve jménech věcí

eldervale-label-and = { $some } a { $last }
eldervale-label-nothing = nic
eldervale-label-monster = nestvůra
eldervale-label-onto-start = na počáteční kartu
eldervale-label-onto-card = na kartu { $card }
# Karta magie, kterou si při výběru nikdo nenechal.
eldervale-label-left-over = zbyla z výběru
eldervale-label-second = { $name } II
eldervale-label-token = žeton { $element } ({ $face })

## Table

eldervale-label-setup = příprava hry
# Za tím je jméno.
eldervale-label-turn = na tahu
eldervale-label-peaceful = mírumilovný začátek
eldervale-label-last-turns =
    { $count ->
        [one] zbývá poslední tah
        [few] zbývají { $count } tahy
       *[other] zbývá { $count } tahů
    }
eldervale-label-supply = v zásobě říší { $count }
eldervale-label-magic = karty magie { $count }, odhozeno { $discarded }
eldervale-pile-magic = Balíček magie
eldervale-pile-supply = Zásoba říší
eldervale-pile-air = Balíček dobrodružství Vzduchu
eldervale-pile-earth = Balíček dobrodružství Země
eldervale-pile-fire = Balíček dobrodružství Ohně
eldervale-pile-water = Balíček dobrodružství Vody
eldervale-pile-light = Balíček dobrodružství Světla
eldervale-pile-dark = Balíček dobrodružství Temnoty
eldervale-pile-order = Balíček dobrodružství Řádu
eldervale-pile-chaos = Balíček dobrodružství Chaosu
eldervale-label-new-tile = nový dílek: { $realm }
eldervale-label-mercenaries = k najmutí: { $names }
eldervale-label-offer = Nabídka dobrodružství (cena, karta, kdo ji aktivuje)
eldervale-label-taken = karta je vzatá, nová se odkryje po výpravě
eldervale-label-expedition = výprava
eldervale-label-menu = volné odměny za orb
eldervale-label-hand = v ruce (cena seslání teď)
eldervale-label-choice = Karty na výběr
eldervale-label-free = zdarma
eldervale-label-prophecy = konec

# Hlavička tabulky hráčů
eldervale-label-players = Hráči
eldervale-label-points = VB
eldervale-label-fame = sláva
eldervale-label-ready = připraveno
eldervale-label-underworld = Podsvětí
# Za tím jsou žetony nebo jednotky.
eldervale-label-tray = poklady
eldervale-label-to-summon = k povolání
eldervale-label-known = v ruce má
eldervale-label-tactics-active = taktika aktivní
eldervale-label-tactics-exhausted = taktika vyčerpaná

# Legenda: za značkou
eldervale-label-sign-any-unit = karta pro kteroukoli jednotku
eldervale-label-sign-ally = žoldák nebo ovládnutá nestvůra
eldervale-label-sign-monster = nestvůra a její síla
eldervale-label-sign-dwelling = sídlo
eldervale-label-sign-cost = cena sídla
eldervale-label-sign-stack = vrchní žeton a kolik jich zbývá
eldervale-label-sign-printed = rozebráno, dává natištěné

# Bitva; $place = kde
eldervale-label-battle = Bitva { $place }
eldervale-label-last-battle = Poslední bitva { $place }
eldervale-label-step-joining = připojení
eldervale-label-step-dice = počítání kostek
eldervale-label-step-swords = meče a kouzla před hodem
eldervale-label-step-roll = po hodu
eldervale-label-step-winner = vítěz
eldervale-label-step-reward = odměna
eldervale-label-step-removal = odstranění poražených
eldervale-label-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
eldervale-label-won = vítězí
eldervale-label-lost = prohrává

## Co možnost stojí a co přinese

eldervale-detail-free = zdarma
eldervale-detail-price = za { $costAcc }
eldervale-detail-cheaper =
    { $count ->
        [one] o { $count } zdroj levněji
        [few] o { $count } zdroje levněji
       *[other] o { $count } zdrojů levněji
    }
eldervale-detail-leaves = zbude: { $cost }
eldervale-detail-then = pak { $amount }
eldervale-detail-has-power =
    { $power ->
        [0] zatím bez síly
       *[other] teď síla { $power }
    }
eldervale-detail-loses-power = přijdeš o sílu { $power }
eldervale-detail-points = +{ $count } VB
eldervale-detail-power =
    { $count ->
        [one] síla { $element } o { $count } úroveň výš
        [few] síla { $element } o { $count } úrovně výš
       *[other] síla { $element } o { $count } úrovní výš
    }
eldervale-detail-fight = bitva { $mine } : { $theirs }
eldervale-detail-joins = +{ $dice }, pak { $mine } : { $theirs }
eldervale-detail-beside = vedle: { $realms }
eldervale-detail-there = stojí tam: { $who }
eldervale-detail-comes =
    { $count ->
        [one] vtrhne: { $who }
        [few] vtrhne jedna z nich: { $who }
       *[other] vtrhne jedna z nich: { $who }
    }
eldervale-detail-may-come = může vtrhnout, budeš-li chtít: { $who }
eldervale-detail-charge = Minotaur může vyrazit do zteče

### Legendy Dávnozemě: names of everything but the cards of the decks, and what each thing does
### .accusative = KOHO/CO, .genitive = síla KOHO/ČEHO; realms: .to = kam, .from = odkud, .in = kde; .about = what it does.

## Elements

eldervale-element-air = Vzduch
    .accusative = Vzduch
    .genitive = Vzduchu
    .in = ve Vzduchu

eldervale-element-earth = Země
    .accusative = Zemi
    .genitive = Země
    .in = v Zemi

eldervale-element-fire = Oheň
    .accusative = Oheň
    .genitive = Ohně
    .in = v Ohni

eldervale-element-water = Voda
    .accusative = Vodu
    .genitive = Vody
    .in = ve Vodě

eldervale-element-light = Světlo
    .accusative = Světlo
    .genitive = Světla
    .in = ve Světle

eldervale-element-dark = Temnota
    .accusative = Temnotu
    .genitive = Temnoty
    .in = v Temnotě

eldervale-element-order = Řád
    .accusative = Řád
    .genitive = Řádu
    .in = v Řádu

eldervale-element-chaos = Chaos
    .accusative = Chaos
    .genitive = Chaosu
    .in = v Chaosu

## Resources

eldervale-resource-gem = drahokam
    .accusative = drahokam
eldervale-resource-scroll = svitek
    .accusative = svitek
eldervale-resource-potion = lektvar
    .accusative = lektvar
eldervale-resource-tool = nástroj
    .accusative = nástroj
eldervale-resource-sword = meč
    .accusative = meč
eldervale-resource-gold = zlatá mince
    .accusative = zlatou minci
eldervale-resource-magic = karta magie
    .accusative = kartu magie
eldervale-resource-any = libovolný zdroj
    .accusative = libovolný zdroj
eldervale-resource-basic = základní zdroj
    .accusative = základní zdroj

## Counted things

eldervale-count-gem =
    { $count ->
        [one] { $count } drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
    }
eldervale-count-scroll =
    { $count ->
        [one] { $count } svitek
        [few] { $count } svitky
       *[other] { $count } svitků
    }
eldervale-count-potion =
    { $count ->
        [one] { $count } lektvar
        [few] { $count } lektvary
       *[other] { $count } lektvarů
    }
eldervale-count-tool =
    { $count ->
        [one] { $count } nástroj
        [few] { $count } nástroje
       *[other] { $count } nástrojů
    }
eldervale-count-sword =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }
eldervale-count-gold =
    { $count ->
        [one] { $count } zlatá mince
        [few] { $count } zlaté mince
       *[other] { $count } zlatých mincí
    }
    .accusative =
        { $count ->
            [one] { $count } zlatou minci
            [few] { $count } zlaté mince
           *[other] { $count } zlatých mincí
        }
eldervale-count-magic =
    { $count ->
        [one] { $count } karta magie
        [few] { $count } karty magie
       *[other] { $count } karet magie
    }
    .accusative =
        { $count ->
            [one] { $count } kartu magie
            [few] { $count } karty magie
           *[other] { $count } karet magie
        }
eldervale-count-any =
    { $count ->
        [one] { $count } libovolný zdroj
        [few] { $count } libovolné zdroje
       *[other] { $count } libovolných zdrojů
    }
eldervale-count-basic =
    { $count ->
        [one] { $count } základní zdroj
        [few] { $count } základní zdroje
       *[other] { $count } základních zdrojů
    }
eldervale-count-orb =
    { $count ->
        [one] { $count } orb
        [few] { $count } orby
       *[other] { $count } orbů
    }
eldervale-count-treasure =
    { $count ->
        [one] { $count } žeton pokladu
        [few] { $count } žetony pokladu
       *[other] { $count } žetonů pokladu
    }
eldervale-count-vp = { $count } VB

## Units

eldervale-unit-worker = dělník
    .accusative = dělníka
    .plural = dělníci
    .about = V bitvě 1 kostka. { eldervale-ability-build }: { eldervale-ability-build.about }

eldervale-unit-warrior = válečník
    .accusative = válečníka
    .plural = válečníci
    .about = V bitvě 2 kostky. { eldervale-ability-assault }: { eldervale-ability-assault.about }

eldervale-unit-wizard = čaroděj
    .accusative = čaroděje
    .plural = čarodějové
    .about = V bitvě 2 kostky. { eldervale-ability-teleport }: { eldervale-ability-teleport.about }

eldervale-unit-dragon = drak
    .accusative = draka
    .plural = draci
    .about = V bitvě 3 kostky. { eldervale-ability-flight }: { eldervale-ability-flight.about }

## Mercenaries

eldervale-unit-minotaur = Minotaur
    .accusative = Minotaura
    .about = Žoldák. V bitvě 3 kostky. { eldervale-ability-charge }: { eldervale-ability-charge.about } Najmeš ho za 1 zlatou minci do konce svého příštího svolání jednotek, nebo za orb do konce hry.

eldervale-unit-mimeza = Miméza
    .accusative = Mimézu
    .about = Žoldák. V bitvě 2 kostky. { eldervale-ability-mimicry }: { eldervale-ability-mimicry.about } Najmeš ji za 1 zlatou minci do konce svého příštího svolání jednotek, nebo za orb do konce hry.

## Monsters

eldervale-unit-winged-serpent = Okřídlený had
    .accusative = Okřídleného hada
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-circling }: { eldervale-ability-circling.about } { eldervale-ability-wings } (platí i po ovládnutí): { eldervale-ability-wings.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Vzduchu.

eldervale-unit-stone-colossus = Kamenný kolos
    .accusative = Kamenného kolosa
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-ponderous }: { eldervale-ability-ponderous.about } { eldervale-ability-looming } (platí i po ovládnutí): { eldervale-ability-looming.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Země.

eldervale-unit-power-demon = Démon moci
    .accusative = Démona moci
    .about = Nestvůra s bojovou silou 3. { eldervale-ability-feast-on-power }: { eldervale-ability-feast-on-power.about } { eldervale-ability-surge } (platí i po ovládnutí): { eldervale-ability-surge.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Ohně.

eldervale-unit-dread-crocodile = Hrůzný krokodýl
    .accusative = Hrůzného krokodýla
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-death-roll } (platí i po ovládnutí): { eldervale-ability-death-roll.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Vody.

eldervale-unit-sun-gryphon = Sluneční gryf
    .accusative = Slunečního gryfa
    .about = Nestvůra s bojovou silou 3. { eldervale-ability-merciful }: { eldervale-ability-merciful.about } { eldervale-ability-sunfeather } (platí i po ovládnutí): { eldervale-ability-sunfeather.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Světla.

eldervale-unit-night-lich = Noční lich
    .accusative = Nočního licha
    .about = Nestvůra s bojovou silou 3. { eldervale-ability-court-of-the-dead } (platí i po ovládnutí): { eldervale-ability-court-of-the-dead.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Temnoty.

eldervale-unit-brass-sentinel = Mosazný hlídač
    .accusative = Mosazného hlídače
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-calibrated } (platí i po ovládnutí): { eldervale-ability-calibrated.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Řádu.

eldervale-unit-chimera = Chiméra
    .accusative = Chiméru
    .about = Nestvůra s bojovou silou 3. { eldervale-ability-three-heads } (platí i po ovládnutí): { eldervale-ability-three-heads.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Chaosu.

eldervale-unit-storm-roc = Bouřný pták Noh
    .accusative = Bouřného ptáka Noha
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-snatch }: { eldervale-ability-snatch.about } { eldervale-ability-far-sight } (platí i po ovládnutí): { eldervale-ability-far-sight.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Vzduchu.

eldervale-unit-root-wyrm = Kořenový wyrm
    .accusative = Kořenového wyrma
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-burrow }: { eldervale-ability-burrow.about } { eldervale-ability-treasure-nest } (platí i po ovládnutí): { eldervale-ability-treasure-nest.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Země.

eldervale-unit-lava-fiend = Lávový běs
    .accusative = Lávového běsa
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-scorched-ground }: { eldervale-ability-scorched-ground.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Ohně.

eldervale-unit-kraken = Kraken
    .accusative = Krakena
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-encircling-arms } (platí i po ovládnutí): { eldervale-ability-encircling-arms.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Vody.

eldervale-unit-celestial-lion = Nebeský lev
    .accusative = Nebeského lva
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-judgement } (platí i po ovládnutí): { eldervale-ability-judgement.about } { eldervale-ability-grace }: { eldervale-ability-grace.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Světla.

eldervale-unit-shadow-leviathan = Stínový leviatan
    .accusative = Stínového leviatana
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-devour }: { eldervale-ability-devour.about } { eldervale-ability-dread } (platí i po ovládnutí): { eldervale-ability-dread.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Temnoty.

eldervale-unit-iron-sphinx = Železná sfinga
    .accusative = Železnou sfingu
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-riddle }: { eldervale-ability-riddle.about } { eldervale-ability-secrets } (platí i po ovládnutí): { eldervale-ability-secrets.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Řádu.

eldervale-unit-thousand-eyed-horror = Tisícioký děs
    .accusative = Tisícioký děs
    .about = Nestvůra s bojovou silou 4. { eldervale-ability-maddening-gaze } (platí i po ovládnutí): { eldervale-ability-maddening-gaze.about } Odměna: postup o 1 pole na stupnici slávy, nebo 1 úroveň síly Chaosu.

eldervale-unit-mother-of-dragons = Matka draků
    .accusative = Matku draků
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-omnipresent-threat }: { eldervale-ability-omnipresent-threat.about } { eldervale-ability-immense-strength }: { eldervale-ability-immense-strength.about } { eldervale-ability-tenacity }: { eldervale-ability-tenacity.about } { eldervale-ability-protective-instinct }: { eldervale-ability-protective-instinct.about } { eldervale-ability-dragon-treasure }: { eldervale-ability-dragon-treasure.about }

eldervale-unit-ice-giant = Ledový obr
    .accusative = Ledového obra
    .about = Nestvůra s bojovou silou 5. { eldervale-ability-bridge-keeper }: { eldervale-ability-bridge-keeper.about } { eldervale-ability-numbing-cold } (platí i po ovládnutí): { eldervale-ability-numbing-cold.about } Odměna: postup o 2 pole na stupnici slávy, nebo 1 úroveň síly libovolného elementu (na nejvyšší úrovni místo toho 2 VB).

## Realms: element realms

eldervale-realm-windswept-steppe = Větrná step
    .accusative = Větrnou step
    .to = na Větrnou step
    .from = z Větrné stepi
    .in = na Větrné stepi

eldervale-realm-hanging-rocks = Visuté skály
    .accusative = Visuté skály
    .to = na Visuté skály
    .from = z Visutých skal
    .in = na Visutých skalách

eldervale-realm-sky-aerie = Nebeské orlí hnízdo
    .accusative = Nebeské orlí hnízdo
    .to = do Nebeského orlího hnízda
    .from = z Nebeského orlího hnízda
    .in = v Nebeském orlím hnízdě

eldervale-realm-briar-forest = Šípkový les
    .accusative = Šípkový les
    .to = do Šípkového lesa
    .from = ze Šípkového lesa
    .in = v Šípkovém lese

eldervale-realm-mossy-hills = Mechové kopce
    .accusative = Mechové kopce
    .to = do Mechových kopců
    .from = z Mechových kopců
    .in = v Mechových kopcích

eldervale-realm-hollow-mountain = Dutá hora
    .accusative = Dutou horu
    .to = na Dutou horu
    .from = z Duté hory
    .in = na Duté hoře

eldervale-realm-ash-plains = Popelavé pláně
    .accusative = Popelavé pláně
    .to = na Popelavé pláně
    .from = z Popelavých plání
    .in = na Popelavých pláních

eldervale-realm-magma-terraces = Magmatické terasy
    .accusative = Magmatické terasy
    .to = na Magmatické terasy
    .from = z Magmatických teras
    .in = na Magmatických terasách

eldervale-realm-smoking-caldera = Dýmající kaldera
    .accusative = Dýmající kalderu
    .to = do Dýmající kaldery
    .from = z Dýmající kaldery
    .in = v Dýmající kaldeře

eldervale-realm-pearl-lagoon = Perlová laguna
    .accusative = Perlovou lagunu
    .to = do Perlové laguny
    .from = z Perlové laguny
    .in = v Perlové laguně

eldervale-realm-misty-falls = Mlžné vodopády
    .accusative = Mlžné vodopády
    .to = k Mlžným vodopádům
    .from = od Mlžných vodopádů
    .in = u Mlžných vodopádů

eldervale-realm-drowned-swamp = Zatopená bažina
    .accusative = Zatopenou bažinu
    .to = do Zatopené bažiny
    .from = ze Zatopené bažiny
    .in = v Zatopené bažině

eldervale-realm-golden-meadows = Zlaté louky
    .accusative = Zlaté louky
    .to = na Zlaté louky
    .from = ze Zlatých luk
    .in = na Zlatých loukách

eldervale-realm-crystal-springs = Křišťálová zřídla
    .accusative = Křišťálová zřídla
    .to = ke Křišťálovým zřídlům
    .from = od Křišťálových zřídel
    .in = u Křišťálových zřídel

eldervale-realm-sunlit-summit = Sluneční vrchol
    .accusative = Sluneční vrchol
    .to = na Sluneční vrchol
    .from = ze Slunečního vrcholu
    .in = na Slunečním vrcholu

eldervale-realm-gloomwood = Šerý hvozd
    .accusative = Šerý hvozd
    .to = do Šerého hvozdu
    .from = ze Šerého hvozdu
    .in = v Šerém hvozdu

eldervale-realm-barrow-downs = Mohylové vrchy
    .accusative = Mohylové vrchy
    .to = na Mohylové vrchy
    .from = z Mohylových vrchů
    .in = na Mohylových vrších

eldervale-realm-bottomless-chasm = Bezedná rokle
    .accusative = Bezednou rokli
    .to = do Bezedné rokle
    .from = z Bezedné rokle
    .in = v Bezedné rokli

eldervale-realm-terraced-fields = Terasovitá pole
    .accusative = Terasovitá pole
    .to = na Terasovitá pole
    .from = z Terasovitých polí
    .in = na Terasovitých polích

eldervale-realm-marble-city = Mramorové město
    .accusative = Mramorové město
    .to = do Mramorového města
    .from = z Mramorového města
    .in = v Mramorovém městě

eldervale-realm-silent-vaults = Tiché komory
    .accusative = Tiché komory
    .to = do Tichých komor
    .from = z Tichých komor
    .in = v Tichých komorách

eldervale-realm-twisted-vale = Pokřivené údolí
    .accusative = Pokřivené údolí
    .to = do Pokřiveného údolí
    .from = z Pokřiveného údolí
    .in = v Pokřiveném údolí

eldervale-realm-shifting-dunes = Bludné duny
    .accusative = Bludné duny
    .to = na Bludné duny
    .from = z Bludných dun
    .in = na Bludných dunách

eldervale-realm-maw-of-madness = Chřtán šílenství
    .accusative = Chřtán šílenství
    .to = do Chřtánu šílenství
    .from = z Chřtánu šílenství
    .in = v Chřtánu šílenství

## Realms: ruins and special tiles

eldervale-realm-mage-tower = Věž mágů
    .accusative = Věž mágů
    .to = do Věže mágů
    .from = z Věže mágů
    .in = ve Věži mágů
    .about = Zaplať 2 libovolné zdroje, dober si 3 karty magie a pak odhoď 1 kartu z ruky.
    .short = 2 zdroje za 3 karty magie, 1 odhoď

eldervale-realm-fortress = Pevnost
    .accusative = Pevnost
    .to = do Pevnosti
    .from = z Pevnosti
    .in = v Pevnosti
    .about = Zaplať 2 libovolné zdroje a získej 2 zlaté mince.
    .short = 2 zdroje za 2 zlaté mince

eldervale-realm-mill = Mlýn
    .accusative = Mlýn
    .to = do Mlýna
    .from = z Mlýna
    .in = ve Mlýně
    .about = Postav sídlo s některým svým dělníkem v říši elementu, kde ještě žádné není; zaplať cenu té říše.
    .short = stavba sídla

eldervale-realm-summoning-portal = Povolávací portál
    .accusative = Povolávací portál
    .to = na Povolávací portál
    .from = z Povolávacího portálu
    .in = na Povolávacím portálu
    .about = Povolej jednu jednotku za cenu uvedenou na své počáteční kartě.
    .short = povolání jednotky

eldervale-realm-dungeon-1 = Podzemí
    .accusative = Podzemí
    .to = do Podzemí
    .from = z Podzemí
    .in = v Podzemí
    .about = Výprava do Podzemí: umísti nový dílek říše (pokud nějaký zbývá), vezmi si jednu odkrytou kartu dobrodružství, pak si vezmi druhou (z jiného balíčku), nebo dej jednu pod její balíček; nakonec se nabídka doplní. Aspoň 1 kartu musíš mít za co vzít.
    .short = výprava: nová říše, karty dobrodružství

eldervale-realm-dungeon-2 = Podzemí
    .accusative = Podzemí
    .to = do Podzemí
    .from = z Podzemí
    .in = v Podzemí
    .about = Výprava do Podzemí: umísti nový dílek říše (pokud nějaký zbývá), vezmi si jednu odkrytou kartu dobrodružství, pak si vezmi druhou (z jiného balíčku), nebo dej jednu pod její balíček; nakonec se nabídka doplní. Aspoň 1 kartu musíš mít za co vzít.
    .short = výprava: nová říše, karty dobrodružství

eldervale-realm-oracle = Orákulum
    .accusative = Orákulum
    .to = do Orákula
    .from = z Orákula
    .in = v Orákulu
    .about = Vezmi si jednu odkrytou kartu dobrodružství za její cenu (nabídka se doplní), nebo si dober 1 kartu magie.
    .short = karta dobrodružství, nebo 1 karta magie

eldervale-realm-dragon-den = Dračí sluj
    .accusative = Dračí sluj
    .to = do Dračí sluje
    .from = z Dračí sluje
    .in = v Dračí sluji
    .about = Za umístění jednotky získej 1 zlatou minci. Ruina, doupě Matky draků: s dílkem přijde do hry ona a 3 náhodné žetony dračího pokladu lícem dolů.
    .short = 1 zlatá mince

eldervale-realm-bifrost = Most Bifröst
    .accusative = Most Bifröst
    .to = na Most Bifröst
    .from = z Mostu Bifröst
    .in = na Mostu Bifröst
    .about = Za umístění jednotky si dober 1 kartu magie. Ani říše elementu, ani ruina; začíná tu Ledový obr. Most sousedí s jedinou říší na své straně se 2 VB, dílek odkrytý hned po něm leží na straně s 10 VB a jinde s ním žádný sousedit nesmí. Sídlo v říši u strany se 2 VB přinese 2 VB navíc, u strany s 10 VB 10 VB navíc.
    .short = 1 karta magie

## Factions

eldervale-faction-cloudpeak-gnomes = Gnómové z Oblačného štítu
    .accusative = Gnómy z Oblačného štítu
    .about = { eldervale-ability-paragliders }: { eldervale-ability-paragliders.about } { eldervale-ability-weathercaller }: { eldervale-ability-weathercaller.about }

eldervale-faction-gale-harpies = Harpyje z Vichřice
    .accusative = Harpyje z Vichřice
    .about = { eldervale-ability-mighty-swarm }: { eldervale-ability-mighty-swarm.about } { eldervale-ability-storm-wings }: { eldervale-ability-storm-wings.about }

eldervale-faction-briardell-elves = Elfové z Vřesoviště
    .accusative = Elfy z Vřesoviště
    .about = { eldervale-ability-longbows }: { eldervale-ability-longbows.about } { eldervale-ability-wandering-sage }: { eldervale-ability-wandering-sage.about }

eldervale-faction-deepdelve-dwarves = Trpaslíci z Hlubokodolu
    .accusative = Trpaslíky z Hlubokodolu
    .about = { eldervale-ability-prospectors }: { eldervale-ability-prospectors.about } { eldervale-ability-shield-wall }: { eldervale-ability-shield-wall.about }

eldervale-faction-goblin-fire-wizards = Skřetí ohnivé čarodějky
    .accusative = Skřetí ohnivé čarodějky
    .about = { eldervale-ability-pyroclasm }: { eldervale-ability-pyroclasm.about } { eldervale-ability-reckless }: { eldervale-ability-reckless.about }

eldervale-faction-wicked-ogres = Ničemní zlobři
    .accusative = Ničemné zlobry
    .about = { eldervale-ability-brawlers }: { eldervale-ability-brawlers.about } { eldervale-ability-smash }: { eldervale-ability-smash.about }

eldervale-faction-atlanteans = Atlanťané
    .accusative = Atlanťany
    .about = { eldervale-ability-deep-divers }: { eldervale-ability-deep-divers.about } { eldervale-ability-tidecaller }: { eldervale-ability-tidecaller.about }

eldervale-faction-broken-reef-corsairs = Korzáři z Rozbitého útesu
    .accusative = Korzáře z Rozbitého útesu
    .about = { eldervale-ability-plunder }: { eldervale-ability-plunder.about } { eldervale-ability-smugglers }: { eldervale-ability-smugglers.about }

eldervale-faction-levelland-guardians = Strážci Rovnokraje
    .accusative = Strážce Rovnokraje
    .about = { eldervale-ability-hoof-power }: { eldervale-ability-hoof-power.about } { eldervale-ability-canter }: { eldervale-ability-canter.about }

eldervale-faction-dawnspire-seraphs = Serafové z Jitřní věže
    .accusative = Serafy z Jitřní věže
    .about = { eldervale-ability-blinding-light }: { eldervale-ability-blinding-light.about } { eldervale-ability-radiance }: { eldervale-ability-radiance.about }

eldervale-faction-shadow-demons = Stínoví démoni
    .accusative = Stínové démony
    .about = { eldervale-ability-dark-veil }: { eldervale-ability-dark-veil.about } { eldervale-ability-soul-feast }: { eldervale-ability-soul-feast.about }

eldervale-faction-nightmoor-vampires = Upíři z Nočních blat
    .accusative = Upíry z Nočních blat
    .about = { eldervale-ability-bloodthirst }: { eldervale-ability-bloodthirst.about } { eldervale-ability-night-flight }: { eldervale-ability-night-flight.about }

eldervale-faction-gearhold-automatons = Automatoni z Ozubova
    .accusative = Automatony z Ozubova
    .about = { eldervale-ability-assembly-line }: { eldervale-ability-assembly-line.about } { eldervale-ability-iron-plating }: { eldervale-ability-iron-plating.about }

eldervale-faction-silver-law-knights = Rytíři Stříbrného zákona
    .accusative = Rytíře Stříbrného zákona
    .about = { eldervale-ability-lance-charge }: { eldervale-ability-lance-charge.about } { eldervale-ability-settlers-levy }: { eldervale-ability-settlers-levy.about }

eldervale-faction-maelstrom-mutants = Mutanti z Víru
    .accusative = Mutanty z Víru
    .about = { eldervale-ability-reckless-fury }: { eldervale-ability-reckless-fury.about } { eldervale-ability-two-headed }: { eldervale-ability-two-headed.about }

eldervale-faction-twisted-court = Šibalové z Křivého dvora
    .accusative = Šibaly z Křivého dvora
    .about = { eldervale-ability-chaos-mage }: { eldervale-ability-chaos-mage.about } { eldervale-ability-pranksters }: { eldervale-ability-pranksters.about }

## Abilities of units

eldervale-ability-build = Stavba
    .about = Dělník v říši elementu bez sídla se může stát sídlem.

eldervale-ability-assault = Napadení
    .about = Nemáš-li v Dávnozemi žádnou jednotku, můžeš tuto umístit i do kterékoli obsazené říše.

eldervale-ability-teleport = Teleport
    .about = Tuto jednotku můžeš umístit do kterékoli neobsazené říše, i když máš v Dávnozemi jiné jednotky.

eldervale-ability-flight = Let
    .about = Tuto jednotku můžeš umístit až 2 říše daleko od kterékoli své jednotky v Dávnozemi.

## Abilities of factions

eldervale-ability-paragliders = Kluzáci
    .about = Jednou za tah, po umístění dělníka a akci říše (před bitvou), můžeš tohoto dělníka přemístit do sousedící neobsazené říše; bitva kvůli němu pak nezačne (nestvůra, která vtrhla, však bojuje s jednotkami ostatních hráčů v té říši).

eldervale-ability-weathercaller = Povětrník
    .about = Když umístíš svého čaroděje, dober si 1 kartu magie.

eldervale-ability-mighty-swarm = Mocné hejno
    .about = V bitvě, kde máš aspoň 2 dělníky, házíš o 1 kostku víc za každého z nich kromě prvního.

eldervale-ability-storm-wings = Bouřná křídla
    .about = Let tvého draka sahá až 3 říše daleko místo 2.

eldervale-ability-longbows = Dlouhé luky
    .about = Tvoji dělníci v říších sousedících s bitvou, které se účastníš, přidávají své kostky, aniž se do ní přemístí (prohraješ-li, neodstraní se).

eldervale-ability-wandering-sage = Putující mudrc
    .about = Na konci tvého tahu se tvůj čaroděj může přemístit do sousedící říše; bitvu tím nevyvolá.

eldervale-ability-prospectors = Prospektoři
    .about = Když si za umístěného dělníka bereš žeton pokladu, můžeš nejdřív dát horní žeton sloupce dospod, aniž víš, co je pod ním, a vzít si ten další (u jediného žetonu bez účinku).

eldervale-ability-shield-wall = Štítová hradba
    .about = Tvůj válečník má o 1 kostku víc v říši s tvým sídlem a v říších, které s ní sousedí.

eldervale-ability-pyroclasm = Ohnivá lavina
    .about = Jednou za bitvu, které se účastní tvůj čaroděj, můžeš po hodu přimět jednoho jiného účastníka, aby znovu hodil jednou kostkou, kterou vybereš.

eldervale-ability-reckless = Hazardéři
    .about = Za každého svého dělníka přemístěného do Podsvětí získej o 1 meč víc.

eldervale-ability-brawlers = Rváči
    .about = Dělník, který je v bitvě tvou jedinou jednotkou, má o 1 kostku víc.

eldervale-ability-smash = Rozdrcení
    .about = Když vyhraješ bitvu, které se účastní tvůj válečník, odhodí každý poražený hráč 1 zdroj podle svého výběru a ty získáš 1 meč.

eldervale-ability-deep-divers = Hlubinní potápěči
    .about = Když za umístěného dělníka získáš natištěný zdroj vyčerpaného sloupce, získej ho dvakrát.

eldervale-ability-tidecaller = Vládce přílivu
    .about = Když umístíš svého čaroděje, získej 1 lektvar.

eldervale-ability-plunder = Plenění
    .about = Když vyhraješ bitvu, které se účastní tvůj válečník, vezmi každému poraženému hráči 1 základní zdroj podle svého výběru (drahokam, svitek, lektvar, nástroj, meč).

eldervale-ability-smugglers = Pašeráci
    .about = Své dělníky můžeš umísťovat i do ruin obsazených jednotkami jiných hráčů, aniž vyvoláš bitvu s hráči (nestvůra, která tam je nebo vtrhne, bojuje jen s tebou).

eldervale-ability-hoof-power = Síla kopyt
    .about = Účastní-li se bitvy tvůj válečník, můžeš jednu svou kostku místo hodu otočit na 6.

eldervale-ability-canter = Cval
    .about = Na konci tahu, ve kterém umístíš dělníka, se tento dělník (jeden, je-li jich víc) může přemístit do sousedící neobsazené říše.

eldervale-ability-blinding-light = Oslepující záře
    .about = V bitvě, které se účastní tvůj čaroděj, hází jeden jiný účastník o 1 kostku méně (nejméně však 1).

eldervale-ability-radiance = Záře
    .about = Je-li tvůj drak poražen, může jít do přípravné oblasti místo do Podsvětí (meč za něj nezískáš).

eldervale-ability-dark-veil = Temný závoj
    .about = Když umístíš svého čaroděje, nestvůry nevtrhnou a samotná nestvůra v jeho říši bitvu nevyvolá (vyvolají-li ji jednotky protivníků, nestvůra se jí účastní).

eldervale-ability-soul-feast = Hostina duší
    .about = Když je aspoň jeden tvůj dělník přemístěn do Podsvětí, dober si 1 kartu magie (jednou za bitvu, mimo bitvu jednou za událost).

eldervale-ability-bloodthirst = Krvežíznivost
    .about = Když vyhraješ bitvu, které se účastní tvůj válečník, můžeš vrátit jednu svou jednotku z Podsvětí do přípravné oblasti.

eldervale-ability-night-flight = Noční let
    .about = Svého draka můžeš umístit i do kterékoli neobsazené říše, která sousedí s ruinou.

eldervale-ability-assembly-line = Montážní linka
    .about = Povolání dělníka tě stojí o 1 zdroj méně (nejméně však 1).

eldervale-ability-iron-plating = Železné pláty
    .about = V bitvě, které se účastní tvůj válečník, můžeš po hodu jednou znovu hodit všemi svými kostkami, na kterých padla 1.

eldervale-ability-lance-charge = Útok kopím
    .about = Když svého válečníka umístíš schopností Napadení (první umístění do obsazené říše), házíš v bitvě, kterou tím vyvoláš, o 2 kostky víc.

eldervale-ability-settlers-levy = Osadnický odvod
    .about = Když postavíš sídlo vedle jiného svého sídla, získej 2 VB navíc.

eldervale-ability-reckless-fury = Bezhlavý vztek
    .about = Jednou za bitvu, které se účastní tvůj válečník, můžeš po hodu znovu hodit všemi svými kostkami najednou.

eldervale-ability-two-headed = Dvouhlavý
    .about = Tvůj drak má o 1 kostku víc.

eldervale-ability-chaos-mage = Kouzelník Chaosu
    .about = Při každém svolání jednotek můžeš čaroděje umístit na akci dělníka nebo čaroděje na kartě dobrodružství protivníka, i obsazenou, a vyhodnotit ji, jako by byla tvoje.

eldervale-ability-pranksters = Taškáři
    .about = Když umístíš dělníka do říše, kde jsou z nepřátel jen dělníci jednoho protivníka (a žádná nestvůra), můžeš jednoho z nich přemístit do sousedící neobsazené říše; nezbude-li tam žádný nepřítel, k bitvě nedojde.

## Abilities of monsters and mercenaries

eldervale-ability-circling = Kroužení
    .about = Vtrhne až ze vzdálenosti 2 říší, ale zda vtrhne a zda začne bitva, rozhodne hráč, který jednotku umístil (i při umístění přímo do její říše; jednotky protivníků tam bitvu vyvolají i tak a nestvůra se jí pak účastní).

eldervale-ability-wings = Křídla
    .about = Kdo ji ovládá, může ji umístit až 2 říše daleko od svých jednotek.

eldervale-ability-ponderous = Těžkopádnost
    .about = Nikdy nevtrhne; bojuje jen s tím, kdo vstoupí do její říše.

eldervale-ability-looming = Hrozivý stín
    .about = V její říši ani vedle ní nesmí nikdo stavět sídlo, kromě hráče, který ji ovládá.

eldervale-ability-feast-on-power = Hostina moci
    .about = Hází o 1 kostku víc za každého hráče v bitvě se silou Ohně aspoň 4 (nejvýš o 2).

eldervale-ability-surge = Vzedmutí
    .about = Kdo ji v bitvě porazí, získá 2 VB; kdo ji ovládá, získá 2 VB za každou výhru v bitvě, které se účastní.

eldervale-ability-death-roll = Smrtelný výkrut
    .about = Po hodu musí každý jiný účastník znovu hodit jednou kostkou, která ukazuje jeho nejvyšší hodnotu.

eldervale-ability-merciful = Milosrdenství
    .about = Jednotky, které porazí (vyhraje-li, ne při shodě), jdou do přípravných oblastí svých majitelů místo do Podsvětí (bez mečů).

eldervale-ability-sunfeather = Sluneční pero
    .about = Kdo ji porazí, získá navíc 2 VB; kdo ji ovládá, získá 1 VB, kdykoli ji umístí.

eldervale-ability-court-of-the-dead = Dvůr mrtvých
    .about = Má o 1 kostku víc za každou jednotku v Podsvětí, která patří hráči v bitvě (nejvýš o 2).

eldervale-ability-calibrated = Seřízený
    .about = Její kostky nelze znovu hodit, odebrat, změnit ani vyměnit a její 1 a 2 platí za 3.

eldervale-ability-three-heads = Tři hlavy
    .about = Na začátku každé bitvy, které se účastní, se hodí kostkou: při 3–4 má o 1 kostku víc, při 5–6 o 2 kostky víc.

eldervale-ability-snatch = Únos
    .about = Před počítáním kostek vrátí každý hráč, který má v bitvě aspoň 2 jednotky, jednoho svého dělníka odtud do přípravné oblasti.

eldervale-ability-far-sight = Daleký zrak
    .about = Vtrhne až ze vzdálenosti 2 říší; kdo ji ovládá, může ji umístit až 2 říše daleko od svých jednotek.

eldervale-ability-burrow = Podhrabání
    .about = Vtrhne také do kterékoli říše Země, do které je umístěna jednotka, ať stojí kdekoli.

eldervale-ability-treasure-nest = Hnízdo pokladů
    .about = Kdo ji porazí, vezme si horní žeton pokladu z té říše (v ruině nic); kdo ji ovládá, vezme si ho za každou výhru s ní v říši elementu.

eldervale-ability-scorched-ground = Spálená země
    .about = Když vtrhne do říše, každý hráč s dělníkem v ní nejdřív zaplatí 1 lektvar, nebo jednoho z těchto dělníků přemístí do Podsvětí (a získá obvyklý meč). Akce říše se provede, i když tak umístěná jednotka zmizí.

eldervale-ability-encircling-arms = Svírající chapadla
    .about = Do bitvy, které se účastní, se ze sousedících říší nesmí připojit žádné jednotky (kromě jednotek hráče, který ji ovládá).

eldervale-ability-judgement = Soud
    .about = V bitvě, které se účastní, hází zúčastněný hráč s nejvíce VB o 1 kostku méně (nejméně však 1); neplatí pro hráče, který ji ovládá.

eldervale-ability-grace = Milost
    .about = Kdo ji porazí, může navíc vrátit jednu svou jednotku z Podsvětí do přípravné oblasti.

eldervale-ability-devour = Pohlcení
    .about = Jednotky, které porazí (vyhraje-li), nepřinesou meče.

eldervale-ability-dread = Hrůza
    .about = V bitvě, které se účastní, nesmí nikdo utrácet meče za kostky, kromě hráče, který ji ovládá.

eldervale-ability-riddle = Hádanka
    .about = Když by měla vtrhnout, může ji hráč, který jednotku umístil, zastavit zaplacením 1 svitku (pak vtrhne jiná nestvůra, která může).

eldervale-ability-secrets = Tajemství
    .about = Kdo ji porazí, dobere si 2 karty magie, 1 si nechá a druhou odhodí; kdo ji ovládá, udělá totéž na konci každého svého svolání jednotek.

eldervale-ability-maddening-gaze = Šílený pohled
    .about = Po hodu se její nejnižší kostka vymění za nejvyšší kostku zúčastněného hráče (ne toho, kdo ji ovládá), který házel nejvíce kostkami (při shodě prvního v pořadí po levici aktivního hráče).

eldervale-ability-omnipresent-threat = Všudypřítomná hrozba
    .about = Kromě běžného vtrhnutí vtrhne i do kterékoli ruiny, do které je umístěna jednotka, ať stojí kdekoli.

eldervale-ability-immense-strength = Ohromná síla
    .about = Všechny její 1 se házejí znovu, dokud nějaká zbývá. Nelze ji ovládnout.

eldervale-ability-tenacity = Houževnatost
    .about = Kdo ji porazí, postoupí o 1 pole na stupnici slávy a vezme si 1 žeton dračího pokladu.

eldervale-ability-protective-instinct = Ochranářský pud
    .about = Po každé bitvě se vrátí do Dračí sluje.

eldervale-ability-dragon-treasure = Žetony dračího pokladu
    .about = Definitivně poražena je, až když jsou všechny 3 žetony dračího pokladu rozebrané.

eldervale-ability-bridge-keeper = Strážce mostu
    .about = Po bitvě, kterou neprohraje, se vrátí na Most Bifröst.

eldervale-ability-numbing-cold = Ochromující mráz
    .about = V bitvě, které se účastní, nesmí nikdo utrácet meče za kostky, kromě hráče, který ji ovládá.

eldervale-ability-charge = Zteč
    .about = Když protivník umístí jednotku do říše sousedící s tvým Minotaurem, můžeš Minotaura nechat vtrhnout do té říše jako nestvůru; následuje bitva.

eldervale-ability-mimicry = Napodobení
    .about = Jednou za tah (kteréhokoli hráče) může použít jako svou jednu schopnost jiného druhu tvých jednotek kromě Stavby dělníků: zvláštní (Let, Teleport, Napadení) nebo frakční, ať už je ta jednotka povolaná, nebo ne.

## Start cards and their actions

eldervale-card-start-air = Počáteční karta Vzduchu
    .accusative = Počáteční kartu Vzduchu
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 svitek). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-earth = Počáteční karta Země
    .accusative = Počáteční kartu Země
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 nástroj). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-fire = Počáteční karta Ohně
    .accusative = Počáteční kartu Ohně
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 meč). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-water = Počáteční karta Vody
    .accusative = Počáteční kartu Vody
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 lektvar). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-light = Počáteční karta Světla
    .accusative = Počáteční kartu Světla
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 svitek). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-dark = Počáteční karta Temnoty
    .accusative = Počáteční kartu Temnoty
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 lektvar). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-order = Počáteční karta Řádu
    .accusative = Počáteční kartu Řádu
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 nástroj). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-card-start-chaos = Počáteční karta Chaosu
    .accusative = Počáteční kartu Chaosu
    .about = Povolání: povolej jednotku. Sběr: získej to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 drahokam). Osídlení: postav sídlo. Každou akci může při svolání jednotek použít jedna jednotka.

eldervale-action-summon = Povolání
    .accusative = Povolání
    .about = Povolej jednu jednotku: zaplať její cenu a vezmi ji z pořadače do přípravné oblasti. Válečník stojí 2 nástroje a 1 meč, čaroděj 2 lektvary a 1 svitek, drak 2 drahokamy a 1 svitek, další dělníci postupně 1, 2 a 3 libovolné zdroje.
    .short = Povolej jednotku: zaplať její cenu.

eldervale-action-harvest = Sběr
    .accusative = Sběr
    .about = Získej to, co ukazuje pole: žeton pokladu, který na něm leží, jinak natištěný zdroj.
    .short = Získej, co ukazuje políčko tvé počáteční karty.

eldervale-action-settle = Osídlení
    .accusative = Osídlení
    .about = Postav sídlo s některým svým dělníkem, který je ještě v říši elementu bez sídla; zaplať cenu té říše.
    .short = Postav sídlo s dělníkem: zaplať cenu jeho říše.

## Kinds of cards

eldervale-kind-passage = průchod
eldervale-kind-cache = skrýš
eldervale-kind-aura = aura
eldervale-kind-wall = hradba
eldervale-kind-weapon = zbraň
eldervale-kind-action = akce
eldervale-kind-deposit = vklad
eldervale-kind-orb = orb
eldervale-kind-passive = pasivní schopnost
eldervale-kind-spell = kouzlo
eldervale-kind-quest = úkol
eldervale-kind-prophecy = proroctví

## Faces of treasure tokens

eldervale-face-2-scroll = 2 svitky
eldervale-face-2-gem = 2 drahokamy
eldervale-face-2-tool = 2 nástroje
eldervale-face-scroll-or-gem = svitek nebo drahokam
eldervale-face-scroll-or-tool = svitek nebo nástroj
eldervale-face-gem-or-tool = drahokam nebo nástroj
eldervale-face-magic = karta magie
    .accusative = kartu magie
eldervale-face-gem = drahokam
eldervale-face-gold = zlatá mince
    .accusative = zlatou minci
eldervale-face-gem-or-scroll = drahokam nebo svitek
eldervale-face-tool-or-scroll = nástroj nebo svitek
eldervale-face-tool = nástroj
eldervale-face-2-sword = 2 meče
eldervale-face-sword-or-tool = meč nebo nástroj
eldervale-face-sword-or-gem = meč nebo drahokam
eldervale-face-tool-or-gem = nástroj nebo drahokam
eldervale-face-sword = meč
eldervale-face-2-potion = 2 lektvary
eldervale-face-potion-or-gem = lektvar nebo drahokam
eldervale-face-potion-or-scroll = lektvar nebo svitek
eldervale-face-scroll-or-potion = svitek nebo lektvar
eldervale-face-potion-or-tool = lektvar nebo nástroj
eldervale-face-scroll = svitek
eldervale-face-potion = lektvar
eldervale-face-potion-or-sword = lektvar nebo meč
eldervale-face-sword-or-scroll = meč nebo svitek
eldervale-face-tool-or-sword = nástroj nebo meč
eldervale-face-scroll-or-sword = svitek nebo meč
eldervale-face-sword-or-potion = meč nebo lektvar
eldervale-face-gem-or-potion = drahokam nebo lektvar

## Dragon treasure

eldervale-dragon-dragon-egg = Dračí vejce
    .accusative = Dračí vejce
    .about = Získej 6 VB.

eldervale-dragon-hoard-of-coins = Hromada mincí
    .accusative = Hromadu mincí
    .about = Získej 3 zlaté mince a 1 VB.

eldervale-dragon-heart-of-fire = Ohnivé srdce
    .accusative = Ohnivé srdce
    .about = Zvyš si sílu o 2 úrovně, v jednom nebo ve dvou elementech, na jejichž ukazateli už máš žeton (2 VB za každou úroveň, kterou nelze využít).

eldervale-dragon-dragonslayers-banner = Prapor drakobijce
    .accusative = Prapor drakobijce
    .about = Postup o další 2 pole na stupnici slávy.

eldervale-dragon-scale-grimoire = Šupinatý grimoár
    .accusative = Šupinatý grimoár
    .about = Dober si 3 karty magie a získej 2 VB.

## Tactics token

eldervale-tactics = Taktika
    .accusative = Taktiku
    .about = Když prohraješ bitvu, můžeš žeton vyčerpat: všechny tvoje jednotky, které by se odstranily, zůstanou v říši a samy o sobě další bitvu nevyvolají. Ve svém tahu ho jako volnou akci obnovíš za 3 meče.

## Reward menu and fame track, by number of the space

eldervale-menu-1 = 2 drahokamy
eldervale-menu-2 = 2 svitky
eldervale-menu-3 = 2 lektvary
eldervale-menu-4 = 2 nástroje
eldervale-menu-5 = 2 meče
eldervale-menu-6 = 2 karty magie
eldervale-menu-7 = 2 zlaté mince
eldervale-menu-8 = 1 úroveň síly libovolného elementu
eldervale-menu-9 = 4 VB

eldervale-fame-0 = začátek stupnice
eldervale-fame-1 = 2 VB
eldervale-fame-2 = 1 libovolný zdroj
eldervale-fame-3 = 1 úroveň síly libovolného elementu
eldervale-fame-4 = orb (je-li pryč, 2 VB)
eldervale-fame-5 = 2 libovolné zdroje
eldervale-fame-6 = 1 úroveň síly libovolného elementu
eldervale-fame-7 = orb (je-li pryč, 2 VB)
eldervale-fame-8 = 2 VB

## Score sheet

eldervale-score-start = Pořadí na začátku
eldervale-score-dwellings = Sousedé nových sídel
eldervale-score-fame = Stupnice slávy
eldervale-score-quests = Úkoly
eldervale-score-cards = Karty během hry
eldervale-score-faction = Schopnosti frakce
eldervale-score-monsters = Nestvůry a dračí poklad
eldervale-score-orbs = Nabídka odměn
eldervale-score-unplaced-orbs = Nevyužité orby
eldervale-score-power = Síla elementů
eldervale-score-homes = Sídla
eldervale-score-tableau = Herní oblast
eldervale-score-caches = Skrýše
eldervale-score-prophecies = Proroctví
eldervale-tie-resources = Zdroje v zásobě a karty magie

## Variants

eldervale-variant-oracle = Orákulum
    .about = Ruina navíc, kde si vezmeš kartu dobrodružství za její cenu, nebo si dobereš kartu magie. Se 2 a 3 hráči nahradí jednu říši elementu, se 4 a 5 hráči druhé Podzemí.
    .off = ne
    .on = ano

eldervale-variant-mercenaries = Žoldáci
    .about = Minotaura a Mimézu si můžeš najmout za zlatou minci do konce příštího svolání jednotek, nebo natrvalo za orb.
    .off = ne
    .on = ano

eldervale-variant-mother-of-dragons = Matka draků
    .about = V zásobě říší čeká Dračí sluj. Její paní vtrhne do každé ruiny, kam někdo umístí jednotku, a hlídá 3 dračí poklady.
    .off = ne
    .on = ano

eldervale-variant-ice-giant = Ledový obr a Bifröst
    .about = V zásobě říší čeká Most Bifröst s Ledovým obrem. Sídlo v říši za mostem přinese 10 VB navíc.
    .off = ne
    .on = ano

eldervale-variant-legendary = Legendární nestvůry
    .about = U každého elementu se vylosuje, zda ho zastupuje základní, nebo legendární nestvůra.
    .off = ne
    .on = ano

eldervale-variant-teams = Týmy 2 proti 2
    .about = Jen pro 4 hráče: dva týmy, v každém dva sousedé. Spoluhráči si vyměňují karty magie, předávají karty dobrodružství a jejich VB se sčítají.
    .off = ne
    .on = ano

eldervale-variant-draft = Výběr karet magie
    .about = Každý dostane 7 karet magie, jednu si nechá a zbytek pošle doleva, dokud jich nemá 5. Jinak se 5 karet prostě rozdá.
    .off = ne
    .on = ano

eldervale-variant-hidden-passages = Dobrodružství bez průchodů
    .about = Průchody leží vespod balíčků karet dobrodružství, ne navrchu.
    .off = ne
    .on = ano

eldervale-variant-tactics = Žetony taktiky
    .about = Každý má žeton, jehož vyčerpáním po prohrané bitvě nechá své jednotky v říši. Obnoví ho za 3 meče.
    .off = ne
    .on = ano

eldervale-variant-factions = Frakce
    .about = Elementy se rozdají losem. Frakce se rozdají také, nebo si každý před prvním tahem vybere jednu ze dvou frakcí svého elementu.
    .lot = Rozdají se
    .choose = Volí hráči

### Minutová říše: Legendy: names of regions, sides, cards, leaders and tokens
### Regions: .to = kam, .from = odkud, .in = kde. Others: .accusative = Vzít si KOHO/CO.

## Actions

# „Vybrat: …“
empire-action-place = umístit armády
empire-action-move = přesunout armády
empire-action-build = postavit město
empire-action-destroy = zničit armádu

## Sides of the segments

empire-side-meadow = Louka
empire-side-desert = Poušť
empire-side-red_forest = Rudý les
empire-side-bridge_isles = Ostrovy s mosty
empire-side-archipelago = Souostroví
empire-side-volcano = Sopky
empire-side-crescent = Srpek
empire-side-peaks = Temné štíty

## Ostrovy, jak je jmenuje vyúčtování

empire-island-MEA = Louka
empire-island-DES = Poušť
empire-island-RED = Rudý les
empire-island-CRE = Srpek
empire-island-BRI-a = Západní ostrov
empire-island-BRI-b = Ostrov s pagodou
empire-island-BRI-c = Ostrov s přístavem
empire-island-ARC-a = Souostroví, severní ostrov
empire-island-ARC-b = Osamělá skála
empire-island-ARC-c = Souostroví, jižní ostrov
empire-island-VOL-a = Ostrůvky u Sopek
empire-island-VOL-b = Sopky
empire-island-PEA-a = Temné štíty
empire-island-PEA-b = Osamělá hora

## Regions: meadow

empire-region-MEA-1 = Vztyčené kameny
    .to = ke Vztyčeným kamenům
    .from = od Vztyčených kamenů
    .in = u Vztyčených kamenů

empire-region-MEA-2 = Severní mys
    .to = na Severní mys
    .from = ze Severního mysu
    .in = na Severním mysu

empire-region-MEA-3 = Vesnice
    .to = do Vesnice
    .from = z Vesnice
    .in = ve Vesnici

empire-region-MEA-4 = Borový háj
    .to = do Borového háje
    .from = z Borového háje
    .in = v Borovém háji

# Not „Jižní pobřeží“: that is VOL-7, and both may lie on one map.
empire-region-MEA-5 = Jižní břeh
    .to = na Jižní břeh
    .from = z Jižního břehu
    .in = na Jižním břehu

## Regions: desert

empire-region-DES-1 = Severní skály
    .to = do Severních skal
    .from = ze Severních skal
    .in = v Severních skalách

empire-region-DES-2 = Bledé duny
    .to = na Bledé duny
    .from = z Bledých dun
    .in = na Bledých dunách

empire-region-DES-3 = Pás sloupů
    .to = do Pásu sloupů
    .from = z Pásu sloupů
    .in = v Pásu sloupů

empire-region-DES-4 = Kamenná tvář
    .to = ke Kamenné tváři
    .from = od Kamenné tváře
    .in = u Kamenné tváře

empire-region-DES-5 = Východní věže
    .to = k Východním věžím
    .from = od Východních věží
    .in = u Východních věží

empire-region-DES-6 = Pobřeží jehel
    .to = na Pobřeží jehel
    .from = z Pobřeží jehel
    .in = na Pobřeží jehel

empire-region-DES-7 = Jihovýchodní písky
    .to = na Jihovýchodní písky
    .from = z Jihovýchodních písků
    .in = na Jihovýchodních píscích

## Regions: red forest

empire-region-RED-1 = Horní les
    .to = do Horního lesa
    .from = z Horního lesa
    .in = v Horním lese

empire-region-RED-2 = Střední les
    .to = do Středního lesa
    .from = ze Středního lesa
    .in = ve Středním lese

empire-region-RED-3 = Dolní les
    .to = do Dolního lesa
    .from = z Dolního lesa
    .in = v Dolním lese

## Regions: bridge isles

empire-region-BRI-1 = Západní ostrov
    .to = na Západní ostrov
    .from = ze Západního ostrova
    .in = na Západním ostrově

empire-region-BRI-2 = Ostrov s pagodou
    .to = na Ostrov s pagodou
    .from = z Ostrova s pagodou
    .in = na Ostrově s pagodou

empire-region-BRI-3 = Ostrov s přístavem
    .to = na Ostrov s přístavem
    .from = z Ostrova s přístavem
    .in = na Ostrově s přístavem

## Regions: archipelago

empire-region-ARC-1 = Severozápadní břeh
    .to = na Severozápadní břeh
    .from = ze Severozápadního břehu
    .in = na Severozápadním břehu

empire-region-ARC-2 = Severovýchodní břeh
    .to = na Severovýchodní břeh
    .from = ze Severovýchodního břehu
    .in = na Severovýchodním břehu

empire-region-ARC-3 = Osamělá skála
    .to = na Osamělou skálu
    .from = z Osamělé skály
    .in = na Osamělé skále

empire-region-ARC-4 = Západní útes
    .to = na Západní útes
    .from = ze Západního útesu
    .in = na Západním útesu

empire-region-ARC-5 = Jižní pláž
    .to = na Jižní pláž
    .from = z Jižní pláže
    .in = na Jižní pláži

## Regions: volcanoes

empire-region-VOL-1 = Vnější ostrůvek
    .to = na Vnější ostrůvek
    .from = z Vnějšího ostrůvku
    .in = na Vnějším ostrůvku

empire-region-VOL-2 = Vnitřní ostrůvek
    .to = na Vnitřní ostrůvek
    .from = z Vnitřního ostrůvku
    .in = na Vnitřním ostrůvku

empire-region-VOL-3 = Zelený vrch
    .to = na Zelený vrch
    .from = ze Zeleného vrchu
    .in = na Zeleném vrchu

empire-region-VOL-4 = Horní sopka
    .to = na Horní sopku
    .from = z Horní sopky
    .in = na Horní sopce

empire-region-VOL-5 = Východní útesy
    .to = na Východní útesy
    .from = z Východních útesů
    .in = na Východních útesech

empire-region-VOL-6 = Dolní sopka
    .to = na Dolní sopku
    .from = z Dolní sopky
    .in = na Dolní sopce

empire-region-VOL-7 = Jižní pobřeží
    .to = na Jižní pobřeží
    .from = z Jižního pobřeží
    .in = na Jižním pobřeží

## Regions: crescent

empire-region-CRE-1 = Roh
    .to = na Roh
    .from = z Rohu
    .in = na Rohu

empire-region-CRE-2 = Severní hřeben
    .to = na Severní hřeben
    .from = ze Severního hřebene
    .in = na Severním hřebeni

empire-region-CRE-3 = Kamenná hlava
    .to = ke Kamenné hlavě
    .from = od Kamenné hlavy
    .in = u Kamenné hlavy

empire-region-CRE-4 = Jezero pod vodopádem
    .to = k Jezeru pod vodopádem
    .from = od Jezera pod vodopádem
    .in = u Jezera pod vodopádem

empire-region-CRE-5 = Jižní sráz
    .to = na Jižní sráz
    .from = z Jižního srázu
    .in = na Jižním srázu

## Regions: dark peaks

empire-region-PEA-1 = Věžatý hrad
    .to = k Věžatému hradu
    .from = od Věžatého hradu
    .in = u Věžatého hradu

empire-region-PEA-2 = Točitá hora
    .to = na Točitou horu
    .from = z Točité hory
    .in = na Točité hoře

empire-region-PEA-3 = Osamělá hora
    .to = na Osamělou horu
    .from = z Osamělé hory
    .in = na Osamělé hoře

## Adjectives

# Feminine, to go with „karta“.
empire-adjective-ancient = prastará
    .accusative = prastarou
empire-adjective-cursed = prokletá
    .accusative = prokletou
empire-adjective-dire = děsivá
    .accusative = děsivou
empire-adjective-forest = lesní
    .accusative = lesní
empire-adjective-night = noční
    .accusative = noční
empire-adjective-noble = vznešená
    .accusative = vznešenou
empire-adjective-arcane = tajemná
    .accusative = tajemnou
empire-adjective-mountain = horská
    .accusative = horskou

## Cards

empire-card-ancient_phoenix = Prastarý fénix
    .accusative = Prastarého fénixe
empire-card-ancient_sage = Prastarý mudrc
    .accusative = Prastarého mudrce
empire-card-ancient_tree_spirit = Prastarý duch stromu
    .accusative = Prastarého ducha stromu
empire-card-ancient_woods = Prastarý hvozd
    .accusative = Prastarý hvozd
empire-card-cursed_banshee = Prokletá meluzína
    .accusative = Prokletou meluzínu
empire-card-cursed_gargoyles = Prokletí chrliči
    .accusative = Prokleté chrliče
empire-card-cursed_king = Prokletý král
    .accusative = Prokletého krále
empire-card-cursed_mausoleum = Prokleté mauzoleum
    .accusative = Prokleté mauzoleum
empire-card-cursed_tower = Prokletá věž
    .accusative = Prokletou věž
empire-card-dire_dragon = Děsivý drak
    .accusative = Děsivého draka
empire-card-dire_eye = Děsivé oko
    .accusative = Děsivé oko
empire-card-dire_giant = Děsivý obr
    .accusative = Děsivého obra
empire-card-dire_goblin = Děsivý skřet
    .accusative = Děsivého skřeta
empire-card-dire_ogre = Děsivý zlobr
    .accusative = Děsivého zlobra
empire-card-forest_elf = Lesní elf
    .accusative = Lesního elfa
empire-card-forest_gnome = Lesní gnóm
    .accusative = Lesního gnóma
empire-card-forest_pixie = Lesní víla
    .accusative = Lesní vílu
empire-card-forest_tree_town = Lesní město ve stromech
    .accusative = Lesní město ve stromech
empire-card-graveyard = Hřbitov
    .accusative = Hřbitov
empire-card-lake = Jezero
    .accusative = Jezero
empire-card-night_hydra = Noční hydra
    .accusative = Noční hydru
empire-card-night_village = Noční vesnice
    .accusative = Noční vesnici
empire-card-night_wizard = Noční čaroděj
    .accusative = Nočního čaroděje
empire-card-noble_hills = Vznešené pahorky
    .accusative = Vznešené pahorky
empire-card-noble_knight = Vznešený rytíř
    .accusative = Vznešeného rytíře
empire-card-noble_unicorn = Vznešený jednorožec
    .accusative = Vznešeného jednorožce
empire-card-stronghold = Pevnost
    .accusative = Pevnost
empire-card-arcane_manticore = Tajemná mantikora
    .accusative = Tajemnou mantikoru
empire-card-arcane_sphinx = Tajemná sfinga
    .accusative = Tajemnou sfingu
empire-card-arcane_temple = Tajemný chrám
    .accusative = Tajemný chrám
empire-card-mountain_dwarf = Horský trpaslík
    .accusative = Horského trpaslíka
empire-card-mountain_treasury = Horská pokladnice
    .accusative = Horskou pokladnici
empire-card-castle_1 = Hrad I
    .accusative = Hrad I
empire-card-castle_2 = Hrad II
    .accusative = Hrad II

## Leaders

empire-leader-fairy_queen = Královna víl
    .accusative = Královnu víl
    .about = Aspoň 3 lesní karty ti na konci přinesou 1 bod. Po posledním tahu všech si můžeš z řady koupit ještě jednu kartu, její akce se ale už neprovádí.

empire-leader-bandit_king = Loupeživý král
    .accusative = Loupeživého krále
    .about = Armády můžeš umísťovat i do regionů s městem soupeře, za každou mu dáš 1 minci. Když soupeři zničíš armádu, můžeš mu 1 minci vzít.

empire-leader-red_sorceress = Rudá čarodějka
    .accusative = Rudou čarodějku
    .about = Ve startovním regionu začínáš s 5 armádami místo 4. Zničené armády soupeřů si necháváš a za každé 3 máš na konci 1 bod.

empire-leader-white_knight = Bílý rytíř
    .accusative = Bílého rytíře
    .about = Každý ostrov s aspoň 3 regiony, který na konci ovládáš, ti přinese ještě 1 bod navíc. S každým postaveným městem můžeš do jeho regionu přidat 1 armádu ze zásoby.

## Tokens

empire-token-magic_spring = Kouzelná studánka
    .accusative = Kouzelnou studánku
    .about = Platí za 2 elixíry.

empire-token-cottage = Útulek
    .accusative = Útulek
    .about = Kdykoli umísťuješ armády, můžeš umístit o 1 víc.

empire-token-hidden_treasure = Zakopaný poklad
    .accusative = Zakopaný poklad
    .about = Jednou dostaneš 1 minci z banku.

empire-token-book_of_spells = Kniha kouzel
    .accusative = Knihu kouzel
    .about = Na konci 1 bod. Při shodě bodů na prvním místě navíc vyhráváš.

empire-token-stable = Stáj
    .accusative = Stáj
    .about = Kdykoli přesouváš armády, máš o 1 manévr víc.

empire-token-poison_swamp = Jedovatý močál
    .accusative = Jedovatý močál
    .about = Na konci ztrácíš 1 bod.

empire-token-citadel = Citadela
    .accusative = Citadelu
    .about = Kdo tento region na konci ovládá, má 1 bod navíc.

empire-token-dragon = Drak
    .accusative = Draka
    .about = Kdo do regionu přivede jeho 7. armádu, zabije draka a na konci má 2 body. Počítají se armády všech dohromady, města ne.

empire-token-portal = Magický portál
    .accusative = Magický portál
    .about = Oba regiony s portálem spolu sousedí jako po souši.

empire-token-robbers = Banda lupičů
    .accusative = Bandu lupičů
    .about = Každá armáda, která sem vstoupí, stojí svého hráče 1 minci do banku.

empire-token-hidden = skrytý žeton
    .accusative = skrytý žeton
    .about = Objev, nebo Jedovatý močál. Získá ho, kdo tu první postaví město. Kdo region ovládá na konci svého tahu, smí se na něj podívat.

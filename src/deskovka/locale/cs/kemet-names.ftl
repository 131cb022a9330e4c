### Kemet: Krev a písek: names of areas, cities, power tiles, cards, gods and actions
### Areas: .to = kam, .from = odkud, .in = kde. Others: .accusative = Získat KOHO/CO, .about = what it does.

## Actions

# „Vybrat: …“
kemet-action-recruit = verbovat jednotky
kemet-action-move = přesunout armádu
kemet-action-build = stavět pyramidu
kemet-action-pray = modlit se
kemet-action-acquire = získat destičku moci

## Action spaces

kemet-space-recruit = Verbování
kemet-space-move = Pohyb
kemet-space-build = Stavba pyramidy
kemet-space-pray = Modlitba
kemet-space-acquire = Získání destičky moci
kemet-space-gold = Zlaté pole

## Colours

# Feminine, to go with „destička“ and „pyramida“.
kemet-colour-ruby = rubínová
    .accusative = rubínovou
kemet-colour-sapphire = safírová
    .accusative = safírovou
kemet-colour-diamond = diamantová
    .accusative = diamantovou
kemet-colour-onyx = onyxová
    .accusative = onyxovou

## Gods

kemet-god-anubis = Anubis
kemet-god-bastet = Bastet
kemet-god-horus = Hor
kemet-god-ouadjet = Vadžet
kemet-god-sobek = Sobek

## Cities

kemet-city-nw = Severozápadní město
kemet-city-w = Západní město
kemet-city-s = Jihozápadní město
kemet-city-ne = Severovýchodní město
kemet-city-e = Východní město

## Areas: north-west city

kemet-area-nw_d1 = 1. čtvrť severozápadního města
    .to = do 1. čtvrti severozápadního města
    .from = z 1. čtvrti severozápadního města
    .in = v 1. čtvrti severozápadního města

kemet-area-nw_d2 = 2. čtvrť severozápadního města
    .to = do 2. čtvrti severozápadního města
    .from = ze 2. čtvrti severozápadního města
    .in = ve 2. čtvrti severozápadního města

kemet-area-nw_d3 = 3. čtvrť severozápadního města
    .to = do 3. čtvrti severozápadního města
    .from = ze 3. čtvrti severozápadního města
    .in = ve 3. čtvrti severozápadního města

kemet-area-front_nw = Poušť před severozápadním městem
    .to = do pouště před severozápadním městem
    .from = z pouště před severozápadním městem
    .in = v poušti před severozápadním městem

## Areas: west city

kemet-area-w_d1 = 1. čtvrť západního města
    .to = do 1. čtvrti západního města
    .from = z 1. čtvrti západního města
    .in = v 1. čtvrti západního města

kemet-area-w_d2 = 2. čtvrť západního města
    .to = do 2. čtvrti západního města
    .from = ze 2. čtvrti západního města
    .in = ve 2. čtvrti západního města

kemet-area-w_d3 = 3. čtvrť západního města
    .to = do 3. čtvrti západního města
    .from = ze 3. čtvrti západního města
    .in = ve 3. čtvrti západního města

kemet-area-front_w = Poušť před západním městem
    .to = do pouště před západním městem
    .from = z pouště před západním městem
    .in = v poušti před západním městem

## Areas: south-west city

kemet-area-s_d1 = 1. čtvrť jihozápadního města
    .to = do 1. čtvrti jihozápadního města
    .from = z 1. čtvrti jihozápadního města
    .in = v 1. čtvrti jihozápadního města

kemet-area-s_d2 = 2. čtvrť jihozápadního města
    .to = do 2. čtvrti jihozápadního města
    .from = ze 2. čtvrti jihozápadního města
    .in = ve 2. čtvrti jihozápadního města

kemet-area-s_d3 = 3. čtvrť jihozápadního města
    .to = do 3. čtvrti jihozápadního města
    .from = ze 3. čtvrti jihozápadního města
    .in = ve 3. čtvrti jihozápadního města

kemet-area-front_s = Poušť před jihozápadním městem
    .to = do pouště před jihozápadním městem
    .from = z pouště před jihozápadním městem
    .in = v poušti před jihozápadním městem

## Areas: north-east city

kemet-area-ne_d1 = 1. čtvrť severovýchodního města
    .to = do 1. čtvrti severovýchodního města
    .from = z 1. čtvrti severovýchodního města
    .in = v 1. čtvrti severovýchodního města

kemet-area-ne_d2 = 2. čtvrť severovýchodního města
    .to = do 2. čtvrti severovýchodního města
    .from = ze 2. čtvrti severovýchodního města
    .in = ve 2. čtvrti severovýchodního města

kemet-area-ne_d3 = 3. čtvrť severovýchodního města
    .to = do 3. čtvrti severovýchodního města
    .from = ze 3. čtvrti severovýchodního města
    .in = ve 3. čtvrti severovýchodního města

kemet-area-front_ne = Poušť před severovýchodním městem
    .to = do pouště před severovýchodním městem
    .from = z pouště před severovýchodním městem
    .in = v poušti před severovýchodním městem

## Areas: east city

kemet-area-e_d1 = 1. čtvrť východního města
    .to = do 1. čtvrti východního města
    .from = z 1. čtvrti východního města
    .in = v 1. čtvrti východního města

kemet-area-e_d2 = 2. čtvrť východního města
    .to = do 2. čtvrti východního města
    .from = ze 2. čtvrti východního města
    .in = ve 2. čtvrti východního města

kemet-area-e_d3 = 3. čtvrť východního města
    .to = do 3. čtvrti východního města
    .from = ze 3. čtvrti východního města
    .in = ve 3. čtvrti východního města

kemet-area-front_e = Poušť před východním městem
    .to = do pouště před východním městem
    .from = z pouště před východním městem
    .in = v poušti před východním městem

## Areas: dunes and banks

kemet-area-west_dunes = Západní duny
    .to = na západní duny
    .from = ze západních dun
    .in = na západních dunách

# The two parts of the western dunes on the board for 3 and 5 players.
kemet-area-west_dunes_n = Severozápadní duny
    .to = na severozápadní duny
    .from = ze severozápadních dun
    .in = na severozápadních dunách

kemet-area-west_dunes_s = Jihozápadní duny
    .to = na jihozápadní duny
    .from = z jihozápadních dun
    .in = na jihozápadních dunách

kemet-area-east_dunes = Východní duny
    .to = na východní duny
    .from = z východních dun
    .in = na východních dunách

kemet-area-west_bank = Západní břeh Nilu
    .to = na západní břeh Nilu
    .from = ze západního břehu Nilu
    .in = na západním břehu Nilu

kemet-area-east_bank = Východní břeh Nilu
    .to = na východní břeh Nilu
    .from = z východního břehu Nilu
    .in = na východním břehu Nilu

kemet-area-delta_bank = Břeh delty
    .to = na břeh delty
    .from = z břehu delty
    .in = na břehu delty

## Areas: temples and Pantheon

kemet-area-temple_west_small = Malý západní chrám
    .to = do malého západního chrámu
    .from = z malého západního chrámu
    .in = v malém západním chrámu

kemet-area-temple_west_great = Velký západní chrám
    .to = do velkého západního chrámu
    .from = z velkého západního chrámu
    .in = ve velkém západním chrámu

kemet-area-temple_east_small = Malý východní chrám
    .to = do malého východního chrámu
    .from = z malého východního chrámu
    .in = v malém východním chrámu

kemet-area-temple_east_great = Velký východní chrám
    .to = do velkého východního chrámu
    .from = z velkého východního chrámu
    .in = ve velkém východním chrámu

kemet-area-temple_delta = Chrám v deltě
    .to = do chrámu v deltě
    .from = z chrámu v deltě
    .in = v chrámu v deltě

kemet-area-pantheon = Pantheon
    .to = do Pantheonu
    .from = z Pantheonu
    .in = v Pantheonu

## Power tiles: ruby

kemet-tile-ruby_1_charge = Kupředu!
    .accusative = Kupředu!
    .about = V každé bitvě, ve které útočíš, máš +1 k síle.

kemet-tile-ruby_1_priest_of_mafdet = Kněz bohyně Mafdet
    .accusative = Kněze bohyně Mafdet
    .about = V každé své akci Pohyb máš limit pohybu o 1 vyšší.

kemet-tile-ruby_2_phoenix = Fénix
    .accusative = Fénixe
    .about = Mytické stvoření. Jeho armáda má +1 k síle, limit pohybu o 1 vyšší a neomezují ji hradby; i tak ale v jedné akci Pohyb vstoupí nejvýš do jedné čtvrti, kterou ovládá jiný hráč.

kemet-tile-ruby_2_carnage = Masakr
    .accusative = Masakr
    .about = V každé bitvě máš +1 k poškození.

kemet-tile-ruby_2_wyyrt_storm = Bouře Wyyrt
    .accusative = Bouři Wyyrt
    .about = Při získání si vezmi všechny své odhozené bojové karty zpět do ruky, pak jednu svou bojovou kartu podle vlastního výběru vyřaď do konce hry a vezmi si místo ní speciální kartu Bouře (síla 3, poškození 3). Hrajete-li bez speciálních bojových karet, jen se ti vrátí odhozené.

kemet-tile-ruby_2_portal = Portál
    .accusative = Portál
    .about = Tvoje armády se mohou teleportovat i z kterékoli oblasti s obeliskem, za běžné 2 body víry.

kemet-tile-ruby_3_domination = Nadvláda (rubínová)
    .accusative = Nadvládu (rubínovou)
    .about = Při získání dostaneš 1 trvalý (Božský) VB.

kemet-tile-ruby_3_royal_scarab = Královský skarab
    .accusative = Královského skaraba
    .about = Mytické stvoření. Jeho armáda má +2 k síle a limit pohybu o 2 vyšší.

kemet-tile-ruby_3_divine_wound = Božská rána
    .accusative = Božskou ránu
    .about = V bitvě můžeš na konci kroku 2 (Střetnutí), když už jsou karty odhalené a zaplacené, odhodit z ruky libovolný počet karet Božského zásahu. Za každou máš v této bitvě +1 k síle.

kemet-tile-ruby_3_blades_of_neith = Neithiny meče
    .accusative = Neithiny meče
    .about = V každé bitvě máš +1 k síle.

kemet-tile-ruby_4_giant_scorpion = Obří štír
    .accusative = Obřího štíra
    .about = Mytické stvoření. Jeho armáda má +2 k síle, +2 k poškození a limit pohybu o 1 vyšší.

kemet-tile-ruby_4_initiative = Iniciativa
    .accusative = Iniciativu
    .about = Když začne bitva, ve které útočíš, zničíš ještě před krokem 1 (Válečná porada) 2 jednotky bránící se armády. Obrana tomu nezabrání.

kemet-tile-ruby_4_surprise_attack = Překvapivý útok
    .accusative = Překvapivý útok
    .about = Dává ti zlatý akční žeton: jednou za kolo můžeš spolu s běžným žetonem navíc provést akci Pohyb. Zlatý žeton máš jen jeden, i když ho dává víc tvých destiček.

kemet-tile-ruby_4_act_of_god = Božský čin (rubínový)
    .accusative = Božský čin (rubínový)
    .about = Dává ti stříbrný akční žeton: jednou za kolo ho můžeš spolu s běžným žetonem položit na kterékoli neobsazené akční pole své desky (ne na zlaté) a jeho akci provést navíc.

## Power tiles: sapphire

kemet-tile-sapphire_1_recruiting_scribe = Verbující písař
    .accusative = Verbujícího písaře
    .about = V každé akci Verbování můžeš zdarma naverbovat až 2 jednotky navíc, i když za body víry žádnou neverbuješ.

kemet-tile-sapphire_1_defense = Braňte se!
    .accusative = Braňte se!
    .about = V každé bitvě, ve které se bráníš, máš +1 k síle.

kemet-tile-sapphire_2_shield_of_neith = Neithin štít
    .accusative = Neithin štít
    .about = V každé bitvě máš +1 k obraně.

kemet-tile-sapphire_2_reinforcement_prayer = Modlitba za posily
    .accusative = Modlitbu za posily
    .about = V každé akci Modlitba můžeš navíc zdarma umístit 1 jednotku ze své zásoby do volné čtvrti svého města.

kemet-tile-sapphire_2_shetyw_barrier = Bariéra Šetyw
    .accusative = Bariéru Šetyw
    .about = Při získání si vezmi všechny své odhozené bojové karty zpět do ruky, pak jednu svou bojovou kartu podle vlastního výběru vyřaď do konce hry a vezmi si místo ní speciální kartu Bariéra (síla 3, obrana 3). Hrajete-li bez speciálních bojových karet, jen se ti vrátí odhozené.

kemet-tile-sapphire_2_ancestral_elephant = Prastarý slon
    .accusative = Prastarého slona
    .about = Mytické stvoření. Jeho armáda má +1 k síle, +1 k obraně a limit pohybu o 1 vyšší.

kemet-tile-sapphire_3_domination = Nadvláda (safírová)
    .accusative = Nadvládu (safírovou)
    .about = Při získání dostaneš 1 trvalý (Božský) VB.

kemet-tile-sapphire_3_legion = Legie
    .accusative = Legii
    .about = Každá tvoje armáda může mít až 7 jednotek místo 5.

kemet-tile-sapphire_3_defensive_victory = Vítězná obrana
    .accusative = Vítěznou obranu
    .about = Když vyhraješ bitvu jako obránce a máš v kroku 5 (Kořist) v oblasti ještě aspoň 1 jednotku, získáš 1 trvalý VB za bitvu. Veteránský žeton pak dostaneš jen 1 místo 2.

kemet-tile-sapphire_3_spies = Zvědové
    .accusative = Zvědy
    .about = V kroku 1 bitvy (Válečná porada) vybírá soupeř první a ukáže ti bojovou kartu, kterou zahraje; teprve pak vybíráš ty. Jeho odhozená karta a přidané karty Božského zásahu zůstanou skryté.

kemet-tile-sapphire_4_sphinx = Sfinga
    .accusative = Sfingu
    .about = Mytické stvoření. Jeho armáda má +2 k síle. Při získání dostaneš 1 trvalý (Božský) VB.

kemet-tile-sapphire_4_reinforcements = Posily
    .accusative = Posily
    .about = Každou noc můžeš v kroku 7 (Verbování) zdarma umístit až 4 jednotky ze své zásoby do volných čtvrtí svého města nebo ke svým armádám na plánu, rozdělené jakkoli.

kemet-tile-sapphire_4_divine_will = Boží vůle
    .accusative = Boží vůli
    .about = Dává ti zlatý akční žeton: jednou za kolo můžeš spolu s běžným žetonem navíc provést akci Verbování nebo Pohyb. Zlatý žeton máš jen jeden, i když ho dává víc tvých destiček.

kemet-tile-sapphire_4_act_of_god = Božský čin (safírový)
    .accusative = Božský čin (safírový)
    .about = Dává ti stříbrný akční žeton: jednou za kolo ho můžeš spolu s běžným žetonem položit na kterékoli neobsazené akční pole své desky (ne na zlaté) a jeho akci provést navíc.

## Power tiles: diamond

kemet-tile-diamond_1_priest = Kněz
    .accusative = Kněze
    .about = Za každou akci Modlitba získáš o 1 bod víry víc.

kemet-tile-diamond_1_priestess = Kněžka
    .accusative = Kněžku
    .about = Destičky moci tě stojí o 1 bod víry méně (nejméně 0).

kemet-tile-diamond_2_vision = Vize
    .accusative = Vizi
    .about = Každou noc si v kroku 6 (Božský zásah) místo své běžné karty Božského zásahu dobereš 5, necháš si 1 a zbylé 4 odhodíš. Karty navíc dobíráš až potom.

kemet-tile-diamond_2_magical_support = Magická podpora
    .accusative = Magickou podporu
    .about = Karty Božského zásahu tě stojí o 1 bod víry méně (nejméně 0).

kemet-tile-diamond_2_deep_desert_snake = Pouštní had
    .accusative = Pouštního hada
    .about = Mytické stvoření. Jeho armáda má limit pohybu o 1 vyšší. V bitvě ruší všechny efekty soupeřova stvoření. Armáda s ním neplatí za vstup do oblasti s Chnumovou sfingou.

kemet-tile-diamond_2_divine_boon = Božský dar
    .accusative = Božský dar
    .about = Každou noc si v kroku 6 (Božský zásah) dobereš o 1 kartu Božského zásahu víc.

kemet-tile-diamond_3_domination = Nadvláda (diamantová)
    .accusative = Nadvládu (diamantovou)
    .about = Při získání dostaneš 1 trvalý (Božský) VB.

kemet-tile-diamond_3_hand_of_god = Ruka boží
    .accusative = Ruku boží
    .about = Každou noc můžeš v kroku 7 (Verbování) zdarma zvýšit jednu pyramidu svého města o 1 stupeň, nebo založit novou na stupni 1.

kemet-tile-diamond_3_divine_hunger = Božský hlad
    .accusative = Božský hlad
    .about = Za každou soupeřovu jednotku, kterou zničíš v kroku 4 bitvy (Ztráty), získáš 2 body víry. Jednotky, které soupeř obětuje sám, se nepočítají.

kemet-tile-diamond_3_priest_of_thoeris = Kněz bohyně Thoeris
    .accusative = Kněze bohyně Thoeris
    .about = Každou noc získáš v kroku 5 (Modlitba) o 3 body víry víc.

kemet-tile-diamond_4_priest_of_ra = Kněz boha Ra
    .accusative = Kněze boha Ra
    .about = Každou platbu v bodech víry máš o 1 nižší (nejméně 0). Jedna platba je jedna destička, jedna stavba, jedno verbování, jedna teleportace, jeden vstup do oblasti s Chnumovou sfingou a každá karta Božského zásahu zvlášť.

kemet-tile-diamond_4_priest_of_amon = Kněz boha Amona
    .accusative = Kněze boha Amona
    .about = Každou noc získáš v kroku 5 (Modlitba) o 5 bodů víry víc.

kemet-tile-diamond_4_mummy = Mumie
    .accusative = Mumii
    .about = Mytické stvoření. Jeho armáda má +2 k síle a limit pohybu o 1 vyšší. Každou noc si v kroku 6 (Božský zásah) dobereš o 1 kartu Božského zásahu víc, i když figurka není na plánu.

kemet-tile-diamond_4_act_of_god = Božský čin (diamantový)
    .accusative = Božský čin (diamantový)
    .about = Dává ti stříbrný akční žeton: jednou za kolo ho můžeš spolu s běžným žetonem položit na kterékoli neobsazené akční pole své desky (ne na zlaté) a jeho akci provést navíc.

## Power tiles: onyx

kemet-tile-onyx_1_mercenaries = Žoldnéři
    .accusative = Žoldnéře
    .about = Při získání si vezmi do zásoby na zbytek hry 3 žoldnéře. Libovolný počet z nich můžeš hned zdarma umístit do volných čtvrtí svého města. Jsou to běžné jednotky.

kemet-tile-onyx_1_local_recruitment = Místní verbování
    .accusative = Místní verbování
    .about = V akci Verbování můžeš jednotky umístit i mimo své město, do kterékoli oblasti, kde už máš aspoň 1 jednotku.

kemet-tile-onyx_2_khnums_sphinx = Chnumova sfinga
    .accusative = Chnumovu sfingu
    .about = Mytické stvoření. Jeho armáda má +1 k síle a limit pohybu o 1 vyšší. Soupeř musí za každý vstup do jeho oblasti v akci Pohyb zaplatit 2 body víry, jinak vstoupit nesmí.

kemet-tile-onyx_2_dedication_to_battle = Oddanost boji
    .accusative = Oddanost boji
    .about = Kdykoli ve dne vyvoláš bitvu jako útočník, získáš ještě před krokem 1 (Válečná porada) 2 body víry.

kemet-tile-onyx_2_honor_in_battle = Čest v boji
    .accusative = Čest v boji
    .about = Za každou svou jednotku, kterou ti soupeř zničí v kroku 4 bitvy (Ztráty), získáš 1 bod víry. Jednotky, které obětuješ, se nepočítají.

kemet-tile-onyx_2_twin_ceremony = Dvojitý obřad
    .accusative = Dvojitý obřad
    .about = Dává ti zlatý akční žeton: jednou za kolo můžeš spolu s běžným žetonem navíc získat destičku moci za cenu o 2 body víry vyšší. Omezení na jednu destičku od každé barvy za den pro ni neplatí a žádné pole Získání destičky moci neobsadí. Pyramidu k ní potřebuješ jako obvykle. Zlatý žeton máš jen jeden, i když ho dává víc tvých destiček.

kemet-tile-onyx_3_domination = Nadvláda (onyxová)
    .accusative = Nadvládu (onyxovou)
    .about = Při získání dostaneš 1 trvalý (Božský) VB.

kemet-tile-onyx_3_griffin_sphinx = Gryfí sfinga
    .accusative = Gryfí sfingu
    .about = Mytické stvoření. Jeho armáda má +2 k síle a může se teleportovat i z oblasti s obeliskem, za běžné 2 body víry.

kemet-tile-onyx_3_deadly_trap = Smrtelná past
    .accusative = Smrtelnou past
    .about = Když soupeř vyvolá bitvu tím, že v akci Pohyb vstoupí do oblasti s tvými jednotkami, zničíš ještě před krokem 1 (Válečná porada) 1 jednotku útočící armády. Obrana tomu nezabrání.

kemet-tile-onyx_3_forced_march = Nucený pochod
    .accusative = Nucený pochod
    .about = Dává ti zlatý akční žeton: jednou za kolo můžeš spolu s běžným žetonem navíc provést akci Pohyb. Zlatý žeton máš jen jeden, i když ho dává víc tvých destiček.

kemet-tile-onyx_4_soul_devourer = Požírač duší
    .accusative = Požírače duší
    .about = Mytické stvoření. Jeho armáda má +2 k síle a limit pohybu o 1 vyšší. Když vyhraješ bitvu, v jejímž kroku 4 (Ztráty) zničíš aspoň 2 soupeřovy jednotky, a figurka je v kroku 5 (Kořist) ještě v oblasti, získáš 1 trvalý VB za bitvu. Mimo krok 4 bitvy nemohou efekty soupeřů odstranit jednotky jeho armády.

kemet-tile-onyx_4_divine_might = Božská moc
    .accusative = Božskou moc
    .about = Kdykoli ve dne získáš body víry, získáš o 1 víc. Co přinese jedna akce nebo jeden efekt, je jeden zisk.

kemet-tile-onyx_4_bestial_fury = Zvířecí zuřivost
    .accusative = Zvířecí zuřivost
    .about = V každé bitvě máš +1 k síle a +1 k poškození. V každé své akci Pohyb máš limit pohybu o 1 vyšší.

kemet-tile-onyx_4_act_of_god = Božský čin (onyxový)
    .accusative = Božský čin (onyxový)
    .about = Dává ti stříbrný akční žeton: jednou za kolo ho můžeš spolu s běžným žetonem položit na kterékoli neobsazené akční pole své desky (ne na zlaté) a jeho akci provést navíc.

## Divine Intervention cards: battle

# .accusative: Zahrát KOHO/CO.
kemet-card-diversion = Diverze
    .accusative = Diverzi
    .about = V bitvě ji skrytě přidáš k bojové kartě jako jiné karty Božského zásahu, ale po odhalení nic nedělá. V kroku 8 (Ukončení bitvy) se ti vrátí do ruky.

kemet-card-war_rage = Válečný hněv
    .accusative = Válečný hněv
    .about = V této bitvě máš +1 k síle.

kemet-card-war_fury = Válečná zuřivost
    .accusative = Válečnou zuřivost
    .about = V této bitvě máš +2 k síle.

kemet-card-bloody_battle = Krvavý boj
    .accusative = Krvavý boj
    .about = V této bitvě máš +1 k poškození.

kemet-card-bloodbath = Krvavá lázeň
    .accusative = Krvavou lázeň
    .about = V této bitvě máš +2 k poškození.

kemet-card-bronze_wall = Bronzový val
    .accusative = Bronzový val
    .about = V této bitvě máš +1 k obraně.

kemet-card-iron_wall = Železný val
    .accusative = Železný val
    .about = V této bitvě máš +2 k obraně.

## Divine Intervention cards: day

kemet-card-swiftness = Rychlost
    .accusative = Rychlost
    .about = Zahraj na začátku své akce Pohyb: limit pohybu je v ní o 1 vyšší.

kemet-card-prayer = Modlitba
    .accusative = Modlitbu
    .about = Získej 2 body víry.

kemet-card-enlistment = Odvody
    .accusative = Odvody
    .about = Zdarma umísti až 2 jednotky ze své zásoby do volných čtvrtí svého města nebo ke svým armádám na plánu, rozdělené jakkoli.

kemet-card-raining_fire = Ohnivý déšť
    .accusative = Ohnivý déšť
    .about = Znič 1 jednotku soupeře kdekoli na plánu.

kemet-card-mana_theft = Krádež many
    .accusative = Krádež many
    .about = Každý soupeř ztratí 1 bod víry, pokud nějaký má. Ty získáš 1 bod víry.

kemet-card-teleportation = Teleportace
    .accusative = Teleportaci
    .about = Zahraj ve své akci Pohyb: teleportuj pohybující se armádu z oblasti, kde právě je, do kterékoli jiné oblasti s obeliskem. Je to jediná teleportace v této akci a běžné 2 body víry za ni neplatíš.

kemet-card-open_gates = Otevřené brány
    .accusative = Otevřené brány
    .about = Zahraj na začátku své akce Pohyb: hradby tě v ní neomezují; i tak ale vstoupíš nejvýš do jedné čtvrti, kterou ovládá jiný hráč.

## Battle cards

# .accusative: Zahrát KOHO/CO.
kemet-battle-bc_5 = Obětní útok
    .accusative = Obětní útok
    .about = síla 5, obětuješ 2 své jednotky

kemet-battle-bc_4d1 = Jízdní výpad
    .accusative = Jízdní výpad
    .about = síla 4, poškození 1

kemet-battle-bc_3d2 = Horlivá čistka
    .accusative = Horlivou čistku
    .about = síla 3, poškození 2

kemet-battle-bc_3p1 = Úder štítem
    .accusative = Úder štítem
    .about = síla 3, obrana 1

kemet-battle-bc_2d2p1 = Smíšená taktika
    .accusative = Smíšenou taktiku
    .about = síla 2, poškození 2, obrana 1

kemet-battle-bc_2p2 = Obrana falangou
    .accusative = Obranu falangou
    .about = síla 2, obrana 2

kemet-battle-bc_1d3 = Nájezd vozů
    .accusative = Nájezd vozů
    .about = síla 1, poškození 3

kemet-battle-bc_1d1p3 = Obranný ústup
    .accusative = Obranný ústup
    .about = síla 1, poškození 1, obrana 3

kemet-battle-special_storm = Bouře
    .accusative = Bouři
    .about = síla 3, poškození 3

kemet-battle-special_barrier = Bariéra
    .accusative = Bariéru
    .about = síla 3, obrana 3

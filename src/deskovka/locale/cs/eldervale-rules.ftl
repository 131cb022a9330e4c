### Legendy Dávnozemě: pravidla, jedna zpráva na každé pravidlo katalogu (ELDER-8.1 je eldervale-rule-8-1).

## Components

eldervale-rule-1-1 = Elementů je osm: Vzduch, Země, Oheň, Voda, Světlo, Temnota, Řád a Chaos.
eldervale-rule-1-2 = Ve standardní krabici je 30 dílků říší.
eldervale-rule-1-3 = Z nich je 24 říší elementů (od každého elementu 3) a 6 ruin: Věž mágů, Pevnost, Mlýn, Povolávací portál a dvakrát Podzemí.
eldervale-rule-1-4 = Jedna ze tří říší každého elementu je Doupě; poznáš ji podle symbolu nestvůry.
eldervale-rule-1-5 = Karet dobrodružství je 104, od každého elementu 13. Jedna z těch třinácti je průchod.
eldervale-rule-1-6 = Počátečních karet je 8, od každého elementu jedna.
eldervale-rule-1-7 = Karet magie je 60.
eldervale-rule-1-8 = Karet nestvůr je 10: 8 nestvůr elementů, Matka draků a Ledový obr. V české edici je navíc 8 karet legendárních nestvůr a 2 karty žoldáků.
eldervale-rule-1-9 = Kostek nestvůr je 5, nestvůra tedy nikdy nehází více než pěti, pokud její karta neříká něco jiného.
eldervale-rule-1-10 = Žetonů pokladů je 96, od každého elementu 12.
eldervale-rule-1-11 = Žetonů zdrojů je 120: po 20 drahokamech, svitcích, lektvarech, nástrojích, mečích a zlatých mincích.
eldervale-rule-1-12 = Orbů je 9.
eldervale-rule-1-13 = Ke každé barvě patří 27 kusů: 6 kostek, 6 střech, 6 bodovacích žetonů a 9 figurek (6 dělníků, drak, čaroděj a válečník).
eldervale-rule-1-14 = Desek frakcí je 8 a jsou oboustranné: frakcí je tedy 16, od každého elementu dvě.
eldervale-rule-1-15 = Volitelné jsou Most Bifröst, Dračí sluj, 5 žetonů dračího pokladu, 5 žetonů taktiky, Orákulum (prodává se zvlášť) a žoldáci Minotaur a Miméza.
eldervale-rule-1-16 = Žetony zdrojů nikdy nedojdou. Kdyby nestačily, poslouží místo nich cokoli.
eldervale-rule-1-17 = Přehledové karty, pořadače ani nálepky nemají na hru vliv.

## Terms and timing

eldervale-rule-2-1 = Odporuje-li karta, frakce, nestvůra nebo jiná schopnost pravidlům, má přednost. Řiď se jí, nakolik to jde.
eldervale-rule-2-2 = „Ty“ a „tvůj“ na kartě znamená toho, kdo ji hraje nebo komu patří. Aktivní hráč je vždy ten, kdo je na tahu.
eldervale-rule-2-3 = Má-li se v jednu chvíli vyhodnotit více účinků, jejich pořadí volí aktivní hráč.
eldervale-rule-2-4 = Použije-li ve stejnou chvíli schopnost nebo kouzlo více hráčů, vyhodnocují se tak, jak byly ohlášeny. Hráči se rozhodují jeden po druhém od toho po levici aktivního hráče, aktivní hráč poslední, dokud někdo něco chce.
eldervale-rule-2-5 = Lomítko znamená na všech součástech hry „nebo“.
eldervale-rule-2-6 = Umístit a přemístit jednotku jsou dvě různé věci: účinek se slovem „přemísti“ nikdy není umístěním.
eldervale-rule-2-7 = Přemístěná jednotka akci říše neprovádí.
eldervale-rule-2-8 = Přemístění nevyvolá vtrhnutí nestvůry ani bitvu, pokud to účinek sám neříká.
eldervale-rule-2-9 = Jednotka je aktivní, jakmile ji smíš používat: tři počáteční dělníci od začátku hry, ostatní od chvíle, kdy je povoláš.
eldervale-rule-2-10 = Sídlo nikdy není jednotka.
eldervale-rule-2-11 = Protivník je každý jiný hráč, v týmové hře s výjimkou spoluhráče.
eldervale-rule-2-12 = Všichni vidí mapu, herní oblasti, zdroje, žetony pokladů v pořadačích, vrchní žeton každého sloupce, odhozené karty magie, všechny ukazatele a stupnice a počty karet v rukou i v balíčcích.
eldervale-rule-2-13 = Skryté jsou karty magie v rukou, pořadí karet v balíčcích i dílků v zásobě říší a žetony pod vrchním žetonem sloupce.

## Resources and treasure tokens

eldervale-rule-3-1 = Zdroje jsou drahokamy, svitky, lektvary, nástroje, meče, zlaté mince a karty magie.
eldervale-rule-3-2 = Získané žetony zdrojů bereš ze společné zásoby do svého pořadače, utracené vracíš zpět.
eldervale-rule-3-3 = Od jednoho druhu zdroje můžeš mít nejvýše 5 kusů, platí to i pro zlaté mince. Na karty magie se tento limit nevztahuje.
eldervale-rule-3-4 = Kdyby jich mělo být více než 5, vezmeš si jen tolik, kolik se vejde. Zbytek propadá.
eldervale-rule-3-5 = Zlatou mincí můžeš zaplatit místo kteréhokoli jiného zdroje, jednu za jeden.
eldervale-rule-3-6 = Zlatá mince nahradí kartu magie v ceně. Máš-li ale kartu odhodit a není to placení, mince nepomůže.
eldervale-rule-3-7 = Truhla zastupuje libovolný zdroj: drahokam, svitek, lektvar, nástroj, meč, zlatou minci nebo kartu magie.
eldervale-rule-3-8 = Kartu magie získáš tak, že si dobereš vrchní kartu balíčku. Utratíš ji tak, že odhodíš kteroukoli kartu z ruky.
eldervale-rule-3-9 = Cenu v libovolných zdrojích můžeš zaplatit jakoukoli směsí, klidně i kartami magie.
eldervale-rule-3-10 = Každý element má 12 žetonů pokladů, poznáš je podle symbolu na rubu.
eldervale-rule-3-11 = Na líci žetonu pokladu je karta magie, jeden zdroj, dva stejné zdroje, nebo dva různé s lomítkem. U žetonu s lomítkem získáš nebo zaplatíš jen jeden z nich a vybíráš při každém použití znovu.
eldervale-rule-3-12 = V pořadači můžeš mít nejvýše 4 žetony pokladů.
eldervale-rule-3-13 = Máš-li 4 žetony a získáš další, musíš jeden z pěti odhodit a dostaneš jeho zdroje.
eldervale-rule-3-14 = Žetony ležící na polích karet se do limitu čtyř nepočítají.
eldervale-rule-3-15 = Odhozené žetony pokladů se do hry nevracejí.

## Magic cards

eldervale-rule-4-1 = Karty magie máš v ruce a ostatním je neukazuješ.
eldervale-rule-4-2 = Končíš-li tah s více než 7 kartami magie v ruce, odhoď jich tolik, aby ti zůstalo přesně 7. Které to budou, vybíráš ty.
eldervale-rule-4-3 = Jindy počet karet v ruce omezený není.
eldervale-rule-4-4 = Karta magie utracená jako zdroj i vyhodnocené kouzlo jdou lícem vzhůru na společný odhazovací balíček.
eldervale-rule-4-5 = Máš-li dobírat a balíček je prázdný, zamíchá se odhazovací balíček, vznikne z něj nový dobírací a dobíráš dál.
eldervale-rule-4-6 = Je-li prázdný i odhazovací balíček, nedobereš nic.
eldervale-rule-4-7 = Karty magie jsou trojí: kouzla, úkoly a proroctví. Všechny lze utratit jako zdroj.
eldervale-rule-4-8 = Seslání kouzla je volná akce. Kdy ho smíš seslat, říká karta.
eldervale-rule-4-9 = Kouzlo můžeš seslat i v tahu jiného hráče, dovoluje-li to jeho text, třeba když má být vyvolána bitva.
eldervale-rule-4-10 = Kouzlo „během svého tahu“ můžeš seslat kdykoli ve svém tahu, kdy jsou dovolené volné akce, ne však od hodu v bitvě do jejího konce.
eldervale-rule-4-11 = Je-li tvoje síla v elementu napravo od lomítka aspoň taková, jaké je tam číslo, je kouzlo zdarma. Jinak zaplať zdroje nalevo od lomítka.
eldervale-rule-4-12 = Kouzlo bez ceny seslání nestojí nic.
eldervale-rule-4-13 = Kouzlo nemůžeš zaplatit právě tou kartou, kterou sesíláš.
eldervale-rule-4-14 = Za úkol dostaneš body hned, jak je splněná jeho podmínka a zahraješ ho; nemusíš. Úkol, který mluví o události, hraješ při ní, ať je na tahu kdokoli. Úkol, který mluví o stavu, hraješ jako volnou akci ve svém tahu, nebo na konci tahu jiného hráče.
eldervale-rule-4-15 = Splněný úkol zůstává ležet lícem vzhůru před tebou. V ruce se už nepočítá a utratit ho nelze.
eldervale-rule-4-16 = Proroctví se během hry nehraje. Zůstává v ruce, nebo ho utratíš jako zdroj, a boduje se na konci hry.
eldervale-rule-4-17 = Kouzlo můžeš seslat, jen pokud je proveditelná aspoň první část jeho účinku. Další části, které provést nejde, se vynechají.

## Set-up: factions, order, elements

eldervale-rule-5-1 = Hru hraje 2–5 hráčů.
eldervale-rule-5-2 = Barvy se rozlosují, nebo si je hráči vyberou. Každý má jiný element.
eldervale-rule-5-3 = Vezmi si počáteční kartu své barvy a zvol si jednu ze dvou frakcí na své desce.
eldervale-rule-5-4 = Všichni hodí svými šesti kostkami. Rozhoduje nejvyšší jednotlivá kostka, potom druhá nejvyšší a tak dál, stejně jako v bitvě. Nejlepší začíná.
eldervale-rule-5-5 = Jsou-li nejlepší hody shodné ve všech kostkách, hází dotyční hráči znovu.
eldervale-rule-5-6 = Hraje se po směru hodinových ručiček.
eldervale-rule-5-7 = Tvůj žeton na stupnici vítězných bodů začíná na čísle tvého pořadí: 1, 2, 3, 4 nebo 5.
eldervale-rule-5-8 = Ve hře jsou elementy všech hráčů a dva další, na kterých se dohodnete nebo je vylosujete.
eldervale-rule-5-9 = Ve 2, 3, 4 a 5 hráčích se tedy hraje se 4, 5, 6 a 7 elementy.
eldervale-rule-5-10 = Ke každému použitému elementu patří 3 dílky říší, nestvůra s kartou a jeden orb.
eldervale-rule-5-11 = Hrajete-li s legendárními nestvůrami, pro každý element se vylosuje, zda ho zastoupí základní, nebo legendární nestvůra.

## Set-up: decks, map, orbs, players

eldervale-rule-6-1 = U každého použitého elementu leží navrchu balíčku dobrodružství lícem vzhůru průchod a pod ním lícem dolů zamíchaných zbylých 12 karet.
eldervale-rule-6-2 = Balíčky nepoužitých elementů zůstávají lícem dolů a nikdo z nich nebere.
eldervale-rule-6-3 = Nabídku dobrodružství tvoří vrchní odkryté karty použitých balíčků: ve 2, 3, 4 a 5 hráčích jsou to 4, 5, 6 a 7 karet.
eldervale-rule-6-4 = Dvanáct žetonů pokladů každého použitého elementu se zamíchá do čtyř sloupců po třech.
eldervale-rule-6-5 = Na každé pole pro poklady toho elementu vyjde jeden sloupec: dvě z jeho říší mají jedno pole, třetí dvě.
eldervale-rule-6-6 = V každé hře jsou Věž mágů, Pevnost, Mlýn, Povolávací portál a jedno Podzemí. Druhé Podzemí se přidává jen ve 4 a 5 hráčích.
eldervale-rule-6-7 = Zásobu říší tvoří zamíchané říše všech použitých elementů: ve 2, 3, 4 a 5 hráčích 12, 15, 18 a 21 dílků. Ruiny do ní nepatří.
eldervale-rule-6-8 = Ze zásoby se odhalí 5 dílků ve 2 hráčích, 7 ve 3 hráčích a 8 ve 4 nebo 5 hráčích.
eldervale-rule-6-9 = Je-li mezi nimi více Doupat, zůstane jen první. Každé další jde dospod zásoby a odhalí se za něj jiný dílek. Na začátku je tedy na mapě nejvýše jedno Doupě.
eldervale-rule-6-10 = Odhalené říše se zamíchají s ruinami a náhodně se vyloží lícem vzhůru do tvaru podle počtu hráčů, všechny stejně otočené.
eldervale-rule-6-11 = Mapa má 10 dílků ve 2 hráčích, 12 ve 3 a 14 ve 4 nebo 5 hráčích.
eldervale-rule-6-12 = Řady mapy mají ve 2 hráčích 3, 4 a 3 dílky, ve 3 hráčích 4, 4 a 4, ve 4 nebo 5 hráčích 3, 4, 4 a 3.
eldervale-rule-6-13 = Zbytek zásoby se znovu zamíchá a položí lícem dolů: ve 2, 3, 4 a 5 hráčích je v ní 7, 8, 10 a 13 dílků.
eldervale-rule-6-14 = Na každé pole pro poklady na mapě přijde sloupec tří žetonů příslušného elementu, vrchní se otočí lícem vzhůru.
eldervale-rule-6-15 = Je-li na mapě Doupě, začíná na něm jeho nestvůra.
eldervale-rule-6-16 = Karty magie se zamíchají a každý dostane 5.
eldervale-rule-6-17 = Po jednom orbu leží na nejvyšší úrovni ukazatele síly každého použitého elementu a na polích 4 a 7 stupnice slávy. Ostatní se nepoužijí.
eldervale-rule-6-18 = Ve 2, 3, 4 a 5 hráčích je tedy ve hře 6, 7, 8 a 9 orbů.
eldervale-rule-6-19 = V přípravné oblasti začínáš se 3 dělníky. Další 3 dělníci, drak, čaroděj a válečník čekají v pořadači, kde máš i 6 střech a 6 kostek.
eldervale-rule-6-20 = Začínáš s jedním drahokamem, svitkem, lektvarem, nástrojem a mečem. Zlaté mince, žetony pokladů ani orby na začátku nemáš.
eldervale-rule-6-21 = Ze šesti bodovacích žetonů je jeden na stupnici vítězných bodů, jeden na první úrovni (síla 2) tvého elementu, jeden čeká v pořadači na stupnici slávy a tři leží vedle ukazatelů síly.
eldervale-rule-6-22 = Žeton na první úrovni už odpovídá symbolu tvé počáteční karty, další sílu za ni nedostaneš.

## The map

eldervale-rule-7-1 = Říše jsou šestiúhelníky. Sousedí spolu ty, které mají společnou hranu.
eldervale-rule-7-2 = Všechny dílky jsou otočené stejně. Sousedé leží vpravo nahoře, vpravo, vpravo dole, vlevo dole, vlevo a vlevo nahoře.
eldervale-rule-7-3 = Říše je neobsazená, když v ní není jednotka žádného hráče ani nestvůra. Na sídlech nezáleží.
eldervale-rule-7-4 = Říše jsou dvojí: říše elementů a ruiny. Doupě je říše elementu, Most Bifröst není ani jedno.
eldervale-rule-7-5 = Nová říše se přikládá na okraj mapy tak, aby sousedila aspoň se dvěma říšemi.
eldervale-rule-7-6 = V jedné říši může být nejvýše jedna nestvůra.
eldervale-rule-7-7 = Jednotek může být v jedné říši libovolně mnoho, i od různých hráčů.
eldervale-rule-7-8 = V jedné říši může stát nejvýše jedno sídlo, ať patří komukoli.

## The turn

eldervale-rule-8-1 = Ve svém tahu musíš udělat právě jednu ze dvou věcí: umístit jednotku, nebo svolat jednotky.
eldervale-rule-8-2 = Tah nelze vynechat.
eldervale-rule-8-3 = Kromě toho můžeš ve svém tahu provést libovolně mnoho volných akcí.
eldervale-rule-8-4 = Nemáš-li v přípravné oblasti jednotku, nebo ji není kam umístit, musíš svolat jednotky.
eldervale-rule-8-5 = Svolat jednotky smíš vždy, i když na mapě žádnou nemáš.
eldervale-rule-8-6 = Na konci tahu dodrž limit karet v ruce. Potom je na řadě hráč po tvé levici.
eldervale-rule-8-7 = Tah s umístěním má toto pořadí: umístíš jednotku, zjistíš, zda vtrhne nestvůra, provedeš akci říše, proběhne bitva a tah končí.

## Placing a unit

eldervale-rule-9-1 = Vezmi jednotku z přípravné oblasti a dej ji do říše, kam to tato pravidla dovolují.
eldervale-rule-9-2 = První umístění: nemáš-li v Dávnozemi žádnou jednotku, můžeš ji umístit do kterékoli neobsazené říše. Platí to kdykoli během hry.
eldervale-rule-9-3 = Sídla se při prvním umístění za jednotky nepočítají.
eldervale-rule-9-4 = Máš-li na mapě jednotky, umísťuješ do říše, která s některou z nich sousedí.
eldervale-rule-9-5 = Do říše, kde už svou jednotku máš, další umístit nesmíš.
eldervale-rule-9-6 = Další jednotku můžeš umístit i k jednotkám protivníků nebo k nestvůře. Vyvoláš tím bitvu, pokud zrovna netrvá mírumilovný začátek.
eldervale-rule-9-7 = Umístit jednotku smíš jen tam, kde dokážeš provést akci říše a zaplatit ji. Provést ji musíš.
eldervale-rule-9-8 = Rozhoduje, co máš ve chvíli umístění. Pomohou volné akce předtím, třeba odhození žetonů pokladů za zdroje.
eldervale-rule-9-9 = Do Podzemí smíš umístit jednotku, jen pokud dokážeš získat aspoň jednu kartu dobrodružství.
eldervale-rule-9-10 = Akci říše elementu lze provést vždy, i když kvůli limitu zdrojů nic nezískáš.
eldervale-rule-9-11 = Draka, čaroděje a válečníka můžeš umístit podle běžných pravidel, nebo podle jejich zvláštní schopnosti.
eldervale-rule-9-12 = Drak – Let: můžeš ho umístit do vzdálenosti 1 nebo 2 říší od kterékoli své jednotky na mapě. Vzdálenost se počítá přes sousední dílky.
eldervale-rule-9-13 = Drak smí přiletět i k cizím jednotkám nebo k nestvůře, ne však do říše s tvou vlastní jednotkou.
eldervale-rule-9-14 = Čaroděj – Teleport: můžeš ho umístit do kterékoli neobsazené říše, ať už na mapě jednotky máš, nebo ne.
eldervale-rule-9-15 = Válečník – Napadení: nemáš-li na mapě žádnou jednotku, smíš válečníka umístit do kterékoli obsazené říše, nebo jako každou první jednotku do neobsazené.
eldervale-rule-9-16 = Dokud na mapě nějakou jednotku máš, Napadení použít nejde.
eldervale-rule-9-17 = Schopnosti frakce a karty v herní oblasti mohou pravidla umístění dál měnit.
eldervale-rule-9-18 = Hned po umístění, ještě před akcí říše, se podívej po nestvůrách v sousedních říších: jedna z nich do říše vtrhne.
eldervale-rule-9-19 = Znemožní-li akci něco, co se stalo mezi umístěním a akcí, neproveditelná část se vynechá. Umístění platí dál.

## Realm actions

eldervale-rule-10-1 = Říše elementu: vezmi si do pořadače vrchní žeton pokladu ze sloupce v této říši. Další žeton se otočí lícem vzhůru.
eldervale-rule-10-2 = Jsou-li tam dva sloupce, vezmi si jediný žeton z toho, který si vybereš.
eldervale-rule-10-3 = Je-li sloupec na poli rozebraný, získáš místo žetonu zdroj natištěný na tom poli.
eldervale-rule-10-4 = Je-li ze dvou sloupců rozebraný jeden, vyber si: žeton z druhého sloupce, nebo natištěný zdroj prázdného pole.
eldervale-rule-10-5 = Věž mágů: utrať 2 libovolné zdroje, dober si 3 karty magie a potom odhoď kteroukoli kartu z ruky.
eldervale-rule-10-6 = Pevnost: utrať 2 libovolné zdroje a získej 2 zlaté mince.
eldervale-rule-10-7 = Povolávací portál: vezmi si z pořadače jednotku, zaplať za ni cenu z počáteční karty a dej ji do přípravné oblasti.
eldervale-rule-10-8 = Drak stojí 2 drahokamy a svitek, čaroděj 2 lektvary a svitek, válečník 2 nástroje a meč.
eldervale-rule-10-9 = Tři další dělníci stojí postupně 1, 2 a 3 libovolné zdroje.
eldervale-rule-10-10 = Povolanou jednotku můžeš používat po celý zbytek hry.
eldervale-rule-10-11 = Nemáš-li v pořadači žádnou jednotku, na Povolávací portál umístit nemůžeš.
eldervale-rule-10-12 = Mlýn: postav sídlo z některého svého dělníka, který stojí v říši elementu bez sídla.
eldervale-rule-10-13 = Podzemí: vydej se na výpravu do podzemí.
eldervale-rule-10-14 = Do Podzemí můžeš umístit jednotku, i když je zásoba říší prázdná.

## Dungeon expedition

eldervale-rule-11-1 = Krok 1: otoč vrchní dílek zásoby říší a přilož ho kamkoli na okraj mapy, kde bude sousedit aspoň se dvěma říšemi. Je-li zásoba prázdná, tento krok vynech.
eldervale-rule-11-2 = Na každé pole nové říše elementu přijde sloupec tří žetonů jejího elementu, vrchní lícem vzhůru.
eldervale-rule-11-3 = Na nové Doupě přijde i nestvůra jeho elementu.
eldervale-rule-11-4 = Nestvůra, která se takto objeví, teď nikam nevtrhne, ani když s ní sousedí jednotky.
eldervale-rule-11-5 = Krok 2: vezmi si z nabídky odkrytou kartu dobrodružství, zaplať její cenu, dej ji do své herní oblasti a získej 1 sílu jejího elementu. Tento krok je povinný.
eldervale-rule-11-6 = Krok 3: vezmi si stejným způsobem druhou odkrytou kartu, nebo jednu spal: otoč některou odkrytou kartu lícem dolů a zasuň ji dospod jejího balíčku.
eldervale-rule-11-7 = Jedno z toho udělat musíš, pokud to jde.
eldervale-rule-11-8 = Balíček, ze kterého byla karta v kroku 2, v kroku 3 žádnou odkrytou kartu nemá. Obě karty tedy nikdy nejsou z téhož balíčku.
eldervale-rule-11-9 = Krok 4: otoč lícem vzhůru nové vrchní karty balíčků použitých v krocích 2 a 3.
eldervale-rule-11-10 = Mezi kroky můžeš provádět volné akce, třeba použít orb získaný v kroku 2 a zaplatit jím kartu v kroku 3.
eldervale-rule-11-11 = Spálená nebo jinak odhozená karta dobrodružství zůstává ve hře vespod svého balíčku.
eldervale-rule-11-12 = Prázdný balíček dobrodružství nic nenabízí.
eldervale-rule-11-13 = Dobrání posledního dílku ze zásoby říší spouští konec hry.

## Regrouping

eldervale-rule-12-1 = Svolání jednotek má čtyři kroky v pevném pořadí.
eldervale-rule-12-2 = Krok 1: jednu po druhé ber své jednotky z říší a každou dej buď do přípravné oblasti, nebo na akci některé karty ve své herní oblasti. Akci hned proveď.
eldervale-rule-12-3 = Pořadí jednotek i akcí si volíš.
eldervale-rule-12-4 = Na akci, kde už jednotka stojí, další dát nejde: každá akce se při jednom svolání použije nejvýše jednou.
eldervale-rule-12-5 = Karty aktivují jen jednotky vzaté v tomto kroku z říší. Ty, které už byly v přípravné oblasti, ne.
eldervale-rule-12-6 = Krok 2: všechny tvé jednotky se vrátí z Podsvětí do přípravné oblasti. Karty aktivovat nemohou.
eldervale-rule-12-7 = Krok 3: do přípravné oblasti se vrátí všechny jednotky z karet.
eldervale-rule-12-8 = Krok 4: žoldáci, které máš z některého dřívějšího tahu najaté za zlatou minci, jdou i s kartou zpět do zásoby.
eldervale-rule-12-9 = Žoldáka vráceného v tomto tahu si v témže tahu znovu nenajmeš, ani za orb.
eldervale-rule-12-10 = Žádnou jednotku nesmíš nechat v Dávnozemi ani v Podsvětí: po svolání jsou všechny tvé aktivní jednotky v přípravné oblasti.
eldervale-rule-12-11 = Když dokončíš své první svolání, po čtvrtém kroku, dej žeton z pořadače na pole stupnice slávy úplně vlevo.
eldervale-rule-12-12 = Mezi všemi částmi svolání můžeš provádět volné akce.
eldervale-rule-12-13 = Vzít jednotku z říše zpět není umístění ani porážka: nestvůra nevtrhne, bitva nebude a meč nedostaneš.
eldervale-rule-12-14 = Ovládané nestvůry a žoldáci na mapě jsou jednotky: bereš zpět i je a mohou aktivovat akce se symbolem dělníka.

## Card actions and the start card

eldervale-rule-13-1 = Akce karet se používají jen při svolání jednotek. Použití akce je aktivace karty.
eldervale-rule-13-2 = Akci se symbolem dělníka může aktivovat kterákoli jednotka.
eldervale-rule-13-3 = Akci se symbolem draka, čaroděje nebo válečníka aktivuje jen tato jednotka.
eldervale-rule-13-4 = Jednotku smíš dát na akci, jen když ji lze provést: máš čím zaplatit, pole vkladu není prázdné a aspoň část akce je možná.
eldervale-rule-13-5 = Zdroje z jedné akce můžeš použít na další akce v témže svolání.
eldervale-rule-13-6 = Počáteční karta má tři akce: Povolání, Sběr a Osídlení. Každou můžeš při jednom svolání použít jednou, pokaždé jinou jednotkou.
eldervale-rule-13-7 = Povolání funguje jako Povolávací portál.
eldervale-rule-13-8 = Sběr: získej zdroj natištěný na poli, nebo místo něj zdroje z žetonu pokladu, který tam leží.
eldervale-rule-13-9 = Osídlení funguje jako Mlýn: z dělníka, který ještě stojí v říši elementu, se stane sídlo.
eldervale-rule-13-10 = Jednotka, která aktivuje Osídlení, a dělník, který se změní v sídlo, jsou dvě různé jednotky.
eldervale-rule-13-11 = Počáteční kartu nelze zničit ani odhodit, protivníci ji nemohou použít a nelze k ní připojit auru.
eldervale-rule-13-12 = Všechny tři akce počáteční karty mají symbol dělníka, aktivovat je tedy může kterákoli jednotka.
eldervale-rule-13-13 = Každé použití akce karty je její aktivací, i když k němu dojde díky nějakému účinku. Díky účinkům lze akci jedné karty dobrodružství provést nejvýše jednou za tah.

## Dwellings

eldervale-rule-14-1 = Sídlo postavíš v Mlýně, akcí Osídlení nebo díky jinému účinku, který to říká.
eldervale-rule-14-2 = Krok 1: zvol říši elementu, ve které máš dělníka a v níž sídlo ještě nestojí. Na ruinách se nestaví.
eldervale-rule-14-3 = Krok 2: zaplať cenu sídla natištěnou na této říši.
eldervale-rule-14-4 = Krok 3: nasaď dělníkovi střechu z pořadače. Od té chvíle je to sídlo, ne jednotka.
eldervale-rule-14-5 = Krok 4: získej 2 VB za každou sousední ruinu.
eldervale-rule-14-6 = Krok 5: získej 2 VB za každé sousední sídlo, ať patří komukoli.
eldervale-rule-14-7 = Krok 6: získej 1 sílu elementu této říše, nebo 2, má-li dílek dva symboly elementu.
eldervale-rule-14-8 = V sídlo se může změnit jen dělník.
eldervale-rule-14-9 = Střech máš 6, víc sídel tedy nepostavíš. Šesté spouští konec hry.
eldervale-rule-14-10 = Sídlo stojí až do konce hry a nic ho neodstraní.
eldervale-rule-14-11 = O dělníka přijdeš natrvalo, znovu ho povolat nelze.
eldervale-rule-14-12 = Jiné jednotky ani nestvůra v říši stavbě nebrání.
eldervale-rule-14-13 = Body za sousedy dostaneš jen jednou, při stavbě. Pozdější sousedé starším sídlům nic nepřinesou.
eldervale-rule-14-14 = Dělník, který je tvou poslední aktivní jednotkou, se v sídlo změnit nemůže.

## Free actions

eldervale-rule-15-1 = Volné akce můžeš provádět ve svém tahu, kolikrát chceš: před jinými akcemi, během nich i po nich.
eldervale-rule-15-2 = Volné akce jsou: odhodit žeton pokladu, umístit žeton pokladu na pole, zahrát kartu magie, připojit auru, najmout žoldáka, obnovit žeton taktiky, použít orb a v týmové hře vyměnit karty magie.
eldervale-rule-15-3 = Odhoď žeton pokladu z pořadače a získej jeho zdroje. Za symbol karty magie si kartu dobereš.
eldervale-rule-15-4 = Jen tuto volnou akci smíš provést kdykoli, i uprostřed vyhodnocování a v tazích ostatních. Výjimkou jsou kouzla, která si svou chvíli určují sama.
eldervale-rule-15-5 = Žetony položené na polích takto za zdroje odhodit nelze.
eldervale-rule-15-6 = Polož žeton pokladu z pořadače na čtvercové pole karty ve své herní oblasti, lícem vzhůru, pokud karta neříká něco jiného.
eldervale-rule-15-7 = Leží-li na poli jiný žeton, odhodí se a nic za něj nezískáš.
eldervale-rule-15-8 = Položený žeton nelze přesunout na jinou kartu.
eldervale-rule-15-9 = Žeton můžeš položit i na pole Sběru na počáteční kartě.
eldervale-rule-15-10 = Kromě odhození žetonu pokladu nesmí volná akce přerušit placení, zisk, stavbu sídla ani hod. Dovolená je před volbou tahu, po umístění a vtrhnutí nestvůry, mezi kroky výpravy, mezi jednotkami a kroky svolání, před bitvou, mezi jejími kroky a po ní.

## Orbs

eldervale-rule-16-1 = Orby získáš na nejvyšších úrovních ukazatelů síly, na polích 4 a 7 stupnice slávy a z dalších účinků.
eldervale-rule-16-2 = Použití orbu je volná akce ve tvém tahu. Každý orb použiješ jednou, a to jedním ze čtyř způsobů.
eldervale-rule-16-3 = Nabídka odměn: polož orb na volné pole nabídky a získej, co je na něm. Orb tam zůstane, nikdo už toto pole nepoužije.
eldervale-rule-16-4 = Pole vkladu: polož orb na pole vkladu karty dobrodružství ve své herní oblasti. Vklad pak u této akce nic nestojí.
eldervale-rule-16-5 = Symbol orbu: polož orb natrvalo na symbol orbu na kartě dobrodružství ve své herní oblasti. Odemkne nebo vylepší se tím, co karta popisuje.
eldervale-rule-16-6 = Žoldák: polož orb na kartu žoldáka. Bude ti sloužit až do konce hry.
eldervale-rule-16-7 = Položený orb už zpět nevezmeš.
eldervale-rule-16-8 = Nepoložený orb má na konci hry hodnotu 1 VB.
eldervale-rule-16-9 = Orb získaný v tahu jiného hráče můžeš použít až ve svém příštím tahu.
eldervale-rule-16-10 = Orbem si žoldáka najmeš jen ze společné zásoby. Na kartu už najatého žoldáka ho položit nelze.

## Tableau and adventure cards

eldervale-rule-17-1 = Herní oblast tvoří počáteční karta a všechny získané karty dobrodružství. Jejich počet není omezený.
eldervale-rule-17-2 = Kdykoli si do herní oblasti přidáš kartu dobrodružství, ať už z jakéhokoli důvodu, získáš 1 sílu jejího elementu.
eldervale-rule-17-3 = Ztráta karty tvou sílu nikdy nesníží.
eldervale-rule-17-4 = Symboly žetonu na poli nahrazují ty, které jsou pod ním natištěné.
eldervale-rule-17-5 = Na poli vkladu (čtverec s kolečkem, za ním šipka) musí ležet žeton nebo orb, jinak jeho akci použít nejde.
eldervale-rule-17-6 = Leží-li na poli vkladu žeton, stojí akce zdroje, které jsou na něm. Žeton zůstává.
eldervale-rule-17-7 = U žetonu s lomítkem zaplatíš jeden z obou zdrojů a pokaždé si vybereš znovu.
eldervale-rule-17-8 = S orbem na poli vkladu akce nestojí nic.
eldervale-rule-17-9 = Karta se symbolem orbu říká, zda její akce orb potřebuje, nebo je s ním jen silnější.
eldervale-rule-17-10 = Karta bez symbolu jednotky nad názvem je pasivní: platí pořád a neaktivuje se.
eldervale-rule-17-11 = Průchod: dá ti natištěný zdroj. Jsi-li na ukazateli síly jeho elementu nejvýše a nikdo další s tebou, získáš i to, co ukazuje jeho pole: žeton, který tam leží, jinak natištěný zdroj. Shoda se nepočítá.
eldervale-rule-17-12 = Skrýš: na konci hry přinese VB za žetony na svých polích a za ty zdroje v tvé zásobě, které jmenuje její text.
eldervale-rule-17-13 = Pro skrýš, která počítá symboly, má žeton se dvěma symboly hodnotu dva, ať s lomítkem, nebo bez něj.
eldervale-rule-17-14 = Aura: když ji získáš, dej ji do herní oblasti, nebo ji hned připoj ke kartě. Připojit ji později je volná akce a nic dalšího nestojí.
eldervale-rule-17-15 = Aura nikdy nepřijde do ruky.
eldervale-rule-17-16 = Auru lze připojit jen ke kartě ve tvé herní oblasti, kterou jde aktivovat, nikdy k počáteční kartě.
eldervale-rule-17-17 = Jedna karta může mít nejvýše jednu auru.
eldervale-rule-17-18 = Připojená aura zůstává na místě, dokud není její karta odhozena, nebo dokud za ni znovu nezaplatíš a nepřipojíš ji jinam.
eldervale-rule-17-19 = Za nové připojení aury sílu nedostaneš.
eldervale-rule-17-20 = Když je karta pod aurou odhozena, aura zůstane v herní oblasti a můžeš ji znovu připojit bez placení.
eldervale-rule-17-21 = Hradba: kdykoli protivník postoupí na ukazateli síly jejího elementu, získáš zdroje hradby. Za jeden postup jen jednou, ať je o jednu úroveň, nebo o dvě.
eldervale-rule-17-22 = Zbraň: žádná zvláštní pravidla nemá, platí jen její text.
eldervale-rule-17-23 = Na konci hry se za každé postavené sídlo bodují jen 3 karty dobrodružství.

## Peaceful start

eldervale-rule-18-1 = Dokud každý hráč aspoň jednou nesvolá jednotky a nemá žeton na stupnici slávy, žádná bitva vzniknout nemůže.
eldervale-rule-18-2 = Během mírumilovného začátku nestvůry nikam nevtrhnou.
eldervale-rule-18-3 = Během mírumilovného začátku schopnosti nestvůr neplatí.
eldervale-rule-18-4 = Během mírumilovného začátku smíš podle běžných pravidel umísťovat i do obsazených říší. Bitva z toho nebude.
eldervale-rule-18-5 = První umístění i tehdy vyžaduje neobsazenou říši, leda by šlo o Napadení.
eldervale-rule-18-6 = Bez žetonu na stupnici slávy slávu získat nemůžeš, propadá.
eldervale-rule-18-7 = Když mírumilovný začátek skončí, jednotky, které už spolu v říši stojí, nebojují, dokud tam bitvu něco nevyvolá.
eldervale-rule-18-8 = Samotné svolání, kterým mírumilovný začátek končí, je ještě mírové: nic v jeho čtyřech krocích nevyvolá bitvu ani neprobudí nestvůru.
eldervale-rule-18-9 = Sláva z akcí karet při tvém prvním svolání propadá, protože tvůj žeton na stupnici ještě není.
eldervale-rule-18-10 = Mírumilovný začátek končí, jakmile poslední hráč dokončí své první svolání a dá žeton na stupnici slávy. Od té chvíle, ještě v témže tahu, platí schopnosti nestvůr a účinky mohou vyvolat bitvu.

## Battles

eldervale-rule-19-1 = Bitvu vyvoláš, když umístíš jednotku do říše, kde je aspoň jedna jednotka protivníka nebo nestvůra.
eldervale-rule-19-2 = Bitvu vyvolá také nestvůra, která vtrhne do říše s právě umístěnou jednotkou.
eldervale-rule-19-3 = Bitva se koná až po dokončení akce říše.
eldervale-rule-19-4 = Nejsou-li v tu chvíli v říši aspoň dvě strany, bitva nebude. Odešla-li mezitím umístěná jednotka, nestvůra, která kvůli ní vtrhla, bojuje s těmi, kdo tam zůstali. Nikdo jiný nebojuje.
eldervale-rule-19-5 = Vzniknou-li dvě bitvy najednou, vyhodnotí se po sobě. Pořadí určí aktivní hráč.
eldervale-rule-19-6 = Bitva se týká jediné říše. Účastní se jí všechny jednotky i nestvůra, které v ní jsou. Každý hráč je jedna strana, nestvůra také.
eldervale-rule-19-7 = Bitva má nejvýše jednoho vítěze.
eldervale-rule-19-8 = Krok 1, připojení: hráči se rozhodují od toho po levici aktivního hráče, aktivní hráč poslední. Každý může do bitvy přemístit libovolné své jednotky ze sousedních říší.
eldervale-rule-19-9 = Připojit se můžeš, i když v této říši dosud žádnou jednotku nemáš.
eldervale-rule-19-10 = Každý se rozhoduje jednou. Později už do této bitvy jednotky přidat nelze.
eldervale-rule-19-11 = Nestvůry ze sousedních říší se nepřipojují.
eldervale-rule-19-12 = Krok 2, kostky: dělník přináší 1 kostku, válečník 2, čaroděj 2 a drak 3.
eldervale-rule-19-13 = Účastník bitvy si přidá 1 kostku za vlastní sídlo v říši a po jedné za každé vlastní sídlo v sousedních říších.
eldervale-rule-19-14 = Bez jednotky se bitvy neúčastníš, samotná sídla nic nepřinášejí.
eldervale-rule-19-15 = Nestvůra hází tolika kostkami, kolik je její bojová síla.
eldervale-rule-19-16 = Žádný hráč nehází více než šesti kostkami.
eldervale-rule-19-17 = Krok 3, meče: ve stejném pořadí každý oznámí a utratí meče, za každý má o kostku víc. Místo mečů lze utrácet i zlaté mince.
eldervale-rule-19-18 = Schopnosti a kouzla, která přidávají kostky, se používají ve třetím kroku. I tak nikdo nehází více než šesti.
eldervale-rule-19-19 = Meč, který by ti dal sedmou kostku, utratit nesmíš.
eldervale-rule-19-20 = Krok 4, hod: všichni hodí najednou, i za nestvůru.
eldervale-rule-19-21 = Po hodu se použijí schopnosti a kouzla, která umožňují házet znovu nebo kostky změnit.
eldervale-rule-19-22 = Krok 5, vítěz: kostky se nesčítají. Porovnává se nejvyšší kostka každé strany, potom druhá nejvyšší a tak dál. Chybějící kostka platí za nulu. Vítězí vyšší číslo.
eldervale-rule-19-23 = Jsou-li nejlepší strany shodné ve všech kostkách, prohrávají všichni účastníci, i ti ostatní a nestvůra.
eldervale-rule-19-24 = Když vyhraje nestvůra, zůstává v říši a slávu nezíská nikdo.
eldervale-rule-19-25 = Krok 6, sláva: vítězný hráč se posune o 1 pole po stupnici slávy a získá jeho odměnu.
eldervale-rule-19-26 = Účastnila-li se bitvy nestvůra a vyhrál hráč, může si místo slávy vzít 1 sílu elementu té nestvůry.
eldervale-rule-19-27 = Za bitvu je jen jedna taková odměna, ať bylo poražených sebevíc.
eldervale-rule-19-28 = Krok 7, odstranění: každý poražený hráč přesune všechny své jednotky z říše, kde se bojovalo, do Podsvětí.
eldervale-rule-19-29 = Poražená nestvůra opouští Dávnozem a odloží se i s kartou stranou.
eldervale-rule-19-30 = Jednotky poraženého v sousedních říších zůstávají, i když díky nějaké schopnosti přidaly kostky.
eldervale-rule-19-31 = Sídla bitva nikdy neodstraní.
eldervale-rule-19-32 = Jednotky vítěze zůstávají v říši, včetně těch, které se připojily.
eldervale-rule-19-33 = Počet kostek se počítá průběžně: po každé změně je nejvýše 6 a nejméně 1. Co přesahuje, hned propadá.

## The Underworld

eldervale-rule-20-1 = Za každou svou jednotku, která přijde do Podsvětí z jakéhokoli důvodu, získáš 1 meč, ovšem nejvýše do limitu pěti.
eldervale-rule-20-2 = V Podsvětí jednotky čekají na tvé příští svolání.
eldervale-rule-20-3 = Jednotky v Podsvětí nejsou v Dávnozemi: nemáš-li na mapě jiné, je tvé další umístění prvním umístěním.

## Fame track

eldervale-rule-21-1 = Pole úplně vlevo je začátek, tvůj žeton tam vstoupí po tvém prvním svolání.
eldervale-rule-21-2 = Za každou slávu se žeton posune o 1 pole a hned dostaneš odměnu z tohoto pole.
eldervale-rule-21-3 = Odměny na polích 1 až 8 jsou: 2 VB, 1 libovolný zdroj, 1 síla libovolného elementu, orb, 2 libovolné zdroje, 1 síla libovolného elementu, orb, 2 VB.
eldervale-rule-21-4 = Orb si vezme ten, kdo na jeho pole dojde první. Ostatní tam získají 2 VB.
eldervale-rule-21-5 = Na posledním poli žeton zůstává a za každou další slávu jsou 2 VB.
eldervale-rule-21-6 = Získáš-li více slávy najednou, posouváš se pole po poli a bereš každou odměnu cestou.

## Element power

eldervale-rule-22-1 = Každý element má ukazatel síly s pěti úrovněmi. Kulatá plocha uprostřed k žádnému elementu nepatří.
eldervale-rule-22-2 = U úrovní 1 až 5 jsou čísla 2, 3, 4, 5 a 6.
eldervale-rule-22-3 = Tvoje síla v elementu je číslo u úrovně, na které máš žeton. Bez žetonu je 0.
eldervale-rule-22-4 = Zisk 1 síly posune tvůj žeton na ukazateli o jednu úroveň směrem ven.
eldervale-rule-22-5 = Získáš-li sílu elementu, kde žeton nemáš, dej na jeho první úroveň (síla 2) některý nevyužitý.
eldervale-rule-22-6 = Na ukazatelích síly můžeš mít nejvýše 4 žetony, na každém jeden.
eldervale-rule-22-7 = Máš-li umístěné všechny 4 a získáš sílu nového elementu, buď jeden z nich přesuň na první úroveň (síla 2) nového elementu, nebo zisk nevyužij.
eldervale-rule-22-8 = Přesunutý žeton o svou původní úroveň úplně přijde.
eldervale-rule-22-9 = Sílu získáváš za každou kartu dobrodružství, za každé postavené sídlo a z dalších účinků.
eldervale-rule-22-10 = O sílu nikdy nepřijdeš, leda přesunem žetonu na jiný element.
eldervale-rule-22-11 = Pátá úroveň (síla 6) je nejvyšší. Další síla tam propadá.
eldervale-rule-22-12 = Orb na páté úrovni (síla 6) získá ten, kdo na ni dojde první. Ostatní za ni nedostanou nic.
eldervale-rule-22-13 = Sílu lze získat jen v elementech, se kterými se hraje.
eldervale-rule-22-14 = Na jedné úrovni může být libovolně mnoho žetonů.
eldervale-rule-22-15 = Získáš-li 2 síly nového elementu, žeton vstoupí na první úroveň a postoupí na druhou (síla 3).

## Monsters

eldervale-rule-23-1 = Každá nestvůra má element, bojovou sílu, jednu nebo více schopností a odměnu. Matka draků a Ledový obr element nemají.
eldervale-rule-23-2 = Vtrhnutí: umístíš-li jednotku vedle nestvůry, nestvůra se do té říše přesune a vyvolá bitvu.
eldervale-rule-23-3 = Zjišťuje se to po umístění a před akcí říše.
eldervale-rule-23-4 = Sousedí-li více nestvůr, vtrhne jen jedna. Kterou, určí ten, kdo jednotku umístil.
eldervale-rule-23-5 = Do říše, kde už nestvůra je, žádná další nevtrhne.
eldervale-rule-23-6 = Vtrhnutí není dobrovolné.
eldervale-rule-23-7 = Nestvůra přímo v říši, kam se umísťuje, zůstává na místě. Bitvu vyvolá samo umístění.
eldervale-rule-23-8 = Schopnosti nestvůry platí, dokud je v Dávnozemi, a to od konce mírumilovného začátku.
eldervale-rule-23-9 = Schopnosti se symbolem řetězu platí, ať nestvůru někdo ovládá, nebo ne.
eldervale-rule-23-10 = Poražená nestvůra nejde do Podsvětí: odloží se i s kartou stranou a zpravidla se už nevrátí.
eldervale-rule-23-11 = Když nestvůru ovládneš, vezmi si její kartu a figurku dej hned do přípravné oblasti. Teď je to tvoje jednotka, ne nestvůra.
eldervale-rule-23-12 = Ovládaná nestvůra už sama nevtrhne. Umísťuje se, připojuje do bitev a svolává jako každá jednotka a má tolik kostek, kolik je její bojová síla.
eldervale-rule-23-13 = Ovládaná nestvůra se nepočítá do limitu jedné nestvůry v říši a vítězi nad ní nedává na výběr sílu elementu.
eldervale-rule-23-14 = Kdo nestvůru ovládá, smí používat její schopnosti se symbolem řetězu. Ostatní zatím neplatí.
eldervale-rule-23-15 = Schopnost, která platí, dokud je nestvůra v Dávnozemi, platí jen tehdy, stojí-li figurka v některé říši, a ne v přípravné oblasti.
eldervale-rule-23-16 = Je-li tvoje ovládaná nestvůra odeslána do Podsvětí, získáš 1 meč a ostatní účinky proběhnou jako jindy. Potom je poražena a odloží se stranou.
eldervale-rule-23-17 = Ovládaná nestvůra může aktivovat akce se symbolem dělníka.
eldervale-rule-23-18 = Nestvůra, která se vrací do Doupěte, přijde na Doupě svého elementu.
eldervale-rule-23-19 = Jednotky, které tam stojí, jdou do Podsvětí a jejich majitelé získají meče.
eldervale-rule-23-20 = Jinou nestvůru, která tam je, přesuň do nejbližší neobsazené říše. Mezi stejně blízkými vybírá aktivní hráč. Není-li žádná, je ta nestvůra poražena.
eldervale-rule-23-21 = Návrat do Doupěte bitvu nevyvolá.
eldervale-rule-23-22 = Není-li Doupě na mapě, nestane se nic.
eldervale-rule-23-23 = Dovoluje-li ti text nestvůry její vtrhnutí odvrátit a uděláš to, vtrhne místo ní jiná, která může.

## End of the game

eldervale-rule-24-1 = Konec hry spustí ten, kdo postaví své šesté sídlo.
eldervale-rule-24-2 = Konec hry spustí ten, kdo dobere poslední dílek ze zásoby říší.
eldervale-rule-24-3 = Po tomto tahu odehraje každý hráč ještě jeden tah, i ten, kdo konec spustil. Potom následuje závěrečné bodování.
eldervale-rule-24-4 = Pořadí se nemění, úplně poslední tah má tedy hráč, v jehož tahu se konec spustil.
eldervale-rule-24-5 = Spustí-li se během posledních tahů konec znovu, nic se nemění.
eldervale-rule-24-6 = VB získané během hry se hned zaznamenávají na stupnici.
eldervale-rule-24-7 = Nemá-li už nikdo žádnou jednotku a celé kolo nemohl nikdo udělat nic než svolat jednotky, následuje hned závěrečné bodování.

## Final scoring

eldervale-rule-25-1 = Kroků je šest a každý se vyhodnotí pro všechny hráče, než přijde další. Sídla i žetony zůstávají do konce na místě.
eldervale-rule-25-2 = Krok 1: 1 VB za každý získaný orb, který zůstal nepoložený.
eldervale-rule-25-3 = Krok 2: každý tvůj žeton na ukazateli síly má hodnotu čísla u své úrovně. Žeton mimo ukazatele nepřinese nic.
eldervale-rule-25-4 = Krok 3: každé tvé sídlo má hodnotu tvé síly v elementu jeho říše.
eldervale-rule-25-5 = Na počtu symbolů elementu na dílku tady nezáleží.
eldervale-rule-25-6 = Krok 4: počáteční karta i karty dobrodružství mají každá hodnotu tvé síly v elementu karty.
eldervale-rule-25-7 = Počáteční karta se boduje vždy.
eldervale-rule-25-8 = Z karet dobrodružství se za každé postavené sídlo bodují 3, libovolných elementů. Započítají se ty nejcennější.
eldervale-rule-25-9 = Bez sídla za karty dobrodružství nic nedostaneš.
eldervale-rule-25-10 = Krok 5: skrýše se bodují podle svého textu.
eldervale-rule-25-11 = Skrýš tady boduje, i když se její karta v kroku 4 nezapočítala.
eldervale-rule-25-12 = Krok 6: od hráče s nejméně VB po hráče s nejvíce VB všichni ukážou svá proroctví a každé zvlášť obodují.
eldervale-rule-25-13 = Vítězí hráč s nejvíce VB.
eldervale-rule-25-14 = Při shodě vítězí ten z nich, kdo má více zdrojů. Karty magie v ruce se počítají, žetony pokladů, orby a splněné úkoly ne.
eldervale-rule-25-15 = Trvá-li shoda, o vítězství se dělí.

## Variant: Oracle

eldervale-rule-26-1 = Ve 2 nebo 3 hráčích nahradí Orákulum jednu náhodnou říši elementu odhalenou pro mapu. Ta se vrátí do zásoby, která se pak zamíchá.
eldervale-rule-26-2 = Ve 4 nebo 5 hráčích nahradí druhé Podzemí.
eldervale-rule-26-3 = Orákulum je ruina.
eldervale-rule-26-4 = Když tam umístíš jednotku, získej buď kartu dobrodružství z nabídky (zaplatíš ji, získáš 1 sílu a nabídka se doplní), nebo si dober kartu magie.
eldervale-rule-26-5 = V Orákulu se nedobírá dílek říše ani se nepálí karta.
eldervale-rule-26-6 = Akci Orákula lze provést vždy, protože si můžeš zvolit kartu magie.
eldervale-rule-26-7 = S Orákulem má zásoba říší na začátku ve 2 hráčích 8 dílků a ve 3 hráčích 9.

## Variant: mercenaries

eldervale-rule-27-1 = Každý žoldák ve hře začíná i se svou kartou ve společné zásobě.
eldervale-rule-27-2 = Najmout žoldáka je volná akce ve tvém tahu: utrať 1 zlatou minci, nebo polož na jeho kartu orb.
eldervale-rule-27-3 = Žoldák přijde do tvé přípravné oblasti a můžeš ho hned použít.
eldervale-rule-27-4 = Najatý za zlatou minci slouží do konce tvého příštího svolání.
eldervale-rule-27-5 = Najatý za orb slouží do konce hry.
eldervale-rule-27-6 = Žoldák je ve všem jednotkou: za jeho cestu do Podsvětí získáš 1 meč a při svolání se vrátí. Najatý za zlatou minci tě pak na konci toho svolání opustí.
eldervale-rule-27-7 = Dokud žoldáka někdo má, nikdo jiný si ho najmout nemůže.
eldervale-rule-27-8 = Minotaur – Zteč: umístí-li protivník jednotku vedle tvého Minotaura, můžeš ho do té říše přesunout a vyvolat bitvu, jako když vtrhne nestvůra.
eldervale-rule-27-9 = Zteč není povinná a během mírumilovného začátku není možná.
eldervale-rule-27-10 = Zteč nezávisí na limitu jedné nestvůry: do téže říše může vtrhnout i nestvůra.
eldervale-rule-27-11 = Miméza – Napodobení: jednou v každém tahu může použít jednu schopnost jiné tvé jednotky, kromě Stavby dělníků.
eldervale-rule-27-12 = Může to být způsob umístění (Let, Teleport, Napadení) nebo frakční schopnost jednotky, ať už byla povolána, nebo ne.
eldervale-rule-27-13 = Počet kostek je na kartě žoldáka.
eldervale-rule-27-14 = Najmeš-li si žoldáka za zlatou minci ve stejném tahu ještě před svoláním, zůstane ti až do následujícího svolání.
eldervale-rule-27-15 = Žoldáci se liší počtem kostek a každý má svou vlastní schopnost.

## Variant: Mother of Dragons

eldervale-rule-28-1 = Když je mapa hotová, zamíchá se Dračí sluj do horní poloviny zásoby říší.
eldervale-rule-28-2 = Po dobrání se přiloží jako každá jiná říše a přijde na ni Matka draků a 3 náhodné žetony dračího pokladu lícem dolů.
eldervale-rule-28-3 = Když umístíš jednotku do Dračí sluje, získáš 1 zlatou minci.
eldervale-rule-28-4 = Žetony dračího pokladu zůstávají lícem dolů. Dostane je jen ten, kdo Matku draků porazí.
eldervale-rule-28-5 = Všudypřítomná hrozba: kdykoli je do některé ruiny umístěna jednotka, Matka draků tam vtrhne, ať je kdekoli. Platí to navíc k běžnému vtrhnutí ze sousedních říší.
eldervale-rule-28-6 = Může-li do téže říše vtrhnout ona i jiná nestvůra, vtrhne jen jedna. Kterou, určí ten, kdo jednotku umístil.
eldervale-rule-28-7 = Ohromná síla: všemi svými kostkami, na kterých padla jednička, hází znovu, dokud nějaká jednička zbývá.
eldervale-rule-28-8 = Ovládnout ji nelze.
eldervale-rule-28-9 = Houževnatost: kdo ji porazí, získá 1 slávu a k tomu 1 žeton dračího pokladu. Sílu elementu si místo toho vzít nelze.
eldervale-rule-28-10 = Dokud nějaký žeton zbývá, porážka ji ze hry neodstraní.
eldervale-rule-28-11 = Ochranářský pud: po každé bitvě, vyhrané i prohrané, se vrací do Dračí sluje.
eldervale-rule-28-12 = Jakmile je odebrán třetí žeton, je natrvalo poražena a odstraněna.
eldervale-rule-28-13 = Dračí sluj je ruina.
eldervale-rule-28-14 = Doporučuje se hrát nejvýše s jedním ze dvou minirozšíření, s Matkou draků, nebo s Ledovým obrem.
eldervale-rule-28-15 = Skončí-li bitva s ní úplnou shodou, žeton nedostane nikdo. Do sluje se vrátí i tak.
eldervale-rule-28-16 = S Dračí slují má zásoba říší o dílek víc: ve 2, 3, 4 a 5 hráčích 8, 9, 11 a 14.
eldervale-rule-28-17 = Hrajete-li s Dračí slují i s Mostem Bifröst, zamíchají se oba dílky do téže horní poloviny zásoby.

## Variant: Ice Giant and Bifröst Bridge

eldervale-rule-29-1 = Když je mapa hotová, zamíchá se Most Bifröst do horní poloviny zásoby říší.
eldervale-rule-29-2 = Most Bifröst není říše elementu ani ruina.
eldervale-rule-29-3 = Po dobrání se přiloží tak, aby sousedil s jedinou říší, a to stranou s 2 VB.
eldervale-rule-29-4 = Potom se dobere další dílek a přiloží se na protější stranu mostu s 10 VB. Dva sousedy mít nemusí.
eldervale-rule-29-5 = Ledový obr začíná na mostě, který je jeho Doupětem.
eldervale-rule-29-6 = Ke zbylým čtyřem stranám mostu nesmí nikdy přijít žádný dílek.
eldervale-rule-29-7 = Když umístíš jednotku na most, získáš 1 kartu magie.
eldervale-rule-29-8 = Za sídlo v říši u strany s 2 VB získáš 2 VB navíc, u strany s 10 VB 10 VB navíc.
eldervale-rule-29-9 = Most se u sídla jako sousední ruina nepočítá.
eldervale-rule-29-10 = Do říše za mostem se jednotky umísťují podle běžných pravidel.
eldervale-rule-29-11 = Na mostě sídlo postavit nelze.
eldervale-rule-29-12 = Dílek za mostem je jinak obyčejná nová říše: dostane sloupce pokladů, jako Doupě i nestvůru, a byl-li poslední, spouští konec hry.
eldervale-rule-29-13 = S Mostem Bifröst má zásoba říší o dílek víc: ve 2, 3, 4 a 5 hráčích 8, 9, 11 a 14.
eldervale-rule-29-14 = Je-li Most Bifröst posledním dílkem zásoby, zůstane jeho vzdálená strana prázdná.
eldervale-rule-29-15 = Je-li dílkem dobraným pro vzdálenou stranu Dračí sluj, přiloží se tam i s Matkou draků a jejími žetony.

## Variant: teams

eldervale-rule-30-1 = Čtyři hráči tvoří dva týmy, spoluhráči sedí vedle sebe. Připravuje se jako ve čtyřech hráčích.
eldervale-rule-30-2 = Hod určí, který tým začíná. První je ten jeho hráč, který sedí dál po směru hodinových ručiček.
eldervale-rule-30-3 = Pořadí je tedy: hráč prvního týmu, oba hráči druhého a druhý hráč prvního. V tomto pořadí začínají na 1, 2, 3 a 4 VB.
eldervale-rule-30-4 = Výsledek týmu je součet VB obou hráčů. Vyšší součet vítězí.
eldervale-rule-30-5 = Spoluhráči si mohou kdykoli ukázat karty v ruce.
eldervale-rule-30-6 = Ve svém tahu můžeš se spoluhráčem měnit karty magie, vždy jednu za jednu a kolikrát chceš. Nemáš-li co dát, nic nedostaneš.
eldervale-rule-30-7 = Když získáš kartu dobrodružství, můžeš ji hned dát spoluhráči. Sílu získá jen ten, kdo si ji nechá.
eldervale-rule-30-8 = Kouzla a účinky, které škodí protivníkům, spoluhráči neškodí.
eldervale-rule-30-9 = Spoluhráč není protivník: umístíš-li jednotku tam, kde jsou jen jeho jednotky, bitva nevznikne.
eldervale-rule-30-10 = Mají-li v bitvě jednotky oba spoluhráči, jsou to dvě strany a bojují i proti sobě.
eldervale-rule-30-11 = Před hodem, ve třetím kroku bitvy, můžeš utratit své meče a přidat kostky spoluhráči, i když se bitvy neúčastníš.
eldervale-rule-30-12 = Schopnosti ovládané nestvůry používá jen její majitel.
eldervale-rule-30-13 = Při shodě součtů vítězí tým s více zdroji. Je-li shoda i v nich, o vítězství se týmy dělí.

## Variant: magic draft

eldervale-rule-31-1 = Každý hráč dostane místo 5 karet magie 7.
eldervale-rule-31-2 = Každý si nechá 1 kartu a ostatní pošle doleva. Opakuje se to, dokud každý nemá vybraných 5.
eldervale-rule-31-3 = Dvě zbylé karty z každé ruky jdou na odhazovací balíček karet magie.

## Variant: adventure without passages

eldervale-rule-32-1 = Průchody použitých elementů leží vespod zamíchaných balíčků, ne navrchu.
eldervale-rule-32-2 = Vrchní karta každého použitého balíčku se otočí lícem vzhůru. Jinak se nic nemění.

## Variant: tactics tokens

eldervale-rule-33-1 = Každý začíná s jedním aktivním žetonem taktiky.
eldervale-rule-33-2 = V sedmém kroku bitvy může kterýkoli poražený hráč vyčerpat svůj aktivní žeton: všechny jeho jednotky, které by byly odstraněny, zůstanou v říši.
eldervale-rule-33-3 = Tyto jednotky nejdou do Podsvětí a meče nepřinesou.
eldervale-rule-33-4 = Vítěz svou odměnu ze šestého kroku získá i tak.
eldervale-rule-33-5 = Jednotky, které teď spolu v říši stojí, samy bitvu nevyvolají. Umístění další jednotky ano.
eldervale-rule-33-6 = Ve svém tahu můžeš jako volnou akci zaplatit 3 meče a vyčerpaný žeton znovu obrátit na aktivní stranu.

## Sound bases

eldervale-rule-34-1 = Zvukové podstavce nestvůr nemají na hru vliv.

## Chapters

eldervale-chapter-1 = Herní materiál
eldervale-chapter-2 = Pojmy a vyhodnocování
eldervale-chapter-3 = Zdroje a žetony pokladů
eldervale-chapter-4 = Karty magie
eldervale-chapter-5 = Příprava: frakce, pořadí, elementy
eldervale-chapter-6 = Příprava: balíčky, mapa, orby, hráči
eldervale-chapter-7 = Mapa
eldervale-chapter-8 = Tah
eldervale-chapter-9 = Umístění jednotky
eldervale-chapter-10 = Akce říší
eldervale-chapter-11 = Výprava do podzemí
eldervale-chapter-12 = Svolání jednotek
eldervale-chapter-13 = Akce karet a počáteční karta
eldervale-chapter-14 = Sídla
eldervale-chapter-15 = Volné akce
eldervale-chapter-16 = Orby
eldervale-chapter-17 = Herní oblast a karty dobrodružství
eldervale-chapter-18 = Mírumilovný začátek
eldervale-chapter-19 = Bitvy
eldervale-chapter-20 = Podsvětí
eldervale-chapter-21 = Stupnice slávy
eldervale-chapter-22 = Síla elementů
eldervale-chapter-23 = Nestvůry
eldervale-chapter-24 = Konec hry
eldervale-chapter-25 = Závěrečné bodování
eldervale-chapter-26 = Varianta: Orákulum
eldervale-chapter-27 = Varianta: žoldáci
eldervale-chapter-28 = Varianta: Matka draků
eldervale-chapter-29 = Varianta: Ledový obr a Most Bifröst
eldervale-chapter-30 = Varianta: týmová hra
eldervale-chapter-31 = Varianta: výběr karet magie
eldervale-chapter-32 = Varianta: dobrodružství bez průchodů
eldervale-chapter-33 = Varianta: žetony taktiky
eldervale-chapter-34 = Zvukové podstavce

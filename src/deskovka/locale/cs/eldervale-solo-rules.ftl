### Přízraky Dávnozemě: pravidla hry pro jednoho, zpráva za zprávou podle seznamu (GHOST-5.2 je eldervale-rule-GHOST-5-2).

## Components

eldervale-rule-GHOST-1-1 = Ke hře pro jednoho patří deska přízraků, figurka strážce a 24 karet přízraků.
eldervale-rule-GHOST-1-2 = Přízraky hrají s celou sadou jedné nepoužité barvy, nejlépe černé nebo bílé: 6 dělníků, drak, čaroděj, válečník, 6 střech, 6 bodovacích žetonů a 6 kostek.
eldervale-rule-GHOST-1-3 = Přízraky nemají desku frakce, počáteční kartu, schopnosti frakce ani herní oblast.

## Set-up

eldervale-rule-GHOST-2-1 = Zvol si frakci a připrav běžnou hru pro dva hráče: mapa má 10 dílků, odkrytých říší elementů je 5 a nejvýše jedna z nich je Doupě.
eldervale-rule-GHOST-2-2 = Hraje se se čtyřmi elementy: s elementem tvé frakce a se třemi dalšími.
eldervale-rule-GHOST-2-3 = Začínáš ty a tvůj bodovací žeton začíná na poli 1 stupnice vítězných bodů.
eldervale-rule-GHOST-2-4 = Bodovací žeton přízraků začíná na poli 2 stupnice vítězných bodů.
eldervale-rule-GHOST-2-5 = Než se říším rozdají poklady, vezmi pro přízraky od každého ze čtyř elementů 1 žeton pokladu, a to ze sloupce, který přijde na mapu jako poslední. V tom sloupci zbudou 2 žetony.
eldervale-rule-GHOST-2-6 = Tyto čtyři žetony zamíchej a polož po jednom na pole nejvíce vlevo v každém řádku desky přízraků. Žeton určuje element řádku po celou hru.
eldervale-rule-GHOST-2-7 = Za tyto čtyři žetony přízraky žádnou odměnu nezískají.
eldervale-rule-GHOST-2-8 = Zamíchej 24 karet přízraků a 3 z nich polož lícem nahoru, pod každou akční zónu jednu.
eldervale-rule-GHOST-2-9 = Vedle desky přízraků polož lícem dolů 5 karet magie z balíčku: to jsou „karty v ruce“ přízraků. Nikdo se na ně nesmí podívat.
eldervale-rule-GHOST-2-10 = Hoď kostkou a podle čísel na levém okraji desky přízraků najdi řádek. Jeho element je počátečním elementem přízraků.
eldervale-rule-GHOST-2-11 = Přízraky získají průchod tohoto elementu jako svou první kartu dobrodružství. Otoč další kartu toho balíčku, aby byly v nabídce opět čtyři karty.
eldervale-rule-GHOST-2-12 = Na 1. úroveň ukazatele síly tohoto elementu polož žeton přízraků. Je to síla za získanou kartu, podruhé ji nezískají.
eldervale-rule-GHOST-2-13 = Jeden žeton přízraků polož na první pole stupnice slávy.
eldervale-rule-GHOST-2-14 = Zbylé tři žetony přízraků polož k ukazatelům síly, budou se hodit později.
eldervale-rule-GHOST-2-15 = Všech devět jednotek přízraků začíná na desce přízraků, rozdělených do tří akčních zón. Tyto zóny jsou jejich přípravnou oblastí.
eldervale-rule-GHOST-2-16 = Přízraky své jednotky nikdy nepovolávají.
eldervale-rule-GHOST-2-17 = Strážce začíná vedle mapy, ne na ní.
eldervale-rule-GHOST-2-18 = Ty se připravíš jako ve hře více hráčů: máš 3 připravené dělníky, 5 karet magie, po jednom z pěti základních zdrojů a žeton na ukazateli svého elementu.

## Special rules

eldervale-rule-GHOST-3-1 = Mírumilovný začátek: dokud na stupnici slávy nejsou oba žetony, nedojde k bitvě, žádná nestvůra nevtrhne a schopnosti nestvůr neplatí. Přízraky na ní mají žeton od začátku, mír tedy skončí, až poprvé provedeš svolání jednotek.
eldervale-rule-GHOST-3-2 = Přízraky používají jediný zdroj: karty magie. Leží lícem dolů v balíčku, který představuje jejich ruku.
eldervale-rule-GHOST-3-3 = Počet karet v ruce přízraků není omezený.
eldervale-rule-GHOST-3-4 = Přízraky nikdy nevyužijí text karty magie: kouzla nesesílají, úkoly neplní a proroctví nebodují.
eldervale-rule-GHOST-3-5 = Mají-li přízraky získat jakýkoli zdroj, získají místo každého kusu jednu kartu magie (výjimkou je nabídka odměn, viz GHOST-14.3).
eldervale-rule-GHOST-3-6 = Mají-li přízraky odhodit nebo ztratit zdroj, odhodí jednu kartu magie.
eldervale-rule-GHOST-3-7 = Za získané žetony pokladů přízraky žádné zdroje nedostanou. Žetony jdou na desku přízraků.
eldervale-rule-GHOST-3-8 = Za své jednotky přemístěné do Podsvětí přízraky nezískají meč ani nic jiného.
eldervale-rule-GHOST-3-9 = Přízraky za nic, co dělají, neplatí: ani za sídla, ani za karty dobrodružství.
eldervale-rule-GHOST-3-10 = Přízraky jsou tvůj protivník a v textech karet a schopností platí za hráče.
eldervale-rule-GHOST-3-11 = Karty dobrodružství nedávají přízrakům žádné schopnosti ani akce. Leží v jednom balíčku, který si smíš kdykoli prohlédnout.
eldervale-rule-GHOST-3-12 = Při svolání jednotek přízraky nevyhodnocují žádné akce karet.

## The guardian

eldervale-rule-GHOST-4-1 = Strážce není jednotka, neúčastní se bitev, říši neobsazuje a kouzla ani schopnosti na něj nepůsobí.
eldervale-rule-GHOST-4-2 = Jakmile ve svém tahu umístíš jednotku, ihned přemísti strážce do stejné říše. Umístíš-li v témže tahu díky nějakému účinku další, přesune se znovu.
eldervale-rule-GHOST-4-3 = Svoláváš-li jednotky, strážce zůstává na místě.
eldervale-rule-GHOST-4-4 = Nic jiného strážce nepřemístí, ani přemístění jednotek jinými účinky.
eldervale-rule-GHOST-4-5 = Jednotky přízraků strážce nenásleduje.

## The ghosts' turn

eldervale-rule-GHOST-5-1 = Po každém tvém tahu mají jeden tah přízraky.
eldervale-rule-GHOST-5-2 = Hoď kostkou. Výsledek určí akční zónu: 1 a 2 levou, 3 a 4 prostřední, 5 a 6 pravou.
eldervale-rule-GHOST-5-3 = Je-li v určené zóně aspoň jedna jednotka přízraků, vyhodnoť kartu pod touto zónou. Použij jednotku, která v ní stojí nejvíce vlevo.
eldervale-rule-GHOST-5-4 = Není-li v určené zóně žádná jednotka, přízraky své jednotky svolají. Karta se nevyhodnotí ani neodhodí.

## Resolving a ghost card

eldervale-rule-GHOST-6-1 = Pořadí: 1. umísti jednotku; 2. je-li v říši elementu, přízraky získají žeton pokladu; 3. vyhodnoť další účinky karty; 4. kartu odhoď a na její místo dej novou z balíčku.
eldervale-rule-GHOST-6-2 = Na kartě přízraků je jedno umístění a nejvýše jedna další akce: stavba sídla, karta dobrodružství, dílek říše nebo jiný natištěný účinek.
eldervale-rule-GHOST-6-3 = Obrázek na kartě ukazuje některou ze šesti říší sousedících se strážcem (z tvého pohledu vpravo nahoře, vpravo, vpravo dole, vlevo dole, vlevo, vlevo nahoře), nebo určitou ruinu.
eldervale-rule-GHOST-6-4 = Není-li na ukázaném místě žádná říše, jednotka se umístí do říše strážce.
eldervale-rule-GHOST-6-5 = Je-li na kartě ruina, jednotka jde na ni, ať je strážce kdekoli.
eldervale-rule-GHOST-6-6 = Přízraky se neřídí žádným omezením pro umístění: nemusí sousedit se svou jednotkou, smějí do obsazené říše i ke své jednotce a nemusí být schopny provést akci.
eldervale-rule-GHOST-6-7 = Umístí-li přízraky jednotku vedle nestvůry, nestvůra vtrhne jako u hráče (po mírumilovném začátku).
eldervale-rule-GHOST-6-8 = Umístění jednotky přízraků vyvolá bitvu stejně jako umístění jednotky hráče.
eldervale-rule-GHOST-6-9 = Bitva se svede až po třetím kroku, tedy po dalších účincích karty.
eldervale-rule-GHOST-6-10 = Dojde-li balíček karet přízraků, zamíchej odhozené karty do nového.

## A ghost unit in an element realm or a ruin

eldervale-rule-GHOST-7-1 = Je-li v říši jeden sloupec žetonů, přízraky si vezmou jeho vrchní žeton.
eldervale-rule-GHOST-7-2 = Jsou-li v říši dva sloupce, přízraky si vezmou vrchní žeton levého.
eldervale-rule-GHOST-7-3 = Nezbyl-li v říši žádný sloupec, přízraky získají místo natištěného zdroje jednu kartu magie.
eldervale-rule-GHOST-7-4 = V ruině přízraky akci říše neprovádějí. Jednotka tam jen zůstane a při jejich svolání jednotek přinese 2 VB.
eldervale-rule-GHOST-7-5 = Žeton pod tím, který si přízraky vzaly, se jako obvykle otočí lícem nahoru.
eldervale-rule-GHOST-7-6 = Na Mostu Bifröst (není to říše elementu ani ruina) přízraky nezískají nic a VB při svolání jednotek také ne.

## Rows of the ghost board

eldervale-rule-GHOST-8-1 = Deska přízraků má čtyři řádky, pro každý element ve hře jeden.
eldervale-rule-GHOST-8-2 = Získaný žeton polož lícem dolů do řádku jeho elementu, na první volné pole zleva.
eldervale-rule-GHOST-8-3 = Pole se symbolem slávy: přízraky postoupí o 1 pole na stupnici slávy a získají jeho odměnu.
eldervale-rule-GHOST-8-4 = Pole se symbolem karty magie: přízraky si na svůj balíček doberou jednu kartu magie.
eldervale-rule-GHOST-8-5 = Pole se symbolem karty dobrodružství: přízraky získají kartu dobrodružství elementu tohoto řádku.
eldervale-rule-GHOST-8-6 = Ostatní pole nepřinášejí nic.
eldervale-rule-GHOST-8-7 = Pole řádku zleva: počáteční žeton, nic, karta magie, karta dobrodružství, sláva, nic, karta magie, karta dobrodružství.
eldervale-rule-GHOST-8-8 = Žeton, pro který v řádku už není místo, se odloží stranou bez odměny.

## Dwellings of the ghosts

eldervale-rule-GHOST-9-1 = Mají-li přízraky stavět sídlo, podívej se nejdřív do říše strážce. Je-li to říše elementu, stojí-li v ní dělník přízraků a není-li v ní ničí sídlo, dělník se změní v sídlo přízraků.
eldervale-rule-GHOST-9-2 = Jinak projdi říše sousedící se strážcem po směru hodinových ručiček od pravé horní (vpravo nahoře, vpravo, vpravo dole, vlevo dole, vlevo, vlevo nahoře). Staví se v první říši elementu, kde je dělník přízraků a žádné sídlo.
eldervale-rule-GHOST-9-3 = Nevyhovuje-li žádná říše, akce se vynechá.
eldervale-rule-GHOST-9-4 = Za sídlo se nic neplatí, dostane střechu přízraků.
eldervale-rule-GHOST-9-5 = Za stavbu získají přízraky VB jako hráč: 2 za každou sousední ruinu a 2 za každé sousední sídlo, ať je čí chce.
eldervale-rule-GHOST-9-6 = Přízraky získají právě 1 úroveň síly elementu té říše, i když jsou na dílku dva symboly.
eldervale-rule-GHOST-9-7 = Stavět lze i z dělníka, kterého přízraky umístily toutéž kartou.
eldervale-rule-GHOST-9-8 = Mizející přízraky: změní-li se umístěný dělník v sídlo, a v říši tak není s kým bojovat, bitva nebude, i když tam vtrhla nestvůra nebo tam máš jednotky.
eldervale-rule-GHOST-9-9 = Šesté sídlo přízraků přivodí konec hry.

## Adventure cards of the ghosts

eldervale-rule-GHOST-10-1 = Za pole v řádku získají přízraky kartu dobrodružství elementu toho řádku.
eldervale-rule-GHOST-10-2 = Za akci karty přízraků se element určí hodem kostkou: je to element řádku, u kterého je padlé číslo.
eldervale-rule-GHOST-10-3 = Přízraky si zdarma vezmou odkrytou kartu balíčku toho elementu a odkryje se další.
eldervale-rule-GHOST-10-4 = Za každou získanou kartu dobrodružství přízraky získají 1 úroveň síly jejího elementu.
eldervale-rule-GHOST-10-5 = Je-li balíček prázdný, přízraky nezískají nic.

## Battles with the ghosts

eldervale-rule-GHOST-11-1 = Jednotky přízraků házejí stejným počtem kostek jako jednotky hráčů téhož druhu. Kostky jako obvykle přidávají i sídla přízraků v říši bitvy a vedle ní.
eldervale-rule-GHOST-11-2 = Všechny jednotky přízraků, které s bitvou sousedí, se k ní vždy připojí, ať bojuje kdokoli.
eldervale-rule-GHOST-11-3 = Moc podsvětí: v každé bitvě, které se jednotky přízraků účastní, mají přízraky navíc kostky za všechny své jednotky v Podsvětí (dělník 1, válečník 2, drak 3, čaroděj podle svého druhu).
eldervale-rule-GHOST-11-4 = I pro přízraky platí nejvýše 6 kostek.
eldervale-rule-GHOST-11-5 = Přízraky neutrácejí meče.
eldervale-rule-GHOST-11-6 = Pořadí připojování je obvyklé: nejdřív ten, kdo sedí po levici aktivního hráče, aktivní hráč poslední. V tahu přízraků se tedy rozhoduješ před nimi, ve svém tahu po nich.
eldervale-rule-GHOST-11-7 = Vyhrají-li přízraky nad tebou, postoupí o 1 pole na stupnici slávy.
eldervale-rule-GHOST-11-8 = Vyhrají-li přízraky nad nestvůrou, získají 1 úroveň síly jejího elementu. Jsou-li na tomto ukazateli už nahoře, postoupí místo toho o 1 pole na stupnici slávy.
eldervale-rule-GHOST-11-9 = Vyhrají-li přízraky nad tebou i nad nestvůrou najednou, zvolí sílu (GHOST-11.8).
eldervale-rule-GHOST-11-10 = Poražené jednotky přízraků jdou do Podsvětí, meče za ně přízraky nezískají.
eldervale-rule-GHOST-11-11 = Přízraky házejí znovu nebo mění kostky, jen když je k tomu účinek donutí.

## Ghosts and monsters

eldervale-rule-GHOST-12-1 = Pro nestvůry jsou jednotky přízraků jako jednotky hráče: vtrhnou k nim a bojují s nimi.
eldervale-rule-GHOST-12-2 = Schopnosti nestvůr, které posílají jednotky do Podsvětí, se na jednotky přízraků nevztahují.
eldervale-rule-GHOST-12-3 = Mohou-li se přízraky rozhodnout, zda dojde k bitvě (třeba u Okřídleného hada), vždy zvolí bitvu.
eldervale-rule-GHOST-12-4 = Porazí-li přízraky nestvůru bez elementu (Matku draků nebo Ledového obra), získají slávu, kterou dává jako odměnu, a také žeton dračího pokladu.

## Decisions of the ghosts

eldervale-rule-GHOST-13-1 = Mají-li přízraky zvolit element (síla libovolného elementu, karta dobrodružství), rozhodne hod kostkou podle čísel na levém okraji desky přízraků.
eldervale-rule-GHOST-13-2 = Nemohou-li přízraky sílu padlého elementu získat (jsou na nejvyšší úrovni), hoď znovu, případně opakovaně.
eldervale-rule-GHOST-13-3 = O všem ostatním, co zde popsáno není, rozhoduješ za přízraky ty: třeba kam přijde nový dílek říše nebo která z více nestvůr vtrhne.
eldervale-rule-GHOST-13-4 = Nemohou-li přízraky získat sílu žádného elementu, platí první hod a síla propadá.
eldervale-rule-GHOST-13-5 = Čísla řádků: 1. řádek 1 a 2, 2. řádek 3, 3. řádek 4, 4. řádek 5 a 6.

## Orbs and fame of the ghosts

eldervale-rule-GHOST-14-1 = Získají-li přízraky orb, ihned se položí na první volné pole nabídky odměn zleva.
eldervale-rule-GHOST-14-2 = Přízraky získají, co to pole ukazuje (VB, karty magie, sílu).
eldervale-rule-GHOST-14-3 = Ukazuje-li pole jiné zdroje než karty magie, získají přízraky místo každého z nich 1 VB.
eldervale-rule-GHOST-14-4 = Odměny na stupnici slávy: 2 VB jsou 2 VB; za každý libovolný zdroj 1 karta magie; o síle libovolného elementu rozhodne kostka; na poli s orbem orb, pokud tam ještě je, jinak 2 VB.
eldervale-rule-GHOST-14-5 = Na posledním poli stupnice slávy přinese každý další postup jako obvykle 2 VB.
eldervale-rule-GHOST-14-6 = Orb z ukazatele síly přízraky získají, když dosáhnou jeho vrcholu jako první.

## The ghosts regroup

eldervale-rule-GHOST-15-1 = Pořadí: 1. 2 VB za každou jednotku přízraků na dílcích ruin; 2. 1 VB za každou jednotku přízraků v Podsvětí; 3. všechny jednotky přízraků z mapy i z Podsvětí se vrátí na desku přízraků.
eldervale-rule-GHOST-15-2 = Drak, čaroděj a válečník se vracejí do svých zón.
eldervale-rule-GHOST-15-3 = Dělníci se vracejí po jednom na volné symboly dělníků, od nejmenšího čísla po největší (1 až 6).
eldervale-rule-GHOST-15-4 = Symboly dělníků 1 a 3 jsou v levé zóně, 2 a 4 v prostřední, 5 a 6 v pravé.
eldervale-rule-GHOST-15-5 = Válečník je v levé zóně, čaroděj v prostřední, drak v pravé, vždy napravo od dělníků.
eldervale-rule-GHOST-15-6 = Jednotky v říších elementů při svolání žádné VB nepřinesou.
eldervale-rule-GHOST-15-7 = Sídla přízraků zůstávají, jejich dělníci se nevracejí.
eldervale-rule-GHOST-15-8 = Karta určené zóny zůstává na svém místě.

## End and final scoring

eldervale-rule-GHOST-16-1 = Konec hry přivodíš jako obvykle ty nebo přízraky: šestým sídlem nebo odebráním posledního dílku říše.
eldervale-rule-GHOST-16-2 = Po tahu, který konec přivodil, máte ty i přízraky ještě po jednom tahu, v obvyklém pořadí.
eldervale-rule-GHOST-16-3 = Ty boduješ jako ve hře více hráčů.
eldervale-rule-GHOST-16-4 = Přízraky získají VB za čísla u svých žetonů na ukazatelích síly.
eldervale-rule-GHOST-16-5 = Sídla přízraků se bodují jako obvykle: každé za jejich sílu v elementu té říše.
eldervale-rule-GHOST-16-6 = Každá karta dobrodružství přinese přízrakům jejich sílu v jejím elementu. Počtem sídel omezené nejsou.
eldervale-rule-GHOST-16-7 = Za každou kartu magie ve svém balíčku získají přízraky 1 VB, ať je jakákoli.
eldervale-rule-GHOST-16-8 = Za počáteční kartu, skrýše, proroctví a orby přízraky nebodují.
eldervale-rule-GHOST-16-9 = Vyhrává, kdo má více VB. Shodu rozhodují zdroje jako obvykle (ELDER-25.14), přízrakům se počítají jen karty magie. Je-li i to stejné, vítězíte společně.

## Chapters

eldervale-chapter-GHOST-1 = Přízraky: herní materiál
eldervale-chapter-GHOST-2 = Přízraky: příprava hry
eldervale-chapter-GHOST-3 = Přízraky: zvláštní pravidla
eldervale-chapter-GHOST-4 = Přízraky: strážce
eldervale-chapter-GHOST-5 = Přízraky: tah přízraků
eldervale-chapter-GHOST-6 = Přízraky: vyhodnocení karty
eldervale-chapter-GHOST-7 = Přízraky: jednotka v říši elementu a v ruině
eldervale-chapter-GHOST-8 = Přízraky: řádky desky přízraků
eldervale-chapter-GHOST-9 = Přízraky: stavba sídel
eldervale-chapter-GHOST-10 = Přízraky: karty dobrodružství
eldervale-chapter-GHOST-11 = Přízraky: bitvy
eldervale-chapter-GHOST-12 = Přízraky: nestvůry
eldervale-chapter-GHOST-13 = Přízraky: rozhodování
eldervale-chapter-GHOST-14 = Přízraky: orby a sláva
eldervale-chapter-GHOST-15 = Přízraky: svolání jednotek
eldervale-chapter-GHOST-16 = Přízraky: konec hry a bodování

### Kemet: Krev a písek: pravidla, jedna zpráva na každé pravidlo katalogu (KEMET-BAT1.5 je kemet-rule-BAT1-5).

## Components and board

kemet-rule-COMP-1 = Hru hraje 2–5 hráčů. Každý hraje za jednoho boha: Anubise, Bastet, Hora, Vadžet nebo Sobeka. Bohové se liší jen barvou.
kemet-rule-COMP-2 = Destiček moci je 64: čtyři barvy (rubínová, safírová, diamantová a onyxová), v každé barvě čtyři stupně a v každém stupni čtyři destičky.
kemet-rule-COMP-3 = Společný materiál: 10 figurek mytických stvoření, 6 figurek žoldnéřů, 38 karet Božského zásahu, 2 speciální bojové karty, 80 žetonů vítězných bodů (VB), 20 veteránských žetonů, 5 stříbrných a 5 zlatých akčních žetonů. Žetony VB ani veteránské žetony nikdy nedojdou; kdyby nestačily, nahradí se čímkoli.
kemet-rule-COMP-4 = Každý hráč má 12 jednotek, 5 akčních žetonů, 8 bojových karet, 3 pyramidy po třech dílech, 4 vrcholky pyramid (v každé barvě jeden), 4 žetony „Získání destičky moci“ (v každé barvě jeden), ukazatel víry a ukazatel pořadí.
kemet-rule-COMP-5 = Oblasti jsou čtyř druhů: čtvrť, chrám, Pantheon a poušť. Poušť je každá oblast, která není nic z prvních tří.
kemet-rule-COMP-6 = Každé město má právě tři čtvrti.
kemet-rule-COMP-7 = Oblasti spolu sousedí přes bílé čáry. Přes Nil ani přes okraj plánu se nechodí, leda z přístavu do přístavu.
kemet-rule-COMP-8 = Čtvrti jsou obehnané hradbami.
kemet-rule-COMP-9 = Oblast pod bouří a nepoužitá část plánu nejsou součástí hry: nic tam nesmí stát ani se tam přesunout, ustoupit nebo teleportovat.
kemet-rule-COMP-10 = Které oblasti jsou ve hře, závisí na počtu hráčů.
kemet-rule-COMP-11 = V oblasti může být obelisk, vojenský (červený) přístav nebo obchodní (modrý) přístav.
kemet-rule-COMP-12 = Pantheon není chrám. Chrám v deltě Nilu chrám je.
kemet-rule-COMP-13 = Hráčská deska má tři úrovně akčních polí. Úroveň 3 (nahoře): Verbování a Pohyb. Úroveň 2: Pohyb, Stavba pyramidy a Modlitba. Úroveň 1: tři pole Získání destičky moci a Modlitba. Zlaté pole leží nad úrovní 3 a k žádné úrovni nepatří.
kemet-rule-COMP-14 = Pyramida má stupeň 1–4 a jednu barvu. Pyramida, která je ještě v zásobě, má stupeň 0.

## Set-up

kemet-rule-SETUP-1 = Barvy ve hře se losují: ve 2 hráčích 2 barvy, ve 3 nebo 4 hráčích 3 a v 5 hráčích všechny 4.
kemet-rule-SETUP-2 = V nabídce leží lícem nahoru všechny destičky moci v barvách, které jsou ve hře, seřazené podle barvy a stupně: při třech barvách 48, při čtyřech 64.
kemet-rule-SETUP-3 = Ve 2 hráčích se odstraní všechny destičky Božský čin a od každé destičky, která je tu dvakrát (stejný název i barva), jeden kus. Od každé tak zůstane jen jedna, celkem 26.
kemet-rule-SETUP-4 = Destičky v barvách, které ve hře nejsou, a destičky odstraněné při hře 2 hráčů se hry neúčastní.
kemet-rule-SETUP-5 = Dvě speciální bojové karty jsou nepovinné. Hrajete-li s nimi, leží vedle nabídky destiček.
kemet-rule-SETUP-6 = Každá figurka mytického stvoření začíná na své destičce v nabídce.
kemet-rule-SETUP-7 = Na každé destičce Nadvláda a na destičce Sfinga, pokud jsou ve hře, leží po jednom Božském VB.
kemet-rule-SETUP-8 = Na každém chrámu ve hře leží jeden chrámový VB.
kemet-rule-SETUP-9 = Každý hráč dostane jednu kartu Božského zásahu Diverze; zbylé Diverze jdou ze hry.
kemet-rule-SETUP-10 = Ostatní karty Božského zásahu se zamíchají a tvoří balíček lícem dolů.
kemet-rule-SETUP-11 = Každý hráč si vybere město a barvu; město patří vždy jen jednomu hráči. Tvoje město je celou hru to, se kterým začínáš, ať v něm stojí kdokoli.
kemet-rule-SETUP-12 = Žetony „Získání destičky moci“ a vrcholky pyramid si bereš jen v barvách, které jsou ve hře.
kemet-rule-SETUP-13 = Ukazatel víry začíná na 7.
kemet-rule-SETUP-14 = Začínáš s 5 akčními žetony, 12 jednotkami a všemi 8 bojovými kartami v ruce.
kemet-rule-SETUP-15 = Každý si dobere 2 karty Božského zásahu; s Diverzí má tedy v ruce 3.
kemet-rule-SETUP-16 = Každý má 9 dílů pyramid (3 od každého stupně). Ve 2 hráčích jen 6 (2 od každého stupně), tedy nejvýš dvě pyramidy.
kemet-rule-SETUP-17 = Pořadí hráčů se losuje; začíná ten, jehož ukazatel je nejvíc vlevo.
kemet-rule-SETUP-18 = Vyber dvě čtvrti svého města a do každé umísti přesně 5 jednotek. Zbylé 2 jednotky zůstanou v zásobě.
kemet-rule-SETUP-19 = V pořadí hráčů umístí každý do čtvrtí svého města pyramidy s celkem 3 stupni, nejvýš 2 v jedné čtvrti: buď 1/1/1, nebo 2/1/0.
kemet-rule-SETUP-20 = Každá tvoje pyramida má jinou barvu; vybíráš z barev, které jsou ve hře.
kemet-rule-SETUP-21 = Ve 2 hráčích jde jen rozestavení 2/1/0, protože víc než dvě pyramidy mít nemůžeš.
kemet-rule-SETUP-22 = Za každou umístěnou pyramidu dáš žeton „Získání destičky moci“ v její barvě na jedno ze svých tří polí Získání destičky moci.
kemet-rule-SETUP-23 = V opačném pořadí hráčů dostane každý zdarma jednu destičku moci stupně 1, kterou si zvolí. Musí mít barvu některé z jeho pyramid.
kemet-rule-SETUP-24 = Vybíráš jen z toho, co v nabídce ještě je: kus, který si vzal někdo před tebou, je pryč.
kemet-rule-SETUP-25 = Jednotky na začátku hry rozmísťujete v pořadí hráčů. Má-li destička stupně 1, kterou si při přípravě bereš, efekt při získání, vyhodnotí se hned.
kemet-rule-SETUP-26 = Po přípravě začíná první fáze dne; noc před ní není.
kemet-rule-SETUP-27 = Žeton sochy leží před městem svého hráče a ukazuje, komu patří; jinak nemá žádný účinek.
kemet-rule-SETUP-28 = Speciální bojové karty jsou ve hře, pokud se u stolu nedomluvíte jinak. Bez nich ti Bouře Wyyrt a Bariéra Šetyw jen vrátí odhozené bojové karty do ruky.
kemet-rule-SETUP-29 = Města a barvy se rozdělí dřív, než se losuje pořadí. Neurčíte-li města u stolu sami, rozlosují se mezi místa; boha a barvu si každý volí libovolně.
kemet-rule-SETUP-30 = Tři pole Získání destičky moci jsou rovnocenná, takže se hra neptá, na které žeton dáš. Přijde na první zleva, na kterém ještě žádný není, přednostně na takové, kde neleží akční žeton.

## Round, victory points, precedence

kemet-rule-CORE-1 = Kolo je fáze dne a po ní fáze noci. Hraje se kolo za kolem až do konce hry.
kemet-rule-CORE-2 = Vítězné body (VB) jsou trvalé (čtvercové žetony, o ty nikdy nepřijdeš), nebo dočasné (kulaté žetony, o ty přijít můžeš).
kemet-rule-CORE-3 = Trvalé VB získáváš za vyhrané bitvy, za některé destičky moci, v noci za ovládání aspoň dvou chrámů a za obětinu v Pantheonu.
kemet-rule-CORE-4 = Dočasný VB máš za každý chrám a za každou pyramidu stupně 4, které ovládáš.
kemet-rule-CORE-5 = Tvoje skóre je součet všech tvých žetonů VB a všichni ho vidí.
kemet-rule-CORE-6 = Když si pravidla odporují, má karta Božského zásahu přednost před destičkou moci, destička před pravidly rozšíření a pravidla rozšíření před pravidly základní hry.
kemet-rule-CORE-7 = Žetony VB jsou všem na očích: získané přidáváš ke znaku svého boha na počítadle VB a pořadí hráčů, ztracené odtud odebíráš.

## Day phase

kemet-rule-DAY-1 = Hráči se střídají v pořadí hráčů od začínajícího. Ve svém tahu položíš právě jeden ze svých akčních žetonů.
kemet-rule-DAY-2 = Žeton položíš na neobsazené akční pole své hráčské desky.
kemet-rule-DAY-3 = Akci toho pole provedeš hned a celou, teprve pak tah končí.
kemet-rule-DAY-4 = Pole, na kterém leží žeton, už v této fázi dne znovu použít nejde.
kemet-rule-DAY-5 = Fáze dne končí, když všichni položili všech pět svých žetonů. Kdo už žádný nemá, toho hra vynechá.
kemet-rule-DAY-6 = Pravidlo rovnováhy: na konci fáze dne musíš mít na každé ze tří úrovní desky aspoň jeden akční žeton.
kemet-rule-DAY-7 = Žeton nesmíš položit tak, aby potom bylo úrovní bez žetonu víc než žetonů, které ještě můžeš položit. Počítají se tvé zbývající žetony a jeden navíc, pokud s některým z nich ještě můžeš zahrát nepoužitý stříbrný. Běžný a stříbrný žeton položené zároveň se posuzují společně.
kemet-rule-DAY-8 = Ve svém tahu můžeš kdykoli, jen ne během bitvy, hrát karty Božského zásahu se symbolem dne.
kemet-rule-DAY-9 = Kolik karet Božského zásahu v tahu zahraješ, není nijak omezené.
kemet-rule-DAY-10 = Žeton můžeš položit, i když jeho akce nic neudělá: nenaverbuješ žádnou jednotku, nepohneš se, nic nepostavíš nebo nic nezískáš.
kemet-rule-DAY-11 = Denní karty Božského zásahu hraješ a stvoření na plán umísťuješ v těchto chvílích: před položením žetonu nebo žetonů; před každou akcí a po ní; v akci Pohyb před prvním krokem, mezi kroky a po posledním; v akci Verbování mezi dvěma bitvami. To vše i tehdy, když pohybující se skupina právě překračuje limity. Nikdy ne mezi vstupem nebo umístěním jednotek a bitvou, kterou vyvolají. Kartu určenou na začátek akce Pohyb zahraješ, když ta akce začíná, ještě než se určí limit pohybu.

## Silver and gold tokens

kemet-rule-TOK-1 = Stříbrný nebo zlatý akční žeton zahraješ spolu s jedním ze svých pěti běžných žetonů a získáš tím v témž tahu další akci.
kemet-rule-TOK-2 = Pořadí akcí volíš ty. První musíš úplně dokončit, i s bitvami, než začneš další.
kemet-rule-TOK-3 = Stříbrný žeton položíš na kterékoli neobsazené akční pole své desky a provedeš jeho akci.
kemet-rule-TOK-4 = Zlatý žeton patří jen na zlaté pole. Jakou akci jím provedeš, říká destička, která ti ho dává. S Dvojitým obřadem jím získáš další destičku moci: zaplatíš její stupeň a 2 body víry navíc (slevy platí), pole Získání destičky moci tím neobsadíš a limit jedné destičky každé barvy za den se na ni nevztahuje; odpovídající pyramidu ale ovládat musíš a stejnou ilustraci mít nesmíš.
kemet-rule-TOK-5 = Destiček, které dávají zlatý žeton, můžeš mít několik, zlatý žeton ale jen jeden.
kemet-rule-TOK-6 = Zlatý žeton proto použiješ nejvýš jednou za kolo, na jednu akci, kterou dovoluje kterákoli z tvých destiček se zlatým žetonem.
kemet-rule-TOK-7 = Stříbrný žeton použiješ nejvýš jednou za kolo. V jednom tahu můžeš spojit běžný, stříbrný i zlatý žeton.
kemet-rule-TOK-8 = Žeton, který v tahu získáš, můžeš použít nejdřív v některém z dalších tahů.
kemet-rule-TOK-9 = Stříbrný žeton se do pravidla rovnováhy počítá na té úrovni, kde leží. Zlatý se nepočítá nikdy.
kemet-rule-TOK-10 = Stříbrné a zlaté žetony si bereš zpět s ostatními v noci, v kroku 8 (Probuzení).
kemet-rule-TOK-11 = Všechny žetony tahu položíš dřív, než provedeš první z jejich akcí; potom už jen volíš, která z položených akcí přijde na řadu. Co udělá zlatý žeton, řekneš, až na jeho akci dojde.

## End of the game

kemet-rule-END-1 = Máš-li bezprostředně před položením akčního žetonu aspoň 9 VB (trvalých a dočasných dohromady) a žádný soupeř jich nemá víc, hned vyhráváš.
kemet-rule-END-2 = Shoda ve VB vítězství nebrání.
kemet-rule-END-3 = Má-li některý soupeř víc VB než ty, nevyhráváš ani s 9 nebo více VB a hraje se dál.
kemet-rule-END-4 = Vítězství se ověřuje jen u hráče, který se chystá položit žeton: od začátku jeho tahu, dokud ho nepoloží. Nikdy uprostřed akce, v noci ani u hráče, kterému už žádný žeton nezbývá.
kemet-rule-END-5 = Porovnávají se VB, jaké jsou právě v té chvíli. Body, které hráč od svého posledního tahu ztratil, se nepočítají.
kemet-rule-END-6 = Ověřuje se na začátku tahu a znovu po každém efektu, který hráč před položením žetonu použije (denní karta Božského zásahu, stvoření). Máš-li 9 VB a denní kartou připravíš vedoucího soupeře o náskok, hned vyhráváš.
kemet-rule-END-7 = Poslední kolo pravidla neznají. Pro simulace si stůl může nastavit nejvyšší počet kol (běžně není žádný). Když se po noci naplní, rozhodne o umístění počet VB; kdo jich má stejně, dělí se o místo.

## Pray

kemet-rule-PRAY-1 = Akce Modlitba: získáš 2 body víry.

## Acquire a power tile

kemet-rule-ACQ-1 = Akce Získání destičky moci: vezmeš si z nabídky jednu destičku.
kemet-rule-ACQ-2 = Musíš ovládat pyramidu v barvě destičky, a to aspoň takového stupně, jaký má destička.
kemet-rule-ACQ-3 = Pyramida může stát ve tvém městě i v městě soupeře.
kemet-rule-ACQ-4 = Destička stojí tolik bodů víry, jaký má stupeň, po odečtení slev. Slevy se sčítají, ale pod 0 cena neklesne. Zaplatit ji musíš celou.
kemet-rule-ACQ-5 = Za jednu fázi dne získáš od každé barvy nejvýš jednu destičku.
kemet-rule-ACQ-6 = Nesmíš získat destičku se stejnou ilustrací, jakou má některá z tvých destiček. Nadvláda i Božský čin mají ve všech barvách tutéž ilustraci, takže od každé z nich můžeš mít jen jednu; stejně tak jen jedny Žoldnéře.
kemet-rule-ACQ-7 = Získáváš-li destičku díky pyramidě ve svém městě, položíš akční žeton na pole s žetonem „Získání destičky moci“ té barvy. Je-li to pole už obsazené, dnes tudy destičku té barvy nezískáš.
kemet-rule-ACQ-8 = Získáváš-li destičku díky pyramidě, kterou ovládáš v městě soupeře, položíš akční žeton na kterékoli neobsazené pole Získání destičky moci, ať je na něm barevný žeton jakýkoli, nebo žádný. Nový barevný žeton tím na desku nepřibude, ten přináší jen stavba.
kemet-rule-ACQ-9 = Pyramida tvého města, kterou ovládá soupeř, se ti nepočítá. Soupeř ji může využít stejně jako každou jinou, kterou ovládá v cizím městě.
kemet-rule-ACQ-10 = Destička leží do konce hry otevřeně před tebou a nijak o ni nemůžeš přijít.
kemet-rule-ACQ-11 = Efekt destičky platí od konce akce, ve které ji získáš.
kemet-rule-ACQ-12 = Symbol na destičce říká, kdy působí: ve dne, v noci, v bitvě nebo v akci; zvláštní symbol má mytické stvoření.
kemet-rule-ACQ-13 = Nadvláda a Sfinga: Božský VB, který na destičce leží, dostane ten, kdo ji získá.
kemet-rule-ACQ-14 = Nabídka se nedoplňuje. Co jeden získá, to už ostatní mít nemohou.
kemet-rule-ACQ-15 = Destička stupně 1 z přípravy hry se do limitu jedné destičky každé barvy za den nepočítá.
kemet-rule-ACQ-16 = Efekt při získání (VB, stvoření, žoldnéři, speciální bojová karta) je poslední částí akce. Trvalé efekty začínají platit hned po ní.

## Creatures

kemet-rule-CRE-1 = Hned po získání destičky se stvořením můžeš jeho figurku umístit do čtvrti svého města, kde máš armádu. Jinak ji dáš na destičku před sebou.
kemet-rule-CRE-2 = Figurku, která leží na své destičce, můžeš za stejné podmínky umístit na plán kdykoli ve svém tahu, jen ne během bitvy.
kemet-rule-CRE-3 = Než položíš akční žeton, můžeš své stvoření, které stojí ve čtvrti tvého města, vyměnit za jiné, které leží na tvých destičkách.
kemet-rule-CRE-4 = Stvoření není jednotka.
kemet-rule-CRE-5 = V oblasti se stvořením musí vždy být aspoň jedna jednotka jeho majitele.
kemet-rule-CRE-6 = Do limitu jednotek se stvoření nepočítá.
kemet-rule-CRE-7 = V jedné armádě může být nejvýš jedno stvoření.
kemet-rule-CRE-8 = V bitvě stvoření dává jen bonusy uvedené na své destičce, samo o sobě +1 k síle nepřidává. Stojí-li proti němu Pouštní had, je od setkání armád až do konce bitvy úplně bez účinku, i před krokem 1; jeho figurka ale na plánu zůstává.
kemet-rule-CRE-9 = Stvoření, u kterého nezbude žádná jednotka, se hned vrátí na svou destičku před majitelem; neztrácí se. Platí to třeba i tehdy, když mu poslední jednotku vezme Ohnivý déšť.
kemet-rule-CRE-10 = Bonusy stvoření platí jen pro armádu, jejíž je součástí.
kemet-rule-CRE-11 = Dokud stvoření leží na destičce, nemá žádný účinek, pokud destička neříká něco jiného.
kemet-rule-CRE-12 = V jednom tahu se každá figurka účastní nejvýš jedné výměny, takže vyměňovat donekonečna nejde.
kemet-rule-CRE-13 = Stvoření přidáš jen k armádě, která žádné nemá. Z plánu ho z vlastní vůle nestáhneš jinak než výměnou, nebo když u něj nenecháš žádnou jednotku.

## Build a pyramid

kemet-rule-PYR-1 = Akce Stavba pyramidy: zvýšíš jednu pyramidu ve svém městě, nebo v jeho čtvrti bez pyramidy založíš novou.
kemet-rule-PYR-2 = V jedné akci můžeš postavit i několik stupňů. Cena je součet nových stupňů: ze stupně 1 na stupeň 3 zaplatíš 2 + 3, tedy 5 bodů víry.
kemet-rule-PYR-3 = V jedné akci stavíš jen jednu pyramidu: jednu barvu v jedné čtvrti.
kemet-rule-PYR-4 = Nejvyšší stupeň je 4.
kemet-rule-PYR-5 = Nová pyramida má některou z barev ve hře, kterou ve svém městě ještě nemáš. Její žeton „Získání destičky moci“ přijde na jedno z polí Získání destičky moci, kde zatím žádný není.
kemet-rule-PYR-6 = Ve čtvrti stojí nejvýš jedna pyramida. Ve 2 hráčích nemáš nikdy víc než dvě.
kemet-rule-PYR-7 = Kdo ovládá pyramidu, může získávat destičky její barvy až do jejího stupně.
kemet-rule-PYR-8 = Kdo ovládá pyramidu stupně 4, má za ni jeden dočasný VB.
kemet-rule-PYR-9 = Armáda ve čtvrti s pyramidou se odtud může teleportovat.
kemet-rule-PYR-10 = Obsadí-li čtvrť soupeř, přecházejí všechny výhody její pyramidy (destičky, dočasný VB i teleportace) na něj.
kemet-rule-PYR-11 = Stavět můžeš i v té čtvrti svého města, kterou obsadil soupeř. Výhody pyramidy má ale on.
kemet-rule-PYR-12 = Leží-li na jediném poli Získání destičky moci bez barevného žetonu akční žeton, dáš tam barevný žeton i tak. Pole zůstane pro tento den použité.
kemet-rule-PYR-13 = Pyramidy se nikdy neodstraňují, nesnižují ani nepřesouvají.
kemet-rule-PYR-14 = Když tě v tomto tahu ještě čeká akce Získání destičky moci na poli bez barevného žetonu, vybereš si, zda nový barevný žeton přijde tam, nebo na pole bez akčního žetonu. Leží-li akční žetony na všech ostatních polích, přijde tam rovnou.

## Recruit

kemet-rule-REC-1 = Akce Verbování: zaplatíš X bodů víry a vezmeš ze zásoby X jednotek, nejvýš tolik, kolik jich tam máš.
kemet-rule-REC-2 = Jednotky umístíš až do tří čtvrtí svého města, rozdělené jakkoli.
kemet-rule-REC-3 = Verbovat můžeš jen ve svém městě, nikdy ve čtvrti cizího města, i když ji ovládáš.
kemet-rule-REC-4 = Limit armády musí po umístění platit v každé čtvrti.
kemet-rule-REC-5 = Naverbuješ-li jednotky do čtvrti svého města, kterou ovládá soupeř, hned nastane bitva a útočníkem jsi ty. Za vstup se při verbování neplatí, ani když tam stojí Chnumova sfinga.
kemet-rule-REC-6 = Je-li takových čtvrtí víc, pořadí bitev určíš ty.
kemet-rule-REC-7 = Všechny naverbované jednotky umístíš ještě před první bitvou.
kemet-rule-REC-8 = Jednotky, které ti destičky dávají zdarma, se přidají k X a platí pro ně totéž co pro ostatní naverbované. Můžeš si je vzít, i když je X rovno 0.

## Move

kemet-rule-MOV-1 = Akce Pohyb: přesuneš jednu armádu, která začíná v jedné oblasti.
kemet-rule-MOV-2 = Základní limit pohybu je 1 pohyb po zemi. Zvyšují ho destičky moci, karty Božského zásahu a stvoření v armádě.
kemet-rule-MOV-3 = Limit pohybu se určí na začátku akce a až do jejího konce se nemění, ať se k armádě připojí nebo ji opustí kdokoli.
kemet-rule-MOV-4 = Stvoření zvyšuje limit pohybu jen té armádě, ve které je na začátku akce.
kemet-rule-MOV-5 = V jedné akci můžeš použít pohyb po zemi, jednu teleportaci, nebo obojí v libovolném pořadí.
kemet-rule-MOV-6 = Jeden pohyb po zemi vede do sousedící oblasti nebo z přístavu do přístavu.
kemet-rule-MOV-7 = Armádu můžeš rozdělit: kterákoli část se pohne a zbytek zůstane, ve výchozí oblasti i v každé, kterou procházíš.
kemet-rule-MOV-8 = Tvoje jednotky a stvoření v oblasti, kterou procházíš, se mohou k pohybující se armádě připojit.
kemet-rule-MOV-9 = Během akce může mít pohybující se skupina víc než 5 jednotek a 1 stvoření. Na konci pohybu ale musí limity dodržet každá armáda.
kemet-rule-MOV-10 = Jakmile vstoupíš do oblasti s jednotkami soupeře, pohyb končí a hned nastane bitva.
kemet-rule-MOV-11 = Skupina nad limit nesmí vstoupit do oblasti s jednotkami soupeře, protože by tam její pohyb skončil.
kemet-rule-MOV-12 = Stvoření se pohybuje jen spolu s aspoň jednou jednotkou. Zůstane-li v oblasti samo, hned se vrátí na svou destičku.
kemet-rule-MOV-13 = VB za chrámy a pyramidy se po pohybu a bitvě řídí tím, kdo co ovládá.
kemet-rule-MOV-14 = Jednotky, které se cestou připojily, mohou jít dál. Už použité pohyby se počítají celé skupině: zbývající limit je pro celou akci jen jeden.
kemet-rule-MOV-15 = Kdo půjde dál, určíš v každé oblasti jednou, když ji skupina opouští: kdokoli z tvých jednotek a stvoření v té oblasti, ať právě přišel, nebo tam už stál. Aspoň jedna jednotka jít musí, všichni ostatní zůstanou.
kemet-rule-MOV-16 = Hra ti nabídne jen takový krok, po kterém můžeš akci ukončit v rámci limitů (jednotky i stvoření) bez další karty. Dokud skupina limity překračuje, platí totéž pro karty, které hraješ, i pro stvoření a jednotky, které umísťuješ. Nikdo se tak nezasekne v postavení, které není dovolené.
kemet-rule-MOV-17 = Na začátku se určí jen limit pohybu. Schopnost stvoření použitá cestou (ignorovat hradby, teleportovat se od obelisku, zrušit cenu za vstup) platí, dokud je stvoření v pohybující se skupině.
kemet-rule-MOV-18 = Do téže oblasti můžeš v jedné akci vstoupit i víckrát; každý pohyb po zemi se počítá. Za vstup k soupeřově Chnumově sfinze se platí pokaždé, po zemi, z přístavu i teleportací, a to ještě před bitvou. Kdo nemá čím zaplatit, nevstoupí; skupina s Pouštním hadem neplatí.

## Teleport

kemet-rule-TEL-1 = V akci Pohyb můžeš za 2 body víry teleportovat pohybující se armádu ze čtvrti s pyramidou do kterékoli oblasti s obeliskem.
kemet-rule-TEL-2 = Pyramida může být tvoje i soupeřova.
kemet-rule-TEL-3 = V jedné akci Pohyb se teleportuješ nejvýš jednou.
kemet-rule-TEL-4 = Teleportace se do limitu pohybu nepočítá.
kemet-rule-TEL-5 = Teleportuješ-li se do oblasti s jednotkami soupeře, nastane bitva.
kemet-rule-TEL-6 = Do čtvrti s pyramidou můžeš dojít i v téže akci. Teleportace může přijít před pohyby po zemi, mezi nimi i po nich.
kemet-rule-TEL-7 = Teleportovat můžeš i jen část armády, zbytek zůstane na místě.
kemet-rule-TEL-8 = Teleportace vede vždy do jiné oblasti, než ve které začíná.

## Harbours

kemet-rule-HARB-1 = Z oblasti s vojenským přístavem můžeš armádu přesunout do kterékoli oblasti s obchodním přístavem.
kemet-rule-HARB-2 = Z oblasti s vojenským přístavem můžeš armádu přesunout do vojenského přístavu před svým městem.
kemet-rule-HARB-3 = Z oblasti s obchodním přístavem můžeš armádu přesunout do kterékoli jiné oblasti s obchodním přístavem.
kemet-rule-HARB-4 = Z oblasti s obchodním přístavem můžeš armádu přesunout do vojenského přístavu před svým městem.
kemet-rule-HARB-5 = Do vojenského přístavu před městem jiného hráče žádný přístav nevede.
kemet-rule-HARB-6 = Přesun mezi přístavy se počítá jako jeden pohyb po zemi.
kemet-rule-HARB-7 = Oblasti s přístavy spolu kvůli přístavům nesousedí: z přístavu do přístavu se neustupuje.

## Walls

kemet-rule-WALL-1 = Do čtvrti soupeřova města smíš vstoupit, jen když armáda začala svůj pohyb v oblasti, která s tou čtvrtí sousedí, tedy pohybem přesně o jednu oblast.
kemet-rule-WALL-2 = Po vstupu do čtvrti za soupeřovými hradbami pohyb končí.
kemet-rule-WALL-3 = V jedné akci Pohyb vstoupíš nejvýš do jedné čtvrti, kterou ovládá jiný hráč.
kemet-rule-WALL-4 = Odchodu ze čtvrti ani pohybu uvnitř tvého města hradby nikdy nebrání.
kemet-rule-WALL-5 = I teleportace nebo přesun mezi přístavy dřív v téže akci je pohyb: armáda pak nezačala vedle čtvrti, takže do ní vstoupit nesmí.
kemet-rule-WALL-6 = Čtvrť cizího města, kterou už ovládáš, pro tebe hradby nezavírají.
kemet-rule-WALL-7 = Kdo ignoruje hradby, nemusí začínat vedle čtvrti a pohyb mu v ní nekončí. I pro něj ale platí nejvýš jedna čtvrť ovládaná jiným hráčem za akci.
kemet-rule-WALL-8 = Čtvrť tvého města, kterou drží soupeř, pro tebe hradby nezavírají. Počítá se ale jako ta jediná čtvrť ovládaná jiným hráčem, do které smíš v akci vstoupit, a pohyb v ní tak jako tak skončí bitvou.
kemet-rule-WALL-9 = Konec pohybu za hradbami platí i pro teleportaci: když skupina vejde do soupeřovy čtvrti, v téže akci se už odtud neteleportuje, ledaže ignoruje hradby.

## Battle

kemet-rule-BAT-1 = Bitva nastane, když se v oblasti setkají armády dvou hráčů. Kdo ji pohybem nebo verbováním vyvolal, je útočník, druhý je obránce.
kemet-rule-BAT-2 = Bitvy se účastní jen tito dva. Nikdo jiný do ní zasáhnout nesmí, ani kartami Božského zásahu.
kemet-rule-BAT-3 = Z efektů ve stejnou chvíli se nejdřív vyhodnotí efekty útočníka.
kemet-rule-BAT-4 = Všech osm kroků se provede, i když jedné straně nezbyla v oblasti žádná jednotka.
kemet-rule-BAT-5 = Efekty na začátku bitvy přijdou před krokem 1, nejdřív útočníkovy. V jakém pořadí vyhodnotíš své, volíš ty; útočníkova Oddanost boji a Iniciativa tedy předcházejí obráncově Smrtelné pasti.
kemet-rule-BAT-6 = Efekt před bitvou vezme nejvýš tolik jednotek, kolik jich je. Vezme-li stvoření poslední jednotku, jde stvoření na svou destičku ještě před krokem 1 a v této bitvě nic nedává; bojuje se dál. Armádě s Požíračem duší takový efekt soupeře jednotky nevezme.
kemet-rule-BAT-7 = Od setkání armád do konce kroku 7 zůstává dočasný VB za oblast bitvy tam, kde byl; pak se přidělí podle toho, kdo oblast ovládá. Dočasné VB za jiné oblasti (třeba při ústupu do chrámu) se mění hned.

## Battle, step 1: war council

kemet-rule-BAT1-1 = Každá strana vybere z ruky dvě bojové karty: jednu odhodí lícem dolů na svůj odhazovací balíček, druhou si skrytě nechá a zahraje ji.
kemet-rule-BAT1-2 = Karta odhozená lícem dolů se nikdy neodhalí.
kemet-rule-BAT1-3 = Ke kartě, kterou zahraješ, můžeš tajně přidat libovolný počet karet Božského zásahu se symbolem bitvy, ale jen v této chvíli. Může jich být i víc stejných, jejich efekty se sčítají.
kemet-rule-BAT1-4 = Na všechny přidané karty Božského zásahu ti musí dohromady stačit body víry. Slevy se započítají.
kemet-rule-BAT1-5 = Můžeš prohlásit, že karty Božského zásahu přidáváš, ať je to pravda, nebo ne. Na otázky odpovídat nemusíš.
kemet-rule-BAT1-6 = Obě strany vybírají zároveň a skrytě, pokud některý efekt neříká něco jiného. Máš-li Zvědy, soupeř nejdřív zvolí všechno (hranou kartu, odhozenou i karty Božského zásahu) a ukáže ti kartu, kterou zahraje; teprve potom vybíráš ty.

## Battle, step 2: clash

kemet-rule-BAT2-1 = Oba zároveň odhalí hranou kartu i přidané karty Božského zásahu.
kemet-rule-BAT2-2 = Oba zaplatí za své karty Božského zásahu body víry.

## Battle, step 3: outcome

kemet-rule-BAT3-1 = Síla = počet jednotek v oblasti + síla bojové karty + destičky moci + stvoření + karty Božského zásahu + 1, bojuje-li hráč ve čtvrti svého města.
kemet-rule-BAT3-2 = Vítězí vyšší síla.
kemet-rule-BAT3-3 = Při shodě vítězí obránce.
kemet-rule-BAT3-4 = Bonus +1 za vlastní město platí pro útočníka i obránce: má ho i ten, kdo verbováním útočí ve své čtvrti.
kemet-rule-BAT3-5 = Jednotky se počítají ještě před ztrátami v kroku 4.

## Battle, step 4: losses

kemet-rule-BAT4-1 = Nejdřív každá strana ztratí tolik jednotek, kolik má soupeř neblokovatelného poškození.
kemet-rule-BAT4-2 = Záporné neblokovatelné poškození dopadá na toho, kdo ho zahrál: při −2 obětuje dvě své jednotky. Soupeř kvůli němu neztratí nic.
kemet-rule-BAT4-3 = Potom každá strana ztratí tolik jednotek, o kolik je soupeřovo poškození vyšší než její obrana.
kemet-rule-BAT4-4 = Je-li obrana vyšší než poškození, neztrácí se nic. Přebytek obrany jednotky nevrací a neblokovatelné poškození ani oběť nesnižuje.
kemet-rule-BAT4-5 = Poškození, neblokovatelné poškození i obrana jsou součty z bojové karty, karet Božského zásahu, destiček moci a stvoření.
kemet-rule-BAT4-6 = Žádná strana neztratí víc jednotek, než kolik jich v oblasti má. Ztracené jednotky se vracejí do zásoby svého majitele.
kemet-rule-BAT4-7 = Ztráty na vítězi nic nemění, ani když vítězi žádná jednotka nezbude a poraženému ano.
kemet-rule-BAT4-8 = Obě strany mají ztráty zároveň: i ztracená jednotka své poškození ještě způsobí.
kemet-rule-BAT4-9 = Stvoření, které přijde o poslední jednotku, se vrátí na svou destičku.
kemet-rule-BAT4-10 = Jednotky obětované kvůli zápornému neblokovatelnému poškození soupeř nezničil. Efekty, které počítají zničené jednotky (Božský hlad, Čest v boji, Požírač duší), si jich nevšímají: počítají jen ztráty z poškození druhé strany v kroku 4.

## Battle, step 5: spoils

kemet-rule-BAT5-1 = Zvítězil-li útočník a má v oblasti ještě jednotku, získá 1 trvalý VB za bitvu.
kemet-rule-BAT5-2 = Zvítězil-li obránce, získá 1 veteránský žeton.
kemet-rule-BAT5-3 = Každá strana, která za tuto bitvu nezískala VB, dostane navíc 1 veteránský žeton.
kemet-rule-BAT5-4 = Veteránských žetonů tedy dostane vítězný obránce 2, poražený obránce 1, poražený útočník 1, vítězný útočník bez přeživších 1 a vítězný útočník s přeživšími žádný.
kemet-rule-BAT5-5 = Vítězný obránce, kterému VB přinese destička (Vítězná obrana nebo Požírač duší), dostane jen ten jeden žeton za vítězství. Požírač duší dá VB, jen když je v kroku 5 jeho figurka ještě v oblasti.

## Battle, step 6: the loser

kemet-rule-BAT6-1 = Zbyly-li poraženému jednotky, zvolí, zda s nimi ustoupí, rozpustí je, nebo zůstane. Co z toho může, určují další pravidla.
kemet-rule-BAT6-2 = Rozpuštění: celá armáda jde do zásoby a stvoření na svou destičku. Hráč získá o 1 bod víry méně, než kolik jednotek stáhl. Stvoření se nepočítá.
kemet-rule-BAT6-3 = Armádu jde rozpustit vždy.
kemet-rule-BAT6-4 = Ustoupit jde, jen když má vítěz v oblasti ještě jednotky.
kemet-rule-BAT6-5 = Kam poražený ustoupí, vybírá vítěz z dovolených oblastí, které s oblastí bitvy sousedí.
kemet-rule-BAT6-6 = Ustoupit jde jen do oblasti, která je pro poraženého volná.
kemet-rule-BAT6-7 = Do čtvrti města, které poraženému nepatří, ustoupit nejde.
kemet-rule-BAT6-8 = Není-li kam ustoupit, musí se armáda rozpustit.
kemet-rule-BAT6-9 = Ústup není akce Pohyb: neplatí pro něj efekty pohybu, hradby, přístavy ani cena za vstup.
kemet-rule-BAT6-10 = Nezbyla-li vítězi v oblasti žádná jednotka, poražený ustoupit nemůže: zůstane, nebo armádu rozpustí.
kemet-rule-BAT6-11 = Má-li vítěz v oblasti ještě jednotky, poražený zůstat nemůže.
kemet-rule-BAT6-12 = Celá armáda ustupuje do jedné oblasti.
kemet-rule-BAT6-13 = Ustoupit k vlastní armádě jde, jen když spojená armáda dodrží limit jednotek. Mají-li obě stvoření, to ustupující jde na svou destičku.

## Battle, step 7: the winner

kemet-rule-BAT7-1 = Zbyly-li vítězi jednotky, zvolí, zda zůstane, nebo je rozpustí; rozpuštění má stejná pravidla jako u poraženého.
kemet-rule-BAT7-2 = Vítěz se rozhoduje, až když poražený svou volbu provedl. I když pak vítěz armádu rozpustí, ten, kdo ustoupil, se už nevrací.

## Battle, step 8: end of the battle

kemet-rule-BAT8-1 = Každá strana odhodí zahranou bojovou kartu lícem nahoru na svůj odhazovací balíček. Karta odhozená lícem dolů zůstává lícem dolů.
kemet-rule-BAT8-2 = Kdo takto odhodil všechny své bojové karty, vezme si je všechny zpět do ruky. Do bitvy tak jdeš vždy aspoň se dvěma.
kemet-rule-BAT8-3 = Karty Božského zásahu použité v bitvě jdou lícem nahoru na společný odhazovací balíček, pokud sama karta neříká něco jiného.
kemet-rule-BAT8-4 = Vyvolala-li bitvu akce Pohyb, tato akce tím končí.
kemet-rule-BAT8-5 = Karty se berou zpět na konci kroku 8, takže v příští bitvě máš k dispozici všech osm.

## Night phase

kemet-rule-NIGHT-1 = Noc má devět kroků v tomto pořadí: 1 Obětina, 2 Ovládání chrámu v deltě, 3 Ovládnutí chrámů, 4 Uctívání, 5 Modlitba, 6 Božský zásah, 7 Verbování, 8 Probuzení, 9 Osud.
kemet-rule-NIGHT-2 = Krok 1, Obětina: ovládá-li tvoje armáda Pantheon, můžeš z ní odstranit dvě jednotky a získat 1 Božský (trvalý) VB.
kemet-rule-NIGHT-3 = Na obětinu tam potřebuješ aspoň dvě jednotky a jde přinést jen jednou za noc.
kemet-rule-NIGHT-4 = Krok 2: ovládá-li tvoje armáda chrám v deltě, můžeš z ní odstranit jednu jednotku a získat 5 bodů víry.
kemet-rule-NIGHT-5 = I jednotku z chrámu v deltě můžeš takto odstranit jen jednou za noc. Je-li poslední, chrám přestaneš ovládat a chrámový VB se vrací.
kemet-rule-NIGHT-6 = Krok 3, Ovládnutí chrámů: každý, kdo ovládá aspoň dva chrámy, získá 1 Božský (trvalý) VB.
kemet-rule-NIGHT-7 = V kroku 3 získáš jen jeden VB, ať chrámů ovládáš sebevíc. Chrám v deltě se počítá, Pantheon ne.
kemet-rule-NIGHT-8 = V kroku 3 rozhoduje stav po krocích 1 a 2.
kemet-rule-NIGHT-9 = Krok 4, Uctívání: chrámy, které ovládáš, ti dají body víry, které jsou na nich uvedené. Chrám v deltě se tu nepočítá.
kemet-rule-NIGHT-10 = Krok 5, Modlitba: každý získá 2 body víry.
kemet-rule-NIGHT-11 = V kroku 5 můžeš odhodit, kolik chceš veteránských žetonů, a za každý získat 1 bod víry.
kemet-rule-NIGHT-12 = Krok 6, Božský zásah: v pořadí hráčů si každý dobere 1 kartu Božského zásahu. S Vizí se podíváš na 5 karet, jednu si necháš a ostatní najednou odhodíš; další karty z jiných destiček dobíráš až potom.
kemet-rule-NIGHT-13 = V kroku 6 můžeš odhodit veteránské žetony: za každé dva si dobereš 1 další kartu.
kemet-rule-NIGHT-14 = Krok 7, Verbování: v pořadí hráčů může každý odhodit, kolik chce veteránských žetonů, a zdarma umístit stejný počet jednotek ze své zásoby do volných čtvrtí svého města.
kemet-rule-NIGHT-15 = I v kroku 7 platí limit armády. Bitva tu nastat nemůže.
kemet-rule-NIGHT-16 = Na konci kroku 7 všichni odhodí všechny nevyužité veteránské žetony.
kemet-rule-NIGHT-17 = Krok 8, Probuzení: akční žetony se vracejí ke svým hráčům.
kemet-rule-NIGHT-18 = Krok 9, Osud: ukazatele pořadí se ze stupnice odeberou. Začíná hráč s nejméně VB a dál vzestupně si každý dá svůj ukazatel na kterékoli volné místo stupnice.
kemet-rule-NIGHT-19 = Při stejném počtu VB vybírá dřív ten, kdo měl v právě skončeném kole ukazatel víc vlevo.
kemet-rule-NIGHT-20 = V kroku 9 se počítají všechny VB, i dočasné, jaké v té chvíli jsou.
kemet-rule-NIGHT-21 = Kroky, ve kterých něco dělá „každý hráč“ a pořadí není určené, se vyhodnocují v pořadí hráčů.
kemet-rule-NIGHT-22 = Noční destičky se vyhodnotí, když je jejich majitel v příslušném kroku na řadě, a to dřív, než v něm použije veteránské žetony. V kroku 5 Kněz bohyně Thoeris a Kněz boha Amona, v kroku 6 Vize, Božský dar a Mumie, v kroku 7 Posily a Ruka boží.
kemet-rule-NIGHT-23 = V noci se vítězství neověřuje, poprvé zase až na začátku dalšího dne. Má-li 9 nebo více VB několik hráčů, vyhrává první v pořadí, kdo podmínku splní na začátku svého tahu.

## Control

kemet-rule-CTRL-1 = Oblast ovládáš, když v ní máš jednotky jako jediný hráč.
kemet-rule-CTRL-2 = Čtvrť svého města ovládáš vždy, když v ní nejsou jednotky soupeře, i když tam žádnou svou nemáš.
kemet-rule-CTRL-3 = Čtvrť cizího města, chrám, poušť nebo Pantheon ovládáš, jen když tam máš aspoň jednu jednotku.

## Temporary victory points

kemet-rule-VPT-1 = Kdo po pohybu a bitvě ovládá chrám, vezme si jeho chrámový VB.
kemet-rule-VPT-2 = Když armáda z chrámu odejde nebo je ztracena, chrámový VB se vrací na chrám, pokud chrám teď neovládá jiný hráč.
kemet-rule-VPT-3 = Kdo obsadí cizí pyramidu stupně 4, vezme si VB za pyramidu od jejího majitele.
kemet-rule-VPT-4 = Když ten, kdo pyramidu obsadil, odejde nebo je odstraněn, VB se vrací majiteli města.
kemet-rule-VPT-5 = Projít chrámem bez zastavení nic nepřinese; nechat tam aspoň jednu jednotku ano.
kemet-rule-VPT-6 = Dočasné VB se přepočítají po každé události, která změní jednotky nebo pyramidy (bitva, ústup, rozpuštění, verbování, obětina, stavba, karta Božského zásahu), nejen po pohybu. Jen v oblasti, kde se právě bojuje, až po kroku 7 bitvy.

## Free area

kemet-rule-FREE-1 = Oblast je pro tebe volná, když v ní není žádná jednotka soupeře. Tvoje jednotky tam být mohou.
kemet-rule-FREE-2 = Umístění jednotek do volné oblasti bitvu nevyvolá; ostatní omezení, třeba velikost armády, platí dál. Když je přidáváš ke svým armádám (Odvody, Posily, Místní verbování), musí tam tvoje jednotka stát už předtím a do limitu se počítají všechny tvoje jednotky v oblasti, i ty právě v pohybu.

## Prayer points

kemet-rule-PP-1 = Body víry se počítají od 0 do 11; co by bylo nad 11, propadne. Božská moc přidá ve dne 1 bod ke každému zisku. Jeden zisk je jedna vyhodnocená akce nebo efekt: třeba jedna Modlitba, jedna karta, jedno rozpuštění nebo všechny jednotky jedné bitvy dohromady. Zisk 0 se nepočítá a přidaný bod už nic dalšího nespustí.
kemet-rule-PP-2 = Zaplatit musíš vždy celou cenu; pod 0 body víry neklesnou. Kněz boha Ra zlevní o 1 každou platbu zvlášť: jednu destičku, jednu stavbu, jedno verbování, jednu teleportaci, jeden vstup do oblasti a každou kartu Božského zásahu.

## Units and armies

kemet-rule-ARMY-1 = Každá figurka kromě mytických stvoření je jedna jednotka. Žoldnéři jsou také jednotky a mimo plán patří do tvé zásoby.
kemet-rule-ARMY-2 = Všechny tvoje jednotky v oblasti tvoří jednu armádu, nejvýš o 5 jednotkách. Víc dovolí jen destička: s Legií je to 7 všude, kde jinak platí 5, i při ústupu a při umísťování v noci.
kemet-rule-ARMY-3 = Stvoření se nepočítají; v každé armádě může být nejvýš jedno.
kemet-rule-ARMY-4 = Jednotky odstraněné z plánu, ať z jakéhokoli důvodu, se vracejí do zásoby svého majitele.

## Cards

kemet-rule-CARD-1 = Počet karet v ruce není omezený.
kemet-rule-CARD-2 = Kolik karet každého druhu kdo drží, je veřejné; jaké to jsou, ne.
kemet-rule-CARD-3 = Odhazovací balíček Božského zásahu a bojové karty odhozené lícem nahoru jsou veřejné. Bojové karty odhozené lícem dolů ne.
kemet-rule-CARD-4 = Když v balíčku Božského zásahu dojdou karty, odhazovací balíček se hned zamíchá jako nový a dobírá se dál. Zamíchá se i Diverze, kterou někdo odhodil kvůli Božské ráně, a dobrat ji pak může kdokoli.
kemet-rule-CARD-5 = Kartu Božského zásahu zahraješ zaplacením její ceny ve chvíli, kterou udává její symbol.
kemet-rule-CARD-6 = Jsou-li dobírací i odhazovací balíček prázdné, nedobereš nic. S Vizí se podíváš jen na tolik karet, kolik jich je.
kemet-rule-CARD-7 = Denní kartu, která nemá na co působit, zahrát nemůžeš: není jednotka, kterou by směla zničit, v zásobě není jednotka nebo pro ni není místo, neprobíhá akce Pohyb.

## Tiles

kemet-rule-TILE-1 = Rubínové destičky se týkají síly a pohybu, safírové obrany a verbování, diamantové bodů víry a karet Božského zásahu, onyxové hlavně síly a obrany. Je to jen vodítko, žádné pravidlo z toho neplyne.

## Chapters

kemet-chapter-COMP = Herní materiál a plán
kemet-chapter-SETUP = Příprava hry
kemet-chapter-CORE = Kolo a vítězné body
kemet-chapter-DAY = Fáze dne
kemet-chapter-TOK = Stříbrné a zlaté žetony
kemet-chapter-END = Konec hry
kemet-chapter-PRAY = Modlitba
kemet-chapter-ACQ = Získání destičky moci
kemet-chapter-CRE = Mytická stvoření
kemet-chapter-PYR = Stavba pyramidy
kemet-chapter-REC = Verbování
kemet-chapter-MOV = Pohyb
kemet-chapter-TEL = Teleportace
kemet-chapter-HARB = Přístavy
kemet-chapter-WALL = Hradby
kemet-chapter-BAT = Bitva
kemet-chapter-BAT1 = Bitva, krok 1: Válečná porada
kemet-chapter-BAT2 = Bitva, krok 2: Střetnutí
kemet-chapter-BAT3 = Bitva, krok 3: Vyhodnocení bitvy
kemet-chapter-BAT4 = Bitva, krok 4: Ztráty
kemet-chapter-BAT5 = Bitva, krok 5: Kořist
kemet-chapter-BAT6 = Bitva, krok 6: Po bitvě – poražený
kemet-chapter-BAT7 = Bitva, krok 7: Po bitvě – vítěz
kemet-chapter-BAT8 = Bitva, krok 8: Ukončení bitvy
kemet-chapter-NIGHT = Fáze noci
kemet-chapter-CTRL = Ovládání oblasti
kemet-chapter-VPT = Dočasné vítězné body
kemet-chapter-FREE = Volná oblast
kemet-chapter-PP = Body víry
kemet-chapter-ARMY = Jednotky a armády
kemet-chapter-CARD = Karty
kemet-chapter-TILE = Barvy destiček moci

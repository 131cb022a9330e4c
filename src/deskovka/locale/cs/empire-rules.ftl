### Minutová říše: Legendy: pravidla, jedna zpráva na každé pravidlo katalogu (EMPIRE-MAP.4 je empire-rule-MAP-4).

## Components

empire-rule-COMP-1 = Hru hrají 2, 3 nebo 4 hráči.
empire-rule-COMP-2 = Každý hráč má 18 armád a 3 města ve své barvě.
empire-rule-COMP-3 = Herní plán se skládá ze 4 segmentů potištěných z obou stran, k dispozici je tedy 8 stran.
empire-rule-COMP-4 = Karet je 43: 34 hracích karet (bytosti a místa), 4 vůdci, 1 Ceník karet a 4 Počítadla vítězných bodů.
empire-rule-COMP-5 = Měděná mince platí za 1, stříbrná za 3. Rozměnit si je můžeš kdykoli a zdarma, takže záleží jen na celkové částce; ta nikdy není pod 0.
empire-rule-COMP-6 = Bank je neomezený, mince v něm nikdy nedojdou.
empire-rule-COMP-7 = Žetony: 1 startovní region, 3 citadely, 4 setkání (1 drak, 2 magické portály a 1 banda lupičů), 5 objevů a 1 jedovatý močál.
empire-rule-COMP-8 = Karta Počítadlo vítězných bodů jen pomáhá s počítáním, na průběh hry nemá žádný vliv.
empire-rule-COMP-9 = Mince, karty, armády, města a získané žetony všech hráčů jsou veřejné. Skryté jsou jen nabídky v dražbě, dokud se neodkryjí, pořadí karet v balíčku a žetony ležící lícem dolů.

## Map

empire-rule-MAP-1 = Hru připravuje jeden z vás: koho určíte v nastavení stolu, jinak hráč na prvním místě. Všechno, co se při přípravě volí, volí on, pokud pravidlo nejmenuje někoho jiného. Plán, startovní region, region pro další armády i místa žetonů můžete místo toho nechat vylosovat.
empire-rule-MAP-2 = V každém počtu hráčů se použijí všechny čtyři segmenty.
empire-rule-MAP-3 = Každý segment leží nahoru právě jednou ze svých dvou stran, a to kteroukoli.
empire-rule-MAP-4 = Segmenty tvoří písmeno T: centrální segment se každého ze tří ostatních dotýká jednou hranou a ty se dotýkají jen jeho.
empire-rule-MAP-5 = Kterýkoli segment může ležet na kterémkoli ze čtyř míst.
empire-rule-MAP-6 = Každý segment může být nezávisle na ostatních otočený o 0, 90, 180 nebo 270 stupňů.
empire-rule-MAP-7 = Segmenty, které se dotýkají, se zarovnají na středy hran, aby na sebe tečkované čáry navazovaly.
empire-rule-MAP-8 = Kde se dva segmenty dotýkají, vznikne jedno spojení přes moře: mezi regionem, k němuž vede tečkovaná čára od hrany jednoho segmentu, a regionem, k němuž vede tečkovaná čára od hrany druhého.
empire-rule-MAP-9 = Tečkovaná čára u hrany, které se nedotýká žádný segment, nevede nikam.
empire-rule-MAP-10 = Na segmentu leží jeden nebo více ostrovů a každý ostrov má jeden nebo více regionů. Každý region patří právě k jednomu ostrovu a žádný ostrov neleží na dvou segmentech.
empire-rule-MAP-11 = Dva regiony téhož ostrova se společnou bílou hraniční čárou sousedí na souši.
empire-rule-MAP-12 = Dva regiony spojené tečkovanou čárou sousedí přes moře, i když oba patří k témuž ostrovu, jako Roh a Jezero pod vodopádem na straně Srpek s vodopády.
empire-rule-MAP-13 = Sousedství platí oběma směry. Bez společné hraniční čáry, tečkované čáry, mostu nebo dvojice portálů regiony nesousedí, ani když se jejich obrysy dotýkají v jednom bodě.
empire-rule-MAP-14 = Pořadí přípravy: segmenty a startovní region; žetony použitých variant; balíček a řada karet; vůdci; armády do startovního regionu; další armády všech hráčů do společného regionu; neutrální armády; mince; dražba.

## Special segments

empire-rule-SPEC-1 = Je-li ve hře strana Poušť kamenné tváře, musí žeton startovního regionu ležet na ní.
empire-rule-SPEC-2 = Platí to, i když poušť není centrálním segmentem. Startovní region pak na centrálním segmentu být nemusí, ale s regionem na jiném segmentu být přímo propojený musí.
empire-rule-SPEC-3 = Strana Ostrovy spojené mosty se při počítání bodů bere jako tři ostrovy: Západní ostrov, Ostrov s pagodou a Ostrov s přístavem.
empire-rule-SPEC-4 = Přesun mezi těmito třemi ostrovy není přesun přes moře: přesun po mostě stojí 1 manévr pohybu.
empire-rule-SPEC-5 = Mosty vedou jen ze Západního ostrova na Ostrov s pagodou a ze Západního ostrova na Ostrov s přístavem. Ostrov s pagodou a Ostrov s přístavem spolu nesousedí.
empire-rule-SPEC-6 = Tečkované spojení z Ostrovů spojených mosty na jiný segment je obyčejný přesun přes moře.

## Starting region

empire-rule-START-1 = Startovní region leží na centrálním segmentu.
empire-rule-START-2 = Startovní region je svou tečkovanou čárou přímo propojený aspoň s jedním regionem na jiném segmentu.
empire-rule-START-3 = Žeton startovního regionu zůstává celou hru na svém místě a region slouží všem hráčům stejně.

## Deck

empire-rule-DECK-1 = Z balíčku se vyřadí Ceník karet, 4 Počítadla vítězných bodů a 4 vůdci.
empire-rule-DECK-2 = Ve 2 nebo 3 hráčích se vyřadí 2 karty s malou číslicí 4.
empire-rule-DECK-3 = Ve 2 hráčích se vyřadí také 5 karet s malou číslicí 3.
empire-rule-DECK-4 = Balíček má tedy ve 2, 3 nebo 4 hráčích 27, 32 nebo 34 karet.
empire-rule-DECK-5 = Balíček se zamíchá a 6 karet se vyloží lícem nahoru do řady; místa v řadě se počítají zleva, od prvního do šestého.

## First armies

empire-rule-ARMY-1 = Do startovního regionu umístí každý hráč 4 své armády.
empire-rule-ARMY-2 = Potom ten, kdo hru připravuje, umístí po jedné další armádě každého hráče, všechny do téhož regionu podle své volby.
empire-rule-ARMY-3 = Region pro tyto další armády leží na jiném segmentu než startovní region.
empire-rule-ARMY-4 = Je-li plán složený do tvaru T, neleží region pro další armády ani na centrálním segmentu.
empire-rule-ARMY-5 = Každý hráč pak má 5 armád na plánu a 13 v zásobě. Jen majitel Rudé čarodějky jich má 6 na plánu a 12 v zásobě.
empire-rule-ARMY-6 = Armády umístěné při přípravě hry nic nestojí a nespustí účinek žádného žetonu.

## Neutral armies

empire-rule-NEUT-1 = Ve 2 hráčích potom oba střídavě umísťují po jedné armádě neutrální barvy (té, za kterou nikdo nehraje), dokud jich na plánu není 10.
empire-rule-NEUT-2 = Neutrální armáda může přijít do kteréhokoli regionu, obsazeného i prázdného, také do startovního; v jednom regionu jich může být víc.
empire-rule-NEUT-3 = První neutrální armádu umístí ten, kdo hru připravuje.
empire-rule-NEUT-4 = Neutrální armády se nikdy nepřesouvají ani nepřibývají, nemají města, karty ani mince a nikdy nejsou na tahu.
empire-rule-NEUT-5 = Při posuzování, kdo ovládá region, jsou neutrální armády další samostatnou stranou. Jsou-li samy nejsilnější, nebo se o největší sílu s někým dělí, neovládá region žádný hráč.
empire-rule-NEUT-6 = Region, kde jsou neutrální armády samy nejsilnější, se při porovnávání, kdo ovládá ostrov, počítá jako jejich. Body ale neutrální armády nezískávají.
empire-rule-NEUT-7 = Neutrální armádu můžeš zničit jako každou jinou; odchází tím ze hry.
empire-rule-NEUT-8 = Ve 3 nebo 4 hráčích se s neutrálními armádami nehraje.
empire-rule-NEUT-9 = Dokud na tebe zbývají aspoň 2 neutrální armády, můžeš všechny svoje nechat na losu. Přibývají dál po jedné na střídačku a druhý hráč pro ty svoje dál vybírá.

## Coins

empire-rule-COIN-1 = Ve 2, 3 nebo 4 hráčích začínáš s 12, 11 nebo 9 mincemi.
empire-rule-COIN-2 = Pravidelný příjem není; mince přinášejí jen vlastnosti karet, žetony a vůdci.
empire-rule-COIN-3 = Nikdy nemůžeš zaplatit víc, než máš. Možnost, na kterou ti mince nestačí, si zvolit nemůžeš.
empire-rule-COIN-4 = Platí se i dostává v tom pořadí, v jakém to text uvádí. Mincemi, které v tahu získáš později, nezaplatíš nic z toho, co bylo dřív.

## Auction

empire-rule-BID-1 = Před prvním tahem si každý hráč tajně zvolí nabídku: od 0 až po všechny své mince.
empire-rule-BID-2 = Všechny nabídky se odkryjí naráz.
empire-rule-BID-3 = Kdo jako jediný nabídl nejvíc, zaplatí svou nabídku do banku a určí začínajícího hráče: sebe, nebo kohokoli jiného.
empire-rule-BID-4 = Ostatní hráči si své mince nechají.
empire-rule-BID-5 = Nabídne-li nejvíc (a víc než 0) několik hráčů stejně, určí začínajícího hráče nejmladší z nich.
empire-rule-BID-6 = Při takové shodě zaplatí svou nabídku jen tento nejmladší hráč; ostatní, kdo nabídli stejně, neplatí nic.
empire-rule-BID-7 = Jsou-li všechny nabídky 0, určí začínajícího hráče nejmladší ze všech a nikdo nic neplatí.
empire-rule-BID-8 = Tato dražba je v celé hře jediná.
empire-rule-BID-9 = Od začínajícího hráče se celou hru hraje po směru hodinových ručiček.
empire-rule-BID-10 = Kdo je nejmladší, říká nastavení stolu (pořadí hráčů podle věku). Není-li tam nic, bere se jako nejmladší hráč na prvním místě, po něm hráč na druhém a tak dále.

## Turn

empire-rule-TURN-1 = Ve svém tahu si vezmeš právě jednu kartu z řady; vynechat tah nejde.
empire-rule-TURN-2 = Cena závisí na místě karty v řadě: první zleva je zdarma, druhá a třetí stojí 1 minci, čtvrtá a pátá 2 mince a šestá 3 mince. Platíš do banku.
empire-rule-TURN-3 = Kartu, na jejíž cenu nemáš, si vzít nemůžeš. První karta v řadě je vždy zdarma.
empire-rule-TURN-4 = Kartu si položíš před sebe lícem nahoru a zůstane tam do konce hry.
empire-rule-TURN-5 = Vlastnost karty platí od té chvíle, tedy už i pro akci téže karty.
empire-rule-TURN-6 = Cenu zaplatíš dřív, než vlastnost začne platit. Mincemi, které karta přinese, tedy nemůžeš zaplatit ji samu.
empire-rule-TURN-7 = Potom můžeš hned provést akci karty; schovat si ji na později nejde.
empire-rule-TURN-8 = Celou akci můžeš i vynechat.
empire-rule-TURN-9 = Po akci se zbylé karty posunou doleva, aby v řadě nebyly mezery, a na šesté místo se vyloží nová karta z balíčku.
empire-rule-TURN-10 = Je-li balíček prázdný, nic se nedoplní ani znovu nemíchá; řada se zkracuje a ceny se dál počítají zleva.
empire-rule-TURN-11 = Potom je na tahu další hráč po směru hodinových ručiček.

## Actions

empire-rule-ACT-1 = Akce jsou čtyři: umístit armády, přesunout armády, postavit město a zničit armádu.
empire-rule-ACT-2 = Číslo na kartě (i s tvými bonusy) je nejvyšší možný počet; vždy můžeš provést i méně, nebo vůbec nic.
empire-rule-ACT-3 = Je-li mezi dvěma akcemi „/“, provedeš jednu z nich, ne obě.
empire-rule-ACT-4 = Je-li mezi dvěma akcemi „+“, můžeš provést obě, a to v uvedeném pořadí.
empire-rule-ACT-5 = U „+“ můžeš kteroukoli z obou akcí vynechat nebo provést jen zčásti. I když vynecháš první, druhou provést můžeš.
empire-rule-ACT-6 = U „+“ se po začátku druhé akce už k první nevrátíš; obě akce se nedají prokládat.
empire-rule-ACT-7 = Co první akce změnila (nové město, přesunutá armáda), platí už pro druhou.
empire-rule-ACT-8 = Co ti karta, vůdce nebo žeton dovoluje („můžeš“), je tvoje volba, kdykoli je to možné; není-li možné nic, nikdo se tě neptá. Volit se nedá u ceny karty, poplatků, získání žetonu ani mincí uvedených na kartě.

## Place armies

empire-rule-PLACE-1 = Ze své zásoby umístíš na plán nejvýš tolik armád, kolik máš dovoleno.
empire-rule-PLACE-2 = Umísťovat můžeš do startovního regionu a do každého regionu, kde máš aspoň jedno své město.
empire-rule-PLACE-3 = Armády můžeš rozdělit do několika takových regionů.
empire-rule-PLACE-4 = Na plánu nikdy nemáš víc než 18 svých armád. Jakmile ti v zásobě žádná nezbývá, umísťování končí.

## Move armies

empire-rule-MOVE-1 = Akce ti dá příslušný počet manévrů pohybu. Využít je můžeš jen pro vlastní armády.
empire-rule-MOVE-2 = Manévry si rozdělíš, jak chceš: jednu armádu přesuneš víckrát, několik armád každou jednou, nebo to libovolně zkombinuješ, v jakémkoli pořadí.
empire-rule-MOVE-3 = Přesun jedné armády do regionu sousedícího na souši stojí 1 manévr pohybu.
empire-rule-MOVE-4 = Přesun jedné armády přes moře stojí 3 manévry pohybu, za každý tvůj symbol létání o 1 méně, vždy však aspoň 1.
empire-rule-MOVE-5 = Snížená cena platí pro každou armádu a pro každý její přesun přes moře v této akci.
empire-rule-MOVE-6 = Přesun přes moře zaplatíš hned celý, po částech to nejde; manévry, které ti nakonec zbudou, propadnou.
empire-rule-MOVE-7 = Cizí armády ani města přesunu nebrání, ať jich je kolik chce. Počet armád v regionu není omezený.
empire-rule-MOVE-8 = Města se nepřesouvají.

## Build a city

empire-rule-BUILD-1 = Postavíš jedno město ze své zásoby v regionu, kde máš aspoň jednu svou armádu.
empire-rule-BUILD-2 = Kolik měst v regionu stojí a kolika hráčům patří, není nijak omezené; i jeden hráč jich tam může mít několik.
empire-rule-BUILD-3 = Máš jen 3 města. Nezbývá-li ti v zásobě žádné, akce neudělá nic.
empire-rule-BUILD-4 = Postavené město se už nikdy nepřesune, nezničí ani nevrátí do zásoby.

## Destroy an army

empire-rule-DESTROY-1 = Odstraníš jednu armádu kteréhokoli hráče z regionu, kde máš aspoň jednu svou armádu.
empire-rule-DESTROY-2 = Vlastní město, u kterého nemáš armádu, na to nestačí.
empire-rule-DESTROY-3 = Odstraněná armáda se vrátí do zásoby svého majitele a ten ji může umístit znovu.
empire-rule-DESTROY-4 = Města zničit nejde.
empire-rule-DESTROY-5 = Armádu hráče s nedotknutelností si vybrat nemůžeš.
empire-rule-DESTROY-6 = Zničit můžeš i vlastní armádu, pokud nemáš nedotknutelnost.

## Abilities

empire-rule-ABIL-1 = Vlastnost platí od chvíle, kdy si kartu vezmeš, do konce hry. Stejné vlastnosti se bez omezení sčítají.
empire-rule-ABIL-2 = +1 pohyb: každý symbol ti v každé akci „přesunout armády“ přidá 1 manévr pohybu.
empire-rule-ABIL-3 = +1 armáda: každý symbol ti v každé akci „umístit armády“ dovolí umístit o 1 armádu víc.
empire-rule-ABIL-4 = +1 pohyb a +1 armáda se přičtou jednou za akci, ne za každou armádu, a jen když akci toho druhu provádíš. Samy o sobě ti žádnou akci nedají.
empire-rule-ABIL-5 = Létání: každý symbol zlevní přesun přes moře o 1 manévr pohybu. Se dvěma symboly stojí jen 1, další už nic nezmění.
empire-rule-ABIL-6 = Elixíry se počítají po symbolech, ne po kartách.
empire-rule-ABIL-7 = Zisk mincí: 2 mince uvedené na kartě dostaneš z banku jednou, ve chvíli, kdy si kartu vezmeš.
empire-rule-ABIL-8 = Bod za přídavné jméno: na konci hry získáš 1 bod za každou svou kartu s tímto přídavným jménem v názvu. Má-li ho v názvu i karta, která body dává, počítá se také.
empire-rule-ABIL-9 = Hřbitov, Jezero, Pevnost a oba Hrady žádné přídavné jméno nemají, takže se k žádnému nepočítají.
empire-rule-ABIL-10 = Sada: body získáš jednou, a jen když máš všechny karty sady. Vznešené pahorky dají 4 body za 3 vznešené karty, Horský trpaslík 3 body za 2 horské karty.
empire-rule-ABIL-11 = Bod za každé 3 mince: počet mincí, které ti na konci hry zbyly, se vydělí třemi a zaokrouhlí dolů.
empire-rule-ABIL-12 = Nedotknutelnost: tvoje armády nejde odstranit akcí „zničit armádu“.
empire-rule-ABIL-13 = Bod za létání (Prokletá věž): na konci hry získáš 1 bod za každý svůj symbol létání.

## End of the game

empire-rule-END-1 = Ve 2, 3 nebo 4 hráčích hra končí, jakmile si každý vzal 11, 10 nebo 8 karet.
empire-rule-END-2 = Tah, ve kterém někdo akci vynechal, se počítá jako každý jiný; rozhoduje počet karet.
empire-rule-END-3 = Potom se počítají body. Hraje-li někdo s Královnou víl, dostane ještě předtím možnost vzít si kartu navíc.

## Scoring

empire-rule-SCORE-1 = Region ovládáš, když je tvoje síla v něm větší než síla každé jiné strany. Síla je počet armád a měst dohromady; ve 2 hráčích jsou stranou i neutrální armády.
empire-rule-SCORE-2 = Při shodě o největší sílu neovládá region nikdo.
empire-rule-SCORE-3 = I samotné město bez armád má sílu 1 a může ti stačit k ovládání regionu.
empire-rule-SCORE-4 = Za každý region, který ovládáš, získáš 1 bod.
empire-rule-SCORE-5 = Ostrov ovládáš, když na něm ovládáš víc regionů než každá jiná strana.
empire-rule-SCORE-6 = Při shodě neovládá ostrov nikdo. Stejně tak nikdo neovládá ostrov, na kterém nikdo neovládá žádný region.
empire-rule-SCORE-7 = Za každý ostrov, který ovládáš, získáš 1 bod, ať je jakkoli velký.
empire-rule-SCORE-8 = Přičtou se body za vlastnosti karet: za přídavná jména, za sady, za zbylé mince a za létání.
empire-rule-SCORE-9 = Kdo má nejvíc elixírů, získá 2 body. Má-li jich nejvíc několik hráčů stejně, získá každý z nich 1 bod.
empire-rule-SCORE-10 = Nemá-li nikdo žádný elixír, nezíská body za elixíry nikdo.
empire-rule-SCORE-11 = Hrajete-li s žetony nebo s vůdci, přičtou se i jejich body.
empire-rule-SCORE-12 = Vyhrává hráč s nejvyšším součtem bodů.
empire-rule-SCORE-13 = Součet může vyjít i záporný (kvůli jedovatému močálu).

## Ties

empire-rule-TIE-1 = Má-li nejvyšší součet několik hráčů, vyhrává z nich ten, komu zbylo nejvíc mincí.
empire-rule-TIE-2 = Nerozhodnou-li mince, vyhrává z nich ten, kdo má na plánu nejvíc armád. Města se tu nepočítají, armády na kartě Rudé čarodějky také ne.
empire-rule-TIE-3 = Nerozhodnou-li ani armády, vyhrává z nich ten, kdo ovládá nejvíc regionů.
empire-rule-TIE-4 = Trvá-li shoda i potom, je vítězství těchto hráčů společné.

## Full game

empire-rule-FULL-1 = Hrají se tři partie; vyhrává, kdo má nejvyšší součet bodů ze všech tří.
empire-rule-FULL-2 = Každá partie se připraví znovu: plán, balíček, mince, žetony, vůdci i dražba.
empire-rule-FULL-3 = Z partie do partie se přenášejí jen body. Při shodě v součtu je vítězství společné.
empire-rule-FULL-4 = Příprava hry přechází s každou partií na dalšího hráče po směru hodinových ručiček.

## Tokens

empire-rule-TOK-1 = V žádném regionu neleží víc než jeden žeton, ať je jakéhokoli druhu; počítá se i žeton startovního regionu.
empire-rule-TOK-2 = Žetony rozmístí ten, kdo hru připravuje, před začátkem hry, když už je určený startovní region.
empire-rule-TOK-3 = Dokud zbývají aspoň 2 žetony, může je ten, kdo hru připravuje, nechat všechny rozmístit losem; los žádný nevynechá.

## Discoveries

empire-rule-DISC-1 = Všech 5 žetonů objevů se položí lícem nahoru do regionů, které zvolí ten, kdo hru připravuje.
empire-rule-DISC-2 = Kdo v takovém regionu jako první postaví město, hned si vezme žeton objevu. Děje se to samo, nikdo se neptá.
empire-rule-DISC-3 = Další města v tom regionu už žádný objev nepřinesou.
empire-rule-DISC-4 = Kouzelná studánka: počítá se jako 2 elixíry.
empire-rule-DISC-5 = Útulek: platí jako jeden symbol +1 armáda a s kartami se sčítá.
empire-rule-DISC-6 = Zakopaný poklad: jednou dostaneš 1 minci z banku.
empire-rule-DISC-7 = Kniha kouzel: na konci hry ti dá 1 bod.
empire-rule-DISC-8 = Kniha kouzel: je-li její majitel mezi hráči, kteří mají shodně nejvyšší součet, vyhrává on; na mince, armády ani regiony se už nehledí.
empire-rule-DISC-9 = Stáj: platí jako jeden symbol +1 pohyb a s kartami se sčítá.
empire-rule-DISC-10 = Trvalý účinek žetonu platí hned, i pro zbytek akce téže karty. Postavíš-li třeba město akcí Prastarého hvozdu a získáš Útulek, můžeš hned potom umístit o 1 armádu víc.

## Citadels

empire-rule-CIT-1 = Všechny 3 žetony citadel se položí do regionů, které zvolí ten, kdo hru připravuje.
empire-rule-CIT-2 = Kdo na konci hry ovládá region s citadelou, získá za ni 1 bod navíc. Žetony citadel si nikdo nebere.

## Encounters

empire-rule-ENC-1 = Ten, kdo hru připravuje, použije kolik chce ze 4 žetonů setkání a položí je lícem nahoru do regionů podle své volby.
empire-rule-ENC-2 = Magické portály se použijí oba, nebo žádný.
empire-rule-ENC-3 = Drak: kdo do jeho regionu umístí nebo přesune armádu, která je tam sedmá, zabije ho a vezme si jeho žeton.
empire-rule-ENC-4 = U draka se počítají armády všech hráčů a také neutrální; města se nepočítají.
empire-rule-ENC-5 = Drak se ověřuje po příchodu každé jednotlivé armády, i když ta v téže akci pokračuje dál.
empire-rule-ENC-6 = Je-li v regionu draka 7 nebo více armád už z přípravy hry a žeton si ještě nikdo nevzal, získá ho hráč, jehož armáda tam přijde jako další.
empire-rule-ENC-7 = Žeton draka dá svému majiteli na konci hry 2 body.
empire-rule-ENC-8 = Magické portály: oba regiony s portálem spolu sousedí jako na souši. Přesun mezi nimi stojí 1 manévr pohybu a není to přesun přes moře.
empire-rule-ENC-9 = Portály nemění nic na ostrovech ani na tom, kdo co ovládá.
empire-rule-ENC-10 = Banda lupičů: za každou armádu, kterou do jejich regionu umístíš, zaplatíš 1 minci do banku.
empire-rule-ENC-11 = Banda lupičů: za každou armádu, kterou do jejich regionu přesuneš, zaplatíš 1 minci do banku, ať tam zůstane, nebo jde dál. Odchod je zdarma.
empire-rule-ENC-12 = Armáda, která k lupičům přijde dvakrát, platí dvakrát. Armáda, za kterou nemáš čím zaplatit, tam vstoupit nemůže.

## Leaders

empire-rule-LEAD-1 = Při přípravě hry dostane každý hráč náhodně jednoho vůdce lícem nahoru; ostatní se vrátí do krabice.
empire-rule-LEAD-2 = Královna víl: máš-li na konci hry aspoň 3 lesní karty, získáš 1 bod.
empire-rule-LEAD-3 = Královna víl: po posledním tahu hry si můžeš vzít ještě jednu kartu z řady za cenu, která platí pro její místo.
empire-rule-LEAD-4 = Královna víl: akce této karty navíc se neprovede. Její vlastnost a přídavné jméno se počítají, i mince, které přináší.
empire-rule-LEAD-5 = Královna víl: vybíráš z řady, jaká zůstala po posledním tahu, už posunuté doleva; ve 2 hráčích v ní je 5 karet, ve 3 nebo 4 hráčích 2 karty. Je-li karta navíc lesní, počítá se i mezi tvé lesní karty.
empire-rule-LEAD-6 = Loupeživý král: při akci „umístit armády“ můžeš využít i regiony, kde má město některý soupeř.
empire-rule-LEAD-7 = Loupeživý král: za každou takto umístěnou armádu zaplatíš 1 minci majiteli města. Když ti mince dojdou, další armády takto neumístíš.
empire-rule-LEAD-8 = Loupeživý král: kde můžeš umísťovat i bez toho (startovní region, vlastní město), tam nic neplatíš. Mají-li v regionu města různí soupeři, zvolíš u každé armády, komu zaplatíš.
empire-rule-LEAD-9 = Loupeživý král: když zničíš armádu soupeře, můžeš mu vzít 1 minci, pokud nějakou má.
empire-rule-LEAD-10 = Rudá čarodějka: ve startovním regionu začínáš s 5 armádami místo 4.
empire-rule-LEAD-11 = Rudá čarodějka: armáda soupeře, kterou zničíš, zůstane na její kartě a majiteli se nevrátí.
empire-rule-LEAD-12 = Rudá čarodějka: na konci hry získáš 1 bod za každé 3 armády na její kartě, zaokrouhleno dolů.
empire-rule-LEAD-13 = Neutrální ani vlastní armády nejsou armády soupeře: Loupeživý král za ně minci nedostane a na kartu Rudé čarodějky nepřijdou.
empire-rule-LEAD-14 = Bílý rytíř: za každý ostrov s aspoň 3 regiony, který na konci hry ovládáš, získáš 1 bod navíc, kromě obvyklého bodu za ostrov.
empire-rule-LEAD-15 = Bílý rytíř: s každým městem, které postavíš, můžeš do téhož regionu přidat 1 armádu ze své zásoby.
empire-rule-LEAD-16 = Bílý rytíř: přidaná armáda není akce „umístit armády“, takže se na ni vlastnost +1 armáda nevztahuje. U draka se ale počítá a v regionu lupičů se za ni platí.
empire-rule-LEAD-17 = Bílý rytíř: nemáš-li v zásobě žádnou armádu, nebo v regionu lupičů nemáš čím zaplatit, armádu nepřidáš; město postavíš i tak.

## Tie in the auction

empire-rule-BIDV-1 = O shodě na nejvyšší nabídce nerozhoduje věk, ale los mezi hráči, kterých se týká. Vylosovaný hráč zaplatí svou nabídku a určí začínajícího hráče.
empire-rule-BIDV-2 = Jsou-li všechny nabídky 0, losuje se mezi všemi hráči.

## Poison swamp

empire-rule-SWAMP-1 = S jedovatým močálem se hraje jen spolu s žetony objevů.
empire-rule-SWAMP-2 = Všech 5 objevů a jedovatý močál se lícem dolů zamíchají a lícem dolů položí do 6 volných regionů, které zvolí ten, kdo hru připravuje. Co je na kterém žetonu, neví nikdo.
empire-rule-SWAMP-3 = Kdo v takovém regionu jako první postaví město, žeton si vezme, položí ho před sebe lícem nahoru a jeho účinek platí. Odmítnout ho nejde.
empire-rule-SWAMP-4 = Kdo má jedovatý močál, ztratí na konci hry 1 bod.
empire-rule-SWAMP-5 = Ovládáš-li na konci svého tahu region, kde leží žeton lícem dolů, můžeš se na něj podívat; nikdo jiný nesmí.
empire-rule-SWAMP-6 = Podívat se nic nestojí a žeton se ti ukáže sám. Co už znáš, na to se můžeš kdykoli podívat znovu.

## Rectangle

empire-rule-RECT-1 = Čtyři segmenty leží vedle sebe v jedné řadě a tvoří obdélník.
empire-rule-RECT-2 = Všechny čtyři leží na výšku, nebo všechny čtyři na šířku; jinak jsou strana, místo i otočení každého z nich libovolné.
empire-rule-RECT-3 = Startovní region leží na jednom ze dvou vnitřních segmentů a je přímo propojený s regionem na jiném segmentu. Je-li ve hře strana Poušť kamenné tváře, leží místo toho na ní, i když je na kraji; i tam musí být propojený s jiným segmentem a stačí k tomu i spojení obou konců řady.
empire-rule-RECT-4 = Oba konce řady na sebe navazují, jako by spolu sousedily: tečkovaná čára na levém konci a tečkovaná čára na pravém konci tvoří spojení přes moře.
empire-rule-RECT-5 = Tečkované čáry u dlouhých stran obdélníku nevedou nikam.
empire-rule-RECT-6 = Další armády všech hráčů přijdou na jiný segment, než na kterém leží startovní region. Centrální segment tu žádný není, takže jinak je volba volná.

## Variants

empire-rule-VAR-1 = Každá varianta je dobrovolná a můžete ji spojit s kteroukoli jinou; jen jedovatý močál potřebuje žetony objevů.

## Chapters

empire-chapter-COMP = Herní materiál
empire-chapter-MAP = Herní plán
empire-chapter-SPEC = Zvláštní segmenty
empire-chapter-START = Startovní region
empire-chapter-DECK = Karty
empire-chapter-ARMY = První armády
empire-chapter-NEUT = Neutrální armády
empire-chapter-COIN = Mince
empire-chapter-BID = Dražba
empire-chapter-TURN = Tah
empire-chapter-ACT = Akce
empire-chapter-PLACE = Umístit armády
empire-chapter-MOVE = Přesunout armády
empire-chapter-BUILD = Postavit město
empire-chapter-DESTROY = Zničit armádu
empire-chapter-ABIL = Vlastnosti karet
empire-chapter-END = Konec hry
empire-chapter-SCORE = Počítání bodů
empire-chapter-TIE = Shoda
empire-chapter-FULL = Varianta: plná hra
empire-chapter-TOK = Žetony na plánu
empire-chapter-DISC = Varianta: žetony objevů
empire-chapter-CIT = Varianta: citadely
empire-chapter-ENC = Varianta: setkání
empire-chapter-LEAD = Varianta: vůdci
empire-chapter-BIDV = Varianta: shoda v dražbě
empire-chapter-SWAMP = Varianta: jedovatý močál
empire-chapter-RECT = Varianta: obdélník
empire-chapter-VAR = Kombinování variant

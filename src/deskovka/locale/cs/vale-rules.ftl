### Údolí věčnosti: pravidla, jedna zpráva na každé pravidlo katalogu (VALE-R.12 je vale-rule-R-12).

## Setup

vale-rule-SETUP-1 = Hru hrají 2, 3 nebo 4 hráči.
vale-rule-SETUP-2 = Každý hráč má svou barvu a v ní 2 kameny a 1 skórovací destičku.
vale-rule-SETUP-3 = V 1. kole začíná ten, kdo z vás viděl plaza naposledy; vezme si žeton začínajícího hráče.
vale-rule-SETUP-4 = Všech 70 karet se zamíchá do jednoho dobíracího balíčku lícem dolů.
vale-rule-SETUP-5 = Odhazovací hromádka je jedna společná a na začátku je prázdná.
vale-rule-SETUP-6 = Ukazatel kol začíná na 1. kole.
vale-rule-SETUP-7 = Tvoje počáteční skóre odpovídá tvému pořadí v 1. kole: začínající hráč má 1, další po směru hodinových ručiček 2, pak 3 a 4.
vale-rule-SETUP-8 = Na začátku nemá nikdo žádné drahokamy.
vale-rule-SETUP-9 = Nic se nerozdává: každý začíná s prázdnou rukou a prázdnou oblastí.
vale-rule-SETUP-10 = Drahokamy tvoří jeden společný bank.
vale-rule-SETUP-11 = Figurka Věčnosti je jen ozdoba, ve hře nemá žádnou funkci.

## Cards

vale-rule-CARD-1 = Karta má název, náklady, právě jeden živel a jeden nebo dva efekty; každý efekt má vlastní časování.
vale-rule-CARD-2 = Živlů je pět: ohnivý, vodní, zemský, vzdušný a dračí.
vale-rule-CARD-3 = Okamžitý efekt proběhne jednou, hned poté, co jeho kartu povoláš.
vale-rule-CARD-4 = Trvalý efekt platí od chvíle, kdy jeho kartu povoláš, a trvá, dokud karta leží v oblasti.
vale-rule-CARD-5 = Pravidelný efekt se aktivuje jednou v každém kole, ve fázi Efektů.

## Hand

vale-rule-HAND-1 = Karty ve tvé ruce soupeři nevidí.
vale-rule-HAND-2 = V ruce můžeš mít libovolný počet karet.

## Stones

vale-rule-STONE-1 = Základní hodnoty drahokamů: rubín 1, safír 3, ametyst 6.
vale-rule-STONE-2 = Nikdy nesmíš mít víc než 4 drahokamy, ať mají jakoukoli hodnotu.
vale-rule-STONE-3 = Získáš-li drahokamy nad limit, smíš si je vzít všechny, ale hned musíš odhazovat drahokamy podle své volby, staré i nové, dokud limit není dodržen.
vale-rule-STONE-4 = Přebytečné drahokamy odhodíš dřív, než uděláš cokoli dalšího.
vale-rule-STONE-5 = S bankem se nesměňuje: drahokamy nejde rozměnit ani sloučit, pokud to nedovolí nějaký efekt.
vale-rule-STONE-6 = Zaplatíš-li víc, než je potřeba, nic se ti nevrátí.
vale-rule-STONE-7 = Drahokamy všech hráčů jsou veřejné.
vale-rule-STONE-8 = Bank je neomezený, drahokamy v něm nikdy nedojdou.
vale-rule-STONE-9 = Změní-li efekt hodnotu některého druhu drahokamů, platí nová hodnota při placení i pro všechny další efekty, které s hodnotami drahokamů počítají.
vale-rule-STONE-10 = Změněná hodnota platí jen pro hráče, kterému efekt patří.

## Area

vale-rule-AREA-1 = Každý hráč má svou oblast; povolané karty v ní leží lícem vzhůru a všichni je vidí.
vale-rule-AREA-2 = V oblasti smí ležet nejvýš tolik karet, kolikáté je kolo: v 1. kole jedna, v 10. kole deset.
vale-rule-AREA-3 = Máš-li oblast plnou, nemůžeš povolávat, dokud ji některá karta neopustí.

## Points

vale-rule-PTS-1 = Body přinášejí efekty karet a zapisují se hned.
vale-rule-PTS-2 = Skóre může i klesnout, ale nikdy ne pod 0.
vale-rule-PTS-3 = Skóre může přesáhnout 60. Kdo dosáhne 60 bodů, otočí svou skórovací destičku na stranu „60+“ a počítá dál.

## Round

vale-rule-ROUND-1 = Kolo má tři fáze v tomto pořadí: Lov, Akce, Efekty.
vale-rule-ROUND-2 = Hraje se kolo za kolem, dokud není po dohraném kole splněna některá podmínka konce hry.

## Hunt

vale-rule-HUNT-1 = Z dobíracího balíčku se odkryje dvakrát tolik karet, kolik je hráčů: 4, 6 nebo 8.
vale-rule-HUNT-2 = Každá odkrytá karta přijde do zóny svého živlu. V zóně může ležet libovolný počet karet, třeba i žádná.
vale-rule-HUNT-3 = Dojde-li dobírací balíček, zamíchá se odhazovací hromádka jako nový balíček a pokračuje se.
vale-rule-HUNT-4 = První průchod: od začínajícího hráče po směru hodinových ručiček položí každý jeden svůj kámen na jednu kartu v nabídce.
vale-rule-HUNT-5 = Kartu, na které už leží kámen, nemůže vybrat nikdo, ani ten, komu kámen patří.
vale-rule-HUNT-6 = Druhý průchod: pořadí se obrátí a začíná poslední hráč, který tak vybírá dvakrát po sobě. Každý položí na některou kartu svůj druhý kámen.
vale-rule-HUNT-7 = Začínající hráč položí svůj druhý kámen na jedinou zbylou kartu. Tím Lov končí a na každé kartě v nabídce leží právě jeden kámen.
vale-rule-HUNT-8 = Označená karta se nikam nepřesouvá: zůstává v nabídce, dokud ji majitel kamene ve fázi Akcí neprodá nebo nezkrotí.

## Action

vale-rule-ACT-1 = Hráči jsou na tahu v pořadí tahu, každý jednou; další začne, až když předchozí dokončí celý svůj tah.
vale-rule-ACT-2 = Ve svém tahu provedeš tolik akcí, kolik chceš.
vale-rule-ACT-3 = Akce jsou čtyři: bytost můžeš prodat, zkrotit, povolat nebo uvolnit.
vale-rule-ACT-4 = Akci stejného druhu můžeš v jednom tahu provést víckrát.
vale-rule-ACT-5 = Akce můžeš provádět v libovolném pořadí a různě je střídat. Třeba nejdřív povolat kartu, která ti zůstala z dřívějšího kola, a potom prodat kartu ulovenou v tomto kole.
vale-rule-ACT-6 = Dokud leží tvůj kámen na kartě v nabídce, nemůžeš ukončit tah; nejdřív tu kartu prodej, nebo zkroť.
vale-rule-ACT-7 = Fáze Akcí končí, jakmile svůj tah ukončí všichni hráči.

## Sell

vale-rule-SELL-1 = Ve svém tahu můžeš prodat jen kartu z nabídky, na které leží tvůj kámen.
vale-rule-SELL-2 = Karty z ruky ani z oblasti prodat nejde.
vale-rule-SELL-3 = Při prodeji si vezmeš zpět svůj kámen, kartu dáš na odhazovací hromádku a z banku si vezmeš drahokamy podle živlu karty.
vale-rule-SELL-4 = Ceny: ohnivá karta 3 rubíny, zemská 4 rubíny, vodní 1 safír, vzdušná 1 rubín a 1 safír, dračí 1 ametyst.
vale-rule-SELL-5 = Prodejní cena závisí jen na živlu, nikdy na nákladech na povolání.
vale-rule-SELL-6 = I při prodeji platí limit drahokamů: přebytek podle své volby hned odhodíš.

## Tame

vale-rule-TAME-1 = Ve svém tahu můžeš zkrotit jen kartu z nabídky, na které leží tvůj kámen.
vale-rule-TAME-2 = Při zkrocení si vezmeš zpět svůj kámen a kartu si vezmeš do ruky.
vale-rule-TAME-3 = Zkrocení nic nestojí.

## Summon

vale-rule-SUM-1 = Povolat můžeš jen kartu ze své ruky, a to ve svém tahu ve fázi Akcí. I když povoláváš efektem (Mladý lesní duch, Dračí vejce), bereš kartu z ruky; liší se jen placení.
vale-rule-SUM-2 = Než kartu vyložíš, musí být ve tvé oblasti volné místo, tedy méně karet, než je číslo kola; jinak povolat nemůžeš.
vale-rule-SUM-3 = Náklady zaplatíš do banku libovolnými svými drahokamy, jejichž současné hodnoty dají v součtu aspoň tolik, kolik jsou náklady.
vale-rule-SUM-4 = Když za povolání přeplatíš, nic se ti nevrátí.
vale-rule-SUM-5 = Všechny slevy na náklady z tvých trvalých efektů se sčítají.
vale-rule-SUM-6 = Náklady nikdy neklesnou pod 0; placením za povolání nikdy žádné drahokamy nezískáš.
vale-rule-SUM-7 = Po zaplacení vyložíš kartu lícem vzhůru do své oblasti.
vale-rule-SUM-8 = Má-li povolaná karta okamžitý efekt, hned se vyhodnotí.
vale-rule-SUM-9 = Při vyhodnocení okamžitého efektu se povolaná karta už počítá mezi karty v oblasti, a ne mezi karty v ruce.

## Release

vale-rule-REL-1 = Uvolnění: ve svém tahu zaplatíš a jednu kartu ze své oblasti dáš na odhazovací hromádku.
vale-rule-REL-2 = Uvolnění stojí tolik, kolikáté je kolo.
vale-rule-REL-3 = Když za uvolnění přeplatíš, nic se ti nevrátí.
vale-rule-REL-4 = Uvolnit můžeš jen kartu ze své vlastní oblasti.

## Effects

vale-rule-EFF-1 = Hráči jsou na tahu každý jednou, od začínajícího hráče po směru hodinových ručiček.
vale-rule-EFF-2 = Ve svém tahu musíš vyhodnotit všechny pravidelné efekty karet ve své oblasti, každý právě jednou.
vale-rule-EFF-3 = Pořadí svých pravidelných efektů volíš libovolně.
vale-rule-EFF-4 = Pořadí můžeš schválně zvolit tak, aby jiný pravidelný efekt už vyhodnotit nešel.
vale-rule-EFF-5 = Tvůj tah končí, až když je každá karta s pravidelným efektem jednou aktivovaná, nebo když zbývají jen karty, které aktivovat nejde.
vale-rule-EFF-6 = Efekt, který nejde vyhodnotit, neudělá nic, ani zčásti: nic neodhodíš a žádnou odměnu nedostaneš.
vale-rule-EFF-7 = Fáze Efektů končí, jakmile se na tahu vystřídají všichni hráči.

## End of a round

vale-rule-RND-1 = Po fázi Efektů se ověří podmínky konce hry.
vale-rule-RND-2 = Není-li splněna žádná z nich, ukazatel kol se posune o jedno políčko.
vale-rule-RND-3 = Žeton začínajícího hráče přejde k hráči po levici (po směru hodinových ručiček), který bude začínat v dalším kole.
vale-rule-RND-4 = Karty v ruce, oblasti, drahokamy i skóre zůstávají, jak jsou.

## End of the game

vale-rule-END-1 = Hra končí po dohraném kole, na jehož konci má aspoň jeden hráč 60 nebo více bodů.
vale-rule-END-2 = Po 10. kole hra končí v každém případě.
vale-rule-END-3 = Kolo, ve kterém někdo dosáhne 60 bodů, se vždy dohraje celé: všechny akce i všechny pravidelné efekty všech hráčů.
vale-rule-END-4 = Vyhrává hráč s nejvíce body.
vale-rule-END-5 = Při shodě vyhrává z těchto hráčů ten, kdo má ve své oblasti víc karet.
vale-rule-END-6 = Nerozhodne-li ani to, je vítězství těchto hráčů společné.

## Clarifications

vale-rule-CLR-1 = Odporuje-li karta obecným pravidlům, platí karta.
vale-rule-CLR-2 = Efekty jsou povinné. Třeba Medúsa: máš-li v ruce aspoň jednu kartu, musíš ve fázi Efektů jednu odhodit a získáš ametyst; s prázdnou rukou se nestane nic a ametyst nezískáš.
vale-rule-CLR-3 = Bytost nemůžeš povolat, pokud některou část jejího okamžitého efektu nejde provést.
vale-rule-CLR-4 = Uhložár, Marina, Poryv, Balvan a Leviatan: musíš zvolit jednoho hráče (klidně sebe), který má v oblasti aspoň jednu kartu uvedeného živlu; ten rozhodne, kterou z nich odhodí. Není-li taková karta v žádné oblasti, bytost povolat nemůžeš.
vale-rule-CLR-5 = Trvalý efekt, který působí při povolávání, ještě neplatí pro povolání své vlastní karty.
vale-rule-CLR-6 = Za povolání samotného Kawaka ti Kawak žádné body nedá, ani když za něj zaplatíš safírem.
vale-rule-CLR-7 = Při vyhodnocení efektu se jeho karta počítá mezi karty v oblasti, a ne mezi karty v ruce. Věčnost tak vždy započítá i dračí živel, protože k němu sama patří.
vale-rule-CLR-8 = Při placení nákladů na povolání nesmíš dát víc drahokamů, než je nutné. Platba je v pořádku právě tehdy, když pokryje náklady a bez kteréhokoli jednoho ze svých drahokamů by je už nepokryla.
vale-rule-CLR-9 = Uzmout bod znamená: tvoje skóre stoupne o 1 a skóre jednoho soupeře, kterého zvolíš, klesne o 1.
vale-rule-CLR-10 = Když bytost odvoláš, její karta se z tvé oblasti vrátí do tvé ruky.
vale-rule-CLR-11 = Když bytost odvoláš, nic z toho, co její povolání stálo, se ti nevrátí.
vale-rule-CLR-12 = Kartu s pravidelným efektem „odvolej“ (třeba Rusalku) musíš vzít zpět do ruky v nejbližší fázi Efektů po jejím povolání.
vale-rule-CLR-13 = Než se taková karta vrátí do ruky, zabírá místo v oblasti a počítá se do jejího limitu.

## Examples

vale-rule-EX-1 = Příklad: je 5. kolo a v oblasti máš 5 karet. Povolávat nemůžeš, dokud některá z nich oblast neopustí.
vale-rule-EX-2 = Příklad: náklady jsou 4. Zaplatit můžeš 1 + 1 + 1 + 1, 1 + 3, 3 + 3 nebo 6; při celkové hodnotě 6 přeplatek 2 propadne, nic se nevrací.
vale-rule-EX-3 = Příklad: máš 4 drahokamy, v ruce kartu, kterou můžeš povolat, a v nabídce označenou kartu. Když nejdřív povoláš, a drahokamy tak utratíš, a teprve potom prodáš, odhodíš ze získaných drahokamů méně než v opačném pořadí, nebo vůbec žádné.
vale-rule-EX-4 = Příklad: Michal má svůj kámen na Hydře a zkrotí ji. Hydru má v ruce, kámen zase u sebe a nic neplatí.
vale-rule-EX-5 = Příklad: v 5. kole má Michal v oblasti 2 karty, v ruce Hydru (náklady 4) a v zásobě 4 rubíny. Povolá Hydru za 1 + 1 + 1 + 1 a vybere si „1 ametyst“ a „2 safíry“. V oblasti má teď 3 karty a v zásobě 1 ametyst a 2 safíry.
vale-rule-EX-6 = Příklad: v 5. kole Michal uvolní ze své oblasti Kerbera a zaplatí jedním ametystem (6). Kerberos přijde na odhazovací hromádku; cena byla 5 a přeplatek 1 propadne.
vale-rule-EX-7 = Příklad: v ruce máš 5 karet a v oblasti Ódina a Gryfa. Vyhodnotíš-li nejdřív Ódina, získáš 2 body a za Gryfa si pak dobereš kartu (v ruce jich máš 6). Vyhodnotíš-li nejdřív Gryfa, máš v ruce 6 karet a Ódin ti pak dá 1 ametyst a žádné body.
vale-rule-EX-8 = Příklad: v oblasti máš Medúsu. Máš-li v ruce aspoň 1 kartu, musíš jednu odhodit a získáš 1 ametyst; s prázdnou rukou se nestane nic.
vale-rule-EX-9 = Příklad: v žádné oblasti neleží vodní karta. Uhložára tedy povolat nemůžeš a nic neplatíš.
vale-rule-EX-10 = Příklad: povoláš z ruky Kawaka (náklady 1) a zaplatíš safírem. Kawak ti za to nedá žádné body.
vale-rule-EX-11 = Příklad: v oblasti máš ohnivé a vodní karty, ale žádnou dračí. Povoláš-li Věčnost, počítají se 3 živly (ohnivý, vodní a dračí) a získáš 12 bodů.
vale-rule-EX-12 = Příklad: náklady jsou 2 a v oblasti máš Fénixe. Zaplatit můžeš 1 + 1, 3 nebo 6, ale ani o drahokam víc, než je potřeba (třeba 1 + 3 nebo 1 + 1 + 1), i když by ti za to Fénix dal víc bodů.
vale-rule-EX-13 = Příklad: ty máš 10 bodů a soupeř 8. Tvůj Goblin mu uzme bod: teď máš ty 11 a soupeř 7.
vale-rule-EX-14 = Příklad: povolaná Rusalka zabírá místo po zbytek fáze Akcí a ve fázi Efektů téhož kola se vrátí do ruky. Její náklady se ti nevrátí.

## Rulings

vale-rule-R-1 = Začínající hráč se losuje, pokud si ho u stolu nezvolíte; od něj jde pořadí po směru hodinových ručiček.
vale-rule-R-2 = Zda v platbě není zbytečný drahokam, se posuzuje podle tvých současných hodnot drahokamů. Totéž se posuzuje i při uvolnění a změněné hodnoty platí také tam.
vale-rule-R-3 = Povolání probíhá takto: ověří se, že je možné; zaplatíš; karta přejde z ruky do oblasti; vyhodnotí se efekty „kdykoli povoláš“ tvých ostatních karet, které v oblasti ležely už při placení (Fénix, Kawak, Chrlič, Sylfa); začne platit trvalý efekt povolané karty; vyhodnotí se její okamžitý efekt. Body od ostatních karet tedy získáš, i když okamžitý efekt potom odstraní kartu, která ti je dala (třeba když Kerberos odhodí Kawaka).
vale-rule-R-4 = Slevy platí automaticky: snížené náklady musíš využít a náklady 0 se platí bez jediného drahokamu. Na uvolnění se slevy nikdy nevztahují.
vale-rule-R-5 = Okamžitý efekt nejde provést, a kartu tedy nejde povolat, v těchto případech (posuzuje se stav po jejím vyložení): Uhložár, Marina, Poryv, Balvan nebo Leviatan, když vhodná karta neleží v žádné oblasti; Lesní duch bez další karty v ruce; Mladý lesní duch nebo Dračí vejce bez možného povolání zdarma; Aeris bez další karty v oblasti; Výheň, když není co kopírovat; jakékoli dobrání, když jsou dobírací balíček i odhazovací hromádka prázdné. Nikdy nevadí, když efekt dá 0 nebo není co dělat: body za počet čehokoli, Sukuba bez potřebné sady, Juki-onna, Vznešená Juki-onna, Skalní golem nebo Kamenný golem bez drahokamů, Kerberos, který neodhodí žádnou kartu, Džin, když není co aktivovat, drahokamy získané nad limit. Trvalé a pravidelné efekty povolání nikdy nebrání.
vale-rule-R-6 = Povolání zdarma (Mladý lesní duch, Dračí vejce) je povolání jiné karty z ruky bez placení: platí limit oblasti (Mladý lesní duch potřebuje celkem dvě volná místa, Dračí vejce jedno, protože samo odejde dřív), okamžitý efekt druhé karty musí jít provést a vyhodnotí se, Sylfa dá svůj bod a Kawak, Chrlič ani Fénix nedají nic. Uvnitř efektu smíš volit jen to, co dovolí provést i jeho zbytek; u Mladého lesního ducha třeba musí po odhození zbýt karta, kterou jde povolat. „Jiná karta“ je jiná než ta odhozená.
vale-rule-R-7 = Pravidelné efekty s podmínkou (třeba Lochneska, Trol a Harpyje) jde aktivovat vždy; podmínka se ověří v tu chvíli, a není-li splněna, aktivace se spotřebuje bez účinku. Ódin a Gobliní voják vždy provedou jednu ze svých dvou možností. Efekty, které něco počítají (Mořský duch, Freya, Valkýra), se vyhodnotí vždy, třeba i za 0.
vale-rule-R-8 = Ztratit body můžeš vždy, skóre se jen zastaví na 0. U Baziliška proto smíš zvolit ztrátu 1 nebo 2 bodů, i když jich tolik nemáš.
vale-rule-R-9 = Uzmout bod můžeš i soupeři, který má 0 bodů: ty získáš 1 a jemu zůstane 0.
vale-rule-R-10 = Džin: po povolání vybíráš jeden po druhém pravidelné efekty karet ve své oblasti a každý provedeš jednou; efekt, který teď vyhodnotit nejde, může jít vyhodnotit později, a pak ho provést musíš. Skončíš, když nezbývá žádný nepoužitý efekt, který vyhodnotit jde; karty, které oblast opustily, se přeskakují. Aktivace v nadcházející fázi Efektů se tím nespotřebují.
vale-rule-R-11 = Vznešený džin může zkopírovat pravidelný efekt kterékoli jiné karty ve tvé oblasti, ať už v tomto kole byla aktivována, nebo ne, pokud ho teď může provést; sám sebe kopírovat nemůže, a je-li taková karta k dispozici, kopírovat musí, i když je jediný možný efekt nevýhodný. Efekt se provede, jako by byl napsaný na Vznešeném džinovi: zkopírované „odvolej“ vrátí do ruky jeho samotného a efekty, které něco počítají, počítají jako obvykle. Aktivace zkopírované karty se tím nespotřebuje.
vale-rule-R-12 = Výheň kopíruje okamžitý efekt jiné karty ve tvé oblasti, když už v ní sama leží, a „tato karta“ i „ostatní karty“ se berou z pohledu Výhně: s efektem Aeris smíš odvolat i Aeris (9 bodů), s efektem Kerbera smíš odhodit i Kerbera a efekt Leviatana může zasáhnout samotnou Výheň, protože je dračí. Z karty se dvěma efekty se kopíruje jen ten okamžitý a kopírování není povolání, takže Sylfa nic nedá. Zvolit smíš jen efekt, který jde provést celý; není-li žádný takový, Výheň povolat nemůžeš.
vale-rule-R-13 = Rubín, safír a ametyst mají na začátku hodnoty 1/3/6; pak Agni přidá 1 rubínu a Vodní obr 1 safíru a 1 ametystu; nakonec Hae-tae prohodí hodnoty safíru a ametystu. S Hae-tae to je 1/6/3, s Vodním obrem 1/4/7 a s oběma 1/7/4 (na pořadí nezáleží). Druh drahokamu se nikdy nemění: každý efekt, který druh jmenuje (třeba Kawak, Chrlič, Fénix, Hořící lebka, Charybda, Mořský duch, Tritón, Trol, Medúsa, Ódin a Šnečí panna), se řídí jen druhem, kdežto Juki-onna, Vznešená Juki-onna, Skalní golem a všechny platby pracují s hodnotami.
vale-rule-R-14 = Jakmile Hestia opustí tvou oblast (uvolněním, odvoláním, kvůli Kerberovi, Marině a podobně), je tvůj limit hned 4. Přebytek ihned odhodíš, i v tahu jiného hráče, a teprve pak se hraje dál. Při uvolnění se cena platí nejdřív, dokud se Hestia i Agni ještě počítají.
vale-rule-R-15 = Do banku se odhodí přesně tolik drahokamů, kolik jich je nad limit; které to budou, volí jejich majitel. Drahokamy z jednoho prodeje, jednoho zisku nebo jedné výměny (i z obou možností Hydry) přijdou najednou a přebytek se řeší jednou. Řeší se dřív než další část téhož efektu; u Vrby tedy drahokamy, přebytek, body, dobrání.
vale-rule-R-16 = Odhazovací hromádka se zamíchá, teprve když se má dobrat nebo odkrýt karta a dobírací balíček je prázdný, třeba i uprostřed odkrývání nabídky. Tengu položený na prázdný balíček je jeho jedinou kartou a dobere se nebo odkryje ještě před mícháním.
vale-rule-R-17 = Jsou-li dobírací balíček i odhazovací hromádka prázdné, dobrat nejde: kartu s takovým okamžitým efektem nemůžeš povolat, takový pravidelný efekt nejde vyhodnotit a u Hydry tuto možnost nemůžeš zvolit. Nejde-li nabídku naplnit, odkryje se, co zbývá; pořadí označování se nemění a skončí, když jsou označené všechny karty.
vale-rule-R-18 = Odhazovací hromádka je veřejná a můžeš si ji libovolně prohlížet (kvůli Mimikovi je to potřeba).
vale-rule-R-19 = Rozhodnutí jiného hráče ve tvém tahu (kterou kartu odhodí kvůli Uhložárovi a jemu podobným, které přebytečné drahokamy odhodí) padne dřív, než se stane cokoli dalšího; je-li možná jediná karta, nikdo se na nic neptá. Odhozené karty jdou na společnou odhazovací hromádku.
vale-rule-R-20 = Kawak (safír) a Chrlič (ametyst) dají své body jednou za každé povolání bez ohledu na to, kolik takových drahokamů v platbě bylo; Fénix dává bod za každý rubín. Platba za uvolnění nic z toho nespustí.
vale-rule-R-21 = U karet Asmodeus, Inkubus, Sukuba, Lesní duch a Aeris rozhodují základní náklady, tedy číslo na kartě; slevy se neberou v úvahu.
vale-rule-R-22 = Hydra: vyber dvě různé možnosti, každou nejvýš jednou. Obě zvolíš dřív, než se kterákoli provede, takže dobranou kartu před druhou volbou neuvidíš.
vale-rule-R-23 = Části efektu se vyhodnocují v tom pořadí, v jakém je uvádí text karty.
vale-rule-R-24 = Dokud máš ve fázi Efektů nepoužitý pravidelný efekt, který jde vyhodnotit, musíš některý takový zvolit. Efekty, které vyhodnotit nejde, zvolit nemůžeš a nespotřebují se; jakmile však některý z nich díky jinému efektu vyhodnotit jde (třeba Medúsu, když si za Gryfa dobereš kartu), vyhodnotit ho musíš. Když žádný nezbývá, tvůj tah skončí sám.
vale-rule-R-25 = O konci hry rozhoduje jen stav po celé fázi Efektů: skóre, které předtím bylo 60 nebo více, ale pak je pod 60, hru neukončí. Při shodě se počítají karty v oblastech po všech odvoláních této fáze.
vale-rule-R-26 = Tvůj tah končí, až když se tak rozhodneš; i po odebrání obou svých kamenů můžeš dál povolávat a uvolňovat. Nemáš-li v nabídce žádný svůj kámen, můžeš tah ukončit hned.
vale-rule-R-27 = Drahokamy, karty z ruky ani karty z oblasti nesmíš odhazovat jen tak z vlastní vůle, ale jen tam, kde to určuje pravidlo nebo efekt.
vale-rule-R-28 = Karta, která opustí oblast, hned ztrácí svůj trvalý efekt. Povoláš-li ji znovu, je to nové povolání a její okamžitý efekt proběhne znovu.
vale-rule-R-29 = Karta povolaná v tomto kole aktivuje svůj pravidelný efekt už ve fázi Efektů téhož kola.
vale-rule-R-30 = Dobrané karty vidí jen jejich majitel. Veřejné jsou počty karet v rukou, velikost balíčku i hromádky, drahokamy, oblasti, skóre a odhazovací hromádka. Pořadí karet v dobíracím balíčku je skryté, jen hned poté, co se Tengu položí navrch, všichni vědí, kde leží.
vale-rule-R-31 = Gobliní voják porovnává skóre ve chvíli svého vyhodnocení, takže záleží i na efektech vyhodnocených v témž tahu před ním. Stejné skóre není „víc“.
vale-rule-R-32 = Akce, u které se ukáže, že ji provést nejde, nic nezmění: žádné drahokamy se nezaplatí a žádná karta se nepřesune.
vale-rule-R-33 = Po 100 akcích (prodej, zkrocení, povolání, uvolnění) v jednom tahu už můžeš jen prodat nebo zkrotit své označené karty a ukončit tah. Běžně ti možnosti dojdou mnohem dřív, protože každá akce spotřebuje drahokamy, karty z ruky, kameny nebo karty z dobíracího balíčku. Jen s téměř prázdným balíčkem i hromádkou by se šlo točit dokola: uvolnit Džina, znovu ho dobrat díky Pampeliškovému duchovi, povolat ho, nasbírat drahokamy od Ódina a Baziliška a zase ho uvolnit.
vale-rule-R-34 = Karty, které opustí oblast naráz (až tři u Kerbera), odcházejí společně; limit, který některá z nich zvyšovala (Hestia), se ověří až potom, a to jednou.
vale-rule-R-35 = Když jsou efekty vnořené do sebe (Mladý lesní duch, Dračí vejce, Výheň, Džin, Vznešený džin), vnitřní se dokončí dřív, než vnější pokračuje. Zbytek vnějšího efektu se provede, i když jeho karta mezitím oblast opustila. Takový řetěz vždy skončí sám.

## Chapters

vale-chapter-SETUP = Příprava
vale-chapter-CARD = Karty
vale-chapter-HAND = Ruka
vale-chapter-STONE = Drahokamy
vale-chapter-AREA = Oblast
vale-chapter-PTS = Body
vale-chapter-ROUND = Kolo
vale-chapter-HUNT = Lov
vale-chapter-ACT = Akce
vale-chapter-SELL = Prodej
vale-chapter-TAME = Zkrocení
vale-chapter-SUM = Povolání
vale-chapter-REL = Uvolnění
vale-chapter-EFF = Efekty
vale-chapter-RND = Konec kola
vale-chapter-END = Konec hry
vale-chapter-CLR = Upřesnění
vale-chapter-EX = Příklady
vale-chapter-R = Výklad

### Legendy Dávnozemě: proč něco nejde, a co místo toho

## Whose turn it is, and what is being asked

eldervale-refusal-not-asked = Teď vybírá { $other }. Počkej, až přijde řada na tebe.
eldervale-refusal-answer-first = Teď to nejde: nejdřív je třeba dokončit, co se právě vyhodnocuje. Vyber si z toho, co se nabízí.
eldervale-refusal-turn-first = Tohle není celý tah: ve svém tahu umístíš jednotku, nebo svoláš jednotky. Vyber jedno z toho.
eldervale-refusal-faction-first = Nejdřív si vyber frakci svého elementu. Hra začne, až bude mít frakci každý.
eldervale-refusal-another-element = { $faction }: tato frakce patří k jinému elementu. Vyber jednu ze dvou na své desce.
eldervale-refusal-draft-first = Nejdřív si vyber kartu magie, kterou si z této ruky necháš.
eldervale-refusal-draft-picked = V tomto kole výběru už svou kartu máš. Počkej, až si vyberou ostatní.
eldervale-refusal-not-in-draft = { $magicAcc } si teď nechat nejde: mezi kartami, ze kterých vybíráš, není. Vyber některou z nich.

## Paying and gaining

eldervale-refusal-pay-first = Nejdřív zaplať, co právě dlužíš. Potom se hraje dál.
eldervale-refusal-not-the-cost = Takto zaplatit nejde: { $payment } ceně neodpovídá, nebo tolik nemáš. Zlatá mince nahradí kterýkoli zdroj; vyber některou z nabízených plateb.
eldervale-refusal-discard-first = Nejdřív odhoď kartu magie z ruky. Vyber, kterou.
eldervale-refusal-not-in-hand = { $magicAcc } v ruce nemáš. Vyber některou z karet, které držíš.
eldervale-refusal-take-first = Nejdřív si vyber, který zdroj získáš. Potom se hraje dál.
eldervale-refusal-not-magic = Kartu magie si teď vybrat nejde: tento zisk ji nedovoluje. Vyber jiný zdroj.
eldervale-refusal-not-basic = Tady si vybrat { $resourceAcc } nejde: dovolené jsou jen některé základní zdroje, tedy drahokam, svitek, lektvar, nástroj a meč. Vyber některý z nabízených.
eldervale-refusal-not-missing = { $resourceAcc } už máš: tento zisk je jen z druhů, ze kterých nemáš nic. Vyber některý z nabízených.
eldervale-refusal-no-room = Další { $resource } už nejde vzít: jednoho druhu smíš mít nejvýše tolik, kolik dovoluje limit. Vyber jiný zdroj, nebo ho nejdřív utrať.
eldervale-refusal-lose-first = Nejdřív vrať do zásoby zdroj, o který přicházíš. Vyber, který.
eldervale-refusal-not-to-lose = Vrátit { $resourceAcc } tady nejde: tento účinek chce jiné zdroje. Vyber některý z nabízených.
eldervale-refusal-none-to-give = { $resource }: nic takového v zásobě nemáš. Vyber zdroj, který máš.
eldervale-refusal-swap-first = Teď probíhá výměna zdrojů. Vyber, co vyměníš, nebo zvol Hotovo.
eldervale-refusal-not-to-swap = Tuto výměnu karta nedovoluje, nebo na ni nemáš. Vyber některou z nabízených, nebo zvol Hotovo.

## Abilities and effects

eldervale-refusal-ability-first = Nejdřív rozhodni o schopnosti, která čeká na vyhodnocení. Vyber si z toho, co se nabízí.
eldervale-refusal-branch-first = Nejdřív vyber jednu z možností, které účinek nabízí.
eldervale-refusal-branch-impossible = Tuto možnost teď provést nejde. Vyber jinou.
eldervale-refusal-luck-decides = O tomhle rozhoduje kostka nebo los. Počkej na výsledek.
eldervale-refusal-reroll-first = Nejdřív rozhodni, zda kostkou hodíš znovu.

## Placing

eldervale-refusal-place-first = Nejdřív umísti další jednotku. Vyber jednotku a říši.
eldervale-refusal-not-ready = Umístit { $unitAcc } nejde: takovou jednotku v přípravné oblasti nemáš. Vyber jinou; ty na mapě a v Podsvětí se vrátí, až svoláš jednotky.
eldervale-refusal-not-on-the-map = { $realm }: tato říše na mapě není. Vyber některou z vyložených.
eldervale-refusal-own-unit-there = Umístit { $realmTo } nejde: už tam svou jednotku máš. Vyber jinou říši.
eldervale-refusal-not-adjacent = Umístit { $realmTo } nejde: nesousedí to s žádnou tvou jednotkou na mapě. Vyber sousední říši, nebo svolej jednotky a začni jinde.
eldervale-refusal-realm-occupied = Umístit { $realmTo } nejde: první jednotka patří do neobsazené říše a tady je jednotka nebo nestvůra. Vyber prázdnou říši; do obsazené smí takto jen válečník.
eldervale-refusal-beyond-flight = Doletět { $realmTo } drak nemůže: od tvých jednotek je to dál, než Let dovoluje. Vyber bližší říši.
eldervale-refusal-no-teleport = Teleportovat se { $realmTo } čaroděj nemůže: Teleport vede jen do neobsazené říše a vedle tvých jednotek to není. Vyber prázdnou říši, nebo sousední.
eldervale-refusal-no-smuggling = Propašovat { $unitAcc } { $realmTo } nejde: smějí to jen dělníci Pašeráků, jednou za tah a jen k jednotkám soupeřů bez nestvůry. Umísti jednotku obvyklým způsobem.
eldervale-refusal-not-two-resources = Umístit { $realmTo } nejde: akce této říše stojí 2 libovolné zdroje a tolik nemáš. Nejdřív odhoď žetony pokladů za zdroje, nebo vyber jinou říši.
eldervale-refusal-all-summoned = Umístit { $realmTo } nejde: v pořadači ti už žádná jednotka k povolání nezbývá. Vyber jinou říši.
eldervale-refusal-cannot-summon = Umístit { $realmTo } nejde: na povolání žádné jednotky nemáš dost zdrojů. Nejdřív získej zdroje, třeba za žetony pokladů, nebo vyber jinou říši.
eldervale-refusal-cannot-build-now = Umístit { $realmTo } nejde: teď nemáš kde postavit sídlo, které dokážeš zaplatit. Potřebuješ dělníka v říši elementu bez sídla a její cenu; vyber jinou říši.
eldervale-refusal-no-card-to-gain = Umístit { $realmTo } nejde: žádnou kartu z nabídky teď nezaplatíš. Nejdřív získej zdroje, nebo vyber jinou říši.

## Monsters

eldervale-refusal-rampage-first = Nejdřív rozhodni, která nestvůra vtrhne.
eldervale-refusal-does-not-rampage = { $unit } teď vtrhnout nemůže: nesousedí s říší, kam je jednotka umístěna, nebo to její text nedovoluje. Vyber některou z nabízených.
eldervale-refusal-cannot-hold-back = { $unit } vtrhne, ať chceš, nebo ne: její text odvrátit vtrhnutí nedovoluje, nebo na to nemáš. Vyber si z toho, co se nabízí.
eldervale-refusal-charge-first = Nejdřív rozhodni, zda Minotaur vyrazí do zteče.
eldervale-refusal-not-the-nearest = Přesunout nestvůru { $realmTo } nejde: musí do nejbližší neobsazené říše. Vyber některou z nabízených.
eldervale-refusal-not-controlled = Ovládnout nejde { $unit }: účinek na tuto nestvůru nedosáhne, je příliš silná, nebo ji ovládnout nelze nikdy. Vyber některou z nabízených.

## Dungeon expedition

eldervale-refusal-tile-first = Nejdřív přilož k mapě nový dílek. Vyber místo.
eldervale-refusal-spot-taken = Sem dílek přiložit nejde: už tam jeden leží, nebo je to mimo stůl. Vyber volné místo na okraji mapy.
eldervale-refusal-two-neighbours = Sem dílek přiložit nejde: musí sousedit aspoň se dvěma říšemi. Vyber jiné místo na okraji mapy.
eldervale-refusal-beside-bridge = Sem dílek přiložit nejde: ke čtyřem bočním stranám mostu nesmí přijít nic. Vyber jiné místo.
eldervale-refusal-one-neighbour = Sem most položit nejde: smí sousedit jen s jedinou říší. Vyber jiné místo.
eldervale-refusal-bridge-leads-away = Most nemůže vést { $way }: vede od říše, se kterou sousedí, na protější stranu. Vyber směr, který se nabízí.
eldervale-refusal-card-first = Nejdřív si vezmi kartu dobrodružství z nabídky, tento krok výpravy je povinný.
eldervale-refusal-card-or-burn-first = Nejdřív si vezmi druhou kartu dobrodružství, nebo některou z nabídky spal.
eldervale-refusal-card-not-on-offer = { $cardAcc } teď v nabídce není. Vyber některou z odkrytých karet.
eldervale-refusal-card-too-dear = Na kartu { $card } nemáš dost zdrojů. Nejdřív odhoď žetony pokladů, nebo vyber levnější.
eldervale-refusal-burn-first = Nejdřív spal kartu z nabídky. Vyber, kterou.
eldervale-refusal-oracle-first = Nejdřív se rozhodni v Orákulu: karta dobrodružství za její cenu, nebo karta magie.
eldervale-refusal-keep-or-give-first = Nejdřív rozhodni, zda si novou kartu necháš, nebo ji dáš spoluhráči.

## Treasure

eldervale-refusal-treasure-first = Nejdřív si vezmi poklad. Vyber sloupec.
eldervale-refusal-not-from-there = Vzít si poklad { $realmIn } teď nejde: tato akce nebo účinek tam nedosáhne. Vyber některou z nabízených říší.
eldervale-refusal-no-treasure-field = { $realm }: takové pole pro poklady tam není. Vyber některé z nabízených.
eldervale-refusal-other-stack = Z tohoto sloupce { $realmIn } už poklad máš a další musí být z jiného. Vyber jiný sloupec.
eldervale-refusal-too-many-tokens = V pořadači smíš mít nejvýše 4 žetony pokladů. Nejdřív jeden z pěti odhoď za jeho zdroje, nebo ho ve svém tahu polož na kartu.
eldervale-refusal-not-in-tray = V pořadači není { $token }. Vyber některý ze žetonů, které tam máš.
eldervale-refusal-token-on-field = Na poli karty už leží { $token }, odhodit za zdroje ho nejde. Vyber některý ze žetonů v pořadači.
eldervale-refusal-not-on-token = Tento žeton { $resourceAcc } neukazuje. Vyber zdroj, který na něm je.
eldervale-refusal-not-on-fields-now = Položit na kartu { $token } teď nejde: to je volná akce tvého vlastního tahu. Jeden žeton odhoď za jeho zdroje.
eldervale-refusal-no-such-field = { $card }: takové pole pro žeton na této kartě není, nebo na něm leží orb. Vyber některé z nabízených polí.
eldervale-refusal-token-first = Nejdřív vyber žeton, jehož zdroje získáš.
eldervale-refusal-not-your-token = Mezi tvými žetony, na které účinek dosáhne, není { $token }. Vyber některý z nich.
eldervale-refusal-not-the-deposit = Takto zaplatit vklad nejde: { $payment } žeton na poli neukazuje. Zaplať, co na něm je.

## Power and orbs

eldervale-refusal-element-first = Nejdřív vyber, kterého elementu sílu získáš.
eldervale-refusal-element-not-used = { $element }: s tímto elementem se nehraje, nebo jeho sílu tady získat nejde. Vyber některý z nabízených.
eldervale-refusal-no-marker-there = Na ukazateli { $elementGen } žádný žeton nemáš. Vyber element, kde žeton je.
eldervale-refusal-marker-first = Nejdřív rozhodni o žetonech síly: jeden přesuň na nový element, nebo zisk nevyužij.
eldervale-refusal-no-orb = Žádný orb k použití nemáš. Získáš ho na nejvyšší úrovni ukazatele síly nebo na polích 4 a 7 stupnice slávy.
eldervale-refusal-menu-taken = Na pole „{ $space }“ orb položit nejde: na nabídce odměn už jeden leží. Vyber volné pole.
eldervale-refusal-not-your-card = { $card }: tato karta ve tvé herní oblasti není. Vyber některou ze svých.
eldervale-refusal-no-deposit-field = { $card }: tato karta nemá pole vkladu. Polož orb jinam.
eldervale-refusal-orb-lies-there = { $card }: orb už na tomto místě leží a zpět ho nevezmeš. Vyber jinou kartu.
eldervale-refusal-no-orb-symbol = { $card }: tato karta nemá symbol orbu. Polož orb jinam.

## Mercenaries

eldervale-refusal-no-mercenary = { $unit }: s tímto žoldákem se nehraje. Hraj dál s jednotkami, které máš.
eldervale-refusal-mercenary-yours = { $unit } ti už slouží a najatého žoldáka znovu najmout nejde. Použij orb nebo minci jinak.
eldervale-refusal-mercenary-taken = { $unit } teď slouží jinému hráči. Najmout si tohoto žoldáka můžeš, až bude zpět v zásobě.
eldervale-refusal-mercenary-left = { $unit } tě v tomto tahu opouští, znovu tohoto žoldáka najmeš nejdřív v příštím tahu. Pokračuj bez něj.
eldervale-refusal-no-gold-to-hire = Na žoldáka, kterým je { $unit }, nemáš zlatou minci. Získej ji třeba v Pevnosti, nebo polož orb.

## Auras

eldervale-refusal-no-aura = { $card }: tohle není aura ve tvé herní oblasti. Připojit lze jen auru.
eldervale-refusal-host-not-yours = { $card2 }: tato karta ve tvé herní oblasti není. Připoj auru ke své kartě s akcí.
eldervale-refusal-host-passive = { $card2 }: aura se připojuje jen ke kartě, kterou jde aktivovat. Vyber kartu se symbolem jednotky.
eldervale-refusal-attached-there = { $card } už je připojená ke kartě { $card2 }. Vyber jinou kartu, nebo ji tam nech.
eldervale-refusal-host-has-aura = { $card2 }: tato karta už jednu auru má a víc jich mít nesmí. Vyber jinou kartu.
eldervale-refusal-aura-too-dear = { $cardAcc } přesunout nejde: za nové připojení znovu zaplatíš celou cenu aury a na tu nemáš. Nejdřív získej zdroje.

## Dwellings and summoning

eldervale-refusal-build-first = Nejdřív vyber, kde postavíš sídlo.
eldervale-refusal-no-element-realm = Postavit sídlo { $realmIn } nejde: staví se jen v říších elementů. Vyber říši elementu, kde máš dělníka.
eldervale-refusal-no-worker-there = Postavit sídlo { $realmIn } nejde: nemáš tam dělníka. Vyber říši, kde ho máš.
eldervale-refusal-only-workers-build = Postavit sídlo { $realmIn } nejde: máš tam jen jednotku, která stavět neumí, a v sídlo se mění dělník. Vyber říši s dělníkem.
eldervale-refusal-dwelling-there = Postavit sídlo { $realmIn } nejde: jedno už tam stojí a víc jich v říši být nesmí. Vyber jinou říši.
eldervale-refusal-no-roof = Další sídlo postavit nejde: střech je 6 a žádná ti nezbývá. Vyber si něco jiného.
eldervale-refusal-last-unit = Dělníka { $realmIn } v sídlo změnit nejde: je to tvoje poslední aktivní jednotka. Nejdřív povolej další.
eldervale-refusal-looming = Postavit sídlo { $realmIn } nejde: v této říši nebo vedle ní je Kamenný kolos. Vyber jinou říši, nebo ho nejdřív poraz.
eldervale-refusal-dwelling-too-dear = Na sídlo { $realmIn } nemáš dost zdrojů. Nejdřív odhoď žetony pokladů, nebo vyber levnější říši.
eldervale-refusal-no-other-worker = Jiného svého dělníka { $realmIn } nemáš, není z čeho vybírat. Prostě tam postav sídlo.
eldervale-refusal-summon-first = Nejdřív vyber, kterou jednotku povoláš.
eldervale-refusal-not-in-the-tray = Povolat { $unitAcc } nejde: v pořadači ti už žádná taková jednotka nečeká. Vyber jinou.
eldervale-refusal-unit-too-dear = Povolat { $unitAcc } nejde: nemáš na to dost zdrojů. Nejdřív odhoď žetony pokladů, nebo vyber levnější jednotku.

## Regroup and actions of cards

eldervale-refusal-regroup-first = Teď svoláváš jednotky: každou z mapy dej do přípravné oblasti, nebo na akci karty. Vyber některou.
eldervale-refusal-no-unit-to-take = Vzít { $unitAcc } { $realmFrom } nejde: takovou jednotku tam nemáš. Vyber některou ze svých jednotek na mapě.
eldervale-refusal-one-unit-left = Na mapě ti zbývá jen jedna jednotka. Vyber ji přímo.
eldervale-refusal-no-action = { $card }: tato karta nemá akci, platí pořád sama. Vyber kartu se symbolem jednotky.
eldervale-refusal-wrong-unit = Na kartu { $card } { $unitAcc } poslat nejde: aktivuje ji jen jednotka podle symbolu. Vyber jinou jednotku, nebo kartu se symbolem dělníka.
eldervale-refusal-action-taken = { $card }: na této akci už v tomto svolání jednotka stojí. Vyber jinou akci.
eldervale-refusal-start-taken = { $action }: na této akci už v tomto svolání jednotka stojí. Vyber jinou akci.
eldervale-refusal-deposit-empty = { $card }: pole vkladu je prázdné a bez žetonu nebo orbu akci použít nejde. Nejdřív na něj něco polož.
eldervale-refusal-action-cost = { $card }: na tuto akci nemáš dost zdrojů. Nejdřív je získej, nebo vyber jinou akci.
eldervale-refusal-needs-orb = { $card }: tato akce potřebuje orb na symbolu karty. Nejdřív ho tam polož.
eldervale-refusal-action-idle = { $card }: akce by teď nic neudělala. Vyber jinou akci.
eldervale-refusal-nothing-to-summon = Povolání teď použít nejde: v pořadači nezbývá jednotka, kterou dokážeš zaplatit. Vyber jinou akci.
eldervale-refusal-nothing-to-settle = Osídlení teď použít nejde: není kde postavit sídlo, které dokážeš zaplatit. Nech dělníka v říši elementu a získej její cenu, nebo vyber jinou akci.
eldervale-refusal-not-fallen = V Podsvětí nemáš { $unitAcc }. Vyber jednotku, která tam je.
eldervale-refusal-fallen-do-not-act = Jednotky z Podsvětí karty aktivovat nemohou, dovolí jim to jen zvláštní účinek. Použij jednotku z mapy.
eldervale-refusal-not-their-card = { $card }: tato karta soupeři, jehož akci smíš použít, nepatří. Vyber některou z nabízených.
eldervale-refusal-mask-used = Přestrojení už v tomto svolání podruhé použít nejde. Pošli jednotku na svou kartu.
eldervale-refusal-resolved-already = { $card }: díky účinkům už v tomto tahu tato akce proběhla a víc než jednou to nejde. Vyber jinou.
eldervale-refusal-wrong-symbol = { $card }: účinek dovoluje jen akce s jiným symbolem jednotky. Vyber některou z nabízených.
eldervale-refusal-not-itself = { $card }: karta nemůže použít sama sebe. Vyber jinou.
eldervale-refusal-action-first = Nejdřív vyber akci, kterou účinek provede, nebo se jí vzdej.
eldervale-refusal-unit-not-ready = V přípravné oblasti nemáš { $unitAcc }. Vyber jednotku, která tam je.

## Magic cards and free actions

eldervale-refusal-not-a-spell = { $magic } není kouzlo, seslat to nejde. Úkol se plní, proroctví čeká na konec hry; kteroukoli kartu lze utratit jako zdroj.
eldervale-refusal-only-at-the-end = { $magic } je proroctví a boduje se až na konci hry. Nech si ho v ruce, nebo ho utrať jako zdroj.
eldervale-refusal-not-its-time = { $magicAcc } teď seslat nejde: karta říká, kdy na ni přijde chvíle. Nech si ji na tu dobu.
eldervale-refusal-already-rolled = { $magicAcc } teď seslat nejde: v této bitvě už se hodilo. Počkej, až bitva skončí.
eldervale-refusal-cannot-pay-spell = Na seslání nemáš dost: { $magic }. Zaplať její cenu, nebo získej potřebnou sílu elementu a seslání bude zdarma.
eldervale-refusal-price-takes-all = Takto zaplatit nejde ({ $payment }): kouzlo by pak svůj účinek už nemělo z čeho provést. Zaplať něčím jiným.
eldervale-refusal-nothing-to-do = { $magicAcc } seslat nejde: první část účinku by teď neměla co udělat. Nech si kartu na později.
eldervale-refusal-loomed-over = { $magicAcc } seslat nejde: všude, kde by se dalo stavět, je v říši nebo vedle ní Kamenný kolos. Nejdřív ho poraz, nebo si kartu nech na později.
eldervale-refusal-not-a-quest = { $magic } není úkol, splnit to nejde. Kouzlo se sesílá, proroctví čeká na konec hry.
eldervale-refusal-quest-not-now = Úkol { $magic } teď splnit nejde: hraje se při své události, nebo ve tvém tahu či na konci cizího tahu. Počkej na tu chvíli.
eldervale-refusal-quest-not-met = Podmínka úkolu { $magic } splněná není. Přečti si kartu a zkus to, až bude.
eldervale-refusal-not-your-turn = V tahu jiného hráče tohle udělat nejde, dovolené je jen odhodit žeton pokladu nebo karta, která to říká. Počkej na svůj tah.
eldervale-refusal-no-tactics = Žeton taktiky nemáš, v této hře se s ním nehraje. Vyber si z toho, co se nabízí.
eldervale-refusal-tactics-are-active = Tvůj žeton taktiky je aktivní a obnovovat ho není třeba. Použiješ ho po prohrané bitvě.
eldervale-refusal-too-few-swords = Obnovit žeton taktiky stojí 3 meče a tolik nemáš. Nejdřív je získej.
eldervale-refusal-no-team-mate = Vyměnit karty nejde: v této hře spoluhráče nemáš. Vyber si z toho, co se nabízí.
eldervale-refusal-no-card-to-swap = K výměně potřebujete v ruce kartu magie oba, ty i tvůj spoluhráč. Vyber si z toho, co se nabízí.
eldervale-refusal-not-the-mates = { $magicAcc } tvůj spoluhráč v ruce nemá. Vyber kartu, kterou drží.
eldervale-refusal-no-free-action = { $card }: volnou akci tato karta nemá, nebo není tvoje. Vyber si z toho, co se nabízí.
eldervale-refusal-free-action-idle = { $card }: volná akce by teď nic neudělala. Nejdřív získej, co potřebuje.
eldervale-refusal-used-this-turn = { $card }: v tomto tahu už je využitá a podruhé to nejde. Počkej na svůj příští tah.

## Effects on units and cards

eldervale-refusal-no-such-unit = Takovou jednotku tam účinek nenajde. Vyber některou z nabízených.
eldervale-refusal-cannot-go-there = Tam jednotku přemístit nejde: účinek tak daleko nesahá, nebo říše nesplňuje jeho podmínku. Vyber některou z nabízených.
eldervale-refusal-not-that-unit = Na tuto jednotku účinek nedosáhne: je jinde, jiného druhu, nebo nepatří soupeři. Vyber některou z nabízených.
eldervale-refusal-not-that-realm = { $realm }: na tuto říši účinek nedosáhne, nebo v ní nikdo není. Vyber některou z nabízených.
eldervale-refusal-nobody-to-exchange = V přípravné oblasti nemáš { $unit2Acc }. Vyber za výměnu jednotku, která tam je.
eldervale-refusal-not-that-seat = Vybrat tohoto hráče nejde: { $other } není soupeř, na kterého účinek dosáhne. Vyber některého z nabízených.
eldervale-refusal-no-cards-there = { $other } nemá v ruce žádnou kartu magie. Vyber jiného hráče.
eldervale-refusal-not-looked-at = { $magic } mezi kartami, ze kterých vybíráš, není. Vyber některou z nich.
eldervale-refusal-not-on-the-pile = { $magic } mezi odhozenými kartami není, nebo ji vzít nejde. Vyber některou z nabízených.
eldervale-refusal-has-none = { $other } takový zdroj nemá, nebo ho vzít nejde: { $resource }. Vyber jiný.

## Battles

eldervale-refusal-fight-first = Nejdřív vyber, která bitva se odehraje teď.
eldervale-refusal-no-battle-there = Bojovat { $realmIn } nejde: žádná bitva tam nečeká. Vyber některou z nabízených.
eldervale-refusal-battle-first = Teď probíhá bitva a tohle k její části nepatří. Vyber si z toho, co se nabízí, nebo pokračuj.
eldervale-refusal-join-first = Teď se rozhoduje, kdo se k bitvě připojí. Připoj jednotku, nebo zvol Hotovo.
eldervale-refusal-nobody-to-join = Připojit { $unitAcc } { $realmFrom } nejde: nic takového tam nemáš. Vyber jednotku ze sousední říše.
eldervale-refusal-too-far-to-join = Připojit jednotku { $realmFrom } nejde: s bitvou to nesousedí. Vyber jednotku ze sousední říše.
eldervale-refusal-held-back = Připojit se nejde: nestvůra v této bitvě to nedovoluje. Pokračuj s jednotkami, které v říši jsou.
eldervale-refusal-not-your-battle = Do této bitvy jednotky přidat nejde: bojuje jen s nestvůrou { $other }. Počkej, až skončí.
eldervale-refusal-no-part = Meče v této bitvě utrácet nejde: žádnou jednotku v ní nemáš. Pokračuj bez nich.
eldervale-refusal-no-mate = Kostku spoluhráči dát nejde: žádného v této hře nemáš. Pokračuj bez toho.
eldervale-refusal-mate-takes-no-part = Kostku spoluhráči dát nejde: v této bitvě nebojuje. Nech si meče na jindy.
eldervale-refusal-no-sword = Za kostku { $resourceAcc } utratit nejde: platí se mečem, nebo místo něj zlatou mincí. Vyber některý z nich.
eldervale-refusal-has-no-sword = { $resource }: nic takového k utracení nemáš. Pokračuj s kostkami, které máš.
eldervale-refusal-dread = Meče tady utrácet nejde: nestvůra v této bitvě to nedovoluje. Pokračuj bez nich.
eldervale-refusal-six-dice = Další kostku přidat nejde: nikdo nehází více než šesti. Nech si meče na jindy.
eldervale-refusal-rolled-already = Meče už utrácet nejde: v této bitvě se hodilo. Použij schopnosti a kouzla po hodu, nebo pokračuj.
eldervale-refusal-roll-first = Teď se hází, počkej na výsledek.
eldervale-refusal-no-ability-now = Použít teď nejde: { $source }. Schopnost k této chvíli nepatří, už posloužila, nebo ji nemáš; vyber si z toho, co se nabízí.
eldervale-refusal-target-first = Nejdřív vyber, proti které straně bitvy účinek půjde.
eldervale-refusal-not-a-target = Tuto stranu vybrat nejde: v bitvě není, jsi to ty nebo tvůj spoluhráč, nebo na ni účinek nedosáhne. Vyber některou z nabízených.
eldervale-refusal-die-first = Nejdřív vyber kostku, které se účinek týká.
eldervale-refusal-no-such-die = Kostka s číslem { $face } tu není. Vyber některou z hozených.
eldervale-refusal-guarded-die = Tuto kostku změnit nejde: nestvůra své kostky chrání. Vyber jinou.
eldervale-refusal-last-die = Odebrat nejde: je to poslední kostka té strany. Vyber jinou.
eldervale-refusal-support-first = Nejdřív vyber jednotku, která bitvu podpoří z vedlejší říše.
eldervale-refusal-no-support = Podpořit bitvu nemůže { $unit } { $realmIn }: není to tvoje jednotka vedle bitvy, nebo už kostky přidala. Vyber jinou.
eldervale-refusal-spare-first = Nejdřív vyber, koho zachráníš.
eldervale-refusal-nobody-to-spare = Zachránit { $unitAcc } nejde: mezi poraženými, na které účinek dosáhne, není. Vyber některou z nabízených jednotek.
eldervale-refusal-no-tactics-now = Žeton taktiky teď použít nejde: nemáš ho, nebo je vyčerpaný. Obnovíš ho ve svém tahu za 3 meče.
eldervale-refusal-not-beaten = Žeton taktiky tady nepomůže: o žádnou jednotku nepřicházíš. Nech si ho na jindy.
eldervale-refusal-no-token-to-put = Položit nejde { $token }: v pořadači ho nemáš. Vyber některý ze žetonů, které tam jsou.

### Kemet: Krev a písek: co hra říká u stolu
### Oblasti: $areaTo = kam, $areaFrom = odkud, $areaIn = kde. $tileAcc a podobné = koho, co.

kemet-title = Kemet: Krev a písek
kemet-about = Veď armády egyptského boha, stav pyramidy, získávej jejich moc a jako první vyhraj s 9 vítěznými body.

## Options

kemet-option-city = Vybrat: { $city }
kemet-option-station = Umístit po 5 jednotkách { $areaTo } a { $area2To }
kemet-option-found = Založit { $areaIn } { $colourAcc } pyramidu stupně { $level }
kemet-option-free-tile = Vzít si { $tileAcc }
kemet-option-token = Položit žeton na pole { $space }
kemet-option-silver = Přidat stříbrný žeton na pole { $space }
kemet-option-gold = Přidat zlatý žeton
kemet-option-gold-do = Zlatým žetonem { $action }
kemet-option-do = Provést: { $space }
kemet-option-play = Zahrát { $cardAcc }
kemet-option-deploy = Přidat { $creatureAcc } k armádě { $areaIn }
kemet-option-exchange = Vyměnit { $creatureAcc } za { $creature2Acc }
kemet-option-acquire = Získat { $tileAcc }
kemet-option-raise = Postavit { $areaIn } { $colourAcc } pyramidu až na stupeň { $level }
kemet-option-put-on = Dát barevný žeton na pole { $space }
kemet-option-enlist = Umístit jednotku { $areaTo }
kemet-option-fight = Bojovat { $areaIn }
kemet-option-march = Vyrazit { $areaFrom }
kemet-option-step = Jít { $areaTo }
kemet-option-teleport = Teleportovat se { $areaTo }
kemet-option-magic-teleport = Teleportovat se kartou { $areaTo }
kemet-option-go =
    { $units ->
        [one] Poslat { $units } jednotku
        [few] Poslat { $units } jednotky
       *[other] Poslat { $units } jednotek
    }
kemet-option-go-with =
    { $units ->
        [one] Poslat { $units } jednotku a { $creatureAcc }
        [few] Poslat { $units } jednotky a { $creatureAcc }
       *[other] Poslat { $units } jednotek a { $creatureAcc }
    }
kemet-option-go-with-two =
    { $units ->
        [one] Poslat { $units } jednotku, { $creatureAcc } a { $creature2Acc }
        [few] Poslat { $units } jednotky, { $creatureAcc } a { $creature2Acc }
       *[other] Poslat { $units } jednotek, { $creatureAcc } a { $creature2Acc }
    }
kemet-option-go-with-many =
    { $units ->
        [one] Poslat { $units } jednotku, { $creaturesAcc }
        [few] Poslat { $units } jednotky, { $creaturesAcc }
       *[other] Poslat { $units } jednotek, { $creaturesAcc }
    }
kemet-option-council = Zahrát { $battleAcc }, odhodit { $battle2Acc }
    .first = Zahrát { $battleAcc } …
kemet-option-add = Přidat { $cardAcc }
kemet-option-wound = Odhodit { $cardAcc } za +1 k síle
kemet-option-retreat = Ustoupit
kemet-option-disband = Rozpustit armádu
kemet-option-stay = Zůstat
# Vybírá vítěz, ustupuje poražený.
kemet-option-send = Poslat poraženou armádu { $areaTo }
kemet-option-sacrifice = Obětovat { $areaIn }
kemet-option-veterans =
    { $count ->
        [0] Neodhodit žádný veteránský žeton
       *[other]
            { $count ->
                [one] Odhodit { $count } veteránský žeton
                [few] Odhodit { $count } veteránské žetony
               *[other] Odhodit { $count } veteránských žetonů
            }
    }
kemet-option-keep = Nechat si { $cardAcc }
kemet-option-fate = Vybrat si { $place }. místo v pořadí
kemet-option-strike = Zničit jednotku { $areaIn }: { $other }
kemet-option-replace = Vyřadit { $battleAcc }
kemet-option-done = Hotovo

## Headings over options of one kind

kemet-group-city = Města
kemet-group-station = Čtvrti pro jednotky
kemet-group-found = Založit pyramidu
kemet-group-free-tile = Destičky moci
kemet-group-token = Položit žeton
kemet-group-silver = Stříbrný žeton
kemet-group-gold = Zlatý žeton
kemet-group-gold-do = Zlatý žeton
kemet-group-do = Položené akce
kemet-group-play = Karty Božského zásahu
kemet-group-deploy = Umístit stvoření
kemet-group-exchange = Vyměnit stvoření
kemet-group-acquire = Destičky moci
kemet-group-raise = Stavět pyramidu
kemet-group-put-on = Barevný žeton
kemet-group-enlist = Umístit jednotku
kemet-group-fight = Bitvy
kemet-group-march = Armády
kemet-group-step = Pohyb po zemi
kemet-group-teleport = Teleportace
kemet-group-magic-teleport = Teleportace kartou
kemet-group-go = Jen jednotky
kemet-group-go-with = Se stvořením
kemet-group-go-with-two = S oběma stvořeními
kemet-group-go-with-many = S více stvořeními
kemet-group-council = Bojové karty
kemet-group-add = Karty Božského zásahu
kemet-group-wound = Karty Božského zásahu
kemet-group-retreat = Armáda
kemet-group-disband = Armáda
kemet-group-stay = Armáda
kemet-group-send = Kam ustoupí
kemet-group-sacrifice = Oběť
kemet-group-veterans = Veteránské žetony
kemet-group-keep = Dobrané karty
kemet-group-fate = Pořadí hráčů
kemet-group-strike = Jednotky soupeřů
kemet-group-replace = Bojové karty
kemet-group-done = Ostatní

## Questions

kemet-ask-choose-city = Které město bude tvoje?
kemet-ask-station = Do kterých dvou čtvrtí svého města umístíš po 5 jednotkách?
# Jedna čtvrť po druhé; Hotovo = tato čtvrť zůstane bez pyramidy.
kemet-ask-found-pyramid =
    { $count ->
        [one] Jakou pyramidu založíš v této čtvrti? Zbývá ti { $count } stupeň; zvolíš-li Hotovo, zůstane čtvrť bez pyramidy.
        [few] Jakou pyramidu založíš v této čtvrti? Zbývají ti { $count } stupně; zvolíš-li Hotovo, zůstane čtvrť bez pyramidy.
       *[other] Jakou pyramidu založíš v této čtvrti? Zbývá ti { $count } stupňů; zvolíš-li Hotovo, zůstane čtvrť bez pyramidy.
    }
kemet-ask-free-tile = Kterou destičku moci stupně 1 si vezmeš zdarma?
kemet-ask-opening = Na které pole položíš akční žeton?
kemet-ask-add-tokens = Přidáš stříbrný nebo zlatý žeton?
kemet-ask-next-action = Kterou akci provedeš teď?
kemet-ask-gold-action = Kterou akci provedeš zlatým žetonem?
kemet-ask-interlude = Zahraješ ještě kartu nebo umístíš stvoření?
kemet-ask-acquire-tile = Kterou destičku moci získáš?
kemet-ask-build-pyramid = Kterou pyramidu postavíš?
kemet-ask-put-acquire-token = Na které pole přijde nový barevný žeton? Na poli s tvým akčním žetonem získáš destičku této barvy hned, na volném později během dne.
kemet-ask-recruiting = Kam umístíš naverbovanou jednotku?
kemet-ask-fight-next = Kde se bude bojovat teď?
kemet-ask-place-units =
    { $count ->
        [one] Kam umístíš jednotku? Můžeš umístit ještě { $count }.
        [few] Kam umístíš jednotku? Můžeš umístit ještě { $count }.
       *[other] Kam umístíš jednotku? Můžeš jich umístit ještě { $count }.
    }
kemet-ask-strike = Kterou jednotku zničí Ohnivý déšť?
kemet-ask-deploy-new = Umístíš nové stvoření rovnou k armádě ve svém městě?
kemet-ask-replace-card = Kterou bojovou kartu do konce hry vyřadíš? Místo ní dostaneš speciální.
kemet-ask-march-start = Která armáda se pohne?
kemet-ask-march-on = Kam půjde armáda dál?
kemet-ask-who-goes = Kdo půjde dál? Ostatní zůstanou na místě.
# Nejdřív dvojice karet, potom případně karty Božského zásahu.
kemet-ask-war-council = Válečná porada: vyber bojovou kartu, kterou zahraješ, a druhou k odhození; potom můžeš přidat karty Božského zásahu.
kemet-ask-wound = Božská rána: odhodíš kartu za +1 k síle?
kemet-ask-loser-choice = Tato bitva je prohraná. Co bude s tvou armádou?
kemet-ask-send-loser = Kam ustoupí armáda, kterou má { $other }?
kemet-ask-winner-choice = Bitva je tvoje. Zůstane tu armáda, nebo ji rozpustíš?
kemet-ask-sacrifice = Obětuješ { $areaIn }? Pantheon dává za 2 jednotky 1 trvalý VB, chrám v deltě za 1 jednotku 5 bodů víry.
kemet-ask-veterans-pray = Kolik veteránských žetonů odhodíš? Za každý získáš 1 bod víry.
kemet-ask-veterans-draw = Kolik veteránských žetonů odhodíš? Za každé dva si dobereš 1 kartu.
kemet-ask-keep-card = Vize: kterou kartu si necháš?
kemet-ask-hand-of-god = Ruka boží: kterou pyramidu zdarma zvýšíš nebo založíš?
kemet-ask-choose-fate = Které místo v pořadí hráčů si vybereš?

## Events

kemet-event-colour-drawn = Ve hře je { $colour } barva.
kemet-event-city-taken = { $player } má toto město: { $city }.
kemet-event-order-drawn = Los určuje pořadí: { $player } je na { $place }. místě.
kemet-event-stationed = { $player } umísťuje po 5 jednotkách { $areaTo } a { $area2To }.
kemet-event-day = Začíná den { $round }. kola.
kemet-event-token = { $player } pokládá žeton na pole { $space }.
kemet-event-silver = { $player } přidává stříbrný žeton na pole { $space }.
kemet-event-gold = { $player } přidává zlatý žeton.
# 0 = ukazatel víry už je na 11.
kemet-event-prayer-gained =
    { $count ->
        [0] { $player } už další body víry { $reason } nezískává, víc než 11 jich mít nejde.
       *[other]
            { $count ->
                [one] { $player } získává { $count } bod víry { $reason }.
                [few] { $player } získává { $count } body víry { $reason }.
               *[other] { $player } získává { $count } bodů víry { $reason }.
            }
    }
kemet-event-paid =
    { $count ->
        [one] { $player } platí { $count } bod víry.
        [few] { $player } platí { $count } body víry.
       *[other] { $player } platí { $count } bodů víry.
    }
kemet-event-tile = Destičku { $tile } získává { $player }.
kemet-event-raised = { $player } staví { $areaIn } { $colourAcc } pyramidu na stupeň { $level }.
kemet-event-recruited = { $player } umísťuje jednotku { $areaTo }.
kemet-event-marched =
    { $units ->
        [one] { $player } přesouvá { $units } jednotku { $areaFrom } { $area2To }.
        [few] { $player } přesouvá { $units } jednotky { $areaFrom } { $area2To }.
       *[other] { $player } přesouvá { $units } jednotek { $areaFrom } { $area2To }.
    }
kemet-event-teleported =
    { $units ->
        [one] { $player } teleportuje { $units } jednotku { $areaFrom } { $area2To }.
        [few] { $player } teleportuje { $units } jednotky { $areaFrom } { $area2To }.
       *[other] { $player } teleportuje { $units } jednotek { $areaFrom } { $area2To }.
    }
kemet-event-creature = { $player } přidává { $tileAcc } k armádě { $areaIn }.
kemet-event-creature-back = { $tile } se vrací na destičku, kterou má { $player }.
kemet-event-card = { $player } hraje { $cardAcc }.
# Vidí jen ten, kdo dobírá.
kemet-event-drew = { $player } si dobírá { $cardAcc }.
kemet-event-drew-hidden = { $player } si dobírá kartu Božského zásahu.
# Vize: karty k výběru leží před hráčem, vidí je jen on.
kemet-event-looked = { $player } si prohlíží další karty z balíčku.
kemet-event-shuffled = Odhozené karty Božského zásahu se míchají do nového balíčku.
kemet-event-units-lost =
    { $units ->
        [one] { $player } ztrácí { $areaIn } { $units } jednotku.
        [few] { $player } ztrácí { $areaIn } { $units } jednotky.
       *[other] { $player } ztrácí { $areaIn } { $units } jednotek.
    }
kemet-event-prayer-lost =
    { $count ->
        [one] { $player } ztrácí { $count } bod víry.
        [few] { $player } ztrácí { $count } body víry.
       *[other] { $player } ztrácí { $count } bodů víry.
    }
kemet-event-battle = Bitva { $areaIn }: útočí { $player }, brání se { $other }.
kemet-event-ready = { $player } má pro bitvu vybráno.
kemet-event-shown = { $player } odhaluje { $battleAcc }.
kemet-event-added = { $player } přidává { $cardAcc }.
kemet-event-discarded = Božská rána: { $player } odhazuje { $cardAcc } za +1 k síle.
kemet-event-strength = { $player } má sílu { $count }.
kemet-event-won = { $player } vyhrává bitvu { $areaIn }.
kemet-event-point = { $player } získává 1 trvalý VB { $reason }.
# What a gain is for
kemet-reason-praying = za modlitbu
kemet-reason-night = za noc
kemet-reason-temples = za chrámy
kemet-reason-delta = za oběť v deltě
kemet-reason-veterans = za veteránské žetony
kemet-reason-disbanding = za rozpuštěnou armádu
kemet-reason-prayer-card = za kartu Modlitba
kemet-reason-mana-theft = za kartu Krádež many
kemet-reason-attacking = za útok
kemet-reason-destroyed = za zničené nepřátelské jednotky
kemet-reason-fallen = za vlastní padlé jednotky
kemet-reason-pantheon = za oběť v Pantheonu
kemet-reason-two-temples = za dva chrámy
kemet-reason-battle = za vyhranou bitvu
kemet-reason-tile = za destičku moci
kemet-event-veterans =
    { $count ->
        [one] { $player } dostává za bitvu { $count } veteránský žeton.
        [few] { $player } dostává za bitvu { $count } veteránské žetony.
       *[other] { $player } dostává za bitvu { $count } veteránských žetonů.
    }
kemet-event-veterans-spent =
    { $count ->
        [one] { $player } odhazuje { $count } veteránský žeton.
        [few] { $player } odhazuje { $count } veteránské žetony.
       *[other] { $player } odhazuje { $count } veteránských žetonů.
    }
kemet-event-retreated =
    { $units ->
        [one] { $player } ustupuje { $area2To }, odvádí { $units } jednotku.
        [few] { $player } ustupuje { $area2To }, odvádí { $units } jednotky.
       *[other] { $player } ustupuje { $area2To }, odvádí { $units } jednotek.
    }
kemet-event-disbanded =
    { $units ->
        [one] { $player } rozpouští { $areaIn } armádu o { $units } jednotce.
        [few] { $player } rozpouští { $areaIn } armádu o { $units } jednotkách.
       *[other] { $player } rozpouští { $areaIn } armádu o { $units } jednotkách.
    }
kemet-event-night = Začíná noc { $round }. kola.
kemet-event-sacrificed =
    { $units ->
        [one] { $player } obětuje { $areaIn } { $units } jednotku.
        [few] { $player } obětuje { $areaIn } { $units } jednotky.
       *[other] { $player } obětuje { $areaIn } { $units } jednotek.
    }
kemet-event-order = { $player } si vybírá { $place }. místo v pořadí.
kemet-event-replaced = { $player } do konce hry vyřazuje { $battleAcc } a bere si { $battle2Acc }.
kemet-event-cards-back = { $player } si bere všechny odhozené bojové karty zpět do ruky.
kemet-event-ended = { $player } vyhrává: má aspoň 9 VB a nikdo jich nemá víc.
kemet-event-limit = Hra končí po { $round }. kole, o umístění rozhodují VB.

## Why not

kemet-refusal-not-asked = Teď vybírá { $other }. Počkej, až přijde řada na tebe.
kemet-refusal-only-two-fight = Teď se radí jen útočník a obránce a nikdo jiný do bitvy zasáhnout nesmí. Počkej, až bitva skončí.
kemet-refusal-not-in-play = { $area }: tato oblast ve hře není, s tímto počtem hráčů leží pod bouří nebo mimo plán. Vyber oblast, kterou na plánu vidíš.
kemet-refusal-setup-first = Teď se hra připravuje a tohle k tomuto kroku nepatří. Vyber si z toho, co se právě nabízí.
kemet-refusal-night-step = Teď je noc a tohle k jejímu kroku nepatří. Vyber si z toho, co se právě nabízí; akce zase přijdou ve dne.
kemet-refusal-not-this-action = Tohle teď na řadě není: každou akci je třeba úplně dokončit, i s bitvami, než začne další. Vyber si z toho, co se právě nabízí.
kemet-refusal-finish-first = Nejdřív dokonči, co právě probíhá. Vyber si z toho, co se nabízí, potom se hraje dál.

# Bitva
kemet-refusal-council-picked = Bojové karty už máš vybrané a změnit je nejde. Můžeš k nim přidat karty Božského zásahu, nebo zvolit Hotovo.
kemet-refusal-two-cards = Zahrát a odhodit tutéž kartu nejde: na poradu jsou potřeba 2 různé. Vyber k odhození jinou.
kemet-refusal-battle-card-gone = { $battleAcc } teď v ruce nemáš: karta čeká mezi odhozenými, nebo k tvým nepatří. Vyber jinou; odhozené se ti vrátí, až použiješ všechny.
kemet-refusal-cards-first = Nejdřív vyber bojovou kartu, kterou zahraješ, a druhou k odhození. Karty Božského zásahu přidáš potom.
kemet-refusal-day-card = { $cardAcc } přidat nejde: je to karta na den a do bitvy patří jen karty se symbolem bitvy. Zahraj ji ve svém tahu mimo bitvu.
kemet-refusal-card-not-held = { $cardAcc } takto zahrát nejde, teď tu kartu k dispozici nemáš. Karty Božského zásahu si dobíráš každou noc; vyber si z těch, které se nabízejí.
# Cena jedné karty; už přidané karty se platí také.
kemet-refusal-cannot-add = { $cardAcc } přidat nejde: cena je { $price } a vedle karet, které už přidáváš, ti zbývá tolik bodů víry: { $purse }. Vyber levnější, nebo zvol Hotovo.
kemet-refusal-council-first = Nejdřív dokonči válečnou poradu: vyber 1 bojovou kartu, kterou zahraješ, a 1 k odhození. Potom se hraje dál.
kemet-refusal-cannot-stay = Zůstat nejde: vítěz tu má ještě jednotky. Ustup, je-li kam, nebo armádu rozpusť.
kemet-refusal-no-retreat-needed = Ustoupit nejde: vítězi tu nezbyla žádná jednotka. Zůstaň, nebo armádu rozpusť.
kemet-refusal-nowhere-to-retreat = Ustoupit nejde: žádná sousedící oblast není pro tvou armádu volná a dost prostorná, aby v ní dodržela limit. Armádu rozpusť, získáš o 1 bod víry méně, než má jednotek.
kemet-refusal-not-that-retreat = Poslat poraženou armádu { $areaTo } nejde: ústup vede jen do sousedící oblasti bez jednotek soupeřů, ne do cizí čtvrti, a limit armády v ní musí vyjít. Vyber jinou oblast.
kemet-refusal-battle-first = Nejdřív je třeba dokončit bitvu. Vyber si z toho, co se právě nabízí, potom se hraje dál.

# Karty a stvoření ve dne
kemet-refusal-battle-card-only = { $cardAcc } teď zahrát nejde: je to karta do bitvy. Přidej ji při válečné poradě ke své bojové kartě.
kemet-refusal-card-too-dear = { $cardAcc } zahrát nemůžeš: cena je { $price } a bodů víry máš { $purse }. Další ti přinese Modlitba, chrámy a noc.
kemet-refusal-card-while-marching = { $cardAcc } teď zahrát nejde: hraje se, když je armáda na cestě. Nejdřív začni akci Pohyb a vyber armádu.
kemet-refusal-card-by-going = { $cardAcc } zahraješ tím, že půjdeš: vyber oblast s obeliskem, kam se armáda kartou teleportuje. Není-li žádná v nabídce, žádná se nedá dosáhnout v mezích limitů.
kemet-refusal-card-as-march-begins = { $cardAcc } teď zahrát nejde: patří na samý začátek akce Pohyb. Zahraj ji, až ji začneš, dřív než vybereš armádu.
kemet-refusal-card-no-unit = { $cardAcc } zahrát nejde: v zásobě máš 0 jednotek. Vrátí se tam ty, o které na plánu přijdeš.
kemet-refusal-card-no-place = { $cardAcc } zahrát nejde: ve všech volných čtvrtích tvého města i ve všech tvých armádách je limit naplněn. Nejdřív udělej místo.
kemet-refusal-card-no-target = { $cardAcc } zahrát nejde: žádný soupeř nemá na plánu jednotku, kterou by karta mohla zasáhnout. Nech si ji na později.
kemet-refusal-not-this-moment = Teď karty Božského zásahu hrát nejde. Zahraješ je ve svém tahu před položením žetonu, mezi akcemi nebo při pohybu; nejdřív dokonči, co se právě nabízí.
kemet-refusal-creature-not-owned = { $creatureAcc } na plán umístit nemůžeš: destičku s tímto stvořením nemáš. Vyber stvoření ze svých destiček.
kemet-refusal-cannot-exchange = { $creatureAcc } takto vyměnit nejde: mění se jen před položením žetonu, stvoření ve čtvrti tvého města za jiné na tvých destičkách, a každé jen jednou za tah. Vyber jinou dvojici, nebo pokračuj bez výměny.
kemet-refusal-creature-on-board = { $creature } už na plánu stojí. Přesune se jen se svou armádou; umístit můžeš stvoření, které leží na destičce.
kemet-refusal-cannot-deploy = { $creatureAcc } tam teď umístit nejde: potřebuješ čtvrť svého města, kde máš armádu bez stvoření. Vyber takovou čtvrť, nebo to zkus před další akcí.

# Žetony
kemet-refusal-space-used = { $space }: na tomto poli už žeton leží a dnes ho znovu použít nejde. Vyber neobsazené pole.
kemet-refusal-no-silver = Stříbrný žeton teď nemáš: dává ho Božský čin, použiješ ho jednou za kolo a nejdřív v tahu po tom, kdy ho získáš. Pokračuj bez něj.
kemet-refusal-silver-not-there = { $space }: stříbrný žeton sem teď položit nejde. Přidává se k běžnému na neobsazené pole, ne na zlaté, a na zbylé úrovně desky ti musí vystačit další žetony; vyber jiné pole.
kemet-refusal-no-gold = Zlatý žeton teď přidat nejde: hraje se spolu s běžným, jednou za kolo, a jen když ti ho některá destička dala už v dřívějším tahu. Pokračuj bez něj.
kemet-refusal-balance = Takhle to nejde: v tahu položíš právě 1 běžný žeton a na konci dne musíš mít na každé ze 3 úrovní desky aspoň 1 žeton. Vyber pole na úrovni, kde ještě žádný nemáš.
kemet-refusal-token-first = Nejdřív polož akční žeton na některé pole své desky. Teprve to ti dá akci.

# Získání destičky moci
kemet-refusal-tile-gone = { $tileAcc } získat nejde: v nabídce už nic takového neleží a nic se do ní nedoplňuje. Vyber destičku, která v ní je.
kemet-refusal-same-picture = { $tileAcc } získat nejde: destičku se stejnou ilustrací už máš a druhou mít nesmíš. Vyber jinou.
kemet-refusal-colour-bought = Další { $colourAcc } destičku dnes získat nejde: od každé barvy můžeš za den získat jen 1. Vyber jinou barvu, nebo zvol Hotovo.
kemet-refusal-pyramid-too-low = { $tileAcc } získat nejde: potřebuješ { $colourAcc } pyramidu aspoň stupně { $level }, kterou ovládáš, a stojí-li ve tvém městě, i žeton na poli její barvy. Postav ji výš, obsaď cizí, nebo vyber jinou destičku.
kemet-refusal-tile-too-dear = { $tileAcc } získat nemůžeš: cena je { $price } a bodů víry máš { $purse }. Vyber levnější destičku, nebo zvol Hotovo; body víry ti přinese Modlitba.

# Stavba pyramidy
kemet-refusal-not-own-city = Stavět { $areaIn } nejde: stavíš jen ve čtvrtích svého města. Vyber některou z nich.
kemet-refusal-other-colour-there = Tuto pyramidu postavit { $areaIn } nejde: už tam stojí pyramida jiné barvy a v každé čtvrti je jen 1. Zvyš tu, která tam je, nebo vyber jinou čtvrť.
kemet-refusal-already-so-high = Pyramida { $areaIn } už tak vysoká je a pyramidy se nikdy nesnižují. Vyber vyšší stupeň, nejvýš 4, nebo jinou čtvrť.
kemet-refusal-colour-not-in-play = Tuto pyramidu postavit nejde: { $colour } barva v této hře není. Vyber některou z barev ve hře.
kemet-refusal-colour-built = Další { $colourAcc } pyramidu postavit nejde: jednu už ve svém městě máš a barvy se tu neopakují. Zvyš ji, nebo vyber jinou barvu.
kemet-refusal-too-many-pyramids = Další pyramidu založit nejde: ve svém městě jich máš nejvyšší dovolený počet. Zvyš některou z nich.
kemet-refusal-building-too-dear = Na tuto stavbu ti body víry nestačí: cena je { $price } a máš { $purse }. Platí se součet nových stupňů; postav méně stupňů, nebo zvol Hotovo.

# Verbování a umísťování
kemet-refusal-supply-empty = Umístit další jednotku nejde: v zásobě máš 0 jednotek. Vrátí se ti tam ty, o které na plánu přijdeš; teď zvol Hotovo.
kemet-refusal-army-full = Umístit jednotku { $areaTo } nejde: tvoje armáda tam dosahuje limitu a ten je { $count }. Vyber jinou oblast, nebo zvol Hotovo.
kemet-refusal-recruit-too-dear = Na další jednotku ti body víry nestačí: každá stojí 1, platí se všechny najednou na konci a máš { $purse }. Zvol Hotovo.
# Jednotky se rozmísťují po oblastech v pevném pořadí.
kemet-refusal-not-free = Umístit jednotku { $areaTo } nejde: stojí tam jednotky soupeře a umísťuješ jen do volných oblastí. Vyber jinou, nebo zvol Hotovo.
kemet-refusal-not-recruiting-there = Umístit jednotku { $areaTo } nejde: jednotky přicházejí do čtvrtí tvého města a jinam jen tehdy, když to dovolí destička nebo karta a máš tam armádu. Vyber čtvrť svého města.

# Pohyb
kemet-refusal-army-first = Nejdřív vyber armádu, která se pohne, nebo zvol Hotovo.
kemet-refusal-no-army = Vyrazit { $areaFrom } nejde: nemáš tam žádnou jednotku. Vyber oblast, kde tvoje armáda stojí.
kemet-refusal-cannot-leave = Vyrazit { $areaFrom } nejde: armáda odtud nemá žádný krok, po kterém by dodržela limity. Vyber jinou armádu, nebo zvol Hotovo.
kemet-refusal-not-that-group = Taková skupina tu není: jde aspoň 1 jednotka, nejvýš { $count }, a jen stvoření, která tu stojí. Vyber některou z nabízených skupin.
kemet-refusal-takes-way-out = Teď to nejde: tvoje skupina překračuje limity a potom by se už neměla kam rozdělit. Nejdřív jdi dál, nebo vyber něco jiného.
kemet-refusal-too-many-here = Skončit tu nejde: armáda smí mít nejvýš 1 stvoření a její limit jednotek je { $count }. Pošli část dál.
kemet-refusal-behind-walls = Dál to nejde: po vstupu za soupeřovy hradby pohyb končí. Zvol Hotovo.
kemet-refusal-no-movement-left = Dál po zemi to nejde: zbývá ti 0 pohybů. Skonči tu, je-li to v nabídce, nebo se teleportuj; to se do limitu pohybu nepočítá.
kemet-refusal-not-bordering = Jít rovnou { $areaTo } nejde: s místem, kde armáda stojí, nesousedí a nevede tam odtud ani přístav. Jdi po oblastech, které na sebe navazují.
kemet-refusal-walls = Jít { $areaTo } nejde: do soupeřovy čtvrti vstoupíš jen prvním krokem akce ze sousedící oblasti. Zastav se vedle a vstup v další akci Pohyb.
# Limit armády, nebo cena za vstup k Chnumově sfinze.
kemet-refusal-no-room = Takhle jít { $areaTo } nejde: armáda by tam překročila limity a dalším pohybem by se nemohla rozdělit. Vyber jinou oblast nebo menší skupinu.
kemet-refusal-foreign-harbour = Plout { $areaTo } nejde: do přístavu před městem jiného hráče žádný přístav nevede. Pluj do obchodního přístavu nebo ke svému městu a pokračuj po zemi.
kemet-refusal-teleport-elsewhere = Teleportace vede do jiné oblasti, než ve které armáda stojí. Vyber jinou oblast s obeliskem.
kemet-refusal-one-district = Jít { $areaTo } nejde: v jedné akci Pohyb vstoupíš jen do 1 čtvrti, kterou ovládá jiný hráč, a už se tak stalo. Vyber si z toho, co se ještě nabízí.
kemet-refusal-entry-too-dear = Vstoupit { $areaTo } nejde: vstup stojí celkem { $price } bodů víry a máš { $purse }. Vyber jinou oblast.
kemet-refusal-too-many-stay = Tolik jednotek tu zůstat nemůže: armáda jich má nejvýš { $count }. Pošli jich dál víc.
kemet-refusal-creatures-stay = Dvě stvoření u jedné armády zůstat nemohou. Pošli dál aspoň jedno z nich, nebo vezmi všechny jednotky.
kemet-refusal-too-many-attack = Tak velká skupina vstoupit { $areaTo } nemůže: její pohyb tam končí bojem a armáda má nejvýš { $count } jednotek a 1 stvoření. Pošli menší skupinu.
kemet-refusal-who-goes-first = Nejdřív vyber, kdo půjde dál. Další cesta přijde až potom.
kemet-refusal-teleported = Teleportovat se znovu nejde: v jedné akci Pohyb to jde jen jednou. Vyber si z toho, co se ještě nabízí.
kemet-refusal-no-obelisk = Teleportovat se { $areaTo } nejde: není tam obelisk. Vyber oblast s obeliskem.
kemet-refusal-no-pyramid-here = Teleportovat se { $areaFrom } nejde: nestojí tam pyramida. Dojdi nejdřív do čtvrti s pyramidou, nebo zahraj Teleportaci.
kemet-refusal-teleport-too-dear = Na teleportaci ti body víry nestačí: cena je { $price } a máš { $purse }. Vyber si z toho, co se ještě nabízí.
kemet-refusal-not-that-pair = Takhle rozestavit jednotky nejde: po 5 jich dostanou 2 různé čtvrti tvého města. Vyber některou z nabízených dvojic.
kemet-refusal-city-not-in-play = { $city }: toto město s tímto počtem hráčů ve hře není. Vyber některé z nabízených.
kemet-refusal-city-taken = { $city }: toto město už má jiný hráč. Vyber některé z volných.
kemet-refusal-found-here = Teď se rozhoduje, co založíš { $areaIn }: čtvrti přicházejí na řadu jedna po druhé. Vyber si z toho, co se pro ni nabízí.
kemet-refusal-colour-founded = Další { $colourAcc } pyramidu založit nejde: jednu už ve svém městě máš a barvy se tu neopakují. Vyber jinou barvu.
kemet-refusal-found-levels = Takhle to nevyjde: na začátku založíš dohromady právě 3 stupně, v jedné čtvrti nejvýš 2, a pyramid nejvýš { $count }. Vyber si z toho, co se právě nabízí.
kemet-refusal-not-a-free-tile = { $tileAcc } si teď vzít nemůžeš: zdarma je jen destička stupně 1 v barvě některé z tvých pyramid. Vyber takovou.
kemet-refusal-levels-by-night = Tolik v noci postavit nejde: Ruka boží přidá nejvýš tento počet stupňů: { $count }. Zvyš pyramidu méně, nebo zvol Hotovo.
kemet-refusal-sacrifice-here = Teď se rozhoduje jen o jednotkách { $areaIn }, odjinud nikoho obětovat nejde. Obětuj tam, nebo zvol Hotovo.
kemet-refusal-so-few-veterans = Tolik veteránských žetonů nemáš: zbývá ti jich { $count }. Vyber menší počet.
kemet-refusal-veterans-in-pairs = Za kartu Božského zásahu se odhazují vždy 2 veteránské žetony. Vyber sudý počet.
kemet-refusal-not-looked-at = { $cardAcc } si nechat nejde: mezi kartami, které teď vidíš, není. Vyber některou z nich.
kemet-refusal-place-not-free = Místo { $place }: takové volné místo na stupnici pořadí není. Vyber některé z volných.
kemet-refusal-not-placed = { $space }: v tomto tahu tu nečeká žádná akce. Vyber některou z akcí, na které leží právě zahraný žeton.
kemet-refusal-gold-not-for-that = K této akci zlatý žeton použít nejde: žádná tvoje destička to nedovoluje. Vyber některou z nabízených akcí.
kemet-refusal-no-fight-there = Bojovat { $areaIn } nejde: žádná bitva tam nečeká. Vyber některou z oblastí, kam přišly tvoje jednotky k soupeři.
kemet-refusal-nobody-to-strike = Zasáhnout { $areaIn } nejde: tento hráč tam nemá jednotku, která by patřila soupeři. Vyber některou z nabízených.
kemet-refusal-strike-protected = Zasáhnout { $areaIn } nejde: armádu tam chrání její stvoření. Vyber jinou.
kemet-refusal-not-in-the-set = { $battleAcc } vyřadit nejde: mezi tvé bojové karty nepatří. Vyber některou ze svých.
kemet-refusal-acquire-token-not-there = { $space }: žeton Získání destičky moci sem položit nejde. Patří na pole bez takového žetonu, které dnes ještě poslouží; vyber některé z nabízených.
kemet-refusal-all-added = { $cardAcc } už znovu přidat nejde: další takovou kartu nedržíš. Vyber jinou, nebo zvol Hotovo.
kemet-refusal-after-the-first-step = Teď to nejde: armáda je vybraná a ještě nevyrazila. Karty a stvoření přicházejí před jejím výběrem, nebo až po prvním kroku; jdi dál, nebo zvol Hotovo.
kemet-refusal-new-creature-only = Teď můžeš umístit jen nově získané stvoření, a to je { $creature }. Ostatní umístíš před další akcí.
kemet-refusal-creature-not-now = { $creatureAcc } teď umístit nejde. Umístíš ho ve svém tahu před položením žetonu, mezi akcemi nebo při pohybu; nejdřív dokonči, co se právě nabízí.
kemet-refusal-gold-space = Sem běžný žeton položit nejde: zlaté pole patří jen zlatému žetonu. Vyber jiné neobsazené pole.

## Score sheet

kemet-score-battles = Vyhrané bitvy
kemet-score-two-temples = Dva chrámy v noci
kemet-score-pantheon = Oběť v Pantheonu
kemet-score-tiles = Destičky moci
kemet-score-earlier = Dřívější trvalé VB
kemet-score-temples = Chrámy
kemet-score-pyramids = Pyramidy stupně 4

## Variants

kemet-variant-cities = Města
    .about = Města se mezi hráče rozlosují, nebo si je před začátkem hry vyberou sami.
    .lot = Losuje se
    .choose = Volí hráči

kemet-variant-special_cards = Speciální bojové karty
    .about = Bouře Wyyrt a Bariéra Šetyw přinesou svému majiteli speciální kartu místo jedné z jeho bojových karet.
    .on = ano
    .off = ne

kemet-variant-round_limit = Nejvyšší počet kol
    .about = Pravidla poslední kolo neznají; s omezením hra po tolika kolech skončí a rozhodnou VB.
    .none = Bez omezení
    .six = 6 kol
    .ten = 10 kol
    .fifteen = 15 kol
    .twenty_five = 25 kol

## Labels of the table picture

kemet-label-round = { $round }. kolo
kemet-label-round-of = { $round }. kolo z { $limit }
kemet-label-phase-setup = příprava hry
kemet-label-phase-day = den
kemet-label-phase-night = noc
kemet-label-night-offering = Obětina
kemet-label-night-delta = chrám v deltě
kemet-label-night-temples = Ovládnutí chrámů
kemet-label-night-worship = Uctívání
kemet-label-night-prayer = Modlitba
kemet-label-night-cards = Božský zásah
kemet-label-night-recruiting = Verbování
kemet-label-night-awakening = Probuzení
kemet-label-night-fate = Osud
# Za tím je jméno.
kemet-label-turn = na tahu
kemet-label-goal = k vítězství { $points } VB
kemet-label-deck = balíček { $count }, odhozeno { $discarded }

# Jména na mapě: poušť stojí kolem města, čtvrti jsou v seznamu pod jeho jménem.
kemet-label-front = Poušť před městem
kemet-label-district = { $number }. čtvrť
kemet-label-areas = Mimo města
kemet-label-map = Sousedí rámečky, které se dotýkají; vnitřní jen s tím kolem, čtvrti i mezi sebou. Lodí se pluje z přístavu do obchodního přístavu nebo před vlastní město.
kemet-label-and = { $some } a { $last }
kemet-label-list = Čtvrti města sousedí mezi sebou a s pouští před ním. Lodí se pluje z přístavu do obchodního přístavu nebo před vlastní město.

# Legenda: za značkou
kemet-label-sign-army = armáda se stvořením
kemet-label-sign-pyramid = pyramida: barva, stupeň
kemet-label-sign-point = dočasný VB: čí, volný
kemet-label-sign-obelisk = obelisk
kemet-label-sign-prayer = víra v noci
kemet-label-sign-sacrifice = v noci za jednotky
kemet-label-sign-harbours = přístav vojenský, obchodní

# Hlavička tabulky hráčů; VB jsou součet trvalých a dočasných.
kemet-label-players = Pořadí hráčů
kemet-label-points = VB trvalé+doč.
kemet-label-prayer = víra
kemet-label-tokens = žetony
kemet-label-supply = zásoba
kemet-label-veterans = veteráni
kemet-label-interventions = zásahy
kemet-label-waiting = { $creature } na destičce
kemet-label-silver-ready = stříbrný žeton
kemet-label-silver-used = stříbrný žeton použitý
kemet-label-silver-gained = stříbrný žeton od příštího tahu
kemet-label-gold-ready = zlatý žeton
kemet-label-gold-used = zlatý žeton použitý
kemet-label-gold-gained = zlatý žeton od příštího tahu
# Bojové karty
kemet-label-out = mimo ruku
kemet-label-face-down = { $count } lícem dolů

# Vlastní deska a karty; za „destička“ je písmeno barvy.
kemet-label-board = deska
kemet-label-tile = destička
kemet-label-free = volné pole
kemet-label-used = obsazené
kemet-label-to-do = k provedení
kemet-label-hand = Božský zásah
kemet-label-battle-cards = Bojové karty
kemet-label-mine-face-down = Lícem dolů
kemet-label-numbers = síla, poškození, obrana
kemet-label-offering = oběť

# Nabídka; v jednom řádku počty destiček stupně 1·2·3·4
kemet-label-offer = Nabídka destiček
kemet-label-in-reach = Můžeš získat
kemet-label-reached = na dosah pyramid
kemet-label-owned = tvoje

# Pohyb: „pěšky do pouště“; za dvojtečkou odkud
kemet-label-march = Pohyb
kemet-label-by-foot = pěšky
kemet-label-by-boat = lodí
kemet-label-by-teleport = teleportem
kemet-label-moves-left =
    { $count ->
        [0] žádný další pohyb po zemi
       *[other]
            { $count ->
                [one] ještě { $count } pohyb po zemi
                [few] ještě { $count } pohyby po zemi
               *[other] ještě { $count } pohybů po zemi
            }
    }
kemet-label-no-walls = hradby neplatí

# Bitva; $place = kde
kemet-label-battle = Bitva { $place }
kemet-label-last-battle = Poslední bitva { $place }
kemet-label-shown = Zvědové odhalili: { $card }
kemet-label-winner = vítězí
kemet-label-attacker = útočí
kemet-label-defender = brání se
kemet-label-ready = má vybráno
kemet-label-source-units = jednotky
kemet-label-source-card = bojová karta
kemet-label-source-tiles = destičky
kemet-label-source-creature = stvoření
kemet-label-source-interventions = Božský zásah
kemet-label-source-wounds = Božská rána
kemet-label-source-city = město
kemet-label-together = celkem
kemet-label-cancelled = (zrušeno)
kemet-label-losses = ztráty
kemet-label-gains = výsledek
kemet-label-won = vítězství
# Za tím počet jednotek
kemet-label-lost = ztráty
kemet-label-point-gained = +{ $count } VB
kemet-label-after-stays = zůstává
kemet-label-after-disbanded = rozpuštěna
kemet-label-after-retreated = ustupuje
kemet-label-after-gone = zničena

## Pole hráčské desky

# Pole Získání destičky moci jsou tři, ostatní mají $place 0.
kemet-space-level =
    { $place ->
        [0] { $space } (úroveň { $level })
       *[other] { $space } { $place } (úroveň { $level })
    }

## Co možnost stojí

kemet-detail-price =
    { $count ->
        [0] zdarma
       *[other]
            { $count ->
                [one] za { $count } bod víry
                [few] za { $count } body víry
               *[other] za { $count } bodů víry
            }
    }
kemet-detail-left =
    { $count ->
        [one] zbude { $count }
        [few] zbudou { $count }
       *[other] zbude { $count }
    }
kemet-detail-fight = boj { $mine } : { $theirs }
kemet-detail-gain =
    { $count ->
        [one] +{ $count } bod víry
        [few] +{ $count } body víry
       *[other] +{ $count } bodů víry
    }
kemet-detail-points = +{ $count } VB
kemet-detail-wasted-units =
    { $count ->
        [one] { $count } jednotka propadne
        [few] { $count } jednotky propadnou
       *[other] { $count } jednotek propadne
    }
kemet-detail-wasted-veterans =
    { $count ->
        [one] { $count } veteránský žeton propadne
        [few] { $count } veteránské žetony propadnou
       *[other] { $count } veteránských žetonů propadne
    }
kemet-detail-wasted-action = akce propadne
kemet-detail-futile = nic se tím nestane
kemet-detail-futile-poor = na nic nemáš dost bodů víry
kemet-detail-futile-pray = stupnice víry je plná
kemet-detail-futile-acquire = žádnou destičku moci teď nemůžeš získat
kemet-detail-futile-build = žádnou pyramidu nelze postavit ani vylepšit
kemet-detail-futile-recruit = žádnou jednotku nelze naverbovat
kemet-detail-futile-move = žádná armáda se nemůže pohnout

# Co se počítá v aréně
kemet-tally-city-taken = Města
kemet-tally-tile = Získané destičky moci
kemet-tally-card = Zahrané karty Božského zásahu
kemet-tally-shown = Odhalené bojové karty

# What positions to train with are about
kemet-theme-tokens = Kterou akci zvolit
kemet-theme-marches = Kam táhnout a s kolika jednotkami
kemet-theme-recruits = Kde verbovat
kemet-theme-tiles = Kterou destičku moci získat
kemet-theme-pyramids = Kterou pyramidu zvýšit
kemet-theme-battles = Kolem bitvy
kemet-theme-night = V noci

### Minutová říše: Legendy: co hra říká u stolu
### Regiony: $regionTo = kam, $regionFrom = odkud, $regionIn = kde.

empire-title = Minutová říše: Legendy
empire-about = Ber karty, veď armády z ostrova na ostrov a ovládni větší kus kraje než kdokoli jiný.

## Options

empire-option-start = Začít { $regionIn }
empire-option-lay = Umístit { $tokenAcc } { $regionTo }
empire-option-leave-out = Vynechat { $tokenAcc }
empire-option-lay-hidden = Umístit skrytý žeton { $regionTo }
# Po jedné další armádě všech hráčů.
empire-option-settle = Poslat po jedné armádě každého { $regionTo }
empire-option-neutral = Umístit neutrální armádu { $regionTo }
empire-option-bid =
    { $coins ->
        [0] Nenabídnout nic
       *[other]
            { $coins ->
                [one] Nabídnout { $coins } minci
                [few] Nabídnout { $coins } mince
               *[other] Nabídnout { $coins } mincí
            }
    }
empire-option-name = Určit, že začne { $other }
empire-option-take = Vzít si { $cardAcc }
empire-option-choose = Vybrat: { $action }
empire-option-place = Umístit armádu { $regionTo }
empire-option-place-at = Umístit armádu { $regionTo }, 1 minci za město dostane { $other }
empire-option-move = Přesunout armádu { $regionFrom } { $region2To }
empire-option-build = Postavit město { $regionIn }
empire-option-destroy = Zničit armádu { $regionIn }: { $other }
empire-option-destroy-neutral = Zničit neutrální armádu { $regionIn }
empire-option-coin = Vzít si 1 minci
empire-option-reinforce = Přidat armádu { $regionTo }
empire-option-done = Hotovo
empire-option-tokens-by-lot =
    { $count ->
        [one] Zbývající { $count } žeton rozmístit losem
        [few] Zbývající { $count } žetony rozmístit losem
       *[other] Zbývajících { $count } žetonů rozmístit losem
    }
empire-option-neutral-by-lot =
    { $count ->
        [one] Svou zbývající { $count } neutrální armádu rozmístit losem
        [few] Svoje zbývající { $count } neutrální armády rozmístit losem
       *[other] Svých zbývajících { $count } neutrálních armád rozmístit losem
    }
empire-option-lot = Los určí: { $other }

## Headings over options of one kind

empire-group-start = Startovní region
empire-group-lay = Umístit žeton
empire-group-leave-out = Ostatní
empire-group-lay-hidden = Umístit žeton
empire-group-settle = Další armády
empire-group-neutral = Neutrální armáda
empire-group-bid = Nabídka
empire-group-name = Kdo začne
empire-group-take = Karty v řadě
empire-group-choose = Akce
empire-group-place = Umístit armádu
empire-group-place-at = K cizímu městu
empire-group-move = Přesun
empire-group-build = Postavit město
empire-group-destroy = Zničit armádu
empire-group-destroy-neutral = Zničit armádu
empire-group-done = Ostatní
empire-group-tokens-by-lot = Losem
empire-group-neutral-by-lot = Losem

## Questions

empire-ask-choose-start = Který region bude startovní?
empire-ask-lay-token = Kam umístíš { $tokenAcc }?
empire-ask-lay-hidden = Kam umístíš další skrytý žeton?
empire-ask-settle = Kam pošleš po jedné další armádě každého hráče?
empire-ask-place-neutral = Kam umístíš neutrální armádu? Zbývá ti jich { $left }.
empire-ask-bid = Kolik mincí nabídneš za právo určit, kdo začne? Ostatní to zatím neuvidí.
empire-ask-name-starter = Kdo začne?
empire-ask-turn = Kterou kartu si vezmeš?
empire-ask-choose-action = { $card }: kterou akci provedeš?
empire-ask-place =
    { $left ->
        [one] Kam umístíš armádu? Zbývá ti { $left }.
        [few] Kam umístíš armádu? Zbývají ti { $left }.
       *[other] Kam umístíš armádu? Zbývá ti jich { $left }.
    }
empire-ask-move =
    { $left ->
        [one] Kterou armádu přesuneš? Zbývá ti { $left } manévr.
        [few] Kterou armádu přesuneš? Zbývají ti { $left } manévry.
       *[other] Kterou armádu přesuneš? Zbývá ti { $left } manévrů.
    }
empire-ask-build = Kde postavíš město?
empire-ask-destroy = Kterou armádu zničíš?
empire-ask-steal-coin = O armádu přichází { $other }. Vezmeš si i 1 minci?
empire-ask-reinforce = Přidáš k novému městu { $regionIn } i armádu?
empire-ask-queen-card = Kterou kartu si vezmeš navíc? Platí se jako obvykle, akce se už neprovádí.
empire-ask-draw-lot = Koho určí los?

## Events

empire-event-game-began = Začíná { $number }. partie.
empire-event-start-chosen = Startovní region: { $region }.
empire-event-token-laid = { $token } leží { $regionIn }.
empire-event-hidden-laid = Skrytý žeton leží { $regionIn }.
empire-event-left-out = { $token } zůstává v krabici.
empire-event-revealed = Nová karta v řadě: { $card }.
empire-event-leader-dealt = { $player } hraje za { $leaderAcc }.
empire-event-armies-set =
    { $armies ->
        [one] { $player } umísťuje { $armies } armádu { $regionTo }.
        [few] { $player } umísťuje { $armies } armády { $regionTo }.
       *[other] { $player } umísťuje { $armies } armád { $regionTo }.
    }
empire-event-settled = Po jedné armádě každého hráče míří { $regionTo }.
empire-event-tokens-by-lot =
    { $count ->
        [one] { $player } nechává zbývající { $count } žeton na losu.
        [few] { $player } nechává zbývající { $count } žetony na losu.
       *[other] { $player } nechává zbývajících { $count } žetonů na losu.
    }
empire-event-neutral-by-lot =
    { $count ->
        [one] { $player } nechává zbývající { $count } neutrální armádu na losu.
        [few] { $player } nechává zbývající { $count } neutrální armády na losu.
       *[other] { $player } nechává zbývajících { $count } neutrálních armád na losu.
    }
empire-event-neutral-placed = { $player } umísťuje neutrální armádu { $regionTo }.
# Vidí jen ten, kdo nabízí.
empire-event-bid =
    { $coins ->
        [0] { $player } se rozhoduje nenabídnout nic.
       *[other]
            { $coins ->
                [one] { $player } tajně nabízí { $coins } minci.
                [few] { $player } tajně nabízí { $coins } mince.
               *[other] { $player } tajně nabízí { $coins } mincí.
            }
    }
empire-event-bid-hidden = { $player } má nabídku připravenou.
empire-event-bid-shown =
    { $coins ->
        [0] { $player } nenabízí nic.
       *[other]
            { $coins ->
                [one] { $player } nabízí { $coins } minci.
                [few] { $player } nabízí { $coins } mince.
               *[other] { $player } nabízí { $coins } mincí.
            }
    }
empire-event-lot-fell = Los určuje: { $player }.
empire-event-bid-won =
    { $coins ->
        [0] { $player } vyhrává dražbu a neplatí nic.
       *[other]
            { $coins ->
                [one] { $player } vyhrává dražbu a platí { $coins } minci.
                [few] { $player } vyhrává dražbu a platí { $coins } mince.
               *[other] { $player } vyhrává dražbu a platí { $coins } mincí.
            }
    }
empire-event-starter = Začíná { $other }.
empire-event-took =
    { $price ->
        [0] { $player } si bere { $cardAcc } zdarma.
       *[other]
            { $price ->
                [one] { $player } si bere { $cardAcc } za { $price } minci.
                [few] { $player } si bere { $cardAcc } za { $price } mince.
               *[other] { $player } si bere { $cardAcc } za { $price } mincí.
            }
    }
empire-event-coins-gained =
    { $coins ->
        [one] { $player } dostává { $coins } minci za { $cardAcc }.
        [few] { $player } dostává { $coins } mince za { $cardAcc }.
       *[other] { $player } dostává { $coins } mincí za { $cardAcc }.
    }
empire-event-coins-found =
    { $coins ->
        [one] { $player } dostává { $coins } minci za { $tokenAcc }.
        [few] { $player } dostává { $coins } mince za { $tokenAcc }.
       *[other] { $player } dostává { $coins } mincí za { $tokenAcc }.
    }
empire-event-placed = { $player } umísťuje armádu { $regionTo }.
empire-event-fee-paid = { $player } platí 1 minci, dostává ji { $other }.
empire-event-moved = { $player } přesouvá armádu { $regionFrom } { $region2To }.
empire-event-built = { $player } staví město { $regionIn }.
empire-event-destroyed = { $player } ničí armádu { $regionIn }, přichází o ni { $other }.
empire-event-destroyed-neutral = { $player } ničí neutrální armádu { $regionIn }.
empire-event-trophy = { $player } si zničenou armádu nechává na kartě Rudé čarodějky, { $other } ji zpět nedostává.
empire-event-coin-stolen = { $player } bere soupeři 1 minci, přichází o ni { $other }.
empire-event-robbed = { $player } platí lupičům { $regionIn } 1 minci.
empire-event-dragon-slain = { $player } zabíjí draka { $regionIn }.
empire-event-found = { $player } nachází { $regionIn } { $tokenAcc }.
empire-event-looked = { $player } se dívá na skrytý žeton { $regionIn }: { $token }.
empire-event-looked-hidden = { $player } se dívá na skrytý žeton { $regionIn }.
empire-event-passed = { $player } v akci dál nepokračuje.
empire-event-game-scored =
    { $points ->
        [one] { $player } má v této partii { $points } bod.
        [few] { $player } má v této partii { $points } body.
       *[other] { $player } má v této partii { $points } bodů.
    }
empire-event-ended = Hra končí.

## Why not

empire-refusal-not-asked = Teď vybírá { $other }. Počkej, až přijde řada na tebe.
empire-refusal-luck-first = Teď rozhoduje los. Jakmile padne, hraje se dál.
empire-refusal-not-on-map = { $region } na tomto plánu neleží: každý segment leží nahoru jen jednou ze svých dvou stran. Vyber region, který na plánu vidíš.

# Dražba
empire-refusal-bid-made = Svou nabídku už máš a druhou dát nejde, teď se čeká na ostatní. Jakmile se rozhodnou všichni, nabídky se odkryjí naráz.
empire-refusal-bid-too-high = Nabídnout { $coins } nejde, mincí máš jen { $purse }. Nabídni nejvýš { $purse }.
empire-refusal-bid-first = Nejdřív v dražbě nabídni mince, klidně 0. Hrát se začne, až nabídku zvolí všichni.
empire-refusal-name-first = Vyhráváš dražbu, a tak nejdřív urči, kdo začne: ty, nebo kdokoli jiný u stolu.

# Příprava
empire-refusal-setup-first = Teď se hra připravuje a tohle k tomuto kroku nepatří. Vyber si z toho, co se právě nabízí.
empire-refusal-start-desert = Začít { $regionIn } nejde: na plánu je Poušť a startovní region musí ležet na ní. Vyber region na Poušti, ze kterého vede tečkovaná čára na jiný segment.
empire-refusal-start-unjoined = Začít { $regionIn } nejde: žádná tečkovaná čára odtud nevede na jiný segment. Vyber region, který je s jiným segmentem přímo propojený.
empire-refusal-start-not-central = Začít { $regionIn } nejde: startovní region musí ležet na centrálním segmentu. Vyber tam region, ze kterého vede tečkovaná čára na jiný segment.
empire-refusal-start-outside = Začít { $regionIn } nejde: je to na krajním segmentu a startovní region musí ležet na jednom ze dvou vnitřních. Vyber region na některém z nich.
empire-refusal-settle-same-segment = Poslat další armády { $regionTo } nejde: na tomto segmentu už leží startovní region. Vyber region na jiném segmentu.
empire-refusal-settle-central = Poslat další armády { $regionTo } nejde: je to na centrálním segmentu a tam další armády nepatří. Vyber region na jiném segmentu, kde neleží ani startovní region.
# I startovní region má žeton.
empire-refusal-token-there = Umístit žeton { $regionTo } nejde: jeden už tam leží a víc než 1 v regionu být nesmí, počítá se i žeton startovního regionu. Vyber region bez žetonu.
empire-refusal-token-now = Teď je na řadě { $token }. Nejdřív rozhodni o tomto žetonu, potom přijdou další.
empire-refusal-portals-both = Druhý portál vynechat nejde: první už leží a portály se používají oba, nebo žádný. Vyber i pro druhý volný region.
empire-refusal-tokens-by-lot = Los rozmístí všechny zbývající žetony, a to jen dokud jsou aspoň 2. Vyber region pro tento žeton.
empire-refusal-neutral-by-lot = Los rozmístí všechny neutrální armády, které na tebe ještě zbývají, a to jen dokud jsou aspoň 2; teď zbývá { $count }. Vyber region pro tuto armádu.
empire-refusal-token-needed = { $tokenAcc } vynechat nejde: vynechat můžeš jen žetony setkání. Vyber volný region, kam žeton umístíš.

# Karty
empire-refusal-not-in-row = { $card } v řadě neleží. Vyber některou z karet, které v ní jsou.
empire-refusal-too-expensive = { $cardAcc } si vzít nemůžeš: cena je { $price } a mincí máš { $purse }. Karty víc vlevo jsou levnější a první je vždy zdarma.
empire-refusal-must-take = Tah vynechat nejde, v každém si bereš 1 kartu z řady. První zleva je vždy zdarma a její akci provést nemusíš.
empire-refusal-card-first = Nejdřív si vezmi kartu z řady. Teprve ta ti dá akci.
empire-refusal-one-card = Další kartu si vzít nejde: v tomto tahu už máš { $cardAcc } a v každém tahu se bere jen 1. Dokonči akci, nebo zvol Hotovo.
empire-refusal-queen-no-action = Tahy už skončily: Královna víl ti dává jen kartu navíc, žádnou akci. Vezmi si kartu z řady, nebo zvol Hotovo.

# Akce; $action je třeba „umístit armády“.
empire-refusal-choose-first = Karta nabízí dvě akce a provedeš jen 1 z nich. Nejdřív vyber, kterou.
empire-refusal-action-impossible = Teď nejde { $action }: na plánu nebo v zásobě k tomu něco chybí. Vyber druhou akci karty, nebo zvol Hotovo.
empire-refusal-not-on-card = { $card }: takovou akci tato karta nemá. Vyber si z toho, co se právě nabízí.
empire-refusal-in-order = Teď nejde { $action }: právě probíhá jiná akce téže karty a prokládat je nejde. Pokračuj v ní, nebo zvol Hotovo.
empire-refusal-only-one = { $card }: z obou akcí provedeš jen 1 a tu už máš vybranou. Pokračuj v ní, nebo zvol Hotovo.
# Loupeživý král a Bílý rytíř.
empire-refusal-leader-first = Nejdřív rozhodni o schopnosti svého vůdce: využij ji, nebo zvol Hotovo. Potom se hraje dál.
empire-refusal-beside-new-city = Bílý rytíř posílí jen region, kde právě vzniklo město: { $region }. Umísti armádu tam, nebo zvol Hotovo.

# Umístit armády
empire-refusal-supply-empty = Umístit další armádu nejde: v zásobě máš 0 armád. Přibude ti tam, když ti někdo zničí armádu na plánu. Vyber druhou akci karty, nebo zvol Hotovo.
empire-refusal-all-placed = Víc armád už umístit nejde: všechny, které tato akce dovoluje, jsou na plánu. Zvol Hotovo.
empire-refusal-place-where = Umístit armádu { $regionTo } nejde: není to startovní region a nemáš tam město. Vyber startovní region, nebo region se svým městem; odtud pak můžeš armádu přesunout.
empire-refusal-place-where-bandit = Umístit armádu { $regionTo } jen tak nejde: není to startovní region a nemáš tam město. Vyber startovní region, nebo region se svým městem; jako Loupeživý král ji můžeš umístit i k městu soupeře a zaplatit mu 1 minci.
# Umístění i přesun.
empire-refusal-robbers = { $region }: jsou tu lupiči, za každou armádu chtějí 1 minci a ty máš 0. Vyber jiný region.
empire-refusal-only-bandit = K cizímu městu může armády umísťovat jen Loupeživý král. Vyber startovní region, nebo region se svým městem.
empire-refusal-free-anyway = Platit soupeři { $regionIn } nemusíš: je to startovní region, nebo tam máš své město. Umísti tam armádu obyčejně, bez poplatku soupeři.
empire-refusal-no-city-there = Zvolený soupeř { $regionIn } nemá město, takže tam přes něj armádu neumístíš. Vyber region, kde soupeř město má.
# Minci majiteli města, další případně lupičům.
empire-refusal-fee-too-high = Na to ti mince nestačí: tato armáda by stála { $coins } a máš { $purse }. Ve startovním regionu a u svých měst soupeřům neplatíš.

# Přesunout armády
empire-refusal-no-army = Přesunout armádu { $regionFrom } nejde: žádnou tam nemáš. Vyber region, kde tvoje armáda stojí.
empire-refusal-no-neighbours = Přesunout armádu { $regionFrom } rovnou { $region2To } nejde: tyto dva regiony spolu nesousedí. Jdi po regionech, které na sebe navazují.
# Jen přesun přes moře může stát víc než 1.
empire-refusal-too-far = Na tento přesun nemáš dost manévrů: stojí { $cost } a máš už jen { $left }. Po souši a po mostě stojí přesun 1, přes moře ho zlevní každý symbol létání.

# Postavit město
empire-refusal-no-cities-left = Další město postavit nejde: každý jich má jen { $count } a tvoje už všechna stojí. Vyber druhou akci karty, nebo zvol Hotovo.
empire-refusal-build-needs-army = Postavit město { $regionIn } nejde: nemáš tam armádu. Vyber region, kde tvoje armáda stojí.

# Zničit armádu
empire-refusal-destroy-needs-army = Zničit armádu { $regionIn } nejde: nemáš tam vlastní armádu. Vyber region, kde tvoje armáda stojí.
empire-refusal-city-not-enough = Zničit armádu { $regionIn } nejde: máš tam jen město a k tomu je potřeba vlastní armáda. Vyber region, kde tvoje armáda stojí.
empire-refusal-no-neutral-there = Zničit neutrální armádu { $regionIn } nejde, žádná tam není. Vyber armádu, která stojí v jednom regionu s tvojí.
empire-refusal-none-of-theirs = { $other } nemá { $regionIn } žádnou armádu. Vyber armádu, která stojí v jednom regionu s tvojí.
empire-refusal-immune = Armádu, kterou má { $other }, zničit nejde: chrání ji nedotknutelnost. Vyber armádu někoho jiného.
empire-refusal-no-such-seat = Tolik hráčů u stolu není. Vyber někoho z těch, kdo hrají.

## Score sheet

empire-score-regions = Ovládané regiony
empire-score-islands = Ovládané ostrovy
empire-score-cards = Vlastnosti karet
empire-score-elixirs = Elixíry
empire-elixirs-held = Kolik kdo má elixírů
empire-score-tokens = Žetony
empire-score-citadels = Citadely
empire-score-leader = Vůdce
empire-score-game-1 = 1. partie
empire-score-game-2 = 2. partie

empire-tie-book = Kniha kouzel
empire-tie-coins = Mince
empire-tie-armies = Armády na plánu
empire-tie-regions = Ovládané regiony

## Variants

empire-variant-layout = Tvar herního plánu
    .about = Čtyři segmenty leží do písmene T, nebo vedle sebe v obdélníku, jehož konce na sebe navazují.
    .t = Písmeno T
    .rectangle = Obdélník

empire-variant-setup = Příprava plánu
    .about = Startovní region, místo pro páté armády a místa žetonů volí připravující hráč, nebo je určí los.
    .ask = Volí hráč
    .random = Losuje se

empire-variant-discoveries = Žetony objevů
    .about = V pěti regionech čeká žeton na toho, kdo tam první postaví město: elixíry, mince, armáda nebo manévr navíc, nebo bod.
    .off = ne
    .on = ano

empire-variant-swamp = Jedovatý močál
    .about = Jen s žetony objevů: leží lícem dolů a skrývá se mezi nimi močál, který stojí 1 bod.
    .off = ne
    .on = ano

empire-variant-citadels = Citadely
    .about = Tři regiony na konci přinesou o 1 bod víc tomu, kdo je ovládá.
    .off = ne
    .on = ano

empire-variant-encounters = Setkání
    .about = Na plánu může čekat drak, dvojice propojených portálů a banda lupičů.
    .off = ne
    .on = ano

empire-variant-leaders = Vůdci
    .about = Každý dostane náhodně jednoho ze čtyř vůdců s vlastními schopnostmi.
    .off = ne
    .on = ano

empire-variant-match = Délka hry
    .about = Plná hra má tři partie, pokaždé na novém plánu, a vítězí nejvyšší součet bodů.
    .one = Jedna partie
    .three = Tři partie

empire-variant-ties = Shoda v dražbě
    .about = Na začátku se draží o to, kdo určí začínajícího hráče; při shodě rozhodne věk, nebo los.
    .age = Určí nejmladší
    .lot = Rozhodne los

empire-variant-setup_player = Připravující hráč
    .about = Volí startovní region, místo pro páté armády a místa žetonů; při hře ve dvou umísťuje první neutrální armádu.
    .seat = Hráč, kterého zvolíte

empire-variant-ages = Věk hráčů
    .about = Pořadí hráčů od nejmladšího po nejstaršího; rozhoduje při shodě v dražbě.
    .seat = Pořadí, které zvolíte

empire-variant-segment_1 = Segment 1
    .about = Která strana leží ve tvaru T uprostřed, v obdélníku první zleva.
    .random = Náhodně
    .meadow = Louka
    .desert = Poušť
    .red_forest = Rudý les
    .bridge_isles = Ostrovy s mosty
    .archipelago = Souostroví
    .volcano = Sopky
    .crescent = Srpek
    .peaks = Temné štíty

empire-variant-segment_2 = Segment 2
    .about = Která strana leží ve tvaru T vlevo, v obdélníku druhá zleva.
    .random = Náhodně
    .meadow = Louka
    .desert = Poušť
    .red_forest = Rudý les
    .bridge_isles = Ostrovy s mosty
    .archipelago = Souostroví
    .volcano = Sopky
    .crescent = Srpek
    .peaks = Temné štíty

empire-variant-segment_3 = Segment 3
    .about = Která strana leží ve tvaru T vpravo, v obdélníku třetí zleva.
    .random = Náhodně
    .meadow = Louka
    .desert = Poušť
    .red_forest = Rudý les
    .bridge_isles = Ostrovy s mosty
    .archipelago = Souostroví
    .volcano = Sopky
    .crescent = Srpek
    .peaks = Temné štíty

empire-variant-segment_4 = Segment 4
    .about = Která strana leží ve tvaru T nad prostředním segmentem, v obdélníku čtvrtá zleva.
    .random = Náhodně
    .meadow = Louka
    .desert = Poušť
    .red_forest = Rudý les
    .bridge_isles = Ostrovy s mosty
    .archipelago = Souostroví
    .volcano = Sopky
    .crescent = Srpek
    .peaks = Temné štíty

empire-variant-turn_1 = Otočení segmentu 1
    .about = Kam míří horní okraj; v obdélníku míří všechny čtyři nahoru nebo dolů, anebo všechny do stran.
    .random = Náhodně
    .north = Nahoru
    .east = Doprava
    .south = Dolů
    .west = Doleva

empire-variant-turn_2 = Otočení segmentu 2
    .about = Kam míří horní okraj; v obdélníku míří všechny čtyři nahoru nebo dolů, anebo všechny do stran.
    .random = Náhodně
    .north = Nahoru
    .east = Doprava
    .south = Dolů
    .west = Doleva

empire-variant-turn_3 = Otočení segmentu 3
    .about = Kam míří horní okraj; v obdélníku míří všechny čtyři nahoru nebo dolů, anebo všechny do stran.
    .random = Náhodně
    .north = Nahoru
    .east = Doprava
    .south = Dolů
    .west = Doleva

empire-variant-turn_4 = Otočení segmentu 4
    .about = Kam míří horní okraj; v obdélníku míří všechny čtyři nahoru nebo dolů, anebo všechny do stran.
    .random = Náhodně
    .north = Nahoru
    .east = Doprava
    .south = Dolů
    .west = Doleva

## Labels of the table picture

# Tahů je 11, 10 nebo 8.
empire-label-round = Tah { $number } z { $count }
empire-label-game-of =
    { $games ->
        [3] Partie { $number } ze { $games }
       *[other] Partie { $number } z { $games }
    }
empire-label-row = Řada
empire-label-deck = Balíček: { $count }
empire-label-empty = prázdno
empire-label-playing = Hraje se
empire-label-left = zbývá { $left } z { $total }
empire-label-bids = Nabídky
empire-label-bid = nabídka
empire-label-starter = první
# Za těmito slovy stojí číslo.
empire-label-points = body
empire-label-regions = regiony
empire-label-islands = ostrovy
empire-label-cards = karty
empire-label-elixirs = elixíry
empire-label-tokens = žetony
empire-label-citadels = citadely
empire-label-earlier = předchozí partie
empire-label-coins = mince
empire-label-supply = armády v zásobě
empire-label-cities = města v zásobě
empire-label-trophies = trofeje
# Za tímto slovem stojí jméno nebo číslo.
empire-label-leader = vůdce
empire-label-flying = krok přes moře za { $count }
# Značky na mapě.
empire-label-land = souš
empire-label-bridge = most
empire-label-sea = moře
empire-label-holder = čí je region
empire-label-start = start
empire-label-city = město
empire-label-neutral = neutrální

## Co karta dává a dělá, zkráceně

empire-ability-extra-move =
    { $amount ->
        [one] +{ $amount } pohyb
        [few] +{ $amount } pohyby
       *[other] +{ $amount } pohybů
    }
empire-ability-extra-army =
    { $amount ->
        [one] +{ $amount } armáda
        [few] +{ $amount } armády
       *[other] +{ $amount } armád
    }
empire-ability-flying = létání
empire-ability-elixir =
    { $amount ->
        [one] { $amount } elixír
        [few] { $amount } elixíry
       *[other] { $amount } elixírů
    }
empire-ability-coins =
    { $amount ->
        [one] { $amount } mince
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
empire-ability-vp-per-adjective =
    { $amount } b. za { $adjective ->
        [ancient] prastaré
        [cursed] prokleté
        [dire] děsivé
        [forest] lesní
        [night] noční
        [noble] vznešené
        [arcane] tajemné
       *[mountain] horské
    }
empire-ability-vp-set =
    { $amount } b. za { $needed } { $adjective ->
        [ancient] prastaré
        [cursed] prokleté
        [dire] děsivé
        [forest] lesní
        [night] noční
        [noble] vznešené
        [arcane] tajemné
       *[mountain] horské
    }
empire-ability-vp-per-coins = { $amount } b. za { $needed } mince
empire-ability-vp-per-flying = { $amount } b. za létání
empire-ability-immune = nedotknutelnost
empire-do-place = umístit { $count }
empire-do-move = přesun { $count }
empire-do-build = město
empire-do-destroy = zničit
empire-do-or = nebo

## Co možnost stojí nebo přinese

empire-detail-price =
    { $coins ->
        [0] zdarma
       *[other] za { $coins }
    }
empire-detail-march = za { $cost }
empire-detail-by-sea = přes moře
empire-detail-fee =
    { $coins ->
        [one] { $coins } mince lupičům
        [few] { $coins } mince lupičům
       *[other] { $coins } mincí lupičům
    }
empire-detail-fee-owner = 1 mince za cizí město
empire-detail-strength = { $mine }:{ $theirs }
empire-detail-holds = region bude tvůj
empire-detail-tie = region nebude ničí
empire-detail-wasted-armies =
    { $count ->
        [one] { $count } armáda nebude umístěna
        [few] { $count } armády nebudou umístěny
       *[other] { $count } armád nebude umístěno
    }
empire-detail-wasted-moves =
    { $count ->
        [one] { $count } manévr propadne
        [few] { $count } manévry propadnou
       *[other] { $count } manévrů propadne
    }
empire-detail-wasted-action = akce karty propadne

# Co se počítá v aréně
empire-tally-took = Vzaté karty
empire-tally-leader-dealt = Vůdci
empire-tally-found = Nalezené žetony

# What positions to train with are about
empire-theme-cards = Kterou kartu si vzít
empire-theme-either-or = Buď jedna akce, nebo druhá
empire-theme-armies = Kam umístit armády
empire-theme-moves = Kam přesunout armády
empire-theme-cities = Kde postavit město
empire-theme-strikes = Kterou armádu zničit
empire-theme-last-card = Poslední karta

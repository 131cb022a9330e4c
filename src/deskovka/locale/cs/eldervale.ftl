### Legendy Dávnozemě: co hra říká u stolu
### Říše: $realmTo = kam, $realmFrom = odkud, $realmIn = kde. $unitAcc a podobné = koho, co; $elementGen = síla čeho.
### $amount je počet i s věcí (2 drahokamy), $who a na začátku věty $subject je hráč nebo nestvůra, $whose čí karta to je, $onto kam přijde žeton.
### $place je odkud i s mezerou před tím, nebo nic.

eldervale-title = Legendy Dávnozemě
eldervale-about = Osidluj říše osmi elementů, vydávej se do podzemí, kroť nestvůry a získej nejvíce vítězných bodů.

## Options

eldervale-option-faction = Hrát za { $factionAcc }
eldervale-option-keep-card = Nechat si { $magicAcc }
eldervale-option-place = Umístit { $unitAcc } { $realmTo }
eldervale-option-place-peacefully = Propašovat { $unitAcc } { $realmTo }
eldervale-option-regroup = Svolat jednotky
eldervale-option-go-on = Pokračovat
eldervale-option-done = Hotovo
eldervale-option-pay = Zaplatit { $paymentAcc }
eldervale-option-take = Vzít si { $resourceAcc }
eldervale-option-lose = Odevzdat { $resourceAcc }
eldervale-option-spend-card = Odhodit { $magicAcc }
eldervale-option-swap = Vyměnit { $resourceAcc } za { $resource2Acc }
eldervale-option-turn-in = Odevzdat { $resourceAcc } za VB
eldervale-option-take-from = Vzít si { $resourceAcc }, ze své zásoby dává { $other }
eldervale-option-element = Získat sílu { $elementGen }
eldervale-option-move-marker = Přesunout žeton z ukazatele { $elementGen }
eldervale-option-ignore = Nechat žetony tam, kde jsou
eldervale-option-treasure = Vzít si poklad { $realmIn } (pole { $field })
eldervale-option-lay-tile = Přiložit dílek na místo { $spot }
    .there = Přiložit dílek { $there }
    .anywhere = Přiložit dílek k mapě
eldervale-option-lay-bridge = Položit most na místo { $spot } směrem { $way }
    .there = Položit most směrem { $way }, { $there }
    .anywhere = Přiložit k mapě most směrem { $way }
eldervale-option-rampage = Vtrhne { $unit }
eldervale-option-decline-rampage = Nevtrhne { $unit }
eldervale-option-pay-off = Uplatit svitkem: nevtrhne { $unit }
eldervale-option-charge = Vyrazit Minotaurem do zteče
eldervale-option-summon = Povolat { $unitAcc }
eldervale-option-build = Postavit sídlo { $realmIn }
eldervale-option-build-with-placed = Postavit sídlo { $realmIn } z právě umístěného dělníka
eldervale-option-buy = Získat { $cardAcc }
eldervale-option-burn = Spálit { $cardAcc }
eldervale-option-keep-adventure = Nechat si { $cardAcc }
eldervale-option-give-card = Dát spoluhráči { $cardAcc }
eldervale-option-oracle-magic = Dobrat si kartu magie
eldervale-option-ready = Vrátit { $unitAcc } { $realmFrom } do přípravné oblasti
eldervale-option-ready-rest = Vrátit všechny zbylé jednotky do přípravné oblasti
eldervale-option-act-start = Poslat { $unitAcc } { $realmFrom } na akci { $action }
eldervale-option-act = Poslat { $unitAcc } { $realmFrom } na kartu { $card }
eldervale-option-act-masked = Poslat { $unitAcc } { $realmFrom } v přestrojení na kartu { $card }
eldervale-option-act-fallen = Poslat { $unitAcc } z Podsvětí na kartu { $card }
eldervale-option-act-start-fallen = Poslat { $unitAcc } z Podsvětí na akci { $action }
eldervale-option-act-ready = Poslat { $unitAcc } z přípravné oblasti na kartu { $card }
eldervale-option-act-again = Použít akci karty { $card }
eldervale-option-act-start-again = Použít akci { $action }
eldervale-option-cash = Odhodit { $token } za { $amountAcc }
eldervale-option-copy-token = Získat { $amountAcc }, jak ukazuje { $token }
eldervale-option-put-token = Položit { $token } na kartu { $card } (pole { $field })
eldervale-option-put-harvest = Položit { $token } na pole Sběru
eldervale-option-orb-menu = Položit orb na nabídku odměn: { $space }
eldervale-option-orb-field = Položit orb na pole vkladu karty { $card }
eldervale-option-orb-card = Položit orb na symbol karty { $card }
eldervale-option-orb-hire = Najmout { $unitAcc } za orb
eldervale-option-hire = Najmout { $unitAcc } za zlatou minci
eldervale-option-attach = Připojit { $cardAcc } ke kartě { $card2 }
eldervale-option-cast = Seslat { $magicAcc }
eldervale-option-quest = Splnit úkol { $magic }
eldervale-option-refresh = Obnovit žeton taktiky za 3 meče
eldervale-option-swap-cards = Vyměnit se spoluhráčem kartu magie
eldervale-option-give-magic = Dát spoluhráči { $magicAcc }
eldervale-option-free-use = Využít { $cardAcc }
eldervale-option-use = Použít: { $source }
eldervale-option-decline = Nevyužít
eldervale-option-first = Nejdřív: { $source }
eldervale-option-branch = { $branch }
eldervale-option-face = Padlo { $face }
eldervale-option-reroll-card-die = Hodit znovu
eldervale-option-move = Přemístit { $unitAcc } { $realmFrom } { $realm2To }
eldervale-option-move-of = Přemístit { $unitAcc } { $realmFrom }: { $other }
eldervale-option-move-to = Přemístit jednotku { $realmTo }
eldervale-option-kill = Srazit do Podsvětí { $unitAcc } { $realmIn }: { $other }
eldervale-option-clear = Vyklidit { $realmAcc }
eldervale-option-revive = Vrátit z Podsvětí { $unitAcc }
eldervale-option-swap-units = Vyměnit { $unitAcc } { $realmIn } za { $unit2Acc }
eldervale-option-control = Ovládnout { $unitAcc }
eldervale-option-opponent = Vybrat hráče: { $other }
eldervale-option-take-card = Vzít si { $magicAcc }
eldervale-option-fight = Bojovat { $realmIn }
eldervale-option-join = Připojit { $unitAcc } { $realmFrom }
eldervale-option-swords = Utratit { $resourceAcc } za kostku
eldervale-option-gift = Utratit { $resourceAcc } za kostku spoluhráče
eldervale-option-support = Podpořit bitvu: { $unit } { $realmIn }
eldervale-option-at-side = Vybrat stranu: { $side }
eldervale-option-reroll = Hodit znovu svou kostkou { $face }
eldervale-option-reroll-of = Znovu se hodí kostkou { $face }: { $side }
eldervale-option-set-die = Otočit svou kostku { $face } na 6
eldervale-option-remove-die = Odebrat kostku { $face }: { $side }
eldervale-option-swap-die = Vyměnit svou kostku { $face } za kostku { $face2 }: { $side }
eldervale-option-spare = Zachránit { $unitAcc }
eldervale-option-tactics = Vyčerpat žeton taktiky, jednotky zůstanou

# Směry od mostu, jak v nich leží další dílek
eldervale-way-upper-right = doprava nahoru
eldervale-way-right = doprava
eldervale-way-lower-right = doprava dolů
eldervale-way-lower-left = doleva dolů
eldervale-way-left = doleva
eldervale-way-upper-left = doleva nahoru

# Volby účinků
eldervale-branch-nothing = Nic nedělat
eldervale-branch-gain-gem = Získat drahokam
eldervale-branch-gain-sword = Získat meč
eldervale-branch-gain-potion = Získat lektvar
eldervale-branch-reroll-own = Hodit znovu všemi svými kostkami
eldervale-branch-reroll-other = Jiná strana hodí znovu všemi svými kostkami
eldervale-branch-move-monster = Přemístit nestvůru
eldervale-branch-fall = Poslat jednotku do Podsvětí
eldervale-branch-burn-1 = Spálit 1 kartu
eldervale-branch-burn-2 = Spálit 2 karty
eldervale-branch-fame = Vzít si slávu
eldervale-branch-power = Vzít si sílu elementu
eldervale-branch-pay-potion = Zaplatit lektvar

## Headings over options of one kind

eldervale-group-faction = Frakce
eldervale-group-keep-card = Karty magie
eldervale-group-place = Umístit jednotku
eldervale-group-place-peacefully = Propašovat dělníka
eldervale-group-regroup = Svolání jednotek
eldervale-group-go-on = Ostatní
eldervale-group-done = Ostatní
eldervale-group-pay = Čím zaplatíš
eldervale-group-take = Zdroje
eldervale-group-lose = Zdroje
eldervale-group-spend-card = Karty magie v ruce
eldervale-group-swap = Výměna zdrojů
eldervale-group-turn-in = Za vítězné body
eldervale-group-take-from = Zdroje soupeřů
eldervale-group-element = Síla elementu
eldervale-group-move-marker = Přesunout žeton síly
eldervale-group-treasure = Poklady
eldervale-group-lay-tile = Místa na okraji mapy
eldervale-group-lay-bridge = Místa na okraji mapy
eldervale-group-rampage = Vtrhnutí nestvůry
eldervale-group-decline-rampage = Odvrátit vtrhnutí
eldervale-group-pay-off = Odvrátit vtrhnutí
eldervale-group-summon = Povolat jednotku
eldervale-group-build = Postavit sídlo
eldervale-group-buy = Karty dobrodružství
eldervale-group-burn = Spálit kartu
eldervale-group-ready = Do přípravné oblasti
eldervale-group-ready-rest = Do přípravné oblasti
eldervale-group-act-start = Na počáteční kartu
eldervale-group-act = Na karty v herní oblasti
eldervale-group-act-masked = V přestrojení
eldervale-group-act-fallen = Z Podsvětí
eldervale-group-act-start-fallen = Z Podsvětí
eldervale-group-act-ready = Z přípravné oblasti
eldervale-group-act-again = Akce karet
eldervale-group-act-start-again = Počáteční karta
eldervale-group-cash = Odhodit žeton pokladu
eldervale-group-copy-token = Žetony pokladů
eldervale-group-put-token = Položit žeton na kartu
eldervale-group-put-harvest = Položit žeton na pole Sběru
eldervale-group-orb-menu = Použít orb
eldervale-group-orb-field = Použít orb
eldervale-group-orb-card = Použít orb
eldervale-group-orb-hire = Použít orb
eldervale-group-hire = Žoldáci
eldervale-group-attach = Připojit auru
eldervale-group-cast = Kouzla
eldervale-group-quest = Úkoly
eldervale-group-refresh = Taktika
eldervale-group-swap-cards = Výměna karet se spoluhráčem
eldervale-group-give-magic = Karty magie v ruce
eldervale-group-free-use = Schopnosti karet
eldervale-group-use = Schopnosti
eldervale-group-first = Co bude první
eldervale-group-branch = Co si vybereš
eldervale-group-move = Přemístit jednotku
eldervale-group-move-of = Jednotky soupeřů
eldervale-group-move-to = Kam
eldervale-group-kill = Koho
eldervale-group-clear = Říše
eldervale-group-revive = Podsvětí
eldervale-group-swap-units = Vyměnit jednotky
eldervale-group-control = Nestvůry
eldervale-group-opponent = Hráči
eldervale-group-take-card = Karty magie
eldervale-group-fight = Bitvy
eldervale-group-join = Připojit jednotku
eldervale-group-swords = Kostky za zdroje
eldervale-group-gift = Kostky pro spoluhráče
eldervale-group-support = Podpora
eldervale-group-at-side = Strany bitvy
eldervale-group-reroll = Tvoje kostky
eldervale-group-reroll-of = Kostky ostatních
eldervale-group-set-die = Tvoje kostky
eldervale-group-remove-die = Kostky
eldervale-group-swap-die = Vyměnit kostky
eldervale-group-spare = Zachránit

## Questions

eldervale-ask-choose-faction = Za kterou frakci budeš hrát?
eldervale-ask-draft = Kterou kartu magie si necháš? Ostatní pošleš doleva.
eldervale-ask-turn = Umístíš jednotku, nebo svoláš jednotky?
eldervale-ask-place-one-more = Kterou jednotku a kam umístíš navíc?
eldervale-ask-rampage = Vtrhne nestvůra?
    .rival = Která nestvůra vtrhne k přízrakům? Rozhoduješ za ně.
eldervale-ask-charge = Vyrazí tvůj Minotaur { $realmTo }? Novou jednotku tam má { $other }.
    .to-rival = Vyrazí tvůj Minotaur { $realmTo }? Novou jednotku tam mají přízraky.
eldervale-ask-make-way = Kam ustoupí { $unit } { $realmFrom }?
    .rival = Kam ustoupí { $unit } { $realmFrom }? Rozhoduješ za přízraky.
eldervale-ask-pay = Čím zaplatíš? Cena: { $cost }.
eldervale-ask-spend-cards = Kterou kartu magie odhodíš? (zbývá: { $count })
eldervale-ask-choose = Který zdroj si vezmeš? (zbývá: { $count })
eldervale-ask-give-back = Který zdroj vrátíš do zásoby? (zbývá: { $count })
eldervale-ask-swap = { $source }: co vyměníš?
eldervale-ask-offer = Použiješ: { $source }?
eldervale-ask-which-first = Co se vyhodnotí nejdřív?
    .rival = Co se vyhodnotí nejdřív? Rozhoduješ za přízraky.
eldervale-ask-choose-element = Kterého elementu sílu získáš?
eldervale-ask-relocate = Přesuneš některý žeton na ukazatel { $elementGen }?
eldervale-ask-keep-or-give = Necháš si { $cardAcc }, nebo ji dáš spoluhráči?
eldervale-ask-take-treasure = Který poklad si vezmeš?
eldervale-ask-too-many = Pátý žeton pokladu už se nevejde. Který odhodíš za jeho zdroje?
eldervale-ask-one-of-two = Který zdroj si vezmeš? Na výběr je { $token }.
eldervale-ask-copy-token = Zdroje kterého žetonu získáš?
eldervale-ask-pay-token = Čím zaplatíš vklad? Na poli leží { $token }.
eldervale-ask-window = { $window } Chceš něco udělat?
eldervale-ask-put-tile = Kam přiložíš nový dílek?
    .rival = Kam přijde nový dílek přízraků? Rozhoduješ za ně.
eldervale-ask-lay-bridge = Kam položíš Most Bifröst?
    .rival = Kam přízraky položí Most Bifröst? Rozhoduješ za ně.
eldervale-ask-first-card = Kterou kartu dobrodružství si vezmeš?
eldervale-ask-second-card = Vezmeš si druhou kartu, nebo některou spálíš?
eldervale-ask-buy-card = Kterou kartu dobrodružství si vezmeš?
eldervale-ask-burn-card = Kterou kartu spálíš?
eldervale-ask-ask-oracle = Co získáš v Orákulu?
eldervale-ask-take-back = Kterou jednotku vezmeš z mapy a kam půjde?
eldervale-ask-fallen-may-act = Použiješ jednotku z Podsvětí na akci karty?
eldervale-ask-reuse = Na kterou další akci půjde jednotka?
eldervale-ask-which-action = { $source }: kterou akci provedeš?
eldervale-ask-build = Kde postavíš sídlo?
eldervale-ask-summon = Kterou jednotku povoláš?
eldervale-ask-branch = { $source }: co si vybereš?
eldervale-ask-roll-die = Co padne na kostce?
eldervale-ask-random-card = Která karta to bude?
eldervale-ask-roll-again = Hodíš kostkou znovu?
eldervale-ask-keep-drawn = Kterou kartu magie si necháš? (zbývá: { $count })
eldervale-ask-take-from-pile = Kterou odhozenou kartu si vezmeš? (zbývá: { $count })
eldervale-ask-whose = { $source }: komu vezmeš kartu?
eldervale-ask-take-from-hand = Kterou kartu si vezmeš z ruky, kterou má { $other }? (zbývá: { $count })
eldervale-ask-give-magic = Kterou kartu magie dáš spoluhráči?
eldervale-ask-get-magic = Kterou kartu magie si za ni od spoluhráče vezmeš?
eldervale-ask-take-resource = Který zdroj si vezmeš a komu?
eldervale-ask-move-one = { $source }: koho přemístíš a kam?
eldervale-ask-move-theirs = { $source }: kterou jednotku přemístíš?
eldervale-ask-move-to = { $source }: kam se přemístí { $unit }?
eldervale-ask-exchange-units = { $source }: které jednotky si vymění místo?
eldervale-ask-clear-realm = { $source }: ze které říše se jednotky vrátí?
eldervale-ask-kill-one = { $source }: kdo půjde do Podsvětí?
eldervale-ask-revive-units = { $source }: kdo se vrátí z Podsvětí?
eldervale-ask-control-one = { $source }: kterou nestvůru ovládneš?
eldervale-ask-which-battle = Která bitva bude první?
    .rival = Která bitva bude první? Rozhoduješ za přízraky.
eldervale-ask-joining = Připojíš do bitvy další jednotku?
eldervale-ask-respond = { $window } Použiješ ještě něco?
eldervale-ask-roll-battle-die = Co padne v bitvě?
eldervale-ask-support = Která jednotka přidá kostky z vedlejší říše?
eldervale-ask-beaten = Bitva je prohraná. Zachráníš některé jednotky?
eldervale-ask-at-side = { $source }: proti které straně?
eldervale-ask-reroll-one = Kterou svou kostkou hodíš znovu?
eldervale-ask-reroll-freely = Kterými kostkami hodíš znovu? Až máš vybráno, zvol Hotovo.
eldervale-ask-reroll-other = Kterou kostkou někoho jiného se hodí znovu?
eldervale-ask-turn-die = Kterou svou kostku otočíš?
eldervale-ask-take-die-away = Kterou kostku odebereš?
eldervale-ask-exchange-dice = Které kostky si vyměníš?
eldervale-ask-who-is-spared = Koho zachráníš?
eldervale-ask-mimic = Kterou schopnost Miméza napodobí?

## Events

eldervale-event-start-rolled = { $player } hází o pořadí, nejlepší kostka ukazuje { $face }.
eldervale-event-starts = Začíná { $player }.
eldervale-event-element-drawn = Ve hře je element { $element }.
eldervale-event-faction = { $player } hraje za { $factionAcc }.
# Vidí jen ten, kdo vybírá.
eldervale-event-drafted = { $player } si nechává { $magicAcc }.
eldervale-event-drafted-hidden = { $player } si nechává kartu magie.
eldervale-event-turn = Na tahu je { $player }.
    .rival = Na tahu jsou přízraky.
eldervale-event-placed = { $player } umísťuje { $unitAcc } { $realmTo }.
    .rival = Přízraky umísťují { $unitAcc } { $realmTo }.
eldervale-event-rampaged = Vtrhnutí: { $unit } přichází { $realmFrom } { $realm2To }.
eldervale-event-stopped = Vtrhnutí je odvrácené, { $unit } nikam nejde.
eldervale-event-charged = { $player } vyráží Minotaurem do zteče { $realmTo }.
eldervale-event-end-near = Konec hry se blíží: každý odehraje ještě jeden tah.
eldervale-event-ended = Hra končí, vítězné body jsou sečtené.
eldervale-event-gained = { $player } získává { $amountAcc }.
    .rival = Přízraky získávají { $amountAcc }.
eldervale-event-lost = { $player } přichází o { $amountAcc }.
    .rival = Přízraky přicházejí o { $amountAcc }.
eldervale-event-paid = { $player } platí { $paymentAcc }.
eldervale-event-wasted = { $player } už víc mít nemůže, propadá: { $amount }.
eldervale-event-drew = { $player } si dobírá { $magicAcc }.
eldervale-event-drew-hidden = { $player } si dobírá kartu magie.
    .rival = Přízraky si dobírají kartu magie.
eldervale-event-discarded = Mezi odhozené jde { $magic } ({ $whose }).
eldervale-event-shuffled = Odhozené karty magie se míchají do nového balíčku.
eldervale-event-points = { $player } získává { $count } VB { $reason }.
    .rival = Přízraky získávají { $count } VB { $reasonOfRival }.
eldervale-event-stolen = { $player } si bere { $resourceAcc }, přichází o to { $other }.
    .to-rival = { $player } si bere { $resourceAcc }, přicházejí o to přízraky.
eldervale-event-card-stolen = { $player } si bere z ruky { $magicAcc }, přichází o to { $other }.
    .to-rival = { $player } si bere z balíčku přízraků { $magicAcc }.
eldervale-event-card-stolen-hidden = { $player } si bere z ruky kartu magie, přichází o ni { $other }.
    .to-rival = { $player } si bere kartu magie z balíčku přízraků.
eldervale-event-hand-seen = { $player } si prohlíží karty, které má v ruce { $other }.
    .to-rival = { $player } si prohlíží balíček přízraků.
eldervale-event-pile-taken = { $player } si bere z odhozených { $magicAcc }.
eldervale-event-swapped = { $player } mění { $resourceAcc } za { $resource2Acc }.
eldervale-event-cards-swapped = { $player } a { $other } si mění kartu magie.
eldervale-event-token = { $player } si bere { $realmIn } { $token }.
    .rival = Přízraky si berou { $realmIn } { $token }.
eldervale-event-print = { $player } si bere zdroj natištěný { $realmIn }.
    .rival = Poklad { $realmIn } už nezbyl, přízraky místo něj získají kartu magie.
eldervale-event-token-turned = Odkrývá se { $realmIn } { $token }.
eldervale-event-cashed = { $player } odhazuje { $token } za jeho zdroje.
eldervale-event-token-put = { $player } pokládá { $token } { $onto }.
eldervale-event-token-lost = { $player } odhazuje { $token } bez náhrady.
eldervale-event-token-cycled = { $player } zasouvá { $realmIn } dospod { $token }.
eldervale-event-tile-drawn = { $player } otáčí ze zásoby říší: { $realm }.
    .rival = Přízraky otáčejí ze zásoby říší: { $realm }.
eldervale-event-tile = { $player } přikládá říši: { $realm }.
    .rival = Pro přízraky přibývá říše: { $realm }.
eldervale-event-monster-came = { $unit } se objevuje { $realmIn }.
eldervale-event-card = { $player } získává { $cardAcc }.
    .rival = Přízraky získávají { $cardAcc }.
eldervale-event-burnt = { $player } pálí { $cardAcc }.
eldervale-event-card-turned = V nabídce je nově { $card }.
eldervale-event-card-given = { $player } dává { $cardAcc } spoluhráči, je to { $other }.
eldervale-event-summoned = { $player } povolává { $unitAcc }.
eldervale-event-built = { $player } staví sídlo { $realmIn }.
    .rival = Přízraky stavějí sídlo { $realmIn }.
eldervale-event-dragon-treasure = { $player } získává dračí poklad: { $source }.
    .rival = Přízraky získávají dračí poklad: { $source }.
eldervale-event-power = { $player } postupuje: síla { $elementGen } { $power }.
    .rival = Přízraky postupují: síla { $elementGen } { $power }.
eldervale-event-marker-moved = { $player } přesouvá žeton síly z ukazatele { $elementGen } na ukazatel { $element2Gen }.
eldervale-event-power-lost = { $player } sílu { $elementGen } nezískává, propadá.
    .rival = Přízraky sílu { $elementGen } nezískávají, propadá.
eldervale-event-fame = { $player } postupuje na { $fame }. pole stupnice slávy.
    .rival = Přízraky postupují na { $fame }. pole stupnice slávy.
eldervale-event-fame-lost = { $player } ještě nemá žeton na stupnici slávy, sláva propadá.
eldervale-event-on-fame-track = { $player } vstupuje na stupnici slávy.
eldervale-event-orb = { $player } získává orb.
    .rival = Přízraky získávají orb.
eldervale-event-menu = { $player } pokládá orb na nabídku odměn: { $space }.
    .rival = Přízraky pokládají orb na nabídku odměn: { $space }.
eldervale-event-orb-put = { $player } pokládá orb na kartu { $card }.
eldervale-event-attached = { $player } připojuje { $cardAcc } ke kartě { $card2 }.
eldervale-event-hired = { $player } najímá { $unitAcc }.
eldervale-event-dismissed = { $unit } opouští svého pána, byl to { $player }.
eldervale-event-regrouped = { $player } svolává jednotky.
eldervale-event-returned = { $player } bere zpět { $unitAcc } { $realmFrom }.
eldervale-event-activated = { $player } aktivuje kartu { $card }, posílá na ni { $unitAcc }.
eldervale-event-activated-start = { $player } aktivuje akci { $action }, posílá na ni { $unitAcc }.
eldervale-event-resolved = { $player } používá akci karty { $card }.
eldervale-event-used = { $subject } používá: { $source }.
eldervale-event-die = { $source }: na kostce padlo { $face }.
eldervale-event-cast = { $player } sesílá { $magicAcc }.
eldervale-event-quest = { $player } plní úkol { $magic }.
eldervale-event-tactics-ready = { $player } obnovuje žeton taktiky.
eldervale-event-moved = { $subject }: { $unit } se přemísťuje { $realmFrom } { $realm2To }.
eldervale-event-fell = { $player }: { $unit } jde{ $place } do Podsvětí.
eldervale-event-spared = { $player } zachraňuje { $unitAcc }.
    .rival = Přízraky zachraňují { $unitAcc }.
eldervale-event-recalled = { $subject }: { $unit } se vrací { $realmFrom } do přípravné oblasti.
eldervale-event-revived = { $player } má z Podsvětí zpět { $unitAcc }.
    .rival = Přízraky mají z Podsvětí zpět { $unitAcc }.
eldervale-event-units-swapped = { $player } vyměňuje { $realmIn } { $unitAcc } za { $unit2Acc }.
eldervale-event-controlled = { $player } ovládá { $unitAcc }.
eldervale-event-monster-defeated = Poražena nestvůra: { $unit } opouští Dávnozem.
eldervale-event-monster-home = { $unit } se vrací { $realmTo }.
eldervale-event-monster-moved = { $unit } se přesouvá { $realmFrom } { $realm2To }.
eldervale-event-battle = Bitva { $realmIn }!
eldervale-event-battle-cancelled = Bitva { $realmIn } nebude.
eldervale-event-joined = { $player } připojuje do bitvy { $unitAcc } { $realmFrom }.
    .rival = Přízraky připojují do bitvy { $unitAcc } { $realmFrom }.
eldervale-event-supported = { $player } má v bitvě podporu: { $unit } { $realmIn }.
eldervale-event-dice =
    { $count ->
        [one] { $subject } hází { $count } kostkou.
        [few] { $subject } hází { $count } kostkami.
       *[other] { $subject } hází { $count } kostkami.
    }
    .rival =
        { $count ->
            [one] Přízraky házejí { $count } kostkou.
            [few] Přízraky házejí { $count } kostkami.
           *[other] Přízraky házejí { $count } kostkami.
        }
eldervale-event-dice-added =
    { $count ->
        [one] { $subject } má o { $count } kostku víc: { $source }.
        [few] { $subject } má o { $count } kostky víc: { $source }.
       *[other] { $subject } má o { $count } kostek víc: { $source }.
    }
    .rival =
        { $count ->
            [one] Přízraky mají o { $count } kostku víc: { $source }.
            [few] Přízraky mají o { $count } kostky víc: { $source }.
           *[other] Přízraky mají o { $count } kostek víc: { $source }.
        }
eldervale-event-dice-taken =
    { $count ->
        [one] { $subject } má o { $count } kostku méně: { $source }.
        [few] { $subject } má o { $count } kostky méně: { $source }.
       *[other] { $subject } má o { $count } kostek méně: { $source }.
    }
    .rival =
        { $count ->
            [one] Přízraky mají o { $count } kostku méně: { $source }.
            [few] Přízraky mají o { $count } kostky méně: { $source }.
           *[other] Přízraky mají o { $count } kostek méně: { $source }.
        }
eldervale-event-sword = { $player } utrácí { $resourceAcc } za kostku.
eldervale-event-sword-given = { $player } utrácí { $resourceAcc }, kostku navíc má { $other }.
eldervale-event-die-shown = { $subject } hází { $face }.
    .rival = Přízraky házejí { $face }.
eldervale-event-die-changed = { $subject } má místo kostky { $face } kostku { $face2 }.
    .rival = Přízraky mají místo kostky { $face } kostku { $face2 }.
eldervale-event-die-removed = { $subject } přichází o kostku { $face }.
    .rival = Přízraky přicházejí o kostku { $face }.
eldervale-event-dice-swapped = { $subject } vyměňuje kostku { $face } za { $face2 }.
    .rival = Přízraky vyměňují kostku { $face } za { $face2 }.
eldervale-event-won = Bitvu { $realmIn } vyhrává { $who }.
    .rival = Bitvu { $realmIn } vyhrávají přízraky.
eldervale-event-all-lost = Bitva { $realmIn } končí úplnou shodou, prohrávají všichni.
eldervale-event-tactics-used = { $player } vyčerpává žeton taktiky, jednotky zůstávají.
eldervale-event-prophecy = { $player } ukazuje { $magicAcc }.

# Za co jsou body
eldervale-reason-start = podle pořadí na začátku
    .rival = na začátku
eldervale-reason-dwellings = za nové sídlo
eldervale-reason-fame = na stupnici slávy
eldervale-reason-quests = za úkol
eldervale-reason-cards = za kartu
eldervale-reason-faction = za schopnost frakce
eldervale-reason-monsters = za nestvůru nebo dračí poklad
eldervale-reason-orbs = z nabídky odměn
eldervale-reason-unplaced-orbs = za nevyužité orby
eldervale-reason-power = za sílu elementů
eldervale-reason-homes = za sídla
eldervale-reason-tableau = za karty v herní oblasti
    .rival = za karty dobrodružství
eldervale-reason-caches = za skrýše
eldervale-reason-prophecies = za proroctví

## Windows: chvíle, kdy se mohou ozvat i ostatní

eldervale-window-placed = Jednotka je umístěná, akce říše teprve přijde.
    .when = když je jednotka umístěná a akce říše teprve přijde
eldervale-window-battle = Schyluje se k bitvě.
    .when = když se schyluje k bitvě
eldervale-window-join = K bitvě se lze připojit.
    .when = když se lze připojit k bitvě
eldervale-window-dice = V bitvě se bude házet.
    .when = když se v mé bitvě bude házet
eldervale-window-rolled = V bitvě se hodilo.
    .when = když se v mé bitvě hodilo
eldervale-window-won = Bitva je vyhraná.
    .when = když vyhraju bitvu
eldervale-window-lost = Bitva je prohraná.
    .when = když prohraju bitvu
eldervale-window-end = Tah končí.
    .when = když končí tah
eldervale-window-event = Stalo se něco, o čem může mluvit úkol.
    .when = když se mi stane něco, o čem může mluvit úkol
eldervale-window-after-action = Akce říše je hotová.
    .when = když je akce říše hotová

# Co se v takové chvíli dá udělat
eldervale-deed-treasure = odhodit žeton pokladu
eldervale-deed-spell = seslat kouzlo
eldervale-deed-quest = splnit úkol
eldervale-deed-join = připojit se k bitvě
eldervale-deed-swords = utratit meče
eldervale-deed-ability = použít schopnost
eldervale-deed-charge = vyrazit do zteče

# Co se počítá v aréně
eldervale-tally-element-drawn = Elementy
eldervale-tally-faction = Frakce
eldervale-tally-card = Vzaté karty dobrodružství
eldervale-tally-cast = Seslaná kouzla
eldervale-tally-quest = Splněné úkoly
eldervale-tally-prophecy = Ukázaná proroctví
eldervale-tally-controlled = Ovládnuté nestvůry

# What positions to train with are about
eldervale-theme-turn = Umístit jednotku, nebo svolat jednotky
eldervale-theme-regroup = Práce pro svolané jednotky
eldervale-theme-build = Obydlí a nové jednotky
eldervale-theme-cards = Které karty vzít a zahrát
eldervale-theme-gains = Co získat a co utratit
eldervale-theme-land = Nové kraje a nestvůry
eldervale-theme-battles = V bitvě

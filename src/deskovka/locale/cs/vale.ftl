### Údolí věčnosti: co hra říká u stolu

vale-title = Údolí věčnosti
vale-about = Zkroť bájné tvory, hlídej si drahokamy a předstihni ostatní na cestě k šedesáti bodům.

## Words

vale-phase-hunt = Lov
vale-phase-action = Akce
vale-phase-effects = Efekty

vale-stones-red =
    { $count ->
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínů
    }
vale-stones-blue =
    { $count ->
        [one] { $count } safír
        [few] { $count } safíry
       *[other] { $count } safírů
    }
vale-stones-purple =
    { $count ->
        [one] { $count } ametyst
        [few] { $count } ametysty
       *[other] { $count } ametystů
    }
vale-stones-none = 0 drahokamů

# Čtvrtý pád: „Získat … a …“.
vale-bonus-purple = 1 ametyst
vale-bonus-draw = 1 kartu z dobíracího balíčku
vale-bonus-blues = 2 safíry
vale-bonus-points = 4 body

## Options

vale-option-mark = Označit { $cardAcc }
vale-option-sell = Prodat { $cardAcc }
vale-option-tame = Zkrotit { $cardAcc }
vale-option-summon = Povolat { $cardAcc }
vale-option-release = Uvolnit { $cardAcc }
vale-option-end-turn = Ukončit tah
vale-option-pay = Zaplatit { $stones }
vale-option-drop = Odhodit { $stones }
vale-option-activate = Aktivovat { $cardAcc }
vale-option-copy = Zkopírovat efekt karty { $card }
vale-option-discard = Odhodit { $cardAcc } z ruky
vale-option-give-up = Odhodit { $cardAcc } z oblasti
vale-option-bring = Povolat { $cardAcc } zdarma
vale-option-recover = Odvolat { $cardAcc }
vale-option-take = Vzít si { $cardAcc } do ruky
vale-option-bonus = Získat { $one } a { $two }
# Drahokam, který hráč dává.
vale-option-swap = Vyměnit 1 { $stoneAcc }
# Drahokam, který hráč získá.
vale-option-bargain = Vzít si 1 { $stoneAcc }
vale-option-name = Zvolit hráče: { $other }
vale-option-rob = Sebrat 1 bod soupeři: { $other }
vale-option-done = Hotovo

## Headings over options of one kind

vale-group-mark = Označit
vale-group-sell = Z nabídky
vale-group-tame = Z nabídky
vale-group-summon = Povolat z ruky
vale-group-release = Uvolnit z oblasti
vale-group-pay = Zaplatit
vale-group-drop = Odhodit drahokamy
vale-group-activate = Aktivovat
vale-group-end-turn = Ostatní
vale-group-done = Ostatní

## Questions

vale-ask-hunt = Kterou kartu označíš?
vale-ask-turn = Co uděláš?
vale-ask-summon = Jak zaplatíš za { $cardAcc }?
vale-ask-release = Jak zaplatíš za uvolnění karty { $card }?
vale-ask-keep-limit = Máš víc drahokamů, než smíš mít. Které odhodíš?
vale-ask-activate-next = Který efekt teď aktivuješ?
vale-ask-summon-for-free = Kterou kartu povoláš zdarma?
vale-ask-name-owner = { $card }: kdo odhodí kartu ze své oblasti?
vale-ask-give-up = { $card }: kterou kartu odhodíš ze své oblasti?
vale-ask-copy-effect = Který efekt { $card } zkopíruje?
vale-ask-recover-cheap = { $card }: kterou kartu odvoláš do ruky?
vale-ask-recover-fire = { $card }: kterou ohnivou kartu odvoláš do ruky?
vale-ask-recover-for-points = { $card }: kterou kartu odvoláš do ruky? Získáš tolik bodů, kolik činí její základní náklady.
vale-ask-choose-bonuses = { $card }: které dvě odměny si vybereš?
vale-ask-swap-stones = { $card }: který drahokam vyměníš? Za safír dostaneš 1 ametyst, za ametyst 3 safíry.
vale-ask-bargain = { $card }: který drahokam si vezmeš? Rubín je zdarma, safír stojí 1 bod, ametyst 2 body.
vale-ask-feed-cerberus = { $card }: které karty odhodíš ze své oblasti? Nejvýš 3, v jakémkoli pořadí.
vale-ask-discard-for-points = { $card }: kterou kartu odhodíš z ruky? Získáš tolik bodů, kolik činí její základní náklady.
vale-ask-discard-for-purple = { $card }: kterou kartu odhodíš z ruky za 1 ametyst?
vale-ask-discard-for-summon = { $card }: kterou kartu odhodíš z ruky? Jinou pak povoláš zdarma.
vale-ask-take-from-discard = { $card }: kterou zemskou kartu si vezmeš z odhazovací hromádky?
vale-ask-rob = { $card }: komu sebereš 1 bod?

## Events

vale-event-round = Kolo { $round }, začíná { $player }.
vale-event-phase = Fáze: { $phase }.
vale-event-revealed = Do nabídky přichází { $card }.
vale-event-marked = { $player } označuje { $cardAcc }.
vale-event-sold = { $player } prodává { $cardAcc }.
vale-event-tamed = { $player } krotí { $cardAcc }.
vale-event-paid = { $player } platí { $stones }.
vale-event-summoned = { $player } povolává { $cardAcc }.
vale-event-released = { $player } uvolňuje { $cardAcc }.
vale-event-turn-ended = { $player } končí tah.
vale-event-scored =
    { $points ->
        [one] { $player } získává { $points } bod za { $sourceAcc }.
        [few] { $player } získává { $points } body za { $sourceAcc }.
       *[other] { $player } získává { $points } bodů za { $sourceAcc }.
    }
vale-event-lost =
    { $points ->
        [one] { $player } ztrácí { $points } bod kvůli kartě { $source }.
        [few] { $player } ztrácí { $points } body kvůli kartě { $source }.
       *[other] { $player } ztrácí { $points } bodů kvůli kartě { $source }.
    }
vale-event-gained = { $player } získává { $stones } za { $sourceAcc }.
vale-event-dropped = { $player } odhazuje, co je nad limit: { $stones }.
vale-event-spent = { $player } vrací do banku { $stones }.
vale-event-drew = { $player } si dobírá { $cardAcc }.
vale-event-drew-hidden = { $player } si dobírá kartu.
vale-event-discarded = { $player } odhazuje z ruky { $cardAcc }.
vale-event-gave-up = { $player } odhazuje z oblasti { $cardAcc }.
vale-event-recovered = { $player } odvolává { $cardAcc } do ruky.
vale-event-took = { $player } si bere z odhazovací hromádky { $cardAcc }.
vale-event-on-deck = { $player } pokládá { $cardAcc } na vrch dobíracího balíčku.
vale-event-activated = { $player } aktivuje { $cardAcc }.
# $source kopíruje $card.
vale-event-copied = { $player } kopíruje kartou { $source } efekt karty { $card }.
vale-event-shuffled = Odhazovací hromádka se míchá a stává se novým dobíracím balíčkem.
vale-event-named = { $source }: { $player } určuje, že kartu odhodí { $other }.
vale-event-ended = Hra končí.

## Why not

vale-refusal-not-asked = Teď vybírá { $other }. Počkej, až přijde řada na tebe.
vale-refusal-limit-first = Nejdřív odhoď přebytečné drahokamy: máš jich { $count } a smíš mít nejvýš { $limit }.
vale-refusal-stones-not-held = Všechny tyto drahokamy nemáš. Vybírej jen z těch, které máš.
vale-refusal-exactly-surplus =
    { $count ->
        [one] Odhoď přesně { $count } drahokam, tolik máš nad limit.
        [few] Odhoď přesně { $count } drahokamy, tolik máš nad limit.
       *[other] Odhoď přesně { $count } drahokamů, tolik máš nad limit.
    }
vale-refusal-wrong-phase = Teď probíhá fáze { $phase } a tohle do ní nepatří. Vyber si z toho, co se právě nabízí.
vale-refusal-already-marked = Na kartě { $card } už má kámen { $other }. Vyber kartu, na které žádný kámen neleží.
vale-refusal-not-in-offer = { $card } není v nabídce. Vyber některou z karet, které v ní leží.
vale-refusal-markers-left = Tah ještě ukončit nejde: na kartě { $card } leží tvůj kámen. Nejdřív tu kartu prodej, nebo zkroť.
vale-refusal-no-action = To není akce tvého tahu. Karty můžeš prodávat, krotit, povolávat a uvolňovat, nebo můžeš tah ukončit.
vale-refusal-only-from-offer = { $card } už je tvoje karta a prodat nebo zkrotit jde jen kartu v nabídce, na které leží tvůj kámen. Z ruky můžeš povolávat, z oblasti uvolňovat.
vale-refusal-marker-of-other = Na kartě { $card } má kámen { $other }. Prodat nebo zkrotit můžeš jen kartu, na které leží tvůj kámen.
vale-refusal-not-in-hand = { $cardAcc } nemáš v ruce a povolávat můžeš jen z ní. Vyber kartu, kterou v ruce máš.
vale-refusal-too-many-actions = Víc akcí už v tomto tahu nejde, smí jich být nejvýš { $count }. Ještě můžeš prodat nebo zkrotit své označené karty, pak tah ukonči.
vale-refusal-area-full =
    { $count ->
        [one] Tvoje oblast je plná: máš v ní { $count } kartu a { $round }. kolo jich víc nedovoluje. Místo vznikne, až některá karta oblast opustí, třeba uvolněním.
        [few] Tvoje oblast je plná: máš v ní { $count } karty a { $round }. kolo jich víc nedovoluje. Místo vznikne, až některá karta oblast opustí, třeba uvolněním.
       *[other] Tvoje oblast je plná: máš v ní { $count } karet a { $round }. kolo jich víc nedovoluje. Místo vznikne, až některá karta oblast opustí, třeba uvolněním.
    }
vale-refusal-effect-impossible = { $cardAcc } teď povolat nejde: část okamžitého efektu není možné provést. Co je k němu potřeba, říká text karty.
# Povolání i uvolnění.
vale-refusal-too-expensive = Za { $cardAcc } nemáš čím zaplatit: cena je { $cost } a tvoje drahokamy mají hodnotu { $wealth }. Další získáš třeba prodejem karet.
vale-refusal-not-in-area = { $card } není ve tvé oblasti. Vyber některou z karet, které v ní leží.
vale-refusal-pay-first = Nejdřív zaplať za { $cardAcc }, potom hraj dál.
vale-refusal-too-little = Tyto drahokamy mají hodnotu { $value } a cena je { $cost }. Přidej další, nebo vyber jiné.
vale-refusal-needless = To je zbytečně moc: cena je { $cost } a tyto drahokamy mají hodnotu { $value }. Aspoň jeden z nich si nech.
vale-refusal-effects-left = Tah ještě ukončit nejde: zbývají efekty, které musíš aktivovat. Po posledním z nich tvůj tah skončí sám.
vale-refusal-no-active-effect = { $card } nemá pravidelný efekt, takže není co aktivovat. Vyber kartu, která ho má.
vale-refusal-already-activated = Efekt karty { $card } už proběhl a každý pravidelný efekt se provádí jen jednou. Vyber jiný.
vale-refusal-cannot-activate = Efekt karty { $card } teď provést nejde, protože k němu něco chybí. Třeba to ještě přinese jiný efekt.
vale-refusal-cerberus = Tuhle kartu přidat nejde: z karet ve své oblasti vybíráš nejvýš 3 jiné než Cerbera, každou jednou. Vyber jinou, nebo výběr ukonči.
vale-refusal-leaves-no-summon = Když odhodíš { $cardAcc }, nezbude ti v ruce karta, kterou by pak šlo povolat zdarma. Odhoď jinou.
vale-refusal-cannot-copy = Efekt karty { $card } teď zkopírovat nejde. Vyber ve své oblasti jinou kartu, jejíž efekt jde právě teď celý provést.
vale-refusal-not-for-asmodeus = { $cardAcc } odvolat nejde: karta musí mít okamžitý efekt a základní náklady nejvýše 2. Vyber takovou, která splňuje obojí.
vale-refusal-not-itself = { $card } nemůže odvolat sama sebe. Vyber ve své oblasti jinou kartu.
vale-refusal-nothing-to-draw = Není co dobírat, vyber si tedy dvě z ostatních odměn.
vale-refusal-must-own-family = Efekt jmenuje jeden živel: zvolit jde jen hráče, který má v oblasti kartu tohoto živlu, a odhodit jde jen takovou kartu.
vale-refusal-only-opponents = Bod můžeš sebrat jen soupeři. Zvol některého z ostatních hráčů.
vale-refusal-does-not-fit = { $card } se k tomuto efektu nehodí. Vyber některou z karet, které se právě nabízejí.
vale-refusal-stone-not-swapped = Tady nejde vyměnit { $stone }: vyměnit lze jen kameny v nabídce. Vyber některý z nich.
vale-refusal-effect-first = Nejdřív dokonči efekt, který právě probíhá, potom se hraje dál.
vale-refusal-not-part-of-effect = To k efektu, který právě probíhá, nepatří. Vyber si z toho, co se právě nabízí.
vale-refusal-needs-dragon = { $card } není dračí karta a zdarma tu jde povolat jen dračí. Vyber v ruce některou takovou.

## Score sheet

vale-score-start = Počáteční body
vale-score-instant = Okamžité efekty
vale-score-active = Pravidelné efekty
vale-score-permanent = Trvalé efekty
vale-score-stolen = Sebrané body

vale-tie-area = Karty v oblasti

## Variants

vale-variant-first_player = Začínající hráč
    .random = vylosuje se
    .seat = zvolíte si ho

## Labels of the table picture

vale-label-round = Kolo
vale-label-deck = Dobírací balíček: { $count }
vale-label-discard = Odhazovací hromádka: { $count }
vale-label-offer = Nabídka
vale-label-hand = Ruka
vale-label-area = Oblast
vale-label-stones = Drahokamy
vale-label-score = Body
vale-label-first-player = začínající hráč
vale-label-hand-hidden =
    { $count ->
        [one] { $count } skrytá karta
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
vale-label-empty = prázdno
vale-label-worth = hodnoty { $red }/{ $blue }/{ $purple }
# „ze 2“, „ze 6“, ale „z 5“.
vale-label-area-limit =
    { $limit ->
        [2] { $count } ze { $limit }
        [3] { $count } ze { $limit }
        [4] { $count } ze { $limit }
        [6] { $count } ze { $limit }
        [7] { $count } ze { $limit }
       *[other] { $count } z { $limit }
    }
vale-label-top = Na vrchu balíčku: { $card }

## Co možnost stojí nebo přinese

vale-detail-cost = stojí { $cost }
vale-detail-reduced = stojí { $cost } místo { $printed }
vale-detail-points =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
vale-detail-gain = za { $stones }
vale-detail-sale = prodejní cena { $stones }
vale-detail-lose =
    { $points ->
        [one] ztratíš { $points } bod
        [few] ztratíš { $points } body
       *[other] ztratíš { $points } bodů
    }

# Co se počítá v aréně
vale-tally-tamed = Zkrocení tvorové
vale-tally-sold = Prodaní tvorové
vale-tally-summoned = Povolaní tvorové

# What positions to train with are about
vale-theme-hunt = Kterou kartu označit
vale-theme-sell-or-tame = Prodat, nebo zkrotit
vale-theme-summon = Koho povolat a kdy přestat
vale-theme-pay = Čím platit a co si nechat
vale-theme-effects = Efekty ve správném pořadí
vale-theme-let-go = Čeho se vzdát
vale-theme-last-round = Poslední kolo

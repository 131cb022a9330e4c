### Přízraky Dávnozemě: slova hry pro jednoho (deska přízraků, jejich karty, tah krok za krokem)
### $ghost je karta přízraků, $zone akční zóna, $zoneGen bez čeho, $zoneIn kde. O čem za přízraky rozhoduje hráč, na to se ptá .rival dané otázky.

## Ghost board

eldervale-rival-ghosts = Přízraky

eldervale-zone-left = levá zóna
    .genitive = levé zóny
    .in = v levé zóně
eldervale-zone-middle = prostřední zóna
    .genitive = prostřední zóny
    .in = v prostřední zóně
eldervale-zone-right = pravá zóna
    .genitive = pravé zóny
    .in = v pravé zóně

# Co se zjistí v říši, kde přízraky hledají místo pro sídlo
eldervale-verdict-builds = tady přízraky staví
eldervale-verdict-no-element-realm = není to říše elementu
eldervale-verdict-no-worker = není tu dělník přízraků
eldervale-verdict-dwelling = už tu stojí sídlo
eldervale-verdict-looming = nestvůra tu stavět nedovolí

## Ghost cards

eldervale-card-ghost-01 = Vpravo nahoře, sídlo
    .about = Přízraky umístí jednotku do říše vpravo nahoře od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vpravo nahoře od strážce, stavba sídla.

eldervale-card-ghost-02 = Vpravo, sídlo
    .about = Přízraky umístí jednotku do říše vpravo od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vpravo od strážce, stavba sídla.

eldervale-card-ghost-03 = Vpravo dole, sídlo
    .about = Přízraky umístí jednotku do říše vpravo dole od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vpravo dole od strážce, stavba sídla.

eldervale-card-ghost-04 = Vlevo dole, sídlo
    .about = Přízraky umístí jednotku do říše vlevo dole od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vlevo dole od strážce, stavba sídla.

eldervale-card-ghost-05 = Vlevo, sídlo
    .about = Přízraky umístí jednotku do říše vlevo od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vlevo od strážce, stavba sídla.

eldervale-card-ghost-06 = Vlevo nahoře, sídlo
    .about = Přízraky umístí jednotku do říše vlevo nahoře od strážce; není-li tam žádná, do říše strážce. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Vlevo nahoře od strážce, stavba sídla.

eldervale-card-ghost-07 = Vpravo nahoře, dobrodružství
    .about = Přízraky umístí jednotku do říše vpravo nahoře od strážce; není-li tam žádná, do říše strážce. Pak získají kartu dobrodružství, její element určí kostka.
    .short = Vpravo nahoře, dobrodružství.

eldervale-card-ghost-08 = Vpravo dole, dobrodružství
    .about = Přízraky umístí jednotku do říše vpravo dole od strážce; není-li tam žádná, do říše strážce. Pak získají kartu dobrodružství, její element určí kostka.
    .short = Vpravo dole od strážce, karta dobrodružství.

eldervale-card-ghost-09 = Vlevo, dobrodružství
    .about = Přízraky umístí jednotku do říše vlevo od strážce; není-li tam žádná, do říše strážce. Pak získají kartu dobrodružství, její element určí kostka.
    .short = Vlevo od strážce, karta dobrodružství.

eldervale-card-ghost-10 = Vpravo, dobrodružství
    .about = Přízraky umístí jednotku do říše vpravo od strážce; není-li tam žádná, do říše strážce. Pak získají kartu dobrodružství, její element určí kostka.
    .short = Vpravo od strážce, karta dobrodružství.

eldervale-card-ghost-11 = Vpravo, nová říše
    .about = Přízraky umístí jednotku do říše vpravo od strážce; není-li tam žádná, do říše strážce. Pak přibude nový dílek říše; kam přijde, určíš ty.
    .short = Vpravo od strážce, nový dílek říše.

eldervale-card-ghost-12 = Vlevo dole, nová říše
    .about = Přízraky umístí jednotku do říše vlevo dole od strážce; není-li tam žádná, do říše strážce. Pak přibude nový dílek říše; kam přijde, určíš ty.
    .short = Vlevo dole od strážce, nový dílek říše.

eldervale-card-ghost-13 = Vlevo nahoře, nová říše
    .about = Přízraky umístí jednotku do říše vlevo nahoře od strážce; není-li tam žádná, do říše strážce. Pak přibude nový dílek říše; kam přijde, určíš ty.
    .short = Vlevo nahoře od strážce, nový dílek říše.

eldervale-card-ghost-14 = Vlevo dole, 2 karty magie
    .about = Přízraky umístí jednotku do říše vlevo dole od strážce; není-li tam žádná, do říše strážce. Pak si doberou 2 karty magie.
    .short = Vlevo dole od strážce, 2 karty magie.

eldervale-card-ghost-15 = Vpravo nahoře, 2 karty magie
    .about = Přízraky umístí jednotku do říše vpravo nahoře od strážce; není-li tam žádná, do říše strážce. Pak si doberou 2 karty magie.
    .short = Vpravo nahoře od strážce, 2 karty magie.

eldervale-card-ghost-16 = Vlevo nahoře, sláva
    .about = Přízraky umístí jednotku do říše vlevo nahoře od strážce; není-li tam žádná, do říše strážce. Pak postoupí o 1 pole na stupnici slávy.
    .short = Vlevo nahoře od strážce, 1 pole slávy.

eldervale-card-ghost-17 = Vpravo dole, 2 VB
    .about = Přízraky umístí jednotku do říše vpravo dole od strážce; není-li tam žádná, do říše strážce. Pak získají 2 VB.
    .short = Vpravo dole od strážce, 2 VB.

eldervale-card-ghost-18 = Vlevo
    .about = Přízraky umístí jednotku do říše vlevo od strážce; není-li tam žádná, do říše strážce. Nic dalšího nedělají.
    .short = Vlevo od strážce.

eldervale-card-ghost-19 = Mlýn, sídlo
    .about = Přízraky umístí jednotku do Mlýna. Pak staví sídlo: v říši strážce, jinak v první vhodné sousední po směru hodinových ručiček od pravé horní.
    .short = Mlýn, stavba sídla.

eldervale-card-ghost-20 = Podzemí, nová říše
    .about = Přízraky umístí jednotku do Podzemí. Pak přibude nový dílek říše; kam přijde, určíš ty.
    .short = Podzemí, nový dílek říše.

eldervale-card-ghost-21 = Podzemí, dobrodružství
    .about = Přízraky umístí jednotku do Podzemí. Pak získají kartu dobrodružství, její element určí kostka.
    .short = Podzemí, karta dobrodružství.

eldervale-card-ghost-22 = Věž mágů, 1 karta magie
    .about = Přízraky umístí jednotku do Věže mágů. Pak si doberou 1 kartu magie.
    .short = Věž mágů, 1 karta magie.

eldervale-card-ghost-23 = Pevnost, 3 VB
    .about = Přízraky umístí jednotku do Pevnosti. Pak získají 3 VB.
    .short = Pevnost, 3 VB.

eldervale-card-ghost-24 = Povolávací portál, sláva
    .about = Přízraky umístí jednotku na Povolávací portál. Pak postoupí o 1 pole na stupnici slávy.
    .short = Povolávací portál, 1 pole slávy.

## Questions

eldervale-ask-where-to = Strážce ještě není na mapě. Kam přízraky umístí jednotku? Rozhoduješ za ně.
eldervale-ask-roll-zone = Kterou akční zónu přízraků určí kostka?
eldervale-ask-roll-passage = Který element bude počátečním elementem přízraků?
eldervale-ask-roll-for-card = Kterého elementu kartu dobrodružství přízraky získají?
eldervale-ask-roll-element = Kterého elementu sílu přízraky získají?

eldervale-help-where-to = Karta ukazuje říši vedle strážce, a ten přijde na mapu až s tvou první umístěnou jednotkou. Vybrat můžeš kteroukoli říši na mapě.

## Events

eldervale-event-row-set = { $row }. řádek desky přízraků dostává element { $element }.
eldervale-event-guardian = Strážce se přesouvá { $realmTo }.
eldervale-event-zone-rolled = Přízraky házejí kostkou: padlo { $face }, rozhoduje { $zone }.
eldervale-event-ghost-card = Přízraky vyhodnocují kartu { $zoneGen }: { $ghost }.
eldervale-event-no-realm-there = Směrem { $way } od strážce žádná říše není, jednotka jde za ním { $realmTo }.
eldervale-event-token-shelved = Žeton { $elementGen } jde lícem dolů na { $shelf }. pole svého řádku.
eldervale-event-token-set-aside = Řádek { $elementGen } je plný, žeton se odkládá bez odměny.
eldervale-event-element-rolled = O elementu rozhoduje kostka: padlo { $face }, je to { $element }.
eldervale-event-searched = Přízraky hledají místo pro sídlo. { $realm }: { $verdict }.
eldervale-event-nothing-built = Přízraky nemají kde postavit sídlo.
eldervale-event-ghost-card-turned = Nová karta { $zoneGen }: { $ghost }.
eldervale-event-ghosts-shuffled = Odhozené karty přízraků se míchají do nového balíčku.
eldervale-event-ghosts-regrouped = Přízraky nemají { $zoneIn } žádnou jednotku, proto své jednotky svolávají.
eldervale-event-ghost-returned = Do { $zoneGen } se vrací { $unit }.
eldervale-event-fallen-fights = Moc podsvětí: přízrakům v bitvě pomáhá { $unit } z Podsvětí.

# Za co mají přízraky body
eldervale-reason-haunting = za své jednotky na ruinách a v Podsvětí
eldervale-reason-ghost-cards = podle své karty
eldervale-reason-pile = za karty magie ve svém balíčku

eldervale-score-haunting = Svolání jednotek přízraků
eldervale-score-ghost-cards = Karty přízraků
eldervale-score-pile = Karty magie přízraků

## Refusals

eldervale-refusal-ghost-first = Nejdřív rozhodni za přízraky, kam půjde jejich jednotka. Vyber některou říši na mapě.
eldervale-refusal-leftmost-ghost = Tuto jednotku přízraky teď neumísťují: jde ta, která v zóně stojí nejvíce vlevo. Vyber říši pro ni.

## Deska přízraků v obrázku stolu

eldervale-label-ghost-board = Deska přízraků
eldervale-label-ghost-deck = karty přízraků { $count }, odhozeno { $discarded }
eldervale-label-guardian-beside = strážce je zatím vedle mapy
eldervale-label-set-aside = odložené žetony { $count }
eldervale-label-sign-guardian = strážce
eldervale-label-sign-taken = žeton na desce přízraků
eldervale-label-sign-adventure = karta dobrodružství
# Jednotka v Podsvětí, která v bitvě přidává kostky.
eldervale-label-fallen = { $unit } v Podsvětí

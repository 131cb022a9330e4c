### Údolí věčnosti: what a card does in at most 45 characters, for cards drawn small. The whole wording is in vale-cards.ftl.

## Fire

vale-short-agni =
    .permanent = Tvé rubíny mají hodnotu o 1 vyšší.

vale-short-asmodeus =
    .active = Odvolej kartu za 0–2 s okamžitým efektem.

vale-short-balog =
    .active = Odvolej ohnivou kartu s okamžitým efektem.

vale-short-burning_skull =
    .active = Odhoď rubín, získej 3 body.

vale-short-firefox =
    .instant = 1 bod za každou kartu v ruce.

vale-short-hestia =
    .permanent = Můžeš mít o 2 drahokamy víc.

vale-short-horned_salamander =
    .active = Získej 4 rubíny.

vale-short-ifrit =
    .instant = 1 bod za každou kartu ve tvé oblasti.

vale-short-imp =
    .instant = Získej 2 rubíny.
    .active = Zpět do ruky.

vale-short-incubus =
    .instant = 2 body za každou kartu s náklady do 2.

vale-short-lava_giant =
    .instant = 2 body za každou ohnivou kartu v oblasti.

vale-short-phoenix =
    .permanent = Za každý zaplacený rubín získáš 1 bod.

vale-short-salamander =
    .active = Získej 1 rubín a 1 bod.

vale-short-succubus =
    .instant = Náklady 1, 2, 3 i 4 v oblasti: 10 bodů.

vale-short-surtr =
    .instant = 2 body za každý živel ve tvé oblasti.

## Water

vale-short-charybdis =
    .active = Odhoď safír, získej 5 bodů.

vale-short-hae_tae =
    .permanent = Safíry a ametysty si prohodí hodnoty.

vale-short-hydra =
    .instant = Dvě z: ametyst, karta, 2 safíry, 4 body.

vale-short-kappa =
    .permanent = Platíš safírem: 2 body.

vale-short-leviathan =
    .instant = 7 bodů. Hráč s dračí kartou jednu odhodí.

vale-short-nessie =
    .active = Bez dračí karty v oblasti: 2 body.

vale-short-poseidon =
    .instant = 3 body za každou vodní kartu v oblasti.

vale-short-sea_spirit =
    .active = 1 bod za každý tvůj safír.

vale-short-snail_maiden =
    .active = Safír za ametyst, nebo ametyst za 3 safíry.

vale-short-triton =
    .permanent = Zkrotíš vodní kartu: 2 safíry.

vale-short-undine =
    .instant = Získej 1 safír.
    .active = Zpět do ruky.

vale-short-undine_queen =
    .active = Získej 1 safír.

vale-short-water_giant =
    .instant = Získej 2 safíry.
    .permanent = Safíry a ametysty mají hodnotu o 1 vyšší.

vale-short-yuki_onna =
    .instant = Odhoď drahokamy: body za jejich hodnotu.

vale-short-yuki_onna_exalted =
    .instant = Body za celkovou hodnotu tvých safírů.

## Earth

vale-short-basilisk =
    .active = Rubín, nebo safír za 1 bod, ametyst za 2.

vale-short-behemoth =
    .instant = 3 body za každý živel ve tvé oblasti.

vale-short-cerberus =
    .instant = Odhoď až 3 jiné karty ze své oblasti.

vale-short-forest_spirit =
    .instant = Odhoď kartu z ruky: body za její náklady.

vale-short-gargoyle =
    .permanent = Platíš ametystem: 3 body.

vale-short-goblin =
    .active = Seber soupeři 1 bod.

vale-short-goblin_soldier =
    .active = 4 body, má-li někdo víc, jinak 4 ztrať.

vale-short-medusa =
    .active = Odhoď kartu z ruky, získej ametyst.

vale-short-mimic =
    .active = Vezmi si zemskou kartu z odhozených.

vale-short-mud_slime =
    .instant = Získej 6 bodů.
    .active = Zpět do ruky.

vale-short-rock_golem =
    .instant = Body za celkovou hodnotu tvých ametystů.

vale-short-sand_giant =
    .instant = 4 body za každou zemskou kartu v oblasti.

vale-short-stone_golem =
    .instant = Vyměň každý svůj drahokam za ametyst.

vale-short-troll =
    .active = Máš-li ametyst: 3 body.

vale-short-young_forest_spirit =
    .instant = Odhoď kartu z ruky, jinou povolej zdarma.

## Wind

vale-short-boreas =
    .instant = Bod za každou vzdušnou kartu, pak do ruky.

vale-short-dandelion_spirit =
    .instant = Dober si 1 kartu.
    .active = Zpět do ruky.

vale-short-freyja =
    .active = 1 bod za každou kartu s pravidelným efektem.

vale-short-genie =
    .instant = Proveď jednou každý pravidelný efekt.

vale-short-genie_exalted =
    .active = Zkopíruj pravidelný efekt jiné své karty.

vale-short-gi_rin =
    .instant = 2 body za každou kartu ve tvé oblasti.

vale-short-griffon =
    .active = Dober si 1 kartu.

vale-short-harpy =
    .active = V ruce tolik karet jako v oblasti: 3 body.

vale-short-hippogriff =
    .instant = Dober si 1 kartu.
    .permanent = Tvé vzdušné karty stojí o 2 méně.

vale-short-odin =
    .active = Do 5 karet v ruce: 2 body, jinak ametyst.

vale-short-pegasus =
    .instant = Dober si 1 kartu.
    .permanent = Tvé karty stojí o 1 méně.

vale-short-rudra =
    .instant = 2 body za každou kartu v ruce.

vale-short-sylph =
    .instant = Dober si 1 kartu.
    .permanent = Povoláš další kartu: 1 bod.

vale-short-tengu =
    .instant = 6 bodů, pak navrch dobíracího balíčku.

vale-short-valkyrie =
    .active = 1 bod za každý živel ve tvé oblasti.

## Dragon

vale-short-aeris =
    .instant = Odvolej jinou kartu: body za její náklady.

vale-short-boulder =
    .instant = 8 bodů. Hráč se vzdušnou kartou jednu odhodí.

vale-short-dragon_egg =
    .instant = Odhoď tuto kartu, dračí povolej zdarma.

vale-short-ember =
    .instant = 7 bodů. Hráč s vodní kartou jednu odhodí.

vale-short-eternity =
    .instant = 4 body za každý živel ve tvé oblasti.

vale-short-gust =
    .instant = 8 bodů. Hráč se zemskou kartou jednu odhodí.

vale-short-marina =
    .instant = 7 bodů. Hráč s ohnivou kartou jednu odhodí.

vale-short-scorch =
    .instant = Zkopíruj okamžitý efekt jiné své karty.

vale-short-tidal =
    .instant = 5 bodů za každou dračí kartu v oblasti.

vale-short-willow =
    .instant = Od každého drahokamu 1, 3 body a 1 karta.

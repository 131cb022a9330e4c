### Údolí věčnosti: names and effects of the cards
### .accusative: Povolat KOHO/CO. „Základní náklady“ = printed cost, before any reduction.

## Words

# Feminine, to go with „karta“.
vale-family-fire = ohnivá
vale-family-water = vodní
vale-family-earth = zemská
vale-family-wind = vzdušná
vale-family-dragon = dračí

vale-stone-red = rubín
    .accusative = rubín
vale-stone-blue = safír
    .accusative = safír
vale-stone-purple = ametyst
    .accusative = ametyst

vale-timing-instant = okamžitý efekt
vale-timing-permanent = trvalý efekt
vale-timing-active = pravidelný efekt

## Fire

vale-card-agni = Agni
    .accusative = Agniho
    .permanent = Každý tvůj rubín má hodnotu o 1 vyšší (běžně 2).

vale-card-asmodeus = Asmodeus
    .accusative = Asmodea
    .active = Odvolej do ruky 1 kartu ze své oblasti, která má okamžitý efekt a základní náklady nejvýše 2.

vale-card-balog = Balog
    .accusative = Baloga
    .active = Odvolej do ruky 1 ohnivou kartu ze své oblasti, která má okamžitý efekt.

vale-card-burning_skull = Hořící lebka
    .accusative = Hořící lebku
    .active = Odhoď 1 rubín a pak získej 3 body.

vale-card-firefox = Ohnivá liška
    .accusative = Ohnivou lišku
    .instant = Získej 1 bod za každou kartu v ruce.

vale-card-hestia = Hestia
    .accusative = Hestii
    .permanent = Můžeš mít o 2 drahokamy víc (6 místo 4).

vale-card-horned_salamander = Rohatý salamandr
    .accusative = Rohatého salamandra
    .active = Získej 4 rubíny.

vale-card-ifrit = Ifrít
    .accusative = Ifríta
    .instant = Získej 1 bod za každou kartu ve své oblasti.

vale-card-imp = Ďáblík
    .accusative = Ďáblíka
    .instant = Získej 2 rubíny.
    .active = Odvolej tuto kartu do ruky.

vale-card-incubus = Inkubus
    .accusative = Inkuba
    .instant = Získej 2 body za každou kartu ve své oblasti, která má základní náklady nejvýše 2.

vale-card-lava_giant = Lávový obr
    .accusative = Lávového obra
    .instant = Získej 2 body za každou ohnivou kartu ve své oblasti.

vale-card-phoenix = Fénix
    .accusative = Fénixe
    .permanent = Kdykoli povoláš další kartu, získáš 1 bod za každý rubín, kterým za ni zaplatíš.

vale-card-salamander = Salamandr
    .accusative = Salamandra
    .active = Získej 1 rubín a 1 bod.

vale-card-succubus = Sukuba
    .accusative = Sukubu
    .instant = Pokud máš v oblasti zároveň karty se základními náklady 1, 2, 3 i 4, získej 10 bodů.

vale-card-surtr = Surt
    .accusative = Surta
    .instant = Získej 2 body za každý živel zastoupený ve tvé oblasti.

## Water

vale-card-charybdis = Charybda
    .accusative = Charybdu
    .active = Odhoď 1 safír a pak získej 5 bodů.

vale-card-hae_tae = Hae-tae
    .accusative = Hae-tae
    .permanent = Tvé safíry a ametysty mají prohozené hodnoty (běžně safír 6, ametyst 3).

vale-card-hydra = Hydra
    .accusative = Hydru
    .instant = Vyber si 2 z těchto 4 odměn a obě získej: 1 ametyst, 1 karta z dobíracího balíčku, 2 safíry, 4 body.

vale-card-kappa = Kawak
    .accusative = Kawaka
    .permanent = Kdykoli povoláš další kartu a zaplatíš za ni aspoň 1 safírem, získáš 2 body.

vale-card-leviathan = Leviatan
    .accusative = Leviatana
    .instant = Získej 7 bodů. Zvol hráče s dračí kartou v oblasti (třeba i sebe). Ten jednu takovou z oblasti vybere a odhodí.

vale-card-nessie = Lochneska
    .accusative = Lochnesku
    .active = Pokud nemáš v oblasti žádnou dračí kartu, získej 2 body.

vale-card-poseidon = Poseidón
    .accusative = Poseidóna
    .instant = Získej 3 body za každou vodní kartu ve své oblasti.

vale-card-sea_spirit = Mořský duch
    .accusative = Mořského ducha
    .active = Získej 1 bod za každý svůj safír.

vale-card-snail_maiden = Šnečí panna
    .accusative = Šnečí pannu
    .active = Vyměň 1 safír za 1 ametyst, nebo 1 ametyst za 3 safíry.

vale-card-triton = Tritón
    .accusative = Tritóna
    .permanent = Kdykoli zkrotíš vodní kartu, získáš 2 safíry.

vale-card-undine = Rusalka
    .accusative = Rusalku
    .instant = Získej 1 safír.
    .active = Odvolej tuto kartu do ruky.

vale-card-undine_queen = Královna rusalek
    .accusative = Královnu rusalek
    .active = Získej 1 safír.

vale-card-water_giant = Vodní obr
    .accusative = Vodního obra
    .instant = Získej 2 safíry.
    .permanent = Každý tvůj safír i ametyst má hodnotu o 1 vyšší (běžně 4 a 7).

vale-card-yuki_onna = Juki-onna
    .accusative = Juki-onnu
    .instant = Odhoď všechny své drahokamy a pak získej tolik bodů, kolik činí jejich celková hodnota.

vale-card-yuki_onna_exalted = Vznešená Juki-onna
    .accusative = Vznešenou Juki-onnu
    .instant = Získej tolik bodů, kolik činí celková hodnota tvých safírů.

## Earth

vale-card-basilisk = Bazilišek
    .accusative = Baziliška
    .active = Zvol jedno: získej 1 rubín; ztrať 1 bod a získej 1 safír; ztrať 2 body a získej 1 ametyst.

vale-card-behemoth = Behemot
    .accusative = Behemota
    .instant = Získej 3 body za každý živel zastoupený ve tvé oblasti.

vale-card-cerberus = Kerberos
    .accusative = Kerbera
    .instant = Můžeš odhodit až 3 jiné karty ze své oblasti.

vale-card-forest_spirit = Lesní duch
    .accusative = Lesního ducha
    .instant = Odhoď 1 kartu z ruky a pak získej tolik bodů, kolik činí její základní náklady.

vale-card-gargoyle = Chrlič
    .accusative = Chrliče
    .permanent = Kdykoli povoláš další kartu a zaplatíš za ni aspoň 1 ametystem, získáš 3 body.

vale-card-goblin = Goblin
    .accusative = Goblina
    .active = Seber 1 bod soupeři, kterého si zvolíš: ty 1 získáš, on 1 ztratí.

vale-card-goblin_soldier = Gobliní voják
    .accusative = Gobliního vojáka
    .active = Pokud má některý soupeř víc bodů než ty, získej 4 body; jinak 4 body ztrať.

vale-card-medusa = Medúsa
    .accusative = Medúsu
    .active = Odhoď 1 kartu z ruky a pak získej 1 ametyst.

vale-card-mimic = Mimik
    .accusative = Mimika
    .active = Vyber si 1 zemskou kartu z odhazovací hromádky a vezmi si ji do ruky.

vale-card-mud_slime = Bahenní sliz
    .accusative = Bahenní sliz
    .instant = Získej 6 bodů.
    .active = Odvolej tuto kartu do ruky.

vale-card-rock_golem = Skalní golem
    .accusative = Skalního golema
    .instant = Získej tolik bodů, kolik činí celková hodnota tvých ametystů.

vale-card-sand_giant = Písečný obr
    .accusative = Písečného obra
    .instant = Získej 4 body za každou zemskou kartu ve své oblasti.

vale-card-stone_golem = Kamenný golem
    .accusative = Kamenného golema
    .instant = Vyměň každý svůj drahokam za 1 ametyst.

vale-card-troll = Trol
    .accusative = Trola
    .active = Pokud máš aspoň 1 ametyst, získej 3 body.

vale-card-young_forest_spirit = Mladý lesní duch
    .accusative = Mladého lesního ducha
    .instant = Odhoď 1 kartu z ruky a pak povolej z ruky zdarma 1 jinou kartu.

## Wind

vale-card-boreas = Boreás
    .accusative = Borea
    .instant = Získej 1 bod za každou vzdušnou kartu ve své oblasti a pak tuto kartu hned odvolej do ruky.

vale-card-dandelion_spirit = Pampeliškový duch
    .accusative = Pampeliškového ducha
    .instant = Dober si 1 kartu.
    .active = Odvolej tuto kartu do ruky.

vale-card-freyja = Freya
    .accusative = Freyu
    .active = Získej 1 bod za každou kartu ve své oblasti, která má pravidelný efekt.

vale-card-genie = Džin
    .accusative = Džina
    .instant = Proveď jednou každý pravidelný efekt ve své oblasti, který provést lze. Pořadí si zvol.

vale-card-genie_exalted = Vznešený džin
    .accusative = Vznešeného džina
    .active = Zkopíruj 1 pravidelný efekt jiné karty ve své oblasti a proveď ho, jako by patřil této kartě.

vale-card-gi_rin = Kirin
    .accusative = Kirina
    .instant = Získej 2 body za každou kartu ve své oblasti.

vale-card-griffon = Gryf
    .accusative = Gryfa
    .active = Dober si 1 kartu.

vale-card-harpy = Harpyje
    .accusative = Harpyji
    .active = Pokud máš v ruce přesně tolik karet jako v oblasti, získej 3 body.

vale-card-hippogriff = Hipogryf
    .accusative = Hipogryfa
    .instant = Dober si 1 kartu.
    .permanent = Náklady na povolání tvých vzdušných karet jsou o 2 nižší.

vale-card-odin = Ódin
    .accusative = Ódina
    .active = Pokud máš v ruce méně než 6 karet, získej 2 body; jinak získej 1 ametyst.

vale-card-pegasus = Pegas
    .accusative = Pegasa
    .instant = Dober si 1 kartu.
    .permanent = Náklady na povolání všech tvých karet jsou o 1 nižší.

vale-card-rudra = Rudra
    .accusative = Rudru
    .instant = Získej 2 body za každou kartu v ruce.

vale-card-sylph = Sylfa
    .accusative = Sylfu
    .instant = Dober si 1 kartu.
    .permanent = Kdykoli povoláš další kartu, získáš 1 bod.

vale-card-tengu = Tengu
    .accusative = Tengu
    .instant = Získej 6 bodů a pak polož tuto kartu na vrch dobíracího balíčku.

vale-card-valkyrie = Valkýra
    .accusative = Valkýru
    .active = Získej 1 bod za každý živel zastoupený ve tvé oblasti.

## Dragon

vale-card-aeris = Aeris
    .accusative = Aeris
    .instant = Odvolej do ruky 1 jinou kartu ze své oblasti a pak získej tolik bodů, kolik činí její základní náklady.

vale-card-boulder = Balvan
    .accusative = Balvana
    .instant = Získej 8 bodů. Zvol hráče se vzdušnou kartou v oblasti (třeba i sebe). Ten jednu takovou z oblasti vybere a odhodí.

vale-card-dragon_egg = Dračí vejce
    .accusative = Dračí vejce
    .instant = Odhoď tuto kartu a pak povolej z ruky zdarma 1 dračí kartu.

vale-card-ember = Uhložár
    .accusative = Uhložára
    .instant = Získej 7 bodů. Zvol hráče s vodní kartou v oblasti (třeba i sebe). Ten jednu takovou z oblasti vybere a odhodí.

vale-card-eternity = Věčnost
    .accusative = Věčnost
    .instant = Získej 4 body za každý živel zastoupený ve tvé oblasti.

vale-card-gust = Poryv
    .accusative = Poryva
    .instant = Získej 8 bodů. Zvol hráče se zemskou kartou v oblasti (třeba i sebe). Ten jednu takovou z oblasti vybere a odhodí.

vale-card-marina = Marina
    .accusative = Marinu
    .instant = Získej 7 bodů. Zvol hráče s ohnivou kartou v oblasti (třeba i sebe). Ten jednu takovou z oblasti vybere a odhodí.

vale-card-scorch = Výheň
    .accusative = Výheň
    .instant = Zkopíruj 1 okamžitý efekt jiné karty ve své oblasti a proveď ho, jako by patřil této kartě.

vale-card-tidal = Příboj
    .accusative = Příboje
    .instant = Získej 5 bodů za každou dračí kartu ve své oblasti.

vale-card-willow = Vrba
    .accusative = Vrbu
    .instant = Získej 1 rubín, 1 safír, 1 ametyst a 3 body a pak si dober 1 kartu.

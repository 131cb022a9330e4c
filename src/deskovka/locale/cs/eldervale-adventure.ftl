### Legendy Dávnozemě: the adventure cards
### .accusative = Získat KOHO/CO, .about = what it does, .short = the same in at most 45 characters, for cards drawn small.
### „Dělník (kterákoli jednotka)“ = an action with the worker symbol (ELDER-13.2).

## Air

eldervale-card-air-passage = Oblačný oblouk
    .accusative = Oblačný oblouk
    .about = Dělník (kterákoli jednotka): dober si 1 kartu magie. Jsi-li na ukazateli Vzduchu nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 svitek).
    .short = 1 karta magie, nejvýš ve Vzduchu i pole.

eldervale-card-air-cloud-loft = Oblačná půda
    .accusative = Oblačnou půdu
    .about = Skrýš se 2 prázdnými poli. Na konci hry získáš 2 VB za každý žeton pokladu na této kartě a 1 VB za každou kartu magie v ruce (včetně proroctví).
    .short = Konec: žeton 2 VB, karta v ruce 1 VB.

eldervale-card-air-aura = Vzdušná aura
    .accusative = Vzdušnou auru
    .about = Po aktivaci posílené karty můžeš jednotku, která na ní stojí, hned přesunout na jinou svou neobsazenou akci a vyhodnotit i tu. Jen jednou za svolání jednotek; posílená karta zůstane obsazená.
    .short = Jednotka hned použije ještě jednu akci.

eldervale-card-air-wall = Větrná hradba
    .accusative = Větrnou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Vzduchu, dober si 1 kartu magie.
    .short = Protivník sílí ve Vzduchu: 1 karta magie.

eldervale-card-air-storm-bow = Bouřný luk
    .accusative = Bouřný luk
    .about = V každé bitvě, které se účastníš, může jedna tvoje jednotka ze sousedící říše přidat své kostky, aniž se do bitvy připojí. Prohraješ-li, tato jednotka se neodstraní.
    .short = Jedna sousedící jednotka přidá své kostky.

eldervale-card-air-kite-scouts = Papíroví zvědové
    .accusative = Papírové zvědy
    .about = Dělník (kterákoli jednotka): získej 1 svitek, pak si dober 2 karty magie, 1 si nech a druhou odhoď.
    .short = 1 svitek; dober 2 karty magie, 1 si nech.

eldervale-card-air-griffin-riders = Jezdci na gryfech
    .accusative = Jezdce na gryfech
    .about = Válečník: získej 1 drahokam a vezmi si horní žeton pokladu z kteréhokoli sloupce v říši bez neovládané nestvůry.
    .short = 1 drahokam a žeton pokladu odkudkoli.

eldervale-card-air-weather-tower = Věž povětrnosti
    .accusative = Věž povětrnosti
    .about = Čaroděj: dober si 2 karty magie. Pak můžeš až 2 karty magie odhodit a za každou získat 2 VB.
    .short = Dober 2; odhoď až 2 karty, každá za 2 VB.

eldervale-card-air-sky-roost = Nebeské hnízdo
    .accusative = Nebeské hnízdo
    .about = Drak: zvyš si sílu Vzduchu o 1 úroveň (na nejvyšší úrovni místo toho získej 2 VB).
    .short = Síla Vzduchu +1 úroveň.

eldervale-card-air-wind-harp = Větrná harfa
    .accusative = Větrnou harfu
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak si dober 2 karty magie a získej 2 VB.
    .short = Vklad: 2 karty magie a 2 VB.

eldervale-card-air-floating-isle = Létající ostrov
    .accusative = Létající ostrov
    .about = Dělník (kterákoli jednotka): získej 1 drahokam a 1 svitek. S orbem na této kartě si navíc dober 1 kartu magie a získej 2 VB.
    .short = Drahokam a svitek; s orbem i karta a 2 VB.

eldervale-card-air-tailwind-boots = Boty zadního větru
    .accusative = Boty zadního větru
    .about = Na konci svého tahu můžeš přemístit jednu svou jednotku do sousedící neobsazené říše.
    .short = Konec tahu: přemísti jednotku do sousedství.

eldervale-card-air-eagle-messengers = Orlí poslové
    .accusative = Orlí posly
    .about = Své dělníky můžeš umísťovat až 2 říše daleko od kterékoli své jednotky v Dávnozemi, jako když letí drak.
    .short = Dělníky umísťuj až 2 říše daleko.

## Earth

eldervale-card-earth-passage = Mechová brána
    .accusative = Mechovou bránu
    .about = Dělník (kterákoli jednotka): získej 1 drahokam. Jsi-li na ukazateli Země nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 nástroj).
    .short = 1 drahokam, nejvýš v Zemi i pole.

eldervale-card-earth-root-cave = Jeskyně v kořenech
    .accusative = Jeskyni v kořenech
    .about = Skrýš se 3 prázdnými poli. Na konci hry získáš 2 VB za každý symbol zdroje na zdejších žetonech pokladu (žeton se dvěma symboly, s lomítkem i bez něj, dá 4 VB). S orbem na této kartě získáš navíc 1 VB za každý drahokam a každý nástroj ve své zásobě.
    .short = Konec: 2 VB za symbol žetonů; s orbem víc.

eldervale-card-earth-granary = Zasypaná sýpka
    .accusative = Zasypanou sýpku
    .about = Skrýš s 1 prázdným polem. Na konci hry získáš 3 VB za žeton pokladu na této kartě a 1 VB za každý drahokam a každý nástroj ve své zásobě.
    .short = Konec: žeton 3, drahokam a nástroj po 1 VB.

eldervale-card-earth-aura = Zemní aura
    .accusative = Zemní auru
    .about = Kdykoli aktivuješ posílenou kartu, získej navíc zdroje z jednoho žetonu pokladu na kterémkoli poli ve své herní oblasti (i ve skrýši nebo na poli vkladu); žeton na poli zůstane.
    .short = Navíc zdroje z 1 žetonu na tvých polích.

eldervale-card-earth-wall = Trnová hradba
    .accusative = Trnovou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Země, získej 1 drahokam.
    .short = Protivník sílí v Zemi: 1 drahokam.

eldervale-card-earth-quake-hammer = Zemětřasné kladivo
    .accusative = Zemětřasné kladivo
    .about = V bitvě můžeš za kostky navíc utrácet nástroje a drahokamy, jako by to byly meče.
    .short = Nástroje a drahokamy utrácej jako meče.

eldervale-card-earth-mushroom-terraces = Houbové terasy
    .accusative = Houbové terasy
    .about = Dělník (kterákoli jednotka): získej 1 nástroj a to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 drahokam).
    .short = 1 nástroj a co ukazuje pole.

eldervale-card-earth-stone-wardens = Kamenní strážci
    .accusative = Kamenné strážce
    .about = Válečník: získej 1 drahokam a 1 VB za každé své sídlo.
    .short = 1 drahokam a 1 VB za každé sídlo.

eldervale-card-earth-druid-circle = Kruh druidů
    .accusative = Kruh druidů
    .about = Čaroděj: vezmi si horní žeton pokladu z říše se svou jednotkou nebo sídlem. Pak získej zdroje z jednoho žetonu ve svém pořadači nebo na svých polích; ten ti zůstane.
    .short = Vezmi žeton; získej i zdroje z 1 žetonu.

eldervale-card-earth-crystal-den = Sluj křišťálového wyrma
    .accusative = Sluj křišťálového wyrma
    .about = Drak: postav sídlo s některým svým dělníkem, který je ještě v Dávnozemi; stojí o 2 zdroje méně.
    .short = Postav sídlo o 2 zdroje levněji.

eldervale-card-earth-old-quarry = Starý lom
    .accusative = Starý lom
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak získej 4 VB.
    .short = Vklad: 4 VB.

eldervale-card-earth-heart-tree = Srdcový strom
    .accusative = Srdcový strom
    .about = Dělník (kterákoli jednotka): získej 1 drahokam. S orbem na této kartě si navíc zvyš o 1 úroveň sílu kteréhokoli elementu, na jehož ukazateli už máš žeton (na nejvyšší úrovni místo toho získej 2 VB).
    .short = 1 drahokam; s orbem i +1 úroveň síly.

eldervale-card-earth-masons-guild = Cech kameníků
    .accusative = Cech kameníků
    .about = Tvá sídla stojí o 1 zdroj méně (nejméně však 1) a za každé postavené sídlo získáš 1 VB navíc.
    .short = Sídla o 1 zdroj levnější a každé za 1 VB.

## Fire

eldervale-card-fire-passage = Doutnající brána
    .accusative = Doutnající bránu
    .about = Dělník (kterákoli jednotka): získej 1 meč. Jsi-li na ukazateli Ohně nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 nástroj).
    .short = 1 meč, nejvýš v Ohni i pole.

eldervale-card-fire-ember-hoard = Žhavý poklad
    .accusative = Žhavý poklad
    .about = Skrýš se 2 prázdnými poli; žetony pokladu se na ni kladou lícem dolů. Na konci hry získáš 3 VB za každý žeton na této kartě a 1 VB za každý meč ve své zásobě.
    .short = Konec: žeton 3 VB, meč 1 VB.

eldervale-card-fire-aura = Ohnivá aura
    .accusative = Ohnivou auru
    .about = Po aktivaci posílené karty můžeš zaplatit 1 meč a vyhodnotit její akci ještě jednou; co akce sama stojí, zaplatíš znovu. Jen jednou za aktivaci.
    .short = Za 1 meč vyhodnoť akci ještě jednou.

eldervale-card-fire-wall = Plamenná hradba
    .accusative = Plamennou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Ohně, získej 1 meč.
    .short = Protivník sílí v Ohni: 1 meč.

eldervale-card-fire-flaming-sword = Plamenný meč
    .accusative = Plamenný meč
    .about = Jednou za bitvu můžeš po hodu znovu hodit všemi svými kostkami, na kterých padla 1 nebo 2.
    .short = Jednou za bitvu přehoď všechny své 1 a 2.

eldervale-card-fire-ember-axe = Žhnoucí sekera
    .accusative = Žhnoucí sekeru
    .about = Když vyhraješ bitvu, získej 1 VB za každou poraženou jednotku protivníků a 3 VB za poraženou nestvůru.
    .short = Výhra: jednotka za 1 VB, nestvůra za 3 VB.

eldervale-card-fire-lava-forge = Lávová kovárna
    .accusative = Lávovou kovárnu
    .about = Dělník (kterákoli jednotka): získej 1 meč a 1 nástroj. Pak můžeš jednou vyměnit 2 meče za 3 VB.
    .short = Meč a nástroj; můžeš dát 2 meče za 3 VB.

eldervale-card-fire-arena-of-ash = Aréna popela
    .accusative = Arénu popela
    .about = Válečník: zaplať 1 meč, pak postup o 1 pole na stupnici slávy a získej 1 VB.
    .short = 1 meč: 1 pole slávy a 1 VB.

eldervale-card-fire-pyromancers = Pyromanti
    .accusative = Pyromanty
    .about = Čaroděj: dej až 2 odkryté karty dobrodružství pod jejich balíčky; za každou získej 1 meč a 1 VB.
    .short = Až 2 karty pod balíček, každá meč a 1 VB.

eldervale-card-fire-volcano-throne = Sopečný trůn
    .accusative = Sopečný trůn
    .about = Drak: přemísti jednoho dělníka některého protivníka odkudkoli z Dávnozemě do Podsvětí (jeho majitel za něj jako obvykle získá 1 meč). Ty získej 1 meč a 2 VB, i kdyby takový dělník nebyl.
    .short = Cizí dělník do Podsvětí; 1 meč a 2 VB.

eldervale-card-fire-sacrificial-pyre = Obětní hranice
    .accusative = Obětní hranici
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak postup o 1 pole na stupnici slávy a získej 1 meč.
    .short = Vklad: 1 pole slávy a 1 meč.

eldervale-card-fire-phoenix-nest = Hnízdo fénixe
    .accusative = Hnízdo fénixe
    .about = Za každou svou jednotku přemístěnou do Podsvětí získej 1 VB. S orbem na této kartě může jednou za bitvu jedna tvoje poražená jednotka jít místo do Podsvětí do přípravné oblasti; meč ani VB za ni nezískáš.
    .short = 1 VB za padlou jednotku; orb jednu zachrání.

eldervale-card-fire-war-drums = Válečné bubny
    .accusative = Válečné bubny
    .about = Tvůj válečník má v bitvě o 1 kostku víc.
    .short = Válečník má v bitvě +1 kostku.

## Water

eldervale-card-water-passage = Přílivová brána
    .accusative = Přílivovou bránu
    .about = Dělník (kterákoli jednotka): získej 1 lektvar. Jsi-li na ukazateli Vody nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 drahokam).
    .short = 1 lektvar, nejvýš ve Vodě i pole.

eldervale-card-water-sunken-chest = Potopená truhla
    .accusative = Potopenou truhlu
    .about = Skrýš se 2 prázdnými poli. Na konci hry získáš 2 VB za každý symbol zdroje na zdejších žetonech pokladu a 1 VB za každý lektvar ve své zásobě.
    .short = Konec: symbol na žetonu 2, lektvar 1 VB.

eldervale-card-water-aura = Vodní aura
    .accusative = Vodní auru
    .about = Posílenou kartu může aktivovat kterákoli jednotka (její symbol platí za dělníka) a každá aktivace ti přinese navíc 1 lektvar.
    .short = Aktivuje ji kdokoli a navíc 1 lektvar.

eldervale-card-water-wall = Korálová hradba
    .accusative = Korálovou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Vody, získej 1 lektvar.
    .short = Protivník sílí ve Vodě: 1 lektvar.

eldervale-card-water-pirate-cutlass = Pirátská šavle
    .accusative = Pirátskou šavli
    .about = Když v bitvě porazíš aspoň jednoho hráče, můžeš vyhodnotit akci jedné karty dobrodružství se symbolem dělníka z herní oblasti některého poraženého, jako by byla tvoje.
    .short = Výhra nad hráčem: použij akci jeho karty.

eldervale-card-water-pearl-divers = Lovci perel
    .accusative = Lovce perel
    .about = Dělník (kterákoli jednotka): získej 1 drahokam a 1 lektvar. Pak můžeš vyměnit až 2 základní zdroje (drahokam, svitek, lektvar, nástroj, meč) za jiné základní zdroje, kus za kus.
    .short = Drahokam a lektvar; vyměň až 2 zdroje.

eldervale-card-water-corsair-cove = Zátoka korzárů
    .accusative = Zátoku korzárů
    .about = Válečník: získej 1 zlatou minci a vezmi některému protivníkovi 1 základní zdroj podle svého výběru (drahokam, svitek, lektvar, nástroj, meč).
    .short = Zlatá mince a 1 základní zdroj protivníka.

eldervale-card-water-mirror-lagoon = Zrcadlová laguna
    .accusative = Zrcadlovou lagunu
    .about = Čaroděj: získej 1 lektvar a vyhodnoť jednu akci se symbolem dělníka na jiné své kartě dobrodružství, i když je obsazená.
    .short = 1 lektvar a akce dělníka z jiné tvé karty.

eldervale-card-water-serpents-hoard = Poklad mořského hada
    .accusative = Poklad mořského hada
    .about = Drak: získej 3 libovolné zdroje.
    .short = 3 libovolné zdroje.

eldervale-card-water-whirlpool-shrine = Svatyně víru
    .accusative = Svatyni víru
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak si zvyš sílu Vody o 1 úroveň (na nejvyšší úrovni místo toho získej 2 VB).
    .short = Vklad: síla Vody +1 úroveň.

eldervale-card-water-fishing-fleet = Rybářská flotila
    .accusative = Rybářskou flotilu
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak získej 2 zlaté mince a 1 VB.
    .short = Vklad: 2 zlaté mince a 1 VB.

eldervale-card-water-fountain-of-youth = Pramen mládí
    .accusative = Pramen mládí
    .about = Dělník (kterákoli jednotka): získej 1 lektvar. S orbem na této kartě pak získej 1 VB za každý lektvar ve své zásobě (nejvýš 5).
    .short = 1 lektvar; s orbem 1 VB za každý lektvar.

eldervale-card-water-tide-charts = Tabulky přílivu
    .accusative = Tabulky přílivu
    .about = Od každého druhu zdroje můžeš mít až 7 kusů místo 5. Jednou za tah můžeš jako volnou akci vyměnit 1 základní zdroj (drahokam, svitek, lektvar, nástroj, meč) za jiný základní zdroj.
    .short = Až 7 kusů zdroje; v tahu 1 zdroj vyměň.

## Light

eldervale-card-light-passage = Zářící dveře
    .accusative = Zářící dveře
    .about = Dělník (kterákoli jednotka): získej 1 svitek. Jsi-li na ukazateli Světla nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 lektvar).
    .short = 1 svitek, nejvýš ve Světle i pole.

eldervale-card-light-reliquary = Relikviář
    .accusative = Relikviář
    .about = Skrýš se 2 prázdnými poli. Na konci hry získáš 3 VB za každý různý element na rubu zdejších žetonů pokladu a 1 VB za každý svitek ve své zásobě.
    .short = Konec: element žetonů 3 VB, svitek 1 VB.

eldervale-card-light-aura = Světelná aura
    .accusative = Světelnou auru
    .about = Kdykoli aktivuješ posílenou kartu, získej 2 VB.
    .short = Každá aktivace přinese 2 VB.

eldervale-card-light-wall = Hradba paprsků
    .accusative = Hradbu paprsků
    .about = Kdykoli některý protivník postoupí na ukazateli Světla, získej 1 svitek.
    .short = Protivník sílí ve Světle: 1 svitek.

eldervale-card-light-sun-lance = Sluneční kopí
    .accusative = Sluneční kopí
    .about = V bitvě, které se účastní nestvůra, házíš o 2 kostky víc. Když nestvůru porazíš, získáš všechny odměny z její karty (obvykle postup o 1 pole na stupnici slávy i 1 úroveň síly jejího elementu) místo jedné z nich.
    .short = Proti nestvůře +2 kostky a celá odměna.

eldervale-card-light-pilgrims-rest = Odpočinek poutníků
    .accusative = Odpočinek poutníků
    .about = Dělník (kterákoli jednotka): získej 1 lektvar a 2 VB.
    .short = 1 lektvar a 2 VB.

eldervale-card-light-paladin-hall = Síň paladinů
    .accusative = Síň paladinů
    .about = Válečník: nemáš-li v Podsvětí žádnou jednotku, postup o 1 pole na stupnici slávy. Jinak získej 2 VB a jednu svou jednotku z Podsvětí můžeš v tomto kroku umístit na akci karty, jako by přišla z Dávnozemě.
    .short = 1 pole slávy, nebo 2 VB a akce padlého.

eldervale-card-light-oracle-of-dawn = Věštkyně úsvitu
    .accusative = Věštkyni úsvitu
    .about = Čaroděj: zvyš si o 1 úroveň sílu kteréhokoli elementu, na jehož ukazateli už máš žeton (na nejvyšší úrovni místo toho získej 2 VB). Navíc získej 1 VB.
    .short = +1 úroveň síly a 1 VB.

eldervale-card-light-halo-of-wings = Svatozář křídel
    .accusative = Svatozář křídel
    .about = Drak: získej 1 lektvar a 1 VB za každou svou jednotku, která se při tomto svolání jednotek už vrátila z Dávnozemě (i za tohoto draka).
    .short = 1 lektvar a 1 VB za vrácenou jednotku.

eldervale-card-light-prayer-wheel = Modlitební mlýnek
    .accusative = Modlitební mlýnek
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak získej 1 svitek a 3 VB.
    .short = Vklad: 1 svitek a 3 VB.

eldervale-card-light-lighthouse = Maják
    .accusative = Maják
    .about = Kdykoli kterýkoli hráč přidá do Dávnozemě nový dílek říše, získej 1 VB. S orbem na této kartě získej pokaždé i 1 svitek.
    .short = Nový dílek říše: 1 VB, s orbem i svitek.

eldervale-card-light-crown-of-stars = Hvězdná koruna
    .accusative = Hvězdnou korunu
    .about = Tuto akci lze použít jen s orbem na této kartě. Dělník (kterákoli jednotka): získej 1 svitek a zvyš si sílu Světla o 1 úroveň (na nejvyšší úrovni místo toho získej 3 VB).
    .short = Jen s orbem: svitek a síla Světla +1 úroveň.

eldervale-card-light-sanctuary = Útočiště
    .accusative = Útočiště
    .about = Když prohraješ bitvu v říši se svým sídlem nebo v říši, která s ní sousedí, jdou tvoji poražení dělníci do přípravné oblasti místo do Podsvětí (meče za ně nezískáš).
    .short = U tvých sídel se poražení dělníci vrátí.

## Darkness

eldervale-card-dark-passage = Zahalený portál
    .accusative = Zahalený portál
    .about = Dělník (kterákoli jednotka): získej 1 lektvar. Jsi-li na ukazateli Temnoty nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 meč).
    .short = 1 lektvar, nejvýš v Temnotě i pole.

eldervale-card-dark-whispering-crypt = Šeptající krypta
    .accusative = Šeptající kryptu
    .about = Skrýš se 2 prázdnými poli. Na konci hry získáš 2 VB za každý žeton pokladu na této kartě, 1 VB za každý lektvar ve své zásobě a 1 VB za každou svou jednotku v Podsvětí.
    .short = Konec: žeton 2, lektvar i padlý po 1 VB.

eldervale-card-dark-aura = Temná aura
    .accusative = Temnou auru
    .about = V kroku 2 svolání jednotek může jedna tvoje jednotka, která opouští Podsvětí, aktivovat posílenou kartu (je-li ještě volná a symbol odpovídá). V tom případě si navíc dober 1 kartu magie.
    .short = Aktivuje ji i padlý, s 1 kartou magie navíc.

eldervale-card-dark-wall = Kostěná hradba
    .accusative = Kostěnou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Temnoty, získej 1 lektvar nebo 1 meč (podle svého výběru).
    .short = Protivník sílí v Temnotě: lektvar nebo meč.

eldervale-card-dark-soul-scythe = Kosa duší
    .accusative = Kosu duší
    .about = V bitvě házíš o 1 kostku víc za každou svou jednotku v Podsvětí (nejvýš o 2).
    .short = +1 kostka za každého padlého, nejvýš 2.

eldervale-card-dark-grave-robbers = Vykradači hrobů
    .accusative = Vykradače hrobů
    .about = Dělník (kterákoli jednotka): dober si 1 kartu magie a získej 1 lektvar za každou svou jednotku v Podsvětí (nejvýš 2).
    .short = 1 karta magie a lektvary za padlé (max. 2).

eldervale-card-dark-black-guard = Černá garda
    .accusative = Černou gardu
    .about = Válečník: získej 1 meč a vezmi si 1 náhodnou kartu magie z ruky některého protivníka.
    .short = 1 meč a 1 karta magie protivníka.

eldervale-card-dark-necromancers-tower = Nekromantova věž
    .accusative = Nekromantovu věž
    .about = Čaroděj: vezmi si do ruky 2 karty podle svého výběru z odhazovacího balíčku karet magie.
    .short = 2 odhozené karty magie do ruky.

eldervale-card-dark-bone-perch = Hřad kostěného draka
    .accusative = Hřad kostěného draka
    .about = Drak: zvyš si sílu Temnoty o 1 úroveň (na nejvyšší úrovni místo toho získej 2 VB). Pak můžeš tohoto draka přemístit do Podsvětí (získáš za něj 1 meč) a získat 3 VB; zůstane tam do příštího svolání jednotek, krok 2 tohoto svolání ho nevrátí.
    .short = Temnota +1 úroveň; drak padne za meč a 3 VB.

eldervale-card-dark-blood-altar = Krvavý oltář
    .accusative = Krvavý oltář
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak získej 2 VB, dober si 3 karty magie, 1 si nech a zbylé odhoď.
    .short = Vklad: 2 VB; dober 3 karty magie, 1 si nech.

eldervale-card-dark-black-mirror = Černé zrcadlo
    .accusative = Černé zrcadlo
    .about = Čaroděj: dober si 2 karty magie, 1 si nech a druhou odhoď. S orbem na této kartě si místo toho dober 4 a nech si 2.
    .short = Dober 2 karty, nech si 1; s orbem 4 a 2.

eldervale-card-dark-pact-of-souls = Smlouva duší
    .accusative = Smlouvu duší
    .about = Kdykoli je některá tvoje jednotka přemístěna do Podsvětí, získej kromě meče i 1 lektvar.
    .short = Za každou padlou jednotku i 1 lektvar.

eldervale-card-dark-shadow-step = Krok stínů
    .accusative = Krok stínů
    .about = Jednou za tah, když umístíš jednotku do říše s jednotkami protivníků, můžeš zaplatit 1 lektvar: toto umístění nevyvolá bitvu s hráči (nestvůra bojuje i tak, ale jen s tebou).
    .short = 1 lektvar: umístění bez bitvy s hráči.

## Order

eldervale-card-order-passage = Vyměřená brána
    .accusative = Vyměřenou bránu
    .about = Dělník (kterákoli jednotka): získej 1 nástroj. Jsi-li na ukazateli Řádu nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 svitek).
    .short = 1 nástroj, nejvýš v Řádu i pole.

eldervale-card-order-royal-treasury = Královská pokladnice
    .accusative = Královskou pokladnici
    .about = Skrýš se 3 prázdnými poli. Na konci hry získáš 1 / 4 / 9 VB za 1 / 2 / 3 zdejší žetony pokladu, které spolu nemají žádný společný druh zdroje, a 1 VB za každý nástroj ve své zásobě.
    .short = Konec: různé žetony 1 / 4 / 9 VB, nástroj 1.

eldervale-card-order-aura = Řádová aura
    .accusative = Řádovou auru
    .about = Posílenou kartu mohou při jednom svolání jednotek obsadit dvě jednotky; každá vyhodnotí její akci.
    .short = Kartu smějí použít dvě jednotky.

eldervale-card-order-wall = Velká bašta
    .accusative = Velkou baštu
    .about = Kdykoli některý protivník postoupí na ukazateli Řádu, získej 1 nástroj.
    .short = Protivník sílí v Řádu: 1 nástroj.

eldervale-card-order-halberd = Halapartna spravedlnosti
    .accusative = Halapartnu spravedlnosti
    .about = Při porovnávání kostek v bitvě (nejdřív nejvyšší, pak druhá nejvyšší a tak dál) vyhráváš, jakmile se s někým poprvé shodneš na nejvyšší hodnotě.
    .short = První shoda kostek znamená tvou výhru.

eldervale-card-order-workshop = Hodinářská dílna
    .accusative = Hodinářskou dílnu
    .about = Dělník (kterákoli jednotka): získej po 1 kusu od nejvýš dvou základních zdrojů (drahokam, svitek, lektvar, nástroj, meč), které vůbec nemáš. Máš-li od každého aspoň jeden, získej místo toho 2 VB.
    .short = Až dva chybějící zdroje, jinak 2 VB.

eldervale-card-order-citadel = Citadela
    .accusative = Citadelu
    .about = Válečník: postup o 1 pole na stupnici slávy.
    .short = 1 pole na stupnici slávy.

eldervale-card-order-law-codex = Kodex zákonů
    .accusative = Kodex zákonů
    .about = Čaroděj: získej 1 svitek a 1 VB za každý různý symbol elementu ve své herní oblasti včetně počáteční karty (nejvýš 5).
    .short = 1 svitek a 1 VB za každý tvůj element.

eldervale-card-order-dragon-treaty = Dračí smlouva
    .accusative = Dračí smlouvu
    .about = Drak: vezmi si jednu odkrytou kartu dobrodružství a zaplať za ni o 1 zdroj méně (nejméně však 1).
    .short = Karta dobrodružství o 1 zdroj levněji.

eldervale-card-order-tax-office = Berní úřad
    .accusative = Berní úřad
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak získej 1 zlatou minci a 1 VB za každé své sídlo (nejvýš 4).
    .short = Vklad: zlatá mince a 1 VB za každé sídlo.

eldervale-card-order-grand-archive = Velký archiv
    .accusative = Velký archiv
    .about = Dělník (kterákoli jednotka): získej 1 svitek a 1 VB. S orbem na této kartě si navíc zvyš sílu Řádu o 1 úroveň (na nejvyšší úrovni místo toho získej 2 VB).
    .short = 1 svitek a 1 VB; s orbem i úroveň Řádu.

eldervale-card-order-arch-bridge = Obloukový most
    .accusative = Obloukový most
    .about = Jednotku můžeš umístit i do říše sousedící s některým tvým sídlem, třeba i obsazené, a to i tehdy, když v Dávnozemi žádnou jednotku nemáš.
    .short = Umísťuj i vedle svých sídel.

eldervale-card-order-guild-charter = Cechovní listina
    .accusative = Cechovní listinu
    .about = První karta dobrodružství, kterou v tahu získáš a která může být levnější, tě stojí o 1 zdroj méně (nejméně však 1).
    .short = První karta v tahu o 1 zdroj levněji.

## Chaos

eldervale-card-chaos-passage = Blikotavá brána
    .accusative = Blikotavou bránu
    .about = Dělník (kterákoli jednotka): získej 1 meč nebo 1 drahokam. Jsi-li na ukazateli Chaosu nejvýš (shoda se nepočítá), získej i to, co ukazuje pole (žeton pokladu, který na něm leží, jinak natištěný 1 drahokam).
    .short = Meč nebo drahokam, nejvýš v Chaosu i pole.

eldervale-card-chaos-madcaps-stash = Bláznova skrýš
    .accusative = Bláznovu skrýš
    .about = Skrýš se 2 prázdnými poli. Na konci hry získáš 3 VB za každý žeton pokladu s lomítkem na této kartě, 1 VB za každý jiný žeton na ní a 2 VB za každou zlatou minci ve své zásobě.
    .short = Konec: žeton s lomítkem 3, jiný 1, mince 2.

eldervale-card-chaos-aura = Chaotická aura
    .accusative = Chaotickou auru
    .about = Když aktivuješ posílenou kartu, hoď místo vyhodnocení její akce kostkou; při 1 se nic nestane, při 2–3 ji vyhodnoť jednou, při 4–6 dvakrát.
    .short = Hoď: 1 nic, 2–3 akce jednou, 4–6 dvakrát.

eldervale-card-chaos-wall = Proměnlivá hradba
    .accusative = Proměnlivou hradbu
    .about = Kdykoli některý protivník postoupí na ukazateli Chaosu, hoď kostkou; při 1–3 získej 1 meč, při 4–6 1 libovolný zdroj.
    .short = Protivník sílí v Chaosu: meč, nebo cokoli.

eldervale-card-chaos-wild-flail = Divoký cep
    .accusative = Divoký cep
    .about = Jednou za bitvu můžeš po hodu znovu hodit všemi svými kostkami, nebo přimět jednoho jiného účastníka, aby znovu hodil všemi svými.
    .short = Přehoď všechny kostky, své nebo cizí.

eldervale-card-chaos-gambling-den = Herna
    .accusative = Hernu
    .about = Dělník (kterákoli jednotka): hoď kostkou; při 1 nic, při 2–3 získej 1 drahokam, při 4–5 získej 2 libovolné zdroje, při 6 získej 1 zlatou minci a 4 VB.
    .short = Hoď kostkou o zdroje, nejvýš mince a 4 VB.

eldervale-card-chaos-wild-hunt = Divoký hon
    .accusative = Divoký hon
    .about = Dělník (kterákoli jednotka): získej 1 meč a 1 VB. Pak můžeš jednu neovládanou nestvůru přemístit do neobsazené říše nejvýš 2 kroky daleko.
    .short = Meč a 1 VB; přemísti nestvůru o 1–2 říše.

eldervale-card-chaos-berserker-pit = Jáma berserkrů
    .accusative = Jámu berserkrů
    .about = Válečník: hoď kostkou; při 1–2 tento válečník jde do Podsvětí (získáš za něj meč) a zůstane tam do příštího svolání jednotek, při 3–4 postup o 1 pole na stupnici slávy, při 5–6 postup o 1 pole na stupnici slávy a získej 2 VB.
    .short = Hoď: 1–2 padne, 3–4 sláva, 5–6 i 2 VB.

eldervale-card-chaos-beast-tamer = Krotitel bestií
    .accusative = Krotitele bestií
    .about = Čaroděj: zaplať 1 zlatou minci a 1 drahokam, pak ovládni neovládanou nestvůru s nejvýš 4 kostkami kdekoli v Dávnozemi.
    .short = Mince a drahokam: ovládni nestvůru.

eldervale-card-chaos-rift-of-madness = Trhlina šílenství
    .accusative = Trhlinu šílenství
    .about = Drak: hoď 3 kostkami a získej tolik VB, kolik ukazuje nejvyšší z nich.
    .short = Hoď 3 kostkami, nejvyšší je počet VB.

eldervale-card-chaos-wishing-well = Studna přání
    .accusative = Studnu přání
    .about = Dělník (kterákoli jednotka): zaplať, co ukazuje pole vkladu, pak hoď kostkou; při 1–2 získej 1 libovolný zdroj, při 3–4 získej 2 libovolné zdroje, při 5–6 získej 3 libovolné zdroje.
    .short = Vklad: hod o 1 až 3 libovolné zdroje.

eldervale-card-chaos-prism = Hranol možností
    .accusative = Hranol možností
    .about = Jednou za tah můžeš opakovat hod kostkou, ke kterému tě vyzvala některá tvoje karta. S orbem na této kartě můžeš navíc jednou za bitvu po hodu znovu hodit jednou svou bojovou kostkou.
    .short = Přehoď kostku karty; s orbem i v bitvě.

eldervale-card-chaos-carnival-of-masks = Karneval masek
    .accusative = Karneval masek
    .about = Jednou za svolání jednotek můžeš jednu svou jednotku vrácenou z Dávnozemě umístit na akci se symbolem dělníka na kartě dobrodružství protivníka a vyhodnotit ji, jako by byla tvoje (i když je obsazená). Majitel karty získá 1 základní zdroj podle svého výběru (drahokam, svitek, lektvar, nástroj, meč).
    .short = Použij kartu protivníka; on získá 1 zdroj.

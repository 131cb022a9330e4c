### Legendy Dávnozemě: the magic cards
### .accusative = Zahrát KOHO/CO, .about = when it is played, what it does and its casting cost, .short = the gist in at most 45 characters.

## Spells

eldervale-card-spell-gust = Poryv větru
    .accusative = Poryv větru
    .about = Ve svém tahu: přemísti jednu svou jednotku v Dávnozemi do kterékoli neobsazené říše. Cena: 1 svitek; zdarma při síle Vzduchu aspoň 3.
    .short = Přemísti svou jednotku do neobsazené říše.

eldervale-card-spell-second-wind = Druhý dech
    .accusative = Druhý dech
    .about = Ve svém tahu po akci říše, do které umístíš jednotku, a před bitvou: umísti z přípravné oblasti ještě jednu jednotku podle běžných pravidel (musí být kam). Bitvy z obou umístění se vyhodnotí až potom, v pořadí podle tebe. Cena: 1 svitek a 1 libovolný zdroj; zdarma při síle Vzduchu aspoň 5.
    .short = Umísti v tomto tahu ještě jednu jednotku.

eldervale-card-spell-cyclone = Cyklón
    .accusative = Cyklón
    .about = Když má začít bitva, i v cizím tahu a bez tvé účasti: přemísti jednu jednotku některého protivníka z říše, kde má bitva být, do sousedící neobsazené říše (bez takové říše kouzlo seslat nelze). Nezbude-li tam žádný nepřítel, k bitvě nedojde. Cena: 1 drahokam a 1 svitek; zdarma při síle Vzduchu aspoň 4.
    .short = Odvaň cizí jednotku z říše bitvy.

eldervale-card-spell-overgrowth = Bujení
    .accusative = Bujení
    .about = Ve svém tahu: vezmi si horní žeton pokladu ze dvou různých sloupců v říších se svými jednotkami nebo sídly (z každého jeden). Cena: 1 drahokam; zdarma při síle Země aspoň 3.
    .short = Vezmi si 2 žetony pokladu ze svých říší.

eldervale-card-spell-raise-walls = Pozvednutí zdí
    .accusative = Pozvednutí zdí
    .about = Ve svém tahu: postav sídlo s některým svým dělníkem za běžnou cenu. Dělník nesmí být tvá poslední aktivní jednotka. Cena: 2 nástroje; zdarma při síle Země aspoň 5.
    .short = Postav sídlo za běžnou cenu.

eldervale-card-spell-stoneskin = Kamenná kůže
    .accusative = Kamennou kůži
    .about = Když prohraješ bitvu: až 2 tvoje poražené jednotky jdou do přípravné oblasti místo do Podsvětí (meče za ně nezískáš). Získej 1 drahokam. Cena: 1 nástroj; zdarma při síle Země aspoň 4.
    .short = Zachraň až 2 poražené; 1 drahokam.

eldervale-card-spell-fireball = Ohnivá koule
    .accusative = Ohnivou kouli
    .about = V bitvě, které se účastníš, po hodu: jedna kostka jiného účastníka, kterou vybereš, se nepočítá (aspoň jedna mu musí zbýt). Cena: 1 meč; zdarma při síle Ohně aspoň 3.
    .short = Zruš jednu kostku jiného účastníka.

eldervale-card-spell-battle-rage = Bitevní zuřivost
    .accusative = Bitevní zuřivost
    .about = V bitvě, které se účastníš, před hodem: házíš o 2 kostky víc. Cena: 1 meč; zdarma při síle Ohně aspoň 4.
    .short = Máš +2 kostky.

eldervale-card-spell-scorch = Sežehnutí
    .accusative = Sežehnutí
    .about = Ve svém tahu: přemísti do Podsvětí jednoho dělníka protivníka z říše sousedící s některou tvou jednotkou a získej 2 VB. Cena: 2 meče; zdarma při síle Ohně aspoň 5.
    .short = Sousedící cizí dělník padne; 2 VB.

eldervale-card-spell-undertow = Zpětný proud
    .accusative = Zpětný proud
    .about = Ve svém tahu: vrať až 2 své jednotky z Podsvětí do přípravné oblasti. Cena: 1 lektvar; zdarma při síle Vody aspoň 3.
    .short = Vrať až 2 jednotky z Podsvětí.

eldervale-card-spell-reflection = Odraz ve vodě
    .accusative = Odraz ve vodě
    .about = Ve svém tahu: vyhodnoť jednu akci se symbolem dělníka na své kartě dobrodružství (i obsazené), aniž na ni umístíš jednotku, pak získej 1 lektvar. Cena: 1 lektvar a 1 drahokam; zdarma při síle Vody aspoň 4.
    .short = Akce dělníka bez jednotky; 1 lektvar.

eldervale-card-spell-flood = Potopa
    .accusative = Potopu
    .about = Ve svém tahu: zvol říši elementu bez neovládané nestvůry. Všechny jednotky z ní se vrátí do přípravných oblastí svých majitelů; ty si pak z ní vezmi horní žeton pokladu. Cena: 2 lektvary; zdarma při síle Vody aspoň 5.
    .short = Vykliď říši a vezmi z ní žeton pokladu.

eldervale-card-spell-healing-light = Léčivé světlo
    .accusative = Léčivé světlo
    .about = Když prohraješ bitvu: jedna tvoje poražená jednotka jde do přípravné oblasti místo do Podsvětí (meč za ni nezískáš). Získej 2 VB. Cena: 1 lektvar; zdarma při síle Světla aspoň 3.
    .short = Zachraň 1 poraženou jednotku; 2 VB.

eldervale-card-spell-revelation = Zjevení
    .accusative = Zjevení
    .about = Ve svém tahu: vezmi si jednu odkrytou kartu dobrodružství a zaplať její cenu. Cena: 2 svitky; zdarma při síle Světla aspoň 5.
    .short = Kup jednu kartu dobrodružství.

eldervale-card-spell-blessing = Požehnání
    .accusative = Požehnání
    .about = Ve svém tahu: zvyš si o 1 úroveň sílu kteréhokoli elementu, na jehož ukazateli už máš žeton (na nejvyšší úrovni místo toho získej 2 VB). Cena: 1 svitek a 1 lektvar; zdarma při síle Světla aspoň 4.
    .short = +1 úroveň síly elementu, kde už máš žeton.

eldervale-card-spell-weakness = Kletba slabosti
    .accusative = Kletbu slabosti
    .about = V bitvě, které se účastníš, před hodem: jeden jiný účastník (hráč nebo nestvůra) hází o 2 kostky méně (nejméně však 1). Cena: 1 lektvar; zdarma při síle Temnoty aspoň 3.
    .short = Jiný účastník hází o 2 kostky méně.

eldervale-card-spell-grave-bargain = Záhrobní smlouva
    .accusative = Záhrobní smlouvu
    .about = Ve svém tahu: získej 1 libovolný zdroj a 1 další za každou svou jednotku v Podsvětí (nejvýš 2 další). Karty magie si vybrat nelze. Cena: 1 meč; zdarma při síle Temnoty aspoň 4.
    .short = 1 libovolný zdroj a další za padlé (max. 2).

eldervale-card-spell-mind-theft = Krádež myšlenek
    .accusative = Krádež myšlenek
    .about = Ve svém tahu: prohlédni si ruku jednoho protivníka a vezmi si z ní 2 karty; protivník si pak dobere 1 kartu. Cena: 1 lektvar a 1 meč; zdarma při síle Temnoty aspoň 5.
    .short = Vezmi protivníkovi 2 karty, dobere si 1.

eldervale-card-spell-levy = Odvod
    .accusative = Odvod
    .about = Ve svém tahu: vyměň až 3 své základní zdroje (drahokam, svitek, lektvar, nástroj, meč) za jiné základní zdroje, kus za kus. Pak získej 1 základní zdroj. Cena: 1 nástroj; zdarma při síle Řádu aspoň 3.
    .short = Vyměň až 3 zdroje a 1 základní získej.

eldervale-card-spell-formation = Sevřený šik
    .accusative = Sevřený šik
    .about = V bitvě, které se účastníš, po hodu: otoč jednu svou kostku na 6. Cena: 1 svitek; zdarma při síle Řádu aspoň 4.
    .short = Otoč jednu svou kostku na 6.

eldervale-card-spell-muster = Nástup
    .accusative = Nástup
    .about = Ve svém tahu: jednou jednotkou z přípravné oblasti aktivuj akci jedné své karty dobrodružství (její symbol musí odpovídat), jako při svolání jednotek. Jednotka zůstane v přípravné oblasti. Cena: 1 nástroj a 1 svitek; zdarma při síle Řádu aspoň 5.
    .short = Aktivuj kartu jednotkou z přípravné oblasti.

eldervale-card-spell-wild-magic = Divoká magie
    .accusative = Divokou magii
    .about = Ve svém tahu: hoď kostkou; při 1 ztratíš 1 zdroj podle svého výběru, při 2–3 získej 2 libovolné zdroje, při 4–5 získej 3 libovolné zdroje, při 6 získej 2 libovolné zdroje a zvyš si o 1 úroveň sílu kteréhokoli elementu, na jehož ukazateli už máš žeton (na nejvyšší úrovni místo toho získej 2 VB). Mezi získanými zdroji nesmí být karty magie. Cena: 1 drahokam; zdarma při síle Chaosu aspoň 3.
    .short = Hoď kostkou o zdroje; 6 i úroveň síly.

eldervale-card-spell-monster-charm = Zkrocení nestvůry
    .accusative = Zkrocení nestvůry
    .about = Ve svém tahu: ovládni neovládanou nestvůru v říši se svou jednotkou či sídlem nebo v říši, která s ní sousedí. Cena: 1 drahokam, 1 meč a 1 lektvar; zdarma při síle Chaosu aspoň 5.
    .short = Ovládni nestvůru u své jednotky či sídla.

eldervale-card-spell-twist-of-fate = Zvrat osudu
    .accusative = Zvrat osudu
    .about = V bitvě, které se účastníš, po hodu: vyměň jednu svou kostku za jednu kostku jiného účastníka. Cena: 1 libovolný zdroj; zdarma při síle Chaosu aspoň 4.
    .short = Vyměň si kostku s jiným účastníkem.

eldervale-card-spell-transmutation = Přeměna
    .accusative = Přeměnu
    .about = Kdykoli, i v cizím tahu a v bitvě před hodem (ne od hodu do jejího konce): vyměň jednu svou jednotku v Dávnozemi za jednotku ze své přípravné oblasti. Není to umístění. Při připojování do bitvy tak můžeš učinit, dokud nerozhodneš o svých jednotkách; nová se pak smí připojit. Zdarma.
    .short = Vyměň jednotku na mapě za připravenou.

eldervale-card-spell-wolf-charm = Vlčí okouzlení
    .accusative = Vlčí okouzlení
    .about = Když má začít bitva, i v cizím tahu a bez tvé účasti: k bitvě nedojde. Všechny jednotky zůstanou, kde jsou, a nestvůra, která vtrhla, se vrátí do říše, odkud přišla. Zdarma.
    .short = Bitva se nekoná.

eldervale-card-spell-call-of-adventure = Volání dobrodružství
    .accusative = Volání dobrodružství
    .about = Ve svém tahu: dej až 2 odkryté karty dobrodružství pod jejich balíčky a odkryj nové. Získej 1 základní zdroj (drahokam, svitek, lektvar, nástroj, meč) a 2 VB. Zdarma.
    .short = Až 2 karty pod balíček; 1 zdroj a 2 VB.

eldervale-card-spell-treasure-map = Mapa k pokladu
    .accusative = Mapu k pokladu
    .about = Ve svém tahu: vezmi si horní žeton pokladu z kteréhokoli sloupce v říši bez neovládané nestvůry a získej 1 VB. Zdarma.
    .short = Žeton pokladu odkudkoli a 1 VB.

eldervale-card-spell-bottled-luck = Štěstí v láhvi
    .accusative = Štěstí v láhvi
    .about = V bitvě, které se účastníš, po hodu: jednou znovu hoď libovolným počtem svých kostek. Zdarma.
    .short = Přehoď libovolný počet svých kostek.

eldervale-card-spell-merchants-favor = Kupecká přízeň
    .accusative = Kupeckou přízeň
    .about = Ve svém tahu: získej 2 základní zdroje podle svého výběru (drahokam, svitek, lektvar, nástroj, meč) a 1 zlatou minci. Zdarma.
    .short = 2 základní zdroje a 1 zlatá mince.

eldervale-card-spell-minstrels-song = Minstrelova píseň
    .accusative = Minstrelovu píseň
    .about = Když vyhraješ bitvu: postup na stupnici slávy o 1 pole navíc. Zdarma.
    .short = 1 pole slávy navíc.

eldervale-card-spell-explorers-lantern = Průzkumníkova lucerna
    .accusative = Průzkumníkovu lucernu
    .about = Ve svém tahu: odkryj a umísti nový dílek říše jako při výpravě do Podzemí, pak získej 2 VB. S prázdnou zásobou říší kouzlo seslat nelze. Zdarma.
    .short = Umísti nový dílek říše; 2 VB.

## Quests

eldervale-card-quest-slayer = Zabiják nestvůr
    .accusative = Zabijáka nestvůr
    .about = Když vyhraješ bitvu, ve které je poražena nestvůra, získej 4 VB.
    .short = Poraz nestvůru: 4 VB.

eldervale-card-quest-conqueror = Dobyvatel
    .accusative = Dobyvatele
    .about = Když vyhraješ bitvu, ve které porazíš aspoň 3 jednotky protivníků nebo která má aspoň 2 další účastníky, získej 5 VB.
    .short = Poraz 3 jednotky nebo 2 účastníky: 5 VB.

eldervale-card-quest-neighbours = Dobré sousedství
    .accusative = Dobré sousedství
    .about = Když postavíš sídlo vedle aspoň 2 jiných sídel (kterýchkoli hráčů), získej 4 VB.
    .short = Sídlo vedle 2 jiných sídel: 4 VB.

eldervale-card-quest-among-ruins = Mezi ruinami
    .accusative = Mezi ruinami
    .about = Když postavíš sídlo vedle aspoň 3 ruin, získej 4 VB.
    .short = Sídlo vedle 3 ruin: 4 VB.

eldervale-card-quest-full-host = Plná sestava
    .accusative = Plnou sestavu
    .about = Máš-li ve svém tahu nebo na konci cizího tahu povolaného válečníka, čaroděje i draka, získej 5 VB.
    .short = Povolaný válečník, čaroděj i drak: 5 VB.

eldervale-card-quest-hoarder = Křeček
    .accusative = Křečka
    .about = Máš-li ve svém tahu nebo na konci cizího tahu 5 kusů jednoho základního zdroje (drahokam, svitek, lektvar, nástroj, meč), získej 3 VB.
    .short = 5 kusů jednoho základního zdroje: 3 VB.

eldervale-card-quest-collector = Sběratel
    .accusative = Sběratele
    .about = Máš-li ve svém tahu nebo na konci cizího tahu v pořadači 4 žetony pokladu, získej 3 VB.
    .short = 4 žetony pokladu v pořadači: 3 VB.

eldervale-card-quest-scholar = Učenec
    .accusative = Učence
    .about = Máš-li ve svém tahu nebo na konci cizího tahu aspoň 7 karet dobrodružství, získej 4 VB.
    .short = 7 karet dobrodružství: 4 VB.

eldervale-card-quest-polymath = Všeuměl
    .accusative = Všeuměla
    .about = Máš-li ve svém tahu nebo na konci cizího tahu žetony na ukazatelích 4 elementů, získej 3 VB.
    .short = Žetony na 4 ukazatelích síly: 3 VB.

eldervale-card-quest-ascendant = Vzestup
    .accusative = Vzestup
    .about = Máš-li ve svém tahu nebo na konci cizího tahu v některém elementu sílu aspoň 5, získej 4 VB.
    .short = Síla 5 v některém elementu: 4 VB.

eldervale-card-quest-spellbinder = Zaklínač
    .accusative = Zaklínače
    .about = Když v jednom tahu sešleš druhé kouzlo, získej 4 VB.
    .short = Druhé kouzlo v jednom tahu: 4 VB.

eldervale-card-quest-long-march = Dlouhý pochod
    .accusative = Dlouhý pochod
    .about = Máš-li ve svém tahu nebo na konci cizího tahu v Dávnozemi aspoň 5 jednotek najednou, získej 4 VB.
    .short = 5 jednotek v Dávnozemi: 4 VB.

eldervale-card-quest-martyrs = Mučedníci
    .accusative = Mučedníky
    .about = Máš-li ve svém tahu nebo na konci cizího tahu v Podsvětí aspoň 3 jednotky, získej 4 VB.
    .short = 3 jednotky v Podsvětí: 4 VB.

eldervale-card-quest-grand-regroup = Velké svolání
    .accusative = Velké svolání
    .about = Když při jednom svolání jednotek vyhodnotíš čtvrtou akci karty, získej 4 VB.
    .short = Čtvrtá akce při svolání: 4 VB.

eldervale-card-quest-gilded = Pozlacení
    .accusative = Pozlacení
    .about = Máš-li ve svém tahu nebo na konci cizího tahu aspoň 3 zlaté mince, získej 3 VB.
    .short = 3 zlaté mince: 3 VB.

eldervale-card-quest-trailblazer = Průkopník
    .accusative = Průkopníka
    .about = Když přidáš do Dávnozemě Doupě (nebo Dračí sluj či Most Bifröst), získej 3 VB. Úkol lze zahrát jen v té chvíli.
    .short = Přidej Doupě na mapu: 3 VB.

## Prophecies

eldervale-card-prophecy-summit = Proroctví o vrcholu
    .accusative = Proroctví o vrcholu
    .about = Na konci hry získáš 5 VB, pokud stojíš aspoň na jednom ukazateli na nejvyšší úrovni (síla 6).
    .short = Nejvyšší úroveň elementu: 5 VB.

eldervale-card-prophecy-many-paths = Proroctví mnoha cest
    .accusative = Proroctví mnoha cest
    .about = Na konci hry získáš 6 VB, pokud máš na 4 ukazatelích sílu aspoň 3.
    .short = Síla 3 na 4 ukazatelích: 6 VB.

eldervale-card-prophecy-hearths = Proroctví krbů
    .accusative = Proroctví krbů
    .about = Na konci hry získáš 6 VB, pokud máš aspoň 5 sídel.
    .short = 5 sídel: 6 VB.

eldervale-card-prophecy-twin-villages = Proroctví o vsi
    .accusative = Proroctví o vsi
    .about = Na konci hry získáš 5 VB, pokud aspoň 3 tvoje sídla tvoří jednu souvislou skupinu.
    .short = Skupina 3 sousedících sídel: 5 VB.

eldervale-card-prophecy-legends = Proroctví o legendách
    .accusative = Proroctví o legendách
    .about = Na konci hry získáš 6 VB, pokud je tvůj žeton na stupnici slávy aspoň na poli 7.
    .short = Pole 7 na stupnici slávy: 6 VB.

eldervale-card-prophecy-libraries = Proroctví knihoven
    .accusative = Proroctví knihoven
    .about = Na konci hry získáš 6 VB, pokud máš aspoň 10 karet dobrodružství.
    .short = 10 karet dobrodružství: 6 VB.

eldervale-card-prophecy-hidden-riches = Proroctví skrytého bohatství
    .accusative = Proroctví skrytého bohatství
    .about = Na konci hry získáš 4 VB, pokud ti zbylo aspoň 8 zdrojů (karty magie se nepočítají).
    .short = 8 zdrojů v zásobě: 4 VB.

eldervale-card-prophecy-dragonfire = Proroctví dračího ohně
    .accusative = Proroctví dračího ohně
    .about = Na konci hry získáš 4 VB, pokud máš povolaného válečníka, čaroděje i draka.
    .short = Povolaný válečník, čaroděj i drak: 4 VB.

eldervale-card-prophecy-fallen = Proroctví padlých
    .accusative = Proroctví padlých
    .about = Na konci hry získáš 4 VB, pokud máš v Podsvětí aspoň 2 jednotky.
    .short = 2 jednotky v Podsvětí: 4 VB.

eldervale-card-prophecy-heroes = Proroctví hrdinů
    .accusative = Proroctví hrdinů
    .about = Na konci hry získáš 6 VB, pokud máš aspoň 2 splněné úkoly.
    .short = 2 splněné úkoly: 6 VB.

eldervale-card-prophecy-frontier = Proroctví pomezí
    .accusative = Proroctví pomezí
    .about = Na konci hry získáš 5 VB, pokud aspoň 2 tvoje sídla stojí v říších s nejvýš 3 sousedícími dílky.
    .short = 2 sídla na okraji Dávnozemě: 5 VB.

eldervale-card-prophecy-chosen = Proroctví vyvolených
    .accusative = Proroctví vyvolených
    .about = Na konci hry získáš 6 VB, pokud jsi aspoň na 2 ukazatelích síly nejvýš (shoda se nepočítá).
    .short = Nejvýš na 2 ukazatelích síly: 6 VB.

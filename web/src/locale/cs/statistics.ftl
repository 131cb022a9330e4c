### Vlastní statistiky

stats-title = Statistiky
stats-games =
    { $games ->
        [one] { $games } partie od { $since }
        [few] { $games } partie od { $since }
       *[other] { $games } partií od { $since }
    }
stats-uncounted-only = Do výsledků a hodnocení se nepočítá: { $reasons }.
stats-uncounted =
    { $count ->
        [one] Jedna z nich se do výsledků a hodnocení nepočítá: { $reasons }.
        [few] { $count } z nich se do výsledků a hodnocení nepočítají: { $reasons }.
       *[other] { $count } z nich se do výsledků a hodnocení nepočítá: { $reasons }.
    }
stats-because-shared = víc hráčů u jedné obrazovky
stats-because-practice = cvičná partie
stats-because-position = začala z pozice
stats-because-continued = rozehraná ze záznamu
stats-because-seed = se zvoleným semínkem
stats-because-hints = s povolenými nápovědami
stats-because-helped = s pomocí bota
stats-none-counts = zatím žádná, která se počítá
stats-yours = tuhle stránku vidíš jen ty
stats-won = vyhrané partie
stats-share = vyhraných partií, 19krát z 20
stats-percents = { $low }–{ $high } %
stats-hours = u stolu
stats-hour = { $hours } h
stats-minute = { $minutes } min
stats-rating = Hodnocení
stats-choose = Která hra
stats-rating-now = { $rating }, mezi { $low } a { $high }
stats-band = Pás: kde tvoje hodnocení leží 19krát z 20. Nejvíc ho zužují první partie.
stats-curve = Tvoje hodnocení po { $games } hodnocených partiích: { $rating }, mezi { $low } a { $high }.
stats-game-number = { $number }. partie
stats-unmoved =
    { $games ->
        [one] Jedna partie byla proti botům, které nikdo nezměřil; nic nezměnila.
        [few] { $games } partie byly proti botům, které nikdo nezměřil; nic nezměnily.
       *[other] { $games } partií bylo proti botům, které nikdo nezměřil; nic nezměnily.
    }
stats-no-rating = Zatím bez hodnocení.
stats-no-rating-why = Mění se, když hraješ s lidmi nebo s boty, jejichž síla je změřená.
stats-by-game = Hra za hrou
stats-against = Proti komu
stats-against-none = Až dohraješ partii, která se počítá, bude tu, s kým to bylo.
stats-people = Lidé
stats-mixed = Různí boti
stats-rivals = Hra sama
stats-alone = Bez soupeře
stats-of = { $won } z { $games }
stats-of-words = vyhráno { $won } z { $games }; 19krát z 20 mezi { $low } a { $high } procenty
stats-last = Poslední partie
stats-all = všechny ({ $count })
stats-fewer = méně
stats-place = { $rank }. místo z { $sides }
stats-first = výhra
stats-left = odchod před koncem
stats-replay = Záznam
stats-replay-of = Záznam: { $game }, { $when }
stats-moved = hodnocení { $moved }
stats-aside-shared = víc hráčů u jedné obrazovky: nepočítá se
stats-aside-practice = cvičná partie: nepočítá se
stats-aside-position = z připravené pozice: nepočítá se
stats-aside-continued = rozehráno ze záznamu: nepočítá se
stats-aside-seed = se zvoleným semínkem: nepočítá se
stats-aside-hints = s nápovědou: nepočítá se
stats-aside-helped = pomáhal bot: nepočítá se
stats-won-with = S čím vyhráváš
stats-kind = Co
stats-won-with-none = Až něco vyhraješ, bude tu, co ti k tomu pomohlo.
stats-data = Tvoje data
stats-data-about = Co si o tobě pamatujeme, je tvoje: výsledky, stoly, odpovědi i zprávy u stolu.
stats-export = Vzít s sebou
stats-export-note = všechno v jednom souboru (JSON)
stats-anew = Začít znovu
stats-anew-note = bez výsledků a hodnocení; partie zůstanou
stats-anew-sure = Zmizí všechny výsledky i hodnocení a nic je nevrátí. Partie a záznamy zůstanou.
stats-anew-do = Smazat statistiky
stats-anew-done = Teď je to nepopsaný list.
stats-forget = Zapomenout na mě
stats-forget-note = jméno, účet a všechno ostatní
stats-forget-sure = Odcházíš nadobro: zmizí účet i všechny partie, které byly jen tvoje. Partie s ostatními zůstanou bez tvého jména, a kde se ještě hraje, dohraje za tebe bot. Nic to nevrátí.
stats-password = Heslo k účtu
stats-forget-do = Smazat mě
stats-forgotten = Hotovo, nic o tobě nevíme. Měj se hezky a zase někdy přijď, třeba pod jiným jménem.
stats-keep = Nechat tak
stats-empty = Zatím tu nic není, a to je v pořádku.
stats-empty-about = Dohraj partii, s boty nebo s přáteli, a stránka si začne pamatovat: jak dopadla, proti komu a jak se hýbe tvoje hodnocení.
stats-empty-play = Vybrat hru

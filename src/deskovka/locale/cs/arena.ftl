## Zprávy z arény (deskovka arena)

arena-title = Aréna
arena-played =
    { $games ->
        [one] { $games } hra, odpovědí: { $answers }
        [few] { $games } hry, odpovědí: { $answers }
       *[other] { $games } her, odpovědí: { $answers }
    }
arena-so-many-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
arena-so-many-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
arena-all-seats = všechny počty míst
arena-seed = rozdání od semínka { $seed }
arena-against-baseline = každý proti { $baseline }
arena-round-robin = každý s každým
# Co z toho plyne, jednou dvěma větami
arena-verdict-clear = Nejsilnější je <b>{ $first }</b>: má o { $points } bodů vyšší sílu než { $second }, víc, než vysvětlí náhoda.
arena-verdict-open = První je <b>{ $first }</b>, ale jeho náskok před { $second } může být náhoda: rozhodlo by víc her.
arena-verdict-baseline = <b>{ $player }</b> vyhrává { $share } ({ $interval }) her proti { $others }; spravedlivý podíl je { $fair }.
# Síla
arena-ratings = Síla
arena-ratings-how = Body síly s 95% intervaly: kdo má ve dvou o 100 bodů víc, vyhraje 64 her ze 100, o 200 víc 76, o 400 víc 91. U větších stolů plynou ze stejných bodů šance všech, kdo u nich sedí. { $middle }
arena-middle-baseline = { $player } má 1500 z definice, proto nemá interval.
arena-middle-average = 1500 je průměr botů, v němž každý váží tolik, kolik se o něm ví.
arena-player = hráč
arena-rating = síla
# Zápasy
arena-matchups = Kdo koho poráží
arena-matchups-how = Jak se rozdělila vítězství v jednotlivých zápasech; dělená vítězství se počítají po částech. Bílá značka je spravedlivý podíl. Každé rozdání se hraje jednou z každého místa, takže se štěstí v rozdání vyruší: interval počítá rozdání, ne jednotlivé hry.
arena-matrix-how = Podíl her ve dvou, které hráč v řádku vyhrál nad hráčem ve sloupci.
arena-seats = míst
arena-games = her
arena-wins = výhry
arena-interval = 95% interval
arena-fair = spravedlivé
arena-fair-share = spravedlivé { $share }
arena-mean-score = průměr bodů
arena-tied =
    { $games ->
        [one] { $games } dělené vítězství
        [few] { $games } dělená vítězství
       *[other] { $games } dělených vítězství
    }
# Body
arena-scores = Body
arena-scores-how = Jak často kdo dosáhl kolika bodů. Čára je prostředek, v pásu leží polovina všech her.
arena-score-numbers = průměr { $mean }, polovina { $low }–{ $high }
# Odkud jsou body
arena-points = Odkud jsou body
arena-points-how = Průměrný počet bodů podle řádků bodovacího listu. Kroužek ukazuje, kolik tam měli vítězové.
arena-winners = vítězové
# Věci
arena-things = Co měli vítězové
arena-things-how = Kdo věc má, se srovnává s tím, jak často titíž boti ve stejných zápasech vyhrávají tak jako tak: ×1,00 je stejně často, ×1,20 o pětinu častěji. Pozor na to, co je jen známkou náskoku: kdo vede, může si dovolit víc. Nejvýraznější věci jsou první a poslední. Při tolika věcech některé vyhrávají náhodou: barevné je jen to, co by se náhodou stalo méně než jedné z 300.
arena-lift = výhry s ní
arena-had = jak často ji který bot měl
arena-times-held = { $number }×
arena-points-each = po { $points } b.
arena-show-all =
    { $number ->
        [one] ještě { $number } další
        [few] ještě { $number } další
       *[other] ještě { $number } dalších
    }
arena-on-the-sheet = Na bodovacím listu: { $line }
# Pořadí
arena-places = Pořadí u stolu
arena-places-how = Jak často vyhrává ten, kdo je na tahu první, druhý a tak dále. Všichni boti tam seděli stejně často.
arena-place = { $place }. na tahu
# Přemýšlení
arena-thinking = Přemýšlení
arena-thinking-how = Čas na odpověď tam, kde je z čeho vybírat, měřený při plném vytížení všech jader. Pozdě: o víc než pětinu přes lhůtu. Nepovolená odpověď se započítá a místo ní se zahraje cokoli povoleného.
arena-answers = odpovědí
arena-mean = průměr
arena-most = 95 % do
arena-longest = nejdelší
arena-late = pozdě
arena-illegal = nepovolené
# Jak to vzniklo
arena-how = Jak to vzniklo
arena-how-games = { $mode }; { $seats }; celkem { $games }, semínka { $first } až { $last }, Deskovka { $version }, pravidla { $rules }. Stejný příkaz dá na každém počítači stejné hry; liší se jen časy přemýšlení.
arena-how-variants = Varianty: { $variants }.
arena-how-ratings = Síla je nejpravděpodobnější v modelu Bradleyho a Terryho pro dva a Luceho pro víc hráčů: šance na výhru je vlastní síla mezi silami všech u stolu. Každý navíc remizoval v jedné myšlené hře s průměrným hráčem, aby nikdo nebyl nekonečně silný. Interval je širší ze dvou: jako by každá hra stála sama, a podle toho, jak se rozdání opravdu liší.
arena-how-shares = Intervaly podílů jsou Wilsonovy s tolika hrami, kolik nezávislých her by řeklo totéž co tato rozdání.

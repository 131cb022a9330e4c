### The Vale of Eternity: notes of a first game

guide-vale-welcome = Krotíš bájné tvory a sbíráš body. Hraje se po kolech a každé má tři fáze: Lov, Akce a Efekty. Kdo má na konci nejvíc bodů, vyhrává.
    .title = Vítej v Údolí věčnosti
guide-vale-offer = Nabídka tohoto kola, rozdělená podle živlů. Nahoře v každém živlu je, kolik drahokamů dostaneš, když kartu prodáš.
    .title = Lov: nabídka
guide-vale-mark = Zlatý okraj znamená, že si můžeš vybrat. Klepni na kartu, nebo na řádek v seznamu. Každý si postupně označí dvě karty.
    .title = Označ si kartu
guide-vale-action = Označené karty teď buď prodáš za drahokamy, nebo zkrotíš a vezmeš si je do ruky. Klepni na svou kartu a vyber.
    .title = Akce: prodat, nebo zkrotit
guide-vale-purse = Tvoje drahokamy. Rubín má cenu 1, safír 3, ametyst 6 a najednou smíš mít jen čtyři kameny. Nevrací se nazpátek.
    .title = Měšec
guide-vale-hand = Z ruky tvory povoláváš do své oblasti. Číslo vlevo nahoře je cena, kterou opravdu zaplatíš; přeškrtnutá je ta vytištěná.
    .title = Tvoje ruka
guide-vale-area = Povolaní tvorové tu zůstávají a působí. Míst je tolik, kolikáté je kolo. Přesýpací hodiny působí každé kolo, blesk jen jednou, osmička pořád.
    .title = Tvoje oblast
guide-vale-why = Když něco nejde, dotkni se toho: dozvíš se proč a podle kterého pravidla. Na kartu najeď, nebo ji podrž, a ukáže se zblízka.
    .title = Proč to nejde?
guide-vale-round = Nové kolo, první hráč se posunul. Hra končí po kole, ve kterém někdo dosáhl šedesáti bodů, nejpozději po desátém.
    .title = Kolo za kolem
guide-vale-end = Tady se dočteš, co kdo udělal, a vedle jsou celá pravidla s hledáním. Teď už to zvládneš. Hodně štěstí!
    .title = A to je všechno

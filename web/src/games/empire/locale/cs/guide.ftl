### Eight-Minute Empire: Legends: notes of a first game

guide-empire-welcome = Vedeš armády po ostrovech. V každém tahu si vezmeš jednu kartu: její vlastnost ti zůstane, její akci provedeš hned. Kdo na konci ovládá nejvíc, vítězí.
    .title = Vítej na ostrovech
guide-empire-map = Čáry na souši jsou hranice regionů, tečkované čáry cesty přes moře. Region ovládáš, když v něm máš víc armád a měst než kdokoli jiný; kdo to je, ukazuje barevný lem.
    .title = Mapa
guide-empire-setup = Místa se zlatým okrajem jsou v nabídce: jednoho se dotkni. Je to teprve začátek, všichni začínají stejně.
    .title = Příprava
guide-empire-bid = Každý tajně nabídne mince. Nejvyšší nabídka se zaplatí a určí, kdo začne; ostatním mince zůstanou. Mincí je málo: jedna nebo dvě bohatě stačí.
    .title = Jediná dražba
guide-empire-row = Šest karet. První je zdarma, čím víc vpravo, tím dražší. Co si nikdo nevezme, posouvá se doleva a zlevňuje.
    .title = Řada karet
guide-empire-card = Nahoře je vlastnost, která ti zůstane, dole to, co uděláš hned: umístíš armády, přesuneš je, postavíš město, zničíš armádu. Lomítko znamená buď, anebo, plus obojí.
    .title = Jak číst kartu
guide-empire-place = Nové armády přicházejí do startovního regionu a do regionů s tvým městem.
    .title = Nové armády
guide-empire-move = Dotkni se regionu se svou armádou a pak toho, kam půjde. Krok po souši stojí 1 manévr, přes moře 3, s létáním méně. Manévry si rozděl, jak chceš.
    .title = Přesun
guide-empire-build = Město patří tam, kde máš armádu. Počítá se jako armáda, nikdy neodejde a smějí k němu přicházet nové armády.
    .title = Stavba města
guide-empire-players = Mince, armády v zásobě a získané vlastnosti. Body říkají, kolik by kdo měl, kdyby hra skončila teď.
    .title = Jak si kdo stojí
guide-empire-why = Když něco nejde, dotkni se toho: dozvíš se proč a podle kterého pravidla.
    .title = Proč to nejde?
guide-empire-end = Tady se dočteš, co kdo udělal, a vedle jsou celá pravidla. Region je za bod, ostrov za další a body nosí i některé karty. Hodně štěstí!
    .title = A to je všechno

## Slova stolu samotného, ať se hraje cokoli

core-game-over = Hra skončila.
core-not-understood = Nerozumím „{ $words }“. Použij slova některé z možností v nabídce.
core-ask-for-help = Nápověda: ?
core-no-such-seat = U tohoto stolu není místo { $number }. Zvol některé z obsazených.
core-seat = místo { $number }
core-somebody = Hráč { $number }
core-not-on-offer = „{ $words }“ není v nabídce: { $why }
core-too-often =
    { $most ->
        [1] Tohle jde najednou jen jednou, ne { $times }×. Zadej to bez čísla.
       *[other] Tohle jde najednou nejvýš { $most }×, ne { $times }×. Zadej menší číslo.
    }
core-times = { $answer } ×{ $times }
core-several = Víc najednou: přidej za odpověď x2, x3 …, třeba „{ $example } x{ $most }“.
core-on-offer = To můžeš: stačí si to vybrat.
core-choose = Tvoje volba (? nápověda)
core-pass-screen = Předej obrazovku, na tahu: { $player }. Pak stiskni Enter.
core-goodbye = Zase někdy!
core-saved = Uloženo do { $file }. Pokračuj příkazem: deskovka play --resume { $file }
core-not-saved = Do { $file } hru uložit nejde ({ $why }). Zkus jiné místo.
core-taken-back = Vzato zpět.
core-not-taken-back = To už vzít zpět nejde: odpověděl někdo další, nebo se ukázalo něco skrytého.
core-practice = Cvičná partie: vrátit se dalo cokoli.
core-hints =
    { $answers ->
        [one] Dalo se ptát na radu; po ní padla { $answers } odpověď.
        [few] Dalo se ptát na radu; po ní padly { $answers } odpovědi.
       *[other] Dalo se ptát na radu; po ní padlo { $answers } odpovědí.
    }
core-set-up = Nejde o férovou partii: začala z pozice, kterou někdo připravil.
core-chosen-seed = Náhodu této partie někdo zvolil: semínko { $seed }.
core-resumed = Pokračuje se tam, kde hra přestala.
core-nothing-to-explain = Karta ani pravidlo „{ $words }“ tu není.
core-rule = Pravidlo { $rule }: { $text }
core-welcome = { $title } – { $players }
core-help = Číslo nebo slova možnosti v libovolném pořadí: vybrat ji; kde to jde víckrát najednou, s x2, x3 … za ní. Anglické příkazy platí také.
core-help-why = proč něco nejde, např. { $example }
core-help-what = vysvětlit kartu, místo nebo pravidlo, např. { $example }
core-help-table = znovu ukázat stůl
core-help-log = co se zatím stalo
core-help-words = možnosti slovy pravidel
core-help-undo = vzít zpět poslední odpověď, dokud se neukázalo nic skrytého
core-help-between = nechat se ptát i mezi akcemi, nebo už ne
core-help-skip = v tazích ostatních: pasovat, než přijde tvůj tah
core-help-save = uložit hru do souboru
core-help-quit = skončit; hra se uloží a dá se v ní pokračovat
core-file = SOUBOR
core-which = Co z toho myslíš: { $options }?
core-back = 0 tě vrátí k prvnímu výběru.
# Příkazy: platí každé ze slov, první se ukazuje.
core-command-why = proč
core-command-what = co
core-command-table = stůl
core-command-log = záznam
core-command-words = slova
core-command-undo = zpět
core-command-between = mezi
core-command-skip = přeskoč přeskočit
core-command-save = ulož uložit
core-command-quit = konec
core-command-help = pomoc nápověda
core-skip-hint = Pasovat až do svého tahu: přeskoč
core-skip-not-here = Tohle není otázka v cizím tahu: vyber jednu z možností.
core-between-on = Hra se tě bude ptát i mezi akcemi.
core-between-off = Mezi akcemi se tě hra ptát nebude.
core-between-hint = Chceš něco zahrát mezi akcemi? Napiš: mezi
core-or = { $things } nebo { $last }
core-standing-my-turn = Do mého tahu: { $wish }
core-standing-end = Do konce hry: { $wish }
core-standing-always = vždy pasovat
core-standing-windows = pasovat, { $windows }
core-standing-unless = { $wish }; ne však, když lze { $deeds }
core-score-sheet = Vyúčtování
core-total = Celkem
core-rank = Pořadí
core-wins = Vítězí { $player }!
# Ti, za které nikdo nehraje.
core-rivals-win = Tentokrát vítězí { $rivals }!
core-share = O vítězství se dělí { $players }!
core-player = Hráč
core-bot-names = Liška Sova Vlk Zajíc Medvěd
core-which-game = Kterou hru? (číslo nebo jméno, Enter je 1)

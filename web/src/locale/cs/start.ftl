### Start page, new table, waiting room, top bar, credits

## Start page
start-what = Co si dnes zahrajeme?
start-games = Hry
start-guest = Host
start-tables = Rozehrané stoly
start-tables-all = Všechny ({ $count })
start-tables-fewer = Jen první tři
start-table-mine = Jsi na tahu
start-table-waits = Na tahu: { $names }
start-table-bot = Hraje bot { $names }
start-table-running = Hraje se
start-table-paused = Pauza
start-table-finished = Dohráno
start-table-open =
    { $free ->
        [one] Čeká na { $free } hráče
        [few] Čeká na { $free } hráče
       *[other] Čeká na { $free } hráčů
    }
start-link = Máš odkaz?
start-link-here = Vlož sem celý odkaz
start-link-go = Jít ke stolu
start-link-wrong = Tohle není odkaz na stůl. Vlož ho celý, i s částí za znakem #.
start-seats =
    { $range } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
start-minutes = { $minutes } min
start-play = Hrát s boty
start-invite = Pozvat
start-learn = Naučit se
start-alone = Hrát sólo
start-own = Připravit stůl
start-rules = Pravidla
start-gallery = Karty
start-links = Další
start-coming = Připravujeme
start-lost = Tahle adresa nikam nevede. Možná je odkaz neúplný; hrát se ale dá hned odsud.
start-free = Bez registrace. Proti botům, u jednoho stolu, nebo přes odkaz.
start-fan = neoficiální fanouškovské zpracování
start-problem-no-server = Server teď neodpovídá. Nic se neztratilo, zkus to za chvíli znovu.
start-problem-other = To se nepovedlo. Nic se neztratilo, zkus to prosím znovu.
start-problem-too-many-requests = Moc rychle za sebou. Chvilku počkej a zkus to znovu.
start-problem-disk-full = Serveru došlo místo na disku. Nic se neztratilo; zkus to znovu, až se místo uvolní.
start-problem-too-many-tables = Máš příliš mnoho rozehraných stolů. Některý nejdřív dohraj.
start-problem-wrong-password = Jméno účtu nebo heslo nesedí.
start-problem-too-many-tries =
    { $seconds ->
        [one] Příliš mnoho špatných pokusů. Znovu to můžeš zkusit za { $seconds } sekundu.
        [few] Příliš mnoho špatných pokusů. Znovu to můžeš zkusit za { $seconds } sekundy.
       *[other] Příliš mnoho špatných pokusů. Znovu to můžeš zkusit za { $seconds } sekund.
    }
start-problem-strange-name = Jméno obsahuje znak, který není vidět, nebo příliš mnoho značek nad jedním písmenem. Napiš ho obyčejnými písmeny.
start-problem-name-taken = Účet s tímto jménem už existuje.
start-problem-already-registered = Účet už máš.
start-problem-not-understood = Takhle to nejde: jméno má mít nejvýš 40 znaků, heslo aspoň 8.
start-problem-no-such-link = Tento odkaz už neplatí. Popros o nový.
start-problem-seat-taken = Na tomto místě už někdo sedí. Popros o jiný odkaz.
start-problem-no-table = Takový stůl tu není.
start-problem-already-started = Hra už začala.
start-problem-only-host = To může jen ten, kdo stůl založil.
start-problem-hints-with-people = Nápovědy jsou jen do hry s boty: u stolu nesmí sedět nikdo další.

## Top bar and menu
bar-skip = Přeskočit na obsah
bar-home = Deskovka, úvodní stránka
bar-tools = Nástroje
bar-rules = Pravidla
bar-language = Jazyk
bar-language-cs = CS, česky
bar-language-en = EN, anglicky
bar-theme = Světlý, nebo tmavý vzhled
bar-menu = Nabídka
bar-settings = Nastavení
bar-close = Zavřít
bar-open = Připojeno
bar-connecting = Připojuje se
bar-lost = Připojuje se znovu, nic se neztratí
bar-refused = Bez spojení
bar-speed = Rychlost pohybu
bar-speed-none = Žádný
bar-speed-quick = Rychlý
bar-speed-normal = Běžný
bar-speed-slow = Pomalý
bar-look = Vzhled
bar-theme-dark = Tmavý
bar-theme-light = Světlý
bar-help = Nápověda pod otázkami
bar-help-newcomer = pro nováčky
bar-help-always = vždy
bar-help-never = nikdy
bar-sound = Zvuk
bar-sound-note = všechno je i vidět, zvuk není potřeba
bar-skips = Mezi akcemi se ptát, jen když chci
bar-skips-note = jinak se otázka na karty mezi akcemi sama přeskočí; u stolu je na ni tlačítko
bar-name = Tvoje jméno u stolu
bar-keep = Uložit
bar-name-kept = Jméno je uložené.
bar-account-why = Účet není potřeba. Hodí se, když chceš své stoly vidět i na jiném zařízení.
bar-account-is = Přihlášení: { $login }
bar-register = Založit účet
bar-registered = Účet je založený.
bar-log-in = Přihlásit se
bar-logged-in = Přihlášení se povedlo.
bar-log-out = Odhlásit se
bar-logged-out = Odhlášení se povedlo.
bar-login = Jméno účtu
bar-password = Heslo (aspoň 8 znaků)
bar-credits = Zdroje a licence

## New table
lobby-title = Nový stůl
lobby-other = Jiná hra
lobby-facts = { $range } { $most ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }{ $minutes ->
        [0] .
       *[other] , asi { $minutes } minut.
    }
lobby-who = Kdo hraje?
lobby-count = { $count } z { $most } míst
lobby-seat-who = Kdo sedí na { $number }. místě
lobby-me = Já
lobby-friend = Pozvánka
lobby-bot = Bot
lobby-screen = Vedle mě
lobby-me-note = to jsi ty
lobby-friend-name = Pozvaný hráč
lobby-friend-note = dostane odkaz
lobby-friend-about = Odkaz a QR kód dostaneš, až stůl založíš.
lobby-bot-name = Bot
lobby-bot-is = bot, { $level }
lobby-bot-answers =
    odpovídá { $seconds ->
        [one] do vteřiny
       *[other] do { $seconds } vteřin
    }
lobby-bot-number = Bot { $number }
lobby-friend-number = Hráč { $number }
lobby-screen-note = u téže obrazovky
lobby-screen-about = Mezi tahy padne opona, takže nikdo nevidí cizí tajnosti.
lobby-name = Jméno hráče na { $number }. místě
lobby-player = Hráč { $number }
lobby-level = Jak bot hraje
levels-title =
    { $count ->
        [one] Jak silný má být bot?
       *[other] Jak silní mají být boti?
    }
levels-own = každý bot může mít svou úroveň
levels-several = Různé úrovně
levels-rating = síla
levels-not-measured = zatím nezměřeno
levels-use =
    { $count ->
        [one] Použít pro bota
        [2] Použít pro oba boty
        [few] Použít pro všechny { $count } boty
       *[other] Použít pro všech { $count } botů
    }
levels-measured = Změřeno, ne slíbeno
levels-measured-how = Z her botů mezi sebou, u stolu jich sedí { $seats }. O sto bodů víc znamená vyhrát asi 64 her ze 100 proti jednomu soupeři.
levels-never = Úroveň mění, jak dlouho bot přemýšlí, jak daleko vidí a jak často chybuje. Nikdy ne to, co vidí: každý bot zná jen to, co smí znát jeho místo.
lobby-bot-random = Náhodný
    .about = Hraje, co ho zrovna napadne.
lobby-bot-greedy = Hladový
    .about = Bere, co mu hned přinese nejvíc. Odpovídá okamžitě.
lobby-bot-neural = Naučený
    .about = Kde se hru naučil sám se sebou, hraje podle toho; jinde bere, co mu hned přinese nejvíc. Odpovídá okamžitě.
lobby-bot-beginner = Začátečník
    .about = Zná pravidla a o moc víc ne. Všechno odpustí, můžeš zkoušet.
lobby-bot-easy = Lehký
    .about = Bere, co je dobré teď, a tvé plány nesleduje.
lobby-bot-medium = Střední
    .about = Svůj tah si rozmyslí a občas uhodne, co potřebuješ.
    .learnt = Naučil se hrát sám se sebou, ale nejlepší nápad nevyužije vždycky.
lobby-bot-hard = Těžký
    .about = Dívá se o pár tahů dopředu a počítá, co zbývá.
    .learnt = Naučil se hrát v mnoha hrách sám se sebou. Občas chybuje.
lobby-bot-master = Mistr
    .about =
        To nejlepší, co svedeme { $seconds ->
            [one] za vteřinu
            [few] za { $seconds } vteřiny
           *[other] za { $seconds } vteřin
        }. Zváží i tvé plány.
    .learnt = To nejlepší, co pro tuhle hru máme: síť sama, bez prohledávání. Naučila se hrát sama se sebou.
lobby-bot-other-about = Bot { $name }.
lobby-add = Přidat místo
lobby-remove = Odebrat { $number }. místo
lobby-rules = Podle jakých pravidel?
lobby-no-variants = Tato hra nemá žádné varianty. Hraje se podle základních pravidel.
lobby-only-with =
    Jen pro { $seats } { $count ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }.
lobby-on = ano
lobby-off = ne
lobby-clock = Hodiny na tah
lobby-clock-about-off = Nikdo nikoho nehoní.
lobby-clock-about-on = Komu čas dojde, za toho hraje bot, dokud se nevrátí.
lobby-clock-off = Bez hodin
lobby-clock-30 = 30 s
lobby-clock-60 = 1 min
lobby-clock-180 = 3 min
lobby-clock-86400 = Den
lobby-bank = Čas navíc na celou hru
lobby-bank-0 = Žádný
lobby-bank-120 = 2 min
lobby-bank-600 = 10 min
lobby-bank-259200 = 3 dny
lobby-a-friend =
    { $count ->
        [one] { $count } pozvaný
        [few] { $count } pozvaní
       *[other] { $count } pozvaných
    }
lobby-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
lobby-clock-is = na tah { $time }
lobby-seats-wrong = Tahle hra se hraje v počtu { $counts }.
lobby-start = Začít hru
lobby-make = Založit stůl a pozvat
lobby-unknown = Tuhle hru server nemá. Vyber si jinou.

## Waiting room and joining
wait-title = Čeká se na hráče
wait-heading = Kdo už je tady
wait-here = { $here } z { $all }
wait-you = to jsi ty
wait-sits = už je tady
wait-open = Volné místo
wait-open-note = zatím nikdo nepřišel
wait-send = Pošli tento odkaz jednomu hráči
wait-qr = QR kód s odkazem na { $number }. místo
wait-address = Odkaz na { $number }. místo
wait-copy = Kopírovat odkaz
wait-copied = Zkopírováno
wait-share = Sdílet
wait-share-title = Pojď hrát: { $game }
wait-no-links = Odkazy zná jen zařízení, na kterém byl stůl založen. Můžeš vytvořit nové; staré tím přestanou platit.
wait-new-links = Vytvořit nové odkazy
wait-watch = Odkaz pro diváky
wait-watch-about = Diváci vidí jen to, co leží na stole odkryté.
wait-watch-qr = QR kód s odkazem pro diváky
wait-local = Tyto odkazy fungují jen na tomto počítači. Pro ostatní v síti spusť server příkazem
wait-start = Začít hned
wait-start-note =
    { $free ->
        [one] Volné místo vezme bot.
       *[other] Volná místa vezmou boti.
    }
wait-for-host = Hra začne, až se místa zaplní, nebo až ji spustí ten, kdo stůl založil.
wait-leave = Odejít
wait-let-in = { $name } zve ke hře
wait-let-in-nobody = Pozvánka ke hře
wait-name = Jak ti u stolu říkat?
wait-sit = Sednout si ke stolu
wait-sitting = U stolu už sedíš. Tento odkaz je pro někoho dalšího.
wait-to-table = Jít ke stolu
wait-sit-too = Vzít i toto místo
wait-at-table = U stolu: { $names }

## Credits
credits-title = Zdroje a licence
credits-fan = Deskovka je neoficiální fanouškovské zpracování. Hry, jejich názvy a pravidla patří jejich autorům a vydavatelům. Obrázky z krabic tu nejsou: všechno, co vidíš, je nakreslené znovu.
credits-fonts = Písma
credits-fonts-text = Alegreya a Alegreya Sans. Navrhl je Juan Pablo del Peral, písmolijna Huerta Tipográfica. Licence SIL Open Font License 1.1.
credits-symbols = Symboly
credits-symbols-text = Symboly na kartách a ve scénách jsou z game-icons.net, licence Creative Commons Uveďte původ 3.0 (CC BY 3.0), místy přebarvené a zmenšené. Autoři: { $names } a další přispěvatelé.
credits-scenes = Scény a plány
credits-scenes-text = Krajiny, desky a karty jsou naše vlastní kresby ve vektorech.
credits-code = Program
credits-code-text = Kód Deskovky je pod licencí MIT.
credits-back = Zpět na hry

## Nový stůl: z pozice
from-position = Z pozice
from-position-about = Chceš-li někomu ukázat určitou situaci, popiš stůl a hra začne odtud. Ponese značku, že nejde o férovou partii.
from-position-text = Popis pozice
from-position-rules = Varianty určuje pozice sama; ty zvolené na této stránce pro ni neplatí.
from-position-example = Vložit příklad
from-position-is = z pozice
start-problem-impossible-position = Takový stůl být nemůže. { $text }
start-problem-position-seats =
    V pozici je míst: { $position }, u stolu: { $table }. Přidej nebo uber místa, aby to souhlasilo.

## Nový stůl: jak se u něj hraje
take-back = Vracení kroků
take-back-off = Ne
take-back-normal = Obvyklé
take-back-practice = Cvičná
take-back-off-about = Co bylo zahráno, platí.
take-back-normal-about = Dokud se neukázalo nic skrytého a nelosovalo se. S lidmi po jejich souhlasu.
take-back-practice-about = Cvičná partie: vracet lze cokoli, i přes tahy botů a skryté věci. Záznam to uvede.
take-back-off-is = bez vracení kroků
take-back-practice-is = cvičná partie
spectators = Diváci
spectators-on = Kdo má odkaz, může se dívat; do rukou nevidí.
spectators-off = Stůl nevidí nikdo kromě hráčů.
spectators-none = bez diváků
memory-aid-on = Každý vidí, co by si mohl pamatovat: které odkryté karty má teď někdo v ruce a co zbývá v balíčku.
memory-aid-off = Co bylo vidět, si každý pamatuje sám.
memory-aid-is = pomoc paměti
wait-network = Ve stejné síti stačí otevřít odkazy níže; začínají { $address }.
wait-away = už má místo, ale teď tu není
wait-taken-title = Někdo byl rychlejší
wait-taken = Na místě z tohoto odkazu už sedí { $name }. Jeden odkaz je pro jednoho; řekni si o další.
wait-watch-instead = Dívat se na hru
wait-no-spectators = U tohoto stolu diváci nejsou.
wait-own-table = Ke hrám
bar-notify = Upozornit, až budu na tahu
bar-notify-note = oznámením prohlížeče, jen když stránka není vidět
bar-notify-denied = Prohlížeč to nedovolil; povolit to jde v jeho nastavení pro tuto stránku.

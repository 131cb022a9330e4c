### The table page: prompt, options, log, chat, rules, keys

table-heading = Stůl: { $game }
table-title-turn = Jsi na tahu
table-connecting = Usedáš ke stolu
table-connecting-why = Okamžik, stůl se chystá.
table-entry-closed = K tomuhle stolu teď nemůžeš
    .why = Potřebuješ odkaz na místo nebo pro diváky. Popros toho, kdo stůl založil, ať ti ho pošle.
table-entry-none = Takový stůl není
    .why = Adresa možná není celá, nebo byl stůl už dávno sklizen.
table-entry-silent = Server neodpovídá
    .why = Ve hře se nic neztratilo. Zkus to za chvíli znovu.
table-try-again = Zkusit znovu
table-refused-paused = Hra je pozastavená. Poběží dál, až někdo zvolí „Pokračovat“.
table-refused-no-time = Po vrácení toho kroku by ti nezbyl žádný čas. Hraj odsud dál.
table-refused-time-is-up = Čas na tuhle otázku ti vypršel: odpoví na ni bot a pak můžeš hrát zase ty.
table-refused-bot-plays = Za tohle místo teď hraje bot. Nejdřív si místo vezmi zpátky.
table-refused-too-many-standing = Tolik trvalých odpovědí mít nejde. Nejdřív některou zruš.
table-refused-disk-full = Serveru došlo místo na disku: nic se nevybralo. Ten, kdo ho provozuje, musí místo uvolnit, pak se hraje dál odsud.
table-refused-lost = Spojení zrovna vypadlo. Nic se nevybralo, samo se vrátí.
table-to-start = Na úvodní stránku
table-lost = Spojení vypadlo. Ve hře se nic neztratilo, samo se vrátí.
table-back-again = Spojení je zpátky.
table-broken = Stůl se nepodařilo nakreslit, to je naše chyba. Ve hře se nic neztratilo: možnosti i záznam fungují dál.
table-broken-again = Nakreslit znovu

table-your-turn = { $name }, jsi na tahu
table-your-window = { $name }, můžeš zasáhnout
table-turn = Na tahu: { $name }
table-turn-many = Na tahu je víc hráčů
table-choosing = { $name } vybírá
table-choosing-many = Vybírají: { $names }
table-thinking = { $name } přemýšlí
table-nobody-who = Okamžik
table-nobody = Hra běží sama
table-over-who = Konec hry
table-over = Stůl na konci hry
table-see-score = Zpět k vyúčtování
table-options =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
table-say-turn = Jsi na tahu. { $question } { $options }.
table-say-window = Můžeš zasáhnout. { $question } { $options }.
table-at-once = Najednou
table-one-less = O jednu méně
table-one-more = O jednu víc
table-all-at-once =
    { $most ->
        [one] { $most }
        [few] všechny { $most }
       *[other] všech { $most }
    }
table-clock =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }

table-filter = Najít možnost
table-filter-none = Žádná možnost s těmito slovy.
table-why = proč?
table-sheet = Tvoje rozhodnutí
table-touch = Dotkni se něčeho se zlatým okrajem, nebo otevři všechny možnosti.
table-parts = Části stolu
table-pane-table = Stůl
table-pane-log = Co se stalo
table-pane-rules = Pravidla
table-pane-chat = Chat
table-pane-known = Co víš
table-tabs = Záznam, pravidla a chat
table-tab-options = Možnosti
table-tab-log = Co se stalo
table-tab-rules = Pravidla
table-tab-chat = Chat
table-tab-known = Co víš
table-unread =
    { $count ->
        [one] { $count } nová věc
        [few] { $count } nové věci
       *[other] { $count } nových věcí
    }

# Co z volby plyne: značky na konci řádku.
table-fx-free = zdarma
table-fx-left = zbude { $count }
table-fx-futile = bez užitku
table-group-fight = Začne bitva
table-group-peace = Bez bitvy

table-end-really = { $option }?
table-end-undone = Ještě můžeš:
table-end-more =
    { $count ->
        [one] a ještě jedna věc
        [few] a ještě { $count } věci
       *[other] a ještě { $count } věcí
    }
table-end-yes = Ano, ukončit
table-end-no = Ještě ne
table-doubt-nothing = Nic by z toho nebylo.
table-doubt-anyway = Přesto to udělat?
table-doubt-yes = Ano, přesto

table-step-back = Krok zpět
# Tlačítko, dokud je co zahrát mezi akcemi
table-help-all = Celá nápověda
table-help-less = Kratší nápověda
table-aside = Zahrát kartu mezi akcemi
table-aside-note = Po této akci se tě hra zeptá, než půjde dál.
table-aside-armed = Po této akci se tě hra zeptá. Klepnutím to zrušíš.
table-take-back = Vzít zpět: { $what }
table-ask-back = Poprosit o krok zpět
table-wish-name = Krok zpět
table-wish = { $name } prosí o krok zpět.
table-wish-mine = Prosíš o krok zpět.
table-wish-missing = Chybí souhlas: { $names }.
table-wish-away = U stolu chybí { $names }. Bez slova všech, kdo hrají, se krok nevrací.
table-wish-yes = Souhlasím
table-wish-no = Ne
table-wish-withdraw = Už netřeba

# Pasování v tazích ostatních: trvalá odpověď
table-pass-until = Pasovat do mého tahu
table-pass-more = Pasovat za mě…
table-pass-count =
    { $count ->
        [one] Pasuje za tebe jedna trvalá odpověď
        [few] Pasují za tebe { $count } trvalé odpovědi
       *[other] Pasuje za tebe { $count } trvalých odpovědí
    }
table-pass-title = Pasování v tazích ostatních
table-pass-now = Teď za tebe pasuje
table-pass-ask = Pasovat za mě, ale zeptat se
table-pass-deed = kde lze { $deed }
table-pass-how-long = Jak dlouho
table-pass-my-turn = do mého tahu
table-pass-end = do konce hry
table-pass-note = Řídí se tím, co vidí všichni: že máš karty, ne které. Trvá to vždy stejně, ať máš v ruce cokoli, takže se z toho nikdo nic nedozví.
table-pass-nothing = Když se hra zeptá všude, není kde pasovat.
table-pass-start = Pasovat za mě
table-pass-close = Zavřít
table-pass-cancel = Zrušit: { $what }
table-pass-over = Zrušit
table-passing = Pasuje se za tebe
table-passed = pasováno podle tvého přání
table-ask-me = Zeptat se mě

table-paused = Hra je pozastavená.
table-go-on = Pokračovat
table-deputy = Za hráče { $name } hraje bot.
table-deputy-back = Hraju zase já

table-menu = U tohoto stolu
table-menu-failed = Teď to nešlo. Nic se neztratilo, zkus to znovu.
table-pause = Pozastavit hru
table-deputy-start =
    { $many ->
        [1] Ať za mě hraje bot
       *[other] Ať hraje bot: { $name }
    }
table-deputy-end =
    { $many ->
        [1] Budu zase hrát já
       *[other] Znovu hraje { $name }
    }
table-watch = Zkopírovat adresu pro diváky
table-watch-note = Pokaždé nová; ta dřívější přestane platit.
table-watch-copied = Zkopírováno. Kdo adresu má, vidí stůl, ale ničí ruku.
table-leave = Odejít od stolu
table-leave-note = Stůl počká, najdeš ho na úvodní stránce.
table-resign =
    { $many ->
        [1] Vzdát hru
       *[other] Hru vzdává { $name }
    }
table-resign-really = Opravdu { $name } odchází ze hry natrvalo? Místo dohraje bot.
table-resign-yes = Ano, vzdát
table-resign-no = Zůstat

table-not-now = Tohle teď nejde
table-close = Zavřít

table-curtain-turn = { $name }, jsi na tahu
table-curtain-away =
    { $count ->
        [one] { $names }, nedívej se, prosím.
       *[other] { $names }: nedívejte se, prosím.
    }
table-curtain-here = { $name } je tady, ukázat stůl

table-chat-empty = Zatím nikdo nic neřekl.
table-chat-say = Napiš něco
table-chat-send = Poslat
table-chat-failed = Neodeslalo se to. Zkus to za chvíli znovu.
table-chat-reads = Diváci tu můžou číst, ale ne psát.

table-common = Na stole
table-hidden-cards =
    { $count ->
        [one] { $count } skrytá
        [few] { $count } skryté
       *[other] { $count } skrytých
    }
table-you = ty
table-bot = bot
table-empty = nic
table-yes = ano
table-no = ne
table-on-turn = na tahu
table-nothing = Na stole zatím nic není.

log-since =
    { $count ->
        [one] od minula jedna věc
        [few] od minula { $count } věci
       *[other] od minula { $count } věcí
    }
log-nothing = Zatím se nic nestalo
log-older = Ukázat starší
log-rule = Pravidlo { $rule }
log-last-turn = tvůj poslední krok
log-dealt = Vykládají se nové karty
log-more =
    { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }

## What others did since my last answer

since-title = Od minula
since-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
since-again = Ukázat znovu
since-seconds = { $seconds } s
since-of = { $at } z { $of }
since-from = Ukázat znovu, co dělá { $name }
since-stop = Zastavit
since-close = Zavřít

rules-title = Pravidla
rules-of = { $game }: pravidla
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [one] nalezeno { $count } pravidlo
        [few] nalezena { $count } pravidla
       *[other] nalezeno { $count } pravidel
    }
rules-none = Žádné pravidlo nemá všechna tato slova.
rules-loading = Pravidla se načítají.
rules-failed = Pravidla se nepodařilo načíst. Možná taková hra není.

keys-title = Klávesy
keys-space = mezerník
keys-option = vybrat možnost podle pořadí v seznamu
keys-enter = vybrat to, na čem jsi
keys-arrows = od věci k věci v jedné části stolu
keys-undo = vzít zpět
keys-end = ukončit tah
keys-why = proč to nejde
keys-log = co se stalo
keys-skip = přeskočit do přítomnosti, nebo se podívat zblízka
keys-close = zavřít, co je otevřené
keys-help = ukázat tyto klávesy

table-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
table-field-round = Kolo
table-field-phase = Fáze
table-field-prize = Cena
table-field-discard = Odhoz
table-field-deck = Balíček
table-field-hand = Ruka
table-field-pick = Vybráno
table-field-picked = Už má vybráno
table-field-offer = Nabídka
table-field-first-player = První hráč
table-field-area = Oblast
table-field-card = Karta

## Společně u stolu: kdo tu je, poznámky, rychlé věty
table-watching = Díváš se
table-wish-refused = { $name } s krokem zpět nesouhlasí.
table-wish-read = Dobře
table-phrases = Rychlé věty
presence-guest = host
presence-away = { $name } tu není
presence-soon =
    { $seconds ->
        [one] Za { $seconds } sekundu může hrát bot.
        [few] Za { $seconds } sekundy může hrát bot.
        [many] Za { $seconds } sekundy může hrát bot.
       *[other] Za { $seconds } sekund může hrát bot.
    }
presence-let-bot = Ať hraje bot
presence-wait = Počkat
presence-bot = hraje bot
presence-back = je zpět
presence-watching =
    { $count ->
        [one] Dívá se { $count } divák: { $names }
        [few] Dívají se { $count } diváci: { $names }
        [many] Dívá se { $count } diváka: { $names }
       *[other] Dívá se { $count } diváků: { $names }
    }
note-bot-plays = Za hráče { $name } teď hraje bot.
note-plays-again = { $name } zase hraje.
note-resigned = { $name } odchází ze hry natrvalo, dohraje bot.
practice = Cvičná partie
practice-about = Cvičná partie: u tohoto stolu se dá vrátit cokoli.
practice-agreed = Vrátit se tu dá cokoli, i když už se ukázalo něco skrytého. Kdo si sedne, s tím souhlasí.
practice-was = Cvičná partie: vrátit se dalo cokoli.
memory-aid = Pomoc paměti
memory-aid-about = Pomoc paměti: každý vidí, co by si mohl pamatovat, a nic navíc.
memory-aid-agreed = Každý vidí, co by si mohl pamatovat: které odkryté karty má teď někdo v ruce a co zbývá v balíčku. Co bylo skryté, neprozradí.

known-about = Co by věděl hráč, který si všechno pamatuje.
known-whose-turn = Ukáže se, až přijde na řadu někdo u této obrazovky.
known-hand-of = V ruce má { $player }
known-top = Odshora
known-bottom = Odspodu
known-within = V libovolném pořadí
known-unknown =
    { $count ->
        [one] { $count } neznámá
        [few] { $count } neznámé
       *[other] { $count } neznámých
    }
set-up = Z pozice
set-up-about = Tato hra začala z pozice, kterou někdo připravil: nejde o férovou partii.
set-up-agreed = Stůl někdo připravil a ví, co je na něm skryté; nejde o férovou partii. Kdo si sedne, s tím souhlasí.
set-up-was = Nejde o férovou partii: začala z pozice, kterou někdo připravil.
chosen = Zvolená náhoda
chosen-about = Semínko tohoto stolu někdo zvolil: { $seed }. Kdo ho zná, může znát všechnu náhodu, která přijde.
chosen-agreed = Semínko tohoto stolu někdo zvolil: { $seed }. Kdo ho zná, může znát všechnu náhodu, která přijde. Kdo si sedne, s tím souhlasí.
chosen-was = Náhodu této partie někdo zvolil: semínko { $seed }.
wait-luck = Náhoda vzejde z tajemství, ke kterému se server zavázal ({ $commitment }…), a z toho, co přidají prohlížeče hráčů: zatím { $added } z { $people }.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-moment = Chvilku, prosím
phrase-go-on = Hrajeme dál?
phrase-nice = Pěkný tah!
phrase-oops = Ajaj…
phrase-thanks = Díky!
phrase-good-game = Pěkná hra!

## Maps

map-closer = Přiblížit
map-farther = Oddálit
map-all = Celá mapa

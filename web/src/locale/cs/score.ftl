### Konec hry, přehrávání a rozehrání odjinud

score-wins = { $name } vyhrává
score-rival-wins = { $name } vyhrávají
score-you-win = Vyhráváš
score-share-victory = { $names } se dělí o vítězství
score-more-than = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, o { $more } víc než { $name }.
score-points-only = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
score-points-each = Všichni mají { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
score-tie-decided = Shoda: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Rozhodlo: { $line }, { $mine } ku { $other }.
score-ranking = Pořadí
score-rank = { $rank }.
score-sheet = Vyúčtování
score-source = Odkud body jsou
score-total = Celkem
score-decided = (rozhodlo shodu)
score-would-decide = (jen při shodě)
score-open-line = { $line }: ukázat, co body přineslo
score-close-line = { $line }: skrýt, co body přineslo
score-in-round = { $name }, kolo { $round }
score-times = { $name }, { $times }×
score-how-it-went = Jak hra běžela
score-graph = Body krok po kroku. { $list }.
score-round = Kolo { $round }
score-round-phase = Kolo { $round }, { $phase }
score-start = start
score-name-points = { $name } { $points }
score-took-lead = Od té chvíle vede { $name }.
score-rival-took-lead = { $name } od té chvíle vedou.
score-loading = Hledám, jak hra běžela…
score-no-history = Jak hra běžela, se teď nedaří ukázat. Výsledek nahoře platí.
score-count = Bodování krok za krokem
score-look = Podívat se na stůl
score-download = Stáhnout záznam
score-share = Sdílet
score-shared = Adresa zkopírována
score-share-by-hand = Zkopíruj si adresu:
score-rematch = Odveta
score-join-rematch = Jít na odvetu
score-rematch-failed = Odvetu se nepodařilo založit. Nic se neztratilo, zkus to znovu.
score-luck = Náhodu jde ověřit
score-seed = Semínko náhody
score-commitment = Závazek oznámený před prvním tahem
score-check = Stáhni záznam a spusť { $command } – hra se ze semínka přehraje znovu a porovná se závazek i výsledek.
score-secret = Tajemství serveru, teď odhalené
score-shares = Co před rozdáním přidaly prohlížeče hráčů
score-share-none = nic
score-agrees = Tento prohlížeč se před rozdáním dozvěděl tentýž závazek a to, co přidal, tu je.
score-disagrees = Tento prohlížeč se před rozdáním dozvěděl jiný závazek, nebo tu chybí to, co přidal. Náhodě této partie nevěř.
score-check-secret = Stáhni záznam a spusť { $command } – hra se z tajemství a z přidaného přehraje znovu a porovná se závazek i výsledek.

replay-title = Přehrávání
replay-slider = Krok
replay-at = krok { $at } z { $last }
replay-valuetext = { $where }, krok { $at } z { $last }
replay-to-start = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-on = O krok dál
replay-to-end = Na konec
replay-show-table = Ukázat stůl
replay-pace = Rychlost
replay-pace-slow = pomalu
replay-pace-normal = běžně
replay-pace-quick = rychle
replay-seen-from = Čí pohled
replay-open = Vše odkryté
replay-moves = Všechny kroky
replay-deal = Rozdávají se karty
replay-move = Tenhle krok
replay-controls = Přehrávání
replay-more = Víc
replay-less = Míň
replay-running = Tahle hra se ještě hraje.
replay-running-help = Přehrát ji půjde, až skončí.
replay-to-table = Ke stolu
replay-closed = K téhle hře teď nemůžeš.
replay-closed-help = Ještě se hraje, nebo je jen pro ty, kdo u stolu seděli. Odkaz ti může poslat, kdo stůl založil.
replay-nothing = Taková hra tu není.
replay-nothing-help = Adresa možná není celá, nebo už je stůl uklizený.
replay-failed = Přehrávání se teď nedaří ukázat.
replay-failed-help = Nic se neztratilo. Načti stránku za chvíli znovu.
replay-to-games = Ke hrám
replay-loading = Chystám stůl…

fork-from-here = Rozehrát odtud
fork-title = Hrát dál od kroku { $at }
fork-help = Stejné karty v rukou, stejné balíčky i stejná náhoda, s boty, nebo s kamarády. Kdo si hru pamatuje, ví, co přijde.
fork-seat = Kdo hraje za: { $name }
fork-me = Já
fork-bot = Bot
fork-friend = Kamarád
fork-bot-level = Boti hrají
fork-start = Připravit stůl
fork-cancel = Teď ne
fork-nobody = Aspoň jedno místo si vezmi, nebo ho nech kamarádovi.
fork-at-end = Tady hra končí. Vrať se o pár kroků a hraj dál jinak.
fork-failed = Stůl se nepodařilo připravit. Nic se neztratilo, zkus to znovu.
fork-old-rules = Tahle hra začala podle starších pravidel, proto v ní nejde pokračovat.
fork-too-many = Máš najednou moc stolů. Nejdřív některý dohraj.

what-if = Co kdyby
what-if-way = Jak hrát dál
what-if-anew = Podle toho, co se vědělo
what-if-as-it-was = Všechno, jak to bylo
what-if-help = Hraješ dál s tím, co v tu chvíli ví { $name }. Co bylo skryté, rozdá se znovu, a co přijde, losuje se znovu{ $alone ->
    [true] .
   *[other] ; za ostatní hrají boti.
  } Všechno jde vzít zpět a nic se nepočítá.
what-if-seat = Za koho hraješ
what-if-start = Hrát dál
what-if-from = { $when }
what-if-with = proti: { $names }
what-if-back = Zpět
what-if-again = Znovu odtamtud
what-if-gone = Ta hra už tu není.
what-if-now = Šance na výhru
what-if-now-short = Šance
what-if-before = předtím { $chance }
what-if-was = ve hře { $chance }
what-if-dashed = Čárkovaně: jak se šance vyvíjela ve hře
what-if-reckoning = Šance se počítá …
what-if-heard-now = Šance na výhru: { $chance }.
what-if-heard-before = Předtím: { $chance }.
what-if-heard-was = Ve hře: { $chance }.
what-if-ended = Co kdyby: nikam se nepočítá a brzy se zapomene.

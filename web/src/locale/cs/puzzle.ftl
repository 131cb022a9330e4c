### Pozice k trénování

puzzle-title = Pozice
puzzle-tab-today = Dnes
puzzle-tab-trainer = Trénink
puzzle-loading = Chystáme stůl …
puzzle-none = Zatím tu žádné pozice nejsou.
puzzle-unknown = Taková pozice tu není.
puzzle-unknown-help = Možná tu byla před aktualizací. Jsou tu ale jiné.
puzzle-failed = Pozici teď nejde ukázat.
puzzle-failed-help = Nic se neztratilo. Zkus to za chvíli znovu.

puzzle-today = Pozice dne
puzzle-today-date = Pozice dne · { $date }
puzzle-try = Zkusit
puzzle-look-again = Podívat se znovu
puzzle-week = Tento týden
puzzle-week-found = { $found } z { $all } nalezeno
puzzle-day = { $day }: { $first }
puzzle-day-to-come = { $day }: teprve přijde
puzzle-first-none = nezkoušeno
puzzle-first-best = nalezeno napoprvé
puzzle-first-good = napoprvé dobře
puzzle-first-inaccuracy = napoprvé nepřesnost
puzzle-first-mistake = napoprvé chyba
puzzle-first-blunder = napoprvé hrubá chyba

puzzle-train = Trénink
puzzle-game = Hra
puzzle-theme = Téma
puzzle-any-theme = Libovolné téma
puzzle-difficulty = Obtížnost
puzzle-difficulty-1 = velmi lehká
puzzle-difficulty-2 = lehká
puzzle-difficulty-3 = střední
puzzle-difficulty-4 = těžká
puzzle-difficulty-5 = velmi těžká
puzzle-found-of = nalezeno { $found } z { $all }
puzzle-not-begun = { $all }, zatím žádná nalezená
puzzle-harder = Když najdeš tři po sobě, přijdou těžší. Špatnou odpovědí nic neztratíš.
puzzle-start-training = Začít trénovat

puzzle-question = Otázka
puzzle-answers = Možné odpovědi
puzzle-exact = přesně
puzzle-exact-about = Dohráno do konce: u každé odpovědi víme, jak dopadne.
puzzle-tried =
    { $count ->
        [one] zkoušeno jednou
       *[other] zkoušeno { $count }krát
    }
puzzle-no-clock = Čas neběží, nespěchej.
puzzle-other = Jiná pozice
puzzle-your-answer = Tvoje odpověď.
puzzle-course = Správný postup
puzzle-next = Další pozice
puzzle-steps = Krok za krokem
puzzle-again = Zkusit znovu
puzzle-fold = Podívat se na stůl
puzzle-unfold = Ukázat odpovědi

puzzle-keys-answer = Odpovědět
puzzle-keys-next = Další pozice
puzzle-keys-again = Zkusit znovu
puzzle-keys-close = Zavřít

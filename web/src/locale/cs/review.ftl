### Rozbory dohraných her

review = Rozbor
review-tabs = Tahle hra
review-tab-score = Vyúčtování
review-tab-replay = Přehrání
review-opening = Otevírám rozbor…
review-failed = Rozbor se teď nedaří ukázat.
review-failed-help = Nic se neztratilo. Zkus to za chvíli znovu.
review-seen-as = pohled:
review-spectator = divák

review-going = Procházíme hru znovu
review-going-help = Co už je hotové, si můžeš číst. Když odejdeš, nic se neztratí: rozbor běží dál a počká tu na tebe.
review-waiting = Čeká, až přijde na řadu
review-waiting-help = Právě se procházejí jiné hry. Začne sám.
review-answers-so-far = odpověď { $looked } z { $all }
review-deepening = prohlédnuto vše, { $searched ->
    [one] { $searched } odpověď prověřena důkladněji
    [few] { $searched } odpovědi prověřeny důkladněji
   *[other] { $searched } odpovědí prověřeno důkladněji
}
review-left-moment = ještě pár vteřin
review-left-minute = ještě asi minutu
review-left-minutes = ještě asi { $minutes ->
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
review-deepening-left = nejvýš dvě minuty
review-stopped = Zastaveno v půlce. Nic se neztratilo.
review-time-over = Čas na rozbor vypršel dřív, než se podrobně prošly všechny odpovědi. Nic se neztratilo.
review-go-on = Pokračovat
review-broken = Nepodařilo se ho dokončit. Co už je hotové, zůstává.
review-busy = Odsud je teď rozborů moc najednou. Zkus to za minutu znovu.
review-try-again = Zkusit znovu
review-stop = Zastavit
review-heard-quarter = Čtvrtina odpovědí prohlédnuta.
review-heard-half = Polovina odpovědí prohlédnuta.
review-heard-done = Rozbor je hotový.

review-accuracy-title = Jak kdo hrál
review-player = Hráč
review-accuracy = Přesnost
review-accuracy-short = přesnost
review-too-few = málo odpovědí
review-luck = Štěstí
review-best = Nejlepší
review-good = Dobré
review-inaccuracy = Nepřesnost
review-mistake = Chyba
review-blunder = Hrubá chyba
review-lucky = Štěstí
review-unlucky = Smůla

review-chances = Šance na výhru
review-band = pás ukazuje jistotu odhadu:
review-all-bands = Všechny pásy
review-first-look = první pohled, pásy jsou zatím široké
review-lane-play = Hra
review-lane-luck = Štěstí
review-round = { $number ->
    [0] Před 1. kolem
   *[other] Kolo { $number }
}
review-turn = Tah { $number }
review-graph = Šance na výhru všech hráčů, odpověď za odpovědí. { $turnings }
review-graph-table = Šance na výhru na konci každého kola
review-round-head = Kolo

review-moments = Klíčové okamžiky
review-moments-so-far = zatím nalezené; čárkovaný znak se ještě může změnit
review-moments-none = Nic nevyčnívalo.
review-moments-none-yet = Zatím nic.
review-moments-none-here = Nic takového tu není.
review-filter-all = Vše
review-filter-mistakes = Chyby
review-filter-luck = Štěstí
review-change-head = změna vlastní šance hráče, v %

review-moment = Okamžik
review-moment-of = Okamžik { $number } z { $all }
review-answer-of = Odpověď { $number } z { $all }
review-before = Předchozí okamžik
review-next = Další okamžik
review-nothing-chosen = Vyber okamžik v seznamu nebo v grafu.
review-nothing-yet = První okamžiky tu budou za chvilku.
review-table-then = Stůl v tom okamžiku
review-luck-came = Co udělalo štěstí
review-chance-to-win = šance na výhru
review-better = Co bylo lepší
review-other = Co ještě šlo
review-best-of = { $count ->
    [one] nejlepší { $count }
   *[other] nejlepší { $count }
} z { $all }
review-too-close = Rozdíl je moc malý, než aby šel poznat.
review-played = Zahráno: { $answer }
review-only-answer = Jiná odpověď nebyla.
review-no-look-yet = Ještě neprozkoumáno.
review-followed = Co by bylo dál
review-times = { $times }× z { $of }
review-judged = Posuzujeme jen podle toho, co tehdy ví { $player }: žádné cizí karty v ruce, nic lícem dolů.
review-play-on = Rozehrát odtud
review-show-table = Ukázat stůl
review-all-moments = Všechny okamžiky
review-less = Míň
review-more = Víc

review-percent = { $number } %
review-span = { $low }–{ $high } %
review-under = pod 1 %
review-over = přes 99 %
review-change-span = { $from } až { $to }
review-heard-chance = { $number } procent, mezi { $low } a { $high }
review-heard-moment = { $when }, { $player }, { $name }: { $text }, { $change }, ze { $from } na { $to } procent

review-keys-moments = Předchozí a další okamžik
review-keys-alternatives = Jiné odpovědi
review-keys-mine = Jen okamžiky tohoto hráče
review-keys-graph = Graf, nebo seznam
review-keys-table = Ukázat stůl
review-keys-play = Rozehrát odtud
review-keys-close = Zavřít

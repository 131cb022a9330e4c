### Nápověda u stolu: lucerna, postrčení, nejlepší možnosti

hint = Nápověda
hint-ask = Napověz mi
hint-close = Zavřít nápovědu
hint-thinking = Přemýšlím
hint-more =
    { $count ->
        [1] Ukázat šanci
        [2] Ukázat šance
       *[other] Ukázat tři nejlepší
    }
hint-again = Zkusit znovu
hint-counted =
    { $count ->
        [0] Nápovědy se počítají: na konci hry bude vidět, u kolika odpovědí pomohly. Zatím u žádné.
        [one] Nápovědy se počítají: zatím pomohly u { $count } odpovědi.
        [few] Nápovědy se počítají: zatím pomohly u { $count } odpovědí.
       *[other] Nápovědy se počítají: zatím pomohly u { $count } odpovědí.
    }
hint-seen-from = Šance na výhru, jak je vidět z tvého místa. Čárka ukazuje, jak je to jisté.
hint-too-close = Nelze poznat, zda je to horší než 1.
hint-heard = { $number }: { $option }, { $chance }. { $reason }

hint-refused-no-hints = U tohoto stolu nápovědy nejsou. Volí se při zakládání stolu.
hint-refused-not-your-seat = Na tomhle místě nesedíš. Nápověda je jen k vlastní otázce.
hint-refused-stale = Otázka už je jiná. Zeptej se znovu.
hint-refused-not-now = Ostatní ještě tajně vybírají: nápověda bude, až všichni vyberou.
hint-refused-too-many-requests = Moc rychle. Chvilku počkej a zeptej se znovu.
hint-refused-try-later = Server má teď moc přemýšlení. Nic se neztratilo, zeptej se za chvilku znovu.
hint-refused-hints-with-people = Hraje tu ještě někdo: nápovědy jsou jen do hry s boty.
hint-refused-no-server = Server neodpovídá. Nic se neztratilo, zeptej se za chvilku znovu.
hint-refused-other = Teď to nejde napovědět. Nic se neztratilo, zeptej se za chvilku znovu.

## Stůl to o sobě říká
hints = Nápovědy
hints-about = U tohoto stolu si lze říct o nápovědu; počítají se.
hints-was =
    { $count ->
        [0] Nápovědy byly povolené, žádná nepadla.
        [one] Nápověda pomohla u { $count } odpovědi.
        [few] Nápověda pomohla u { $count } odpovědí.
       *[other] Nápověda pomohla u { $count } odpovědí.
    }
hints-on = U každé otázky si můžeš říct o nápovědu. Do statistik se taková hra nepočítá.
hints-off = Hraješ bez pomoci.
hints-people = Nápovědy jsou jen do hry s boty. Posaď na ostatní místa boty a můžeš je mít.
hints-is = s nápovědami

keys-hint = nápověda; podruhé: nejlepší možnosti
keys-hint-go = když jsou vidět nejlepší možnosti: přejít na možnost, bez volby

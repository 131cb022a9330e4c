### Legendy Dávnozemě: otázka v tahu někoho jiného.  Řádky jsou pořád stejné, ať je v ruce cokoli.

eldervale-rx-join = Zapojit se
eldervale-rx-spell = Seslat kouzlo
eldervale-rx-treasure = Odhodit poklad
eldervale-rx-pass = Pasovat
eldervale-rx-pass-about = Nic neplatíš a nic neukážeš
eldervale-rx-space = mezerník
eldervale-rx-spell-about = Otevře ruku; co se teď hodí, se rozsvítí
eldervale-rx-treasure-about =
    { $count ->
        [one] 1 žeton v pořadači, jeho zdroje získáš hned
        [few] { $count } žetony v pořadači, jejich zdroje získáš hned
       *[other] { $count } žetonů v pořadači, jejich zdroje získáš hned
    }
eldervale-rx-no-treasure = v pořadači nemáš žádný žeton
eldervale-rx-unit = { $unit } { $place }
eldervale-rx-swords = Další kostka za každý zdroj: { $blades }
eldervale-rx-adds =
    { $count ->
        [one] 1 kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
eldervale-rx-nothing-fits = Teď se nehodí žádná karta z tvé ruky.

eldervale-rx-where = { $realm } · { $about }
# $realm kde se bojuje, $sides kdo a s kolika kostkami: "Liška 2, ty 3, Chiméra 3+"
eldervale-rx-fight = { $realm }: { $sides }

## Proč se zapojit nejde

eldervale-rx-no-join-placed = nemáš kým vyrazit a bitva ještě není
eldervale-rx-no-join-battle = jednotky se připojují, až bitva začne
eldervale-rx-no-join-join = vedle bitvy nemáš žádnou jednotku
eldervale-rx-no-join-dice = nemáš meč, nebo už se další kostka nevejde
eldervale-rx-no-join-rolled = po tomto hodu ti žádná schopnost nepomůže
eldervale-rx-no-join-won = bitva je rozhodnutá
eldervale-rx-no-join-lost = jednotky nezachrání žádná schopnost ani žeton taktiky
eldervale-rx-no-join-end = žádná bitva se nekoná
eldervale-rx-no-join-event = žádná bitva se nekoná
eldervale-rx-no-join-after-action = žádná bitva se nekoná

## O co jde; za názvem říše

eldervale-rx-about-placed = ještě před akcí říše.
eldervale-rx-about-battle = než se připojí jednotky.
eldervale-rx-about-join = každý je na řadě jednou.
eldervale-rx-about-dice = před hodem, dokud všichni nepasují.
eldervale-rx-about-rolled = po hodu, dokud všichni nepasují.
eldervale-rx-about-won = bitva je tvoje.
eldervale-rx-about-lost = než tvoje jednotky odejdou.
eldervale-rx-about-end = než začne další hráč.
eldervale-rx-about-event = právě teď lze splnit úkol.
eldervale-rx-about-after-action = po akci říše.

## V jakém pořadí se ptáme

eldervale-rx-order = V jakém pořadí jsou hráči dotázáni
eldervale-rx-answered = hotovo
eldervale-rx-you = ty
eldervale-rx-last = { $name }, poslední

## Stálé odpovědi

eldervale-rx-ahead = Nebo odpovědět předem
eldervale-rx-unless-fight = Pasovat mimo mé bitvy
eldervale-rx-unless-join = Pasovat mimo bitvy na dosah
eldervale-rx-more = Další…
eldervale-rx-standing = Moje stálé odpovědi
eldervale-rx-private = vidíš je jen ty
eldervale-rx-change = Upravit
eldervale-rx-none = Teď žádné. Ostatní vidí stejnou chvilku čekání a stejné slovo, ať pasuješ, máš odpovězeno předem, nebo nemáš co zahrát.

## Pod mapou

eldervale-rx-strip = Tah, který právě probíhá
eldervale-rx-dwelling = sídlo
eldervale-rx-dice = kostky: { $dice }

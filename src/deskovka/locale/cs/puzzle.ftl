## Pozice k trénování: co která odpověď znamenala a proč

puzzle-you = Ty
# Řádek nad vysvětlením
puzzle-title-best = Nalezeno: { $best }
puzzle-title-good = Dobré, o chlup lepší: { $best }
puzzle-title-wrong = Lepší: { $best }
# Jeho věty, nejvýš čtyři
puzzle-says-best = Takhle vyhraješ { $chance } partií, druhá nejlepší odpověď „{ $other }“ vyhrává { $less }.
puzzle-says-wrong = „{ $best }“ vyhrává { $chance } partií, „{ $answer }“ { $less }.
puzzle-says-hardly-found = Ze slabších botů ji nenajde skoro žádný.
puzzle-says-found =
    { $tenths ->
        [one] Ze slabších botů ji najde jeden z deseti.
        [few] Ze slabších botů ji najdou { $tenths } z deseti.
       *[other] Ze slabších botů ji najde { $tenths } z deseti.
    }
puzzle-says-course = Po „{ $answer }“ by to nejspíš šlo dál takhle: { $steps }.
puzzle-step = { $player }: { $answer }
puzzle-says-seat = To všechno podle toho, co ze svého místa vidíš.
puzzle-says-end = „{ $answer }“: { $end }
puzzle-says-exact = Je to dohrané do konce, nic skrytého na tom nic nezmění.
# Jak skončí partie dohraná do konce
puzzle-end-won =
    Vyhraješ o { $lead ->
        [one] jeden bod.
        [few] { $lead } body.
       *[other] { $lead } bodů.
    }
puzzle-end-level-won = Na body skončíte nastejno a přesto vyhraješ.
puzzle-end-level-shared = O výhru se podělíte.
puzzle-end-level-lost = Na body skončíte nastejno a přesto prohraješ.
puzzle-end-lost =
    Prohraješ o { $lead ->
        [one] jeden bod.
        [few] { $lead } body.
       *[other] { $lead } bodů.
    }

### Legendy Dávnozemě: jak se říká jejím kouskům

eldervale-piece-gem = { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}
eldervale-piece-scroll = { $count ->
    [one] { $count } svitek
    [few] { $count } svitky
   *[other] { $count } svitků
}
eldervale-piece-potion = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
   *[other] { $count } lektvarů
}
eldervale-piece-tool = { $count ->
    [one] { $count } nástroj
    [few] { $count } nástroje
   *[other] { $count } nástrojů
}
eldervale-piece-sword = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
eldervale-piece-gold = { $count ->
    [one] { $count } zlatá mince
    [few] { $count } zlaté mince
   *[other] { $count } zlatých mincí
}
eldervale-piece-magic = { $count ->
    [one] { $count } karta magie
    [few] { $count } karty magie
   *[other] { $count } karet magie
}
eldervale-piece-any = { $count ->
    [one] { $count } libovolný zdroj
    [few] { $count } libovolné zdroje
   *[other] { $count } libovolných zdrojů
}
eldervale-piece-basic = { $count ->
    [one] { $count } základní zdroj
    [few] { $count } základní zdroje
   *[other] { $count } základních zdrojů
}
eldervale-piece-power = { $count ->
    [one] { $count } úroveň síly
    [few] { $count } úrovně síly
   *[other] { $count } úrovní síly
}
eldervale-piece-fame = { $count ->
    [one] { $count } pole slávy
    [few] { $count } pole slávy
   *[other] { $count } polí slávy
}
eldervale-piece-orb = { $count ->
    [one] orb
    [few] { $count } orby
   *[other] { $count } orbů
}
eldervale-piece-vp = { $count ->
    [one] { $count } vítězný bod
    [few] { $count } vítězné body
   *[other] { $count } vítězných bodů
}
eldervale-piece-points = VB
eldervale-piece-or = nebo
eldervale-piece-hidden-token = žeton pokladu lícem dolů
eldervale-piece-empty-field = prázdné pole
eldervale-piece-die = kostka, hodnota { $face }
eldervale-piece-die-unrolled = kostka ještě nehozená

### Legendy Dávnozemě: kdo sedí u stolu, horní lišta, části na telefonu

eldervale-ui-players = Hráči
eldervale-ui-place = { $place }. v pořadí
eldervale-ui-you = ty
eldervale-ui-bot = { $name }, bot
eldervale-ui-deputy = { $name }, hraje bot
eldervale-ui-thinking = přemýšlí
eldervale-ui-team = Tým { $team }, spoluhráč { $mate }
eldervale-ui-open = { $name }: ukázat vyložené karty
eldervale-ui-ready = připraveno: { $units }
eldervale-ui-ready-none = žádná připravená jednotka
eldervale-ui-hand-count = { $count ->
    [one] { $count } karta magie v ruce
    [few] { $count } karty magie v ruce
   *[other] { $count } karet magie v ruce
}
eldervale-ui-dwellings = { $count } z { $most } sídel
eldervale-ui-cards = { $count ->
    [one] { $count } karta dobrodružství
    [few] { $count } karty dobrodružství
   *[other] { $count } karet dobrodružství
}
eldervale-ui-tokens = { $count ->
    [one] { $count } žeton pokladu
    [few] { $count } žetony pokladu
   *[other] { $count } žetonů pokladu
}
eldervale-ui-orbs = { $count ->
    [one] { $count } neumístěný orb
    [few] { $count } neumístěné orby
   *[other] { $count } neumístěných orbů
}
eldervale-ui-tactics-active = aktivní žeton taktiky
eldervale-ui-tactics-exhausted = vyčerpaný žeton taktiky
eldervale-ui-no-resources = žádné zdroje
eldervale-ui-vp = { $count } VB
eldervale-ui-vp-short = VB

eldervale-ui-setup = příprava
eldervale-ui-turn = tah
eldervale-ui-peace = mír
eldervale-ui-peace-about = Nebojuje se, dokud každý aspoň jednou nesvolá jednotky; zbývá: { $names }
eldervale-ui-battles = bitvy
eldervale-ui-battles-on = ano
eldervale-ui-ends = končí { $roofs }. sídlem nebo poslední říší
eldervale-ui-ends-near = { $left ->
    [one] zbývá { $left } říše, nebo { $roofs }. sídlo
    [few] zbývají { $left } říše, nebo { $roofs }. sídlo
   *[other] zbývá { $left } říší, nebo { $roofs }. sídlo
}
eldervale-ui-ends-dwelling = Stojí { $roofs }. sídlo.
eldervale-ui-ends-supply = Poslední říše je na mapě.
# Tahy po tomto
eldervale-ui-last = { $count ->
    [0] poslední tah
    [one] ještě { $count } tah
    [few] ještě { $count } tahy
   *[other] ještě { $count } tahů
}
eldervale-ui-now = Tah { $turn }; { $peace ->
    [yes] mír, dokud všichni nesvolali jednotky
   *[no] bojuje se
}; { $end }

eldervale-ui-pane = Co je vidět
eldervale-ui-pane-turn = Tah
eldervale-ui-pane-tableau = Karty
eldervale-ui-pane-tracks = Stupnice
eldervale-ui-pane-hand = Ruka
eldervale-ui-pane-offer = Nabídka
eldervale-ui-pane-ghosts = Tah přízraků
eldervale-ui-pane-more = Další

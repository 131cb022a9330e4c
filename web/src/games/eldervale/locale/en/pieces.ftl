### Dwellings of Eldervale: what its pieces are called

eldervale-piece-gem = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
eldervale-piece-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
eldervale-piece-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
eldervale-piece-tool = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
eldervale-piece-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
eldervale-piece-gold = { $count } gold
eldervale-piece-magic = { $count ->
    [one] { $count } magic card
   *[other] { $count } magic cards
}
eldervale-piece-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
eldervale-piece-basic = { $count ->
    [one] { $count } basic resource
   *[other] { $count } basic resources
}
eldervale-piece-power = { $count ->
    [one] { $count } level of power
   *[other] { $count } levels of power
}
eldervale-piece-fame = { $count } fame
eldervale-piece-orb = { $count ->
    [one] orb
   *[other] { $count } orbs
}
eldervale-piece-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
eldervale-piece-points = VP
eldervale-piece-or = or
eldervale-piece-hidden-token = treasure token face down
eldervale-piece-empty-field = empty field
eldervale-piece-die = die showing { $face }
eldervale-piece-die-unrolled = die not rolled yet

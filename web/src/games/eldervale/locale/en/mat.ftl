### Dwellings of Eldervale: my strip under the map

eldervale-mat-title = My things
eldervale-mat-resources = Resources
eldervale-mat-resources-most = Resources · max { $limit }
eldervale-mat-resource = { $name }: { $count } of at most { $limit }
eldervale-mat-treasures = Treasure tokens
eldervale-mat-treasures-count = Treasures · { $count } of { $limit }
eldervale-mat-token = Treasure token: { $name }
eldervale-mat-orbs = { $count ->
    [one] { $count } orb
   *[other] { $count } orbs
}
eldervale-mat-tactics-active = { $name }: active
eldervale-mat-tactics-exhausted = { $name }: exhausted
eldervale-mat-units = Units
eldervale-mat-ready = Ready area
eldervale-mat-ready-title = Ready · to summon
eldervale-mat-ready-unit = { $count ->
    [one] Ready: { $name }
   *[other] Ready: { $name }, { $count } of them
}
eldervale-mat-choose = { $name }. Choose it, then a realm
eldervale-mat-none-ready = none ready
eldervale-mat-all-summoned = all summoned
eldervale-mat-to-summon = { $count ->
    [one] To be summoned: { $name } for { $cost }
   *[other] To be summoned: { $name }, { $count } left; the next one for { $cost }
}
eldervale-mat-for-hire = { $name } can be hired for 1 gold or an orb
eldervale-mat-hand = Magic cards
eldervale-mat-hand-of = Hand of { $name }
eldervale-mat-hand-none = No magic cards
eldervale-mat-hand-closed = { $count ->
    [one] { $count } magic card face down
   *[other] { $count } magic cards face down
}
eldervale-mat-cast-free = Free for you now.
eldervale-mat-cast-for = Costs you { $price } now.
eldervale-mat-progress = Reached { $reached } of { $needed }.

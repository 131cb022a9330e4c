### Legendy Dávnozemě: můj pruh pod mapou

eldervale-mat-title = Moje věci
eldervale-mat-resources = Zdroje
eldervale-mat-resources-most = Zdroje · nejvýš { $limit }
eldervale-mat-resource = { $name }: { $count } z nejvýš { $limit }
eldervale-mat-treasures = Žetony pokladu
eldervale-mat-treasures-count = Poklady · { $count } ze { $limit }
eldervale-mat-token = Žeton pokladu: { $name }
eldervale-mat-orbs = { $count ->
    [one] { $count } orb
    [few] { $count } orby
   *[other] { $count } orbů
}
eldervale-mat-tactics-active = { $name }: aktivní
eldervale-mat-tactics-exhausted = { $name }: vyčerpaná
eldervale-mat-units = Jednotky
eldervale-mat-ready = Přípravná oblast
eldervale-mat-ready-title = Připraveno · k povolání
eldervale-mat-ready-unit = { $count ->
    [one] Připraven: { $name }
   *[other] Připraveno: { $name }, { $count }×
}
eldervale-mat-choose = { $name }. Vyber jednotku a pak říši
eldervale-mat-none-ready = nikdo
eldervale-mat-all-summoned = vše povoláno
eldervale-mat-to-summon = { $count ->
    [one] K povolání: { $name }, cena: { $cost }
   *[other] K povolání: { $name }, zbývá { $count }; cena příští jednotky: { $cost }
}
eldervale-mat-for-hire = { $name }: lze najmout za 1 zlato nebo za orb
eldervale-mat-hand = Karty magie
eldervale-mat-hand-of = Karty v ruce: { $name }
eldervale-mat-hand-none = Žádné karty magie
eldervale-mat-hand-closed = { $count ->
    [one] { $count } karta magie rubem nahoru
    [few] { $count } karty magie rubem nahoru
   *[other] { $count } karet magie rubem nahoru
}
eldervale-mat-cast-free = Teď zdarma.
eldervale-mat-cast-for = Teď stojí: { $price }.
eldervale-mat-progress = Splněno { $reached } z { $needed }.

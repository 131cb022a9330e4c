### Dwellings of Eldervale: start cards, adventure cards, the whole tableau of a player

eldervale-tableau-of = Tableau of { $name }
eldervale-tableau-of-ghosts = What the ghosts have
eldervale-tableau-start = Start card
eldervale-tableau-open = Open the whole tableau
eldervale-tableau-whole = Tableau
eldervale-ui-key-tableau = lay out my tableau, or close it
eldervale-tableau-field = The field shows: { $thing }.
eldervale-tableau-orb = orb
eldervale-tableau-on-it = On it: { $things }.
eldervale-tableau-with-orb = It has an orb.
eldervale-tableau-with-aura = Attached: { $aura }.
eldervale-tableau-stands = On it stands: { $units }.
eldervale-tableau-underworld = Underworld
eldervale-tableau-unit = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
eldervale-tableau-summon-for = { $name }: to be summoned for
eldervale-tableau-power = { $power ->
    [0] { $element }: no power
   *[other] { $element }: power { $power }
}
eldervale-tableau-fame = Fame: { $fame }
eldervale-tableau-powers = Element power and fame
eldervale-tableau-cards = { $count ->
    [0] Start card
    [one] Start card and { $count } adventure card
   *[other] Start card and { $count } adventure cards
}
eldervale-tableau-ghosts-cards = Adventure cards · { $count }
eldervale-tableau-ghosts-pile = Magic cards in the pile · { $count }
eldervale-tableau-ghosts-pile-about = They lie face down, nobody looks at them. At the end each is worth 1 VP to the ghosts.
eldervale-tableau-quests = Completed quests · { $count }
eldervale-tableau-units = Units
eldervale-tableau-dwellings = Dwellings · { $count } of { $limit }
eldervale-tableau-no-dwellings = None built yet
eldervale-tableau-before = Previous player
eldervale-tableau-next = Next player

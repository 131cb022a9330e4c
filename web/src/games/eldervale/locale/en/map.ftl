### Dwellings of Eldervale: the map

eldervale-map-help = Tab goes through the realms you may choose, arrows to the next realm, Enter chooses, Space shows the monster there large. Plus, minus and zero change how close you see the map.
eldervale-map-monster = { $dice ->
    [one] { $monster }, { $dice } die
   *[other] { $monster }, { $dice } dice
}
eldervale-map-stack = { $token } ({ $left } left)
eldervale-map-used-up = used up, { $printed } is printed
eldervale-map-treasure = treasure: { $tokens }
eldervale-map-lair = lair
eldervale-map-cost = a dwelling costs { $cost }
eldervale-map-worth = a dwelling built here now brings { $count } VP
eldervale-map-bonus = +{ $count } VP for a dwelling here
eldervale-map-dwelling = dwelling of { $name }
eldervale-map-battle = a battle is going on
eldervale-map-on-offer = on offer
eldervale-map-fight = Battle against { $name }, your dice to theirs: { $mine } : { $theirs }
eldervale-map-a-monster = a monster
eldervale-map-rampages = { $dice ->
    [one] { $monster } will rampage here: { $dice } die
   *[other] { $monster } will rampage here: { $dice } dice
}
eldervale-map-calm = Nobody there, no monster beside it
eldervale-map-spot = New realm: { $realm }
eldervale-map-take-up = Take up: { $unit }
eldervale-map-supply = { $count ->
    [0] The realm supply is empty
    [one] { $count } realm left in the supply
   *[other] { $count } realms left in the supply
}
eldervale-map-supply-left = { $count ->
    [one] realm left
   *[other] realms left
}
eldervale-map-underworld = Underworld
eldervale-map-underworld-empty = empty
eldervale-map-fallen = { $count ->
    [one] { $unit } in the Underworld ({ $name })
   *[other] { $unit } ×{ $count } in the Underworld ({ $name })
}
eldervale-map-hire = For hire
eldervale-map-mini = Small map; the frame is what you see

### Legendy Dávnozemě: mapa

eldervale-map-help = Tab prochází říše, které můžeš zvolit, šipky vedou do sousední říše, Enter volí, mezerník ukáže zblízka nestvůru, která tam je. Plus, minus a nula mění přiblížení mapy.
eldervale-map-monster = { $dice ->
    [one] { $monster }, { $dice } kostka
    [few] { $monster }, { $dice } kostky
   *[other] { $monster }, { $dice } kostek
}
eldervale-map-stack = { $token } (zbývá { $left })
eldervale-map-used-up = vyčerpáno, natištěno: { $printed }
eldervale-map-treasure = poklady: { $tokens }
eldervale-map-lair = Doupě
eldervale-map-cost = cena sídla: { $cost }
eldervale-map-worth = sídlo postavené nyní přinese { $count } VB
eldervale-map-bonus = +{ $count } VB za sídlo zde
eldervale-map-dwelling = sídlo ({ $name })
eldervale-map-battle = probíhá zde bitva
eldervale-map-on-offer = v nabídce
eldervale-map-fight = Bitva ({ $name }), tvoje kostky proti jejich: { $mine } : { $theirs }
eldervale-map-a-monster = nestvůra
eldervale-map-rampages = { $dice ->
    [one] { $monster } sem vtrhne: { $dice } kostka
    [few] { $monster } sem vtrhne: { $dice } kostky
   *[other] { $monster } sem vtrhne: { $dice } kostek
}
eldervale-map-calm = Nikdo tu není, žádná nestvůra vedle
eldervale-map-spot = Nová říše: { $realm }
eldervale-map-take-up = Vzít jednotku: { $unit }
eldervale-map-supply = { $count ->
    [0] Zásoba říší je prázdná
    [one] V zásobě zbývá { $count } říše
    [few] V zásobě zbývají { $count } říše
   *[other] V zásobě zbývá { $count } říší
}
eldervale-map-supply-left = { $count ->
    [one] říše v zásobě
    [few] říše v zásobě
   *[other] říší v zásobě
}
eldervale-map-underworld = Podsvětí
eldervale-map-underworld-empty = prázdné
eldervale-map-fallen = { $count ->
    [one] { $unit } v Podsvětí ({ $name })
   *[other] { $unit } ×{ $count } v Podsvětí ({ $name })
}
eldervale-map-hire = K najmutí
eldervale-map-mini = Malá mapa; rámeček ukazuje, co vidíš

### Kemet: Krev a písek: trh s destičkami moci

kemet-tile-ui-market = Destičky moci
kemet-tile-ui-none = Nejdřív se vylosují barvy této hry, pak tu budou ležet destičky.
kemet-tile-ui-colours = Která barva je vidět
kemet-tile-ui-jewel-ruby = Rubín
kemet-tile-ui-jewel-sapphire = Safír
kemet-tile-ui-jewel-diamond = Diamant
kemet-tile-ui-jewel-onyx = Onyx
kemet-tile-ui-reach = tvoje nejvyšší pyramida má stupeň { $level }
kemet-tile-ui-no-pyramid = pyramidu této barvy nemáš
kemet-tile-ui-level = Stupeň { $level }
kemet-tile-ui-head = { $name }: { $colour }, stupeň { $level }.
kemet-tile-ui-left = { $count ->
    [few] Zbývají { $count } kusy.
   *[other] Zbývá { $count } kusů.
}
kemet-tile-ui-owners = Má ji { $players }.
kemet-tile-ui-creature = Mytické stvoření

kemet-tile-ui-state-offered = V nabídce.
kemet-tile-ui-state-open = { $price ->
    [0] Nestojí tě nic.
    [one] Stojí tě { $price } bod víry.
    [few] Stojí tě { $price } body víry.
   *[other] Stojí tě { $price } bodů víry.
}
kemet-tile-ui-state-mine = Máš ji.
kemet-tile-ui-state-gone = Už je rozebraná.
kemet-tile-ui-state-twin = Máš destičku se stejným obrázkem.
kemet-tile-ui-state-today = Tato barva už dnes byla: { $colour }.
kemet-tile-ui-state-low = Chce pyramidu stupně { $level }.
kemet-tile-ui-state-dear = { $price ->
    [one] Stojí { $price } bod víry, máš { $prayer }.
    [few] Stojí { $price } body víry, máš { $prayer }.
   *[other] Stojí { $price } bodů víry, máš { $prayer }.
}
kemet-tile-ui-state-not-now = Teď v nabídce není.

kemet-tile-ui-strength = síla { $count }
kemet-tile-ui-movement = pohyb { $count }
kemet-tile-ui-damage = poškození { $count }
kemet-tile-ui-defence = obrana { $count }

kemet-tile-ui-legend-open = můžeš koupit
kemet-tile-ui-legend-mine = máš
kemet-tile-ui-legend-today = barva už dnes
kemet-tile-ui-legend-low = nízká pyramida
kemet-tile-ui-legend-twin = stejnou už máš
kemet-tile-ui-legend-gone-mark = jméno
kemet-tile-ui-legend-gone = rozebráno
kemet-tile-ui-texts = Všechny texty

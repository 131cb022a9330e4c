### The Vale of Eternity: words of its gallery

gallery-vale-family = Family
gallery-vale-family-fire = Fire
gallery-vale-family-water = Water
gallery-vale-family-earth = Earth
gallery-vale-family-wind = Wind
gallery-vale-family-dragon = Dragons
gallery-vale-effect = Effect
gallery-vale-sells = Sells for
gallery-vale-sells-for = sells for { $price }
gallery-vale-stones =
    { $kind ->
        [red] { $count } red
        [blue] { $count } blue
       *[purple] { $count } purple
    }

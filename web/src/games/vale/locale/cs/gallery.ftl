### The Vale of Eternity: words of its gallery

gallery-vale-family = Živel
gallery-vale-family-fire = Oheň
gallery-vale-family-water = Voda
gallery-vale-family-earth = Země
gallery-vale-family-wind = Vzduch
gallery-vale-family-dragon = Draci
gallery-vale-effect = Efekt
gallery-vale-sells = Prodá se za
gallery-vale-sells-for = prodá se za { $price }
gallery-vale-stones =
    { $kind ->
        [red] { $count ->
            [one] { $count } rubín
            [few] { $count } rubíny
           *[other] { $count } rubínů
        }
        [blue] { $count ->
            [one] { $count } safír
            [few] { $count } safíry
           *[other] { $count } safírů
        }
       *[purple] { $count ->
            [one] { $count } ametyst
            [few] { $count } ametysty
           *[other] { $count } ametystů
        }
    }

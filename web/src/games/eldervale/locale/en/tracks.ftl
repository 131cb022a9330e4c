### Dwellings of Eldervale: element power, fame, the reward menu

eldervale-tracks-power = Element power
eldervale-tracks-power-sub = the number is your power; the first at { $top } takes the orb
eldervale-tracks-power-of = { $name } { $power }
eldervale-tracks-orb-left = the orb is still there
eldervale-tracks-nobody = nobody
eldervale-tracks-row = { $element }: { $things }
eldervale-tracks-fame = Fame
eldervale-tracks-fame-sub = won battles
eldervale-tracks-orb = orb
eldervale-tracks-orb-gone = 2 VP, the orb is taken
eldervale-tracks-space = Fame { $space }: { $things }
eldervale-tracks-menu = Reward menu
eldervale-tracks-menu-short = Menu
eldervale-tracks-menu-sub = one orb per space, for the whole game
eldervale-tracks-menu-space = { $taken ->
    [yes] { $reward }: an orb lies there
   *[no] { $reward } for an orb
}

### Kemet: Blood and Sand: the market of power tiles

kemet-tile-ui-market = Power tiles
kemet-tile-ui-none = The colours of this game are drawn first; then the tiles lie here.
kemet-tile-ui-colours = Which colour is shown
kemet-tile-ui-jewel-ruby = Ruby
kemet-tile-ui-jewel-sapphire = Sapphire
kemet-tile-ui-jewel-diamond = Diamond
kemet-tile-ui-jewel-onyx = Onyx
kemet-tile-ui-reach = your highest pyramid has level { $level }
kemet-tile-ui-no-pyramid = you have no pyramid of this colour
kemet-tile-ui-level = Level { $level }
kemet-tile-ui-head = { $name }: { $colour }, level { $level }.
kemet-tile-ui-left = { $count } copies left.
kemet-tile-ui-owners = Owned by { $players }.
kemet-tile-ui-creature = Mythical creature

kemet-tile-ui-state-offered = On offer.
kemet-tile-ui-state-open = { $price ->
    [0] Costs you nothing.
    [one] Costs you { $price } prayer point.
   *[other] Costs you { $price } prayer points.
}
kemet-tile-ui-state-mine = You own it.
kemet-tile-ui-state-gone = Taken.
kemet-tile-ui-state-twin = You own a tile with the same picture.
kemet-tile-ui-state-today = { $colour }: you have acquired one today.
kemet-tile-ui-state-low = Needs a pyramid of level { $level }.
kemet-tile-ui-state-dear = Costs { $price ->
        [one] { $price } prayer point
       *[other] { $price } prayer points
    }; you have { $prayer }.
kemet-tile-ui-state-not-now = Not on offer now.

kemet-tile-ui-strength = { $count } strength
kemet-tile-ui-movement = { $count } movement
kemet-tile-ui-damage = { $count } damage
kemet-tile-ui-defence = { $count } defence

kemet-tile-ui-legend-open = you can buy it
kemet-tile-ui-legend-mine = yours
kemet-tile-ui-legend-today = colour used today
kemet-tile-ui-legend-low = pyramid too low
kemet-tile-ui-legend-twin = you own its twin
kemet-tile-ui-legend-gone-mark = name
kemet-tile-ui-legend-gone = taken
kemet-tile-ui-texts = All texts

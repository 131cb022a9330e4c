kemet-map-name = Map of the desert
kemet-map-help = Tab goes through the areas you may choose, arrows to the next area, Enter chooses. Plus, minus and zero change how close you see the map.
kemet-map-north = N
kemet-map-pantheon-pill = −2 → 1 VP
kemet-map-bank = East bank under the sandstorm

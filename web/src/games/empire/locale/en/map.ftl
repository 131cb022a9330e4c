# The map of Eight-Minute Empire: Legends.
empire-map-name = Map
empire-map-help = Arrow keys go from region to region, plus and minus bring the map closer, zero shows all of it.
empire-map-wraps = This route goes on at the other end of the map.

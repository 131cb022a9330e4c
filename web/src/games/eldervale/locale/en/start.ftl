### Dwellings of Eldervale: words for a server that does not have it yet

start-eldervale-title = Dwellings of Eldervale
start-eldervale-about = Settle the realms of eight elements, delve into dungeons, tame monsters and gain the most victory points.

### Dwellings of Eldervale: still to come, so that the server has no words for it yet

start-eldervale-title = Dwellings of Eldervale
start-eldervale-about = Build dwellings in a realm of eight elements. Together, or against the Ghosts.

kemet-map-name = Mapa pouště
kemet-map-help = Tabulátor prochází oblasti, které můžeš zvolit, šipky vedou na sousední oblast, Enter volí. Plus, minus a nula mění přiblížení mapy.
kemet-map-north = S
kemet-map-pantheon-pill = −2 → 1 VB
kemet-map-bank = Východní břeh zakryla písečná bouře

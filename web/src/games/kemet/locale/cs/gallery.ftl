### Kemet: Blood and Sand: words of its gallery

gallery-kemet-tile = Destičky moci
gallery-kemet-creature = Stvoření
gallery-kemet-card = Božské zásahy
gallery-kemet-battle = Bojové karty
gallery-kemet-colour = Barva
gallery-kemet-level = Stupeň
gallery-kemet-price = Cena

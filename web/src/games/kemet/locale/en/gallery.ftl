### Kemet: Blood and Sand: words of its gallery

gallery-kemet-tile = Power tiles
gallery-kemet-creature = Creatures
gallery-kemet-card = Divine Intervention
gallery-kemet-battle = Battle cards
gallery-kemet-colour = Colour
gallery-kemet-level = Level
gallery-kemet-price = Price

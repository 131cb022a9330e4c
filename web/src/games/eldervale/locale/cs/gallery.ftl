### Legendy Dávnozemě: slova galerie

gallery-eldervale-what = Co
gallery-eldervale-card = Karty dobrodružství
gallery-eldervale-spell = Kouzla
gallery-eldervale-quest = Úkoly
gallery-eldervale-prophecy = Proroctví
gallery-eldervale-faction = Frakce
gallery-eldervale-monster = Nestvůry
gallery-eldervale-unit = Jednotky a žoldáci
gallery-eldervale-realm = Říše a ruiny
gallery-eldervale-token = Žetony pokladů
gallery-eldervale-dragon = Dračí poklad
gallery-eldervale-element = Element
gallery-eldervale-unit-of = Pro kterou jednotku
gallery-eldervale-cost = Cena

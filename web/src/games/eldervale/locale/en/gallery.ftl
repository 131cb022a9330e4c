### Dwellings of Eldervale: words of its gallery

gallery-eldervale-what = What
gallery-eldervale-card = Adventure cards
gallery-eldervale-spell = Spells
gallery-eldervale-quest = Quests
gallery-eldervale-prophecy = Prophecies
gallery-eldervale-faction = Factions
gallery-eldervale-monster = Monsters
gallery-eldervale-unit = Units and mercenaries
gallery-eldervale-realm = Realms and ruins
gallery-eldervale-token = Treasure tokens
gallery-eldervale-dragon = Dragon treasure
gallery-eldervale-element = Element
gallery-eldervale-unit-of = For which unit
gallery-eldervale-cost = Cost

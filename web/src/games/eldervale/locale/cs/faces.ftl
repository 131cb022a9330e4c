### Legendy Dávnozemě: slova na kartách a listech

eldervale-paper-cost = Cena
eldervale-paper-now = Teď pro tebe
eldervale-paper-free = zdarma
eldervale-paper-free-with = zdarma od síly { $power } ({ $element })
eldervale-paper-points = Vítězné body
eldervale-paper-orb-place = místo pro orb
eldervale-paper-monster = nestvůra
eldervale-paper-legendary = legendární nestvůra
eldervale-paper-mercenary = žoldák
eldervale-paper-home = Domov
eldervale-paper-ruin = ruina
eldervale-paper-special = zvláštní dílek
eldervale-paper-realm = Vezmi si žeton pokladu z některého jejího sloupce.
eldervale-paper-lair = Doupě nestvůry. Vezmi si žeton pokladu z některého sloupce říše.
eldervale-paper-dwelling-cost = Sídlo
eldervale-paper-dwelling-brings = Sídlo přinese sílu
eldervale-paper-used-up = Vyčerpaný sloupec dá
eldervale-paper-lives-here = Žije tu
eldervale-paper-unit = jednotka
eldervale-paper-summon = Povolání stojí
eldervale-paper-dragon-treasure = dračí poklad
eldervale-paper-progress = { $reached } z { $needed }
eldervale-paper-so-far = Zatím

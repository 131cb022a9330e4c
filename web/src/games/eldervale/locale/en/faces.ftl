### Dwellings of Eldervale: words on cards and papers

eldervale-paper-cost = Cost
eldervale-paper-now = For you now
eldervale-paper-free = free
eldervale-paper-free-with = free from power { $power } of { $element }
eldervale-paper-points = Victory points
eldervale-paper-orb-place = place for an orb
eldervale-paper-monster = monster
eldervale-paper-legendary = legendary monster
eldervale-paper-mercenary = mercenary
eldervale-paper-home = Home
eldervale-paper-ruin = ruin
eldervale-paper-special = special tile
eldervale-paper-realm = Take a treasure token from one of its stacks.
eldervale-paper-lair = Lair of a monster. Take a treasure token from one of its stacks.
eldervale-paper-dwelling-cost = Dwelling
eldervale-paper-dwelling-brings = It brings power
eldervale-paper-used-up = Used-up stack gives
eldervale-paper-lives-here = Lives here
eldervale-paper-unit = unit
eldervale-paper-summon = To summon
eldervale-paper-dragon-treasure = dragon treasure
eldervale-paper-progress = { $reached } of { $needed }
eldervale-paper-so-far = So far

### Dwellings of Eldervale: words in the picture of the table and in the names of things

eldervale-label-and = { $some } and { $last }
eldervale-label-nothing = nothing
eldervale-label-monster = the monster
eldervale-label-start-card = the start card
eldervale-label-second = { $name } II
eldervale-label-token = the token of { $element } ({ $face })

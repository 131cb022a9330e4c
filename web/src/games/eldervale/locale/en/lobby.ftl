### A new table of Dwellings of Eldervale

lobby-eldervale-presets = Which rules
lobby-eldervale-preset-first = First game
lobby-eldervale-preset-base = Base game
lobby-eldervale-preset-everything = Everything
lobby-eldervale-preset-own = My choice

lobby-eldervale-map = Map and elements
lobby-eldervale-map-label = How { $tiles } realms may lie for { $seats } players
lobby-eldervale-map-about = { $tiles } realms in rows of { $rows }: { $realms } of { $all } element realms by lot and { $ruins } ruins; { $supply } wait in the supply. This is an example.
lobby-eldervale-elements = { $elements } of eight elements are drawn when the game begins: one for each player and two more.
lobby-eldervale-another = Another example

lobby-eldervale-teams = Alone or in teams
lobby-eldervale-teams-off = Everybody alone
lobby-eldervale-teams-on = 2 against 2
lobby-eldervale-teams-order = One player of the starting team begins, then both of the other team, then the mate. Mates may show each other their hands and swap magic cards.

lobby-eldervale-factions = All { $count } factions and their abilities

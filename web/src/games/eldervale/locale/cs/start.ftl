### Dwellings of Eldervale: still to come, so that the server has no words for it yet

start-eldervale-title = Legendy Dávnozemě
start-eldervale-about = Stavěj příbytky v říši osmi živlů. Spolu, nebo proti Přízrakům.

eldervale-ui-map = Map of Eldervale
eldervale-ui-tab = Adventure offer

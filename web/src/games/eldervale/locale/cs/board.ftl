eldervale-ui-map = Mapa Eldervale
eldervale-ui-tab = Nabídka dobrodružství

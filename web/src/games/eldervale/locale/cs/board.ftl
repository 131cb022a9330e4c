eldervale-ui-map = Mapa Dávnozemě
eldervale-ui-tab = Nabídka dobrodružství

### Nový stůl Legend Dávnozemě

lobby-eldervale-presets = Která pravidla
lobby-eldervale-preset-first = První hra
lobby-eldervale-preset-base = Základní hra
lobby-eldervale-preset-everything = Všechno
lobby-eldervale-preset-own = Vlastní volba

lobby-eldervale-map = Mapa a elementy
lobby-eldervale-map-label = Jak může ležet { $tiles } říší pro { $seats ->
        [few] { $seats } hráče
       *[other] { $seats } hráčů
    }
lobby-eldervale-map-about = { $tiles } říší v řadách { $rows }: { $realms } z { $all } říší elementů losem a { $ruins ->
        [one] jedna ruina
        [few] { $ruins } ruiny
       *[other] { $ruins } ruin
    }; { $supply } čeká v zásobě. Toto je příklad.
lobby-eldervale-elements = Na začátku hry se vylosuje { $elements ->
        [few] { $elements } elementy
       *[other] { $elements } elementů
    } z osmi: pro každého hráče jeden a dva navíc.
lobby-eldervale-another = Jiný příklad

lobby-eldervale-teams = Sami, nebo v týmech
lobby-eldervale-teams-off = Každý sám
lobby-eldervale-teams-on = 2 proti 2
lobby-eldervale-teams-order = Začíná jeden hráč začínajícího týmu, pak hrají oba soupeři a pak jeho spoluhráč. Spoluhráči si mohou ukazovat ruce a vyměňovat karty magie.

lobby-eldervale-factions = Všech { $count } frakcí a jejich schopnosti

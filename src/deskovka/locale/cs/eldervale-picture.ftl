### Legendy Dávnozemě: slova v obrázku stolu a ve jménech věcí

eldervale-label-and = { $some } a { $last }
eldervale-label-nothing = nic
eldervale-label-monster = nestvůra
eldervale-label-start-card = počáteční karta
eldervale-label-second = { $name } II
eldervale-label-token = žeton { $element } ({ $face })

### Legendy Dávnozemě: vedle otázky a pod ní

## Co říká tlačítko, které otázku ukončí

eldervale-ui-end-window = Pokračovat
eldervale-ui-end-regroup = Zbylé do přípravy
eldervale-ui-end-fallen = Padlé nepoužít
eldervale-ui-end-joining = Nikdo další
eldervale-ui-end-respond = Už nic
eldervale-ui-end-beaten = Nechat padnout
eldervale-ui-end-spared = Nikoho dalšího
eldervale-ui-end-swap = Dost výměn
eldervale-ui-end-revive = Ostatní nechat
eldervale-ui-end-reroll = Hodit vybranými
eldervale-ui-end-roll = Nechat hod
eldervale-ui-end-mimic = Nic nenapodobit
eldervale-ui-end-relocate = Nechat žetony

## Vedle něj

eldervale-ui-other-unit = Jiná jednotka
eldervale-ui-put-down = Pustit ji
eldervale-ui-regroup-instead = Raději svolat

## V seznamu pod jednotkou, o kterou jde: kam se vydá a odkud

eldervale-ui-smuggled = potají { $name }
eldervale-ui-to-ready = do přípravné oblasti
eldervale-ui-to-action = na akci { $name }
eldervale-ui-to-card = na kartu { $name }
eldervale-ui-masked-to-card = v přestrojení na kartu { $name }
eldervale-ui-from-underworld = z Podsvětí

## Pod otázkou: kroky

eldervale-ui-step-tile = nová říše
eldervale-ui-step-first = první karta
eldervale-ui-step-second = druhá karta, nebo spálení
eldervale-ui-step-realm = kde
eldervale-ui-step-pay = platba
eldervale-ui-step-points = body a síla
eldervale-ui-steps = Kroky

## Pod otázkou: svolávání, vybraná nebo zvednutá jednotka

eldervale-ui-out =
    { $count ->
        [one] na mapě je ještě 1 jednotka
        [few] na mapě jsou ještě { $count } jednotky
       *[other] na mapě je ještě { $count } jednotek
    }
eldervale-ui-actions =
    { $count ->
        [0] zatím žádná akce
        [one] využita 1 akce
        [few] využity { $count } akce
       *[other] využito { $count } akcí
    }
eldervale-ui-carried = { $unit } { $place }
eldervale-ui-carried-fallen = { $unit } z Podsvětí
eldervale-ui-carried-ready = { $unit } z přípravné oblasti
eldervale-ui-could-act =
    { $count ->
        [one] hodí se 1 akce
        [few] hodí se { $count } akce
       *[other] hodí se { $count } akcí
    }
eldervale-ui-could-go =
    { $count ->
        [one] 1 říše na dosah
        [few] { $count } říše na dosah
       *[other] { $count } říší na dosah
    }
eldervale-ui-could-rest = nebo přípravná oblast
eldervale-ui-could-fight =
    { $count ->
        [one] z toho 1 s bitvou
       *[other] z toho { $count } s bitvou
    }

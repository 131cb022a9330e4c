### Legendy Dávnozemě: počáteční karty, karty dobrodružství, celá herní oblast hráče

eldervale-tableau-of = Herní oblast: { $name }
eldervale-tableau-of-ghosts = Co mají přízraky
eldervale-tableau-start = Počáteční karta
eldervale-tableau-open = Ukázat celou herní oblast
eldervale-tableau-whole = Herní oblast
eldervale-ui-key-tableau = vyložit svou herní oblast, nebo ji zavřít
eldervale-tableau-field = Na poli: { $thing }.
eldervale-tableau-orb = orb
eldervale-tableau-on-it = Leží na ní: { $things }.
eldervale-tableau-with-orb = Má orb.
eldervale-tableau-with-aura = Připojena: { $aura }.
eldervale-tableau-stands = Stojí na ní: { $units }.
eldervale-tableau-underworld = Podsvětí
eldervale-tableau-unit = { $count ->
    [one] { $name }
   *[other] { $count }× { $name }
}
eldervale-tableau-summon-for = { $name }: povolání za
eldervale-tableau-power = { $power ->
    [0] { $element }: bez síly
   *[other] { $element }: síla { $power }
}
eldervale-tableau-fame = Sláva: { $fame }
eldervale-tableau-powers = Síla elementů a sláva
eldervale-tableau-cards = { $count ->
    [0] Počáteční karta
    [one] Počáteční karta a { $count } karta dobrodružství
    [few] Počáteční karta a { $count } karty dobrodružství
   *[other] Počáteční karta a { $count } karet dobrodružství
}
eldervale-tableau-ghosts-cards = Karty dobrodružství · { $count }
eldervale-tableau-ghosts-pile = Karty magie v balíčku · { $count }
eldervale-tableau-ghosts-pile-about = Leží rubem nahoru a nikdo se na ně nedívá. Na konci získají přízraky za každou 1 VB.
eldervale-tableau-quests = Splněné úkoly · { $count }
eldervale-tableau-units = Jednotky
eldervale-tableau-dwellings = Sídla · { $count } ze { $limit }
eldervale-tableau-no-dwellings = Zatím žádné
eldervale-tableau-before = Předchozí hráč
eldervale-tableau-next = Další hráč

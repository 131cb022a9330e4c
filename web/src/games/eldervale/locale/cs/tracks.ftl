### Legendy Dávnozemě: síla elementů, sláva, nabídka odměn

eldervale-tracks-power = Síla elementů
eldervale-tracks-power-sub = číslo je tvá síla; kdo je první na { $top }, získá orb
eldervale-tracks-power-of = { $name } { $power }
eldervale-tracks-orb-left = orb tu ještě leží
eldervale-tracks-nobody = nikdo
eldervale-tracks-row = { $element }: { $things }
eldervale-tracks-fame = Sláva
eldervale-tracks-fame-sub = vyhrané bitvy
eldervale-tracks-orb = orb
eldervale-tracks-orb-gone = 2 VB, orb už je pryč
eldervale-tracks-space = Sláva { $space }: { $things }
eldervale-tracks-menu = Nabídka odměn
eldervale-tracks-menu-short = Odměny
eldervale-tracks-menu-sub = jeden orb na pole, na celou hru
eldervale-tracks-menu-space = { $taken ->
    [yes] { $reward }: leží tu orb
   *[no] { $reward } za orb
}

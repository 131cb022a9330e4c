### Legendy Dávnozemě: nabídka karet dobrodružství a co ještě leží uprostřed

eldervale-offer-decks = Nabídka karet dobrodružství
eldervale-offer-card = { $card }, { $element }
eldervale-offer-taken = další karta se odkryje po výpravě
eldervale-offer-empty = žádná karta nezbývá
eldervale-offer-left = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
eldervale-offer-buried = { $count ->
    [one] { $count } karta odložená pod balíček
    [few] { $count } karty odložené pod balíček
   *[other] { $count } karet odložených pod balíček
}
eldervale-offer-under = Pod balíčkem: { $element }
eldervale-offer-piles = Uprostřed stolu
eldervale-offer-magic = { $count ->
    [one] { $count } karta magie v balíčku
    [few] { $count } karty magie v balíčku
   *[other] { $count } karet magie v balíčku
}
eldervale-offer-discards = odhozeno { $count }
eldervale-offer-discard-pile = Odhozené karty magie, nejnovější první
eldervale-offer-supply = { $count ->
    [one] { $count } říše v zásobě
    [few] { $count } říše v zásobě
   *[other] { $count } říší v zásobě
}
eldervale-offer-hoard = { $count ->
    [one] { $count } dračí poklad
    [few] { $count } dračí poklady
   *[other] { $count } dračích pokladů
}
eldervale-offer-mercenaries = K najmutí
eldervale-offer-hire = { $name }, za 1 zlatou minci do příštího svolání, za orb do konce hry; { $about }

### Údolí věčnosti: řádek nápovědy pod každou otázkou, pro nováčky

vale-help-hunt = Označenou kartu v tomto kole prodáš, nebo zkrotíš. Podívej se na její efekt i na to, za co se její živel prodává.
vale-help-turn = Obě označené karty prodej, nebo zkroť; předtím, mezitím i potom můžeš povolávat karty z ruky a uvolňovat karty ze své oblasti.
vale-help-summon = Drahokamy musí mít hodnotu aspoň jako náklady. Nic se nevrací, takže co přeplatíš, o to přijdeš.
vale-help-release = Uvolnění stojí tolik, kolikáté je kolo, a uvolní v oblasti místo; karta jde na odhazovací hromádku.
vale-help-keep-limit = Odhodit můžeš staré i nové drahokamy. Nech si ty, kterými chceš platit nebo které ti přinesou body.
vale-help-activate-next = Každý pravidelný efekt ve tvé oblasti se v této fázi provede jednou. Pořadí volíš ty a jeden efekt může druhý umožnit, nebo znemožnit.
vale-help-summon-for-free = Karta přijde z ruky do oblasti bez placení a její okamžitý efekt se hned provede.
vale-help-name-owner = Vybrat jde jen toho, kdo má v oblasti kartu toho živlu, tedy i sebe; o kterou kartu přijde, volí on.
vale-help-give-up = Karta jde na odhazovací hromádku a její efekty skončí; ostatní karty zůstanou.
vale-help-copy-effect = Zkopírovaný efekt se provede, jako by byl na této kartě; karta, ze které je, tím neudělá nic.
vale-help-recover-cheap = Karta vrácená do ruky uvolní místo, a když ji znovu povoláš, provede se znovu i její okamžitý efekt.
vale-help-recover-fire = Karta vrácená do ruky uvolní místo, a když ji znovu povoláš, provede se znovu i její okamžitý efekt.
vale-help-recover-for-points = Body určují základní náklady, slevy se nepočítají. Aby se karta vrátila do oblasti, musíš za ni znovu zaplatit.
vale-help-choose-bonuses = Dostaneš obě najednou. Drahokamy nad limit musíš hned odhodit.
vale-help-swap-stones = Drahokamy nad limit musíš hned odhodit, tak si spočítej, kolik jich budeš mít.
vale-help-bargain = O zaplacené body přijdeš, drahokamem pak platíš za karty; drahokamy nad limit musíš odhodit.
vale-help-feed-cerberus = Odhozené karty uvolní místa a jejich efekty skončí. Nemusíš odhodit žádnou.
vale-help-discard-for-points = Body určují základní náklady; karta skončí na odhazovací hromádce.
vale-help-discard-for-purple = Ametyst má běžně hodnotu 6; karta skončí na odhazovací hromádce.
vale-help-discard-for-summon = O jednu kartu přijdeš, jiná přijde do oblasti bez placení.
vale-help-take-from-discard = Karta přijde do ruky; povolání stojí jako obvykle.
vale-help-rob = Ty získáš 1 bod a ten hráč 1 bod ztratí.

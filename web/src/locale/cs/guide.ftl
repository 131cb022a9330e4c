### První hra s průvodcem

guide-label = Průvodce první hrou
guide-count = { $place } z { $of }
guide-next = Dál
guide-skip = Přeskočit průvodce
guide-done = Hotovo, hraju

guide-general-welcome = Uprostřed leží hra, vpravo stojí, na co se tě ptá. Tady ti krátce ukážu, kde co je.
    .title = Vítej u stolu
guide-general-options = Všechno, co teď můžeš udělat. Klepni na řádek, nebo na věc se zlatým okrajem; klávesy 1–9 fungují taky.
    .title = Tvoje možnosti
guide-general-log = Co se stalo, slovo za slovem. U každého řádku je pravidlo, podle kterého se to stalo.
    .title = Záznam
guide-general-end = Cokoli nejde, řekne ti proč, když se toho dotkneš. Hodně štěstí!
    .title = A to je všechno

guide-offer = { $game }: hraješ poprvé?
guide-offer-more = Krátký průvodce ti ukáže, kde co je, vždy když na to přijde.
guide-offer-yes = Ukaž mi to
guide-offer-no = Ne, díky
guide-moment = právě teď

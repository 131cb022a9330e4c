### Eight-Minute Empire: Legends: words of its board

empire-ui-turn = Tah
empire-ui-turn-of = z { $turns }
empire-ui-turn-full = Tah { $turn } z { $turns }
empire-ui-game-of = Hra { $number } ze { $games }
empire-ui-pane = Co je vidět
empire-ui-pane-map = Mapa
empire-ui-pane-cards = Karty
empire-ui-pane-players = Hráči
empire-ui-map = Mapa
empire-ui-players = Hráči

empire-ui-you = ty
empire-ui-card-of = karta { $turn } z { $turns }
empire-ui-you-card-of = ty, karta { $turn } z { $turns }
empire-ui-to-move = na tahu
empire-ui-thinking = přemýšlí
empire-ui-next = další
empire-ui-bot = bot
empire-ui-deputy = hraje bot
empire-ui-bids = vybírá nabídku
empire-ui-has-bid = má vybráno
empire-ui-points-short = b.
empire-ui-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
empire-ui-cards-taken = { $count ->
    [one] vzata { $count } karta z { $turns }
    [few] vzaty { $count } karty z { $turns }
   *[other] vzato { $count } karet z { $turns }
}
empire-ui-supply = zásoba
empire-ui-armies-left = { $count ->
    [one] { $count } armáda v zásobě
    [few] { $count } armády v zásobě
   *[other] { $count } armád v zásobě
}
empire-ui-cities-left = { $count ->
    [one] { $count } město v zásobě
    [few] { $count } města v zásobě
   *[other] { $count } měst v zásobě
}
empire-ui-extra-move = { $count ->
    [one] každý přesun má o { $count } manévr víc
    [few] každý přesun má o { $count } manévry víc
   *[other] každý přesun má o { $count } manévrů víc
}
empire-ui-extra-army = { $count ->
    [one] při každém umisťování o { $count } armádu víc
    [few] při každém umisťování o { $count } armády víc
   *[other] při každém umisťování o { $count } armád víc
}
empire-ui-flying = létání { $count }, krok přes moře stojí { $cost }
empire-ui-elixirs = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
   *[other] { $count } elixírů
}
empire-ui-immune = armády nelze zničit
empire-ui-trophies = { $count ->
    [one] { $count } armáda na kartě vůdce
    [few] { $count } armády na kartě vůdce
   *[other] { $count } armád na kartě vůdce
}
empire-ui-adjective-count = { $adjective } { $count }
empire-ui-score-regions = regiony
empire-ui-score-islands = ostrovy
empire-ui-score-cards = karty
empire-ui-score-elixirs = elixíry
empire-ui-score-tokens = žetony
empire-ui-score-leader = vůdce
empire-ui-score-earlier = hry předtím
empire-ui-open = { $name }: ukázat všechno
empire-ui-things-of = Co má { $name }
empire-ui-no-cards = Zatím žádné karty.
empire-ui-cards = Karty

empire-ui-sea-cost = Krok přes moře teď stojí { $cost } ({ $name })
empire-ui-sea-cost-you = Krok přes moře tě stojí { $cost }
empire-ui-sea-flying = (létání −{ $flying })
empire-ui-land = souš 1
empire-ui-sea = moře { $cost }
empire-ui-neutral = Neutrální armády soupeří o regiony i ostrovy; nikdo s nimi netáhne a nikdo za ně nemá body.

empire-ui-row = Nabídka karet
empire-ui-free = zdarma
empire-ui-price = cena { $price }
empire-ui-taken = { $name } za { $price }
empire-ui-taken-free = { $name } zdarma
empire-ui-deck = balíček
empire-ui-deck-count = { $count ->
    [0] Balíček je prázdný
    [one] Balíček, { $count } karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } karet
}
empire-ui-playing = Hraje se
empire-ui-nothing-played = Tady leží karta, která se právě hraje.
empire-ui-works-now = Karta působí od této chvíle, i pro svou vlastní akci: { $ability }.

empire-ui-ability-extra-move = +{ $amount } pohyb
empire-ui-ability-extra-army = +{ $amount } armáda
empire-ui-ability-flying = Létání
empire-ui-ability-elixir = { $amount ->
    [one] { $amount } elixír
    [few] { $amount } elixíry
   *[other] { $amount } elixírů
}
empire-ui-ability-coins = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
}
empire-ui-ability-vp-per-adjective = { $vp } b. za { $adjective ->
    [ancient] prastaré
    [cursed] prokleté
    [dire] děsivé
    [forest] lesní
    [night] noční
    [noble] vznešené
    [arcane] tajemné
   *[mountain] horské
}
empire-ui-ability-vp-set = { $vp } b. za { $cards } { $adjective ->
    [ancient] prastaré
    [cursed] prokleté
    [dire] děsivé
    [forest] lesní
    [night] noční
    [noble] vznešené
    [arcane] tajemné
   *[mountain] horské
}
empire-ui-ability-vp-per-coins = { $vp } b. za { $coins } mince
empire-ui-ability-vp-per-flying = { $vp } b. za létání
empire-ui-ability-immune = Nedotknutelný
empire-ui-about-extra-move = Každý tvůj přesun má o { $amount } manévr víc.
empire-ui-about-extra-army = Při každém umisťování smíš přidat o { $amount } armádu víc.
empire-ui-about-flying = Krok přes moře stojí o 1 méně, nejméně však 1.
empire-ui-about-elixir = { $amount ->
    [one] { $amount } elixír: kdo jich má na konci nejvíc, boduje.
    [few] { $amount } elixíry: kdo jich má na konci nejvíc, boduje.
   *[other] { $amount } elixírů: kdo jich má na konci nejvíc, boduje.
}
empire-ui-about-coins = Jednorázově { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
} z banku.
empire-ui-about-vp-per-adjective = Na konci { $vp } bod za každou tvou { $adjective ->
    [ancient] prastarou
    [cursed] prokletou
    [dire] děsivou
    [forest] lesní
    [night] noční
    [noble] vznešenou
    [arcane] tajemnou
   *[mountain] horskou
} kartu.
empire-ui-about-vp-set = Na konci { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, máš-li { $cards } { $adjective ->
    [ancient] prastaré
    [cursed] prokleté
    [dire] děsivé
    [forest] lesní
    [night] noční
    [noble] vznešené
    [arcane] tajemné
   *[mountain] horské
} karty.
empire-ui-about-vp-per-coins = Na konci { $vp } bod za každé { $coins } mince, které ti zbudou.
empire-ui-about-vp-per-flying = Na konci { $vp } bod za každý tvůj symbol létání.
empire-ui-about-immune = Tvoje armády nelze zničit.
empire-ui-action-place = umístit
empire-ui-action-move = přesun
empire-ui-action-build = město
empire-ui-action-destroy = zničit
empire-ui-do-place = { $count ->
    [one] umístit { $count } armádu
    [few] umístit { $count } armády
   *[other] umístit { $count } armád
}
empire-ui-do-move = { $count ->
    [one] přesun, { $count } manévr
    [few] přesun, { $count } manévry
   *[other] přesun, { $count } manévrů
}
empire-ui-do-build = postavit město
empire-ui-do-destroy = zničit armádu
empire-ui-action-one = Akce: { $one }.
empire-ui-action-or = Akce: { $one }, nebo { $other }.
empire-ui-action-and = Akce: { $one }, potom { $other }.
empire-ui-or = nebo
empire-ui-from-players = ve hře od { $count } hráčů

empire-ui-left-place = zbývá umístit { $left } z { $total } armád
empire-ui-left-move = zbývá { $left } z { $total } manévrů
empire-ui-left-of = z { $total }
empire-ui-left-points = manévrů zbývá
empire-ui-left-armies = armád zbývá
empire-ui-steps = Kroky karty
empire-ui-end-move = Konec přesunu
empire-ui-end-place = Konec umisťování
empire-ui-march = Co se právě dělá

empire-ui-bid-title = Kolik nabídneš?
empire-ui-bid-about = Nabídky jsou tajné. Kdo nabídne nejvíc, zaplatí a určí, kdo začne; ostatním mince zůstanou.
empire-ui-bid-mine = Nabízíš { $coins }
empire-ui-bid-wait = Ostatní ještě vybírají.
empire-ui-bid-watch = Všichni tajně vybírají nabídku
empire-ui-bid-picked = { $name } má vybráno
empire-ui-bid-open = { $name } vybírá
empire-ui-bids-shown = Nabídky
empire-ui-bid-of = { $name } { $coins }
empire-ui-bid-won = Dražba: { $name } platí { $coins }
empire-ui-bid-starter = Začíná { $name }

empire-ui-laying = Právě se klade
empire-ui-laying-hidden = Žeton lícem dolů
empire-ui-laying-hidden-about = Nikdo neví, který to je. Vezme si ho, kdo tam první postaví město.

empire-ui-region = { $region }: { $things }.
empire-ui-has-armies = { $armies ->
    [one] { $name } { $armies } armáda
    [few] { $name } { $armies } armády
   *[other] { $name } { $armies } armád
}
empire-ui-has-cities = { $cities ->
    [one] { $name } město
    [few] { $name } { $cities } města
   *[other] { $name } { $cities } měst
}
empire-ui-has-both = { $armies ->
    [one] { $name } { $armies } armáda
    [few] { $name } { $armies } armády
   *[other] { $name } { $armies } armád
} { $cities ->
    [one] a město
    [few] a { $cities } města
   *[other] a { $cities } měst
}
empire-ui-has-neutral = { $armies ->
    [one] { $armies } neutrální armáda
    [few] { $armies } neutrální armády
   *[other] { $armies } neutrálních armád
}
empire-ui-has-nothing = prázdno
empire-ui-held = vládne { $name }
empire-ui-held-you = vládneš ty
empire-ui-held-neutral = vládnou neutrální armády
empire-ui-held-nobody = nikdo nevládne
empire-ui-start = startovní region
empire-ui-hidden = žeton lícem dolů

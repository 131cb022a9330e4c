### Kemet: Krev a písek: slova jeho desky

kemet-ui-tab = Destičky moci
kemet-ui-map = Mapa
kemet-ui-round = kolo
kemet-ui-round-of = z { $limit }
kemet-ui-day = Den
kemet-ui-night = Noc
kemet-ui-setup = Příprava
kemet-ui-goal = cíl
kemet-ui-vp = { $count } VB
kemet-ui-now = Kolo { $round }, { $phase ->
    [setup] příprava
    [night] noc
   *[day] den
}, k vítězství stačí { $goal } vítězných bodů

kemet-ui-pane = Co je vidět
kemet-ui-pane-turn = Tah
kemet-ui-pane-board = Deska
kemet-ui-pane-tiles = Destičky
kemet-ui-pane-hand = Ruka
kemet-ui-pane-players = Hráči
kemet-ui-pane-more = Zápis

kemet-ui-players = Pořadí a body
kemet-ui-legend = trvalé
kemet-ui-legend-temporary = dočasné
kemet-ui-you = ty
kemet-ui-bot = bot
kemet-ui-deputy = hraje bot
kemet-ui-thinking = přemýšlí
kemet-ui-to-move = na tahu
kemet-ui-ready = připraveno
kemet-ui-place = { $place }. místo
kemet-ui-open = { $name }: ukázat desku
kemet-ui-board-of = { $god }: { $name }
kemet-ui-tokens = { $count ->
    [one] zbývá { $count } akční žeton
    [few] zbývají { $count } akční žetony
   *[other] zbývá { $count } akčních žetonů
}
kemet-ui-gold-ready = zlatý žeton k použití
kemet-ui-gold-used = zlatý žeton použitý
kemet-ui-gold-gained = zlatý žeton, od příštího tahu
kemet-ui-silver-ready = stříbrný žeton k použití
kemet-ui-silver-used = stříbrný žeton použitý
kemet-ui-silver-gained = stříbrný žeton, od příštího tahu
kemet-ui-prayer = { $count ->
    [one] { $count } bod víry
    [few] { $count } body víry
   *[other] { $count } bodů víry
}
kemet-ui-hand-count = { $count ->
    [one] { $count } karta Božského zásahu
    [few] { $count } karty Božského zásahu
   *[other] { $count } karet Božského zásahu
}
kemet-ui-supply = { $count ->
    [one] { $count } jednotka v zásobě
    [few] { $count } jednotky v zásobě
   *[other] { $count } jednotek v zásobě
}
kemet-ui-veterans = { $count ->
    [one] { $count } žeton veteránů
    [few] { $count } žetony veteránů
   *[other] { $count } žetonů veteránů
}
kemet-ui-score = { $score } z { $goal } vítězných bodů: { $points } trvalých, { $temporary } dočasných

kemet-ui-mat = Moje deska
kemet-ui-spaces = Pole akcí
kemet-ui-level-done = úroveň { $level } už má žeton
kemet-ui-level-open = úroveň { $level } dnes ještě potřebuje žeton
kemet-ui-space-acquire = Destička moci: { $colour }
kemet-ui-space-acquire-any = Destička moci: bez vlastní barvy, jen přes cizí pyramidu
kemet-ui-space-plus = { $space }, +{ $count }
kemet-ui-space-used = { $space }: leží tu žeton
kemet-ui-space-now = { $space }: právě se provádí
kemet-ui-space-placed = { $space }: položeno, teprve se provede
kemet-ui-space-gold = Zlatý žeton
kemet-ui-gold-none = Zlatý žeton: zatím nemáš
kemet-ui-prayer-title = Body víry
kemet-ui-prayer-now = { $count } z { $most } bodů víry
kemet-ui-battle-title = Bojové karty
kemet-ui-battle-count = { $hand } v ruce, { $gone } { $gone ->
    [one] odložená
    [few] odložené
   *[other] odložených
}
kemet-ui-battle-open = odložená lícem nahoru
kemet-ui-battle-closed = odložená lícem dolů
kemet-ui-battle-back = karta odložená lícem dolů
kemet-ui-hand-title = Božský zásah
kemet-ui-hand-none = V ruce nemáš žádné karty.
kemet-ui-hand-closed = Karty v ruce jsou skryté.
kemet-ui-card-price = cena { $price }
kemet-ui-card-battle = do bitvy
kemet-ui-card-day = ve dne
kemet-ui-copies = ×{ $count }
kemet-ui-tiles-title = Destičky moci
kemet-ui-tiles-none = Zatím žádné destičky moci.
kemet-ui-creatures-waiting = není na mapě
kemet-ui-army-limit = limit armády { $count }

kemet-ui-strength = síla { $count }
kemet-ui-damage = poškození { $count }
kemet-ui-defence = obrana { $count }
kemet-ui-movement = pohyb { $count }
kemet-ui-sacrifice = obětuješ { $count ->
    [one] { $count } jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
kemet-ui-creature = tvor
kemet-ui-tile-level = { $colour }, úroveň { $level }

kemet-ui-army = { $units ->
    [one] { $name } { $units } jednotka
    [few] { $name } { $units } jednotky
   *[other] { $name } { $units } jednotek
}
kemet-ui-army-with = { $units ->
    [one] { $name } { $units } jednotka + { $creature }
    [few] { $name } { $units } jednotky + { $creature }
   *[other] { $name } { $units } jednotek + { $creature }
}
kemet-ui-pyramid = pyramida: { $colour }, úroveň { $level }
kemet-ui-point-free = dočasný VB, nikdo ho nemá
kemet-ui-point-of = dočasný VB, má ho { $name }
kemet-ui-yield = v noci { $count ->
    [one] { $count } bod víry
    [few] { $count } body víry
   *[other] { $count } bodů víry
}
kemet-ui-obelisk = obelisk
kemet-ui-harbour-military = vojenský přístav
kemet-ui-harbour-commercial = obchodní přístav
kemet-ui-empty = nikdo tu nestojí
kemet-ui-held = drží { $name }
kemet-ui-area = { $area }: { $things }.
kemet-ui-fight = bitva: { $army }

kemet-ui-marching = { $units ->
    [one] { $units } jednotka { $where }
    [few] { $units } jednotky { $where }
   *[other] { $units } jednotek { $where }
}
kemet-ui-marching-with = { $units ->
    [one] { $units } jednotka a { $creature } { $where }
    [few] { $units } jednotky a { $creature } { $where }
   *[other] { $units } jednotek a { $creature } { $where }
}
kemet-ui-steps-left = { $count ->
    [0] žádný krok nezbývá
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
kemet-ui-pair = vybráno: { $area }; teď druhou čtvrť
kemet-ui-prayer-have = máš { $count ->
    [one] { $count } bod víry
    [few] { $count } body víry
   *[other] { $count } bodů víry
}
kemet-ui-prayer-left =
    { $count ->
        [one] bod víry zbývá
        [few] body víry zbývají
       *[other] bodů víry zbývá
    }
kemet-ui-units-left =
    { $count ->
        [one] jednotka zbývá
        [few] jednotky zbývají
       *[other] jednotek zbývá
    }
kemet-ui-split = Rozdělit
kemet-ui-split-about = Půjde jen část armády: nejdřív kam, potom kdo.
kemet-ui-splitting = půjde jen část; nejdřív kam, potom kdo
kemet-ui-fights =
    { $count ->
        [one] jedna z nich začne bitvu
        [few] { $count } z nich začnou bitvu
       *[other] { $count } z nich začne bitvu
    }
kemet-ui-night-step = noc, krok { $step } z { $count }
kemet-ui-show-map = Ukázat mapu
kemet-ui-show-cards = Ukázat karty
kemet-ui-vision = Karty z Vize

kemet-ui-end-march = Zastavit zde
kemet-ui-end-start = Nepohnout se
kemet-ui-end-found = Tady bez pyramidy
kemet-ui-end-tokens = Bez dalšího žetonu
kemet-ui-end-interlude = Pokračovat
kemet-ui-end-acquire = Žádná destička
kemet-ui-end-build = Nestavět
kemet-ui-end-recruit = To je vše
kemet-ui-end-deploy = Teď ne

kemet-ui-who-goes = Kdo jde { $where }?
kemet-ui-go-all = { $units ->
    [one] Celá: { $units } jednotka
    [few] Všechny { $units } jednotky
   *[other] Všech { $units } jednotek
}
kemet-ui-go-all-with = { $units ->
    [one] { $units } jednotka + { $creature }
    [few] Všechny { $units } + { $creature }
   *[other] Všech { $units } + { $creature }
}
kemet-ui-go-with = s tvorem: { $creature }
kemet-ui-go-units = jen jednotky
kemet-ui-raise = Pyramida { $colour } na stupeň { $level }
kemet-ui-found-title = Pyramida { $where }
kemet-ui-found-level = { $colour }, úroveň { $level }
kemet-ui-choose-action = Co uděláš?
kemet-ui-choose-card = Kterou kartu?

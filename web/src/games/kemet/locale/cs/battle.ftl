### Bitvy a noc ve hře Kemet: Krev a písek

kemet-battle-ui-title = Bitva { $where }
kemet-battle-ui-secret = tajná volba
kemet-battle-ui-secret-mine = tajná volba, vidíš jen svou
kemet-battle-ui-when = { $round }. kolo, den
kemet-battle-ui-show-map = Ukázat mapu
kemet-battle-ui-back-to = Zpět k bitvě
kemet-battle-ui-bar = Bitva stranou
kemet-battle-ui-close = Zavřít
kemet-battle-ui-replay = Znovu přehrát
kemet-battle-ui-continue = Pokračovat
kemet-battle-ui-asked = Čeká na tebe další rozhodnutí.
kemet-battle-ui-waiting =
    Teď vybírá: { $names }

## Kroky

kemet-battle-ui-steps = Kroky bitvy
kemet-battle-ui-steps-count = { $count } kroků
kemet-battle-ui-step-done = hotovo:
kemet-battle-ui-step-1 = Válečná porada
kemet-battle-ui-step-2 = Střet
kemet-battle-ui-step-3 = Výsledek
kemet-battle-ui-step-4 = Ztráty
kemet-battle-ui-step-5 = Kořist
kemet-battle-ui-step-6 = Poražený
kemet-battle-ui-step-7 = Vítěz
kemet-battle-ui-step-8 = Konec

## Strany

kemet-battle-ui-side = { $name }, { $role }
kemet-battle-ui-attacker = útočník
kemet-battle-ui-defender = obránce
kemet-battle-ui-you = ty
kemet-battle-ui-ready = ✓ vybráno
kemet-battle-ui-choosing = vybírá…
kemet-battle-ui-units =
    { $units ->
        [one] { $units } jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }{ $lost ->
        [0] {""}
       *[other] , ztraceno { $lost }
    }
kemet-battle-ui-no-creature = bez stvoření
kemet-battle-ui-cancelled = soupeřovo stvoření jeho účinky ruší
kemet-battle-ui-back = karta lícem dolů
kemet-battle-ui-packet = zásahy: ?
kemet-battle-ui-packet-about = Zavřené karty Božského zásahu; možná tu žádná není.
kemet-battle-ui-place-play = karta, kterou zahraješ
kemet-battle-ui-discard = odložená

## Papír

kemet-battle-ui-paper = Síla obou stran po zdrojích
kemet-battle-ui-source = Zdroj
kemet-battle-ui-from = Z čeho
kemet-battle-ui-source-units = Jednotky
kemet-battle-ui-source-card = Bojová karta
kemet-battle-ui-source-tiles = Destičky
kemet-battle-ui-source-creature = Stvoření
kemet-battle-ui-source-interventions = Božský zásah
kemet-battle-ui-source-wounds = Božská rána
kemet-battle-ui-source-city = Vlastní město
kemet-battle-ui-hidden = skrytá
kemet-battle-ui-hidden-prayer = skryto, má { $count } BV
kemet-battle-ui-pick-one = vyber kartu
kemet-battle-ui-sure = víš jistě
kemet-battle-ui-wins = { $name } vítězí
kemet-battle-ui-higher = vyšší síla
kemet-battle-ui-tie = remíza patří obránci
kemet-battle-ui-tie-defender = Remíza patří obránci.
kemet-battle-ui-unseen =
    { $count ->
        [one] { $name }: v ruce { $count } bojová karta, už odkryté: { $cards }.
        [few] { $name }: v ruce { $count } bojové karty, už odkryté: { $cards }.
       *[other] { $name }: v ruce { $count } bojových karet, už odkryté: { $cards }.
    }
kemet-battle-ui-unseen-all =
    { $count ->
        [one] { $name }: v ruce { $count } bojová karta.
        [few] { $name }: v ruce { $count } bojové karty.
       *[other] { $name }: v ruce { $count } bojových karet.
    }
kemet-battle-ui-losses = Ztráty
kemet-battle-ui-blows = poškození − obrana
kemet-battle-ui-unblockable = { $count } přes obranu
kemet-battle-ui-sacrificed = oběť { $count }
kemet-battle-ui-spoils = Kořist
kemet-battle-ui-spoils-about = vítězné body a veteránské žetony
kemet-battle-ui-points = +{ $count } VB
kemet-battle-ui-veterans =
    { $count ->
        [one] veteránský žeton
        [few] veteránské žetony
       *[other] veteránských žetonů
    }
kemet-battle-ui-strength = +{ $count } síla
kemet-battle-ui-damage = +{ $count } poškození
kemet-battle-ui-defence = +{ $count } obrana
kemet-battle-ui-bluff = klam, vrátí se do ruky
kemet-battle-ui-day-card = karta na den

## Válečná porada

kemet-battle-ui-pick = Vyber dvě karty: jednu zahraješ, druhou odložíš lícem dolů
kemet-battle-ui-hand = Tvoje bojové karty
kemet-battle-ui-picked = Karty máš vybrané
kemet-battle-ui-picked-about = Můžeš přidat karty Božského zásahu. Soupeř je uvidí až při odhalení.
kemet-battle-ui-card-rest = { $name }, { $about }
kemet-battle-ui-card-play = { $name }, { $about }, hraješ
kemet-battle-ui-card-drop = { $name }, { $about }, odkládáš
kemet-battle-ui-lab-play = hraješ
kemet-battle-ui-lab-drop = odkládáš
kemet-battle-ui-touch-play = Dotkni se karty, kterou zahraješ.
kemet-battle-ui-touch-drop = Teď té, kterou odložíš.
kemet-battle-ui-confirm-strength = Tvoje síla bez zásahů: { $count }
kemet-battle-ui-confirm = Potvrdit volbu
kemet-battle-ui-again = Vybrat znovu
kemet-battle-ui-add = Přidat zásah · { $prayer } BV
kemet-battle-ui-add-none = Žádnou kartu do bitvy v ruce nemáš.
kemet-battle-ui-ready-button = Vybráno
kemet-battle-ui-wound = Božská rána
kemet-battle-ui-wound-about = Za každou odhozenou kartu Božského zásahu máš v této bitvě +1 k síle.
kemet-battle-ui-wound-done = Stačí

## Po bitvě

kemet-battle-ui-stay = Zůstat { $where }
kemet-battle-ui-stay-units =
    { $units ->
        [one] { $units } jednotka tu zůstane
        [few] { $units } jednotky tu zůstanou
       *[other] { $units } jednotek tu zůstane
    }
kemet-battle-ui-and = { $one } ({ $other })
kemet-battle-ui-stay-point = dočasný VB
kemet-battle-ui-stay-prayer =
    { $count ->
        [one] { $count } bod víry v noci
        [few] { $count } body víry v noci
       *[other] { $count } bodů víry v noci
    }
kemet-battle-ui-disband-units =
    { $units ->
        [one] { $units } jednotka do zásoby
        [few] { $units } jednotky do zásoby
       *[other] { $units } jednotek do zásoby
    }
kemet-battle-ui-disband-prayer =
    { $count ->
        [one] +{ $count } bod víry
        [few] +{ $count } body víry
       *[other] +{ $count } bodů víry
    }
kemet-battle-ui-retreat-about =
    { $units ->
        [one] { $units } jednotka odejde do sousední oblasti, vybere ji vítěz
        [few] { $units } jednotky odejdou do sousední oblasti, vybere ji vítěz
       *[other] { $units } jednotek odejde do sousední oblasti, vybere ji vítěz
    }
kemet-battle-ui-send = Kam ustoupí poražená armáda ({ $name })?
kemet-battle-ui-send-short = Ústup: { $name }
kemet-battle-ui-after-retreated =
    { $units ->
        [one] { $name } ustupuje { $to }, odvádí { $units } jednotku.
        [few] { $name } ustupuje { $to }, odvádí { $units } jednotky.
       *[other] { $name } ustupuje { $to }, odvádí { $units } jednotek.
    }
kemet-battle-ui-after-disbanded =
    { $units ->
        [one] { $name } rozpouští armádu, { $units } jednotka jde do zásoby.
        [few] { $name } rozpouští armádu, { $units } jednotky jdou do zásoby.
       *[other] { $name } rozpouští armádu, { $units } jednotek jde do zásoby.
    }
kemet-battle-ui-after-stays =
    { $units ->
        [one] { $name } tu zůstává, má { $units } jednotku.
        [few] { $name } tu zůstává, má { $units } jednotky.
       *[other] { $name } tu zůstává, má { $units } jednotek.
    }
kemet-battle-ui-after-gone = { $name } tu už žádnou jednotku nemá.

## Bitvy ostatních

kemet-battle-ui-banner-now = Bitva { $where }: útočí { $attacker }, brání se { $defender }
kemet-battle-ui-banner-over = Bitva { $where }: vítězí { $winner }, prohrává { $loser }
kemet-battle-ui-banner-open = { $words }. Ukázat bitvu
kemet-battle-ui-banner-close = Zavřít zprávu o bitvě
kemet-battle-ui-report = Zpráva
kemet-battle-ui-watch = Sledovat

## Noc

kemet-battle-ui-night-steps = Kroky noci
kemet-battle-ui-night-steps-count = { $count } kroků
kemet-battle-ui-night-step-done = hotovo:
kemet-battle-ui-night-step-1 = Obětina
kemet-battle-ui-night-step-2 = Chrám v deltě
kemet-battle-ui-night-step-3 = Chrámy
kemet-battle-ui-night-step-4 = Uctívání
kemet-battle-ui-night-step-5 = Modlitba
kemet-battle-ui-night-step-6 = Zásahy
kemet-battle-ui-night-step-7 = Verbování
kemet-battle-ui-night-step-8 = Probuzení
kemet-battle-ui-night-step-9 = Osud
kemet-battle-ui-night-bar = Noc { $round }. kola
kemet-battle-ui-night-sacrifice = Obětovat
kemet-battle-ui-night-sacrifice-pantheon = 2 jednotky pryč · +1 trvalý VB
kemet-battle-ui-night-sacrifice-delta = 1 jednotka pryč · +5 bodů víry
kemet-battle-ui-night-no-sacrifice = Neobětovat
kemet-battle-ui-night-no-sacrifice-about =
    { $units ->
        [one] zůstane tu { $units } jednotka
        [few] zůstanou tu { $units } jednotky
       *[other] zůstane tu { $units } jednotek
    }
kemet-battle-ui-night-keep-none = Nic neodhodit
kemet-battle-ui-night-pray = za každý 1 bod víry
kemet-battle-ui-night-draw = za každé dva 1 karta
kemet-battle-ui-night-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
kemet-battle-ui-night-place = { $place }. místo
kemet-battle-ui-night-place-free = volné
kemet-battle-ui-night-others = Ostatní karty se odhodí.

## Lucerna: maličká hra, ze které se kopírují nové hry

template-title = Lucerna
template-about = Tři kola, tři karty: kdo rozsvítí nejvyšší lucernu?
template-option-roll = Hodit { $prize }
template-option-play = Zahrát { $card }
template-ask-roll = Co padlo na kostce?
template-ask-pick = Kterou kartu zahraješ? Zatím ji nikdo neuvidí.
template-help-pick = Cenu získá nejvyšší z ukázaných karet; zahraná karta se už do hry nevrátí.
template-event-rolled = Hraje se o { $prize ->
        [one] { $prize } bod
        [few] { $prize } body
       *[other] { $prize } bodů
    }.
template-event-picked = { $player } vybírá kartu { $card }.
template-event-picked-hidden = { $player } má vybráno.
template-event-showed = { $player } ukazuje kartu { $card }.
template-event-won = { $player } vyhrává cenu: { $prize }.
template-event-ended = Konec hry.
template-refusal-picked = Kartu už máš vybranou, počkej na ostatní.
template-refusal-roll-first = Nejdřív se hází kostkou.
template-refusal-luck = O tom rozhoduje kostka, ne ty.
template-refusal-not-held = Kartu { $card } nemáš v ruce.
template-score-prizes = Ceny
template-label-round = Kolo { $round }, hraje se o { $prize }
template-label-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Pravidla

template-rule-SETUP-1 = Lucernu hrají 2, 3 nebo 4 hráči.
template-rule-SETUP-2 = Každý dostane tři z karet 1 až 12, zbytek se nepoužije.
template-rule-HAND-1 = Karty v ruce ostatní nevidí.
template-rule-HAND-2 = Zahrát můžeš jen kartu z ruky.
template-rule-ROUND-1 = V kole se hodí o cenu, vyberou se karty a ukážou se.
template-rule-ROUND-2 = Kostka určí, zda se hraje o 1, 2 nebo 3 body.
template-rule-ROUND-3 = Všichni tajně vybírají kartu najednou. Výběr je konečný.
template-rule-ROUND-4 = Karty se ukážou společně, nejvyšší vyhrává cenu.
template-rule-ROUND-5 = Zahrané karty se odhodí lícem vzhůru.
template-rule-END-1 = Hra končí po třech kolech.
template-rule-END-2 = Kdo má nejvíc bodů, vítězí; při shodě se o vítězství dělí.

## Chapters of the rules

template-chapter-SETUP = Příprava
template-chapter-HAND = Ruka
template-chapter-ROUND = Kolo
template-chapter-END = Konec hry

# Co se počítá v aréně
template-tally-showed = Ukázané karty

# What positions to train with are about
template-theme-picks = Kterou kartu zvolit
template-theme-last-round = Poslední kolo

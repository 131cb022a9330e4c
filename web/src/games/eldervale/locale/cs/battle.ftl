### Bitvy v Legendách Dávnozemě

eldervale-battle-title = Bitva o { $realm }
eldervale-battle-why-rampage = Vtrhnutí: { $monster } přichází { $from }
eldervale-battle-why-placed = { $name } sem umisťuje jednotku: { $unit }
eldervale-battle-why-assault = { $name } sem podniká napadení: { $unit }
eldervale-battle-show-map = Ukázat mapu
eldervale-battle-back = Zpět k bitvě
eldervale-battle-bar = Odložená bitva
eldervale-battle-close = Zavřít
eldervale-battle-replay = Hod znovu zpomaleně
eldervale-battle-continue = Pokračovat
eldervale-battle-asked = Čeká na tebe další rozhodnutí.
eldervale-battle-waiting = Teď se rozhoduje: { $names }

## Kroky

eldervale-battle-steps = Kroky bitvy
eldervale-battle-steps-count = kroků: { $count }
eldervale-battle-step-done = hotovo:
eldervale-battle-step-1 = Připojení
eldervale-battle-step-2 = Kostky
eldervale-battle-step-3 = Meče
eldervale-battle-step-4 = Hod
eldervale-battle-step-5 = Vítěz
eldervale-battle-step-6 = Odměna
eldervale-battle-step-7 = Podsvětí
eldervale-battle-at-step = krok { $step } ze { $count }: { $name }

## Strany

eldervale-battle-paper = Kostky všech stran
eldervale-battle-limit = Kostky, nejvýše 6
eldervale-battle-place =
    { $place ->
        [1] nejvyšší
       *[other] { $place }.
    }
eldervale-battle-joined = { $unit } { $from }
eldervale-battle-sources = Odkud jsou kostky
eldervale-battle-dice =
    { $count ->
        [one] kostka
        [few] kostky
       *[other] kostek
    }
eldervale-battle-dice-count =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
eldervale-battle-spent = utraceno
eldervale-battle-strength = bojová síla
eldervale-battle-supports = { $unit } odvedle
eldervale-battle-fallen = { $unit } z Podsvětí
eldervale-battle-wins-ties = vyhrává shody
eldervale-battle-rolled = Kostky: { $dice }
eldervale-battle-was = předtím { $face }
eldervale-battle-compared = Porovnává se po jedné, nesčítá se
eldervale-battle-column-tie = shoda
eldervale-battle-column-out = vypadá
eldervale-battle-column-wins = vítězí
eldervale-battle-column-wins-ties = vyhrává shodu
eldervale-battle-column-lost = prohra všech

## Na co se hra ptá

eldervale-battle-touch-die = Dotkni se kostky.
eldervale-battle-touch-mine = Nejdřív se dotkni své kostky.
eldervale-battle-touch-side = Dotkni se některé strany.
eldervale-battle-swap-mine = Vyměnit svou kostku { $face }
eldervale-battle-free = Můžeš také:
eldervale-battle-more-dice =
    { $count ->
        [one] o { $count } kostku víc
        [few] o { $count } kostky víc
       *[other] o { $count } kostek víc
    }
eldervale-battle-sword-about = o 1 kostku víc; máš { $count }
eldervale-battle-power = 1 úroveň síly { $element }
eldervale-battle-power-about = síla { $from } → { $to }; místo slávy
eldervale-battle-fame-about = z pole { $from } na { $to }: { $gain }

## Co bitva přinesla

eldervale-battle-wins = Vítězí { $name }.
eldervale-battle-wins-gains = Vítězí { $name }: { $things }
eldervale-battle-no-fame = Vítězí { $name }, na stupnici slávy ale ještě není.
eldervale-battle-gain-fame = sláva { $space }
eldervale-battle-gain-power = síla { $element } { $power }
eldervale-battle-gain-controls = ovládá nestvůru { $monster }
eldervale-battle-whose = { $name }: { $things }
eldervale-battle-beaten = prohra ({ $units })
eldervale-battle-fell = do Podsvětí { $units }
eldervale-battle-spared = zachráněno: { $units }
eldervale-battle-tactics = díky taktice jednotky zůstávají
eldervale-battle-tamed = { $monster } teď slouží: { $name }
eldervale-battle-monster-gone = { $monster }: porážka, opouští Dávnozem
eldervale-battle-monster-beaten = { $monster }: porážka
eldervale-battle-monster-wins = { $monster } vítězí a zůstává, slávu nezíská nikdo
eldervale-battle-monster-home = { $monster } se vrací { $to }

## Pro ty, kdo poslouchají

eldervale-battle-said-step = Bitva, krok { $step }: { $name }.
eldervale-battle-said-dice = { $name } hází { $dice }
eldervale-battle-verdict =
    { $place ->
        [1] Rozhodují nejvyšší kostky
        [2] Rozhodují druhé kostky
        [3] Rozhodují třetí kostky
       *[other] Rozhodují { $place }. kostky
    } ({ $faces }): vítězí { $name }.
eldervale-battle-verdict-lost = Úplná shoda: prohrávají všichni.

## Bitvy ostatních

eldervale-battle-over = Bitvu { $where } vyhrává { $name }
eldervale-battle-over-lost = Bitva { $where } skončila úplnou shodou, prohrávají všichni
eldervale-battle-open = { $words }. Ukázat bitvu
eldervale-battle-close-report = Zavřít zprávu o bitvě
eldervale-battle-report = Zpráva
eldervale-battle-watch = Ukázat bitvu

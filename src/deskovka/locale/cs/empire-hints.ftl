### Minutová říše: Legendy: rady

## Why an answer is good, in a few words, and what to think of before it is named

empire-term-regions =
    .gain =
        { $count ->
            [one] Budeš ovládat o { $count } region víc.
            [few] Budeš ovládat o { $count } regiony víc.
           *[other] Budeš ovládat o { $count } regionů víc.
        }
    .keep =
        { $count ->
            [one] Budeš ovládat o { $count } region víc než jinak.
            [few] Budeš ovládat o { $count } regiony víc než jinak.
           *[other] Budeš ovládat o { $count } regionů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } region.
            [few] { $player } přijde o { $count } regiony.
           *[other] { $player } přijde o { $count } regionů.
        }
    .look = Dá se získat region.
empire-term-islands =
    .gain =
        { $count ->
            [one] Budeš ovládat o { $count } ostrov víc.
            [few] Budeš ovládat o { $count } ostrovy víc.
           *[other] Budeš ovládat o { $count } ostrovů víc.
        }
    .keep =
        { $count ->
            [one] Budeš ovládat o { $count } ostrov víc než jinak.
            [few] Budeš ovládat o { $count } ostrovy víc než jinak.
           *[other] Budeš ovládat o { $count } ostrovů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } ostrov.
            [few] { $player } přijde o { $count } ostrovy.
           *[other] { $player } přijde o { $count } ostrovů.
        }
    .look = Jeden ostrov může změnit pána.
empire-term-card-points =
    .gain =
        { $count ->
            [one] { $count } bod z tvých karet.
            [few] { $count } body z tvých karet.
           *[other] { $count } bodů z tvých karet.
        }
    .keep =
        { $count ->
            [one] O { $count } bod víc z karet než jinak.
            [few] O { $count } body víc z karet než jinak.
           *[other] O { $count } bodů víc z karet než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } má z karet o { $count } bod méně.
            [few] { $player } má z karet o { $count } body méně.
           *[other] { $player } má z karet o { $count } bodů méně.
        }
    .look = Mysli na to, co tvoje karty přinesou dohromady.
empire-term-elixir-points =
    .gain =
        { $count ->
            [one] { $count } bod za nejvíc elixírů.
            [few] { $count } body za nejvíc elixírů.
           *[other] { $count } bodů za nejvíc elixírů.
        }
    .keep =
        { $count ->
            [one] O { $count } bod víc za elixíry než jinak.
            [few] O { $count } body víc za elixíry než jinak.
           *[other] O { $count } bodů víc za elixíry než jinak.
        }
    .prevent = { $player } už nebude mít nejvíc elixírů.
    .look = Spočítej elixíry.
empire-term-tokens =
    .gain =
        { $count ->
            [one] { $count } bod za žeton.
            [few] { $count } body za žeton.
           *[other] { $count } bodů za žeton.
        }
    .keep =
        { $count ->
            [one] O { $count } bod víc za žetony než jinak.
            [few] O { $count } body víc za žetony než jinak.
           *[other] O { $count } bodů víc za žetony než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } bod za žetony.
            [few] { $player } přijde o { $count } body za žetony.
           *[other] { $player } přijde o { $count } bodů za žetony.
        }
    .look = Mysli na žetony na mapě.
empire-term-citadels =
    .gain =
        { $count ->
            [one] Budeš mít o { $count } citadelu víc.
            [few] Budeš mít o { $count } citadely víc.
           *[other] Budeš mít o { $count } citadel víc.
        }
    .keep =
        { $count ->
            [one] Budeš mít o { $count } citadelu víc než jinak.
            [few] Budeš mít o { $count } citadely víc než jinak.
           *[other] Budeš mít o { $count } citadel víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } citadelu.
            [few] { $player } přijde o { $count } citadely.
           *[other] { $player } přijde o { $count } citadel.
        }
    .look = Mysli na citadely.
empire-term-leader =
    .gain =
        { $count ->
            [one] { $count } bod díky tvému vůdci.
            [few] { $count } body díky tvému vůdci.
           *[other] { $count } bodů díky tvému vůdci.
        }
    .keep =
        { $count ->
            [one] O { $count } bod víc díky vůdci než jinak.
            [few] O { $count } body víc díky vůdci než jinak.
           *[other] O { $count } bodů víc díky vůdci než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } má od svého vůdce o { $count } bod méně.
            [few] { $player } má od svého vůdce o { $count } body méně.
           *[other] { $player } má od svého vůdce o { $count } bodů méně.
        }
    .look = Mysli na to, za co boduje tvůj vůdce.
empire-term-earlier =
    .gain =
        { $count ->
            [one] { $count } bod napořád.
            [few] { $count } body napořád.
           *[other] { $count } bodů napořád.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } bod z dřívějších partií.
            [few] { $player } přijde o { $count } body z dřívějších partií.
           *[other] { $player } přijde o { $count } bodů z dřívějších partií.
        }
empire-term-coins =
    .gain =
        { $count ->
            [one] O { $count } minci víc.
            [few] O { $count } mince víc.
           *[other] O { $count } mincí víc.
        }
    .keep =
        { $count ->
            [one] Zbude ti o { $count } minci víc než jinak.
            [few] Zbude ti o { $count } mince víc než jinak.
           *[other] Zbude ti o { $count } mincí víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } minci.
            [few] { $player } přijde o { $count } mince.
           *[other] { $player } přijde o { $count } mincí.
        }
    .look = Mysli na to, nač ti mají mince vystačit.
empire-term-movement =
    .gain = Tvoje armády se v každém tahu dostanou dál.
    .keep = Tvoje armády se dostanou dál než jinak.
    .prevent = { $player } se s armádami nedostane tak daleko.
    .look = Mysli na to, jak daleko se armády dostanou v dalších tazích.
empire-term-recruiting =
    .gain = Pokaždé umístíš víc armád.
    .keep = Později umístíš víc armád než jinak.
    .prevent = { $player } pokaždé umístí méně armád.
    .look = Mysli na armády, které umístíš později.
empire-term-flying =
    .gain = Tvoje armády se dostanou přes moře laciněji.
    .keep = Přes moře se dostaneš laciněji než jinak.
    .prevent = { $player } se přes moře dostane dráž.
    .look = Mysli na moře.
empire-term-elixirs =
    .gain =
        { $count ->
            [one] O { $count } elixír víc.
            [few] O { $count } elixíry víc.
           *[other] O { $count } elixírů víc.
        }
    .keep =
        { $count ->
            [one] O { $count } elixír víc než jinak.
            [few] O { $count } elixíry víc než jinak.
           *[other] O { $count } elixírů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } elixír.
            [few] { $player } přijde o { $count } elixíry.
           *[other] { $player } přijde o { $count } elixírů.
        }
    .look = Spočítej elixíry.
empire-term-immunity =
    .gain = Nikdo už ti nezničí armádu.
    .keep = Tvé armády zůstanou nedotknutelné.
    .prevent = Armády už nechrání nedotknutelnost: { $player }.
    .look = Mysli na bezpečí svých armád.
empire-term-armies =
    .gain =
        { $count ->
            [one] O { $count } armádu víc na mapě.
            [few] O { $count } armády víc na mapě.
           *[other] O { $count } armád víc na mapě.
        }
    .keep =
        { $count ->
            [one] O { $count } armádu víc na mapě než jinak.
            [few] O { $count } armády víc na mapě než jinak.
           *[other] O { $count } armád víc na mapě než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } armádu.
            [few] { $player } přijde o { $count } armády.
           *[other] { $player } přijde o { $count } armád.
        }
    .look = Mysli na to, kolik armád máš na mapě.
empire-term-cities =
    .gain =
        { $count ->
            [one] O { $count } město víc.
            [few] O { $count } města víc.
           *[other] O { $count } měst víc.
        }
    .keep =
        { $count ->
            [one] O { $count } město víc než jinak.
            [few] O { $count } města víc než jinak.
           *[other] O { $count } měst víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } přijde o { $count } město.
            [few] { $player } přijde o { $count } města.
           *[other] { $player } přijde o { $count } měst.
        }
    .look = Mysli na město.
empire-term-discovery =
    .gain = Armáda bude stát tam, kde je co objevit.
    .keep = Armády zůstanou tam, kde je co objevit.
    .prevent = { $player } bude mít méně míst, kde se dá něco objevit.
    .look = Mysli na to, co se na mapě ještě dá objevit.
empire-term-grip =
    .gain = Svoje regiony budeš držet pevněji.
    .keep = Svoje regiony udržíš pevněji než jinak.
    .prevent = { $player } bude mít své regiony méně jisté.
    .look = Mysli na to, kde je to na mapě těsné.
empire-term-starter =
    .gain = Začínáš ty.
    .keep = Zůstane ti první tah.
empire-term-overbid =
    .gain = Za první tah nezaplatíš příliš.
    .keep = Za první tah nezaplatíš příliš.
    .look = Začínat se vyplatí, ale ne za každou cenu.

## Where to look

empire-nudge-take = Podívej se na řadu karet: nejen na cenu.
empire-nudge-place = Podívej se, kde by pár armád převážilo.
empire-nudge-place-at = Podívej se, kde by pár armád převážilo.
empire-nudge-reinforce = Podívej se, kde by pár armád převážilo.
empire-nudge-move = Podívej se, které armády stojí tam, kde nejsou potřeba.
empire-nudge-build = Podívej se, kde by se hodilo město.
empire-nudge-destroy = Podívej se, kde rozhodne o jednu armádu méně.
empire-nudge-destroy-neutral = Podívej se, kde rozhodne o jednu armádu méně.
empire-nudge-choose = Podívej se na obě možnosti karty.
empire-nudge-bid = Rozmysli si, kolik ti stojí první tah.
empire-nudge-name = Rozmysli si, kdo má začít.
empire-nudge-start = Podívej se na mapu: odkud je všude blízko?
empire-nudge-settle = Podívej se na mapu: odkud je všude blízko?
empire-nudge-neutral = Podívej se na mapu: komu mají neutrální armády překážet?
empire-nudge-lay = Podívej se, kdo by se k žetonu dostal první.
empire-nudge-lay-hidden = Podívej se, kdo by se k žetonu dostal první.
empire-nudge-leave-out = Podívej se, kdo by se k žetonu dostal první.

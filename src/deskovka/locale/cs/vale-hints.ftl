### Údolí věčnosti: rady

## Why an answer is good, in a few words, and what to think of before it is named

vale-term-score =
    .gain =
        { $count ->
            [one] Hned { $count } bod.
            [few] Hned { $count } body.
           *[other] Hned { $count } bodů.
        }
    .keep =
        { $count ->
            [one] Přijdeš o { $count } bod méně než jinak.
            [few] Přijdeš o { $count } body méně než jinak.
           *[other] Přijdeš o { $count } bodů méně než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } ztrácí { $count } bod.
            [few] { $player } ztrácí { $count } body.
           *[other] { $player } ztrácí { $count } bodů.
        }
    .look = Dají se hned získat body.
vale-term-stones =
    .gain = Tvoje drahokamy budou mít o { $count } vyšší hodnotu.
    .keep = Zbudou ti drahokamy s hodnotou o { $count } vyšší než jinak.
    .prevent = { $player } ztrácí drahokamy v hodnotě { $count }.
    .look = Mysli na drahokamy.
vale-term-area =
    .gain =
        { $count ->
            [one] Tvoje oblast do konce přinese asi o { $count } bod víc.
            [few] Tvoje oblast do konce přinese asi o { $count } body víc.
           *[other] Tvoje oblast do konce přinese asi o { $count } bodů víc.
        }
    .keep =
        { $count ->
            [one] Tvoje oblast přinese asi o { $count } bod víc než jinak.
            [few] Tvoje oblast přinese asi o { $count } body víc než jinak.
           *[other] Tvoje oblast přinese asi o { $count } bodů víc než jinak.
        }
    .prevent =
        { $count ->
            [one] { $player } dostane ze své oblasti asi o { $count } bod méně.
            [few] { $player } dostane ze své oblasti asi o { $count } body méně.
           *[other] { $player } dostane ze své oblasti asi o { $count } bodů méně.
        }
    .look = Mysli na to, co tvoje oblast přinese v dalších kolech.
vale-term-cards =
    .gain =
        { $count ->
            [one] Karta, která může později přinést asi { $count } bod.
            [few] Karta, která může později přinést asi { $count } body.
           *[other] Karta, která může později přinést asi { $count } bodů.
        }
    .keep =
        { $count ->
            [one] Zůstane ti karta, která může přinést asi o { $count } bod víc.
            [few] Zůstane ti karta, která může přinést asi o { $count } body víc.
           *[other] Zůstane ti karta, která může přinést asi o { $count } bodů víc.
        }
    .look = Mysli na to, co budeš chtít později povolat.
vale-term-sale =
    .gain = Karta, která se prodá za drahokamy v hodnotě { $count }.
    .keep = Karty prodáš za drahokamy s hodnotou o { $count } vyšší.
    .look = Mysli na to, za kolik se karty prodají.

## Where to look

vale-nudge-mark = Podívej se, co by ti přinesly tyhle karty.
vale-nudge-sell = Drahokamy ti možná prospějí víc než karta: podívej se, co můžeš prodat.
vale-nudge-tame = Podívej se na karty, které si můžeš vzít do ruky.
vale-nudge-summon = Podívej se do ruky: něco se vyplatí povolat teď.
vale-nudge-release = Podívej se na svou oblast: něco tam už splnilo, co mělo.
vale-nudge-pay = Podívej se, které drahokamy budeš potřebovat příště.
vale-nudge-drop = Podívej se, které drahokamy budeš potřebovat příště.
vale-nudge-activate = Podívej se na efekty: záleží na pořadí.
vale-nudge-copy = Podívej se na efekty: záleží na pořadí.
vale-nudge-discard = Hledej, bez čeho se obejdeš.
vale-nudge-give-up = Hledej, bez čeho se obejdeš.
vale-nudge-bring = Podívej se, co by se ti mohlo znovu hodit.
vale-nudge-recover = Podívej se, co by se ti mohlo znovu hodit.
vale-nudge-take = Podívej se, co by se ti mohlo znovu hodit.
vale-nudge-bonus = Podívej se, čeho máš málo.
vale-nudge-swap = Podívej se, čeho máš málo.
vale-nudge-bargain = Podívej se, čeho máš málo.
vale-nudge-name = Podívej se, kdo je před tebou.
vale-nudge-rob = Podívej se, kdo je před tebou.

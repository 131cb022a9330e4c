### Minutová říše: řádek nápovědy pod každou otázkou, pro nováčky

empire-help-choose-start = Do tohoto regionu přicházejí po celou hru nové armády všech hráčů a všichni tu začínají.
empire-help-lay-token = V regionu leží nejvýš jeden žeton. Potká ho každý, kdo tam přijde stavět nebo táhnout, tedy i ty.
empire-help-lay-hidden = Který žeton to je, neví nikdo; vezme si ho ten, kdo tam první postaví město.
empire-help-settle = Na jiném segmentu tu bude mít každý jednu armádu: všichni tak mají druhé místo, odkud vyrazit.
empire-help-place-neutral = Neutrální armády se nehýbou a drží regiony proti vám oběma: kde jsou nejsilnější nebo shodně silné, nezíská bod nikdo.
empire-help-bid = Platí jen vítěz a mince po celou hru kupují karty víc vpravo. Pravidelný příjem není.
empire-help-name-starter = Dál se hraje po směru hodinových ručiček celou hru. První hráč si první vybírá z plné řady.
empire-help-turn = Vlastnost ti zůstane do konce, akci provedeš hned. Čím víc vlevo, tím levněji; co zbude, posune se doleva.
empire-help-choose-action = Provedeš jednu z nich, ne obě; můžeš se i vzdát.
empire-help-place = Armády přicházejí do startovního regionu a do regionů s tvým městem. Region ovládáš, když v něm máš víc armád a měst než kdokoli jiný.
empire-help-move = Krok po souši stojí 1 manévr za armádu, přes moře 3, s létáním méně. Nevyužité manévry propadnou.
empire-help-build = Potřebuješ tam armádu. Město se počítá jako armáda, nejde zničit a smějí k němu přicházet nové armády.
empire-help-reinforce = Armáda přijde z tvé zásoby a je zdarma, jen u lupičů se platí.
empire-help-destroy = Armádu odstraníš jen tam, kde máš i svou; města zničit nejde.
empire-help-steal-coin = Minci dává ten hráč, ne bank.
empire-help-queen-card = Její vlastnost i přídavné jméno se ještě počítají do bodů. Nemusíš si vzít žádnou.

### Eight-Minute Empire: Legends: words of its gallery

gallery-empire-card = Karty
gallery-empire-leader = Vůdci
gallery-empire-token = Žetony
gallery-empire-adjective = Přídavné jméno
gallery-empire-adjective-none = žádné
gallery-empire-action = Akce
gallery-empire-players = Od počtu hráčů

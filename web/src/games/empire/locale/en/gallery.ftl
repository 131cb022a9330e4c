### Eight-Minute Empire: Legends: words of its gallery

gallery-empire-card = Cards
gallery-empire-leader = Leaders
gallery-empire-token = Tokens
gallery-empire-adjective = Adjective
gallery-empire-adjective-none = none
gallery-empire-action = Action
gallery-empire-players = From players

### Eight-Minute Empire: a line of help under each question, for newcomers

empire-help-choose-start = New armies of all players come to this region all game long; every player starts here.
empire-help-lay-token = A region holds one token at most. Whoever comes there to build or to march will meet it, you included.
empire-help-lay-hidden = Nobody knows which token it is; whoever builds the first city there takes it.
empire-help-settle = One army of every player goes there, on another segment: a second place to set out from for everybody.
empire-help-place-neutral = Neutral armies never move and hold regions against both of you: where they are strongest or equal, nobody scores.
empire-help-bid = Only the winner pays, and coins buy the cards further right all game long. There is no regular income.
empire-help-name-starter = Play then goes clockwise for the whole game. The first player chooses from the full row first.
empire-help-turn = The ability stays with you to the end, the action is carried out now. The further left, the cheaper; what is left slides to the left.
empire-help-choose-action = You carry out one of the two, not both; you may also decline.
empire-help-place = Armies come to the starting region and to regions with a city of yours. You hold a region with more armies and cities than anybody else.
empire-help-move = A step by land costs 1 point per army, by sea 3, less with flying. Points you do not use are lost.
empire-help-build = You need an army there. A city counts like an army, can never be destroyed, and new armies may come to it.
empire-help-reinforce = The army comes from your supply and is free, except among robbers.
empire-help-destroy = You can remove an army only where you have one yourself; cities cannot be destroyed.
empire-help-steal-coin = The coin comes from that player, not from the bank.
empire-help-queen-card = Its ability and adjective still count for the score. You may also take none.

### Eight-Minute Empire: Legends: notes of a first game

guide-empire-welcome = You lead armies over islands. Each turn you take one card: its power is yours for good, its action you carry out at once. Whoever holds most at the end wins.
    .title = Welcome to the islands
guide-empire-map = Lines on land are borders of regions, dotted lines are sea routes. You hold a region where you have more armies and cities than anybody else; a coloured band shows who does.
    .title = The map
guide-empire-setup = The places with a gold rim are on offer: touch one. It is only the beginning, everybody starts alike.
    .title = Setting up
guide-empire-bid = Everybody secretly offers coins. The highest bid pays and says who begins; all the others keep theirs. Coins are scarce: one or two are plenty.
    .title = The only auction
guide-empire-row = Six cards. The first is free, the further right the dearer. What nobody takes slides to the left and gets cheaper.
    .title = The row of cards
guide-empire-card = At the top stands the power that stays with you, at the bottom what you do now: place armies, march, build a city, destroy an army. A slash means either, a plus means both.
    .title = Reading a card
guide-empire-place = New armies come to the starting region, and to regions with a city of yours.
    .title = Placing armies
guide-empire-move = Touch a region with your army, then where it goes. A step by land costs 1 point, by sea 3, less if you can fly. Split the points as you like.
    .title = Marching
guide-empire-build = A city goes where you have an army. It counts as an army, never leaves, and lets new armies come there.
    .title = Building
guide-empire-players = Coins, armies in supply and the powers collected. The points are what everybody would have if the game ended now.
    .title = Who stands how
guide-empire-why = If something is not possible, touch it: you hear why, and by which rule.
    .title = Why not?
guide-empire-end = Here you read what everybody did, and beside it are the whole rules. A region is worth a point, an island one more, and some cards bring points too. Good luck!
    .title = And that is all

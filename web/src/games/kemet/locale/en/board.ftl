### Kemet: Blood and Sand: words of its board

kemet-ui-tab = Power tiles
kemet-ui-map = Map
kemet-ui-round = round
kemet-ui-round-of = of { $limit }
kemet-ui-day = Day
kemet-ui-night = Night
kemet-ui-setup = Set-up
kemet-ui-goal = goal
kemet-ui-vp = { $count } VP
kemet-ui-now = Round { $round }, { $phase ->
    [setup] set-up
    [night] night
   *[day] day
}, { $goal } victory points win

kemet-ui-pane = What is shown
kemet-ui-pane-turn = Turn
kemet-ui-pane-board = Board
kemet-ui-pane-tiles = Tiles
kemet-ui-pane-hand = Hand
kemet-ui-pane-players = Players
kemet-ui-pane-more = Log

kemet-ui-players = Order and points
kemet-ui-legend = permanent
kemet-ui-legend-temporary = temporary
kemet-ui-you = you
kemet-ui-bot = bot
kemet-ui-deputy = a bot plays
kemet-ui-thinking = thinking
kemet-ui-to-move = to move
kemet-ui-ready = ready
kemet-ui-place = place { $place }
kemet-ui-open = { $name }: show the board
kemet-ui-board-of = { $god }: { $name }
kemet-ui-tokens = { $count ->
    [one] { $count } action token left
   *[other] { $count } action tokens left
}
kemet-ui-gold-ready = gold token to use
kemet-ui-gold-used = gold token used
kemet-ui-gold-gained = gold token, from the next turn on
kemet-ui-silver-ready = silver token to use
kemet-ui-silver-used = silver token used
kemet-ui-silver-gained = silver token, from the next turn on
kemet-ui-prayer = { $count ->
    [one] { $count } prayer point
   *[other] { $count } prayer points
}
kemet-ui-hand-count = { $count ->
    [one] { $count } Divine Intervention card
   *[other] { $count } Divine Intervention cards
}
kemet-ui-supply = { $count ->
    [one] { $count } unit in the supply
   *[other] { $count } units in the supply
}
kemet-ui-veterans = { $count ->
    [one] { $count } veteran token
   *[other] { $count } veteran tokens
}
kemet-ui-score = { $score } of { $goal } victory points: { $points } permanent, { $temporary } temporary

kemet-ui-mat = My board
kemet-ui-spaces = Action spaces
kemet-ui-level-done = level { $level } has its token
kemet-ui-level-open = level { $level } still needs a token today
kemet-ui-space-acquire = Acquire a tile: { $colour }
kemet-ui-space-acquire-any = Acquire a tile: no colour of yours, only through another’s pyramid
kemet-ui-space-plus = { $space }, +{ $count }
kemet-ui-space-used = { $space }: a token lies here
kemet-ui-space-now = { $space }: being carried out
kemet-ui-space-placed = { $space }: placed, still to be carried out
kemet-ui-space-gold = Gold token
kemet-ui-gold-none = Gold token: not yours yet
kemet-ui-prayer-title = Prayer points
kemet-ui-prayer-now = { $count } of { $most } prayer points
kemet-ui-battle-title = Battle cards
kemet-ui-battle-count = { $hand } in hand, { $gone } discarded
kemet-ui-battle-open = discarded face up
kemet-ui-battle-closed = discarded face down
kemet-ui-battle-back = a card discarded face down
kemet-ui-hand-title = Divine Intervention
kemet-ui-hand-none = No cards in hand.
kemet-ui-hand-closed = Cards in hand are hidden.
kemet-ui-card-price = price { $price }
kemet-ui-card-battle = for battles
kemet-ui-card-day = by day
kemet-ui-copies = ×{ $count }
kemet-ui-tiles-title = Power tiles
kemet-ui-tiles-none = No power tiles yet.
kemet-ui-creatures-waiting = not on the board
kemet-ui-army-limit = army limit { $count }

kemet-ui-strength = strength { $count }
kemet-ui-damage = damage { $count }
kemet-ui-defence = defence { $count }
kemet-ui-movement = movement { $count }
kemet-ui-sacrifice = you sacrifice { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
kemet-ui-creature = creature
kemet-ui-tile-level = { $colour }, level { $level }

kemet-ui-army = { $units ->
    [one] { $name } { $units } unit
   *[other] { $name } { $units } units
}
kemet-ui-army-with = { $units ->
    [one] { $name } { $units } unit with { $creature }
   *[other] { $name } { $units } units with { $creature }
}
kemet-ui-pyramid = { $colour } pyramid, level { $level }
kemet-ui-point-free = temporary VP, nobody has it
kemet-ui-point-of = temporary VP of { $name }
kemet-ui-yield = { $count } prayer at night
kemet-ui-obelisk = obelisk
kemet-ui-harbour-military = military harbour
kemet-ui-harbour-commercial = commercial harbour
kemet-ui-empty = nobody stands here
kemet-ui-held = held by { $name }
kemet-ui-area = { $area }: { $things }.
kemet-ui-fight = battle: { $army }

kemet-ui-marching = { $units ->
    [one] { $units } unit { $where }
   *[other] { $units } units { $where }
}
kemet-ui-marching-with = { $units ->
    [one] { $units } unit and { $creature } { $where }
   *[other] { $units } units and { $creature } { $where }
}
kemet-ui-steps-left = { $count ->
    [0] no steps left
    [one] { $count } step left
   *[other] { $count } steps left
}
kemet-ui-pair = { $area } chosen; now the other district
kemet-ui-prayer-have = you have { $count } prayer
kemet-ui-prayer-left = prayer left
kemet-ui-units-left =
    { $count ->
        [one] unit left
       *[other] units left
    }
kemet-ui-split = Split
kemet-ui-split-about = Only a part of the army goes: first where, then who.
kemet-ui-splitting = only a part goes; first where, then who
kemet-ui-fights =
    { $count ->
        [one] one of them starts a fight
       *[other] { $count } of them start a fight
    }
kemet-ui-night-step = night, step { $step } of { $count }
kemet-ui-show-map = Show the map
kemet-ui-show-cards = Show the cards
kemet-ui-vision = Drawn for Vision

kemet-ui-end-march = Stop here
kemet-ui-end-start = Do not move
kemet-ui-end-found = No pyramid here
kemet-ui-end-tokens = No other token
kemet-ui-end-interlude = Go on
kemet-ui-end-acquire = No tile
kemet-ui-end-build = Do not build
kemet-ui-end-recruit = That is all
kemet-ui-end-deploy = Not now

kemet-ui-who-goes = Who goes { $where }?
kemet-ui-go-all = { $units ->
    [one] All: { $units } unit
   *[other] All { $units } units
}
kemet-ui-go-all-with = { $units ->
    [one] All: { $units } unit + { $creature }
   *[other] All { $units } + { $creature }
}
kemet-ui-go-with = with { $creature }
kemet-ui-go-units = units only
kemet-ui-raise = { $colour } pyramid to level { $level }
kemet-ui-found-title = Pyramid { $where }
kemet-ui-found-level = { $colour }, level { $level }
kemet-ui-choose-action = What do you do?
kemet-ui-choose-card = Which card?

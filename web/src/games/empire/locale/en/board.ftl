### Eight-Minute Empire: Legends: words of its board

empire-ui-turn = Turn
empire-ui-turn-of = of { $turns }
empire-ui-turn-full = Turn { $turn } of { $turns }
empire-ui-game-of = Game { $number } of { $games }
empire-ui-pane = What is shown
empire-ui-pane-map = Map
empire-ui-pane-cards = Cards
empire-ui-pane-players = Players
empire-ui-map = Map
empire-ui-players = Players

empire-ui-you = you
empire-ui-card-of = card { $turn } of { $turns }
empire-ui-you-card-of = you, card { $turn } of { $turns }
empire-ui-to-move = to move
empire-ui-thinking = thinking
empire-ui-next = next
empire-ui-bot = bot
empire-ui-deputy = a bot plays
empire-ui-bids = choosing a bid
empire-ui-has-bid = has chosen
empire-ui-points-short =
    { $points ->
        [one] pt
       *[other] pts
    }
empire-ui-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
empire-ui-cards-taken = { $count } of { $turns } cards taken
empire-ui-supply = supply
empire-ui-armies-left = { $count ->
    [one] { $count } army in the supply
   *[other] { $count } armies in the supply
}
empire-ui-cities-left = { $count ->
    [one] { $count } city in the supply
   *[other] { $count } cities in the supply
}
empire-ui-extra-move = { $count ->
    [one] every march has { $count } more movement point
   *[other] every march has { $count } more movement points
}
empire-ui-extra-army = { $count ->
    [one] every placing may bring { $count } more army
   *[other] every placing may bring { $count } more armies
}
empire-ui-flying = flying { $count }, a sea step costs { $cost }
empire-ui-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
empire-ui-immune = armies cannot be destroyed
empire-ui-trophies = { $count ->
    [one] { $count } army on the leader's card
   *[other] { $count } armies on the leader's card
}
empire-ui-adjective-count = { $adjective } { $count }
empire-ui-score-regions = regions
empire-ui-score-islands = islands
empire-ui-score-cards = cards
empire-ui-score-elixirs = elixirs
empire-ui-score-tokens = tokens
empire-ui-score-leader = leader
empire-ui-score-earlier = games before
empire-ui-open = { $name }: show everything
empire-ui-things-of = What { $name } has
empire-ui-no-cards = No cards yet.
empire-ui-cards = Cards

empire-ui-sea-cost = A sea step costs { $name } { $cost }
empire-ui-sea-cost-you = A sea step costs you { $cost }
empire-ui-sea-flying = (flying −{ $flying })
empire-ui-land = land 1
empire-ui-sea = sea { $cost }
empire-ui-neutral = Neutral armies compete for regions and islands; nobody moves them, nobody scores for them.

empire-ui-row = Card row
empire-ui-free = free
empire-ui-price = price { $price }
empire-ui-taken = taken by { $name } for { $price }
empire-ui-taken-free = taken by { $name } for free
empire-ui-deck = deck
empire-ui-deck-count = { $count ->
    [0] The deck is empty
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
}
empire-ui-playing = Now playing
empire-ui-nothing-played = The card being played lies here.
empire-ui-works-now = The card works from now on, also for its own action: { $ability }.

empire-ui-ability-extra-move = +{ $amount } move
empire-ui-ability-extra-army = +{ $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    }
empire-ui-ability-flying = Flying
empire-ui-ability-elixir = { $amount ->
    [one] { $amount } elixir
   *[other] { $amount } elixirs
}
empire-ui-ability-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
empire-ui-ability-vp-per-adjective =
    { $vp ->
        [one] { $vp } pt
       *[other] { $vp } pts
    } per { $adjective }
empire-ui-ability-vp-set =
    { $vp ->
        [one] { $vp } pt
       *[other] { $vp } pts
    } for { $cards } { $adjective }
empire-ui-ability-vp-per-coins =
    { $vp ->
        [one] { $vp } pt
       *[other] { $vp } pts
    } per { $coins ->
        [one] coin
       *[other] { $coins } coins
    }
empire-ui-ability-vp-per-flying =
    { $vp ->
        [one] { $vp } pt
       *[other] { $vp } pts
    } per flying
empire-ui-ability-immune = Immune
empire-ui-about-extra-move = Each march has { $amount ->
        [one] { $amount } more movement point
       *[other] { $amount } more movement points
    }.
empire-ui-about-extra-army = Each placing may bring { $amount ->
        [one] { $amount } more army
       *[other] { $amount } more armies
    }.
empire-ui-about-flying = A sea step costs 1 less, but at least 1.
empire-ui-about-elixir = { $amount ->
    [one] { $amount } elixir: whoever has the most at the end scores.
   *[other] { $amount } elixirs: whoever has the most at the end scores.
}
empire-ui-about-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from the bank, once.
empire-ui-about-vp-per-adjective = At the end { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } for each { $adjective } card you have.
empire-ui-about-vp-set = At the end { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } if you have { $cards } { $adjective } cards.
empire-ui-about-vp-per-coins = At the end { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } for every { $coins ->
        [one] coin
       *[other] { $coins } coins
    } you have left.
empire-ui-about-vp-per-flying = At the end { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } for each flying symbol you have.
empire-ui-about-immune = Your armies cannot be destroyed.
empire-ui-action-place = place
empire-ui-action-move = move
empire-ui-action-build = build
empire-ui-action-destroy = destroy
empire-ui-do-place = { $count ->
    [one] place { $count } army
   *[other] place { $count } armies
}
empire-ui-do-move = { $count ->
    [one] move with { $count } point
   *[other] move with { $count } points
}
empire-ui-do-build = build a city
empire-ui-do-destroy = destroy an army
empire-ui-action-one = Action: { $one }.
empire-ui-action-or = Action: { $one } or { $other }.
empire-ui-action-and = Action: { $one }, then { $other }.
empire-ui-or = or
empire-ui-from-players = in games of { $count } and more

empire-ui-left-place = { $left ->
    [one] { $left } of { $total } armies left to place
   *[other] { $left } of { $total } armies left to place
}
empire-ui-left-move = { $left } of { $total } movement points left
empire-ui-left-of = of { $total }
empire-ui-left-points = points left
empire-ui-left-armies = armies left
empire-ui-steps = Steps of the card
empire-ui-end-move = Done moving
empire-ui-end-place = Done placing
empire-ui-march = What is being done

empire-ui-bid-title = How much do you bid?
empire-ui-bid-about = Bids are secret. The highest bidder pays and names who begins; the others keep their coins.
empire-ui-bid-mine = You bid { $coins }
empire-ui-bid-wait = The others are still choosing.
empire-ui-bid-watch = Everybody chooses a secret bid
empire-ui-bid-picked = { $name } has chosen
empire-ui-bid-open = { $name } is choosing
empire-ui-bids-shown = Bids
empire-ui-bid-of = { $name } { $coins }
empire-ui-bid-won = { $name } won and pays { $coins }
empire-ui-bid-starter = { $name } begins

empire-ui-laying = To be laid
empire-ui-laying-hidden = A token face down
empire-ui-laying-hidden-about = Nobody knows which it is. Whoever builds a city there first takes it.

empire-ui-region = { $region }: { $things }.
empire-ui-has-armies = { $armies ->
    [one] { $name } { $armies } army
   *[other] { $name } { $armies } armies
}
empire-ui-has-cities = { $cities ->
    [one] { $name } a city
   *[other] { $name } { $cities } cities
}
empire-ui-has-both = { $armies ->
    [one] { $name } { $armies } army
   *[other] { $name } { $armies } armies
} { $cities ->
    [one] and a city
   *[other] and { $cities } cities
}
empire-ui-has-neutral = { $armies ->
    [one] { $armies } neutral army
   *[other] { $armies } neutral armies
}
empire-ui-has-nothing = empty
empire-ui-held = { $name } holds it
empire-ui-held-you = you hold it
empire-ui-held-neutral = the neutral armies hold it
empire-ui-held-nobody = nobody holds it
empire-ui-start = start region
empire-ui-hidden = a token face down

### The Vale of Eternity: words of its board

vale-ui-round = Round { $round } of { $rounds }
vale-ui-phase = Phase of the round
vale-ui-track = Points: { $scores }. The end comes at { $goal }.
vale-ui-points-short =
    { $points ->
        [one] pt
       *[other] pts
    }
vale-ui-first = first player
vale-ui-turn = to move
vale-ui-thinking = thinking
vale-ui-bot = bot
vale-ui-deputy = a bot plays
vale-ui-stone = { $stone }, worth { $value }
vale-ui-stones-of = { $count } of { $limit } stones
vale-ui-purse = { $count } of { $limit } stones
vale-ui-going = { $stones } would go
vale-ui-in-hand =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
vale-ui-hand-open = show the hand
vale-ui-hand-of = Hand: { $name }
vale-ui-hand-empty = The hand is empty.
vale-ui-area = Area
vale-ui-area-of = Area: { $name }
vale-ui-my-area = Your area
vale-ui-places = { $count } of { $limit } places
vale-ui-limit = the limit is the round number, releasing costs { $round }
vale-ui-zone-fire = Fire
vale-ui-zone-water = Water
vale-ui-zone-earth = Earth
vale-ui-zone-wind = Wind
vale-ui-zone-dragon = Dragons
vale-ui-none-fire = No fire
vale-ui-none-water = No water
vale-ui-none-earth = No earth
vale-ui-none-wind = No wind
vale-ui-none-dragon = No dragon
vale-ui-price = sale price
vale-ui-deck = draw pile
vale-ui-deck-count =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
vale-ui-deck-known =
    { $count ->
        [one] Draw pile from the top, { $count } known card
       *[other] Draw pile from the top, { $count } known cards
    }
vale-ui-discard = discard
vale-ui-discard-count =
    { $count ->
        [0] The discard pile is empty
        [one] Discard pile, { $count } card
       *[other] Discard pile, { $count } cards
    }
vale-ui-cost = Summoning costs { $cost }.
vale-ui-cost-now = Summoning costs { $cost } now, { $printed } is printed. Permanent effects in the area:
vale-ui-costs = summoning costs { $cost }
vale-ui-now =
    { $points ->
        [one] now { $points } point
       *[other] now { $points } points
    }
vale-ui-others = Opponents
vale-do-sell = Sell
vale-do-tame = Tame
vale-do-tame-detail = into hand
vale-do-summon = Summon
vale-do-release = Release
vale-do-activate = Activate

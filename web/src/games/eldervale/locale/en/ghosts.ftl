### Ghosts of Eldervale: their board, the action zones, and their turn step by step.

eldervale-ghosts = Ghosts
eldervale-ghosts-on-turn = The ghosts are on turn
eldervale-ghosts-board = Ghost board
eldervale-ghosts-board-about = a token on a symbol: magic, adventure, fame
eldervale-ghosts-zones = Action zones
eldervale-ghosts-tracks = Tracks
eldervale-ghosts-die-shows = the die shows
eldervale-ghosts-guardian = Guardian
eldervale-ghosts-guardian-in = The guardian stands { $realm }
eldervale-ghosts-guardian-beside = The guardian stands beside the map
eldervale-ghosts-row =
    { $element }, rolls { $faces }: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }; next space: { $next ->
        [magic] a magic card
        [adventure] an adventure card
        [fame] fame
        [full] the row is full
       *[none] no reward
    }
eldervale-ghosts-zone-name = { $zone ->
        [left] left zone
        [middle] middle zone
       *[right] right zone
    }
eldervale-ghosts-zone = { $name }, rolls { $faces }. { $units } { $card }
eldervale-ghosts-zone-units = Units from the left: { $units }.
eldervale-ghosts-zone-empty = No unit: if it is rolled, the ghosts regroup.
eldervale-ghosts-pile =
    { $count ->
        [one] 1 ghost card left in the deck
       *[other] { $count } ghost cards left in the deck
    }

eldervale-ghosts-way-upper-right = to the upper right of the guardian
eldervale-ghosts-way-right = to the right of the guardian
eldervale-ghosts-way-lower-right = to the lower right of the guardian
eldervale-ghosts-way-lower-left = to the lower left of the guardian
eldervale-ghosts-way-left = to the left of the guardian
eldervale-ghosts-way-upper-left = to the upper left of the guardian
eldervale-ghosts-action-none = Nothing more
eldervale-ghosts-action-build = Dwelling
eldervale-ghosts-action-adventure = Adventure
eldervale-ghosts-action-realm-tile = New realm
eldervale-ghosts-action-magic =
    { $count ->
        [one] 1 magic card
       *[other] { $count } magic cards
    }
eldervale-ghosts-action-fame = Fame +{ $count }
eldervale-ghosts-action-vp = { $count } VP

eldervale-ghosts-turn = Turn of the ghosts, step by step
eldervale-ghosts-last-turn = Latest turn of the ghosts
eldervale-ghosts-so-far = What they have done so far
eldervale-ghosts-step = step { $at } of { $all }
eldervale-ghosts-back = Back
eldervale-ghosts-again = Once more
eldervale-ghosts-all = Show all
eldervale-ghosts-next = Next step
eldervale-ghosts-done = Your turn
eldervale-ghosts-close = Close
eldervale-ghosts-every-turn = Tell every turn
eldervale-ghosts-search = Where they looked for a worker
eldervale-ghosts-their-card = The ghosts' card

eldervale-ghosts-stage-die = The die
eldervale-ghosts-stage-card = The card
eldervale-ghosts-stage-placing = Placement
eldervale-ghosts-stage-rampage = Monsters
eldervale-ghosts-stage-treasure = Treasure
eldervale-ghosts-stage-none = Further action
eldervale-ghosts-stage-build = Building a dwelling
eldervale-ghosts-stage-adventure = Adventure card
eldervale-ghosts-stage-realm-tile = New realm
eldervale-ghosts-stage-magic = Magic cards
eldervale-ghosts-stage-fame = Fame
eldervale-ghosts-stage-vp = Victory points
eldervale-ghosts-stage-battle = Battle
eldervale-ghosts-stage-new-card = A new card
eldervale-ghosts-stage-regroup = Regroup

eldervale-ghosts-die = The die shows { $face }: { $zone ->
        [left] the left zone
        [middle] the middle zone
       *[right] the right zone
    }
eldervale-ghosts-card-told = { $kind ->
        [none] The unit goes { $where }, nothing more
       *[other] The unit goes { $where }, then: { $action }
    }
eldervale-ghosts-placed = The leftmost unit ({ $unit }) goes { $realm }
eldervale-ghosts-placed-here = There is no realm that way, so the unit ({ $unit }) goes to the guardian, { $realm }
eldervale-ghosts-rampaged = { $monster } rampages
eldervale-ghosts-no-rampage = Nobody rampages
eldervale-ghosts-peace = Peaceful start: nobody rampages
eldervale-ghosts-shelved = The top token goes to the { $row } row, space { $space }
eldervale-ghosts-row-full = The { $row } row is full, the token is set aside
eldervale-ghosts-no-token = No token is left here: a magic card instead
eldervale-ghosts-built = A worker becomes a dwelling: { $realm }
eldervale-ghosts-nothing-built = No worker qualifies, nothing is built
eldervale-ghosts-took = They gain the card { $card }
eldervale-ghosts-tile = A new realm: { $realm }
eldervale-ghosts-gain = The ghosts gain
eldervale-ghosts-no-battle = No battle
eldervale-ghosts-vanished = No battle: the worker became a dwelling, nobody is left to fight
eldervale-ghosts-no-guardian = The guardian is not on the map yet, nothing is built
eldervale-ghosts-battle-none = Battle { $realm }: nobody wins
eldervale-ghosts-battle = Battle { $realm }: { $winner ->
        [ghosts] the ghosts win
        [monster] the monster wins
       *[you] you win
    }
eldervale-ghosts-new-card = The card is discarded, a new one takes its place
eldervale-ghosts-regroup =
    { $units ->
        [0] Nobody stands in the zone: the ghosts regroup, no unit returns
        [one] Nobody stands in the zone: the ghosts regroup, 1 unit returns
       *[other] Nobody stands in the zone: the ghosts regroup, { $units } units return
    }
eldervale-ghosts-points = +{ $count } VP
eldervale-ghosts-cards =
    { $count ->
        [one] +1 magic card
       *[other] +{ $count } magic cards
    }
eldervale-ghosts-power = { $element }: power { $power }
eldervale-ghosts-fame = +{ $count } fame
eldervale-ghosts-fallen =
    { $count ->
        [one] 1 ghost unit goes to the Underworld
       *[other] { $count } ghost units go to the Underworld
    }
eldervale-ghosts-orb = an orb onto the reward menu

eldervale-ghosts-verdict-builds = ghost worker, no dwelling: here
eldervale-ghosts-verdict-no-element-realm = not an element realm
eldervale-ghosts-verdict-no-worker = no ghost worker
eldervale-ghosts-verdict-dwelling = has a dwelling
eldervale-ghosts-verdict-looming = a monster forbids it

### Dwellings of Eldervale: words in the picture of the table and in the names of things

eldervale-label-and = { $some } and { $last }
eldervale-label-nothing = nothing
eldervale-label-monster = the monster
eldervale-label-onto-start = on the start card
eldervale-label-onto-card = on { $card }
# A magic card that nobody kept in the draft.
eldervale-label-left-over = left over
eldervale-label-second = { $name } II
eldervale-label-token = the token of { $element } ({ $face })

## Table

eldervale-label-setup = set-up
# A name follows.
eldervale-label-turn = turn of
eldervale-label-peaceful = peaceful start
eldervale-label-last-turns =
    { $count ->
        [one] the last turn
       *[other] { $count } turns left
    }
eldervale-label-supply = { $count } in the realm supply
eldervale-label-magic = magic deck { $count }, discarded { $discarded }
eldervale-pile-magic = Magic deck
eldervale-pile-supply = Realm supply
eldervale-pile-air = Adventure deck of Air
eldervale-pile-earth = Adventure deck of Earth
eldervale-pile-fire = Adventure deck of Fire
eldervale-pile-water = Adventure deck of Water
eldervale-pile-light = Adventure deck of Light
eldervale-pile-dark = Adventure deck of Darkness
eldervale-pile-order = Adventure deck of Order
eldervale-pile-chaos = Adventure deck of Chaos
eldervale-label-new-tile = new tile: { $realm }
eldervale-label-mercenaries = for hire: { $names }
eldervale-label-offer = Adventure cards on offer (cost, card, who activates it)
eldervale-label-taken = card taken, the next one is turned up after the expedition
eldervale-label-expedition = expedition
eldervale-label-menu = free rewards for an orb
eldervale-label-hand = in hand (what casting costs now)
eldervale-label-choice = Cards to choose from
eldervale-label-free = free
eldervale-label-prophecy = at end

# Head of the table of players
eldervale-label-players = Players
eldervale-label-points = VP
eldervale-label-fame = fame
eldervale-label-ready = ready
eldervale-label-underworld = fallen
# Tokens or units follow.
eldervale-label-tray = treasure
eldervale-label-to-summon = to summon
eldervale-label-known = holds
eldervale-label-tactics-active = tactics active
eldervale-label-tactics-exhausted = tactics exhausted

# Key: after the sign
eldervale-label-sign-any-unit = card for any unit
eldervale-label-sign-ally = mercenary or controlled monster
eldervale-label-sign-monster = monster and its strength
eldervale-label-sign-dwelling = dwelling
eldervale-label-sign-cost = cost of a dwelling
eldervale-label-sign-stack = top token and how many are left
eldervale-label-sign-printed = used up, gives what is printed

# Battle; $place = where
eldervale-label-battle = Battle { $place }
eldervale-label-last-battle = Last battle { $place }
eldervale-label-step-joining = joining
eldervale-label-step-dice = counting dice
eldervale-label-step-swords = swords and spells before the roll
eldervale-label-step-roll = after the roll
eldervale-label-step-winner = the winner
eldervale-label-step-reward = reward
eldervale-label-step-removal = removal of the beaten
eldervale-label-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
eldervale-label-won = wins
eldervale-label-lost = loses

## What an option costs and brings

eldervale-detail-free = free
eldervale-detail-price = for { $cost }
eldervale-detail-cheaper =
    { $count ->
        [one] { $count } resource cheaper
       *[other] { $count } resources cheaper
    }
eldervale-detail-leaves = leaves { $cost }
eldervale-detail-then = then { $amount }
eldervale-detail-has-power =
    { $power ->
        [0] no power yet
       *[other] power { $power } now
    }
eldervale-detail-loses-power = power { $power } is lost
eldervale-detail-points = +{ $count } VP
eldervale-detail-power =
    { $count ->
        [one] { $count } level of power in { $element }
       *[other] { $count } levels of power in { $element }
    }
eldervale-detail-fight = battle { $mine } : { $theirs } dice
eldervale-detail-joins = +{ $dice }, then { $mine } : { $theirs }
eldervale-detail-beside = next to: { $realms }
eldervale-detail-there = there: { $who }
eldervale-detail-comes =
    { $count ->
        [one] comes: { $who }
       *[other] one of them comes: { $who }
    }
eldervale-detail-may-come = may come if you like: { $who }
eldervale-detail-charge = the Minotaur may charge

### Dwellings of Eldervale: the final scoring

eldervale-count-title = Final scoring
eldervale-count-intro = { $steps ->
        [7] Seven
       *[other] Six
    } steps, each for all players before the next.
eldervale-count-steps = Steps
eldervale-count-ends = Everybody has had one last turn.
eldervale-count-ends-dwelling = Somebody built a sixth dwelling; then everybody had one more turn.
eldervale-count-ends-supply = The last realm was drawn; then everybody had one more turn.
eldervale-count-show-map = Show map
eldervale-count-hide-map = Back to the count
eldervale-count-skip = Skip
eldervale-count-back = Back
eldervale-count-all = Count all
eldervale-count-done = Who has won?
eldervale-count-space = Space
eldervale-count-next = { $step ->
        [tableau] Next card
        [prophecies] Turn up the next ones
       *[other] Next line
    }
eldervale-count-you = you
eldervale-count-vp = VP

eldervale-count-before = In the game
eldervale-count-before-short = points on the track at the end
eldervale-count-so-far = So far
eldervale-count-total = Together
eldervale-count-teams = Teams
eldervale-team = Team { $number }
eldervale-count-standing = Standing
eldervale-count-to-come = still to come

eldervale-count-tab-unplaced-orbs = Orbs
eldervale-count-tab-power = Power
eldervale-count-tab-homes = Dwellings
eldervale-count-tab-tableau = Cards
eldervale-count-tab-caches = Caches
eldervale-count-tab-pile = Magic
eldervale-count-tab-prophecies = Prophecies

eldervale-count-step-unplaced-orbs = Orbs kept
eldervale-count-step-power = Power
eldervale-count-step-homes = Dwellings
eldervale-count-step-tableau = Cards
eldervale-count-step-caches = Caches
eldervale-count-step-pile = Magic cards of the ghosts
eldervale-count-step-prophecies = Prophecies

eldervale-count-short-unplaced-orbs = 1 VP each
eldervale-count-short-power = number at each marker
eldervale-count-short-homes = your power in the element of each realm
eldervale-count-short-tableau = power in the element of each card
eldervale-count-short-caches = by their text
eldervale-count-short-pile = 1 VP each
eldervale-count-short-prophecies = fewest VP first, turned up one by one

eldervale-count-about-unplaced-orbs = 1 VP for each orb that was gained and not placed.
eldervale-count-about-power = Each marker on a track is worth the number printed there.
eldervale-count-about-homes = Each dwelling is worth your power in the element of its realm.
eldervale-count-about-tableau = The start card and at most 3 adventure cards for each dwelling: each is worth your power in its element.
eldervale-count-about-caches = Caches are worth what their text says, even if the card itself was above the limit.
eldervale-count-about-pile = The ghosts score 1 VP for each magic card in their pile, whatever its kind.
eldervale-count-about-prophecies = Whoever has fewest VP begins. Each player turns up all prophecies; each one scores by itself.
eldervale-count-crossed = A crossed card is above the limit; the best ones count.

eldervale-count-nobody-unplaced-orbs = Nobody has kept an orb.
eldervale-count-nobody-power = Nobody has a marker on a track.
eldervale-count-nobody-homes = Nobody has built a dwelling.
eldervale-count-nobody-caches = Nobody has a cache.
eldervale-count-nobody-pile = The ghosts have no magic card.
eldervale-count-nothing-power = no marker on a track
eldervale-count-nothing-homes = no dwelling
eldervale-count-nothing-caches = no cache
eldervale-count-nothing-prophecies = No prophecy was among the cards.

eldervale-count-start = Start card
eldervale-count-orbs = { $count ->
        [one] one orb
       *[other] { $count } orbs
    }
eldervale-count-power = { $element } power { $points }
eldervale-count-of = { $name }: { $points } VP
eldervale-count-over = Above the limit: it does not count.
eldervale-count-term = { $name } { $points }
eldervale-count-player = { $name }: { $step ->
        [power] { $count ->
                [one] one marker
               *[other] { $count } markers
            }
        [homes] { $count ->
                [one] one dwelling
               *[other] { $count } dwellings
            }
        [caches] { $count ->
                [one] one cache
               *[other] { $count } caches
            }
        [pile] { $points ->
                [one] one magic card
               *[other] { $points } magic cards
            }
       *[other] { $count ->
                [0] no prophecy
                [one] one prophecy
               *[other] { $count } prophecies
            }
    }, { $points } VP
eldervale-count-things = { $step ->
        [tableau] { $count ->
                [one] one card
               *[other] { $count } cards
            }
       *[other] { $count } things
    }
eldervale-count-limit = { $count } of at most { $most }
eldervale-count-no-limit = { $count ->
        [one] one card
       *[other] all { $count }
    }, no limit
eldervale-count-turn = { $place ->
        [1] first to turn up
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
eldervale-count-none = none
eldervale-count-hand = { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
eldervale-count-closed = prophecies are turned up in step { $step }
eldervale-count-no-prophecy = No prophecy
eldervale-count-ghosts-prophecies = The ghosts have no prophecies.
eldervale-count-reached = Reached { $reached } of { $needed }.
eldervale-count-closed-note = Cards in hand that are no prophecies stay closed. Yours are open to you already.

eldervale-count-beside-land = Where dwellings stand
eldervale-count-beside-powers = Power
eldervale-count-beside-prophecies = Prophecies
eldervale-count-land = The map with all dwellings
eldervale-count-chip = { $name }, { $points } VP
eldervale-count-chip-over = { $name }, above the limit, would be { $points } VP
eldervale-count-chip-to-come = { $name }, not counted yet

### Dwellings of Eldervale: a question in somebody else's turn.  The rows are the same whatever the hand holds.

eldervale-rx-join = Join in
eldervale-rx-spell = Cast a spell
eldervale-rx-treasure = Discard a treasure
eldervale-rx-pass = Pass
eldervale-rx-pass-about = Nothing is spent and nothing is shown
eldervale-rx-space = Space
eldervale-rx-spell-about = Opens your hand; what fits this moment is lit
eldervale-rx-treasure-about =
    { $count ->
        [one] 1 token in your tray; its resources are yours at once
       *[other] { $count } tokens in your tray; their resources are yours at once
    }
eldervale-rx-no-treasure = no token in your tray
# $unit one of my units, $place whence: "worker from the Mossy Hills"
eldervale-rx-unit = { $unit } { $place }
# $blades what may be spent: "sword and gold"
eldervale-rx-swords = One more die for each: { $blades }
eldervale-rx-adds =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
eldervale-rx-nothing-fits = No card in your hand fits this moment.

# $realm where, $about what it is about
eldervale-rx-where = { $realm } · { $about }
# $realm where a battle is fought, $sides who fights, with their dice: "Fox 2, you 3, Chimera 3+"
eldervale-rx-fight = { $realm }: { $sides }

## Why nobody can join in, by moment

eldervale-rx-no-join-placed = nothing to charge with, and there is no battle yet
eldervale-rx-no-join-battle = units join once the battle has begun
eldervale-rx-no-join-join = no unit of yours is next to the battle
eldervale-rx-no-join-dice = no sword to spend, or no room for another die
eldervale-rx-no-join-rolled = no ability of yours works after this roll
eldervale-rx-no-join-won = the battle is decided
eldervale-rx-no-join-lost = no ability or tactics token saves your units
eldervale-rx-no-join-end = there is no battle
eldervale-rx-no-join-event = there is no battle
eldervale-rx-no-join-after-action = there is no battle

## What it is about, by moment; after the name of the realm

eldervale-rx-about-placed = before the action of the realm.
eldervale-rx-about-battle = before units join.
eldervale-rx-about-join = each player is asked once.
eldervale-rx-about-dice = before the roll, until all pass.
eldervale-rx-about-rolled = after the roll, until all pass.
eldervale-rx-about-won = the battle is yours.
eldervale-rx-about-lost = before your units leave.
eldervale-rx-about-end = before the next player begins.
eldervale-rx-about-event = a quest may be completed right now.
eldervale-rx-about-after-action = after the action of the realm.

## In which order everybody is asked

eldervale-rx-order = In which order players are asked
eldervale-rx-answered = answered
eldervale-rx-you = you
eldervale-rx-last = { $name }, last

## Standing answers

eldervale-rx-ahead = Or answer ahead
eldervale-rx-unless-fight = Pass unless I fight
eldervale-rx-unless-join = Pass unless I can join
eldervale-rx-more = More …
eldervale-rx-standing = My standing answers
eldervale-rx-private = only you see these
eldervale-rx-change = Change
eldervale-rx-none = None now. The others see the same short wait and the same word, whether you passed, had set it ahead, or had nothing to play.

## Under the map

eldervale-rx-strip = The turn that goes on
eldervale-rx-dwelling = dwelling
eldervale-rx-dice = dice: { $dice }

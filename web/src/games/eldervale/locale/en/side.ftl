### Dwellings of Eldervale: who sits at the table, the top bar, the parts on a phone

eldervale-ui-players = Players
eldervale-ui-place = No. { $place } in turn order
eldervale-ui-you = you
eldervale-ui-bot = { $name }, bot
eldervale-ui-deputy = { $name }, a bot plays
eldervale-ui-thinking = thinking
eldervale-ui-team = Team { $team }, with { $mate }
eldervale-ui-open = { $name }: show the tableau
eldervale-ui-ready = ready: { $units }
eldervale-ui-ready-none = no unit ready
eldervale-ui-hand-count = { $count ->
    [one] { $count } magic card in hand
   *[other] { $count } magic cards in hand
}
eldervale-ui-dwellings = { $count } of { $most } dwellings
eldervale-ui-cards = { $count ->
    [one] { $count } adventure card
   *[other] { $count } adventure cards
}
eldervale-ui-tokens = { $count ->
    [one] { $count } treasure token
   *[other] { $count } treasure tokens
}
eldervale-ui-orbs = { $count ->
    [one] { $count } orb not yet placed
   *[other] { $count } orbs not yet placed
}
eldervale-ui-tactics-active = tactics token active
eldervale-ui-tactics-exhausted = tactics token exhausted
eldervale-ui-no-resources = no resources
eldervale-ui-vp = { $count } VP
eldervale-ui-vp-short = VP

eldervale-ui-setup = set-up
eldervale-ui-turn = turn
eldervale-ui-peace = peace
eldervale-ui-peace-about = No battles until everybody has regrouped once; still to do so: { $names }
eldervale-ui-battles = battles
eldervale-ui-battles-on = on
eldervale-ui-ends = ends with the { $roofs }th dwelling or last realm
eldervale-ui-ends-near = { $left ->
    [one] { $left } realm left, or the { $roofs }th dwelling
   *[other] { $left } realms left, or the { $roofs }th dwelling
}
eldervale-ui-ends-dwelling = The { $roofs }th dwelling stands.
eldervale-ui-ends-supply = The last realm is drawn.
# Turns after this one
eldervale-ui-last = { $count ->
    [0] the last turn
    [one] { $count } more turn
   *[other] { $count } more turns
}
eldervale-ui-now = Turn { $turn }; { $peace ->
    [yes] peace until everybody has regrouped
   *[no] battles are on
}; { $end }

eldervale-ui-pane = What is shown
eldervale-ui-pane-turn = Turn
eldervale-ui-pane-tableau = Tableau
eldervale-ui-pane-tracks = Tracks
eldervale-ui-pane-hand = Hand
eldervale-ui-pane-offer = Offer
eldervale-ui-pane-ghosts = Turn of the ghosts
eldervale-ui-pane-more = More

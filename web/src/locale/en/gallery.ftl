### The book of rules and the gallery of cards

book-parts = Book and cards
book-book = Book
book-cards = Cards
book-contents = Contents
book-search = Search the rules and cards
book-find = Search
book-clear = Clear the search
book-to-chapter = Chapter { $number }
book-before = Previous: { $title }
book-next = Next: { $title }
book-found-cards = Cards
book-found-rules = Rules
book-found-all = show all { $count }
book-found-in = chapter { $title }
book-nothing = Nothing about “{ $words }”.
book-nearest = Did you mean:
book-nothing-then = The contents may help:
book-example = Example
book-open = The whole book
book-rule-link = Rule { $rule } in the book
book-keys = Keys: / searches, [ and ] turn the pages.

gallery-title = Cards of { $game }
gallery-search = Name or text
gallery-count = { $shown } of { $all }
gallery-all = All
gallery-sort = Order
gallery-by-cost = by cost
gallery-by-name = by name
gallery-costs = Cost
gallery-cost = Printed cost
gallery-cost-from = Cost from
gallery-cost-to = Cost to
gallery-none = Nothing fits. Take a filter off, or look for another word.
gallery-reset = Show everything
gallery-pick = Choose a card to see it close.
gallery-close = Close
gallery-in-group =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
gallery-asked = In the rules
gallery-copies = How many there are
gallery-kind = Kind

gallery-family = Family
gallery-family-fire = Fire
gallery-family-water = Water
gallery-family-earth = Earth
gallery-family-wind = Wind
gallery-family-dragon = Dragons
gallery-effect = Effect
gallery-sells = Sells for
gallery-sells-for = sells for { $price }
gallery-stones =
    { $kind ->
        [red] { $count } red
        [blue] { $count } blue
       *[purple] { $count } purple
    }

gallery-empire-card = Cards
gallery-empire-leader = Leaders
gallery-empire-token = Tokens
gallery-adjective = Adjective
gallery-adjective-none = none
gallery-action = Action
gallery-players = From players

gallery-kemet-tile = Power tiles
gallery-kemet-creature = Creatures
gallery-kemet-card = Divine Intervention
gallery-kemet-battle = Battle cards
gallery-colour = Colour
gallery-level = Level
gallery-price = Price

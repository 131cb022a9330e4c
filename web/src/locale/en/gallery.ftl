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

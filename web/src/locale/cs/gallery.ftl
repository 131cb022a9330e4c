### Kniha pravidel a galerie karet

book-parts = Kniha a karty
book-book = Kniha
book-cards = Karty
book-contents = Obsah
book-search = Hledat v pravidlech a kartách
book-find = Hledat
book-clear = Smazat hledání
book-to-chapter = Kapitola { $number }
book-before = Předchozí: { $title }
book-next = Další: { $title }
book-found-cards = Karty
book-found-rules = Pravidla
book-found-all = ukázat všechny ({ $count })
book-found-in = kapitola { $title }
book-nothing = O „{ $words }“ tu nic není.
book-nearest = Nehledáš třeba:
book-nothing-then = Snad pomůže obsah:
book-example = Příklad
book-open = Celá kniha
book-rule-link = Pravidlo { $rule } v knize
book-keys = Klávesy: / hledá, [ a ] obracejí stránky.

gallery-title = Karty hry { $game }
gallery-search = Jméno nebo text
gallery-count = { $shown } z { $all }
gallery-all = Vše
gallery-sort = Pořadí
gallery-by-cost = podle ceny
gallery-by-name = podle jména
gallery-costs = Náklady
gallery-cost = Základní náklady
gallery-cost-from = Náklady od
gallery-cost-to = Náklady do
gallery-none = Nic takového tu není. Zruš některý filtr, nebo hledej jiné slovo.
gallery-reset = Ukázat všechno
gallery-pick = Vyber kartu a uvidíš ji zblízka.
gallery-close = Zavřít
gallery-in-group =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
       *[other] { $count } kusů
    }
gallery-asked = V pravidlech
gallery-copies = Kolik jich je
gallery-kind = Druh

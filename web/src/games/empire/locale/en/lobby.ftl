### Making a table of Eight-Minute Empire

lobby-empire-presets = Which rules
lobby-empire-preset-plain = Plain
lobby-empire-preset-rich = With everything on the map
lobby-empire-preset-own = My choice
lobby-empire-setting = Set-up and ties

lobby-empire-map = Map
lobby-empire-map-lot = Four of eight sides are drawn by lot when the game begins.
lobby-empire-map-seen = This is the map you will play on.
lobby-empire-map-some = What you leave open is drawn by lot when the game begins.
lobby-empire-map-ends = Both ends of the row are joined.
lobby-empire-map-another = Another map
lobby-empire-map-leave = Leave it to the lot
lobby-empire-map-by-hand = Lay the segments yourself

lobby-empire-place-t-1 = Centre
lobby-empire-place-t-2 = Left
lobby-empire-place-t-3 = Right
lobby-empire-place-t-4 = Above the centre
lobby-empire-place-rectangle-1 = First from the left
lobby-empire-place-rectangle-2 = Second
lobby-empire-place-rectangle-3 = Third
lobby-empire-place-rectangle-4 = Last
lobby-empire-place-side = { $place }: which side
lobby-empire-place-turn = { $place }: where its top points
lobby-empire-younger = { $player } is younger

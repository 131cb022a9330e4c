### Nový stůl pro Minutovou říši

lobby-empire-presets = Podle jakých pravidel
lobby-empire-preset-plain = Základní hra
lobby-empire-preset-rich = Se vším na mapě
lobby-empire-preset-own = Podle mě
lobby-empire-setting = Příprava a shody

lobby-empire-map = Mapa
lobby-empire-map-lot = Čtyři z osmi stran se vylosují, až hra začne.
lobby-empire-map-seen = Na téhle mapě se bude hrát.
lobby-empire-map-some = Co necháš volné, to se vylosuje, až hra začne.
lobby-empire-map-ends = Oba konce řady na sebe navazují.
lobby-empire-map-another = Jiná mapa
lobby-empire-map-leave = Nechat na losu
lobby-empire-map-by-hand = Poskládat segmenty po svém

lobby-empire-place-t-1 = Uprostřed
lobby-empire-place-t-2 = Vlevo
lobby-empire-place-t-3 = Vpravo
lobby-empire-place-t-4 = Nad prostředním
lobby-empire-place-rectangle-1 = První zleva
lobby-empire-place-rectangle-2 = Druhý
lobby-empire-place-rectangle-3 = Třetí
lobby-empire-place-rectangle-4 = Poslední
lobby-empire-place-side = { $place }: která strana
lobby-empire-place-turn = { $place }: kam míří horní okraj
lobby-empire-younger = { $player } je mladší

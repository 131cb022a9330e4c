### Nový stůl pro Kemet

lobby-kemet-table = Plán
lobby-kemet-board = { $seats ->
    [5] Plán pro { $seats } hráčů.
   *[other] Plán pro { $seats } hráče.
}
lobby-kemet-colours = { $seats ->
    [2] Losem se určí dvě ze čtyř barev destiček moci.
    [5] Ve hře jsou všechny čtyři barvy destiček moci.
   *[other] Losem se určí tři ze čtyř barev destiček moci.
}

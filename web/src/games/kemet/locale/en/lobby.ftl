### A new table of Kemet

lobby-kemet-table = Board
lobby-kemet-board = The board for { $seats } players.
lobby-kemet-colours = { $seats ->
    [2] Two of the four colours of power tiles are drawn by lot.
    [5] All four colours of power tiles are in play.
   *[other] Three of the four colours of power tiles are drawn by lot.
}

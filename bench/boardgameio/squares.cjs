/** Tic-tac-toe of the boardgame.io tutorial; a full board is wiped, so that a match never ends. */
module.exports = {
  name: "squares",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells.every((owner) => owner !== null)) G.cells = Array(9).fill(null);
      G.cells[cell] = playerID;
    },
  },
  /** What somebody does next, by what they see: for the load, boardgame.io does not look at it. */
  pick: (G) => ["take", Math.max(0, G.cells.indexOf(null))],
};

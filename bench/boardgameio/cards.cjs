/**
 * Two people with cards: about as much on the table, in hands and face down as in a round of the Vale, moved by rules as
 * few as fill and empty it again.  A viewer gets 720 letters of it, a seat some 900 of the Vale's view.
 */
const { PlayerView } = require("boardgame.io/core");

const FAMILIES = ["fire", "water", "earth", "wind", "dragon"];
const CARDS = Array.from({ length: 70 }, (_, number) => ({
  card: `creature_${number}`,
  family: FAMILIES[number % FAMILIES.length],
  cost: 1 + (number % 9),
}));
const HAND = 4;
const AREA = 4;

const seat = () => ({
  score: 0,
  stones: { red: 0, blue: 0, purple: 0 },
  stone_values: { red: 1, blue: 3, purple: 6 },
  stone_limit: 4,
  area: [],
  area_limit: 6,
  hand_size: 0,
});

/** A card of the offer comes into the hand, and the next one of the pile into its place. */
function take({ G, playerID, random }, place) {
  const [card] = G.offer.splice(place, 1, { ...G.secret.deck.pop(), marker: null });
  if (!card) return "INVALID_MOVE";
  G.players[playerID].hand.push(card.card);
  G.seats[playerID].hand_size += 1;
  G.seats[playerID].stones.red += 1;
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard.map((name) => CARDS.find((each) => each.card === name)));
    G.discard = [];
  }
}

/** A card of the hand comes into play; the oldest there leaves it for good. */
function summon({ G, playerID }, place) {
  const [card] = G.players[playerID].hand.splice(place, 1);
  if (!card) return "INVALID_MOVE";
  const own = G.seats[playerID];
  own.hand_size -= 1;
  own.area.push(card);
  own.score += 1;
  own.stones.red = 0;
  if (own.area.length > AREA) G.discard.push(own.area.shift());
}

module.exports = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(CARDS);
    return {
      round: 1,
      phase: "action",
      offer: deck.splice(0, 4).map((card) => ({ ...card, marker: null })),
      discard: [],
      seats: [seat(), seat()],
      players: { 0: { hand: [] }, 1: { hand: [] } },
      secret: { deck },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: { move: take, client: false }, summon: { move: summon, client: false } },
  /** What somebody does next, by what they see: for the load, boardgame.io does not look at it. */
  pick: (G, playerID) => (G.players[playerID].hand.length < HAND ? ["take", 0] : ["summon", 0]),
};

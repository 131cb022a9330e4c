/** The server as its documentation starts it: matches in memory, nothing on disk. */
const { Server, Origins } = require("boardgame.io/server");
const server = Server({ games: [require("./game.cjs")], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => process.send?.("up"));

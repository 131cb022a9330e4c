/** The server as its documentation starts it: matches in memory, nothing on disk. */
const { Server, Origins } = require("boardgame.io/server");
const [port, game] = process.argv.slice(2);
const server = Server({ games: [require(`./${game}.cjs`)], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port) }, () => process.send?.("up"));

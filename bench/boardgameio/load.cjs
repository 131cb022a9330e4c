/**
 * boardgame.io under the load of bench/server.py: two people at each match, one move a second, each on a socket of their
 * own; the time runs from the move until both have got the new state.
 *
 *     cp -r bench/boardgameio DIR && npm --prefix DIR ci
 *     node DIR/load.cjs --tables 300 --seconds 20
 *     node DIR/load.cjs --tables 300 --seconds 20 --game cards
 *
 * `squares` is tic-tac-toe, the least a table can be; `cards` has about as much on the table as the Vale.
 * Prints what bench/server.py prints; `ms_each` is the processor time of the server process for each move, `letters`
 * how many a viewer got of the table itself (G) with the last one.
 */
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { performance } = require("node:perf_hooks");
const { io } = require("socket.io-client");

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const TABLES = Number(option("tables", 300));
const SECONDS = Number(option("seconds", 20));
const PORT = Number(option("port", 8179));
const GAME = option("game", "squares");
const { pick } = require(`./${GAME}.cjs`);
const TICKS = 100; // of the processor clock in a second
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Of a process, all its threads. */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** A match with two people, spoken to in the messages that boardgame.io's own client sends. */
class Match {
  times = [];
  states = [null, null];
  arrivals = [0, 0];
  wake = () => {};

  constructor(number) {
    this.id = `match-${number}`;
  }

  /** A match that nobody has made begins when somebody asks for it. */
  async sitDown() {
    this.sockets = [];
    for (const playerID of ["0", "1"]) {
      const socket = io(`http://127.0.0.1:${PORT}/${GAME}`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", this.id, playerID, undefined, 2));
      const seat = Number(playerID);
      const heard = (state) => {
        this.states[seat] = state;
        this.arrivals[seat] = performance.now();
        this.wake();
      };
      socket.on("sync", (_, info) => heard(info.state));
      socket.on("update", (_, state) => heard(state));
      this.sockets.push(socket);
    }
    await this.seen(0);
  }

  async seen(number) {
    while (this.states.some((state) => state === null || state._stateID < number)) {
      await new Promise((done) => (this.wake = done));
    }
  }

  async move() {
    const state = this.states[0];
    const seat = Number(state.ctx.currentPlayer);
    const [type, ...args] = pick(this.states[seat].G, String(seat));
    const payload = { type, args, playerID: String(seat) };
    const sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, String(seat));
    await this.seen(state._stateID + 1);
    this.times.push(Math.max(...this.arrivals) - sent);
  }

  async play(begin, end) {
    let moment = begin + Math.random() * 1000;
    while (moment < end) {
      await sleep(Math.max(0, moment - Date.now()));
      moment += 1000;
      if (Date.now() < end) await this.move();
    }
  }
}

async function main() {
  const server = fork(`${__dirname}/server.cjs`, [String(PORT), GAME], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise((up) => server.once("message", up));
  const matches = Array.from({ length: TABLES }, (_, number) => new Match(number));
  for (const match of matches) await match.sitDown();
  const begin = Date.now() + 1000;
  const end = begin + SECONDS * 1000;
  const playing = matches.map((match) => match.play(begin, end));
  await sleep(begin - Date.now());
  const before = processorSeconds(server.pid);
  await sleep(end - Date.now());
  const used = processorSeconds(server.pid) - before;
  await Promise.race([Promise.all(playing), sleep(5000)]);
  const times = matches.flatMap((match) => match.times).sort((a, b) => a - b);
  const letters = matches.flatMap((match) => match.states.map((state) => JSON.stringify(state.G).length));
  const part = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1));
  const found = {
    game: GAME,
    tables: TABLES,
    answers: times.length,
    per_second: Number((times.length / SECONDS).toFixed(1)),
    p50_ms: part(0.5),
    p95_ms: part(0.95),
    cpu: Number((used / SECONDS).toFixed(2)),
    ms_each: Number(((used * 1000) / times.length).toFixed(2)),
    letters: Math.round(letters.reduce((sum, each) => sum + each, 0) / letters.length),
  };
  console.log(JSON.stringify(found));
  server.kill();
  process.exit(0);
}

void main();

// boardgame.io as a peer of our server and engine: moves a second and latency, on loopback only.
//
//   npm i boardgame.io socket.io-client     (anywhere; then from that folder)
//   NODE_PATH=$PWD/node_modules node REPOSITORY/tools/bench/boardgameio.cjs [seconds] [rounds]
//
// Local: a client without a server, one small four-player game, moves and ends of turns.
// Server: boardgame.io's own server with its in-memory store (nothing durable) on the first core,
// the load on the last; each connection has one move under way in a match of its own.
const { spawn, execFileSync } = require("child_process");
const http = require("http");
const game = {
  name: "g",
  setup: () => ({
    players: [...Array(4)].map(() => ({ hand: Array.from({ length: 10 }, (_, i) => i), energy: [1, 2, 3, 4], crystals: 0 })),
    deck: Array.from({ length: 200 }, (_, i) => i),
  }),
  moves: {
    inc: ({ G, ctx, playerID }, k) => {
      const p = G.players[+(playerID ?? ctx.currentPlayer)];
      p.crystals += k;
      p.energy[k % 4] += 1;
    },
  },
};
const median = (xs) => [...xs].sort((a, b) => a - b)[xs.length >> 1];
const seconds = (t) => Number(process.hrtime.bigint() - t) / 1e9;

if (process.argv[2] === "--serve") {
  const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: +process.argv[3], lobbyConfig: { apiPort: +process.argv[4] } }, () => console.log("up"));
} else main();

function post(port, path, body) {
  return new Promise((ok, no) => {
    const r = http.request({ host: "127.0.0.1", port, path, method: "POST", headers: { "content-type": "application/json" } }, (res) => {
      let d = "";
      res.on("data", (x) => (d += x));
      res.on("end", () => ok(JSON.parse(d)));
    });
    r.on("error", no);
    r.end(JSON.stringify(body));
  });
}

async function load(port, api, n, secs) {
  const { io } = require("socket.io-client");
  const all = [], lat = [];
  for (let i = 0; i < n; i++) {
    const m = await post(api, "/games/g/create", { numPlayers: 2 });
    const j = await post(api, `/games/g/${m.matchID}/join`, { playerID: "0", playerName: "x" });
    const s = io(`http://127.0.0.1:${port}/g`, { transports: ["websocket"], forceNew: true });
    const c = { s, m: m.matchID, c: j.playerCredentials };
    await new Promise((ok) => {
      s.on("connect", () => s.emit("sync", c.m, "0", c.c, 2));
      s.once("sync", (_, info) => ((c.id = info.state._stateID), ok()));
    });
    all.push(c);
  }
  const start = process.hrtime.bigint();
  let done = 0;
  await new Promise((fin) => {
    for (const k of all) {
      const fire = () => {
        k.t = process.hrtime.bigint();
        k.s.emit("update", { type: "MAKE_MOVE", payload: { type: "inc", args: [1], playerID: "0", credentials: k.c } }, k.id, k.m, "0");
      };
      const got = (id) => {
        lat.push(seconds(k.t) * 1e3);
        k.id = id;
        if (seconds(start) < secs) fire();
        else if (++done === all.length) fin();
      };
      k.s.on("update", (_, st) => got(st._stateID));
      k.s.on("patch", (_, prev, cur) => got(cur));
      fire();
    }
  });
  const took = seconds(start);
  for (const k of all) k.s.disconnect();
  lat.sort((a, b) => a - b);
  return { per_s: lat.length / took, p50: lat[lat.length >> 1], p99: lat[Math.floor(lat.length * 0.99)] };
}

async function main() {
  const secs = +(process.argv[2] || 2), rounds = +(process.argv[3] || 3);
  const pin = (pid, cpu) => { try { execFileSync("taskset", ["-cp", String(cpu), String(pid)], { stdio: "ignore" }); } catch { } };
  const cores = require("os").cpus().length;
  pin(process.pid, cores - 1);
  const { Client } = require("boardgame.io/dist/cjs/client.js");
  const local = () => {
    const c = Client({ game, numPlayers: 4, debug: false });
    c.start();
    const t = process.hrtime.bigint();
    for (let i = 0; i < 200; i++) {
      c.moves.inc(i % 3);
      if (i % 4 === 3) c.events.endTurn();
    }
    return 250 / seconds(t);
  };
  for (let i = 0; i < 5; i++) local();
  console.log("| boardgame.io | connections | moves/s | p50 ms | p99 ms |\n| --- | ---: | ---: | ---: | ---: |");
  console.log(`| local client, no server | – | ${median([...Array(9)].map(local)).toFixed(0)} | – | – |`);
  const port = 20000 + (process.pid % 20000), api = port + 1;
  const server = spawn(process.execPath, [__filename, "--serve", port, api], { stdio: ["ignore", "pipe", "inherit"] });
  pin(server.pid, 0);
  await new Promise((ok) => server.stdout.on("data", (d) => String(d).includes("up") && ok()));
  try {
    for (const n of [1, 50, 200]) {
      const rs = [];
      for (let i = 0; i < rounds; i++) rs.push(await load(port, api, n, secs));
      const f = (k) => median(rs.map((r) => r[k]));
      console.log(`| server, in-memory store | ${n} | ${f("per_s").toFixed(0)} | ${f("p50").toFixed(2)} | ${f("p99").toFixed(2)} |`);
    }
  } finally {
    server.kill();
  }
  process.exit(0);
}

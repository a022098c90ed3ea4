// Plays at many tables and tells how long each action took: from sending it until every player at the table who may know
// of it has been told. One argument, a JSON text: { server, kind, tables, games, seconds }. Every line that it reads is
// a rate to play at, or "all" and a number of actions to play as fast as they are answered; every answer is a line of JSON.
"use strict";
const readline = require("node:readline");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const wish = JSON.parse(process.argv[2]);
const UNDER_WAY = 100; // actions at the same time, when as many as possible are played
const PATIENCE = 60; // seconds for all of them
const ready = []; // tables where somebody can act now
let failures = 0;
let onFree = () => {};

class Table {
  constructor() {
    this.acting = null; // { sent, waits: Set of seats that have to be told, told }
    this.over = false;
  }

  free() {
    if (!this.over && this.acting === null && this.can() && !this.queued) {
      this.queued = true;
      ready.push(this);
      onFree();
    }
  }

  told(seat) {
    const acting = this.acting;
    if (acting !== null && acting.waits.delete(seat) && acting.waits.size === 0) {
      acting.done(performance.now() - acting.sent);
      this.acting = null;
    }
    this.free();
  }
}

// Ours: a WebSocket for each seat.
class Ours extends Table {
  async open(number, token) {
    const game = wish.games[number % wish.games.length];
    const answer = await fetch(`${wish.server}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ game, seats: [{ kind: "human" }, { kind: "human" }] }),
    });
    if (!answer.ok) throw new Error(`making a table: ${answer.status} ${await answer.text()}`);
    const id = (await answer.json()).table.id;
    this.states = [null, null];
    this.sockets = await Promise.all([0, 1].map((seat) => this.sit(id, seat, token)));
  }

  sit(id, seat, token) {
    const address = `${wish.server.replace("http", "ws")}/api/tables/${id}/live?seat=${seat}`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello" })));
      socket.on("error", reject);
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "state" || message.type === "update") {
          this.states[seat] = message.state;
          this.over = this.over || message.state.table.status !== "running";
          resolve(socket);
          if (message.type === "update") this.told(seat);
          else this.free();
        } else if (message.type === "refused") {
          failures += 1;
          this.over = true;
        }
      });
    });
  }

  mover() {
    return this.states.findIndex((state) => state !== null && state.legal.length > 0);
  }

  can() {
    return this.mover() >= 0;
  }

  act(id, done) {
    const seat = this.mover();
    const state = this.states[seat];
    const { action } = state.legal[Math.floor(Math.random() * state.legal.length)];
    // In a phase where all choose at once the others learn of it only when the phase is over.
    const secret = state.view.phase === "keep" || state.view.phase === "mark";
    this.acting = { sent: performance.now(), waits: new Set(secret ? [seat] : [0, 1]), done };
    this.sockets[seat].send(JSON.stringify({ type: "act", id, seat, expected: state.step, actions: [action] }));
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}

// The peer: a socket.io connection for each player.
class Theirs extends Table {
  async open() {
    const post = async (path, body) => {
      const answer = await fetch(`${wish.server}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`making a match: ${answer.status}`);
      return answer.json();
    };
    const { matchID } = await post("/games/walk/create", { numPlayers: 2 });
    this.match = matchID;
    this.states = [null, null];
    this.players = [];
    for (const seat of ["0", "1"]) {
      const joined = await post(`/games/walk/${matchID}/join`, { playerID: seat, playerName: seat });
      this.players.push(joined.playerCredentials);
    }
    this.sockets = await Promise.all([0, 1].map((seat) => this.sit(seat)));
  }

  sit(seat) {
    const socket = io(`${wish.server}/walk`, { transports: ["websocket"], forceNew: true });
    return new Promise((resolve, reject) => {
      socket.on("connect", () => socket.emit("sync", this.match, String(seat), this.players[seat], 2));
      socket.on("connect_error", reject);
      socket.on("sync", (match, info) => {
        this.states[seat] = info.state;
        resolve(socket);
        this.free();
      });
      socket.on("update", (match, state) => {
        this.states[seat] = state;
        this.told(seat);
      });
    });
  }

  can() {
    return this.states[0] !== null && this.states[1] !== null && this.states[0]._stateID === this.states[1]._stateID;
  }

  act(id, done) {
    const state = this.states[0];
    const player = state.ctx.currentPlayer;
    const field = Math.floor(Math.random() * 40);
    const move = { type: "step", args: [field], playerID: player, credentials: this.players[Number(player)] };
    this.acting = { sent: performance.now(), waits: new Set([0, 1]), done };
    this.sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload: move }, state._stateID, this.match, player);
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

async function openAll() {
  let token = "";
  if (wish.kind === "ours") {
    const answer = await fetch(`${wish.server}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Load" }),
    });
    token = (await answer.json()).token;
  }
  const tables = [];
  for (let first = 0; first < wish.tables; first += 20) {
    const some = [];
    for (let number = first; number < Math.min(first + 20, wish.tables); number += 1) {
      const table = wish.kind === "ours" ? new Ours() : new Theirs();
      some.push(table.open(number, token).then(() => tables.push(table)));
    }
    await Promise.all(some);
  }
  return tables;
}

// Acts at the next table where somebody can; false if there is none.
function actSomewhere(number, done) {
  for (let table = ready.shift(); table !== undefined; table = ready.shift()) {
    table.queued = false;
    if (table.over || table.acting !== null || !table.can()) continue;
    table.act(`load-${Math.random().toString(36).slice(2)}-${number}`.padEnd(16, "0"), done);
    return true;
  }
  return false;
}

function playAll(actions) {
  return new Promise((resolve) => {
    const times = [];
    let sent = 0;
    const begun = performance.now();
    const end = () => {
      clearTimeout(alarm);
      onFree = () => {};
      resolve(told(times, sent, 0, (performance.now() - begun) / 1000));
    };
    const alarm = setTimeout(end, PATIENCE * 1000);
    const done = (took) => {
      times.push(took);
      if (times.length === actions) end();
    };
    onFree = () => {
      while (sent < actions && sent - times.length < UNDER_WAY && actSomewhere(sent, done)) sent += 1;
    };
    onFree();
  });
}

function play(rate, seconds) {
  return new Promise((resolve) => {
    const times = [];
    let sent = 0;
    let short = 0; // times that an action was due and no table was free
    const begun = performance.now();
    const ticker = setInterval(() => {
      const now = performance.now() - begun;
      if (now >= seconds * 1000) {
        clearInterval(ticker);
        setTimeout(() => resolve(told(times, sent, short, seconds)), 1500);
        return;
      }
      const due = Math.floor((now / 1000) * rate);
      while (sent + short < due) {
        if (actSomewhere(sent, (took) => times.push(took))) sent += 1;
        else short += 1;
      }
    }, 2);
  });
}

function told(times, sent, short, seconds) {
  times.sort((one, other) => one - other);
  const at = (share) => (times.length ? times[Math.min(times.length - 1, Math.floor(share * times.length))] : null);
  return { sent, short, answered: times.length, a_second: times.length / seconds, median: at(0.5), p99: at(0.99), longest: at(1) };
}

async function main() {
  const tables = await openAll();
  console.log(JSON.stringify({ open: tables.length }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [word, number] = line.split(" ");
    const found = word === "all" ? await playAll(Number(number)) : await play(Number(word), wish.seconds);
    console.log(JSON.stringify({ ...found, failures }));
  }
  for (const table of tables) table.close();
  process.exit(0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

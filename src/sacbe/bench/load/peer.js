// The peer: a boardgame.io server with its storage in memory and a game of next to no rules, on a board of about the
// size of one of ours. One argument: the port, 0 for a free one. (package.json keeps koa-compose at 4.1: newer ones
// leave out what is added after the server has begun, and with it all of the peer's routes.)
"use strict";
const { Server, Origins } = require("boardgame.io/server");

function setup() {
  const fields = [];
  for (let field = 0; field < 40; field += 1) {
    fields.push({ field, terrain: "jungle", stones: [0, 1, 0, 0, 2, 0], ways: [0, 1, 0, 0, 2, 0], members: [0, 0], leaders: [], camp: null, value: 0, guard: null });
  }
  return { fields, scores: [0, 0] };
}

const Walk = {
  name: "walk",
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, playerID }, field) => {
      G.fields[field].members[Number(playerID)] += 1;
      G.scores[Number(playerID)] += 1;
    },
  },
};

const server = Server({ games: [Walk], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }).then(({ appServer }) => console.log("ready", appServer.address().port));

// A client in another language, written from docs/protocol.md alone: it makes a table against a
// bot and plays a match to its end. It needs Node 22 or newer, and no packages.
//
//   node examples/client.mjs http://127.0.0.1:8000 '{"edition": "parker"}'
//
// The second argument is put into the table that is asked for; left out, it is a whole match of
// `parker` against the steady player.

const VERSION = 1;
const address = (process.argv[2] ?? "http://127.0.0.1:8000").replace(/\/$/, "");
const wanted = JSON.parse(process.argv[3] ?? "{}");

async function makeTable() {
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      edition: "parker",
      seats: [{ kind: "me", name: "Node" }, { kind: "bot", level: "steady" }],
      ...wanted,
    }),
  });
  const found = await answer.json();
  if (answer.status !== 201) throw new Error(`${found.code}: ${found.text}`);
  return found;
}

// A move that gets something done, if there is one; any card may be discarded otherwise.
function choose(legal) {
  const idle = new Set(["discard", "pass", "end"]);
  return legal.find((move) => !idle.has(move.verb)) ?? legal[0];
}

class Player {
  constructor(seated) {
    this.token = seated.token;
    this.url = `${address.replace(/^http/, "ws")}/api/tables/${seated.table.id}/live`;
    this.table = seated.table;
    this.seq = 0; // how many events we have
    this.done = null; // what we have answered last, so that nothing is said twice
    this.updates = 0;
    this.mistakes = 0;
  }

  // Play to the end of the match; connect again if the connection is lost.
  play() {
    return new Promise((resolve, reject) => {
      const connect = () => {
        this.socket = new WebSocket(this.url);
        this.socket.onopen = () =>
          this.send({ type: "hello", version: VERSION, token: this.token, since: this.seq });
        this.socket.onmessage = ({ data }) => {
          try {
            this.take(JSON.parse(data));
          } catch (error) {
            reject(error);
            this.socket.close();
          }
          if (this.over()) this.socket.close();
        };
        this.socket.onclose = ({ code }) => {
          if (this.over()) resolve(this);
          else if (code === 4404) reject(new Error("the table is gone"));
          else setTimeout(connect, 500);
        };
      };
      connect();
    });
  }

  over() {
    return this.table.status === "over" || this.table.status === "abandoned";
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  take(message) {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.table = message.table;
        this.done = null;
        this.show(message);
        break;
      case "update":
        this.updates += 1;
        this.show(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "refused":
        // The table may have moved on while our message was on its way.
        if (message.code !== "server-out-of-date") throw new Error(message.text);
        this.mistakes += 1;
        break;
    }
    if (this.own !== undefined && !this.over()) this.act();
  }

  show({ seq, open, own }) {
    this.seq = seq;
    this.open = open;
    this.own = own;
  }

  act() {
    const { open, own, seq } = this;
    if (open === null || own === null || this.done === seq) return;
    if (open.phase === "over") {
      if (open.match_outcome !== null) return; // a `table` that says so is on its way
      this.done = seq;
      this.send({ type: "ready" });
    } else if (own.legal.length > 0) {
      this.done = seq;
      this.send({ type: "move", move: choose(own.legal).text, seq });
    }
  }
}

const player = await new Player(await makeTable()).play();
const { seat, open, table, updates, mistakes } = player;
console.log(
  JSON.stringify({
    status: table.status,
    seat,
    winners: open.match_outcome.winners,
    scores: open.scores,
    hands: open.hand_number,
    updates,
    mistakes,
    commitment: table.commitment,
    seed: table.opening.seed,
    salt: table.opening.salt,
  }),
);

// Nothing that is committed after a subscription was asked for is missed, however long its access check or its session is looked at, or whatever fails meanwhile.
// Shows: L-01, L-02, REL-29.

import assert from "node:assert/strict";
import { on, once } from "node:events";
import { after, before, test } from "node:test";
import WebSocket from "ws";
import { apiOf } from "../../testing/api.ts";
import { must } from "../../testing/draft-calls.ts";
import { aSecondServer, type SecondServer } from "../../testing/second-server.ts";
import { aWorld, type World } from "../../testing/world.ts";
import type { Connection } from "../database/connect.ts";
import { idOf } from "../demo/cast-ids.ts";
import { TRY_AGAIN_LATER } from "../http/graphql-socket.ts";
import { SOCKETS_PER_ACCOUNT_MAX } from "../http/socket-sessions.ts";

/** What was missed never comes. */
const PATIENCE_MILLISECONDS = 15_000;

const AWAY = new RegExp(`closed with ${TRY_AGAIN_LATER}`);

let world: World;
/** Where changes are made while the first instance is held up. */
let other: SecondServer;
before(async () => {
  world = await aWorld();
  other = await aSecondServer(world);
});
after(async () => {
  await other.stop();
  await world.end();
});

test("a change that is committed while a subscription's access check is being asked is delivered", async () => {
  const draft = await world.draft();
  const ada = await world.as("ada");
  const socket = await aSocket();
  await socket.ask({ type: "connection_init", payload: { token: ada.token } });
  const letGo = await takeConnections();
  const query = "subscription ($id: ID!) { draftUpdated(draftId: $id) { yourReference } }";
  socket.send({ type: "subscribe", id: "1", payload: { query, variables: { id: draft.id } } });
  assert.equal((await socket.ask({ type: "ping" })).type, "pong");

  const isHeard = heard(draft.id);
  const changed = { id: draft.id, version: draft.version, draft: { yourReference: "in the gap" } };
  await must(apiOf(other.url, ada.token), "updateDraft", changed);
  await isHeard;
  letGo();
  const { payload } = await socket.next();
  assert.deepEqual(payload, { data: { draftUpdated: { yourReference: "in the gap" } } });
  await socket.close();
});

test("a delivery that the database cannot serve for the moment closes the socket, so that the client comes back", async (t) => {
  const draft = await world.draft();
  const socket = await aSocket();
  const { token } = await world.as("ada");
  await socket.ask({ type: "connection_init", payload: { token } });
  const query = "subscription ($id: ID!) { draftUpdated(draftId: $id) { yourReference } }";
  socket.send({ type: "subscribe", id: "1", payload: { query, variables: { id: draft.id } } });
  assert.equal((await socket.ask({ type: "ping" })).type, "pong");
  // Answered once the access check is, so that it is the delivery that fails.
  const change = (yourReference: string, version: number) =>
    must(apiOf(other.url, token), "updateDraft", { id: draft.id, version, draft: { yourReference } });
  await change("first", draft.version);
  assert.equal((await socket.next()).type, "next");

  t.after(failConnections());
  await change("second", draft.version + 1);
  await assert.rejects(socket.next(), AWAY);
});

test("a subscription that the database cannot serve for the moment closes the socket as well", async (t) => {
  const draft = await world.draft();
  const socket = await aSocket();
  const { token } = await world.as("ada");
  await socket.ask({ type: "connection_init", payload: { token } });
  t.after(failConnections());
  const query = "subscription ($id: ID!) { draftUpdated(draftId: $id) { yourReference } }";
  socket.send({ type: "subscribe", id: "1", payload: { query, variables: { id: draft.id } } });
  await assert.rejects(socket.next(), AWAY);
});

test("a session that is ended while it is being looked at closes its socket", async () => {
  const { token } = await world.as("ben");
  const socket = await aSocket();
  const look = holdCommits();
  const isHeard = heard(idOf("person", "ben"));
  socket.send({ type: "connection_init", payload: { token } });
  await look.isDone;
  await apiOf(other.url, token).mutate("signOut", "SignOutInput", {}, "clientMutationId");
  await isHeard;
  look.goOn();
  assert.equal(await socket.closed, 4403);
});

test("sockets that are given up while their session is being looked at take nobody's place", async () => {
  const { token } = await world.as("gus");
  for (let at = 0; at < SOCKETS_PER_ACCOUNT_MAX; at += 1) {
    const socket = await aSocket();
    const look = holdCommits();
    socket.send({ type: "connection_init", payload: { token } });
    await look.isDone;
    await socket.close();
    look.goOn();
  }
  const socket = await aSocket();
  assert.equal((await socket.ask({ type: "connection_init", payload: { token } })).type, "connection_ack");
  await socket.close();
});

async function aSocket() {
  const socket = new WebSocket(`${world.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await once(socket, "open");
  const closed = once(socket, "close").then(([code]: number[]) => code);
  const messages = on(socket, "message", {
    close: ["close"],
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const next = async () => {
    const { value, done } = await messages.next();
    if (done) throw new Error(`The socket was closed with ${await closed}.`);
    return JSON.parse(String(value[0]));
  };
  return {
    closed,
    send,
    next,
    ask: async (message: object) => {
      send(message);
      return await next();
    },
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

/** Whatever asks this instance's database waits until it is let go. */
async function takeConnections(): Promise<() => void> {
  const { pool, settings } = world.app;
  const taken: Connection[] = [];
  while (taken.length < settings.databaseConnectionsMax) taken.push(await pool.connect());
  return () => {
    for (const connection of taken) connection.release();
  };
}

/** Whatever asks this instance's database is told that it took too long. */
function failConnections(): () => void {
  const { pool } = world.app;
  const { connect } = pool;
  const fail = () => Promise.reject(new Error("timeout exceeded when trying to connect"));
  Object.assign(pool, { connect: fail });
  return () => void Object.assign(pool, { connect });
}

/** The next transaction of this instance has read what it asked for, and cannot end before it is let go on. */
function holdCommits(): { isDone: Promise<void>; goOn(): void } {
  const [done, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.app.pool.once("acquire", (connection: Connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
    const waiting = async (...given: unknown[]) => {
      if (given[0] !== "commit") return await query(...given);
      done.resolve();
      await gate.promise;
      Object.assign(connection, { query });
      return await query(...given);
    };
    Object.assign(connection, { query: waiting });
  });
  return { isDone: done.promise, goOn: gate.resolve };
}

/** This instance has heard that the record changed. */
function heard(id: string): Promise<void> {
  return new Promise((resolve) => {
    const leave = world.app.ports.events.subscribe((event) => {
      if (event.kind !== "record" || event.id !== id) return;
      leave();
      resolve();
    });
  });
}

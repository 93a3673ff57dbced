// From the commit of a change to its delivery: many people, each with a socket, of whom half watch one record.

import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";
import { connectOnce } from "../../server/database/connect.ts";
import { EVENTS_CHANNEL, eventPayload } from "../../server/ports/events/events-port.ts";
import { documentId, organisationId, tokenOf, USUAL_DOCUMENTS, WATCHERS } from "../data/sizes.ts";
import { quantile, type Spread, spreadOf } from "../load/samples.ts";
import { WATCH_SUBSCRIPTION } from "./queries.ts";

export type Delivery = {
  sockets: number;
  watchers: number;
  /** Milliseconds from just before the commit until half of the watchers had the record. */
  p50: Spread;
  /** Milliseconds until the last watcher had it. */
  last: Spread;
};

const OPENED_AT_ONCE = 20;
/** A server that is busy says so, and the client comes back. */
const OPENINGS_MAX = 10;
/** A subscription is acknowledged by nothing but its first delivery, so the first is tried until everybody has it. */
const TRIES_MAX = 20;
const TRY_MILLISECONDS = 3_000;
const QUIET_MILLISECONDS = 500;
const WAIT_MILLISECONDS_MAX = 30_000;
const FIRST_DOCUMENT = (WATCHERS.organisation - 1) * USUAL_DOCUMENTS + 1;

export async function delivery(
  product: string,
  ownerUrl: string,
  { sockets, watchers, rounds }: { sockets: number; watchers: number; rounds: number },
): Promise<Delivery> {
  const inbox = makeInbox();
  const opened: WebSocket[] = [];
  const database = connectOnce(ownerUrl);
  await database.connect();
  try {
    for (let at = 0; at < sockets; at += OPENED_AT_ONCE) {
      const count = Math.min(OPENED_AT_ONCE, sockets - at);
      const numbers = Array.from({ length: count }, (_, each) => at + each);
      // The watched document is the first; everybody else watches another one of the same organisation.
      const group = numbers.map((number) =>
        watchPatiently(product, { number, document: number < watchers ? 0 : 1 + (number % 300) }, inbox),
      );
      opened.push(...(await Promise.all(group)));
    }
    await inbox.tryUntilAllHear(watchers, () => announce(database));
    const laps: { p50: number; last: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      laps.push(await inbox.await(watchers, () => announce(database), WAIT_MILLISECONDS_MAX));
    return {
      sockets,
      watchers,
      p50: spreadOf(laps.map(({ p50 }) => p50)),
      last: spreadOf(laps.map(({ last }) => last)),
    };
  } finally {
    for (const socket of opened) socket.terminate();
    await database.end();
  }
}

/** The announcement alone, as a command makes it; answers the moment just before the commit. */
async function announce(database: ReturnType<typeof connectOnce>): Promise<number> {
  await database.query("begin");
  await database.query("select pg_notify($1, $2)", [
    EVENTS_CHANNEL,
    eventPayload({
      topic: "document",
      id: documentId(FIRST_DOCUMENT),
      organisationId: organisationId(WATCHERS.organisation),
    }),
  ]);
  const committedAt = performance.now();
  await database.query("commit");
  return committedAt;
}

type Lap = { p50: number; last: number };
type Inbox = {
  arrived(): void;
  /** Waits until so many deliveries have come since `act`. */
  await(count: number, act: () => Promise<number>, milliseconds: number): Promise<Lap>;
  tryUntilAllHear(count: number, act: () => Promise<number>): Promise<void>;
};

function makeInbox(): Inbox {
  let times: number[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let done: () => void = () => undefined;
  const awaited: Inbox["await"] = async (count, act, milliseconds) => {
    times = [];
    wanted = count;
    const all = new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${times.length} of ${count} deliveries came.`)),
        milliseconds,
      );
      done = () => {
        clearTimeout(late);
        resolve();
      };
    });
    const [committedAt] = await Promise.all([act(), all]);
    const taken = times.map((time) => time - committedAt).sort((one, other) => one - other);
    return { p50: quantile(taken, 0.5), last: quantile(taken, 1) };
  };
  return {
    arrived: () => {
      times.push(performance.now());
      if (times.length >= wanted) done();
    },
    await: awaited,
    tryUntilAllHear: async (count, act) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await awaited(count, act, TRY_MILLISECONDS);
          break;
        } catch (late) {
          if (attempt >= TRIES_MAX) throw late;
        }
      }
      // What an earlier try has led to must not be taken for what the next one leads to.
      for (let before = -1; before !== times.length; await pause(QUIET_MILLISECONDS)) before = times.length;
    },
  };
}

type Watching = { number: number; document: number };

async function watchPatiently(product: string, watching: Watching, inbox: Inbox): Promise<WebSocket> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await watch(product, watching, inbox);
    } catch (shut) {
      if (attempt >= OPENINGS_MAX) throw shut;
      await pause(QUIET_MILLISECONDS);
    }
  }
}

/** Opened, acknowledged and subscribed; the socket's own words are graphql-transport-ws. */
async function watch(product: string, { number, document }: Watching, inbox: Inbox): Promise<WebSocket> {
  const socket = new WebSocket(`${product.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws");
  await once(socket, "open");
  const shut = once(socket, "close").then(([code]) => {
    throw new Error(`A socket was closed with ${code}.`);
  });
  // Closed by us at the end, which is no fault.
  shut.catch(() => undefined);
  const acknowledged = once(socket, "message");
  const token = tokenOf(WATCHERS.firstNumber + number);
  socket.send(JSON.stringify({ type: "connection_init", payload: { token } }));
  await Promise.race([acknowledged, shut]);
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type === "next" && message.payload.data?.documentUpdated) {
      if (document === 0) inbox.arrived();
    } else if (message.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
  });
  const variables = { id: documentId(FIRST_DOCUMENT + document) };
  socket.send(
    JSON.stringify({ type: "subscribe", id: "1", payload: { query: WATCH_SUBSCRIPTION, variables } }),
  );
  return socket;
}

// From the commit of a change to its delivery: many sockets of which half watch one record, and each delivery passes the record's door.

import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";
import { connectOnce } from "../../server/database/connect.ts";
import { EVENTS_CHANNEL, eventPayload } from "../../server/ports/events/events-port.ts";
import { documentId, organisationId, tokenOf } from "../data/sizes.ts";
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

const OPENED_AT_ONCE = 50;
/** Each subscription asks its record's door once before it is open. */
const SETTLE_MILLISECONDS = 200;
const MILLISECONDS_A_SOCKET = 5;
const WAIT_MILLISECONDS_MAX = 30_000;

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
        watch(product, number < watchers ? 1 : 2 + (number % 300), inbox),
      );
      opened.push(...(await Promise.all(group)));
    }
    // A subscription is acknowledged by nothing but its first delivery: so they are given time to be opened, and the first delivery is not counted.
    await inbox.await(watchers, async () => {
      await pause(SETTLE_MILLISECONDS + sockets * MILLISECONDS_A_SOCKET);
      return await announce(database);
    });
    const laps: { p50: number; last: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      laps.push(await inbox.await(watchers, () => announce(database)));
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
    eventPayload({ topic: "document", id: documentId(1), organisationId: organisationId(1) }),
  ]);
  const committedAt = performance.now();
  await database.query("commit");
  return committedAt;
}

type Inbox = {
  arrived(): void;
  /** Waits until so many deliveries have come since `act`. */
  await(count: number, act: () => Promise<number>): Promise<{ p50: number; last: number }>;
};

function makeInbox(): Inbox {
  let times: number[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let done: () => void = () => undefined;
  return {
    arrived: () => {
      times.push(performance.now());
      if (times.length >= wanted) done();
    },
    await: async (count, act) => {
      times = [];
      wanted = count;
      const all = new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`${times.length} of ${count} deliveries came.`)),
          WAIT_MILLISECONDS_MAX,
        );
        done = () => {
          clearTimeout(late);
          resolve();
        };
      });
      const committedAt = await act();
      await all;
      const taken = times.map((time) => time - committedAt).sort((one, other) => one - other);
      return { p50: quantile(taken, 0.5), last: quantile(taken, 1) };
    },
  };
}

/** Opened, acknowledged and subscribed; the socket's own words are graphql-transport-ws. */
async function watch(product: string, document: number, inbox: Inbox): Promise<WebSocket> {
  const socket = new WebSocket(`${product.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws");
  await once(socket, "open");
  const acknowledged = once(socket, "message");
  socket.send(JSON.stringify({ type: "connection_init", payload: { token: tokenOf(1) } }));
  await acknowledged;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.type === "next" && message.payload.data?.documentUpdated) inbox.arrived();
    else if (message.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
  });
  socket.send(
    JSON.stringify({
      type: "subscribe",
      id: "1",
      payload: { query: WATCH_SUBSCRIPTION, variables: { id: documentId(document) } },
    }),
  );
  return socket;
}

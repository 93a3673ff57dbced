// Events by PostgreSQL's LISTEN, on a connection of its own that comes back by itself.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { PortLog } from "../port-log.ts";
import {
  ASIDE_CHANNEL,
  EVENTS_CHANNEL,
  EventsFault,
  type EventsPort,
  type PortEvent,
  type RecordEvent,
} from "./events-port.ts";
import { makeListeners } from "./listeners.ts";

export type PostgresEventsOptions = {
  connectionString: string;
  log: PortLog;
  /** How long the proof that events arrive may take; the default is 3 seconds. */
  proofMilliseconds?: number;
  /** How often a silent connection is asked whether it lives; the default is 15 seconds. */
  heartbeatMilliseconds?: number;
  /** How long its answer may take; the default is 5 seconds. */
  heartbeatAnswerMilliseconds?: number;
};

export const EVENTS_APPLICATION_NAME = "bondline events";

const CONNECT_MILLISECONDS_MAX = 3_000;
const PROOF_MILLISECONDS = 3_000;
const HEARTBEAT_MILLISECONDS = 15_000;
const HEARTBEAT_ANSWER_MILLISECONDS = 5_000;
const RETRY_PAUSES_MILLISECONDS = [100, 200, 500, 1_000, 2_000, 5_000] as const;
const LAST_PAUSE_MILLISECONDS = 5_000;
const FAREWELL_MILLISECONDS_MAX = 1_000;

const NOT_DELIVERED =
  "LISTEN delivers nothing over this database connection, as happens behind a pooler in transaction mode: " +
  "give the server a direct connection for events (DATABASE_DIRECT_URL).";

type Hear = (payload: string, channel: string) => void;

export function makePostgresEvents(options: PostgresEventsOptions): EventsPort {
  const listeners = makeListeners<PortEvent>(options.log);
  const aside = makeListeners<string>(options.log);
  let line: Line | undefined;
  let ending = new AbortController();

  const hear: Hear = (payload, channel) => {
    if (channel === ASIDE_CHANNEL) return aside.notify(payload);
    const event = recordEventFrom(payload);
    if (event === undefined)
      options.log.warn({ port: "events" }, "An event that cannot be read was dropped.");
    else listeners.notify(event);
  };

  async function open(): Promise<void> {
    const opened = await openLine(options, hear);
    if (ending.signal.aborted) return opened.close();
    line = opened;
    opened.whenLost
      .then(() => comeBack(opened))
      .catch((error: unknown) => {
        options.log.warn({ port: "events", err: error }, "The events connection was given up.");
      });
  }

  async function comeBack(lost: Line): Promise<void> {
    if (line !== lost) return;
    line = undefined;
    options.log.warn({ port: "events" }, "The events connection was lost.");
    for (let attempt = 0; !ending.signal.aborted; attempt += 1) {
      await pause(RETRY_PAUSES_MILLISECONDS[attempt] ?? LAST_PAUSE_MILLISECONDS, undefined, {
        ref: false,
        signal: ending.signal,
      }).catch(() => undefined);
      if (ending.signal.aborted || (await isOpenAgain())) return;
    }
  }

  async function isOpenAgain(): Promise<boolean> {
    try {
      await open();
    } catch (error) {
      options.log.warn({ port: "events", err: error }, "The events connection is still away.");
      return false;
    }
    if (line !== undefined) listeners.notify({ kind: "reload" });
    return true;
  }

  return {
    subscribe: listeners.add,
    hearAside: aside.add,
    announceHere: (event) => listeners.notify({ kind: "record", ...event }),
    isListening: () => line !== undefined,
    async start() {
      ending = new AbortController();
      await open();
    },
    async stop() {
      ending.abort();
      const closing = line;
      line = undefined;
      await closing?.close();
    },
  };
}

/** One proven connection. */
type Line = { whenLost: Promise<void>; close(): Promise<void> };

async function openLine(options: PostgresEventsOptions, hear: Hear): Promise<Line> {
  const client = makeClient(options);
  const lost = Promise.withResolvers<void>();
  const proof = { token: randomUUID(), seen: Promise.withResolvers<void>() };
  client.on("error", () => lost.resolve());
  client.on("end", () => lost.resolve());
  client.on("notification", ({ channel, payload = "" }) => {
    if (!isProof(payload)) hear(payload, channel);
    else if (payload.includes(proof.token)) proof.seen.resolve();
  });
  try {
    await client.connect();
    await client.query(`listen ${EVENTS_CHANNEL}; listen ${ASIDE_CHANNEL}`);
    await requireProof(options, { token: proof.token, seen: proof.seen.promise });
  } catch (cause) {
    await farewell(client);
    throw cause instanceof EventsFault
      ? cause
      : new EventsFault("The events connection cannot be opened.", { cause });
  }
  const heartbeat = keepAsking(client, {
    every: options.heartbeatMilliseconds,
    answerWithin: options.heartbeatAnswerMilliseconds,
    onUnresponsive: lost.resolve,
  });
  const close = async () => {
    clearInterval(heartbeat);
    await farewell(client);
  };
  void lost.promise.then(() => void close());
  return { whenLost: lost.promise, close };
}

function makeClient({ connectionString }: PostgresEventsOptions): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: EVENTS_APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MILLISECONDS_MAX,
    query_timeout: CONNECT_MILLISECONDS_MAX,
    keepAlive: true,
  });
}

/** Notified from a second connection: from the same one, a pooler would let the answer through by chance. */
async function requireProof(
  options: PostgresEventsOptions,
  { token, seen }: { token: string; seen: Promise<void> },
): Promise<void> {
  const other = makeClient(options);
  other.on("error", () => undefined);
  const patience = new AbortController();
  try {
    await other.connect();
    await other.query("select pg_notify($1, $2)", [EVENTS_CHANNEL, JSON.stringify({ proof: token })]);
    const isSeen = await Promise.race([
      seen.then(() => true),
      pause(options.proofMilliseconds ?? PROOF_MILLISECONDS, false, { signal: patience.signal }),
    ]);
    if (!isSeen) throw new EventsFault(NOT_DELIVERED);
  } finally {
    patience.abort();
    await farewell(other);
  }
}

/** The driver takes a limit for each query, which its types do not say. */
type TimedQuery = pg.QueryConfig & { query_timeout: number };
type Heartbeat = { every: number | undefined; answerWithin: number | undefined; onUnresponsive: () => void };

function keepAsking(
  client: pg.Client,
  { every = HEARTBEAT_MILLISECONDS, answerWithin = HEARTBEAT_ANSWER_MILLISECONDS, onUnresponsive }: Heartbeat,
): NodeJS.Timeout {
  let isWaiting = false;
  return setInterval(() => {
    if (isWaiting) return;
    isWaiting = true;
    const question: TimedQuery = { text: "select 1", query_timeout: answerWithin };
    client.query(question).then(() => {
      isWaiting = false;
    }, onUnresponsive);
  }, every).unref();
}

/** In order where the other side still answers; a connection that died silently is not waited for. */
async function farewell(client: pg.Client): Promise<void> {
  await Promise.race([
    client.end().catch(() => undefined),
    pause(FAREWELL_MILLISECONDS_MAX, undefined, { ref: false }),
  ]);
}

function isProof(payload: string): boolean {
  return payload.startsWith('{"proof":');
}

function recordEventFrom(payload: string): RecordEvent | undefined {
  const { topic, id, organisationId } = fieldsOf(payload);
  if (typeof topic !== "string" || typeof id !== "string") return undefined;
  const event: RecordEvent = { kind: "record", topic, id };
  return typeof organisationId === "string" ? { ...event, organisationId } : event;
}

function fieldsOf(payload: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(payload) };
  } catch {
    // Anybody with the right to NOTIFY may send anything; the caller logs that it was dropped.
    return {};
  }
}

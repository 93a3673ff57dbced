// Connections to PostgreSQL: types as the domain wants them, and statements sent by name so that they are planned once.

import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { OwnSocketClient } from "./client.ts";
import { endWhenUnresponsive, type WatchdogOptions } from "./connection-watchdog.ts";

export type Connection = pg.PoolClient;
export type Pool = pg.Pool;

export type PoolOptions = {
  connectionString: string;
  connectionsMax: number;
  /** Behind a transaction pooler, which refuses settings of a connection: each transaction then brings its own. */
  isPooled?: boolean;
};

/** A stuck statement or a forgotten transaction frees its connection by itself (REL-08). */
const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

export const TIMEOUTS_FOR_TRANSACTION = Object.entries(TIMEOUTS).map(
  ([name, milliseconds]) => `set local ${name} = ${milliseconds}`,
);

// Row policies make plans long and planning dear, several times the statement itself; so a text is planned once.
const CONNECTION_SETTINGS = Object.entries({ ...TIMEOUTS, plan_cache_mode: "force_generic_plan" })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

/** bigint for int8, text for numeric and date, ISO with Z for timestamptz: nothing passes through a binary float. */
const PARSERS: Record<number, (text: string) => unknown> = {
  20: BigInt,
  1082: (text) => text,
  1184: instantFromDatabase,
};

export const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return PARSERS[oid] ?? pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

export function connectPool({ connectionString, connectionsMax, isPooled }: PoolOptions): Pool {
  const pool = new pg.Pool({
    Client: OwnSocketClient,
    pipeline: true,
    connectionString,
    max: connectionsMax,
    types,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(isPooled ? {} : { options: CONNECTION_SETTINGS }),
  });
  return watched(pool, { connectionString, isPatient: false });
}

/** A pool for the job queue, which asks to be lent one: its own would not be waited for when it ends. */
export function connectJobsPool(connectionString: string, connectionsMax: number): Pool {
  const pool = new pg.Pool({
    Client: OwnSocketClient,
    connectionString,
    max: connectionsMax,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  return watched(pool, { connectionString, isPatient: true });
}

/** Ends when every connection is closed on both sides; pg's own `end` answers while they are still closing. */
export async function endPool(pool: Pool): Promise<void> {
  const open = connectionsOf.get(pool) ?? new Set();
  const closed = new Promise<void>((resolve) => {
    pool.on("remove", () => open.size === 0 && resolve());
  });
  await pool.end();
  if (open.size > 0) await Promise.race([closed, pause(CLOSE_MILLISECONDS_MAX, undefined, { ref: false })]);
}

/** A connection that died silently is not waited for. */
const CLOSE_MILLISECONDS_MAX = 2_000;

const connectionsOf = new WeakMap<Pool, Set<pg.PoolClient>>();

/** A connection that breaks is replaced at the next use; without a listener it would end the process, lent out or not. */
function watched(pool: Pool, watchdog: WatchdogOptions): Pool {
  const open = new Set<pg.PoolClient>();
  connectionsOf.set(pool, open);
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => {
    open.add(connection);
    connection.on("error", () => undefined);
    endWhenUnresponsive(connection, watchdog);
  });
  pool.on("remove", (connection) => open.delete(connection));
  return pool;
}

/** `answerMilliseconds` gives up on a connection that died silently; without it a migration may take its time. */
export function connectOnce(connectionString: string, answerMilliseconds?: number): pg.Client {
  const limit = answerMilliseconds === undefined ? {} : { query_timeout: answerMilliseconds };
  const client = new pg.Client({
    connectionString,
    types,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    ...limit,
  });
  // A connection that breaks tells the waiting call, and tells it once more as an event, which would end the process unheard.
  client.on("error", () => undefined);
  return client;
}

/** As the database writes it ("2026-11-20 05:00:00.123+00") to ISO with Z, to the millisecond. */
export function instantFromDatabase(text: string): string {
  // What a session in UTC writes is cut and joined: a list has three of them in each row.
  const [, day, time, fraction = ""] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? [];
  return day === undefined
    ? new Date(text).toISOString()
    : `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

/** The database's present moment, in milliseconds since 1970. */
export async function millisecondsAt(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ milliseconds: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds",
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not say what time it is.");
  return row.milliseconds;
}

/** The same connection address for another role. */
export function addressForRole(address: string, role: string, password: string): string {
  const url = new URL(address);
  url.username = role;
  url.password = password;
  return url.href;
}

const statementNames = new Map<string, string>();

/** A name per statement text; texts are few and constant, so the list stays short. */
export function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  statementNames.set(text, name);
  return name;
}

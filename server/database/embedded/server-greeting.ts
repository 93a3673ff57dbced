// The first words with a database server: is it ours, and is it ready?
import fs from "node:fs";
import pg from "pg";
import { OWNER_ROLE } from "./cluster.ts";

/**
 * "welcome": ours, and ready. "busy": it answers, but is starting or stopping. "stranger": it refuses our password or
 * serves another folder. "silent": no answer.
 */
export type Greeting = "welcome" | "busy" | "stranger" | "silent";

export function ownerUrl(port: number, password: string, database: string): string {
  return `postgres://${OWNER_ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

export async function greetServer(
  port: number,
  password: string,
  dataFolder: string,
  patienceMs: number,
): Promise<Greeting> {
  try {
    return await withServer(port, password, patienceMs, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("show data_directory");
      return samePlace(rows[0]?.data_directory ?? "", dataFolder) ? "welcome" : "stranger";
    });
  } catch (error) {
    return GREETING_BY_CODE[error instanceof Error && "code" in error ? String(error.code) : ""] ?? "silent";
  }
}

/** cannot_connect_now, too_many_connections and admin_shutdown; then a wrong password and an unknown role. */
const GREETING_BY_CODE: Record<string, Greeting> = {
  "57P03": "busy",
  "53300": "busy",
  "57P01": "busy",
  "28P01": "stranger",
  "28000": "stranger",
};

/** Makes the product's own database when it is not there; a start cut short may have left it out. */
export async function ensureProductDatabase(port: number, password: string): Promise<void> {
  await withServer(port, password, 60_000, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = 'bondline'");
    if (rowCount === 0) await client.query("create database bondline");
  });
}

async function withServer<Result>(
  port: number,
  password: string,
  patienceMs: number,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const patience = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ connectionString: ownerUrl(port, password, "postgres"), ...patience });
  // A connection that breaks tells so twice: to the waiting call, which matters, and as an event, which must be heard.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end();
  }
}

function samePlace(one: string, other: string): boolean {
  try {
    return fs.realpathSync(one) === fs.realpathSync(other);
  } catch {
    // A folder that cannot be found is not the one that was meant.
    return false;
  }
}

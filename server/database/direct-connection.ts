// Tells a connection that is really ours from one that a pooler lends, and refuses the one where the other is needed.

import pg from "pg";

/** Stops the start: the message is for the person at the keyboard. */
export class PoolerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PoolerError";
  }
}

const MARK = "bondline.direct";
const CONNECT_MILLISECONDS_MAX = 3_000;
/** PgBouncer refuses settings of a connection with this code, unless it was told to pass over them. */
const PROTOCOL_VIOLATION = "08P01";

/** Migrations, jobs and LISTEN hold locks and settings of a session, which a pooler gives to whoever comes next. */
export async function requireDirect(address: string): Promise<void> {
  if (await isDirect(address)) return;
  throw new PoolerError(
    "Migrations, jobs and live updates were given a pooled connection: set DATABASE_DIRECT_URL to the address of the database itself, past the pooler.",
  );
}

/** Without the setting, statements with names would go astray behind a pooler. */
export async function requireKnownPooler(address: string): Promise<void> {
  if (await isDirect(address)) return;
  throw new PoolerError("DATABASE_URL leads to a pooler: set DATABASE_POOLED=true.");
}

/** A setting made while connecting is there afterwards when nobody stands between. */
async function isDirect(address: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address,
    options: `-c ${MARK}=yes`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS_MAX,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ mark: string | null }>("select current_setting($1, true) as mark", [
      MARK,
    ]);
    return rows[0]?.mark === "yes";
  } catch (cause) {
    if (isRefusedSetting(cause)) return false;
    throw cause;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isRefusedSetting(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    "code" in cause &&
    cause.code === PROTOCOL_VIOLATION &&
    cause.message.includes("unsupported startup parameter")
  );
}

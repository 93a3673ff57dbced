// Notices a connection whose other side has fallen silent: a cut without a word would else be waited for as long as TCP does.

import { connect } from "node:net";
import pg from "pg";
import { cut } from "./client.ts";

/** No answer for so long, and the database is asked from another side whether the road is open. */
const SILENT_MILLISECONDS = 2_000;
const PROBE_MILLISECONDS_MAX = 2_500;
/** The database itself ends nearly every statement before this: what is silent for longer is dead, unless the database says that it works on it. */
const LOOKS_MAX = 6;
/** Once may be an answer that is on its way; twice in a row it was swallowed by a road that has opened again. */
const IDLE_LOOKS_MAX = 2;

export type WatchdogOptions = {
  connectionString: string;
  /** Statements that may take their time, such as a migration's, are waited for while the database works on them. */
  isPatient: boolean;
};

/** From now on a statement on this connection fails soon after the road to the database has closed. */
export function endWhenUnresponsive(connection: pg.PoolClient, options: WatchdogOptions): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let idleLooks = 0;

  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    looks = 0;
    idleLooks = 0;
  };
  const wait = () => {
    timer = setTimeout(() => void look(timer), SILENT_MILLISECONDS).unref();
  };
  const mayStillAnswer = async () => {
    looks += 1;
    if (!options.isPatient && looks < LOOKS_MAX) return await answers(options.connectionString);
    const state = await stateOf(connection, options.connectionString);
    if (!options.isPatient) return state === "active";
    idleLooks = state === "idle" ? idleLooks + 1 : 0;
    return state !== undefined && idleLooks < IDLE_LOOKS_MAX;
  };
  const look = async (asked: NodeJS.Timeout | undefined) => {
    const isAwaited = await mayStillAnswer();
    // The answer has come meanwhile.
    if (timer !== asked) return;
    if (isAwaited) return wait();
    rest();
    cut(connection);
  };

  connection.on("drain", rest).on("end", rest).on("error", rest);
  Object.assign(connection, {
    query: (...given: unknown[]) => {
      if (timer === undefined) wait();
      return query(...given);
    },
  });
}

/** What the database says of a connection, asked over another one; undefined where it cannot be asked or does not know it. */
async function stateOf(connection: pg.PoolClient, connectionString: string) {
  const { processID } = connection as pg.PoolClient & { readonly processID: number };
  const asking = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_MILLISECONDS_MAX,
    query_timeout: PROBE_MILLISECONDS_MAX,
  });
  asking.on("error", () => undefined);
  try {
    await asking.connect();
    const { rows } = await asking.query<{ isActive: boolean }>(
      `select state = 'active' as "isActive" from pg_stat_activity where pid = $1`,
      [processID],
    );
    return rows[0] && (rows[0].isActive ? "active" : "idle");
  } catch {
    return undefined;
  } finally {
    void asking.end().catch(() => undefined);
  }
}

/** PostgreSQL answers this question with one letter before it asks who is there. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

function answers(connectionString: string): Promise<boolean> {
  const { hostname, port } = new URL(connectionString);
  // A socket of this machine is never cut.
  if (hostname === "" || hostname.startsWith("%2F")) return Promise.resolve(true);
  return new Promise((resolve) => {
    const probe = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 5432) });
    const patience = setTimeout(() => end(false), PROBE_MILLISECONDS_MAX).unref();
    const end = (isReached: boolean) => {
      clearTimeout(patience);
      probe.destroy();
      resolve(isReached);
    };
    probe.once("connect", () => probe.write(SSL_REQUEST));
    probe.once("data", () => end(true));
    probe.once("error", () => end(false)).once("close", () => end(false));
  });
}

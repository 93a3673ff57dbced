// Stands between a mutation and its commit: to let it through, to undo it, or to lose the connection on either side of it.

import type { App } from "../server/app.ts";
import type { Connection } from "../server/database/connect.ts";
import { CONFIRMED_COMMIT } from "../server/transaction/transaction.ts";

/** `before` and `after` lose the connection on that side of the commit. */
export type AtCommit = "let through" | "undo" | "lose before" | "lose after";

export type CommitWatch = {
  /** What is done with the commits of mutations from now on. */
  at(what: AtCommit): void;
  /** How many mutations have asked to be committed since this was asked last. */
  taken(): number;
  end(): void;
};

/** Mutations are known by the row that `once` keeps for each; transactions of other kinds are left alone. */
export function watchCommits({ pool }: App): CommitWatch {
  let what: AtCommit = "let through";
  let asked = 0;
  const undo = new Map<Connection, () => void>();
  const listen = (connection: Connection) => {
    if (undo.has(connection)) return;
    const plain = connection.query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
    let isMutation = false;
    const watching = async (...args: unknown[]): Promise<unknown> => {
      const text = textOf(args[0]);
      if (/^\s*insert into mutation_result/.test(text)) isMutation = true;
      if (text.startsWith("rollback")) isMutation = false;
      if (text !== CONFIRMED_COMMIT || !isMutation) return await plain(...args);
      isMutation = false;
      asked += 1;
      if (what === "undo") return await plain("rollback");
      if (what === "lose before") return await lose(plain);
      const committed = await plain(...args);
      return what === "lose after" ? await lose(plain) : committed;
    };
    const { query } = connection;
    connection.query = watching as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  pool.on("acquire", listen);
  return {
    at: (next) => {
      what = next;
    },
    taken: () => {
      const taken = asked;
      asked = 0;
      return taken;
    },
    end: () => {
      pool.off("acquire", listen);
      for (const restore of undo.values()) restore();
    },
  };
}

/** The database ends the connection, as it does when either side of it is killed. */
async function lose(query: (...given: unknown[]) => Promise<unknown>): Promise<unknown> {
  return await query("select pg_terminate_backend(pg_backend_pid())");
}

function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "text" in given ? String(given.text) : "";
}

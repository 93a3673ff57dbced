// Notes each deadlock that the database has ended: a command is tried again behind it, so that no answer reports it.

import type { App } from "../server/app.ts";
import type { Connection } from "../server/database/connect.ts";

const DEADLOCK = "40P01";

export type DeadlockWatch = {
  /** What the database said of those since this was asked last. */
  taken(): string[];
  end(): void;
};

export function watchDeadlocks({ pool }: Pick<App, "pool">): DeadlockWatch {
  let found: string[] = [];
  const undo = new Map<Connection, () => void>();
  const listen = (connection: Connection) => {
    if (undo.has(connection)) return;
    const { query } = connection;
    const listening = (...args: unknown[]) => {
      const answer = (query as (...given: unknown[]) => unknown).apply(connection, args);
      if (answer instanceof Promise) answer.catch(note);
      return answer;
    };
    connection.query = listening as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  const note = (thrown: Error & { code?: string; where?: string; detail?: string }) => {
    if (thrown.code === DEADLOCK) found.push(thrown.where ?? thrown.detail ?? thrown.message);
  };
  pool.on("acquire", listen);
  return {
    taken: () => {
      const taken = found;
      found = [];
      return taken;
    },
    end: () => {
      pool.off("acquire", listen);
      for (const restore of undo.values()) restore();
    },
  };
}

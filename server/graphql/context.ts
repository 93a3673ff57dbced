// What every resolver gets: the app, who asks, and one way to read that is opened at the first need and ended with the request.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../app.ts";
import { beginReading, type Reading } from "../transaction/reading.ts";
import { beginTransaction, type OpenTransaction, type Transaction } from "../transaction/transaction.ts";

export type Client = {
  token: string | undefined;
  /** Of a socket: whose it was when it was opened, so that a change of their rights reaches it. */
  accountId?: AccountId;
  /** Of a socket: what it reads is no visit of the person's. */
  isWatching?: boolean;
  ipAddress: string;
  userAgent: string;
};

export type Context = {
  /** Not `app`: the GraphQL server puts its own under that name. */
  readonly application: App;
  readonly client: Client;
  /** The request's one way to read. Ask again after a mutation: it is then a new one that sees the change. */
  read(): Promise<Transaction>;
  /** Ends the reading, so that the next `read` sees what a mutation has committed since. */
  endReading(): Promise<void>;
  /** Said of a query before it is executed: it may be executed again, and so read by `beginReading`. */
  markRepeatable(): void;
  /** False when a query was executed for another than the one who asks, or with other rights: what came of it is void. */
  actorUnchanged(): Promise<boolean>;
};

export function makeContext(app: App, client: Client): Context {
  let open: Promise<OpenTransaction> | undefined;
  let reading: Promise<Reading> | undefined;
  let isRepeatable = false;
  return {
    application: app,
    client,
    read: async () => {
      const { token, isWatching = false } = client;
      if (isRepeatable && token !== undefined) {
        reading ??= beginReading(app, token);
        return (await reading).tx;
      }
      open ??= beginTransaction(app, { token, isWatching });
      return (await open).tx;
    },
    endReading: async () => {
      const ending = open;
      open = undefined;
      // Commit, not rollback: the session's last-seen time may have been moved on.
      await (await ending?.catch(() => undefined))?.commit();
    },
    markRepeatable: () => {
      isRepeatable = true;
    },
    actorUnchanged: async () => (await (await reading?.catch(() => undefined))?.actorUnchanged()) ?? true,
  };
}

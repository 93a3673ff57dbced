// What every resolver gets: the app, who asks, and one read transaction that is opened at the first need and ended with the request.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../app.ts";
import { beginWork, type OpenWork, type Work } from "../work/work.ts";

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
  /** The request's one read transaction. Ask again after a mutation: it is then a new one that sees the change. */
  read(): Promise<Work>;
  /** Ends the read transaction, so that the next `read` sees what a mutation has committed since. */
  endReading(): Promise<void>;
};

export function makeContext(app: App, client: Client): Context {
  let open: Promise<OpenWork> | undefined;
  return {
    application: app,
    client,
    read: async () => {
      open ??= beginWork(app, { token: client.token, isWatching: client.isWatching === true });
      return (await open).work;
    },
    endReading: async () => {
      const ending = open;
      open = undefined;
      // Commit, not rollback: the session's last-seen time may have been moved on.
      await (await ending?.catch(() => undefined))?.commit();
    },
  };
}

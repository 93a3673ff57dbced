// Whose sockets are open, how many, and whether the sessions behind them still are.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../app.ts";
import type { BufferedSubscription } from "../ports/events/buffered-subscription.ts";
import { runTransaction } from "../transaction/transaction.ts";

/** One for each tab of a busy day. */
export const SOCKETS_PER_ACCOUNT_MAX = 20;
/** How often an open socket's session is looked at, besides at every delivery. */
const SESSION_CHECK_MILLISECONDS = 30_000;

/** "unknown" while the database cannot be asked: nobody is signed out for that. */
export type SessionState = { kind: "open"; accountId: AccountId } | { kind: "ended" } | { kind: "unknown" };

export async function lookAtSession(app: App, token: string | undefined): Promise<SessionState> {
  if (token === undefined) return { kind: "ended" };
  try {
    return await runTransaction(
      app,
      { token, isWatching: true },
      async ({ actor }): Promise<SessionState> =>
        actor.kind === "person" ? { kind: "open", accountId: actor.accountId } : { kind: "ended" },
    );
  } catch (err) {
    app.log.warn({ err }, "a socket's session could not be looked at");
    return { kind: "unknown" };
  }
}

type Watched = {
  token: string | undefined;
  accountId: AccountId;
  checkMilliseconds?: number | undefined;
  /** Open since before the session was looked at: an end that came between is not missed. */
  buffered: BufferedSubscription;
};

/** Looks at the session whenever the account's changes are announced, by any instance, and now and then besides. */
export function watchSession(
  app: App,
  { token, accountId, checkMilliseconds = SESSION_CHECK_MILLISECONDS, buffered }: Watched,
  onEnded: () => void,
): () => void {
  const look = async () => {
    if ((await lookAtSession(app, token)).kind === "ended") onEnded();
  };
  const unsubscribe = buffered.attach((event) => {
    if (event.kind === "reload" || (event.topic === "account" && event.id === accountId)) void look();
  });
  const timer = setInterval(look, checkMilliseconds);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

export type SocketCount = {
  /** False when the account has as many as it may. */
  enter(accountId: AccountId): boolean;
  leave(accountId: AccountId): void;
};

/** Counts the sockets of this instance by account. */
export function makeSocketCount(): SocketCount {
  const open = new Map<AccountId, number>();
  return {
    enter(accountId) {
      const count = open.get(accountId) ?? 0;
      if (count >= SOCKETS_PER_ACCOUNT_MAX) return false;
      open.set(accountId, count + 1);
      return true;
    },
    leave(accountId) {
      const count = (open.get(accountId) ?? 1) - 1;
      if (count === 0) open.delete(accountId);
      else open.set(accountId, count);
    },
  };
}

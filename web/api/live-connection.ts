// The websocket for live updates: opened when something is first watched, and told about to whoever shows its state.

import { createClient, type Client as WebsocketClient } from "graphql-ws";
import type { SubscriptionForwarder } from "urql";

export type LiveState = "idle" | "connected" | "reconnecting";

export type LiveConnection = ReturnType<typeof createLiveConnection>;

/** Waits longer after each failure, up to half a minute, and never gives up: the bar says that it is trying. */
const RETRY_WAIT_MS_MAX = 30_000;

/** Sent when nothing is watched any more. */
const NORMAL_CLOSURE = 1000;

/** "Unauthorized" and "Forbidden" of graphql-transport-ws. */
const REFUSED_CODES: readonly number[] = [4401, 4403];

type LiveOptions = {
  url: string;
  token: () => string | undefined;
  onState: (state: LiveState) => void;
  /** The server would not take the token: the session has ended elsewhere. */
  onRefused: () => void;
};

export function createLiveConnection({ url, token, onState, onRefused }: LiveOptions) {
  const client = createClient({
    url,
    lazy: true,
    connectionParams: () => ({ token: token() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: (retries) => wait(Math.min(1000 * 2 ** retries, RETRY_WAIT_MS_MAX)),
    shouldRetry: () => true,
    on: {
      connected: () => onState("connected"),
      closed: (event) => {
        const code = closeCodeOf(event);
        if (code !== undefined && REFUSED_CODES.includes(code)) onRefused();
        onState(code === NORMAL_CLOSURE ? "idle" : "reconnecting");
      },
    },
  });

  return {
    forward: forwardTo(client),
    close: () => void client.dispose(),
  };
}

/** For urql's subscription exchange. */
function forwardTo(client: WebsocketClient): SubscriptionForwarder {
  return (request) => ({
    subscribe: (observer) => {
      const payload = { query: request.query ?? "", variables: request.variables ?? null };
      const unsubscribe = client.subscribe<Record<string, unknown>>(payload, {
        next: ({ data, errors }) =>
          observer.next({ data: data ?? null, ...(errors && { errors: [...errors] }) }),
        error: observer.error,
        complete: observer.complete,
      });
      return { unsubscribe };
    },
  });
}

export function liveUrl(origin: string): string {
  return `${origin.replace(/^http/, "ws")}/graphql`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function closeCodeOf(event: unknown): number | undefined {
  if (typeof event !== "object" || event === null || !("code" in event)) return undefined;
  return typeof event.code === "number" ? event.code : undefined;
}

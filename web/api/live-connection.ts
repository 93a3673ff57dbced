// Live updates: the websocket is loaded and opened when something is first watched, and its state is told.

import type { SubscriptionForwarder } from "urql";
import type { LiveOptions, LiveSocket } from "./live-socket.ts";

type OpenSocket = (options: LiveOptions) => Promise<LiveSocket>;

export type LiveConnection = {
  /** For urql's subscription exchange. */
  readonly forward: SubscriptionForwarder;
  close(): void;
};

export function createLiveConnection(options: LiveOptions, open: OpenSocket = loadSocket): LiveConnection {
  const held: { socket?: Promise<LiveSocket>; watches: number; isClosed: boolean } = {
    watches: 0,
    isClosed: false,
  };
  /** Whose session has ended is shown nothing more: a socket on its way out says that it reconnects. */
  const onState: LiveOptions["onState"] = (state) => {
    if (!held.isClosed) options.onState(state);
  };

  const watch: SubscriptionForwarder = (request, operation) => ({
    subscribe: (observer) => {
      const payload = { query: request.query ?? "", variables: request.variables ?? null };
      const ending: { stop?: () => void; isOver: boolean } = { isOver: false };
      held.watches += 1;
      held.socket ??= open({ ...options, onState });

      held.socket.then((socket) => {
        if (ending.isOver) return;
        ending.stop = socket.subscribe<Record<string, unknown>>(payload, {
          next: ({ data, errors }) =>
            observer.next({ data: data ?? null, ...(errors && { errors: [...errors] }) }),
          error: observer.error,
          complete: observer.complete,
        });
        const { onListening } = operation.context;
        if (onListening !== undefined) socket.whenListening(() => !ending.isOver && onListening());
      }, observer.error);

      return {
        unsubscribe: () => {
          if (ending.isOver) return;
          ending.isOver = true;
          ending.stop?.();
          held.watches -= 1;
          // A socket that was on its way back is not waited for when nobody watches any more.
          if (held.watches === 0) onState("idle");
        },
      };
    },
  });

  const close = () => {
    onState("idle");
    held.isClosed = true;
    void held.socket?.then(endSocket);
  };
  return { forward: watch, close };
}

/** A socket on its way is waited for to be closed; when it never comes there is nothing left to close. */
async function endSocket(socket: LiveSocket): Promise<void> {
  await Promise.resolve(socket.dispose()).catch(() => undefined);
}

export function liveUrl(origin: string): string {
  return `${origin.replace(/^http/, "ws")}/graphql`;
}

async function loadSocket(options: LiveOptions): Promise<LiveSocket> {
  const { openLiveSocket } = await import("./live-socket.ts");
  return openLiveSocket(options);
}

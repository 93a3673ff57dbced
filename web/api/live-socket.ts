// The graphql-transport-ws client itself, in a chunk of its own: nothing is watched before somebody is signed in.

import { type Client, createClient, MessageType, stringifyMessage } from "graphql-ws";

export type LiveState = "idle" | "connected" | "reconnecting";

export type LiveOptions = {
  url: string;
  token: () => string | undefined;
  onState: (state: LiveState) => void;
  /** The server would not take the token: the session has ended elsewhere. */
  onRefused: () => void;
};

export type LiveSocket = Pick<Client, "subscribe" | "dispose"> & {
  /**
   * Calls back once the server listens for what was subscribed to until now. Not where the socket is still on its way: its
   * state then says so for all of them.
   */
  whenListening(callback: () => void): void;
};

/** Waits longer after each failure, up to half a minute, and never gives up: the bar says that it is trying. */
const RETRY_WAIT_MS_MAX = 30_000;

const PING_EVERY_MS = 20_000;
const PONG_WAIT_MS = 6_000;

/** "Request Timeout" of graphql-transport-ws. */
const TIMED_OUT = 4408;

/** Sent when nothing is watched any more. */
const NORMAL_CLOSURE = 1000;

/** "Unauthorized" and "Forbidden" of graphql-transport-ws. */
const REFUSED_CODES: readonly number[] = [4401, 4403];

export function openLiveSocket({ url, token, onState, onRefused }: LiveOptions): LiveSocket {
  const watchdog = createWatchdog();
  const held: { isReported: boolean; socket?: WebSocket } = { isReported: false };
  const awaited = new Map<number, () => void>();
  let asked = 0;

  const client = createClient({
    url,
    lazy: true,
    connectionParams: () => ({ token: token() }),
    keepAlive: PING_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    // Not all at the same moment: a server that was too busy for some sends many away at once.
    retryWait: (retries) =>
      wait(Math.min(1000 * 2 ** retries, RETRY_WAIT_MS_MAX) * (0.5 + Math.random() / 2)),
    shouldRetry: () => true,
    on: {
      opened: watchdog.listenTo,
      ping: (isAnswered) => !isAnswered && watchdog.expectPong(),
      pong: (isAnswer, payload) => {
        if (!isAnswer) return;
        watchdog.heardPong();
        if (!held.isReported) onState("connected");
        held.isReported = true;
        const number = Number(payload?.asked);
        awaited.get(number)?.();
        awaited.delete(number);
      },
      connected: (socket) => {
        if (socket instanceof WebSocket) held.socket = socket;
        askWhetherItListens(socket);
      },
      closed: (event) => {
        watchdog.heardPong();
        held.isReported = false;
        delete held.socket;
        awaited.clear();
        const code = closeCodeOf(event);
        if (code !== undefined && REFUSED_CODES.includes(code)) onRefused();
        onState(code === NORMAL_CLOSURE ? "idle" : "reconnecting");
      },
    },
  });

  return {
    subscribe: client.subscribe,
    dispose: client.dispose,
    whenListening: (callback) => {
      if (held.socket === undefined) return;
      asked += 1;
      awaited.set(asked, callback);
      askWhetherItListens(held.socket, { asked });
    },
  };
}

/**
 * The subscriptions are asked for in the same turn, so a ping after them is answered when the server listens for them: what
 * is read again from then on misses no change. The answer has the ping's payload.
 */
function askWhetherItListens(socket: unknown, payload?: Record<string, unknown>): void {
  setTimeout(() => {
    // A session that has ended closes it before its turn comes.
    if (socket instanceof WebSocket && socket.readyState === WebSocket.OPEN)
      socket.send(
        stringifyMessage<MessageType.Ping>({ type: MessageType.Ping, ...(payload && { payload }) }),
      );
  });
}

/** A network that went away says nothing: a socket that does not answer a ping is closed, and opened again. */
function createWatchdog() {
  const held: { socket?: WebSocket; timer?: ReturnType<typeof setTimeout> } = {};
  return {
    listenTo: (socket: unknown) => {
      if (socket instanceof WebSocket) held.socket = socket;
    },
    expectPong: () => {
      held.timer = setTimeout(() => held.socket?.close(TIMED_OUT, "No answer to a ping"), PONG_WAIT_MS);
    },
    heardPong: () => clearTimeout(held.timer),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function closeCodeOf(event: unknown): number | undefined {
  if (typeof event !== "object" || event === null || !("code" in event)) return undefined;
  return typeof event.code === "number" ? event.code : undefined;
}

// What the real websocket client does when it comes to stand, and when the last watcher leaves while it waits to try again.
// Shows: L-01, L-02.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLiveConnection } from "./live-connection.ts";
import { openLiveSocket } from "./live-socket.ts";

/** A network that refuses every socket. */
class RefusedWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readonly readyState = 3;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    super();
    queueMicrotask(() => this.onclose?.({ code: 1006, reason: "" }));
  }
}

/** A server that acknowledges at once, and answers pings when it is told to. */
class AnsweringWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly opened: AnsweringWebSocket[] = [];
  readonly readyState = 1;
  readonly sent: string[] = [];
  asked: object | undefined;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    super();
    AnsweringWebSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const { type, payload } = JSON.parse(text);
    this.sent.push(type);
    if (type === "ping") this.asked = payload;
    if (type === "connection_init") this.say("connection_ack");
  }
  say(type: string, payload?: object) {
    this.onmessage?.({ data: JSON.stringify({ type, payload }) });
  }
}

const unhandled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", RefusedWebSocket);
  process.on("unhandledRejection", unhandled);
});

afterEach(() => {
  process.off("unhandledRejection", unhandled);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the connection stands when the server has answered after the subscriptions, so that nothing read then is missed", async () => {
  vi.stubGlobal("WebSocket", AnsweringWebSocket);
  const onState = vi.fn();
  const options = { url: "ws://127.0.0.1/graphql", token: () => "token", onState, onRefused: () => {} };
  const connection = createLiveConnection(options, async (live) => openLiveSocket(live));
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  for (const query of ["subscription { x }", "subscription { y }"])
    connection.forward({ query } as never, { context: {} } as never).subscribe(observer);

  const asked = ["connection_init", "subscribe", "subscribe", "ping"];
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(AnsweringWebSocket.opened.at(-1)?.sent).toEqual(asked));
    expect(AnsweringWebSocket.opened).toHaveLength(times);
    expect(onState).not.toHaveBeenCalledWith("connected");
    AnsweringWebSocket.opened.at(-1)?.say("pong");
    AnsweringWebSocket.opened.at(-1)?.say("pong");
    expect(onState.mock.calls).toEqual([["connected"]]);

    onState.mockClear();
    AnsweringWebSocket.opened.at(-1)?.onclose?.({ code: 1006, reason: "" });
    expect(onState.mock.calls).toEqual([["reconnecting"]]);
    onState.mockClear();
    await vi.advanceTimersByTimeAsync(2_000);
  }
  connection.close();
});

test("whoever watches over a socket that stands already is called once the server listens for it too", async () => {
  vi.stubGlobal("WebSocket", AnsweringWebSocket);
  const options = {
    url: "ws://127.0.0.1/graphql",
    token: () => "token",
    onState: () => {},
    onRefused: () => {},
  };
  const connection = createLiveConnection(options, async (live) => openLiveSocket(live));
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const watch = (query: string, onListening?: () => void) =>
    connection.forward({ query } as never, { context: { onListening } } as never).subscribe(observer);
  const onListening = vi.fn();

  watch("subscription { x }", onListening);
  const socket = () => AnsweringWebSocket.opened.at(-1);
  await vi.waitFor(() => expect(socket()?.sent).toEqual(["connection_init", "subscribe", "ping"]));
  socket()?.say("pong");
  // Of the first the state of the connection speaks.
  expect(onListening).not.toHaveBeenCalled();

  watch("subscription { y }", onListening);
  await vi.waitFor(() => expect(socket()?.sent.slice(3)).toEqual(["subscribe", "ping"]));
  socket()?.say("pong");
  expect(onListening).not.toHaveBeenCalled();
  socket()?.say("pong", socket()?.asked);
  expect(onListening).toHaveBeenCalledTimes(1);
  connection.close();
});

test("a connection closed during a retry leaves no failure behind", async () => {
  const onState = vi.fn();
  const options = { url: "ws://127.0.0.1/graphql", token: () => undefined, onState, onRefused: () => {} };
  const connection = createLiveConnection(options, async (live) => openLiveSocket(live));
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const watch = connection
    .forward({ query: "subscription { x }" } as never, { context: {} } as never)
    .subscribe(observer);

  await vi.waitFor(() => expect(onState).toHaveBeenCalledWith("reconnecting"));
  watch.unsubscribe();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));

  expect(unhandled).not.toHaveBeenCalled();
  expect(observer.error).not.toHaveBeenCalled();
});

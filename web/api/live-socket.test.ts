// What the real websocket client does when the last watcher leaves while it waits to try again.
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

test("a connection closed during a retry leaves no failure behind", async () => {
  const onState = vi.fn();
  const options = { url: "ws://127.0.0.1/graphql", token: () => undefined, onState, onRefused: () => {} };
  const connection = createLiveConnection(options, async (live) => openLiveSocket(live));
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const watch = connection.forward({ query: "subscription { x }" } as never, {} as never).subscribe(observer);

  await vi.waitFor(() => expect(onState).toHaveBeenCalledWith("reconnecting"));
  watch.unsubscribe();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));

  expect(unhandled).not.toHaveBeenCalled();
  expect(observer.error).not.toHaveBeenCalled();
});

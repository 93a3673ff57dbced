// Shows: API-003..API-004.
import { expect, test, vi } from "vitest";
import { createLiveConnection, liveUrl } from "./live-connection.ts";
import type { LiveOptions, LiveSocket } from "./live-socket.ts";

function aConnection() {
  const states: string[] = [];
  const stop = vi.fn();
  const subscribe = vi.fn(() => stop);
  const open = vi.fn(async (_: LiveOptions) => ({ subscribe, dispose: vi.fn() }) as unknown as LiveSocket);
  const options = {
    url: "ws://x",
    token: () => "token",
    onState: (state: string) => states.push(state),
    onRefused: () => {},
  };
  const { forward, close } = createLiveConnection(options, open);
  const observer = { next: vi.fn(), error: vi.fn(), complete: vi.fn() };
  const watch = () =>
    forward({ query: "subscription { x }" } as never, { context: {} } as never).subscribe(observer);
  return { watch, open, subscribe, stop, states, close };
}

test("the websocket is opened with the token when something is first watched, and once for all", async () => {
  const { watch, open, subscribe } = aConnection();
  expect(open).not.toHaveBeenCalled();
  watch();
  watch();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
  expect(open).toHaveBeenCalledTimes(1);
  expect(open.mock.calls[0]?.[0].token()).toBe("token");
});

test("what is no longer watched when the socket arrives is not asked for", async () => {
  const { watch, open, subscribe } = aConnection();
  watch().unsubscribe();
  await open.mock.results[0]?.value;
  expect(subscribe).not.toHaveBeenCalled();
});

test("when nobody watches any more, nothing is said to be reconnecting", async () => {
  const { watch, stop, states, subscribe } = aConnection();
  const [one, other] = [watch(), watch()];
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2));
  one.unsubscribe();
  expect(states).toEqual([]);
  other.unsubscribe();
  other.unsubscribe();
  expect(stop).toHaveBeenCalledTimes(2);
  expect(states).toEqual(["idle"]);
});

test("once it is closed it is idle, whatever the socket says on its way out", async () => {
  const { watch, open, subscribe, states, close } = aConnection();
  watch();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
  const socket = open.mock.calls[0]![0];
  socket.onState("connected");
  close();
  socket.onState("reconnecting");
  expect(states).toEqual(["connected", "idle"]);
});

test("the socket goes to the same place as the calls", () => {
  expect(liveUrl("https://portal.example")).toBe("wss://portal.example/graphql");
  expect(liveUrl("http://127.0.0.1:4000")).toBe("ws://127.0.0.1:4000/graphql");
});

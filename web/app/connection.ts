// Whether the browser is online and the live connection stands, and a count that tells lists when to catch up.

import type { LiveState } from "../api/live-socket.ts";
import { createStore, type Store, useStore } from "./store.ts";

export type Connection = {
  readonly online: boolean;
  readonly live: LiveState;
  /** Goes up each time the live connection begins to listen, at first too: what changed after a reading and before that was missed. */
  readonly catchUps: number;
};

export const connectionStore: Store<Connection> = createStore<Connection>({
  online: true,
  live: "idle",
  catchUps: 0,
});

export function useConnection(): Connection {
  return useStore(connectionStore);
}

export function setLiveState(live: LiveState): void {
  const before = connectionStore.get();
  const listensAnew = before.live !== "connected" && live === "connected";
  connectionStore.set({ ...before, live, catchUps: before.catchUps + (listensAnew ? 1 : 0) });
}

export function watchOnline(target: Window = window): void {
  const setOnline = (online: boolean) => connectionStore.set({ ...connectionStore.get(), online });
  setOnline(target.navigator.onLine);
  target.addEventListener("online", () => setOnline(true));
  target.addEventListener("offline", () => setOnline(false));
}

/** As the bar shows it: being offline says more than the live connection that went with it. */
export function useConnectionShown(): "online" | "offline" | "reconnecting" {
  const { online, live } = useConnection();
  if (!online) return "offline";
  return live === "reconnecting" ? "reconnecting" : "online";
}

// Events within one process: for tests, and for a single instance that asks for it by name.
import type { PortLog } from "../port-log.ts";
import type { EventsPort, RecordEvent } from "./events-port.ts";
import { makeListeners } from "./listeners.ts";

export interface MemoryEvents extends EventsPort {
  publish(event: Omit<RecordEvent, "kind">): void;
  /** As if the connection had been away. */
  loseTrack(): void;
}

export function makeMemoryEvents(log: PortLog): MemoryEvents {
  const listeners = makeListeners(log);
  let isStarted = false;
  return {
    subscribe: listeners.add,
    isListening: () => isStarted,
    async start() {
      isStarted = true;
    },
    async stop() {
      isStarted = false;
    },
    publish(event) {
      if (isStarted) listeners.tell({ kind: "record", ...event });
    },
    loseTrack() {
      if (isStarted) listeners.tell({ kind: "reload" });
    },
  };
}

// Events within one process: for tests, and for a single instance that asks for it by name.
import type { PortLog } from "../port-log.ts";
import type { EventsPort, PortEvent, RecordEvent } from "./events-port.ts";
import { makeListeners } from "./listeners.ts";

export interface MemoryEvents extends EventsPort {
  publish(event: Omit<RecordEvent, "kind">): void;
  say(message: string): void;
  /** As if the connection had been away. */
  loseTrack(): void;
}

export function makeMemoryEvents(log: PortLog): MemoryEvents {
  const listeners = makeListeners<PortEvent>(log);
  const aside = makeListeners<string>(log);
  let isStarted = false;
  return {
    subscribe: listeners.add,
    hearAside: aside.add,
    announceHere: (event) => listeners.notify({ kind: "record", ...event }),
    isListening: () => isStarted,
    async start() {
      isStarted = true;
    },
    async stop() {
      isStarted = false;
    },
    publish(event) {
      if (isStarted) listeners.notify({ kind: "record", ...event });
    },
    say(message) {
      if (isStarted) aside.notify(message);
    },
    loseTrack() {
      if (isStarted) listeners.notify({ kind: "reload" });
    },
  };
}

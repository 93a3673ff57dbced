// Who wants to hear of events. One listener's mistake is no other's loss.
import type { PortLog } from "../port-log.ts";
import type { EventsListener, PortEvent } from "./events-port.ts";

export type Listeners = { add(listener: EventsListener): () => void; tell(event: PortEvent): void };

export function makeListeners(log: PortLog): Listeners {
  const listeners = new Set<{ hear: EventsListener }>();
  return {
    add(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    tell(event) {
      for (const { hear } of [...listeners]) {
        try {
          hear(event);
        } catch (error) {
          log.warn({ port: "events", err: error }, "A listener failed on an event.");
        }
      }
    },
  };
}

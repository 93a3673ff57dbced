// Who wants to hear of events. One listener's mistake is no other's loss.
import type { PortLog } from "../port-log.ts";

type Listener<Heard> = (heard: Heard) => void;
export type Listeners<Heard> = { add(listener: Listener<Heard>): () => void; notify(heard: Heard): void };

export function makeListeners<Heard>(log: PortLog): Listeners<Heard> {
  const listeners = new Set<{ hear: Listener<Heard> }>();
  return {
    add(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    notify(heard) {
      for (const { hear } of [...listeners]) {
        try {
          hear(heard);
        } catch (error) {
          log.warn({ port: "events", err: error }, "A listener failed on an event.");
        }
      }
    },
  };
}

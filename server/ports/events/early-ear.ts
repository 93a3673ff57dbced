// Listens before it is known who shall hear: what is announced while somebody is still being let in is kept for them.

import type { EventsListener, EventsPort, PortEvent } from "./events-port.ts";

export type EarlyEar = {
  /** Hands over what was heard so far, and everything from now on. Returns the function that ends it. */
  handTo(listener: EventsListener): () => void;
  close(): void;
};

export function openEar(events: EventsPort): EarlyEar {
  const heard: PortEvent[] = [];
  const close = events.subscribe((event) => heard.push(event));
  return {
    handTo(listener) {
      const leave = events.subscribe(listener);
      close();
      for (const event of heard) listener(event);
      return leave;
    },
    close,
  };
}

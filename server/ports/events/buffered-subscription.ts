// Listens before it is known who shall hear: what is announced while somebody is still being let in is kept for them.

import type { EventsListener, EventsPort, PortEvent } from "./events-port.ts";

export type BufferedSubscription = {
  /** Hands over what was heard so far, and everything from now on. Returns the function that ends it. */
  attach(listener: EventsListener): () => void;
  close(): void;
};

export function openBufferedSubscription(events: EventsPort): BufferedSubscription {
  const heard: PortEvent[] = [];
  const close = events.subscribe((event) => heard.push(event));
  return {
    attach(listener) {
      const leave = events.subscribe(listener);
      close();
      for (const event of heard) listener(event);
      return leave;
    },
    close,
  };
}

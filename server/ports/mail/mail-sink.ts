// The embedded mail carrier: goes nowhere. What was handed over can be read where it is kept.
import { requireSendable } from "./mail-check.ts";
import type { MailMessage, MailPort } from "./mail-port.ts";

export interface MailSinkStore {
  /** Called once for every message that a real carrier would have taken. */
  keep(message: MailMessage): Promise<void>;
}

export function makeMailSink(store: MailSinkStore): MailPort {
  return {
    async send(message) {
      requireSendable(message);
      await store.keep(message);
    },
  };
}

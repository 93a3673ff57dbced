// What the handlers of locally kept files share.

import type { Clock } from "../clock/clock-port.ts";
import type { PortLog } from "../port-log.ts";
import type { LocalStore } from "./local-store.ts";
import type { LinkSigner } from "./signed-links.ts";

/** What the handlers share. */
export type LocalFilesParts = {
  store: LocalStore;
  signer: LinkSigner;
  clock: Clock;
  log: PortLog;
  mountPath: string;
};

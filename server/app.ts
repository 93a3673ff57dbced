// What a running server holds: its settings, its connections and its ports.

import type { Logger } from "pino";
import type { Settings } from "./config.ts";
import type { Pool } from "./database/connect.ts";
import type { AdmissionLane, FairQueue, HashLane } from "./fair-queue.ts";
import type { Ports } from "./ports/ports.ts";

declare const added: unique symbol;
/** `server/record-parts.ts` says what is in it: parts know transactions, and these the app, which so cannot know parts. */
export type AddedParts = { readonly [added]: true };

export type App = {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly ports: Ports;
  /** What modules add to the records of others. */
  readonly parts: AddedParts;
  readonly log: Logger;
  /** Turns for hashing passwords: this machine's own, since it is this machine that would be exhausted. */
  readonly hashing: FairQueue<HashLane>;
  /** Turns for looking whether an address may call: a flood waits for itself, and not on the connections of others. */
  readonly admission: FairQueue<AdmissionLane>;
  /** Aborted when the server is told to stop: what is under way is still done, nothing new shall be sent here. */
  readonly ending: AbortSignal;
  /** Tasks that are not asked for, since their time is over: the demo lives through years whose mails go to nobody. */
  readonly leavesUndone?: ReadonlySet<string>;
};

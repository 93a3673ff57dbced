// What nobody caught: it is logged, the process leaves service in order, and whoever started it starts another.

import type { Logger } from "pino";

const KINDS = ["uncaughtException", "unhandledRejection"] as const;
/** However stuck a part may be, no zombie is left that neither serves nor ends. */
const END_MILLISECONDS_MAX = 30_000;

/** After it anything may be half done in memory, so that the process does not go on (REL-40). */
export function endOnUncaught(log: Logger, stop: () => Promise<void>): void {
  let uncaught = 0;
  for (const kind of KINDS)
    process.on(kind, (err: unknown) => {
      uncaught += 1;
      log.fatal({ err, kind, uncaught }, "nobody caught this: the server ends, to be started again");
      if (uncaught > 1) return;
      setTimeout(() => process.exit(1), END_MILLISECONDS_MAX).unref();
      void stop().finally(() => process.exit(1));
    });
}

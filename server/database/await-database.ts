// A start that finds the database away is tried again for a while, and says meanwhile what it waits for.

import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { DatabaseStartError } from "./embedded/database-start-error.ts";
import { awayCause } from "./unavailable.ts";

export type Patience = {
  /** Where the database was looked for. */
  addresses: readonly string[];
  /** From the first try on. */
  seconds: number;
  log: Pick<Logger, "warn">;
};

const PAUSES_MILLISECONDS = [250, 500, 1_000, 2_000] as const;
const LAST_PAUSE_MILLISECONDS = 4_000;

/** Whatever else goes wrong is thrown at once: a wrong password does not become right by waiting. */
export async function untilDatabaseAnswers<Result>(
  start: () => Promise<Result>,
  { addresses, seconds, log }: Patience,
): Promise<Result> {
  const endsAt = performance.now() + seconds * 1000;
  const where = `The database at ${[...new Set(addresses.map(placeOf))].join(" or ")}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await start();
    } catch (thrown) {
      const cause = awayCause(thrown);
      if (cause === undefined) throw thrown;
      const left = endsAt - performance.now();
      if (left <= 0)
        throw new DatabaseStartError(
          `${where} could not be reached for ${seconds} s (${cause.message}): see that it runs and that its address is right. DATABASE_WAIT_SECONDS says how long a start waits for it.`,
          { cause },
        );
      log.warn(
        `${where} cannot be reached (${cause.message}): trying again, for ${Math.ceil(left / 1000)} s more.`,
      );
      await pause(Math.min(pauseAfter(attempt), left));
    }
  }
}

/** Never the same for two instances, so that a database that comes back is not met by all of them at once. */
function pauseAfter(attempt: number): number {
  return (PAUSES_MILLISECONDS[attempt] ?? LAST_PAUSE_MILLISECONDS) * (0.5 + Math.random() / 2);
}

/** Without the password. */
function placeOf(address: string): string {
  const { hostname, port } = new URL(address);
  return hostname === "" || hostname.startsWith("%2F")
    ? "a socket of this machine"
    : `${hostname}:${port || 5432}`;
}

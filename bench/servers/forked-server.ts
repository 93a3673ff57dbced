// A contender in a process of its own, so that it shares no event loop with the load.

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ForkedServer = { url: string; stop(): Promise<void> };

/** `file` stands beside this one; it serves the database, says its address, and ends when it is told to. */
export async function forkServer(
  file: string,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ForkedServer> {
  const orders = { BENCH_DATABASE: databaseUrl, BENCH_ENVIRONMENT: JSON.stringify(environment) };
  // Libraries look at it too, and are to do so alike everywhere.
  const env = { ...process.env, ...orders, NODE_ENV: "production" };
  const child = fork(join(import.meta.dirname, file), { env });
  const ended = once(child, "exit");
  const said = await Promise.race([once(child, "message"), ended]);
  const [url] = said;
  if (typeof url !== "string") throw new Error(`${file} ended before it served.`);
  return {
    url,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** For the forked side: says where it serves, and stops when the parent lets go or is gone. */
export function serveParent(url: string, stop: () => Promise<void>): void {
  process.send?.(url);
  process.on("disconnect", () => void stop().then(() => process.exit(0)));
}

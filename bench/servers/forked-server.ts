// A contender in a process of its own, so that it shares no event loop with the load.

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type ForkedServer = { url: string; stop(): Promise<void> };

/** `file` lies beside this one; it serves the database at `ownerUrl`, says its address, and ends when it is told to. */
export async function forkServer(
  file: string,
  ownerUrl: string,
  environment: Record<string, string> = {},
): Promise<ForkedServer> {
  const orders = { BENCH_DATABASE: ownerUrl, BENCH_ENVIRONMENT: JSON.stringify(environment) };
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...orders } });
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

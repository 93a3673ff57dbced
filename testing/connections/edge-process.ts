// Starts such a server, and tells whether it lives and has let go of every connection.

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { EdgeOrder, EdgeReport } from "./edge-instance.ts";

export type Edge = EdgeReport & {
  /** Aborted when the process has ended, whatever ended it. */
  gone: AbortSignal;
  /** Resolves once it holds no connection any more; rejects when it ends before. */
  letsGo(): Promise<void>;
  stop(): Promise<void>;
};

const ENTRY = join(import.meta.dirname, "edge-instance.ts");

export async function startEdge(order: EdgeOrder, { isQuiet = false } = {}): Promise<Edge> {
  const child = fork(ENTRY, [JSON.stringify(order)], {
    stdio: ["ignore", "inherit", isQuiet ? "ignore" : "inherit", "ipc"],
  });
  const ending = new AbortController();
  const ended = once(child, "exit").then(() => ending.abort());
  const heard = async () => {
    const [message] = await once(child, "message", { signal: ending.signal });
    return message as unknown;
  };
  const report = (await heard()) as EdgeReport;
  return {
    ...report,
    gone: ending.signal,
    async letsGo() {
      const line = heard();
      child.send("tell when all is let go");
      await line;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

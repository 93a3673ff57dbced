// Starts an instance in a process of its own, and ends it in order or by a kill.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { InstanceOrder } from "./instance.ts";
import type { NamedPoint } from "./named-points.ts";

export type Instance = {
  /** Resolves when it serves, or has killed itself at its point on the way there; rejects when it ended otherwise. */
  ready: Promise<void>;
  /** Resolves when it is gone, with the point at which it killed itself, if it did. */
  gone: Promise<NamedPoint | undefined>;
  kill(): void;
  /** Has a mistake in it that nobody catches; answers its exit code and what it logged. */
  breakDown(
    kind: "uncaughtException" | "unhandledRejection",
  ): Promise<{ code: number | null; logged: string }>;
  /** As an operator stops it; answers its exit code. */
  stop(): Promise<number | null>;
};

const ENTRY = join(import.meta.dirname, "instance.ts");

export function startInstance(order: InstanceOrder): Instance {
  const child = fork(ENTRY, [JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let logged = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    logged += chunk.toString();
    process.stdout.write(chunk);
  });
  let diedAt: NamedPoint | undefined;
  const ended = once(child, "exit");
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (message: "ready" | { died: NamedPoint }) => {
      if (message === "ready") resolve();
      else diedAt = message.died;
    });
    child.once("exit", () => {
      if (diedAt === undefined) reject(new Error("The instance ended before it served."));
      else resolve();
    });
  });
  ready.catch(() => undefined);
  return {
    ready,
    gone: ended.then(() => diedAt),
    kill: () => void child.kill("SIGKILL"),
    breakDown: async (kind) => {
      child.send(kind);
      const [code] = await once(child, "close");
      return { code: code as number | null, logged };
    },
    stop: () => stopOf(child),
  };
}

async function stopOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  return code as number | null;
}

// How long processors have worked for a job, in its own process and in its connection's: other programs at work hardly change it.

import { existsSync, readFileSync } from "node:fs";
import type { Pool } from "../../server/database/connect.ts";

const MILLISECONDS_A_TICK = 10;

/** Milliseconds since this was called. Where the system does not report other processes, the job's own alone. */
export async function processorTime(pool: Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const database = () => ticksOf(`/proc/${rows[0]?.pid}/stat`) * MILLISECONDS_A_TICK;
  const own = process.cpuUsage();
  const before = database();
  return () => {
    const { user, system } = process.cpuUsage(own);
    return (user + system) / 1_000 + database() - before;
  };
}

/** In user mode and in the kernel: what follows the name, which stands in brackets. */
function ticksOf(file: string): number {
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

// Locks between processes that the operating system lets go when their holder dies, however it dies.
// An SQLite file is used for its locking alone: it is portable, and no stale lock can be left behind.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

export interface ProcessLock {
  release(): void;
}

/** Waits until nobody else holds `file` in any way, then holds it alone. */
export async function lockAlone(file: string): Promise<ProcessLock> {
  for (;;) {
    const lock = tryLockAlone(file);
    if (lock !== undefined) return lock;
    await pause(50);
  }
}

/** Holds `file` alone when nobody holds it at this moment. */
export function tryLockAlone(file: string): ProcessLock | undefined {
  return tryLock(file, ["begin exclusive"]);
}

/** Holds `file` together with whoever else shares it. */
export function lockShared(file: string): ProcessLock | undefined {
  return tryLock(file, ["begin", "select count(*) from sqlite_master"]);
}

const SQLITE_BUSY = 5;

function tryLock(file: string, statements: string[]): ProcessLock | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (const statement of statements) lock.exec(statement);
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}

// Watches the database server while we use it, and has it started again when it ends without being asked to.
import { isPostmasterOf, readPostmasterFile } from "./postmaster-process.ts";

const LOOKS_EVERY_MS = 500;

export interface Watch {
  stop(): Promise<void>;
}

/** Calls `restart` whenever the server of `dataFolder` is gone, once at a time, until stopped. */
export function watchPostmaster(dataFolder: string, restart: () => Promise<void>): Watch {
  let pid = readPostmasterFile(dataFolder)?.pid ?? 0;
  let restarting: Promise<void> | undefined;
  const look = () => {
    if (restarting !== undefined || isRunning(pid, dataFolder)) return;
    restarting = restart().finally(() => {
      pid = readPostmasterFile(dataFolder)?.pid ?? 0;
      restarting = undefined;
    });
  };
  const timer = setInterval(look, LOOKS_EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await restarting;
    },
  };
}

/** Asked twice a second, so only as thoroughly as is cheap: elsewhere than on Linux the whole truth costs a process. */
function isRunning(pid: number, dataFolder: string): boolean {
  if (process.platform === "linux") return isPostmasterOf(pid, dataFolder);
  try {
    return process.kill(pid, 0);
  } catch {
    // Nobody has this number any more.
    return false;
  }
}

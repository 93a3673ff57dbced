// A database server that an earlier start left running: taken over when it is healthy, ended when it is not.
import { setTimeout as pause } from "node:timers/promises";
import { hasPassword, readOrMakePassword } from "./cluster.ts";
import type { EmbeddedStart } from "./embedded-start.ts";
import { dataFolderOf } from "./postgres-host.ts";
import { endPostmaster, readPostmasterFile, runningPostmaster } from "./postmaster-process.ts";
import { ensureProductDatabase, type Greeting, greetServer } from "./server-greeting.ts";

/** The port of a server left running by an earlier start, when it is healthy; one that is not is ended. */
export async function adoptRunning({
  folder,
  binaries,
  patienceMs,
  log,
}: EmbeddedStart): Promise<number | undefined> {
  const dataFolder = dataFolderOf(folder);
  if (runningPostmaster(dataFolder) === undefined) return undefined;
  if (hasPassword(folder) && (await untilAnswered(folder, dataFolder, patienceMs)) === "welcome") {
    const port = readPostmasterFile(dataFolder)?.port;
    if (port !== undefined) {
      await ensureProductDatabase(port, readOrMakePassword(folder));
      log(`The database is already running on port ${port}.`);
      return port;
    }
  }
  log("A database server left over from an earlier start does not answer as it should: ending it.");
  await endPostmaster(dataFolder, binaries.pgCtl, patienceMs);
  return undefined;
}

/** Asks until the server says yes or no, or has ended, or `patienceMs` have passed without any answer at all. */
async function untilAnswered(folder: string, dataFolder: string, patienceMs: number): Promise<Greeting> {
  let heardAt = performance.now();
  while (runningPostmaster(dataFolder) !== undefined && performance.now() - heardAt < patienceMs) {
    const server = readPostmasterFile(dataFolder);
    const greeting = await greetServer(server?.port ?? 0, readOrMakePassword(folder), dataFolder, patienceMs);
    if (greeting === "welcome" || greeting === "stranger") return greeting;
    if (greeting === "busy") heardAt = performance.now();
    await pause(50);
  }
  return "silent";
}

// The database that comes with Bondline: started, adopted after a crash, and stopped, without anybody's help.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readOrMakePassword } from "./cluster.ts";
import { explaining } from "./database-start-error.ts";
import { type EmbeddedDatabaseOptions, type EmbeddedStart, settleStart } from "./embedded-start.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { dataFolderOf } from "./postgres-host.ts";
import { adoptRunning } from "./postmaster-adoption.ts";
import { launchServer } from "./postmaster-launch.ts";
import { endPostmaster } from "./postmaster-process.ts";
import { type Watch, watchPostmaster } from "./postmaster-watch.ts";
import { lockAlone, lockShared, type ProcessLock, tryLockAlone } from "./process-lock.ts";
import { ownerUrl } from "./server-greeting.ts";

const RESTART_PAUSE_MS = 3_000;

export interface EmbeddedDatabase {
  /** Connects the role that owns the schema. */
  ownerUrl: string;
  port: number;
  /** Stops the server in order, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the database in `folder`, or adopts the one that already runs there. There is never more than one server on
 * one folder; several processes may use it, and the last to stop ends it. A failure is a DatabaseStartError.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = await explaining(options.folder, async () => writableFolder(options.folder));
  return await explaining(folder, async () => {
    const start = settleStart({ ...options, folder });
    const { port, use } = await startOrAdopt(start);
    const watch = watchPostmaster(dataFolderOf(folder), () => startAgain(start, port));
    const url = ownerUrl(port, readOrMakePassword(folder), "bondline");
    return { ownerUrl: url, port, stop: stopOnce(start, watch, use) };
  });
}

/** Ends the server in `folder` when nobody uses it, and tells whether nobody did. */
export async function endEmbeddedDatabase(folder: string, patienceMs = 10_000): Promise<boolean> {
  const stopping = await lockAlone(startLock(folder));
  const last = tryLockAlone(usersLock(folder));
  try {
    if (last === undefined) return false;
    await endPostmaster(dataFolderOf(folder), findPostgresBinaries().pgCtl, patienceMs);
    return true;
  } finally {
    last?.release();
    stopping.release();
  }
}

function writableFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const trial = path.join(folder, `.writable-${process.pid}`);
  fs.writeFileSync(trial, "");
  fs.rmSync(trial);
  return fs.realpathSync(folder);
}

/** Under the start lock, so that of many starters one starts and the others adopt. */
async function startOrAdopt(start: EmbeddedStart): Promise<{ port: number; use: ProcessLock | undefined }> {
  const starting = await lockAlone(startLock(start.folder));
  try {
    const port = (await adoptRunning(start)) ?? (await launchServer(start));
    return { port, use: lockShared(usersLock(start.folder)) };
  } finally {
    starting.release();
  }
}

/** The application's connections are to the port that it was given: another would not help it. */
async function startAgain(start: EmbeddedStart, port: number): Promise<void> {
  if (!fs.existsSync(path.join(dataFolderOf(start.folder), "PG_VERSION"))) {
    // An empty database in its place would look as if everything had been lost.
    start.log(`The database's files in ${start.folder} are gone: put them back and start Bondline again.`);
    await pause(RESTART_PAUSE_MS);
    return;
  }
  start.log("The database server ended without being asked to: starting it again.");
  try {
    const again = await explaining(start.folder, () => startOrAdopt(start));
    again.use?.release();
    if (again.port !== port) start.log("Its port was taken meanwhile: start Bondline again.");
  } catch (error) {
    start.log(error instanceof Error ? error.message : String(error));
    // What stands in the way now may be gone soon; the watch asks again.
    await pause(RESTART_PAUSE_MS);
  }
}

function stopOnce(
  { folder, patienceMs }: EmbeddedStart,
  watch: Watch,
  use: ProcessLock | undefined,
): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await watch.stop();
    use?.release();
    await endEmbeddedDatabase(folder, patienceMs);
  };
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

/** Held while a server is started or ended, so that no new user arrives between the question and the end. */
function startLock(folder: string): string {
  return path.join(folder, "postgres.start.lock");
}

/** Shared by every process that uses the server. */
function usersLock(folder: string): string {
  return path.join(folder, "postgres.users.lock");
}

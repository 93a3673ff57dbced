// The database that comes with Bondline: started, adopted after a crash, and stopped, without anybody's help.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureCluster, hasPassword, readOrMakePassword, resetPassword } from "./cluster.ts";
import { DatabaseStartError, explainDatabaseFailure, explaining } from "./database-start-error.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { chooseHost, dataFolderOf, type PostgresHost, type RootWay, replaceFile } from "./postgres-host.ts";
import {
  disownPostmasterFile,
  endLeftBehind,
  endPostmaster,
  readPostmasterFile,
  runningPostmaster,
} from "./postmaster-process.ts";
import { lockAlone, lockShared, type ProcessLock, tryLockAlone } from "./process-lock.ts";
import { ensureProductDatabase, type Greeting, greetServer, ownerUrl } from "./server-greeting.ts";
import { isPortFree, randomFreePort } from "./server-port.ts";

export interface EmbeddedDatabaseOptions {
  /** Everything the database keeps lies in here. */
  folder: string;
  log: (message: string) => void;
  /** PostgreSQL settings over the product's own, such as `{ fsync: "off" }` for tests. */
  settings?: Record<string, string>;
  /** The ways in which root may run it, in the order in which they are tried. */
  rootWays?: readonly RootWay[];
  reachableFolders?: readonly string[];
  /** How long a server that does not answer, or does not end, is waited for at each step. */
  patienceMs?: number;
}

export interface EmbeddedDatabase {
  ownerUrl: string;
  port: number;
  /** Stops the server in order, unless another process still uses it. */
  stop(): Promise<void>;
}

/** What the product sets; limits on statements are the application's own business. */
const PRODUCT_SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  random_page_cost: "1.1",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // A message's details may hold what a person typed, which is not for a log.
  log_error_verbosity: "terse",
};

const LAUNCHES_TRIED = 5;
const LOG_BYTES_KEPT = 10_000_000;

interface Start extends Required<Omit<EmbeddedDatabaseOptions, "settings">> {
  settings: Record<string, string>;
  binaries: ReturnType<typeof findPostgresBinaries>;
}

/**
 * Starts the database in `folder`, or adopts the one that already runs there. There is never more than one server on
 * one folder; several processes may use it, and the last to stop ends it. A failure is a DatabaseStartError.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = await explaining(options.folder, async () => writableFolder(options.folder));
  return await explaining(folder, async () => {
    const start = settle({ ...options, folder });
    const starting = await lockAlone(path.join(folder, "postgres.start.lock"));
    try {
      const port = (await adopt(start)) ?? (await launch(start));
      const use = lockShared(path.join(folder, "postgres.users.lock"));
      const url = ownerUrl(port, readOrMakePassword(folder), "bondline");
      return { ownerUrl: url, port, stop: stopOnce(start, use) };
    } finally {
      starting.release();
    }
  });
}

function writableFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const trial = path.join(folder, `.writable-${process.pid}`);
  fs.writeFileSync(trial, "");
  fs.rmSync(trial);
  return fs.realpathSync(folder);
}

function settle(options: EmbeddedDatabaseOptions): Start {
  return {
    rootWays: ["namespace", "copy"],
    reachableFolders: ["/var/lib/bondline", "/var/tmp/bondline"],
    patienceMs: 10_000,
    ...options,
    settings: { ...PRODUCT_SETTINGS, ...options.settings },
    binaries: findPostgresBinaries(),
  };
}

/** The port of a server left running by an earlier start, when it is healthy; one that is not is ended. */
async function adopt({ folder, binaries, patienceMs, log }: Start): Promise<number | undefined> {
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

async function launch(start: Start): Promise<number> {
  const { folder, patienceMs } = start;
  const host = chooseHost(start);
  const passwordKept = hasPassword(folder);
  const existed = fs.existsSync(path.join(host.dataFolder, "PG_VERSION"));
  await endLeftBehind(host.dataFolder, patienceMs);
  await ensureCluster(host, folder);
  if (existed && !passwordKept) await resetBeforeLaunch(host, folder);
  for (let attempt = 1; attempt < LAUNCHES_TRIED; attempt += 1) {
    const outcome = await launchOnce(start, host);
    if (typeof outcome === "number") return outcome;
    await pause(200);
  }
  throw new DatabaseStartError(
    `The database in ${folder} could not be started; what it says is in ${logFile(folder)}.`,
  );
}

async function resetBeforeLaunch(host: PostgresHost, folder: string): Promise<void> {
  disown(host.dataFolder);
  await resetPassword(host, folder);
}

/** One try: the port when the server runs, "again" when something passing was in the way. */
async function launchOnce(start: Start, host: PostgresHost): Promise<number | "again"> {
  const { folder, log, patienceMs } = start;
  const port = await choosePort(folder);
  disown(host.dataFolder);
  const logged = openLog(folder);
  const settings = Object.entries({ ...start.settings, port: String(port) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // Its own session, so that Ctrl-C in our terminal does not reach it before we have finished our work.
  const server = host.spawn(host.binaries.postgres, ["-D", host.dataFolder, ...settings], {
    stdio: ["ignore", logged.descriptor, logged.descriptor],
    detached: true,
  });
  fs.closeSync(logged.descriptor);
  const running = { ended: false };
  const ended = new Promise<void>((resolve) => server.once("exit", resolve).once("error", resolve)).then(
    () => {
      running.ended = true;
    },
  );
  server.unref();
  const greeting = await untilReady(start, host.dataFolder, port, running);
  if (greeting === "welcome") {
    await ensureProductDatabase(port, readOrMakePassword(folder));
    log(`The database runs on port ${port}.`);
    return port;
  }
  if (greeting === "stranger") {
    await endPostmaster(host.dataFolder, host.binaries.pgCtl, patienceMs);
    await resetBeforeLaunch(host, folder);
    return "again";
  }
  await ended;
  return whetherAgain(fs.readFileSync(logFile(folder), "utf8").slice(logged.length), start, host);
}

/** As long as the server lives it is waited for: after a crash of a large database, recovery takes its time. */
async function untilReady(
  { folder, log, patienceMs }: Start,
  dataFolder: string,
  port: number,
  running: { ended: boolean },
): Promise<Greeting> {
  let toldAt = performance.now();
  while (!running.ended) {
    const file = readPostmasterFile(dataFolder);
    if (file?.ready && file.port === port) {
      const greeting = await greetServer(port, readOrMakePassword(folder), dataFolder, patienceMs);
      if (greeting === "welcome" || greeting === "stranger") return greeting;
    }
    if (performance.now() - toldAt > 10_000) {
      log("The database is still starting.");
      toldAt = performance.now();
    }
    await pause(20);
  }
  return "silent";
}

/** Obstacles that pass: a port taken meanwhile, and what an old server has not let go of yet. */
const PASSING =
  /Address already in use|could not bind|could not create any TCP\/IP sockets|postmaster\.pid" already exists|pre-existing shared memory block/;

async function whetherAgain(
  said: string,
  { folder, patienceMs }: Start,
  host: PostgresHost,
): Promise<"again"> {
  if (!PASSING.test(said)) throw explainDatabaseFailure(said, folder);
  if (/bind|Address already in use|TCP\/IP/.test(said)) fs.rmSync(portFile(folder), { force: true });
  await endLeftBehind(host.dataFolder, patienceMs);
  return "again";
}

function disown(dataFolder: string): void {
  if (runningPostmaster(dataFolder) !== undefined)
    throw new DatabaseStartError(`A database server already runs in ${dataFolder}.`);
  disownPostmasterFile(dataFolder);
}

/** The port of the last start when nobody else has it now, so that saved connections keep working; else another. */
async function choosePort(folder: string): Promise<number> {
  const kept = fs.existsSync(portFile(folder))
    ? Number(fs.readFileSync(portFile(folder), "utf8"))
    : Number.NaN;
  if (Number.isInteger(kept) && kept > 1023 && kept < 65_536 && (await isPortFree(kept))) return kept;
  const port = await randomFreePort();
  replaceFile(portFile(folder), `${port}\n`);
  return port;
}

function portFile(folder: string): string {
  return path.join(folder, "postgres.port");
}

function logFile(folder: string): string {
  return path.join(folder, "postgres.log");
}

function openLog(folder: string): { descriptor: number; length: number } {
  const file = logFile(folder);
  const tooLong = fs.existsSync(file) && fs.statSync(file).size > LOG_BYTES_KEPT;
  if (tooLong) fs.renameSync(file, `${file}.1`);
  const descriptor = fs.openSync(file, "a", 0o600);
  return { descriptor, length: fs.fstatSync(descriptor).size };
}

/** The last user ends the server; the start lock keeps a new user from arriving between the question and the end. */
function stopOnce(
  { folder, binaries, patienceMs }: Start,
  use: ProcessLock | undefined,
): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const stopping = await lockAlone(path.join(folder, "postgres.start.lock"));
    use?.release();
    const last = tryLockAlone(path.join(folder, "postgres.users.lock"));
    try {
      if (last !== undefined) await endPostmaster(dataFolderOf(folder), binaries.pgCtl, patienceMs);
    } finally {
      last?.release();
      stopping.release();
    }
  };
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

// Starts the database server on its files, past every obstacle that passes by itself.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureCluster, hasPassword, readOrMakePassword, resetPassword } from "./cluster.ts";
import { DatabaseStartError, explainDatabaseFailure } from "./database-start-error.ts";
import type { EmbeddedStart } from "./embedded-start.ts";
import { chooseHost, type PostgresHost } from "./postgres-host.ts";
import {
  disownPostmasterFile,
  endLeftBehind,
  endPostmaster,
  readPostmasterFile,
  runningPostmaster,
} from "./postmaster-process.ts";
import { ensureProductDatabase, type Greeting, greetServer } from "./server-greeting.ts";
import { openServerLog, readServerLog, serverLogFile } from "./server-log.ts";
import { choosePort, forgetPort } from "./server-port.ts";

const LAUNCHES_TRIED = 5;

/** Starts the server, making its files first when there are none. Answers its port. */
export async function launchServer(start: EmbeddedStart): Promise<number> {
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
    `The database in ${folder} could not be started; what it says is in ${serverLogFile(folder)}.`,
  );
}

async function resetBeforeLaunch(host: PostgresHost, folder: string): Promise<void> {
  disown(host.dataFolder);
  await resetPassword(host, folder);
}

/** One try: the port when the server runs, "again" when something passing was in the way. */
async function launchOnce(start: EmbeddedStart, host: PostgresHost): Promise<number | "again"> {
  const { folder, log, patienceMs } = start;
  const port = await choosePort(folder);
  disown(host.dataFolder);
  const logged = openServerLog(folder);
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
  return whetherAgain(readServerLog(folder, logged.length), start, host);
}

/** As long as the server lives it is waited for: after a crash of a large database, recovery takes its time. */
async function untilReady(
  { folder, log, patienceMs }: EmbeddedStart,
  dataFolder: string,
  port: number,
  running: { ended: boolean },
): Promise<Greeting> {
  let loggedAt = performance.now();
  while (!running.ended) {
    const file = readPostmasterFile(dataFolder);
    if (file?.ready && file.port === port) {
      const greeting = await greetServer(port, readOrMakePassword(folder), dataFolder, patienceMs);
      if (greeting === "welcome" || greeting === "stranger") return greeting;
    }
    if (performance.now() - loggedAt > 10_000) {
      log("The database is still starting.");
      loggedAt = performance.now();
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
  { folder, patienceMs }: EmbeddedStart,
  host: PostgresHost,
): Promise<"again"> {
  if (!PASSING.test(said)) throw explainDatabaseFailure(said, folder);
  if (/bind|Address already in use|TCP\/IP/.test(said)) forgetPort(folder);
  await endLeftBehind(host.dataFolder, patienceMs);
  return "again";
}

function disown(dataFolder: string): void {
  if (runningPostmaster(dataFolder) !== undefined)
    throw new DatabaseStartError(`A database server already runs in ${dataFolder}.`);
  disownPostmasterFile(dataFolder);
}

// The server process: reads its settings, starts the embedded database where none is named, serves, and stops in order.

import { join } from "node:path";
import { ConfigurationError, readSettings } from "./config.ts";
import { PoolerError } from "./database/direct-connection.ts";
import { MigrationError } from "./database/migrate.ts";
import { sentenceOfOutsideFault } from "./database/unavailable.ts";
import { DemoRefused } from "./demo/demo-accounts.ts";
import { seedOnce } from "./demo/seed-once.ts";
import { discardUnfinishedFill } from "./demo/unfinished-fill.ts";
import { welcome } from "./demo/welcome.ts";
import { readEnvironment } from "./environment.ts";
import { startDatabase } from "./start-database.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { endOnUncaught } from "./unexpected-end.ts";

const PROJECT = join(import.meta.dirname, "..");

try {
  await serve();
} catch (thrown) {
  console.error(sentenceOf(thrown));
  process.exit(1);
}

async function serve(): Promise<void> {
  const environment = readEnvironment(PROJECT, process.env);
  const settings = readSettings(environment, PROJECT);

  const database = await startDatabase(settings);
  let server: RunningServer;
  try {
    if (settings.mode === "development") await discardUnfinishedFill(settings, database.ownerUrl);
    server = await startServer({
      settings,
      ownerUrl: database.ownerUrl,
      isForDemo: settings.mode === "development",
      fill: settings.mode === "development" ? seedOnce : async () => undefined,
      clientFolder: join(PROJECT, "web", "dist"),
      logLevel: environment.LOG_LEVEL ?? "warn",
    });
  } catch (cause) {
    await afterFailure(() => database.stop());
    throw cause;
  }
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= server.stop().then(() => database.stop());
    return stopping;
  };
  endOnUncaught(server.app.log, stop);
  // Ctrl-C reaches us from the terminal and once more from whoever started us.
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
  // Last: whoever reads that it is ready may tell it to stop at once.
  console.log(welcome(settings));
  // Whoever started us may be gone by now, which is no reason to end.
  process.send?.("ready", undefined, undefined, () => undefined);
}

/** What stopped the start is shown; that the stop failed of the same adds nothing. */
async function afterFailure(stop: () => Promise<void>): Promise<void> {
  await stop().catch(() => undefined);
}

/** One clear sentence for what the person at the keyboard can mend; the whole error for what only we can. */
function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if ("code" in thrown && thrown.code === "EADDRINUSE")
    return `The port ${"port" in thrown ? thrown.port : ""} is taken by another program: set PORT to a free one, such as PORT=4100 npm start.`;
  const isPlain =
    thrown instanceof ConfigurationError ||
    thrown instanceof MigrationError ||
    thrown instanceof PoolerError ||
    thrown instanceof DemoRefused ||
    thrown.name === "DatabaseStartError" ||
    thrown.name === "SandboxRefused";
  return isPlain ? thrown.message : (sentenceOfOutsideFault(thrown) ?? thrown.stack ?? thrown.message);
}

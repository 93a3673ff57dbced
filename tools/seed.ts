// npm run seed: fills an empty database with the demo cast and some of its business; on a filled one it does nothing.
import { readSettings } from "../server/config.ts";
import { DemoRefused, requireDemoMode } from "../server/demo/demo-accounts.ts";
import { seedOnce } from "../server/demo/seed-once.ts";
import { discardUnfinishedFill } from "../server/demo/unfinished-fill.ts";
import { readEnvironment } from "../server/environment.ts";
import { startDatabase } from "../server/start-database.ts";
import { startServer } from "../server/start-server.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

try {
  await seed();
  printLine("The demo cast and its business are there.");
} catch (thrown) {
  if (!(thrown instanceof DemoRefused)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const settings = readSettings(readEnvironment(PROJECT_ROOT, process.env), PROJECT_ROOT);
  // Before a start, which would apply migrations.
  requireDemoMode(settings);
  const database = await startDatabase(settings);
  try {
    await discardUnfinishedFill(settings, database.ownerUrl);
    // Any free port will do: nobody is meant to visit, and a running server keeps its own.
    const server = await startServer({
      settings: { ...settings, port: 0 },
      ownerUrl: database.ownerUrl,
      isForDemo: true,
      fill: seedOnce,
      logLevel: "warn",
    });
    await server.stop();
  } finally {
    await database.stop();
  }
}

// The product's server some days from now, for stories in which time goes by: it runs the tasks that it is told to, each once.

import { join } from "node:path";
import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import { readSettings } from "../server/config.ts";
import { readEnvironment } from "../server/environment.ts";
import { TASKS } from "../server/jobs.ts";
import { startDatabase } from "../server/start-database.ts";
import { startServer } from "../server/start-server.ts";

const PROJECT = join(import.meta.dirname, "..");
const DAY_MILLISECONDS = 86_400_000;

/** What comes by the clock, and says nothing of whom it is about. */
export type DueTask = "charge-periods" | "invoice-periods";

const ahead = Number(process.argv[2]) * DAY_MILLISECONDS;
const settings = readSettings(readEnvironment(PROJECT, process.env), PROJECT);
const database = await startDatabase(settings);
const server = await startServer({
  settings,
  ownerUrl: database.ownerUrl,
  clock: { now: () => instantFromMilliseconds(Date.now() + ahead) },
  clientFolder: join(PROJECT, "web", "dist"),
  logLevel: "warn",
});
process.on("message", async (task: DueTask) => {
  await TASKS[task](server.app);
  process.send?.(task);
});
process.on("SIGTERM", async () => {
  await server.stop();
  await database.stop();
  process.exit(0);
});
console.log("Bondline is ready");

// One PostgreSQL for a whole test run, in a folder of its own; it forgets safety for speed.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  type EmbeddedDatabase,
  endEmbeddedDatabase,
  startEmbeddedDatabase,
} from "../../server/database/embedded/embedded-database.ts";

const PREFIX = "bondline-test-database-";
const MINUTES_LEFT_ALONE = 10;

/** What makes tests fast; none of it would survive a power cut, and none of it needs to. */
export const TEST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** Starts the run's database, in the folder that it names; `stop` also removes it. */
export async function startTestDatabase(): Promise<EmbeddedDatabase & { folder: string }> {
  await removeForsaken();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), PREFIX));
  const database = await startEmbeddedDatabase({
    folder,
    log: () => undefined,
    settings: TEST_SETTINGS,
    reachableFolders: [`/var/tmp/${PREFIX}copies`],
  });
  const stop = async () => {
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, folder, stop };
}

/** A run that was killed leaves its database behind; the next run clears it away. */
async function removeForsaken(): Promise<void> {
  const folders = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const folder of folders.map((name) => path.join(os.tmpdir(), name))) {
    const minutesOld = (Date.now() - fs.statSync(folder).mtimeMs) / 60_000;
    if (minutesOld < MINUTES_LEFT_ALONE || !(await endEmbeddedDatabase(folder))) continue;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

// npm run doctor: looks at everything Bondline needs, and says what is wrong, why it matters and what mends it.
import { databaseExaminations } from "./doctor/database-examinations.ts";
import { type Examination, examine } from "./doctor/examination.ts";
import { machineExaminations } from "./doctor/machine-examinations.ts";
import { settingsExaminations } from "./doctor/settings-examinations.ts";
import { isReached, reachDatabase } from "./reach-database.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const database = await reachDatabase(PROJECT_ROOT).catch((error: unknown) => error);
const all = [
  ...machineExaminations(PROJECT_ROOT),
  ...settingsExaminations(PROJECT_ROOT),
  ...inDatabase(database),
];
try {
  process.exitCode = (await examine(all, printLine)) === 0 ? 0 : 1;
} finally {
  if (isReached(database)) await database.leave();
}

/** A database that cannot be reached is one trouble; one that was never made is none. */
function inDatabase(reached: unknown): Examination[] {
  if (isReached(reached)) return databaseExaminations(reached);
  if (reached === undefined) return [{ title: "the database, which the first start makes", look: () => [] }];
  return [{ title: "the database", look: () => Promise.reject(reached) }];
}

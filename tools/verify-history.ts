// npm run verify-history: hashes every entry of the history anew, and names each chain that does not hold.

import { verifyHistory } from "../server/database/history/verify-history.ts";
import { historyTrouble } from "./doctor/database-examinations.ts";
import { reachDatabase, withPool } from "./reach-database.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const database = await reachDatabase(PROJECT_ROOT);
if (database === undefined) {
  printLine("There is no history yet: the first npm start makes the database.");
} else {
  try {
    const { entries, broken } = await withPool(database.ownerUrl, verifyHistory);
    for (const { what } of historyTrouble(broken)) printLine(what);
    printLine(
      `${entries} entries verified, ${broken.length} ${broken.length === 1 ? "chain is" : "chains are"} broken.`,
    );
    process.exitCode = broken.length === 0 ? 0 : 1;
  } finally {
    await database.leave();
  }
}

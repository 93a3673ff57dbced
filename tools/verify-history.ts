// npm run verify-history: hashes every entry of the history anew, and names each chain that does not hold.

import { verifyHistory } from "../server/database/history/verify-history.ts";
import { verifySeals } from "../server/database/history/verify-seals.ts";
import { historyTrouble, sealTrouble } from "./doctor/database-examinations.ts";
import { reachDatabase, withPool } from "./reach-database.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";

const database = await reachDatabase(PROJECT_ROOT);
if (database === undefined) {
  printLine("There is no history yet: the first npm start makes the database.");
} else {
  try {
    const { entries, broken } = await withPool(database.ownerUrl, verifyHistory);
    const sealed = await withPool(database.ownerUrl, (pool) => verifySeals(pool, database.seals));
    const troubles = [...historyTrouble([...broken, ...sealed.broken]), ...sealTrouble(sealed.faults)];
    for (const { what } of troubles) printLine(what);
    const chains = new Set([...broken, ...sealed.broken].map(({ rootId }) => rootId)).size;
    printLine(
      `${entries} entries and ${sealed.seals} seals verified, ${chains} ${chains === 1 ? "chain is" : "chains are"} broken.`,
    );
    process.exitCode = troubles.length === 0 ? 0 : 1;
  } finally {
    await database.leave();
  }
}

// Takes out again what a register brought along, all of it or none: while nobody has touched any of it.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { countTouchedOf, type Imported } from "../document-import-access.ts";
import { listImported, lockImported } from "../document-import-store.ts";
import { removeWithParts } from "../remove-with-parts.ts";

const BATCH = 500;

/** Answers how many somebody has touched: where it is one or more, all of them stay. */
export async function undoImportedDocuments(tx: Transaction, imported: Imported): Promise<number> {
  await lockImported(tx, imported.importJobId);
  const touched = await countTouchedOf(tx, imported);
  if (touched > 0) return touched;
  for (;;) {
    const ids = await listImported(tx, imported.importJobId, BATCH);
    const [first] = ids;
    if (first === undefined) return 0;
    await removeWithParts(tx, ids);
    await tx.announce("document", { id: first, organisationId: imported.organisationId });
  }
}

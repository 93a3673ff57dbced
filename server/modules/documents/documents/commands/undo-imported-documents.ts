// Takes out again what a register brought along, all of it or none: while nobody has touched any of it.

import type { ImportJobId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { countTouched, deleteImported, listImported, lockImported } from "../document-import-store.ts";

type Imported = { organisationId: OrganisationId; importJobId: ImportJobId };

export async function countTouchedOf(
  tx: Transaction,
  { organisationId, importJobId }: Imported,
): Promise<number> {
  requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  return await countTouched(tx, importJobId);
}

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
    await deleteImported(tx, ids);
    await tx.announce("document", { id: first, organisationId: imported.organisationId });
  }
}

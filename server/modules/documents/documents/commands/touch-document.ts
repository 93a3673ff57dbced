// Moves a document on when something that belongs to it has changed, so that who read it before is told.

import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { updateDocumentColumns } from "../document-change-store.ts";

export async function touchDocument(
  tx: Transaction,
  { id, organisationId }: { id: DocumentId; organisationId: OrganisationId },
): Promise<void> {
  await updateDocumentColumns(tx, id, {});
  await tx.announce("document", { id, organisationId });
}

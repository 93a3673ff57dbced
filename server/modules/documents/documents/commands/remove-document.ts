// Removes a document that an organisation recorded itself, such as one that was typed in twice, while nothing hangs on it.

import { removalMessage } from "@bondline/domain/documents/documents/document-removal.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { partsOf } from "../../../../record-parts.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { deleteDocument, listHanging } from "../document-removal-store.ts";

export async function removeDocument(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_REMOVE");
  const hanging = await listHanging(tx, document.id);
  if (hanging.length > 0) refuseFields({ id: removalMessage(hanging) });
  for (const { removed } of partsOf(tx.app).document) await removed?.(tx, [document.id]);
  await deleteDocument(tx, document);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return {};
}

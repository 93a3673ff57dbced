// Removes a document that an organisation recorded itself, such as one that was typed in twice, while nothing hangs on it.

import { removalMessage } from "@bondline/domain/documents/documents/document-removal.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { listHanging } from "../document-removal-store.ts";
import { removeWithParts } from "../remove-with-parts.ts";

export async function removeDocument(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_REMOVE");
  const hanging = await listHanging(tx, document.id);
  if (hanging.length > 0) refuseFields({ id: removalMessage(hanging) });
  await removeWithParts(tx, [document.id]);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return {};
}

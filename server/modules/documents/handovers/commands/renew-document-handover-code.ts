// Gives a handover that waits a new second code, such as after too many wrong ones: the one before opens nothing any more.

import { asHandoverId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import { custodyOf } from "../handover-part.ts";
import { saveSecondCode } from "../handover-store.ts";
import { secondCodeHash, secondCodeOf } from "../second-code.ts";

export type RenewDocumentHandoverCodeInput = { id: string; documentId: string; version: number };

export async function renewDocumentHandoverCode(
  tx: Transaction,
  { documentId, version, id: named }: RenewDocumentHandoverCodeInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, { id: documentId, version }, "CAN_EDIT_DETAILS");
  const id = asHandoverId(named);
  const { handover } = custodyOf(document);
  // A digital original is opened by its link alone.
  if (handover?.id !== id || document.deliveryType === "DIGITAL") refuse("HANDOVER_NOT_FOUND", { id });

  const number = handover.secondCodeNumber + 1;
  const code = secondCodeOf(tx.app, { handoverId: id, number });
  await saveSecondCode(tx, id, { number, hash: secondCodeHash(tx.app, id, code) });
  await touchDocument(tx, document);
  return { documentId: document.id, handoverId: id, secondCodeNumber: number };
}

// Takes back a handover that waits for its recipient: its link opens nothing any more.

import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { asHandoverId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import { custodyOf } from "../handover-part.ts";
import { saveHandoverStatus } from "../handover-store.ts";

export type RemoveDocumentHandoverInput = { id: string; documentId: string; version: number };

export async function removeDocumentHandover(
  tx: Transaction,
  input: RemoveDocumentHandoverInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(
    tx,
    { id: input.documentId, version: input.version },
    "CAN_EDIT_DETAILS",
  );
  const id = asHandoverId(input.id);
  const { handover } = custodyOf(document);
  if (handover?.id !== id) refuse("HANDOVER_NOT_FOUND", { id });

  await saveHandoverStatus(tx, id, documentRequestStatusAfter("REQUESTED", "withdraw"));
  if (document.deliveryType !== "DIGITAL") {
    const { givenName, familyName } = requirePerson(tx.actor);
    const saidBy = `${givenName} ${familyName}`;
    await recordCustodyMove(tx, document, { kind: "HANDOVER_WITHDRAWN", toName: handover.name, saidBy });
  }
  await touchDocument(tx, document);
  return { documentId: document.id };
}

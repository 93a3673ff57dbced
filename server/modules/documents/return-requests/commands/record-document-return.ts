// Records that an original is back: the guarantee ends, its costs stop on that day, and its facility is free again.

import {
  documentRequestStatusAfter,
  documentStatusAfter,
} from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  closedAtOfReturn,
  recordedRules,
} from "@bondline/domain/documents/return-requests/return-request.ts";
import { asReturnRequestId } from "@bondline/domain/ids.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { accessDocumentToChange, type GrantedDocument } from "../../documents/document-access.ts";
import { notifyReturnRecorded } from "../notify-of-return.ts";
import { openReturnOf } from "../return-request-part.ts";
import { insertReturnRequest, LINK_ENDED, saveReturnRequest } from "../return-request-store.ts";

export type RecordDocumentReturnInput = {
  id: string;
  version: number;
  returnedDate: string;
  returnNote?: string | null | undefined;
};

/** Whose paper it is records it: the provider or the bank what was issued, an organisation its own. */
export async function recordDocumentReturn(
  tx: Transaction,
  { id, version, ...texts }: RecordDocumentReturnInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_CLOSE_OUT");
  const status = documentStatusAfter(document.status, "closeReturned", document);
  const rules = recordedRules(dayAt(tx.now, DEFAULT_ZONE), document.establishedAt);
  const recorded = { ...requireFields(rules, texts), endedByName: `${givenName} ${familyName}` };

  const requestId = await executeReturn(tx, document, { ...recorded, endedAt: tx.now });
  const closedAt = closedAtOfReturn(recorded.returnedDate, document.expiryZone, tx.now);
  await recordCustodyMove(tx, document, {
    kind: "RETURNED",
    fromName: openReturnOf(document)?.name ?? null,
    toName: document.supplierName ?? document.bankName ?? null,
    movedDate: recorded.returnedDate,
    saidBy: recorded.endedByName,
    note: recorded.returnNote,
  });
  await moveDocument(tx, document, { status, closedAt, closeReason: recorded.returnNote });
  await notifyReturnRecorded(tx, document, { ...recorded, id: requestId });
  return { documentId: document.id };
}

type Recorded = Pick<
  Parameters<typeof saveReturnRequest>[3],
  "returnedDate" | "returnNote" | "endedByName" | "endedAt"
>;

/** An organisation's own record may come back without having been asked for; that it did is kept in the same way. */
async function executeReturn(
  tx: Transaction,
  document: GrantedDocument<"CAN_CLOSE_OUT">,
  recorded: Recorded,
) {
  const request = openReturnOf(document);
  const status = documentRequestStatusAfter(request?.status ?? "REQUESTED", "execute");
  if (request !== undefined) {
    await saveReturnRequest(tx, document, request.id, { ...LINK_ENDED, ...recorded, status });
    return request.id;
  }
  const { accountId } = requirePerson(tx.actor);
  const id = asReturnRequestId(tx.newId());
  await insertReturnRequest(tx, document, {
    ...recorded,
    id,
    status,
    requestedBy: accountId,
    requestedByName: recorded.endedByName ?? "",
  });
  return id;
}

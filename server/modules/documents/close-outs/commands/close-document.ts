// Closes a record of the organisation's own as what became of the paper: its costs stop on that day, and its facility is free again.

import {
  CLOSE_EVENTS,
  type CloseOutcome,
  closeOutcomeFault,
  closeOutRules,
} from "@bondline/domain/documents/documents/close-out.ts";
import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { closedAtOfReturn } from "@bondline/domain/documents/return-requests/return-request.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { accessDocumentToChange } from "../../documents/document-access.ts";
import type { Document } from "../../documents/public.ts";
import { recordDocumentReturn } from "../../return-requests/commands/record-document-return.ts";

export type CloseDocumentInput = {
  id: string;
  version: number;
  outcome: CloseOutcome;
  closedDate: string;
  reason: string;
};

const ISSUED_MESSAGE =
  "This was issued through the portal, so it ends by its return, a claim or a cancellation.";

/** Issued paper ends by what is asked of it and executed. */
export async function closeDocument(
  tx: Transaction,
  { id, version, outcome, ...texts }: CloseDocumentInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_CLOSE_OUT");
  if (document.isSystemDocument) refuseFields({ id: ISSUED_MESSAGE });
  const status = statusAfterClosing(document, outcome);
  const fault = closeOutcomeFault(outcome, document);
  if (fault !== undefined) refuseFields({ outcome: fault });
  const rules = closeOutRules(dayAt(tx.now, DEFAULT_ZONE), document.establishedAt);
  const { closedDate, reason } = requireFields(rules, texts);
  if (outcome === "RETURNED")
    return await recordDocumentReturn(tx, { id, version, returnedDate: closedDate, returnNote: reason });

  await moveDocument(tx, document, {
    status,
    closedAt: closedAtOfReturn(closedDate, document.expiryZone, tx.now),
    closeReason: reason,
    closedFrom: document.status === "PROJECTED" ? "PROJECTED" : "ESTABLISHED",
  });
  return { documentId: document.id };
}

function statusAfterClosing(document: Document, outcome: CloseOutcome): DocumentStatus {
  const { status, amountCents } = document;
  const event = CLOSE_EVENTS[outcome];
  if (event === "closeReturned") return documentStatusAfter(status, event, document);
  if (event === "recordClaim")
    return documentStatusAfter(status, event, { claimedCents: amountCents, amountCents });
  return documentStatusAfter(status, event);
}

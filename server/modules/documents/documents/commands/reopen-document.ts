// Opens a record that was closed by mistake again, as it was. One whose end has passed needs a new one, or the clock would close it again.

import { needsNewEnd, REOPEN_FIELDS } from "@bondline/domain/documents/documents/close-out.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { expiryInstant } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange, type GrantedDocument } from "../document-access.ts";
import { type DocumentColumns, updateDocumentColumns } from "../document-change-store.ts";

export type ReopenDocumentInput = { id: string; version: number; expiresAt?: string | null | undefined };

const OPEN_END_MESSAGE =
  "This has not expired, so its expiry stays. You can change it once the record is open.";
const PASSED_MESSAGE = "Choose a day that is still to come.";

export async function reopenDocument(tx: Transaction, input: ReopenDocumentInput): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, input, "CAN_REOPEN");
  const status = documentStatusAfter(document.status, "reopen", {
    closedFrom: document.closedFrom === "PROJECTED" ? "PROJECTED" : "ESTABLISHED",
  });
  const ends = newEndOf(tx, document, input.expiresAt ?? "");
  await updateDocumentColumns(tx, document, {
    ...ends,
    status,
    actionAt: tx.now,
    closedAt: null,
    closeReason: null,
    closedFrom: null,
  });
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return { documentId: document.id };
}

/** Nothing where the present one still holds. */
function newEndOf(
  { now }: Transaction,
  { expiresAt: present, expiryZone: zone }: GrantedDocument<"CAN_REOPEN">,
  given: string,
): DocumentColumns {
  if (!needsNewEnd({ expiresAt: present, zone, now })) {
    if (given !== "") refuseFields({ expiresAt: OPEN_END_MESSAGE });
    return {};
  }
  const { expiresAt } = requireFields(
    { expiresAt: required(REOPEN_FIELDS.expiresAt.rule) },
    { expiresAt: given },
  );
  if (needsNewEnd({ expiresAt, zone, now })) refuseFields({ expiresAt: PASSED_MESSAGE });
  return { expiresAt, expiryInstant: expiryInstant(expiresAt, zone), interestEndDate: expiresAt };
}

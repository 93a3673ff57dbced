// Does what was asked for: the one way in which paper issued through the portal changes.

import {
  type EXECUTE_FIELDS,
  EXECUTE_RULES,
  type ExecuteValues,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import {
  changedSince,
  executionFaults,
  requestFaults,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { refuseStale } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { claimedBeside } from "../ask.ts";
import { carryOut } from "../carry-out.ts";
import { accessRequestToAnswer, type GrantedRequest } from "../document-request-access.ts";
import { termsOf } from "../document-request-part.ts";

export type ExecuteDocumentRequestInput = { id: string; version: number } & SentTexts<typeof EXECUTE_FIELDS>;

type ToExecute = GrantedRequest<"execute", "CAN_EXECUTE_REQUESTS">;

export async function executeDocumentRequest(
  tx: Transaction,
  { id, version, ...texts }: ExecuteDocumentRequestInput,
): Promise<CommandResult> {
  const on = await accessRequestToAnswer(tx, { id, version }, "execute");
  requireStillWhatWasAsked(on);
  const given = requireFields(EXECUTE_RULES, texts);
  const said = { ...given, agreement: given.agreement ?? on.request.agreement };
  refuseAny(executionFaults(on.request, said, { now: tx.now, zone: on.document.expiryZone }));
  const claimOutcome = on.request.kind === "CLAIM" ? (said.claimOutcome ?? "PAID") : null;
  requirePossible(tx, on, claimOutcome);
  await carryOut(tx, on, { ...said, claimOutcome });
  return { documentId: on.document.id, documentRequestId: on.request.id };
}

/** Of two that cross the second is answered with the record as it stands, which says what changed. */
function requireStillWhatWasAsked({ request, document }: ToExecute): void {
  if (changedSince(request.kind, request, termsOf(document)).length > 0)
    refuseStale(request.version, document.version);
}

/** A claim that is paid was in time when it was made; a reduction may be done before its day. */
function requirePossible(
  tx: Transaction,
  { request, document }: ToExecute,
  claimOutcome: ExecuteValues["claimOutcome"],
): void {
  if (claimOutcome === "PAID") return;
  const context = { now: tx.now, claimedCents: claimedBeside(document, request.id) };
  refuseAny(requestFaults({ ...request, scheduledDate: null, milestone: null }, termsOf(document), context));
}

function refuseAny(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) refuseFields(faults);
}

// Does what was asked for: the one way in which paper issued through the portal changes.

import { EXECUTE_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import {
  changedSince,
  executionFaults,
  requestFaults,
  termsAfter,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changeIssuedDocument } from "../../documents/commands/change-issued-document.ts";
import { nameOfActor } from "../answer.ts";
import { claimedBeside } from "../ask.ts";
import { accessRequestToAnswer, type GrantedRequest } from "../document-request-access.ts";
import { tellAnswered } from "../document-request-mails.ts";
import { termsOf } from "../document-request-part.ts";
import { saveAnswer, saveEndOfRequests } from "../document-request-store.ts";

export type ExecuteDocumentRequestInput = {
  id: string;
  version: number;
  agreement?: string | null | undefined;
  claimOutcome?: string | null | undefined;
  paidDate?: string | null | undefined;
  paymentReference?: string | null | undefined;
};

type ToExecute = GrantedRequest<"execute", "CAN_EXECUTE_REQUESTS">;

export async function executeDocumentRequest(
  tx: Transaction,
  { id, version, ...texts }: ExecuteDocumentRequestInput,
): Promise<Answer> {
  const on = await accessRequestToAnswer(tx, { id, version }, "execute");
  const { request, document } = on;
  requireStillWhatWasAsked(on);
  const terms = termsOf(document);
  const said = requireFields(EXECUTE_RULES, texts);
  const at = { now: tx.now, zone: document.expiryZone };
  refuseAny(executionFaults(request, said, at));
  const claimOutcome = request.kind === "CLAIM" ? (said.claimOutcome ?? "PAID") : null;
  if (claimOutcome !== "PAID")
    refuseAny(
      requestFaults(request, terms, { now: tx.now, claimedCents: claimedBeside(document, request.id) }),
    );

  const after = termsAfter({ ...request, claimOutcome }, terms);
  const amendmentNumber = await changeIssuedDocument(tx, document, { ...after, wording: wordingOf(request) });
  const by = nameOfActor(tx);
  await saveAnswer(tx, request, {
    status: documentRequestStatusAfter(request.status, "execute"),
    agreement: request.kind === "CLAIM" ? null : said.agreement,
    claimOutcome,
    paidDate: claimOutcome === "PAID" ? said.paidDate : null,
    paymentReference: claimOutcome === "PAID" ? said.paymentReference : null,
    ...(request.answeredAt === null ? { answeredByName: by, answeredAt: tx.now } : {}),
    executedByName: by,
    executedAt: tx.now,
    executedDate: dayAt(tx.now, document.expiryZone),
    amendmentNumber,
    amountBeforeCents: document.amountCents,
    amountAfterCents: isClosed(after.status) ? ZERO_CENTS : after.amountCents,
    expiryBeforeDate: document.expiresAt,
    expiryAfterDate: after.expiresAt,
  });
  if (isClosed(after.status))
    await saveEndOfRequests(tx, document.id, documentRequestStatusAfter("REQUESTED", "expire"));
  await tellAnswered(tx, document, { id: request.id, news: "execute" });
  return { documentId: document.id, documentRequestId: request.id };
}

/** Of two that cross the second is answered with the record as it stands, which says what changed. */
function requireStillWhatWasAsked({ request, document }: ToExecute): void {
  if (changedSince(request.kind, request, termsOf(document)).length > 0)
    refuse("CONFLICT", { versionRead: request.version, versionNow: document.version });
}

function wordingOf({ wordingField, newText }: ToExecute["request"]) {
  return wordingField === null || newText === null ? undefined : { field: wordingField, text: newText };
}

function refuseAny(faults: Readonly<Record<string, string>>): void {
  if (Object.keys(faults).length > 0) refuseFields(faults);
}

// What executing a request does: the document changes, the request keeps what it was before and after, all sides hear of it.

import type { ExecuteValues } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import {
  requestFaults,
  termsAfter,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { changeIssuedDocument, type ExecutedDocument } from "../documents/commands/change-issued-document.ts";
import { enqueueAmendmentPaper } from "./amendment-paper-jobs.ts";
import { nameOfActor, PORTAL_NAME } from "./answer.ts";
import { claimedBeside } from "./ask.ts";
import { notifyAnswered } from "./document-request-mails.ts";
import { termsOf } from "./document-request-part.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";
import { saveAnswer, saveEndOfRequests } from "./document-request-store.ts";
import { hashWith } from "./wording-in-force.ts";

type ToCarryOut = { request: Granted<DocumentRequestRow, "execute">; document: ExecutedDocument };

export async function carryOut(
  tx: Transaction,
  { request, document }: ToCarryOut,
  said: ExecuteValues,
  by = nameOfActor(tx),
): Promise<void> {
  const { claimOutcome } = said;
  const after = termsAfter({ ...request, claimOutcome }, termsOf(document));
  const amendment = amendmentOf({ request, document }, { after, day: dayAt(tx.now, document.expiryZone) });
  const wordingHash = hashWith(document, amendment);
  await changeIssuedDocument(tx, document, {
    ...after,
    amendmentNumber: amendment.amendmentNumber,
    amendedWordingHash: wordingHash,
    wording: wordingOf(request),
  });
  await saveAnswer(tx, request, {
    status: documentRequestStatusAfter(request.status, "execute"),
    agreement: request.kind === "CLAIM" ? null : said.agreement,
    claimOutcome,
    paidDate: claimOutcome === "PAID" ? said.paidDate : null,
    paymentReference: claimOutcome === "PAID" ? said.paymentReference : null,
    ...(request.answeredAt === null ? { answeredByName: by, answeredAt: tx.now } : {}),
    executedByName: by,
    executedAt: tx.now,
    ...amendment,
    wordingHash,
  });
  if (isClosed(after.status))
    await saveEndOfRequests(tx, document.id, documentRequestStatusAfter("REQUESTED", "expire"));
  else await enqueueAmendmentPaper(tx, request.id);
  await notifyAnswered(tx, document, { id: request.id, news: "execute" });
}

/** What was agreed to be done later. One that can't be done any more, such as beside a claim that waits, stays accepted for somebody to decide about. */
export async function carryOutStage(tx: Transaction, on: ToCarryOut): Promise<void> {
  const { request, document } = on;
  const context = { now: tx.now, claimedCents: claimedBeside(document, request.id) };
  // Its day is no day to come any more.
  const asked = { ...request, scheduledDate: null, milestone: null };
  if (Object.keys(requestFaults(asked, termsOf(document), context)).length > 0) return;
  const said = { agreement: request.agreement, claimOutcome: null, paidDate: null, paymentReference: null };
  await carryOut(tx, on, said, PORTAL_NAME);
}

type Outcome = { after: ReturnType<typeof termsAfter>; day: PlainDate };

function amendmentOf({ request, document }: ToCarryOut, { after, day }: Outcome) {
  return {
    amendmentNumber: document.amendmentNumber + 1,
    executedDate: day,
    amountBeforeCents: document.amountCents,
    amountAfterCents: isClosed(after.status) ? ZERO_CENTS : after.amountCents,
    expiryBeforeDate: document.expiresAt,
    expiryAfterDate: after.expiresAt,
    wordingField: request.wordingField,
    fromText: request.fromText,
    newText: request.newText,
  };
}

function wordingOf({ wordingField, newText }: DocumentRequestRow) {
  return wordingField === null || newText === null ? undefined : { field: wordingField, text: newText };
}

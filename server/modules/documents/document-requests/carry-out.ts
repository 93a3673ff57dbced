// What executing a request does: the document changes, the request keeps what it was before and after, all sides hear of it.

import type { ExecuteValues } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { termsAfter } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { changeIssuedDocument, type ExecutedDocument } from "../documents/commands/change-issued-document.ts";
import { nameOfActor } from "./answer.ts";
import { tellAnswered } from "./document-request-mails.ts";
import { termsOf } from "./document-request-part.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";
import { saveAnswer, saveEndOfRequests } from "./document-request-store.ts";

type ToCarryOut = { request: Granted<DocumentRequestRow, "execute">; document: ExecutedDocument };

export async function carryOut(
  tx: Transaction,
  { request, document }: ToCarryOut,
  said: ExecuteValues,
): Promise<void> {
  const { claimOutcome } = said;
  const after = termsAfter({ ...request, claimOutcome }, termsOf(document));
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
}

function wordingOf({ wordingField, newText }: DocumentRequestRow) {
  return wordingField === null || newText === null ? undefined : { field: wordingField, text: newText };
}

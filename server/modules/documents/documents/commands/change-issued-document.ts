// Changes the terms of paper issued through the portal, once whoever issued it executes what was asked for.

import { type DocumentStatus, isClosed } from "@bondline/domain/documents/documents/document.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { expiryInstant } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { GrantedDocument } from "../document-access.ts";
import { updateDocumentColumns } from "../document-change-store.ts";

export type IssuedTerms = { status: DocumentStatus; amountCents: Cents; expiresAt: PlainDate | null };

/** Answers the number of the amendment. What is closed costs nothing from that moment on. */
export async function changeIssuedDocument(
  tx: Transaction,
  document: GrantedDocument<"CAN_EXECUTE_REQUESTS">,
  { status, amountCents, expiresAt }: IssuedTerms,
): Promise<number> {
  const amendmentNumber = document.amendmentNumber + 1;
  await updateDocumentColumns(tx, document, {
    status,
    amountCents,
    expiresAt,
    expiryInstant: expiresAt === null ? null : expiryInstant(expiresAt, document.expiryZone),
    interestEndDate: expiresAt === document.expiresAt ? document.interestEndDate : expiresAt,
    closedAt: isClosed(status) ? tx.now : null,
    amendmentNumber,
  });
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  return amendmentNumber;
}

// How an enquiry about finance moves on: what may follow its status, and what its end does to the draft that it is about.

import { ENQUIRY_STATUS_TEXT, type EnquiryEvent, mayFollow } from "@bondline/domain/money/finance/finance.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";
import { declineFinanceApplication, type EndingEnquiry } from "./finance-store.ts";

export function requireMayFollow({ status }: FinanceEnquiryRow, event: EnquiryEvent): void {
  if (mayFollow(status, event)) return;
  refuse("INVALID_TRANSITION", { record: "enquiry", status: ENQUIRY_STATUS_TEXT[status], event });
}

/** The draft goes on without finance; whoever changes their mind may apply again. */
export async function freeDraft(tx: Transaction, enquiry: EndingEnquiry): Promise<void> {
  if (enquiry.draftId === null) return;
  await declineFinanceApplication(tx, enquiry);
  await tx.announce("draft", { id: enquiry.draftId, organisationId: enquiry.organisationId });
}

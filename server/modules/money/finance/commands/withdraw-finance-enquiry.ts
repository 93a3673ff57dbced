// Whoever asked about finance wants it no more: the enquiry ends, and the operator is notified.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFinanceEnquiryToWithdraw } from "../finance-access.ts";
import { sendFinanceWithdrawn } from "../finance-mails.ts";
import { endEnquiry } from "../finance-store.ts";
import { freeDraft, requireMayFollow } from "../move-enquiry.ts";

export async function withdrawFinanceEnquiry(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const enquiry = await accessFinanceEnquiryToWithdraw(tx, input);
  requireMayFollow(enquiry, "withdraw");
  await endEnquiry(tx, enquiry, { status: "WITHDRAWN" });
  await freeDraft(tx, enquiry);
  await sendFinanceWithdrawn(tx, enquiry);
  return { financeEnquiryId: enquiry.id };
}

// The provider closes an enquiry about finance that comes to nothing, and says why to whoever asked.

import { FINANCE_CLOSING_RULES } from "@bondline/domain/money/finance/finance-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFinanceEnquiryToAnswer } from "../finance-access.ts";
import { sendFinanceClosed } from "../finance-mails.ts";
import { endEnquiry } from "../finance-store.ts";
import { freeDraft, requireMayFollow } from "../move-enquiry.ts";

export type CloseFinanceEnquiryInput = { id: string; version: number; closingReason: string };

export async function closeFinanceEnquiry(
  tx: Transaction,
  input: CloseFinanceEnquiryInput,
): Promise<CommandResult> {
  const enquiry = await accessFinanceEnquiryToAnswer(tx, input);
  requireMayFollow(enquiry, "close");
  const { closingReason } = requireFields(FINANCE_CLOSING_RULES, { closingReason: input.closingReason });
  await endEnquiry(tx, enquiry, { status: "CLOSED", closingReason });
  await freeDraft(tx, enquiry);
  await sendFinanceClosed(tx, enquiry, closingReason);
  return { financeEnquiryId: enquiry.id };
}

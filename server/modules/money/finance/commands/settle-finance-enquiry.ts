// The finance that was asked for has been paid out: what and when is kept with the enquiry, and shown to whoever asked.

import { settlementFaults } from "@bondline/domain/money/finance/finance.ts";
import { FINANCE_SETTLEMENT_RULES } from "@bondline/domain/money/finance/finance-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFinanceEnquiryToAnswer } from "../finance-access.ts";
import { sendFinanceSettled } from "../finance-mails.ts";
import { endEnquiry } from "../finance-store.ts";
import { requireMayFollow } from "../move-enquiry.ts";

export type SettleFinanceEnquiryInput = {
  id: string;
  version: number;
  settledAmount: string;
  settledDate: string;
};

export async function settleFinanceEnquiry(
  tx: Transaction,
  input: SettleFinanceEnquiryInput,
): Promise<CommandResult> {
  const enquiry = await accessFinanceEnquiryToAnswer(tx, input);
  requireMayFollow(enquiry, "settle");
  const { settledAmount, settledDate } = input;
  const settlement = requireFields(FINANCE_SETTLEMENT_RULES, { settledAmount, settledDate });
  const faults = settlementFaults(settlement, {
    askedCents: enquiry.financeAmountCents,
    askedOn: dayAt(enquiry.createdAt, DEFAULT_ZONE),
    today: dayAt(tx.now, DEFAULT_ZONE),
  });
  if (Object.keys(faults).length > 0) refuseFields(faults);

  await endEnquiry(tx, enquiry, { status: "SETTLED", ...settlement });
  await sendFinanceSettled(tx, enquiry, settlement);
  return { financeEnquiryId: enquiry.id };
}

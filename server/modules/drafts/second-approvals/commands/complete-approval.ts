// Does what an approval does: raises the invoice, and asks for what the bank needs by now and for the payment; with nothing to pay, the bank is told that it can issue.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { invoiceTotals } from "@bondline/domain/money/invoices/invoice.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { raiseInvoice } from "../../../money/invoices/commands/raise-invoice.ts";
import { earnReferralCredit } from "../../../money/referrals/commands/earn-referral-credit.ts";
import { holdReferralCredits } from "../../../money/referrals/commands/hold-referral-credits.ts";
import type { GrantedDraft } from "../../drafts/draft-access.ts";
import {
  notifyReadyToIssue,
  partsOfDraft,
  priceDraft,
  referralDiscountCents,
  saveDraftStatus,
  sendPaymentRequested,
} from "../../drafts/public.ts";
import type { Approval } from "../draft-approvable.ts";

export async function completeApproval(
  tx: Transaction,
  draft: GrantedDraft<"CAN_APPROVE_SUBMISSION">,
  { fee, hash, added }: Approval,
): Promise<void> {
  const credits = await holdReferralCredits(tx, draft);
  const price = priceDraft({ ...draft, referralCreditCents: credits.leftCents }, fee, tx.now);
  if (price === undefined) throw new Error("A submitted draft has an amount.");
  const lines = [...price.lines, ...added];
  const { totalCents } = invoiceTotals(lines);
  if (totalCents < 0n) refuseFields({ lineItems: "An invoice cannot total less than zero." });
  const status = draftStatusAfter(draft.status, "approve", { totalCents });

  const invoice = totalCents > 0n ? await raiseInvoice(tx, draft, lines) : undefined;
  await credits.use(referralDiscountCents(price));
  if (invoice === undefined) await earnReferralCredit(tx, draft.id);
  await saveDraftStatus(tx, draft, status, {
    feeSummaryId: fee.id,
    supplierId: fee.supplier.id,
    isVisibleToSupplier: true,
    totalFeesCents: totalCents,
    approvedAt: tx.now,
    approvedWordingHash: hash,
    ...(invoice === undefined ? { paidAt: tx.now } : {}),
  });
  for (const { approved } of partsOfDraft(tx.app)) await approved?.(tx, draft, fee.supplier);
  if (invoice === undefined) await notifyReadyToIssue(tx, draft);
  else await sendPaymentRequested(tx, draft, invoice);
}

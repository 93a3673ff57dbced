// Moves a draft on once every line of its invoices is paid in full; before and after that only shows what has come in, and sends the receipt of a later invoice.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { chargedCents, isPayable } from "@bondline/domain/money/invoices/invoice.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { InvoiceRow } from "../../../money/invoices/public.ts";
import { earnReferralCredit } from "../../../money/referrals/commands/earn-referral-credit.ts";
import type { Draft } from "../../drafts/public.ts";
import {
  findDraft,
  notifyLaterInvoicePaid,
  notifyPaymentReceived,
  saveDraftStatus,
  sendRefundsDue,
} from "../../drafts/public.ts";

type Invoiced = Pick<Draft, "id" | "organisationId" | "invoices">;

/** Called with the draft locked, after a payment was written to one of its invoices; what it is called with was read before. */
export async function settleDraftPayment(
  tx: Transaction,
  before: Granted<Invoiced, "CAN_RECORD_PAYMENT" | "CAN_SETTLE_PAYMENT" | "AS_SYSTEM">,
): Promise<void> {
  const draft = await findDraft(tx, before.id);
  if (draft === undefined) throw new Error("A payment came for a draft that is not there.");
  const isPaidInFull =
    draft.invoices.every(({ status }) => status !== "open") &&
    draft.invoices.some(({ status }) => status === "paid");

  if (draft.status === "PENDING_PAYMENT" && isPaidInFull) {
    await saveDraftStatus(tx, before, draftStatusAfter(draft.status, "paymentComplete"), {
      paidAt: tx.now,
    });
    await earnReferralCredit(tx, draft.id);
    await notifyPaymentReceived(tx, draft);
  } else {
    // Money that comes for one that is archived brings it back.
    const { statusChangedAt } = draft;
    await saveDraftStatus(tx, before, draft.status, { statusChangedAt, archivedAt: null });
    await showOnDocument(tx, draft);
    if (draft.status !== "PENDING_PAYMENT")
      for (const invoice of paidSince(before, draft)) await notifyLaterInvoicePaid(tx, draft, invoice);
  }
  await sendRefundsDue(tx, draft);
}

/** Its page has the invoices too. */
async function showOnDocument(tx: Transaction, { documentId, organisationId }: Draft): Promise<void> {
  if (documentId !== null) await tx.announce("document", { id: documentId, organisationId });
}

/** Without one that was credited as a whole: nothing came for it. */
function paidSince(before: Invoiced, { invoices }: Draft): InvoiceRow[] {
  const open = new Set(before.invoices.filter(({ status }) => isPayable(status)).map(({ id }) => id));
  return invoices.filter(
    (each) => each.status === "paid" && open.has(each.id) && chargedCents(each) > ZERO_CENTS,
  );
}
